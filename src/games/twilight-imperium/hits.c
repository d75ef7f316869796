/* Dice that units roll, and hits: 18 Combat, 31 Destroyed, 87 Sustain damage, and the rolls of
 * unit abilities (10, 15, 77). */
#include "kit_config.h"

/* ---- Who rolls ------------------------------------------------------------------------------ */

struct roll_kind {
    enum stat value, dice, add;
};
static const struct roll_kind roll_kinds[DICE_WHY_COUNT] = {
    [WHY_CANNON] = {STAT_CANNON, STAT_CANNON_DICE, STAT_CANNON_ROLL},
    [WHY_DEFENSE] = {STAT_CANNON, STAT_CANNON_DICE, STAT_CANNON_ROLL},
    [WHY_BARRAGE] = {STAT_BARRAGE, STAT_BARRAGE_DICE, STAT_BARRAGE_ROLL},
    [WHY_BOMBARDMENT] = {STAT_BOMBARDMENT, STAT_BOMBARDMENT_DICE, STAT_BOMBARDMENT_ROLL},
    [WHY_SPACE] = {STAT_COMBAT, STAT_DICE, STAT_COMBAT_ROLL},
    [WHY_GROUND] = {STAT_COMBAT, STAT_DICE, STAT_COMBAT_ROLL},
};

/* 10.s1c, 15.s1c, 77.3d Each kind of roll has modifiers of its own: what changes combat rolls is
 * not looked at for the others. 18.2 A die for each burst icon. */
static void add_shot(const struct arb_run *g, const struct stack *st, int why, int count,
                     struct shots *out)
{
    const struct roll_kind *k = &roll_kinds[why];
    int value = unit_stat(g, st, k->value), dice = unit_stat(g, st, k->dice);
    if (value <= 0 || count <= 0 || out->count == (int)(sizeof out->shot / sizeof *out->shot))
        return;
    if (why == WHY_CANNON || why == WHY_DEFENSE)
        RULES("77.3d", "77.3b+1", "77.7b", "77.7c");
    else if (why == WHY_BARRAGE)
        RULE("10.s1c");
    else if (why == WHY_BOMBARDMENT)
        RULES("15.s1c", "15.s1b+1");
    else
        RULES("18.2", "78.s3a", "42.s1a");
    out->shot[out->count++] =
        (struct shot){(uint16_t)stack_thing(g, st), (uint8_t)value, (uint8_t)(dice * count),
                      (int8_t)unit_stat(g, st, k->add)};
}

/* 77.3c From adjacent systems fire only those whose range says so. */
static void add_cannons(const struct arb_run *g, int seat, int cell, bool near, struct shots *out)
{
    EACH_STACK_OF (g, cell, seat, st)
        if (!near || unit_stat(g, st, STAT_CANNON_RANGE) > 0)
            add_shot(g, st, WHY_CANNON, st->count, out);
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            if (!near || unit_stat(g, st, STAT_CANNON_RANGE) > 0)
                add_shot(g, st, WHY_CANNON, st->count, out);
}

/* Dice that one of the units has more go to the one that hits best. */
static void add_extra(const struct arb_run *g, int seat, int why, struct shots *out)
{
    int dice = why == WHY_BOMBARDMENT ? stat_of(g, SHEETS + seat, STAT_BOMBARDMENT_EXTRA, NULL)
               : why == WHY_CANNON || why == WHY_DEFENSE
                   ? stat_of(g, SHEETS + seat, STAT_CANNON_EXTRA, NULL)
                   : 0;
    struct shot *best = out->shot;
    for (int i = 1; i < out->count; i++)
        if (out->shot[i].value - out->shot[i].add < best->value - best->add)
            best = &out->shot[i];
    if (out->count && dice > 0)
        best->dice = (uint8_t)(best->dice + dice);
}

void shots_of(const struct arb_run *g, int seat, int why, int place, struct shots *out)
{
    out->count = 0;
    if (why == WHY_CANNON) {
        add_cannons(g, seat, place, false, out);
        EACH_SYSTEM (adjacent(g, seat, place) & player(g, seat)->units, cell) {
            RULES("77.3c", "101.2+1");
            add_cannons(g, seat, cell, true, out);
        }
    } else if (why == WHY_BOMBARDMENT) {
        int cell = g->s->planet_at[place - PLACE_PLANET], n = 0;
        while (planet_in(g, cell, n) != place - PLACE_PLANET)
            n++;
        EACH_STACK_OF (g, cell, seat, st)
            add_shot(g, st, why, g->s->bombards[st->unit][n], out);
    } else {
        if (why == WHY_DEFENSE)
            RULE("77.7d");
        EACH_STACK_OF (g, place, seat, st)
            if ((why == WHY_SPACE && is_ship(st->unit)) || why == WHY_BARRAGE ||
                why == WHY_DEFENSE || (why == WHY_GROUND && fights_on_ground(g, st)))
                add_shot(g, st, why, st->count, out);
    }
    add_extra(g, seat, why, out);
}

