/* What every setup begins with. */
#include "kit_config.h"

#include "basis.h"

/* As many as sit there, or as were there before, or as the game likes. */
static int seats_wanted(const struct arb_run *g, const json_t *setup, const json_t *doc)
{
    size_t seats = json_array_size(json_object_get(setup, "seats"));
    size_t players = json_array_size(json_object_get(doc, "players"));
    return (int)(seats ? seats : players ? players : (size_t)g->rules->usual_seats);
}

bool basis_enter(struct arb_run *g, const json_t *setup, json_t **doc, struct arb_error *err)
{
    *doc = NULL;
#ifdef KIT_CAMPAIGN_H
    if (!campaign_read(g->c, setup, doc, err))
        return false;
    if (*doc)
        campaign_enter(g, *doc);
#else
    (void)err;
#endif
    g->block->seats = (uint8_t)seats_wanted(g, setup, *doc);
    return true;
}

#if defined KIT_CAMPAIGN_H && defined KIT_RECORD_AT
int basis_record(const struct arb_run *g, const json_t *setup)
{
    struct setup_choice record;
    int i = 0;
    if (in_campaign(g))
        return campaign_part_of(g)->record;
    while (KIT_RECORD_AT(g->c, i, &record) &&
           strcmp(record.value, setup_chosen(g->c, setup, CAMPAIGN_PART)) != 0)
        i++;
    return i;
}
#endif

#ifdef KIT_ZONES
void fill_deck(struct arb_run *g, int zone, int first, int count)
{
    for (int thing = first; thing < first + count; thing++)
        arb_move(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)thing, (uint8_t)zone, ARB_BOTTOM);
    arb_shuffle(KIT_ZONES(g), KIT_LINKS(g), (uint8_t)zone);
}
#endif
