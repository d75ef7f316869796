/* What every setup begins with. */
#include "kit_config.h"

#include "basis.h"

#ifndef SEATS_UNSAID
#define SEATS_UNSAID(g) ((g)->rules->usual_seats)
#endif

/* As many as sit there, or as were there before, or as the game likes. */
static int seats_wanted(const struct arb_run *g, const json_t *setup, const json_t *doc)
{
    const json_t *said = json_object_get(setup, "seats");
    json_int_t seats =
        json_is_integer(said) ? json_integer_value(said) : (json_int_t)json_array_size(said);
    size_t players = json_array_size(json_object_get(doc, "players"));
    int count = seats ? (int)seats : players ? (int)players : SEATS_UNSAID(g);
    return count < 1 ? 1 : count > g->rules->max_seats ? g->rules->max_seats : count;
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
