/* Answers at sea: cancels, "when", what is delayed, who must and who may, and full tables. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(react, .init = open_folder, .fini = remove_folder);

#define NAMED(name, text) "ship \"" name "\" { move = 1, guns = 1, " text " }\n"
#define BIREME "ship \"Bireme\" { move = 1, guns = 2, traits = { \"Oared\" } }\n"
#define SCORE(seat) (g->s->sea.score[seat])

static void as_before(struct arb_run *g)
{
    const struct reactions *r = KIT_REACT(g);
    char words[200] = "";
    struct arb_text broken = {words, words + sizeof words};
    cr_expect(all_done(g));
    cr_expect_eq(r->unsettled, 0);
    cr_expect_eq(r->facts, 0);
    cr_expect_eq(r->base, 0);
    cr_expect_eq(r->imminent, 0);
    cr_expect_eq(r->used_count, 0);
    cr_expect_eq(r->canceled, 0);
    cr_expect_eq(g->s->sea.scopes.count, 0);
    cr_expect_eq(g->block->limit, 0);
    cr_expect(effects_check(g, g->s->sea.pieces, &broken), "%s", words);
}

/* Cancels. */

#define CANCELS                                                                                    \
    NAMED("Drake", "response { cancels = fires(ships{ controller = speaker }), effect = cancel() " \
                   "}")
#define WATCHES                                                                                    \
    NAMED("Eris", "response { when = fires(ships{ controller = speaker }), effect = score(10) }")

Test(react, an_effect_is_canceled_but_was_used_and_paid_for)
{
    good(SHIP("action { cost = crew(1), limit = { 1, \"turn\" }, effect = score(7) }")
             CANCELS WATCHES);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    launch(g, "Eris", 2, SEA_SPACE);
    SCORE(0) = 1;
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_assert_eq(asked(g), 2, "that it was to be is answered all the same");
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_expect_eq(SCORE(0), 0);
    cr_expect_eq(SCORE(2), 10);
    cr_expect_eq(uses_of(g, argo, game_abilities(g, argo).first, 0), 1);
    as_before(g);
}

Test(react, an_effect_that_nobody_cancels_happens)
{
    good(SHIP("action { effect = score(7) }") CANCELS WATCHES);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    launch(g, "Eris", 2, SEA_SPACE);
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_PASS, 0));
    cr_assert_eq(asked(g), 2);
    cr_assert(take_option(g, VERB_PASS, 0));
    cr_expect_eq(SCORE(0), 7);
    as_before(g);
}

#define VETO NAMED("Veto", "response { cancels = voted{ by = others }, effect = cancel() }")
#define HERALD NAMED("Herald", "forced { when = voted{}, effect = score(1) }")
#define CLERK NAMED("Clerk", "forced { after = voted{}, effect = score(100) }")

Test(react, what_is_canceled_is_answered_no_more)
{
    good(VETO HERALD CLERK);
    struct arb_run *g = put_to_sea();
    launch(g, "Veto", 1, SEA_SPACE);
    launch(g, "Veto", 2, SEA_SPACE);
    launch(g, "Herald", 2, SEA_SPACE);
    launch(g, "Clerk", 2, SEA_SPACE);
    vote(g, 0);
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_expect_eq(g->s->sea.votes, 0);
    cr_expect_eq(SCORE(2), 0, "neither when nor after, nor is another asked to cancel it");
    as_before(g);
    vote(g, 1);
    cr_assert_eq(asked(g), 2, "nobody cancels the own vote");
    cr_assert(take_option(g, VERB_PASS, 0));
    cr_expect_eq(g->s->sea.votes, 1);
    cr_expect_eq(SCORE(2), 101);
    as_before(g);
}

