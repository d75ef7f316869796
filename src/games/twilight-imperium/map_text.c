/* Maps as players exchange them: a tile number for each position from 1 on, ring by ring from the
 * north clockwise; 0 a home system, -1 nothing; hyperlane tiles with their face and turn, "85A3" or
 * "85A180". A number in braces before them is the tile in the middle. */
#include "kit_config.h"

#include "error.h"

#include <ctype.h>
#include <stdlib.h>

/* What is being read; everything that is wrong is written down, not only the first. */
struct reading {
    struct arb_run *g;
    int count;               /* positions told, the middle too */
    uint8_t tile[POSITIONS]; /* 0: none */
    uint8_t lane[POSITIONS];
    uint64_t homes; /* positions */
    char wrong[400];
    struct arb_text out;
    int faults;
};

static void __attribute__((format(printf, 2, 3))) fault(struct reading *m, const char *format, ...)
{
    char words[160];
    va_list args;
    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    arb_say(&m->out, "%s%s", m->faults++ ? "; " : "", words);
}

/* One word of it. */

/* "85A3", "85a-3", "85A180": a turn is counted in sixths, or in degrees. */
static bool read_lane_word(struct reading *m, int position, const char *word)
{
    char *end;
    long tile = strtol(word, &end, 10);
    int face = toupper((unsigned char)*end) - 'A';
    if (face < 0 || face >= LANE_FACES || !isdigit((unsigned char)*word))
        return false;
    const char *turned = end + 1 + (end[1] == '-');
    long turn = strtol(turned, &end, 10);
    if (turn >= LANE_TURNS && turn % 60 == 0)
        turn /= 60;
    if (tile < LANE_FIRST || tile >= LANE_FIRST + LANE_TILES)
        fault(m, "%ld at %d is no hyperlane tile: they are %d to %d", tile, position, LANE_FIRST,
              LANE_FIRST + LANE_TILES - 1);
    else if (*end || turn < 0 || turn >= LANE_TURNS)
        fault(m, "\"%s\" at %d is not turned by 0 to 5 sixths", word, position);
    else if (variant(m->g, BASE_ONLY))
        fault(m, "hyperlane %ld at %d is of the expansion", tile, position);
    else
        m->lane[position] = (uint8_t)lane_byte((int)tile, face, (int)turn);
    return true;
}

/* Why a tile cannot lie at a position; NULL: it can. */
static const char *misplaced(const struct reading *m, int position, const struct thing_def *d)
{
    if (position ? d->kind == TILE_MECATOL : d->kind != TILE_MECATOL)
        return position ? "lies in the middle" : "does not lie in the middle";
    if (d->kind == TILE_HOME)
        return "is a home system: write 0, the seats bring their own";
    if (d->kind == TILE_GATE || d->kind == TILE_NEXUS)
        return "is laid when it is needed, not by a map";
    if (!is_tile_in_box(m->g, d))
        return "is of the expansion";
    return NULL;
}

static void read_tile_word(struct reading *m, int position, const char *word)
{
    char *end;
    long tile = strtol(word, &end, 10);
    if (*end || end == word) {
        fault(m, "\"%.20s\" at %d is no tile", word, position);
    } else if (tile == 0 && position) {
        m->homes |= BIT(position);
    } else if (tile == -1 && position) {
        return;
    } else if (tile < 1 || tile >= TILES || !m->g->c->tile[tile]) {
        fault(m, "there is no tile %ld, at %d", tile, position);
    } else {
        const char *why = misplaced(m, position, &m->g->c->def[m->g->c->tile[tile]]);
        for (int other = 1; other < position; other++)
            if (m->tile[other] == tile)
                fault(m, "tile %ld lies at %d and at %d", tile, other, position);
        if (why)
            fault(m, "tile %ld at %d %s", tile, position, why);
        else if (position)
            m->tile[position] = (uint8_t)tile;
    }
}

static void read_words(struct reading *m, const char *text)
{
    static const char between[] = " \t\r\n,;";
    m->count = 1;
    while (*(text += strspn(text, between))) {
        char word[32];
        size_t length = strcspn(text, between);
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        text += length;
        if (*word == '{' && m->count == 1) {
            word[strcspn(word, "}")] = 0;
            read_tile_word(m, 0, word + 1);
        } else if (m->count < POSITIONS) {
            if (!read_lane_word(m, m->count, word))
                read_tile_word(m, m->count, word);
            m->count++;
        } else {
            fault(m, "there are more than %d positions", POSITIONS - 1);
            return;
        }
    }
}

