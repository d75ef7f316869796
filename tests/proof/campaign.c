/* Chapter 13: three plays that belong together. What the kit's campaign asks of the game. */
#include "kit_config.h"

const struct campaign_field game_campaign_fields[] = {{NULL, 0, 0, 0}};
/* 13.2 Glory is added up, coins and what was bought are taken along. */
const struct campaign_field game_player_fields[] = {{"glory", CAMPAIGN_NUMBER, 0, 9999},
                                                    {"food", CAMPAIGN_NUMBER, 0, 99},
                                                    {"oil", CAMPAIGN_NUMBER, 0, 99},
                                                    {"coins", CAMPAIGN_NUMBER, 0, 99},
                                                    {NULL, 0, 0, 0}};
const char *const game_part_fields[] = {"scenario", NULL};

/* A part is one of the scenarios: { scenario = "The Shore", next = ... } */
void game_read_part(struct arb_reader *r, const struct arb_node *node, struct campaign_part *part,
                    void *with)
{
    const struct isle_content *c = with;
    const char *name = arb_read_string(r, node, "scenario", true);
    for (int i = 0; name && i < c->scenarios; i++)
        if (strcmp(c->scenario[i].name, name) == 0) {
            part->record = i;
            part->id = c->scenario[i].id;
            part->name = c->scenario[i].name;
            return;
        }
    arb_pack_error(r, node, "there is no scenario \"%s\"", name ? name : "");
}

static int number_of(const json_t *player, const char *key)
{
    return (int)json_integer_value(json_object_get(player, key));
}

/* Out of the document: what an expedition has besides what the scenario gives it. */
void take_along(struct arb_run *g, int seat, const json_t *doc)
{
    const json_t *player = json_array_get(json_object_get(doc, "players"), (size_t)seat);
    struct expedition *e = expedition(g, seat);
    e->glory = (uint16_t)number_of(player, "glory");
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        e->ware[w] = (uint8_t)(e->ware[w] + number_of(player, ware_words[w]));
    RULE("13.2");
}

/* Into it, when the play is over. Food and oil are eaten and burnt unless just bought. */
void game_write_player(struct arb_run *g, int seat, const json_t *brought, json_t *player)
{
    const struct expedition *e = expedition(g, seat);
    bool shopped = scenario(g)->interlude;
    (void)brought;
    if (g->block->status == ARB_PLAYING)
        return;
    json_object_set_new(player, "glory",
                        json_integer(e->glory + (shopped ? 0 : g->block->score[seat])));
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        json_object_set_new(player, ware_words[w],
                            json_integer(shopped || w == WARE_COIN ? e->ware[w] : 0));
}

void game_write_down(struct arb_run *g, json_t *doc, json_t *entry)
{
    (void)doc;
    json_object_set_new(entry, "text", json_sprintf("%s was played.", scenario(g)->name));
}

void game_player_words(const struct isle_content *c, const json_t *player, json_t *item)
{
    (void)c;
    json_object_set_new(
        item, "text",
        json_sprintf("%d glory, %d coins", number_of(player, "glory"), number_of(player, "coins")));
}
