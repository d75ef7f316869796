/* scope.c - scopes on their stack. */
#include "kit_config.h"

int new_scope(struct arb_run *g, struct scope scope)
{
    struct scopes *s = KIT_SCOPES(g);
    if (s->count == SCOPES) {
        arb_stop(g, SCOPES_LIMIT);
        return SCOPES - 1;
    }
    s->scope[s->count] = scope;
    return s->count++;
}

void drop_scope(struct arb_run *g)
{
    struct scopes *s = KIT_SCOPES(g);
    s->scope[--s->count] = (struct scope){0};
}

void recall(const struct arb_run *g, struct scope *sc, int since)
{
    if (NOW(g) == since)
        return;
    for (int i = 0; i < SCOPE_TARGETS; i++)
        if (game_is_new(g, sc->target[i], since))
            sc->target[i] = 0;
    uint16_t *known[] = {&sc->paid, &sc->event.thing, &sc->event.other};
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (game_is_new(g, *known[i], since))
            *known[i] = 0;
    if (game_is_new(g, sc->source, since))
        sc->estranged = true;
}
