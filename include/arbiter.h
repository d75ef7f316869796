/* arbiter.h - the public interface of libarbiter.
 *
 * Arbiter plays tabletop games by their complete rules. A program that uses it
 * loads a game with its packs, opens a table, and then goes round one loop:
 * read the pending asks, answer one of them, look at the view or the events.
 *
 *     struct arb_error err;
 *     arb_game *game = arb_game_load(arb_games()[0], NULL, &err);
 *     arb_table *table = arb_table_open(game, setup, 0, &err);
 *     struct arb_ask ask;
 *     while (arb_asks(table, &ask, 1) > 0)
 *         arb_answer(table, ask.id, ask.seat, 0, &err);
 *
 * What a person reads (setups, views, words, explanations) travels as jansson
 * values; the caller owns what it gets and releases it with json_decref().
 *
 * In this order: games and packs, decks, tables, asking and answering, standing orders,
 * looking, planning, history and saves, tests and referees. Three smaller headers go with
 * it: arbiter_fair.h, chance that can be proved, for who serves tables to others;
 * arbiter_plan.h, what the judgement of bots is made of, for who trains them; and
 * arbiter_text.h, JSON as text, for languages without jansson.
 *
 * There is no global state. A game is immutable once loaded and may be shared
 * by any number of threads; a table belongs to one thread at a time. */
#ifndef ARBITER_H
#define ARBITER_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ARB_VERSION "0.1.0"

/* Seats 0 to 7 are players. Chance rolls the dice and draws the cards; it is
 * answered by the generator or, in referee mode, by a person. A spectator can
 * be given a view but is never asked. */
enum { ARB_SEATS = 8, ARB_CHANCE = 8, ARB_SPECTATOR = 9 };

/* How a play stands. ARB_STOPPED: it outgrew what a table holds, or its rules asked
 * somebody who had nothing to choose from; arb_stopped() says which, and what led
 * there is kept and can be taken back. */
enum arb_status { ARB_PLAYING, ARB_WON, ARB_LOST, ARB_OVER, ARB_STOPPED };

/* What went wrong, in words a person can act on. `rule` is the id of the rule
 * that forbids it, or empty; `file` and `line` say where in a pack or a save. */
struct arb_error {
    char text[512];
    char rule[40];
    char file[256];
    int line;
};

typedef struct arb_game arb_game;
typedef struct arb_table arb_table;

/* Games and packs. */

/* The ids of all games this library knows, ended by NULL. */
const char *const *arb_games(void);

/* Load a game with the packs in `pack_dirs` (folders, ended by NULL); NULL
 * means the packs that come with Arbiter. NULL on error. */
arb_game *arb_game_load(const char *id, const char *const *pack_dirs, struct arb_error *err);
void arb_game_free(arb_game *game);

/* What the game is and what can be set up: name, seats, packs with their
 * hashes, the setup options with their choices and defaults, and the kinds of windows
 * and phases that standing orders can name. */
json_t *arb_game_describe(const arb_game *game);

/* One rule of the game's index: {"id","kind","section","rule"}, or NULL. */
json_t *arb_rule(const arb_game *game, const char *rule_id);
/* The rules of what the index has a section of ("bleeding", "line of sight"), as a list. */
json_t *arb_rules_about(const arb_game *game, const char *subject);

/* Decks. */

/* A deck as a player wrote it down, held against the rules of deck building:
 * {"ok", "problems": [{"text","rule"}], "notes": [{"text","rule"}], "prepared"?: id,
 * "sum", "lead": the deck in a line, and by what it is known, "cards": [as below, with
 * "copies"], "tables": [{"label", "bars", "items": [{"label","count"}]}], "lines":
 * [{"label","text"}], "deck", "summary": the game's own}. `deck` is an object, a text in a
 * form that players of the game exchange, or the id of a prepared deck. What the rules
 * forbid is told all at once; "deck" is the same deck as a setup takes it. NULL: the game
 * has no decks. */
json_t *arb_deck_check(const arb_game *game, const json_t *deck);

/* The same deck written down in one of the forms that arb_game_describe() lists as
 * "deck_forms": [{"name", "ending": of files}]; a text. NULL: it cannot be said in that form. */
json_t *arb_deck_write(const arb_game *game, const json_t *deck, const char *form,
                       struct arb_error *err);

