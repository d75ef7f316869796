/* spoken.c - what is offered and refused is said in words for players. A game of random
 * answers: every question, option and refusal has words, and none of them speaks of how the
 * program or its index of rules is made, nor by the names that only programs use. */
#include "every.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { STEPS = 250, REFUSALS_EVERY = 3 };

/* Words of those who make games, not of those who play them. */
static const char *const makers[] = {"(enforce)",  "(content)",  "the engine", "wording",
                                     "data model", "the client", "the server", "cardtype",
                                     "{",          "}"};

static const char *makers_word(const char *text)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
        if (strcasestr(text, makers[i]))
            return makers[i];
    return NULL;
}

/* Names that programs use. */

static bool is_joint(char c)
{
    return c == '-' || c == '_' || c == '.' || c == ':';
}

/* "to-move", "event.shadow": small letters and digits, joined without a space. */
static bool is_id(const char *at, size_t length)
{
    bool joined = false;
    for (size_t i = 0; i < length; i++) {
        bool inside = i > 0 && i + 1 < length;
        if (is_joint(at[i]) && inside)
            joined = true;
        else if (!islower((unsigned char)at[i]) && !isdigit((unsigned char)at[i]))
            return false;
    }
    return joined && islower((unsigned char)*at);
}

/* Is this what something in here goes by, where programs name it? */
static bool named(const json_t *all, const char *id, size_t length)
{
    static const char *const keys[] = {"id", "kind", "type", "value", "verb", "key", "name"};
    const char *key;
    json_t *one;
    size_t i;
    json_array_foreach (all, i, one)
        if (named(one, id, length))
            return true;
    json_object_foreach ((json_t *)all, key, one) {
        const char *text = json_string_value(one);
        for (size_t k = 0; text && k < sizeof keys / sizeof *keys; k++)
            if (!strcmp(key, keys[k]) && strlen(text) == length && !memcmp(text, id, length))
                return true;
        if (named(one, id, length))
            return true;
    }
    return false;
}

/* A word of the text that is an id: joined by "_" or by dots, or by hyphens if something of
 * the game is called so. Its length, 0 if there is none. */
static size_t find_id(const struct trial *trial, const char *text, const char **found)
{
    json_t *about = NULL, *catalogue = NULL;
    size_t length = 0;
    for (const char *at = text; *at && !length; at += strcspn(at, " ")) {
        at += strspn(at, " (\"[");
        size_t size = strcspn(at, " ,;)\"]?!");
        while (size && (at[size - 1] == '.' || at[size - 1] == ':'))
            size--;
        if (!size || !is_id(at, size))
            continue;
        about = about ? about : arb_game_describe(trial->game);
        catalogue = catalogue ? catalogue : arb_catalogue(trial->game);
        if (memchr(at, '_', size) || memchr(at, '.', size) || named(about, at, size) ||
            named(catalogue, at, size)) {
            *found = at;
            length = size;
        }
    }
    json_decref(about);
    json_decref(catalogue);
    return length;
}

static bool well_said(struct trial *trial, const char *what, const json_t *of, const char *key)
{
    const char *text = json_string_value(json_object_get(of, key));
    const char *rule = json_string_value(json_object_get(of, "rule"));
    if (!text || !*text)
        return wrong(trial, "%s has no %s%s%s", what, key, rule ? ": rule " : "", rule ? rule : "");
    const char *word = makers_word(text), *id = NULL;
    size_t length = find_id(trial, text, &id);
    if (length)
        return wrong(trial, "%s has the name \"%.*s\" that is for programs: %s", what, (int)length,
                     id, text);
    return !word || wrong(trial, "%s says \"%s\": %s", what, word, text);
}

/* A verb is said, too: above those it groups, and by who types it. */
static bool verb_well_said(struct trial *trial, const json_t *option)
{
    const char *verb = json_string_value(json_object_get(option, "verb"));
    return !verb || !is_id(verb, strlen(verb)) ||
           wrong(trial, "the verb of an option is no word: %s", verb);
}

static bool ask_well_said(struct trial *trial, arb_table *table, const struct arb_ask *ask)
{
    json_t *words = arb_ask_words(table, ask), *option;
    bool good = well_said(trial, "a question", words, "prompt");
    size_t i;
    json_array_foreach (json_object_get(words, "options"), i, option)
        good =
            good && well_said(trial, "an option", option, "text") && verb_well_said(trial, option);
    json_decref(words);
    return good;
}

static bool refusals_well_said(struct trial *trial, arb_table *table, int seat)
{
    json_t *list = arb_refusals(table, seat), *refusal;
    bool good = true;
    size_t i;
    json_array_foreach (list, i, refusal)
        good = good && well_said(trial, "what is refused", refusal, "text") &&
               well_said(trial, "a refusal", refusal, "why");
    json_decref(list);
    return good;
}

bool try_spoken(struct trial *trial)
{
    arb_table *table = any_table(trial, 0, 1);
    struct arb_ask ask;
    struct arb_error err = {0};
    for (; table && trial->steps < STEPS && arb_asks(table, &ask, 1); trial->steps++) {
        if (!ask_well_said(trial, table, &ask))
            break;
        if (ask.seat < ARB_SEATS && trial->steps % REFUSALS_EVERY == 0 &&
            !refusals_well_said(trial, table, ask.seat))
            break;
        if (!arb_answer(table, ask.id, ask.seat, any_choice(trial, &ask), &err)) {
            wrong(trial, "a legal answer is refused: %s", err.text);
            break;
        }
    }
    arb_table_close(table);
    return !trial->why[0];
}
