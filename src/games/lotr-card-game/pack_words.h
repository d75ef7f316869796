/* pack_words.h - the words packs are written in, one table for each subject.
 *
 * The tables make the name lists of content.h, the schema of the loader and the
 * readers of the compiler, so that a word is spelled in one place only. What
 * each word means stands beside its enumerator in content.h, and for authors of
 * packs in docs/packs.md. */
#ifndef LOTR_PACK_WORDS_H
#define LOTR_PACK_WORDS_H

/* X(fact, word, what it tells, when it can be answered).
 * It tells of: c a card, o another card, p a player, a an amount.
 * It is answered: a after it happened, w when it is about to, c by canceling it. What is
 * written here the rules do: tests/lotr-card-game/moments.lua makes each of them happen. */
#define FACT_WORDS(X)                                                                              \
    X(FACT_ENTERS_PLAY, "enters_play", "cp", "a")                                                  \
    X(FACT_PLAYED, "played", "cp", "a")                                                            \
    X(FACT_LEAVES_PLAY, "leaves_play", "cp", "aw")                                                 \
    X(FACT_DESTROYED, "destroyed", "cop", "a")                                                     \
    X(FACT_DISCARDED, "discarded", "cp", "a")                                                      \
    X(FACT_COMMITS, "commits", "cp", "a")                                                          \
    X(FACT_DAMAGED, "damaged", "ca", "aw")                                                         \
    X(FACT_HEALED, "healed", "ca", "a")                                                            \
    X(FACT_EXHAUSTED, "exhausted", "c", "a")                                                       \
    X(FACT_READIED, "readied", "c", "a")                                                           \
    X(FACT_DEFENDS, "defends", "co", "a")                                                          \
    X(FACT_DECLARED_ATTACKER, "attacks", "co", "a")                                                \
    X(FACT_ENEMY_ATTACKS, "enemy_attacks", "cp", "aw")                                             \
    X(FACT_ENEMY_ATTACKED, "enemy_attacked", "cop", "a")                                           \
    X(FACT_ATTACK_DESTROYS, "attack_destroys", "c", "a")                                           \
    X(FACT_ENGAGES, "engages", "cp", "a")                                                          \
    X(FACT_REVEALED, "revealed", "c", "awc")                                                       \
    X(FACT_SHADOW_DEALT, "shadow_dealt", "cop", "a")                                               \
    X(FACT_SHADOW_EFFECT, "shadow_effect", "cop", "wc")                                            \
    X(FACT_TRAVELED, "traveled", "c", "a")                                                         \
    X(FACT_EXPLORED, "explored", "c", "a")                                                         \
    X(FACT_PROGRESS, "progress_placed", "ca", "a")                                                 \
    X(FACT_QUEST_SUCCEEDED, "quest_succeeded", "a", "a")                                           \
    X(FACT_QUEST_FAILED, "quest_failed", "a", "a")                                                 \
    X(FACT_STAGE_DEFEATED, "stage_defeated", "c", "aw")                                            \
    X(FACT_DREW, "draws", "pa", "aw")                                                              \
    X(FACT_THREAT_RAISED, "threat_raised", "pa", "a")                                              \
    X(FACT_RESOURCES_GAINED, "resources_gained", "ca", "a")                                        \
    X(FACT_CLAIMED, "claimed", "cp", "a")                                                          \
    X(FACT_ROUND_BEGINS, "round_begins", "", "aw")                                                 \
    X(FACT_ROUND_ENDS, "round_ends", "", "aw")                                                     \
    X(FACT_PHASE_BEGINS, "phase_begins", "", "aw")                                                 \
    X(FACT_PHASE_ENDS, "phase_ends", "", "aw")                                                     \
    X(FACT_EFFECT, "effect", "cp", "wc")                                                           \
    X(FACT_RESCUED, "rescued", "c", "a")                                                           \
    X(FACT_EXCESS_DAMAGE, "excess_damage", "copa", "a")                                            \
    X(FACT_SHADOW_RESOLVED, "shadow_resolved", "cop", "a")                                         \
    X(FACT_ELIMINATED, "eliminated", "cp", "a")                                                    \
    X(FACT_ATTACK_ENDS, "attack_ends", "cp", "a")

