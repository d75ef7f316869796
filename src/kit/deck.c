/* deck.c - lists of things with copies: what is wrong with them, and finding things. */
#include "kit_config.h"

#include "deck.h"
#include "fold.h"
#include "memory.h"
#include "pack.h"

#include <stdarg.h>

enum { WORD = 160 };

/* Sections. */

int deck_every_group(void)
{
    int groups = 0;
    for (const struct deck_section *s = game_deck_sections; s->key; s++)
        groups |= s->groups;
    return groups;
}

const struct deck_section *deck_last_section(void)
{
    const struct deck_section *s = game_deck_sections;
    while (s[1].key)
        s++;
    return s;
}

/* Problems and notes. */

/* The text may quote what is no UTF-8, or end in the middle of a character. */
static void add_words(json_t **list, const char *rule, const char *format, va_list args)
{
    char words[400];
    vsnprintf(words, sizeof words, format, args);
    json_t *text = NULL;
    for (size_t n = strlen(words) + 1; !text && n-- > 0;)
        text = json_stringn(words, n);
    if (!*list)
        *list = json_array();
    json_array_append_new(*list, json_pack("{s:o?,s:s}", "text", text, "rule", rule));
}

void deck_problem(struct deck_list *deck, const char *rule, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_words(&deck->problems, rule, format, args);
    va_end(args);
}

void deck_note(struct deck_list *deck, const char *rule, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_words(&deck->notes, rule, format, args);
    va_end(args);
}

/* Nonsense of any length is not to keep a server busy: after so many lines, or so
 * much that is wrong, the rest is left. */
bool deck_goes_on(struct deck_list *deck)
{
    bool much = json_array_size(deck->problems) + json_array_size(deck->notes) >= DECK_WORDS;
    if (deck->read > DECK_READ)
        return false;
    if (deck->read++ < DECK_READ && !much)
        return true;
    deck->read = DECK_READ + 1;
    deck_problem(deck, "", "%s; the rest was not read",
                 much ? "much of this is no deck" : "that is more than a deck holds");
    return false;
}

void deck_drop(struct deck_list *deck)
{
    json_decref(deck->problems);
    json_decref(deck->notes);
    deck->problems = deck->notes = NULL;
}

static bool is_listed(const char *const *list, const char *word)
{
    while (*list && strcmp(*list, word) != 0)
        list++;
    return *list;
}

bool deck_refuse(const struct deck_list *deck, const char *whose, const char *const *waived,
                 const char *how, struct arb_error *err)
{
    struct arb_text words = {err->text, err->text + sizeof err->text - strlen(how) - 1};
    bool may_be_waived = true;
    size_t i;
    json_t *problem;
    arb_say(&words, "%s cannot be played: ", whose);
    json_array_foreach (deck->problems, i, problem) {
        const char *text = json_string_value(json_object_get(problem, "text"));
        const char *rule = json_string_value(json_object_get(problem, "rule"));
        if (words.end - words.at < (long)strlen(text) + 40) {
            arb_say(&words, "; and %zu more", json_array_size(deck->problems) - i);
            break;
        }
        arb_say(&words, i && *rule ? "%s%s (%s)" : "%s%s", i ? "; " : "", text, rule);
        if (!i)
            snprintf(err->rule, sizeof err->rule, "%s", rule);
        may_be_waived &= is_listed(waived, rule);
    }
    words.end = err->text + sizeof err->text;
    if (may_be_waived)
        arb_say(&words, "%s", how);
    return false;
}

json_t *deck_verdict(const ARB_CONTENT *c, const struct deck_list *deck)
{
    json_t *json = json_pack("{s:b,s:o,s:o}", "ok", deck->problems == NULL, "problems",
                             deck->problems ? json_incref(deck->problems) : json_array(), "notes",
                             deck->notes ? json_incref(deck->notes) : json_array());
    if (deck->prepared)
        json_object_set_new(json, "prepared",
                            json_string(game_prepared_deck(c, deck->prepared - 1, NULL)));
    return json;
}

static void add_entry(json_t *answer, const char *key, json_t *entry)
{
    if (!json_object_get(answer, key))
        json_object_set_new(answer, key, json_array());
    json_array_append_new(json_object_get(answer, key), entry);
}

void deck_tell_counts(json_t *answer, const char *label, const json_t *counts, bool bars)
{
    json_t *items = json_array(), *count;
    const char *name;
    json_object_foreach ((json_t *)counts, name, count)
        json_array_append_new(items, json_pack("{s:s,s:O}", "label", name, "count", count));
    add_entry(answer, "tables",
              json_pack("{s:s,s:b,s:o}", "label", label, "bars", bars, "items", items));
}

void deck_tell_line(json_t *answer, const char *label, json_t *text)
{
    add_entry(answer, "lines", json_pack("{s:s,s:o?}", "label", label, "text", text));
}

void deck_count_in(json_t *counts, const char *label, int n)
{
    json_t *was = json_object_get(counts, label);
    json_object_set_new(counts, label, json_integer(json_integer_value(was) + n));
}

void deck_count_to(json_t *counts, int most)
{
    char label[16];
    for (int n = 0; n <= most; n++) {
        snprintf(label, sizeof label, "%d", n);
        deck_count_in(counts, label, 0);
    }
}

