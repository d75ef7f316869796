/* The tactical action (89) as screens show it: which of its steps is under way, and what is to move
 * once the form is done (58.6). */
#include "kit_config.h"

#include "stack.h"

const struct action_step *action_step(const struct arb_run *g)
{
    /* The last of those that are under way; between two of them it has none. */
    static const struct {
        struct action_step step;
        int flow;
    } steps[] = {
        {{"89.s5", "Produce"}, FLOW_produce},
        {{"89.s4", "Invade"}, FLOW_invasion},
        {{"89.s3", "Battle"}, FLOW_space_combat},
        {{"89.s2", "Move"}, FLOW_space_cannon_offense}, /* 89.s2c */
        {{"89.s2", "Move"}, FLOW_movement},
    };
    static const struct action_step other = {"89.0", "Tactical action"};
    if (!arb_stack_holds(g->block, FLOW_tactical_action))
        return NULL;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        if (arb_stack_holds(g->block, steps[i].flow))
            return &steps[i].step;
    return &other;
}

/* Units on their way out of one system. */
struct departing {
    const struct arb_run *g;
    int kinds;
    struct board_cargo cargo[MOVERS + LOADS];
};

/* Those of one stack are told once, however many ships and loads they are named in. */
static void add_cargo(struct departing *d, int place, int unit, int count)
{
    const struct stack *st = stack_at(d->g, place, d->g->s->active, unit);
    int piece = st && count ? stack_thing(d->g, st) : 0, i = 0;
    while (i < d->kinds && d->cargo[i].piece != piece)
        i++;
    if (piece && i == d->kinds)
        d->cargo[d->kinds++] = (struct board_cargo){.piece = piece};
    if (piece)
        d->cargo[i].count += count;
}

static void put_departing(const struct arb_run *g, int cell, struct arb_json *out)
{
    struct departing d = {.g = g};
    for (int i = 0; i < g->s->movers; i++)
        if (g->s->mover[i].from == cell && !g->s->mover[i].jumps)
            add_cargo(&d, cell, g->s->mover[i].unit, g->s->mover[i].count);
    for (int i = 0; i < g->s->loads; i++) {
        const struct load *l = &g->s->load[i];
        if (cell_of_place(g, l->from) == cell && !g->s->mover[l->ship].jumps)
            add_cargo(&d, l->from, l->unit, l->count);
    }
    if (d.kinds)
        board_put_plan(out, "Move", cell, g->s->system, d.cargo, d.kinds);
}

/* What leaves each system for the active one. Until the form is done only its seat knows. */
void game_put_marks(struct arb_run *g, int seat, struct arb_json *out)
{
    if (!arb_stack_holds(g->block, FLOW_movement) || (g->block->form && seat != g->s->active))
        return;
    EACH_SYSTEM (systems_in_play(g) & ~BIT(g->s->system), cell)
        put_departing(g, cell, out);
}
