/* play_log.c - what happened, for those who sit at the table. */
#include "play_card.h"
#include "play_tell.h"
#include "play_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Events that say the same, or the same of one thing after the other, are told
 * together: "1 coin for Scout, Archer". */
struct group {
    size_t first, count;
    size_t stem; /* how much of the words they share; 0: all of them */
};

static const char *event_text(const json_t *events, size_t i)
{
    return view_text(json_array_get(events, i), "text");
}

/* How much two sentences share: as far as a colon, or else as far as no name has
 * begun ("Ann draws The" is a word too long). 0 if that is less than two words or
 * all of a sentence. */
static size_t shared_stem(const char *a, const char *b)
{
    size_t n = 0, stem = 0, from = 0, colon = 0;
    int words = 0;
    bool named = false;
    for (; a[n] && a[n] == b[n]; n++) {
        if (a[n] != ' ')
            continue;
        if (n && a[n - 1] == ':')
            colon = n + 1;
        named |= from && isupper((unsigned char)a[from]);
        if (!named) {
            stem = n + 1;
            words++;
        }
        from = n + 1;
    }
    if (colon)
        stem = colon;
    return (colon || words >= 2) && a[stem] && b[stem] ? stem : 0;
}

static bool same_kind(const json_t *events, size_t i, size_t k)
{
    return !strcmp(view_text(json_array_get(events, i), "kind"),
                   view_text(json_array_get(events, k), "kind"));
}

static struct group group_from(const json_t *events, size_t i, size_t end, bool join)
{
    struct group g = {i, 1, 0};
    for (; g.first + g.count < end; g.count++) {
        size_t next = g.first + g.count;
        const char *before = event_text(events, next - 1), *text = event_text(events, next);
        if (!strcmp(before, text))
            continue;
        size_t stem = join && same_kind(events, i, next) ? shared_stem(before, text) : 0;
        if (!stem)
            break;
        g.stem = g.stem && g.stem < stem ? g.stem : stem;
    }
    return g;
}

static void put_group(struct paper *p, const json_t *events, const struct group *g, bool with_rule)
{
    enum { PIECE = 512 };
    const char *rule = view_text(json_array_get(events, g->first), "rule");
    size_t end = g->first + g->count;
    paper_put(p, STYLE_DIM, p->lined ? " \u00b7 " : " - ");
    for (size_t i = g->first, n; i < end; i += n) {
        const char *text = event_text(events, i);
        char piece[PIECE], times[32] = "";
        for (n = 1; i + n < end && !strcmp(text, event_text(events, i + n));)
            n++;
        if (n > 1)
            snprintf(times, sizeof times, " (%zux)", n);
        /* What follows a comma is no sentence of its own. */
        const char *said = i > g->first ? text + g->stem : text;
        size_t length = strlen(said);
        bool last = i + n >= end;
        if (!last && length && said[length - 1] == '.')
            length--;
        snprintf(piece, sizeof piece, "%.*s%s%s", (int)length, said, times, last ? "" : ",");
        if (i > g->first)
            paper_cell(p, 3, 1, STYLE_NONE, piece);
        else
            paper_flow(p, 3, STYLE_NONE, piece);
    }
    if (with_rule && *rule) {
        char words[64];
        snprintf(words, sizeof words, "[%s]", rule);
        paper_cell(p, 3, 1, STYLE_DIM, words);
    }
    paper_end_line(p);
}

/* The last `count` lines of the events that have `words` in them; gives how many
 * there are in all. */
static int put_events(struct paper *p, const json_t *events, int count, const char *words, bool log)
{
    size_t end = json_array_size(events);
    char *wanted = words_fold(words);
    int lines = 0;
    for (int telling = 0; telling < 2; telling++) {
        int skip = lines > count ? lines - count : 0;
        struct group g;
        for (size_t i = 0; i < end; i += g.count) {
            g = group_from(events, i, end, !log);
            char *text = words_fold(event_text(events, i));
            bool wants = *text && (!*wanted || words_fit(wanted, text) != WORDS_NONE);
            free(text);
            if (wants && !telling)
                lines++;
            else if (wants && skip-- <= 0)
                put_group(p, events, &g, log);
        }
    }
    free(wanted);
    return lines;
}

void tell_log(struct paper *p, const struct telling *t, const char *words)
{
    long number;
    enum { MANY = 1000000, USUAL = 20 };
    bool counted = words_number(words, &number);
    number = !counted || number < 1 ? USUAL : number > MANY ? MANY : number;
    json_t *events = arb_events(t->table, t->seat, 0);
    if (!put_events(p, events, *words && !counted ? MANY : (int)number, counted ? "" : words, true))
        paper_put(p, STYLE_NONE,
                  *words ? "Nothing of that kind has happened." : "Nothing has happened yet.");
    json_decref(events);
}

uint32_t tell_news(struct paper *p, const struct telling *t, uint32_t from, int max_lines)
{
    json_t *events = arb_events(t->table, t->seat, from);
    size_t count = json_array_size(events);
    struct paper news = paper_new(p);
    int lines = put_events(&news, events, max_lines, "", false);
    if (lines > max_lines) {
        paper_drop(&news);
        put_events(&news, events, --max_lines, "", false);
        paper_putf(p, STYLE_DIM, " %s %d more before: `log %zu`", p->lined ? "\u00b7" : "-",
                   lines - max_lines, count);
        paper_end_line(p);
    }
    paper_join(p, &news);
    if (count) {
        json_t *n = json_object_get(json_array_get(events, count - 1), "n");
        from = json_is_integer(n) ? (uint32_t)json_integer_value(n) + 1 : from + (uint32_t)count;
    }
    json_decref(events);
    return from;
}
