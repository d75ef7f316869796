/* lotr.h - what the chapters of The Lord of the Rings: The Card Game share.
 *
 *   campaign*.c    the campaign during a play; its log, also in words
 *   setup.c round.c quest.c encounter.c combat.c   the framework steps
 *   combat_enemy.c combat_player.c shadow.c        attacks and shadow cards
 *   staging.c      revealing encounter cards
 *   tokens.c       damage, progress, threat, stages, elimination
 *   draw.c         drawing and resetting decks
 *   cards.c        moving cards, entering and leaving play, the trigger index
 *   query.c        filters, references, values, conditions
 *   numbers.c      modifiers: every number with where it comes from
 *   react.c settle.c   what follows from what happened
 *   ability.c cost.c play_card.c   using abilities, paying, playing cards
 *   effect*.c possible.c   the programs of the packs, op by op
 *   compile*.c names.c     packs into content
 *   view.c explain.c words.c arrange.c check.c ...   the table seen and set up
 *   prefer.c resample.c    for bots */
#ifndef LOTR_H
#define LOTR_H

#include "kit_config.h"

extern const struct arb_rules lotr_card_game_rules;

/* ---- Verbs: what an option does ------------------------------------------- */

#define VERBS(X)                                                                                   \
    X(PASS, "pass")       /* in a window */                                                        \
    X(DONE, "done")       /* finish a choice built up step by step */                              \
    X(DECLINE, "decline") /* do not */                                                             \
    X(ACCEPT, "accept")   /* do */                                                                 \
    X(KEEP, "keep")       /* the starting hand */                                                  \
    X(MULLIGAN, "mulligan")                                                                        \
    X(PLAY, "play")                   /* card a from hand */                                       \
    X(USE, "use")                     /* action: ability b of card a */                            \
    X(RESPOND, "respond")             /* response: ability b of card a to fact number c */         \
    X(RESOLVE, "resolve")             /* forced: ability b of card a to fact number c goes next */ \
    X(PAY, "pay")                     /* one resource from hero a */                               \
    X(PAY_WITH, "pay with")           /* card a: exhaust or discard it as cost */                  \
    X(CHOOSE, "choose")               /* card a as target */                                       \
    X(CHOOSE_PLAYER, "choose player") /* player a */                                               \
    X(CHOOSE_MODE, "choose effect")   /* mode: op a */                                             \
    X(SET_X, "X =")                   /* a */                                                      \
    X(ATTACH_TO, "attach to")         /* card a */                                                 \
    X(COMMIT, "commit")               /* character a */                                            \
    X(TRAVEL, "travel to")            /* location a */                                             \
    X(ENGAGE, "engage")               /* enemy a */                                                \
    X(ENEMY_ATTACK, "attacks")        /* enemy a attacks next */                                   \
    X(DEFEND, "defend with")          /* character a */                                            \
    X(ATTACK_ENEMY, "attack")         /* enemy a */                                                \
    X(ADD_ATTACKER, "attack with")    /* character a */                                            \
    X(TAKE_DAMAGE, "damage on")       /* hero or defender a takes the damage */                    \
    X(DISCARD, "discard")             /* card a */                                                 \
    X(TAKE, "take")                   /* card a out of a search */                                 \
    X(PUT_NEXT, "put next")           /* card a goes back next, top first */                       \
    X(DRAWN, "is drawn")              /* chance: card a */                                         \
    X(FIRST, "first player")          /* player a is first player */
#define VERB_ENUM(name, words) VERB_##name,
enum verb { VERBS(VERB_ENUM) VERB_COUNT };

/* ---- Events: what is told ---------------------------------------------------- */

