/* Numbers taken apart. */
#include "kit_config.h"

#include "alike.h"
#include "explain.h"

#include <stdio.h>

static json_t *number_json(int value, bool may_be_x)
{
    return may_be_x && value == VALUE_X ? json_string("X") : json_integer(value);
}

static json_t *source_json(const struct arb_run *g, int source)
{
    char name[ARB_NAME] = "";
    if (source < THINGS)
        return source ? json_string(game_name(g, source)) : NULL;
    arb_say_seat(g, source - THINGS, &(struct arb_text){name, name + sizeof name});
    return json_string(name);
}

/* Only what makes up an X can be one: another part may well be as much below 0. */
static json_t *parts_json(const struct arb_run *g, const struct parts *parts, bool of_x)
{
    json_t *list = json_array();
    for (int i = 0; i < parts->count; i++) {
        const struct part *p = &parts->part[i];
        json_array_append_new(
            list, json_pack("{s:o,s:o?,s:s?,s:s?}", "amount", number_json(p->amount, of_x),
                            "source", source_json(g, p->source), "what", p->what, "rule", p->rule));
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

enum { LABEL = 160 };

json_t *explained_of_seat(const struct arb_run *g, const char *name, const char *label, int seat,
                          int total, const struct parts *parts)
{
    char words[LABEL];
    struct arb_text out = {words, words + sizeof words};
    arb_say(&out, "%s of ", label);
    arb_say_seat(g, seat, &out);
    return explained(g, name, words, total, parts);
}

#ifdef EXPLAIN_THING
json_t *explain_thing(const struct arb_run *g, int seat, const char *name)
{
    struct parts parts = {0};
    char stat[40], words[LABEL];
    int thing, total, end = 0, which = 0;
    if (sscanf(name, EXPLAIN_THING ":%d:%39[a-z_]%n", &thing, stat, &end) != 2 || name[end])
        return NULL;
    while (which < STATS && strcmp(stat_names[which], stat) != 0)
        which++;
    if (which == STATS || !game_has_thing(g, thing) ||
        !game_explain_stat(g, seat, thing, which, &total, &parts))
        return NULL;
    snprintf(words, sizeof words, "%s of %s", game_stat_label(g, thing, which),
             game_name(g, thing));
    return explained(g, name, words, total, &parts);
}
#endif

const struct arb_option *explain_option(const struct arb_run *g, int seat, const char *name)
{
    int number;
    if (sscanf(name, "option:%d", &number) != 1 || seat < 0 || seat >= g->block->seats ||
        !(g->block->asked >> seat & 1) || number < 0 || number >= g->list[seat].count)
        return NULL;
    return &g->option[g->list[seat].first + number];
}

void drop_empty_parts(struct parts *parts)
{
    int some = 0;
    for (int i = 0; i < parts->count; i++)
        if (parts->part[i].amount)
            parts->part[some++] = parts->part[i];
    parts->count = some;
}