/* X(who, word, what must be known for it to mean someone). */
#define WHO_WORDS(X)                                                                               \
    X(WHO_YOU, "you", 0)                                                                           \
    X(WHO_CHOSEN, "chosen_player", KNOWS_PLAYER)                                                   \
    X(WHO_EACH, "each", KNOWS_EACH)                                                                \
    X(WHO_FIRST, "first_player", 0)                                                                \
    X(WHO_DEFENDING, "defending_player", 0)                                                        \
    X(WHO_EVENT, "event_player", KNOWS_EVENT_PLAYER)                                               \
    X(WHO_OWNER, "owner", KNOWS_TARGET)                                                            \
    X(WHO_CONTROLLER, "controller", KNOWS_TARGET)                                                  \
    X(WHO_ENGAGED, "engaged_player", KNOWS_TARGET)                                                 \
    X(WHO_ANYONE, "anyone", 0)                                                                     \
    X(WHO_OTHERS, "others", 0)                                                                     \
    X(WHO_SCENARIO, "encounter_deck", 0)                                                           \
    X(WHO_DECK, "deck_owner", 0)                                                                   \
    X(WHO_NEXT, "next_player", 0)
/* The same as anyone, where it reads better: lower_threat(2, everyone). */
#define EVERYONE "everyone"

/* X(which, word, what must be known). */
#define WHICH_WORDS(X)                                                                             \
    X(WHICH_SELF, "self", 0)                                                                       \
    X(WHICH_HOST, "host", KNOWS_HOST)                                                              \
    X(WHICH_TARGET, "target", KNOWS_TARGET)                                                        \
    X(WHICH_TARGET2, "target2", KNOWS_TARGET2)                                                     \
    X(WHICH_IT, "it", KNOWS_EVENT_CARD)                                                            \
    X(WHICH_OTHER, "other", KNOWS_EVENT_OTHER)                                                     \
    X(WHICH_PAID, "paid", KNOWS_PAID)                                                              \
    X(WHICH_ATTACKER, "attacker", 0)                                                               \
    X(WHICH_DEFENDER, "defender", 0)                                                               \
    X(WHICH_ATTACKED, "attacked", 0)                                                               \
    X(WHICH_ACTIVE, "active_location", 0)                                                          \
    X(WHICH_STAGE, "stage", 0)                                                                     \
    X(WHICH_PRISONER, "prisoner", 0)

/* X(place, word), in the order of the bits. */
#define PLACE_WORDS(X)                                                                             \
    X(IN_PLAY_AREA, "play_area")                                                                   \
    X(IN_STAGING, "staging")                                                                       \
    X(IN_ENGAGED, "engaged")                                                                       \
    X(IN_ACTIVE, "active")                                                                         \
    X(IN_ATTACHED, "attached")                                                                     \
    X(IN_QUEST, "quest")                                                                           \
    X(IN_HAND, "hand")                                                                             \
    X(IN_DISCARD, "discard")                                                                       \
    X(IN_DECK, "deck")                                                                             \
    X(IN_ENCOUNTER_DECK, "encounter_deck")                                                         \
    X(IN_ENCOUNTER_DISCARD, "encounter_discard")                                                   \
    X(IN_VICTORY, "victory")                                                                       \
    X(IN_ASIDE, "aside")                                                                           \
    X(IN_REMOVED, "removed")                                                                       \
    X(IN_REVEALED, "revealed")                                                                     \
    X(IN_FACEDOWN, "facedown")

/* X(state, word, what must be known), in the order of the bits. */
#define STATE_WORDS(X)                                                                             \
    X(IS_EXHAUSTED, "exhausted", 0)                                                                \
    X(IS_COMMITTED, "committed", 0)                                                                \
    X(IS_ATTACKING, "attacking", 0)                                                                \
    X(IS_DEFENDING, "defending", 0)                                                                \
    X(IS_DAMAGED, "damaged", 0)                                                                    \
    X(IS_UNIQUE, "unique", 0)                                                                      \
    X(IS_SELF, "self", 0)                                                                          \
    X(IS_PAID, "paid", KNOWS_PAID)                                                                 \
    X(IS_TARGET, "target", KNOWS_TARGET)                                                           \
    X(IS_HOST, "host", KNOWS_HOST)                                                                 \
    X(HAS_MY_HOST, "on_same_host", KNOWS_HOST)                                                     \
    X(ON_TARGET, "on_target", KNOWS_TARGET)                                                        \
    X(ON_SELF, "on_self", 0)                                                                       \
    X(IS_GUARDED, "guarded", 0)                                                                    \
    X(IS_IT, "it", KNOWS_EVENT_CARD)                                                               \
    X(UNDER_ATTACK, "under_attack", 0)

