/* What a bot is given to plan on: samples of two plays that differ only in what its
 * seat cannot know must be alike, however many are drawn. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TITLES = 256, SAMPLES = 600 };

/* How often each card lay where the other seat sees it, in many samples. */
struct count {
    char *title[TITLES];
    int times[TITLES], titles, cards;
};

static void count_card(struct count *count, const char *zone, const char *title)
{
    char name[160];
    int i = 0;
    snprintf(name, sizeof name, "%s: %s", zone, title);
    while (i < count->titles && strcmp(count->title[i], name) != 0)
        i++;
    if (i == TITLES)
        return;
    if (i == count->titles)
        count->title[count->titles++] = strdup(name);
    count->times[i]++;
    count->cards++;
}

static void count_view(struct count *count, json_t *view)
{
    size_t i, k;
    json_t *zone, *card;
    json_array_foreach (at(view, "zones"), i, zone)
        json_array_foreach (at(zone, "cards"), k, card)
            if (*text_at(card, "title"))
                count_card(count, text_at(zone, "id"), text_at(card, "title"));
    json_decref(view);
}

/* What seat 0 would see in the samples of seat 1. */
static struct count sampled(const arb_table *table)
{
    struct count count = {.titles = 0};
    arb_table *sample = NULL;
    for (uint64_t seed = 1; seed <= SAMPLES; seed++) {
        sample = arb_sample(table, 1, seed * 0x9e3779b97f4a7c15u, sample);
        count_view(&count, arb_view(sample, 0));
    }
    arb_table_close(sample);
    return count;
}

static int times(const struct count *count, const char *title)
{
    for (int i = 0; i < count->titles; i++)
        if (strcmp(count->title[i], title) == 0)
            return count->times[i];
    return 0;
}

/* The larger of two counts that chance would hardly bring apart so far. */
static bool near(int a, int b)
{
    int apart = a - b;
    return apart * apart <= 25 * (a + b) + 100;
}

static void alike(const struct count *a, const struct count *b)
{
    int far = 0;
    check(a->cards == b->cards && a->cards > 5 * SAMPLES, "the same number of cards (%d)",
          a->cards);
    for (int i = 0; i < a->titles; i++)
        if (!near(a->times[i], times(b, a->title[i]))) {
            printf("%s: %d and %d\n", a->title[i], a->times[i], times(b, a->title[i]));
            far++;
        }
    for (int i = 0; i < b->titles; i++)
        far += !near(b->times[i], times(a, b->title[i]));
    check(far == 0, "samples are alike (%d cards tell two plays apart)", far);
}

static void forget(struct count *count)
{
    for (int i = 0; i < count->titles; i++)
        free(count->title[i]);
}

/* Two plays. */

static int option_with(const json_t *words, const char *text)
{
    size_t i;
    json_t *option;
    json_array_foreach (at(words, "options"), i, option)
        if (strstr(text_at(option, "text"), text))
            return (int)i;
    return -1;
}

/* Up to the moment after seat 0 has looked at the top of the encounter deck. With
 * `other`, what only seat 0 sees is something else. */
static arb_table *looked(const arb_game *game, bool other)
{
    json_t *setup = json_loads("{\"seed\": 5, \"first_player\": 0, \"scenario\": "
                               "\"passage-through-mirkwood\", \"seats\": [{\"deck\": "
                               "\"core-lore\"}, {\"deck\": \"core-tactics\"}]}",
                               0, NULL);
    struct arb_error err;
    arb_table *table = arb_table_open(game, setup, ARB_REFEREE, &err);
    bool used = false, seen = false;
    json_decref(setup);
    for (int i = 0; table && i < 400 && !(used && seen); i++) {
        struct arb_ask ask;
        if (arb_asks(table, &ask, 1) == 0)
            break;
        json_t *words = arb_ask_words(table, &ask);
        const char *prompt = text_at(words, "prompt");
        int choice = 0, denethor = option_with(words, "use Denethor");
        if (ask.seat == ARB_CHANCE) {
            bool hidden = strstr(prompt, "deck of Player 1") || (used && strstr(prompt, "next"));
            choice = (arb_chance(table, &ask) + (other && hidden ? ask.count / 2 : 0)) % ask.count;
        } else if (used && strcmp(text_at(words, "rule"), "may.1") == 0) {
            choice = option_with(words, "decline");
            seen = true;
        } else if (!used && ask.seat == 0 && denethor >= 0) {
            choice = denethor;
            used = true;
        } else if (passing(words) >= 0) {
            choice = passing(words);
        }
        json_decref(words);
        if (!arb_answer(table, ask.id, ask.seat, choice, &err))
            break;
    }
    check(used && seen, "Denethor has looked");
    return table;
}

void test_sample(void)
{
    struct arb_error err;
    arb_game *game = arb_game_load(GAME, NULL, &err);
    arb_table *one = looked(game, false), *two = looked(game, true);
    struct count truth[2] = {{.titles = 0}, {.titles = 0}};
    count_view(&truth[0], arb_view(one, 0));
    count_view(&truth[1], arb_view(two, 0));
    int differ = 0, deck = 0;
    for (int i = 0; i < truth[0].titles; i++) {
        differ += times(&truth[1], truth[0].title[i]) != truth[0].times[i];
        deck +=
            strncmp(truth[0].title[i], "encounter", 9) == 0 && !times(&truth[1], truth[0].title[i]);
    }
    check(differ > 3 && deck > 0, "the plays differ in a hand and on top of a deck (%d, %d)",
          differ, deck);
    struct count a = sampled(one), b = sampled(two);
    alike(&a, &b);
    for (int i = 0; i < 2; i++)
        forget(&truth[i]);
    forget(&a);
    forget(&b);
    arb_table_close(one);
    arb_table_close(two);
    arb_game_free(game);
}
