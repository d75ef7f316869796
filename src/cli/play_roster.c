#include "play_roster.h"

#include "play_board.h"
#include "play_card.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { COLUMNS_MOST = 16, NAME_COLUMNS = 26, NAME_SIZE = 96 };

/* A number of every seat: a track, or how many cards of a kind it hides. */
struct column {
    const char *id, *label;
    char name[8];
    bool zone;
    int width;
};

struct roster {
    struct column column[COLUMNS_MOST];
    int count;
};

void seat_title(const json_t *seat, char *words, size_t size)
{
    const char *side = view_text(seat, "side");
    snprintf(words, size, "%s%s%s", view_text(seat, "name"), *side ? ", " : "", side);
}

/* "Honour points": HP; where another column is called so, Hon. */
static void name_column(struct roster *r, struct column *c)
{
    size_t n = 0;
    for (const char *at = c->label; *at && n < 3; at++)
        if (*at != ' ' && (at == c->label || at[-1] == ' '))
            c->name[n++] = (char)toupper((unsigned char)*at);
    c->name[n] = 0;
    for (const struct column *other = r->column; other < c; other++)
        if (!strcmp(other->name, c->name))
            snprintf(c->name, sizeof c->name, "%.3s", c->label);
}

static const json_t *zone_of(const json_t *view, const char *id, int owner)
{
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        const json_t *of = json_object_get(zone, "owner");
        if (json_is_integer(of) && json_integer_value(of) == owner &&
            !strcmp(view_text(zone, "label"), id))
            return zone;
    }
    return NULL;
}

/* "3", "0/10" */
static void value_in(const json_t *view, const json_t *seat, const struct column *c, char *words,
                     size_t size)
{
    size_t i;
    json_t *track;
    char max[16];
    snprintf(words, size, "-");
    if (c->zone) {
        const json_t *zone = zone_of(view, c->id, (int)view_number(seat, "seat"));
        if (zone)
            view_value(json_object_get(zone, "count"), words, size);
        if (!*words)
            snprintf(words, size, "%zu", json_array_size(json_object_get(zone, "cards")));
        return;
    }
    json_array_foreach (json_object_get(seat, "tracks"), i, track)
        if (!strcmp(view_text(track, "id"), c->id)) {
            view_value(json_object_get(track, "value"), words, size);
            view_value(json_object_get(track, "max"), max, sizeof max);
            if (*max)
                snprintf(words + strlen(words), size - strlen(words), "/%s", max);
        }
}

static void add_column(struct roster *r, const char *id, const char *label, bool zone)
{
    for (int k = 0; k < r->count; k++)
        if (!strcmp(r->column[k].id, id))
            return;
    if (r->count == COLUMNS_MOST)
        return;
    struct column *c = &r->column[r->count];
    *c = (struct column){.id = id, .label = label, .zone = zone};
    name_column(r, c);
    r->count++;
}

static struct roster roster_of(const json_t *view, int but)
{
    struct roster r = {0};
    size_t i, k;
    json_t *seat, *one;
    char words[32];
    json_array_foreach (json_object_get(view, "seats"), i, seat) {
        if (view_number(seat, "seat") == but)
            continue;
        json_array_foreach (json_object_get(seat, "tracks"), k, one)
            add_column(&r, view_text(one, "id"), view_text(one, "label"), false);
        json_array_foreach (json_object_get(view, "zones"), k, one) {
            const json_t *owner = json_object_get(one, "owner");
            if (json_is_integer(owner) && json_integer_value(owner) == view_number(seat, "seat") &&
                json_is_true(json_object_get(one, "hidden")))
                add_column(&r, view_text(one, "label"), view_text(one, "label"), true);
        }
    }
    for (int c = 0; c < r.count; c++) {
        r.column[c].width = paper_width(r.column[c].name);
        json_array_foreach (json_object_get(view, "seats"), i, seat) {
            value_in(view, seat, &r.column[c], words, sizeof words);
            int width = paper_width(words);
            r.column[c].width = width > r.column[c].width ? width : r.column[c].width;
        }
    }
    return r;
}

static void put_row(struct paper *p, const json_t *view, const json_t *seat, const struct roster *r,
                    int names)
{
    char words[NAME_SIZE], value[32];
    const char *style = json_is_true(json_object_get(seat, "active")) ? STYLE_BOLD : STYLE_NONE;
    seat_title(seat, words, sizeof words);
    board_put_seat(p, (int)view_number(seat, "seat"));
    paper_put(p, style, paper_cut(words, names - p->column - 1));
    paper_to(p, names);
    for (int k = 0; k < r->count; k++) {
        value_in(view, seat, &r->column[k], value, sizeof value);
        paper_putf(p, style, " %*s", r->column[k].width, value);
    }
    if (*view_text(seat, "role"))
        paper_putf(p, STYLE_DIM, " %s", view_text(seat, "role"));
    if (json_is_true(json_object_get(seat, "out")))
        paper_put(p, STYLE_DIM, " out");
    else if (json_is_true(json_object_get(seat, "passed")))
        paper_put(p, STYLE_DIM, " passed");
    paper_end_line(p);
}

void put_roster(struct paper *p, const json_t *view, int seat)
{
    struct roster r = roster_of(view, seat);
    char words[64], names[160] = "";
    size_t i;
    json_t *one;
    int room = p->width;
    for (int k = 0; k < r.count; k++) {
        snprintf(words, sizeof words, " %*s", r.column[k].width, r.column[k].name);
        strncat(names, words, sizeof names - strlen(names) - 1);
        room -= r.column[k].width + 1;
    }
    int columns = room < NAME_COLUMNS ? room - 8 : NAME_COLUMNS;
    columns = columns < 12 ? 12 : columns;
    paper_to(p, columns);
    paper_put(p, STYLE_DIM, names);
    paper_end_line(p);
    json_array_foreach (json_object_get(view, "seats"), i, one)
        if (view_number(one, "seat") != seat)
            put_row(p, view, one, &r, columns);
    paper_to(p, 2);
    for (int k = 0; k < r.count; k++) {
        snprintf(words, sizeof words, "%s %s", r.column[k].name, r.column[k].label);
        paper_cell(p, 2, k ? 2 : 0, STYLE_DIM, words);
    }
    paper_end_line(p);
}

void put_standings(struct paper *p, const json_t *view, int seat)
{
    char words[NAME_SIZE + 32];
    size_t i;
    json_t *one;
    paper_to(p, 2);
    json_array_foreach (json_object_get(view, "seats"), i, one) {
        if (view_number(one, "seat") == seat)
            continue;
        struct roster r = {0};
        char value[32] = "";
        const json_t *track = json_array_get(json_object_get(one, "tracks"), 0);
        seat_title(one, words, sizeof words);
        if (track) {
            add_column(&r, view_text(track, "id"), view_text(track, "label"), false);
            value_in(view, one, r.column, value, sizeof value);
            snprintf(words + strlen(words), sizeof words - strlen(words), " %s", value);
        }
        if (json_is_true(json_object_get(one, "out")))
            strncat(words, " (out)", sizeof words - strlen(words) - 1);
        paper_cell(p, 2, p->column > 2 ? 2 : 0,
                   json_is_true(json_object_get(one, "active")) ? STYLE_BOLD : STYLE_NONE, words);
    }
    paper_end_line(p);
}
