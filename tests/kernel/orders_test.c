/* Standing orders: what they answer, what they never do, what nobody learns from them. */
#include "helper.h"

#include <criterion/criterion.h>

static const char *stop_of(const arb_table *t, int seat)
{
    static char stop[16];
    json_t *orders = arb_orders(t, seat);
    snprintf(stop, sizeof stop, "%s", json_string_value(json_object_get(orders, "stop")));
    json_decref(orders);
    return stop;
}

/* Do the orders of whoever is asked first answer? */
static bool is_ordered(arb_table *t)
{
    struct arb_ask ask;
    return arb_asks(t, &ask, 1) == 1 && ask.ordered;
}

Test(orders, never_passes_every_window)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 1, \"seats\": 2}", 0);
    cr_assert_str_eq(stop_of(t, 1), "always");
    order(t, 0, "{'stop': 'never'}");
    order(t, 1, "{'stop': 'never'}");
    struct arb_ask asks[9];
    struct arb_error err;
    int bids = 0;
    /* In the first round nobody has a coin, and bidding 0 is no choice; but
     * this ask came before the orders. */
    cr_assert(choose(t, TOY_BID, 0));
    while (arb_asks(t, asks, 9) > 0) {
        cr_assert_not(asks[0].window);
        cr_assert_gt(asks[0].count, 1);
        cr_assert(arb_answer(t, asks[0].id, asks[0].seat, 0, &err));
        bids++;
    }
    cr_assert_eq(bids, 8);
    arb_table_close(t);
    arb_game_free(game);
}

Test(orders, if_able_asks_only_where_there_is_a_choice)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 3, \"seats\": 2, \"rounds\": 30}", 0);
    order(t, 0, "{'stop': 'if_able'}");
    uint64_t state = 4;
    int single = 0, windows = 0;
    struct arb_ask ask;
    play_on(t, &state, 1); /* an order counts from the next answer on */
    while (arb_asks(t, &ask, 1) > 0) {
        if (ask.seat == 0) {
            cr_assert_gt(ask.count, 1);
            windows += ask.window;
        } else if (ask.count == 1) {
            single++;
        }
        play_on(t, &state, 1);
    }
    cr_assert_gt(single, 0, "seat 1 is always asked");
    cr_assert_gt(windows, 0, "seat 0 is asked when it is able");
    arb_table_close(t);
    arb_game_free(game);
}

/* Two seats, each with a coin for the cheapest cards; only hands differ. */
static arb_table *with_hand(arb_game *game, const char *hand)
{
    struct arb_error err;
    arb_table *t = toy_open(game, "{\"seed\": 3, \"seats\": 2, \"rounds\": 9}", 0);
    json_t *position = json_loads(hand, 0, NULL);
    cr_assert(arb_arrange(t, position, &err), "%s", err.text);
    json_decref(position);
    order(t, 0, "{'stop': 'if_able'}");
    arb_set_discreet(t, 1);
    cr_assert(choose(t, TOY_BID, 0));
    cr_assert(choose(t, TOY_BID, 0));
    return t;
}

