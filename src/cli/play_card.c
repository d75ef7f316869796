#include "play_card.h"

#include <stdio.h>
#include <string.h>

enum { INDENT = 2, TEXT = 160 };

const char *view_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

json_int_t view_number(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* A value that may be a number or words, as words. */
const char *view_value(const json_t *value, char *words, size_t size)
{
    if (json_is_integer(value))
        snprintf(words, size, "%lld", (long long)json_integer_value(value));
    else if (json_is_string(value))
        snprintf(words, size, "%s", json_string_value(value));
    else
        words[0] = 0;
    return words;
}

const char *card_title(const json_t *card)
{
    const char *title = view_text(card, "title");
    return *title ? title : "facedown card";
}

/* With its number where several of the same title lie together. */
const char *card_name(const json_t *card, char *words, size_t size)
{
    json_t *copy = json_object_get(card, "copy");
    if (json_is_integer(copy))
        snprintf(words, size, "%s #%d", card_title(card), (int)json_integer_value(copy));
    else
        snprintf(words, size, "%s", card_title(card));
    return words;
}

static bool card_has_state(const json_t *card, const char *wanted)
{
    size_t i;
    json_t *state;
    json_array_foreach (json_object_get(card, "states"), i, state)
        if (json_is_string(state) && !strcmp(json_string_value(state), wanted))
            return true;
    return false;
}

const char *card_style(const json_t *card)
{
    if (json_is_true(json_object_get(card, "facedown")) || card_has_state(card, "exhausted"))
        return STYLE_DIM;
    return strstr(view_text(card, "type"), "enemy") ? STYLE_RED : STYLE_BOLD;
}

static const char *token_style(const json_t *token)
{
    const char *id = view_text(token, "id");
    return !strcmp(id, "damage") ? STYLE_RED : !strcmp(id, "progress") ? STYLE_GREEN : STYLE_YELLOW;
}

bool card_stat_is(const json_t *stat, const char *id)
{
    return !strcmp(view_text(stat, "id"), id);
}

static const char *stat_name(const json_t *stat)
{
    const char *name = view_text(stat, "short");
    return *name ? name : view_text(stat, "label");
}

static const char *token_words(const json_t *token, char *words, size_t size)
{
    char value[32];
    view_value(json_object_get(token, "value"), value, sizeof value);
    snprintf(words, size, "%s %s", view_text(token, "label"), value);
    return words;
}

static bool token_is_there(const json_t *token)
{
    json_t *value = json_object_get(token, "value");
    return !json_is_integer(value) || json_integer_value(value) != 0;
}

/* ---- Stats as columns ---------------------------------------------------- */

static void add_column(struct columns *c, const json_t *stat)
{
    const char *id = view_text(stat, "id"), *name = stat_name(stat);
    if (!strcmp(id, "cost") || c->count == COLUMNS)
        return;
    for (int i = 0; i < c->count; i++)
        if (!strcmp(c->one[i].id, id))
            return;
    int width = paper_width(name);
    c->one[c->count].id = id;
    c->one[c->count].name = name;
    c->one[c->count++].width = (width < 2 ? 2 : width) + 1;
}

struct columns columns_of(const json_t *cards)
{
    struct columns c = {0};
    size_t i, k;
    json_t *card, *stat;
    json_array_foreach (cards, i, card)
        json_array_foreach (json_object_get(card, "stats"), k, stat)
            add_column(&c, stat);
    return c;
}

void columns_put_names(struct paper *p, const struct columns *c, int from)
{
    paper_to(p, from);
    for (int i = 0; i < c->count; i++)
        paper_putf(p, STYLE_DIM, "%*s", c->one[i].width, c->one[i].name);
}

/* A number that is not what is printed on the card stands out. */
static void put_stats(struct paper *p, const json_t *card, const struct columns *c, int from)
{
    paper_to(p, from);
    for (int i = 0; i < c->count; i++) {
        size_t k;
        json_t *stat, *mine = NULL;
        json_array_foreach (json_object_get(card, "stats"), k, stat)
            if (card_stat_is(stat, c->one[i].id))
                mine = stat;
        char value[32];
        json_t *base = json_object_get(mine, "base");
        bool changed = base && !json_equal(base, json_object_get(mine, "value"));
        paper_putf(p, changed ? STYLE_YELLOW : STYLE_NONE, "%*s", c->one[i].width,
                   view_value(json_object_get(mine, "value"), value, sizeof value));
    }
}

static void put_tokens(struct paper *p, const json_t *card, int indent)
{
    char words[TEXT];
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(card, "tokens"), i, one)
        if (token_is_there(one))
            paper_cell(p, indent, 2, token_style(one), token_words(one, words, sizeof words));
    json_array_foreach (json_object_get(card, "states"), i, one)
        if (json_is_string(one))
            paper_cell(p, indent, 2, STYLE_CYAN, json_string_value(one));
}

/* ---- Cards in running text ----------------------------------------------- */

/* A "shadow card" need not be called facedown and shadow as well. */
static bool state_goes_without_saying(const json_t *card, const char *state)
{
    return json_is_true(json_object_get(card, "facedown")) &&
           (!strcmp(state, "facedown") || strstr(card_title(card), state));
}

/* "Steward of Gondor (exhausted)"; with stats "Glóin 2/2/1/4 (resources 3)",
 * where the names of the numbers stand before the first of its kind. */
