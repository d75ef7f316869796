#include "names.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct names names_of(const json_t *setup)
{
    struct names names = {0};
    size_t seat;
    json_t *one;
    json_array_foreach (json_object_get(setup, "seats"), seat, one) {
        const char *name = json_string_value(json_object_get(one, "name"));
        char given[64];
        snprintf(given, sizeof given, "Player %zu", seat + 1);
        if (seat < ARB_SEATS && name && *name && strcmp(name, given) != 0)
            snprintf(names.of[seat], sizeof names.of[seat], "%s", name);
    }
    return names;
}

/* The seat that a text speaks of at `at`, or -1. */
static int seat_at(const char *text, const char *at)
{
    if (strncmp(at, "Player ", 7) != 0 || (at > text && isalnum((unsigned char)at[-1])))
        return -1;
    int seat = at[7] - '1';
    return seat >= 0 && seat < ARB_SEATS && !isdigit((unsigned char)at[8]) ? seat : -1;
}

static json_t *named(const struct names *names, const char *text)
{
    enum { MOST = 4096 };
    char out[MOST];
    size_t n = 0;
    bool changed = false;
    if (!strstr(text, "Player "))
        return NULL;
    for (const char *at = text; *at && n < MOST - sizeof names->of[0];) {
        int seat = seat_at(text, at);
        if (seat >= 0 && *names->of[seat]) {
            n += (size_t)sprintf(out + n, "%s", names->of[seat]);
            at += 8;
            changed = true;
        } else {
            out[n++] = *at++;
        }
    }
    out[n] = 0;
    return changed ? json_string(out) : NULL;
}

void names_put(const struct names *names, json_t *value)
{
    const char *key;
    size_t i;
    json_t *one, *text;
    void *next;
    if (json_is_object(value)) {
        json_object_foreach_safe(value, next, key, one)
        {
            if (!json_is_string(one))
                names_put(names, one);
            else if (strcmp(key, "how") != 0 && (text = named(names, json_string_value(one))))
                json_object_set_new(value, key, text);
        }
    } else if (json_is_array(value)) {
        json_array_foreach (value, i, one) {
            if (!json_is_string(one))
                names_put(names, one);
            else if ((text = named(names, json_string_value(one))))
                json_array_set_new(value, i, text);
        }
    }
}
