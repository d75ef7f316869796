/* value.c - what a position is told by: a few numbers that all players can see, from which the
 * likelihood of winning is reckoned. Those of players are for each of them, so that positions of
 * one and of four players can be compared. Nothing here is a rule. */
#include "cards.h"
#include "judgement.h"
#include "lotr.h"
#include "numbers.h"

#define FEATURE_ROW(name) {#name, NULL, 0},
const struct arb_feature lotr_features[] = {FEATURES(FEATURE_ROW){NULL, NULL, 0}};
_Static_assert((int)FEATURE_COUNT <= ARB_FEATURES, "a judgement has room for every feature");

const char *lotr_kind_of_play(const struct arb_run *g)
{
    return g->c->scenario[g->s->scenario].id;
}

/* What must fall. */

static bool filter_means(const struct arb_run *g, int filter, int card)
{
    const struct filter *f = &g->c->filter[filter];
    return filter && (f->types >> ENEMY & 1) &&
           (!f->title || f->title == def_of(g, card)->title_id);
}

/* Does a condition of a rule of the stage count cards like this one? */
static bool counted_by(const struct arb_run *g, int modifier, int card)
{
    for (const struct modifier *m = &g->c->modifier[modifier]; modifier; m++) {
        bool decides = m->change == STAGE_LOCKED || m->change == WINS_WHEN;
        if (decides && m->condition &&
            filter_means(g, g->c->condition[m->condition].left.filter, card))
            return true;
        if (!m->and_next)
            break;
    }
    return false;
}

bool is_the_quarry(const struct arb_run *g, int card)
{
    if (!g->s->stage || !is_type(g, card, ENEMY))
        return false;
    const struct card_def *d = def_of(g, g->s->stage);
    for (int i = 0; i < d->abilities; i++) {
        const struct ability *a = &g->c->ability[d->ability + i];
        bool wins = a->program && g->c->op[a->program].code == OP_WIN &&
                    a->subject.which == WHICH_FILTER && filter_means(g, a->subject.filter, card);
        if (wins || counted_by(g, a->modifier, card))
            return true;
    }
    return false;
}

/* Is the stage won when an enemy falls? Then one that is not there has to be found. */
static bool is_a_hunt(const struct arb_run *g)
{
    const struct card_def *d = def_of(g, g->s->stage);
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].program &&
            g->c->op[g->c->ability[d->ability + i].program].code == OP_WIN)
            return true;
    return false;
}

/* Counting. */

static void count_character(const struct arb_run *g, int card, float *x)
{
    bool hero = is_type(g, card, HERO);
    if (hero) {
        x[F_HEROES]++;
        x[F_HERO_WOUNDS] += g->s->card[card].damage;
        x[F_RESOURCES] += g->s->card[card].resources;
        x[F_WEAK_HEROES] += hit_points_left(g, card) <= 2;
    } else {
        x[F_ALLIES]++;
        x[F_ALLY_LIFE] += (float)hit_points_left(g, card);
    }
    x[F_WILLPOWER] += (float)stat_of(g, card, WILLPOWER, NULL);
    x[F_ATTACK] += (float)stat_of(g, card, ATTACK, NULL);
    x[F_DEFENSE] += (float)stat_of(g, card, DEFENSE, NULL);
}

/* Where all enemies must fall, none of them counts for more than the others. */
static void count_quarry(const struct arb_run *g, int enemy, float *x)
{
    if (!is_the_quarry(g, enemy) ||
        (stat_of(g, g->s->stage, QUEST_POINTS, NULL) <= 0 && !is_a_hunt(g)))
        return;
    x[F_QUARRY]++;
    x[F_QUARRY_LIFE] += (float)hit_points_left(g, enemy);
}

static void count_player(const struct arb_run *g, int player, float *x)
{
    const struct lotr *s = g->s;
    float threat = is_playing(g, player) ? s->threat[player] : THREAT_ELIMINATION;
    x[F_THREAT] += threat / 10;
    x[F_NEAR_END] += threat > 40 ? (threat - 40) / 10 : 0;
    x[F_HALFWAY] += threat > 33 ? (threat - 33) / 10 : 0;
    x[F_OUT] += !is_playing(g, player);
    x[F_HAND] += s->zone[zone_of(player, HAND)].count;
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        if (in_play(g, card) && is_character(g, card))
            count_character(g, card, x);
    EACH_CARD (g, zone_of(player, ENGAGED_AREA), enemy) {
        x[F_ENGAGED]++;
        x[F_ENGAGED_ATTACK] += (float)stat_of(g, enemy, ATTACK, NULL);
        x[F_ENGAGED_LIFE] += (float)(hit_points_left(g, enemy) + stat_of(g, enemy, DEFENSE, NULL));
        count_quarry(g, enemy, x);
    }
}

static void count_staging(const struct arb_run *g, float *x)
{
    EACH_CARD (g, ZONE_STAGING, card)
        if (is_type(g, card, ENEMY)) {
            x[F_STAGED]++;
            x[F_STAGED_LIFE] += (float)hit_points_left(g, card);
            x[F_STAGED_ATTACK] += (float)stat_of(g, card, ATTACK, NULL);
            count_quarry(g, card, x);
        } else {
            x[F_LOCATIONS] += is_type(g, card, LOCATION);
        }
    x[F_STAGING_THREAT] = (float)staging_threat(g, NULL);
    EACH_CARD (g, ZONE_ACTIVE, card)
        x[F_TO_EXPLORE] +=
            (float)(stat_of(g, card, QUEST_POINTS, NULL) - g->s->card[card].progress);
    EACH_CARD (g, ZONE_ATTACHED, card)
        x[F_ATTACHMENTS] += g->s->card[card].controller != SCENARIO;
}

static void count_quest(const struct arb_run *g, float *x)
{
    const struct lotr *s = g->s;
    if (!s->stage)
        return;
    int stage = def_of(g, s->stage)->stage, points = stat_of(g, s->stage, QUEST_POINTS, NULL);
    x[F_STAGE_2] = stage >= 2;
    x[F_STAGE_3] = stage >= 3;
    if (points > 0) {
        x[F_PROGRESS] = 1 - (float)stage_left(g) / (float)points;
        x[F_LEFT] = (float)stage_left(g) / 10;
    } else {
        x[F_POINTLESS] = 1;
    }
    x[F_HUNT] = x[F_QUARRY] < 1 && is_a_hunt(g);
}

void lotr_features_of(struct arb_run *g, int seat, float *x)
{
    float players = g->s->players;
    (void)seat;
    for (int i = 0; i < FEATURE_COUNT; i++)
        x[i] = 0;
    EACH_PLAYER (g, p)
        count_player(g, p, x);
    count_staging(g, x);
    for (int i = 0; i < FEATURE_COUNT; i++)
        x[i] /= players;
    x[F_BASE] = 1;
    x[F_QUARRY] *= players;
    x[F_QUARRY_LIFE] *= players / 10;
    count_quest(g, x);
    float margin = x[F_WILLPOWER] - x[F_STAGING_THREAT];
    x[F_MARGIN] = margin > 0 ? margin : 0;
    x[F_SHORT] = margin < 2 ? 2 - margin : 0;
    x[F_SLOW] = 10 * x[F_LEFT] / players / (margin > 1 ? margin : 1);
    x[F_ROUND] = (float)g->s->round / 10;
}
