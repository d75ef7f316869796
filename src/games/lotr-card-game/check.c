/* check.c - what must hold of every block in which a play waits.
 *
 *  1. Every card is in exactly one zone; the zones count their cards rightly.
 *  2. Attachments and shadow cards hang on cards that are in play, and are
 *     found from there.
 *  3. What effects rely on holds (kit).
 *  4. Tokens lie only where the rules put them.
 *  5. The table is in order: one first player who is not eliminated, at most
 *     one active location, no unique card twice.
 *  6. Once settled, nothing that should be destroyed or eliminated remains. */
#include "cards.h"
#include "checking.h"
#include "lotr.h"
#include "round.h"

static const char *title_of(const struct arb_run *g, int card)
{
    return card > 0 && card <= g->s->cards ? def_of(g, card)->title : "no card";
}

/* 1. Zones. */

static bool check_zones(const struct arb_run *g, struct arb_text *broken)
{
    const struct lotr *s = g->s;
    if (s->cards >= CARDS)
        BROKEN("there are %d cards, more than a table holds", s->cards);
    if (!piles_check(g, ZONES, s->cards, broken))
        return false;
    for (int p = s->players; p < PLAYERS; p++)
        for (int which = HAND; which <= ENGAGED_AREA; which++)
            if (s->zone[zone_of(p, which)].count)
                BROKEN("there are cards with player %d, who does not play", p + 1);
    return true;
}

/* 2. Hosts. */

/* How many cards hang on this one; -1: not as they should. */
static int check_attached(const struct arb_run *g, int host, struct arb_text *broken)
{
    int count = hanging_check(g, host, g->s->cards, broken);
    if (count <= 0)
        return count;
    bool good = play_zone(g->s->link[host].zone);
    EACH_ON (g, host, card)
        good &= g->s->link[card].zone == ZONE_ATTACHED;
    if (!good)
        arb_say(broken, "what hangs on %s (card %d) is not attached to a card in play",
                title_of(g, host), host);
    return good ? count : -1;
}

static bool check_host(const struct arb_run *g, int card, struct arb_text *broken)
{
    const struct lotr *s = g->s;
    int zone = s->link[card].zone, host = s->card[card].host;
    if (host > s->cards)
        BROKEN("%s (card %d) hangs on card %d, which does not exist", title_of(g, card), card,
               host);
    /* A shadow card may itself be an enemy that attacks. */
    if (zone == ZONE_SHADOW && (!host || (!in_play(g, host) && s->link[host].zone != ZONE_SHADOW)))
        BROKEN("%s (card %d) is the shadow card of no enemy", title_of(g, card), card);
    if (zone == ZONE_STAGING && host && !in_play(g, host) && s->link[host].zone != ZONE_LIMBO)
        BROKEN("%s (card %d) is guarded by %s, which is out of play", title_of(g, card), card,
               title_of(g, host));
    if (host && zone != ZONE_ATTACHED && zone != ZONE_SHADOW && zone != ZONE_STAGING)
        BROKEN("%s (card %d) hangs on %s but lies in zone %d", title_of(g, card), card,
               title_of(g, host), zone);
    return true;
}

static bool check_hosts(const struct arb_run *g, struct arb_text *broken)
{
    int hanging = 0, attached = 0;
    EACH_MADE_CARD (g, card) {
        int count = check_attached(g, card, broken);
        if (count < 0 || !check_host(g, card, broken))
            return false;
        hanging += count;
        attached += g->s->link[card].zone == ZONE_ATTACHED && !g->s->card[card].on_deck_of;
    }
    if (hanging != attached)
        BROKEN("%d cards are attached but %d hang on cards", attached, hanging);
    return true;
}

/* 4. Tokens. */

static bool check_tokens(const struct arb_run *g, int card, struct arb_text *broken)
{
    const struct card *c = &g->s->card[card];
    const char *title = title_of(g, card);
    bool play = play_zone(g->s->link[card].zone);
    bool revealed = g->s->link[card].zone == ZONE_LIMBO;
    if (!play && !revealed && (c->damage || c->progress || c->resources))
        BROKEN("%s (card %d) has tokens out of play", title, card);
    if (c->damage && !is_character(g, card) && !is_type(g, card, ENEMY))
        BROKEN("%s (card %d) has damage but is neither a character nor an enemy", title, card);
    if (c->progress && !is_type(g, card, LOCATION) && !is_type(g, card, QUEST))
        BROKEN("%s (card %d) has progress but is neither a location nor a quest", title, card);
    if (c->resources && !is_type(g, card, HERO) && c->owner != SCENARIO)
        BROKEN("%s (card %d) has resources but is no hero", title, card);
    if ((c->flags & COMMITTED) && !is_character(g, card))
        BROKEN("%s (card %d) is committed but is no character", title, card);
    if (c->as && !(c->flags & FACEDOWN))
        BROKEN("%s (card %d) lies faceup but counts as another card", title, card);
    if (c->owner > SCENARIO || c->controller > SCENARIO)
        BROKEN("%s (card %d) has no owner or controller", title, card);
    if (c->owner < SCENARIO && c->owner >= g->s->players)
        BROKEN("%s (card %d) belongs to a player who does not play", title, card);
    return true;
}

