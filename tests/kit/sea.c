/* The sea: what a game adds to the kit's parts for effects, as little of it as can be. */
#include "kit_config.h"

#include "compile_helper.h"

#include <criterion/criterion.h>

static int spied_guns(const struct arb_run *g, int seat, int piece)
{
    return seat == 1 ? NO_VALUE : stat_of(g, piece, STAT_GUNS, NULL);
}

const struct say_number game_numbers[] = {
    {.letter = 'm', .words = "{n} knot{s}", .stat = STAT_MOVE},
    {.letter = 'g', .words = "guns {n}", .value = spied_guns},
    {0}};
const char *const game_change_words[CHANGES] = {[SET_STAT] = "has {n} {stat b}"};

/* Points. */

const struct kit_point kit_points[POINT_COUNT] = {
    [POINT_SEVERAL_DUE] = {BY_RULES("sea.1"), "Which comes first?"},
    [POINT_RESPONSE] = {BY_RULES("sea.2"), "Answer?"},
    [POINT_OPTIONAL] = {BY_RULES("sea.3"), "Do it?"},
    [POINT_SEVERAL_DELAYED] = {BY_RULES("sea.1"), "Which comes first?"},
    [POINT_TARGET] = {BY_RULES("sea.4"), "Which piece?"},
    [POINT_TARGET_SEAT] = {BY_RULES("sea.4"), "Which captain?"},
    [POINT_TARGET_RANDOM] = {BY_RULES("sea.4"), "Which piece, by chance?"},
    [POINT_MAY] = {BY_RULES("sea.3"), "Do it?"},
    [POINT_EITHER] = {BY_RULES("sea.3"), "Which?"},
    /* stack.c */
    [POINT_TOP_OF_PILE] = {BY_RULES("st.1"), "What is on top?"},
    [POINT_NEXT_IN_PILE] = {BY_RULES("st.2"), "What is next?"},
    [POINT_RANDOM_OF_PILE] = {BY_RULES("st.3"), "Which is it?"},
    [POINT_PUT_BACK] = {BY_RULES("st.4"), "Which goes back next?"},
    [POINT_ORDER_OF_PILE] = {BY_RULES("st.5"), "Which lies on top of the others?"},
    /* sea_hands.c */
    [POINT_DISCARD_WHICH] = {BY_RULES("sea.7"), "Which do you discard?"},
    [POINT_PAY_FROM_HAND] = {BY_RULES("sea.10"), "What do you pay with?"},
    [POINT_HAND_LACKS] = {BY_RULES("sea.11"), "{n} of {n} in hand."},
    [POINT_HAND_OF_LACKS] = {BY_RULES("sea.12"), "{n} of {n} in that hand."},
    [POINT_TAKE_FOUND] = {BY_RULES("sea.8"), "Which do you take?"},
};

void game_acts(const struct arb_run *g, int thing, int text)
{
    (void)g, (void)thing, (void)text;
}

void game_counts(const struct arb_run *g, int thing)
{
    (void)g, (void)thing;
}

/* Pieces. */

int game_works_from(const struct arb_run *g, int thing)
{
    return game_in_play(g, thing) ? 0 : -1;
}

void game_begins_to_change(struct arb_run *g, int thing, const struct modifier *m)
{
    (void)thing, (void)m;
    unsettle(g);
}

int launch(struct arb_run *g, const char *name, int seat, enum sea_place place)
{
    int def = 1, piece = ++g->s->sea.pieces;
    while (def < g->c->defs && strcmp(g->c->def[def].name, name) != 0)
        def++;
    cr_assert_lt(def, g->c->defs, "%s", name);
    g->s->sea.piece[piece] = (struct sea_piece){.def = (uint8_t)def, .seat = (uint8_t)seat};
    move_piece(g, piece, place);
    g->s->sea.piece[piece].came = 0;
    return piece;
}

void move_piece(struct arb_run *g, int piece, enum sea_place place)
{
    struct sea_piece *p = &g->s->sea.piece[piece];
    if (p->place == SEA_SPACE) {
        unindex_thing(g, piece);
        forget_lasting(g, piece);
        forget_uses_of(g, piece);
        p->left = ++NOW(g);
    }
    if ((p->place == SEA_HOLD) != (place == SEA_HOLD))
        count_answers(g, p->seat, game_abilities(g, piece), place == SEA_HOLD ? 1 : -1);
    p->place = (uint8_t)place;
    if (place == SEA_SPACE)
        p->came = ++NOW(g);
    index_thing(g, piece);
}

