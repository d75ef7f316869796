/* What a game need not say of its campaigns: documents of one version without further
 * conditions, players who bring nothing and need decide nothing, no words of its own, every
 * play counts, nothing follows the last. */
#include "kit_config.h"

#include "campaign.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT bool game_old_document(const struct campaign *campaign, json_t *doc,
                                       struct arb_error *err)
{
    (void)campaign, (void)doc, (void)err;
    return true;
}

MAY_BE_LEFT_OUT bool game_check_document(const ARB_CONTENT *c, const json_t *doc,
                                         struct arb_error *err)
{
    (void)c, (void)doc, (void)err;
    return true;
}

MAY_BE_LEFT_OUT void game_seat_brings(const json_t *player, json_t *seat)
{
    (void)player, (void)seat;
}

MAY_BE_LEFT_OUT bool game_play_counts(const struct arb_run *g)
{
    (void)g;
    return true;
}

MAY_BE_LEFT_OUT json_t *game_next_campaign(struct arb_run *g, const json_t *doc)
{
    (void)g, (void)doc;
    return NULL;
}

MAY_BE_LEFT_OUT void game_campaign_words(const ARB_CONTENT *c, const json_t *doc, json_t *words)
{
    (void)c, (void)doc, (void)words;
}

MAY_BE_LEFT_OUT json_t *game_campaign_needs(const ARB_CONTENT *c, const json_t *doc,
                                            const json_t *seats)
{
    (void)c, (void)doc, (void)seats;
    return json_array();
}
