/* Reading a file back, as far as it is whole; journal.h describes the file. */
#include "error.h"
#include "memory.h"
#include "table.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <unistd.h>

struct in {
    const char *path;
    const uint8_t *data;
    uint64_t size, at;
    bool marked; /* the prologue is whole */
    struct arb_prologue prologue;
    struct arb_saved *saved;
};

static bool read_whole(const char *path, struct arb_bytes *file, struct arb_error *err)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    uint8_t part[1 << 16];
    ssize_t n = -1;
    while (fd >= 0 && ((n = read(fd, part, sizeof part)) > 0 || (n < 0 && errno == EINTR)))
        if (n > 0)
            arb_bytes_add(file, part, (size_t)n);
    if (n < 0) {
        arb_fail(err, "%s could not be read: %s.", path, strerror(errno));
        if (err)
            snprintf(err->file, sizeof err->file, "%s", path);
    }
    if (fd >= 0)
        close(fd);
    return n == 0;
}

/* Only the first damage is told. Always false. */
static bool damaged(struct in *in, uint64_t at, const char *what)
{
    struct arb_saved *s = in->saved;
    if (s->damaged)
        return false;
    s->damaged = true;
    arb_fail(&s->damage, "%s is damaged at byte %" PRIu64 ", after answer %u: %s.", in->path, at,
             s->history.length, what);
    snprintf(s->damage.file, sizeof s->damage.file, "%s", in->path);
    return false;
}

/* The record at in->at, if it is whole and follows on `chain`. */
static const uint8_t *record_at(const struct in *in, uint64_t at, uint64_t chain,
                                struct arb_record *r, const char **why)
{
    uint64_t left = at < in->size ? in->size - at : 0;
    *why = "the file is cut off there";
    if (left < sizeof *r)
        return NULL;
    memcpy(r, in->data + at, sizeof *r);
    if (r->bytes > left - sizeof *r) {
        *why = "the record there is cut off, or its length was changed";
        return NULL;
    }
    const uint8_t *data = in->data + at + sizeof *r;
    *why = "the record there was changed; its checksum does not match";
    return arb_record_check(chain, r->kind, data, r->bytes) == r->check ? data : NULL;
}

/* The beginning. */

static bool read_prologue(struct in *in, struct arb_error *err)
{
    if (in->size >= sizeof in->prologue) {
        memcpy(&in->prologue, in->data, sizeof in->prologue);
        in->marked = arb_prologue_check(&in->prologue) == in->prologue.check;
    }
    if (in->marked && memcmp(in->prologue.magic, ARB_MAGIC, 16) != 0)
        return arb_fail(err, "%s is a save of another version of Arbiter.", in->path);
    if (!in->marked)
        damaged(in, 0, "the mark at the beginning of the file was changed or cut off");
    return true;
}

/* Either of the two headers will do. */
static bool read_headers(struct in *in, struct arb_error *err)
{
    struct arb_saved *s = in->saved;
    struct arb_record r = {0};
    const char *why = "its length is not known";
    uint64_t at = sizeof in->prologue;
    const uint8_t *first = record_at(in, at, 0, &r, &why);
    if (!first)
        damaged(in, at, why);
    else
        s->header_bytes = r.bytes;
    if (!first && in->marked)
        s->header_bytes = in->prologue.header_bytes;
    at += sizeof r + s->header_bytes;
    const uint8_t *second = s->header_bytes ? record_at(in, at, 0, &r, &why) : NULL;
    if (!second)
        damaged(in, at, why);
    const uint8_t *header = second ? second : first;
    if (header) {
        memcpy(&r, header - sizeof r, sizeof r);
        if (r.kind == ARB_RECORD_HEADER)
            s->header = json_loadb((const char *)header, r.bytes, 0, NULL);
    }
    if (!json_is_object(s->header))
        return arb_fail(err,
                        "%s is not a save of Arbiter, or its beginning is lost (%" PRIu64
                        " bytes long, damaged at byte %d).",
                        in->path, in->size, in->marked ? (int)sizeof in->prologue : 0);
    s->chain = r.check;
    in->at = at + sizeof r + s->header_bytes;
    return true;
}

/* The records. */

static bool take_answers(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    if (bytes == 0 || bytes % sizeof(struct arb_entry) != 0)
        return false;
    for (uint32_t i = 0; i < bytes; i += sizeof(struct arb_entry)) {
        struct arb_entry e;
        memcpy(&e, data + i, sizeof e);
        if (e.seat > ARB_CHANCE || e.by < ARB_BY_HAND ||
            (e.by > ARB_BY_ORDER && e.by != ARB_BY_WITHDRAWING))
            return false;
        arb_history_add(&s->history, e);
    }
    return true;
}

