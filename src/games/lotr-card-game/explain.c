/* explain.c - a number of the view taken apart into its sources.
 * Names: "card:ID:STAT", "threat:SEAT", "quest:odds", "option:N", "score", and the rows below. */
#include "foresee.h"
#include "lotr.h"
#include "numbers.h"
#include "sight.h"

#include <stdio.h>

/* A card in hand has what it would cost its player, one in play what it is worth now, others what
 * is printed. In play is what shows its face, and what counts as another card. */
bool game_explain_stat(const struct arb_run *g, int seat, int card, enum stat which, int *total,
                       struct parts *parts)
{
    bool there = in_play(g, card);
    *total = def_of(g, card)->stat[which];
    if (!there && !game_seat_knows(g, seat, card))
        return false;
    if (*total == NO_VALUE && !(there && stat_of(g, card, which, NULL) > 0))
        return false;
    if (which == COST && seat < g->s->players && g->s->link[card].zone == zone_of(seat, HAND)) {
        *total = play_cost(g, seat, card, parts);
        if (*total == COST_X)
            add_part(parts, COST_X, card, "printed cost", "cost.1");
    } else if (there && which != COST) {
        *total = stat_of(g, card, which, parts);
    } else {
        add_part(parts, *total, card, "printed", "base-value.2");
    }
    return true;
}

/* The dial keeps only its present number: it began with the heroes' threat cost
 * (setup.6), and the rest came and went since then, as the log tells. */
static json_t *explain_threat(const struct arb_run *g, const char *name, int player)
{
    const struct lotr *s = g->s;
    struct parts parts = {0};
    int start = s->penalty;
    EACH_MADE_CARD (g, card) {
        if (s->card[card].owner != player || def_of(g, card)->type != HERO)
            continue;
        int cost = def_of(g, card)->stat[THREAT];
        start += cost;
        add_part(&parts, cost, card, "threat cost of a starting hero", "setup.6");
    }
    if (s->penalty)
        add_part(&parts, s->penalty, 0, "heroes replaced in the campaign", "");
    if (s->threat[player] != start || !parts.count)
        add_part(&parts, s->threat[player] - start, 0, "raised and lowered since setup",
                 "threat.1");
    return explained_of_seat(g, name, "Threat", player, s->threat[player], &parts);
}

/* The balance now or with one more committed, and beside it what may still come of it. */
static json_t *explain_odds(const struct arb_run *g, int seat, const char *name,
                            const struct arb_option *option)
{
    struct forecast odds;
    if (!forecast(g, &quest_forecast, seat, option, NULL, &odds))
        return NULL;
    RULE("t3.4a");
    int willpower = committed_willpower(g, NULL), threat = staging_threat(g, NULL);
    if (option)
        willpower += stat_of(g, option->a, WILLPOWER, NULL);
    struct arb_json out = {0};
    forecast_put(g, &quest_forecast, &odds, NULL, &out);
    return json_pack("{s:s,s:s,s:i,s:[{s:i,s:s,s:s,s:s},{s:i,s:s,s:s,s:s}],s:o}", "name", name,
                     "label", "Quest balance", "total", willpower - threat, "parts", "amount",
                     willpower, "source", "willpower committed to the quest", "what", "willpower",
                     "rule", "t3.4a", "amount", -threat, "source", "threat in the staging area",
                     "what", "threat", "rule", "t3.4a", "odds", arb_json_value(&out));
}

/* What an enemy's attack comes to before its shadow cards, and what they may make of it. */
static json_t *explain_defence(const struct arb_run *g, int seat, const char *name,
                               const struct arb_option *option)
{
    struct forecast odds;
    struct parts parts = {0};
    int defender = would_defend(g, seat, option), enemy = g->s->attack.enemy;
    const struct forecast_of *what = attack_forecast(defender);
    char label[120];
    if (defender < 0 || !forecast(g, what, seat, option, NULL, &odds))
        return NULL;
    RULE("t6.4.3a");
    int damage = stat_of(g, enemy, ATTACK, NULL);
    add_part(&parts, damage, enemy, "attack", "t6.4.3a");
    if (defender) {
        int defense = stat_of(g, defender, DEFENSE, NULL);
        add_part(&parts, -defense, defender, "defense", "t6.4.3a");
        damage -= defense;
        snprintf(label, sizeof label, "Damage to %s", def_of(g, defender)->title);
    } else {
        snprintf(label, sizeof label, "Damage to one hero, undefended");
    }
    struct arb_json out = {0};
    forecast_put(g, what, &odds, NULL, &out);
    json_t *how = explained(g, name, label, damage < 0 ? 0 : damage, &parts);
    json_object_set_new(how, "odds", arb_json_value(&out));
    return how;
}

static json_t *explain_choice(const struct arb_run *g, int seat, const char *name,
                              const struct arb_option *option)
{
    if (option->verb == VERB_COMMIT)
        return explain_odds(g, seat, name, option);
    return explain_defence(g, seat, name, option);
}

static bool is_player_attack(const struct arb_run *g)
{
    return g->s->attack.by_enemy == 2;
}

static bool is_won(const struct arb_run *g)
{
    return g->s->head.status == ARB_WON;
}

json_t *lotr_explain(struct arb_run *g, int seat, const char *name)
{
    static const struct explain_row rows[] = {
        {"staging:threat", "Threat in the staging area", staging_threat, NULL},
        {"quest:willpower", "Willpower committed to the quest", committed_willpower, NULL},
        {"attack:strength", "Attack strength", attack_total, is_player_attack},
        {"score", "Score (lower is better)", score, is_won},
        {0},
    };
    int player = explain_seat(g, name, "threat");
    if (player >= 0)
        return explain_threat(g, name, player);
    if (strcmp(name, "quest:odds") == 0)
        return explain_odds(g, seat, name, NULL);
    const struct arb_option *option = explain_option(g, seat, name);
    if (option)
        return explain_choice(g, seat, name, option);
    json_t *of_card = explain_thing(g, seat, name);
    return of_card ? of_card : explain_row(g, rows, name);
}
