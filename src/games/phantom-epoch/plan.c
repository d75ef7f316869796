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

/* Treasure, orbs, doors, and what the goals name; for who carries the treasure the way out. */
static void find_wanted(const struct arb_run *g, bool carries, struct board_set *wanted)
{
    struct abilities own = def_of(g, FIRST_STAGE + g->s->stage)->own;
    int things = carries ? ENTRY : ORB | TREASURE | SHUT_DOOR;
    board_clear(wanted);
    for (int i = own.first; i < own.first + own.count && !carries; i++) {
        const struct ability *a = &g->c->ability[i];
        if ((a->kind != GOAL && a->kind != GOAL_AT_END) || !a->condition)
            continue;
        const struct condition *c = &g->c->condition[a->condition];
        do
            add_goal(g, &g->c->filter[c->left.filter], wanted);
        while (c++->and_next);
    }
    for (int c = 1; c <= board(g)->cells; c++)
        if (g->s->ground[c] & things && g->s->thing_on[c] != ORB_USED)
            board_add(wanted, c);
}

/* From every space: the fewest steps on foot to one of these, through doors that can be opened. */
static void find_walks(const struct arb_run *g, const struct board_set *to, uint8_t *steps)
{
    uint8_t queue[BOARD_CELLS + 1];
    int head = 0, tail = 0;
    memset(steps, NEVER, BOARD_CELLS + 1);
    EACH_CELL (to, cell) {
        steps[cell] = 0;
        queue[tail++] = (uint8_t)cell;
    }
    while (head < tail) {
        int cell = queue[head++], next = steps[cell] + (steps[cell] < NEVER - 1);
        EACH_WAY (board(g), cell, way)
            if (steps[way->to] == NEVER && board(g)->edge[way->edge].kind != BOARD_WALL &&
                !(g->s->ground[way->to] & (DESTRUCTIBLE | INDESTRUCTIBLE | LAVA | ORB))) {
                steps[way->to] = (uint8_t)next;
                queue[tail++] = way->to;
            }
    }
}

/* ---- Looking around ----------------------------------------------------------------------- */

static void add_quarry(struct scene *s, int thing)
{
    struct arb_run *g = s->g;
    struct mover nobody = {.g = g};
    struct board_field field;
    int i = s->t.quarries, cell = cell_of(g, thing);
    if (i == QUARRIES || (is_figure(thing) && has(g, thing, INVISIBLE)))
        return;
    struct quarry *q = &s->t.quarry[s->t.quarries++];
    memset(q->away, NEVER, sizeof q->away);
    q->thing = (uint16_t)thing;
    q->object = is_space(thing);
    q->hp = (int8_t)(q->object ? 2 - g->s->worn[cell] : figure_of(g, thing)->hp);
    s->guard[i] = (int8_t)guard_of(g, thing, NULL);
    board_range_field(board(g), cell, -1, barred, NULL, &nobody, &field);
    for (int c = 1; c <= board(g)->cells; c++) {
        q->steps[c] = (uint8_t)(field.steps[c] < NEVER ? field.steps[c] : NEVER);
        bool reached = q->steps[c] < REACHES && can_reach(g, s->who, c, thing, REACHES);
        q->away[c] = reached ? q->steps[c] : NEVER;
    }
    if (q->object)
        return;
    float damage =
        2.2f + (float)(attack_bonus(g, thing, NULL) - stat_of(g, s->who, STAT_GUARD, NULL));
    q->reach = (int8_t)base_range(g, thing);
    q->menace = (damage < 0.5f ? 0.5f : damage) * (has(g, thing, STUNNED) ? 0.4f : 1);
}

/* ---- Attacks -------------------------------------------------------------------------------- */

/* What it is worth to have a condition or to give it to an adversary. */
static float worth_of_condition(const struct scene *s, int condition)
{
    static const float worth[CONDITION_COUNT] = {
        [BARRIER] = 2,      [INVISIBLE] = 2,  [RESILIENT] = 0.7f,  [VENGEFUL] = 0.8f,
        [BLEEDING] = 1,     [BLINDED] = 1,    [BURNING] = 1,       [FROZEN] = 1,
        [KNOCKED_DOWN] = 1, [STUNNED] = 1.6f, [VULNERABLE] = 1.2f, [WEAKENED] = 1};
    return worth[condition] * (condition < BLEEDING ? 1 : s->t.weigh[PLAN_INFLICT]);
}

