/* For programs that play: what effects are worth to a seat. Each op is good or bad for whom it
 * happens to; what is good for another is bad for the seat, the more the further ahead the other
 * is. What is still to be chosen is chosen for the best of whoever chooses. Nothing here is a rule.
 */
#include "bot_parts.h"

#include "perform.h"

#include <math.h>

/* How far choices within choices are followed, and over how many things. */
enum { CHOICES_DEEP = 4 };
static const uint8_t looked_at[CHOICES_DEEP] = {40, 8, 4, 2};
/* A prediction that may come true, a choice that others make. */
static const float LIKELY = 0.5f;
/* Units of one's own that become others. */
static const float EXCHANGED = 0.8f;

/* A point is worth so much of what game_like() speaks in; half a resource is one. */
enum counted { NO_OPINION, FOR_SEATS, FOR_OWNERS, FOR_UNITS };
struct estimate {
    uint8_t counted;
    bool each; /* so much for each of the op's number */
    float worth;
};

static const struct estimate estimates[OPS] = {
    [OP_POINTS] = {FOR_SEATS, true, 40},
    [OP_GOODS] = {FOR_SEATS, true, 2},
    [OP_COMMODITIES] = {FOR_SEATS, true, 1},
    [OP_CONVERT] = {FOR_SEATS, false, 2},
    [OP_REPLENISH] = {FOR_SEATS, false, 3},
    [OP_SPEND_RESOURCES] = {FOR_SEATS, true, -1.5f},
    [OP_RELIC] = {FOR_SEATS, false, 10},
    [OP_GAIN_TOKENS] = {FOR_SEATS, true, 4},
    [OP_TOKENS_TO] = {FOR_SEATS, true, 4},
    [OP_LOSE_TOKENS] = {FOR_SEATS, true, -4.5f},
    [OP_REDISTRIBUTE] = {FOR_SEATS, false, 1},
    [OP_DRAW_ACTION] = {FOR_SEATS, true, 3},
    [OP_DISCARD_ACTIONS] = {FOR_SEATS, true, -3},
    [OP_DISCARD_RANDOM_ACTIONS] = {FOR_SEATS, true, -3},
    [OP_TAKE_RANDOM_ACTIONS] = {FOR_SEATS, true, -3},
    [OP_DRAW_SECRETS] = {FOR_SEATS, true, 9},
    [OP_RESEARCH_FOR] = {FOR_SEATS, false, 10},
    [OP_RESEARCH] = {FOR_SEATS, false, 10},
    [OP_GAIN_TECHNOLOGY] = {FOR_SEATS, false, 10},
    [OP_ASSIMILATE] = {FOR_SEATS, false, 10},
    [OP_RETURN_TECHNOLOGY] = {FOR_OWNERS, false, -9},
    [OP_MAKE_SPEAKER] = {FOR_SEATS, false, 4},
    [OP_GIVE_NOTE] = {FOR_SEATS, false, -3},
    [OP_SEIZE_TOKEN] = {FOR_SEATS, false, -3},
    [OP_TAKE_WARE] = {FOR_SEATS, false, -2},
    [OP_PUT_TOKEN] = {FOR_SEATS, false, -5},
    [OP_HIT] = {FOR_SEATS, true, -5},
    [OP_CANCEL_HITS] = {FOR_SEATS, true, 5},
    [OP_PRODUCE] = {FOR_SEATS, true, 1},
    [OP_EXTRA_ACTION] = {FOR_SEATS, false, 5},
    [OP_END_TURN] = {NO_OPINION, false, 0},
    [OP_DIG] = {FOR_SEATS, true, 2},
    [OP_DO_CARD] = {FOR_SEATS, false, 8},
    [OP_SCORE] = {FOR_SEATS, false, 200},
    [OP_UNLOCK_COMMANDER] = {FOR_SEATS, false, 8},
    [OP_ROLL_AGAIN] = {FOR_SEATS, false, 2},
    [OP_RAISE_DIE] = {FOR_SEATS, false, 2},
    [OP_READY] = {FOR_OWNERS, false, 3},
    [OP_EXHAUST] = {FOR_OWNERS, false, -3},
    [OP_EXPLORE] = {FOR_OWNERS, false, 4},
    [OP_ATTACH] = {FOR_OWNERS, false, 4},
    [OP_USE_PRODUCTION] = {FOR_OWNERS, false, 4},
    [OP_DESTROY_PLANET] = {FOR_OWNERS, false, -14},
    [OP_DESTROY] = {FOR_UNITS, true, -2},
    [OP_REMOVE] = {FOR_UNITS, true, -2},
    [OP_DIRECT_HIT] = {FOR_UNITS, true, -2},
    [OP_HIT_UNIT] = {FOR_UNITS, true, -1.5f},
    [OP_WOUND] = {FOR_UNITS, true, -0.8f},
    [OP_REPAIR] = {FOR_UNITS, true, 0.8f},
    [OP_EXCHANGE_UP] = {FOR_UNITS, true, 1},
};

