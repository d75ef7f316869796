/* Abilities used at sea: costs, X, targets, and programs op by op. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(perform, .init = open_folder, .fini = remove_folder);

#define BIREME "ship \"Bireme\" { move = 1, guns = 2, traits = { \"Oared\" } }\n"
#define CHIOS "planet \"Chios\" { guns = 3, traits = { \"Rich\" } }\n"
#define SCORE(seat) (g->s->sea.score[seat])

static int argo;

/* The Argo of captain 0 with this action, alone at sea. */
static struct arb_run *sail(const char *action)
{
    char text[2000];
    snprintf(text, sizeof text, SHIP("action { %s }") BIREME CHIOS, action);
    good(text);
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    return g;
}

static void use(struct arb_run *g)
{
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
}

static bool usable(struct arb_run *g)
{
    return may_initiate(g, 0, argo, game_abilities(g, argo).first, NULL);
}

/* Use and costs. */

Test(perform, an_action_is_offered_to_its_captain_and_does_what_it_says)
{
    struct arb_run *g = sail("effect = score(3)");
    launch(g, "Argo", 1, SEA_SPACE);
    launch(g, "Argo", 0, SEA_HOLD);
    act(g, 0);
    cr_expect_eq(options(g), 2, "one Argo is another's, one is not in play");
    cr_assert(take_option(g, VERB_USE, argo));
    cr_expect_eq(SCORE(0), 3);
    cr_expect_eq(g->s->sea.scopes.count, 0);
    cr_expect(all_done(g));
}

Test(perform, a_blank_piece_is_not_used)
{
    good(SHIP("action { effect = score() }") "planet \"Chios\" { constant { blank(ships{}) } }\n");
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Chios", 0, SEA_SPACE);
    act(g, 0);
    cr_expect_eq(options(g), 1);
}

Test(perform, a_condition_must_hold_to_use_it)
{
    struct arb_run *g = sail("condition = exists(planets{}), effect = score()");
    cr_expect_not(usable(g));
    launch(g, "Chios", 2, SEA_SPACE);
    cr_expect(usable(g));
}

Test(perform, costs_are_paid_in_order_and_all_of_them)
{
    struct arb_run *g = sail("cost = { crew(2), crew(1) }, effect = score(9)");
    SCORE(0) = 2;
    cr_expect_not(usable(g), "each can be paid, but not both");
    SCORE(0) = 3;
    use(g);
    cr_expect_eq(SCORE(0), 9);
}

Test(perform, who_pays_is_chosen_among_those_it_leads_somewhere_with)
{
    struct arb_run *g = sail("cost = sink(ships{}), effect = if_{ "
                             "at_least(printed(\"guns\", paid), 2), then_ = score(7) }");
    cr_expect_not(usable(g), "only the Argo could pay, for nothing");
    launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect_not(usable(g), "that is another's");
    int one = launch(g, "Bireme", 0, SEA_SPACE), two = launch(g, "Bireme", 0, SEA_SPACE);
    use(g);
    cr_expect_eq(asked(g), 0);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_PAY_WITH, two));
    cr_expect_eq(SCORE(0), 7);
    cr_expect(game_in_play(g, one) && !game_in_play(g, two));
}

Test(perform, where_paying_leads_nowhere_anyone_may_pay)
{
    struct arb_run *g = sail("cost = sink(ships{}), effect = if_{ "
                             "at_least(printed(\"guns\", paid), 3), then_ = score(7) }");
    launch(g, "Bireme", 0, SEA_SPACE);
    const struct ability *a = &g->c->ability[game_abilities(g, argo).first];
    int scope =
        new_scope(g, (struct scope){BEGINNING_SCOPE(argo, game_abilities(g, argo).first, 0)});
    struct sea below = {.frame = {0}};
    struct pay_costs start = {.cost = a->cost, .scope = (uint8_t)scope};
    arb_push(g, FLOW_sea, &below, sizeof below);
    arb_push(g, FLOW_pay_costs, &start, sizeof start);
    arb_run_on(g);
    cr_expect_eq(options(g), 2);
}

