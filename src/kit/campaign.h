/* campaign.h - plays that follow each other, with a document between them.
 *
 * A campaign is a chart of parts. Each part is one play at a table, a mission or an
 * interlude (a shop, a colony, upgrades): what is asked in it is asked by flows, as
 * ever. When a play is over, its result, what was marked and counted, and what was
 * chosen in it say which part comes next. The document carries everything from one play
 * to the next; it lies outside the block, and whoever plays keeps it:
 *
 *   {"game", "campaign": id, "version", "part": id of the part that comes,
 *    "players": [{"name", "bot"?, and the game's own}],
 *    "marks": [names], "counters": {name: n},
 *    "done": [{"part", "number", "result", "text"?, and the game's own}],
 *    "log": [lines in words], and the game's own fields,
 *    "complete": true instead of a part, then "next"?: the document that the next
 *    campaign begins with; "name", "stands_at": for people; "played": {"part", "title",
 *    "number"} of the play that gave it away}
 *
 * What must hold:
 *  1. A document is changed by the end of a play only, and whole: what a play brings is in
 *     the block until then, so undo and replay need not know of documents.
 *  2. A document may come from a stranger. It is held against the campaign and the fields
 *     the game states before anything is made of it, and refused in words.
 *  3. Which way is taken follows from the block alone.
 *
 *   campaign.c        into the block and out of it; ways
 *   campaign_read.c   a document read, checked and made whole
 *   campaign_show.c   a document in words
 *   campaign_pack.c   campaigns in packs
 *   campaign_people.c who stays and who is replaced; documents of old
 *   campaign_record.c fields of documents that are kept in the block
 *
 * The game's kit_config.h states before it includes this
 *   CAMPAIGN_PART      what a part is called, also the setup's key: "mission"
 *   CAMPAIGN_VERSION   of its documents, counted up when their fields change their meaning
 *   CAMPAIGN_PARTS, CAMPAIGN_WAYS, CAMPAIGN_IFS, CAMPAIGN_RESULTS, CAMPAIGN_MARKS,
 *   CAMPAIGN_COUNTERS  how many there may be: of a campaign, of a part, of a way (or
 *                      CAMPAIGN_USUAL_SIZES, below)
 *   CAMPAIGN_NOTES     (optional) how many lines a play can note for the log, campaign_note()
 *   CAMPAIGN_RECORD(g) (optional) the record in its block that game_campaign_fields are kept in
 *   KIT_CAMPAIGN(g)    the struct campaign_state in its block
 *   KIT_CAMPAIGNS(c)   the struct campaigns in its content
 *   KIT_GAME           its struct arb_rules
 * and defines the game_... functions below. */
#ifndef KIT_CAMPAIGN_H
#define KIT_CAMPAIGN_H

#include "pack.h"
#include "rules.h"

/* For games with few of everything; CAMPAIGN_VERSION is 1. */
#ifdef CAMPAIGN_USUAL_SIZES
enum {
    CAMPAIGN_VERSION = 1,
    CAMPAIGN_PARTS = 16,
    CAMPAIGN_WAYS = 8,
    CAMPAIGN_IFS = 4,
    CAMPAIGN_RESULTS = 8,
    CAMPAIGN_MARKS = 32,
    CAMPAIGN_COUNTERS = 8
};
#endif

/* Content. */

/* Results of plays; further ones are words of the campaign's own, from CAMPAIGN_OWN on. */
enum campaign_result { CAMPAIGN_WON, CAMPAIGN_LOST, CAMPAIGN_OVER, CAMPAIGN_OWN };

enum campaign_test {
    CAMPAIGN_MARKED,
    CAMPAIGN_UNMARKED,
    CAMPAIGN_AT_LEAST, /* counter `what` */
    CAMPAIGN_AT_MOST,
    CAMPAIGN_ENDED /* part `what`, at any time, with one of the results `than`: bits */
};
struct campaign_if {
    uint8_t test, what;
    int16_t than;
};

/* Where a part leads: the first way whose result is that of the play and whose
 * conditions all hold. */
enum { CAMPAIGN_ANY = 255, CAMPAIGN_END = 255 };
struct campaign_way {
    uint8_t result; /* or CAMPAIGN_ANY */
    uint8_t to;     /* a part, or CAMPAIGN_END */
    uint8_t ifs;
    struct campaign_if when[CAMPAIGN_IFS];
    const char *say; /* a line for the log when it is taken, or NULL */
};

