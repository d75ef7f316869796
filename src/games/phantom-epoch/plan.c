/* Reading cards and the map as a player does who has little time: see plan.h. */
#include "plan.h"

/* ---- What is wanted ----------------------------------------------------------------------- */

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
    board_clear(wanted);
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

/* Around walls, or over them where a door is in the way. */
static int steps_to(const struct arb_run *g, int from, int to)
{
    int range = range_between(g, from, to);
    return range < BOARD_FAR ? range : 20 + board_hex_range(board(g), from, to);
}

static int least_steps(const struct arb_run *g, int cell, const struct board_set *to)
{
    int least = NEVER;
    EACH_CELL (to, c) {
        int steps = steps_to(g, cell, c);
        least = steps < least ? steps : least;
    }
    return least;
}

static int to_entry(const struct arb_run *g, int cell)
{
    int least = NEVER;
    for (int c = 1; c <= board(g)->cells; c++)
        if (printed_terrain(g, c) & ENTRY && steps_to(g, cell, c) < least)
            least = steps_to(g, cell, c);
    return least;
}

static bool carries(const struct arb_run *g, int figure)
{
    return g->s->figure[figure].flags & CARRIER;
}

int plan_to_goal(const struct scene *s, int cell)
{
    return carries(s->g, s->who) ? to_entry(s->g, cell) : least_steps(s->g, cell, &s->wanted);
}

/* ---- Looking around ----------------------------------------------------------------------- */

static void add_quarry(struct scene *s, int thing)
{
    const struct arb_run *g = s->g;
    if (s->quarries == QUARRIES)
        return;
    struct quarry *q = &s->quarry[s->quarries++];
    *q = (struct quarry){.thing = (uint16_t)thing,
                         .hp = (int8_t)(is_space(thing) ? 2 - g->s->worn[cell_of(g, thing)]
                                                        : figure_of(g, thing)->hp),
                         .guard = (int8_t)guard_of(g, thing, NULL)};
    for (int r = 0; r < REACHES; r++)
        q->need[r] = NEVER;
}

