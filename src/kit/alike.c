/* Things that are called alike. */
#include "kit_config.h"

#include "alike.h"

#define EACH_BESIDE(g, thing, other)                                                               \
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), KIT_LINKS(g)[thing].zone, other)

static bool is_alike(const struct arb_run *g, int thing, int other)
{
    return game_same_name(g, thing, other) && (other == thing || !game_is_back(g, other));
}

int copy_number(const struct arb_run *g, int thing, int *copies)
{
    int number = 1, all = 0;
    EACH_BESIDE (g, thing, other)
        if (is_alike(g, thing, other)) {
            all++;
            number += other < thing;
        }
    if (copies)
        *copies = all;
    return number;
}

/* Those that are on other things are told apart by what they are on, then by number. */
void say_thing(const struct arb_run *g, int thing, struct arb_text *out)
{
    int host = game_host(g, thing), number = 1;
    bool on_others = false;
    if (KIT_LINKS(g)[thing].zone)
        EACH_BESIDE (g, thing, other)
            if (is_alike(g, thing, other)) {
                bool together = game_host(g, other) == host;
                number += together && other < thing;
                on_others |= !together;
            }
    arb_say(out, "%s", game_name(g, thing));
    if (number > 1)
        arb_say(out, " #%d", number);
    if (host && on_others) {
        arb_say(out, " on ");
        say_thing(g, host, out);
    }
}

void say_back(const struct arb_run *g, int thing, struct arb_text *out)
{
    int of = 0, number = 1;
    arb_say(out, "%s", game_back_name(g, thing, &of));
    if (!of)
        return;
    EACH_BESIDE (g, thing, other)
        number += game_host(g, other) == of && other < thing;
    if (number > 1)
        arb_say(out, " #%d", number);
    arb_say(out, " of ");
    say_thing(g, of, out);
}

/* What else is offered. */

const struct arb_option *options_of(const struct arb_run *g, int seat, int *count)
{
    *count = 0;
    if (seat < 0 || seat > ARB_CHANCE || !(g->block->asked >> seat & 1))
        return NULL;
    *count = g->list[seat].count;
    return g->option + g->list[seat].first;
}

bool offered_elsewhere(const struct arb_run *g, int seat, const struct arb_option *option)
{
    int count;
    const struct arb_option *other = options_of(g, seat, &count);
    const struct arb_link *link = KIT_LINKS(g);
    for (int i = 0; i < count; i++)
        if (other[i].verb == option->verb && other[i].a != option->a &&
            game_has_thing(g, other[i].a) && game_same_name(g, other[i].a, option->a) &&
            link[other[i].a].zone != link[option->a].zone)
            return true;
    return false;
}

bool offered_twice(const struct arb_run *g, int seat, const struct arb_option *option)
{
    int count;
    const struct arb_option *other = options_of(g, seat, &count);
    for (int i = 0; i < count; i++)
        if (other[i].verb == option->verb && other[i].a == option->a && other[i].b == option->b &&
            other[i].c != option->c)
            return true;
    return false;
}
