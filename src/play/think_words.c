/* A thought in words: what to do, how likely that is to win, and in what the next best differ,
 * by the features that weigh most. */
#include "think.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NAMED = 2, SAID = 2 }; /* differences named; alternatives told of */

static const char *text_of(const json_t *words, int option)
{
    const char *text = json_string_value(
        json_object_get(json_array_get(json_object_get(words, "options"), (size_t)option), "text"));
    return text ? text : "?";
}

/* In what an option differs from the choice: "2.1 more wounds, 0.5 less glory";
 * empty if in nothing to speak of. */
static void differences(arb_table *table, const struct arb_tried *than, const struct arb_tried *t,
                        char *out, size_t size)
{
    const struct arb_feature *list = arb_features(arb_table_game(table));
    const struct arb_judgement *by = arb_judgement(arb_table_game(table), arb_kind_of_play(table));
    bool said[ARB_FEATURES] = {false};
    size_t used = 0;
    *out = 0;
    for (int n = 0; list && n < NAMED; n++) {
        int best = -1;
        double most = 0.02; /* less is not worth a word */
        for (int i = 0; list[i].name; i++) {
            double weighs = fabs((t->features[i] - than->features[i]) * (double)by->weight[i]);
            if (*list[i].words && !said[i] && weighs > most &&
                fabs(t->features[i] - than->features[i]) >= 0.05) {
                best = i;
                most = weighs;
            }
        }
        if (best < 0)
            break;
        double more = t->features[best] - than->features[best];
        said[best] = true;
        used += (size_t)snprintf(out + used, size - used, "%s%.1f %s %s", n ? ", " : "", fabs(more),
                                 more > 0 ? "more" : "less", list[best].words);
        if (used >= size)
            break;
    }
}

/* "lost in 3 of 10 cases" */
static void ends(const struct arb_tried *t, char *out, size_t size)
{
    int lost = (int)lround(10 * t->lost), won = (int)lround(10 * t->won);
    *out = 0;
    if (won)
        snprintf(out, size, ", won soon in %d of 10 cases", won);
    else if (lost)
        snprintf(out, size, ", lost soon in %d of 10 cases", lost);
}

json_t *arb_thought_words(arb_table *table, const struct arb_ask *ask,
                          const struct arb_thought *thought)
{
    json_t *words = arb_ask_words(table, ask), *options = json_array();
    char text[1200], differs[240], soon[64];
    size_t used = (size_t)snprintf(text, sizeof text, "%s", text_of(words, thought->choice));
    if (!thought->tried)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 ": nothing else is worth considering.");
    for (int i = 0; i < thought->tried; i++) {
        const struct arb_tried *t = &thought->option[i];
        differences(table, &thought->option[0], t, differs, sizeof differs);
        ends(t, soon, sizeof soon);
        if (i == 0)
            used += (size_t)snprintf(text + used, sizeof text - used, ": wins %.0f %%%s.",
                                     100 * t->value, soon);
        else if (i <= SAID && used < sizeof text)
            used += (size_t)snprintf(text + used, sizeof text - used, " %s: %.0f %%%s%s%s.",
                                     text_of(words, t->option), 100 * t->value, soon,
                                     *differs ? "; " : "", differs);
        json_array_append_new(options, json_pack("{s:i, s:s, s:f, s:i, s:s}", "choice", t->option,
                                                 "text", text_of(words, t->option), "value",
                                                 t->value, "games", t->games, "why", differs));
    }
    json_decref(words);
    return json_pack("{s:i, s:s, s:o}", "choice", thought->choice, "text", text, "options",
                     options);
}
