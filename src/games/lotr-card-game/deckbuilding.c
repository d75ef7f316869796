/* deckbuilding.c - the rules of deckbuilding, and what a deck of this game adds up to. */
#include "deckbuilding.h"
#include "cards.h"
#include "lotr.h"

#include <ctype.h>

/* Cards. */

int game_deck_things(const struct lotr_content *c)
{
    return c->defs;
}

struct deck_thing game_deck_thing(const struct lotr_content *c, int def)
{
    const struct card_def *d = &c->def[def];
    return (struct deck_thing){d->title, d->type, d->pool != 0};
}

static const struct product *product_of(const struct lotr_content *c, const struct card_def *d)
{
    for (int i = 0; i < c->products; i++)
        if (d->number && !strcmp(c->product[i].pack, d->pack))
            return &c->product[i];
    return NULL;
}

const char *game_deck_from(const struct lotr_content *c, int def)
{
    const struct product *p = product_of(c, &c->def[def]);
    return p ? p->name : "";
}

bool card_code(const struct lotr_content *c, const struct card_def *d, enum code_of where,
               char code[DECK_ID_LETTERS])
{
    const struct product *p = product_of(c, d);
    const char *begin = !p ? NULL : where == RINGSDB ? p->code : p->octgn;
    if (begin)
        snprintf(code, DECK_ID_LETTERS, "%s%03d", begin, d->number);
    return begin != NULL;
}

bool game_deck_code(const struct lotr_content *c, int def, const char *word)
{
    char code[DECK_ID_LETTERS];
    if (!isalnum((unsigned char)word[0]) || !isdigit((unsigned char)word[strlen(word) - 1]))
        return false;
    for (int where = RINGSDB; where <= OCTGN; where++)
        if (card_code(c, &c->def[def], (enum code_of)where, code) && !strcmp(code, word))
            return true;
    return false;
}

/* Heroes, allies, attachments, events; each by cost, X after the numbers. */
int game_deck_order(const struct lotr_content *c, int def)
{
    int cost = c->def[def].stat[COST];
    return c->def[def].type * 1000 + (cost == COST_X ? 99 : cost == NO_VALUE ? 0 : cost);
}

const char *game_prepared_deck(const struct lotr_content *c, int number, struct deck_list *deck)
{
    if (number >= c->decks)
        return NULL;
    const struct deck *d = &c->deck[number];
    if (deck) {
        snprintf(deck->name, sizeof deck->name, "%s", d->name);
        for (int i = 0; i < d->entries; i++)
            deck->line[deck->lines++] = (struct deck_line){d->entry[i].def, d->entry[i].copies};
    }
    return d->id;
}

/* What is not to be in a deck. */

void game_deck_refuses(const struct lotr_content *c, struct deck_list *deck, int def, int types)
{
    const struct card_def *d = &c->def[def];
    const char *type = type_names[d->type], *an = strchr("aeo", type[0]) ? "an" : "a";
    if (d->pool && types >> d->type & 1)
        deck_problem(deck, "player-deck.1",
                     "%s is a %s of a campaign and no card to build decks of", d->title,
                     pool_names[d->pool]);
    else if (types == HERO_TYPES)
        deck_problem(deck, "deckbuilding.1", "%s is %s %s, not a hero", d->title, an, type);
    else if (d->type == HERO)
        deck_problem(deck, "player-deck.1",
                     "%s is a hero; heroes begin in play and are not among the cards of a deck",
                     d->title);
    else
        deck_problem(deck, "player-deck.1",
                     "%s is %s %s; a deck holds allies, attachments and events", d->title, an,
                     type);
}

/* The rules. */

enum { LEAST_CARDS = 50, MOST_COPIES = 3, MOST_HEROES = 3 };

