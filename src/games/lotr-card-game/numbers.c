/* numbers.c - every number from its printed value and what modifies it now.
 *
 * Nothing is patched: a number is computed from the block each time it is
 * asked for (modifiers.1, modifiers.2), and the same code lists its sources. */
#include "engine.h"

/* ---- What changes a card or the table ------------------------------------------ */

static struct changes changes_at(const struct arb_run *g, int card, enum change change, int depth)
{
    return (struct changes){.g = g,
                            .card = card,
                            .change = (uint8_t)change,
                            .depth = (uint8_t)depth,
                            .stat = ANY_STAT,
                            .listener = g->s->constant[change]};
}

static bool silenced(const struct arb_run *g, int card, int depth)
{
    if (!may_change(g, BLANK) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, card, BLANK, depth);
    return next_change(&it);
}

static bool immune_at(const struct arb_run *g, int card, int source, int depth);

static struct scope scope_of(const struct arb_run *g, int source, int depth)
{
    return (struct scope){.source = (uint16_t)source,
                          .you = (uint8_t)you_of(g, source, NULL),
                          .depth = (uint8_t)(depth + 1)};
}

static bool next_constant(struct changes *it)
{
    const struct arb_run *g = it->g;
    while (it->listener) {
        const struct listener *l = &g->s->listener[it->listener];
        it->listener = l->next;
        const struct modifier *m = &g->c->modifier[l->ability];
        if (it->stat != ANY_STAT && m->stat != it->stat)
            continue;
        struct scope sc = scope_of(g, l->card, it->depth);
        if (it->card && !in_set(g, &sc, m->set, it->card))
            continue;
        if (m->condition)
            RULE("constant-ability.4");
        if (!holds(g, &sc, m->condition))
            continue;
        if (it->change != BLANK && silenced(g, l->card, sc.depth))
            continue;
        if (it->card && it->change != IMMUNE && immune_at(g, it->card, l->card, sc.depth))
            continue;
        RULES("ability.6", "constant-ability.1", "constant-ability.2", "constant-ability.3",
              "constant-ability.5");
        it->modifier = m;
        it->source = l->card;
        it->amount = value_of(g, &sc, &m->value);
        if (it->amount || m->change != ADD_STAT)
            CARD_ACTS(l->card);
        it->player = NOBODY;
        it->serial = g->s->card[l->card].serial;
        it->frozen = NULL;
        it->you = sc.you;
        return true;
    }
    return false;
}

static bool next_lasting(struct changes *it)
{
    const struct arb_run *g = it->g;
    if (!(g->s->lasting_changes >> it->change & 1))
        return false;
    for (uint64_t left; (left = g->s->lasting_slots >> it->lasting) != 0;) {
        it->lasting += __builtin_ctzll(left);
        const struct lasting *l = &g->s->lasting[it->lasting++];
        const struct modifier *m = &g->c->modifier[l->modifier];
        if (m->change != it->change || (it->stat != ANY_STAT && m->stat != it->stat))
            continue;
        if (it->card && l->live) {
            RULE("lasting-effects.7");
            struct scope sc = {.source = l->source,
                               .you = l->you,
                               .depth = (uint8_t)(it->depth + 1),
                               .estranged = is_new_since(g, l->source, l->serial)};
            if (!in_set(g, &sc, m->set, it->card))
                continue;
        } else if (it->card && !set_has(&l->set, it->card)) {
            RULES("lasting-effects.5", "event-cards.6");
            continue;
        }
        if (it->card && it->change != IMMUNE && immune_at(g, it->card, l->source, it->depth + 1)) {
            RULE("immune.5");
            continue;
        }
        RULE("lasting-effects.2");
        if (g->marks && !in_play(g, l->source))
            RULE("lasting-effects.3");
        it->modifier = m;
        it->source = l->source;
        it->amount = l->amount;
        it->player = l->player;
        it->serial = l->serial;
        it->frozen = &l->set;
        it->you = l->you;
        return true;
    }
    return false;
}

struct changes changes_of(const struct arb_run *g, int card, enum change change)
{
    return changes_at(g, card, change, 0);
}

bool next_change(struct changes *it)
{
    return next_constant(it) || next_lasting(it);
}

int changed(const struct arb_run *g, int card, enum change change)
{
    if (!may_change(g, change))
        return 0;
    struct changes it = changes_of(g, card, change);
    return next_change(&it) ? it.source : 0;
}

/* Effects of player cards, encounter cards or both do not touch this card. */
bool immune_to(const struct arb_run *g, int card, int source)
{
    return immune_at(g, card, source, 0);
}

