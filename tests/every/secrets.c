/* secrets.c - two games that differ only in what one seat alone knows.
 *
 * A referee brings both games the same, except where only the secret seat would see the
 * difference: there the second game gets another outcome, or, in every other pair, where several
 * seats choose at once, that seat chooses something else. It then passes wherever it can. All that
 * the other seats and a spectator are given must stay equal to the last byte: views, who is asked
 * and for what, events, refusals, where numbers come from, and whether somebody's order is obeyed
 * at once or waits. So must what bots in the other seats do. A pair ends when something that only
 * the secret seat saw is moved to where all see it, or when that seat must choose and cannot choose
 * the same.
 *
 * What everybody is told by mistake is no secret to a pair. So each seat is also shown what
 * could be instead (arb_sample): where that looks different, its view tells what the game
 * itself says it cannot know. And what could be instead, drawn from one seed, is the same to
 * the last byte in both games for whoever must decide: nothing of the secret is in it. */
#include "every.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 300, EXPLAIN_EVERY = 16, SAMPLE_EVERY = 12, TRIES = 6 };

struct pair {
    struct trial *trial;
    arb_table *table[2];
    struct arb_bot_seat chair[2][ARB_SEATS];
    bool bots;
    bool seals;  /* it may choose something else where several seats choose at once */
    int secret;  /* the seat */
    bool sealed; /* it has chosen differently, and the others have not chosen yet */
    /* Of what chance brings and of what the seat chooses: */
    enum { BY_CHANCE, BY_CHOICE, WAYS } way; /* of this step's outcome, that might have been */
    bool hid[WAYS];   /* another one; once it brought what only the secret seat sees, */
    int varied[WAYS]; /* and so often the second game got another one unnoticed */
    uint32_t told[2]; /* events compared so far */
};

/* What a seat is given. */

static void add_explanations(arb_table *table, int seat, json_t *view, json_t *to)
{
    const char *key;
    json_t *value;
    size_t i;
    if (json_is_array(view)) {
        json_array_foreach (view, i, value)
            add_explanations(table, seat, value, to);
    } else if (json_is_object(view)) {
        json_object_foreach (view, key, value)
            if (strcmp(key, "how") == 0 && json_is_string(value))
                json_object_set_new(to, json_string_value(value),
                                    arb_explain(table, seat, json_string_value(value)));
            else
                add_explanations(table, seat, value, to);
    }
}

/* Everybody sees who is asked, and whether orders wait. */
static json_t *who_is_asked(arb_table *table)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(table, asks, ARB_SEATS + 1);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list,
                              json_pack("{si si sb}", "seat", asks[i].seat, "ask", (int)asks[i].id,
                                        "veiled", arb_veiled(table, asks[i].seat)));
    return list;
}

static json_t *own_asks(arb_table *table, int seat)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(table, asks, ARB_SEATS + 1);
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        if (asks[i].seat == seat)
            json_array_append_new(list, arb_ask_words(table, &asks[i]));
    return list;
}

/* All of it as text, which the caller frees. */
static char *given(const struct pair *pair, int which, int seat, bool explained)
{
    arb_table *table = pair->table[which];
    json_t *view = arb_view(table, seat), *explanations = json_object();
    if (explained)
        add_explanations(table, seat, view, explanations);
    json_t *all = json_pack("{so so so so so so si}", "view", view, "asked", who_is_asked(table),
                            "asks", own_asks(table, seat), "refusals", arb_refusals(table, seat),
                            "events", arb_events(table, seat, pair->told[which]), "explained",
                            explanations, "length", (int)arb_length(table));
    char *text = json_dumps(all, JSON_COMPACT | JSON_SORT_KEYS | JSON_ENCODE_ANY);
    json_decref(all);
    if (!text)
        abort();
    return text;
}

/* Is the seat given the same in both games? If not and `tell`, the trial has failed. */
static bool alike(struct pair *pair, int seat, bool explained, bool tell)
{
    char *a = given(pair, 0, seat, explained), *b = given(pair, 1, seat, explained);
    size_t at = 0;
    while (a[at] && a[at] == b[at])
        at++;
    bool same = a[at] == b[at];
    size_t from = at > 120 ? at - 120 : 0;
    if (!same && tell)
        wrong(pair->trial, "seat %d is given what only seat %d knows:\n  ...%.240s\n  ...%.240s",
              seat, pair->secret, a + from, b + from);
    free(a);
    free(b);
    return same;
}

