#include "names.h"

void names_tame(char *text)
{
    for (unsigned char *at = (unsigned char *)text; *at; at++) {
        bool wide = at[0] == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0; /* U+0080 to U+009F */
        if ((*at < ' ' && *at != '\n') || *at == 127)
            *at = '?';
        else if (wide)
            at[0] = at[1] = '?';
    }
}

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
        if (seat < ARB_SEATS)
            names_tame(names.of[seat]);
    }
    return names;
}

/* The text with names in it; NULL: there are none to put. */
static json_t *named(const struct names *names, const char *text)
{
    struct arb_bytes out = {0};
    const char *done = text, *at = text;
    while ((at = strstr(at, "Player "))) {
        int seat = arb_player_at(text, at);
        if (seat >= 0 && *names->of[seat]) {
            arb_bytes_add(&out, done, (size_t)(at - done));
            arb_bytes_add(&out, names->of[seat], strlen(names->of[seat]));
            done = at + strlen("Player 1");
        }
        at++;
    }
    if (!out.data)
        return NULL;
    arb_bytes_add(&out, done, strlen(done));
    json_t *json = json_stringn((char *)out.data, out.size);
    free(out.data);
    return json;
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
