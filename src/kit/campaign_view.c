#include "kit_config.h"

#ifdef KIT_CAMPAIGN_H
#include "campaign_view.h"
#include "view.h"

void campaign_put_state(const struct arb_run *g, const char *label, struct arb_json *out)
{
    const struct campaign *campaign = campaign_of(g);
    char words[600] = "";
    struct arb_text text = {words, words + sizeof words};
    for (int i = 0; i < campaign->counters; i++)
        arb_say(&text, "%s%s %d", i ? ", " : "", campaign->counter[i].name, campaign_counter(g, i));
    for (int i = 0; i < campaign->marks; i++)
        if (campaign_marked(g, i))
            arb_say(&text, "%s%s", *words ? ", " : "", campaign->mark[i].name);
    view_put_text(out, &(struct view_text){.label = label, .text = arb_whole_letters(words)});
}
#endif