/* What it costs to get to where each quarry can be attacked. */
static void find_ways(struct scene *s)
{
    const struct arb_run *g = s->g;
    struct board_walk reach;
    where_to_walk(g, s->who, BOARD_ANY_COST, false, false, &reach);
    EACH_CELL (&reach.cells, cell) {
        int cost = board_walk_cost(&reach, cell);
        for (int i = 0; i < s->quarries; i++) {
            struct quarry *q = &s->quarry[i];
            int steps = range_between(g, cell, cell_of(g, q->thing));
            if (steps >= REACHES || q->need[steps] <= cost ||
                !can_reach(g, s->who, cell, q->thing, REACHES))
                continue;
            for (int r = steps; r < REACHES && q->need[r] > cost; r++)
                q->need[r] = (uint8_t)cost;
        }
    }
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* What it is worth to have a condition or to give it to an adversary. */
static float worth_of_condition(const struct scene *s, int condition)
{
    static const float worth[CONDITION_COUNT] = {
        [BARRIER] = 2,      [INVISIBLE] = 2,  [RESILIENT] = 0.7f,  [VENGEFUL] = 0.8f,
        [BLEEDING] = 1,     [BLINDED] = 1,    [BURNING] = 1,       [FROZEN] = 1,
        [KNOCKED_DOWN] = 1, [STUNNED] = 1.6f, [VULNERABLE] = 1.2f, [WEAKENED] = 1};
    return worth[condition] * (condition < BLEEDING ? 1 : s->weigh[PLAN_INFLICT]);
}

static float by_die(const struct scene *s, const struct hit *h, const struct quarry *q, int kind)
{
    const struct die *die = &s->g->c->die[kind];
    float sum = 0;
    for (int i = 0; i < die->faces; i++) {
        bool critical = die->face[i].flags & FACE_CRITICAL;
        int guard = q->guard <= 0 ? q->guard
                    : critical    ? 0
                                  : (q->guard > h->pierce ? q->guard - h->pierce : 0);
        int damage = h->value + die->face[i].value - guard;
        if (!(die->face[i].flags & FACE_FUMBLE) && damage > 0)
            sum += (float)(damage > q->hp ? q->hp : damage);
    }
    return sum / (float)die->faces;
}

float plan_damage(const struct scene *s, const struct hit *h, const struct quarry *q, int die)
{
    float basic = die == DIE_BLITZ ? 0 : by_die(s, h, q, DIE_BASIC);
    float blitz = die == DIE_BASIC ? 0 : by_die(s, h, q, DIE_BLITZ);
    float damage = basic > blitz ? basic : blitz;
    return is_space(q->thing) ? (damage > 0 ? s->weigh[PLAN_OBJECT] * 0.8f : 0) : damage;
}

static float worth_of_hit(const struct scene *s, const struct hit *h, const struct quarry *q,
                          float damage)
{
    float sum = damage;
    if (is_space(q->thing))
        return damage;
    for (unsigned left = h->inflict; left; left &= left - 1)
        if (!has(s->g, q->thing, __builtin_ctz(left)))
            sum += 0.7f * worth_of_condition(s, __builtin_ctz(left));
    return sum;
}

static void weigh_hit(const struct scene *s, struct hit *h)
{
    for (int i = 0; i < s->quarries; i++) {
        h->damage[i] = plan_damage(s, h, &s->quarry[i], -1);
        h->worth[i] = worth_of_hit(s, h, &s->quarry[i], h->damage[i]);
    }
}

static void plain_hit(const struct scene *s, struct hit *h)
{
    *h = (struct hit){.value = (int8_t)attack_bonus(s->g, s->who, NULL),
                      .range = (int8_t)base_range(s->g, s->who),
                      .pierce = (int8_t)stat_of(s->g, s->who, STAT_PIERCE, NULL),
                      .targets = 1};
    weigh_hit(s, h);
}

void plan_look(struct arb_run *g, int who, const float *weigh, struct scene *s)
{
    enum { NEAR = 7 };
    *s = (struct scene){.g = g, .weigh = weigh, .who = who};
    find_wanted(g, &s->wanted);
    if (!on_map(g, who))
        return;
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(g, f)) {
            s->fight = s->fight || range_between(g, cell_of(g, who), cell_of(g, f)) <= NEAR;
            if (!has(g, f, INVISIBLE))
                add_quarry(s, f);
        }
    EACH_CELL (&s->wanted, cell)
        if (is_destructible(g, cell))
            add_quarry(s, SPACES + cell);
    find_ways(s);
    plain_hit(s, &s->plain);
}

/* How many that an effect speaks of: adversaries within its range of the character. */
static int spoken_of(const struct scene *s, struct set set)
{
    const struct arb_run *g = s->g;
    if (set.which != WHICH_FILTER)
        return 1;
    const struct filter *f = &g->c->filter[set.filter];
    int within = f->within ? g->c->value[f->within].base : 2, count = 0;
    for (int i = 1; i <= FIGURES; i++)
        if (on_map(g, i) && i != s->who && (f->with & IS_ENEMY) == (is_character(i) ? 0 : IS_ENEMY))
            count += range_between(g, cell_of(g, s->who), cell_of(g, i)) <= within;
    return count;
}

static void read_attack(const struct scene *s, const struct op *op, struct deed *d)
{
    const struct attack_def *a = &s->g->c->attack[op->arg];
    int base = base_range(s->g, s->who);
    if (d->hits == HITS)
        return;
    d->hit[d->hits++] = (struct hit){
        .value = (int8_t)(a->value.base + attack_bonus(s->g, s->who, NULL)),
        .range = (int8_t)(!a->has_range ? base : a->range.base + (a->range_adds ? base : 0)),
        .pierce = (int8_t)(a->pierce.base + stat_of(s->g, s->who, STAT_PIERCE, NULL)),
        .targets = (int8_t)(a->targets ? a->targets : 1),
        .inflict = a->inflict};
    weigh_hit(s, &d->hit[d->hits - 1]);
}

