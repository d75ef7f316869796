/* words_cards.h - words of packs: cards, command tokens, technologies, points, turns. Their rows go
 * into the tables of pack_words.h; what they do stands in effect_cards.c. */
#ifndef WORDS_CARDS_H
#define WORDS_CARDS_H

#define CARD_OPS(X)                                                                                \
    X(OP_POINTS, "points", "nw", "points(number, player)")                                         \
    X(OP_READY, "ready", "s", "ready(things)")                                                     \
    X(OP_EXHAUST, "exhaust", "s", "exhaust(things)")                                               \
    X(OP_GAIN_TOKENS, "tokens", "nw", "tokens(number, player)")                                    \
    X(OP_DRAW_ACTION, "draw_action_cards", "nw", "draw_action_cards(number, player)")
#define CARD_COSTS(X)                                                                              \
    X(COST_EXHAUST_SELF, "exhaust_self", "", "exhaust_self()")                                     \
    X(COST_PURGE_SELF, "purge_self", "", "purge_self()")                                           \
    X(COST_STRATEGY_TOKEN, "strategy_token", "n", "strategy_token(number)")
#define CARD_CHANGES(X)
#define CARD_FILTER_KEYS(X)
#define CARD_MEASURES(X)
#define CARD_MEASURES_OF(X)

#endif
