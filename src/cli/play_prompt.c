#include "play_prompt.h"
#include "play_draw.h"
#include "play_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What cannot be told apart. */

struct place {
    const json_t *card, *in; /* the zone or the card it is attached to */
};

static struct place find_card(const json_t *cards, const json_t *in, json_int_t id)
{
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card) {
        json_t *number = json_object_get(card, "id");
        if (json_is_integer(number) && json_integer_value(number) == id)
            return (struct place){card, in};
        struct place inside = find_card(json_object_get(card, "attached"), card, id);
        if (inside.card)
            return inside;
    }
    return (struct place){NULL, NULL};
}

static struct place find_in_view(const json_t *view, json_int_t id)
{
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        struct place place = find_card(json_object_get(zone, "cards"), zone, id);
        if (place.card)
            return place;
    }
    return (struct place){NULL, NULL};
}

/* Equal but for the numbers by which the program knows them. */
static bool look_alike(const json_t *a, const json_t *b)
{
    if (json_is_object(a) && json_is_object(b)) {
        const char *key;
        json_t *value;
        if (json_object_size(a) != json_object_size(b))
            return false;
        json_object_foreach ((json_t *)a, key, value) {
            bool name = !strcmp(key, "how") || !strcmp(key, "copy") ||
                        (!strcmp(key, "id") && json_is_integer(value));
            if (!name && !look_alike(value, json_object_get(b, key)))
                return false;
        }
        return true;
    }
    if (json_is_array(a) && json_is_array(b)) {
        if (json_array_size(a) != json_array_size(b))
            return false;
        for (size_t i = 0; i < json_array_size(a); i++)
            if (!look_alike(json_array_get(a, i), json_array_get(b, i)))
                return false;
        return true;
    }
    return json_equal(a, b);
}

/* The length of a copy's number, " #2", at `at`; 0: there is none. */
static size_t copy_mark(const char *at)
{
    return at[0] == ' ' && at[1] == '#' && isdigit((unsigned char)at[2])
               ? 2 + strspn(at + 2, "0123456789")
               : 0;
}

/* Equal words, but for the numbers of copies: "play Archer", "play Archer #2". */
static bool words_alike(const char *a, const char *b)
{
    for (;;) {
        a += copy_mark(a);
        b += copy_mark(b);
        if (*a != *b)
            return false;
        if (!*a)
            return true;
        a++;
        b++;
    }
}

static bool args_alike(const json_t *a, const json_t *b, const json_t *view)
{
    if (json_array_size(a) != json_array_size(b))
        return false;
    for (size_t i = 0; i < json_array_size(a); i++) {
        const json_t *x = json_array_get(a, i), *y = json_array_get(b, i);
        if (json_equal(x, y))
            continue;
        if (!json_is_integer(x) || !json_is_integer(y))
            return false;
        struct place p = find_in_view(view, json_integer_value(x));
        struct place q = find_in_view(view, json_integer_value(y));
        /* Neither can be seen (a search of a deck): only their words count. */
        if (!p.card && !q.card)
            continue;
        if (!p.card || !q.card || p.in != q.in || !look_alike(p.card, q.card))
            return false;
    }
    return true;
}

/* Making. */

/* The title of the card an option is about, as far as it can be seen. */
static const char *title_of(const json_t *option, const json_t *view)
{
    const json_t *card = json_array_get(json_object_get(option, "cards"), 0);
    struct place place = {NULL, NULL};
    if (json_is_integer(card))
        place = find_in_view(view, json_integer_value(card));
    return place.card ? view_text(place.card, "title") : "";
}

/* As a word of its own: "4" is in "Deep Space 4", but not in "Deep Space 48". */
static bool says_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(text, word); length && at; at = strstr(at + 1, word))
        if ((at == text || !isalnum((unsigned char)at[-1])) && !isalnum((unsigned char)at[length]))
            return true;
    return length == 0;
}

/* What the board calls the one cell that an option is about, if there is ground with another
 * name and the words do not say it. */
static const char *at_of(const json_t *option, const json_t *view)
{
    const json_t *cells = json_object_get(option, "cells");
    size_t i, k;
    json_t *board, *piece;
    if (json_array_size(cells) != 1)
        return "";
    json_array_foreach (json_object_get(view, "boards"), i, board)
        json_array_foreach (json_object_get(board, "pieces"), k, piece)
            if (json_is_true(json_object_get(piece, "ground")) &&
                json_equal(json_object_get(piece, "cell"), json_array_get(cells, 0)) &&
                !says_word(view_text(option, "text"), view_text(piece, "at")))
                return view_text(piece, "at");
    return "";
}

