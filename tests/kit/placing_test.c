/* Things in zones of a position: found by title, taken or made, given their state, put back. */
#include "kit_config.h"

#include <criterion/criterion.h>

/* The game's part: tools lie in the yard, in hands and on decks. */

const struct tool tools[TOOLS] = {{NULL, 0},
                                  {"Rope", FLEET_ORDER},
                                  {"Lamp", FLEET_ORDER},
                                  {"Raft", FLEET_SHIP},
                                  {"Reef", FLEET_PLANET}};
enum { ROPE = 1, LAMP, RAFT, REEF };
uint8_t tool_of[LYING], tools_lying;
static int wear[LYING];

const struct placing_zone game_placing[] = {
    {"yard", "the yard", ZONE_YARD, false, ARB_BOTTOM, 1 << FLEET_SHIP | 1 << FLEET_ORDER},
    {"pit", "the pit", ZONE_PIT, false, ARB_TOP, 1 << FLEET_ORDER},
    {"hand", "a hand", ZONE_HANDS, true, ARB_BOTTOM, 1 << FLEET_ORDER},
    {NULL, "a deck", ZONE_DECKS, true, ARB_BOTTOM, 1 << FLEET_ORDER},
    {0},
};

static bool set_wear(struct arranging *x, int to, const json_t *value)
{
    (void)to;
    return arrange_number(x, value, 0, 9, &wear[x->thing]);
}
const struct arrange_part game_thing_keys[] = {
    {.key = "title"}, {.key = "type"}, {.key = "wear", .set = set_wear}, {0}};

int game_copy_number(const struct arb_run *g, int thing)
{
    int number = 1;
    for (int other = 1; other < thing; other++)
        number +=
            tool_of[other] == tool_of[thing] && g->s->link[other].zone == g->s->link[thing].zone;
    return number;
}

bool game_has_state(const struct arb_run *g, int thing, int seat)
{
    int zone = g->s->link[thing].zone;
    return seat < 0 ? zone == ZONE_YARD : zone == KIT_ZONE_OF(seat, ZONE_HANDS);
}

int game_owner_meant(const struct arranging *x, int kind, const json_t *spec, int seat)
{
    return (void)x, (void)kind, (void)spec, (void)seat, 0;
}

int game_sources(const struct arb_run *g, int owner, int zone[PLACING_SOURCES])
{
    (void)g;
    zone[0] = KIT_ZONE_OF(owner, ZONE_DECKS);
    zone[1] = ZONE_PIT;
    return 2;
}

int game_make_thing(struct arb_run *g, int kind, int owner)
{
    (void)g, (void)owner;
    if (tools_lying + 1 == LYING)
        return 0;
    tool_of[++tools_lying] = (uint8_t)kind;
    return tools_lying;
}

void game_move_thing(struct arb_run *g, int thing, int zone, enum arb_end end)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)thing, zone ? (uint8_t)zone : ZONE_BOX, end);
}

void game_remove_thing(struct arb_run *g, int thing)
{
    game_move_thing(g, thing, ZONE_PIT, ARB_TOP);
}

/* There is one raft in a yard. */
int game_already_there(const struct arranging *x, int kind, int zone)
{
    EACH_IN (x->g->s->zone, x->g->s->link, zone, thing)
        if (kind == RAFT && tool_of[thing] == RAFT)
            return thing;
    return 0;
}

static int placed_for, joined;
void game_placed(struct arranging *x, int thing, int zone, int seat)
{
    (void)x, (void)thing, (void)zone;
    placed_for = seat;
}

void game_joined(struct arranging *x, int thing, int zone)
{
    (void)x, (void)thing, (void)zone;
    joined++;
}

void game_clear_away(struct arranging *x, int thing, int zone)
{
    (void)zone;
    placing_shuffle_in(x, thing, ZONE_DECKS);
}

/* Tests. */

static struct skirmish block;
static struct arb_run run;
static struct arb_error err;

/* A shuffled deck of a rope and a lamp, with a rope on top; a raft in the yard. */
static void lay_tools(void)
{
    static const struct {
        uint8_t kind, zone;
        bool loose;
    } lying[] = {{ROPE, ZONE_DECKS, false},
                 {ROPE, ZONE_DECKS, true},
                 {LAMP, ZONE_DECKS, true},
                 {RAFT, ZONE_YARD, false}};
    memset(&block, 0, sizeof block);
    memset(wear, 0, sizeof wear);
    tools_lying = placed_for = joined = 0;
    block.head.seats = 2;
    run = (struct arb_run){.s = &block};
    for (int i = 0; i < 4; i++) {
        int thing = game_make_thing(&run, lying[i].kind, 0);
        arb_move(block.zone, block.link, (uint16_t)thing, lying[i].zone, ARB_BOTTOM);
        block.link[thing].loose = lying[i].loose;
        block.zone[lying[i].zone].loose += lying[i].loose;
    }
}

/* What a setter says of this value; "" if it could be carried out. */
static const char *says(arrange_setter *set, int to, int seat, const char *value)
{
    struct arranging x = {.g = &run, .err = &err, .seat = seat};
    json_t *json = json_loads(value, JSON_DECODE_ANY, NULL);
    cr_assert(json, "%s", value);
    err.text[0] = 0;
    cr_assert_eq(set(&x, to, json), !err.text[0]);
    json_decref(json);
    return err.text;
}