#define EVENTS(X)                                                                                  \
    X(ROUND, "round")               /* a: round */                                                 \
    X(PHASE, "phase")               /* a: phase */                                                 \
    X(FIRST_PLAYER, "first player") /* a: player */                                                \
    X(MULLIGAN, "mulligan")         /* a: player */                                                \
    X(DRAW, "draw")                 /* a: player, b: card, seen by that player */                  \
    X(PLAY, "play")                 /* a: player, b: card */                                       \
    X(USE, "use")                   /* a: player, b: card, c: ability */                           \
    X(TRIGGER, "trigger")  /* b: card, c: ability; forced, when revealed, shadow, constant */      \
    X(CANCEL, "cancel")    /* b: card whose effect is canceled */                                  \
    X(ENTER, "enter play") /* a: player, b: card */                                                \
    X(ATTACH, "attach")    /* b: card, c: host */                                                  \
    X(COMMIT, "commit")    /* a: player, b: card */                                                \
    X(REVEAL, "reveal")    /* b: card */                                                           \
    X(STAGING, "staging")  /* b: card is added to the staging area */                              \
    X(QUEST_SUCCESS, "quest success")    /* a: willpower, b: threat */                             \
    X(QUEST_FAIL, "quest failure")       /* a: willpower, b: threat */                             \
    X(QUEST_EVEN, "quest even")          /* a: both totals */                                      \
    X(PROGRESS, "progress")              /* b: card, c: amount */                                  \
    X(UNPROGRESS, "progress lost")       /* b: card, c: amount */                                  \
    X(STAGE, "stage")                    /* b: the new quest card */                               \
    X(TRAVEL, "travel")                  /* b: location */                                         \
    X(EXPLORED, "explored")              /* b: location */                                         \
    X(ENGAGE, "engage")                  /* a: player, b: enemy */                                 \
    X(SHADOW_DEALT, "shadow card dealt") /* b: the card, hidden; c: enemy */                       \
    X(SHADOW, "shadow card")             /* b: the card turned up, c: enemy */                     \
    X(ENEMY_ATTACK, "enemy attack")      /* a: player, b: enemy */                                 \
    X(DEFEND, "defend")                  /* b: character, c: enemy */                              \
    X(UNDEFENDED, "undefended")          /* a: player, b: enemy */                                 \
    X(PLAYER_ATTACK, "player attack")    /* a: player, b: enemy */                                 \
    X(ATTACK_ENDS, "attack ends") /* a: player, b: enemy, c: 0 it attacked, 1 it was attacked */   \
    X(PROCESS, "attacks")         /* a: 0 enemy, 1 player attacks; b: 0 begin, 1 end */            \
    X(ATTACKER, "attacker")       /* a: player, b: character, c: enemy */                          \
    X(DAMAGE, "damage")           /* b: card, c: amount */                                         \
    X(NO_DAMAGE, "no damage")     /* b: card */                                                    \
    X(HEAL, "heal")               /* b: card, c: amount */                                         \
    X(DESTROY, "destroy")         /* b: card */                                                    \
    X(VICTORY, "victory display") /* b: card */                                                    \
    X(DISCARD, "discard")         /* a: player or SCENARIO, b: card */                             \
    X(REMOVE, "remove from game") /* b: card */                                                    \
    X(TO_HAND, "to hand")         /* a: player, b: card */                                         \
    X(TO_DECK, "to deck") /* a: player or SCENARIO, b: card, c: 0 top 1 bottom 2 shuffled */       \
    X(SHUFFLE, "shuffle") /* a: player or SCENARIO */                                              \
    X(DECK_RESET, "encounter deck reset")                                                          \
    X(LOOK, "look")               /* a: player, b: card, seen by that player */                    \
    X(READY, "ready")             /* b: card */                                                    \
    X(EXHAUST, "exhaust")         /* b: card */                                                    \
    X(RESOURCES, "resources")     /* b: hero, c: amount gained */                                  \
    X(SPEND, "spend")             /* b: hero, c: amount */                                         \
    X(THREAT_UP, "threat up")     /* a: player, b: amount, c: now */                               \
    X(THREAT_DOWN, "threat down") /* a: player, b: amount, c: now */                               \
    X(MOVE_TOKENS, "tokens move") /* a: amount, b: from, c: to */                                  \
    X(CONTROL, "control")         /* a: player, b: card */                                         \
    /* a: amount, b: source, c: modifier, d: card, e: player, f: until */                          \
    X(LASTING, "lasting effect")                                                                   \
    X(UNCOMMIT, "leaves the quest") /* b: card */                                                  \
    X(UNCOMBAT, "leaves combat")    /* b: card */                                                  \
    X(ELIMINATED, "eliminated")     /* a: player */                                                \
    X(RESCUED, "rescued")           /* b: hero */                                                  \
    X(SWITCH, "switch")             /* b: card has changed places with another */                  \
    X(CAPTURED, "captured")         /* b: hero */                                                  \
    X(EARN, "earn")                 /* a: player or SCENARIO, b: definition */                     \
    X(NOTE, "note")                 /* b: card, c: text */                                         \
    X(WIN, "win")                   /* a: score */                                                 \
    X(LOSE, "lose")
#define EVENT_ENUM(name, words) EVENT_##name,
enum event_kind { EVENTS(EVENT_ENUM) EVENT_COUNT };

/* ---- cards.c ----------------------------------------------------------------- */

/* A fresh card of a definition, in no zone yet. */
uint16_t make_card(struct arb_run *g, int def, int owner);
/* Move a card between any zones. Only bookkeeping: enters and leaves the
 * index, loses host, tokens and state on leaving play, nothing is triggered. */
void move_card(struct arb_run *g, int card, int zone, enum arb_end end);
void attach_card(struct arb_run *g, int card, int host);
void set_controller(struct arb_run *g, int card, int player);
/* Where a card goes when it leaves play for the discard pile. */
int discard_zone(const struct arb_run *g, int card);
int deck_zone(int owner);
void set_exhausted(struct arb_run *g, int card, bool exhausted);

