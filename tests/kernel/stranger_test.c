/* Saves made to do harm, with every checksum right. */
#include "helper.h"

#include "error.h"
#include "memory.h"

#include <criterion/criterion.h>

static bool gather(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    (void)anew, (void)err;
    arb_bytes_add(with, bytes, count);
    return true;
}

static struct arb_bytes bytes_of(arb_table *t)
{
    struct arb_bytes bytes = {0};
    cr_assert(arb_save_to(t, (struct arb_keeper){gather, &bytes}, NULL));
    arb_journal_close(&t->journal);
    return bytes;
}

static arb_table *long_play(arb_game *game)
{
    arb_table *t = toy_open(game, "{\"seed\": 4, \"rounds\": 100}", 0);
    uint64_t state = 1;
    play_on(t, &state, 200);
    return t;
}

/* Put this block in the place of the last snapshot, and make its hash fit. */
static void forge(arb_table *t, const struct arb_block *block)
{
    struct arb_history *h = &t->history;
    struct arb_snapshot *last = &h->snapshot[--h->snapshots];
    struct arb_table there = {.block_bytes = t->block_bytes,
                              .run = {.block = (void *)block, .rules = t->run.rules}};
    uint32_t length = h->length, events = last->events;
    h->length = last->length;
    free(last->data);
    arb_history_snapshot(h, block, t->block_bytes, events);
    h->length = length;
    if (block->top < ARB_STACK_BYTES) /* else already hashing it would go astray */
        h->entry[last->length - 1].hash = arb_hash(&there);
}

/* Frames are offsets into the stack and numbers of flows. */
Test(stranger, a_forged_snapshot_is_never_followed)
{
    arb_game *game = toy_game();
    for (int kind = 0; kind < 4; kind++) {
        arb_table *t = long_play(game);
        uint64_t hash = arb_hash(t);
        struct arb_block *block = malloc(t->block_bytes);
        cr_assert(arb_snapshot_restore(&t->history.snapshot[t->history.snapshots - 1], block,
                                       t->block_bytes));
        struct arb_frame *top = (void *)(block->stack + block->top);
        if (kind == 0)
            block->top = 65000;
        else if (kind == 1)
            top->flow = 60000;
        else if (kind == 2)
            top->size = 65000;
        else
            top->at = 1;
        uint64_t was =
            t->history.entry[t->history.snapshot[t->history.snapshots - 1].length - 1].hash;
        forge(t, block);
        const char *path = temp_path("forged.save");
        struct arb_error err;
        for (int fits = 0; fits < 2; fits++) {
            cr_assert(arb_save(t, path, &err), "%s", err.text);
            arb_table *u = arb_load(game, arb_file(path), 0, NULL, &err);
            /* A hash that fits the forged block is not the one the rules lead to. */
            cr_assert(fits || !u || arb_hash(u) == hash);
            if (u) {
                uint64_t state = 3;
                cr_assert_eq(arb_hash(u), hash);
                play_on(u, &state, 50);
                arb_table_close(u);
            }
            t->history.entry[t->history.snapshot[t->history.snapshots - 1].length - 1].hash = was;
        }
        arb_table *u = arb_load(game, arb_file(path), 0, NULL, &err);
        cr_assert(u, "what was really answered stands: %s", err.text);
        arb_table_close(t), arb_table_close(u);
        free(block);
    }
    arb_game_free(game);
}

/* Options of a chance answer are used as they stand in the entry. */
Test(stranger, chance_brings_an_outcome_and_nothing_else)
{
    arb_game *game = toy_game();
    arb_table *t = long_play(game);
    struct arb_error err;
    uint32_t i = 0;
    while (t->history.entry[i].seat != ARB_CHANCE)
        i++;
    t->history.entry[i].option.b = 7;
    struct arb_bytes bytes = bytes_of(t);
    cr_assert_null(arb_load(game, arb_memory(bytes.data, bytes.size), 0, NULL, &err));
    cr_assert(strstr(err.text, "do not offer"), "%s", err.text);
    free(bytes.data);
    arb_table_close(t);
    arb_game_free(game);
}

