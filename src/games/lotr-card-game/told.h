/* told.h - the verbs of options and the kinds of events: what is offered and what is told,
 * with the templates of their words (text.h); words.c says what the words in braces mean. */
#ifndef LOTR_TOLD_H
#define LOTR_TOLD_H

#define VERBS(X)                                                                                   \
    X(PASS, "pass", "pass")                    /* in a window */                                   \
    X(DONE, "done", "done")                    /* finish a choice built up step by step */         \
    X(DECLINE, "decline", "decline{declined}") /* do not */                                        \
    X(ACCEPT, "accept", "accept{text b}")                                                          \
    X(KEEP, "keep", "keep this hand")                                                              \
    X(MULLIGAN, "mulligan", "mulligan: take a new hand")                                           \
    X(PLAY, "play", "play {card}") /* from hand */                                                 \
    X(USE, "use", "use {card}: {ability}")                                                         \
    X(RESPOND, "respond", "respond with {card}: {ability}{occasion}")                              \
    X(RESOLVE, "resolve", "resolve {card}: {ability}{occasion}") /* the forced effect next */      \
    X(PAY, "pay", "pay 1 resource from {card}")                                                    \
    X(PAY_WITH, "pay with", "pay with {card}") /* exhaust or discard it as cost */                 \
    X(CHOOSE, "choose", "choose {card}")                                                           \
    X(CHOOSE_SEAT, "choose player", "choose {player}")                                             \
    X(CHOOSE_MODE, "choose effect", "{mode}")                                                      \
    X(SET_X, "X =", "X = {n}")                                                                     \
    X(ATTACH_TO, "attach to", "attach to {card}")                                                  \
    X(COMMIT, "commit", "commit {card}")                                                           \
    X(TRAVEL, "travel to", "travel to {card}{toll a}")                                             \
    X(ENGAGE, "engage", "engage {card}")                                                           \
    X(ENEMY_ATTACK, "attacks", "{card} attacks next")                                              \
    X(DEFEND, "defend with", "defend with {card}")                                                 \
    X(ATTACK_ENEMY, "attack", "attack {card}")                                                     \
    X(ADD_ATTACKER, "attack with", "attack with {card}")                                           \
    X(TAKE_DAMAGE, "damage on", "damage on {card}{fate a}")                                        \
    X(DISCARD, "discard", "discard {card}")                                                        \
    X(TAKE, "take", "take {card}")             /* out of a search */                               \
    X(PUT_NEXT, "put next", "put {card} next") /* back into a deck, top first */                   \
    X(DRAWN, "is drawn", "{card}")             /* a person who draws types just the title */       \
    X(FIRST, "first player", "{player} is the first player")
#define VERB_ENUM(name, word, words) VERB_##name,
enum verb { VERBS(VERB_ENUM) VERB_COUNT };

/* a is a player, or SCENARIO; b a card, which those who did not see the event are not told;
 * c another card, or an amount, where the words do not say otherwise. What often happens to
 * several cards in a row names the card last, so that readers can put the lines together. */