static bool all_alike(struct pair *pair, bool explained, bool tell)
{
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++) {
        bool there = seat < arb_seat_count(pair->table[0]) || seat == ARB_SPECTATOR;
        if (there && seat != pair->secret && !alike(pair, seat, explained, tell))
            return false;
    }
    return true;
}

/* What is shown. */

/* The cards a seat sees by their titles, and where: {id: zone}. */
static json_t *cards_seen(arb_table *table, int seat)
{
    json_t *view = arb_view(table, seat), *seen = json_object(), *zone, *card;
    size_t i, k;
    json_array_foreach (json_object_get(view, "zones"), i, zone)
        json_array_foreach (json_object_get(zone, "cards"), k, card) {
            char id[24];
            snprintf(id, sizeof id, "%d", (int)json_integer_value(json_object_get(card, "id")));
            if (json_object_get(card, "title"))
                json_object_set(seen, id, json_object_get(zone, "id"));
        }
    json_decref(view);
    return seen;
}

/* Those that only the secret seat sees: what another one has shown it, too, is none. */
static json_t *cards_hidden(const struct pair *pair, int which)
{
    json_t *hidden = cards_seen(pair->table[which], pair->secret), *zone;
    const char *id;
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++) {
        bool there = seat < arb_seat_count(pair->table[which]) || seat == ARB_SPECTATOR;
        if (!there || seat == pair->secret)
            continue;
        json_t *seen = cards_seen(pair->table[which], seat);
        json_object_foreach (seen, id, zone)
            json_object_del(hidden, id);
        json_decref(seen);
    }
    return hidden;
}

/* Does one of these lie where all see it, and elsewhere than before? */
static bool some_shown(const struct pair *pair, int which, json_t *hidden)
{
    json_t *open = cards_seen(pair->table[which], ARB_SPECTATOR), *zone;
    const char *id;
    bool shown = false;
    json_object_foreach (hidden, id, zone) {
        const json_t *now = json_object_get(open, id);
        shown |= now && !json_equal(now, zone);
    }
    json_decref(open);
    return shown;
}

/* What could be instead. */

/* All that the seat sees. Who still has to answer is left out: what others have answered and
 * nobody knows yet is not answered in a sample. */
static char *look(arb_table *table, int seat)
{
    json_t *view = arb_view(table, seat), *one;
    size_t i;
    json_object_del(view, "ask");
    json_array_foreach (json_object_get(view, "seats"), i, one)
        json_object_del(one, "asked");
    char *text = json_dumps(view, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(view);
    if (!text)
        abort();
    return text;
}

/* What the seat cannot know may be otherwise without its noticing. */
static bool looks_the_same(struct pair *pair, int seat)
{
    uint64_t seed = draw(pair->trial, 1 << 16);
    arb_table *could_be = arb_sample(pair->table[0], seat, seed, NULL);
    if (!could_be)
        return true; /* a game without secrets, or without bots */
    char *is = look(pair->table[0], seat), *instead = look(could_be, seat);
    size_t at = 0;
    while (is[at] && is[at] == instead[at])
        at++;
    bool same = is[at] == instead[at];
    size_t from = at > 120 ? at - 120 : 0;
    if (!same)
        wrong(pair->trial, "seat %d sees what it cannot know:\n  ...%.240s\n  ...%.240s", seat,
              is + from, instead + from);
    free(is);
    free(instead);
    arb_table_close(could_be);
    return same;
}

/* A seat that is asked plans on samples: these depend on what it knows and on the seed. */
static bool imagines_the_same(struct pair *pair, int seat)
{
    struct arb_ask ask;
    size_t size[2];
    if (seat == pair->secret || !ask_of(pair->table[0], seat, &ask))
        return true;
    uint64_t seed = draw(pair->trial, 1 << 16);
    arb_table *a = arb_sample(pair->table[0], seat, seed, NULL);
    arb_table *b = arb_sample(pair->table[1], seat, seed, NULL);
    const uint8_t *is = arb_block(a, &size[0]), *instead = arb_block(b, &size[1]);
    size_t at = 0;
    while (at < size[0] && is[at] == instead[at])
        at++;
    bool same = size[0] == size[1] && at == size[0];
    if (!same)
        wrong(pair->trial,
              "a sample for seat %d has in it what only seat %d knows: byte %zu of %zu", seat,
              pair->secret, at, size[0]);
    arb_table_close(a);
    arb_table_close(b);
    return same;
}

/* What it plans on asks it the same, choice by choice. */
static bool asks_the_same(struct pair *pair, int seat)
{
    struct arb_ask ask, imagined;
    if (!ask_of(pair->table[0], seat, &ask))
        return true;
    arb_table *sample = arb_sample(pair->table[0], seat, draw(pair->trial, 1 << 16), NULL);
    bool same = ask_of(sample, seat, &imagined) && imagined.id == ask.id &&
                imagined.count == ask.count &&
                !memcmp(imagined.options, ask.options, ask.count * sizeof *ask.options);
    arb_table_close(sample);
    return same || wrong(pair->trial, "a sample asks seat %d something else", seat);
}

static bool all_look_the_same(struct pair *pair)
{
    struct arb_ask ask;
    if (ask_of(pair->table[0], ARB_CHANCE, &ask))
        return true; /* a sample goes on to where somebody decides */
    for (int seat = 0; seat < arb_seat_count(pair->table[0]); seat++)
        if (!looks_the_same(pair, seat) || !imagines_the_same(pair, seat) ||
            !asks_the_same(pair, seat))
            return false;
    return true;
}

/* Answers. */

static bool answer(struct pair *pair, int which, int seat, int choice)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    return ask_of(pair->table[which], seat, &ask) &&
           (arb_answer(pair->table[which], ask.id, seat, choice, &err) ||
            wrong(pair->trial, "a legal answer is refused: %s", err.text));
}