/* Who judges, for whom, how deep. */
struct judge {
    struct arb_run *g;
    int seat, depth;
    bool informed; /* of something it has an opinion on */
};

static float worth_of_ops(struct judge *j, const struct scope *sc, int op);

/* Who has what it happens to. */

float stake_in(const struct arb_run *g, int seat, int other)
{
    if (other == seat)
        return 1;
    if (other >= g->block->seats)
        return 0;
    int points = player(g, other)->points, ahead = points - player(g, seat)->points;
    float share = 1.0f / (float)(g->block->seats - 1);
    bool fights = g->s->combat.place &&
                  (g->s->combat.side[0] == seat || g->s->combat.side[1] == seat) &&
                  (g->s->combat.side[0] == other || g->s->combat.side[1] == other);
    if (fights)
        return -0.8f;
    return -share * (1 + 0.3f * (float)(ahead > 0 ? ahead : 0)) *
           (points + 2 >= g->s->goal ? 2 : 1);
}

static float stake_of_seats(const struct judge *j, unsigned seats)
{
    float sum = 0;
    for (; seats; seats &= seats - 1)
        sum += stake_in(j->g, j->seat, __builtin_ctz(seats));
    return sum;
}

static float cost_of_unit(const struct arb_run *g, int seat, int unit)
{
    const struct thing_def *d = unit_def(g, seat, unit);
    int each = d->stat[STAT_PER_COST] > 1 ? d->stat[STAT_PER_COST] : 1;
    if (unit == UNIT_PDS || unit == UNIT_SPACE_DOCK)
        return unit == UNIT_PDS ? 2 : 4;
    return (float)d->stat[STAT_COST] / (float)each;
}

/* What befalls so many units of a set, the cheapest of the seat's own and the dearest of others. */
static float worth_for_units(struct judge *j, const struct scope *sc, const struct op *op, float n)
{
    float all = 0, best = 0;
    int left = op->n.measure || op->n.base ? value_of(j->g, sc, &op->n) : 1;
    bool first = true;
    EACH_THING (j->g, sc, op->set, thing) {
        if (!is_stack(thing))
            continue;
        const struct stack *st = stack_of(j->g, thing);
        float each = n * cost_of_unit(j->g, st->seat, st->unit) * stake_in(j->g, j->seat, st->seat);
        int count = left >= 0 && left < st->count ? left : st->count;
        all += each * (float)st->count;
        if (first || each * (float)count > best)
            best = each * (float)count;
        first = false;
    }
    return left < 0 ? all : best;
}

static float worth_for_owners(const struct judge *j, const struct scope *sc, const struct op *op,
                              float n)
{
    float sum = 0;
    EACH_THING (j->g, sc, op->set, thing) {
        float size = 1;
        if (is_planet(thing))
            size = 0.3f * (float)(stat_of(j->g, thing, STAT_RESOURCES, NULL) +
                                  stat_of(j->g, thing, STAT_INFLUENCE, NULL));
        int owner = game_you(j->g, thing, NULL);
        sum += n * size * stake_in(j->g, j->seat, owner == NOBODY ? sc->you : owner);
    }
    return sum;
}

