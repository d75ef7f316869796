/* campaign_effect.c - what effects mark and count in a campaign. */
#include "kit_config.h"

#include "campaign.h"

#ifdef CAMPAIGN_RULE_MARKED
#include "compile.h"
#include "perform.h"

#ifndef AT_CAMPAIGN_COUNTED
#define AT_CAMPAIGN_COUNTED (void)0
#endif
#ifndef AT_CAMPAIGN_EMPTY
#define AT_CAMPAIGN_EMPTY (void)0
#endif

void campaign_count_text(struct arb_run *g, int text, int by, const char *rule)
{
    int counter = campaign_counter_named(campaign_of(g), g->c->text[text]);
    if (counter < 0)
        return;
    if (campaign_counter(g, counter) + by < 0) {
        AT_CAMPAIGN_EMPTY;
        by = -campaign_counter(g, counter);
    }
    if (!by)
        return;
    AT_CAMPAIGN_COUNTED;
    campaign_count(g, counter, by);
    campaign_note(g, by > 0 ? CAMPAIGN_EVENT_RISES : CAMPAIGN_EVENT_FALLS, rule, text,
                  by > 0 ? by : -by, campaign_counter(g, counter));
}

uint64_t campaign_open_parts(const struct arb_run *g)
{
    uint64_t open = 0;
    for (int part = 0; part < campaign_of(g)->parts && part < 64; part++)
        open |= (uint64_t)campaign_is_open(g, part) << part;
    return open;
}

void campaign_tell_unlocked(struct arb_run *g, uint64_t before)
{
    uint64_t now = campaign_open_parts(g) & ~before;
    for (int part = 0; part < campaign_of(g)->parts; part++)
        if (now >> part & 1)
            campaign_note(g, CAMPAIGN_EVENT_UNLOCKED, CAMPAIGN_RULE_UNLOCKED,
                          campaign_of(g)->part[part].record, 0, 0);
}

DO_NOW(do_record)
{
    if (!in_campaign(g))
        return;
    uint64_t before = campaign_open_parts(g);
    if (op->arg) {
        campaign_count_text(g, op->text, n, CAMPAIGN_RULE_COUNTED);
    } else if (!campaign_has_mark(g, g->c->text[op->text])) {
        campaign_set_mark(g, g->c->text[op->text]);
        campaign_note(g, CAMPAIGN_EVENT_MARKED, CAMPAIGN_RULE_MARKED, op->text, 0, 0);
    }
    campaign_tell_unlocked(g, before);
}

void campaign_check_text(struct compiler *k, int text, bool counter)
{
    const char *name = k->c->text[text];
    for (int i = 0; i < KIT_CAMPAIGNS(k->c)->count; i++) {
        const struct campaign *campaign = &KIT_CAMPAIGNS(k->c)->campaign[i];
        if ((counter ? campaign_counter_named(campaign, name)
                     : campaign_mark_named(campaign, name)) < 0)
            arb_pack_error(&k->r, NULL, "%s has no %s \"%s\"", campaign->name,
                           counter ? "counter" : "mark", name);
        arb_go_on(&k->r);
    }
}

void campaign_check_ops(struct compiler *k)
{
    for (int i = 0; i < k->c->ops && !k->r.errors; i++)
        if (k->c->op[i].code == OP_RECORD)
            campaign_check_text(k, k->c->op[i].text, k->c->op[i].arg);
}
#endif
