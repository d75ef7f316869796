/* Planets, names, upgrades, expedition cards and campaigns. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdio.h>

enum { EXPEDITIONS_MOST = 64, CHOICES = 2 };

/* campaign.fame.6: fame = { 0, 4, 9 }, how much opens each tier. */
void read_planet(struct compiler *k, const struct arb_node *body)
{
    static const char *const fields[] = {"fame", NULL};
    const struct arb_node *fame =
        list_field(k, body, "fame", EQUIPMENT_TIERS, EQUIPMENT_TIERS, "numbers");
    char counter[80];
    arb_only_fields(&k->r, body, fields);
    if (!fame || k->c->planets == PLANETS) {
        arb_pack_error(&k->r, fame, "expected at most %d planets, each with fame = { 0, 4, 9 }",
                       PLANETS);
        return;
    }
    struct planet *p = &k->c->planet[k->c->planets++];
    snprintf(counter, sizeof counter, "fame on %s", k->r.declaration->name);
    p->name = (uint16_t)add_text(k, k->r.declaration->name);
    p->counter = (uint16_t)add_text(k, counter);
    for (int i = 0; i < EQUIPMENT_TIERS; i++)
        p->fame[i] = (uint8_t)fame->item[i]->number;
}

/* names "crews" { ... }, names "people" { ... }: what crews and characters can be called. */
void read_names(struct compiler *k, const struct arb_node *body)
{
    bool crews = !strcmp(k->r.declaration->name, "crews");
    struct names *to = crews ? &k->c->crews : &k->c->people;
    if (!crews && strcmp(k->r.declaration->name, "people") != 0)
        arb_pack_error(&k->r, NULL, "names are those of \"crews\" or of \"people\"");
    for (int i = 0; i < body->items && !k->r.failed; i++) {
        if (!is_string(body->item[i]) || strlen(body->item[i]->string) >= NAME_LETTERS ||
            to->count == NAMES)
            arb_pack_error(&k->r, body, "expected at most %d names of less than %d letters", NAMES,
                           NAME_LETTERS);
        else
            to->name[to->count++] = (uint16_t)add_text(k, body->item[i]->string);
    }
}

/* upgrade.2: needs = { marks }, technology = how much. Its definition becomes the next one. */
void read_needs(struct compiler *k, const struct arb_node *body, struct def *def)
{
    const struct arb_node *needs = list_field(k, body, "needs", 0, NEEDS, "marks");
    char paid[80];
    if (k->c->upgrades == UPGRADES) {
        arb_pack_error(&k->r, body, "there are more than %d upgrades", UPGRADES);
        return;
    }
    struct upgrade *u = &k->c->upgrade[k->c->upgrades++];
    snprintf(paid, sizeof paid, "%s: paid", def->name);
    *u = (struct upgrade){
        .def = (uint16_t)(def - k->c->def),
        .paid = (uint16_t)add_text(k, paid),
        .technology = (uint8_t)arb_read_int(&k->r, body, "technology", 0, 99, ARB_REQUIRED)};
    def->id = (uint16_t)add_text(k, def->name);
    for (int i = 0; needs && i < needs->items && is_string(needs->item[i]); i++)
        u->need[u->needs++] = (uint16_t)add_text(k, needs->item[i]->string);
}

/* { text = ..., does = effects }; of missions also sp and story, the number of the expedition that
 * is ordered. */
int read_result(struct compiler *k, const struct arb_node *node, const char *name)
{
    if (!node)
        return 0;
    if (!is_plain_table(node)) {
        arb_pack_error(&k->r, node, "expected { text = ..., does = effects }");
        return 0;
    }
    int result = add_def(k, node, RESULT, name);
    read_def(k, node, result);
    return result;
}

/* exped.7: one result, or one for each category of the die. */
static void read_results(struct compiler *k, const struct arb_node *node, int choice)
{
    static const char *const categories[] = {"other", "critical", "fumble"};
    const struct arb_node *plain = arb_field_of(node, "result");
    k->c->def[choice].rows = (uint16_t)k->c->defs;
    k->c->def[choice].number = plain ? 1 : 3;
    if (plain) {
        read_result(k, plain, k->c->def[choice].name);
        return;
    }
    for (int i = 0; i < 3 && !k->r.failed; i++)
        if (!read_result(k, arb_field_of(node, categories[i]), k->c->def[choice].name))
            arb_pack_error(&k->r, node,
                           "a choice has a result, or other, critical and fumble for a die");
}