bool may_fire(const struct arb_run *g, int seat, int why, int place)
{
    struct shots shots;
    if (why == WHY_CANNON && !(player(g, seat)->units & (BIT(place) | adjacent(g, seat, place))))
        return false;
    shots_of(g, seat, why, place, &shots);
    return shots.count > 0;
}

/* What the side that is fired at has against it. */
static int defense_of(const struct arb_run *g, int against, int why)
{
    bool cannon = why == WHY_CANNON || why == WHY_DEFENSE;
    return cannon && against < SEATS ? stat_of(g, SHEETS + against, STAT_CANNON_AGAINST, NULL) : 0;
}

/* A planet may be sheltered from bombardment. */
static int bunker_of(const struct arb_run *g, int why, int place)
{
    return why == WHY_BOMBARDMENT && thing_may(g, SYSTEMS + place, BUNKERED) ? -4 : 0;
}

static int open_roll(struct arb_run *g, int seat, int why, int place, int against)
{
    struct shots shots;
    int roll = dice_open(g, (struct roll_about){.who = (uint16_t)(SHEETS + seat),
                                                .why = (uint8_t)why,
                                                .seat = (uint8_t)seat});
    shots_of(g, seat, why, place, &shots);
    for (int i = 0; i < shots.count; i++)
        dice_add(g, roll, 0, shots.shot[i].dice, i);
    for (int i = 0; i < shots.count; i++) {
        int add = shots.shot[i].add + defense_of(g, against, why) + bunker_of(g, why, place);
        if (add)
            dice_modify(g, roll, i, add);
    }
    return roll;
}

/* Dice of a group that show at least this, whatever is added to them. */
static int naturals(const struct arb_run *g, int roll, int group, int least)
{
    const struct rolled *r = dice_of(g, roll);
    int n = 0;
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        n += r->die[i].group == group && face && face->value >= least;
    }
    return n;
}

static int extra_hits(const struct arb_run *g, const struct shot *shot, int why, int roll,
                      int group)
{
    const struct stack *st = stack_of(g, shot->thing);
    int from = why == WHY_SPACE || why == WHY_GROUND ? unit_stat(g, st, STAT_EXTRA_FROM) : 0;
    return from > 0 ? naturals(g, roll, group, from) * unit_stat(g, st, STAT_EXTRA_HITS) : 0;
}

/* 18.1, 10.s1+1, 15.s1+1, 77.3+1 A result of at least the value is a hit; 56.2 with modifiers. */
static int count_hits(struct arb_run *g, int seat, int why, int place, int roll)
{
    struct shots shots;
    int hits = 0;
    static const char *const rule[DICE_WHY_COUNT] = {
        [WHY_CANNON] = "77.3+1",       [WHY_DEFENSE] = "77.7+1", [WHY_BARRAGE] = "10.s1+1",
        [WHY_BOMBARDMENT] = "15.s1+1", [WHY_SPACE] = "78.s3+1",  [WHY_GROUND] = "42.s1+1"};
    shots_of(g, seat, why, place, &shots);
    g->s->large = 0;
    for (int i = 0; i < shots.count; i++) {
        int n = dice_at_least(g, roll, i, shots.shot[i].value) +
                extra_hits(g, &shots.shot[i], why, roll, i);
        if (n && thing_may(g, shots.shot[i].thing, HITS_LARGE_SHIPS))
            g->s->large = (uint8_t)(g->s->large + n);
        hits += n;
    }
    RULE(rule[why]);
    RULE("18.1");
    return hits;
}

/* Some barrages also hit infantry that is in space there. */
static void shoot_infantry(struct arb_run *g, int seat, int place, int against, int roll)
{
    struct shots shots;
    shots_of(g, seat, WHY_BARRAGE, place, &shots);
    for (int i = 0; i < shots.count; i++) {
        int from = unit_stat(g, stack_of(g, shots.shot[i].thing), STAT_BARRAGE_INFANTRY);
        int n = from > 0 ? naturals(g, roll, i, from) : 0;
        int there = against < SEATS ? units_at(g, place, against, UNIT_INFANTRY) : 0;
        if (n && there)
            destroy_units(g, place, against, UNIT_INFANTRY, n < there ? n : there, 0, "31.0");
    }
}

FLOW(fire)
{
    BEGIN;
    g->s->large = 0;
    if ((L->why == WHY_SPACE || L->why == WHY_GROUND) && may(g, L->seat, CANNOT_ROLL))
        RETURN(0);
    IMMINENT(FACT_ROLLS, SYSTEMS + L->place, L->seat, 0, L->why);
    L->roll = (uint8_t)open_roll(g, L->seat, L->why, L->place, L->against);
    g->s->rolling = L->roll;
    CALL(dice_roll, .roll = L->roll);
    /* 78.s3d, 74.3 Rerolls come right after the roll. */
    happened(g, FACT_ROLLS, SYSTEMS + L->place, L->seat, 0, L->why);
    SETTLE;
    int hits = count_hits(g, L->seat, L->why, L->place, L->roll);
    if (L->why == WHY_BARRAGE)
        shoot_infantry(g, L->seat, L->place, L->against, L->roll);
    dice_close(g, L->roll);
    g->s->rolling = 0;
    end_lasting(g, UNTIL_ROLL, 0);
    if (hits)
        tell(g, EVENT_HITS, "18.1", L->seat, hits, 0);
    RETURN(hits);
    END;
}

