/* setup_play.h - how a play begins: seats, factions, the galaxy, decks; and its rounds (40). */
#ifndef SETUP_PLAY_H
#define SETUP_PLAY_H

#define SETUP_VERBS(X)                                                                             \
    X(VERB_IS_FACTION, "faction", "{faction}")                                                     \
    X(VERB_IS_SPEAKER, "is-speaker", "{seat}")                                                     \
    X(VERB_RETURN, "return", "give back {thing}")                                                  \
    X(VERB_TILE, "tile", "{tile}")                                                                 \
    X(VERB_LAY, "lay", "lay {tile} at {n b}")
#define SETUP_EVENTS(X)                                                                            \
    X(EVENT_PLAYS, "plays", "{Seat} plays {faction b}.")                                           \
    X(EVENT_LAYS, "lays", "{Seat} lays {tile b} at {n c}.")                                        \
    X(EVENT_BEGINS, "begins", "{Seat} is the first speaker.")
#define SETUP_FLOWS(X)                                                                             \
    X(galaxy_play)                                                                                 \
    X(set_up_galaxy) X(choose_factions) X(keep_secret) X(deal_secrets) X(deal_tile) X(build_galaxy)

FRAME(galaxy_play, );
FRAME(set_up_galaxy, uint8_t seat, n;);
FRAME(choose_factions, uint8_t seat;);
FRAME(deal_tile, uint8_t seat, back;);
/* The players lay the tiles they are dealt. */
FRAME(build_galaxy, uint8_t seat, n;);
FRAME(deal_secrets, uint8_t seat, n;);
/* Each gives one of two secret objectives back; returns its card. */
FRAME(keep_secret, uint8_t seat;);

bool imperium_setup(struct arb_run *g, const json_t *setup, struct arb_error *err);
bool imperium_check(struct arb_run *g, struct arb_text *broken);
bool imperium_printed(const struct arb_run *g, int def, struct arb_json *out);
void imperium_side(struct arb_run *g, int seat, struct arb_text *out);
json_t *imperium_explain(struct arb_run *g, int seat, const char *name);
void resample_tiles(struct arb_run *g, int seat, uint64_t *state);
void imperium_resample(struct arb_run *g, int seat, uint64_t seed);

#endif