static json_t *options_of(arb_table *table, int seat)
{
    struct arb_ask ask;
    if (!ask_of(table, seat, &ask))
        return json_array();
    json_t *words = arb_ask_words(table, &ask);
    json_t *options = json_incref(json_object_get(words, "options"));
    json_decref(words);
    return options;
}

/* Do two options say the same, of the same cards? */
static bool same_words(const json_t *a, const json_t *b)
{
    const json_t *of_a = json_object_get(a, "cards"), *of_b = json_object_get(b, "cards");
    return json_equal(json_object_get(a, "text"), json_object_get(b, "text")) &&
           (of_a == of_b || json_equal(of_a, of_b));
}

/* Do two outcomes bring the same? Their words tell alike things by numbers that only count what
 * is listed: "#2" is another thing where the first is gone. */
static bool same_outcome(const json_t *a, const json_t *b)
{
    return json_equal(json_object_get(a, "verb"), json_object_get(b, "verb")) &&
           json_equal(json_object_get(a, "args"), json_object_get(b, "args"));
}

/* The option of the second game that is the same, at the same place if it can be, or -1. */
static int same_option(struct pair *pair, int seat, int choice)
{
    json_t *a = options_of(pair->table[0], seat), *b = options_of(pair->table[1], seat), *option;
    const json_t *wanted = json_array_get(a, (size_t)choice);
    bool (*is_same)(const json_t *, const json_t *) =
        seat == ARB_CHANCE ? same_outcome : same_words;
    bool there = is_same(json_array_get(b, (size_t)choice), wanted);
    int found = there || !json_array_size(a) ? choice : -1; /* none: too many to be listed */
    size_t i;
    json_array_foreach (b, i, option)
        if (found < 0 && is_same(option, wanted))
            found = (int)i;
    json_decref(a);
    json_decref(b);
    return found;
}

static bool take_back(struct pair *pair, uint32_t length)
{
    struct arb_error err = {0};
    return arb_rewind(pair->table[1], length, &err) ||
           wrong(pair->trial, "an answer cannot be taken back: %s", err.text);
}

/* What the secret seat is given by this outcome of the second game; the caller frees it. */
static char *told_by(struct pair *pair, int outcome)
{
    uint32_t length = arb_length(pair->table[1]);
    if (!answer(pair, 1, ARB_CHANCE, outcome))
        return NULL;
    char *text = given(pair, 1, pair->secret, false);
    return take_back(pair, length) ? text : (free(text), NULL);
}

