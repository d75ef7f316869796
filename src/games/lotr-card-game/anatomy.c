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

static void put_printed_text(struct arb_json *out, const char *key, const char *text)
{
    if (text && *text)
        arb_put_text(out, key, text);
}

/* Heroes say which resources they give, other player cards which they cost. */
static void put_player_fields(const struct arb_run *g, const struct card_def *d,
                              struct arb_json *out)
{
    static const char *const sphere_rule[TYPES] = {[HERO] = "anatomy-hero.2",
                                                   [ALLY] = "anatomy-ally.2",
                                                   [ATTACHMENT] = "anatomy-attachment.1",
                                                   [EVENT] = "anatomy-event.1"};
    arb_put_text(out, "group", "player");
    RULE(sphere_rule[d->type]);
    arb_put_text(out, "sphere", sphere_names[d->sphere]);
}

/* The victory value stands outside the text box, so no blank takes it away. */
static void put_encounter_fields(const struct arb_run *g, const struct card_def *d,
                                 struct arb_json *out)
{
    arb_put_text(out, "group", "encounter");
    put_printed_text(out, "set", g->c->set_name[d->set]);
    if (d->keyword[VICTORY])
        arb_put_number(out, "victory", d->keyword[VICTORY]);
    if (has_ability(g, d, SHADOW))
        arb_put_flag(out, "shadow", true);
    if (has_ability(g, d, TRAVEL_COST))
        arb_put_flag(out, "travel", true);
    if (d->type == ENEMY) {
        RULE("anatomy-enemy.3");
    } else if (d->type == LOCATION) {
        RULE("anatomy-location.3");
    } else if (d->type == TREACHERY) {
        RULE("anatomy-treachery.2");
    } else if (d->extra) {
        RULE("anatomy-objective.2");
        put_printed_text(out, "extra", d->extra);
    }
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

/* Side A names the encounter sets to shuffle together, side B the progress that
 * defeats the stage. */
static void put_quest_fields(const struct arb_run *g, const struct card_def *d,
                             struct arb_json *out)
{
    const struct scenario *scenario = &g->c->scenario[g->s->scenario];
    char side[8];
    snprintf(side, sizeof side, "%dB", d->stage);
    arb_put_text(out, "group", "quest");
    put_printed_text(out, "set", g->c->set_name[d->set]);
    arb_put_number(out, "stage", d->stage);
    arb_put_text(out, "side", side);
    arb_put_array(out, "sides");
    RULE("anatomy-quest.1");
    begin_side(out, d, 'A', d->title_a ? d->title_a : d->title, d->text_a);
    RULE("anatomy-quest.2");
    arb_put_array(out, "sets");
    for (int i = 0; i < scenario->sets; i++)
        arb_put_text(out, NULL, g->c->set_name[scenario->set[i]]);
    arb_put_end(out);
    arb_put_end(out);
    RULE("anatomy-quest.3");
    begin_side(out, d, 'B', d->title, d->text);
    RULE("anatomy-quest.4");
    arb_put_number(out, "quest_points", d->stat[QUEST_POINTS]);
    arb_put_end(out);
    arb_put_end(out);
}

void put_printed(const struct arb_run *g, int card, struct arb_json *out)
{
    static const char *const fields_rule[TYPES] = {
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
        put_quest_fields(g, d, out);
    } else if (d->type == CAMPAIGN) {
        arb_put_text(out, "group", "campaign");
        arb_put_text(out, "side", d->side ? "B" : "A");
    } else {
        RULE("anatomy.3");
        arb_put_flag(out, "unique", d->unique);
        RULE(fields_rule[d->type]);
        if (d->pool)
            arb_put_text(out, "campaign", pool_names[d->pool]);
        if (d->type <= EVENT && !d->objective)
            put_player_fields(g, d, out);
        else
            put_encounter_fields(g, d, out);
    }
    RULE("anatomy.2");
    put_printed_text(out, "pack", d->pack);
    if (d->number)
        arb_put_number(out, "number", d->number);
}
