/* Ops of units: placed, destroyed, removed, repaired, moved elsewhere, exchanged, hit. */
#include "kit_config.h"

/* Where units go. */

int place_for(const struct arb_run *g, int seat, int unit, int place)
{
    bool flies = is_ship(unit) || unit_def(g, seat, unit)->floats;
    return flies ? cell_of_place(g, place) : place;
}

/* 85.6 How many more of them a place takes. */
static int room_for(const struct arb_run *g, int seat, int unit, int place)
{
    return is_structure(unit) ? structure_limit(g, seat, unit) - units_at(g, place, seat, unit)
                              : NO_END;
}

/* 85.1, 85.6 Structures stand on planets, as many as one holds. */
bool may_place(const struct arb_run *g, int seat, int unit, int place)
{
    int to = place_for(g, seat, unit, place);
    if (!to || thing_may(g, SYSTEMS + to, CANNOT_BE_PLACED))
        return false;
    if (!is_structure(unit))
        return true;
    if (to <= CELLS && !unit_def(g, seat, unit)->floats)
        return false;
    return room_for(g, seat, unit, to) > 0;
}

/* After units came into a space area: 16.3, 37.3 what is too much there goes. */
static bool is_crowded(const struct arb_run *g, int seat, int cell)
{
    return cell && (player(g, seat)->units >> cell & 1);
}

/* Put. */

static int seat_of_op(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    int seat = who(g, sc, op->who);
    return seat < g->block->seats ? seat : sc->you;
}

/* How many an effect can place. 30.2 What a unit says of itself (Deploy) comes out of
 * reinforcements alone. */
static int supply_of(const struct arb_run *g, const struct scope *sc, int seat, int unit)
{
    if (!is_unit_card(sc->source))
        return placeable(g, seat, unit);
    RULES("30.2", "30.2a");
    return reinforcements(g, seat, unit);
}

COULD(could_put)
{
    int seat = seat_of_op(g, sc, op);
    if (seat >= g->block->seats || !supply_of(g, sc, seat, op->arg))
        return false;
    EACH_THING (g, sc, op->to, thing)
        if (may_place(g, seat, op->arg, place_of_thing(g, thing)))
            return true;
    return false;
}

static int wanted_there(const struct arb_run *g, const struct op_put *L, int place)
{
    int room = room_for(g, L->seat, L->unit, place_for(g, L->seat, L->unit, place));
    return L->count < room ? L->count : room;
}

static void put_there(struct arb_run *g, struct op_put *L, int place)
{
    int left = reinforcements(g, L->seat, L->unit), n = wanted_there(g, L, place);
    int to = place_for(g, L->seat, L->unit, place);
    n = n < left ? n : left;
    if (n <= 0)
        return;
    RULES("96.3", "23.4");
    add_units(g, to, L->seat, L->unit, n);
    if (L->unit == UNIT_MECH)
        RULES("30.1", "55.3");
    L->done = (uint8_t)(L->done + n);
    tell_more(g, (struct arb_event){.kind = EVENT_PLACES,
                                    .a = (int16_t)L->seat,
                                    .b = (int16_t)L->unit,
                                    .c = (int16_t)n,
                                    .d = (int16_t)spot_of(g, to),
                                    .rule = "96.3"});
    happened(g, FACT_PLACES, UNIT_CARDS + L->seat * UNITS + L->unit, L->seat, SYSTEMS + to, n);
}

