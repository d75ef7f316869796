/* Decisions, told: that what is said step by step, as JSON and after the fact is what was
 * decided. */
#include "decide_helper.h"

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
