/* deck_text.c - decks as text.
 *
 * Lines: "3x Faramir (Core Set)", "3 Faramir", "Faramir x3"; below a heading such
 * as "Hero (3)" or "Allies" also just a title. What stands before the first card
 * is the name; # and // begin comments; what follows "Sideboard" is left out.
 *
 * OCTGN: <section name="Ally"><card qty="3" id="...">Faramir</card></section>,
 * read without asking whether the rest is sound XML. */
#include "deck.h"
#include "fold.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINE = 240, ANY_TYPES = HERO_TYPES | DECK_TYPES };

/* What a heading begins; 0 for what is left out. */
static const struct {
    const char *word;
    int types;
} headings[] = {{"hero", HERO_TYPES},
                {"heroes", HERO_TYPES},
                {"ally", DECK_TYPES},
                {"allies", DECK_TYPES},
                {"attachment", DECK_TYPES},
                {"attachments", DECK_TYPES},
                {"event", DECK_TYPES},
                {"events", DECK_TYPES},
                {"main deck", ANY_TYPES},
                {"deck", ANY_TYPES},
                {"cards", ANY_TYPES},
                {"card", ANY_TYPES},
                {"sideboard", 0},
                {"side board", 0},
                {"side quest", DECK_TYPES},
                {"player side quest", DECK_TYPES},
                {"side quests", DECK_TYPES},
                {"player side quests", DECK_TYPES},
                {"contract", DECK_TYPES},
                {"contracts", DECK_TYPES},
                {"treasure", DECK_TYPES},
                {"treasures", DECK_TYPES},
                {"leadership", ANY_TYPES},
                {"tactics", ANY_TYPES},
                {"spirit", ANY_TYPES},
                {"lore", ANY_TYPES},
                {"neutral", ANY_TYPES},
                {"quest", 0},
                {"encounter", 0},
                {"special", 0},
                {"setup", 0}};

/* The number of the heading a line is, or -1. "Hero (3)" folds to "hero 3". */
static int heading_of(const char *line)
{
    char folded[LINE];
    arb_fold(line, folded, sizeof folded);
    size_t n = strlen(folded);
    while (n && (isdigit((unsigned char)folded[n - 1]) || folded[n - 1] == ' '))
        folded[--n] = 0;
    for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
        if (!strcmp(headings[i].word, folded))
            return (int)i;
    return -1;
}

static void trim(char *text)
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
        trim(line);
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
    trim(line);
    return true;
}

/* A line holds a title and, in brackets, where the card comes from. */
static int card_on(const struct lotr_content *c, char *line, int types)
{
    char rest[LINE];
    snprintf(rest, sizeof rest, "%s", line);
    do {
        int def = deck_find(c, rest, types);
        if (def)
            return def;
    } while (cut_bracket(rest));
    return 0;
}

/* "3 Heroes, 50 cards": a number that counts cards and is no card itself. */
static bool counts_cards(const char *line)
{
    char word[LINE];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, ",:;"), line);
    return heading_of(word) >= 0;
}

static bool is_empty(const char *line)
{
    return line[strspn(line, " \t\r")] == '\n' || !line[strspn(line, " \t\r")];
}

struct reading {
    const struct lotr_content *c;
    struct deck_list *deck;
    int types;
    bool begun, aside; /* a card or heading has come; what follows is left out */
    int left_out;
};

static void read_card_line(struct reading *r, char *line, long copies)
{
    int types = r->types ? r->types : ANY_TYPES;
    /* Where nothing else is said a title is rather a card of the deck. */
    if (types == ANY_TYPES)
        types = card_on(r->c, line, DECK_TYPES) ? DECK_TYPES : ANY_TYPES;
    r->begun = true;
    if (r->aside) {
        r->left_out += (int)copies;
        return;
    }
    int def = card_on(r->c, line, types);
    if (def) {
        deck_add(r->c, r->deck, r->c->def[def].title, 1 << r->c->def[def].type, copies);
        return;
    }
    while (cut_bracket(line))
        ;
    deck_add(r->c, r->deck, line, types, copies);
}

static void read_line(struct reading *r, char *line, int number, bool alone)
{
    bool marked = line[0] == '#';
    line += strspn(line, "#");
    cut_comment(line);
    trim(line);
    if (line[0] && strchr("-*+", line[0]) && line[1] == ' ') {
        line++;
        trim(line);
    }
    int heading = *line ? heading_of(line) : -1;
    if (heading >= 0 && !isdigit((unsigned char)line[0])) {
        r->begun = true;
        r->aside |= !headings[heading].types;
        r->types = headings[heading].types;
        return;
    }
    if (marked || !*line)
        return;
    long copies = take_count(line);
    if (copies ? !counts_cards(line)
               : card_on(r->c, line, ANY_TYPES) && !(alone && !r->begun && !r->deck->name[0])) {
        read_card_line(r, line, copies ? copies : 1);
    } else if (!copies && r->begun && r->types == HERO_TYPES) {
        read_card_line(r, line, 1);
    } else if (!copies && !r->begun && !r->deck->name[0]) {
        snprintf(r->deck->name, sizeof r->deck->name, "%s", line);
    } else if (!copies && r->begun && !r->aside) {
        deck_note(r->deck, "", "line %d is no card and was not read: %.100s", number, line);
    }
}