/* Homes. */

/* Homes where a layout for so many players has them, if those places are free: then what else is
 * written as 0 is nothing. */
static bool homes_of_layout(struct reading *m, uint8_t home[SEATS])
{
    for (int n = 0; n < m->g->c->layouts; n++) {
        const struct layout *l = &m->g->c->layout[n];
        uint64_t homes = 0;
        for (int seat = 0; seat < l->players; seat++)
            homes |= BIT(l->home[seat]);
        if (l->open || l->players != m->g->block->seats || (homes & ~m->homes))
            continue;
        m->homes = homes;
        memcpy(home, l->home, SEATS);
        return true;
    }
    return false;
}

static void read_homes_text(struct reading *m, uint8_t home[SEATS])
{
    int count = __builtin_popcountll(m->homes), seats = m->g->block->seats, n = 0;
    if (homes_of_layout(m, home))
        return;
    if (count != seats) {
        fault(m, "%d home%s (0) for %d players; what stays empty is -1", count,
              count == 1 ? "" : "s", seats);
        return;
    }
    for (int position = 1; position < POSITIONS; position++) {
        if (!(m->homes >> position & 1))
            continue;
        int at = n++;
        for (; at > 0 && bearing_of(home[at - 1]) > bearing_of(position); at--)
            home[at] = home[at - 1];
        home[at] = (uint8_t)position;
    }
}

/* The whole. */

static bool is_system_at(const struct reading *m, int position)
{
    return !position || m->tile[position] || m->homes >> position & 1;
}

/* A system that touches nothing and has no wormhole can never be reached. */
static void check_reach(struct reading *m, const struct chart *chart)
{
    for (int position = 0; position < POSITIONS; position++) {
        const struct thing_def *d = &m->g->c->def[m->g->c->tile[m->tile[position]]];
        if (is_system_at(m, position) && !chart->touching[chart->cell[position]] &&
            !(m->tile[position] && d->wormholes))
            fault(m, "nothing touches the system at %d", position);
    }
}

bool read_map_text(struct arb_run *g, const char *text, struct arb_error *err)
{
    struct reading m = {.g = g};
    struct chart chart = {0};
    m.out = (struct arb_text){m.wrong, m.wrong + sizeof m.wrong};
    read_words(&m, text);
    if (m.count == 1)
        fault(&m, "it has no tiles");
    read_homes_text(&m, g->s->home_at);
    int rings = ring_of(m.count - 1) > 3 ? 4 : 3, n = 0;
    while (!g->c->layout[n].open || g->c->layout[n].rings != rings)
        n++;
    const struct layout *l = &g->c->layout[n];
    for (int position = 0; position < POSITIONS; position++)
        chart.cell[position] = is_system_at(&m, position) ? l->cell[position] : 0;
    memcpy(chart.lane, m.lane, sizeof chart.lane);
    draw_chart(g->c, &chart);
    check_reach(&m, &chart);
    if (m.faults)
        return arb_fail(err, "this is neither a galaxy we know nor a map string: %s", m.wrong);
    g->s->layout = (uint8_t)n;
    use_chart(g, &chart);
    for (int position = 1; position < POSITIONS; position++)
        g->s->tile[l->cell[position]] = m.tile[position];
    return true;
}

void write_map_text(const struct arb_run *g, struct arb_text *out)
{
    const struct layout *l = layout(g);
    int last = POSITIONS - 1;
    while (last && !(l->cell[last] && g->s->tile[l->cell[last]]) && !g->s->lane[last])
        last--;
    for (int position = 1; position <= last; position++) {
        int lane = g->s->lane[position], tile = g->s->tile[l->cell[position]];
        bool home = false;
        for (int seat = 0; seat < g->block->seats; seat++)
            home |= g->s->home_at[seat] == position;
        arb_say(out, "%s", position > 1 ? " " : "");
        if (lane)
            arb_say(out, "%d%c%d", lane_tile(lane), 'A' + lane_face(lane), lane_turn(lane));
        else
            arb_say(out, "%d", home ? 0 : l->cell[position] && tile ? tile : -1);
    }
}
