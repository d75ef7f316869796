/* told.c - what a game says outside of play: of itself, of decks and setups that are right
 * and wrong, and of packs in which something was broken. All of it is recorded. */
#include "every.h"

#include "../../src/kernel/pack.h"
#include "../../src/kernel/rules.h"
#include "../../src/play/seen.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Of itself. */

static json_t *options_of(const json_t *about)
{
    return json_object_get(about, "options");
}

static void say_decks(struct ledger *ledger, const json_t *about)
{
    json_t *option, *choice, *form;
    size_t i, k, f;
    json_t *cards = arb_deck_cards(ledger->game);
    settle_text(ledger, "told", "cards", arb_fold_json(0, cards));
    json_decref(cards);
    json_array_foreach (options_of(about), i, option) {
        const char *key = json_string_value(json_object_get(option, "key"));
        json_array_foreach (json_object_get(option, "choices"), k, choice) {
            const json_t *value = json_object_get(choice, "value");
            json_t *check = arb_deck_check(ledger->game, value);
            if (!check || !json_object_get(check, "prepared")) {
                json_decref(check);
                continue;
            }
            uint64_t sum = arb_fold_json(0, check);
            json_array_foreach (json_object_get(about, "deck_forms"), f, form) {
                struct arb_error err = {0};
                const char *name = json_string_value(json_object_get(form, "name"));
                json_t *text = arb_deck_write(ledger->game, value, name, &err);
                json_t *again = text ? arb_deck_check(ledger->game, text) : NULL;
                sum = arb_fold_json(arb_fold_json(sum, text), again);
                json_decref(text);
                json_decref(again);
            }
            char name[128];
            snprintf(name, sizeof name, "%s-%s", key, json_string_value(value));
            settle_text(ledger, "decks", name, sum);
            json_decref(check);
        }
    }
}

static void say_itself(struct ledger *ledger, json_t *about)
{
    json_t *catalogue = arb_catalogue(ledger->game);
    json_object_del(about, "packs"); /* their hashes say what a pack is, not how it is told */
    json_object_del(about, "block_bytes");
    json_object_del(about, "engine");
    settle_text(ledger, "told", "description", arb_fold_json(0, about));
    settle_text(ledger, "told", "catalogue", arb_fold_json(0, catalogue));
    json_decref(catalogue);
    say_decks(ledger, about);
}

/* Setups. */

/* Refused, in which words; or how the table begins. */
static uint64_t try_setup(const arb_game *game, uint64_t sum, json_t *setup)
{
    struct arb_error err = {0};
    json_object_set_new(setup, "seed", json_integer(7));
    arb_table *table = arb_table_open(game, setup, 0, &err);
    sum = arb_fold_text(arb_fold_text(sum, err.text), err.rule);
    if (table) {
        json_t *view = arb_view(table, 0);
        sum = arb_fold_json(sum, view);
        json_decref(view);
    }
    json_t *campaign = arb_campaign_show(game, setup, &err);
    sum = arb_fold_json(arb_fold_text(sum, err.text), campaign);
    json_decref(campaign);
    arb_table_close(table);
    json_decref(setup);
    return sum;
}

static json_t *with_seats(int seats)
{
    json_t *list = json_array();
    for (int seat = 0; seat < seats; seat++)
        json_array_append_new(list, json_object());
    return json_pack("{so}", "seats", list);
}

/* Each option with each of its choices and with what is none. */
static void say_setups(struct ledger *ledger, const json_t *about)
{
    static const char *const odd[] = {
        "-1",      "0",    "1",     "2",         "3",        "4",    "5",          "99",
        "1.5",     "\"\"", "\"x\"", "true",      "false",    "null", "[]",         "{}",
        "[\"x\"]", "[1]",  "[{}]",  "{\"x\":1}", "\"none\"", "[[]]", "\"RANDOM\"", "[null]"};
    json_t *option, *choice;
    size_t i, k;
    int most = (int)json_integer_value(json_object_get(json_object_get(about, "seats"), "max"));
    uint64_t sum = 0;
    for (int seats = 0; seats <= most + 1; seats++)
        sum = try_setup(ledger->game, sum, with_seats(seats));
    settle_text(ledger, "setups", "seats", sum);
    json_array_foreach (options_of(about), i, option) {
        const char *key = json_string_value(json_object_get(option, "key"));
        bool per_seat = json_is_true(json_object_get(option, "per_seat"));
        sum = 0;
        for (size_t o = 0; o < sizeof odd / sizeof *odd; o++) {
            json_t *setup = with_seats(most > 1 ? 2 : 1), *value;
            value = json_loads(odd[o], JSON_DECODE_ANY, NULL);
            json_object_set_new(
                per_seat ? json_array_get(json_object_get(setup, "seats"), 0) : setup, key, value);
            sum = try_setup(ledger->game, sum, setup);
        }
        json_array_foreach (json_object_get(option, "choices"), k, choice) {
            json_t *setup = with_seats(most > 2 ? 2 : 1);
            json_object_set(per_seat ? json_array_get(json_object_get(setup, "seats"), 0) : setup,
                            key, json_object_get(choice, "value"));
            sum = try_setup(ledger->game, sum, setup);
        }
        settle_text(ledger, "setups", key, sum);
    }
}

