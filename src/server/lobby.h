/* lobby.h - what making tables and taking seats have in common. */
#ifndef SERVER_LOBBY_H
#define SERVER_LOBBY_H

#include "internal.h"

struct chair;

enum { SETUP_BYTES = 8192, OPTIONS_BYTES = 16384, LOG_BYTES = 40960 };

/* The name of whoever asks: the account's, else what the request says. NULL and
 * refused if it cannot be had. To be released with free(). */
char *lobby_own_name(struct request *q, const char *otherwise);

/* What a seat of `about` is from now on. The last gives back the new key. */
void lobby_set_open(json_t *seat, int number);
void lobby_set_bot(json_t *seat, int number, const struct chair *chair);
json_t *lobby_set_person(json_t *seat, const char *name);

/* A seat, or the host's place, is from now on the account's, if one asks. */
void lobby_set_account(struct request *q, struct room *room, json_t *place);
void lobby_set_host(json_t *about, int seat);

/* True if a value is no longer than this as text. */
bool lobby_small(const json_t *value, size_t most);

/* The same for a setup, in which the log of a campaign may be larger. */
bool lobby_small_setup(const json_t *setup);

/* What the game is given: the setup, the seats' own options and the seed. */
json_t *lobby_whole_setup(const json_t *about);

/* True if the game takes the setup and the seats' options as they are, or would
 * once those at the table have decided what their campaign needs; that is noted. */
bool lobby_can_be_set_up(const arb_game *game, json_t *about, struct arb_error *err);

/* The seed, if one was chosen; otherwise chance is keyed (fair.c). */
void lobby_set_seed(json_t *about, const json_t *chosen);

/* Begin the play if the table is to begin by itself and no seat is open. */
void lobby_begin_if_full(struct room *room);

#endif
