/* 51.8 Leaders that are used by others than their owners. */
#include "kit_config.h"

struct loans {
    int count;
    struct loan loan[LOANS];
};

const struct loan *loan_of(const struct arb_run *g, int thing)
{
    return &g->s->loan[thing - LOAN_CARDS];
}

int text_of_lender(const struct arb_run *g, int thing)
{
    struct abilities own = game_abilities(g, loan_of(g, thing)->by);
    for (int i = own.first; i < own.first + own.count; i++)
        for (int m = g->c->ability[i].modifier; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
            if (g->c->modifier[m].change == BORROWS)
                return g->c->ability[i].text;
    return 0;
}

static bool same_loan(const struct loan *a, const struct loan *b)
{
    return a->leader == b->leader && a->by == b->by && a->user == b->user;
}

static bool is_listed(const struct loans *list, const struct loan *l)
{
    for (int i = 0; i < list->count; i++)
        if (same_loan(&list->loan[i], l))
            return true;
    return false;
}

static void list_borrowers(const struct arb_run *g, int leader, struct loans *out)
{
    struct changes it = changes_of(g, leader, BORROWS);
    while (next_change(&it))
        if (it.you < SEATS && out->count < LOANS)
            out->loan[out->count++] = (struct loan){(uint16_t)leader, (uint16_t)it.source, it.you};
}

static void list_loans(const struct arb_run *g, struct loans *out)
{
    *out = (struct loans){0};
    if (!may_change(g, BORROWS))
        return;
    for (int seat = 0; seat < g->block->seats; seat++)
        EACH_IN (g->s->zone, g->s->link, ZONE_LEADERS + seat, leader)
            if (!is_locked(g, leader))
                list_borrowers(g, leader, out);
}

static bool is_lent(const struct arb_run *g, const struct loan *l)
{
    for (int i = 0; i < LOANS; i++)
        if (same_loan(&g->s->loan[i], l))
            return true;
    return false;
}

bool is_card_lent(const struct arb_run *g, int card)
{
    for (int i = 0; i < LOANS; i++)
        if (g->s->loan[i].leader && g->s->loan[i].leader == card)
            return true;
    return false;
}

static void lend(struct arb_run *g, const struct loan *l)
{
    for (int i = 0; i < LOANS; i++)
        if (!g->s->loan[i].leader) {
            g->s->loan[i] = *l;
            index_thing(g, LOAN_CARDS + i);
            return;
        }
}

void look_at_loans(struct arb_run *g)
{
    struct loans now;
    list_loans(g, &now);
    for (int i = 0; i < LOANS; i++)
        if (g->s->loan[i].leader && !is_listed(&now, &g->s->loan[i])) {
            effects_forget(g, LOAN_CARDS + i);
            g->s->loan[i] = (struct loan){0};
        }
    for (int i = 0; i < now.count; i++)
        if (!is_lent(g, &now.loan[i]))
            lend(g, &now.loan[i]);
}
