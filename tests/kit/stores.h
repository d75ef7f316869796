/* stores.h - how the small game of these tests uses gear and shops: three owners with room for four
 * pieces each, a counter, and a lot of spoils. A test writes what they have and says what is tried.
 */
#ifndef STORES_H
#define STORES_H

enum { STORE_OWNERS = 3, PARTY_MOST = STORE_OWNERS, GEAR_EACH = 4, STORE_GOODS = 6 };
#define PARTY_SIZE(g) ((g)->s->stores.members)
#define PARTY_SEAT(g, member) ((g)->s->stores.crew[member].seat)
#define PARTY_NOTED(g, member) ((g)->s->stores.crew[member].sheet)
#define PARTY_GOODS 100
#define PARTY_VERB_BACK VERB_PASS
#define KIT_PRINTED(c, n) ((void)(c), &store_printed[n])
#define KIT_PRINTED_COUNT(c) ((void)(c), STORE_GOODS)
#define KIT_PURSE(g, owner) ((g)->s->stores.purse[owner])
#define PARTY_ASK_GETS "Who gets it? ({n})"
#define PARTY_ASK_PAYS "Who pays? ({n})"
#define PARTY_RULE_SHARE "st.9"
#define AT_PARTY_SHORT RULE("st.9a")
#include "party.h"

#define GEAR_FIRST 1
#define GEAR_WORN STORE_WORN
#define GEAR_CARRIED STORE_CARRIED
#define GEAR_AWAY STORE_AWAY
#define KIT_DEFINED(g, thing) ((g)->s->stores.def[thing])
#define KIT_CHARGE(g, gear) ((g)->s->stores.charge[gear])
#define GEAR_HOLDS(g, gear) ((void)(g), (gear) % 2 ? 2 : 0)
#define GEAR_AT_LEISURE(g) ((g)->s->stores.leisure)
#define GEAR_ASK "What do you wear? ({n b} left)"
#define GEAR_RULE_ASK "st.1"
#define GEAR_RULE_CHANGED(g) "st.1a"
#define GEAR_RULE_CHARGED(g) "st.1b"
#define GEAR_RULE_FULL(g, gear) "st.1c"
#define AT_GEAR_LEISURE RULE("st.1d")
#define AT_GEAR_CHARGED RULE("st.1e")
#define AT_GEAR_EMPTIED RULE("st.1f")
#include "gear.h"

enum { SHOWN_MOST = 4, SPOILS_EACH = 2 };
#define KIT_SHOWN(g) (&(g)->s->stores.shown)
#define SHOP_VERB_PICK VERB_PICK
#define SHOP_EVENT_FINDS EVENT_FINDS
#define SPOILS_ASK_DRAWN "Which is drawn?"
#define SPOILS_ASK_KEPT "Which do you keep?"
#define SPOILS_RULE_DRAWN "st.3"
#define SPOILS_RULE_KEPT "st.3a"
#define AT_SPOILS_DIVIDED RULE("st.3b")
#define GIFT_VERB_GEAR VERB_GIVE
#define GIFT_VERB_PURSE VERB_GIVE_COINS
#define GIFT_EVENT_GEAR EVENT_GIVEN
#define GIFT_EVENT_PURSE EVENT_COINS
#define GIFT_ASK "What do you give?"
#define GIFT_RULE_GEAR "st.4"
#define GIFT_RULE_PURSE "st.4a"
#define GIFT_TIME(g) ((g)->s->stores.gifts < 3)
#define AT_GIFT ((g)->s->stores.gifts++)
#include "shop.h"

enum { ROSTER_KINDS = 2, ROSTER_MOST = 4, ROSTER_LEAST = 1 };
#define ROSTER_SHEETS(g) ((g)->s->stores.sheets)
#define ROSTER_SHEET(g, n) (&(g)->s->stores.sheet[n])
#define ROSTER_KIND(g, member, n) ((g)->s->stores.crew[member].kind[n])
#define ROSTER_PEOPLE(g) ((void)(g), &store_names)
#define ROSTER_TEXT(g, n) ((void)(g), store_texts[n])
#define ROSTER_ASK_NAME "What is it called?"
#define ROSTER_ASK_CREW "Who comes along?"
#define ROSTER_RULE_NAME "st.5"
#define ROSTER_RULE_CREW "st.5a"
#define ROSTER_RULE_KNOWN "st.5b"
#define ROSTER_RULE_FULL "st.5c"
#define ROSTER_RULE_FEWEST "st.5d"
#define AT_ROSTER_CREATE RULE("st.5e")
#define AT_ROSTER_CHANGE RULE("st.5f")
#include "roster.h"

