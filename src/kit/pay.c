/* Payments: can it be paid, the plan that wastes least, the form. */
#include "kit_config.h"

#include "pay.h"

static const struct {
    const char *rule, *prompt;
} whats[] = {
#define PAY_WHAT(name, rule, prompt) {rule, prompt},
    PAY_WHATS(PAY_WHAT)
#undef PAY_WHAT
};

void pay_add(struct arb_run *g, struct pay_sources *out, struct pay_source source)
{
    if (source.pieces == 0 || source.worth == 0 || source.wares == 0)
        return;
    if (out->count < PAY_SOURCES)
        out->source[out->count++] = source;
    else
        arb_stop(g, PAY_LIMIT);
}

/* What is left. */

/* A payment on the way: what is still owed and what could still be given. */
struct pay_purse {
    const struct payment *p;
    uint8_t need[PAY_WARE_COUNT];
    struct pay_sources from;
};

static void read_purse(struct arb_run *g, const struct payment *p, struct pay_purse *out)
{
    out->p = p;
    memcpy(out->need, p->need, sizeof out->need);
    out->from.count = 0;
    game_pay_sources(g, p, &out->from);
}

static int owed(const struct pay_purse *purse)
{
    int sum = 0;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        sum += purse->need[w];
    return sum;
}

/* Can a piece of this source go to this ware? */
static bool fits(const struct pay_purse *purse, const struct pay_source *s, int ware)
{
    if (!s->pieces || !(s->wares >> ware & 1) || !purse->need[ware])
        return false;
    return purse->p->how != PAY_EXACT || s->worth <= purse->need[ware];
}

static void give(struct pay_purse *purse, int source, int ware, int pieces)
{
    struct pay_source *s = &purse->from.source[source];
    int worth = s->worth * pieces;
    s->pieces = (uint8_t)(s->pieces - pieces);
    purse->need[ware] = (uint8_t)(worth < purse->need[ware] ? purse->need[ware] - worth : 0);
}

/* The least waste. */

enum { NEVER = 0xffff };

/* What is owed as one number: the needs as digits, each to its own base. */
struct digits {
    int states;
    int unit[PAY_WARE_COUNT];
};

static struct digits digits_of(const uint8_t need[PAY_WARE_COUNT])
{
    struct digits d = {.states = 1};
    for (int w = 0; w < PAY_WARE_COUNT; w++) {
        d.unit[w] = d.states;
        d.states *= need[w] + 1;
    }
    return d;
}

/* One more piece: from each state to those it leads to. A piece lowers the state, so going
 * up through them none is reached with the piece and left with it again. */
static void add_piece(const struct pay_purse *purse, const struct digits *d,
                      const struct pay_source *s, uint16_t least[PAY_STATES])
{
    for (int state = 1; state < d->states; state++) {
        if (least[state] == NEVER)
            continue;
        for (int w = 0; w < PAY_WARE_COUNT; w++) {
            int need = state / d->unit[w] % (purse->need[w] + 1);
            int waste = s->worth > need ? s->worth - need : 0;
            if (!(s->wares >> w & 1) || !need || (waste && purse->p->how == PAY_EXACT))
                continue;
            int to = state - (s->worth - waste) * d->unit[w], sum = least[state] + waste;
            if (sum < least[to])
                least[to] = (uint16_t)sum;
        }
    }
}

/* The least that must be paid too much; NEVER: it cannot be paid. */
static int least_waste(struct arb_run *g, const struct pay_purse *purse)
{
    uint16_t least[PAY_STATES];
    struct digits d = digits_of(purse->need);
    int most = owed(purse);
    if (d.states > PAY_STATES) {
        arb_stop(g, PAY_LIMIT);
        return NEVER;
    }
    memset(least, 0xff, (size_t)d.states * sizeof *least);
    least[d.states - 1] = 0;
    for (int i = 0; i < purse->from.count; i++)
        for (int n = 0; n < purse->from.source[i].pieces && n < most; n++)
            add_piece(purse, &d, &purse->from.source[i], least);
    return least[0];
}

/* One ware, and change is given up: a sum will do. */
static bool is_a_sum(const struct payment *p)
{
    int wares = 0;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        wares += p->need[w] != 0;
    return wares <= 1 && p->how == PAY_CHANGE;
}

static int worth_for(const struct pay_purse *purse, int ware)
{
    int sum = 0;
    for (int i = 0; i < purse->from.count; i++) {
        const struct pay_source *s = &purse->from.source[i];
        sum += s->wares >> ware & 1 ? s->pieces * s->worth : 0;
    }
    return sum;
}

static bool can_be_paid(struct arb_run *g, const struct pay_purse *purse)
{
    if (purse->p->how == PAY_OPEN)
        return true;
    if (!is_a_sum(purse->p))
        return least_waste(g, purse) != NEVER;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        if (purse->need[w] && worth_for(purse, w) < purse->need[w])
            return false;
    return true;
}

bool pay_possible(struct arb_run *g, const struct payment *p)
{
    struct pay_purse purse;
    read_purse(g, p, &purse);
    return can_be_paid(g, &purse);
}

