#include "lane.h"
#include "rules.h"

struct arb_lane *arb_lane(const struct arb_run *g, int seat)
{
    return (struct arb_lane *)(void *)((uint8_t *)g->block + g->rules->lanes_at +
                                       (size_t)seat * g->rules->lane_bytes);
}

struct arb_stack arb_lane_stack(const struct arb_run *g, int seat)
{
    struct arb_lane *lane = arb_lane(g, seat);
    return (struct arb_stack){lane->stack, &lane->used, &lane->top,
                              g->rules->lane_bytes - offsetof(struct arb_lane, stack)};
}

void arb_lanes_open(struct arb_run *g, uint16_t mask)
{
    assert(!g->lane && "a lane opens no lanes");
    assert(g->rules->lane_bytes && "this game has set no memory aside for lanes");
    arb_lanes_forget(g);
    g->block->lanes = mask;
    g->block->begun = g->block->sealed = 0;
}

int arb_lane_to_begin(const struct arb_run *g)
{
    unsigned left = g->block->lanes & ~g->block->begun;
    return left ? __builtin_ctz(left) : -1;
}

void arb_lane_begin(struct arb_run *g, int seat, int flow, const void *frame, size_t size)
{
    g->block->begun |= (uint16_t)SEAT(seat);
    struct arb_stack stack = arb_lane_stack(g, seat);
    struct arb_frame *f = arb_stack_push(&stack, flow, size);
    if (f)
        arb_fill_frame(f, frame, size);
    else
        arb_stop(g, ARB_LIMIT_DEPTH);
}

/* Run one seat's flow until it waits or ends. */
static void run_lane(struct arb_run *g, int seat)
{
    struct arb_stack stack = arb_lane_stack(g, seat);
    g->lane = seat + 1;
    while (*stack.used > 0 && g->block->status == ARB_PLAYING) {
        struct arb_frame *f = arb_stack_top(&stack);
        enum arb_step step = g->rules->flows[f->flow].step(g, f);
        if (step == ARB_WAIT)
            break;
        if (step == ARB_DONE)
            arb_stack_pop(&stack);
    }
    if (*stack.used == 0) {
        g->block->sealed |= (uint16_t)SEAT(seat);
        arb_lane(g, seat)->result = g->block->result;
        arb_lane(g, seat)->ask_id = 0;
    }
    g->lane = 0;
    g->own[seat] = (struct arb_prompt){g->prompt_rule,
                                       g->prompt,
                                       {g->prompt_arg[0], g->prompt_arg[1], g->prompt_arg[2]},
                                       g->window,
                                       g->kind};
}

bool arb_lanes_run(struct arb_run *g)
{
    struct arb_block *b = g->block;
    g->option_count = 0;
    memset(g->list, 0, sizeof g->list);
    for (unsigned left = b->lanes & b->begun & ~b->sealed; left; left &= left - 1)
        run_lane(g, __builtin_ctz(left));
    /* What one seat chose last is no business of the others, nor of their samples. */
    b->chosen = (struct arb_option){0};
    b->result = 0;
    if (b->sealed != b->lanes)
        return false;
    b->kept = b->lanes;
    b->lanes = b->begun = b->sealed = 0;
    return true;
}

void arb_lane_withdraw(struct arb_run *g, int seat)
{
    struct arb_block *b = g->block;
    uint16_t bit = (uint16_t)SEAT(seat);
    memset(arb_lane(g, seat), 0, g->rules->lane_bytes);
    b->begun &= (uint16_t)~bit;
    b->sealed &= (uint16_t)~bit;
    b->asked &= (uint16_t)~bit;
    b->answered &= (uint16_t)~bit;
    b->answer[seat] = (struct arb_option){0};
    if (g->rules->withdrawn)
        g->rules->withdrawn(g, seat);
}

void arb_lanes_forget(struct arb_run *g)
{
    for (unsigned left = g->block->kept; left; left &= left - 1)
        memset(arb_lane(g, __builtin_ctz(left)), 0, g->rules->lane_bytes);
    g->block->kept = 0;
}

int result_of(const struct arb_run *g, int seat)
{
    return arb_lane(g, seat)->result;
}
