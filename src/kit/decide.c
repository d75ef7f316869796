#include "kit_config.h"

#include "decide.h"

static bool ends(const struct criterion *c)
{
    return c->how == DECIDE_FIRST || c->how == DECIDE_ROLL || c->how == DECIDE_ASK;
}

bool decide_check(const struct question_rule *questions, struct arb_error *err)
{
    for (const struct question_rule *rule = questions; rule->name; rule++) {
        if (rule->count < 1 || !ends(&rule->list[rule->count - 1])) {
            snprintf(err->text, sizeof err->text,
                     "The question \"%s\" leaves it open what happens when all are level.",
                     rule->name);
            return false;
        }
        for (int i = 0; i < rule->count; i++)
            if (!rule->list[i].how || !rule->list[i].rule || !rule->list[i].words) {
                snprintf(err->text, sizeof err->text,
                         "Criterion %d of the question \"%s\" has no rule or no words.", i + 1,
                         rule->name);
                return false;
            }
    }
    return true;
}

/* Criteria. */

void decide_add(struct arb_run *g, struct decision *d, int candidate)
{
    if (candidate + 1 == d->q.besides)
        return;
    if (d->count == DECIDE_CANDIDATES) {
        arb_stop(g, DECIDE_LIMIT);
        return;
    }
    d->candidate[d->count++] = (uint16_t)candidate;
}

static bool is_test(const struct criterion *c)
{
    return c->how == DECIDE_KEEP || c->how == DECIDE_ONLY;
}

static void compare(struct arb_run *g, struct decision *d, const struct criterion *c)
{
    bool test = is_test(c), most = test || c->how == DECIDE_MAX, level = true;
    int32_t best = 0;
    int lowest = 0;
    for (int i = 0; i < d->count; i++) {
        int candidate = d->candidate[i];
        int32_t value = game_measure(g, d, c->measure, candidate);
        if (test)
            value = value != 0;
        d->value[i] = value;
        if (i == 0 || value == best) {
            best = value;
            lowest = i == 0 || candidate < lowest ? candidate : lowest;
            continue;
        }
        level = false;
        if (most ? value > best : value < best) {
            best = value;
            lowest = candidate;
        }
    }
    d->level = level;
    d->best = c->how == DECIDE_ONLY ? 1 : best;
    d->lowest = (uint16_t)lowest;
}

static void apply(struct arb_run *g, struct decision *d, const struct criterion *c)
{
    int kept = 0;
    compare(g, d, c);
    if (__builtin_expect(d->tell != NULL, 0))
        decide_tell_criterion(g, d, c);
    if (d->level && d->value[0] == d->best && c->how < DECIDE_SAME)
        return; /* all stay */
    for (int i = 0; i < d->count; i++)
        if (decide_stays(d, c, i))
            d->candidate[kept++] = d->candidate[i];
    if (kept < d->count)
        RULE(c->rule);
    d->count = (uint16_t)kept;
}

void decide_run(struct arb_run *g, struct decision *d, struct question q)
{
    const struct question_rule *rule = &game_questions[q.what];
    d->q = q;
    d->count = 0;
    d->seen_by = 0xffff;
    d->settled_by = -1;
    game_candidates(g, d);
    for (int i = 0; i < rule->count; i++) {
        const struct criterion *c = &rule->list[i];
        if (d->count == 0 || (d->count == 1 && c->how != DECIDE_ONLY))
            continue;
        int before = d->count;
        bool open = c->how == DECIDE_ROLL || c->how == DECIDE_ASK;
        if (!open)
            apply(g, d, c);
        if (open || d->count < before)
            d->settled_by = i;
        if (open)
            return;
    }
}

/* The flow. */

/* A decision is some kilobytes: not cleared but for what is read before it is written. */
static void run_again(struct arb_run *g, struct decision *d, struct question q)
{
    d->tell = NULL;
    decide_run(g, d, q);
}

/* Those left over, for a person. */
static void offer_left(struct arb_run *g, struct question q)
{
    struct decision d;
    run_again(g, &d, q);
    for (int i = 0; i < d.count; i++)
        offer_option(g, DECIDE_VERB, d.candidate[i], q.what, q.who);
}

