/* internal.h - the server itself, and the requests it answers. */
#ifndef SERVER_INTERNAL_H
#define SERVER_INTERNAL_H

#include "door.h"
#include "guest.h"
#include "room.h"
#include "server.h"
#include "work.h"

#include <uv.h>

#include <libwebsockets.h>

/* A text that is the same for everybody, and how it is packed; empty: not in this way. */
struct kept {
    struct arb_bytes plain, zstd, gzip;
};

struct served {
    arb_game *game;
    const char *id;
    json_t *described;
    struct catalogue *catalogue;
    struct kept cards; /* for decks; empty: it has none */
};

enum { ROOM_BUCKETS = 1 << 16, GAMES = 16 };

struct server {
    struct server_options options;
    struct arb_store *store;
    uv_loop_t loop;
    uv_poll_t woken;
    uv_timer_t timer;
    struct lws_context *lws;
    struct door *door;
    struct limits limits;
    size_t body; /* bytes of requests under way */
    struct work_pool *pool;
    struct served games[GAMES];
    int game_count;
    struct kept list; /* of the games */

    struct room *rooms[ROOM_BUCKETS];
    struct sight *sight;          /* of each audience: tell.c */
    struct room *newest, *oldest; /* with a play */
    int loaded, shown;            /* plays; views kept */
    struct conn *conns;

    /* Of this turn of the loop. */
    struct room *touched;
    struct conn *held;
    bool failed; /* something could not be written */
    struct arb_error failure;

    struct room *bots, **last_bot;
    struct thought *thoughts; /* under way, the oldest first */
    int thinking;             /* how many */
    uv_timer_t fetch;         /* runs while there are any */
    int64_t hurried;          /* until then bots answer without thinking */
    int64_t bots_after;       /* bots wait until then */
    struct room *paused;      /* somebody is waited for there, for a time that tells nothing */
    uv_timer_t pauses;
    int64_t pause_at; /* when it goes off; 0: it does not */
    struct room *untold, **last_untold;
    bool waited; /* telling was put off by a turn */
    int64_t tidied, rested, swept;
    bool resting;
};

/* tell.c: what it writes into. */
void tell_begin(struct server *server);
void tell_end(struct server *server);

/* Microseconds of a clock that never goes back, and seconds since 1970. */
int64_t server_clock(void);
int64_t server_time(void);

const struct served *server_game(const struct server *server, const char *id);

/* A write to the store failed: the turn cannot be committed. */
void server_failed(struct server *server, const struct arb_error *err);

/* Requests. */

struct request {
    struct server *server;
    struct conn *conn;
    const json_t *in; /* an object */
    json_t *id;       /* of the request, or NULL */
    const char *key;  /* or account token, "" if none */
    struct room *room;
    struct who who;
    const char *code; /* of the error, if one was found */
    struct arb_error why;
    bool later; /* somebody else replies */
};

