#include "choice.h"
#include "cli.h"
#include "deck.h"
#include "play_draw.h"
#include "play_making.h"
#include "play_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

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

const char *wish_for(const struct setup_wishes *wishes, const char *key, int n)
{
    for (int i = 0; i < wishes->count; i++)
        if (!strcmp(wishes->wish[i].key, key) && n-- == 0)
            return wishes->wish[i].value;
    return NULL;
}

/* Questions. */

char *reply(struct making *m, const char *prompt)
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

/* Many short choices share lines, so that a list does not scroll away. */
static void put_choices(struct paper *p, const json_t *choices)
{
    enum { FEW = 12, NUMBER = 6, GAP = 2 };
    int count = (int)json_array_size(choices), widest = 0;
    for (int i = 0; i < count; i++) {
        int width = paper_width(choice_label(json_array_get(choices, (size_t)i)));
        widest = width > widest ? width : widest;
    }
    int columns = count <= FEW ? 1 : p->width / (NUMBER + widest + GAP);
    columns = columns < 1 ? 1 : columns > 3 ? 3 : columns;
    int lines = (count + columns - 1) / columns;
    for (int line = 0; line < lines; line++) {
        for (int i = line; i < count; i += lines) {
            paper_to(p, i / lines * (p->width / columns));
            paper_putf(p, STYLE_CYAN, "%4d  ", i + 1);
            paper_flow(p, p->column, STYLE_NONE, choice_label(json_array_get(choices, (size_t)i)));
        }
        paper_end_line(p);
    }
}

int ask_choice(struct making *m, const json_t *option, const char *whose, int fallback,
               json_t **file)
{
    const json_t *choices = json_object_get(option, "choices");
    struct paper p = paper_new(m->like);
    paper_put(&p, STYLE_BOLD, view_text(option, "label"));
    if (*whose)
        paper_putf(&p, STYLE_BOLD, " for %s", whose);
    paper_end_line(&p);
    put_choices(&p, choices);
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
            *file = deck_for_setup(m->game, line, m->any_deck);
            if (*file)
                return 0;
            continue;
        }
        int found = choice_find(option, line, true, why, sizeof why);
        if (found >= 0)
            return found;
        struct paper answer = paper_new(m->like);
        paper_flow(&answer, 2, STYLE_NONE, why);
        paper_show(&answer);
    }
}

bool for_the_table(const json_t *option)
{
    return !json_is_true(json_object_get(option, "per_seat"));
}

bool option_is_alike(const json_t *option)
{
    return json_is_true(json_object_get(option, "alike"));
}

/* Without a word about it no two seats take the same, unless all may. */
static int free_choice(const json_t *option, const json_t *seats)
{
    json_t *choices = json_object_get(option, "choices");
    int first = choice_default(option), count = (int)json_array_size(choices);
    if (option_is_alike(option))
        return first;
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

json_t *option_value(struct making *m, const json_t *option, const json_t *seats, const char *whose,
                     bool ask, bool again)
{
    int seat = (int)json_array_size(seats);
    const char *key = view_text(option, "key");
    const char *wish = again ? NULL : wish_for(m->wishes, key, seat);
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
        return deck_for_setup(m->game, wish, m->any_deck);
    }
    if (wish) {
        char why[1024];
        number = choice_find(option, wish, false, why, sizeof why);
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
    m->least = min;
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

static bool has_key(const json_t *options, const char *key)
{
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option)
        if (!strcmp(view_text(option, "key"), key) ||
            has_key(json_object_get(option, "parts"), key))
            return true;
    return false;
}

/* A key the game does not have is told before anything is asked. */
static bool known_wishes(struct making *m, const json_t *options)
{
    for (int w = 0; w < m->wishes->count; w++) {
        const char *key = m->wishes->wish[w].key;
        if (!has_key(options, key)) {
            *m->code = cli_no_option("play", options, key);
            return false;
        }
    }
    return true;
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
    int column = 18;
    json_array_foreach (options, i, option) {
        int end = paper_width(view_text(option, "label")) + 4;
        if (left_open(m, option, i) && end > column)
            column = end;
    }
    json_array_foreach (options, i, option) {
        if (!left_open(m, option, i))
            continue;
        const json_t *value = json_object_get(setup, view_text(option, "key"));
        paper_putf(&p, STYLE_CYAN, "  %s", view_text(option, "label"));
        paper_to(&p, column);
        json_array_foreach (json_object_get(option, "choices"), k, choice)
            if (json_equal(choice_value(choice), value))
                paper_flow(&p, column, STYLE_NONE, choice_label(choice));
        paper_end_line(&p);
    }
    json_array_foreach (options, i, option)
        if (!strcmp(view_text(option, "key"), "campaign") &&
            json_array_size(json_object_get(option, "choices")) > 1) {
            paper_put(&p, STYLE_DIM, "  Campaign");
            paper_to(&p, column);
            paper_put(&p, STYLE_DIM, "None; begin one with --campaign FILE");
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
        if (words_choose(line, label, count, found, 1) != 1) {
            printf("None of these is called \"%s\".\n", line);
            continue;
        }
        int number = ask_choice(m, open[found[0]], "", choice_default(open[found[0]]), NULL);
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

/* What is wrong with the table is told before seats are spoken of. */
static bool table_would_do(struct making *m, const json_t *setup)
{
    struct arb_error err = {0};
    bool good = true;
    if (m->wishes->campaign) {
        json_decref(arb_campaign_show(m->game, setup, &err));
        good = !err.text[0];
    } else {
        arb_table *table = arb_table_open(m->game, setup, ARB_FAST, &err);
        good = table != NULL;
        arb_table_close(table);
    }
    if (!good)
        *m->code = cli_error(&err);
    return good;
}

static bool fill_setup(struct making *m, const json_t *described, json_t *setup)
{
    const json_t *options = json_object_get(described, "options");
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option) {
        if (!for_the_table(option) || left_to_campaign(m, option))
            continue;
        json_t *value = option_value(m, option, NULL, "", i == 0, false);
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
    m->any_deck = !strcmp(view_text(setup, "deckbuilding"), "free");
    if (!table_would_do(m, setup) || !count_players(m, described))
        return false;
    json_t *seats = json_array();
    bool good = true;
    while (good && (int)json_array_size(seats) < m->players) {
        json_t *made = make_seat(m, options, setup, seats);
        good = made && json_array_append_new(seats, made) == 0;
    }
    json_object_set_new(setup, "seats", seats);
    return good;
}

/* Who has said how many play is not offered what is for another number. */
static void drop_other_sizes(const struct making *m, const json_t *options)
{
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option) {
        json_t *choices = json_object_get(option, "choices");
        bool said = wish_for(m->wishes, view_text(option, "key"), 0) != NULL;
        for (size_t k = json_array_size(choices); k-- > 0 && m->wishes->players && !said;) {
            int players = (int)view_number(json_array_get(choices, k), "players");
            if (players && players != m->wishes->players)
                json_array_remove(choices, k);
        }
    }
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
    drop_other_sizes(&m, json_object_get(described, "options"));
    if (!known_wishes(&m, json_object_get(described, "options")) ||
        !fill_setup(&m, described, setup)) {
        json_decref(setup);
        setup = NULL;
    } else {
        json_object_set_new(setup, "seed", json_integer((json_int_t)seed));
    }
    json_decref(described);
    return setup;
}
