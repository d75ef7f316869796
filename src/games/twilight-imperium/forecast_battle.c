/* A battle before it is fought (forecast_battle.h): when there is one, when it is decided, and how
 * that is told. */
#include "kit_config.h"

#include "forecast_battle.h"
#include "stack.h"

#include <stdio.h>
#include <stdlib.h>

/* How far it has gone. */

static bool is_under_way(const struct arb_run *g, int flow)
{
    return arb_stack_count(g->block, flow) > 0;
}

/* `reached`: a stage that it has come to already. Windows of the action itself are opened before
 * anything has moved and after all is over. */
static enum stage stage_now(const struct arb_run *g, enum stage reached)
{
    if (is_under_way(g, FLOW_space_cannon_offense) || is_under_way(g, FLOW_fight_in_space))
        return STAGE_SPACE;
    if (is_under_way(g, FLOW_invasion))
        return STAGE_GROUND;
    if (!is_under_way(g, FLOW_tactical_action) || is_under_way(g, FLOW_produce))
        return STAGE_OVER;
    return reached == STAGE_BEFORE ? STAGE_BEFORE : STAGE_OVER;
}

/* Is there a battle? */

/* 13.0 The active player attacks; in a combat elsewhere whoever is called so. */
static int attacker_now(const struct arb_run *g)
{
    return g->s->combat.place && g->s->combat.place <= CELLS ? g->s->combat.side[0] : g->s->active;
}

/* The first planet with ground forces of others, one on which some have landed before others; where
 * an option lands some, that one. */
static int focus_of(const struct arb_run *g, const struct battle *b,
                    const struct arb_option *option)
{
    int found = 0;
    if (option && option->verb == VERB_COMMIT)
        return other_with_ground_forces(g, option->b, b->attacker) == NOBODY ? 0 : option->b;
    if (g->s->combat.place > CELLS)
        return g->s->combat.place - PLACE_PLANET;
    EACH_PLANET (g, b->cell, planet)
        if (other_with_ground_forces(g, planet, b->attacker) != NOBODY &&
            (!found || ground_forces_at(g, PLACE_PLANET + planet, b->attacker)))
            found = planet;
    return found;
}

static int other_with_ships(const struct arb_run *g, int cell, int seat)
{
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && ships_at(g, cell, other))
            return other;
    return NOBODY;
}

static bool is_shot_at(const struct arb_run *g, const struct battle *b)
{
    for (int other = 0; other < g->block->seats; other++)
        if (other != b->attacker && seat_is_in(g, other) && may_fire(g, other, WHY_CANNON, b->cell))
            return true;
    return false;
}

/* 78.s2 The seat says that it retreats, or has said so. */
static bool retreats(const struct arb_run *g, const struct battle *b,
                     const struct arb_option *option)
{
    const struct combat *c = &g->s->combat;
    bool said =
        c->place && c->place <= CELLS && c->retreating && c->side[c->retreating - 1] == b->me;
    return said || (option && option->verb == VERB_RETREAT);
}

static bool find_kind(const struct arb_run *g, struct battle *b, const struct arb_option *option)
{
    int defender = b->began <= STAGE_SPACE ? other_with_ships(g, b->cell, b->attacker) : NOBODY;
    b->focus = focus_of(g, b, option);
    b->kind = retreats(g, b, option) ? BATTLE_RETREAT
              : defender != NOBODY   ? BATTLE_SPACE
              : b->focus             ? BATTLE_GROUND
                                     : BATTLE_CANNONS;
    if (b->kind == BATTLE_GROUND)
        defender = other_with_ground_forces(g, b->focus, b->attacker);
    b->them = b->me == b->attacker ? defender : b->attacker;
    if (b->kind == BATTLE_CANNONS)
        return b->me == b->attacker && b->began <= STAGE_SPACE && is_shot_at(g, b);
    return b->me == b->attacker || b->me == defender;
}

/* Nothing is named and nothing is there. */
static bool comes_nothing(const struct arb_run *g, const struct battle *b)
{
    return b->began == STAGE_BEFORE && !g->s->movers && !has_units_at(g, b->cell, b->attacker);
}

