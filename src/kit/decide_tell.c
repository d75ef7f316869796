/* Decisions told: the criteria run again and write down what they do. */
#include "kit_config.h"

#include "decide.h"

#include <ctype.h>

/* Where it goes; either may be NULL. */
struct decide_telling {
    struct arb_json *json;
    struct arb_text *text;
    int seat;
};

enum { NAMED = 8, NAME_ROOM = 128, LINES_ROOM = 8192 };

static const char *const how_names[] = {
    [DECIDE_KEEP] = "prefer",  [DECIDE_ONLY] = "only",  [DECIDE_MIN] = "least",
    [DECIDE_MAX] = "greatest", [DECIDE_TIER] = "tier",  [DECIDE_SAME] = "same",
    [DECIDE_FIRST] = "first",  [DECIDE_ROLL] = "a die", [DECIDE_ASK] = "a player",
};

static bool is_test(const struct criterion *c)
{
    return c->how == DECIDE_KEEP || c->how == DECIDE_ONLY;
}

static void say_candidate(struct arb_run *g, int seat, struct question q, int candidate,
                          struct arb_text *out)
{
    const char *before = out->at;
    game_candidate_words(g, seat, q, candidate, out);
    if (out->at == before)
        arb_say(out, "%d", candidate);
}

static void say_value(struct arb_run *g, int measure, int32_t value, struct arb_text *out)
{
    const char *before = out->at;
    game_value_words(g, measure, value, out);
    if (out->at == before)
        arb_say(out, "%d", (int)value);
}

/* One criterion. */

static void put_side(struct arb_run *g, const struct decision *d, const struct criterion *c,
                     bool staying)
{
    struct arb_json *out = d->tell->json;
    arb_put_array(out, staying ? "kept" : "out");
    for (int i = 0; i < d->count; i++) {
        char name[NAME_ROOM] = "", value[NAME_ROOM] = "";
        struct arb_text says = {name, name + sizeof name}, amount = {value, value + sizeof value};
        if (decide_stays(d, c, i) != staying)
            continue;
        say_candidate(g, d->tell->seat, d->q, d->candidate[i], &says);
        say_value(g, c->measure, d->value[i], &amount);
        arb_put_object(out, NULL);
        arb_put_number(out, "id", d->candidate[i]);
        arb_put_text(out, "text", name);
        arb_put_number(out, "value", d->value[i]);
        if (!is_test(c))
            arb_put_text(out, "says", value);
        arb_put_end(out);
    }
    arb_put_end(out);
}

static void put_criterion(struct arb_run *g, const struct decision *d, const struct criterion *c)
{
    struct arb_json *out = d->tell->json;
    arb_put_object(out, NULL);
    arb_put_text(out, "rule", c->rule);
    arb_put_text(out, "text", c->words);
    arb_put_text(out, "how", how_names[c->how]);
    put_side(g, d, c, true);
    put_side(g, d, c, false);
    arb_put_end(out);
}

static int count_side(const struct decision *d, const struct criterion *c, bool staying)
{
    int count = 0;
    for (int i = 0; i < d->count; i++)
        count += decide_stays(d, c, i) == staying;
    return count;
}

/* "Healer (3), Ranger (3)"; of many only the first ones by name. */
static void say_side(struct arb_run *g, const struct decision *d, const struct criterion *c,
                     bool staying)
{
    struct arb_text *out = d->tell->text;
    int said = 0, all = count_side(d, c, staying);
    for (int i = 0; i < d->count && said < NAMED; i++) {
        if (decide_stays(d, c, i) != staying)
            continue;
        arb_say(out, said++ ? ", " : "");
        say_candidate(g, d->tell->seat, d->q, d->candidate[i], out);
        if (is_test(c))
            continue;
        arb_say(out, " (");
        say_value(g, c->measure, d->value[i], out);
        arb_say(out, ")");
    }
    if (all > said)
        arb_say(out, " and %d more", all - said);
}

/* "Nearest: Healer (3), Ranger (3); not Tank (5). [target.pick.1]" */
static void say_criterion(struct arb_run *g, const struct decision *d, const struct criterion *c)
{
    struct arb_text *out = d->tell->text;
    int out_count = count_side(d, c, false);
    arb_say(out, "%c%s: ", toupper((unsigned char)c->words[0]), c->words + 1);
    if (out_count == 0 && c->how == DECIDE_KEEP && d->best == 0)
        arb_say(out, "nobody, so all stay");
    else if (out_count == d->count)
        arb_say(out, "nobody");
    else
        say_side(g, d, c, true);
    if (out_count) {
        arb_say(out, "; not ");
        say_side(g, d, c, false);
    }
    arb_say(out, ". [%s]\n", c->rule);
}

void decide_tell_criterion(struct arb_run *g, const struct decision *d, const struct criterion *c)
{
    if (!(d->seen_by >> d->tell->seat & 1))
        return;
    if (d->tell->json)
        put_criterion(g, d, c);
    if (d->tell->text)
        say_criterion(g, d, c);
}

/* The whole. */

static void say_decider(const struct arb_saying *s, const char *word, int value,
                        struct arb_text *out)
{
    (void)word, (void)value;
    game_decider_words(s->g, s->seat, *(struct question *)s->with, out);
}

