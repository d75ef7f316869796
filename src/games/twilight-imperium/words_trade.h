/* words_trade.h - words of packs: goods, notes, transactions, exploration, relics. Their rows go
 * into the tables of pack_words.h; what they do stands in effect_trade.c. */
#ifndef WORDS_TRADE_H
#define WORDS_TRADE_H

#define TRADE_OPS(X)                                                                               \
    X(OP_GOODS, "goods", "nw", "goods(number, player)")                                            \
    /* as many trade goods on your card; all that lie there are yours */                           \
    X(OP_KEEP_GOODS, "keep_goods", "n", "keep_goods(number)")                                      \
    X(OP_TAKE_KEPT_GOODS, "take_kept_goods", "", "take_kept_goods()")                              \
    X(OP_REPLENISH, "replenish", "w", "replenish(player)")                                         \
    /* commodities: gained; turned into trade goods (all of them); all of a player given to you */ \
    X(OP_COMMODITIES, "commodities", "nw", "commodities(number, player)")                          \
    X(OP_CONVERT, "convert", "nw", "convert(number or all, player)")                               \
    X(OP_GIVE_COMMODITIES, "give_commodities", "w", "give_commodities(player)")                    \
    /* as many trade goods as the player likes (done); so many resources */                        \
    X(OP_SPEND_GOODS, "spend_goods", "w", "spend_goods(player)")                                   \
    X(OP_SPEND_RESOURCES, "spend_resources", "nw", "spend_resources(number, player)")              \
    X(OP_SPEND_WARE, "spend_good_or_commodity", "w", "spend_good_or_commodity(player)")            \
    /* a transaction of you with that player, now */                                               \
    X(OP_TRANSACT, "transact", "w", "transact(player)")                                            \
    /* notes: laid open before you; back to whose they are; one of a player's choice given to you  \
     */                                                                                            \
    X(OP_LAY_OPEN, "lay_open", "s", "lay_open(self)")                                              \
    X(OP_RETURN_NOTE, "return_note", "s", "return_note(self)")                                     \
    X(OP_GIVE_NOTE, "give_note", "w", "give_note(player)")                                         \
    X(OP_EXCHANGE_STRATEGY, "exchange_strategy_cards", "sd",                                       \
      "exchange_strategy_cards(target, target2)")                                                  \
    /* exploration: planets and frontier tokens; this card on a planet; a relic */                 \
    X(OP_EXPLORE, "explore", "s", "explore(planets or systems)")                                   \
    /* so many cards of a deck of which you have a planet: fragments are yours, the rest is        \
     * discarded */                                                                                \
    X(OP_DIG, "dig", "n", "dig(number)")                                                           \
    X(OP_DESTROY_PLANET, "destroy_planet", "s", "destroy_planet(planet)")                          \
    X(OP_ATTACH, "attach", "s", "attach(planet)")                                                  \
    X(OP_RELIC, "gain_relic", "w", "gain_relic(player)")                                           \
    /* tokens on the map */                                                                        \
    X(OP_PUT_GAMMA, "put_gamma", "s", "put_gamma(systems)")                                        \
    X(OP_PUT_ION_STORM, "put_ion_storm", "s", "put_ion_storm(system)")                             \
    X(OP_PUT_CREUSS, "put_creuss_wormhole", "s", "put_creuss_wormhole(system)")                    \
    X(OP_PUT_MIRAGE, "put_mirage", "s", "put_mirage(system)")                                      \
    X(OP_PUT_SLEEPER, "put_sleeper", "s", "put_sleeper(planets)") /* a new one, if there is one */ \
    X(OP_MOVE_SLEEPER, "move_sleeper", "sd", "move_sleeper(planet, planet)")                       \
    X(OP_LIFT_SLEEPER, "lift_sleeper", "s", "lift_sleeper(planets)")                               \
    X(OP_PUT_FRONTIER, "put_frontier", "s", "put_frontier(systems)")
#define TRADE_COSTS(X)                                                                             \
    X(COST_GOODS, "trade_goods", "n", "trade_goods(number)")                                       \
    X(COST_RESOURCES, "resources", "n", "resources(number)")                                       \
    X(COST_INFLUENCE, "influence", "n", "influence(number)")                                       \
    X(COST_FRAGMENTS, "fragments", "n", "fragments(number)") /* of one type */
/* Permissions (permission.h). */
#define TRADE_CHANGES(X)                                                                           \
    X(ALLOW_TRANSACT, "allow_transact", "V", "allow_transact(player)") /* with anybody */          \
    X(CANNOT_MOVE_IN, "cannot_move_in", "V", "cannot_move_in(player)") /* ships, here */           \
    X(ALLOW_LEAVE_TOKENS, "allow_leave_tokens", "V", "allow_leave_tokens(player)") /* 58.4c */     \
    X(ALLOW_TRADE_CARDS, "allow_trade_cards", "V", "allow_trade_cards(player)") /* action cards */ \
    /* a planet that may be part of a transaction while an agenda is voted on */                   \
    X(ALLOW_TRADE_PLANET, "allow_trade_planet", "s", "allow_trade_planet(planets)")                \
    X(ALLOW_SELL_PLANET, "allow_sell_planet", "s", "allow_sell_planet(planets)") /* at any time */
#define TRADE_FILTER_KEYS(X)
#define TRADE_MEASURES(X)
#define TRADE_MEASURES_OF(X)                                                                       \
    X(MEASURE_TAKEN_FROM, "taken_from", "w") /* 1 if the planet was that player's */

#endif
