/* play_canvas.h - a rectangle of letters with colours, drawn in any order and then shown line
 * by line. Colours are those of a terminal with 256; 0 as ground is none. */
#ifndef PLAY_CANVAS_H
#define PLAY_CANVAS_H

#include "play_paper.h"

#include <stdint.h>

enum { INK_BOLD = 1, INK_UNDER = 2 };

struct spot {
    char letter[8]; /* "": nothing was drawn */
    uint8_t ground, ink, how;
};

struct canvas {
    int columns, lines;
    bool colour;
    struct spot *spot;
};

struct canvas canvas_new(int columns, int lines, bool colour);
void canvas_free(struct canvas *c);

/* What lies beyond the edge is left out. */
void canvas_fill(struct canvas *c, int x, int y, int columns, int lines, uint8_t ground);
void canvas_put(struct canvas *c, int x, int y, const char *text, uint8_t ground, uint8_t ink,
                int how);
void canvas_line(struct canvas *c, int x1, int y1, int x2, int y2, const char *dot, uint8_t ink);
void canvas_underline(struct canvas *c, int x, int y, int columns);

/* A part of a line, where the writing of the paper stands. */
void canvas_show(const struct canvas *c, struct paper *p, int x, int y, int columns);

#endif
