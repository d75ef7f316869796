#include "play_odds.h"

#include "play_card.h"
#include "play_draw.h"

#include <stdio.h>
#include <string.h>

/* Columns of the longest bar, and of what stands around a bar. */
enum { BAR = 40, AROUND = 38 };

static double number(const json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

/* Whole percent; what is possible is never 0, what is open never 100. */
static int percent(double p)
{
    int n = (int)(p * 100 + 0.5);
    return p > 1e-9 && n < 1 ? 1 : p < 1 - 1e-9 && n > 99 ? 99 : n;
}

static const char *style_of(const json_t *part)
{
    const char *tone = view_text(part, "tone");
    return !strcmp(tone, "good") ? STYLE_GREEN : !strcmp(tone, "bad") ? STYLE_RED : STYLE_YELLOW;
}

static void draw_text(struct paper *p, const char *style, const json_t *text)
{
    if (!json_is_string(text))
        return;
    paper_to(p, 2);
    paper_flow(p, 2, style, json_string_value(text));
    paper_end_line(p);
}

static void draw_texts(struct paper *p, const char *style, const json_t *texts)
{
    size_t i;
    json_t *text;
    json_array_foreach (texts, i, text)
        draw_text(p, style, text);
}

static void draw_outcomes(struct paper *p, const json_t *odds)
{
    const json_t *expected = json_object_get(odds, "expected");
    char words[128];
    size_t i;
    json_t *outcome;
    json_array_foreach (json_object_get(odds, "outcomes"), i, outcome) {
        snprintf(words, sizeof words, "%s %d %%", view_text(outcome, "label"),
                 percent(number(outcome, "p")));
        paper_cell(p, 2, i ? 3 : 2, style_of(outcome), words);
    }
    if (expected) {
        snprintf(words, sizeof words, "%s %.1f", view_text(expected, "label"),
                 number(expected, "value"));
        paper_cell(p, 2, 3, STYLE_NONE, words);
    }
    paper_end_line(p);
}

/* Who fights: "Ann  2 cruisers, 1 carrier  2.2 hits". */
static void draw_sides(struct paper *p, const json_t *odds, const json_t *view)
{
    char words[128];
    size_t i, k;
    json_t *side, *piece;
    json_array_foreach (json_object_get(odds, "sides"), i, side) {
        snprintf(words, sizeof words, "%s:", view_seat_name(view, (int)number(side, "seat")));
        paper_cell(p, 2, 1, STYLE_BOLD, words);
        json_array_foreach (json_object_get(side, "pieces"), k, piece) {
            snprintf(words, sizeof words, "%d %s%s", (int)number(piece, "count"),
                     view_text(piece, "name"),
                     k + 1 < json_array_size(json_object_get(side, "pieces")) ? "," : "");
            paper_cell(p, 4, 1, STYLE_NONE, words);
        }
        if (number(side, "value") > 0) {
            snprintf(words, sizeof words, "%.1f %s a round", number(side, "value"),
                     view_text(side, "label"));
            paper_cell(p, 4, 3, STYLE_DIM, words);
        }
        paper_end_line(p);
    }
}

static void draw_rows(struct paper *p, const json_t *odds)
{
    char words[200];
    size_t i;
    json_t *row;
    json_array_foreach (json_object_get(odds, "rows"), i, row) {
        snprintf(words, sizeof words, "%s: %s", view_text(row, "label"), view_text(row, "text"));
        paper_to(p, 2);
        paper_flow(p, 4, *view_text(row, "tone") ? style_of(row) : STYLE_NONE, words);
        paper_end_line(p);
    }
}

static void draw_bar(struct paper *p, const json_t *bar, double most, int label)
{
    int longest = p->width - AROUND < BAR ? p->width - AROUND : BAR;
    int length = (int)(number(bar, "p") / most * longest + 0.5);
    const char *note = view_text(bar, "note");
    paper_putf(p, STYLE_NONE, "  %-*s  %3d %%  ", label, view_text(bar, "label"),
               percent(number(bar, "p")));
    for (int i = 0; i < length || i == 0; i++)
        paper_put(p, style_of(bar), p->lined ? "\u2588" : "#");
    if (*note)
        paper_putf(p, STYLE_DIM, "  %s", note);
    paper_end_line(p);
}

void odds_draw(struct paper *p, const json_t *odds, const json_t *view)
{
    const json_t *bars = json_object_get(odds, "bars");
    double most = 0;
    int label = 0;
    size_t i;
    json_t *bar;
    if (!odds)
        return;
    json_array_foreach (bars, i, bar) {
        int length = (int)strlen(view_text(bar, "label"));
        most = number(bar, "p") > most ? number(bar, "p") : most;
        label = length > label ? length : label;
    }
    draw_text(p, STYLE_BOLD, json_object_get(odds, "when"));
    draw_texts(p, STYLE_NONE, json_object_get(odds, "lines"));
    draw_sides(p, odds, view);
    draw_outcomes(p, odds);
    draw_rows(p, odds);
    json_array_foreach (bars, i, bar)
        draw_bar(p, bar, most, label);
    draw_texts(p, STYLE_DIM, json_object_get(odds, "notes"));
}
