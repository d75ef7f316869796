/* view.c - the table as one seat sees it.
 *
 * What must hold: nothing is in a view that the seat may not know. A card in
 * another's hand or in a deck is only counted; a card that lies with its back
 * up shows neither its face nor its id, since ids follow the deck lists. The
 * exceptions are a card whose identity is not settled yet (UNSEEN: its id says
 * nothing) and a facedown card that counts as another (an Orc Guard), which
 * must be named to be attacked. */
#include "engine.h"
#include "odds.h"
#include "words.h"

#include <ctype.h>
#include <stdio.h>

/* ---- Who knows what --------------------------------------------------------- */

static bool told_to(const struct card *c, int seat)
{
    return seat >= 0 && seat < PLAYERS && c->known_to >> seat & 1;
}

static bool back_up_for(const struct arb_run *g, int seat, int card)
{
    const struct card *c = &g->s->card[card];
    if (c->flags & UNSEEN)
        return true;
    if (!(c->flags & FACEDOWN) || card == g->s->prisoner)
        return false;
    return !told_to(c, seat);
}

bool shows_back(const struct arb_run *g, int seat, int card)
{
    return back_up_for(g, seat, card) && !g->s->card[card].as;
}

bool seat_knows(const struct arb_run *g, int seat, int card)
{
    const struct lotr *s = g->s;
    if (card <= 0 || card > s->cards || back_up_for(g, seat, card))
        return false;
    int zone = s->link[card].zone;
    if (zone == ZONE_ENCOUNTER_DECK || zone == ZONE_QUEST_DECK)
        return told_to(&s->card[card], seat);
    if (zone < ZONE_PLAYER)
        return true;
    int which = area_of(zone), player = player_of_zone(zone);
    if (which == HAND && player == seat)
        return true;
    return which > DECK || told_to(&s->card[card], seat);
}

int copy_number(const struct arb_run *g, int card, int *copies)
{
    int title = def_of(g, card)->title_id, number = 1, all = 0;
    EACH_CARD(g, g->s->link[card].zone, other)
    {
        bool back = has_flag(g, other, FACEDOWN | UNSEEN) && !g->s->card[other].as;
        if (def_of(g, other)->title_id != title || (back && other != card))
            continue;
        all++;
        number += other < card;
    }
    if (copies)
        *copies = all;
    return number;
}

/* ---- Small pieces ----------------------------------------------------------- */

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

static void capital(const char *word, char *out, size_t size)
{
    snprintf(out, size, "%s", word ? word : "");
    out[0] = (char)toupper((unsigned char)out[0]);
}

static json_t *number_entry(const char *id, const char *label, int value, const char *how)
{
    return json_pack("{s:s,s:s,s:i,s:s}", "id", id, "label", label, "value", value, "how", how);
}

/* ---- Cards ------------------------------------------------------------------ */

/* How much of a card matters where it lies: cards in play show what they are
 * worth now, cards in hand what they would cost now, others what is printed. */
enum look { LOOK_PLAY, LOOK_HAND, LOOK_PILE };

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

