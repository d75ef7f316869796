/* door.h - who comes in. The server accepts connections itself, waits for the head
 * of the request for a bounded time, counts it for its address, and hands the
 * connection with a head of its own making (head.h) to libwebsockets. */
#ifndef SERVER_DOOR_H
#define SERVER_DOOR_H

#include "arbiter.h"
#include "limits.h"

struct server;
struct lws;

/* Listen where the options say; false with words if that cannot be. */
bool door_open(struct server *server, struct arb_error *err);
int door_port(const struct server *server);
/* Once a second: those who did not say in time what they want must go. */
void door_tick(struct server *server);
/* Nobody comes in any more, and whoever waits goes. */
void door_shut(struct server *server);
/* Once libwebsockets has ended. */
void door_free(struct server *server);

/* libwebsockets has made or lost a connection of ours. */
void door_entered(struct server *server, struct lws *wsi);
void door_left(struct server *server, struct lws *wsi);
/* Who is there. */
struct guest *door_guest(struct lws *wsi);

#endif
