#include "play_facts.h"

#include "play_board.h"
#include "play_draw.h"
#include "play_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { WORDS = 160 };

/* "Technologies: " in front of what is listed under this key. */
static void put_key(struct paper *p, const char *key)
{
    char words[WORDS];
    snprintf(words, sizeof words, "%s: ", key);
    words[0] = (char)toupper((unsigned char)words[0]);
    paper_put(p, STYLE_NONE, "  ");
    paper_put(p, STYLE_CYAN, words);
}

/* What lists the view has that are made of words alone: conditions, skills. */
static void put_lists(struct paper *p, const json_t *of)
{
    const char *key;
    json_t *list, *one;
    size_t i;
    json_object_foreach ((json_t *)of, key, list) {
        if (!json_is_string(json_array_get(list, 0)) || !strcmp(key, "traits"))
            continue;
        put_key(p, key);
        json_array_foreach (list, i, one) {
            char words[WORDS];
            snprintf(words, sizeof words, "%s%s", i ? ", " : "", json_string_value(one));
            paper_flow(p, 4, STYLE_NONE, words);
        }
        paper_end_line(p);
    }
}

static bool spent_of(const json_t *ground, size_t i)
{
    return json_integer_value(json_array_get(json_object_get(ground, "spent"), i)) != 0;
}

static json_t *number_now(const json_t *ground, size_t which, json_t *printed)
{
    json_t *now = json_array_get(json_object_get(ground, "worth"), which);
    return now ? now : printed;
}

/* "Jord: resources 4, influence 2, hazardous; Ann, exhausted". */
static void put_part(struct paper *p, const json_t *view, const json_t *ground, const json_t *part,
                     size_t i)
{
    const char *key, *between = ": ";
    json_t *value, *one;
    size_t k, now = 0;
    char words[WORDS], plain[WORDS];
    paper_put(p, STYLE_NONE, "  ");
    paper_put(p, STYLE_BOLD, view_text(part, "name"));
    json_object_foreach ((json_t *)part, key, value) {
        if (!strcmp(key, "name"))
            continue;
        if (json_is_array(value)) {
            json_array_foreach (value, k, one) {
                snprintf(words, sizeof words, "%s%s", between, json_string_value(one));
                paper_flow(p, 4, STYLE_NONE, words);
                between = ", ";
            }
            continue;
        }
        /* `worth` has the first two numbers of each part as they are now. */
        if (json_is_integer(value) && now < 2)
            value = number_now(ground, 2 * i + now++, value);
        if (json_is_true(value))
            snprintf(words, sizeof words, "%s%s", between, key);
        else
            snprintf(words, sizeof words, "%s%s %s", between, key,
                     view_value(value, plain, sizeof plain));
        paper_flow(p, 4, STYLE_NONE, words);
        between = ", ";
    }
    const json_t *held = json_array_get(json_object_get(ground, "held"), i);
    if (json_is_integer(held) && json_integer_value(held) >= 0) {
        snprintf(words, sizeof words, "; %s%s", view_seat_name(view, (int)json_integer_value(held)),
                 spent_of(ground, i) ? ", exhausted" : "");
        paper_flow(p, 4, STYLE_NONE, words);
    }
    paper_end_line(p);
}

static void put_parts(struct paper *p, const json_t *view, const json_t *ground)
{
    const char *key;
    json_t *list, *part;
    size_t i;
    json_object_foreach ((json_t *)ground, key, list) {
        if (!json_is_string(json_object_get(json_array_get(list, 0), "name")))
            continue;
        json_array_foreach (list, i, part)
            put_part(p, view, ground, part, i);
    }
}

/* What stands there, the lowest first, with its numbers and on what part of it. */
static void put_standing(struct paper *p, const json_t *board, const json_t *ground)
{
    size_t i;
    json_t *piece;
    char words[WORDS], line[2 * WORDS], style[BOARD_STYLE];
    json_array_foreach (json_object_get(board, "pieces"), i, piece) {
        if (view_number(piece, "cell") != view_number(ground, "cell") ||
            json_is_true(json_object_get(piece, "ground")))
            continue;
        const char *on = view_text(piece, "on");
        paper_put(p, STYLE_NONE, "  ");
        if (json_is_integer(json_object_get(piece, "owner")))
            board_put_seat(p, (int)view_number(piece, "owner"));
        board_piece_style(piece, style);
        snprintf(line, sizeof line, "%s%s%s", card_words(piece, NUMBERS_NAMED, words, sizeof words),
                 *on ? " on " : "", on);
        paper_flow(p, 4, style, line);
        paper_end_line(p);
    }
}

void facts_of_ground(struct paper *p, const json_t *view, const json_t *ground)
{
    size_t i, k;
    json_t *board, *piece;
    if (!json_is_true(json_object_get(ground, "ground")))
        return;
    put_parts(p, view, ground);
    put_lists(p, ground);
    json_array_foreach (json_object_get(view, "boards"), i, board)
        json_array_foreach (json_object_get(board, "pieces"), k, piece)
            if (piece == ground)
                put_standing(p, board, ground);
}

bool is_ground_at(const json_t *piece, const char *name)
{
    return json_is_true(json_object_get(piece, "ground")) &&
           !strcasecmp(view_text(piece, "at"), name);
}

/* What the sheets of a seat say in words. */
static void put_sheets(struct paper *p, const json_t *seat)
{
    size_t i, k;
    json_t *sheet, *one;
    json_array_foreach (json_object_get(seat, "sheet"), i, sheet)
        json_array_foreach (json_object_get(sheet, "words"), k, one) {
            if (!*json_string_value(one))
                continue;
            paper_put(p, STYLE_NONE, "  ");
            paper_flow(p, 4, STYLE_NONE, json_string_value(one));
            paper_end_line(p);
        }
}

bool facts_of_seat(struct paper *p, const json_t *view, const char *words)
{
    size_t i;
    json_t *seat;
    char *wanted = words_fold(words);
    bool found = false;
    json_array_foreach (json_object_get(view, "seats"), i, seat) {
        char *name = words_fold(view_text(seat, "name"));
        char *side = words_fold(view_text(seat, "side"));
        bool told = json_array_size(json_object_get(seat, "sheet")) != 0;
        if (told && !found && (!strcmp(name, wanted) || (*side && !strcmp(side, wanted)))) {
            found = true;
            board_put_seat(p, (int)i);
            paper_put(p, STYLE_BOLD, view_text(seat, "name"));
            if (*side) {
                paper_put(p, STYLE_NONE, ", ");
                paper_put(p, STYLE_NONE, view_text(seat, "side"));
            }
            paper_end_line(p);
            put_sheets(p, seat);
        }
        free(name);
        free(side);
    }
    free(wanted);
    return found;
}
