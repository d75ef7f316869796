/* What must hold: to a seat that did not see an event in full its words name no thing that the
 * seat could not know. */
#include "kit_config.h"

#include "alike.h"
#include "retell.h"
#include "say.h"

#ifndef LASTING_FOR
#define LASTING_FOR(modifier) " for "
#endif

/* Things as they were. */

static uint16_t face_of(const struct arb_run *g, int thing)
{
    return (uint16_t)(game_has_thing(g, thing) ? KIT_SHOWN_KIND(g, thing) : 0);
}

void retell_faces(const struct arb_run *g, struct arb_event *e)
{
    e->face[0] = face_of(g, e->b);
    e->face[1] = face_of(g, e->kind == EVENT_LASTING ? e->d : e->c);
}

int retell_kind(const struct arb_saying *s, int thing)
{
    return s->event->face[thing != s->event->b];
}

void say_event_thing(const struct arb_saying *s, int thing, bool seen, struct arb_text *out)
{
    bool named = seen && game_has_thing(s->g, thing);
    arb_say(out, "%s", named ? KIT_KIND_TITLE(s->g, retell_kind(s, thing)) : "a " THING_WORD);
}

/* Lasting changes. */

void say_lasting(const struct arb_saying *s, int modifier, struct arb_text *out)
{
    struct arb_run *g = s->g;
    int source = s->event->b, thing = s->event->d, seat = s->event->e;
    if (modifier <= 0 || modifier >= g->c->modifiers)
        return;
    const struct modifier *m = &g->c->modifier[modifier];
    say_change(g, m, s->event->a, out);
    if (seat < g->block->seats) {
        arb_say(out, LASTING_FOR(m));
        arb_say_seat(g, seat, out);
    }
    if (source != thing) {
        arb_say(out, " (");
        say_event_thing(s, source, true, out);
        arb_say(out, ")");
    }
    if (thing) {
        arb_say(out, ": ");
        say_event_thing(s, thing, true, out);
    }
}

void retell_about(struct arb_run *g, int seat, const struct arb_event *event,
                  struct arb_about *about)
{
    if (event->kind != EVENT_LASTING) {
        say_event_about(g, seat, event, about);
        return;
    }
    if (game_has_thing(g, event->d))
        arb_about_card(about, event->d);
    if (event->b != event->d && game_has_thing(g, event->b))
        arb_about_card(about, event->b);
    if (event->e < g->block->seats)
        arb_about_seat(about, event->e);
}

bool retell_concerns(struct arb_run *g, int seat, const struct arb_event *event)
{
    struct arb_about about = {0};
    retell_about(g, seat, event, &about);
    for (int i = 0; i < about.seats; i++)
        if (about.seat[i] == seat)
            return true;
    for (int i = 0; i < about.cards; i++)
        if (KIT_CONTROLLER(g, about.card[i]) == seat)
            return true;
    return false;
}

void retell_name(struct arb_run *g, int thing, struct arb_text *out)
{
    if (game_has_thing(g, thing))
        arb_say(out, "%s", KIT_KIND_TITLE(g, KIT_KIND(g, thing)));
}

/* Facts. */

void say_fact(struct arb_run *g, int seat, const struct happening *fact, struct arb_text *out)
{
    bool seen = !game_has_thing(g, fact->thing) || !game_shows_back(g, seat, fact->thing);
    struct arb_event e = {
        .seen_by = seen ? 0xffff : 0, .b = (int16_t)fact->thing, .c = (int16_t)fact->other};
    struct arb_saying s = {.g = g, .seat = seat, .event = &e};
    int amount = fact->amount < 0 ? 0 : fact->amount;
    retell_faces(g, &e);
    memcpy(s.arg, (int[]){fact->seat, fact->thing, amount, fact->other}, 4 * sizeof(int));
    say(s, fact->fact < FACTS ? fact_words[fact->fact] : "", out);
}
