/* hide.h - the table as one seat could imagine it: whatever that seat cannot know changes
 * places with other things it could be.
 *
 * A game's `resample` gathers places whose things look alike to the seat (the hidden things
 * of another's hand and deck, say) and has them exchanged; `imagine` asks what a seat could
 * hold as far as the others know. Which things those are is the game's to say: rules of
 * hidden information differ, and what must not happen is that a place which a seat can
 * tell from others is drawn anew with them.
 *
 * The game's kit_config.h states HIDE_THINGS (ids are below it), KIT_ZONES(g) and
 * KIT_LINKS(g) (zone.h), and defines the functions below. */
#ifndef KIT_HIDE_H
#define KIT_HIDE_H

#include "run.h"
#include "zone.h"

/* Places that look alike: the things that lie there now. */
struct hide_places {
    int count;
    uint16_t thing[HIDE_THINGS];
};

/* Add the things of a zone that are hidden from the seat. */
void hide_zone(const struct arb_run *g, int seat, int zone, struct hide_places *places);
void hide_place(struct hide_places *places, int thing);

/* Exchange them in any order, each as likely as the others. The state goes on from draw to
 * draw; begin with the seed. How they lay before plays no part in how they lie then. */
void hide_exchange(struct arb_run *g, const struct hide_places *places, uint64_t *state);

/* Its parts, for a game in which not everything could lie everywhere: the things in an order
 * that only the state decides; each of them put to the place of the same number; a number
 * below n. */
void hide_mix(struct hide_places *things, uint64_t *state);
void hide_put(struct arb_run *g, const struct hide_places *places,
              const struct hide_places *things);
uint32_t hide_below(uint64_t *state, uint32_t n);

/* Could this thing lie where that one does? */
typedef bool hide_could(const struct arb_run *g, int thing, int place);
/* The number of one of the things from number `from` on that could lie at this place, each as
 * likely as the others; of none of them: `from`. */
int hide_any(const struct arb_run *g, const struct hide_places *things, int from, int place,
             hide_could *could, uint64_t *state);
/* hide_exchange(), but to the first `some` places only what could lie there. All ways are
 * equally likely where each of these could be one of no fewer things than those before it. */
void hide_exchange_where(struct arb_run *g, const struct hide_places *places, int some,
                         hide_could *could, uint64_t *state);

/* Nobody's place: the table as spectators see it. */
static inline int hide_seat(int seat)
{
    return seat < SEATS ? seat : SEATS;
}

/* A deck whose hidden things were exchanged has this order from now on: what is imagined
 * twice, with one thing done or another, meets the same draws. */
void hide_settle(struct arb_run *g, int zone);

/* What is hidden from the seat has no order from now on, so that chance is asked for it: for who
 * follows all that may come. False, and nothing is changed: something known lies among it. */
bool hide_loosen(struct arb_run *g, int seat, int zone);

/* `imagine` for a hand drawn from a deck: which is which only its owner knows. All of it in
 * hand but one thing, so that there still is a deck; by way 0 the first of them stays, by
 * way 1 the last. False: there is no such way. */
bool hide_imagine(struct arb_run *g, uint8_t hand, uint8_t deck, int way);

/* What the game defines. */

/* Does the seat not know which thing lies there? */
bool game_hidden(const struct arb_run *g, int seat, int thing);
/* The two change places: all that belongs to the place stays (who has seen it, which way
 * up it lies), all that belongs to the thing goes with it. */
void game_exchange(struct arb_run *g, int a, int b);

#endif
