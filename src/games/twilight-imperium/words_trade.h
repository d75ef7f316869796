/* words_trade.h - words of packs: goods, notes, transactions, exploration, relics. Their rows go
 * into the tables of pack_words.h; what they do stands in effect_trade.c. */
#ifndef WORDS_TRADE_H
#define WORDS_TRADE_H

#define TRADE_OPS(X)                                                                               \
    X(OP_GOODS, "goods", "nw", "goods(number, player)")                                            \
    X(OP_REPLENISH, "replenish", "w", "replenish(player)")
#define TRADE_COSTS(X)                                                                             \
    X(COST_GOODS, "trade_goods", "n", "trade_goods(number)")                                       \
    X(COST_RESOURCES, "resources", "n", "resources(number)")                                       \
    X(COST_INFLUENCE, "influence", "n", "influence(number)")
#define TRADE_CHANGES(X)
#define TRADE_FILTER_KEYS(X)
#define TRADE_MEASURES(X)
#define TRADE_MEASURES_OF(X)

#endif
