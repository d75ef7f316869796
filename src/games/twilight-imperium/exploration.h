/* exploration.h - 35: planets and frontier tokens are explored; 12: attachments; 73: relics; tokens
 * that lie on the map: wormholes, the ion storm, the Mirage. */
#ifndef EXPLORATION_H
#define EXPLORATION_H

#define EXPLORATION_VERBS(X)                                                                       \
    X(VERB_DECK, "deck", "the {trait} deck")                                                       \
    X(VERB_FRAGMENT, "fragment", "purge {thing}")                                                  \
    X(VERB_SIDE, "side", "the side with the {wormhole} wormhole")                                  \
    X(VERB_SPEND_GOOD, "spend good", "spend a trade good")                                         \
    X(VERB_SPEND_COMMODITY, "spend commodity", "spend a commodity")
#define EXPLORATION_EVENTS(X)                                                                      \
    X(EVENT_EXPLORES, "explores", "{Seat} explores {planet b}: {thing c}.")                        \
    X(EVENT_FRONTIER, "explores-frontier", "{Seat} explores the frontier of {tile b}: {thing c}.") \
    X(EVENT_ATTACHED, "attached", "{thing a} is attached to {planet b}.")                          \
    X(EVENT_RELIC, "relic", "{Seat} gains the relic {thing b}.")                                   \
    X(EVENT_WORMHOLE, "wormhole", "There is a {wormhole a} wormhole in {tile b} now.")             \
    X(EVENT_NEXUS, "nexus", "The wormhole nexus shows its other side now.")                        \
    X(EVENT_FINDS, "finds", "{Seat} finds {thing b}.")                                             \
    X(EVENT_TURNS_UP, "turns-up", "{Seat} turns up {thing b}.")                                    \
    X(EVENT_PLANET_GONE, "planet-gone", "{planet a} is destroyed.")                                \
    X(EVENT_MIRAGE, "mirage", "The Mirage appears in {tile a}.")
#define EXPLORATION_FLOWS(X)                                                                       \
    X(explore_planet) X(explore_frontier) X(resolve_exploration) X(explore_more) X(gain_relic)

FRAME(explore_planet, uint8_t seat, planet, deck;);
FRAME(explore_frontier, uint8_t seat, cell;);
/* The next card of a deck, for a planet or a system. */
FRAME(explore_more, uint8_t seat, deck; uint16_t card, first;);
FRAME(resolve_exploration, bool more; uint8_t seat, deck; uint16_t thing, card, ability;);
FRAME(gain_relic, uint8_t seat;);

/* What a planet is with what is attached to it: traits as bits; the colour of its specialty. */
int planet_traits(const struct arb_run *g, int planet);
int planet_colour(const struct arb_run *g, int planet);
bool is_legendary(const struct arb_run *g, int planet);
/* 12 The card lies on the planet from now on. */
void attach_card(struct arb_run *g, int card, int planet);
/* 70 A card leaves the game. */
void purge_card(struct arb_run *g, int card);

/* Another fragment of this kind lies before it: one of them is offered for all. */
bool is_spare_fragment(const struct arb_run *g, int thing);

/* Tokens with wormholes: of Creuss, the ion storm. */
enum map_token { TOKEN_CREUSS_ALPHA, TOKEN_CREUSS_BETA, TOKEN_ION_STORM, MAP_TOKENS };
void put_wormhole(struct arb_run *g, int token, enum wormhole kind, int cell);
/* The ion storm turns over once ships have come through it: its wormhole (NULL: none but the
 * token's would be missed); whether a step is one; what is done when the step is. */
uint64_t *storm_wormhole(const struct arb_run *g);
void look_for_storm(struct arb_run *g, int seat, int from, int to);
void turn_storm(struct arb_run *g);
/* A planet is gone for good, with its card and what is attached to it. */
void destroy_planet(struct arb_run *g, int planet);
void put_gamma(struct arb_run *g, int cell);
void put_mirage(struct arb_run *g, int seat, int cell);

#endif
