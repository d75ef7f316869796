#include "../play/bot.h"
#include "cli.h"
#include "play_card.h"
#include "play_making.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool name_is_taken(const json_t *seats, const char *name)
{
    size_t i;
    json_t *seat;
    json_array_foreach (seats, i, seat)
        if (!strcasecmp(view_text(seat, "name"), name))
            return true;
    return false;
}

/* Who sits there: a name, or a bot. False: the person leaves. */
static bool ask_name(struct making *m, const json_t *seats, int seat, const char **bot, char *name,
                     size_t size)
{
    char prompt[192];
    snprintf(prompt, sizeof prompt, "Name of player %d, or `bot` [%s] ", seat + 1, name);
    for (;;) {
        char *line = reply(m, prompt);
        if (!line)
            return false;
        const struct arb_bot *known = arb_bot_named(strcasecmp(line, "bot") ? line : "");
        if (*line && known) {
            *bot = known->name;
            snprintf(name, size, "Bot %d", seat + 1);
        } else if (*line) {
            snprintf(name, size, "%s", line);
        }
        if (!name_is_taken(seats, name))
            return true;
        printf("There is a \"%s\" already; another name, please.\n", name);
        snprintf(name, size, "Player %d", seat + 1);
    }
}

/* Who sat here when the campaign was last played, or NULL. */
static json_t *campaign_player(const struct making *m, int seat)
{
    return json_array_get(json_object_get(m->wishes->campaign, "players"), (size_t)seat);
}

/* A hero of this seat who has fallen in the campaign, or NULL. */
static const char *fallen_hero(const struct making *m, int seat)
{
    size_t i, k;
    json_t *hero, *fallen;
    json_array_foreach (json_object_get(campaign_player(m, seat), "heroes"), i, hero)
        json_array_foreach (json_object_get(m->wishes->campaign, "fallen"), k, fallen)
            if (json_equal(hero, fallen))
                return json_string_value(hero);
    return NULL;
}

/* In a campaign a seat keeps what its player had, unless something else is said
 * or a hero has fallen and somebody is there to be asked. */
static bool keeps(const struct making *m, const json_t *option, int seat, bool heroes, bool again)
{
    const char *wish = wish_for(m->wishes, view_text(option, "key"), seat);
    if (!campaign_player(m, seat))
        return false;
    if (again)
        return heroes;
    if (wish)
        return !strcmp(wish, "keep");
    return heroes || !m->input->person || !fallen_hero(m, seat);
}

/* Names with commas between them. */
static json_t *split_names(char *names)
{
    json_t *list = json_array();
    for (char *rest = names, *name; (name = strsep(&rest, ","));) {
        name += strspn(name, " ");
        size_t n = strlen(name);
        while (n && isspace((unsigned char)name[n - 1]))
            n--;
        json_t *text = n ? json_stringn(name, n) : NULL;
        if (text)
            json_array_append_new(list, text);
    }
    return list;
}

/* Who is the next to sit: {"name", "bot"?}. NULL: the person leaves, or the name is
 * another's. */
static json_t *seat_of(struct making *m, const json_t *seats)
{
    const struct setup_wishes *wishes = m->wishes;
    int seat = (int)json_array_size(seats);
    const json_t *player = campaign_player(m, seat);
    const char *bot =
        wishes->bot[seat] ? wishes->bot[seat] : json_string_value(json_object_get(player, "bot"));
    const char *known = view_text(player, "name");
    char name[128];
    if (seat < wishes->names)
        snprintf(name, sizeof name, "%s", wishes->name[seat]);
    else if (*known)
        snprintf(name, sizeof name, "%s", known);
    else
        snprintf(name, sizeof name, "%s %d", bot ? "Bot" : "Player", seat + 1);
    if (seat >= wishes->names && !*known && !bot && m->input->person && m->players > 1 &&
        !ask_name(m, seats, seat, &bot, name, sizeof name))
        return NULL;
    if (name_is_taken(seats, name)) {
        *m->code = cli_usage("play", "two players are called \"%s\"", name);
        return NULL;
    }
    json_t *made = json_object(), *called = json_string(name);
    /* Not UTF-8: a name we cannot keep. */
    json_object_set_new(made, "name", called ? called : json_sprintf("Player %d", seat + 1));
    if (bot)
        json_object_set_new(made, "bot", json_string(bot));
    return made;
}

