/* What programs of the fleet are good for, when, and what they cost: advice, no rules. */
#include "compile_helper.h"

#include "moments.h"
#include "opinion.h"

#include <criterion/criterion.h>

/* What this game thinks. */

enum { FOR_SCORE = 1, FOR_SINKING };
enum { EARLY = 1, LATE = 2 };

const struct opinion game_opinions[OPS] = {
    [OP_SCORE] = {1, true, FOR_SCORE}, [OP_SINK] = {-1, false, FOR_SINKING}};

int game_change_kind(const struct modifier *m)
{
    return m->change == CANNOT_SAIL ? -1 : 1;
}

/* To pay right after somebody sank is worth what the mind says. */
float game_op_worth(const void *mind, const struct op *op, const struct op *before, float n)
{
    return op->code == OP_PAY && before && before->code == OP_SINK ? *(const float *)mind : n;
}

const uint64_t game_effect_moments[OPS] = {[OP_SCORE] = EARLY};

uint64_t game_change_moments(const struct modifier *m)
{
    (void)m;
    return LATE;
}

/* Programs. */

TestSuite(advice, .init = open_folder, .fini = remove_folder);

static int argo;

static struct arb_run *sail(const char *action)
{
    char text[2000];
    snprintf(text, sizeof text,
             SHIP("action { %s }") "planet \"Chios\" { guns = 3, traits = { \"Rich\" } }\n",
             action);
    good(text);
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    return g;
}

static int program(const struct arb_run *g)
{
    return g->c->ability[game_abilities(g, argo).first].program;
}

static float worth(const char *effect)
{
    static const float parameter[] = {0, 3, -10}, mind = 100;
    struct arb_run *g = sail(effect);
    return program_worth(g, program(g), parameter, &mind);
}

Test(advice, a_program_is_worth_what_its_ops_and_parts_are)
{
    cr_expect_eq(worth("effect = score(2)"), 6, "for each");
    cr_expect_eq(worth("effect = { score(2), sink(planets{}) }"), -4);
    cr_expect_eq(worth("effect = { pay(1, you), score() }"), 3, "of paying nothing is said");
    cr_expect_eq(worth("effect = { sink(planets{}), pay(1, you) }"), 90, "by the moment");
    cr_expect_eq(worth("effect = may{ score(4) }"), 12, "its part");
    cr_expect_eq(worth("effect = score(count(ships{}))"), 3, "of a number that is counted: one");
}

Test(advice, what_a_program_does_is_found_in_its_parts)
{
    struct arb_run *g = sail("effect = { pay(1, you), may{ score() } }");
    cr_expect(does(g, program(g), OP_PAY));
    cr_expect(does(g, program(g), OP_SCORE));
    cr_expect_not(does(g, program(g), OP_SINK));
    cr_expect_not(does(g, 0, OP_PAY));
}

static int kind(const char *effect, int *code)
{
    const struct op *by = NULL;
    struct arb_run *g = sail(effect);
    cr_expect_eq(running_program(g), 0, "nothing runs yet");
    cr_expect_eq(kind_of_choice(g, &by), 0);
    new_scope(g, (struct scope){BEGINNING_SCOPE(argo, game_abilities(g, argo).first, 0)});
    cr_expect_eq(running_program(g), program(g));
    int found = kind_of_choice(g, &by);
    *code = found ? by->code : 0;
    return found;
}

Test(advice, what_follows_a_choice_says_whom_to_choose)
{
    int code;
    cr_expect_eq(kind("effect = { choose{ planets{} }, sink(target), score() }", &code), -1);
    cr_expect_eq(code, OP_SINK);
    cr_expect_eq(kind("effect = { choose_captain{}, score() }", &code), 1);
    cr_expect_eq(code, OP_SCORE);
    cr_expect_eq(kind("effect = may{ choose{ planets{} }, sink(target) }", &code), -1);
    cr_expect_eq(code, OP_SINK, "in a part");
    cr_expect_eq(kind("effect = { choose_captain{}, pay(1, chosen_captain) }", &code), 0);
    cr_expect_eq(
        kind("effect = { choose{ ships{} }, lasting{ \"turn\", cannot_sail(target) } }", &code),
        -1);
    cr_expect_eq(kind("effect = { choose{ ships{} }, lasting{ \"turn\", add(\"guns\", 1, target) } "
                      "}",
                      &code),
                 1);
}

/* Moments and costs. */

Test(advice, a_program_counts_when_its_effects_do)
{
    struct arb_run *g = sail("effect = score()");
    cr_expect_eq(moments_of(g, program(g)), NO_MOMENT | EARLY);
    g = sail("effect = lasting{ \"turn\", add(\"guns\", 1, self) }");
    cr_expect_eq(moments_of(g, program(g)), NO_MOMENT | LATE);
    g = sail("effect = sink(planets{})");
    cr_expect_eq(moments_of(g, program(g)), ANY_MOMENT, "whenever");
}

Test(advice, a_cost_is_found_among_the_abilities_of_a_thing)
{
    struct arb_run *g = sail("cost = crew(2), effect = score()");
    cr_expect(has_cost(g, argo, COST_CREW, false));
    cr_expect_not(has_cost(g, argo, COST_SINK, false));
    g = sail("cost = { crew(1), sink(self) }, effect = score()");
    cr_expect(has_cost(g, argo, COST_SINK, true), "not the first one");
    g = sail("cost = sink(ships{}), effect = score()");
    cr_expect_not(has_cost(g, argo, COST_SINK, true), "others will do");
    cr_expect(has_cost(g, argo, COST_SINK, false));
    cr_expect_not(has_cost(g, launch(g, "Chios", 0, SEA_SPACE), COST_SINK, false));
}
