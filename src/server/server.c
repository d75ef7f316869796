/* server.c - the loop.
 *
 * One turn of it: libwebsockets hands over what came in, requests are carried
 * out, bots answer for a bounded time, all that was written is committed at once,
 * and only then are replies sent. Then people are told what changed at their
 * tables, for a bounded time; the rest is told in the turns that follow. */
#include "internal.h"

#include "memory.h"
#include "secret.h"

#include <assert.h>
#include <errno.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    BOT_MICROSECONDS = 1000,
    TELL_MICROSECONDS = 500,
    MOST_FILES = 65536,
    HEADS = 16384,  /* requests libwebsockets works on at once; it has memory for few of them */
    TICK = 1000000, /* microseconds between two looks around */
    PING_AFTER = 25000000, /* microseconds of silence */
    GONE_AFTER = 60000000,
    REST_EVERY = 2000000,  /* microseconds between two rests of the store */
    SWEEP_EVERY = 86400,   /* seconds between two sweeps */
    UNPLAYED = 14 * 86400, /* seconds a table nobody begins is kept */
    AUDIT_KEPT = 180 * 86400,
};

int64_t server_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

int64_t server_time(void)
{
    return time(NULL);
}

const struct served *server_game(const struct server *server, const char *id)
{
    for (int i = 0; i < server->game_count; i++)
        if (strcmp(server->games[i].id, id) == 0)
            return &server->games[i];
    return NULL;
}

/* A turn. */

void server_failed(struct server *server, const struct arb_error *err)
{
    if (server->failed)
        return;
    server->failed = true;
    memset(&server->failure, 0, sizeof server->failure);
    snprintf(server->failure.text, sizeof server->failure.text,
             "This could not be saved, so nothing was changed. %.400s", err ? err->text : "");
}

/* What is in memory is ahead of what is on disk: go back, and tell so. */
static void take_back(struct server *server, struct room *touched)
{
    fprintf(stderr, "arbiter: %s\n", server->failure.text);
    server->store->rollback(server->store);
    for (struct room *room = touched, *next; room; room = next) {
        next = room->next_touched;
        room_take_back(room);
    }
    for (struct conn *c = server->held; c; c = c->next_held)
        conn_take_back(c, &server->failure);
    for (struct conn *c = server->conns; c; c = c->next)
        if (c->wants_state && c->room)
            room_touch(c->room);
    server->failed = false;
    server->bots_after = server_clock() + TICK; /* they would try again at once */
}

static bool release(struct server *server)
{
    bool any = server->held != NULL;
    while (server->held) {
        struct conn *c = server->held;
        server->held = c->next_held;
        conn_release(c);
    }
    return any;
}

/* Telling takes longer than answering, so it is done a little at a time, and
 * whoever waits for an acknowledgement does not wait for it. */
static void tell_some(struct server *server)
{
    int64_t end = server_clock() + TELL_MICROSECONDS;
    while (server->untold && server_clock() < end)
        room_tell(server->untold);
}

static bool bots_may(const struct server *server)
{
    return server->bots && server_clock() >= server->bots_after;
}

/* All that was written since the last time is on disk after this. */
static void commit(struct server *server)
{
    struct arb_error err = {{0}, {0}, {0}, 0};
    if (server->failed)
        return;
    if (server->pool)
        work_hush(server->pool);
    if (!server->store->commit(server->store, &err))
        server_failed(server, &err);
    if (server->pool)
        work_go_on(server->pool);
}

static void turn(struct server *server, bool bots)
{
    if (bots && bots_may(server))
        bots_turn(server, BOT_MICROSECONDS);
    struct room *touched = server->touched;
    for (struct room *room = touched; room; room = room->next_touched)
        if (room->changed)
            room_write(room);
    server->touched = NULL;
    commit(server);
    if (server->failed) {
        take_back(server, touched);
    } else {
        for (struct room *room = touched; room; room = room->next_touched)
            room_committed(room);
    }
    /* What was released goes out in the next turn: then is time to tell. */
    bool released = release(server);
    server->waited = released && !server->waited;
    if (!server->waited) {
        tell_some(server);
        release(server);
    }
    room_tidy(server);
    server->store->written = 0; /* what bots wrote is nobody's */
}

/* Now and then. */

struct rest {
    struct work work; /* first */
    struct arb_store *store;
};

static void run_rest(struct work *work)
{
    struct rest *r = (struct rest *)work;
    r->store->rest(r->store);
}

static void rested(void *with, struct work *work)
{
    struct server *server = with;
    server->resting = false;
    free(work);
}

/* libwebsockets looks at its timeouts only when a connection stirs. So this one does. */
static void cut_off(struct conn *c, enum pending_timeout why)
{
    lws_set_timeout(c->wsi, why, LWS_TO_KILL_ASYNC);
    shutdown(lws_get_socket_fd(c->wsi), SHUT_RDWR);
}

