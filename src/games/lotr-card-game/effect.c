/* effect.c - runs the programs of the packs.
 *
 * A program is a row of ops ended by OP_END (effects.4: as much of each as can
 * be done; ability.20: one after the other). An op that changes things at once
 * is a function in this file; one that must ask, draw or be reacted to on the
 * way is a flow of its own, begun here through the table op_flows. */
#include "effect.h"

/* ---- Scopes -------------------------------------------------------------------------- */

int new_scope(struct arb_run *g, struct scope scope)
{
    if (g->s->scopes == SCOPES) {
        arb_stop(g, FULL_SCOPES);
        return SCOPES - 1;
    }
    g->s->scope[g->s->scopes] = scope;
    return g->s->scopes++;
}

void drop_scope(struct arb_run *g)
{
    g->s->scope[--g->s->scopes] = (struct scope){0};
}

/* ---- Ops that change things at once ---------------------------------------------------- */

static void ready(struct arb_run *g, int card)
{
    set_exhausted(g, card, false);
    tell(g, EVENT_READY, "ready.3", 0, card, 0);
    happened(g, FACT_READIED, card, g->s->card[card].controller, 0, 0);
}

static void exhaust(struct arb_run *g, int card)
{
    set_exhausted(g, card, true);
    tell(g, EVENT_EXHAUST, "exhausted.3", 0, card, 0);
    happened(g, FACT_EXHAUSTED, card, g->s->card[card].controller, 0, 0);
}

/* False if it was not all that was to be healed. */
static bool heal(struct arb_run *g, int card, int n)
{
    struct card *c = &g->s->card[card];
    int healed = n < 0 || n > c->damage ? c->damage : n;
    c->damage = (uint8_t)(c->damage - healed);
    tell(g, EVENT_HEAL, "damage.1", 0, card, healed);
    happened(g, FACT_HEALED, card, c->controller, 0, healed);
    return n < 0 || healed == n;
}

static void add_resources(struct arb_run *g, int card, int n)
{
    RULES("gains.1", "resources.3");
    int total = g->s->card[card].resources + n;
    g->s->card[card].resources = (uint8_t)(total > 250 ? 250 : total);
    tell(g, EVENT_RESOURCES, "gains.1", 0, card, n);
    happened(g, FACT_RESOURCES_GAINED, card, g->s->card[card].controller, 0, n);
}

static bool remove_progress(struct arb_run *g, int card, int n)
{
    struct card *c = &g->s->card[card];
    int lost = n < 0 || n > c->progress ? c->progress : n;
    c->progress = (uint8_t)(c->progress - lost);
    tell(g, EVENT_UNPROGRESS, "effects.4", 0, card, lost);
    return n < 0 || lost == n;
}

/* Cards move between out-of-play areas, or to a place that needs no asking. */
static void relocate(struct arb_run *g, const struct scope *sc, const struct op *op, int card)
{
    int owner = g->s->card[card].owner;
    bool was_in_play = in_play(g, card);
    switch (op->code) {
    case OP_TO_STAGING:
        if (g->s->card[card].as || card_type_now(g, card) <= EVENT)
            break; /* it has no place there: see facedown_among */
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
        g->s->card[card].known_to = (1 << PLAYERS) - 1; /* all saw it go there */
        tell(g, EVENT_TO_DECK, "effects.4", owner, card, op->code == OP_TO_DECK_BOTTOM);
        break;
    case OP_SHUFFLE_INTO_DECK:
        move_card(g, card, deck_zone(owner), ARB_TOP);
        g->s->epoch++;
        g->s->card[card].dealt = g->s->epoch;
        shuffle_deck(g, deck_zone(owner));
        tell(g, EVENT_TO_DECK, "effects.4", owner, card, 2);
        break;
    case OP_REMOVE_FROM_GAME:
        RULES("removed-from-game.1", "removed-from-game.3");
        move_card(g, card, ZONE_REMOVED, ARB_TOP);
        tell(g, EVENT_REMOVE, "removed-from-game.1", 0, card, 0);
        break;
    }
}

static void remove_from_quest(struct arb_run *g, int card)
{
    RULE("t3.4j");
    g->s->card[card].flags &= (uint16_t)~COMMITTED;
    tell(g, EVENT_UNCOMMIT, "t3.4j", 0, card, 0);
}

