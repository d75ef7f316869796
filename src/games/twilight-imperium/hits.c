/* Hits: 18 Combat, 31 Destroyed, 87 Sustain damage. */
#include "kit_config.h"

/* Who is hit. */

/* Fighters are on planets only to fight there, by an effect. */
bool fights_on_ground(const struct arb_run *g, const struct stack *st)
{
    return is_ground_force(st->unit) || unit_def(g, st->seat, st->unit)->also_ground ||
           (st->unit == UNIT_FIGHTER && st->place > CELLS);
}

bool counts_as_ship(const struct arb_run *g, const struct stack *st)
{
    return is_ship(st->unit) || st->joins ||
           (is_turned_over(g, st->seat, st->unit) && st->place == g->s->combat.place);
}

bool has_ground_fighters(const struct arb_run *g, int place, int seat)
{
    EACH_STACK_OF (g, place, seat, st)
        if (fights_on_ground(g, st))
            return true;
    return false;
}

/* 10.s2 Only fighters by a barrage, ships in space, ground forces on planets. */
static bool can_be_hit(const struct arb_run *g, const struct stack *st, int on)
{
    return on == ON_SHIPS         ? counts_as_ship(g, st)
           : on == ON_FIGHTERS    ? st->unit == UNIT_FIGHTER
           : on == ON_LARGE_SHIPS ? counts_as_ship(g, st) && st->unit != UNIT_FIGHTER
                                  : fights_on_ground(g, st);
}

/* Space cannons cannot be used against what an effect hides from them. */
bool is_out_of_sight(const struct arb_run *g, int place, int seat, int on)
{
    if (on == ON_SHIPS && may(g, seat, CANNOT_BE_FIRED_AT))
        return true;
    if (!may_change(g, CANNOT_BE_SHOT))
        return false;
    EACH_STACK_OF (g, place, seat, st)
        if (can_be_hit(g, st, on))
            return thing_is_told(g, stack_thing(g, st), CANNOT_BE_SHOT);
    return false;
}

#define HIT_AT(place, on) ((uint16_t)((place) | (on) << 8))

/* 87.3 Those that are not damaged yet, unless an effect forbids it (1.6). */
static int sustainers(const struct arb_run *g, const struct stack *st)
{
    int sound = st->count - st->damaged;
    if (sound <= 0 || thing_may(g, stack_thing(g, st), CANNOT_SUSTAIN))
        return 0;
    if (unit_stat(g, st, STAT_SUSTAIN) > 0)
        return sound;
    const struct thing_def *model = model_of(g, st);
    return model && model->stat[STAT_SUSTAIN] && !st->damaged;
}

bool can_sustain(const struct arb_run *g, const struct stack *st)
{
    return sustainers(g, st) > 0;
}

void nobody_hurt(struct arb_run *g, int place)
{
    EACH_STACK (g, place, st)
        st->hurt = 0;
    if (place <= CELLS)
        EACH_PLANET (g, place, planet)
            EACH_STACK (g, PLACE_PLANET + planet, st)
                st->hurt = 0;
}

/* 87.1+1 So many of them become damaged. */
void sustain(struct arb_run *g, struct stack *st, int count)
{
    st->damaged = (uint8_t)(st->damaged + count);
    st->hurt = (uint8_t)(st->hurt + count);
    tell(g, EVENT_SUSTAINS, "87.1+1", st->seat, st->unit, count);
    happened(g, FACT_SUSTAINS, stack_thing(g, st), st->seat, SYSTEMS + st->place, count);
}

/* In a combat some that are no ships sustain damage for these. */
static bool helps_ships(const struct arb_run *g, const struct stack *st, int on)
{
    return (on == ON_SHIPS || on == ON_FIGHTERS) && g->s->combat.place &&
           thing_may(g, stack_thing(g, st), SUSTAINS_FOR_SHIPS);
}

static bool fights_in_space(int on)
{
    return on == ON_SHIPS || on == ON_LARGE_SHIPS;
}