Test(perform, a_program_is_carried_out_in_a_scope_of_its_own)
{
    struct arb_run *g = sail("effect = score(7)");
    struct sea below = {.frame = {0}};
    struct carry start = {.as = {BEGINNING_SCOPE(argo, 0, 1)},
                          .op = g->c->ability[game_abilities(g, argo).first].program};
    g->s->sea.deed = DEED_ACTS;
    arb_push(g, FLOW_sea, &below, sizeof below);
    arb_push(g, FLOW_carry, &start, sizeof start);
    arb_run_on(g);
    cr_expect_eq(SCORE(1), 7, "for whom the scope says");
    cr_expect_eq(SCORE(0), 0);
    cr_expect_eq(new_scope(g, (struct scope){0}), 0, "and the scope is gone");
}

Test(perform, an_x_may_be_any_that_leads_somewhere)
{
    good("ship \"Argo\" { move = \"X\", guns = 1, action { effect = if_{ equals(x, 2),\n"
         "then_ = score(x) } } }\n");
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    SCORE(0) = 1;
    cr_expect_not(usable(g));
    SCORE(0) = 2;
    cr_expect(usable(g));
    SCORE(0) = 3;
    cr_expect(usable(g), "of 0 to 3, 2 does");
    SCORE(0) = 2;
    use(g);
    cr_expect_eq(SCORE(0), 4);
}

/* Limits. */

static int uses_left(struct arb_run *g, int thing, int seat)
{
    int ability = game_abilities(g, thing).first;
    return g->c->ability[ability].limit - uses_of(g, thing, ability, seat);
}

Test(perform, a_limit_counts_for_the_piece_the_captain_or_the_table)
{
    static const struct {
        const char *text;
        int same_seat, other_seat;
    } list[] = {{"limit = { 2, \"turn\" }, effect = score()", 2, 2},
                {"limit = { 2, \"turn\", \"captain\" }, effect = score()", 1, 2},
                {"limit = { 2, \"turn\", \"table\" }, effect = score()", 1, 1}};
    for (int i = 0; i < 3; i++) {
        struct arb_run *g = sail(list[i].text);
        int own = launch(g, "Argo", 0, SEA_SPACE), other = launch(g, "Argo", 1, SEA_SPACE);
        use(g);
        cr_expect_eq(uses_left(g, argo, 0), 1);
        cr_expect_eq(uses_left(g, own, 0), list[i].same_seat, "%s", list[i].text);
        cr_expect_eq(uses_left(g, other, 1), list[i].other_seat, "%s", list[i].text);
    }
}

Test(perform, uses_of_a_piece_that_left_are_forgotten_and_their_place_is_taken_again)
{
    struct arb_run *g = sail("limit = { 1, \"turn\" }, effect = score()");
    int more[LIMITS];
    for (int i = 0; i < LIMITS; i++) {
        more[i] = launch(g, "Argo", 0, SEA_SPACE);
        count_use(g, more[i], game_abilities(g, argo).first, 0);
    }
    cr_expect_eq(g->s->sea.uses.count, LIMITS);
    move_piece(g, more[0], SEA_SUNK);
    cr_expect_eq(g->s->sea.uses.count, LIMITS);
    cr_expect_eq(uses_left(g, more[1], 0), 0);
    cr_expect(usable(g));
    count_use(g, argo, game_abilities(g, argo).first, 0);
    cr_expect_not(usable(g));
    cr_expect_eq(g->block->limit, 0);
    count_use(g, launch(g, "Argo", 0, SEA_SPACE), game_abilities(g, argo).first, 0);
    cr_expect_eq(g->block->limit, LIMITS_LIMIT);
    forget_uses(g, LIMIT_TURN);
    cr_expect_eq(g->s->sea.uses.count, 0);
}

/* Choices. */

