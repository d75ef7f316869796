/* What a person reads about a table: asks, refusals, numbers, the view. */
#include "words.h"
#include "error.h"
#include "memory.h"
#include "table.h"

enum { TEXT_ROOM = 1024 };

json_t *arb_json_text(const char *text)
{
    json_t *json = NULL;
    for (size_t n = strlen(text) + 1; !json && n-- > 0;)
        json = json_stringn(text, n);
    return json ? json : json_string("");
}

static const char *name_of(const char *const *names, int number)
{
    for (int i = 0; names && names[i]; i++)
        if (i == number)
            return names[i];
    return "";
}

static void plain_option(const struct arb_rules *rules, struct arb_option o, struct arb_text *out)
{
    arb_say(out, "%s(%d, %d, %d)", name_of(rules->verbs, o.verb), o.a, o.b, o.c);
}

static json_t *option_text(struct arb_table *t, int seat, struct arb_option option)
{
    char buffer[TEXT_ROOM] = "";
    struct arb_text out = {buffer, buffer + sizeof buffer};
    if (t->run.rules->option_words)
        t->run.rules->option_words(&t->run, seat, option, &out);
    if (!buffer[0])
        plain_option(t->run.rules, option, &out);
    return arb_json_text(buffer);
}

void arb_entry_words(struct arb_table *t, const struct arb_entry *e, bool by_game,
                     struct arb_text *out)
{
    *out->at = 0;
    if (e->by == ARB_BY_ARRANGING) {
        arb_say(out, "an arrangement");
    } else if (e->seat == ARB_CHANCE) {
        arb_say(out, "chance: outcome %d", e->option.a);
    } else {
        arb_say(out, "seat %d: ", e->seat);
        const char *before = out->at;
        if (by_game && t->run.rules->option_words)
            t->run.rules->option_words(&t->run, e->seat, e->option, out);
        if (out->at == before)
            plain_option(t->run.rules, e->option, out);
    }
}

/* ---- Asks --------------------------------------------------------------- */

/* {card}, {player} and the like take the arguments in order. */
static json_t *filled_text(struct arb_table *t, int seat, const char *words, const uint16_t args[3])
{
    struct arb_run *g = &t->run;
    char buffer[TEXT_ROOM] = "";
    struct arb_text out = {buffer, buffer + sizeof buffer};
    size_t arg = 0;
    for (const char *at = words ? words : ""; *at;) {
        size_t plain = strcspn(at, "{");
        arb_say(&out, "%.*s", (int)plain, at);
        at += plain;
        size_t length = strcspn(at, "}");
        char name[32];
        if (!*at)
            break;
        if (!at[length] || length > sizeof name) {
            arb_say(&out, "%s", at); /* not a placeholder */
            break;
        }
        snprintf(name, sizeof name, "%.*s", (int)length - 1, at + 1);
        int value = arg < 3 ? args[arg] : 0;
        arg++;
        if (strcmp(name, "n") == 0 || !g->rules->placeholder)
            arb_say(&out, "%d", value);
        else
            g->rules->placeholder(g, seat, name, value, &out);
        at += length + 1;
    }
    return arb_json_text(buffer);
}

void arb_add_about(json_t *json, const struct arb_about *about)
{
    json_t *cards = json_array(), *seats = json_array();
    for (int i = 0; i < about->cards; i++)
        json_array_append_new(cards, json_integer(about->card[i]));
    for (int i = 0; i < about->seats; i++)
        json_array_append_new(seats, json_integer(about->seat[i]));
    if (about->cards)
        json_object_set(json, "cards", cards);
    if (about->seats)
        json_object_set(json, "seats", seats);
    json_decref(cards);
    json_decref(seats);
}

static void add_option_about(struct arb_table *t, int seat, struct arb_option option, json_t *json)
{
    struct arb_about about = {0};
    if (t->run.rules->option_about)
        t->run.rules->option_about(&t->run, seat, option, &about);
    arb_add_about(json, &about);
}

static json_t *option_json(struct arb_table *t, int seat, struct arb_option o)
{
    json_t *json = json_pack("{s:o, s:s, s:[i,i,i]}", "text", option_text(t, seat, o), "verb",
                             name_of(t->run.rules->verbs, o.verb), "args", o.a, o.b, o.c);
    if (o.flags & ARB_PASS)
        json_object_set_new(json, "pass", json_true());
    add_option_about(t, seat, o, json);
    return json;
}

