/* Things that are called alike. */
#include "kit_config.h"

#include "alike.h"
#include <criterion/criterion.h>

/* The game's part. */

static struct {
    const char *name;
    int host;
    bool back;
} lying[LYING];

bool game_has_thing(const struct arb_run *g, int thing)
{
    (void)g;
    return thing > 0 && thing < LYING;
}

/* What was not laid here is a piece at sea. */
const char *game_name(const struct arb_run *g, int thing)
{
    return lying[thing].name ? lying[thing].name : piece_def(g, thing)->name;
}

bool game_same_name(const struct arb_run *g, int a, int b)
{
    return !strcmp(game_name(g, a), game_name(g, b));
}

int game_host(const struct arb_run *g, int thing)
{
    (void)g;
    return lying[thing].host;
}

bool game_is_back(const struct arb_run *g, int thing)
{
    (void)g;
    return lying[thing].back;
}

const char *game_back_name(const struct arb_run *g, int thing, int *of)
{
    *of = game_host(g, thing);
    return *of ? "token" : "a facedown tile";
}

/* Tests. */

static struct skirmish block;
static struct arb_run run = {.s = &block};

static void lay(int thing, const char *name, int zone, int host)
{
    lying[thing].name = name;
    lying[thing].host = host;
    arb_move(block.zone, block.link, (uint16_t)thing, (uint8_t)zone, ARB_TOP);
}

static void expect(int thing, const char *words)
{
    char said[64] = "";
    struct arb_text text = {said, said + sizeof said};
    (lying[thing].back ? say_back : say_thing)(&run, thing, &text);
    cr_assert_str_eq(said, words);
}

/* Three scouts, one of them elsewhere; swords on two of them, both on the first. */
static void lay_all(void)
{
    lay(1, "Scout", ZONE_YARD, 0), lay(2, "Guard", ZONE_YARD, 0), lay(3, "Scout", ZONE_YARD, 0);
    lay(4, "Scout", ZONE_BOX, 0);
    lay(5, "Sword", ZONE_PIT, 1), lay(6, "Sword", ZONE_PIT, 1), lay(7, "Sword", ZONE_PIT, 3);
    lay(8, "Torch", ZONE_PIT, 3);
}

Test(alike, copies_that_lie_together_have_numbers, .init = lay_all)
{
    int copies;
    expect(1, "Scout");
    expect(2, "Guard");
    expect(3, "Scout #2");
    expect(4, "Scout");
    cr_assert_eq(copy_number(&run, 3, &copies), 2);
    cr_assert_eq(copies, 2);
    cr_assert_eq(copy_number(&run, 4, &copies), 1);
    cr_assert_eq(copies, 1);
}

Test(alike, what_is_on_something_is_told_by_that_if_others_are_elsewhere, .init = lay_all)
{
    expect(5, "Sword on Scout");
    expect(6, "Sword #2 on Scout");
    expect(7, "Sword on Scout #2");
    expect(8, "Torch");
}

Test(alike, backs_have_no_names_and_are_not_counted, .init = lay_all)
{
    lying[1].back = lying[5].back = lying[6].back = true;
    expect(1, "a facedown tile");
    expect(3, "Scout");
    expect(5, "token of Scout");
    expect(6, "token #2 of Scout");
}

static void offer_first(struct arb_option a, struct arb_option b)
{
    run.option[0] = a;
    run.option[1] = b;
    run.list[1].first = 0;
    run.list[1].count = 2;
    block.head.asked = 1 << 1;
}

Test(alike, a_place_must_be_said_if_the_same_is_offered_elsewhere, .init = lay_all)
{
    struct arb_option here = {.verb = VERB_MARK, .a = 1}, beside = {.verb = VERB_MARK, .a = 3},
                      elsewhere = {.verb = VERB_MARK, .a = 4}, pass = {.verb = VERB_PASS, .a = 4};
    offer_first(here, beside);
    cr_assert_not(offered_elsewhere(&run, 1, &here));
    offer_first(here, pass);
    cr_assert_not(offered_elsewhere(&run, 1, &here));
    offer_first(here, elsewhere);
    cr_assert(offered_elsewhere(&run, 1, &here));
    cr_assert_not(offered_elsewhere(&run, 0, &here)); /* who is not asked */
}

Test(alike, an_occasion_must_be_said_if_there_are_several, .init = lay_all)
{
    struct arb_option one = {.verb = VERB_MARK, .a = 1, .b = 2, .c = 3}, other = one, third = one;
    other.c = 4;
    third.b = 5;
    offer_first(one, other);
    cr_assert(offered_twice(&run, 1, &one));
    offer_first(one, third);
    cr_assert_not(offered_twice(&run, 1, &one));
}
