/* What draws from a deck may bring.
 *
 * Things are of few kinds: how many more draws they bring, whether they stay or go to the pile,
 * where they may lie. Which kinds come decides how many draws there are, so the draws are
 * followed kind by kind, equal numbers of each kind together. Within a kind every choice of
 * things is as likely as any other, so its sum is that of a handful drawn from the kind. */
#include "draws.h"
#include "odds.h"

#include <stdlib.h>
#include <string.h>

/* Where a thing may be drawn from: it may also lie elsewhere; it is certainly in the deck; it
 * is in the pile, or will be. */
enum origin { PERHAPS, IN_THE_DECK, IN_THE_PILE };

struct kind {
    uint8_t more, stays, origin;
    struct odds_lot lot; /* its things by their worth */
};

/* A way the draws may have gone, all alike ones together. */
struct way {
    uint8_t drawn;             /* from the deck as it lies, or PILE_AGAIN */
    uint8_t left;              /* draws still to be made */
    uint8_t rest[DRAWS_KINDS]; /* things not drawn yet */
    uint8_t pile[DRAWS_KINDS]; /* things in the pile */
    double p;
};
enum { PILE_AGAIN = 255 }; /* way.drawn once the pile has become the deck */

struct draws {
    int kinds;
    struct kind kind[DRAWS_KINDS];
    bool full;  /* of more kinds */
    int deck;   /* things in it */
    int places; /* of them where the seat does not know the thing */
    bool is_sure[DRAWS_MOST + 1];
    struct draw sure[DRAWS_MOST + 1]; /* the thing at a place that is known */
    int ways, room;
    struct way *way;
    double ended[DRAWS_SUMS];
};

static void *room_for(void *old, size_t bytes)
{
    void *room = realloc(old, bytes);
    if (!room)
        abort();
    return room;
}

/* ---- Kinds ---------------------------------------------------------------------- */

static int kind_of(struct draws *x, int more, bool stays, enum origin origin)
{
    for (int k = 0; k < x->kinds; k++)
        if (x->kind[k].more == more && x->kind[k].stays == stays && x->kind[k].origin == origin)
            return k;
    if (x->kinds == DRAWS_KINDS) {
        x->full = true;
        return DRAWS_KINDS - 1;
    }
    x->kind[x->kinds] = (struct kind){(uint8_t)more, stays, (uint8_t)origin, {0}};
    return x->kinds++;
}

static void add(struct draws *x, struct draw draw, enum origin origin)
{
    struct kind *k = &x->kind[kind_of(x, draw.more, draw.stays, origin)];
    k->lot.count++;
    k->lot.with[draw.worth < ODDS_WORTHS ? draw.worth : ODDS_WORTHS - 1]++;
    if (!draw.stays) /* drawn, it goes there */
        kind_of(x, draw.more, false, IN_THE_PILE);
}

struct draws *draws_begin(void)
{
    struct draws *draws = room_for(NULL, sizeof *draws);
    memset(draws, 0, sizeof *draws);
    return draws;
}

void draws_known(struct draws *draws, struct draw draw)
{
    if (draws->deck < DRAWS_MOST) {
        draws->is_sure[draws->deck] = true;
        draws->sure[draws->deck] = draw;
        if (!draw.stays)
            kind_of(draws, draw.more, false, IN_THE_PILE);
    }
    draws->deck++;
}

void draws_hidden(struct draws *draws, struct draw draw, bool elsewhere)
{
    add(draws, draw, elsewhere ? PERHAPS : IN_THE_DECK);
    draws->places++;
    draws->deck++;
}

void draws_elsewhere(struct draws *draws, struct draw draw)
{
    add(draws, draw, PERHAPS);
}

void draws_pile(struct draws *draws, struct draw draw)
{
    add(draws, draw, IN_THE_PILE);
}

int draws_unknown(const struct draws *draws)
{
    return draws->places;
}

/* ---- Draws ----------------------------------------------------------------------- */

static int rest_of(const struct draws *x, const struct way *w, enum origin origin)
{
    int n = 0;
    for (int k = 0; k < x->kinds; k++)
        n += x->kind[k].origin == origin ? w->rest[k] : 0;
    return n;
}

static int deck_left(const struct draws *x, const struct way *w)
{
    return w->drawn == PILE_AGAIN ? rest_of(x, w, IN_THE_PILE) : x->deck - w->drawn;
}

/* As soon as the deck is empty the pile becomes the deck. */
static void reset_if_empty(const struct draws *x, struct way *w)
{
    if (deck_left(x, w) > 0)
        return;
    w->drawn = PILE_AGAIN;
    for (int k = 0; k < x->kinds; k++) {
        w->rest[k] = (uint8_t)(w->rest[k] + w->pile[k]);
        w->pile[k] = 0;
    }
}