Test(orders, wait_where_the_others_could_learn_from_it)
{
    arb_game *game = toy_game();
    struct arb_error err;
    /* Card 3 costs 4, card 4 costs 1. */
    arb_table *dear = with_hand(game, "{\"coins\": [0, 0], \"hand\": [3]}");
    arb_table *cheap = with_hand(game, "{\"coins\": [0, 0], \"hand\": [4]}");
    arb_table *t[] = {dear, cheap};
    for (int i = 0; i < 2; i++) {
        struct arb_ask ask;
        cr_assert_eq(arb_asks(t[i], &ask, 1), 1);
        cr_assert_eq(ask.seat, 0, "whatever is in the hand, the seat is asked");
        cr_assert(arb_veiled(t[i], 0));
        cr_assert_not(arb_veiled(t[i], 1), "who is not asked hides nothing");
    }
    cr_assert(is_ordered(dear));
    cr_assert_not(is_ordered(cheap));
    cr_assert_not(arb_obey(cheap, 0, &err));
    uint32_t length = arb_length(dear);
    cr_assert(arb_obey(dear, 0, &err), "%s", err.text);
    struct arb_taken taken;
    cr_assert(arb_taken(dear, length, &taken));
    cr_assert_not(taken.by_hand);

    /* Who is never asked is not asked, whatever is in the hand. */
    order(cheap, 0, "{'stop': 'never'}");
    cr_assert(arb_obey(cheap, 0, &err), "%s", err.text);
    arb_table_close(dear), arb_table_close(cheap);

    /* Nor does anybody wait where all can see that there is nothing. */
    arb_table *poor = toy_open(game, "{\"seed\": 3, \"seats\": 2, \"rounds\": 9}", 0);
    order(poor, 1, "{'stop': 'if_able'}");
    arb_set_discreet(poor, 3);
    struct arb_ask ask;
    cr_assert(choose(poor, TOY_BID, 0));
    cr_assert_eq(arb_asks(poor, &ask, 1), 1);
    cr_assert(ask.seat == 0 && ask.window, "the only bid there is was made");
    arb_table_close(poor);
    arb_game_free(game);
}

/* By kind, phase and thing. */

/* The rounds, as bits, in which the seat is asked in a window, when nobody ever plays a
 * card and nobody bids. */
static unsigned rounds_asked(arb_table *t, int seat)
{
    struct arb_ask ask;
    struct arb_error err;
    unsigned rounds = 0;
    while (arb_asks(t, &ask, 1) > 0) {
        if (ask.window && ask.seat == seat)
            rounds |= 1u << toy_of(t)->round;
        cr_assert(arb_answer(t, ask.id, ask.seat, ask.window ? ask.count - 1 : 0, &err));
    }
    return rounds;
}

enum { EARLY = 2 + 4, LATE = 8 + 16 + 32, FIVE = EARLY + LATE };

/* Five rounds, with cards in the hand of seat 0 that it can always play. */
static arb_table *five_rounds(arb_game *game, bool own)
{
    struct arb_error err;
    arb_table *t = toy_open(game, own ? "{\"seed\": 3, \"own\": 1}" : "{\"seed\": 3}", 0);
    json_t *position = json_loads("{\"hand\": [4, 5, 8]}", 0, NULL);
    cr_assert(arb_arrange(t, position, &err), "%s", err.text);
    json_decref(position);
    return t;
}

