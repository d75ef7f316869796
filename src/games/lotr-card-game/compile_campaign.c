/* compile_campaign.c - campaigns: which scenarios follow each other, with the
 * campaign card of each and the cards set aside for it. */
#include "compile.h"

/* The scenario of an id; -1 and an error if there is none. */
static int scenario_named(struct compiler *k, const struct arb_node *part)
{
    const char *id = arb_read_string(&k->r, part, "scenario", true);
    for (int i = 0; i < k->c->scenarios && !k->r.failed; i++)
        if (!strcmp(k->c->scenario[i].id, id))
            return i;
    arb_pack_error(&k->r, arb_field_of(part, "scenario"), "there is no scenario \"%s\"", id);
    return -1;
}

/* { { copies, "Title" }, ... }: cards of campaigns. */
static void read_asides(struct compiler *k, const struct arb_node *list, struct campaign_part *part)
{
    bool good = list->kind == ARB_NODE_TABLE && !list->word && !list->fields &&
                list->items <= CAMPAIGN_ASIDES;
    for (int i = 0; good && i < list->items && !k->r.failed; i++) {
        const struct arb_node *entry = list->item[i];
        good = entry->kind == ARB_NODE_TABLE && !entry->word && entry->items == 2 &&
               !entry->fields && entry->item[0]->kind == ARB_NODE_INT &&
               entry->item[0]->number >= 1 && entry->item[0]->number <= 12;
        if (!good)
            break;
        int def = card_named(k, entry->item[1], ~0, "a boon or a burden");
        if (arb_go_on(&k->r))
            continue;
        if (!k->r.failed && !k->c->def[def].pool)
            arb_pack_error(&k->r, entry, "\"%s\" is no boon and no burden", k->c->def[def].title);
        part->aside[part->asides].def = (uint16_t)def;
        part->aside[part->asides++].copies = (uint8_t)entry->item[0]->number;
        arb_go_on(&k->r);
    }
    if (!good)
        arb_pack_error(&k->r, list,
                       "field \"aside\" is not in its form; expected at most %d of { copies, "
                       "\"Title\" }",
                       CAMPAIGN_ASIDES);
}

static void read_part(struct compiler *k, const struct arb_node *node, struct campaign_part *part)
{
    static const char *const fields[] = {"scenario", "card", "aside", NULL};
    if (node->kind != ARB_NODE_TABLE || node->word || node->items) {
        arb_pack_error(&k->r, node,
                       "a part of the campaign is not in its form; expected { scenario = "
                       "\"...\", card = \"Title\" }");
        return;
    }
    arb_only_fields(&k->r, node, fields);
    part->scenario = (uint16_t)scenario_named(k, node);
    arb_go_on(&k->r);
    part->card =
        (uint16_t)card_named(k, arb_field_of(node, "card"), 1 << CAMPAIGN, "a campaign card");
    if (!k->r.failed && k->c->def[part->card].side)
        part->card = k->c->def[part->card].other_side;
    arb_go_on(&k->r);
    const struct arb_node *aside = arb_field_of(node, "aside");
    if (aside && !k->r.failed)
        read_asides(k, aside, part);
}

static void read_campaign(struct compiler *k)
{
    static const char *const fields[] = {"name", "parts", NULL};
    const struct arb_declaration *declaration = k->r.declaration;
    const struct arb_node *body = declaration->body, *parts = arb_field_of(body, "parts");
    if (strcmp(declaration->word, "campaign") != 0)
        return;
    arb_only_fields(&k->r, body, fields);
    struct campaign campaign = {.id = keep_text(k, declaration->name),
                                .name = keep_text(k, arb_read_string(&k->r, body, "name", true))};
    for (int i = 0; i < k->c->campaigns && !k->r.failed; i++)
        if (!strcmp(k->c->campaign[i].id, declaration->name))
            arb_pack_error(&k->r, NULL, "there is another campaign of this name");
    if (!parts || parts->kind != ARB_NODE_TABLE || parts->word || parts->fields || !parts->items ||
        parts->items > CAMPAIGN_PARTS) {
        arb_pack_error(&k->r, parts,
                       "field \"parts\" is not in its form; expected 1 to %d of { scenario = "
                       "\"...\", card = \"Title\" }",
                       CAMPAIGN_PARTS);
        return;
    }
    for (int i = 0; !k->r.failed && i < parts->items; i++) {
        read_part(k, parts->item[i], &campaign.part[campaign.parts++]);
        arb_go_on(&k->r);
    }
    ADD(k, k->c->campaign, k->c->campaigns, campaign);
}

/* Each side of a campaign card is a definition that knows the other. */
static void join_sides(struct compiler *k)
{
    struct card_def *def = k->c->def;
    for (int i = 1; i < k->c->defs && !k->r.failed; i++) {
        if (def[i].type != CAMPAIGN)
            continue;
        for (int o = 1; o < k->c->defs; o++)
            if (def[o].type == CAMPAIGN && def[o].title_id == def[i].title_id &&
                def[o].side != def[i].side)
                def[i].other_side = (uint16_t)o;
        k->r.declaration = k->from[i];
        if (!def[i].other_side)
            arb_pack_error(&k->r, NULL, "the card has no side \"%c\"; expected both",
                           def[i].side ? 'A' : 'B');
        arb_go_on(&k->r);
    }
}

void read_campaigns(struct compiler *k, const struct arb_pack *pack)
{
    join_sides(k);
    each_declaration(k, pack, read_campaign);
}
