/* Orbs, treasure and nova cells, and what a figure leaves when it is defeated. */
#include "kit_config.h"

void gain_nova(struct arb_run *g, int figure, int count, const char *rule)
{
    struct character *c = character(g, figure);
    if (c->nova + count < 0) {
        RULE("campaign.exp.8");
        count = -c->nova;
    }
    c->nova = (uint16_t)(c->nova + count);
    if (count)
        tell(g, count < 0 ? EVENT_NOVA_LOST : EVENT_NOVA, rule, figure, abs(count), 0);
}

/* At the end of a turn. */

/* orb.1, treasure.1, nova.1: on the space or beside it; an orb only beside it. */
static int offer_tokens(struct arb_run *g, int figure, bool offering)
{
    int count = 0, here = cell_of(g, figure);
    struct board_set near = mission(g)->near->to[here];
    board_add(&near, here);
    EACH_CELL (&near, cell) {
        int on = g->s->lying.on[ON_THING][cell], nova = g->s->lying.on[ON_NOVA][cell];
        if ((on != ORB_ACTIVE && on != TREASURE_HERE && !nova) ||
            (cell != here && !adjacent(g, here, cell)))
            continue;
        count++;
        if (!offering)
            continue;
        if (on == ORB_ACTIVE)
            offer_option(g, VERB_ORB, cell, 0, 0);
        if (on == TREASURE_HERE)
            offer_option(g, VERB_TREASURE, cell, 0, 0);
        if (nova)
            offer_option(g, VERB_NOVA, cell, nova, 0);
    }
    return count;
}

/* orb.2, .3: the effect of an orb at once, then it is spent; treasure.2: the token is taken and its
 * reward is given at once. Which number it has is with the map. */
static void take_thing(struct arb_run *g, int figure, int cell, bool orb)
{
    g->s->lying.on[ON_THING][cell] = orb ? ORB_USED : 0;
    look_at_ground(g, cell);
    if (!orb)
        g->s->figure[figure].flags |= CARRIER;
    if (orb)
        RULES("orb.2", "orb.3");
    else
        RULE("treasure.2");
    note_taken(g, cell);
    tell(g, orb ? EVENT_ORB : EVENT_TREASURE, orb ? "orb.1" : "treasure.1", figure, cell, 0);
    happened(g, orb ? FACT_ACTIVATES : FACT_RETRIEVES, figure, NOBODY, SPACES + cell, 0);
}

static void take_token(struct arb_run *g, int figure, const struct arb_option *o)
{
    if (o->verb == VERB_ORB || o->verb == VERB_TREASURE) {
        take_thing(g, figure, o->a, o->verb == VERB_ORB);
    } else {
        int count = g->s->lying.on[ON_NOVA][o->a];
        g->s->lying.on[ON_NOVA][o->a] = 0;
        RULE("nova.1");
        gain_nova(g, figure, count, "nova.2");
    }
    unsettle(g);
}

/* What lies there may be taken, which is an action (cond.knocked.2, cond.stunned.1); then
 * conditions that last for a turn are over. */
FLOW(end_of_turn)
{
    BEGIN;
    while (is_character(L->figure) && on_map(g, L->figure) && offer_tokens(g, L->figure, false) &&
           can_act(g, L->figure, false)) {
        ASK(SEAT(character(g, L->figure)->seat), "nova.1", "Does {thing} take something?",
            L->figure, {
                offer_tokens(g, L->figure, true);
                offer_pass(g, VERB_END);
            });
        if (chosen(g)->verb == VERB_END)
            break;
        take_token(g, L->figure, chosen(g));
        SETTLE;
    }
    if (on_map(g, L->figure)) {
        end_conditions(g, L->figure);
        happened(g, FACT_TURN_ENDS, L->figure, NOBODY, 0, 0);
    }
    end_lasting(g, UNTIL_TURN, 0);
    forget_uses(g, LIMIT_TURN);
    g->s->figure[L->figure].flags &= (uint8_t) ~(ATTACKED | BARRED);
    SETTLE;
    END;
}

/* Defeat. */

static void drop_nova(struct arb_run *g, int figure, int cell)
{
    int count =
        is_boss(g, figure) ? mission(g)->rating + g->s->characters : def_of(g, figure)->rating;
    if (is_boss(g, figure))
        RULES("boss.defeat.1", "boss.defeat.2");
    if (g->s->figure[figure].flags & NO_DROP) {
        RULES("adv.defeat.6", "adv.defeat.7");
        return;
    }
    g->s->lying.on[ON_NOVA][cell] = (uint8_t)(g->s->lying.on[ON_NOVA][cell] + count);
    if (g->s->adjust != 8)
        RULE("mission.setup.4d");
    tell(g, EVENT_DROPS, "adv.defeat.5", cell, count, 0);
}

static void defeat_adversary(struct arb_run *g, int figure, int cell)
{
    struct figure *f = &g->s->figure[figure];
    drop_nova(g, figure, cell);
    if (!f->kind) {
        discard_boss_cards(g, true);
        return;
    }
    int kind = f->kind - 1;
    if (foes_of_kind(g, kind)) {
        RULE("adv.defeat.4");
    } else {
        RULE("adv.defeat.3");
        discard_foe_cards(g, kind);
    }
}

/* defeat.char.2 to .7: the figure, its conditions and effects leave; its cards come back. */
static void defeat_character(struct arb_run *g, int figure, int cell)
{
    struct character *c = character(g, figure);
    unindex_thing(g, board_of(figure));
    unindex_thing(g, species_of(figure));
    for (int card = first_card(figure); card < first_card(figure) + HAND_CARDS; card++)
        if (g->s->def[card])
            put_thing(g, card, ZONE_HAND + figure - 1, ARB_BOTTOM);
    while (g->s->zone[ZONE_WORN + figure - 1].count)
        put_thing(g, g->s->zone[ZONE_WORN + figure - 1].first, ZONE_CARRIED + figure - 1,
                  ARB_BOTTOM);
    c->mp = c->bandages = 0;
    c->chosen = 0;
    c->resting = c->in_mission = false;
    g->s->figure[figure].hp = g->s->figure[figure].max;
    RULES("defeat.char.4", "defeat.char.5", "defeat.char.6", "defeat.char.7", "defeat.char.9");
    if (g->s->figure[figure].flags & CARRIER && !g->s->lying.on[ON_THING][cell]) {
        RULE("berkav.20");
        g->s->lying.on[ON_THING][cell] = TREASURE_HERE;
        look_at_ground(g, cell);
    }
}

/* defeat.char.1, adv.defeat.1: at 0 HP it is off the map at once. */
void defeat(struct arb_run *g, int figure, int by)
{
    struct figure *f = &g->s->figure[figure];
    int cell = f->cell;
    tell(g, EVENT_DEFEATED, is_character(figure) ? "defeat.char.1" : "adv.defeat.1", figure, by, 0);
    stand_at(g, figure, 0);
    f->status = (struct statuses){0};
    unindex_thing(g, figure);
    forget_lasting(g, figure);
    happened(g, FACT_DEFEATED, figure, NOBODY, by, 0);
    if (is_character(figure)) {
        RULES("defeat.char.2", "defeat.char.3");
        defeat_character(g, figure, cell);
    } else {
        RULE("adv.defeat.2");
        defeat_adversary(g, figure, cell);
    }
    f->flags = 0;
    unsettle(g);
}
