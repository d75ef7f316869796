/* leaders.h - 51 Leaders: agents, commanders and heroes on their sheets. */
#ifndef LEADERS_H
#define LEADERS_H

enum { HERO_OBJECTIVES = 3 };

#define LEADER_EVENTS(X) X(EVENT_UNLOCKS, "unlocks", "{Seat} unlocks {thing b}.")

/* 61 How many objectives the seat has scored, public and secret ones. */
int objectives_scored(const struct arb_run *g, int seat);

/* Looks whether leaders of anybody can be unlocked. Called where a rule has been carried out to its
 * end, never within an effect (51.6c). */
void unlock_all_leaders(struct arb_run *g);
/* The leader turns to its unlocked side, whatever its condition says. */
void unlock_leader(struct arb_run *g, int card, const char *rule);

/* An ability of its sheet was used; some commanders wait for nothing else. */
void sheet_used(struct arb_run *g, int seat);

/* Does it wait to be unlocked? */
bool is_locked(const struct arb_run *g, int card);
/* The leader of this role on the seat's sheet; 0: it has none there. */
int leader_of(const struct arb_run *g, int seat, enum role role);

#endif
