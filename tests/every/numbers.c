/* numbers.c - every number that has a "how" can be taken apart, and what is refused names a rule.
 * A game of random answers: each number in the view of each seat and a spectator is explained as
 * what it is, by parts that come to exactly that; each refusal cites a rule of the game's index. */
#include "every.h"

#include <string.h>

enum { STEPS = 400, EVERY = 8 };

struct counting {
    struct trial *trial;
    arb_table *table;
    int seat;
};

/* What the parts of an explanation come to; false: not all of them are numbers (an X). */
static bool sum_of(const json_t *explained, json_int_t *sum)
{
    const json_t *part;
    size_t i;
    *sum = 0;
    json_array_foreach (json_object_get(explained, "parts"), i, part) {
        const json_t *amount = json_object_get(part, "amount");
        if (!json_is_integer(amount))
            return false;
        *sum += json_integer_value(amount);
    }
    return true;
}

/* Each part says where it comes from. */
static bool parts_well_said(struct counting *c, const char *how, const json_t *explained)
{
    const json_t *part;
    size_t i;
    json_array_foreach (json_object_get(explained, "parts"), i, part)
        if (!json_object_get(part, "source") && !json_object_get(part, "what"))
            return wrong(c->trial, "%s has a part that comes from nowhere", how);
    return true;
}

static bool adds_up(struct counting *c, const char *how, const json_t *value,
                    const json_t *explained)
{
    const json_t *total = json_object_get(explained, "total");
    json_int_t sum;
    if (!explained)
        return wrong(c->trial, "seat %d: %s cannot be taken apart", c->seat, how);
    if (!json_equal(total, value))
        return wrong(c->trial, "seat %d sees %lld of %s, which is explained as %lld", c->seat,
                     (long long)json_integer_value(value), how,
                     (long long)json_integer_value(total));
    if (json_is_integer(total) && sum_of(explained, &sum) && sum != json_integer_value(total))
        return wrong(c->trial, "seat %d: the parts of %s come to %lld, not %lld", c->seat, how,
                     (long long)sum, (long long)json_integer_value(total));
    return parts_well_said(c, how, explained);
}

static bool number_adds_up(struct counting *c, const json_t *number)
{
    const char *how = json_string_value(json_object_get(number, "how"));
    const json_t *value = json_object_get(number, "value");
    if (!how || !value || json_is_null(value))
        return true;
    json_t *explained = arb_explain(c->table, c->seat, how);
    bool good = adds_up(c, how, value, explained);
    json_decref(explained);
    return good;
}

static bool all_add_up(struct counting *c, json_t *view)
{
    const char *key;
    json_t *one;
    size_t i;
    json_array_foreach (view, i, one)
        if (!all_add_up(c, one))
            return false;
    json_object_foreach (view, key, one)
        if (!all_add_up(c, one))
            return false;
    return !json_is_object(view) || number_adds_up(c, view);
}

static bool refusals_cite_rules(struct counting *c)
{
    json_t *list = arb_refusals(c->table, c->seat), *refusal;
    bool good = true;
    size_t i;
    json_array_foreach (list, i, refusal) {
        const char *rule = json_string_value(json_object_get(refusal, "rule"));
        json_t *row = rule ? arb_rule(c->trial->game, rule) : NULL;
        if (good && !row)
            good =
                wrong(c->trial, "a refusal cites the rule %s, which there is not: %s",
                      rule ? rule : "(none)", json_string_value(json_object_get(refusal, "text")));
        json_decref(row);
    }
    json_decref(list);
    return good;
}

static bool look(struct counting *c)
{
    bool good = true;
    for (c->seat = 0; good && c->seat <= ARB_SPECTATOR; c->seat++) {
        if (c->seat >= arb_seat_count(c->table) && c->seat != ARB_SPECTATOR)
            continue;
        json_t *view = arb_view(c->table, c->seat);
        good = all_add_up(c, view) && (c->seat == ARB_SPECTATOR || refusals_cite_rules(c));
        json_decref(view);
    }
    return good;
}

bool try_numbers(struct trial *trial)
{
    struct counting c = {.trial = trial, .table = any_table(trial, 0, 1)};
    struct arb_ask ask;
    struct arb_error err = {0};
    for (; c.table && trial->steps < STEPS && arb_asks(c.table, &ask, 1); trial->steps++) {
        if (trial->steps % EVERY == 0 && !look(&c))
            break;
        if (arb_asks(c.table, &ask, 1) &&
            !arb_answer(c.table, ask.id, ask.seat, any_choice(trial, &ask), &err)) {
            wrong(trial, "a legal answer is refused: %s", err.text);
            break;
        }
    }
    arb_table_close(c.table);
    return !trial->why[0];
}