float plan_damage(const struct scene *s, int quarry, int value, int pierce, int die)
{
    const struct die *d = &s->g->c->die[die];
    const struct quarry *q = &s->t.quarry[quarry];
    float sum = 0;
    for (int i = 0; i < d->faces; i++) {
        int guard = s->guard[quarry], left = guard > pierce ? guard - pierce : 0;
        int damage = value + d->face[i].value -
                     (guard <= 0                         ? guard
                      : d->face[i].flags & FACE_CRITICAL ? 0
                                                         : left);
        if (!(d->face[i].flags & FACE_FUMBLE) && damage > 0)
            sum += (float)(damage > q->hp ? q->hp : damage);
    }
    return q->object && sum > 0 ? s->t.weigh[PLAN_OBJECT] * 0.8f : sum / (float)d->faces;
}

static void weigh_hit(const struct scene *s, struct hit *h, int value, int pierce, unsigned inflict)
{
    value += attack_bonus(s->g, s->who, NULL);
    pierce += stat_of(s->g, s->who, STAT_PIERCE, NULL);
    for (int i = 0; i < s->t.quarries; i++) {
        float basic = plan_damage(s, i, value, pierce, DIE_BASIC);
        float blitz = plan_damage(s, i, value, pierce, DIE_BLITZ);
        h->worth[i] = h->damage[i] = basic > blitz ? basic : blitz;
        for (unsigned left = s->t.quarry[i].object ? 0 : inflict; left; left &= left - 1)
            if (!has(s->g, s->t.quarry[i].thing, __builtin_ctz(left)))
                h->worth[i] += 0.7f * worth_of_condition(s, __builtin_ctz(left));
    }
}

void plan_look(struct arb_run *g, int who, const float *weigh, struct scene *s)
{
    enum { NEAR = 7 };
    struct board_set wanted, quarries;
    struct board_walk reach;
    uint8_t cost[BOARD_CELLS + 1];
    *s = (struct scene){.g = g, .who = who, .t = {.weigh = weigh, .here = cell_of(g, who)}};
    struct tactics *t = &s->t;
    memset(t->goal, NEVER, sizeof t->goal);
    memset(t->near, NEVER, sizeof t->near);
    if (!on_map(g, who))
        return;
    t->range = base_range(g, who);
    t->carries = figure_of(g, who)->flags & CARRIER;
    t->left = (float)figure_of(g, who)->hp / (float)figure_of(g, who)->max;
    find_wanted(g, t->carries, &wanted);
    find_walks(g, &wanted, t->goal);
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(g, f))
            add_quarry(s, f);
    for (int i = 0; i < t->quarries; i++)
        t->fight = t->fight || t->quarry[i].steps[t->here] <= NEAR;
    EACH_CELL (&wanted, cell)
        if (is_destructible(g, cell))
            add_quarry(s, SPACES + cell);
    board_clear(&quarries);
    for (int i = 0; i < t->quarries; i++)
        board_add(&quarries, cell_of(g, t->quarry[i].thing));
    find_walks(g, &quarries, t->near);
    t->step = weigh[t->carries ? PLAN_HOME : t->fight ? PLAN_GOAL_IN_FIGHT : PLAN_GOAL];
    where_to_walk(g, who, BOARD_ANY_COST, false, false, &reach);
    memset(cost, NEVER, sizeof cost);
    EACH_CELL (&reach.cells, cell)
        cost[cell] = (uint8_t)(board_walk_cost(&reach, cell) < NEVER ? board_walk_cost(&reach, cell)
                                                                     : NEVER - 1);
    tactics_ways(t, cost);
    t->plain = (struct hit){.range = (int8_t)t->range, .targets = 1};
    weigh_hit(s, &t->plain, 0, 0, 0);
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* How many that an effect speaks of: adversaries within its range of the character. */
static float spoken_of(const struct scene *s, struct set set)
{
    const struct arb_run *g = s->g;
    if (set.which != WHICH_FILTER)
        return 1;
    const struct filter *f = &g->c->filter[set.filter];
    int within = f->within ? g->c->value[f->within].base : 2, count = 0;
    EACH_ON_MAP (g, i)
        if (i != s->who && (f->with & IS_ENEMY) == (is_character(i) ? 0 : IS_ENEMY))
            count += range_between(g, s->t.here, cell_of(g, i)) <= within;
    return (float)count;
}

