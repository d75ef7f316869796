#include "limits.h"

#include "memory.h"

#include <time.h>

enum { MOST = 1000000000 };

static const struct {
    const char *name, *what;
    size_t at;
    int64_t number;
} table[] = {
#define LIMIT(name, number, what) {#name, what, offsetof(struct limits, name), number},
    SERVER_LIMITS(LIMIT)
#undef LIMIT
};
enum { LIMITS = sizeof table / sizeof table[0] };

static int64_t *place(struct limits *limits, int i)
{
    return (int64_t *)((char *)limits + table[i].at);
}

struct limits limits_default(void)
{
    struct limits limits;
    for (int i = 0; i < LIMITS; i++)
        *place(&limits, i) = table[i].number;
    return limits;
}

bool limits_set(struct limits *limits, const char *wish)
{
    size_t n = strcspn(wish, "=");
    char *end;
    if (!wish[n] || !wish[n + 1])
        return false;
    long long number = strtoll(wish + n + 1, &end, 10);
    if (*end || number < 1 || number > MOST)
        return false;
    for (int i = 0; i < LIMITS; i++)
        if (strlen(table[i].name) == n && strncmp(table[i].name, wish, n) == 0) {
            *place(limits, i) = number;
            return true;
        }
    return false;
}

char *limits_list(void)
{
    struct arb_bytes text = {0};
    char line[160];
    for (int i = 0; i < LIMITS; i++) {
        int n = snprintf(line, sizeof line, "  %-16s %6lld  %s\n", table[i].name,
                         (long long)table[i].number, table[i].what);
        if (n > 0)
            arb_bytes_add(&text, line, (size_t)n);
    }
    arb_bytes_add(&text, "", 1);
    return (char *)text.data;
}

/* Counting. */

static void refill(struct bucket *b, double most, double seconds)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    int64_t now = t.tv_sec * 1000000LL + t.tv_nsec / 1000;
    b->used -= (double)(now - b->at) / 1e6 * most / seconds;
    b->at = now;
    if (b->used < 0)
        b->used = 0;
}

bool bucket_take(struct bucket *b, double much, double most, double seconds)
{
    refill(b, most, seconds);
    if (b->used + much > most)
        return false;
    b->used += much;
    return true;
}

bool bucket_left(struct bucket *b, double most, double seconds)
{
    refill(b, most, seconds);
    return b->used + 1 <= most;
}

void bucket_owe(struct bucket *b, double much, double most, double seconds)
{
    refill(b, most, seconds);
    b->used += much;
}
