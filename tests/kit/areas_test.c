/* Zones in views: who sees what lies where. */
#include "kit_config.h"

#include <criterion/criterion.h>

const struct area game_areas[] = {
    {"yard", "The yard", "in the yard", ZONE_YARD, AREA_OPEN, 1},
    {"pit", "The pit", NULL, ZONE_PIT, AREA_OPEN | AREA_IF_ANY, 2},
    {"hand", "Hand", "held by", ZONE_HANDS, AREA_OWN | AREA_EACH, 3},
    {"deck", "Deck", NULL, ZONE_DECKS, AREA_DECK | AREA_EACH, 4},
    {"box", "Box", NULL, ZONE_BOX, AREA_COUNT, 5},
    {0},
};

/* The game's part. */

static unsigned known; /* things whose faces seat 0 was shown */

void game_put_thing(struct arb_run *g, int seat, int thing, int look, struct arb_json *out)
{
    (void)g;
    (void)seat;
    view_begin_thing(out, thing, look);
    arb_put_end(out);
}

bool game_seat_knows(const struct arb_run *g, int seat, int thing)
{
    (void)g;
    return seat == 0 && known >> thing & 1;
}

/* A lid lies on the deck of seat 1. */
void game_put_beside(struct arb_run *g, int seat, int owner, int zone, struct arb_json *out)
{
    cr_assert_eq(zone, ZONE_DECKS + owner);
    if (owner == 1)
        game_put_thing(g, seat, 15, 9, out);
}

int game_area_numbers(struct arb_run *g, int zone, struct view_number *number)
{
    *number = (struct view_number){"count", g->s->zone[zone].count, .how = "yard"};
    return zone == ZONE_YARD;
}

/* Tests. */

static struct skirmish block;
static struct arb_run run = {.s = &block};

static void lay(int thing, int zone, bool loose)
{
    arb_move(block.zone, block.link, (uint16_t)thing, (uint8_t)zone, ARB_BOTTOM);
    block.link[thing].loose = loose;
}

static void lay_all(void)
{
    memset(&block, 0, sizeof block);
    block.head.seats = 2;
    known = 0;
    lay(1, ZONE_YARD, false);
    lay(2, ZONE_HANDS, false), lay(3, ZONE_HANDS, false);
    lay(4, ZONE_HANDS + 1, false), lay(5, ZONE_HANDS + 1, false);
    lay(6, ZONE_DECKS, false), lay(7, ZONE_DECKS, false);
    lay(8, ZONE_BOX, false);
}

static void expect(int seat, const char *text)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    area_put_all(&run, seat, &out);
    arb_put_end(&out);
    json_t *told = arb_json_value(&out), *due = json_loads(text, 0, NULL);
    char *dump = json_dumps(told, JSON_COMPACT);
    cr_assert(due && json_equal(told, due), "%s\ninstead of\n%s", dump, text);
    free(dump);
    json_decref(told);
    json_decref(due);
}

#define YARD                                                                                       \
    "{\"id\":\"yard\",\"cards\":[{\"id\":1,\"def\":1}],"                                           \
    "\"numbers\":[{\"id\":\"count\",\"value\":1,\"how\":\"yard\"}]},"
#define BOX "{\"id\":\"box\",\"count\":1,\"hidden\":true,\"cards\":[]}"
#define LID "{\"id\":15,\"def\":9}"
#define DECK_1 "{\"id\":\"deck.1\",\"owner\":1,\"count\":0,\"hidden\":true,\"cards\":[" LID "]},"

Test(areas, a_seat_sees_its_hand_and_counts_the_rest, .init = lay_all)
{
    expect(1, "{\"zones\":[" YARD
              "{\"id\":\"hand.0\",\"owner\":0,\"count\":2,\"hidden\":true,\"cards\":[]},"
              "{\"id\":\"deck.0\",\"owner\":0,\"count\":2,\"hidden\":true,\"cards\":[]},"
              "{\"id\":\"hand.1\",\"owner\":1,\"cards\":[{\"id\":4,\"def\":3},"
              "{\"id\":5,\"def\":3}]}," DECK_1 BOX "]}");
}

Test(areas, what_a_seat_was_shown_it_sees_in_its_place, .init = lay_all)
{
    known = 1u << 5 | 1u << 7 | 1u << 8; /* of another's hand, of a deck; and of the box */
    lay(9, ZONE_PIT, false);
    expect(0, "{\"zones\":[" YARD "{\"id\":\"pit\",\"cards\":[{\"id\":9,\"def\":2}]},"
              "{\"id\":\"hand.0\",\"owner\":0,\"cards\":[{\"id\":2,\"def\":3},"
              "{\"id\":3,\"def\":3}]},"
              "{\"id\":\"deck.0\",\"owner\":0,\"count\":2,\"hidden\":true,"
              "\"cards\":[{\"facedown\":true},{\"id\":7,\"def\":4}]},"
              "{\"id\":\"hand.1\",\"owner\":1,\"count\":2,\"hidden\":true,"
              "\"cards\":[{\"id\":5,\"def\":3}]}," DECK_1 BOX "]}");
}

/* Below 6 lie 7, 10 and 11 in an order nobody knows; 12 is under them. */
Test(areas, what_lies_loose_in_a_deck_has_no_place, .init = lay_all)
{
    block.link[7].loose = true;
    lay(10, ZONE_DECKS, true), lay(11, ZONE_DECKS, true), lay(12, ZONE_DECKS, false);
    known = 1u << 10 | 1u << 12;
    expect(0, "{\"zones\":[" YARD "{\"id\":\"hand.0\",\"owner\":0,\"cards\":[{\"id\":2,\"def\":3},"
              "{\"id\":3,\"def\":3}]},"
              "{\"id\":\"deck.0\",\"owner\":0,\"count\":5,\"hidden\":true,"
              "\"cards\":[{\"id\":10,\"def\":4}]},"
              "{\"id\":\"hand.1\",\"owner\":1,\"count\":2,\"hidden\":true,\"cards\":[]}," DECK_1 BOX
              "]}");
}

Test(areas, their_rows_are_the_labels_of_the_catalogue)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    area_put_labels(&out);
    arb_put_end(&out);
    json_t *labels = arb_json_value(&out),
           *due = json_pack("{s:s, s:s, s:s, s:s, s:s}", "yard", "The yard", "pit", "The pit",
                            "hand", "Hand", "deck", "Deck", "box", "Box");
    cr_assert(json_equal(labels, due));
    json_decref(labels);
    json_decref(due);
}

static void expect_place(int thing, const char *words)
{
    char said[64] = "";
    area_say_place(&run, thing, &(struct arb_text){said, said + sizeof said});
    cr_assert_str_eq(said, words);
}

Test(areas, a_place_is_said_with_whose_it_is_or_goes_without_saying, .init = lay_all)
{
    expect_place(1, " (in the yard)");
    expect_place(2, " (held by Player 1)");
    expect_place(4, " (held by Player 2)");
    expect_place(8, "");
}
