/* Dice: rolled die by die or typed as one line, rerolled within limits, read apart from
 * their modifiers, kept in sight. */
#include "kit_helper.h"

#include <criterion/criterion.h>

/* Dice as the setup says ([action, penalty, basic, ten-sided]), chance left to the test. */
static arb_table *rolling(const char *setup)
{
    return open_skirmish(setup, ARB_REFEREE);
}

static bool type(arb_table *t, const char *line, struct arb_error *err)
{
    return arb_answer_roll(t, pending(t).id, line, err);
}

#define TYPES(t, line)                                                                             \
    do {                                                                                           \
        struct arb_error err_;                                                                     \
        cr_assert(type(t, line, &err_), "%s", err_.text);                                          \
    } while (0)

static int shows(arb_table *t, int die)
{
    return dice_of(&t->run, 1)->die[die].face - 1;
}

/* Content. */

Test(dice, a_die_that_a_referee_could_not_read_is_refused)
{
    struct arb_error err = {0};
    struct die die;
    die_numbered(&die, "ten-sided die", 10);
    cr_expect(die_check(&die, &err));
    die.face[3].words = "5";
    cr_expect_not(die_check(&die, &err));
    cr_expect_str_eq(err.text, "Two faces of ten-sided die are both called \"5\" and are not "
                               "alike.");
    die.face[3].value = 5;
    cr_expect(die_check(&die, &err), "two sides may show the same");
    die.face[3].words = "";
    cr_expect_not(die_check(&die, &err));
    die.faces = 0;
    cr_expect_not(die_check(&die, &err));
}

/* One roll. */

Test(dice, the_dice_of_a_roll_are_asked_one_by_one_and_belong_together)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 1, 0]}");
    uint32_t first = pending(t).id;
    for (int left = 3; left > 0; left--) {
        struct arb_ask ask = pending(t);
        cr_assert_eq(ask.seat, ARB_CHANCE);
        cr_expect_eq(ask.roll, first);
        cr_expect_eq(ask.left, left);
        cr_expect_eq(ask.count, left > 1 ? 6 : 8, "an outcome for each side");
        json_t *words = arb_ask_words(t, &ask);
        const json_t *roll = json_object_get(words, "roll");
        cr_expect_eq(json_integer_value(json_object_get(roll, "left")), left);
        if (left == 1)
            cr_expect_str_eq(json_string_value(json_object_get(words, "prompt")),
                             "Healer, for the attack: the basic die (1 to roll)");
        json_decref(words);
        answer(t, left);
    }
    cr_expect_eq(shows(t, 0), 3);
    cr_expect_eq(shows(t, 1), 2);
    cr_expect_eq(shows(t, 2), 1);
    cr_expect_eq(pending(t).roll, 0);
    cr_expect_eq(t->run.block->roll, 0);
    cr_expect_eq(t->run.block->roll_left, 0);
    arb_table_close(t);
}

Test(dice, a_referee_types_a_whole_roll_as_one_line)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 1, 1]}");
    TYPES(t, " blank AIM  crit 7 ");
    cr_expect_eq(shows(t, 0), 4);
    cr_expect_eq(shows(t, 1), 1);
    cr_expect_eq(shows(t, 2), 7);
    cr_expect_eq(shows(t, 3), 6);
    cr_expect_neq(pending(t).seat, ARB_CHANCE);
    arb_table_close(t);
}

Test(dice, results_of_several_words_stand_between_commas)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [3, 0, 0, 0]}");
    TYPES(t, "strike and aim, strike,strike and");
    cr_expect_eq(shows(t, 0), 5);
    cr_expect_eq(shows(t, 1), 0, "a whole word before the start of another");
    cr_expect_eq(shows(t, 2), 5);
    arb_table_close(t);
}

