/* Decisions: what the three campaign games are known to decide, ties, dice and players at
 * the end. */
#include "decide_helper.h"

#define DECIDES(expected, ...)                                                                     \
    do {                                                                                           \
        arb_table *t_ = deciding(#__VA_ARGS__);                                                    \
        cr_expect_str_eq(winner(t_), expected);                                                    \
        arb_table_close(t_);                                                                       \
    } while (0)

/* Phantom Epoch. */

/* Tactical needs 2: cards 3 and 2 give 5, a red archer 2 + 3, a blue one 2 + 4, a resting
 * ally 1; Frozen doubles the character's. */
#define ORDER(character)                                                                           \
    "{\"ask\": 0, \"figures\": [{\"name\": \"blue\", \"initiative\": 6, \"type\": 1, \"row\": "    \
    "2}, "                                                                                         \
    "{\"name\": \"red\", \"initiative\": 5, \"type\": 1, \"row\": 1}, "                            \
    "{\"name\": \"hero\", \"hero\": 1, \"initiative\": " #character "}, "                          \
    "{\"name\": \"ally\", \"hero\": 1, \"initiative\": 1}]}"

static void expect_order(const char *position, const char *const *names)
{
    arb_table *t = deciding(position);
    for (int i = 0; i < 4; i++) {
        cr_expect_str_eq(winner(t), names[i], "turn %d", i + 1);
        skirmish_of(t)->figure[skirmish_of(t)->winner].acted = true;
    }
    cr_expect_str_eq(winner(t), "nobody", "all have acted");
    arb_table_close(t);
}

Test(decide, turns_go_by_initiative_and_characters_come_first)
{
    expect_order(ORDER(5), (const char *[]){"ally", "hero", "red", "blue"});
}

Test(decide, an_order_is_made_anew_when_a_number_changes)
{
    expect_order(ORDER(10), (const char *[]){"ally", "red", "blue", "hero"});
}

Test(decide, the_class_card_orders_those_of_one_type_only)
{
    DECIDES("red", {
        "ask" : 0,
        "figures" : [
            {"name" : "blue", "initiative" : 5, "type" : 1, "row" : 2},
            {"name" : "red", "initiative" : 5, "type" : 1, "row" : 1}
        ]
    });
    arb_table *t = deciding("{\"ask\": 0, \"figures\": [{\"name\": \"archer\", \"type\": 1, "
                            "\"row\": 2}, {\"name\": \"sentry\", \"type\": 2, \"row\": 1}]}");
    answer(t, 0);
    cr_expect_eq(pending(t).options[0].verb, DECIDE_VERB, "the row settles nothing");
    cr_expect_eq(pending(t).count, 2);
    arb_table_close(t);
}

Test(decide, nobody_is_asked_where_it_makes_no_difference)
{
    arb_table *t = deciding("{\"ask\": 0, \"figures\": [{\"name\": \"away\", \"out\": 1}, "
                            "{\"name\": \"guard\"}, {\"name\": \"guard\"}]}");
    cr_expect_str_eq(winner(t), "guard");
    cr_expect_eq(skirmish_of(t)->winner, 1, "the lowest number");
    arrange(t, "{\"figures\": [{\"name\": \"guard\"}, {\"name\": \"guard\"}, {\"name\": "
               "\"sentry\"}]}");
    answer(t, 0);
    cr_expect_eq(pending(t).count, 3, "one of them is different");
    arb_table_close(t);
}

Test(decide, a_berserker_takes_whom_it_reaches_for_fewer_points)
{
    DECIDES("J-4", {
        "ask" : 1,
        "asker" : 0,
        "figures" : [
            {"name" : "berserker"}, {"name" : "B-4", "tier" : 2, "range" : 2, "points" : 4},
            {"name" : "J-4", "tier" : 2, "range" : 2, "points" : 1}
        ]
    });
}

Test(decide, an_easier_list_comes_before_a_closer_target)
{
    DECIDES("in range", {
        "ask" : 1,
        "asker" : 0,
        "figures" : [
            {"name" : "archer"}, {"name" : "walk", "tier" : 2, "range" : 1, "points" : 1},
            {"name" : "in range", "tier" : 1, "range" : 6, "points" : 9}
        ]
    });
}

Test(decide, an_archer_goes_to_its_range_for_the_fewest_points)
{
    arb_table *t = deciding(ARCHER_SPACES(1, 0));
    cr_expect_str_eq(winner(t), "I-3");
    arb_table_close(t);
}

Test(decide, with_the_nearest_space_on_fire_the_decision_die_takes_one)
{
    arb_table *t = deciding(ARCHER_SPACES(1, 1)); /* red, N, E */
    cr_expect_str_eq(winner(t), "H-2");
    arb_table_close(t);
    t = deciding(ARCHER_SPACES(2, 1)); /* red, S, E: spaces have no colour */
    cr_expect_str_eq(winner(t), "H-4");
    arb_table_close(t);
}

#define RETREATS(face)                                                                             \
    "{\"ask\": 3, \"asker\": 0, \"compass\": " #face ", \"figures\": [{\"name\": \"E-3\"}, "       \
    "{\"name\": \"G-1\", \"x\": 7, \"y\": 1, \"range\": 3, \"points\": 2}, "                       \
    "{\"name\": \"G-5\", \"x\": 7, \"y\": 5, \"range\": 3, \"points\": 2}, "                       \
    "{\"name\": \"H-2\", \"x\": 8, \"y\": 2, \"range\": 3, \"points\": 2}, "                       \
    "{\"name\": \"H-4\", \"x\": 8, \"y\": 4, \"range\": 3, \"points\": 2}, "                       \
    "{\"name\": \"F-2\", \"x\": 6, \"y\": 2, \"range\": 2, \"points\": 1}, "                       \
    "{\"name\": \"I-3\", \"x\": 9, \"y\": 3, \"range\": 3, \"points\": 2}]}"

Test(decide, a_retreat_ends_farthest_away_and_the_die_breaks_the_tie)
{
    static const struct {
        const char *position, *space;
    } faces[] = {{RETREATS(4), "I-3"} /* E */,
                 {RETREATS(5), "G-1"} /* W, then N */,
                 {RETREATS(2), "G-5"} /* S */};
    for (size_t i = 0; i < 3; i++) {
        arb_table *t = deciding(faces[i].position);
        cr_expect_str_eq(winner(t), faces[i].space);
        arb_table_close(t);
    }
}

Test(decide, the_colour_of_the_die_comes_before_its_letters)
{
    /* Face 3: blue, N, W. */
    DECIDES("blue", {
        "ask" : 1,
        "asker" : 0,
        "compass" : 3,
        "figures" : [
            {"name" : "foe"}, {"name" : "red", "colour" : 1, "tier" : 1, "y" : 1},
            {"name" : "blue", "colour" : 2, "tier" : 1, "y" : 9}
        ]
    });
    DECIDES("red", {
        "ask" : 1,
        "asker" : 0,
        "compass" : 5,
        "figures" : [
            {"name" : "foe"}, {"name" : "red", "colour" : 1, "tier" : 1, "x" : 1},
            {"name" : "blue", "colour" : 2, "tier" : 1, "x" : 9}
        ]
    });
}

/* Rogue Angels. */

Test(decide, of_equal_ranges_the_straighter_line_is_nearer)
{
    DECIDES("f4", {
        "ask" : 4,
        "asker" : 0,
        "figures" : [
            {"name" : "c4", "x" : 3, "y" : 4}, {"name" : "f7", "x" : 6, "y" : 7, "recency" : 2},
            {"name" : "f4", "x" : 6, "y" : 4, "recency" : 1}
        ]
    });
}

Test(decide, the_one_activated_last_breaks_a_tie_and_else_the_players_do)
{
    DECIDES("late", {
        "ask" : 4,
        "asker" : 0,
        "figures" : [
            {"name" : "foe", "x" : 4, "y" : 4}, {"name" : "early", "x" : 1, "y" : 4, "recency" : 1},
            {"name" : "late", "x" : 7, "y" : 4, "recency" : 2}
        ]
    });
    arb_table *t =
        deciding("{\"ask\": 4, \"asker\": 0, \"figures\": [{\"name\": \"foe\", \"x\": 4}, "
                 "{\"name\": \"left\", \"x\": 1}, {\"name\": \"right\", \"x\": 7}]}");
    answer(t, 0);
    struct arb_ask ask = pending(t);
    cr_assert_eq(ask.seat, 0);
    cr_assert_eq(ask.count, 2);
    json_t *words = arb_ask_words(t, &ask);
    cr_expect_str_eq(json_string_value(json_object_get(words, "prompt")), "Whom does foe hit?");
    cr_expect_str_eq(json_string_value(json_object_get(words, "rule")), "enemy.pri.13");
    json_decref(words);
    answer(t, 1);
    cr_expect_str_eq(skirmish_of(t)->figure[skirmish_of(t)->winner].name, "right");
    arb_table_close(t);
}

Test(decide, who_is_not_in_range_and_sight_is_no_candidate_even_alone)
{
    DECIDES("nobody", {
        "ask" : 4,
        "asker" : 0,
        "figures" : [ {"name" : "foe"}, {"name" : "hidden", "x" : 1, "seen" : 0} ]
    });
    DECIDES("far", {
        "ask" : 4,
        "asker" : 0,
        "figures" : [
            {"name" : "foe"}, {"name" : "hidden", "x" : 1, "seen" : 0}, {"name" : "far", "x" : 5}
        ]
    });
}

Test(decide, an_enemy_stops_where_fewer_diagonals_lead)
{
    /* From c2 with a wall beside it: c4 takes (2, 0), d4 (2, 1). */
    DECIDES("c4", {
        "ask" : 5,
        "asker" : 0,
        "figures" : [
            {"name" : "c2", "x" : 3, "y" : 2}, {"name" : "d4", "x" : 4, "y" : 4},
            {"name" : "c4", "x" : 3, "y" : 4}
        ]
    });
}

Test(decide, keeping_distance_goes_straight_to_the_edge_of_the_range)
{
    /* h4 with Move 3 and range 5, away from f4: the squares of columns j and k. */
    DECIDES("k4", {
        "ask" : 6,
        "asker" : 0,
        "figures" : [
            {"name" : "h4", "x" : 8, "y" : 4}, {"name" : "j4", "x" : 10, "y" : 4, "range" : 4},
            {"name" : "k1", "x" : 11, "y" : 1, "range" : 5},
            {"name" : "k3", "x" : 11, "y" : 3, "range" : 5},
            {"name" : "k4", "x" : 11, "y" : 4, "range" : 5},
            {"name" : "k5", "x" : 11, "y" : 5, "range" : 5}
        ]
    });
}

Test(decide, the_second_nearest_is_the_nearest_of_the_others)
{
    arb_table *t = deciding("{\"figures\": [{\"name\": \"foe\"}, {\"name\": \"far\", \"x\": 5}, "
                            "{\"name\": \"near\", \"x\": 1}, {\"name\": \"second\", \"x\": 3}]}");
    struct decision d = {0};
    struct question q = {.what = Q_NEAREST, .who = 0};
    decide_run(&t->run, &d, q);
    cr_assert_eq(d.count, 1);
    cr_expect_eq(d.candidate[0], 2);
    q.besides = (uint16_t)(d.candidate[0] + 1);
    decide_run(&t->run, &d, q);
    cr_assert_eq(d.count, 1);
    cr_expect_eq(d.candidate[0], 3);
    arb_table_close(t);
}

/* Sine Tempore. */

Test(decide, an_enemy_fights_the_highest_threat_then_the_closest)
{
    DECIDES("threat", {
        "ask" : 7,
        "asker" : 0,
        "figures" : [
            {"name" : "hunter"}, {"name" : "close", "x" : 1, "threat" : 3},
            {"name" : "threat", "x" : 4, "threat" : 4},
            {"name" : "below", "x" : 1, "threat" : 9, "seen" : 0}
        ]
    });
    DECIDES("close", {
        "ask" : 7,
        "asker" : 0,
        "figures" : [
            {"name" : "hunter"}, {"name" : "far", "x" : 2, "y" : 2, "threat" : 3},
            {"name" : "close", "x" : 3, "threat" : 3}
        ]
    });
}

/* Dice, limits, order. */

Test(decide, a_die_has_a_side_for_each_that_is_level)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", ARB_REFEREE);
    arrange(t, LEVEL);
    answer(t, 0);
    struct arb_ask ask = pending(t);
    cr_assert_eq(ask.seat, ARB_CHANCE);
    cr_assert_eq(ask.count, 3);
    cr_expect_eq(ask.roll, 0, "it is no roll of several dice");
    json_t *words = arb_ask_words(t, &ask);
    const json_t *option = json_array_get(json_object_get(words, "options"), 1);
    cr_expect_str_eq(json_string_value(json_object_get(option, "text")), "three");
    json_decref(words);
    struct arb_error err;
    cr_expect_not(arb_answer_roll(t, ask.id, "four one", &err), "one die, two results");
    cr_assert(arb_answer_roll(t, ask.id, "four", &err), "%s", err.text);
    cr_expect_eq(skirmish_of(t)->winner, 4);
    arb_table_close(t);
}

