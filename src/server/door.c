#include "door.h"

#include "head.h"
#include "internal.h"
#include "masked.h"
#include "memory.h"
#include "secret.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    ADDRESSES = 1 << 16,
    AT_ONCE = 64, /* accepted in one go */
    BACKLOG = 1024,
    LEAVING_SECONDS = 2, /* to read why it was refused */
    SECOND = 1000000
};

/* Somebody who has not said yet what they want, or was refused and reads why. */
struct visitor {
    uv_poll_t poll; /* first */
    struct door *door;
    struct visitor *next, *before;
    struct guest *guest;
    int fd;
    int64_t since, leaves; /* leaves: when at the latest, once refused */
    size_t size;           /* of what was read */
    char *bytes;
};

struct door {
    struct server *server;
    uv_poll_t poll;
    int fd, port;
    bool shut; /* no files were left; tried again at the next tick */
    struct visitor *visitors, *oldest;
    int connections, waiting; /* of all addresses */
    struct guest *entering;   /* for the connection libwebsockets makes now */
    struct address *address;
};

/* Addresses. */

static bool is_loopback(const struct sockaddr_storage *a)
{
    const struct in6_addr *six = &((const struct sockaddr_in6 *)a)->sin6_addr;
    if (a->ss_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)a)->sin_addr.s_addr) >> 24 == 127;
    return IN6_IS_ADDR_LOOPBACK(six) || (IN6_IS_ADDR_V4MAPPED(six) && six->s6_addr[12] == 127);
}

/* One count for an IPv4 address, one for the 64 bits a network has of IPv6. */
static void name_guest(struct door *d, struct guest *g, const struct sockaddr_storage *a)
{
    unsigned char key[9] = {0};
    const struct in6_addr *six = &((const struct sockaddr_in6 *)a)->sin6_addr;
    const void *four = &((const struct sockaddr_in *)a)->sin_addr;
    if (a->ss_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(six))
        four = six->s6_addr + 12;
    bool short_one = a->ss_family == AF_INET || IN6_IS_ADDR_V4MAPPED(six);
    key[0] = short_one ? 4 : 6;
    memcpy(key + 1, short_one ? four : six->s6_addr, short_one ? 4 : 8);
    if (!inet_ntop(short_one ? AF_INET : AF_INET6, short_one ? four : six, g->text, sizeof g->text))
        g->text[0] = 0;
    g->address = &d->address[secret_slot(key, sizeof key, ADDRESSES)];
}

/* What the nearest proxy says: the last of the list. */
static bool name_forwarded(struct door *d, struct guest *g, const char *list)
{
    struct sockaddr_storage a = {0};
    const char *comma = strrchr(list, ',');
    const char *at = comma ? comma + 1 : list;
    at += strspn(at, " \t");
    if (inet_pton(AF_INET, at, &((struct sockaddr_in *)&a)->sin_addr) == 1)
        a.ss_family = AF_INET;
    else if (inet_pton(AF_INET6, at, &((struct sockaddr_in6 *)&a)->sin6_addr) == 1)
        a.ss_family = AF_INET6;
    else
        return false;
    name_guest(d, g, &a);
    return true;
}

static void guest_goes(struct door *d, struct guest *g)
{
    d->connections--;
    g->address->connections--;
    free(g);
}

/* Visitors. */

static void freed(uv_handle_t *handle)
{
    struct visitor *v = (struct visitor *)handle;
    free(v->bytes);
    free(v);
}

/* The visitor is none any more; the connection is the caller's. */
static void forget(struct visitor *v)
{
    struct door *d = v->door;
    if (v->before)
        v->before->next = v->next;
    else
        d->visitors = v->next;
    if (v->next)
        v->next->before = v->before;
    if (d->oldest == v)
        d->oldest = v->before;
    d->waiting--;
    uv_close((uv_handle_t *)&v->poll, freed);
}

static void dismiss(struct visitor *v)
{
    int fd = v->fd;
    forget(v);
    guest_goes(v->door, v->guest);
    close(fd);
}

static const char *code_of(int status)
{
    return status == 429   ? "too_fast"
           : status == 503 ? "busy"
           : status == 404 ? "not_found"
           : status == 413 ? "too_large"
                           : "bad_request";
}

/* Tell why, and let it be read: a connection that is closed with bytes unread may
 * lose what was written to it. */
