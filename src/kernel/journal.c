/* Writing a play to its file; journal.h describes the file. */
#include "chance.h"
#include "error.h"
#include "memory.h"
#include "table.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

_Static_assert(sizeof(struct arb_prologue) == 48 && sizeof(struct arb_record) == 16,
               "both are written as they are");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "files hold numbers low byte first");

uint64_t arb_record_check(uint64_t chain, uint32_t kind, const void *data, uint32_t bytes)
{
    return XXH3_64bits_withSeed(data, bytes, arb_mix(chain + ((uint64_t)kind << 32 | bytes)));
}

uint64_t arb_prologue_check(const struct arb_prologue *p)
{
    return XXH3_64bits(p, offsetof(struct arb_prologue, check));
}

/* Records. */

/* Records gathered for one write. */
struct out {
    struct arb_bytes bytes;
    uint64_t chain;
    size_t open; /* where the record being filled begins */
};

static void begin_record(struct out *o, uint32_t kind)
{
    o->open = o->bytes.size;
    arb_bytes_add(&o->bytes, &(struct arb_record){.kind = kind}, sizeof(struct arb_record));
}

static void end_record(struct out *o)
{
    struct arb_record r;
    uint8_t *at = o->bytes.data + o->open;
    memcpy(&r, at, sizeof r);
    r.bytes = (uint32_t)(o->bytes.size - o->open - sizeof r);
    r.check = o->chain = arb_record_check(o->chain, r.kind, at + sizeof r, r.bytes);
    memcpy(at, &r, sizeof r);
}

static void add_record(struct out *o, uint32_t kind, const void *data, size_t bytes)
{
    begin_record(o, kind);
    arb_bytes_add(&o->bytes, data, bytes);
    end_record(o);
}

static int add_text(const char *text, size_t size, void *bytes)
{
    arb_bytes_add(bytes, text, size);
    return 0;
}

static void add_json(struct out *o, const json_t *json)
{
    json_dump_callback(json, add_text, &o->bytes, JSON_COMPACT | JSON_SORT_KEYS);
}

static void add_arrangement(struct out *o, const struct arb_history *h, uint32_t step)
{
    begin_record(o, ARB_RECORD_ARRANGEMENT);
    arb_bytes_add(&o->bytes, &h->entry[step].hash, sizeof h->entry[step].hash);
    add_json(o, arb_history_position(h, step));
    end_record(o);
}

static void add_snapshot(struct out *o, const struct arb_snapshot *s)
{
    begin_record(o, ARB_RECORD_SNAPSHOT);
    arb_bytes_add(&o->bytes, &s->length, sizeof s->length);
    arb_bytes_add(&o->bytes, &s->events, sizeof s->events);
    arb_bytes_add(&o->bytes, s->data, s->bytes);
    end_record(o);
}

static void add_settings(struct out *o, const struct arb_table *t)
{
    uint8_t settings[ARB_SEATS + 1];
    for (int seat = 0; seat < ARB_SEATS; seat++)
        settings[seat] = t->orders[seat].stop;
    settings[ARB_SEATS] = t->referee;
    json_t *more = arb_orders_to_keep(t);
    begin_record(o, ARB_RECORD_SETTINGS);
    arb_bytes_add(&o->bytes, settings, sizeof settings);
    if (more)
        add_json(o, more);
    end_record(o);
    json_decref(more);
}

static void add_keys(struct out *o, const struct arb_table *t)
{
    json_t *keys = arb_need(arb_keys_json(&t->keys));
    begin_record(o, ARB_RECORD_KEYS);
    add_json(o, keys);
    end_record(o);
    json_decref(keys);
}

/* The steps from `from` on. An answer by hand and all that follows from it are
 * one record, so that damage never takes half of it. */
static void add_steps(struct out *o, const struct arb_history *h, uint32_t from)
{
    uint32_t next = 0;
    while (next < h->snapshots && h->snapshot[next].length <= from)
        next++;
    for (uint32_t i = from; i < h->length;) {
        uint32_t end = next < h->snapshots ? h->snapshot[next].length : h->length;
        if (h->entry[i].by == ARB_BY_ARRANGING) {
            add_arrangement(o, h, i++);
        } else {
            uint32_t n = 1;
            while (i + n < end && h->entry[i + n].by != ARB_BY_HAND &&
                   h->entry[i + n].by != ARB_BY_ARRANGING)
                n++;
            add_record(o, ARB_RECORD_ANSWERS, &h->entry[i], n * sizeof *h->entry);
            i += n;
        }
        if (next < h->snapshots && h->snapshot[next].length == i)
            add_snapshot(o, &h->snapshot[next++]);
    }
}

