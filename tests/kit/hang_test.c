/* What hangs on things, in the order in which it came there. */
#include "kit_helper.h"

#include <criterion/criterion.h>

static bool hangs(struct arb_run *g, int host, const int *things)
{
    EACH_ON (g, host, thing)
        if (*things++ != thing)
            return false;
    return !*things;
}
#define HANGS(host, ...) hangs(&t->run, host, (const int[]){__VA_ARGS__, 0})
enum { NOTHING };

static int check(arb_table *t, int host, char words[80])
{
    words[0] = 0;
    return hanging_check(&t->run, host, LYING - 1, &(struct arb_text){words, words + 80});
}

Test(hang, the_last_to_come_hangs_last)
{
    arb_table *t = open_skirmish("{}", ARB_REFEREE);
    char words[80];
    for (int thing = 2; thing <= 5; thing++)
        hang(&t->run, thing, 1);
    cr_expect(HANGS(1, 2, 3, 4, 5));
    hang(&t->run, 3, 6);
    cr_expect(HANGS(1, 2, 4, 5));
    cr_expect(HANGS(6, 3));
    cr_expect_eq(KIT_HOST(&t->run, 3), 6);
    hang(&t->run, 2, 1);
    cr_expect(HANGS(1, 4, 5, 2), "it came there again");
    unhang(&t->run, 2);
    unhang(&t->run, 4);
    unhang(&t->run, 4);
    cr_expect(HANGS(1, 5));
    cr_expect_eq(KIT_HOST(&t->run, 4), 0);
    cr_expect_eq(check(t, 1, words), 1);
    unhang(&t->run, 5);
    cr_expect(HANGS(1, NOTHING));
    cr_expect_eq(check(t, 1, words), 0);
    arb_table_close(t);
}

Test(hang, a_host_may_be_noted_without_a_list)
{
    arb_table *t = open_skirmish("{}", ARB_REFEREE);
    hang(&t->run, 2, 1);
    KIT_HOST(&t->run, 3) = 1;
    unhang(&t->run, 3);
    cr_expect_eq(KIT_HOST(&t->run, 3), 0);
    cr_expect(HANGS(1, 2), "what is on the list stays there");
    arb_table_close(t);
}

Test(hang, a_list_that_is_none_is_noticed)
{
    arb_table *t = open_skirmish("{}", ARB_REFEREE);
    struct arb_run *g = &t->run;
    char words[80];
    hang(g, 2, 1);
    hang(g, 3, 1);
    KIT_NEXT_ON(g, 3) = 2;
    cr_expect_eq(check(t, 1, words), -1);
    cr_expect_str_eq(words, "what hangs on 1 is no list");
    KIT_NEXT_ON(g, 3) = LYING;
    cr_expect_eq(check(t, 1, words), -1);
    KIT_NEXT_ON(g, 3) = 0;
    KIT_HOST(g, 3) = 4;
    cr_expect_eq(check(t, 1, words), -1);
    cr_expect_str_eq(words, "3 is listed as hanging on 1 but hangs on 4");
    KIT_HOST(g, 3) = 1;
    cr_expect_eq(check(t, 1, words), 2);
    arb_table_close(t);
}
