#include "play_tell.h"
#include "play_draw.h"
#include "play_facts.h"
#include "play_odds.h"
#include "play_things.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { NAME = THING_NAME, SEVERAL = 8 };

static void put_line(struct paper *p, const char *style, const char *text)
{
    paper_flow(p, 2, style, text);
    paper_end_line(p);
}

/* Rules. */

static void put_row(struct paper *p, const json_t *rule)
{
    paper_putf(p, STYLE_CYAN, "[%s] ", view_text(rule, "id"));
    if (*view_text(rule, "section"))
        paper_putf(p, STYLE_DIM, "%s: ", view_text(rule, "section"));
    paper_flow(p, 2, STYLE_NONE, view_text(rule, "rule"));
    paper_end_line(p);
}

static bool put_rule(struct paper *p, const arb_game *game, const char *id)
{
    json_t *rule = *id ? arb_rule(game, id) : NULL;
    if (rule)
        put_row(p, rule);
    json_decref(rule);
    return rule;
}

static bool put_rules_about(struct paper *p, const arb_game *game, const char *words)
{
    json_t *about = arb_rules_about(game, words), *rule;
    size_t i, n = json_array_size(about);
    json_array_foreach (about, i, rule)
        put_row(p, rule);
    json_decref(about);
    return n > 0;
}

/* A rule by its id, all rules of an entry: `first player` is the entry
 * first-player with the rules first-player.1, .2 and so on; or those of a section. */
static bool put_rules(struct paper *p, const arb_game *game, const char *words)
{
    if (put_rule(p, game, words))
        return true;
    char *entry = words_fold(words);
    for (char *at = entry; (at = strchr(at, ' '));)
        *at = '-';
    char id[NAME];
    int n = 0;
    do
        snprintf(id, sizeof id, "%s.%d", entry, n + 1);
    while (put_rule(p, game, id) && n++ < 40);
    free(entry);
    return n > 0 || put_rules_about(p, game, words);
}

/* Cards. */

static void put_card(struct paper *p, const struct telling *t, const struct card_list *list, int i)
{
    char where[NAME];
    const json_t *card = list->one[i].card;
    const char *colour = view_text(card, "colour"), *species = view_text(card, "species");
    if (list->one[i].zone)
        view_zone_name(t->view, list->one[i].zone, where, sizeof where);
    else
        snprintf(where, sizeof where, "%s%s%s%s%s", view_text(card, "at"), *colour ? ", " : "",
                 colour, *species ? ", " : "", species);
    draw_card(p, card, where);
    facts_of_ground(p, t->view, card);
}

/* ? */

/* A question often begins with the card that makes it necessary: "Théodred: choose
 * a target", "Caught in a Web is revealed: respond?". */
static void put_asking_card(struct paper *p, const struct telling *t)
{
    const char *question = t->prompt->question;
    struct card_list list = cards_of(t->view);
    size_t longest = 0;
    int found = -1;
    for (int i = 0; i < list.count; i++) {
        const char *title = view_text(list.one[i].card, "title");
        size_t n = strlen(title);
        if (n > longest && !strncmp(question, title, n) && strchr(" :?", question[n])) {
            longest = n;
            found = i;
        }
    }
    if (found >= 0)
        put_card(p, t, &list, found);
    free(list.one);
}

static void what_is_asked(struct paper *p, const struct telling *t)
{
    if (!t->prompt) {
        put_line(p, STYLE_NONE, "The game is over; nothing is being asked.");
        return;
    }
    put_line(p, STYLE_BOLD, t->prompt->question);
    if (!put_rule(p, t->game, t->prompt->rule))
        put_line(p, STYLE_NONE, "No rule is named for this question.");
    put_asking_card(p, t);
    put_line(p, STYLE_DIM,
             "Answer with a number, or with words of a title or a verb; what costs something and "
             "is not named exactly is asked back. `help` tells more.");
    if (t->prompt->ask.window)
        put_line(
            p, STYLE_DIM,
            "This is a window: you may act, and Enter passes. `orders`, `ignore` and `skip` say "
            "when to be asked.");
}

void tell_what(struct paper *p, const struct telling *t, const char *words)
{
    if (!*words) {
        what_is_asked(p, t);
        return;
    }
    struct card_list list = cards_of(t->view);
    enum words_fit fit;
    int n = best_cards(&list, words, &fit), shown = 0;
    char name[NAME], other[NAME];
    if (!(fit == WORDS_WITHIN || n == 0) || !put_rules(p, t->game, words)) {
        for (int i = 0; i < n && shown < SEVERAL; i++) {
            bool again = false;
            for (int k = 0; k < i; k++)
                again |= !strcmp(called(list.one[i].card, name), called(list.one[k].card, other));
            if (!again) {
                put_card(p, t, &list, i);
                shown++;
            }
        }
        if (!n) {
            char text[NAME * 2];
            snprintf(text, sizeof text,
                     "Neither a card you can see nor a rule is called \"%.100s\". `arbiter rules` "
                     "searches all rules.",
                     words);
            put_line(p, STYLE_NONE, text);
        }
    }
    free(list.one);
}

