/* kit_config.h - how Lantern Isle uses the kit: what its block and its content are, how much
 * of everything a table holds, and for each part the rules and words it asks for.
 *
 * Lantern Isle is a small game of rival expeditions, written to prove the kit and to be
 * read first by whoever adds a game: docs/adding-a-game.md is the tour through it. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct isle
#define ARB_CONTENT struct isle_content
#include "rules.h"
#include "zone.h"

enum { SEATS = 4, FINDS = 40, MOTIONS = 16, BOARDS = 8, SCENARIOS = 8, LANE_BYTES = 160 };

/* ---- The board: predicates are given the run ------------------------------------- */

#define BOARD_CELLS 64
#define BOARD_WITH const struct arb_run *
#include "board.h"
#include "board_json.h"
#include "board_map.h"
#include "board_pieces.h"
#include "board_reach.h"

/* ---- Dice ------------------------------------------------------------------------- */

enum { DICE_POOL = 8, DICE_ROLLS = 2, DICE_SIDES = 6, DICE_SYMBOLS = 2 };
enum { SPADE, SKULL };
#define DICE_WHYS(X) X(DIG, "5.1", "to dig")
#define DICE_REROLLS(X) X(OIL, "5.2", "lamp oil", 1, false)
#define KIT_DICE(g) (&(g)->s->dice)
#define KIT_DIE(g, kind) (&(g)->c->die[kind])
#include "dice.h"

/* ---- The Warden's decisions --------------------------------------------------------- */

enum { DECIDE_CANDIDATES = 8 };
#define DECIDE_SCRATCH struct board_field
#include "decide.h"

/* ---- Seats against seats ------------------------------------------------------------- */

#define PAY_WARES(X)                                                                               \
    X(FOOD, "food")                                                                                \
    X(OIL, "oil")                                                                                  \
    X(COIN, "coins")
#define PAY_WHATS(X)                                                                               \
    X(CAMP, "7.1", "The camp costs {owed}")                                                        \
    X(VOTES, "10.3", "Pay coins for more votes?")
enum { PAY_SOURCES = 4 };
#include "pay.h"

#define ASSIGN_WHATS(X) X(WOUNDS, "6.1", "Who of your expedition is hurt? ({n} wounds)")
enum { ASSIGN_TARGETS = 4 };
#include "assign.h"

#define DEAL_WARES(X)                                                                              \
    X(FOOD, "food", "food")                                                                        \
    X(OIL, "oil", "oil")                                                                           \
    X(COIN, "coin", "coins")
#define DEAL_PROMISES(X) X(VOTE, "to vote as they do")
#define DEAL_RULE_OFFER "8.2"
#define DEAL_RULE_ANSWER "8.5"
#define DEAL_RULE_DONE "8.6"
enum { DEAL_THINGS = 1, DEAL_OFFERS = 3 };
#define KIT_DEAL(g) (&(g)->s->deal)
#include "deal.h"

#define VOTE_WHATS(X) X(MOTION, "10.2", "{vote}: how do you vote?")
#define VOTE_RULE_TIE "10.5"
#define VOTE_RULE_PREDICT "10.2"
#define VOTE_PAY PAY_VOTES
#define VOTE_WARE WARE_COIN
enum { VOTE_OUTCOMES = 2 };
#define KIT_TALLY(g) (&(g)->s->tally)
#include "vote.h"

#define BID_WHATS(X) X(LEAD, "11.1", "How many coins do you bid for the lead?")
#define KIT_BIDS(g) (&(g)->s->bids)
#include "bid.h"

#define AT_LEFT_BEHIND RULE("12.3")
#define KIT_LEFT(g) (&(g)->s->left)
#include "eliminate.h"

/* ---- Effects: what the pack's relics and motions can say ------------------------------- */

#include "relics.h"

/* ---- Verbs and events: the game's, then those of the parts ------------------------------ */

