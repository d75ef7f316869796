/* event_words.c - what happened, in plain words: told.h has the sentences of events, this
 * file what they say instead by their numbers, and what lasting effects do. */
#include "kit_config.h"

/* What a sentence says instead, by what its numbers are. */
const char *game_event_template(const struct arb_event *e, const char *usual)
{
    if (e->kind == EVENT_DISCARD && e->a >= SCENARIO)
        return "Discarded: {card b}";
    if (e->kind == EVENT_ATTACH && !e->c)
        return "{Card b} is attached to the deck of {player a}";
    if (e->kind == EVENT_SHUFFLE && e->a >= SCENARIO)
        return "The encounter deck is shuffled";
    if (e->kind == EVENT_ATTACK_ENDS && e->c)
        return "The attack on {card b} ends";
    if (e->kind == EVENT_PROCESS && (e->a || e->b))
        return !e->a   ? "Enemy attacks are over"
               : !e->b ? "Player attacks begin"
                       : "Player attacks are over";
    return usual;
}

const char *const game_change_words[CHANGES] = {
    [GAIN_SPHERE] = "gains the {sphere c} icon",
    [NO_THREAT] = "adds no threat",
    [ATTACKS_STAGING] = "may attack in the staging area",
    [DEFENSE_IGNORED] = "the defense against it is not counted",
    [MANY_DEFENDERS] = "any number of defenders",
    [STAGE_LOCKED] = "the quest stage cannot be defeated",
    [EXTRA_REVEALS] = "{+} to the cards revealed in staging",
    [ALLY_LIMIT] = "at most {n} allies are played in a round",
    [THREAT_TOTAL] = "{+} to the threat in the staging area",
    [REFRESH_THREAT] = "{+} to the threat of the refresh phase",
    [EXTRA_RESOURCES] = "{+} to the resources collected",
    [COST_CHANGE] = "{+} to the cost",
};
