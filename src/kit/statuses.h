/* statuses.h - what figures suffer or enjoy for a time: conditions, effects, wounds, each of them
 * there or not. Getting one again does no more than begin its time anew.
 *
 * A status that lasts for a turn is over at the end of the figure's first full turn with it: one
 * that came in its own turn is fresh until that turn has ended.
 *
 * kit_config.h states
 *     STATUSES(X)               X(NAME, "word in packs", "Name"), at most 16
 *     KIT_STATUS(g, figure)     its struct statuses in the block
 *     STATUS_ACTING(g)          the figure at turn
 *     STATUS_EVENT_GETS, STATUS_EVENT_LOSES (figure a, status b), STATUS_RULE_GETS
 *     AT_STATUS_AGAIN, AT_STATUS_BESIDE (it has others), AT_STATUS_FRESH       marks of rules */
#ifndef KIT_STATUSES_H
#define KIT_STATUSES_H

#include <stdbool.h>
#include <stdint.h>

#define STATUS_NUMBER(name, word, words) name,
enum status { STATUSES(STATUS_NUMBER) STATUS_COUNT };
_Static_assert(STATUS_COUNT <= 16, "a figure has 16 bits for what befalls it");

struct statuses {
    uint16_t on, fresh; /* a bit each */
};

/* Words in packs and names, each list ended by NULL. */
extern const char *const status_keys[], *const status_words[];

struct arb_run;
/* True if the figure did not have it. */
bool status_give(struct arb_run *g, int figure, enum status status);
/* Told, if it had it. */
void status_lose(struct arb_run *g, int figure, enum status status, const char *rule);

/* At the end of its turn: rows of what lasts for one, ended by one without a rule. */
struct status_end {
    enum status status;
    const char *rule;
};
void statuses_end(struct arb_run *g, int figure, const struct status_end *rows);

/* In packs: a word or a list of them, as bits. */
struct compiler;
struct arb_node;
int read_statuses(struct compiler *k, const struct arb_node *node);
/* In views: their names, among other words. */
struct view_some;
void view_add_statuses(const struct arb_run *g, int figure, struct view_some *words);

#endif
