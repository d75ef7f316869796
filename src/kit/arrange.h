/* arrange.h - putting the block into a position out of a document, for tests and referees.
 *
 * The game has a table of parts, in the order in which they are carried out whatever their
 * order in the document: what clears comes first, what must stay on top last.
 *
 *     const struct arrange_part game_parts[] = {
 *         {"round", set_round, 0, ARRANGE_TABLE},
 *         {"supplies", set_supplies, 0, ARRANGE_SEATS},      each seat's own
 *         {"hand", set_zone, HAND, ARRANGE_SEAT_LISTS},      each seat's own list of things
 *         {0}};
 *
 * What must hold: a position is arranged whole or not at all, no rule counts as having run,
 * and what is wrong is told with where it stands: "hand[1][2].damage: ...".
 *
 * ARRANGE_OWN, if the game defines it, are fields of its own in struct arranging. */
#ifndef KIT_ARRANGE_H
#define KIT_ARRANGE_H

#ifndef ARRANGE_OWN
#define ARRANGE_OWN
#endif

struct arranging {
    struct arb_run *g;
    struct arb_error *err;
    int seat;  /* whose part is being arranged; -1: that of the table */
    int thing; /* the game's: what the keys in hand are about */
    int cell;  /* of a board: what the value in hand is about */
    char path[128];
    ARRANGE_OWN
};

/* Arrange this value; `to` is the number in the table. Each that returns false has set the
 * error. */
typedef bool arrange_setter(struct arranging *x, int to, const json_t *value);

/* What a part is said for: the table; each seat, as a list or by number, {"1": ...}, or a
 * plain value for the first alone; the same with lists of things, where a single list, or
 * thing, is that of the first. {} says nothing of anybody. */
enum arrange_for { ARRANGE_TABLE, ARRANGE_SEATS, ARRANGE_SEAT_LISTS };

struct arrange_part {
    const char *key;
    arrange_setter *set;
    int to;
    enum arrange_for whose;
};

/* Ended by {0}. */
extern const struct arrange_part game_parts[];
/* Can this describe a thing? */
bool game_is_thing(const json_t *value);
/* When all parts are in their places: is it a position? */
bool game_arranged(struct arranging *x);

/* For struct arb_rules. */
bool arrange_position(struct arb_run *g, const json_t *position, struct arb_error *err);

/* For setters. */

/* False, with where and these words. */
bool arrange_fail(struct arranging *x, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same of a word that is none of these, ended by NULL, with the nearest of them:
 * there is no card "Gurd"; did you mean "Guard"? */
bool arrange_unknown(struct arranging *x, const char *what, const char *word,
                     const char *const *known);

bool arrange_number(struct arranging *x, const json_t *value, int least, int most, int *number);
bool arrange_byte(struct arranging *x, const json_t *value, int least, int most, uint8_t *number);
bool arrange_flag(struct arranging *x, const json_t *value, bool *flag);
/* The same as bits of `flags`. */
bool arrange_bits(struct arranging *x, const json_t *value, int bits, uint16_t *flags);

/* Each of a list; a single one needs no list. */
bool arrange_each(struct arranging *x, int to, const json_t *list, arrange_setter *set);
/* The keys of an object, in the order of the rows; a row without a setter says something
 * that is looked at elsewhere. */
bool arrange_keys(struct arranging *x, const struct arrange_part *rows, const json_t *object);
/* For a value that is by seat only sometimes. */
bool arrange_seats(struct arranging *x, const struct arrange_part *part, const json_t *value);

/* Go further into the document, and back to where one was. */
size_t arrange_enter(struct arranging *x, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void arrange_leave(struct arranging *x, size_t before);

/* {} in Lua, which does not tell an empty list from an empty object: nothing is said. */
static inline bool arrange_nothing(const json_t *value)
{
    return json_is_array(value) && json_array_size(value) == 0;
}

#endif
