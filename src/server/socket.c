/* socket.c - WebSocket: messages in, messages out. */
#include "internal.h"

enum { MESSAGE_MOST = 64 * 1024 };

/* A page of another site must not speak for whoever reads it. */
bool same_origin(struct lws *wsi)
{
    char origin[256], host[256];
    int n = lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN);
    if (n == 0)
        return lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0; /* no browser */
    if (n < 0 || lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return false;
    const char *from = strstr(origin, "://");
    return from && strcasecmp(from + 3, host) == 0;
}

static void refuse_message(struct conn *c, const json_t *in, const char *code, const char *words)
{
    struct arb_error why = {{0}, {0}, {0}, 0};
    snprintf(why.text, sizeof why.text, "%s", words);
    conn_refuse(c, request_id(in), code, &why);
}

/* In. */

struct key {
    char text[64];
};

static struct key key_of(const json_t *in)
{
    struct key key = {""};
    const char *text = json_string_value(json_object_get(in, "key"));
    if (text)
        snprintf(key.text, sizeof key.text, "%s", text);
    return key;
}

static void join(struct conn *c, const json_t *in)
{
    const char *table = json_string_value(json_object_get(in, "table"));
    const json_t *seat = json_object_get(in, "seat");
    struct room *room = table ? room_find(c->server, table) : NULL;
    struct key key = key_of(in);
    struct who who;
    struct arb_error err;
    if (!room) {
        refuse_message(c, in, "not_found", "There is no such table.");
    } else if (!room_who(room, key.text, json_is_integer(seat) ? (int)json_integer_value(seat) : -1,
                         &who)) {
        refuse_message(c, in, "not_allowed", "This key fits no seat at this table.");
    } else if (!room_gathering(room) && !room_play(room, &err)) {
        refuse_message(c, in, "damaged", err.text);
    } else {
        snprintf(c->http.bearer, sizeof c->http.bearer, "%s", key.text);
        c->by_login = who.account[0];
        room_enter(room, c, room_audience(&who));
        conn_reply(c, request_id(in), json_object());
    }
}

static void take_message(struct conn *c)
{
    json_t *in = json_loadb((const char *)c->in, c->in_size, 0, NULL);
    const char *type = json_string_value(json_object_get(in, "t"));
    if (!conn_may_send(c)) {
        refuse_message(c, in, "too_fast", "Too many messages.");
        conn_close(c, CONN_TRY_LATER);
    } else if (!json_is_object(in) || !type) {
        refuse_message(c, in, "bad_request", "A message is an object with a \"t\".");
    } else if (strcmp(type, "join") == 0) {
        join(c, in);
    } else if (strcmp(type, "ping") == 0) {
        conn_reply(c, request_id(in), json_object());
    } else if (!c->room) {
        refuse_message(c, in, "bad_request", "Join a table first.");
    } else {
        request_table(c, c->room->id, type, c->http.bearer, in);
    }
    json_decref(in);
}

/* A message comes in pieces. */
static int receive(struct conn *c, struct lws *wsi, const void *in, size_t len)
{
    if (c->close_code)
        return 0;
    if (lws_frame_is_binary(wsi) || !conn_gather(c, in, len, MESSAGE_MOST)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    if (!guest_expect(c, len)) {
        lws_close_reason(wsi, (enum lws_close_status)CONN_TRY_LATER, NULL, 0);
        return -1;
    }
    if (lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0) {
        take_message(c);
        conn_gathered(c);
    }
    return 0;
}

/* Out. */

static int send_some(struct conn *c, struct lws *wsi)
{
    struct message *m;
    unsigned char ping[LWS_PRE + 4] = {0};
    if (c->to_ping && !lws_partial_buffered(wsi)) {
        c->to_ping = false;
        if (lws_write(wsi, ping + LWS_PRE, 4, LWS_WRITE_PING) < 0)
            return -1;
    }
    while (!lws_partial_buffered(wsi) && (m = conn_pop(c))) {
        int n = lws_write(wsi, m->text + LWS_PRE, m->size, LWS_WRITE_TEXT);
        bool failed = n < (int)m->size;
        message_free(m);
        if (failed)
            return -1;
    }
    if (c->first && !c->first->held)
        lws_callback_on_writable(wsi);
    else if (!c->first && c->close_code) {
        lws_close_reason(wsi, (enum lws_close_status)c->close_code, NULL, 0);
        return -1;
    }
    return 0;
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, struct conn *c, void *in,
                    size_t len)
{
    struct server *server = lws_context_user(lws_get_context(wsi));
    char path[64];
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) <= 0 ||
            strcmp(path, "/ws") != 0 || !same_origin(wsi))
            return -1;
        return 0;
    case LWS_CALLBACK_ESTABLISHED:
        conn_begin(c, server, wsi, CONN_SOCKET);
        return 0;
    case LWS_CALLBACK_RECEIVE_PONG:
        c->heard = server_clock();
        return 0;
    case LWS_CALLBACK_RECEIVE:
        c->heard = server_clock();
        return c->server ? receive(c, wsi, in, len) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return c->server ? send_some(c, wsi) : -1;
    case LWS_CALLBACK_CLOSED:
        conn_end(c);
        return 0;
    default:
        return 0;
    }
}
