/* effect_cards.c - ops that move, draw, reveal, damage and fight. */
#include "ability.h"
#include "cards.h"
#include "combat.h"
#include "effect.h"
#include "encounter.h"
#include "numbers.h"
#include "quest.h"
#include "tokens.h"

/* In and out of play. */

COULD_THING(not_in_hand, card)
{
    int owner = g->s->card[card].owner;
    return g->s->link[card].zone != zone_of(owner < PLAYERS ? owner : 0, HAND);
}

COULD_THING(not_in_staging, card)
{
    RULE("move.2");
    return g->s->link[card].zone != ZONE_STAGING;
}

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
    struct thing_set set;
    BEGIN;
    collect(g, SC, OP->set, &set);
    L->leaving = (struct thing_set){{0}};
    int code = OP->code, zone = 0, first = 0;
    SC->done = 0;
    EACH_OF (&set, card) {
        if (in_play(g, card) && immune_to(g, card, SC->source))
            continue;
        SC->done++;
        if (in_play(g, card)) {
            set_add(&L->leaving, card);
            zone = destination(g, SC, OP, card);
            first = first ? first : card;
        } else if (code == OP_DISCARD) {
            tell(g, EVENT_DISCARD, "discard-pile.4", g->s->card[card].owner, card, 0);
            move_card(g, card, discard_zone(g, card), ARB_TOP);
        }
    }
    if (!SC->done)
        SC->complete = false;
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
    if (OP->code == OP_SHUFFLE_INTO_DECK)
        EACH_OF (&L->leaving, card) {
            g->s->card[card].dealt = g->s->epoch;
            if (g->s->link[card].zone == deck_zone(g->s->card[card].owner))
                shuffle_pile(g, g->s->link[card].zone);
        }
    END;
}

/* Cards move between out-of-play areas, or to a place that needs no asking. */
DO_EACH(relocate, card)
{
    int owner = g->s->card[card].owner;
    bool was_in_play = in_play(g, card);
    switch (op->code) {
    case OP_TO_STAGING:
        if (g->s->card[card].as || card_type_now(g, card) <= EVENT)
            break; /* it has no place there: see op_relocate */
        RULE("move.1");
        move_card(g, card, ZONE_STAGING, ARB_BOTTOM);
        tell(g, EVENT_STAGING, "staging-area.2", 0, card, 0);
        if (!was_in_play) {
            RULES("enters-play.1", "in-play.11");
            happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
        }
        break;
    case OP_TO_HAND: {
        int player = op->who ? who(g, sc, op->who) : owner;
        if (player >= PLAYERS)
            player = owner;
        move_card(g, card, zone_of(player, HAND), ARB_BOTTOM);
        tell(g, EVENT_TO_HAND, "effects.4", player, card, 0);
        break;
    }
    case OP_TO_DECK_TOP:
    case OP_TO_DECK_BOTTOM:
        move_card(g, card, deck_zone(owner), op->code == OP_TO_DECK_TOP ? ARB_TOP : ARB_BOTTOM);
        g->s->epoch++;
        show_to_all(g, card); /* all saw it go there */
        tell(g, EVENT_TO_DECK, "effects.4", owner, card, op->code == OP_TO_DECK_BOTTOM);
        break;
    case OP_SHUFFLE_INTO_DECK:
        move_card(g, card, deck_zone(owner), ARB_TOP);
        g->s->epoch++;
        g->s->card[card].dealt = g->s->epoch;
        shuffle_pile(g, deck_zone(owner));
        tell(g, EVENT_TO_DECK, "effects.4", owner, card, 2);
        break;
    case OP_REMOVE_FROM_GAME:
        RULES("removed-from-game.1", "removed-from-game.3");
        move_card(g, card, ZONE_REMOVED, ARB_TOP);
        tell(g, EVENT_REMOVE, "removed-from-game.1", 0, card, 0);
        break;
    }
    return true;
}

/* A card of a player that counts as an enemy while it is facedown: instead of going to the
 * staging area it is discarded. */
static struct thing_set facedown_among(const struct arb_run *g, const struct scope *sc,
                                       const struct op *op)
{
    struct thing_set all = {{0}}, facedown = {{0}};
    if (op->code == OP_TO_STAGING)
        collect(g, sc, op->set, &all);
    EACH_OF (&all, card)
        if (g->s->card[card].as)
            set_add(&facedown, card);
    return facedown;
}

