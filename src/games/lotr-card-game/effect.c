/* effect.c - the effects of the card game: those that change things at once, and the rules of
 * all (game_ops). Those that must ask, draw or be reacted to on the way are flows, in
 * effect_cards.c and effect_switch.c. */
#include "effect.h"
#include "campaign_play.h"
#include "cards.h"
#include "combat.h"
#include "numbers.h"
#include "tokens.h"

/* Tokens and states. */

static DO_EACH(ready, card)
{
    set_exhausted(g, card, false);
    tell(g, EVENT_READY, "ready.3", 0, card, 0);
    happened(g, FACT_READIED, card, g->s->card[card].controller, 0, 0);
    return true;
}

static COULD_THING(is_exhausted, card)
{
    return has_flag(g, card, EXHAUSTED);
}

static DO_EACH(exhaust, card)
{
    set_exhausted(g, card, true);
    tell(g, EVENT_EXHAUST, "exhausted.3", 0, card, 0);
    happened(g, FACT_EXHAUSTED, card, g->s->card[card].controller, 0, 0);
    return true;
}

static COULD_THING(is_ready, card)
{
    RULE("exhausted.3");
    return !has_flag(g, card, EXHAUSTED);
}

static DO_EACH(heal, card)
{
    struct card *c = &g->s->card[card];
    int healed = n < 0 || n > c->damage ? c->damage : n;
    c->damage = (uint8_t)(c->damage - healed);
    tell(g, EVENT_HEAL, "damage.1", 0, card, healed);
    happened(g, FACT_HEALED, card, c->controller, 0, healed);
    return n < 0 || healed == n;
}

static COULD_THING(is_damaged, card)
{
    return g->s->card[card].damage > 0;
}

static DO_EACH(add_resources, card)
{
    RULES("gains.1", "resources.3");
    put_tokens(&g->s->card[card].resources, n);
    tell(g, EVENT_RESOURCES, "gains.1", 0, card, n);
    happened(g, FACT_RESOURCES_GAINED, card, g->s->card[card].controller, 0, n);
    return true;
}

static DO_EACH(remove_progress, card)
{
    struct card *c = &g->s->card[card];
    int lost = n < 0 || n > c->progress ? c->progress : n;
    c->progress = (uint8_t)(c->progress - lost);
    tell(g, EVENT_UNPROGRESS, "effects.4", 0, card, lost);
    return n < 0 || lost == n;
}

static COULD_THING(has_progress, card)
{
    return g->s->card[card].progress > 0;
}

static DO_EACH(move_tokens_to, card)
{
    move_tokens(g, op->code - OP_MOVE_DAMAGE, card, which_thing(g, sc, op->to.which), n);
    return true;
}

static COULD_THING(has_tokens_to_move, card)
{
    int to = which_thing(g, sc, op->to.which);
    return movable_tokens(g, op->code - OP_MOVE_DAMAGE, card, to) > 0 &&
           !immune_to(g, to, sc->source);
}

static DO_NOW(lower_threat)
{
    int mask = who_mask(g, sc, op->who);
    if (!mask)
        sc->complete = false;
    for (; mask; mask &= mask - 1) {
        int p = __builtin_ctz((unsigned)mask);
        int drop = n > g->s->threat[p] ? g->s->threat[p] : n;
        if (drop < n) {
            RULE("threat.2");
            sc->complete = false;
        }
        g->s->threat[p] = (uint8_t)(g->s->threat[p] - drop);
        tell(g, EVENT_THREAT_DOWN, "threat.1", p, drop, g->s->threat[p]);
    }
}

static COULD_SEAT(has_threat, player)
{
    return n > 0 && g->s->threat[player] > 0;
}

static COULD_SEAT(any_amount, player)
{
    return n > 0;
}

/* Quest and combat. */

static DO_EACH(remove_from_quest, card)
{
    RULE("t3.4j");
    g->s->card[card].flags &= (uint16_t)~COMMITTED;
    tell(g, EVENT_UNCOMMIT, "t3.4j", 0, card, 0);
    return true;
}

