/* Goals that are due, and lists of packs that become bits, at sea. */
#include "compile_helper.h"

#include "compile_bits.h"
#include "goals.h"

#include <criterion/criterion.h>

TestSuite(goals, .init = open_folder, .fini = remove_folder);

Test(goals, the_first_of_these_kinds_whose_condition_holds_is_due)
{
    good(SHIP("arrival { condition = at_least(count(ships{}), 2), effect = score(1) },\n"
              "arrival { condition = at_least(count(ships{}), 3), effect = score(2) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_assert_eq(goal_due(g, argo, 1 << ARRIVAL), 0);
    launch(g, "Argo", 1, SEA_SPACE);
    int first = goal_due(g, argo, 1 << ARRIVAL);
    cr_assert(first > 0);
    cr_assert_eq(goal_due(g, argo, ~(1u << ARRIVAL)), 0, "it is of another kind");
    launch(g, "Argo", 1, SEA_SPACE);
    cr_assert_eq(goal_due(g, argo, 1 << ARRIVAL), first);
}

/* Bits. */

static const struct arb_declaration argo = {.word = "ship", .name = "Argo", .file = "pack.lua"};
static const char *const colours[] = {"red", "green", "blue", NULL};

Test(goals, words_become_bits)
{
    const struct arb_node blue = {.kind = ARB_NODE_STRING, .string = "blue"},
                          red = {.kind = ARB_NODE_STRING, .string = "red"},
                          pink = {.kind = ARB_NODE_STRING, .string = "pink"};
    const struct arb_node *both[] = {&blue, &red}, *wrong[] = {&red, &pink};
    struct compiler k = {.r = {.declaration = &argo, .err = &err}};
    cr_assert_eq(read_word_bits(&k, NULL, colours), 0);
    cr_assert_eq(read_word_bits(&k, &(struct arb_node){.item = both, .items = 2}, colours), 5);
    cr_assert_not(k.r.failed);
    read_word_bits(&k, &(struct arb_node){.item = wrong, .items = 2}, colours);
    cr_assert(k.r.failed && strstr(err.text, "red"));
}

Test(goals, numbers_become_bits)
{
    const struct arb_node one = {.kind = ARB_NODE_INT, .number = 1},
                          three = {.kind = ARB_NODE_INT, .number = 3},
                          four = {.kind = ARB_NODE_INT, .number = 4};
    const struct arb_node *both[] = {&three, &one}, *wrong[] = {&one, &four};
    struct compiler k = {.r = {.declaration = &argo, .err = &err}};
    cr_assert_eq(read_number_bits(&k, NULL, 3, "oars"), 0);
    cr_assert_eq(read_number_bits(&k, &(struct arb_node){.item = both, .items = 2}, 3, "oars"), 5);
    cr_assert_not(k.r.failed);
    read_number_bits(&k, &(struct arb_node){.item = wrong, .items = 2}, 3, "oars");
    cr_assert(k.r.failed && strstr(err.text, "oars are 1 to 3"));
}
