/* play_prompt.h - one ask as a person meets it: the question, the choices with
 * their numbers, and the finding of a choice by words. */
#ifndef PLAY_PROMPT_H
#define PLAY_PROMPT_H

#include "arbiter.h"
#include "play_paper.h"

/* Choices that a person cannot tell apart (two equal cards in hand, copies in a
 * deck) are one; `option` is the first of them. */
struct choice {
    const char *text;
    const char *verb, *title; /* "play", "Archer"; "" where there is none */
    int option, alike;
    bool pass;
    const char *at; /* the name of its ground on the board: "19"; "": it is about none */
};

struct prompt {
    struct arb_ask ask;
    json_t *words;                      /* arb_ask_words() */
    const char *question, *rule, *kind; /* of window; "": none */
    const char *all;                    /* what `all` would do; "": nothing */
    int count;
    struct choice *choice;
};

/* `view` is what the asked seat sees. */
struct prompt prompt_make(arb_table *table, const struct arb_ask *ask, const json_t *view);
void prompt_free(struct prompt *prompt);

/* The question and its choices; `who` is the name to ask by, or "". More than
 * `max_lines` lines of choices are not listed but left to be found by words;
 * `brief`: a choice takes one line, cut off where it is longer. */
void prompt_draw(struct paper *p, const struct prompt *prompt, const char *who, int max_lines,
                 bool brief);
void prompt_draw_question(struct paper *p, const struct prompt *prompt, const char *who);

/* Some of the choices with their numbers. */
void prompt_draw_choices(struct paper *p, const struct prompt *prompt, const int *some, int count);

/* What a choice is before it is told what that does: "use Archer". The caller
 * frees it. */
char *choice_head(const struct prompt *prompt, int choice);

/* The same without numbers, which change: "pay 1 coin from Scout". */
char *choice_name(const struct prompt *prompt, int choice);

/* A number or words to choices: how many fit, the first `max` in `found`. Words are
 * held against verbs and titles, never against costs in brackets or what a card says.
 * `exact`: it was the number, the whole title, or the whole name. */
int prompt_pick(const struct prompt *prompt, const char *words, int *found, int max, bool *exact);

/* Something is given for it, so it is not done for half a word: whatever one may do
 * in a window (play a card, use an ability, respond), and each payment. */
bool choice_costs(const struct prompt *prompt, int choice);

/* "Play Archer for 5?" */
void choice_question(const struct prompt *prompt, int choice, char *words, size_t size);

/* The choice that an empty line stands for, or -1. */
int prompt_default(const struct prompt *prompt);

#endif