/* Cards in play that go elsewhere must leave play. */
FLOW(op_relocate)
{
    BEGIN;
    if (OP->code != OP_TO_STAGING && any_in_play(g, SC, OP->set)) {
        CALL(op_leave_play, .scope = L->scope, .op = L->op);
        RETURN(0);
    }
    L->facedown = facedown_among(g, SC, OP);
    if (set_next(&L->facedown, 0))
        CALL(leave_play, .set = L->facedown, .how = BY_DISCARDING);
    each_thing(g, SC, OP);
    END;
}

static int placed_by(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    return op->who ? who(g, sc, op->who) : sc->you;
}

COULD_THING(can_enter_play, card)
{
    if (unique_in_play(g, card)) {
        RULE("unique-cards.4");
        return false;
    }
    if (is_type(g, card, EVENT)) {
        RULE("event-cards.8");
        return false;
    }
    return !in_play(g, card) && has_place(g, placed_by(g, sc, op), card);
}

FLOW(op_put_into_play)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->card) {
        L->player = (uint8_t)placed_by(g, SC, OP);
        if (def_of(g, L->card)->type == EVENT)
            RULE("event-cards.8");
        if (unique_in_play(g, L->card) || in_play(g, L->card) ||
            !has_place(g, L->player, L->card)) {
            SC->complete = false;
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

COULD_THING(is_unguarded, card)
{
    bool guarded = g->s->link[card].zone == ZONE_STAGING && g->s->card[card].host;
    if (guarded)
        RULE("guarded.8");
    return !guarded;
}

/* The card becomes an attachment of the target; a claimed objective comes
 * under its claimer's control. */
FLOW(op_attach)
{
    BEGIN;
    int card = which_thing(g, SC, OP->set.which ? OP->set.which : WHICH_SELF);
    int host = OP->to.which ? which_thing(g, SC, OP->to.which) : SC->target[0];
    if (!card || !host || !in_play(g, host) || immune_to(g, host, SC->source)) {
        SC->complete = false;
        RETURN(0);
    }
    bool was_in_play = in_play(g, card);
    uint8_t had = g->s->card[card].gained_trait;
    g->s->card[card].gained_trait = (uint8_t)OP->arg;
    if (barred_from_attaching(g, host, card)) {
        RULE("cannot-have-attachments.1");
        g->s->card[card].gained_trait = had;
        SC->complete = false;
        RETURN(0);
    }
    attach_card(g, card, host);
    g->s->card[card].gained_trait = (uint8_t)OP->arg;
    tell(g, EVENT_ATTACH, "attachment-cards.2", SC->you, card, host);
    if (!was_in_play) {
        RULE("enters-play.1");
        happened(g, FACT_ENTERS_PLAY, card, g->s->card[card].controller, host, 0);
    }
    if (OP->code == OP_CLAIM) {
        RULES("objective-cards.5", "guarded.10");
        g->s->card[card].controller = g->s->card[host].controller;
        happened(g, FACT_CLAIMED, card, SC->you, host, 0);
    }
    unsettle(g);
    END;
}

/* The top card of a deck, facedown, is now an enemy engaged with its player. */
FLOW(op_become_enemy)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    while (next_turn(g, &L->turn)) {
        CALL(top_thing, .zone = zone_of(L->turn.seat, DECK));
        if (!result(g))
            continue;
        int card = renumber(g, result(g));
        move_card(g, card, zone_of(L->turn.seat, ENGAGED_AREA), ARB_BOTTOM);
        turn_facedown(g, card, OP->arg);
        g->s->card[card].controller = SCENARIO;
        RULE("cardtypes.4");
        tell(g, EVENT_ENGAGE, "engaged.1", L->turn.seat, card, 0);
        happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
        happened(g, FACT_ENGAGES, card, L->turn.seat, 0, 0);
    }
    END;
}

/* Tokens. */

COULD_THING(can_be_damaged, card)
{
    if (changed(g, card, CANNOT_BE_DAMAGED)) {
        RULES("cannot-be-damaged.3", "cannot-be-damaged.4");
        return false;
    }
    return in_play(g, card);
}

FLOW(op_damage)
{
    struct thing_set set;
    BEGIN;
    collect(g, SC, OP->set, &set);
    struct thing_set hit = {{0}};
    EACH_OF (&set, card)
        if (!immune_to(g, card, SC->source) &&
            (in_play(g, card) || g->s->link[card].zone == ZONE_LIMBO))
            set_add(&hit, card);
    SC->done = (uint8_t)set_count(&hit);
    if (!SC->done) {
        SC->complete = false;
    } else {
        CALL(deal_damage, .set = hit, .amount = (int16_t)value_of(g, SC, &OP->n),
             .source = SC->source);
        if (result(g) < SC->done)
            SC->complete = false;
    }
    END;
}

COULD(could_progress)
{
    return any_in_play(g, sc, op->set) && value_of(g, sc, &op->n) > 0;
}

FLOW(op_progress)
{
    BEGIN;
    if (OP->set.which == WHICH_STAGE) {
        CALL(progress, .amount = (int16_t)value_of(g, SC, &OP->n));
        RETURN(0);
    }
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->card) {
        if (in_play(g, L->card) && !immune_to(g, L->card, SC->source))
            CALL(progress, .amount = (int16_t)value_of(g, SC, &OP->n), .card = L->card,
                 .direct = 1);
    }
    END;
}

