/* A thought in words: what to do, how likely that is to win, and in what the next best differ,
 * by the features that weigh most. */
#include "think.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NAMED = 2, SAID = 2, LINE = 640 }; /* differences named; alternatives told of */

static const char *text_of(const json_t *words, int option)
{
    const char *text = json_string_value(
        json_object_get(json_array_get(json_object_get(words, "options"), (size_t)option), "text"));
    return text ? text : "?";
}

/* How much each feature tells between two options, with the products that tell about it. */
static void weigh(const arb_game *game, const struct arb_judgement *by, const struct arb_tried *t,
                  double *weighs)
{
    const struct arb_feature *list = arb_features(game);
    for (int i = 0; list && list[i].name; i++)
        weighs[arb_feature_told(game, i)] += t->more[i] * (double)by->weight[i];
}

/* The feature that tells most, of those not named yet; -1: none does. */
static int most_telling(const struct arb_feature *list, const double *weighs,
                        const struct arb_tried *t, const bool *named)
{
    const double least = 0.05; /* less is not worth a word */
    int best = -1;
    double most = 0.02;
    for (int i = 0; list && list[i].name; i++) {
        if (*list[i].words && !named[i] && fabs(weighs[i]) > most && fabs(t->more[i]) >= least) {
            best = i;
            most = fabs(weighs[i]);
        }
    }
    return best;
}

/* Of what is counted one at a time there are fewer: "fewer resources of planets", "fewer action
 * cards", but "less progress". What is counted is named last, before any "of". */
static const char *less_of(const char *words)
{
    const char *of = strstr(words, " of ");
    size_t length = of ? (size_t)(of - words) : strlen(words);
    bool plural = length > 2 && words[length - 1] == 's' && words[length - 2] != 's';
    return plural ? "fewer" : "less";
}

/* In what an option differs from the choice: "2.1 more wounds, 0.5 less glory"; empty if in
 * nothing to speak of. With `way` -1, in what the choice differs from the option. */
static void differences(arb_table *table, const struct arb_tried *t, int way, char *out,
                        size_t size)
{
    const struct arb_feature *list = arb_features(arb_table_game(table));
    const struct arb_judgement *by = arb_judgement(arb_table_game(table), arb_kind_of_play(table));
    bool named[ARB_FEATURES] = {false};
    double weighs[ARB_FEATURES] = {0};
    size_t used = 0;
    *out = 0;
    weigh(arb_table_game(table), by, t, weighs);
    for (int n = 0; n < NAMED && used < size; n++) {
        int best = most_telling(list, weighs, t, named);
        if (best < 0)
            return;
        double more = way * t->more[best];
        named[best] = true;
        used += (size_t)snprintf(out + used, size - used, "%s%.1f %s %s", n ? ", " : "", fabs(more),
                                 more > 0 ? "more" : less_of(list[best].words), list[best].words);
    }
}

/* ", lost soon in 3 of 10 cases" */
static void say_ends(const struct arb_tried *t, char *out, size_t size)
{
    int lost = (int)lround(10 * t->lost), won = (int)lround(10 * t->won);
    *out = 0;
    if (won)
        snprintf(out, size, ", won soon in %d of 10 cases", won);
    else if (lost)
        snprintf(out, size, ", lost soon in %d of 10 cases", lost);
}

/* What speaks for the choice: how it differs from the next best that differs. */
static void say_for(arb_table *table, const json_t *words, const struct arb_thought *thought,
                    char *out, size_t size)
{
    char differs[240];
    *out = 0;
    for (int i = 1; i < thought->tried && !*out; i++) {
        differences(table, &thought->option[i], -1, differs, sizeof differs);
        if (*differs)
            snprintf(out, size, "%s than with: %s", differs,
                     text_of(words, thought->option[i].option));
    }
}

static void say_option(const json_t *words, const struct arb_tried *t, const char *differs,
                       char *out, size_t size)
{
    char soon[64];
    say_ends(t, soon, sizeof soon);
    snprintf(out, size, "%s: %.0f %% to win%s%s%s.", text_of(words, t->option), 100 * t->value,
             soon, *differs ? "; " : "", differs);
}

/* What is to be said of the option at this place. */
static void compare(arb_table *table, const json_t *words, const struct arb_thought *thought, int i,
                    char *out, size_t size)
{
    const double trifle = 0.02;
    const struct arb_tried *t = &thought->option[i];
    if (i == 0) {
        say_for(table, words, thought, out, size);
        return;
    }
    differences(table, t, 1, out, size);
    if (!*out && thought->option[0].value - t->value < trifle)
        snprintf(out, size, "much the same");
}

json_t *arb_thought_words(arb_table *table, const struct arb_ask *ask,
                          const struct arb_thought *thought)
{
    json_t *words = arb_ask_words(table, ask), *options = json_array(), *lines = json_array();
    char line[LINE], differs[LINE / 2];
    if (!thought->tried) {
        snprintf(line, sizeof line, "%s: nothing else is worth considering.",
                 text_of(words, thought->choice));
        json_array_append_new(lines, json_string(line));
    }
    for (int i = 0; i < thought->tried; i++) {
        const struct arb_tried *t = &thought->option[i];
        compare(table, words, thought, i, differs, sizeof differs);
        say_option(words, t, differs, line, sizeof line);
        if (i <= SAID)
            json_array_append_new(lines, json_string(line));
        json_array_append_new(options, json_pack("{s:i, s:s, s:f, s:i, s:s}", "choice", t->option,
                                                 "text", text_of(words, t->option), "value",
                                                 t->value, "games", t->games, "why", differs));
    }
    json_decref(words);
    return json_pack("{s:i, s:o, s:o}", "choice", thought->choice, "lines", lines, "options",
                     options);
}