static void read_points(const struct scene *s, const struct op *op, struct deed *d)
{
    int points =
        op->code == OP_TELEPORT
            ? 4
            : op->n.base + stat_of(s->g, s->who, op->code == OP_LEAP ? STAT_LEAP : STAT_MOVE, NULL);
    points = points < 0 ? 0 : points;
    if (d->hits || d->heal)
        d->after = (int8_t)(d->after + points);
    else
        d->before = (int8_t)(d->before + points);
}

static void read_op(const struct scene *s, const struct op *op, struct deed *d)
{
    switch (op->code) {
    case OP_ATTACK:
        read_attack(s, op, d);
        break;
    case OP_MOVE:
    case OP_LEAP:
    case OP_TELEPORT:
    case OP_RETREAT:
        read_points(s, op, d);
        break;
    case OP_HEAL:
        d->heal = (int8_t)(op->n.base + stat_of(s->g, s->who, STAT_HEAL, NULL));
        d->heal_range = (int8_t)(op->arg ? op->arg : 1);
        d->only_me = op->set.which == WHICH_ME;
        break;
    case OP_INFLICT:
        d->more += worth_of_condition(s, op->arg) * (float)spoken_of(s, op->set);
        break;
    case OP_DAMAGE:
        d->more +=
            (float)op->n.base * (op->set.which == WHICH_ME ? -0.8f : (float)spoken_of(s, op->set));
        break;
    case OP_RESTORE:
        d->more += 0.5f * (float)op->n.base;
        break;
    default:
        break;
    }
}

/* What a temporary or persistent card adds while it lies there. */
static float worth_of_changes(const struct scene *s, const struct def *def)
{
    float sum = 0, danger = plan_danger(s, cell_of(s->g, s->who));
    for (int i = def->own.first; i < def->own.first + def->own.count; i++)
        for (int m = s->g->c->ability[i].modifier; m;
             m = s->g->c->modifier[m].and_next ? m + 1 : 0) {
            const struct modifier *change = &s->g->c->modifier[m];
            float by = (float)change->value.base;
            sum += change->stat == STAT_GUARD    ? by * s->weigh[PLAN_GUARD] * danger
                   : change->stat == STAT_ATTACK ? by * 0.9f
                   : change->stat == STAT_MOVE   ? by * 0.2f
                                                 : by * 0.4f;
        }
    return def->lasts == LASTS_PERSISTENT ? sum * 2 : sum;
}

void plan_read(const struct scene *s, int card, struct deed *d)
{
    const struct def *def = def_of(s->g, card);
    *d = (struct deed){0};
    for (int op = def->does; op && s->g->c->op[op].code != OP_END; op++)
        read_op(s, &s->g->c->op[op], d);
    if (def->lasts)
        d->more += worth_of_changes(s, def);
}

/* ---- Attacks together -------------------------------------------------------------------------
 */

/* Attacks on one quarry add up to its end, and what is beyond that goes elsewhere. */
struct tally {
    float worth, damage;
};

static void count_hit(const struct scene *s, struct tally *t, const struct hit *h,
                      const struct quarry *q)
{
    float worth = h->worth[q - s->quarry];
    t->damage += h->damage[q - s->quarry];
    t->worth += t->damage > (float)q->hp + 1 ? 0.5f * worth : worth;
}

static float end_tally(const struct scene *s, const struct tally *t, const struct quarry *q)
{
    float near_end = is_space(q->thing) ? 0 : t->damage / (float)(q->hp > 0 ? q->hp : 1);
    near_end = near_end > 1 ? 1 : near_end;
    return t->worth + near_end * near_end * s->weigh[PLAN_KILL];
}

/* Others that the same action hits besides. */
static float more_targets(const struct scene *s, const struct hit *h, int cell,
                          const struct quarry *first)
{
    float sum = 0;
    int left = h->targets - 1;
    for (int i = 0; i < s->quarries && left > 0; i++)
        if (&s->quarry[i] != first && !is_space(s->quarry[i].thing) &&
            can_reach(s->g, s->who, cell, s->quarry[i].thing, h->range)) {
            sum += h->worth[i];
            left--;
        }
    return sum;
}

static int within_reaches(int range)
{
    return range < 0 ? 0 : range >= REACHES ? REACHES - 1 : range;
}