static void read_attack(const struct scene *s, const struct attack_def *a, struct deed *d)
{
    if (d->hits == HITS)
        return;
    struct hit *h = &d->hit[d->hits++];
    h->range =
        (int8_t)(a->has_range ? a->range.base + (a->range_adds ? s->t.range : 0) : s->t.range);
    h->targets = (int8_t)(a->targets ? a->targets : 1);
    weigh_hit(s, h, a->value.base, a->pierce.base, a->inflict);
}

static void read_op(const struct scene *s, const struct op *op, struct card *c)
{
    struct deed *d = &c->deed;
    int points = 0, stat = op->code == OP_LEAP ? STAT_LEAP : STAT_MOVE;
    switch (op->code) {
    case OP_ATTACK:
        read_attack(s, &s->g->c->attack[op->arg], d);
        break;
    case OP_MOVE:
    case OP_LEAP:
    case OP_TELEPORT:
    case OP_RETREAT:
        points = op->code == OP_TELEPORT ? 4 : op->n.base + stat_of(s->g, s->who, stat, NULL);
        *(d->hits || d->heals ? &d->after : &d->before) += (int8_t)(points < 0 ? 0 : points);
        break;
    case OP_HEAL:
        d->heals = true;
        c->heal = (int8_t)(op->n.base + stat_of(s->g, s->who, STAT_HEAL, NULL));
        c->heal_range = (int8_t)(op->arg ? op->arg : 1);
        c->only_me = op->set.which == WHICH_ME;
        break;
    case OP_INFLICT:
        d->more += worth_of_condition(s, op->arg) * spoken_of(s, op->set);
        break;
    case OP_DAMAGE:
        d->more += (float)op->n.base * (op->set.which == WHICH_ME ? -0.8f : spoken_of(s, op->set));
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
    float sum = 0, danger = tactics_danger(&s->t, s->t.here);
    for (int i = def->own.first; i < def->own.first + def->own.count; i++)
        for (int m = s->g->c->ability[i].modifier; m;
             m = s->g->c->modifier[m].and_next ? m + 1 : 0) {
            const struct modifier *change = &s->g->c->modifier[m];
            float by = (float)change->value.base;
            sum += change->stat == STAT_GUARD    ? by * s->t.weigh[PLAN_GUARD] * danger
                   : change->stat == STAT_ATTACK ? by * 0.9f
                   : change->stat == STAT_MOVE   ? by * 0.2f
                                                 : by * 0.4f;
        }
    return def->lasts == LASTS_PERSISTENT ? sum * 2 : sum;
}

void plan_read(const struct scene *s, int thing, struct card *card)
{
    const struct def *def = def_of(s->g, thing);
    *card = (struct card){.thing = thing, .deed.cost = (int8_t)card_ap(s->g, s->who, thing)};
    for (int op = def->does; op && s->g->c->op[op].code != OP_END; op++)
        read_op(s, &s->g->c->op[op], card);
    if (def->lasts)
        card->deed.more += worth_of_changes(s, def);
}

/* A bandage is for who has lost what it gives back, and sooner for who is in danger. */
float plan_heal(const struct scene *s, int cell, const struct card *card)
{
    const struct arb_run *g = s->g;
    float best = 0;
    if (!card->deed.heals)
        return 0;
    EACH_CHARACTER (g, f) {
        const struct figure *c = figure_of(g, f);
        int from = f == s->who ? 0 : range_between(g, cell, c->cell), lost = c->max - c->hp;
        if ((card->only_me && f != s->who) || from > card->heal_range || lost < card->heal - 1 ||
            (f != s->who && has(g, f, INVISIBLE)) ||
            character(g, f)->bandages >= def_of(g, board_of(f))->bandages)
            continue;
        float worth = (float)(lost < card->heal ? lost : card->heal) * s->t.weigh[PLAN_HEAL] *
                      (c->hp * 2 <= c->max ? 1.5f : 0.8f);
        best = worth > best ? worth : best;
    }
    return best;
}

/* How good it is to end there. */
float plan_space(const struct scene *s, int cell)
{
    const struct arb_run *g = s->g;
    int nova = g->s->nova[cell];
    EACH_WAY (board(g), cell, way)
        nova += adjacent(g, cell, way->to) ? g->s->nova[way->to] : 0;
    float sum = tactics_space(&s->t, cell) + s->t.weigh[PLAN_NOVA] * (float)nova;
    if (hazard_at(g, cell) && !changed(g, s->who, IGNORES_HAZARDS))
        sum -= s->t.weigh[PLAN_HAZARD];
    return sum;
}
