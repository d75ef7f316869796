/* kit_config.h - how The Lord of the Rings: The Card Game uses the kit: what its block and
 * its content are, how much of everything a table holds, and the parts it is made of. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct lotr
#define ARB_CONTENT struct lotr_content
#include "rules.h"
#include "zone.h"

enum {
    PLAYERS = 4,
    SEATS = PLAYERS,
    SCENARIO = PLAYERS, /* as owner or controller */
    NOBODY = 15,
    CARDS = 512,
    THINGS = CARDS,
    LISTENERS = 768,
    LASTING = 64,
    DELAYED = 32,
    SCOPES = 40,
    FACT_QUEUE = 240,
    USED = 240,
    LIMITS = 128,
    ANSWERS = 24,
    IMMINENTS = 16,
    KEEPSAKE_NOTES = 8,
    KEEPSAKES = 32,
    THREAT_ELIMINATION = 50
};

/* What a table can run out of; the play then ends with these words (design: a full
 * table ends alone). */
#define FULL_TABLES(X)                                                                             \
    X(CARDS, "more cards than a table holds")                                                      \
    X(LISTENERS, "more abilities in play than a table holds")                                      \
    X(LASTING, "more lasting effects than a table holds")                                          \
    X(DELAYED, "more delayed effects than a table holds")                                          \
    X(SCOPES, "more effects interrupt each other than a table holds")                              \
    X(FACT_QUEUE, "more happens at once than a table holds")                                       \
    X(USED, "more answers to one moment than a table holds")                                       \
    X(LIMITS, "more limited abilities in use than a table holds")                                  \
    X(ANSWERS, "more kinds of responses in a deck than a table holds")                             \
    X(IMMINENTS, "more interruptions of each other than a table holds")                            \
    X(GUARDED, "more guarded cards in a row than a table holds")                                   \
    X(KEEPSAKE_NOTES, "more notes in a campaign log than a table holds")                           \
    X(KEEPSAKES, "more campaign cards earned than a table holds")
#define FULL_ENUM(name, words) name##_LIMIT,
enum full { FULL_BEFORE = ARB_LIMIT_GAME - 1, FULL_TABLES(FULL_ENUM) };

/* What packs say. */

#include "pack_effects.h"
#include "pack_words.h"

/* The parts of the kit. */

#include "told.h"

#include "points.h"
#include "program.h"
#include "say.h"

#define VARIANTS(X)                                                                                \
    X(EASY, "mode", "easy")                                                                        \
    X(REVISED, "edition", "2022")
#define KIT_VARIANTS(g) ((g)->s->variants)
#include "setup.h"

#include "things.h"

/* What an arrangement has placed is not taken again; when a card first joins the encounter
 * deck, the shadow cards dealt before cannot be this one. */
#define ARRANGE_OWN                                                                                \
    struct thing_set placed;                                                                       \
    bool joined;
#include "arrange.h"
#define KIT_KINDS(g) ((g)->c->defs)
#define KIT_KIND_TITLE(g, kind) ((g)->c->def[kind].title)
#define KIT_KIND_TYPE(g, kind) ((g)->c->def[kind].type)
#define KIT_THINGS(g) ((g)->s->cards)
#define KIT_KIND(g, thing) ((g)->s->card[thing].def)
#define KIT_SHOWN_KIND(g, thing) ((int)(def_of(g, thing) - (g)->c->def))
#define KIT_OWNER(g, thing) ((g)->s->card[thing].owner)
#include "placing.h"

#define KIT_SCOPES(g) (&(g)->s->scopes)
#define KIT_INDEX(g) (&(g)->s->index)
#define KIT_REACT(g) (&(g)->s->react)
#define KIT_MODIFY(g) (&(g)->s->modify)
#define KIT_USES(g) (&(g)->s->uses)

/* A card that has just left play still answers this itself. */
#define PARTING_FACTS                                                                              \
    (1ull << FACT_LEAVES_PLAY | 1ull << FACT_DESTROYED | 1ull << FACT_EXPLORED |                   \
     1ull << FACT_DISCARDED | 1ull << FACT_STAGE_DEFEATED)
/* A card whose effect is canceled is revealed all the same (cancel.10). */
#define EFFECT_FACTS (1ull << FACT_REVEALED)
#define IMMUNITY_CHANGES (1ull << IMMUNE)
#define LASTING_KEYWORDS (1 << VICTORY) /* victory.4, victory.5 */
#define SET_OVERRIDES 1                 /* modifiers.5 */

#define EXPLAIN_THING "card"
#include "explain.h"
#include "index.h"
#include "initiate.h"
#include "modify.h"
#include "perform.h"
#include "query.h"
#include "react.h"
#include "scope.h"
#include "turns.h"

/* What comes after a scenario; marks and counters are for campaigns to come. */
#define CAMPAIGN_PART "scenario"
enum {
    CAMPAIGN_VERSION = 1,
    CAMPAIGN_PARTS = 12,
    CAMPAIGN_WAYS = 4,
    CAMPAIGN_IFS = 2,
    CAMPAIGN_RESULTS = 4,
    CAMPAIGN_MARKS = 16,
    CAMPAIGN_COUNTERS = 4
};
#define KIT_CAMPAIGN(g) (&(g)->s->campaign)
#define KIT_CAMPAIGNS(c) ((c)->campaigns)
extern const struct arb_rules lotr_card_game_rules;
#define KIT_GAME lotr_card_game_rules
#include "campaign.h"

#define KEEPSAKE_IS(d) ((d)->pool)
#define KEEPSAKE_WORDS "no boon and no burden"
#define KIT_KEEPSAKES(g) ((g)->s->earning)
#define KIT_KEPT(g) ((g)->s->earnings)
#define KIT_KEEPSAKE_NOTES(g) ((g)->s->note)
#include "keepsake.h"

#define KIT_ZONES(g) ((g)->s->zone)
#define KIT_LINKS(g) ((g)->s->link)
#define KIT_ZONE_OF(seat, sort) zone_of(seat, sort)
#define KIT_DECK_OF(seat, sort) (uint8_t) deck_zone(seat)
#define KIT_HAND_OF(seat, sort) zone_of(seat, HAND)
#define KIT_PILE_OF(seat, sort) (uint8_t) pile_of(seat)
#define KIT_KNOWN(g, thing) ((g)->s->card[thing].known_to)
#define KIT_PUT(g, thing, zone, end) move_card(g, thing, zone, end)
#define KIT_DISCARD_ZONE(g, thing) discard_zone(g, thing)
#include "hands.h"
#include "hands_costs.h"
#include "pile.h"

#define KIT_HOST(g, thing) ((g)->s->card[thing].host)
#define KIT_FIRST_ON(g, thing) ((g)->s->card[thing].attached)
#define KIT_NEXT_ON(g, thing) ((g)->s->card[thing].next_attached)
#include "hang.h"

/* "cannot attack Player 1" */
#define LASTING_FOR(m) ((m)->change == CANNOT_ATTACK ? " " : " for ")
#define KIT_CONTROLLER(g, thing) ((g)->s->card[thing].controller)
#include "retell.h"

#define AT_AREA_HIDDEN RULE("table-talk.3")
#include "alike.h"
#include "areas.h"
#include "flows.h"
#include "view.h"

/* Decks hold cards by type. */
#define DECK_GROUPS type_names
#include "deck.h"

/* Cards that a player cannot know change places. */
enum { HIDE_THINGS = CARDS };
#include "hide.h"

/* Content and block. */

#include "content.h"

#include "state.h"

#include "inlined.h"

#include "cards.h"

#endif