static void turn_away(struct visitor *v, int status, const char *words)
{
    char body[256], text[512];
    int n = snprintf(body, sizeof body, "{\"error\":{\"code\":\"%s\",\"text\":\"%s\"}}",
                     code_of(status), words);
    int m = snprintf(text, sizeof text,
                     "HTTP/1.1 %d Refused\r\ncontent-type: application/json\r\n"
                     "cache-control: no-store\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s",
                     status, n, body);
    if (send(v->fd, text, (size_t)m, MSG_NOSIGNAL | MSG_DONTWAIT) != m ||
        shutdown(v->fd, SHUT_WR) != 0) {
        dismiss(v);
        return;
    }
    v->leaves = server_clock() + LEAVING_SECONDS * SECOND;
}

/* libwebsockets would take a head it is given as a whole for the body of a POST as
 * well. So it reads the empty line at the end from the connection; `left` bytes of
 * it are still there. */
static void come_in(struct visitor *v, struct head *head, size_t left)
{
    struct door *d = v->door;
    int fd = v->fd;
    if (left == 1)
        head->clean[head->size++] = '\r';
    if (head->upgrade)
        masked_from(fd, left);
    d->entering = v->guest;
    forget(v); /* the loop watches a connection for one owner only */
    lws_adopt_socket_vhost_readbuf(lws_get_vhost_by_name(d->server->lws, "default"), fd,
                                   head->clean, head->size);
    if (d->entering) /* it was closed before it had begun */
        guest_goes(d, d->entering);
    d->entering = NULL;
}

/* Behind a proxy it is known only now who it is. */
static bool know(struct visitor *v, const struct head *head)
{
    struct door *d = v->door;
    struct sockaddr_storage a = {0};
    socklen_t size = sizeof a;
    if (!d->server->options.proxy || !head->forwarded[0] ||
        getpeername(v->fd, (struct sockaddr *)&a, &size) != 0 || !is_loopback(&a))
        return true;
    struct address *before = v->guest->address;
    if (!name_forwarded(d, v->guest, head->forwarded))
        return true;
    before->connections--;
    v->guest->address->connections++;
    return v->guest->address->connections <= d->server->limits.connections;
}

static void hear(struct visitor *v, size_t end)
{
    struct door *d = v->door;
    static struct head head; /* of one at a time */
    head_read(v->bytes, end, &head);
    if (!know(v, &head))
        turn_away(v, 429, "Too many connections come from your address.");
    else if (!guest_may_ask(d->server, v->guest))
        turn_away(v, 429, "Too many requests come from your address. Wait a little.");
    else if (head.status)
        turn_away(v, head.status, head.words);
    else
        come_in(v, &head, end - v->size);
}

/* Takes the head but for its last two bytes; the rest is left for libwebsockets. */
static void readable(uv_poll_t *poll, int status, int events)
{
    struct visitor *v = (struct visitor *)poll;
    char sink[4096];
    (void)events;
    if (v->leaves) {
        ssize_t n = recv(v->fd, sink, sizeof sink, MSG_DONTWAIT);
        if (status < 0 || n == 0 || (n < 0 && errno != EAGAIN))
            dismiss(v);
        return;
    }
    if (!v->bytes)
        v->bytes = arb_alloc(HEAD_MOST);
    ssize_t n = recv(v->fd, v->bytes + v->size, HEAD_MOST - v->size, MSG_PEEK | MSG_DONTWAIT);
    if (n < 0 && errno == EAGAIN)
        return;
    if (status < 0 || n <= 0) {
        dismiss(v);
        return;
    }
    size_t end = head_end(v->bytes, v->size + (size_t)n, v->size);
    if (end)
        n = end - v->size > 2 ? (ssize_t)(end - v->size - 2) : 0;
    if (n && recv(v->fd, v->bytes + v->size, (size_t)n, MSG_DONTWAIT) != n) {
        dismiss(v);
        return;
    }
    v->size += (size_t)n;
    if (end)
        hear(v, end);
    else if (v->size == HEAD_MOST)
        turn_away(v, 431, "The head of this request is too long.");
}

/* Coming. */

/* Behind a proxy all come from one address until their heads are read. */
static bool may_come(const struct door *d, const struct guest *g, bool loopback)
{
    const struct limits *l = &d->server->limits;
    if (d->connections >= l->all_connections)
        return false;
    return (d->server->options.proxy && loopback) || g->address->connections < l->connections;
}

static void welcome(struct door *d, int fd, const struct sockaddr_storage *from)
{
    struct guest *g = arb_zalloc(sizeof *g);
    int one = 1;
    name_guest(d, g, from);
    if (!may_come(d, g, is_loopback(from))) {
        free(g);
        close(fd);
        return;
    }
    if (d->waiting >= d->server->limits.all_waiting)
        dismiss(d->oldest); /* who means it says so at once */
    struct visitor *v = arb_zalloc(sizeof *v);
    masked_not(fd);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof one);
    v->door = d;
    v->fd = fd;
    v->guest = g;
    v->since = server_clock();
    v->next = d->visitors;
    if (v->next)
        v->next->before = v;
    else
        d->oldest = v;
    d->visitors = v;
    d->waiting++;
    d->connections++;
    g->address->connections++;
    uv_poll_init(&d->server->loop, &v->poll, fd);
    uv_poll_start(&v->poll, UV_READABLE, readable);
}

