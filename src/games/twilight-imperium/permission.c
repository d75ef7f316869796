/* What effects forbid, allow or let somebody ignore: 1.2 it goes before the rules, 1.6 "cannot"
 * goes before everything. */
#include "kit_config.h"

static void decided(UNUSED const struct arb_run *g, enum change permission)
{
    RULE("1.2");
    if (!strncmp(change_names[permission], "cannot", 6))
        RULE("1.6");
}

bool seat_is_told(const struct arb_run *g, int seat, enum change permission)
{
    bool told = table_rule(g, seat, permission) != 0;
    if (told && g->marks)
        decided(g, permission);
    return told;
}

bool thing_is_told(const struct arb_run *g, int thing, enum change permission)
{
    bool told = source_of_change(g, thing, permission) != 0;
    if (told && g->marks)
        decided(g, permission);
    return told;
}

bool seat_is_told_of(const struct arb_run *g, int seat, int thing, enum change permission)
{
    struct changes it = changes_of(g, thing, permission);
    while (next_change(&it)) {
        struct scope sc = {.source = (uint16_t)it.source, .you = it.you};
        if (it.seat != NOBODY ? it.seat == seat : is_who(g, &sc, it.modifier->who, seat)) {
            decided(g, permission);
            return true;
        }
    }
    return false;
}
