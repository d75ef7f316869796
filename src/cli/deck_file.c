#include "deck.h"
#include "play_card.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

/* ---- Reading -------------------------------------------------------------------- */

enum { DECK_BYTES = 1 << 20 };

bool deck_is_file(const char *name)
{
    struct stat about;
    return !strcmp(name, "-") || strchr(name, '/') ||
           (stat(name, &about) == 0 && !S_ISDIR(about.st_mode));
}

static json_t *read_file(const char *name)
{
    FILE *file = strcmp(name, "-") ? fopen(name, "r") : stdin;
    if (!file) {
        cli_fail("the deck %s cannot be read: %s", name, strerror(errno));
        return NULL;
    }
    char *text = malloc(DECK_BYTES + 1);
    if (!text)
        abort();
    size_t n = fread(text, 1, DECK_BYTES + 1, file);
    bool failed = ferror(file), whole = n <= DECK_BYTES;
    int why = errno;
    if (file != stdin)
        fclose(file);
    /* A last line without an end is a line all the same. */
    if (whole && n && n < DECK_BYTES && text[n - 1] != '\n')
        text[n++] = '\n';
    json_t *json = whole && !failed && !memchr(text, 0, n) ? json_stringn(text, n) : NULL;
    if (failed)
        cli_fail("the deck %s cannot be read: %s", name, strerror(why));
    else if (!json)
        cli_fail("the deck %s is no text in UTF-8 of at most %d bytes", name, DECK_BYTES);
    free(text);
    return json;
}

static void no_decks(const arb_game *game)
{
    json_t *described = arb_game_describe(game);
    cli_fail("%s has no decks", view_text(described, "name"));
    json_decref(described);
}

json_t *deck_open(const arb_game *game, const char *name)
{
    json_t *written = deck_is_file(name) ? read_file(name) : json_string(name);
    if (!written)
        return NULL;
    json_t *checked = arb_deck_check(game, written);
    json_decref(written);
    if (!checked)
        no_decks(game);
    return checked;
}

json_t *deck_for_setup(const arb_game *game, const char *name)
{
    if (!deck_is_file(name))
        return json_string(name);
    json_t *checked = deck_open(game, name), *deck = NULL;
    if (checked && json_is_true(json_object_get(checked, "ok"))) {
        deck = json_incref(json_object_get(checked, "deck"));
    } else if (checked) {
        size_t i;
        json_t *problem;
        cli_fail("the deck %s cannot be played:", name);
        json_array_foreach (json_object_get(checked, "problems"), i, problem) {
            const char *rule = view_text(problem, "rule");
            fprintf(stderr, *rule ? "  - %s (rule %s)\n" : "  - %s\n", view_text(problem, "text"),
                    rule);
        }
    }
    json_decref(checked);
    return deck;
}

/* ---- Writing -------------------------------------------------------------------- */

const char *const deck_form_names[] = {"text", "json", "ringsdb", "o8d", NULL};

enum deck_form deck_form_of(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot && !strcasecmp(dot, ".json")  ? DECK_JSON
           : dot && !strcasecmp(dot, ".o8d") ? DECK_O8D
                                             : DECK_TEXT;
}

static int cards_of_type(const json_t *cards, const char *type)
{
    int n = 0;
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card)
        if (!strcmp(view_text(card, "type"), type))
            n += (int)view_number(card, "copies");
    return n;
}

/* The cards come sorted by type: a heading where a type begins. */
static void write_text(FILE *out, const json_t *checked)
{
    const json_t *cards = json_object_get(checked, "cards");
    const char *name = view_text(json_object_get(checked, "deck"), "name"), *type = "";
    size_t i;
    json_t *card;
    fprintf(out, "%s\n\nMain Deck\n", *name ? name : "Deck without a name");
    json_array_foreach (cards, i, card) {
        const char *set = view_text(card, "set");
        if (strcmp(type, view_text(card, "type")) != 0) {
            type = view_text(card, "type");
            fprintf(out, "\n%c%s (%d)\n", type[0] - 'a' + 'A', type + 1,
                    cards_of_type(cards, type));
        }
        fprintf(out, "%dx %s", (int)view_number(card, "copies"), view_text(card, "title"));
        fprintf(out, *set ? " (%s)\n" : "\n", set);
    }
}

