#include "internal.h"

#include "memory.h"

/* A client that does not read is not waited for: so many bytes, then so many seconds
 * to hear that it is closed. */
enum { MOST_QUEUED = 1 << 20, CLOSING_SECONDS = 3 };

/* What a connection may send: so many messages at once, so many a second. Nobody
 * who plays comes near it. */
enum { CREDIT_MOST = 200, CREDIT_A_SECOND = 50 };

/* Messages. */

static void hold(struct conn *c)
{
    if (c->listed_held)
        return;
    c->listed_held = true;
    c->next_held = c->server->held;
    c->server->held = c;
}

/* A text begins with room for libwebsockets. */
static struct arb_bytes begin_text(size_t room)
{
    return (struct arb_bytes){arb_alloc(LWS_PRE + room), LWS_PRE, LWS_PRE + room};
}

static int add_bytes(const char *bytes, size_t size, void *text)
{
    arb_bytes_add(text, bytes, size);
    return 0;
}

static void add_words(struct arb_bytes *text, const char *words)
{
    arb_bytes_add(text, words, strlen(words));
}

static void add_json(struct arb_bytes *text, const json_t *value)
{
    if (json_dump_callback(value, add_bytes, text, JSON_COMPACT | JSON_ENCODE_ANY) != 0)
        add_words(text, "null");
}

/* Takes over the text. */
static struct message *add(struct conn *c, struct arb_bytes text)
{
    struct message *m = arb_zalloc(sizeof *m);
    m->held = true;
    m->size = text.size - LWS_PRE;
    m->text = text.data;
    *c->last = m;
    c->last = &m->next;
    c->queued += m->size;
    hold(c);
    return m;
}

void message_free(struct message *m)
{
    json_decref(m->id);
    free(m->text);
    free(m);
}

struct message *conn_pop(struct conn *c)
{
    struct message *m = c->first;
    if (!m || m->held)
        return NULL;
    c->first = m->next;
    if (!c->first)
        c->last = &c->first;
    c->queued -= m->size;
    return m;
}

/* Replies. */

int conn_status(const char *code)
{
    static const struct {
        const char *code;
        int status;
    } table[] = {{"bad_request", 400}, {"not_allowed", 403}, {"not_found", 404}, {"stale", 409},
                 {"conflict", 409},    {"damaged", 409},     {"too_large", 413}, {"refused", 422},
                 {"too_fast", 429},    {"not_saved", 503},   {"busy", 503}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i].code, code) == 0)
            return table[i].status;
    return 500;
}

/* Releases `body`, an object. Over WebSocket a reply says what it is and to which
 * request. */
static void reply(struct conn *c, const char *t, const json_t *id, json_t *body)
{
    struct arb_bytes text = begin_text(256);
    size_t begin = text.size;
    if (c->kind == CONN_SOCKET) {
        add_words(&text, "{\"t\":\"");
        add_words(&text, t);
        add_words(&text, "\"");
        if (id) {
            add_words(&text, ",\"id\":");
            add_json(&text, id);
        }
        begin = text.size;
    }
    add_json(&text, body);
    if (c->kind == CONN_SOCKET) { /* the body goes on where the head stopped */
        bool empty = json_object_size(body) == 0;
        text.data[begin] = empty ? '}' : ',';
        text.size -= empty;
    }
    struct message *m = add(c, text);
    m->reply = true;
    m->id = json_incref((json_t *)id);
    json_decref(body);
}

void conn_reply(struct conn *c, const json_t *id, json_t *ok)
{
    c->status = 200;
    c->type = "application/json";
    reply(c, "ok", id, ok);
}

static json_t *error_json(const char *code, const struct arb_error *why)
{
    json_t *text = json_string(why->text);
    json_t *error = json_pack("{s:s, s:o}", "code", code, "text",
                              text ? text : json_string("Something is wrong with this request."));
    if (why->rule[0])
        json_object_set_new(error, "rule", json_string(why->rule));
    return json_pack("{s:o}", "error", error);
}

void conn_refuse(struct conn *c, const json_t *id, const char *code, const struct arb_error *why)
{
    json_t *error = error_json(code, why);
    c->status = conn_status(code);
    c->type = "application/json";
    c->name = NULL;
    c->lasts = 0;
    c->packed = NULL;
    reply(c, "error", id, error);
}

void conn_give(struct conn *c, const char *type, const char *name, const void *bytes, size_t size)
{
    struct arb_bytes text = begin_text(size);
    arb_bytes_add(&text, bytes, size);
    c->status = 200;
    c->type = type;
    c->name = name;
    add(c, text)->reply = true;
}

