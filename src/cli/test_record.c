/* test_record.c - what tests saw, against what they saw when it was recorded.
 *
 * A test checks what it is about. What else stands on the table and in the words around it is
 * recorded: the positions it came by and, before every choice and at its end, what all seats
 * are given and what bots wish. So a test that still passes but comes by other positions or
 * other words is noticed, with the choice from which on. */
#include "test.h"

#include <stdlib.h>
#include <string.h>

void record_step(struct driven *d)
{
    if (d->record)
        arb_see_position(d->table, &d->seen);
}

void record_look(struct driven *d)
{
    if (!d->record)
        return;
    d->seen.out = d->record->out;
    arb_see(d->table, &d->seen);
    arb_chain_look(&d->record->chains, &d->seen);
}

void record_end(struct record *record, struct driven *const *tables, int count)
{
    const struct arb_seen **seen = calloc((size_t)count + 1, sizeof *seen);
    if (!seen)
        abort();
    for (int i = 0; i < count; i++) {
        record_look(tables[i]);
        seen[i] = &tables[i]->seen;
    }
    arb_chain_end(&record->chains, seen, count);
    free(seen);
}

void record_free(struct record *record)
{
    arb_chain_free(&record->chains);
    if (record->out)
        fclose(record->out);
}

void record_key(const char *title, int twin, char key[8])
{
    uint64_t sum = arb_fold_text((uint64_t)twin, title);
    snprintf(key, 8, "%06x", (unsigned)(sum >> 40));
}
