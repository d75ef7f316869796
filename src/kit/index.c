/* index.c - the chains of what waits and what changes. */
#include "kit_config.h"

static void add_listener(struct arb_run *g, uint16_t *chain, int thing, int ability)
{
    struct ability_index *index = KIT_INDEX(g);
    uint16_t n = index->free;
    if (!n) {
        arb_stop(g, LISTENERS_LIMIT);
        return;
    }
    index->free = index->listener[n].next;
    index->listener[n] = (struct listener){(uint16_t)thing, (uint16_t)ability, *chain};
    *chain = n;
}

static void drop_listeners(struct arb_run *g, uint16_t *chain, int thing)
{
    struct ability_index *index = KIT_INDEX(g);
    while (*chain) {
        uint16_t n = *chain;
        if (index->listener[n].thing != thing) {
            chain = &index->listener[n].next;
            continue;
        }
        *chain = index->listener[n].next;
        index->listener[n] = (struct listener){.next = index->free};
        index->free = n;
    }
}

int next_of_kind(const struct arb_run *g, struct abilities of, enum ability_kind kind, int after)
{
    for (int i = after < of.first ? of.first : after + 1; i < of.first + of.count; i++)
        if (g->c->ability[i].kind == kind)
            return i;
    return 0;
}

void index_init(struct arb_run *g)
{
    struct ability_index *index = KIT_INDEX(g);
    for (int n = LISTENERS - 1; n > 0; n--) {
        index->listener[n].next = index->free;
        index->free = (uint16_t)n;
    }
}

uint16_t *chain_of(const struct arb_run *g, const struct ability *a)
{
    bool answers = a->kind == RESPONSE || a->kind == FORCED || a->kind == CONSTANT;
    if (a->kind == ACTION)
        return &KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE];
    return answers && a->fact ? &KIT_INDEX(g)->listening[a->timing][a->fact] : NULL;
}

bool index_thing(struct arb_run *g, int thing)
{
    int place = game_works_from(g, thing);
    struct abilities own = game_abilities(g, thing);
    if (place < 0)
        AT(WORKS_ELSEWHERE);
    if (place < 0 || !own.count)
        return false;
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        if (a->from != place) {
            AT(WORKS_ELSEWHERE);
            continue;
        }
        if (chain_of(g, a))
            add_listener(g, chain_of(g, a), thing, i);
        for (int m = a->modifier; m; m = g->c->modifier[m].and_next ? m + 1 : 0) {
            add_listener(g, &KIT_INDEX(g)->changing[chain_of_change(&g->c->modifier[m])], thing, m);
            game_begins_to_change(g, thing, &g->c->modifier[m]);
        }
    }
    return true;
}

void unindex_thing(struct arb_run *g, int thing)
{
    struct abilities own = game_abilities(g, thing);
    AT(ABILITIES_END);
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        if (chain_of(g, a))
            drop_listeners(g, chain_of(g, a), thing);
        if (a->modifier)
            AT(CHANGES_END);
        for (int m = a->modifier; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
            drop_listeners(g, &KIT_INDEX(g)->changing[chain_of_change(&g->c->modifier[m])], thing);
    }
}
