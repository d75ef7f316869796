/* For programs that play: what a sensible player would like, and how a mission looks. All of it is
 * read from what every seat can see. */
#include "kit_config.h"

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes);
void epoch_features_of(struct arb_run *g, int seat, float *x);
extern const struct arb_feature epoch_features[];

/* Steps from a space to the nearest adversary; 99: there is none. */
static int to_adversary(const struct arb_run *g, int cell)
{
    int least = 99;
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(g, f) && range_between(g, cell, cell_of(g, f)) < least)
            least = range_between(g, cell, cell_of(g, f));
    return least;
}

/* Around walls, or over them where a door is in the way. */
static int steps_to(const struct arb_run *g, int from, int to)
{
    int range = range_between(g, from, to);
    return range < BOARD_FAR ? range : 20 + board_hex_range(board(g), from, to);
}

/* What a goal of the stage speaks of, as far as it is on the map: where to be, what to break. */
static void add_goal(const struct arb_run *g, const struct filter *f, struct board_set *wanted)
{
    const struct board_region *r =
        f->region ? board_find_region(board(g), g->c->text[f->region]) : NULL;
    if (!(r || f->terrain) || f->with & IS_CARRIER)
        return;
    for (int c = 1; c <= board(g)->cells; c++)
        if ((!r || board_has(&r->cells, c)) && (!f->terrain || g->s->ground[c] & f->terrain) &&
            (!(f->with & IS_OBJECT) || is_destructible(g, c)))
            board_add(wanted, c);
}

/* Treasure, orbs, doors, and what the goals name. */
static void find_wanted(const struct arb_run *g, struct board_set *wanted)
{
    struct abilities own = def_of(g, FIRST_STAGE + g->s->stage)->own;
    *wanted = (struct board_set){0};
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        if ((a->kind != GOAL && a->kind != GOAL_AT_END) || !a->condition)
            continue;
        const struct condition *c = &g->c->condition[a->condition];
        do
            add_goal(g, &g->c->filter[c->left.filter], wanted);
        while (c++->and_next);
    }
    for (int c = 1; c <= board(g)->cells; c++)
        if (g->s->thing_on[c] == TREASURE_HERE || g->s->thing_on[c] == ORB_ACTIVE ||
            is_shut_door(g, c))
            board_add(wanted, c);
}

static int to_wanted(const struct arb_run *g, int cell, const struct board_set *wanted)
{
    int least = 99;
    for (int c = 1; c <= board(g)->cells; c++)
        if (board_has(wanted, c) && steps_to(g, cell, c) < least)
            least = steps_to(g, cell, c);
    return least;
}

static bool carries(const struct arb_run *g, int figure)
{
    return g->s->figure[figure].flags & CARRIER;
}

static int to_entry(const struct arb_run *g, int cell)
{
    int least = 99;
    for (int c = 1; c <= board(g)->cells; c++)
        if (printed_terrain(g, c) & ENTRY && range_between(g, cell, c) < least)
            least = range_between(g, cell, c);
    return least;
}

/* A character wants its range between itself and the nearest adversary, the carrier the way home,
 * and nobody a hazard. */
static int like_space(const struct arb_run *g, int figure, int cell, const struct board_set *wanted)
{
    int near = to_adversary(g, cell), range = base_range(g, figure);
    int off = near > range ? near - range : range - near;
    int like = 60 - (hazard_at(g, cell) ? 30 : 0);
    if (carries(g, figure))
        return like + 20 - 2 * to_entry(g, cell);
    if (near == 99 || off > 8)
        return like - 2 * to_wanted(g, cell, wanted);
    return like - 2 * off - to_wanted(g, cell, wanted) / 2;
}

static int like_move(const struct arb_run *g, struct arb_option o, const struct board_set *wanted)
{
    int figure = g->s->acting;
    int gain =
        like_space(g, figure, o.a, wanted) - like_space(g, figure, cell_of(g, figure), wanted);
    return (o.verb == VERB_DASH ? 25 : 52) + 4 * gain;
}

static int like_attack(const struct arb_run *g, struct arb_option o, const struct board_set *wanted)
{
    if (is_space(o.a))
        return board_has(wanted, cell_of(g, o.a)) ? 90 : 35;
    return 95 - figure_of(g, o.a)->hp + (o.b == DIE_BASIC ? 1 : 0);
}

static int like_rest(const struct arb_run *g, int figure)
{
    int hand = g->s->zone[ZONE_HAND + figure - 1].count;
    return hand <= 3 ? 95 : (figure_of(g, figure)->conditions & DETRIMENTAL) ? 70 : 20;
}

