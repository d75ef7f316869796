/* deck_text.c - decks as text.
 *
 * Lines: "3x Title (Where from)", "3 Title", "Title x3"; below a heading also just a
 * title. What stands before the first thing is the name; # and // begin comments; what
 * follows "Sideboard" is left out. */
#include "kit_config.h"

#include "deck.h"
#include "fold.h"

#include <ctype.h>
#include <stdlib.h>

/* Headings. */

/* "spells", "witches", "sorceries": the word of one thing or of many. */
static bool is_one_or_many(const char *one, const char *word)
{
    size_t n = strlen(one);
    bool ies = n && one[n - 1] == 'y' && !strncmp(word, one, n - 1) && !strcmp(word + n - 1, "ies");
    return ies || (!strncmp(word, one, n) &&
                   (!word[n] || !strcmp(word + n, "s") || !strcmp(word + n, "es")));
}

/* "Spells (3)" folds to "spells 3". */
int deck_heading(const char *line)
{
    static const char *const of_all[] = {"main deck", "deck", "cards", "card"};
    static const char *const aside[] = {"sideboard", "side board"};
    char folded[DECK_LETTERS];
    arb_fold(line, folded, sizeof folded);
    size_t n = strlen(folded);
    while (n && (isdigit((unsigned char)folded[n - 1]) || folded[n - 1] == ' '))
        folded[--n] = 0;
    for (const struct deck_heading *h = game_deck_headings; h->word; h++)
        if (is_one_or_many(h->word, folded))
            return h->groups;
    for (size_t i = 0; i < sizeof of_all / sizeof *of_all; i++)
        if (!strcmp(of_all[i], folded))
            return deck_every_group();
    for (size_t i = 0; i < sizeof aside / sizeof *aside; i++)
        if (!strcmp(aside[i], folded))
            return 0;
    return -1;
}

/* Lines. */

void deck_trim(char *text)
{
    size_t skip = strspn(text, " \t\r"), n;
    memmove(text, text + skip, strlen(text + skip) + 1);
    for (n = strlen(text); n && strchr(" \t\r", text[n - 1]);)
        text[--n] = 0;
}

static void cut_comment(char *text)
{
    char *at = strstr(text, "//");
    if (at && (at == text || isspace((unsigned char)at[-1])))
        *at = 0;
    at = strchr(text, '#');
    if (at && at != text && isspace((unsigned char)at[-1]))
        *at = 0;
}

/* The sign between a number and a title: x, X or the sign for times. */
static size_t times_sign(const char *at)
{
    return *at == 'x' || *at == 'X' ? 1 : !strncmp(at, "\xc3\x97", 2) ? 2 : 0;
}

/* Take "3x ", "3 " or, at the end, " x3" off a line: the number, or 0. */
static long take_count(char *line)
{
    char *end;
    if (isdigit((unsigned char)*line)) {
        long n = strtol(line, &end, 10);
        const char *title = end + strspn(end, " \t");
        size_t sign = times_sign(title);
        if (sign && (title == end || isspace((unsigned char)title[sign])))
            title += sign;
        if (title == end)
            return 0;
        memmove(line, title, strlen(title) + 1);
        deck_trim(line);
        return n;
    }
    for (char *at = line; (at = strpbrk(at, " \t")); at++) {
        char *sign = at + strspn(at, " \t");
        size_t length = times_sign(sign);
        if (!length || !isdigit((unsigned char)sign[length]))
            continue;
        long n = strtol(sign + length, &end, 10);
        if (end[strspn(end, " \t")])
            continue;
        *at = 0;
        return n;
    }
    return 0;
}

/* Cut the last (...) or [...] off a line; false if it does not end in one. */
static bool cut_bracket(char *line)
{
    size_t n = strlen(line);
    char open = n && line[n - 1] == ')' ? '(' : n && line[n - 1] == ']' ? '[' : 0;
    char *at = open ? strrchr(line, open) : NULL;
    if (!at || at == line)
        return false;
    *at = 0;
    deck_trim(line);
    return true;
}

/* A line holds a title and, in brackets, where the thing comes from. */
static int thing_on(const ARB_CONTENT *c, char *line, int groups)
{
    char rest[DECK_LETTERS];
    snprintf(rest, sizeof rest, "%s", line);
    do {
        int what = deck_find(c, rest, groups);
        if (what)
            return what;
    } while (cut_bracket(rest));
    return 0;
}

/* "3 Spells, 50 cards": a number that counts things and is none itself. */
static bool counts_things(const char *line)
{
    char word[DECK_LETTERS];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, ",:;"), line);
    return deck_heading(word) >= 0;
}

static bool is_empty(const char *line)
{
    return line[strspn(line, " \t\r")] == '\n' || !line[strspn(line, " \t\r")];
}

struct reading {
    const ARB_CONTENT *c;
    struct deck_list *deck;
    int groups;
    bool begun, aside; /* a thing or heading has come; what follows is left out */
    int left_out;
};

static void read_thing(struct reading *r, char *line, long copies)
{
    int groups = r->groups ? r->groups : deck_every_group();
    /* Where nothing else is said a title is rather a thing of the deck itself. */
    if (groups == deck_every_group() && thing_on(r->c, line, deck_last_section()->groups))
        groups = deck_last_section()->groups;
    r->begun = true;
    if (r->aside) {
        r->left_out += (int)copies;
        return;
    }
    int what = thing_on(r->c, line, groups);
    if (what) {
        struct deck_thing thing = game_deck_thing(r->c, what);
        deck_add(r->c, r->deck, thing.title, 1 << thing.group, copies);
        return;
    }
    while (cut_bracket(line))
        ;
    deck_add(r->c, r->deck, line, groups, copies);
}

static void read_line(struct reading *r, char *line, int number, bool alone)
{
    bool marked = line[0] == '#';
    line += strspn(line, "#");
    cut_comment(line);
    deck_trim(line);
    if (line[0] && strchr("-*+", line[0]) && line[1] == ' ') {
        line++;
        deck_trim(line);
    }
    int heading = *line ? deck_heading(line) : -1;
    if (heading >= 0 && !isdigit((unsigned char)line[0])) {
        r->begun = true;
        r->aside |= !heading;
        r->groups = heading;
        return;
    }
    if (marked || !*line)
        return;
    long copies = take_count(line);
    if (copies ? !counts_things(line)
               : thing_on(r->c, line, deck_every_group()) &&
                     !(alone && !r->begun && !r->deck->name[0])) {
        read_thing(r, line, copies ? copies : 1);
    } else if (!copies && r->begun && r->groups && !(r->groups & deck_last_section()->groups)) {
        read_thing(r, line, 1);
    } else if (!copies && !r->begun && !r->deck->name[0]) {
        snprintf(r->deck->name, sizeof r->deck->name, "%s", line);
    } else if (!copies && r->begun && !r->aside) {
        deck_note(r->deck, "", "line %d is no card and was not read: %.100s", number, line);
    }
}

void deck_read_text(const ARB_CONTENT *c, const char *text, struct deck_list *deck)
{
    struct reading r = {.c = c, .deck = deck};
    for (int number = 1; *text && deck_goes_on(deck); number++) {
        char line[DECK_LETTERS];
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s",
                 (int)(length < DECK_LETTERS ? length : DECK_LETTERS - 1), text);
        text += length + (text[length] == '\n');
        read_line(&r, line, number, is_empty(text));
    }
    if (r.left_out)
        deck_note(deck, "", "the sideboard (%d cards) is left out", r.left_out);
    if (!deck->lines && !deck->problems)
        deck_problem(deck, "", "the text has no line such as \"3x Title\"");
}