/* why not. */

static bool same_reason(const json_t *a, const json_t *b)
{
    return !strcmp(view_text(a, "rule"), view_text(b, "rule")) &&
           !strcmp(view_text(a, "why"), view_text(b, "why"));
}

/* The reason, and the rule in full; where they are the same it is said once. */
static void put_reason(struct paper *p, const arb_game *game, const json_t *refusal)
{
    const char *why = view_text(refusal, "why"), *rule = view_text(refusal, "rule");
    json_t *known = *rule ? arb_rule(game, rule) : NULL;
    if (*why && (!known || strcmp(why, view_text(known, "rule")) != 0)) {
        paper_to(p, 2);
        paper_flow(p, 2, STYLE_NONE, why);
        paper_end_line(p);
    }
    paper_to(p, 2);
    if (!put_rule(p, game, rule)) {
        paper_putf(p, STYLE_DIM, *rule ? "[%s]" : "%s", rule);
        paper_end_line(p);
    }
    json_decref(known);
}

/* What is forbidden for the same reason is listed together. */
static void put_refusals(struct paper *p, const struct telling *t, const json_t *refusals,
                         const int *some, int count)
{
    for (int i = 0; i < count; i++) {
        const json_t *first = json_array_get(refusals, (size_t)some[i]);
        bool told = false;
        for (int k = 0; k < i && !told; k++)
            told = same_reason(first, json_array_get(refusals, (size_t)some[k]));
        if (told)
            continue;
        const char *before = "";
        for (int k = i; k < count; k++) {
            const json_t *one = json_array_get(refusals, (size_t)some[k]);
            const char *text = view_text(one, "text");
            if (!same_reason(first, one) || !strcmp(text, before))
                continue;
            char words[NAME];
            snprintf(words, sizeof words, "%s%s", *before ? "/ " : "", text);
            paper_cell(p, 0, 1, STYLE_BOLD, words);
            before = text;
        }
        paper_end_line(p);
        put_reason(p, t->game, first);
    }
}

bool tell_why_not(struct paper *p, const struct telling *t, const char *words)
{
    json_t *refusals = arb_refusals(t->table, t->seat);
    int count = (int)json_array_size(refusals), n = 0;
    const char **texts = malloc(sizeof *texts * (size_t)(count + 1));
    int *found = malloc(sizeof *found * (size_t)(count + 1));
    if (!texts || !found)
        abort();
    for (int i = 0; i < count; i++)
        texts[i] = view_text(json_array_get(refusals, (size_t)i), "text");
    if (*words) {
        n = words_pick(words, texts, count, found, count);
    } else {
        for (; n < count; n++)
            found[n] = n;
    }
    put_refusals(p, t, refusals, found, n);
    free(texts);
    free(found);
    json_decref(refusals);
    return n > 0;
}

/* how. */

struct number {
    const char *how;
    char name[NAME];       /* as it is told */
    char words[NAME + 64]; /* as it is found */
    int rank;              /* own tracks, then other tracks and zones, then cards */
};

struct number_list {
    int count, size;
    struct number *one;
};

static void list_number(struct number_list *list, const json_t *number, const char *of, int rank)
{
    const char *how = view_text(number, "how"), *label = view_text(number, "label");
    if (!*how)
        return;
    if (list->count == list->size) {
        list->size = list->size ? list->size * 2 : 64;
        list->one = realloc(list->one, sizeof *list->one * (size_t)list->size);
        if (!list->one)
            abort();
    }
    struct number *n = &list->one[list->count++];
    n->how = how;
    n->rank = rank;
    snprintf(n->name, sizeof n->name, "%s%s%s", of, *of ? ", " : "", label);
    snprintf(n->words, sizeof n->words, "%s %s %s %s", of, label, view_text(number, "short"),
             view_text(number, "id"));
}

static void list_numbers(struct number_list *list, const json_t *of, const char *key,
                         const char *name, int rank)
{
    size_t i;
    json_t *number;
    json_array_foreach (json_object_get(of, key), i, number)
        list_number(list, number, name, rank);
}