Test(react, only_what_something_could_answer_is_imminent)
{
    good(VETO HERALD CLERK
         "order \"Hush\" { response { from = \"hold\", cancels = voted{}, effect = cancel() } }\n"
         "order \"Hail\" { response { from = \"hold\", when = voted{}, effect = score() } }\n");
    struct arb_run *g = put_to_sea();
    static const char *const names[] = {"Veto", "Herald"}, *const orders[] = {"Hush", "Hail"};
    launch(g, "Clerk", 2, SEA_SPACE);
    cr_expect_not(anyone_interrupts(g, FACT_VOTED));
    for (int i = 0; i < 2; i++) {
        int piece = launch(g, names[i], 1, SEA_SPACE);
        cr_expect(anyone_interrupts(g, FACT_VOTED));
        cr_expect_not(anyone_interrupts(g, FACT_SUNK));
        move_piece(g, piece, SEA_SUNK);
        cr_expect_not(anyone_interrupts(g, FACT_VOTED));
        piece = launch(g, orders[i], 1, SEA_HOLD);
        cr_expect(anyone_interrupts(g, FACT_VOTED));
        move_piece(g, piece, SEA_SUNK);
        cr_expect_not(anyone_interrupts(g, FACT_VOTED));
    }
}

/* Delayed. */

#define LATER "action { effect = delayed{ at = phase_over{ phase = \"council\" }, score(9) } }"

static void use(struct arb_run *g, int seat, int piece)
{
    act(g, seat);
    cr_assert(take_option(g, VERB_USE, piece));
}

Test(react, what_is_delayed_comes_once_when_its_time_has_come)
{
    good(SHIP(LATER));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 1, SEA_SPACE);
    use(g, 1, argo);
    cr_expect_eq(SCORE(1), 0);
    cr_expect_neq(g->s->sea.react.delayed_facts, 0);
    end_phase(g, PHASE_SAIL);
    cr_expect_eq(SCORE(1), 0);
    as_before(g);
    end_phase(g, PHASE_COUNCIL);
    cr_expect_eq(SCORE(1), 9);
    cr_expect_eq(g->s->sea.react.delayed_facts, 0);
    as_before(g);
    end_phase(g, PHASE_COUNCIL);
    cr_expect_eq(SCORE(1), 9);
}

Test(react, of_several_delayed_effects_the_orderer_says_which_comes_first)
{
    good(SHIP(LATER) NAMED("Bark", "action { effect = delayed{ at = phase_over{}, score(1) } }"));
    struct arb_run *g = put_to_sea();
    g->s->sea.first = 2;
    int argo = launch(g, "Argo", 0, SEA_SPACE), bark = launch(g, "Bark", 1, SEA_SPACE);
    use(g, 0, argo);
    use(g, 1, bark);
    end_phase(g, PHASE_COUNCIL);
    cr_assert_eq(asked(g), 2);
    cr_expect_eq(options(g), 2);
    cr_assert(take_option(g, VERB_RESOLVE, bark));
    cr_expect_eq(SCORE(0), 9);
    cr_expect_eq(SCORE(1), 1);
    as_before(g);
    use(g, 1, bark);
    use(g, 0, argo);
    end_phase(g, PHASE_SAIL);
    cr_expect_eq(SCORE(1), 2, "any phase will do for the one");
    cr_expect_eq(SCORE(0), 9);
    cr_expect_neq(g->s->sea.react.delayed_facts, 0, "the other still waits");
    use(g, 1, bark);
    cr_expect_eq(g->block->limit, 0);
    act(g, 1);
    cr_assert(take_option(g, VERB_USE, bark));
    cr_expect_eq(g->block->limit, DELAYED_LIMIT);
}

