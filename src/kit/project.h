/* project.h - what a party builds for good: things must have been found, something is paid, then it
 * is built, and a mark of the campaign says so.
 *
 *     upgrade "Laboratory" { needs = { "Laboratory plans" }, technology = 3 }
 *
 * A project belongs to a definition of the game. Found is what is marked; what is paid is a counter
 * of the campaign. Once it is paid the mark "NAME: paid" is set, once it is built the mark of its
 * name.
 *
 * kit_config.h states
 *     PROJECTS, PROJECT_NEEDS           how many there can be, and how many things each needs
 *     KIT_PROJECTS(c)                   the struct projects of the content
 *     PROJECT_IS_SET(g, text), PROJECT_SET(g, text)      marks, by the number of their text
 *     PROJECT_HAS(g), PROJECT_SPEND(g, n)                what is paid: how much there is
 *     PROJECT_PRICE                     the field of a pack that says how much
 *     PROJECT_VERB_PAY (thing a, price b), PROJECT_VERB_BUILD (thing a), PROJECT_EVENT_BUILT (thing
 *     a)                                its verbs and event; things as in party.h
 *     PROJECT_RULE_PAY, _NEEDS, _BUILD, AT_PROJECT_BUILT     by which rules */
#ifndef KIT_PROJECT_H
#define KIT_PROJECT_H

#include "party.h"

struct project {
    uint16_t def, built, paid; /* its definition; texts of its marks */
    uint8_t needs, price;
    uint16_t need[PROJECT_NEEDS]; /* texts of marks */
};
struct projects {
    int count;
    struct project list[PROJECTS];
};

/* In packs: needs and price of this definition; when all is read, its marks are the campaign's. */
struct compiler;
struct arb_node;
void read_project(struct compiler *k, const struct arb_node *body, int def, const char *name);
void check_projects(struct compiler *k);

void offer_projects(struct arb_run *g);
void pay_project(struct arb_run *g, int def);
void build_project(struct arb_run *g, int def);

#endif
