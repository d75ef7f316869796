/* deck.h - decks as players write them down: lists of things with copies.
 *
 *   deck.c        lists, what is wrong with them, finding things by their titles
 *   deck_read.c   from an object, a text or the id of a prepared deck to a list
 *   deck_text.c   lines such as "3x Title (Where from)" below headings
 *   deck_markup.c decks in markup, as a program for tables of cards keeps them
 *   deck_slots.c  decks as objects of codes, as an exchange site keeps them
 *   deck_write.c  a list written down again, in the forms that players exchange
 *
 * What may be in a deck comes in groups (types of things), and groups in sections, which
 * are lists of their own where a deck is an object. Reading goes on after what it cannot
 * make sense of, so that all that is wrong with a deck is told at once; and it ends, however
 * long the nonsense.
 *
 * The game's kit_config.h states DECK_GROUPS (the names of the groups, ended by NULL); the game
 * defines the game_... functions and tables below. Which forms it has (an exchange site's,
 * another program's) stands in its table of forms. */
#ifndef KIT_DECK_H
#define KIT_DECK_H

#include "rules.h"

#include <stdio.h>

/* Kinds of things; what is read of a text or list at most; what is told of it. */
enum {
    DECK_LINES = 512,
    DECK_READ = 1000,
    DECK_WORDS = 100,
    DECK_LETTERS = 240,
    DECK_ID_LETTERS = 64
};
struct deck_line {
    uint16_t what, copies;
};
struct deck_list {
    char name[120];
    int prepared; /* 1 + the number of the deck of the packs it is; 0: none */
    int lines;
    struct deck_line line[DECK_LINES]; /* as they were written */
    json_t *problems, *notes;          /* [{"text","rule"}], or NULL */
    int read;                          /* lines or items so far */
};

/* Read a deck; what cannot be read is a problem. End with deck_drop(). */
void deck_read(const ARB_CONTENT *c, const json_t *written, struct deck_list *deck);
/* Other things instead of those of this section: a list of titles. */
void deck_replace(const ARB_CONTENT *c, const json_t *titles, int section, struct deck_list *deck);
void deck_drop(struct deck_list *deck);

/* Copies of things of these groups (a mask). */
int deck_count(const ARB_CONTENT *c, const struct deck_list *deck, int groups);
/* All copies of the thing of a line, told at its first line; 0 at the others. */
int deck_copies(const struct deck_list *deck, int line);
/* All copies of things of its title in these groups, told at the first line that has it. */
int deck_copies_by_title(const ARB_CONTENT *c, const struct deck_list *deck, int line, int groups);

