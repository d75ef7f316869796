/* hands_search.c - ops that look at what is hidden: the top of a deck, a whole place. */
#include "kit_config.h"

static int looked_deck(OP_SEES)
{
    return KIT_DECK_OF(who(g, sc, op->who), HANDS_SORT(op));
}

/* Looking. */

COULD(could_look)
{
    int seat = op->who ? who(g, sc, op->who) : NOBODY;
    if (seat >= SEATS && seat != NOBODY)
        return has_deck(g, sc, op, seat, 0);
    for (int mask = who_mask(g, sc, op->who); mask; mask &= mask - 1)
        if (has_deck(g, sc, op, __builtin_ctz((unsigned)mask), 0))
            return true;
    return !op->who;
}

/* You look at one thing, or at the top of a deck: what is there stays where it is, and from
 * now on its place is known. The last one looked at is the target. */
FLOW(op_look)
{
    BEGIN;
    if (OP->set.which) {
        if (!which_thing(g, SC, OP->set.which))
            RETURN(0);
        CALL(identify, .thing = (uint16_t)which_thing(g, SC, OP->set.which));
        make_known(g, result(g), SC->you);
        SC->target[0] = (uint16_t)result(g);
        AT(LOOKS_AT);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOK, BY(LOOKS_AT), SC->you, result(g), 0);
        RETURN(0);
    }
    SC->done = 0;
    for (L->above = 0; L->above < value_of(g, SC, &OP->n); L->above++) {
        CALL(look_at, .zone = looked_deck(g, SC, OP), .above = L->above, .seat = SC->you);
        if (!result(g))
            break;
        SC->target[0] = (uint16_t)result(g);
        SC->done++;
        AT(LOOKS_AT_TOP);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOK, BY(LOOKS_AT_TOP), SC->you, result(g), 0);
    }
    END;
}

/* You looked at the top of a deck and put it back in any order. */
FLOW(op_reorder)
{
    BEGIN;
    CALL(put_back, .zone = looked_deck(g, SC, OP), .count = SC->done, .seat = SC->you,
         .source = SC->source);
    END;
}

/* Of the things of a set the one nearest the top of its pile becomes the target. */
DO_NOW(choose_topmost)
{
    int least = THINGS;
    sc->target[0] = 0;
    EACH_THING (g, sc, op->set, thing)
        if (depth_of(g, thing) < least) {
            least = depth_of(g, thing);
            sc->target[0] = (uint16_t)thing;
        }
}

/* Searching. */

/* Does a search look at the top of a deck only? Else it goes through the whole place. */
static bool searches_top(const struct op *op)
{
    return op->n.measure || op->n.base;
}

COULD(could_find)
{
    return !(searches_top(op) && value_of(g, sc, &op->n) <= 0) && next_in_set(g, sc, op->set, 0);
}

/* Who looks through what this seat has. */
static int searcher(const struct scope *sc, const struct op *op, int seat)
{
    return op->arg & SEARCH_PUTS_BACK ? sc->you : seat;
}

/* What a search may find: in the places of its filter, but in no other seat's zones; with a
 * top, only what was seen there. */
static struct thing_set findable(OP_SEES, int seat, int top)
{
    struct thing_set found, all;
    struct scope as = *sc;
    as.each = (uint8_t)seat;
    collect(g, &as, op->set, &all);
    found = all;
    EACH_OF (&all, thing) {
        int whose = game_zone_seat(KIT_LINKS(g)[thing].zone);
        if ((whose < SEATS && whose != seat) || (top && depth_of(g, thing) >= top))
            set_drop(&found, thing);
    }
    return found;
}

/* Things that are alike and lie in one place are one choice. */
static bool offered_already(const struct arb_run *g, const struct thing_set *set, int thing)
{
    for (int other = set_next(set, 0); other && other < thing; other = set_next(set, other))
        if (KIT_LINKS(g)[other].zone == KIT_LINKS(g)[thing].zone && game_alike(g, other, thing))
            return true;
    return false;
}

static void offer_found(struct arb_run *g, const struct op *op, const struct thing_set *set)
{
    EACH_OF (set, thing)
        if (!offered_already(g, set, thing))
            offer_option(g, VERB_TAKE, thing, 0, 0);
    if (!(op->arg & SEARCH_MUST))
        offer_pass(g, VERB_DECLINE);
}

static void shuffle_searched(struct arb_run *g, int zone)
{
    shuffle_pile(g, zone);
    tell(g, EVENT_SHUFFLE, BY(SEARCH_ENDS), game_zone_seat(zone), 0, 0);
}

FLOW(op_search)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    SC->done = 0;
    while (next_turn(g, &L->turn)) {
        for (L->top = 0; L->top < value_of(g, SC, &OP->n); L->top++) {
            CALL(look_at, .zone = KIT_DECK_OF(L->turn.seat, HANDS_SORT(OP)), .above = L->top,
                 .seat = (uint8_t)searcher(SC, OP, L->turn.seat));
            if (!result(g)) {
                AT(SEES_FEWER);
                break;
            }
        }
        if (searches_top(OP) && !L->top)
            continue;
        if (!searches_top(OP)) {
            AT(SEARCHES_ALL);
            /* Going through it tells what those dealt from there are not. */
            while (game_unidentified(g, game_searched(g, OP, L->turn.seat)))
                CALL(identify,
                     .thing = (uint16_t)game_unidentified(g, game_searched(g, OP, L->turn.seat)));
            EACH_LYING (g, game_searched(g, OP, L->turn.seat), thing)
                make_known(g, thing, searcher(SC, OP, L->turn.seat));
        }
        L->taken = 0;
        L->set = findable(g, SC, OP, L->turn.seat, L->top);
        if (set_next(&L->set, 0)) {
            ASK_AT(SEAT(searcher(SC, OP, L->turn.seat)), TAKE_FOUND, SC->source,
                   { offer_found(g, OP, &L->set); });
            if (chosen(g)->verb == VERB_TAKE) {
                SC->done++;
                L->taken++;
                game_found(g, OP, L->turn.seat, chosen(g)->a);
            }
        }
        if (OP->arg & SEARCH_PUTS_BACK)
            CALL(put_back, .zone = KIT_DECK_OF(L->turn.seat, HANDS_SORT(OP)),
                 .count = (uint8_t)(L->top - L->taken), .seat = SC->you, .source = SC->source);
        else
            shuffle_searched(g, game_searched(g, OP, L->turn.seat));
    }
    END;
}
