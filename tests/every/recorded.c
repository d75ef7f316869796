/* recorded.c - whole games whose positions, words and wishes are recorded, and what a game
 * says of itself. Which games is written in plays.games, a line each: the setup with its seed,
 * and what the players answered; without answers they are drawn from the seed. Neither
 * depends on what bots think today. Where an answer is no longer there, another one is taken,
 * so that the same games can be recorded anew. */
#include "every.h"

#include "../../src/play/book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 700, LOOK_EVERY = 8, CANDIDATES = 160, PLAYS = 32, NEWS = 4 };

/* One play. */

struct play {
    struct trial *trial;
    arb_table *table;
    const char *answers;         /* still to be given; NULL: by the seed */
    struct arb_bot_seat *chairs; /* who answers instead, while games are chosen */
    char *given;
};

static void give(struct play *play, int choice)
{
    size_t was = play->given ? strlen(play->given) : 0;
    play->given = realloc(play->given, was + 8);
    if (!play->given)
        abort();
    snprintf(play->given + was, 8, was ? " %d" : "%d", choice);
}

static int next_choice(struct play *play, const struct arb_ask *ask)
{
    char *end;
    if (play->chairs)
        return arb_bot_choose(&play->chairs[ask->seat], play->table, ask);
    if (!play->answers)
        return any_choice(play->trial, ask);
    long choice = strtol(play->answers, &end, 10);
    bool more = end != play->answers;
    play->answers = end;
    return more ? (int)(choice % ask->count) : -1;
}

/* Answer the first that is asked. */
static bool play_on(struct play *play)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    if (play->trial->steps >= STEPS || !arb_asks(play->table, &ask, 1))
        return false;
    int choice = next_choice(play, &ask);
    if (choice < 0)
        return false;
    if (play->chairs)
        give(play, choice);
    play->trial->steps++;
    return arb_answer(play->table, ask.id, ask.seat, choice, &err) ||
           wrong(play->trial, "a legal answer is refused: %s", err.text);
}

/* What a whole play comes to. */
static void chain_play(struct trial *trial, const json_t *line, struct arb_chains *chains)
{
    struct arb_error err = {0};
    struct arb_seen seen = {0};
    const struct arb_seen *all[] = {&seen};
    const json_t *setup = json_object_get(line, "setup");
    struct play play = {.trial = trial,
                        .table = arb_table_open(trial->game, setup, 0, &err),
                        .answers = json_string_value(json_object_get(line, "answers"))};
    arb_random_seed(&trial->random, (uint64_t)json_integer_value(json_object_get(setup, "seed")));
    trial->steps = 0;
    if (!play.table) {
        wrong(trial, "its setup is refused: %s", err.text);
        return;
    }
    do {
        if (trial->steps % LOOK_EVERY == 0) {
            arb_see(play.table, &seen);
            arb_chain_look(chains, &seen);
        } else
            arb_see_position(play.table, &seen);
    } while (play_on(&play));
    arb_see(play.table, &seen);
    json_t *campaign = arb_campaign(play.table);
    seen.kind[ARB_SEEN_VIEWS] = arb_fold_json(seen.kind[ARB_SEEN_VIEWS], campaign);
    json_decref(campaign);
    arb_chain_look(chains, &seen);
    arb_chain_end(chains, all, 1);
    arb_table_close(play.table);
}

/* Which plays. */

/* How many sorts of events it had that none had before. */
static int news_of(arb_table *table, json_t *known)
{
    json_t *events = arb_events(table, ARB_SPECTATOR, 0), *event;
    int news = 0;
    size_t i;
    json_array_foreach (events, i, event) {
        char sort[64];
        snprintf(sort, sizeof sort, "%s %.40s", json_string_value(json_object_get(event, "kind")),
                 json_string_value(json_object_get(event, "text")));
        sort[strcspn(sort, "0123456789")] = '\0';
        news += !json_object_get(known, sort);
        json_object_set_new(known, sort, json_true());
    }
    json_decref(events);
    return news;
}

