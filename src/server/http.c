/* http.c - the same over plain HTTP, and server-sent events. A request is
 * answered at the end of the turn of the loop, like everything else. */
#include "chairs.h"

#include "memory.h"

enum { BODY_MOST = 64 * 1024, IMPORT_MOST = 4 * 1024 * 1024, PIECE = 64 * 1024 };

static void refuse_plainly(struct conn *c, const char *code, const char *words)
{
    struct arb_error why = {{0}, {0}, {0}, 0};
    snprintf(why.text, sizeof why.text, "%s", words);
    conn_refuse(c, NULL, code, &why);
}

/* What was asked. */

static void read_args(struct conn *c, struct lws *wsi)
{
    char part[512];
    int n;
    c->http.args = json_object();
    for (int i = 0;
         (n = lws_hdr_copy_fragment(wsi, part, sizeof part, WSI_TOKEN_HTTP_URI_ARGS, i)) > 0 ||
         (n == -2 && i < 16);
         i++) {
        char *equals = n > 0 ? strchr(part, '=') : NULL;
        if (!equals)
            continue;
        *equals = 0;
        json_t *value = json_string(equals + 1); /* NULL if it is no UTF-8 */
        if (strcmp(part, "key") == 0 && !c->http.bearer[0])
            snprintf(c->http.bearer, sizeof c->http.bearer, "%s", equals + 1);
        else if (value)
            json_object_set(c->http.args, part, value); /* not if the key is no UTF-8 */
        json_decref(value);
    }
}

static void read_bearer(struct conn *c, struct lws *wsi)
{
    char line[sizeof c->http.bearer + 7];
    if (lws_hdr_copy(wsi, line, sizeof line, WSI_TOKEN_HTTP_AUTHORIZATION) > 0 &&
        strncasecmp(line, "Bearer ", 7) == 0)
        snprintf(c->http.bearer, sizeof c->http.bearer, "%s", line + 7);
}

static size_t said_length(struct lws *wsi)
{
    char number[24];
    if (lws_hdr_copy(wsi, number, sizeof number, WSI_TOKEN_HTTP_CONTENT_LENGTH) <= 0)
        return 0;
    char *end;
    unsigned long long n = strtoull(number, &end, 10);
    return *end ? SIZE_MAX : (size_t)n;
}

/* Routes. */

static json_t *about_server(struct request *q)
{
    json_t *about =
        json_pack("{s:s, s:s, s:b}", "name", "arbiter", "version", ARB_VERSION, "accounts", 1);
    (void)q;
    chairs_tell(about);
    return about;
}

static json_t *list_games(struct request *q)
{
    return kept_serve(q, &q->server->list, 0);
}

static const char games[] = "/api/games/";

/* The game of /api/games/GAME/REST; NULL and refused if there is none. */
static const struct served *game_of(struct request *q, const char **rest)
{
    char id[64] = "";
    const char *path = q->conn->http.path + strlen(games);
    size_t n = strcspn(path, "/");
    if (n < sizeof id)
        memcpy(id, path, n);
    const struct served *game = server_game(q->server, id);
    if (!game)
        refuse(q, "not_found", "There is no such game.");
    *rest = path + n;
    return game;
}

/* /api/games/GAME, …/cards, …/look, …/catalogue/HASH, …/rules/RULE */
static json_t *one_game(struct request *q)
{
    const char *rest;
    const struct served *game = game_of(q, &rest);
    if (!game)
        return NULL;
    if (!*rest)
        return json_incref(game->described);
    if (strcmp(rest, "/cards") == 0)
        return decks_cards(q, game);
    if (strcmp(rest, "/look") == 0)
        return q->server->options.look ? q->server->options.look(q->server->options.packs, game->id)
                                       : json_object();
    if (strncmp(rest, "/catalogue/", 11) == 0)
        return catalogue_serve(q, game, rest + 11);
    json_t *found = strncmp(rest, "/rules/", 7) == 0 ? arb_rule(game->game, rest + 7) : NULL;
    return found ? found : refuse(q, "not_found", "There is no such rule.");
}

/* /api/games/GAME/deck */
static json_t *game_deck(struct request *q)
{
    const char *rest;
    const struct served *game = game_of(q, &rest);
    if (game && strcmp(rest, "/deck") == 0)
        return decks_check(q, game);
    return game ? refuse(q, "not_found", "There is nothing at this address.") : NULL;
}

static json_t *one_report(struct request *q)
{
    json_t *in = json_pack("{s:s}", "report", q->conn->http.path + strlen("/api/reports/"));
    q->in = in;
    json_t *ok = in ? files_report(q) : refuse(q, "not_found", "There is no such report.");
    q->in = NULL;
    json_decref(in);
    return ok;
}

