/* hint.c - "what would you do?" for the person who is asked, and "why did you do that?" for
 * what a bot did. A program thinks, on a copy of the play and on a thread beside, knowing what
 * the seat knows.
 *
 * What a bot thought of may be hidden from whoever wants to know. So, while the play goes on,
 * options about things they have not seen are only said to have been there; and where seats
 * play against each other nobody is told more than an export would tell. */
#include "chairs.h"

#include "../play/think.h"
#include "arbiter_plan.h"
#include "memory.h"

static const double seconds = 0.5;

struct hint {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    arb_table *play;
    struct arb_ask ask; /* its options are the copy's */
    json_t *words;
    /* Of what a bot did. */
    struct arb_bot_seat chair;
    struct arb_option took;
    json_t *known; /* things the asker has seen, by id; NULL: all */
};

static bool asked(arb_table *play, int seat, struct arb_ask *ask)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int n = arb_asks(play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == seat) {
            *ask = asks[i];
            return true;
        }
    return false;
}

static void hint_free(struct hint *h)
{
    json_decref(h->words);
    json_decref(h->known);
    arb_table_close(h->play);
    free(h);
}

static void reply_with(void *server, struct hint *h, const char *key)
{
    struct request q = {.server = server, .conn = h->conn, .key = ""};
    if (h->conn) {
        h->conn->waits = NULL;
        request_reply(&q, h->words ? json_pack("{s:O}", key, h->words)
                                   : refuse(&q, "conflict", "There is nothing to decide."));
    }
    hint_free(h);
}

static json_t *begin_work(struct request *q, struct hint *h)
{
    h->work.of_one = guest_works(q->conn);
    h->conn = q->conn;
    if (!work_add(q->server->pool, WORK_HINT, &h->work)) {
        hint_free(h);
        return refuse(q, "too_fast", "Too many think already. Wait a moment.");
    }
    q->conn->waits = &h->conn;
    q->later = true;
    return NULL;
}

static bool need_thinking(struct request *q)
{
    struct arb_error err;
    if (q->conn->kind != CONN_HTTP)
        refuse(q, "bad_request", "Hints are given over HTTP only.");
    else if (q->who.seat < 0)
        refuse(q, "not_allowed", "Only players are given hints.");
    else if (room_gathering(q->room))
        refuse(q, "conflict", "The game has not started yet.");
    else if (!room_play(q->room, &err))
        refuse_error(q, "damaged", &err);
    else
        return true;
    return false;
}

/* What would you do? */

static struct arb_patience patience(void)
{
    return (struct arb_patience){.answers = arb_answers_in(seconds), .threads = 1};
}

static void run_hint(struct work *work)
{
    struct hint *h = (struct hint *)work;
    struct arb_thought thought;
    if (arb_think(h->play, &h->ask, h->ask.id, patience(), &thought))
        h->words = arb_thought_words(h->play, &h->ask, &thought);
}

static void hint_done(void *with, struct work *work)
{
    reply_with(with, (struct hint *)work, "hint");
}

json_t *serve_hint(struct request *q)
{
    struct arb_ask ask;
    if (!need_thinking(q))
        return NULL;
    if (!asked(q->room->play, q->who.seat, &ask))
        return refuse(q, "conflict", "You are not asked anything now.");
    struct hint *h = arb_zalloc(sizeof *h);
    h->work.run = run_hint;
    h->work.done = hint_done;
    h->play = arb_table_copy(q->room->play);
    asked(h->play, q->who.seat, &h->ask);
    return begin_work(q, h);
}

/* Why did you do that? */

/* Every thing with a face in a view, wherever it lies. */
static void see_all(const json_t *value, json_t *known)
{
    const json_t *one, *id = json_object_get(value, "id");
    const char *key;
    size_t i;
    char name[24];
    if (json_is_integer(id) && json_is_string(json_object_get(value, "title"))) {
        snprintf(name, sizeof name, "%lld", (long long)json_integer_value(id));
        json_object_set_new(known, name, json_true());
    }
    json_object_foreach ((json_t *)value, key, one)
        see_all(one, known);
    json_array_foreach (value, i, one)
        see_all(one, known);
}

static void look_at(arb_table *play, int seat, json_t *known)
{
    json_t *view = arb_view(play, seat);
    see_all(view, known);
    json_decref(view);
}

/* May whoever asks be told this option? Passing always; otherwise it must be about things,
 * all of which they know. */
static bool may_tell(const struct hint *h, const json_t *option)
{
    const json_t *cards = json_object_get(option, "cards"), *one;
    size_t i;
    char name[24];
    if (!h->known || json_is_true(json_object_get(option, "pass")))
        return true;
    json_array_foreach (cards, i, one) {
        snprintf(name, sizeof name, "%lld", (long long)json_integer_value(one));
        if (!json_object_get(h->known, name))
            return false;
    }
    return json_array_size(cards) > 0;
}