/* What follows. */

int game_you(const struct arb_run *g, int thing, const struct happening *event)
{
    (void)event;
    return g->s->sea.piece[thing].seat;
}

bool game_fits(const struct arb_run *g, const struct ability *a, const struct happening *event)
{
    (void)g;
    return !a->phase || a->phase == event->amount;
}

int game_delayed_amount(const struct arb_run *g, const struct op *op)
{
    (void)g;
    return op->arg;
}

bool game_may_respond(const struct arb_run *g, int seat, int thing, const struct ability *a)
{
    (void)a;
    return g->s->sea.piece[thing].seat == seat;
}

bool game_answers_hidden(const struct arb_run *g, int ability)
{
    return g->c->ability[ability].kind == RESPONSE && g->c->ability[ability].from == IN_HOLD;
}

int game_hidden_with(const struct arb_run *g, int thing)
{
    return g->s->sea.piece[thing].place == SEA_HOLD ? g->s->sea.piece[thing].seat : NOBODY;
}

bool game_could_answer(const struct arb_run *g, int seat, int ability)
{
    (void)g, (void)seat, (void)ability;
    return true;
}

void game_offer_hidden(struct arb_run *g, const struct window *L, int fact)
{
    for (int p = 1; p <= g->s->sea.pieces; p++) {
        struct abilities own = game_abilities(g, p);
        if (g->s->sea.piece[p].place == SEA_HOLD && g->s->sea.piece[p].seat == L->seat)
            for (int a = own.first; a < own.first + own.count; a++)
                if (game_answers_hidden(g, a))
                    offer_response(g, L, p, a, fact);
    }
}

bool game_begins_to_settle(struct arb_run *g)
{
    return !g->s->sea.over;
}

void game_has_settled(struct arb_run *g)
{
    g->s->sea.settled++;
}

FLOW(settle_state)
{
    BEGIN;
    KIT_REACT(g)->unsettled = 0;
    RETURN(SETTLE_ON);
    END;
}

/* Questions. */

bool game_immune(const struct arb_run *g, int thing, int source, int depth)
{
    (void)source;
    if (!may_change(g, BARRED) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, thing, BARRED, depth);
    return next_change(&it);
}

bool game_is_live(const struct arb_run *g, int source)
{
    return game_type_now(g, source) == FLEET_PLANET;
}

int game_serial(const struct arb_run *g, int thing)
{
    return g->s->sea.piece[thing].came;
}

int game_who(const struct arb_run *g, const struct scope *sc, int which)
{
    if (which == WHO_SPEAKER)
        return g->s->sea.first;
    if (which == WHO_TABLE)
        return SEATS;
    if (which == WHO_COURT)
        return NOBODY;
    return sc->target[0] ? g->s->sea.piece[sc->target[0]].seat : NOBODY;
}

/* The court are all but the first. */
bool game_is_who(const struct arb_run *g, const struct scope *sc, int which, int seat)
{
    return which == WHO_COURT ? seat < SEATS && seat != g->s->sea.first
                              : seat == game_who(g, sc, which);
}

int game_which(const struct arb_run *g, const struct scope *sc, int which)
{
    (void)g, (void)sc, (void)which;
    return 0;
}

bool game_passes(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing,
                 const struct happening *left)
{
    (void)left;
    if (f->controller && !is_who(g, sc, f->controller, g->s->sea.piece[thing].seat))
        return false;
    if (f->trait && !trait_at(g, thing, f->trait, sc->depth))
        return false;
    return !f->guns || game_printed(g, thing, STAT_GUNS) == value_of(g, sc, &g->c->value[f->guns]);
}

bool game_state(const struct arb_run *g, const struct scope *sc, int state, int thing)
{
    (void)sc;
    return state == IS_DAMAGED && g->s->sea.piece[thing].damaged;
}

int game_measure_of(const struct arb_run *g, const struct scope *sc, const struct value *v,
                    int thing)
{
    (void)thing;
    int seat = who(g, sc, v->arg);
    return v->measure == MEASURE_VOTES && seat < SEATS ? g->s->sea.score[seat] : 0;
}

int game_next(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    for (int p = after + 1; p <= g->s->sea.pieces; p++)
        if (passes(g, sc, filter, p))
            return p;
    return 0;
}

/* Effects. */

static DO_EACH(sink_one, piece)
{
    move_piece(g, piece, SEA_SUNK);
    happened(g, FACT_SUNK, piece, g->s->sea.piece[piece].seat, sc->source, 0);
    return true;
}