static enum plan plan_of(const struct arb_run *g, const struct battle *b,
                         const struct arb_option *option)
{
    const struct commit *L = arb_asking(g, b->me, FLOW_commit);
    int verb = option ? option->verb : 0;
    if (L && (L->committed || verb == VERB_COMMIT || verb == VERB_COMMITTED))
        return PLAN_LANDED;
    if (verb == VERB_MOVE)
        return PLAN_LOAD;
    return verb != VERB_MOVED && comes_nothing(g, b) ? PLAN_ALL : PLAN_STANDS;
}

static int ships_elsewhere(const struct arb_run *g, const struct battle *b)
{
    int ships = 0;
    EACH_SYSTEM (player(g, b->me)->ships & ~BIT(b->cell), cell)
        ships += ships_at(g, cell, b->me);
    return ships;
}

bool battle_ahead(const struct arb_run *g, int seat, const struct arb_option *option,
                  struct battle *b)
{
    bool activates = option && option->verb == VERB_ACTIVATE && arb_asking(g, seat, FLOW_act);
    *b = (struct battle){.me = seat, .attacker = activates ? seat : attacker_now(g)};
    if (seat >= g->block->seats || !(g->block->asked >> seat & 1) || b->attacker >= SEATS)
        return false;
    b->began = activates ? STAGE_BEFORE : stage_now(g, STAGE_BEFORE);
    b->cell = activates                                       ? option->a
              : g->s->combat.place && b->began == STAGE_SPACE ? g->s->combat.place
                                                              : g->s->system;
    if (b->began == STAGE_OVER || !b->cell || !find_kind(g, b, option))
        return false;
    b->plan = activates ? PLAN_ALL : plan_of(g, b, option);
    b->elsewhere = ships_elsewhere(g, b);
    return true;
}

static bool may_forecast(const struct arb_run *g, int seat, const struct arb_option *option,
                         struct forecast_start *start)
{
    return g->block->status == ARB_PLAYING && battle_ahead(g, seat, option, start->scene);
}

/* Nobody plays a card, so that nothing hidden matters; but only where nobody fights until one side
 * is gone are the outcomes few. */
static bool loosen(struct arb_run *g, int seat)
{
    struct battle b;
    return battle_ahead(g, seat, NULL, &b) ? b.kind == BATTLE_CANNONS : false;
}

/* What is seen on the way. */

static void see_units(const struct arb_run *g, struct battle *b, int side, int place, bool ships)
{
    int seat = side ? b->them : b->me;
    if (seat == NOBODY)
        return;
    EACH_STACK_OF (g, place, seat, st)
        if (ships ? counts_as_ship(g, st) : fights_on_ground(g, st))
            b->unit[side][st->unit] = (uint8_t)(b->unit[side][st->unit] + st->count);
}

/* 37.1 Whole ships that the fleet pool holds. */
static void see_fleet(const struct arb_run *g, struct battle *b)
{
    static const struct arrivals nothing;
    b->fleet = (fleet_then(g, b->cell, b->attacker, &nothing) + 1) / 2;
    b->fleet_limit = fleet_limit(g, b->attacker);
}

static void see(const struct arb_run *g, struct battle *b)
{
    bool ground = b->kind == BATTLE_GROUND;
    b->seen = true;
    for (int side = 0; side < 2; side++) {
        see_units(g, b, side, b->cell, !ground);
        if (ground)
            see_units(g, b, side, PLACE_PLANET + b->focus, false);
    }
    b->landing = (uint8_t)ground_forces_at(g, b->cell, b->attacker);
    EACH_PLANET (g, b->cell, planet)
        if (planet == b->focus)
            EACH_STACK (g, PLACE_PLANET + planet, st)
                b->holding =
                    (uint8_t)(b->holding +
                              (st->seat != b->attacker && fights_on_ground(g, st) ? st->count : 0));
    see_fleet(g, b);
    if (!is_under_way(g, FLOW_space_cannon_offense))
        return;
    for (int other = 0; other < g->block->seats; other++)
        if (other != b->attacker && seat_is_in(g, other) && may_fire(g, other, WHY_CANNON, b->cell))
            b->cannon[other] = hits_to_expect(g, other, WHY_CANNON, b->cell, b->attacker);
}

