#include "deck.h"
#include "play_card.h"

#include <string.h>
#include <unistd.h>

struct paper deck_page(void)
{
    bool screen = isatty(STDOUT_FILENO), utf8 = cli_utf8();
    int width = cli_columns();
    return (struct paper){.width = width < 40    ? 40
                                   : width > 120 ? 120
                                                 : width,
                          .colour = cli_colour(stdout),
                          .lined = screen && utf8,
                          .ascii = screen && !utf8};
}

/* Cards. */

static const char *tint_style(const char *tint)
{
    static const struct {
        const char *tint, *style;
    } styles[] = {{"magenta", "35"}, {"red", "31"},    {"cyan", "36"},
                  {"green", "32"},   {"yellow", "33"}, {"blue", "34"}};
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        if (!strcmp(styles[i].tint, tint))
            return styles[i].style;
    return STYLE_NONE;
}

/* No line is wider than 80. The last column stands before the numbers. */
void deck_draw_card(struct paper *p, const json_t *card, bool in_full)
{
    enum { COLUMN = 11, LAST = 9 };
    const json_t *columns = json_object_get(card, "columns");
    const char *numbers = view_text(card, "numbers"), *subtitle = view_text(card, "subtitle");
    int copies = (int)view_number(card, "copies"), from = p->column;
    size_t i, last = json_array_size(columns) - 1;
    json_t *column;
    if (copies)
        paper_putf(p, STYLE_CYAN, "%3dx ", copies);
    else
        paper_put(p, STYLE_NONE, "  ");
    paper_put(p, tint_style(view_text(card, "tint")), view_text(card, "title"));
    bool typed = in_full || !copies;
    paper_to(p, from + (typed ? 27 : 30));
    json_array_foreach (columns, i, column) {
        if (i == last && typed)
            paper_putf(p, STYLE_NONE, "%-*s", COLUMN, view_text(card, "type"));
        paper_putf(p, STYLE_NONE, "%-*s",
                   i < last   ? COLUMN
                   : *numbers ? LAST
                              : 0,
                   json_string_value(column));
    }
    if (*numbers)
        paper_putf(p, STYLE_DIM, " %s", numbers);
    paper_end_line(p);
    if (!in_full)
        return;
    if (*subtitle) {
        paper_to(p, 4);
        paper_put(p, STYLE_DIM, subtitle);
        paper_end_line(p);
    }
    paper_to(p, 4);
    paper_flow(p, 4, STYLE_NONE, view_text(card, "text"));
    paper_end_line(p);
}

/* Sums. */

static void draw_counts(struct paper *p, const json_t *table)
{
    size_t i;
    json_t *item;
    if (!json_array_size(json_object_get(table, "items")))
        return;
    paper_put(p, STYLE_CYAN, view_text(table, "label"));
    paper_to(p, 10);
    json_array_foreach (json_object_get(table, "items"), i, item) {
        char words[64];
        snprintf(words, sizeof words, "%s%s %d", i ? "\u00b7 " : "", view_text(item, "label"),
                 (int)view_number(item, "count"));
        paper_cell(p, 10, 1, STYLE_NONE, words);
    }
    paper_end_line(p);
}

static void draw_bars(struct paper *p, const json_t *table)
{
    size_t i;
    json_t *item;
    paper_put(p, STYLE_CYAN, view_text(table, "label"));
    paper_end_line(p);
    json_array_foreach (json_object_get(table, "items"), i, item) {
        int n = (int)view_number(item, "count");
        paper_putf(p, STYLE_NONE, "%4s %3d  ", view_text(item, "label"), n);
        for (int k = 0; k < n && k < 60; k++)
            paper_put(p, STYLE_GREEN, p->lined ? "\u2588" : "#");
        paper_end_line(p);
    }
}

static void draw_tables(struct paper *p, const json_t *checked, bool bars)
{
    size_t i;
    json_t *table;
    json_array_foreach (json_object_get(checked, "tables"), i, table)
        if (json_is_true(json_object_get(table, "bars")) == bars)
            (bars ? draw_bars : draw_counts)(p, table);
}

void deck_draw_bars(struct paper *p, const json_t *checked)
{
    draw_tables(p, checked, true);
}

static void draw_lines(struct paper *p, const json_t *checked)
{
    size_t i;
    json_t *line;
    json_array_foreach (json_object_get(checked, "lines"), i, line) {
        paper_put(p, STYLE_CYAN, view_text(line, "label"));
        paper_to(p, 10);
        paper_flow(p, 10, STYLE_NONE, view_text(line, "text"));
        paper_end_line(p);
    }
}

static bool draw_list(struct paper *p, const json_t *list, const char *style, const char *mark)
{
    size_t i;
    json_t *one;
    json_array_foreach (list, i, one) {
        const char *rule = view_text(one, "rule");
        paper_put(p, style, mark);
        paper_flow(p, 2, style, view_text(one, "text"));
        if (*rule) {
            char words[64];
            snprintf(words, sizeof words, "[%s]", rule);
            paper_cell(p, 2, 1, STYLE_DIM, words);
        }
        paper_end_line(p);
    }
    return json_array_size(list) > 0;
}

bool deck_draw_problems(struct paper *p, const json_t *checked)
{
    bool wrong = draw_list(p, json_object_get(checked, "problems"), STYLE_RED, "- ");
    draw_list(p, json_object_get(checked, "notes"), STYLE_YELLOW, "  ");
    return wrong;
}

void deck_draw(struct paper *p, const json_t *checked)
{
    const json_t *cards = json_object_get(checked, "cards");
    const char *name = view_text(json_object_get(checked, "deck"), "name"), *type = "";
    size_t i;
    json_t *card;
    paper_put(p, STYLE_BOLD, *name ? name : "Deck without a name");
    paper_put(p, STYLE_NONE, ": ");
    paper_put(p, STYLE_NONE, view_text(checked, "sum"));
    paper_end_line(p);
    json_array_foreach (cards, i, card) {
        if (strcmp(type, view_text(card, "type")) != 0) {
            int n = 0;
            size_t k;
            json_t *other;
            type = view_text(card, "type");
            json_array_foreach (cards, k, other)
                if (!strcmp(view_text(other, "type"), type))
                    n += (int)view_number(other, "copies");
            paper_end_line(p);
            paper_putf(p, STYLE_BOLD, "%c%s (%d)", type[0] - 'a' + 'A', type + 1, n);
            paper_end_line(p);
        }
        deck_draw_card(p, card, false);
    }
    paper_end_line(p);
    draw_tables(p, checked, true);
    draw_tables(p, checked, false);
    draw_lines(p, checked);
    paper_end_line(p);
    if (!deck_draw_problems(p, checked)) {
        paper_put(p, STYLE_GREEN, "This deck is legal.");
        paper_end_line(p);
    }
}
