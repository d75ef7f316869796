#include "kit_config.h"

#ifdef KIT_REPERTOIRE_H

int repertoire_card(const ARB_CONTENT *c, int kind, int k)
{
    for (int i = 1; i < KIT_PRINTED_COUNT(c); i++)
        if (REPERTOIRE_KIND(c, i) == kind && k-- == 0)
            return i;
    return 0;
}

int repertoire_number(const ARB_CONTENT *c, int card)
{
    int k = 0;
    while (repertoire_card(c, REPERTOIRE_KIND(c, card), k) != card)
        k++;
    return k;
}

bool repertoire_has(const ARB_CONTENT *c, int kind, unsigned learned, int k)
{
    int card = repertoire_card(c, kind, k);
    return card && (!REPERTOIRE_LEARNED(c, card) || learned >> k & 1);
}

void repertoire_deal(struct arb_run *g, int member, unsigned learned, unsigned left)
{
    int kind = REPERTOIRE_OF(g, member), card = HANDFUL_FIRST(member), def;
    int end = card + HANDFUL_CARDS;
    for (int k = 0; (def = repertoire_card(g->c, kind, k)) && card < end; k++)
        if (repertoire_has(g->c, kind, learned, k) && !(left >> k & 1)) {
            KIT_DEFINED(g, card) = (uint16_t)def;
            arb_move(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)card,
                     (uint8_t)(HANDFUL_HAND + member - 1), ARB_BOTTOM);
            card++;
        }
}

/* Does it have card k and mean to take it along? */
static bool is_packed(const struct arb_run *g, int member, int k)
{
    return repertoire_has(g->c, REPERTOIRE_OF(g, member), KIT_LEARNED(g, member), k) &&
           !(KIT_LEFT_BEHIND(g, member) >> k & 1);
}

static int count_packed(const struct arb_run *g, int member)
{
    int count = 0;
    for (int k = 0; repertoire_card(g->c, REPERTOIRE_OF(g, member), k); k++)
        count += is_packed(g, member, k);
    return count;
}

static void offer_to_leave(struct arb_run *g, int member)
{
    int card;
    g->prompt_arg[1] = (uint16_t)(count_packed(g, member) - HANDFUL_CARDS);
    for (int k = 0; (card = repertoire_card(g->c, REPERTOIRE_OF(g, member), k)) != 0; k++)
        if (is_packed(g, member, k))
            offer_option(g, REPERTOIRE_VERB_LEAVE, PARTY_GOODS + card, k, 0);
}

FLOW(pack_cards)
{
    BEGIN;
    while (count_packed(g, L->member) > HANDFUL_CARDS) {
        ASK(SEAT(PARTY_SEAT(g, L->member)), REPERTOIRE_RULE, REPERTOIRE_ASK, L->member,
            { offer_to_leave(g, L->member); });
        KIT_LEFT_BEHIND(g, L->member) |= (uint16_t)(1 << chosen(g)->b);
    }
    END;
}
#endif
