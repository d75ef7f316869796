/* setup_play.h - how a play begins: seats, factions, the galaxy, decks; and its rounds (40). */
#ifndef SETUP_PLAY_H
#define SETUP_PLAY_H

#define SETUP_VERBS(X)                                                                             \
    X(VERB_IS_FACTION, "faction", "{faction}")                                                     \
    X(VERB_IS_SPEAKER, "is speaker", "{seat}")                                                     \
    X(VERB_DRAFT_SLICE, "draft slice", "draft slice {slice}")                                      \
    X(VERB_DRAFT_FACTION, "draft faction", "play {faction}")                                       \
    X(VERB_DRAFT_PLACE, "draft place", "draft {seating}")                                          \
    X(VERB_RETURN, "return", "give back {thing}")                                                  \
    X(VERB_SETTLE_ALL, "settle all", "all on {planet}")                                            \
    X(VERB_SETTLE_EACH, "settle each", "one by one")                                               \
    X(VERB_SETTLE, "settle", "{unit b} on {planet}")                                               \
    X(VERB_TILE, "tile", "{tile}")                                                                 \
    X(VERB_LAY, "lay", "lay {tile} at {position b}")
#define SETUP_EVENTS(X)                                                                            \
    X(EVENT_PLAYS, "plays", "{Seat} plays {faction b}.")                                           \
    X(EVENT_DRAFTS_SLICE, "drafts-slice", "{Seat} drafts slice {slice b}.")                        \
    X(EVENT_DRAFTS_PLACE, "drafts-place", "{Seat} drafts place {n b} at the table.")               \
    X(EVENT_LAYS, "lays", "{Seat} lays {tile b} at {position c}.")                                 \
    X(EVENT_BEGINS, "begins", "{Seat} is the first speaker.")
#define SETUP_FLOWS(X)                                                                             \
    X(galaxy_play)                                                                                 \
    X(set_up_galaxy)                                                                               \
    X(choose_speaker)                                                                              \
    X(settle_units)                                                                                \
    X(choose_factions)                                                                             \
    X(deal_slices) X(draft_all) X(keep_secret) X(deal_secrets) X(deal_tile) X(build_galaxy)

FRAME(galaxy_play, uint8_t seat;);
FRAME(set_up_galaxy, uint8_t seat, n;);
FRAME(choose_speaker, );
FRAME(settle_units, uint8_t seat, unit, n, planet;);
FRAME(choose_factions, uint8_t seat, n;);
/* Slices of the galaxy that can be drafted; then slices, factions and places are. */
FRAME(deal_slices, uint8_t slice, n, back, third;);
FRAME(draft_all, uint8_t seat, n;);
FRAME(deal_tile, uint8_t seat, back;);
/* The players lay the tiles they are dealt. */
FRAME(build_galaxy, uint8_t seat, n;);
FRAME(deal_secrets, uint8_t seat, n;);
/* Each gives one of two secret objectives back; returns its card. */
FRAME(keep_secret, uint8_t seat;);

bool is_faction_here(const struct arb_run *g, int faction); /* by the box and the galaxy */
int undealt_count(const struct arb_run *g, int back);
bool is_tile_in_box(const struct arb_run *g, const struct thing_def *tile);
struct chart;
void use_chart(struct arb_run *g, const struct chart *chart);
bool imperium_setup(struct arb_run *g, const json_t *setup, struct arb_error *err);
bool imperium_check(struct arb_run *g, struct arb_text *broken);
bool imperium_printed(const struct arb_run *g, int def, struct arb_json *out);
void imperium_side(const struct arb_run *g, int seat, struct arb_text *out);
json_t *imperium_explain(struct arb_run *g, int seat, const char *name);
void resample_tiles(struct arb_run *g, int seat, uint64_t *state);
void imperium_resample(struct arb_run *g, int seat, uint64_t seed);

#endif