Test(perform, one_of_several_effects_that_could_change_something)
{
    struct arb_run *g = sail("effect = { either{ mode(\"a\", pay(2, speaker)),\n"
                             "mode(\"b\", score(5)), mode(\"c\", sink(planets{})) }, score(100) }");
    use(g);
    cr_expect_eq(SCORE(0), 105, "only one could: nobody is asked");
    launch(g, "Chios", 1, SEA_SPACE);
    use(g);
    cr_assert_eq(asked(g), 0);
    cr_expect_eq(options(g), 3);
    int either = g->c->ability[game_abilities(g, argo).first].program;
    cr_assert(take_option(g, VERB_CHOOSE_MODE, either + 3));
    cr_expect_eq(SCORE(0), 205);
    cr_expect(g->s->sea.piece[argo + 1].place == SEA_SUNK);
}

Test(perform, either_of_nothing_is_nothing_in_full)
{
    struct arb_run *g = sail("effect = { score(), either{ mode(\"a\", pay(9, speaker)),\n"
                             "mode(\"b\", sink(planets{})) }, then_, score(50) }");
    use(g);
    cr_expect_eq(SCORE(0), 1);
    good(SHIP("action { effect = either{ mode(\"a\", pay(9, speaker)),\n"
              "mode(\"b\", sink(planets{})) } }"));
    g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_not(usable(g));
}

Test(perform, what_one_may_do_is_asked_of_the_one_who_may)
{
    struct arb_run *g =
        sail("effect = { score(), may{ score(2), by = speaker }, then_, score(10) }");
    g->s->sea.first = 2;
    use(g);
    cr_assert_eq(asked(g), 2);
    cr_assert(take_option(g, VERB_ACCEPT, 0));
    cr_expect_eq(SCORE(0), 13);
    use(g);
    cr_assert(take_option(g, VERB_DECLINE, 0));
    cr_expect_eq(SCORE(0), 14, "then_ does not go on");
    g = sail("effect = { score(), may{ sink(planets{}) } }");
    use(g);
    cr_expect(all_done(g), "it could change nothing: nobody is asked");
}

Test(perform, each_captain_in_turn_from_the_first)
{
    struct arb_run *g = sail("effect = each_captain{ pay(1, each) }");
    g->s->sea.first = 1;
    g->s->sea.out = 1 << 2;
    SCORE(0) = SCORE(1) = SCORE(2) = 5;
    int before = g->s->sea.settled;
    use(g);
    cr_expect_eq(SCORE(0), 4);
    cr_expect_eq(SCORE(1), 4);
    cr_expect_eq(SCORE(2), 5);
    cr_expect_eq(g->s->sea.settled - before, 1, "what befalls all at once settles once");
    g = sail("effect = each_captain{ score() }");
    use(g);
    cr_expect_eq(SCORE(0), 3);
    cr_expect_eq(g->s->sea.settled, 3);
    g = sail("effect = each_captain{ pay(1, each) }");
    cr_expect_not(usable(g), "nobody has anything");
    g->s->sea.out = 1 << 2;
    SCORE(2) = 1;
    cr_expect_not(usable(g), "who has is out");
    SCORE(1) = 1;
    cr_expect(usable(g));
}

Test(perform, each_may_be_several_things_that_settle_one_after_the_other)
{
    struct arb_run *g = sail("effect = each_captain{ pay(1, each), pay(1, each) }");
    SCORE(0) = 2;
    use(g);
    cr_expect_eq(SCORE(0), 0);
    cr_expect_eq(g->s->sea.settled, 6);
}

Test(perform, one_captains_failure_is_not_the_next_ones_but_that_of_all)
{
    struct arb_run *g = sail("effect = { each_captain{ sink(ships{ controller = each }), then_, "
                             "score() }, then_, score(10) }");
    g->s->sea.first = 1;
    launch(g, "Bireme", 2, SEA_SPACE);
    use(g);
    cr_expect_eq(SCORE(0), 2, "captains 2 and 0, not 1");
    g = sail("effect = { each_captain{ sink(ships{ controller = each }) }, then_, score(10) }");
    launch(g, "Bireme", 1, SEA_SPACE);
    launch(g, "Bireme", 2, SEA_SPACE);
    use(g);
    cr_expect_eq(SCORE(0), 10);
}

