/* Campaigns as an option of a setup. */
#include "kit_config.h"

#include "campaign.h"
#include "setup.h"

bool campaign_listed(const ARB_CONTENT *c, int i, struct setup_choice *choice)
{
    const struct campaigns *all = KIT_CAMPAIGNS(c);
    if (i < all->count)
        *choice = (struct setup_choice){all->campaign[i].id, all->campaign[i].name};
    return i < all->count;
}
