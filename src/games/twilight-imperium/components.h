/* components.h - what of the packs a test can be about, and which of it is carried out in code by
 * name, because the words of packs could not say it. */
#ifndef COMPONENTS_H
#define COMPONENTS_H

/* In the order of enum strategy_card first. */
#define GAME_IN_CODE(X)                                                                            \
    X(IN_CODE_LEADERSHIP, "Leadership")                                                            \
    X(IN_CODE_DIPLOMACY, "Diplomacy")                                                              \
    X(IN_CODE_POLITICS, "Politics")                                                                \
    X(IN_CODE_CONSTRUCTION, "Construction")                                                        \
    X(IN_CODE_TRADE, "Trade")                                                                      \
    X(IN_CODE_WARFARE, "Warfare")                                                                  \
    X(IN_CODE_TECHNOLOGY, "Technology")                                                            \
    X(IN_CODE_IMPERIAL, "Imperial")                                                                \
    X(IN_CODE_CREUSS_GATE, "Creuss Gate")                                                          \
    X(IN_CODE_COALESCENCE, "Coalescence")                                                          \
    X(IN_CODE_ION_STORM, "Ion Storm")

#define ENTRY(id, name) id,
enum in_code { GAME_IN_CODE(ENTRY) IN_CODE };
#undef ENTRY

/* One of these does what it says. */
#define ACTS_IN_CODE(which)                                                                        \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            acts_in_code(g, which);                                                                \
    } while (0)
ARB_RARE void acts_in_code(const struct arb_run *g, enum in_code which);

#endif
