/* modify.c - changes found, numbers computed. */
#include "kit_config.h"

/* Going through changes. */

struct changes changes_at(const struct arb_run *g, int thing, enum change change, int depth)
{
    return (struct changes){.g = g,
                            .thing = thing,
                            .change = (uint8_t)change,
                            .depth = (uint8_t)depth,
                            .stat = ANY_STAT,
                            .listener = KIT_INDEX(g)->changing[change]};
}

struct changes changes_of(const struct arb_run *g, int thing, enum change change)
{
    return changes_at(g, thing, change, 0);
}

/* Is the thing out of reach of this source's changes? */
static bool kept_away(const struct changes *it, int source)
{
    return it->thing && !(it->change < 64 && (IMMUNITY_CHANGES >> it->change & 1)) &&
           game_immune(it->g, it->thing, source, it->depth + 1);
}

static bool next_constant(struct changes *it)
{
    const struct arb_run *g = it->g;
    while (it->listener) {
        const struct listener *l = &KIT_INDEX(g)->listener[it->listener];
        it->listener = l->next;
        const struct modifier *m = &g->c->modifier[l->ability];
        if (it->stat != ANY_STAT && m->stat != it->stat)
            continue;
        struct scope sc = {.source = l->thing,
                           .you = (uint8_t)game_you(g, l->thing, NULL),
                           .depth = (uint8_t)(it->depth + 1)};
        if (it->thing && !in_set(g, &sc, m->set, it->thing))
            continue;
        if (m->condition) {
            AT(CHANGE_CONDITION);
            if (!holds(g, &sc, m->condition))
                continue;
        }
        if (it->change != BLANK && silenced(g, l->thing, sc.depth))
            continue;
        if (kept_away(it, l->thing))
            continue;
        AT(CONSTANT_CHANGE);
        it->modifier = m;
        it->source = l->thing;
        it->amount = value_of(g, &sc, &m->value);
        if (it->amount || m->change != ADD_STAT)
            ACTS(l->thing, m->text);
        it->seat = NOBODY;
        it->serial = game_serial(g, l->thing);
        it->frozen = NULL;
        it->you = sc.you;
        return true;
    }
    return false;
}

/* Is the lasting change for the thing that is asked about? */
static bool lasts_for(const struct changes *it, const struct lasting *l)
{
    const struct arb_run *g = it->g;
    if (!it->thing)
        return true;
    if (!l->live) {
        if (!set_has(&l->set, it->thing)) {
            AT(NOT_FROZEN_IN);
            return false;
        }
    } else {
        AT(LIVE_CHANGE);
        struct scope sc = {.source = l->source,
                           .you = l->you,
                           .depth = (uint8_t)(it->depth + 1),
                           .estranged = game_is_new(g, l->source, l->serial)};
        if (!in_set(g, &sc, g->c->modifier[l->modifier].set, it->thing))
            return false;
    }
    if (kept_away(it, l->source)) {
        AT(IMMUNE_TO_LASTING);
        return false;
    }
    return true;
}

static bool next_lasting(struct changes *it)
{
    const struct arb_run *g = it->g;
    struct modifications *all = KIT_MODIFY(g);
    for (const struct lasting *l; (l = lasting_from(all, it->lasting)) != NULL;) {
        it->lasting = (int)(l - all->lasting) + 1;
        const struct modifier *m = &g->c->modifier[l->modifier];
        if (m->change != it->change || (it->stat != ANY_STAT && m->stat != it->stat) ||
            !lasts_for(it, l))
            continue;
        AT(LASTING_CHANGE);
        if (g->marks && !game_in_play(g, l->source))
            AT(OUTLASTS_SOURCE);
        it->modifier = m;
        it->source = l->source;
        it->amount = l->amount;
        it->seat = l->seat;
        it->serial = l->serial;
        it->frozen = &l->set;
        it->you = l->you;
        return true;
    }
    return false;
}

bool next_change(struct changes *it)
{
    return (it->listener && next_constant(it)) ||
           (has_bit(KIT_MODIFY(it->g)->changes, it->change) && next_lasting(it));
}

const char *kind_of_change(const struct changes *it)
{
    return it->frozen ? "lasting effect" : "constant ability";
}

int source_of_change(const struct arb_run *g, int thing, enum change change)
{
    struct changes it = changes_of(g, thing, change);
    return next_change(&it) ? it.source : 0;
}

int table_rule(const struct arb_run *g, int seat, enum change change)
{
    if (!may_change(g, change))
        return 0;
    int sum = 0;
    struct changes it = changes_of(g, 0, change);
    while (next_change(&it)) {
        struct scope sc = {.source = (uint16_t)it.source, .you = it.you};
        bool meant = it.seat != NOBODY ? it.seat == seat : is_who(g, &sc, it.modifier->who, seat);
        if (seat == NOBODY || meant)
            sum += it.amount ? it.amount : 1;
    }
    return sum;
}

bool silenced(const struct arb_run *g, int thing, int depth)
{
    if (!may_change(g, BLANK) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, thing, BLANK, depth);
    return next_change(&it);
}

static bool lowers(const struct modifier *m, int stat)
{
    return m->stat == stat && (m->change == SET_STAT || m->value.measure || m->value.base < 0);
}

static bool chain_lowers(const struct arb_run *g, int chain, int stat)
{
    EACH_LISTENER (g, chain, c)
        if (lowers(&g->c->modifier[c->ability], stat))
            return true;
    return false;
}