static float worth_of_placing(const struct judge *j, const struct scope *sc, const struct op *op)
{
    int seat = op->who ? who(j->g, sc, op->who) : sc->you, places = 0;
    if (seat >= j->g->block->seats)
        return 0;
    EACH_THING (j->g, sc, op->to, thing)
        places++;
    return (float)(value_of(j->g, sc, &op->n) * places) * 2 * cost_of_unit(j->g, seat, op->arg) *
           stake_in(j->g, j->seat, seat);
}

/* The units of one become those of another, or one's own become dearer, though no more. */
static float worth_of_exchange(struct judge *j, const struct scope *sc, const struct op *op)
{
    EACH_THING (j->g, sc, op->set, thing)
        if (is_stack(thing) && stack_of(j->g, thing)->seat != sc->you)
            return stake_in(j->g, j->seat, sc->you) * 2 -
                   stake_in(j->g, j->seat, stack_of(j->g, thing)->seat);
    return EXCHANGED * stake_in(j->g, j->seat, sc->you);
}

/* A planet goes from one to another; a token of somebody's comes back. */
static float worth_of_control(const struct judge *j, const struct scope *sc, const struct op *op)
{
    float sum = 0;
    int to = op->who ? who(j->g, sc, op->who) : sc->you;
    EACH_THING (j->g, sc, op->set, thing)
        sum += 8 *
               (stake_in(j->g, j->seat, to) - stake_in(j->g, j->seat, game_you(j->g, thing, NULL)));
    return sum;
}

static float worth_of_change(const struct judge *j, const struct scope *sc,
                             const struct modifier *m)
{
    float sum = 0;
    int n = m->value.measure ? 1 : m->value.base;
    if (m->change == CANNOT_VOTE)
        return -3 * stake_of_seats(j, (unsigned)who_mask(j->g, sc, m->who));
    if (m->change != ADD_STAT)
        return 0;
    if (m->stat == STAT_PRODUCTION_COST)
        n = -n;
    EACH_THING (j->g, sc, m->set, thing) {
        int owner = game_you(j->g, thing, NULL), count = 1;
        if (is_stack(thing))
            count = stack_of(j->g, thing)->count;
        sum += 0.4f * (float)(n * count) * stake_in(j->g, j->seat, owner);
    }
    return fmaxf(-8, fminf(8, sum));
}

/* What is chosen. */

/* The best that comes of choosing among things, or among seats. */
static float worth_of_choice(struct judge *j, const struct scope *sc, int op)
{
    const struct op *o = &j->g->c->op[op];
    struct scope now = *sc;
    float best = 0;
    int looked = 0;
    if (j->depth >= CHOICES_DEEP)
        return 0;
    if (o->code == OP_CHOOSE_SEAT) {
        for (int seat = 0; seat < j->g->block->seats; seat++) {
            if (!legal_seat(j->g, sc, o, op + 1, seat))
                continue;
            now.chosen_seat = (uint8_t)seat;
            float worth = worth_of_ops(j, &now, op + 1);
            best = looked++ && worth < best ? best : worth;
        }
        return best;
    }
    EACH_THING (j->g, sc, o->set, thing) {
        if (looked >= looked_at[j->depth])
            break;
        now.target[o->arg] = (uint16_t)thing;
        float worth = worth_of_ops(j, &now, op + 1);
        best = looked++ && worth < best ? best : worth;
    }
    return best;
}

static bool decides(const struct judge *j, const struct scope *sc, const struct op *op)
{
    return (op->who ? who(j->g, sc, op->who) : sc->you) == j->seat;
}

static float worth_of_modes(struct judge *j, const struct scope *sc, int op)
{
    const struct op *o = &j->g->c->op[op];
    float best = 0, sum = 0;
    for (int i = 1; i <= o->arg; i++) {
        float worth = worth_of_ops(j, sc, o[i].body);
        best = i == 1 || worth > best ? worth : best;
        sum += worth;
    }
    return decides(j, sc, o) ? best : sum / (float)(o->arg ? o->arg : 1);
}

/* Parts of programs. */