struct campaign_part {
    const char *id, *name;
    int record; /* the game's own: what is played */
    int ways;
    struct campaign_way way[CAMPAIGN_WAYS];
    int ifs; /* may it be chosen, where players choose what comes? */
    struct campaign_if open[CAMPAIGN_IFS];
};

struct campaign {
    const char *id, *name;
    int parts, results, marks, counters;
    bool line; /* each part leads to the one after it, or is played again */
    struct campaign_part part[CAMPAIGN_PARTS];
    const char *result[CAMPAIGN_RESULTS]; /* those of enum campaign_result first */
    struct {
        const char *name;
        const char *words; /* a line for the log when it is made, or NULL */
    } mark[CAMPAIGN_MARKS];
    struct {
        const char *name;
        int16_t begins;
    } counter[CAMPAIGN_COUNTERS];
};

struct campaigns {
    int count;
    struct campaign *campaign;
};

/* The number of a mark or a counter of this name, or -1. */
int campaign_mark_named(const struct campaign *campaign, const char *name);
int campaign_counter_named(const struct campaign *campaign, const char *name);

/* Compile the declaration at hand; `with` is handed to game_read_part(). See
 * campaign_pack.c for how it is written. */
struct arb_arena;
void campaign_declare(struct arb_reader *r, struct arb_arena *arena, struct campaigns *into,
                      void *with);

/* In the block. */

struct campaign_state {
    uint8_t campaign; /* 1 + which; 0: a play by itself */
    uint8_t part;
    uint8_t result; /* 1 + what the play said of its end; 0: as its status says */
    uint8_t to;     /* 1 + the part that was chosen to come; 0: the ways decide */
    uint64_t mark[(CAMPAIGN_MARKS + 63) / 64];
    int16_t counter[CAMPAIGN_COUNTERS];
    uint8_t ended[CAMPAIGN_PARTS]; /* with which results each part has ended: bits */
#ifdef CAMPAIGN_NOTES
    uint16_t notes; /* also of those for which there was no room */
    struct campaign_note {
        uint16_t kind;
        int16_t a, b, c;
    } note[CAMPAIGN_NOTES];
#endif
};
_Static_assert(CAMPAIGN_RESULTS <= 8 && CAMPAIGN_PARTS < 255, "they are kept in bytes");

bool in_campaign(const struct arb_run *g);
const struct campaign *campaign_of(const struct arb_run *g);
const struct campaign_part *campaign_part_of(const struct arb_run *g);

bool campaign_marked(const struct arb_run *g, int mark);
void campaign_mark(struct arb_run *g, int mark, bool on);
int campaign_counter(const struct arb_run *g, int counter);
void campaign_count(struct arb_run *g, int counter, int by);

/* The same by name; a mark or counter that the campaign does not have is not set, and 0. */
bool campaign_has_mark(const struct arb_run *g, const char *name);
void campaign_set_mark(struct arb_run *g, const char *name);
int campaign_counted(const struct arb_run *g, const char *name);
/* Has a part ever ended so? Which part plays this record? */
bool campaign_ended(const struct arb_run *g, int part, int result);
int campaign_part_with(const struct arb_run *g, int record);

/* An event that is told now and, in the same words, written to the log when the play is over. */
#ifdef CAMPAIGN_NOTES
void campaign_note(struct arb_run *g, int kind, const char *rule, int a, int b, int c);
#endif

/* Effects that mark and count, for games with effects and notes that have CAMPAIGN_OPS
 * (program_campaign.h) among their ops, CAMPAIGN_OP_RULES among their rules and CAMPAIGN_EVENTS
 * among their events; {text} is said by the number of content->text, {part} by that of a part's
 * record. A counter never falls below 0. AT_CAMPAIGN_COUNTED and AT_CAMPAIGN_EMPTY may mark rules;
 * CAMPAIGN_RULE_MARKED, _COUNTED and _UNLOCKED are those by which it is told. */
#define CAMPAIGN_OP_RULES [OP_RECORD] = {.now = do_record, .could = always}
#define CAMPAIGN_EVENTS(X)                                                                         \
    X(CAMPAIGN_EVENT_MARKED, "marked", "On record from now on: {text}.")                           \
    X(CAMPAIGN_EVENT_RISES, "rises", "{Text} rises by {n b} to {n c}.")                            \
    X(CAMPAIGN_EVENT_FALLS, "falls", "{Text} falls by {n b} to {n c}.")                            \
    X(CAMPAIGN_EVENT_UNLOCKED, "unlocked", "{Part} is open.")
