/* What is drawn over the map for whoever is asked: where a figure can go and what it costs, how far
 * an attack reaches and along which line, what its figure does not see, and where adversaries could
 * strike from where they stand. */
#include "kit_config.h"

#include "overlay.h"
#include "shown.h"

int game_way_of(const struct arb_run *g, int figure, const struct arb_option *o,
                uint16_t path[BOARD_CELLS])
{
    const struct character *c = character(g, figure);
    if (o->verb != VERB_MOVE && o->verb != VERB_DASH)
        return 0;
    struct walk w = way_to(g, figure, c->mp, c->through, o->verb == VERB_DASH, o->a);
    for (int i = 0; i < w.count; i++)
        path[i] = w.path[i];
    return w.count;
}

int game_stands_at(const struct arb_run *g, int figure)
{
    return cell_of(g, figure);
}

bool game_could_reach(const struct arb_run *g, int figure, int cell, int range)
{
    return can_reach(g, cell_of(g, figure), SPACES + cell, range ? range : widest_range(g, figure));
}

bool game_sees_cell(const struct arb_run *g, int figure, int cell)
{
    int from = cell_of(g, figure);
    return adjacent(g, from, cell) || sees(g, from, cell);
}

/* How far a card reaches: its first attack. */
static void put_range_of_card(const struct arb_run *g, int figure, int card, struct arb_json *out)
{
    struct scope sc = {BEGINNING_SCOPE(card, 0, character(g, figure)->seat)};
    int op = def_of(g, card)->does;
    while (op && g->c->op[op].code != OP_END && g->c->op[op].code != OP_ATTACK)
        op++;
    if (op && g->c->op[op].code == OP_ATTACK)
        overlay_range(g, 1ull << figure,
                      range_of_action(g, &sc, figure, &g->c->attack[g->c->op[op].arg]), "range",
                      title_of(g, card), card, out);
}

static void put_lines_of_sight(const struct arb_run *g, const struct strike *L, int seat,
                               struct arb_json *out)
{
    const struct arb_option *option = g->option + g->list[seat].first;
    int before = 0, from = cell_of(g, L->attacker);
    for (int i = 0; i < g->list[seat].count; i++) {
        struct attack a = {.attacker = L->attacker, .target = option[i].a, .range = L->range};
        struct board_crossed crossed;
        if (option[i].verb != VERB_ATTACK || option[i].a == before || option[i].c < 2)
            continue;
        before = option[i].a;
        int line = best_line(g, &a, &crossed), to = cell_of(g, a.target);
        if (line < 0)
            continue;
        struct board_line drawn = board_line(board(g), BOARD_BY_CORNERS, from, to, line);
        board_put_sight(out, "Line of sight", to, &drawn);
    }
}

/* From where they stand; how far they walk first is written on their cards. */
static void put_threat(const struct arb_run *g, struct arb_json *out)
{
    overlay_range(g, g->s->ground.present >> FIRST_ADVERSARY << FIRST_ADVERSARY, 0, "threat",
                  "In their range", 0, out);
}

static void put_marks_of_turn(const struct arb_run *g, int figure, int seat, struct arb_json *out)
{
    if (character(g, figure)->mp)
        overlay_ways(g, seat, figure, out);
    EACH_IN (g->s->zone, g->s->link, ZONE_CHOSEN + figure - 1, card)
        put_range_of_card(g, figure, card, out);
    overlay_unseen(g, figure, true, out);
    put_threat(g, out);
}

void game_put_marks(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct attack_action *attack = arb_asking(g, seat, FLOW_attack_action);
    const struct turn_step_three *turn = arb_asking(g, seat, FLOW_turn_step_three);
    const struct use_points *walk = arb_asking(g, seat, FLOW_use_points);
    if (attack) {
        overlay_range(g, 1ull << attack->s.attacker, attack->s.range, "range", "Attack",
                      attack->s.attacker, out);
        put_lines_of_sight(g, &attack->s, seat, out);
        overlay_unseen(g, attack->s.attacker, false, out);
    } else if (turn) {
        put_marks_of_turn(g, turn->figure, seat, out);
    } else if (walk) {
        overlay_ways(g, seat, walk->figure, out);
        put_threat(g, out);
    }
}
