/* test.h - what the server's tests share: a server of their own, checks that are
 * counted, tables and answers. */
#ifndef SERVER_TEST_H
#define SERVER_TEST_H

#include "arbiter.h"
#include "client.h"

#include <sys/types.h>

/* Counted; `what` is printed if it does not hold. */
void check(bool holds, const char *what, ...) __attribute__((format(printf, 2, 3)));

/* The server. */

struct served {
    pid_t pid;
    int port;
    char db[256];
    long file_kilobytes; /* how large a file may become; 0: no limit */
    const char *loaded;  /* --loaded, or NULL */
    /* Further options, ended by NULL; without any the limits are out of the way. */
    const char *more[16];
    const char *pause; /* --pause; NULL: none */
};

/* Start $ARBITER on the database of this name (kept from before if it is there)
 * and wait until it listens. */
bool server_up(struct served *s, const char *db);
/* True if no server starts on this path; `words`: what it said instead. */
bool server_refused(const char *db, char *words, int room);
const char *test_program(void);
/* What stands in a file of the client; NULL: there is none. */
bool put_file(const char *name, const char *words);
/* What stands in the client's index.html; NULL: there is none. */
bool put_page(const char *words);
/* Ask it to stop; it must end well, sanitizers included. */
void server_down(struct served *s);
void server_kill(struct served *s); /* kill -9 */

/* Tables. */

#define GAME "lotr-card-game"

/* A new table of GAME; `how` are further fields as JSON text, or NULL. The reply
 * of the server, which has "table" and "keys". */
json_t *make_table(int port, const char *how);
const char *table_id(const json_t *made);
const char *made_key(const json_t *made, int n);

/* Sit down; the key is released with free(). */
char *sit(int port, const char *table, int seat, const char *name);

/* Two people at a table with this seed: keys for seats 0 and 1. */
struct pair {
    char table[32], key[2][64];
};
struct pair make_pair(int port, int seed, const char *more);

const char *text_at(const json_t *value, const char *path); /* "table.status" */
json_t *at(const json_t *value, const char *path);
int64_t number_at(const json_t *value, const char *path);

/* "" if it is no error. */
const char *error_code(const json_t *reply);

uint64_t next_random(uint64_t *state);

/* Answers. */

/* Answer an ask; the reply is the caller's. */
json_t *answer(struct client *c, const json_t *ask, int option, const char *nonce);

/* Take messages until the client has been told of this length. */
bool wait_length(struct client *c, int64_t length);

/* The option that does nothing; -1: there is none. */
int passing(const json_t *ask);

/* Play on with random answers, all clients being at one table, until the play is
 * over or so many answers were given. False if something went wrong. */
bool play_on(struct client **clients, int count, uint64_t *random, int answers);

/* The view of a client completed from the catalogue that its state names. */
json_t *whole_view(const struct client *c, int port);

/* True if what the client was told is what the server would tell now. */
bool up_to_date(const struct client *c, int port, const char *table, const char *key);

/* The tests. */

void test_lobby(void);
void test_play(void);
void test_looking(void);
void test_files(void);
void test_import(void);
void test_damage(void);
void test_decks(void);
void test_campaign(void);
void test_crash(void);
void test_leak(void);
void test_bytes(void);
void test_limits(void);
void test_accounts(void);
void test_fair(void);
void test_sample(void);
void test_chairs(void);
void test_proof(void);

#endif
