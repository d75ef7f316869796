#include "helper.h"

#include "chance.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <unistd.h>

arb_game *toy_game(void)
{
    struct arb_error err;
    arb_game *game = arb_game_load("toy", NULL, &err);
    cr_assert(game, "%s", err.text);
    return game;
}

arb_table *toy_open(arb_game *game, const char *setup, int flags)
{
    struct arb_error err;
    json_t *json = json_loads(setup, 0, NULL);
    cr_assert(json);
    arb_table *t = arb_table_open(game, json, flags, &err);
    json_decref(json);
    cr_assert(t, "%s", err.text);
    return t;
}

int play_on(arb_table *t, uint64_t *state, int answers)
{
    struct arb_ask asks[ARB_SEATS + 1];
    struct arb_error err;
    int given = 0, n;
    while (given < answers && (n = arb_asks(t, asks, ARB_SEATS + 1)) > 0) {
        *state = arb_mix(*state + 1);
        struct arb_ask *ask = &asks[*state % (unsigned)n];
        int choice = (int)((*state >> 32) % ask->count);
        cr_assert(arb_answer(t, ask->id, ask->seat, choice, &err), "%s", err.text);
        cr_assert_str_empty(err.text, "%s", err.text);
        given++;
    }
    return given;
}

bool choose(arb_table *t, int verb, int a)
{
    struct arb_ask ask;
    struct arb_error err;
    if (arb_asks(t, &ask, 1) < 1)
        return false;
    for (int i = 0; i < ask.count; i++)
        if (ask.options[i].verb == verb && ask.options[i].a == a)
            return arb_answer(t, ask.id, ask.seat, i, &err);
    return false;
}

static char folder[64];

static void empty(const char *name)
{
    DIR *dir = opendir(name);
    for (struct dirent *e; dir && (e = readdir(dir));) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s", name, e->d_name);
        if (e->d_name[0] != '.' && unlink(path) != 0)
            empty(path);
    }
    if (dir)
        closedir(dir);
    rmdir(name);
}

static void remove_folder(void)
{
    empty(folder);
}

const char *temp_path(const char *name)
{
    static char path[256];
    if (!folder[0]) {
        snprintf(folder, sizeof folder, "/tmp/arbiter-test-XXXXXX");
        cr_assert(mkdtemp(folder));
        atexit(remove_folder);
    }
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

uint8_t *read_file(const char *path, size_t *size)
{
    FILE *in = fopen(path, "rb");
    cr_assert(in, "%s", path);
    fseek(in, 0, SEEK_END);
    *size = (size_t)ftell(in);
    rewind(in);
    uint8_t *data = malloc(*size + 1);
    cr_assert(fread(data, 1, *size, in) == *size);
    fclose(in);
    return data;
}

void write_file(const char *path, const void *data, size_t size)
{
    FILE *out = fopen(path, "wb");
    cr_assert(out, "%s", path);
    cr_assert(fwrite(data, 1, size, out) == size);
    fclose(out);
}

json_t *single_quoted(const char *text)
{
    char copy[1024];
    snprintf(copy, sizeof copy, "%s", text);
    for (char *at = copy; *at; at++)
        *at = *at == '\'' ? '"' : *at;
    json_t *value = json_loads(copy, 0, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

void order(arb_table *t, int seat, const char *orders)
{
    struct arb_error err;
    json_t *value = single_quoted(orders);
    cr_assert(arb_set_orders(t, seat, value, &err), "%s: %s", orders, err.text);
    json_decref(value);
}
