/* Cards with choices: drawn, told, chosen from, carried out. */
#include "kit_config.h"

#include "campaign.h"
#include "venture.h"

static const struct venture *venture_of(const ARB_CONTENT *c, int def)
{
    return &KIT_PRINTED(c, def)->venture;
}

/* Decks. */

int venture_at(const ARB_CONTENT *c, int n)
{
    for (int i = 1; i < KIT_PRINTED_COUNT(c); i++)
        if (KIT_PRINTED(c, i)->type == VENTURE_CARD && n-- == 0)
            return i;
    return 0;
}

const char *venture_called(const ARB_CONTENT *c, UNUSED const void *record, int n)
{
    return venture_at(c, n) ? KIT_PRINTED(c, venture_at(c, n))->name : NULL;
}

bool venture_is_in(const struct arb_run *g, int n, int deck)
{
    const struct venture *card = venture_of(g->c, venture_at(g->c, n));
    if (card->deck != deck || KIT_VENTURES(g)->gone >> n & 1)
        return false;
    AT_VENTURE_IN_DECK;
    return !card->number || KIT_VENTURES(g)->added >> n & 1;
}

int ventures_in(const struct arb_run *g, int deck)
{
    int count = 0;
    for (int n = 0; venture_at(g->c, n); n++)
        count += venture_is_in(g, n, deck);
    return count;
}

static int card_of_deck(const struct arb_run *g, int deck, int i)
{
    for (int n = 0; venture_at(g->c, n); n++)
        if (venture_is_in(g, n, deck) && i-- == 0)
            return n;
    return 0;
}

DO_NOW(add_venture)
{
    for (int i = 0; venture_at(g->c, i); i++) {
        const struct venture *card = venture_of(g->c, venture_at(g->c, i));
        if (card->deck == op->text && card->number == n)
            KIT_VENTURES(g)->added |= 1ull << i;
    }
    AT_VENTURE_IN_DECK;
}

FLOW(venture_draw)
{
    BEGIN;
    CHANCE(ventures_in(g, L->deck), VENTURE_RULE_DRAW, VENTURE_ASK_DRAW, 0, {
        for (int i = 0; i < ventures_in(g, L->deck); i++)
            offer_option(g, VENTURE_VERB_DRAW,
                         PARTY_GOODS + venture_at(g->c, card_of_deck(g, L->deck, i)), 0, 0);
    });
    RETURN(card_of_deck(g, L->deck, chosen(g)->a));
    END;
}

/* Choices. */

/* What those who have chosen will pay. */
static void add_owed(const struct arb_run *g, const struct venture *card, const uint8_t *pick,
                     int before, int owed[VENTURE_COST_COUNT])
{
    for (int member = 1; member < before; member++)
        for (int cost = 0; cost < VENTURE_COST_COUNT; cost++)
            owed[cost] += venture_of(g->c, card->rows + pick[member])->price[cost];
}

static void offer_choices(struct arb_run *g, int n, int member, const uint8_t *pick)
{
    const struct venture *card = venture_of(g->c, venture_at(g->c, n));
    int owed[VENTURE_COST_COUNT] = {0};
    add_owed(g, card, pick, member, owed);
    for (int i = 0; i < VENTURE_CHOICES; i++) {
        consider(g, VENTURE_VERB_CHOOSE, PARTY_GOODS + card->rows + i, i, 0);
        if (game_may_venture(g, card->each ? member : 0, venture_of(g->c, card->rows + i)->price,
                             owed))
            offer(g);
    }
}

/* What was chosen is paid and comes to pass, for one member or, with the first, for all. */
FLOW(venture_choice)
{
    const struct venture *choice = venture_of(g->c, L->choice);
    BEGIN;
    for (L->cost = 0; L->cost < VENTURE_COST_COUNT; L->cost++)
        if (venture_of(g->c, L->choice)->price[L->cost])
            CALL(venture_pay, .member = L->each ? L->member : 0, .cost = L->cost,
                 .left = (int8_t)-venture_of(g->c, L->choice)->price[L->cost]);
    L->result = venture_of(g->c, L->choice)->rows;
    if (choice->results > 1) {
        CALL(venture_roll, .choice = L->choice, .member = L->member);
        L->result = (uint16_t)(L->result + result(g));
    }
    AT_VENTURE_RESULT;
    tell(g, VENTURE_EVENT_TOLD, L->each ? VENTURE_RULE_TOLD_EACH : VENTURE_RULE_TOLD_ALL, L->result,
         0, 0);
    if (KIT_PRINTED(g->c, L->result)->does) {
        L->scope =
            (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(game_venture_source(g, L->member),
                                                                 0, PARTY_SEAT(g, L->member))});
        CALL(perform, .scope = L->scope, .op = KIT_PRINTED(g->c, L->result)->does);
        drop_scope(g);
    }
    END;
}

/* One choice that takes the card away is enough. */
static void put_back(struct arb_run *g, int n, unsigned picked)
{
    const struct venture *card = venture_of(g->c, venture_at(g->c, n));
    bool gone = KIT_VENTURES(g)->gone >> n & 1;
    for (int i = 0; i < VENTURE_CHOICES; i++)
        gone = gone || (picked >> i & 1 && venture_of(g->c, card->rows + i)->gone);
    if (!gone) {
        AT_VENTURE_BACK;
        return;
    }
    AT_VENTURE_GONE;
    if (picked & (picked - 1))
        AT_VENTURE_DIFFERS;
    KIT_VENTURES(g)->gone |= 1ull << n;
}

FLOW(venture_card)
{
    int def = venture_at(g->c, L->n);
    bool each = venture_of(g->c, def)->each;
    BEGIN;
    AT_VENTURE_BEGINS;
    party_note(g, VENTURE_EVENT_DRAWN, VENTURE_RULE_DRAWN, PARTY_GOODS + def, 0, 0);
    tell(g, VENTURE_EVENT_TOLD, VENTURE_RULE_DRAWN, def, 0, 0);
    L->most = (uint8_t)(each ? PARTY_SIZE(g) : 1);
    for (L->member = 1; L->member <= L->most; L->member++) {
        ASK(SEAT(each ? PARTY_SEAT(g, L->member) : 0), each ? VENTURE_RULE_EACH : VENTURE_RULE_ALL,
            each ? VENTURE_ASK_EACH : VENTURE_ASK_ALL, L->member,
            { offer_choices(g, L->n, L->member, L->pick); });
        L->pick[L->member] = (uint8_t)chosen(g)->b;
        L->picked |= (uint8_t)(1 << chosen(g)->b);
        party_note(g, each ? VENTURE_EVENT_CHOOSES : VENTURE_EVENT_DECIDES,
                   each ? VENTURE_RULE_EACH : VENTURE_RULE_ALL, PARTY_NOTED(g, L->member),
                   chosen(g)->a, 0);
    }
    for (L->member = 1; L->member <= L->most; L->member++)
        CALL(venture_choice, .member = L->member, .each = each,
             .choice = (uint16_t)(venture_of(g->c, def)->rows + L->pick[L->member]));
    put_back(g, L->n, L->picked);
    END;
}
