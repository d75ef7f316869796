/* Numbers taken apart. */
#include "kit_config.h"

#include "alike.h"
#include "explain.h"

#include <stdio.h>

static json_t *number_json(int value, bool may_be_x)
{
    return may_be_x && value == VALUE_X ? json_string("X") : json_integer(value);
}

/* Only what makes up an X can be one: another part may well be as much below 0. */
static json_t *parts_json(const struct arb_run *g, const struct parts *parts, bool of_x)
{
    json_t *list = json_array();
    for (int i = 0; i < parts->count; i++) {
        const struct part *p = &parts->part[i];
        const char *source = p->source ? game_name(g, p->source) : NULL;
        json_array_append_new(list, json_pack("{s:o,s:s?,s:s?,s:s?}", "amount",
                                              number_json(p->amount, of_x), "source", source,
                                              "what", p->what, "rule", p->rule));
    }
    return list;
}

json_t *explained(const struct arb_run *g, const char *name, const char *label, int total,
                  const struct parts *parts)
{
    return json_pack("{s:s,s:s,s:o,s:o}", "name", name, "label", label, "total",
                     number_json(total, true), "parts", parts_json(g, parts, total == VALUE_X));
}

json_t *explain_row(const struct arb_run *g, const struct explain_row *rows, const char *name)
{
    struct parts parts = {0};
    while (rows->name && strcmp(rows->name, name) != 0)
        rows++;
    if (!rows->name || (rows->is_there && !rows->is_there(g)))
        return NULL;
    int total = rows->number(g, &parts);
    return explained(g, name, rows->label, total, &parts);
}

const char *explain_name(char name[EXPLAIN_NAME], const char *kind, int seat)
{
    snprintf(name, EXPLAIN_NAME, "%s:%d", kind, seat);
    return name;
}

int explain_seat(const struct arb_run *g, const char *name, const char *kind)
{
    char of_seat[EXPLAIN_NAME];
    for (int seat = 0; seat < g->block->seats; seat++)
        if (!strcmp(name, explain_name(of_seat, kind, seat)))
            return seat;
    return -1;
}