/* Of ground forces among ships the damaged ones count as those that joined. */
static int joined_of(const struct stack *st, bool damaged)
{
    int hurt = st->joins < st->damaged ? st->joins : st->damaged;
    return damaged ? hurt : st->joins - hurt;
}

static void add_sustainers(struct arb_run *g, const struct stack *st, int room,
                           struct assign_targets *out)
{
    if (st->joins && room > joined_of(st, false))
        room = joined_of(st, false);
    if (room > 0)
        assign_add(
            g, out,
            (struct assign_target){.thing = (uint16_t)stack_thing(g, st), .room = (uint8_t)room});
}

/* 87.3, 87.4a, 87.5 */
static void sustain_targets(struct arb_run *g, const struct assignment *a,
                            struct assign_targets *out)
{
    RULES("87.3", "87.4a");
    EACH_STACK_OF (g, a->about & 0xff, a->seat, st)
        if ((can_be_hit(g, st, a->about >> 8) || helps_ships(g, st, a->about >> 8)) &&
            can_sustain(g, st))
            add_sustainers(g, st, sustainers(g, st), out);
    if ((a->about & 0xff) <= CELLS && fights_in_space(a->about >> 8))
        EACH_PLANET (g, a->about & 0xff, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, a->seat, st)
                if (st->joins && can_sustain(g, st))
                    add_sustainers(g, st, sustainers(g, st), out);
}

static void add_stack(struct arb_run *g, const struct stack *st, struct assign_targets *out)
{
    int damaged = st->joins ? joined_of(st, true) : st->damaged;
    int sound = st->joins ? joined_of(st, false) : st->count - st->damaged;
    if (damaged)
        assign_add(g, out,
                   (struct assign_target){.thing = (uint16_t)(stack_thing(g, st) | DAMAGED_PART),
                                          .room = (uint8_t)damaged});
    if (sound > 0)
        assign_add(
            g, out,
            (struct assign_target){.thing = (uint16_t)stack_thing(g, st), .room = (uint8_t)sound});
}

/* What can be hit in a place; in space also ground forces of its planets that joined. */
static void add_hit_targets(struct arb_run *g, int place, int on, int seat,
                            struct assign_targets *out)
{
    EACH_STACK_OF (g, place, seat, st)
        if (can_be_hit(g, st, on))
            add_stack(g, st, out);
    if (place <= CELLS && fights_in_space(on))
        EACH_PLANET (g, place, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
                if (st->joins)
                    add_stack(g, st, out);
}

static void pool_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    for (int pool = 0; pool < POOLS; pool++) {
        int room = a->count;
        if (pool == POOL_FLEET && may_change(g, FLEET_POOL_MOST)) {
            int has = a->what == ASSIGN_POOLS ? player(g, a->about)->pool[POOL_FLEET] : 0;
            int most = fleet_pool_room(g, a->about) + has;
            room = most < room ? most : room;
        }
        if (room > 0)
            assign_add(g, out,
                       (struct assign_target){.thing = (uint16_t)pool, .room = (uint8_t)room});
    }
}

/* Fighters that need no capacity are no help, unless the dock that takes them in is left behind
 * (LEAVING). */
static void capacity_targets(struct arb_run *g, const struct assignment *a,
                             struct assign_targets *out)
{
    int cell = a->about & ~LEAVING;
    EACH_STACK_OF (g, cell, a->seat, st) {
        if (is_ground_force(st->unit) && thing_may(g, stack_thing(g, st), CARRIED_FREE) &&
            capacity_at(g, cell, a->seat))
            continue;
        if (is_ground_force(st->unit) || (st->unit == UNIT_FIGHTER && a->about & LEAVING))
            add_stack(g, st, out);
        else if (st->unit == UNIT_FIGHTER)
            assign_add(
                g, out,
                (struct assign_target){.thing = (uint16_t)stack_thing(g, st),
                                       .room = (uint8_t)fighters_to_carry(g, cell, a->seat)});
    }
}

/* 37.3 Fighters go where some of them take up the fleet pool. */
static bool fighters_count(const struct arb_run *g, int cell, int seat)
{
    static const struct arrivals nothing;
    return fleet_then(g, cell, seat, &nothing) > 2 * large_ships_at(g, cell, seat);
}

