/* assimilate.h - 90.16 to 90.22: technologies of other factions that are copied while a token of a
 * technology that assimilates lies on them.
 *
 * What must hold: the n-th technology of a seat that assimilates is a bit in the slots of its own
 * faction while its token lies nowhere; else it is what is copied, in the n-th slot behind them. */
#ifndef ASSIMILATE_H
#define ASSIMILATE_H

#define ASSIMILATE_VERBS(X)                                                                        \
    X(VERB_GAIN_TECH, "gain-tech", "gain {tech}")                                                  \
    X(VERB_ASSIMILATE, "assimilate", "copy {tech} with {tech b}")                                  \
    X(VERB_GROUND, "ground", "put it on {planet}")
#define ASSIMILATE_EVENTS(X)                                                                       \
    X(EVENT_ASSIMILATES, "assimilates", "{Seat} puts the token of {tech c} on {tech b}.")          \
    X(EVENT_LIFTS_ASSIMILATOR, "lifts-assimilator",                                                \
      "{Seat} takes the token of {tech c} from {tech b}.")                                         \
    X(EVENT_GROUNDED, "grounded", "{Seat} puts a space dock on {planet b}.")
#define ASSIMILATE_FLOWS(X) X(ground_docks) X(settle_strays)

/* What cannot be where it is since an upgrade was lost: docks in space, war suns that nobody may
 * have, what ships have no room for any more. */
FRAME(ground_docks, uint8_t seat, cell;);
FRAME(settle_strays, uint8_t seat, cell;);

/* Does a token of anybody lie on it? How many of a seat's technologies bear one? */
bool is_assimilated(const struct arb_run *g, int def);
int assimilated_of(const struct arb_run *g, int seat);
/* A technology that copies nothing now, and whose token waits. */
bool is_idle_assimilator(const struct arb_run *g, int thing);
/* Which of its technologies that assimilate (0, 1) the seat may use on this one; 90.21+2. */
bool can_assimilate(const struct arb_run *g, int seat, int which, int def);
bool may_assimilate(struct arb_run *g, int seat, int which, int def);
/* The definition of the n-th of them that the seat has; 0: it has none. */
int assimilator(const struct arb_run *g, int seat, int which);
void assimilate(struct arb_run *g, int seat, int which, int def);
/* The slot is one with a copy: its token comes off; 90.21+1. */
void lift_assimilator(struct arb_run *g, int seat, int which);
/* What it copied is not owned any more. */
void take_assimilator_back(struct arb_run *g, int seat, int which);
/* 90.21+1 A new upgrade of a kind of unit ends the one that such a seat had. */
void end_former_upgrade(struct arb_run *g, int seat, int def);
/* The seat has lost this technology, which others may copy. */
void lift_assimilators_from(struct arb_run *g, int def);
/* An upgrade of this kind of unit was lost. */
void note_strays(struct arb_run *g, int seat);

#endif