/* Does the secret seat learn by this outcome what it would not by that one? What nobody sees
 * yet, or never, is no secret of its, and may be shown to others first. */
static bool learns(struct pair *pair, const char *by_that)
{
    char *by_this = given(pair, 1, pair->secret, false);
    bool other = by_that && strcmp(by_this, by_that) != 0;
    free(by_this);
    return other;
}

/* An answer for both games. The second one first tries others: one that nobody but the secret
 * seat can tell stays. False: the second game has nothing that is the same. */
static bool answer_apart(struct pair *pair, int seat, int choice, int count, bool *apart)
{
    struct arb_ask next;
    int same = same_option(pair, seat, choice);
    int from = (int)draw(pair->trial, (uint32_t)count);
    int usual = same >= 0 ? same : from;
    uint32_t length = arb_length(pair->table[1]);
    pair->way = count < 2 ? WAYS : seat == ARB_CHANCE ? BY_CHANCE : BY_CHOICE;
    *apart = false;
    if (!answer(pair, 0, seat, choice))
        return false;
    char *told = seat == ARB_CHANCE ? told_by(pair, usual) : NULL;
    for (int i = 0; i < count && i < TRIES && !*apart; i++) {
        int varied = (from + i) % count;
        if (varied == usual)
            continue;
        if (!answer(pair, 1, seat, varied))
            break;
        /* Who chooses knows what, whether its view shows it or not, and waits for the others. */
        bool hidden = seat == ARB_CHANCE ? learns(pair, told)
                                         : ask_of(pair->table[1], seat, &next) ||
                                               arb_may_withdraw(pair->table[1], seat);
        *apart = hidden && all_alike(pair, false, false);
        if (!*apart && !take_back(pair, length))
            break;
    }
    free(told);
    if (*apart) {
        pair->trial->varied++;
        pair->varied[pair->way]++;
        return true;
    }
    return !pair->trial->why[0] && same >= 0 && answer(pair, 1, seat, same);
}

static bool answer_chance(struct pair *pair, const struct arb_ask *ask)
{
    struct arb_ask other;
    bool apart;
    if (!ask_of(pair->table[1], ARB_CHANCE, &other) || other.count != ask->count)
        return wrong(pair->trial, "chance is asked something else in the second game");
    return answer_apart(pair, ARB_CHANCE, any_choice(pair->trial, ask), ask->count, &apart);
}

static int pass_of(const struct arb_ask *ask)
{
    for (int i = 0; i < ask->count; i++)
        if (ask->options[i].flags & ARB_PASS)
            return i;
    return -1;
}

/* The secret seat passes or follows its orders; where it must choose, it chooses the same in
 * both games, or, while others choose too and nobody sees what, something else. False: it
 * cannot, and the pair ends. */
static bool answer_secret(struct pair *pair, bool others_choose)
{
    struct arb_ask ask[2];
    struct arb_error err = {0};
    int pass[2];
    for (int which = 0; which < 2; which++) {
        if (!ask_of(pair->table[which], pair->secret, &ask[which]))
            return wrong(pair->trial, "only in one game is the secret seat asked");
        pass[which] = pass_of(&ask[which]);
    }
    if ((pass[0] < 0 && !ask[0].ordered) || (pass[1] < 0 && !ask[1].ordered)) {
        int choice = pass[0] >= 0 ? pass[0] : any_choice(pair->trial, &ask[0]);
        if (others_choose && pair->seals)
            return answer_apart(pair, pair->secret, choice, ask[1].count, &pair->sealed);
        int same = same_option(pair, pair->secret, choice);
        return same >= 0 && answer(pair, 0, pair->secret, choice) &&
               answer(pair, 1, pair->secret, same);
    }
    for (int which = 0; which < 2; which++)
        if (!ask[which].ordered ? !answer(pair, which, pair->secret, pass[which])
                                : !arb_obey(pair->table[which], pair->secret, &err))
            return wrong(pair->trial, "an order that would answer does not: %s", err.text);
    return true;
}

