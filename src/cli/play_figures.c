/* play_figures.c - who stands on the boards, as a list: in the order in which they take their
 * turns, where, with numbers and what has befallen them. */
#include "play_figures.h"
#include "play_board.h"
#include "play_card.h"

#include <stdio.h>
#include <string.h>

enum { FIGURES_MOST = 64, NAME_MOST = 64, PLACE = 5, NAME_LEAST = 12, AFTER_ALL = 1000 };

struct figures {
    int count;
    const json_t *one[FIGURES_MOST];
};

/* Pieces that are told apart by their colours. */
static bool is_figure(const json_t *piece)
{
    return *view_text(piece, "colour") && !json_is_true(json_object_get(piece, "lies"));
}

/* Whoever acts stands first, then those who still will, in their order. */
static int turn_of(const json_t *figure)
{
    size_t i;
    json_t *stat;
    if (json_is_true(json_object_get(figure, "acting")))
        return -AFTER_ALL;
    json_array_foreach (json_object_get(figure, "stats"), i, stat)
        if (card_stat_is(stat, "initiative"))
            return (int)view_number(stat, "value");
    return AFTER_ALL;
}

static void add_figure(struct figures *f, const json_t *piece)
{
    int at = f->count;
    if (f->count == FIGURES_MOST)
        return;
    while (at > 0 && turn_of(f->one[at - 1]) > turn_of(piece))
        at--;
    memmove(&f->one[at + 1], &f->one[at], sizeof f->one[0] * (size_t)(f->count++ - at));
    f->one[at] = piece;
}

static struct figures figures_of(const json_t *view)
{
    struct figures f = {0};
    size_t i, k;
    json_t *board, *piece;
    json_array_foreach (json_object_get(view, "boards"), i, board)
        json_array_foreach (json_object_get(board, "pieces"), k, piece)
            if (is_figure(piece))
                add_figure(&f, piece);
    return f;
}

static const char *name_of(const json_t *figure, bool coloured, char *name)
{
    const char *colour = json_object_get(figure, "owner") ? "" : view_text(figure, "colour"),
               *called = view_text(figure, "called");
    snprintf(name, NAME_MOST, "%s%s%s%s%s", coloured ? colour : "", coloured && *colour ? " " : "",
             called, *called ? ", " : "", card_title(figure));
    return name;
}

static int longest_name(const struct figures *f, bool coloured)
{
    int longest = NAME_LEAST;
    char name[NAME_MOST];
    for (int i = 0; i < f->count; i++) {
        int width = paper_width(name_of(f->one[i], coloured, name));
        longest = width > longest ? width : longest;
    }
    return longest;
}

void put_figures(struct paper *p, const json_t *view)
{
    struct figures f = figures_of(view);
    if (!f.count)
        return;
    json_t *all = json_array();
    for (int i = 0; i < f.count; i++)
        json_array_append(all, (json_t *)f.one[i]);
    struct columns c = columns_of(all);
    json_decref(all);
    int numbers = 0;
    for (int i = 0; i < c.count; i++)
        numbers += c.one[i].width;
    /* Where colours are shown their words may be missing. */
    int room = p->width - 2 - PLACE - numbers;
    bool coloured = !p->colour || longest_name(&f, true) <= room;
    int names = longest_name(&f, coloured);
    names = names < room ? names : room;
    paper_heading(p, "On the map", 2 + names + PLACE, "", "");
    paper_to(p, 2 + names + PLACE);
    columns_put_names(p, &c, 2 + names + PLACE);
    paper_end_line(p);
    for (int i = 0; i < f.count; i++) {
        char name[NAME_MOST], style[BOARD_STYLE];
        paper_to(p, 2);
        board_piece_style(f.one[i], style);
        paper_put(p, style, paper_cut((char *)name_of(f.one[i], coloured, name), names));
        paper_to(p, 2 + names + 1);
        paper_put(p, STYLE_NONE, view_text(f.one[i], "at"));
        card_numbers(p, f.one[i], &c, 2 + names + PLACE);
        paper_end_line(p);
    }
}
