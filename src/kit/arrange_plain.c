/* What a game need not say of positions: things are called by their names, and whatever its
 * parts allow is a position. */
#include "kit_config.h"

#include "arrange_setters.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT bool game_is_thing(const json_t *value)
{
#ifdef KIT_PLACING_H
    return placing_is_thing(value);
#else
    return json_is_string(value);
#endif
}

MAY_BE_LEFT_OUT bool game_arranged(struct arranging *x)
{
    (void)x;
    return true;
}

#ifdef KIT_BOARD
int arrange_cell(struct arranging *x, const json_t *name)
{
    const char *said = json_string_value(name);
    int cell = said ? board_find(KIT_BOARD(x->g), said) : 0;
    char first[BOARD_LETTERS];
    if (!cell)
        arrange_fail(x, "expected a cell of the board, such as \"%s\"",
                     board_name(KIT_BOARD(x->g), 1, first));
    return cell;
}
#endif
