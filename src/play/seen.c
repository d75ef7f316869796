#include "seen.h"

#include "json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

const char *arb_seen_name(enum arb_seen_kind kind)
{
    static const char *const names[ARB_SEEN_KINDS] = {
        "the position", "views", "asks", "refusals", "events", "numbers taken apart", "wishes"};
    return names[kind];
}

uint64_t arb_fold_text(uint64_t into, const char *text)
{
    return XXH3_64bits_withSeed(text, strlen(text), into);
}

uint64_t arb_fold_json(uint64_t into, const json_t *value)
{
    char *text = value ? json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
    into = arb_fold_text(into, text ? text : "");
    free(text);
    return into;
}

static void fold(struct arb_seen *seen, enum arb_seen_kind kind, const void *text, size_t size)
{
    seen->kind[kind] = XXH3_64bits_withSeed(text, size, seen->kind[kind]);
    if (seen->out)
        fprintf(seen->out, "%s\t%.*s\n", arb_seen_name(kind), (int)size, (const char *)text);
}

static void fold_number(struct arb_seen *seen, enum arb_seen_kind kind, int64_t number)
{
    char text[ARB_DIGITS + 1];
    fold(seen, kind, text, (size_t)(arb_digits(text, number) - text));
}

static void fold_value(struct arb_seen *seen, enum arb_seen_kind kind, json_t *value)
{
    char *text = value ? json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
    fold(seen, kind, text ? text : "", text ? strlen(text) : 0);
    free(text);
    json_decref(value);
}

/* What was written is folded, and the memory is there for the next. */
static void fold_written(struct arb_seen *seen, enum arb_seen_kind kind, struct arb_json *out)
{
    fold(seen, kind, out->text.data, out->text.size);
    arb_json_clear(out);
}

/* Every "how" of a view is a number that can be taken apart: once for all who see it. */
static void take_apart(arb_table *table, int seat, const struct arb_json *view, json_t *names,
                       struct arb_seen *seen)
{
    static const char mark[] = "\"how\":\"";
    const char *at = (const char *)view->text.data, *end = at + view->text.size;
    while ((at = memmem(at, (size_t)(end - at), mark, sizeof mark - 1))) {
        at += sizeof mark - 1;
        const char *stop = memchr(at, '"', (size_t)(end - at));
        char *name = strndup(at, (size_t)(stop - at));
        if (!name)
            abort();
        if (!json_object_get(names, name)) {
            json_object_set_new(names, name, json_true());
            fold_value(seen, ARB_SEEN_NUMBERS, arb_explain(table, seat, name));
        }
        free(name);
        at = stop;
    }
}

/* Likes are rounded: what differs only by how a machine adds is the same. */
static void see_likes(arb_table *table, const struct arb_ask *ask, struct arb_seen *seen)
{
    float *likes = calloc(ask->count + 1u, sizeof *likes);
    if (!likes)
        abort();
    if (ask->options && arb_prefer(table, ask, likes))
        for (int i = 0; i < ask->count; i++)
            fold_number(seen, ARB_SEEN_WISHES, lrintf(likes[i] * 8));
    free(likes);
}

static void see_asks(arb_table *table, struct arb_json *out, struct arb_seen *seen)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(table, asks, ARB_SEATS + 1);
    for (int i = 0; i < count; i++) {
        arb_put_ask(out, table, &asks[i], NULL);
        fold_written(seen, ARB_SEEN_ASKS, out);
        if (asks[i].seat != ARB_CHANCE) {
            see_likes(table, &asks[i], seen);
            fold_value(seen, ARB_SEEN_REFUSALS, arb_refusals(table, asks[i].seat));
            count = arb_asks(table, asks, ARB_SEATS + 1); /* refusing lists them anew */
        }
    }
}

static void see_seat(arb_table *table, int seat, json_t *names, struct arb_json *out,
                     struct arb_seen *seen)
{
    uint32_t told = arb_event_count(table);
    if (told != seen->told) {
        arb_put_events(out, NULL, table, seat, seen->told, told);
        fold_written(seen, ARB_SEEN_EVENTS, out);
    }
    arb_put_view(out, table, seat);
    take_apart(table, seat, out, names, seen);
    fold_written(seen, ARB_SEEN_VIEWS, out);
    if (seat != ARB_SPECTATOR)
        fold_number(seen, ARB_SEEN_WISHES, lrint(arb_appraise(table, seat) * 1000));
}

void arb_see_position(const arb_table *table, struct arb_seen *seen)
{
    fold_number(seen, ARB_SEEN_STATE, (int64_t)arb_hash(table));
}

void arb_see(arb_table *table, struct arb_seen *seen)
{
    struct arb_json out = {0};
    json_t *names = json_object();
    if (seen->told > arb_event_count(table))
        seen->told = arb_event_count(table); /* something was taken back */
    arb_see_position(table, seen);
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++)
        if (seat < arb_seat_count(table) || seat == ARB_SPECTATOR)
            see_seat(table, seat, names, &out, seen);
    seen->told = arb_event_count(table);
    see_asks(table, &out, seen);
    json_decref(names);
    arb_json_free(&out);
}
