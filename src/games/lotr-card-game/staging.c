/* staging.c - revealing encounter cards: Staging, Reveal, Doomed, Surge and
 * Guarded of the glossary. */
#include "cards.h"
#include "quest.h"
#include "tokens.h"

FLOW(reveal)
{
    BEGIN;
    for (; L->count > 0; L->count--) {
        reset_encounter_deck(g);
        RULE("reveal.1");
        CALL(top_thing, .zone = ZONE_ENCOUNTER_DECK);
        if (!result(g))
            break;
        CALL(stage_card, .card = (uint16_t)result(g));
    }
    END;
}

static void place(struct arb_run *g, int card)
{
    if (card_type_now(g, card) == TREACHERY) {
        RULES("staging.5", "treachery-cards.3", "t3.3d");
        move_card(g, card, ZONE_ENCOUNTER_DISCARD, ARB_TOP);
        return;
    }
    RULES("staging.4", "staging-area.2", "t3.3c", "enemy-cards.2", "location-cards.2",
          "objective-cards.2");
    move_card(g, card, ZONE_STAGING, ARB_BOTTOM);
    tell(g, EVENT_STAGING, "staging.4", 0, card, 0);
    RULES("enters-play.1", "in-play.11");
    happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
}

/* The card just revealed guards the objective as long as it is in play; a
 * treachery is dealt with by now, and another guarded card guards nothing. */
static void post_guard(struct arb_run *g, int objective, int card)
{
    if (!in_play(g, card) || card_type_now(g, card) == TREACHERY) {
        RULE("guarded.13");
        return;
    }
    if (keyword(g, card, GUARDED) || g->s->link[objective].zone != ZONE_STAGING)
        return;
    RULES("guarded.3", "guarded.4");
    g->s->card[objective].host = (uint16_t)card;
}

/* One card from turning it up to its place on the table. */
FLOW(stage_card)
{
    struct lotr *s = g->s;
    BEGIN;
    RULES("staging.1", "staging.2", "reveal.2");
    L->was_surge = s->gained_surge;
    L->was_doomed = s->gained_doomed;
    s->gained_surge = s->gained_doomed = 0;
    move_card(g, L->card, ZONE_LIMBO, ARB_TOP);
    reset_encounter_deck(g);
    tell(g, EVENT_REVEAL, "reveal.1", 0, L->card, 0);
    IMMINENT(FACT_REVEALED, L->card, NOBODY, 0, 0);
    L->canceled = result(g) == PREVENTED;
    if (L->canceled)
        RULE("cancel.10");
    SETTLE;
    if (on_table(g, L->card) || L->canceled) {
        RULES("staging.3", "ability.10");
        if (keyword(g, L->card, DOOMED)) {
            RULE("doomed.2");
            CALL(raise_threat, .players = 15, .amount = (int16_t)keyword(g, L->card, DOOMED));
            SETTLE;
        }
        while (!L->canceled && (L->ability = NEXT_OF_KIND(g, L->card, WHEN_REVEALED, L->ability)))
            if (s->link[L->card].zone == ZONE_LIMBO &&
                !(may_change(g, BLANK) && changed(g, L->card, BLANK))) {
                RULES("ability.7", "treachery-cards.2", "t3.3b");
                CALL(trigger, .thing = L->card, .ability = L->ability, .you = s->first_player,
                     .event = {.fact = FACT_REVEALED, .thing = L->card, .seat = NOBODY});
                SETTLE;
            }
        if (s->gained_doomed) {
            RULES("doomed.2", "keywords.4");
            L->i = s->gained_doomed;
            CALL(raise_threat, .players = 15, .amount = L->i);
            SETTLE;
        }
        L->surge = (uint8_t)(keyword(g, L->card, SURGE) + s->gained_surge);
        if (s->link[L->card].zone == ZONE_LIMBO)
            place(g, L->card);
        if (L->guards)
            post_guard(g, L->guards, L->card);
        happened(g, FACT_REVEALED, L->card, NOBODY, 0, 0);
        SETTLE;
        if (s->link[L->card].zone == ZONE_STAGING && keyword(g, L->card, GUARDED) && !L->guards) {
            RULE("guarded.2");
            CALL(guard, .objective = L->card);
        }
        if (L->surge > 1)
            RULE("surge.3");
        for (; L->surge > 0; L->surge--) {
            RULES("surge.2", "surge.4");
            CALL(reveal, .count = 1);
        }
    }
    for (L->i = s->queued_reveals, s->queued_reveals = 0; L->i > 0; L->i--)
        CALL(reveal, .count = 1);
    s->gained_surge = L->was_surge;
    s->gained_doomed = L->was_doomed;
    END;
}

static bool waits_for_guard(const struct arb_run *g, int card)
{
    return g->s->link[card].zone == ZONE_STAGING && keyword(g, card, GUARDED) > 0;
}

/* The next encounter card guards the objective until it is dealt with. Guarded
 * cards that come up on the way get their own guards afterwards. */
FLOW(guard)
{
    BEGIN;
    do {
        reset_encounter_deck(g);
        CALL(top_thing, .zone = ZONE_ENCOUNTER_DECK);
        L->card = (uint16_t)result(g);
        if (!L->card)
            break;
        CALL(stage_card, .card = L->card, .guards = L->objective);
        if (!waits_for_guard(g, L->card)) {
            L->card = 0;
        } else if (L->count == GUARDED_IN_A_ROW) {
            arb_stop(g, GUARDED_LIMIT);
            RETURN(0);
        } else {
            RULE("guarded.5");
            L->waiting[L->count++] = L->card;
        }
    } while (L->card);
    for (L->i = 0; L->i < L->count; L->i++)
        if (waits_for_guard(g, L->waiting[L->i])) {
            RULE("guarded.6");
            CALL(guard, .objective = L->waiting[L->i]);
        }
    END;
}