json_t *arb_ask_words(arb_table *t, const struct arb_ask *ask)
{
    struct arb_ask pending[ARB_SEATS + 1];
    int n = arb_asks(t, pending, ARB_SEATS + 1);
    for (int i = 0; i < n; i++) {
        const struct arb_ask *p = &pending[i];
        if (p->id != ask->id || p->seat != ask->seat)
            continue;
        json_t *options = json_array();
        for (int k = 0; k < p->count; k++)
            json_array_append_new(
                options,
                option_json(t, p->seat,
                            p->options ? p->options[k] : (struct arb_option){.a = (uint16_t)k}));
        return json_pack("{s:I, s:i, s:o, s:s, s:b, s:o}", "id", (json_int_t)p->id, "seat",
                         (int)p->seat, "prompt",
                         filled_text(t, p->seat, t->run.prompt, t->run.prompt_arg), "rule",
                         t->run.prompt_rule ? t->run.prompt_rule : "", "window", (int)p->window,
                         "options", options);
    }
    return NULL;
}

/* ---- Why not ------------------------------------------------------------ */

static bool told_before(const struct arb_refused *r, int i)
{
    for (int k = 0; k < i; k++)
        if (memcmp(&r->list[k].option, &r->list[i].option, sizeof r->list[i].option) == 0 &&
            strcmp(r->list[k].rule, r->list[i].rule) == 0)
            return true;
    return false;
}

json_t *arb_refusals(arb_table *t, int seat)
{
    json_t *list = json_array();
    if (seat < 0 || seat >= t->run.block->seats || t->run.block->status != ARB_PLAYING)
        return list;
    struct arb_run *g = &t->run;
    struct arb_refused *refused = arb_alloc(sizeof *refused);
    refused->seat = seat;
    refused->count = 0;
    g->refused = refused;
    arb_table_relist(t);
    if (g->rules->refuse_rest) {
        g->seat = seat;
        g->rules->refuse_rest(g, seat);
    }
    g->refused = NULL;
    arb_table_relist(t);
    for (int i = 0; i < refused->count; i++) {
        const struct arb_refusal *r = &refused->list[i];
        if (told_before(refused, i))
            continue;
        const struct arb_rule_row *row = arb_rule_row(t->game->index, r->rule);
        json_t *why =
            r->words ? filled_text(t, seat, r->words, r->arg) : json_string(row ? row->text : "");
        json_t *json =
            json_pack("{s:o, s:o, s:s, s:s, s:[i,i,i]}", "text", option_text(t, seat, r->option),
                      "why", why, "rule", r->rule, "verb", name_of(g->rules->verbs, r->option.verb),
                      "args", r->option.a, r->option.b, r->option.c);
        add_option_about(t, seat, r->option, json);
        json_array_append_new(list, json);
    }
    free(refused);
    return list;
}

/* ---- Looking ------------------------------------------------------------ */

void arb_put_view(struct arb_json *out, arb_table *t, int seat)
{
    if (t->run.rules->view)
        t->run.rules->view(&t->run, seat, out);
    else
        arb_put_made(out, NULL, "{}", 2);
}

json_t *arb_view(arb_table *t, int seat)
{
    struct arb_json out = {0};
    arb_put_view(&out, t, seat);
    return arb_json_value(&out);
}

json_t *arb_explain(arb_table *t, int seat, const char *name)
{
    if (!name || !t->run.rules->explain)
        return NULL;
    return t->run.rules->explain(&t->run, seat, name);
}

bool arb_check(arb_table *t, struct arb_error *err)
{
    const struct arb_run *g = &t->run;
    const struct arb_block *b = g->block;
    arb_clear_error(err);
    for (int seat = 0; seat < ARB_SEATS; seat++)
        if ((b->asked & ~b->answered) >> seat & 1 && g->list[seat].count == 0)
            return arb_fail(err, "Seat %d is asked \"%s\" and has no option.", seat, g->prompt);
    if (b->asked & SEAT(ARB_CHANCE) && b->outcomes == 0)
        return arb_fail(err, "Chance is asked \"%s\" and has no outcome.", g->prompt);
    char buffer[512] = "";
    struct arb_text broken = {buffer, buffer + sizeof buffer};
    if (g->rules->check && !g->rules->check(&t->run, &broken))
        return arb_fail(err, "%s", *buffer ? buffer : "An invariant of the game is broken.");
    return true;
}

void arb_trace(arb_table *t)
{
    if (t->marks)
        arb_marks_clear(t->marks);
    else
        t->run.marks = t->marks = arb_marks_new();
}

bool arb_traced(const arb_table *t, const char *rule_id)
{
    return arb_marks_has(t->marks, rule_id);
}
