/* settle.c - what takes care of itself once something happened (deaths, explored
 * places, eliminations, victory), then everything that answers it. */
#include "engine.h"

/* ---- State that settles itself ----------------------------------------------------------- */

static bool lowers(const struct modifier *m, int stat)
{
    return m->stat == stat && (m->change == SET_STAT || m->value.measure || m->value.base < 0);
}

/* Is anything at work that could bring this number of some card down? Else only cards
 * with tokens need a look. */
static bool may_be_lowered(const struct arb_run *g, enum stat stat)
{
    static const uint8_t kinds[] = {ADD_STAT, SET_STAT};
    if (!g->c->lowers_points)
        return false;
    for (int i = 0; i < 2; i++) {
        for (int l = g->s->constant[kinds[i]]; l; l = g->s->listener[l].next)
            if (lowers(&g->c->modifier[g->s->listener[l].ability], stat))
                return true;
        if (!(g->s->lasting_changes >> kinds[i] & 1))
            continue;
        for (uint64_t slots = g->s->lasting_slots; slots; slots &= slots - 1) {
            const struct lasting *l = &g->s->lasting[__builtin_ctzll(slots)];
            const struct modifier *m = &g->c->modifier[l->modifier];
            if (m->change == kinds[i] && m->stat == stat && (kinds[i] == SET_STAT || l->amount < 0))
                return true;
        }
    }
    return false;
}

/* Characters and enemies with damage up to their hit points (hit-points.2); with no hit
 * points that is none. */
static struct thing_set doomed_cards(struct arb_run *g)
{
    struct thing_set dead = {{0}};
    struct lotr *s = g->s;
    bool lowered = may_be_lowered(g, HIT_POINTS);
    for (int p = 0; p <= s->players; p++) {
        static const uint8_t own[] = {PLAY_AREA, ENGAGED_AREA};
        for (int i = 0; i < 2; i++) {
            int zone = p < s->players ? zone_of(p, own[i]) : ZONE_STAGING;
            EACH_CARD (g, zone, card)
                if ((lowered || s->card[card].damage) && in_play(g, card) &&
                    (is_character(g, card) || is_type(g, card, ENEMY)) &&
                    s->card[card].damage >= stat_of(g, card, HIT_POINTS, NULL)) {
                    RULES("hit-points.2", "damage.2");
                    set_add(&dead, card);
                }
        }
    }
    return dead;
}

static int fallen_players(struct arb_run *g)
{
    int fallen = 0;
    struct lotr *s = g->s;
    for (int p = 0; p < s->players; p++) {
        if (!is_playing(g, p))
            continue;
        bool hero = false;
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            hero |= is_type(g, card, HERO) && !(s->card[card].flags & FACEDOWN);
        if (!hero) {
            RULE("player-elimination.1");
            fallen |= 1 << p;
        }
        if (s->threat[p] >= THREAT_ELIMINATION) {
            RULES("player-elimination.2", "threat-elimination-level.2");
            fallen |= 1 << p;
        }
    }
    return fallen;
}

/* Locations with progress up to their quest points, however it came to that. */
static struct thing_set explored_locations(struct arb_run *g)
{
    struct thing_set explored = {{0}};
    bool lowered = may_be_lowered(g, QUEST_POINTS);
    for (int i = 0; i < 2; i++)
        EACH_CARD (g, i ? ZONE_ACTIVE : ZONE_STAGING, card)
            if ((lowered || g->s->card[card].progress || !def_of(g, card)->stat[QUEST_POINTS]) &&
                is_type(g, card, LOCATION) &&
                g->s->card[card].progress >= stat_of(g, card, QUEST_POINTS, NULL)) {
                RULE("explored.1");
                set_add(&explored, card);
            }
    return explored;
}

/* A third restricted attachment: its host, or 0 (restricted.3). */
static int overloaded(struct arb_run *g)
{
    EACH_CARD (g, ZONE_ATTACHED, card) {
        int host = g->s->card[card].host;
        if (!keyword(g, card, RESTRICTED) || !is_character(g, host))
            continue;
        RULE("restricted.2");
        if (restricted_on(g, host) > 2)
            return host;
    }
    return 0;
}

