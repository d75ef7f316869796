/* fleet.h - what the packs of the fleet can say: a game of ships, planets and orders, made
 * to hold the compiler against another game's facts, seats, places and effects.
 *
 * Here are its tables, in fleet.c the few words only it has; sea.h carries its effects out. */
#ifndef FLEET_H
#define FLEET_H

#define THING_WORD "piece"
#define THINGS_WORD "pieces"
#define SEAT_WORD "captain"
#define SEATS_WORD "captains"

#define EXAMPLE_WHOS "you, speaker"
#define EXAMPLE_WHICHES "self, harbor"
#define EXAMPLE_FILTER "ships{ ... }"
#define EXAMPLE_FILTERS "ships{ ... }, planets{ ... }"
#define EXAMPLE_FIELD "place = \"orbit\""
#define EXAMPLE_TRAIT "Frigate"
#define EXAMPLE_STAT "guns"
#define EXAMPLE_KEYWORD "cloaked"
#define EXAMPLE_KEYWORDS "\"cloaked\" or \"armor 1\""
#define EXAMPLE_MEASURE "turn"
#define EXAMPLE_PHASE "sail"
#define EXAMPLE_LIMIT "battle"
#define EXAMPLE_OPS "sink(...), pay(...)"
#define EXAMPLE_CHANGE "add(\"guns\", 1, self)"
#define EXAMPLE_CHANGES "add(\"guns\", 1, self), cannot_sail(...)"
#define EXAMPLE_COSTS "crew(...), sink(...)"
#define EXAMPLE_PAID "sink(ships{})"
#define EXAMPLE_FACTS "sunk(...), voted{ ... }"
#define EXAMPLE_UNTILS "\"battle\" or \"turn\""

#define GAME_TYPES(X) X(FLEET_SHIP, "ship") X(FLEET_PLANET, "planet") X(FLEET_ORDER, "order")
#define GAME_STATS(X) X(STAT_MOVE, "move") X(STAT_GUNS, "guns")
#define GAME_KEYWORDS(X)                                                                           \
    X(KEYWORD_CLOAKED, "cloaked", "") X(KEYWORD_ARMOR, "armor", "n") X(KEYWORD_SWIFT, "swift", "N")
#define GAME_PHASES(X) X(PHASE_SAIL, "sail") X(PHASE_COUNCIL, "council")
#define GAME_UNTILS(X) X(UNTIL_BATTLE, "battle") X(UNTIL_TURN, "turn")
#define GAME_LIMITS(X) X(LIMIT_BATTLE, "battle") X(LIMIT_TURN, "turn")
#define GAME_ABILITIES(X) X(ARRIVAL, "arrival", FORM_EFFECT) X(HARBOR_DUES, "dues", FORM_COSTS)

#define GAME_FACTS(X)                                                                              \
    X(FACT_SUNK, "sunk", "tos", "aw")                                                              \
    X(FACT_LANDED, "landed", "ts", "a")                                                            \
    X(FACT_VOTED, "voted", "sa", "awc")                                                            \
    X(FACT_PHASE_OVER, "phase_over", "p", "a")                                                     \
    X(FACT_FIRES, "fires", "ta", "wc")                                                             \
    X(FACT_DREW, "draws", "sa", "aw")                                                              \
    X(FACT_DISCARDED, "discarded", "ts", "a")

#define GAME_KNOWS(X) X(KNOWS_HARBOR, "only a ship has a harbor")
#define GAME_WHOS(X)                                                                               \
    X(WHO_SPEAKER, "speaker", 0)                                                                   \
    X(WHO_TABLE, "admiral", 0) X(WHO_OWNER, "owner", KNOWS_TARGET) X(WHO_COURT, "court", 0)
#define GAME_SEAT_CHOICES(X) X("neighbor")
#define GAME_WHICHES(X) X(WHICH_HARBOR, "harbor", KNOWS_HARBOR)

/* More than 16 of them. */
#define GAME_PLACES(X)                                                                             \
    X(IN_SPACE, "space")                                                                           \
    X(IN_ORBIT, "orbit")                                                                           \
    X(IN_HOLD, "hold")                                                                             \
    X(IN_RING_1, "ring_1")                                                                         \
    X(IN_RING_2, "ring_2")                                                                         \
    X(IN_RING_3, "ring_3")                                                                         \
    X(IN_RING_4, "ring_4")                                                                         \
    X(IN_RING_5, "ring_5")                                                                         \
    X(IN_RING_6, "ring_6")                                                                         \
    X(IN_RING_7, "ring_7")                                                                         \
    X(IN_RING_8, "ring_8")                                                                         \
    X(IN_RING_9, "ring_9")                                                                         \
    X(IN_RING_10, "ring_10")                                                                       \
    X(IN_RING_11, "ring_11")                                                                       \
    X(IN_RING_12, "ring_12")                                                                       \
    X(IN_RING_13, "ring_13")                                                                       \
    X(IN_RING_14, "ring_14")                                                                       \
    X(IN_RING_15, "ring_15")