int pay_worth(struct arb_run *g, const struct payment *p, int ware)
{
    struct pay_purse purse;
    read_purse(g, p, &purse);
    return worth_for(&purse, ware);
}

/* Plans: whole answers. */

struct pay_plan {
    uint8_t pieces; /* in all */
    uint8_t taken[PAY_SOURCES][PAY_WARE_COUNT];
};

/* Would giving a piece still lead to a payment that wastes no more than `waste`? */
static bool keeps_to(struct arb_run *g, const struct pay_purse *purse, int source, int ware,
                     int waste)
{
    struct pay_purse then = *purse;
    int over = then.from.source[source].worth - then.need[ware];
    give(&then, source, ware, 1);
    return least_waste(g, &then) + (over > 0 ? over : 0) <= waste;
}

/* Of the payments that waste least the one that gives the game's first sources first, or
 * (number 1) its last. */
static bool make_plan(struct arb_run *g, const struct pay_purse *start, int number,
                      struct pay_plan *out)
{
    struct pay_purse purse = *start;
    int waste = purse.p->how == PAY_OPEN ? 0 : least_waste(g, &purse);
    memset(out, 0, sizeof *out);
    for (int k = 0; k < purse.from.count; k++) {
        int i = number ? purse.from.count - 1 - k : k;
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            while (fits(&purse, &purse.from.source[i], w) &&
                   (purse.p->how == PAY_OPEN || keeps_to(g, &purse, i, w, waste))) {
                int over = purse.from.source[i].worth - purse.need[w];
                waste -= over > 0 ? over : 0;
                give(&purse, i, w, 1);
                out->taken[i][w]++;
                out->pieces++;
            }
    }
    return purse.p->how == PAY_OPEN || owed(&purse) == 0;
}

/* Two plans are offered where they differ; none that a single answer would be, too. */
static bool plan_offered(struct arb_run *g, const struct pay_purse *purse, int number,
                         struct pay_plan *out)
{
    struct pay_plan other;
    if (!make_plan(g, purse, number, out) || out->pieces < 2)
        return false;
    if (number == 0)
        return true;
    make_plan(g, purse, 0, &other);
    return purse->p->how != PAY_OPEN && memcmp(&other, out, sizeof other) != 0;
}

/* The form. */