/* The cards decks can be made of: [{"title","type","text","columns": [texts], "numbers",
 * "subtitle", "tint": a colour, and the game's own}]. NULL: none. */
json_t *arb_deck_cards(const arb_game *game);

/* Tables. */

/* ARB_FAST: keep no journal, no events and no undo (simulation).
 * ARB_REFEREE: chance is asked of a person and never generated.
 * ARB_TORTURE: move the block to a new address at every ask. */
enum { ARB_FAST = 1, ARB_REFEREE = 2, ARB_TORTURE = 4 };

/* Open a table. `setup` follows arb_game_describe(); {"seed": N} fixes what
 * chance will bring, and an absent key takes its default. A key or a value that the
 * game does not have is refused. */
arb_table *arb_table_open(const arb_game *game, const json_t *setup, int flags,
                          struct arb_error *err);
void arb_table_close(arb_table *table);

/* A second table in the same position, with its history: branch or plan. */
arb_table *arb_table_copy(const arb_table *table);

/* Start the same setup again with another seed, keeping the memory (ARB_FAST). */
bool arb_table_restart(arb_table *table, uint64_t seed, struct arb_error *err);

enum arb_status arb_status(const arb_table *table);
const char *arb_status_name(enum arb_status status); /* "playing", "won", ... */
const char *arb_stopped(const arb_table *table);     /* in words; NULL: it was not */
/* Where a seat stands when the play is over: its place, 1 being the best and several
 * seats sharing one, and its score if the game counts one. Those who play together
 * share a place. False: the play is not over, or there is no such seat. */
struct arb_standing {
    bool won;
    uint8_t place;
    int score;
    char side[40]; /* what it played: a faction, a role; "" if the game has none */
};
bool arb_standing(const arb_table *table, int seat, struct arb_standing *standing);
int arb_seat_count(const arb_table *table);
/* Call a seat by a name in all words of this table, as {"seats": [{"name"}]} of its setup
 * does; NULL: "Player 1" and so on. Names are no part of the play. */
void arb_name_seat(arb_table *table, int seat, const char *name);
const arb_game *arb_table_game(const arb_table *table);

/* The document of the campaign this play belongs to, which the caller keeps: once the
 * play is over and counts, what it adds is in it; before that it is the one the table was
 * opened with. A table goes on with a campaign when its setup has {"campaign": document};
 * {"campaign": true} or an id begins one. A part of it is a play of any kind, an interlude
 * too. It tells {"game", "campaign", "version", "part": what comes, "players": [{"name",
 * ...}], "marks", "counters", "done": [{"part", "number", "result", "text"}], "log":
 * [lines], "played": {"part", "number", "title"} of this play} and more of the game's own;
 * {"complete": true} when there is nothing left to play, with {"next": document} for a
 * campaign that follows. NULL: not a campaign. */
json_t *arb_campaign(arb_table *table);

/* The campaign a setup begins or goes on with, for people to read, before there is a
 * table: its document made whole and in it {"name", "word": what the game calls a part,
 * also the setup's key for one, "number": which one comes, "of"?: how many, if that is
 * known, "stands_at": its title, "words": [{"label", "text"?, "items"?: [{"title",
 * "note"?, "text"?}]}], "needs": [{"seat", "text", "choices": [{"label", "options"}]}],
 * "seats": [what each brings, as options]}. Until each need is met by giving its seat one
 * of the options, the setup is refused. A complete one can be read, too. NULL: the setup
 * has no campaign, or (with words in err) it is none of this game's. */
json_t *arb_campaign_show(const arb_game *game, const json_t *setup, struct arb_error *err);

/* Asking and answering. */

/* One thing a seat could do: a verb and up to three arguments. */
struct arb_option {
    uint8_t verb;
    uint8_t flags; /* ARB_PASS: the way to do nothing or to finish */
    uint16_t a, b, c;
};
/* In a form: ARB_CONFIRM makes it count, ARB_SUGGESTED answers all that is left of it. */
enum { ARB_PASS = 1, ARB_CONFIRM = 2, ARB_SUGGESTED = 4 };

/* A window is a chance to act that may be passed; standing orders apply. One's own
 * window is that of one's own turn, or an answer to something that happened: no
 * order passes it while there is something to do in it. */