void deck_read_text(const struct lotr_content *c, const char *text, struct deck_list *deck)
{
    struct reading r = {.c = c, .deck = deck};
    for (int number = 1; *text && deck_goes_on(deck); number++) {
        char line[LINE];
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)(length < LINE ? length : LINE - 1), text);
        text += length + (text[length] == '\n');
        read_line(&r, line, number, is_empty(text));
    }
    if (r.left_out)
        deck_note(deck, "", "the sideboard (%d cards) is left out", r.left_out);
    if (!deck->lines && !deck->problems)
        deck_problem(deck, "", "the text has no line such as \"3x Title\"");
}

/* ---- OCTGN -------------------------------------------------------------------- */

/* The value of an attribute inside the tag that begins at `tag`; "" if absent. */
static void attribute(const char *tag, const char *name, char *out, size_t size)
{
    const char *end = strchr(tag, '>');
    size_t length = strlen(name);
    out[0] = 0;
    for (const char *at = tag; end && (at = strstr(at, name)) && at < end; at += length) {
        const char *equals = at + length + strspn(at + length, " \t");
        if (!isspace((unsigned char)at[-1]) || *equals != '=')
            continue;
        const char *quote = equals + 1 + strspn(equals + 1, " \t");
        if (*quote != '"' && *quote != '\'')
            return;
        size_t n = strcspn(quote + 1, *quote == '"' ? "\"" : "'");
        snprintf(out, size, "%.*s", (int)(n < size ? n : size - 1), quote + 1);
        return;
    }
}

/* A code point in UTF-8; how many bytes. */
static size_t put_code(unsigned long code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    static const unsigned char lead[] = {0, 0xc0, 0xe0, 0xf0};
    size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    to[0] = (char)(lead[more] | code >> (6 * more));
    for (size_t i = 1; i <= more; i++)
        to[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3f));
    return more + 1;
}

/* &amp;, &#39; and the like, in place: none is shorter than what it stands for. */
static void plain_text(char *text)
{
    static const struct {
        const char *name;
        char letter;
    } entity[] = {{"&amp;", '&'}, {"&apos;", '\''}, {"&quot;", '"'}, {"&lt;", '<'}, {"&gt;", '>'}};
    char *to = text;
    while (*text) {
        size_t i = 0, count = sizeof entity / sizeof *entity;
        while (i < count && strncmp(text, entity[i].name, strlen(entity[i].name)))
            i++;
        char *end = text;
        bool hex = text[0] == '&' && text[1] == '#' && text[2] == 'x';
        unsigned long code =
            text[0] == '&' && text[1] == '#' ? strtoul(text + 2 + hex, &end, hex ? 16 : 10) : 0;
        if (i < count) {
            *to++ = entity[i].letter;
            text += strlen(entity[i].name);
        } else if (*end == ';' && end > text + 2 + hex && code && code < 0x110000) {
            to += put_code(code, to);
            text = end + 1;
        } else {
            *to++ = *text++;
        }
    }
    *to = 0;
}

static void read_card_tag(struct reading *r, const char *tag)
{
    char quantity[16], id[64], title[LINE] = "";
    attribute(tag, "qty", quantity, sizeof quantity);
    attribute(tag, "id", id, sizeof id);
    const char *end = strchr(tag, '>');
    if (end && end[-1] != '/')
        snprintf(title, sizeof title, "%.*s", (int)strcspn(end + 1, "<"), end + 1);
    plain_text(title);
    trim(title);
    long copies = *quantity ? strtol(quantity, NULL, 10) : 1;
    if (r->aside) {
        r->left_out += (int)copies;
        return;
    }
    int types = r->types ? r->types : ANY_TYPES;
    bool known = *title && deck_find(r->c, title, types);
    deck_add(r->c, r->deck, known || !*id || !deck_find(r->c, id, types) ? *title ? title : id : id,
             types, copies);
}

void deck_read_o8d(const struct lotr_content *c, const char *text, struct deck_list *deck)
{
    struct reading r = {.c = c, .deck = deck};
    for (const char *at = text; (at = strchr(at, '<')) && deck_goes_on(deck); at++) {
        if (!strncmp(at, "<!--", 4)) {
            const char *end = strstr(at, "-->");
            if (!end)
                break;
            at = end;
        } else if (!strncmp(at, "<section", 8)) {
            char name[80];
            attribute(at, "name", name, sizeof name);
            int heading = heading_of(name);
            r.types = heading >= 0 ? headings[heading].types : ANY_TYPES;
            r.aside = heading >= 0 && !r.types;
        } else if (!strncmp(at, "<card", 5) && isspace((unsigned char)at[5])) {
            read_card_tag(&r, at);
        }
    }
    if (r.left_out)
        deck_note(deck, "", "%d cards of the sideboard or the scenario are left out", r.left_out);
    if (!deck->lines && !deck->problems)
        deck_problem(deck, "", "there is no <card> in the file");
}