Test(dice, a_line_that_does_not_fit_changes_nothing)
{
    static const struct {
        const char *line, *says;
    } bad[] = {
        {"blank blank", "1 of the results are missing. Nothing was changed."},
        {"", "3 of the results are missing. Nothing was changed."},
        {"blank blank 1 2", "There are more results than dice: \"2\" is left over. Nothing was "
                            "changed."},
        {"blank seven 1", "\"seven\" is no result here. Nothing was changed. This die can show: "
                          "strike, aim, mind, special, blank, strike and aim."},
        {"blank s 1", "\"s\" could be several results. Nothing was changed. This die can show: "
                      "strike, aim, mind, special, blank, strike and aim."},
    };
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 1, 0]}");
    uint64_t before = arb_hash(t);
    struct arb_error err;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cr_expect_not(type(t, bad[i].line, &err), "%s", bad[i].line);
        cr_expect_str_eq(err.text, bad[i].says);
        cr_expect_eq(arb_hash(t), before);
        cr_expect_eq(arb_length(t), 0);
    }
    char endless[300];
    memset(endless, 'x', sizeof endless);
    endless[sizeof endless - 1] = 0;
    cr_expect_not(type(t, endless, &err));
    endless[128] = 0;
    cr_expect_not(type(t, endless, &err));
    cr_expect_not(arb_answer_roll(t, pending(t).id + 1, "blank blank 1", &err), "another ask");
    arb_table_close(t);
}

Test(dice, a_line_can_be_typed_where_the_generator_would_roll)
{
    arb_table *t = open_skirmish("{\"seed\": 3, \"mode\": 2, \"dice\": [3, 0, 0, 0]}", 0);
    struct arb_error err;
    cr_assert(arb_rewind(t, 0, &err));
    TYPES(t, "mind blank special");
    cr_expect_eq(shows(t, 0), 2);
    cr_expect_eq(shows(t, 2), 3);
    cr_expect_not(arb_get_referee(t));
    arb_table_close(t);
    t = open_skirmish("{\"seed\": 3, \"focus\": 9}", 0);
    cr_assert(arb_rewind(t, 0, &err));
    TYPES(t, "6");
    cr_expect_eq(skirmish_of(t)->compass, 6);
    cr_expect_neq(pending(t).seat, ARB_CHANCE, "the generator rolls what follows");
    json_t *view = arb_view(t, 0);
    const json_t *rolls = json_object_get(view, "rolls");
    const json_t *first = json_array_get(rolls, json_array_size(rolls) - 1);
    cr_expect_str_eq(json_string_value(json_object_get(first, "why")), "for the round");
    json_decref(view);
    arb_table_close(t);
}

/* What a test or a planner forces is one side of one die at a time; two sides that show
 * the same are two outcomes. */
Test(dice, every_side_of_every_die_is_an_outcome)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [0, 0, 2, 0]}");
    int count[8] = {0};
    for (int a = 0; a < 8; a++)
        for (int b = 0; b < 8; b++) {
            arb_table *beside = arb_table_copy(t);
            answer(beside, a), answer(beside, b);
            count[dice_sum(&beside->run, 1, -1)]++;
            arb_table_close(beside);
        }
    /* 0, 1, 1, 2, 2, 3, 3, 3 twice. */
    static const int expected[8] = {1, 4, 8, 14, 16, 12, 9, 0};
    for (int sum = 0; sum < 8; sum++)
        cr_expect_eq(count[sum], expected[sum], "sum %d", sum);
    arb_table_close(t);
}

/* Rerolls. */

Test(dice, focus_rerolls_any_die_again_as_long_as_it_lasts)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 0, 0], \"focus\": 3, \"most\": 1}");
    TYPES(t, "blank aim");
    for (int i = 0; i < 3; i++) {
        cr_assert(answer_verb(t, DICE_VERB_DIE, 0), "the same die again");
        cr_expect_eq(pending(t).left, 1);
        TYPES(t, i < 2 ? "blank" : "strike");
    }
    cr_expect_eq(skirmish_of(t)->focus[0], 0);
    cr_expect_eq(skirmish_of(t)->rerolled, 3);
    const struct rolled_die *d = &dice_of(&t->run, 1)->die[0];
    cr_expect_eq(d->rerolls, 3);
    cr_expect_eq(d->first, 5, "the first result is still known");
    cr_expect_eq(d->face, 1);
    cr_expect_eq(pending(t).options[0].verb, VERB_PASS, "no focus, no question");
    arb_table_close(t);
}