static DO_NOW(score)
{
    g->s->sea.score[sc->you < SEATS ? sc->you : SEATS] += (int16_t)n;
    unsettle(g);
}

static DO_NOW(pay)
{
    for (int mask = who_mask(g, sc, op->who); mask; mask &= mask - 1)
        g->s->sea.score[__builtin_ctz((unsigned)mask)] -= (int16_t)n;
    unsettle(g);
}

static COULD_SEAT(can_pay, seat)
{
    return g->s->sea.score[seat] >= n;
}

const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    HANDS_OP_RULES,
    [OP_SINK] = {.each = sink_one, .could_thing = any_thing},
    [OP_SCORE] = {.now = score},
    [OP_PAY] = {.now = pay, .could_seat = can_pay, .together = true},
};

int game_chooser(const struct arb_run *g, const struct scope *sc, int which)
{
    int seat = which ? who(g, sc, which) : sc->you;
    return game_is_in(g, seat) ? seat : g->s->sea.first;
}

COULD_THING(game_touches, thing)
{
    return !game_immune(g, thing, sc->source, 0);
}

bool game_may_choose(const struct arb_run *g, const struct scope *sc, int thing)
{
    return !game_immune(g, thing, sc->source, 0);
}

void game_refuse_targets(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    (void)g, (void)sc, (void)op;
}

bool game_is_change(const struct arb_run *g, const struct scope *sc, int thing)
{
    (void)g, (void)sc, (void)thing;
    return true;
}

bool game_seat_fits(const struct arb_run *g, const struct op *op, int seat)
{
    (void)g, (void)op, (void)seat;
    return true;
}

bool game_period_runs(const struct arb_run *g, int until)
{
    (void)g;
    return until != UNTIL_BATTLE;
}

COULD(game_could_cancel)
{
    return true;
}

void game_op_done(struct arb_run *g)
{
    (void)g;
}

/* Use. */

static bool has_crew(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    return !forbid(g, g->s->sea.score[sc->you] < n, "sea.5");
}

static void pay_crew(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    g->s->sea.score[sc->you] -= (int16_t)n;
}

static bool is_own_ship(const struct arb_run *g, const struct scope *sc, const struct cost *c,
                        int piece)
{
    (void)c;
    return g->s->sea.piece[piece].seat == sc->you;
}

static bool has_ship(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    bool any = false;
    (void)n;
    EACH_THING (g, sc, c->set, piece)
        any |= is_own_ship(g, sc, c, piece);
    return !forbid(g, !any, "sea.6");
}

FLOW(pay_by_sinking)
{
    BEGIN;
    ASK(SEAT(SC->you), "sea.6", "Which ship?", SC->source, { offer_payers(g, SC, L->cost); });
    SC->paid = chosen(g)->a;
    move_piece(g, SC->paid, SEA_SUNK);
    happened(g, FACT_SUNK, SC->paid, SC->you, 0, 0);
    END;
}

const struct cost_rule game_costs[COSTS] = {
    [COST_CREW] = {.now = pay_crew, .payable = has_crew},
    [COST_SINK] = {BY_FLOW(pay_by_sinking), .payable = has_ship, .payer = is_own_ship},
    HANDS_COST_RULES,
};

bool game_may_begin(struct arb_run *g, int seat, int thing, const struct ability *a)
{
    (void)g, (void)seat, (void)thing, (void)a;
    return true;
}

bool game_may_initiate(struct arb_run *g, const struct scope *sc)
{
    (void)g, (void)sc;
    return true;
}

/* Of a ship that moves X: whatever its captain has. */
int game_largest_x(const struct arb_run *g, const struct scope *sc)
{
    return game_printed(g, sc->source, STAT_MOVE) == VALUE_X ? g->s->sea.score[sc->you] : -1;
}

bool game_can_pay_for(struct arb_run *g, const struct scope *sc)
{
    (void)g, (void)sc;
    return true;
}

/* Crews of several costs are all of the same captain's. */
bool game_payable_together(const struct arb_run *g, const struct scope *sc, int cost)
{
    int crew = 0;
    for (; g->c->cost[cost].code != COST_END; cost++)
        crew += g->c->cost[cost].code == COST_CREW ? g->c->cost[cost].n.base : 0;
    return g->s->sea.score[sc->you] >= crew;
}

bool game_leaves_enough(const struct arb_run *g, const struct scope *sc, int cost, int thing)
{
    (void)g, (void)sc, (void)cost, (void)thing;
    return true;
}