FLOW(op_put)
{
    BEGIN;
    L->seat = (uint8_t)seat_of_op(g, SC, OP);
    L->unit = (uint8_t)OP->arg;
    L->count = (uint8_t)value_of(g, SC, &OP->n);
    collect(g, SC, OP->to, &L->places);
    for (L->thing = (uint16_t)set_next(&L->places, 0); L->thing && L->count;
         L->thing = (uint16_t)set_next(&L->places, L->thing)) {
        if (!may_place(g, L->seat, L->unit, place_of_thing(g, L->thing)))
            continue;
        IMMINENT(FACT_PLACES, UNIT_CARDS + L->seat * UNITS + L->unit, L->seat, L->thing, L->count);
        if (result(g) == PREVENTED)
            continue;
        if (!is_unit_card(SC->source))
            CALL(recall, .seat = L->seat, .unit = L->unit,
                 .need = (uint8_t)wanted_there(g, L, place_of_thing(g, L->thing)));
        put_there(g, L, place_of_thing(g, L->thing));
        CALL(keep_recalled, .seat = L->seat);
        if (!is_structure(L->unit) && is_crowded(g, L->seat, cell_of_thing(g, L->thing)))
            CALL(keep_room, .seat = L->seat, .cell = (uint8_t)cell_of_thing(g, L->thing));
    }
    SC->done = L->done;
    if (L->done < L->count)
        SC->complete = false;
    END;
}

/* Chosen units. */

COULD_THING(has_units, thing)
{
    return is_stack(thing) && stack_of(g, thing)->count > 0;
}
COULD_THING(could_repair, thing)
{
    return is_stack(thing) && stack_of(g, thing)->damaged > 0;
}
/* 87.3 Only what can sustain damage and has not done so. */
COULD_THING(could_wound, thing)
{
    return is_stack(thing) && stack_of(g, thing)->count > stack_of(g, thing)->damaged &&
           can_sustain(g, stack_of(g, thing));
}

static int goal_of(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    return place_of_thing(g, next_in_set(g, sc, op->to, 0));
}

COULD_THING(could_relocate, thing)
{
    if (!is_stack(thing))
        return false;
    const struct stack *st = stack_of(g, thing);
    int place = goal_of(g, sc, op);
    if (is_ship(st->unit) && may(g, st->seat, CANNOT_MOVE_SHIPS))
        return false;
    return place && place_for(g, st->seat, st->unit, place) != st->place &&
           may_place(g, st->seat, st->unit, place);
}

/* The kind that a unit is exchanged for; UNITS: for its own. */
static int exchanged_for(const struct op *op, const struct stack *st)
{
    return op->arg == UNITS ? st->unit : op->arg;
}

COULD_THING(could_exchange, thing)
{
    int seat = seat_of_op(g, sc, op);
    if (!is_stack(thing) || seat >= g->block->seats)
        return false;
    const struct stack *st = stack_of(g, thing);
    return supply_of(g, sc, seat, exchanged_for(op, st)) > 0;
}

void picked_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    const struct op *op = &g->c->op[a->about];
    const struct scope *sc = SCOPE(g, g->s->picking);
    EACH_THING (g, sc, op->set, thing) {
        if (!is_stack(thing) || !thing_could_change(g, sc, op, thing))
            continue;
        const struct stack *st = stack_of(g, thing);
        uint8_t sound = (uint8_t)(st->count - st->damaged);
        if (op->code != OP_WOUND && st->damaged)
            assign_add(g, out,
                       (struct assign_target){.thing = (uint16_t)(thing | DAMAGED_PART),
                                              .room = st->damaged});
        if (op->code != OP_REPAIR && sound)
            assign_add(g, out, (struct assign_target){.thing = (uint16_t)thing, .room = sound});
    }
}

static void relocate(struct arb_run *g, const struct stack *st, int place, int count, int damaged)
{
    int seat = st->seat, unit = st->unit, from = st->place;
    int to = place_for(g, seat, unit, place), room = room_for(g, seat, unit, to);
    if (count > room) { /* as many as the planet holds */
        RULE("85.6");
        count = room;
        damaged = damaged < room ? damaged : room;
    }
    move_units(g, from, to, seat, unit, count, damaged);
    tell_more(g, (struct arb_event){.kind = EVENT_RELOCATES,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)count,
                                    .d = (int16_t)spot_of(g, to),
                                    .rule = BY(EFFECT_RESOLVES)});
}