/* One by random answers or by bots, by turns; NULL: it brings too little. */
static json_t *candidate(const arb_game *game, uint64_t seed, json_t *known)
{
    struct trial trial = {.game = game, .seed = seed};
    struct arb_bot_seat chairs[ARB_SEATS];
    arb_random_seed(&trial.random, seed);
    arb_table *table = any_table(&trial, 0, 1);
    if (!table)
        return NULL;
    struct play play = {.trial = &trial, .table = table, .chairs = seed % 2 ? chairs : NULL};
    for (int seat = 0; seat < ARB_SEATS; seat++)
        arb_bot_sit(&chairs[seat], arb_bot_named("steady"), seat, seed);
    arb_random_seed(&trial.random, seed & 0xffffffff);
    while (play_on(&play)) {
    }
    json_t *line = NULL;
    if (news_of(table, known) >= NEWS) {
        line = json_pack("{sO}", "setup", last_setup());
        if (play.given)
            json_object_set_new(line, "answers", json_string(play.given));
    }
    free(play.given);
    arb_table_close(table);
    return line;
}

static json_t *choose_plays(const arb_game *game)
{
    json_t *plays = json_array(), *known = json_object();
    for (uint64_t seed = 1; seed <= CANDIDATES && json_array_size(plays) < PLAYS; seed++) {
        json_t *line = candidate(game, seed, known);
        if (line)
            json_array_append_new(plays, line);
    }
    json_decref(known);
    return plays;
}

static FILE *open_plays(const char *folder, const char *how)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/plays.games", folder);
    return fopen(path, how);
}

static json_t *load_plays(const char *folder)
{
    json_t *plays = json_array();
    char *line = NULL;
    size_t room = 0;
    FILE *file = open_plays(folder, "r");
    while (file && getline(&line, &room, file) > 0)
        json_array_append_new(plays, json_loads(line, 0, NULL));
    free(line);
    if (file)
        fclose(file);
    return plays;
}

static void write_plays(const char *folder, const json_t *plays)
{
    FILE *file = open_plays(folder, "w");
    json_t *line;
    size_t i;
    json_array_foreach (plays, i, line) {
        char *text = json_dumps(line, JSON_COMPACT | JSON_SORT_KEYS);
        if (file)
            fprintf(file, "%s\n", text);
        free(text);
    }
    if (file)
        fclose(file);
}

/* All of a game. */

/* Either held against the book, or put into it. */
static bool settle(struct ledger *ledger, const char *group, const char *key,
                   struct arb_chains *chains, const struct trial *trial)
{
    char *message = NULL;
    bool good = !trial->why[0];
    if (!good)
        printf("FAILED  %s, recorded %s %s: %s\n", ledger->id, group, key, trial->why);
    if (good && ledger->anew) {
        json_t *value = arb_chain_value(chains);
        arb_book_note(ledger->book, group, key, value);
        json_decref(value);
    } else if (good && !arb_book_same(ledger->book, group, key, chains, &message)) {
        printf("FAILED  %s, recorded %s %s: %s (a look is taken every %d answers)\n", ledger->id,
               group, key, message, LOOK_EVERY);
        good = false;
    }
    free(message);
    arb_chain_free(chains);
    ledger->passed += good;
    ledger->failed += !good;
    return good;
}

void settle_text(struct ledger *ledger, const char *group, const char *key, uint64_t sum)
{
    struct trial trial = {0};
    struct arb_chains chains = {0};
    struct arb_seen seen = {0};
    seen.kind[ARB_SEEN_VIEWS] = sum;
    arb_chain_look(&chains, &seen);
    seen.kind[ARB_SEEN_VIEWS] = sum << 8;
    arb_chain_look(&chains, &seen);
    settle(ledger, group, key, &chains, &trial);
}

void try_recorded(struct ledger *ledger, bool choose)
{
    json_t *plays = choose ? choose_plays(ledger->game) : load_plays(ledger->folder), *line;
    size_t i;
    ledger->book = ledger->anew ? arb_book_load("", "") : arb_book_load(ledger->folder, "plays");
    json_array_foreach (plays, i, line) {
        struct trial trial = {.game = ledger->game};
        struct arb_chains chains = {0};
        char key[24];
        snprintf(key, sizeof key, "%zu", i);
        chain_play(&trial, line, &chains);
        settle(ledger, "plays", key, &chains, &trial);
    }
    try_told(ledger);
    if (ledger->anew && !arb_book_write(ledger->book, ledger->folder, "plays"))
        ledger->failed++;
    if (choose)
        write_plays(ledger->folder, plays);
    json_decref(ledger->book);
    json_decref(plays);
}