Test(decide, where_nobody_can_be_asked_a_die_is_thrown)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", ARB_REFEREE);
    arrange(t, "{\"ask\": 4, \"asker\": 0, \"unasked\": 1, \"figures\": [{\"name\": \"foe\", "
               "\"x\": 4}, {\"name\": \"left\", \"x\": 1}, {\"name\": \"right\", \"x\": 7}]}");
    answer(t, 0);
    cr_expect_eq(pending(t).seat, ARB_CHANCE);
    arb_table_close(t);
}

Test(decide, the_order_of_candidates_decides_nothing)
{
    static const char *const names[] = {"a", "b", "c", "d"};
    /* The same four figures in all orders: the same one, or the same ones level. */
    for (int order = 0; order < 24; order++) {
        int left[4] = {0, 1, 2, 3}, code = order, at[4];
        for (int i = 0; i < 4; i++) {
            int k = code % (4 - i);
            code /= 4 - i;
            at[i] = left[k];
            for (; k < 3; k++)
                left[k] = left[k + 1];
        }
        char position[1024];
        int used = snprintf(position, sizeof position,
                            "{\"ask\": 4, \"asker\": 0, \"figures\": [{\"name\": \"foe\"}");
        for (int i = 0; i < 4; i++)
            used += snprintf(position + used, sizeof position - (size_t)used,
                             ", {\"name\": \"%s\", \"x\": %d, \"recency\": %d}", names[at[i]],
                             at[i] < 3 ? 3 : 4, at[i] == 1 ? 5 : 2);
        snprintf(position + used, sizeof position - (size_t)used, "]}");
        arb_table *t = deciding(position);
        cr_expect_str_eq(winner(t), "b", "order %d", order);
        arb_table_close(t);
    }
}