/* { text = ..., nova = cost, technology = cost, after = "shuffle" or "discard", result = ... } */
static void read_choice(struct compiler *k, const struct arb_node *node, int choice)
{
    static const char *const after[] = {"shuffle", "discard", NULL};
    static const struct field fields[] = {
        {"nova", TO_NUMBER(struct def, price, 0, 99, 0)},
        {"technology", TO_NUMBER(struct def, charges, 0, 99, 0)},
        {"after", TO_WORD(struct def, discarded, after, 0, 0)},
        {0},
    };
    read_record(k, node, fields, OTHER_FIELDS("text", "result", "critical", "fumble", "other"),
                &k->c->def[choice]);
    read_results(k, node, choice);
}

static int expeditions(const struct epoch_content *c)
{
    int count = 0;
    for (int i = 1; i < c->defs; i++)
        count += c->def[i].type == EXPEDITION;
    return count;
}

/* exped.1: deck, number, who decides, the story and two choices, one of which costs nothing. */
void read_expedition(struct compiler *k, const struct arb_node *body)
{
    const struct arb_node *options = list_field(k, body, "options", CHOICES, CHOICES, "choices");
    check_fields(k, body, EXPEDITION);
    if (!options || k->r.failed || expeditions(k->c) == EXPEDITIONS_MOST) {
        arb_pack_error(&k->r, body, "expected at most %d cards, each with two options",
                       EXPEDITIONS_MOST);
        return;
    }
    int card = add_def(k, body, EXPEDITION, k->r.declaration->name);
    struct def *def = &k->c->def[card];
    read_printed_fields(k, body, EXPEDITION, def);
    def->rows = (uint16_t)(card + 1);
    for (int i = 0; i < CHOICES && !k->r.failed; i++) {
        const char *text = arb_read_string(&k->r, options->item[i], "text", true);
        add_def(k, options->item[i], CHOICE, text ? text : "");
    }
    for (int i = 0; i < CHOICES && !k->r.failed; i++)
        read_choice(k, options->item[i], card + 1 + i);
    bool dear = true;
    for (int i = 1; i <= CHOICES && !k->r.failed; i++)
        dear = dear && (k->c->def[card + i].price || k->c->def[card + i].charges);
    if (dear && !k->r.failed)
        arb_pack_error(&k->r, body, "one of the two choices must cost nothing");
}

/* ---- What is named ----------------------------------------------------------------------------
 */

static void check_known(struct compiler *k, int text, bool counter)
{
    const char *name = k->c->text[text];
    for (int i = 0; i < k->c->campaigns.count; i++) {
        const struct campaign *campaign = &k->c->campaigns.campaign[i];
        if ((counter ? campaign_counter_named(campaign, name)
                     : campaign_mark_named(campaign, name)) < 0)
            arb_pack_error(&k->r, NULL, "%s has no %s \"%s\"", campaign->name,
                           counter ? "counter" : "mark", name);
        arb_go_on(&k->r);
    }
}

void check_records(struct compiler *k)
{
    for (int i = 0; i < k->c->ops && !k->r.errors; i++)
        if (k->c->op[i].code == OP_RECORD)
            check_known(k, k->c->op[i].text, k->c->op[i].arg);
    for (int i = 0; i < k->c->planets; i++)
        check_known(k, k->c->planet[i].counter, true);
    for (int i = 1; i < k->c->defs; i++)
        if (k->c->def[i].type == CLASS_BOARD && k->c->def[i].id)
            check_known(k, k->c->def[i].id, false);
    for (int i = 0; i < k->c->upgrades; i++) {
        const struct upgrade *u = &k->c->upgrade[i];
        check_known(k, u->paid, false);
        check_known(k, k->c->def[u->def].id, false);
        for (int n = 0; n < u->needs; n++)
            check_known(k, u->need[n], false);
    }
}