/* ---- Heals ---------------------------------------------------------------------------------- */

/* A bandage is for who has lost what it gives back, and sooner for who is in danger. */
float plan_heal(const struct scene *s, int cell, const struct deed *d, int *whom)
{
    const struct arb_run *g = s->g;
    float best = 0;
    EACH_CHARACTER (g, f) {
        const struct figure *c = figure_of(g, f);
        int from = f == s->who ? 0 : range_between(g, cell, c->cell), lost = c->max - c->hp;
        if ((d->only_me && f != s->who) || from > d->heal_range || lost < d->heal - 1 ||
            (f != s->who && has(g, f, INVISIBLE)) ||
            character(g, f)->bandages >= def_of(g, board_of(f))->bandages)
            continue;
        float worth = (float)(lost < d->heal ? lost : d->heal) * s->weigh[PLAN_HEAL] *
                      (c->hp * 2 <= c->max ? 1.5f : 0.8f);
        if (worth > best) {
            best = worth;
            if (whom)
                *whom = f;
        }
    }
    return best;
}

/* ---- Cards together ---------------------------------------------------------------------------
 */

/* On one quarry: cards that reach it are played, others give way: a card that is of no other use is
 * turned into MP, or into an attack. */
static float cards_on(const struct scene *s, const struct quarry *q, const struct deed *const *deed,
                      const int *ap, int count, int mp)
{
    struct tally t = {0};
    float more = 0;
    int points = mp, idle = 0;
    bool hits = false;
    for (int i = 0; i < count; i++)
        points += deed[i]->before;
    for (int i = 0; i < count; i++) {
        const struct deed *d = deed[i];
        bool used = d->before || d->more > 0.3f;
        for (int k = 0; k < d->hits; k++)
            if (q->need[within_reaches(d->hit[k].range)] <= points) {
                count_hit(s, &t, &d->hit[k], q);
                used = hits = true;
                if (d->hit[k].targets > 1)
                    more += 0.5f * more_targets(s, &d->hit[k], cell_of(s->g, s->who), q);
            }
        if (!used)
            idle |= 1 << i;
    }
    int base = base_range(s->g, s->who);
    if (!hits) /* what is idle brings it there, and one of them strikes */
        for (int i = 0; i < count && q->need[within_reaches(base)] > points; i++)
            if (idle >> i & 1 && (idle & ~(1 << i))) {
                points += ap[i];
                idle &= ~(1 << i);
                for (int j = 0; j < count; j++)
                    for (int k = 0; k < deed[j]->hits && j != i && !hits; k++)
                        if (q->need[within_reaches(deed[j]->hit[k].range)] <= points) {
                            count_hit(s, &t, &deed[j]->hit[k], q);
                            hits = true;
                        }
            }
    if (!hits && idle && q->need[within_reaches(base)] <= points) {
        count_hit(s, &t, &s->plain, q);
        hits = true;
    }
    if (!hits) {
        int need = q->need[within_reaches(base)];
        for (int i = 0; i < count; i++)
            points += idle >> i & 1 ? ap[i] : 0;
        return (float)(points < need ? points : need) * s->weigh[PLAN_NEARER] * 0.5f;
    }
    return end_tally(s, &t, q) + more;
}

float plan_cards(const struct scene *s, const struct deed *const *deed, const int *ap, int count,
                 int mp)
{
    float best = 0, sum = 0;
    int points = mp, all = mp, here = cell_of(s->g, s->who);
    for (int i = 0; i < s->quarries; i++) {
        float worth = cards_on(s, &s->quarry[i], deed, ap, count, mp);
        best = worth > best ? worth : best;
    }
    for (int i = 0; i < count; i++) {
        points += deed[i]->before + deed[i]->after;
        all += deed[i]->before + deed[i]->after ? deed[i]->before + deed[i]->after : ap[i];
        sum += deed[i]->more - s->weigh[PLAN_CARD] - s->weigh[PLAN_AP] * (float)ap[i];
        if (deed[i]->heal)
            sum += plan_heal(s, here, deed[i], NULL);
    }
    int goal = plan_to_goal(s, here), run = s->fight ? points : all;
    float step = carries(s->g, s->who) ? s->weigh[PLAN_HOME]
                 : s->fight            ? s->weigh[PLAN_GOAL_IN_FIGHT]
                                       : s->weigh[PLAN_GOAL];
    float to_goal = goal == NEVER ? 0 : (float)(run < goal ? run : goal) * step;
    return sum + (best > to_goal ? best + 0.3f * to_goal : to_goal + 0.3f * best);
}

