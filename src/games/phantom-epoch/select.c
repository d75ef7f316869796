/* Choosing cards: all at once, in secret, each for the characters of its own seat.
 *
 * select.2   at least one card, unless the character rests
 * select.3   their AP are at most the maximum of the species card
 * select.4   nobody sees or tells what another chooses */
#include "kit_config.h"

/* cond.frozen.1: everything costs twice as much. */
int card_ap(const struct arb_run *g, int figure, int card)
{
    int ap = stat_of(g, card, STAT_AP, NULL);
    if (!has(g, figure, FROZEN))
        return ap;
    RULE("cond.frozen.1");
    return 2 * ap;
}

static int chosen_ap(const struct arb_run *g, int figure)
{
    int sum = 0;
    for (unsigned left = character(g, figure)->chosen; left; left &= left - 1)
        sum += card_ap(g, figure, first_card(figure) + __builtin_ctz(left));
    return sum;
}

/* The cards in hand that are not chosen yet, a bit each. */
static unsigned cards_left(const struct arb_run *g, int figure)
{
    unsigned left = 0;
    for (int i = 0; i < HAND_CARDS; i++)
        left |= (unsigned)(g->s->link[first_card(figure) + i].zone == ZONE_HAND + figure - 1) << i;
    return left & ~(unsigned)character(g, figure)->chosen;
}

/* Is there a card that could be chosen besides? */
static bool could_choose(const struct arb_run *g, int figure)
{
    int most = stat_of(g, figure, STAT_AP, NULL) - chosen_ap(g, figure);
    for (unsigned left = cards_left(g, figure); left; left &= left - 1)
        if (card_ap(g, figure, first_card(figure) + __builtin_ctz(left)) <= most)
            return true;
    return false;
}

/* Returns whether one could be chosen besides those of `sum` AP. */
static bool offer_cards(struct arb_run *g, int figure, int sum, int most)
{
    bool some = false;
    for (unsigned left = cards_left(g, figure); left; left &= left - 1) {
        int card = first_card(figure) + __builtin_ctz(left), ap = card_ap(g, figure, card);
        consider(g, VERB_SELECT, card, ap, 0);
        if (forbid_by(g, sum + ap > most, "select.3", "Together that is {n} AP; {n} are the most.",
                      sum + ap, most, 0))
            continue;
        some = true;
        offer(g);
    }
    return some;
}

static void offer_selection(struct arb_run *g, int figure)
{
    int sum = chosen_ap(g, figure), most = stat_of(g, figure, STAT_AP, NULL);
    g->prompt_arg[1] = (uint16_t)sum;
    g->prompt_arg[2] = (uint16_t)most;
    bool some = character(g, figure)->chosen, could = offer_cards(g, figure, sum, most);
    if (!some) {
        consider(g, VERB_REST, figure, 0, 0);
        if (may_rest(g, figure))
            offer(g);
    }
    consider(g, VERB_DONE, figure, 0, 0);
    /* reading 8: who can neither choose nor rest passes. */
    if (some ||
        (!could && (!g->s->zone[ZONE_DISCARD + figure - 1].count || character(g, figure)->rested)))
        offer_flagged(g, ARB_PASS, VERB_DONE, figure, 0, 0);
    else
        forbid(g, true, "select.2");
}

/* The characters of this seat from `from` on; 0: there are no more. */
static int next_of_seat(const struct arb_run *g, int seat, int from)
{
    for (int f = from; f <= g->s->characters; f++)
        if (on_map(g, f) && character(g, f)->seat == seat)
            return f;
    return 0;
}

int seats_with_characters(const struct arb_run *g)
{
    int mask = 0;
    EACH_CHARACTER (g, f)
        mask |= 1 << character(g, f)->seat;
    return mask;
}

/* A lane: what it writes is hidden from the others until the last seat is done. */
FLOW(select_cards)
{
    BEGIN;
    RULES("round.3", "select.1");
    for (L->character = (uint8_t)next_of_seat(g, L->seat, 1); L->character;
         L->character = (uint8_t)next_of_seat(g, L->seat, L->character + 1)) {
        for (;;) {
            ASK(SEAT(L->seat), "select.1",
                "Which cards does {thing} play this round? ({n} of {n} AP)", L->character,
                { offer_selection(g, L->character); });
            if (chosen(g)->verb == VERB_SELECT) {
                character(g, L->character)->chosen |=
                    (uint16_t)(1 << (chosen(g)->a - first_card(L->character)));
                if (could_choose(g, L->character))
                    continue;
            }
            if (chosen(g)->verb == VERB_REST)
                character(g, L->character)->resting = true;
            break;
        }
    }
    RETURN(0);
    END;
}

/* The seat begins anew. */
void epoch_withdrawn(struct arb_run *g, int seat)
{
    for (int f = 1; f <= g->s->characters; f++)
        if (character(g, f)->seat == seat) {
            character(g, f)->chosen = 0;
            character(g, f)->resting = false;
        }
}

/* round.4: all that was chosen is turned up at once. */
void reveal_cards(struct arb_run *g)
{
    EACH_CHARACTER (g, f) {
        if (character(g, f)->resting)
            tell(g, EVENT_RESTS, "round.4", f, 0, 0);
        for (int i = 0; i < HAND_CARDS; i++)
            if (character(g, f)->chosen >> i & 1) {
                put_thing(g, first_card(f) + i, ZONE_CHOSEN + f - 1, ARB_BOTTOM);
                tell(g, EVENT_CHOSE, "round.4", f, first_card(f) + i, 0);
            }
        character(g, f)->chosen = 0;
    }
}