/* The first round that is fought, of the battle it is about. */
static void see_round(const struct arb_run *g, const struct battle *b, int *value)
{
    bool ground = b->kind == BATTLE_GROUND;
    int place = ground ? PLACE_PLANET + b->focus : b->cell;
    if (value[ALSO_FOUGHT] || g->s->combat.place != place || b->them == NOBODY ||
        !(ground || is_under_way(g, FLOW_announce_retreats)))
        return;
    value[ALSO_FOUGHT] = 1;
    for (int side = 0; side < 2; side++)
        value[ALSO_HITS + side] =
            (int)(100 * hits_to_expect(g, side ? b->them : b->me, ground ? WHY_GROUND : WHY_SPACE,
                                       place, side ? b->me : b->them) +
                  0.5);
}

/* How it comes out. */

static int fighting_on(const struct arb_run *g, int planet, int seat)
{
    int n = 0;
    EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
        n += fights_on_ground(g, st) ? st->count : 0;
    return n;
}

/* What is left of the side that has some left. */
static int left_of(int mine, int theirs)
{
    return mine && theirs ? 0 : mine - theirs;
}

static int come_out(const struct arb_run *g, const struct battle *b)
{
    int before = 0, ships = ships_at(g, b->cell, b->me);
    if (b->kind == BATTLE_SPACE)
        return left_of(ships, ships_at(g, b->cell, b->them));
    if (b->kind == BATTLE_GROUND)
        return left_of(fighting_on(g, b->focus, b->me), fighting_on(g, b->focus, b->them));
    if (b->kind == BATTLE_RETREAT) {
        int left = ships + ships_elsewhere(g, b) - b->elsewhere;
        return left > 0 ? left : -1;
    }
    for (int unit = 0; unit < UNITS; unit++)
        before += is_ship(unit) ? b->unit[0][unit] : 0;
    return ships < before ? ships - before : 1;
}

/* Ships are counted when they have fought, ground forces and planets when all is over. */
static bool foreseen(const struct arb_run *g, const struct forecast_start *start, int *value)
{
    struct battle *b = start->scene;
    enum stage was = (enum stage)value[ALSO_STAGE], now = stage_now(g, was);
    if (g->block->status != ARB_PLAYING)
        now = STAGE_OVER;
    if (now > STAGE_BEFORE && !b->seen)
        see(g, b);
    see_round(g, b, value);
    enum stage counted = b->kind == BATTLE_GROUND ? STAGE_OVER : STAGE_GROUND;
    if (was < counted && now >= counted)
        value[0] = come_out(g, b);
    value[ALSO_STAGE] = (int)now;
    if (now != STAGE_OVER)
        return false;
    for (int n = 0; n < PLANETS_IN_TILE; n++)
        value[ALSO_HELD + n] =
            planet_in(g, b->cell, n) && controls(g, b->me, planet_in(g, b->cell, n));
    return true;
}

/* In words. */

static void say_ships(int value, char *words, size_t size)
{
    int n = abs(value);
    if (!value)
        snprintf(words, size, "nobody is left");
    else
        snprintf(words, size, "%d ship%s %s", n, n == 1 ? "" : "s",
                 value > 0 ? "left" : "of theirs left");
}

static void say_forces(int value, char *words, size_t size)
{
    int n = abs(value);
    if (!value)
        snprintf(words, size, "nobody is left");
    else
        snprintf(words, size, "%d ground force%s %s", n, n == 1 ? "" : "s",
                 value > 0 ? "left" : "of theirs left");
}

static void say_kept(int value, char *words, size_t size)
{
    if (value > 0)
        snprintf(words, size, "%d ship%s left", value, value == 1 ? "" : "s");
    else
        snprintf(words, size, "no ship left");
}

static void say_lost(int value, char *words, size_t size)
{
    if (value > 0)
        snprintf(words, size, "no ship lost");
    else
        snprintf(words, size, "%d ship%s lost", -value, value == -1 ? "" : "s");
}

/* How it is told. */

/* The end above 0 that is most likely; 0: there is none. */
static int most_likely(const struct forecast *f)
{
    int best = 0;
    double most = 0;
    for (int value = 1; value < FORECAST_HALF; value++)
        if (f->p[FORECAST_AT(value)] > most) {
            most = f->p[FORECAST_AT(value)];
            best = value;
        }
    return best;
}

static int units_seen(const struct battle *b, int side)
{
    int n = 0;
    for (int unit = 0; unit < UNITS; unit++)
        n += b->unit[side][unit];
    return n;
}

