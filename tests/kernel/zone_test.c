/* Zones and decks whose order is not known yet. */
#include "chance.h"
#include "zone.h"

#include <criterion/criterion.h>

enum { CARDS = 12, ZONES = 4 };
static struct arb_zone zone[ZONES];
static struct arb_link card[CARDS + 1];

static void check(void)
{
    int seen = 0;
    for (int z = 1; z < ZONES; z++) {
        int count = 0, loose = 0;
        uint16_t prev = 0;
        EACH_IN (zone, card, z, c) {
            cr_assert_eq(card[c].zone, z);
            cr_assert_eq(card[c].prev, prev);
            loose += card[c].loose;
            count++;
            prev = c;
        }
        cr_assert_eq(zone[z].last, prev);
        cr_assert_eq(zone[z].count, count);
        cr_assert_eq(zone[z].loose, loose);
        seen += count;
    }
    cr_assert_eq(seen, CARDS);
}

static void fill(void)
{
    for (int c = 1; c <= CARDS; c++)
        arb_move(zone, card, (uint16_t)c, 1, ARB_BOTTOM);
}

Test(zone, every_card_is_in_one_zone_whatever_is_done)
{
    fill();
    uint64_t state = 1;
    for (int i = 0; i < 20000; i++) {
        state = arb_mix(state + 1);
        uint16_t a = (uint16_t)(1 + state % CARDS), b = (uint16_t)(1 + (state >> 8) % CARDS);
        uint8_t to = (uint8_t)(1 + (state >> 16) % 3);
        switch (state >> 60 & 3) {
        case 0:
            arb_move(zone, card, a, to, state >> 32 & 1 ? ARB_TOP : ARB_BOTTOM);
            break;
        case 1:
            arb_swap(zone, card, a, b);
            break;
        case 2:
            if ((state >> 40 & 15) == 0)
                arb_shuffle(zone, card, to);
            break;
        default:
            arb_settle_on_top(zone, card, a, (int)(state >> 48 & 3));
            break;
        }
        check();
    }
}

Test(zone, swapped_cards_take_each_others_place)
{
    for (uint16_t a = 1; a <= 4; a++)
        for (uint16_t b = 1; b <= 4; b++) {
            fill();
            arb_swap(zone, card, a, b);
            int at = 1;
            EACH_IN (zone, card, 1, c) {
                uint16_t expected = (uint16_t)(at == a ? b : at == b ? a : at);
                cr_assert_eq(c, expected);
                at++;
            }
        }
}

Test(zone, drawing_takes_settled_cards_before_loose_ones)
{
    fill();
    arb_shuffle(zone, card, 1);
    cr_assert_not(arb_top_is_settled(zone, card, 1));
    cr_assert_eq(arb_loose_card(zone, card, 1, 4), 5);
    cr_assert_eq(arb_loose_card(zone, card, 1, CARDS), 0);
    arb_move(zone, card, 7, 1, ARB_TOP);
    arb_move(zone, card, 9, 1, ARB_BOTTOM);
    cr_assert(arb_top_is_settled(zone, card, 1));
    cr_assert_eq(zone[1].first, 7);
    cr_assert_eq(zone[1].loose, CARDS - 2);
    arb_settle_on_top(zone, card, 3, 1);
    cr_assert_eq(card[7].next, 3);
    cr_assert_eq(zone[1].loose, CARDS - 3);
    arb_move(zone, card, 7, 2, ARB_TOP);
    arb_move(zone, card, 3, 2, ARB_TOP);
    cr_assert_not(arb_top_is_settled(zone, card, 1));
    while (zone[1].loose)
        arb_move(zone, card, arb_loose_card(zone, card, 1, 0), 2, ARB_TOP);
    cr_assert(arb_top_is_settled(zone, card, 1), "the bottom card is left");
    arb_move(zone, card, 9, 2, ARB_TOP);
    cr_assert_not(arb_top_is_settled(zone, card, 1), "an empty zone has no top");
    check();
}
