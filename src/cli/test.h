/* test.h - `arbiter test`: the parts of the runner and what they share.
 *
 *   test.c           the command line and the report
 *   test_workers.c   processes that run scripts, so that a crash ends only one
 *   test_lua.c       one script in a Lua state: rule(), test(), card()
 *   test_end.c       what must hold at the end of a test
 *   test_check.c     t, which opens tables and checks
 *   test_game.c      g, the table as a script sees it
 *   test_table.c     a table that is driven, checked and re-run
 *   test_pick.c      options found by words, for players and for chance
 *   test_go.c        passing, and playing on to a step
 *   test_see.c       the paths of g:see() over a view
 *   test_value.c     Lua values as JSON and back, words against words
 *   test_record.c    what tests saw, against what they saw when it was recorded
 *   test_coverage.c  which rules and cards have a test
 *   test_construction.c  rules that hold by construction, and what would notice
 *
 * What must hold:
 *  1. A script sees a table only through arbiter.h.
 *  2. A test runs the same way each time: nothing it observes may depend on
 *     the clock, on the tests before it or on how often the play was undone,
 *     saved and loaded. */
#ifndef ARB_TEST_H
#define ARB_TEST_H

#include "../play/book.h"
#include "arbiter.h"

#include <lauxlib.h>
#include <lua.h>

/* Values and words (test_value.c). */

/* A Lua value as JSON; an empty table is an empty list, and the items of a
 * table that has names or gaps, too, get the names "1", "2"... Raises a Lua
 * error for what JSON cannot say. */
json_t *value_from_lua(lua_State *L, int index);

/* Pushes a JSON value; null is nil, and false inside a list. */
void value_to_lua(lua_State *L, const json_t *value);

/* pairs() of this state goes through the names of a table in their order. */
void order_pairs(lua_State *L);

/* The value as a person would write it; the caller frees it. */
char *value_text(const json_t *value);

/* Equal as JSON, except that 2 and 2.0 are the same. */
bool value_equal(const json_t *a, const json_t *b);

/* How well all of `words` fit what is said in `texts`, best fit last. */
enum fit { FIT_NOT, FIT_WITHIN, FIT_WORDS, FIT_PARTS, FIT_EQUAL };
enum fit words_against(const json_t *words, const char *const *texts, int count);

/* True if two names are the same to a reader: case, accents, _ and - aside. */
bool same_name(const char *a, const char *b);

