/* Bytes no client should send: the server refuses them and goes on. */
#include "noise.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct served server;

static bool alive(void)
{
    struct reply r = http(server.port, "/api/about", NULL, NULL);
    bool ok = r.status == 200;
    reply_free(&r);
    return ok;
}

/* Send and hang up, perhaps after reading a little. */
static void throw_at(const void *bytes, size_t count, bool listen)
{
    char sink[4096];
    int fd = connect_to(server.port);
    struct timeval soon = {0, 20000};
    if (fd < 0)
        return;
    send_all(fd, bytes, count);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &soon, sizeof soon);
    if (listen && recv(fd, sink, sizeof sink, 0) < 0)
        listen = false;
    close(fd);
}

static void http_noise(uint64_t *random)
{
    for (int i = 0; i < 400; i++)
        noise_throw(server.port, random);
    char large[70000];
    memset(large, 'a', sizeof large);
    memcpy(large, "GET /", 5);
    throw_at(large, sizeof large, true);
    check(alive(), "noise over HTTP");
}

/* The status of whatever is sent; 0: the connection was closed. */
static int status_for(const char *request)
{
    char reply[64] = "";
    int fd = connect_to(server.port);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &(struct timeval){10, 0}, sizeof(struct timeval));
    send_all(fd, request, strlen(request));
    ssize_t n = recv(fd, reply, sizeof reply - 1, 0);
    close(fd);
    return n > 9 ? atoi(reply + 9) : 0;
}

