/* run.h - flows, asks and chance: how rules run inside a flat block.
 *
 * A flow is a rule procedure that can wait. Its locals live in a frame on the
 * stack inside the block and its position is a line number in that frame, so
 * a waiting play is plain data: copy it, compare it, save it.
 *
 *     FRAME(declare_defender, uint8_t player; uint16_t enemy;);   (header)
 *
 *     FLOW(declare_defender)
 *     {
 *         BEGIN;
 *         ASK(SEAT(L->player), "t6.4.1a", "Who defends against {card}?", L->enemy, {
 *             offer_defenders(g, L->player);
 *             offer_pass(g, VERB_DECLINE);
 *         });
 *         if (chosen(g)->verb == VERB_DEFEND)
 *             CALL(exhaust, .card = chosen(g)->a);
 *         END;
 *     }
 *
 * What must hold:
 *  1. Between two waits C locals of a flow are lost; only L and the block last.
 *  2. The offers of an ASK only read the block. They run when the ask is posed
 *     and again whenever its list is wanted: after a load, and in explain mode.
 *  3. ASK, CALL, CALL_EACH and CHANCE stand on lines of their own, and never
 *     inside a nested switch.
 *  4. Nothing outside the block may change what an answer leads to. */
#ifndef ARB_RUN_H
#define ARB_RUN_H

#include "arbiter.h"

#include <assert.h>
#include <string.h>

/* A game's sources define these before they include this header, so that g->s
 * is their block and g->c their compiled content. */
#ifndef ARB_STATE
#define ARB_STATE struct arb_block
#endif
#ifndef ARB_CONTENT
#define ARB_CONTENT void
#endif

/* Of a function that only runs while somebody watches or when all is over: what leads to it
 * is kept apart from the code that always runs, which then fits into fewer lines of the cache. */
#define ARB_RARE __attribute__((cold))

enum { ARB_STACK_BYTES = 6144, ARB_OPTIONS = 1024, ARB_NAME = 64 };

struct arb_frame {
    uint16_t flow;
    uint16_t at;
    uint16_t size;  /* bytes, rounded up */
    uint16_t below; /* offset of the caller's frame */
};

/* The head of every game's block. */
struct arb_block {
    uint32_t ask_id;     /* of the pending ask; rises with each ask posed */
    uint16_t asked;      /* bit mask of the seats asked; 0 while running */
    uint16_t answered;   /* those of them that have answered */
    uint8_t status;      /* enum arb_status */
    uint8_t seats;       /* players at this table */
    uint16_t outcomes;   /* of a pending chance ask */
    uint16_t stack_used; /* bytes */
    uint16_t top;        /* offset of the running frame */
    int32_t result;      /* of the flow that ended last */
    struct arb_option chosen;
    struct arb_option answer[ARB_SEATS + 1];
    uint8_t limit;            /* what the play outgrew: ARB_LIMIT_..., or one of the game's */
    uint16_t lanes;           /* seats that run a flow of their own, see lane.h */
    uint16_t begun;           /* those of them that have begun */
    uint16_t sealed;          /* and those that have come to its end */
    uint16_t kept;            /* seats whose lane still has its result */
    uint32_t form;            /* the first ask of the form that is being filled in; 0: none */
    uint32_t roll;            /* the first ask of the roll that is being made; 0: none */
    uint16_t roll_left;       /* chance asks of it that are still to be answered */
    uint8_t place[ARB_SEATS]; /* at the end: 1 is the best, 0: nobody said */
    int16_t score[ARB_SEATS];
    _Alignas(8) uint8_t stack[ARB_STACK_BYTES];
};

/* Something that happened, as the table keeps it. `seen_by` has a bit for each
 * seat that saw it in full; the game's words hide the rest from the others. */
struct arb_event {
    uint32_t step;
    uint16_t kind;
    uint16_t seen_by;
    int16_t a, b, c, d, e, f; /* what the kind says: things, seats, amounts */
    uint16_t face[2];         /* what of its things may be otherwise later: event_faces() */
    const char *rule;
};

struct arb_refusal {
    struct arb_option option;
    const char *rule;
    const char *words; /* why in this very case, with placeholders as in prompts, or NULL */
    uint16_t arg[3];
};

