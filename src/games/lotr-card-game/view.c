/* view.c - the table as one seat sees it.
 *
 * What must hold: nothing is in a view that the seat may not know. A card in
 * another's hand or in a deck is only counted; a card that lies with its back
 * up shows neither its face nor its id, since ids follow the deck lists. The
 * exceptions are a card whose identity is not settled yet (UNSEEN: its id says
 * nothing) and a facedown card that counts as another (an Orc Guard), which
 * must be named to be attacked. */
#include "engine.h"
#include "odds.h"
#include "words.h"

#include <ctype.h>
#include <stdio.h>

/* ---- Who knows what --------------------------------------------------------- */

static bool told_to(const struct card *c, int seat)
{
    return seat >= 0 && seat < PLAYERS && c->known_to >> seat & 1;
}

static bool back_up_for(const struct arb_run *g, int seat, int card)
{
    const struct card *c = &g->s->card[card];
    if (c->flags & UNSEEN)
        return true;
    if (!(c->flags & FACEDOWN) || card == g->s->prisoner)
        return false;
    return !told_to(c, seat);
}

bool shows_back(const struct arb_run *g, int seat, int card)
{
    return back_up_for(g, seat, card) && !g->s->card[card].as;
}

bool seat_knows(const struct arb_run *g, int seat, int card)
{
    const struct lotr *s = g->s;
    if (card <= 0 || card > s->cards || back_up_for(g, seat, card))
        return false;
    int zone = s->link[card].zone;
    if (zone == ZONE_ENCOUNTER_DECK || zone == ZONE_QUEST_DECK)
        return told_to(&s->card[card], seat);
    if (zone < ZONE_PLAYER)
        return true;
    int which = area_of(zone), player = player_of_zone(zone);
    if (which == HAND && player == seat)
        return true;
    return which > DECK || told_to(&s->card[card], seat);
}

int copy_number(const struct arb_run *g, int card, int *copies)
{
    int title = def_of(g, card)->title_id, number = 1, all = 0;
    EACH_CARD (g, g->s->link[card].zone, other) {
        bool back = has_flag(g, other, FACEDOWN | UNSEEN) && !g->s->card[other].as;
        if (def_of(g, other)->title_id != title || (back && other != card))
            continue;
        all++;
        number += other < card;
    }
    if (copies)
        *copies = all;
    return number;
}

/* ---- Small pieces ----------------------------------------------------------- */

void capital(const char *word, char *out, size_t size)
{
    snprintf(out, size, "%s", word ? word : "");
    out[0] = (char)toupper((unsigned char)out[0]);
}

/* A number with a name for arb_explain(). */
struct number {
    const char *id, *label;
    int value;
    const char *how;
};

static void begin_number(struct arb_json *out, const struct number *n)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", n->id);
    arb_put_text(out, "label", n->label);
    arb_put_number(out, "value", n->value);
    arb_put_how(out, n->how);
}

static void put_number(struct arb_json *out, const struct number *n)
{
    begin_number(out, n);
    arb_put_end(out);
}

/* ---- Zones ------------------------------------------------------------------ */

struct zone_words {
    const char *id, *label;
    int owner; /* -1: nobody's */
    int zone;
};

/* The cards follow. */
static void begin_zone(const struct arb_run *g, const struct zone_words *z, bool hidden,
                       struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", z->id);
    arb_put_text(out, "label", z->label);
    if (z->owner < 0)
        arb_put_null(out, "owner");
    else
        arb_put_number(out, "owner", z->owner);
    arb_put_number(out, "count", g->s->zone[z->zone].count);
    arb_put_flag(out, "hidden", hidden);
    arb_put_array(out, "cards");
}

/* `number` is that of the whole zone, or NULL. */
static void end_zone(struct arb_json *out, const struct number *number)
{
    arb_put_end(out);
    arb_put_array(out, "numbers");
    if (number)
        put_number(out, number);
    arb_put_end(out);
    arb_put_end(out);
}

/* A zone whose cards everybody sees, apart from those lying facedown. */
static void put_open_zone(struct arb_run *g, int seat, const struct zone_words *z, enum look look,
                          const struct number *number, struct arb_json *out)
{
    begin_zone(g, z, false, out);
    EACH_CARD (g, z->zone, card)
        put_card(g, seat, card, look, NULL, out);
    end_zone(out, number);
}

static void put_unknown(struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_null(out, "title");
    arb_put_flag(out, "facedown", true);
    arb_put_end(out);
}

/* A deck is a number, the cards attached to it, and those of its top cards that
 * the seat has seen. */