static void say_question(struct arb_run *g, int seat, struct question q, struct arb_text *out)
{
    struct arb_saying s = {.g = g, .seat = seat, .with = &q, .word = say_decider};
    arb_fill(&s, game_questions[q.what].prompt, out);
}

static const struct criterion *open_end(const struct decision *d)
{
    return d->count > 1 ? &game_questions[d->q.what].list[d->settled_by] : NULL;
}

static const char *settled_how(struct arb_run *g, const struct decision *d)
{
    const struct criterion *c = open_end(d);
    if (d->count == 0)
        return "nobody";
    if (!c)
        return "rules";
    return c->how == DECIDE_ASK && game_deciders(g, d->q) ? "player" : "die";
}

static void say_end(struct arb_run *g, int seat, const struct decision *d, int winner,
                    struct arb_text *out)
{
    const struct criterion *c = open_end(d);
    if (d->count == 0) {
        arb_say(out, "So it is nobody.\n");
        return;
    }
    if (c) {
        arb_say(out, "%c%s: ", toupper((unsigned char)c->words[0]), c->words + 1);
        for (int i = 0; i < d->count && i < NAMED; i++) {
            arb_say(out, i ? " or " : "");
            say_candidate(g, seat, d->q, d->candidate[i], out);
        }
        if (d->count > NAMED)
            arb_say(out, " and %d more", d->count - NAMED);
        arb_say(out, ". [%s]\n", c->rule);
        if (winner == DECIDE_NOBODY)
            return;
    }
    arb_say(out, "So it is ");
    say_candidate(g, seat, d->q, c ? winner : d->candidate[0], out);
    arb_say(out, ".\n");
}

/* The criteria once more, with somebody to tell. */
static void tell_all(struct arb_run *g, struct decision *d, struct question q,
                     struct decide_telling *tell)
{
    struct arb_marks *marks = g->marks;
    g->marks = NULL; /* what is told is not done once more */
    d->tell = tell;
    decide_run(g, d, q);
    g->marks = marks;
}

void decide_say(struct arb_run *g, int seat, struct question q, int winner, struct arb_text *out)
{
    struct decision d;
    struct decide_telling tell = {.text = out, .seat = seat};
    say_question(g, seat, q, out);
    arb_say(out, "\n");
    tell_all(g, &d, q, &tell);
    if (d.seen_by >> seat & 1)
        say_end(g, seat, &d, winner, out);
}

static void put_lines(struct arb_json *out, const char *text)
{
    arb_put_array(out, "lines");
    while (*text) {
        char line[1024];
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        arb_put_text(out, NULL, line);
        text += length + (text[length] == '\n');
    }
    arb_put_end(out);
}

static void put_end(struct arb_run *g, int seat, const struct decision *d, int winner,
                    struct arb_json *out)
{
    const struct question_rule *question = &game_questions[d->q.what];
    char name[NAME_ROOM] = "";
    struct arb_text says = {name, name + sizeof name};
    if (d->count == 1)
        winner = d->candidate[0];
    arb_put_text(out, "by", settled_how(g, d));
    arb_put_text(out, "rule",
                 d->settled_by >= 0 ? question->list[d->settled_by].rule : question->rule);
    if (d->count == 0 || winner == DECIDE_NOBODY) {
        arb_put_null(out, "winner");
        return;
    }
    say_candidate(g, seat, d->q, winner, &says);
    arb_put_object(out, "winner");
    arb_put_number(out, "id", winner);
    arb_put_text(out, "text", name);
    arb_put_end(out);
}

void decide_put(struct arb_run *g, int seat, struct question q, int winner, const char *key,
                struct arb_json *out)
{
    struct decision d;
    char lines[LINES_ROOM] = "", asked[256] = "";
    struct arb_text text = {lines, lines + sizeof lines}, question = {asked, asked + sizeof asked};
    struct decide_telling tell = {.json = out, .text = &text, .seat = seat};
    say_question(g, seat, q, &question);
    arb_put_object(out, key);
    arb_put_text(out, "question", game_questions[q.what].name);
    arb_put_text(out, "text", asked);
    arb_put_number(out, "who", q.who);
    arb_put_array(out, "steps");
    tell_all(g, &d, q, &tell);
    arb_put_end(out);
    if (d.seen_by >> seat & 1) {
        put_end(g, seat, &d, winner, out);
        say_end(g, seat, &d, winner, &text);
        put_lines(out, lines);
    }
    arb_put_end(out);
}

/* For the game's tables. */

bool decide_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    if (o.verb != DECIDE_VERB)
        return false;
    say_candidate(g, seat, (struct question){.what = (uint8_t)o.b, .who = o.c}, o.a, out);
    return true;
}

bool decide_event_words(struct arb_run *g, int seat, const struct arb_event *e,
                        struct arb_text *out)
{
    if (e->kind != DECIDE_EVENT)
        return false;
    struct question q = {.what = (uint8_t)e->a, .who = (uint16_t)e->b, .about = (uint16_t)e->d};
    say_question(g, seat, q, out);
    arb_say(out, " ");
    say_candidate(g, seat, q, e->c, out);
    arb_say(out, ".");
    return true;
}
