#include "run.h"
#include "lane.h"
#include "marks.h"
#include "memory.h"
#include "rules.h"
#include "sink.h"
#include "stack.h"

static inline struct arb_stack main_stack(struct arb_block *b)
{
    return (struct arb_stack){b->stack, &b->stack_used, &b->top, ARB_STACK_BYTES};
}

void arb_stop(struct arb_run *g, int limit)
{
    if (g->block->status == ARB_STOPPED)
        return;
    g->block->status = ARB_STOPPED;
    g->block->limit = (uint8_t)limit;
}

static struct arb_frame *no_room(struct arb_run *g)
{
    arb_stop(g, ARB_LIMIT_DEPTH);
    return NULL;
}

static __attribute__((noinline)) struct arb_frame *new_frame_in_lane(struct arb_run *g, int flow,
                                                                     size_t size)
{
    struct arb_stack own = arb_lane_stack(g, g->lane - 1);
    struct arb_frame *f = arb_stack_push(&own, flow, size);
    return f ? f : no_room(g);
}

struct arb_frame *arb_new_frame(struct arb_run *g, int flow, size_t size)
{
    if (__builtin_expect(g->lane != 0, 0))
        return new_frame_in_lane(g, flow, size);
    struct arb_stack all = main_stack(g->block);
    struct arb_frame *f = arb_stack_push(&all, flow, size);
    return __builtin_expect(f != NULL, 1) ? f : no_room(g);
}

const void *arb_asking(const struct arb_run *g, int seat, int flow)
{
    if (seat < 0 || seat > ARB_CHANCE || !(g->block->asked >> seat & 1))
        return NULL;
    struct arb_stack stack =
        g->block->lanes >> seat & 1 ? arb_lane_stack(g, seat) : main_stack(g->block);
    const struct arb_frame *f = arb_stack_top(&stack);
    return *stack.used && f->flow == flow ? f : NULL;
}

/* An ask that somebody cannot answer is a fault of the rules: the play would wait for
 * ever. The outcomes of chance need not be listed. */
static bool can_wait(struct arb_run *g)
{
    const struct arb_block *b = g->block;
    bool choice = b->asked != 0 && (b->outcomes > 0 || !(b->asked & SEAT(ARB_CHANCE)));
    for (unsigned seats = b->asked & (SEAT(ARB_CHANCE) - 1); seats; seats &= seats - 1)
        choice &= g->list[__builtin_ctz(seats)].count > 0;
    if (__builtin_expect(!choice, 0))
        arb_stop(g, ARB_LIMIT_NO_OPTION);
    return b->status == ARB_PLAYING;
}

void arb_run_on(struct arb_run *g)
{
    struct arb_block *b = g->block;
    struct arb_stack stack = main_stack(b);
    g->lane = 0;
    g->option_count = 0;
    while (b->stack_used > 0 && b->status == ARB_PLAYING) {
        if (b->lanes && b->lanes == b->begun && !arb_lanes_run(g)) {
            if (b->status == ARB_PLAYING && can_wait(g))
                return;
            break;
        }
        struct arb_frame *f = arb_stack_top(&stack);
        switch (g->rules->flows[f->flow].step(g, f)) {
        case ARB_DONE:
            arb_stack_pop(&stack);
            break;
        case ARB_CALLED:
        case ARB_EACH:
            break;
        case ARB_WAIT:
            if (can_wait(g))
                return;
            break;
        }
    }
    b->asked = b->answered = 0;
    if (b->status == ARB_PLAYING)
        b->status = ARB_OVER; /* the first flow has ended */
}

/* A lane asks beside the others; the flow of all asks alone. */
static void pose_in_lane(struct arb_run *g, uint16_t mask)
{
    struct arb_block *b = g->block;
    assert(mask == SEAT(g->lane - 1) && "a lane asks its own seat only");
    if (!(b->asked & mask)) {
        b->asked |= mask;
        arb_lane(g, g->lane - 1)->ask_id = ++b->ask_id;
    }
}

static void pose(struct arb_run *g, uint16_t mask, const char *rule, const char *text, uint16_t arg)
{
    struct arb_block *b = g->block;
    if (__builtin_expect(g->lane != 0, 0)) {
        pose_in_lane(g, mask);
    } else {
        if (!b->asked) {
            b->asked = mask;
            b->answered = 0;
            b->ask_id++;
            if (b->kept)
                arb_lanes_forget(g);
        }
        g->option_count = 0;
        memset(g->list, 0, sizeof g->list);
    }
    g->seat = -1;
    g->window = ARB_NO_WINDOW;
    g->kind = 0;
    g->prompt_rule = rule;
    g->prompt = text;
    g->prompt_arg[0] = arg;
    g->prompt_arg[1] = g->prompt_arg[2] = 0;
    if (g->marks)
        arb_mark(g, rule);
}

void arb_pose(struct arb_run *g, uint16_t mask, const char *rule, const char *text, uint16_t arg)
{
    pose(g, mask, rule, text, arg);
}

void arb_pose_chance(struct arb_run *g, uint16_t n, const char *rule, const char *text,
                     uint16_t arg)
{
    assert(!g->lane && !g->block->form && "chance has no part in lanes and forms");
    pose(g, SEAT(ARB_CHANCE), rule, text, arg);
    g->block->outcomes = n;
}

bool arb_next_list(struct arb_run *g)
{
    if (g->seat >= 0)
        g->list[g->seat].count = (uint16_t)(g->option_count - g->list[g->seat].first);
    unsigned mask = g->lane ? SEAT(g->lane - 1) : g->block->asked;
    unsigned left = mask >> (g->seat + 1);
    g->seat = left ? g->seat + 1 + __builtin_ctz(left) : ARB_CHANCE + 1;
    if (!left)
        return false;
    g->list[g->seat].first = g->option_count;
    return true;
}

void arb_take(struct arb_run *g)
{
    struct arb_block *b = g->block;
    if (__builtin_expect(g->lane != 0, 0)) {
        int seat = g->lane - 1;
        b->chosen = b->answer[seat];
        b->answer[seat] = (struct arb_option){0};
        b->asked &= (uint16_t)~SEAT(seat);
        b->answered &= (uint16_t)~SEAT(seat);
        return;
    }
    b->chosen = b->answer[__builtin_ctz(b->asked)];
    b->asked = b->answered = 0;
    b->outcomes = 0;
}

void arb_add_option(struct arb_run *g, struct arb_option option)
{
    if (g->option_count < ARB_OPTIONS)
        g->option[g->option_count++] = option;
    else if (g->seat != ARB_CHANCE) /* whose outcomes are known by their number */
        arb_stop(g, ARB_LIMIT_OPTIONS);
}

void arb_refuse(struct arb_run *g, const char *rule, const char *words, int a, int b, int c)
{
    arb_mark(g, rule);
    struct arb_refused *r = g->refused;
    if (!r || r->seat != g->seat)
        return;
    r->list = arb_grow(r->list, &r->room, r->count + 1, sizeof *r->list);
    r->list[r->count++] =
        (struct arb_refusal){g->candidate, rule, words, {(uint16_t)a, (uint16_t)b, (uint16_t)c}};
}

void arb_mark(const struct arb_run *g, const char *rule)
{
    if (g->marks)
        arb_marks_add(g->marks, rule);
}

void arb_mark_all(const struct arb_run *g, const char *const *rules)
{
    for (; *rules; rules++)
        arb_mark(g, *rules);
}

void arb_tell_sink(struct arb_run *g, struct arb_event event)
{
    if (g->rules->event_faces)
        g->rules->event_faces(g, &event);
    arb_sink_add(g->sink, event);
}
