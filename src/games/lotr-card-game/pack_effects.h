/* pack_effects.h - what the packs of The Lord of the Rings: The Card Game can have done, changed
 * and paid, besides what every game can (src/kit/program_words.h, which also explains the
 * columns). */
#ifndef LOTR_PACK_EFFECTS_H
#define LOTR_PACK_EFFECTS_H

/* A search goes through one of these; what it finds goes to hand or to staging. */
#define GAME_SEARCH_GOALS(X) X("staging")
#define SEARCHED_PLACES (IN_DECK | IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD | IN_DISCARD | IN_HAND)
#define EXAMPLE_SEARCHED "place = \"deck\", \"encounter_deck\" or the like"

#define GAME_OPS(X)                                                                                \
    HANDS_OPS(X)                                                                                   \
    X(OP_DISCARD, "discard", "s", "discard(cards)") /* set is discarded from play or hand */       \
    X(OP_DESTROY, "destroy", "s", "destroy(cards)")                                                \
    /* to the owner's hand */                                                                      \
    X(OP_RETURN_TO_HAND, "return_to_hand", "s", "return_to_hand(cards)")                           \
    /* to its owner's deck (encounter deck for encounter cards) */                                 \
    X(OP_TO_DECK_TOP, "to_deck_top", "s", "to_deck_top(cards)")                                    \
    X(OP_TO_DECK_BOTTOM, "to_deck_bottom", "s", "to_deck_bottom(cards)")                           \
    X(OP_SHUFFLE_INTO_DECK, "shuffle_into_deck", "s", "shuffle_into_deck(cards)")                  \
    X(OP_REMOVE_FROM_GAME, "remove_from_game", "s", "remove_from_game(cards)")                     \
    /* under control of who */                                                                     \
    X(OP_PUT_INTO_PLAY, "put_into_play", "sw", "put_into_play(cards, player)")                     \
    X(OP_TO_STAGING, "to_staging", "s", "to_staging(cards)") /* added, not revealed */             \
    X(OP_TO_HAND, "to_hand", "sw", "to_hand(cards, player)") /* to hand of who, from wherever */   \
    /* self or set becomes an attachment of target; arg: gained trait */                           \
    X(OP_ATTACH, "attach", "sdt", "attach(card, to card, \"Trait\")")                              \
    /* who takes control of set */                                                                 \
    X(OP_TAKE_CONTROL, "take_control", "sw", "take_control(cards, player)")                        \
    /* who shuffles own discard pile into own deck */                                              \
    X(OP_SHUFFLE_DISCARD, "shuffle_discard", "w", "shuffle_discard(player)")                       \
    /* reveal n encounter cards; arg 1: into staging without effects; arg 2: in place of the       \
     * card being revealed, after its keywords */                                                  \
    X(OP_REVEAL, "reveal", "*", "reveal(number) or reveal{ number, instead = true }")              \
    X(OP_DAMAGE, "damage", "ns", "damage(number, cards)")                                          \
    X(OP_HEAL, "heal", "ns", "heal(number, cards)") /* n < 0: all */                               \
    X(OP_READY, "ready", "s", "ready(cards)")                                                      \
    X(OP_EXHAUST, "exhaust", "s", "exhaust(cards)")                                                \
    X(OP_RESOURCES, "resources", "ns", "resources(number, cards)")                                 \
    /* on set; WHICH_STAGE goes by way of the active location */                                   \
    X(OP_PROGRESS, "progress", "ns", "progress(number, cards)")                                    \
    /* straight off set */                                                                         \
    X(OP_REMOVE_PROGRESS, "remove_progress", "ns", "remove_progress(number, cards)")               \
    X(OP_RAISE_THREAT, "raise_threat", "nw", "raise_threat(number, player)")                       \
    X(OP_LOWER_THREAT, "lower_threat", "nw", "lower_threat(number, player)")                       \
    X(OP_REMOVE_FROM_QUEST, "remove_from_quest", "s", "remove_from_quest(cards)")                  \
    X(OP_ENGAGE, "engage", "sw", "engage(cards, player)") /* set engages who */                    \
    /* n more shadow cards to set */                                                               \
    X(OP_DEAL_SHADOW, "deal_shadow", "ns", "deal_shadow(number, enemies)")                         \
    /* set (one character) attacks an enemy now */                                                 \
    X(OP_PLAYER_ATTACK, "player_attack", "s", "player_attack(character)")                          \
    /* set (one enemy) attacks who now */                                                          \
    X(OP_ENEMY_ATTACK, "enemy_attack", "sa", "enemy_attack(enemy, player or character)")           \
    X(OP_SURGE, "surge", "N", "surge(number)")    /* self gains surge n */                         \
    X(OP_DOOMED, "doomed", "n", "doomed(number)") /* self gains doomed n */                        \
    /* who claims set: it becomes an attachment on `to` */                                         \
    X(OP_CLAIM, "claim", "sdw", "claim(objective, to card, player)")                               \
    /* go on to a random card of the next stage (arg 1) or the next card */                        \
    X(OP_NEXT_STAGE, "next_stage", "*", "next_stage() or next_stage{ random = true }")             \
    X(OP_WIN, "win", "", "win()")                                                                  \
    X(OP_LOSE, "lose", "", "lose()")                                                               \
    X(OP_ELIMINATE, "eliminate", "w", "eliminate(player)") /* who */                               \
    /* the top card of who's deck, facedown, is enemy `arg` (definition) engaged with who */       \
    X(OP_BECOME_ENEMY, "become_enemy", "*", "become_enemy(\"Title\", player)")                     \
    /* set is turned facedown with its attachments; a hero is the prisoner */                      \
    X(OP_FACE_DOWN, "face_down", "s", "face_down(cards)")                                          \
    /* set is turned faceup, rescued, with n damage tokens on it */                                \
    X(OP_FACE_UP, "face_up", "ns", "face_up(damage tokens, cards)")                                \
    /* each objective of set gets its guard, as if just revealed (guarded.2) */                    \
    X(OP_GUARD, "guard", "s", "guard(objectives)")                                                 \
    /* set becomes an attachment on who's deck, controlled by no player; arg: gained trait */      \
    X(OP_ATTACH_DECK, "attach_to_deck", "swt", "attach_to_deck(card, player, \"Trait\")")          \
    /* set neither attacks nor defends any more in the running attack */                           \
    X(OP_REMOVE_FROM_COMBAT, "remove_from_combat", "s", "remove_from_combat(cards)")               \
    /* up to n tokens from the card of set to the card `to`; n < 0: all */                         \
    X(OP_MOVE_DAMAGE, "move_damage", "nsd", "move_damage(number, from card, to card)")             \
    X(OP_MOVE_RESOURCES, "move_resources", "nsd", "move_resources(number, from card, to card)")    \
    X(OP_MOVE_PROGRESS, "move_progress", "nsd", "move_progress(number, from card, to card)")       \
    /* the card of set and the card `to` */                                                        \
    X(OP_SWITCH_PLACES, "switch_places", "*", "switch_places(card, card)")                         \
    /* the same, by the two modifiers from index arg / 2 on, until `until` */                      \
    X(OP_SWITCH_VALUES, "switch_values", "*", "switch_values(\"attack\", card, card, \"phase\")")  \
    /* definition arg joins the campaign pool, for each of who; or each card of set, with what     \
     * it is attached to as its bearer */                                                          \
    X(OP_EARN, "earn", "*", "earn(\"Title\", player) or earn(cards)")                              \
    /* the title of the card of set is noted in the log under the word `text` */                   \
    X(OP_NOTE, "note", "*", "note(\"word\", card)")                                                \
    X(OP_FLIP, "flip", "s", "flip(self)") /* the campaign card of set is turned over */
