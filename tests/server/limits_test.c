/* What one address may take of the server, and that others do not notice. */
#include "test.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct served server;

static int status_from(const char *address, const char *path, const char *body)
{
    connect_from = address;
    struct reply r = http(server.port, path, NULL, body);
    connect_from = NULL;
    int status = r.status;
    reply_free(&r);
    return status;
}

static int log_in(const char *address, const char *name, const char *password)
{
    char body[128];
    snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"%s\"}", name, password);
    return status_from(address, "/api/login", body);
}

static void passwords_are_not_guessed(void)
{
    status_from("127.0.1.1", "/api/register", "{\"name\":\"Anna\",\"password\":\"correct horse\"}");
    check(log_in("127.0.1.1", "Anna", "correct horse") == 200, "the right password");
    for (int i = 0; i < 3; i++)
        check(log_in("127.0.1.2", "anna", "wrong horse") == 403, "a wrong password");
    check(log_in("127.0.1.2", "Anna", "wrong horse") == 429, "no more tries for this account");
    check(log_in("127.0.1.3", "Anna", "correct horse") == 429, "from elsewhere neither");
    for (int i = 0; i < 3; i++)
        check(log_in("127.0.1.2", i ? "Bob" : "Cid", "wrong horse") == 403, "other accounts");
    check(log_in("127.0.1.2", "Dora", "wrong horse") == 429, "no more tries from this address");
    check(status_from("127.0.1.2", "/api/register",
                      "{\"name\":\"Eve\",\"password\":\"12345678\"}") == 429,
          "a new account is a try, too");
    check(log_in("127.0.1.4", "Dora", "wrong horse") == 403, "others go on");
}

static void tables_are_counted(void)
{
    for (int i = 0; i < 6; i++)
        check(status_from("127.0.2.1", "/api/tables", "{\"game\":\"" GAME "\"}") ==
                  (i < 5 ? 200 : 429),
              "table %d of an address", i + 1);
    check(status_from("127.0.2.2", "/api/tables", "{\"game\":\"" GAME "\"}") == 200,
          "another address goes on");
}

static bool closed_soon(int fd)
{
    char sink[512];
    struct pollfd p = {.fd = fd, .events = POLLIN};
    while (poll(&p, 1, 20000) == 1)
        if (recv(fd, sink, sizeof sink, 0) <= 0)
            return true;
    return false;
}

static void connections_are_counted(void)
{
    struct client *c[11];
    connect_from = "127.0.3.1";
    for (int i = 0; i < 11; i++)
        c[i] = client_open(server.port);
    check(c[9] && !c[10], "ten connections, not eleven");
    client_close(c[0]);
    struct client *again = NULL;
    for (int i = 0; i < 100 && !again; i++) {
        again = client_open(server.port);
        usleep(again ? 0 : 20000);
    }
    check(again != NULL, "one goes, one may come");
    client_close(again);
    for (int i = 1; i < 11; i++)
        client_close(c[i]);
    check(status_from("127.0.3.2", "/api/about", NULL) == 200, "another address does not notice");
}

static void requests_are_counted(void)
{
    int good = 0, last = 200;
    for (int i = 0; i < 2000 && last == 200; i++) {
        last = status_from("127.0.4.1", "/api/about", NULL);
        good += last == 200;
    }
    check(last == 429 && good >= 300, "many requests are too many (%d, then %d)", good, last);
    check(status_from("127.0.4.2", "/api/about", NULL) == 200, "another address does not notice");
}

/* Taking numbers apart is paid for with the time it took: until that of one address is used up. */
static int look_from(const char *address, const struct pair *p)
{
    char path[128];
    snprintf(path, sizeof path, "/api/tables/%s/how?name=threat:0", p->table);
    connect_from = address;
    struct reply r = http(server.port, path, p->key[0], NULL);
    connect_from = NULL;
    int status = r.status;
    reply_free(&r);
    return status;
}

static void looks_are_counted(void)
{
    enum { MANY = 20000 };
    struct pair p = make_pair(server.port, 22, NULL);
    int good = 0, last = 200;
    for (; good < MANY && last == 200; good += last == 200)
        last = look_from("127.0.10.1", &p);
    check(good > 0 && last == 429, "numbers, %d times, then %d", good, last);
    check(status_from("127.0.10.1", "/api/about", NULL) == 200, "all else goes on");
    check(look_from("127.0.10.2", &p) == 200, "another address does not notice");
}

