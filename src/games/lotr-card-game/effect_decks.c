/* effect_decks.c - ops on hands and decks: draw, discard, look, search, reorder. */
#include "cards.h"
#include "combat.h"
#include "draw.h"
#include "effect.h"

COULD_SEAT(can_draw, player)
{
    return n > 0 && g->s->zone[zone_of(player, DECK)].count && !table_rule(g, player, CANNOT_DRAW);
}

COULD_SEAT(has_hand, player)
{
    return g->s->zone[zone_of(player, HAND)].count > 0;
}

COULD_SEAT(has_deck, player)
{
    return g->s->zone[zone_of(player, DECK)].count > 0;
}

FLOW(op_draw)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    while (next_turn(g, &L->turn)) {
        CALL(draw, .player = L->turn.seat, .count = (uint8_t)value_of(g, SC, &OP->n));
        SC->done = (uint8_t)result(g);
        if (result(g) < value_of(g, SC, &OP->n))
            SC->complete = false;
    }
    END;
}

static bool discardable(const struct arb_run *g, const struct scope *sc, const struct op *op,
                        int card)
{
    return !op->set.which || in_set(g, sc, op->set, card);
}

static int discardables(const struct arb_run *g, const struct scope *sc, const struct op *op,
                        int player, struct thing_set *out)
{
    *out = (struct thing_set){{0}};
    EACH_CARD (g, zone_of(player, HAND), card)
        if (discardable(g, sc, op, card))
            set_add(out, card);
    return set_count(out);
}

static void discard_from_hand(struct arb_run *g, int player, int card)
{
    tell(g, EVENT_DISCARD, "discard-pile.4", player, card, 0);
    move_card(g, card, discard_zone(g, card), ARB_TOP);
    happened(g, FACT_DISCARDED, card, player, 0, 0);
}

/* n cards of the player's own choice; n below 0 is all of them. */
FLOW(op_discard_hand)
{
    struct thing_set set;
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    SC->done = 0;
    while (next_turn(g, &L->turn)) {
        int n = value_of(g, SC, &OP->n);
        if (n < 0) {
            discardables(g, SC, OP, L->turn.seat, &set);
            EACH_OF (&set, card) {
                discard_from_hand(g, L->turn.seat, card);
                SC->done++;
            }
            CALL(order_pile, .owner = L->turn.seat, .count = (uint8_t)set_count(&set));
            continue;
        }
        for (L->left = (int8_t)n; L->left > 0; L->left--) {
            if (!discardables(g, SC, OP, L->turn.seat, &set)) {
                SC->complete = false;
                break;
            }
            ASK(SEAT(L->turn.seat), "effects.4", "{card}: discard which card?", SC->source, {
                discardables(g, SC, OP, L->turn.seat, &set);
                EACH_OF (&set, card)
                    offer_option(g, VERB_DISCARD, card, 0, 0);
            });
            discard_from_hand(g, L->turn.seat, chosen(g)->a);
            SC->done++;
        }
    }
    END;
}

FLOW(op_discard_random)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    while (next_turn(g, &L->turn)) {
        if (g->s->zone[zone_of(L->turn.seat, HAND)].count < value_of(g, SC, &OP->n))
            SC->complete = false;
        CALL(discard_random, .player = L->turn.seat, .count = (uint8_t)value_of(g, SC, &OP->n));
    }
    END;
}

static int looked_deck(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    int player = who(g, sc, op->who);
    return player >= PLAYERS ? ZONE_ENCOUNTER_DECK : zone_of(player, DECK);
}

COULD(could_look)
{
    if (op->who == WHO_SCENARIO)
        return g->s->zone[ZONE_ENCOUNTER_DECK].count > 0;
    int players = who_mask(g, sc, op->who);
    for (int p = 0; p < g->s->players; p++)
        if ((players >> p & 1) && g->s->zone[zone_of(p, DECK)].count)
            return true;
    return !op->who;
}

/* Turn the top cards over for one player's eyes; they stay where they are and
 * from now on their places are known. The last one looked at is the target. */
