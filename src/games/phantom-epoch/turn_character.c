/* A character's turn.
 *
 * turn.char.1   its temporary effects end, start-of-turn effects happen, it plays any of its
 *               chosen cards, what is left of them is discarded
 * convert.char  a chosen card may be a move of its AP instead, or one attack of value 0 */
#include "kit_config.h"

/* Cards. */

static void discard_card(struct arb_run *g, int card)
{
    put_thing(g, card, ZONE_DISCARD + owner_of(card) - 1, ARB_TOP);
}

/* turn.char.1a, .1b. */
static void end_temporary(struct arb_run *g, int figure)
{
    int zone = ZONE_ACTIVE + figure - 1;
    for (int card = g->s->zone[zone].first, next; card; card = next) {
        next = g->s->link[card].next;
        if (def_of(g, card)->lasts != LASTS_TEMPORARY)
            continue;
        RULES("turn.char.1a", "board.12");
        discard_card(g, card);
        tell(g, EVENT_DISCARDS, "turn.char.1b", figure, card, 0);
    }
}

/* turn.char.4. */
static void discard_chosen(struct arb_run *g, int figure)
{
    int zone = ZONE_CHOSEN + figure - 1;
    while (g->s->zone[zone].count) {
        RULE("turn.char.4");
        discard_card(g, g->s->zone[zone].first);
    }
}

/* What can be done. */

/* convert.char.5 to .7: one converted attack, and no other beside it. */
static bool may_convert_to_attack(struct arb_run *g, int figure)
{
    const struct figure *f = figure_of(g, figure);
    return !forbid(g, has(g, figure, KNOCKED_DOWN), "cond.knocked.1") &&
           !forbid(g, f->flags & BARRED, "fumble.1") &&
           !forbid(g, f->flags & ATTACKED, "convert.char.6") && !changed(g, figure, CANNOT_ATTACK);
}

static void offer_card(struct arb_run *g, int figure, int card)
{
    consider(g, VERB_PLAY, card, 0, 0);
    if (!forbid(g, has(g, figure, KNOCKED_DOWN) && !def_of(g, card)->moves, "cond.knocked.2"))
        offer(g);
    consider(g, VERB_TO_MOVE, card, points_of_move(g, figure, card_ap(g, figure, card)), 0);
    if (!forbid(g, has(g, figure, FROZEN), "cond.frozen.3"))
        offer(g);
    consider(g, VERB_TO_ATTACK, card, 0, 0);
    if (may_convert_to_attack(g, figure))
        offer(g);
}

/* cond.stunned.4: one of its chosen cards frees it. */
static void offer_stunned(struct arb_run *g, int figure)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_CHOSEN + figure - 1, card) {
        offer_option(g, VERB_DROP, card, 0, 0);
        consider(g, VERB_PLAY, card, 0, 0);
        forbid(g, true, "cond.stunned.1");
    }
}

/* reading 11: a persistent card may be discarded at any time in its owner's turn. */
static void offer_persistent(struct arb_run *g, int figure)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_ACTIVE + figure - 1, card)
        if (def_of(g, card)->lasts == LASTS_PERSISTENT)
            offer_option(g, VERB_DROP, card, 0, 0);
}

static void offer_turn(struct arb_run *g, int figure)
{
    if (has(g, figure, STUNNED)) {
        offer_stunned(g, figure);
        offer_abilities(g, character(g, figure)->seat); /* none: cond.stunned.2 */
    } else {
        EACH_IN (g->s->zone, g->s->link, ZONE_CHOSEN + figure - 1, card)
            offer_card(g, figure, card);
        offer_moves(g, figure);
        offer_abilities(g, character(g, figure)->seat);
    }
    offer_persistent(g, figure);
    offer_pass(g, VERB_END);
}

/* item.3: in its owner's turn; cond.knocked.3, cond.stunned.2: not then. */
bool game_may_act(struct arb_run *g, int seat, int thing, const struct ability *a)
{
    int owner = owner_of(thing);
    (void)a;
    return is_character(owner) && character(g, owner)->seat == seat && owner == g->s->acting &&
           !forbid(g, has(g, owner, KNOCKED_DOWN), "cond.knocked.3") &&
           !forbid(g, has(g, owner, STUNNED), "cond.stunned.2");
}

/* equip.12, attach.13: gear without a charge has no answer. */
bool game_may_respond(const struct arb_run *g, int seat, int thing, const struct ability *a)
{
    int owner = owner_of(thing);
    (void)a;
    if (!is_character(owner) || character(g, owner)->seat != seat || has(g, owner, KNOCKED_DOWN) ||
        has(g, owner, STUNNED))
        return false;
    if (thing < FIRST_GEAR || !def_of(g, thing)->charges || *charge_of(g, thing))
        return true;
    RULE(def_of(g, thing)->type == ATTACHMENT ? "attach.13" : "equip.12");
    return false;
}