Test(orders, by_kind_phase_and_thing)
{
    static const struct {
        const char *orders;
        bool own; /* the windows are those of one's own turn */
        unsigned asked;
    } cases[] = {
        {"{'stop': 'always'}", false, FIVE},
        {"{'stop': 'if_able'}", false, FIVE},
        {"{'stop': 'if_useful'}", false, LATE},
        {"{'stop': 'if_useful'}", true, LATE},
        {"{'stop': 'if_useful', 'things': {'card no': 'never'}}", false, 0},
        {"{'stop': 'if_useful', 'things': {'card no 4': 'always'}}", false, FIVE},
        {"{'stop': 'if_useful', 'at': [{'phase': 'early', 'stop': 'always'}]}", false, FIVE},
        {"{'stop': 'never'}", false, 0},
        {"{'stop': 'never'}", true, FIVE},
        {"{'at': [{'kind': 'first', 'stop': 'never'}]}", false, 0},
        {"{'at': [{'kind': 'more', 'stop': 'never'}]}", false, FIVE},
        /* Only who speaks of a kind gives away windows of their own turn. */
        {"{'at': [{'kind': 'first', 'stop': 'never'}]}", true, 0},
        {"{'at': [{'phase': 'early', 'stop': 'never'}]}", false, LATE},
        {"{'at': [{'phase': 'early', 'stop': 'never'}]}", true, FIVE},
        {"{'stop': 'never', 'at': [{'phase': 'late', 'stop': 'always'}]}", false, LATE},
        /* What is said of more goes before what is said of less, in any order. */
        {"{'at': [{'kind': 'first', 'phase': 'late', 'stop': 'always'},"
         "        {'kind': 'first', 'stop': 'never'}, {'phase': 'early', 'stop': 'always'}]}",
         false, LATE},
        {"{'stop': 'if_able', 'things': {'card no': 'never'}}", true, 0},
        {"{'stop': 'if_able', 'things': {'CÄRD no. 4': 'never'}}", false, FIVE},
        {"{'stop': 'always', 'things': {'card': 'never'}}", false, FIVE},
        {"{'stop': 'never', 'things': {'card no 4': 'always'}}", false, FIVE},
        {"{'stop': 'never', 'things': {'no 99': 'always'}}", false, 0},
        {"{'at': [{'kind': 'first', 'stop': 'never'}], 'things': {'no 4': 'always'}}", true, FIVE},
        /* To pass a phase is to pass what is one's own there, too. */
        {"{'at': [{'phase': 'early', 'stop': 'pass'}]}", true, LATE},
        {"{'at': [{'kind': 'first', 'stop': 'pass'}]}", true, 0},
        {"{'at': [{'phase': 'early', 'stop': 'pass'}, {'kind': 'first', 'stop': 'always'}]}", true,
         FIVE},
        /* A thing in a phase, or in windows of a kind. */
        {"{'stop': 'if_able', 'at': [{'thing': 'card', 'phase': 'early', 'stop': 'never'}]}", true,
         LATE},
        {"{'stop': 'if_able', 'at': [{'thing': 'card', 'kind': 'more', 'stop': 'never'}]}", true,
         FIVE},
        {"{'stop': 'if_able', 'at': [{'thing': 'card', 'kind': 'first', 'stop': 'never'},"
         " {'thing': 'no 4', 'kind': 'first', 'phase': 'late', 'stop': 'always'}]}",
         true, LATE},
        {"{'stop': 'never', 'at': [{'thing': 'no 4', 'phase': 'early', 'stop': 'always'}]}", false,
         EARLY},
        {"{'stop': 'if_able', 'things': {'card': 'never'},"
         " 'at': [{'thing': 'no 4', 'phase': 'early', 'stop': 'always'}]}",
         false, EARLY},
        {"{'stop': 'if_able', 'at': [{'thing': 'no 99', 'phase': 'early', 'stop': 'never'}]}", true,
         FIVE},
    };
    arb_game *game = toy_game();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        arb_table *t = five_rounds(game, cases[i].own);
        order(t, 0, cases[i].orders);
        cr_expect_eq(rounds_asked(t, 0), cases[i].asked, "%s%s", cases[i].orders,
                     cases[i].own ? " in one's own turn" : "");
        arb_table_close(t);
    }
    arb_game_free(game);
}

/* How often anybody is asked for a bid. */
static int bids_asked(arb_table *t)
{
    struct arb_ask ask;
    struct arb_error err;
    int bids = 0;
    while (arb_asks(t, &ask, 1) > 0) {
        bids += !ask.window && ask.count > 1;
        cr_assert(arb_answer(t, ask.id, ask.seat, ask.window ? ask.count - 1 : 0, &err));
    }
    return bids;
}

Test(orders, small_choices_are_made_or_asked)
{
    static const char *const small[] = {"{'small': 'usual'}", "{'small': 'ask'}"};
    arb_game *game = toy_game();
    for (int asked = 0; asked < 2; asked++) {
        arb_table *t = toy_open(game, "{\"seed\": 3, \"seats\": 2, \"rounds\": 9}", 0);
        order(t, 0, small[asked]);
        order(t, 1, small[asked]);
        cr_expect_eq(bids_asked(t) > 1, asked, "%s", small[asked]); /* one came before the orders */
        arb_table_close(t);
    }
    arb_game_free(game);
}

