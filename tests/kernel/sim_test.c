/* Mass simulation: who won, by seat and by what they played. */
#include "helper.h"

#include "../../src/play/sim.h"

#include <criterion/criterion.h>

Test(sim, counts_wins_by_seat_and_side_for_any_number_of_threads)
{
    arb_game *game = toy_game();
    json_t *setup = json_pack("{s:i}", "seats", 3);
    struct arb_sim_result one, four;
    struct arb_error err;
    struct arb_sim sim = {.game = game, .setup = setup, .seed = 1, .games = 60, .jobs = 1};
    cr_assert(arb_simulate(&sim, &one, &err), "%s", err.text);
    sim.jobs = 4;
    cr_assert(arb_simulate(&sim, &four, &err), "%s", err.text);
    cr_assert_eq(one.sides, 2);
    cr_assert_str_eq(one.side[0].name, "A later one");
    cr_assert_str_eq(one.side[1].name, "The first");
    cr_assert_eq(one.side[0].games, 120);
    cr_assert_eq(one.side[1].games, 60);
    cr_assert_eq(one.side[0].won, one.won_by[1] + one.won_by[2]);
    cr_assert_eq(one.side[1].won, one.won_by[0]);
    cr_assert_geq(one.side[0].won + one.side[1].won, 60, "somebody wins each");
    cr_assert_eq(memcmp(one.side, four.side, sizeof one.side), 0);
    json_decref(setup);
    arb_game_free(game);
}
