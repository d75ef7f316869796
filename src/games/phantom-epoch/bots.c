/* For programs that play: what a sensible player would like, and how a mission looks. All of it is
 * read from what every seat can see and its own hand. */
#include "plan.h"

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes);
void epoch_features_of(struct arb_run *g, int seat, float *x);
extern const struct arb_feature epoch_features[];
extern const struct arb_parameter epoch_parameters[];

#define PLAN_ROW(name, words, usual, step) {words, usual, step},
const struct arb_parameter epoch_parameters[] = {PLAN_PARAMETERS(PLAN_ROW){NULL, 0, 0}};

/* A point of damage, in likes; 50 is doing nothing. */
static const float point = 4;

/* ---- Which cards for a round ---------------------------------------------------------------- */

enum { TOGETHER = 5 };
struct hand {
    const struct scene *scene;
    int count, card[HAND_CARDS], ap[HAND_CARDS];
    struct deed deed[HAND_CARDS];
    int left; /* AP */
    int picked;
    const struct deed *with[HAND_CARDS];
    int with_ap[HAND_CARDS];
    unsigned set, best_set;
    float best;
};

/* Every set of cards that can be played, those chosen before among them. */
static void try_sets(struct hand *h, int from)
{
    float worth = plan_cards(h->scene, h->with, h->with_ap, h->picked, 0);
    if (h->picked && worth > h->best) {
        h->best = worth;
        h->best_set = h->set;
    }
    for (int i = from; i < h->count && h->picked < TOGETHER; i++) {
        if (h->ap[i] > h->left)
            continue;
        h->with[h->picked] = &h->deed[i];
        h->with_ap[h->picked++] = h->ap[i];
        h->left -= h->ap[i];
        h->set ^= 1u << i;
        try_sets(h, i + 1);
        h->set ^= 1u << i;
        h->left += h->ap[i];
        h->picked--;
    }
}

static void best_cards(const struct scene *s, struct hand *h)
{
    struct arb_run *g = s->g;
    *h = (struct hand){.scene = s, .left = stat_of(g, s->who, STAT_AP, NULL), .best = -1e9f};
    for (int i = 0; i < HAND_CARDS; i++) {
        int card = first_card(s->who) + i;
        if (g->s->link[card].zone != ZONE_HAND + s->who - 1)
            continue;
        h->card[h->count] = card;
        h->ap[h->count] = card_ap(g, s->who, card);
        plan_read(s, card, &h->deed[h->count++]);
    }
    for (int i = 0; i < h->count; i++)
        if (character(g, s->who)->chosen >> (h->card[i] - first_card(s->who)) & 1) {
            h->with[h->picked] = &h->deed[i];
            h->with_ap[h->picked++] = h->ap[i];
            h->left -= h->ap[i];
            h->ap[i] = NEVER;
        }
    try_sets(h, 0);
}

/* A rest gives cards back and costs a turn. */
static float worth_of_rest(const struct scene *s)
{
    const struct arb_run *g = s->g;
    int back = g->s->zone[ZONE_DISCARD + s->who - 1].count;
    int ails = __builtin_popcount(figure_of(g, s->who)->conditions & DETRIMENTAL);
    return s->weigh[PLAN_REST] * (float)back + s->weigh[PLAN_AILING] * (float)ails;
}

static void like_selection(struct arb_run *g, const struct arb_option *option, int count,
                           const float *weigh, float *likes)
{
    struct scene s;
    struct hand h;
    int who = option[0].verb == VERB_SELECT ? owner_of(option[0].a) : option[0].a;
    plan_look(g, who, weigh, &s);
    best_cards(&s, &h);
    for (int i = 0; i < count; i++) {
        likes[i] = 40;
        for (int k = 0; k < h.count && option[i].verb == VERB_SELECT; k++)
            if (h.card[k] == option[i].a && h.best_set >> k & 1)
                likes[i] = 50 + point * (1 + h.best);
        if (option[i].verb == VERB_DONE)
            likes[i] = h.best_set ? 45 : 60;
        if (option[i].verb == VERB_REST)
            likes[i] = 50 + point * (1 + worth_of_rest(&s));
    }
}

/* ---- A turn -----------------------------------------------------------------------------------
 */

struct turn {
    struct scene scene;
    int count, card[HAND_CARDS];
    struct deed deed[HAND_CARDS];
    const struct deed *all[HAND_CARDS];
    float here; /* what can be done without a step, and how good it is to stand here */
};