Test(orders, a_new_player_begins_with_them)
{
    arb_game *game = toy_game();
    struct arb_error err;
    arb_table *t = five_rounds(game, false);
    order(t, 0, "{'things': {'card': 'never'}}");
    cr_assert(arb_set_orders(t, 0, NULL, &err), "%s", err.text);
    json_t *now = arb_orders(t, 0), *more = json_array_get(json_object_get(now, "at"), 0);
    cr_expect_str_eq(stop_of(t, 0), "if_useful");
    cr_expect_str_eq(json_string_value(json_object_get(now, "small")), "usual");
    cr_expect_str_eq(json_string_value(json_object_get(more, "kind")), "more");
    cr_expect_str_eq(json_string_value(json_object_get(more, "stop")), "never");
    cr_expect_eq(json_object_size(json_object_get(now, "things")), 0, "what was said is forgotten");
    cr_expect_eq(rounds_asked(t, 0), LATE);
    json_decref(now);
    arb_table_close(t);
    arb_game_free(game);
}

/* Until something ends it. */

Test(orders, until_a_phase_or_round_ends_or_something_happens)
{
    static const struct {
        const char *orders;
        int seat;
        bool own;
        unsigned asked;
    } cases[] = {
        {"{'until': {'end': 'phase'}}", 0, false, LATE},
        {"{'until': {'end': 'round'}}", 0, false, 32}, /* four rounds of the toy are one of these */
        {"{'until': {'end': 'phase'}}", 0, true, FIVE},
        {"{'until': {'end': 'phase', 'kind': 'first'}}", 0, true, LATE},
        {"{'until': {'end': 'phase', 'kind': 'more'}}", 0, false, FIVE},
        /* Seat 0 wins the bids, which all see; seat 1 must bid in the second round. */
        {"{'until': {'end': 'event'}}", 0, false, FIVE},
        {"{'until': {'end': 'event'}}", 1, false, FIVE - 2},
    };
    arb_game *game = toy_game();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        arb_table *t = five_rounds(game, cases[i].own);
        order(t, cases[i].seat, cases[i].orders);
        unsigned asked = rounds_asked(t, cases[i].seat);
        cr_expect_eq(asked, cases[i].asked, "%s: %x", cases[i].orders, asked);
        json_t *left = arb_orders(t, cases[i].seat);
        cr_expect_null(json_object_get(left, "until"), "what is over is forgotten");
        json_decref(left);
        arb_table_close(t);
    }
    arb_game_free(game);
}

/* With one coin card 4 can be played, with two card 5 as well. */
Test(orders, until_something_new_can_be_done)
{
    arb_game *game = toy_game();
    for (int anew = 0; anew < 2; anew++) {
        arb_table *t = five_rounds(game, false);
        struct arb_ask ask;
        while (arb_asks(t, &ask, 1) > 0 && !ask.window)
            choose(t, TOY_BID, 0);
        order(t, 0,
              anew ? "{'until': {'end': 'phase', 'new': true}}"
                   : "{'until': {'end': 'phase', 'new': false}}");
        cr_assert(is_ordered(t), "what can be done now is what was declined");
        cr_expect_eq(rounds_asked(t, 0), anew ? FIVE : LATE + 2);
        arb_table_close(t);
    }
    arb_game_free(game);
}

Test(orders, undo_ends_what_was_to_last_from_later_on)
{
    arb_game *game = toy_game();
    arb_table *t = five_rounds(game, false);
    struct arb_error err;
    cr_assert(choose(t, TOY_BID, 0));
    order(t, 0, "{'until': {'end': 'phase'}, 'things': {'no 4': 'never'}}");
    cr_assert(choose(t, TOY_BID, 0));
    cr_assert(arb_undo(t, &err), "%s", err.text);
    json_t *left = arb_orders(t, 0);
    cr_assert_not_null(json_object_get(left, "until"), "it was given before that answer");
    json_decref(left);
    cr_assert(arb_undo(t, &err), "%s", err.text);
    left = arb_orders(t, 0);
    cr_assert_null(json_object_get(left, "until"));
    cr_assert_eq(json_object_size(json_object_get(left, "things")), 1, "the rest stays");
    json_decref(left);
    cr_assert_eq(rounds_asked(t, 0), FIVE);
    arb_table_close(t);
    arb_game_free(game);
}