/* Half a head each, from so many addresses that none has too many. */
static void half_open_ones_make_room(void)
{
    enum { MANY = 60 };
    int fd[MANY];
    char from[24];
    for (int i = 0; i < MANY; i++) {
        snprintf(from, sizeof from, "127.0.5.%d", 1 + i / 6);
        connect_from = from;
        fd[i] = connect_to(server.port);
        send_all(fd[i], "GET / HTTP/1.1\r\nHo", 18);
    }
    connect_from = NULL;
    check(status_from("127.0.5.100", "/api/about", NULL) == 200, "who asks at once is served");
    int gone = 0;
    for (int i = 0; i < MANY; i++) {
        gone += closed_soon(fd[i]);
        close(fd[i]);
    }
    check(gone == MANY, "and who does not is let go (%d of %d)", gone, MANY);
}

static int begin_body(const char *address, const char *size)
{
    char head[256];
    connect_from = address;
    int fd = connect_to(server.port);
    connect_from = NULL;
    int n = snprintf(head, sizeof head,
                     "POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: %s\r\n\r\nabc", size);
    send_all(fd, head, (size_t)n);
    return fd;
}

static void unfinished_bodies_end(void)
{
    char reply[64] = "";
    int one = begin_body("127.0.6.1", "4000000"), two = begin_body("127.0.6.1", "4000000");
    /* Both have been begun when a third is answered. */
    int three = begin_body("127.0.6.1", "4000000");
    check(recv(three, reply, sizeof reply - 1, 0) > 0 && strncmp(reply + 9, "503", 3) == 0,
          "an address has 8 MB under way, not 12: %.20s", reply);
    int other = begin_body("127.0.6.2", "4000000");
    check(closed_soon(one) && closed_soon(two) && closed_soon(other), "nobody waits for ever");
    close(one), close(two), close(three), close(other);
    check(status_from("127.0.6.1", "/api/import", "nonsense") == 422, "then there is room again");
}

/* Many passwords wait; a deck and a table do not wait for them. */
static void queues_are_apart(void)
{
    enum { MANY = 24 };
    int fd[MANY], under_way = 0;
    char request[256], from[24];
    const char *body = "{\"name\":\"Nobody\",\"password\":\"wrong horse\"}";
    int n = snprintf(request, sizeof request,
                     "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: %zu\r\n\r\n%s",
                     strlen(body), body);
    for (int i = 0; i < MANY; i++) {
        snprintf(from, sizeof from, "127.0.7.%d", 1 + i / 2);
        connect_from = from;
        fd[i] = connect_to(server.port);
        send_all(fd[i], request, (size_t)n);
    }
    connect_from = NULL;
    check(status_from("127.0.7.100", "/api/games/" GAME "/deck", "3x Faramir") == 200, "a deck");
    for (int i = 0; i < MANY; i++) {
        struct pollfd p = {.fd = fd[i], .events = POLLIN};
        under_way += poll(&p, 1, 0) == 0;
    }
    check(under_way > 0, "a deck does not wait for passwords");
    for (int i = 0; i < MANY; i++) {
        closed_soon(fd[i]);
        close(fd[i]);
    }
}

/* One address has so many pieces of work under way, also when it hangs up. */
static void nobody_fills_a_queue(void)
{
    enum { MANY = 12 };
    int fd[MANY], busy = 0;
    char request[256], reply[64];
    const char *body = "{\"name\":\"Noone\",\"password\":\"wrong horse\"}";
    int n = snprintf(request, sizeof request,
                     "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: %zu\r\n\r\n%s",
                     strlen(body), body);
    connect_from = "127.0.8.1";
    for (int i = 0; i < MANY; i++) {
        fd[i] = connect_to(server.port);
        send_all(fd[i], request, (size_t)n);
    }
    connect_from = NULL;
    for (int i = 0; i < MANY; i++) {
        ssize_t got = recv(fd[i], reply, sizeof reply - 1, 0);
        reply[got > 0 ? got : 0] = 0;
        busy += strncmp(reply, "HTTP/1.1 503", 12) == 0 || strncmp(reply, "HTTP/1.1 429", 12) == 0;
        close(fd[i]);
    }
    check(busy >= 4, "some are told to wait (%d)", busy);
}

