/* What must hold whenever a play waits. */
#include "kit_config.h"

static const char *check_figures(const struct arb_run *g)
{
    for (int f = 1; f <= FIGURES; f++) {
        const struct figure *it = figure_of(g, f);
        if (it->hp > it->max)
            return "a figure has more HP than its maximum";
        if (!it->cell)
            continue;
        if (!it->hp)
            return "a figure without HP is on the map";
        if (is_closed_space(g, it->cell) || is_shut_door(g, it->cell))
            return "a figure stands in an object, an orb, lava or a closed door";
    }
    return NULL;
}

static const char *check_objects(const struct arb_run *g)
{
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (g->s->lying.on[ON_OBJECT][cell] > 2 ||
            (g->s->lying.on[ON_OBJECT][cell] && !(printed_terrain(g, cell) & DESTRUCTIBLE)))
            return "an object is damaged where none can be";
    return NULL;
}

static const char *check_zones(const struct arb_run *g)
{
    int lying = 0, things = 0;
    for (int z = 1; z < ZONES; z++)
        lying += g->s->zone[z].count;
    for (int t = FIRST_CARD; t < FIRST_STAGE; t++)
        things += g->s->def[t] && !is_foe_row(t);
    return lying == things ? NULL : "a card is lost";
}

/* When cards are chosen nothing is under way. */
static const char *check_quiet(const struct arb_run *g)
{
    bool left = g->s->attacks || g->s->dues || g->s->acting || g->s->primary;
    for (int i = 0; i < DICE_ROLLS; i++)
        left = left || KIT_DICE(g)->roll[i].open;
    return g->s->phase == PHASE_SELECT && left ? "something of a turn is left over" : NULL;
}

bool epoch_check(struct arb_run *g, struct arb_text *broken)
{
    const char *wrong = ground_check(g);
    wrong = wrong ? wrong : check_figures(g);
    wrong = wrong ? wrong : check_objects(g);
    wrong = wrong ? wrong : check_zones(g);
    wrong = wrong ? wrong : check_quiet(g);
    if ((g->s->characters < 2 && !aboard(g)) || g->s->characters > CHARACTERS)
        wrong = "there are fewer than two or more than four characters";
    if (wrong)
        arb_say(broken, "%s", wrong);
    return !wrong && effects_check(g, LYING - 1, broken);
}
