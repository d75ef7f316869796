#include "kit_config.h"

#ifdef KIT_HANDFUL_H
#include "tactics_handful.h"

void tactics_like_handful(struct tactics_turn *turn, float rest, const struct arb_option *option,
                          int count, float *likes)
{
    struct arb_run *g = turn->t.g;
    int who = turn->t.who;
    struct tactics_hand hand = {.chosen = 0};
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), HANDFUL_HAND + who - 1, card) {
        hand.chosen |= (KIT_HANDFUL(g, who) >> (card - HANDFUL_FIRST(who)) & 1u) << turn->count;
        tactics_add(turn, game_read_card(&turn->t, card));
    }
    tactics_choose(turn, HANDFUL_MOST(g, who), &hand);
    for (int i = 0; i < count; i++)
        likes[i] = option[i].verb == HANDFUL_VERB_REST   ? rest
                   : option[i].verb == HANDFUL_VERB_DONE ? tactics_like_done(&hand)
                   : option[i].verb == HANDFUL_VERB_CARD
                       ? tactics_like_choice(turn, &hand, option[i].a)
                       : LIKES_NOTHING - 10;
}
#endif
