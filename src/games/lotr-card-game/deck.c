/* deck.c - the rules of deckbuilding, and what a deck adds up to. */
#include "deck.h"
#include "cards.h"
#include "lotr.h"

#include <stdio.h>

/* ---- The rules ---------------------------------------------------------------- */

enum { LEAST_CARDS = 50, MOST_COPIES = 3, MOST_HEROES = 3 };

int deck_count(const struct lotr_content *c, const struct deck_list *deck, int types)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++)
        if (types >> c->def[deck->line[i].def].type & 1)
            n += deck->line[i].copies;
    return n;
}

/* Copies of the title of a line among these types, if it is the first that has
 * it; else 0. */
static int copies_by_title(const struct lotr_content *c, const struct deck_list *deck, int line,
                           int types)
{
    int title = c->def[deck->line[line].def].title_id, n = 0;
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        if (d->title_id != title || !(types >> d->type & 1))
            continue;
        if (i < line)
            return 0;
        n += deck->line[i].copies;
    }
    return n;
}

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
        const struct card_def *d = &g->c->def[deck->line[i].def];
        if (d->type == HERO && d->unique && copies_by_title(g->c, deck, i, HERO_TYPES) > 1) {
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
        int copies = copies_by_title(g->c, deck, i, DECK_TYPES);
        if (copies > MOST_COPIES)
            deck_problem(deck, "deckbuilding.4",
                         "%d copies of %s in one deck, at most %d are allowed", copies,
                         g->c->def[deck->line[i].def].title, MOST_COPIES);
    }
}

/* What a table has room for: the abilities that answer out of hand are kept in a
 * list of their own, ended by an empty place. */
static void check_room(struct arb_run *g, struct deck_list *deck)
{
    int kinds = 0;
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &g->c->def[deck->line[i].def];
        bool again = false;
        for (int k = 0; k < i; k++)
            again |= deck->line[k].def == deck->line[i].def;
        for (int a = 0; a < d->abilities && !again; a++)
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

/* ---- Cards as JSON -------------------------------------------------------------- */

static json_t *cost_json(const struct card_def *d)
{
    int cost = d->stat[COST];
    return cost == COST_X ? json_string("X") : cost == NO_VALUE ? json_null() : json_integer(cost);
}

static json_t *card_facts(const struct lotr_content *c, const struct card_def *d)
{
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
        char code[64];
        json_object_set_new(card, "set", json_string(p->name));
        json_object_set_new(card, "number", json_integer(d->number));
        if (p->code) {
            snprintf(code, sizeof code, "%s%03d", p->code, d->number);
            json_object_set_new(card, "code", json_string(code));
        }
        if (p->octgn) {
            snprintf(code, sizeof code, "%s%03d", p->octgn, d->number);
            json_object_set_new(card, "octgn", json_string(code));
        }
    }
    return card;
}

json_t *lotr_deck_cards(const void *content)
{
    const struct lotr_content *c = content;
    json_t *cards = json_array();
    for (int i = 1; i < c->defs; i++)
        if (((HERO_TYPES | DECK_TYPES) >> c->def[i].type & 1) && !c->def[i].pool)
            json_array_append_new(cards, card_facts(c, &c->def[i]));
    return cards;
}

/* ---- What a deck adds up to ------------------------------------------------------ */

/* All copies of a definition, told at its first line; 0 at the others. */
static int copies_of_line(const struct deck_list *deck, int line)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++) {
        if (deck->line[i].def != deck->line[line].def)
            continue;
        if (i < line)
            return 0;
        n += deck->line[i].copies;
    }
    return n;
}

static void add_to(json_t *counts, const char *key, int n)
{
    json_t *was = json_object_get(counts, key);
    json_object_set_new(counts, key, json_integer(json_integer_value(was) + n));
}

