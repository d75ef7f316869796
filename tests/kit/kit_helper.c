#include "kit_helper.h"

#include "chance.h"

#include <criterion/criterion.h>

arb_game *skirmish(void)
{
    static arb_game *game;
    struct arb_error err = {0};
    if (!game)
        game = arb_game_load("skirmish", NULL, &err);
    cr_assert(game, "%s", err.text);
    return game;
}

/* Each test is a process of its own, which frees the game at its end. */
static void free_game(void)
{
    arb_game_free(skirmish());
}

arb_table *open_skirmish(const char *setup, int flags)
{
    struct arb_error err = {0};
    static bool known;
    json_t *json = json_loads(setup, 0, NULL);
    cr_assert(json, "%s", setup);
    arb_table *t = arb_table_open(skirmish(), json, flags, &err);
    json_decref(json);
    cr_assert(t, "%s", err.text);
    if (!known)
        atexit(free_game);
    known = true;
    return t;
}

struct arb_ask pending(arb_table *t)
{
    struct arb_ask ask = {0};
    arb_asks(t, &ask, 1);
    return ask;
}

void answer(arb_table *t, int choice)
{
    struct arb_error err = {0};
    struct arb_ask ask = pending(t);
    cr_assert(arb_answer(t, ask.id, ask.seat, choice, &err), "%s", err.text);
}

bool answer_verb(arb_table *t, int verb, int b)
{
    struct arb_ask ask = pending(t);
    for (int i = 0; i < ask.count; i++)
        if (ask.options[i].verb == verb && (b < 0 || ask.options[i].b == b)) {
            answer(t, i);
            return true;
        }
    return false;
}

int play_out(arb_table *t, uint64_t *state)
{
    int given = 0;
    for (struct arb_ask ask = pending(t); ask.count; ask = pending(t), given++) {
        *state = arb_mix(*state + 1);
        answer(t, (int)((*state >> 32) % ask.count));
        cr_assert_lt(given, 100000);
    }
    return given;
}

void arrange(arb_table *t, const char *position)
{
    struct arb_error err = {0};
    json_error_t where;
    json_t *json = json_loads(position, 0, &where);
    cr_assert(json, "%s: %s", where.text, position);
    cr_assert(arb_arrange(t, json, &err), "%s", err.text);
    json_decref(json);
}