/* The dearest first. */
static void put_sides(const struct arb_run *g, const struct battle *b, const struct forecast *f,
                      struct arb_json *out)
{
    arb_put_array(out, "sides");
    for (int side = 0; side < 2; side++) {
        int seat = side ? b->them : b->me;
        double fought = f->also[ALSO_FOUGHT - 1], hits = f->also[ALSO_HITS + side - 1];
        if (seat == NOBODY)
            continue;
        odds_begin_side(out, seat);
        for (int unit = UNITS; unit-- > 0;)
            if (b->unit[side][unit])
                odds_put_pieces(out, type_names[unit_def(g, seat, unit)->type],
                                unit_words[unit][b->unit[side][unit] != 1], b->unit[side][unit]);
        odds_end_side(out, "hits", fought > 0 ? hits / fought / 100 : 0);
    }
    arb_put_end(out);
}

static void put_kept(const struct battle *b, const struct forecast *f, struct arb_json *out)
{
    char text[40];
    int of = units_seen(b, 0);
    const char *what = b->kind == BATTLE_GROUND ? "ground force" : "ship";
    if (b->kind == BATTLE_CANNONS || f->above <= 0)
        return;
    snprintf(text, sizeof text, "%d of %d %s%s", most_likely(f), of, what, of == 1 ? "" : "s");
    odds_put_row(out, &(struct odds_row){.label = b->kind == BATTLE_RETREAT ? "You most likely save"
                                                                            : "If so, you most "
                                                                              "likely keep",
                                         .text = text,
                                         .p = -1,
                                         .seat = -1});
}

/* Planets that change hands, or could. */
static void put_planets(const struct arb_run *g, const struct battle *b, const struct forecast *f,
                        struct arb_json *out)
{
    char label[120];
    int n = 0;
    EACH_PLANET (g, b->cell, planet) {
        double p = f->also[ALSO_HELD + n++ - 1];
        bool mine = controls(g, b->me, planet), attacks = b->me == b->attacker;
        if ((attacks ? mine || !b->landing : !mine) || (b->kind == BATTLE_RETREAT))
            continue;
        if (planet == b->focus)
            snprintf(label, sizeof label, "%s %s: %d ground force%s against %d",
                     attacks ? "Then take" : "Then keep", planet_def(g, planet)->name,
                     attacks ? b->landing : b->holding,
                     (attacks ? b->landing : b->holding) == 1 ? "" : "s",
                     attacks ? b->holding : b->landing);
        else
            snprintf(label, sizeof label, "%s %s", attacks ? "Then take" : "Then keep",
                     planet_def(g, planet)->name);
        odds_put_row(out, &(struct odds_row){.label = label, .p = p, .seat = -1});
    }
}

static void put_fleet(const struct battle *b, struct arb_json *out)
{
    char text[40];
    if (b->me != b->attacker || b->began != STAGE_BEFORE)
        return;
    snprintf(text, sizeof text, "%d of %d", b->fleet, b->fleet_limit);
    odds_put_row(out, &(struct odds_row){
                          .label = "Fleet pool after the move", .text = text, .p = -1, .seat = -1});
}

/* 77.2 Before the ships fight. */
static void put_cannons(const struct arb_run *g, const struct battle *b, struct arb_json *out)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        char label[ARB_NAME + 40] = "", text[40];
        struct arb_text words = {label, label + sizeof label};
        if (b->cannon[seat] <= 0)
            continue;
        arb_say(&words, "Space cannon of ");
        arb_say_seat(g, seat, &words);
        arb_say(&words, " fires first");
        snprintf(text, sizeof text, "%.1f hits", b->cannon[seat]);
        odds_put_row(out, &(struct odds_row){.label = label,
                                             .text = text,
                                             .p = -1,
                                             .seat = seat,
                                             .told = true,
                                             .tone = seat == b->me ? ODDS_GOOD : ODDS_BAD});
    }
}

static void put_more(const struct arb_run *g, const struct forecast *f, const void *scene,
                     struct arb_json *out)
{
    const struct battle *b = scene;
    put_sides(g, b, f, out);
    arb_put_array(out, "rows");
    put_kept(b, f, out);
    put_planets(g, b, f, out);
    put_fleet(b, out);
    put_cannons(g, b, out);
    arb_put_end(out);
}

