/* Terrain, objects and doors: what a space is now, out of what is printed on the map and what
 * lies on it. */
#include "kit_config.h"

/* hazard.1: a red border or a token; fire, poison or trap, or 0. */
int hazard_at(const struct arb_run *g, int cell)
{
    return g->s->token[cell] ? g->s->token[cell] : (int)(printed_terrain(g, cell) & HAZARDS);
}

/* terrain.1, terrain.2: also where an object was. hazard.2: a token takes its place. */
bool is_difficult(const struct arb_run *g, int cell)
{
    uint32_t printed = printed_terrain(g, cell);
    bool rubble = (printed & DESTRUCTIBLE) && g->s->worn[cell] == 2;
    if (!(printed & DIFFICULT) && !rubble)
        return false;
    if (g->s->token[cell]) {
        RULE("hazard.2");
        return false;
    }
    if (rubble)
        RULE("terrain.2");
    else
        RULE("terrain.1");
    return true;
}

static bool has_orb(const struct arb_run *g, int cell)
{
    return g->s->thing_on[cell] == ORB_ACTIVE || g->s->thing_on[cell] == ORB_USED;
}

/* object.1, lava.1, move.9: nobody walks there, nor through it. */
bool is_closed_space(const struct arb_run *g, int cell)
{
    if (has_object(g, cell)) {
        RULE("object.1");
        return true;
    }
    if (printed_terrain(g, cell) & LAVA) {
        RULE("lava.1");
        return true;
    }
    if (has_orb(g, cell)) {
        RULE("move.9");
        return true;
    }
    return false;
}

/* move.8, leap.8: empty, or a hazard without a figure. */
bool may_stand_on(const struct arb_run *g, int cell)
{
    return !g->s->at[cell] && !g->s->thing_on[cell] && !has_object(g, cell) &&
           !(printed_terrain(g, cell) & LAVA) && !is_shut_door(g, cell);
}

/* empty.1, empty.2 with reading 14. */
bool is_empty_space(const struct arb_run *g, int cell)
{
    bool empty = may_stand_on(g, cell) && !hazard_at(g, cell);
    RULE("empty.1");
    if (empty && is_difficult(g, cell))
        RULE("empty.2");
    return empty;
}

void put_token(struct arb_run *g, int cell, int hazard)
{
    g->s->token[cell] = (uint8_t)hazard;
    tell(g, hazard ? EVENT_TOKEN : EVENT_CLEARED, "token.hazard.1", cell, hazard, 0);
}

/* door.4, door.5: a character opens a door by moving onto it. */
void open_door(struct arb_run *g, int figure, int cell)
{
    board_set_gate(&g->s->shut, board(g)->cell[cell].gate, false);
    tell(g, EVENT_OPENS, "door.4", figure, cell, 0);
    happened(g, FACT_OPENS, figure, NOBODY, SPACES + cell, 0);
    unsettle(g);
}

/* How far a space lies towards a letter of the Decision die. */
int compass(const struct arb_run *g, int cell, int letter)
{
    const struct board_cell *c = &board(g)->cell[cell];
    return letter == NORTH ? -c->y : letter == SOUTH ? c->y : letter == EAST ? c->x : -c->x;
}

/* ---- Moving figures about ------------------------------------------------------------------ */

/* While a figure passes another's space, that one is still the figure there. */
void stand_at(struct arb_run *g, int figure, int cell)
{
    struct figure *f = &g->s->figure[figure];
    if (f->cell && g->s->at[f->cell] == figure)
        g->s->at[f->cell] = 0;
    f->cell = (uint8_t)cell;
    if (cell && !g->s->at[cell])
        g->s->at[cell] = (uint8_t)figure;
}

/* A figure comes onto the map: what is printed on it begins to work. */
void place_figure(struct arb_run *g, int figure, int cell)
{
    stand_at(g, figure, cell);
    index_thing(g, figure);
    if (is_character(figure)) {
        index_thing(g, board_of(figure));
        index_thing(g, species_of(figure));
    }
}