void mark_in_play(const struct arb_run *g, int card);
static inline bool in_play(const struct arb_run *g, int card)
{
    const struct card *c = &g->s->card[card];
    if (__builtin_expect(g->marks != NULL, 0))
        mark_in_play(g, card);
    return play_zone(g->s->link[card].zone) && (!(c->flags & FACEDOWN) || c->as);
}
bool is_type(const struct arb_run *g, int card, int type);
bool is_character(const struct arb_run *g, int card);
static inline bool has_flag(const struct arb_run *g, int card, int flag)
{
    return g->s->card[card].flags & flag;
}
int engaged_with(const struct arb_run *g, int card);  /* player or NOBODY */
int next_player(const struct arb_run *g, int player); /* clockwise, not eliminated */
int players_left(const struct arb_run *g);
bool is_playing(const struct arb_run *g, int player); /* not eliminated */

/* Going round the players: `left` are those still to come. Whoever is eliminated on
 * the way has no turn, costs nobody theirs and gives nobody a second one.
 *
 *     for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);)
 *         ... L->turn.player ... */
enum { EVERYBODY = (1 << PLAYERS) - 1 };
struct turns {
    uint8_t player, left;
};
struct turns turns_of(const struct arb_run *g, int players); /* a bit mask */
bool next_turn(const struct arb_run *g, struct turns *turns);

/* ---- numbers.c ----------------------------------------------------------------- */

/* Where a number comes from. Pass NULL to get just the number. */
enum { PARTS = 64 };
struct part {
    int amount;
    uint16_t source;  /* card, or 0 */
    const char *what; /* "printed", "+", "set to", "doubled", ... */
    const char *rule;
};
struct parts {
    int count;
    struct part part[PARTS];
};
int stat_of(const struct arb_run *g, int card, enum stat stat, struct parts *parts);
int staging_threat(const struct arb_run *g, struct parts *parts);
int committed_willpower(const struct arb_run *g, struct parts *parts);
int attack_total(const struct arb_run *g, struct parts *parts); /* of the characters attacking */
int play_cost(const struct arb_run *g, int player, int card, struct parts *parts); /* COST_X: X */
int cost_changes(const struct arb_run *g, int player, int card, struct parts *parts);
int score(const struct arb_run *g, struct parts *parts);
bool has_trait(const struct arb_run *g, int card, int trait);
int keyword(const struct arb_run *g, int card, enum keyword keyword); /* its number, or 0 */
bool has_icon(const struct arb_run *g, int hero, int sphere);
/* The source of a change that holds for a card (CANNOT_ATTACK ...), or 0. */
int changed(const struct arb_run *g, int card, enum change change);
/* The sum of a rule of the table for a player (EXTRA_REVEALS ...). */
int table_rule(const struct arb_run *g, int player, enum change change);

/* ---- The rest of the rules table, by file ---------------------------------------- */

void *lotr_compile(struct arb_pack *pack, struct arb_error *err); /* compile.c */
void lotr_free(void *content);
extern const struct arb_schema lotr_schema;
json_t *lotr_describe(const void *content); /* describe.c */
bool lotr_check_setup(const void *content, const json_t *setup,
                      struct arb_error *err);                        /* setup_check.c */
json_t *lotr_check_deck(const void *content, const json_t *written); /* deck.c */
json_t *lotr_deck_cards(const void *content);
bool lotr_setup(struct arb_run *g, const json_t *setup, struct arb_error *err); /* setup.c */
void lotr_view(struct arb_run *g, int seat, struct arb_json *out);              /* view.c */
json_t *lotr_explain(struct arb_run *g, int seat, const char *name);            /* view.c */
void lotr_option_about(struct arb_run *g, int seat, struct arb_option option,
                       struct arb_about *about);
void lotr_event_about(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_about *about);
void lotr_option_words(struct arb_run *g, int seat, struct arb_option option,
                       struct arb_text *out); /* words.c */
void lotr_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_text *out);
void lotr_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out);
void lotr_refuse_rest(struct arb_run *g, int seat);                     /* ability.c */
void lotr_resample(struct arb_run *g, int seat, uint64_t seed);         /* resample.c */
bool lotr_imagine(struct arb_run *g, int seat, int way);                /* resample.c */
int lotr_prefer(struct arb_run *g, int seat, struct arb_option option); /* prefer.c */
int lotr_appraise(struct arb_run *g, int seat);
bool lotr_check(struct arb_run *g, struct arb_text *broken);                         /* check.c */
bool lotr_arrange(struct arb_run *g, const json_t *position, struct arb_error *err); /* arrange.c */

/* The names of the seats live outside the block (they change nothing). */

#endif