/* Count, by the number of content->text; which parts are open, and those that were not before. */
void campaign_count_text(struct arb_run *g, int text, int by, const char *rule);
uint64_t campaign_open_parts(const struct arb_run *g);
void campaign_tell_unlocked(struct arb_run *g, uint64_t before);
/* When all packs are read: every campaign has what effects mark and count, or this text. */
struct compiler;
#ifdef KIT_PERFORM_H
DO_NOW(do_record);
#endif
void campaign_check_ops(struct compiler *k);
void campaign_check_text(struct compiler *k, int text, bool counter);

/* How a play ended, where won and lost do not say it: another trigger, a vote. */
void campaign_end_with(struct arb_run *g, int result);

/* What comes next was chosen; may it be? */
void campaign_go_to(struct arb_run *g, int part);
bool campaign_is_open(const struct arb_run *g, int part);

/* Documents. */

/* The document that "campaign" of a setup begins or goes on with, made whole, in *doc:
 * true begins the first campaign, an id that one, an object or its text goes on. NULL in
 * *doc: the setup asks for none. False and why: it is no document of this game, one
 * of another place than the setup wants, or one of a campaign that is complete. */
bool campaign_read(const ARB_CONTENT *c, const json_t *setup, json_t **doc, struct arb_error *err);
/* The same, but one of a campaign that is complete can be read as well. */
bool campaign_read_any(const ARB_CONTENT *c, const json_t *setup, json_t **doc,
                       struct arb_error *err);
/* An empty document that stands at this part. */
json_t *campaign_begun(const struct campaign *campaign, int part);

/* Where a document of this game stands; the part is NULL when it is complete. */
const struct campaign *campaign_of_document(const ARB_CONTENT *c, const json_t *doc);
const struct campaign_part *campaign_stands_at(const ARB_CONTENT *c, const json_t *doc);

/* Into the block. What to play then is campaign_part_of(g)->record. */
void campaign_enter(struct arb_run *g, const json_t *doc);

/* The options of a seat (or NULL) with what the document knows of its player. */
json_t *campaign_seat(const json_t *doc, const json_t *seat, int player);

/* Its place among those that are played, from 1 on; and "name" and "stands_at" for people. */
int campaign_number(const struct campaign *campaign, const json_t *doc);
void campaign_describe(const ARB_CONTENT *c, json_t *doc);

