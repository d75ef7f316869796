/* declare.h - a game's packs, declaration by declaration, in the order in which they need each
 * other, into its content.
 *
 * The game's kit_config.h states
 *     DECLARATIONS(X)   X(word): what declares something, in the order in which they are read
 *     KIT_ID            the id of the game, which its packs name
 * and for each word the game has its reader, read_WORD(k, body); r.declaration->name is what is
 * declared. Readers for dice, maps, things with effects and campaigns are here.
 *
 * A game of which some things were printed twice states
 *     PRINTED_ANEW      the field that says how: note "Stymie" { text = ..., codex = { text = ... }
 * } When all is read as first printed, what has such a field is read once more, by the same
 * readers: k->anew is set then, and the fields and abilities are those of the later printing, where
 * it has some. Both are in the content; which one holds at a table is the game's to say, by a
 * variant. */
#ifndef KIT_DECLARE_H
#define KIT_DECLARE_H

#include "compile.h"

#define DECLARE_READER(word) void read_##word(struct compiler *k, const struct arb_node *body);
DECLARATIONS(DECLARE_READER)

/* What the game may say of tests: the names of what one can be about in a declaration (none if
 * left out), and which of them its code carries out by name, ended by NULL. */
void game_components(const struct arb_declaration *d, json_t *names);
extern const char *const game_in_code[];

/* For struct arb_rules. */
extern const struct arb_schema declare_schema;
void *declare_compile(struct arb_pack *pack, struct arb_error *err);

/* The type of thing whose word declares it. */
int declared_type(const struct compiler *k);

/* Is there room for so many? Complains if not. */
bool declare_room(struct compiler *k, int count, int most);

/* What the game may say: before anything is read, and of the whole. */
void game_before_packs(struct compiler *k);
void game_after_packs(struct compiler *k);

/* Readers of the kit. */

#ifdef KIT_DICE_H
/* { { "its words", value = 3, hits = 1 }, ... }: faces, with the symbols in the words of
 * DICE_SYMBOL_WORDS, one for each symbol. A face may also be a number, or a word of DICE_FACES(X),
 * X(word, value, flags), if the game has it. */
void declare_die(struct compiler *k, const struct arb_node *body, struct die *die);
/* The number of the die that is declared, by its name; -1 and a complaint: it is none of these. */
int declared_die(struct compiler *k, const char *const *names);
/* A face that is a table of the game's own form; false: it is not. */
bool game_read_face(struct compiler *k, const struct arb_node *node, struct die_face *face);
#endif

#ifdef KIT_BOARD_MAP_H
/* The map that is declared, its legend in the words of this list, or of these rows (board_map.h).
 */
const struct board *declare_board(struct compiler *k, const char *const *kinds);
const struct board *declare_board_of(struct compiler *k, const struct board_word *rows);
#endif
#ifdef KIT_BOARD
/* One more of content->board, at most BOARDS (NULL: there was an error); the one that a field
 * names, or NULL and a complaint. */
void add_board(struct compiler *k, const struct board *b);
const struct board *board_field(struct compiler *k, const struct arb_node *body, const char *key);
#endif

#ifdef KIT_EFFECTS_USUAL_H
/* What is printed on a thing: text, numbers, abilities. */
struct thing_def *declare_thing(struct compiler *k, const struct arb_node *body, int thing,
                                int type);
/* One that no pack declares, without numbers. */
struct thing_def *declare_piece(struct compiler *k, int thing, int type, const char *name,
                                const char *icon);
#endif

#endif