static void exchange(struct arb_run *g, const struct stack *st, int unit, int seat, int count,
                     int damaged)
{
    int place = st->place, left = reinforcements(g, seat, unit), n = count < left ? count : left;
    if (seat == st->seat) { /* nobody gives units up for none */
        count = n;
        damaged = damaged < n ? damaged : n;
    }
    if (count)
        take_units(g, place, st->seat, st->unit, count, damaged);
    if (!n)
        return;
    add_units(g, place_for(g, seat, unit, place), seat, unit, n);
    if (unit == UNIT_MECH)
        RULES("30.1", "55.3");
    tell_more(g, (struct arb_event){.kind = EVENT_PLACES,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)n,
                                    .d = (int16_t)spot_of(g, place),
                                    .rule = BY(EFFECT_RESOLVES)});
}

/* 31.2 Removed units are not destroyed. */
static void remove_units(struct arb_run *g, const struct stack *st, int count, int damaged)
{
    int seat = st->seat, unit = st->unit, place = st->place;
    RULE("31.2");
    take_units(g, place, seat, unit, count, damaged);
    tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)count,
                                    .d = g->s->tile[cell_of_place(g, place)],
                                    .rule = "31.2"});
}

static void wound(struct arb_run *g, struct stack *st, int count)
{
    st->damaged = (uint8_t)(st->damaged + count);
    tell(g, EVENT_SUSTAINS, "87.1+1", st->seat, st->unit, count);
}

/* 87.3 It can sustain damage again. */
static void repair(struct arb_run *g, struct stack *st, int count)
{
    st->damaged = (uint8_t)(st->damaged - count);
    tell(g, EVENT_REPAIRED, "87.3", st->seat, st->unit, count);
}

void picked(struct arb_run *g, const struct assignment *a, int thing, int count)
{
    const struct op *op = &g->c->op[a->about];
    const struct scope *sc = SCOPE(g, g->s->picking);
    int damaged = thing & DAMAGED_PART ? count : 0;
    struct stack *st = stack_of(g, thing & ~DAMAGED_PART);
    switch (op->code) {
    case OP_DESTROY:
        destroy_units(g, st->place, st->seat, st->unit, count, damaged, "31.0");
        break;
    case OP_REMOVE:
        remove_units(g, st, count, damaged);
        break;
    case OP_REPAIR:
        repair(g, st, count);
        break;
    case OP_WOUND:
        wound(g, st, count);
        break;
    case OP_RELOCATE:
        relocate(g, st, goal_of(g, sc, op), count, damaged);
        break;
    case OP_EXCHANGE:
        exchange(g, st, exchanged_for(op, st), seat_of_op(g, sc, op), count, damaged);
        break;
    case OP_ROLL_UNITS:
        picked_to_roll(g, thing, count);
        break;
    case OP_FIGHT_AS_SHIPS:
        st->joins = (uint8_t)(st->joins + count);
        break;
    default: /* OP_HIT_UNIT: its flow goes on with it */
        g->s->hit = (uint16_t)thing;
    }
}

/* Every unit of the set, without a choice. */
static int pick_all(struct arb_run *g, const struct op *op, struct scope *sc, int about)
{
    struct thing_set set;
    int done = 0;
    struct assignment a = {.about = (uint16_t)about};
    collect(g, sc, op->set, &set);
    EACH_OF (&set, thing) {
        if (!is_stack(thing) || !thing_could_change(g, sc, op, thing))
            continue;
        int damaged = op->code == OP_WOUND ? 0 : stack_of(g, thing)->damaged;
        int sound =
            op->code == OP_REPAIR ? 0 : stack_of(g, thing)->count - stack_of(g, thing)->damaged;
        done += damaged + sound;
        if (damaged)
            picked(g, &a, thing | DAMAGED_PART, damaged);
        if (sound)
            picked(g, &a, thing, sound);
    }
    return done;
}

/* The systems where somebody's space area may hold too much afterwards. */
static uint64_t touched(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    uint64_t systems = 0;
    EACH_THING (g, sc, op->set, thing)
        systems |= BIT(cell_of_thing(g, thing));
    if (op->code == OP_RELOCATE)
        systems |= BIT(cell_of_place(g, goal_of(g, sc, op)));
    return systems & ~BIT(0);
}