/* Ask whoever is silent whether they are still there, then give them up. */
static void listen_for_silence(struct server *server, int64_t now)
{
    for (struct conn *c = server->conns; c; c = c->next) {
        int64_t silent = now - c->heard;
        if (c->kind != CONN_SOCKET || silent < PING_AFTER)
            continue;
        if (silent > GONE_AFTER) {
            cut_off(c, PENDING_TIMEOUT_CLOSE_SEND);
        } else if (now - c->pinged > PING_AFTER) {
            c->to_ping = true;
            c->pinged = now;
            lws_callback_on_writable(c->wsi);
        }
    }
}

/* Whoever sends a body, or reads a reply, too slowly. */
static void end_the_slow(struct server *server, int64_t now)
{
    for (struct conn *c = server->conns; c; c = c->next) {
        bool late = !c->http.answered && now - c->heard > server->limits.body_seconds * TICK;
        bool stuck = c->sending && now - c->heard > server->limits.reply_seconds * TICK;
        if (c->kind == CONN_HTTP && (late || stuck))
            cut_off(c, PENDING_TIMEOUT_HTTP_CONTENT);
    }
}

static void look_around(uv_timer_t *timer)
{
    struct server *server = timer->data;
    struct arb_error err;
    int64_t now = server_clock();
    if (!server->resting && now - server->rested > REST_EVERY) {
        struct rest *r = arb_zalloc(sizeof *r);
        r->work.run = run_rest;
        r->work.done = rested;
        r->store = server->store;
        server->rested = now;
        server->resting = work_add(server->pool, WORK_REST, &r->work);
        if (!server->resting)
            free(r);
    }
    if (server_time() - server->swept > SWEEP_EVERY) {
        server->swept = server_time();
        if (!server->store->drop_unplayed(server->store, server->swept - UNPLAYED, &err) ||
            !server->store->forget(server->store, server->swept - AUDIT_KEPT,
                                   server->swept - server->limits.login_days * 86400, &err))
            server_failed(server, &err);
    }
    listen_for_silence(server, now);
    end_the_slow(server, now);
    bots_hurry(server);
    door_tick(server);
}

