/* name.h - what people may be called. Others must be able to tell two names apart by
 * looking at them, so:
 *  1. A name is made of letters of one script, digits, and a few signs. (Chinese,
 *     Japanese and Korean writing counts as one script.)
 *  2. Any kind of space is a plain one, and never two in a row. What cannot be seen
 *     (soft hyphen, zero width, direction and other format marks) is refused.
 *  3. Two names are the same if they are after lower case and after letters of other
 *     scripts that look like Latin ones are taken for those: a Cyrillic "Аnn" is refused
 *     by 1, a wholly Cyrillic "Аса" is the same name as a Latin "Aca". */
#ifndef SERVER_NAME_H
#define SERVER_NAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NAME_LETTERS = 32, NAME_BYTES = 60 };

#define NAME_RULE "Take letters of one script, digits and plain spaces."

/* The name as it is shown and kept; false if it cannot be one. */
bool name_clean(const char *text, char name[NAME_BYTES + 1]);

/* Two names are the same if either of these is: what letters look like as they stand (a
 * Greek "ν" is a "v"), and what they look like in any case (as a capital, an "N"). */
enum { NAME_SKELETON = NAME_BYTES * 2 };
void name_skeleton(const char *name, char skeleton[NAME_SKELETON]);
void name_folded(const char *name, char folded[NAME_SKELETON]);
bool name_same(const char *one, const char *other);

/* The letter at *text, which moves behind it; UTF-8 that is whole. */
uint32_t name_letter(const char **text);

/* True if it has no look of its own, or changes the order others are read in. */
bool name_hidden(uint32_t letter);

#endif