Test(placing, what_is_loose_is_taken_before_what_lies_on_top)
{
    lay_tools();
    cr_assert_str_eq(says(placing_set, ZONE_HANDS, 1, "[\"Rope\"]"), "");
    cr_assert_eq(block.zone[ZONE_HANDS + 1].first, 2);
    cr_assert_eq(placed_for, 1);
    cr_assert_str_eq(says(placing_add, ZONE_HANDS, 1, "\"Rope\""), "");
    cr_assert_eq(block.zone[ZONE_HANDS + 1].last, 1);
    cr_assert_str_eq(says(placing_add, ZONE_HANDS, 1, "\"Rope\""), "");
    cr_assert_eq(block.zone[ZONE_HANDS + 1].last, 5, "none is left, one is made");
}

Test(placing, nothing_is_taken_twice_and_one_of_a_kind_stays_one)
{
    lay_tools();
    cr_assert_str_eq(says(placing_top, ZONE_DECKS, 0, "[\"Lamp\", \"Rope\", \"Lamp\"]"), "");
    int top = block.zone[ZONE_DECKS].first, second = block.link[top].next;
    cr_assert(top == 3 && second == 2 && block.link[second].next == 5);
    cr_assert_eq(joined, 3);
    cr_assert_str_eq(says(placing_add, ZONE_YARD, -1, "[{\"title\": \"Raft\", \"wear\": 4}]"), "");
    cr_assert(tools_lying == 5 && wear[4] == 4);
}

Test(placing, what_is_cleared_goes_under_what_is_known_to_lie_on_top)
{
    lay_tools();
    cr_assert_str_eq(says(placing_clear, 0, -1, "[\"yard\", \"hand\"]"), "");
    cr_assert_eq(block.zone[ZONE_YARD].count, 0);
    cr_assert(block.zone[ZONE_DECKS].first == 1 && block.link[1].next == 4);
    cr_assert(block.link[4].loose && block.zone[ZONE_DECKS].loose == 3);
}

Test(placing, states_are_told_by_title_and_number)
{
    lay_tools();
    says(placing_add, ZONE_YARD, -1, "[\"Rope\", \"Rope\"]");
    cr_assert_str_eq(says(placing_states, 0, -1, "{\"Rope #2\": {\"wear\": 3}}"), "");
    cr_assert(wear[1] + wear[2] == 3);
    cr_assert_str_eq(says(placing_states, FLEET_SHIP, -1, "{\"Raft\": {\"wear\": 2}}"), "");
    cr_assert_eq(wear[4], 2);
}

Test(placing, states_are_told_of_all_or_by_seat)
{
    lay_tools();
    cr_assert_str_eq(says(placing_seat_states, FLEET_SHIP, -1, "{\"Raft\": {\"wear\": 2}}"), "");
    cr_assert_eq(wear[4], 2);
    cr_assert_str_eq(says(placing_seat_states, FLEET_SHIP, -1, "[]"), "");
    cr_assert_str_eq(
        says(placing_seat_states, FLEET_SHIP, -1, "{\"1\": {\"Raft\": {\"wear\": 3}}}"),
        "[1].Raft: there is no ship \"Raft\" in play with that captain");
}

Test(placing, what_is_emptied_is_gone_for_good)
{
    lay_tools();
    cr_assert_str_eq(says(placing_empty, ZONE_YARD, -1, "false"), "");
    cr_assert_eq(block.zone[ZONE_YARD].count, 1);
    cr_assert_str_eq(says(placing_empty, ZONE_YARD, -1, "true"), "");
    cr_assert(!block.zone[ZONE_YARD].count && block.zone[ZONE_PIT].count == 1);
    cr_assert_str_eq(says(placing_empty_each, ZONE_DECKS, -1, "[1]"), "");
    cr_assert_eq(block.zone[ZONE_DECKS].count, 3);
    cr_assert_str_eq(says(placing_empty_each, ZONE_DECKS, -1, "true"), "");
    cr_assert(!block.zone[ZONE_DECKS].count && block.zone[ZONE_PIT].count == 4);
}

Test(placing, what_is_wrong_is_told)
{
    const struct {
        arrange_setter *set;
        int to, seat;
        const char *value, *words;
    } bad[] = {
        {placing_add, ZONE_YARD, -1, "[\"Rope\", \"Raff\"]",
         "[1]: there is no piece \"Raff\"; did you mean \"Raft\"?"},
        {placing_add, ZONE_HANDS, 0, "\"Raft\"", "Raft cannot be in a hand: its type is ship"},
        {placing_add, ZONE_YARD, -1, "7",
         "a piece in the yard is its title, or {title = ..., and its state}"},
        {placing_clear, 0, -1, "[\"yart\"]",
         "[0]: there is no zone \"yart\"; did you mean \"yard\"?"},
        {placing_empty, ZONE_YARD, -1, "1", "this must be true or false"},
        {placing_empty_each, ZONE_DECKS, -1, "[0, 2]", "[1]: this must be a number from 0 to 1"},
        {placing_top, ZONE_DECKS, 0, "\"Rope\"",
         "the top of a deck is a list of at most 64 titles"},
        {placing_states, 0, -1, "{\"Lamp\": {}}", ".Lamp: there is no \"Lamp\" in play"},
        {placing_states, FLEET_SHIP, 1, "{\"Raft\": {}}",
         ".Raft: there is no ship \"Raft\" in play with that captain"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        lay_tools();
        cr_assert_str_eq(says(bad[i].set, bad[i].to, bad[i].seat, bad[i].value), bad[i].words);
    }
    lay_tools();
    while (game_make_thing(&run, REEF, 0))
        ;
    cr_assert_str_eq(says(placing_add, ZONE_YARD, -1, "[\"Lamp\", \"Lamp\"]"),
                     "[1]: the table holds no more than 63 pieces");
}
