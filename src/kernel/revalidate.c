/* Playing saves again under today's rules. */
#include "error.h"
#include "table.h"

/* Hashes say that a position became another one. Where already the first
 * position is another (the block or the content has a new shape), they say
 * nothing, and only whether each answer is still offered is looked at. */
json_t *arb_revalidate(const arb_game *game, struct arb_source from, struct arb_error *err)
{
    struct arb_saved saved;
    arb_clear_error(err);
    if (!arb_saved_from(&saved, from, err))
        return NULL;
    if (saved.damaged) {
        if (err)
            *err = saved.damage;
        arb_saved_free(&saved);
        return NULL;
    }
    char differences[256];
    arb_saved_differences(&saved, game, differences, sizeof differences);
    uint32_t length = saved.history.length, holds = 0;
    struct arb_error why = {{0}, {0}, {0}, 0};
    bool same_start = false;
    struct arb_table *t = arb_saved_begin(&saved, game, &why);
    if (t) {
        same_start = arb_saved_same_start(&saved, t);
        arb_table_relist(t);
        while (holds < length && arb_saved_step(t, &saved, holds, same_start, &why))
            holds++;
    }
    bool diverged = !t || holds < length;
    json_t *report = json_pack("{s:I, s:b, s:b, s:s}", "answers", (json_int_t)length, "diverged",
                               diverged, "hashes_compared", same_start, "differences", differences);
    if (diverged) {
        json_object_set_new(report, "at", json_integer(holds));
        json_object_set_new(report, "seat", json_integer(t ? saved.history.entry[holds].seat : 0));
        json_object_set_new(report, "why", json_string(why.text));
    }
    arb_table_close(t);
    arb_saved_free(&saved);
    return report;
}
