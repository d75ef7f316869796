#include "kit_config.h"

#include "assign.h"

static const struct {
    const char *rule, *prompt;
} whats[] = {
#define ASSIGN_WHAT(name, rule, prompt) {rule, prompt},
    ASSIGN_WHATS(ASSIGN_WHAT)
#undef ASSIGN_WHAT
};

void assign_add(struct arb_run *g, struct assign_targets *out, struct assign_target target)
{
    if (target.room == 0)
        return;
    if (out->count < ASSIGN_TARGETS)
        out->target[out->count++] = target;
    else
        arb_stop(g, ASSIGN_LIMIT);
}

/* What is left. */

/* The things with the room they still have, and how many are still to be put. */
struct assign_heap {
    struct assign_targets on;
    int left;
};

static struct assign_heap heap_now(struct arb_run *g, const struct assignment *a,
                                   const uint8_t *put)
{
    struct assign_heap heap = {.left = a->count};
    game_assign_targets(g, a, &heap.on);
    for (int i = 0; put && i < heap.on.count; i++) {
        heap.on.target[i].room = (uint8_t)(heap.on.target[i].room - put[i]);
        heap.left -= put[i];
    }
    return heap;
}

static int room_of(const struct assign_heap *heap)
{
    int room = 0;
    for (int i = 0; i < heap->on.count; i++)
        room += heap->on.target[i].room;
    return room;
}

/* The lowest tier with room; what lies above it must wait. */
static int tier_now(const struct assign_heap *heap)
{
    int tier = 256;
    for (int i = 0; i < heap->on.count; i++)
        if (heap->on.target[i].room && heap->on.target[i].tier < tier)
            tier = heap->on.target[i].tier;
    return tier;
}

static int open_targets(const struct assign_heap *heap, int *only)
{
    int tier = tier_now(heap), count = 0;
    for (int i = 0; i < heap->on.count; i++)
        if (heap->on.target[i].room && heap->on.target[i].tier == tier) {
            *only = i;
            count++;
        }
    return count;
}

int assign_room(struct arb_run *g, const struct assignment *a)
{
    struct assign_heap heap = heap_now(g, a, NULL);
    int room = room_of(&heap);
    return room < a->count ? room : a->count;
}

/* The form. */

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Tier by tier, in the game's order; how many that puts in all. */
static int put_all(struct assign_heap heap, uint8_t put[ASSIGN_TARGETS])
{
    int sum = 0;
    for (int tier; heap.left && (tier = tier_now(&heap)) < 256;)
        for (int i = 0; i < heap.on.count; i++) {
            struct assign_target *t = &heap.on.target[i];
            int n = t->tier == tier ? least(t->room, heap.left) : 0;
            t->room = (uint8_t)(t->room - n);
            heap.left -= n;
            put[i] = (uint8_t)(put[i] + n);
            sum += n;
        }
    return sum;
}

static void offer_targets(struct arb_run *g, const struct assign *L)
{
    struct assign_heap heap = heap_now(g, &L->a, L->put);
    int tier = tier_now(&heap);
    uint8_t all[ASSIGN_TARGETS] = {0};
    g->prompt_arg[0] = (uint16_t)heap.left;
    bool suggested = put_all(heap, all) > 1;
    if (suggested)
        offer_flagged(g, ARB_SUGGESTED | ARB_CONFIRM, ASSIGN_VERB_ALL, L->a.what, 0, 0);
    for (int i = 0; i < heap.on.count; i++) {
        const struct assign_target *t = &heap.on.target[i];
        consider(g, ASSIGN_VERB_PUT, t->thing, 1, L->a.what);
        if (!t->room || forbid(g, t->tier > tier, whats[L->a.what].rule))
            continue;
        /* All in one place is not offered twice. */
        int most = least(t->room, heap.left) - (suggested && all[i] == heap.left);
        for (int n = 1; n <= most; n++)
            offer_option(g, ASSIGN_VERB_PUT, t->thing, n, L->a.what);
    }
    if (L->a.how == ASSIGN_UP_TO)
        offer_flagged(g, heap.left == L->a.count ? ARB_PASS : ARB_CONFIRM, ASSIGN_VERB_DONE,
                      L->a.what, 0, 0);
}

static void take_answer(struct arb_run *g, struct assign *L, const struct arb_option *o)
{
    struct assign_heap heap = heap_now(g, &L->a, L->put);
    if (o->verb == ASSIGN_VERB_ALL) {
        put_all(heap, L->put);
        return;
    }
    for (int i = 0; i < heap.on.count; i++)
        if (heap.on.target[i].thing == o->a) {
            L->put[i] = (uint8_t)(L->put[i] + o->b);
            return;
        }
}

/* True if there is nothing (more) to choose: what must be put where is put. */
static bool without_asking(struct arb_run *g, struct assign *L)
{
    struct assign_heap heap = heap_now(g, &L->a, L->put);
    int only = 0;
    if (heap.left == 0 || room_of(&heap) == 0)
        return true;
    if (L->a.how == ASSIGN_UP_TO)
        return false;
    if (room_of(&heap) <= heap.left) {
        put_all(heap, L->put);
        return true;
    }
    while (heap.left && open_targets(&heap, &only) == 1) {
        int n = least(heap.on.target[only].room, heap.left);
        L->put[only] = (uint8_t)(L->put[only] + n);
        heap = heap_now(g, &L->a, L->put);
    }
    return heap.left == 0;
}

static int settle_all(struct arb_run *g, const struct assign *L)
{
    struct assign_heap heap = heap_now(g, &L->a, NULL);
    int sum = 0;
    for (int i = 0; i < heap.on.count; i++)
        if (L->put[i]) {
            sum += L->put[i];
            game_assigned(g, &L->a, heap.on.target[i].thing, L->put[i]);
        }
    return sum;
}

FLOW(assign)
{
    BEGIN;
    L->form = !g->lane && !g->block->form;
    if (L->form)
        FORM_BEGIN;
    while (!without_asking(g, L)) {
        ASK(SEAT(L->a.seat), whats[L->a.what].rule, whats[L->a.what].prompt, 0,
            { offer_targets(g, L); });
        if (chosen(g)->verb == ASSIGN_VERB_DONE)
            break;
        take_answer(g, L, chosen(g));
    }
    if (L->form)
        FORM_END;
    RULE(whats[L->a.what].rule);
    RETURN(settle_all(g, L));
    END;
}

/* Words. */

static void say_all(struct arb_run *g, int seat, const struct assign *L, struct arb_text *out)
{
    struct assign_heap heap = heap_now(g, &L->a, L->put);
    uint8_t all[ASSIGN_TARGETS] = {0};
    bool first = true;
    put_all(heap, all);
    for (int i = 0; i < heap.on.count; i++)
        if (all[i]) {
            arb_say(out, "%s", first ? "" : ", ");
            game_assign_words(g, seat, L->a.what, heap.on.target[i].thing, all[i], out);
            first = false;
        }
}

bool assign_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    const struct assign *L = arb_asking(g, seat, FLOW_assign);
    if (o.verb == ASSIGN_VERB_PUT)
        game_assign_words(g, seat, o.c, o.a, o.b, out);
    else if (o.verb == ASSIGN_VERB_ALL && L)
        say_all(g, seat, L, out);
    else if (o.verb == ASSIGN_VERB_ALL)
        arb_say(out, "all as suggested");
    else
        return false;
    return true;
}
