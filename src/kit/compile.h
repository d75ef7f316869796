/* compile.h - from the tree of a pack to effect programs.
 *
 *   compile.c          lists of the content, texts and traits, nodes
 *   compile_thing.c    what is printed on a thing: fields, numbers, traits, keywords; printed anew
 *   compile_part.c     seats, sets and filters
 *   compile_value.c    numbers, measures, conditions
 *   compile_effect.c   the programs of effects
 *   compile_change.c   what constant abilities and lasting effects change; costs
 *   compile_ability.c  abilities with their triggers and limits
 *   compile_text.c     the text of a thing cut into its abilities
 *   compile_list.c     declarations with an id, and the lists in them
 *   compile_field.c    fields that go to the members of a record, by a table
 *   compile_warn.c     what can be compiled and is likely wrong all the same
 *
 * Everything is driven by the tables of program.h: what a word takes stands beside it. What
 * is declared (cards, units, maps, missions) is the game's own: it reads the fields of its
 * declarations and gives the kit the nodes with abilities in them.
 *
 * Every reader takes a node and gives a record of program.h. After an error all of them
 * return nothing until arb_go_on() (pack.h), which only a check of the packs does: then what
 * is compiled has gaps, and is thrown away. Records refer to each other by index, so they
 * are read first and added when they are whole: lists that must be contiguous never have
 * other lists between their parts.
 *
 * A game's kit_config.h states, besides its tables, how things are said, for those who said
 * them wrong:
 *     EXAMPLE_WHOS  EXAMPLE_WHICHES  EXAMPLE_FILTERS  EXAMPLE_FILTER  EXAMPLE_FIELD
 *     EXAMPLE_STAT  EXAMPLE_KEYWORDS EXAMPLE_MEASURE  EXAMPLE_PHASE   EXAMPLE_LIMIT
 *     EXAMPLE_OPS   EXAMPLE_CHANGES  EXAMPLE_CHANGE   EXAMPLE_COSTS   EXAMPLE_PAID
 *     EXAMPLE_FACTS EXAMPLE_UNTILS   EXAMPLE_TRAIT
 * and three more tables:
 *     GAME_FROMS(X)    X(place, word): where the thing of an ability may be besides in play
 *     GAME_PRINTED(X)  X(key, stat, forms, min, max, may it be "X"): numbers of declarations
 *     GAME_FIELDS(X)   X(key, forms): what else they have; X(key, forms, TO_...) if it goes to a
 *                      member of the game's record as it stands (read_printed_fields)
 * A form is a number below 32 for declarations that have the same fields, as a rule the type;
 * `forms` is a mask of them. */
#ifndef KIT_COMPILE_H
#define KIT_COMPILE_H

#include "arena.h"
#include "pack.h"
#include "program.h"

#include <string.h>

/* What the ability being read has names for at this point. */
enum knows_number { KIT_KNOWS(KIT_BIT_NUMBER) GAME_KNOWS(KIT_BIT_NUMBER) KNOWS_COUNT };
enum knows {
    KIT_KNOWS(KIT_BIT) GAME_KNOWS(KIT_BIT)
    /* What nothing is said about once its choice or its trigger is wrong. */
    KNOWS_OF_CHOICES = KNOWS_TARGET | KNOWS_TARGET2 | KNOWS_SEAT,
    KNOWS_OF_EVENTS = KNOWS_EVENT_THING | KNOWS_EVENT_OTHER | KNOWS_EVENT_SEAT | KNOWS_AMOUNT
};

struct compiler {
    struct arb_reader r;
    ARB_CONTENT *c;
    const struct arb_declaration **from; /* of each definition, if the game notes them */
    const struct arb_pack *packs;
    const char *pack; /* the name of the one being read */
    unsigned knows;
    bool in_fact; /* reading whom a trigger is about */
    bool anew;    /* reading what a declaration has under PRINTED_ANEW (declare.h) */
    bool in_each; /* what is done for each of several things */
    struct suspect *suspect;
    int suspects;
    char shown[96];
};

/* The whole. */