static void put_deck(struct arb_run *g, int seat, const struct zone_words *z, struct arb_json *out)
{
    int unknown = 0;
    begin_zone(g, z, true, out);
    EACH_CARD (g, ZONE_ATTACHED, card)
        if (z->owner >= 0 && g->s->card[card].on_deck_of == z->owner + 1)
            put_card(g, seat, card, LOOK_PLAY, "attached", out);
    EACH_CARD (g, z->zone, card) {
        if (g->s->link[card].loose) { /* somewhere in there: only whoever searches sees it */
            if (seat_knows(g, seat, card))
                put_card(g, seat, card, LOOK_PILE, NULL, out);
            continue;
        }
        if (g->s->link[card].prev && g->s->link[g->s->link[card].prev].loose)
            break;
        if (!seat_knows(g, seat, card)) {
            unknown++;
            continue;
        }
        for (; unknown; unknown--)
            put_unknown(out);
        put_card(g, seat, card, LOOK_PILE, NULL, out);
    }
    end_zone(out, NULL);
}

static void put_hand(struct arb_run *g, int seat, const struct zone_words *z, struct arb_json *out)
{
    bool own = z->owner == seat;
    if (!own)
        RULE("table-talk.3");
    begin_zone(g, z, !own, out);
    EACH_CARD (g, z->zone, card)
        if (seat_knows(g, seat, card))
            put_card(g, seat, card, own ? LOOK_HAND : LOOK_PILE, NULL, out);
    end_zone(out, NULL);
}

static void put_play_zones(struct arb_run *g, int seat, struct arb_json *out)
{
    static const struct zone_words quest = {"quest", "Quest", -1, ZONE_STAGE},
                                   active = {"active", "Active location", -1, ZONE_ACTIVE},
                                   staging = {"staging", "Staging area", -1, ZONE_STAGING},
                                   campaign = {"campaign", "Campaign", -1, ZONE_CAMPAIGN},
                                   limbo = {"resolving", "Being resolved", -1, ZONE_LIMBO};
    struct number willpower = {"willpower", "Willpower", committed_willpower(g, NULL),
                               "quest:willpower"};
    struct number threat = {"threat", "Threat", staging_threat(g, NULL), "staging:threat"};
    RULE("staging-area.1");
    put_open_zone(g, seat, &quest, LOOK_PLAY, &willpower, out);
    put_open_zone(g, seat, &active, LOOK_PLAY, NULL, out);
    put_open_zone(g, seat, &staging, LOOK_PLAY, &threat, out);
    if (in_campaign(g))
        put_open_zone(g, seat, &campaign, LOOK_PLAY, NULL, out);
    if (g->s->zone[ZONE_LIMBO].count)
        put_open_zone(g, seat, &limbo, LOOK_PILE, NULL, out);
}

static void put_piles(struct arb_run *g, int seat, struct arb_json *out)
{
    RULES("discard-pile.1", "discard-pile.5");
    static const struct zone_words deck = {"encounter_deck", "Encounter deck", -1,
                                           ZONE_ENCOUNTER_DECK},
                                   stages = {"quest_deck", "Quest deck", -1, ZONE_QUEST_DECK};
    static const struct zone_words pile[] = {
        {"encounter_discard", "Encounter discard pile", -1, ZONE_ENCOUNTER_DISCARD},
        {"victory", "Victory display", -1, ZONE_VICTORY},
        {"aside", "Set aside", -1, ZONE_ASIDE},
        {"removed", "Removed from the game", -1, ZONE_REMOVED}};
    put_deck(g, seat, &deck, out);
    begin_zone(g, &stages, true, out);
    end_zone(out, NULL);
    for (size_t i = 0; i < sizeof pile / sizeof *pile; i++)
        put_open_zone(g, seat, &pile[i], LOOK_PILE, NULL, out);
}

/* ---- Areas of the players --------------------------------------------------- */

struct area_id {
    char text[24];
};

/* "hand.0" */
static struct area_id area_id(const char *area, int player)
{
    struct area_id id;
    char *at = stpcpy(id.text, area);
    *at++ = '.';
    *arb_digits(at, player) = 0;
    return id;
}

static void put_areas(struct arb_run *g, int seat, struct arb_json *out)
{
    for (int p = 0; p < g->s->players; p++) {
        struct area_id play = area_id("play", p), engaged = area_id("engaged", p),
                       hand = area_id("hand", p);
        put_open_zone(g, seat,
                      &(struct zone_words){play.text, "Play area", p, zone_of(p, PLAY_AREA)},
                      LOOK_PLAY, NULL, out);
        put_open_zone(
            g, seat,
            &(struct zone_words){engaged.text, "Engaged enemies", p, zone_of(p, ENGAGED_AREA)},
            LOOK_PLAY, NULL, out);
        put_hand(g, seat, &(struct zone_words){hand.text, "Hand", p, zone_of(p, HAND)}, out);
    }
}

static void put_own_piles(struct arb_run *g, int seat, struct arb_json *out)
{
    for (int p = 0; p < g->s->players; p++) {
        struct area_id deck = area_id("deck", p), discard = area_id("discard", p);
        put_deck(g, seat, &(struct zone_words){deck.text, "Deck", p, zone_of(p, DECK)}, out);
        put_open_zone(
            g, seat,
            &(struct zone_words){discard.text, "Discard pile", p, zone_of(p, DISCARD_PILE)},
            LOOK_PILE, NULL, out);
    }
}

