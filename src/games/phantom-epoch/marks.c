/* What is drawn over the map for whoever is asked: where a figure can go and what it costs, how far
 * an attack reaches and along which line, what its figure does not see, and where adversaries could
 * strike from where they stand. */
#include "kit_config.h"

#include "shown.h"

/* The spaces a figure could attack at this range, seen from where it stands. */
static void spaces_in_reach(const struct arb_run *g, int figure, int range, struct board_set *out)
{
    int from = cell_of(g, figure);
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (cell != from && can_reach(g, figure, from, SPACES + cell, range))
            board_add(out, cell);
}

/* ---- Moving --------------------------------------------------------------------------------- */

/* Each space that is offered with what it costs and the space before on the way there. */
static void put_way_marks(const struct arb_run *g, int figure, int seat, struct arb_json *out)
{
    const struct arb_option *option = g->option + g->list[seat].first;
    const struct character *c = character(g, figure);
    uint8_t cost[BOARD_CELLS + 1] = {0}, before[BOARD_CELLS + 1] = {0};
    for (int i = 0; i < g->list[seat].count; i++) {
        bool dash = option[i].verb == VERB_DASH;
        if (!dash && option[i].verb != VERB_MOVE)
            continue;
        struct walk w = way_to(g, figure, c->mp, c->through, dash, option[i].a);
        for (int k = 0; k < w.count; k++)
            if (!before[w.path[k]])
                before[w.path[k]] = k ? w.path[k - 1] : (uint8_t)cell_of(g, figure);
        if (!cost[option[i].a])
            cost[option[i].a] = (uint8_t)option[i].b;
    }
    board_begin_mark(out, "reach", "Move", figure);
    arb_put_array(out, "cells");
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        if (!before[cell] && cell != cell_of(g, figure))
            continue;
        arb_put_array(out, NULL);
        arb_put_number(out, NULL, cell);
        arb_put_number(out, NULL, cost[cell]);
        arb_put_number(out, NULL, cell == cell_of(g, figure) ? 0 : before[cell]);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

/* ---- Attacking ------------------------------------------------------------------------------ */

static void put_range(const struct arb_run *g, int figure, int range, const char *label, int of,
                      struct arb_json *out)
{
    struct board_set cells;
    board_clear(&cells);
    spaces_in_reach(g, figure, range, &cells);
    board_put_mark(out, "range", label, of, false, &cells);
}

/* What each attack of a card reaches: that of its first one. */
static void put_range_of_card(const struct arb_run *g, int figure, int card, struct arb_json *out)
{
    struct scope sc = {BEGINNING_SCOPE(card, 0, character(g, figure)->seat)};
    for (int op = def_of(g, card)->does; op && g->c->op[op].code != OP_END; op++)
        if (g->c->op[op].code == OP_ATTACK) {
            put_range(g, figure, range_of_action(g, &sc, figure, &g->c->attack[g->c->op[op].arg]),
                      title_of(g, card), card, out);
            return;
        }
}

static void put_lines_of_sight(const struct arb_run *g, const struct strike *L, int seat,
                               struct arb_json *out)
{
    const struct arb_option *option = g->option + g->list[seat].first;
    int before = 0;
    for (int i = 0; i < g->list[seat].count; i++) {
        struct attack a = {.attacker = L->attacker, .target = option[i].a, .range = L->range};
        struct board_crossed crossed;
        if (option[i].verb != VERB_ATTACK || option[i].a == before || option[i].c < 2)
            continue;
        before = option[i].a;
        int line = best_line(g, &a, &crossed);
        if (line < 0)
            continue;
        struct board_line drawn = board_line(board(g), BOARD_BY_CORNERS, cell_of(g, L->attacker),
                                             cell_of(g, a.target), line);
        board_put_sight(out, "Line of sight", cell_of(g, a.target), &drawn);
    }
}

/* ---- Looking around
 * ------------------------------------------------------------------------------ */

static void put_unseen(const struct arb_run *g, int figure, bool quiet, struct arb_json *out)
{
    struct board_set cells;
    int from = cell_of(g, figure);
    board_clear(&cells);
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (cell != from && !adjacent(g, from, cell) && !sees(g, from, cell))
            board_add(&cells, cell);
    board_put_mark(out, "unseen", "Out of sight", figure, quiet, &cells);
}

/* From where they stand; how far they walk first is written on their cards. */
static void put_threat(const struct arb_run *g, struct arb_json *out)
{
    struct board_set cells;
    board_clear(&cells);
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(g, f))
            spaces_in_reach(g, f, widest_range(g, f), &cells);
    board_put_mark(out, "threat", "In their range", 0, true, &cells);
}

static void put_marks_of_turn(const struct arb_run *g, int figure, int seat, struct arb_json *out)
{
    if (character(g, figure)->mp)
        put_way_marks(g, figure, seat, out);
    EACH_IN (g->s->zone, g->s->link, ZONE_CHOSEN + figure - 1, card)
        put_range_of_card(g, figure, card, out);
    put_unseen(g, figure, true, out);
    put_threat(g, out);
}

void game_put_marks(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct attack_action *attack = arb_asking(g, seat, FLOW_attack_action);
    const struct turn_step_three *turn = arb_asking(g, seat, FLOW_turn_step_three);
    const struct use_points *walk = arb_asking(g, seat, FLOW_use_points);
    if (attack) {
        put_range(g, attack->s.attacker, attack->s.range, "Attack", attack->s.attacker, out);
        put_lines_of_sight(g, &attack->s, seat, out);
        put_unseen(g, attack->s.attacker, false, out);
    } else if (turn) {
        put_marks_of_turn(g, turn->figure, seat, out);
    } else if (walk) {
        put_way_marks(g, walk->figure, seat, out);
        put_threat(g, out);
    }
}