static bool passes_until(const arb_table *t, int seat)
{
    json_t *orders = arb_orders(t, seat);
    bool any = json_object_get(orders, "until");
    cr_expect_eq(any, strstr(json_string_value(json_array_get(
                                 json_object_get(orders, "words"),
                                 json_array_size(json_object_get(orders, "words")) - 1)),
                             "until") != NULL);
    json_decref(orders);
    return any;
}

/* One answer: what comes first, or pass. */
static void step(arb_table *t)
{
    struct arb_ask ask;
    struct arb_error err;
    cr_assert_eq(arb_asks(t, &ask, 1), 1);
    cr_assert(arb_answer(t, ask.id, ask.seat, ask.window ? ask.count - 1 : 0, &err));
}

Test(orders, undo_to_before_its_end_brings_an_until_back)
{
    static const char *const ends[] = {"{'until': {'end': 'phase'}}",
                                       "{'until': {'end': 'event'}}"};
    arb_game *game = toy_game();
    for (int i = 0; i < 2; i++) {
        arb_table *t = five_rounds(game, false);
        struct arb_error err;
        order(t, 1, ends[i]);
        uint32_t before = 0, end;
        for (; passes_until(t, 1); step(t))
            before = arb_length(t);
        end = arb_length(t);
        step(t);
        cr_assert(arb_undo(t, &err), "%s", err.text);
        cr_expect_eq(arb_length(t), end);
        cr_expect_not(passes_until(t, 1), "%s: where it has ended it stays so", ends[i]);
        cr_assert(arb_undo(t, &err), "%s", err.text);
        cr_expect_eq(arb_length(t), before);
        cr_expect(passes_until(t, 1), "%s: before that it is passed again", ends[i]);
        step(t);
        cr_expect_eq(arb_length(t), end);
        cr_expect_not(passes_until(t, 1), "%s: until the same end", ends[i]);
        order(t, 1, "{'until': null}");
        cr_assert(arb_undo(t, &err), "%s", err.text);
        cr_expect_not(passes_until(t, 1), "what was taken back does not come again");
        arb_table_close(t);
    }
    arb_game_free(game);
}

/* Giving and keeping. */

Test(orders, are_refused_whole_with_words)
{
    static const struct {
        const char *orders, *why;
    } cases[] = {
        {"[]", "an object"},
        {"{'stop': 'sometimes'}", "if_able"},
        {"{'stop': 'never', 'when': 1}", "not \"when\""},
        {"{'at': {}}", "a list"},
        {"{'at': [{'kind': 'last', 'stop': 'never'}]}", "there are: first, more"},
        {"{'at': [{'phase': 7, 'stop': 'never'}]}", "there are: early, late"},
        {"{'at': [{'kind': 'first'}]}", "if_able"},
        {"{'at': [{'stop': 'never'}]}", "\"phase\" or both"},
        {"{'at': [7]}", "\"phase\" or both"},
        {"{'stop': 'pass'}", "kind or phase"},
        {"{'at': [{'thing': 'a', 'stop': 'never'}]}", "\"phase\" or both"},
        {"{'at': [{'thing': 'a', 'phase': 'early', 'stop': 'pass'}]}", "\"always\" or \"never\""},
        {"{'at': [{'thing': '!!', 'phase': 'early', 'stop': 'never'}]}", "no name"},
        {"{'at': [{'thing': 7, 'phase': 'early', 'stop': 'never'}]}", "a text"},
        {"{'things': []}", "an object"},
        {"{'things': {'a': 'if_able'}}", "\"always\" or \"never\""},
        {"{'things': {'!!': 'never'}}", "no name"},
        {"{'until': {'end': 'day'}}", "event"},
        {"{'until': {'end': 'phase', 'kind': 'last'}}", "first, more"},
    };
    arb_game *game = toy_game();
    arb_table *t = five_rounds(game, false);
    order(t, 0, "{'stop': 'if_able', 'things': {'no 4': 'never'}}");
    json_t *before = arb_orders(t, 0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct arb_error err = {0};
        json_t *orders = single_quoted(cases[i].orders);
        cr_expect_not(arb_set_orders(t, 0, orders, &err), "%s", cases[i].orders);
        cr_expect(strstr(err.text, cases[i].why), "%s: %s", cases[i].orders, err.text);
        json_t *after = arb_orders(t, 0);
        cr_expect(json_equal(before, after), "%s changed something", cases[i].orders);
        json_decref(after);
        json_decref(orders);
    }
    cr_assert_not(arb_set_orders(t, 2, before, NULL), "there is no such seat");
    cr_assert_not(arb_set_orders(t, -1, before, NULL));
    cr_assert_null(arb_orders(t, 8));
    json_decref(before);
    arb_table_close(t);
    arb_game_free(game);
}

