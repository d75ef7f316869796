/* told.h - what can be done and what happens, each with its sentence (text.h); what a table can
 * run out of; which procedures there are. */
#ifndef TOLD_H
#define TOLD_H

#define VERBS(X)                                                                                   \
    X(VERB_NONE, "", "")                                                                           \
    X(VERB_ENTER, "enter", "{thing b} begins at {cell}")                                           \
    X(VERB_REST, "rest", "rest with {thing}")                                                      \
    X(VERB_SELECT, "select", "choose {thing} ({n b} AP){does a}")                                  \
    X(VERB_DONE, "done", "done")                                                                   \
    X(VERB_PLAY, "play", "play {thing}")                                                           \
    X(VERB_TO_MOVE, "turn into movement", "turn {thing} into {n b} MP")                            \
    X(VERB_TO_ATTACK, "turn into an attack", "turn {thing} into an attack")                        \
    X(VERB_MOVE, "move", "move to {cell}{ground} ({n b} MP)")                                      \
    X(VERB_DASH, "dash", "move to {cell}{ground} through hazards ({n b} MP)")                      \
    X(VERB_STAND, "stand", "stand up (1 MP)")                                                      \
    X(VERB_LEAP, "leap", "leap to {cell}{ground}")                                                 \
    X(VERB_TELEPORT, "teleport", "teleport to {cell}")                                             \
    X(VERB_ATTACK, "attack", "attack {thing} with the {kind b} ({n c} away)")                      \
    X(VERB_LINE, "line", "aim {line}")                                                             \
    X(VERB_FIRST, "first", "first past {thing}")                                                   \
    X(VERB_HEAL, "heal", "heal {thing}")                                                           \
    X(VERB_GRANT, "grant", "{thing} becomes {condition b}")                                        \
    X(VERB_CRITICAL, "critical", "strike with {thing}")                                            \
    X(VERB_STRUCK, "struck", "strike {thing}")                                                     \
    X(VERB_ORDER, "order", "{condition} first")                                                    \
    X(VERB_RECOVER, "recover", "take back {thing}")                                                \
    X(VERB_DROP, "drop", "discard {thing}")                                                        \
    X(VERB_SHED, "shed", "lose {condition}")                                                       \
    GEAR_VERBS(X)                                                                                  \
    X(GEAR_VERB_UNCHARGE, "uncharge", "take a nova cell from {thing}")                             \
    X(VERB_ORB, "activate", "activate the orb at {cell}")                                          \
    X(VERB_TREASURE, "retrieve", "retrieve the treasure at {cell}")                                \
    X(VERB_NOVA, "take", "take {n b} nova cell{s} at {cell}")                                      \
    X(VERB_COLOUR, "colour", "{colour}")                                                           \
    X(VERB_SKIP, "skip", "skip it")                                                                \
    X(VERB_KEEP, "keep", "go on")                                                                  \
    X(VERB_END, "end", "end the turn")                                                             \
    X(ROSTER_VERB_NAME, "name", "{text}")                                                          \
    X(VERB_CLASS, "class", "{goods}")                                                              \
    X(VERB_SPECIES, "species", "{goods}")                                                          \
    X(VERB_GEAR, "gear", "see to the gear of {thing}")                                             \
    X(VERB_SKILLS, "skills", "{thing} learns action cards ({n b} SP)")                             \
    X(VERB_SHOP, "shop", "trade with {thing} ({n b} nova cell{s})")                                \
    X(VERB_GIFTS, "gifts", "{thing} gives something to another")                                   \
    X(VERB_CREW, "crew", "change the crew")                                                        \
    X(VERB_EXPEDITION, "expedition", "make an expedition{planet}")                                 \
    X(PROJECT_VERB_PAY, "pay", "put {n b} Vanished technology into the {goods}")                   \
    X(PROJECT_VERB_BUILD, "build", "build the {goods}")                                            \
    X(VERB_EMBARK, "embark", "embark on {mission}")                                                \
    X(VERB_REPLAY, "replay", "play {mission} again in the Time Chamber")                           \
    X(VERB_PASS_OVER, "pass over", "pass {mission} over, with its rewards")                        \
    X(VERB_HAND_OVER, "hand over", "let {seat} see to things again")                               \
    X(VERB_READY, "ready", "ready to go")                                                          \
    X(VERB_CLOSE, "close", "close the book on this campaign")                                      \
    X(VERB_BACK, "back", "that is all")                                                            \
    X(VERB_LEARN, "learn", "learn {goods} ({n b} SP){does a}")                                     \
    X(VERB_BUY, "buy", "buy {goods} ({n b} nova cell{s}){does a}")                                 \
    X(VERB_MAKE, "make", "make {goods} ({n b} nova cell{s}){does a}")                              \
    X(VERB_SELL, "sell", "sell {thing} ({n b} nova cell{s})")                                      \
    X(VERB_DISMANTLE, "dismantle", "take {thing} apart ({n b} nova cell{s})")                      \
    X(VERB_GIVE, "give", "give {thing} to {thing b}")                                              \
    X(VERB_GIVE_NOVA, "give nova cells", "give {n} nova cell{s} to {thing b}")                     \
    X(ROSTER_VERB_REPLACE, "replace", "{who} takes the place of {thing b}")                        \
    X(ROSTER_VERB_JOIN, "join", "{who} comes along")                                               \
    X(ROSTER_VERB_STAY, "stay", "{thing} stays aboard")                                            \
    X(ROSTER_VERB_CREATE, "create", "create a character to take the place of {thing}")             \
    X(ROSTER_VERB_CREATE_MORE, "create one more", "create one more character")                     \
    X(VERB_LEAVE, "leave", "leave {goods} behind")                                                 \
    X(VENTURE_VERB_CHOOSE, "choice", "{goods}")                                                    \
    X(VERB_DIE, "die", "roll the {kind}")                                                          \
    X(PARTY_VERB_GETS, "gets", "{thing} gets {n b}")                                               \
    X(PARTY_VERB_PAYS, "pays", "{thing} pays {n b}")                                               \
    X(VERB_PICK, "pick", "take {goods}{does a}")                                                   \
    X(VERB_PUT_NEXT, "put next", "{thing} next")                                                   \
    KIT_VERBS(X)

