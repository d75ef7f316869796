/* marks.h - the set of rule ids whose code has run. */
#ifndef ARB_MARKS_H
#define ARB_MARKS_H

#include <stdbool.h>

struct arb_marks;

struct arb_marks *arb_marks_new(void);
void arb_marks_free(struct arb_marks *marks);
void arb_marks_clear(struct arb_marks *marks);

/* A rule of NULL is no rule and is not noted. */
void arb_marks_add(struct arb_marks *marks, const char *rule);
bool arb_marks_has(const struct arb_marks *marks, const char *rule);

#endif
