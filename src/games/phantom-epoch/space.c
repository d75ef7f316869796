/* Terrain, objects and doors: what a space is now, out of what is printed on the map and what
 * lies on it. */
#include "kit_config.h"

/* terrain.2: where an object was the ground is difficult. hazard.2: a hazard token takes the place
 * of that. */
int game_ground(const struct arb_run *g, int cell)
{
    int printed = (int)printed_terrain(g, cell), gate = board(g)->cell[cell].gate;
    int now = printed & (DIFFICULT | HAZARDS | INDESTRUCTIBLE | LAVA | ENTRY);
    if (printed & DESTRUCTIBLE)
        now |= g->s->lying.on[ON_OBJECT][cell] == 2 ? DIFFICULT : DESTRUCTIBLE;
    if (g->s->lying.on[ON_HAZARD][cell])
        now = (now & ~(HAZARDS | DIFFICULT)) | g->s->lying.on[ON_HAZARD][cell];
    if (g->s->lying.on[ON_THING][cell])
        now |= g->s->lying.on[ON_THING][cell] == TREASURE_HERE ? TREASURE : ORB;
    if (gate && board_gate_shut(&g->s->shut, gate))
        now |= SHUT_DOOR;
    return now;
}

/* empty.1, empty.2 with reading 14. */
bool is_empty_space(const struct arb_run *g, int cell)
{
    bool empty = may_stand_on(g, cell) && !hazard_at(g, cell);
    if (!empty)
        RULE("empty.1");
    if (empty && g->s->ground.is[cell] & DIFFICULT)
        RULE("empty.2");
    return empty;
}

void put_token(struct arb_run *g, int cell, int hazard)
{
    g->s->lying.on[ON_HAZARD][cell] = (uint8_t)hazard;
    look_at_ground(g, cell);
    tell(g, hazard ? EVENT_TOKEN : EVENT_CLEARED, "token.hazard.1", cell, hazard, 0);
}

/* door.4, door.5: a character opens a door by moving onto it. */
void open_door(struct arb_run *g, int figure, int cell)
{
    board_set_gate(&g->s->shut, board(g)->cell[cell].gate, false);
    look_at_ground(g, cell);
    tell(g, EVENT_OPENS, "door.4", figure, cell, 0);
    happened(g, FACT_OPENS, figure, NOBODY, SPACES + cell, 0);
    unsettle(g);
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
