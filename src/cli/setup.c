/* setup.c - a setup from the options of a command line, for commands that ask
 * nobody: what is not said takes the game's default. */
#include "choice.h"
#include "cli.h"
#include "deck.h"

#include <string.h>

bool cli_wish(const char *command, struct cli_setup *setup, const char *assignment)
{
    if (setup->count == CLI_WISHES) {
        cli_usage(command, "--set can be given at most %d times", CLI_WISHES);
        return false;
    }
    if (!strchr(assignment, '=') || assignment[0] == '=') {
        cli_usage(command, "--set takes KEY=VALUE, not \"%s\"", assignment);
        return false;
    }
    setup->wish[setup->count++] = assignment;
    return true;
}

static bool has_key(const char *assignment, const char *key)
{
    size_t length = strlen(key);
    return strncmp(assignment, key, length) == 0 && assignment[length] == '=';
}

static const json_t *option_for(const json_t *options, const char *assignment)
{
    size_t i;
    const json_t *option;
    json_array_foreach (options, i, option) {
        const char *key = json_string_value(json_object_get(option, "key"));
        if (key && has_key(assignment, key))
            return option;
    }
    return NULL;
}

int cli_no_option(const char *command, const json_t *options, const char *key)
{
    char keys[256] = "";
    size_t i;
    const json_t *option;
    json_array_foreach (options, i, option) {
        const char *there = json_string_value(json_object_get(option, "key"));
        size_t used = strlen(keys);
        snprintf(keys + used, sizeof keys - used, "%s%s", used ? ", " : "", there ? there : "");
    }
    return cli_usage(command, "this game has no setup option \"%.*s\"; it has: %s",
                     (int)strcspn(key, "="), key, keys);
}

/* The value a few words mean; what fits none is left for the game to refuse. */
static json_t *chosen_value(const json_t *option, const char *said)
{
    char why[1024];
    int number = choice_find(option, said, false, why, sizeof why);
    json_t *choice = json_array_get(json_object_get(option, "choices"), (size_t)number);
    return number < 0 ? json_string(said) : json_incref(choice_value(choice));
}

/* An option whose default is a text takes its value as text, even "2022". */
static bool set_option(const char *command, const arb_game *game, json_t *into,
                       const json_t *option, const char *assignment, bool any_deck)
{
    if (!json_is_string(json_object_get(option, "default")))
        return cli_set(command, into, assignment);
    const char *said = strchr(assignment, '=') + 1;
    bool file = has_key(assignment, "deck") && deck_is_file(said);
    json_t *value = file ? deck_for_setup(game, said, any_deck) : chosen_value(option, said);
    if (!value) {
        if (!file)
            cli_usage(command, "--set %s is not valid UTF-8", assignment);
        return false;
    }
    json_object_set_new(into, json_string_value(json_object_get(option, "key")), value);
    return true;
}

/* The n-th value for a key of a seat goes to the n-th seat, a new one if need be. */
static json_t *next_seat_without(json_t *seats, const char *key)
{
    size_t i;
    json_t *seat;
    json_array_foreach (seats, i, seat)
        if (!json_object_get(seat, key))
            return seat;
    seat = json_object();
    json_array_append_new(seats, seat);
    return seat;
}

json_t *cli_seat_without(json_t *setup, const char *key)
{
    json_t *seats = json_object_get(setup, "seats");
    if (!seats)
        json_object_set_new(setup, "seats", seats = json_array());
    return next_seat_without(seats, key);
}

json_t *cli_make_setup(const char *command, const arb_game *game, const struct cli_setup *wishes)
{
    json_t *described = arb_game_describe(game), *setup = json_object(), *seats = json_array();
    const json_t *options = json_object_get(described, "options");
    for (int i = 0; i < wishes->seats; i++)
        json_array_append_new(seats, json_object());
    bool good = true, any_deck = false;
    for (int i = 0; i < wishes->count; i++)
        any_deck |= !strcmp(wishes->wish[i], "deckbuilding=free");
    for (int i = 0; good && i < wishes->count; i++) {
        const json_t *option = option_for(options, wishes->wish[i]);
        if (!option) {
            cli_no_option(command, options, wishes->wish[i]);
            good = false;
        } else {
            const char *key = json_string_value(json_object_get(option, "key"));
            bool per_seat = json_is_true(json_object_get(option, "per_seat"));
            json_t *into = per_seat ? next_seat_without(seats, key) : setup;
            good = set_option(command, game, into, option, wishes->wish[i], any_deck);
        }
    }
    if (good && wishes->scenario) {
        const json_t *option = option_for(options, "scenario=");
        if (option)
            json_object_set_new(setup, "scenario", chosen_value(option, wishes->scenario));
        else
            cli_no_option(command, options, "scenario");
        good = option;
    }
    if (good && wishes->seats && json_array_size(seats) > (size_t)wishes->seats) {
        cli_usage(command, "%d players, but values for %zu", wishes->seats, json_array_size(seats));
        good = false;
    }
    if (json_array_size(seats))
        json_object_set(setup, "seats", seats);
    json_decref(seats);
    json_decref(described);
    if (!good) {
        json_decref(setup);
        setup = NULL;
    }
    return setup;
}
