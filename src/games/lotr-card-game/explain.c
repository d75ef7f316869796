/* explain.c - a number of the view taken apart into its sources.
 *
 * Names: "card:ID:STAT", "threat:SEAT", "quest:odds", "score", and the rows below. */
#include "lotr.h"
#include "numbers.h"
#include "quest_odds.h"
#include "sight.h"

#include <stdio.h>

/* A card the seat can see the number of: its face, or what it counts as. */
static bool may_explain(const struct arb_run *g, int seat, int card)
{
    return game_seat_knows(g, seat, card) ||
           (is_card(g, card) && g->s->card[card].as && in_play(g, card));
}

/* What a card in hand would cost the seat. */
static json_t *explain_cost(const struct arb_run *g, int seat, const char *name, int card)
{
    struct parts parts = {0};
    char label[160];
    int total = play_cost(g, seat, card, &parts);
    if (total == COST_X)
        add_part(&parts, COST_X, card, "printed cost", "cost.1");
    snprintf(label, sizeof label, "Cost of %s", def_of(g, card)->title);
    return explained(g, name, label, total, &parts);
}

static json_t *explain_stat(const struct arb_run *g, int seat, const char *name, int card,
                            const char *stat_name)
{
    struct parts parts = {0};
    char label[160];
    int which = 0;
    while (which < STATS && strcmp(stat_names[which], stat_name) != 0)
        which++;
    if (which == STATS || !may_explain(g, seat, card))
        return NULL;
    int total = def_of(g, card)->stat[which];
    if (total == NO_VALUE && !(in_play(g, card) && stat_of(g, card, which, NULL) > 0))
        return NULL;
    if (which == COST && seat < g->s->players && g->s->link[card].zone == zone_of(seat, HAND))
        return explain_cost(g, seat, name, card);
    if (in_play(g, card) && which != COST)
        total = stat_of(g, card, which, &parts);
    else
        add_part(&parts, total, card, "printed", "base-value.2");
    snprintf(label, sizeof label, "%s of %s", stat_label(g, card, which), def_of(g, card)->title);
    return explained(g, name, label, total, &parts);
}

/* The dial keeps only its present number: it began with the heroes' threat cost
 * (setup.6), and the rest came and went since then, as the log tells. */
static json_t *explain_threat(const struct arb_run *g, const char *name, int player)
{
    const struct lotr *s = g->s;
    struct parts parts = {0};
    char label[ARB_NAME + 16];
    struct arb_text words = {label, label + sizeof label};
    int start = 0;
    if (player < 0 || player >= s->players)
        return NULL;
    for (int card = 1; card <= s->cards; card++) {
        if (s->card[card].owner != player || def_of(g, card)->type != HERO)
            continue;
        int cost = def_of(g, card)->stat[THREAT];
        start += cost;
        add_part(&parts, cost, card, "threat cost of a starting hero", "setup.6");
    }
    start += s->penalty;
    if (s->penalty)
        add_part(&parts, s->penalty, 0, "heroes replaced in the campaign", "");
    if (s->threat[player] != start || !parts.count)
        add_part(&parts, s->threat[player] - start, 0, "raised and lowered since setup",
                 "threat.1");
    arb_say(&words, "Threat of ");
    arb_say_seat(g, player, &words);
    return explained(g, name, label, s->threat[player], &parts);
}

/* The first parts of a score are the players' threat, in their order. */
static json_t *explain_score(const struct arb_run *g, const char *name)
{
    struct parts parts = {0};
    int total = score(g, &parts);
    json_t *json = explained(g, name, "Score (lower is better)", total, &parts);
    for (int p = 0; p < g->s->players; p++) {
        char who[ARB_NAME];
        arb_say_seat(g, p, &(struct arb_text){who, who + sizeof who});
        json_object_set_new(json_array_get(json_object_get(json, "parts"), (size_t)p), "source",
                            json_string(who));
    }
    return json;
}

/* The balance now, and beside it what may still come of it. */
static json_t *explain_odds(const struct arb_run *g, int seat, const char *name)
{
    struct odds odds;
    if (!quest_odds(g, seat, &odds))
        return NULL;
    RULE("t3.4a");
    struct arb_json out = {0};
    put_odds(&odds, NULL, true, &out);
    return json_pack("{s:s,s:s,s:i,s:[{s:i,s:s,s:s,s:s},{s:i,s:s,s:s,s:s}],s:o}", "name", name,
                     "label", "Quest balance", "total", odds.willpower - odds.threat, "parts",
                     "amount", odds.willpower, "source", "willpower committed to the quest", "what",
                     "willpower", "rule", "t3.4a", "amount", -odds.threat, "source",
                     "threat in the staging area", "what", "threat", "rule", "t3.4a", "odds",
                     arb_json_value(&out));
}

static bool is_player_attack(const struct arb_run *g)
{
    return g->s->attack.by_enemy == 2;
}

json_t *lotr_explain(struct arb_run *g, int seat, const char *name)
{
    static const struct explain_row rows[] = {
        {"staging:threat", "Threat in the staging area", staging_threat, NULL},
        {"quest:willpower", "Willpower committed to the quest", committed_willpower, NULL},
        {"attack:strength", "Attack strength", attack_total, is_player_attack},
        {0},
    };
    char word[40];
    int number, end = 0;
    if (sscanf(name, "card:%d:%39[a-z_]%n", &number, word, &end) == 2 && !name[end])
        return explain_stat(g, seat, name, number, word);
    if (sscanf(name, "threat:%d%n", &number, &end) == 1 && !name[end])
        return explain_threat(g, name, number);
    if (strcmp(name, "quest:odds") == 0)
        return explain_odds(g, seat, name);
    if (strcmp(name, "score") == 0 && g->s->head.status == ARB_WON)
        return explain_score(g, name);
    return explain_row(g, rows, name);
}
