/* react_check.c - what must hold of the kit's parts for effects in every block in which a
 * play waits.
 *
 *  1. The index lists each ability and change that works where its thing is, once, and
 *     nothing else.
 *  2. Tables are within their bounds.
 *  3. What is kept as bits beside a table is what the table says.
 *  4. Of each answer that a seat may hide, as many are counted as it hides. */
#include "kit_config.h"

#include "checking.h"

static int times_in_chain(const struct arb_run *g, int chain, int thing, int ability)
{
    int times = 0, n = 0;
    EACH_LISTENER (g, chain, l) {
        times += l->thing == thing && l->ability == ability;
        if (++n == LISTENERS)
            return -1; /* it never ends */
    }
    return times;
}

static int chain_length(const struct arb_run *g, int chain)
{
    int n = 0;
    for (; chain && n < LISTENERS; chain = KIT_INDEX(g)->listener[chain].next)
        n++;
    return n;
}

/* How many entries of the index belong to a thing; -1 and words if one that should be there
 * is not there once. */
static int entries_of(const struct arb_run *g, int thing, struct arb_text *broken)
{
    struct abilities own = game_abilities(g, thing);
    int entries = 0, place = game_works_from(g, thing);
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        const uint16_t *chain = chain_of(g, a);
        int times = 1;
        if (place < 0 || a->from != place)
            continue;
        if (chain) {
            times = times_in_chain(g, *chain, thing, i);
            entries++;
        }
        for (int m = a->modifier; m && times == 1; m = g->c->modifier[m].and_next ? m + 1 : 0) {
            times = times_in_chain(g, KIT_INDEX(g)->changing[chain_of_change(&g->c->modifier[m])],
                                   thing, m);
            entries++;
        }
        if (times != 1) {
            arb_say(broken, "ability %d of thing %d is in the index %d times, not once", i, thing,
                    times);
            return -1;
        }
    }
    return entries;
}

static bool check_index(const struct arb_run *g, int things, struct arb_text *broken)
{
    const struct ability_index *index = KIT_INDEX(g);
    int wanted = 0, found = 0;
    for (int timing = 0; timing < TIMINGS; timing++)
        for (int fact = 0; fact < FACTS; fact++)
            found += chain_length(g, index->listening[timing][fact]);
    for (int change = 0; change < CHANGES + STATS; change++)
        found += chain_length(g, index->changing[change]);
    int unused = chain_length(g, index->free);
    if (found + unused != LISTENERS - 1)
        BROKEN("the index has %d entries in use and %d free, not %d together", found, unused,
               LISTENERS - 1);
    for (int thing = 1; thing <= things; thing++) {
        int entries = entries_of(g, thing, broken);
        if (entries < 0)
            return false;
        wanted += entries;
    }
    if (found != wanted)
        BROKEN("the index has %d entries, but %d abilities work where their things are", found,
               wanted);
    return true;
}

/* Note in `hidden` what a thing of this list could answer with. */
static void tally(const struct arb_run *g, int thing, int list, int hidden[ANSWERS])
{
    const struct answer *answer = KIT_REACT(g)->answer[list];
    struct abilities own = game_abilities(g, thing);
    for (int ability = own.first; ability < own.first + own.count; ability++)
        for (int i = 0; i < ANSWERS && answer[i].ability; i++)
            hidden[i] += answer[i].ability == ability;
}

static bool check_answers(const struct arb_run *g, int things, struct arb_text *broken)
{
    for (int list = 0; list < (ANSWERS_SHARED ? 1 : g->block->seats); list++) {
        int hidden[ANSWERS] = {0};
        for (int thing = 1; thing <= things; thing++) {
            int seat = game_hidden_with(g, thing);
            if (seat != NOBODY && ANSWER_LIST(seat) == list)
                tally(g, thing, list, hidden);
        }
        for (int i = 0; i < ANSWERS && KIT_REACT(g)->answer[list][i].ability; i++) {
            const struct answer *a = &KIT_REACT(g)->answer[list][i];
            if (hidden[i] != a->hidden)
                BROKEN("list %d hides %d copies of ability %d, but %d are counted", list + 1,
                       hidden[i], a->ability, a->hidden);
        }
    }
    return true;
}

bool effects_check(const struct arb_run *g, int things, struct arb_text *broken)
{
    const struct reactions *r = KIT_REACT(g);
    if (KIT_SCOPES(g)->count > SCOPES || r->facts > FACT_QUEUE || r->base > r->facts)
        BROKEN("%d scopes and %d facts are more than the block holds", KIT_SCOPES(g)->count,
               r->facts);
    uint64_t delayed = 0;
    EACH_LASTING (g, l)
        if (!has_bit(KIT_MODIFY(g)->changes, g->c->modifier[l->modifier].change))
            BROKEN("a lasting change is not noted as lasting");
    for (int i = 0; i < DELAYED; i++)
        if (r->delayed[i].in_use)
            delayed |= 1ull << r->delayed[i].fact;
    if (delayed != r->delayed_facts)
        BROKEN("what delayed effects wait for is not noted");
    return check_answers(g, things, broken) && check_index(g, things, broken);
}