#define EVENTS(X)                                                                                  \
    X(EVENT_INTRO, "intro", "{intro}")                                                             \
    X(EVENT_STAGE, "stage", "{stage}")                                                             \
    X(EVENT_STORY, "story", "{text}")                                                              \
    X(EVENT_USES, "uses", "{Thing} uses {thing b}.")                                               \
    X(EVENT_ROUND, "round", "Round {n} begins.")                                                   \
    X(EVENT_DRAWN, "event", "The event of this round: {thing}.")                                   \
    X(EVENT_CHOSE, "chose", "{Thing} has chosen {thing b}.")                                       \
    X(EVENT_RESTS, "rests", "{Thing} rests.")                                                      \
    X(EVENT_DRAW, "draw", "Drawn for {type}: {thing b} and {thing c}.")                            \
    X(EVENT_BOSS_DRAW, "boss-draw", "{Thing} draws {thing b}.")                                    \
    X(EVENT_TURN, "turn", "{Thing} takes its turn (initiative {n b}).")                            \
    X(EVENT_PLAYS, "plays", "{Thing} plays {thing b}.")                                            \
    X(EVENT_CONVERTS, "converts", "{Thing} turns {thing b} into {n c} MP.")                        \
    X(EVENT_TURNS_ATTACK, "turns-attack", "{Thing} turns {thing b} into an attack.")               \
    X(EVENT_MOVES, "moves", "{Thing} moves to {cell b}.")                                          \
    X(EVENT_LEAPS, "leaps", "{Thing} leaps to {cell b}.")                                          \
    X(EVENT_TELEPORTS, "teleports", "{Thing} is at {cell b} at once.")                             \
    X(EVENT_STANDS, "stands", "{Thing} stands up.")                                                \
    X(EVENT_TARGET, "target", "{Thing} aims at {thing b}.")                                        \
    X(EVENT_NO_TARGET, "no-target", "{Thing} has no target.")                                      \
    X(EVENT_ATTACKS, "attacks", "{Thing} attacks {thing b}.")                                      \
    X(EVENT_MISSES, "misses", "{Thing} misses.")                                                   \
    X(EVENT_FUMBLES, "fumbles", "{Thing} fumbles and attacks no more this turn.")                  \
    X(EVENT_ABSORBED, "absorbed", "The object at {cell b} takes the attack.")                      \
    X(EVENT_BLOCKS, "blocks", "{Thing b} is in the way and is hit instead.")                       \
    X(EVENT_STRIKES, "strikes", "A Critical Strike against {thing b}!")                            \
    X(EVENT_VALUE, "value", "Attack {n c} against guard {n d}: {n e} damage.")                     \
    X(EVENT_DAMAGE, "damage", "{Thing} takes {n b} damage.")                                       \
    X(EVENT_NO_DAMAGE, "no-damage", "{Thing} takes no damage: {condition b}.")                     \
    X(EVENT_BREAKS, "breaks", "The object at {cell} is {state b}.")                                \
    X(EVENT_HEALS, "heals", "{Thing} gets {n b} HP back.")                                         \
    X(EVENT_BANDAGE, "bandage", "{Thing} has {n b} bandage{s}.")                                   \
    X(EVENT_GETS, "gets", "{Thing} gets {condition b}.")                                           \
    X(EVENT_LOSES, "loses", "{Thing} loses {condition b}.")                                        \
    X(EVENT_RESISTS, "resists", "{Thing} does not get {condition b}: {condition c} takes it.")     \
    X(EVENT_DEFEATED, "defeated", "{Thing} is defeated.")                                          \
    X(EVENT_HAZARD, "hazard", "{Thing} is in the {hazard b}.")                                     \
    X(EVENT_TOKEN, "token", "There is {hazard b} at {cell}.")                                      \
    X(EVENT_CLEARED, "cleared", "{Cell} is clear.")                                                \
    X(EVENT_OPENS, "opens", "{Thing} opens the door at {cell b}.")                                 \
    X(EVENT_CLOSES, "closes", "The door at {cell} closes.")                                        \
    X(EVENT_ORB, "orb", "{Thing} activates the orb at {cell b}.")                                  \
    X(EVENT_TREASURE, "treasure", "{Thing} retrieves the treasure at {cell b}.")                   \
    X(EVENT_DROPS, "drops", "{n b} nova cell{s} {is/are} left at {cell}.")                         \
    X(EVENT_NOVA, "nova", "{Thing} gets {n b} nova cell{s}.")                                      \
    X(EVENT_NOVA_LOST, "nova-lost", "{Thing} loses {n b} nova cell{s}.")                           \
    X(EVENT_PLACED, "placed", "{Thing} appears at {cell b}.")                                      \
    X(EVENT_NOT_PLACED, "not-placed", "There is no {type} left to appear.")                        \
    GEAR_EVENTS(X)                                                                                 \
    X(EVENT_RECOVERS, "recovers", "{Thing} takes {n b} card{s} back.")                             \
    X(EVENT_DISCARDS, "discards", "{Thing} discards {thing b}.")                                   \
    X(EVENT_GOAL, "goal", "The objective is met.")                                                 \
    X(EVENT_WON, "won", "The mission is won.")                                                     \
    X(EVENT_LOST, "lost", "The mission has failed.")                                               \
    X(EVENT_CALLED, "called", "The crew is called {text}.")                                        \
    X(ROSTER_EVENT_CREATED, "created", "{Who} comes aboard ({goods b}; {goods c}).")               \
    X(ROSTER_EVENT_JOINS, "joins", "{Who} joins the crew.")                                        \
    X(ROSTER_EVENT_STAYS, "stays", "{Who} stays aboard.")                                          \
    X(EVENT_LEARNS, "learns", "{Who} learns {goods b} for {n c} SP.")                              \
    X(EVENT_BUYS, "buys", "{Who} buys {goods b} for {n c} nova cell{s}.")                          \
    X(EVENT_MAKES, "makes", "{Who} makes {goods b} for {n c} nova cell{s}.")                       \
    X(EVENT_SELLS, "sells", "{Who} sells {goods b} for {n c} nova cell{s}.")                       \
    X(EVENT_DISMANTLES, "dismantles", "{Who} takes {goods b} apart for {n c} nova cell{s}.")       \
    X(EVENT_GIVES, "gives", "{Who} gives {goods b} to {who c}.")                                   \
    X(EVENT_GIVES_NOVA, "gives-nova", "{Who} gives {n c} nova cell{s} to {who b}.")                \
    X(VENTURE_EVENT_DRAWN, "expedition", "An expedition: {goods}.")                                \
    X(VENTURE_EVENT_TOLD, "result", "{stage}")                                                     \
    X(EVENT_OUTLOOK, "outlook", "{Face}: {stage b}")                                               \
    X(VENTURE_EVENT_CHOOSES, "chooses", "{Who}: {goods b}.")                                       \
    X(VENTURE_EVENT_DECIDES, "decides", "The crew decides: {goods b}.")                            \
    X(EVENT_SP, "sp", "{Who} gets {n b} SP.")                                                      \
    X(EVENT_FINDS, "finds", "{Who} gets {goods b}.")                                               \
    CAMPAIGN_EVENTS(X)                                                                             \
    X(PROJECT_EVENT_BUILT, "builds", "The {goods} is built.")                                      \
    X(EVENT_EMBARKS, "embarks", "The crew embarks on {mission}.")                                  \
    KIT_EVENTS(X)

