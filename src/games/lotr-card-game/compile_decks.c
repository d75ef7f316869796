/* compile_decks.c - what is put together out of cards: decks, products, scenarios. */
#include "compile_cards.h"

/* Decks. */

/* A number is that of a card of the same pack, or of another if only one has it. */
static int find_number(const struct compiler *k, int64_t number, int types, int *several)
{
    int others = 0, found = 0;
    EACH_DEF (k->c, i) {
        const struct card_def *d = &k->c->def[i];
        if (d->number != number || !(types >> d->type & 1))
            continue;
        if (!strcmp(d->pack, k->pack))
            return i;
        if (found && !strcmp(k->c->def[found].pack, d->pack))
            continue; /* the other side of a campaign card */
        others++;
        found = i;
    }
    *several = others > 1 ? others : 0;
    return others == 1 ? found : 0;
}

/* A card by its title or its number. */
int card_named(struct compiler *k, const struct arb_node *node, int types, const char *expected)
{
    if (k->r.failed)
        return 0;
    const char *title = is_string(node) ? node->string : NULL;
    int def = title ? find_card(k, title, types) : 0, several = 0;
    if (node && node->kind == ARB_NODE_INT)
        def = find_number(k, node->number, types, &several);
    if (several)
        arb_pack_error(&k->r, node, "%d packs have a card of the number %lld; expected its title",
                       several, (long long)node->number);
    if (def || several)
        return def;
    const char *near = title ? arb_nearest(title, k->c->title + 1) : NULL;
    if (near && !strcmp(near, title))
        arb_pack_error(&k->r, node, "\"%s\" is another type of card; expected %s", near, expected);
    else if (near)
        arb_pack_error(&k->r, node, "there is no card \"%s\"; did you mean \"%s\"?", title, near);
    else
        arb_pack_error(&k->r, node, "there is no card %s; expected the title or the number of %s",
                       shown(k, node), expected);
    return 0;
}

static void add_entry(struct compiler *k, const struct arb_node *at, struct deck *deck, int def,
                      int copies)
{
    const struct card_def *d = &k->c->def[def];
    for (int i = 0; i < deck->entries; i++)
        if (deck->entry[i].def == def)
            arb_pack_error(&k->r, at,
                           "\"%s\" is in the deck twice; expected one entry with its copies",
                           d->title);
    if (d->pool)
        arb_pack_error(&k->r, at, "\"%s\" is a %s of campaigns; no deck has it", d->title,
                       pool_names[d->pool]);
    if (!k->r.failed)
        deck->entry[deck->entries++] = (struct copies){(uint16_t)def, (uint8_t)copies};
}

void read_deck(struct compiler *k)
{
    static const char *const fields[] = {"name", "heroes", "cards", NULL};
    const struct arb_node *body = k->r.declaration->body;
    arb_only_fields(&k->r, body, fields);
    struct named called = read_named(k, "deck", k->c->deck, k->c->decks, sizeof *k->c->deck);
    struct deck deck = {.id = called.id, .name = called.name};
    const struct arb_node *heroes = list_field(k, body, "heroes", 1, 3, "heroes"), *card,
                          *cards = list_field(k, body, "cards", 1, DECK_ENTRIES - 3,
                                              "{ copies, \"Title\" }");
    EACH_ITEM (k, heroes, i)
        add_entry(k, heroes->item[i], &deck, card_named(k, heroes->item[i], 1 << HERO, "a hero"),
                  1);
    EACH_ITEM (k, cards, i) {
        int copies = read_counted(k, cards, i, 3, &card);
        int def = card_named(k, card, DECK_TYPES, "an ally, an attachment or an event");
        add_entry(k, cards->item[i], &deck, def, copies);
    }
    ADD(k, k->c->deck, k->c->decks, deck);
}

