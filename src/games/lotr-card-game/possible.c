/* possible.c - could an effect change the game state? (ability.16 to .18, reading
 * 4). Nothing here changes it. */
#include "effect.h"

/* Ops that take a card out of play. */
static bool leaves_play(const struct op *op)
{
    return (op->code >= OP_DISCARD && op->code <= OP_REMOVE_FROM_GAME) || op->code == OP_TO_HAND ||
           op->code == OP_TO_STAGING;
}

bool card_could_change(const struct arb_run *g, const struct scope *sc, const struct op *op,
                       int card)
{
    const struct card *c = &g->s->card[card];
    int zone = g->s->link[card].zone;
    if (in_play(g, card) && immune_to(g, card, sc->source)) {
        /* Tokens on the card are not immune with it. */
        if (op->code != OP_HEAL && op->code != OP_REMOVE_PROGRESS)
            return false;
        RULE("immune.3");
    }
    if (is_held(g, card) && leaves_play(op))
        return false;
    switch (op->code) {
    case OP_READY:
        return c->flags & EXHAUSTED;
    case OP_EXHAUST:
        RULE("exhausted.3");
        return !(c->flags & EXHAUSTED);
    case OP_HEAL:
        return c->damage > 0;
    case OP_DAMAGE:
        if (changed(g, card, CANNOT_BE_DAMAGED)) {
            RULES("cannot-be-damaged.3", "cannot-be-damaged.4");
            return false;
        }
        return in_play(g, card);
    case OP_REMOVE_PROGRESS:
        return c->progress > 0;
    case OP_REMOVE_FROM_QUEST:
        return c->flags & COMMITTED;
    case OP_REMOVE_FROM_COMBAT:
        return c->flags & (ATTACKING | DEFENDING);
    case OP_TO_STAGING:
        RULE("move.2");
        return zone != ZONE_STAGING;
    case OP_ENGAGE:
        RULE("move.2");
        return is_playing(g, who(g, sc, op->who)) && engaged_with(g, card) != who(g, sc, op->who);
    case OP_ENEMY_ATTACK:
        return op->to.which ? which_card(g, sc, op->to.which) : is_playing(g, who(g, sc, op->who));
    case OP_PUT_INTO_PLAY:
        if (unique_in_play(g, card)) {
            RULE("unique-cards.4");
            return false;
        }
        if (is_type(g, card, EVENT)) {
            RULE("event-cards.8");
            return false;
        }
        return !in_play(g, card) && has_place(g, placed_by(g, sc, op), card);
    case OP_CLAIM:
        if (zone == ZONE_STAGING && c->host) {
            RULE("guarded.8");
            return false;
        }
        return true;
    case OP_TAKE_CONTROL:
        return is_playing(g, who(g, sc, op->who)) && c->controller != who(g, sc, op->who);
    case OP_TO_HAND:
    case OP_RETURN_TO_HAND:
        return zone != zone_of(c->owner < PLAYERS ? c->owner : 0, HAND);
    case OP_PLAYER_ATTACK:
        return has_attack_target(g, card);
    case OP_MOVE_DAMAGE:
    case OP_MOVE_RESOURCES:
    case OP_MOVE_PROGRESS: {
        int to = which_card(g, sc, op->to.which);
        return movable_tokens(g, op->code, card, to) > 0 && !immune_to(g, to, sc->source);
    }
    default:
        return true;
    }
}

static bool player_could_change(const struct arb_run *g, const struct op *op, int player, int n)
{
    switch (op->code) {
    case OP_DRAW:
        return n > 0 && g->s->zone[zone_of(player, DECK)].count &&
               !table_rule(g, player, CANNOT_DRAW);
    case OP_LOWER_THREAT:
        return n > 0 && g->s->threat[player] > 0;
    case OP_RAISE_THREAT:
        return n > 0;
    case OP_DISCARD_HAND:
    case OP_DISCARD_RANDOM:
        return g->s->zone[zone_of(player, HAND)].count > 0;
    case OP_SHUFFLE_DISCARD:
        EACH_CARD (g, zone_of(player, DISCARD_PILE), card)
            if (def_of(g, card)->type != HERO)
                return true;
        return false;
    case OP_LOOK:
    case OP_REORDER_TOP:
    case OP_BECOME_ENEMY:
        return g->s->zone[zone_of(player, DECK)].count > 0;
    default:
        return true;
    }
}

/* Is there anything to cancel about a card being revealed? */
static bool has_when_revealed(const struct arb_run *g, int card)
{
    const struct card_def *d = def_of(g, card);
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].kind == WHEN_REVEALED)
            return !changed(g, card, BLANK);
    return false;
}