static void check_heroes(struct arb_run *g, struct deck_list *deck)
{
    int heroes = deck_count(g->c, deck, HERO_TYPES);
    RULE("deckbuilding.1");
    if (!heroes)
        deck_problem(deck, "deckbuilding.1",
                     "a deck comes with one to three heroes, this one has none");
    else if (heroes > MOST_HEROES)
        deck_problem(deck, "deckbuilding.1",
                     "a deck comes with one to three heroes, this one has %d", heroes);
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &g->c->def[deck->line[i].what];
        if (d->type == HERO && d->unique && deck_copies_by_title(g->c, deck, i, HERO_TYPES) > 1) {
            RULE("unique-cards.2");
            deck_problem(deck, "unique-cards.2", "%s is unique; only one copy can be in play",
                         d->title);
        }
    }
}

/* Copies are counted by title (copy.1), whatever the type of the card (copy.2). */
static void check_copies(struct arb_run *g, struct deck_list *deck)
{
    for (int i = 0; i < deck->lines; i++) {
        RULES("deckbuilding.4", "copy.1", "copy.2");
        int copies = deck_copies_by_title(g->c, deck, i, DECK_TYPES);
        if (copies > MOST_COPIES)
            deck_problem(deck, "deckbuilding.4",
                         "%d copies of %s in one deck, at most %d are allowed", copies,
                         g->c->def[deck->line[i].what].title, MOST_COPIES);
    }
}

/* What a table has room for: the abilities that answer out of hand are kept in a
 * list of their own, ended by an empty place. */
static void check_room(struct arb_run *g, struct deck_list *deck)
{
    int kinds = 0;
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &g->c->def[deck->line[i].what];
        for (int a = 0; a < d->abilities && deck_copies(deck, i); a++)
            kinds += answers_from_hand(d, &g->c->ability[d->ability + a]);
    }
    if (kinds >= ANSWERS)
        deck_problem(deck, "",
                     "%d abilities of the deck answer out of hand; the table has room for %d",
                     kinds, ANSWERS - 1);
}

/* Decks of the packs are no decks of a player's own; starters among them have 30
 * cards. Where the introductory book and the reference differ, the reference
 * holds (golden-rules.1). */
void deck_check(struct arb_run *g, struct deck_list *deck, bool any_cards)
{
    int cards = deck_count(g->c, deck, DECK_TYPES);
    if (!deck->lines && deck->problems)
        return; /* there is no deck at all */
    check_heroes(g, deck);
    check_room(g, deck);
    if (any_cards)
        return;
    if (deck->prepared) {
        if (cards < LEAST_CARDS)
            deck_note(deck, "deckbuilding.2",
                      "a prepared deck of %d cards; a deck of your own needs at least %d", cards,
                      LEAST_CARDS);
        return;
    }
    RULES("golden-rules.1", "deckbuilding.2", "deckbuilding.3");
    if (cards < LEAST_CARDS)
        deck_problem(deck, "deckbuilding.2", "the deck has %d cards, at least %d are needed", cards,
                     LEAST_CARDS);
    check_copies(g, deck);
}

/* Cards as JSON. */

static json_t *cost_json(const struct card_def *d)
{
    int cost = d->stat[COST];
    return cost == COST_X ? json_string("X") : cost == NO_VALUE ? json_null() : json_integer(cost);
}