/* Flows in C for what the language cannot say: none so far. */
#define GAME_CALLS(X)

/* Besides the letters of the kit: p a sphere; i "player", "encounter" or "both". */
#define GAME_CHANGES(X)                                                                            \
    /* resource icon `arg` */                                                                      \
    X(GAIN_SPHERE, "gain_sphere", "ps", "gain_sphere(\"spirit\", cards)")                          \
    /* to effects of player cards (arg 1), encounter cards (2) or both (3) */                      \
    X(IMMUNE, "immune", "is", "immune(\"player\", \"encounter\" or \"both\", cards)")              \
    /* a player in `who` if set, else anyone */                                                    \
    X(CANNOT_ATTACK, "cannot_attack", "sv", "cannot_attack(cards, player)")                        \
    X(CANNOT_DEFEND, "cannot_defend", "s", "cannot_defend(cards)")                                 \
    X(CANNOT_BE_DAMAGED, "cannot_be_damaged", "s", "cannot_be_damaged(cards)")                     \
    /* of trait `arg`, or any */                                                                   \
    X(CANNOT_HAVE_ATTACHMENTS, "cannot_have_attachments", "st",                                    \
      "cannot_have_attachments(cards, \"Trait\")")                                                 \
    /* unless `value` resources are paid from its pool */                                          \
    X(CANNOT_READY_IN_REFRESH, "cannot_ready_in_refresh", "sn",                                    \
      "cannot_ready_in_refresh(cards, resources to pay)")                                          \
    X(CANNOT_BE_ENGAGED_OPTIONALLY, "cannot_be_engaged_optionally", "s",                           \
      "cannot_be_engaged_optionally(enemies)")                                                     \
    X(CANNOT_COMMIT, "cannot_commit", "s", "cannot_commit(cards)")                                 \
    X(CANNOT_LEAVE_STAGING, "cannot_leave_staging", "s", "cannot_leave_staging(cards)")            \
    X(NO_THREAT, "no_threat", "s", "no_threat(cards)") /* adds no threat while in staging */       \
    /* may attack an enemy in staging, alone */                                                    \
    X(ATTACKS_STAGING, "attacks_staging", "s", "attacks_staging(characters)")                      \
    /* the defender's defense is not counted */                                                    \
    X(DEFENSE_IGNORED, "defense_ignored", "s", "defense_ignored(enemies)")                         \
    X(IS_TYPE, "counts_as", "ys", "counts_as(\"enemy\", card)") /* has become card type `arg` */   \
    /* rules of the table, not of a card; `who` says for whom */                                   \
    X(CANNOT_DRAW, "cannot_draw", "V", "cannot_draw(player)")                                      \
    /* may declare any number of defenders */                                                      \
    X(MANY_DEFENDERS, "many_defenders", "V", "many_defenders(player)")                             \
    /* the current stage cannot be defeated */                                                     \
    X(STAGE_LOCKED, "stage_locked", "", "stage_locked()")                                          \
    /* value more cards in the staging step */                                                     \
    X(EXTRA_REVEALS, "extra_reveals", "n", "extra_reveals(number)")                                \
    X(NO_STAGING_STEP, "no_staging_step", "", "no_staging_step()")                                 \
    X(NO_ENGAGEMENT_CHECKS, "no_engagement_checks", "", "no_engagement_checks()")                  \
    /* at most value allies played each round by all together */                                   \
    X(ALLY_LIMIT, "ally_limit", "n", "ally_limit(number)")                                         \
    X(MUST_TRAVEL_HERE, "must_travel_here", "s", "must_travel_here(location)")                     \
    /* staging threat total += value */                                                            \
    X(THREAT_TOTAL, "threat_total", "n", "threat_total(number)")                                   \
    /* refresh raises threat by value more */                                                      \
    X(REFRESH_THREAT, "refresh_threat", "nV", "refresh_threat(number, player)")                    \
    /* collects value more in the resource phase */                                                \
    X(EXTRA_RESOURCES, "extra_resources", "ns", "extra_resources(number, heroes)")                 \
    X(WINS_WHEN, "wins", "", "wins()") /* the players win while the condition holds */             \
    /* cards in set cost value more (less) for who */                                              \
    X(COST_CHANGE, "cost_change", "nsV", "cost_change(number, cards, player)")                     \
    /* a card in set that comes off its host goes back to staging instead */                       \
    X(RETURNS_TO_STAGING, "returns_to_staging", "s", "returns_to_staging(cards)")

