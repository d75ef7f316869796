/* chairs.c - programs in seats: what they are called, how well and how fast they play. */
#include "chairs.h"

#include "memory.h"

/* From the weakest to the strongest. */
static const struct level {
    const char *name, *label, *bot, *what;
    double seconds; /* it thinks that long; 0: as the bot does by itself */
} levels[] = {
    {"beginner", "Beginner", "novice", "mostly takes what looks good", 0},
    {"able", "Able", "steady", "takes what a sensible player would like best", 0},
    {"strong", "Strong", "search", "thinks ahead, for a moment", 0},
    {"expert", "Expert", "search", "thinks ahead, for half a second", 0.5},
};
enum { LEVELS = sizeof levels / sizeof *levels };

static const struct {
    const char *name, *label;
    int milliseconds;
} paces[] = {
    {"quick", "At once", 0},
    {"calm", "Calm", 900},
    {"slow", "Slow", 2200},
};
enum { PACES = sizeof paces / sizeof *paces };

static const char *text_of(const json_t *value, const char *key)
{
    const char *text = json_string_value(json_object_get(value, key));
    return text ? text : "";
}

static const struct level *level_named(const char *name)
{
    for (int i = 0; i < LEVELS; i++)
        if (strcmp(levels[i].name, name) == 0)
            return &levels[i];
    return NULL;
}

static int pace_named(const char *name)
{
    for (int i = 0; i < PACES; i++)
        if (strcmp(paces[i].name, name) == 0)
            return i;
    return -1;
}

bool chair_wish(const json_t *wish, struct chair *chair, char words[120])
{
    const char *level = text_of(wish, "level"), *pace = text_of(wish, "pace");
    const char *bot = text_of(wish, "bot");
    *chair = (struct chair){.level = level_named(level), .pace = *pace ? pace : paces[0].name};
    chair->bot = arb_bot_named(chair->level ? chair->level->bot : bot);
    if (*level && !chair->level)
        snprintf(words, 120, "There is no level \"%.40s\".", level);
    else if (!chair->bot)
        snprintf(words, 120, "There is no bot \"%.40s\".", bot);
    else if (pace_named(chair->pace) < 0)
        snprintf(words, 120, "There is no pace \"%.40s\".", pace);
    else
        return true;
    return false;
}

void chair_clear(json_t *place)
{
    json_object_del(place, "bot");
    json_object_del(place, "level");
    json_object_del(place, "pace");
}

void chair_put(json_t *place, const struct chair *chair)
{
    chair_clear(place);
    json_object_set_new(place, "bot", json_string(chair->bot->name));
    if (chair->level)
        json_object_set_new(place, "level", json_string(chair->level->name));
    if (pace_named(chair->pace) > 0)
        json_object_set_new(place, "pace", json_string(chair->pace));
}

void chair_copy(json_t *to, const json_t *from)
{
    static const char *const keys[] = {"bot", "level", "pace"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json_object_get(from, keys[i]))
            json_object_set(to, keys[i], json_object_get(from, keys[i]));
}

const json_t *chair_of(const struct room *room, int seat)
{
    if (room_is(room, seat, "bot"))
        return room_seat(room, seat);
    return room_is(room, seat, "person") ? json_object_get(room_seat(room, seat), "stand_in")
                                         : NULL;
}

bool chair_stands_in(const struct room *room, int seat)
{
    return room_is(room, seat, "person") && chair_of(room, seat);
}

/* Sitting down. */

void chair_empty(struct room *room, int seat)
{
    free(room->chair[seat]);
    room->chair[seat] = NULL;
}

void chairs_clear(struct room *room)
{
    for (int i = 0; i < ARB_SEATS; i++)
        chair_empty(room, i);
}

void chairs_seat(struct room *room)
{
    uint64_t seed = strtoull(room_text(room, "bot_seed"), NULL, 10);
    for (int seat = 0; seat < room_seats(room); seat++) {
        const json_t *what = chair_of(room, seat);
        const struct arb_bot *bot = what ? arb_bot_named(text_of(what, "bot")) : NULL;
        const struct level *level = level_named(text_of(what, "level"));
        if (!bot || (room->chair[seat] && room->chair[seat]->bot != bot))
            chair_empty(room, seat);
        if (bot && !room->chair[seat]) {
            room->chair[seat] = arb_alloc(sizeof *room->chair[seat]);
            arb_bot_sit(room->chair[seat], bot, seat, seed);
            arb_bot_think(room->chair[seat], level ? level->seconds : 0, 1);
        }
    }
}

int64_t chair_rest(const struct room *room, int seat)
{
    int pace = pace_named(text_of(chair_of(room, seat), "pace"));
    return pace > 0 ? paces[pace].milliseconds * INT64_C(1000) : 0;
}

/* Telling. */

void chairs_tell(json_t *about)
{
    json_t *bots = json_array(), *all = json_array(), *speeds = json_array();
    for (const struct arb_bot *const *bot = arb_bots(); *bot; bot++)
        json_array_append_new(bots,
                              json_pack("{s:s, s:s}", "name", (*bot)->name, "what", (*bot)->what));
    for (int i = 0; i < LEVELS; i++)
        json_array_append_new(all, json_pack("{s:s, s:s, s:s, s:s}", "level", levels[i].name,
                                             "label", levels[i].label, "bot", levels[i].bot, "what",
                                             levels[i].what));
    for (int i = 0; i < PACES; i++)
        json_array_append_new(speeds,
                              json_pack("{s:s, s:s, s:i}", "pace", paces[i].name, "label",
                                        paces[i].label, "milliseconds", paces[i].milliseconds));
    json_object_set_new(about, "bots", bots);
    json_object_set_new(about, "levels", all);
    json_object_set_new(about, "paces", speeds);
}
