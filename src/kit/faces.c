#include "kit_config.h"

#ifdef KIT_FACES_H

static void things_of(const struct arb_event *event, int thing[2])
{
    bool first = true;
#ifdef KIT_DECIDE_H
    first = event->kind != DECIDE_EVENT;
#endif
    thing[0] = event->b;
    thing[1] = first ? event->a : event->c;
#ifdef KIT_MODIFY_H
    if (event->kind == EVENT_LASTING)
        thing[1] = event->d;
#endif
}

void faces_noted(const struct arb_run *g, struct arb_event *event)
{
    int thing[2];
    things_of(event, thing);
    for (int i = 0; i < 2; i++)
        event->face[i] = game_face(g, thing[i]);
}

int face_named(const struct arb_run *g, int thing)
{
    int of[2];
    if (!g->retold)
        return game_face(g, thing);
    things_of(g->retold, of);
    for (int i = 0; i < 2; i++)
        if (thing == of[i])
            return g->retold->face[i];
    return game_face(g, thing);
}
#endif
