/* kit_config.h - how Phantom Epoch uses the kit: what its block and its content are, how much
 * of everything a table holds, and for each part the rules and words it asks for. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct epoch
#define ARB_CONTENT struct epoch_content
#define KIT_ID "phantom-epoch"
#include "rules.h"
#include "zone.h"

enum { SEATS = 4 };
#define SEATS_UNSAID(g) 1

/* The map: predicates are given who moves or looks. */

struct mover {
    const struct arb_run *g;
    int figure;   /* 0: nobody, only walls matter */
    bool through; /* may pass adversaries */
    bool dash;    /* may go on from a hazard */
};
#define BOARD_CELLS 240
#define BOARD_GATES 31
#define BOARD_WITH const struct mover *
#define KIT_BOARD(g) board(g)
#define KIT_GATES(g) (&(g)->s->shut)
#define KIT_MARKS
#include "board.h"
#include "board_json.h"
#include "board_map.h"
#include "board_obstacles.h"
#include "board_reach.h"
#include "board_sets.h"
#include "board_sight.h"
#include "board_tables.h"
#include "board_walk.h"

enum { GROUND_BITS = 11, GROUND_FIGURES = 36 };
#define KIT_GROUND(g) (&(g)->s->ground)
#define GROUND_CELL(g, who) ((g)->s->figure[who].cell)
#include "ground.h"

/* An object: 1 damaged, 2 destroyed; a hazard: FIRE, POISON or TRAP; enum token_on; nova cells. */
enum lies_on { ON_OBJECT, ON_HAZARD, ON_THING, ON_NOVA, LYING_SORTS };
enum token_on { ORB_ACTIVE = 1, ORB_USED, TREASURE_HERE };
#define KIT_LYING(g) (&(g)->s->lying)
#define LYING_FIRST(sort) ((sort) == ON_HAZARD ? SPACES : 1024 + 256 * (sort))
#define LYING_DEF(g) ((g)->c->defs)
#include "lying.h"

/* Dice. */

enum { DICE_POOL = 1, DICE_ROLLS = 6, DICE_SIDES = 8, DICE_SYMBOLS = 1 };
#define DICE_WHYS(X)                                                                               \
    X(DECISION, "round.1", "for the decisions of this round")                                      \
    X(ATTACK, "attack.2a", "to attack")                                                            \
    X(ACCURACY, "attack.4c", "for accuracy")                                                       \
    X(BLINDED, "cond.blinded.1", "to see through blindness")                                       \
    X(EXPEDITION, "exped.7", "on the expedition")
#define DICE_FACES(X)                                                                              \
    X("critical", 3, FACE_CRITICAL) /* attack.2d */                                                \
    X("fumble", 0, FACE_FUMBLE)                                                                    \
    X("miss", 0, FACE_MISS)                                                                        \
    X("block", 0, FACE_BLOCK)                                                                      \
    X("success", 0, FACE_SUCCESS)
#define DICE_REROLLS(X) X(CARD, "dice.acc.7", "a card", 1, false)
#define KIT_DIE(g, kind) (&(g)->c->die[kind])
#define BLOW_CRITICAL FACE_CRITICAL
#define BLOW_FAILS FACE_FUMBLE
#include "compass.h"
#include "dice.h"

/* Conditions. */

/* cond.list: the beneficial ones first. */
#define STATUSES(X)                                                                                \
    X(BARRIER, "barrier", "Barrier")                                                               \
    X(INVISIBLE, "invisible", "Invisible")                                                         \
    X(RESILIENT, "resilient", "Resilient")                                                         \
    X(VENGEFUL, "vengeful", "Vengeful")                                                            \
    X(BLEEDING, "bleeding", "Bleeding")                                                            \
    X(BLINDED, "blinded", "Blinded")                                                               \
    X(BURNING, "burning", "Burning")                                                               \
    X(FROZEN, "frozen", "Frozen")                                                                  \
    X(KNOCKED_DOWN, "knocked down", "Knocked Down")                                                \
    X(STUNNED, "stunned", "Stunned")                                                               \
    X(VULNERABLE, "vulnerable", "Vulnerable")                                                      \
    X(WEAKENED, "weakened", "Weakened")
