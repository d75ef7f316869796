#include "head.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { TARGET_MOST = 2000, VALUE_MOST = 1000 };

/* What is handed on; all other lines are left out. */
static const struct {
    const char *name;
    bool upgrade; /* only for a WebSocket */
} known[] = {
    {"host", false},
    {"origin", false},
    {"authorization", false},
    {"content-length", false},
    {"if-none-match", false},
    {"if-modified-since", false},
    {"accept-encoding", false},
    {"sec-websocket-key", true},
    {"sec-websocket-version", true},
};
enum { LENGTH = 3, KNOWN = sizeof known / sizeof known[0] };

struct text {
    const char *at;
    size_t size;
};

struct lines {
    struct text method, target, version, of[KNOWN], upgrade, connection, forwarded;
};

size_t head_end(const char *bytes, size_t count, size_t from)
{
    for (size_t i = from < 3 ? 3 : from; i < count; i++)
        if (bytes[i] == '\n' && memcmp(bytes + i - 3, "\r\n\r\n", 4) == 0)
            return i + 1;
    return 0;
}

static bool refuse(struct head *h, int status, const char *words)
{
    h->status = status;
    h->words = words;
    return false;
}

static bool is(struct text t, const char *word)
{
    return t.size == strlen(word) && strncasecmp(t.at, word, t.size) == 0;
}

/* Lines. */

/* Up to this letter, and on behind it; the whole if it is not there. */
static struct text cut(struct text *rest, char letter)
{
    const char *end = memchr(rest->at, letter, rest->size);
    struct text first = {rest->at, end ? (size_t)(end - rest->at) : rest->size};
    size_t past = first.size + (end != NULL);
    rest->at += past;
    rest->size -= past;
    return first;
}

static struct text trimmed(struct text t)
{
    while (t.size && (t.at[0] == ' ' || t.at[0] == '\t'))
        t.at++, t.size--;
    while (t.size && (t.at[t.size - 1] == ' ' || t.at[t.size - 1] == '\t'))
        t.size--;
    return t;
}

static bool visible(struct text t, bool spaces)
{
    for (size_t i = 0; i < t.size; i++) {
        unsigned char c = (unsigned char)t.at[i];
        if (c > 126 || c < 33) {
            if (!(spaces && (c == ' ' || c == '\t' || c > 127)))
                return false;
        }
    }
    return true;
}

static bool is_name(struct text t)
{
    for (size_t i = 0; i < t.size; i++) {
        char c = t.at[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              (c && strchr("!#$%&'*+-.^_`|~", c))))
            return false;
    }
    return t.size > 0;
}

/* "GET /address HTTP/1.1" */
static bool read_first(struct text line, struct lines *l, struct head *h)
{
    l->method = cut(&line, ' ');
    l->target = cut(&line, ' ');
    l->version = line;
    if (!is_name(l->method) || !visible(l->target, false) || !visible(l->version, false))
        return refuse(h, 400, "This is no HTTP request.");
    if (!is(l->version, "HTTP/1.1") && !is(l->version, "HTTP/1.0"))
        return refuse(h, 505, "This server speaks HTTP/1.1.");
    if (!is(l->method, "GET") && !is(l->method, "POST"))
        return refuse(h, 405, "Only GET and POST are served.");
    if (l->target.size > TARGET_MOST)
        return refuse(h, 414, "This address is too long.");
    return (l->target.size && l->target.at[0] == '/') ||
           refuse(h, 400, "An address begins with a slash.");
}

static bool keep(struct text *place, struct text value, struct head *h)
{
    if (place->at)
        return refuse(h, 400, "A line of the head stands there twice.");
    *place = value;
    return true;
}

static bool read_line(struct text line, struct lines *l, struct head *h)
{
    struct text value = line, name = cut(&value, ':');
    if (name.size == line.size || !is_name(name) || !visible(value, true))
        return refuse(h, 400, "A line of the head is no name and value.");
    value = trimmed(value);
    for (int i = 0; i < KNOWN; i++)
        if (is(name, known[i].name))
            return value.size > VALUE_MOST ? refuse(h, 431, "A line of the head is too long.")
                                           : keep(&l->of[i], value, h);
    if (is(name, "transfer-encoding"))
        return refuse(h, 411, "Say how long the body is with Content-Length.");
    if (is(name, "upgrade"))
        return keep(&l->upgrade, value, h);
    if (is(name, "connection"))
        return keep(&l->connection, value, h);
    if (is(name, "x-forwarded-for")) /* the last line is the nearest proxy's */
        l->forwarded = value;
    return true;
}