static void write_json(FILE *out, const json_t *value)
{
    char *text = json_dumps(value, JSON_INDENT(2));
    fprintf(out, "%s\n", text ? text : "{}");
    free(text);
}

/* Every card by its code, the heroes once more by themselves. */
static bool write_ringsdb(FILE *out, const json_t *checked)
{
    json_t *heroes = json_object(), *slots = json_object(), *card;
    bool good = true;
    size_t i;
    json_array_foreach (json_object_get(checked, "cards"), i, card) {
        const char *code = view_text(card, "code");
        json_t *copies = json_object_get(card, "copies");
        if (!*code) {
            cli_fail("%s has no code in RingsDB; the form \"text\" has no need of it",
                     view_text(card, "title"));
            good = false;
            continue;
        }
        if (!strcmp(view_text(card, "type"), "hero"))
            json_object_set(heroes, code, copies);
        json_object_set(slots, code, copies);
    }
    json_t *deck =
        json_pack("{s:s,s:o,s:o,s:[]}", "name", view_text(json_object_get(checked, "deck"), "name"),
                  "heroes", heroes, "slots", slots, "sideslots");
    if (good)
        write_json(out, deck);
    json_decref(deck);
    return good;
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

static void write_o8d(FILE *out, const json_t *checked)
{
    static const char *const sections[] = {"Hero", "Ally", "Attachment", "Event"};
    static const char *const empty[] = {"Side Quest", "Sideboard"};
    static const char *const shared[] = {"Quest", "Encounter", "Special", "Setup"};
    size_t i;
    json_t *card;
    fputs("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
          "<deck game=\"a21af4e8-be4b-4cda-a6b6-534f9717391f\">\n",
          out);
    for (int s = 0; s < 4; s++) {
        fprintf(out, "  <section name=\"%s\" shared=\"False\">\n", sections[s]);
        json_array_foreach (json_object_get(checked, "cards"), i, card) {
            if (strcasecmp(view_text(card, "type"), sections[s]) != 0)
                continue;
            fprintf(out, "    <card qty=\"%d\"", (int)view_number(card, "copies"));
            if (*view_text(card, "octgn"))
                fprintf(out, " id=\"%s\"", view_text(card, "octgn"));
            fputc('>', out);
            put_xml(out, view_text(card, "title"));
            fputs("</card>\n", out);
        }
        fputs("  </section>\n", out);
    }
    for (int s = 0; s < 2; s++)
        fprintf(out, "  <section name=\"%s\" shared=\"False\" />\n", empty[s]);
    for (int s = 0; s < 4; s++)
        fprintf(out, "  <section name=\"%s\" shared=\"True\" />\n", shared[s]);
    fputs("  <notes><![CDATA[]]></notes>\n</deck>\n", out);
}

char *deck_write(const json_t *checked, enum deck_form form)
{
    char *text = NULL;
    size_t size;
    bool good = true;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        abort();
    if (form == DECK_TEXT)
        write_text(out, checked);
    else if (form == DECK_JSON)
        write_json(out, json_object_get(checked, "deck"));
    else if (form == DECK_RINGSDB)
        good = write_ringsdb(out, checked);
    else
        write_o8d(out, checked);
    fclose(out);
    if (!good) {
        free(text);
        text = NULL;
    }
    return text;
}

bool deck_save(const char *path, const char *text, bool overwrite)
{
    FILE *file = fopen(path, overwrite ? "w" : "wx");
    if (!file && errno == EEXIST) {
        cli_fail("%s is there already; --force writes over it", path);
        return false;
    }
    bool good = file && fputs(text, file) >= 0;
    if (file && fclose(file) != 0)
        good = false;
    if (!good)
        cli_fail("the deck cannot be written to %s: %s", path, strerror(errno));
    return good;
}
