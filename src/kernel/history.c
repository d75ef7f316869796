#include "history.h"
#include "memory.h"

#include <zstd.h>

_Static_assert(sizeof(struct arb_entry) == 24, "entries are written to files as they are");

void arb_history_add(struct arb_history *h, struct arb_entry entry)
{
    h->entry = arb_grow(h->entry, &h->room, h->length + 1, sizeof *h->entry);
    h->entry[h->length++] = entry;
}

void arb_history_add_arrangement(struct arb_history *h, uint64_t hash, json_t *position)
{
    h->arrangement =
        arb_grow(h->arrangement, &h->arrangement_room, h->arrangements + 1, sizeof *h->arrangement);
    h->arrangement[h->arrangements++] = (struct arb_arrangement){h->length, position};
    arb_history_add(h, (struct arb_entry){.hash = hash, .by = ARB_BY_ARRANGING});
}

const json_t *arb_history_position(const struct arb_history *h, uint32_t step)
{
    uint32_t low = 0, high = h->arrangements;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (h->arrangement[middle].step < step)
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < h->arrangements && h->arrangement[low].step == step;
    return found ? h->arrangement[low].position : NULL;
}

/* The memory zstd works in would outweigh a table, so it is taken for the
 * moment only. */
void arb_history_snapshot(struct arb_history *h, const void *block, size_t bytes, uint32_t events)
{
    size_t bound = ZSTD_compressBound(bytes);
    void *data = arb_alloc(bound);
    size_t size = ZSTD_compress(data, bound, block, bytes, 1);
    assert(!ZSTD_isError(size));
    data = arb_need(realloc(data, size));
    arb_history_add_snapshot(h, (struct arb_snapshot){h->length, events, (uint32_t)size, data});
}

void arb_history_add_snapshot(struct arb_history *h, struct arb_snapshot snapshot)
{
    h->snapshot = arb_grow(h->snapshot, &h->snapshot_room, h->snapshots + 1, sizeof *h->snapshot);
    h->snapshot[h->snapshots++] = snapshot;
}

const struct arb_snapshot *arb_history_nearest(const struct arb_history *h, uint32_t length)
{
    uint32_t low = 0, high = h->snapshots;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (h->snapshot[middle].length <= length)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &h->snapshot[low - 1] : NULL;
}

bool arb_snapshot_restore(const struct arb_snapshot *snapshot, void *block, size_t bytes)
{
    if (ZSTD_getFrameContentSize(snapshot->data, snapshot->bytes) != bytes)
        return false;
    return ZSTD_decompress(block, bytes, snapshot->data, snapshot->bytes) == bytes;
}

void arb_history_cut(struct arb_history *h, uint32_t length)
{
    while (h->snapshots > 0 && h->snapshot[h->snapshots - 1].length > length)
        free(h->snapshot[--h->snapshots].data);
    while (h->arrangements > 0 && h->arrangement[h->arrangements - 1].step >= length)
        json_decref(h->arrangement[--h->arrangements].position);
    h->length = length;
}

void arb_history_copy(struct arb_history *to, const struct arb_history *from)
{
    *to = (struct arb_history){.length = from->length};
    if (from->entry && from->length) {
        to->entry = arb_grow(NULL, &to->room, from->length, sizeof *to->entry);
        memcpy(to->entry, from->entry, from->length * sizeof *to->entry);
    }
    for (uint32_t i = 0; i < from->snapshots; i++) {
        struct arb_snapshot s = from->snapshot[i];
        s.data = memcpy(arb_alloc(s.bytes), s.data, s.bytes);
        arb_history_add_snapshot(to, s);
    }
    to->arrangement =
        arb_grow(NULL, &to->arrangement_room, from->arrangements, sizeof *to->arrangement);
    for (uint32_t i = 0; i < from->arrangements; i++)
        to->arrangement[to->arrangements++] = (struct arb_arrangement){
            from->arrangement[i].step, arb_need(json_deep_copy(from->arrangement[i].position))};
}

void arb_history_free(struct arb_history *h)
{
    arb_history_cut(h, 0);
    while (h->snapshots > 0)
        free(h->snapshot[--h->snapshots].data);
    free(h->entry);
    free(h->snapshot);
    free(h->arrangement);
    *h = (struct arb_history){0};
}
