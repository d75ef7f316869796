/* title.c - what a table is called if nobody gave it a title: what is played there,
 * and with whom. "The Old Bridge with Ann and Ben". */
#include "internal.h"

#include <stdarg.h>

enum { TITLE_BYTES = 1024 };

struct title {
    char text[TITLE_BYTES];
    size_t used;
};

__attribute__((format(printf, 2, 3))) static void add(struct title *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->text + t->used, sizeof t->text - t->used, format, args);
    va_end(args);
    if (n > 0 && t->used + (size_t)n < sizeof t->text)
        t->used += (size_t)n;
    t->text[t->used] = 0;
}

/* What is played. */

/* The option that says what is played, a scenario or a mission; NULL where the game says it all. */
static const json_t *theme_of(const json_t *described)
{
    size_t i;
    json_t *option;
    json_array_foreach (json_object_get(described, "options"), i, option)
        if (json_is_true(json_object_get(option, "names")))
            return option;
    return NULL;
}

static const char *label_of(const json_t *option, const json_t *value)
{
    size_t i;
    json_t *choice;
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        if (json_equal(json_object_get(choice, "value"), value))
            return json_string_value(json_object_get(choice, "label"));
    return NULL;
}

static const char *played(const struct room *room)
{
    const json_t *campaign = json_object_get(room->about, "campaign");
    const char *name = json_string_value(json_object_get(campaign, "name"));
    if (name)
        return name;
    const struct served *game = server_game(room->server, room_text(room, "game"));
    if (!game)
        return room_text(room, "game");
    const json_t *theme = theme_of(game->described);
    const char *key = json_string_value(json_object_get(theme, "key"));
    const json_t *value = key ? json_object_get(json_object_get(room->about, "setup"), key) : NULL;
    const char *label = label_of(theme, value ? value : json_object_get(theme, "default"));
    return label ? label : json_string_value(json_object_get(game->described, "name"));
}

/* With whom. */

static void add_people(struct title *t, const struct room *room)
{
    int persons = room_persons(room), told = 0;
    for (int i = 0; i < room_seats(room); i++) {
        if (!room_is(room, i, "person"))
            continue;
        const char *before = told == 0 ? " with " : told == persons - 1 ? " and " : ", ";
        add(t, "%s%s", before, json_string_value(json_object_get(room_seat(room, i), "name")));
        told++;
    }
}

/* Whoever plays alone, or with bots, need not be told the own name. */
static void add_company(struct title *t, const struct room *room)
{
    int bots = 0, seats = room_seats(room);
    for (int i = 0; i < seats; i++)
        bots += room_is(room, i, "bot");
    if (room_persons(room) == 1 && bots == seats - 1)
        add(t, "%s", bots == 0 ? "" : bots == 1 ? " with a bot" : " with bots");
    else
        add_people(t, room);
}

void title_room(struct room *room)
{
    struct title t = {"", 0};
    if (!room_flag(room, "untitled"))
        return;
    add(&t, "%s", played(room));
    add_company(&t, room);
    json_object_set_new(room->about, "title", json_string(t.text));
}
