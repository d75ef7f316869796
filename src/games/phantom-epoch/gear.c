/* Equipment, attachments and items: what fits where, and how it is charged.
 *
 * board.3 to .7     one piece for head, body and feet each; an attachment in a slot of its type;
 *                   only what is equipped works
 * mission.setup.10c gear changes before the mission and on a rest turn only, items never then
 * equip.4, attach.3 a card holds as many nova cells as it has slots */
#include "kit_config.h"

static bool is_worn(const struct arb_run *g, int gear)
{
    int zone = g->s->link[gear].zone;
    return zone >= ZONE_WORN && zone < ZONE_CARRIED;
}

/* ---- What fits ---------------------------------------------------------------------------- */

/* board.5, attach.6: without a type it goes into any slot. */
static bool takes(const struct def *board_def, int slot, const struct def *gear)
{
    return gear->slot == SLOT_ANY || board_def->takes[slot] >> gear->slot & 1;
}

/* board.6: is there a slot for each of these attachments? */
static bool find_slots(const struct def *board_def, const struct def *const *list, int count,
                       unsigned used)
{
    if (!count)
        return true;
    for (int slot = 0; slot < board_def->attachments; slot++)
        if (!(used >> slot & 1) && takes(board_def, slot, list[0]) &&
            find_slots(board_def, list + 1, count - 1, used | 1u << slot))
            return true;
    return false;
}

static bool attachments_fit(const struct arb_run *g, int figure, int gear)
{
    const struct def *list[GEAR_EACH];
    int count = 0;
    for (int other = first_gear(figure); other < first_gear(figure) + GEAR_EACH; other++)
        if (g->s->def[other] && def_of(g, other)->type == ATTACHMENT &&
            (other == gear || is_worn(g, other)))
            list[count++] = def_of(g, other);
    RULES("board.5", "board.6");
    if (def_of(g, gear)->slot == SLOT_ANY)
        RULE("attach.6");
    return find_slots(def_of(g, board_of(figure)), list, count, 0);
}

static int worn_of(const struct arb_run *g, int figure, int type, int slot)
{
    int count = 0;
    for (int other = first_gear(figure); other < first_gear(figure) + GEAR_EACH; other++)
        count += g->s->def[other] && is_worn(g, other) && def_of(g, other)->type == type &&
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
    int most = g->c->def[def].charges;
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++)
        if (!g->s->def[gear]) {
            g->s->def[gear] = (uint16_t)def;
            *charge_of(g, gear) = (uint8_t)(charges > most ? most : charges);
            bool fits = fits_board(g, figure, gear);
            put_thing(g, gear, (fits ? ZONE_WORN : ZONE_CARRIED) + figure - 1, ARB_BOTTOM);
            if (fits)
                RULES("board.4", "board.7");
            else
                RULE("mission.setup.10b");
            return;
        }
}

/* ---- Fitting out -------------------------------------------------------------------------- */

static void offer_piece(struct arb_run *g, const struct fit_out *L, int gear, int bit)
{
    const struct def *def = def_of(g, gear);
    bool worn = is_worn(g, gear);
    if (!(L->touched >> bit & 1) && def->type == ITEM) {
        consider(g, worn ? VERB_UNEQUIP : VERB_EQUIP, gear, 0, 0);
        if (!forbid(g, g->s->round > 0, "rest.11") &&
            (worn || !forbid(g, !fits_board(g, L->figure, gear), "mission.setup.11a")))
            offer(g);
    } else if (!(L->touched >> bit & 1)) {
        consider(g, worn ? VERB_UNEQUIP : VERB_EQUIP, gear, 0, 0);
        if (worn || !forbid(g, !fits_board(g, L->figure, gear),
                            def->type == EQUIPMENT ? "board.3" : "board.5"))
            offer(g);
    }
    consider(g, VERB_CHARGE, gear, 0, 0);
    if (character(g, L->figure)->nova && def->charges && !(L->emptied >> bit & 1) &&
        !forbid(g, *charge_of(g, gear) >= def->charges,
                def->type == EQUIPMENT ? "equip.4" : "attach.3"))
        offer(g);
    if (*charge_of(g, gear) && !(L->emptied >> bit & 1))
        offer_option(g, VERB_UNCHARGE, gear, 0, 0);
}