/* What one seat is asked. */
struct arb_prompt {
    const char *rule, *text;
    uint16_t arg[3];
    uint8_t window; /* enum arb_window */
    uint8_t kind;   /* of window, a number in the game's list */
};

struct arb_sink;  /* collects events */
struct arb_marks; /* collects rule ids that ran */

struct arb_refused {
    int seat; /* whose refusals are wanted */
    uint32_t count, room;
    struct arb_refusal *list;
};

/* What running code sees: the block, the content and where results go. Nothing
 * here is saved; all of it can be made again from the block. */
struct arb_run {
    union {
        struct arb_block *block;
        ARB_STATE *s;
    };
    union {
        const void *content;
        const ARB_CONTENT *c;
    };
    const struct arb_rules *rules;
    int seat;         /* whom the offers now being listed are for */
    uint8_t window;   /* enum arb_window: an ask is none unless its offers open one */
    uint8_t kind;     /* of window */
    bool list_chance; /* a person wants to see the outcomes of chance */
    const char *prompt_rule, *prompt;
    uint16_t prompt_arg[3];
    struct arb_option candidate;
    struct arb_refused *refused;    /* not NULL: explain mode */
    struct arb_sink *sink;          /* NULL: nobody listens */
    struct arb_marks *marks;        /* NULL: nobody traces */
    struct arb_json *telling;       /* not NULL: decisions say how they came about, see why.c */
    int told;                       /* the seat that they tell it */
    const struct arb_event *retold; /* not NULL: it is put into words, which name what was */
    int lane;                       /* 1 + the seat whose own flow runs; 0: the flow of all runs */
    struct arb_prompt own[ARB_SEATS]; /* what the seats with lanes are asked */
    char name[ARB_SEATS][ARB_NAME];   /* what people call the seats; "": nobody said */
    uint16_t option_count;
    struct {
        uint16_t first, count;
    } list[ARB_SEATS + 1];
    struct arb_option option[ARB_OPTIONS];
};

/* Flows. */

enum arb_step { ARB_DONE, ARB_CALLED, ARB_WAIT, ARB_EACH };

struct arb_flow {
    const char *name;
    enum arb_step (*step)(struct arb_run *g, void *frame);
};

#define FRAME(name, ...)                                                                           \
    struct name {                                                                                  \
        struct arb_frame frame;                                                                    \
        __VA_ARGS__                                                                                \
    };                                                                                             \
    enum arb_step flow_##name(struct arb_run *g, void *frame)

#define FLOW(name)                                                                                 \
    static enum arb_step name##_steps(struct arb_run *g, struct name *L);                          \
    enum arb_step flow_##name(struct arb_run *g, void *frame)                                      \
    {                                                                                              \
        return name##_steps(g, frame);                                                             \
    }                                                                                              \
    static enum arb_step name##_steps(struct arb_run *g, struct name *L)

#define BEGIN                                                                                      \
    switch (L->frame.at) {                                                                         \
    case 0:

#define END                                                                                        \
    break;                                                                                         \
    default:                                                                                       \
        assert(!"a flow resumed at a place it does not have");                                     \
        }                                                                                          \
        return ARB_DONE

/* End the flow here and now, with a result for its caller. */
#define RETURN(value)                                                                              \
    do {                                                                                           \
        g->block->result = (value);                                                                \
        return ARB_DONE;                                                                           \
    } while (0)

/* Equal positions must be equal bytes, between the fields of a frame as well. */
#if __has_builtin(__builtin_clear_padding)
#define ARB_CLEAR_PADDING(frame) __builtin_clear_padding(frame)
#else
#define ARB_CLEAR_PADDING(frame) (void)(frame)
#endif

