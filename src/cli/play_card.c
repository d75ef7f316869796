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

/* With the side of it that lies up, and with its number where several of the
 * same title lie together: "1B The Bridge", "Old Archer #2". */
const char *card_name(const json_t *card, char *words, size_t size)
{
    const char *side = view_text(card, "side");
    json_t *copy = json_object_get(card, "copy");
    int n = snprintf(words, size, "%s%s%s", side, *side ? " " : "", card_title(card));
    if (json_is_integer(copy) && n > 0 && (size_t)n < size)
        snprintf(words + n, size - (size_t)n, " #%d", (int)json_integer_value(copy));
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

/* "2 damage", "1 resource" */
static const char *token_words(const json_t *token, char *words, size_t size)
{
    char value[32];
    const char *label = view_text(token, "label");
    size_t n = strlen(label);
    view_value(json_object_get(token, "value"), value, sizeof value);
    bool plural = n > 1 && label[n - 1] == 's' && label[n - 2] != 's';
    snprintf(words, size, "%s %.*s", value, (int)(n - (plural && !strcmp(value, "1"))), label);
    return words;
}

static bool token_is_there(const json_t *token)
{
    json_t *value = json_object_get(token, "value");
    return !json_is_integer(value) || json_integer_value(value) != 0;
}

/* What decides something where the card lies. */
static bool stat_counts(const json_t *stat)
{
    return !json_is_true(json_object_get(stat, "minor"));
}

static json_t *stat_of_card(const json_t *card, const char *id)
{
    size_t i;
    json_t *stat;
    json_array_foreach (json_object_get(card, "stats"), i, stat)
        if (card_stat_is(stat, id) && stat_counts(stat))
            return stat;
    return NULL;
}

static json_t *token_of_card(const json_t *card, const char *key, const char *value)
{
    size_t i;
    json_t *token;
    json_array_foreach (json_object_get(card, "tokens"), i, token)
        if (!strcmp(view_text(token, key), value))
            return token;
    return NULL;
}

/* Stats as columns. */

/* In the order the game gives its stats, if it does; otherwise as they come. */
static void add_column(struct columns *c, const char *id, const char *name, int width, int order)
{
    int at = c->count;
    for (int i = 0; i < c->count; i++)
        if (!strcmp(c->one[i].id, id)) {
            c->one[i].width = c->one[i].width > width ? c->one[i].width : width;
            return;
        }
    if (c->count == COLUMNS)
        return;
    while (at > 0 && c->one[at - 1].order > order)
        at--;
    memmove(&c->one[at + 1], &c->one[at], sizeof c->one[0] * (size_t)(c->count++ - at));
    c->one[at].id = id;
    c->one[at].name = name;
    c->one[at].width = width;
    c->one[at].order = order;
}

/* What stands in a column: a number; tokens that are held against a number with
 * it, "3/5": of 5 hit points 3 are left, of 5 points to go 3 are done. */
static const char *cell_words(const json_t *card, const char *id, char *words, size_t size)
{
    char value[32];
    json_t *stat = stat_of_card(card, id), *token = token_of_card(card, "of", id);
    if (!stat) {
        token = token_of_card(card, "id", id);
        return view_value(json_object_get(token, "value"), words, size);
    }
    view_value(json_object_get(stat, "value"), value, sizeof value);
    json_int_t amount = view_number(token, "value");
    bool takes = !strcmp(view_text(token, "id"), "damage");
    if (!token || (takes && !amount))
        snprintf(words, size, "%s", value);
    else if (!takes && !amount && !view_number(stat, "value"))
        snprintf(words, size, "-"); /* nothing to be filled up */
    else if (takes)
        snprintf(words, size, "%lld/%s", (long long)(view_number(stat, "value") - amount), value);
    else
        snprintf(words, size, "%lld/%s", (long long)amount, value);
    return words;
}

static void add_columns_of(struct columns *c, const json_t *card)
{
    enum { LAST = 1000 };
    char words[64];
    size_t k;
    json_t *one;
    json_array_foreach (json_object_get(card, "stats"), k, one) {
        const char *id = view_text(one, "id"), *name = stat_name(one);
        int width = paper_width(name),
            wide = paper_width(cell_words(card, id, words, sizeof words));
        width = width > wide ? width : wide;
        if (stat_counts(one))
            add_column(c, id, name, (width < 2 ? 2 : width) + 1, (int)view_number(one, "order"));
    }
    json_array_foreach (json_object_get(card, "tokens"), k, one)
        if (*view_text(one, "short"))
            add_column(c, view_text(one, "id"), view_text(one, "short"),
                       paper_width(view_text(one, "short")) + 1, LAST);
}

struct columns columns_of(const json_t *cards)
{
    struct columns c = {0};
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card)
        add_columns_of(&c, card);
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
        char words[64];
        const char *id = c->one[i].id;
        json_t *stat = stat_of_card(card, id), *base = json_object_get(stat, "base");
        json_t *token = stat ? token_of_card(card, "of", id) : token_of_card(card, "id", id);
        bool changed = base && !json_equal(base, json_object_get(stat, "value"));
        const char *style = token && token_is_there(token) ? token_style(token)
                            : changed                      ? STYLE_YELLOW
                                                           : STYLE_NONE;
        paper_putf(p, style, "%*s", c->one[i].width, cell_words(card, id, words, sizeof words));
    }
}