static json_t *stats_json(struct arb_run *g, int seat, int card, enum look look)
{
    static const char *const rule[CARD_TYPES] = {[HERO] = "anatomy-hero.1",
                                                 [ALLY] = "anatomy-ally.1",
                                                 [ENEMY] = "anatomy-enemy.1",
                                                 [LOCATION] = "anatomy-location.1"};
    const struct card_def *d = def_of(g, card);
    json_t *list = json_array();
    if (rule[d->type])
        RULE(rule[d->type]);
    if (d->type == HERO)
        RULE("anatomy-hero.4");
    for (int i = 0; i < STATS; i++) {
        int base = d->stat[i], value = base;
        /* A card made another type may have numbers that are not printed on it. */
        if (base == NO_VALUE && look == LOOK_PLAY && stat_of(g, card, i, NULL) > 0)
            base = 0;
        if (base == NO_VALUE || (i == COST && look == LOOK_PLAY))
            continue;
        if (i == HIT_POINTS)
            RULE("hit-points.1");
        if (i == ATTACK) {
            RULE("attack-strength.1");
            RULE("attack-strength.3");
        }
        if (i == DEFENSE) {
            RULE("defense-strength.1");
            RULE("defense-strength.4");
        }
        if (i == WILLPOWER) {
            RULE("willpower-strength.1");
            RULE("willpower-strength.3");
        }
        char how[48];
        snprintf(how, sizeof how, "card:%d:%s", card, stat_names[i]);
        if (look == LOOK_PLAY)
            value = stat_of(g, card, i, NULL);
        if (look == LOOK_HAND && i == COST) {
            value = play_cost(g, seat, card, NULL);
            snprintf(how, sizeof how, "cost:%d", card);
        }
        json_t *stat =
            json_pack("{s:s,s:s,s:s,s:o,s:o,s:s,s:i}", "id", stat_names[i], "label",
                      stat_label(g, card, i), "short", stat_short(i), "value", number_json(value),
                      "base", number_json(base), "how", how, "order", i);
        if (look == LOOK_PLAY && decides_nothing(g, card, i))
            json_object_set_new(stat, "minor", json_true());
        json_array_append_new(list, stat);
    }
    return list;
}

/* "of" is the stat that the tokens are held against: damage takes from it,
 * progress fills it up. */
static void add_token(json_t *list, const char *id, int value, bool fits, const char *of)
{
    if (!value && !fits)
        return;
    json_t *token = json_pack("{s:s,s:s,s:i}", "id", id, "label", id, "value", value);
    if (of)
        json_object_set_new(token, "of", json_string(of));
    else
        json_object_set_new(token, "short", json_string("RES"));
    json_array_append_new(list, token);
}

/* Tokens that a card of its type can get in play are listed even at 0. */
static json_t *tokens_json(struct arb_run *g, int card, bool live)
{
    const struct card *c = &g->s->card[card];
    json_t *list = json_array();
    bool fights = is_character(g, card) || is_type(g, card, ENEMY);
    bool progresses = is_type(g, card, LOCATION) || is_type(g, card, QUEST);
    add_token(list, "damage", c->damage, live && fights, stat_names[HIT_POINTS]);
    add_token(list, "progress", c->progress, live && progresses, stat_names[QUEST_POINTS]);
    add_token(list, "resources", c->resources, live && is_type(g, card, HERO), NULL);
    return list;
}

static bool is_guarded(const struct arb_run *g, int card)
{
    return g->s->card[card].host && g->s->link[card].zone == ZONE_STAGING;
}

static json_t *states_json(const struct arb_run *g, int card)
{
    const struct lotr *s = g->s;
    static const struct {
        uint16_t flag;
        const char *name;
    } state[] = {{EXHAUSTED, "exhausted"}, {COMMITTED, "committed"}, {ATTACKING, "attacking"},
                 {DEFENDING, "defending"}, {ATTACKED, "attacked"},   {FACEDOWN, "facedown"}};
    json_t *list = json_array();
    bool attacks = s->attack.by_enemy == 1 && s->attack.enemy == card;
    for (size_t i = 0; i < sizeof state / sizeof *state; i++)
        if (has_flag(g, card, state[i].flag) && !(attacks && state[i].flag == ATTACKED))
            json_array_append_new(list, json_string(state[i].name));
    if (changed(g, card, BLANK))
        json_array_append_new(list, json_string("blank"));
    if (attacks && !has_flag(g, card, ATTACKING))
        json_array_append_new(list, json_string("attacking"));
    if (is_guarded(g, card))
        json_array_append_new(list, json_string("guarded"));
    if (card == s->prisoner && has_flag(g, card, FACEDOWN))
        json_array_append_new(list, json_string("prisoner"));
    return list;
}

