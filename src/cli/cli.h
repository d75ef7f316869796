/* cli.h - what the subcommands of `arbiter` share: exit codes, errors in words,
 * colour, progress, Ctrl-C, and the finding of packs and rule indexes.
 *
 * What must hold:
 *  1. Results go to stdout, everything said about the work goes to stderr.
 *  2. Colour and progress appear only on a terminal; NO_COLOR turns colour off.
 *  3. After Ctrl-C a command stops at the next safe point, prints what was done
 *     so far and exits with CLI_FAILED. */
#ifndef ARB_CLI_H
#define ARB_CLI_H

#include "arbiter.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

/* One subcommand; argv[0] is its name. Returns an exit code. */
int cmd_games(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_test(int argc, char **argv);
int cmd_train(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_revalidate(int argc, char **argv);
int cmd_verify(int argc, char **argv);
int cmd_pack(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_deck(int argc, char **argv);
int cmd_campaign(int argc, char **argv);

/* Errors. */

/* "arbiter: file:line: words (rule id)" on stderr; returns CLI_FAILED. */
int cli_error(const struct arb_error *err);

/* The same with words of the caller's own. */
int cli_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Wrong use of a subcommand: says what, points to its --help; CLI_USAGE. */
int cli_usage(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Options. */

/* Begin to read a subcommand's options: getopt_long() starts afresh and leaves
 * complaints to cli_bad_option(). */
void cli_begin_options(void);

/* getopt_long() returned '?' or ':'; says which option was wrong. CLI_USAGE. */
int cli_bad_option(const char *command, char **argv, int returned);

/* A whole number within [min, max]; otherwise says so and returns false. */
bool cli_number(const char *command, const char *option, const char *text, int64_t min, int64_t max,
                int64_t *number);

/* A seed: any 64-bit number, decimal or 0x... */
bool cli_seed(const char *command, const char *text, uint64_t *seed);

/* Put "key=value" into a setup; the value is JSON where it reads as JSON and
 * plain words otherwise. "a.b=value" sets a key of an object inside. */
bool cli_set(const char *command, json_t *setup, const char *assignment);

/* Games, packs, rule indexes. */

/* Packs named on the command line, on top of those that come with the game. */
enum { CLI_PACKS = 15 };
struct cli_packs {
    const char *dir[CLI_PACKS];
    int count;
};
bool cli_add_pack(const char *command, struct cli_packs *packs, const char *dir);

/* Load a game; on failure the error has been printed. An unknown id is told
 * with the ids there are. `packs` may be NULL. */
arb_game *cli_load_game(const char *id, const struct cli_packs *packs);

/* The same without words on stderr. */
arb_game *cli_load_packs(const char *id, const struct cli_packs *packs, struct arb_error *err);

/* Load the game of a save, whose header this is, with the packs it was played with:
 * they are where the save says, unless `packs` has them somewhere else. One that is
 * missing is told, and then there is no game. */
arb_game *cli_load_saved(const char *path, const json_t *header, const struct cli_packs *packs);

/* Which packs have changed since the save was written: "core, my-cards"; "" if none. */
void cli_changed_packs(const json_t *header, const arb_game *game, char *names, size_t size);

/* No game was named: says which there are; CLI_USAGE. */
int cli_which_game(const char *command);

/* Settle once where packs/ and rules/ lie, for the library too: $ARBITER_DATA,
 * else the project the program was built in, else where it was installed, else
 * the current folder. */
void cli_find_data(void);

/* The path of a file that comes with Arbiter, e.g. "rules/x.tsv"; false if it
 * is not there. */
bool cli_data_path(const char *relative, char *path, size_t size);

/* What a command line wishes for a table; see cli_make_setup(). */
enum { CLI_WISHES = 32 };
struct cli_setup {
    int seats; /* 0: not said */
    const char *scenario;
    const char *wish[CLI_WISHES]; /* "key=value" */
    int count;
};
bool cli_wish(const char *command, struct cli_setup *setup, const char *assignment);

/* Says that a game has no such option, and which it has; CLI_USAGE. */
int cli_no_option(const char *command, const json_t *options, const char *key);

/* The setup for a game. A value may be a few words of what it is called. A key the game has for
 * each seat, such as a deck, goes to the next seat each time it is given. An unknown key is an
 * error, told with the keys there are; then NULL. */
json_t *cli_make_setup(const char *command, const arb_game *game, const struct cli_setup *wishes);

/* The first seat of a setup that has nothing for this key yet; a new one if all have. */
json_t *cli_seat_without(json_t *setup, const char *key);

/* Terminal. */

enum cli_style { CLI_PLAIN, CLI_BOLD, CLI_DIM, CLI_RED, CLI_GREEN, CLI_YELLOW, CLI_CYAN };

/* True if colour may be written to this stream. */
bool cli_colour(FILE *stream);

/* The escape sequence of a style, or "" where colour is not wanted. */
const char *cli_style(FILE *stream, enum cli_style style);

/* Does the locale the program was started in have UTF-8? Without it output for people
 * is plain ASCII. From the first call on widths of letters are known, whatever it is. */
bool cli_utf8(void);

/* Columns of the terminal, 80 where there is none. */
int cli_columns(void);

/* A progress bar on stderr, drawn at most ten times a second and only on a
 * terminal. End it before anything else is printed; it may go on after that. */
struct cli_progress {
    const char *what;
    uint64_t total;
    bool shown, wanted;
    int64_t next_ns;
};
void cli_progress_begin(struct cli_progress *progress, const char *what, uint64_t total);
void cli_progress(struct cli_progress *progress, uint64_t done);
void cli_progress_end(struct cli_progress *progress);

/* From now on Ctrl-C raises the flag; a second Ctrl-C ends the program. */
void cli_catch_interrupt(void);
bool cli_interrupted(void);
const volatile sig_atomic_t *cli_interrupt_flag(void);

/* A name as it must be typed in a shell: as it is, or in quotes. */
const char *cli_quoted(const char *name, char *quoted, size_t size);

/* One JSON value and a newline on stdout; releases it. */
void cli_print_json(json_t *value);

/* Nanoseconds of a clock that never goes back. */
int64_t cli_now(void);

#endif