static int left_over(struct arb_run *g, struct question q, int number)
{
    struct decision d;
    run_again(g, &d, q);
    return d.candidate[number];
}

/* The rule that settled it; the question's own if there was nothing to settle. */
static const char *rule_of(struct question q, int settled_by)
{
    const struct question_rule *question = &game_questions[q.what];
    return settled_by >= 0 ? question->list[settled_by].rule : question->rule;
}

/* What is decided is told: as an event, and at length to those who want to know. */
static void tell_outcome(struct arb_run *g, struct question q, int winner, int settled_by)
{
    if (__builtin_expect(g->telling != NULL, 0))
        decide_put(g, g->told, q, winner, NULL, g->telling);
    if (g->sink && game_questions[q.what].event && winner != DECIDE_NOBODY)
        arb_tell_sink(g, (struct arb_event){.kind = DECIDE_EVENT,
                                            .seen_by = 0xffff,
                                            .a = q.what,
                                            .b = (int16_t)q.who,
                                            .c = (int16_t)winner,
                                            .d = (int16_t)q.about,
                                            .rule = rule_of(q, settled_by)});
}

enum { BY_RULES, BY_DIE, BY_PLAYER };

/* Go through the criteria; what is left for a die or a player? */
static void look(struct arb_run *g, struct decide *L)
{
    struct decision d;
    run_again(g, &d, L->q);
    L->settled_by = (int8_t)d.settled_by;
    L->by = BY_RULES;
    L->left = d.count ? d.candidate[0] : DECIDE_NOBODY;
    if (d.count < 2)
        return;
    bool ask = game_questions[L->q.what].list[d.settled_by].how == DECIDE_ASK;
    L->by = ask && game_deciders(g, L->q) ? BY_PLAYER : BY_DIE;
    L->left = d.count;
}

FLOW(decide)
{
    BEGIN;
    look(g, L);
    if (L->by == BY_PLAYER) {
        ASK(game_deciders(g, L->q), rule_of(L->q, L->settled_by), game_questions[L->q.what].prompt,
            L->q.who, { offer_left(g, L->q); });
        L->left = chosen(g)->a;
    } else if (L->by == BY_DIE) {
        CHANCE(L->left, rule_of(L->q, L->settled_by), game_questions[L->q.what].prompt, L->q.who,
               { offer_left(g, L->q); });
        L->left = (uint16_t)left_over(g, L->q, chosen(g)->a);
    }
    tell_outcome(g, L->q, L->left, L->settled_by);
    RETURN(L->left);
    END;
}

bool decide_at_once(struct arb_run *g, struct question q)
{
    struct decision d;
    run_again(g, &d, q);
    if (d.count > 1)
        return false;
    g->block->result = d.count ? d.candidate[0] : DECIDE_NOBODY;
    tell_outcome(g, q, g->block->result, d.settled_by);
    return true;
}

int decide_now(struct arb_run *g, struct question q)
{
    struct decision d;
    run_again(g, &d, q);
    assert(d.count < 2 && "a question that takes a die or a player is for the flow");
    int winner = d.count ? d.candidate[0] : DECIDE_NOBODY;
    tell_outcome(g, q, winner, d.settled_by);
    return winner;
}

/* What a game need not say: nobody can be asked, a die settles it. */

__attribute__((weak)) uint16_t game_deciders(const struct arb_run *g, struct question q)
{
    (void)g, (void)q;
    return 0;
}

__attribute__((weak)) void game_decider_words(struct arb_run *g, int seat, struct question q,
                                              struct arb_text *out)
{
    (void)g, (void)seat, (void)q, (void)out;
}

__attribute__((weak)) void game_value_words(struct arb_run *g, int measure, int32_t value,
                                            struct arb_text *out)
{
    (void)g, (void)measure, (void)value, (void)out;
}

/* As a rule the candidates are seats. */
__attribute__((weak)) void game_candidate_words(struct arb_run *g, int seat, struct question q,
                                                int candidate, struct arb_text *out)
{
    (void)seat, (void)q;
    arb_say_seat(g, candidate, out);
}