/* "3/4": how far one is with it; "": it does not say. */
static const char *progress_words(const json_t *card, char *words, size_t size)
{
    const json_t *progress = json_object_get(card, "progress");
    *words = 0;
    if (progress)
        snprintf(words, size, "%lld/%lld", (long long)view_number(progress, "have"),
                 (long long)view_number(progress, "need"));
    return words;
}

/* Tokens that have no column, and states. */
static void put_tokens(struct paper *p, const json_t *card, int indent)
{
    char words[TEXT];
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(card, "tokens"), i, one)
        if (token_is_there(one) && !*view_text(one, "short") &&
            !stat_of_card(card, view_text(one, "of")))
            paper_cell(p, indent, 2, token_style(one), token_words(one, words, sizeof words));
    json_array_foreach (json_object_get(card, "states"), i, one)
        if (json_is_string(one))
            paper_cell(p, indent, 2, STYLE_CYAN, json_string_value(one));
    if (*progress_words(card, words, sizeof words))
        paper_cell(p, indent, 2, STYLE_CYAN, words);
}

/* Cards in running text. */

/* What is called by a state it has, "hidden card", need not be told that again. */
static bool state_goes_without_saying(const json_t *card, const char *state)
{
    return json_is_true(json_object_get(card, "facedown")) &&
           (!strcmp(state, "facedown") || strstr(card_title(card), state));
}

struct sentence {
    char *words;
    size_t size, used;
    const char *before; /* what comes between this piece and the one before */
};

static void add_piece(struct sentence *s, const char *piece, const char *after)
{
    if (s->used < s->size)
        s->used +=
            (size_t)snprintf(s->words + s->used, s->size - s->used, "%s%s", s->before, piece);
    s->before = after;
}

static void add_numbers(struct sentence *s, const json_t *card, enum card_numbers numbers)
{
    char value[64], piece[TEXT];
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(card, "stats"), i, one) {
        if (!stat_counts(one) || numbers <= NUMBERS_FEW)
            continue;
        if (numbers == NUMBERS_BARE) {
            add_piece(s, view_value(json_object_get(one, "value"), value, sizeof value), "/");
            continue;
        }
        snprintf(piece, sizeof piece, "%s %s", stat_name(one),
                 cell_words(card, view_text(one, "id"), value, sizeof value));
        add_piece(s, piece, " ");
    }
}

static void add_states(struct sentence *s, const json_t *card)
{
    size_t i;
    json_t *state;
    json_array_foreach (json_object_get(card, "states"), i, state)
        if (json_is_string(state) && !state_goes_without_saying(card, json_string_value(state)))
            add_piece(s, json_string_value(state), ", ");
}

