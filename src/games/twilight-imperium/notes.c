/* 69 Promissory notes: how they change hands and go back. */
#include "kit_config.h"

/* 21.0+1, 21.5+1, 21.6, 93.6, 93.6a What is given away lies on its other side from then on. */
void give_commodities(struct arb_run *g, int from, int to, int count)
{
    RULES("21.0+1", "21.5+1", "21.6", "93.6", "93.6a");
    if (count == stat_of(g, SHEETS + from, STAT_COMMODITIES, NULL))
        g->s->gave_all |= (uint8_t)SEAT(from);
    add_wares(g, from, WARE_COMMODITIES, -count);
    add_wares(g, to, WARE_GOODS, count);
}

bool may_not_receive(const struct arb_run *g, int seat, int card)
{
    return may_change(g, CANNOT_RECEIVE) && seat_is_told_of(g, seat, card, CANNOT_RECEIVE);
}

/* 69.6 Only the two know which note it is; from now on everybody knows that this seat may have one
 * of somebody else. What must lie before its holder is seen by all. */
void hand_note(struct arb_run *g, int card, int to)
{
    int from = game_you(g, card, NULL);
    bool shown = def_of(g, card)->shown && note_owner(g, card) != to;
    if (shown)
        RULE("1.23a");
    put_card(g, card, (shown ? ZONE_AREA : ZONE_NOTES) + to, ARB_BOTTOM);
    if (!shown && from != NOBODY) {
        RULE("69.6");
        g->s->known[card] |= (uint16_t)SEAT(from);
    }
    g->s->got_notes |= (uint8_t)SEAT(to);
    happened(g, FACT_RECEIVES, card, to, 0, 0);
}

/* 69.3, 69.4 It may be given away again. */
void return_note(struct arb_run *g, int card)
{
    int holder = game_you(g, card, NULL), owner = note_owner(g, card);
    if (owner == NOBODY)
        return;
    if (!seat_is_in(g, owner)) { /* 33.4, 33.10c out of the game */
        put_card(g, card, ZONE_OUT, ARB_TOP);
        return;
    }
    RULES("69.3", "69.4");
    put_card(g, card, ZONE_NOTES + owner, ARB_BOTTOM);
    tell(g, EVENT_RETURNS, "69.3", owner, card, 0);
    happened(g, FACT_LOSES, card, holder, 0, 0);
}

void note_used(struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    if (zone >= ZONE_NOTES && zone < ZONE_AREA)
        return_note(g, card);
}

/* 69.2 Nobody plays a note of its own colour or faction. */
bool game_may_begin(struct arb_run *g, int seat, int thing, const struct ability *a)
{
    if (!is_card(thing) || def_of(g, thing)->type != NOTE || a->from != PLACE_HAND)
        return !is_spare_fragment(g, thing);
    RULES("69.1", "69.1+1");
    return !forbid(g, note_owner(g, thing) == seat, "69.2");
}

/* A note that every colour has is called by whose it is, too: seats do not change. */
void game_thing_words(struct arb_run *g, UNUSED int seat, int thing, struct arb_text *out)
{
    const struct thing_def *d = def_of(g, thing);
    if (is_unit_card(thing)) { /* in a transaction */
        arb_say(out, "a captured %s", unit_words[(thing - UNIT_CARDS) % UNITS][0]);
        return;
    }
    arb_say(out, "%s", game_name(g, thing));
    if (d->type == NOTE && !d->faction) {
        arb_say(out, " of ");
        arb_say_seat(g, g->c->copy[thing], out);
    }
}
