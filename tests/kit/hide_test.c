/* What a seat cannot know is drawn anew, and nothing else. */
#include "kit_helper.h"

#include <criterion/criterion.h>

enum { HAND = 1, DECK = 2 };

bool game_hidden(const struct arb_run *g, int seat, int thing)
{
    return !(g->s->known_to[thing] >> seat & 1);
}

void game_exchange(struct arb_run *g, int a, int b)
{
    arb_swap(g->s->zone, g->s->link, (uint16_t)a, (uint16_t)b);
}

/* Things 1 to 3 in hand, known to seat 0; 4 to 8 in the deck, 4 on top where seat 1 put it. */
static struct skirmish dealt(void)
{
    struct skirmish s = {.rounds = 0};
    for (uint16_t i = 1; i <= 8; i++)
        arb_move(s.zone, s.link, i, i <= 3 ? HAND : DECK, ARB_BOTTOM);
    for (int i = 1; i <= 3; i++)
        s.known_to[i] = 1;
    s.known_to[4] = 2;
    for (uint16_t i = 5; i <= 8; i++)
        s.link[i].loose = 1;
    s.zone[DECK].loose = 4;
    return s;
}

static int nth(const struct skirmish *s, int zone, int n)
{
    EACH_IN (s->zone, s->link, zone, thing)
        if (!n--)
            return thing;
    return 0;
}

Test(hide, what_a_seat_knows_stays)
{
    struct skirmish s = dealt();
    struct arb_run run = {.block = &s.head};
    struct hide_places places = {.count = 0};
    hide_zone(&run, 0, HAND, &places);
    cr_expect_eq(places.count, 0, "one's own hand is known");
    hide_zone(&run, 0, DECK, &places);
    cr_expect_eq(places.count, 5, "the top has a place that seat 0 does not know");
    places.count = 0;
    hide_zone(&run, 1, DECK, &places);
    cr_expect_eq(places.count, 4, "seat 1 knows it");
}

Test(hide, how_things_lay_plays_no_part_and_a_settled_deck_has_an_order)
{
    for (uint64_t seed = 1; seed < 20; seed++) {
        struct skirmish s[2] = {dealt(), dealt()};
        arb_swap(s[1].zone, s[1].link, 1, 6);
        arb_swap(s[1].zone, s[1].link, 5, 8);
        uint8_t known = s[1].known_to[1];
        s[1].known_to[1] = s[1].known_to[6];
        s[1].known_to[6] = known;
        for (int k = 0; k < 2; k++) {
            struct arb_run run = {.block = &s[k].head};
            struct hide_places places = {.count = 0};
            uint64_t state = seed;
            hide_zone(&run, 1, HAND, &places);
            hide_zone(&run, 1, DECK, &places);
            hide_exchange(&run, &places, &state);
            hide_settle(&run, DECK);
            cr_assert_eq(s[k].zone[DECK].loose, 0);
            cr_assert(arb_top_is_settled(s[k].zone, s[k].link, DECK));
        }
        cr_expect_arr_eq(s[0].zone, s[1].zone, sizeof s[0].zone);
        cr_expect_arr_eq(s[0].link, s[1].link, sizeof s[0].link);
    }
}

Test(hide, every_order_is_as_likely)
{
    enum { DRAWS = 8000, THINGS = 8 };
    int there[THINGS + 1] = {0};
    uint64_t state = 7;
    for (int i = 0; i < DRAWS; i++) {
        struct skirmish s = dealt();
        struct arb_run run = {.block = &s.head};
        struct hide_places places = {.count = 0};
        hide_zone(&run, 1, HAND, &places);
        hide_zone(&run, 1, DECK, &places);
        cr_assert_eq(places.count, 7);
        hide_exchange(&run, &places, &state);
        there[nth(&s, HAND, 0)]++;
        cr_assert_eq(s.zone[HAND].count, 3);
        cr_assert_eq(s.link[nth(&s, HAND, 0)].loose, 0, "a place keeps what it is");
        cr_assert_eq(nth(&s, DECK, 0), 4, "what the seat knows is where it was");
    }
    cr_expect_eq(there[4], 0);
    for (int i = 1; i <= THINGS; i++)
        if (i != 4)
            cr_expect(there[i] > DRAWS / 7 * 0.85 && there[i] < DRAWS / 7 * 1.15,
                      "thing %d came %d times", i, there[i]);
}

Test(hide, all_that_could_be_held_is_held_in_one_way_or_the_other)
{
    for (int way = 0; way < 2; way++) {
        struct skirmish s = dealt();
        struct arb_run run = {.block = &s.head};
        cr_expect(hide_imagine(&run, HAND, DECK, way));
        cr_expect_eq(s.zone[HAND].count, 7);
        cr_expect_eq(nth(&s, DECK, 0), way ? 8 : 1, "there still is a deck");
    }
    struct skirmish s = dealt();
    struct arb_run run = {.block = &s.head};
    cr_expect_not(hide_imagine(&run, HAND, DECK, 2));
    for (uint16_t i = 1; i <= 3; i++)
        arb_move(s.zone, s.link, i, DECK, ARB_BOTTOM);
    cr_expect(hide_imagine(&run, HAND, DECK, 0), "an empty hand stays one");
    cr_expect_eq(s.zone[HAND].count, 0);
    cr_expect_not(hide_imagine(&run, HAND, DECK, 1));
}

static bool is_even(const struct arb_run *g, int thing, int place)
{
    (void)g, (void)place;
    return thing % 2 == 0;
}

Test(hide, where_not_everything_could_lie_all_that_could_is_as_likely)
{
    enum { DRAWS = 6000, THINGS = 8 };
    int there[THINGS + 1] = {0}, next[THINGS + 1] = {0};
    uint64_t state = 3;
    for (int i = 0; i < DRAWS; i++) {
        struct skirmish s = dealt();
        struct arb_run run = {.block = &s.head};
        struct hide_places places = {.count = 0};
        hide_zone(&run, 1, HAND, &places);
        hide_zone(&run, 1, DECK, &places);
        hide_exchange_where(&run, &places, 1, is_even, &state);
        there[nth(&s, HAND, 0)]++;
        next[nth(&s, HAND, 1)]++;
    }
    cr_expect_eq(there[2] + there[6] + there[8], DRAWS);
    cr_expect(there[2] > 1850 && there[6] > 1850 && there[8] > 1850);
    cr_expect(next[1] > 900 && next[2] > 550 && next[8] > 550, "the others lie anywhere");
}

Test(hide, what_is_hidden_loses_its_order_unless_something_known_lies_among_it)
{
    struct skirmish s = dealt();
    struct arb_run run = {.block = &s.head};
    cr_assert(hide_loosen(&run, 0, DECK));
    cr_expect_eq(s.zone[DECK].loose, 5);
    cr_expect(s.link[4].loose);
    s = dealt();
    cr_assert(hide_loosen(&run, 1, DECK));
    cr_expect_eq(s.zone[DECK].loose, 4, "seat 1 knows the top");
    cr_expect_not(s.link[4].loose);
    s = dealt();
    s.known_to[6] = 1;
    cr_expect_not(hide_loosen(&run, 0, DECK));
    cr_expect_eq(s.zone[DECK].loose, 4, "nothing is changed");
}