static json_t *traits_json(const struct arb_run *g, int card, bool live)
{
    const struct card_def *d = def_of(g, card);
    json_t *list = json_array();
    RULE("traits.1");
    for (int t = 1; t < g->c->traits; t++)
        if (live ? has_trait(g, card, t) : has_bit(d->traits, t))
            json_array_append_new(list, json_string(g->c->trait_name[t]));
    return list;
}

static json_t *keywords_json(const struct arb_run *g, int card, bool live)
{
    json_t *list = json_array();
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
        RULE("keywords.1");
        RULE("keywords.2");
        if (k == DOOMED || k == VICTORY || (k == SURGE && n > 1))
            snprintf(word + strlen(word), 8, " %d", n);
        json_array_append_new(list, json_string(word));
    }
    return list;
}

static json_t *card_json(struct arb_run *g, int seat, int card, enum look look);

/* All the seat sees of a card whose face it does not know. */
static json_t *back_json(const struct arb_run *g, int card)
{
    bool shadow = g->s->link[card].zone == ZONE_SHADOW;
    json_t *json =
        json_pack("{s:s?,s:b,s:[],s:[],s:[],s:[],s:[]}", "title", shadow ? "shadow card" : NULL,
                  "facedown", 1, "traits", "keywords", "stats", "tokens", "attached");
    if (has_flag(g, card, UNSEEN))
        json_object_set_new(json, "id", json_integer(card));
    if (shadow)
        json_object_set_new(json, "type", json_string("shadow"));
    json_object_set_new(json, "states", states_json(g, card));
    return json;
}

static json_t *attached_json(struct arb_run *g, int seat, int card)
{
    const struct lotr *s = g->s;
    json_t *list = json_array();
    for (int a = s->card[card].attached; a; a = s->card[a].next_attached)
        json_array_append_new(list, card_json(g, seat, a, LOOK_PLAY));
    if (!s->zone[ZONE_SHADOW].count)
        return list;
    EACH_CARD(g, ZONE_SHADOW, shadow)
    {
        if (s->card[shadow].host != card)
            continue;
        json_t *json = card_json(g, seat, shadow, LOOK_PILE);
        json_array_append_new(json_object_get(json, "states"), json_string("shadow"));
        json_array_append_new(list, json);
    }
    return list;
}

static const char *type_name(const struct arb_run *g, int card)
{
    if (def_of(g, card)->objective)
        return "objective ally";
    if (def_of(g, card)->type == CAMPAIGN)
        return "campaign card";
    for (int type = HERO; type < CARD_TYPES; type++)
        if (is_type(g, card, type))
            return card_type_names[type];
    return card_type_names[def_of(g, card)->type];
}

