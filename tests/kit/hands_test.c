/* Hands and decks at sea: drawing, discarding, looking, searching, as effects do it. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(hands, .init = open_folder, .fini = remove_folder);

#define CREW                                                                                       \
    "ship \"Oar\" { move = 1, guns = 1, traits = { \"Oared\" } }\n"                                \
    "ship \"Sail\" { move = 2, guns = 1, traits = { \"Swift\" } }\n"

static int argo;

/* The Argo of captain 0 with this ability, alone at sea, and cards called Oar and Sail. */
static struct arb_run *sail(const char *ability)
{
    char text[2000];
    snprintf(text, sizeof text, SHIP("%s") CREW, ability);
    good(text);
    struct arb_run *g = put_to_sea();
    argo = launch(g, "Argo", 0, SEA_SPACE);
    return g;
}

/* A card below those that lie in this zone, of the captain it belongs to. */
static int lay(struct arb_run *g, const char *name, int zone)
{
    int card = launch(g, name, game_zone_seat(zone) % SEATS, SEA_HOLD);
    KIT_PUT(g, card, zone, ARB_BOTTOM);
    return card;
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

static int count(const struct arb_run *g, int zone)
{
    return g->s->zone[zone].count;
}

static int zone_of(const struct arb_run *g, int card)
{
    return g->s->link[card].zone;
}

/* Paying. */

Test(hands, a_cost_is_paid_out_of_hand_by_choice)
{
    struct arb_run *g = sail("action { cost = discard_hand(2), effect = score(5) }");
    int kept = lay(g, "Oar", SEA_HANDS), first = lay(g, "Sail", SEA_HANDS);
    lay(g, "Oar", SEA_HANDS + 1);
    cr_expect(usable(g));
    int last = lay(g, "Oar", SEA_HANDS);
    use(g);
    cr_assert(take_option(g, VERB_PAY_WITH, first));
    cr_expect_not(take_option(g, VERB_PAY_WITH, first));
    cr_expect_eq(g->s->sea.score[0], 0, "one is still to be paid");
    cr_assert(take_option(g, VERB_PAY_WITH, last));
    cr_expect(all_done(g));
    cr_expect_eq(zone_of(g, first), SEA_PILES);
    cr_expect_eq(zone_of(g, last), SEA_PILES);
    cr_expect_eq(zone_of(g, kept), SEA_HANDS);
    cr_expect_eq(g->s->sea.score[0], 5);
    cr_expect_not(usable(g), "one is left and two are to be paid");
}

Test(hands, what_is_used_out_of_hand_does_not_pay_for_itself)
{
    struct arb_run *g = sail("action { effect = score() }");
    int card = lay(g, "Oar", SEA_HANDS);
    struct scope sc = {.source = (uint16_t)card, .you = 0};
    lay(g, "Oar", SEA_HANDS);
    cr_expect_eq(others_in_hand(g, &sc), 1);
    sc.source = (uint16_t)argo;
    cr_expect_eq(others_in_hand(g, &sc), 2);
}

Test(hands, a_cost_is_paid_out_of_a_hand_by_chance)
{
    struct arb_run *g = sail("action { cost = discard_random(1, you), effect = score(5) }");
    cr_expect_not(usable(g));
    lay(g, "Oar", SEA_HANDS + 1);
    cr_expect_not(usable(g), "that one is another captain's");
    int first = lay(g, "Oar", SEA_HANDS), second = lay(g, "Sail", SEA_HANDS);
    cr_expect(usable(g));
    use(g);
    cr_expect_eq(take_chance(g, 1), 2);
    cr_expect_eq(zone_of(g, first), SEA_HANDS);
    cr_expect_eq(zone_of(g, second), SEA_PILES);
    cr_expect_eq(count(g, SEA_HANDS + 1), 1);
    cr_expect_eq(g->s->sea.score[0], 5);
}

/* Drawing. */

Test(hands, a_captain_draws_from_the_top_into_hand_and_it_is_one_fact)
{
    struct arb_run *g = sail("action { effect = draw(2, you) },"
                             "forced { after = draws{ by = you }, effect = score(amount) }");
    cr_expect_not(usable(g), "there is nothing to draw");
    int first = lay(g, "Oar", SEA_DECKS), second = lay(g, "Sail", SEA_DECKS);
    int third = lay(g, "Oar", SEA_DECKS), other = lay(g, "Oar", SEA_DECKS + 1);
    cr_expect(usable(g));
    use(g);
    cr_expect(all_done(g));
    cr_expect_eq(zone_of(g, first), SEA_HANDS);
    cr_expect_eq(zone_of(g, second), SEA_HANDS);
    cr_expect_eq(zone_of(g, third), SEA_DECKS);
    cr_expect_eq(zone_of(g, other), SEA_DECKS + 1);
    cr_expect_eq(lying_at(g, SEA_HANDS, 0), first, "what is drawn later lies below");
    cr_expect_eq(g->s->sea.score[0], 2, "both at once");
}

Test(hands, a_deck_that_runs_out_gives_what_it_has_and_the_draw_is_not_complete)
{
    struct arb_run *g = sail("action { effect = { draw(3, you), then_, score(5) } },"
                             "forced { after = draws{ by = you }, effect = score(amount) }");
    lay(g, "Oar", SEA_DECKS);
    use(g);
    cr_expect_eq(count(g, SEA_HANDS), 1);
    cr_expect_eq(g->s->sea.score[0], 1, "one was drawn, and nothing came of then");
    lay(g, "Oar", SEA_DECKS), lay(g, "Oar", SEA_DECKS), lay(g, "Oar", SEA_DECKS);
    use(g);
    cr_expect_eq(g->s->sea.score[0], 1 + 5 + 3);
}

Test(hands, who_may_not_draw_does_not_and_nobody_hears_of_it)
{
    struct arb_run *g = sail("action { effect = draw(1, everyone) },"
                             "forced { after = draws{}, effect = score() }");
    for (int seat = 0; seat < SEATS; seat++)
        lay(g, "Oar", SEA_DECKS + seat);
    g->s->sea.barred = 1 << 1;
    use(g);
    cr_expect_eq(count(g, SEA_HANDS), 1);
    cr_expect_eq(count(g, SEA_HANDS + 1), 0);
    cr_expect_eq(count(g, SEA_HANDS + 2), 1);
    cr_assert(take_option(g, VERB_RESOLVE, argo), "two captains drew");
    cr_expect_eq(g->s->sea.score[0], 2);
    g->s->sea.barred = 7;
    cr_expect_not(usable(g));
}

Test(hands, a_draw_can_be_replaced_before_anything_is_drawn)
{
    struct arb_run *g = sail("action { effect = draw(1, you) },"
                             "response { when = draws{ by = you }, effect = cancel() }");
    lay(g, "Oar", SEA_DECKS);
    use(g);
    cr_assert(take_option(g, VERB_RESPOND, argo));
    cr_expect(all_done(g));
    cr_expect_eq(count(g, SEA_HANDS), 0);
}

/* Discarding. */

Test(hands, a_captain_chooses_what_to_discard_among_what_may_be)
{
    struct arb_run *g = sail(
        "action { effect = { discard_hand(1, you, ships{ place = \"hold\", trait = \"Oared\" }), "
        "then_, score(5) } },"
        "forced { after = discarded(pieces{}), effect = score() }");
    cr_expect_not(usable(g), "a hand without cards");
    int oar = lay(g, "Oar", SEA_HANDS), swift = lay(g, "Sail", SEA_HANDS);
    lay(g, "Oar", SEA_HANDS);
    use(g);
    cr_expect_eq(asked(g), 0);
    cr_expect_eq(options(g), 2, "both oars");
    cr_assert(take_option(g, VERB_DISCARD, oar));
    cr_expect_eq(zone_of(g, oar), SEA_PILES);
    cr_expect_eq(zone_of(g, swift), SEA_HANDS);
    cr_expect_eq(g->s->sea.score[0], 5 + 1);
}

Test(hands, who_cannot_discard_as_many_discards_what_there_is)
{
    struct arb_run *g = sail("action { effect = { discard_hand(2, you), then_, score(5) } }");
    int oar = lay(g, "Oar", SEA_HANDS);
    use(g);
    cr_assert(take_option(g, VERB_DISCARD, oar));
    cr_expect(all_done(g), "nobody is asked again");
    cr_expect_eq(g->s->sea.score[0], 0);
}

Test(hands, a_whole_hand_goes_at_once_and_its_captain_says_how_it_lies)
{
    struct arb_run *g = sail("action { effect = discard_hand(-1, everyone) }");
    int mine[2] = {lay(g, "Oar", SEA_HANDS), lay(g, "Sail", SEA_HANDS)};
    int theirs = lay(g, "Sail", SEA_HANDS + 2);
    use(g);
    cr_expect_eq(zone_of(g, mine[0]), SEA_PILES);
    cr_expect_eq(zone_of(g, mine[1]), SEA_PILES);
    cr_expect_eq(zone_of(g, theirs), SEA_PILES + 2);
    cr_expect(all_done(g));
}

Test(hands, what_goes_at_random_is_chances)
{
    struct arb_run *g = sail("action { effect = { discard_random(2, you), then_, score(5) } }");
    cr_expect_not(usable(g));
    int first = lay(g, "Oar", SEA_HANDS), second = lay(g, "Sail", SEA_HANDS);
    int third = lay(g, "Oar", SEA_HANDS);
    use(g);
    cr_expect_eq(take_chance(g, 1), 3);
    cr_expect_eq(zone_of(g, second), SEA_PILES);
    take_chance(g, 0);
    cr_expect_eq(zone_of(g, first), SEA_PILES);
    cr_expect_eq(zone_of(g, third), SEA_HANDS);
    cr_expect_eq(g->s->sea.score[0], 5);
    use(g);
    cr_expect_eq(take_chance(g, 0), 1);
    cr_expect_eq(count(g, SEA_HANDS), 0, "the last one");
    cr_expect_eq(g->s->sea.score[0], 5, "two were to go");
}

/* Looking. */

Test(hands, who_looks_knows_and_the_last_one_seen_is_the_target)
{
    struct arb_run *g = sail("action { effect = { look(2, speaker), sink(target) } }");
    g->s->sea.first = 1;
    cr_expect_not(usable(g), "no deck, nothing to see");
    int top = lay(g, "Oar", SEA_DECKS + 1), next = lay(g, "Sail", SEA_DECKS + 1);
    int last = lay(g, "Oar", SEA_DECKS + 1);
    use(g);
    cr_expect_eq(g->s->stack.known[top], 1);
    cr_expect_eq(g->s->stack.known[next], 1);
    cr_expect_eq(g->s->stack.known[last], 0);
    cr_expect_eq(zone_of(g, next), SEA_DECKS + 1, "they stay");
    cr_expect_eq(g->s->sea.piece[top].place, SEA_HOLD);
    cr_expect_eq(g->s->sea.piece[next].place, SEA_SUNK);
}

Test(hands, a_deck_of_the_table_can_be_looked_at)
{
    struct arb_run *g = sail("action { effect = look(1, admiral) }");
    cr_expect_not(usable(g));
    int top = lay(g, "Oar", SEA_DECKS + SEATS);
    cr_expect(usable(g));
    use(g);
    cr_expect_eq(g->s->stack.known[top], 1);
}

Test(hands, a_hidden_piece_turns_out_to_be_what_it_is_when_it_is_looked_at)
{
    struct arb_run *g = sail("action { effect = look(self) }");
    g->s->sea.unknown = (uint8_t)argo;
    use(g);
    cr_expect_eq(g->s->sea.identified, 1);
    cr_expect_eq(g->s->stack.known[argo], 1);
}

Test(hands, the_one_thing_that_was_looked_at_is_the_target)
{
    struct arb_run *g = sail("action { effect = { look(self), sink(target) } }");
    use(g);
    cr_expect_eq(g->s->sea.piece[argo].place, SEA_SUNK);
}

Test(hands, what_was_looked_at_is_put_back_in_any_order)
{
    struct arb_run *g = sail("action { effect = { look(2, you), reorder_top(2, you) } }");
    int top = lay(g, "Oar", SEA_DECKS), next = lay(g, "Sail", SEA_DECKS);
    int last = lay(g, "Sail", SEA_DECKS);
    use(g);
    cr_assert(take_option(g, VERB_PUT_NEXT, next));
    cr_expect(all_done(g));
    cr_expect_eq(lying_at(g, SEA_DECKS, 0), next);
    cr_expect_eq(lying_at(g, SEA_DECKS, 1), top);
    cr_expect_eq(lying_at(g, SEA_DECKS, 2), last);
}

Test(hands, the_topmost_of_some_is_the_target)
{
    struct arb_run *g = sail("action { effect = { choose_topmost(ships{ place = \"hold\", trait = "
                             "\"Swift\" }), sink(target) } }");
    lay(g, "Oar", SEA_DECKS);
    int later = launch(g, "Sail", 0, SEA_HOLD), upper = launch(g, "Sail", 0, SEA_HOLD);
    KIT_PUT(g, upper, SEA_DECKS, ARB_BOTTOM);
    KIT_PUT(g, later, SEA_DECKS, ARB_BOTTOM);
    use(g);
    cr_expect_eq(g->s->sea.piece[upper].place, SEA_SUNK);
    cr_expect_eq(g->s->sea.piece[later].place, SEA_HOLD);
}

Test(hands, a_shuffled_deck_has_no_order)
{
    struct arb_run *g = sail("action { effect = shuffle(speaker) }");
    g->s->sea.first = 1;
    lay(g, "Oar", SEA_DECKS), lay(g, "Oar", SEA_DECKS);
    lay(g, "Oar", SEA_DECKS + 1), lay(g, "Oar", SEA_DECKS + 1);
    use(g);
    cr_expect_eq(g->s->zone[SEA_DECKS].loose, 0);
    cr_expect_eq(g->s->zone[SEA_DECKS + 1].loose, 2);
}

/* Searching. */

#define SEARCH(who, more)                                                                          \
    "action { effect = { search{ " who ", ships{ place = \"hold\", trait = \"Swift\" }" more       \
    " }, score(done) } }"

Test(hands, a_search_needs_something_that_could_be_found)
{
    struct arb_run *g =
        sail("action { effect = search{ you, ships{ place = \"hold\", trait = \"Swift\" } } }");
    lay(g, "Oar", SEA_DECKS);
    cr_expect_not(usable(g));
    lay(g, "Sail", SEA_DECKS);
    cr_expect(usable(g));
    g = sail("action { effect = search{ you, ships{ place = \"hold\" }, top = votes_of(you) } }");
    lay(g, "Oar", SEA_DECKS);
    cr_expect_not(usable(g), "the top none");
}

Test(hands, a_search_goes_through_the_deck_takes_one_and_shuffles)
{
    struct arb_run *g = sail(SEARCH("you", ""));
    int oar = lay(g, "Oar", SEA_DECKS);
    int swift = lay(g, "Sail", SEA_DECKS), theirs = lay(g, "Sail", SEA_DECKS + 1);
    g->s->sea.unknown = (uint8_t)theirs;
    use(g);
    cr_expect_eq(g->s->sea.identified, 1, "what was dealt from there is known now");
    cr_expect_eq(g->s->stack.known[oar], 1);
    cr_expect_eq(options(g), 2, "one, or none; what others have is not found");
    cr_assert(take_option(g, VERB_TAKE, swift));
    cr_expect_eq(zone_of(g, swift), SEA_HANDS);
    cr_expect_eq(g->s->zone[SEA_DECKS].loose, 1);
    cr_expect_eq(g->s->stack.known[oar], 0, "shuffled");
    cr_expect_eq(g->s->sea.score[0], 1);
}

Test(hands, a_search_of_the_top_sees_no_further_and_may_find_nothing)
{
    struct arb_run *g = sail(SEARCH("you", ", top = 2"));
    int first = lay(g, "Oar", SEA_DECKS), second = lay(g, "Oar", SEA_DECKS);
    int deep = lay(g, "Sail", SEA_DECKS);
    use(g);
    cr_expect(all_done(g), "nobody is asked");
    cr_expect_eq(zone_of(g, deep), SEA_DECKS);
    cr_expect_eq(g->s->zone[SEA_DECKS].loose, 3);
    KIT_PUT(g, first, SEA_PILES, ARB_TOP);
    KIT_PUT(g, second, SEA_PILES, ARB_TOP);
    use(g);
    take_chance(g, 0);
    cr_assert(take_option(g, VERB_DECLINE, 0), "though only one is there to be seen");
    cr_expect_eq(g->s->sea.score[0], 0);
}

Test(hands, pieces_that_are_alike_are_one_choice_and_some_must_be_taken)
{
    struct arb_run *g = sail(SEARCH("you", ", must = true, to = \"yard\""));
    int first = lay(g, "Sail", SEA_DECKS);
    while (g->s->sea.pieces < first + ALIKE - 1)
        launch(g, "Oar", 1, SEA_SUNK);
    int twin = lay(g, "Sail", SEA_DECKS);
    cr_assert_eq(twin, first + ALIKE);
    use(g);
    cr_expect_eq(options(g), 1);
    cr_assert(take_option(g, VERB_TAKE, first));
    cr_expect_eq(zone_of(g, first), ZONE_YARD);
    cr_expect_eq(zone_of(g, twin), SEA_DECKS);
}

Test(hands, the_same_in_hand_and_deck_is_two_choices)
{
    struct arb_run *g = sail(SEARCH("you", ""));
    int first = lay(g, "Sail", SEA_DECKS);
    while (g->s->sea.pieces < first + ALIKE - 1)
        launch(g, "Oar", 1, SEA_SUNK);
    lay(g, "Sail", SEA_HANDS);
    use(g);
    cr_expect_eq(options(g), 3);
}

Test(hands, who_puts_the_rest_back_looks_and_chooses_for_the_other)
{
    struct arb_run *g = sail(SEARCH("speaker", ", top = 3, rest = \"top\""));
    g->s->sea.first = 1;
    int oar = lay(g, "Oar", SEA_DECKS + 1), swift = lay(g, "Sail", SEA_DECKS + 1);
    int last = lay(g, "Oar", SEA_DECKS + 1);
    use(g);
    cr_expect_eq(asked(g), 0);
    cr_expect_eq(g->s->stack.known[oar], 1, "captain 0 looked");
    cr_assert(take_option(g, VERB_TAKE, swift));
    cr_expect_eq(zone_of(g, swift), SEA_HANDS + 1);
    cr_expect_eq(asked(g), 0);
    cr_assert(take_option(g, VERB_PUT_NEXT, last));
    cr_expect(all_done(g));
    cr_expect_eq(lying_at(g, SEA_DECKS + 1, 0), last);
    cr_expect_eq(g->s->zone[SEA_DECKS + 1].loose, 0, "nothing was shuffled");
}

/* Out of packs. */

Test(hands, what_is_wrong_with_a_look_or_a_search_is_told)
{
    static const struct wrong list[] = {
        {"action { effect = look() }", "expected look(number, captain) or look(piece)"},
        {"action { effect = look(2) }", "expected look(number, captain) or look(piece)"},
        {"action { effect = search{ you } }", "must = true, rest = \"shuffled\" or \"top\" }"},
        {"action { effect = search{ you, ships{} } }",
         "the search has no place; expected place = \"hold\""},
        {"action { effect = search{ you, self } }",
         "the search has no place; expected place = \"hold\""},
        {"action { effect = search{ you, ships{ place = \"hold\" }, rest = \"top\" } }",
         "rest = \"top\" needs top = number: how many are seen"},
    };
    ALL_REFUSED(list);
}
