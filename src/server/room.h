/* room.h - a table on the server: who sits there, who looks on, the play itself
 * and what everyone has been told of it.
 *
 * `about` is all that is kept of a table besides its journal. As TABLE of
 * docs/protocol.md, and what nobody is told:
 *     "seats": [{"kind", "name", "bot", "level", "pace", "stand_in": chairs.h,
 *               "options", "brings": of a campaign, plainly,
 *               "key": hash, "account", "away": true if they put the table away,
 *               "part": of the key of chance}]
 *     "host": {"seat" or null, "name", "key": hash, "account", "away"}
 *     "untitled": true if nobody gave it a title (title.c),
 *     "played": false until a person answers in a play that began here
 *     "seed": text if chosen, "fair": fair.c, "openings": those of TABLE,
 *     "bot_seed": text, "epoch": undone so often,
 *     "held": pause.c, "chats": lines said, "undo": {"seat", "to", "agreed"} or null,
 *     "stand_in": what is proposed (stand_in.c) or absent,
 *     "next": {"table", "epoch": when it was made} or absent
 * While the table gathers, "campaign" of "setup" may be a whole log.
 *
 * What must hold:
 *  1. Before anything of a room is changed, everyone there has been told its
 *     present state; room_touch() sees to that and notes what was told of the
 *     table, room_touch_all() what was told of the play as well.
 *  2. The difference is told after it was committed, in the same turn of the
 *     loop or one soon after (room_tell). Acknowledgements do not wait for it.
 *  3. `play` may be NULL at any time between two turns; room_play() loads it. */
#ifndef SERVER_ROOM_H
#define SERVER_ROOM_H

#include "../play/bot.h"
#include "conn.h"
#include "json.h"

enum { AUDIENCE_HOST = 8, AUDIENCE_WATCH = 9, AUDIENCES = 10 };

struct sketch;

/* What an audience is told besides the view, each as a whole. */
enum { REST_ASKS, REST_ORDERS, REST_CAN_UNDO, REST_UNDO, RESTS };

/* What an audience has been told last. */
struct shown {
    struct sketch *view;  /* NULL: it would have to be made again */
    uint64_t rest[RESTS]; /* hashes of the texts */
};

struct room {
    char id[STORE_ID];
    struct server *server;
    struct room *next_same; /* in the table of rooms */
    json_t *about;
    const arb_game *game;

    arb_table *play;
    struct arb_bot_seat *chair[ARB_SEATS];
    struct room *newer, *older; /* of those with a play, by last use */
    int64_t used;

    struct conn *conns;
    int present[AUDIENCES];

    struct shown shown[AUDIENCES];
    struct sketch *shown_table;
    json_t *chat;       /* said in this turn */
    uint32_t told, cut; /* events told; lowest number rewound to in this turn */

    /* Touched in this turn: the table; the play as well; about is to be written. */
    bool touched, touched_all, changed;
    bool gone; /* deleted: nobody finds it any more */
    struct room *next_touched;
    bool untold; /* committed, but not told yet */
    struct room *next_untold;
    double credit; /* for what weighs more than an answer, such as chat */
    int64_t credit_at;
    bool bot_waits, bot_thinks; /* queued for bots; work is under way */
    int64_t bot_rests;          /* bots do nothing until then, so that one can follow; 0: now */
    struct room *next_bot;
    /* pause.c: whose answer waits until when, and for which ask. */
    bool paused;
    struct room *next_paused;
    uint16_t pausing;
    uint32_t pause_ask[ARB_SEATS];
    int64_t pause_due[ARB_SEATS];
};

/* Finding. */

/* The room of an id, from the store if need be; NULL: there is none. */
struct room *room_find(struct server *server, const char *id);

/* The same, but only if it is in memory. */
struct room *room_here(struct server *server, const char *id);

/* A new room; takes over `about`, which has all but the id. */
struct room *room_make(struct server *server, const arb_game *game, json_t *about);

/* The play, loaded if need be. NULL: it has not begun, or (with words in err)
 * it cannot be loaded. */
arb_table *room_play(struct room *room, struct arb_error *err);

/* Hand a play to a room and keep it from now on. */
bool room_set_play(struct room *room, arb_table *play, struct arb_error *err);

/* Let go of what has not been used for long; forget rooms nobody is in. */
void room_tidy(struct server *server);
void room_forget_all(struct server *server);

/* The turn could not be committed: back to what is in the store. */
void room_take_back(struct room *room);

/* Changing. */

/* Call before anything of TABLE changes, or anything at all. */
void room_touch(struct room *room);
void room_touch_all(struct room *room);
/* Call after `about` was changed. */
void room_changed(struct room *room);
/* The same for what is no news: when it was changed last stays as it was. */
void room_noted(struct room *room);
/* Nobody finds the room from now on; whoever is there is let go of. */
void room_delete(struct room *room);
/* Call after the play went on or back. */
void room_played(struct room *room);

/* Write what changed. */
void room_write(struct room *room);
/* It is committed: tell it soon. */
void room_committed(struct room *room);
/* Tell everybody what changed. */
void room_tell(struct room *room);

/* Who. */

struct who {
    int seat; /* -1: none */
    bool host;
    char account[64]; /* "": none */
};

/* Whom a key or token stands for at this room; an empty one is a spectator.
 * False: it fits nobody here. With several seats, `seat` says which (-1: any). */
bool room_who(struct room *room, const char *key, int seat, struct who *who);
int room_audience(const struct who *who);

json_t *room_seat(const struct room *room, int seat);
int room_seats(const struct room *room);
bool room_is(const struct room *room, int seat, const char *kind);
int room_persons(const struct room *room);
int room_people(const struct room *room);
const char *room_text(const struct room *room, const char *key);
bool room_flag(const struct room *room, const char *key);
bool room_gathering(const struct room *room);
bool room_over(const struct room *room);
/* True if no person has decided anything here yet. */
bool room_unplayed(const struct room *room);

/* True if the room can bear something of this weight again. */
bool room_bears(struct room *room, double weight);

void room_enter(struct room *room, struct conn *c, int audience);
void room_leave(struct conn *c);

/* Those who came with the key of this seat are spectators now. */
void room_unseat(struct room *room, int seat);
/* So are those who came with a login that has ended. */
void room_end_logins(struct server *server);

/* Telling. */

json_t *room_table(const struct room *room);
/* Options or a setup as everybody may know them: plain values and names. */
json_t *room_plain(const json_t *options);
json_t *room_state(struct room *room, int audience);
json_t *room_events(struct room *room, int audience, uint32_t from, uint32_t to);
json_t *room_view(struct room *room, arb_table *play, int audience);
json_t *room_asks(struct room *room, arb_table *play, int audience);
json_t *room_you(const struct room *room, int audience);

/* The seat an audience sees as. */
int room_eyes(int audience);

/* Undo. */

/* UNDO_SEALED: at once, because nobody can know what was chosen yet. */
enum undo { UNDO_NO, UNDO_NOW, UNDO_ASK, UNDO_SEALED };
enum undo room_can_undo(const struct room *room, const arb_table *play, int seat, uint32_t *to);
/* This seat wanted it. */
bool room_rewind(struct room *room, int seat, uint32_t to, struct arb_error *err);

/* Bots. */

/* Let a bot answer soon, if one is asked. */
void bots_consider(struct room *room);
/* Let bots answer for about this many microseconds; true: more is waiting. */
bool bots_turn(struct server *server, int64_t microseconds);
/* Now and then: whoever has waited too long for a thought waits no more. */
void bots_hurry(struct server *server);

#endif
