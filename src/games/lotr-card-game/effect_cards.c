/* effect_cards.c - ops that move, draw, reveal, damage and fight. */
#include "effect.h"

bool any_in_play(const struct arb_run *g, const struct scope *sc, struct set set)
{
    struct thing_set all;
    collect(g, sc, set, &all);
    EACH_OF (&all, card)
        if (in_play(g, card))
            return true;
    return false;
}

/* ---- In and out of play ---------------------------------------------------------------------- */

static int destination(const struct arb_run *g, const struct scope *sc, const struct op *op,
                       int card)
{
    int owner = g->s->card[card].owner;
    switch (op->code) {
    case OP_RETURN_TO_HAND:
        return owner == SCENARIO ? ZONE_ENCOUNTER_DISCARD : zone_of(owner, HAND);
    case OP_TO_HAND: {
        int player = op->who ? who(g, sc, op->who) : owner;
        return zone_of(player < PLAYERS ? player : sc->you, HAND);
    }
    case OP_TO_DECK_TOP:
    case OP_TO_DECK_BOTTOM:
    case OP_SHUFFLE_INTO_DECK:
        return deck_zone(owner);
    case OP_REMOVE_FROM_GAME:
        return ZONE_REMOVED;
    default:
        return 0;
    }
}

FLOW(op_leave_play)
{
    struct scope *sc = &g->s->scope[L->scope];
    struct thing_set set;
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &set);
    L->leaving = (struct thing_set){{0}};
    int code = op_of(g, L->op)->code, zone = 0, first = 0;
    sc->done = 0;
    EACH_OF (&set, card) {
        if (in_play(g, card) && immune_to(g, card, sc->source))
            continue;
        sc->done++;
        if (in_play(g, card)) {
            set_add(&L->leaving, card);
            zone = destination(g, sc, op_of(g, L->op), card);
            first = first ? first : card;
        } else if (code == OP_DISCARD) {
            tell(g, EVENT_DISCARD, "discard-pile.4", g->s->card[card].owner, card, 0);
            move_card(g, card, discard_zone(g, card), ARB_TOP);
        }
    }
    if (!sc->done)
        sc->complete = false;
    if (code == OP_RETURN_TO_HAND || code == OP_TO_HAND)
        EACH_OF (&L->leaving, card)
            tell(g, EVENT_TO_HAND, "effects.4", g->s->card[card].owner, card, 0);
    if (code == OP_SHUFFLE_INTO_DECK || code == OP_TO_DECK_TOP || code == OP_TO_DECK_BOTTOM)
        EACH_OF (&L->leaving, card)
            tell(g, EVENT_TO_DECK, "effects.4", g->s->card[card].owner, card,
                 code == OP_SHUFFLE_INTO_DECK ? 2 : code == OP_TO_DECK_BOTTOM);
    if (first)
        CALL(leave_play, .set = L->leaving,
             .how = code == OP_DISCARD   ? BY_DISCARDING
                    : code == OP_DESTROY ? BY_DESTROYING
                                         : BY_EFFECT,
             .zone = (uint8_t)zone, .end = code == OP_TO_DECK_BOTTOM ? ARB_BOTTOM : ARB_TOP);
    if (op_of(g, L->op)->code == OP_SHUFFLE_INTO_DECK)
        EACH_OF (&L->leaving, card) {
            g->s->card[card].dealt = g->s->epoch;
            if (g->s->link[card].zone == deck_zone(g->s->card[card].owner))
                shuffle_deck(g, g->s->link[card].zone);
        }
    END;
}

int placed_by(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    return op->who ? who(g, sc, op->who) : sc->you;
}

