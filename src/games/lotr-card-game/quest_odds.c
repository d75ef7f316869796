/* quest_odds.c - committed willpower against the threat that the cards still to be
 * revealed may bring: the exact distribution over the encounter cards a seat has
 * not seen.
 *
 * What is counted: threat strength as printed, surge, the guards of guarded
 * objectives, and the discard pile that becomes the deck when it runs out
 * (t3.3e). What is not: effects of the cards revealed, and what players may still
 * do.
 *
 * What must hold: the result depends only on what the seat may know. Cards it has
 * not seen (in the deck, and facedown shadow cards) count alike, wherever they
 * really are; a card it knows on top of the deck is certain.
 *
 * How it is counted. Cards are of few kinds: how many more cards they bring, and
 * whether they stay or go to the discard pile. Which kinds come decides how many
 * cards are revealed, so the reveals are followed kind by kind, equal numbers of
 * each kind together. Within a kind every choice of cards is as likely as any
 * other, so its threat is that of a handful drawn from the kind. */
#include "quest_odds.h"
#include "numbers.h"
#include "round.h"
#include "sight.h"

#include <stdio.h>
#include <stdlib.h>

enum { KINDS = 16, DRAWS = 48 };

/* Where a card may be drawn from: it may also be one of the facedown shadow cards;
 * it is certainly in the deck; it is in the discard pile, or will be. */
enum origin { PERHAPS_SHADOW, IN_THE_DECK, DISCARDED };

struct kind {
    uint8_t more, stays, pool;
    struct odds_lot lot; /* its cards by threat strength */
};

/* A way the reveals may have gone, all alike ones together. */
struct way {
    uint8_t drawn;       /* from the deck as it lies, or PILE_AGAIN */
    uint8_t left;        /* reveals still to be made */
    uint8_t rest[KINDS]; /* cards not drawn yet */
    uint8_t pile[KINDS]; /* cards in the discard pile */
    double p;
};

struct counting {
    const struct arb_run *g;
    int seat;
    int kinds;
    struct kind kind[KINDS];
    int deck;                 /* cards in it */
    int places;               /* of them where the seat does not know the card */
    uint16_t sure[DRAWS + 1]; /* its card at a place, by definition; 0: not known */
    int ways, room;
    struct way *way;
    double ended[ODDS_VALUES];
};

/* ---- Kinds ---------------------------------------------------------------------- */

static int strength(const struct card_def *d)
{
    int threat = d->type == ENEMY || d->type == LOCATION ? d->stat[THREAT] : 0;
    return threat < 0 ? 0 : threat >= ODDS_WORTHS ? ODDS_WORTHS - 1 : threat;
}

static int more_cards(const struct card_def *d)
{
    return d->keyword[SURGE] + (d->keyword[GUARDED] > 0);
}

static int kind_of(struct counting *x, int more, bool stays, enum origin pool)
{
    for (int k = 0; k < x->kinds; k++)
        if (x->kind[k].more == more && x->kind[k].stays == stays && x->kind[k].pool == pool)
            return k;
    if (x->kinds == KINDS)
        return KINDS - 1;
    x->kind[x->kinds] = (struct kind){(uint8_t)more, stays, (uint8_t)pool, {0}};
    return x->kinds++;
}

static void add_card(struct counting *x, int card, enum origin pool)
{
    const struct card_def *d = &x->g->c->def[x->g->s->card[card].def];
    struct kind *k = &x->kind[kind_of(x, more_cards(d), d->type != TREACHERY, pool)];
    k->lot.count++;
    k->lot.with[strength(d)]++;
}

/* The facedown shadow cards this seat has not seen, and the latest time one of
 * them was dealt: what joined the deck after that is none of them. */
static int count_shadows(struct counting *x, int *latest)
{
    const struct arb_run *g = x->g;
    int n = 0;
    *latest = -1;
    EACH_CARD (g, ZONE_SHADOW, card) {
        if (seat_knows(g, x->seat, card))
            continue;
        n++;
        if (g->s->card[card].dealt > *latest)
            *latest = g->s->card[card].dealt;
    }
    return n;
}

static void sort_cards(struct counting *x)
{
    const struct arb_run *g = x->g;
    int latest, shadows = count_shadows(x, &latest);
    EACH_CARD (g, ZONE_SHADOW, card)
        if (!seat_knows(g, x->seat, card))
            add_card(x, card, PERHAPS_SHADOW);
    EACH_CARD (g, ZONE_ENCOUNTER_DECK, card) {
        if (!g->s->link[card].loose && seat_knows(g, x->seat, card)) {
            if (x->deck < DRAWS)
                x->sure[x->deck] = g->s->card[card].def;
        } else {
            x->places++;
            add_card(x, card,
                     shadows && g->s->card[card].dealt <= latest ? PERHAPS_SHADOW : IN_THE_DECK);
        }
        x->deck++;
    }
    EACH_CARD (g, ZONE_ENCOUNTER_DISCARD, card)
        add_card(x, card, DISCARDED);
    /* Treacheries revealed on the way go there as well. */
    for (int k = 0, n = x->kinds; k < n; k++)
        if (!x->kind[k].stays)
            kind_of(x, x->kind[k].more, false, DISCARDED);
    for (int i = 0; i < x->deck && i < DRAWS; i++)
        if (x->sure[i] && g->c->def[x->sure[i]].type == TREACHERY)
            kind_of(x, more_cards(&g->c->def[x->sure[i]]), false, DISCARDED);
}

