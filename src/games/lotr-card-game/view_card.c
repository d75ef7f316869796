/* view_card.c - a card as one seat sees it; view.c says what must hold. */
#include "engine.h"
#include "words.h"

#include <stdio.h>

/* ---- Numbers ---------------------------------------------------------------- */

static const struct {
    const char *label, *brief;
} stat_words[STATS] = {
    [WILLPOWER] = {"Willpower", "WP"},
    [ATTACK] = {"Attack", "ATK"},
    [DEFENSE] = {"Defense", "DEF"},
    [HIT_POINTS] = {"Hit points", "HP"},
    [THREAT] = {"Threat", "THR"},
    [ENGAGEMENT_COST] = {"Engagement cost", "ENG"},
    [QUEST_POINTS] = {"Quest points", "QP"},
    [COST] = {"Cost", "cost"},
};

const char *stat_label(const struct arb_run *g, int card, enum stat stat)
{
    if (stat == THREAT && def_of(g, card)->type == HERO)
        return "Threat cost";
    return stat_words[stat].label;
}

const char *stat_short(enum stat stat)
{
    return stat_words[stat].brief;
}

json_t *number_json(int value)
{
    return value == COST_X ? json_string("X") : json_integer(value);
}

static void put_value(struct arb_json *out, const char *key, int value)
{
    if (value == COST_X)
        arb_put_text(out, key, "X");
    else
        arb_put_number(out, key, value);
}

/* "card:34:willpower", "cost:34" */
static void put_how(struct arb_json *out, const char *kind, int card, const char *stat)
{
    char how[64], *at = stpcpy(how, kind);
    *at++ = ':';
    at = arb_digits(at, card);
    *at = 0;
    if (stat)
        stpcpy(stpcpy(at, ":"), stat);
    arb_put_how(out, how);
}

/* What a hero once added to the dial, the threat of what is no longer in the
 * staging area, the engagement cost of an enemy that is engaged. */
static bool decides_nothing(const struct arb_run *g, int card, enum stat stat)
{
    int zone = g->s->link[card].zone;
    bool engaged = zone >= ZONE_PLAYER && area_of(zone) == ENGAGED_AREA;
    if (stat == THREAT)
        return def_of(g, card)->type == HERO || zone == ZONE_ACTIVE || engaged;
    return stat == ENGAGEMENT_COST && engaged;
}

static void mark_stat(const struct arb_run *g, enum stat stat)
{
    if (stat == HIT_POINTS)
        RULE("hit-points.1");
    if (stat == ATTACK) {
        RULES("attack-strength.1", "attack-strength.3");
    }
    if (stat == DEFENSE) {
        RULES("defense-strength.1", "defense-strength.4");
    }
    if (stat == WILLPOWER) {
        RULES("willpower-strength.1", "willpower-strength.3");
    }
}

static void put_stat(struct arb_run *g, int seat, int card, enum stat stat, enum look look,
                     struct arb_json *out)
{
    int base = def_of(g, card)->stat[stat], value = base;
    bool to_pay = look == LOOK_HAND && stat == COST;
    if (look == LOOK_PLAY) {
        if (stat == COST)
            return;
        value = stat_of(g, card, stat, NULL);
        /* A card made another type may have numbers that are not printed on it. */
        if (base == NO_VALUE && value > 0)
            base = 0;
    }
    if (base == NO_VALUE)
        return;
    if (to_pay)
        value = play_cost(g, seat, card, NULL);
    mark_stat(g, stat);
    arb_put_object(out, NULL);
    arb_put_text(out, "id", stat_names[stat]);
    arb_put_text(out, "label", stat_label(g, card, stat));
    arb_put_text(out, "short", stat_short(stat));
    put_value(out, "value", value);
    put_value(out, "base", base);
    put_how(out, to_pay ? "cost" : "card", card, to_pay ? NULL : stat_names[stat]);
    arb_put_number(out, "order", stat);
    if (look == LOOK_PLAY && decides_nothing(g, card, stat))
        arb_put_flag(out, "minor", true);
    arb_put_end(out);
}

static void put_stats(struct arb_run *g, int seat, int card, enum look look, struct arb_json *out)
{
    static const char *const rule[TYPES] = {[HERO] = "anatomy-hero.1",
                                            [ALLY] = "anatomy-ally.1",
                                            [ENEMY] = "anatomy-enemy.1",
                                            [LOCATION] = "anatomy-location.1"};
    int type = def_of(g, card)->type;
    if (rule[type])
        RULE(rule[type]);
    if (type == HERO)
        RULE("anatomy-hero.4");
    arb_put_array(out, "stats");
    for (int stat = 0; stat < STATS; stat++)
        put_stat(g, seat, card, stat, look, out);
    arb_put_end(out);
}

