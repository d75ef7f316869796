/* technology.h - 90 Technology: what is owned, what can be researched, what it gives. */
#ifndef TECHNOLOGY_H
#define TECHNOLOGY_H

enum { TECHNOLOGY_AGAIN = 6, TECHNOLOGY_FOLLOWED = 4 }; /* resources */

#define TECHNOLOGY_VERBS(X)                                                                        \
    X(VERB_RESEARCH, "research", "research {tech}{specialties b}")                                 \
    X(VERB_SPECIALTY, "specialty", "exhaust {planet}")                                             \
    X(VERB_USE_SPECIALTY, "use specialty", "use {planet}")                                         \
    X(VERB_SKIP, "skip", "exhaust {thing}")                                                        \
    X(VERB_SKIP_NEED, "skip need", "ignore one prerequisite")                                      \
    X(VERB_BUY_NEEDS, "buy needs", "spend {n b} resources instead of the prerequisites")           \
    X(VERB_GIVE_CAPTIVE, "give captive", "give a captured {unit} back instead of the prerequisites")
#define TECHNOLOGY_EVENTS(X)                                                                       \
    X(EVENT_RESEARCHES, "researches", "{Seat} gains {tech b}.")                                    \
    X(EVENT_RETURNS_TECH, "returns-tech", "{Seat} returns {tech b} to the deck.")                  \
    X(EVENT_GIVES_INFANTRY, "gives-infantry", "{Seat} gives up 1 infantry for it: {spot b}.")      \
    X(EVENT_SKIPS, "skips", "{Seat} exhausts {thing b} for a prerequisite.")                       \
    X(EVENT_SPECIALTY, "specialty", "{Seat} exhausts {planet b} for its technology.")
#define TECHNOLOGY_FLOWS(X) X(research)

/* The seat may research one technology, for resources if `cost` (91.2+1). Among those of factions
 * that begin with a choice, one without prerequisites (`only` 1) or one of the faction's list (2),
 * which must be taken. `among`: the filter of an effect, in its scope; 0: any. `sure`: whoever uses
 * that effect wants to pay and is not asked. Returns whether the cost was paid. */
FRAME(research, uint8_t seat, cost, only, scope; uint16_t tech, among;
      uint8_t colour, missing, skips, tokens; bool sure, paid;
      uint64_t used[2];); /* planets whose specialties have helped */

/* From now on all units of this kind are as this definition says. */
void become(struct arb_run *g, int seat, int unit, int def);
/* Is there one among these that the seat could research, as far as prerequisites go? */
bool could_research(const struct arb_run *g, const struct scope *sc, int among, int seat);
bool may_own(const struct arb_run *g, int seat, int def);
bool may_research_for(struct arb_run *g, int seat, int cost, bool more);
/* Could so many resources be paid for it, with what answers that anybody can see would save? */
bool could_pay_research(const struct arb_run *g, int seat, int cost);
/* 90.7a: owned technologies of a colour. */
int techs_of_colour(const struct arb_run *g, int seat, int colour);

/* Is it what this kind of unit needs? */
bool gives_unit(const struct arb_run *g, int def, int unit);

#endif
