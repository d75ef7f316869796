/* Equipment, attachments and items: what fits where, and how it is charged.
 *
 * board.3 to .7     one piece for head, body and feet each; an attachment in a slot of its type;
 *                   only what is equipped works
 * mission.setup.10c gear changes before the mission and on a rest turn only, items never then
 * equip.4, attach.3 a card holds as many nova cells as it has slots */
#include "kit_config.h"

/* What fits. */

/* board.5, .6, attach.6: a slot of its type for each attachment; without a type it goes into any.
 */
static bool attachments_fit(const struct arb_run *g, int figure, int gear)
{
    const struct def *class_ = def_of(g, board_of(figure));
    uint8_t types[GEAR_EACH];
    int count = 0;
    EACH_GEAR (g, figure, other)
        if (def_of(g, other)->type == ATTACHMENT && (other == gear || gear_is_worn(g, other)))
            types[count++] = def_of(g, other)->slot;
    RULES("board.5", "board.6");
    if (def_of(g, gear)->slot == SLOT_ANY)
        RULE("attach.6");
    return gear_slots_hold(class_->takes, class_->attachments, types, count);
}

static int worn_of(const struct arb_run *g, int figure, int type, int slot)
{
    int count = 0;
    EACH_GEAR (g, figure, other)
        count += gear_is_worn(g, other) && def_of(g, other)->type == type &&
                 (type == ITEM || def_of(g, other)->slot == slot);
    return count;
}

/* mission.setup.11a: two items. */
bool fits_board(const struct arb_run *g, int figure, int gear)
{
    const struct def *def = def_of(g, gear);
    if (def->type == ATTACHMENT)
        return attachments_fit(g, figure, gear);
    if (def->type == ITEM) {
        RULE("mission.setup.11a");
        return worn_of(g, figure, ITEM, 0) < def_of(g, board_of(figure))->items;
    }
    RULES("board.3", "equip.3");
    return !worn_of(g, figure, EQUIPMENT, def->slot);
}

/* mission.setup.10b: all that a character owns comes along, worn where there is room for it. */
void add_gear(struct arb_run *g, int figure, int def, int charges)
{
    int most = g->c->def[def].charges, gear = gear_receive(g, figure, def);
    if (!gear)
        return;
    *charge_of(g, gear) = (uint8_t)(charges > most ? most : charges);
    if (fits_board(g, figure, gear)) {
        gear_wear(g, figure, gear, true);
        RULES("board.4", "board.7");
    } else {
        RULE("mission.setup.10b");
    }
}

/* Fitting out. */

bool game_may_change(struct arb_run *g, int figure, int gear, bool worn)
{
    int type = def_of(g, gear)->type;
    if (type == ITEM && forbid(g, g->s->round > 0, "rest.11"))
        return false;
    return worn || !forbid(g, !fits_board(g, figure, gear),
                           type == ITEM        ? "mission.setup.11a"
                           : type == EQUIPMENT ? "board.3"
                                               : "board.5");
}

/* rest.11: items only before the mission. */
bool game_is_changed(const struct arb_run *g, int gear)
{
    return def_of(g, gear)->type != ITEM || !g->s->round;
}

/* Worn, it takes something away or changes the initiative, so that one may want it off. */
bool game_wants_off(const struct arb_run *g, int gear)
{
    struct abilities own = def_of(g, gear)->own;
    for (int i = own.first; i < own.first + own.count; i++)
        for (int m = g->c->ability[i].modifier; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
            if (g->c->modifier[m].value.base < 0 || g->c->modifier[m].stat == STAT_INITIATIVE)
                return true;
    return false;
}

/* item.4, item.5: what was used up is not written down again, what was turned over is. */
bool game_is_kept(const struct arb_run *g, int gear)
{
    return def_of(g, gear)->once;
}
