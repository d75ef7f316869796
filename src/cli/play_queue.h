/* play_queue.h - several answers on one line, given one after the other: "archer,
 * scout, done" or "1 2 6". A number means the option that had it when the line
 * was typed, though the options after it may be numbered anew. */
#ifndef PLAY_QUEUE_H
#define PLAY_QUEUE_H

#include "play_prompt.h"

enum { QUEUE = 32 };

struct queue {
    int count, at;
    int seat;       /* whose answers these are, */
    char phase[40]; /* and for which phase they were meant */
    struct {
        char *words;
        bool numbered;
        struct arb_option option;
    } one[QUEUE];
};

/* Take a line apart; false if it is a single answer. */
bool queue_fill(struct queue *queue, const struct prompt *prompt, const json_t *view,
                const char *line);

/* Are they meant for this question at all? If not, why. */
const char *queue_unfit(const struct queue *queue, const struct prompt *prompt, const json_t *view);

/* The choice that the next answer means, or -1: it fits none or several. `exact`: as
 * for prompt_pick(). */
int queue_next(struct queue *queue, const struct prompt *prompt, bool *exact);

static inline bool queue_empty(const struct queue *queue)
{
    return queue->at == queue->count;
}

/* What is left of it from number `from` on, as one line; the queue is then empty.
 * The caller frees it. */
char *queue_drop(struct queue *queue, int from);
void queue_clear(struct queue *queue);

#endif