/* Always NULL, for `return refuse(...)`. */
json_t *refuse(struct request *q, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
json_t *refuse_error(struct request *q, const char *code, const struct arb_error *err);

/* Fields of a request. The text must have 1 to `most` letters, no control
 * characters (but line breaks if allowed); NULL and refused otherwise. */
const char *field_text(struct request *q, const char *key, int most, bool lines);
bool field_number(struct request *q, const char *key, int64_t least, int64_t most, int64_t *n);
bool field_flag(const struct request *q, const char *key, bool otherwise);

/* The client's own id of a message; NULL: it has none that can be used. */
json_t *request_id(const json_t *in);

/* A request about a table, over whichever transport: finds the room and who
 * asks, carries it out and replies. */
void request_table(struct conn *c, const char *table, const char *type, const char *key,
                   const json_t *in);
bool request_reads(const char *type);
/* Run a request that is about no table; `run` as below. */
typedef json_t *request_run(struct request *q);
void request_plain(struct conn *c, request_run *run, const char *key, const json_t *in);
/* Finish a request that was left for later. */
void request_reply(struct request *q, json_t *ok);

/* Who may do that; false and refused if not. */
bool need_host(struct request *q);
bool need_eyes(struct request *q);

/* lobby.c */
request_run lobby_list, lobby_create, lobby_mine;
request_run serve_sit, serve_leave, serve_bot, serve_free, serve_host, serve_options, serve_setup,
    serve_start;
/* A new room of this game with the seats and settings of a request; NULL and
 * refused if they make no sense. `keys` gets what the asker is to know. */
struct room *lobby_new_room(struct request *q, const struct served *game, const json_t *seats,
                            int count, json_t *keys);
json_t *lobby_made(struct room *room, json_t *keys);
/* Whoever brings a play of "Player 1" is not refused for the name it has there. */
void lobby_drop_seat_name(json_t *in);
void lobby_name_seats(struct room *room);
/* Begin the play of a room that gathers. */
bool lobby_start(struct room *room, struct arb_error *err);

/* title.c: what a table is called, unless somebody gave it a title. Call when what
 * is played there changed, or who plays. */
void title_room(struct room *room);

/* away.c */
request_run serve_away, serve_delete;
/* What `mine` says of a table to whoever has a place there. */
void away_tell(const struct room *room, const struct who *who, json_t *table);
/* A person has played on from this seat. */
void away_played(struct room *room, int seat);

/* play.c */
request_run serve_answer, serve_orders, serve_undo, serve_restart, serve_consent, serve_chat,
    serve_why, serve_how, serve_decisions, serve_rule, serve_log, serve_past, serve_state;

/* hint.c */
request_run serve_hint, serve_thoughts;

/* stand_in.c */
request_run serve_stand_in, serve_back;
json_t *stand_in_consent(struct request *q);
/* What is proposed, or null. */
json_t *stand_in_json(const struct room *room);
/* The person of this seat is there: it is theirs again. */
void stand_in_return(struct room *room, int seat);
/* The seat is somebody else's from now on. */
void stand_in_forget(struct room *room, int seat);

/* fair.c */
request_run serve_part, serve_verify;
/* The "part" of a request, if there is one, is the seat's; false and refused: bad. */
bool fair_part(struct request *q, json_t *seat); /* NULL: it is only looked at */
/* Make the next secret and the commitment to it. */
void fair_promise(struct room *room);
/* From here on chance follows the secret that was promised and the parts given. */
bool fair_key(struct room *room, arb_table *play, struct arb_error *err);
/* The same for a play that goes on. One that was keyed so often that it has no room
 * for another key keeps its last, which counts as opened then. */
void fair_anew(struct room *room);
/* The keys of the play may be others now. */
void fair_note(struct room *room, const arb_table *play);
/* Whoever asks is given all of a play that goes on: by `how`, a request. */
void fair_open(struct request *q, const char *how);
/* The play of this new room is one its host knows: a branch or an import. */
void fair_brought(struct room *room, const char *how);
/* This seat took back the end of a play, with which its key was told. */
void fair_reopened(struct room *room, int seat);
/* "fair" and "openings" of TABLE. */
json_t *fair_json(const struct room *room);
json_t *fair_openings(const struct room *room);

/* pause.c */
/* The play, or who is there, may have changed: who is waited for how long? */
void pause_consider(struct room *room);
void pause_over(uv_timer_t *timer);
/* Must this answer of a person wait? Then it is kept. */
enum { ALL_OF_THEM = -1 }; /* in place of one option: see arb_answer_all() */
bool pause_holds(const struct room *room, const struct arb_ask *ask, int option);
void pause_hold(struct room *room, int seat, const char *name, int option);
/* True if the ask of this seat will be answered without being asked. */
bool pause_hides(const struct room *room, int seat);
/* The same of a bot, unless it is one that answers at once in any case. */
bool pause_spares(const struct room *room, int seat);
/* Let bots answer when they have rested. */
void pause_bots(struct room *room);
/* Let the orders of a seat answer what it is asked now; where it is waited for, they do so
 * when that time is over. */
void pause_obey(struct room *room, int seat);
/* Take back an answer that does not count yet; false: there is none. */
bool pause_forget(struct room *room, int seat);
void pause_forget_all(struct room *room);

/* campaign.c */
request_run serve_campaign, serve_onward;
/* Note in `about` what its setup's campaign is, as arb_campaign_show() says; NULL:
 * it has none. */
void campaign_note(json_t *about, const json_t *shown);
/* Note how the campaign stands if the play that is there began or ended one. */
void campaign_seen(struct room *room);

/* files.c */
/* True if all of the play may be told, also what is hidden. */
bool files_may_open(const struct room *room, const struct who *who);
request_run serve_branch, serve_export, serve_report, files_import, files_report;

/* repair.c */
request_run serve_repair;

/* kept.c: made of a text or of a value, which it takes over */
struct kept kept_text(struct arb_bytes text);
struct kept kept_json(json_t *body);
void kept_free(struct kept *text);
/* As an answer that the client may keep for so many seconds. */
json_t *kept_serve(struct request *q, const struct kept *text, int lasts);
/* Does the client take a body that is packed in this way? */
bool takes(struct lws *wsi, const char *way);

/* decks.c */
/* catalogue.c: what the views of a game refer to, made once, and where it is fetched
 * (NULL: the game is not served). */
struct catalogue *catalogue_make(const arb_game *game, const char *id);
void catalogue_free(struct catalogue *catalogue);
const char *catalogue_address(const struct served *game);
json_t *catalogue_serve(struct request *q, const struct served *game, const char *hash);

json_t *decks_cards(struct request *q, const struct served *game);
json_t *decks_check(struct request *q, const struct served *game);
/* The game refuses how a room is set up now. If that is because of what others than
 * this seat brought of their own, which the refusal may quote, say only that. */
void decks_hush(const struct room *room, int seat, struct arb_error *err);

/* accounts.c */
request_run account_register, account_login, account_logout, account_me, account_password,
    account_remove, account_logins;
/* The account of a token, to be released with free(); NULL: none. */
char *account_of(struct server *server, const char *token);
/* True if the name belongs to an account other than this. */
bool account_owns_name(struct server *server, const char *name, const char *account);

/* request.c: note what an operator may be asked about; `who` may be NULL. */
void audit(struct request *q, const char *what, const char *who);

/* http.c, socket.c: what libwebsockets calls */
int http_callback(struct lws *wsi, enum lws_callback_reasons reason, struct conn *c, void *in,
                  size_t len);
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, struct conn *c, void *in,
                    size_t len);
bool same_origin(struct lws *wsi);

/* static.c: the client's files. 1: the connection is done with. */
int static_serve(struct conn *c, const char *path);

#endif