/* Run another flow to its end, then go on; result(g) is what it returned. */
#define CALL(name, ...)                                                                            \
    do {                                                                                           \
        L->frame.at = __LINE__;                                                                    \
        {                                                                                          \
            struct name called_ = {.frame = {0}, ##__VA_ARGS__};                                   \
            ARB_CLEAR_PADDING(&called_);                                                           \
            arb_push(g, FLOW_##name, &called_, sizeof called_);                                    \
        }                                                                                          \
        return ARB_CALLED;                                                                         \
    case __LINE__:;                                                                                \
    } while (0)

/* Run a flow known only by number, whose frame of `size` bytes begins like the last
 * argument, a compound literal, and is zero after it. */
#define CALL_ANY(flow, size, ...)                                                                  \
    do {                                                                                           \
        L->frame.at = __LINE__;                                                                    \
        arb_push_start(g, flow, size, &__VA_ARGS__, sizeof __VA_ARGS__);                           \
        return ARB_CALLED;                                                                         \
    case __LINE__:;                                                                                \
    } while (0)

/* Ask the seats of a mask; the block at the end offers to g->seat. */
#define ASK(mask, rule, text, arg, ...)                                                            \
    do {                                                                                           \
        L->frame.at = __LINE__;                                                                    \
        __attribute__((fallthrough));                                                              \
    case __LINE__:                                                                                 \
        if (!arb_answered(g)) {                                                                    \
            arb_pose(g, (uint16_t)(mask), rule, text, (uint16_t)(arg));                            \
            while (arb_next_list(g))                                                               \
                __VA_ARGS__                                                                        \
            return ARB_WAIT;                                                                       \
        }                                                                                          \
        arb_take(g);                                                                               \
    } while (0)

/* One of `n` equally likely outcomes; chosen(g)->a is its number. The block at
 * the end offers the outcomes in order, for a person who answers for chance. */
#define CHANCE(n, rule, text, arg, ...)                                                            \
    do {                                                                                           \
        L->frame.at = __LINE__;                                                                    \
        __attribute__((fallthrough));                                                              \
    case __LINE__:                                                                                 \
        if (!arb_answered(g)) {                                                                    \
            arb_pose_chance(g, (uint16_t)(n), rule, text, (uint16_t)(arg));                        \
            while (g->list_chance && arb_next_list(g))                                             \
                __VA_ARGS__                                                                        \
            return ARB_WAIT;                                                                       \
        }                                                                                          \
        arb_take(g);                                                                               \
    } while (0)

/* Each seat of the mask runs this flow, whose frame begins with `uint8_t seat`, by itself:
 * all at once, each at its own pace, nobody seeing anything of another's before the last
 * has come to the end. Then result_of(g, seat) is what each returned, until the next ask.
 * The arguments are read again when a seat begins anew. See lane.h. */
#define CALL_EACH(mask, name, ...)                                                                 \
    do {                                                                                           \
        L->frame.at = __LINE__;                                                                    \
        arb_lanes_open(g, (uint16_t)(mask));                                                       \
        __attribute__((fallthrough));                                                              \
    case __LINE__:                                                                                 \
        for (int seat_; (seat_ = arb_lane_to_begin(g)) >= 0;) {                                    \
            struct name called_ = {.frame = {0}, .seat = (uint8_t)seat_, ##__VA_ARGS__};           \
            ARB_CLEAR_PADDING(&called_);                                                           \
            arb_lane_begin(g, seat_, FLOW_##name, &called_, sizeof called_);                       \
        }                                                                                          \
        if (g->block->lanes)                                                                       \
            return ARB_EACH;                                                                       \
    } while (0)

/* The asks between these two belong together: one form, one undo, and until its end it
 * can be begun anew. Nothing is drawn or rolled inside. Not for lanes, which can be
 * begun anew as they are. */
#define FORM_BEGIN (g->block->form = g->block->ask_id + 1)
#define FORM_END (g->block->form = 0)

/* The next `n` chance asks are one roll: a person may answer them all with one line, see
 * arb_answer_roll(). The first CHANCE of them follows at once, and each of them counts. */
#define ROLL_BEGIN(n) (g->block->roll = g->block->ask_id + 1, g->block->roll_left = (uint16_t)(n))
#define ROLL_COUNT (--g->block->roll_left ? (void)0 : (void)(g->block->roll = 0))

#define SEAT(seat) (1u << (seat))

/* A frame upon the running one, zero behind its head. NULL: there is no room, and the play
 * stops. */
struct arb_frame *arb_new_frame(struct arb_run *g, int flow, size_t size);

/* What is known of a new frame, `known` bytes with the head; the head stays as it is. */
static inline void arb_fill_frame(struct arb_frame *f, const void *start, size_t known)
{
    memcpy(f + 1, (const struct arb_frame *)start + 1, known - sizeof *f);
}

/* Inlined, since a copy whose size the compiler knows is a move or two. */
static inline void arb_push_start(struct arb_run *g, int flow, size_t size, const void *start,
                                  size_t known)
{
    assert(known <= size && "a frame is larger than its start");
    struct arb_frame *f = arb_new_frame(g, flow, size);
    if (__builtin_expect(f != NULL, 1))
        arb_fill_frame(f, start, known);
}
static inline void arb_push(struct arb_run *g, int flow, const void *frame, size_t size)
{
    arb_push_start(g, flow, size, frame, size);
}

void arb_pose(struct arb_run *g, uint16_t mask, const char *rule, const char *text, uint16_t arg);
void arb_pose_chance(struct arb_run *g, uint16_t n, const char *rule, const char *text,
                     uint16_t arg);
bool arb_next_list(struct arb_run *g);
void arb_take(struct arb_run *g);
void arb_lanes_open(struct arb_run *g, uint16_t mask);
int arb_lane_to_begin(const struct arb_run *g);
void arb_lane_begin(struct arb_run *g, int seat, int flow, const void *frame, size_t size);
int result_of(const struct arb_run *g, int seat);

static inline bool arb_answered(const struct arb_run *g)
{
    if (__builtin_expect(g->lane != 0, 0))
        return g->block->answered >> (g->lane - 1) & 1;
    return g->block->asked && g->block->answered == g->block->asked;
}

/* Run until an ask waits or the play is over. With an ask pending and not yet
 * answered, this lists its options again and changes nothing in the block. */
void arb_run_on(struct arb_run *g);

/* A fixed table is full, or somebody is asked who has no option. Nothing may be written
 * past it and nothing forgotten: the play ends with ARB_STOPPED as soon as the running
 * step returns, and only this play. What called this leaves the full table as it is and
 * returns something harmless. A game's own limits count from ARB_LIMIT_GAME on; arb_rules
 * has the words for them. */
enum { ARB_LIMIT_NONE, ARB_LIMIT_DEPTH, ARB_LIMIT_OPTIONS, ARB_LIMIT_NO_OPTION, ARB_LIMIT_GAME };
ARB_RARE void arb_stop(struct arb_run *g, int limit);

/* What a seat is asked: its own lane's question, or that to all. */
static inline struct arb_prompt arb_prompt_of(const struct arb_run *g, int seat)
{
    if (g->block->lanes >> seat & 1)
        return g->own[seat];
    return (struct arb_prompt){g->prompt_rule,
                               g->prompt,
                               {g->prompt_arg[0], g->prompt_arg[1], g->prompt_arg[2]},
                               g->window,
                               g->kind};
}

/* What is being asked is a chance to act that may be passed: whose (ARB_WINDOW,
 * ARB_OWN_WINDOW) and of which kind in the game's list. Call it among the offers. */
static inline void open_window(struct arb_run *g, enum arb_window whose, int kind)
{
    g->window = (uint8_t)whose;
    g->kind = (uint8_t)kind;
}

/* The frame of the flow that asks this seat, for words that need more than an option holds;
 * NULL: the seat is asked by another flow, or not at all. */
const void *arb_asking(const struct arb_run *g, int seat, int flow);

/* The play is over, and this is where the seat stands; see arb_standing(). */
static inline void place_seat(struct arb_run *g, int seat, int place, int score)
{
    g->block->place[seat] = (uint8_t)place;
    g->block->score[seat] = (int16_t)score;
}

/* The single answer just taken, or that of one of several seats. */
static inline const struct arb_option *chosen(const struct arb_run *g)
{
    return &g->block->chosen;
}
static inline const struct arb_option *chosen_by(const struct arb_run *g, int seat)
{
    return &g->block->answer[seat];
}
static inline int result(const struct arb_run *g)
{
    return g->block->result;
}

/* Offers and refusals. */

ARB_RARE void arb_refuse(struct arb_run *g, const char *rule, const char *words, int a, int b,
                         int c);
void arb_add_option(struct arb_run *g, struct arb_option option);
ARB_RARE void arb_mark(const struct arb_run *g, const char *rule);
ARB_RARE void arb_mark_all(const struct arb_run *g, const char *const *rules);

/* What the guards that follow are about. */
static inline void consider(struct arb_run *g, int verb, int a, int b, int c)
{
    g->candidate = (struct arb_option){(uint8_t)verb, 0, (uint16_t)a, (uint16_t)b, (uint16_t)c};
}

/* Does somebody want to know what is forbidden why, or which rules ran? Else what cannot be
 * offered need not be looked at. */
static inline bool is_watched(const struct arb_run *g)
{
    return g->refused || g->marks;
}

/* True if `so` forbids what is being considered, by this rule. */
static inline bool forbid(struct arb_run *g, bool so, const char *rule)
{
    if (__builtin_expect(so && is_watched(g), 0))
        arb_refuse(g, rule, NULL, 0, 0, 0);
    return so;
}

/* The same with the numbers of the case, for the placeholders of `words` in their
 * order: forbid_by(g, sum < cost, "cost.1", "It costs {n}; you have {n}.", cost, sum, 0). */
static inline bool forbid_by(struct arb_run *g, bool so, const char *rule, const char *words, int a,
                             int b, int c)
{
    if (__builtin_expect(so && is_watched(g), 0))
        arb_refuse(g, rule, words, a, b, c);
    return so;
}

/* The same without anybody who listens, for a question that is answered by offers: nothing that
 * they refuse or offer there is told. */
static inline void arb_hush(const struct arb_run *g, struct arb_run *hushed)
{
    memcpy(hushed, g, offsetof(struct arb_run, option));
    hushed->refused = NULL;
    hushed->marks = NULL;
    hushed->option_count = 0;
}

/* Offer what is being considered: no guard forbade it. */
static inline void offer(struct arb_run *g)
{
    arb_add_option(g, g->candidate);
}

static inline void offer_option(struct arb_run *g, int verb, int a, int b, int c)
{
    consider(g, verb, a, b, c);
    offer(g);
}

/* Offer to make the form count as it is, or a whole answer to what is left of it. */
static inline void offer_flagged(struct arb_run *g, int flags, int verb, int a, int b, int c)
{
    arb_add_option(g, (struct arb_option){(uint8_t)verb, (uint8_t)flags, (uint16_t)a, (uint16_t)b,
                                          (uint16_t)c});
}

/* Offer the way to do nothing, or to finish. */
static inline void offer_pass(struct arb_run *g, int verb)
{
    arb_add_option(g, (struct arb_option){(uint8_t)verb, ARB_PASS, 0, 0, 0});
}

/* Tracing and telling. */

/* Mark that the code carrying out this rule runs. */
#define RULE(id)                                                                                   \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            arb_mark(g, id);                                                                       \
    } while (0)

/* The same for several rules that one place carries out together. */
#define RULES(...)                                                                                 \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            arb_mark_all(g, (const char *const[]){__VA_ARGS__, NULL});                             \
    } while (0)

ARB_RARE void arb_tell_sink(struct arb_run *g, struct arb_event event);

/* Tell what happened; everyone sees it in full. */
static inline void tell_only(struct arb_run *g, uint16_t seen_by, int kind, const char *rule, int a,
                             int b, int c)
{
    if (g->marks)
        arb_mark(g, rule);
    if (g->sink)
        arb_tell_sink(g, (struct arb_event){.kind = (uint16_t)kind,
                                            .seen_by = seen_by,
                                            .a = (int16_t)a,
                                            .b = (int16_t)b,
                                            .c = (int16_t)c,
                                            .rule = rule});
}
static inline void tell(struct arb_run *g, int kind, const char *rule, int a, int b, int c)
{
    tell_only(g, 0xffff, kind, rule, a, b, c);
}
/* The same of an event with more numbers than three; its rule is marked elsewhere. */
static inline void tell_more(struct arb_run *g, struct arb_event event)
{
    event.seen_by = 0xffff;
    if (g->sink)
        arb_tell_sink(g, event);
}

#endif
