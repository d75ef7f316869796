/* All of several: who goes, who fights. The first is answered by hand and the others by order,
 * so that one undo takes all of them back. What follows, the end of the choice included, is
 * asked or left to standing orders as ever. */
#include "arbiter_plan.h"
#include "error.h"
#include "table.h"

#include <string.h>

static bool is_of_all(struct arb_table *t, int seat, struct arb_option option)
{
    const struct arb_rules *rules = t->run.rules;
    struct arb_run *g = &t->run;
    return rules->of_all && !(option.flags & ARB_PASS) && rules->of_all(g, seat, option);
}

bool arb_is_of_all(arb_table *t, const struct arb_ask *ask, int choice)
{
    return ask->seat < ARB_SEATS && choice >= 0 && choice < ask->count &&
           is_of_all(t, ask->seat, ask->options[choice]);
}

int arb_all_of(struct arb_table *t, int seat, int *first)
{
    const struct arb_run *g = &t->run;
    int count = 0;
    if (seat >= ARB_SEATS || !(arb_open_asks(g->block) >> seat & 1))
        return 0;
    for (int i = g->list[seat].count - 1; i >= 0; i--)
        if (is_of_all(t, seat, g->option[g->list[seat].first + i])) {
            *first = i;
            count++;
        }
    return count;
}

/* Is the seat still asked the same, though its numbers may have changed? */
static bool goes_on(const struct arb_table *t, int seat, struct arb_prompt begun)
{
    if (!(arb_open_asks(t->run.block) >> seat & 1))
        return false;
    struct arb_prompt now = arb_prompt_of(&t->run, seat);
    return now.text == begun.text && now.rule == begun.rule;
}

bool arb_answer_all(arb_table *t, uint32_t id, int seat, struct arb_error *err)
{
    int first, count = arb_all_of(t, seat, &first);
    if (count < 2)
        return arb_fail(err, "Here is nothing of which all could be chosen at once.");
    struct arb_prompt prompt = arb_prompt_of(&t->run, seat);
    if (!arb_answer(t, id, seat, first, err))
        return false;
    /* Each takes one away; no more answers than that, whatever comes of them. */
    while (--count > 0 && goes_on(t, seat, prompt) && arb_all_of(t, seat, &first)) {
        arb_table_step(t, seat, t->run.option[t->run.list[seat].first + first], ARB_BY_ORDER);
        arb_table_settle(t);
    }
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}
