/* venture.h - cards with a story, choices and what comes of them: expeditions, what one meets on
 * the way, decisions of an interlude.
 *
 * A card lies in a deck. Whoever draws it hears its text; then every member of the party chooses,
 * or one for all, before any result is known. Then what was chosen is paid and comes to pass,
 * member by member: one result, or one of several that a roll decides. A choice says whether its
 * card goes back into the deck or leaves the campaign; a card with a number is in its deck once it
 * was added.
 *
 *   journey "The Toll Bridge" { deck = "North", choice = "team", text = "...", options = {
 *       { text = "Pay", coins = 2, after = "discard", result = { text = "...", does = effects } },
 *       { text = "Argue", other = { ... }, critical = { ... }, fumble = { ... } } } }
 *
 * What must hold: one of the choices of a card costs nothing, so that somebody can always go on.
 *
 * Cards, choices and results are definitions of the game, KIT_PRINTED(c, n), which have a name, a
 * text, `does` (a program) and a struct venture called `venture`. The game's kit_config.h states
 *     VENTURE_CARD, VENTURE_CHOICE, VENTURE_RESULT   their types, among GAME_TYPES
 *     VENTURE_DEF           the type of definitions; its GAME_FIELDS have VENTURE_FIELDS
 *     VENTURE_COSTS(X)      X(NAME, key): what choices may cost, in the order in which it is paid
 *     VENTURE_ROLLED        the words of results that a roll decides, in their order
 *     KIT_VENTURES(g)       the struct venture_state of its block
 *     VENTURE_VERB_CHOOSE (thing a, which one b), VENTURE_VERB_DRAW (thing a)   its verbs
 *     VENTURE_EVENT_DRAWN (thing a), VENTURE_EVENT_TOLD (definition a), VENTURE_EVENT_CHOOSES
 * (member a, thing b), VENTURE_EVENT_DECIDES (the same, for all)                    its events
 *     VENTURE_ASK_EACH, VENTURE_ASK_ALL, VENTURE_ASK_DRAW   what is asked (about the member)
 *     VENTURE_RULE_DRAW, _DRAWN, _EACH, _ALL, _TOLD_EACH, _TOLD_ALL             by which rules
 *     AT_VENTURE_BEGINS, AT_VENTURE_RESULT, AT_VENTURE_IN_DECK, AT_VENTURE_BACK, AT_VENTURE_GONE,
 *     AT_VENTURE_DIFFERS (they chose differently, and it is gone)               marks of rules
 * and its flows hold VENTURE_FLOWS, its ops VENTURE_OPS (program_campaign.h); a card is
 * called VENTURE_WORD. Two flows are its own: venture_pay and venture_roll. */
#ifndef KIT_VENTURE_H
#define KIT_VENTURE_H

#include "party.h"
#include "perform.h"

#define VENTURE_COST(name, key) VENTURE_##name,
enum venture_cost { VENTURE_COSTS(VENTURE_COST) VENTURE_COST_COUNT };
enum { VENTURES = 64, VENTURE_CHOICES = 2 };

struct venture {
    uint16_t deck; /* content->text */
    uint16_t rows; /* of a card its choices, of those what comes of them */
    uint8_t number, results;
    bool each; /* of a card: every member decides */
    bool gone; /* of a choice: its card leaves the campaign */
    uint8_t price[VENTURE_COST_COUNT];
};
/* Cards in their order: a bit each. */
struct venture_state {
    uint64_t added, gone;
};

#define VENTURE_FIELDS(X)                                                                          \
    X("deck", 1 << VENTURE_CARD, TO_NAME(VENTURE_DEF, venture.deck, true))                         \
    X("number", 1 << VENTURE_CARD, TO_NUMBER(VENTURE_DEF, venture.number, 0, 90, 0))               \
    X("choice", 1 << VENTURE_CARD, TO_WORD(VENTURE_DEF, venture.each, venture_who, 0, 0))          \
    X("options", 1 << VENTURE_CARD)
extern const char *const venture_who[];
#define VENTURE_OP_RULES [OP_ADD_VENTURE] = {.now = add_venture, .could = always}
DO_NOW(add_venture);

#define VENTURE_FLOWS(X)                                                                           \
    X(venture_card) X(venture_choice) X(venture_draw) X(venture_pay) X(venture_roll)
/* Card n is drawn from a deck; result(g) is its number. */
FRAME(venture_draw, uint16_t deck;);
/* What card n tells, asks and does; afterwards it is back or gone. */
FRAME(venture_card, uint8_t n, member, most, picked; uint8_t pick[PARTY_MOST + 1];);
FRAME(venture_choice, uint8_t member, scope, cost; bool each; uint16_t choice, result;);
/* The game's: a price is paid by a member, or by all (0); a roll says which of the results of a
 * choice it is, from 0 on. */
FRAME(venture_pay, uint8_t member, cost; int8_t left;);
FRAME(venture_roll, uint8_t member, roll; uint16_t choice;);

/* The definition of card n; 0: there is none. Is it in this deck, and how many are? */
int venture_at(const ARB_CONTENT *c, int n);
bool venture_is_in(const struct arb_run *g, int n, int deck);
int ventures_in(const struct arb_run *g, int deck);
/* A namer of campaign.h. */
const char *venture_called(const ARB_CONTENT *c, const void *record, int n);

/* In packs: the card that is declared; a result, which other records may have as well (0: there is
 * none). The game adds definitions and reads what is printed on them. */
struct compiler;
struct arb_node;
void declare_venture(struct compiler *k, const struct arb_node *body);
int venture_result(struct compiler *k, const struct arb_node *node, const char *name);
int game_add_def(struct compiler *k, const struct arb_node *body, int type, const char *name);
void game_read_def(struct compiler *k, const struct arb_node *body, int def);

/* As which thing a member of the party (party.h) acts; may it, or (0) may all together pay for
 * this, when so much is owed already? Refusals are told. */
int game_venture_source(const struct arb_run *g, int member);
bool game_may_venture(struct arb_run *g, int member, const uint8_t price[VENTURE_COST_COUNT],
                      const int owed[VENTURE_COST_COUNT]);

#endif
