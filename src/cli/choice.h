/* choice.h - what can be chosen for an option of a setup, as arb_game_describe()
 * tells it: {"value","label"}, or the bare value. */
#ifndef CLI_CHOICE_H
#define CLI_CHOICE_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

enum { CHOICES = 256 };

const char *choice_label(const json_t *choice);
json_t *choice_value(json_t *choice);

/* The number of the choice that is the option's default. */
int choice_default(const json_t *option);

/* The number of the choice that a value or a few words mean; -1: none, or more than
 * one, and `why` tells which there are. A person sees the list with its numbers,
 * anybody else is told the values. */
int choice_find(const json_t *option, const char *said, bool person, char *why, size_t size);

#endif