static void accept_some(uv_poll_t *poll, int status, int events)
{
    struct door *d = poll->data;
    (void)status, (void)events;
    for (int i = 0; i < AT_ONCE; i++) {
        struct sockaddr_storage from = {0};
        socklen_t size = sizeof from;
        int fd = accept4(d->fd, (struct sockaddr *)&from, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd >= 0) {
            welcome(d, fd, &from);
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            d->shut = true; /* it would be told again and again */
            uv_poll_stop(&d->poll);
            return;
        } else if (errno != ECONNABORTED && errno != EINTR) {
            return;
        }
    }
}

void door_tick(struct server *server)
{
    struct door *d = server->door;
    int64_t now = server_clock();
    for (struct visitor *v = d->visitors, *next; v; v = next) {
        next = v->next;
        bool late = now - v->since > server->limits.head_seconds * SECOND;
        if (v->leaves ? now > v->leaves : late)
            dismiss(v);
    }
    if (d->shut && uv_poll_start(&d->poll, UV_READABLE, accept_some) == 0)
        d->shut = false;
}

/* What libwebsockets has. */

void door_entered(struct server *server, struct lws *wsi)
{
    struct door *d = server->door;
    lws_set_opaque_user_data(wsi, d->entering);
    d->entering = NULL;
}

void door_left(struct server *server, struct lws *wsi)
{
    struct guest *g = lws_get_opaque_user_data(wsi);
    lws_set_opaque_user_data(wsi, NULL);
    if (g)
        guest_goes(server->door, g);
}

struct guest *door_guest(struct lws *wsi)
{
    return lws_get_opaque_user_data(wsi);
}

/* Opening and closing. */

static int listen_at(const struct addrinfo *a)
{
    int fd = socket(a->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), one = 1, none = 0;
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (a->ai_family == AF_INET6)
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &none, sizeof none);
    if (bind(fd, a->ai_addr, a->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0)
        return fd;
    close(fd);
    return -1;
}

/* No host: every address, of IPv6 as well if there is such a thing here. */
static int listen_anywhere(const char *host, int port)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *found;
    char service[16];
    int fd = -1;
    bool all = !host || !*host || strcmp(host, "::") == 0;
    snprintf(service, sizeof service, "%d", port);
    if (host && strcmp(host, "localhost") == 0)
        host = "127.0.0.1";
    hints.ai_family = all ? AF_INET6 : AF_UNSPEC;
    if (getaddrinfo(all ? NULL : host, service, &hints, &found) == 0) {
        for (struct addrinfo *a = found; a && fd < 0; a = a->ai_next)
            fd = listen_at(a);
        freeaddrinfo(found);
    }
    return fd < 0 && all ? listen_anywhere("0.0.0.0", port) : fd;
}

bool door_open(struct server *server, struct arb_error *err)
{
    const struct server_options *o = &server->options;
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    int fd = listen_anywhere(o->host, o->port);
    if (fd < 0 || getsockname(fd, (struct sockaddr *)&at, &size) != 0) {
        snprintf(err->text, sizeof err->text,
                 "Nothing can listen at %s, port %d: it is in use, or no address of this machine.",
                 o->host ? o->host : "any address", o->port);
        return false;
    }
    struct door *d = server->door = arb_zalloc(sizeof *d);
    d->address = arb_zalloc(ADDRESSES * sizeof *d->address);
    d->server = server;
    d->fd = fd;
    d->port = ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
                                             : ((struct sockaddr_in *)&at)->sin_port);
    d->poll.data = d;
    uv_poll_init(&server->loop, &d->poll, fd);
    uv_poll_start(&d->poll, UV_READABLE, accept_some);
    return true;
}

int door_port(const struct server *server)
{
    return server->door->port;
}

void door_shut(struct server *server)
{
    struct door *d = server->door;
    if (!d || d->fd < 0)
        return;
    while (d->visitors)
        dismiss(d->visitors);
    uv_close((uv_handle_t *)&d->poll, NULL);
    close(d->fd);
    d->fd = -1;
}

void door_free(struct server *server)
{
    if (server->door)
        free(server->door->address);
    free(server->door);
    server->door = NULL;
}