/* libwebsockets knows more protocols than are served, and has faults in them. */
static void websocket_is_the_only_upgrade(void)
{
#define SOCKET                                                                                     \
    "Host: x\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    static const struct {
        int status;
        const char *request;
    } cases[] = {
        {101, "GET /ws HTTP/1.1\r\n" SOCKET "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n"},
        {101, "GET /ws HTTP/1.1\r\n" SOCKET
              "upgrade: WebSocket\r\nconnection: keep-alive, Upgrade\r\n\r\n"},
        {400, "GET /ws HTTP/1.1\r\n" SOCKET "Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
              "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: foo\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nUpgrade: h2c\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n Upgrade: h2c\r\n\r\n"},
        {400, "GET / HTTP/1.1\r\nHost: x\r\nUpgrade : h2c\r\n\r\n"},
        {404, "GET / HTTP/1.1\r\n" SOCKET "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n"},
        {505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"},
        {405, "CONNECT / HTTP/1.1\r\nHost: x\r\n\r\n"},
        {400, "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"},
        {411,
         "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
        {400, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n"
              "\r\n{}"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int status = status_for(cases[i].request);
        check(status == cases[i].status, "%d instead of %d: %.60s", status, cases[i].status,
              cases[i].request);
    }
#undef SOCKET
    check(alive(), "upgrades do no harm");
}

/* A head may come byte by byte, and a body in the same breath or later. */
static void heads_in_pieces(void)
{
    static const char request[] =
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";
    for (size_t cut = sizeof request - 8; cut < sizeof request; cut++) {
        char reply[64] = "";
        int fd = connect_to(server.port);
        for (size_t i = 0; i < cut; i++)
            send_all(fd, request + i, 1);
        usleep(5000);
        send_all(fd, request + cut, sizeof request - 1 - cut);
        check(recv(fd, reply, sizeof reply - 1, 0) > 0 && strncmp(reply + 9, "400", 3) == 0,
              "a head in pieces, cut at %zu", cut);
        close(fd);
    }
}

/* Frames of every size arrive masked, and a bare one ends the connection, also behind
 * good ones and in one piece with the request. */
static void bare_frames_are_refused(void)
{
    static const char bare[] = "\x81\x0c{\"t\":\"ping\"}";
    static const size_t sizes[] = {0, 12, 125, 126, 127, 4000, 60000};
    struct client *c = client_open(server.port);
    char *text = malloc(60001);
    for (size_t i = 0; c && i < sizeof sizes / sizeof *sizes; i++) {
        memset(text, ' ', sizes[i]);
        if (sizes[i] >= 12)
            memcpy(text, "{\"t\":\"ping\"}", 12);
        client_send_frame(c, 0x81, text, sizes[i]);
        json_t *reply = client_next(c, 20000);
        check(reply && !c->closed, "a masked frame of %zu bytes", sizes[i]);
        json_decref(reply);
    }
    free(text);
    client_send_text(c, "{\"t\":\"ping\"}");
    send_all(c->fd, bare, sizeof bare - 1);
    client_settle(c, 5000);
    check(c->closed, "a bare frame ends it");
    client_close(c);
    static const char request[] =
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        "\x81\x0c{\"t\":\"ping\"}";
    char reply[4096];
    size_t got = 0;
    int fd = connect_to(server.port);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &(struct timeval){10, 0}, sizeof(struct timeval));
    send_all(fd, request, sizeof request - 1);
    ssize_t n;
    while ((n = recv(fd, reply + got, sizeof reply - got, 0)) > 0)
        got += (size_t)n;
    check(n == 0 || got == 0 || !memmem(reply, got, "\"ok\"", 4), "also together with the request");
    close(fd);
}

static void frame_noise(uint64_t *random, const struct pair *p)
{
    static const char *const texts[] = {
        "{\"t\":\"join\",\"table\":\"%s\",\"key\":\"%s\"}",
        "{\"t\":\"answer\",\"ask\":\"1.0\",\"option\":0,\"nonce\":\"x\",\"table\":\"%s%s\"}",
        "{\"t\":\"past\",\"at\":3,\"x\":\"%s%s\"}",
        "{\"t\":\"setup\",\"setup\":{\"a\":[[[[{}]]]]},\"x\":\"%s%s\"}",
        "{\"t\":\"report\",\"text\":\"x\",\"x\":\"%s%s\"}",
        "{\"t\":\"sit\",\"name\":\"x\",\"seat\":0,\"options\":{},\"x\":\"%s%s\"}",
        "{\"t\":\"how\",\"name\":\"card:1:attack\",\"x\":\"%s%s\"}",
        "{\"t\":\"log\",\"from\":0,\"to\":99,\"x\":\"%s%s\"}",
        "{\"t\":\"branch\",\"at\":1,\"x\":\"%s%s\"}",
        "{\"t\":\"chat\",\"text\":\"hi\",\"x\":\"%s%s\"}",
        "{\"t\":\"undo\",\"x\":\"%s%s\"}",
    };
    for (int i = 0; i < 60; i++) {
        struct client *c = client_open(server.port);
        if (!c)
            continue;
        if (next_random(random) % 4)
            client_join(c, p->table, p->key[i % 2]);
        for (int k = 0; k < 12 && !c->closed; k++) {
            char text[512];
            int which = (int)(next_random(random) % (sizeof texts / sizeof *texts));
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
            int n = snprintf(text, sizeof text, texts[which], p->table, p->key[0]);
#pragma GCC diagnostic pop
            for (int m = (int)(next_random(random) % 4); m > 0; m--)
                text[next_random(random) % (uint64_t)n] = (char)next_random(random);
            int first = next_random(random) % 8 ? 0x81 : (int)(next_random(random) & 0xff);
            client_send_frame(c, first, text, (size_t)n);
            client_settle(c, 0);
        }
        client_close(c);
    }
    check(alive(), "noise in frames");
}

/* Deep nesting, huge numbers, wrong types in every field of every request. */
static void odd_values(const struct pair *p)
{
    static const char *const types[] = {
        "join",    "state",  "sit",    "leave2", "bot",       "free", "host",
        "options", "setup",  "start",  "answer", "orders",    "undo", "restart",
        "consent", "chat",   "why",    "how",    "decisions", "rule", "log",
        "past",    "branch", "export", "report", "ping"};
    static const char *const fields[] = {
        "table", "key",  "seat", "name", "options", "setup", "ask", "option", "nonce", "orders",
        "agree", "text", "rule", "from", "to",      "at",    "bot", "title",  "id"};
    static const char *const values[] = {"null",
                                         "true",
                                         "-1",
                                         "1e300",
                                         "\"\"",
                                         "[]",
                                         "{}",
                                         "9223372036854775807",
                                         "\"\\ud83d\\ude00\"",
                                         "[[[[[[[[[[]]]]]]]]]]",
                                         "\"\\u202e\"",
                                         "0.5"};
    struct client *c = client_at(server.port, p->table, p->key[0]);
    int replies = 0, sent = 0;
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (size_t f = 0; f < sizeof fields / sizeof *fields; f++) {
            char text[256];
            const char *value = values[(t * 7 + f * 5) % (sizeof values / sizeof *values)];
            snprintf(text, sizeof text, "{\"t\":\"%s\",\"%s\":%s}", types[t], fields[f], value);
            if (!c || c->closed) {
                client_close(c);
                c = client_at(server.port, p->table, p->key[0]);
            }
            if (!c)
                break;
            client_send_text(c, text);
            usleep(20000); /* slower than the limit */
            sent++;
            json_t *reply;
            while ((reply = client_next(c, 0))) {
                replies++;
                json_decref(reply);
            }
        }
    client_close(c);
    check(replies * 2 > sent, "odd values are answered (%d of %d)", replies, sent);
    check(alive(), "odd values");
}

static void too_much(const struct pair *p)
{
    struct client *c = client_at(server.port, p->table, p->key[0]);
    char *large = malloc(200000);
    memset(large, ' ', 200000);
    client_send_frame(c, 0x81, large, 200000);
    client_settle(c, 500);
    check(c->closed && c->close_code == 1009, "a large message closes the connection (%d)",
          c->close_code);
    client_close(c);
    free(large);
    c = client_at(server.port, p->table, p->key[0]);
    for (int i = 0; i < 2000 && !c->closed; i++)
        if (!client_send_text(c, "{\"t\":\"ping\"}"))
            break;
    client_settle(c, 500);
    check(c->closed, "too many messages close it, too (%d)", c->close_code);
    client_close(c);
    /* One who never reads what is much. */
    c = client_at(server.port, p->table, p->key[0]);
    char words[500];
    memset(words, 'x', sizeof words - 1);
    words[sizeof words - 1] = 0;
    for (int i = 0; i < 50; i++)
        json_decref(client_ask(c, "chat", json_pack("{s:s}", "text", words)));
    setsockopt(c->fd, SOL_SOCKET, SO_RCVBUF, &(int){4096}, sizeof(int));
    for (int i = 0; i < 150; i++)
        client_send_text(c, "{\"t\":\"state\"}");
    usleep(300000);
    check(alive(), "one who does not read does not matter");
    bool open = true;
    for (int i = 0; i < 200 && open; i++) {
        usleep(50000);
        open = client_send_text(c, "{\"t\":\"state\"}");
    }
    check(!open, "and is not kept for ever");
    client_close(c);
    check(alive(), "and goes");
    /* A page of another site. */
    static const char foreign[] =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    char answer_text[64] = "";
    int fd = connect_to(server.port);
    send_all(fd, foreign, sizeof foreign - 1);
    ssize_t n = recv(fd, answer_text, sizeof answer_text - 1, 0);
    check(n <= 0 || strncmp(answer_text, "HTTP/1.1 101", 12) != 0, "other sites are kept out");
    close(fd);
}

void test_bytes(void)
{
    const char *seed = getenv("SEED");
    uint64_t random = seed ? strtoull(seed, NULL, 10) : 4711;
    if (!server_up(&server, "bytes.db"))
        return;
    struct pair p = make_pair(server.port, 51, "\"open_book\":true");
    websocket_is_the_only_upgrade();
    heads_in_pieces();
    bare_frames_are_refused();
    http_noise(&random);
    frame_noise(&random, &p);
    p = make_pair(server.port, 52, "\"open_book\":true");
    odd_values(&p);
    p = make_pair(server.port, 53, NULL);
    too_much(&p);
    server_down(&server);
}