/* ---- The whole table -------------------------------------------------------- */

static void put_seats(const struct arb_run *g, struct arb_json *out)
{
    const struct lotr *s = g->s;
    arb_put_array(out, "seats");
    for (int p = 0; p < s->players; p++) {
        char name[ARB_NAME], how[24];
        arb_say_seat(g, p, &(struct arb_text){name, name + sizeof name});
        snprintf(how, sizeof how, "threat:%d", p);
        RULE("first-player.2");
        arb_put_object(out, NULL);
        arb_put_number(out, "seat", p);
        arb_put_text(out, "name", name);
        arb_put_flag(out, "first", s->first_player == p);
        arb_put_flag(out, "active", s->active_player == p);
        arb_put_flag(out, "asked", (s->head.asked & ~s->head.answered) >> p & 1);
        arb_put_flag(out, "out", !is_playing(g, p));
        arb_put_array(out, "tracks");
        begin_number(out, &(struct number){"threat", "Threat", s->threat[p], how});
        arb_put_number(out, "max", THREAT_ELIMINATION);
        arb_put_end(out);
        arb_put_end(out);
        arb_put_end(out);
    }
    arb_put_end(out);
}

static void put_words(struct arb_json *out, const char *label, const char *text, const char *zone,
                      bool now)
{
    if (!text || !*text)
        return;
    arb_put_object(out, NULL);
    arb_put_text(out, "label", label);
    arb_put_text(out, "text", text);
    if (zone)
        arb_put_text(out, "zone", zone);
    if (now)
        arb_put_flag(out, "now", true);
    arb_put_end(out);
}

/* What is being resolved, and what the stage wants of the players. Side A has
 * done its part once side B is up. */
static void put_texts(const struct arb_run *g, int seat, struct arb_json *out)
{
    char words[40];
    arb_put_array(out, "texts");
    EACH_CARD (g, ZONE_LIMBO, card)
        if (!shows_back(g, seat, card))
            put_words(out, def_of(g, card)->title, def_of(g, card)->text, "resolving", true);
    if (g->s->stage) {
        const struct card_def *d = def_of(g, g->s->stage);
        snprintf(words, sizeof words, "Stage %dB", d->stage);
        put_words(out, words, d->text, "quest", false);
    }
    if (in_campaign(g))
        put_words(out, "Campaign", def_of(g, g->s->zone[ZONE_CAMPAIGN].first)->text, "campaign",
                  false);
    if (g->s->head.status == ARB_WON) {
        snprintf(words, sizeof words, "%d (lower is better)", score(g, NULL));
        put_words(out, "Score", words, NULL, false);
    }
    arb_put_end(out);
}

/* What belongs to no zone and no seat. */
static void put_numbers(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct lotr *s = g->s;
    struct odds odds;
    bool questing = quest_odds(g, seat, &odds), won = s->head.status == ARB_WON;
    int total = won ? score(g, NULL) : 0;
    if (questing)
        put_odds(&odds, "odds", out);
    if (won) {
        RULE("scoring.10");
        arb_put_number(out, "score", total);
    }
    arb_put_array(out, "numbers");
    if (s->attack.by_enemy == 2)
        put_number(out, &(struct number){"attack", "Attack strength", attack_total(g, NULL),
                                         "attack:strength"});
    if (questing)
        put_number(out, &(struct number){"odds", "Quest balance", odds.willpower - odds.threat,
                                         "quest:odds"});
    if (won)
        put_number(out, &(struct number){"score", "Score (lower is better)", total, "score"});
    arb_put_end(out);
}

void lotr_view(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct lotr *s = g->s;
    char phase[40];
    capital(s->phase == PHASE_NONE ? "setup" : phase_names[s->phase], phase, sizeof phase);
    arb_put_object(out, NULL);
    arb_put_text(out, "game", g->rules->id);
    arb_put_number(out, "seat", seat);
    arb_put_text(out, "status", arb_status_name(s->head.status));
    arb_put_text(out, "title", g->c->scenario[s->scenario].name);
    arb_put_number(out, "round", s->round);
    arb_put_text(out, "phase", phase);
    arb_put_text(out, "step", step_names[s->step]);
    if (s->phase != PHASE_NONE)
        arb_put_text(out, "step_name", step_phrase(s->step));
    put_seats(g, out);
    arb_put_array(out, "zones");
    put_play_zones(g, seat, out);
    put_areas(g, seat, out);
    put_piles(g, seat, out);
    put_own_piles(g, seat, out);
    arb_put_end(out);
    put_texts(g, seat, out);
    put_numbers(g, seat, out);
    arb_put_end(out);
}
