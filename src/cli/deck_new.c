/* arbiter deck new - a deck built from options, or by words at the terminal. */
#include "deck.h"
#include "play_card.h"
#include "play_words.h"

#include "pack.h"
#include "rules.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

struct building {
    const arb_game *game;
    const struct deck_wishes *wishes;
    json_t *pool; /* the cards there are */
    int count;
    const char **title;
    char **typed;     /* title and type: cards of one title are told apart so */
    char **described; /* all that `find` looks through */
    int *copies;      /* in the deck, of each card of the pool */
    char name[120], file[1024], saved[1024];
    bool changed, options; /* not saved; built from options, without a word */
    struct input input;
    struct paper like;
};

static const json_t *card_at(const struct building *b, int i)
{
    return json_array_get(b->pool, (size_t)i);
}

/* The deck so far. */

static json_t *deck_so_far(const struct building *b)
{
    json_t *cards = json_array(), *name = json_string(b->name); /* NULL: no UTF-8 */
    for (int i = 0; i < b->count; i++)
        if (b->copies[i])
            json_array_append_new(cards, json_pack("{s:O,s:O,s:i}", "title",
                                                   json_object_get(card_at(b, i), "title"), "type",
                                                   json_object_get(card_at(b, i), "type"), "copies",
                                                   b->copies[i]));
    return json_pack("{s:o,s:o}", "name", name ? name : json_string(""), "cards", cards);
}

static json_t *check_so_far(const struct building *b)
{
    json_t *deck = deck_so_far(b), *checked = arb_deck_check(b->game, deck);
    json_decref(deck);
    return checked;
}

static int card_number(const struct building *b, const char *title, const char *type)
{
    for (int i = 0; i < b->count; i++)
        if (!strcmp(b->title[i], title) && !strcmp(view_text(card_at(b, i), "type"), type))
            return i;
    return -1;
}

static bool begin_with(struct building *b, const char *name)
{
    json_t *checked = deck_open(b->game, name), *card;
    size_t i;
    if (!checked)
        return false;
    json_array_foreach (json_object_get(checked, "cards"), i, card) {
        int number = card_number(b, view_text(card, "title"), view_text(card, "type"));
        if (number >= 0)
            b->copies[number] = (int)view_number(card, "copies");
    }
    snprintf(b->name, sizeof b->name, "%s", view_text(json_object_get(checked, "deck"), "name"));
    size_t wrong = 0;
    json_array_foreach (json_object_get(checked, "problems"), i, card)
        if (!*view_text(card, "rule")) {
            cli_fail("%s: %s", name, view_text(card, "text"));
            wrong++;
        }
    json_decref(checked);
    return !wrong;
}

static bool save(struct building *b, const char *path, bool overwrite)
{
    json_t *checked = check_so_far(b);
    bool good = deck_put(b->game, checked, b->wishes->form, path, overwrite);
    json_decref(checked);
    if (good)
        b->changed = false;
    return good;
}

/* Words. */

/* The card meant by words, -1 after saying why there is none. */
static int find_card(struct building *b, const char *words)
{
    enum { SHOWN = 12 };
    int found[SHOWN], n = words_choose(words, b->title, b->count, found, SHOWN);
    if (!n)
        n = words_choose(words, (const char *const *)b->typed, b->count, found, SHOWN);
    if (n == 1)
        return found[0];
    if (b->options) {
        const char *near = n ? NULL : arb_nearest(words, b->title);
        if (n)
            cli_fail("\"%s\" could be %s or %s", words, b->title[found[0]], b->title[found[1]]);
        else if (near)
            cli_fail("there is no card \"%s\"; did you mean \"%s\"?", words, near);
        else
            cli_fail("there is no card \"%s\"", words);
        return -1;
    }
    struct paper p = paper_new(&b->like);
    if (!n) {
        char text[160];
        snprintf(text, sizeof text, "No card is called \"%.80s\"; `find %.20s` looks further.",
                 words, words);
        paper_flow(&p, 2, STYLE_NONE, text);
        paper_end_line(&p);
    } else {
        paper_put(&p, STYLE_NONE, "Which one? More words, please:");
        paper_end_line(&p);
    }
    for (int i = 0; i < n && i < SHOWN; i++)
        deck_draw_card(&p, card_at(b, found[i]), false);
    paper_show(&p);
    return -1;
}

static void tell_sum(struct building *b, int card)
{
    json_t *checked = check_so_far(b);
    struct paper p = paper_new(&b->like);
    if (card >= 0)
        paper_putf(&p, STYLE_BOLD, "%dx %s; ", b->copies[card], b->title[card]);
    paper_put(&p, STYLE_NONE, view_text(checked, "sum"));
    size_t wrong = json_array_size(json_object_get(checked, "problems"));
    if (wrong)
        paper_putf(&p, STYLE_DIM, " (%zu problem%s: `check`)", wrong, wrong == 1 ? "" : "s");
    else
        paper_put(&p, STYLE_GREEN, " (legal)");
    paper_end_line(&p);
    paper_show(&p);
    json_decref(checked);
}