void conn_tell(struct conn *c, const char *t, const char *body, size_t size)
{
    char head[96];
    bool events = c->kind == CONN_EVENTS;
    if (c->close_code)
        return;
    uint32_t rev = c->rev++;
    int n = events ? snprintf(head, sizeof head, "id: %u\ndata: ", rev) : 0;
    n += snprintf(head + n, sizeof head - (size_t)n, "{\"t\":\"%s\",\"rev\":%u,", t, rev);
    struct arb_bytes text = begin_text((size_t)n + size + 2);
    arb_bytes_add(&text, head, (size_t)n);
    arb_bytes_add(&text, body, size);
    if (events)
        arb_bytes_add(&text, "\n\n", 2);
    add(c, text);
}

void conn_close(struct conn *c, int code)
{
    if (!c->close_code)
        c->close_code = code;
    hold(c);
}

/* Committed or not. */

static void drop_messages(struct conn *c)
{
    for (struct message *m = c->first, *next; m; m = next) {
        next = m->next;
        message_free(m);
    }
    c->first = NULL;
    c->last = &c->first;
    c->queued = 0;
}

void conn_release(struct conn *c)
{
    for (struct message *m = c->first; m; m = m->next)
        m->held = false;
    c->listed_held = false;
    if (c->kind != CONN_HTTP && c->queued > MOST_QUEUED) {
        drop_messages(c);
        c->close_code = CONN_TRY_LATER;
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_CLOSE_SEND, CLOSING_SECONDS);
    }
    if (c->first || c->close_code)
        lws_callback_on_writable(c->wsi);
}

/* Requests of this turn get an error instead; whoever was told news wants the
 * state anew. */
void conn_take_back(struct conn *c, const struct arb_error *why)
{
    struct message **at = &c->first, *taken = NULL, **last = &taken;
    while (*at) {
        struct message *m = *at;
        if (!m->held) {
            at = &m->next;
            continue;
        }
        *at = m->next;
        m->next = NULL;
        *last = m;
        last = &m->next;
        c->queued -= m->size;
    }
    c->last = at;
    for (struct message *m = taken, *next; m; m = next) {
        next = m->next;
        if (m->reply)
            conn_refuse(c, m->id, "not_saved", why);
        else
            c->wants_state = true;
        message_free(m);
    }
}

/* Coming in. */

bool conn_gather(struct conn *c, const void *bytes, size_t count, size_t most)
{
    if (c->in_size + count > most)
        return false;
    if (count == 0) /* then there are no bytes to point at either */
        return true;
    if (c->in_size + count + 1 > c->in_room) {
        c->in_room = (c->in_size + count + 1) * 2;
        c->in = arb_need(realloc(c->in, c->in_room));
    }
    memcpy(c->in + c->in_size, bytes, count);
    c->in_size += count;
    c->in[c->in_size] = 0;
    return true;
}

void conn_gathered(struct conn *c)
{
    guest_arrived(c);
    c->in_size = 0;
    free(c->in);
    c->in = NULL;
    c->in_room = 0;
}

bool conn_may_send(struct conn *c)
{
    if (!guest_may_ask(c->server, c->guest))
        return false;
    int64_t now = server_clock();
    c->credit += (double)(now - c->credit_at) / 1e6 * CREDIT_A_SECOND;
    c->credit_at = now;
    if (c->credit > CREDIT_MOST)
        c->credit = CREDIT_MOST;
    if (c->credit < 1)
        return false;
    c->credit--;
    return true;
}

/* Beginning and end. */

void conn_begin(struct conn *c, struct server *server, struct lws *wsi, enum conn_kind kind)
{
    memset(c, 0, sizeof *c);
    c->server = server;
    c->wsi = wsi;
    c->guest = door_guest(wsi);
    c->kind = kind;
    c->last = &c->first;
    c->audience = AUDIENCE_WATCH;
    c->credit = CREDIT_MOST;
    c->credit_at = c->heard = server_clock();
    c->next = server->conns;
    if (c->next)
        c->next->before = c;
    server->conns = c;
}

static void unhold(struct conn *c)
{
    for (struct conn **at = &c->server->held; *at; at = &(*at)->next_held)
        if (*at == c) {
            *at = c->next_held;
            break;
        }
    c->listed_held = false;
}

void conn_end(struct conn *c)
{
    if (!c->server)
        return;
    room_leave(c);
    if (c->waits)
        *c->waits = NULL;
    if (c->listed_held)
        unhold(c);
    drop_messages(c);
    if (c->sending)
        message_free(c->sending);
    conn_gathered(c);
    json_decref(c->http.args);
    if (c->next)
        c->next->before = c->before;
    if (c->before)
        c->before->next = c->next;
    else
        c->server->conns = c->next;
    memset(c, 0, sizeof *c);
}