#define OWN_LIMITS(X)                                                                              \
    X(LIMIT_ATTACKS, "more attacks inside each other than a table holds")                          \
    X(LIMIT_DUES, "more damage inside damage than a table holds")                                  \
    X(FOE_LIMIT_KINDS, "more types of adversaries than a table holds")                             \
    X(FOE_LIMIT_CARDS, "more cards for adversaries than a table holds")

/* The procedures that can wait: flows.h. */
// clang-format off
#define FLOWS(X) \
    X(mission_play) X(enter_map) X(play_round) X(draw_event) X(draw_foe_cards) \
    X(choose_handful) X(take_turns) X(turn_character) X(turn_step_three) X(rest_turn) X(play_card) \
    X(end_of_turn) X(turn_adversary) X(adversary_card) X(turn_boss) X(boss_action) X(draw_boss_cards) \
    X(walk) X(enter_space) X(move_character) X(use_points) X(retreat_of) X(hurt) X(inflict) X(attack_action) X(attack_flow) \
    X(attack_roll) X(attack_damage) \
    X(accuracy) X(order_of_pair) X(critical_ability) X(shared_critical) X(retaliate) X(choose_line) X(start_of_turn) \
    X(find_primary) X(adversary_move) X(adversary_goes) X(adversary_attack) X(place_adversary) X(place_all_of) \
    X(take_goals) GEAR_FLOWS(X) X(recover_cards) \
    X(aboard) X(begin_campaign) ROSTER_FLOWS(X) X(pack_cards) X(see_to) SHOP_FLOWS(X) \
    X(make_expedition) VENTURE_FLOWS(X) PARTY_FLOWS(X) \
    X(come_home) X(grant) X(op_share) \
    X(op_attack) X(op_move) X(op_jump) X(op_retreat) X(op_heal) X(op_damage) \
    X(op_inflict) X(op_grant) X(op_recover) X(op_spawn) X(op_event) \
    X(op_event_adversary) \
    X(settle_state) X(announce) X(conclude) X(carry) X(roll_die) PILE_FLOWS(X)
// clang-format on

#endif