/* Heroes, allies, attachments, events; each by cost, then by the order of packs. */
static json_t *list_json(const struct lotr_content *c, const struct deck_list *deck)
{
    json_t *list = json_array();
    for (int type = HERO; type <= EVENT; type++)
        for (int cost = COST_X; cost < 100; cost++)
            for (int i = 0; i < deck->lines; i++) {
                const struct card_def *d = &c->def[deck->line[i].def];
                /* X comes after the numbers. */
                int of = d->stat[COST] == COST_X ? 99 : d->stat[COST];
                int copies = d->type == type && of == cost ? copies_of_line(deck, i) : 0;
                if (!copies)
                    continue;
                json_t *card = card_facts(c, d);
                json_object_set_new(card, "copies", json_integer(copies));
                json_array_append_new(list, card);
            }
    return list;
}

/* How many boxes of each edition hold all the copies. */
static json_t *boxes_json(const struct lotr_content *c, const struct deck_list *deck)
{
    int boxes[EDITIONS] = {1, 1};
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        int copies = copies_of_line(deck, i);
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
        int cost = c->def[deck->line[i].def].stat[COST];
        most = cost > most ? cost : most;
    }
    for (int type = ALLY; type <= EVENT; type++)
        json_object_set_new(types, type_names[type], json_integer(0));
    for (int cost = 0; cost <= most; cost++) {
        char key[16];
        snprintf(key, sizeof key, "%d", cost);
        json_object_set_new(costs, key, json_integer(0));
    }
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        int copies = deck->line[i].copies;
        if (d->type == HERO) {
            json_array_append_new(heroes, json_string(d->title));
            threat += d->stat[THREAT] * copies;
            continue;
        }
        char key[16];
        snprintf(key, sizeof key, "%d", d->stat[COST]);
        add_to(costs, d->stat[COST] == COST_X ? "X" : key, copies);
        add_to(types, type_names[d->type], copies);
        add_to(spheres, sphere_names[d->sphere], copies);
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

/* The deck as a setup takes it. Two cards of one title are told apart by type. */
static json_t *deck_json(const struct lotr_content *c, const struct deck_list *deck)
{
    json_t *heroes = json_array(), *cards = json_object(), *list = json_array();
    bool twins = false;
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        int copies = copies_of_line(deck, i);
        for (int k = 0; k < copies; k++)
            if (d->type == HERO)
                json_array_append_new(heroes, json_string(d->title));
            else
                json_array_append_new(
                    list, json_pack("{s:s,s:s}", "title", d->title, "type", type_names[d->type]));
        if (d->type == HERO || !copies)
            continue;
        twins |= json_object_get(cards, d->title) != NULL;
        json_object_set_new(cards, d->title, json_integer(copies));
    }
    json_t *json = json_object();
    if (deck->name[0]) {
        json_t *name = json_string(deck->name);
        if (name)
            json_object_set_new(json, "name", name);
    }
    json_object_set_new(json, "heroes", heroes);
    json_object_set(json, "cards", twins ? list : cards);
    json_decref(list);
    json_decref(cards);
    return json;
}

/* Spheres that no hero of the deck can pay for. */
static void note_spheres(const struct lotr_content *c, struct deck_list *deck)
{
    int held[SPHERES] = {0};
    bool paid[SPHERES] = {[NEUTRAL] = true};
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
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

json_t *lotr_check_deck(const void *content, const json_t *written)
{
    const struct lotr_content *c = content;
    struct arb_run run = {.content = content};
    struct deck_list deck;
    deck_read(c, written, &deck);
    deck_check(&run, &deck, false);
    note_spheres(c, &deck);
    json_t *json = json_pack("{s:b,s:o,s:o,s:o,s:o,s:o}", "ok", deck.problems == NULL, "problems",
                             deck.problems ? json_incref(deck.problems) : json_array(), "notes",
                             deck.notes ? json_incref(deck.notes) : json_array(), "summary",
                             summary_json(c, &deck), "cards", list_json(c, &deck), "deck",
                             deck_json(c, &deck));
    if (deck.prepared)
        json_object_set_new(json, "prepared", json_string(deck.prepared->id));
    deck_drop(&deck);
    return json;
}