/* Attachments on a card that has come to refuse them. */
static struct thing_set refused_attachments(struct arb_run *g)
{
    struct thing_set off = {{0}};
    if (!may_change(g, CANNOT_HAVE_ATTACHMENTS))
        return off;
    EACH_CARD (g, ZONE_ATTACHED, card)
        if (barred_from_attaching(g, g->s->card[card].host, card)) {
            RULE("cannot-have-attachments.4");
            set_add(&off, card);
        }
    return off;
}

/* Copies that players have of a unique card the encounter deck has just brought into
 * play, unique themselves or not. */
static struct thing_set displaced_copies(struct arb_run *g)
{
    struct thing_set off = {{0}};
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD (g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), card) {
            if (!has_flag(g, card, DISPLACES))
                continue;
            g->s->card[card].flags &= (uint16_t)~DISPLACES;
            for (int q = 0; q < g->s->players; q++)
                EACH_CARD (g, zone_of(q, PLAY_AREA), copy)
                    if (def_of(g, copy)->title_id == def_of(g, card)->title_id) {
                        RULE("unique-cards.5");
                        set_add(&off, copy);
                    }
        }
    return off;
}

/* Not before a stage has done what it does when it is revealed. */
static bool victory_condition(struct arb_run *g)
{
    return may_change(g, WINS_WHEN) && !g->s->setting_up && !g->s->arriving &&
           table_rule(g, NOBODY, WINS_WHEN);
}

static bool stage_is_defeated(struct arb_run *g)
{
    struct lotr *s = g->s;
    if (!s->stage)
        return false;
    int need = stat_of(g, s->stage, QUEST_POINTS, NULL);
    return need > 0 && s->card[s->stage].progress >= need && !table_rule(g, NOBODY, STAGE_LOCKED);
}

/* ---- What is on its way already ------------------------------------------------------- */

static bool is_spared(const struct arb_run *g, int card, enum fact fact)
{
    return has_flag(g, card, LEAVING) || (has_flag(g, card, KEPT) && anyone_interrupts(g, fact));
}

static struct thing_set but_spared(const struct arb_run *g, struct thing_set set)
{
    EACH_OF (&set, card)
        if (is_spared(g, card, FACT_LEAVES_PLAY))
            set_drop(&set, card);
    return set;
}

/* Everything is settled: what was kept once is tried again when something has happened. */
static void forget_kept(struct arb_run *g)
{
    if (!anyone_interrupts(g, FACT_LEAVES_PLAY) && !anyone_interrupts(g, FACT_STAGE_DEFEATED))
        return;
    for (int card = 1; card <= g->s->cards; card++)
        g->s->card[card].flags &= (uint16_t)~KEPT;
}

/* ---- settle ---------------------------------------------------------------------------------- */

static bool is_due(const struct arb_run *g, int i, const struct happening *e)
{
    const struct delayed *d = &g->s->delayed[i];
    return d->in_use && d->fact == e->fact && (!d->phase || d->phase == e->amount);
}

/* 1 + the first delayed effect that waits for this, or 0; how many do. */
static int due_delayed(const struct arb_run *g, const struct happening *e, int *count)
{
    int first = 0;
    *count = 0;
    if (!(g->s->delayed_facts >> e->fact & 1))
        return 0;
    for (int i = DELAYED - 1; i >= 0; i--)
        if (is_due(g, i, e)) {
            first = i + 1;
            ++*count;
        }
    return first;
}

static int take_delayed(struct arb_run *g, int i, uint16_t *program)
{
    struct delayed d = g->s->delayed[i];
    g->s->delayed[i] = (struct delayed){0};
    g->s->delayed_facts = 0;
    for (int k = 0; k < DELAYED; k++)
        if (g->s->delayed[k].in_use)
            g->s->delayed_facts |= 1ull << g->s->delayed[k].fact;
    *program = d.program;
    recall(g, &d.scope, d.since);
    return new_scope(g, d.scope);
}

