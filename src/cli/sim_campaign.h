/* sim_campaign.h - arbiter sim --campaign: whole campaigns, counted. */
#ifndef SIM_CAMPAIGN_H
#define SIM_CAMPAIGN_H

#include "../play/campaigns.h"

/* Plays them and tells how they went; an exit code. */
int sim_campaigns(const struct arb_campaigns *all, bool as_json);

#endif
