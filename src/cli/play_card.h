/* play_card.h - one card of a view: its name, its numbers, its line on the
 * table, and all that is known of it. */
#ifndef PLAY_CARD_H
#define PLAY_CARD_H

#include "play_paper.h"

#include <jansson.h>

/* Reading a view: a text or "", a number or 0, a value (number or text) as
 * words. */
const char *view_text(const json_t *object, const char *key);
json_int_t view_number(const json_t *object, const char *key);
const char *view_value(const json_t *value, char *words, size_t size);

/* "Old Archer"; with its side, and its number where several lie together. */
const char *card_title(const json_t *card);
const char *card_name(const json_t *card, char *words, size_t size);

const char *card_style(const json_t *card);
bool card_stat_is(const json_t *stat, const char *id);

/* The stats that the cards of a zone have, and the tokens with a short name, each
 * a column; but not what decides nothing there. */
enum { COLUMNS = 12 };
struct columns {
    int count;
    struct {
        const char *id, *name;
        int width, order;
    } one[COLUMNS];
};
struct columns columns_of(const json_t *cards);
void columns_put_names(struct paper *p, const struct columns *c, int from);

/* A card with its columns, tokens and states; below it what is attached. */
void card_line(struct paper *p, const json_t *card, const struct columns *c, int titles);

/* Its columns, tokens and states alone, where the writing stands. */
void card_numbers(struct paper *p, const json_t *card, const struct columns *c, int from);

/* As a piece of running text: "Old Archer (exhausted)"; with bare numbers
 * "Scout 2/2/1/4 (3 coins)", which card_stat_names() explains; with named
 * ones "Old Forest Road THR 1 QP 2/3". NUMBERS_FEW: neither numbers nor what is
 * attached, only what has happened to it: "Scout (2 damage, exhausted)". */
enum card_numbers { NUMBERS_NONE, NUMBERS_FEW, NUMBERS_BARE, NUMBERS_NAMED };
const char *card_words(const json_t *card, enum card_numbers numbers, char *words, size_t size);
void card_stat_names(const json_t *card, char *words, size_t size);

/* Everything; `where` says where it lies, or is "". */
void draw_card(struct paper *p, const json_t *card, const char *where);

#endif
