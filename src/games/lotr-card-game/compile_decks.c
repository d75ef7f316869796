/* compile_decks.c - what is put together out of cards: decks, products, scenarios. */
#include "compile_cards.h"

/* ---- Decks ----------------------------------------------------------------------------- */

/* A number is that of a card of the same pack, or of another if only one has it. */
static int find_number(const struct compiler *k, int64_t number, int types, int *several)
{
    int others = 0, found = 0;
    for (int i = 1; i < k->c->defs; i++) {
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
    for (int i = 0; i < deck->entries; i++)
        if (deck->entry[i].def == def)
            arb_pack_error(&k->r, at,
                           "\"%s\" is in the deck twice; expected one entry with its "
                           "copies",
                           k->c->def[def].title);
    if (k->c->def[def].pool)
        arb_pack_error(&k->r, at, "\"%s\" is a %s of campaigns; no deck has it",
                       k->c->def[def].title, pool_names[k->c->def[def].pool]);
    if (deck->entries == DECK_ENTRIES)
        arb_pack_error(&k->r, at, "more than %d different cards", DECK_ENTRIES);
    if (k->r.failed)
        return;
    deck->entry[deck->entries].def = (uint16_t)def;
    deck->entry[deck->entries++].copies = (uint8_t)copies;
}

void read_deck(struct compiler *k)
{
    static const char *const fields[] = {"name", "heroes", "cards", NULL};
    const struct arb_declaration *declaration = k->r.declaration;
    const struct arb_node *body = declaration->body;
    arb_only_fields(&k->r, body, fields);
    struct deck deck = {.id = keep_text(k, declaration->name),
                        .name = keep_text(k, arb_read_string(&k->r, body, "name", true))};
    for (int i = 0; i < k->c->decks && !k->r.failed; i++)
        if (!strcmp(k->c->deck[i].id, declaration->name))
            arb_pack_error(&k->r, NULL, "there is another deck of this name");
    const struct arb_node *heroes = text_list(k, body, "heroes"),
                          *cards = arb_field_of(body, "cards");
    if (!heroes || heroes->items < 1 || heroes->items > 3)
        arb_pack_error(&k->r, heroes, "the deck has %d heroes; expected 1 to 3 in \"heroes\"",
                       heroes ? heroes->items : 0);
    arb_go_on(&k->r);
    for (int i = 0; heroes && i < heroes->items && !k->r.failed; i++) {
        int def = card_named(k, heroes->item[i], 1 << HERO, "a hero");
        if (!k->r.failed)
            add_entry(k, heroes->item[i], &deck, def, 1);
        arb_go_on(&k->r);
    }
    if (!cards || cards->kind != ARB_NODE_TABLE || cards->word || cards->fields) {
        arb_pack_error(&k->r, cards,
                       "field \"cards\" is no list; expected { { 3, \"Title\" }, ... }");
        return;
    }
    for (int i = 0; !k->r.failed && i < cards->items; i++) {
        const struct arb_node *entry = cards->item[i];
        if (entry->kind != ARB_NODE_TABLE || entry->word || entry->items != 2 || entry->fields ||
            entry->item[0]->kind != ARB_NODE_INT || entry->item[0]->number < 1 ||
            entry->item[0]->number > 3) {
            arb_pack_error(&k->r, entry,
                           "entry %d is not in its form; expected { copies from 1 "
                           "to 3, \"Title\" }",
                           i + 1);
        }
        int def = k->r.failed ? 0
                              : card_named(k, entry->item[1], DECK_TYPES,
                                           "an ally, an attachment or an event");
        if (!k->r.failed)
            add_entry(k, entry, &deck, def, (int)entry->item[0]->number);
        arb_go_on(&k->r);
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

/* ---- Scenarios --------------------------------------------------------------------------- */

static void read_scenario_sets(struct compiler *k, const struct arb_node *body,
                               struct scenario *scenario)
{
    const struct arb_node *list = text_list(k, body, "sets");
    if (!list || !list->items || list->items > SCENARIO_SETS)
        arb_pack_error(&k->r, list,
                       "the scenario has %d encounter sets; expected 1 to %d in "
                       "\"sets\"",
                       list ? list->items : 0, SCENARIO_SETS);
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        const char *name = list->item[i]->string;
        int set = find_text(k->c->set_name, k->c->sets, name), cards = 0;
        for (int d = 1; set && d < k->c->defs; d++)
            cards += k->c->def[d].set == set && k->c->def[d].type != QUEST;
        const char *near = set ? NULL : arb_nearest(name, k->c->set_name + 1);
        if (!cards)
            arb_pack_error(&k->r, list->item[i],
                           "no encounter card belongs to the set \"%s\"%s%s%s", name,
                           near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
        for (int other = 0; other < i; other++)
            if (scenario->set[other] == set)
                arb_pack_error(&k->r, list->item[i], "the set \"%s\" is named twice", name);
        scenario->set[scenario->sets++] = (uint16_t)set;
        arb_go_on(&k->r);
    }
}

/* Stages follow each other from 1 on; several cards of one stage stand together. */
static void read_scenario_quests(struct compiler *k, const struct arb_node *body,
                                 struct scenario *scenario)
{
    const struct arb_node *list = arb_field_of(body, "quests");
    if (!list || list->kind != ARB_NODE_TABLE || list->word || list->fields || !list->items ||
        list->items > SCENARIO_QUESTS) {
        arb_pack_error(&k->r, list,
                       "field \"quests\" is not in its form; expected a list of the "
                       "titles or numbers of 1 to %d quest cards",
                       SCENARIO_QUESTS);
        return;
    }
    int stage = 0;
    for (int i = 0; i < list->items && !k->r.failed; i++) {
        int def = card_named(k, list->item[i], 1 << QUEST, "a quest card");
        if (arb_go_on(&k->r)) {
            stage = -1; /* nothing is known of those that follow it */
            continue;
        }
        int next = k->c->def[def].stage;
        if (stage >= 0 && next != stage + 1 && (next != stage || !stage))
            arb_pack_error(&k->r, list->item[i], "\"%s\" is of stage %d; expected stage %d",
                           k->c->def[def].title, next, stage + 1);
        stage = next;
        scenario->quest[scenario->quests++] = (uint16_t)def;
        arb_go_on(&k->r);
    }
}

void read_scenario(struct compiler *k)
{
    static const char *const fields[] = {"name", "sets", "quests", "aside", NULL};
    const struct arb_declaration *declaration = k->r.declaration;
    const struct arb_node *body = declaration->body;
    arb_only_fields(&k->r, body, fields);
    struct scenario scenario = {.id = keep_text(k, declaration->name),
                                .name = keep_text(k, arb_read_string(&k->r, body, "name", true))};
    for (int i = 0; i < k->c->scenarios && !k->r.failed; i++)
        if (!strcmp(k->c->scenario[i].id, declaration->name))
            arb_pack_error(&k->r, NULL, "there is another scenario of this name");
    arb_go_on(&k->r);
    read_scenario_sets(k, body, &scenario);
    arb_go_on(&k->r);
    read_scenario_quests(k, body, &scenario);
    arb_go_on(&k->r);
    const struct arb_node *aside = text_list(k, body, "aside");
    enum { ASIDES = sizeof scenario.aside / sizeof *scenario.aside };
    if (aside && aside->items > ASIDES)
        arb_pack_error(&k->r, aside, "%d cards are set aside; expected at most %d", aside->items,
                       ASIDES);
    for (int i = 0; aside && i < aside->items && !k->r.failed; i++) {
        int def = card_named(k, aside->item[i], ENCOUNTER_TYPES, "an encounter card");
        if (arb_go_on(&k->r))
            continue;
        bool in_set = false;
        for (int s = 0; s < scenario.sets; s++)
            in_set |= k->c->def[def].set == scenario.set[s];
        if (!in_set)
            arb_pack_error(&k->r, aside->item[i], "\"%s\" is in none of the scenario's sets",
                           k->c->def[def].title);
        scenario.aside[scenario.asides++] = (uint16_t)def;
        arb_go_on(&k->r);
    }
    ADD(k, k->c->scenario, k->c->scenarios, scenario);
}