const char *card_words(const json_t *card, enum card_numbers numbers, char *words, size_t size)
{
    char piece[TEXT * 2], name[TEXT];
    struct sentence s = {words, size, 0, ""};
    size_t i;
    json_t *one;
    add_piece(&s, card_name(card, name, sizeof name), " ");
    add_numbers(&s, card, numbers);
    s.before = " (";
    json_array_foreach (json_object_get(card, "tokens"), i, one) {
        bool of_stat = stat_of_card(card, view_text(one, "of"));
        bool told = (numbers == NUMBERS_NAMED && of_stat) || (numbers == NUMBERS_FEW && !of_stat);
        if (token_is_there(one) && !told)
            add_piece(&s, token_words(one, piece, sizeof piece), ", ");
    }
    add_states(&s, card);
    if (*progress_words(card, piece, sizeof piece))
        add_piece(&s, piece, ", ");
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        if (numbers == NUMBERS_FEW)
            break;
        bool tired = card_has_state(one, "exhausted");
        snprintf(piece, sizeof piece, "+ %s%s", card_title(one), tired ? " exhausted" : "");
        add_piece(&s, piece, ", ");
    }
    if (s.before[0] == ',')
        add_piece(&(struct sentence){words, size, s.used, ""}, ")", "");
    return words;
}

/* "WP/ATK/DEF/HP" */
void card_stat_names(const json_t *card, char *words, size_t size)
{
    size_t i, n = 0;
    json_t *stat;
    words[0] = 0;
    json_array_foreach (json_object_get(card, "stats"), i, stat)
        if (stat_counts(stat) && n < size)
            n += (size_t)snprintf(words + n, size - n, "%s%s", n ? "/" : "", stat_name(stat));
}

/* Attachments rarely have numbers of their own in play: they go on where their
 * card's line ends. Those lying facedown are counted. */
static void put_attached(struct paper *p, const json_t *card, int indent)
{
    char words[TEXT * 2], piece[TEXT * 2 + 4];
    const char *back = "";
    size_t i, backs = 0;
    json_t *one;
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        if (json_is_true(json_object_get(one, "facedown")) && !json_object_get(one, "text")) {
            back = card_title(one);
            backs++;
            continue;
        }
        snprintf(piece, sizeof piece, "+ %s", card_words(one, NUMBERS_NONE, words, sizeof words));
        paper_cell(p, indent, 2, card_style(one)[0] == '2' ? STYLE_DIM : STYLE_NONE, piece);
    }
    if (backs) {
        snprintf(piece, sizeof piece, "+ %zu %s%s", backs, back, backs == 1 ? "" : "s");
        paper_cell(p, indent, 2, STYLE_RED, piece);
    }
}

void card_numbers(struct paper *p, const json_t *card, const struct columns *c, int from)
{
    put_stats(p, card, c, from);
    put_tokens(p, card, INDENT * 2);
}

void card_line(struct paper *p, const json_t *card, const struct columns *c, int titles)
{
    char title[TEXT];
    paper_to(p, INDENT);
    paper_put(p, card_style(card), card_name(card, title, sizeof title));
    card_numbers(p, card, c, INDENT + titles);
    put_attached(p, card, INDENT * 2);
    paper_end_line(p);
}

/* In full. */

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
    paper_put(p, STYLE_BOLD, card_name(card, words, sizeof words));
    snprintf(words, sizeof words, "  %s%s%s", view_text(card, "suit"),
             *view_text(card, "suit") ? " " : "", view_text(card, "type"));
    for (char *at = words; (at = strchr(at, '_'));)
        *at = ' ';
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
    if (*progress_words(card, words, sizeof words))
        paper_cell(p, INDENT, 2, STYLE_CYAN, words);
    if (p->column)
        paper_end_line(p);
    put_list(p, json_object_get(card, "traits"), "Traits");
    put_list(p, json_object_get(card, "keywords"), "Keywords");
    if (*view_text(card, "text")) {
        paper_to(p, INDENT);
        paper_flow(p, INDENT, STYLE_NONE, view_text(card, "text"));
        paper_end_line(p);
    }
    json_array_foreach (json_object_get(card, "sides"), i, one) {
        if (!strcmp(view_text(one, "side"), view_text(card, "side")) || !*view_text(one, "text"))
            continue;
        paper_to(p, INDENT);
        paper_putf(p, STYLE_DIM, "Side %s: ", view_text(one, "side"));
        paper_flow(p, INDENT, STYLE_NONE, view_text(one, "text"));
        paper_end_line(p);
    }
    json_array_foreach (json_object_get(card, "attached"), i, one) {
        paper_to(p, INDENT);
        paper_put(p, STYLE_DIM, "attached: ");
        draw_card(p, one, "");
    }
}