FLOW(op_put_into_play)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    for (L->card = (uint16_t)set_next(&L->set, 0); L->card;
         L->card = (uint16_t)set_next(&L->set, L->card)) {
        L->player = (uint8_t)placed_by(g, sc, op_of(g, L->op));
        if (def_of(g, L->card)->type == EVENT)
            RULE("event-cards.8");
        if (unique_in_play(g, L->card) || in_play(g, L->card) ||
            !has_place(g, L->player, L->card)) {
            sc->complete = false;
            continue;
        }
        RULES("play-and-put-into-play.5", "play-and-put-into-play.6", "play-and-put-into-play.9");
        L->host = 0;
        if (def_of(g, L->card)->type == ATTACHMENT) {
            ASK(SEAT(L->player), "play-and-put-into-play.9", "What do you attach {card} to?",
                L->card, { offer_hosts(g, L->player, L->card); });
            L->host = chosen(g)->a;
        }
        if (def_of(g, L->card)->type > EVENT) {
            move_card(g, L->card, ZONE_STAGING, ARB_BOTTOM);
            tell(g, EVENT_STAGING, "play-and-put-into-play.9", 0, L->card, 0);
            happened(g, FACT_ENTERS_PLAY, L->card, SCENARIO, 0, 0);
            continue;
        }
        CALL(enter_play, .card = L->card, .player = L->player, .host = L->host);
    }
    END;
}

/* The card becomes an attachment of the target; a claimed objective comes
 * under its claimer's control. */
FLOW(op_attach)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    const struct op *op = op_of(g, L->op);
    int card = which_card(g, sc, op->set.which ? op->set.which : WHICH_SELF);
    int host = op->to.which ? which_card(g, sc, op->to.which) : sc->target;
    if (!card || !host || !in_play(g, host) || immune_to(g, host, sc->source)) {
        sc->complete = false;
        RETURN(0);
    }
    bool was_in_play = in_play(g, card);
    uint8_t had = g->s->card[card].gained_trait;
    g->s->card[card].gained_trait = (uint8_t)op->arg;
    if (barred_from_attaching(g, host, card)) {
        RULE("cannot-have-attachments.1");
        g->s->card[card].gained_trait = had;
        sc->complete = false;
        RETURN(0);
    }
    attach_card(g, card, host);
    g->s->card[card].gained_trait = (uint8_t)op->arg;
    tell(g, EVENT_ATTACH, "attachment-cards.2", sc->you, card, host);
    if (!was_in_play) {
        RULE("enters-play.1");
        happened(g, FACT_ENTERS_PLAY, card, g->s->card[card].controller, host, 0);
    }
    if (op->code == OP_CLAIM) {
        RULES("objective-cards.5", "guarded.10");
        g->s->card[card].controller = g->s->card[host].controller;
        happened(g, FACT_CLAIMED, card, sc->you, host, 0);
    }
    g->s->unsettled = 1;
    END;
}

/* The top card of a deck, facedown, is now an enemy engaged with its player. */
FLOW(op_become_enemy)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    L->turn = turns_of(g, who_mask(g, sc, op_of(g, L->op)->who));
    while (next_turn(g, &L->turn)) {
        CALL(top_card, .zone = zone_of(L->turn.player, DECK));
        int card = result(g);
        if (!card)
            continue;
        move_card(g, card, zone_of(L->turn.player, ENGAGED_AREA), ARB_BOTTOM);
        turn_facedown(g, card, op_of(g, L->op)->arg);
        g->s->card[card].controller = SCENARIO;
        RULE("cardtypes.4");
        tell(g, EVENT_ENGAGE, "engaged.1", L->turn.player, card, 0);
        happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
        happened(g, FACT_ENGAGES, card, L->turn.player, 0, 0);
    }
    END;
}

/* ---- Tokens -------------------------------------------------------------------------------------
 */

FLOW(op_damage)
{
    struct scope *sc = &g->s->scope[L->scope];
    struct thing_set set;
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &set);
    struct thing_set hit = {{0}};
    EACH_OF (&set, card)
        if (!immune_to(g, card, sc->source) &&
            (in_play(g, card) || g->s->link[card].zone == ZONE_LIMBO))
            set_add(&hit, card);
    sc->done = (uint8_t)set_count(&hit);
    if (!sc->done) {
        sc->complete = false;
    } else {
        CALL(deal_damage, .set = hit, .amount = (int16_t)value_of(g, sc, &op_of(g, L->op)->n),
             .source = sc->source);
        if (result(g) < sc->done)
            sc->complete = false;
    }
    END;
}

