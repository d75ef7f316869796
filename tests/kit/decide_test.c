/* Decisions: what the three campaign games are known to decide, ties, dice and players at
 * the end, and that what is told is what was decided. */
#include "kit_helper.h"

#include <criterion/criterion.h>

/* A table that decides what a test arranges. */
static arb_table *deciding(const char *position)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    arrange(t, position);
    return t;
}

/* Decide, without a die or a player. */
static const char *winner(arb_table *t)
{
    answer(t, 0);
    cr_assert_eq(pending(t).options[0].verb, VERB_PASS, "nobody else has to settle it");
    int n = skirmish_of(t)->winner;
    return n == DECIDE_NOBODY ? "nobody" : skirmish_of(t)->figure[n].name;
}

#define DECIDES(expected, ...)                                                                     \
    do {                                                                                           \
        arb_table *t_ = deciding(#__VA_ARGS__);                                                    \
        cr_expect_str_eq(winner(t_), expected);                                                    \
        arb_table_close(t_);                                                                       \
    } while (0)

/* ---- Phantom Epoch ---------------------------------------------------------- */

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

/* Columns are doubled: H-2 stands in column 8, row 2. */
#define ARCHER_SPACES(face, burns)                                                                 \
    "{\"ask\": 2, \"asker\": 0, \"compass\": " #face ", \"figures\": ["                            \
    "{\"name\": \"archer\", \"range\": 3}, "                                                       \
    "{\"name\": \"I-3\", \"x\": 9, \"y\": 3, \"range\": 3, \"others\": 2, \"points\": 1, "         \
    "\"hazard\": " #burns "}, "                                                                    \
    "{\"name\": \"H-2\", \"x\": 8, \"y\": 2, \"range\": 3, \"others\": 2, \"points\": 2}, "        \
    "{\"name\": \"H-4\", \"x\": 8, \"y\": 4, \"range\": 3, \"others\": 2, \"points\": 2}]}"

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

/* ---- Rogue Angels ----------------------------------------------------------- */

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

/* ---- Sine Tempore ------------------------------------------------------------ */

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

/* ---- Dice, limits, order ------------------------------------------------------ */

#define LEVEL                                                                                      \
    "{\"ask\": 8, \"asker\": 0, \"figures\": [{\"name\": \"group\"}, {\"name\": \"one\", "         \
    "\"points\": 1}, {\"name\": \"two\", \"points\": 2}, {\"name\": \"three\", \"points\": 1}, "   \
    "{\"name\": \"four\", \"points\": 1}]}"

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

/* ---- Told --------------------------------------------------------------------- */

static const char *told(arb_table *t, int what, int who)
{
    static char text[4096];
    struct arb_text out = {text, text + sizeof text};
    *text = 0;
    decide_say(&t->run, 0, (struct question){.what = (uint8_t)what, .who = (uint16_t)who},
               DECIDE_NOBODY, &out);
    return text;
}

Test(decide, it_is_told_step_by_step)
{
    arb_table *t = deciding(
        "{\"figures\": [{\"name\": \"archer\"}, {\"name\": \"Healer\", \"x\": 3, \"recency\": 2}, "
        "{\"name\": \"Ranger\", \"y\": 3, \"recency\": 1}, {\"name\": \"Tank\", \"x\": 5}, "
        "{\"name\": \"Scout\", \"x\": 1, \"seen\": 0}]}");
    cr_expect_str_eq(told(t, Q_NEAREST, 0),
                     "Whom does archer hit?\n"
                     "In range and in sight: Healer, Ranger, Tank; not Scout. [enemy.pri.11]\n"
                     "Nearest: Healer (3 away), Ranger (3 away); not Tank (5 away). "
                     "[enemy.pri.2]\n"
                     "Straightest: Healer (0), Ranger (0). [enemy.pri.4]\n"
                     "Activated last: Healer (2); not Ranger (1). [enemy.pri.5]\n"
                     "So it is Healer.\n");
    arb_table_close(t);
}

Test(decide, what_is_open_is_told_as_open)
{
    arb_table *t = deciding(LEVEL);
    cr_expect_str_eq(told(t, Q_FOE, 0), "Which of them acts first?\n"
                                        "Fewest points to attack: one (1), three (1), four (1); "
                                        "not two (2). [enemy.step.3]\n"
                                        "Strongest: one (0), three (0), four (0). [ai.1]\n"
                                        "A die decides: one or three or four. [ai.1]\n");
    arb_table_close(t);
}

Test(decide, nothing_is_told_of_what_was_not_compared)
{
    arb_table *t = deciding("{\"figures\": [{\"name\": \"foe\"}, {\"name\": \"only\"}]}");
    cr_expect_str_eq(told(t, Q_FOE, 0), "Which of them acts first?\nSo it is only.\n");
    cr_expect_str_eq(told(t, Q_OBJECTIVE, 0),
                     "Whom does foe fight?\n"
                     "In the control area and threatening enough: only. [ai.obj.3]\n"
                     "So it is only.\n");
    arb_table_close(t);
}

Test(decide, the_log_says_what_was_decided)
{
    arb_table *t = deciding(ARCHER_SPACES(1, 0));
    uint32_t from = arb_event_count(t);
    cr_expect_str_eq(winner(t), "I-3");
    json_t *events = arb_events(t, 0, from);
    cr_assert_eq(json_array_size(events), 1);
    const json_t *event = json_array_get(events, 0);
    cr_expect_str_eq(json_string_value(json_object_get(event, "text")),
                     "Where does archer go? I-3.");
    cr_expect_str_eq(json_string_value(json_object_get(event, "rule")), "move.adv.10");
    cr_expect_eq(json_integer_value(json_object_get(event, "step")), arb_length(t));
    json_decref(events);
    arb_table_close(t);
}

Test(decide, a_plain_function_may_decide_what_rules_settle)
{
    arb_table *t = deciding(ARCHER_SPACES(1, 0));
    uint32_t from = arb_event_count(t);
    int n = decide_now(&t->run, (struct question){.what = Q_SPACE, .who = 0});
    cr_expect_str_eq(skirmish_of(t)->figure[n].name, "I-3");
    cr_expect_eq(arb_event_count(t), from + 1);
    arrange(t, "{\"figures\": [{\"name\": \"alone\"}]}");
    cr_expect_eq(decide_now(&t->run, (struct question){.what = Q_SPACE, .who = 0}), DECIDE_NOBODY);
    arb_table_close(t);
}

Test(decide, it_is_told_as_json)
{
    arb_table *t =
        deciding("{\"figures\": [{\"name\": \"archer\"}, {\"name\": \"Healer\", \"x\": 3}, "
                 "{\"name\": \"Tank\", \"x\": 5}, {\"name\": \"Scout\", \"x\": 1, \"seen\": 0}]}");
    struct arb_json out = {0};
    decide_put(&t->run, 0, (struct question){.what = Q_NEAREST, .who = 0}, DECIDE_NOBODY, NULL,
               &out);
    json_t *json = arb_json_value(&out);
    json_object_del(json, "lines");
    char *text = json_dumps(json, JSON_COMPACT);
    cr_expect_str_eq(
        text,
        "{\"question\":\"nearest\",\"text\":\"Whom does archer hit?\",\"who\":0,\"steps\":["
        "{\"rule\":\"enemy.pri.11\",\"text\":\"in range and in sight\",\"how\":\"only\","
        "\"kept\":[{\"id\":1,\"text\":\"Healer\",\"value\":1},"
        "{\"id\":2,\"text\":\"Tank\",\"value\":1}],"
        "\"out\":[{\"id\":3,\"text\":\"Scout\",\"value\":0}]},"
        "{\"rule\":\"enemy.pri.2\",\"text\":\"nearest\",\"how\":\"least\","
        "\"kept\":[{\"id\":1,\"text\":\"Healer\",\"value\":3,\"says\":\"3 away\"}],"
        "\"out\":[{\"id\":2,\"text\":\"Tank\",\"value\":5,\"says\":\"5 away\"}]}],"
        "\"by\":\"rules\",\"rule\":\"enemy.pri.2\",\"winner\":{\"id\":1,\"text\":\"Healer\"}}");
    free(text);
    json_decref(json);
    arb_table_close(t);
}

Test(decide, of_very_many_only_the_first_are_named)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    char position[2048] = "{\"figures\": [{\"name\": \"foe\"}";
    for (int i = 0; i < 10; i++)
        strcat(position, ", {\"name\": \"x\", \"x\": 1}");
    strcat(position, ", {\"name\": \"y\", \"x\": 2}]}");
    arrange(t, position);
    cr_expect(strstr(told(t, Q_STRAIGHT, 0), "x (1 away) and 2 more; not y (2 away). "));
    cr_expect(strstr(told(t, Q_STRAIGHT, 0),
                     "The players decide: x or x or x or x or x or x or x or x and 2 more."));
    arb_table_close(t);
}

