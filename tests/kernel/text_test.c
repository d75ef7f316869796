/* Templates: whose number a word takes, plurals, capitals, and what is no word. */
#include "toy.h" /* first: it says what g->s is */

#include "error.h"
#include "text.h"

#include <criterion/criterion.h>

/* A thing is "thing 3"; nothing is known of thing 0. Seats have their names. */
static void word(const struct arb_saying *s, const char *word, int value, struct arb_text *out)
{
    if (strcmp(word, "thing") == 0 && value == 0)
        arb_say(out, "a thing");
    else if (strcmp(word, "seat") == 0)
        arb_say_seat(s->g, value, out);
    else if (strcmp(word, "reader") == 0)
        arb_say(out, "%d", s->seat);
    else
        arb_say(out, "%s %d", word, value);
}

static void assert_says(const char *expected, const char *words, int a, int b, int c)
{
    static struct arb_run g = {.name = {"ann", "{n}"}};
    char text[64] = "";
    struct arb_saying s = {.g = &g, .seat = 5, .arg = {a, b, c, 14, 15, 16}, .word = word};
    arb_fill(&s, words, &(struct arb_text){text, text + sizeof text});
    cr_assert_str_eq(text, expected);
}

Test(text, words_take_numbers_in_order_or_by_letter)
{
    assert_says("thing 7 and 8, 9", "{thing} and {n}, {n}", 7, 8, 9);
    assert_says("thing 8 then 7; 16 0", "{thing b} then {n}; {n f} {n g}", 7, 8, 9);
    assert_says("+2 -3 +0", "{+} {+} {+}", 2, -3, 0);
    assert_says("5", "{reader}", 1, 2, 3);
}

Test(text, plurals_follow_the_number_said_last)
{
    assert_says("1 die, 2 dice", "{n} {die/dice}, {n} {die/dice}", 1, 2, 0);
    assert_says("1 hit, 0 hits", "{n} hit{s}, {n} hit{s}", 1, 0, 0);
    assert_says("thing 1: 2 hits on thing 1", "{thing a}: {n b} hit{s} on {thing a}", 1, 2, 0);
}

Test(text, a_sentence_begins_with_a_capital_and_a_name_stays_as_it_is)
{
    assert_says("A thing falls", "{Thing} falls", 0, 0, 0);
    assert_says("ann falls on a thing", "{seat} falls on {thing}", 0, 0, 0);
    assert_says("{n} and Player 3", "{seat} and {seat}", 1, 2, 0);
}

Test(text, what_is_no_word_stays)
{
    assert_says("a { b", "a { b", 0, 0, 0);
    assert_says("{} 4", "{} {n}", 4, 0, 0);
    assert_says("{", "{", 0, 0, 0);
    assert_says("{this is much longer than any word of any game} 1",
                "{this is much longer than any word of any game} {n}", 1, 0, 0);
}

Test(text, is_cut_where_the_room_ends)
{
    char text[8];
    struct arb_run g = {0};
    struct arb_saying s = {.g = &g, .arg = {12345, 6789}, .word = word};
    arb_fill(&s, "{n}{n}{thing}", &(struct arb_text){text, text + sizeof text});
    cr_assert_str_eq(text, "1234567");
}

Test(text, lists_end_with_and)
{
    cr_assert_str_eq(arb_between(0, 1), "");
    cr_assert_str_eq(arb_between(1, 2), " and ");
    cr_assert_str_eq(arb_between(1, 3), ", ");
    cr_assert_str_eq(arb_between(2, 3), " and ");
}

/* A name may be cut where a letter has several bytes. */
Test(text, errors_are_whole_letters)
{
    struct arb_error err;
    arb_fail(&err, "\"%.4s\" is no tile, \"%s\" is", "a\u202e\u202e", "Glóin");
    cr_expect_str_eq(err.text, "\"a\u202e\" is no tile, \"Glóin\" is");
    arb_fail(&err, "\"%.3s\" is no tile, \"%s\" is", "a\u202e", "Glóin");
    cr_expect_str_eq(err.text, "\"a?\" is no tile, \"Glóin\" is");
    arb_fail(&err, "%.2s", "Öö");
    cr_expect_str_eq(err.text, "Ö");
    arb_fail(&err, "%.3s", "Öö");
    cr_expect_str_eq(err.text, "Ö?");
}
