/* anatomy.c - what is printed on each type of card, for the catalogue (Appendix II).
 *
 * Three groups of cards have layouts of their own: cards of the players, cards
 * of the encounter deck, quest cards with two sides. Title, type, game text,
 * numbers, traits and keywords are common to them; then come the fields that
 * belong to a group or a type. */
#include "lotr.h"
#include "numbers.h"
#include "sight.h"

#include <stdio.h>

/* Stats by their number, then tokens, then numbers of the table. */
static const struct view_kind numbers[] = {
    [WILLPOWER] = {"willpower", "Willpower", .brief = "WP"},
    [ATTACK] = {"attack", "Attack", .brief = "ATK"},
    [DEFENSE] = {"defense", "Defense", .brief = "DEF"},
    [HIT_POINTS] = {"hit_points", "Hit points", .brief = "HP"},
    [THREAT] = {"threat", "Threat", .brief = "THR"},
    [ENGAGEMENT_COST] = {"engagement_cost", "Engagement cost", .brief = "ENG"},
    [QUEST_POINTS] = {"quest_points", "Quest points", .brief = "QP"},
    [COST] = {"cost", "Cost", .brief = "cost"},
    {"damage", "damage", .of = "hit_points"},
    {"progress", "progress", .of = "quest_points"},
    {"resources", "resources", .brief = "RES"},
    {"odds", "Quest balance", NULL, NULL},
    {"score", "Score (lower is better)", NULL, NULL},
};
static const char threat_cost[] = "Threat cost"; /* the threat on a hero */

static const char *printed_type(const struct card_def *d)
{
    return d->objective          ? "objective ally"
           : d->type == CAMPAIGN ? "campaign card"
                                 : type_names[d->type];
}

/* What a group or a type has. */

/* Heroes say which resources they give, other player cards which they cost. */
static void put_player_fields(const struct card_def *d, struct arb_json *out)
{
    arb_put_text(out, "group", "player");
    arb_put_text(out, "sphere", sphere_names[d->sphere]);
    arb_put_text(out, "suit", sphere_names[d->sphere]);
    if (d->type != HERO)
        return;
    arb_put_array(out, "icons");
    if (d->sphere != NEUTRAL)
        arb_put_text(out, NULL, sphere_names[d->sphere]);
    arb_put_end(out);
    arb_put_object(out, "labels");
    arb_put_text(out, stat_names[THREAT], threat_cost);
    arb_put_end(out);
}

/* The victory value stands outside the text box, so no blank takes it away. */
static void put_encounter_fields(const struct arb_run *g, const struct card_def *d,
                                 struct arb_json *out)
{
    struct abilities own = {d->ability, d->abilities};
    arb_put_text(out, "group", "encounter");
    view_put_some(out, "set", g->c->set_name[d->set]);
    if (d->keyword[VICTORY])
        arb_put_number(out, "victory", d->keyword[VICTORY]);
    view_put_if(out, "shadow", next_of_kind(g, own, SHADOW, 0));
    view_put_if(out, "travel", next_of_kind(g, own, TRAVEL_COST, 0));
    view_put_some(out, "extra", d->extra);
}

static void begin_side(struct arb_json *out, const struct card_def *d, char letter,
                       const char *title, const char *text)
{
    char side[8];
    snprintf(side, sizeof side, "%d%c", d->stage, letter);
    arb_put_object(out, NULL);
    arb_put_text(out, "side", side);
    arb_put_text(out, "title", title);
    arb_put_text(out, "text", text ? text : "");
}

static const struct scenario *scenario_of(const struct arb_run *g, const struct card_def *d)
{
    const struct lotr_content *c = g->c;
    for (int i = 0; i < c->scenarios; i++)
        for (int k = 0; k < c->scenario[i].quests; k++)
            if (&c->def[c->scenario[i].quest[k]] == d)
                return &c->scenario[i];
    return NULL;
}

/* Side A names the encounter sets to shuffle together, side B the progress that
 * defeats the stage. */
static void put_quest_fields(const struct arb_run *g, const struct card_def *d,
                             struct arb_json *out)
{
    const struct scenario *scenario = scenario_of(g, d);
    char side[8];
    snprintf(side, sizeof side, "%dB", d->stage);
    arb_put_text(out, "group", "quest");
    view_put_some(out, "set", g->c->set_name[d->set]);
    arb_put_number(out, "stage", d->stage);
    arb_put_text(out, "side", side);
    arb_put_array(out, "sides");
    begin_side(out, d, 'A', d->title_a ? d->title_a : d->title, d->text_a);
    arb_put_array(out, "sets");
    for (int i = 0; scenario && i < scenario->sets; i++)
        arb_put_text(out, NULL, g->c->set_name[scenario->set[i]]);
    arb_put_end(out);
    arb_put_end(out);
    begin_side(out, d, 'B', d->title, d->text);
    arb_put_number(out, "quest_points", d->stat[QUEST_POINTS]);
    arb_put_end(out);
    arb_put_end(out);
}

static void put_fields(const struct arb_run *g, const struct card_def *d, struct arb_json *out)
{
    if (d->type == QUEST) {
        put_quest_fields(g, d, out);
    } else if (d->type == CAMPAIGN) {
        arb_put_text(out, "group", "campaign");
        arb_put_text(out, "side", d->side ? "B" : "A");
    } else {
        arb_put_flag(out, "unique", d->unique);
        if (d->pool)
            arb_put_text(out, "campaign", pool_names[d->pool]);
        if (d->type <= EVENT && !d->objective)
            put_player_fields(d, out);
        else
            put_encounter_fields(g, d, out);
    }
    view_put_some(out, "pack", d->pack);
    if (d->number)
        arb_put_number(out, "number", d->number);
}

bool lotr_printed(const struct arb_run *g, int def, struct arb_json *out)
{
    const struct card_def *d = &g->c->def[def];
    if (def >= g->c->defs)
        return false;
    if (!def) {
        arb_put_null(out, NULL);
        return true;
    }
    arb_put_object(out, NULL);
    arb_put_text(out, "title", d->title);
    arb_put_text(out, "type", printed_type(d));
    arb_put_text(out, "text", d->text ? d->text : "");
    put_printed_traits(g, out, d->traits);
    put_printed_keywords(out, d->keyword);
    put_printed_stats(out, d->stat);
    put_fields(g, d, out);
    arb_put_end(out);
    return true;
}

/* What it is called. */

const char *game_stat_label(const struct arb_run *g, int card, enum stat stat)
{
    return stat == THREAT && def_of(g, card)->type == HERO ? threat_cost : numbers[stat].label;
}

void lotr_kinds(const struct arb_run *g, struct arb_json *out)
{
    (void)g;
    arb_put_text(out, "how", "card");
    view_put_kinds(out, numbers, sizeof numbers / sizeof *numbers);
    arb_put_object(out, "labels");
    area_put_labels(out);
    arb_put_end(out);
}