Test(dice, several_dice_are_picked_as_a_form_and_rolled_together)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [3, 0, 0, 0], \"source\": 2}");
    struct arb_error err;
    TYPES(t, "blank aim mind");
    uint64_t before = arb_hash(t);
    cr_expect(pending(t).form);
    cr_assert(answer_verb(t, DICE_VERB_DIE, 0));
    cr_assert(arb_form_restart(t, &err), "%s", err.text);
    cr_expect_eq(arb_hash(t), before);
    cr_assert(answer_verb(t, DICE_VERB_DIE, 0));
    cr_assert(answer_verb(t, DICE_VERB_DIE, 2));
    cr_expect_not(answer_verb(t, DICE_VERB_DIE, 0), "picked before");
    cr_assert(answer_verb(t, DICE_VERB_ROLL, 2));
    cr_expect_eq(pending(t).left, 2);
    TYPES(t, "strike strike");
    cr_expect_eq(shows(t, 0), 0);
    cr_expect_eq(shows(t, 1), 1);
    cr_expect_eq(shows(t, 2), 0);
    arb_table_close(t);
}

Test(dice, one_ability_rerolls_a_die_once_and_another_may_again)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [1, 0, 0, 1], \"source\": 2, \"most\": 1, "
                           "\"then\": 2}");
    TYPES(t, "blank 2");
    cr_assert(answer_verb(t, DICE_VERB_DIE, 1));
    TYPES(t, "3");
    cr_expect_not(answer_verb(t, DICE_VERB_DIE, 1), "not by the same card");
    json_t *refused = arb_refusals(t, 0);
    const json_t *one = json_array_get(refused, 0);
    cr_expect_str_eq(json_string_value(json_object_get(one, "rule")), "sk.6");
    cr_expect_str_eq(json_string_value(json_object_get(one, "text")),
                     "reroll the ten-sided die showing 3 (rerolled before) of group 1");
    json_decref(refused);
    cr_assert(answer_verb(t, DICE_VERB_KEEP, -1));
    /* A token (shared) leaves what was rerolled. */
    cr_expect_not(answer_verb(t, DICE_VERB_DIE, 1));
    cr_expect(answer_verb(t, DICE_VERB_DIE, 0));
    arb_table_close(t);

    t = rolling("{\"mode\": 2, \"dice\": [0, 0, 0, 1], \"source\": 2, \"most\": 1, \"then\": 1, "
                "\"focus\": 1}");
    TYPES(t, "2");
    cr_assert(answer_verb(t, DICE_VERB_DIE, 0));
    TYPES(t, "3");
    cr_expect(answer_verb(t, DICE_VERB_DIE, 0), "focus may reroll it again");
    arb_table_close(t);
}

Test(dice, a_forced_reroll_is_not_declined_and_without_a_choice_not_asked)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [3, 0, 0, 0], \"source\": 3, \"least\": 1, "
                           "\"most\": 1}");
    TYPES(t, "strike, strike and aim, aim");
    struct arb_ask ask = pending(t);
    cr_assert_eq(ask.count, 2, "a success, one or the other");
    cr_expect_not(answer_verb(t, DICE_VERB_KEEP, -1));
    answer(t, 0);
    TYPES(t, "blank");
    /* One success is left that cover has not touched: it is rerolled without a question. */
    cr_expect_eq(pending(t).seat, ARB_CHANCE);
    TYPES(t, "strike");
    cr_expect_eq(pending(t).options[0].verb, VERB_PASS, "both were rerolled once");
    arb_table_close(t);
}