/* So many copies more or less of the card meant; which card, or -1. */
static int change(struct building *b, const char *words, long by)
{
    enum { MOST = 99 };
    int card = find_card(b, words);
    if (card < 0)
        return -1;
    long copies = b->copies[card] + by;
    b->copies[card] = copies < 0 ? 0 : copies > MOST ? MOST : (int)copies;
    b->changed = true;
    return card;
}

/* "3x title", "3 title", "title", "-1 title", "- title". */
static long take_number(const char **words)
{
    const char *at = *words;
    bool less = *at == '-';
    at += less || *at == '+';
    at += strspn(at, " ");
    long n = 1;
    if (isdigit((unsigned char)*at)) {
        char *end;
        n = strtol(at, &end, 10);
        at = end;
        if ((*at == 'x' || *at == 'X') && (at[1] == ' ' || isalpha((unsigned char)at[1])))
            at++;
    }
    *words = at + strspn(at, " ");
    n = n > 99 ? 99 : n;
    return less ? -n : n;
}

/* All cards with these words, of one type if that is given. */
static void find_all(struct building *b, const char *words, const char *type)
{
    struct paper p = paper_new(&b->like);
    char *wanted = words_fold(words);
    int n = 0;
    for (int i = 0; i < b->count; i++) {
        bool all = true;
        for (const char *at = wanted; *at && all;) {
            char word[80];
            size_t length = strcspn(at, " ");
            snprintf(word, sizeof word, "%.*s", (int)(length < 79 ? length : 79), at);
            all = strstr(b->described[i], word) != NULL;
            at += length + (at[length] == ' ');
        }
        if (!all || (*type && strcmp(view_text(card_at(b, i), "type"), type) != 0))
            continue;
        json_t *card = json_copy((json_t *)card_at(b, i));
        if (b->copies[i])
            json_object_set_new(card, "copies", json_integer(b->copies[i]));
        deck_draw_card(&p, card, false);
        json_decref(card);
        n++;
    }
    paper_putf(&p, STYLE_DIM, "%d card%s", n, n == 1 ? "" : "s");
    paper_end_line(&p);
    paper_show(&p);
    free(wanted);
}

static void look(struct building *b, const char *words)
{
    int card = find_card(b, words);
    if (card < 0)
        return;
    struct paper p = paper_new(&b->like);
    deck_draw_card(&p, card_at(b, card), true);
    paper_show(&p);
}

static void show(struct building *b, void (*draw)(struct paper *, const json_t *))
{
    json_t *checked = check_so_far(b);
    struct paper p = paper_new(&b->like);
    if (draw)
        draw(&p, checked);
    else if (!deck_draw_problems(&p, checked))
        paper_flow(&p, 2, STYLE_GREEN, "This deck is legal.");
    paper_show(&p);
    json_decref(checked);
}

static const char words_help[] =
    "  some words     one more of the card they name; 3 some words: so many; -1: less\n"
    "  find WORDS     cards by title, type, text or what else a list tells of them\n"
    "  look WORDS     a card with its text\n"
    "  show           the deck; curve, its bars; check, what is wrong with it\n"
    "  name NAME      rename it\n"
    "  save [FILE]    write it, by its name in a form; done writes it and leaves\n"
    "  quit           leave\n";

/* At the terminal. */

static bool save_to(struct building *b, const char *path)
{
    if (*path)
        snprintf(b->file, sizeof b->file, "%s", path);
    if (!*b->file) {
        puts("It needs a name: save FILE");
        return false;
    }
    /* What was begun from a file, or saved before, may be written again. */
    const char *from = b->wishes->from ? b->wishes->from : "";
    bool again = b->wishes->overwrite || !strcmp(b->file, from) || !strcmp(b->file, b->saved);
    if (!save(b, b->file, again))
        return false;
    snprintf(b->saved, sizeof b->saved, "%s", b->file);
    printf("Written to %s.\n", b->file);
    return true;
}

/* False: leave. */
static bool hear(struct building *b, const char *line, bool *warned)
{
    const char *rest = "";
    bool was_warned = *warned;
    *warned = false;
    if (words_command(line, "help", &rest) || !strcmp(line, "?")) {
        fputs(words_help, stdout);
    } else if (words_command(line, "quit", &rest) || words_command(line, "exit", &rest)) {
        if (!b->changed || was_warned || !b->input.person)
            return false;
        puts("It is not saved: `save FILE`, or `quit` again.");
        *warned = true;
    } else if (words_command(line, "find", &rest)) {
        find_all(b, rest, "");
    } else if (words_command(line, "look", &rest)) {
        look(b, rest);
    } else if (words_command(line, "show", &rest)) {
        show(b, deck_draw);
    } else if (words_command(line, "curve", &rest)) {
        show(b, deck_draw_bars);
    } else if (words_command(line, "check", &rest)) {
        show(b, NULL);
    } else if (words_command(line, "name", &rest) && *rest) {
        snprintf(b->name, sizeof b->name, "%s", rest);
        b->changed = true;
    } else if (words_command(line, "save", &rest)) {
        save_to(b, rest);
    } else if (words_command(line, "done", &rest)) {
        if (save_to(b, rest))
            return false;
    } else if (*line) {
        const char *words = line;
        long by = take_number(&words);
        int card = *words ? change(b, words, by) : -1;
        if (card >= 0)
            tell_sum(b, card);
    }
    return true;
}