Test(perform, each_of_several_pieces_is_the_second_target)
{
    struct arb_run *g =
        sail("effect = { each_of{ ships{ controller = others }, score(10), sink(target2) }, then_, "
             "score(1) }");
    cr_expect_not(usable(g), "there is none");
    launch(g, "Bireme", 1, SEA_SPACE);
    launch(g, "Bireme", 2, SEA_SPACE);
    use(g);
    cr_expect_eq(SCORE(0), 21, "two of them, and all were sunk");
    cr_expect_not(usable(g));
}

Test(perform, one_branch_or_the_other)
{
    struct arb_run *g =
        sail("effect = if_{ exists(planets{}), then_ = score(1), else_ = score(10) }");
    use(g);
    cr_expect_eq(SCORE(0), 10);
    launch(g, "Chios", 0, SEA_SPACE);
    use(g);
    cr_expect_eq(SCORE(0), 11);
    g = sail("effect = { score(), if_{ exists(planets{}), then_ = score(1) } }");
    use(g);
    cr_expect_eq(SCORE(0), 1);
}

Test(perform, effects_are_repeated_and_settle_each_time)
{
    struct arb_run *g = sail("effect = repeat_{ 3, score(2) }");
    use(g);
    cr_expect_eq(SCORE(0), 6);
    cr_expect_eq(g->s->sea.settled, 3);
}

/* Targets. */

Test(perform, a_target_is_chosen_among_the_legal_ones)
{
    struct arb_run *g = sail("effect = { choose{ ships{ is_not = \"self\" } }, "
                             "choose{ planets{}, as = 2, by = speaker }, sink(target), "
                             "sink(target2), score(done) }");
    g->s->sea.first = 1;
    launch(g, "Bireme", 1, SEA_SPACE);
    cr_expect_not(usable(g), "no planet");
    int bireme = launch(g, "Bireme", 2, SEA_SPACE), chios = launch(g, "Chios", 2, SEA_SPACE);
    use(g);
    cr_expect_eq(asked(g), 0);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_CHOOSE, bireme));
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_CHOOSE, chios));
    cr_expect(!game_in_play(g, bireme) && !game_in_play(g, chios));
    cr_expect_eq(SCORE(0), 1);
}

Test(perform, without_a_target_the_rest_does_what_it_can)
{
    struct arb_run *g =
        sail("effect = { score(), choose{ planets{} }, sink(target), then_, score(5) }");
    use(g);
    cr_expect_eq(SCORE(0), 1);
    cr_expect(all_done(g));
}

Test(perform, what_is_immune_is_not_chosen)
{
    good(SHIP("action { effect = { choose{ planets{} }, sink(target) } }") CHIOS
         "planet \"Delos\" { guns = 1, traits = { \"Holy\" }, constant { barred(self) } }\n");
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Delos", 0, SEA_SPACE);
    cr_expect_not(usable(g));
    launch(g, "Chios", 0, SEA_SPACE);
    use(g);
    cr_expect_eq(options(g), 1);
}

Test(perform, a_captain_is_chosen_if_several_could_be)
{
    struct arb_run *g = sail("effect = { choose_captain{ other = true }, pay(2, chosen_captain) }");
    SCORE(0) = 2;
    cr_expect_not(usable(g), "it must be another");
    SCORE(2) = 2;
    use(g);
    cr_expect_eq(SCORE(2), 0, "the only one");
    SCORE(1) = SCORE(2) = 2;
    use(g);
    cr_assert_eq(asked(g), 0);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_CHOOSE_SEAT, 1));
    cr_expect_eq(SCORE(1), 0);
    cr_expect_eq(SCORE(2), 2);
    g->s->sea.out = 1 << 2;
    cr_expect_not(usable(g));
    g = sail("effect = { score(), choose_captain{}, pay(9, chosen_captain), then_, score(5) }");
    use(g);
    cr_expect_eq(SCORE(0), 1, "nobody could be");
}