struct prompt prompt_make(arb_table *table, const struct arb_ask *ask, const json_t *view)
{
    struct prompt prompt = {.ask = *ask, .words = arb_ask_words(table, ask)};
    const json_t *options = json_object_get(prompt.words, "options");
    prompt.question = view_text(prompt.words, "prompt");
    prompt.rule = view_text(prompt.words, "rule");
    prompt.kind = view_text(prompt.words, "kind");
    prompt.all = view_text(prompt.words, "all");
    prompt.choice = calloc(ask->count ? ask->count : 1, sizeof *prompt.choice);
    if (!prompt.choice)
        abort();
    for (int i = 0; i < ask->count; i++) {
        const json_t *option = json_array_get(options, (size_t)i);
        const char *text = view_text(option, "text");
        struct choice *same = NULL;
        for (int k = 0; k < prompt.count && !same; k++) {
            const json_t *other = json_array_get(options, (size_t)prompt.choice[k].option);
            if (words_alike(text, prompt.choice[k].text) &&
                (ask->seat == ARB_CHANCE ||
                 args_alike(json_object_get(option, "args"), json_object_get(other, "args"), view)))
                same = &prompt.choice[k];
        }
        if (same)
            same->alike++;
        else
            prompt.choice[prompt.count++] =
                (struct choice){text,
                                view_text(option, "verb"),
                                title_of(option, view),
                                i,
                                1,
                                (ask->options[i].flags & ARB_PASS) && ask->seat != ARB_CHANCE,
                                at_of(option, view)};
    }
    return prompt;
}

void prompt_free(struct prompt *prompt)
{
    json_decref(prompt->words);
    free(prompt->choice);
}

/* Drawing. */

/* Of those alike it does not matter which number the first one has. */
static void choice_words(const struct choice *choice, char *words, size_t size)
{
    size_t n = 0;
    for (const char *at = choice->text; *at && n + 1 < size;) {
        size_t mark = choice->alike > 1 ? copy_mark(at) : 0;
        at += mark;
        if (!mark)
            words[n++] = *at++;
    }
    words[n] = 0;
    if (choice->alike > 1)
        n += (size_t)snprintf(words + n, size - n, " (%dx)", choice->alike);
    if (*choice->at && n < size)
        snprintf(words + n, size - n, " [%s]", choice->at);
}

