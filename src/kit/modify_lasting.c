/* modify_lasting.c - lasting changes begin, are told and end. */
#include "kit_config.h"

static void tell_lasting_of(struct arb_run *g, const struct lasting *l, int thing)
{
    tell_more(g, (struct arb_event){.kind = EVENT_LASTING,
                                    .a = l->amount,
                                    .b = (int16_t)l->source,
                                    .c = (int16_t)l->modifier,
                                    .d = (int16_t)thing,
                                    .e = l->seat,
                                    .f = l->until,
                                    .rule = BY(LASTING_BEGINS)});
}

/* One line for each thing that is changed, and everybody sees which it is. */
static void tell_lasting(struct arb_run *g, const struct lasting *l)
{
    bool named = false;
    if (!g->sink)
        return;
    EACH_OF (&l->set, thing)
        if (game_is_shown(g, thing)) {
            tell_lasting_of(g, l, thing);
            named = true;
        }
    if (!named)
        tell_lasting_of(g, l, 0);
}

static void note_lasting(struct modifications *all, int change)
{
    all->changes[change >> 6] |= 1ull << (change & 63);
}

void make_lasting(struct arb_run *g, const struct scope *sc, enum until until, int modifier,
                  int amount, bool frozen)
{
    struct modifications *all = KIT_MODIFY(g);
    const struct modifier *m = &g->c->modifier[modifier];
    int slot = ~all->slots ? __builtin_ctzll(~all->slots) : LASTING;
    if (slot >= LASTING || NOW(g) == UINT16_MAX) {
        arb_stop(g, LASTING_LIMIT);
        return;
    }
    AT(LASTING_BEGINS);
    struct lasting *l = &all->lasting[slot];
    *l = (struct lasting){.in_use = 1,
                          .until = (uint8_t)until,
                          .seat = NOBODY,
                          .source = sc->source,
                          .modifier = (uint16_t)modifier,
                          .amount = (int16_t)amount,
                          .serial = ++NOW(g),
                          .you = sc->you};
    if (m->who && m->who != WHO_ANYONE)
        l->seat = (uint8_t)who(g, sc, m->who);
    collect(g, sc, m->set, &l->set);
    if (m->set.which == WHICH_FILTER && !frozen && game_is_live(g, sc->source)) {
        AT(LASTING_LIVE);
        l->live = 1;
    } else {
        AT(LASTING_FROZEN);
    }
    all->slots |= 1ull << slot;
    note_lasting(all, m->change);
    unsettle(g);
    tell_lasting(g, l);
}

void end_lasting(struct arb_run *g, enum until until, int since)
{
    struct modifications *all = KIT_MODIFY(g);
    memset(all->changes, 0, sizeof all->changes);
    EACH_LASTING (g, l) {
        if (l->until == until && l->serial > since) {
            AT(LASTING_ENDS);
            *l = (struct lasting){0};
            all->slots &= ~(1ull << (l - all->lasting));
            unsettle(g);
        } else {
            note_lasting(all, g->c->modifier[l->modifier].change);
        }
    }
}

void forget_lasting(struct arb_run *g, int thing)
{
    EACH_LASTING (g, l)
        set_drop(&l->set, thing);
}