#define KIT_STATUS(g, who) ((g)->s->figure[who].status)
#define STATUS_ACTING(g) ((g)->s->acting)
#define STATUS_EVENT_GETS EVENT_GETS
#define STATUS_EVENT_LOSES EVENT_LOSES
#define STATUS_RULE_GETS "attack.7a"
#define AT_STATUS_AGAIN RULE("token.cond.2")
#define AT_STATUS_BESIDE RULE("token.cond.3")
#define AT_STATUS_FRESH RULE("frozen.ex4") /* a turn in which it came is not a full turn */
#include "statuses.h"

/* Decisions of adversaries, and whose turn is next. */

enum { DECIDE_CANDIDATES = BOARD_CELLS };
#define DECIDE_SCRATCH struct choosing
#include "choosing.h"
#include "decide.h"

/* Effects. */

#define VENTURE_WORD "expedition"
#include "pack_words.h"
#define SET_OVERRIDES 1
#include "effects_tables.h"
enum {
    TRAITS = 16,
    THINGS = 640,
    NOBODY = 15, /* "you" from BEYOND on is an adversary's number and BEYOND */
    SCOPES = 16,
    LISTENERS = 256,
    FACT_QUEUE = 32,
    USED = 32,
    IMMINENTS = 6,
    DELAYED = 12,
    ANSWERS = 2,
    LASTING = 24,
    LIMITS = 64
};
/* An attack and a guard may be below 0 (attack.6t4), and so may what gear adds. */
#define SIGNED_STATS                                                                               \
    (1 << STAT_ATTACK | 1 << STAT_GUARD | 1 << STAT_MOVE | 1 << STAT_LEAP | 1 << STAT_HEAL |       \
     1 << STAT_INITIATIVE)
enum { WINDOW_RESPONSE = 1, WINDOW_PILE };

#include "index.h"
#include "initiate.h"
#include "modify.h"
#include "perform.h"
#include "points.h"
#include "program.h"
#include "query.h"
#include "react.h"
#include "scope.h"
#include "things.h"
#include "turns.h"

#include "effects.h"

/* Decks. */

#define KIT_ZONES(g) ((g)->s->zone)
#define KIT_LINKS(g) ((g)->s->link)
#define KIT_KNOWN(g, thing) ((g)->s->known[thing])
#define KIT_PUT(g, thing, zone, end) put_thing(g, thing, zone, end)
#define AT_PILE_RENEWED RULE("round.5c")
#include "pile.h"

/* Types of adversaries: a species card for all of a type, a class card with a row for each colour.
 */
enum { FOE_KINDS = 6, COLOURS = 4, BY_SPECIES = 0, BY_CLASS };
#define FOE_COLOURS COLOURS
#define KIT_FOE_KIND(g) ((g)->s->kind)
#define KIT_FOE_KINDS(g) ((g)->s->kinds)
#define EACH_FOE(g, f) EACH_ADVERSARY (g, f)
#define FOE_KIND_OF(g, f) ((g)->s->figure[f].kind)
#define FOE_COLOUR_OF(g, f) ((g)->s->figure[f].colour)
#define FOE_CARD_FIRST FIRST_ENEMY_CARD
#define FOE_CARD_END FIRST_ROW
#define FOE_ROW_FIRST FIRST_ROW
#define FOE_DECK ZONE_DECK
#define FOE_GRAVE ZONE_GRAVE
#define FOE_DRAWN ZONE_DRAWN
#define EACH_FOE_CARD(c, sort, i) EACH_DEF (c, (sort) == BY_CLASS ? CLASS_CARD : SPECIES_CARD, i)
#define FOE_NAME(c, sort, n) ((sort) == BY_CLASS ? (c)->def[n].class_ : (c)->def[n].species)
#define FOE_CARD_NAME FOE_NAME
#define FOE_MOST(c, n) ((c)->def[n].copies)
#define FOE_ROW_DEF(g, card, i) (def_of(g, card)->rows + (i))
#define FOE_ROW_COLOUR(c, n) ((c)->def[n].colour)
#define FOE_ROW_COMES(g, row) index_thing(g, row)
#define FOE_ROW_GOES(g, row) (unindex_thing(g, row), forget_uses_of(g, row))
#define FOE_EVENT_DRAW EVENT_DRAW
#define FOE_RULE_DRAW "round.5"
#define AT_FOE_DRAWN(kind)                                                                         \
    if (foes_of_kind(g, kind) > 1)                                                                 \
    RULE("round.5e")