/* An attack whose last defender is gone is undefended from now on. */
static void remove_from_combat(struct arb_run *g, int card)
{
    struct lotr *s = g->s;
    s->card[card].flags &= (uint16_t) ~(ATTACKING | DEFENDING);
    if (s->attack.defender == card)
        s->attack.defender = (uint16_t)another_defender(g, card);
    tell(g, EVENT_UNCOMBAT, "t6.4.3e", 0, card, 0);
}

/* "Until the end of" a period only means something inside it. */
bool outside_its_period(const struct arb_run *g, const struct op *op)
{
    const struct lotr *s = g->s;
    bool outside = (op->until == UNTIL_ATTACK && !s->attack.by_enemy) ||
                   (op->until == UNTIL_PHASE && s->phase == PHASE_NONE) ||
                   (op->until == UNTIL_ROUND && !s->round);
    if (outside)
        RULE("lasting-effects.11");
    return outside;
}

static void tell_lasting_of(struct arb_run *g, const struct lasting *l, int card)
{
    arb_tell_sink(g, (struct arb_event){.kind = EVENT_LASTING,
                                        .seen_by = 0xffff,
                                        .a = l->amount,
                                        .b = (int16_t)l->source,
                                        .c = (int16_t)l->modifier,
                                        .d = (int16_t)card,
                                        .e = l->player,
                                        .f = l->until,
                                        .rule = "lasting-effects.1"});
}

/* One line for each card that is changed, and everybody sees which it is. */
static void tell_lasting(struct arb_run *g, const struct lasting *l)
{
    bool named = false;
    if (!g->sink)
        return;
    EACH_OF (&l->set, card)
        if (in_play(g, card) && !has_flag(g, card, FACEDOWN)) {
            tell_lasting_of(g, l, card);
            named = true;
        }
    if (!named)
        tell_lasting_of(g, l, 0);
}

void make_lasting(struct arb_run *g, const struct scope *sc, const struct op *op, int modifier,
                  int amount)
{
    struct lotr *s = g->s;
    const struct modifier *m = &g->c->modifier[modifier];
    int slot = 0;
    while (slot < LASTING && s->lasting[slot].in_use)
        slot++;
    if (slot == LASTING || s->serial == UINT16_MAX) {
        arb_stop(g, FULL_LASTING);
        return;
    }
    s->lasting_slots |= 1ull << slot;
    struct lasting *l = &s->lasting[slot];
    bool encounter = s->card[sc->source].owner == SCENARIO;
    *l = (struct lasting){.in_use = 1,
                          .until = op->until,
                          .player = NOBODY,
                          .source = sc->source,
                          .modifier = (uint16_t)modifier,
                          .amount = (int16_t)amount,
                          .serial = ++s->serial,
                          .you = sc->you};
    RULE("lasting-effects.1");
    if (m->who && m->who != WHO_ANYONE)
        l->player = (uint8_t)who(g, sc, m->who);
    collect(g, sc, m->set, &l->set);
    if (encounter && m->set.which == WHICH_FILTER && !(op->arg & 1)) {
        RULE("lasting-effects.6");
        l->live = 1;
    } else {
        RULES("lasting-effects.4", "event-cards.5");
    }
    s->lasting_changes |= 1ull << m->change;
    s->unsettled = 1;
    tell_lasting(g, l);
}

static void make_delayed(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    RULE("delayed-effects.1");
    for (int i = 0; i < DELAYED; i++) {
        struct delayed *d = &g->s->delayed[i];
        if (d->in_use)
            continue;
        g->s->delayed_facts |= 1ull << op->fact;
        *d = (struct delayed){.in_use = 1,
                              .fact = op->fact,
                              .phase = (uint8_t)(op->arg ? op->arg : g->s->phase),
                              .program = op->body,
                              .since = g->s->serial,
                              .scope = *sc};
        if (op->fact != FACT_PHASE_ENDS && op->fact != FACT_PHASE_BEGINS)
            d->phase = 0;
        return;
    }
    arb_stop(g, FULL_DELAYED);
}

static void lower_threat(struct arb_run *g, struct scope *sc, const struct op *op, int n)
{
    int mask = who_mask(g, sc, op->who);
    if (!mask)
        sc->complete = false;
    for (int p = 0; p < g->s->players; p++) {
        if (!(mask >> p & 1))
            continue;
        int drop = n > g->s->threat[p] ? g->s->threat[p] : n;
        if (drop < n) {
            RULE("threat.2");
            sc->complete = false;
        }
        g->s->threat[p] = (uint8_t)(g->s->threat[p] - drop);
        tell(g, EVENT_THREAT_DOWN, "threat.1", p, drop, g->s->threat[p]);
    }
}