/* libwebsockets. */

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t len)
{
    switch (reason) {
    case LWS_CALLBACK_HTTP:
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
    case LWS_CALLBACK_HTTP_WRITEABLE:
    case LWS_CALLBACK_HTTP_FILE_COMPLETION:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP:
        return http_callback(wsi, reason, user, in, len);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_RECEIVE_PONG:
    case LWS_CALLBACK_SERVER_WRITEABLE:
    case LWS_CALLBACK_CLOSED:
        return socket_callback(wsi, reason, user, in, len);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        door_entered(lws_context_user(lws_get_context(wsi)), wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        door_left(lws_context_user(lws_get_context(wsi)), wsi);
        return 0;
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, len);
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "arbiter", .callback = callback, .per_session_data_size = sizeof(struct conn)},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

/* libwebsockets would keep a timer for each connection in one sorted list, which
 * is too slow for thousands; listen_for_silence() does the same. */
static const lws_retry_bo_t no_timers = {0};

/* A signal handler and the threads beside can reach nothing else. Not uv_async_send(): with it
 * the loop spins until whoever woke it has left that function, and a thread that gives way to
 * the loop does not get to leave it. */
static volatile int waker = -1;

void server_wake(void)
{
    int before = errno;
    uint64_t one = 1;
    if (waker >= 0 && write(waker, &one, sizeof one) < 0)
        assert(errno == EAGAIN); /* then it is woken already */
    errno = before;
}

/* The turn that follows is what was wanted. */
static void woken(uv_poll_t *poll, int status, int events)
{
    uint64_t times;
    (void)poll, (void)status, (void)events;
    if (read(waker, &times, sizeof times) < 0)
        assert(errno == EAGAIN);
}

static unsigned raise_file_limit(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 1024;
    rlim_t wanted = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > MOST_FILES ? MOST_FILES
                                                                                   : limit.rlim_max;
    if (limit.rlim_cur < wanted) {
        limit.rlim_cur = wanted;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    return (unsigned)(limit.rlim_cur > MOST_FILES ? MOST_FILES : limit.rlim_cur);
}

/* libwebsockets listens nowhere: connections come through the door. */
static bool begin_lws(struct server *server, struct arb_error *err)
{
    struct lws_context_creation_info info;
    memset(&info, 0, sizeof info);
    lws_set_log_level(0, NULL); /* it would tell of every connection it is handed */
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.protocols = protocols;
    info.user = server;
    info.gid = (gid_t)-1;
    info.uid = (uid_t)-1;
    info.options = LWS_SERVER_OPTION_LIBUV;
    void *loops[] = {&server->loop};
    info.foreign_loops = loops;
    info.fd_limit_per_thread = raise_file_limit();
    info.pt_serv_buf_size = 16384;
    info.max_http_header_pool2 = HEADS;
    info.timeout_secs = 20;
    info.retry_and_idle_policy = &no_timers;
    info.server_string = "arbiter";
    server->lws = lws_create_context(&info);
    if (server->lws && lws_get_vhost_by_name(server->lws, "default"))
        return true;
    snprintf(err->text, sizeof err->text, "libwebsockets cannot begin here.");
    return false;
}

/* Beginning and end. */

static struct served served_game(arb_game *game, const char *id)
{
    struct served served = {
        .game = game,
        .id = id,
        .described = arb_need(arb_game_describe(game)),
        .catalogue = catalogue_make(game, id),
    };
    json_t *cards = arb_deck_cards(game);
    if (cards)
        served.cards = kept_json(json_pack("{s:o}", "cards", cards));
    return served;
}

static void list_games(struct server *server)
{
    json_t *games = json_array();
    for (int i = 0; i < server->game_count; i++)
        json_array_append(games, server->games[i].described);
    server->list = kept_json(json_pack("{s:o}", "games", games));
}

static bool load_games(struct server *server, struct arb_error *err)
{
    for (const char *const *id = arb_games(); *id && server->game_count < GAMES; id++) {
        const struct server_options *o = &server->options;
        arb_game *game = o->load ? o->load(o->packs, *id, err) : arb_game_load(*id, NULL, err);
        if (!game) {
            fprintf(stderr, "arbiter: %s cannot be served: %s\n", *id, err->text);
            continue;
        }
        server->games[server->game_count++] = served_game(game, *id);
    }
    list_games(server);
    if (server->game_count == 0 && !err->text[0])
        snprintf(err->text, sizeof err->text, "There is no game to serve.");
    return server->game_count > 0;
}

static void serve(struct server *server)
{
    const struct server_options *o = &server->options;
    uv_timer_start(&server->timer, look_around, TICK / 1000, TICK / 1000);
    if (o->ready)
        o->ready(o->with, o->host, door_port(server));
    while (!*o->stop) {
        bool more = bots_may(server) || server->touched || server->untold;
        uv_run(&server->loop, more ? UV_RUN_NOWAIT : UV_RUN_ONCE);
        work_collect(server->pool, server);
        turn(server, true);
    }
}

static void begin_loop(struct server *server)
{
    uv_loop_init(&server->loop);
    waker = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (waker < 0 || uv_poll_init(&server->loop, &server->woken, waker) != 0)
        abort();
    uv_poll_start(&server->woken, UV_READABLE, woken);
    uv_timer_init(&server->loop, &server->timer);
    uv_timer_init(&server->loop, &server->pauses);
    uv_timer_init(&server->loop, &server->fetch);
    server->timer.data = server->pauses.data = server->fetch.data = server;
}

static void end_loop(struct server *server)
{
    int fd = waker;
    waker = -1;
    door_shut(server);
    uv_close((uv_handle_t *)&server->woken, NULL);
    uv_close((uv_handle_t *)&server->timer, NULL);
    uv_close((uv_handle_t *)&server->pauses, NULL);
    uv_close((uv_handle_t *)&server->fetch, NULL);
    uv_run(&server->loop, UV_RUN_DEFAULT);
    close(fd);
    if (server->lws)
        lws_context_destroy(server->lws); /* and once the loop has stopped, the rest */
    uv_loop_close(&server->loop);
}

bool server_run(struct arb_store *store, const struct server_options *options,
                struct arb_error *err)
{
    struct server *server = arb_zalloc(sizeof *server);
    server->options = *options;
    server->limits = options->limits;
    server->store = store;
    server->last_bot = &server->bots;
    server->last_untold = &server->untold;
    memset(err, 0, sizeof *err);
    begin_loop(server);
    tell_begin(server);
    bool ok = secret_begin() && load_games(server, err) && door_open(server, err) &&
              begin_lws(server, err);
    if (ok) {
        server->pool = work_begin((int)server->limits.works, server_wake);
        serve(server);
        work_end(server->pool, server);
        server->pool = NULL;
        do
            turn(server, false);
        while (server->untold || server->touched);
        lws_context_destroy(server->lws); /* connections end here, */
        struct arb_error unsaved;
        if (!store->commit(store, &unsaved))
            fprintf(stderr, "arbiter: %s\n", unsaved.text);
    }
    end_loop(server);
    door_free(server);
    room_forget_all(server);
    tell_end(server);
    for (int i = 0; i < server->game_count; i++) {
        json_decref(server->games[i].described);
        catalogue_free(server->games[i].catalogue);
        kept_free(&server->games[i].cards);
        arb_game_free(server->games[i].game);
    }
    kept_free(&server->list);
    free(server);
    return ok;
}
