#include "deck_form.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *const deck_form_names[] = {"text", "json", "ringsdb", "o8d", NULL};

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static json_int_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static int cards_of_type(const json_t *cards, const char *type)
{
    int n = 0;
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card)
        if (!strcmp(text_of(card, "type"), type))
            n += (int)number_of(card, "copies");
    return n;
}

/* The cards come sorted by type: a heading where a type begins. */
static void write_text(FILE *out, const json_t *checked)
{
    const json_t *cards = json_object_get(checked, "cards");
    const char *name = text_of(json_object_get(checked, "deck"), "name"), *type = "";
    size_t i;
    json_t *card;
    fprintf(out, "%s\n\nMain Deck\n", *name ? name : "Deck without a name");
    json_array_foreach (cards, i, card) {
        const char *set = text_of(card, "set");
        if (strcmp(type, text_of(card, "type")) != 0) {
            type = text_of(card, "type");
            fprintf(out, "\n%c%s (%d)\n", type[0] - 'a' + 'A', type + 1,
                    cards_of_type(cards, type));
        }
        fprintf(out, "%dx %s", (int)number_of(card, "copies"), text_of(card, "title"));
        fprintf(out, *set ? " (%s)\n" : "\n", set);
    }
}

static void write_json(FILE *out, const json_t *value)
{
    /* Not json_dumps(): its text would belong to whoever gives JSON its memory. */
    json_dumpf(value, out, JSON_INDENT(2));
    fputc('\n', out);
}

/* Every card by its code, the heroes once more by themselves. */
static bool write_ringsdb(FILE *out, const json_t *checked, struct arb_error *err)
{
    json_t *heroes = json_object(), *slots = json_object(), *card;
    bool good = true;
    size_t i;
    json_array_foreach (json_object_get(checked, "cards"), i, card) {
        const char *code = text_of(card, "code");
        json_t *copies = json_object_get(card, "copies");
        if (!*code) {
            snprintf(err->text, sizeof err->text,
                     "%.200s has no code in RingsDB; the form \"text\" has no need of it",
                     text_of(card, "title"));
            good = false;
            break;
        }
        if (!strcmp(text_of(card, "type"), "hero"))
            json_object_set(heroes, code, copies);
        json_object_set(slots, code, copies);
    }
    json_t *deck =
        json_pack("{s:s,s:o,s:o,s:[]}", "name", text_of(json_object_get(checked, "deck"), "name"),
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
            if (strcasecmp(text_of(card, "type"), sections[s]) != 0)
                continue;
            fprintf(out, "    <card qty=\"%d\"", (int)number_of(card, "copies"));
            if (*text_of(card, "octgn"))
                fprintf(out, " id=\"%s\"", text_of(card, "octgn"));
            fputc('>', out);
            put_xml(out, text_of(card, "title"));
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

char *deck_form_write(const json_t *checked, enum deck_form form, struct arb_error *err)
{
    memset(err, 0, sizeof *err);
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
        good = write_ringsdb(out, checked, err);
    else
        write_o8d(out, checked);
    fclose(out);
    if (!good) {
        free(text);
        text = NULL;
    }
    return text;
}
