/* Effects at sea: numbers and what changes them, targets, windows, cancels, delays, limits. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(effects, .init = open_folder, .fini = remove_folder);

#define OTHER "ship \"Bireme\" { move = 1, guns = 2, traits = { \"Oared\" } }\n"
#define PLANET(text) "planet \"Chios\" { guns = 3, traits = { \"Rich\" },\n" text "\n}\n"

static int guns(struct arb_run *g, int piece)
{
    return stat_of(g, piece, STAT_GUNS, NULL);
}

/* Changes and numbers. */

Test(effects, a_constant_change_holds_while_its_piece_is_in_play)
{
    good(SHIP("constant { add(\"guns\", 2, ships{}) }") OTHER);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), bireme = launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect_eq(guns(g, argo), 1 + 2);
    cr_expect_eq(guns(g, bireme), 2 + 2);
    move_piece(g, argo, SEA_SUNK);
    cr_expect_eq(guns(g, bireme), 2);
    cr_expect_not(may_add(g, STAT_GUNS));
}

Test(effects, a_number_names_its_parts_and_they_add_up)
{
    good(SHIP("constant { set_to(\"guns\", 5, ships{}), add(\"guns\", 2, ships{}),\n"
              "double(\"guns\", ships{}), halve(\"guns\", ships{}), halve(\"guns\", ships{}) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), sum = 0;
    struct parts parts = {0};
    /* set, then added to, then doubled once and halved twice: 7 * 2 / 4, rounded up */
    cr_expect_eq(stat_of(g, argo, STAT_GUNS, &parts), 4);
    for (int i = 0; i < parts.count; i++)
        sum += parts.part[i].amount;
    cr_expect_eq(sum, 4);
    cr_expect_eq(parts.count, 4);
    cr_expect_eq(parts.part[1].source, argo);
    cr_expect_eq(parts.part[1].amount, 5 - 1);
}

Test(effects, a_number_is_never_below_zero)
{
    good(SHIP("constant { add(\"guns\", -9, self) }"));
    struct arb_run *g = put_to_sea();
    cr_expect_eq(guns(g, launch(g, "Argo", 0, SEA_SPACE)), 0);
}

Test(effects, what_is_below_zero_is_made_up_for_among_its_parts)
{
    good(SHIP("constant { add(\"guns\", -4, self) }"));
    struct arb_run *g = put_to_sea();
    struct parts parts = {0};
    stat_of(g, launch(g, "Argo", 0, SEA_SPACE), STAT_GUNS, &parts);
    cr_assert_eq(parts.count, 3);
    cr_expect_eq(parts.part[1].amount, -4);
    cr_expect_eq(parts.part[2].amount, 3);
}

Test(effects, a_piece_that_leaves_ends_all_it_changes)
{
    good(SHIP(
        "constant { add(\"guns\", 2, ships{}), gain_trait(\"Swift\", ships{}), blank(planets{}) }")
             PLANET("") OTHER);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), bireme = launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect(may_add(g, STAT_GUNS) && may_change(g, GAIN_TRAIT) && may_change(g, BLANK));
    move_piece(g, argo, SEA_HOLD);
    cr_expect_not(may_add(g, STAT_GUNS) || may_change(g, GAIN_TRAIT) || may_change(g, BLANK));
    cr_expect_eq(guns(g, bireme), 2);
}

static void last(struct arb_run *g, int source, int until)
{
    const struct ability *a = &g->c->ability[game_abilities(g, source).first];
    struct scope sc = {BEGINNING_SCOPE(source, game_abilities(g, source).first, 0)};
    make_lasting(g, &sc, until, g->c->op[a->program].arg >> 1, 1, false);
}

#define LASTS "action { effect = lasting{ \"turn\", add(\"guns\", 1, ships{}) } }"

Test(effects, a_lasting_change_is_for_those_it_was_made_for_unless_it_is_live)
{
    good(SHIP(LASTS) PLANET(LASTS) OTHER);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), chios = launch(g, "Chios", 0, SEA_SPACE);
    last(g, argo, UNTIL_TURN);
    int bireme = launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect_eq(guns(g, argo), 1 + 1);
    cr_expect_eq(guns(g, bireme), 2, "it came later");
    last(g, chios, UNTIL_TURN);
    int late = launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect_eq(guns(g, late), 2 + 1, "that of a planet is live");
    end_lasting(g, UNTIL_BATTLE, 0);
    cr_expect_eq(guns(g, argo), 1 + 2);
    end_lasting(g, UNTIL_TURN, 0);
    cr_expect_eq(guns(g, argo), 1);
    cr_expect_eq(KIT_MODIFY(g)->changes[0], 0);
}

