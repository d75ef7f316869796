/* Everything in words: options, events, prompts. Systems are named by their tiles, which do not
 * change when units do. */
#include "kit_config.h"

const char *const unit_words[UNITS][2] = {{"fighter", "fighters"},
                                          {"destroyer", "destroyers"},
                                          {"cruiser", "cruisers"},
                                          {"carrier", "carriers"},
                                          {"dreadnought", "dreadnoughts"},
                                          {"war sun", "war suns"},
                                          {"flagship", "flagships"},
                                          {"infantry", "infantry"},
                                          {"mech", "mechs"},
                                          {"PDS", "PDS"},
                                          {"space dock", "space docks"}};
const char *const unit_types[] = {"fighter",    "destroyer", "cruiser",  "carrier", "dreadnought",
                                  "war_sun",    "flagship",  "infantry", "mech",    "pds",
                                  "space_dock", "same",      NULL};

static void say_tile(const struct arb_saying *s, int tile, struct arb_text *out)
{
    const char *name = s->g->c->def[s->g->c->tile[tile]].name;
    arb_say(out, "%s", name ? name : "nowhere");
}

static void say_system(const struct arb_saying *s, int cell, struct arb_text *out)
{
    say_tile(s, s->g->s->tile[cell], out);
}

static void say_planet(const struct arb_saying *s, int planet, struct arb_text *out)
{
    arb_say(out, "%s", planet_def(s->g, planet)->name);
}

static void say_unit(UNUSED const struct arb_saying *s, int unit, struct arb_text *out)
{
    /* Of what is built there is one; `c` is its planet. */
    int count = s->event && s->event->kind == EVENT_BUILDS     ? 1
                : s->event                                     ? s->event->c
                : s->option && s->option->verb == VERB_PRODUCE ? s->option->b
                                                               : 1;
    arb_say(out, "%s", unit_words[unit][count > 1]);
}

/* What it costs, alone or with all that come for it together: COST_AT. And where it would be too
 * much. */
static void say_cost(UNUSED const struct arb_saying *s, int where, struct arb_text *out)
{
    int cost = where / COST_AT % COSTS_SAID;
    if (cost)
        arb_say(out, " (cost %d)", cost);
    if (where & BEYOND_POOL)
        arb_say(out, " (beyond your fleet pool)");
    if (where & BEYOND_CAPACITY)
        arb_say(out, " (beyond your capacity)");
}

/* "2 of 7 units": 256 times how many, and the limit */
static void say_built(UNUSED const struct arb_saying *s, int value, struct arb_text *out)
{
    arb_say(out, "%d of %d units", value >> 8, value & 255);
}

static void say_strategy(const struct arb_saying *s, int card, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->def[s->g->c->first[STRATEGY] + card - 1].name);
}

/* What a planet or a trade good stands for (cost_wealth). */
static void say_paid_sort(UNUSED const struct arb_saying *s, int sort, struct arb_text *out)
{
    arb_say(out, "%s", sort ? "influence" : "resources");
}

static void say_faction(const struct arb_saying *s, int faction, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->def[s->g->c->first[FACTION] + faction - 1].name);
}

/* "2 (Atlas, ...: 9 resources, 5 influence)" */
static void say_slice(const struct arb_saying *s, int slice, struct arb_text *out)
{
    int resources = 0, influence = 0;
    arb_say(out, "%d (", slice + 1);
    for (int n = 0; n < SLICE; n++) {
        int tile = s->g->s->draft.slice[slice][n];
        const struct thing_def *d = &s->g->c->def[s->g->c->tile[tile]];
        arb_say(out, "%s", n ? ", " : "");
        say_tile(s, tile, out);
        for (int p = 0; p < PLANETS_IN_TILE && d->planet[p]; p++) {
            resources += planet_def(s->g, d->planet[p])->stat[STAT_RESOURCES];
            influence += planet_def(s->g, d->planet[p])->stat[STAT_INFLUENCE];
        }
    }
    arb_say(out, ": %d resources, %d influence)", resources, influence);
}

static void say_seating(UNUSED const struct arb_saying *s, int place, struct arb_text *out)
{
    if (place)
        arb_say(out, "place %d from the speaker", place + 1);
    else
        arb_say(out, "the speaker's place");
}

static void say_tech(const struct arb_saying *s, int def, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->def[def].name);
}

static void say_goods_on(UNUSED const struct arb_saying *s, int goods, struct arb_text *out)
{
    if (goods)
        arb_say(out, " with %d %s", goods, ware_word(WARE_GOODS, goods));
}

