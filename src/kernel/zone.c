#include "zone.h"

#include <assert.h>

static void unlink_card(struct arb_zone *zones, struct arb_link *links, uint16_t card)
{
    struct arb_link *l = &links[card];
    if (!l->zone)
        return;
    struct arb_zone *z = &zones[l->zone];
    if (l->prev)
        links[l->prev].next = l->next;
    else
        z->first = l->next;
    if (l->next)
        links[l->next].prev = l->prev;
    else
        z->last = l->prev;
    z->count--;
    z->loose = (uint16_t)(z->loose - l->loose);
    *l = (struct arb_link){0};
}

/* Put a card that is in no zone between two neighbours (0: the end). */
static void link_card(struct arb_zone *zones, struct arb_link *links, uint16_t card, uint8_t zone,
                      uint16_t prev, uint16_t next)
{
    struct arb_zone *z = &zones[zone];
    links[card] = (struct arb_link){.prev = prev, .next = next, .zone = zone};
    if (prev)
        links[prev].next = card;
    else
        z->first = card;
    if (next)
        links[next].prev = card;
    else
        z->last = card;
    z->count++;
}

void arb_move(struct arb_zone *zones, struct arb_link *links, uint16_t card, uint8_t to,
              enum arb_end end)
{
    assert(card && to);
    unlink_card(zones, links, card);
    if (end == ARB_TOP)
        link_card(zones, links, card, to, 0, zones[to].first);
    else
        link_card(zones, links, card, to, zones[to].last, 0);
}

void arb_remove(struct arb_zone *zones, struct arb_link *links, uint16_t card)
{
    unlink_card(zones, links, card);
}

void arb_swap(struct arb_zone *zones, struct arb_link *links, uint16_t a, uint16_t b)
{
    if (a == b)
        return;
    if (links[a].prev == b) {
        uint16_t t = a;
        a = b;
        b = t;
    }
    struct arb_link la = links[a], lb = links[b];
    bool adjacent = la.next == b;
    unlink_card(zones, links, a);
    unlink_card(zones, links, b);
    link_card(zones, links, b, la.zone, la.prev, adjacent ? lb.next : la.next);
    if (adjacent)
        link_card(zones, links, a, lb.zone, b, lb.next);
    else
        link_card(zones, links, a, lb.zone, lb.prev, lb.next);
    links[a].loose = lb.loose;
    links[b].loose = la.loose;
    zones[lb.zone].loose = (uint16_t)(zones[lb.zone].loose + lb.loose);
    zones[la.zone].loose = (uint16_t)(zones[la.zone].loose + la.loose);
}

void arb_shuffle(struct arb_zone *zones, struct arb_link *links, uint8_t zone)
{
    EACH_IN (zones, links, zone, card)
        links[card].loose = 1;
    zones[zone].loose = zones[zone].count;
}

uint16_t arb_loose_card(const struct arb_zone *zones, const struct arb_link *links, uint8_t zone,
                        int n)
{
    EACH_IN (zones, links, zone, card)
        if (links[card].loose && n-- == 0)
            return card;
    return 0;
}

bool arb_top_is_settled(const struct arb_zone *zones, const struct arb_link *links, uint8_t zone)
{
    return zones[zone].first && !links[zones[zone].first].loose;
}

void arb_settle_on_top(struct arb_zone *zones, struct arb_link *links, uint16_t card, int above)
{
    uint8_t zone = links[card].zone;
    unlink_card(zones, links, card);
    uint16_t prev = 0, next = zones[zone].first;
    while (above-- > 0 && next) {
        prev = next;
        next = links[next].next;
    }
    link_card(zones, links, card, zone, prev, next);
}