/* ---- Reveals --------------------------------------------------------------------- */

enum { PILE_AGAIN = 255 }; /* way.drawn once the discard pile has become the deck */

static int rest_of(const struct counting *x, const struct way *w, enum origin pool)
{
    int n = 0;
    for (int k = 0; k < x->kinds; k++)
        n += x->kind[k].pool == pool ? w->rest[k] : 0;
    return n;
}

static int deck_left(const struct counting *x, const struct way *w)
{
    return w->drawn == PILE_AGAIN ? rest_of(x, w, DISCARDED) : x->deck - w->drawn;
}

/* t3.3e: as soon as the deck is empty the discard pile becomes the deck. */
static void reset_if_empty(const struct counting *x, struct way *w)
{
    if (deck_left(x, w) > 0)
        return;
    w->drawn = PILE_AGAIN;
    for (int k = 0; k < x->kinds; k++) {
        w->rest[k] = (uint8_t)(w->rest[k] + w->pile[k]);
        w->pile[k] = 0;
    }
}

static void keep_way(struct counting *x, const struct way *w)
{
    for (int i = 0; i < x->ways; i++) {
        struct way *other = &x->way[i];
        if (other->drawn == w->drawn && other->left == w->left &&
            !memcmp(other->rest, w->rest, sizeof w->rest) &&
            !memcmp(other->pile, w->pile, sizeof w->pile)) {
            other->p += w->p;
            return;
        }
    }
    if (x->ways == x->room) {
        x->room = x->room ? x->room * 2 : 128;
        x->way = realloc(x->way, (size_t)x->room * sizeof *x->way);
        if (!x->way)
            abort();
    }
    x->way[x->ways++] = *w;
}

/* One card is revealed: its kind, or -1 for a card the seat knows. */
static void reveal_one(struct counting *x, const struct way *from, int kind, double p)
{
    struct way w = *from;
    const struct card_def *sure = kind < 0 ? &x->g->c->def[x->sure[w.drawn]] : NULL;
    int more = sure ? more_cards(sure) : x->kind[kind].more;
    bool stays = sure ? sure->type != TREACHERY : x->kind[kind].stays;
    if (w.drawn != PILE_AGAIN)
        w.drawn++;
    if (kind >= 0)
        w.rest[kind]--;
    w.p *= p;
    w.left = (uint8_t)(w.left - 1 + more);
    /* The deck is made anew before the card just revealed gets to the pile. */
    reset_if_empty(x, &w);
    if (!stays)
        w.pile[kind_of(x, more, false, DISCARDED)]++;
    keep_way(x, &w);
}

/* All that may come next. Of the places the seat does not know, a card certainly
 * in the deck has each with equal chance; the others share what is left. */
static void go_on(struct counting *x, struct way w)
{
    if (w.drawn != PILE_AGAIN && x->sure[w.drawn]) {
        reveal_one(x, &w, -1, 1);
        return;
    }
    double places = rest_of(x, &w, DISCARDED), certain = places, others = 0;
    if (w.drawn != PILE_AGAIN) {
        places = x->places;
        for (int i = 0; i < w.drawn; i++)
            places -= !x->sure[i];
        certain = rest_of(x, &w, IN_THE_DECK);
        others = rest_of(x, &w, PERHAPS_SHADOW);
    }
    for (int k = 0; k < x->kinds; k++) {
        bool from_pile = x->kind[k].pool == DISCARDED;
        if (!w.rest[k] || from_pile != (w.drawn == PILE_AGAIN))
            continue;
        double each = 1 / places;
        if (x->kind[k].pool == PERHAPS_SHADOW)
            each = (places - certain) / places / others;
        if (each > 0)
            reveal_one(x, &w, k, w.rest[k] * each);
    }
}

/* ---- Threat ----------------------------------------------------------------------- */

static void end_way(struct counting *x, const struct way *w)
{
    double sum[ODDS_VALUES] = {0};
    int sure = 0, last = w->drawn == PILE_AGAIN ? x->deck : w->drawn;
    for (int i = 0; i < last && i < DRAWS; i++)
        sure += x->sure[i] ? strength(&x->g->c->def[x->sure[i]]) : 0;
    sum[sure < ODDS_VALUES ? sure : ODDS_VALUES - 1] = w->p;
    for (int k = 0; k < x->kinds; k++) {
        int drawn = x->kind[k].lot.count - w->rest[k] - w->pile[k];
        if (x->kind[k].stays && drawn > 0)
            odds_add_drawn(sum, ODDS_VALUES, &x->kind[k].lot, drawn);
    }
    for (int v = 0; v < ODDS_VALUES; v++)
        x->ended[v] += sum[v];
}

