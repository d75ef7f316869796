/* history.h - what led to a position: every step taken, and compressed
 * snapshots of the block now and then, so that any earlier position is one
 * snapshot and a few steps away.
 *
 * A step is an answer (a player's, chance's or a standing order's) or an
 * arrangement. Step i led from length i to length i + 1. */
#ifndef ARB_HISTORY_H
#define ARB_HISTORY_H

#include "run.h"

/* Who took a step. */
enum arb_by {
    ARB_BY_HAND = 1,
    ARB_BY_CHANCE = 2,
    ARB_BY_ORDER = 3,
    ARB_BY_ARRANGING = 4,
    ARB_BY_WITHDRAWING = 5 /* a seat began anew in its lane */
};

/* A snapshot follows at the latest this many steps after the one before. */
enum { ARB_SNAPSHOT_EVERY = 64 };

/* Nobody arranges more often or at greater length; a file that does was made to
 * do harm. */
enum { ARB_ARRANGEMENTS = 1024, ARB_POSITION_BYTES = 1 << 16 };

struct arb_entry {
    struct arb_option option;
    uint64_t hash; /* of the block after the step */
    uint32_t ask_id;
    uint8_t seat;
    uint8_t by;
    uint16_t form; /* ARB_FORM_... */
};

/* A step inside a form, and the first one of it. */
enum { ARB_FORM_STEP = 1, ARB_FORM_FIRST = 2 };

struct arb_snapshot {
    uint32_t length; /* steps that led to it */
    uint32_t events; /* told on the way */
    uint32_t bytes;
    void *data; /* zstd */
};

struct arb_arrangement {
    uint32_t step;
    json_t *position;
};

struct arb_history {
    uint32_t length; /* counted without journal, too */
    uint32_t room;
    struct arb_entry *entry;
    uint32_t snapshots, snapshot_room;
    struct arb_snapshot *snapshot;
    uint32_t arrangements, arrangement_room;
    struct arb_arrangement *arrangement;
};

void arb_history_add(struct arb_history *h, struct arb_entry entry);
/* Takes over `position`. */
void arb_history_add_arrangement(struct arb_history *h, uint64_t hash, json_t *position);
const json_t *arb_history_position(const struct arb_history *h, uint32_t step);

void arb_history_snapshot(struct arb_history *h, const void *block, size_t bytes, uint32_t events);
/* Takes over `data`. */
void arb_history_add_snapshot(struct arb_history *h, struct arb_snapshot snapshot);
/* The latest snapshot not after `length`; NULL if there is none. */
const struct arb_snapshot *arb_history_nearest(const struct arb_history *h, uint32_t length);
/* False if the snapshot is not of a block of this size. */
bool arb_snapshot_restore(const struct arb_snapshot *snapshot, void *block, size_t bytes);

/* Forget all that came after `length`. */
void arb_history_cut(struct arb_history *h, uint32_t length);
void arb_history_copy(struct arb_history *to, const struct arb_history *from);
void arb_history_free(struct arb_history *h);

#endif