/* A word may be that of an effect as well. */
#define GAME_COSTS(X)                                                                              \
    /* n resources from the pool of set (self, host) */                                            \
    X(COST_SPEND, "spend", "ns", "spend(number, hero)")                                            \
    X(COST_DISCARD_SELF, "discard_self", "", "discard_self()")                                     \
    /* the resource cost comes from n different heroes */                                          \
    X(COST_DIFFERENT_POOLS, "different_pools", "n", "different_pools(number)")                     \
    /* each player exhausts n of set */                                                            \
    X(COST_EXHAUST_EACH, "exhaust_each", "ns", "exhaust_each(number, cards)")                      \
    X(COST_RETURN_SELF, "return_self", "", "return_self()") /* return self to hand */              \
    /* set: self, or one of yours that passes */                                                   \
    X(COST_EXHAUST, "exhaust", "s$", "exhaust(cards)")                                             \
    /* your threat drops by n */                                                                   \
    X(COST_LOWER_THREAT, "lower_threat", "n", "lower_threat(number)")                              \
    X(COST_RAISE_THREAT, "raise_threat", "n", "raise_threat(number)")                              \
    X(COST_DAMAGE, "damage", "ns$", "damage(number, cards)") /* n damage on set */                 \
    X(COST_REVEAL, "reveal", "n", "reveal(number)")          /* reveal n encounter cards */        \
    HANDS_COSTS(X)

#endif
