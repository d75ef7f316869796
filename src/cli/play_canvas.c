#include "play_canvas.h"

#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct canvas canvas_new(int columns, int lines, bool colour)
{
    struct canvas c = {columns, lines, colour, NULL};
    c.spot = calloc((size_t)columns * (size_t)lines, sizeof *c.spot);
    if (!c.spot)
        abort();
    return c;
}

void canvas_free(struct canvas *c)
{
    free(c->spot);
    c->spot = NULL;
}

static struct spot *spot_at(const struct canvas *c, int x, int y)
{
    return x >= 0 && y >= 0 && x < c->columns && y < c->lines ? &c->spot[y * c->columns + x] : NULL;
}

void canvas_fill(struct canvas *c, int x, int y, int columns, int lines, uint8_t ground)
{
    for (int line = y; line < y + lines; line++)
        for (int column = x; column < x + columns; column++) {
            struct spot *s = spot_at(c, column, line);
            if (s)
                *s = (struct spot){.letter = " ", .ground = ground};
        }
}

void canvas_put(struct canvas *c, int x, int y, const char *text, uint8_t ground, uint8_t ink,
                int how)
{
    const char *from = text;
    while (words_next(&text)) {
        struct spot *s = spot_at(c, x, y);
        size_t bytes = (size_t)(text - from);
        if (s && bytes < sizeof s->letter) {
            *s = (struct spot){.ground = ground, .ink = ink, .how = (uint8_t)how};
            memcpy(s->letter, from, bytes);
        }
        from = text;
        x++;
    }
}

void canvas_line(struct canvas *c, int x1, int y1, int x2, int y2, const char *dot, uint8_t ink)
{
    int dx = abs(x2 - x1), dy = abs(y2 - y1), steps = dx / 2 > dy ? dx / 2 : dy;
    for (int i = 0; i <= steps; i++)
        canvas_put(c, x1 + (x2 - x1) * i / (steps ? steps : 1),
                   y1 + (y2 - y1) * i / (steps ? steps : 1), dot, 0, ink, 0);
}

void canvas_underline(struct canvas *c, int x, int y, int columns)
{
    for (int i = x; i < x + columns; i++) {
        struct spot *s = spot_at(c, i, y);
        if (!s)
            continue;
        s->how |= INK_UNDER;
        if (!c->colour && strcmp(s->letter, " ") == 0)
            strcpy(s->letter, "_");
    }
}

static bool same_look(const struct spot *a, const struct spot *b)
{
    return a->ground == b->ground && a->ink == b->ink && a->how == b->how;
}

static void style_of(const struct spot *s, char *style, size_t size)
{
    size_t n = 0;
    style[0] = 0;
    if (s->how & INK_BOLD)
        n += (size_t)snprintf(style + n, size - n, "1;");
    if (s->how & INK_UNDER)
        n += (size_t)snprintf(style + n, size - n, "4;");
    if (s->ground)
        n += (size_t)snprintf(style + n, size - n, "48;5;%d;", s->ground);
    if (s->ink)
        n += (size_t)snprintf(style + n, size - n, "38;5;%d;", s->ink);
    if (n)
        style[n - 1] = 0;
}

/* Letters that look alike are written together. */
void canvas_show(const struct canvas *c, struct paper *p, int x, int y, int columns)
{
    char text[512], style[48];
    size_t used = 0;
    for (int i = 0; i < columns; i++) {
        const struct spot *s = spot_at(c, x + i, y), *next = spot_at(c, x + i + 1, y);
        if (!s)
            break;
        used +=
            (size_t)snprintf(text + used, sizeof text - used, "%s", *s->letter ? s->letter : " ");
        if (next && i + 1 < columns && same_look(s, next) && used + 16 < sizeof text)
            continue;
        style_of(s, style, sizeof style);
        paper_put(p, style, text);
        used = 0;
    }
}
