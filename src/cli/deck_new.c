/* arbiter deck new - a deck built from options, or by words at the terminal. */
#include "deck.h"
#include "play_card.h"
#include "play_words.h"

#include "pack.h"

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

static bool is_hero(const json_t *card)
{
    return !strcmp(view_text(card, "type"), "hero");
}

/* ---- The deck so far ------------------------------------------------------------ */

static json_t *deck_so_far(const struct building *b)
{
    json_t *heroes = json_array(), *cards = json_array();
    for (int i = 0; i < b->count; i++)
        for (int n = 0; n < b->copies[i]; n++) {
            const json_t *card = card_at(b, i);
            if (is_hero(card))
                json_array_append(heroes, json_object_get(card, "title"));
            else
                json_array_append_new(cards, json_pack("{s:O,s:O}", "title",
                                                       json_object_get(card, "title"), "type",
                                                       json_object_get(card, "type")));
        }
    json_t *name = json_string(b->name); /* NULL: no UTF-8 */
    return json_pack("{s:o,s:o,s:o}", "name", name ? name : json_string(""), "heroes", heroes,
                     "cards", cards);
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
    char *text = deck_write(checked, b->wishes->form_said ? b->wishes->form : deck_form_of(path));
    bool good = text && deck_save(path, text, overwrite);
    free(text);
    json_decref(checked);
    if (good)
        b->changed = false;
    return good;
}

/* ---- Words ---------------------------------------------------------------------- */

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
    deck_draw_sum(&p, checked);
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

/* "3x faramir", "3 faramir", "faramir", "-1 faramir", "- faramir". */
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
    "  faramir        one more copy of a card (any part of its title); heroes too\n"
    "  3 faramir      that many more copies; -1 faramir takes one out\n"
    "  find WORDS     cards by title, type, sphere, trait, text or cost: cost 2\n"
    "  look WORDS     a card with its text\n"
    "  show           the deck; curve, its costs; check, what is wrong with it\n"
    "  name NAME      rename it\n"
    "  save [FILE]    write it (.txt, .json, .o8d); done writes it and leaves\n"
    "  quit           leave\n";

/* ---- At the terminal ------------------------------------------------------------ */

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
        show(b, deck_draw_curve);
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
            find_all(b, "", "hero");
        puts("One to three heroes, at least 50 cards, at most three of a title.");
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

/* ---- From options --------------------------------------------------------------- */

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
    for (int i = 0; i < w->heroes; i++)
        good &= change(b, w->hero[i], 1) >= 0;
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
    enum deck_form form = w->form_said ? w->form : deck_form_of(w->file ? w->file : "");
    char *text = deck_write(checked, form);
    if (!text || (w->file && !deck_save(w->file, text, w->overwrite)))
        good = false;
    else if (!w->file)
        fputs(text, stdout);
    if (good)
        tell_written(w->file, checked);
    free(text);
    json_decref(checked);
    return good ? CLI_OK : CLI_FAILED;
}

static char *describe(const json_t *card)
{
    char text[2048], cost[16];
    size_t used = (size_t)snprintf(text, sizeof text, "%s %s %s cost %s ", view_text(card, "title"),
                                   view_text(card, "type"), view_text(card, "sphere"),
                                   view_value(json_object_get(card, "cost"), cost, sizeof cost));
    size_t i;
    json_t *trait;
    json_array_foreach (json_object_get(card, "traits"), i, trait)
        if (used < sizeof text)
            used +=
                (size_t)snprintf(text + used, sizeof text - used, "%s ", json_string_value(trait));
    if (used < sizeof text)
        snprintf(text + used, sizeof text - used, "%s", view_text(card, "text"));
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
        b.options = wishes->heroes || wishes->cards;
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