Test(dice, of_dice_that_are_alike_one_is_offered)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [4, 0, 0, 0], \"source\": 2, \"most\": 1}");
    TYPES(t, "blank blank aim blank");
    struct arb_ask ask = pending(t);
    cr_expect_eq(ask.count, 3, "a blank, the aim, or none");
    json_t *words = arb_ask_words(t, &ask);
    cr_expect_str_eq(json_string_value(json_object_get(words, "prompt")),
                     "a card: which die is rerolled?");
    json_decref(words);
    arb_table_close(t);
}

/* Reading. */

Test(dice, modifiers_stand_beside_what_was_rolled)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [0, 0, 1, 3]}");
    struct arb_run *g = &t->run;
    TYPES(t, "fumble 6 7 10");
    cr_expect_eq(dice_at_least(g, 1, 1, 7), 2);
    cr_expect_eq(dice_at_least(g, 1, -1, 6), 3);
    cr_expect_eq(dice_at_least(g, 1, 0, 6), 0, "group 0 is a group");
    dice_modify(g, 1, 1, 1);
    cr_expect_eq(dice_at_least(g, 1, 1, 7), 3);
    cr_expect_eq(dice_at_least(g, 1, 1, 11), 1, "a natural 10 and 1");
    cr_expect_eq(dice_face(g, dice_of(g, 1), 1)->value, 6);
    cr_expect_eq(dice_sum(g, 1, -1), 26, "the basic die has another group");
    cr_expect_eq(dice_sum(g, 1, 0), 0, "a fumble counts 0");
    cr_expect_eq(dice_flagged(g, 1, FACE_FUMBLE), 1);
    dice_turn(g, 1, 0, 7);
    cr_expect_eq(dice_flagged(g, 1, FACE_CRITICAL), 1);
    cr_expect_eq(dice_sum(g, 1, 0), 3);
    dice_flag(g, 1, 0, DIE_OUT);
    cr_expect_eq(dice_sum(g, 1, 0), 0);
    arb_table_close(t);
}

Test(dice, the_first_face_is_known_after_a_die_is_turned)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [0, 0, 1, 3]}");
    struct arb_run *g = &t->run;
    TYPES(t, "fumble 6 7 10");
    struct rolled_die *die = KIT_DICE(g)->roll[0].die;
    int first = die->first;
    cr_assert(first);
    dice_turn(g, 1, 0, 7);
    cr_expect(die->face == 8 && die->first == first && die->flags & DIE_SET);
    die[1].face = die[1].first = 0; /* one that is laid down, not rolled */
    dice_turn(g, 1, 1, 5);
    cr_expect(die[1].face == 6 && die[1].first == 6);
    arb_table_close(t);
}

Test(dice, a_symbol_serves_one_effect)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [4, 0, 0, 0]}");
    struct arb_run *g = &t->run;
    TYPES(t, "strike, strike and aim, strike, blank");
    cr_expect_eq(dice_symbols(g, 1, STRIKE), 3);
    cr_expect(dice_spend(g, 1, STRIKE, 2));
    cr_expect_not(dice_spend(g, 1, STRIKE, 2), "one is left");
    cr_expect_eq(dice_symbols(g, 1, STRIKE), 1);
    cr_expect_eq(dice_symbols(g, 1, AIM), 1, "the other symbol of that face");
    cr_expect_eq(dice_strike(g, 1, STRIKE, 5), 1);
    cr_expect_eq(dice_symbols(g, 1, STRIKE), 0);
    arb_table_close(t);
}

Test(dice, a_penalty_die_strikes_out_its_like)
{
    for (int all = 0; all < 2; all++) {
        arb_table *t = rolling("{\"mode\": 2, \"dice\": [3, 1, 0, 0]}");
        TYPES(t, "strike, strike, aim, strike");
        dice_penalty(&t->run, 1, PENALTY, all);
        cr_expect_eq(dice_symbols(&t->run, 1, STRIKE), all ? 0 : 1);
        cr_expect_eq(dice_symbols(&t->run, 1, AIM), 1);
        arb_table_close(t);
    }
}