static const struct {
    bool post;
    const char *path; /* ending in a slash: with something behind it */
    request_run *run;
} routes[] = {
    {false, "/api/about", about_server},
    {false, "/api/games", list_games},
    {false, games, one_game},
    {false, "/api/tables", lobby_list},
    {true, "/api/tables", lobby_create},
    {true, "/api/mine", lobby_mine},
    {true, "/api/import", files_import},
    {true, "/api/register", account_register},
    {true, "/api/login", account_login},
    {true, "/api/logout", account_logout},
    {true, "/api/password", account_password},
    {true, "/api/remove", account_remove},
    {false, "/api/logins", account_logins},
    {false, "/api/me", account_me},
    {false, "/api/reports/", one_report},
    {true, games, game_deck},
};

static request_run *route_of(const struct http_request *http)
{
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++) {
        size_t n = strlen(routes[i].path);
        bool deep = routes[i].path[n - 1] == '/';
        if (routes[i].post == http->post && (deep ? strncmp(http->path, routes[i].path, n) == 0
                                                  : strcmp(http->path, routes[i].path) == 0))
            return routes[i].run;
    }
    return NULL;
}

/* Server-sent events. */

static int begin_events(struct conn *c, const char *table)
{
    uint8_t buffer[LWS_PRE + 1024], *start = buffer + LWS_PRE, *at = start,
                                    *end = buffer + sizeof buffer - 1;
    struct room *room = room_find(c->server, table);
    struct who who;
    struct arb_error err;
    if (!room) {
        refuse_plainly(c, "not_found", "There is no such table.");
        return 0;
    }
    if (!room_who(room, c->http.bearer, -1, &who)) {
        refuse_plainly(c, "not_allowed", "This key fits no seat at this table.");
        return 0;
    }
    if (!room_gathering(room) && !room_play(room, &err)) {
        refuse_plainly(c, "damaged", err.text);
        return 0;
    }
    if (lws_add_http_common_headers(c->wsi, HTTP_STATUS_OK, "text/event-stream",
                                    LWS_ILLEGAL_HTTP_CONTENT_LEN, &at, end) ||
        lws_add_http_header_by_name(
            c->wsi, (const uint8_t *)"cache-control:", (const uint8_t *)"no-store", 8, &at, end) ||
        lws_finalize_write_http_header(c->wsi, start, &at, end))
        return -1;
    lws_set_timeout(c->wsi, NO_PENDING_TIMEOUT, 0);
    c->kind = CONN_EVENTS;
    c->by_login = who.account[0];
    room_enter(room, c, room_audience(&who));
    return 0;
}

/* Answering. */

/* /api/tables/ID and /api/tables/ID/TYPE */
static int table_route(struct conn *c, const json_t *in)
{
    char id[STORE_ID] = "", type[24] = "state";
    const char *rest = c->http.path + strlen("/api/tables/");
    size_t n = strcspn(rest, "/");
    if (n >= sizeof id || (rest[n] && strlen(rest + n + 1) >= sizeof type)) {
        refuse_plainly(c, "not_found", "There is no such table.");
        return 0;
    }
    memcpy(id, rest, n);
    if (rest[n])
        snprintf(type, sizeof type, "%s", rest + n + 1);
    if (!c->http.post && strcmp(type, "events") == 0)
        return begin_events(c, id);
    if (!c->http.post && !request_reads(type))
        refuse_plainly(c, "not_found", "There is nothing to read at this address.");
    else
        request_table(c, id, type, c->http.bearer, in);
    return 0;
}

static int answer(struct conn *c)
{
    struct http_request *http = &c->http;
    if (http->answered)
        return 0;
    http->answered = true;
    /* A save, or a deck in any form. */
    bool as_it_is =
        strcmp(http->path, "/api/import") == 0 || strncmp(http->path, games, strlen(games)) == 0;
    json_t *body = NULL;
    const json_t *in = http->args;
    if (http->post && !as_it_is && c->in_size) {
        body = json_loadb((const char *)c->in, c->in_size, 0, NULL);
        in = body;
        if (!json_is_object(body)) {
            json_decref(body);
            refuse_plainly(c, "bad_request", "The body is not a JSON object.");
            return 0;
        }
    }
    int code = 0;
    request_run *run = route_of(http);
    if (run)
        request_plain(c, run, http->bearer, in);
    else if (strncmp(http->path, "/api/tables/", 12) == 0)
        code = table_route(c, in);
    else
        refuse_plainly(c, "not_found", "There is nothing at this address.");
    json_decref(body);
    conn_gathered(c);
    return code;
}

