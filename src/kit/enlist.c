#include "kit_config.h"

#ifdef KIT_ENLIST_H
#include "sheets.h"

static bool is_full(const struct arb_run *g)
{
    return PARTY_SIZE(g) == PARTY_MOST;
}

static void enlist_of(struct arb_run *g, int seat, const json_t *at)
{
    const json_t *list = json_object_get(at, ENLIST_KEY), *one;
    size_t i;
    json_array_foreach (list, i, one) {
        if (is_full(g))
            AT_ENLIST_FULL;
        else
            game_enlist(g, seat, one);
    }
    if (!list && !is_full(g))
        game_enlist(g, seat, at);
}

void enlist(struct arb_run *g, const json_t *setup, int wanted)
{
    const json_t *seats = json_object_get(setup, "seats");
    int count = g->block->seats, least = count < ENLIST_FEWEST ? ENLIST_FEWEST : count;
    for (int seat = 0; seat < count; seat++)
        enlist_of(g, seat, json_is_array(seats) ? json_array_get(seats, (size_t)seat) : NULL);
    least = wanted ? wanted : least;
    for (int seat = 0; PARTY_SIZE(g) < least && !is_full(g); seat = (seat + 1) % count) {
        AT_ENLIST_MORE;
        game_enlist(g, seat, NULL);
    }
}

const char *enlist_word(const json_t *one, const char *key, bool names)
{
    if (json_is_string(one))
        return names ? json_string_value(one) : NULL;
    return json_string_value(json_object_get(one, key));
}

void enlist_gear(struct arb_run *g, int member, const json_t *one)
{
    const json_t *piece;
    size_t i;
    json_array_foreach (json_object_get(one, "gear"), i, piece) {
        int def = sheet_def(g->c, -1, enlist_word(piece, "name", true));
        if (def)
            game_gets_gear(g, member, def,
                           (int)json_integer_value(json_object_get(piece, "charges")));
    }
}
#endif