static void follow(struct counting *x, int reveals)
{
    struct way first = {.left = (uint8_t)reveals, .p = 1};
    for (int k = 0; k < x->kinds; k++) {
        uint8_t *in = x->kind[k].pool == DISCARDED ? first.pile : first.rest;
        in[k] = (uint8_t)x->kind[k].lot.count;
    }
    reset_if_empty(x, &first);
    keep_way(x, &first);
    for (int depth = 0; x->ways; depth++) {
        /* Those of this depth come first; what they lead to is kept behind. */
        struct way *now = x->way;
        int n = x->ways;
        x->way = NULL;
        x->ways = x->room = 0;
        for (int i = 0; i < n; i++) {
            reset_if_empty(x, &now[i]);
            if (!now[i].left || deck_left(x, &now[i]) <= 0 || depth == DRAWS)
                end_way(x, &now[i]);
            else
                go_on(x, now[i]);
        }
        free(now);
    }
    free(x->way);
}

/* ---- The odds ----------------------------------------------------------------------- */

static bool is_running(const struct arb_run *g, enum flow flow)
{
    const struct arb_block *b = g->block;
    struct arb_frame f;
    for (int at = b->top; b->stack_used; at = f.below) {
        memcpy(&f, b->stack + at, sizeof f);
        if (f.flow == flow)
            return true;
        if (!at)
            break;
    }
    return false;
}

/* While cards are being revealed there is no telling what the one that is being
 * dealt with will bring. */
static int reveals_to_come(const struct arb_run *g)
{
    if (g->s->phase != PHASE_QUEST || g->s->head.status != ARB_PLAYING)
        return -1;
    if (g->s->step == STEP_3_3)
        return is_running(g, FLOW_staging) ? -1 : 0;
    if (g->s->step != STEP_3_2)
        return -1;
    if (table_rule(g, NOBODY, NO_STAGING_STEP))
        return 0;
    int reveals = seats_in(g) + table_rule(g, NOBODY, EXTRA_REVEALS);
    return reveals < 0 ? 0 : reveals < DRAWS ? reveals : DRAWS;
}

bool quest_odds(const struct arb_run *g, int seat, struct odds *odds)
{
    int reveals = reveals_to_come(g);
    if (reveals < 0)
        return false;
    struct counting *x = calloc(1, sizeof *x);
    if (!x)
        abort();
    x->g = g;
    x->seat = seat;
    sort_cards(x);
    follow(x, reveals);
    *odds = (struct odds){.willpower = committed_willpower(g, NULL),
                          .threat = staging_threat(g, NULL),
                          .reveals = reveals,
                          .unseen = x->places};
    for (int v = 0; v < ODDS_VALUES; v++) {
        int threat = odds->threat + v < ODDS_VALUES ? odds->threat + v : ODDS_VALUES - 1;
        odds->p[threat] += x->ended[v];
        odds->expected += threat * x->ended[v];
        *(threat < odds->willpower    ? &odds->success
          : threat == odds->willpower ? &odds->even
                                      : &odds->fail) += x->ended[v];
    }
    free(x);
    return true;
}

/* ---- Telling ------------------------------------------------------------------------- */

static void put_bar(const struct odds *odds, int threat, struct arb_json *out)
{
    char label[32], note[32] = "even";
    int by = odds->willpower - threat;
    enum odds_tone tone = by > 0 ? ODDS_GOOD : by < 0 ? ODDS_BAD : ODDS_EVEN;
    snprintf(label, sizeof label, "threat %3d", threat);
    if (by)
        snprintf(note, sizeof note, by > 0 ? "success by %d" : "failure by %d", abs(by));
    odds_put_bar(out, label, threat, odds->p[threat], tone, note);
}

static void put_details(const struct odds *odds, struct arb_json *out)
{
    char line[128] = "No more cards are to be revealed";
    if (odds->reveals)
        snprintf(line, sizeof line,
                 "%d card%s still to be revealed; of the deck you have not seen %d", odds->reveals,
                 odds->reveals == 1 ? "" : "s", odds->unseen);
    arb_put_array(out, "lines");
    arb_put_text(out, NULL, line);
    arb_put_end(out);
    arb_put_array(out, "bars");
    for (int t = 0; t < ODDS_VALUES; t++)
        if (odds->p[t] > 0)
            put_bar(odds, t, out);
    arb_put_end(out);
    arb_put_array(out, "notes");
    arb_put_text(out, NULL,
                 "by printed threat, surge and guards; effects of the cards not counted");
    arb_put_end(out);
}

void put_odds(const struct odds *odds, const char *key, bool details, struct arb_json *out)
{
    arb_put_object(out, key);
    arb_put_text(out, "title", "Odds of the quest");
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, "success", odds->success, ODDS_GOOD);
    odds_put_outcome(out, "even", odds->even, ODDS_EVEN);
    odds_put_outcome(out, "failure", odds->fail, ODDS_BAD);
    arb_put_end(out);
    odds_put_expected(out, "threat to reckon with", odds->expected);
    if (details)
        put_details(odds, out);
    arb_put_end(out);
}
