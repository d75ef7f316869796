/* test_table.c - a table that a test drives, and the checks that go along.
 *
 * Chance is always left pending by the kernel (referee mode) and answered
 * here: by what the test forced, or by the generator. In RUN_UNDO every answer
 * is given, taken back and given again; in RUN_SAVE the table is closed and
 * loaded from its save after every seventh answer and after each arrangement.
 * Whatever such a detour changes is an error of the kernel or the game. */
#include "test.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool fail(char **err, const char *doing, const struct arb_error *e)
{
    text_add(err, "%s: %s", doing, e->text[0] ? e->text : "it failed without saying why");
    if (e->rule[0])
        text_add(err, " (rule %s)", e->rule);
    return false;
}

int driven_pending(struct driven *d, struct arb_ask asks[DRIVEN_ASKS])
{
    return d->table ? arb_asks(d->table, asks, DRIVEN_ASKS) : 0;
}

/* Opening, saving, loading. */

void driven_note_rules(struct driven *d)
{
    const char *id;
    json_t *ran;
    json_object_foreach (d->cited, id, ran)
        if (!json_is_true(ran) && d->table && arb_traced(d->table, id))
            json_object_set_new(d->cited, id, json_true());
}

static bool check(struct driven *d, char **err)
{
    struct arb_error e = {0};
    return arb_check(d->table, &e) || fail(err, "an invariant of the game is broken", &e);
}

/* What a loaded table does not know of its former self. */
static void prepare(struct driven *d)
{
    arb_set_referee(d->table, true);
    arb_trace(d->table);
}

static bool save(struct driven *d, char **err)
{
    struct arb_error e = {0};
    return arb_save(d->table, d->save, &e) || fail(err, "saving", &e);
}

static bool reload(struct driven *d, char **err)
{
    struct arb_error e = {0};
    uint64_t hash = arb_hash(d->table);
    uint32_t length = arb_length(d->table);
    driven_note_rules(d);
    arb_table_close(d->table);
    d->table = arb_load(d->game, arb_file(d->save), 0, NULL, &e);
    if (!d->table)
        return fail(err, "loading what was just saved", &e);
    prepare(d);
    if (arb_hash(d->table) != hash || arb_length(d->table) != length) {
        text_add(err,
                 "the loaded table differs from the saved one (%" PRIu32
                 " answers, hash %016" PRIx64 "; it was %" PRIu32 ", %016" PRIx64 ")",
                 arb_length(d->table), arb_hash(d->table), length, hash);
        return false;
    }
    return save(d, err);
}