/* Where lines are to be saved what a choice does may be cut off, but not what it is. */
static int choices_width(const struct prompt *prompt, const int *some, int count, bool brief)
{
    char words[512];
    int widest = 0;
    for (int i = 0; i < count; i++) {
        choice_words(&prompt->choice[some ? some[i] : i], words, sizeof words);
        char *does = brief ? strstr(words, ": ") : NULL;
        if (does)
            *does = 0;
        int width = paper_width(words) + (does ? 3 : 0);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* Few choices stand below each other; many share lines if they are short. */
static int choice_columns(const struct paper *p, int widest, int count)
{
    enum { NUMBER = 5, FEW = 5 };
    /* Numbers below a hundred begin with the gap between columns. */
    int gap = count < 100 ? 0 : 2;
    int columns = count <= FEW ? 1 : p->width / (widest + NUMBER + gap);
    return columns < 1 ? 1 : columns > 4 ? 4 : columns;
}

/* What does not fit into its column is cut off, where lines are to be saved. */
static void put_choice(struct paper *p, const struct choice *choice, int end, bool brief)
{
    char words[512];
    const char *style = choice->pass ? STYLE_DIM : STYLE_NONE;
    choice_words(choice, words, sizeof words);
    if (!brief || p->column + paper_width(words) <= end) {
        paper_flow(p, p->column, style, words);
        return;
    }
    const char *more = p->lined ? " \u2026" : " ..";
    size_t cut = 0;
    for (size_t i = 0; words[i]; i++) {
        if (words[i] != ' ')
            continue;
        words[i] = 0;
        if (p->column + paper_width(words) + paper_width(more) > end)
            break;
        words[i] = ' ';
        cut = i;
    }
    words[cut] = 0;
    paper_put(p, style, words);
    paper_put(p, STYLE_DIM, more);
}

static void draw_choices(struct paper *p, const struct prompt *prompt, const int *some, int count,
                         bool brief)
{
    int columns = choice_columns(p, choices_width(prompt, some, count, brief), count);
    int lines = (count + columns - 1) / columns, share = p->width / columns;
    for (int line = 0; line < lines; line++) {
        for (int column = 0; column < columns; column++) {
            int i = column * lines + line;
            if (i >= count)
                break;
            int number = some ? some[i] : i;
            paper_to(p, column * share);
            paper_putf(p, STYLE_CYAN, "%3d  ", number + 1);
            put_choice(p, &prompt->choice[number], (column + 1) * share, brief);
        }
        paper_end_line(p);
    }
}

void prompt_draw_choices(struct paper *p, const struct prompt *prompt, const int *some, int count)
{
    draw_choices(p, prompt, some, count, false);
}

/* What has been filled in of a larger choice; `anew` takes it back. */
static void draw_parts(struct paper *p, const struct prompt *prompt)
{
    const json_t *parts = json_object_get(json_object_get(prompt->words, "form"), "parts"), *part;
    char words[1024] = "so far";
    size_t i, n = strlen(words);
    json_array_foreach (parts, i, part)
        if (n < sizeof words)
            n += (size_t)snprintf(words + n, sizeof words - n, "%s%s", i ? "; " : ": ",
                                  view_text(part, "text"));
    if (!json_array_size(parts))
        return;
    paper_to(p, 2);
    paper_flow(p, 4, STYLE_DIM, words);
    paper_end_line(p);
}

void prompt_draw_question(struct paper *p, const struct prompt *prompt, const char *who)
{
    const char *mark = p->lined ? "\u25b6 " : "";
    paper_put(p, STYLE_HEAD, mark);
    /* A question that already speaks to someone by name needs no second one. */
    if (*who && strncmp(prompt->question, who, strlen(who)) != 0) {
        paper_put(p, STYLE_HEAD, who);
        paper_put(p, STYLE_HEAD, ": ");
    }
    paper_flow(p, 2, STYLE_BOLD, prompt->question);
    if (*prompt->rule) {
        char rule[64];
        snprintf(rule, sizeof rule, "[%s]", prompt->rule);
        paper_cell(p, 2, 1, STYLE_DIM, rule);
    }
    paper_end_line(p);
    draw_parts(p, prompt);
}

static void draw_all(struct paper *p, const struct prompt *prompt)
{
    if (!*prompt->all)
        return;
    paper_put(p, STYLE_CYAN, "all  ");
    paper_put(p, STYLE_NONE, prompt->all);
    paper_end_line(p);
}

void prompt_draw(struct paper *p, const struct prompt *prompt, const char *who, int max_lines,
                 bool brief)
{
    prompt_draw_question(p, prompt, who);
    int columns =
        choice_columns(p, choices_width(prompt, NULL, prompt->count, brief), prompt->count);
    if ((prompt->count + columns - 1) / columns <= max_lines) {
        draw_choices(p, prompt, NULL, prompt->count, brief);
        draw_all(p, prompt);
        return;
    }
    char words[128];
    snprintf(words, sizeof words, "%d possibilities: type a part of the name, or `options`.",
             prompt->count);
    paper_to(p, 5);
    paper_flow(p, 5, STYLE_NONE, words);
    paper_end_line(p);
}

/* Picking. */

char *choice_head(const struct prompt *prompt, int choice)
{
    const char *text = prompt->choice[choice].text, *colon = strstr(text, ": ");
    char *head = strndup(text, colon ? (size_t)(colon - text) : strlen(text));
    if (!head)
        abort();
    return head;
}

char *choice_name(const struct prompt *prompt, int choice)
{
    char *name = choice_head(prompt, choice), *bracket = strstr(name, " (");
    if (bracket)
        *bracket = 0;
    for (char *at = name; *at;) {
        size_t mark = copy_mark(at);
        if (mark)
            memmove(at, at + mark, strlen(at + mark) + 1);
        else
            at++;
    }
    return name;
}

/* Whatever the way to do nothing is called here; -1: none is meant, or there are
 * several. */
static int declined(const struct prompt *prompt, const char *words)
{
    static const char *const no[] = {"pass", "done", "decline", "no", "none", "nobody", "nothing"};
    int pass = -1, passes = 0;
    bool meant = false;
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        meant |= !strcasecmp(words, no[i]);
    for (int i = 0; i < prompt->count && meant; i++)
        if (prompt->choice[i].pass) {
            pass = i;
            passes++;
        }
    return passes == 1 ? pass : -1;
}

/* Which of its abilities a card is used for may be all that is said of it: "Orbital Drop" or "use
 * Orbital Drop" for "use The Federation of Sol: Orbital Drop". Only in full, since most of what
 * stands after a colon tells what happens. */
static bool names_ability(const struct choice *choice, const char *wanted)
{
    const char *colon = strstr(choice->text, ": ");
    char with_verb[512];
    if (!colon)
        return false;
    snprintf(with_verb, sizeof with_verb, "%.*s %s", (int)strcspn(choice->text, " "), choice->text,
             colon + 2);
    char *ability = words_fold(colon + 2), *whole = words_fold(with_verb);
    bool named = !strcmp(wanted, ability) || !strcmp(wanted, whole);
    free(ability);
    free(whole);
    return named;
}

/* The ways to name a choice in full: "pay 1 coin from Scout", "Scout", "pay
 * Scout", and where copies are told apart "Scout #2". */
static enum words_fit choice_fit(const struct prompt *prompt, int number, const char *wanted)
{
    const struct choice *choice = &prompt->choice[number];
    char *head = choice_head(prompt, number), *bare = choice_name(prompt, number);
    char *bracket = strstr(head, " ("),
         *of_title = *choice->title ? strstr(head, choice->title) : NULL;
    if (bracket)
        *bracket = 0;
    char with_verb[512];
    snprintf(with_verb, sizeof with_verb, "%.*s %s", (int)strcspn(bare, " "), bare,
             of_title ? of_title : choice->title);
    const char *names[] = {head, bare, choice->title, of_title ? of_title : "", with_verb};
    enum words_fit best = WORDS_NONE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char *text = words_fold(names[i]);
        enum words_fit fit = words_fit_choice(wanted, text);
        best = fit > best ? fit : best;
        free(text);
    }
    free(head);
    free(bare);
    return names_ability(choice, wanted) ? WORDS_EQUAL : best;
}

int prompt_pick(const struct prompt *prompt, const char *words, int *found, int max, bool *exact)
{
    long number;
    *exact = true;
    if (words_number(words, &number)) {
        if (number < 1 || number > prompt->count)
            return 0;
        found[0] = (int)number - 1;
        return 1;
    }
    if (!words_any_letter(words))
        return 0;
    if ((found[0] = declined(prompt, words)) >= 0)
        return 1;
    char *wanted = words_fold(words);
    enum words_fit best = WORDS_PREFIX;
    int n = 0;
    for (int i = 0; i < prompt->count; i++) {
        enum words_fit fit = choice_fit(prompt, i, wanted);
        if (fit > best) {
            best = fit;
            n = 0;
        }
        if (fit == best) {
            if (n < max)
                found[n] = i;
            n++;
        }
    }
    free(wanted);
    *exact = best == WORDS_EQUAL;
    return n;
}

bool choice_costs(const struct prompt *prompt, int choice)
{
    const struct choice *c = &prompt->choice[choice];
    if (prompt->ask.seat == ARB_CHANCE || c->pass)
        return false;
    return prompt->ask.window || !strncmp(c->verb, "pay", 3) || !strncmp(c->verb, "spend", 5);
}

void choice_question(const struct prompt *prompt, int choice, char *words, size_t size)
{
    static const char mark[] = " (cost ";
    char *head = choice_head(prompt, choice), *name = choice_name(prompt, choice);
    const char *cost = strstr(head, mark);
    size_t digits = cost ? strcspn(cost + sizeof mark - 1, ",)") : 0;
    name[0] = (char)toupper((unsigned char)name[0]);
    snprintf(words, size, "%s%s%.*s?", name, cost ? " for " : "", (int)digits,
             cost ? cost + sizeof mark - 1 : "");
    free(head);
    free(name);
}

int prompt_default(const struct prompt *prompt)
{
    if (prompt->count == 1)
        return 0;
    for (int i = 0; i < prompt->count && prompt->ask.window; i++)
        if (prompt->choice[i].pass)
            return i;
    return -1;
}
