/* test_coverage.c - which rows of the rule indexes and which cards of the
 * packs have a test. Scripts are loaded for it, not run. */
#include "cli.h"
#include "test.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Files. */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names in a folder, sorted, that do not begin with a dot. */
static int list_folder(const char *path, char ***names)
{
    DIR *dir = opendir(path);
    int count = 0;
    *names = NULL;
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (entry->d_name[0] == '.')
            continue;
        *names = realloc(*names, (size_t)(count + 1) * sizeof **names);
        if (!*names)
            abort();
        (*names)[count++] = strdup(entry->d_name);
    }
    if (dir)
        closedir(dir);
    if (count)
        qsort(*names, (size_t)count, sizeof **names, by_name);
    return count;
}

static bool ends_with(const char *text, const char *end)
{
    size_t a = strlen(text), b = strlen(end);
    return a > b && strcmp(text + a - b, end) == 0;
}

bool find_scripts(json_t *paths, const char *from)
{
    struct stat about;
    if (stat(from, &about) != 0)
        return false;
    if (!S_ISDIR(about.st_mode)) {
        json_array_append_new(paths, json_string(from));
        return true;
    }
    char **names;
    int count = list_folder(from, &names);
    for (int i = 0; i < count; i++) {
        char *path = NULL;
        text_add(&path, "%s%s%s", from, ends_with(from, "/") ? "" : "/", names[i]);
        bool folder = stat(path, &about) == 0 && S_ISDIR(about.st_mode);
        if (folder || ends_with(names[i], ".lua"))
            find_scripts(paths, path);
        free(path);
        free(names[i]);
    }
    free(names);
    return true;
}

/* What is to be tested. */

/* The ids of the rows a program can carry out: {id: tested}. */
static json_t *rules_of(const char *path)
{
    FILE *file = fopen(path, "r");
    json_t *rules = json_object();
    char *line = NULL;
    size_t room = 0;
    while (file && getline(&line, &room, file) > 0) {
        char *rest = line, *id = strsep(&rest, "\t"), *kind = strsep(&rest, "\t");
        if (kind && (strcmp(kind, "enforce") == 0 || strcmp(kind, "content") == 0 ||
                     strcmp(kind, "example") == 0))
            json_object_set_new(rules, id, json_false());
    }
    free(line);
    if (file)
        fclose(file);
    return rules;
}

/* What is tested. */

/* The same script may be named in several ways: the test's place in full. */
static char *place_of(const char *path, const json_t *test)
{
    char *whole = realpath(path, NULL), *key = NULL;
    text_add(&key, "%s:%d", whole ? whole : path,
             (int)json_integer_value(json_object_get(test, "line")));
    free(whole);
    return key;
}

/* The places of all tests that failed (true), or in which the card did nothing (false). */
static json_t *failed_tests(const json_t *files)
{
    json_t *failed = json_object(), *file, *test;
    size_t i, j;
    json_array_foreach (files, i, file)
        json_array_foreach (json_object_get(file, "tests"), j, test) {
            char *key = place_of(json_string_value(json_object_get(file, "file")), test);
            bool ok = json_is_true(json_object_get(test, "ok"));
            if (!ok || (json_object_get(test, "card") && !json_object_get(test, "acted")))
                json_object_set_new(failed, key, json_boolean(!ok));
            free(key);
        }
    return failed;
}

json_t *idle_cards(const json_t *files)
{
    json_t *acted = json_object(), *idle = json_array(), *file, *test, *did;
    const char *card;
    size_t i, j;
    json_array_foreach (files, i, file)
        json_array_foreach (json_object_get(file, "tests"), j, test) {
            card = json_string_value(json_object_get(test, "card"));
            bool done =
                json_object_get(test, "acted") || !json_is_true(json_object_get(test, "ok"));
            if (card && !json_is_true(json_object_get(acted, card)))
                json_object_set_new(acted, card, json_boolean(done));
        }
    json_object_foreach (acted, card, did)
        if (!json_is_true(did))
            json_array_append_new(idle, json_string(card));
    json_decref(acted);
    return idle;
}

/* What one game has, and what of it is tested. */
struct cover {
    json_t *rules;           /* {id: tested} */
    json_t *cards;           /* see components_of() */
    json_t *by_construction; /* {id: what would notice}, without the tests already found */
    json_t *unknown;         /* ids that are cited but are no rules to be tested */
};

/* A test of rules may cite things, too: "card:" and the name. */
static void mark_rule(struct cover *cover, const char *id, const char *title, bool counts)
{
    if (strncmp(id, CARD_MARK, strlen(CARD_MARK)) == 0) {
        if (counts)
            component_tested(cover->cards, id + strlen(CARD_MARK), title, true);
        return;
    }
    construction_found(cover->by_construction, id, title);
    if (!counts)
        return;
    if (json_object_get(cover->rules, id))
        json_object_set_new(cover->rules, id, json_true());
    else
        json_array_append_new(cover->unknown, json_string(id));
}

