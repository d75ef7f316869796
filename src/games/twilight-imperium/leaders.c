/* 51 Leaders. */
#include "kit_config.h"

int objectives_scored(const struct arb_run *g, int seat)
{
    int n = g->s->zone[ZONE_SCORED + seat].count, of, i = 0;
    of = g->c->cards_of[PUBLIC] + g->c->cards_of[SECRET]; /* of which some may be made public */
    for (; i + 8 <= of; i += 8) {                         /* a bit for each seat in every byte */
        uint64_t eight;
        memcpy(&eight, &g->s->scored[i], sizeof eight);
        n += __builtin_popcountll(eight >> seat & 0x0101010101010101);
    }
    for (; i < of; i++)
        n += g->s->scored[i] >> seat & 1;
    return n;
}

/* 51.4 An agent needs no unlocking. */
bool is_locked(const struct arb_run *g, int card)
{
    const struct thing_def *d = def_of(g, card);
    return d->type == LEADER && d->kind != AGENT && !(g->s->card_state[card] & CARD_UNLOCKED);
}

int leader_of(const struct arb_run *g, int seat, enum role role)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_LEADERS + seat, card)
        if (def_of(g, card)->kind == role)
            return card;
    return 0;
}

/* 51.6b, 51.10c; 51.6d, 51.10d nothing locks it again. */
void unlock_leader(struct arb_run *g, int card, const char *rule)
{
    g->s->card_state[card] |= CARD_UNLOCKED;
    index_thing(g, card);
    look_at_loans(g);
    tell(g, EVENT_UNLOCKS, rule, game_you(g, card, NULL), card, 0);
}

/* 51.6+1 What is printed on the commander; 51.10a, 51.10b three scored objectives, points alone do
 * not help. */
static bool is_fulfilled(const struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    if (d->kind == HERO) {
        RULE("51.10b");
        return objectives_scored(g, seat) >= HERO_OBJECTIVES;
    }
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    return d->condition && holds(g, &sc, d->condition);
}

static void unlock_leaders(struct arb_run *g, int seat)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_LEADERS + seat, card) {
        enum role role = def_of(g, card)->kind;
        if (!is_locked(g, card) || !is_fulfilled(g, seat, card))
            continue;
        if (role == HERO)
            RULES("51.10+1", "51.10a", "51.10c");
        else
            RULES("51.6+1", "51.6b", "51.6c");
        unlock_leader(g, card, role == HERO ? "51.10a" : "51.6+1");
    }
}

void sheet_used(struct arb_run *g, int seat)
{
    int card = leader_of(g, seat, COMMANDER);
    if (card && def_of(g, card)->by_abilities && is_locked(g, card))
        unlock_leader(g, card, "51.6+1");
}

void unlock_all_leaders(struct arb_run *g)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat))
            unlock_leaders(g, seat);
}
