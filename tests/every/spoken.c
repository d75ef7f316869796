/* spoken.c - what is offered and refused is said in words for players. A game of random
 * answers: every question, option and refusal has words, and none of them speaks of how the
 * program or its index of rules is made. */
#include "every.h"

#include <string.h>
#include <strings.h>

enum { STEPS = 250, REFUSALS_EVERY = 3 };

/* Words of those who make games, not of those who play them. */
static const char *const makers[] = {"(enforce)",  "(content)",  "engine",     "wording",
                                     "data model", "the client", "the server", "cardtype",
                                     "{",          "}"};

static const char *makers_word(const char *text)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
        if (strcasestr(text, makers[i]))
            return makers[i];
    return NULL;
}

static bool well_said(struct trial *trial, const char *what, const json_t *of, const char *key)
{
    const char *text = json_string_value(json_object_get(of, key));
    if (!text || !*text)
        return wrong(trial, "%s has no %s", what, key);
    const char *word = makers_word(text);
    return !word || wrong(trial, "%s says \"%s\": %s", what, word, text);
}

static bool ask_well_said(struct trial *trial, arb_table *table, const struct arb_ask *ask)
{
    json_t *words = arb_ask_words(table, ask), *option;
    bool good = well_said(trial, "a question", words, "prompt");
    size_t i;
    json_array_foreach (json_object_get(words, "options"), i, option)
        good = good && well_said(trial, "an option", option, "text");
    json_decref(words);
    return good;
}

static bool refusals_well_said(struct trial *trial, arb_table *table, int seat)
{
    json_t *list = arb_refusals(table, seat), *refusal;
    bool good = true;
    size_t i;
    json_array_foreach (list, i, refusal)
        good = good && well_said(trial, "what is refused", refusal, "text") &&
               well_said(trial, "a refusal", refusal, "why");
    json_decref(list);
    return good;
}

bool try_spoken(struct trial *trial)
{
    arb_table *table = any_table(trial, 0, 1);
    struct arb_ask ask;
    struct arb_error err = {0};
    for (; table && trial->steps < STEPS && arb_asks(table, &ask, 1); trial->steps++) {
        if (!ask_well_said(trial, table, &ask))
            break;
        if (ask.seat < ARB_SEATS && trial->steps % REFUSALS_EVERY == 0 &&
            !refusals_well_said(trial, table, ask.seat))
            break;
        if (!arb_answer(table, ask.id, ask.seat, any_choice(trial, &ask), &err)) {
            wrong(trial, "a legal answer is refused: %s", err.text);
            break;
        }
    }
    arb_table_close(table);
    return !trial->why[0];
}