/* Worn, it takes something away or changes the initiative, so that one may want it off. */
static bool is_burden(const struct arb_run *g, int gear)
{
    struct abilities own = def_of(g, gear)->own;
    for (int i = own.first; i < own.first + own.count; i++)
        for (int m = g->c->ability[i].modifier; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
            if (g->c->modifier[m].value.base < 0 || g->c->modifier[m].stat == STAT_INITIATIVE)
                return true;
    return false;
}

/* Nova cells that could go into this piece: of the play area, or from another card (rest.9). */
static bool has_cell_for(const struct arb_run *g, int figure, int gear)
{
    if (*charge_of(g, gear) >= def_of(g, gear)->charges)
        return false;
    int cells = character(g, figure)->nova;
    for (int other = first_gear(figure); other < first_gear(figure) + GEAR_EACH; other++)
        cells += other != gear && g->s->def[other] ? *charge_of(g, other) : 0;
    return cells > 0;
}

/* Is there anything to change: something carried, something one may want off, a nova cell and a
 * slot for it? campaign.gear.1 to .3: aboard everything can be put on and off, charged and emptied.
 */
static bool has_choice(const struct arb_run *g, int figure)
{
    if (aboard(g)) {
        RULES("campaign.gear.1", "campaign.gear.2", "campaign.gear.3");
        return true;
    }
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++) {
        if (!g->s->def[gear] || def_of(g, gear)->type == ITEM || g->s->link[gear].zone == ZONE_BOX)
            continue;
        if (!is_worn(g, gear) || is_burden(g, gear) || has_cell_for(g, figure, gear) ||
            (def_of(g, gear)->charges && character(g, figure)->nova))
            return true;
    }
    return false;
}

static void change_gear(struct arb_run *g, struct fit_out *L, const struct arb_option *o)
{
    int gear = o->a, bit = 1 << (gear - first_gear(L->figure));
    struct character *c = character(g, L->figure);
    if (o->verb == VERB_EQUIP || o->verb == VERB_UNEQUIP) {
        bool on = o->verb == VERB_EQUIP;
        L->touched |= (uint16_t)bit;
        put_thing(g, gear, (on ? ZONE_WORN : ZONE_CARRIED) + L->figure - 1, ARB_BOTTOM);
        tell(g, on ? EVENT_EQUIPS : EVENT_UNEQUIPS, g->s->round ? "rest.7" : "mission.setup.10a",
             L->figure, gear, 0);
        return;
    }
    int n = o->verb == VERB_CHARGE ? 1 : -1;
    if (n < 0) {
        L->emptied |= (uint16_t)bit;
        RULE("rest.9");
    }
    *charge_of(g, gear) = (uint8_t)(*charge_of(g, gear) + n);
    c->nova = (uint16_t)(c->nova - n);
    if (!g->s->round)
        RULE("mission.setup.10d");
    tell(g, EVENT_CHARGED, g->s->round ? "rest.8" : "mission.setup.10c", L->figure, gear,
         *charge_of(g, gear));
}

/* Each piece is put on or off once and emptied once, and every charge takes a nova cell, so that
 * it comes to an end: an emptied card is not charged again. */
FLOW(fit_out)
{
    BEGIN;
    while (has_choice(g, L->figure)) {
        ASK(SEAT(character(g, L->figure)->seat), "mission.setup.10c",
            "Does {thing} change its gear? ({n} nova cells)", L->figure, {
                g->prompt_arg[1] = character(g, L->figure)->nova;
                for (int i = 0; i < GEAR_EACH; i++)
                    if (g->s->def[first_gear(L->figure) + i] &&
                        g->s->link[first_gear(L->figure) + i].zone != ZONE_BOX)
                        offer_piece(g, L, first_gear(L->figure) + i, i);
                offer_pass(g, VERB_BACK);
            });
        if (chosen(g)->verb == VERB_BACK)
            break;
        change_gear(g, L, chosen(g));
    }
    END;
}