static void take_control(struct arb_run *g, const struct scope *sc, const struct op *op, int card)
{
    int player = who(g, sc, op->who);
    if (player >= PLAYERS || !is_playing(g, player))
        return;
    set_controller(g, card, player);
    tell(g, EVENT_CONTROL, "ownership-and-control.5", player, card, 0);
}

/* With what is attached to it. Nobody forgets which cards lie there. */
static void face_down(struct arb_run *g, int card)
{
    for (int a = g->s->card[card].attached; a; a = g->s->card[a].next_attached) {
        turn_facedown(g, a, 0);
        g->s->card[a].known_to = (1 << PLAYERS) - 1;
    }
    turn_facedown(g, card, 0);
    g->s->card[card].known_to = (1 << PLAYERS) - 1;
    if (is_type(g, card, HERO))
        g->s->prisoner = (uint16_t)card;
    g->s->unsettled = 1;
    tell(g, EVENT_CAPTURED, "in-play.2", 0, card, 0);
}

static void face_up(struct arb_run *g, int card, int damage)
{
    for (int a = g->s->card[card].attached; a; a = g->s->card[a].next_attached)
        if (!g->s->card[a].as)
            turn_faceup(g, a);
    turn_faceup(g, card);
    g->s->card[card].damage = (uint8_t)(g->s->card[card].damage + damage);
    g->s->unsettled = 1;
    tell(g, EVENT_RESCUED, "in-play.2", 0, card, 0);
    if (card != g->s->prisoner)
        return;
    g->s->prisoner = 0;
    happened(g, FACT_RESCUED, card, g->s->card[card].controller, 0, 0);
}

static void shuffle_discard(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    int player = who(g, sc, op->who);
    if (player >= PLAYERS)
        return;
    for (uint16_t card = g->s->zone[zone_of(player, DISCARD_PILE)].first, next; card; card = next) {
        next = g->s->link[card].next;
        if (def_of(g, card)->type != HERO)
            move_card(g, card, zone_of(player, DECK), ARB_TOP);
    }
    shuffle_deck(g, zone_of(player, DECK));
    tell(g, EVENT_SHUFFLE, "effects.4", player, 0, 0);
}

/* Of the cards of a set, the one nearest the top of its pile. */
static int topmost(const struct arb_run *g, const struct scope *sc, struct set set)
{
    struct thing_set all;
    int best = 0, best_depth = CARDS;
    collect(g, sc, set, &all);
    EACH_OF (&all, card) {
        int depth = 0;
        for (int c = card; c; c = g->s->link[c].prev)
            depth++;
        if (depth < best_depth) {
            best_depth = depth;
            best = card;
        }
    }
    return best;
}