#define EVENTS(X)                                                                                  \
    X(ROUND, "round", "Round {n} begins")                                                          \
    X(PHASE, "phase", "{Phase} phase")                                                             \
    X(FIRST_PLAYER, "first player", "{player} is the first player")                                \
    X(MULLIGAN, "mulligan", "{player} takes a mulligan")                                           \
    X(DRAW, "draw", "{player} draws {card}")                                                       \
    X(PLAY, "play", "{player} plays {card}")                                                       \
    X(USE, "use", "{player} uses {card}") /* c: ability */                                         \
    X(TRIGGER, "trigger", "{Card b}: {kind c}{effect c}")                                          \
    X(CANCEL, "cancel", "The effect of {card b} is canceled")                                      \
    X(ENTER, "enter play", "{Card b} enters play")                                                 \
    X(ATTACH, "attach", "{Card b} is attached to {target c}")                                      \
    X(COMMIT, "commit", "Committed to the quest: {card b}")                                        \
    X(REVEAL, "reveal", "{Card b} is revealed")                                                    \
    X(STAGING, "staging", "{Card b} is added to the staging area")                                 \
    X(QUEST_SUCCESS, "quest success", "The quest succeeds: willpower {n} against threat {n}")      \
    X(QUEST_FAIL, "quest failure", "The quest fails: willpower {n} against threat {n}")            \
    X(QUEST_EVEN, "quest even", "The quest is even: willpower and threat are both {n}")            \
    X(PROGRESS, "progress", "{n c} progress on {card b}")                                          \
    X(UNPROGRESS, "progress lost", "{Card b} loses {n c} progress")                                \
    X(STAGE, "stage", "Quest stage {stage b}: {card b}")                                           \
    X(TRAVEL, "travel", "The players travel to {card b}")                                          \
    X(EXPLORED, "explored", "{Card b} is explored")                                                \
    X(ENGAGE, "engage", "{Card b} engages {player a}")                                             \
    X(SHADOW_DEALT, "shadow card dealt", "A shadow card is dealt to {target c}")                   \
    X(SHADOW, "shadow card", "The shadow card of {target c} is {card b}")                          \
    X(ENEMY_ATTACK, "enemy attack", "{Card b} attacks {player a}")                                 \
    X(DEFEND, "defend", "{Card b} defends against {target c}")                                     \
    X(UNDEFENDED, "undefended", "{player} does not defend against {card}")                         \
    X(PLAYER_ATTACK, "player attack", "{player} attacks {card}")                                   \
    X(ATTACK_ENDS, "attack ends", "The attack of {card b} ends") /* c: 1 it was attacked */        \
    X(PROCESS, "attacks", "Enemy attacks begin") /* a: 1 player attacks; b: 1 are over */          \
    X(ATTACKER, "attacker", "Attacking {target c}: {card b}")                                      \
    X(DAMAGE, "damage", "{Card b} takes {n c} damage")                                             \
    X(NO_DAMAGE, "no damage", "{Card b} takes no damage")                                          \
    X(HEAL, "heal", "{n c} damage is healed on {card b}")                                          \
    X(DESTROY, "destroy", "{Card b} is destroyed")                                                 \
    X(VICTORY, "victory display", "{Card b} goes to the victory display")                          \
    X(DISCARD, "discard", "{player} discards {card}")                                              \
    X(REMOVE, "remove from game", "{Card b} is removed from the game")                             \
    X(TO_HAND, "to hand", "{player} takes {card} into hand")                                       \
    X(TO_DECK, "to deck", "{Card b} goes {how c} {deck_of a}")                                     \
    X(SHUFFLE, "shuffle", "{player} shuffles the deck")                                            \
    X(DECK_RESET, "encounter deck reset",                                                          \
      "The encounter discard pile becomes the new encounter deck")                                 \
    X(LOOK, "look", "{player} looks at {card}")                                                    \
    X(READY, "ready", "{Card b} readies")                                                          \
    X(EXHAUST, "exhaust", "{Card b} exhausts")                                                     \
    X(RESOURCES, "resources", "{n c} resource{s} for {card b}")                                    \
    X(SPEND, "spend", "{n c} resource{s} paid from {card b}")                                      \
    X(THREAT_UP, "threat up", "The threat of {player} rises by {n} to {n}")                        \
    X(THREAT_DOWN, "threat down", "The threat of {player} falls by {n} to {n}")                    \
    X(MOVE_TOKENS, "tokens move", "{n} of the tokens on {card} move to {target}")                  \
    X(CONTROL, "control", "{player} takes control of {card}")                                      \
    /* a: amount, b: source, c: modifier, d: card, e: player, f: until */                          \
    X(LASTING, "lasting effect", "{until f} {lasting c}")                                          \
    X(UNCOMMIT, "leaves the quest", "{Card b} leaves the quest")                                   \
    X(UNCOMBAT, "leaves combat", "{Card b} is removed from combat")                                \
    X(ELIMINATED, "eliminated", "{player} is eliminated")                                          \
    X(RESCUED, "rescued", "{Card b} is rescued")                                                   \
    X(SWITCH, "switch", "{Card b} changes places")                                                 \
    X(CAPTURED, "captured", "{Card b} is captured")                                                \
    X(EARN, "earn", "{title b} joins the campaign pool") /* b: definition */                       \
    X(NOTE, "note", "{Card b} is noted in the campaign log{text c}")                               \
    X(WIN, "win", "The players win with a score of {n}")                                           \
    X(LOSE, "lose", "The players lose")
#define EVENT_ENUM(name, word, words) EVENT_##name,
enum event_kind { EVENTS(EVENT_ENUM) EVENT_COUNT };

/* Kinds of windows, as standing orders know them (windows.c). */
enum { WINDOW_ACTION, WINDOW_PLANNING, WINDOW_RESPONSE, WINDOW_PILE };

#endif
