/* words_units.h - words of packs: units, dice, combat, movement, production. Their rows go into the
 * tables of pack_words.h; what they do stands in effect_units.c. */
#ifndef WORDS_UNITS_H
#define WORDS_UNITS_H

#define UNIT_OPS(X)
#define UNIT_COSTS(X)
/* The first ones are permissions (permission.h). */
#define UNIT_CHANGES(X)                                                                            \
    /* through and into asteroid fields */                                                         \
    X(ALLOW_ASTEROIDS, "allow_asteroids", "V", "allow_asteroids(player)")                          \
    X(CANNOT_RETREAT, "cannot_retreat", "V", "cannot_retreat(player)")
#define UNIT_FILTER_KEYS(X)
#define UNIT_MEASURES(X)
#define UNIT_MEASURES_OF(X)

#endif
