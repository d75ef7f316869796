/* Chapter 13: three plays that belong together. What the kit's campaign asks of the game. */
#include "kit_config.h"

/* 13.2 Glory is added up, coins and what was bought are taken along. */
const struct campaign_field game_player_fields[] = {
    {"glory", CAMPAIGN_NUMBER, 0, 9999, NOT_KEPT},
    {"food", CAMPAIGN_NUMBER, 0, WARE_MOST, NOT_KEPT},
    {"oil", CAMPAIGN_NUMBER, 0, WARE_MOST, NOT_KEPT},
    {"coins", CAMPAIGN_NUMBER, 0, WARE_MOST, NOT_KEPT},
    {.key = NULL}};

/* Out of the document: what an expedition has besides what the scenario gives it. */
void take_along(struct arb_run *g, int seat, const json_t *player)
{
    RULE("13.2");
    expedition(g, seat)->glory = (uint16_t)json_integer_value(json_object_get(player, "glory"));
    wares_from_player(g, seat, player);
}

/* Into it, when the play is over. Food and oil are eaten and burnt unless just bought. */
void game_write_player(struct arb_run *g, int seat, UNUSED const json_t *brought, json_t *player)
{
    bool shopped = scenario(g)->interlude;
    int glory = expedition(g, seat)->glory + (shopped ? 0 : g->block->score[seat]);
    if (g->block->status == ARB_PLAYING)
        return;
    json_object_set_new(player, "glory", json_integer(glory));
    for (int w = 0; w < WARE_COUNT; w++)
        json_object_set_new(player, ware_many[w],
                            json_integer(shopped || w == WARE_COIN ? ware_of(g, seat, w) : 0));
}

/* 13.4 The harbour, between two plays. */

static void offer_goods(struct arb_run *g, const struct shop *L)
{
    int coins = ware_of(g, L->seat, WARE_COIN) - L->bought[WARE_FOOD] - L->bought[WARE_OIL];
    g->prompt_arg[0] = (uint16_t)coins;
    for (int ware = WARE_FOOD; ware <= WARE_OIL; ware++) {
        consider(g, VERB_BUY, ware, 0, 0);
        if (!forbid(g, coins == 0, "13.4"))
            offer(g);
    }
    offer_pass(g, VERB_SAIL);
}

/* 13.4 In the harbour a coin buys one food or one oil, as long as there are coins. */
FLOW(shop)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(L->seat), "13.4", "What do you buy? You have {n} coin{s}.", 0,
            { offer_goods(g, L); });
        if (chosen(g)->verb == VERB_SAIL)
            break;
        L->bought[chosen(g)->a]++;
    }
    RETURN(L->bought[WARE_FOOD] | L->bought[WARE_OIL] << 8);
    END;
}