/* An empty content with a "nothing" in each list of the kit; false if there is no memory. */
bool compile_begin(struct compiler *k, const struct arb_pack *pack, struct arb_error *err);
/* The content, or NULL if there were errors, which have been told. */
ARB_CONTENT *compile_end(struct compiler *k);
void compile_free(void *content);

/* Read every declaration, knowing which pack it is of. */
void each_declaration(struct compiler *k, const struct arb_pack *pack,
                      void (*read)(struct compiler *));

/* Lists of the content. */

/* Room for one more record at the end of a list of `count`. */
void *more_room(struct compiler *k, void *list, int count, size_t size);

/* Add a record to a list of the content; its index, or 0 after an error. */
#define ADD(k, list, count, record)                                                                \
    ((list) = more_room(k, list, count, sizeof *(list)),                                           \
     (k)->r.failed ? 0 : ((list)[count] = (record), (count)++))

/* The index of a text in a list that begins at 1, or 0. */
int find_text(const char *const *list, int count, const char *text);

/* Texts of the content, each kept once. */
const char *keep_text(struct compiler *k, const char *text);
int add_title(struct compiler *k, const char *title);
int add_text(struct compiler *k, const char *text);
int add_trait(struct compiler *k, const struct arb_node *at, const char *trait);

/* Nodes. */

/* A node in the words of its author, for errors. */
const char *shown(struct compiler *k, const struct arb_node *node);
bool is_word(const struct arb_node *node, const char *word);
static inline bool is_string(const struct arb_node *node)
{
    return node && node->kind == ARB_NODE_STRING;
}
/* A table that is no part by itself: { ... }. */
static inline bool is_plain_table(const struct arb_node *node)
{
    return node && node->kind == ARB_NODE_TABLE && !node->word;
}
/* Item `i` of a part, or NULL. */
const struct arb_node *item_of(const struct arb_node *node, int i);
/* A list of texts; NULL if it is absent or not one. */
const struct arb_node *text_list(struct compiler *k, const struct arb_node *body, const char *key);
/* "a, b or c": the words of a list that are wanted (NULL: all of them), each with `tail`
 * after it, and `last`, as " or ", before the last one. */
struct words {
    char text[400];
};
struct words word_list(const char *const *words, int count, bool (*wanted)(int word, int with),
                       int with, const char *tail, const char *last);

/* Complain of fields where a part takes none; of a part that is not as it is used. */
void no_fields(struct compiler *k, const struct arb_node *node);
void wrong_form(struct compiler *k, const struct arb_node *node, const char *usage);
/* Has a part that takes no fields so many items, and is the one of number `text` a text (-1: none
 * need be)? Complains if not. */
bool has_form(struct compiler *k, const struct arb_node *node, const char *usage, int items,
              int text);

/* Declarations with an id, and lists in them. */

/* What a declaration is called: by an id that no other one of the list has, whose records begin
 * with theirs, and by its field "name". */
struct named {
    const char *id, *name;
};
struct named read_named(struct compiler *k, const char *what, const void *list, int count,
                        size_t size);
/* A field that is a list of so many; NULL if it is absent or not one. */
const struct arb_node *list_field(struct compiler *k, const struct arb_node *body, const char *key,
                                  int least, int most, const char *of);
/* Its items one by one; what is wrong with one does not keep the next from being read. */
#define EACH_ITEM(k, list, i)                                                                      \
    for (int i = 0; (list) && i < (list)->items && !(k)->r.failed; arb_go_on(&(k)->r), i++)
/* Item i is { copies, thing }: how many, and what; 0 and an error if it is in another form. */
int read_counted(struct compiler *k, const struct arb_node *list, int i, int most,
                 const struct arb_node **thing);

/* Fields that go to the members of a record. */

/* Where the value of a field goes, and which there are:
 *     static const struct field fields[] = {
 *         {"rounds", TO_NUMBER(struct scenario, rounds, 1, 20, 8)},
 *         {"story", TO_TEXT(struct scenario, story, true)},
 *         {0}};
 * A `usual` of ARB_REQUIRED: it must be there. Numbers, flags and words go to integers of any
 * size. */