bool could_use_anything(struct arb_run *g, int figure)
{
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE], l)
        if (owner_of(l->thing) == figure &&
            may_initiate(g, character(g, figure)->seat, l->thing, l->ability, NULL))
            return true;
    return false;
}

/* Playing. */

/* turn.char.3c: all actions of the card, each done or skipped; turn.char.3d: then it is
 * discarded, unless it stays. */
FLOW(play_card)
{
    BEGIN;
    put_thing(g, L->card, ZONE_PLAYED + L->figure - 1, ARB_TOP);
    tell(g, EVENT_PLAYS, "turn.char.3b", L->figure, L->card, 0);
    CALL(carry, .as = {BEGINNING_SCOPE(L->card, 0, character(g, L->figure)->seat)},
         .op = def_of(g, L->card)->does);
    RULE("turn.char.3c");
    if (g->s->link[L->card].zone == ZONE_PLAYED + L->figure - 1) {
        if (def_of(g, L->card)->lasts) {
            put_thing(g, L->card, ZONE_ACTIVE + L->figure - 1, ARB_BOTTOM);
            RULE(def_of(g, L->card)->lasts == LASTS_PERSISTENT ? "board.13" : "board.12");
        } else {
            RULE("turn.char.3d");
            discard_card(g, L->card);
        }
    }
    happened(g, FACT_PLAYS, L->figure, NOBODY, L->card, 0);
    SETTLE;
    END;
}

/* convert.char.2, .3. */
static void convert_to_move(struct arb_run *g, int figure, int card)
{
    int points = card_ap(g, figure, card);
    discard_card(g, card);
    RULES("convert.char.1", "convert.char.2", "convert.char.4");
    tell(g, EVENT_CONVERTS, "convert.char.3", figure, card, points_of_move(g, figure, points));
    give_move(g, figure, points, false);
}

static void convert_to_attack(struct arb_run *g, int figure, int card)
{
    discard_card(g, card);
    start_other_action(g, figure);
    RULES("convert.char.1", "convert.char.2");
    tell(g, EVENT_TURNS_ATTACK, "convert.char.5", figure, card, 0);
}

static void drop_card(struct arb_run *g, int figure, int card)
{
    bool active = g->s->link[card].zone == ZONE_ACTIVE + figure - 1;
    discard_card(g, card);
    tell(g, EVENT_DISCARDS, active ? "board.13" : "cond.stunned.4", figure, card, 0);
    if (active)
        return;
    RULE("cond.stunned.4b");
    status_lose(g, figure, STUNNED, "cond.stunned.4");
}

/* turn.char.3a: any number of the chosen cards, one after the other. */
FLOW(turn_step_three)
{
    BEGIN;
    while (on_map(g, L->figure) && !mission_over(g)) {
        ASK(SEAT(character(g, L->figure)->seat), "turn.char.3a", "What does {thing} do? ({n} MP)",
            L->figure, {
                g->prompt_arg[1] = character(g, L->figure)->mp;
                offer_turn(g, L->figure);
            });
        if (chosen(g)->verb == VERB_END)
            break;
        if (chosen(g)->verb == VERB_PLAY) {
            CALL(play_card, .figure = L->figure, .card = chosen(g)->a);
        } else if (chosen(g)->verb == VERB_TO_MOVE) {
            convert_to_move(g, L->figure, chosen(g)->a);
        } else if (chosen(g)->verb == VERB_TO_ATTACK) {
            convert_to_attack(g, L->figure, chosen(g)->a);
            CALL(attack_action, .s = {.attacker = L->figure,
                                      .targets = 1,
                                      .range = (int8_t)base_range(g, L->figure)});
            RULE("convert.char.7");
            figure_of(g, L->figure)->flags |= BARRED;
        } else if (chosen(g)->verb == VERB_DROP) {
            drop_card(g, L->figure, chosen(g)->a);
        } else if (is_move_verb(chosen(g)->verb)) {
            CALL(move_character, .figure = L->figure);
        } else {
            CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b,
                 .seat = character(g, L->figure)->seat);
        }
        SETTLE;
    }
    END;
}

FLOW(turn_character)
{
    BEGIN;
    RULE("turn.char.1");
    end_temporary(g, L->figure);
    if (character(g, L->figure)->resting) {
        CALL(rest_turn, .figure = L->figure);
    } else {
        RULE("turn.char.2");
        CALL(start_of_turn, .figure = L->figure);
        CALL(turn_step_three, .figure = L->figure);
        discard_chosen(g, L->figure);
    }
    start_other_action(g, L->figure);
    character(g, L->figure)->rested = character(g, L->figure)->resting;
    CALL(end_of_turn, .figure = L->figure);
    END;
}
