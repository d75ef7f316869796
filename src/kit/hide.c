#include "kit_config.h"

#include "hide.h"

static uint32_t below(uint64_t *state, uint32_t n)
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

bool hide_zone(const struct arb_run *g, int seat, int zone, struct hide_places *places)
{
    bool settled = false;
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing) {
        if (!game_hidden(g, seat, thing))
            continue;
        settled |= !KIT_LINKS(g)[thing].loose;
        hide_place(places, thing);
    }
    return settled;
}

void hide_exchange(struct arb_run *g, struct hide_places *places, uint64_t *state)
{
    for (int i = places->count - 1; i > 0; i--) {
        int k = (int)below(state, (uint32_t)i + 1);
        uint16_t a = places->thing[i], b = places->thing[k];
        if (a != b)
            game_exchange(g, a, b);
        places->thing[i] = b; /* the thing that now lies there */
        places->thing[k] = a;
    }
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