/* How a list shows it: its columns, its numbers in short, a colour. */
static void tell_card(const struct lotr_content *c, const struct card_def *d, json_t *card)
{
    static const char *const tints[] = {
        [LEADERSHIP] = "magenta", [TACTICS] = "red", [SPIRIT] = "cyan", [LORE] = "green"};
    static const struct {
        int stat;
        const char *words;
    } shorts[] = {{WILLPOWER, "WP"}, {ATTACK, "ATK"}, {DEFENSE, "DEF"}, {HIT_POINTS, "HP"}};
    char worth[24] = "", numbers[80] = "", subtitle[200] = "";
    struct arb_text out = {numbers, numbers + sizeof numbers},
                    sub = {subtitle, subtitle + sizeof subtitle};
    for (size_t i = 0; i < sizeof shorts / sizeof *shorts; i++)
        if (d->stat[shorts[i].stat] != NO_VALUE)
            arb_say(&out, "%s%s %d", *numbers ? " " : "", shorts[i].words, d->stat[shorts[i].stat]);
    for (int t = 1; t < c->traits; t++)
        if (has_bit(d->traits, t))
            arb_say(&sub, "%s%s", *subtitle ? ", " : "", c->trait_name[t]);
    if (d->stat[COST] == COST_X)
        snprintf(worth, sizeof worth, "cost X");
    else if (d->stat[COST] != NO_VALUE)
        snprintf(worth, sizeof worth, "cost %d", d->stat[COST]);
    else if (d->stat[THREAT] != NO_VALUE)
        snprintf(worth, sizeof worth, "threat %d", d->stat[THREAT]);
    const char *tint = tints[d->sphere];
    json_t *told = json_pack("{s:[s,s],s:s,s:s,s:s}", "columns", sphere_names[d->sphere], worth,
                             "numbers", numbers, "subtitle", subtitle, "tint", tint ? tint : "");
    json_object_update(card, told);
    json_decref(told);
}

json_t *game_deck_facts(const struct lotr_content *c, int def)
{
    const struct card_def *d = &c->def[def];
    json_t *traits = json_array(), *stats = json_object();
    for (int t = 1; t < c->traits; t++)
        if (has_bit(d->traits, t))
            json_array_append_new(traits, json_string(c->trait_name[t]));
    for (int i = 0; i < STATS; i++)
        if (i != COST && d->stat[i] != NO_VALUE)
            json_object_set_new(stats, stat_names[i], json_integer(d->stat[i]));
    json_t *card = json_pack("{s:s,s:s,s:s,s:o,s:b,s:o,s:o,s:s,s:{s:i,s:i}}", "title", d->title,
                             "type", type_names[d->type], "sphere", sphere_names[d->sphere], "cost",
                             cost_json(d), "unique", d->unique, "traits", traits, "stats", stats,
                             "text", d->text ? d->text : "", "box", "2011", (int)d->copies[0],
                             "2022", (int)d->copies[1]);
    const struct product *p = product_of(c, d);
    if (p) {
        char code[DECK_ID_LETTERS];
        json_object_set_new(card, "set", json_string(p->name));
        json_object_set_new(card, "number", json_integer(d->number));
        if (card_code(c, d, RINGSDB, code))
            json_object_set_new(card, "code", json_string(code));
        if (card_code(c, d, OCTGN, code))
            json_object_set_new(card, "octgn", json_string(code));
    }
    tell_card(c, d, card);
    return card;
}

json_t *lotr_deck_cards(const void *content)
{
    const struct lotr_content *c = content;
    json_t *cards = json_array();
    EACH_DEF (c, i)
        if (((HERO_TYPES | DECK_TYPES) >> c->def[i].type & 1) && !c->def[i].pool)
            json_array_append_new(cards, game_deck_facts(c, i));
    return cards;
}

/* What a deck adds up to. */

/* How many boxes of each edition hold all the copies. */
static json_t *boxes_json(const struct lotr_content *c, const struct deck_list *deck)
{
    int boxes[EDITIONS] = {1, 1};
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].what];
        int copies = deck_copies(deck, i);
        for (int e = 0; e < EDITIONS && copies; e++) {
            int in_box = d->copies[e] ? d->copies[e] : 1, need = (copies + in_box - 1) / in_box;
            boxes[e] = need > boxes[e] ? need : boxes[e];
        }
    }
    return json_pack("{s:i,s:i}", "2011", boxes[0], "2022", boxes[1]);
}

