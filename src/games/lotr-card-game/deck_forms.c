/* deck_forms.c - decks in the forms that players of this game exchange: RingsDB's JSON and
 * OCTGN's .o8d.
 *
 * RingsDB: {"heroes": {code: 1}, "slots": {code: copies}}; the slots may hold the heroes once
 * more. OCTGN: <section name="Ally"><card qty="3" id="...">Faramir</card></section>, read
 * without asking whether the rest is sound XML. */
#include "deckbuilding.h"
#include "error.h"

#include <ctype.h>
#include <stdlib.h>
#include <strings.h>

enum { ANY_TYPES = HERO_TYPES | DECK_TYPES };

const struct deck_section game_deck_sections[] = {
    {"heroes", HERO_TYPES}, {"cards", DECK_TYPES}, {NULL, 0}};

const struct deck_heading game_deck_headings[] = {{"hero", HERO_TYPES},
                                                  {"heroes", HERO_TYPES},
                                                  {"ally", DECK_TYPES},
                                                  {"allies", DECK_TYPES},
                                                  {"attachment", DECK_TYPES},
                                                  {"attachments", DECK_TYPES},
                                                  {"event", DECK_TYPES},
                                                  {"events", DECK_TYPES},
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
                                                  {"setup", 0},
                                                  {NULL, 0}};

/* ---- RingsDB -------------------------------------------------------------------- */

static void read_slots(const struct lotr_content *c, const json_t *slots, struct deck_list *deck)
{
    json_t *rest = json_deep_copy(slots), *copies;
    const char *code;
    void *next;
    json_object_foreach_safe(rest, next, code, copies)
    {
        int hero = deck_find(c, code, HERO_TYPES);
        if (hero && deck_has(deck, hero))
            json_object_del(rest, code);
    }
    deck_read_list(c, rest, ANY_TYPES, deck);
    json_decref(rest);
}

bool game_read_deck_object(const struct lotr_content *c, const json_t *object,
                           struct deck_list *deck)
{
    const json_t *slots = json_object_get(object, "slots"),
                 *aside = json_object_get(object, "sideslots");
    if (!slots)
        return false;
    deck_read_list(c, json_object_get(object, "heroes"), HERO_TYPES, deck);
    read_slots(c, slots, deck);
    if (json_object_size(aside) || json_array_size(aside))
        deck_note(deck, "", "the sideboard is left out");
    return true;
}

/* Every card by its code, the heroes once more by themselves. */
static bool write_ringsdb(FILE *out, const struct lotr_content *c, const struct deck_list *deck,
                          struct arb_error *err)
{
    json_t *heroes = json_object(), *slots = json_object();
    struct deck_list *list = deck_in_order(c, deck);
    bool good = true;
    for (int i = 0; i < list->lines && good; i++) {
        const struct card_def *d = &c->def[list->line[i].what];
        char code[CODE_LETTERS];
        good = card_code(c, d, RINGSDB, code) ||
               arb_fail(err, "%.200s has no code in RingsDB; the form \"text\" has no need of it",
                        d->title);
        if (good && d->type == HERO)
            json_object_set_new(heroes, code, json_integer(list->line[i].copies));
        if (good)
            json_object_set_new(slots, code, json_integer(list->line[i].copies));
    }
    free(list);
    json_t *json = json_pack("{s:s,s:o,s:o,s:[]}", "name", deck->name, "heroes", heroes, "slots",
                             slots, "sideslots");
    if (good) {
        json_dumpf(json, out, JSON_INDENT(2));
        fputc('\n', out);
    }
    json_decref(json);
    return good;
}

/* ---- OCTGN ---------------------------------------------------------------------- */

struct reading {
    const struct lotr_content *c;
    struct deck_list *deck;
    int groups;
    bool aside;
    int left_out;
};

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
    int groups = r->groups ? r->groups : ANY_TYPES;
    bool known = *title && deck_find(r->c, title, groups);
    deck_add(r->c, r->deck,
             known || !*id || !deck_find(r->c, id, groups) ? *title ? title : id : id, groups,
             copies);
}

bool game_read_deck_markup(const struct lotr_content *c, const char *text, struct deck_list *deck)
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
            int heading = deck_heading(name);
            r.groups = heading >= 0 ? heading : ANY_TYPES;
            r.aside = !heading;
        } else if (!strncmp(at, "<card", 5) && isspace((unsigned char)at[5])) {
            read_card_tag(&r, at);
        }
    }
    if (r.left_out)
        deck_note(deck, "", "%d cards of the sideboard or the scenario are left out", r.left_out);
    if (!deck->lines && !deck->problems)
        deck_problem(deck, "", "there is no <card> in the file");
    return true;
}

static void put_xml(FILE *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*text, out);
        }
}

static void put_card(FILE *out, const struct lotr_content *c, const struct deck_line *line)
{
    const struct card_def *d = &c->def[line->what];
    char code[CODE_LETTERS];
    fprintf(out, "    <card qty=\"%d\"", line->copies);
    if (card_code(c, d, OCTGN, code))
        fprintf(out, " id=\"%s\"", code);
    fputc('>', out);
    put_xml(out, d->title);
    fputs("</card>\n", out);
}

static bool write_o8d(FILE *out, const struct lotr_content *c, const struct deck_list *deck,
                      struct arb_error *err)
{
    static const char *const sections[] = {
        [HERO] = "Hero", [ALLY] = "Ally", [ATTACHMENT] = "Attachment", [EVENT] = "Event"};
    static const char *const empty[] = {"Side Quest", "Sideboard"};
    static const char *const shared[] = {"Quest", "Encounter", "Special", "Setup"};
    struct deck_list *list = deck_in_order(c, deck);
    (void)err;
    fputs("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
          "<deck game=\"a21af4e8-be4b-4cda-a6b6-534f9717391f\">\n",
          out);
    for (int type = HERO; type <= EVENT; type++) {
        fprintf(out, "  <section name=\"%s\" shared=\"False\">\n", sections[type]);
        for (int i = 0; i < list->lines; i++)
            if (c->def[list->line[i].what].type == type)
                put_card(out, c, &list->line[i]);
        fputs("  </section>\n", out);
    }
    for (int s = 0; s < 2; s++)
        fprintf(out, "  <section name=\"%s\" shared=\"False\" />\n", empty[s]);
    for (int s = 0; s < 4; s++)
        fprintf(out, "  <section name=\"%s\" shared=\"True\" />\n", shared[s]);
    fputs("  <notes><![CDATA[]]></notes>\n</deck>\n", out);
    free(list);
    return true;
}

const struct deck_form game_deck_forms[] = {{"text", ".txt", deck_write_text},
                                            {"json", ".json", deck_write_json},
                                            {"ringsdb", "", write_ringsdb},
                                            {"o8d", ".o8d", write_o8d},
                                            {NULL, NULL, NULL}};