void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    int place = a->about & 0xff;
    switch (a->what) {
    case ASSIGN_SUSTAIN:
        sustain_targets(g, a, out);
        break;
    case ASSIGN_HITS:
        add_hit_targets(g, place, a->about >> 8, a->seat, out);
        break;
    case ASSIGN_CAPACITY:
        capacity_targets(g, a, out);
        break;
    case ASSIGN_FLEET:
        EACH_STACK_OF (g, place, a->seat, st)
            if (is_ship(st->unit) &&
                (st->unit != UNIT_FIGHTER || fighters_count(g, place, a->seat)))
                add_stack(g, st, out);
        break;
    case ASSIGN_TOKENS:
    case ASSIGN_POOLS:
        pool_targets(g, a, out);
        break;
    default:
        picked_targets(g, a, out);
    }
}

/* For each ship that an opponent loses in this combat one alike out of one's own reinforcements;
 * 26.3 none that one cannot build. */
static void take_like(struct arb_run *g, int seat, int unit, int count)
{
    int other = is_ship(unit) && may_change(g, TAKES_LIKE) ? opponent_of(g, seat) : NOBODY;
    if (other == NOBODY || !may(g, other, TAKES_LIKE) ||
        stat_of(g, UNIT_CARDS + other * UNITS + unit, STAT_COST, NULL) <= 0)
        return;
    int left = reinforcements(g, other, unit), n = count < left ? count : left;
    if (!n)
        return;
    add_units(g, g->s->combat.place, other, unit, n);
    tell_more(g, (struct arb_event){.kind = EVENT_PLACES,
                                    .a = (int16_t)other,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)n,
                                    .d = (int16_t)spot_of(g, g->s->combat.place),
                                    .rule = BY(EFFECT_RESOLVES)});
}

/* 31.0 Back to reinforcements. */
void destroy_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged,
                   const char *rule)
{
    int captor = is_structure(unit) ? 0 : captor_of(g, place, seat, unit);
    RULE("31.0");
    if (!g->s->cause) /* 61.9 by an effect: of whoever uses it */
        g->s->destroyer =
            KIT_SCOPES(g)->count ? (uint8_t)(1 + SCOPE(g, KIT_SCOPES(g)->count - 1)->you) : 0;
    take_units(g, place, seat, unit, count, damaged);
    if (is_ship(unit) && place == g->s->combat.place)
        g->s->combat.destroyed |= (uint8_t)(1 << unit);
    if (captor)
        capture(g, captor - 1, seat, unit, count);
    tell(g, EVENT_DESTROYED, rule, seat, unit, count);
    take_like(g, seat, unit, count);
    happened(g, FACT_DESTROYED, UNIT_CARDS + seat * UNITS + unit, seat, SYSTEMS + place, count);
}

static void assigned_to_pool(struct arb_run *g, const struct assignment *a, int pool, int count)
{
    struct player *p = player(g, a->about);
    if (a->what == ASSIGN_POOLS && pool_total(g, a->about) == a->count) /* the first that is told */
        memset(p->pool, 0, sizeof p->pool);
    p->pool[pool] = (uint8_t)(p->pool[pool] + count);
    if (count)
        tell(g, EVENT_TO_POOL, "20.2", a->about, pool, count);
}

