/* numbers.c - every number from its printed value and what modifies it now.
 *
 * The numbers of single cards are the kit's (modify.h); here is what else changes
 * cards, and totals over several of them. */
#include "numbers.h"

/* What keeps changes away. */

/* Effects of player cards, encounter cards or both do not touch this card. */
bool immune_to(const struct arb_run *g, int card, int source)
{
    return game_immune(g, card, source, 0);
}

bool game_immune(const struct arb_run *g, int card, int source, int depth)
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

/* A lasting effect of an encounter card is for what passes while it lasts
 * (lasting-effects.6). */
bool game_is_live(const struct arb_run *g, int source)
{
    return g->s->card[source].owner == SCENARIO;
}

int game_serial(const struct arb_run *g, int card)
{
    return g->s->card[card].serial;
}

/* May this enemy attack this player? */
int barred_from_attacking(const struct arb_run *g, int enemy, int player)
{
    if (!may_change(g, CANNOT_ATTACK))
        return 0;
    struct changes it = changes_of(g, enemy, CANNOT_ATTACK);
    while (next_change(&it))
        if (it.seat == NOBODY || it.seat == player)
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

/* Card types, icons. */

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
                          : which_thing(g, &sc, it.modifier->set.which) == card) {
                RULES("cardtypes.3", "cardtypes.4");
                if (def_of(g, card)->type == ALLY && it.modifier->arg == ENEMY)
                    RULE("cardtypes.5");
                return it.modifier->arg;
            }
        }
    }
    return def_of(g, card)->type;
}

bool gained_icon(const struct arb_run *g, int card, int sphere, int depth)
{
    if (depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, card, GAIN_SPHERE, depth);
    while (next_change(&it))
        if (it.modifier->arg == sphere)
            return true;
    return false;
}

/* Totals. */

int attacker_count(const struct arb_run *g)
{
    int n = 0;
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            n += !!(g->s->card[card].flags & ATTACKING);
    return n;
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

/* A strength of all characters with this flag. */
static int total_of(const struct arb_run *g, int flag, enum stat stat, const char *rule,
                    const char *told_by, struct parts *parts)
{
    int total = 0;
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            if (!(g->s->card[card].flags & flag))
                continue;
            RULE(rule);
            int strength = stat_of(g, card, stat, NULL);
            total += strength;
            add_part(parts, strength, card, stat_names[stat], told_by);
        }
    return total;
}

int committed_willpower(const struct arb_run *g, struct parts *parts)
{
    return total_of(g, COMMITTED, WILLPOWER, "willpower-strength.2", "willpower-strength.2", parts);
}

int attack_total(const struct arb_run *g, struct parts *parts)
{
    RULE("t6.8.2");
    return total_of(g, ATTACKING, ATTACK, "attack-strength.2", "t6.8.2", parts);
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
    EACH_PLAYER (g, p) {
        bool out = !is_playing(g, p);
        int threat = out || s->threat[p] > THREAT_ELIMINATION ? THREAT_ELIMINATION : s->threat[p];
        if (out)
            RULE("scoring.8");
        RULE("scoring.3");
        total += threat;
        add_part(parts, threat, PART_OF_SEAT(p), "threat level", out ? "scoring.8" : "scoring.3");
    }
    EACH_MADE_CARD (g, card) {
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
