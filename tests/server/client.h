/* client.h - a small client for tests: HTTP, WebSocket and server-sent events over
 * plain sockets, waiting for each reply. It shares no code with the server, and
 * can also send what no client should. */
#ifndef TEST_CLIENT_H
#define TEST_CLIENT_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* HTTP. */

struct reply {
    int status; /* 0: no reply */
    char *body;
    size_t size;
    json_t *json; /* of the body, or NULL */
};

/* `key` and `body` may be NULL; with a body it is a POST. */
struct reply http(int port, const char *path, const char *key, const char *body);
struct reply http_bytes(int port, const char *path, const char *key, const void *body, size_t size);
void reply_free(struct reply *reply);

/* Only the JSON of a reply with this status; NULL and a word on stderr if not. */
json_t *http_json(int port, int status, const char *path, const char *key, const char *body);

/* Sockets. */

/* Where connections come from; NULL: 127.0.0.1. Any 127.x.y.z will do. */
extern const char *connect_from;
int connect_to(int port); /* -1: nobody listens */
bool send_all(int fd, const void *bytes, size_t count);

struct client {
    int fd;
    bool closed;
    int close_code;
    char *in;
    size_t in_size, in_room;
    int next_id;
    /* What was told, brought up to date by client_take(). */
    json_t *state;
    uint32_t rev;
    bool gap; /* a message was missed */
    /* Every message as it came, if wanted. */
    bool recording;
    json_t *record;
    size_t updates, update_bytes, largest;
    size_t *sizes, sizes_room;
};

/* NULL: it could not be opened. */
struct client *client_open(int port);
void client_close(struct client *c);
bool client_send_text(struct client *c, const char *text);
/* Any frame: opcode with the fin bit, as it stands. */
bool client_send_frame(struct client *c, int first_byte, const void *bytes, size_t count);

/* The next message, at most so many milliseconds later; NULL: none came. */
json_t *client_next(struct client *c, int milliseconds);
/* Take a message in: state and updates change c->state. */
void client_take(struct client *c, const json_t *message);
/* Take everything that comes until it is quiet for so long. */
void client_settle(struct client *c, int milliseconds);
/* Take everything the server has told so far. */
void client_sync(struct client *c);

/* Send a request and wait for its reply; others are taken in on the way. The
 * reply is the caller's. Arguments as for json_pack, without "t" and "id". */
json_t *client_ask(struct client *c, const char *t, json_t *fields);

/* Join and wait for the state. */
bool client_join(struct client *c, const char *table, const char *key);

/* A client at a table, in one go. */
struct client *client_at(int port, const char *table, const char *key);

/* The asks of c->state; NULL if there is none. */
json_t *client_first_ask(const struct client *c);

/* The patch of docs/protocol.md applied to a value; a new value. */
json_t *patched(const json_t *before, const json_t *patch);

#endif
