/* Dice that units roll: 18 Combat, and the rolls of unit abilities (10, 15, 77). */
#include "kit_config.h"

/* Who rolls. */

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

/* The flagship that one of the units fights like, by an effect; NULL. If some of them are destroyed
 * it goes last. */
const struct thing_def *model_of(const struct arb_run *g, const struct stack *st)
{
    if (!may_change(g, LIKE_FLAGSHIP))
        return NULL;
    int source = source_of_change(g, stack_thing(g, st), LIKE_FLAGSHIP);
    int owner = source ? note_owner(g, source) : NOBODY;
    return owner < SEATS ? unit_def(g, owner, UNIT_FLAGSHIP) : NULL;
}

static void add_model_shot(const struct arb_run *g, const struct stack *st, int why,
                           struct shots *out)
{
    const struct roll_kind *k = &roll_kinds[why];
    const struct thing_def *model = model_of(g, st);
    if (model->stat[k->value] > 0 && out->count < (int)(sizeof out->shot / sizeof *out->shot))
        out->shot[out->count++] =
            (struct shot){(uint16_t)stack_thing(g, st), (uint8_t)model->stat[k->value],
                          (uint8_t)model->stat[k->dice], (int8_t)unit_stat(g, st, k->add)};
}

/* 10.s1c, 15.s1c, 77.3d Each kind of roll has modifiers of its own: what changes combat rolls is
 * not looked at for the others. 18.2 A die for each burst icon. */
static void add_shot(const struct arb_run *g, const struct stack *st, int why, int count,
                     struct shots *out)
{
    const struct roll_kind *k = &roll_kinds[why];
    int value = unit_stat(g, st, k->value), dice = unit_stat(g, st, k->dice);
    int extra = why == WHY_SPACE || why == WHY_GROUND ? unit_stat(g, st, STAT_EXTRA_DIE) : 0;
    if (count > 0 && (why == WHY_SPACE || why == WHY_BARRAGE) && model_of(g, st)) {
        add_model_shot(g, st, why, out);
        count--;
    }
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
        (struct shot){(uint16_t)stack_thing(g, st), (uint8_t)value, (uint8_t)(dice * count + extra),
                      (int8_t)unit_stat(g, st, k->add)};
}

/* A planet with space cannons of its own fires as a unit of who controls it. */
static void add_planet_shot(const struct arb_run *g, int seat, int planet, struct shots *out)
{
    int thing = PLANETS + planet;
    if (!may_change(g, PLANET_FIRES) || !controls(g, seat, planet) ||
        !thing_is_told(g, thing, PLANET_FIRES) ||
        out->count == (int)(sizeof out->shot / sizeof *out->shot))
        return;
    out->shot[out->count++] =
        (struct shot){(uint16_t)thing, (uint8_t)stat_of(g, thing, STAT_CANNON, NULL),
                      (uint8_t)stat_of(g, thing, STAT_CANNON_DICE, NULL), 0};
}

static int cannons_of(const struct arb_run *g, const struct stack *st)
{
    bool alone = may_change(g, FIRES_ALONE) && thing_may(g, stack_thing(g, st), FIRES_ALONE);
    return alone ? 1 : st->count;
}

/* 77.3c From adjacent systems fire only those whose range says so. */
static void add_cannons(const struct arb_run *g, int seat, int cell, bool near, struct shots *out)
{
    EACH_STACK_OF (g, cell, seat, st)
        if (!near || unit_stat(g, st, STAT_CANNON_RANGE) > 0)
            add_shot(g, st, WHY_CANNON, cannons_of(g, st), out);
    EACH_PLANET (g, cell, planet)
        if (!near)
            add_planet_shot(g, seat, planet, out);
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            if (!near || unit_stat(g, st, STAT_CANNON_RANGE) > 0)
                add_shot(g, st, WHY_CANNON, cannons_of(g, st), out);
}

/* Planets are bombarded one after the other, but one of all units has the dice more. */
static int extra_elsewhere(const struct arb_run *g, int why, int place)
{
    bool here = why != WHY_BOMBARDMENT || !g->s->extra_at ||
                planet_in(g, g->s->system, g->s->extra_at - 1) == place - PLACE_PLANET;
    return here ? 0 : g->s->extra_dice;
}

/* Dice that one of the units has more go to the one that hits best. */
static void add_extra(const struct arb_run *g, int seat, int why, int place, struct shots *out)
{
    static const uint8_t extra[DICE_WHY_COUNT] = {[WHY_BOMBARDMENT] = STAT_BOMBARDMENT_EXTRA,
                                                  [WHY_CANNON] = STAT_CANNON_EXTRA,
                                                  [WHY_DEFENSE] = STAT_CANNON_EXTRA,
                                                  [WHY_BARRAGE] = STAT_BARRAGE_EXTRA};
    int dice = extra[why] ? stat_of(g, SHEETS + seat, extra[why], NULL) : 0;
    dice -= extra_elsewhere(g, why, place);
    struct shot *best = out->shot;
    for (int i = 1; i < out->count; i++)
        if (out->shot[i].value - out->shot[i].add < best->value - best->add)
            best = &out->shot[i];
    if (out->count && dice > 0)
        best->dice = (uint8_t)(best->dice + dice);
}

