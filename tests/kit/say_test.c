/* Words from tables: what templates say to whom, and what they point at. */
#include "kit_helper.h"

#include <criterion/criterion.h>

enum { HEALER, RANGER, HUNTER };

static arb_table *named_table(void)
{
    arb_table *t = open_skirmish("{\"mode\": 0}", 0);
    arb_name_seat(t, 1, "{figure}");
    return t;
}

static const char *option_says(arb_table *t, int seat, struct arb_option option)
{
    static char text[256];
    text[0] = 0;
    say_option(&t->run, seat, option, &(struct arb_text){text, text + sizeof text});
    return text;
}

static const char *event_says(arb_table *t, int seat, struct arb_event event)
{
    static char text[256];
    text[0] = 0;
    say_event(&t->run, seat, &event, &(struct arb_text){text, text + sizeof text});
    return text;
}

Test(say, an_option_is_filled_in_from_its_row)
{
    arb_table *t = named_table();
    cr_assert_str_eq(
        option_says(t, 0, (struct arb_option){.verb = VERB_MARK, .a = HUNTER, .b = BLUE, .c = 1}),
        "mark Hunter in blue for {figure}");
    cr_assert_str_eq(
        option_says(t, 0, (struct arb_option){.verb = VERB_MARK, .a = HEALER, .b = NO_COLOUR}),
        "mark Healer for Player 1");
    cr_assert_str_eq(option_says(t, 0, (struct arb_option){.verb = VERB_MARK, .b = LIGHT_BLUE}),
                     "mark Healer for Player 1");
    cr_assert_str_eq(option_says(t, 0, (struct arb_option){.verb = VERBS_COUNT}), "");
    arb_table_close(t);
}

Test(say, an_event_hides_what_the_reader_did_not_see)
{
    arb_table *t = named_table();
    struct arb_event spied = {
        .kind = EVENT_SPIED, .seen_by = (uint16_t)SEAT(1), .a = 1, .b = RANGER, .c = 2, .d = 300};
    cr_assert_str_eq(event_says(t, 1, spied), "Ranger is seen by {figure} with 2 eyes; 300.");
    cr_assert_str_eq(event_says(t, 0, spied), "Somebody is seen by {figure} with 2 eyes; 300.");
    cr_assert_str_eq(event_says(t, -1, spied), "Somebody is seen by {figure} with 2 eyes; 300.");
    spied.seen_by = 0xffff;
    spied.c = 1;
    cr_assert_str_eq(event_says(t, ARB_SPECTATOR, spied),
                     "Ranger is seen by {figure} with 1 eye; 300.");
    arb_table_close(t);
}

Test(say, an_event_may_say_something_else_by_its_numbers)
{
    arb_table *t = named_table();
    struct arb_event hit = {.kind = EVENT_HIT, .seen_by = 0xffff, .a = HUNTER, .b = HEALER, .c = 3};
    cr_assert_str_eq(event_says(t, 0, hit), "Hunter wounds Healer by 3.");
    hit.c = 0;
    cr_assert_str_eq(event_says(t, 0, hit), "Hunter misses Healer.");
    hit.kind = EVENTS_COUNT;
    cr_assert_str_eq(event_says(t, 0, hit), "");
    arb_table_close(t);
}

Test(say, screens_are_pointed_at_what_the_reader_may_know)
{
    arb_table *t = named_table();
    struct arb_option mark = {.verb = VERB_MARK, .a = HUNTER, .c = 1};
    struct arb_about about = {0};
    say_option_about(&t->run, 0, mark, &about);
    cr_assert(about.cards == 1 && about.card[0] == HUNTER && about.seats == 1 &&
              about.seat[0] == 1);
    about = (struct arb_about){0};
    say_option_about(&t->run, ARB_CHANCE, mark, &about);
    cr_assert(about.cards == 0 && about.seats == 0);
    mark.c = 7; /* nobody sits there */
    say_option_about(&t->run, 0, mark, &about);
    cr_assert(about.cards == 1 && about.seats == 0);

    struct arb_event spied = {
        .kind = EVENT_SPIED, .seen_by = (uint16_t)SEAT(1), .a = 1, .b = RANGER};
    about = (struct arb_about){0};
    say_event_about(&t->run, 0, &spied, &about);
    cr_assert(about.cards == 0 && about.seats == 1);
    say_event_about(&t->run, 1, &spied, &about);
    cr_assert(about.cards == 1 && about.card[0] == RANGER);

    /* By the letters of the numbers, not by the order of the words. */
    struct arb_event hit = {.kind = EVENT_HIT, .seen_by = 0xffff, .a = HUNTER, .b = HEALER, .c = 1};
    about = (struct arb_about){0};
    say_event_about(&t->run, 0, &hit, &about);
    cr_assert(about.cards == 2 && about.card[0] == HUNTER && about.card[1] == HEALER);
    arb_table_close(t);
}

Test(say, screens_are_pointed_at_dice_and_at_how_many)
{
    arb_table *t = named_table();
    struct arb_about about = {0};
    say_any_option_about(&t->run, 0, (struct arb_option){.verb = BID_VERB_BID, .a = 3}, &about);
    cr_assert_eq(about.counts, 1, "by the template");
    about = (struct arb_about){0};
    say_any_option_about(&t->run, 0, (struct arb_option){.verb = ASSIGN_VERB_PUT, .b = 2}, &about);
    cr_assert(about.counts == 2 && about.cards == 0);
    about = (struct arb_about){0};
    say_any_option_about(&t->run, 0, (struct arb_option){.verb = DICE_VERB_DIE, .a = 1, .b = 4},
                         &about);
    cr_assert(about.dice == 1 && about.die[0] == dice_id(&t->run, 1, 4) && about.counts == 0);
    about = (struct arb_about){0};
    say_any_option_about(&t->run, ARB_CHANCE, (struct arb_option){.verb = DICE_VERB_DIE, .a = 1},
                         &about);
    cr_assert_eq(about.dice, 0, "chance is not pointed at anything");
    arb_table_close(t);
}

Test(say, verbs_and_events_have_names_for_programs)
{
    cr_assert_str_eq(say_verbs[VERB_MARK], "mark");
    cr_assert_null(say_verbs[VERBS_COUNT]);
    cr_assert_str_eq(say_events[EVENT_HIT], "hit");
    cr_assert_null(say_events[EVENTS_COUNT]);
}
