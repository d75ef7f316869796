/* judgement.h - the judgements of a game: the usual one, and those that were trained. */
#ifndef ARB_JUDGEMENT_H
#define ARB_JUDGEMENT_H

#include "rules.h"

enum { ARB_KIND_NAME = 64 };

/* The game's lists with their numbers, out of its rules or its judgement.json. */
struct arb_judgements {
    struct arb_parameter parameter[ARB_PARAMETERS + 1];
    struct arb_feature feature[ARB_FEATURES + 1];
    int own; /* features of the game itself; products come after them */
    struct arb_product {
        uint8_t a, b;
    } product[ARB_FEATURES]; /* from own on */
    json_t *numbers;         /* holds the words of the lists */
    struct arb_judgement usual;
    int count;
    struct arb_judged {
        char kind[ARB_KIND_NAME];
        struct arb_judgement by;
    } * trained;
};

/* The usual judgement. Where the rules have names alone (a step of 0), the folder of the game's
 * own pack has judgement.json: {"parameters": {NAME: [what it is called, usual, step]},
 * "features": {NAME: [in words, weight]}}, a row for each name; "A*B" among the features is the
 * product of two of them, and there are no other rows. */
bool arb_judgements_begin(struct arb_judgements *all, const struct arb_rules *rules,
                          const char *folder, struct arb_error *err);

/* Read bots.json of a folder, if there is one. What was read before stays where this file has
 * nothing to say. */
bool arb_judgements_read(struct arb_judgements *all, const struct arb_rules *rules,
                         const char *folder, struct arb_error *err);
void arb_judgements_free(struct arb_judgements *all);

/* The one a table is judged by. */
const struct arb_judgement *arb_judgement_of(const struct arb_table *t);

#endif