/* Kept in sight. */

Test(dice, the_latest_rolls_are_in_the_view)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 0, 0], \"source\": 2, \"most\": 1}");
    TYPES(t, "blank aim");
    cr_assert(answer_verb(t, DICE_VERB_DIE, 0));
    TYPES(t, "mind");
    json_t *view = arb_view(t, 0), *rolls = json_object_get(view, "rolls");
    char *text = json_dumps(rolls, JSON_COMPACT);
    cr_expect_str_eq(
        text, "[{\"n\":1,\"who\":\"Healer\",\"why\":\"for the attack\",\"open\":true,"
              "\"dice\":[{\"id\":32,\"die\":\"action die\",\"shows\":\"mind\",\"first\":"
              "\"blank\",\"rerolls\":1},{\"id\":33,\"die\":\"action die\",\"shows\":\"aim\"}]}]");
    free(text);
    json_decref(view);
    arb_table_close(t);
}

Test(dice, what_became_of_a_die_is_in_the_view)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [2, 0, 0, 0], \"source\": 2, \"most\": 1}");
    TYPES(t, "blank aim");
    struct rolled *roll = &skirmish_of(t)->dice.roll[0];
    cr_assert_eq(roll->count, 2);
    roll->die[0].add = 2;
    roll->die[0].group = 3;
    roll->die[0].flags = DIE_HELD | DIE_OUT | DIE_SET | DIE_PICKED;
    json_t *view = arb_view(t, 0);
    const json_t *dice = json_object_get(json_array_get(json_object_get(view, "rolls"), 0), "dice");
    char *text = json_dumps(json_array_get(dice, 0), JSON_COMPACT);
    cr_expect_str_eq(text, "{\"id\":32,\"die\":\"action die\",\"shows\":\"blank\",\"add\":2,"
                           "\"group\":3,\"held\":true,\"out\":true,\"set\":true,"
                           "\"picked\":true}");
    free(text);
    cr_expect_eq(json_object_size(json_array_get(dice, 1)), 3, "nothing became of the other");
    json_decref(view);
    arb_table_close(t);
}

Test(dice, a_roll_is_told_in_the_log)
{
    arb_table *t = rolling("{\"mode\": 2, \"dice\": [3, 0, 0, 0], \"source\": 2, \"most\": 1}");
    static const char *const lines[] = {
        "Healer rolls 3 dice for the attack.", "2 times the action die shows blank.",
        "The action die shows aim.", "Healer rerolls 1 die: a card.",
        "The action die showing blank now shows strike."};
    TYPES(t, "blank aim blank");
    cr_assert(answer_verb(t, DICE_VERB_DIE, 0));
    TYPES(t, "strike ");
    json_t *events = arb_events(t, 0, 0);
    cr_assert_eq(json_array_size(events), 5);
    for (size_t i = 0; i < 5; i++)
        cr_expect_str_eq(json_string_value(json_object_get(json_array_get(events, i), "text")),
                         lines[i]);
    json_decref(events);
    arb_table_close(t);
}

Test(dice, a_ring_keeps_what_is_open)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    struct arb_run *g = &t->run;
    int outer = dice_open(g, (struct roll_about){.who = 1});
    for (int i = 0; i < 9; i++) {
        int inner = dice_open(g, (struct roll_about){.who = 2});
        cr_assert_eq(dice_of(g, inner)->count, 0, "nothing is left of what was there");
        dice_add(g, inner, ACTION_DIE, 1, 0);
        cr_assert_neq(inner, 0);
        cr_assert_neq(inner, outer);
        dice_close(g, inner);
    }
    cr_expect_eq(dice_of(g, outer)->who, 1);
    cr_expect_eq(dice_of(g, outer)->number, 1);
    arb_table_close(t);
}

