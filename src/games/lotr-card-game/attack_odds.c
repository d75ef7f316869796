/* attack_odds.c - what becomes of who defends against an enemy, or of the heroes if nobody does,
 * whatever its shadow cards turn out to be (6.4.2). */
#include "combat.h"
#include "foresee.h"
#include "numbers.h"
#include "stack.h"

#include <stdio.h>
#include <stdlib.h>

enum { DEFENDER, ATTACKS, HEROES, PLAYER }; /* forecast_start.about */

int would_defend(const struct arb_run *g, int seat, const struct arb_option *option)
{
    if (!arb_asking(g, seat, FLOW_declare_defenders) || !option)
        return -1;
    return option->verb == VERB_DEFEND ? option->a : option->verb == VERB_DECLINE ? 0 : -1;
}

static int heroes_of(const struct arb_run *g, int player)
{
    int n = 0;
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        n += is_type(g, card, HERO) && in_play(g, card);
    return n;
}

static bool may_forecast(const struct arb_run *g, int seat, const struct arb_option *option,
                         struct forecast_start *start)
{
    int defender = would_defend(g, seat, option), player = g->s->attack.player;
    start->about[DEFENDER] = defender;
    start->about[ATTACKS] = arb_stack_count(g->block, FLOW_enemy_attack);
    start->about[HEROES] = heroes_of(g, player);
    start->about[PLAYER] = player;
    return defender >= 0 && g->s->head.status == ARB_PLAYING;
}

/* A shadow card that only others have seen is for this seat as one that nobody has: any of those
 * the seat does not know (resample.c). */
static bool loosen(struct arb_run *g, int seat)
{
    seat = hide_seat(seat);
    if (!hide_loosen(g, seat, ZONE_ENCOUNTER_DECK))
        return false;
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, FACEDOWN) && game_hidden(g, seat, card))
            g->s->card[card].flags |= UNSEEN;
    return true;
}

/* The attack is over, with all inside it: what is left of the defender, or -1; of an attack that
 * nobody defended how many heroes are lost, or 1 if none is. */
static bool foreseen(const struct arb_run *g, const struct forecast_start *start, int *value)
{
    int defender = start->about[DEFENDER];
    int lost = start->about[HEROES] - heroes_of(g, start->about[PLAYER]);
    if (defender)
        *value = in_play(g, defender) ? hit_points_left(g, defender) : -1;
    else
        *value = lost > 0 ? -lost : 1;
    return g->s->head.status != ARB_PLAYING ||
           arb_stack_count(g->block, FLOW_enemy_attack) < start->about[ATTACKS];
}

/* Who has to give somebody over to damage gives who can take most. */
static int choose_hardiest(const struct arb_run *g, int seat)
{
    const struct arb_option *option = g->option + g->list[seat].first;
    int best = 0, most = -1;
    for (int i = 0; i < g->list[seat].count; i++)
        if (option[i].verb == VERB_TAKE_DAMAGE && hit_points_left(g, option[i].a) > most) {
            best = i;
            most = hit_points_left(g, option[i].a);
        }
    return best;
}

/* In words. */

static void say_left(int left, char *words, size_t size)
{
    if (left < 0)
        snprintf(words, size, "destroyed");
    else
        snprintf(words, size, "%d hit point%s left", left, left == 1 ? "" : "s");
}

static void say_lost(int value, char *words, size_t size)
{
    if (value > 0)
        snprintf(words, size, "no hero is lost");
    else
        snprintf(words, size, "%d hero%s lost", -value, value == -1 ? " is" : "es are");
}

static void say_what_comes(const struct arb_run *g, char *line, size_t size)
{
    int shadows = 0;
    EACH_CARD (g, ZONE_SHADOW, card)
        shadows += g->s->card[card].host == g->s->attack.enemy && has_flag(g, card, FACEDOWN);
    if (shadows)
        snprintf(line, size, "%d shadow card%s still to be turned up", shadows,
                 shadows == 1 ? "" : "s");
    else
        snprintf(line, size, "No shadow card is to be turned up");
}

static const struct forecast_of defended = {
    .title = "Odds of the attack",
    .above = "survives",
    .below = "is destroyed",
    .one_by_one = "card by card",
    .note = "with all that shadow cards do, if nobody acts or responds",
    .may = may_forecast,
    .loosen = loosen,
    .foreseen = foreseen,
    .choose = choose_hardiest,
    .say = say_left,
    .line = say_what_comes,
};

static const struct forecast_of undefended = {
    .title = "Odds of the attack",
    .above = "no hero is lost",
    .below = "a hero is lost",
    .one_by_one = "card by card",
    .note =
        "with all that shadow cards do, if nobody acts or responds and who can take most is hit",
    .may = may_forecast,
    .loosen = loosen,
    .foreseen = foreseen,
    .choose = choose_hardiest,
    .say = say_lost,
    .line = say_what_comes,
};

const struct forecast_of *attack_forecast(int defender)
{
    return defender ? &defended : &undefended;
}
