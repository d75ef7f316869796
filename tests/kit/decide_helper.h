/* decide_helper.h - tables of the skirmish that decide something, and positions for them. */
#ifndef DECIDE_HELPER_H
#define DECIDE_HELPER_H

#include "kit_helper.h"

#include <criterion/criterion.h>

/* A table that decides what a test arranges. */
static inline arb_table *deciding(const char *position)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    arrange(t, position);
    return t;
}

/* Decide, without a die or a player. */
static inline const char *winner(arb_table *t)
{
    answer(t, 0);
    cr_assert_eq(pending(t).options[0].verb, VERB_PASS, "nobody else has to settle it");
    int n = skirmish_of(t)->winner;
    return n == DECIDE_NOBODY ? "nobody" : skirmish_of(t)->figure[n].name;
}

/* Columns are doubled: H-2 stands in column 8, row 2. */
#define ARCHER_SPACES(face, burns)                                                                 \
    "{\"ask\": 2, \"asker\": 0, \"compass\": " #face ", \"figures\": ["                            \
    "{\"name\": \"archer\", \"range\": 3}, "                                                       \
    "{\"name\": \"I-3\", \"x\": 9, \"y\": 3, \"range\": 3, \"others\": 2, \"points\": 1, "         \
    "\"hazard\": " #burns "}, "                                                                    \
    "{\"name\": \"H-2\", \"x\": 8, \"y\": 2, \"range\": 3, \"others\": 2, \"points\": 2}, "        \
    "{\"name\": \"H-4\", \"x\": 8, \"y\": 4, \"range\": 3, \"others\": 2, \"points\": 2}]}"

/* Four who are level but for two. */
#define LEVEL                                                                                      \
    "{\"ask\": 8, \"asker\": 0, \"figures\": [{\"name\": \"group\"}, {\"name\": \"one\", "         \
    "\"points\": 1}, {\"name\": \"two\", \"points\": 2}, {\"name\": \"three\", \"points\": 1}, "   \
    "{\"name\": \"four\", \"points\": 1}]}"

#endif
