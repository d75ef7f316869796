/* play_input.h - a line a person typed, and what they meant by it. */
#ifndef PLAY_INPUT_H
#define PLAY_INPUT_H

#include "play_edit.h"

#include <stdbool.h>
#include <stddef.h>

enum said {
    SAID_NOTHING, /* an empty line */
    SAID_CHOICE,  /* a number or words of an option */
    SAID_WHAT,    /* ? */
    SAID_WHY_NOT,
    SAID_WHY_DID,
    SAID_HOW,
    SAID_HINT,
    SAID_UNDO,
    SAID_ANEW,
    SAID_MAP,
    SAID_LOG,
    SAID_LOOK,
    SAID_VIEW,
    SAID_OPTIONS,
    SAID_ORDERS,
    SAID_IGNORE,
    SAID_HEED,
    SAID_SKIP,
    SAID_SAVE,
    SAID_NEXT,
    SAID_HELP,
    SAID_QUIT
};

struct saying {
    enum said what;
    const char *words; /* the rest of the line */
};

/* What a line means. `line` is trimmed in place and must outlive the saying. */
struct saying input_parse(char *line);

/* The help about these words. */
extern const char input_help[];

struct input {
    bool person;         /* a terminal on both ends: questions may be put and answered */
    bool ascii;          /* prompts in plain ASCII */
    int questions;       /* put so far */
    struct edit *edit;   /* NULL: lines come as the terminal gives them */
    struct edit_for how; /* who is asked, and what is completed */
    char *line;
    size_t size;
};

/* The next line without its end, after `prompt` when a person sits there. NULL
 * at the end of input or after Ctrl-C. */
char *input_line(struct input *input, const char *prompt);
void input_free(struct input *input);

#endif