static json_t *header_of(const struct arb_table *t, bool in_file)
{
    char start[17];
    struct arb_block *block = arb_alloc(t->block_bytes);
    struct arb_table first = {.block_bytes = t->block_bytes,
                              .run = {.block = block, .rules = t->run.rules}};
    if (!arb_snapshot_restore(&t->history.snapshot[0], block, t->block_bytes))
        assert(!"a snapshot of our own cannot be read");
    snprintf(start, sizeof start, "%016llx", (unsigned long long)arb_hash(&first));
    free(block);
    json_t *header =
        json_pack("{s:s, s:s, s:s, s:o, s:o, s:I, s:s, s:I}", "game", t->game->rules->id, "engine",
                  ARB_VERSION, "build", t->game->build, "packs", json_deep_copy(t->game->packs),
                  "setup", json_deep_copy(t->setup), "seed", (json_int_t)t->seed, "start", start,
                  "block_bytes", (json_int_t)t->block_bytes);
    /* A keeper's bytes may go to strangers, who need not know our folders. */
    if (in_file && json_object_size(t->game->pack_dirs))
        json_object_set(header, "pack_dirs", t->game->pack_dirs);
    return header;
}

/* Files. */

static bool write_all(int fd, const void *data, size_t bytes, uint64_t at)
{
    const uint8_t *from = data;
    while (bytes > 0) {
        ssize_t n = pwrite(fd, from, bytes, (off_t)at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            errno = n == 0 ? ENOSPC : errno;
            return false;
        }
        from += n;
        at += (uint64_t)n;
        bytes -= (size_t)n;
    }
    return true;
}

static struct arb_prologue prologue_of(const struct arb_journal *j)
{
    struct arb_prologue p = {.bytes = j->bytes, .chain = j->chain, .header_bytes = j->header_bytes};
    memcpy(p.magic, ARB_MAGIC, sizeof p.magic);
    p.check = arb_prologue_check(&p);
    return p;
}

static bool not_saved(const char *path, const char *why, struct arb_error *err)
{
    arb_fail(err, "%s could not be written: %s. The play goes on, but is not saved.", path, why);
    if (err)
        snprintf(err->file, sizeof err->file, "%s", path);
    return false;
}

/* Append and move the prologue's mark; on any failure the file is cut back to
 * what it was, since a mark that lags behind whole records is no damage. */
static bool append(int fd, struct arb_journal *after, const struct out *o, uint64_t at)
{
    struct arb_prologue p = prologue_of(after);
    bool whole = write_all(fd, o->bytes.data, o->bytes.size, at);
    if (whole && write_all(fd, &p, sizeof p, 0))
        return true;
    int why = errno;
    /* What is there now may be nothing to append to. */
    after->rewrite = ftruncate(fd, (off_t)at) != 0 || whole;
    errno = why;
    return false;
}

/* The file is opened for each append: a server with thousands of tables has
 * not thousands of files open, and a file that somebody else replaced or
 * wrote to is noticed instead of spoilt. */
