/* The parts of views. */
#include "view.h"

#include <criterion/criterion.h>

static void expect(struct arb_json *out, const char *text)
{
    cr_assert_eq(out->depth, 0);
    cr_assert(out->text.size == strlen(text) && memcmp(out->text.data, text, out->text.size) == 0,
              "%.*s\ninstead of\n%s", (int)out->text.size, (char *)out->text.data, text);
    arb_json_free(out);
}

Test(view, kinds_say_what_numbers_are_called)
{
    static const struct view_kind kinds[] = {{"health", "Health", .brief = "HP"},
                                             {"wounds", "wounds", .of = "health"}};
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    view_put_kinds(&out, kinds, 2);
    arb_put_end(&out);
    expect(&out, "{\"numbers\":{\"health\":{\"label\":\"Health\",\"short\":\"HP\",\"order\":0},"
                 "\"wounds\":{\"label\":\"wounds\",\"of\":\"health\",\"order\":1}}}");
}

Test(view, a_thing_tells_what_is_not_as_printed)
{
    struct arb_json out = {0};
    struct view_some stats = {.out = &out, .key = "stats"}, tokens = {.out = &out, .key = "tokens"},
                     states = {.out = &out, .key = "states"};
    const struct view_word traits[] = {{"old", true}, {"wet", false}, {"red", true}, {0}};
    view_begin_thing(&out, 8, 3);
    view_put_words(&out, "traits", traits);
    view_put_words(&out, "none", &traits[3]);
    view_add_change(&stats, "strength", 2, 2);
    view_add_change(&stats, "health", 3, 5);
    view_add_change(&stats, "cost", 4, VIEW_NONE);
    view_add_change(&stats, "dread", VIEW_NONE, 0);
    view_end_some(&stats);
    view_end_some(&tokens);
    view_add_word(&states, "tired");
    view_end_some(&states);
    view_put_if(&out, "facedown", false);
    view_put_some(&out, "note", "");
    arb_put_end(&out);
    expect(&out, "{\"id\":8,\"def\":3,\"traits\":[\"old\",\"red\"],"
                 "\"stats\":{\"health\":5,\"cost\":null,\"dread\":0},"
                 "\"states\":[\"tired\"]}");
}

Test(view, a_thing_as_printed_is_two_numbers_and_a_back_is_none)
{
    struct arb_json out = {0};
    struct view_some stats = {.out = &out, .key = "stats"};
    view_begin_hidden_zone(&out, "hand", 2, 9);
    view_begin_thing(&out, 8, 3);
    view_add_change(&stats, "strength", 2, 2);
    view_end_some(&stats);
    arb_put_end(&out);
    view_begin_back(&out);
    arb_put_end(&out);
    view_end_things(&out);
    arb_put_end(&out);
    expect(&out, "{\"id\":\"hand.2\",\"owner\":2,\"count\":9,\"hidden\":true,"
                 "\"cards\":[{\"id\":8,\"def\":3},{\"facedown\":true}]}");
}

Test(view, seats_have_tracks_and_zones_numbers)
{
    const struct view_number dread = {"dread", 3, "dread:0", .max = 9},
                             power = {"power", 7, .label = "Might"};
    struct arb_json out = {0};
    view_begin_seat(&out, 0, "Ann", true);
    view_begin_tracks(&out);
    view_put_number(&out, &dread);
    arb_put_end(&out);
    arb_put_end(&out);
    expect(&out, "{\"seat\":0,\"name\":\"Ann\",\"asked\":true,"
                 "\"tracks\":[{\"id\":\"dread\",\"value\":3,\"max\":9,\"how\":\"dread:0\"}]}");
    view_begin_zone(&out, "camp", -1);
    view_end_things(&out);
    view_put_numbers(&out, &power, 1);
    view_put_numbers(&out, NULL, 0);
    arb_put_end(&out);
    expect(&out, "{\"id\":\"camp\",\"cards\":[],"
                 "\"numbers\":[{\"id\":\"power\",\"label\":\"Might\",\"value\":7}]}");
}

Test(view, pieces_stand_on_boards_and_sheets_hold_numbers)
{
    const struct view_number coins = {"coins", 4, .how = NULL};
    struct arb_json out = {0};
    view_begin_board(&out, "map");
    view_begin_piece(&out, 8, 3, 12, 2, 0);
    arb_put_end(&out);
    view_begin_piece(&out, 9, 4, 13, -1, -1);
    arb_put_end(&out);
    view_end_things(&out);
    arb_put_end(&out);
    expect(&out, "{\"id\":\"map\",\"pieces\":[{\"id\":8,\"def\":3,\"cell\":12,\"facing\":2,"
                 "\"owner\":0},{\"id\":9,\"def\":4,\"cell\":13}]}");
    view_begin_sheet(&out, "goods", &coins, 1);
    arb_put_end(&out);
    expect(&out, "{\"id\":\"goods\",\"numbers\":[{\"id\":\"coins\",\"value\":4}]}");
}

Test(view, texts_name_a_definition_or_have_words)
{
    struct arb_json out = {0};
    view_put_text(&out, &(struct view_text){.def = 3, .zone = "camp", .now = true});
    expect(&out, "{\"def\":3,\"zone\":\"camp\",\"now\":true}");
    view_put_text(&out, &(struct view_text){"Score", .text = "12"});
    expect(&out, "{\"label\":\"Score\",\"text\":\"12\"}");
}
