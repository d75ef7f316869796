/* blow.h - an attack that is rolled with one die, before it is made: what the die shows and what is
 * added, less a guard, if it is aimed well and gets past what is in its way. For screens and bots;
 * no rule reads it.
 *
 * kit_config.h states, behind dice.h, the flags of faces
 *     BLOW_CRITICAL     it meets another guard, and nothing in its way
 *     BLOW_FAILS        no damage at all */
#ifndef KIT_BLOW_H
#define KIT_BLOW_H

#include "modify.h"
#include "odds_damage.h"

struct blow {
    const struct die *die;
    int value;            /* added to what the die shows */
    int guard, critical;  /* taken off that; the same for critical faces */
    double aimed, passes; /* the chances that it is aimed well and gets past */
};

/* How much damage it does, and with which chances. */
void blow_odds(const struct blow *b, struct dice_odds *damage);
/* The damage to be expected if it is aimed well and nothing is in its way, of which no more than
 * `hp` counts. */
float blow_mean(const struct blow *b, int hp);

/* The parts of a guard, from number `from` on, as what is taken off an attack. */
void blow_guard_parts(struct parts *parts, int from);
/* A forecast (odds.h): its beginning with the faces of the die, to which the game adds lines; its
 * end, with a note or NULL. `hp` 0: it ends nobody. */
void blow_begin(struct arb_json *out, const char *die_called, const struct die *die);
void blow_end(struct arb_json *out, const struct dice_odds *damage, int hp, const char *note);

#endif
