/* kit_config.h - how Lantern Isle uses the kit: what its block and its content are, how much
 * of everything a table holds, and for each part the rules and words it asks for.
 *
 * Lantern Isle is a small game of rival expeditions, written to prove the kit and to be
 * read first by whoever adds a game: docs/adding-a-game.md is the tour through it. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct isle
#define ARB_CONTENT struct isle_content
#define KIT_ID "lantern-isle"
#include "rules.h"
#include "zone.h"

enum { SEATS = 4, FINDS = 40, MOTIONS = 16, BOARDS = 8, SCENARIOS = 8 };

/* Effects: what the pack's relics and motions can say. */

#include "relics.h"

/* The board: predicates are given the run. */

#define BOARD_CELLS 64
#define BOARD_WITH const struct arb_run *
#define KIT_BOARD(g) (scenario(g)->board)
#define KIT_PIECES(g) ((g)->s->piece)
#define KIT_PILES(g) ((g)->s->pile)
#define KIT_MARKS
#include "board.h"
#include "board_here.h"
#include "board_json.h"
#include "board_map.h"
#include "board_pieces.h"
#include "board_reach.h"

/* Dice. */

enum { DICE_POOL = 8, DICE_ROLLS = 2, DICE_SIDES = 6, DICE_SYMBOLS = 2 };
enum { SPADE, SKULL };
#define DICE_SYMBOL_WORDS "spades", "skulls"
#define DICE_WHYS(X) X(DIG, "5.1", "to dig")
#define DICE_REROLLS(X) X(OIL, "5.2", "lamp oil", 1, false)
#define KIT_DIE(g, kind) (&(g)->c->die[kind])
#include "dice.h"

/* The Warden's decisions. */

enum { DECIDE_CANDIDATES = 8 };
#define DECIDE_SCRATCH struct board_field
#include "decide.h"

/* Seats against seats. */

#define WARES(X)                                                                                   \
    X(FOOD, "food", "food")                                                                        \
    X(OIL, "oil", "oil")                                                                           \
    X(COIN, "coin", "coins")
#define WARE_OF_REROLL(source) WARE_OIL /* 5.2 */
#define WARE_BID WARE_COIN
#include "wares.h"

#define PAY_WHATS(X)                                                                               \
    X(CAMP, "7.1", "The camp costs {owed}")                                                        \
    X(VOTES, "10.3", "Pay coins for more votes?")
enum { PAY_SOURCES = 4 };
#include "pay.h"

#define ASSIGN_WHATS(X) X(WOUNDS, "6.1", "Who of your expedition is hurt? ({n} wound{s})")
enum { ASSIGN_TARGETS = 4 };
#include "assign.h"

#define DEAL_PROMISES(X) X(VOTE, "to vote as they do")
#define DEAL_ZONE(seat) (ZONE_HAND + (seat))
#define DEAL_RULE_OFFER "8.2"
#define DEAL_RULE_ANSWER "8.5"
#define DEAL_RULE_DONE "8.6"
enum { DEAL_THINGS = 1, DEAL_OFFERS = 3, WINDOW_DEAL = 2 };
#include "deal.h"

#define VOTE_WHATS(X) X(MOTION, "10.2", "{vote}: how do you vote?")
#define VOTE_RULE_TIE "10.5"
#define VOTE_RULE_PREDICT "10.2"
#define VOTE_PAY PAY_VOTES
#define VOTE_WARE WARE_COIN
enum { VOTE_OUTCOMES = 2, WINDOW_VOTE = 3 };
#include "vote.h"

enum { WINDOW_BID = 4 };
#define BID_WHATS(X) X(LEAD, "11.1", "How many coins do you bid for the lead?")
#include "bid.h"

#define AT_LEFT_BEHIND RULE("12.3")
#include "eliminate.h"

/* Packs, setups, campaigns. */

#define DECLARATIONS(X) X(die) X(map) X(find) X(motion) X(scenario) X(campaign)

#include "setup.h"

#define CAMPAIGN_PART "scenario"
#define CAMPAIGN_USUAL_SIZES
#define KIT_RECORD_AT scenario_at
bool scenario_at(const ARB_CONTENT *c, int i, struct setup_choice *choice);
#define KIT_GAME lantern_isle_rules
extern const struct arb_rules lantern_isle_rules;
#include "campaign.h"

/* What lies where: views, and what a seat cannot know. */

#define KIT_ZONES(g) ((g)->s->zone)
#define KIT_LINKS(g) ((g)->s->link)
#define KIT_ZONE_OF(seat, sort) ((sort) + (seat))
#define AT_AREA_HIDDEN RULE("5.3")
#include "areas.h"

enum { HIDE_THINGS = THINGS };
#include "hide.h"

/* Verbs, events and flows: the game's, then those of the parts. */

#define VERBS(X)                                                                                   \
    X(VERB_NONE, "", "")                                                                           \
    X(VERB_PLAN, "plan", "{plan}")                                                                 \
    X(VERB_MARCH, "march", "march to {cell}")                                                      \
    X(VERB_CAMP, "camp", "make camp at {cell}")                                                    \
    X(VERB_STAY, "stay", "stay as you are")                                                        \
    X(VERB_BUY, "buy", "buy 1 {ware} for a coin")                                                  \
    X(VERB_SAIL, "sail", "set sail")                                                               \
    KIT_VERBS(X)
#define EVENTS(X)                                                                                  \
    X(EVENT_PLANS, "plans", "{Seat} plans to {plan}.")                                             \
    X(EVENT_MARCHES, "marches", "{Seat} marches to {cell}.")                                       \
    X(EVENT_FINDS, "finds", "{Seat} finds {thing}.")                                               \
    X(EVENT_NOTHING, "nothing", "{Seat} finds nothing.")                                           \
    X(EVENT_CAMPS, "camps", "{Seat} makes camp at {cell}.")                                        \
    X(EVENT_WOUNDED, "wounded", "{Seat}'s {member} takes {n} wound{s}.")                           \
    X(EVENT_PROWLS, "prowls", "The Warden prowls to {cell}.")                                      \
    X(EVENT_MOTION, "motion", "Before the council: {thing}.")                                      \
    X(EVENT_LEADS, "leads", "{Seat} takes the lead.")                                              \
    KIT_EVENTS(X)
#define FLOWS(X)                                                                                   \
    X(isle_play)                                                                                   \
    X(choose_plan)                                                                                 \
    X(carry_out)                                                                                   \
    X(march)                                                                                       \
    X(dig) X(draw) X(make_camp) X(hurt) X(prowl) X(council) X(take_the_lead) X(shop) X(op_prowl)
#define BOT_PARAMETERS(X)                                                                          \
    X(DIG, "dig", 40, 10)                                                                          \
    X(CAMP, "camp", 20, 10)                                                                        \
    X(MARCH, "march", 10, 10)                                                                      \
    X(TRADE, "trade", -30, 10)                                                                     \
    X(NEAR, "near a ruin", -5, 2)                                                                  \
    X(WARDEN, "away from the Warden", 6, 2)                                                        \
    X(REROLL, "roll again what is no spade", 30, 10)
#define BOT_FEATURES(X) X(WOUNDS, "wounds", -0.3f) X(AT_RUIN, "steps to a ruin", -0.1f)
#include "basis.h"

#include "isle.h"

#include "arrange_setters.h"
#include "effects_inlined.h"
#include "explain.h"
#include "view.h"

#endif