enum arb_window { ARB_NO_WINDOW, ARB_WINDOW, ARB_OWN_WINDOW };

/* One pending question to one seat. `options` holds all its legal answers and
 * is valid until the table next changes. */
struct arb_ask {
    uint32_t id;
    uint8_t seat;
    uint8_t window; /* enum arb_window */
    bool ordered;   /* a standing order of the seat answers it: see arb_obey() */
    uint32_t form;  /* the first of the asks this one belongs to, one form; 0: none */
    uint32_t roll;  /* the first of the chance asks this one belongs to, one roll; 0: none */
    uint16_t left;  /* how many answers that roll still takes, this one included */
    uint16_t count;
    const struct arb_option *options;
};

/* The pending asks, at most `max` of them; 0 when the play is over. */
int arb_asks(arb_table *table, struct arb_ask *asks, int max);

/* Answer the ask `id` with its option number `choice`. An answer to an ask
 * that is no longer pending is refused and changes nothing. True with words in
 * err->text: the answer stands, but could not be saved (a full disk); the next
 * one tries again. */
bool arb_answer(arb_table *table, uint32_t id, int seat, int choice, struct arb_error *err);

/* Where several of a kind are chosen one after the other (who goes, who fights) and the ask
 * has "all" in its words: all of them that bring anything, which one undo takes back. */
bool arb_answer_all(arb_table *table, uint32_t id, int seat, struct arb_error *err);

/* Where several seats are asked at once and each has a procedure of its own, a seat may
 * begin anew until the last one has come to its end. False: not now. */
bool arb_withdraw(arb_table *table, int seat, struct arb_error *err);
/* Has the seat come to the end of its own, and do others still choose? */
bool arb_may_withdraw(const arb_table *table, int seat);

/* A larger choice (a payment, a fleet's move) is a form: several asks in a row that one
 * undo takes back. Until it is confirmed it can be begun anew. False: there is none. */
bool arb_form_restart(arb_table *table, struct arb_error *err);

/* What the generator would answer a chance ask: a choice, uniform. */
int arb_chance(const arb_table *table, const struct arb_ask *ask);

/* Answer a chance ask and those of the same roll after it with one line, as a person reads
 * the dice: "3 5 blank 6". A result is the whole text of an outcome or as much of its start
 * as no other has, in any case of letters; with commas in the line the results may be of
 * several words ("double move, +1"). All of it counts or, with words in err, nothing. */
bool arb_answer_roll(arb_table *table, uint32_t id, const char *line, struct arb_error *err);

/* An ask in words: {"id","seat","prompt","rule","window","options":[{"text",
 * "verb","args",...}]}. Options, refusals and events also have "cards",
 * "seats" and "cells": those of the view that they are about. "all": what
 * arb_answer_all() would do, where it would do anything. */
json_t *arb_ask_words(arb_table *table, const struct arb_ask *ask);

/* Standing orders. */

/* Where a seat need not be asked. Windows have kinds and stand in phases, which
 * arb_game_describe() lists as "windows" and "phases". In JSON:
 *
 *     {"stop": "if_useful", "small": "usual",
 *      "at": [{"kind": "response", "stop": "always"}, {"phase": "combat", "stop": "never"},
 *             {"thing": "Old Bridge", "phase": "combat", "stop": "never"}],
 *      "things": {"Archer": "never", "Old Bridge": "always"},
 *      "until": {"end": "phase", "kind": "action", "new": true}}
 *
 * "stop": be asked always; "if_able", only if something other than passing is possible;
 * "if_useful", only if something that is possible would really change something then and
 * not as well later; or never but in one's own windows. With any of the latter an ask with a
 * single option is answered, too. "small": what hardly matters (options that come to the same,
 * which of several like coins pays) is chosen as most would ("usual"), or asked. "at": where
 * to stop for a kind of window, a phase, or both; "never" for a kind passes one's
 * own windows of that kind as well, and "pass", which is said nowhere else, those of a phase,
 * too: votes, bids, offers of others. "things": do not count what could be done with a thing
 * of that name, or stop for it wherever else would be passed; with a "thing" an order of "at"
 * says this of the windows it names, before "things". "until": pass everything but
 * one's own windows, or those of one kind, until the phase or the round ends or something
 * happens to the seat ("event"); with "new" also until something can be done that could not
 * be done when the order was given. Who goes back to before it ended has it again.
 *
 * Keys that are absent stay as they were, and null for a thing, for "things" or for "until"
 * forgets it. Orders are kept with the play and count from the next answer on. NULL in place
 * of all: those that new players should begin with. Without a call there are none. */
