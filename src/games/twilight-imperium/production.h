/* production.h - 67 Producing units, 68 Production, 14 Blockade, 26 Cost. */
#ifndef PRODUCTION_H
#define PRODUCTION_H

#define PRODUCTION_VERBS(X)                                                                        \
    X(VERB_PRODUCE, "produce", "{n b} {unit} {place c}{cost c}")                                   \
    X(VERB_REBUILD, "rebuild", "{n b} {unit} {place c} for a captured one{cost c}")                \
    X(VERB_PRODUCED, "produced", "that is all that is built")
/* The last number of an option to produce: a planet or 0 for space, what it costs, and whether the
 * fleet pool or capacity would not hold it. */
enum { COST_AT = 256, COSTS_SAID = 64, BEYOND_POOL = 1 << 14, BEYOND_CAPACITY = 1 << 15 };
#define PRODUCTION_EVENTS(X) X(EVENT_PRODUCES, "produces", "{Seat} produces {n c} {unit b}.")
#define PRODUCTION_FLOWS(X) X(produce)

/* What is being built: of each kind in space, and on each planet of the system. */
struct cart {
    uint8_t count[UNITS][4]; /* 0: in space, 1 to 3: the planets of the system */
    uint8_t given[UNITS];    /* of them those for which a captured unit is given back */
};
/* The seat builds in a system, with the Production of all its units there or of one space dock
 * alone (at the place `dock`). Returns how many. */
/* With `most` an effect lets so many be built, `planet` on that alone, `ships` only those, `kinds`
 * only of these; `worth` - 1 is what they may cost together, and nothing is paid. */
FRAME(produce, uint8_t seat, cell, dock, planet, n, most, worth, kinds; bool ships, form;
      struct cart cart;);

/* Could anything be built so? */
bool could_build_units(const struct arb_run *g, const struct produce *L);
int production_limit(const struct arb_run *g, int seat, int cell, int dock);
int cart_cost(const struct arb_run *g, int seat, const struct cart *cart);

/* 34.3 What a planet stands for when it is exhausted to pay with its influence, or resources. */
int planet_worth(const struct arb_run *g, int seat, int planet, bool influence);

struct stack;
/* 68.1 What the units of a stack can produce, with the resources of their planet. */
int production_of(const struct arb_run *g, const struct stack *st);

#endif