static void add_cards(struct turn *t, int zone)
{
    const struct arb_run *g = t->scene.g;
    EACH_IN (g->s->zone, g->s->link, zone + t->scene.who - 1, card) {
        t->card[t->count] = card;
        plan_read(&t->scene, card, &t->deed[t->count]);
        t->all[t->count] = &t->deed[t->count];
        t->count++;
    }
}

static void look_at_turn(struct arb_run *g, const float *weigh, struct turn *t)
{
    t->count = 0;
    plan_look(g, g->s->acting, weigh, &t->scene);
    add_cards(t, ZONE_CHOSEN);
    add_cards(t, ZONE_PLAYED);
    if (figure_of(g, g->s->acting)->flags & BARRED)
        for (int i = 0; i < t->count; i++)
            t->deed[i].hits = 0;
    int cell = cell_of(g, t->scene.who);
    t->here = plan_from(&t->scene, cell, t->all, t->count) + plan_space(&t->scene, cell);
}

static int place_of(const struct turn *t, int card)
{
    for (int i = 0; i < t->count; i++)
        if (t->card[i] == card)
            return i;
    return -1;
}

static float like_space(const struct turn *t, const struct arb_option *o)
{
    float there = plan_from(&t->scene, o->a, t->all, t->count) + plan_space(&t->scene, o->a);
    if (o->verb == VERB_DASH)
        there -= t->scene.weigh[PLAN_HAZARD];
    return 50 + point * (there - t->here) - 0.1f * (float)o->b;
}

/* Would more MP than there are bring something that these do not? */
static float worth_of_points(const struct turn *t, int more)
{
    const struct scene *s = &t->scene;
    struct board_walk reach;
    float best = t->here, now = t->here;
    int mp = character(s->g, s->who)->mp;
    if (has(s->g, s->who, KNOCKED_DOWN))
        return 1;
    where_to_walk(s->g, s->who, mp + more, false, false, &reach);
    EACH_CELL (&reach.cells, cell) {
        float there = plan_from(s, cell, t->all, t->count) + plan_space(s, cell);
        best = there > best ? there : best;
        if (board_walk_cost(&reach, cell) <= mp)
            now = there > now ? there : now;
    }
    return best - now;
}

/* Cards that only move are played before a step is made, so that their points go together. */
static float like_play(const struct turn *t, const struct arb_option *o)
{
    const struct scene *s = &t->scene;
    int i = place_of(t, o->a), cell = cell_of(s->g, s->who);
    if (i < 0)
        return 50;
    const struct deed *d = &t->deed[i], *one[1] = {d};
    float now = plan_from(s, cell, one, 1);
    if (!d->hits && !d->heal)
        return d->before ? 50 + point * (0.3f + d->more + worth_of_points(t, d->before))
                         : 50 + point * (d->more + 1);
    if (now > 0)
        return 51 + point * now + point * d->more;
    if (d->before + d->after)
        return 50 + point * (worth_of_points(t, d->before) * 0.8f);
    return 46 + point * d->more;
}

/* A card that is of no use as it is. */
static float like_to_move(const struct turn *t, const struct arb_option *o)
{
    int i = place_of(t, o->a);
    if (i < 0)
        return 40;
    const struct deed *d = &t->deed[i], *one[1] = {d};
    struct turn rest = *t;
    float lost = plan_from(&t->scene, cell_of(t->scene.g, t->scene.who), one, 1) + d->more;
    rest.deed[i].hits = 0;
    rest.deed[i].heal = 0;
    for (int k = 0; k < rest.count; k++)
        rest.all[k] = &rest.deed[k];
    int points = o->b > d->before ? o->b : 0;
    return points ? 49 + point * (worth_of_points(&rest, points) - lost) : 40;
}

static float like_to_attack(const struct turn *t, const struct arb_option *o)
{
    const struct scene *s = &t->scene;
    int i = place_of(t, o->a), cell = cell_of(s->g, s->who);
    struct deed plain = {.hits = 1, .hit = {s->plain}};
    const struct deed *one[1] = {&plain};
    float now = plan_from(s, cell, one, 1), cards = plan_from(s, cell, t->all, t->count);
    float lost = i < 0 ? 0 : t->deed[i].more + (float)(t->deed[i].before + t->deed[i].after) * 0.1f;
    return now > 0 ? 48 + point * (now - cards - lost) : 35;
}

