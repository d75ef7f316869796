#include "kit_config.h"

#ifdef KIT_FOES_H

/* Types and their decks. */

void foe_card(struct arb_run *g, int def, int zone)
{
    for (int thing = FOE_CARD_FIRST; thing < FOE_CARD_END; thing++)
        if (!KIT_DEFINED(g, thing)) {
            KIT_DEFINED(g, thing) = (uint16_t)def;
            KIT_PUT(g, thing, zone, ARB_BOTTOM);
            return;
        }
    arb_stop(g, FOE_LIMIT_CARDS);
}

static int deck_for(struct arb_run *g, int def, int sort)
{
    int name = FOE_NAME(g->c, sort, def), deck = KIT_FOE_KINDS(g) * FOE_SORTS + sort;
    for (int k = 0; k < KIT_FOE_KINDS(g); k++)
        if (FOE_NAME(g->c, sort, KIT_FOE_KIND(g)[k].def) == name) {
            AT_FOE_DECK_SHARED;
            return KIT_FOE_KIND(g)[k].deck[sort];
        }
    AT_FOE_DECK;
    EACH_FOE_CARD (g->c, sort, i)
        if (FOE_CARD_NAME(g->c, sort, i) == name)
            foe_card(g, i, FOE_DECK + deck);
    shuffle_pile(g, FOE_DECK + deck);
    return deck;
}

int foe_kind(struct arb_run *g, int called)
{
    for (int k = 0; k < KIT_FOE_KINDS(g); k++)
        if (KIT_FOE_KIND(g)[k].called == called)
            return k;
    if (KIT_FOE_KINDS(g) == FOE_KINDS) {
        arb_stop(g, FOE_LIMIT_KINDS);
        return -1;
    }
    struct foe_kind k = {.called = (uint16_t)called, .def = (uint16_t)game_foe_def(g, called)};
    k.most = (uint8_t)FOE_MOST(g->c, k.def);
    for (int sort = 0; sort < FOE_SORTS; sort++)
        k.deck[sort] = (uint8_t)deck_for(g, k.def, sort);
    KIT_FOE_KIND(g)[KIT_FOE_KINDS(g)] = k;
    return KIT_FOE_KINDS(g)++;
}

/* How many, of which colours. */

int foes_of_kind(const struct arb_run *g, int kind)
{
    int n = 0;
    EACH_FOE (g, f)
        n += FOE_KIND_OF(g, f) == kind + 1;
    return n;
}

unsigned foe_colours(const struct arb_run *g, int kind, int *fewest)
{
    int count[FOE_COLOURS] = {0};
    unsigned colours = 0;
    EACH_FOE (g, f)
        if (FOE_KIND_OF(g, f) == kind + 1)
            count[FOE_COLOUR_OF(g, f)]++;
    *fewest = count[0];
    for (int c = 1; c < FOE_COLOURS; c++)
        *fewest = count[c] < *fewest ? count[c] : *fewest;
    for (int c = 0; c < FOE_COLOURS; c++)
        colours |= (unsigned)(count[c] == *fewest) << c;
    if (*fewest)
        AT_FOE_COLOUR_AGAIN;
    else
        AT_FOE_COLOUR_NEW;
    return colours;
}

unsigned foe_colours_to_pick(const struct arb_run *g, int called)
{
    int fewest, kind = KIT_FOE_KINDS(g) - 1;
    while (kind >= 0 && KIT_FOE_KIND(g)[kind].called != called)
        kind--;
    if (kind < 0 || foes_of_kind(g, kind) >= KIT_FOE_KIND(g)[kind].most)
        return 0;
    unsigned colours = foe_colours(g, kind, &fewest);
    return fewest && (colours & (colours - 1)) ? colours : 0;
}

/* Cards of a round. */

void discard_foe_cards(struct arb_run *g, int kind)
{
    struct foe_kind *k = &KIT_FOE_KIND(g)[kind];
    for (int colour = 0; colour < FOE_COLOURS; colour++) {
        FOE_ROW_GOES(g, foe_row(kind, colour));
        KIT_DEFINED(g, foe_row(kind, colour)) = 0;
    }
    for (int sort = 0; sort < FOE_SORTS; sort++) {
        if (k->card[sort])
            KIT_PUT(g, k->card[sort], FOE_GRAVE + k->deck[sort], ARB_TOP);
        k->card[sort] = 0;
    }
}

#ifdef FOE_EVENT_DRAW
static void lay_out(struct arb_run *g, int kind, int sort)
{
    int card = KIT_FOE_KIND(g)[kind].card[sort];
    if (!card)
        return;
    KIT_PUT(g, card, FOE_DRAWN, ARB_BOTTOM);
    for (int i = 0; sort == FOE_WITH_ROWS && i < FOE_COLOURS; i++) {
        int def = FOE_ROW_DEF(g, card, i), row = foe_row(kind, FOE_ROW_COLOUR(g->c, def));
        KIT_DEFINED(g, row) = (uint16_t)def;
        FOE_ROW_COMES(g, row);
    }
}

FLOW(draw_foe_cards)
{
    struct foe_kind *k = &KIT_FOE_KIND(g)[L->kind];
    BEGIN;
    for (L->kind = 0; L->kind < KIT_FOE_KINDS(g); L->kind++) {
        if (!foes_of_kind(g, L->kind))
            continue;
        for (L->sort = 0; L->sort < FOE_SORTS; L->sort++) {
            k = &KIT_FOE_KIND(g)[L->kind];
            CALL(top_renewed, .zone = (uint8_t)(FOE_DECK + k->deck[L->sort]),
                 .from = (uint8_t)(FOE_GRAVE + k->deck[L->sort]));
            k->card[L->sort] = (uint16_t)result(g);
            lay_out(g, L->kind, L->sort);
        }
        AT_FOE_DRAWN(L->kind);
        tell(g, FOE_EVENT_DRAW, FOE_RULE_DRAW, L->kind, k->card[0], k->card[1]);
    }
    END;
}
#endif

#endif
