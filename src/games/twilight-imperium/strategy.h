/* strategy.h - 83, 84: strategy cards and the phase in which they are chosen; and what each of
 * the eight does (24, 32, 45, 52, 66, 91, 92, 99). */
#ifndef STRATEGY_H
#define STRATEGY_H

enum strategy_card {
    LEADERSHIP = 1,
    DIPLOMACY,
    POLITICS,
    CONSTRUCTION,
    TRADE,
    WARFARE,
    TECHNOLOGY_CARD,
    IMPERIAL,
    STRATEGY_CARDS = 8
};

/* Kinds of windows: secondary abilities, and command tokens that may be shared out anew. */
enum { WINDOW_FOLLOW = 6, WINDOW_SHARE };

#define STRATEGY_VERBS(X)                                                                          \
    X(VERB_PICK, "pick", "take {strategy}{goods_on b}")                                            \
    X(VERB_FOLLOW, "follow", "use the secondary ability of {strategy}")                            \
    X(VERB_FOLLOW_BY, "follow-by", "use {strategy} for the active player's token in {system b}")   \
    X(VERB_SPEND_INFLUENCE, "buy", "spend influence for {n} command token{s}")                     \
    X(VERB_SYSTEM, "system", "{system}")                                                           \
    X(VERB_PLANET, "planet", "{planet}")                                                           \
    X(VERB_BUILD, "build", "a {unit b} {site c} {planet}")                                         \
    X(VERB_SPEAKER, "speaker", "{seat}")                                                           \
    X(VERB_FREE, "free", "{seat} may replenish for nothing")                                       \
    X(VERB_TOP, "top", "{thing} on top of the deck")                                               \
    X(VERB_BOTTOM, "bottom", "{thing} at the bottom of the deck")                                  \
    X(VERB_LIFT, "lift", "take back your token from {system}")                                     \
    X(VERB_DISCARD, "discard", "discard {thing}")
#define STRATEGY_EVENTS(X)                                                                         \
    X(EVENT_PICKS, "picks", "{Seat} takes {strategy b}.")                                          \
    X(EVENT_GOODS_ON, "goods-on", "A trade good is put on {strategy}.")                            \
    X(EVENT_PRIMARY, "primary", "{Seat} uses {strategy b}.")                                       \
    X(EVENT_SECONDARY, "secondary", "{Seat} uses the secondary ability of {strategy b}.")          \
    X(EVENT_SPEAKER, "speaker", "{Seat} is the speaker.")                                          \
    X(EVENT_READIED, "readied", "{Seat} readies {planet b}.")                                      \
    X(EVENT_BUILDS, "builds", "{Seat} builds a {unit b} {site d} {planet c}.")                     \
    X(EVENT_DRAWS, "draws", "{Seat} draws {thing b}.")                                             \
    X(EVENT_DISCARDS, "discards", "{Seat} discards {thing b}.")                                    \
    X(EVENT_DISCARDED, "discarded", "{Thing} is discarded.")                                       \
    X(EVENT_PURGED, "purged", "{Thing} leaves the game.")                                          \
    X(EVENT_TAKES, "takes", "{Seat} takes {thing b}.")                                             \
    X(EVENT_LOOKS, "looks", "{Seat} looks at {thing b}.")                                          \
    X(EVENT_LOOKS_LAST, "looks-last", "{Seat} looks at {thing b} at the bottom.")                  \
    X(EVENT_REPLENISHES, "replenishes", "{Seat} replenishes commodities.")
#define STRATEGY_FLOWS(X)                                                                          \
    X(strategy_phase)                                                                              \
    X(strategic_action)                                                                            \
    X(follow)                                                                                      \
    X(primary)                                                                                     \
    X(secondary)                                                                                   \
    X(buy_tokens)                                                                                  \
    X(diplomacy)                                                                                   \
    X(ready_planets)                                                                               \
    X(politics)                                                                                    \
    X(sort_agendas)                                                                                \
    X(draw_actions)                                                                                \
    X(keep_hand)                                                                                   \
    X(construct)                                                                                   \
    X(construct_after_token)                                                                       \
    X(trade) X(warfare) X(produce_at_home) X(imperial) X(draw_secret) X(next_card)

FRAME(strategy_phase, uint8_t n, picks, seat, owner, card, refused;);
/* 82 The card's primary ability, then the others' secondaries. */
FRAME(strategic_action, uint8_t seat, card, n, other, freed;);
FRAME(follow, uint8_t seat, card, paid_by; bool instead;);
FRAME(primary, uint8_t seat, card;);
/* `paid_by`: 1 + whose token paid for it, if not the seat's own. */
/* `unpaid`: by an effect no token is spent, nor one placed. */
FRAME(secondary, uint8_t seat, card, paid_by; bool unpaid;);
/* 52.2+1 */
FRAME(buy_tokens, uint8_t seat, count;);
FRAME(diplomacy, uint8_t seat, n, cell;);
/* 32.2+2 Up to so many exhausted planets. */
FRAME(ready_planets, uint8_t seat, left;);
FRAME(politics, uint8_t seat;);
FRAME(sort_agendas, uint8_t seat, n; uint16_t card[2];);
/* 2.3, 2.4+1: so many action cards, then what is too much is discarded. */
FRAME(draw_actions, uint8_t seat, count, more;);
FRAME(keep_hand, uint8_t seat;);
/* 24.2 A structure of these kinds (bits of enum unit) on a planet of the seat, in this system (0:
 * in any). */
FRAME(construct, uint8_t planet, unit, seat, cell; uint16_t kinds;);
FRAME(construct_after_token, uint8_t seat, paid_by, cell; bool unpaid;);
FRAME(trade, uint8_t seat; uint8_t freed;);
FRAME(warfare, uint8_t seat;);
FRAME(produce_at_home, uint8_t seat, dock;);
FRAME(imperial, uint8_t seat;);
/* 45.3, 45.4 */
FRAME(draw_secret, uint8_t seat;);
/* 23.5: the next card of a deck, whose pile is made the deck anew when it is empty; result: the
 * card, 0: there is none at all. */
FRAME(next_card, uint8_t deck, pile;);

int note_owner(const struct arb_run *g, int card);
bool is_eliminated(const struct arb_run *g, int seat);
bool first_zone_allowed(const struct arb_run *g, int card);
void replenish(struct arb_run *g, int seat, const char *rule);
bool may_use_secondary(struct arb_run *g, int seat, int card, bool paid);
bool has_exhausted(const struct arb_run *g, int seat);
void ready_planet(struct arb_run *g, int seat, int planet, const char *rule);
void discard_card(struct arb_run *g, int card, const char *rule);
void offer_discards(struct arb_run *g, int seat);
void discard_action(struct arb_run *g, int seat, int card, const char *rule);
int cards_each(const struct arb_run *g);
uint64_t systems_controlled(const struct arb_run *g, int seat); /* with a planet of the seat */

/* How many one planet holds (63.3+1, 79.3+1). */
int structure_limit(const struct arb_run *g, int seat, int unit);
enum { STRUCTURES = 1 << UNIT_PDS | 1 << UNIT_SPACE_DOCK };
/* Could any of these be built in this system; 0: in any? */
bool could_build(const struct arb_run *g, int seat, int cell, int kinds);

#endif