void deck_tell_things(const ARB_CONTENT *c, const struct deck_list *deck, json_t *answer)
{
    struct deck_list *ordered = deck_in_order(c, deck);
    json_t *list = json_array();
    for (int i = 0; i < ordered->lines; i++) {
        json_t *thing = game_deck_facts(c, ordered->line[i].what);
        json_object_set_new(thing, "copies", json_integer(ordered->line[i].copies));
        json_array_append_new(list, thing);
    }
    free(ordered);
    json_object_set_new(answer, "cards", list);
    json_object_set_new(answer, "deck", deck_json(c, deck));
}

/* Counting. */

static bool is_among(const ARB_CONTENT *c, int what, int groups)
{
    return groups >> game_deck_thing(c, what).group & 1;
}

int deck_count(const ARB_CONTENT *c, const struct deck_list *deck, int groups)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++)
        if (is_among(c, deck->line[i].what, groups))
            n += deck->line[i].copies;
    return n;
}

int deck_copies(const struct deck_list *deck, int line)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++) {
        if (deck->line[i].what != deck->line[line].what)
            continue;
        if (i < line)
            return 0;
        n += deck->line[i].copies;
    }
    return n;
}

int deck_copies_by_title(const ARB_CONTENT *c, const struct deck_list *deck, int line, int groups)
{
    const char *title = game_deck_thing(c, deck->line[line].what).title;
    int n = 0;
    for (int i = 0; i < deck->lines; i++) {
        struct deck_thing thing = game_deck_thing(c, deck->line[i].what);
        if (!(groups >> thing.group & 1) || strcmp(thing.title, title) != 0)
            continue;
        if (i < line)
            return 0;
        n += deck->line[i].copies;
    }
    return n;
}

bool deck_has(const struct deck_list *deck, int what)
{
    for (int i = 0; i < deck->lines; i++)
        if (deck->line[i].what == what)
            return true;
    return false;
}

/* Finding. */

int deck_find(const ARB_CONTENT *c, const char *word, int groups)
{
    char wanted[WORD], title[WORD];
    int things = game_deck_things(c);
    for (int i = 1; i < things; i++)
        if (is_among(c, i, groups) && !strcmp(game_deck_thing(c, i).title, word))
            return i;
    arb_fold(word, wanted, sizeof wanted);
    if (!*wanted)
        return 0;
    for (int i = 1; i < things; i++) {
        if (!is_among(c, i, groups))
            continue;
        arb_fold(game_deck_thing(c, i).title, title, sizeof title);
        if (!strcmp(title, wanted) || game_deck_code(c, i, word))
            return i;
    }
    return 0;
}

/* The title that looks most like a word, or else has it in it. */
static const char *nearest_title(const ARB_CONTENT *c, const char *word, int groups)
{
    int things = game_deck_things(c), n = 0;
    char wanted[WORD], (*folded)[WORD] = arb_zalloc((size_t)things * sizeof *folded);
    const char **titles = arb_zalloc(((size_t)things + 1) * sizeof *titles);
    const char *near = NULL, *found = NULL;
    int *what = arb_zalloc((size_t)things * sizeof *what);
    arb_fold(word, wanted, sizeof wanted);
    for (int i = 1; i < things; i++) {
        if (!is_among(c, i, groups) || game_deck_thing(c, i).barred)
            continue;
        arb_fold(game_deck_thing(c, i).title, folded[n], sizeof folded[n]);
        titles[n] = folded[n];
        what[n++] = i;
    }
    if (n && *wanted)
        near = arb_nearest(wanted, titles);
    for (int i = 0; i < n && !near && strlen(wanted) > 2; i++)
        if (strstr(titles[i], wanted))
            near = titles[i];
    for (int i = 0; i < n && near; i++)
        if (titles[i] == near)
            found = game_deck_thing(c, what[i]).title;
    free(folded);
    free((void *)titles);
    free(what);
    return found;
}

/* Adding. */

static void add_line(struct deck_list *deck, int what, int copies)
{
    if (deck->lines == DECK_LINES) {
        if (!deck->problems)
            deck_problem(deck, "", "the deck has more than %d lines", DECK_LINES);
        return;
    }
    deck->line[deck->lines++] = (struct deck_line){(uint16_t)what, (uint16_t)copies};
}

static void not_found(const ARB_CONTENT *c, struct deck_list *deck, const char *word, int groups)
{
    int other = deck_find(c, word, ~0);
    const char *near = other ? NULL : nearest_title(c, word, groups);
    if (other)
        game_deck_refuses(c, deck, other, groups);
    else if (near)
        deck_problem(deck, "", "there is no card \"%.100s\"; did you mean \"%s\"?", word, near);
    else
        deck_problem(deck, "", "there is no card \"%.100s\" in the packs", word);
}

void deck_add(const ARB_CONTENT *c, struct deck_list *deck, const char *word, int groups,
              long copies)
{
    int what = deck_find(c, word, groups);
    if (!what)
        not_found(c, deck, word, groups);
    else if (game_deck_thing(c, what).barred)
        game_deck_refuses(c, deck, what, groups);
    else if (copies < 1 || copies > 99)
        deck_problem(deck, "", "%s %ld times makes no sense", game_deck_thing(c, what).title,
                     copies);
    else
        add_line(deck, what, (int)copies);
}

void deck_replace(const ARB_CONTENT *c, const json_t *titles, int section, struct deck_list *deck)
{
    struct deck_list *was = arb_alloc(sizeof *was);
    int groups = game_deck_sections[section].groups;
    *was = *deck;
    deck->lines = 0;
    deck_read_list(c, titles, groups, deck);
    for (int i = 0; i < was->lines; i++)
        if (!is_among(c, was->line[i].what, groups))
            add_line(deck, was->line[i].what, was->line[i].copies);
    free(was);
}