Test(effects, a_piece_that_left_is_forgotten_by_lasting_changes)
{
    good(SHIP(LASTS) OTHER);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), bireme = launch(g, "Bireme", 1, SEA_SPACE);
    last(g, argo, UNTIL_TURN);
    move_piece(g, bireme, SEA_HOLD);
    move_piece(g, bireme, SEA_SPACE);
    cr_expect_eq(guns(g, bireme), 2);
    cr_expect(game_is_new(g, bireme, 0));
}

Test(effects, one_lasting_change_too_many_stops_the_play_and_changes_nothing)
{
    good(SHIP(LASTS));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    for (int i = 0; i < LASTING; i++)
        last(g, argo, UNTIL_TURN);
    cr_expect_eq(g->block->limit, 0);
    last(g, argo, UNTIL_TURN);
    cr_expect_eq(g->block->limit, LASTING_LIMIT);
    cr_expect_eq(guns(g, argo), 1 + LASTING);
}

Test(effects, a_blank_piece_has_no_keywords_but_those_that_last)
{
    good("ship \"Argo\" { move = 1, guns = 1, keywords = { \"cloaked\", \"armor 2\" },\n"
         "constant { add(\"guns\", 3, self) } }\n" PLANET("constant { blank(ships{}) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_eq(keyword(g, argo, KEYWORD_CLOAKED), 1);
    cr_expect_eq(guns(g, argo), 1 + 3);
    launch(g, "Chios", 0, SEA_SPACE);
    cr_expect_eq(keyword(g, argo, KEYWORD_CLOAKED), 0);
    cr_expect_eq(keyword(g, argo, KEYWORD_ARMOR), 2);
    cr_expect_eq(guns(g, argo), 1);
}

/* Could it change anything? */

static bool could(struct arb_run *g, int piece)
{
    int ability = game_abilities(g, piece).first;
    struct scope sc = {BEGINNING_SCOPE(piece, ability, 0)};
    return could_change(g, &sc, g->c->ability[ability].program);
}

Test(effects, a_target_is_legal_if_what_follows_could_change_something)
{
    good(SHIP("action { effect = { choose{ planets{} }, pay(2, owner) } }") PLANET(""));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_not(could(g, argo), "there is no planet");
    launch(g, "Chios", 1, SEA_SPACE);
    cr_expect_not(could(g, argo), "its owner has nothing");
    g->s->sea.score[1] = 2;
    cr_expect(could(g, argo));
}

Test(effects, an_effect_until_the_end_of_what_does_not_run_changes_nothing)
{
    good(SHIP("action { effect = lasting{ \"battle\", add(\"guns\", 1, self) } }"));
    struct arb_run *g = put_to_sea();
    cr_expect_not(could(g, launch(g, "Argo", 0, SEA_SPACE)));
}

Test(effects, a_limit_counts_until_it_is_forgotten)
{
    good(SHIP("action { limit = { 1, \"turn\" }, effect = score() }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), ability = game_abilities(g, argo).first;
    cr_expect(may_initiate(g, 0, argo, ability, NULL));
    count_use(g, argo, ability, 0);
    cr_expect_not(may_initiate(g, 0, argo, ability, NULL));
    forget_uses(g, LIMIT_BATTLE);
    cr_expect_not(may_initiate(g, 0, argo, ability, NULL));
    forget_uses(g, LIMIT_TURN);
    cr_expect(may_initiate(g, 0, argo, ability, NULL));
}

Test(effects, a_cost_must_be_payable)
{
    good(SHIP("action { cost = crew(2), effect = score() }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), ability = game_abilities(g, argo).first;
    g->s->sea.score[0] = 1;
    cr_expect_not(may_initiate(g, 0, argo, ability, NULL));
    g->s->sea.score[0] = 2;
    cr_expect(may_initiate(g, 0, argo, ability, NULL));
}

/* What follows. */

#define AVENGER                                                                                    \
    "ship \"Argo\" { move = 1, guns = 1, forced { after = sunk(ships{}), "                         \
    "effect = score() } }\n"
#define PIRATE                                                                                     \
    "ship \"Drake\" { move = 1, guns = 1, response { after = sunk(ships{}), "                      \
    "effect = score() } }\n"

Test(effects, forced_answers_come_first_and_the_first_captain_orders_them)
{
    good(AVENGER PIRATE OTHER);
    struct arb_run *g = put_to_sea();
    g->s->sea.first = 2;
    int one = launch(g, "Argo", 0, SEA_SPACE), two = launch(g, "Argo", 1, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    sink(g, launch(g, "Bireme", 1, SEA_SPACE), 0);
    cr_assert_eq(asked(g), 2);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_RESOLVE, two));
    cr_expect_eq(g->s->sea.score[0], 1, "the other followed by itself");
    cr_expect_eq(g->s->sea.score[1], 1);
    cr_assert_eq(asked(g), 1, "then whoever may respond");
    cr_expect(take_option(g, VERB_PASS, 0));
    cr_expect_eq(g->s->sea.score[1], 1);
    (void)one;
}

Test(effects, captains_respond_in_turn_each_ability_once)
{
    good(PIRATE OTHER);
    struct arb_run *g = put_to_sea();
    g->s->sea.first = 1;
    launch(g, "Drake", 0, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    sink(g, launch(g, "Bireme", 2, SEA_SPACE), 2);
    cr_assert_eq(asked(g), 1);
    cr_expect_eq(options(g), 3, "two ships, or pass");
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_assert_eq(asked(g), 0, "the next captain who has an answer");
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_assert_eq(asked(g), 1);
    cr_expect_eq(options(g), 2, "one ship has answered already");
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_expect_eq(asked(g), 0);
    cr_expect_eq(options(g), 1, "nobody has an answer left: that was all");
    cr_expect_eq(g->s->sea.score[1], 2);
    cr_expect_eq(g->s->sea.react.facts, 0);
    cr_expect_eq(g->s->sea.react.used_count, 0);
}

Test(effects, what_came_too_late_does_not_answer)
{
    good(PIRATE OTHER);
    struct arb_run *g = put_to_sea();
    int drake = launch(g, "Drake", 0, SEA_SPACE);
    g->s->sea.piece[drake].came = 1000;
    sink(g, launch(g, "Bireme", 2, SEA_SPACE), 2);
    cr_expect_eq(options(g), 1);
    cr_expect_not(take_option(g, VERB_RESPOND, 0));
}

Test(effects, what_is_replaced_does_not_happen)
{
    good("ship \"Argo\" { move = 1, guns = 1,\n"
         "response { when = sunk(self), effect = replace{ score(3) } } }\n"
         "ship \"Eris\" { move = 1, guns = 1, forced { after = sunk(ships{}), effect = score() } "
         "}\n");
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 1, SEA_SPACE);
    launch(g, "Eris", 0, SEA_SPACE);
    sink(g, argo, 0);
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_RESPOND, argo));
    cr_expect(game_in_play(g, argo));
    cr_expect_eq(g->s->sea.score[1], 3);
    cr_expect_eq(g->s->sea.score[0], 0, "nothing was sunk");
    cr_expect_eq(g->s->sea.react.imminent, 0);
    cr_expect_eq(g->s->sea.scopes.count, 0);
}

Test(effects, a_piece_answers_its_own_sinking)
{
    good(
        "ship \"Argo\" { move = 1, guns = 1, forced { after = sunk(self), effect = score(2) } }\n");
    struct arb_run *g = put_to_sea();
    sink(g, launch(g, "Argo", 1, SEA_SPACE), 0);
    cr_expect_eq(g->s->sea.score[1], 2);
}

Test(effects, a_captain_is_asked_by_what_could_be_hidden_not_by_what_is)
{
    good("order \"Wait\" { response { from = \"hold\", after = sunk(ships{}), effect = score() } "
         "}\n" OTHER);
    struct arb_run *g = put_to_sea();
    int wait = launch(g, "Wait", 1, SEA_HOLD);
    sink(g, launch(g, "Bireme", 2, SEA_SPACE), 2);
    cr_assert_eq(asked(g), 1);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_RESPOND, wait));
    cr_expect_eq(g->s->sea.score[1], 1);
    cr_expect(g->s->sea.react.hidden_facts[TIMING_AFTER] >> FACT_SUNK & 1);
    move_piece(g, wait, SEA_SUNK);
    cr_expect_not(g->s->sea.react.hidden_facts[TIMING_AFTER] >> FACT_SUNK & 1);
}

Test(effects, turns_go_round_from_the_first_and_skip_who_is_out)
{
    good(OTHER);
    struct arb_run *g = put_to_sea();
    g->s->sea.first = 1;
    g->s->sea.out = 1 << 2;
    struct turns turn = turns_of(g, EVERYBODY);
    cr_assert(next_turn(g, &turn));
    cr_expect_eq(turn.seat, 1);
    cr_assert(next_turn(g, &turn));
    cr_expect_eq(turn.seat, 0);
    cr_expect_not(next_turn(g, &turn));
    cr_expect_eq(seats_in(g), 2);
    cr_expect_eq(next_seat(g, 1), 0);
}

Test(effects, a_check_notices_an_index_that_is_not_what_is_in_play)
{
    char words[200] = "";
    struct arb_text broken = {words, words + sizeof words};
    good(AVENGER);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect(effects_check(g, argo, &broken), "%s", words);
    g->s->sea.piece[argo].place = SEA_HOLD; /* without leaving the index */
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea.piece[argo].place = SEA_SPACE;
    KIT_REACT(g)->delayed_facts = 1;
    cr_expect_not(effects_check(g, argo, &broken));
}

static const char *numbers(struct arb_run *g, int seat, int piece, const char *letters)
{
    static char words[80];
    struct arb_saying s = {.g = g, .seat = seat};
    words[0] = 0;
    say_numbers(&s, piece, letters, &(struct arb_text){words, words + sizeof words});
    return words;
}

Test(effects, numbers_stand_in_brackets_beside_a_name)
{
    good(SHIP("constant { add(\"guns\", 2, self) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_str_eq(numbers(g, 0, argo, "mg"), " (2 knots, guns 3)");
    cr_expect_str_eq(numbers(g, 0, argo, "gm"), " (guns 3, 2 knots)");
    cr_expect_str_eq(numbers(g, 1, argo, "gm"), " (2 knots)", "what has no value is left out");
    cr_expect_str_eq(numbers(g, 1, argo, "g"), "");
}

static const char *said(struct arb_run *g, int ability,
                        void (*say_it)(const struct arb_saying *, int, struct arb_text *))
{
    static char words[80];
    words[0] = 0;
    say_it(&(struct arb_saying){.g = g}, ability, &(struct arb_text){words, words + sizeof words});
    return words;
}

Test(effects, abilities_are_said_as_their_things_say_them)
{
    good(SHIP("action { text = \"Ram\", effect = score() },\n"
              "forced { after = sunk(self), effect = score() }, arrival { effect = score() }"));
    struct arb_run *g = put_to_sea();
    cr_expect_str_eq(said(g, 1, say_ability), "Ram");
    cr_expect_str_eq(said(g, 1, say_ability_in_brackets), " (Ram)");
    cr_expect_str_eq(said(g, 1, say_ability_kind), "action");
    cr_expect_str_eq(said(g, 2, say_ability), "its forced effect");
    cr_expect_str_eq(said(g, 2, say_ability_in_brackets), "");
    cr_expect_str_eq(said(g, 3, say_ability), "its arrival", "it has no other words");
    cr_expect_str_eq(said(g, 0, say_ability), "its effect");
    cr_expect_str_eq(said(g, 99, say_ability_kind), "effect");
}
