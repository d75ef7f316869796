/* Planets, names, upgrades, expedition cards and campaigns. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdio.h>

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
    read_names_into(k, body, NAME_LETTERS, to);
}

/* exped.1 */
void read_expedition(struct compiler *k, const struct arb_node *body)
{
    declare_venture(k, body);
}

/* What is named. */

void check_records(struct compiler *k)
{
    campaign_check_ops(k);
    for (int i = 0; i < k->c->planets; i++)
        campaign_check_text(k, k->c->planet[i].counter, true);
    for (int i = 1; i < k->c->defs; i++)
        if (k->c->def[i].type == CLASS_BOARD && k->c->def[i].id)
            campaign_check_text(k, k->c->def[i].id, false);
    check_projects(k);
}
