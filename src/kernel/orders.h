/* orders.h - standing orders: where a seat need not be asked.
 *
 * What must hold:
 *  1. No order answers anything but what may be passed, what has a single answer and, if
 *     the seat said so, what hardly matters.
 *  2. A window of one's own is passed while there is something to do in it only if the seat
 *     said so of that kind of window, of the things it could use there or of their use, by
 *     "until", or by "pass".
 *  3. Whether an order answers is a matter of public knowledge, or the order `shows` what
 *     the seat could do; at a discreet table it then waits (veil.c). */
#ifndef ARB_ORDERS_H
#define ARB_ORDERS_H

#include "rules.h"

struct arb_table;

enum arb_stop {
    ARB_STOP_ALWAYS,
    ARB_STOP_IF_ABLE,
    ARB_STOP_NEVER,
    ARB_STOP_IF_USEFUL,
    ARB_STOP_PASS /* never, and not in one's own windows either: only of some of them */
};
enum arb_until_end { ARB_UNTIL_PHASE, ARB_UNTIL_ROUND, ARB_UNTIL_EVENT };

/* Kinds of windows and phases have numbers; this one means all of them. */
enum { ARB_ANY = 0xff };

/* Windows are passed from some moment on, until something ends it. */
struct arb_until {
    uint8_t end;         /* enum arb_until_end */
    uint8_t kind;        /* of the windows that are passed, or ARB_ANY: all but one's own */
    bool anew;           /* also until there is something to do that could not be done then */
    bool over;           /* it has ended, and is only kept for who goes back to before that */
    uint32_t end_length; /* of the play when it ended */
    struct arb_moment since;
    uint32_t length; /* of the play then */
    uint32_t ask;    /* what was asked then, if anything: it is no news */
    uint32_t event;  /* the first that was still to come then */
    int declined;
    struct arb_option option[]; /* that could have been chosen then */
};

struct arb_orders {
    uint8_t stop;            /* enum arb_stop: wherever nothing else is said */
    bool usual;              /* choices that hardly matter are made as most would */
    json_t *at;              /* [{"thing"?, "kind"?, "phase"?, "stop"}], or NULL */
    json_t *things;          /* {name: "always" or "never"}, or NULL */
    struct arb_until *until; /* or NULL */
};

/* What windows are passed until now, or NULL. */
static inline const struct arb_until *arb_until_now(const struct arb_orders *orders)
{
    return orders->until && !orders->until->over ? orders->until : NULL;
}

extern const char *const arb_stop_names[], *const arb_until_names[];

/* The number of an id in a list of the game's, or -1. */
int arb_named_number(const struct arb_named *list, const char *id);

/* Answer for one of these seats whose order does; false: for none. */
bool arb_orders_obey_one(struct arb_table *t, unsigned seats);

/* The play waits for somebody: what has come to its end is over for all seats, asked or not, so
 * that what is kept of the orders says so. */
void arb_orders_end(struct arb_table *t);

/* What a new player begins with, in the JSON of arb_set_orders(). */
json_t *arb_orders_of_new(const struct arb_rules *rules);

/* What the orders of a seat answer to what it is asked; -1: nothing. `shows`: that
 * depends on what it could do, which may be nobody else's business. */
int arb_orders_choice(struct arb_table *t, int seat, bool *shows);

/* Do they answer? */
bool arb_orders_answer(struct arb_table *t, int seat);

/* Put these in place of the orders of a seat; takes over what they hold. */
void arb_orders_put(struct arb_table *t, int seat, struct arb_orders orders);

/* From now on; the options that the seat has now count as declined. */
struct arb_until *arb_until_begin(const struct arb_table *t, int seat, int end, int kind,
                                  bool anew);

/* The play goes back to this length: what was to be passed from a later point on is not, and what
 * ended later on is passed again. */
void arb_orders_rewind(struct arb_table *t, uint32_t length);

void arb_orders_free(struct arb_orders orders[ARB_SEATS]);
void arb_orders_copy(struct arb_orders to[ARB_SEATS], const struct arb_orders from[ARB_SEATS]);
/* For a sample: where to stop, and nothing of what was said besides. */
void arb_orders_plain(struct arb_table *to, const struct arb_table *from);

/* To a save and from it: all but where to stop, by seat; NULL if there is no more. What
 * today's rules do not know is not taken. */
json_t *arb_orders_to_keep(const struct arb_table *t);
void arb_orders_take(struct arb_table *t, const uint8_t stop[ARB_SEATS], const json_t *kept);

#endif