/* The card lies on a player's deck, in play but attached to no card. */
static void attach_to_deck(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    int card = which_card(g, sc, op->set.which ? op->set.which : WHICH_SELF);
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

/* ---- Running -----------------------------------------------------------------------------------
 */

/* Ops that are flows; each begins like struct program. */
static const struct {
    uint8_t flow;
    uint16_t size;
} op_flows[OPS] = {
#define OP_FLOW(name)                                                                              \
    {                                                                                              \
        FLOW_##name, sizeof(struct name)                                                           \
    }
    [OP_CHOOSE] = OP_FLOW(op_choose),
    [OP_CHOOSE_SEAT] = OP_FLOW(op_choose_player),
    [OP_CHOOSE_RANDOM] = OP_FLOW(op_choose_random),
    [OP_MAY] = OP_FLOW(op_may),
    [OP_EITHER] = OP_FLOW(op_either),
    [OP_EACH_SEAT] = OP_FLOW(op_each_player),
    [OP_IF] = OP_FLOW(op_if),
    [OP_REPEAT] = OP_FLOW(op_repeat),
    [OP_DRAW] = OP_FLOW(op_draw),
    [OP_DISCARD_HAND] = OP_FLOW(op_discard_hand),
    [OP_DISCARD_RANDOM] = OP_FLOW(op_discard_random),
    [OP_DISCARD] = OP_FLOW(op_leave_play),
    [OP_DESTROY] = OP_FLOW(op_leave_play),
    [OP_RETURN_TO_HAND] = OP_FLOW(op_leave_play),
    [OP_PUT_INTO_PLAY] = OP_FLOW(op_put_into_play),
    [OP_ATTACH] = OP_FLOW(op_attach),
    [OP_CLAIM] = OP_FLOW(op_attach),
    [OP_LOOK] = OP_FLOW(op_look),
    [OP_SEARCH] = OP_FLOW(op_search),
    [OP_REORDER_TOP] = OP_FLOW(op_reorder),
    [OP_REVEAL] = OP_FLOW(op_reveal),
    [OP_DAMAGE] = OP_FLOW(op_damage),
    [OP_PROGRESS] = OP_FLOW(op_progress),
    [OP_RAISE_THREAT] = OP_FLOW(op_threat),
    [OP_ENGAGE] = OP_FLOW(op_engage),
    [OP_DEAL_SHADOW] = OP_FLOW(op_deal_shadow),
    [OP_PLAYER_ATTACK] = OP_FLOW(op_player_attack),
    [OP_ENEMY_ATTACK] = OP_FLOW(op_enemy_attack),
    [OP_BECOME_ENEMY] = OP_FLOW(op_become_enemy),
    [OP_ELIMINATE] = OP_FLOW(op_eliminate),
    [OP_NEXT_STAGE] = OP_FLOW(op_next_stage),
    [OP_GUARD] = OP_FLOW(op_guard),
    [OP_WIN] = OP_FLOW(victory),
};

/* In play cards that are to leave play must do so by leave_play. */
static bool leaves_play(const struct op *op)
{
    return op->code == OP_TO_DECK_TOP || op->code == OP_TO_DECK_BOTTOM ||
           op->code == OP_SHUFFLE_INTO_DECK || op->code == OP_REMOVE_FROM_GAME ||
           op->code == OP_TO_HAND;
}

/* A card of a player that counts as an enemy while it is facedown: instead of
 * going to the staging area it is discarded. */
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

static void each_card(struct arb_run *g, struct scope *sc, const struct op *op)
{
    struct thing_set set;
    int n = value_of(g, sc, &op->n);
    collect(g, sc, op->set, &set);
    sc->done = 0;
    bool full = true;
    EACH_OF (&set, card) {
        if (!card_could_change(g, sc, op, card))
            continue;
        sc->done++;
        if (op->code == OP_READY)
            ready(g, card);
        else if (op->code == OP_EXHAUST)
            exhaust(g, card);
        else if (op->code == OP_HEAL)
            full &= heal(g, card, n);
        else if (op->code == OP_RESOURCES)
            add_resources(g, card, n);
        else if (op->code == OP_REMOVE_PROGRESS)
            full &= remove_progress(g, card, n);
        else if (op->code == OP_REMOVE_FROM_QUEST)
            remove_from_quest(g, card);
        else if (op->code == OP_REMOVE_FROM_COMBAT)
            remove_from_combat(g, card);
        else if (op->code == OP_TAKE_CONTROL)
            take_control(g, sc, op, card);
        else if (op->code >= OP_MOVE_DAMAGE && op->code <= OP_MOVE_PROGRESS)
            move_tokens(g, op->code, card, which_card(g, sc, op->to.which), n);
        else
            relocate(g, sc, op, card);
    }
    if (!sc->done || !full)
        sc->complete = false;
}

/* Carry out an op that needs no flow. */
static void carry_out(struct arb_run *g, struct scope *sc, const struct op *op)
{
    int n = value_of(g, sc, &op->n);
    switch (op->code) {
    case OP_LASTING:
        if (outside_its_period(g, op)) {
            sc->complete = false;
            break;
        }
        for (int m = op->arg >> 1; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
            make_lasting(g, sc, op, m, value_of(g, sc, &g->c->modifier[m].value));
        break;
    case OP_DELAYED:
        make_delayed(g, sc, op);
        break;
    case OP_LOWER_THREAT:
        lower_threat(g, sc, op, n);
        break;
    case OP_SHUFFLE_DISCARD:
        shuffle_discard(g, sc, op);
        break;
    case OP_SWITCH_PLACES:
    case OP_SWITCH_VALUES:
        carry_out_switch(g, sc, op);
        break;
    case OP_SHUFFLE: {
        int owner = who(g, sc, op->who);
        shuffle_deck(g, deck_zone(owner == SCENARIO ? SCENARIO : owner));
        tell(g, EVENT_SHUFFLE, "effects.4", owner, 0, 0);
        break;
    }
    case OP_CANCEL:
        if (sc->imminent) {
            RULES("cancel.1", "cancel.2");
            if (g->marks && sc->event.card && immune_to(g, sc->event.card, sc->source))
                RULE("immune.4");
            g->s->canceled |= (uint8_t)(1 << (sc->imminent - 1));
            tell(g, EVENT_CANCEL, "cancel.2", sc->you, sc->event.card, 0);
        }
        break;
    case OP_REPLACE:
        if (sc->imminent) {
            if (g->c->ability[sc->ability].kind == RESPONSE)
                RULE("replacement-effects.2");
            RULE("replacement-effects.4");
            g->s->replacement[sc->imminent - 1] =
                (struct replacement){.program = op->body, .since = g->s->serial, .scope = *sc};
        }
        break;
    case OP_SURGE:
        g->s->gained_surge = (uint8_t)(g->s->gained_surge + n);
        break;
    case OP_DOOMED:
        g->s->gained_doomed = (uint8_t)(g->s->gained_doomed + n);
        break;
    case OP_FACE_DOWN:
    case OP_FACE_UP: {
        struct thing_set set;
        collect(g, sc, op->set, &set);
        EACH_OF (&set, card)
            if (op->code == OP_FACE_DOWN)
                face_down(g, card);
            else if (has_flag(g, card, FACEDOWN))
                face_up(g, card, n);
        break;
    }
    case OP_EARN:
    case OP_NOTE:
    case OP_FLIP:
        carry_out_campaign(g, sc, op);
        break;
    case OP_CHOOSE_TOP:
        sc->target = (uint16_t)topmost(g, sc, op->set);
        break;
    case OP_ATTACH_DECK:
        attach_to_deck(g, sc, op);
        break;
    case OP_LOSE:
        g->s->head.status = ARB_LOST;
        tell(g, EVENT_LOSE, "golden-rules.2", 0, 0, 0);
        break;
    default:
        each_card(g, sc, op);
    }
}

static bool picks_target(const struct op *op)
{
    return op->code == OP_CHOOSE || op->code == OP_CHOOSE_SEAT || op->code == OP_CHOOSE_RANDOM ||
           op->code == OP_CHOOSE_TOP;
}

FLOW(program)
{
    const struct op *op;
    BEGIN;
    RULES("ability.20", "effects.1", "effects.4");
    L->since = g->s->serial;
    while ((op = &g->c->op[L->op])->code != OP_END) {
        if (L->targets && !picks_target(op))
            break;
        recall(g, &g->s->scope[L->scope], L->since);
        L->since = g->s->serial;
        if (op->code == OP_THEN) {
            RULE("then.1");
            if (!g->s->scope[L->scope].complete) {
                RULE("then.3");
                break;
            }
            RULE("then.2");
            L->op++;
            continue;
        }
        if (op->code == OP_MODE) {
            L->op++;
            continue;
        }
        if (op_flows[op->code].flow) {
            L->op++;
            CALL_ANY(op_flows[op->code].flow, op_flows[op->code].size,
                     (struct op_start){.scope = L->scope, .op = (uint16_t)(L->op - 1)});
        } else if (leaves_play(op) && any_in_play(g, &g->s->scope[L->scope], op->set)) {
            L->op++;
            CALL(op_leave_play, .scope = L->scope, .op = (uint16_t)(L->op - 1));
        } else {
            struct thing_set facedown = facedown_among(g, &g->s->scope[L->scope], op);
            L->op++;
            if (set_next(&facedown, 0)) {
                CALL(leave_play, .set = facedown, .how = BY_DISCARDING);
                op = &g->c->op[L->op - 1];
            }
            carry_out(g, &g->s->scope[L->scope], op);
            if (g->block->status != ARB_PLAYING)
                break;
        }
        if (may_change(g, WINS_WHEN))
            g->s->unsettled = 1; /* whatever the condition is about may have changed */
        if (g->s->unsettled || g->s->facts > g->s->fact_base) {
            if (g->c->op[L->op].code != OP_END)
                SETTLE;
        }
    }
    if (L->targets)
        RETURN(L->op);
    END;
}
