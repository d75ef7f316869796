#include "kit_config.h"

#include "compile.h"
#include "project.h"

#include <stdio.h>

static const struct project *project_of(const struct arb_run *g, int def)
{
    const struct project *p = KIT_PROJECTS(g->c)->list;
    while (p->def != def)
        p++;
    return p;
}

static bool all_found(const struct arb_run *g, const struct project *p)
{
    for (int i = 0; i < p->needs; i++)
        if (!PROJECT_IS_SET(g, p->need[i]))
            return false;
    return true;
}

void offer_projects(struct arb_run *g)
{
    int has = PROJECT_HAS(g);
    for (int i = 0; i < KIT_PROJECTS(g->c)->count; i++) {
        const struct project *p = &KIT_PROJECTS(g->c)->list[i];
        if (PROJECT_IS_SET(g, p->built))
            continue;
        consider(g, PROJECT_VERB_PAY, PARTY_GOODS + p->def, p->price, 0);
        if (!PROJECT_IS_SET(g, p->paid) &&
            !forbid_by(g, has < p->price, PROJECT_RULE_PAY, "It takes {n}; there {is/are} {n}.",
                       p->price, has, 0))
            offer(g);
        consider(g, PROJECT_VERB_BUILD, PARTY_GOODS + p->def, 0, 0);
        if (!forbid(g, !all_found(g, p), PROJECT_RULE_NEEDS) &&
            !forbid(g, !PROJECT_IS_SET(g, p->paid), PROJECT_RULE_BUILD))
            offer(g);
    }
}

void pay_project(struct arb_run *g, int def)
{
    const struct project *p = project_of(g, def);
    PROJECT_SPEND(g, p->price);
    PROJECT_SET(g, p->paid);
}

void build_project(struct arb_run *g, int def)
{
    PROJECT_SET(g, project_of(g, def)->built);
    AT_PROJECT_BUILT;
    party_note(g, PROJECT_EVENT_BUILT, PROJECT_RULE_BUILD, PARTY_GOODS + def, 0, 0);
}

/* In packs. */

void read_project(struct compiler *k, const struct arb_node *body, int def, const char *name)
{
    const struct arb_node *needs = list_field(k, body, "needs", 0, PROJECT_NEEDS, "marks");
    struct projects *all = KIT_PROJECTS(k->c);
    char paid[80];
    if (all->count == PROJECTS) {
        arb_pack_error(&k->r, body, "there are more than %d of these", PROJECTS);
        return;
    }
    struct project *p = &all->list[all->count++];
    snprintf(paid, sizeof paid, "%s: paid", name);
    *p = (struct project){
        .def = (uint16_t)def,
        .paid = (uint16_t)add_text(k, paid),
        .price = (uint8_t)arb_read_int(&k->r, body, PROJECT_PRICE, 0, 99, ARB_REQUIRED)};
    p->built = (uint16_t)add_text(k, name);
    for (int i = 0; needs && i < needs->items && is_string(needs->item[i]); i++)
        p->need[p->needs++] = (uint16_t)add_text(k, needs->item[i]->string);
}

#ifdef CAMPAIGN_RULE_MARKED
void check_projects(struct compiler *k)
{
    for (int i = 0; i < KIT_PROJECTS(k->c)->count; i++) {
        const struct project *p = &KIT_PROJECTS(k->c)->list[i];
        campaign_check_text(k, p->paid, false);
        campaign_check_text(k, p->built, false);
        for (int n = 0; n < p->needs; n++)
            campaign_check_text(k, p->need[n], false);
    }
}
#endif