Test(dice, too_many_dice_or_rolls_stop_the_play_with_words)
{
    static const char *const setups[] = {"{\"mode\": 3}", "{\"mode\": 4}"};
    static const char *const words[] = {"more dice in one roll", "more rolls at once"};
    for (int i = 0; i < 2; i++) {
        arb_table *t = rolling(setups[i]);
        cr_expect_eq(arb_status(t), ARB_STOPPED);
        cr_assert(arb_stopped(t));
        cr_expect(strstr(arb_stopped(t), words[i]), "%s", arb_stopped(t));
        arb_table_close(t);
    }
}

Test(dice, a_full_roll_is_no_overflow)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    int roll = dice_open(&t->run, (struct roll_about){.who = 1});
    dice_add(&t->run, roll, ACTION_DIE, DICE_POOL - 1, 0);
    dice_add(&t->run, roll, ACTION_DIE, 1, 0);
    cr_expect_eq(arb_status(t), ARB_PLAYING);
    cr_expect_eq(dice_of(&t->run, roll)->count, DICE_POOL);
    arb_table_close(t);
}

/* With no roll to be had everything is harmless. */
Test(dice, no_roll_does_nothing)
{
    arb_table *t = open_skirmish("{\"seed\": 1, \"mode\": 1}", 0);
    struct arb_run *g = &t->run;
    uint64_t before = arb_hash(t);
    dice_add(g, 0, ACTION_DIE, 1, 0);
    dice_turn(g, 0, 0, 0);
    dice_flag(g, 0, 0, DIE_OUT);
    dice_modify(g, 0, -1, 1);
    dice_penalty(g, 0, PENALTY, true);
    dice_close(g, 0);
    cr_expect_not(dice_spend(g, 0, STRIKE, 0));
    cr_expect_eq(dice_strike(g, 0, STRIKE, 1) + dice_sum(g, 0, -1) + dice_symbols(g, 0, STRIKE), 0);
    cr_expect_eq(dice_at_least(g, 0, -1, 0) + dice_flagged(g, 0, 1), 0);
    cr_expect_eq(dice_rerollable(g, 0, REROLL_CARD), 0);
    cr_expect_eq(arb_hash(t), before);
    arb_table_close(t);
}

/* The words of the kit leave the game its own. */
Test(dice, what_is_not_about_dice_is_said_by_the_game)
{
    arb_table *t = open_skirmish("{\"seed\": 1}", 0);
    play_out(t, &(uint64_t){1});
    json_t *events = arb_events(t, 0, 0), *event;
    size_t i;
    int wounds = 0;
    json_array_foreach (events, i, event)
        wounds += strstr(json_string_value(json_object_get(event, "text")), " wounds ") != NULL;
    cr_expect_gt(wounds, 3);
    json_decref(events);
    arb_table_close(t);
}

/* Whole plays. */

Test(dice, a_play_repeats_itself_to_the_same_hash)
{
    for (int seed = 1; seed <= 20; seed++) {
        char setup[64];
        struct arb_error err;
        snprintf(setup, sizeof setup, "{\"seed\": %d, \"focus\": 2}", seed);
        arb_table *t = open_skirmish(setup, 0), *tortured = open_skirmish(setup, ARB_TORTURE);
        play_out(t, &(uint64_t){(uint64_t)seed});
        play_out(tortured, &(uint64_t){(uint64_t)seed});
        cr_expect_eq(arb_hash(t), arb_hash(tortured));
        uint32_t length = arb_length(t);
        arb_table *again = arb_table_copy(t);
        uint64_t hash = arb_hash(t);
        for (uint32_t at = length; at > 0; at -= at > 7 ? 7 : at) {
            uint64_t there = t->history.entry[at - 1].hash;
            cr_assert(arb_rewind(again, at, &err), "%s", err.text);
            cr_expect_eq(arb_hash(again), there);
        }
        cr_expect_gt(length, 20);
        cr_expect_eq(arb_replay(again, &t->history, arb_length(again), length, &err),
                     length - arb_length(again), "%s", err.text);
        cr_expect_eq(arb_hash(again), hash);
        arb_table_close(again);
        arb_table_close(tortured);
        arb_table_close(t);
    }
}
