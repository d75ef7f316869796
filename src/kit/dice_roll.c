/* The flows of dice: rolling and rerolling, die by die. */
#include "kit_config.h"

#include "dice.h"

static const char *const why_rule[] = {
#define DICE_WHY(name, rule, words) rule,
    DICE_WHYS(DICE_WHY)
#undef DICE_WHY
};

static const struct reroll_rule reroll_rules[] = {
#define DICE_REROLL(name, rule, words, per_die, shared) {rule, words, per_die, shared},
    DICE_REROLLS(DICE_REROLL)
#undef DICE_REROLL
};

const struct reroll_rule *dice_reroll_rule(int source)
{
    return &reroll_rules[source];
}

static struct rolled *at(const struct arb_run *g, int roll)
{
    return &KIT_DICE(g)->roll[roll - 1];
}

static void offer_faces(struct arb_run *g, int roll, int die)
{
    int kind = at(g, roll)->die[die].kind;
    g->prompt_arg[1] = (uint16_t)kind;
    g->prompt_arg[2] = g->block->roll_left;
    for (int side = 0; side < KIT_DIE(g, kind)->faces; side++)
        offer_option(g, DICE_VERB_FACE, kind, side, 0);
}

static int sides(const struct arb_run *g, int roll, int die)
{
    return KIT_DIE(g, at(g, roll)->die[die].kind)->faces;
}

static void tell_dice(struct arb_run *g, int kind, const char *rule, int a, int b, int c,
                      uint32_t number)
{
    tell_more(g, (struct arb_event){.kind = (uint16_t)kind,
                                    .a = (int16_t)a,
                                    .b = (int16_t)b,
                                    .c = (int16_t)c,
                                    .d = (int16_t)number,
                                    .rule = rule});
}

/* Rolling. */

static int unrolled(const struct rolled *r)
{
    int count = 0;
    for (int i = 0; i < r->count; i++)
        count += r->die[i].face == 0;
    return count;
}

/* The dice from `first` on that show the same as it, itself included; 0: told before. */
static int alike_from(const struct rolled *r, int first)
{
    int count = 0;
    for (int i = 0; i < r->count; i++)
        if (r->die[i].kind == r->die[first].kind && r->die[i].face == r->die[first].face) {
            if (i < first)
                return 0;
            count++;
        }
    return count;
}

/* Who rolls what for, then a line for each face that came up. */
static void tell_roll(struct arb_run *g, int roll)
{
    const struct rolled *r = at(g, roll);
    const char *rule = why_rule[r->why];
    if (!g->sink)
        return;
    tell_dice(g, DICE_EVENT_ROLLED, rule, r->who, r->why, r->count, r->number);
    for (int i = 0; i < r->count; i++) {
        int count = alike_from(r, i);
        if (count)
            tell_dice(g, DICE_EVENT_SHOWS, rule, r->die[i].kind, r->die[i].face - 1, count,
                      r->number);
    }
}

FLOW(dice_roll)
{
    BEGIN;
    if (!L->roll || !unrolled(at(g, L->roll)))
        RETURN(0);
    ROLL_BEGIN(unrolled(at(g, L->roll)));
    for (L->die = 0; L->die < at(g, L->roll)->count; L->die++) {
        if (at(g, L->roll)->die[L->die].face)
            continue;
        CHANCE(sides(g, L->roll, L->die), why_rule[at(g, L->roll)->why],
               "{roll}: the {die} ({n} to roll)", L->roll, { offer_faces(g, L->roll, L->die); });
        ROLL_COUNT;
        struct rolled_die *d = &at(g, L->roll)->die[L->die];
        d->face = d->first = (uint8_t)(chosen(g)->a + 1);
    }
    tell_roll(g, L->roll);
    RETURN(at(g, L->roll)->count);
    END;
}

/* Rerolling. */

bool dice_may_reroll(struct arb_run *g, int roll, int source, int die)
{
    const struct rolled_die *d = &at(g, roll)->die[die];
    const struct reroll_rule *rule = &reroll_rules[source];
    if (!d->face || d->flags & (DIE_OUT | DIE_HELD | DIE_PICKED))
        return false;
    if (forbid(g, rule->shared && d->rerolls >= rule->per_die, rule->rule))
        return false;
    if (forbid(g, rule->per_die && d->by >> source & 1, rule->rule))
        return false;
    return game_may_reroll(g, roll, source, die);
}

int dice_rerollable(struct arb_run *g, int roll, int source)
{
    int count = 0;
    if (!roll)
        return 0;
    for (int i = 0; i < at(g, roll)->count; i++)
        count += dice_may_reroll(g, roll, source, i);
    return count;
}

