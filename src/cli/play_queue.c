#include "play_queue.h"
#include "play_card.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void queue_clear(struct queue *queue)
{
    for (int i = 0; i < queue->count; i++)
        free(queue->one[i].words);
    queue->count = queue->at = 0;
}

char *queue_drop(struct queue *queue, int from)
{
    size_t size = 1, n = 0;
    for (int i = from; i < queue->count; i++)
        size += strlen(queue->one[i].words) + 2;
    char *line = malloc(size);
    if (!line)
        abort();
    line[0] = 0;
    for (int i = from; i < queue->count; i++)
        n += (size_t)sprintf(line + n, "%s%s", n ? ", " : "", queue->one[i].words);
    queue_clear(queue);
    return line;
}

static void add(struct queue *queue, const struct prompt *prompt, const char *from, size_t length)
{
    long number;
    char *words = strndup(from, length);
    if (!words)
        abort();
    for (size_t n = strlen(words); n && words[n - 1] == ' ';)
        words[--n] = 0;
    if (!*words || queue->count == QUEUE) {
        free(words);
        return;
    }
    int i = queue->count++;
    queue->one[i].numbered = words_number(words, &number) && number >= 1 && number <= prompt->count;
    if (queue->one[i].numbered) {
        queue->one[i].option = prompt->ask.options[prompt->choice[number - 1].option];
        free(words);
        words = choice_name(prompt, (int)number - 1);
    }
    queue->one[i].words = words;
}

bool queue_fill(struct queue *queue, const struct prompt *prompt, const json_t *view,
                const char *line)
{
    /* Numbers alone need nothing between them. */
    bool numbers = !line[strspn(line, "0123456789 ")];
    const char *between = numbers ? " " : ",;";
    int found[1];
    bool exact;
    if (!line[strcspn(line, between)])
        return false;
    /* A name with a comma in it is one answer. */
    if (!numbers && prompt_pick(prompt, line, found, 1, &exact) && exact)
        return false;
    queue_clear(queue);
    queue->seat = prompt->ask.seat;
    snprintf(queue->phase, sizeof queue->phase, "%s", view_text(view, "phase"));
    for (const char *at = line; *at;) {
        at += strspn(at, ",; ");
        size_t length = strcspn(at, between);
        add(queue, prompt, at, length);
        at += length;
    }
    return queue->count > 0;
}

const char *queue_unfit(const struct queue *queue, const struct prompt *prompt, const json_t *view)
{
    if (queue->seat != prompt->ask.seat)
        return "somebody else is asked now";
    return strcmp(queue->phase, view_text(view, "phase")) != 0 ? "the phase is over" : NULL;
}

static bool same_option(const struct arb_option *a, const struct arb_option *b)
{
    return a->verb == b->verb && a->a == b->a && a->b == b->b && a->c == b->c;
}

/* The same option, or if it is gone one that is called the same. */
static int find_numbered(const struct prompt *prompt, const struct arb_option *option,
                         const char *words)
{
    for (int i = 0; i < prompt->count; i++)
        if (same_option(&prompt->ask.options[prompt->choice[i].option], option))
            return i;
    for (int i = 0; i < prompt->count; i++) {
        char *name = choice_name(prompt, i);
        bool same = !strcmp(name, words);
        free(name);
        if (same)
            return i;
    }
    return -1;
}

/* Does it say what to do, not only with what: "play took"? */
static bool says_verb(const char *words, const char *text)
{
    size_t n = strcspn(text, " :");
    return !strncasecmp(words, text, n) && words[n] == ' ';
}

/* Words that were meant for a question that did not come (there was just one way
 * to pay) must not begin something new: in a window they have to say what to do. */
int queue_next(struct queue *queue, const struct prompt *prompt, bool *exact)
{
    int i = queue->at++, found[1];
    const char *words = queue->one[i].words;
    *exact = true;
    if (queue->one[i].numbered)
        return find_numbered(prompt, &queue->one[i].option, words);
    if (prompt_pick(prompt, words, found, 1, exact) != 1)
        return -1;
    const struct choice *choice = &prompt->choice[found[0]];
    bool clear = !prompt->ask.window || i == 0 || choice->pass || says_verb(words, choice->text);
    return clear ? found[0] : -1;
}