#define AT_FOE_DECK RULES("mission.setup.6a", "mission.setup.6b")
#define AT_FOE_DECK_SHARED RULE("mission.setup.6c")
#define AT_FOE_COLOUR_NEW RULE("mission.setup.7e")
#define AT_FOE_COLOUR_AGAIN RULES("mission.setup.7f", "adv.place.4")
#define game_foe_def description_of
#include "foes.h"

/* Views: what characters have lies before their players. */
#define AREA_FIRST 1
#define AREA_LAST(g) ((g)->s->characters)
#define AREA_SEAT(g, figure) (character(g, figure)->seat)
#define KIT_ZONE_OF(figure, sort) ((sort) + (figure)-1)
#define AT_AREA_HIDDEN RULE("select.4")
#define KIT_ACTIVE(g) (is_character((g)->s->acting) ? character(g, (g)->s->acting)->seat : -1)
#define EXPLAIN_THING "figure"
#include "areas.h"
#include "explain.h"
#include "faces.h"

/* The campaign. */

#define CAMPAIGN_PART "mission"
#define CAMPAIGN_USUAL_SIZES
#define CAMPAIGN_NOTES 64
#define CAMPAIGN_RECORD(g) (&(g)->s->ship)
#define CAMPAIGN_RULE_MARKED "upgrade.3"
#define CAMPAIGN_RULE_COUNTED "campaign.fame.1"
#define CAMPAIGN_RULE_UNLOCKED "result.win.9c"
#define AT_CAMPAIGN_COUNTED RULE("campaign.fame.3")
#define AT_CAMPAIGN_EMPTY RULE("campaign.fame.4")
#define KIT_GAME phantom_epoch_rules
#define KIT_RECORD_AT(c, n, choice) mission_at(c, n, choice)
extern const struct arb_rules phantom_epoch_rules;
struct setup_choice;
bool mission_at(const ARB_CONTENT *c, int n, struct setup_choice *choice);
#include "campaign.h"

/* The party: its characters. */

enum { PARTY_MOST = 4 };
#define PARTY_SIZE(g) ((g)->s->characters)
#define PARTY_SEAT(g, figure) (character(g, figure)->seat)
#define PARTY_NOTED(g, figure) (character(g, figure)->sheet)
#define PARTY_GOODS GOODS
#define PARTY_VERB_BACK VERB_BACK
#define KIT_PRINTED(c, n) (&(c)->def[n])
#define KIT_PRINTED_COUNT(c) ((c)->defs)
#define KIT_PURSE(g, figure) (character(g, figure)->nova)
#define PARTY_ASK_GETS "Who gets nova cells? ({n} to divide)"
#define PARTY_ASK_PAYS "Who pays nova cells? ({n} due)"
#define PARTY_RULE_SHARE "campaign.exp.9"
#define AT_PARTY_SHORT RULE("campaign.exp.8")
#define game_member_name say_name
#define game_member_gains gain_nova
#include "party.h"

#define ENLIST_KEY "characters"
#define ENLIST_FEWEST 2 /* char.setup.4 */
#define AT_ENLIST_FULL RULE("char.setup.3")
#define AT_ENLIST_MORE RULE("char.setup.4")
#define game_gets_gear add_gear
#include "enlist.h"

/* Cards for a round. */

#define HANDFUL_CARDS HAND_CARDS
#define HANDFUL_FIRST(figure) first_card(figure)
#define HANDFUL_HAND ZONE_HAND
#define HANDFUL_SHOWN ZONE_CHOSEN
#define HANDFUL_IN(g, figure) on_map(g, figure)
#define KIT_HANDFUL(g, figure) (character(g, figure)->chosen)
#define KIT_RESTING(g, figure) (character(g, figure)->resting)
#define HANDFUL_PRICE card_ap
#define HANDFUL_MOST(g, figure) stat_of(g, figure, STAT_AP, NULL)
#define HANDFUL_MAY_REST may_rest
#define HANDFUL_IDLE is_idle
#define HANDFUL_VERB_CARD VERB_SELECT
#define HANDFUL_VERB_REST VERB_REST
#define HANDFUL_VERB_DONE VERB_DONE
#define HANDFUL_ASK "Which cards does {thing} play this round? ({n} of {n} AP)"
#define HANDFUL_DEAR "Together that is {n} AP; {n} are the most."
#define HANDFUL_RULE_ASK "select.1"
#define HANDFUL_RULE_DEAR "select.3"
#define HANDFUL_RULE_NONE "select.2"
#define HANDFUL_RULE_SHOWN "round.4"
#define HANDFUL_EVENT_CARD EVENT_CHOSE
#define HANDFUL_EVENT_RESTS EVENT_RESTS
#define AT_HANDFUL RULES("round.3", "select.1")
#include "handful.h"

