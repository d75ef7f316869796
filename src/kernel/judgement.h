/* judgement.h - the judgements of a game: the usual one, and those that were trained. */
#ifndef ARB_JUDGEMENT_H
#define ARB_JUDGEMENT_H

#include "rules.h"

enum { ARB_KIND_NAME = 64 };

struct arb_judgements {
    struct arb_judgement usual;
    int count;
    struct arb_judged {
        char kind[ARB_KIND_NAME];
        struct arb_judgement by;
    } * trained;
};

void arb_judgements_begin(struct arb_judgements *all, const struct arb_rules *rules);

/* Read bots.json of a folder, if there is one. What was read before stays where this file has
 * nothing to say. */
bool arb_judgements_read(struct arb_judgements *all, const struct arb_rules *rules,
                         const char *folder, struct arb_error *err);
void arb_judgements_free(struct arb_judgements *all);

/* The one a table is judged by. */
const struct arb_judgement *arb_judgement_of(const struct arb_table *t);

#endif
