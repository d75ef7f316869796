/* play_paper.h - text laid out for a terminal: columns, wrapping, styles.
 *
 * A paper is filled piece by piece and then shown at once. It counts columns as
 * the terminal does (wide and combining characters) and lets no control
 * character of a card or a name through. */
#ifndef PLAY_PAPER_H
#define PLAY_PAPER_H

#include <stdbool.h>
#include <stddef.h>

struct paper {
    char *text;
    size_t size, room;
    int width, column, lines;
    bool colour;
    bool lined; /* draw lines and marks; false: dashes and dots */
    bool ascii; /* letters without accents, too */
};

/* A style is the middle of an escape sequence, or "". */
#define STYLE_NONE ""
#define STYLE_BOLD "1"
#define STYLE_DIM "2"
#define STYLE_RED "31"
#define STYLE_GREEN "32"
#define STYLE_YELLOW "33"
#define STYLE_CYAN "36"
#define STYLE_HEAD "1;36"

/* Columns a text takes. */
int paper_width(const char *text);

/* The text, cut in place to so many columns. */
char *paper_cut(char *text, int columns);

/* An empty paper of the same kind as `like`. */
struct paper paper_new(const struct paper *like);

/* The same text again. */
struct paper paper_copy(const struct paper *p);

/* Write it to stdout, or throw it away; either way it is gone. */
void paper_show(struct paper *p);
void paper_drop(struct paper *p);

/* Add what another paper holds, whole lines only, which is then empty. */
void paper_join(struct paper *p, struct paper *more);

/* The next line of another paper, from `at` on, where the writing stands; it ends the line,
 * also if there is none. */
void paper_take_line(struct paper *p, const struct paper *from, size_t *at);

/* A piece that is not broken, where the writing stands. */
void paper_put(struct paper *p, const char *style, const char *text);
void paper_putf(struct paper *p, const char *style, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A piece that goes to a new line, indented, if it does not fit any more. Two
 * pieces on a line are parted by `gap` spaces. */
void paper_cell(struct paper *p, int indent, int gap, const char *style, const char *text);

/* Running text, broken between words, going on from where the writing stands;
 * the lines after the first are indented. */
void paper_flow(struct paper *p, int indent, const char *style, const char *text);

void paper_to(struct paper *p, int column);
void paper_end_line(struct paper *p);

/* A heading across the page: "- left ---- names ---- right -", the names of
 * columns beginning at `column` if there are any. */
void paper_heading(struct paper *p, const char *left, int column, const char *names,
                   const char *right);

#endif