static COULD_THING(is_committed, card)
{
    return has_flag(g, card, COMMITTED);
}

/* An attack whose last defender is gone is undefended from now on. */
static DO_EACH(remove_from_combat, card)
{
    struct lotr *s = g->s;
    s->card[card].flags &= (uint16_t) ~(ATTACKING | DEFENDING);
    if (s->attack.defender == card)
        s->attack.defender = (uint16_t)another_defender(g, card);
    tell(g, EVENT_UNCOMBAT, "t6.4.3e", 0, card, 0);
    return true;
}

static COULD_THING(is_fighting, card)
{
    return has_flag(g, card, ATTACKING | DEFENDING);
}

static DO_NOW(gain_surge)
{
    g->s->gained_surge = (uint8_t)(g->s->gained_surge + n);
}

static DO_NOW(gain_doomed)
{
    g->s->gained_doomed = (uint8_t)(g->s->gained_doomed + n);
}

static DO_NOW(lose)
{
    g->s->head.status = ARB_LOST;
    tell(g, EVENT_LOSE, "golden-rules.2", 0, 0, 0);
}

/* Control and faces. */

static DO_EACH(take_control, card)
{
    int player = who(g, sc, op->who);
    set_controller(g, card, player);
    tell(g, EVENT_CONTROL, "ownership-and-control.5", player, card, 0);
    return true;
}

static COULD_THING(can_be_taken, card)
{
    int player = who(g, sc, op->who);
    return is_playing(g, player) && g->s->card[card].controller != player;
}

/* With what is attached to it. Nobody forgets which cards lie there. */
static void turn_down(struct arb_run *g, int card)
{
    EACH_ON (g, card, a) {
        turn_facedown(g, a, 0);
        show_to_all(g, a);
    }
    turn_facedown(g, card, 0);
    show_to_all(g, card);
    if (is_type(g, card, HERO))
        g->s->prisoner = (uint16_t)card;
    unsettle(g);
    tell(g, EVENT_CAPTURED, "in-play.2", 0, card, 0);
}

static void turn_up(struct arb_run *g, int card, int damage)
{
    EACH_ON (g, card, a)
        if (!g->s->card[a].as)
            turn_faceup(g, a);
    turn_faceup(g, card);
    g->s->card[card].damage = (uint8_t)(g->s->card[card].damage + damage);
    unsettle(g);
    tell(g, EVENT_RESCUED, "in-play.2", 0, card, 0);
    if (card != g->s->prisoner)
        return;
    g->s->prisoner = 0;
    happened(g, FACT_RESCUED, card, g->s->card[card].controller, 0, 0);
}

static DO_NOW(face_down)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    EACH_OF (&set, card)
        turn_down(g, card);
}

static DO_NOW(face_up)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    EACH_OF (&set, card)
        if (has_flag(g, card, FACEDOWN))
            turn_up(g, card, n);
}

/* The card lies on a player's deck, in play but attached to no card. */
static DO_NOW(attach_to_deck)
{
    int card = which_thing(g, sc, op->set.which ? op->set.which : WHICH_SELF);
    int player = who(g, sc, op->who);
    if (!card || player >= PLAYERS)
        return;
    move_card(g, card, ZONE_ATTACHED, ARB_BOTTOM);
    g->s->card[card].flags &= (uint16_t)~FACEDOWN;
    g->s->card[card].controller = SCENARIO;
    g->s->card[card].gained_trait = (uint8_t)op->arg;
    g->s->card[card].on_deck_of = (uint8_t)(player + 1);
    tell(g, EVENT_ATTACH, "attachment-cards.2", player, card, 0);
}

/* Piles. */

static DO_NOW(shuffle_discard)
{
    int player = who(g, sc, op->who);
    if (player >= PLAYERS)
        return;
    for (uint16_t card = g->s->zone[zone_of(player, DISCARD_PILE)].first, next; card; card = next) {
        next = g->s->link[card].next;
        if (def_of(g, card)->type != HERO)
            move_card(g, card, zone_of(player, DECK), ARB_TOP);
    }
    shuffle_pile(g, zone_of(player, DECK));
    tell(g, EVENT_SHUFFLE, "effects.4", player, 0, 0);
}

