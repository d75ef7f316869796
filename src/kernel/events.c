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
static void put_event(struct arb_json *out, struct arb_table *t, int seat, uint32_t n,
                      const struct arb_event *e, bool args)
{
    char buffer[1024] = "";
    struct arb_text words = {buffer, buffer + sizeof buffer};
    struct arb_about about = {0};
    t->run.retold = e;
    if (t->run.rules->event_words)
        t->run.rules->event_words(&t->run, seat, e, &words);
    t->run.retold = NULL;
    if (!buffer[0])
        return;
    arb_put_object(out, NULL);
    arb_put_number(out, "n", n);
    arb_put_number(out, "step", e->step);
    arb_put_text(out, "kind", kind_of(t->run.rules, e->kind));
    arb_put_text(out, "text", arb_whole_letters(buffer));
    arb_put_text(out, "rule", e->rule ? e->rule : "");
    if (args && seat >= 0 && seat <= ARB_SPECTATOR && e->seen_by >> seat & 1) {
        arb_put_array(out, "args");
        const int16_t number[] = {e->a, e->b, e->c, e->d, e->e, e->f};
        for (size_t i = 0; i < sizeof number / sizeof *number; i++)
            arb_put_number(out, NULL, number[i]);
        arb_put_end(out);
    }
    if (t->run.rules->event_about)
        t->run.rules->event_about(&t->run, seat, e, &about);
    arb_put_about(out, &about);
    arb_put_end(out);
}

static void put_events(struct arb_json *out, const char *key, struct arb_table *t, int seat,
                       uint32_t from, uint32_t to, bool args)
{
    arb_put_array(out, key);
    if (t->sink && from < t->sink->base)
        make_again(t, from);
    const struct arb_sink *sink = t->sink;
    uint32_t i = sink && from > sink->base ? from - sink->base : 0;
    for (; sink && i < sink->count && sink->base + i < to; i++)
        put_event(out, t, seat, sink->base + i, &sink->event[i], args);
    arb_put_end(out);
}

void arb_put_events(struct arb_json *out, const char *key, arb_table *t, int seat, uint32_t from,
                    uint32_t to)
{
    put_events(out, key, t, seat, from, to, false);
}

json_t *arb_events(arb_table *t, int seat, uint32_t from)
{
    struct arb_json out = {0};
    put_events(&out, NULL, t, seat, from, UINT32_MAX, true);
    return arb_json_value(&out);
}

uint32_t arb_event_count(const arb_table *t)
{
    return t->sink ? arb_sink_end(t->sink) : 0;
}