static float worth_of_parts(struct judge *j, const struct scope *sc, int op)
{
    const struct op *o = &j->g->c->op[op];
    struct scope now = *sc;
    float sum = 0;
    int n = 0;
    switch (o->code) {
    case OP_MAY:
        sum = worth_of_ops(j, sc, o->body);
        return decides(j, sc, o) ? fmaxf(0, sum) : sum;
    case OP_EACH_SEAT:
        for (int seat = 0; seat < j->g->block->seats; seat++) {
            now.each = (uint8_t)seat;
            sum += worth_of_ops(j, &now, o->body);
        }
        return sum;
    case OP_EACH_OF:
        EACH_THING (j->g, sc, o->set, thing) {
            if (++n > looked_at[j->depth])
                break;
            now.target[1] = (uint16_t)thing;
            sum += worth_of_ops(j, &now, o->body);
        }
        return sum;
    case OP_IF:
        if (o[-1].code == OP_ROLL)
            return LIKELY *
                   (worth_of_ops(j, sc, o->body) + (o->other ? worth_of_ops(j, sc, o->other) : 0));
        if (holds(j->g, sc, o->condition))
            return worth_of_ops(j, sc, o->body);
        return o->other ? worth_of_ops(j, sc, o->other) : 0;
    case OP_REPEAT:
        n = value_of(j->g, sc, &o->n);
        return n > 0 ? worth_of_ops(j, sc, o->body) * (float)(n < 6 ? n : 6) : 0;
    case OP_PREDICT:
        return LIKELY * worth_of_ops(j, sc, o->body);
    case OP_DELAYED:
        return worth_of_ops(j, sc, o->body);
    default:
        return 0;
    }
}

static float worth_of_op(struct judge *j, const struct scope *sc, int op)
{
    const struct op *o = &j->g->c->op[op];
    const struct estimate *e = &estimates[o->code];
    float n = e->worth;
    switch (o->code) {
    case OP_PUT:
        return worth_of_placing(j, sc, o);
    case OP_EXCHANGE:
        return worth_of_exchange(j, sc, o);
    case OP_GAIN_CONTROL:
        return worth_of_control(j, sc, o);
    case OP_LASTING:
        return worth_of_change(j, sc, &j->g->c->modifier[o->arg >> 1]);
    case OP_LIFT_TOKEN:
        return 4 * stake_in(j->g, j->seat, o->who ? who(j->g, sc, o->who) : sc->you);
    case OP_CANCEL: /* what another does is seldom for the seat's good */
        return sc->event.seat == j->seat ? -8 : 4;
    case OP_END_TURN:
        return -5 * stake_in(j->g, j->seat, j->g->s->active);
    default:
        break;
    }
    if (e->counted == FOR_UNITS)
        return worth_for_units(j, sc, o, n);
    if (e->each) {
        int number = value_of(j->g, sc, &o->n);
        n *= (float)(number < 0 && e->worth < 0 ? 3 : number);
    }
    if (e->counted == FOR_OWNERS)
        return worth_for_owners(j, sc, o, n);
    return n * stake_of_seats(j, o->who ? (unsigned)who_mask(j->g, sc, o->who) : SEAT(sc->you));
}

static bool is_known(int code)
{
    return estimates[code].counted || code == OP_PUT || code == OP_EXCHANGE ||
           code == OP_GAIN_CONTROL || code == OP_LIFT_TOKEN || code == OP_CANCEL ||
           code == OP_END_TURN;
}

/* Of an op and those that follow it; a choice is worth what follows from it. */
static float worth_of_ops(struct judge *j, const struct scope *sc, int op)
{
    float sum = 0;
    if (!op || j->depth >= CHOICES_DEEP)
        return 0;
    j->depth++;
    for (const struct op *o = &j->g->c->op[op]; o->code != OP_END; o = &j->g->c->op[++op]) {
        if (o->code == OP_CHOOSE || o->code == OP_CHOOSE_SEAT) {
            j->depth--;
            sum += worth_of_choice(j, sc, op);
            j->depth++;
            break;
        }
        if (o->code == OP_EITHER) {
            sum += worth_of_modes(j, sc, op);
            op += o->arg;
            continue;
        }
        j->informed |= is_known(o->code);
        sum += is_known(o->code) || o->code == OP_LASTING ? worth_of_op(j, sc, op)
                                                          : worth_of_parts(j, sc, op);
    }
    j->depth--;
    return sum;
}