enum field_kind { FIELD_ELSEWHERE, FIELD_NUMBER, FIELD_FLAG, FIELD_TEXT, FIELD_NAME, FIELD_WORD };
struct field {
    const char *key;
    const char *const *words;
    enum field_kind kind;
    int least, most, usual;
    unsigned forms; /* of GAME_FIELDS */
    uint16_t at;
    uint8_t bytes;
};
#define TO_MEMBER(type, member)                                                                    \
    .at = (uint16_t)offsetof(type, member), .bytes = (uint8_t)sizeof(((type *)0)->member)
#define TO_NUMBER(type, member, least_, most_, usual_)                                             \
    .kind = FIELD_NUMBER, TO_MEMBER(type, member), .least = least_, .most = most_, .usual = usual_
#define TO_FLAG(type, member, usual_) .kind = FIELD_FLAG, TO_MEMBER(type, member), .usual = usual_
/* A text that is kept; the same as a number of content->text, 0: it is absent. */
#define TO_TEXT(type, member, required)                                                            \
    .kind = FIELD_TEXT, TO_MEMBER(type, member), .usual = (required) ? ARB_REQUIRED : 0
#define TO_NAME(type, member, required)                                                            \
    .kind = FIELD_NAME, TO_MEMBER(type, member), .usual = (required) ? ARB_REQUIRED : 0
/* The number of a word of a list ended by NULL; those before `least` cannot be said. */
#define TO_WORD(type, member, words_, least_, usual_)                                              \
    .kind = FIELD_WORD, TO_MEMBER(type, member), .words = words_, .least = least_, .usual = usual_

/* Into the record `to`. */
void read_fields(struct compiler *k, const struct arb_node *node, const struct field *fields,
                 void *to);
/* The same, and a complaint of fields that are neither among them nor `others`, ended by NULL,
 * which somebody else reads; or of what is no table. */
bool read_record(struct compiler *k, const struct arb_node *node, const struct field *fields,
                 const char *const *others, void *to);
#define OTHER_FIELDS(...) ((const char *const[]){__VA_ARGS__, NULL})
/* Those of GAME_FIELDS that declarations of this form have. */
void read_printed_fields(struct compiler *k, const struct arb_node *body, int form, void *to);

/* What is printed on a thing. */

/* Complain of fields that declarations of this form do not have. */
void check_fields(struct compiler *k, const struct arb_node *body, int form);
/* A number that is not printed is NO_VALUE; "X" is VALUE_X. */
void read_stats(struct compiler *k, const struct arb_node *body, int form, bool required,
                int16_t stat[STATS]);
/* The fields "traits", as bits, and "keywords", each with its number. */
void read_traits(struct compiler *k, const struct arb_node *body, uint64_t traits[]);
/* A declaration as it is printed anew: the fields of its table `key` in place of its own, and the
 * abilities there, if there are any, in place of all of its own. NULL: it has no such table. */
const struct arb_node *body_printed_anew(struct compiler *k, const struct arb_node *body,
                                         const char *key);
void read_keywords(struct compiler *k, const struct arb_node *body, uint8_t keywords[]);

/* Parts. */

/* A keyword as it is printed: "swift", "armour 2". */
bool read_keyword(struct compiler *k, const struct arb_node *node, int *keyword, int *number);
int read_stat(struct compiler *k, const struct arb_node *node);
int read_phase(struct compiler *k, const struct arb_node *table);

int read_who(struct compiler *k, const struct arb_node *node);
bool is_who_word(const struct arb_node *node);
int read_filter(struct compiler *k, const struct arb_node *node);
struct set read_set(struct compiler *k, const struct arb_node *node);
bool is_value(const struct arb_node *node);
struct value read_value(struct compiler *k, const struct arb_node *node);
/* A measure of something, whose parts are the letters of `takes`. */
struct value read_measure_of(struct compiler *k, const struct arb_node *node, int measure,
                             const char *takes);
/* The first of a chain of conditions; 0 if the node is NULL. */
int read_condition(struct compiler *k, const struct arb_node *node);
/* Does the ability know what this word needs? Complains if not. */
bool is_known(struct compiler *k, const struct arb_node *at, const char *word, int needs);