/* A table made for whoever the proxy names. */
static int forwarded(const char *address, const char *list)
{
    char request[512], reply[64] = "";
    const char *body = "{\"game\":\"" GAME "\"}";
    int n = snprintf(request, sizeof request,
                     "POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\n"
                     "Content-Length: %zu\r\n\r\n%s",
                     list, strlen(body), body);
    connect_from = address;
    int fd = connect_to(server.port);
    connect_from = NULL;
    send_all(fd, request, (size_t)n);
    ssize_t got = recv(fd, reply, sizeof reply - 1, 0);
    close(fd);
    return got > 12 ? atoi(reply + 9) : 0;
}

static void a_proxy_is_believed_only_if_asked_to(void)
{
    for (int i = 0; i < 6; i++)
        check(forwarded("127.0.9.1", i % 2 ? "10.0.0.1" : "10.0.0.2") == (i < 5 ? 200 : 429),
              "without --proxy anybody could say anything");
    server_down(&server);
    server.more[0] = "--proxy";
    server.more[1] = "--limit";
    server.more[2] = "tables=5";
    server.more[3] = NULL;
    if (!server_up(&server, "proxy.db"))
        return;
    for (int i = 0; i < 6; i++)
        check(forwarded("127.0.9.1", i % 2 ? "10.0.0.1" : "1.2.3.4, 10.0.0.1") ==
                  (i < 5 ? 200 : 429),
              "the last of the list is who came");
    check(forwarded("127.0.9.1", "10.0.0.1, 10.0.0.2") == 200, "others are counted apart");
    check(forwarded("127.0.9.1", "2001:db8::1") == 200, "of IPv6 as well");
    for (int i = 0; i < 6; i++)
        check(forwarded("127.0.9.7", "nonsense") == (i < 5 ? 200 : 429),
              "nonsense counts for the proxy");
}

/* Messages that never end take as much as bodies do. */
static void unfinished_messages_are_counted(void)
{
    enum { CLIENTS = 160, PIECE = 60000, TEXT_GOES_ON = 0x01 };
    static char piece[PIECE];
    static struct client *c[CLIENTS];
    int closed = 0;
    memset(piece, ' ', sizeof piece);
    for (int i = 0; i < CLIENTS; i++) {
        c[i] = client_open(server.port);
        client_send_frame(c[i], TEXT_GOES_ON, piece, sizeof piece);
    }
    for (int i = 0; i < CLIENTS; i++) {
        json_decref(client_next(c[i], closed ? 5 : 20));
        closed += c[i]->closed;
    }
    check(closed >= CLIENTS - (8 << 20) / PIECE, "not more than 8 MB lie there (%d closed)",
          closed);
    for (int i = 0; i < CLIENTS; i++)
        client_close(c[i]);
    struct client *one = client_open(server.port);
    json_t *pong = client_ask(one, "ping", NULL);
    check(pong && !*error_code(pong), "and when they are gone there is room again");
    json_decref(pong);
    client_close(one);
}

void test_limits(void)
{
    static const char *const more[] = {"--limit", "logins=6",       "--limit", "account_logins=3",
                                       "--limit", "connections=10", "--limit", "requests=30",
                                       "--limit", "works=8",        "--limit", "tables=5",
                                       NULL};
    memcpy(server.more, more, sizeof more);
    if (!server_up(&server, "limits.db"))
        return;
    passwords_are_not_guessed();
    tables_are_counted();
    connections_are_counted();
    requests_are_counted();
    server_down(&server);
    static const char *const looked[] = {"--limit", "looking=1", "--limit", "requests=1000000",
                                         NULL};
    memcpy(server.more, looked, sizeof looked);
    if (!server_up(&server, "looked.db"))
        return;
    looks_are_counted();
    server_down(&server);
    static const char *const slow[] = {"--limit", "all_waiting=20", "--limit", "head_seconds=1",
                                       "--limit", "body_seconds=1", "--limit", "body_mb=8",
                                       "--limit", "works=4",        "--limit", "tables=5",
                                       NULL};
    memcpy(server.more, slow, sizeof slow);
    if (!server_up(&server, "slow.db"))
        return;
    half_open_ones_make_room();
    unfinished_bodies_end();
    unfinished_messages_are_counted();
    queues_are_apart();
    nobody_fills_a_queue();
    a_proxy_is_believed_only_if_asked_to();
    server_down(&server);
}