static bool read_lines(struct text rest, struct lines *l, struct head *h)
{
    for (bool first = true; rest.size; first = false) {
        struct text line = cut(&rest, '\n');
        if (!line.size || line.at[line.size - 1] != '\r')
            return refuse(h, 400, "A line of the head does not end.");
        line.size--;
        if (!line.size && !first)
            return true;
        if (!(first ? read_first(line, l, h) : read_line(line, l, h)))
            return false;
    }
    return refuse(h, 400, "The head does not end.");
}

/* What it asks for. */

static bool has_word(struct text list, const char *word)
{
    while (list.size)
        if (is(trimmed(cut(&list, ',')), word))
            return true;
    return false;
}

/* Nothing but a WebSocket at its address. */
static bool check_upgrade(const struct lines *l, struct head *h)
{
    if (!is(l->upgrade, "websocket") || !has_word(l->connection, "upgrade"))
        return refuse(h, 400, "A connection can be upgraded to websocket only.");
    struct text target = l->target, path = cut(&target, '?');
    if (!is(l->method, "GET") || !is(path, "/ws"))
        return refuse(h, 404, "The WebSocket is at /ws.");
    for (int i = 0; i < KNOWN; i++)
        if (known[i].upgrade && !l->of[i].size)
            return refuse(h, 400, "This is no whole request for a WebSocket.");
    return true;
}

static bool check_length(struct text length, struct head *h)
{
    for (size_t i = 0; i < length.size; i++)
        if (length.at[i] < '0' || length.at[i] > '9')
            return refuse(h, 400, "Content-Length is a number.");
    return length.size <= 10 || refuse(h, 413, "This is too large.");
}

static bool add(struct head *h, const char *name, struct text value)
{
    int n = snprintf(h->clean + h->size, sizeof h->clean - h->size, "%s: %.*s\r\n", name,
                     (int)value.size, value.at);
    if (n < 0 || (size_t)n + 1 >= sizeof h->clean - h->size) /* and one for the door */
        return refuse(h, 431, "The head of this request is too long.");
    h->size += (size_t)n;
    return true;
}

/* One request a connection: the next would be read by libwebsockets alone. A body
 * belongs to a POST, which always says how long it is. */
static bool write_clean(const struct lines *l, bool upgrade, struct head *h)
{
    bool post = is(l->method, "POST"), fits = true;
    h->size = (size_t)snprintf(h->clean, sizeof h->clean, "%s %.*s HTTP/1.1\r\n",
                               post ? "POST" : "GET", (int)l->target.size, l->target.at);
    for (int i = 0; i < KNOWN && fits; i++)
        if (l->of[i].size && i != LENGTH && (upgrade || !known[i].upgrade))
            fits = add(h, known[i].name, l->of[i]);
    if (fits && post)
        fits =
            add(h, known[LENGTH].name, l->of[LENGTH].size ? l->of[LENGTH] : (struct text){"0", 1});
    if (fits && upgrade)
        fits = add(h, "upgrade", (struct text){"websocket", 9});
    return fits && (upgrade ? add(h, "connection", (struct text){"upgrade", 7})
                            : add(h, "connection", (struct text){"close", 5}));
}

void head_read(const char *bytes, size_t count, struct head *head)
{
    struct lines l;
    memset(&l, 0, sizeof l);
    head->status = 0;
    head->words = NULL;
    head->size = 0;
    head->forwarded[0] = 0;
    if (!read_lines((struct text){bytes, count}, &l, head))
        return;
    bool upgrade = head->upgrade = l.upgrade.at != NULL;
    if ((upgrade && !check_upgrade(&l, head)) || !check_length(l.of[LENGTH], head) ||
        !write_clean(&l, upgrade, head))
        return;
    /* The end of it counts: that is what the nearest proxy wrote. */
    size_t n = l.forwarded.size, most = sizeof head->forwarded - 1;
    size_t tail = n < most ? n : most;
    if (n)
        memcpy(head->forwarded, l.forwarded.at + n - tail, tail);
    head->forwarded[tail] = 0;
}