Test(react, delayed_effects_come_before_answers)
{
    good(
        SHIP(LATER) NAMED("Bark", "forced { after = phase_over{}, effect = if_{ "
                                  "exists(ships{ is = \"damaged\" }), then_ = score(2) } }")
            NAMED("Mast", "response { after = phase_over{ phase = \"sail\" }, effect = score() }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), bark = launch(g, "Bark", 1, SEA_SPACE);
    launch(g, "Mast", 2, SEA_SPACE);
    use(g, 0, argo);
    g->s->sea.piece[bark].damaged = true;
    end_phase(g, PHASE_COUNCIL);
    cr_expect(all_done(g), "the Mast waits for another phase");
    cr_expect_eq(SCORE(0), 9);
    cr_expect_eq(SCORE(1), 2);
    end_phase(g, PHASE_SAIL);
    cr_assert_eq(asked(g), 2);
    cr_expect_eq(SCORE(1), 4);
}

/* Who answers. */

Test(react, a_trigger_says_of_what_with_what_and_by_whom)
{
    static const struct {
        const char *text;
        int by, score;
    } list[] = {
        {"forced { after = sunk(ships{}), effect = score() }", 1, 1},
        {"forced { after = sunk(planets{}), effect = score() }", 1, 0},
        {"forced { after = sunk(self), effect = score() }", 1, 0},
        {"forced { after = sunk{ ships{}, by = you }, effect = score() }", 0, 1},
        {"forced { after = sunk{ ships{}, by = you }, effect = score() }", 1, 0},
        {"forced { after = sunk{ ships{}, by = others }, effect = score() }", 1, 1},
        {"forced { after = sunk{ ships{}, with = self }, effect = score() }", 1, 0},
        {"forced { after = sunk(ships{}), condition = exists(planets{}), effect = score() }", 1, 0},
        {"forced { after = sunk(ships{ place = \"hold\" }), effect = score() }", 1, 0},
        {"forced { after = landed(ships{}), effect = score() }", 1, 0},
        {"forced { when = sunk(ships{}), effect = score() }", 1, 1},
        {"constant { after = sunk(ships{}), effect = score() }", 1, 1},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char text[400];
        snprintf(text, sizeof text, SHIP("%s") BIREME, list[i].text);
        good(text);
        struct arb_run *g = put_to_sea();
        launch(g, "Argo", 0, SEA_SPACE);
        sink(g, launch(g, "Bireme", 1, SEA_SPACE), list[i].by);
        cr_expect_eq(SCORE(0), list[i].score, "%s", list[i].text);
        as_before(g);
    }
}

Test(react, constant_triggers_come_before_forced_ones)
{
    good(NAMED("Eager", "constant { after = sunk(ships{}), effect = if_{ equals(votes_of(you), 0), "
                        "then_ = score(5) } }")
             NAMED("Slow", "forced { after = sunk(ships{}), effect = score() }") BIREME);
    struct arb_run *g = put_to_sea();
    launch(g, "Slow", 0, SEA_SPACE);
    launch(g, "Eager", 0, SEA_SPACE);
    sink(g, launch(g, "Bireme", 1, SEA_SPACE), 1);
    cr_expect_eq(SCORE(0), 6);
}

Test(react, a_forced_effect_keeps_its_limit_and_may_be_declined_if_it_says_so)
{
    good(SHIP("forced { after = sunk(ships{}), limit = { 1, \"turn\" }, effect = score() }") NAMED(
        "Bark", "forced { after = sunk(ships{}), optional = true, effect = score() }") BIREME);
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    for (int i = 0; i < 2; i++)
        sink(g, launch(g, "Bireme", 1, SEA_SPACE), 1);
    cr_expect_eq(SCORE(0), 1);
    launch(g, "Bark", 2, SEA_SPACE);
    sink(g, launch(g, "Bireme", 1, SEA_SPACE), 1);
    cr_assert_eq(asked(g), 0, "which of the two first");
    cr_assert(take_option(g, VERB_RESOLVE, 0));
    cr_assert_eq(asked(g), 2);
    cr_assert(take_option(g, VERB_DECLINE, 0));
    cr_expect_eq(SCORE(2), 0);
    as_before(g);
    forget_uses(g, LIMIT_TURN);
    g->s->sea.out = 1 << 2;
    sink(g, launch(g, "Bireme", 1, SEA_SPACE), 1);
    cr_assert(take_option(g, VERB_RESOLVE, 1));
    cr_expect_eq(SCORE(0), 2);
    cr_assert_eq(asked(g), 0, "who is out does not decide");
    cr_assert(take_option(g, VERB_ACCEPT, 0));
    cr_expect_eq(SCORE(2), 1);
}

Test(react, the_effects_of_forced_abilities_can_be_canceled)
{
    good(SHIP("forced { after = sunk(ships{}), effect = score() }") CANCELS BIREME);
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Drake", 1, SEA_SPACE);
    sink(g, launch(g, "Bireme", 2, SEA_SPACE), 2);
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_expect_eq(SCORE(0), 0);
    as_before(g);
}

Test(react, a_blank_piece_answers_nothing)
{
    good(SHIP("forced { after = sunk(planets{}), effect = score() }") NAMED(
        "Bark",
        "response { after = sunk(planets{}), effect = score() }") "planet \"Chios\" { traits = { "
                                                                  "\"Rich\" } }\n"
                                                                  "planet \"Delos\" { constant { "
                                                                  "blank(ships{}) } }\n");
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Bark", 1, SEA_SPACE);
    int delos = launch(g, "Delos", 2, SEA_SPACE);
    sink(g, launch(g, "Chios", 2, SEA_SPACE), 2);
    cr_expect_eq(SCORE(0), 0);
    as_before(g);
    move_piece(g, delos, SEA_HOLD);
    sink(g, launch(g, "Chios", 2, SEA_SPACE), 2);
    cr_expect_eq(SCORE(0), 1);
    cr_expect_eq(asked(g), 1);
}

Test(react, a_response_to_its_own_leaving_is_its_captains)
{
    good(SHIP("response { after = sunk(self), effect = score(2) }"));
    struct arb_run *g = put_to_sea();
    sink(g, launch(g, "Argo", 1, SEA_SPACE), 1);
    cr_assert_eq(asked(g), 0, "all are asked: what it says lies where nobody looks");
    cr_expect_eq(options(g), 1);
    cr_assert(take_option(g, VERB_PASS, 0));
    cr_assert_eq(asked(g), 1);
    cr_assert(take_option(g, VERB_RESPOND, 0));
    cr_expect_eq(SCORE(1), 2);
}

Test(react, only_what_somebody_waits_for_is_noted)
{
    good(SHIP("forced { after = landed(self), effect = score() },\n"
              "forced { when = sunk(self), effect = score() }")
             NAMED("Bark", "forced { after = sunk(self), effect = score() }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 1, SEA_HOLD), bark = launch(g, "Bark", 1, SEA_HOLD);
    happened(g, FACT_LANDED, argo, 1, 0, 0);
    happened(g, FACT_SUNK, argo, 1, 0, 0);
    happened(g, FACT_SUNK, 0, 1, 0, 0);
    cr_expect_eq(g->s->sea.react.facts, 0,
                 "only of its leaving a piece itself is told out of play");
    happened(g, FACT_SUNK, bark, 1, 0, 0);
    cr_expect_eq(g->s->sea.react.facts, 1);
}

Test(react, nothing_follows_when_the_play_is_over)
{
    good(SHIP("forced { after = sunk(ships{}), effect = score() }") BIREME);
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    g->s->sea.over = true;
    sink(g, launch(g, "Bireme", 1, SEA_SPACE), 1);
    cr_expect_eq(SCORE(0), 0);
}

/* Full tables. */

Test(react, a_full_table_stops_the_play)
{
    good(
        SHIP("forced { after = sunk(ships{}), effect = score() }") BIREME
        "order \"A\" { response { from = \"hold\", after = sunk(ships{}), effect = score() } }\n"
        "order \"B\" { response { from = \"hold\", after = sunk(ships{}), effect = score(2) } }\n"
        "order \"C\" { response { from = \"hold\", after = sunk(ships{}), effect = score(3) } }\n");
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    for (int i = 0; i < FACT_QUEUE; i++)
        happened(g, FACT_SUNK, argo, 0, 0, i);
    happened(g, FACT_LANDED, argo, 0, 0, 0);
    cr_expect_eq(g->s->sea.react.facts, FACT_QUEUE, "nobody waits for a landing");
    cr_expect_eq(g->block->limit, 0);
    happened(g, FACT_SUNK, argo, 0, 0, 0);
    cr_expect_eq(g->block->limit, FACT_QUEUE_LIMIT);

    g = put_to_sea();
    for (int i = 1; i < LISTENERS; i++)
        launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_eq(g->block->limit, 0);
    launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_eq(g->block->limit, LISTENERS_LIMIT);

    g = put_to_sea();
    for (int i = 0; i < USED; i++)
        launch(g, "Argo", 0, SEA_SPACE);
    sink(g, launch(g, "Bireme", 0, SEA_SPACE), 0);
    while (take_option(g, VERB_RESOLVE, 0))
        ;
    cr_expect_eq(g->block->limit, 0);
    cr_expect_eq(SCORE(0), USED);
    launch(g, "Argo", 0, SEA_SPACE);
    sink(g, launch(g, "Bireme", 0, SEA_SPACE), 0);
    while (g->block->status == ARB_PLAYING && take_option(g, VERB_RESOLVE, 0))
        ;
    cr_expect_eq(g->block->limit, USED_LIMIT);

    g = put_to_sea();
    launch(g, "A", 0, SEA_HOLD);
    launch(g, "A", 0, SEA_HOLD);
    launch(g, "B", 0, SEA_HOLD);
    cr_expect_eq(g->block->limit, 0);
    launch(g, "C", 0, SEA_HOLD);
    cr_expect_eq(g->block->limit, ANSWERS_LIMIT);
}

Test(react, what_leaves_takes_only_its_own_out_of_the_index)
{
    good(SHIP("forced { after = sunk(ships{}), effect = score() }, constant { add(\"guns\", 1, "
              "ships{}), add(\"move\", 1, ships{}) }"));
    struct arb_run *g = put_to_sea();
    char words[200] = "";
    struct arb_text broken = {words, words + sizeof words};
    for (int i = 0; i < 4; i++)
        launch(g, "Argo", 0, SEA_SPACE);
    static const int order[] = {2, 4, 1, 3};
    for (int i = 0; i < 4; i++) {
        cr_expect_eq(stat_of(g, order[i], STAT_MOVE, NULL), 2 + 4 - i);
        move_piece(g, order[i], SEA_SUNK);
        cr_expect(effects_check(g, 4, &broken), "%s", words);
    }
}

Test(react, a_check_notices_what_is_not_as_it_must_be)
{
    char words[200] = "";
    struct arb_text broken = {words, words + sizeof words};
    good(SHIP("forced { after = sunk(ships{}), effect = score() }, constant { add(\"guns\", 1, "
              "ships{}), add(\"move\", 1, ships{}) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    struct sea_state kept = g->s->sea;
    cr_expect(effects_check(g, argo, &broken));
    g->s->sea.scopes.count = SCOPES + 1;
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea = kept;
    g->s->sea.react.facts = FACT_QUEUE + 1;
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea = kept;
    g->s->sea.react.base = 1;
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea = kept;
    g->s->sea.react.delayed[1] = (struct delayed){.in_use = 1, .fact = FACT_SUNK};
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea.react.delayed_facts = 1ull << FACT_SUNK;
    cr_expect(effects_check(g, argo, &broken));
    g->s->sea = kept;
    g->s->sea.react.answer[1][0] = (struct answer){.ability = 1, .hidden = 1};
    cr_expect_not(effects_check(g, argo, &broken), "nothing is hidden");
    g->s->sea = kept;
    g->s->sea.modify.slots = 1;
    g->s->sea.modify.lasting[0].modifier = 1;
    cr_expect_not(effects_check(g, argo, &broken));
    g->s->sea = kept;
    g->s->sea.index.changing[CHANGES + STAT_GUNS] = 0;
    cr_expect_not(effects_check(g, argo, &broken), "lost from its chain");
    g->s->sea = kept;
    index_thing(g, argo);
    cr_expect_not(effects_check(g, argo, &broken), "twice in its chain");
    g->s->sea = kept;
    g->s->sea.index.listener[g->s->sea.index.free].next = g->s->sea.index.free;
    cr_expect_not(effects_check(g, argo, &broken), "a chain that never ends");
}
