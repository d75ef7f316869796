/* Hits put on things: all of them, within room and order. */
#include "kit_helper.h"

#include "board_helper.h"

#include <criterion/criterion.h>

static void add_target(arb_table *t, int room, int tier)
{
    struct assign_targets *on = &bazaar_of(t)->targets;
    uint16_t thing = (uint16_t)(on->count + 1);
    on->target[on->count++] = (struct assign_target){thing, (uint8_t)room, (uint8_t)tier};
}

static arb_table *hits(int count, int how)
{
    arb_table *t = open_bazaar(MODE_ASSIGN);
    bazaar_of(t)->assignment = (struct assignment){
        .seat = 1, .what = ASSIGN_HITS, .how = (uint8_t)how, .count = (uint8_t)count};
    return t;
}

Test(assign, the_owner_chooses_within_the_room_there_is)
{
    arb_table *t = hits(3, ASSIGN_ALL);
    struct arb_error err;
    add_target(t, 2, 0);
    add_target(t, 5, 0);
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 1, -1), "3 hits to assign");
    cr_assert_str_eq(words_of(t, 1, 0), "2 on 1, 1 on 2");
    cr_assert_not(offers(t, 1, ASSIGN_VERB_PUT, 1, 3, -1), "it has room for two");
    uint64_t before = arb_hash(t);
    cr_assert(choose(t, 1, ASSIGN_VERB_PUT, 1, 1, -1));
    cr_assert_eq(bazaar_of(t)->put[1], 0, "nothing happens before all is chosen");
    cr_assert(choose(t, 1, ASSIGN_VERB_PUT, 2, 2, -1));
    cr_assert_eq(bazaar_of(t)->put[1], 1);
    cr_assert_eq(bazaar_of(t)->put[2], 2);
    cr_assert_eq(bazaar_of(t)->result, 3);
    cr_assert(arb_undo(t, &err));
    cr_assert_eq(arb_hash(t), before);
    arb_table_close(t);
}

Test(assign, nobody_is_asked_where_there_is_no_choice)
{
    arb_table *t = hits(9, ASSIGN_ALL);
    add_target(t, 2, 0);
    add_target(t, 5, 1);
    begin_bazaar(t);
    cr_assert_eq(bazaar_of(t)->put[1], 2);
    cr_assert_eq(bazaar_of(t)->put[2], 5);
    cr_assert_eq(bazaar_of(t)->result, 7, "more hits than anything can take");
    arb_table_close(t);
}

Test(assign, a_later_tier_waits_for_the_one_before)
{
    arb_table *t = hits(3, ASSIGN_ALL);
    add_target(t, 4, 1);
    add_target(t, 1, 0);
    add_target(t, 2, 1);
    begin_bazaar(t);
    cr_assert_eq(pending_of(t, 1).options[0].verb, ASSIGN_VERB_ALL);
    cr_assert(choose(t, 1, ASSIGN_VERB_PUT, 3, 2, -1), "the first went where it had to");
    cr_assert_eq(bazaar_of(t)->put[2], 1);
    cr_assert_eq(bazaar_of(t)->put[3], 2);
    arb_table_close(t);
    t = hits(3, ASSIGN_ALL);
    add_target(t, 4, 1);
    add_target(t, 1, 0);
    add_target(t, 1, 0);
    begin_bazaar(t);
    cr_assert_not(offers(t, 1, ASSIGN_VERB_PUT, 1, -1, -1));
    cr_assert(refuses(t, 1, "bz.2"));
    cr_assert(choose(t, 1, ASSIGN_VERB_PUT, 3, 1, -1));
    cr_assert_eq(bazaar_of(t)->put[1], 1);
    arb_table_close(t);
}

Test(assign, as_many_as_one_likes)
{
    arb_table *t = hits(3, ASSIGN_UP_TO);
    add_target(t, 1, 0);
    begin_bazaar(t);
    cr_assert_eq(pending_of(t, 1).options[1].flags, ARB_PASS);
    cr_assert(choose(t, 1, ASSIGN_VERB_DONE, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 0);
    arb_table_close(t);
}

Test(assign, any_answers_put_all_that_can_be_put)
{
    uint64_t state = 3;
    for (int round = 0; round < 200; round++) {
        arb_table *t = hits(1 + (int)test_random(&state, 8), ASSIGN_ALL);
        int room = 0, count = bazaar_of(t)->assignment.count;
        for (int i = 1 + (int)test_random(&state, 5); i > 0; i--) {
            int n = (int)test_random(&state, 4);
            add_target(t, n, (int)test_random(&state, 2));
            room += n;
        }
        cr_assert_eq(assign_room(&t->run, &bazaar_of(t)->assignment), room < count ? room : count);
        begin_bazaar(t);
        for (int n = 0; pending_of(t, 1).count; n++) {
            cr_assert_lt(n, 10);
            answer(t, (int)test_random(&state, pending_of(t, 1).count));
        }
        cr_assert_eq(bazaar_of(t)->result, room < count ? room : count);
        arb_table_close(t);
    }
}
