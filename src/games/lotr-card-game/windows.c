/* windows.c - what standing orders can speak of: kinds of windows, phases, cards, and
 * what happens to a player. */
#include "lotr.h"
#include "words.h"

const struct arb_named lotr_windows[] = {
    [WINDOW_ACTION] = {"action", "Actions"},
    [WINDOW_PLANNING] = {"planning", "Planning in your turn"},
    [WINDOW_RESPONSE] = {"response", "Responses"},
    [WINDOW_PILE] = {"pile", "How discarded cards lie"},
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

void lotr_thing_name(struct arb_run *g, int card, struct arb_text *out)
{
    if (is_card(g, card))
        arb_say(out, "%s", g->c->def[g->s->card[card].def].title);
}

/* Whoever is spoken of, or controls a card that is. */
bool lotr_concerns(struct arb_run *g, int seat, const struct arb_event *event)
{
    struct arb_about about = {0};
    lotr_event_about(g, seat, event, &about);
    for (int i = 0; i < about.seats; i++)
        if (about.seat[i] == seat)
            return true;
    for (int i = 0; i < about.cards; i++)
        if (g->s->card[about.card[i]].controller == seat)
            return true;
    return false;
}
