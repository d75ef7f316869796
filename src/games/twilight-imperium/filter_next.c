/* Which things a filter could mean. Only what is there, of its types and of those it can belong to
 * is looked at, in the order of numbers: nothing goes through all things. */
#include "kit_config.h"

struct search {
    const struct arb_run *g;
    const struct scope *sc;
    const struct filter *f;
    int filter, after;
    unsigned types;  /* all if the filter names none */
    unsigned owners; /* seats whose things can pass; ANYBODY: nobody's can, too */
};
enum { ALL_TYPES = ~0, ANYBODY = ~0 };
_Static_assert(CARD_TYPES >> STRATEGY == (1 << (LEGENDARY - STRATEGY + 1)) - 1,
               "types of cards stand together, from strategy cards to legendary ones");

/* Whoever watches the rules sees them asked of every thing. */
static unsigned owners_of(const struct arb_run *g, const struct scope *sc, const struct filter *f)
{
    int which = f->owner ? f->owner : f->controller;
    if (g->marks)
        return (unsigned)ANYBODY;
    if (which == WHO_OTHERS && sc->you < SEATS)
        return (SEAT(SEATS) - 1) & ~SEAT(sc->you);
    if (which != WHO_YOU && which != WHO_CHOSEN && which != WHO_EACH && which != WHO_EVENT)
        return (unsigned)ANYBODY;
    int seat = who(g, sc, which);
    return seat < SEATS ? SEAT(seat) : (unsigned)ANYBODY;
}

static bool may_own_some(const struct search *s, int seat)
{
    return s->owners >> seat & 1;
}

static int first_in(const struct search *s, int first, int end)
{
    for (int thing = s->after < first ? first : s->after + 1; thing < end; thing++)
        if (passes(s->g, s->sc, s->filter, thing))
            return thing;
    return 0;
}

/* Cards: those of each type lie side by side. */

static int next_card(const struct search *s)
{
    const struct imperium_content *c = s->g->c;
    for (unsigned types = s->types & CARD_TYPES; types; types &= types - 1) {
        int type = __builtin_ctz(types), first = c->first_card[type];
        int end = first + c->cards_of[type];
        int thing = first && s->after < end - 1 ? first_in(s, first, end) : 0;
        if (thing)
            return thing;
    }
    return 0;
}

/* What is in play and nowhere else. */

/* 100.1 The nexus is no system, by the reference. */
static int next_system_thing(const struct search *s)
{
    const struct arb_run *g = s->g;
    uint64_t systems = systems_in_play(g);
    if (!variant(g, PUBLISHED)) {
        RULE("100.1");
        systems &= ~BIT(layout(g)->nexus);
    }
    int after = s->after > SYSTEMS ? s->after - SYSTEMS : 0;
    for (int cell = next_system(systems, after); cell; cell = next_system(systems, cell))
        if (passes(g, s->sc, s->filter, SYSTEMS + cell))
            return SYSTEMS + cell;
    return 0;
}

static uint64_t planets_of(const struct search *s, int word)
{
    uint64_t planets = 0;
    for (int seat = 0; seat < s->g->block->seats; seat++)
        if (may_own_some(s, seat))
            planets |= player(s->g, seat)->planets[word];
    return planets;
}

static int next_planet(const struct search *s)
{
    if (s->owners == (unsigned)ANYBODY)
        return first_in(s, PLANETS + 1, PLANETS + s->g->c->count[PLANET] + 1);
    int least = s->after > PLANETS ? s->after - PLANETS + 1 : 0;
    for (int word = least >> 6; word < 2; word++) {
        uint64_t planets = planets_of(s, word);
        if (word == least >> 6)
            planets = planets >> (least & 63) << (least & 63);
        for (; planets; planets &= planets - 1) {
            int thing = PLANETS + 64 * word + __builtin_ctzll(planets);
            if (passes(s->g, s->sc, s->filter, thing))
                return thing;
        }
    }
    return 0;
}

static uint64_t stacks_of(const struct search *s, int word)
{
    uint64_t stacks = 0;
    for (int seat = 0; seat < s->g->block->seats; seat++)
        if (may_own_some(s, seat))
            stacks |= player(s->g, seat)->stacks[word];
    return stacks;
}

static int next_stack(const struct search *s)
{
    const struct stack *stack = s->g->s->stack;
    int least = s->after > FIRST_STACK ? s->after - FIRST_STACK + 1 : 0;
    for (int word = least >> 6; word < STACK_WORDS; word++) {
        uint64_t stacks = stacks_of(s, word);
        if (word == least >> 6)
            stacks = stacks >> (least & 63) << (least & 63);
        for (; stacks; stacks &= stacks - 1) {
            int n = 64 * word + __builtin_ctzll(stacks);
            if (s->types >> (FIGHTER + stack[n].unit) & 1 &&
                passes(s->g, s->sc, s->filter, FIRST_STACK + n))
                return FIRST_STACK + n;
        }
    }
    return 0;
}

/* Technologies: in play, or in the decks of seats. */

static int next_tech_of(const struct search *s, int seat)
{
    int first = TECH_CARDS + seat * TECHS, from = s->after < first ? 0 : s->after - first + 1;
    if (from >= TECHS)
        return 0;
    if (s->f->places)
        return first_in(s, first, first + TECHS);
    uint64_t techs = player(s->g, seat)->techs >> from << from;
    for (; techs; techs &= techs - 1)
        if (passes(s->g, s->sc, s->filter, first + __builtin_ctzll(techs)))
            return first + __builtin_ctzll(techs);
    return 0;
}

static int next_tech(const struct search *s)
{
    for (int seat = 0; seat < s->g->block->seats; seat++) {
        int thing = may_own_some(s, seat) ? next_tech_of(s, seat) : 0;
        if (thing)
            return thing;
    }
    return 0;
}

int game_next(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    const struct filter *f = &g->c->filter[filter];
    struct search s = {
        g, sc, f, filter, after, f->types ? f->types : (unsigned)ALL_TYPES, owners_of(g, sc, f)};
    bool in_play = !f->places;
    int thing = 0;
    if (s.types & CARD_TYPES && after < SYSTEMS)
        thing = next_card(&s);
    if (!thing && in_play && s.types & 1 << SYSTEM && after < PLANETS)
        thing = next_system_thing(&s);
    if (!thing && in_play && s.types & 1 << PLANET && after < SHEETS)
        thing = next_planet(&s);
    if (!thing && in_play && s.types & 1 << FACTION && after < UNIT_CARDS)
        thing = first_in(&s, SHEETS, SHEETS + g->block->seats);
    if (!thing && s.types & 1 << TECHNOLOGY && after < FIRST_STACK)
        thing = next_tech(&s);
    if (!thing && in_play && s.types & UNIT_TYPES)
        thing = next_stack(&s);
    return thing;
}
