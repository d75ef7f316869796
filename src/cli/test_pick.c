/* test_pick.c - options found by words, for players and for chance. */
#include "test.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

json_t *driven_asks(struct driven *d, int seat)
{
    struct arb_ask asks[DRIVEN_ASKS];
    int count = driven_pending(d, asks);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        if (seat < 0 || asks[i].seat == seat)
            json_array_append_new(list, arb_ask_words(d->table, &asks[i]));
    return list;
}

enum { TEXTS = 16 };

static int add_texts(const char **texts, int count, const json_t *value)
{
    const char *key;
    size_t i;
    json_t *part;
    if (json_is_string(value) && count < TEXTS)
        texts[count++] = json_string_value(value);
    else if (json_is_array(value))
        json_array_foreach (value, i, part)
            count = add_texts(texts, count, part);
    else if (json_is_object(value))
        json_object_foreach ((json_t *)value, key, part)
            count = add_texts(texts, count, part);
    return count;
}

/* Games add what a choice turns on: "send Archer (strength 4)", "use Scout:
 * its action", "Scout #2". What stands before that is the option's name. */
static void name_of_option(const char *text, char *name, size_t size)
{
    static const char *const ends[] = {" (", ": ", " #"};
    size_t length = strlen(text);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const char *end = strstr(text, ends[i]);
        if (end && (size_t)(end - text) < length)
            length = (size_t)(end - text);
    }
    snprintf(name, size, "%.*s", (int)length, text);
}

static enum fit option_fit(const json_t *option, const json_t *words)
{
    const char *texts[TEXTS], *text = json_string_value(json_object_get(option, "text"));
    char name[256];
    int count = add_texts(texts, 0, json_object_get(option, "text"));
    if (text) {
        name_of_option(text, name, sizeof name);
        texts[count++] = name;
    }
    count = add_texts(texts, count, json_object_get(option, "verb"));
    count = add_texts(texts, count, json_object_get(option, "args"));
    return words_against(words, texts, count);
}

/* "Old Archer#2" means the second of several alike; cuts that off. False
 * if no word says such a thing. */
static bool cut_copy(const json_t *words, json_t *plain, int *copy)
{
    size_t i;
    json_t *word;
    *copy = 0;
    json_array_foreach (words, i, word) {
        const char *text = json_string_value(word);
        const char *sign = text ? strrchr(text, '#') : NULL;
        if (sign && sign > text && isdigit((unsigned char)sign[1])) {
            *copy = atoi(sign + 1);
            json_array_append_new(plain, json_stringn(text, (size_t)(sign - text)));
        } else
            json_array_append(plain, word);
    }
    return *copy > 0;
}

struct search {
    const json_t *words;
    int copy; /* 0: not said */
    int best;
    int found;
    bool alike; /* all found so far read the same and are asked of one seat */
    char text[256];
    struct picked picked;
};

/* A game may number its copies itself ("Scout", "Scout #2"): the plain one is
 * meant unless the number was said. */
static int rank_of(const json_t *option, const char *text, const json_t *words)
{
    const char *sign = strchr(text, '#');
    int fit = option_fit(option, words);
    return fit == FIT_NOT ? 0 : fit * 2 + !(sign && isdigit((unsigned char)sign[1]));
}

static void search_ask(struct driven *d, const struct arb_ask *ask, struct search *s)
{
    json_t *words = arb_ask_words(d->table, ask), *option;
    size_t i;
    json_array_foreach (json_object_get(words, "options"), i, option) {
        const char *text = json_string_value(json_object_get(option, "text"));
        int rank = rank_of(option, text ? text : "", s->words);
        if (rank == 0 || rank < s->best)
            continue;
        if (rank > s->best) {
            s->best = rank;
            s->found = 0;
        }
        if (++s->found == 1) {
            s->alike = true;
            snprintf(s->text, sizeof s->text, "%s", text ? text : "");
        } else if (ask->seat != s->picked.ask.seat || strcmp(s->text, text ? text : ""))
            s->alike = false;
        if (s->found == 1 || s->found == s->copy)
            s->picked = (struct picked){*ask, (int)i};
    }
    json_decref(words);
}

