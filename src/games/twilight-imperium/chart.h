/* chart.h - where the tiles of a galaxy lie: positions on rings around the middle, hyperlanes
 * between them, and maps as players write them down.
 *
 * A position is a number: 0 the middle, then ring by ring from the north clockwise. Sides of a tile
 * are 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW; a hyperlane tile is a byte: which one, which of its faces,
 * how often it is turned by a sixth. */
#ifndef CHART_H
#define CHART_H

enum { LANE_TILES = 9, LANE_FIRST = 83, LANE_FACES = 2, LANE_TURNS = 6 };

struct axial {
    int q, r;
};
struct axial axial_of(int position);
/* The position beside this one; -1: there is none on the last ring or beyond. */
int beside(int position, int side);
int ring_of(int position);
/* Degrees from the north, clockwise. */
double bearing_of(int position);

/* A hyperlane tile as a byte, and back. */
static inline int lane_byte(int tile, int face, int turn)
{
    return 1 + ((tile - LANE_FIRST) * LANE_FACES + face) * LANE_TURNS + turn;
}
static inline int lane_tile(int lane)
{
    return LANE_FIRST + (lane - 1) / (LANE_FACES * LANE_TURNS);
}
static inline int lane_face(int lane)
{
    return (lane - 1) / LANE_TURNS % LANE_FACES;
}
static inline int lane_turn(int lane)
{
    return (lane - 1) % LANE_TURNS;
}

/* Sides that a hyperlane tile joins with one of its sides, as it lies. */
int lane_joins(const struct imperium_content *c, int lane, int side);

/* What touches what (6.0, 6.4), and the edge (39.2), of the systems that lie at positions. */
struct chart {
    uint8_t cell[POSITIONS]; /* of the system there, 0: none */
    uint8_t lane[POSITIONS]; /* the hyperlane tile there, 0: none */
    uint64_t touching[CELLS + 1], edge;
};
void draw_chart(const struct imperium_content *c, struct chart *chart);

/* A map as players write it: reads it into the block, or says everything that is wrong with it. */
bool read_map_text(struct arb_run *g, const char *text, struct arb_error *err);
void write_map_text(const struct arb_run *g, struct arb_text *out);

#endif
