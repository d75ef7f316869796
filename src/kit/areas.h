/* areas.h - the zones of a table in its views, as rows of the game's: cards, tiles, tokens
 * lying somewhere, on the kernel's zones (zone.h). With each row the kit knows who may see
 * what lies there.
 *
 * kit_config.h says where zones and links are in the block, KIT_ZONES(g) and KIT_LINKS(g),
 * and which zone a seat has of a sort, KIT_ZONE_OF(seat, sort). AT_AREA_HIDDEN may mark the
 * rules by which nobody looks at what another seat holds.
 *
 * Where others than seats hold things, such as several characters of one player, the game states
 *     AREA_FIRST, AREA_LAST(g)   their numbers, which KIT_ZONE_OF is given
 *     AREA_SEAT(g, holder)       whose each of them is
 * and says what its zones are called, game_area_label(). */
#ifndef KIT_AREAS_H
#define KIT_AREAS_H

#include "view.h"

enum area_show {
    AREA_OPEN,  /* everybody sees what lies there, as far as its face is up */
    AREA_OWN,   /* its owner sees all of it, another what that seat was told */
    AREA_DECK,  /* what is known of it in its place from the top; the rest is counted */
    AREA_COUNT, /* it is only counted */
    AREA_GAME,  /* the game tells it: game_put_area() */
    /* These may be added. */
    AREA_EACH = 8,   /* every seat has one */
    AREA_IF_ANY = 16 /* it is there only while something lies in it */
};

struct area {
    const char *id, *label;
    const char *place; /* where something lies, in a sentence: "on the table", or, before the
                          name of a seat, "in the hand of"; NULL: it goes without saying */
    uint16_t zone;     /* as the game numbers them: a zone, or a sort of zones that each seat has */
    uint8_t show;      /* enum area_show */
    uint8_t look;      /* for game_put_thing(): how much of a thing matters there */
};

/* The game's, in the order in which they are told; ended by a row without an id. */
extern const struct area game_areas[];

/* What the areas are called, for the catalogue: members of "labels". */
void area_put_labels(struct arb_json *out);

/* Where a thing lies, in brackets: " (in the hand of Anna)". */
void area_say_place(const struct arb_run *g, int thing, struct arb_text *out);

/* "zones": all areas in their order with their things and numbers; areas that each seat has
 * and that follow each other are told seat by seat. */
void area_put_all(struct arb_run *g, int seat, struct arb_json *out);

/* The game's: a thing as the seat sees it; may the seat know its face where it lies; things
 * that lie beside those of a deck (there may be none); the numbers of an area, at most
 * AREA_NUMBERS, and how many there are. */
enum { AREA_NUMBERS = 4 };
void game_put_thing(struct arb_run *g, int seat, int thing, int look, struct arb_json *out);
bool game_seat_knows(const struct arb_run *g, int seat, int thing);
void game_put_beside(struct arb_run *g, int seat, int owner, int zone, struct arb_json *out);
int game_area_numbers(struct arb_run *g, int zone, struct view_number *number);
void game_put_area(struct arb_run *g, int seat, const struct area *area, struct arb_json *out);
void game_area_label(const struct arb_run *g, const struct area *area, int holder,
                     struct arb_text *out);

#endif