static bool op_could_change(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    struct thing_set set;
    switch (op->code) {
    case OP_READY:
    case OP_EXHAUST:
    case OP_HEAL:
    case OP_DAMAGE:
    case OP_RESOURCES:
    case OP_REMOVE_PROGRESS:
    case OP_DISCARD:
    case OP_DESTROY:
    case OP_RETURN_TO_HAND:
    case OP_TO_DECK_TOP:
    case OP_TO_DECK_BOTTOM:
    case OP_SHUFFLE_INTO_DECK:
    case OP_REMOVE_FROM_GAME:
    case OP_PUT_INTO_PLAY:
    case OP_TO_STAGING:
    case OP_TO_HAND:
    case OP_ATTACH:
    case OP_TAKE_CONTROL:
    case OP_REMOVE_FROM_QUEST:
    case OP_ENGAGE:
    case OP_DEAL_SHADOW:
    case OP_PLAYER_ATTACK:
    case OP_ENEMY_ATTACK:
    case OP_CLAIM:
    case OP_FACE_DOWN:
    case OP_FACE_UP:
    case OP_MOVE_DAMAGE:
    case OP_MOVE_RESOURCES:
    case OP_MOVE_PROGRESS:
        collect(g, sc, op->set, &set);
        if (is_type(g, sc->source, EVENT))
            set_drop(&set, sc->source); /* where it goes itself is no change */
        EACH_OF (&set, card)
            if (card_could_change(g, sc, op, card))
                return true;
        return false;
    case OP_PROGRESS:
        return any_in_play(g, sc, op->set) && value_of(g, sc, &op->n) > 0;
    case OP_SEARCH:
        if (searches_top(op) && value_of(g, sc, &op->n) <= 0)
            return false;
        collect(g, sc, op->set, &set);
        return set_next(&set, 0);
    case OP_SWITCH_PLACES:
    case OP_SWITCH_VALUES:
        return could_switch(g, sc, op);
    case OP_LASTING: {
        const struct modifier *m = &g->c->modifier[op->arg >> 1];
        if (outside_its_period(g, op))
            return false;
        if (!m->set.which)
            return true;
        collect(g, sc, m->set, &set);
        EACH_OF (&set, card)
            if (!immune_to(g, card, sc->source))
                return true;
        return false;
    }
    case OP_MAY:
    case OP_MODE:
    case OP_REPEAT:
    case OP_DELAYED:
        return could_change(g, sc, op->body);
    case OP_EACH_SEAT: {
        struct scope each = *sc;
        for (int p = 0; p < g->s->players; p++) {
            each.each = (uint8_t)p;
            if (is_playing(g, p) && could_change(g, &each, op->body))
                return true;
        }
        return false;
    }
    case OP_IF:
        return could_change(g, sc, holds(g, sc, op->condition) ? op->body : op->other);
    case OP_LOOK:
    case OP_REORDER_TOP:
        if (op->who == WHO_SCENARIO)
            return g->s->zone[ZONE_ENCOUNTER_DECK].count > 0;
        break;
    case OP_REVEAL:
        return g->s->zone[ZONE_ENCOUNTER_DECK].count > 0;
    case OP_CANCEL:
        return sc->event.fact != FACT_REVEALED || has_when_revealed(g, sc->event.card);
    default:
        break;
    }
    if (op->who) {
        int mask = who_mask(g, sc, op->who), n = value_of(g, sc, &op->n);
        for (int p = 0; p < g->s->players; p++)
            if ((mask >> p & 1) && player_could_change(g, op, p, n))
                return true;
        return false;
    }
    return true;
}

/* A target is legal if what follows could change something with it. */
bool could_change(const struct arb_run *g, const struct scope *sc, int program)
{
    RULES("ability.17", "ability.18");
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++) {
        int next = (int)(op - g->c->op) + 1;
        if (op->code == OP_CHOOSE || op->code == OP_CHOOSE_RANDOM || op->code == OP_CHOOSE_TOP)
            return legal_target(g, sc, op, next, 0) != 0;
        if (op->code == OP_CHOOSE_SEAT) {
            for (int p = 0; p < g->s->players; p++)
                if (legal_player(g, sc, op, next, p))
                    return true;
            return false;
        }
        if (op->code == OP_EITHER) {
            for (int i = 1; i <= op->arg; i++)
                if (could_change(g, sc, op[i].body))
                    return true;
            op += op->arg;
            continue;
        }
        if (op->code == OP_THEN) {
            RULE("then.1");
            return false;
        }
        if (op_could_change(g, sc, op))
            return true;
    }
    return false;
}

/* The next card after `after` that OP_CHOOSE may choose, or 0. */
int legal_target(const struct arb_run *g, const struct scope *sc, const struct op *op, int next,
                 int after)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    struct scope with = *sc;
    for (int card = set_next(&set, after); card; card = set_next(&set, card)) {
        if (in_play(g, card) && immune_to(g, card, sc->source)) {
            RULE("immune.1");
            continue;
        }
        *(op->arg ? &with.target2 : &with.target) = (uint16_t)card;
        RULE("choose.3");
        if (could_change(g, &with, next))
            return card;
    }
    return 0;
}

static bool highest_threat(const struct arb_run *g, int player)
{
    for (int p = 0; p < g->s->players; p++)
        if (is_playing(g, p) && g->s->threat[p] > g->s->threat[player])
            return false;
    return true;
}

bool legal_player(const struct arb_run *g, const struct scope *sc, const struct op *op, int next,
                  int player)
{
    if (!is_playing(g, player) || ((op->arg & 1) && player == sc->you) ||
        ((op->arg & HIGHEST_THREAT) && !highest_threat(g, player)))
        return false;
    struct scope with = *sc;
    with.chosen_player = (uint8_t)player;
    return could_change(g, &with, next);
}