/* char.setup.8: cards with a price are not its own until they are paid for. Those left behind the
 * last time stay behind until something new was learned. */
#define REPERTOIRE_KIND(c, n) ((c)->def[n].type == ACTION_CARD ? (c)->def[n].class_ : 0)
#define REPERTOIRE_OF(g, figure) ((g)->c->def[(g)->s->def[board_of(figure)]].class_)
#define REPERTOIRE_LEARNED(c, n) ((c)->def[n].sp)
#define KIT_LEARNED(g, figure) (sheet_of(g, figure)->learned)
#define KIT_LEFT_BEHIND(g, figure) (sheet_of(g, figure)->left)
#define REPERTOIRE_VERB_LEAVE VERB_LEAVE
#define REPERTOIRE_ASK "What does {thing} leave behind? ({n} more)"
#define REPERTOIRE_RULE "mission.setup.9a"
#include "repertoire.h"

/* Ship upgrades. */

enum { PROJECTS = 8, PROJECT_NEEDS = 4 };
#define KIT_PROJECTS(c) (&(c)->upgrades)
#define PROJECT_IS_SET(g, text) is_marked(g, text)
#define PROJECT_SET(g, n) campaign_set_mark(g, (g)->c->text[n])
#define PROJECT_HAS(g) technology(g)
#define PROJECT_SPEND(g, n) count_technology(g, -(n), PROJECT_RULE_PAY)
#define PROJECT_PRICE "technology"
#define PROJECT_RULE_PAY "upgrade.4"
#define PROJECT_RULE_NEEDS "upgrade.2"
#define PROJECT_RULE_BUILD "upgrade.5"
#define AT_PROJECT_BUILT RULE("upgrade.6")
#include "project.h"

/* Expeditions. */

#define VENTURE_CARD EXPEDITION
#define VENTURE_CHOICE CHOICE
#define VENTURE_RESULT RESULT
#define VENTURE_DEF struct def
#define VENTURE_COSTS(X) X(TECHNOLOGY, "technology") X(NOVA, "nova")
#define VENTURE_ROLLED "other", "critical", "fumble" /* exped.7 */
#define KIT_VENTURES(g) (&(g)->s->ship.ventures)
#define VENTURE_VERB_DRAW VERB_PICK
#define VENTURE_ASK_DRAW "Which expedition is drawn?"
#define VENTURE_ASK_EACH "What does {thing} do?"
#define VENTURE_ASK_ALL "What do you do?"
#define VENTURE_RULE_DRAW "campaign.planet.1"
#define VENTURE_RULE_DRAWN "campaign.exp.2"
#define VENTURE_RULE_EACH "exped.4"
#define VENTURE_RULE_ALL "exped.5"
#define VENTURE_RULE_TOLD_EACH "campaign.exp.5"
#define VENTURE_RULE_TOLD_ALL "campaign.exp.6"
#define AT_VENTURE_BEGINS RULES("campaign.exp.1", "campaign.exp.2", "campaign.exp.10")
#define AT_VENTURE_RESULT RULES("campaign.exp.4", "campaign.exp.7")
#define AT_VENTURE_IN_DECK RULE("exped.3")
#define AT_VENTURE_BACK RULE("campaign.planet.3")
#define AT_VENTURE_GONE RULE("campaign.planet.4")
#define AT_VENTURE_DIFFERS RULE("exped.9")
#include "venture.h"

/* Gear. */

