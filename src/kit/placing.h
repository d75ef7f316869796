/* placing.h - things in zones for a position (arrange.h): described by their titles, taken
 * from where they are out of play or made, given their state, put back.
 *
 * The game's parts name zones by their numbers:
 *
 *     {"market", placing_set, ZONE_MARKET, ARRANGE_TABLE},      exactly these things
 *     {"add_market", placing_add, ZONE_MARKET, ARRANGE_TABLE},  these things more
 *     {"hand", placing_set, HAND, ARRANGE_SEAT_LISTS},          in the seat's own zone of a sort
 *     {"deck_top", placing_top, DECK, ARRANGE_SEAT_LISTS},      on top, in this order
 *     {"things", placing_states, 0, ARRANGE_TABLE},             {title: state} of those in play
 *     {"ships", placing_seat_states, SHIP, ARRANGE_TABLE},      the same, or a list of it by seat
 *     {"empty_pool", placing_empty, ZONE_POOL, ARRANGE_TABLE},  what lies there is gone, if true
 *     {"empty_deck", placing_empty_each, DECK, ARRANGE_TABLE},  of all seats (true) or of these
 *     {"clear", placing_clear, 0, ARRANGE_TABLE},               names of zones that are emptied
 *
 * A thing is its title or {title = ..., type = ..., and the keys of its state}. What must hold:
 * what a position has placed is not taken again for another part of it, and of a shuffled zone
 * loose things are taken first, so that what lies on top stays there.
 *
 * kit_config.h says where zones are as for areas.h (KIT_ZONES, KIT_LINKS, KIT_ZONE_OF), and
 * ARRANGE_OWN holds `struct thing_set placed`; and, before placing.c is reached:
 *     KIT_KINDS(g)              how many kinds of things there are: numbers below it
 *     KIT_KIND_TITLE(g, kind)   its title, NULL: none
 *     KIT_KIND_TYPE(g, kind)    its type
 *     KIT_THINGS(g)             the highest number of a thing in use
 *     KIT_KIND(g, thing), KIT_SHOWN_KIND(g, thing)   what it is, and what it counts as now
 *     KIT_OWNER(g, thing)       whose it is */
#ifndef KIT_PLACING_H
#define KIT_PLACING_H

#include "arrange.h"
#include "program.h"
#include "things.h"
#include "zone.h"

struct placing_zone {
    const char *key;  /* what placing_clear calls it; NULL: it is not cleared */
    const char *name; /* "the market" */
    uint16_t zone;    /* a zone, or a sort of zones that each seat has */
    bool each;
    uint8_t end;    /* enum arb_end: where a thing goes that is added */
    uint32_t types; /* what can be there, a bit each */
};
/* Ended by {0}. */
extern const struct placing_zone game_placing[];

/* Setters. */

bool placing_set(struct arranging *x, int zone, const json_t *list);
bool placing_add(struct arranging *x, int zone, const json_t *list);
bool placing_top(struct arranging *x, int zone, const json_t *list);
bool placing_clear(struct arranging *x, int unused, const json_t *names);
/* Of this type, or of any (0): "Spider", or "Spider #2" as options and views number those that
 * lie in one place, else the second in all; of the seat whose part it is. */
bool placing_states(struct arranging *x, int type, const json_t *states);
bool placing_seat_states(struct arranging *x, int type, const json_t *states);
/* What is gone has left the play for good (game_remove_thing). */
bool placing_empty(struct arranging *x, int zone, const json_t *flag);
bool placing_empty_each(struct arranging *x, int sort, const json_t *seats);

/* For setters of the game's. */

/* Can this describe a thing? */
bool placing_is_thing(const json_t *value);
/* The kind of thing a description means, of the types that can be where it is to go, and a
 * thing of it that is nowhere yet; 0: the error is set. */
int placing_kind(struct arranging *x, const json_t *spec, uint32_t types, const char *where);
int placing_take(struct arranging *x, int kind, int owner);
/* Both, for a thing that is arranged for a seat. */
int placing_thing(struct arranging *x, const json_t *spec, uint32_t types, const char *where,
                  int seat);
/* Give a thing that is in its place the state its description tells. */
bool placing_state(struct arranging *x, int thing, const json_t *state);
/* Everything that lies there is put where the game wants it (game_clear_away). */
void placing_clear_zone(struct arranging *x, int zone);
/* Shuffled into this zone, below what is settled on top of it. */
void placing_shuffle_in(struct arranging *x, int thing, int zone);

/* What the game says. */

/* The keys of a thing's state, x->thing, ended by {0}; "title" and "type" among them. */
extern const struct arrange_part game_thing_keys[];

/* Which of those alike a thing is where it lies, from 1; as alike.h numbers them, if the game has
 * that part. */
int game_copy_number(const struct arb_run *g, int thing);
/* Is it in play, and with this seat (-1: any), so that its state can be told? */
bool game_has_state(const struct arb_run *g, int thing, int seat);

/* Who owns a thing of this kind that is arranged for a seat (-1: the table). */
int game_owner_meant(const struct arranging *x, int kind, const json_t *spec, int seat);
/* Where an owner's things that are out of play are looked for, in this order; how many. */
enum { PLACING_SOURCES = 8 };
int game_sources(const struct arb_run *g, int owner, int zone[PLACING_SOURCES]);
/* A new thing; 0: there is no room. */
int game_make_thing(struct arb_run *g, int kind, int owner);
/* Only bookkeeping: nothing is triggered. Zone 0 is nowhere, for what has been taken. */
void game_move_thing(struct arb_run *g, int thing, int zone, enum arb_end end);
/* It is out of the play for good. */
void game_remove_thing(struct arb_run *g, int thing);
/* The thing that is meant if it is there already (one of a kind), or 0. */
int game_already_there(const struct arranging *x, int kind, int zone);
/* It has been put into a zone by a description; it has been put into a deck. */
void game_placed(struct arranging *x, int thing, int zone, int seat);
void game_joined(struct arranging *x, int thing, int zone);
/* A zone is cleared: put this thing away, or leave it there. */
void game_clear_away(struct arranging *x, int thing, int zone);

#endif