Test(decide, a_preference_that_fits_nobody_strikes_out_nobody)
{
    arb_table *t = deciding("{\"figures\": [{\"name\": \"foe\"}, {\"name\": \"one\", \"tier\": "
                            "1, \"hazard\": 1}, {\"name\": \"two\", \"tier\": 1, \"hazard\": 1, "
                            "\"y\": 1}]}");
    cr_expect(strstr(told(t, Q_PREY, 0), "Without a hazard on the way: nobody, so all stay. "
                                         "[target.pick.5]\n"));
    struct arb_json out = {0};
    arrange(t, LEVEL);
    decide_put(&t->run, 0, (struct question){.what = Q_FOE}, DECIDE_NOBODY, NULL, &out);
    json_t *json = arb_json_value(&out);
    cr_expect(json_is_null(json_object_get(json, "winner")), "a die has not been thrown");
    json_decref(json);
    arrange(t, "{\"figures\": [{\"name\": \"foe\"}, {\"name\": \"one\", \"seen\": 0}]}");
    cr_expect_str_eq(told(t, Q_NEAREST, 0), "Whom does foe hit?\nIn range and in sight: nobody; "
                                            "not one. [enemy.pri.11]\nSo it is nobody.\n");
    arb_table_close(t);
}

/* After the fact: the decisions of a step, made again from the history. */
Test(decide, a_decision_is_explained_after_the_fact)
{
    arb_table *t = deciding(LEVEL);
    answer(t, 0);
    int n = skirmish_of(t)->winner;
    uint32_t step = arb_length(t);
    uint64_t before = arb_hash(t);
    arrange(t, "{\"figures\": [{\"name\": \"all\"}, {\"name\": \"other\"}]}");
    json_t *list = arb_decisions(t, 0, step);
    cr_assert_eq(json_array_size(list), 1);
    const json_t *decision = json_array_get(list, 0), *lines = json_object_get(decision, "lines");
    cr_expect_eq(json_integer_value(json_object_get(json_object_get(decision, "winner"), "id")), n);
    cr_expect_str_eq(json_string_value(json_object_get(decision, "by")), "die");
    cr_expect_str_eq(json_string_value(json_object_get(decision, "rule")), "ai.1");
    cr_expect_eq(json_array_size(json_object_get(decision, "steps")), 2);
    cr_expect_eq(json_array_size(lines), 4);
    json_decref(list);
    struct arb_error err;
    cr_assert(arb_rewind(t, step, &err));
    cr_expect_eq(arb_hash(t), before, "looking back changes nothing");
    cr_expect_null(arb_decisions(t, 0, step + 1), "no such step");
    cr_expect_null(arb_decisions(t, -1, step), "no such seat");
    cr_expect_null(arb_decisions(t, ARB_SPECTATOR + 1, step), "no such seat");
    list = arb_decisions(t, ARB_SPECTATOR, step);
    cr_expect_eq(json_array_size(list), 1, "the last step");
    json_decref(list);
    list = arb_decisions(t, 0, 0);
    cr_expect(json_is_array(list) && json_array_size(list) == 0, "setting up decided nothing");
    json_decref(list);
    arb_table_close(t);
    t = open_skirmish("{\"seed\": 1, \"mode\": 1}", ARB_FAST);
    cr_expect_null(arb_decisions(t, 0, 0), "a table without history");
    arb_table_close(t);
}

