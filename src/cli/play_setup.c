#include "play_setup.h"
#include "../play/bot.h"
#include "cli.h"
#include "deck.h"
#include "play_draw.h"
#include "play_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

enum { CHOICES = 256 };

struct making {
    const arb_game *game;
    const struct setup_wishes *wishes;
    struct input *input;
    const struct paper *like;
    int *code;
    int players;
};

bool setup_wish(struct setup_wishes *wishes, const char *key, const char *value)
{
    if (wishes->count == SETUP_WISHES) {
        cli_usage("play", "at most %d things can be set", SETUP_WISHES);
        return false;
    }
    wishes->wish[wishes->count].key = key;
    wishes->wish[wishes->count++].value = value;
    return true;
}

static int wishes_for(const struct setup_wishes *wishes, const char *key)
{
    int n = 0;
    for (int i = 0; i < wishes->count; i++)
        n += !strcmp(wishes->wish[i].key, key);
    return n;
}

/* The wish number `n` for a key, or NULL. */
static const char *wish_for(const struct setup_wishes *wishes, const char *key, int n)
{
    for (int i = 0; i < wishes->count; i++)
        if (!strcmp(wishes->wish[i].key, key) && n-- == 0)
            return wishes->wish[i].value;
    return NULL;
}

/* ---- Choices ------------------------------------------------------------ */

/* A choice is {"value","label"}, or the bare value. */
static const char *choice_label(const json_t *choice)
{
    const char *label =
        json_is_object(choice) ? view_text(choice, "label") : json_string_value(choice);
    return label && *label ? label : view_text(choice, "value");
}

static json_t *choice_value(json_t *choice)
{
    return json_is_object(choice) ? json_object_get(choice, "value") : choice;
}

static int default_choice(const json_t *option)
{
    size_t i;
    json_t *choice, *wanted = json_object_get(option, "default");
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        if (wanted && json_equal(choice_value(choice), wanted))
            return (int)i;
    return 0;
}

/* Words or a value to the number of a choice; otherwise why not, and -1. */
static int find_choice(const json_t *option, const char *said, bool person, char *why, size_t size)
{
    const json_t *choices = json_object_get(option, "choices");
    const char *label[CHOICES], *value[CHOICES];
    int count = 0, found[CHOICES];
    size_t i;
    json_t *choice;
    json_array_foreach (choices, i, choice) {
        if (count == CHOICES)
            break;
        const char *text = json_string_value(choice_value(choice));
        value[count] = text ? text : "";
        label[count++] = choice_label(choice);
    }
    int n = words_pick(said, value, count, found, CHOICES);
    if (n != 1)
        n = words_pick(said, label, count, found, CHOICES);
    if (n == 1)
        return found[0];
    size_t used = (size_t)snprintf(why, size,
                                   n        ? "%s: \"%s\" could be"
                                   : person ? "%s: none of these is called \"%s\""
                                            : "%s: there is no \"%s\", but",
                                   view_text(option, "label"), said);
    for (int k = 0; k < (n ? n : count) && used < size; k++) {
        int c = n ? found[k] : k;
        /* A person sees the list with its numbers. */
        if (person && n)
            used += (size_t)snprintf(why + used, size - used, "%s %d (%s)", k ? "," : "", c + 1,
                                     label[c]);
        else if (!person)
            used += (size_t)snprintf(why + used, size - used, "%s %s", k ? "," : "",
                                     *value[c] ? value[c] : label[c]);
    }
    return -1;
}

/* ---- Questions ---------------------------------------------------------- */

/* A person's line; NULL and the exit code when they leave. */
static char *reply(struct making *m, const char *prompt)
{
    char *line = input_line(m->input, prompt);
    if (line) {
        while (isspace((unsigned char)*line))
            line++;
        size_t n = strlen(line);
        while (n && isspace((unsigned char)line[n - 1]))
            line[--n] = 0;
    }
    if (!line || !strcasecmp(line, "quit") || !strcasecmp(line, "exit")) {
        *m->code = CLI_OK;
        puts("No game was started.");
        return NULL;
    }
    return line;
}

/* The number of a choice; -1: the person leaves. A deck may also be a file, which
 * `file` then is a deck of. */
