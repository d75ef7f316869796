/* play_draw.h - a seat's view drawn for a terminal of 80 columns or more. It
 * knows the form of a view (zones, cards, tracks) and no game. */
#ifndef PLAY_DRAW_H
#define PLAY_DRAW_H

#include "play_card.h"

/* How tightly to draw: each step saves lines where the screen is short. */
enum draw_tightness {
    DRAW_ALL,          /* a line for every card in play, and the texts */
    DRAW_WIDE,         /* without the texts */
    DRAW_OTHERS_TIGHT, /* the other seats' cards as running text */
    DRAW_SHARED_TIGHT, /* the shared cards, too */
    DRAW_TIGHT,        /* everything as running text */
    DRAW_NAMES,        /* shared zones run together, and of the other seats' cards there
                          are names and states, no numbers */
    DRAW_LEAST         /* of the other seats' cards only how many there are */
};

/* The whole table as `seat` sees it. */
void draw_table(struct paper *p, const json_t *view, int seat, enum draw_tightness tightness);

/* The least tight drawing that takes at most `rows` lines; the tightest if none
 * does. */
struct paper draw_table_within(const struct paper *like, const json_t *view, int seat, int rows);

/* The boards alone, or that there are none. */
void draw_map(struct paper *p, const json_t *view);

/* One zone with a line for each card. */
void draw_zone(struct paper *p, const json_t *view, const json_t *zone);

const char *view_seat_name(const json_t *view, int seat);

/* "Market", or "Ann, hand" for a zone that has an owner. */
void view_zone_name(const json_t *view, const json_t *zone, char *name, size_t size);

#endif
