/* play.c - what the trials share: tables of any kind, saves in memory. */
#include "every.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool wrong(struct trial *trial, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (!trial->why[0])
        vsnprintf(trial->why, sizeof trial->why, format, args);
    va_end(args);
    return false;
}

/* Tables. */

static json_t *setup; /* of the table opened last */

json_t *last_setup(void)
{
    return setup;
}

static void set_any(struct trial *trial, json_t *into, const json_t *option)
{
    const json_t *choices = json_object_get(option, "choices");
    size_t count = json_array_size(choices);
    if (!count || draw(trial, 3) == 0)
        return; /* its default */
    const json_t *choice = json_array_get(choices, draw(trial, (uint32_t)count));
    json_object_set(into, json_string_value(json_object_get(option, "key")),
                    json_object_get(choice, "value"));
}

static json_t *any_setup(struct trial *trial, const json_t *about, int seats)
{
    json_t *made = json_object(), *list = json_array();
    const json_t *options = json_object_get(about, "options"), *option;
    size_t i;
    for (int seat = 0; seat < seats; seat++)
        json_array_append_new(list, json_object());
    json_array_foreach (options, i, option) {
        bool per_seat = json_is_true(json_object_get(option, "per_seat"));
        for (int seat = 0; seat < (per_seat ? seats : 1); seat++)
            set_any(trial, per_seat ? json_array_get(list, (size_t)seat) : made, option);
    }
    json_object_set_new(made, "seats", list);
    return made;
}

static arb_table *open_seeded(struct trial *trial, int flags, struct arb_error *err)
{
    json_object_set_new(setup, "seed", json_integer((json_int_t)(trial->seed & 0xffffffff)));
    return arb_table_open(trial->game, setup, flags, err);
}

/* Some choices do not go together (two players with one deck): the game refuses them, in
 * words, and others are tried; at last its defaults. */
arb_table *any_table(struct trial *trial, int flags, int least_seats)
{
    enum { TRIES = 12 };
    json_t *about = arb_game_describe(trial->game), *range = json_object_get(about, "seats");
    int least = (int)json_integer_value(json_object_get(range, "min"));
    int most = (int)json_integer_value(json_object_get(range, "max"));
    arb_table *table = NULL;
    if (least < least_seats)
        least = least_seats;
    for (int i = 0; !table && most >= least && i < TRIES; i++) {
        struct arb_error err = {0};
        int seats = least + (int)draw(trial, (uint32_t)(most - least + 1));
        json_decref(setup);
        setup = i < TRIES - 1 ? any_setup(trial, about, seats) : json_object();
        table = open_seeded(trial, flags, &err);
        if (!table && !err.text[0])
            wrong(trial, "a setup is refused without words");
        if (!table && i == TRIES - 1)
            wrong(trial, "the game cannot be opened by its defaults: %s", err.text);
    }
    json_decref(about);
    if (table && arb_seat_count(table) < least_seats) {
        arb_table_close(table);
        table = NULL;
    }
    return table;
}

arb_table *same_table(struct trial *trial, int flags)
{
    struct arb_error err = {0};
    arb_table *table = open_seeded(trial, flags, &err);
    if (!table)
        wrong(trial, "the same setup is refused the second time: %s", err.text);
    return table;
}

bool ask_of(arb_table *table, int seat, struct arb_ask *ask)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(table, asks, ARB_SEATS + 1);
    for (int i = 0; i < count; i++)
        if (asks[i].seat == seat) {
            *ask = asks[i];
            return true;
        }
    return false;
}

bool sound(struct trial *trial, arb_table *table)
{
    struct arb_error err = {0};
    return arb_check(table, &err) || wrong(trial, "an invariant is broken: %s", err.text);
}

int any_choice(struct trial *trial, const struct arb_ask *ask)
{
    return (int)draw(trial, ask->count);
}

/* Saves in memory. */

static bool keep_bytes(void *with, bool anew, const void *bytes, size_t count,
                       struct arb_error *err)
{
    struct kept *kept = with;
    (void)err;
    if (anew)
        kept->count = 0;
    if (kept->count + count > kept->room) {
        kept->room = 2 * (kept->count + count);
        kept->bytes = realloc(kept->bytes, kept->room);
        if (!kept->bytes)
            abort();
    }
    memcpy(kept->bytes + kept->count, bytes, count);
    kept->count += count;
    return true;
}

bool keep(arb_table *table, struct kept *kept, struct arb_error *err)
{
    return arb_save_to(table, (struct arb_keeper){keep_bytes, kept}, err);
}

void kept_free(struct kept *kept)
{
    free(kept->bytes);
    *kept = (struct kept){0};
}

/* Orders. */

/* The same said of each kind of window or of each phase of the game ("windows", "phases"), and, if
 * one is named, of this thing there. */
static void say_of_each(const arb_table *table, const char *list, const char *key,
                        const char *thing, const char *stop, json_t *at)
{
    json_t *about = arb_game_describe(arb_table_game(table)), *one;
    size_t i;
    json_array_foreach (json_object_get(about, list), i, one)
        json_array_append_new(at, json_pack("{s:O, s:s*, s:s}", key, json_object_get(one, "id"),
                                            "thing", thing, "stop", stop));
    json_decref(about);
}

static json_t *orders_of_places(const arb_table *table, int number)
{
    json_t *at = json_array();
    if (number == 8)
        say_of_each(table, "phases", "phase", NULL, "pass", at);
    if (number >= 9)
        say_of_each(table, "windows", "kind", number == 10 ? "the" : NULL, "never", at);
    if (number == 10)
        say_of_each(table, "phases", "phase", "of", "always", at);
    return json_pack("{s:s, s:o}", "stop", "if_able", "at", at);
}

void order_seat(arb_table *table, int seat, int number)
{
    static const char *const all[] = {
        "{\"stop\": \"always\"}",
        "{\"stop\": \"if_able\"}",
        "{\"stop\": \"never\"}",
        "{\"stop\": \"never\", \"things\": {\"of\": \"always\", \"the\": \"always\"}}",
        "{\"stop\": \"if_able\", \"things\": {\"of\": \"never\", \"the\": \"never\"}}",
        "{\"until\": {\"end\": \"event\"}}",
        "{\"until\": {\"end\": \"round\", \"new\": true}}",
        NULL, /* those that new players begin with */
    };
    bool said = number < (int)(sizeof all / sizeof *all);
    json_t *orders = !said         ? orders_of_places(table, number)
                     : all[number] ? json_loads(all[number], 0, NULL)
                                   : NULL;
    arb_set_orders(table, seat, orders, NULL);
    json_decref(orders);
}

bool is_ordered(arb_table *table, int seat)
{
    struct arb_ask ask;
    return ask_of(table, seat, &ask) && ask.ordered;
}