/* X(word, types). */
#define FILTER_WORDS(X)                                                                            \
    X("characters", 1 << HERO | 1 << ALLY)                                                         \
    X("heroes", 1 << HERO)                                                                         \
    X("allies", 1 << ALLY)                                                                         \
    X("attachments", 1 << ATTACHMENT)                                                              \
    X("events", 1 << EVENT)                                                                        \
    X("enemies", 1 << ENEMY)                                                                       \
    X("locations", 1 << LOCATION)                                                                  \
    X("treacheries", 1 << TREACHERY)                                                               \
    X("objectives", 1 << OBJECTIVE)                                                                \
    X("cards", 0)

/* Measures that stand alone: X(measure, word, what must be known). */
#define MEASURE_WORDS(X)                                                                           \
    X(MEASURE_X, "x", KNOWS_X)                                                                     \
    X(MEASURE_AMOUNT, "amount", KNOWS_AMOUNT)                                                      \
    X(MEASURE_PLAYERS, "players", 0)                                                               \
    X(MEASURE_UNDEFENDED, "undefended", 0)                                                         \
    X(MEASURE_ROUND, "round", 0)                                                                   \
    X(MEASURE_ATTACKERS, "attackers", 0)                                                           \
    X(MEASURE_DONE, "done", 0)                                                                     \
    X(MEASURE_SHADOW_TEXT, "shadow_texts", 0)                                                      \
    X(MEASURE_SHADOW_BLANK, "blank_shadows", 0)
/* Measures of something: X(measure, word, s a card, S any cards, w a player, q a stat first). */
#define MEASURE_BUILDS(X)                                                                          \
    X(MEASURE_COUNT, "count", "S")                                                                 \
    X(MEASURE_DAMAGE, "damage_on", "s")                                                            \
    X(MEASURE_RESOURCES, "resources_on", "s")                                                      \
    X(MEASURE_PROGRESS, "progress_on", "s")                                                        \
    X(MEASURE_STAT, "stat_of", "qs")                                                               \
    X(MEASURE_PRINTED, "printed", "qs")                                                            \
    X(MEASURE_THREAT, "threat_of", "w")                                                            \
    X(MEASURE_HAND, "hand_of", "w")
/* "as much as there is": heal(all, target). */
#define ALL "all"

/* X(code, word, takes, usage). What an effect takes, in this order:
 *   n a number, N a number or 1;   s cards, S cards or none;   d the card it goes to;
 *   w a player or you;   a a player or a card;   t a trait or none;   b effects;   * its own
 * reader. */
