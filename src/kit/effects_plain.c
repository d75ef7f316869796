/* What a game need not say of its effects: every thing is its controller's to use, nothing is
 * hidden, immune or restricted, things cost nothing but what their abilities say, and nothing
 * settles but what effects change. */
#include "kit_config.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

/* Changes are called as packs call them. */
MAY_BE_LEFT_OUT const char *const game_change_words[CHANGES] = {0};
MAY_BE_LEFT_OUT const struct say_number game_numbers[] = {{0}};

/* Things. */

MAY_BE_LEFT_OUT void game_acts(UNUSED const struct arb_run *g, UNUSED int thing, UNUSED int text)
{
}

MAY_BE_LEFT_OUT void game_counts(UNUSED const struct arb_run *g, UNUSED int thing)
{
}

MAY_BE_LEFT_OUT int game_works_from(const struct arb_run *g, int thing)
{
    return game_in_play(g, thing) ? 0 : -1;
}

MAY_BE_LEFT_OUT void game_begins_to_change(struct arb_run *g, UNUSED int thing,
                                           UNUSED const struct modifier *m)
{
    unsettle(g);
}

MAY_BE_LEFT_OUT bool game_immune(UNUSED const struct arb_run *g, UNUSED int thing,
                                 UNUSED int source, UNUSED int depth)
{
    return false;
}

MAY_BE_LEFT_OUT bool game_is_live(UNUSED const struct arb_run *g, UNUSED int source)
{
    return false;
}

MAY_BE_LEFT_OUT int game_serial(UNUSED const struct arb_run *g, UNUSED int thing)
{
    return 0;
}

/* What follows. */

MAY_BE_LEFT_OUT bool game_fits(UNUSED const struct arb_run *g, const struct ability *a,
                               const struct happening *event)
{
    return !a->phase || a->phase == event->amount;
}

MAY_BE_LEFT_OUT int game_delayed_amount(UNUSED const struct arb_run *g, const struct op *op)
{
    return op->arg;
}

MAY_BE_LEFT_OUT bool game_may_respond(const struct arb_run *g, int seat, int thing,
                                      UNUSED const struct ability *a)
{
    return game_you(g, thing, NULL) == seat;
}

MAY_BE_LEFT_OUT bool game_answers_hidden(UNUSED const struct arb_run *g, UNUSED int ability)
{
    return false;
}

MAY_BE_LEFT_OUT bool game_could_answer(UNUSED const struct arb_run *g, UNUSED int seat,
                                       UNUSED int ability)
{
    return true;
}

MAY_BE_LEFT_OUT void game_offer_hidden(UNUSED struct arb_run *g, UNUSED const struct window *L,
                                       UNUSED int fact)
{
}

MAY_BE_LEFT_OUT int game_hidden_with(UNUSED const struct arb_run *g, UNUSED int thing)
{
    return NOBODY;
}

MAY_BE_LEFT_OUT bool game_begins_to_settle(UNUSED struct arb_run *g)
{
    return true;
}

MAY_BE_LEFT_OUT void game_has_settled(UNUSED struct arb_run *g)
{
}

/* Questions. */

MAY_BE_LEFT_OUT int game_who(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,
                             UNUSED int which)
{
    return NOBODY;
}

MAY_BE_LEFT_OUT int game_which(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,
                               UNUSED int which)
{
    return 0;
}

/* The kit's keys; titles are the game's. */
MAY_BE_LEFT_OUT bool game_passes(const struct arb_run *g, const struct scope *sc,
                                 const struct filter *f, int thing, const struct happening *left)
{
    int seat = left ? left->seat : game_you(g, thing, NULL);
    return !f->title && (!f->trait || trait_at(g, thing, f->trait, sc->depth)) &&
           (!f->not_trait || !trait_at(g, thing, f->not_trait, sc->depth)) &&
           (!f->keyword || keyword_at(g, thing, f->keyword - 1, sc->depth)) &&
           (!f->controller || is_who(g, sc, f->controller, seat)) &&
           (!f->owner || is_who(g, sc, f->owner, seat));
}

MAY_BE_LEFT_OUT bool game_state(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,
                                UNUSED int state, UNUSED int thing)
{
    return false;
}

MAY_BE_LEFT_OUT int game_measure_of(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,
                                    UNUSED const struct value *v, UNUSED int thing)
{
    return 0;
}

MAY_BE_LEFT_OUT int game_next(const struct arb_run *g, const struct scope *sc, int filter,
                              int after)
{
    for (int thing = after + 1; thing < THINGS; thing++)
        if (passes(g, sc, filter, thing))
            return thing;
    return 0;
}

/* Effects. */

MAY_BE_LEFT_OUT int game_chooser(const struct arb_run *g, const struct scope *sc, int which)
{
    int seat = which ? who(g, sc, which) : sc->you;
    return game_is_in(g, seat) ? seat : game_first_seat(g);
}

MAY_BE_LEFT_OUT COULD_THING(game_touches, thing)
{
    return !game_immune(g, thing, sc->source, 0);
}

MAY_BE_LEFT_OUT bool game_may_choose(const struct arb_run *g, const struct scope *sc, int thing)
{
    return !game_immune(g, thing, sc->source, 0);
}

MAY_BE_LEFT_OUT void game_refuse_targets(UNUSED struct arb_run *g, UNUSED const struct scope *sc,
                                         UNUSED const struct op *op)
{
}

MAY_BE_LEFT_OUT bool game_is_change(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,
                                    UNUSED int thing)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_seat_fits(UNUSED const struct arb_run *g, UNUSED const struct op *op,
                                    UNUSED int seat)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_period_runs(UNUSED const struct arb_run *g, UNUSED int until)
{
    return true;
}

MAY_BE_LEFT_OUT COULD(game_could_cancel)
{
    return true;
}

MAY_BE_LEFT_OUT void game_op_done(UNUSED struct arb_run *g)
{
}

/* Use. */

MAY_BE_LEFT_OUT bool game_may_begin(UNUSED struct arb_run *g, UNUSED int seat, UNUSED int thing,
                                    UNUSED const struct ability *a)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_may_initiate(UNUSED struct arb_run *g, UNUSED const struct scope *sc)
{
    return true;
}

MAY_BE_LEFT_OUT int game_largest_x(UNUSED const struct arb_run *g, UNUSED const struct scope *sc)
{
    return -1;
}

MAY_BE_LEFT_OUT bool game_can_pay_for(UNUSED struct arb_run *g, UNUSED const struct scope *sc)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_payable_together(UNUSED const struct arb_run *g,
                                           UNUSED const struct scope *sc, UNUSED int cost)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_leaves_enough(UNUSED const struct arb_run *g,
                                        UNUSED const struct scope *sc, UNUSED int cost,
                                        UNUSED int thing)
{
    return true;
}

MAY_BE_LEFT_OUT bool game_may_act(struct arb_run *g, int seat, int thing,
                                  UNUSED const struct ability *a)
{
    return game_you(g, thing, NULL) == seat;
}
