#include "kit_config.h"

#include "hide.h"

uint32_t hide_below(uint64_t *state, uint32_t n)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)(((z >> 32) * n) >> 32);
}

void hide_place(struct hide_places *places, int thing)
{
    places->thing[places->count++] = (uint16_t)thing;
}

void hide_zone(const struct arb_run *g, int seat, int zone, struct hide_places *places)
{
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing)
        if (game_hidden(g, seat, thing))
            hide_place(places, thing);
}

void hide_mix(struct hide_places *things, uint64_t *state)
{
    uint64_t there[(HIDE_THINGS + 63) / 64] = {0};
    for (int i = 0; i < things->count; i++)
        there[things->thing[i] / 64] |= 1ull << things->thing[i] % 64;
    things->count = 0;
    for (int word = 0; word < (HIDE_THINGS + 63) / 64; word++)
        for (uint64_t left = there[word]; left; left &= left - 1)
            hide_place(things, word * 64 + __builtin_ctzll(left));
    for (int i = things->count - 1; i > 0; i--) {
        int k = (int)hide_below(state, (uint32_t)i + 1);
        uint16_t kept = things->thing[i];
        things->thing[i] = things->thing[k];
        things->thing[k] = kept;
    }
}

void hide_put(struct arb_run *g, const struct hide_places *places, const struct hide_places *things)
{
    struct hide_places lies = *places;
    uint16_t place_of[HIDE_THINGS];
    for (int i = 0; i < lies.count; i++)
        place_of[lies.thing[i]] = (uint16_t)i;
    for (int i = 0; i < lies.count; i++) {
        uint16_t here = lies.thing[i], wanted = things->thing[i];
        if (here == wanted)
            continue;
        game_exchange(g, here, wanted);
        lies.thing[place_of[wanted]] = here;
        place_of[here] = place_of[wanted];
    }
}

void hide_exchange(struct arb_run *g, const struct hide_places *places, uint64_t *state)
{
    struct hide_places things = *places;
    hide_mix(&things, state);
    hide_put(g, places, &things);
}

int hide_any(const struct arb_run *g, const struct hide_places *things, int from, int place,
             hide_could *could, uint64_t *state)
{
    int possible = 0, at = from;
    for (int k = from; k < things->count; k++)
        possible += could(g, things->thing[k], place);
    if (!possible)
        return from;
    int n = (int)hide_below(state, (uint32_t)possible);
    while (!could(g, things->thing[at], place) || n-- > 0)
        at++;
    return at;
}

void hide_exchange_where(struct arb_run *g, const struct hide_places *places, int some,
                         hide_could *could, uint64_t *state)
{
    struct hide_places things = *places;
    hide_mix(&things, state);
    for (int i = 0; i < some; i++) {
        int at = hide_any(g, &things, i, places->thing[i], could, state);
        uint16_t taken = things.thing[at];
        things.thing[at] = things.thing[i];
        things.thing[i] = taken;
    }
    hide_put(g, places, &things);
}

void hide_settle(struct arb_run *g, int zone)
{
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing)
        KIT_LINKS(g)[thing].loose = 0;
    KIT_ZONES(g)[zone].loose = 0;
}

bool hide_loosen(struct arb_run *g, int seat, int zone)
{
    bool hidden = false, over = false;
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing) {
        bool here = game_hidden(g, seat, thing);
        if (here && over)
            return false;
        over |= hidden && !here;
        hidden |= here;
    }
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing)
        if (game_hidden(g, seat, thing) && !KIT_LINKS(g)[thing].loose) {
            KIT_LINKS(g)[thing].loose = 1;
            KIT_ZONES(g)[zone].loose++;
        }
    return true;
}

bool hide_imagine(struct arb_run *g, uint8_t hand, uint8_t deck, int way)
{
    struct arb_zone *zones = KIT_ZONES(g);
    struct arb_link *links = KIT_LINKS(g);
    bool held = zones[hand].count > 0, decked = zones[deck].count > 0;
    if (way > 1 || (way == 1 && (!held || !decked)))
        return false;
    if (!held)
        return true;
    struct hide_places all = {.count = 0};
    EACH_IN (zones, links, hand, thing)
        hide_place(&all, thing);
    EACH_IN (zones, links, deck, thing)
        hide_place(&all, thing);
    int stays = -1;
    for (int i = 0; decked && i < all.count; i++)
        if (stays < 0 || (way ? all.thing[i] > all.thing[stays] : all.thing[i] < all.thing[stays]))
            stays = i;
    for (int i = 0; i < all.count; i++)
        arb_move(zones, links, all.thing[i], i == stays ? deck : hand, ARB_BOTTOM);
    return true;
}

/* Things are what they are, wherever they lie. */
__attribute__((weak)) void game_exchange(struct arb_run *g, int a, int b)
{
    arb_swap(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)a, (uint16_t)b);
}