/* "No 4" and "no 4" are one thing: the later order is the one that holds. */
Test(orders, of_a_thing_hold_however_it_is_written)
{
    arb_game *game = toy_game();
    arb_table *t = five_rounds(game, false);
    order(t, 0, "{'things': {'no 4': 'never', 'no 5': 'never'}}");
    order(t, 0, "{'things': {'No 4': 'always'}}");
    json_t *orders = arb_orders(t, 0),
           *wanted = single_quoted("{'no 5': 'never', 'No 4': 'always'}");
    cr_expect(json_equal(json_object_get(orders, "things"), wanted));
    json_decref(orders);
    json_decref(wanted);
    order(t, 0, "{'things': {'NO 4': null, 'nó 5': null}}");
    orders = arb_orders(t, 0);
    cr_expect_eq(json_object_size(json_object_get(orders, "things")), 0);
    json_decref(orders);
    arb_table_close(t);
    arb_game_free(game);
}

Test(orders, add_up_and_are_told_in_words)
{
    arb_game *game = toy_game();
    arb_table *t = five_rounds(game, false);
    order(t, 0, "{'stop': 'never', 'things': {'One': 'never', 'Two': 'always'}}");
    order(t, 0, "{'at': [{'kind': 'more', 'phase': 'late', 'stop': 'always'}]}");
    order(t, 0, "{'things': {'One': null, 'Three': 'never'}, 'until': {'end': 'round'}}");
    json_t *told = arb_orders(t, 0), *line;
    char all[1024] = "";
    size_t i;
    json_array_foreach (json_object_get(told, "words"), i, line)
        snprintf(all + strlen(all), sizeof all - strlen(all), "%s\n", json_string_value(line));
    cr_assert_str_eq(all, "You are asked only in your own turn and where you could respond.\n"
                          "More cards (From the third round on): asked always.\n"
                          "But always for: Two.\n"
                          "Not where all you could do is with: Three.\n"
                          "Passed for you until the round ends: all but your own.\n");
    json_decref(told);
    order(t, 0, "{'at': [{'kind': 'more', 'stop': 'never'}, {'phase': 'late', 'stop': 'never'}]}");
    told = arb_orders(t, 0);
    const json_t *said = json_object_get(told, "words");
    cr_assert_str_eq(json_string_value(json_array_get(said, 1)), "More cards: passed for you.");
    cr_assert_str_eq(
        json_string_value(json_array_get(said, 2)),
        "All (From the third round on): asked only in your own turn and where you could respond.");
    json_decref(told);
    order(t, 0,
          "{'at': [{'phase': 'late', 'stop': 'pass'},"
          " {'kind': 'more', 'phase': 'late', 'thing': 'One', 'stop': 'never'},"
          " {'phase': 'late', 'thing': 'Two', 'stop': 'always'}]}");
    told = arb_orders(t, 0);
    said = json_object_get(told, "words");
    cr_assert_str_eq(json_string_value(json_array_get(said, 1)),
                     "All (From the third round on): passed for you.");
    cr_assert_str_eq(json_string_value(json_array_get(said, 2)),
                     "More cards (From the third round on): not for One.");
    cr_assert_str_eq(json_string_value(json_array_get(said, 3)),
                     "All (From the third round on): always for Two.");
    json_decref(told);
    order(t, 0, "{'at': [], 'things': null, 'until': null}");
    told = arb_orders(t, 0);
    cr_assert_eq(json_array_size(json_object_get(told, "words")), 1);
    json_decref(told);
    arb_table_close(t);
    arb_game_free(game);
}

