#include "deck.h"
#include "play_card.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

/* Reading. */

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
    if (checked && !deck_is_file(name) && !json_object_get(checked, "prepared")) {
        const json_t *problem = json_array_get(json_object_get(checked, "problems"), 0);
        cli_fail("%s (nor is there such a file)", view_text(problem, "text"));
        json_decref(checked);
        checked = NULL;
    }
    return checked;
}

json_t *deck_for_setup(const arb_game *game, const char *name, bool any)
{
    if (!deck_is_file(name))
        return json_string(name);
    if (any)
        return read_file(name);
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

/* Writing. */

void deck_form_of(const arb_game *game, const char *path, char *form, size_t size)
{
    json_t *described = arb_game_describe(game), *one;
    const json_t *forms = json_object_get(described, "deck_forms");
    const char *dot = strrchr(path, '.');
    size_t i;
    snprintf(form, size, "%s", view_text(json_array_get(forms, 0), "name"));
    json_array_foreach (forms, i, one)
        if (dot && !strcasecmp(dot, view_text(one, "ending")))
            snprintf(form, size, "%s", view_text(one, "name"));
    json_decref(described);
}

static bool deck_save(const char *path, const char *text, bool overwrite)
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

bool deck_put(const arb_game *game, const json_t *checked, const char *form, const char *path,
              bool overwrite)
{
    char usual[40];
    struct arb_error err = {0};
    deck_form_of(game, path ? path : "", usual, sizeof usual);
    json_t *text =
        arb_deck_write(game, json_object_get(checked, "deck"), form ? form : usual, &err);
    bool good = text != NULL;
    if (!good)
        cli_error(&err);
    else if (path)
        good = deck_save(path, json_string_value(text), overwrite);
    else
        fputs(json_string_value(text), stdout);
    json_decref(text);
    return good;
}
