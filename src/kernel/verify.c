/* Holding what chance brought against its keys: the play is taken again step by
 * step, because only the rules know between how many outcomes was drawn. */
#include "arbiter_fair.h"
#include "error.h"
#include "table.h"

struct verifying {
    const struct arb_history *history;
    struct arb_table *table;
    bool arranged; /* a position was made up on the way */
    int follow, typed, known, after;
    json_t *draws, *differ;
};

/* Step i is an answer of chance that the rules would take. */
static void look_at_draw(struct verifying *v, uint32_t i)
{
    const struct arb_entry *e = &v->history->entry[i];
    const struct arb_block *b = v->table->run.block;
    const struct arb_key *key = arb_key_at(&v->table->keys, i);
    bool typed = e->by != ARB_BY_CHANCE;
    int due = arb_table_chance(v->table, i, e->ask_id, b->outcomes);
    json_array_append_new(v->draws,
                          json_pack("[I, I, i, i, b]", (json_int_t)i, (json_int_t)e->ask_id,
                                    b->outcomes, e->option.a, typed));
    v->after += v->arranged;
    v->typed += typed;
    if (typed)
        return;
    v->follow += due == e->option.a;
    v->known += key ? i >= key->opened : 1;
    if (due != e->option.a)
        json_array_append_new(v->differ,
                              json_pack("{s:I, s:I, s:i, s:i, s:i}", "step", (json_int_t)i, "ask",
                                        (json_int_t)e->ask_id, "of", b->outcomes, "brought",
                                        e->option.a, "due", due));
}

static bool fits_a_draw(const struct arb_block *b, const struct arb_entry *e)
{
    return e->seat == ARB_CHANCE && b->asked == SEAT(ARB_CHANCE) && e->ask_id == b->ask_id &&
           e->option.a < b->outcomes;
}

/* How many steps the rules of today take. */
static uint32_t walk(struct verifying *v, struct arb_error *why)
{
    uint32_t i = 0;
    v->table->lenient = true;
    arb_table_relist(v->table);
    for (; i < v->history->length; i++) {
        const struct arb_entry *e = &v->history->entry[i];
        v->arranged |= e->by == ARB_BY_ARRANGING;
        bool draw = e->by != ARB_BY_ARRANGING && fits_a_draw(v->table->run.block, e);
        if (draw)
            look_at_draw(v, i);
        if (!arb_replay_step(v->table, v->history, i, why))
            break;
    }
    return i;
}

/* The table is at the beginning of the play, with its keys; it is released. */
static json_t *report(struct arb_table *t, const struct arb_history *history)
{
    struct verifying v = {
        .history = history, .table = t, .draws = json_array(), .differ = json_array()};
    struct arb_error why = {{0}, {0}, {0}, 0};
    uint32_t reached = walk(&v, &why);
    json_t *told =
        json_pack("{s:I, s:I, s:i, s:i, s:i, s:i, s:o, s:o, s:o}", "steps",
                  (json_int_t)history->length, "checked", (json_int_t)reached, "follow", v.follow,
                  "typed", v.typed, "known", v.known, "after_arranging", v.after, "differ",
                  v.differ, "draws", v.draws, "keys", arb_keys_json(&t->keys));
    if (!t->keys.count || t->keys.key[0].from > 0)
        json_object_set_new(told, "seed", json_integer((json_int_t)t->seed));
    if (reached < history->length)
        json_object_set_new(told, "why", json_string(why.text));
    arb_table_close(t);
    return told;
}

json_t *arb_verify(const arb_table *t, struct arb_error *err)
{
    arb_clear_error(err);
    if (t->fast) {
        arb_fail(err, "This table keeps no history (it was opened with ARB_FAST).");
        return NULL;
    }
    struct arb_table *again = arb_table_new(t->game, t->setup, t->seed, ARB_REFEREE);
    arb_keys_copy(&again->keys, &t->keys);
    if (arb_table_begin(again, err))
        return report(again, &t->history);
    arb_table_close(again);
    return NULL;
}

json_t *arb_verify_saved(const arb_game *game, struct arb_source from, struct arb_error *err)
{
    struct arb_saved saved;
    json_t *told = NULL;
    arb_clear_error(err);
    if (!arb_saved_from(&saved, from, err))
        return NULL;
    struct arb_table *t = NULL;
    if (saved.damaged) {
        if (err)
            *err = saved.damage;
    } else {
        t = arb_saved_begin(&saved, game, err);
    }
    if (t)
        told = report(t, &saved.history);
    arb_saved_free(&saved);
    return told;
}
