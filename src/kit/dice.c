#include "kit_config.h"

#include "dice.h"

/* Content. */

void die_numbered(struct die *die, const char *name, int sides)
{
    static const char *const words[] = {"1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
                                        "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"};
    assert(sides > 0 && sides <= DICE_SIDES && sides <= (int)(sizeof words / sizeof *words));
    *die = (struct die){.name = name, .faces = (uint8_t)sides};
    for (int i = 0; i < sides; i++)
        die->face[i] = (struct die_face){.value = (int8_t)(i + 1), .words = words[i]};
}

static bool faces_alike(const struct die_face *a, const struct die_face *b)
{
    return a->value == b->value && a->flags == b->flags &&
           memcmp(a->symbol, b->symbol, sizeof a->symbol) == 0;
}

bool die_check(const struct die *die, struct arb_error *err)
{
    const char *name = die->name && *die->name ? die->name : "a die";
    if (die->faces < 1 || die->faces > DICE_SIDES) {
        snprintf(err->text, sizeof err->text, "%s has %d faces; a die has 1 to %d.", name,
                 die->faces, DICE_SIDES);
        return false;
    }
    for (int i = 0; i < die->faces; i++) {
        const struct die_face *face = &die->face[i];
        if (!face->words || !*face->words) {
            snprintf(err->text, sizeof err->text, "Face %d of %s has no words.", i + 1, name);
            return false;
        }
        for (int k = 0; k < i; k++)
            if (!faces_alike(face, &die->face[k]) && strcmp(face->words, die->face[k].words) == 0) {
                snprintf(err->text, sizeof err->text,
                         "Two faces of %s are both called \"%s\" and are not alike.", name,
                         face->words);
                return false;
            }
    }
    return true;
}

/* The ring. */

static struct rolled *at(const struct arb_run *g, int roll)
{
    assert(roll > 0 && roll <= DICE_ROLLS && "a roll that was opened");
    return &KIT_DICE(g)->roll[roll - 1];
}

const struct rolled *dice_of(const struct arb_run *g, int roll)
{
    return at(g, roll);
}

int dice_open(struct arb_run *g, struct roll_about about)
{
    struct dice *dice = KIT_DICE(g);
    int oldest = -1;
    for (int i = 0; i < DICE_ROLLS; i++)
        if (!dice->roll[i].open && (oldest < 0 || dice->roll[i].number < dice->roll[oldest].number))
            oldest = i;
    if (oldest < 0) {
        arb_stop(g, DICE_LIMIT_ROLLS);
        return 0;
    }
    struct rolled *r = &dice->roll[oldest];
    memset(r, 0, sizeof *r);
    r->number = ++dice->rolls;
    r->who = about.who;
    r->about = about.about;
    r->why = about.why;
    r->seat = about.seat;
    r->open = true;
    return oldest + 1;
}

void dice_add(struct arb_run *g, int roll, int kind, int count, int group)
{
    if (!roll)
        return;
    struct rolled *r = at(g, roll);
    if (count > DICE_POOL - r->count) {
        arb_stop(g, DICE_LIMIT_DICE);
        return;
    }
    for (; count > 0; count--)
        r->die[r->count++] = (struct rolled_die){.kind = (uint8_t)kind, .group = (uint8_t)group};
}

int dice_open_for(struct arb_run *g, int seat, int why, int kind, int count)
{
    int roll = dice_open(
        g, (struct roll_about){.who = (uint16_t)seat, .why = (uint8_t)why, .seat = (uint8_t)seat});
    dice_add(g, roll, kind, count, 0);
    return roll;
}

void dice_close(struct arb_run *g, int roll)
{
    if (roll)
        at(g, roll)->open = false;
}

/* Changing. */

void dice_turn(struct arb_run *g, int roll, int die, int side)
{
    if (!roll)
        return;
    struct rolled_die *d = &at(g, roll)->die[die];
    assert(side >= 0 && side < KIT_DIE(g, d->kind)->faces);
    d->face = (uint8_t)(side + 1);
    d->flags |= DIE_SET;
    if (!d->first)
        d->first = d->face;
}

void dice_flag(struct arb_run *g, int roll, int die, int flags)
{
    if (roll)
        at(g, roll)->die[die].flags |= (uint8_t)flags;
}

void dice_modify(struct arb_run *g, int roll, int group, int add)
{
    if (!roll)
        return;
    struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++)
        if (group < 0 || r->die[i].group == group)
            r->die[i].add = (int16_t)(r->die[i].add + add);
}

void dice_raise(struct arb_run *g, int roll, int die, int add)
{
    at(g, roll)->die[die].add = (int16_t)(at(g, roll)->die[die].add + add);
}

/* Reading. */

const struct die_face *dice_face(const struct arb_run *g, const struct rolled *r, int die)
{
    const struct rolled_die *d = &r->die[die];
    if (!d->face || d->flags & DIE_OUT)
        return NULL;
    return &KIT_DIE(g, d->kind)->face[d->face - 1];
}

int dice_sum(const struct arb_run *g, int roll, int group)
{
    int sum = 0;
    if (!roll)
        return 0;
    const struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        if (face && (group < 0 || r->die[i].group == group))
            sum += face->value + r->die[i].add;
    }
    return sum;
}

int dice_at_least(const struct arb_run *g, int roll, int group, int least)
{
    int count = 0;
    if (!roll)
        return 0;
    const struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        if (face && (group < 0 || r->die[i].group == group))
            count += face->value + r->die[i].add >= least;
    }
    return count;
}

int dice_flagged(const struct arb_run *g, int roll, int flag)
{
    int count = 0;
    if (!roll)
        return 0;
    const struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        count += face && face->flags & flag;
    }
    return count;
}

/* Symbols. */

int dice_symbols(const struct arb_run *g, int roll, int symbol)
{
    int count = 0;
    if (!roll)
        return 0;
    const struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        count += face ? face->symbol[symbol] : 0;
    }
    return count > r->spent[symbol] ? count - r->spent[symbol] : 0;
}

bool dice_spend(struct arb_run *g, int roll, int symbol, int count)
{
    if (!roll || dice_symbols(g, roll, symbol) < count)
        return false;
    dice_strike(g, roll, symbol, count);
    return true;
}

int dice_strike(struct arb_run *g, int roll, int symbol, int count)
{
    int there = dice_symbols(g, roll, symbol);
    if (!roll)
        return 0;
    uint16_t *spent = &at(g, roll)->spent[symbol];
    count = count < there ? count : there;
    *spent = (uint16_t)(*spent + count); /* at most all symbols of 255 dice */
    return count;
}

void dice_penalty(struct arb_run *g, int roll, int kind, bool all)
{
    int against[DICE_SYMBOLS] = {0};
    if (!roll)
        return;
    struct rolled *r = at(g, roll);
    for (int i = 0; i < r->count; i++) {
        const struct die_face *face = r->die[i].kind == kind ? dice_face(g, r, i) : NULL;
        for (int s = 0; face && s < DICE_SYMBOLS; s++)
            against[s] += face->symbol[s];
        if (face)
            r->die[i].flags |= DIE_OUT;
    }
    for (int s = 0; s < DICE_SYMBOLS; s++)
        if (against[s])
            dice_strike(g, roll, s, all ? dice_symbols(g, roll, s) : against[s]);
}