static bool immune_at(const struct arb_run *g, int card, int source, int depth)
{
    if (!may_change(g, IMMUNE) || !source || card == source || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, card, IMMUNE, depth);
    while (next_change(&it)) {
        int side = g->s->card[source].owner == SCENARIO ? 2 : 1;
        if (it.modifier->arg & side) {
            RULE("immune.2");
            return true;
        }
    }
    return false;
}

int table_rule(const struct arb_run *g, int player, enum change change)
{
    if (!may_change(g, change))
        return 0;
    int sum = 0;
    struct changes it = changes_of(g, 0, change);
    while (next_change(&it)) {
        struct scope sc = {.source = (uint16_t)it.source, .you = it.you};
        bool meant =
            it.player != NOBODY ? it.player == player : is_who(g, &sc, it.modifier->who, player);
        if (player == NOBODY || meant)
            sum += it.amount ? it.amount : 1;
    }
    return sum;
}

/* May this enemy attack this player? */
int barred_from_attacking(const struct arb_run *g, int enemy, int player)
{
    if (!may_change(g, CANNOT_ATTACK))
        return 0;
    struct changes it = changes_of(g, enemy, CANNOT_ATTACK);
    while (next_change(&it))
        if (it.player == NOBODY || it.player == player)
            return it.source;
    return 0;
}

/* May this card take this attachment? */
int barred_from_attaching(const struct arb_run *g, int host, int attachment)
{
    if (!may_change(g, CANNOT_HAVE_ATTACHMENTS))
        return 0;
    struct changes it = changes_of(g, host, CANNOT_HAVE_ATTACHMENTS);
    while (next_change(&it)) {
        if (!it.modifier->arg)
            return it.source;
        RULE("cannot-have-attachments.2");
        if (!attachment || has_trait(g, attachment, it.modifier->arg))
            return it.source;
        RULE("cannot-have-attachments.3");
    }
    return 0;
}

/* ---- Card types, traits, keywords, icons ------------------------------------------- */

int changed_type(const struct arb_run *g, int card, int depth)
{
    if (depth < DEEPEST) {
        struct changes it = changes_at(g, 0, IS_TYPE, depth);
        while (next_change(&it)) {
            /* A constant type change names its card directly (self, host) and
             * a lasting one is frozen, so that asking for the type of a card
             * never asks for types again. */
            struct scope sc = {.source = (uint16_t)it.source};
            if (it.frozen ? set_has(it.frozen, card)
                          : which_card(g, &sc, it.modifier->set.which) == card) {
                RULES("cardtypes.3", "cardtypes.4");
                if (def_of(g, card)->type == ALLY && it.modifier->arg == ENEMY)
                    RULE("cardtypes.5");
                return it.modifier->arg;
            }
        }
    }
    return def_of(g, card)->type;
}

bool has_trait(const struct arb_run *g, int card, int trait)
{
    return trait_at(g, card, trait, 0);
}

bool trait_at(const struct arb_run *g, int card, int trait, int depth)
{
    const struct card *c = &g->s->card[card];
    RULE("traits.3");
    RULE("traits.2"); /* only what an ability asks for makes a trait count */
    if (has_bit(def_of(g, card)->traits, trait)) {
        if (!silenced(g, card, depth))
            return true;
        RULES("blank.1", "blank.5");
    }
    if (c->gained_trait == trait)
        return true;
    if (!may_change(g, GAIN_TRAIT) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, card, GAIN_TRAIT, depth);
    while (next_change(&it))
        if (it.modifier->arg == trait) {
            RULE("gains.2");
            if (g->marks && silenced(g, card, depth))
                RULE("blank.2");
            return true;
        }
    return false;
}

int keyword(const struct arb_run *g, int card, enum keyword which)
{
    return keyword_at(g, card, which, 0);
}

int keyword_at(const struct arb_run *g, int card, enum keyword which, int depth)
{
    const struct card_def *d = def_of(g, card);
    RULE("keywords.3"); /* its text is only shown */
    bool printed = d->keyword[which] && (which == VICTORY || !silenced(g, card, depth));
    if (d->keyword[which] && !printed) {
        RULES("blank.1", "blank.4");
    }
    if (which == VICTORY && printed) {
        RULES("victory.4", "victory.5");
    }
    int n = printed ? d->keyword[which] : 0;
    if (!may_change(g, GAIN_KEYWORD) || depth >= DEEPEST)
        return n;
    struct changes it = changes_at(g, card, GAIN_KEYWORD, depth);
    while (next_change(&it))
        if (it.modifier->arg == which) {
            RULES("keywords.4", "gains.2");
            if (which == DOOMED && n)
                RULE("keywords.5");
            if (g->marks && silenced(g, card, depth)) {
                RULES("blank.2", "gains.3");
            }
            n += it.amount ? it.amount : 1;
        }
    return n;
}

