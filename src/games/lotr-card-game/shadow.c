/* shadow.c - shadow cards: dealt facedown (6.2), turned up and resolved (6.4.2).
 *
 * Nobody knows which card a facedown one is, the block included: chance decides
 * when it is turned up or goes to the discard pile. */
#include "cards.h"
#include "combat.h"

/* Whose affair a shadow card of this enemy is: the player it attacks, else the one it
 * is engaged with (defending-player.1). */
static int threatened_by(const struct arb_run *g, int enemy)
{
    const struct attack *attack = &g->s->attack;
    return attack->by_enemy == 1 && attack->enemy == enemy ? attack->player
                                                           : engaged_with(g, enemy);
}

/* A facedown card from the deck. Nobody knows which, so it stays undecided
 * (UNSEEN) until it is turned up, unless the top card was known. */
FLOW(deal_shadow)
{
    struct lotr *s = g->s;
    BEGIN;
    for (; L->count > 0; L->count--) {
        uint16_t card = s->zone[ZONE_ENCOUNTER_DECK].first;
        if (!card) {
            RULE("t6.2d");
            break;
        }
        bool settled = arb_top_is_settled(s->zone, s->link, ZONE_ENCOUNTER_DECK);
        uint8_t known = s->card[card].known_to;
        RULE("t6.2a");
        move_card(g, card, ZONE_SHADOW, ARB_BOTTOM);
        s->card[card].flags |= (uint16_t)(FACEDOWN | (settled ? 0 : UNSEEN));
        s->card[card].known_to = settled ? known : 0;
        s->card[card].host = L->enemy;
        s->card[card].dealt = s->epoch;
        tell_only(g, 0, EVENT_SHADOW_DEALT, "t6.2a", 0, card, L->enemy);
        happened(g, FACT_SHADOW_DEALT, card, threatened_by(g, L->enemy), L->enemy, 0);
    }
    END;
}

/* Which cards could the undecided shadow card be? Those that were in the deck when it was
 * dealt, and are still nobody knows where. */
static struct thing_set possible_cards(const struct arb_run *g, int shadow)
{
    struct thing_set set = {{0}};
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, UNSEEN))
            set_add(&set, card);
    EACH_CARD (g, ZONE_ENCOUNTER_DECK, card)
        if (g->s->link[card].loose && g->s->card[card].dealt <= g->s->card[shadow].dealt)
            set_add(&set, card);
    return set;
}

static int count_possible(const struct arb_run *g, int shadow)
{
    if (g->s->card[shadow].dealt < g->s->epoch) {
        struct thing_set set = possible_cards(g, shadow);
        return set_count(&set);
    }
    int n = g->s->zone[ZONE_ENCOUNTER_DECK].loose; /* none has joined the deck since */
    EACH_CARD (g, ZONE_SHADOW, card)
        n += has_flag(g, card, UNSEEN);
    return n;
}

/* Chance decides which card an unseen shadow card is. result(g): that card,
 * now in the shadow card's place. */
FLOW(identify)
{
    struct lotr *s = g->s;
    struct thing_set possible;
    BEGIN;
    if (!(s->card[L->thing].flags & UNSEEN))
        RETURN(L->thing);
    CHANCE(count_possible(g, L->thing), "t6.4.2a", "Which shadow card does {card} have?",
           s->card[L->thing].host, {
               possible = possible_cards(g, L->thing);
               EACH_OF (&possible, card)
                   offer_option(g, VERB_DRAWN, card, 0, 0);
           });
    possible = possible_cards(g, L->thing);
    int card = set_nth(&possible, chosen(g)->a);
    if (card != L->thing) {
        struct card was = s->card[L->thing], is = s->card[card];
        arb_swap(s->zone, s->link, L->thing, (uint16_t)card);
        s->card[card] = was;
        s->card[card].def = is.def;
        s->card[L->thing] = is;
        s->card[L->thing].def = was.def;
    }
    s->card[card].flags &= (uint16_t)~UNSEEN;
    RETURN(card);
    END;
}

int unseen_shadow(const struct arb_run *g, const struct thing_set *enemies)
{
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, UNSEEN) && set_has(enemies, g->s->card[card].host))
            return card;
    return 0;
}

/* The enemies of the highest engagement cost among those still to be served. */
struct thing_set strongest_unserved(const struct arb_run *g, const struct thing_set *todo)
{
    struct thing_set best = {{0}};
    int cost = -1;
    EACH_OF (todo, enemy) {
        int c = stat_of(g, enemy, ENGAGEMENT_COST, NULL);
        if (c > cost) {
            cost = c;
            best = only(enemy);
        } else if (c == cost) {
            set_add(&best, enemy);
        }
    }
    return best;
}

/* Which of equals comes first matters only if the deck may run out on them or
 * its top card is not left to chance. */
bool order_matters(const struct arb_run *g, const struct thing_set *equals)
{
    int n = set_count(equals);
    return n > 1 && (g->s->zone[ZONE_ENCOUNTER_DECK].count < n ||
                     arb_top_is_settled(g->s->zone, g->s->link, ZONE_ENCOUNTER_DECK));
}

/* 6.4.2 Shadow effects. */

static int next_shadow(const struct arb_run *g, int enemy)
{
    EACH_CARD (g, ZONE_SHADOW, card)
        if (g->s->card[card].host == enemy && (g->s->card[card].flags & FACEDOWN))
            return card;
    return 0;
}

/* 6.4.2 Turn up every shadow card of the enemy and resolve its effect. */
FLOW(shadow_effects)
{
    struct lotr *s = g->s;
    BEGIN;
    while (s->attack.enemy && next_shadow(g, L->enemy)) {
        CALL(identify, .thing = (uint16_t)next_shadow(g, L->enemy));
        L->card = (uint16_t)result(g);
        s->card[L->card].flags &= (uint16_t)~FACEDOWN;
        tell(g, EVENT_SHADOW, "t6.4.2a", s->attack.player, L->card, L->enemy);
        L->ability = NEXT_OF_KIND(g, L->card, SHADOW, 0);
        if (!L->ability) {
            RULE("t6.4.2b");
            s->attack.shadow_blanks++;
            continue;
        }
        s->attack.shadow_texts++;
        RULE("shadow-effects.3");
        IMMINENT(FACT_SHADOW_EFFECT, L->card, s->attack.player, L->enemy, 0);
        if (result(g) == PREVENTED) {
            RULE("cancel.2");
        } else {
            RULES("t6.4.2b", "defending-player.4");
            CALL(trigger, .thing = L->card, .ability = L->ability, .you = s->attack.player,
                 .event = {.fact = FACT_SHADOW_EFFECT,
                           .thing = L->card,
                           .other = L->enemy,
                           .seat = s->attack.player});
            happened(g, FACT_SHADOW_RESOLVED, L->card, s->attack.player, L->enemy, 0);
        }
        SETTLE;
    }
    END;
}