static int ask_choice(struct making *m, const json_t *option, const char *whose, int fallback,
                      json_t **file)
{
    const json_t *choices = json_object_get(option, "choices");
    struct paper p = paper_new(m->like);
    size_t i;
    json_t *choice;
    paper_put(&p, STYLE_BOLD, view_text(option, "label"));
    if (*whose)
        paper_putf(&p, STYLE_BOLD, " for %s", whose);
    paper_end_line(&p);
    json_array_foreach (choices, i, choice) {
        paper_putf(&p, STYLE_CYAN, "%4zu  ", i + 1);
        paper_flow(&p, 6, STYLE_NONE, choice_label(choice));
        paper_end_line(&p);
    }
    paper_show(&p);
    for (;;) {
        char prompt[64], why[1024];
        long number;
        snprintf(prompt, sizeof prompt, "Which? [%d] ", fallback + 1);
        char *line = reply(m, prompt);
        if (!line)
            return -1;
        if (!*line)
            return fallback;
        if (words_number(line, &number) && number >= 1 && number <= (long)json_array_size(choices))
            return (int)number - 1;
        if (file && !strcmp(view_text(option, "key"), "deck") && deck_is_file(line)) {
            *file = deck_for_setup(m->game, line);
            if (*file)
                return 0;
            continue;
        }
        int found = find_choice(option, line, true, why, sizeof why);
        if (found >= 0)
            return found;
        struct paper answer = paper_new(m->like);
        paper_flow(&answer, 2, STYLE_NONE, why);
        paper_show(&answer);
    }
}

/* Without a word about it no two seats take the same. */
static int free_choice(const json_t *option, const json_t *seats)
{
    json_t *choices = json_object_get(option, "choices");
    int first = default_choice(option), count = (int)json_array_size(choices);
    for (int k = 0; k < count; k++) {
        json_t *value = choice_value(json_array_get(choices, (size_t)((first + k) % count)));
        size_t i;
        json_t *seat;
        bool taken = false;
        json_array_foreach (seats, i, seat)
            taken |= json_equal(json_object_get(seat, view_text(option, "key")), value);
        if (!taken)
            return (first + k) % count;
    }
    return first;
}

/* The value of one option for the table, or where `seats` are those before it for
 * the next seat; NULL on failure. */
static json_t *option_value(struct making *m, const json_t *option, const json_t *seats,
                            const char *whose, bool ask)
{
    int seat = (int)json_array_size(seats);
    const char *key = view_text(option, "key");
    const char *wish = wish_for(m->wishes, key, seat);
    json_t *choices = json_object_get(option, "choices");
    int count = (int)json_array_size(choices);
    if (!count) {
        json_t *given = json_object_get(option, "default");
        if (!wish)
            return given ? json_incref(given) : json_null();
        json_t *value = json_loads(wish, JSON_DECODE_ANY, NULL);
        return value ? value : json_string(wish);
    }
    int number = free_choice(option, seats);
    if (wish && !strcmp(key, "deck") && deck_is_file(wish)) {
        *m->code = CLI_FAILED;
        return deck_for_setup(m->game, wish);
    }
    if (wish) {
        char why[1024];
        number = find_choice(option, wish, false, why, sizeof why);
        if (number < 0)
            *m->code = cli_usage("play", "%s", why);
    } else if (ask && m->input->person && count > 1) {
        json_t *file = NULL;
        number = ask_choice(m, option, whose, number, &file);
        if (file)
            return file;
    }
    return number < 0 ? NULL : json_incref(choice_value(json_array_get(choices, (size_t)number)));
}