static float like_attack(const struct turn *t, const struct arb_option *o)
{
    const struct scene *s = &t->scene;
    const struct hit *h = &s->plain;
    for (int i = 0; i < t->count; i++)
        if (s->g->s->link[t->card[i]].zone == ZONE_PLAYED + s->who - 1 && t->deed[i].hits)
            h = &t->deed[i].hit[0];
    for (int i = 0; i < s->quarries; i++) {
        const struct quarry *q = &s->quarry[i];
        if (q->thing != o->a)
            continue;
        float damage = plan_damage(s, h, q, o->b), end = damage / (float)q->hp;
        end = end > 1 ? 1 : end;
        return 55 + point * (damage + end * s->weigh[PLAN_KILL] - 0.05f * (float)q->hp);
    }
    return is_space(o->a) ? 35 : 55;
}

static float like_heal(const struct turn *t, int whom)
{
    const struct figure *f = figure_of(t->scene.g, whom);
    int lost = f->max - f->hp;
    return lost < 2 ? 40 : 50 + (float)lost + (f->hp * 2 <= f->max ? 10 : 0);
}

static float like_in_turn(const struct turn *t, const struct arb_option *o)
{
    switch (o->verb) {
    case VERB_MOVE:
    case VERB_DASH:
    case VERB_LEAP:
    case VERB_TELEPORT:
        return like_space(t, o);
    case VERB_PLAY:
        return like_play(t, o);
    case VERB_TO_MOVE:
        return like_to_move(t, o);
    case VERB_TO_ATTACK:
        return like_to_attack(t, o);
    case VERB_ATTACK:
        return like_attack(t, o);
    case VERB_HEAL:
        return like_heal(t, o->a);
    case VERB_USE:
        return t->scene.fight ? 56 : 45;
    case VERB_DROP:
        return has(t->scene.g, t->scene.who, STUNNED) ? 80 : 5;
    default:
        return 50;
    }
}

/* ---- Aboard -----------------------------------------------------------------------------------
 */

/* What can be learned and bought, then the expedition, the next new mission, and no more than
 * that. */
static float like_aboard(const struct arb_run *g, struct arb_option o)
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
        return 60.0f + 5.0f * goods(g, o.a)->tier;
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

/* ---- All of it ----------------------------------------------------------------------------------
 */

static float like(const struct arb_run *g, struct arb_option o)
{
    switch (o.verb) {
    case VERB_ORB:
    case VERB_TREASURE:
    case VERB_NOVA:
        return 99;
    case VERB_STAND:
        return 96;
    case VERB_CHARGE:
    case VERB_EQUIP:
    case VERB_RESPOND:
        return 70;
    case VERB_UNEQUIP:
    case VERB_UNCHARGE:
        return 5;
    case VERB_CHOOSE:
        return is_figure(o.a) && !is_character(o.a) ? 70.0f - figure_of(g, o.a)->hp
               : is_character(o.a)                  ? 70.0f - figure_of(g, o.a)->hp
                                                    : 60;
    default:
        return in_campaign(g) ? like_aboard(g, o) : 50;
    }
}

static bool has_verb(const struct arb_option *option, int count, int verb)
{
    for (int i = 0; i < count; i++)
        if (option[i].verb == verb)
            return true;
    return false;
}

/* A question of the turn: what to play, where to go, whom to attack or to heal. */
static bool is_of_turn(const struct arb_run *g, const struct arb_option *option, int count)
{
    static const uint8_t verbs[] = {VERB_PLAY,   VERB_MOVE,     VERB_DASH, VERB_LEAP,
                                    VERB_ATTACK, VERB_TELEPORT, VERB_HEAL, VERB_DROP};
    for (size_t i = 0; i < sizeof verbs; i++)
        if (is_character(g->s->acting) && has_verb(option, count, verbs[i]))
            return true;
    return false;
}

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes)
{
    struct turn t;
    (void)seat;
    if (has_verb(option, count, VERB_SELECT)) {
        like_selection(g, option, count, parameter, likes);
        return;
    }
    bool turn = is_of_turn(g, option, count);
    if (turn)
        look_at_turn(g, parameter, &t);
    for (int i = 0; i < count; i++)
        likes[i] = turn ? like_in_turn(&t, &option[i]) : like(g, option[i]);
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