static void purse_now(struct arb_run *g, const struct pay *L, struct pay_purse *out)
{
    read_purse(g, &L->p, out);
    for (int i = 0; i < out->from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            give(out, i, w, L->taken[i][w]);
}

/* How many pieces of a source can be given for a ware at once, 0: none. */
static int most_pieces(struct arb_run *g, const struct pay_purse *purse, int source, int ware)
{
    const struct pay_source *s = &purse->from.source[source];
    struct pay_purse then = *purse;
    int most = 0;
    while (fits(&then, &then.from.source[source], ware) && most < s->pieces) {
        give(&then, source, ware, 1);
        if (!can_be_paid(g, &then))
            break;
        most++;
    }
    return most;
}

static void offer_pieces(struct arb_run *g, const struct pay_purse *purse)
{
    for (int i = 0; i < purse->from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++) {
            int most = most_pieces(g, purse, i, w);
            for (int n = 1; n <= most; n++)
                offer_option(g, PAY_VERB_PIECE, purse->from.source[i].thing, w, n);
        }
}

static void offer_payment(struct arb_run *g, const struct pay *L)
{
    struct pay_purse purse;
    struct pay_plan plan;
    purse_now(g, L, &purse);
    g->prompt_arg[0] = g->prompt_arg[1] = (uint16_t)owed(&purse);
    for (int number = 0; number < 2; number++)
        if (plan_offered(g, &purse, number, &plan))
            offer_flagged(g, ARB_SUGGESTED | ARB_CONFIRM, PAY_VERB_PLAN, number, 0, 0);
    offer_pieces(g, &purse);
    if (L->p.how != PAY_OPEN)
        return;
    bool begun = memcmp(purse.need, L->p.need, sizeof purse.need) != 0;
    offer_flagged(g, begun ? ARB_CONFIRM : ARB_PASS, PAY_VERB_DONE, 0, 0, 0);
}

static void take(struct pay *L, int source, int ware, int pieces)
{
    L->taken[source][ware] = (uint8_t)(L->taken[source][ware] + pieces);
}

/* A piece without which nothing would do. */
static bool forced_piece(struct arb_run *g, const struct pay_purse *purse, int *source, int *ware)
{
    for (int i = 0; i < purse->from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++) {
            struct pay_purse without = *purse;
            if (!fits(purse, &purse->from.source[i], w))
                continue;
            without.from.source[i].wares &= (uint8_t) ~(1u << w);
            if (!can_be_paid(g, &without)) {
                *source = i;
                *ware = w;
                return true;
            }
        }
    return false;
}

/* If there is only one way to pay, it is chosen without asking. */
static bool no_choice(struct arb_run *g, struct pay *L)
{
    struct pay only = *L;
    struct pay_purse purse;
    int source, ware;
    purse_now(g, L, &purse);
    if (L->p.how == PAY_OPEN)
        return false;
    while (owed(&purse) && forced_piece(g, &purse, &source, &ware)) {
        give(&purse, source, ware, 1);
        take(&only, source, ware, 1);
    }
    if (owed(&purse))
        return false;
    memcpy(L->taken, only.taken, sizeof L->taken);
    return true;
}

static bool anything_left(struct arb_run *g, const struct pay *L)
{
    struct pay_purse purse;
    purse_now(g, L, &purse);
    for (int i = 0; i < purse.from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            if (fits(&purse, &purse.from.source[i], w))
                return true;
    return false;
}

static void take_answer(struct arb_run *g, struct pay *L, const struct arb_option *o)
{
    struct pay_purse purse;
    struct pay_plan plan;
    purse_now(g, L, &purse);
    if (o->verb == PAY_VERB_PLAN) {
        make_plan(g, &purse, o->a, &plan);
        for (int i = 0; i < purse.from.count; i++)
            for (int w = 0; w < PAY_WARE_COUNT; w++)
                take(L, i, w, plan.taken[i][w]);
        return;
    }
    for (int i = 0; i < purse.from.count; i++)
        if (purse.from.source[i].thing == o->a) {
            take(L, i, o->b, o->c);
            return;
        }
}

/* Hand over all that was chosen. */
static int settle_up(struct arb_run *g, const struct pay *L)
{
    struct pay_purse purse;
    int worth = 0;
    read_purse(g, &L->p, &purse);
    for (int i = 0; i < purse.from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            if (L->taken[i][w]) {
                worth += purse.from.source[i].worth * L->taken[i][w];
                game_paid(g, &L->p, purse.from.source[i].thing, w, L->taken[i][w]);
            }
    return worth;
}

FLOW(pay)
{
    BEGIN;
    assert(pay_possible(g, &L->p) && "nobody begins to pay what they cannot");
    L->form = !g->lane && !g->block->form;
    if (L->form)
        FORM_BEGIN;
    while (anything_left(g, L) && !no_choice(g, L)) {
        ASK(SEAT(L->p.seat), whats[L->p.what].rule, whats[L->p.what].prompt, 0,
            { offer_payment(g, L); });
        if (chosen(g)->verb == PAY_VERB_DONE)
            break;
        take_answer(g, L, chosen(g));
    }
    if (L->form)
        FORM_END;
    RULE(whats[L->p.what].rule);
    RETURN(settle_up(g, L));
    END;
}

/* Words. */

static const char *const pay_ware_words[][2] = {
#define PAY_WARE(name, one, many) {one, many},
    PAY_WARES(PAY_WARE)
#undef PAY_WARE
};

/* "a, b and c", one part after the other. */
static void say_joint(struct arb_text *out, int part, int parts)
{
    if (part)
        arb_say(out, "%s", part == parts - 1 ? " and " : ", ");
}

void pay_say_need(const uint8_t need[PAY_WARE_COUNT], struct arb_text *out)
{
    int parts = 0, part = 0;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        parts += need[w] != 0;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        if (need[w]) {
            say_joint(out, part++, parts);
            arb_say(out, "%d %s", need[w], pay_ware_words[w][need[w] != 1]);
        }
    if (!parts)
        arb_say(out, "nothing");
}

/* A suggestion names all it gives: it is an answer to the payment that is being asked. */
static void say_plan(struct arb_run *g, int seat, const struct pay *L, int number,
                     struct arb_text *out)
{
    struct pay_purse purse;
    struct pay_plan plan;
    int parts = 0, part = 0;
    purse_now(g, L, &purse);
    make_plan(g, &purse, number, &plan);
    for (int i = 0; i < purse.from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            parts += plan.taken[i][w] != 0;
    for (int i = 0; i < purse.from.count; i++)
        for (int w = 0; w < PAY_WARE_COUNT; w++)
            if (plan.taken[i][w]) {
                say_joint(out, part++, parts);
                game_pay_words(g, seat, purse.from.source[i].thing, w, plan.taken[i][w], out);
            }
}

bool pay_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    const struct pay *L = arb_asking(g, seat, FLOW_pay);
    if (o.verb == PAY_VERB_PIECE) {
        game_pay_words(g, seat, o.a, o.b, o.c, out);
    } else if (o.verb == PAY_VERB_PLAN) {
        arb_say(out, L ? "pay all with " : "pay all as suggested");
        if (L)
            say_plan(g, seat, L, o.a, out);
    } else {
        return false;
    }
    return true;
}

bool pay_placeholder(struct arb_run *g, int seat, const char *name, int value, struct arb_text *out)
{
    (void)value;
    const struct pay *L = arb_asking(g, seat, FLOW_pay);
    struct pay_purse purse;
    if (strcmp(name, "owed") != 0 || !L)
        return false;
    purse_now(g, L, &purse);
    pay_say_need(purse.need, out);
    return true;
}