Test(stranger, a_position_the_play_would_stop_at_is_refused)
{
    arb_game *game = toy_game();
    ((struct toy_content *)game->content)->max_bid = ARB_OPTIONS;
    arb_table *t = toy_open(game, "{\"seed\": 4}", 0);
    struct arb_error err;
    json_t *rich = json_pack("{s:[i,i]}", "coins", ARB_OPTIONS - 2, 1);
    uint64_t hash = arb_hash(t);
    cr_assert_not(arb_arrange(t, rich, &err), "both lists share the room");
    cr_assert(strstr(err.text, "more choices"), "%s", err.text);
    cr_assert_eq(arb_hash(t), hash);
    cr_assert_eq(arb_status(t), ARB_PLAYING);
    json_decref(rich);
    arb_table_close(t);
    arb_game_free(game);
}

Test(stranger, a_position_that_breaks_an_invariant_is_refused)
{
    arb_game *game = toy_game();
    arb_table *t = long_play(game);
    struct arb_error err;
    json_t *position = json_pack("{s:i}", "lost card", 5);
    uint64_t hash = arb_hash(t);
    cr_assert_not(arb_arrange(t, position, &err));
    cr_assert(strstr(err.text, "23 cards"), "%s", err.text);
    cr_assert_eq(arb_hash(t), hash);
    /* Nor does a file that says it was arranged bring it about. */
    arb_history_add_arrangement(&t->history, hash, position);
    struct arb_bytes bytes = bytes_of(t);
    cr_assert_null(arb_load(game, arb_memory(bytes.data, bytes.size), 0, NULL, &err));
    cr_assert(strstr(err.text, "23 cards"), "%s", err.text);
    arb_table *u = arb_load(game, arb_memory(bytes.data, bytes.size), ARB_RECOVER, NULL, &err);
    cr_assert(u);
    cr_assert_eq(arb_hash(u), hash, "what came before can be had");
    free(bytes.data);
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game);
}

Test(stranger, arrangements_are_bounded_in_number_and_size)
{
    arb_game *game = toy_game();
    arb_table *t = long_play(game);
    struct arb_error err;
    json_t *position = json_object();
    for (int i = 0; i < ARB_ARRANGEMENTS; i++)
        cr_assert(arb_arrange(t, position, &err), "%s", err.text);
    cr_assert_not(arb_arrange(t, position, &err));
    cr_assert(strstr(err.text, "1024 times"), "%s", err.text);
    struct arb_bytes bytes = bytes_of(t);
    arb_table *u = arb_load(game, arb_memory(bytes.data, bytes.size), 0, NULL, &err);
    cr_assert(u, "as many as can be made can be loaded: %s", err.text);
    arb_table_close(u);
    free(bytes.data);
    arb_history_add_arrangement(&t->history, arb_hash(t), json_incref(position));
    bytes = bytes_of(t);
    cr_assert_null(arb_load(game, arb_memory(bytes.data, bytes.size), 0, NULL, &err));
    free(bytes.data);
    arb_table_close(t);

    t = long_play(game);
    char *text = memset(malloc(ARB_POSITION_BYTES), 'x', ARB_POSITION_BYTES);
    json_object_set_new(position, "coins", json_stringn(text, ARB_POSITION_BYTES));
    cr_assert_not(arb_arrange(t, position, &err));
    cr_assert(strstr(err.text, "65536 bytes"), "%s", err.text);
    arb_history_add_arrangement(&t->history, arb_hash(t), json_incref(position));
    bytes = bytes_of(t);
    cr_assert_null(arb_load(game, arb_memory(bytes.data, bytes.size), 0, NULL, &err));
    free(bytes.data);
    free(text);
    json_decref(position);
    arb_table_close(t);
    arb_game_free(game);
}

/* Whoever made the file chose the names in it; a terminal shows them. */
Test(stranger, a_name_in_a_file_cannot_give_orders_to_a_terminal)
{
    static const char *const said[] = {"A?[2J", "??2J?", "\u00c9owyn"};
    arb_game *game = toy_game();
    arb_table *t =
        toy_open(game,
                 "{\"seats\": [{\"name\": \"A\\u001b[2J\"}, {\"name\": \"\\u009b2J\\u007f\"},"
                 "{\"name\": \"\u00c9owyn\"}]}",
                 0);
    for (int seat = 0; seat < 3; seat++)
        cr_assert_str_eq(t->run.name[seat], said[seat]);
    arb_table_close(t);
    arb_game_free(game);
}
