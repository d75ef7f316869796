/* For programs that play: what a seat cannot know is drawn anew, what looks sensible, by what
 * a position is told. */
#include "kit_config.h"

#include "chance.h"

/* ---- What could be instead ------------------------------------------------------------ */

/* The finds of the others and those still hidden could be any of each other's; relics not,
 * since those that were found lie open. Where what lies now plays no part in it. */
void isle_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct isle *s = g->s;
    uint16_t unknown[FINDS];
    int count = 0, held[SEATS] = {0};
    for (uint16_t find = 1; find <= g->c->finds; find++) {
        int zone = s->find[find].zone;
        if (is_relic(g->c, find) || zone == ZONE_HAND + seat || zone == ZONE_GONE)
            continue;
        unknown[count++] = find;
        if (zone >= ZONE_HAND && zone < ZONE_HAND + SEATS)
            held[zone - ZONE_HAND]++;
    }
    for (int i = count - 1; i > 0; i--) {
        int k = (int)(arb_mix(seed + (uint64_t)i) % (uint64_t)(i + 1));
        uint16_t kept = unknown[i];
        unknown[i] = unknown[k];
        unknown[k] = kept;
    }
    for (int other = 0, i = 0; other <= SEATS; other++)
        for (int n = other < SEATS ? held[other] : count - i; n > 0; n--)
            arb_move(s->zone, s->find, unknown[i++],
                     (uint8_t)(other < SEATS ? ZONE_HAND + other : ZONE_DECK), ARB_BOTTOM);
    for (uint16_t find = 1; find <= g->c->finds; find++)
        if (is_relic(g->c, find) && s->find[find].zone == ZONE_DECK)
            arb_move(s->zone, s->find, find, ZONE_DECK, ARB_BOTTOM);
    arb_shuffle(s->zone, s->find, ZONE_DECK);
}

struct arb_moment isle_moment(const struct arb_run *g)
{
    return (struct arb_moment){.round = g->s->round, .phase = g->s->phase};
}

/* ---- What looks sensible ---------------------------------------------------------------- */

#define PARAMETERS(X)                                                                              \
    X(DIG, "dig", 40, 10)                                                                          \
    X(CAMP, "camp", 20, 10)                                                                        \
    X(MARCH, "march", 10, 10)                                                                      \
    X(TRADE, "trade", -30, 10)                                                                     \
    X(NEAR, "near a ruin", -5, 2)                                                                  \
    X(WARDEN, "away from the Warden", 6, 2)                                                        \
    X(REROLL, "roll again what is no spade", 30, 10)                                               \
    X(SUGGESTED, "what is suggested", 40, 10)                                                      \
    X(BID, "bid", -30, 10)
#define PARAMETER_ROW(name, words, usual, step) {words, usual, step},
#define PARAMETER_ENUM(name, words, usual, step) P_##name,
const struct arb_parameter isle_parameters[] = {PARAMETERS(PARAMETER_ROW){NULL, 0, 0}};
enum { PARAMETERS(PARAMETER_ENUM) PARAMETER_COUNT };

/* Steps to the nearest ruin that still holds something. */
static int to_a_ruin(struct arb_run *g, int cell)
{
    int least = 99;
    for (int c = 1; c <= board(g)->cells; c++)
        if (terrain(g, c) == RUIN && g->s->dug[c] < RUIN_HOLDS) {
            int steps = steps_between(g, cell, c);
            least = steps < least ? steps : least;
        }
    return least;
}

static float like_plan(struct arb_run *g, int seat, int plan, const float *p)
{
    if (plan == PLAN_DIG)
        return dice_to_dig(g, seat) ? p[P_DIG] : -50;
    if (plan == PLAN_CAMP)
        return may_camp(g, seat) ? p[P_CAMP] : -50;
    return plan == PLAN_MARCH ? p[P_MARCH] : p[P_TRADE];
}

static float like_cell(struct arb_run *g, int cell, const float *p)
{
    return p[P_NEAR] * (float)to_a_ruin(g, cell) +
           p[P_WARDEN] * (float)steps_between(g, cell, cell_of(g, WARDEN));
}

static float like(struct arb_run *g, int seat, struct arb_option o, const float *p)
{
    switch (o.verb) {
    case VERB_PLAN:
        return like_plan(g, seat, o.a, p);
    case VERB_MARCH:
        return like_cell(g, o.a, p);
    case VERB_STAY:
        return like_cell(g, cell_of(g, seat + 1), p);
    case DICE_VERB_DIE:
        return dice_face(g, dice_of(g, o.a), o.b)->symbol[SPADE] ? -40 : p[P_REROLL];
    case BID_VERB_BID:
        return o.a == 1 ? 5 : p[P_BID];
    case PAY_VERB_DONE:
    case DEAL_VERB_LEAVE:
    case DICE_VERB_ROLL:
        return 10;
    default:
        return o.flags & ARB_SUGGESTED ? p[P_SUGGESTED] : 0;
    }
}

void isle_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                 const float *parameter, float *likes)
{
    for (int i = 0; i < count; i++)
        likes[i] = 50 + like(g, seat, option[i], parameter);
}

/* ---- By what a position is told ----------------------------------------------------------- */

#define FEATURES(X)                                                                                \
    X(GLORY, "glory", 0.5f)                                                                        \
    X(OUT, "expeditions lost", -9)                                                                 \
    X(COINS, "coins", 0.05f)                                                                       \
    X(SUPPLIES, "food and oil", 0.05f)                                                             \
    X(WOUNDS, "wounds", -0.3f)                                                                     \
    X(AT_RUIN, "steps to a ruin", -0.1f)
#define FEATURE_ROW(name, words, weight) {#name, words, weight},
#define FEATURE_ENUM(name, words, weight) F_##name,
const struct arb_feature isle_features[] = {FEATURES(FEATURE_ROW){NULL, NULL, 0}};
enum { FEATURES(FEATURE_ENUM) FEATURE_COUNT };

void isle_features_of(struct arb_run *g, int seat, float *x)
{
    const struct expedition *e = expedition(g, seat);
    int ruin = cell_of(g, seat + 1) ? to_a_ruin(g, cell_of(g, seat + 1)) : 9;
    x[F_GLORY] = (float)game_score(g, seat);
    x[F_OUT] = !seat_is_in(g, seat);
    x[F_COINS] = e->ware[WARE_COIN];
    x[F_SUPPLIES] = (float)(e->ware[WARE_FOOD] + e->ware[WARE_OIL]);
    x[F_WOUNDS] = (float)(e->wounds[LEADER] + e->wounds[GUIDE] + e->wounds[PORTER]);
    x[F_AT_RUIN] = (float)(ruin < 9 ? ruin : 9);
}
