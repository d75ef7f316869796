/* What draws from a deck may bring, held against small decks counted by hand. */
#include "draws.h"

#include <criterion/criterion.h>

static double p[DRAWS_SUMS];

static struct draw worth(int n)
{
    return (struct draw){.stays = true, .worth = (uint8_t)n};
}

static void end(struct draws *draws, int count)
{
    double all = 0;
    cr_assert(draws_end(draws, count, p));
    for (int i = 0; i < DRAWS_SUMS; i++)
        all += p[i];
    cr_assert_float_eq(all, 1, 1e-12);
}

static void expect(int sum, double chance)
{
    cr_assert_float_eq(p[sum], chance, 1e-12, "%d: %g instead of %g", sum, p[sum], chance);
}

Test(draws, each_thing_of_a_deck_is_as_likely)
{
    struct draws *draws = draws_begin();
    for (int n = 1; n <= 4; n++)
        draws_hidden(draws, worth(n), false);
    cr_assert_eq(draws_unknown(draws), 4);
    end(draws, 2);
    expect(3, 1 / 6.0);
    expect(5, 2 / 6.0); /* 1 and 4, 2 and 3 */
    expect(7, 1 / 6.0);
}

Test(draws, what_a_seat_knows_at_its_place_is_certain)
{
    struct draws *draws = draws_begin();
    draws_known(draws, worth(9));
    draws_hidden(draws, worth(1), false);
    draws_hidden(draws, worth(2), false);
    cr_assert_eq(draws_unknown(draws), 2);
    end(draws, 1);
    expect(9, 1);
}

Test(draws, a_thing_may_bring_another_draw)
{
    struct draws *draws = draws_begin();
    draws_hidden(draws, (struct draw){.more = 1, .stays = true, .worth = 1}, false);
    draws_hidden(draws, worth(10), false);
    draws_hidden(draws, worth(20), false);
    end(draws, 1);
    expect(11, 1 / 6.0);
    expect(21, 1 / 6.0);
    expect(10, 1 / 3.0);
}

/* Two lie in the deck and one elsewhere; the seat knows none of the three. */
Test(draws, what_lies_elsewhere_may_as_well_be_in_the_deck)
{
    struct draws *draws = draws_begin();
    draws_elsewhere(draws, worth(1));
    draws_hidden(draws, worth(2), true);
    draws_hidden(draws, worth(3), true);
    end(draws, 1);
    for (int sum = 1; sum <= 3; sum++)
        expect(sum, 1 / 3.0);
}

/* The 3 came into the deck after the other was laid aside. */
Test(draws, what_cannot_be_elsewhere_is_certainly_in_the_deck)
{
    struct draws *draws = draws_begin();
    draws_elsewhere(draws, worth(1));
    draws_hidden(draws, worth(2), true);
    draws_hidden(draws, worth(3), false);
    end(draws, 1);
    expect(3, 1 / 2.0);
    expect(1, 1 / 4.0);
    expect(2, 1 / 4.0);
}

Test(draws, the_pile_becomes_the_deck_when_that_is_empty)
{
    struct draws *draws = draws_begin();
    draws_hidden(draws, worth(5), false);
    draws_pile(draws, worth(1));
    draws_pile(draws, worth(2));
    end(draws, 2);
    expect(6, 1 / 2.0);
    expect(7, 1 / 2.0);
}

/* The last of the deck goes to the pile only after the pile has become the deck. */
Test(draws, what_goes_to_the_pile_is_worth_nothing_and_comes_again_later)
{
    struct draws *draws = draws_begin();
    draws_known(draws, (struct draw){.worth = 7});
    draws_pile(draws, worth(4));
    end(draws, 3);
    expect(4, 1);
}

Test(draws, more_kinds_than_are_told_apart_are_refused)
{
    struct draws *draws = draws_begin();
    for (int more = 0; more <= DRAWS_KINDS; more++)
        draws_hidden(draws, (struct draw){.more = (uint8_t)more, .stays = true}, false);
    cr_assert_not(draws_end(draws, 1, p));
}