static void say_specialties(UNUSED const struct arb_saying *s, int missing, struct arb_text *out)
{
    if (missing)
        arb_say(out, " (%d %s missing)", missing, missing == 1 ? "prerequisite" : "prerequisites");
}

/* So many as the option says. */
static void say_stack(const struct arb_saying *s, int thing, struct arb_text *out)
{
    int count = !s->option ? 1 : s->option->verb == VERB_COMMIT ? s->option->c : s->option->b;
    arb_say(out, "%s", unit_words[stack_of(s->g, thing)->unit][count > 1]);
}

/* A system with one planet is called what the planet is called, so ground forces in its space say
 * that they are there. */
static void say_stack_at(const struct arb_saying *s, int thing, struct arb_text *out)
{
    /* "{stack} from {stack_at}" are both about the first number */
    const struct stack *st = stack_of(s->g, s->option ? s->option->a : thing);
    int planets = 0;
    if (st->place > CELLS) {
        arb_say(out, "%s", planet_def(s->g, st->place - PLACE_PLANET)->name);
        return;
    }
    EACH_PLANET (s->g, st->place, planet)
        planets++;
    if (planets == 1 && is_ground_force(st->unit))
        arb_say(out, "the space area of ");
    say_system(s, st->place, out);
}

static void say_damaged(UNUSED const struct arb_saying *s, int damaged, struct arb_text *out)
{
    if (damaged)
        arb_say(out, " (damaged)");
}

/* Where a structure is built: docks that float in the space area, by a planet of the system. */
static const char *const building_sites[] = {"on", "in space at"};

static void say_mover(const struct arb_saying *s, int how, struct arb_text *out)
{
    say_damaged(s, how % BEYOND_AT, out);
    if (how / BEYOND_AT)
        arb_say(out, " (%d beyond your fleet pool)", how / BEYOND_AT);
}

static void say_place(const struct arb_saying *s, int where, struct arb_text *out)
{
    int planet = where % COST_AT;
    if (planet) {
        arb_say(out, "on ");
        say_planet(s, planet, out);
    } else {
        arb_say(out, "in space");
    }
}

/* Things, as they were when it happened.
 * Stacks come and go, units are upgraded and tiles change places, but what was told stays: a face
 * (faces.h) is a definition, or what units of whom stood where. */

enum { FACE_UNITS = 1 << 15, FACE_SEAT = 1 << 12, FACE_UNIT = 1 << 8 };
_Static_assert((int)TILES + (int)PLANETS_MOST < (int)FACE_UNIT, "a spot is a byte");
_Static_assert((int)DEFS < (int)FACE_UNITS, "a definition is a face");

/* A place for words: the number of the tile, or TILES and the planet; 0: on a sheet. */
int spot_of(const struct arb_run *g, int place)
{
    return place <= CELLS        ? g->s->tile[place]
           : place < PLACE_SHEET ? TILES + place - PLACE_PLANET
                                 : 0;
}

static void say_spot(const struct arb_saying *s, int spot, struct arb_text *out)
{
    if (spot > TILES)
        say_planet(s, spot - TILES, out);
    else
        say_tile(s, spot, out);
}

uint16_t game_face(const struct arb_run *g, int thing)
{
    if (!is_stack(thing))
        return (uint16_t)(thing > CARDS ? def_number(g, thing) : 0);
    const struct stack *st = stack_of(g, thing);
    return (uint16_t)(FACE_UNITS + FACE_SEAT * st->seat + FACE_UNIT * st->unit +
                      spot_of(g, st->place));
}

/* Units with whose they are and where. */
static void say_units(const struct arb_saying *s, int face, struct arb_text *out)
{
    int spot = face % FACE_UNIT;
    arb_say(out, "%s of ", unit_words[face / FACE_UNIT % (FACE_SEAT / FACE_UNIT)][0]);
    arb_say_seat(s->g, face / FACE_SEAT % (FACE_UNITS / FACE_SEAT), out);
    arb_say(out, spot > TILES ? " on " : " in ");
    say_spot(s, spot, out);
}

/* What is changed or canceled need not be a thing. */
static bool say_no_thing(const struct arb_saying *s, struct arb_text *out)
{
    int kind = s->event ? s->event->kind : 0;
    if (kind == EVENT_LASTING) {
        arb_say(out, "the rules");
        if (s->event->e < s->g->block->seats) {
            arb_say(out, " for ");
            arb_say_seat(s->g, s->event->e, out);
        }
        arb_say(out, " (");
        say_change(s->g, &s->g->c->modifier[s->event->c], s->event->a, out);
        arb_say(out, ")");
    } else if (kind == EVENT_CANCEL) {
        arb_say(out, "what was about to happen");
    }
    return kind == EVENT_LASTING || kind == EVENT_CANCEL;
}