static bool can_bombard(const struct arb_run *g, const struct stack *st)
{
    return st && unit_stat(g, st, STAT_BOMBARDMENT) > 0 &&
           (st->place <= CELLS || (st->place != g->s->combat.place &&
                                   thing_may(g, stack_thing(g, st), BOMBARDS_FROM_PLANETS)));
}

struct stack *next_bombarder(const struct arb_run *g, int cell, int seat, int unit,
                             const struct stack *after)
{
    bool passed = !after;
    struct stack *st = stack_at(g, cell, seat, unit);
    if (passed && can_bombard(g, st))
        return st;
    passed = passed || st == after;
    if (!may_change(g, BOMBARDS_FROM_PLANETS))
        return NULL;
    EACH_PLANET (g, cell, planet) {
        st = stack_at(g, PLACE_PLANET + planet, seat, unit);
        if (passed && can_bombard(g, st))
            return st;
        passed = passed || (st && st == after);
    }
    return NULL;
}

/* Ground forces on planets that fight as ships in space. */
static void add_joined(const struct arb_run *g, int seat, int cell, struct shots *out)
{
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            add_shot(g, st, WHY_SPACE, st->joins, out);
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
        for (int unit = 0; unit < UNITS; unit++) {
            const struct stack *st = next_bombarder(g, cell, seat, unit, NULL);
            if (st)
                add_shot(g, st, why, g->s->bombards[unit][n], out);
        }
    } else {
        if (why == WHY_DEFENSE)
            RULE("77.7d");
        EACH_STACK_OF (g, place, seat, st)
            if ((why == WHY_SPACE && counts_as_ship(g, st)) || why == WHY_BARRAGE ||
                why == WHY_DEFENSE || (why == WHY_GROUND && fights_on_ground(g, st)))
                add_shot(g, st, why, why == WHY_SPACE && st->joins ? st->joins : st->count, out);
        if (why == WHY_SPACE)
            add_joined(g, seat, place, out);
        if (why == WHY_DEFENSE)
            add_planet_shot(g, seat, place - PLACE_PLANET, out);
    }
    add_extra(g, seat, why, place, out);
}

bool may_fire(const struct arb_run *g, int seat, int why, int place)
{
    struct shots shots;
    if (why == WHY_CANNON && !may_change(g, PLANET_FIRES) &&
        !(player(g, seat)->units & (BIT(place) | adjacent(g, seat, place))))
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

/* 56.2 A die hits with its value less what is added to it; what one die does more is not counted.
 */
double hits_to_expect(const struct arb_run *g, int seat, int why, int place, int against)
{
    struct shots shots;
    double hits = 0;
    if ((why == WHY_SPACE || why == WHY_GROUND) && may(g, seat, CANNOT_ROLL))
        return 0;
    shots_of(g, seat, why, place, &shots);
    for (int i = 0; i < shots.count; i++) {
        int add = shots.shot[i].add + defense_of(g, against, why) + bunker_of(g, why, place);
        int faces = DICE_SIDES + 1 - (shots.shot[i].value - add);
        faces = faces < 0 ? 0 : faces > DICE_SIDES ? DICE_SIDES : faces;
        hits += (double)shots.shot[i].dice * faces / DICE_SIDES;
    }
    return hits;
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
    if (!is_stack(shot->thing))
        return 0;
    const struct stack *st = stack_of(g, shot->thing);
    int from = why == WHY_SPACE || why == WHY_GROUND ? unit_stat(g, st, STAT_EXTRA_FROM) : 0;
    return from > 0 ? naturals(g, roll, group, from) * unit_stat(g, st, STAT_EXTRA_HITS) : 0;
}

/* 18.1, 10.s1+1, 15.s1+1, 77.3+1 A result of at least the value is a hit; 56.2 with modifiers. */
int count_hits(struct arb_run *g, int seat, int why, int place, int roll)
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
    if ((why == WHY_BOMBARDMENT || why == WHY_GROUND) && may(g, seat, DOUBLES_HITS))
        hits *= 2;
    RULE(rule[why]);
    RULE("18.1");
    lose_risked(g, roll, &shots);
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
    if (may(g, L->seat, ALLOW_REROLL)) {
        RULES("74.1", "74.2", "74.3", "78.s3d");
        CALL(dice_reroll, .roll = L->roll, .source = REROLL_EFFECT, .seat = L->seat);
    }
    /* 78.s3d, 74.3 Rerolls come right after the roll. */
    happened(g, FACT_ROLLS, SYSTEMS + L->place, L->seat, 0, L->why);
    g->s->rolling_now = 1;
    SETTLE;
    g->s->rolling_now = 0;
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

/* Of the kit's dice. */

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