static const uint8_t pick_what[OPS] = {
    [OP_DESTROY] = ASSIGN_DESTROY,     [OP_REMOVE] = ASSIGN_REMOVE,
    [OP_REPAIR] = ASSIGN_REPAIR,       [OP_WOUND] = ASSIGN_WOUND,
    [OP_RELOCATE] = ASSIGN_RELOCATE,   [OP_EXCHANGE] = ASSIGN_EXCHANGE,
    [OP_HIT_UNIT] = ASSIGN_HIT_UNIT,   [OP_ROLL_UNITS] = ASSIGN_ROLL,
    [OP_FIGHT_AS_SHIPS] = ASSIGN_JOIN,
};

FLOW(op_units)
{
    bool up_to = OP->code != OP_EXCHANGE && OP->arg;
    BEGIN;
    g->s->picking = L->scope;
    L->wanted = (uint16_t)value_of(g, SC, &OP->n);
    L->systems = touched(g, SC, OP);
    if ((int16_t)L->wanted < 0) {
        SC->done = (uint8_t)pick_all(g, OP, SC, L->op);
        SC->complete = SC->complete && SC->done;
    } else {
        L->seat = (uint8_t)seat_of_op(g, SC, OP);
        if (OP->code == OP_EXCHANGE && OP->arg != UNITS && L->systems &&
            !is_unit_card(SC->source)) {
            CALL(recall, .seat = L->seat, .unit = (uint8_t)OP->arg, .need = (uint8_t)L->wanted);
            if (!result(g)) {
                SC->complete = false;
                RETURN(0);
            }
        }
        struct assignment pick = {.seat = (uint8_t)seat_of_op(g, SC, OP),
                                  .what = pick_what[OP->code],
                                  .how = up_to ? ASSIGN_UP_TO : ASSIGN_ALL,
                                  .count = (uint8_t)L->wanted,
                                  .about = L->op};
        if (up_to) /* of "any number" it is told how many there are */
            pick.count = (uint8_t)assign_room(g, &pick);
        CALL(assign, .a = pick);
        SC->done = (uint8_t)result(g);
        SC->complete = SC->complete && (SC->done == L->wanted || (up_to && SC->done));
    }
    if (g->s->recalled)
        CALL(keep_recalled, .seat = (uint8_t)seat_of_op(g, SC, OP));
    if (OP->code == OP_REPAIR || OP->code == OP_WOUND)
        RETURN(0);
    if (g->s->combat.place) /* 16.3c where a combat is fought nothing is too much */
        L->systems &= ~BIT(cell_of_place(g, g->s->combat.place));
    for (; L->systems; L->systems &= L->systems - 1)
        for (L->seat = 0; L->seat < g->block->seats; L->seat++)
            if (is_crowded(g, L->seat, __builtin_ctzll(L->systems)))
                CALL(keep_room, .seat = L->seat, .cell = (uint8_t)__builtin_ctzll(L->systems));
    END;
}

/* Hits and dice. */

COULD_SEAT(could_be_hit, seat)
{
    return n > 0 && g->s->combat.place && opponent_of(g, seat) != NOBODY;
}

FLOW(op_hit)
{
    BEGIN;
    L->seat = (uint8_t)seat_of_op(g, SC, OP);
    CALL(take_hits, .seat = L->seat, .place = g->s->combat.place,
         .on = g->s->combat.place > CELLS ? ON_GROUND_FORCES : ON_SHIPS,
         .hits = (uint8_t)value_of(g, SC, &OP->n),
         .large = (uint8_t)(OP->arg ? value_of(g, SC, &OP->n) : 0),
         .by = (uint8_t)opponent_of(g, L->seat), .why = WHY_EFFECT);
    END;
}

