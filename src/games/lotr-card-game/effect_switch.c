/* effect_switch.c - ops that exchange two things (Switch of the glossary):
 * the places of two cards, or one of their numbers for a while. */
#include "cards.h"
#include "effect.h"
#include "numbers.h"

static bool there(const struct arb_run *g, const struct scope *sc, int card)
{
    return card && in_play(g, card) && !immune_to(g, card, sc->source);
}

static int group_of(int zone)
{
    if (zone < ZONE_PLAYER)
        return zone == ZONE_ACTIVE ? ZONE_STAGING : zone;
    return area_of(zone) == PLAY_AREA ? ZONE_PLAYER : ZONE_STAGING;
}

/* Only what belongs in the other's place: encounter cards with each other,
 * attachments with attachments, characters with characters. */
static bool places_fit(const struct arb_run *g, int a, int b)
{
    int from = g->s->link[a].zone, to = g->s->link[b].zone;
    if (from == ZONE_ATTACHED && to == ZONE_ATTACHED)
        return g->s->card[a].host != g->s->card[b].host && g->s->card[a].host && g->s->card[b].host;
    if (from == to || group_of(from) != group_of(to))
        return false;
    bool same_type = card_type_now(g, a) == card_type_now(g, b);
    bool to_its_place = from != ZONE_ACTIVE && to != ZONE_ACTIVE;
    return same_type || (to_its_place && group_of(from) == ZONE_PLAYER);
}

/* Something on either side, and on either side something that can go across. */
COULD(could_switch)
{
    int a = which_thing(g, sc, op->set.which), b = which_thing(g, sc, op->to.which);
    RULE("switch.1");
    if (!there(g, sc, a) || !there(g, sc, b) || a == b)
        return false;
    if (op->code == OP_SWITCH_PLACES)
        return places_fit(g, a, b);
    int stat = g->c->modifier[op->arg >> 1].stat;
    if (def_of(g, a)->stat[stat] == NO_VALUE || def_of(g, b)->stat[stat] == NO_VALUE) {
        RULE("switch.3");
        return false;
    }
    int left = stat_of(g, a, stat, NULL), right = stat_of(g, b, stat, NULL);
    if (!left || !right)
        RULE("switch.2");
    return left != right;
}

static void switch_places(struct arb_run *g, int a, int b)
{
    struct lotr *s = g->s;
    int from = s->link[a].zone, to = s->link[b].zone;
    if (from == ZONE_ATTACHED) {
        int host = s->card[a].host;
        attach_card(g, a, s->card[b].host);
        attach_card(g, b, host);
        tell(g, EVENT_ATTACH, "switch.1", 0, a, s->card[a].host);
        tell(g, EVENT_ATTACH, "switch.1", 0, b, s->card[b].host);
    } else if (group_of(from) == ZONE_PLAYER) {
        int player = s->card[a].controller;
        set_controller(g, a, s->card[b].controller);
        set_controller(g, b, player);
        tell(g, EVENT_CONTROL, "switch.1", s->card[a].controller, a, 0);
        tell(g, EVENT_CONTROL, "switch.1", s->card[b].controller, b, 0);
    } else {
        move_card(g, a, to, ARB_BOTTOM);
        move_card(g, b, from, ARB_BOTTOM);
        int cards[] = {a, b};
        for (int i = 0; i < 2; i++) {
            int player = engaged_with(g, cards[i]);
            if (player != NOBODY) {
                tell(g, EVENT_ENGAGE, "switch.1", player, cards[i], 0);
                happened(g, FACT_ENGAGES, cards[i], player, 0, 0);
            } else {
                tell(g, EVENT_SWITCH, "switch.1", 0, cards[i], 0);
            }
        }
    }
    unsettle(g);
}

/* Both numbers are read before either is set. */
static void switch_values(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    int first = op->arg >> 1;
    int left = value_of(g, sc, &g->c->modifier[first].value);
    int right = value_of(g, sc, &g->c->modifier[first + 1].value);
    make_lasting(g, sc, op->until, first, left, op->arg & 1);
    make_lasting(g, sc, op->until, first + 1, right, op->arg & 1);
}

DO_NOW(carry_out_switch)
{
    sc->done = 0;
    if (!could_switch(g, sc, op)) {
        sc->complete = false;
        return;
    }
    sc->done = 2;
    if (op->code == OP_SWITCH_PLACES)
        switch_places(g, which_thing(g, sc, op->set.which), which_thing(g, sc, op->to.which));
    else
        switch_values(g, sc, op);
}
