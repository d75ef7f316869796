/* What a window asks: what has just happened or is about to, in the words of its fact. */
#include "kit_config.h"

#include "say.h"

/* a: who, b: the thing, c: where it is, d: where the other thing is, e: the amount, f: which unit.
 * Cards that change hands are not named: not everybody saw them. */
static const char *const occasion[FACTS] = {
    [FACT_STRATEGY_BEGINS] = "the strategy phase begins",
    [FACT_PICKS] = "{seat a} takes {thing b}",
    [FACT_STRATEGY_ENDS] = "the strategy phase ends",
    [FACT_TURN_BEGINS] = "the turn of {seat a} begins",
    [FACT_TURN_ENDS] = "the turn of {seat a} ends",
    [FACT_ACTS] = "{seat a} takes an action",
    [FACT_PASSES] = "{seat a} passes",
    [FACT_SPENDS] = "{seat a} spends a command token",
    [FACT_STRATEGY_CARD] = "{seat a} uses {thing b}",
    [FACT_ACTIVATES] = "{seat a} activates {spot c}",
    [FACT_MOVES] = "{seat a} moves ships to {spot c}",
    [FACT_INVASION_BEGINS] = "the invasion in {spot c} by {seat a} begins",
    [FACT_COMMITS] = "{seat a} lands on {spot c}",
    [FACT_TACTICAL_ENDS] = "the tactical action of {seat a} in {spot c} ends",
    [FACT_ROLLS] = "{seat a} rolls dice at {spot c}",
    [FACT_HITS] = "{seat a} takes {n e} hit{s} at {spot c}",
    [FACT_SUSTAINS] = "{seat a} sustains damage at {spot d}",
    [FACT_COMBAT_BEGINS] = "the combat at {spot c} begins",
    [FACT_ROUND_BEGINS] = "round {n e} of the combat at {spot c} begins",
    [FACT_RETREATS] = "{seat a} retreats from {spot c}",
    [FACT_ALL_ROLLED] = "both sides have rolled in the combat at {spot c}",
    [FACT_HITS_ASSIGNED] = "hits are assigned in the combat at {spot c}",
    [FACT_ROUND_ENDS] = "round {n e} of the combat at {spot c} ends",
    [FACT_COMBAT_WON] = "{seat a} wins the combat at {spot c}",
    [FACT_COMBAT_ENDS] = "the combat at {spot c} ends",
    [FACT_DESTROYED] = "a unit of {seat a} ({unit f}) is destroyed at {spot d}",
    [FACT_BLOCKADED] = "{spot c} is blockaded",
    [FACT_GAINS_PLANET] = "{seat a} gains control of {spot c}",
    [FACT_PRODUCES] = "{seat a} produces units in {spot c}",
    [FACT_RESEARCHES] = "{seat a} researches a technology",
    [FACT_GAINS_TECHNOLOGY] = "{seat a} gains {thing b}",
    [FACT_EXPLORES] = "{seat a} explores {spot c}",
    [FACT_PLACES] = "{seat a} places a unit ({unit f}) at {spot d}",
    [FACT_AGENDA_BEGINS] = "the agenda phase begins",
    [FACT_AGENDA_REVEALED] = "{thing b} is revealed",
    [FACT_VOTING] = "the vote on {thing b} begins",
    [FACT_VOTES] = "{seat a} casts {n e} vote{s}",
    [FACT_OUTCOME] = "the outcome of {thing b} is carried out",
    [FACT_ELECTED] = "{thing b} is elected",
    [FACT_STATUS_BEGINS] = "the status phase begins",
    [FACT_SCORES] = "{seat a} scores {thing b}",
    [FACT_OBJECTIVE_REVEALED] = "{thing b} is revealed",
    [FACT_DREW] = "{seat a} draws action cards",
    [FACT_STATUS_TOKENS] = "{seat a} gains command tokens",
    [FACT_RETURNS_CARDS] = "{seat a} returns strategy cards",
    [FACT_STATUS_ENDS] = "the status phase ends",
    [FACT_DISCARDED] = "{seat a} discards {thing b}",
    [FACT_REPLENISHES] = "{seat a} replenishes commodities",
    [FACT_GAINS_GOODS] = "{seat a} gains {n e} trade good{s}",
    [FACT_TAKES_GOODS] = "{seat a} gains {n e} trade good{s}",
    [FACT_BARGAINS] = "{seat a} sits down to bargain",
    [FACT_TRANSACTS] = "the transaction of {seat a}",
    [FACT_USES] = "{seat a} uses {thing b}",
    [FACT_EXHAUSTS] = "{seat a} exhausts {thing b}",
    [FACT_READIES] = "{seat a} readies {thing b}",
    [FACT_RECEIVES] = "{seat a} receives a card",
    [FACT_LOSES] = "{seat a} loses a card",
    [FACT_ELIMINATED] = "{seat a} is eliminated",
    [FACT_EFFECT] = "{seat a} uses {thing b}",
};

/* Is there all that these words name? */
static bool is_whole(const char *words, const struct happening *e)
{
    return words && (e->seat < SEATS || !strstr(words, "{seat")) &&
           (e->thing || !strstr(words, "{thing"));
}

static int spot_of_thing(const struct arb_run *g, int thing)
{
    return is_system(thing) || is_planet(thing) ? spot_of(g, thing - SYSTEMS) : 0;
}

static bool say_fact(const struct arb_saying *s, const struct happening *e, struct arb_text *out)
{
    if (!is_whole(occasion[e->fact], e))
        return false;
    say((struct arb_saying){.g = s->g,
                            .seat = s->seat,
                            .arg = {e->seat, e->thing, spot_of_thing(s->g, e->thing),
                                    spot_of_thing(s->g, e->other), e->amount,
                                    is_unit_card(e->thing) ? (e->thing - UNIT_CARDS) % UNITS : 0}},
        occasion[e->fact], out);
    return true;
}

/* Several things may have happened at once. Who is asked is told the one that could be answered,
 * by the own cards; everybody else the first. */
static int fact_in_question(const struct arb_run *g, int seat, int first)
{
    if (seat < 0 || seat >= SEATS || !(g->block->asked >> seat & 1))
        return first;
    for (int i = 0; i < g->list[seat].count; i++) {
        const struct arb_option *option = &g->option[g->list[seat].first + i];
        if (option->verb == VERB_RESPOND)
            return option->c;
    }
    return first;
}

static const struct window *window_asking(const struct arb_run *g)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        const struct window *L = arb_asking(g, seat, FLOW_window);
        if (L)
            return L;
    }
    return NULL;
}

/* "After Bob activates Lodor: do you answer?" */
void say_window(const struct arb_saying *s, int first, struct arb_text *out)
{
    const struct window *L = window_asking(s->g);
    int fact = fact_in_question(s->g, s->seat, first);
    char words[200] = "";
    struct arb_text what = {words, words + sizeof words};
    if (L && fact < KIT_REACT(s->g)->facts && say_fact(s, &KIT_REACT(s->g)->queue[fact], &what))
        arb_say(out, "%s %s: do you answer?", L->timing == TIMING_AFTER ? "After" : "When",
                arb_whole_letters(words));
    else
        arb_say(out, "Do you answer?");
}