static bool answer_open(struct pair *pair, const struct arb_ask *ask)
{
    int choice = any_choice(pair->trial, ask), seat = ask->seat;
    for (int which = 0; pair->bots && which < 2; which++) {
        struct arb_ask own;
        if (!ask_of(pair->table[which], seat, &own))
            return wrong(pair->trial, "only in one game is seat %d asked", seat);
        int wish = arb_bot_choose(&pair->chair[which][seat], pair->table[which], &own);
        if (which && wish != choice)
            return wrong(pair->trial, "the bot in seat %d acts by what only seat %d knows", seat,
                         pair->secret);
        choice = wish;
    }
    return answer(pair, 0, seat, choice) && answer(pair, 1, seat, choice);
}

/* A pair. */

static bool step(struct pair *pair)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(pair->table[0], asks, ARB_SEATS + 1);
    if (!count)
        return false;
    const struct arb_ask *ask = &asks[draw(pair->trial, (uint32_t)count)];
    /* Who has something sealed comes to its end before the others, so never shows it itself. */
    for (int i = 0; pair->sealed && i < count; i++)
        if (asks[i].seat == pair->secret)
            ask = &asks[i];
    return ask->seat == ARB_CHANCE     ? answer_chance(pair, ask)
           : ask->seat == pair->secret ? answer_secret(pair, count > 1)
                                       : answer_open(pair, ask);
}

/* Does the secret seat alone see more than before, or elsewhere? */
static bool some_hidden(const struct pair *pair, const json_t *before)
{
    json_t *now = cards_hidden(pair, 0), *zone;
    const char *id;
    bool more = false;
    json_object_foreach (now, id, zone) {
        const json_t *was = json_object_get(before, id);
        more |= !was || !json_equal(was, zone);
    }
    json_decref(now);
    return more;
}

/* Whether to go on: nobody has learned anything, and nothing has been shown. */
static bool go_on(struct pair *pair)
{
    json_t *hidden[2] = {cards_hidden(pair, 0), cards_hidden(pair, 1)};
    bool waits = arb_may_withdraw(pair->table[0], pair->secret), on;
    pair->way = WAYS;
    on = step(pair);
    if (pair->way != WAYS && some_hidden(pair, hidden[0]))
        pair->hid[pair->way] = true;
    /* What was sealed is shown once the last seat has chosen. */
    bool opened = pair->sealed && waits && !arb_may_withdraw(pair->table[0], pair->secret);
    bool shown = some_shown(pair, 0, hidden[0]) || some_shown(pair, 1, hidden[1]);
    on = on && !shown && !opened && all_alike(pair, pair->trial->steps % EXPLAIN_EVERY == 0, true);
    on = on && (pair->trial->steps % SAMPLE_EVERY != 0 || all_look_the_same(pair));
    for (int which = 0; which < 2; which++) {
        pair->told[which] = arb_event_count(pair->table[which]);
        json_decref(hidden[which]);
    }
    return on;
}

bool try_secrets(struct trial *trial)
{
    struct pair *pair = calloc(1, sizeof *pair);
    if (!pair)
        abort();
    pair->trial = trial;
    pair->bots = trial->seed % 4 == 3;
    pair->seals = trial->seed % 2; /* such a pair ends when all have chosen, others go on */
    pair->table[0] = any_table(trial, ARB_REFEREE, 2);
    pair->table[1] = pair->table[0] ? same_table(trial, ARB_REFEREE) : NULL;
    if (pair->table[1]) {
        pair->secret = (int)draw(trial, (uint32_t)arb_seat_count(pair->table[0]));
        for (int which = 0; which < 2; which++) {
            arb_set_discreet(pair->table[which], 1u << pair->secret);
            order_seat(pair->table[which], pair->secret, (int)(trial->seed % ORDERS));
            for (int seat = 0; seat < ARB_SEATS; seat++)
                arb_bot_sit(&pair->chair[which][seat], arb_bots()[0], seat, trial->seed);
        }
        while (trial->steps < STEPS && go_on(pair))
            trial->steps++;
        for (int way = 0; way < WAYS; way++)
            if (pair->hid[way] && !pair->varied[way])
                wrong(trial, "seat %d has secrets, but everybody could tell what %s", pair->secret,
                      way == BY_CHANCE ? "it was dealt" : "it chose");
    }
    arb_table_close(pair->table[0]);
    arb_table_close(pair->table[1]);
    free(pair);
    return !trial->why[0];
}
