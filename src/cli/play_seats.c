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

/* In a campaign a seat keeps what its player had, unless something else is said
 * or will not do; and there are things that a campaign settles itself. */
static bool keeps(const struct making *m, const json_t *option, int seat, bool settled, bool again)
{
    const char *wish = wish_for(m->wishes, view_text(option, "key"), seat);
    if (m->wishes->campaign && json_is_true(json_object_get(option, "alone")))
        return !wish;
    if (!campaign_player(m, seat))
        return false;
    return wish && !again ? !strcmp(wish, "keep") : settled;
}

/* Has the command line anything to say about what this seat brings? */
static bool seat_is_wished(const struct making *m, const json_t *options, int seat)
{
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option)
        if (!for_the_table(option) && wish_for(m->wishes, view_text(option, "key"), seat))
            return true;
    return false;
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

/* What can be said of one part of an option alone, such as who is in a deck: on the
 * command line, or by a person where that will not do. False: the person leaves. */
static bool take_part(struct making *m, const json_t *option, const json_t *part, bool again,
                      int seat, json_t *made)
{
    const char *key = view_text(part, "key"), *wish = wish_for(m->wishes, key, seat);
    char line[512], prompt[320];
    if (!wish)
        return true;
    snprintf(line, sizeof line, "%s", again ? "" : wish);
    if (again && m->input->person) {
        snprintf(prompt, sizeof prompt,
                 "%s of %s, with commas (Enter: as the %s has them): ", view_text(part, "label"),
                 view_text(made, "name"), view_text(option, "key"));
        char *said = reply(m, prompt);
        if (!said)
            return false;
        snprintf(line, sizeof line, "%s", said);
    }
    if (*line && strcmp(line, "keep") != 0)
        json_object_set_new(made, key, split_names(line));
    return true;
}

static bool take_parts(struct making *m, const json_t *options, bool again, int seat, json_t *made)
{
    size_t i, k;
    json_t *option, *part;
    json_array_foreach (options, i, option)
        json_array_foreach (json_object_get(option, "parts"), k, part)
            if (!take_part(m, option, part, again, seat, made))
                return false;
    return true;
}

/* The setup with these seats and this one. Of a campaign all players are there, and
 * those not spoken of yet keep what they had. */
static json_t *trial_setup(const struct making *m, const json_t *setup, const json_t *seats,
                           json_t *seat)
{
    json_t *trial = json_copy((json_t *)setup), *all = json_copy((json_t *)seats);
    json_array_append(all, seat);
    while (campaign_player(m, (int)json_array_size(all)))
        json_array_append_new(all, json_object());
    json_object_set_new(trial, "seats", all);
    return trial;
}

/* What the campaign wants decided of this seat before it goes on, or NULL. */
static json_t *need_of(const struct making *m, const json_t *setup, const json_t *seats,
                       json_t *made)
{
    json_t *trial = trial_setup(m, setup, seats, made), *need, *found = NULL;
    json_t *shown = arb_campaign_show(m->game, trial, NULL);
    size_t i;
    json_array_foreach (json_object_get(shown, "needs"), i, need)
        if (!found &&
            json_integer_value(json_object_get(need, "seat")) == (json_int_t)json_array_size(seats))
            found = json_incref(need);
    json_decref(shown);
    json_decref(trial);
    return found;
}

/* Ask for all that. False: the person leaves. `settled`: what there was to decide is;
 * not so if they would rather bring something else. */
static bool meet_needs(struct making *m, const json_t *setup, const json_t *seats, json_t *made,
                       bool *settled)
{
    json_t *need;
    for (bool more = true; more && (need = need_of(m, setup, seats, made)); more = *settled) {
        json_t *choices = json_copy(json_object_get(need, "choices"));
        json_t *option =
            json_pack("{s:O, s:o}", "label", json_object_get(need, "text"), "choices", choices);
        json_array_append_new(
            choices, json_pack("{s:s, s:s}", "label", "Something else entirely", "value", "else"));
        int last = (int)json_array_size(choices) - 1, number = ask_choice(m, option, "", 0, NULL);
        const json_t *choice = json_array_get(choices, (size_t)(number < 0 ? last : number));
        *settled = number >= 0 && number < last &&
                   json_object_update(made, json_object_get(choice, "options")) == 0;
        json_decref(option);
        json_decref(need);
        if (number < 0)
            return false;
    }
    return true;
}

/* What a seat brings to the table. False: the person leaves, or it cannot be had. */
static bool equip_seat(struct making *m, const json_t *options, const json_t *setup,
                       const json_t *seats, bool again, json_t *made)
{
    int seat = (int)json_array_size(seats);
    size_t known = json_object_size(made), i;
    if (!take_parts(m, options, again, seat, made))
        return false;
    bool parts = json_object_size(made) > known, settled = parts || !again;
    bool asked = !parts && campaign_player(m, seat) && m->input->person &&
                 (again || !seat_is_wished(m, options, seat));
    if (asked && !meet_needs(m, setup, seats, made, &settled))
        return false;
    const char *whose = m->players > 1 ? view_text(made, "name") : "";
    json_t *option;
    json_array_foreach (options, i, option) {
        if (for_the_table(option) || keeps(m, option, seat, settled, again))
            continue;
        /* What all may have alike no bot is asked for. */
        bool ask = again || !(option_is_alike(option) && json_object_get(made, "bot"));
        json_t *value = option_value(m, option, seats, whose, ask, again && !settled);
        if (!value)
            return false;
        json_object_set_new(made, view_text(option, "key"), value);
    }
    return true;
}

/* Would the game take the table with these seats and this one? */
static bool would_do(const struct making *m, const json_t *setup, const json_t *seats, json_t *seat,
                     struct arb_error *err)
{
    json_t *trial = trial_setup(m, setup, seats, seat);
    bool good = (int)json_array_size(json_object_get(trial, "seats")) < m->least;
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
        bool equipped = equip_seat(m, options, setup, seats, again, made);
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