#define SHEET_KEYS "trade", "tribe"
#define SHEET_GEAR(def) ((def)->type == 2)
#define SHEET_HOLDS(def) ((def)->name[0] == 'B' ? 2 : 0)

enum { PROJECTS = 2, PROJECT_NEEDS = 2 };
#define KIT_PROJECTS(c) ((void)(c), &store_projects)
#define PROJECT_IS_SET(g, text) ((g)->s->stores.marks >> (text)&1)
#define PROJECT_SET(g, text) ((g)->s->stores.marks |= (uint8_t)(1 << (text)))
#define PROJECT_HAS(g) ((g)->s->stores.stones)
#define PROJECT_SPEND(g, n) ((g)->s->stores.stones = (uint8_t)((g)->s->stores.stones - (n)))
#define PROJECT_PRICE "stones"
#define PROJECT_RULE_PAY "st.8"
#define PROJECT_RULE_NEEDS "st.8a"
#define PROJECT_RULE_BUILD "st.8b"
#define AT_PROJECT_BUILT RULE("st.8c")
#include "project.h"

#define STORES_VERBS(X)                                                                            \
    GEAR_VERBS(X)                                                                                  \
    X(GEAR_VERB_UNCHARGE, "uncharge", "?")                                                         \
    X(VERB_BUY, "buy", "?")                                                                        \
    X(VERB_SELL, "sell", "?")                                                                      \
    X(VERB_PICK, "pick", "?")                                                                      \
    X(VERB_GIVE, "give", "?")                                                                      \
    X(VERB_GIVE_COINS, "give-coins", "?")                                                          \
    X(VERB_TRADE, "trade", "?")                                                                    \
    X(VERB_TRIBE, "tribe", "?")                                                                    \
    X(ROSTER_VERB_NAME, "name", "?")                                                               \
    X(ROSTER_VERB_REPLACE, "replace", "?")                                                         \
    X(ROSTER_VERB_JOIN, "join", "?")                                                               \
    X(ROSTER_VERB_CREATE, "create", "?")                                                           \
    X(ROSTER_VERB_CREATE_MORE, "create-more", "?")                                                 \
    X(ROSTER_VERB_STAY, "stay", "?")                                                               \
    X(PROJECT_VERB_PAY, "pay-for", "?")                                                            \
    X(PROJECT_VERB_BUILD, "build", "?")                                                            \
    X(PARTY_VERB_GETS, "gets", "?") X(PARTY_VERB_PAYS, "pays", "?")
#define STORES_EVENTS(X)                                                                           \
    GEAR_EVENTS(X)                                                                                 \
    X(EVENT_FINDS, "finds", "?")                                                                   \
    X(EVENT_GIVEN, "given", "?")                                                                   \
    X(EVENT_COINS, "coins", "?")                                                                   \
    X(ROSTER_EVENT_CREATED, "created", "?")                                                        \
    X(ROSTER_EVENT_JOINS, "joins", "?")                                                            \
    X(ROSTER_EVENT_STAYS, "stays", "?") X(PROJECT_EVENT_BUILT, "built", "?")

enum stores_tried {
    TRY_FIT_OUT,
    TRY_SHOP,
    TRY_GIFTS,
    TRY_SPOILS,
    TRY_CREATE,
    TRY_CREW,
    TRY_PROJECTS,
    TRY_SHARE,
    TRY_HANDFUL,
    TRY_PACK,
    TRY_DRAW
};
struct stores {
    uint8_t tried, leisure, gifts, lots;
    uint8_t stock[STORE_GOODS]; /* of each good that is left */
    uint8_t burdens;            /* pieces one wants off, a bit each */
    uint16_t def[LYING], purse[STORE_OWNERS + 1];
    uint8_t charge[STORE_OWNERS * GEAR_EACH + 1];
    struct shown shown;
    uint8_t sheets, members;
    uint8_t marks, stones; /* a bit each */
    int16_t share;
    struct store_sheet {
        char name[8];
        uint8_t seat, loaded;
        uint16_t kind[ROSTER_KINDS];
    } sheet[ROSTER_MOST];
    struct {
        uint8_t seat, sheet;
        uint16_t kind[ROSTER_KINDS];
    } crew[PARTY_MOST + 1];
};
extern const struct names store_names;
extern struct projects store_projects;
extern const char *const store_texts[];
extern const struct {
    uint8_t type;
    const char *name;
} store_printed[STORE_GOODS];

FRAME(stores_try, );
FRAME(stores_build, );

#endif