static bool append_to_file(struct arb_journal *j, const struct out *o, uint32_t length,
                           struct arb_error *err)
{
    int fd = open(j->path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return not_saved(j->path, strerror(errno), err);
    struct stat about;
    bool ok = false;
    if (flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        not_saved(j->path, "another program is writing to it", err);
    } else if (fstat(fd, &about) != 0) {
        not_saved(j->path, strerror(errno), err);
    } else if ((uint64_t)about.st_size != j->bytes) {
        not_saved(j->path, "another program has changed it; save under another name", err);
    } else {
        struct arb_journal after = *j;
        after.bytes += o->bytes.size;
        after.chain = o->chain;
        after.written = length;
        after.cut = after.settings = after.keys = false;
        if (append(fd, &after, o, j->bytes)) {
            *j = after;
            ok = true;
        } else {
            j->rewrite = after.rewrite;
            not_saved(j->path, strerror(errno), err);
        }
    }
    close(fd);
    return ok;
}

static bool append_to_keeper(struct arb_journal *j, const struct out *o, uint32_t length,
                             struct arb_error *err)
{
    if (!j->keeper.keep(j->keeper.with, false, o->bytes.data, o->bytes.size, err))
        return false;
    j->bytes += o->bytes.size;
    j->chain = o->chain;
    j->written = length;
    j->cut = j->settings = j->keys = false;
    return true;
}

bool arb_journal_flush(struct arb_table *t, struct arb_error *err)
{
    struct arb_journal *j = &t->journal;
    if (!j->open || (!j->cut && !j->settings && !j->keys && j->written == t->history.length))
        return true;
    if (j->rewrite)
        return j->path ? arb_save(t, j->path, err) : arb_save_to(t, j->keeper, err);
    struct out o = {.chain = j->chain};
    if (j->cut)
        add_record(&o, ARB_RECORD_CUT, &j->written, sizeof j->written);
    if (j->settings)
        add_settings(&o, t);
    if (j->keys)
        add_keys(&o, t);
    add_steps(&o, &t->history, j->written);
    bool ok = j->path ? append_to_file(j, &o, t->history.length, err)
                      : append_to_keeper(j, &o, t->history.length, err);
    free(o.bytes.data);
    return ok;
}

void arb_journal_cut(struct arb_journal *j, uint32_t length)
{
    if (length < j->written) {
        j->written = length;
        j->cut = true;
    }
}

void arb_journal_close(struct arb_journal *j)
{
    free(j->path);
    *j = (struct arb_journal){0};
}

/* Saving. */

/* Write beside, then put in place at once: whoever looks at `path` finds the
 * old file or the new one, never a half. */
static bool write_anew(const char *path, const struct arb_journal *j, const struct out *o,
                       struct arb_error *err)
{
    size_t room = strlen(path) + 32;
    char *beside = arb_alloc(room);
    snprintf(beside, room, "%s.new-%ld", path, (long)getpid());
    struct arb_prologue p = prologue_of(j);
    int fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool ok = fd >= 0 && write_all(fd, &p, sizeof p, 0) &&
              write_all(fd, o->bytes.data, o->bytes.size, sizeof p) && fsync(fd) == 0;
    int why = errno;
    if (fd >= 0 && close(fd) != 0 && ok) {
        ok = false;
        why = errno;
    }
    if (ok && rename(beside, path) != 0) {
        ok = false;
        why = errno;
    }
    if (!ok && fd >= 0)
        unlink(beside);
    free(beside);
    if (!ok)
        arb_fail(err, "%s could not be written: %s.", path, strerror(why));
    if (!ok && err)
        snprintf(err->file, sizeof err->file, "%s", path);
    return ok;
}

/* The whole play as records, and the journal that describes them. */
static struct arb_journal write_whole(const struct arb_table *t, bool in_file, struct out *o)
{
    json_t *header = arb_need(header_of(t, in_file));
    begin_record(o, ARB_RECORD_HEADER);
    add_json(o, header);
    end_record(o);
    json_decref(header);
    size_t size = o->bytes.size;
    struct arb_bytes twice = {0};
    arb_bytes_add(&twice, o->bytes.data, size);
    arb_bytes_add(&o->bytes, twice.data, size);
    free(twice.data);
    add_settings(o, t);
    if (t->keys.count)
        add_keys(o, t);
    add_steps(o, &t->history, 0);
    return (struct arb_journal){.open = true,
                                .header_bytes = (uint32_t)(size - sizeof(struct arb_record)),
                                .written = t->history.length,
                                .bytes = sizeof(struct arb_prologue) + o->bytes.size,
                                .chain = o->chain};
}

static bool has_history(const struct arb_table *t, struct arb_error *err)
{
    arb_clear_error(err);
    if (t->fast)
        return arb_fail(err, "This table keeps no history to save (it was opened with ARB_FAST).");
    return true;
}

bool arb_save(arb_table *t, const char *path, struct arb_error *err)
{
    if (!has_history(t, err))
        return false;
    struct out o = {0};
    struct arb_journal j = write_whole(t, true, &o);
    bool ok = write_anew(path, &j, &o, err);
    bool kept_there = t->journal.path && strcmp(t->journal.path, path) == 0;
    free(o.bytes.data);
    if (!ok && kept_there && err) {
        size_t used = strlen(err->text);
        snprintf(err->text + used, sizeof err->text - used, " The play goes on, but is not saved.");
    }
    if (ok) {
        j.path = arb_need(strdup(path)); /* may be the old one, so copied first */
        arb_journal_close(&t->journal);
        t->journal = j;
    }
    return ok;
}

bool arb_save_to(arb_table *t, struct arb_keeper keeper, struct arb_error *err)
{
    if (!has_history(t, err))
        return false;
    struct out o = {0};
    struct arb_journal j = write_whole(t, false, &o);
    struct arb_prologue p = prologue_of(&j);
    struct arb_bytes whole = {0};
    arb_bytes_add(&whole, &p, sizeof p);
    arb_bytes_add(&whole, o.bytes.data, o.bytes.size);
    free(o.bytes.data);
    bool ok = keeper.keep(keeper.with, true, whole.data, whole.size, err);
    free(whole.data);
    if (ok) {
        j.keeper = keeper;
        arb_journal_close(&t->journal);
        t->journal = j;
    }
    return ok;
}