#define VERBS(X)                                                                                   \
    X(VERB_NONE, "", "")                                                                           \
    X(VERB_PLAN, "plan", "{plan}")                                                                 \
    X(VERB_MARCH, "march", "march to {cell}")                                                      \
    X(VERB_CAMP, "camp", "make camp at {cell}")                                                    \
    X(VERB_STAY, "stay", "stay as you are")                                                        \
    X(VERB_FIND, "find", "{thing}")                                                                \
    X(VERB_MOTION, "motion", "{thing}")                                                            \
    X(VERB_BUY, "buy", "buy 1 {ware} for a coin")                                                  \
    X(VERB_SAIL, "sail", "set sail")                                                               \
    X(DECIDE_VERB, "hunt", "")                                                                     \
    EFFECT_VERBS(X)                                                                                \
    DICE_VERBS(X)                                                                                  \
    PAY_VERBS(X)                                                                                   \
    ASSIGN_VERBS(X)                                                                                \
    DEAL_VERBS(X)                                                                                  \
    VOTE_VERBS(X)                                                                                  \
    BID_VERBS(X)
#define EVENTS(X)                                                                                  \
    EFFECT_EVENTS(X)                                                                               \
    X(EVENT_USES, "uses", "{Seat} uses {thing}.")                                                  \
    X(EVENT_PLANS, "plans", "{Seat} plans to {plan}.")                                             \
    X(EVENT_MARCHES, "marches", "{Seat} marches to {cell}.")                                       \
    X(EVENT_FINDS, "finds", "{Seat} finds {thing}.")                                               \
    X(EVENT_NOTHING, "nothing", "{Seat} finds nothing.")                                           \
    X(EVENT_CAMPS, "camps", "{Seat} makes camp at {cell}.")                                        \
    X(EVENT_WOUNDED, "wounded", "{Seat}'s {member} takes {n} wound{s}.")                           \
    X(EVENT_PROWLS, "prowls", "The Warden prowls to {cell}.")                                      \
    X(EVENT_MOTION, "motion", "Before the council: {thing}.")                                      \
    X(EVENT_GAINS, "gains", "{Seat} gets {n c} {ware b}.")                                         \
    X(EVENT_LOSES, "loses", "{Seat} loses {n c} {ware b}.")                                        \
    X(EVENT_LEADS, "leads", "{Seat} takes the lead.")                                              \
    X(DECIDE_EVENT, "decided", "")                                                                 \
    DICE_EVENTS(X)                                                                                 \
    DEAL_EVENTS(X)                                                                                 \
    VOTE_EVENTS(X)                                                                                 \
    BID_EVENTS(X)                                                                                  \
    ELIMINATE_EVENTS(X)
#define NUMBER_OF(name, word, words) name,
enum verb { VERBS(NUMBER_OF) };
enum event { EVENTS(NUMBER_OF) };
#include "say.h"

/* What a table can run out of. */
#define FULL_TABLES(X)                                                                             \
    X(DICE_LIMIT_DICE, "more dice in one roll than a table holds")                                 \
    X(DICE_LIMIT_ROLLS, "more rolls inside each other than a table holds")                         \
    X(DECIDE_LIMIT, "more candidates for one decision than a table holds")                         \
    X(PAY_LIMIT, "more to pay with than a table holds")                                            \
    X(ASSIGN_LIMIT, "more to assign to than a table holds")                                        \
    EFFECT_LIMITS(X)
#define FULL_NUMBER(name, words) name,
enum full { FULL_BEFORE = ARB_LIMIT_GAME - 1, FULL_TABLES(FULL_NUMBER) };

/* ---- Campaigns ------------------------------------------------------------------------- */

#define CAMPAIGN_PART "scenario"
enum {
    CAMPAIGN_VERSION = 1,
    CAMPAIGN_PARTS = 8,
    CAMPAIGN_WAYS = 4,
    CAMPAIGN_IFS = 2,
    CAMPAIGN_RESULTS = 4,
    CAMPAIGN_MARKS = 4,
    CAMPAIGN_COUNTERS = 1
};
#define KIT_CAMPAIGN(g) (&(g)->s->campaign)
#define KIT_CAMPAIGNS(c) (&(c)->campaigns)
#define KIT_GAME lantern_isle_rules
#include "campaign.h"

/* ---- The block ----------------------------------------------------------------------- */

#include "isle.h"
#include "isle_inlined.h"

#include "arrange.h"
#include "setup.h"

#endif
