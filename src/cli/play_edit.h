/* play_edit.h - one line typed at a terminal: arrow keys, a history, titles completed
 * with Tab (libedit).
 *
 * What must hold:
 *  1. Each person has a history of their own: what one typed is not shown to another.
 *  2. After Ctrl-Z and `fg`, and after a change of the window's size, whoever shows the
 *     screen is asked to show it again, and then the prompt with what was typed follows.
 *  3. Whenever nobody is asked, and while the program is stopped, the terminal is as it
 *     was before. */
#ifndef PLAY_EDIT_H
#define PLAY_EDIT_H

#include "arbiter.h"

/* Histories: one for each seat, one for chance and one for all else. */
enum { EDIT_OTHER = ARB_CHANCE + 1, EDIT_HISTORIES };

struct edit_for {
    int who;                /* whose history */
    void (*show)(void *of); /* the screen again, without the prompt; NULL: nothing to show */
    void *of;
    const char *const *names; /* what Tab completes, ended by NULL; NULL: nothing */
};

struct edit;

/* NULL: this terminal cannot do it. */
struct edit *edit_new(void);
void edit_free(struct edit *edit);

/* A line without its end, valid until the next; NULL at the end of input or after
 * Ctrl-C. */
char *edit_line(struct edit *edit, const char *prompt, const struct edit_for *how);

#endif
