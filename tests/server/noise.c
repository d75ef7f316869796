#include "noise.h"

#include "client.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static uint64_t next(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

struct noise {
    char *at;
    int size;
    uint64_t *random;
};

static int below(struct noise *n, int most)
{
    return (int)(next(n->random) % (uint64_t)most);
}

static void bytes(struct noise *n, const void *from, int count)
{
    if (n->size + count > NOISE_MOST)
        return;
    memcpy(n->at + n->size, from, (size_t)count);
    n->size += count;
}

static void text(struct noise *n, const char *words)
{
    bytes(n, words, (int)strlen(words));
}

static void junk(struct noise *n, int count)
{
    for (int i = 0; i < count; i++)
        bytes(n, &(char){(char)next(n->random)}, 1);
}

#define ONE_OF(n, table) (table)[below(n, (int)(sizeof(table) / sizeof *(table)))]

/* Requests. */

static const char *const methods[] = {"GET",     "GET",  "GET",     "POST", "POST", "PRI",
                                      "CONNECT", "HEAD", "OPTIONS", "PUT",  "get"};
static const char *const targets[] = {"/",
                                      "/ws",
                                      "/ws",
                                      "/api/about",
                                      "/api/tables",
                                      "/api/games/lotr-card-game/deck",
                                      "/api/import?seats=me&name=%c3",
                                      "/api/tables/aaaaaaaaaaaaaaaa/events?key=%00%ff",
                                      "/../../../../etc/passwd",
                                      "/t/..%2f..%2fetc/passwd",
                                      "*",
                                      "http://x/",
                                      "/api/login"};
static const char *const versions[] = {"HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0",
                                       "HTTP/2.0", "HTTP/9",   ""};
static const char *const lines[] = {
    "Host: x",
    "Upgrade: h2c",
    "Upgrade: websocket",
    "Upgrade: foo",
    "Upgrade: WebSocket, h2c",
    "upgrade : h2c",
    " Upgrade: h2c",
    "Connection: Upgrade",
    "Connection: Upgrade, HTTP2-Settings",
    "Connection: keep-alive",
    "Connection: close",
    "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
    "HTTP2-Settings: ////////////////////////",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Version: 7",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Key: x",
    "Sec-WebSocket-Protocol: arbiter, arbiter",
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
    "Content-Length: 5",
    "Content-Length: 0",
    "Content-Length: 99999999999999999999",
    "Content-Length: -1",
    "Transfer-Encoding: chunked",
    "Expect: 100-continue",
    "Authorization: Bearer ",
    "Authorization: Basic AAAA",
    "Origin: http://x",
    "Range: bytes=0-1,2-3",
    "If-None-Match: *",
    "Cookie: a=b; __Host-c=",
    "X-Forwarded-For: 1.2.3.4, ::1",
    ":path: /",
    "no colon",
};

static void request(struct noise *n)
{
    text(n, ONE_OF(n, methods));
    text(n, " ");
    text(n, ONE_OF(n, targets));
    text(n, " ");
    text(n, ONE_OF(n, versions));
    text(n, "\r\n");
    for (int i = below(n, 9); i > 0; i--) {
        text(n, ONE_OF(n, lines));
        if (below(n, 30) == 0)
            junk(n, below(n, 40));
        text(n, below(n, 40) ? "\r\n" : "\n");
    }
    text(n, "\r\n");
    if (below(n, 3) == 0)
        text(n, "{\"a\":1}");
}

/* What a browser would send, so that what follows comes to the frames. */
static void upgrade(struct noise *n, bool h2c)
{
    text(n, h2c ? "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                  "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n"
                : "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  "Sec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
}

/* Frames. */

static void h2_frame(struct noise *n)
{
    static const char *const parts[] = {"\x82\x86\x84\x41\x01x", "\x83\x86\x04\x0b/api/tables",
                                        "\xff\xff\xff\xff\xff\x7f"};
    const char *part = ONE_OF(n, parts);
    int size = below(n, 3) ? (int)strlen(part) : below(n, 80);
    unsigned char head[9] = {0,
                             0,
                             (unsigned char)(below(n, 20) ? size : 255),
                             (unsigned char)below(n, 11),
                             (unsigned char)below(n, 64),
                             0,
                             0,
                             0,
                             (unsigned char)below(n, 8)};
    bytes(n, head, sizeof head);
    if (size == (int)strlen(part))
        text(n, part);
    else
        junk(n, size);
}

static void ws_frame(struct noise *n)
{
    static const char *const words[] = {"{\"t\":\"ping\"}", "{\"t\":\"join\",\"table\":\"x\"}", "",
                                        "{\"t\":\"sit\",\"name\":\"\xc3\"}"};
    static const unsigned char firsts[] = {0x81, 0x81, 0x81, 0x01, 0x80, 0x82, 0x88,
                                           0x89, 0x8a, 0xc1, 0xf1, 0x8b, 0x00, 0x03};
    const char *word = ONE_OF(n, words);
    int size = (int)strlen(word);
    unsigned char head[6] = {
        ONE_OF(n, firsts),
        (unsigned char)((below(n, 4) ? 0x80 : 0) | (below(n, 12) ? size : 127)),
        1,
        2,
        3,
        4};
    bytes(n, head, head[1] & 0x80 ? 6 : 2);
    for (int i = 0; i < size; i++)
        bytes(n, &(char){(char)(head[1] & 0x80 ? word[i] ^ head[2 + (i & 3)] : word[i])}, 1);
}

int noise_make(char to[NOISE_MOST], uint64_t *random)
{
    struct noise n = {to, 0, random};
    int kind = below(&n, 6);
    if (kind == 0)
        junk(&n, below(&n, 600));
    else if (kind == 1)
        text(&n, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    else if (kind == 2 || kind == 3)
        upgrade(&n, kind == 2);
    for (int i = kind > 3 ? 1 + below(&n, 3) : 0; i > 0; i--)
        request(&n);
    if (kind == 2 && below(&n, 4))
        text(&n, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    for (int i = below(&n, 12); i > 0; i--)
        if (kind == 1 || kind == 2)
            h2_frame(&n);
        else if (kind == 3)
            ws_frame(&n);
    for (int i = below(&n, 3) ? 0 : below(&n, 4); i > 0 && n.size; i--)
        to[below(&n, n.size)] = (char)next(random);
    return n.size;
}

/* In up to three pieces, with a look at what comes back between them. */
bool noise_throw(int port, uint64_t *random)
{
    char noise[NOISE_MOST], sink[4096];
    int size = noise_make(noise, random), sent = 0;
    int fd = connect_to(port);
    struct timeval soon = {0, 10000};
    if (fd < 0)
        return false;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &soon, sizeof soon);
    for (int pieces = 1 + (int)(next(random) % 3); pieces > 0 && sent < size; pieces--) {
        /* The head of an upgrade goes first, or what follows would be read with it. */
        const char *blank = sent ? NULL : memmem(noise, (size_t)size, "\r\n\r\n", 4);
        int left = size - sent;
        int piece = pieces == 1 ? left
                    : blank     ? (int)(blank - noise) + 4
                                : (int)(next(random) % (uint64_t)left) + 1;
        if (!send_all(fd, noise + sent, (size_t)piece))
            break;
        sent += piece;
        if (next(random) % 4 && recv(fd, sink, sizeof sink, 0) == 0)
            break;
    }
    close(fd);
    return true;
}