static int converse(struct building *b)
{
    bool warned = false;
    const char *term = getenv("TERM");
    b->input.person = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    b->input.how = (struct edit_for){.who = EDIT_OTHER, .names = b->title};
    if (b->input.person && term && strcmp(term, "dumb") != 0)
        b->input.edit = edit_new();
    cli_catch_interrupt();
    if (b->input.person) {
        if (!b->wishes->from)
            find_all(b, "", view_text(card_at(b, 0), "type"));
        show(b, NULL);
        fputs(words_help, stdout);
    }
    char *line;
    while ((line = input_line(&b->input, "deck> "))) {
        line += strspn(line, " \t");
        for (size_t n = strlen(line); n && isspace((unsigned char)line[n - 1]);)
            line[--n] = 0;
        if (!hear(b, line, &warned))
            break;
    }
    if (b->changed)
        fputs("arbiter: the deck was not saved\n", stderr);
    return b->changed ? CLI_FAILED : CLI_OK;
}

/* From options. */

/* A deck on its way breaks the rules, and is written all the same. */
static void tell_written(const char *file, const json_t *checked)
{
    const json_t *problems = json_object_get(checked, "problems");
    size_t i;
    json_t *problem;
    if (file)
        fprintf(stderr, "Written to %s.%s\n", file,
                json_array_size(problems) ? " It cannot be played yet:" : "");
    json_array_foreach (problems, i, problem) {
        const char *rule = view_text(problem, "rule");
        fprintf(stderr, "  - %s%s%s%s\n", view_text(problem, "text"), *rule ? " (rule " : "", rule,
                *rule ? ")" : "");
    }
}

static int from_options(struct building *b)
{
    const struct deck_wishes *w = b->wishes;
    bool good = true;
    for (int i = 0; i < w->cards; i++) {
        const char *words = w->card[i];
        long by = take_number(&words);
        if (!by)
            cli_fail("--card \"%s\" means no copies at all", w->card[i]);
        good &= by && change(b, words, by) >= 0;
    }
    if (!good)
        return cli_fail("nothing was written");
    json_t *checked = check_so_far(b);
    good = deck_put(b->game, checked, w->form, w->file, w->overwrite);
    if (good)
        tell_written(w->file, checked);
    json_decref(checked);
    return good ? CLI_OK : CLI_FAILED;
}

/* All that is told of it: title, type, columns, subtitle and text. */
static char *describe(const json_t *card)
{
    char text[2048] = "";
    struct arb_text out = {text, text + sizeof text};
    size_t i;
    json_t *column;
    arb_say(&out, "%s %s ", view_text(card, "title"), view_text(card, "type"));
    json_array_foreach (json_object_get(card, "columns"), i, column)
        arb_say(&out, "%s ", json_string_value(column));
    arb_say(&out, "%s %s", view_text(card, "subtitle"), view_text(card, "text"));
    return words_fold(text);
}

int deck_new(const arb_game *game, const struct deck_wishes *wishes)
{
    struct building b = {.game = game, .wishes = wishes, .pool = arb_deck_cards(game)};
    if (!b.pool)
        return cli_fail("this game has no decks");
    b.like = deck_page();
    b.count = (int)json_array_size(b.pool);
    b.title = calloc((size_t)b.count + 1, sizeof *b.title);
    b.typed = calloc((size_t)b.count + 1, sizeof *b.typed);
    b.described = calloc((size_t)b.count + 1, sizeof *b.described);
    b.copies = calloc((size_t)b.count + 1, sizeof *b.copies);
    if (!b.title || !b.typed || !b.described || !b.copies)
        abort();
    for (int i = 0; i < b.count; i++) {
        const json_t *card = card_at(&b, i);
        b.title[i] = view_text(card, "title");
        if (asprintf(&b.typed[i], "%s %s", b.title[i], view_text(card, "type")) < 0)
            abort();
        b.described[i] = describe(card);
    }
    snprintf(b.file, sizeof b.file, "%s", wishes->file ? wishes->file : "");
    int code = CLI_FAILED;
    if (!wishes->from || begin_with(&b, wishes->from)) {
        if (wishes->name)
            snprintf(b.name, sizeof b.name, "%s", wishes->name);
        b.options = wishes->cards > 0;
        code = b.options ? from_options(&b) : converse(&b);
    }
    for (int i = 0; i < b.count; i++) {
        free(b.typed[i]);
        free(b.described[i]);
    }
    free(b.typed);
    free((void *)b.title);
    free(b.described);
    free(b.copies);
    input_free(&b.input);
    json_decref(b.pool);
    return code;
}