#define GAME_FROMS(X) X(IN_HOLD, "hold") X(IN_ORBIT, "orbit")
#define GAME_STATES(X) X(IS_DAMAGED, "damaged", 0) X(IS_HOME, "home", KNOWS_HARBOR)
#define GAME_FILTERS(X) X("ships", 1 << FLEET_SHIP) X("planets", 1 << FLEET_PLANET) X("pieces", 0)
#define GAME_FILTER_KEYS(X)                                                                        \
    X(uint8_t, within, "within", filter_within) /* so many steps of the harbor */                  \
    X(uint16_t, guns, "guns", filter_value)                                                        \
    X(uint16_t, sign, "sign", filter_text)

#define TYPE_BITS 16
#define PLACE_BITS 32
#define STATE_BITS 16
enum { TRAITS = 8 };

#define GAME_MEASURES(X) X(MEASURE_TURN, "turn", 0)
#define GAME_MEASURES_OF(X) X(MEASURE_CARGO, "cargo_of", "s") X(MEASURE_VOTES, "votes_of", "w")

/* A search goes through these; what it finds goes to hand or to the yard. */
#define GAME_SEARCH_GOALS(X) X("yard")
#define SEARCHED_PLACES IN_HOLD
#define EXAMPLE_SEARCHED "place = \"hold\""

#define GAME_OPS(X)                                                                                \
    HANDS_OPS(X)                                                                                   \
    X(OP_SINK, "sink", "s", "sink(ships)")                                                         \
    X(OP_PAY, "pay", "nw", "pay(number, captain)")                                                 \
    X(OP_SCORE, "score", "N", "score(number)")                                                     \
    X(OP_HAND_OVER, "hand_over", "sa", "hand_over(pieces, captain or piece)")                      \
    X(OP_CONVOY, "convoy", "sdt", "convoy(ships, to piece, \"Trait\")")                            \
    X(OP_SCOUT, "scout", "S>", "scout(pieces)")                                                    \
    X(OP_BARTER, "barter", "*", "barter{ number, blind = true }")                                  \
    X(OP_RAID, "raid", "n whom:s range:#3", "raid{ number, whom = ships, range = number }")        \
    X(OP_SIGNAL, "signal", "x bright:?", "signal{ \"text\", bright = true }")                      \
    X(OP_HOIST, "hoist", "k", "hoist(\"red\" or \"blue\")")                                        \
    X(OP_NOTE, "note", "xM", "note(\"text\") or note(\"text\", number)")
#define GAME_CALLS(X) X("mutiny") X("storm")

/* f: a flag, "red" or "blue". */
#define GAME_CHANGES(X)                                                                            \
    X(CANNOT_SAIL, "cannot_sail", "sv", "cannot_sail(ships, captain)")                             \
    X(EXTRA_VOTES, "extra_votes", "nV", "extra_votes(number, captain)")                            \
    X(BARRED, "barred", "st", "barred(ships, \"Trait\")")                                          \
    X(REFIT, "refit", "ys", "refit(\"planet\", ships)")                                            \
    X(SIGNALS, "signals", "f", "signals(\"red\" or \"blue\")")

#define GAME_COSTS(X)                                                                              \
    X(COST_CREW, "crew", "n", "crew(number)")                                                      \
    X(COST_SINK, "sink", "s$", "sink(ships)")                                                      \
    X(COST_TOLL, "toll", "nw", "toll(number, captain)")                                            \
    HANDS_COSTS(X)

#define GAME_PRINTED(X)                                                                            \
    X("move", STAT_MOVE, 1 << FLEET_SHIP, 0, 9, true)                                              \
    X("guns", STAT_GUNS, 1 << FLEET_SHIP | 1 << FLEET_PLANET, 1, 5, false)
#define GAME_FIELDS(X)                                                                             \
    X("text", ~0)                                                                                  \
    X("traits", ~0)                                                                                \
    X("keywords", 1 << FLEET_SHIP)                                                                 \
    X("crew", 1 << FLEET_SHIP, TO_NUMBER(struct fleet_def, crew, 1, 900, 20))                      \
    X("flag", 1 << FLEET_SHIP, TO_WORD(struct fleet_def, flag, fleet_flags, 1, 0))                 \
    X("old", 1 << FLEET_SHIP, TO_FLAG(struct fleet_def, old, false))                               \
    X("port", 1 << FLEET_SHIP, TO_NAME(struct fleet_def, port, false))                             \
    X("motto", 1 << FLEET_SHIP, TO_TEXT(struct fleet_def, motto, false))
extern const char *const fleet_flags[];

#include "program.h"

struct fleet_def {
    const char *name, *pack;
    uint8_t type;
    uint16_t title_id;
    int16_t stat[STATS];
    uint64_t traits[1];
    uint8_t keyword[KEYWORDS];
    uint16_t ability, abilities;
    uint16_t crew, port; /* port: content->text */
    uint8_t flag;
    bool old;
    const char *motto;
};

#define FLEET_CONTENT                                                                              \
    int defs;                                                                                      \
    struct fleet_def *def

extern const struct arb_schema fleet_schema;
struct arb_pack;
struct skirmish_content *fleet_compile(struct arb_pack *pack, struct arb_error *err);

#endif
