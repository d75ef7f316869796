#include "play_paper.h"
#include "play_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* Columns of one code point; -1 for what must not reach the terminal. */
static int code_width(unsigned code)
{
    if (code < 0x20 || (code >= 0x7f && code < 0xa0))
        return -1;
    /* U+202A and its like would turn the direction of the whole line. */
    if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
        return -1;
    int width = wcwidth((wchar_t)code);
    return width < 0 ? 1 : width;
}

int paper_width(const char *text)
{
    int width = 0;
    unsigned code;
    while ((code = words_next(&text))) {
        int columns = code_width(code);
        width += columns > 0 ? columns : 0;
    }
    return width;
}

char *paper_cut(char *text, int columns)
{
    for (size_t n = strlen(text); n && paper_width(text) > columns;) {
        while (--n && ((unsigned char)text[n] & 0xc0) == 0x80)
            ;
        text[n] = 0;
    }
    return text;
}

struct paper paper_new(const struct paper *like)
{
    return (struct paper){
        .width = like->width, .colour = like->colour, .lined = like->lined, .ascii = like->ascii};
}

static void append(struct paper *p, const char *bytes, size_t n)
{
    if (p->size + n > p->room) {
        p->room = (p->size + n) * 2 + 1024;
        p->text = realloc(p->text, p->room);
        if (!p->text)
            abort();
    }
    memcpy(p->text + p->size, bytes, n);
    p->size += n;
}

static void append_style(struct paper *p, const char *style)
{
    if (p->colour && *style) {
        append(p, "\033[", 2);
        append(p, style, strlen(style));
        append(p, "m", 1);
    }
}

struct paper paper_copy(const struct paper *p)
{
    struct paper copy = paper_new(p);
    if (p->size)
        append(&copy, p->text, p->size);
    copy.column = p->column;
    copy.lines = p->lines;
    return copy;
}

void paper_drop(struct paper *p)
{
    free(p->text);
    *p = paper_new(p);
}

void paper_show(struct paper *p)
{
    if (p->column)
        paper_end_line(p);
    if (p->size)
        fwrite(p->text, 1, p->size, stdout);
    fflush(stdout);
    paper_drop(p);
}

void paper_join(struct paper *p, struct paper *more)
{
    if (more->size)
        append(p, more->text, more->size);
    p->lines += more->lines;
    paper_drop(more);
}

/* The first `bytes` of a text, without what must not reach the terminal. */
static void put_part(struct paper *p, const char *style, const char *text, size_t bytes)
{
    append_style(p, style);
    for (const char *at = text, *end = text + bytes; at < end;) {
        const char *from = at;
        unsigned code = words_next(&at);
        int columns = code ? code_width(code) : -1;
        if (!code)
            break;
        if (columns < 0)
            continue;
        if (p->ascii || code == 0xfffd) {
            char letter[3];
            const char *ascii = words_ascii_letter(code, letter);
            append(p, ascii, strlen(ascii));
            columns = (int)strlen(ascii);
        } else {
            append(p, from, (size_t)(at - from));
        }
        p->column += columns;
    }
    if (*style)
        append_style(p, "0");
}

void paper_put(struct paper *p, const char *style, const char *text)
{
    put_part(p, style, text, strlen(text));
}

void paper_putf(struct paper *p, const char *style, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    paper_put(p, style, text);
}

void paper_end_line(struct paper *p)
{
    while (p->size && p->text[p->size - 1] == ' ')
        p->size--;
    append(p, "\n", 1);
    p->column = 0;
    p->lines++;
}

void paper_take_line(struct paper *p, const struct paper *from, size_t *at)
{
    const char *start = from->text + *at, *end = NULL;
    size_t left = from->size - *at;
    if (left)
        end = memchr(start, '\n', left);
    size_t bytes = end ? (size_t)(end - start) : left;
    if (bytes)
        append(p, start, bytes);
    *at += bytes + (end != NULL);
    paper_end_line(p);
}

void paper_to(struct paper *p, int column)
{
    for (; p->column < column; p->column++)
        append(p, " ", 1);
}

void paper_cell(struct paper *p, int indent, int gap, const char *style, const char *text)
{
    if (!*text)
        return;
    if (p->column > indent) {
        if (p->column + gap + paper_width(text) <= p->width)
            paper_to(p, p->column + gap);
        else
            paper_end_line(p);
    }
    paper_to(p, indent);
    /* A piece longer than a whole line is broken like running text. */
    if (p->column + paper_width(text) > p->width)
        paper_flow(p, indent, style, text);
    else
        paper_put(p, style, text);
}

void paper_flow(struct paper *p, int indent, const char *style, const char *text)
{
    bool first = true, broken = false;
    while (*text) {
        if (*text == '\n') {
            paper_end_line(p);
            first = broken = true;
            text++;
            continue;
        }
        size_t n = strcspn(text, " \n");
        if (n) {
            char word[256];
            size_t part = n < sizeof word ? n : sizeof word - 1;
            memcpy(word, text, part);
            word[part] = 0;
            int gap = first ? 0 : 1;
            if (p->column > indent && p->column + gap + paper_width(word) > p->width) {
                paper_end_line(p);
                gap = 0;
                broken = true;
            }
            if (broken && p->column < indent) {
                paper_to(p, indent);
                gap = 0;
            }
            paper_to(p, p->column + gap);
            put_part(p, style, text, part);
            text += part;
            first = part < n;
        }
        while (*text == ' ')
            text++;
    }
}

/* A line of dashes as far as `column`. */
static void put_dashes(struct paper *p, int column)
{
    const char *dash = p->lined ? "\u2500" : "-";
    append_style(p, STYLE_DIM);
    for (; p->column < column; p->column++)
        append(p, dash, strlen(dash));
    append_style(p, "0");
}

void paper_heading(struct paper *p, const char *left, int column, const char *names,
                   const char *right)
{
    if (p->column)
        paper_end_line(p);
    int tail = *right ? paper_width(right) + 3 : 0;
    put_dashes(p, 1);
    paper_putf(p, STYLE_HEAD, " %s ", left);
    if (*names) {
        /* Names begin with spaces, which the line goes on over. */
        size_t blank = strspn(names, " ");
        put_dashes(p, column + (int)blank - 1);
        paper_putf(p, STYLE_DIM, " %s ", names + blank);
    }
    put_dashes(p, p->width - tail);
    if (tail) {
        paper_putf(p, STYLE_BOLD, " %s ", right);
        put_dashes(p, p->width);
    }
    paper_end_line(p);
}
