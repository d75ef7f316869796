/* Dice in words and in views. */
#include "kit_config.h"

#include "dice.h"

static const char *const why_words[] = {
#define DICE_WHY(name, rule, words) words,
    DICE_WHYS(DICE_WHY)
#undef DICE_WHY
};

static const char *face_words(const struct arb_run *g, int kind, int side)
{
    return KIT_DIE(g, kind)->face[side].words;
}

/* Options and prompts. */

/* A die to pick is named by what it shows, and by its number if it is in a group. */
static void say_die(struct arb_run *g, int roll, int die, struct arb_text *out)
{
    const struct rolled_die *d = &dice_of(g, roll)->die[die];
    arb_say(out, "reroll the %s showing %s", KIT_DIE(g, d->kind)->name,
            face_words(g, d->kind, d->face - 1));
    if (d->add)
        arb_say(out, " (%+d)", d->add);
    if (d->rerolls)
        arb_say(out, " (rerolled before)");
    if (d->group)
        arb_say(out, " of group %d", d->group);
}

bool dice_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    (void)seat;
    if (o.verb == DICE_VERB_FACE)
        arb_say(out, "%s", face_words(g, o.a, o.b));
    else if (o.verb == DICE_VERB_DIE)
        say_die(g, o.a, o.b, out);
    else if (o.verb == DICE_VERB_KEEP)
        arb_say(out, "keep the dice as they are");
    else if (o.verb == DICE_VERB_ROLL)
        arb_say(out, "reroll %d %s", o.b, o.b == 1 ? "die" : "dice");
    else
        return false;
    return true;
}

/* {roll}: "Ranger, for the attack"; {die}: the name of a die; {reroll}: of a source. */
bool dice_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out)
{
    if (strcmp(name, "roll") == 0) {
        game_roller(g, seat, dice_of(g, value)->who, out);
        arb_say(out, ", %s", why_words[dice_of(g, value)->why]);
    } else if (strcmp(name, "die") == 0) {
        arb_say(out, "%s", KIT_DIE(g, value)->name);
    } else if (strcmp(name, "reroll") == 0) {
        arb_say(out, "%s", dice_reroll_rule(value)->words);
    } else {
        return false;
    }
    return true;
}

/* Events. */

static void say_event_word(const struct arb_saying *s, const char *word, int value,
                           struct arb_text *out)
{
    if (strcmp(word, "roller") == 0)
        game_roller(s->g, s->seat, value, out);
    else if (strcmp(word, "why") == 0)
        arb_say(out, "%s", why_words[value]);
    else if (strcmp(word, "face") == 0)
        arb_say(out, "%s", face_words(s->g, s->event->a, value));
    else
        dice_placeholder(s->g, s->seat, word, value, out);
}

static const char *event_template(int kind, int count)
{
    return kind == DICE_EVENT_ROLLED    ? "{Roller a} rolls {n c} {die/dice} {why b}."
           : kind == DICE_EVENT_SHOWS   ? count == 1 ? "The {die a} shows {face b}."
                                                     : "{n c} times the {die a} shows {face b}."
           : kind == DICE_EVENT_REROLLS ? "{Roller a} rerolls {n c} {die/dice}: {reroll b}."
           : kind == DICE_EVENT_TURNS   ? "The {die a} showing {face b} now shows {face c}."
                                        : NULL;
}

bool dice_event_words(struct arb_run *g, int seat, const struct arb_event *e, struct arb_text *out)
{
    const char *words = event_template(e->kind, e->c);
    struct arb_saying s = {
        .g = g, .seat = seat, .arg = {e->a, e->b, e->c}, .event = e, .word = say_event_word};
    if (words)
        arb_fill(&s, words, out);
    return words != NULL;
}

/* Views. */

static void put_die(const struct arb_run *g, const struct rolled_die *d, uint32_t id,
                    struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_number(out, "id", id);
    arb_put_text(out, "die", KIT_DIE(g, d->kind)->name);
    if (d->face)
        arb_put_text(out, "shows", face_words(g, d->kind, d->face - 1));
    if (d->face != d->first)
        arb_put_text(out, "first", face_words(g, d->kind, d->first - 1));
    if (d->rerolls)
        arb_put_number(out, "rerolls", d->rerolls);
    if (d->add)
        arb_put_number(out, "add", d->add);
    if (d->group)
        arb_put_number(out, "group", d->group);
    if (d->flags & DIE_HELD)
        arb_put_flag(out, "held", true);
    if (d->flags & DIE_OUT)
        arb_put_flag(out, "out", true);
    if (d->flags & DIE_SET)
        arb_put_flag(out, "set", true);
    if (d->flags & DIE_PICKED)
        arb_put_flag(out, "picked", true);
    arb_put_end(out);
}

static void put_roll(struct arb_run *g, int seat, const struct rolled *r, struct arb_json *out)
{
    char who[128] = "";
    struct arb_text words = {who, who + sizeof who};
    game_roller(g, seat, r->who, &words);
    arb_put_object(out, NULL);
    arb_put_number(out, "n", r->number);
    arb_put_text(out, "who", who);
    arb_put_text(out, "why", why_words[r->why]);
    arb_put_flag(out, "open", r->open);
    arb_put_array(out, "dice");
    for (int i = 0; i < r->count; i++)
        put_die(g, &r->die[i], r->number * DICE_POOL + (uint32_t)i, out);
    arb_put_end(out);
    arb_put_end(out);
}

/* The roll made last before number `below`; NULL: there is none. */
static const struct rolled *before(const struct dice *dice, uint32_t below)
{
    const struct rolled *last = NULL;
    for (int i = 0; i < DICE_ROLLS; i++) {
        const struct rolled *r = &dice->roll[i];
        if (r->number && r->number < below && (!last || r->number > last->number))
            last = r;
    }
    return last;
}

void dice_put(struct arb_run *g, int seat, const char *key, struct arb_json *out)
{
    const struct rolled *r = NULL;
    uint32_t below = UINT32_MAX;
    arb_put_array(out, key);
    for (; (r = before(KIT_DICE(g), below)); below = r->number)
        put_roll(g, seat, r, out);
    arb_put_end(out);
}
