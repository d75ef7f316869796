/* server.h - tables in the browser: HTTP, WebSocket and server-sent events on one
 * port, as docs/protocol.md describes them. */
#ifndef ARB_SERVER_H
#define ARB_SERVER_H

#include "../store/store.h"

#include "limits.h"

#include <signal.h>

struct server_options {
    const char *host; /* address to listen at */
    int port;         /* 0: any free one */
    const char *web;  /* folder with the client's files; NULL: none */
    bool quiet;
    /* Loads a game with the packs it is to be served with; NULL: those that come with
     * it. */
    arb_game *(*load)(const void *packs, const char *id, struct arb_error *err);
    /* What those packs say of pictures, an object; it is asked for again and again. */
    json_t *(*look)(const void *packs, const char *id);
    const void *packs;
    bool proxy; /* one on this machine says in X-Forwarded-For who comes */
    struct limits limits;
    int most_loaded; /* plays held in memory at once; 0: the default */
    int pause;       /* milliseconds, pause.c; 0: none, below: drawn by lot */
    /* Raised by a signal: stop. */
    const volatile sig_atomic_t *stop;
    /* Called once connections are accepted. */
    void (*ready)(void *with, const char *host, int port);
    void *with;
};

/* Serve until told to stop. False if it could not begin. */
bool server_run(struct arb_store *store, const struct server_options *options,
                struct arb_error *err);

/* Make a running server notice that *stop was raised; may be called by a signal
 * handler. */
void server_wake(void);

#endif
