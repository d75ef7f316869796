#include "run.h"
#include "marks.h"
#include "memory.h"
#include "rules.h"
#include "sink.h"

static struct arb_frame *top_frame(struct arb_block *b)
{
    return (struct arb_frame *)(void *)(b->stack + b->top);
}

void arb_stop(struct arb_run *g, int limit)
{
    if (g->block->status == ARB_STOPPED)
        return;
    g->block->status = ARB_STOPPED;
    g->block->limit = (uint8_t)limit;
}

void arb_push(struct arb_run *g, int flow, const void *frame, size_t size)
{
    arb_push_start(g, flow, size, frame, size);
}

/* What is above the used part of the stack is zero (see pop). */
void arb_push_start(struct arb_run *g, int flow, size_t size, const void *start, size_t known)
{
    struct arb_block *b = g->block;
    size_t room = (size + 7) / 8 * 8;
    assert(known <= size && "a frame is larger than its start");
    if (__builtin_expect(b->stack_used + room > ARB_STACK_BYTES, 0)) {
        arb_stop(g, ARB_LIMIT_DEPTH);
        return;
    }
    uint16_t below = b->top;
    b->top = b->stack_used;
    memcpy(b->stack + b->top, start, known);
    struct arb_frame *f = top_frame(b);
    f->flow = (uint16_t)flow;
    f->at = 0;
    f->size = (uint16_t)room;
    f->below = below;
    b->stack_used = (uint16_t)(b->stack_used + room);
}

/* Freed stack is wiped so that equal positions are equal bytes. */
static void pop(struct arb_block *b)
{
    struct arb_frame *f = top_frame(b);
    uint16_t below = f->below, size = f->size;
    b->stack_used = (uint16_t)(b->stack_used - size);
    memset(b->stack + b->top, 0, size);
    b->top = below;
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
    g->option_count = 0;
    while (g->block->stack_used > 0 && g->block->status == ARB_PLAYING) {
        struct arb_frame *f = top_frame(g->block);
        switch (g->rules->flows[f->flow].step(g, f)) {
        case ARB_DONE:
            pop(g->block);
            break;
        case ARB_CALLED:
            break;
        case ARB_WAIT:
            if (can_wait(g))
                return;
            break;
        }
    }
    g->block->asked = g->block->answered = 0;
    if (g->block->status == ARB_PLAYING)
        g->block->status = ARB_OVER; /* the first flow has ended */
}

static void pose(struct arb_run *g, uint16_t mask, const char *rule, const char *text, uint16_t arg)
{
    struct arb_block *b = g->block;
    if (!b->asked) {
        b->asked = mask;
        b->answered = 0;
        b->ask_id++;
    }
    g->seat = -1;
    g->window = ARB_NO_WINDOW;
    g->option_count = 0;
    memset(g->list, 0, sizeof g->list);
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
    pose(g, SEAT(ARB_CHANCE), rule, text, arg);
    g->block->outcomes = n;
}

bool arb_next_list(struct arb_run *g)
{
    if (g->seat >= 0)
        g->list[g->seat].count = (uint16_t)(g->option_count - g->list[g->seat].first);
    do
        g->seat++;
    while (g->seat <= ARB_CHANCE && !(g->block->asked >> g->seat & 1));
    if (g->seat > ARB_CHANCE)
        return false;
    g->list[g->seat].first = g->option_count;
    return true;
}

void arb_take(struct arb_run *g)
{
    struct arb_block *b = g->block;
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

void arb_tell_sink(struct arb_run *g, struct arb_event event)
{
    arb_sink_add(g->sink, event);
}
