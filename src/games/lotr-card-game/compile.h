/* compile.h - what the parts of the pack compiler share.
 *
 *   compile.c          cards; the whole of a pack
 *   compile_decks.c    decks, products, scenarios
 *   compile_ability.c  abilities with their triggers and costs; changes
 *   compile_effect.c   the programs of effects
 *   compile_campaign.c campaigns: their parts and the sides of their cards
 *   compile_part.c     sets, filters, players, values, conditions
 *   compile_warn.c     what can be compiled and is likely wrong all the same
 *
 * Every reader takes a node and gives a record of content.h. After an error all of
 * them return nothing until arb_go_on() (pack.h), which only a check of the packs
 * does: then what is compiled has gaps, and is thrown away. Records refer to each
 * other by index, so they are read first and added when they are whole: lists
 * that must be contiguous never have other lists between their parts. */
#ifndef LOTR_COMPILE_H
#define LOTR_COMPILE_H

#include "arena.h"
#include "lotr.h"
#include "pack.h"

/* What the ability being read has names for at this point. */
enum knows_number { KIT_KNOWS(KIT_BIT_NUMBER) GAME_KNOWS(KIT_BIT_NUMBER) KNOWS_COUNT };
enum knows {
    KIT_KNOWS(KIT_BIT) GAME_KNOWS(KIT_BIT)
    /* What nothing is said about once its choice or its trigger is wrong. */
    KNOWS_OF_CHOICES = KNOWS_TARGET | KNOWS_TARGET2 | KNOWS_SEAT,
    KNOWS_OF_EVENTS = KNOWS_EVENT_THING | KNOWS_EVENT_OTHER | KNOWS_EVENT_SEAT | KNOWS_AMOUNT
};

/* Types of cards. */
enum {
    PLAYER_CARDS = CHARACTERS | 1 << ATTACHMENT | 1 << EVENT,
    DECK_CARDS = PLAYER_CARDS & ~(1 << HERO),
    ENCOUNTER_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << TREACHERY | 1 << OBJECTIVE
};

struct compiler {
    struct arb_reader r;
    struct lotr_content *c;
    const struct arb_declaration **from; /* of each definition */
    const char *pack;                    /* the name of the one being read */
    unsigned knows;
    bool in_fact; /* reading whom a trigger is about */
    struct suspect *suspect;
    int suspects;
    char shown[96];
};

/* What may be a mistake, which only the whole of the packs can tell. */
enum suspicion { EMPTY_SEARCH, UNUSED_TRAIT };
struct suspect {
    enum suspicion suspicion;
    int what; /* a filter; a trait */
    const struct arb_declaration *declaration;
    const struct arb_node *at;
};
void suspect(struct compiler *k, enum suspicion suspicion, const struct arb_node *at, int what);
/* Warn of them, and of encounter sets that are never used. */
void check_suspects(struct compiler *k);
/* Warn of an ability that has nothing to cancel, or does not cancel it. */
void check_cancel(struct compiler *k, const struct arb_node *node, const struct ability *a);

/* Room for one more record at the end of a list of `count`. */
void *more_room(struct compiler *k, void *list, int count, size_t size);

/* Add a record to a list of the content; its index, or 0 after an error. */
#define ADD(k, list, count, record)                                                                \
    ((list) = more_room(k, list, count, sizeof *(list)),                                           \
     (k)->r.failed ? 0 : ((list)[count] = (record), (count)++))

/* The index of a text in a list that begins at 1, or 0. */
int find_text(const char *const *list, int count, const char *text);

/* Texts of the content, each kept once. */
int add_title(struct compiler *k, const char *title);
int add_text(struct compiler *k, const char *text);
int add_trait(struct compiler *k, const struct arb_node *at, const char *trait);

/* The index of a card by its title, among these types (a mask; 0: all). */
int find_card(const struct compiler *k, const char *title, int types);

/* A card by its title or its number, among these types; an error says what was
 * expected. */
int card_named(struct compiler *k, const struct arb_node *node, int types, const char *expected);
const char *keep_text(struct compiler *k, const char *text);
void read_campaigns(struct compiler *k, const struct arb_pack *pack);
/* Read every declaration, knowing which pack it is of. */
void each_declaration(struct compiler *k, const struct arb_pack *pack,
                      void (*read)(struct compiler *));

/* The declaration being read, as what it is. */
void read_deck(struct compiler *k);
void read_product(struct compiler *k);
void read_scenario(struct compiler *k);

/* A node in the words of its author, for errors. */
const char *shown(struct compiler *k, const struct arb_node *node);
bool is_word(const struct arb_node *node, const char *word);
static inline bool is_string(const struct arb_node *node)
{
    return node && node->kind == ARB_NODE_STRING;
}
/* A list of texts; NULL if it is absent or not one. */
const struct arb_node *text_list(struct compiler *k, const struct arb_node *body, const char *key);
/* Item `i` of a part, or NULL. */
const struct arb_node *item_of(const struct arb_node *node, int i);

/* A keyword as a card prints it: "ranged", "doomed 2". */
bool read_keyword(struct compiler *k, const struct arb_node *node, int *keyword, int *number);
int read_stat(struct compiler *k, const struct arb_node *node);

int read_who(struct compiler *k, const struct arb_node *node);
bool is_player_word(const struct arb_node *node);
int read_filter(struct compiler *k, const struct arb_node *node);
struct set read_set(struct compiler *k, const struct arb_node *node);
bool is_value(const struct arb_node *node);
struct value read_value(struct compiler *k, const struct arb_node *node);
/* The first of a chain of conditions; 0 if the node is NULL. */
int read_condition(struct compiler *k, const struct arb_node *node);

/* The first op of a program: one effect or a table of them. */
int read_program(struct compiler *k, const struct arb_node *node);
/* The same, of the items of a part from number `first` on. */
int read_items(struct compiler *k, const struct arb_node *node, int first);

/* The first of a chain of changes, under one condition (0: always): the items of
 * a part from number `first` on. */
int read_changes(struct compiler *k, const struct arb_node *node, int first, int condition);
/* The fact a trigger or a delayed effect names. */
int read_fact_word(struct compiler *k, const struct arb_node *node);
/* Complain unless this fact can be answered at this time. */
void check_moment(struct compiler *k, const struct arb_node *node, enum timing timing);
int read_phase(struct compiler *k, const struct arb_node *table);

void read_abilities(struct compiler *k, int def, const struct arb_node *body);

#endif