static int option_taken(const struct hint *h)
{
    for (int i = 0; i < h->ask.count; i++)
        if (memcmp(&h->ask.options[i], &h->took, sizeof h->took) == 0)
            return i;
    return -1;
}

static json_t *told_option(const struct hint *h, const json_t *asks, const json_t *tried)
{
    size_t n = (size_t)json_integer_value(json_object_get(tried, "choice"));
    json_t *told = json_copy((json_t *)tried);
    if (!may_tell(h, json_array_get(json_object_get(asks, "options"), n)))
        json_object_set_new(told, "text", json_null());
    return told;
}

static json_t *words_of(const struct hint *h, const struct arb_thought *thought)
{
    json_t *asks = arb_ask_words(h->play, &h->ask);
    json_t *all = arb_thought_words(h->play, &h->ask, thought), *list = json_array(), *one;
    int took = option_taken(h);
    const json_t *option = json_array_get(json_object_get(asks, "options"), (size_t)took);
    json_t *text = may_tell(h, option) ? json_object_get(option, "text") : NULL;
    size_t i;
    json_array_foreach (json_object_get(all, "options"), i, one)
        json_array_append_new(list, told_option(h, asks, one));
    json_t *words = json_pack("{s:i, s:s, s:s, s:s, s:b, s:i, s:O, s:o}", "seat", h->ask.seat,
                              "bot", h->chair.bot->name, "what", h->chair.bot->what, "prompt",
                              json_string_value(json_object_get(asks, "prompt")), "thinks",
                              h->chair.bot->thought != NULL, "took", took, "text",
                              text ? text : json_null(), "options", list);
    json_decref(all);
    json_decref(asks);
    return words;
}

/* One that thinks thinks the same again; of the others it is said what thinking would say. */
static void run_thoughts(struct work *work)
{
    struct hint *h = (struct hint *)work;
    struct arb_thought thought = {0};
    if (option_taken(h) < 0)
        return;
    if (h->chair.bot->thought)
        h->chair.bot->thought(h->play, &h->ask, h->chair.memory, &thought);
    else
        arb_think(h->play, &h->ask, h->ask.id, patience(), &thought);
    if (thought.choice < 0)
        return;
    h->words = words_of(h, &thought);
}

static void thoughts_done(void *with, struct work *work)
{
    reply_with(with, (struct hint *)work, "thoughts");
}

/* The step before `at` in which somebody decided something. */
static bool last_decision(const arb_table *play, uint32_t at, uint32_t *step,
                          struct arb_taken *taken)
{
    for (uint32_t i = at; i-- > 0;)
        if (!arb_taken(play, i, taken))
            return false;
        else if (taken->seat != ARB_CHANCE) {
            *step = i;
            return true;
        }
    return false;
}

static bool bot_decided(struct request *q, uint32_t at, uint32_t *step, struct arb_taken *taken)
{
    if (!last_decision(q->room->play, at, step, taken)) {
        refuse(q, "conflict", "Nobody decided that.");
        return false;
    }
    if (!chair_of(q->room, taken->seat) || !taken->by_hand) {
        const json_t *name = json_object_get(room_seat(q->room, taken->seat), "name");
        refuse(q, "conflict", "No bot decided that, but %s.", json_string_value(name));
        return false;
    }
    return true;
}

json_t *serve_thoughts(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err;
    struct arb_taken taken;
    uint32_t step;
    int64_t at;
    if (!need_thinking(q) || !field_number(q, "at", 0, arb_length(room->play), &at))
        return NULL;
    if (arb_rivals(room->game) && !files_may_open(room, &q->who))
        return refuse(q, "not_allowed",
                      "That would reveal what is hidden. You can ask when the game is over.");
    if (!bot_decided(q, (uint32_t)at, &step, &taken))
        return NULL;
    struct hint *h = arb_zalloc(sizeof *h);
    h->work.run = run_thoughts;
    h->work.done = thoughts_done;
    h->play = arb_table_copy(room->play);
    h->chair = *room->chair[taken.seat];
    h->took = taken.option;
    if (!room_over(room)) {
        h->known = json_object();
        look_at(h->play, q->who.seat, h->known);
    }
    if (!arb_rewind(h->play, step, &err) || !asked(h->play, taken.seat, &h->ask)) {
        hint_free(h);
        return refuse(q, "conflict", "That cannot be told any more.");
    }
    if (h->known)
        look_at(h->play, q->who.seat, h->known);
    return begin_work(q, h);
}
