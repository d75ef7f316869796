/* What can be said of a position: how it stands, and the number it is known by. */
#include "lane.h"
#include "table.h"

#include <xxhash.h>

/* How it stands. */

enum arb_status arb_status(const arb_table *t)
{
    return (enum arb_status)t->run.block->status;
}

const char *arb_status_name(enum arb_status status)
{
    static const char *const names[] = {"playing", "won", "lost", "over", "stopped"};
    return names[status];
}

bool arb_standing(const arb_table *t, int seat, struct arb_standing *standing)
{
    const struct arb_block *b = t->run.block;
    if (seat < 0 || seat >= b->seats || b->status == ARB_PLAYING)
        return false;
    bool together = !b->place[seat];
    int place = together ? (b->status == ARB_WON ? 1 : 2) : b->place[seat];
    *standing = (struct arb_standing){.won = place == 1 && b->status != ARB_STOPPED,
                                      .place = (uint8_t)place,
                                      .score = b->score[seat]};
    struct arb_text side = {standing->side, standing->side + sizeof standing->side};
    if (t->run.rules->side)
        t->run.rules->side(&t->run, seat, &side);
    return true;
}

const char *arb_stopped(const arb_table *t)
{
    static const char *const limits[] = {
        [ARB_LIMIT_DEPTH] = "more effects wait for each other than a table holds",
        [ARB_LIMIT_OPTIONS] = "more choices at once than a table holds",
        [ARB_LIMIT_NO_OPTION] = "a question with nothing to choose from",
    };
    const struct arb_block *b = t->run.block;
    if (b->status != ARB_STOPPED)
        return NULL;
    if (b->limit < ARB_LIMIT_GAME)
        return limits[b->limit];
    const char *const *own = t->game->rules->limits;
    for (int i = ARB_LIMIT_GAME; own && *own; i++, own++)
        if (i == b->limit)
            return *own;
    return "more is going on than a table holds";
}

int arb_seat_count(const arb_table *t)
{
    return t->run.block->seats;
}

/* The block. */

/* Where a flow stands is a line number, and which flow it is a number too:
 * both change with the sources while the play stays the same, so the hash
 * leaves them out, and a hash of an older Arbiter can still be compared. */
static uint64_t hash_frames(const uint8_t *stack, size_t used, uint64_t seed)
{
    _Alignas(8) uint8_t frames[ARB_STACK_BYTES];
    memcpy(frames, stack, used);
    for (size_t at = 0; at < used;) {
        struct arb_frame *f = (struct arb_frame *)(void *)(frames + at);
        f->flow = f->at = 0;
        at += f->size;
    }
    return XXH3_64bits_withSeed(frames, used, seed);
}

uint64_t arb_hash(const arb_table *t)
{
    const struct arb_block *b = t->run.block;
    const uint8_t *bytes = (const uint8_t *)b, *after = b->stack + ARB_STACK_BYTES;
    const struct arb_rules *rules = t->run.rules;
    size_t end = rules->lane_bytes ? rules->lanes_at : t->block_bytes;
    uint64_t hash = XXH3_64bits(b, offsetof(struct arb_block, stack));
    hash = hash_frames(b->stack, b->stack_used, hash);
    hash = XXH3_64bits_withSeed(after, end - (size_t)(after - bytes), hash);
    for (unsigned left = b->lanes | b->kept; left; left &= left - 1) {
        const struct arb_lane *lane = arb_lane(&t->run, __builtin_ctz(left));
        hash = XXH3_64bits_withSeed(lane, offsetof(struct arb_lane, stack), hash);
        hash = hash_frames(lane->stack, lane->used, hash);
    }
    return hash;
}

const void *arb_block(const arb_table *t, size_t *size)
{
    if (size)
        *size = t->block_bytes;
    return t->run.block;
}
