/* event_words.c - what happened, in plain words: told.h has the sentences of events, this
 * file what they say of cards, abilities and lasting effects, and the sentences of facts.
 * What must hold: to a seat that did not see an event in full its words name no card the
 * seat could not know. */
#include "lotr.h"
#include "words.h"

/* What a sentence says instead, by what its numbers are. */
const char *game_event_template(const struct arb_event *e, const char *usual)
{
    if (e->kind == EVENT_DISCARD && e->a >= SCENARIO)
        return "Discarded: {card b}";
    if (e->kind == EVENT_ATTACH && !e->c)
        return "{Card b} is attached to the deck of {player a}";
    if (e->kind == EVENT_SHUFFLE && e->a >= SCENARIO)
        return "The encounter deck is shuffled";
    if (e->kind == EVENT_ATTACK_ENDS && e->c)
        return "The attack on {card b} ends";
    if (e->kind == EVENT_PROCESS && (e->a || e->b))
        return !e->a   ? "Enemy attacks are over"
               : !e->b ? "Player attacks begin"
                       : "Player attacks are over";
    return usual;
}

static uint16_t face_of(const struct arb_run *g, int card)
{
    return (uint16_t)(is_card(g, card) ? KIT_SHOWN_KIND(g, card) : 0);
}

/* Cards are turned: which side b and the other card of an event showed when it happened. */
void lotr_event_faces(const struct arb_run *g, struct arb_event *e)
{
    e->face[0] = face_of(g, e->b);
    e->face[1] = face_of(g, e->kind == EVENT_LASTING ? e->d : e->c);
}

const struct card_def *event_face(const struct arb_saying *s, int card)
{
    return &s->g->c->def[s->event->face[card != s->event->b]];
}

/* The log names cards without numbers: which copy it was may have changed. */
void say_event_card(const struct arb_saying *s, int card, bool seen, struct arb_text *out)
{
    arb_say(out, "%s", seen && is_card(s->g, card) ? event_face(s, card)->title : "a card");
}

/* ---- Lasting effects ---------------------------------------------------------- */

const char *const game_change_words[CHANGES] = {
    [GAIN_SPHERE] = "gains the {sphere c} icon",
    [NO_THREAT] = "adds no threat",
    [ATTACKS_STAGING] = "may attack in the staging area",
    [DEFENSE_IGNORED] = "the defense against it is not counted",
    [MANY_DEFENDERS] = "any number of defenders",
    [STAGE_LOCKED] = "the quest stage cannot be defeated",
    [EXTRA_REVEALS] = "{+} to the cards revealed in staging",
    [ALLY_LIMIT] = "at most {n} allies are played in a round",
    [THREAT_TOTAL] = "{+} to the threat in the staging area",
    [REFRESH_THREAT] = "{+} to the threat of the refresh phase",
    [EXTRA_RESOURCES] = "{+} to the resources collected",
    [COST_CHANGE] = "{+} to the cost",
};

/* "+1 attack (Blade Mastery): Gimli"; "cannot attack Player 1 (Feint): Forest Spider". */
void say_lasting(const struct arb_saying *s, int modifier, struct arb_text *out)
{
    struct arb_run *g = s->g;
    int source = s->event->b, card = s->event->d, player = s->event->e;
    if (modifier <= 0 || modifier >= g->c->modifiers)
        return;
    const struct modifier *m = &g->c->modifier[modifier];
    say_change(g, m, s->event->a, out);
    if (player < g->s->players) {
        arb_say(out, m->change == CANNOT_ATTACK ? " " : " for ");
        say_player(g, player, out);
    }
    if (source != card) {
        arb_say(out, " (");
        say_event_card(s, source, true, out);
        arb_say(out, ")");
    }
    if (card) {
        arb_say(out, ": ");
        say_event_card(s, card, true, out);
    }
}

/* What a lasting effect changes comes first, then what brought it. */
void lotr_event_about(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_about *about)
{
    if (event->kind != EVENT_LASTING) {
        say_event_about(g, seat, event, about);
        return;
    }
    if (is_card(g, event->d))
        arb_about_card(about, event->d);
    if (event->b != event->d && is_card(g, event->b))
        arb_about_card(about, event->b);
    if (event->e < g->s->players)
        arb_about_seat(about, event->e);
}

/* ---- Facts ------------------------------------------------------------------ */

void say_fact(struct arb_run *g, int seat, const struct happening *fact, struct arb_text *out)
{
    bool seen = !is_card(g, fact->thing) || !shows_back(g, seat, fact->thing);
    struct arb_event e = {
        .seen_by = seen ? 0xffff : 0, .b = (int16_t)fact->thing, .c = (int16_t)fact->other};
    struct arb_saying s = {.g = g, .seat = seat, .event = &e};
    int amount = fact->amount < 0 ? 0 : fact->amount;
    lotr_event_faces(g, &e);
    memcpy(s.arg, (int[]){fact->seat, fact->thing, amount, fact->other}, 4 * sizeof(int));
    say(s, fact->fact < FACTS ? fact_words[fact->fact] : "", out);
}