static COULD_SEAT(has_discarded, player)
{
    EACH_CARD (g, zone_of(player, DISCARD_PILE), card)
        if (def_of(g, card)->type != HERO)
            return true;
    return false;
}

/* What the rules say about all effects. */

/* Who makes a choice: the player named, else the one whose ability it is
 * (choose.2); the first player decides for the scenario (first-player.7). */
int game_chooser(const struct arb_run *g, const struct scope *sc, int which)
{
    int player = which ? who(g, sc, which) : sc->you;
    int kind = g->c->ability[sc->ability].kind;
    bool scenario = !which && g->s->card[sc->source].controller == SCENARIO && kind != ACTION &&
                    kind != RESPONSE;
    if (scenario || !is_playing(g, player)) {
        RULE("first-player.7");
        return g->s->first_player;
    }
    return player;
}

/* Ops that take a card out of play. */
static bool leaves_play(const struct op *op)
{
    return (op->code >= OP_DISCARD && op->code <= OP_REMOVE_FROM_GAME) || op->code == OP_TO_HAND ||
           op->code == OP_TO_STAGING;
}

bool game_touches(const struct arb_run *g, const struct scope *sc, const struct op *op, int card)
{
    if (in_play(g, card) && immune_to(g, card, sc->source)) {
        /* Tokens on the card are not immune with it. */
        if (op->code != OP_HEAL && op->code != OP_REMOVE_PROGRESS)
            return false;
        RULE("immune.3");
    }
    return !is_held(g, card) || !leaves_play(op);
}

bool game_may_choose(const struct arb_run *g, const struct scope *sc, int card)
{
    if (!in_play(g, card) || !immune_to(g, card, sc->source))
        return true;
    RULE("immune.1");
    return false;
}

void game_refuse_targets(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    EACH_OF (&set, card) {
        consider(g, VERB_CHOOSE, card, 0, 0);
        forbid(g, in_play(g, card) && immune_to(g, card, sc->source), "immune.1");
    }
}

/* Where an event goes itself is no change. */
bool game_is_change(const struct arb_run *g, const struct scope *sc, int card)
{
    return card != sc->source || !is_type(g, card, EVENT);
}

bool game_seat_fits(const struct arb_run *g, const struct op *op, int player)
{
    for (int p = 0; (op->arg & HIGHEST_THREAT) && p < g->s->players; p++)
        if (is_playing(g, p) && g->s->threat[p] > g->s->threat[player])
            return false;
    return true;
}

/* "Until the end of" a period only means something inside it. */
bool game_period_runs(const struct arb_run *g, int until)
{
    const struct lotr *s = g->s;
    return !(until == UNTIL_ATTACK && !s->attack.by_enemy) &&
           !(until == UNTIL_PHASE && s->phase == PHASE_NONE) &&
           !(until == UNTIL_ROUND && !s->round);
}

/* Of a card being revealed, only what it does when revealed can be canceled. */
bool game_could_cancel(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    (void)op;
    if (sc->event.fact != FACT_REVEALED)
        return true;
    return NEXT_OF_KIND(g, sc->event.thing, WHEN_REVEALED, 0) &&
           !changed(g, sc->event.thing, BLANK);
}

/* Whatever a condition of victory is about may have changed. */
void game_op_done(struct arb_run *g)
{
    if (may_change(g, WINS_WHEN))
        unsettle(g);
}

/* The rules of all effects. */