/* Packs in which something is broken. */

struct text {
    char *bytes;
    size_t size;
};

static struct text read_text(const char *path)
{
    struct text text = {0};
    FILE *file = fopen(path, "r");
    if (file && fseek(file, 0, SEEK_END) == 0) {
        text.size = (size_t)ftell(file);
        text.bytes = calloc(text.size + 1, 1);
        rewind(file);
        if (!text.bytes || fread(text.bytes, 1, text.size, file) != text.size)
            abort();
    }
    if (file)
        fclose(file);
    return text;
}

static void write_text(const char *path, const char *before, size_t length, const char *instead,
                       const char *after)
{
    FILE *file = fopen(path, "w");
    if (!file)
        abort();
    fwrite(before, 1, length, file);
    fputs(instead, file);
    fputs(after, file);
    fclose(file);
}

/* What is broken, and with which pack before it, if with any. */
struct breaking {
    struct ledger *ledger;
    const struct arb_rules *rules;
    const char *from, *to, *own;
    bool copying; /* first all is copied */
};

/* Fold a text, but not the name of a folder in it. */
static uint64_t fold_without(uint64_t sum, char *text, const char *folder)
{
    for (char *at; (at = strstr(text, folder)); text = at + strlen(folder)) {
        *at = '\0';
        sum = arb_fold_text(sum, text);
    }
    return arb_fold_text(sum, text);
}

/* All that is found in the packs of this folder. The folder itself has another name each
 * time. */
static uint64_t findings_of(const struct breaking *b, uint64_t sum)
{
    const struct arb_rules *rules = b->rules;
    const char *folder = b->to, *dirs[] = {b->own ? b->own : folder, b->own ? folder : NULL, NULL};
    struct arb_error err = {0};
    struct arb_findings findings = {0};
    struct arb_pack *pack = arb_pack_load_all(dirs, rules->schema, &findings, &err);
    void *content = pack && rules->compile ? rules->compile(pack, &err) : NULL;
    if (!content && !findings.errors)
        arb_find(&findings, &err, false);
    arb_sort_findings(&findings);
    for (int i = 0; i < findings.count; i++)
        sum = fold_without(sum, findings.list[i].error.text, folder);
    if (content && rules->free_content)
        rules->free_content(content);
    arb_pack_free(pack);
    arb_free_findings(&findings);
    return sum + (content != NULL);
}

/* Something that stands in the way of a word or a number of this kind. */
static const char *instead_of(char first, uint32_t draw)
{
    static const char *const for_number[] = {"99", "-1", "\"x\"", "0", "{}", "7"};
    static const char *const for_word[] = {"nothing_known", "you", "3", "target", "{}", "self"};
    static const char *const for_text[] = {"\"Nowhere\"", "5", "\"\"", "{}"};
    if (first >= '0' && first <= '9')
        return for_number[draw % 6];
    return first == '"' ? for_text[draw % 4] : for_word[draw % 6];
}

static size_t length_of(const char *at)
{
    if (*at == '"') {
        const char *end = strpbrk(at + 1, "\"\n");
        return end && *end == '"' ? (size_t)(end + 1 - at) : 0;
    }
    return strspn(at, "0123456789abcdefghijklmnopqrstuvwxyz_");
}

enum { BROKEN_IN_FILE = 12 };

/* The next word, number or text from here on, not in a comment; NULL: there is none. */
static const char *next_thing(const char *at)
{
    while (*at && !length_of(at))
        at += strncmp(at, "--", 2) == 0 ? strcspn(at, "\n") : 1;
    return *at ? at : NULL;
}

/* A place drawn at random; NULL: behind the last one. */
static const char *any_thing(const struct text *text, struct arb_random *random)
{
    const char *at = text->bytes + arb_random_below(random, (uint32_t)text->size);
    at = next_thing(at + strcspn(at, "\n"));
    for (uint32_t skip = arb_random_below(random, 6); skip && at; skip--)
        at = next_thing(at + length_of(at));
    return at;
}