void read_product(struct compiler *k)
{
    static const char *const fields[] = {"code", "octgn", NULL};
    const struct arb_declaration *declaration = k->r.declaration;
    arb_only_fields(&k->r, declaration->body, fields);
    struct product product = {
        .pack = keep_text(k, k->pack),
        .name = keep_text(k, declaration->name),
        .code = keep_text(k, arb_read_string(&k->r, declaration->body, "code", false)),
        .octgn = keep_text(k, arb_read_string(&k->r, declaration->body, "octgn", false))};
    for (int i = 0; i < k->c->products && !k->r.failed; i++)
        if (!strcmp(k->c->product[i].pack, k->pack))
            arb_pack_error(&k->r, NULL, "the pack already is the product \"%s\"",
                           k->c->product[i].name);
    ADD(k, k->c->product, k->c->products, product);
}

/* Scenarios. */

/* How many cards of an encounter set can be in an encounter deck. */
static int cards_of_set(const struct compiler *k, int set)
{
    int cards = 0;
    for (int d = 1; set && d < k->c->defs; d++)
        cards += k->c->def[d].set == set && k->c->def[d].type != QUEST;
    return cards;
}

static bool has_set(const struct scenario *scenario, int set)
{
    for (int i = 0; i < scenario->sets; i++)
        if (scenario->set[i] == set)
            return true;
    return false;
}

static void read_scenario_sets(struct compiler *k, const struct arb_node *body,
                               struct scenario *scenario)
{
    const struct arb_node *list =
        list_field(k, body, "sets", 1, SCENARIO_SETS, "names of encounter sets");
    EACH_ITEM (k, list, i) {
        const char *name = is_string(list->item[i]) ? list->item[i]->string : "";
        int set = find_text(k->c->set_name, k->c->sets, name);
        const char *near = set ? NULL : arb_nearest(name, k->c->set_name + 1);
        if (!cards_of_set(k, set))
            arb_pack_error(&k->r, list->item[i], "no encounter card belongs to the set %s%s%s%s",
                           shown(k, list->item[i]), near ? "; did you mean \"" : "",
                           near ? near : "", near ? "\"?" : "");
        if (has_set(scenario, set))
            arb_pack_error(&k->r, list->item[i], "the set \"%s\" is named twice", name);
        scenario->set[scenario->sets++] = (uint16_t)set;
    }
}

/* Stages follow each other from 1 on; several cards of one stage stand together. */
static void read_scenario_quests(struct compiler *k, const struct arb_node *body,
                                 struct scenario *scenario)
{
    const struct arb_node *list =
        list_field(k, body, "quests", 1, SCENARIO_QUESTS, "titles or numbers of quest cards");
    int stage = 0;
    EACH_ITEM (k, list, i) {
        int def = card_named(k, list->item[i], 1 << QUEST, "a quest card");
        int next = k->r.failed ? -1 : k->c->def[def].stage; /* -1: not known, nor what follows */
        if (stage >= 0 && next != stage + 1 && (next != stage || !stage))
            arb_pack_error(&k->r, list->item[i], "\"%s\" is of stage %d; expected stage %d",
                           k->c->def[def].title, next, stage + 1);
        stage = next;
        scenario->quest[scenario->quests++] = (uint16_t)def;
    }
}

static void read_scenario_asides(struct compiler *k, const struct arb_node *body,
                                 struct scenario *scenario)
{
    const struct arb_node *list =
        list_field(k, body, "aside", 0, SCENARIO_ASIDES, "titles of encounter cards");
    EACH_ITEM (k, list, i) {
        int def = card_named(k, list->item[i], ENCOUNTER_TYPES, "an encounter card");
        if (!has_set(scenario, k->c->def[def].set))
            arb_pack_error(&k->r, list->item[i], "\"%s\" is in none of the scenario's sets",
                           k->c->def[def].title);
        scenario->aside[scenario->asides++] = (uint16_t)def;
    }
}

void read_scenario(struct compiler *k)
{
    static const char *const fields[] = {"name", "sets", "quests", "aside", NULL};
    const struct arb_node *body = k->r.declaration->body;
    arb_only_fields(&k->r, body, fields);
    struct named called =
        read_named(k, "scenario", k->c->scenario, k->c->scenarios, sizeof *k->c->scenario);
    struct scenario scenario = {.id = called.id, .name = called.name};
    read_scenario_sets(k, body, &scenario);
    read_scenario_quests(k, body, &scenario);
    read_scenario_asides(k, body, &scenario);
    ADD(k, k->c->scenario, k->c->scenarios, scenario);
}
