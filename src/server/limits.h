/* limits.h - how much one address, and all of them together, may take of the
 * server. Every number stands in the table below; `arbiter serve --limit NAME=N`
 * sets another, and docs/serving.md explains them. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include "arbiter.h"

/* name, number, what it bounds */
#define SERVER_LIMITS(LIMIT)                                                                       \
    LIMIT(connections, 200, "connections of one address")                                          \
    LIMIT(requests, 200, "HTTP requests of one address a second, ten times that at once")          \
    LIMIT(looking, 250,                                                                            \
          "milliseconds a second to take numbers apart for one address, ten times that at once")   \
    LIMIT(tables, 120, "tables one address makes in an hour")                                      \
    LIMIT(logins, 30, "password tries of one address in ten minutes")                              \
    LIMIT(account_logins, 15, "wrong passwords for one account in ten minutes")                    \
    LIMIT(works, 8, "imports, decks and passwords of one address at once")                         \
    LIMIT(body_mb, 16, "MB of requests of one address under way")                                  \
    LIMIT(disk_mb, 256, "MB one address writes in a day")                                          \
    LIMIT(all_connections, 50000, "connections")                                                   \
    LIMIT(all_waiting, 2000, "connections without a whole request")                                \
    LIMIT(all_body_mb, 128, "MB of requests under way")                                            \
    LIMIT(head_seconds, 10, "seconds until the head of a request is there")                        \
    LIMIT(body_seconds, 60, "seconds until its body is there")                                     \
    LIMIT(reply_seconds, 60, "seconds a reply may lie there unread")                               \
    LIMIT(thinking, 256, "bots that may think or wait for it; others answer at once")              \
    LIMIT(think_seconds, 5, "seconds after which a bot answers without having thought")            \
    LIMIT(login_days, 90, "days after which an unused login ends")

struct limits {
#define LIMIT(name, number, what) int64_t name;
    SERVER_LIMITS(LIMIT)
#undef LIMIT
};

struct limits limits_default(void);

/* "name=number"; false if there is no such limit or the number is out of range. */
bool limits_set(struct limits *limits, const char *wish);

/* The names with their numbers and meanings, a line each; released with free(). */
char *limits_list(void);

/* Counting. */

/* So much in so much time: full at first, and filling again. */
struct bucket {
    double used;
    int64_t at; /* microseconds */
};

/* False: there is not that much left now; nothing was taken. */
bool bucket_take(struct bucket *b, double much, double most, double seconds);
/* True if there is one left. */
bool bucket_left(struct bucket *b, double most, double seconds);
/* Take even what is not there. */
void bucket_owe(struct bucket *b, double much, double most, double seconds);

/* What one address takes now. Addresses are counted in a table of fixed size, by a
 * hash nobody outside can foresee; two that meet there share their limits. */
struct address {
    int connections, works;
    size_t body;
    struct bucket requests, looking, tables, logins, disk;
};

/* Who is at the other end of a connection. */
struct guest {
    struct address *address;
    char text[46];
};

#endif
