/* For programs that play: what a sensible player would like, and how a mission looks. All of it is
 * read from what every seat can see and its own hand. */
#include "plan.h"

#define PLAN_ROW(name, words, usual, step) {words, usual, step},
const struct arb_parameter epoch_parameters[] = {PLAN_PARAMETERS(PLAN_ROW){NULL, 0, 0}};

static bool has_verb(const struct arb_option *option, int count, int verb)
{
    for (int i = 0; i < count; i++)
        if (option[i].verb == verb)
            return true;
    return false;
}

/* Which cards for a round. */

/* A rest gives cards back and costs a turn. */
static float like_rest(const struct tactics *t)
{
    const struct arb_run *g = t->g;
    int back = g->s->zone[ZONE_DISCARD + t->who - 1].count;
    int ails = __builtin_popcount(figure_of(g, t->who)->status.on & DETRIMENTAL);
    return LIKES_NOTHING + LIKES_A_POINT * (1 + (t->weigh[PLAN_REST] * (float)back +
                                                 t->weigh[PLAN_AILING] * (float)ails));
}

static void like_selection(struct arb_run *g, const struct arb_option *option, int count,
                           const float *weigh, float *likes)
{
    struct tactics_turn turn = {.count = 0};
    plan_look(g, option[0].verb == VERB_SELECT ? owner_of(option[0].a) : option[0].a, weigh,
              &turn.t);
    tactics_like_handful(&turn, like_rest(&turn.t), option, count, likes);
}

/* A turn. */

static void add_cards(struct tactics_turn *turn, int zone)
{
    const struct arb_run *g = turn->t.g;
    EACH_IN (g->s->zone, g->s->link, zone + turn->t.who - 1, thing) {
        struct deed *deed = tactics_add(turn, game_read_card(&turn->t, thing));
        if (figure_of(g, turn->t.who)->flags & BARRED)
            deed->hits = 0;
    }
}

static void look_at_turn(struct arb_run *g, const float *weigh, struct tactics_turn *turn)
{
    turn->count = 0;
    plan_look(g, g->s->acting, weigh, &turn->t);
    add_cards(turn, ZONE_CHOSEN);
    add_cards(turn, ZONE_PLAYED);
    tactics_begin(turn);
}

static float like_space(const struct tactics_turn *turn, const struct arb_option *o)
{
    float likes = tactics_like_cell(turn, o->a, o->b);
    return o->verb == VERB_DASH ? likes - LIKES_A_POINT * turn->t.weigh[PLAN_HAZARD] : likes;
}

/* Whom to attack with the card that is being played, and with which die. */
static float like_attack(const struct tactics_turn *turn, const struct arb_option *o)
{
    const struct tactics *t = &turn->t;
    const struct epoch_content *c = t->g->c;
    int value = attack_bonus(t->g, t->who, NULL), pierce = stat_of(t->g, t->who, STAT_PIERCE, NULL);
    for (int i = 0; i < turn->count; i++) {
        int op = def_of(t->g, turn->deed[i].thing)->does;
        if (t->g->s->link[turn->deed[i].thing].zone != ZONE_PLAYED + t->who - 1 ||
            !turn->deed[i].hits)
            continue;
        while (c->op[op].code != OP_ATTACK)
            op++;
        value += c->attack[c->op[op].arg].value.base;
        pierce += c->attack[c->op[op].arg].pierce.base;
        break;
    }
    for (int i = 0; i < t->quarries; i++)
        if (t->quarry[i].thing == o->a)
            return tactics_like_target(turn, i, plan_damage(t, i, value, pierce, o->b));
    return is_space(o->a) ? 35 : 55;
}

static float like_heal(const struct arb_run *g, int whom)
{
    const struct figure *f = figure_of(g, whom);
    int lost = f->max - f->hp;
    return lost < 2 ? 40 : 50 + (float)lost + (f->hp * 2 <= f->max ? 10 : 0);
}