const char *card_words(const json_t *card, bool with_stats, char *words, size_t size)
{
    char piece[TEXT];
    size_t i, n = 0;
    const char *before;
    json_t *one;
    card_name(card, words, size);
    n = strlen(words);
#define ADD(text)                                                                                  \
    do {                                                                                           \
        if (n < size)                                                                              \
            n += (size_t)snprintf(words + n, size - n, "%s%s", before, text);                      \
    } while (0)
    before = " ";
    json_array_foreach (json_object_get(card, "stats"), i, one) {
        if (card_stat_is(one, "cost") || !with_stats)
            continue;
        ADD(view_value(json_object_get(one, "value"), piece, sizeof piece));
        before = "/";
    }
    before = " (";
    json_array_foreach (json_object_get(card, "tokens"), i, one) {
        if (!token_is_there(one))
            continue;
        ADD(token_words(one, piece, sizeof piece));
        before = ", ";
    }
    json_array_foreach (json_object_get(card, "states"), i, one) {
        if (!json_is_string(one) || state_goes_without_saying(card, json_string_value(one)))
            continue;
        ADD(json_string_value(one));
        before = ", ";
    }
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        snprintf(piece, sizeof piece, "+ %s", card_title(one));
        ADD(piece);
        before = ", ";
    }
#undef ADD
    if (before[0] == ',' && n < size)
        snprintf(words + n, size - n, ")");
    return words;
}

/* "WP/ATK/DEF/HP" */
void card_stat_names(const json_t *card, char *words, size_t size)
{
    size_t i, n = 0;
    json_t *stat;
    words[0] = 0;
    json_array_foreach (json_object_get(card, "stats"), i, stat)
        if (!card_stat_is(stat, "cost") && n < size)
            n += (size_t)snprintf(words + n, size - n, "%s%s", n ? "/" : "", stat_name(stat));
}

/* Attachments rarely have numbers of their own in play: they share lines. */
static void put_attached(struct paper *p, const json_t *card, int indent)
{
    char words[TEXT * 2], piece[TEXT * 2 + 4];
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        snprintf(piece, sizeof piece, "+ %s", card_words(one, false, words, sizeof words));
        paper_cell(p, indent + INDENT, 2, card_style(one)[0] == '2' ? STYLE_DIM : STYLE_NONE,
                   piece);
    }
    if (p->column)
        paper_end_line(p);
}

void card_line(struct paper *p, const json_t *card, const struct columns *c, int titles)
{
    char title[TEXT];
    paper_to(p, INDENT);
    paper_put(p, card_style(card), card_name(card, title, sizeof title));
    put_stats(p, card, c, INDENT + titles);
    put_tokens(p, card, p->column + 2 < INDENT + titles ? INDENT + titles : p->column + 2);
    paper_end_line(p);
    put_attached(p, card, INDENT);
}

/* ---- In full ------------------------------------------------------------ */

static void put_list(struct paper *p, const json_t *list, const char *label)
{
    size_t i;
    json_t *one;
    if (!json_array_size(list))
        return;
    paper_to(p, INDENT);
    paper_putf(p, STYLE_DIM, "%s:", label);
    json_array_foreach (list, i, one) {
        char word[TEXT];
        if (!json_is_string(one))
            continue;
        snprintf(word, sizeof word, "%s%s", json_string_value(one),
                 i + 1 < json_array_size(list) ? "," : "");
        paper_cell(p, INDENT * 2, 1, STYLE_NONE, word);
    }
    paper_end_line(p);
}

void draw_card(struct paper *p, const json_t *card, const char *where)
{
    char words[TEXT];
    size_t i;
    json_t *one;
    paper_put(p, STYLE_BOLD, card_title(card));
    snprintf(words, sizeof words, "  %s%s%s", view_text(card, "sphere"),
             *view_text(card, "sphere") ? " " : "", view_text(card, "type"));
    paper_put(p, STYLE_DIM, words);
    if (*where)
        paper_putf(p, STYLE_DIM, "  [%s]", where);
    paper_end_line(p);
    json_array_foreach (json_object_get(card, "stats"), i, one) {
        char value[32];
        view_value(json_object_get(one, "value"), value, sizeof value);
        snprintf(words, sizeof words, "%s %s%s", view_text(one, "label"), value,
                 i + 1 < json_array_size(json_object_get(card, "stats")) ? "," : "");
        paper_cell(p, INDENT, 1, STYLE_NONE, words);
    }
    if (p->column)
        paper_end_line(p);
    json_array_foreach (json_object_get(card, "tokens"), i, one)
        if (token_is_there(one))
            paper_cell(p, INDENT, 2, token_style(one), token_words(one, words, sizeof words));
    json_array_foreach (json_object_get(card, "states"), i, one)
        if (json_is_string(one))
            paper_cell(p, INDENT, 2, STYLE_CYAN, json_string_value(one));
    if (p->column)
        paper_end_line(p);
    put_list(p, json_object_get(card, "traits"), "Traits");
    put_list(p, json_object_get(card, "keywords"), "Keywords");
    if (*view_text(card, "text")) {
        paper_to(p, INDENT);
        paper_flow(p, INDENT, STYLE_NONE, view_text(card, "text"));
        paper_end_line(p);
    }
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        paper_to(p, INDENT);
        paper_put(p, STYLE_DIM, "attached: ");
        draw_card(p, one, "");
    }
}