bool game_may_act(struct arb_run *g, int seat, int thing, const struct ability *a)
{
    (void)a;
    return g->s->sea.piece[thing].seat == seat;
}

FLOW(announce)
{
    BEGIN;
    if (game_largest_x(g, SC) >= 0)
        SC->x = g->s->sea.score[SC->you];
    RETURN(0);
    END;
}

FLOW(conclude)
{
    BEGIN;
    RETURN(0);
    END;
}

/* A play. */

#define SEA (&g->s->sea)

FLOW(sea)
{
    BEGIN;
    for (;;) {
        if (SEA->deed == DEED_SINKS) {
            IMMINENT(FACT_SUNK, SEA->of, SEA->by, 0, 0);
            if (result(g) != PREVENTED) {
                move_piece(g, SEA->of, SEA_SUNK);
                happened(g, FACT_SUNK, SEA->of, SEA->by, 0, 0);
            }
        } else if (SEA->deed == DEED_VOTES) {
            IMMINENT(FACT_VOTED, 0, SEA->by, 0, 0);
            if (result(g) != PREVENTED) {
                SEA->votes++;
                happened(g, FACT_VOTED, 0, SEA->by, 0, 0);
            }
        } else if (SEA->deed == DEED_PHASE_OVER) {
            happened(g, FACT_PHASE_OVER, 0, NOBODY, 0, SEA->of);
        } else {
            ASK(SEAT(SEA->by), "sea.0", "What do you do?", 0, {
                offer_abilities(g, SEA->by);
                offer_pass(g, VERB_PASS);
            });
            if (chosen(g)->verb == VERB_USE)
                CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = SEA->by);
        }
        SETTLE;
        ASK(SEAT(0), "sea.0", "That was all.", 0, { offer_option(g, VERB_DONE, 0, 0, 0); });
    }
    END;
}

#define SEA_FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
static const struct arb_flow flows[] = {SEA_FLOWS(SEA_FLOW_ROW)};
const struct arb_rules sea_rules = {
    .id = "sea", .block_bytes = sizeof(struct skirmish), .flows = flows};

struct arb_run *put_to_sea(void)
{
    static struct skirmish block;
    static struct arb_run run;
    run = (struct arb_run){.s = &block, .content = content, .rules = &sea_rules};
    block = (struct skirmish){.head = {.seats = SEATS}};
    index_init(&run);
    return &run;
}

static void do_deed(struct arb_run *g, enum sea_deed deed, int of, int by)
{
    struct sea start = {.frame = {0}};
    g->s->sea.deed = (uint8_t)deed;
    g->s->sea.of = (uint8_t)of;
    g->s->sea.by = (uint8_t)by;
    if (g->block->stack_used) {
        cr_assert(take_option(g, VERB_DONE, 0), "the deed before is not over");
        return;
    }
    arb_push(g, FLOW_sea, &start, sizeof start);
    arb_run_on(g);
}

void sink(struct arb_run *g, int piece, int by)
{
    do_deed(g, DEED_SINKS, piece, by);
}

void act(struct arb_run *g, int seat)
{
    do_deed(g, DEED_ACTS, 0, seat);
}

void vote(struct arb_run *g, int seat)
{
    do_deed(g, DEED_VOTES, 0, seat);
}

void end_phase(struct arb_run *g, int phase)
{
    do_deed(g, DEED_PHASE_OVER, phase, NOBODY);
}

int asked(const struct arb_run *g)
{
    return g->block->asked ? __builtin_ctz(g->block->asked) : -1;
}

int options(const struct arb_run *g)
{
    return g->list[asked(g)].count;
}

bool take_option(struct arb_run *g, int verb, int thing)
{
    int seat = asked(g);
    for (int i = 0; i < options(g); i++) {
        struct arb_option option = g->option[g->list[seat].first + i];
        if (option.verb != verb || (thing && option.a != thing))
            continue;
        g->block->answer[seat] = option;
        g->block->answered |= (uint16_t)SEAT(seat);
        arb_run_on(g);
        return true;
    }
    return false;
}

bool all_done(const struct arb_run *g)
{
    return asked(g) == 0 && options(g) == 1 && g->option[g->list[0].first].verb == VERB_DONE;
}

int take_chance(struct arb_run *g, int n)
{
    int outcomes = g->block->outcomes;
    cr_assert_eq(asked(g), ARB_CHANCE);
    g->block->answer[ARB_CHANCE] = (struct arb_option){.a = (uint16_t)n};
    g->block->answered |= (uint16_t)SEAT(ARB_CHANCE);
    arb_run_on(g);
    return outcomes;
}