/* A hero's resource icon, or the sphere a card belongs to. */
bool has_icon(const struct arb_run *g, int card, int sphere)
{
    return icon_at(g, card, sphere, 0);
}

bool icon_at(const struct arb_run *g, int card, int sphere, int depth)
{
    const struct card_def *d = def_of(g, card);
    RULE("spheres-of-influence.2");
    if (d->sphere == NEUTRAL)
        RULE("neutral-cards.1");
    if (d->sphere == sphere)
        return true;
    if (!may_change(g, GAIN_SPHERE) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, card, GAIN_SPHERE, depth);
    while (next_change(&it))
        if (it.modifier->arg == sphere)
            return true;
    return false;
}

/* ---- Statistics ------------------------------------------------------------------------ */

static const char *kind_of_change(const struct changes *it)
{
    return it->frozen ? "lasting effect" : "constant ability";
}

static void add_part(struct parts *parts, int amount, int source, const char *what,
                     const char *rule)
{
    if (parts && parts->count < PARTS)
        parts->part[parts->count++] = (struct part){amount, (uint16_t)source, what, rule};
    else if (parts) /* the parts still add up to the number */
        parts->part[PARTS - 1] =
            (struct part){parts->part[PARTS - 1].amount + amount, 0, "and more", rule};
}

/* Additions first, then doubling and halving; setting overrides them all and
 * the latest setting wins; fractions round up; never below 0. */
int stat_of(const struct arb_run *g, int card, enum stat which, struct parts *parts)
{
    return stat_at(g, card, which, parts, 0);
}

static struct changes stat_changes(const struct arb_run *g, int card, enum change change,
                                   enum stat which, int depth)
{
    struct changes it = changes_at(g, card, change, depth);
    it.stat = (uint8_t)which;
    return it;
}

int stat_at(const struct arb_run *g, int card, enum stat which, struct parts *parts, int depth)
{
    int printed = def_of(g, card)->stat[which];
    int value = printed > 0 ? printed : 0;
    if (__builtin_expect(g->marks != NULL, 0))
        mark_number(g, card);
    RULES("modifiers.1", "base-value.1", "base-value.2");
    add_part(parts, value, card, "printed", "base-value.2");

    struct changes it;
    if (depth >= DEEPEST)
        return value;
    if (may_change(g, SET_STAT)) {
        int serial = -1, source = 0, amount = 0;
        it = stat_changes(g, card, SET_STAT, which, depth);
        while (next_change(&it))
            if (it.serial >= serial) {
                RULE("modifiers.6");
                serial = it.serial;
                source = it.source;
                amount = it.amount;
            }
        if (serial >= 0) {
            RULE("modifiers.5");
            add_part(parts, amount - value, source, "set to", "modifiers.5");
            return amount > 0 ? amount : 0;
        }
    }
    it = stat_changes(g, card, ADD_STAT, which, depth);
    while (next_change(&it))
        if (it.amount) {
            RULE("modifiers.2");
            value += it.amount;
            add_part(parts, it.amount, it.source, kind_of_change(&it), "modifiers.2");
        }
    RULE("modifiers.3"); /* nothing is cut off before the last one is counted */
    int up = 0, down = 0;
    if (may_change(g, DOUBLE_STAT)) {
        it = stat_changes(g, card, DOUBLE_STAT, which, depth);
        while (next_change(&it))
            up++;
    }
    if (may_change(g, HALVE_STAT)) {
        it = stat_changes(g, card, HALVE_STAT, which, depth);
        while (next_change(&it))
            down++;
    }
    if (up || down) {
        RULE("modifiers.4");
        int before = value;
        value *= 1 << up;
        if (down) {
            RULE("modifiers.9");
            value = (value + (1 << down) - 1) >> down;
        }
        add_part(parts, value - before, 0, "doubled or halved", "modifiers.4");
    }
    if (value < 0) {
        RULES("modifiers.7", "modifiers.8");
        add_part(parts, -value, 0, "never below 0", "modifiers.7");
        value = 0;
    }
    return value;
}

int attacker_count(const struct arb_run *g)
{
    int n = 0;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            n += !!(g->s->card[card].flags & ATTACKING);
    return n;
}

/* ---- Totals ------------------------------------------------------------------------------ */

static bool guards(const struct arb_run *g, int card)
{
    EACH_CARD (g, ZONE_STAGING, objective)
        if (g->s->card[objective].host == card)
            return true;
    return false;
}