static float like_in_turn(const struct tactics_turn *turn, const struct arb_option *o)
{
    switch (o->verb) {
    case VERB_MOVE:
    case VERB_DASH:
    case VERB_LEAP:
    case VERB_TELEPORT:
        return like_space(turn, o);
    case VERB_PLAY:
        return tactics_like_play(turn, o->a);
    case VERB_TO_MOVE:
        return tactics_like_as_points(turn, o->a, o->b);
    case VERB_TO_ATTACK:
        return tactics_like_as_attack(turn, o->a);
    case VERB_ATTACK:
        return like_attack(turn, o);
    case VERB_HEAL:
        return like_heal(turn->t.g, o->a);
    case VERB_USE:
        return turn->t.fight ? 56 : 45;
    case VERB_DROP:
        return has(turn->t.g, turn->t.who, STUNNED) ? 80 : 5;
    default:
        return LIKES_NOTHING;
    }
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

/* Everything else. */

/* Is something in the bags that could be worn? */
static bool could_wear(const struct arb_run *g, int figure)
{
    EACH_GEAR (g, figure, gear)
        if (!gear_is_worn(g, gear) && fits_board(g, figure, gear))
            return true;
    return false;
}

/* Has it something as good for the same part of the body? */
static bool wears(const struct arb_run *g, int figure, const struct def *goods)
{
    EACH_GEAR (g, figure, gear)
        if (def_of(g, gear)->type == EQUIPMENT && def_of(g, gear)->slot == goods->slot &&
            def_of(g, gear)->tier >= goods->tier)
            return true;
    return false;
}

/* An attachment that the class has a slot for. */
static bool suits(const struct arb_run *g, int figure, const struct def *goods)
{
    const struct def *class_ = def_of(g, board_of(figure));
    for (int i = 0; i < class_->attachments; i++)
        if (class_->takes[i] >> goods->slot & 1)
            return goods->slot != SLOT_ANY;
    return false;
}

/* What a card does for its AP, wherever it is played. */
static float worth_of_card(const struct arb_run *g, const struct def *def)
{
    float sum = def->lasts == LASTS_PERSISTENT ? 2 : def->lasts ? 1 : 0;
    for (int op = def->does; op && g->c->op[op].code != OP_END; op++) {
        const struct op *o = &g->c->op[op];
        const struct attack_def *a = &g->c->attack[o->arg];
        sum += o->code == OP_ATTACK ? 2.2f + (float)a->value.base + 0.5f * (float)a->pierce.base +
                                          (a->inflict ? 1.0f : 0) + (a->targets > 1 ? 1.5f : 0)
               : o->code == OP_MOVE || o->code == OP_LEAP ? 0.4f * (float)o->n.base
               : o->code == OP_HEAL                       ? 0.8f * (float)o->n.base
                                                          : 1;
    }
    return sum - 0.5f * (float)def->stat[STAT_AP];
}

/* Aboard what can be learned, worn and bought, then the expedition, the next new mission, and no
 * more than that; in a mission what lies there, and on one's feet. 0: it depends, or no matter. */
static const uint8_t usual[] = {
    [VERB_SKILLS] = 80,        [VERB_EXPEDITION] = 80, [PROJECT_VERB_PAY] = 80,
    [PROJECT_VERB_BUILD] = 80, [VERB_MAKE] = 55,       [VERB_EMBARK] = 60,
    [VERB_CLOSE] = 70,         [VERB_GIFTS] = 5,       [VERB_CREW] = 5,
    [VERB_HAND_OVER] = 5,      [VERB_SELL] = 5,        [VERB_DISMANTLE] = 5,
    [VERB_REPLAY] = 5,         [VERB_ORB] = 99,        [VERB_TREASURE] = 99,
    [VERB_NOVA] = 99,          [VERB_STAND] = 96,      [GEAR_VERB_ON] = 70,
    [VERB_RESPOND] = 70,       [GEAR_VERB_OFF] = 5,    [GEAR_VERB_UNCHARGE] = 5,
};

static float like(struct arb_run *g, int seat, struct arb_option o)
{
    int figure = arb_prompt_of(g, seat).arg[0];
    switch (o.verb) {
    case VERB_LEARN:
        return 80 + worth_of_card(g, goods(g, o.a));
    case VERB_LEAVE:
        return 50 - worth_of_card(g, goods(g, o.a));
    case VERB_SHOP:
        return could_buy(g, COUNTER_SHOP, o.a) ? 75 : 5;
    case VERB_GEAR:
        return could_wear(g, o.a) ? 72 : 5;
    case VERB_BUY:
        return wears(g, figure, goods(g, o.a)) ? 5 : 60 + o.b;
    case VERB_PICK:
        return 60.0f + 5.0f * goods(g, o.a)->tier + (suits(g, figure, goods(g, o.a)) ? 10 : 0);
    case GEAR_VERB_CHARGE:
        return gear_is_worn(g, o.a) ? 70 : 5;
    case VERB_CHOOSE:
        return is_figure(o.a) ? 70.0f - figure_of(g, o.a)->hp : 60;
    default:
        return o.verb < sizeof usual && usual[o.verb] ? usual[o.verb] : LIKES_NOTHING;
    }
}

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes)
{
    struct tactics_turn t;
    if (has_verb(option, count, VERB_SELECT)) {
        like_selection(g, option, count, parameter, likes);
        return;
    }
    bool turn = is_of_turn(g, option, count);
    if (turn)
        look_at_turn(g, parameter, &t);
    for (int i = 0; i < count; i++)
        likes[i] = turn ? like_in_turn(&t, &option[i]) : like(g, seat, option[i]);
}

/* By what a position is told. */

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