bool arb_set_orders(arb_table *table, int seat, const json_t *orders, struct arb_error *err);

/* The orders of a seat, all keys but "until" always there; with "words": [lines for a person
 * to read]. NULL: there is no such seat. */
json_t *arb_orders(const arb_table *table, int seat);

/* At a table of several people an order that answers at once tells the others that
 * there was nothing to decide, and so what is not in a hand. For the seats of this
 * mask it waits wherever the others cannot tell by what all know: the ask stays
 * pending until arb_obey(), which the caller calls after a time that tells nothing. */
void arb_set_discreet(arb_table *table, unsigned seats);

/* True if the seat is asked, and others cannot tell what it could decide. */
bool arb_veiled(arb_table *table, int seat);

/* Let the orders of the seat answer what it is asked now, if they do (arb_ask.ordered). */
bool arb_obey(arb_table *table, int seat, struct arb_error *err);

/* Looking. */

/* All that `seat` may see and nothing else: zones with cards, tracks, boards, texts.
 * docs/views.md has its shape. */
json_t *arb_view(arb_table *table, int seat);

/* What is printed on things, what numbers are called, boards: all that views refer to
 * and no play changes, the same for every table of the game with these packs. A view of
 * arb_view() has in it already what it needs of this. */
json_t *arb_catalogue(const arb_game *game);

/* What `seat` cannot do now and why: [{"text","why","rule"}]; "why" is the rule,
 * or what it comes to in this case: "It costs 5; you have 3." */
json_t *arb_refusals(arb_table *table, int seat);

/* Take a number of the view apart: {"name","total","parts":[{"amount",
 * "source","rule"}]}; `name` is a "how" of the view. A number may come with what is still
 * to be reckoned with: "odds": {"title", "lines": [texts], "outcomes": [{"label", "p",
 * "tone": good, even or bad}], "expected": {"label", "value"}, "bars": [{"label", "value",
 * "p", "tone", "note"}], "notes": [texts]}, of a fight also "sides" and "rows" (kit/odds.h).
 * NULL: no such number. */
json_t *arb_explain(arb_table *table, int seat, const char *name);

/* Events from number `from` on as `seat` saw them: [{"n","step","kind","text",
 * "rule",...}]. */
json_t *arb_events(arb_table *table, int seat, uint32_t from);

/* How those who follow rules instead of wishes (adversaries, the order of turns) came to
 * what they did in the step that led to length `step`, as `seat` may know it; an event's
 * "step" is such a number: [{"question","text","steps":[{"rule","text","kept","out"}],
 * "winner","by","lines"}]. They are made again by playing that step again. NULL: there is
 * no such step. */
json_t *arb_decisions(arb_table *table, int seat, uint32_t step);

/* The number the next event will have. */
uint32_t arb_event_count(const arb_table *table);

/* True if every invariant of the game holds; otherwise err says which not. */
bool arb_check(arb_table *table, struct arb_error *err);

/* Planning. */

/* The table as `seat` could imagine it: all that the seat cannot know is drawn
 * anew from `seed`. The sample is an ARB_FAST table; give it back as `reuse` to
 * spare the memory of the next one. Bots plan on samples, never on the table. */
arb_table *arb_sample(const arb_table *table, int seat, uint64_t seed, arb_table *reuse);

/* How much a sensible player would like each option of an ask; 50 is about as
 * good as doing nothing. False: the game has no opinion. */
bool arb_prefer(arb_table *table, const struct arb_ask *ask, float *likes);

/* How likely a seat is to win from here, from 0 (it has lost) to 1 (it has won), as far as a
 * game's features tell; those of seats that play against each other sum to 1. */
double arb_appraise(arb_table *table, int seat);

/* History. */

/* How many steps led here: answers, those of chance included, and
 * arrangements. Going back to an earlier number costs the same early and late
 * and stops exactly there, even where chance was asked: its ask is then
 * pending until somebody answers it or calls arb_set_referee(table, false). */