static json_t *summary_json(const struct lotr_content *c, const struct deck_list *deck)
{
    json_t *heroes = json_array(), *types = json_object(), *spheres = json_object(),
           *costs = json_object();
    int threat = 0, paid = 0, priced = 0, most = 0;
    for (int i = 0; i < deck->lines; i++) {
        int cost = c->def[deck->line[i].what].stat[COST];
        most = cost > most ? cost : most;
    }
    for (int type = ALLY; type <= EVENT; type++)
        deck_count_in(types, type_names[type], 0);
    deck_count_to(costs, most);
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].what];
        int copies = deck->line[i].copies;
        if (d->type == HERO) {
            json_array_append_new(heroes, json_string(d->title));
            threat += d->stat[THREAT] * copies;
            continue;
        }
        char key[16];
        snprintf(key, sizeof key, "%d", d->stat[COST]);
        deck_count_in(costs, d->stat[COST] == COST_X ? "X" : key, copies);
        deck_count_in(types, type_names[d->type], copies);
        deck_count_in(spheres, sphere_names[d->sphere], copies);
        if (d->stat[COST] >= 0) {
            paid += d->stat[COST] * copies;
            priced += copies;
        }
    }
    return json_pack("{s:o,s:i,s:i,s:o,s:o,s:o,s:f,s:o}", "heroes", heroes, "threat", threat,
                     "cards", deck_count(c, deck, DECK_TYPES), "types", types, "spheres", spheres,
                     "costs", costs, "average_cost", priced ? (double)paid / priced : 0.0, "boxes",
                     boxes_json(c, deck));
}

/* Spheres that no hero of the deck can pay for. */
static void note_spheres(const struct lotr_content *c, struct deck_list *deck)
{
    int held[SPHERES] = {0};
    bool paid[SPHERES] = {[NEUTRAL] = true};
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].what];
        if (d->type == HERO)
            paid[d->sphere] = true;
        else
            held[d->sphere] += deck->line[i].copies;
    }
    for (int s = 0; s < SPHERES; s++)
        if (held[s] && !paid[s])
            deck_note(deck, "resource-match.1",
                      "no hero has the %s icon that %d card%s must be paid with", sphere_names[s],
                      held[s], held[s] == 1 ? "" : "s");
}

/* "3 heroes, threat 29, 50 cards", by whom it is led, and the tables of the summary. */
static void tell_summary(const json_t *summary, json_t *json)
{
    const json_t *heroes = json_object_get(summary, "heroes");
    json_int_t cards = json_integer_value(json_object_get(summary, "cards"));
    char lead[240] = "", boxes[80] = "", cost[40];
    struct arb_text names = {lead, lead + sizeof lead}, held = {boxes, boxes + sizeof boxes};
    size_t i;
    json_t *value;
    const char *edition;
    json_array_foreach (heroes, i, value)
        arb_say(&names, "%s%s", i ? ", " : "", json_string_value(value));
    json_object_foreach (json_object_get(summary, "boxes"), edition, value)
        arb_say(&held, "%s%d of %s", *boxes ? ", or " : "", (int)json_integer_value(value),
                edition);
    i = json_array_size(heroes);
    json_object_set_new(json, "sum",
                        json_sprintf("%zu %s, threat %d, %d card%s", i, i == 1 ? "hero" : "heroes",
                                     (int)json_integer_value(json_object_get(summary, "threat")),
                                     (int)cards, cards == 1 ? "" : "s"));
    json_object_set_new(json, "lead", json_string(lead));
    snprintf(cost, sizeof cost, "Cost (%.1f on average)",
             json_real_value(json_object_get(summary, "average_cost")));
    deck_tell_counts(json, cost, json_object_get(summary, "costs"), true);
    deck_tell_counts(json, "Types", json_object_get(summary, "types"), false);
    deck_tell_counts(json, "Spheres", json_object_get(summary, "spheres"), false);
    deck_tell_line(json, "Boxes", json_string(boxes));
}

json_t *lotr_check_deck(const void *content, const json_t *written)
{
    const struct lotr_content *c = content;
    struct arb_run run = {.content = content};
    struct deck_list deck;
    deck_read(c, written, &deck);
    deck_check(&run, &deck, false);
    note_spheres(c, &deck);
    json_t *json = deck_verdict(c, &deck), *summary = summary_json(c, &deck);
    deck_tell_things(c, &deck, json);
    tell_summary(summary, json);
    json_object_set_new(json, "summary", summary);
    deck_drop(&deck);
    return json;
}