Test(perform, chance_chooses_among_those_that_may_be_chosen)
{
    good(SHIP("action { effect = { choose_random(planets{}), sink(target) } }") CHIOS
         "planet \"Delos\" { guns = 1, traits = { \"Holy\" }, constant { barred(self) } }\n");
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    int one = launch(g, "Chios", 0, SEA_SPACE), holy = launch(g, "Delos", 0, SEA_SPACE);
    int two = launch(g, "Chios", 0, SEA_SPACE), three = launch(g, "Chios", 0, SEA_SPACE);
    use(g);
    cr_expect_eq(take_chance(g, 1), 3);
    cr_expect(game_in_play(g, one) && game_in_play(g, holy) && game_in_play(g, three));
    cr_expect_not(game_in_play(g, two));
    g = sail("effect = { score(), choose_random(planets{}), sink(target), then_, score(5) }");
    use(g);
    cr_expect_eq(SCORE(0), 1, "there is none");
}

/* In full, and what is known. */

Test(perform, then_goes_on_after_what_happened_in_full)
{
    struct arb_run *g = sail("effect = { sink(planets{}), then_, score(4) }");
    cr_expect_not(usable(g), "what follows does not make it usable");
    launch(g, "Chios", 0, SEA_SPACE);
    launch(g, "Chios", 1, SEA_SPACE);
    use(g);
    cr_expect_eq(SCORE(0), 4);
    g = sail("effect = { score(), sink(planets{}), then_, score(4) }");
    use(g);
    cr_expect_eq(SCORE(0), 1);
}

Test(perform, an_effect_that_lasts_until_the_end_of_nothing_is_not_in_full)
{
    struct arb_run *g = sail("effect = { score(), lasting{ \"battle\", add(\"guns\", 1, self) }, "
                             "then_, score(4) }");
    use(g);
    cr_expect_eq(SCORE(0), 1);
    cr_expect_eq(g->s->sea.modify.slots, 0);
    g = sail("effect = { lasting{ \"turn\", add(\"guns\", count(ships{}), self), "
             "add(\"move\", 3, self) }, then_, score(4) }");
    use(g);
    cr_expect_eq(SCORE(0), 4);
    cr_expect_eq(stat_of(g, argo, STAT_GUNS, NULL), 2);
    cr_expect_eq(stat_of(g, argo, STAT_MOVE, NULL), 5, "both changes");
}

Test(perform, what_left_and_came_back_is_another)
{
    struct arb_run *g = sail("effect = score()");
    int bireme = launch(g, "Bireme", 0, SEA_SPACE), chios = launch(g, "Chios", 0, SEA_SPACE);
    struct scope sc = {BEGINNING_SCOPE(argo, 1, 0), .target = {(uint16_t)bireme, (uint16_t)chios},
                       .paid = (uint16_t)bireme,
                       .event = {.thing = (uint16_t)bireme, .other = (uint16_t)bireme}};
    int since = NOW(g);
    recall(g, &sc, since);
    cr_expect_eq(sc.target[0], bireme);
    move_piece(g, bireme, SEA_HOLD);
    recall(g, &sc, since);
    cr_expect_eq(sc.target[0], bireme, "it is known where it is");
    move_piece(g, bireme, SEA_SPACE);
    recall(g, &sc, since);
    cr_expect(!sc.target[0] && !sc.paid && !sc.event.thing && !sc.event.other);
    cr_expect_eq(sc.target[1], chios);
    cr_expect_not(sc.estranged);
    cr_expect_eq(which_thing(g, &sc, WHICH_SELF), argo);
    move_piece(g, argo, SEA_HOLD);
    move_piece(g, argo, SEA_SPACE);
    recall(g, &sc, since);
    cr_expect(sc.estranged);
    cr_expect_eq(which_thing(g, &sc, WHICH_SELF), 0);
}

Test(perform, too_many_scopes_stop_the_play)
{
    struct arb_run *g = sail("effect = score()");
    for (int i = 0; i < SCOPES; i++)
        cr_expect_eq(new_scope(g, (struct scope){.you = (uint8_t)i}), i);
    cr_expect_eq(g->block->limit, 0);
    new_scope(g, (struct scope){0});
    cr_expect_eq(g->block->limit, SCOPES_LIMIT);
    drop_scope(g);
    cr_expect_eq(g->s->sea.scopes.count, SCOPES - 1);
    cr_expect_eq(g->s->sea.scopes.scope[SCOPES - 1].you, 0);
    cr_expect_eq(g->s->sea.scopes.scope[SCOPES - 2].you, SCOPES - 2);
}