Test(decide, a_secret_is_told_to_those_who_may_know_it)
{
    arb_table *t = deciding(LEVEL);
    arrange(t, "{\"secret\": 1}");
    answer(t, 0);
    json_t *own = arb_decisions(t, 0, arb_length(t)), *other = arb_decisions(t, 1, arb_length(t));
    cr_expect_eq(json_array_size(json_object_get(json_array_get(own, 0), "steps")), 2);
    char *text = json_dumps(other, JSON_COMPACT);
    cr_expect_str_eq(text, "[{\"question\":\"foe\",\"text\":\"Which of them acts first?\","
                           "\"who\":0,\"steps\":[]}]");
    free(text);
    json_decref(own);
    json_decref(other);
    arb_table_close(t);
}

/* In whole games every event of a decision has its record, and the record ends where the
 * event says. */
Test(decide, every_decision_of_a_play_can_be_explained)
{
    int seen = 0;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        char setup[64];
        snprintf(setup, sizeof setup, "{\"seed\": %d, \"focus\": 1}", (int)seed);
        arb_table *t = open_skirmish(setup, 0);
        play_out(t, &(uint64_t){seed});
        for (uint32_t i = 0; i < t->sink->count; i++) {
            const struct arb_event *e = &t->sink->event[i];
            if (e->kind != DECIDE_EVENT)
                continue;
            json_t *list = arb_decisions(t, 0, e->step), *one;
            size_t k;
            bool found = false;
            json_array_foreach (list, k, one)
                found |= json_integer_value(json_object_get(one, "who")) == e->b &&
                         json_integer_value(
                             json_object_get(json_object_get(one, "winner"), "id")) == e->c &&
                         strcmp(json_string_value(json_object_get(one, "rule")), e->rule) == 0;
            cr_expect(found, "seed %d, event %u at step %u", (int)seed, i, e->step);
            json_decref(list);
            seen++;
        }
        arb_table_close(t);
    }
    cr_expect_gt(seen, 50);
}

Test(decide, rules_that_strike_somebody_out_are_marked_and_no_others)
{
    arb_table *t = deciding(LEVEL);
    arb_trace(t);
    answer(t, 0);
    cr_expect(arb_traced(t, "enemy.step.3"));
    arrange(t, ARCHER_SPACES(1, 0));
    arb_trace(t);
    told(t, Q_SPACE, 0);
    cr_expect_not(arb_traced(t, "move.adv.10"), "told, not done");
    answer(t, 0);
    cr_expect(arb_traced(t, "move.adv.10"));
    cr_expect_not(arb_traced(t, "move.adv.9"), "it left all in");
    arb_table_close(t);
}