/* Factions have several abilities: by which name the one goes that is used. */
static void say_faction_ability(const struct arb_saying *s, int thing, struct arb_text *out)
{
    const struct arb_option *o = s->option;
    if (!o || (o->verb != VERB_USE && o->verb != VERB_RESPOND) || !is_sheet(thing))
        return;
    int text = s->g->c->ability[o->b].text;
    if (text)
        arb_say(out, ": %s", s->g->c->text[text]);
}

static void say_thing(const struct arb_saying *s, int thing, struct arb_text *out)
{
    if (!thing && say_no_thing(s, out))
        return;
    int face = is_card(thing) ? 0 : face_named(s->g, thing);
    if (is_card(thing) && effect_knows(s, thing))
        game_thing_words(s->g, s->seat, thing, out);
    else if (face >= FACE_UNITS)
        say_units(s, face, out);
    else if (face && effect_knows(s, thing))
        arb_say(out, "%s", s->g->c->def[face].name);
    else
        effect_say_thing(s, thing, out);
    say_faction_ability(s, thing, out);
}

/* What screens point at. */

static void say_position(UNUSED const struct arb_saying *s, int position, struct arb_text *out)
{
    arb_say(out, "%d", position);
}

/* Planets are cells of the board, strategy cards are told by their initiative. */
int number_said(const struct arb_saying *s, const struct say_word *word, int value)
{
    int cell = value;
    if (word->say == say_planet)
        cell = value > 0 && value <= PLANETS_MOST ? s->g->s->planet_at[value] : 0;
    else if (word->say == say_position)
        cell = value < POSITIONS ? layout(s->g)->cell[value] : 0;
    else if (word->say == say_strategy)
        return s->g->c->first_card[STRATEGY] + value - 1;
    return word->kind == SAY_CELL && !cell ? -1 : cell;
}

/* What may be done, if the pack has words for it. */
static void say_doing(const struct arb_saying *s, int text, struct arb_text *out)
{
    if (text)
        effect_say_text(s, text, out);
    else
        arb_say(out, "do it?");
}

/* For which of several things a choice is made. */
static void say_about(const struct arb_saying *s, int thing, struct arb_text *out)
{
    if (!thing)
        return;
    arb_say(out, " (");
    say_thing(s, thing, out);
    arb_say(out, ")");
}

const struct say_word game_words[] = {
    WARE_WORD,
    {.name = "thing", .say = say_thing, .kind = SAY_THING, .known = effect_knows},
    {.name = "mode", .say = effect_say_mode},
    {.name = "text", .say = effect_say_text},
    {.name = "doing", .say = say_doing},
    {.name = "about", .say = say_about, .kind = SAY_THING, .known = effect_knows},
    {.name = "window", .say = say_window},
    {.name = "tile", .say = say_tile},
    {.name = "spot", .say = say_spot},
    {.name = "system", .say = say_system, .kind = SAY_CELL},
    {.name = "planet", .say = say_planet, .kind = SAY_CELL},
    {.name = "position", .say = say_position, .kind = SAY_CELL},
    {.name = "unit", .say = say_unit},
    {.name = "cost", .say = say_cost},
    {.name = "built", .say = say_built},
    {.name = "strategy", .say = say_strategy, .kind = SAY_THING},
    {.name = "paid_sort", .say = say_paid_sort},
    {.name = "faction", .say = say_faction},
    {.name = "slice", .say = say_slice},
    {.name = "seating", .say = say_seating},
    {.name = "tech", .say = say_tech},
    {.name = "goods_on", .say = say_goods_on},
    {.name = "specialties", .say = say_specialties},
    {.name = "stack", .say = say_stack, .kind = SAY_THING},
    {.name = "stack_at", .say = say_stack_at},
    {.name = "damaged", .say = say_damaged},
    {.name = "site", .list = building_sites, .count = 2},
    {.name = "mover", .say = say_mover},
    {.name = "place", .say = say_place},
    {.name = "wormhole", .list = wormhole_words, .count = WORMHOLES},
    {.name = "pool", .list = pool_words, .count = POOLS},
    {.name = "trait", .list = deck_words, .count = EXPLORE_DECKS},
    {0},
};
