/* windows.c - what standing orders can speak of: kinds of windows, phases. */
#include "lotr.h"

const struct arb_named lotr_windows[] = {
    [WINDOW_ACTION] = {"action", "Actions"},
    [WINDOW_PLANNING] = {"planning", "Planning in your turn"},
    [WINDOW_RESPONSE] = {"response", "Responses"},
    [WINDOW_PILE] = {"pile", "How discarded cards lie", "never"},
    {0},
};

const struct arb_named lotr_phases[] = {
    [PHASE_NONE] = {"setup", "Setup"},
    [PHASE_RESOURCE] = {"resource", "Resource phase"},
    [PHASE_PLANNING] = {"planning", "Planning phase"},
    [PHASE_QUEST] = {"quest", "Quest phase"},
    [PHASE_TRAVEL] = {"travel", "Travel phase"},
    [PHASE_ENCOUNTER] = {"encounter", "Encounter phase"},
    [PHASE_COMBAT] = {"combat", "Combat phase"},
    [PHASE_REFRESH] = {"refresh", "Refresh phase"},
    {0},
};

struct arb_moment lotr_moment(const struct arb_run *g)
{
    return (struct arb_moment){.round = g->s->round, .phase = g->s->phase};
}
