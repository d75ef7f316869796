/* conn.h - a connection: what it wants, what it is to be told.
 *
 * What must hold: whatever is put into a connection stays there until the turn
 * of the loop in which it was made is committed (conn_release), because it may
 * tell of something that is not on disk yet. If it cannot be committed, it is
 * taken back (conn_take_back). */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include "../store/store.h"

struct guest;
struct lws;
struct room;
struct server;

/* Close code: reads too slowly or sends too fast. */
enum { CONN_GONE = 1001, CONN_TRY_LATER = 1013 };

enum conn_kind { CONN_HTTP, CONN_EVENTS, CONN_SOCKET };

struct message {
    struct message *next;
    bool held;  /* not committed yet */
    bool reply; /* to a request, not of the room's own */
    json_t *id; /* of the request, or NULL */
    size_t size;
    unsigned char *text; /* room before it for libwebsockets */
};

/* What came in over HTTP. */
struct http_request {
    bool post;
    char path[256];
    json_t *args; /* of the query */
    char bearer[64];
    size_t length, most; /* of the body: what was said, what is accepted */
    bool answered;
};

struct conn {
    struct server *server;
    struct lws *wsi;
    struct guest *guest;                  /* who it is */
    struct conn *next, *before;           /* all */
    struct conn *next_here, *before_here; /* in the room */
    struct conn *next_held;               /* with something held */
    enum conn_kind kind;

    int audience; /* a seat, AUDIENCE_HOST or AUDIENCE_WATCH */
    struct room *room;
    uint32_t rev;
    bool wants_state, listed_held, to_ping;
    bool by_login; /* came into the room with the token of an account */

    struct message *first, **last;
    size_t queued;
    unsigned char *in; /* a message on its way in */
    size_t in_size, in_room;
    size_t body; /* counted for a body on its way in */
    struct message *sending;
    size_t sent; /* of it */

    double credit; /* messages it may send now */
    int64_t credit_at;
    int64_t heard; /* when it last sent anything, a pong included, or took something */
    int64_t pinged;

    struct http_request http;
    int close_code;          /* 0: stays open */
    int status;              /* of the HTTP reply */
    const char *type, *name; /* of its body; a name makes it a download */
    int lasts;               /* seconds the client may keep it */
    const char *packed;      /* how its body is encoded, "": not at all; NULL: it has one form */
    struct conn **waits;     /* a piece of work answers here; cleared when we go */
};

enum { A_YEAR = 31536000 }; /* what lasts so long never changes */

/* Replies. `ok` is an object and is released; `code` is one of docs/protocol.md. */
void conn_reply(struct conn *c, const json_t *id, json_t *ok);
void conn_refuse(struct conn *c, const json_t *id, const char *code, const struct arb_error *why);
/* A body that is not JSON, over HTTP only. */
void conn_give(struct conn *c, const char *type, const char *name, const void *bytes, size_t size);

/* A message of the room: `body` is JSON text of an object without its opening brace. */
void conn_tell(struct conn *c, const char *t, const char *body, size_t size);

/* Close after what is queued has been sent. */
void conn_close(struct conn *c, int code);

/* The HTTP status of an error code. */
int conn_status(const char *code);

/* For the loop and the transport. */

void conn_release(struct conn *c);
void conn_take_back(struct conn *c, const struct arb_error *why);
struct message *conn_pop(struct conn *c);
void message_free(struct message *m);

/* Collect bytes of a message; false: there would be more than `most`. */
bool conn_gather(struct conn *c, const void *bytes, size_t count, size_t most);
void conn_gathered(struct conn *c); /* begin the next */

void conn_begin(struct conn *c, struct server *server, struct lws *wsi, enum conn_kind kind);
void conn_end(struct conn *c);

/* True if it may send one more message now. */
bool conn_may_send(struct conn *c);

#endif
