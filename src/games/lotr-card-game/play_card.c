/* play_card.c - allies and attachments: may they be played, and how they enter
 * play. */
#include "ability.h"
#include "cards.h"
#include "numbers.h"

/* May it be played? */

/* The rule that keeps the attachment off this card, or NULL. */
static const char *bar_to_host(const struct arb_run *g, int player, int card, int host)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    struct scope sc = {.source = (uint16_t)card, .you = (uint8_t)player};
    RULES("attachment-cards.8", "attachment-cards.10");
    if (g->c->filter[d->attach_to].trait)
        RULE("attachment-cards.9");
    RULE("in-play.10");
    if (!in_play(g, host) || !passes(g, &sc, d->attach_to, host))
        return "attachment-cards.8";
    if (barred_from_attaching(g, host, card))
        return "cannot-have-attachments.1";
    if (immune_to(g, host, card))
        return "immune.1";
    return NULL; /* a third restricted one as well: of the three one goes (reading 7) */
}

int restricted_on(const struct arb_run *g, int host)
{
    int n = 0;
    RULE("restricted.1");
    EACH_ON (g, host, a)
        n += keyword(g, a, RESTRICTED) > 0;
    return n;
}

static bool is_legal_host(const struct arb_run *g, int player, int card, int host)
{
    const char *rule = bar_to_host(g, player, card, host);
    if (rule && g->marks)
        arb_mark(g, rule);
    return !rule;
}

void offer_hosts(struct arb_run *g, int player, int card)
{
    EACH_MADE_CARD (g, host) {
        if (!in_play(g, host))
            continue;
        const char *rule = bar_to_host(g, player, card, host);
        consider(g, VERB_ATTACH_TO, host, 0, 0);
        if (!forbid(g, rule, rule))
            offer(g);
    }
}

static bool has_host(const struct arb_run *g, int player, int card)
{
    EACH_MADE_CARD (g, host)
        if (is_legal_host(g, player, card, host))
            return true;
    return false;
}

bool has_place(const struct arb_run *g, int player, int card)
{
    int type = card_type_now(g, card); /* an event may have become something else */
    if (type == EVENT || type == TREACHERY || type == QUEST)
        return false;
    if (type < EVENT && !is_playing(g, player))
        return false; /* its controller would be out of the game, or nobody */
    return type != ATTACHMENT || has_host(g, player, card);
}

bool unique_in_play(const struct arb_run *g, int card)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    if (!d->unique)
        return false;
    RULES("unique-cards.2", "copy.1", "copy.2");
    for (uint64_t zones = PLAY_ZONES; zones; zones &= zones - 1)
        EACH_CARD (g, __builtin_ctzll(zones), other)
            if (other != card && def_of(g, other)->title_id == d->title_id && in_play(g, other))
                return true; /* unique itself or not: it is a copy */
    return false;
}

/* An ally or attachment out of hand, in the planning window. */
bool may_play(struct arb_run *g, int player, int card)
{
    int type = def_of(g, card)->type;
    if (!can_pay_for(g, player, card, 0))
        return false;
    if (forbid(g, unique_in_play(g, card), "unique-cards.3"))
        return false;
    int limit = table_rule(g, player, ALLY_LIMIT);
    if (forbid(g, type == ALLY && limit && g->s->allies_played >= limit, "play-restrictions.2"))
        return false;
    return !forbid(g, type == ATTACHMENT && !has_host(g, player, card), "attachment-cards.5");
}

/* Playing an ally or attachment. */

FLOW(play_card)
{
    BEGIN;
    RULES("cost.1", "play-and-put-into-play.3");
    L->host = 0;
    show_to_all(g, L->card);
    tell(g, EVENT_PLAY, "play-and-put-into-play.1", L->player, L->card, 0);
    CALL(pay_resources, .card = L->card, .player = L->player,
         .left = (uint8_t)play_cost(g, L->player, L->card, NULL),
         .sphere = (int8_t)def_of(g, L->card)->sphere);
    if (def_of(g, L->card)->type == ATTACHMENT) {
        ASK(SEAT(L->player), "attachment-cards.10", "What do you attach {card} to?", L->card,
            { offer_hosts(g, L->player, L->card); });
        L->host = chosen(g)->a;
    } else {
        g->s->allies_played++;
    }
    CALL(enter_play, .card = L->card, .player = L->player, .played = 1, .host = L->host);
    SETTLE;
    END;
}

/* A card enters play, played or put there: ready, in its controller's area. */
FLOW(enter_play)
{
    BEGIN;
    RULES("enters-play.1", "in-play.11", "ready.1");
    if (L->host) {
        attach_card(g, L->card, L->host);
        tell(g, EVENT_ATTACH, "attachment-cards.2", L->player, L->card, L->host);
    } else {
        RULES("character-cards.5", "character-cards.6", "character-cards.7",
              "ownership-and-control.3");
        move_card(g, L->card, zone_of(L->player, PLAY_AREA), ARB_BOTTOM);
        g->s->card[L->card].controller = L->player;
        tell(g, EVENT_ENTER, "enters-play.1", L->player, L->card, 0);
    }
    if (L->played) {
        RULE("play-and-put-into-play.1");
        happened(g, FACT_PLAYED, L->card, L->player, 0, 0);
    } else {
        RULES("play-and-put-into-play.4", "play-and-put-into-play.7");
    }
    RULE("enters-play.2");
    happened(g, FACT_ENTERS_PLAY, L->card, L->player, 0, 0);
    unsettle(g);
    END;
}