/* The request is here, its body not yet. */
static int begin(struct conn *c, struct lws *wsi, const char *path)
{
    struct server *server = lws_context_user(lws_get_context(wsi));
    conn_end(c);
    conn_begin(c, server, wsi, CONN_HTTP);
    struct http_request *http = &c->http;
    http->post = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    if (strlen(path) >= sizeof http->path ||
        (!http->post && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0)) {
        lws_return_http_status(wsi, HTTP_STATUS_NOT_FOUND, NULL);
        return -1;
    }
    strcpy(http->path, path);
    if (strncmp(path, "/api/", 5) != 0) {
        if (http->post) {
            lws_return_http_status(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED, NULL);
            return -1;
        }
        http->answered = true;
        return static_serve(c, path);
    }
    read_bearer(c, wsi);
    read_args(c, wsi);
    http->length = said_length(wsi);
    http->most = strcmp(path, "/api/import") == 0 ? IMPORT_MOST : BODY_MOST;
    if (http->post && !same_origin(wsi)) {
        lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, "another site");
        return -1;
    }
    if (http->length > http->most) {
        lws_return_http_status(wsi, HTTP_STATUS_REQ_ENTITY_TOO_LARGE, NULL);
        return -1;
    }
    if (http->post && !guest_expect(c, http->length)) {
        lws_return_http_status(wsi, HTTP_STATUS_SERVICE_UNAVAILABLE, "too much at once");
        return -1;
    }
    return http->post && http->length ? 0 : answer(c);
}

/* A large reply goes out as fast as it is read, a piece at a time. */
static int send_more(struct conn *c, struct lws *wsi)
{
    struct message *m = c->sending;
    size_t left = m->size - c->sent, n = left < PIECE ? left : PIECE;
    if (lws_partial_buffered(wsi)) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    c->heard = server_clock();
    if (lws_write(wsi, m->text + LWS_PRE + c->sent, n,
                  n == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)n)
        return -1;
    c->sent += n;
    if (n < left) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    message_free(m);
    c->sending = NULL;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int add_header(struct lws *wsi, const char *name, const char *value, uint8_t **at,
                      uint8_t *end)
{
    return lws_add_http_header_by_name(wsi, (const uint8_t *)name, (const uint8_t *)value,
                                       (int)strlen(value), at, end);
}

/* How a body is encoded that has several forms. */
static int add_encoding(const struct conn *c, struct lws *wsi, uint8_t **at, uint8_t *end)
{
    if (!c->packed)
        return 0;
    if (add_header(wsi, "vary:", "accept-encoding", at, end))
        return -1;
    return *c->packed ? add_header(wsi, "content-encoding:", c->packed, at, end) : 0;
}

static int write_reply(struct conn *c, struct lws *wsi, struct message *m)
{
    uint8_t buffer[LWS_PRE + 2048], *start = buffer + LWS_PRE, *at = start,
                                    *end = buffer + sizeof buffer - 1;
    char download[128], keep[64] = "no-store";
    if (c->lasts)
        snprintf(keep, sizeof keep, "public, max-age=%d%s", c->lasts,
                 c->lasts >= A_YEAR ? ", immutable" : "");
    if (c->name)
        snprintf(download, sizeof download, "attachment; filename=\"%s\"", c->name);
    if (lws_add_http_common_headers(wsi, (unsigned)c->status, c->type, m->size, &at, end) ||
        add_header(wsi, "cache-control:", keep, &at, end) ||
        add_header(wsi, "x-content-type-options:", "nosniff", &at, end) ||
        add_encoding(c, wsi, &at, end) ||
        (c->name && add_header(wsi, "content-disposition:", download, &at, end)) ||
        add_header(wsi, "connection:", "close", &at, end) ||
        lws_finalize_write_http_header(wsi, start, &at, end))
        return -1;
    c->sending = m;
    c->sent = 0;
    return send_more(c, wsi);
}

static int writeable(struct conn *c, struct lws *wsi)
{
    if (c->sending)
        return send_more(c, wsi);
    struct message *m = conn_pop(c);
    if (!m)
        return c->close_code && !c->first ? -1 : 0;
    if (c->kind == CONN_HTTP)
        return write_reply(c, wsi, m); /* may be the end of the connection */
    int code = lws_write(wsi, m->text + LWS_PRE, m->size, LWS_WRITE_HTTP) < (int)m->size ? -1 : 0;
    if (c->close_code || (c->first && !c->first->held))
        lws_callback_on_writable(wsi);
    message_free(m);
    return code;
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, struct conn *c, void *in,
                  size_t len)
{
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return begin(c, wsi, in);
    case LWS_CALLBACK_HTTP_BODY:
        return c->server && conn_gather(c, in, len, c->http.most) ? 0 : -1;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return c->server ? answer(c) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return c->server ? writeable(c, wsi) : -1;
    case LWS_CALLBACK_HTTP_FILE_COMPLETION:
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP:
        if (c)
            conn_end(c);
        return 0;
    default:
        return 0;
    }
}
