/* An attack with one die before it is made: 0, 1, 2 and a critical 3, and a fumble. */
#include "kit_config.h"

#include "blow.h"

#include <criterion/criterion.h>
#include <math.h>

static const struct die die = {
    .name = "die",
    .faces = 5,
    .face = {{.value = 0, .words = "0"},
             {.value = 1, .words = "1"},
             {.value = 2, .words = "2"},
             {.value = 3, .words = "critical", .flags = FACE_CRITICAL},
             {.value = 0, .words = "fumble", .flags = FACE_FUMBLE}},
};

static bool is_near(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

Test(blow, damage_is_what_the_die_and_the_attack_leave_of_the_guard)
{
    struct blow b = {.die = &die, .value = 2, .guard = 3, .critical = 0, .aimed = 1, .passes = 1};
    struct dice_odds odds;
    blow_odds(&b, &odds); /* -1, 0, 1, 5, fumble */
    cr_assert(is_near(dice_odds_at_least(&odds, 1), 2 / 5.0));
    cr_assert(is_near(dice_odds_exactly(&odds, 5), 1 / 5.0));
    cr_assert(is_near(dice_odds_exactly(&odds, 0), 3 / 5.0));
    b.aimed = 0.5;
    b.passes = 0.5;
    blow_odds(&b, &odds);
    cr_assert(is_near(dice_odds_exactly(&odds, 5), 1 / 10.0), "a critical one gets past");
    cr_assert(is_near(dice_odds_exactly(&odds, 1), 1 / 20.0));
}

Test(blow, the_mean_counts_no_more_than_there_is_to_lose)
{
    struct blow b = {.die = &die, .value = 1, .guard = -1, .critical = 0};
    cr_assert(is_near(blow_mean(&b, 99), (2 + 3 + 4 + 4) / 5.0f));
    cr_assert(is_near(blow_mean(&b, 3), (2 + 3 + 3 + 3) / 5.0f));
    b.guard = 9;
    cr_assert(is_near(blow_mean(&b, 3), 3 / 5.0f), "below 0 is nothing");
}

Test(blow, guards_are_taken_off)
{
    struct parts parts = {.count = 3,
                          .part = {{.amount = 2, .what = "the action"},
                                   {.amount = 1, .source = 4, .what = "printed"},
                                   {.amount = -2, .what = "weakened"}}};
    blow_guard_parts(&parts, 1);
    cr_assert_eq(parts.part[0].amount, 2);
    cr_assert(parts.part[1].amount == -1 && parts.part[2].amount == 2);
    cr_assert_str_eq(parts.part[1].what, "guard");
    cr_assert_str_eq(parts.part[2].what, "weakened");
    blow_guard_parts(NULL, 0);
}

Test(blow, a_forecast_names_the_faces_and_ends_with_a_note)
{
    struct blow b = {.die = &die, .value = 2, .guard = 3, .aimed = 1, .passes = 1};
    struct dice_odds odds;
    struct arb_json out = {0};
    blow_odds(&b, &odds);
    blow_begin(&out, "Red die", &die);
    arb_put_text(&out, NULL, "in fog");
    blow_end(&out, &odds, 5, "and a burn");
    json_t *told = arb_json_value(&out), *lines = json_object_get(told, "lines");
    cr_assert_str_eq(json_string_value(json_object_get(told, "title")), "Damage");
    cr_assert_str_eq(json_string_value(json_array_get(lines, 0)),
                     "Red die: 0, 1, 2, critical, fumble");
    cr_assert_str_eq(json_string_value(json_array_get(lines, 1)), "in fog");
    cr_assert_eq(json_array_size(json_object_get(told, "outcomes")), 2, "hurts, and ends it");
    cr_assert_str_eq(json_string_value(json_array_get(json_object_get(told, "notes"), 0)),
                     "and a burn");
    json_decref(told);
    out = (struct arb_json){0};
    blow_begin(&out, "Red die", &die);
    blow_end(&out, &odds, 0, NULL);
    told = arb_json_value(&out);
    cr_assert_eq(json_array_size(json_object_get(told, "outcomes")), 1, "nobody can be ended");
    cr_assert_eq(json_array_size(json_object_get(told, "notes")), 0);
    json_decref(told);
}