static void mark_tested(const char *path, const json_t *failed, struct cover *cover)
{
    char *err = NULL;
    json_t *tests = test_file_list(path, &err), *test, *id;
    size_t i, j;
    if (!tests)
        cli_fail("%s", err);
    free(err);
    json_array_foreach (tests, i, test) {
        char *key = place_of(path, test);
        const json_t *wrong = json_object_get(failed, key);
        const char *title = json_string_value(json_object_get(test, "title"));
        free(key);
        if (!json_is_true(wrong))
            component_tested(cover->cards, json_string_value(json_object_get(test, "card")), title,
                             !wrong);
        json_array_foreach (json_object_get(test, "rules"), j, id)
            mark_rule(cover, json_string_value(id), title, !wrong);
    }
    json_decref(tests);
}

/* {"total","tested"} and, if wanted, "missing". */
static json_t *counted(const json_t *things, bool list)
{
    json_t *missing = json_array(), *tested;
    const char *name;
    json_object_foreach ((json_t *)things, name, tested)
        if (!json_is_true(tested))
            json_array_append_new(missing, json_string(name));
    int total = (int)json_object_size(things), left = (int)json_array_size(missing);
    json_t *count = json_pack("{si si}", "total", total, "tested", total - left);
    if (list)
        json_object_set(count, "missing", missing);
    json_decref(missing);
    return count;
}

static json_t *cover_game(const char *game, const char *index, const json_t *failed, bool list)
{
    struct cover cover = {rules_of(index), components_of(game), construction_of(game),
                          json_array()};
    json_t *files = json_array(), *file;
    char relative[256], path[4096];
    size_t i;
    snprintf(relative, sizeof relative, "tests/%s", game);
    if (cli_data_path(relative, path, sizeof path))
        find_scripts(files, strncmp(path, "./", 2) == 0 ? path + 2 : path);
    json_array_foreach (files, i, file)
        mark_tested(json_string_value(file), failed, &cover);
    json_t *without_test = construction_missing(cover.by_construction, cover.rules);
    json_t *report =
        json_pack("{ss so so so so so so}", "game", game, "rules", counted(cover.rules, list),
                  "cards", components_acting(cover.cards, list), "must_not",
                  components_must_not(cover.cards, list), "in_code", components_in_code(game),
                  "unknown", cover.unknown, "by_construction", without_test);
    json_decref(cover.rules);
    json_decref(cover.cards);
    json_decref(cover.by_construction);
    json_decref(files);
    return report;
}

json_t *coverage_report(const char *game, const json_t *files)
{
    json_t *report = json_array(), *failed = failed_tests(files);
    char folder[4096], **names;
    int count = cli_data_path("rules", folder, sizeof folder) ? list_folder(folder, &names) : 0;
    for (int i = 0; i < count; i++) {
        if (ends_with(names[i], ".tsv")) {
            char *path = NULL;
            text_add(&path, "%s/%s", folder, names[i]);
            names[i][strlen(names[i]) - 4] = 0;
            bool this = game && strcmp(game, names[i]) == 0;
            if (!game || this)
                json_array_append_new(report, cover_game(names[i], path, failed, this));
            free(path);
        }
        free(names[i]);
    }
    if (count)
        free(names);
    json_decref(failed);
    return report;
}

/* In words. */

static int number(const json_t *of, const char *key)
{
    return (int)json_integer_value(json_object_get(of, key));
}

static void print_names(const json_t *names, const char *what)
{
    size_t i;
    json_t *name;
    if (json_array_size(names) > 0)
        printf("\n%s:\n", what);
    json_array_foreach ((json_t *)names, i, name)
        printf("  %s\n", json_string_value(name));
}

static void print_missing(const json_t *of, const char *what)
{
    print_names(json_object_get(of, "missing"), what);
}

void coverage_print(const json_t *coverage)
{
    size_t i, j;
    json_t *game, *id;
    json_array_foreach (coverage, i, game) {
        const json_t *rules = json_object_get(game, "rules"),
                     *cards = json_object_get(game, "cards"),
                     *must_not = json_object_get(game, "must_not");
        printf("%-18s %4d rules %5d tested", json_string_value(json_object_get(game, "game")),
               number(rules, "total"), number(rules, "tested"));
        if (number(cards, "total"))
            printf("   %4d cards %5d tested %5d where they must not", number(cards, "total"),
                   number(cards, "tested"), number(must_not, "tested"));
        putchar('\n');
        print_missing(rules, "rules without a test");
        print_missing(cards, "cards without a test");
        print_missing(must_not, "cards without a test where they must not");
        if (json_object_get(rules, "missing"))
            print_names(json_object_get(game, "in_code"),
                        "cards that the code carries out by name");
        json_array_foreach (json_object_get(game, "unknown"), j, id)
            printf("  cited, but not a row to be tested: %s\n", json_string_value(id));
        json_array_foreach (json_object_get(game, "by_construction"), j, id)
            printf("  by construction, %s\n", json_string_value(id));
    }
}

bool coverage_holds(const json_t *coverage)
{
    size_t i;
    json_t *game;
    json_array_foreach (coverage, i, game)
        if (json_array_size(json_object_get(game, "by_construction")))
            return false;
    return true;
}