bool may_be_lowered(const struct arb_run *g, int stat)
{
    static const uint8_t kinds[] = {ADD_STAT, SET_STAT};
    if (chain_lowers(g, KIT_INDEX(g)->changing[CHANGES + stat], stat) ||
        chain_lowers(g, KIT_INDEX(g)->changing[SET_STAT], stat))
        return true;
    for (int i = 0; i < 2; i++) {
        if (!has_bit(KIT_MODIFY(g)->changes, kinds[i]))
            continue;
        EACH_LASTING (g, l) {
            const struct modifier *m = &g->c->modifier[l->modifier];
            if (m->change == kinds[i] && m->stat == stat && (kinds[i] == SET_STAT || l->amount < 0))
                return true;
        }
    }
    return false;
}

/* Numbers. */

void put_part(struct parts *parts, int amount, int source, const char *what, const char *rule)
{
    if (parts->count < PARTS)
        parts->part[parts->count++] = (struct part){amount, (uint16_t)source, what, rule};
    else /* the parts still add up to the number */
        parts->part[PARTS - 1] =
            (struct part){parts->part[PARTS - 1].amount + amount, 0, "and more", rule};
}

static struct changes stat_changes(const struct arb_run *g, int thing, enum change change,
                                   enum stat which, int depth)
{
    struct changes it = changes_at(g, thing, change, depth);
    it.stat = (uint8_t)which;
    if (change == ADD_STAT)
        it.listener = KIT_INDEX(g)->changing[CHANGES + which];
    return it;
}

static int count_changes(const struct arb_run *g, int thing, enum change change, enum stat which,
                         int depth)
{
    int n = 0;
    struct changes it = stat_changes(g, thing, change, which, depth);
    while (next_change(&it))
        n++;
    return n;
}

/* The latest change that sets the number, if there is one. */
static bool is_set(const struct arb_run *g, int thing, enum stat which, int depth, int *amount,
                   int *source)
{
    if (!may_change(g, SET_STAT))
        return false;
    int serial = -1;
    struct changes it = stat_changes(g, thing, SET_STAT, which, depth);
    while (next_change(&it))
        if (it.serial >= serial) {
            AT(SET_LATEST);
            serial = it.serial;
            *source = it.source;
            *amount = it.amount;
        }
    return serial >= 0;
}

/* Additions, then doubling and halving; fractions round up. */
static int modified(const struct arb_run *g, int thing, enum stat which, int value, int depth,
                    struct parts *parts)
{
    if (may_add(g, which)) {
        struct changes it = stat_changes(g, thing, ADD_STAT, which, depth);
        while (next_change(&it))
            if (it.amount) {
                AT(ADDED);
                value += it.amount;
                add_part(parts, it.amount, it.source, kind_of_change(&it), BY(ADDED));
            }
    }
    if (!may_change(g, DOUBLE_STAT) && !may_change(g, HALVE_STAT))
        return value;
    int up = count_changes(g, thing, DOUBLE_STAT, which, depth);
    int down = count_changes(g, thing, HALVE_STAT, which, depth);
    if (!up && !down)
        return value;
    AT(MULTIPLIED);
    int before = value;
    value *= 1 << up;
    if (down) {
        AT(ROUNDED);
        value = (value + (1 << down) - 1) >> down;
    }
    add_part(parts, value - before, 0, "doubled or halved", BY(MULTIPLIED));
    return value;
}

int stat_at(const struct arb_run *g, int thing, enum stat which, struct parts *parts, int depth)
{
    int printed = game_printed(g, thing, which);
    bool is_signed = (uint64_t)SIGNED_STATS >> which & 1;
    bool counts = printed > 0 || (is_signed && printed != NO_VALUE);
    int value = counts ? printed : 0, set = 0, source = 0;
    if (__builtin_expect(g->marks != NULL, 0))
        game_counts(g, thing);
    AT(PRINTED);
    add_part(parts, value, thing, "printed", BY(PRINTED));
    if (depth >= DEEPEST)
        return value;
    bool overridden = is_set(g, thing, which, depth, &set, &source);
    if (overridden) {
        AT(SET);
        add_part(parts, set - value, source, "set to", BY(SET));
        value = set;
    }
    if (!overridden || !SET_OVERRIDES)
        value = modified(g, thing, which, value, depth, parts);
    AT(ALL_COUNTED);
    if (value < 0 && !is_signed) {
        AT(NEVER_BELOW_ZERO);
        add_part(parts, -value, 0, "never below 0", BY(NEVER_BELOW_ZERO));
        value = 0;
    }
    return value;
}

/* Nothing at work changes this number of anything: it is what is printed, which most often is so.
 */
static inline bool untouched(const struct arb_run *g, enum stat which)
{
    const uint16_t *changing = KIT_INDEX(g)->changing;
    const uint64_t changes =
        1ull << ADD_STAT | 1ull << SET_STAT | 1ull << DOUBLE_STAT | 1ull << HALVE_STAT;
    return !(changing[CHANGES + which] | changing[SET_STAT] | changing[DOUBLE_STAT] |
             changing[HALVE_STAT]) &&
           !(KIT_MODIFY(g)->changes[0] & changes);
}

int stat_of(const struct arb_run *g, int thing, enum stat which, struct parts *parts)
{
    if (parts || g->marks || !untouched(g, which))
        return stat_at(g, thing, which, parts, 0);
    int printed = game_printed(g, thing, which);
    bool counts = printed > 0 || (((uint64_t)SIGNED_STATS >> which & 1) && printed != NO_VALUE);
    return counts ? printed : 0;
}