#define OP_WORDS(X)                                                                                \
    X(OP_CHOOSE, "choose", "*", "choose{ cards, by = player, as = 1 or 2 }")                       \
    X(OP_CHOOSE_PLAYER, "choose_player", "*",                                                      \
      "choose_player{ by = player, other = true, highest_threat = true }")                         \
    X(OP_CHOOSE_RANDOM, "choose_random", "s", "choose_random(cards)")                              \
    X(OP_MAY, "may", "*", "may{ effects, by = player, text = \"...\" }")                           \
    X(OP_EITHER, "either", "*", "either{ mode(\"text\", effects), mode(...), by = player }")       \
    X(OP_EACH_PLAYER, "each_player", "b", "each_player{ effects }")                                \
    X(OP_IF, "if_", "*", "if_{ condition, then_ = effects, else_ = effects }")                     \
    X(OP_REPEAT, "repeat_", "nb", "repeat_{ number, effects }")                                    \
    X(OP_DRAW, "draw", "nw", "draw(number, player)")                                               \
    X(OP_DISCARD_HAND, "discard_hand", "nwS", "discard_hand(number, player, cards)")               \
    X(OP_DISCARD_RANDOM, "discard_random", "nw", "discard_random(number, player)")                 \
    X(OP_DISCARD, "discard", "s", "discard(cards)")                                                \
    X(OP_DESTROY, "destroy", "s", "destroy(cards)")                                                \
    X(OP_RETURN_TO_HAND, "return_to_hand", "s", "return_to_hand(cards)")                           \
    X(OP_TO_DECK_TOP, "to_deck_top", "s", "to_deck_top(cards)")                                    \
    X(OP_TO_DECK_BOTTOM, "to_deck_bottom", "s", "to_deck_bottom(cards)")                           \
    X(OP_SHUFFLE_INTO_DECK, "shuffle_into_deck", "s", "shuffle_into_deck(cards)")                  \
    X(OP_REMOVE_FROM_GAME, "remove_from_game", "s", "remove_from_game(cards)")                     \
    X(OP_PUT_INTO_PLAY, "put_into_play", "sw", "put_into_play(cards, player)")                     \
    X(OP_TO_STAGING, "to_staging", "s", "to_staging(cards)")                                       \
    X(OP_TO_HAND, "to_hand", "sw", "to_hand(cards, player)")                                       \
    X(OP_ATTACH, "attach", "sdt", "attach(card, to card, \"Trait\")")                              \
    X(OP_TAKE_CONTROL, "take_control", "sw", "take_control(cards, player)")                        \
    X(OP_SHUFFLE_DISCARD, "shuffle_discard", "w", "shuffle_discard(player)")                       \
    X(OP_SHUFFLE, "shuffle", "w", "shuffle(player)")                                               \
    X(OP_LOOK, "look", "*", "look(number, player) or look(card)")                                  \
    X(OP_SEARCH, "search", "*",                                                                    \
      "search{ player, cards, top = number, to = \"hand\" or \"staging\", must = true, "           \
      "rest = \"shuffled\" or \"top\" }")                                                          \
    X(OP_REORDER_TOP, "reorder_top", "nw", "reorder_top(number, player)")                          \
    X(OP_REVEAL, "reveal", "*", "reveal(number) or reveal{ number, instead = true }")              \
    X(OP_DAMAGE, "damage", "ns", "damage(number, cards)")                                          \
    X(OP_HEAL, "heal", "ns", "heal(number, cards)")                                                \
    X(OP_READY, "ready", "s", "ready(cards)")                                                      \
    X(OP_EXHAUST, "exhaust", "s", "exhaust(cards)")                                                \
    X(OP_RESOURCES, "resources", "ns", "resources(number, cards)")                                 \
    X(OP_PROGRESS, "progress", "ns", "progress(number, cards)")                                    \
    X(OP_REMOVE_PROGRESS, "remove_progress", "ns", "remove_progress(number, cards)")               \
    X(OP_RAISE_THREAT, "raise_threat", "nw", "raise_threat(number, player)")                       \
    X(OP_LOWER_THREAT, "lower_threat", "nw", "lower_threat(number, player)")                       \
    X(OP_REMOVE_FROM_QUEST, "remove_from_quest", "s", "remove_from_quest(cards)")                  \
    X(OP_ENGAGE, "engage", "sw", "engage(cards, player)")                                          \
    X(OP_DEAL_SHADOW, "deal_shadow", "ns", "deal_shadow(number, enemies)")                         \
    X(OP_PLAYER_ATTACK, "player_attack", "s", "player_attack(character)")                          \
    X(OP_ENEMY_ATTACK, "enemy_attack", "sa", "enemy_attack(enemy, player or character)")           \
    X(OP_CANCEL, "cancel", "", "cancel()")                                                         \
    X(OP_REPLACE, "replace", "b", "replace{ effects }")                                            \
    X(OP_SURGE, "surge", "N", "surge(number)")                                                     \
    X(OP_DOOMED, "doomed", "n", "doomed(number)")                                                  \
    X(OP_CLAIM, "claim", "sdw", "claim(objective, to card, player)")                               \
    X(OP_NEXT_STAGE, "next_stage", "*", "next_stage() or next_stage{ random = true }")             \
    X(OP_WIN, "win", "", "win()")                                                                  \
    X(OP_LOSE, "lose", "", "lose()")                                                               \
    X(OP_ELIMINATE, "eliminate", "w", "eliminate(player)")                                         \
    X(OP_LASTING, "lasting", "*",                                                                  \
      "lasting{ \"phase\", \"round\", \"attack\", \"game\", \"next_phase\" or \"next_round\", "    \
      "changes, frozen = true }")                                                                  \
    X(OP_DELAYED, "delayed", "*", "delayed{ at = fact, effects }")                                 \
    X(OP_BECOME_ENEMY, "become_enemy", "*", "become_enemy(\"Title\", player)")                     \
    X(OP_FACE_DOWN, "face_down", "s", "face_down(cards)")                                          \
    X(OP_FACE_UP, "face_up", "ns", "face_up(damage tokens, cards)")                                \
    X(OP_CALL, "call", "*", "call(\"name\")")                                                      \
    X(OP_CHOOSE_TOP, "choose_topmost", "s", "choose_topmost(cards)")                               \
    X(OP_GUARD, "guard", "s", "guard(objectives)")                                                 \
    X(OP_ATTACH_DECK, "attach_to_deck", "swt", "attach_to_deck(card, player, \"Trait\")")          \
    X(OP_REMOVE_FROM_COMBAT, "remove_from_combat", "s", "remove_from_combat(cards)")               \
    X(OP_MOVE_DAMAGE, "move_damage", "nsd", "move_damage(number, from card, to card)")             \
    X(OP_MOVE_RESOURCES, "move_resources", "nsd", "move_resources(number, from card, to card)")    \
    X(OP_MOVE_PROGRESS, "move_progress", "nsd", "move_progress(number, from card, to card)")       \
    X(OP_SWITCH_PLACES, "switch_places", "*", "switch_places(card, card)")                         \
    X(OP_SWITCH_VALUES, "switch_values", "*", "switch_values(\"attack\", card, card, \"phase\")")  \
    X(OP_EARN, "earn", "*", "earn(\"Title\", player) or earn(cards)")                              \
    X(OP_NOTE, "note", "*", "note(\"word\", card)")                                                \
    X(OP_FLIP, "flip", "s", "flip(self)")
