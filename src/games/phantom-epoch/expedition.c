/* Expeditions.
 *
 * campaign.exp.1    one between two missions, planetary or story
 * campaign.exp.2    a card is drawn; its choices are made before any result is seen
 * campaign.exp.4    then what was chosen is carried out, with a die where the card says so
 * campaign.planet   the card goes back to its deck or leaves the campaign */
#include "kit_config.h"

/* campaign.story.3: the card of this number in the deck that belongs to no planet; -1: there is
 * none, or it was done before. */
int story_card(const struct arb_run *g, int number)
{
    for (int n = 0; venture_at(g->c, n); n++) {
        const struct venture *card = &g->c->def[venture_at(g->c, n)].venture;
        bool planetary = false;
        for (int i = 0; i < g->c->planets; i++)
            planetary = planetary || g->c->planet[i].name == card->deck;
        if (!planetary && card->number == number)
            return KIT_VENTURES(g)->gone >> n & 1 ? -1 : n;
    }
    return -1;
}

/* campaign.exp.11: a story expedition that was ordered comes instead of any other. */
void offer_expedition(struct arb_run *g)
{
    const struct planet *p = planet_of(g);
    bool story = ship(g)->expedition >= STORY_ORDERED;
    consider(g, VERB_EXPEDITION, story || !p ? 0 : p->name, 0, 0);
    if (forbid(g, !ship(g)->expedition, "campaign.exp.1"))
        return;
    if (story)
        RULES("campaign.exp.11", "campaign.story.2");
    if (story || !forbid(g, !p || !ventures_in(g, p->name), "campaign.planet.2"))
        offer(g);
}

FLOW(make_expedition)
{
    int story = ship(g)->expedition - STORY_ORDERED;
    BEGIN;
    if (story >= 0 && (story = story_card(g, story)) >= 0) {
        RULES("campaign.story.1", "campaign.story.3", "campaign.story.4");
        L->n = (uint8_t)story;
        KIT_VENTURES(g)->gone |= 1ull << L->n; /* a story is told once */
    } else {
        CALL(venture_draw, .deck = planet_of(g) ? planet_of(g)->name : 0);
        L->n = (uint8_t)result(g);
    }
    ship(g)->expedition = 0;
    show_goods(g, venture_at(g->c, L->n));
    CALL(venture_card, .n = L->n);
    END;
}

/* Choices and results. */

int game_venture_source(UNUSED const struct arb_run *g, int figure)
{
    return board_of(figure);
}

/* campaign.exp.3: only what can be paid in full; by the character itself where each decides. */
bool game_may_venture(struct arb_run *g, int figure, const uint8_t price[VENTURE_COST_COUNT],
                      const int owed[VENTURE_COST_COUNT])
{
    int has = figure ? character(g, figure)->nova : party_purse(g),
        asked = price[VENTURE_TECHNOLOGY];
    return !forbid_by(g, price[VENTURE_NOVA] > has, "campaign.exp.3",
                      "It costs {n} nova cell{s}; there {is/are} {n}.", price[VENTURE_NOVA], has,
                      0) &&
           !forbid(g, asked && asked > technology(g) - owed[VENTURE_TECHNOLOGY], "campaign.exp.3");
}

enum { OTHER, CRITICAL_RESULT, FUMBLE_RESULT, ROLLED_RESULTS };

/* exped.8: what could come of it is read before the die is chosen. */
static void tell_outlook(struct arb_run *g, int choice)
{
    for (int i = 0; i < ROLLED_RESULTS; i++)
        tell(g, EVENT_OUTLOOK, "exped.8", i, g->c->def[choice].venture.rows + i, 0);
}

/* exped.7: Critical Strike, Fumble, or any other face. */
FLOW(venture_roll)
{
    BEGIN;
    tell_outlook(g, L->choice);
    ASK(SEAT(character(g, L->member)->seat), "exped.8", "Which die does {thing} roll?", L->member, {
        offer_option(g, VERB_DIE, DIE_BASIC, 0, 0);
        offer_option(g, VERB_DIE, DIE_BLITZ, 0, 0);
    });
    L->roll = (uint8_t)dice_open(g, (struct roll_about){.who = L->member,
                                                        .why = WHY_EXPEDITION,
                                                        .seat = character(g, L->member)->seat});
    dice_add(g, L->roll, chosen(g)->a, 1, 0);
    CALL(dice_roll, .roll = L->roll);
    int flags = dice_face(g, dice_of(g, L->roll), 0)->flags;
    dice_close(g, L->roll);
    RULE("exped.7");
    RETURN(flags & FACE_CRITICAL ? CRITICAL_RESULT : flags & FACE_FUMBLE ? FUMBLE_RESULT : OTHER);
    END;
}

/* Dividing nova cells. */

/* campaign.exp.9: by all as the players see fit; campaign.exp.8: no more than there is. */
FLOW(venture_pay)
{
    BEGIN;
    if (L->cost == VENTURE_TECHNOLOGY)
        count_technology(g, L->left, "campaign.exp.3");
    else if (L->member)
        gain_nova(g, L->member, L->left, "campaign.exp.3");
    else
        CALL(share_out, .left = L->left);
    END;
}

FLOW(op_share)
{
    BEGIN;
    RULE("result.win.8d");
    CALL(share_out, .left = (int16_t)value_of(g, SC, &OP->n));
    END;
}
