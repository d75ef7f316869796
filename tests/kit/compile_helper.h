/* compile_helper.h - what the tests of the compiler share: packs of the fleet. */
#ifndef COMPILE_HELPER_H
#define COMPILE_HELPER_H

#include "kit_config.h" /* first: it says what g->c is */

#include "compile.h"

/* What became of the pack compiled last: content, or NULL; what a check found; the error. */
extern struct skirmish_content *content;
extern struct arb_findings found;
extern struct arb_error err;

/* Around each test: a folder for its packs. */
void open_folder(void);
void remove_folder(void);

#define SHIP(text) "ship \"Argo\" { move = 2, guns = 1,\n" text "\n}\n"

/* Compile a pack of this text: as a check, which finds everything, or as a game is loaded,
 * which stops at the first error. */
void compile(const char *text, bool check);
/* The same of three packs together, called "0", "1" and "2". */
void compile_three(const char *const texts[3]);
/* It must compile without a word. */
void good(const char *text);
/* The only thing found in a pack with this part in a ship is this, at line 3; to whoever loads
 * the game the same is told. */
void refused(const char *part, const char *words);
struct wrong {
    const char *part, *words;
};
void all_refused(const struct wrong *list, size_t count);
#define ALL_REFUSED(list) all_refused(list, sizeof(list) / sizeof *(list))
/* It compiles with this one warning. */
void one_warning(const char *part, const char *words);
bool ends_with(const char *text, const char *end);

#endif
