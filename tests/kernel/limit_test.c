/* A play that outgrows a fixed table ends alone: with words, with its journal, and
 * nothing else comes to harm. */
#include "helper.h"

#include "../../src/play/bot.h"

#include <criterion/criterion.h>

static const char *const setups[] = {
    [TOY_DEEP] = "{\"seed\": 1, \"trouble\": 1}",
    [TOY_WIDE] = "{\"seed\": 1, \"trouble\": 2}",
    [TOY_FULL] = "{\"seed\": 1, \"trouble\": 3}",
    [TOY_STUCK] = "{\"seed\": 1, \"trouble\": 4}",
};
static const char *const words[] = {
    [TOY_DEEP] = "more effects wait for each other than a table holds",
    [TOY_WIDE] = "more choices at once than a table holds",
    [TOY_FULL] = "more of the other",
    [TOY_STUCK] = "a question with nothing to choose from",
};

Test(limit, a_play_that_outgrows_its_table_stops_with_words)
{
    arb_game *game = toy_game();
    for (int trouble = TOY_DEEP; trouble <= TOY_STUCK; trouble++) {
        arb_table *t = toy_open(game, setups[trouble], 0);
        arb_table *other = toy_open(game, "{\"seed\": 1}", 0);
        uint64_t state = 7, same = 7;
        struct arb_ask ask;
        struct arb_error err;
        cr_assert_null(arb_stopped(t));
        play_on(t, &state, 1000);
        cr_assert_eq(arb_status(t), ARB_STOPPED);
        cr_assert_str_eq(arb_stopped(t), words[trouble]);
        cr_assert_eq(arb_asks(t, &ask, 1), 0);
        cr_assert(arb_check(t, &err));
        cr_assert_not(arb_answer(t, 1, 0, 0, &err));
        cr_assert(strstr(err.text, words[trouble]), "%s", err.text);
        play_on(other, &same, 1000);
        cr_assert_eq(arb_status(other), ARB_WON);
        arb_table_close(other);
        arb_table_close(t);
    }
    arb_game_free(game);
}

Test(limit, what_led_there_is_kept_and_can_be_taken_back)
{
    arb_game *game = toy_game();
    for (int trouble = TOY_DEEP; trouble <= TOY_STUCK; trouble++) {
        arb_table *t = toy_open(game, setups[trouble], 0);
        uint64_t state = 7;
        struct arb_error err;
        const char *path = temp_path("stopped.save");
        cr_assert(arb_save(t, path, &err));
        play_on(t, &state, 1000);
        arb_table *again = arb_load(game, arb_file(path), 0, NULL, &err);
        cr_assert(again, "%s", err.text);
        cr_assert_eq(arb_status(again), ARB_STOPPED);
        cr_assert_str_eq(arb_stopped(again), words[trouble]);
        cr_assert_eq(arb_hash(again), arb_hash(t));
        cr_assert(arb_undo(again, &err));
        cr_assert_eq(arb_status(again), ARB_PLAYING);
        cr_assert_null(arb_stopped(again));
        arb_table_close(again);
        arb_table_close(t);
    }
    arb_game_free(game);
}

/* A bot is never asked what has no answer, so it cannot be asked again and again. */
Test(limit, bots_come_to_the_stop_and_not_further)
{
    arb_game *game = toy_game();
    for (const struct arb_bot *const *bot = arb_bots(); *bot; bot++) {
        arb_table *t = toy_open(game, setups[TOY_STUCK], 0);
        struct arb_bot_seat chair[2];
        struct arb_ask ask;
        struct arb_error err;
        for (int seat = 0; seat < 2; seat++)
            arb_bot_sit(&chair[seat], *bot, seat, 1);
        while (arb_asks(t, &ask, 1) > 0) {
            cr_assert_gt(ask.count, 0);
            int choice = arb_bot_choose(&chair[ask.seat], t, &ask);
            cr_assert(arb_answer(t, ask.id, ask.seat, choice, &err), "%s", err.text);
        }
        cr_assert_eq(arb_status(t), ARB_STOPPED);
        arb_table_close(t);
    }
    arb_game_free(game);
}