static bool count_players(struct making *m, const json_t *described)
{
    const struct setup_wishes *wishes = m->wishes;
    const json_t *seats = json_object_get(described, "seats");
    int min = (int)view_number(seats, "min"), max = (int)view_number(seats, "max");
    min = min < 1 ? 1 : min;
    max = max < min ? min : max > ARB_SEATS ? ARB_SEATS : max;
    int said = wishes_for(wishes, "deck");
    said = wishes->names > said ? wishes->names : said;
    said = wishes->bots_to > said ? wishes->bots_to : said;
    size_t known = json_array_size(json_object_get(wishes->campaign, "players"));
    if (known) {
        m->players = (int)known;
        return true;
    }
    int players = wishes->players ? wishes->players : said > min ? said : min;
    if (!wishes->players && !said && m->input->person && max > min) {
        char prompt[64];
        snprintf(prompt, sizeof prompt, "How many players? (%d-%d) [%d] ", min, max, min);
        for (;;) {
            long number;
            char *line = reply(m, prompt);
            if (!line)
                return false;
            if (!*line)
                break;
            if (words_number(line, &number) && number >= min && number <= max) {
                players = (int)number;
                break;
            }
            printf("A number from %d to %d, please.\n", min, max);
        }
    }
    if (players < min || players > max || players < said) {
        *m->code =
            players < said && players >= min && players <= max
                ? cli_usage("play", "%d players, but %d decks, names or bots", players, said)
                : cli_usage("play", "this game is for %d to %d players, not %d", min, max, players);
        return false;
    }
    m->players = players;
    return true;
}

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
static bool keeps(const struct making *m, const json_t *option, int seat, bool heroes)
{
    const char *wish = wish_for(m->wishes, view_text(option, "key"), seat);
    if (!campaign_player(m, seat))
        return false;
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

/* Other heroes than those of the deck or the log: by --heroes, or from a person
 * whose hero has fallen. False: the person leaves. */
static bool take_heroes(struct making *m, int seat, const char *name, json_t *made)
{
    const char *wish = wish_for(m->wishes, "heroes", seat), *fallen = fallen_hero(m, seat);
    char line[512] = "", prompt[320];
    if (wish) {
        snprintf(line, sizeof line, "%s", wish);
    } else if (fallen && m->input->person && !wish_for(m->wishes, "deck", seat)) {
        snprintf(prompt, sizeof prompt,
                 "%s has fallen. Heroes of %s now, with commas (Enter: another deck): ", fallen,
                 name);
        char *said = reply(m, prompt);
        if (!said)
            return false;
        snprintf(line, sizeof line, "%s", said);
    }
    if (*line && strcmp(line, "keep") != 0)
        json_object_set_new(made, "heroes", split_names(line));
    return true;
}

static json_t *make_seat(struct making *m, const json_t *options, const json_t *seats, int seat)
{
    const struct setup_wishes *wishes = m->wishes;
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
    if (!take_heroes(m, seat, name, made)) {
        json_decref(made);
        return NULL;
    }
    bool heroes = json_object_get(made, "heroes") != NULL;
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option) {
        if (!json_is_true(json_object_get(option, "per_seat")) || keeps(m, option, seat, heroes))
            continue;
        json_t *value = option_value(m, option, seats, m->players > 1 ? name : "", true);
        if (!value) {
            json_decref(made);
            return NULL;
        }
        json_object_set_new(made, view_text(option, "key"), value);
    }
    return made;
}

/* What was wished for and is no option the game told of goes through as it is;
 * the game refuses what it does not know. */
static bool add_other_wishes(struct making *m, const json_t *options, json_t *setup)
{
    for (int w = 0; w < m->wishes->count; w++) {
        bool known = !strcmp(m->wishes->wish[w].key, "heroes");
        size_t i;
        json_t *option;
        json_array_foreach (options, i, option)
            known |= !strcmp(view_text(option, "key"), m->wishes->wish[w].key);
        if (known)
            continue;
        char assignment[1024];
        snprintf(assignment, sizeof assignment, "%s=%s", m->wishes->wish[w].key,
                 m->wishes->wish[w].value);
        if (!cli_set("play", setup, assignment)) {
            *m->code = CLI_USAGE;
            return false;
        }
    }
    return true;
}

static bool for_the_table(const json_t *option)
{
    return !json_is_true(json_object_get(option, "per_seat"));
}

/* An option whose default has been taken without a word about it. Campaigns are
 * begun by --campaign, which keeps their logs. */
static bool left_open(struct making *m, const json_t *option, size_t number)
{
    const char *key = view_text(option, "key");
    return number && for_the_table(option) && !wish_for(m->wishes, key, 0) &&
           strcmp(key, "campaign") != 0 && json_array_size(json_object_get(option, "choices")) > 1;
}

