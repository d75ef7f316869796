/* play_decisions.c - why those who follow rules did what they did, step by step. */
#include "play_card.h"
#include "play_tell.h"
#include "play_words.h"

#include <stdlib.h>
#include <string.h>

/* How many decisions are told at most, and how many steps are looked at for them. */
enum { TOLD = 4, STEPS_BACK = 200 };

static bool fits(const json_t *decision, const char *wanted)
{
    char *text = words_fold(view_text(decision, "text"));
    bool ok = !*wanted || words_fit(wanted, text) != WORDS_NONE;
    free(text);
    return ok && json_array_size(json_object_get(decision, "lines"));
}

static void put_decision(struct paper *p, const json_t *decision)
{
    size_t i;
    json_t *line;
    paper_flow(p, 2, STYLE_BOLD, view_text(decision, "text"));
    paper_end_line(p);
    json_array_foreach (json_object_get(decision, "lines"), i, line) {
        paper_to(p, 2);
        paper_flow(p, 4, STYLE_NONE, json_string_value(line));
        paper_end_line(p);
    }
}

/* The latest decisions that fit, the newest last. */
static json_t *latest(const struct telling *t, const char *wanted)
{
    json_t *found = json_array(), *one;
    uint32_t length = arb_length(t->table), least = length > STEPS_BACK ? length - STEPS_BACK : 0;
    for (uint32_t step = length + 1; step-- > least && json_array_size(found) < TOLD;) {
        json_t *all = arb_decisions(t->table, t->seat, step);
        for (size_t i = json_array_size(all); i-- > 0 && json_array_size(found) < TOLD;) {
            one = json_array_get(all, i);
            if (fits(one, wanted))
                json_array_insert(found, 0, one);
        }
        json_decref(all);
    }
    return found;
}

void tell_decisions(struct paper *p, const struct telling *t, const char *words)
{
    char *wanted = words_fold(words);
    json_t *found = latest(t, wanted), *one;
    size_t i;
    json_array_foreach (found, i, one)
        put_decision(p, one);
    if (!json_array_size(found)) {
        paper_put(p, STYLE_NONE,
                  *wanted ? "Of nobody of that name was anything decided by rules lately."
                          : "Nothing was decided by rules lately.");
        paper_end_line(p);
    }
    json_decref(found);
    free(wanted);
}
