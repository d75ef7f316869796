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

static bool has_verb(const struct arb_option *option, int count, int verb)
{
    for (int i = 0; i < count; i++)
        if (option[i].verb == verb)
            return true;
    return false;
}

/* ---- Which cards for a round ---------------------------------------------------------------- */

/* A rest gives cards back and costs a turn. */
static float worth_of_rest(const struct scene *s)
{
    const struct arb_run *g = s->g;
    int back = g->s->zone[ZONE_DISCARD + s->who - 1].count;
    int ails = __builtin_popcount(figure_of(g, s->who)->conditions & DETRIMENTAL);
    return s->t.weigh[PLAN_REST] * (float)back + s->t.weigh[PLAN_AILING] * (float)ails;
}

static void like_selection(struct arb_run *g, const struct arb_option *option, int count,
                           const float *weigh, float *likes)
{
    int who = option[0].verb == VERB_SELECT ? owner_of(option[0].a) : option[0].a, cards = 0;
    struct scene s;
    struct card card[HAND_CARDS];
    struct deed deed[HAND_CARDS];
    float heal[HAND_CARDS], worth;
    unsigned chosen = 0, best;
    plan_look(g, who, weigh, &s);
    EACH_IN (g->s->zone, g->s->link, ZONE_HAND + who - 1, thing) {
        plan_read(&s, thing, &card[cards]);
        deed[cards] = card[cards].deed;
        heal[cards] = plan_heal(&s, s.t.here, &card[cards]);
        chosen |= (character(g, who)->chosen >> (thing - first_card(who)) & 1u) << cards;
        cards++;
    }
    best = tactics_best(&s.t, deed, heal, cards, chosen, stat_of(g, who, STAT_AP, NULL), &worth);
    for (int i = 0; i < count; i++) {
        likes[i] = option[i].verb == VERB_REST   ? 50 + point * (1 + worth_of_rest(&s))
                   : option[i].verb == VERB_DONE ? (best & ~chosen ? 45 : 60)
                                                 : 40;
        for (int k = 0; k < cards && option[i].verb == VERB_SELECT; k++)
            if (card[k].thing == option[i].a && (best & ~chosen) >> k & 1)
                likes[i] = 50 + point * (1 + worth);
    }
}

/* ---- A turn -----------------------------------------------------------------------------------
 */

struct turn {
    struct scene scene;
    int count;
    struct card card[HAND_CARDS];
    const struct deed *all[HAND_CARDS];
    float here; /* what can be done without a step, and how good it is to stand here */
};

static float from(const struct turn *t, int cell)
{
    float heals = 0;
    for (int k = 0; k < t->count; k++) {
        float worth = plan_heal(&t->scene, cell, &t->card[k]);
        heals = worth > heals ? worth : heals;
    }
    return heals + tactics_from(&t->scene.t, cell, t->all, t->count) + plan_space(&t->scene, cell);
}

static void add_cards(struct turn *t, int zone)
{
    const struct arb_run *g = t->scene.g;
    EACH_IN (g->s->zone, g->s->link, zone + t->scene.who - 1, thing) {
        plan_read(&t->scene, thing, &t->card[t->count]);
        if (figure_of(g, t->scene.who)->flags & BARRED)
            t->card[t->count].deed.hits = 0;
        t->all[t->count] = &t->card[t->count].deed;
        t->count++;
    }
}

static void look_at_turn(struct arb_run *g, const float *weigh, struct turn *t)
{
    t->count = 0;
    plan_look(g, g->s->acting, weigh, &t->scene);
    add_cards(t, ZONE_CHOSEN);
    add_cards(t, ZONE_PLAYED);
    t->here = from(t, t->scene.t.here);
}

static const struct card *card_at(const struct turn *t, int thing)
{
    for (int i = 0; i < t->count; i++)
        if (t->card[i].thing == thing)
            return &t->card[i];
    return NULL;
}

/* What a deed alone does from where the character stands. */
static float here_by(const struct turn *t, const struct deed *deed)
{
    return tactics_from(&t->scene.t, t->scene.t.here, &deed, 1);
}

static float like_space(const struct turn *t, const struct arb_option *o)
{
    float there = from(t, o->a);
    if (o->verb == VERB_DASH)
        there -= t->scene.t.weigh[PLAN_HAZARD];
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
        float there = from(t, cell);
        best = there > best ? there : best;
        if (board_walk_cost(&reach, cell) <= mp)
            now = there > now ? there : now;
    }
    return best - now;
}

/* Cards that only move are played before a step is made, so that their points go together. */
static float like_play(const struct turn *t, const struct arb_option *o)
{
    const struct card *c = card_at(t, o->a);
    if (!c)
        return 50;
    const struct deed *d = &c->deed;
    float now = here_by(t, d) + plan_heal(&t->scene, t->scene.t.here, c);
    if (!d->hits && !d->heals)
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
    const struct card *c = card_at(t, o->a);
    if (!c || o->b <= c->deed.before)
        return 40;
    struct turn rest = *t;
    float lost = here_by(t, &c->deed) + plan_heal(&t->scene, t->scene.t.here, c) + c->deed.more;
    for (int k = 0; k < rest.count; k++)
        rest.all[k] = &rest.card[k].deed;
    rest.card[c - t->card].deed.hits = 0;
    rest.card[c - t->card].deed.heals = false;
    return 49 + point * (worth_of_points(&rest, o->b) - lost);
}

