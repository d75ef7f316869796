/* compile_campaign.c - campaigns: the scenario of each part, its campaign card and the
 * cards set aside for it. */
#include "compile_cards.h"

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

static void read_asides(struct compiler *k, const struct arb_node *part, struct chapter *chapter)
{
    const struct arb_node *list =
        list_field(k, part, "aside", 0, CHAPTER_ASIDES, "{ copies, \"Title\" }");
    const struct arb_node *card;
    EACH_ITEM (k, list, i) {
        int copies = read_counted(k, list, i, 12, &card);
        int def = card_named(k, card, ~0, "a boon or a burden");
        if (!k->c->def[def].pool)
            arb_pack_error(&k->r, list->item[i], "\"%s\" is no boon and no burden",
                           k->c->def[def].title);
        chapter->aside[chapter->asides++] = (struct copies){(uint16_t)def, (uint8_t)copies};
    }
}

const char *const game_part_fields[] = {"scenario", "card", "aside", NULL};

void game_read_part(struct arb_reader *r, const struct arb_node *node, struct campaign_part *part,
                    void *with)
{
    struct compiler *k = with;
    struct chapter chapter = {0};
    int scenario = scenario_named(k, node);
    part->id = keep_text(k, arb_read_string(r, node, "scenario", true));
    if (scenario >= 0) {
        chapter.scenario = (uint16_t)scenario;
        part->name = k->c->scenario[scenario].name;
    }
    arb_go_on(r);
    chapter.card =
        (uint16_t)card_named(k, arb_field_of(node, "card"), 1 << CAMPAIGN, "a campaign card");
    if (!r->failed && k->c->def[chapter.card].side)
        chapter.card = k->c->def[chapter.card].other_side;
    arb_go_on(r);
    read_asides(k, node, &chapter);
    part->record = ADD(k, k->c->chapter, k->c->chapters, chapter);
}

static void read_campaign(struct compiler *k)
{
    if (!strcmp(k->r.declaration->word, "campaign"))
        campaign_declare(&k->r, k->c->arena, k->c->campaigns, k);
}

/* Each side of a campaign card is a definition that knows the other. */
static void join_sides(struct compiler *k)
{
    struct card_def *def = k->c->def;
    for (int i = 1; i < k->c->defs && !k->r.failed; i++) {
        if (def[i].type != CAMPAIGN)
            continue;
        EACH_DEF (k->c, o)
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
    k->c->campaigns = more_room(k, NULL, 0, sizeof *k->c->campaigns);
    if (!k->c->campaigns)
        return;
    join_sides(k);
    each_declaration(k, pack, read_campaign);
}
