/* Fields that go to the members of records, and effects with named parts. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(field, .init = open_folder, .fini = remove_folder, .timeout = 120);

Test(field, what_is_printed_goes_where_the_table_says)
{
    compile("ship \"Pinta\" { move = 1, guns = 1, crew = 300, flag = \"blue\", old = true,\n"
            "  port = \"Iolkos\", motto = \"On.\" }\n"
            "ship \"Raft\" { move = 1, guns = 1 }\n",
            false);
    cr_assert(content, "%s", err.text);
    const struct fleet_def *pinta = &content->def[1], *raft = &content->def[2];
    cr_expect_eq(pinta->crew, 300);
    cr_expect_eq(pinta->flag, 2);
    cr_expect(pinta->old);
    cr_expect_str_eq(content->text[pinta->port], "Iolkos");
    cr_expect_str_eq(pinta->motto, "On.");
    cr_expect_eq(raft->crew, 20, "the usual number");
    cr_expect_eq(raft->flag, 0, "the word that cannot be said");
    cr_expect_not(raft->old);
    cr_expect_eq(raft->port, 0);
    cr_expect_null(raft->motto);
}

Test(field, what_is_wrong_is_told)
{
    static const struct wrong list[] = {
        {"crew = 901", "field \"crew\" is 901; expected a number from 1 to 900"},
        {"flag = \"-\"", "field \"flag\" is \"-\"; expected one of red, blue"},
        {"old = 1", "field \"old\" is a number; expected true or false"},
        {"port = 1", "field \"port\" is a number; expected a text"},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char text[200];
        snprintf(text, sizeof text, SHIP("%s"), list[i].part);
        compile(text, true);
        cr_expect_eq(found.count, 1, "%s", list[i].part);
    }
}

static const struct op *effect(const char *words)
{
    char text[400];
    snprintf(text, sizeof text, SHIP("action { effect = %s }"), words);
    good(text);
    return &content->op[content->ability[content->def[1].ability].program];
}

Test(field, effects_have_named_parts)
{
    const struct op *op = effect("raid{ 2, whom = ships{}, range = 5 }");
    cr_expect_eq(op->code, OP_RAID);
    cr_expect_eq(op->n.base, 2);
    cr_expect_eq(op->arg, 5);
    cr_expect_eq(op->set.which, WHICH_FILTER);
    op = effect("raid(4)");
    cr_expect_eq(op->arg, 3, "as the table says");
    cr_expect_eq(op->set.which, 0);
    op = effect("signal(\"land\")");
    cr_expect_eq(op->arg, 0, "a named part that is absent is false");
    cr_expect_str_eq(content->text[op->text], "land");
    op = effect("signal{ \"land\", bright = true }");
    cr_expect_eq(op->arg, 1);
    op = effect("hoist(\"blue\")");
    cr_expect_eq(op->arg, 1, "its number among the words");
}

Test(field, a_number_may_be_left_out)
{
    const struct op *op = effect("note(\"sunk\")");
    cr_expect_eq(op->arg, 0);
    op = effect("note(\"sunk\", 3)");
    cr_expect_eq(op->arg, 1);
    cr_expect_eq(op->n.base, 3);
}

Test(field, other_parts_are_refused)
{
    compile(SHIP("action { effect = raid{ 2, whose = ships{} } }"), true);
    cr_expect_eq(found.count, 1);
    compile(SHIP("action { effect = hoist(\"green\") }"), true);
    cr_expect_eq(found.count, 1);
    compile(SHIP("action { effect = note(3) }"), true);
    cr_expect_eq(found.count, 1);
    compile(SHIP("action { effect = note(\"a\", 1, 2) }"), true);
    cr_expect_eq(found.count, 1);
}