FLOW(op_progress)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    if (op_of(g, L->op)->set.which == WHICH_STAGE) {
        CALL(progress, .amount = (int16_t)value_of(g, sc, &op_of(g, L->op)->n));
        RETURN(0);
    }
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    for (L->card = (uint16_t)set_next(&L->set, 0); L->card;
         L->card = (uint16_t)set_next(&L->set, L->card)) {
        if (in_play(g, L->card) && !immune_to(g, L->card, sc->source))
            CALL(progress, .amount = (int16_t)value_of(g, sc, &op_of(g, L->op)->n), .card = L->card,
                 .direct = 1);
    }
    END;
}

FLOW(op_threat)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    CALL(raise_threat, .players = (uint8_t)who_mask(g, sc, op_of(g, L->op)->who),
         .amount = (int16_t)value_of(g, sc, &op_of(g, L->op)->n));
    END;
}

/* ---- Encounter and combat
 * ------------------------------------------------------------------------- */

FLOW(op_reveal)
{
    BEGIN;
    if (op_of(g, L->op)->arg == 2) { /* in place of the card now being staged */
        g->s->queued_reveals++;
        RETURN(0);
    }
    CALL(reveal, .count = (uint8_t)value_of(g, &g->s->scope[L->scope], &op_of(g, L->op)->n));
    END;
}

FLOW(op_engage)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    for (L->card = (uint16_t)set_next(&L->set, 0); L->card;
         L->card = (uint16_t)set_next(&L->set, L->card)) {
        int player = who(g, sc, op_of(g, L->op)->who);
        if (is_playing(g, player) && engaged_with(g, L->card) != player &&
            !immune_to(g, L->card, sc->source))
            CALL(engage, .enemy = L->card, .player = (uint8_t)who(g, sc, op_of(g, L->op)->who));
    }
    END;
}

FLOW(op_deal_shadow)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    for (L->card = (uint16_t)set_next(&L->set, 0); L->card;
         L->card = (uint16_t)set_next(&L->set, L->card))
        if (!immune_to(g, L->card, sc->source))
            CALL(deal_shadow, .enemy = L->card,
                 .count = (uint8_t)value_of(g, sc, &op_of(g, L->op)->n));
    END;
}

FLOW(op_player_attack)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    if (which_card(g, sc, op_of(g, L->op)->set.which))
        CALL(player_attack, .player = sc->you,
             .alone = (uint16_t)which_card(g, sc, op_of(g, L->op)->set.which));
    END;
}

/* An attack against a character is one against its controller. */
static int attacked_player(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    if (!op->to.which)
        return who(g, sc, op->who);
    int character = which_card(g, sc, op->to.which);
    return character && in_play(g, character) ? g->s->card[character].controller : NOBODY;
}

FLOW(op_enemy_attack)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    int enemy = which_card(g, sc, op_of(g, L->op)->set.which);
    int player = attacked_player(g, sc, op_of(g, L->op));
    if (!enemy || player >= PLAYERS || !is_playing(g, player)) {
        sc->complete = false;
        RETURN(0);
    }
    if (barred_from_attacking(g, enemy, player)) {
        RULE("cannot.1");
        sc->complete = false;
        RETURN(0);
    }
    CALL(enemy_attack, .enemy = (uint16_t)enemy, .player = (uint8_t)player, .extra = 1,
         .against = (uint16_t)which_card(g, sc, op_of(g, L->op)->to.which));
    END;
}

FLOW(op_eliminate)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    RULE("player-elimination.3");
    CALL(eliminate, .players = (uint8_t)who_mask(g, sc, op_of(g, L->op)->who));
    END;
}

/* As an answer to the defeat of a stage it only says what advance does. */
FLOW(op_next_stage)
{
    BEGIN;
    if (g->s->scope[L->scope].event.fact != FACT_STAGE_DEFEATED)
        CALL(advance);
    END;
}

FLOW(op_guard)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    for (L->card = (uint16_t)set_next(&L->set, 0); L->card;
         L->card = (uint16_t)set_next(&L->set, L->card)) {
        CALL(guard, .objective = L->card);
        SETTLE;
    }
    END;
}