static bool take_arrangement(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    uint64_t hash;
    if (bytes < sizeof hash || bytes - sizeof hash > ARB_POSITION_BYTES ||
        s->history.arrangements >= ARB_ARRANGEMENTS)
        return false;
    memcpy(&hash, data, sizeof hash);
    json_t *position = json_loadb((const char *)data + sizeof hash, bytes - sizeof hash, 0, NULL);
    if (position)
        arb_history_add_arrangement(&s->history, hash, position);
    return position != NULL;
}

static bool take_snapshot(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    struct arb_snapshot shot;
    if (bytes <= 2 * sizeof(uint32_t))
        return false;
    memcpy(&shot.length, data, sizeof shot.length);
    memcpy(&shot.events, data + 4, sizeof shot.events);
    if (shot.length != s->history.length)
        return false;
    shot.bytes = bytes - 8;
    shot.data = memcpy(arb_alloc(shot.bytes), data + 8, shot.bytes);
    arb_history_add_snapshot(&s->history, shot);
    return true;
}

static bool take_cut(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    uint32_t length;
    if (bytes != sizeof length)
        return false;
    memcpy(&length, data, sizeof length);
    if (length > s->history.length)
        return false;
    arb_history_cut(&s->history, length);
    arb_keys_cut(&s->keys, length);
    return true;
}

static bool take_keys(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    json_t *list = json_loadb((const char *)data, bytes, 0, NULL);
    bool good = arb_keys_read(&s->keys, list);
    json_decref(list);
    return good;
}

static bool take_settings(struct arb_saved *s, const uint8_t *data, uint32_t bytes)
{
    const uint32_t fixed = ARB_SEATS + 1;
    if (bytes < fixed)
        return false;
    for (int i = 0; i < ARB_SEATS; i++)
        s->stop[i] = data[i] <= ARB_STOP_IF_USEFUL ? data[i] : ARB_STOP_ALWAYS;
    s->referee = data[ARB_SEATS];
    json_decref(s->orders);
    s->orders = NULL;
    if (bytes > fixed)
        s->orders = json_loadb((const char *)data + fixed, bytes - fixed, 0, NULL);
    return bytes == fixed || s->orders;
}

static bool take_record(struct arb_saved *s, const struct arb_record *r, const uint8_t *data)
{
    switch (r->kind) {
    case ARB_RECORD_ANSWERS:
        return take_answers(s, data, r->bytes);
    case ARB_RECORD_ARRANGEMENT:
        return take_arrangement(s, data, r->bytes);
    case ARB_RECORD_SNAPSHOT:
        return take_snapshot(s, data, r->bytes);
    case ARB_RECORD_CUT:
        return take_cut(s, data, r->bytes);
    case ARB_RECORD_SETTINGS:
        return take_settings(s, data, r->bytes);
    case ARB_RECORD_KEYS:
        return take_keys(s, data, r->bytes);
    default:
        return false;
    }
}

/* More whole records than the prologue speaks of were written by a process
 * that was killed before it could move the mark: nothing is wrong with them. */
static void read_records(struct in *in)
{
    struct arb_saved *s = in->saved;
    bool met = !in->marked;
    for (;;) {
        met |= in->at == in->prologue.bytes && s->chain == in->prologue.chain;
        if (in->at == in->size)
            break;
        struct arb_record r;
        const char *why;
        const uint8_t *data = record_at(in, in->at, s->chain, &r, &why);
        uint32_t length = s->history.length;
        if (!data) {
            damaged(in, in->at, why);
            break;
        }
        if (!take_record(s, &r, data)) {
            arb_history_cut(&s->history, length < s->history.length ? length : s->history.length);
            damaged(in, in->at, "the record there makes no sense");
            break;
        }
        in->at += sizeof r + r.bytes;
        s->chain = r.check;
    }
    if (!met && !s->damaged)
        damaged(in, in->at, "the file is cut off there, it was longer once");
    s->bytes = in->at;
}

static bool parse(struct arb_saved *saved, const char *name, const void *bytes, size_t count,
                  struct arb_error *err)
{
    *saved = (struct arb_saved){0};
    struct in in = {.path = name, .data = bytes, .size = count, .saved = saved};
    if (read_prologue(&in, err) && read_headers(&in, err)) {
        read_records(&in);
        return true;
    }
    if (err)
        snprintf(err->file, sizeof err->file, "%s", name);
    arb_saved_free(saved);
    return false;
}

const char *arb_source_name(struct arb_source from)
{
    return from.path ? from.path : "the save";
}