Test(decide, too_many_candidates_stop_the_play_with_words)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    char position[4096] = "{\"ask\": 6, \"asker\": 0, \"figures\": [{\"name\": \"foe\"}";
    for (int i = 0; i < DECIDE_CANDIDATES + 1; i++)
        strcat(position, ", {\"name\": \"x\"}");
    strcat(position, "]}");
    arrange(t, position);
    answer(t, 0);
    cr_expect_eq(arb_status(t), ARB_STOPPED);
    cr_expect(strstr(arb_stopped(t), "more candidates than are compared"), "%s", arb_stopped(t));
    struct arb_error err;
    cr_expect(arb_undo(t, &err));
    cr_expect_eq(arb_status(t), ARB_PLAYING);
    arb_table_close(t);
}

Test(decide, a_list_that_leaves_ties_open_is_refused)
{
    static const struct criterion open[] = {{DECIDE_MIN, 0, "r", "nearest"}};
    static const struct criterion bare[] = {{DECIDE_MIN, 0, NULL, "nearest"},
                                            {DECIDE_ROLL, 0, "r", "a die"}};
    struct arb_error err = {0};
    cr_expect(decide_check(game_questions, &err), "%s", err.text);
    cr_expect_not(
        decide_check((struct question_rule[]){{"whom", "r", "?", open, 1, true}, {0}}, &err));
    cr_expect_str_eq(err.text,
                     "The question \"whom\" leaves it open what happens when all are level.");
    cr_expect_not(
        decide_check((struct question_rule[]){{"whom", "r", "?", open, 0, true}, {0}}, &err));
    cr_expect_not(
        decide_check((struct question_rule[]){{"whom", "r", "?", bare, 2, true}, {0}}, &err));
    cr_expect_str_eq(err.text, "Criterion 1 of the question \"whom\" has no rule or no words.");
}