/* Adds to a text that the caller frees; *text may be NULL at first. */
void text_add(char **text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Paths over a view (test_see.c). */

/* What a path leads to, as a new value (JSON null: nothing is there). `how`
 * is set to the name for arb_explain(), or NULL if it has none; it lives as
 * long as the view. NULL and *err if the path makes no sense. */
json_t *see_path(const json_t *view, const char *path, const char **how, char **err);

/* A driven table (test_table.c, test_pick.c, test_go.c). */

/* Plainly; answering, taking back and answering again; closing and loading the
 * save now and then. */
enum run_mode { RUN_PLAIN, RUN_UNDO, RUN_SAVE, RUN_MODES };

struct driven {
    arb_table *table;
    const arb_game *game;
    enum run_mode mode;
    bool referee;   /* the script answers chance itself */
    json_t *forced; /* outcomes still to come: lists of words */
    json_t *cited;  /* rule ids of the test, and whether they ran: {id: bool} */
    char *save;     /* path, or NULL */
    uint32_t answers;
    uint32_t *by_player; /* the lengths at which a player answered */
    size_t by_player_count, by_player_room;
    struct record *record; /* what is seen is added to this; NULL: nobody looks */
    struct arb_seen seen;
};

/* One option that fits some words. */
struct picked {
    struct arb_ask ask;
    int choice;
};

/* Every function that can fail sets *err to words that the caller frees. */
struct driven *driven_open(const arb_game *game, const json_t *setup, enum run_mode mode,
                           json_t *cited, struct record *record, char **err);
void driven_close(struct driven *d);

/* Note which of the cited rules have run so far. */
void driven_note_rules(struct driven *d);

/* Answer what is asked of chance, unless the script does that itself. */
bool driven_settle(struct driven *d, char **err);

/* Answer what is asked of chance: as forced, or as the generator would. */
bool driven_chance(struct driven *d, const struct arb_ask *ask, char **err);

/* The pending asks. One of chance with more outcomes than a list holds comes
 * without options. */
enum { DRIVEN_ASKS = ARB_SEATS + 1 };
int driven_pending(struct driven *d, struct arb_ask asks[DRIVEN_ASKS]);

/* Add who is asked what, with all options, to an error. */
void driven_list(struct driven *d, int seat, char **err);

/* The pending asks of a seat (-1: of all) in words, a list. */
json_t *driven_asks(struct driven *d, int seat);

/* The option that fits; false and *err if there is none, or more than one. */
bool driven_pick(struct driven *d, int seat, const json_t *words, struct picked *picked,
                 char **err);

/* True if any option fits. */
bool driven_offers(struct driven *d, int seat, const json_t *words);

bool driven_answer(struct driven *d, struct arb_ask ask, int choice, char **err);
bool driven_pass(struct driven *d, int seat, char **err);

/* Answer the first pending ask with its pass, or else its first option. */
bool driven_skip(struct driven *d, char **err);

/* Play on to a step: "3.2", "3.2 next" (not the one we are in), "3.4 end". */
bool driven_go(struct driven *d, const char *where, char **err);

bool driven_arrange(struct driven *d, const json_t *position, char **err);
bool driven_undo(struct driven *d, char **err);
bool driven_order(struct driven *d, int seat, const json_t *orders, char **err);

/* The last lines of the log, a list of texts. */
json_t *driven_log(struct driven *d, size_t lines);

enum { DRIVEN_LIMIT = 20000, DRIVEN_RELOAD = 7 };

/* What was seen (test_record.c). */

struct record {
    struct arb_chains chains;
    FILE *out; /* where all of it is written as text, too; NULL: nowhere */
};

/* Note the position. */
void record_step(struct driven *d);

/* Note all that is seen now that somebody is about to choose. */
void record_look(struct driven *d);

/* The test is over: what its tables came to. */
void record_end(struct record *record, struct driven *const *tables, int count);
void record_free(struct record *record);

/* How a test is named in the book of its game, where its script is its group: by its title,
 * and how many of the same title stand before it. */
#define RECORD_BOOK "rules"
void record_key(const char *title, int twin, char key[8]);

/* One script (test_lua.c, test_end.c, test_check.c, test_game.c). */

/* A game marks with this and the title that a card does what it says. */
#define CARD_MARK "card:"

struct test_options {
    const char *filter; /* words, or NULL */
    bool once;
    bool record;      /* add to each result what the test saw */
    json_t *recorded; /* what tests must have seen, or NULL */
    const char *seen; /* a file to write all that is seen to, or NULL */
};

/* Games stay loaded for as long as the runner lives. */
struct game_cache {
    struct loaded_game {
        char *key;
        arb_game *game;
    } * list;
    int count;
};
void game_cache_free(struct game_cache *cache);

/* One run of one test, which `t` and `g` hold on to. */
struct test_run {
    const char *file, *title;
    const char *card; /* what it is a test of, or NULL */
    int line;
    unsigned serial; /* no two runs of a script have the same */
    enum run_mode mode;
    struct game_cache *games;
    struct driven **tables;
    int table_count;
    int asserts;
    json_t *cited;         /* {id: ran} */
    json_t *observed;      /* what the plain run saw; later runs must see the same */
    size_t seen;           /* how much of it this run has seen */
    json_t *failure;       /* {"message","where","expected"?,"actual"?}, or NULL */
    struct record *record; /* of the plain run, or NULL */
};

/* The run that the code now being called belongs to; raises outside of one. */
struct test_run *run_of(lua_State *L);

/* End the test as failed. Takes over `message`, `expected` and `actual`, of
 * which the last two may be NULL. Does not return. */
int run_fail(lua_State *L, char *message, json_t *expected, json_t *actual);

/* Note a value the script got to see, or compare it with the plain run. Takes
 * over `value` and pushes it; returns 1. */
int run_observe(lua_State *L, const char *what, json_t *value);

/* The function of the test has returned: fails it if it checked nothing, left anything
 * forced, or if a rule that it names never ran. */
void run_end(lua_State *L, struct test_run *run);

/* The words in the arguments from `arg` on, or in the one table there; a
 * `seat` in that table goes into *seat. */
json_t *words_of(lua_State *L, int arg, int *seat);

/* t: opening tables and checking. Pushes the t of the present run. */
int test_check_new(lua_State *L);

/* g: pushes the g of a table. */
int test_game_new(lua_State *L, struct driven *d);
/* The table an argument stands for; *seat is -1 unless g:seat(n) was used. */
struct driven *test_game_check(lua_State *L, int arg, int *seat);
/* The value at a path of the view of a seat, and its name for explain (freed by
 * the caller, or NULL if it has none). Raises if the path makes no sense. */
json_t *test_game_see(lua_State *L, struct driven *d, int seat, const char *path, char **how);

/* Run the tests of one script, from number `first` on. Tells each of them with
 * {"start": n, "about"} before and {"test"} after it, and at last {"done"}. */
typedef void (*test_tell)(void *to, json_t *message);
void test_file_run(const char *path, int first, const struct test_options *options,
                   struct game_cache *games, test_tell tell, void *to);

/* The tests of one script, without running them: [{"title","rules","card",
 * "line"}]. NULL and *err if the script cannot be loaded. */
json_t *test_file_list(const char *path, char **err);

/* Workers (test_workers.c). */

struct test_plan {
    const json_t *files; /* paths of scripts */
    struct test_options options;
    int jobs;    /* 0: here, in this process */
    int timeout; /* seconds a test may take in a worker */
    bool stop;   /* after the first script in which a test failed */
};

/* Run all scripts. Each finished one is handed to `finished` as {"file",
 * "passed","failed","seconds","tests"}; Ctrl-C ends it early. */
void test_work(const struct test_plan *plan, test_tell finished, void *to);

/* True by construction (test_construction.c). */

/* The rules of a game that no line of code carries out: {id: [what would notice]}. */
json_t *construction_of(const char *game);

/* Would a test of this title notice? */
bool construction_has(const json_t *rules, const char *id, const char *title);

/* There is a test of this title that cites the rule. */
void construction_found(json_t *rules, const char *id, const char *title);

/* What is wrong with the table once all tests are found, in words. Rules kept by an
 * invariant count as tested in {id: tested}. */
json_t *construction_missing(const json_t *rules, json_t *tested);

/* What packs declare (test_components.c). */

/* All that tests of a game can be about by name; to be freed. */
json_t *components_of(const char *game);

/* A test of this title is about the one of this name, and has it act. What it must not do in
 * it, its title says (title_says_not). */
void component_tested(json_t *components, const char *named, const char *title, bool acts);
bool title_says_not(const char *title);

/* How many there are, how many act in a test, or must not in one; and if wanted, which do not. */
json_t *components_acting(json_t *components, bool list);
json_t *components_must_not(json_t *components, bool list);

/* Those that the game carries out by name, where its words could not say it. */
json_t *components_in_code(const char *game);

/* Coverage (test_coverage.c). */

/* Add the scripts below a file or folder to a list of paths, sorted. */
bool find_scripts(json_t *paths, const char *from);

/* For each rule index: how much of it has a test. `game` is one to list all
 * that is missing of, or NULL. Tests that failed in `files` do not count, nor do
 * those of a card that did nothing in them. */
json_t *coverage_report(const char *game, const json_t *files);

/* The cards of which tests were run, all passed, and none of them made the card
 * do what it says: a list of titles. */
json_t *idle_cards(const json_t *files);
void coverage_print(const json_t *coverage);

/* False if the table of rules that hold by construction names tests that are not there. */
bool coverage_holds(const json_t *coverage);

#endif