/* "of" is the stat that the tokens are held against: damage takes from it,
 * progress fills it up. */
static void put_token(struct arb_json *out, const char *id, int value, bool fits, const char *of)
{
    if (!value && !fits)
        return;
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    arb_put_text(out, "label", id);
    arb_put_number(out, "value", value);
    if (of)
        arb_put_text(out, "of", of);
    else
        arb_put_text(out, "short", "RES");
    arb_put_end(out);
}

/* Tokens that a card of its type can get in play are listed even at 0. */
static void put_tokens(struct arb_run *g, int card, bool live, struct arb_json *out)
{
    const struct card *c = &g->s->card[card];
    bool fights = is_character(g, card) || is_type(g, card, ENEMY);
    bool progresses = is_type(g, card, LOCATION) || is_type(g, card, QUEST);
    arb_put_array(out, "tokens");
    put_token(out, "damage", c->damage, live && fights, stat_names[HIT_POINTS]);
    put_token(out, "progress", c->progress, live && progresses, stat_names[QUEST_POINTS]);
    put_token(out, "resources", c->resources, live && is_type(g, card, HERO), NULL);
    arb_put_end(out);
}

/* ---- Words ------------------------------------------------------------------ */

static bool is_guarded(const struct arb_run *g, int card)
{
    return g->s->card[card].host && g->s->link[card].zone == ZONE_STAGING;
}

/* `also` is a state that comes from where the card is shown, or NULL. */
static void put_states(const struct arb_run *g, int card, const char *also, struct arb_json *out)
{
    const struct lotr *s = g->s;
    static const struct {
        uint16_t flag;
        const char *name;
    } state[] = {{EXHAUSTED, "exhausted"}, {COMMITTED, "committed"}, {ATTACKING, "attacking"},
                 {DEFENDING, "defending"}, {ATTACKED, "attacked"},   {FACEDOWN, "facedown"}};
    bool attacks = s->attack.by_enemy == 1 && s->attack.enemy == card;
    arb_put_array(out, "states");
    for (size_t i = 0; i < sizeof state / sizeof *state; i++)
        if (has_flag(g, card, state[i].flag) && !(attacks && state[i].flag == ATTACKED))
            arb_put_text(out, NULL, state[i].name);
    if (changed(g, card, BLANK))
        arb_put_text(out, NULL, "blank");
    if (attacks && !has_flag(g, card, ATTACKING))
        arb_put_text(out, NULL, "attacking");
    if (is_guarded(g, card))
        arb_put_text(out, NULL, "guarded");
    if (card == s->prisoner && has_flag(g, card, FACEDOWN))
        arb_put_text(out, NULL, "prisoner");
    if (also)
        arb_put_text(out, NULL, also);
    arb_put_end(out);
}

static void put_traits(const struct arb_run *g, int card, bool live, struct arb_json *out)
{
    const struct card_def *d = def_of(g, card);
    RULE("traits.1");
    arb_put_array(out, "traits");
    for (int t = 1; t < g->c->traits; t++)
        if (live ? has_trait(g, card, t) : has_bit(d->traits, t))
            arb_put_text(out, NULL, g->c->trait_name[t]);
    arb_put_end(out);
}

static void put_keywords(const struct arb_run *g, int card, bool live, struct arb_json *out)
{
    arb_put_array(out, "keywords");
    for (int k = 0; k < KEYWORDS; k++) {
        int n = live ? keyword(g, card, k) : def_of(g, card)->keyword[k];
        if (!n)
            continue;
        char word[40];
        capital(keyword_names[k], word, sizeof word - 8);
        if (k == SURGE)
            RULE("surge.1");
        if (k == VICTORY)
            RULE("victory.1");
        if (k == DOOMED)
            RULE("doomed.1");
        if (k == GUARDED)
            RULE("guarded.1");
        RULES("keywords.1", "keywords.2");
        if (k == DOOMED || k == VICTORY || (k == SURGE && n > 1))
            snprintf(word + strlen(word), 8, " %d", n);
        arb_put_text(out, NULL, word);
    }
    arb_put_end(out);
}

static const char *type_name(const struct arb_run *g, int card)
{
    if (def_of(g, card)->objective)
        return "objective ally";
    if (def_of(g, card)->type == CAMPAIGN)
        return "campaign card";
    for (int type = HERO; type < TYPES; type++)
        if (is_type(g, card, type))
            return type_names[type];
    return type_names[def_of(g, card)->type];
}