/* Options that read the same are one line with their number. */
static void list_ask(const json_t *ask, char **err)
{
    json_t *counts = json_object(), *option, *count;
    const char *text;
    size_t i;
    json_array_foreach (json_object_get(ask, "options"), i, option) {
        text = json_string_value(json_object_get(option, "text"));
        json_int_t before = json_integer_value(json_object_get(counts, text ? text : "?"));
        json_object_set_new(counts, text ? text : "?", json_integer(before + 1));
    }
    text_add(err, "\n  seat %d: %s", (int)json_integer_value(json_object_get(ask, "seat")),
             json_string_value(json_object_get(ask, "prompt")));
    json_object_foreach (counts, text, count)
        text_add(err, json_integer_value(count) > 1 ? "\n    - %s (%d times)" : "\n    - %s", text,
                 (int)json_integer_value(count));
    json_decref(counts);
}

void driven_list(struct driven *d, int seat, char **err)
{
    json_t *asks = driven_asks(d, seat), *ask;
    size_t i;
    if (json_array_size(asks) == 0)
        text_add(err, "; nobody is asked anything (the play is %s)",
                 d->table ? arb_status_name(arb_status(d->table)) : "closed");
    json_array_foreach (asks, i, ask)
        list_ask(ask, err);
    json_decref(asks);
}

static void search_asks(struct driven *d, int seat, struct search *s)
{
    struct arb_ask asks[DRIVEN_ASKS];
    int count = driven_pending(d, asks);
    for (int i = 0; i < count; i++)
        if (seat < 0 || asks[i].seat == seat)
            search_ask(d, &asks[i], s);
}

/* The words as they are, then as the nth of several alike. */
static struct search search(struct driven *d, int seat, const json_t *words)
{
    struct search s = {.words = words}, nth = {0};
    search_asks(d, seat, &s);
    json_t *plain = json_array();
    if (s.found == 0 && cut_copy(words, plain, &nth.copy)) {
        nth.words = plain;
        search_asks(d, seat, &nth);
        s = nth;
    }
    json_decref(plain);
    s.words = NULL;
    return s;
}

/* A seat that was named must be asked: else the script is mistaken about the play, and
 * hears who is. */
static bool seat_is_asked(struct driven *d, int seat, char **err)
{
    struct arb_ask asks[DRIVEN_ASKS];
    int count = driven_pending(d, asks);
    for (int i = 0; i < count; i++)
        if (seat < 0 || asks[i].seat == seat)
            return true;
    if (count == 0 || seat < 0)
        return true; /* nobody is: said with the rest */
    text_add(err, "seat %d is not asked now, but", seat);
    for (int i = 0; i < count; i++)
        text_add(err, asks[i].seat == ARB_CHANCE ? "%s chance" : "%s seat %d", i ? " and" : "",
                 asks[i].seat);
    driven_list(d, -1, err);
    return false;
}

bool driven_pick(struct driven *d, int seat, const json_t *words, struct picked *picked, char **err)
{
    if (!seat_is_asked(d, seat, err))
        return false;
    struct search s = search(d, seat, words);
    bool ok = s.found > 0 && (s.copy ? s.copy <= s.found : s.alike);
    *picked = s.picked;
    if (ok)
        return true;
    char *wanted = value_text(words);
    if (s.found == 0)
        text_add(err, "no option fits %s", wanted);
    else
        text_add(err, "%d options fit %s; say more%s", s.found, wanted,
                 seat < 0 ? ", or whose with g:seat(n)" : "");
    free(wanted);
    driven_list(d, seat, err);
    return false;
}

bool driven_offers(struct driven *d, int seat, const json_t *words)
{
    struct search s = search(d, seat, words);
    return s.found > 0 && s.found >= s.copy;
}

/* Chance. */

bool driven_chance(struct driven *d, const struct arb_ask *ask, char **err)
{
    const json_t *wanted = json_array_get(d->forced, 0);
    struct search s = {.words = wanted};
    if (wanted)
        search_ask(d, ask, &s);
    if (s.found == 0)
        return driven_answer(d, *ask, arb_chance(d->table, ask), err);
    if (!s.alike) {
        char *text = value_text(wanted);
        text_add(err, "several outcomes fit the forced %s", text);
        free(text);
        driven_list(d, ARB_CHANCE, err);
        return false;
    }
    json_array_remove(d->forced, 0);
    return driven_answer(d, *ask, s.picked.choice, err);
}

bool driven_settle(struct driven *d, char **err)
{
    struct arb_ask asks[DRIVEN_ASKS];
    for (int i = 0; !d->referee; i++) {
        if (driven_pending(d, asks) == 0 || asks[0].seat != ARB_CHANCE)
            return true;
        if (i == DRIVEN_LIMIT) {
            text_add(err, "chance was asked %d times in a row", i);
            return false;
        }
        if (!driven_chance(d, &asks[0], err))
            return false;
    }
    return true;
}