void game_assigned(struct arb_run *g, const struct assignment *a, int thing, int count)
{
    if (a->what == ASSIGN_TOKENS || a->what == ASSIGN_POOLS) {
        assigned_to_pool(g, a, thing, count);
        return;
    }
    if (a->what >= ASSIGN_DESTROY) {
        picked(g, a, thing, count);
        return;
    }
    bool damaged = thing & DAMAGED_PART;
    struct stack *st = stack_of(g, thing & ~DAMAGED_PART);
    int unit = st->unit, place = st->place, seat = st->seat;
    if (a->what == ASSIGN_SUSTAIN) {
        sustain(g, st, count);
    } else if (a->what == ASSIGN_HITS) {
        int joined = st->joins;
        destroy_units(g, place, seat, unit, count, damaged ? count : 0, "31.1");
        st = joined ? stack_at(g, place, seat, unit) : NULL;
        if (st)
            st->joins = (uint8_t)(count < joined ? joined - count : 0);
    } else { /* 31.2, 61.9a removed, not destroyed */
        RULES("31.2", a->what == ASSIGN_FLEET ? "37.3" : "16.3a");
        take_units(g, place, seat, unit, count, damaged ? count : 0);
        tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                        .a = (int16_t)seat,
                                        .b = (int16_t)unit,
                                        .c = (int16_t)count,
                                        .d = g->s->tile[cell_of_place(g, place)],
                                        .rule = "31.2"});
    }
}

static int hits_per_sustain(const struct arb_run *g, int seat)
{
    int hits = stat_of(g, SHEETS + seat, STAT_HITS_PER_SUSTAIN, NULL);
    if (hits > 1)
        RULE("87.6");
    return hits;
}

/* 87.0 First damage is sustained, as much as the owner likes: 87.1 each use cancels a hit. Then
 * 31.1, 78.s4, 42.s2 what is left destroys units of the owner's choice; 10.s2+1, 15.s2a what
 * finds none is lost. */
FLOW(take_hits)
{
    BEGIN;
    g->s->due = L->hits;
    g->s->destroyer = L->by < SEATS ? (uint8_t)(1 + L->by) : 0;
    g->s->cause = (uint8_t)(1 + L->why);
    IMMINENT(FACT_HITS, SYSTEMS + L->place, L->seat, 0, L->hits);
    L->hits = g->s->due;
    if (!L->hits) {
        g->s->cause = g->s->destroyer = 0;
        RETURN(0);
    }
    if (L->on != ON_FIGHTERS || may_change(g, SUSTAINS_FOR_SHIPS)) {
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_SUSTAIN,
                           .how = ASSIGN_UP_TO,
                           .count = L->hits,
                           .about = HIT_AT(L->place, L->on)});
        int canceled = result(g) * hits_per_sustain(g, L->seat);
        RULES("87.1", "87.4");
        L->hits = (uint8_t)(canceled >= L->hits ? 0 : L->hits - canceled);
        SETTLE;
    }
    if (L->large > L->hits)
        L->large = L->hits;
    if (L->large) { /* as many as there are such ships */
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_HITS,
                           .count = L->large,
                           .about = HIT_AT(L->place, ON_LARGE_SHIPS)});
        L->hits = (uint8_t)(L->hits - result(g));
    }
    if (L->hits)
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_HITS,
                           .count = L->hits,
                           .about = HIT_AT(L->place, L->on)});
    happened(g, FACT_HITS, SYSTEMS + L->place, L->seat, 0, L->hits);
    SETTLE;
    if (may_change(g, TAKES_LIKE) && opponent_of(g, L->seat) != NOBODY &&
        may(g, opponent_of(g, L->seat), TAKES_LIKE)) /* 37.3 */
        CALL(keep_fleet, .seat = (uint8_t)opponent_of(g, L->seat),
             .cell = (uint8_t)cell_of_place(g, L->place));
    g->s->cause = g->s->destroyer = 0;
    END;
}

/* In words. */

void game_assign_words(struct arb_run *g, UNUSED int seat, int what, int thing, int count,
                       struct arb_text *out)
{
    static const char *const pools[] = {"tactic", "fleet", "strategy"};
    if (what == ASSIGN_TOKENS || what == ASSIGN_POOLS) {
        arb_say(out, "%d into the %s pool", count, pools[thing]);
        return;
    }
    const struct stack *st = stack_of(g, thing & ~DAMAGED_PART);
    arb_say(out, "%d %s%s", count, thing & DAMAGED_PART ? "damaged " : "",
            unit_words[st->unit][count != 1]);
    if (what >= ASSIGN_DESTROY) /* out of several places */
        arb_say(out, " (%s%s)", st->place <= CELLS ? "space of " : "",
                def_of(g, SYSTEMS + st->place)->name);
}