bool arb_saved_from(struct arb_saved *saved, struct arb_source from, struct arb_error *err)
{
    *saved = (struct arb_saved){0};
    if (!from.path)
        return parse(saved, arb_source_name(from), from.bytes, from.count, err);
    struct arb_bytes file = {0};
    bool ok =
        read_whole(from.path, &file, err) && parse(saved, from.path, file.data, file.size, err);
    free(file.data);
    return ok;
}

void arb_saved_free(struct arb_saved *saved)
{
    json_decref(saved->header);
    arb_history_free(&saved->history);
    arb_keys_free(&saved->keys);
    json_decref(saved->orders);
    *saved = (struct arb_saved){0};
}

static json_t *header_words(struct arb_saved *saved)
{
    json_t *header = json_object();
    static const char *const keys[] = {"game", "engine", "packs", "pack_dirs", "setup"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json_object_get(saved->header, keys[i]))
            json_object_set(header, keys[i], json_object_get(saved->header, keys[i]));
    json_object_set_new(header, "answers", json_integer(saved->history.length));
    json_object_set_new(header, "damaged", json_boolean(saved->damaged));
    arb_saved_free(saved);
    return header;
}

json_t *arb_save_header(struct arb_source from, struct arb_error *err)
{
    struct arb_saved saved;
    arb_clear_error(err);
    return arb_saved_from(&saved, from, err) ? header_words(&saved) : NULL;
}

/* Then and now. */

static void add_words(char *words, size_t room, const char *format, ...)
{
    size_t used = strlen(words);
    va_list args;
    va_start(args, format);
    vsnprintf(words + used, room - used, format, args);
    va_end(args);
}

static const json_t *pack_named(const json_t *packs, const char *name)
{
    size_t i;
    json_t *pack;
    json_array_foreach (packs, i, pack) {
        const char *its = json_string_value(json_object_get(pack, "name"));
        if (its && strcmp(its, name) == 0)
            return pack;
    }
    return NULL;
}

static void compare_packs(const json_t *then, const json_t *now, char *words, size_t room)
{
    size_t i;
    json_t *pack;
    json_array_foreach (then, i, pack) {
        const char *name = json_string_value(json_object_get(pack, "name"));
        const json_t *today = name ? pack_named(now, name) : NULL;
        if (!today)
            add_words(words, room, "pack %s is missing; ", name ? name : "without a name");
        else if (!json_equal(json_object_get(pack, "hash"), json_object_get(today, "hash")))
            add_words(words, room, "pack %s has changed; ", name);
    }
    json_array_foreach (now, i, pack) {
        const char *name = json_string_value(json_object_get(pack, "name"));
        if (name && !pack_named(then, name))
            add_words(words, room, "pack %s was not there; ", name);
    }
    if (!*words && !json_equal(then, now))
        add_words(words, room, "the packs are in another order; ");
}

void arb_saved_differences(const struct arb_saved *saved, const arb_game *game, char *words,
                           size_t room)
{
    *words = 0;
    const char *engine = json_string_value(json_object_get(saved->header, "engine"));
    const char *build = json_string_value(json_object_get(saved->header, "build"));
    compare_packs(json_object_get(saved->header, "packs"), game->packs, words, room);
    if (!engine || strcmp(engine, ARB_VERSION) != 0)
        add_words(words, room, "Arbiter was %s and is %s; ", engine ? engine : "another",
                  ARB_VERSION);
    else if (!build || !*build || strcmp(build, game->build) != 0)
        add_words(words, room, "it was another build of Arbiter %s; ", ARB_VERSION);
    size_t used = strlen(words);
    if (used >= 2)
        words[used - 2] = 0;
}

struct arb_table *arb_saved_begin(const struct arb_saved *saved, const arb_game *game,
                                  struct arb_error *err)
{
    const char *id = json_string_value(json_object_get(saved->header, "game"));
    if (!id || strcmp(id, game->rules->id) != 0) {
        arb_fail(err, "This is a save of the game %s, not of %s.", id ? id : "(unknown)",
                 game->rules->id);
        return NULL;
    }
    uint64_t seed = (uint64_t)json_integer_value(json_object_get(saved->header, "seed"));
    struct arb_table *t = arb_table_new(game, json_object_get(saved->header, "setup"), seed,
                                        saved->referee ? ARB_REFEREE : 0);
    arb_keys_copy(&t->keys, &saved->keys);
    if (!arb_table_begin(t, err)) {
        arb_table_close(t);
        return NULL;
    }
    return t;
}

bool arb_saved_same_start(const struct arb_saved *saved, const struct arb_table *t)
{
    char start[17];
    snprintf(start, sizeof start, "%016llx", (unsigned long long)arb_hash(t));
    const char *then = json_string_value(json_object_get(saved->header, "start"));
    return then && strcmp(then, start) == 0;
}
