/* hint.c - "what would you do?": a program thinks ahead for the person who asks, on a copy of
 * the play and on a thread beside, knowing what that seat knows. */
#include "internal.h"

#include "../play/think.h"
#include "memory.h"

static const double seconds = 0.5;

struct hint {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    arb_table *play;
    struct arb_ask ask; /* its options are the copy's */
    json_t *words;
};

static void run_hint(struct work *work)
{
    struct hint *h = (struct hint *)work;
    struct arb_thought thought;
    struct arb_patience patience = {.answers = arb_answers_in(seconds), .threads = 1};
    if (arb_think(h->play, &h->ask, h->ask.id, patience, &thought))
        h->words = arb_thought_words(h->play, &h->ask, &thought);
}

static void hint_done(void *with, struct work *work)
{
    struct hint *h = (struct hint *)work;
    struct request q = {.server = with, .conn = h->conn, .key = ""};
    if (h->conn) {
        h->conn->waits = NULL;
        request_reply(&q, h->words ? json_pack("{s:O}", "hint", h->words)
                                   : refuse(&q, "conflict", "There is nothing to decide."));
    }
    json_decref(h->words);
    arb_table_close(h->play);
    free(h);
}

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

json_t *serve_hint(struct request *q)
{
    struct arb_ask ask;
    struct arb_error err;
    if (q->conn->kind != CONN_HTTP)
        return refuse(q, "bad_request", "Hints are given over HTTP only.");
    if (q->who.seat < 0)
        return refuse(q, "not_allowed", "Only players are given hints.");
    if (room_gathering(q->room))
        return refuse(q, "conflict", "The game has not started yet.");
    if (!room_play(q->room, &err))
        return refuse_error(q, "damaged", &err);
    if (!asked(q->room->play, q->who.seat, &ask))
        return refuse(q, "conflict", "You are not asked anything now.");
    struct hint *h = arb_zalloc(sizeof *h);
    h->work.run = run_hint;
    h->work.done = hint_done;
    h->work.of_one = guest_works(q->conn);
    h->conn = q->conn;
    h->play = arb_table_copy(q->room->play);
    asked(h->play, q->who.seat, &h->ask);
    if (!work_add(q->server->pool, WORK_THINK, &h->work)) {
        arb_table_close(h->play);
        free(h);
        return refuse(q, "too_fast", "Too many think already. Wait a moment.");
    }
    q->conn->waits = &h->conn;
    q->later = true;
    return NULL;
}