/* Words that are no call: then_ stands between effects, mode is a part of either. */
#define THEN "then_"
#define MODE "mode"

/* X(change, word, takes, usage): q a stat, p a sphere, k a keyword, y a card type, i "player",
 * "encounter" or "both"; v a player or none, V a player or everyone; the rest as for effects. */
#define CHANGE_WORDS(X)                                                                            \
    X(ADD_STAT, "add", "qns", "add(\"attack\", number, cards)")                                    \
    X(SET_STAT, "set_to", "qns", "set_to(\"attack\", number, cards)")                              \
    X(DOUBLE_STAT, "double", "qs", "double(\"attack\", cards)")                                    \
    X(HALVE_STAT, "halve", "qs", "halve(\"attack\", cards)")                                       \
    X(GAIN_TRAIT, "gain_trait", "ts", "gain_trait(\"Trait\", cards)")                              \
    X(GAIN_KEYWORD, "gain_keyword", "ks", "gain_keyword(\"ranged\", cards)")                       \
    X(GAIN_SPHERE, "gain_sphere", "ps", "gain_sphere(\"spirit\", cards)")                          \
    X(BLANK, "blank", "s", "blank(cards)")                                                         \
    X(IMMUNE, "immune", "is", "immune(\"player\", \"encounter\" or \"both\", cards)")              \
    X(CANNOT_ATTACK, "cannot_attack", "sv", "cannot_attack(cards, player)")                        \
    X(CANNOT_DEFEND, "cannot_defend", "s", "cannot_defend(cards)")                                 \
    X(CANNOT_BE_DAMAGED, "cannot_be_damaged", "s", "cannot_be_damaged(cards)")                     \
    X(CANNOT_HAVE_ATTACHMENTS, "cannot_have_attachments", "st",                                    \
      "cannot_have_attachments(cards, \"Trait\")")                                                 \
    X(CANNOT_READY_IN_REFRESH, "cannot_ready_in_refresh", "sn",                                    \
      "cannot_ready_in_refresh(cards, resources to pay)")                                          \
    X(CANNOT_BE_ENGAGED_OPTIONALLY, "cannot_be_engaged_optionally", "s",                           \
      "cannot_be_engaged_optionally(enemies)")                                                     \
    X(CANNOT_COMMIT, "cannot_commit", "s", "cannot_commit(cards)")                                 \
    X(CANNOT_LEAVE_STAGING, "cannot_leave_staging", "s", "cannot_leave_staging(cards)")            \
    X(NO_THREAT, "no_threat", "s", "no_threat(cards)")                                             \
    X(ATTACKS_STAGING, "attacks_staging", "s", "attacks_staging(characters)")                      \
    X(DEFENSE_IGNORED, "defense_ignored", "s", "defense_ignored(enemies)")                         \
    X(IS_TYPE, "counts_as", "ys", "counts_as(\"enemy\", card)")                                    \
    X(CANNOT_DRAW, "cannot_draw", "V", "cannot_draw(player)")                                      \
    X(MANY_DEFENDERS, "many_defenders", "V", "many_defenders(player)")                             \
    X(STAGE_LOCKED, "stage_locked", "", "stage_locked()")                                          \
    X(EXTRA_REVEALS, "extra_reveals", "n", "extra_reveals(number)")                                \
    X(NO_STAGING_STEP, "no_staging_step", "", "no_staging_step()")                                 \
    X(NO_ENGAGEMENT_CHECKS, "no_engagement_checks", "", "no_engagement_checks()")                  \
    X(ALLY_LIMIT, "ally_limit", "n", "ally_limit(number)")                                         \
    X(MUST_TRAVEL_HERE, "must_travel_here", "s", "must_travel_here(location)")                     \
    X(THREAT_TOTAL, "threat_total", "n", "threat_total(number)")                                   \
    X(REFRESH_THREAT, "refresh_threat", "nV", "refresh_threat(number, player)")                    \
    X(EXTRA_RESOURCES, "extra_resources", "ns", "extra_resources(number, heroes)")                 \
    X(WINS_WHEN, "wins", "", "wins()")                                                             \
    X(COST_CHANGE, "cost_change", "nsV", "cost_change(number, cards, player)")                     \
    X(RETURNS_TO_STAGING, "returns_to_staging", "s", "returns_to_staging(cards)")