/* 5. The table. */

/* unique-cards.2: judged by title, over everything faceup in play. */
static bool check_unique(const struct arb_run *g, struct arb_text *broken)
{
    const struct lotr *s = g->s;
    EACH_MADE_CARD (g, a) {
        if (!def_of(g, a)->unique || !in_play(g, a))
            continue;
        for (int b = a + 1; b <= s->cards; b++)
            if (def_of(g, b)->title_id == def_of(g, a)->title_id && def_of(g, b)->unique &&
                in_play(g, b))
                BROKEN("%s is unique but in play twice (cards %d and %d)", title_of(g, a), a, b);
    }
    return true;
}

static bool check_table(const struct arb_run *g, struct arb_text *broken)
{
    const struct lotr *s = g->s;
    bool to_be_chosen = s->step == STEP_SETUP && s->first_player >= PLAYERS;
    if (s->players < 1 || s->players > PLAYERS || (s->first_player >= s->players && !to_be_chosen))
        BROKEN("player %d of %d cannot be the first player", s->first_player + 1, s->players);
    if (s->head.status == ARB_PLAYING && seats_in(g) && !to_be_chosen &&
        !is_playing(g, s->first_player))
        BROKEN("the first player is eliminated");
    if (s->head.status == ARB_PLAYING && !seats_in(g))
        BROKEN("all players are eliminated but the play goes on");
    if (s->zone[ZONE_ACTIVE].count > 1)
        BROKEN("%d locations are active", s->zone[ZONE_ACTIVE].count);
    if (s->zone[ZONE_STAGE].count > 1 || s->zone[ZONE_STAGE].first != s->stage)
        BROKEN("the current quest card is not the one on the table");
    if (s->attack.enemy > s->cards || s->attack.defender > s->cards || s->prisoner > s->cards)
        BROKEN("the attack or the prisoner names a card that does not exist");
    if (s->attack.by_enemy == 1 && s->attack.defender &&
        !has_flag(g, s->attack.defender, DEFENDING))
        BROKEN("%s is the defender but does not defend", title_of(g, s->attack.defender));
    return true;
}

/* 6. Settled. */

/* Only while nothing waits to be settled and nothing is about to happen: a
 * response may come between the damage and the death. */
static bool check_settled(const struct arb_run *g, struct arb_text *broken)
{
    const struct lotr *s = g->s;
    if (s->react.unsettled || s->react.imminent || s->setting_up || s->head.status != ARB_PLAYING)
        return true;
    EACH_PLAYER (g, p)
        if (is_playing(g, p) && s->threat[p] >= THREAT_ELIMINATION)
            BROKEN("player %d has threat %d and still plays", p + 1, s->threat[p]);
    bool kept = anyone_interrupts(g, FACT_LEAVES_PLAY); /* something may keep it in play */
    EACH_MADE_CARD (g, card)
        if (!kept && in_play(g, card) && (is_character(g, card) || is_type(g, card, ENEMY)) &&
            s->card[card].damage >= stat_of(g, card, HIT_POINTS, NULL))
            BROKEN("%s (card %d) has %d damage and is still in play", title_of(g, card), card,
                   s->card[card].damage);
    return check_unique(g, broken);
}

bool lotr_check(struct arb_run *g, struct arb_text *broken)
{
    if (!check_zones(g, broken) || !check_hosts(g, broken) || !check_table(g, broken) ||
        !effects_check(g, g->s->cards, broken))
        return false;
    EACH_MADE_CARD (g, card)
        if (!check_tokens(g, card, broken))
            return false;
    if (g->s->head.status == ARB_PLAYING && !g->s->head.asked)
        BROKEN("nobody is asked but the play is not over");
    return check_settled(g, broken);
}