/* The keys of filters: each reads a field of a filter, 0 if it is absent. */
int filter_trait(struct compiler *k, const struct arb_node *filter, const char *key);
int filter_keyword(struct compiler *k, const struct arb_node *filter, const char *key);
int filter_who(struct compiler *k, const struct arb_node *filter, const char *key);
int filter_title(struct compiler *k, const struct arb_node *filter, const char *key);
int filter_text(struct compiler *k, const struct arb_node *filter, const char *key);
int filter_value(struct compiler *k, const struct arb_node *filter, const char *key);
#define KIT_DECLARE_KEY(type, field, key, read)                                                    \
    int read(struct compiler *k, const struct arb_node *filter, const char *name);
GAME_FILTER_KEYS(KIT_DECLARE_KEY)
#undef KIT_DECLARE_KEY

/* Effects, changes, costs, abilities. */

/* The first op of a program: one effect or a table of them. */
int read_program(struct compiler *k, const struct arb_node *node);
/* The same, of the items of a part from number `first` on. */
int read_items(struct compiler *k, const struct arb_node *node, int first);

/* The first of a chain of changes, under one condition (0: always): the items of
 * a part from number `first` on. */
int read_changes(struct compiler *k, const struct arb_node *node, int first, int condition);
/* The first of a list of costs: one cost or a table of them, or the items of a part. */
int read_costs(struct compiler *k, const struct arb_node *node, bool items);

/* The fact a trigger or a delayed effect names. */
int read_fact_word(struct compiler *k, const struct arb_node *node);
/* Complain unless this fact can be answered at this time. */
void check_moment(struct compiler *k, const struct arb_node *node, enum timing timing);

/* The positional parts of a declaration are its abilities, in their order: the first, and
 * how many there are. */
struct ability_range {
    uint16_t first, count;
};
struct ability_range read_abilities(struct compiler *k, int def, const struct arb_node *body);
/* Abilities without words of their own get theirs from the text of the thing: what stands behind
 * "Action:", "Combat action:" or the like, one label for each ability of that kind. A label
 * begins a sentence. */
void cut_text(struct compiler *k, struct ability_range range, const char *text);

/* What is likely wrong. */

/* What may be a mistake, which only the whole of the packs can tell. */
enum suspicion { UNUSED_TRAIT, EMPTY_SEARCH, SUSPICION_GAME };
struct suspect {
    int suspicion;
    int what; /* a trait; the filter of a search; a number of the game's */
    const struct arb_declaration *declaration;
    const struct arb_node *at;
};
void suspect(struct compiler *k, int suspicion, const struct arb_node *at, int what);
/* Warn of them, once the packs are read without an error. */
void check_suspects(struct compiler *k);
/* Is there an ability or an effect that gives this trait? */
bool is_gained(const ARB_CONTENT *c, int trait);

/* What only the game knows. */

/* Effects with "*" among GAME_OPS; op->code is set. */
void game_read_op(struct compiler *k, const struct arb_node *node, const char *usage,
                  struct op *op);
/* The words that an effect with the letter k takes, ended by NULL. */
const char *const *game_op_words(int op);
/* The words that a measure with the letter k takes, likewise. */
const char *const *game_measure_words(int measure);
/* A letter of GAME_CHANGES that is none of the kit's. */
void game_read_change(struct compiler *k, const struct arb_node *item, char letter,
                      struct modifier *m);
/* A filter is read: settle what follows from its fields, complain of what cannot be. */
void game_check_filter(struct compiler *k, const struct arb_node *node, struct filter *filter);
/* The type of what an ability is printed on, and whether it can have one of this kind. */
int game_type_of(const ARB_CONTENT *c, int def);
bool game_may_have(int type, enum ability_kind kind);
/* What abilities printed on it can name from the start: KNOWS_X, or what is the game's own. */
unsigned game_knows(const ARB_CONTENT *c, int def);
/* An ability is read without errors: the same as for a filter. */
void game_check_ability(struct compiler *k, const struct arb_node *node, struct ability *a);
/* Is this trait printed on anything? */
bool game_prints_trait(const ARB_CONTENT *c, int trait);
/* A search that may find nothing, or a suspicion of the game's own. */
void game_check_suspect(struct compiler *k, const struct suspect *s);

#endif
