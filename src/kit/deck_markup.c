/* deck_markup.c - decks in markup, as a program for tables of many card games keeps them:
 *
 *   <section name="Spell" shared="False"><card qty="3" id="...">Fireball</card></section>
 *
 * It is read without asking whether the rest is sound XML. Names of sections are headings
 * (deck.h); a card is found by its title, else by its id. */
#include "kit_config.h"

#include "deck.h"

#include <ctype.h>
#include <stdlib.h>

/* Tags and texts. */

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

static const struct entity {
    const char *name;
    char letter;
} entities[] = {{"&amp;", '&'}, {"&apos;", '\''}, {"&quot;", '"'},
                {"&lt;", '<'},  {"&gt;", '>'},    {NULL, 0}};

/* &amp;, &#39; and the like, in place: none is shorter than what it stands for. */
static void plain_text(char *text)
{
    char *to = text;
    while (*text) {
        const struct entity *e = entities;
        while (e->name && strncmp(text, e->name, strlen(e->name)))
            e++;
        char *end = text;
        bool hex = text[0] == '&' && text[1] == '#' && text[2] == 'x';
        unsigned long code =
            text[0] == '&' && text[1] == '#' ? strtoul(text + 2 + hex, &end, hex ? 16 : 10) : 0;
        if (e->name) {
            *to++ = e->letter;
            text += strlen(e->name);
        } else if (*end == ';' && end > text + 2 + hex && code && code < 0x110000) {
            to += put_code(code, to);
            text = end + 1;
        } else {
            *to++ = *text++;
        }
    }
    *to = 0;
}

/* Reading. */

struct reading {
    const ARB_CONTENT *c;
    struct deck_list *deck;
    int groups;
    bool aside;
    int left_out;
};

static void read_card_tag(struct reading *r, const char *tag)
{
    char quantity[16], id[64], title[DECK_LETTERS] = "";
    attribute(tag, "qty", quantity, sizeof quantity);
    attribute(tag, "id", id, sizeof id);
    const char *end = strchr(tag, '>');
    if (end && end[-1] != '/')
        snprintf(title, sizeof title, "%.*s", (int)strcspn(end + 1, "<"), end + 1);
    plain_text(title);
    deck_trim(title);
    long copies = *quantity ? strtol(quantity, NULL, 10) : 1;
    if (r->aside) {
        r->left_out += (int)copies;
        return;
    }
    bool by_id =
        *id && deck_find(r->c, id, r->groups) && !(*title && deck_find(r->c, title, r->groups));
    deck_add(r->c, r->deck, by_id || !*title ? id : title, r->groups, copies);
}

static void read_section_tag(struct reading *r, const char *tag)
{
    char name[80];
    attribute(tag, "name", name, sizeof name);
    int heading = deck_heading(name);
    r->groups = heading > 0 ? heading : deck_every_group();
    r->aside = !heading;
}

void deck_read_markup(const ARB_CONTENT *c, const char *text, struct deck_list *deck)
{
    struct reading r = {.c = c, .deck = deck, .groups = deck_every_group()};
    for (const char *at = text; (at = strchr(at, '<')) && deck_goes_on(deck); at++) {
        if (!strncmp(at, "<!--", 4)) {
            const char *end = strstr(at, "-->");
            if (!end)
                break;
            at = end;
        } else if (!strncmp(at, "<section", 8)) {
            read_section_tag(&r, at);
        } else if (!strncmp(at, "<card", 5) && (isspace((unsigned char)at[5]) || at[5] == '>')) {
            read_card_tag(&r, at);
        }
    }
    if (r.left_out)
        deck_note(deck, "", "%d cards of the sideboard or of the table are left out", r.left_out);
    if (!deck->lines && !deck->problems)
        deck_problem(deck, "", "there is no <card> in the file");
}

/* Writing. */

static void put_text(FILE *out, const char *text)
{
    for (; *text; text++) {
        const struct entity *e = entities;
        while (e->name && e->letter != *text)
            e++;
        if (e->name && *text != '\'')
            fputs(e->name, out);
        else
            fputc(*text, out);
    }
}

static void put_card(FILE *out, const ARB_CONTENT *c, const struct deck_line *line)
{
    char id[DECK_ID_LETTERS];
    fprintf(out, "    <card qty=\"%d\"", line->copies);
    if (game_deck_markup_id(c, line->what, id))
        fprintf(out, " id=\"%s\"", id);
    fputc('>', out);
    put_text(out, game_deck_thing(c, line->what).title);
    fputs("</card>\n", out);
}

bool deck_write_markup(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                       struct arb_error *err)
{
    struct deck_list *list = deck_in_order(c, deck);
    (void)err;
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
            "<deck game=\"%s\">\n",
            game_deck_markup.game);
    for (const struct deck_markup_section *s = game_deck_markup.section; s->name; s++) {
        fprintf(out, "  <section name=\"%s\" shared=\"%s\"%s>\n", s->name,
                s->shared ? "True" : "False", s->group < 0 ? " /" : "");
        for (int i = 0; i < list->lines; i++)
            if (game_deck_thing(c, list->line[i].what).group == s->group)
                put_card(out, c, &list->line[i]);
        if (s->group >= 0)
            fputs("  </section>\n", out);
    }
    fputs("  <notes><![CDATA[]]></notes>\n</deck>\n", out);
    free(list);
    return true;
}
