/* campaign.c - a scenario as part of a campaign: its cards on the table, boons
 * that may go into decks, the setup and the resolution of its campaign card. */
#include "campaign_play.h"
#include "cards.h"
#include "effect.h"
#include "tokens.h"

/* Bringing the cards. */

static int hero_titled(const struct arb_run *g, const char *title)
{
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            if (def_of(g, card)->type == HERO && !strcmp(def_of(g, card)->title, title))
                return card;
    return 0;
}

/* A card of the pool: with its bearer, before its owner who may put it into the
 * deck, in the encounter deck, or, an ally of the table, in play. What has lost
 * its bearer or its owner is not used. */
static void bring_earned(struct arb_run *g, const json_t *entry)
{
    int def = keepsake_titled(g->c, campaign_text(entry, "card"));
    const char *bearer = json_string_value(json_object_get(entry, "bearer"));
    const json_t *owner = json_object_get(entry, "owner");
    const struct card_def *d = &g->c->def[def];
    if (bearer) {
        int hero = hero_titled(g, bearer);
        if (hero)
            attach_card(g, make_card(g, def, SCENARIO), hero);
    } else if (d->objective) {
        uint16_t card = make_card(g, def, SCENARIO);
        move_card(g, card, zone_of(0, PLAY_AREA), ARB_BOTTOM);
        g->s->card[card].controller = 0; /* it goes with the first player token */
    } else if (d->type >= ENEMY) {
        move_card(g, make_card(g, def, SCENARIO), ZONE_ENCOUNTER_DECK, ARB_BOTTOM);
    } else if (json_is_integer(owner) && json_integer_value(owner) < g->s->players) {
        move_card(g, make_card(g, def, (int)json_integer_value(owner)), ZONE_ASIDE, ARB_BOTTOM);
    }
}

static bool is_at_table(const struct arb_run *g, int def)
{
    EACH_MADE_CARD (g, card)
        if (g->s->card[card].def == def)
            return true;
    return false;
}

void campaign_begin(struct arb_run *g, const json_t *log, int replaced)
{
    struct lotr *s = g->s;
    campaign_enter(g, log);
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty")) + replaced;
    s->penalty = (uint8_t)(penalty > 200 ? 200 : penalty);
    keepsakes_enter(g, log);
    const struct chapter *chapter = &g->c->chapter[campaign_part_of(g)->record];
    move_card(g, make_card(g, chapter->card, SCENARIO), ZONE_CAMPAIGN, ARB_TOP);
    size_t i;
    json_t *entry;
    json_array_foreach (json_object_get(log, "pool"), i, entry)
        bring_earned(g, entry);
    for (int a = 0; a < chapter->asides; a++) {
        int def = chapter->aside[a].def;
        bool here = g->c->def[def].unique && is_at_table(g, def);
        for (int k = 0; k < chapter->aside[a].copies && !here; k++)
            move_card(g, make_card(g, def, SCENARIO), ZONE_ASIDE, ARB_BOTTOM);
    }
}

/* Setup. */

/* A boon that waits for its owner to say whether it goes into the deck, or 0. */
static int next_boon(const struct arb_run *g)
{
    EACH_CARD (g, ZONE_ASIDE, card)
        if (g->s->card[card].owner < PLAYERS && def_of(g, card)->pool == BOON)
            return card;
    return 0;
}

FLOW(pack_boons)
{
    BEGIN;
    while ((L->card = (uint16_t)next_boon(g))) {
        L->player = g->s->card[L->card].owner;
        ASK(SEAT(L->player), "golden-rules.2", "Put {card} into your deck?", L->card, {
            offer_option(g, VERB_ACCEPT, L->card, 0, 0);
            offer_pass(g, VERB_DECLINE);
        });
        if (chosen(g)->verb == VERB_ACCEPT) {
            tell(g, EVENT_TO_DECK, "golden-rules.2", L->player, L->card, 2);
            move_card(g, L->card, zone_of(L->player, DECK), ARB_BOTTOM);
        } else {
            move_card(g, L->card, ZONE_REMOVED, ARB_BOTTOM);
        }
    }
    END;
}

static int campaign_card(const struct arb_run *g)
{
    return g->s->zone[ZONE_CAMPAIGN].first;
}

/* Winning. */

/* The scenario is over before its campaign card resolves: nobody answers what it
 * does, and it only writes to the log. */
FLOW(victory)
{
    BEGIN;
    if (in_campaign(g) && !g->s->resolving) {
        g->s->resolving = 1;
        if (!def_of(g, campaign_card(g))->side)
            turn_over(g, campaign_card(g));
        while ((L->ability = NEXT_OF_KIND(g, campaign_card(g), RESOLUTION, L->ability))) {
            int card = campaign_card(g), first = g->s->first_player;
            tell(g, EVENT_TRIGGER, "golden-rules.2", first, card, L->ability);
            ACTS(card, 0);
            L->within =
                (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(card, L->ability, first)});
            CALL(perform, .scope = L->within, .op = g->c->ability[L->ability].program);
            drop_scope(g);
        }
    }
    win(g);
    END;
}

/* What campaign cards do. */

#define EARNED "golden-rules.2"

/* "Each player" is everybody of the campaign, eliminated or not. */
static void earn_for_players(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    if (!op->who)
        keepsake_earn(g, op->arg, 0, SCENARIO, EARNED);
    for (int p = 0; op->who && p < g->s->players; p++)
        if (is_who(g, sc, op->who, p))
            keepsake_earn(g, op->arg, 0, p, EARNED);
}

DO_NOW(carry_out_campaign)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    if (op->code == OP_EARN && op->arg)
        earn_for_players(g, sc, op);
    EACH_OF (&set, card) {
        int host = g->s->card[card].host;
        if (op->code == OP_EARN)
            keepsake_earn(g, g->s->card[card].def, host ? g->s->card[host].def : 0,
                          host ? g->s->card[host].owner : g->s->card[card].owner, EARNED);
        else if (op->code == OP_NOTE)
            keepsake_note(g, op->text, card, EARNED);
        else if (def_of(g, card)->other_side)
            turn_over(g, card);
    }
}
