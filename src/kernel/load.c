/* Going on with a saved play.
 *
 * Its answers and arrangements are played again, and so can lead only where the
 * rules lead. Its snapshots are blocks full of offsets and numbers that running
 * flows follow unchecked; to verify them would take a description of every frame
 * and field of every game, while to play again takes milliseconds. So they are
 * used only where the caller vouches that the bytes never left its own hands. */
#include "error.h"
#include "memory.h"
#include "table.h"
#include "words.h"

#include <inttypes.h>
#include <unistd.h>

bool arb_saved_step(struct arb_table *t, const struct arb_saved *saved, uint32_t i, bool same_start,
                    struct arb_error *err)
{
    const struct arb_entry *e = &saved->history.entry[i];
    struct arb_error why = {{0}, {0}, {0}, 0};
    if (arb_replay_step(t, &saved->history, i, &why)) {
        if (!same_start || arb_hash(t) == e->hash)
            return true;
        arb_fail(&why, "it leads to another position than it did then");
    }
    /* With other packs the numbers in the answer may mean nothing any more. */
    bool by_game = json_equal(json_object_get(saved->header, "packs"), t->game->packs);
    char buffer[256], differences[256];
    struct arb_text words = {buffer, buffer + sizeof buffer};
    arb_entry_words(t, e, by_game, &words);
    arb_saved_differences(saved, t->game, differences, sizeof differences);
    return arb_fail(err, "Answer %u (%s): %s.%s%s%s", i + 1, buffer, why.text,
                    *differences ? " Since it was saved: " : "", differences,
                    *differences ? "." : "");
}

/* Building up a table. */

struct loading {
    struct arb_saved saved;
    struct arb_table *table;
    bool same_program; /* and packs: positions in flows mean the same */
    bool same_start;   /* hashes can be compared */
};

static void copy_entry(struct arb_table *t, const struct arb_history *h, uint32_t i, uint64_t hash)
{
    if (h->entry[i].by == ARB_BY_ARRANGING) {
        json_t *position = json_deep_copy(arb_history_position(h, i));
        arb_history_add_arrangement(&t->history, hash, position);
    } else {
        struct arb_entry e = h->entry[i];
        e.hash = hash;
        arb_history_add(&t->history, e);
    }
}

/* Go to the last snapshot of the save at once. How far that brought us. */
static uint32_t leap(struct loading *l)
{
    struct arb_table *t = l->table;
    struct arb_history *h = &l->saved.history;
    const struct arb_snapshot *last = arb_history_nearest(h, h->length);
    if (!last || last->length == 0)
        return 0;
    struct arb_block *start = memcpy(arb_alloc(t->block_bytes), t->run.block, t->block_bytes);
    bool ok = arb_snapshot_restore(last, t->run.block, t->block_bytes) &&
              arb_hash(t) == h->entry[last->length - 1].hash;
    if (!ok)
        memcpy(t->run.block, start, t->block_bytes);
    free(start);
    if (!ok)
        return 0;
    uint32_t reached = last->length;
    t->sink->base = last->events;
    t->sink->count = 0;
    for (uint32_t i = 0; i < reached; i++)
        copy_entry(t, h, i, h->entry[i].hash);
    for (uint32_t i = 0; i < h->snapshots; i++) {
        if (h->snapshot[i].length == 0 || h->snapshot[i].length > reached)
            continue;
        arb_history_add_snapshot(&t->history, h->snapshot[i]);
        h->snapshot[i].data = NULL; /* handed over */
    }
    return reached;
}

/* Take the steps that are left. False at the first that today's rules refuse, or
 * with `check` that breaks an invariant; the table then stands before it. */
static bool walk(struct loading *l, uint32_t from, bool check, struct arb_error *err)
{
    struct arb_table *t = l->table;
    const struct arb_history *h = &l->saved.history;
    uint32_t i = from;
    arb_table_relist(t);
    for (; i < h->length && arb_saved_step(t, &l->saved, i, l->same_start, err); i++) {
        if (check && !arb_check(t, err))
            break;
        copy_entry(t, h, i, l->same_start ? h->entry[i].hash : arb_hash(t));
        const struct arb_history *mine = &t->history;
        if (mine->length - mine->snapshot[mine->snapshots - 1].length >= ARB_SNAPSHOT_EVERY ||
            mine->entry[i].by == ARB_BY_ARRANGING)
            arb_table_snapshot(t);
    }
    if (i < h->length) {
        /* A step that was taken and led elsewhere is undone. */
        const struct arb_snapshot *s = arb_history_nearest(&t->history, t->history.length);
        arb_snapshot_restore(s, t->run.block, t->block_bytes);
        arb_sink_truncate(t->sink, s->events);
        struct arb_error unwanted;
        arb_replay(t, &t->history, s->length, t->history.length, &unwanted);
    }
    arb_table_relist(t);
    return i == h->length;
}