/* All that was delayed until this, before anything reacts to it. */
FLOW(delayed_effects)
{
    struct lotr *s = g->s;
    int due;
    BEGIN;
    while (due_delayed(g, &L->what, &due)) {
        RULES("delayed-effects.2", "delayed-effects.3", "delayed-effects.4");
        int next = due_delayed(g, &L->what, &due) - 1;
        if (due > 1) {
            RULE("first-player.8");
            ASK(SEAT(s->first_player), "first-player.8",
                "Several effects are due: which comes first?", 0, {
                    for (int i = 0; i < DELAYED; i++)
                        if (is_due(g, i, &L->what))
                            offer_option(g, VERB_RESOLVE, s->delayed[i].scope.source,
                                         s->delayed[i].scope.ability, i);
                });
            next = chosen(g)->c;
        }
        L->scope = (uint8_t)take_delayed(g, next, &L->op);
        CALL(program, .scope = L->scope, .op = L->op);
        drop_scope(g);
        SETTLE;
    }
    END;
}

FLOW(settle)
{
    struct lotr *s = g->s;
    int due;
    BEGIN;
    if (s->resolving)
        RETURN(0); /* the scenario is over: nothing follows from anything any more */
    reset_encounter_deck(g);
    while (s->unsettled) {
        s->unsettled = 0;
        struct thing_set set = but_spared(g, doomed_cards(g));
        if (set_next(&set, 0)) {
            CALL(leave_play, .set = set, .how = BY_DESTROYING);
            continue;
        }
        set = but_spared(g, explored_locations(g));
        if (set_next(&set, 0)) {
            CALL(leave_play, .set = set, .how = BY_EXPLORING);
            continue;
        }
        set = but_spared(g, refused_attachments(g));
        if (set_next(&set, 0)) {
            CALL(leave_play, .set = set, .how = BY_DISCARDING);
            continue;
        }
        set = but_spared(g, displaced_copies(g));
        if (set_next(&set, 0)) {
            CALL(leave_play, .set = set, .how = BY_DISCARDING);
            continue;
        }
        if (fallen_players(g)) {
            CALL(eliminate, .players = (uint8_t)fallen_players(g));
            s->unsettled = 1;
            continue;
        }
        if ((L->card = (uint16_t)overloaded(g))) {
            ASK(SEAT(s->card[L->card].controller), "restricted.3",
                "{card} has three restricted attachments; which one goes?", L->card, {
                    for (int a = g->s->card[L->card].attached; a; a = g->s->card[a].next_attached)
                        if (keyword(g, a, RESTRICTED))
                            offer_option(g, VERB_DISCARD, a, 0, 0);
                });
            CALL(leave_play, .set = only(chosen(g)->a), .how = BY_DISCARDING);
            s->unsettled = 1;
            continue;
        }
        if (victory_condition(g)) {
            RULES("winning.2", "winning.3");
            CALL(victory);
            RETURN(0);
        }
        if (stage_is_defeated(g) && !is_spared(g, s->stage, FACT_STAGE_DEFEATED)) {
            CALL(advance);
            s->unsettled = 1;
        }
    }
    forget_kept(g);
    L->first = s->fact_base;
    L->end = s->facts;
    s->fact_base = s->facts;
    for (L->i = L->first; L->i < L->end; L->i++)
        if (due_delayed(g, &s->queue[L->i], &due))
            CALL(delayed_effects, .what = s->queue[L->i]);
    if (L->first < L->end) {
        RULE("triggering-condition.3");
        CALL(window, .timing = TIMING_AFTER, .first = L->first, .end = L->end);
    }
    memset(&s->queue[L->first], 0, sizeof(struct happening) * (size_t)(s->facts - L->first));
    s->facts = s->fact_base = L->first;
    END;
}