/* What a card is, is told by its type; each has its own numbers and fields. */
static void tell_type(const struct arb_run *g, int type)
{
    RULES("cardtypes.1", "cardtypes.2");
    if (type == HERO || type == ALLY)
        RULE("character-cards.1");
    if (type == ALLY)
        RULE("ally-cards.1");
    if (type == ATTACHMENT)
        RULE("attachment-cards.1");
    if (type == HERO)
        RULE("hero-cards.1");
    if (type == EVENT)
        RULE("event-cards.1");
    if (type == ENEMY)
        RULE("enemy-cards.1");
}

/* The spheres whose resources a hero in play can pay for. */
static void put_icons(const struct arb_run *g, int card, struct arb_json *out)
{
    RULE("spheres-of-influence.1");
    arb_put_array(out, "icons");
    for (int sphere = LEADERSHIP; sphere < SPHERES; sphere++)
        if (has_icon(g, card, sphere))
            arb_put_text(out, NULL, sphere_names[sphere]);
    arb_put_end(out);
}

/* ---- Cards ------------------------------------------------------------------ */

/* All the seat sees of a card whose face it does not know. */
static void put_back(const struct arb_run *g, int card, const char *also, struct arb_json *out)
{
    static const char *const none[] = {"traits", "keywords", "stats", "tokens", "attached"};
    bool shadow = g->s->link[card].zone == ZONE_SHADOW;
    arb_put_object(out, NULL);
    arb_put_text(out, "title", shadow ? "shadow card" : NULL);
    arb_put_flag(out, "facedown", true);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        arb_put_array(out, none[i]);
        arb_put_end(out);
    }
    if (has_flag(g, card, UNSEEN))
        arb_put_number(out, "id", card);
    if (shadow)
        arb_put_text(out, "type", "shadow");
    put_states(g, card, also, out);
    arb_put_end(out);
}

static void put_attached(struct arb_run *g, int seat, int card, struct arb_json *out)
{
    const struct lotr *s = g->s;
    arb_put_array(out, "attached");
    for (int a = s->card[card].attached; a; a = s->card[a].next_attached)
        put_card(g, seat, a, LOOK_PLAY, NULL, out);
    EACH_CARD (g, ZONE_SHADOW, shadow)
        if (s->card[shadow].host == card)
            put_card(g, seat, shadow, LOOK_PILE, "shadow", out);
    arb_put_end(out);
}

static void mark_face(const struct arb_run *g, int card, bool live)
{
    const struct card_def *d = def_of(g, card);
    tell_type(g, d->type);
    if (d->type == HERO && d->abilities)
        RULE("hero-cards.7");
    if (live && changed(g, card, BLANK))
        RULE("blank.6"); /* its words are shown all the same */
    if (d->unique)
        RULE("unique-cards.1");
}

void put_card(struct arb_run *g, int seat, int card, enum look look, const char *also,
              struct arb_json *out)
{
    if (shows_back(g, seat, card)) {
        put_back(g, card, also, out);
        return;
    }
    const struct card *c = &g->s->card[card];
    const struct card_def *d = def_of(g, card);
    bool live = look == LOOK_PLAY && in_play(g, card);
    if (look == LOOK_PLAY && !live)
        look = LOOK_PILE;
    mark_face(g, card, live);
    arb_put_object(out, NULL);
    arb_put_number(out, "id", card);
    arb_put_text(out, "title", d->title);
    arb_put_text(out, "type", live || d->objective ? type_name(g, card) : type_names[d->type]);
    arb_put_text(out, "text", d->text ? d->text : "");
    arb_put_flag(out, "facedown", c->flags & FACEDOWN);
    put_traits(g, card, live, out);
    put_keywords(g, card, live, out);
    put_stats(g, seat, card, look, out);
    put_tokens(g, card, live, out);
    put_states(g, card, also, out);
    put_attached(g, seat, card, out);
    put_printed(g, card, out);
    if (live && d->type == HERO)
        put_icons(g, card, out);
    if (live && c->controller == SCENARIO && c->controller != c->owner)
        arb_put_null(out, "controller");
    else if (live && c->controller != c->owner)
        arb_put_number(out, "controller", c->controller);
    if (is_guarded(g, card))
        arb_put_text(out, "guarded_by", def_of(g, c->host)->title);
    int copies, number = copy_number(g, card, &copies);
    if (copies > 1 && look != LOOK_PILE)
        arb_put_number(out, "copy", number);
    arb_put_end(out);
}
