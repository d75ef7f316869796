/* settle.c - what takes care of itself once something happened, before anything answers it:
 * deaths, explored places, eliminations, victory. */
#include "ability.h"
#include "campaign_play.h"
#include "cards.h"
#include "numbers.h"
#include "tokens.h"

/* State that settles itself. */

/* Could anything have brought this number of some card down? Else only cards with tokens
 * need a look. */
static bool lowered(const struct arb_run *g, enum stat stat)
{
    return g->c->lowers_points && may_be_lowered(g, stat);
}

/* Is so much less than what the card begins with, and nothing there that takes any of it? Then
 * it need not be counted. */
static bool falls_short(const struct arb_run *g, int card, enum stat stat, int tokens)
{
    return tokens < game_printed(g, card, stat) && !may_change(g, HALVE_STAT) && !g->marks;
}

/* Characters and enemies with damage up to their hit points (hit-points.2); with no hit
 * points that is none. */
static bool doomed_cards(struct arb_run *g, struct thing_set *out)
{
    const struct card *cards = g->s->card;
    bool any = lowered(g, HIT_POINTS), found = false;
    uint64_t zones = EVERY(PLAY_AREA) | EVERY(ENGAGED_AREA) | 1ull << ZONE_STAGING;
    for (; zones; zones &= zones - 1)
        EACH_CARD (g, __builtin_ctzll(zones), card)
            if ((any || cards[card].damage) &&
                (any || !falls_short(g, card, HIT_POINTS, cards[card].damage)) &&
                in_play(g, card) && (is_character(g, card) || is_type(g, card, ENEMY)) &&
                cards[card].damage >= stat_of(g, card, HIT_POINTS, NULL)) {
                RULES("hit-points.2", "damage.2");
                set_add(out, card);
                found = true;
            }
    return found;
}

static bool has_hero(const struct arb_run *g, int player)
{
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        if (is_type(g, card, HERO) && !has_flag(g, card, FACEDOWN))
            return true;
    return false;
}

static int fallen_players(struct arb_run *g)
{
    int fallen = 0;
    struct lotr *s = g->s;
    EACH_PLAYER (g, p) {
        if (!is_playing(g, p))
            continue;
        if (!has_hero(g, p)) {
            RULE("player-elimination.1");
            fallen |= 1 << p;
        }
        if (s->threat[p] >= THREAT_ELIMINATION) {
            RULES("player-elimination.2", "threat-elimination-level.2");
            fallen |= 1 << p;
        }
    }
    return fallen;
}

/* Locations with progress up to their quest points, however it came to that. */
static bool explored_locations(struct arb_run *g, struct thing_set *out)
{
    bool any = lowered(g, QUEST_POINTS), found = false;
    for (int i = 0; i < 2; i++)
        EACH_CARD (g, i ? ZONE_ACTIVE : ZONE_STAGING, card)
            if ((any || g->s->card[card].progress || !def_of(g, card)->stat[QUEST_POINTS]) &&
                (any || !falls_short(g, card, QUEST_POINTS, g->s->card[card].progress)) &&
                is_type(g, card, LOCATION) &&
                g->s->card[card].progress >= stat_of(g, card, QUEST_POINTS, NULL)) {
                RULE("explored.1");
                set_add(out, card);
                found = true;
            }
    return found;
}

/* A third restricted attachment: its host, or 0 (restricted.3). */
static int overloaded(struct arb_run *g)
{
    EACH_CARD (g, ZONE_ATTACHED, card) {
        int host = g->s->card[card].host;
        if (!keyword(g, card, RESTRICTED) || !is_character(g, host))
            continue;
        RULE("restricted.2");
        if (restricted_on(g, host) > 2)
            return host;
    }
    return 0;
}

/* Attachments on a card that has come to refuse them. */
static bool refused_attachments(struct arb_run *g, struct thing_set *out)
{
    bool found = false;
    if (!may_change(g, CANNOT_HAVE_ATTACHMENTS))
        return false;
    EACH_CARD (g, ZONE_ATTACHED, card)
        if (barred_from_attaching(g, g->s->card[card].host, card)) {
            RULE("cannot-have-attachments.4");
            set_add(out, card);
            found = true;
        }
    return found;
}

/* Copies that players have of a unique card the encounter deck has just brought into
 * play, unique themselves or not. */