static bool open_save(struct driven *d, char **err)
{
    const char *folder = getenv("TMPDIR");
    text_add(&d->save, "%s/arbiter-test-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = mkstemp(d->save);
    if (file < 0) {
        text_add(err, "no temporary file can be made: %s", d->save);
        return false;
    }
    close(file);
    return save(d, err) && reload(d, err);
}

struct driven *driven_open(const arb_game *game, const json_t *setup, enum run_mode mode,
                           json_t *cited, struct record *record, char **err)
{
    struct driven *d = calloc(1, sizeof *d);
    struct arb_error e = {0};
    if (!d)
        abort();
    d->game = game;
    d->mode = mode;
    d->forced = json_array();
    d->cited = json_incref(cited);
    d->record = record;
    int flags = ARB_REFEREE | (mode == RUN_UNDO ? ARB_TORTURE : 0);
    d->table = arb_table_open(game, setup, flags, &e);
    if (d->table) {
        prepare(d);
        /* Begun again, so that the rules of the setup are traced, too. */
        json_int_t seed = json_integer_value(json_object_get(setup, "seed"));
        if (!arb_table_restart(d->table, (uint64_t)seed, &e)) {
            arb_table_close(d->table);
            d->table = NULL;
        }
    }
    if (!d->table)
        fail(err, "the table cannot be opened", &e);
    else if (check(d, err) && mode == RUN_SAVE)
        open_save(d, err);
    if (*err) {
        driven_close(d);
        return NULL;
    }
    record_step(d);
    return d;
}

void driven_close(struct driven *d)
{
    if (d->table)
        arb_table_close(d->table);
    if (d->save) {
        unlink(d->save);
        free(d->save);
    }
    free(d->by_player);
    json_decref(d->forced);
    json_decref(d->cited);
    free(d);
}

bool driven_order(struct driven *d, int seat, const json_t *orders, char **err)
{
    struct arb_error e = {0};
    return arb_set_orders(d->table, seat, orders, &e) || fail(err, "the orders were refused", &e);
}

/* Answering. */

static bool same_asks(const struct arb_ask *ask, const struct arb_option *options,
                      const struct arb_ask *now, int count)
{
    for (int i = 0; i < count; i++)
        if (now[i].id == ask->id && now[i].seat == ask->seat && now[i].count == ask->count)
            return !ask->options ||
                   memcmp(now[i].options, options, ask->count * sizeof *options) == 0;
    return false;
}

/* Take the answer just given back and give it again. */
static bool answer_again(struct driven *d, const struct arb_ask *ask,
                         const struct arb_option *options, int choice, uint32_t length,
                         uint64_t before, char **err)
{
    struct arb_error e = {0};
    struct arb_ask now[DRIVEN_ASKS];
    uint64_t after = arb_hash(d->table);
    uint32_t grown = arb_length(d->table);
    if (!arb_rewind(d->table, length, &e))
        return fail(err, "taking an answer back", &e);
    if (arb_hash(d->table) != before || arb_length(d->table) != length) {
        text_add(err, "taking answer %" PRIu32 " back does not restore the position before it",
                 grown);
        return false;
    }
    if (!same_asks(ask, options, now, driven_pending(d, now))) {
        text_add(err, "taking answer %" PRIu32 " back does not restore its options", grown);
        return false;
    }
    if (!arb_answer(d->table, ask->id, ask->seat, choice, &e))
        return fail(err, "giving an answer again", &e);
    if (arb_hash(d->table) != after || arb_length(d->table) != grown) {
        text_add(err, "giving answer %" PRIu32 " again leads somewhere else", grown);
        return false;
    }
    return true;
}

static void note_player(struct driven *d, uint32_t length)
{
    if (d->by_player_count == d->by_player_room) {
        d->by_player_room = d->by_player_room ? d->by_player_room * 2 : 64;
        d->by_player = realloc(d->by_player, d->by_player_room * sizeof *d->by_player);
        if (!d->by_player)
            abort();
    }
    d->by_player[d->by_player_count++] = length;
}

bool driven_answer(struct driven *d, struct arb_ask ask, int choice, char **err)
{
    struct arb_error e = {0};
    uint32_t length = arb_length(d->table);
    uint64_t before = arb_hash(d->table);
    struct arb_option *options = malloc((ask.count + 1u) * sizeof *options);
    if (!options)
        abort();
    if (ask.options)
        memcpy(options, ask.options, ask.count * sizeof *options);
    bool ok = arb_answer(d->table, ask.id, ask.seat, choice, &e);
    if (!ok)
        fail(err, "the answer was refused", &e);
    else if (d->mode == RUN_UNDO)
        ok = answer_again(d, &ask, options, choice, length, before, err);
    free(options);
    if (ok && ask.seat != ARB_CHANCE) {
        note_player(d, length);
        record_step(d);
    }
    d->answers++;
    if (ok && d->mode == RUN_SAVE && d->answers % DRIVEN_RELOAD == 0)
        ok = reload(d, err);
    return ok && check(d, err);
}

bool driven_arrange(struct driven *d, const json_t *position, char **err)
{
    struct arb_error e = {0};
    if (!driven_settle(d, err))
        return false;
    if (!arb_arrange(d->table, position, &e))
        return fail(err, "the position cannot be arranged", &e);
    record_step(d);
    return (d->mode != RUN_SAVE || reload(d, err)) && check(d, err);
}

/* Not arb_undo(): the answers of chance are given by hand here, and a script
 * means the last answer of a player. */
bool driven_undo(struct driven *d, char **err)
{
    struct arb_error e = {0};
    if (d->by_player_count == 0) {
        text_add(err, "there is no answer to take back");
        return false;
    }
    uint32_t length = d->by_player[--d->by_player_count];
    return (arb_rewind(d->table, length, &e) || fail(err, "undo", &e)) && check(d, err);
}
