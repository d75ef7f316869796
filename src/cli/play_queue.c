#include "play_queue.h"
#include "play_words.h"

#include <stdlib.h>
#include <string.h>

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

bool queue_fill(struct queue *queue, const struct prompt *prompt, const char *line)
{
    /* Numbers alone need nothing between them. */
    bool numbers = !line[strspn(line, "0123456789 ")];
    const char *between = numbers ? " " : ",;";
    if (!line[strcspn(line, between)])
        return false;
    queue_clear(queue);
    queue->seat = prompt->ask.seat;
    for (const char *at = line; *at;) {
        at += strspn(at, ",; ");
        size_t length = strcspn(at, between);
        add(queue, prompt, at, length);
        at += length;
    }
    return queue->count > 0;
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

int queue_next(struct queue *queue, const struct prompt *prompt)
{
    int i = queue->at++, found[1];
    if (queue->one[i].numbered)
        return find_numbered(prompt, &queue->one[i].option, queue->one[i].words);
    return prompt_pick(prompt, queue->one[i].words, found, 1) == 1 ? found[0] : -1;
}
