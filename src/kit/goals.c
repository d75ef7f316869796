#include "kit_config.h"

#ifdef KIT_PERFORM_H
#include "goals.h"

int goal_due(const struct arb_run *g, int thing, unsigned kinds)
{
    struct abilities own = game_abilities(g, thing);
    struct scope sc = {BEGINNING_SCOPE(thing, 0, NOBODY)};
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        if (kinds >> a->kind & 1 && holds(g, &sc, a->condition))
            return i;
    }
    return 0;
}
#endif