uint32_t arb_length(const arb_table *table);
bool arb_rewind(arb_table *table, uint32_t length, struct arb_error *err);

/* Take back the last answer a player gave by hand, with all that followed; of a form
 * that was confirmed, all answers. */
bool arb_undo(arb_table *table, struct arb_error *err);

/* Who took step `i`, which led from length i to i + 1: a seat or ARB_CHANCE, whether
 * somebody decided it then and there (not the generator, not a standing order), whether
 * it was to do nothing or to finish, with which step undo begins: itself, or the first
 * of the form it belongs to, and which option it was. False: there is no such step, or it
 * was an arrangement. */
struct arb_taken {
    uint8_t seat;
    bool by_hand, pass;
    uint32_t first;
    struct arb_option option;
};
bool arb_taken(const arb_table *table, uint32_t i, struct arb_taken *taken);

/* A hash of the position, the same in every build of the same rules, and the
 * block itself for those who copy or compare. */
uint64_t arb_hash(const arb_table *table);
const void *arb_block(const arb_table *table, size_t *size);

/* Write the play to `path`, and from then on append every answer to it. */
bool arb_save(arb_table *table, const char *path, struct arb_error *err);

/* Where a play is kept that is not kept in a file, such as a database. `keep` is
 * given bytes: with `anew` they replace all that was kept so far, otherwise they
 * follow it. False, with words in err: they could not be kept. */
struct arb_keeper {
    bool (*keep)(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err);
    void *with;
};

/* Give the play to a keeper, and from then on every answer, as arb_save() does
 * with a file. What was kept, put together, is such a file. */
bool arb_save_to(arb_table *table, struct arb_keeper keeper, struct arb_error *err);

/* A saved play: a file, or what a keeper was given. */
struct arb_source {
    const char *path; /* NULL: it is in memory */
    const void *bytes;
    size_t count;
};
static inline struct arb_source arb_file(const char *path)
{
    struct arb_source source = {path, NULL, 0};
    return source;
}
static inline struct arb_source arb_memory(const void *bytes, size_t count)
{
    struct arb_source source = {NULL, bytes, count};
    return source;
}

/* Which game, setup and packs a save needs: {"game","engine","packs","pack_dirs"?,
 * "setup","answers","damaged"}. "pack_dirs", {name: folder}, says where the packs lay
 * that do not come with Arbiter; only a save in a file has it. */
json_t *arb_save_header(struct arb_source from, struct arb_error *err);

/* Go on with a saved play. What follows is appended to its file; of one from memory
 * `keeper`, which may be NULL, gets it. A damaged save is refused with the place of the
 * damage. ARB_RECOVER: the last good state before it is restored, and the damage is still
 * told in err (err->text is empty when nothing was wrong). ARB_TRUST: the bytes were
 * written by this library and nobody else could change them since, so go on from their
 * last snapshot; without it every answer is played again, since a forged snapshot could
 * make the program do anything. */
enum { ARB_RECOVER = 1, ARB_TRUST = 2 };
arb_table *arb_load(const arb_game *game, struct arb_source from, int flags,
                    const struct arb_keeper *keeper, struct arb_error *err);

/* Play a save again under today's rules: {"answers", "diverged": bool,
 * "differences", "hashes_compared": bool} and, if it diverged, "at" (how many
 * answers still hold), "seat" and "why". NULL if it cannot be read. */
json_t *arb_revalidate(const arb_game *game, struct arb_source from, struct arb_error *err);

/* For tests and referees. */

/* From now on leave chance to a person, as with ARB_REFEREE, or to the
 * generator, which then answers what is pending at once. */
void arb_set_referee(arb_table *table, bool on);
bool arb_get_referee(const arb_table *table);

/* Put the table into a position described in the game's own words. */
bool arb_arrange(arb_table *table, const json_t *position, struct arb_error *err);

/* Note which rules the code carries out from now on (clearing what was noted),
 * and ask whether one was. "card:" and a title asks whether that card did what
 * it says. */
void arb_trace(arb_table *table);
bool arb_traced(const arb_table *table, const char *rule_id);

#ifdef __cplusplus
}
#endif
#endif