static float like_to_attack(const struct turn *t, const struct arb_option *o)
{
    const struct tactics *s = &t->scene.t;
    const struct card *c = card_at(t, o->a);
    struct deed plain = {.hits = 1, .hit = {s->plain}};
    float now = here_by(t, &plain), cards = tactics_from(s, s->here, t->all, t->count);
    float lost = c ? c->deed.more + (float)(c->deed.before + c->deed.after) * 0.1f : 0;
    return now > 0 ? 48 + point * (now - cards - lost) : 35;
}

/* Whom to attack with the card that is being played, and with which die. */
static float like_attack(const struct turn *t, const struct arb_option *o)
{
    const struct scene *s = &t->scene;
    int value = attack_bonus(s->g, s->who, NULL), pierce = stat_of(s->g, s->who, STAT_PIERCE, NULL);
    for (int i = 0; i < t->count; i++) {
        const struct def *def = def_of(s->g, t->card[i].thing);
        int op = def->does;
        if (s->g->s->link[t->card[i].thing].zone != ZONE_PLAYED + s->who - 1 ||
            !t->card[i].deed.hits)
            continue;
        while (s->g->c->op[op].code != OP_ATTACK)
            op++;
        value += s->g->c->attack[s->g->c->op[op].arg].value.base;
        pierce += s->g->c->attack[s->g->c->op[op].arg].pierce.base;
        break;
    }
    for (int i = 0; i < s->t.quarries; i++) {
        const struct quarry *q = &s->t.quarry[i];
        if (q->thing != o->a)
            continue;
        float damage = plan_damage(s, i, value, pierce, o->b), end = damage / (float)q->hp;
        end = end > 1 ? 1 : end;
        return 55 + point * (damage + end * s->t.weigh[TACTICS_KILL] - 0.05f * (float)q->hp);
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
        return t->scene.t.fight ? 56 : 45;
    case VERB_DROP:
        return has(t->scene.g, t->scene.who, STUNNED) ? 80 : 5;
    default:
        return 50;
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

/* ---- Everything else ----------------------------------------------------------------------------
 */

static bool is_worn_by(const struct arb_run *g, int gear)
{
    return g->s->link[gear].zone == ZONE_WORN + owner_of(gear) - 1;
}

/* Is something in the bags that could be worn? */
static bool could_wear(const struct arb_run *g, int figure)
{
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++)
        if (g->s->def[gear] && !is_worn_by(g, gear) && fits_board(g, figure, gear))
            return true;
    return false;
}

/* Has it something as good for the same part of the body? */
static bool wears(const struct arb_run *g, int figure, const struct def *goods)
{
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++)
        if (g->s->def[gear] && def_of(g, gear)->type == EQUIPMENT &&
            def_of(g, gear)->slot == goods->slot && def_of(g, gear)->tier >= goods->tier)
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

/* What can be learned, worn and bought, then the expedition, the next new mission, and no more
 * than that. */
static float like_aboard(const struct arb_run *g, struct arb_option o, int figure)
{
    switch (o.verb) {
    case VERB_SKILLS:
    case VERB_EXPEDITION:
    case VERB_PAY_UPGRADE:
    case VERB_BUILD:
        return 80;
    case VERB_LEARN:
        return 80 + worth_of_card(g, goods(g, o.a));
    case VERB_LEAVE:
        return 50 - worth_of_card(g, goods(g, o.a));
    case VERB_SHOP:
        return could_buy(g, o.a) ? 75 : 5;
    case VERB_GEAR:
        return could_wear(g, o.a) ? 72 : 5;
    case VERB_BUY:
        return wears(g, figure, goods(g, o.a)) ? 5 : 60 + o.b;
    case VERB_MAKE:
        return 55;
    case VERB_EMBARK:
        return 60;
    case VERB_CLOSE:
        return 70;
    case VERB_PICK:
        return 60.0f + 5.0f * goods(g, o.a)->tier + (suits(g, figure, goods(g, o.a)) ? 10 : 0);
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

static float like(const struct arb_run *g, int seat, struct arb_option o)
{
    switch (o.verb) {
    case VERB_ORB:
    case VERB_TREASURE:
    case VERB_NOVA:
        return 99;
    case VERB_STAND:
        return 96;
    case VERB_EQUIP:
    case VERB_RESPOND:
        return 70;
    case VERB_CHARGE:
        return is_worn_by(g, o.a) ? 70 : 5;
    case VERB_UNEQUIP:
    case VERB_UNCHARGE:
        return 5;
    case VERB_CHOOSE:
        return is_figure(o.a) ? 70.0f - figure_of(g, o.a)->hp : 60;
    default:
        return in_campaign(g) ? like_aboard(g, o, arb_prompt_of(g, seat).arg[0]) : 50;
    }
}

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes)
{
    struct turn t;
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
