#include "client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* Sockets. */

const char *connect_from;

int connect_to(int port)
{
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_in from = {.sin_family = AF_INET};
    if (connect_from && (inet_pton(AF_INET, connect_from, &from.sin_addr) != 1 ||
                         bind(fd, (struct sockaddr *)&from, sizeof from) != 0)) {
        close(fd);
        return -1;
    }
    if (connect(fd, (struct sockaddr *)&at, sizeof at) != 0) {
        close(fd);
        return -1;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return fd;
}

bool send_all(int fd, const void *bytes, size_t count)
{
    const char *at = bytes;
    while (count > 0) {
        ssize_t n = send(fd, at, count, MSG_NOSIGNAL);
        if (n <= 0)
            return false;
        at += n;
        count -= (size_t)n;
    }
    return true;
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* Read what is there, waiting until `end` for something; 0: nothing or closed. */
static ssize_t read_some(int fd, void *into, size_t room, int64_t end)
{
    int64_t left = end - now_ms();
    struct pollfd p = {.fd = fd, .events = POLLIN};
    if (poll(&p, 1, left > 0 ? (int)left : 0) <= 0)
        return -1;
    ssize_t n = recv(fd, into, room, 0);
    return n > 0 ? n : 0;
}

/* HTTP. */

enum { PATIENCE = 30000 };

static size_t content_length(const char *head)
{
    const char *at = strcasestr(head, "content-length:");
    return at ? strtoul(at + 15, NULL, 10) : 0;
}

static struct reply read_reply(int fd)
{
    struct reply r = {0};
    size_t room = 1 << 16, size = 0, head = 0;
    char *in = malloc(room + 1);
    int64_t end = now_ms() + PATIENCE;
    for (;;) {
        if (size == room)
            in = realloc(in, (room *= 2) + 1);
        ssize_t n = read_some(fd, in + size, room - size, end);
        if (n <= 0)
            break;
        size += (size_t)n;
        in[size] = 0;
        char *blank = head ? NULL : strstr(in, "\r\n\r\n");
        if (blank)
            head = (size_t)(blank - in) + 4;
        if (head && size >= head + content_length(in))
            break;
    }
    if (head) {
        r.status = atoi(in + 9);
        r.size = size - head;
        r.body = malloc(r.size + 1);
        memcpy(r.body, in + head, r.size);
        r.body[r.size] = 0;
        r.json = json_loadb(r.body, r.size, 0, NULL);
    }
    free(in);
    return r;
}

struct reply http_bytes(int port, const char *path, const char *key, const void *body, size_t size)
{
    struct reply r = {0};
    char head[2048];
    int fd = connect_to(port);
    if (fd < 0)
        return r;
    int n = snprintf(head, sizeof head,
                     "%s %s HTTP/1.1\r\nHost: localhost:%d\r\nConnection: close\r\n"
                     "%s%s%sContent-Length: %zu\r\n\r\n",
                     body ? "POST" : "GET", path, port, key ? "Authorization: Bearer " : "",
                     key ? key : "", key ? "\r\n" : "", size);
    if (send_all(fd, head, (size_t)n) && (!body || send_all(fd, body, size)))
        r = read_reply(fd);
    close(fd);
    return r;
}

struct reply http(int port, const char *path, const char *key, const char *body)
{
    return http_bytes(port, path, key, body, body ? strlen(body) : 0);
}

void reply_free(struct reply *r)
{
    free(r->body);
    json_decref(r->json);
    *r = (struct reply){0};
}

json_t *http_json(int port, int status, const char *path, const char *key, const char *body)
{
    struct reply r = http(port, path, key, body);
    json_t *json = r.json ? json_incref(r.json) : NULL;
    if (r.status != status) {
        fprintf(stderr, "%s: status %d instead of %d: %.300s\n", path, r.status, status,
                r.body ? r.body : "");
        json_decref(json);
        json = NULL;
    }
    reply_free(&r);
    return json;
}

/* WebSocket. */

struct client *client_open(int port)
{
    char head[512], answer[1024];
    int fd = connect_to(port);
    if (fd < 0)
        return NULL;
    int n = snprintf(head, sizeof head,
                     "GET /ws HTTP/1.1\r\nHost: localhost:%d\r\nOrigin: http://localhost:%d\r\n"
                     "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                     port, port);
    size_t got = 0;
    int64_t end = now_ms() + PATIENCE;
    bool good = send_all(fd, head, (size_t)n);
    /* Byte by byte: what follows the headers is a frame already. */
    while (good && got < sizeof answer - 1) {
        good = read_some(fd, answer + got, 1, end) == 1;
        answer[got += good] = 0;
        if (got >= 4 && memcmp(answer + got - 4, "\r\n\r\n", 4) == 0)
            break;
    }
    if (!good || strncmp(answer, "HTTP/1.1 101", 12) != 0) {
        close(fd);
        return NULL;
    }
    struct client *c = calloc(1, sizeof *c);
    c->fd = fd;
    return c;
}

void client_close(struct client *c)
{
    if (!c)
        return;
    close(c->fd);
    free(c->in);
    free(c->sizes);
    json_decref(c->state);
    json_decref(c->record);
    free(c);
}

bool client_send_frame(struct client *c, int first_byte, const void *bytes, size_t count)
{
    unsigned char *frame = malloc(count + 14);
    size_t n = 0;
    frame[n++] = (unsigned char)first_byte;
    if (count < 126) {
        frame[n++] = (unsigned char)(0x80 | count);
    } else if (count < 65536) {
        frame[n++] = 0x80 | 126;
        frame[n++] = (unsigned char)(count >> 8);
        frame[n++] = (unsigned char)count;
    } else {
        frame[n++] = 0x80 | 127;
        for (int i = 7; i >= 0; i--)
            frame[n++] = (unsigned char)((uint64_t)count >> (8 * i));
    }
    static const unsigned char mask[4] = {1, 2, 3, 4};
    memcpy(frame + n, mask, 4);
    n += 4;
    for (size_t i = 0; i < count; i++)
        frame[n + i] = ((const unsigned char *)bytes)[i] ^ mask[i & 3];
    bool ok = send_all(c->fd, frame, n + count);
    free(frame);
    return ok;
}

bool client_send_text(struct client *c, const char *text)
{
    return client_send_frame(c, 0x81, text, strlen(text));
}

static bool fill(struct client *c, int64_t end)
{
    if (c->in_room - c->in_size < 65536)
        c->in = realloc(c->in, c->in_room = c->in_size + (1 << 18));
    ssize_t n = read_some(c->fd, c->in + c->in_size, c->in_room - c->in_size, end);
    if (n > 0)
        c->in_size += (size_t)n;
    if (n == 0)
        c->closed = true;
    return n > 0;
}

/* The frame at the beginning of what came in, if it is whole. */
static bool frame_here(const struct client *c, int *opcode, size_t *start, size_t *size)
{
    const unsigned char *in = (const unsigned char *)c->in;
    if (c->in_size < 2)
        return false;
    size_t n = in[1] & 127, head = 2;
    if (n == 126) {
        if (c->in_size < 4)
            return false;
        n = (size_t)in[2] << 8 | in[3];
        head = 4;
    } else if (n == 127) {
        if (c->in_size < 10)
            return false;
        n = 0;
        for (int i = 0; i < 8; i++)
            n = n << 8 | in[2 + i];
        head = 10;
    }
    if (c->in_size < head + n)
        return false;
    *opcode = in[0] & 15;
    *start = head;
    *size = n;
    return true;
}

json_t *client_next(struct client *c, int milliseconds)
{
    int64_t end = now_ms() + milliseconds;
    for (;;) {
        int opcode;
        size_t start, size;
        if (!frame_here(c, &opcode, &start, &size)) {
            if (c->closed || !fill(c, end))
                return NULL;
            continue;
        }
        json_t *message = NULL;
        if (opcode == 1)
            message = json_loadb(c->in + start, size, 0, NULL);
        else if (opcode == 9)
            client_send_frame(c, 0x8a, c->in + start, size);
        else if (opcode == 8) {
            c->closed = true;
            if (size >= 2)
                c->close_code = (unsigned char)c->in[start] << 8 | (unsigned char)c->in[start + 1];
        }
        if (message && c->recording) {
            if (!c->record)
                c->record = json_array();
            json_array_append_new(c->record, json_stringn(c->in + start, size));
        }
        const char *t = json_string_value(json_object_get(message, "t"));
        if (t && strcmp(t, "update") == 0) {
            if (c->updates == c->sizes_room)
                c->sizes =
                    realloc(c->sizes, (c->sizes_room = c->sizes_room * 2 + 64) * sizeof *c->sizes);
            c->sizes[c->updates++] = size;
            c->update_bytes += size;
            if (size > c->largest)
                c->largest = size;
        }
        memmove(c->in, c->in + start + size, c->in_size - start - size);
        c->in_size -= start + size;
        if (message)
            return message;
    }
}

/* State. */

json_t *patched(const json_t *before, const json_t *patch)
{
    json_t *v = json_object_get(patch, "v"), *a = json_object_get(patch, "a"), *one;
    size_t i;
    if (v)
        return json_deep_copy(v);
    if (a) {
        json_t *list = json_array();
        json_array_foreach (a, i, one) {
            size_t place = (size_t)(json_is_array(one) ? json_integer_value(json_array_get(one, 0))
                                                       : json_integer_value(one));
            json_t *old = json_array_get(before, place);
            if (json_is_integer(one))
                json_array_append_new(list, json_deep_copy(old));
            else if (json_is_array(one))
                json_array_append_new(list, patched(old, json_array_get(one, 1)));
            else
                json_array_append_new(list, json_deep_copy(json_object_get(one, "v")));
        }
        return list;
    }
    json_t *now = json_copy((json_t *)before);
    const char *key;
    json_array_foreach (json_object_get(patch, "x"), i, one)
        json_object_del(now, json_string_value(one));
    json_object_foreach (json_object_get(patch, "o"), key, one)
        json_object_set_new(now, key, patched(json_object_get(before, key), one));
    return now;
}

static void take_update(struct client *c, const json_t *update)
{
    static const char *const patches[] = {"view", "table"};
    static const char *const values[] = {"asks", "orders", "can_undo", "undo"};
    static const char *const lists[] = {"events", "chat"};
    json_t *cut = json_object_get(update, "cut"), *value;
    for (int i = 0; i < 2; i++)
        if ((value = json_object_get(update, patches[i])))
            json_object_set_new(c->state, patches[i],
                                patched(json_object_get(c->state, patches[i]), value));
    for (int i = 0; i < 4; i++)
        if ((value = json_object_get(update, values[i])))
            json_object_set(c->state, values[i], value);
    json_t *events = json_object_get(c->state, "events");
    while (cut && json_array_size(events) &&
           json_integer_value(json_object_get(json_array_get(events, json_array_size(events) - 1),
                                              "n")) >= json_integer_value(cut))
        json_array_remove(events, json_array_size(events) - 1);
    for (int i = 0; i < 2; i++)
        if ((value = json_object_get(update, lists[i])))
            json_array_extend(json_object_get(c->state, lists[i]), value);
}

void client_take(struct client *c, const json_t *message)
{
    const char *t = json_string_value(json_object_get(message, "t"));
    uint32_t rev = (uint32_t)json_integer_value(json_object_get(message, "rev"));
    if (t && strcmp(t, "state") == 0) {
        json_decref(c->state);
        c->state = json_deep_copy(message);
        c->rev = rev;
    } else if (t && strcmp(t, "update") == 0 && c->state) {
        c->gap |= rev != c->rev + 1;
        c->rev = rev;
        take_update(c, message);
    }
}

void client_settle(struct client *c, int milliseconds)
{
    json_t *message;
    while ((message = client_next(c, milliseconds))) {
        client_take(c, message);
        json_decref(message);
    }
}

json_t *client_ask(struct client *c, const char *t, json_t *fields)
{
    int id = ++c->next_id;
    json_t *request = fields ? fields : json_object(), *message;
    json_object_set_new(request, "t", json_string(t));
    json_object_set_new(request, "id", json_integer(id));
    char *text = json_dumps(request, JSON_COMPACT);
    bool sent = client_send_text(c, text);
    free(text);
    json_decref(request);
    while (sent && (message = client_next(c, PATIENCE))) {
        const char *type = json_string_value(json_object_get(message, "t"));
        bool reply = type && (strcmp(type, "ok") == 0 || strcmp(type, "error") == 0) &&
                     json_integer_value(json_object_get(message, "id")) == id;
        if (reply)
            return message;
        client_take(c, message);
        json_decref(message);
    }
    return NULL;
}

bool client_join(struct client *c, const char *table, const char *key)
{
    json_t *fields = json_pack("{s:s}", "table", table), *message;
    if (key)
        json_object_set_new(fields, "key", json_string(key));
    json_t *reply = client_ask(c, "join", fields);
    const char *t = json_string_value(json_object_get(reply, "t"));
    bool ok = t && strcmp(t, "ok") == 0, stated = false;
    json_decref(reply);
    while (ok && !stated && (message = client_next(c, PATIENCE))) {
        t = json_string_value(json_object_get(message, "t"));
        stated = t && strcmp(t, "state") == 0;
        client_take(c, message);
        json_decref(message);
    }
    return stated;
}

struct client *client_at(int port, const char *table, const char *key)
{
    struct client *c = client_open(port);
    if (c && client_join(c, table, key))
        return c;
    client_close(c);
    return NULL;
}

json_t *client_first_ask(const struct client *c)
{
    return json_array_get(json_object_get(c->state, "asks"), 0);
}

void client_sync(struct client *c)
{
    json_decref(client_ask(c, "ping", NULL));
}