float worth_of_program(struct arb_run *g, const struct scope *sc, int op, int seat, bool *informed)
{
    struct judge j = {.g = g, .seat = seat};
    float worth = worth_of_ops(&j, sc, op);
    if (informed)
        *informed = j.informed;
    return worth;
}

/* What is paid for it. */

static float worth_of_costs(struct arb_run *g, const struct scope *sc, int cost)
{
    static const float worth[COSTS] = {
        [COST_STRATEGY_TOKEN] = 6,  [COST_TOKENS] = 4.5f, [COST_DISCARD_ACTIONS] = 3,
        [COST_GOODS] = 2,           [COST_RESOURCES] = 2, [COST_INFLUENCE] = 1.5f,
        [COST_PURGE_FRAGMENTS] = 2, [COST_FRAGMENTS] = 2,
    };
    float sum = 0;
    for (int i = cost; i && g->c->cost[i].code; i++) {
        const struct cost *c = &g->c->cost[i];
        if (c->code == COST_PURGE_SELF || c->code == COST_REPEAL_SELF)
            sum += 4;
        else
            sum += worth[c->code] * (float)value_of(g, sc, &c->n);
    }
    return sum;
}

/* To use an ability, as an action or an answer; what nothing is known of is tried. */
enum { UNKNOWN = 4 };
float like_ability(struct arb_run *g, int seat, const struct arb_option *o)
{
    const struct ability *a = &g->c->ability[o->b];
    struct scope sc = {BEGINNING_SCOPE(o->a, o->b, seat)};
    bool informed;
    if (o->verb == VERB_RESPOND)
        sc.event = KIT_REACT(g)->queue[o->c];
    float worth = worth_of_program(g, &sc, a->program, seat, &informed);
    float cost = worth_of_costs(g, &sc, a->cost);
    if (!informed)
        return UNKNOWN - cost;
    return worth > cost ? 1 + worth - cost : worth - cost - 2;
}

/* Choices of a program that runs. */

float like_target(struct arb_run *g, int seat, int thing)
{
    const struct op_choose *L = arb_asking(g, seat, FLOW_op_choose);
    if (!L)
        return 0;
    struct scope sc = *SCOPE(g, L->scope);
    sc.target[g->c->op[L->op].arg] = (uint16_t)thing;
    return worth_of_program(g, &sc, L->op + 1, seat, NULL);
}

float like_chosen_seat(struct arb_run *g, int seat, int chosen)
{
    const struct op_choose_seat *L = arb_asking(g, seat, FLOW_op_choose_seat);
    if (!L)
        return 0;
    struct scope sc = *SCOPE(g, L->scope);
    sc.chosen_seat = (uint8_t)chosen;
    return worth_of_program(g, &sc, L->op + 1, seat, NULL);
}

float like_mode(struct arb_run *g, int seat, int mode)
{
    const struct op_either *L = arb_asking(g, seat, FLOW_op_either);
    return L ? worth_of_program(g, SCOPE(g, L->scope), g->c->op[mode].body, seat, NULL) : 0;
}

/* "May": not where it is known to be bad. */
float like_to_accept(struct arb_run *g, int seat)
{
    const struct op_may *L = arb_asking(g, seat, FLOW_op_may);
    bool informed = false;
    if (!L)
        return 0;
    float worth = worth_of_program(g, SCOPE(g, L->scope), g->c->op[L->op].body, seat, &informed);
    return informed ? worth : 1;
}

/* Secret objectives that answer a victory. */
static const float PERHAPS = 6;
float like_victory(struct arb_run *g, int seat, int cell)
{
    float sum = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_SECRET + seat, card) {
        struct abilities own = game_abilities(g, card);
        for (int i = own.first; i < own.first + own.count; i++) {
            const struct ability *a = &g->c->ability[i];
            struct scope sc = {BEGINNING_SCOPE(card, i, seat)};
            if ((a->fact == FACT_COMBAT_WON || a->fact == FACT_COMBAT_ENDS) &&
                (!a->subject.which || in_set(g, &sc, a->subject, SYSTEMS + cell)))
                sum += PERHAPS;
        }
    }
    return sum;
}