/* Costs that have a word of their own, and those that share one with an effect:
 * X(code, word, takes, usage); S is self if it is left out. */
#define COST_WORDS(X)                                                                              \
    X(COST_SPEND, "spend", "ns", "spend(number, hero)")                                            \
    X(COST_DISCARD_SELF, "discard_self", "", "discard_self()")                                     \
    X(COST_DIFFERENT_POOLS, "different_pools", "n", "different_pools(number)")                     \
    X(COST_EXHAUST_EACH, "exhaust_each", "ns", "exhaust_each(number, cards)")                      \
    X(COST_RETURN_SELF, "return_self", "", "return_self()")
#define SHARED_COST_WORDS(X)                                                                       \
    X(COST_EXHAUST, "exhaust", "s", "exhaust(cards)")                                              \
    X(COST_DISCARD_HAND, "discard_hand", "n", "discard_hand(number)")                              \
    X(COST_LOWER_THREAT, "lower_threat", "n", "lower_threat(number)")                              \
    X(COST_RAISE_THREAT, "raise_threat", "n", "raise_threat(number)")                              \
    X(COST_DAMAGE, "damage", "ns", "damage(number, cards)")                                        \
    X(COST_REVEAL, "reveal", "n", "reveal(number)")                                                \
    X(COST_DISCARD_RANDOM, "discard_random", "nw", "discard_random(number, player)")

#define CONDITION_WORDS(X)                                                                         \
    X("at_least")                                                                                  \
    X("at_most") X("equals") X("differs") X("exists") X("none") X("all_of") X("during")

/* X(kind, word). */
#define ABILITY_WORDS(X)                                                                           \
    X(CONSTANT, "constant")                                                                        \
    X(ACTION, "action")                                                                            \
    X(RESPONSE, "response")                                                                        \
    X(FORCED, "forced")                                                                            \
    X(WHEN_REVEALED, "when_revealed")                                                              \
    X(SHADOW, "shadow")                                                                            \
    X(TRAVEL_COST, "travel")                                                                       \
    X(SETUP_TEXT, "setup")                                                                         \
    X(RESOLUTION, "resolution")

/* X(type, word). */
#define CARD_TYPE_WORDS(X)                                                                         \
    X(HERO, "hero")                                                                                \
    X(ALLY, "ally")                                                                                \
    X(ATTACHMENT, "attachment")                                                                    \
    X(EVENT, "event")                                                                              \
    X(ENEMY, "enemy")                                                                              \
    X(LOCATION, "location")                                                                        \
    X(TREACHERY, "treachery")                                                                      \
    X(OBJECTIVE, "objective")                                                                      \
    X(QUEST, "quest")                                                                              \
    X(CAMPAIGN, "campaign_card")
/* An ally that is an objective as well. */
#define OBJECTIVE_ALLY "objective_ally"

#endif