void deck_problem(struct deck_list *deck, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void deck_note(struct deck_list *deck, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* All that is wrong with a deck as one error, as far as there is room, with the rule of the
 * first; false. `how` is said where nothing but these rules (ended by NULL) speaks against it. */
bool deck_refuse(const struct deck_list *deck, const char *whose, const char *const *waived,
                 const char *how, struct arb_error *err);

/* {"ok", "problems", "notes", "prepared"?} for the answer to arb_deck_check(). */
json_t *deck_verdict(const ARB_CONTENT *c, const struct deck_list *deck);
/* The deck as a setup takes it: {"name", a list or {title: copies} for each section}. Two
 * things of one title are told apart by their group. */
json_t *deck_json(const ARB_CONTENT *c, const struct deck_list *deck);

/* For that answer, so that any screen can show it: a table of counts ({label: n}), as bars or
 * in one line; a line of text. */
void deck_tell_counts(json_t *answer, const char *label, const json_t *counts, bool bars);
void deck_tell_line(json_t *answer, const char *label, json_t *text);
/* Counting for such a table: n more of this label. */
void deck_count_in(json_t *counts, const char *label, int n);
/* Labels of numbers: none yet of each up to this one. */
void deck_count_to(json_t *counts, int most);
/* "cards": the deck in its order, game_deck_facts() of each and its "copies"; "deck": as a setup
 * takes it. */
void deck_tell_things(const ARB_CONTENT *c, const struct deck_list *deck, json_t *answer);

/* The same copies with one line for each thing, in the game's order; to be freed. */
struct deck_list *deck_in_order(const ARB_CONTENT *c, const struct deck_list *deck);

/* `write_deck` and `deck_forms` of the game's rules. */
json_t *deck_write(const void *content, const json_t *written, const char *form,
                   struct arb_error *err);
json_t *deck_forms(void);

/* Between the readers, and for a game's own forms. */

/* To be asked before each line or item: false if the rest is not to be read. */
bool deck_goes_on(struct deck_list *deck);
/* A thing of these groups by its title (accents and case aside) or its code; 0: none. */
int deck_find(const ARB_CONTENT *c, const char *word, int groups);
/* Add copies of a thing called `word`; if there is none in the groups it is a problem
 * that names the nearest one. */
void deck_add(const ARB_CONTENT *c, struct deck_list *deck, const char *word, int groups,
              long copies);
bool deck_has(const struct deck_list *deck, int what);
/* A list of titles, of {"title","type","copies"?}, or {title: copies}. */
void deck_read_list(const ARB_CONTENT *c, const json_t *list, int groups, struct deck_list *deck);
void deck_read_text(const ARB_CONTENT *c, const char *text, struct deck_list *deck);
void deck_read_markup(const ARB_CONTENT *c, const char *text, struct deck_list *deck);
/* An object with "slots"; false: it has none. */
bool deck_read_slots(const ARB_CONTENT *c, const json_t *object, struct deck_list *deck);
/* The groups a heading begins ("Spells (12)"), 0 for what is left out, -1: it is none. */
int deck_heading(const char *line);
void deck_trim(char *text);
/* The groups of all sections; the last section, which is the deck itself. */
int deck_every_group(void);
const struct deck_section *deck_last_section(void);

/* What the game defines. */

struct deck_thing {
    const char *title;
    int group;
    bool barred; /* by no deck of a player's own */
};
int game_deck_things(const ARB_CONTENT *c); /* ids are below it, from 1 on */
struct deck_thing game_deck_thing(const ARB_CONTENT *c, int what);
json_t *game_deck_facts(const ARB_CONTENT *c, int what);    /* an object, for lists of things */
const char *game_deck_from(const ARB_CONTENT *c, int what); /* the box it comes in, or "" */
bool game_deck_code(const ARB_CONTENT *c, int what, const char *word);
/* The order in which a deck is written down. */
int game_deck_order(const ARB_CONTENT *c, int what);

/* Ended by key NULL; the last one is the deck itself. */
struct deck_section {
    const char *key;
    int groups;
};
extern const struct deck_section game_deck_sections[];
/* Headings in texts besides the general ones, each for one ("sorcery") and so for many,
 * ended by NULL; 0: what follows is left out. */
struct deck_heading {
    const char *word;
    int groups;
};
extern const struct deck_heading game_deck_headings[];

/* It is not to be in a deck, or not among these groups: say so. */
void game_deck_refuses(const ARB_CONTENT *c, struct deck_list *deck, int what, int groups);

/* Decks of the packs: their ids (NULL: no more) and what they hold. */
const char *game_prepared_deck(const ARB_CONTENT *c, int number, struct deck_list *deck);

/* How decks can be written down; the first is what is meant where nothing is said. A writer
 * says in err why it cannot. */
struct deck_form {
    const char *name, *ending;
    bool (*write)(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                  struct arb_error *err);
};
extern const struct deck_form game_deck_forms[]; /* ended by NULL */
bool deck_write_text(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                     struct arb_error *err);
bool deck_write_json(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                     struct arb_error *err);
bool deck_write_markup(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                       struct arb_error *err);

bool deck_write_slots(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                      struct arb_error *err);

/* For deck_write_slots(): what the exchange site is called, and the code of a thing there, if it
 * has one. */
extern const char *const game_deck_site;
bool game_deck_slot(const ARB_CONTENT *c, int what, char code[DECK_ID_LETTERS]);

/* For deck_write_markup(): the game's id in that program, and the sections in their order with
 * the group that is in each, -1: it stays empty; what a card is known by there, if it is. */
enum { DECK_MARKUP_SECTIONS = 16 };
struct deck_markup {
    const char *game;
    struct deck_markup_section {
        const char *name;
        int group;
        bool shared; /* by all at the table */
    } section[DECK_MARKUP_SECTIONS];
};
extern const struct deck_markup game_deck_markup;
bool game_deck_markup_id(const ARB_CONTENT *c, int what, char id[DECK_ID_LETTERS]);

#endif