static void keep_way(struct draws *x, const struct way *w)
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
        x->way = room_for(x->way, (size_t)x->room * sizeof *x->way);
    }
    x->way[x->ways++] = *w;
}

/* One thing is drawn: its kind, or -1 for one the seat knows. */
static void draw_one(struct draws *x, const struct way *from, int kind, double p)
{
    struct way w = *from;
    int more = kind < 0 ? x->sure[w.drawn].more : x->kind[kind].more;
    bool stays = kind < 0 ? x->sure[w.drawn].stays : x->kind[kind].stays;
    if (w.drawn != PILE_AGAIN)
        w.drawn++;
    if (kind >= 0)
        w.rest[kind]--;
    w.p *= p;
    w.left = (uint8_t)(w.left - 1 + more);
    /* The deck is made anew before what was just drawn gets to the pile. */
    reset_if_empty(x, &w);
    if (!stays)
        w.pile[kind_of(x, more, false, IN_THE_PILE)]++;
    keep_way(x, &w);
}

/* All that may come next. Of the places the seat does not know, a thing certainly in the deck
 * has each with equal chance; the others share what is left. */
static void go_on(struct draws *x, struct way w)
{
    if (w.drawn != PILE_AGAIN && x->is_sure[w.drawn]) {
        draw_one(x, &w, -1, 1);
        return;
    }
    double places = rest_of(x, &w, IN_THE_PILE), certain = places, others = 0;
    if (w.drawn != PILE_AGAIN) {
        places = x->places;
        for (int i = 0; i < w.drawn; i++)
            places -= !x->is_sure[i];
        certain = rest_of(x, &w, IN_THE_DECK);
        others = rest_of(x, &w, PERHAPS);
    }
    for (int k = 0; k < x->kinds; k++) {
        bool from_pile = x->kind[k].origin == IN_THE_PILE;
        if (!w.rest[k] || from_pile != (w.drawn == PILE_AGAIN))
            continue;
        double each = 1 / places;
        if (x->kind[k].origin == PERHAPS)
            each = (places - certain) / places / others;
        if (each > 0)
            draw_one(x, &w, k, w.rest[k] * each);
    }
}

/* ---- Sums ------------------------------------------------------------------------- */

static void end_way(struct draws *x, const struct way *w)
{
    double sum[DRAWS_SUMS] = {0};
    int sure = 0, last = w->drawn == PILE_AGAIN ? x->deck : w->drawn;
    for (int i = 0; i < last && i < DRAWS_MOST; i++)
        sure += x->is_sure[i] && x->sure[i].stays ? x->sure[i].worth : 0;
    sum[sure < DRAWS_SUMS ? sure : DRAWS_SUMS - 1] = w->p;
    for (int k = 0; k < x->kinds; k++) {
        int drawn = x->kind[k].lot.count - w->rest[k] - w->pile[k];
        if (x->kind[k].stays && drawn > 0)
            odds_add_drawn(sum, DRAWS_SUMS, &x->kind[k].lot, drawn);
    }
    for (int v = 0; v < DRAWS_SUMS; v++)
        x->ended[v] += sum[v];
}

static void follow(struct draws *x, int count)
{
    struct way first = {.left = (uint8_t)count, .p = 1};
    for (int k = 0; k < x->kinds; k++) {
        uint8_t *in = x->kind[k].origin == IN_THE_PILE ? first.pile : first.rest;
        in[k] = (uint8_t)x->kind[k].lot.count;
    }
    reset_if_empty(x, &first);
    keep_way(x, &first);
    for (int depth = 0; x->ways; depth++) {
        /* Those of this depth; what they lead to is kept anew. */
        struct way *now = x->way;
        int n = x->ways;
        x->way = NULL;
        x->ways = x->room = 0;
        for (int i = 0; i < n; i++) {
            reset_if_empty(x, &now[i]);
            if (!now[i].left || deck_left(x, &now[i]) <= 0 || depth == DRAWS_MOST)
                end_way(x, &now[i]);
            else
                go_on(x, now[i]);
        }
        free(now);
    }
}

bool draws_end(struct draws *draws, int count, double p[DRAWS_SUMS])
{
    bool known = !draws->full;
    if (known)
        follow(draws, count < DRAWS_MOST ? count : DRAWS_MOST);
    memcpy(p, draws->ended, sizeof draws->ended);
    free(draws->way);
    free(draws);
    return known;
}
