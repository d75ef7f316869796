/* Twilight Imperium as one table of functions: the kit's, then its own. */
#include "kit_config.h"

#include "declare.h"

/* Standing orders. */

static const struct arb_named windows[] = {
    [0] = {"-", "Anything else"},
    [WINDOW_RESPONSE] = {"response", "Answers to what happens"},
    [WINDOW_PILE] = {"pile", "How discarded cards lie", "never"},
    [WINDOW_TRADE] = {"trade", "Bargains in one's own turn"},
    [WINDOW_DEAL] = {"deal", "Offers of others"},
    [WINDOW_VOTE] = {"vote", "Votes"},
    [WINDOW_FOLLOW] = {"follow", "Secondary abilities"},
    [WINDOW_SHARE] = {"share", "Command tokens shared out anew"},
    {0},
};

static const struct arb_named phases[] = {
    [0] = {"-", "before the game"},
    [PHASE_SETUP] = {"setup", "Setup"},
    [PHASE_STRATEGY] = {"strategy", "Strategy"},
    [PHASE_ACTION] = {"action", "Action"},
    [PHASE_STATUS] = {"status", "Status"},
    [PHASE_AGENDA] = {"agenda", "Agenda"},
    {0},
};

static bool is_there(const struct arb_run *g, int seat, int cell)
{
    if (player(g, seat)->units >> cell & 1)
        return true;
    EACH_PLANET (g, cell, planet)
        if (controls(g, seat, planet))
            return true;
    return false;
}

/* "Until somebody attacks me": another comes to where the seat is, fights it, or hits it. */
static bool concerns(struct arb_run *g, int seat, const struct arb_event *event)
{
    if (event->kind == EVENT_ACTIVATES)
        return event->a != seat && event->c <= CELLS && is_there(g, seat, event->c);
    if (event->kind == EVENT_COMBAT || event->kind == EVENT_GROUND_COMBAT)
        return event->a == seat || event->b == seat;
    return event->kind == EVENT_DESTROYED && event->a == seat;
}

static void thing_name(struct arb_run *g, int thing, struct arb_text *out)
{
    const char *name = def_of(g, thing)->name;
    arb_say(out, "%s", name ? name : "something");
}

const struct arb_rules twilight_imperium_rules = {
    .id = KIT_ID,
    .name = "Twilight Imperium",
    .owner = "Fantasy Flight Games",
    .min_seats = 3,
    .max_seats = SEATS,
    .usual_seats = 6,
    BASIS_RULES,
    BASIS_PACK_RULES,
    BASIS_SETUP_RULES,
    .rivals = true,
    .kinds = basis_kinds,
    .boards = boards_put,
    .event_faces = faces_noted,
    .printed = imperium_printed,
    .view = basis_view,
    BASIS_BOT_RULES,
    .windows = windows,
    .phases = phases,
    .thing_name = thing_name,
    .concerns = concerns,
    .look_ahead = 1,
    .setup = imperium_setup,
    .explain = imperium_explain,
    .side = imperium_side,
    .check = imperium_check,
    .resample = imperium_resample,
};