/* A line for the log, of which the last CAMPAIGN_LINES are kept. */
enum { CAMPAIGN_LINES = 1000 };
void campaign_tell(json_t *doc, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* `campaign` and `show_campaign` of the game's rules. */
json_t *campaign_after(struct arb_run *g, const json_t *setup);
json_t *campaign_show(const void *content, const json_t *setup, struct arb_error *err);

/* "campaign" as a row of game_setup (setup.h): none, or one of those there are. */
struct setup_choice;
bool campaign_listed(const ARB_CONTENT *c, int i, struct setup_choice *choice);
#define CAMPAIGN_OPTION                                                                            \
    {                                                                                              \
        .key = "campaign", .label = "Campaign",                                                    \
        .choices = (const struct setup_choice[]){{"none", "No campaign"}, {0}},                    \
        .listed = campaign_listed, .takes = TAKES_TEXT | TAKES_OBJECT | TAKES_FLAG                 \
    }

/* Words. */

/* A section of what is shown; `text` or `items` may be NULL, and without both, or with
 * an empty list of items, nothing is added. Both are taken. */
void campaign_section(json_t *words, const char *label, json_t *text, json_t *items);
/* "Rope, 2 of Rations": texts, or objects by a key; NULL if there is none. */
json_t *campaign_joined(const json_t *list, const char *key);
/* Who plays a seat: a name, or "Player 2". */
json_t *campaign_player_name(const json_t *doc, json_int_t seat);
const char *campaign_text(const json_t *object, const char *key); /* "" if there is none */
bool campaign_lists(const json_t *list, const char *text);        /* a list has this text */

/* For game_campaign_needs(): everybody among those brought (a list of names for each seat) who is
 * gone (a list of names) must be replaced, by anybody of all (names) whom nobody brings and who is
 * not gone: what the seat then brings under this key. `words` follow the name. */
json_t *campaign_replace(const json_t *brought, const json_t *gone, const json_t *all,
                         const char *key, const char *words);

/* Of those whom a player brings now, how many were not there before; of those of before, how many
 * are not there now, and of these how many are not gone (fallen, retired) but left out. */
struct campaign_changes {
    int fresh, left, by_choice;
};
struct campaign_changes campaign_changes(const json_t *before, const json_t *now,
                                         const json_t *gone);

/* For game_old_document(): a document that had the number of the part that comes under
 * CAMPAIGN_PART, one more than there are when all is won, and a "history" of those that were won;
 * `words` are what is told of each of these. */
bool campaign_renumbered(const struct campaign *campaign, json_t *doc,
                         json_t *(*words)(const json_t *play), struct arb_error *err);

/* What the game defines. */

/* Fields of its own in a document, or of a player in it. What is absent is made: a number
 * `least`, a list or an object empty; a text or anything else stays absent. */
enum campaign_kind {
    CAMPAIGN_NUMBER, /* from least to most */
    CAMPAIGN_TEXT,
    CAMPAIGN_TEXTS, /* a list of at most `most` */
    CAMPAIGN_NUMBERS,
    CAMPAIGN_RECORDS,
    CAMPAIGN_OBJECT,
    CAMPAIGN_FLAG, /* true or false */
    CAMPAIGN_VALUE /* anything */
};
/* A field that is kept in the block (CAMPAIGN_RECORD) says where, KEPT_IN(type, member), and is
 * read and written by the kit: a number in an integer (`optional`: as one more than it is, 0 for
 * none); a text as letters, or as the number of what is called so; texts and numbers as bits, a
 * text by the number of what is called so; records in a list of them. */
/* What number n is called in a record; "": it is none of these, NULL: there are no more. */
typedef const char *campaign_namer(const ARB_CONTENT *c, const void *record, int n);
struct campaign_field {
    const char *key;
    enum campaign_kind kind;
    int least, most;
    uint16_t at, bytes;
    bool optional;
    campaign_namer *name;
    const struct campaign_record *record;
};
#define NOT_KEPT .at = 0
#define KEPT_IN(type, member)                                                                      \
    .at = (uint16_t)offsetof(type, member), .bytes = (uint16_t)sizeof(((type *)0)->member)
/* Records of the list: their fields, and where how many there are is kept (a byte of the record
 * with the list); with `count_at` COUNTED_BY_FIRST they are those whose first field is not 0. */
struct campaign_record {
    const struct campaign_field *fields;
    uint16_t bytes, count_at;
};
enum { COUNTED_BY_FIRST = UINT16_MAX };
void campaign_read_fields(const ARB_CONTENT *c, const struct campaign_field *fields,
                          const json_t *from, void *to);
void campaign_write_fields(const ARB_CONTENT *c, const struct campaign_field *fields,
                           const void *from, json_t *to);
/* The bits of numbers in a list, of those below 64. */
uint64_t campaign_bits(const json_t *numbers);
extern const struct campaign_field game_campaign_fields[], game_player_fields[]; /* to key NULL */

/* For game_check_document(): the same of a list of records; `what` each of them is. */
bool campaign_check_records(const json_t *records, const struct campaign_field *fields,
                            const char *what, struct arb_error *err);

/* The fields of a part that are the game's, ended by NULL, and their reader: part->id and
 * ->name are set if the part gives them itself, otherwise the reader sets them. */
extern const char *const game_part_fields[];
void game_read_part(struct arb_reader *r, const struct arb_node *node, struct campaign_part *part,
                    void *with);

/* A document of an earlier version, to be brought to this one; its form is not checked. */
bool game_old_document(const struct campaign *campaign, json_t *doc, struct arb_error *err);
/* What the fields cannot say of a document. */
bool game_check_document(const ARB_CONTENT *c, const json_t *doc, struct arb_error *err);

/* What a player of the document brings to the seat, unless it brings something else. */
void game_seat_brings(const json_t *player, json_t *seat);
/* A play has begun, or has ended and counts: what the document knows of the player. */
void game_write_player(struct arb_run *g, int seat, const json_t *brought, json_t *player);
/* Does the play that is over count? If not the document stays as it was. */
bool game_play_counts(const struct arb_run *g);
/* It does: what it changes, and what is noted of it, "text" for people among it. */
void game_write_down(struct arb_run *g, json_t *doc, json_t *entry);
/* The campaign is complete: what the next one begins with, or NULL. */
json_t *game_next_campaign(struct arb_run *g, const json_t *doc);

/* In words: of a player, {"text", "note"} into `item`; the rest, as sections. */
void game_player_words(const ARB_CONTENT *c, const json_t *player, json_t *item);
void game_campaign_words(const ARB_CONTENT *c, const json_t *doc, json_t *words);
/* What seats must decide before they can play, as arb_campaign_show() tells it; `seats`
 * is what they bring. */
json_t *game_campaign_needs(const ARB_CONTENT *c, const json_t *doc, const json_t *seats);

#endif