int staging_threat(const struct arb_run *g, struct parts *parts)
{
    int total = 0;
    EACH_CARD (g, ZONE_STAGING, card) {
        int type = card_type_now(g, card);
        if (type != ENEMY && type != LOCATION)
            continue;
        if (changed(g, card, NO_THREAT)) {
            add_part(parts, 0, card, "adds no threat", "staging-area.4");
            continue;
        }
        int threat = stat_of(g, card, THREAT, NULL);
        if (type == ENEMY)
            RULE("staging-area.6");
        else
            RULE("staging-area.4");
        if (g->marks && guards(g, card))
            RULE("guarded.7");
        total += threat;
        add_part(parts, threat, card, "threat strength",
                 type == ENEMY ? "staging-area.6" : "staging-area.4");
    }
    int more = table_rule(g, NOBODY, THREAT_TOTAL);
    if (more)
        add_part(parts, more, 0, "effect on the total", "t3.4a");
    total += more;
    return total > 0 ? total : 0;
}

int committed_willpower(const struct arb_run *g, struct parts *parts)
{
    int total = 0;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            if (!(g->s->card[card].flags & COMMITTED))
                continue;
            RULE("willpower-strength.2");
            int willpower = stat_of(g, card, WILLPOWER, NULL);
            total += willpower;
            add_part(parts, willpower, card, "willpower", "willpower-strength.2");
        }
    return total;
}

int attack_total(const struct arb_run *g, struct parts *parts)
{
    int total = 0;
    RULE("t6.8.2");
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            if (!(g->s->card[card].flags & ATTACKING))
                continue;
            RULE("attack-strength.2");
            int attack = stat_of(g, card, ATTACK, NULL);
            total += attack;
            add_part(parts, attack, card, "attack", "t6.8.2");
        }
    return total;
}

/* How much more (less) than printed a card in hand costs this player. */
int cost_changes(const struct arb_run *g, int player, int card, struct parts *parts)
{
    int sum = 0;
    if (!may_change(g, COST_CHANGE))
        return 0;
    struct changes it = changes_of(g, card, COST_CHANGE);
    while (next_change(&it)) {
        struct scope sc = {.source = (uint16_t)it.source, .you = it.you};
        if (it.modifier->who && !is_who(g, &sc, it.modifier->who, player))
            continue;
        RULE("initiating-abilities.4");
        sum += it.amount;
        add_part(parts, it.amount, it.source, kind_of_change(&it), "initiating-abilities.4");
    }
    return sum;
}

/* What a card in hand costs this player; COST_X for an event whose player says
 * what X is. Nobody does so for other cards: there X is 0. */
int play_cost(const struct arb_run *g, int player, int card, struct parts *parts)
{
    int cost = def_of(g, card)->stat[COST];
    if (cost == COST_X && def_of(g, card)->type == EVENT)
        return COST_X;
    if (cost == COST_X)
        RULE("letter-x.1");
    if (cost < 0)
        cost = 0;
    add_part(parts, cost, card, "printed cost", "cost.1");
    cost += cost_changes(g, player, card, parts);
    if (cost < 0) {
        RULE("modifiers.8");
        add_part(parts, -cost, 0, "never below 0", "modifiers.8");
    }
    return cost > 0 ? cost : 0;
}

/* scoring.3 to scoring.9; lower is better. */
int score(const struct arb_run *g, struct parts *parts)
{
    const struct lotr *s = g->s;
    int total = 0;
    for (int p = 0; p < s->players; p++) {
        bool out = !is_playing(g, p);
        int threat = out || s->threat[p] > THREAT_ELIMINATION ? THREAT_ELIMINATION : s->threat[p];
        if (out)
            RULE("scoring.8");
        RULE("scoring.3");
        total += threat;
        add_part(parts, threat, 0, "threat level", out ? "scoring.8" : "scoring.3");
    }
    for (int card = 1; card <= s->cards; card++) {
        const struct card *c = &s->card[card];
        if (g->c->def[c->def].type != HERO || c->owner == SCENARIO)
            continue;
        bool alive = s->link[card].zone == zone_of(c->controller, PLAY_AREA);
        if (!alive || !is_playing(g, c->owner)) {
            if (!is_playing(g, c->owner))
                RULE("scoring.9");
            RULE("scoring.4");
            int cost = g->c->def[c->def].stat[THREAT];
            total += cost;
            add_part(parts, cost, card, "fallen hero", "scoring.4");
        } else if (c->damage) {
            RULE("scoring.5");
            total += c->damage;
            add_part(parts, c->damage, card, "damage", "scoring.5");
        }
    }
    RULE("scoring.6");
    total += 10 * s->rounds_done;
    add_part(parts, 10 * s->rounds_done, 0, "completed rounds", "scoring.6");
    EACH_CARD (g, ZONE_VICTORY, card) {
        RULES("scoring.7", "victory.6");
        int points = g->c->def[s->card[card].def].keyword[VICTORY];
        total -= points;
        add_part(parts, -points, card, "victory points", "scoring.7");
    }
    return total;
}