FLOW(op_look)
{
    BEGIN;
    if (OP->set.which) {
        if (!which_thing(g, SC, OP->set.which))
            RETURN(0);
        CALL(identify, .card = (uint16_t)which_thing(g, SC, OP->set.which));
        g->s->card[result(g)].known_to |= (uint8_t)(1 << SC->you);
        SC->target[0] = (uint16_t)result(g);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOK, "effects.4", SC->you, SC->target[0], 0);
        RETURN(0);
    }
    L->left = (uint8_t)value_of(g, SC, &OP->n);
    SC->done = 0;
    for (L->above = 0; L->left > 0; L->left--, L->above++) {
        int zone = looked_deck(g, SC, OP);
        int card = g->s->zone[zone].first;
        for (int i = 0; i < L->above && card; i++)
            card = g->s->link[card].next;
        if (!card)
            break;
        if (g->s->link[card].loose) {
            CHANCE(g->s->zone[looked_deck(g, SC, OP)].loose, "search.1",
                   "Which card is next in {deck}?", looked_deck(g, SC, OP), {
                       EACH_CARD (g, looked_deck(g, SC, OP), c)
                           if (g->s->link[c].loose)
                               offer_option(g, VERB_DRAWN, c, 0, 0);
                   });
            zone = looked_deck(g, SC, OP);
            card = arb_loose_card(g->s->zone, g->s->link, (uint8_t)zone, chosen(g)->a);
            arb_settle_on_top(g->s->zone, g->s->link, (uint16_t)card, L->above);
        }
        RULE("search.3");
        g->s->card[card].known_to |= (uint8_t)(1 << SC->you);
        SC->target[0] = (uint16_t)card;
        SC->done++;
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOK, "search.1", SC->you, card, 0);
    }
    END;
}

/* Does a search look at the top cards only? Else it goes through the whole place. */
static bool searches_top(const struct op *op)
{
    return op->n.measure || op->n.base;
}

COULD(could_find)
{
    struct thing_set set;
    if (searches_top(op) && value_of(g, sc, &op->n) <= 0)
        return false;
    collect(g, sc, op->set, &set);
    return set_next(&set, 0);
}

/* The cards of a search: in the places of the filter, of this player's own
 * deck only; with a top count, the settled top cards. */
static void searched(const struct arb_run *g, const struct scope *sc, const struct op *op,
                     int player, int top, struct thing_set *out)
{
    struct scope as = *sc;
    as.each = (uint8_t)player;
    collect(g, &as, op->set, out);
    struct thing_set all = *out;
    EACH_OF (&all, card) {
        int zone = g->s->link[card].zone;
        if (zone >= ZONE_PLAYER && player_of_zone(zone) != player)
            set_drop(out, card);
        int depth = 0;
        for (int c = card; top && c; c = g->s->link[c].prev)
            depth++;
        if (top && depth > top)
            set_drop(out, card);
    }
}

/* Who looks through the cards of `player`: that player, or (+16) you. */
static int searcher(const struct scope *sc, const struct op *op, int player)
{
    return op->arg & 16 ? sc->you : player;
}

static int searched_deck(const struct arb_run *g, const struct op *op, int player)
{
    int places = g->c->filter[op->set.filter].places;
    return places & IN_ENCOUNTER_DECK ? ZONE_ENCOUNTER_DECK : zone_of(player, DECK);
}

static int any_unseen_shadow(const struct arb_run *g)
{
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, UNSEEN))
            return card;
    return 0;
}

/* Copies that lie in the same place are one choice. */
static bool offered_already(const struct arb_run *g, const struct thing_set *set, int card)
{
    for (int other = set_next(set, 0); other && other < card; other = set_next(set, other))
        if (g->s->card[other].def == g->s->card[card].def &&
            g->s->link[other].zone == g->s->link[card].zone)
            return true;
    return false;
}

