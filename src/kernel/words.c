/* What a person reads about a table: asks, refusals, numbers, the view. */
#include "words.h"
#include "error.h"
#include "memory.h"
#include "printed.h"
#include "table.h"

enum { TEXT_ROOM = 1024 };

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

static void put_option_text(struct arb_json *out, struct arb_table *t, int seat,
                            struct arb_option option)
{
    char buffer[TEXT_ROOM] = "";
    struct arb_text words = {buffer, buffer + sizeof buffer};
    if (t->run.rules->option_words)
        t->run.rules->option_words(&t->run, seat, option, &words);
    if (!buffer[0])
        plain_option(t->run.rules, option, &words);
    arb_put_text(out, "text", arb_whole_letters(buffer));
}

void arb_entry_words(struct arb_table *t, const struct arb_entry *e, bool by_game,
                     struct arb_text *out)
{
    *out->at = 0;
    if (e->by == ARB_BY_ARRANGING) {
        arb_say(out, "an arrangement");
    } else if (e->by == ARB_BY_WITHDRAWING) {
        arb_say(out, "seat %d: begins anew", e->seat);
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

/* Asks. */

static void by_game(const struct arb_saying *s, const char *word, int value, struct arb_text *out)
{
    if (s->g->rules->placeholder)
        s->g->rules->placeholder(s->g, s->seat, word, value, out);
    else
        arb_say(out, "%d", value);
}

static void put_filled_text(struct arb_json *json, const char *key, struct arb_table *t, int seat,
                            const char *words, const uint16_t args[3])
{
    char buffer[TEXT_ROOM] = "";
    struct arb_text out = {buffer, buffer + sizeof buffer};
    struct arb_saying s = {
        .g = &t->run, .seat = seat, .arg = {args[0], args[1], args[2]}, .word = by_game};
    arb_fill(&s, words ? words : "", &out);
    arb_put_text(json, key, arb_whole_letters(buffer));
}

/* A list that is there only if something is in it. */
#define PUT_SOME(key, count, list)                                                                 \
    if (count) {                                                                                   \
        arb_put_array(out, key);                                                                   \
        for (int i = 0; i < (count); i++)                                                          \
            arb_put_number(out, NULL, (list)[i]);                                                  \
        arb_put_end(out);                                                                          \
    }

void arb_put_about(struct arb_json *out, const struct arb_about *about)
{
    PUT_SOME("cards", about->cards, about->card)
    PUT_SOME("seats", about->seats, about->seat)
    PUT_SOME("cells", about->cells, about->cell)
    PUT_SOME("edges", about->edges, about->edge)
    PUT_SOME("dice", about->dice, about->die)
}

/* The engine's own numbers. */
static void put_args(struct arb_json *out, struct arb_option o)
{
    arb_put_array(out, "args");
    arb_put_number(out, NULL, o.a);
    arb_put_number(out, NULL, o.b);
    arb_put_number(out, NULL, o.c);
    arb_put_end(out);
}

static struct arb_about put_option_about(struct arb_json *out, struct arb_table *t, int seat,
                                         struct arb_option option)
{
    struct arb_about about = {0};
    if (t->run.rules->option_about)
        t->run.rules->option_about(&t->run, seat, option, &about);
    arb_put_about(out, &about);
    return about;
}

static uint16_t *number_of(struct arb_option *o, int which)
{
    return which == 0 ? &o->a : which == 1 ? &o->b : &o->c;
}

/* Do they differ in this number and in nothing else? */
static bool alike_but(struct arb_option a, struct arb_option b, int which)
{
    if (*number_of(&a, which) == *number_of(&b, which))
        return false;
    *number_of(&a, which) = *number_of(&b, which);
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Of options that differ only in how many: the number, and the first of them. */
static void put_amount(struct arb_json *out, const struct arb_ask *p, int k, int which)
{
    int like = k;
    bool several = false;
    for (int i = 0; i < p->count; i++)
        if (alike_but(p->options[i], p->options[k], which)) {
            like = i < like ? i : like;
            several = true;
        }
    if (!several)
        return;
    struct arb_option o = p->options[k];
    arb_put_number(out, "amount", *number_of(&o, which));
    arb_put_number(out, "like", like);
}

/* What has been filled in so far, in words, so that a screen can show it as one. */
static void put_form(struct arb_json *out, struct arb_table *t, const struct arb_ask *p)
{
    const struct arb_history *h = &t->history;
    uint32_t first = h->length;
    while (!t->fast && first > 0 && h->entry[first - 1].ask_id >= p->form &&
           h->entry[first - 1].form)
        first--;
    arb_put_object(out, "form");
    arb_put_number(out, "id", p->form);
    arb_put_array(out, "parts");
    for (uint32_t i = first; !t->fast && i < h->length; i++) {
        arb_put_object(out, NULL);
        put_option_text(out, t, p->seat, h->entry[i].option);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

static void put_flags(struct arb_json *out, uint8_t flags)
{
    if (flags & ARB_PASS)
        arb_put_flag(out, "pass", true);
    if (flags & ARB_CONFIRM)
        arb_put_flag(out, "confirm", true);
    if (flags & ARB_SUGGESTED)
        arb_put_flag(out, "suggested", true);
}

/* "commit all 3", or "commit the 3 that help": several options of one verb at once. */
static void put_all(struct arb_json *out, struct arb_table *t, const struct arb_ask *p)
{
    int first, count = arb_all_of(t, p->seat, &first), alike = 0;
    if (count < 2)
        return;
    int verb = p->options[first].verb;
    for (int i = 0; i < p->count; i++)
        alike += p->options[i].verb == verb;
    char words[128];
    snprintf(words, sizeof words, count == alike ? "%s all %d" : "%s the %d that help",
             name_of(t->run.rules->verbs, verb), count);
    arb_put_text(out, "all", words);
}

static void put_ask(struct arb_json *out, struct arb_table *t, const struct arb_ask *p,
                    const char *name)
{
    arb_put_object(out, NULL);
    if (name)
        arb_put_text(out, "ask", name);
    else
        arb_put_number(out, "id", p->id);
    arb_put_number(out, "seat", p->seat);
    struct arb_prompt prompt = arb_prompt_of(&t->run, p->seat);
    put_filled_text(out, "prompt", t, p->seat, prompt.text, prompt.arg);
    arb_put_text(out, "rule", prompt.rule ? prompt.rule : "");
    arb_put_flag(out, "window", p->window);
    if (p->window && t->run.rules->windows)
        arb_put_text(out, "kind", t->run.rules->windows[prompt.kind].id);
    if (p->window == ARB_OWN_WINDOW)
        arb_put_flag(out, "own", true);
    if (p->form)
        put_form(out, t, p);
    if (p->roll) {
        arb_put_object(out, "roll");
        arb_put_number(out, "id", p->roll);
        arb_put_number(out, "left", p->left);
        arb_put_end(out);
    }
    arb_put_array(out, "options");
    for (int k = 0; k < p->count; k++) {
        struct arb_option o = p->options ? p->options[k] : (struct arb_option){.a = (uint16_t)k};
        arb_put_object(out, NULL);
        if (name)
            arb_put_number(out, "option", k);
        put_option_text(out, t, p->seat, o);
        arb_put_text(out, "verb", name_of(t->run.rules->verbs, o.verb));
        if (!name)
            put_args(out, o);
        put_flags(out, o.flags);
        struct arb_about about = put_option_about(out, t, p->seat, o);
        if (about.counts && about.counts <= 3 && p->options)
            put_amount(out, p, k, about.counts - 1);
        arb_put_end(out);
    }
    arb_put_end(out);
    put_all(out, t, p);
    arb_put_end(out);
}

bool arb_put_ask(struct arb_json *out, arb_table *t, const struct arb_ask *ask, const char *name)
{
    struct arb_ask pending[ARB_SEATS + 1];
    int n = arb_asks(t, pending, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (pending[i].id == ask->id && pending[i].seat == ask->seat) {
            put_ask(out, t, &pending[i], name);
            return true;
        }
    return false;
}

json_t *arb_ask_words(arb_table *t, const struct arb_ask *ask)
{
    struct arb_json out = {0};
    return arb_put_ask(&out, t, ask, NULL) ? arb_json_value(&out) : NULL;
}

/* Why not. */

static bool told_before(const struct arb_refused *r, uint32_t i)
{
    for (uint32_t k = 0; k < i; k++)
        if (memcmp(&r->list[k].option, &r->list[i].option, sizeof r->list[i].option) == 0 &&
            strcmp(r->list[k].rule, r->list[i].rule) == 0)
            return true;
    return false;
}

static void put_refusal(struct arb_json *out, struct arb_table *t, int seat,
                        const struct arb_refusal *r)
{
    const struct arb_rule_row *row = arb_rule_row(t->game->index, r->rule);
    arb_put_object(out, NULL);
    put_option_text(out, t, seat, r->option);
    if (r->words)
        put_filled_text(out, "why", t, seat, r->words, r->arg);
    else
        arb_put_text(out, "why", row ? row->text : "");
    arb_put_text(out, "rule", r->rule);
    arb_put_text(out, "verb", name_of(t->run.rules->verbs, r->option.verb));
    put_args(out, r->option);
    put_option_about(out, t, seat, r->option);
    arb_put_end(out);
}

json_t *arb_refusals(arb_table *t, int seat)
{
    if (seat < 0 || seat >= t->run.block->seats || t->run.block->status != ARB_PLAYING)
        return json_array();
    struct arb_run *g = &t->run;
    struct arb_refused refused = {.seat = seat};
    g->refused = &refused;
    arb_table_relist(t);
    if (g->rules->refuse_rest) {
        g->seat = seat;
        g->rules->refuse_rest(g, seat);
    }
    g->refused = NULL;
    arb_table_relist(t);
    struct arb_json out = {0};
    arb_put_array(&out, NULL);
    for (uint32_t i = 0; i < refused.count; i++)
        if (!told_before(&refused, i))
            put_refusal(&out, t, seat, &refused.list[i]);
    arb_put_end(&out);
    free(refused.list);
    return arb_json_value(&out);
}

/* Looking. */

json_t *arb_explain(arb_table *t, int seat, const char *name)
{
    const struct arb_rules *rules = t->run.rules;
    if (!name)
        return NULL;
    json_t *explained = rules->explain ? rules->explain(&t->run, seat, name) : NULL;
    return explained ? explained : arb_explain_printed(t, seat, name);
}

bool arb_check(arb_table *t, struct arb_error *err)
{
    const struct arb_run *g = &t->run;
    const struct arb_block *b = g->block;
    arb_clear_error(err);
    for (int seat = 0; seat < ARB_SEATS; seat++)
        if ((b->asked & ~b->answered) >> seat & 1 && g->list[seat].count == 0)
            return arb_fail(err, "Seat %d is asked \"%s\" and has no option.", seat,
                            arb_prompt_of(g, seat).text);
    if (b->asked & SEAT(ARB_CHANCE) && b->outcomes == 0)
        return arb_fail(err, "Chance is asked \"%s\" and has no outcome.", g->prompt);
    if (b->status == ARB_STOPPED)
        return true; /* it stands in the middle of something */
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
