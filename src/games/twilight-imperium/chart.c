/* Positions of the galaxy and the ways between them: 6 side by side or joined by hyperlanes, 39 the
 * edge, 44 hyperlanes. */
#include "kit_config.h"

#include <math.h>

static const struct axial step[] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
enum { SIDES = 6 };

int ring_of(int position)
{
    return position == 0 ? 0 : position < 7 ? 1 : position < 19 ? 2 : position < 37 ? 3 : 4;
}

/* From the north corner of its ring: SE, S, SW, NW, N, NE. */
struct axial axial_of(int position)
{
    int ring = ring_of(position), left = position - 3 * ring * (ring - 1) - 1;
    struct axial at = {0, -ring};
    for (int side = 0; ring && side < SIDES; side++)
        for (int n = 0; n < ring && left > 0; n++, left--) {
            at.q += step[(side + 2) % SIDES].q;
            at.r += step[(side + 2) % SIDES].r;
        }
    return at;
}

int beside(int position, int side)
{
    struct axial at = axial_of(position);
    for (int other = 0; other < POSITIONS; other++) {
        struct axial there = axial_of(other);
        if (there.q == at.q + step[side].q && there.r == at.r + step[side].r)
            return other;
    }
    return -1;
}

double bearing_of(int position)
{
    struct axial at = axial_of(position);
    double degrees = atan2(1.5 * at.q, -sqrt(3) * (at.r + at.q / 2.0)) * 180 / M_PI;
    return degrees < -0.001 ? degrees + 360 : degrees;
}

/* Ways. */

int lane_joins(const struct imperium_content *c, int lane, int side)
{
    int turn = lane_turn(lane), joins = 0;
    int printed =
        c->lanes[lane_tile(lane) - LANE_FIRST][lane_face(lane)][(side + SIDES - turn) % SIDES];
    for (int other = 0; other < SIDES; other++)
        if (printed >> other & 1)
            joins |= 1 << (other + turn) % SIDES;
    return joins;
}

/* The systems reached at a position that is entered by this side: itself, or what its hyperlanes
 * lead to (6.4). `seen` has the sides by which each hyperlane tile was entered. */
static uint64_t reached(const struct imperium_content *c, const struct chart *chart, int position,
                        int side, uint8_t seen[POSITIONS])
{
    uint64_t systems = 0;
    if (position < 0 || chart->cell[position])
        return position < 0 ? 0 : BIT(chart->cell[position]);
    if (!chart->lane[position] || seen[position] >> side & 1)
        return 0;
    seen[position] |= (uint8_t)(1 << side);
    for (int out = 0; out < SIDES; out++)
        if (lane_joins(c, chart->lane[position], side) >> out & 1)
            systems |= reached(c, chart, beside(position, out), (out + 3) % SIDES, seen);
    return systems;
}

/* 39.2 At the edge is a system with a side that touches neither a system nor a hyperlane (readings
 * 11). */
void draw_chart(const struct imperium_content *c, struct chart *chart)
{
    for (int position = 0; position < POSITIONS; position++) {
        int cell = chart->cell[position];
        for (int side = 0; cell && side < SIDES; side++) {
            uint8_t seen[POSITIONS] = {0};
            int next = beside(position, side);
            chart->touching[cell] |= reached(c, chart, next, (side + 3) % SIDES, seen) & ~BIT(cell);
            if (next < 0 || (!chart->cell[next] && !chart->lane[next]))
                chart->edge |= BIT(cell);
        }
    }
}