/* arg: 0 to hand, 1 to staging; +8: must take one if there is one. */
FLOW(op_search)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    SC->done = 0;
    while (next_turn(g, &L->turn)) {
        for (L->top = 0; L->top < value_of(g, SC, &OP->n); L->top++) {
            int card = g->s->zone[zone_of(L->turn.seat, DECK)].first;
            for (int i = 0; i < L->top && card; i++)
                card = g->s->link[card].next;
            if (!card) {
                RULES("effects.5", "effects.6");
                break;
            }
            if (g->s->link[card].loose) {
                CHANCE(g->s->zone[zone_of(L->turn.seat, DECK)].loose, "search.1",
                       "Which card is next in {deck}?", zone_of(L->turn.seat, DECK), {
                           EACH_CARD (g, zone_of(L->turn.seat, DECK), c)
                               if (g->s->link[c].loose)
                                   offer_option(g, VERB_DRAWN, c, 0, 0);
                       });
                card = arb_loose_card(g->s->zone, g->s->link, zone_of(L->turn.seat, DECK),
                                      chosen(g)->a);
                arb_settle_on_top(g->s->zone, g->s->link, (uint16_t)card, L->top);
            }
            g->s->card[card].known_to |= (uint8_t)(1 << searcher(SC, OP, L->turn.seat));
        }
        /* Going through the encounter deck tells which cards its shadow cards are not. */
        while (!searches_top(OP) && searched_deck(g, OP, L->turn.seat) == ZONE_ENCOUNTER_DECK &&
               any_unseen_shadow(g))
            CALL(identify, .card = (uint16_t)any_unseen_shadow(g));
        if (searches_top(OP) && !L->top)
            continue;
        if (!searches_top(OP)) {
            int by = searcher(SC, OP, L->turn.seat);
            RULE("search.1");
            EACH_CARD (g, searched_deck(g, OP, L->turn.seat), c)
                g->s->card[c].known_to |= (uint8_t)(1 << by);
        }
        searched(g, SC, OP, L->turn.seat, L->top, &L->set);
        if (set_next(&L->set, 0)) {
            RULES("search.1", "search.2");
            ASK(SEAT(searcher(SC, OP, L->turn.seat)), "search.2", "{card}: take which card?",
                SC->source, {
                    EACH_OF (&L->set, card)
                        if (!offered_already(g, &L->set, card))
                            offer_option(g, VERB_TAKE, card, 0, 0);
                    if (!(OP->arg & 8))
                        offer_pass(g, VERB_DECLINE);
                });
            if (chosen(g)->verb == VERB_TAKE) {
                int card = chosen(g)->a;
                SC->done++;
                if (OP->arg & 1) {
                    move_card(g, card, ZONE_STAGING, ARB_BOTTOM);
                    tell(g, EVENT_STAGING, "search.2", 0, card, 0);
                    RULES("enters-play.1", "in-play.11");
                    happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
                } else {
                    move_card(g, card, zone_of(L->turn.seat, HAND), ARB_BOTTOM);
                    tell_only(g, (uint16_t)SEAT(L->turn.seat), EVENT_TO_HAND, "search.2",
                              L->turn.seat, card, 0);
                }
            }
        }
        if (OP->arg & 16) {
            CALL(op_reorder, .scope = L->scope, .op = L->op, .left = (uint8_t)(L->top - SC->done));
            continue;
        }
        int deck = searched_deck(g, OP, L->turn.seat);
        shuffle_deck(g, deck);
        tell(g, EVENT_SHUFFLE, "search.3", deck == ZONE_ENCOUNTER_DECK ? SCENARIO : L->turn.seat, 0,
             0);
    }
    END;
}

/* You looked at the top n cards: put them back one by one, top first. */
FLOW(op_reorder)
{
    BEGIN;
    L->zone = (uint8_t)looked_deck(g, SC, OP);
    if (!L->left)
        L->left = SC->done;
    if (L->left > g->s->zone[L->zone].count)
        L->left = (uint8_t)g->s->zone[L->zone].count;
    for (L->above = 0; L->above + 1 < L->left; L->above++) {
        ASK(SEAT(SC->you), "effects.4", "{card}: which card goes back next, from the top?",
            SC->source, {
                int i = 0;
                EACH_CARD (g, L->zone, card) {
                    if (i >= L->left)
                        break;
                    if (i++ >= L->above)
                        offer_option(g, VERB_PUT_NEXT, card, 0, 0);
                }
            });
        uint8_t known = g->s->card[chosen(g)->a].known_to;
        arb_settle_on_top(g->s->zone, g->s->link, chosen(g)->a, L->above);
        g->s->card[chosen(g)->a].known_to = known;
    }
    END;
}