/* Break every ninth number and text of the file at once: all mistakes are told. */
static void break_much(const char *path, const struct text *text, struct arb_random *random)
{
    FILE *file = fopen(path, "w");
    const char *done = text->bytes, *at = text->bytes;
    if (!file)
        abort();
    for (int n = 1; (at = next_thing(at)); at += length_of(at)) {
        if ((*at < '0' || *at > '9') && *at != '"')
            continue;
        if (n++ % 9)
            continue;
        fwrite(done, 1, (size_t)(at - done), file);
        fputs(instead_of(*at, arb_random_below(random, 1 << 16)), file);
        done = at + length_of(at);
    }
    fputs(done, file);
    fclose(file);
}

/* Break the file in some places, one at a time, and then in many. */
static void break_file(const struct breaking *b, const char *path, const char *name)
{
    struct text text = read_text(path);
    struct arb_random random;
    uint64_t sum = 0;
    arb_random_seed(&random, arb_fold_text(0, name));
    for (int i = 0; text.size && i < BROKEN_IN_FILE; i++) {
        const char *at = any_thing(&text, &random);
        if (!at)
            continue;
        write_text(path, text.bytes, (size_t)(at - text.bytes),
                   instead_of(*at, arb_random_below(&random, 1 << 16)), at + length_of(at));
        sum = findings_of(b, sum);
    }
    for (int i = 0; text.size && i < 2; i++) {
        break_much(path, &text, &random);
        sum = findings_of(b, sum);
    }
    write_text(path, text.bytes ? text.bytes : "", text.size, "", "");
    free(text.bytes);
    const char *pack = strrchr(b->from, '/');
    char key[1200];
    snprintf(key, sizeof key, "%s/%s", pack ? pack + 1 : b->from, name);
    settle_text(b->ledger, "packs", key, sum);
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

/* Goes through the files of a folder: copies them, or breaks the copies. */
static void each_file(const struct breaking *b, const char *below)
{
    char path[4096], copy[4096], name[1024];
    struct dirent **list;
    snprintf(path, sizeof path, "%s%s", b->from, below);
    snprintf(copy, sizeof copy, "%s%s", b->to, below);
    if (b->copying)
        mkdir(copy, 0777);
    int count = scandir(path, &list, NULL, by_name);
    for (int i = 0; i < count; i++) {
        struct stat about;
        const char *dot = strrchr(list[i]->d_name, '.');
        snprintf(name, sizeof name, "%s/%s", below, list[i]->d_name);
        snprintf(path, sizeof path, "%s%s", b->from, name);
        snprintf(copy, sizeof copy, "%s%s", b->to, name);
        if (list[i]->d_name[0] == '.' || stat(path, &about) != 0) {
            /* nothing of a pack */
        } else if (S_ISDIR(about.st_mode)) {
            each_file(b, name);
        } else if (b->copying) {
            struct text text = read_text(path);
            write_text(copy, text.bytes, text.size, "", "");
            free(text.bytes);
        } else if (dot && strcmp(dot, ".lua") == 0)
            break_file(b, copy, name + 1);
        free(list[i]);
    }
    if (count >= 0)
        free(list);
}

static void break_pack(struct ledger *ledger, const char *from, const char *own)
{
    char to[] = "/tmp/arbiter-every-XXXXXX", command[64];
    struct breaking b = {.ledger = ledger, .from = from, .to = to, .own = own, .copying = true};
    for (int i = 0; arb_all_rules[i]; i++)
        if (strcmp(arb_all_rules[i]->id, ledger->id) == 0)
            b.rules = arb_all_rules[i];
    if (access(from, R_OK) != 0 || !mkdtemp(to))
        return;
    each_file(&b, "");
    b.copying = false;
    each_file(&b, "");
    snprintf(command, sizeof command, "rm -r '%s'", to);
    if (system(command) != 0)
        printf("%s could not be removed\n", to);
}

/* The game's own pack, and those that its tests have for all that a pack can say. */
static void say_packs(struct ledger *ledger)
{
    const char *data = getenv("ARBITER_DATA");
    char own[4096], from[4096];
    struct dirent **list;
    snprintf(own, sizeof own, "%s%spacks/%s", data && *data ? data : "", data && *data ? "/" : "",
             ledger->id);
    break_pack(ledger, own, NULL);
    int count = scandir("tests/packs", &list, NULL, by_name);
    for (int i = 0; i < count; i++) {
        struct arb_error err = {0};
        struct arb_pack_head head;
        snprintf(from, sizeof from, "tests/packs/%s", list[i]->d_name);
        if (list[i]->d_name[0] != '.' && arb_pack_read_head(from, &head, &err) &&
            strcmp(head.game, ledger->id) == 0)
            break_pack(ledger, from, own);
        free(list[i]);
    }
    if (count >= 0)
        free(list);
}

void try_told(struct ledger *ledger)
{
    json_t *about = arb_game_describe(ledger->game);
    say_itself(ledger, about);
    say_setups(ledger, about);
    say_packs(ledger);
    json_decref(about);
}