/* ---- Who is hit ----------------------------------------------------------------------------- */

bool fights_on_ground(const struct arb_run *g, const struct stack *st)
{
    return is_ground_force(st->unit) || unit_def(g, st->seat, st->unit)->also_ground;
}

/* 10.s2 Only fighters by a barrage, ships in space, ground forces on planets. */
static bool can_be_hit(const struct arb_run *g, const struct stack *st, int on)
{
    return on == ON_SHIPS         ? is_ship(st->unit)
           : on == ON_FIGHTERS    ? st->unit == UNIT_FIGHTER
           : on == ON_LARGE_SHIPS ? is_ship(st->unit) && st->unit != UNIT_FIGHTER
                                  : fights_on_ground(g, st);
}

/* Space cannons cannot be used against what an effect hides from them. */
bool is_out_of_sight(const struct arb_run *g, int place, int seat, int on)
{
    if (!may_change(g, CANNOT_BE_SHOT))
        return false;
    EACH_STACK_OF (g, place, seat, st)
        if (can_be_hit(g, st, on))
            return thing_is_told(g, stack_thing(g, st), CANNOT_BE_SHOT);
    return false;
}

#define HIT_AT(place, on) ((uint16_t)((place) | (on) << 8))

/* 87.3 What is not damaged yet, unless an effect forbids it (1.6). */
bool can_sustain(const struct arb_run *g, const struct stack *st)
{
    return st->count > st->damaged && unit_stat(g, st, STAT_SUSTAIN) > 0 &&
           !thing_may(g, stack_thing(g, st), CANNOT_SUSTAIN);
}

void nobody_hurt(struct arb_run *g, int place)
{
    EACH_STACK (g, place, st)
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

/* 87.3, 87.4a, 87.5 */
static void sustain_targets(struct arb_run *g, const struct assignment *a,
                            struct assign_targets *out)
{
    RULES("87.3", "87.4a");
    EACH_STACK_OF (g, a->about & 0xff, a->seat, st)
        if (can_be_hit(g, st, a->about >> 8) && can_sustain(g, st))
            assign_add(g, out,
                       (struct assign_target){.thing = (uint16_t)stack_thing(g, st),
                                              .room = (uint8_t)(st->count - st->damaged)});
}

static void add_stack(struct arb_run *g, const struct stack *st, struct assign_targets *out)
{
    if (st->damaged)
        assign_add(g, out,
                   (struct assign_target){.thing = (uint16_t)(stack_thing(g, st) | DAMAGED_PART),
                                          .room = st->damaged});
    if (st->count > st->damaged)
        assign_add(g, out,
                   (struct assign_target){.thing = (uint16_t)stack_thing(g, st),
                                          .room = (uint8_t)(st->count - st->damaged)});
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
        if (is_ground_force(st->unit) || (st->unit == UNIT_FIGHTER && a->about & LEAVING))
            add_stack(g, st, out);
        else if (st->unit == UNIT_FIGHTER)
            assign_add(
                g, out,
                (struct assign_target){.thing = (uint16_t)stack_thing(g, st),
                                       .room = (uint8_t)fighters_to_carry(g, cell, a->seat)});
    }
}

void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    int place = a->about & 0xff;
    switch (a->what) {
    case ASSIGN_SUSTAIN:
        sustain_targets(g, a, out);
        break;
    case ASSIGN_HITS:
        EACH_STACK_OF (g, place, a->seat, st)
            if (can_be_hit(g, st, a->about >> 8))
                add_stack(g, st, out);
        break;
    case ASSIGN_CAPACITY:
        capacity_targets(g, a, out);
        break;
    case ASSIGN_FLEET:
        EACH_STACK_OF (g, place, a->seat, st)
            if (is_ship(st->unit) && st->unit != UNIT_FIGHTER)
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
    if (captor)
        capture(g, captor - 1, seat, unit, count);
    tell(g, EVENT_DESTROYED, rule, seat, unit, count);
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
        destroy_units(g, place, seat, unit, count, damaged ? count : 0, "31.1");
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
    return stat_of(g, SHEETS + seat, STAT_HITS_PER_SUSTAIN, NULL);
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
    if (L->on != ON_FIGHTERS) {
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
    g->s->cause = g->s->destroyer = 0;
    END;
}

/* ---- In words ---------------------------------------------------------------------------------
 */

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
}

void game_roller(struct arb_run *g, UNUSED int seat, int who, struct arb_text *out)
{
    arb_say_seat(g, who >= SHEETS ? who - SHEETS : who, out);
}
bool game_may_reroll(UNUSED struct arb_run *g, UNUSED int roll, UNUSED int source, UNUSED int die)
{
    return true;
}
int game_reroll_most(UNUSED const struct arb_run *g, UNUSED int roll, UNUSED int source)
{
    return DICE_POOL;
}
void game_pay_reroll(UNUSED struct arb_run *g, UNUSED int roll, UNUSED int source, UNUSED int dice)
{
}