/* A table from what was read, which is released. With `recover` as much of it
 * as holds; *damaged then says that some did not, and `err` what. NULL: none. */
static struct arb_table *build(struct loading *l, const arb_game *game, const char *name, int flags,
                               bool *damaged, struct arb_error *err)
{
    struct arb_saved *saved = &l->saved;
    bool recover = flags & ARB_RECOVER;
    struct arb_error damage = saved->damage, why;
    *damaged = saved->damaged;
    if (saved->damaged && !recover)
        *err = damage;
    else
        l->table = arb_saved_begin(saved, game, err);
    if (!l->table) {
        arb_saved_free(saved);
        return NULL;
    }
    struct arb_table *t = l->table;
    char differences[256];
    arb_saved_differences(saved, game, differences, sizeof differences);
    l->same_start = arb_saved_same_start(saved, t);
    l->same_program = !*differences && l->same_start;
    bool trusted = flags & ARB_TRUST;
    bool whole = walk(l, l->same_program && trusted ? leap(l) : 0, recover && !trusted, err);
    if (whole && !trusted && !arb_check(t, &why))
        whole = arb_fail(err, "What %s leads to is no position of the game: %s", name, why.text);
    if (!whole) {
        snprintf(err->file, sizeof err->file, "%s", name);
        if (!recover) {
            arb_saved_free(saved);
            arb_table_close(t);
            return NULL;
        }
        damage = *damaged ? damage : *err;
        *damaged = true;
    }
    arb_orders_take(t, saved->stop, saved->orders);
    arb_clear_error(err);
    t->journal = (struct arb_journal){.open = true,
                                      .bytes = saved->bytes,
                                      .chain = saved->chain,
                                      .header_bytes = saved->header_bytes,
                                      .written = t->history.length,
                                      .rewrite = !l->same_program};
    arb_saved_free(saved);
    if (*damaged) {
        arb_journal_close(&t->journal);
        arb_table_settle(t);
        *err = damage;
    }
    return t;
}

/* Repairing. */

/* Keep the damaged file beside, under a name nothing has yet, and write what
 * could be restored in its place. */
static bool repair(struct arb_table *t, const char *path, struct arb_error *err)
{
    size_t room = strlen(path) + 32;
    char *aside = arb_alloc(room);
    snprintf(aside, room, "%s.damaged", path);
    for (int n = 2; access(aside, F_OK) == 0 && n < 1000; n++)
        snprintf(aside, room, "%s.damaged.%d", path, n);
    bool ok = link(path, aside) == 0 || rename(path, aside) == 0;
    if (!ok)
        arb_fail(err, "the damaged file could not be kept as %s", aside);
    else
        ok = arb_save(t, path, err);
    free(aside);
    return ok;
}

static void tell_restored(const struct arb_table *t, const char *but, struct arb_error *err)
{
    size_t used = strlen(err->text);
    snprintf(err->text + used, sizeof err->text - used, " Restored: the first %u answers.%s%s",
             t->history.length, *but ? " But: " : "", but);
}

/* A file goes on to be written as it was; what came from memory goes to the keeper. */
static bool goes_on(struct arb_table *t, struct arb_source from, int flags,
                    const struct arb_keeper *keeper)
{
    if (from.path) {
        t->journal.path = arb_need(strdup(from.path));
    } else if (keeper) {
        t->journal.keeper = *keeper;
        t->journal.rewrite |= !(flags & ARB_TRUST); /* so that it can be trusted from now on */
    }
    return from.path || keeper;
}

arb_table *arb_load(const arb_game *game, struct arb_source from, int flags,
                    const struct arb_keeper *keeper, struct arb_error *err)
{
    struct loading l = {.table = NULL};
    struct arb_error unwanted, keeping = {{0}, {0}, {0}, 0};
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    if (!arb_saved_from(&l.saved, from, err))
        return NULL;
    bool damaged;
    struct arb_table *t = build(&l, game, arb_source_name(from), flags, &damaged, err);
    if (t && damaged) {
        if (from.path)
            repair(t, from.path, &keeping);
        else if (keeper)
            arb_save_to(t, *keeper, &keeping);
        tell_restored(t, keeping.text, err);
    } else if (t && !goes_on(t, from, flags, keeper)) {
        arb_journal_close(&t->journal);
    }
    return t;
}