#define EVERY_BATTLE                                                                               \
    .one_by_one = "shot by shot",                                                                  \
    .note = "nobody plays a card or uses an ability; damage is sustained first, cheap units go "   \
            "first",                                                                               \
    .may = may_forecast, .loosen = loosen, .foreseen = foreseen, .plays = battle_plays,            \
    .more = put_more, .samples = BATTLE_SAMPLES

enum { BATTLE_SAMPLES = 1000 };

static const struct forecast_of battles[] = {
    [BATTLE_SPACE] = {.title = "Space battle",
                      .above = "you win",
                      .even = "nobody wins",
                      .below = "you lose",
                      .say = say_ships,
                      EVERY_BATTLE},
    [BATTLE_RETREAT] = {.title = "Retreat",
                        .above = "ships get away",
                        .below = "all are destroyed",
                        .say = say_kept,
                        EVERY_BATTLE},
    [BATTLE_GROUND] = {.title = "Ground battle",
                       .above = "you win",
                       .even = "nobody is left",
                       .below = "you lose",
                       .say = say_forces,
                       EVERY_BATTLE},
    [BATTLE_CANNONS] = {.title = "Under fire",
                        .above = "no ship is lost",
                        .below = "ships are lost",
                        .say = say_lost,
                        EVERY_BATTLE},
};

static const char *when(const struct battle *b)
{
    if (b->began != STAGE_BEFORE)
        return b->kind == BATTLE_RETREAT  ? "If you retreat"
               : b->kind != BATTLE_GROUND ? "As it stands"
               : b->me == b->attacker     ? "If you land"
                                          : "If they land";
    if (b->me != b->attacker)
        return "If you are attacked";
    return b->plan == PLAN_ALL ? "If all that can come does" : "If you attack";
}

/* Units of a seat that fight: there already, or named to come. */
static int strength(const struct arb_run *g, const struct battle *b, int seat)
{
    int n = 0;
    if (seat == NOBODY)
        return 0;
    if (b->kind == BATTLE_GROUND) {
        n = ground_forces_at(g, b->cell, seat) + fighting_on(g, b->focus, seat);
        for (int i = 0; i < g->s->loads && seat == b->attacker; i++)
            n += is_ground_force(g->s->load[i].unit) ? g->s->load[i].count : 0;
        return n;
    }
    n = ships_at(g, b->cell, seat);
    for (int i = 0; i < g->s->movers && seat == b->attacker; i++)
        n += g->s->mover[i].from != b->cell ? g->s->mover[i].count : 0;
    for (int i = 0; i < g->s->loads && seat == b->attacker; i++)
        n += g->s->load[i].unit == UNIT_FIGHTER ? g->s->load[i].count : 0;
    return n;
}

int battle_balance(const struct arb_run *g, const struct battle *b, struct parts *parts)
{
    const char *what = b->kind == BATTLE_GROUND ? "ground forces" : "ships";
    const char *rule = b->kind == BATTLE_GROUND ? "42.0" : "78.0";
    int mine = b->seen ? units_seen(b, 0) : strength(g, b, b->me);
    int theirs = b->seen ? units_seen(b, 1) : strength(g, b, b->them);
    if (parts) {
        add_part(parts, mine, THINGS + b->me, what, rule);
        if (b->them != NOBODY)
            add_part(parts, -theirs, THINGS + b->them, what, rule);
    }
    return mine - theirs;
}

/* Nothing is told of a battle to which nobody comes. */
json_t *explain_battle(const struct arb_run *g, int seat, const char *name,
                       const struct arb_option *option)
{
    struct battle b;
    struct forecast f;
    struct parts parts = {0};
    struct arb_json out = {0};
    if (!battle_ahead(g, seat, option, &b))
        return NULL;
    struct forecast_of what = battles[b.kind];
    what.when = when(&b);
    if (!forecast(g, &what, seat, option, &b, &f) || !units_seen(&b, 0))
        return NULL;
    RULE(b.kind == BATTLE_GROUND ? "42.0" : "78.0");
    if (!option)
        b.seen = false; /* as the view tells it */
    int total = battle_balance(g, &b, &parts);
    forecast_put(g, &what, &f, &b, &out);
    json_t *how = explained(g, name, what.title, total, &parts);
    json_object_set_new(how, "odds", arb_json_value(&out));
    return how;
}
