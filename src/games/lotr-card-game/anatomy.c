/* anatomy.c - what is printed on each type of card, for the view (Appendix II).
 *
 * Three groups of cards have layouts of their own: cards of the players, cards
 * of the encounter deck, quest cards with two sides. Title, type, game text,
 * numbers and keywords are the view's own; here are the fields that belong to a
 * group or a type. */
#include "view.h"

#include <stdio.h>

static bool has_ability(const struct arb_run *g, const struct card_def *d, enum ability_kind kind)
{
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].kind == kind)
            return true;
    return false;
}

static void set_text(json_t *json, const char *key, const char *text)
{
    if (text && *text)
        json_object_set_new(json, key, json_string(text));
}

/* Heroes say which resources they give, other player cards which they cost. */
static void add_player_fields(const struct arb_run *g, const struct card_def *d, json_t *json)
{
    static const char *const sphere_rule[CARD_TYPES] = {[HERO] = "anatomy-hero.2",
                                                        [ALLY] = "anatomy-ally.2",
                                                        [ATTACHMENT] = "anatomy-attachment.1",
                                                        [EVENT] = "anatomy-event.1"};
    json_object_set_new(json, "group", json_string("player"));
    RULE(sphere_rule[d->type]);
    json_object_set_new(json, "sphere", json_string(sphere_names[d->sphere]));
}

/* The victory value stands outside the text box, so no blank takes it away. */
static void add_encounter_fields(const struct arb_run *g, const struct card_def *d, json_t *json)
{
    json_object_set_new(json, "group", json_string("encounter"));
    set_text(json, "set", g->c->set_name[d->set]);
    if (d->keyword[VICTORY])
        json_object_set_new(json, "victory", json_integer(d->keyword[VICTORY]));
    if (has_ability(g, d, SHADOW))
        json_object_set_new(json, "shadow", json_true());
    if (has_ability(g, d, TRAVEL_COST))
        json_object_set_new(json, "travel", json_true());
    if (d->type == ENEMY) {
        RULE("anatomy-enemy.3");
    } else if (d->type == LOCATION) {
        RULE("anatomy-location.3");
    } else if (d->type == TREACHERY) {
        RULE("anatomy-treachery.2");
    } else if (d->extra) {
        RULE("anatomy-objective.2");
        set_text(json, "extra", d->extra);
    }
}

static json_t *side_json(const struct card_def *d, char letter, const char *title, const char *text)
{
    char side[8];
    snprintf(side, sizeof side, "%d%c", d->stage, letter);
    return json_pack("{s:s,s:s,s:s}", "side", side, "title", title, "text", text ? text : "");
}

/* Side A names the encounter sets to shuffle together, side B the progress that
 * defeats the stage. */
static void add_quest_fields(const struct arb_run *g, const struct card_def *d, json_t *json)
{
    const struct scenario *scenario = &g->c->scenario[g->s->scenario];
    json_object_set_new(json, "group", json_string("quest"));
    set_text(json, "set", g->c->set_name[d->set]);
    json_object_set_new(json, "stage", json_integer(d->stage));
    json_object_set_new(json, "side", json_sprintf("%dB", d->stage));
    RULE("anatomy-quest.1");
    json_t *a = side_json(d, 'A', d->title_a ? d->title_a : d->title, d->text_a);
    RULE("anatomy-quest.2");
    json_t *sets = json_array();
    for (int i = 0; i < scenario->sets; i++)
        json_array_append_new(sets, json_string(g->c->set_name[scenario->set[i]]));
    json_object_set_new(a, "sets", sets);
    RULE("anatomy-quest.3");
    json_t *b = side_json(d, 'B', d->title, d->text);
    RULE("anatomy-quest.4");
    json_object_set_new(b, "quest_points", json_integer(d->stat[QUEST_POINTS]));
    json_object_set_new(json, "sides", json_pack("[o,o]", a, b));
}

void add_printed(const struct arb_run *g, int card, json_t *json)
{
    static const char *const fields_rule[CARD_TYPES] = {
        [HERO] = "anatomy-hero.3",
        [ALLY] = "anatomy-ally.3",
        [ATTACHMENT] = "anatomy-attachment.2",
        [EVENT] = "anatomy-event.2",
        [ENEMY] = "anatomy-enemy.2",
        [LOCATION] = "anatomy-location.2",
        [OBJECTIVE] = "anatomy-objective.1",
        [TREACHERY] = "anatomy-treachery.1",
    };
    const struct card_def *d = def_of(g, card);
    RULE("anatomy.1");
    if (d->type == QUEST) {
        add_quest_fields(g, d, json);
    } else if (d->type == CAMPAIGN) {
        json_object_set_new(json, "group", json_string("campaign"));
        json_object_set_new(json, "side", json_string(d->side ? "B" : "A"));
    } else {
        RULE("anatomy.3");
        json_object_set_new(json, "unique", json_boolean(d->unique));
        RULE(fields_rule[d->type]);
        if (d->pool)
            json_object_set_new(json, "campaign", json_string(pool_names[d->pool]));
        if (d->type <= EVENT && !d->objective)
            add_player_fields(g, d, json);
        else
            add_encounter_fields(g, d, json);
    }
    RULE("anatomy.2");
    set_text(json, "pack", d->pack);
    if (d->number)
        json_object_set_new(json, "number", json_integer(d->number));
}
