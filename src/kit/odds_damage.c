#include "kit_config.h"

#ifdef KIT_DICE_H
#include "odds_damage.h"

void odds_put_damage(struct arb_json *out, const struct dice_odds *odds, int hp)
{
    int most = odds->count - 1;
    while (most > 0 && odds->p[most] <= 0)
        most--;
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, "damages it", dice_odds_at_least(odds, 1), ODDS_GOOD);
    if (hp)
        odds_put_outcome(out, "defeats it", dice_odds_at_least(odds, hp), ODDS_GOOD);
    arb_put_end(out);
    odds_put_expected(out, "on average", dice_odds_mean(odds));
    arb_put_array(out, "bars");
    for (int n = 0; n <= most; n++) {
        char label[12];
        bool ends = hp && n >= hp;
        snprintf(label, sizeof label, "%d", n);
        odds_put_bar(out, label, n, dice_odds_exactly(odds, n),
                     !n     ? ODDS_BAD
                     : ends ? ODDS_GOOD
                            : ODDS_EVEN,
                     ends && n == hp ? "defeats it" : NULL);
    }
    arb_put_end(out);
}
#endif
