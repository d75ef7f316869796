/* campaign_view.h - a campaign in the views of its plays. */
#ifndef KIT_CAMPAIGN_VIEW_H
#define KIT_CAMPAIGN_VIEW_H

#include "campaign.h"
#include "json.h"

/* A text of the table: all counters with their numbers, then the marks that were made. */
void campaign_put_state(const struct arb_run *g, const char *label, struct arb_json *out);

#endif