static struct number_list numbers_of(const struct telling *t)
{
    struct number_list list = {0};
    size_t i, k;
    json_t *one, *part;
    char name[NAME];
    list_numbers(&list, t->view, "numbers", "", 0);
    json_array_foreach (json_object_get(t->view, "seats"), i, one) {
        int rank = json_integer_value(json_object_get(one, "seat")) == t->seat ? 0 : 1;
        list_numbers(&list, one, "tracks", view_text(one, "name"), rank);
        json_array_foreach (json_object_get(one, "sheet"), k, part)
            list_numbers(&list, part, "numbers", view_text(one, "name"), rank);
    }
    json_array_foreach (json_object_get(t->view, "zones"), i, one) {
        view_zone_name(t->view, one, name, sizeof name);
        list_numbers(&list, one, "numbers", name, 1);
    }
    struct card_list cards = cards_of(t->view);
    for (int c = 0; c < cards.count; c++) {
        const json_t *card = cards.one[c].card;
        called(card, name);
        if (!cards.one[c].zone && !*view_text(card, "colour"))
            snprintf(name, sizeof name, "%s in %s", view_text(card, "title"),
                     view_text(card, "at"));
        list_numbers(&list, card, "stats", name, 2);
        list_numbers(&list, card, "tokens", name, 2);
    }
    free(cards.one);
    return list;
}

/* The best of the list move to its front: first by fit, then by rank. */
static int best_numbers(struct number_list *list, const char *words)
{
    char *wanted = words_fold(words);
    int n = 0, rank = 0;
    enum words_fit best = WORDS_WITHIN;
    for (int i = 0; i < list->count; i++) {
        char *text = words_fold(list->one[i].words);
        enum words_fit fit = words_fit(wanted, text);
        free(text);
        if (fit > WORDS_WHOLE)
            fit = WORDS_WHOLE; /* what stands first in the text means nothing here */
        if (fit < best || (fit == best && n && list->one[i].rank > rank))
            continue;
        if (fit > best || list->one[i].rank < rank)
            n = 0;
        best = fit;
        rank = list->one[i].rank;
        list->one[n++] = list->one[i];
    }
    free(wanted);
    return n;
}

void tell_sum(struct paper *p, const json_t *explained, const char *name)
{
    size_t i;
    json_t *part;
    paper_putf(p, STYLE_BOLD, "%s: %lld", name,
               (long long)json_integer_value(json_object_get(explained, "total")));
    paper_end_line(p);
    json_array_foreach (json_object_get(explained, "parts"), i, part) {
        long long amount = json_integer_value(json_object_get(part, "amount"));
        const char *rule = view_text(part, "rule");
        const char *source = view_text(part, "source"), *what = view_text(part, "what");
        paper_putf(p, amount < 0 ? STYLE_RED : STYLE_GREEN, i ? "%+6lld  " : "%6lld  ", amount);
        paper_flow(p, 8, STYLE_NONE, *source ? source : what);
        if (*source && *what && !strstr(source, what)) {
            paper_put(p, STYLE_NONE, ", ");
            paper_flow(p, 8, STYLE_NONE, what);
        }
        if (*rule) {
            char words[64];
            snprintf(words, sizeof words, "[%s]", rule);
            paper_cell(p, 8, 1, STYLE_DIM, words);
        }
        paper_end_line(p);
    }
}

/* What a choice comes to, if it is one and the game can say so. */
static bool tell_option(struct paper *p, const struct telling *t, const char *words)
{
    enum { FEW = 4 };
    int found[FEW];
    bool exact, told = false;
    int n = t->prompt && *words ? prompt_pick(t->prompt, words, found, FEW, &exact) : 0;
    for (int i = 0; i < n && i < FEW; i++) {
        char name[NAME];
        snprintf(name, sizeof name, "option:%d", t->prompt->choice[found[i]].option);
        json_t *explained = arb_explain(t->table, t->seat, name);
        if (explained) {
            tell_sum(p, explained,
                     view_text(json_array_get(json_object_get(t->prompt->words, "options"),
                                              (size_t)t->prompt->choice[found[i]].option),
                               "text"));
            odds_draw(p, json_object_get(explained, "odds"), t->view);
            told = true;
        }
        json_decref(explained);
    }
    return told;
}

void tell_how(struct paper *p, const struct telling *t, const char *words)
{
    if (tell_option(p, t, words))
        return;
    if (!*words) {
        put_line(p, STYLE_NONE, "Say which number: `how` and its name, a card's name, or both.");
        return;
    }
    struct number_list list = numbers_of(t);
    int n = best_numbers(&list, words);
    if (!n) {
        char text[NAME * 2];
        snprintf(text, sizeof text, "No number on the table is called \"%.100s\".", words);
        put_line(p, STYLE_NONE, text);
    } else if (n > SEVERAL) {
        put_line(p, STYLE_NONE, "Which one?");
        for (int i = 0; i < n && i < 30; i++) {
            paper_cell(p, 2, 3, STYLE_NONE, list.one[i].name);
        }
        paper_end_line(p);
    }
    for (int i = 0; i < n && n <= SEVERAL; i++) {
        json_t *explained = arb_explain(t->table, t->seat, list.one[i].how);
        if (explained) {
            tell_sum(p, explained, list.one[i].name);
            odds_draw(p, json_object_get(explained, "odds"), t->view);
        } else {
            put_line(p, STYLE_NONE, "The game does not say where this number comes from.");
        }
        json_decref(explained);
    }
    free(list.one);
}

