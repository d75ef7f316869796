/* head.h - the head of a request, read strictly before libwebsockets sees any of it.
 *
 * What must hold: libwebsockets gets only heads that were written here, never a
 * line as a stranger sent it. It answers to more than this server wants (HTTP/2,
 * upgrades to it, CONNECT), has faults there, and offers no way to switch that off. */
#ifndef SERVER_HEAD_H
#define SERVER_HEAD_H

#include <stdbool.h>
#include <stddef.h>

enum { HEAD_MOST = 8192, HEAD_CLEAN = 4096, HEAD_FORWARDED = 256 };

struct head {
    int status;                     /* 0: good; else the HTTP status it is refused with */
    const char *words;              /* and why */
    bool upgrade;                   /* to a WebSocket */
    char forwarded[HEAD_FORWARDED]; /* X-Forwarded-For, "" if there is none */
    char clean[HEAD_CLEAN];         /* what libwebsockets is given, without the empty line */
    size_t size;                    /* of it */
};

/* Where the head ends that begins with these bytes: behind its empty line. 0: it
 * goes on; `from`: so many bytes were looked at before. */
size_t head_end(const char *bytes, size_t count, size_t from);

/* Read a whole head, its empty line included. */
void head_read(const char *bytes, size_t count, struct head *head);

#endif