/* What a card is, is told by its type; each has its own numbers and fields. */
static void tell_type(const struct arb_run *g, int type)
{
    RULE("cardtypes.1");
    RULE("cardtypes.2");
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

static json_t *card_json(struct arb_run *g, int seat, int card, enum look look)
{
    if (shows_back(g, seat, card))
        return back_json(g, card);
    const struct card *c = &g->s->card[card];
    const struct card_def *d = def_of(g, card);
    bool live = look == LOOK_PLAY && in_play(g, card);
    tell_type(g, d->type);
    if (d->type == HERO && d->abilities)
        RULE("hero-cards.7");
    if (live && changed(g, card, BLANK))
        RULE("blank.6"); /* its words are shown all the same */
    if (look == LOOK_PLAY && !live)
        look = LOOK_PILE;
    if (d->unique)
        RULE("unique-cards.1");
    json_t *json =
        json_pack("{s:i,s:s,s:s,s:s,s:b,s:o,s:o,s:o,s:o,s:o,s:o}", "id", card, "title", d->title,
                  "type", live || d->objective ? type_name(g, card) : card_type_names[d->type],
                  "text", d->text ? d->text : "", "facedown", (c->flags & FACEDOWN) != 0, "traits",
                  traits_json(g, card, live), "keywords", keywords_json(g, card, live), "stats",
                  stats_json(g, seat, card, look), "tokens", tokens_json(g, card, live), "states",
                  states_json(g, card), "attached", attached_json(g, seat, card));
    add_printed(g, card, json);
    if (live && d->type == HERO) {
        json_t *icons = json_array();
        RULE("spheres-of-influence.1");
        for (int sphere = LEADERSHIP; sphere < SPHERES; sphere++)
            if (has_icon(g, card, sphere))
                json_array_append_new(icons, json_string(sphere_names[sphere]));
        json_object_set_new(json, "icons", icons);
    }
    if (live && c->controller != c->owner)
        json_object_set_new(json, "controller",
                            c->controller == SCENARIO ? json_null() : json_integer(c->controller));
    if (is_guarded(g, card))
        json_object_set_new(json, "guarded_by", json_string(def_of(g, c->host)->title));
    int copies, number = copy_number(g, card, &copies);
    if (copies > 1 && look != LOOK_PILE)
        json_object_set_new(json, "copy", json_integer(number));
    return json;
}

/* ---- Zones ------------------------------------------------------------------ */

static json_t *zone_json(const char *id, const char *label, int owner, int count, bool hidden,
                         json_t *cards)
{
    return json_pack("{s:s,s:s,s:o,s:i,s:b,s:o,s:[]}", "id", id, "label", label, "owner",
                     owner < 0 ? json_null() : json_integer(owner), "count", count, "hidden",
                     hidden, "cards", cards, "numbers");
}

/* A zone whose cards everybody sees, apart from those lying facedown. */
static json_t *open_zone(struct arb_run *g, int seat, const char *id, const char *label, int owner,
                         int zone, enum look look)
{
    json_t *cards = json_array();
    EACH_CARD(g, zone, card)
    json_array_append_new(cards, card_json(g, seat, card, look));
    return zone_json(id, label, owner, g->s->zone[zone].count, false, cards);
}

/* A deck is a number, the cards attached to it, and those of its top cards that
 * the seat has seen. */
static json_t *deck_json(struct arb_run *g, int seat, const char *id, const char *label, int owner,
                         int zone)
{
    json_t *cards = json_array();
    int unknown = 0;
    EACH_CARD(g, ZONE_ATTACHED, card)
    if (owner >= 0 && g->s->card[card].on_deck_of == owner + 1) {
        json_t *json = card_json(g, seat, card, LOOK_PLAY);
        json_array_append_new(json_object_get(json, "states"), json_string("attached"));
        json_array_append_new(cards, json);
    }
    EACH_CARD(g, zone, card)
    {
        if (g->s->link[card].loose) { /* somewhere in there: only whoever searches sees it */
            if (seat_knows(g, seat, card))
                json_array_append_new(cards, card_json(g, seat, card, LOOK_PILE));
            continue;
        }
        if (g->s->link[card].prev && g->s->link[g->s->link[card].prev].loose)
            break;
        if (!seat_knows(g, seat, card)) {
            unknown++;
            continue;
        }
        for (; unknown; unknown--)
            json_array_append_new(cards, json_pack("{s:n,s:b}", "title", "facedown", 1));
        json_array_append_new(cards, card_json(g, seat, card, LOOK_PILE));
    }
    return zone_json(id, label, owner, g->s->zone[zone].count, true, cards);
}

static json_t *hand_json(struct arb_run *g, int seat, const char *id, int owner)
{
    int zone = zone_of(owner, HAND);
    json_t *cards = json_array();
    if (owner != seat)
        RULE("table-talk.3");
    EACH_CARD(g, zone, card)
    if (seat_knows(g, seat, card))
        json_array_append_new(cards,
                              card_json(g, seat, card, owner == seat ? LOOK_HAND : LOOK_PILE));
    return zone_json(id, "Hand", owner, g->s->zone[zone].count, owner != seat, cards);
}

static void add_number(json_t *zone, const char *id, const char *label, int value, const char *how)
{
    json_array_append_new(json_object_get(zone, "numbers"), number_entry(id, label, value, how));
}

static void add_play_zones(struct arb_run *g, int seat, json_t *zones)
{
    json_t *quest = open_zone(g, seat, "quest", "Quest", -1, ZONE_STAGE, LOOK_PLAY);
    add_number(quest, "willpower", "Willpower", committed_willpower(g, NULL), "quest:willpower");
    json_array_append_new(zones, quest);
    json_array_append_new(
        zones, open_zone(g, seat, "active", "Active location", -1, ZONE_ACTIVE, LOOK_PLAY));
    json_t *staging = open_zone(g, seat, "staging", "Staging area", -1, ZONE_STAGING, LOOK_PLAY);
    RULE("staging-area.1");
    add_number(staging, "threat", "Threat", staging_threat(g, NULL), "staging:threat");
    json_array_append_new(zones, staging);
    if (g->s->campaign)
        json_array_append_new(
            zones, open_zone(g, seat, "campaign", "Campaign", -1, ZONE_CAMPAIGN, LOOK_PLAY));
    if (g->s->zone[ZONE_LIMBO].count)
        json_array_append_new(
            zones, open_zone(g, seat, "resolving", "Being resolved", -1, ZONE_LIMBO, LOOK_PILE));
    for (int p = 0; p < g->s->players; p++) {
        char id[24];
        snprintf(id, sizeof id, "play.%d", p);
        json_array_append_new(
            zones, open_zone(g, seat, id, "Play area", p, zone_of(p, PLAY_AREA), LOOK_PLAY));
        snprintf(id, sizeof id, "engaged.%d", p);
        json_array_append_new(zones, open_zone(g, seat, id, "Engaged enemies", p,
                                               zone_of(p, ENGAGED_AREA), LOOK_PLAY));
        snprintf(id, sizeof id, "hand.%d", p);
        json_array_append_new(zones, hand_json(g, seat, id, p));
    }
}

static void add_piles(struct arb_run *g, int seat, json_t *zones)
{
    RULE("discard-pile.1");
    RULE("discard-pile.5");
    static const struct {
        const char *id, *label;
        uint8_t zone;
    } pile[] = {{"encounter_discard", "Encounter discard pile", ZONE_ENCOUNTER_DISCARD},
                {"victory", "Victory display", ZONE_VICTORY},
                {"aside", "Set aside", ZONE_ASIDE},
                {"removed", "Removed from the game", ZONE_REMOVED}};
    json_array_append_new(
        zones, deck_json(g, seat, "encounter_deck", "Encounter deck", -1, ZONE_ENCOUNTER_DECK));
    json_array_append_new(zones, zone_json("quest_deck", "Quest deck", -1,
                                           g->s->zone[ZONE_QUEST_DECK].count, true, json_array()));
    for (size_t i = 0; i < sizeof pile / sizeof *pile; i++)
        json_array_append_new(
            zones, open_zone(g, seat, pile[i].id, pile[i].label, -1, pile[i].zone, LOOK_PILE));
    for (int p = 0; p < g->s->players; p++) {
        char id[24];
        snprintf(id, sizeof id, "deck.%d", p);
        json_array_append_new(zones, deck_json(g, seat, id, "Deck", p, zone_of(p, DECK)));
        snprintf(id, sizeof id, "discard.%d", p);
        json_array_append_new(
            zones, open_zone(g, seat, id, "Discard pile", p, zone_of(p, DISCARD_PILE), LOOK_PILE));
    }
}

/* ---- The whole table -------------------------------------------------------- */

static json_t *seats_json(const struct arb_run *g)
{
    const struct lotr *s = g->s;
    json_t *seats = json_array();
    for (int p = 0; p < s->players; p++) {
        char name[24], how[24];
        snprintf(name, sizeof name, "Player %d", p + 1);
        snprintf(how, sizeof how, "threat:%d", p);
        RULE("first-player.2");
        json_t *threat = number_entry("threat", "Threat", s->threat[p], how);
        json_object_set_new(threat, "max", json_integer(THREAT_ELIMINATION));
        json_array_append_new(
            seats, json_pack("{s:i,s:s,s:b,s:b,s:b,s:b,s:[o]}", "seat", p, "name", name, "first",
                             s->first_player == p, "active", s->active_player == p, "asked",
                             s->head.asked >> p & 1, "out", !is_playing(g, p), "tracks", threat));
    }
    return seats;
}

static json_t *add_text(json_t *texts, const char *label, const char *text, const char *zone)
{
    if (!text || !*text)
        return NULL;
    json_t *one = json_pack("{s:s,s:s}", "label", label, "text", text);
    if (zone)
        json_object_set_new(one, "zone", json_string(zone));
    json_array_append_new(texts, one);
    return one;
}

/* What is being resolved, and what the stage wants of the players. Side A has
 * done its part once side B is up. */
static json_t *texts_json(const struct arb_run *g, int seat)
{
    json_t *texts = json_array();
    EACH_CARD(g, ZONE_LIMBO, card)
    if (!shows_back(g, seat, card))
        json_object_set_new(
            add_text(texts, def_of(g, card)->title, def_of(g, card)->text, "resolving"), "now",
            json_true());
    if (g->s->stage) {
        const struct card_def *d = def_of(g, g->s->stage);
        char label[32];
        snprintf(label, sizeof label, "Stage %dB", d->stage);
        add_text(texts, label, d->text, "quest");
    }
    if (g->s->campaign)
        add_text(texts, "Campaign", def_of(g, g->s->zone[ZONE_CAMPAIGN].first)->text, "campaign");
    return texts;
}

json_t *lotr_view(struct arb_run *g, int seat)
{
    static const char *const status_names[] = {"playing", "won", "lost", "over"};
    const struct lotr *s = g->s;
    char phase[40];
    capital(s->phase == PHASE_NONE ? "setup" : phase_names[s->phase], phase, sizeof phase);
    json_t *zones = json_array(), *texts = texts_json(g, seat), *numbers = json_array();
    add_play_zones(g, seat, zones);
    add_piles(g, seat, zones);
    json_t *view = json_pack("{s:s,s:i,s:s,s:s,s:i,s:s,s:s,s:o,s:o,s:o,s:o}", "game", g->rules->id,
                             "seat", seat, "status", status_names[s->head.status], "title",
                             g->c->scenario[s->scenario].name, "round", s->round, "phase", phase,
                             "step", step_names[s->step], "seats", seats_json(g), "zones", zones,
                             "texts", texts, "numbers", numbers);
    if (s->phase != PHASE_NONE)
        json_object_set_new(view, "step_name", json_string(step_phrase(s->step)));
    if (s->attack.by_enemy == 2)
        json_array_append_new(numbers, number_entry("attack", "Attack strength",
                                                    attack_total(g, NULL), "attack:strength"));
    struct odds odds;
    if (quest_odds(g, seat, &odds)) {
        json_object_set_new(view, "odds", odds_json(&odds));
        json_array_append_new(numbers, number_entry("odds", "Quest balance",
                                                    odds.willpower - odds.threat, "quest:odds"));
    }
    if (s->head.status == ARB_WON) {
        char words[40];
        int total = score(g, NULL);
        RULE("scoring.10");
        snprintf(words, sizeof words, "%d (lower is better)", total);
        add_text(texts, "Score", words, NULL);
        json_object_set_new(view, "score", json_integer(total));
        json_array_append_new(numbers,
                              number_entry("score", "Score (lower is better)", total, "score"));
    }
    return view;
}