const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    /* tokens and states */
    [OP_READY] = {.each = ready, .could_thing = is_exhausted},
    [OP_EXHAUST] = {.each = exhaust, .could_thing = is_ready},
    [OP_HEAL] = {.each = heal, .could_thing = is_damaged},
    [OP_RESOURCES] = {.each = add_resources, .could_thing = any_thing},
    [OP_REMOVE_PROGRESS] = {.each = remove_progress, .could_thing = has_progress},
    [OP_MOVE_DAMAGE] = {.each = move_tokens_to, .could_thing = has_tokens_to_move},
    [OP_MOVE_RESOURCES] = {.each = move_tokens_to, .could_thing = has_tokens_to_move},
    [OP_MOVE_PROGRESS] = {.each = move_tokens_to, .could_thing = has_tokens_to_move},
    [OP_DAMAGE] = {BY_FLOW(op_damage), .could_thing = can_be_damaged},
    [OP_PROGRESS] = {BY_FLOW(op_progress), .could = could_progress},
    [OP_RAISE_THREAT] = {BY_FLOW(op_threat), .could_seat = any_amount, .together = true},
    [OP_LOWER_THREAT] = {.now = lower_threat, .could_seat = has_threat},
    /* in and out of play */
    [OP_DISCARD] = {BY_FLOW(op_leave_play), .could_thing = any_thing},
    [OP_DESTROY] = {BY_FLOW(op_leave_play), .could_thing = any_thing},
    [OP_RETURN_TO_HAND] = {BY_FLOW(op_leave_play), .could_thing = not_in_hand},
    [OP_TO_HAND] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = not_in_hand},
    [OP_TO_DECK_TOP] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = any_thing},
    [OP_TO_DECK_BOTTOM] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = any_thing},
    [OP_SHUFFLE_INTO_DECK] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = any_thing},
    [OP_REMOVE_FROM_GAME] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = any_thing},
    [OP_TO_STAGING] = {BY_FLOW(op_relocate), .each = relocate, .could_thing = not_in_staging},
    [OP_PUT_INTO_PLAY] = {BY_FLOW(op_put_into_play), .could_thing = can_enter_play},
    [OP_ATTACH] = {BY_FLOW(op_attach), .could_thing = any_thing},
    [OP_CLAIM] = {BY_FLOW(op_attach), .could_thing = is_unguarded},
    [OP_ATTACH_DECK] = {.now = attach_to_deck},
    [OP_TAKE_CONTROL] = {.each = take_control, .could_thing = can_be_taken},
    [OP_FACE_DOWN] = {.now = face_down, .could_thing = any_thing},
    [OP_FACE_UP] = {.now = face_up, .could_thing = any_thing},
    [OP_BECOME_ENEMY] = {BY_FLOW(op_become_enemy), .could_seat = has_deck},
    [OP_SWITCH_PLACES] = {.now = carry_out_switch, .could = could_switch},
    [OP_SWITCH_VALUES] = {.now = carry_out_switch, .could = could_switch},
    HANDS_OP_RULES,
    [OP_SHUFFLE_DISCARD] = {.now = shuffle_discard, .could_seat = has_discarded},
    /* quest and combat */
    [OP_REMOVE_FROM_QUEST] = {.each = remove_from_quest, .could_thing = is_committed},
    [OP_REMOVE_FROM_COMBAT] = {.each = remove_from_combat,
                               .could_thing = is_fighting,
                               .could = always},
    [OP_REVEAL] = {BY_FLOW(op_reveal), .could = could_reveal},
    [OP_SURGE] = {.now = gain_surge},
    [OP_DOOMED] = {.now = gain_doomed},
    [OP_ENGAGE] = {BY_FLOW(op_engage), .could_thing = can_engage},
    [OP_DEAL_SHADOW] = {BY_FLOW(op_deal_shadow), .could_thing = any_thing},
    [OP_PLAYER_ATTACK] = {BY_FLOW(op_player_attack), .could_thing = can_attack},
    [OP_ENEMY_ATTACK] = {BY_FLOW(op_enemy_attack), .could_thing = has_opponent},
    [OP_GUARD] = {BY_FLOW(op_guard)},
    [OP_NEXT_STAGE] = {BY_FLOW(op_next_stage)},
    [OP_ELIMINATE] = {BY_FLOW(op_eliminate)},
    [OP_WIN] = {BY_FLOW(victory)},
    [OP_LOSE] = {.now = lose},
    /* campaign */
    [OP_EARN] = {.now = carry_out_campaign},
    [OP_NOTE] = {.now = carry_out_campaign},
    [OP_FLIP] = {.now = carry_out_campaign},
};