static bool displaced_copies(struct arb_run *g, struct thing_set *out)
{
    bool found = false;
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD (g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), card) {
            if (!has_flag(g, card, DISPLACES))
                continue;
            g->s->card[card].flags &= (uint16_t)~DISPLACES;
            EACH_PLAYER (g, q)
                EACH_CARD (g, zone_of(q, PLAY_AREA), copy)
                    if (def_of(g, copy)->title_id == def_of(g, card)->title_id) {
                        RULE("unique-cards.5");
                        set_add(out, copy);
                        found = true;
                    }
        }
    return found;
}

/* Not before a stage has done what it does when it is revealed. */
static bool victory_condition(struct arb_run *g)
{
    return may_change(g, WINS_WHEN) && !g->s->setting_up && !g->s->arriving &&
           table_rule(g, NOBODY, WINS_WHEN);
}

static bool stage_is_defeated(struct arb_run *g)
{
    struct lotr *s = g->s;
    if (!s->stage)
        return false;
    int need = stat_of(g, s->stage, QUEST_POINTS, NULL);
    return need > 0 && s->card[s->stage].progress >= need && !table_rule(g, NOBODY, STAGE_LOCKED);
}

/* What is on its way already. */

static bool is_spared(const struct arb_run *g, int card, enum fact fact)
{
    return has_flag(g, card, LEAVING) || (has_flag(g, card, KEPT) && anyone_interrupts(g, fact));
}

static void leave_out_spared(const struct arb_run *g, struct thing_set *set)
{
    EACH_OF (set, card)
        if (is_spared(g, card, FACT_LEAVES_PLAY))
            set_drop(set, card);
}

/* Settling. */

/* When a scenario is over nothing follows from anything any more. */
bool game_begins_to_settle(struct arb_run *g)
{
    if (!g->s->resolving)
        reset_encounter_deck(g);
    return !g->s->resolving;
}

/* What was kept once is tried again when something has happened. */
void game_has_settled(struct arb_run *g)
{
    if (!anyone_interrupts(g, FACT_LEAVES_PLAY) && !anyone_interrupts(g, FACT_STAGE_DEFEATED))
        return;
    EACH_MADE_CARD (g, card)
        g->s->card[card].flags &= (uint16_t)~KEPT;
}

/* Those that were found are to leave play this way; false: all of them are spared. */
static bool they_leave(const struct arb_run *g, struct thing_set *set, uint8_t *how, int way)
{
    leave_out_spared(g, set);
    *how = (uint8_t)way;
    return set_next(set, 0);
}

/* Who leaves play by itself now, and how: those of the first kind there are. */
static bool find_leaving(struct arb_run *g, struct thing_set *set, uint8_t *how)
{
    *set = (struct thing_set){{0}};
    return (doomed_cards(g, set) && they_leave(g, set, how, BY_DESTROYING)) ||
           (explored_locations(g, set) && they_leave(g, set, how, BY_EXPLORING)) ||
           (refused_attachments(g, set) && they_leave(g, set, how, BY_DISCARDING)) ||
           (displaced_copies(g, set) && they_leave(g, set, how, BY_DISCARDING));
}

FLOW(settle_state)
{
    struct lotr *s = g->s;
    BEGIN;
    while (s->react.unsettled) {
        s->react.unsettled = 0;
        if (find_leaving(g, &L->leaving, &L->how)) {
            CALL(leave_play, .set = L->leaving, .how = L->how);
            continue;
        }
        if (fallen_players(g)) {
            CALL(eliminate, .players = (uint8_t)fallen_players(g));
            unsettle(g);
            continue;
        }
        if ((L->card = (uint16_t)overloaded(g))) {
            ASK(SEAT(s->card[L->card].controller), "restricted.3",
                "{card} has three restricted attachments; which one goes?", L->card, {
                    EACH_ON (g, L->card, a)
                        if (keyword(g, a, RESTRICTED))
                            offer_option(g, VERB_DISCARD, a, 0, 0);
                });
            CALL(leave_play, .set = only(chosen(g)->a), .how = BY_DISCARDING);
            unsettle(g);
            continue;
        }
        if (victory_condition(g)) {
            RULES("winning.2", "winning.3");
            CALL(victory);
            RETURN(SETTLE_OVER);
        }
        if (stage_is_defeated(g) && !is_spared(g, s->stage, FACT_STAGE_DEFEATED)) {
            CALL(advance);
            unsettle(g);
        }
    }
    RETURN(SETTLE_ON);
    END;
}
