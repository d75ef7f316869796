/* The events of a play as one seat saw them. */
#include "error.h"
#include "memory.h"
#include "table.h"
#include "words.h"

/* Make the events from number `from` on again, which the sink has dropped or
 * never had, by replaying on a table beside. */
static void make_again(struct arb_table *t, uint32_t from)
{
    struct arb_table *beside = arb_table_new(t->game, t->setup, t->seed, 0);
    const struct arb_history *h = &t->history;
    struct arb_error unwanted;
    uint32_t step = 0;
    if (!arb_table_begin(beside, &unwanted)) {
        arb_table_close(beside);
        return;
    }
    uint32_t i = h->snapshots;
    while (i > 0 && h->snapshot[i - 1].events > from)
        i--;
    if (i > 0) {
        const struct arb_snapshot *s = &h->snapshot[i - 1];
        arb_snapshot_restore(s, beside->run.block, beside->block_bytes);
        beside->sink->base = s->events;
        beside->sink->count = 0;
        step = s->length;
    }
    arb_replay(beside, h, step, h->length, &unwanted);
    struct arb_sink *made = beside->sink;
    beside->sink = t->sink;
    made->step = t->sink->step;
    t->run.sink = t->sink = made;
    arb_table_close(beside);
}

static const char *kind_of(const struct arb_rules *rules, int kind)
{
    for (int i = 0; rules->event_kinds && rules->event_kinds[i]; i++)
        if (i == kind)
            return rules->event_kinds[i];
    return "";
}

/* An event for which the game has no words for this seat was not noticed. */
static json_t *event_json(struct arb_table *t, int seat, uint32_t n, const struct arb_event *e)
{
    char buffer[1024] = "";
    struct arb_text out = {buffer, buffer + sizeof buffer};
    if (t->run.rules->event_words)
        t->run.rules->event_words(&t->run, seat, e, &out);
    if (!buffer[0])
        return NULL;
    json_t *json = json_pack("{s:I, s:I, s:s, s:o, s:s}", "n", (json_int_t)n, "step",
                             (json_int_t)e->step, "kind", kind_of(t->run.rules, e->kind), "text",
                             arb_json_text(buffer), "rule", e->rule ? e->rule : "");
    if (seat >= 0 && seat <= ARB_SPECTATOR && e->seen_by >> seat & 1)
        json_object_set_new(json, "args", json_pack("[i,i,i,i]", e->a, e->b, e->c, e->d));
    struct arb_about about = {0};
    if (t->run.rules->event_about)
        t->run.rules->event_about(&t->run, seat, e, &about);
    arb_add_about(json, &about);
    return json;
}

json_t *arb_events(arb_table *t, int seat, uint32_t from)
{
    json_t *list = json_array();
    if (!t->sink)
        return list;
    if (from < t->sink->base)
        make_again(t, from);
    const struct arb_sink *sink = t->sink;
    uint32_t i = from > sink->base ? from - sink->base : 0;
    for (; i < sink->count; i++) {
        json_t *event = event_json(t, seat, sink->base + i, &sink->event[i]);
        if (event)
            json_array_append_new(list, event);
    }
    return list;
}

uint32_t arb_event_count(const arb_table *t)
{
    return t->sink ? arb_sink_end(t->sink) : 0;
}
