/* turns.c - going round the seats. */
#include "kit_config.h"

struct turns turns_of(const struct arb_run *g, int seats)
{
    return (struct turns){.next = (uint8_t)game_first_seat(g), .left = (uint16_t)seats};
}

bool next_turn(const struct arb_run *g, struct turns *turns)
{
    AT(NEXT_TURN);
    for (int i = 0; i < g->block->seats; i++) {
        int seat = turns->next;
        bool due = turns->left >> seat & 1;
        turns->left &= (uint16_t) ~(1 << seat);
        turns->next = (uint8_t)game_seat_after(g, seat);
        if (due && game_is_in(g, seat)) {
            turns->seat = (uint8_t)seat;
            return true;
        }
    }
    return false;
}

int seats_in(const struct arb_run *g)
{
    int n = 0;
    for (int seat = 0; seat < g->block->seats; seat++)
        n += game_is_in(g, seat);
    return n;
}

int next_seat(const struct arb_run *g, int seat)
{
    AT(NEXT_SEAT);
    do
        seat = game_seat_after(g, seat);
    while (!game_is_in(g, seat) && seats_in(g));
    return seat;
}