static void show_open(struct making *m, const json_t *options, const json_t *setup)
{
    struct paper p = paper_new(m->like);
    size_t i, k;
    json_t *option, *choice;
    json_array_foreach (options, i, option) {
        if (!left_open(m, option, i))
            continue;
        const json_t *value = json_object_get(setup, view_text(option, "key"));
        paper_putf(&p, STYLE_CYAN, "  %s", view_text(option, "label"));
        paper_to(&p, 18);
        json_array_foreach (json_object_get(option, "choices"), k, choice)
            if (json_equal(choice_value(choice), value))
                paper_flow(&p, 18, STYLE_NONE, choice_label(choice));
        paper_end_line(&p);
    }
    paper_show(&p);
}

/* The first option (the scenario) is asked; of the others a person sees the
 * defaults together and changes what they like. */
static bool change_open(struct making *m, const json_t *options, json_t *setup)
{
    const char *label[CHOICES];
    json_t *open[CHOICES];
    int count = 0, found[1];
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option)
        if (left_open(m, option, i) && count < CHOICES) {
            label[count] = view_text(option, "label");
            open[count++] = option;
        }
    /* Who has said what to play on the command line has said the rest there, too. */
    const json_t *first = json_array_get(options, 0);
    bool told = wish_for(m->wishes, view_text(first, "key"), 0) != NULL;
    while (count && m->input->person && !told) {
        show_open(m, options, setup);
        char *line = reply(m, "Change one of these? Its name, or Enter to go on: ");
        if (!line)
            return false;
        if (!*line)
            break;
        if (words_pick(line, label, count, found, 1) != 1) {
            printf("None of these is called \"%s\".\n", line);
            continue;
        }
        int number = ask_choice(m, open[found[0]], "", default_choice(open[found[0]]), NULL);
        if (number < 0)
            return false;
        json_t *choice = json_array_get(json_object_get(open[found[0]], "choices"), (size_t)number);
        json_object_set(setup, view_text(open[found[0]], "key"), choice_value(choice));
    }
    return true;
}

/* The log says which scenario comes next, and the game what it takes for granted
 * in a campaign. */
static bool left_to_campaign(const struct making *m, const json_t *option)
{
    const char *key = view_text(option, "key");
    return m->wishes->campaign && (!strcmp(key, "campaign") || !wish_for(m->wishes, key, 0));
}

static bool fill_setup(struct making *m, const json_t *described, json_t *setup)
{
    const json_t *options = json_object_get(described, "options");
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option) {
        if (!for_the_table(option) || left_to_campaign(m, option))
            continue;
        json_t *value = option_value(m, option, NULL, "", i == 0);
        if (!value)
            return false;
        if (!json_is_null(value))
            json_object_set(setup, view_text(option, "key"), value);
        json_decref(value);
    }
    if (m->wishes->campaign)
        json_object_set(setup, "campaign", m->wishes->campaign);
    else if (!change_open(m, options, setup))
        return false;
    if (!count_players(m, described))
        return false;
    json_t *seats = json_array();
    json_object_set_new(setup, "seats", seats);
    for (int seat = 0; seat < m->players; seat++) {
        json_t *made = make_seat(m, options, seats, seat);
        if (!made)
            return false;
        json_array_append_new(seats, made);
    }
    return add_other_wishes(m, options, setup);
}

json_t *setup_make(const arb_game *game, const struct setup_wishes *wishes, struct input *input,
                   const struct paper *like, int *code)
{
    struct making m = {.game = game, .wishes = wishes, .input = input, .like = like, .code = code};
    uint64_t seed = wishes->seed;
    *code = CLI_FAILED;
    if (!wishes->seeded) {
        if (getrandom(&seed, sizeof seed, 0) != sizeof seed) {
            *code = cli_fail("the system gives no random numbers; say --seed N");
            return NULL;
        }
        seed >>= 16; /* short enough to be typed again */
    }
    json_t *described = arb_game_describe(game), *setup = json_object();
    if (!fill_setup(&m, described, setup)) {
        json_decref(setup);
        setup = NULL;
    } else {
        json_object_set_new(setup, "seed", json_integer((json_int_t)seed));
    }
    json_decref(described);
    return setup;
}