static bool same_die(const struct rolled_die *a, const struct rolled_die *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Of dice that are alike in everything only the first is offered. */
static void offer_dice(struct arb_run *g, const struct dice_reroll *L)
{
    const struct rolled *r = at(g, L->roll);
    for (int i = 0; i < r->count; i++) {
        consider(g, DICE_VERB_DIE, L->roll, i, L->source);
        bool seen = false;
        for (int k = 0; k < i && !seen; k++)
            seen = same_die(&r->die[i], &r->die[k]);
        if (!seen && L->picked < L->most && dice_may_reroll(g, L->roll, L->source, i))
            offer(g);
    }
}

static void offer_end(struct arb_run *g, const struct dice_reroll *L)
{
    if (L->picked == 0 && L->least == 0)
        offer_pass(g, DICE_VERB_KEEP);
    else if (L->picked >= L->least && L->picked > 0)
        offer_flagged(g, ARB_CONFIRM, DICE_VERB_ROLL, L->roll, L->picked, L->source);
}

static void pick(struct arb_run *g, struct dice_reroll *L, int die)
{
    at(g, L->roll)->die[die].flags |= DIE_PICKED;
    L->picked++;
}

static void pick_all(struct arb_run *g, struct dice_reroll *L)
{
    for (int i = 0; i < at(g, L->roll)->count; i++)
        if (dice_may_reroll(g, L->roll, L->source, i))
            pick(g, L, i);
}

/* How many could be rerolled and paid for; `most` and `least` are no more than that. */
static int bound(struct arb_run *g, struct dice_reroll *L)
{
    int can = dice_rerollable(g, L->roll, L->source);
    int paid = L->roll ? game_reroll_most(g, L->roll, L->source) : 0;
    int most = can < paid ? can : paid;
    if (L->most == 0 || L->most > most)
        L->most = (uint8_t)(most > 0 ? most : 0);
    if (L->least > L->most)
        L->least = L->most;
    L->can = (uint8_t)can;
    return L->most;
}

static void reroll_one(struct arb_run *g, const struct dice_reroll *L, int side)
{
    struct rolled *r = at(g, L->roll);
    struct rolled_die *d = &r->die[L->die];
    tell_dice(g, DICE_EVENT_TURNS, reroll_rules[L->source].rule, d->kind, d->face - 1, side,
              r->number);
    d->face = (uint8_t)(side + 1);
    d->flags &= (uint8_t) ~(DIE_PICKED | DIE_SET);
    d->rerolls = (uint8_t)(d->rerolls < 255 ? d->rerolls + 1 : 255);
    d->by |= 1u << L->source;
}

FLOW(dice_reroll)
{
    BEGIN;
    L->picked = 0;
    if (!bound(g, L))
        RETURN(0);
    if (L->least >= L->can)
        pick_all(g, L);
    else if (L->most > 1)
        FORM_BEGIN;
    while (L->least < L->can) {
        ASK(SEAT(L->seat), reroll_rules[L->source].rule, "{reroll}: which die is rerolled?",
            L->source, {
                offer_dice(g, L);
                offer_end(g, L);
            });
        if (chosen(g)->verb != DICE_VERB_DIE)
            break;
        pick(g, L, chosen(g)->b);
        if (L->most == 1)
            break;
    }
    FORM_END;
    if (!L->picked)
        RETURN(0);
    RULE(reroll_rules[L->source].rule);
    game_pay_reroll(g, L->roll, L->source, L->picked);
    tell_dice(g, DICE_EVENT_REROLLS, reroll_rules[L->source].rule, at(g, L->roll)->who, L->source,
              L->picked, at(g, L->roll)->number);
    ROLL_BEGIN(L->picked);
    for (L->die = 0; L->die < at(g, L->roll)->count; L->die++) {
        if (!(at(g, L->roll)->die[L->die].flags & DIE_PICKED))
            continue;
        CHANCE(sides(g, L->roll, L->die), reroll_rules[L->source].rule,
               "{roll}: the {die} again ({n} to roll)", L->roll,
               { offer_faces(g, L->roll, L->die); });
        ROLL_COUNT;
        reroll_one(g, L, chosen(g)->a);
    }
    RETURN(L->picked);
    END;
}

/* What a game need not say: any die that the source's own rule allows. */

__attribute__((weak)) bool game_may_reroll(struct arb_run *g, int roll, int source, int die)
{
    (void)g, (void)roll, (void)source, (void)die;
    return true;
}

/* The players roll. */
__attribute__((weak)) void game_roller(struct arb_run *g, int seat, int who, struct arb_text *out)
{
    (void)seat;
    arb_say_seat(g, who, out);
}

/* One die. */

const struct die_face *die_side(const struct arb_run *g, int kind, int side)
{
    return &KIT_DIE(g, kind)->face[side];
}

FLOW(roll_die)
{
    BEGIN;
    L->roll = (uint8_t)dice_open(
        g,
        (struct roll_about){.who = L->who, .about = L->about, .why = L->why, .seat = ARB_CHANCE});
    dice_add(g, L->roll, L->kind, 1, 0);
    CALL(dice_roll, .roll = L->roll);
    if (!L->roll)
        RETURN(0);
    L->side = (uint8_t)(at(g, L->roll)->die[0].face - 1);
    dice_close(g, L->roll);
    RETURN(L->side);
    END;
}