/* look. */

static void list_zones(struct paper *p, const json_t *view)
{
    size_t i;
    json_t *zone;
    char name[NAME];
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        long long count = (long long)view_number(zone, "count");
        if (!count)
            continue;
        view_zone_name(view, zone, name, sizeof name);
        paper_putf(p, STYLE_NONE, "%5lld  %s", count, name);
        if (json_is_true(json_object_get(zone, "hidden")))
            paper_put(p, STYLE_DIM, " (hidden)");
        paper_end_line(p);
    }
}

/* Zones that fit best; among several the asking seat's own. */
static int best_zones(const struct telling *t, const char *words, const json_t **found, int max,
                      enum words_fit *best)
{
    char *wanted = words_fold(words), name[NAME];
    bool own = false;
    int n = 0;
    size_t i;
    json_t *zone;
    *best = WORDS_WITHIN;
    json_array_foreach (json_object_get(t->view, "zones"), i, zone) {
        view_zone_name(t->view, zone, name, sizeof name);
        char *text = words_fold(name);
        enum words_fit fit = words_fit(wanted, text);
        free(text);
        json_t *owner = json_object_get(zone, "owner");
        bool mine = json_is_integer(owner) && json_integer_value(owner) == t->seat;
        if (fit < *best || (fit == *best && own && !mine))
            continue;
        if (fit > *best || (mine && !own))
            n = 0;
        *best = fit;
        own = mine;
        if (n < max)
            found[n++] = zone;
    }
    free(wanted);
    return n;
}

void tell_look(struct paper *p, const struct telling *t, const char *words)
{
    if (!*words) {
        list_zones(p, t->view);
        return;
    }
    bool seat = facts_of_seat(p, t->view, words);
    const json_t *zone[SEVERAL];
    enum words_fit zone_fit, card_fit;
    struct card_list list = cards_of(t->view);
    int zones = best_zones(t, words, zone, SEVERAL, &zone_fit);
    int cards = best_cards(&list, words, &card_fit);
    if (zones && (!cards || zone_fit >= card_fit)) {
        /* Of several, those with something to see. */
        for (int i = 0; i < zones; i++)
            if (zones == 1 || json_array_size(json_object_get(zone[i], "cards")))
                draw_zone(p, t->view, zone[i]);
    } else if (cards) {
        for (int i = 0; i < cards && i < SEVERAL; i++)
            put_card(p, t, &list, i);
    } else if (!seat) {
        char text[NAME * 2];
        snprintf(text, sizeof text, "No card or zone you can see is called \"%.100s\".", words);
        put_line(p, STYLE_NONE, text);
    }
    free(list.one);
}

/* help. */

static void add_short(json_t *seen, const json_t *one)
{
    const char *name = view_text(one, "short"), *label = view_text(one, "label");
    if (*name && !json_object_get(seen, name) && strcasecmp(name, label) != 0 &&
        !json_is_true(json_object_get(one, "minor")))
        json_object_set_new(seen, name, json_string(label));
}

void tell_legend(struct paper *p, const struct telling *t)
{
    struct card_list list = cards_of(t->view);
    json_t *seen = json_object(), *one, *label;
    const char *name;
    size_t k;
    for (int i = 0; i < list.count; i++) {
        json_array_foreach (json_object_get(list.one[i].card, "stats"), k, one)
            add_short(seen, one);
        json_array_foreach (json_object_get(list.one[i].card, "tokens"), k, one)
            add_short(seen, one);
    }
    free(list.one);
    paper_put(p, STYLE_NONE, "On the table:");
    json_object_foreach (seen, name, label) {
        char words[NAME], *folded = words_fold(json_string_value(label));
        snprintf(words, sizeof words, "%s %s,", name, folded);
        paper_cell(p, 2, 1, STYLE_NONE, words);
        free(folded);
    }
    paper_cell(p, 2, 1, STYLE_NONE,
               "3/5 three of five left (hit points) or done (progress), (2) what a card in hand "
               "costs now, 2x or (2x) two alike, + what is attached.");
    paper_end_line(p);
    json_decref(seen);
}