FLOW(op_threat)
{
    BEGIN;
    CALL(raise_threat, .players = (uint8_t)who_mask(g, SC, OP->who),
         .amount = (int16_t)value_of(g, SC, &OP->n));
    END;
}

/* Encounter and combat. */

COULD(could_reveal)
{
    return g->s->zone[ZONE_ENCOUNTER_DECK].count > 0;
}

FLOW(op_reveal)
{
    BEGIN;
    if (OP->arg == 2) { /* in place of the card now being staged */
        g->s->queued_reveals++;
        RETURN(0);
    }
    CALL(reveal, .count = (uint8_t)value_of(g, SC, &OP->n));
    END;
}

COULD_THING(can_engage, card)
{
    int player = who(g, sc, op->who);
    RULE("move.2");
    return is_playing(g, player) && engaged_with(g, card) != player;
}

FLOW(op_engage)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->card) {
        if (can_engage(g, SC, OP, L->card) && !immune_to(g, L->card, SC->source))
            CALL(engage, .enemy = L->card, .player = (uint8_t)who(g, SC, OP->who));
    }
    END;
}

FLOW(op_deal_shadow)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->card)
        if (!immune_to(g, L->card, SC->source))
            CALL(deal_shadow, .enemy = L->card, .count = (uint8_t)value_of(g, SC, &OP->n));
    END;
}

COULD_THING(can_attack, card)
{
    return has_attack_target(g, card);
}

FLOW(op_player_attack)
{
    BEGIN;
    if (which_thing(g, SC, OP->set.which))
        CALL(player_attack, .player = SC->you,
             .alone = (uint16_t)which_thing(g, SC, OP->set.which));
    END;
}

/* An attack against a character is one against its controller. */
static int attacked_player(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    if (!op->to.which)
        return who(g, sc, op->who);
    int character = which_thing(g, sc, op->to.which);
    return character && in_play(g, character) ? g->s->card[character].controller : NOBODY;
}

COULD_THING(has_opponent, card)
{
    return op->to.which ? which_thing(g, sc, op->to.which) : is_playing(g, who(g, sc, op->who));
}

FLOW(op_enemy_attack)
{
    BEGIN;
    int enemy = which_thing(g, SC, OP->set.which);
    int player = attacked_player(g, SC, OP);
    if (!enemy || player >= PLAYERS || !is_playing(g, player)) {
        SC->complete = false;
        RETURN(0);
    }
    if (barred_from_attacking(g, enemy, player)) {
        RULE("cannot.1");
        SC->complete = false;
        RETURN(0);
    }
    CALL(enemy_attack, .enemy = (uint16_t)enemy, .player = (uint8_t)player, .extra = 1,
         .against = (uint16_t)which_thing(g, SC, OP->to.which));
    END;
}

FLOW(op_eliminate)
{
    BEGIN;
    RULE("player-elimination.3");
    CALL(eliminate, .players = (uint8_t)who_mask(g, SC, OP->who));
    END;
}

/* As an answer to the defeat of a stage it only says what advance does. */
FLOW(op_next_stage)
{
    BEGIN;
    if (SC->event.fact != FACT_STAGE_DEFEATED)
        CALL(advance);
    END;
}

FLOW(op_guard)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->card) {
        CALL(guard, .objective = L->card);
        SETTLE;
    }
    END;
}