/* ---- Spaces -----------------------------------------------------------------------------------
 */

/* Damage that adversaries could do to the character there before it acts again, about. */
float plan_danger(const struct scene *s, int cell)
{
    const struct arb_run *g = s->g;
    float sum = 0;
    int guard = stat_of(g, s->who, STAT_GUARD, NULL);
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++) {
        if (!on_map(g, f))
            continue;
        int away = range_between(g, cell, cell_of(g, f)) - base_range(g, f);
        float likely = away <= 0 ? 1 : away <= 2 ? 0.7f : away <= 4 ? 0.3f : 0;
        float damage = 2.2f + (float)(attack_bonus(g, f, NULL) - guard);
        sum += likely * (damage < 0.5f ? 0.5f : damage) * (has(g, f, STUNNED) ? 0.4f : 1);
    }
    return sum;
}

static float risk(const struct scene *s, int cell)
{
    const struct figure *c = figure_of(s->g, s->who);
    float left = (float)c->hp / (float)c->max, hurt = left < 0.6f ? (0.6f - left) / 0.6f : 0;
    return plan_danger(s, cell) * (s->weigh[PLAN_COURAGE] + hurt * s->weigh[PLAN_FEAR]);
}

static float nova_beside(const struct scene *s, int cell)
{
    float sum = 0;
    for (int c = 1; c <= board(s->g)->cells; c++)
        if (s->g->s->nova[c] && (c == cell || adjacent(s->g, cell, c)))
            sum += (float)s->g->s->nova[c];
    return sum;
}

float plan_space(const struct scene *s, int cell)
{
    const struct arb_run *g = s->g;
    int goal = plan_to_goal(s, cell), range = base_range(g, s->who), near = NEVER;
    float step = carries(g, s->who) ? s->weigh[PLAN_HOME]
                 : s->fight         ? s->weigh[PLAN_GOAL_IN_FIGHT]
                                    : s->weigh[PLAN_GOAL];
    float sum = s->weigh[PLAN_NOVA] * nova_beside(s, cell) - risk(s, cell);
    if (goal != NEVER)
        sum -= step * (float)goal;
    for (int i = 0; i < s->quarries; i++) {
        int steps = steps_to(g, cell, cell_of(g, s->quarry[i].thing));
        near = steps < near ? steps : near;
    }
    if (near != NEVER && near > range && !carries(g, s->who))
        sum -= s->weigh[PLAN_NEARER] * (float)(near - range);
    if (hazard_at(g, cell) && !changed(g, s->who, IGNORES_HAZARDS))
        sum -= s->weigh[PLAN_HAZARD];
    return sum;
}

float plan_from(const struct scene *s, int cell, const struct deed *const *deed, int count)
{
    float best = 0, heals = 0;
    for (int i = 0; i < s->quarries; i++) {
        const struct quarry *q = &s->quarry[i];
        struct tally t = {0};
        float more = 0;
        for (int k = 0; k < count; k++)
            for (int n = 0; n < deed[k]->hits; n++)
                if (can_reach(s->g, s->who, cell, q->thing, deed[k]->hit[n].range)) {
                    count_hit(s, &t, &deed[k]->hit[n], q);
                    if (deed[k]->hit[n].targets > 1)
                        more += more_targets(s, &deed[k]->hit[n], cell, q);
                }
        float worth = t.worth > 0 ? end_tally(s, &t, q) + more : 0;
        best = worth > best ? worth : best;
    }
    for (int k = 0; k < count; k++)
        if (deed[k]->heal) {
            float worth = plan_heal(s, cell, deed[k], NULL);
            heals = worth > heals ? worth : heals;
        }
    return best + heals;
}
