/* A mission: rounds until its objective is met or all characters are defeated. Its text comes in
 * stages; a stage is a thing with abilities, of which the current one is in play. */
#include "kit_config.h"

#include "goals.h"

static int characters_left(const struct arb_run *g)
{
    int left = 0;
    EACH_CHARACTER (g, f)
        left++;
    return left;
}

/* result.win.1: a mission that is won goes on to the end of the round; one that is lost does not.
 */
bool mission_over(const struct arb_run *g)
{
    return g->s->lost || g->block->status != ARB_PLAYING;
}

static void fail_mission(struct arb_run *g, const char *rule)
{
    if (g->s->lost)
        return;
    g->s->lost = true;
    tell(g, EVENT_LOST, rule, 0, 0, 0);
}

/* Stages. */

static void tell_text(struct arb_run *g, int stage)
{
    const struct def *def = &g->c->def[mission(g)->stage + stage];
    if (def->text)
        tell(g, EVENT_STAGE, "book.3", mission(g)->stage + stage, 0, 0);
}

/* berkav.10: the next text is read when it begins, and its rules hold from then on. */
static void enter_stage(struct arb_run *g, int stage)
{
    unindex_thing(g, FIRST_STAGE + g->s->stage);
    g->s->stage = (uint8_t)stage;
    index_thing(g, FIRST_STAGE + stage);
    const struct def *def = &g->c->def[mission(g)->stage + stage];
    if (def->adversary)
        g->s->event_adversary = def->adversary;
    RULE("berkav.10");
    tell_text(g, stage);
}

DO_NOW(to_stage)
{
    for (int i = 0; i < mission(g)->stages; i++)
        if (g->c->def[mission(g)->stage + i].id == op->text)
            enter_stage(g, i);
}

DO_NOW(win_mission)
{
    if (g->s->won)
        return;
    g->s->won = true;
    tell(g, EVENT_GOAL, "result.win.1", 0, 0, 0);
}

DO_NOW(lose_mission)
{
    fail_mission(g, "result.fail.1");
}

DO_NOW(tell_story)
{
    tell(g, EVENT_STORY, "book.3", op->text, 0, 0);
}

/* Goals. */

enum { GOALS = 1 << GOAL, GOALS_AT_END = GOALS | 1 << GOAL_AT_END };

static int due(const struct arb_run *g, bool at_end)
{
    return goal_due(g, FIRST_STAGE + g->s->stage, at_end ? GOALS_AT_END : GOALS);
}

/* Is there anything for take_goals? */
bool has_goals_to_take(const struct arb_run *g, bool at_end)
{
    return (!g->s->won && !mission_over(g) && due(g, at_end)) || !characters_left(g);
}

/* reading 9: what holds once stays met; positions are looked at when the round ends. */
FLOW(take_goals)
{
    BEGIN;
    if (!g->s->won && !mission_over(g)) {
        L->ability = (uint16_t)due(g, L->at_end);
        if (L->ability)
            CALL(trigger, .thing = (uint16_t)(FIRST_STAGE + g->s->stage), .ability = L->ability,
                 .you = NOBODY);
    }
    if (!characters_left(g))
        fail_mission(g, "result.fail.2");
    END;
}

bool game_is_settled(const struct arb_run *g)
{
    return g->s->phase < PHASE_EVENT || !has_goals_to_take(g, false);
}

FLOW(settle_state)
{
    BEGIN;
    KIT_REACT(g)->unsettled = 0;
    CALL(take_goals);
    RETURN(SETTLE_ON);
    END;
}

/* From the first round to the last. */

static void offer_entries(struct arb_run *g, int figure)
{
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        if (!(printed_terrain(g, cell) & ENTRY))
            continue;
        consider(g, VERB_ENTER, cell, figure, 0);
        if (!forbid(g, g->s->ground.at[cell], "mission.setup.12a"))
            offer(g);
    }
}

/* mission.setup.12a: each character on an entry point of its own. */
FLOW(enter_map)
{
    BEGIN;
    for (L->figure = 1; L->figure <= g->s->characters; L->figure++) {
        ASK(SEAT(character(g, L->figure)->seat), "mission.setup.12a", "Where does {thing} begin?",
            L->figure, { offer_entries(g, L->figure); });
        place_figure(g, L->figure, chosen(g)->a);
        RULE("mission.setup.12b");
    }
    END;
}

/* result.win, result.fail: where everybody stands. */
static void end_mission(struct arb_run *g)
{
    bool won = g->s->won && !g->s->lost;
    if (won)
        tell(g, EVENT_WON, "result.win.1", 0, 0, 0);
    for (int seat = 0; seat < g->block->seats; seat++)
        place_seat(g, seat, won ? 1 : 2, g->s->round);
    g->block->status = won ? ARB_WON : ARB_LOST;
}

FLOW(mission_play)
{
    BEGIN;
    g->s->phase = PHASE_PREPARE;
    RULES("mission.setup.2a", "mission.setup.14");
    tell(g, EVENT_INTRO, "mission.setup.2a", g->s->mission, 0, 0);
    for (L->figure = 1; L->figure <= g->s->characters; L->figure++) {
        RULE("mission.setup.10a");
        CALL(fit_out, .owner = L->figure);
    }
    CALL(enter_map);
    RULE("mission.setup.13");
    tell_text(g, 0);
    while (!mission_over(g) && !g->s->won) {
        RULE("game.3");
        CALL(play_round);
        if (has_goals_to_take(g, true))
            CALL(take_goals, .at_end = true);
        if (g->s->last_round && g->s->round >= g->s->last_round && !g->s->won)
            fail_mission(g, "result.fail.1");
    }
    if (in_campaign(g))
        CALL(come_home);
    end_mission(g);
    END;
}