FLOW(op_hit_unit)
{
    BEGIN;
    g->s->picking = L->scope;
    g->s->hit = 0;
    CALL(assign, .a = {.seat = (uint8_t)seat_of_op(g, SC, OP),
                       .what = ASSIGN_HIT_UNIT,
                       .count = 1,
                       .about = L->op});
    L->thing = g->s->hit;
    if (!L->thing) {
        SC->complete = false;
        RETURN(0);
    }
    if (!(L->thing & DAMAGED_PART) && can_sustain(g, stack_of(g, L->thing))) {
        ASK(SEAT(stack_of(g, L->thing)->seat), "87.0", "Does the {unit} sustain damage?",
            stack_of(g, L->thing)->unit, {
                offer_option(g, VERB_ACCEPT, L->thing, 0, 0);
                offer_pass(g, VERB_DECLINE);
            });
        if (chosen(g)->verb == VERB_ACCEPT) {
            sustain(g, stack_of(g, L->thing), 1);
            SETTLE;
            RETURN(0);
        }
    }
    const struct stack *st = stack_of(g, L->thing & ~DAMAGED_PART);
    destroy_units(g, st->place, st->seat, st->unit, 1, L->thing & DAMAGED_PART ? 1 : 0, "31.1");
    SETTLE;
    END;
}

COULD(could_cancel_hits)
{
    return g->s->due > 0;
}
DO_NOW(op_cancel_hits)
{
    int canceled = n < g->s->due ? n : g->s->due;
    g->s->due = (uint8_t)(g->s->due - canceled);
    sc->done = (uint8_t)canceled;
}

FLOW(op_roll)
{
    BEGIN;
    g->s->successes = 0;
    if (value_of(g, SC, &OP->n) <= 0)
        RETURN(0);
    L->roll = (uint8_t)dice_open_for(g, SC->you, WHY_EFFECT, 0, value_of(g, SC, &OP->n));
    CALL(dice_roll, .roll = L->roll);
    g->s->successes = (uint8_t)dice_at_least(g, L->roll, -1, OP->arg);
    SC->done = g->s->successes;
    SC->complete = SC->complete && SC->done;
    dice_close(g, L->roll);
    END;
}

/* Building. */

/* 67.4 On a planet ground forces; in a system what it holds. */
static struct produce what_is_built(const struct arb_run *g, const struct scope *sc,
                                    const struct op *op, int thing)
{
    bool for_nothing = op->code == OP_PRODUCE_FOR;
    int n = value_of(g, sc, &op->n);
    return (struct produce){.seat = (uint8_t)(for_nothing ? sc->you : seat_of_op(g, sc, op)),
                            .cell = (uint8_t)cell_of_thing(g, thing),
                            .planet = (uint8_t)(is_planet(thing) ? thing - PLANETS : 0),
                            .most = (uint8_t)(for_nothing ? NO_END : n),
                            .worth = (uint8_t)(for_nothing ? 1 + n : 0),
                            .ships = op->code == OP_PRODUCE && op->arg != 1,
                            .kinds = op->code == OP_PRODUCE && op->arg == 2 ? g->s->combat.destroyed
                                                                            : 0};
}

/* What is known only later may still come to something. */
COULD(could_produce)
{
    int thing = next_in_set(g, sc, op->to, 0);
    bool lost_some = op->code != OP_PRODUCE || op->arg != 2 || g->s->combat.destroyed;
    if (!thing || !cell_of_thing(g, thing) || !lost_some)
        return false;
    struct produce all = what_is_built(g, sc, op, thing);
    return KNOWN_LATER(op->n.measure) || could_build_units(g, &all);
}

FLOW(op_produce)
{
    BEGIN;
    L->thing = (uint16_t)next_in_set(g, SC, OP->to, 0);
    if (!L->thing)
        RETURN(0);
    struct produce all = what_is_built(g, SC, OP, L->thing);
    CALL(produce, .seat = all.seat, .cell = all.cell, .planet = all.planet, .most = all.most,
         .worth = all.worth, .ships = all.ships, .kinds = all.kinds);
    SC->done = (uint8_t)result(g);
    SC->complete = SC->complete && SC->done;
    END;
}

COULD_THING(could_capture_new, thing)
{
    if (!is_stack(thing))
        return false;
    const struct stack *st = stack_of(g, thing);
    return reinforcements(g, st->seat, st->unit) > 0 && may_capture(g, sc->you, st->seat);
}
DO_EACH(op_capture_new, thing)
{
    const struct stack *st = stack_of(g, thing);
    capture(g, sc->you, st->seat, st->unit, n);
    return true;
}