/* Other heroes than those of the deck or the log: by --heroes, or from a person
 * whose hero has fallen or whose heroes will not do. False: the person leaves. */
static bool take_heroes(struct making *m, int seat, const char *name, bool again, json_t *made)
{
    const char *wish = wish_for(m->wishes, "heroes", seat), *fallen = fallen_hero(m, seat);
    bool other_deck = wish_for(m->wishes, "deck", seat) && !again;
    char line[512] = "", prompt[320] = "";
    if (wish && !again)
        snprintf(line, sizeof line, "%s", wish);
    else if (fallen && !other_deck)
        snprintf(prompt, sizeof prompt,
                 "%s has fallen. Heroes of %s now, with commas (Enter: another deck): ", fallen,
                 name);
    else if (wish)
        snprintf(prompt, sizeof prompt,
                 "Heroes of %s, with commas (Enter: those of the deck): ", name);
    if (*prompt && m->input->person) {
        char *said = reply(m, prompt);
        if (!said)
            return false;
        snprintf(line, sizeof line, "%s", said);
    }
    if (*line && strcmp(line, "keep") != 0)
        json_object_set_new(made, "heroes", split_names(line));
    return true;
}

/* What a seat brings to the table. False: the person leaves, or it cannot be had. */
static bool equip_seat(struct making *m, const json_t *options, const json_t *seats, bool again,
                       json_t *made)
{
    int seat = (int)json_array_size(seats);
    const char *name = view_text(made, "name");
    if (!take_heroes(m, seat, name, again, made))
        return false;
    bool heroes = json_object_get(made, "heroes") != NULL;
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option) {
        if (for_the_table(option) || keeps(m, option, seat, heroes, again))
            continue;
        json_t *value =
            option_value(m, option, seats, m->players > 1 ? name : "", true, again && !heroes);
        if (!value)
            return false;
        json_object_set_new(made, view_text(option, "key"), value);
    }
    return true;
}

/* Would the game take the table with these seats and this one? Of a campaign all
 * players are there, and those not spoken of yet keep what they had. */
static bool would_do(const struct making *m, const json_t *setup, const json_t *seats, json_t *seat,
                     struct arb_error *err)
{
    json_t *trial = json_copy((json_t *)setup), *all = json_copy((json_t *)seats);
    json_array_append(all, seat);
    while (campaign_player(m, (int)json_array_size(all)))
        json_array_append_new(all, json_object());
    bool good = (int)json_array_size(all) < m->least;
    json_object_set_new(trial, "seats", all);
    if (!good) {
        arb_table *table = arb_table_open(m->game, trial, ARB_FAST, err);
        good = table != NULL;
        arb_table_close(table);
    }
    json_decref(trial);
    return good;
}

json_t *make_seat(struct making *m, const json_t *options, const json_t *setup, const json_t *seats)
{
    json_t *known = seat_of(m, seats);
    for (bool again = false; known; again = true) {
        json_t *made = json_copy(known);
        int questions = m->input->questions;
        struct arb_error err = {0};
        bool equipped = equip_seat(m, options, seats, again, made);
        if (equipped && would_do(m, setup, seats, made, &err)) {
            json_decref(known);
            return made;
        }
        json_decref(made);
        if (!equipped)
            break;
        *m->code = cli_error(&err);
        /* Nobody to ask, or nothing that could be asked. */
        if (!m->input->person || (again && questions == m->input->questions))
            break;
    }
    json_decref(known);
    return NULL;
}
