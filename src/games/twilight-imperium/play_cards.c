/* 2 Action cards, played out of hidden hands; secret objectives that are scored the same way.
 *
 * Who is asked in a window depends on what all can see: a seat with action cards in hand could hold
 * any that has not been seen on the pile (count_hidden, game_could_answer). What it holds decides
 * only what it is offered. */
#include "kit_config.h"

/* Where nobody sees what lies there but who holds it; and where secret objectives lie that were
 * made public, with which any seat may answer. */
static bool answers_from(const struct arb_run *g, int card, int zone)
{
    return zone == ZONE_ACTIONS || zone == ZONE_SECRETS ||
           (zone >= ZONE_HAND && zone < ZONE_SCORED) || (zone >= ZONE_NOTES && zone < ZONE_AREA) ||
           (zone == ZONE_REVEALED && def_of(g, card)->type == SECRET);
}

void count_hidden(struct arb_run *g, int card, int from, int to)
{
    bool before = answers_from(g, card, from), now = answers_from(g, card, to);
    if (before != now)
        count_answers(g, 0, def_of(g, card)->own, now ? 1 : -1);
}

int game_hidden_with(const struct arb_run *g, int thing)
{
    return is_card(thing) && answers_from(g, thing, g->s->link[thing].zone) ? 0 : NOBODY;
}

bool game_answers_hidden(const struct arb_run *g, int ability)
{
    const struct ability *a = &g->c->ability[ability];
    return a->kind == RESPONSE && a->from == PLACE_HAND;
}

/* The hand in which cards of a type are held. */
static int hand_of(int type, int seat)
{
    return (type == ACTION_CARD ? ZONE_HAND : type == SECRET ? ZONE_SECRET : ZONE_NOTES) + seat;
}

bool game_could_answer(const struct arb_run *g, int seat, int ability)
{
    int def = g->c->ability[ability].def, type = g->c->def[def].type;
    int former = g->c->def[def].former ? g->c->def[def].former : def;
    RULES("2.5", "61.17");
    int open = type == SECRET ? g->c->first_card[SECRET] + former - g->c->first[SECRET] : 0;
    if (open && is_public(g, open))
        return !(scorers(g, open) >> seat & 1);
    if (type == NOTE && !(g->s->got_notes >> seat & 1))
        return false; /* 69.2 nobody plays its own, and it was given no other */
    if (may(g, seat, CANNOT_ANSWER))
        return false;
    return g->s->zone[hand_of(type, seat)].count > 0 &&
           !(type == ACTION_CARD && may(g, seat, CANNOT_PLAY_CARDS));
}

bool game_may_respond(const struct arb_run *g, int seat, int thing, UNUSED const struct ability *a)
{
    return game_you(g, thing, NULL) == seat && !may(g, seat, CANNOT_ANSWER);
}

/* Of several alike only the first is offered. */
static bool has_alike_before(const struct arb_run *g, int zone, int card)
{
    EACH_IN (g->s->zone, g->s->link, zone, other) {
        if (other == card)
            return false;
        if (game_alike(g, other, card))
            return true;
    }
    return false;
}

static bool is_barred_card(const struct arb_run *g, int seat, int card)
{
    return def_of(g, card)->type == ACTION_CARD && may(g, seat, CANNOT_PLAY_CARDS);
}

/* 2.6b The same card once on the same thing that happens. */
static void offer_from_hand(struct arb_run *g, const struct window *L, int card, int fact)
{
    struct abilities own = game_abilities(g, card);
    for (int k = own.first; k < own.first + own.count; k++) {
        const struct ability *a = &g->c->ability[k];
        if (a->from != PLACE_HAND || a->timing != L->timing ||
            a->fact != KIT_REACT(g)->queue[fact].fact)
            continue;
        if (has_alike_before(g, g->s->link[card].zone, card))
            return;
        consider(g, VERB_RESPOND, card, k, fact);
        if (!forbid(g, is_barred_card(g, L->seat, card) || may(g, L->seat, CANNOT_ANSWER), "1.6") &&
            !forbid(g, def_of(g, card)->type == ACTION_CARD && has_answered(g, L, k, fact), "2.6b"))
            offer_response(g, L, card, k, fact);
    }
}

void game_offer_hidden(struct arb_run *g, const struct window *L, int fact)
{
    static const int hands[] = {ZONE_HAND, ZONE_SECRET, ZONE_NOTES};
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        int zone = hands[i] + L->seat;
        EACH_IN (g->s->zone, g->s->link, zone, card)
            offer_from_hand(g, L, card, fact);
    }
    EACH_IN (g->s->zone, g->s->link, ZONE_REVEALED, card)
        if (def_of(g, card)->type == SECRET)
            offer_from_hand(g, L, card, fact);
}

/* 2.6a, 22.2 Cards with "Action" in the seat's own turn. */
void offer_hand(struct arb_run *g, int seat)
{
    static const int hands[] = {ZONE_HAND, ZONE_NOTES};
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        int zone = hands[i] + seat;
        EACH_IN (g->s->zone, g->s->link, zone, card) {
            struct abilities own = game_abilities(g, card);
            for (int k = next_of_kind(g, own, ACTION, 0); k; k = next_of_kind(g, own, ACTION, k)) {
                if (g->c->ability[k].from != PLACE_HAND || has_alike_before(g, zone, card))
                    continue;
                RULES("2.6a", "22.1");
                consider(g, VERB_USE, card, k, 0);
                if (!forbid(g, is_barred_card(g, seat, card), "1.6") &&
                    may_initiate(g, seat, card, k, NULL))
                    offer(g);
            }
        }
    }
}

/* Playing. */

/* 2.7 The card lies open while it is carried out. */
FLOW(announce)
{
    BEGIN;
    const struct scope *sc = SCOPE(g, L->scope);
    int type = def_of(g, sc->source)->type;
    if (is_card(sc->source) && type == ACTION_CARD) {
        RULE("2.7");
        put_card(g, sc->source, ZONE_NOW, ARB_TOP);
        tell(g, EVENT_PLAYS_CARD, "2.7", sc->you, sc->source, 0);
    } else if (type != SECRET) {
        tell(g, EVENT_USES, "1.3", sc->you, sc->source, 0);
    }
    END;
}

/* 2.7+1 Then it is discarded; 2.8, 2.8+1 also when it was canceled, 2.6c which counts as not
 * played. Returns whether it was. */
FLOW(conclude)
{
    BEGIN;
    if (is_card(L->thing) && def_of(g, L->thing)->type == ACTION_CARD) {
        if (g->s->link[L->thing].zone == ZONE_NOW) {
            RULE("2.7+1");
            discard_action(g, L->seat, L->thing, "2.7+1");
        }
        if (L->prevented) {
            RULES("2.8", "2.8+1", "2.6c");
            forget_answer(g, L->thing);
        }
    }
    if (is_card(L->thing) && def_of(g, L->thing)->type == NOTE)
        note_used(g, L->thing);
    if (is_sheet(L->thing) && !L->prevented)
        sheet_used(g, L->seat);
    RETURN(L->prevented);
    END;
}
