/* play_hint.c - what a program that thinks ahead would do here, and why. It knows what the
 * person knows. */
#include "play_tell.h"

#include "../play/think.h"

#include <unistd.h>

/* How long a person waits for it, at most. */
static const double seconds = 1;

void tell_hint(struct paper *p, const struct telling *t)
{
    struct arb_thought thought;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (!t->prompt || t->prompt->ask.seat >= ARB_SEATS) {
        paper_put(p, STYLE_NONE, "Nobody has to decide anything now.");
        return;
    }
    const struct arb_ask *ask = &t->prompt->ask;
    arb_think(t->table, ask, ask->id,
              (struct arb_patience){arb_answers_in(seconds), cores > 0 ? (int)cores : 1}, &thought);
    json_t *words = arb_thought_words(t->table, ask, &thought);
    size_t i;
    json_t *line;
    json_array_foreach (json_object_get(words, "lines"), i, line) {
        paper_flow(p, 2, i ? STYLE_NONE : STYLE_BOLD, json_string_value(line));
        paper_end_line(p);
    }
    json_decref(words);
}
