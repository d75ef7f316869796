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

int arrange_word(struct arranging *x, const json_t *value, const char *what,
                 const char *const *words)
{
    const char *said = json_string_value(value);
    for (int i = 0; said && words[i]; i++)
        if (!strcmp(words[i], said))
            return i;
    arrange_unknown(x, what, said ? said : "", words);
    return -1;
}

bool arrange_named(struct arranging *x, const json_t *value, const char *what,
                   int (*find)(const struct arb_run *g, const char *name),
                   const struct arrange_part *rows)
{
    const char *name;
    json_t *keys;
    json_object_foreach ((json_t *)value, name, keys) {
        size_t before = arrange_enter(x, ".%s", name);
        x->thing = find(x->g, name);
        if (!x->thing)
            return arrange_fail(x, "there is no %s of this name", what);
        if (!arrange_keys(x, rows, keys))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

#ifdef KIT_BOARD
bool arrange_on_cells(struct arranging *x, int to, const json_t *value, arrange_setter *set)
{
    const char *name;
    json_t *one;
    json_object_foreach ((json_t *)value, name, one) {
        size_t before = arrange_enter(x, ".%s", name);
        json_t *said = json_string(name);
        x->cell = arrange_cell(x, said);
        json_decref(said);
        if (!x->cell || !set(x, to, one))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

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