Test(orders, are_kept_with_the_play)
{
    arb_game *game = toy_game();
    arb_table *t = five_rounds(game, false);
    struct arb_error err;
    const char *path = temp_path("orders");
    cr_assert(arb_save(t, path, &err), "%s", err.text);
    order(t, 0,
          "{'stop': 'if_able', 'at': [{'kind': 'more', 'stop': 'pass'},"
          " {'thing': 'no 5', 'phase': 'late', 'stop': 'never'}],"
          " 'things': {'no 4': 'never'}, 'until': {'end': 'phase', 'kind': 'first'}}");
    cr_assert(choose(t, TOY_BID, 0));
    arb_table *copy = arb_table_copy(t), *loaded = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert_not_null(loaded, "%s", err.text);
    arb_table *others[] = {copy, loaded};
    json_t *orders = arb_orders(t, 0);
    for (int i = 0; i < 2; i++) {
        json_t *same = arb_orders(others[i], 0);
        cr_expect(json_equal(orders, same), "in %s", i ? "the save" : "the copy");
        json_decref(same);
    }
    json_decref(orders);
    cr_assert_eq(rounds_asked(t, 0), LATE);
    cr_assert_eq(rounds_asked(copy, 0), LATE);
    cr_assert_eq(rounds_asked(loaded, 0), LATE);
    arb_table_close(t), arb_table_close(copy), arb_table_close(loaded);
    arb_game_free(game);
}

/* Discretion. */

/* An order that passes whatever there is tells nothing; one that would stop for something
 * in the hand tells that it is not there. */
Test(orders, that_look_into_the_hand_wait)
{
    static const struct {
        const char *orders;
        bool waits;
    } cases[] = {
        {"{'stop': 'never'}", false},
        {"{'at': [{'kind': 'first', 'stop': 'never'}]}", false},
        {"{'until': {'end': 'phase'}}", false},
        {"{'until': {'end': 'phase', 'new': true}}", true},
        {"{'at': [{'phase': 'early', 'stop': 'pass'}]}", false},
        {"{'stop': 'never', 'things': {'no 99': 'always'}}", true},
        {"{'stop': 'if_able', 'things': {'card': 'never'}}", true},
        {"{'stop': 'never', 'at': [{'thing': 'no 99', 'phase': 'early', 'stop': 'always'}]}", true},
        {"{'stop': 'if_able', 'at': [{'thing': 'card', 'phase': 'early', 'stop': 'never'}]}", true},
    };
    arb_game *game = toy_game();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        arb_table *t = with_hand(game, "{\"coins\": [0, 0], \"hand\": [3]}");
        order(t, 0, cases[i].orders);
        cr_assert(arb_undo(t, NULL) && arb_undo(t, NULL));
        order(t, 0, cases[i].orders);
        cr_assert(choose(t, TOY_BID, 0) && choose(t, TOY_BID, 0));
        struct arb_ask ask;
        cr_assert_eq(arb_asks(t, &ask, 1), 1);
        cr_expect_eq(ask.seat == 0 && ask.ordered, cases[i].waits, "%s", cases[i].orders);
        arb_table_close(t);
    }
    arb_game_free(game);
}