#define GEAR_FIRST FIRST_GEAR
#define GEAR_WORN ZONE_WORN
#define GEAR_CARRIED ZONE_CARRIED
#define GEAR_AWAY ZONE_BOX
#define KIT_DEFINED(g, thing) ((g)->s->def[thing])
#define KIT_CHARGE(g, gear) (*charge_of(g, gear))
#define GEAR_HOLDS(g, gear) (def_of(g, gear)->charges)
#define GEAR_AT_LEISURE(g) aboard(g)
#define GEAR_ASK "Does {thing} change its gear? ({n} nova cell{s})"
#define GEAR_RULE_ASK "mission.setup.10c"
#define GEAR_RULE_CHANGED(g) ((g)->s->round ? "rest.7" : "mission.setup.10a")
#define GEAR_RULE_CHARGED(g) ((g)->s->round ? "rest.8" : "mission.setup.10c")
#define GEAR_RULE_FULL(g, gear) (def_of(g, gear)->type == EQUIPMENT ? "equip.4" : "attach.3")
#define AT_GEAR_LEISURE RULES("campaign.gear.1", "campaign.gear.2", "campaign.gear.3")
#define AT_GEAR_EMPTIED RULE("rest.9")
#define AT_GEAR_CHARGED                                                                            \
    if (!g->s->round)                                                                              \
    RULE("mission.setup.10d")
#include "gear.h"

/* Shop, school, gifts and spoils. */

enum { SHOWN_MOST = 16, SPOILS_EACH = 4 };
#define KIT_SHOWN(g) (&(g)->s->ship.shown)
#define SHOP_VERB_PICK VERB_PICK
#define SHOP_EVENT_FINDS EVENT_FINDS
#define SPOILS_ASK_DRAWN "Which attachment is drawn?"
#define SPOILS_ASK_KEPT "Which attachment does {thing} keep?"
#define SPOILS_RULE_DRAWN "result.win.10a"
#define SPOILS_RULE_KEPT "result.win.10b"
#define AT_SPOILS_DIVIDED RULES("result.win.10c", "result.win.10d", "mission.setup.4c")
#define GIFT_VERB_GEAR VERB_GIVE
#define GIFT_VERB_PURSE VERB_GIVE_NOVA
#define GIFT_EVENT_GEAR EVENT_GIVES
#define GIFT_EVENT_PURSE EVENT_GIVES_NOVA
#define GIFT_ASK "What does {thing} give to another?"
#define GIFT_RULE_GEAR "campaign.gear.5"
#define GIFT_RULE_PURSE "campaign.gear.4"
#define GIFT_TIME(g) ((g)->s->ship.deeds < DEEDS)
#define AT_GIFT (g->s->ship.deeds++)
#include "shop.h"

/* Characters of the campaign. */

enum { ROSTER_KINDS = 2, ROSTER_MOST = 12, ROSTER_LEAST = 2 };
#define ROSTER_SHEETS(g) ((g)->s->ship.sheets)
#define ROSTER_SHEET(g, n) (&(g)->s->ship.sheet[n])
#define ROSTER_KIND(g, figure, kind) ((g)->s->def[(kind) ? species_of(figure) : board_of(figure)])
#define ROSTER_PEOPLE(g) (&(g)->c->people)
#define ROSTER_TEXT(g, n) ((g)->c->text[n])
#define ROSTER_ASK_NAME "What is it called?"
#define ROSTER_ASK_CREW "Who comes along?"
#define ROSTER_RULE_NAME "char.setup.16"
#define ROSTER_RULE_CREW "campaign.char.1"
#define ROSTER_RULE_KNOWN "campaign.char.2"
#define ROSTER_RULE_FULL "char.setup.3"
#define ROSTER_RULE_FEWEST "char.setup.4"
#define AT_ROSTER_CREATE RULES("char.setup.1", "campaign.char.3")
#define AT_ROSTER_CHANGE RULE("campaign.char.1")
#include "roster.h"

#define SHEET_KEYS "class", "species"
#define SHEET_GEAR(def) (GEAR_TYPES >> (def)->type & 1)
#define SHEET_HOLDS(def) ((def)->charges)
#define game_put_sheets sheets_put
#include "sheets.h"

/* Verbs, events, limits, flows. */

#include "told.h"

#include "basis.h"

/* The block. */

#include "epoch.h"
#include "figures.h"
#include "flows.h"
#include "inlined.h"
#include "ship.h"

/* A space is pointed at on the map. */
#define SAY_CELL_OF(thing) (is_space(thing) && (thing) < THINGS ? (thing)-SPACES : 0)

#include "arrange.h"
#include "say.h"
#include "setup.h"

#endif