/* Playing a card that can do something is better than making something else of it. */
static int like_card(const struct arb_run *g, struct arb_option o)
{
    int near = to_adversary(g, cell_of(g, g->s->acting));
    bool far = near > base_range(g, g->s->acting) + 1;
    if (o.verb == VERB_PLAY)
        return far && !def_of(g, o.a)->moves ? 45 : 80;
    if (o.verb == VERB_TO_MOVE)
        return far ? 65 : 25;
    return far ? 10 : 60;
}

/* Aboard: what can be learned and bought, then the expedition, the next new mission, and no more
 * than that. */
static int like_aboard(const struct arb_run *g, struct arb_option o)
{
    switch (o.verb) {
    case VERB_SKILLS:
    case VERB_EXPEDITION:
    case VERB_PAY_UPGRADE:
    case VERB_BUILD:
    case VERB_LEARN:
        return 80;
    case VERB_SHOP:
        return could_buy(g, o.a) ? 75 : 5;
    case VERB_BUY:
        return 60 + o.b;
    case VERB_MAKE:
        return 55;
    case VERB_EMBARK:
        return 60;
    case VERB_CLOSE:
        return 70;
    case VERB_PICK:
        return 60 + 5 * goods(g, o.a)->tier;
    case VERB_GEAR:
    case VERB_GIFTS:
    case VERB_CREW:
    case VERB_HAND_OVER:
    case VERB_SELL:
    case VERB_DISMANTLE:
    case VERB_REPLAY:
        return 5;
    default:
        return 50;
    }
}

static int like(const struct arb_run *g, struct arb_option o, const struct board_set *wanted)
{
    switch (o.verb) {
    case VERB_SELECT:
        return 60 + 2 * o.b;
    case VERB_REST:
        return like_rest(g, o.a);
    case VERB_PLAY:
    case VERB_TO_MOVE:
    case VERB_TO_ATTACK:
        return like_card(g, o);
    case VERB_MOVE:
    case VERB_DASH:
    case VERB_LEAP:
        return like_move(g, o, wanted);
    case VERB_ATTACK:
        return like_attack(g, o, wanted);
    case VERB_HEAL:
        return 40 + 8 * (figure_of(g, o.a)->max - figure_of(g, o.a)->hp);
    case VERB_ORB:
    case VERB_TREASURE:
    case VERB_NOVA:
        return 99;
    case VERB_STAND:
    case VERB_CHARGE:
    case VERB_EQUIP:
    case VERB_USE:
        return 70;
    case VERB_UNEQUIP:
    case VERB_UNCHARGE:
        return 5;
    case VERB_DROP:
        return has(g, g->s->acting, STUNNED) ? 80 : 5;
    default:
        return in_campaign(g) ? like_aboard(g, o) : 50;
    }
}

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes)
{
    struct board_set wanted;
    (void)seat, (void)parameter;
    find_wanted(g, &wanted);
    for (int i = 0; i < count; i++)
        likes[i] = (float)like(g, option[i], &wanted);
}

/* ---- By what a position is told ----------------------------------------------------------- */

#define FEATURES(X)                                                                                \
    X(HEALTH, "hit points of the characters", 0.08f)                                               \
    X(FALLEN, "characters defeated", -1.5f)                                                        \
    X(ADVERSARIES, "hit points of the adversaries", -0.04f)                                        \
    X(STAGE, "stages of the mission behind", 1.0f)                                                 \
    X(CARDS, "cards in hand", 0.02f)
#define FEATURE_ROW(name, words, weight) {#name, words, weight},
#define FEATURE_ENUM(name, words, weight) F_##name,
const struct arb_feature epoch_features[] = {FEATURES(FEATURE_ROW){NULL, NULL, 0}};
enum { FEATURES(FEATURE_ENUM) FEATURE_COUNT };

void epoch_features_of(struct arb_run *g, int seat, float *x)
{
    int ours = 0, fallen = 0, theirs = 0, cards = 0;
    (void)seat;
    for (int f = 1; f <= g->s->characters; f++) {
        ours += on_map(g, f) ? figure_of(g, f)->hp : 0;
        fallen += !on_map(g, f);
        cards += on_map(g, f) ? g->s->zone[ZONE_HAND + f - 1].count : 0;
    }
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        theirs += on_map(g, f) ? figure_of(g, f)->hp : 0;
    x[F_HEALTH] = (float)ours;
    x[F_FALLEN] = (float)fallen;
    x[F_ADVERSARIES] = (float)theirs;
    x[F_STAGE] = (float)g->s->stage;
    x[F_CARDS] = (float)cards;
}
