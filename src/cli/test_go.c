/* test_go.c - passing, and playing on to a step. */
#include "test.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Passing. */

static int pass_option(const struct arb_ask *ask)
{
    for (int i = 0; i < ask->count; i++)
        if (ask->options[i].flags & ARB_PASS)
            return i;
    return -1;
}

bool driven_pass(struct driven *d, int seat, char **err)
{
    struct arb_ask asks[DRIVEN_ASKS];
    int count = driven_pending(d, asks);
    for (int i = 0; i < count; i++)
        if ((seat < 0 || asks[i].seat == seat) && pass_option(&asks[i]) >= 0)
            return driven_answer(d, asks[i], pass_option(&asks[i]), err);
    text_add(err, seat < 0 ? "there is nothing to pass" : "there is nothing to pass for seat %d",
             seat);
    driven_list(d, seat, err);
    return false;
}

bool driven_skip(struct driven *d, char **err)
{
    struct arb_ask asks[DRIVEN_ASKS];
    if (driven_pending(d, asks) == 0) {
        text_add(err, "nothing is asked any more");
        return false;
    }
    if (asks[0].seat == ARB_CHANCE)
        return driven_chance(d, &asks[0], err);
    int pass = pass_option(&asks[0]);
    return driven_answer(d, asks[0], pass < 0 ? 0 : pass, err);
}

/* Going to a step. */

struct place {
    char step[64];
    json_int_t round;
    bool over;
};

static struct place place_of(struct driven *d)
{
    struct place place = {0};
    json_t *view = arb_view(d->table, 0);
    const char *step = json_string_value(json_object_get(view, "step"));
    snprintf(place.step, sizeof place.step, "%s", step ? step : "");
    place.round = json_integer_value(json_object_get(view, "round"));
    place.over = arb_status(d->table) != ARB_PLAYING;
    json_decref(view);
    return place;
}

/* Steps 6.4.1 and 6.4a are inside step 6.4. */
static bool inside(const struct place *place, const char *step)
{
    size_t length = strlen(step);
    unsigned char next = (unsigned char)place->step[strnlen(place->step, length)];
    return strncmp(place->step, step, length) == 0 && (next == 0 || next == '.' || isalpha(next));
}

/* Steps have numbers by which they follow each other, except 0.0, 0.1: what
 * begins and ends a round is before and after all others. */
static bool in_order(const char *step)
{
    return isdigit((unsigned char)*step) && *step != '0';
}

/* True if a numbered step lies between two places without an ask in it. */
static bool went_past(const struct place *from, const struct place *to, const char *step)
{
    if (!in_order(step) || !in_order(from->step) || !in_order(to->step) || inside(from, step) ||
        inside(to, step))
        return false;
    bool ahead = strverscmp(from->step, step) < 0, behind = strverscmp(step, to->step) < 0;
    return from->round == to->round ? ahead && behind : ahead || behind;
}

struct journey {
    char step[64];
    bool end, next, over; /* "3.4 end", "3.4 next", "over" */
    bool been, left;      /* inside the step; outside it */
    bool missed;          /* went past it, in this round */
    json_int_t round;
};

static bool read_journey(struct journey *j, const char *where, char **err)
{
    char how[16] = "";
    int read = sscanf(where, "%63s %15s", j->step, how);
    j->over = strcmp(j->step, "over") == 0;
    j->end = strcmp(how, "end") == 0;
    j->next = strcmp(how, "next") == 0;
    if (read < 1 || (read == 2 && !j->end && !j->next)) {
        text_add(err,
                 "\"%s\" is no place to go: say \"3.2\", \"3.2 next\", \"3.2 end\" or \"over\"",
                 where);
        return false;
    }
    return true;
}

/* True once the journey is at its end; otherwise it goes on, or *err is set. */
static bool arrived(struct journey *j, const struct place *from, const struct place *now,
                    char **err)
{
    bool in = inside(now, j->step), past = went_past(from, now, j->step);
    if (j->over)
        return now->over;
    j->been |= in;
    j->left |= !in;
    if (j->end && ((j->been && (!in || now->over)) || past))
        return true;
    if (!j->end && in && !now->over && (!j->next || j->left))
        return true;
    if (now->over)
        text_add(err, "the play ended before step %s; the last was step %s of round %d", j->step,
                 now->step, (int)now->round);
    else if (j->missed && now->round > j->round)
        text_add(err, "nobody was asked anything in step %s of round %d", j->step, (int)j->round);
    if (past && !j->missed) {
        j->missed = true;
        j->round = strverscmp(from->step, j->step) < 0 ? from->round : now->round;
    }
    return false;
}

bool driven_go(struct driven *d, const char *where, char **err)
{
    struct journey j = {0};
    if (!read_journey(&j, where, err) || !driven_settle(d, err))
        return false;
    struct place from = place_of(d), now = from;
    for (uint32_t i = 0;; i++) {
        if (arrived(&j, &from, &now, err))
            return true;
        if (i == DRIVEN_LIMIT)
            text_add(err,
                     "step \"%s\" was not reached within %d answers; now in step %s of round %d",
                     where, DRIVEN_LIMIT, now.step, (int)now.round);
        if (*err || !driven_skip(d, err) || !driven_settle(d, err))
            return false;
        from = now;
        now = place_of(d);
    }
}

json_t *driven_log(struct driven *d, size_t lines)
{
    json_t *events = d->table ? arb_events(d->table, 0, 0) : NULL, *log = json_array();
    size_t count = json_array_size(events);
    for (size_t i = count > lines ? count - lines : 0; i < count; i++) {
        const json_t *event = json_array_get(events, i);
        json_array_append(log, json_object_get(event, "text"));
    }
    json_decref(events);
    return log;
}
