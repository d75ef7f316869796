/* Reading cards and the map as a player does who has little time: see plan.h. */
#include "plan.h"

#include "blow.h"

/* What is wanted. */

/* What a goal of the stage speaks of, as far as it is on the map: where to be, what to break. */
static void add_goal(const struct arb_run *g, const struct filter *f, struct board_set *wanted)
{
    const struct board_region *r =
        f->region ? board_find_region(board(g), g->c->text[f->region]) : NULL;
    if (!(r || f->terrain) || f->with & IS_CARRIER)
        return;
    for (int c = 1; c <= board(g)->cells; c++)
        if ((!r || board_has(&r->cells, c)) && (!f->terrain || g->s->ground.is[c] & f->terrain) &&
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
        if (g->s->ground.is[c] & things && g->s->lying.on[ON_THING][c] != ORB_USED)
            board_add(wanted, c);
}

/* Looking around. */

static void add_quarry(struct tactics *t, int thing)
{
    struct arb_run *g = t->g;
    struct mover nobody = {.g = g};
    struct board_field field;
    int cell = cell_of(g, thing);
    if (t->quarries == QUARRIES || (is_figure(thing) && has(g, thing, INVISIBLE)))
        return;
    struct quarry *q = &t->quarry[t->quarries++];
    memset(q->away, NEVER, sizeof q->away);
    q->thing = (uint16_t)thing;
    q->object = is_space(thing);
    q->hp = (int8_t)(q->object ? 2 - g->s->lying.on[ON_OBJECT][cell] : figure_of(g, thing)->hp);
    q->guard = (int8_t)guard_of(g, thing, NULL);
    board_range_field(board(g), cell, -1, barred, NULL, &nobody, &field);
    for (int c = 1; c <= board(g)->cells; c++) {
        q->steps[c] = (uint8_t)(field.steps[c] < NEVER ? field.steps[c] : NEVER);
        bool reached = q->steps[c] < REACHES && can_reach(g, c, thing, REACHES);
        q->away[c] = reached ? q->steps[c] : NEVER;
    }
    if (q->object)
        return;
    float damage =
        2.2f + (float)(attack_bonus(g, thing, NULL) - stat_of(g, t->who, STAT_GUARD, NULL));
    q->reach = (int8_t)base_range(g, thing);
    q->menace = (damage < 0.5f ? 0.5f : damage) * (has(g, thing, STUNNED) ? 0.4f : 1);
}

/* Attacks. */

/* What it is worth to have a condition or to give it to an adversary. */
static float worth_of_condition(const struct tactics *t, int condition)
{
    static const float worth[STATUS_COUNT] = {
        [BARRIER] = 2,      [INVISIBLE] = 2,  [RESILIENT] = 0.7f,  [VENGEFUL] = 0.8f,
        [BLEEDING] = 1,     [BLINDED] = 1,    [BURNING] = 1,       [FROZEN] = 1,
        [KNOCKED_DOWN] = 1, [STUNNED] = 1.6f, [VULNERABLE] = 1.2f, [WEAKENED] = 1};
    return worth[condition] * (condition < BLEEDING ? 1 : t->weigh[PLAN_INFLICT]);
}

float plan_damage(const struct tactics *t, int quarry, int value, int pierce, int die)
{
    const struct quarry *q = &t->quarry[quarry];
    struct blow b = {.die = &t->g->c->die[die], .value = value};
    b.guard = q->guard <= 0 ? q->guard : q->guard > pierce ? q->guard - pierce : 0;
    b.critical = q->guard < 0 ? q->guard : 0;
    float mean = blow_mean(&b, q->hp);
    return q->object && mean > 0 ? t->weigh[PLAN_OBJECT] * 0.8f : mean;
}

static void weigh_hit(const struct tactics *t, struct hit *h, int value, int pierce,
                      unsigned inflict)
{
    value += attack_bonus(t->g, t->who, NULL);
    pierce += stat_of(t->g, t->who, STAT_PIERCE, NULL);
    for (int i = 0; i < t->quarries; i++) {
        float basic = plan_damage(t, i, value, pierce, DIE_BASIC);
        float blitz = plan_damage(t, i, value, pierce, DIE_BLITZ);
        h->worth[i] = h->damage[i] = basic > blitz ? basic : blitz;
        for (unsigned left = t->quarry[i].object ? 0 : inflict; left; left &= left - 1)
            if (!has(t->g, t->quarry[i].thing, __builtin_ctz(left)))
                h->worth[i] += 0.7f * worth_of_condition(t, __builtin_ctz(left));
    }
}

/* Nova cells within an arm's length are worth a step, a hazard is not. */
static void look_beside(struct tactics *t)
{
    const struct arb_run *g = t->g;
    struct board_set hazards = spaces_with(g, HAZARDS);
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        if (!g->s->lying.on[ON_NOVA][cell])
            continue;
        float worth = t->weigh[PLAN_NOVA] * (float)g->s->lying.on[ON_NOVA][cell];
        t->beside[cell] += worth;
        EACH_WAY (board(g), cell, way)
            t->beside[way->to] += adjacent(g, cell, way->to) ? worth : 0;
    }
    if (!changed(g, t->who, IGNORES_HAZARDS))
        EACH_CELL (&hazards, cell)
            t->beside[cell] -= t->weigh[PLAN_HAZARD];
}

static void look_where_to(struct tactics *t)
{
    struct board_walk reach;
    where_to_walk(t->g, t->who, BOARD_ANY_COST, false, false, &reach);
    memset(t->cost, NEVER, sizeof t->cost);
    EACH_CELL (&reach.cells, cell)
        t->cost[cell] =
            (uint8_t)(board_walk_cost(&reach, cell) < NEVER ? board_walk_cost(&reach, cell)
                                                            : NEVER - 1);
    tactics_ways(t);
}

void plan_look(struct arb_run *g, int who, const float *weigh, struct tactics *t)
{
    enum { NEAR = 7 };
    const struct figure *f = figure_of(g, who);
    struct board_set wanted, quarries, closed = spaces_with(g, CLOSED);
    *t = (struct tactics){.g = g, .who = who, .weigh = weigh, .here = f->cell};
    memset(t->goal, NEVER, sizeof t->goal);
    memset(t->near, NEVER, sizeof t->near);
    if (!on_map(g, who))
        return;
    t->range = base_range(g, who);
    t->points = character(g, who)->mp;
    t->down = has(g, who, KNOCKED_DOWN);
    t->carries = f->flags & CARRIER;
    t->left = (float)f->hp / (float)f->max;
    find_wanted(g, t->carries, &wanted);
    tactics_walks(board(g), &wanted, &closed, t->goal);
    EACH_ADVERSARY (g, other)
        add_quarry(t, other);
    for (int i = 0; i < t->quarries; i++)
        t->fight = t->fight || t->quarry[i].steps[t->here] <= NEAR;
    EACH_CELL (&wanted, cell)
        if (is_destructible(g, cell))
            add_quarry(t, SPACES + cell);
    board_clear(&quarries);
    for (int i = 0; i < t->quarries; i++)
        board_add(&quarries, cell_of(g, t->quarry[i].thing));
    tactics_walks(board(g), &quarries, &closed, t->near);
    t->step = weigh[t->carries ? PLAN_HOME : t->fight ? PLAN_GOAL_IN_FIGHT : PLAN_GOAL];
    look_where_to(t);
    look_beside(t);
    t->plain = (struct hit){.range = (int8_t)t->range, .targets = 1};
    weigh_hit(t, &t->plain, 0, 0, 0);
}

/* Cards. */

/* How many that an effect speaks of: adversaries within its range of the character. */
static float spoken_of(const struct tactics *t, struct set set)
{
    const struct arb_run *g = t->g;
    if (set.which != WHICH_FILTER)
        return 1;
    const struct filter *f = &g->c->filter[set.filter];
    int within = f->within ? g->c->value[f->within].base : 2, count = 0;
    EACH_ON_MAP (g, i)
        if (i != t->who && (f->with & IS_ENEMY) == (is_character(i) ? 0 : IS_ENEMY))
            count += range_between(g, t->here, cell_of(g, i)) <= within;
    return (float)count;
}

static void read_attack(const struct tactics *t, const struct attack_def *a, struct deed *d)
{
    if (d->hits == HITS)
        return;
    struct hit *h = &d->hit[d->hits++];
    h->range = (int8_t)(a->has_range ? a->range.base + (a->range_adds ? t->range : 0) : t->range);
    h->targets = (int8_t)(a->targets ? a->targets : 1);
    weigh_hit(t, h, a->value.base, a->pierce.base, a->inflict);
}

static void read_op(const struct tactics *t, const struct op *op, struct deed *d)
{
    int points = 0, stat = op->code == OP_LEAP ? STAT_LEAP : STAT_MOVE;
    switch (op->code) {
    case OP_ATTACK:
        read_attack(t, &t->g->c->attack[op->arg], d);
        break;
    case OP_MOVE:
    case OP_LEAP:
    case OP_TELEPORT:
    case OP_RETREAT:
        points = op->code == OP_TELEPORT ? 4 : op->n.base + stat_of(t->g, t->who, stat, NULL);
        *(d->hits || d->heals ? &d->after : &d->before) += (int8_t)(points < 0 ? 0 : points);
        break;
    case OP_HEAL:
        d->heals = true;
        d->heal = (int8_t)(op->n.base + stat_of(t->g, t->who, STAT_HEAL, NULL));
        d->heal_range = (int8_t)(op->arg ? op->arg : 1);
        d->only_me = op->set.which == WHICH_ME;
        break;
    case OP_INFLICT:
        d->more += worth_of_condition(t, op->arg) * spoken_of(t, op->set);
        break;
    case OP_DAMAGE:
        d->more += (float)op->n.base * (op->set.which == WHICH_ME ? -0.8f : spoken_of(t, op->set));
        break;
    case OP_RESTORE:
        d->more += 0.5f * (float)op->n.base;
        break;
    default:
        break;
    }
}

/* What a temporary or persistent card adds while it lies there. */
static float worth_of_changes(const struct tactics *t, const struct def *def)
{
    float sum = 0, danger = tactics_danger(t, t->here);
    for (int i = def->own.first; i < def->own.first + def->own.count; i++)
        for (int m = t->g->c->ability[i].modifier; m;
             m = t->g->c->modifier[m].and_next ? m + 1 : 0) {
            const struct modifier *change = &t->g->c->modifier[m];
            float by = (float)change->value.base;
            sum += change->stat == STAT_GUARD    ? by * t->weigh[PLAN_GUARD] * danger
                   : change->stat == STAT_ATTACK ? by * 0.9f
                   : change->stat == STAT_MOVE   ? by * 0.2f
                                                 : by * 0.4f;
        }
    return def->lasts == LASTS_PERSISTENT ? sum * 2 : sum;
}

struct deed game_read_card(const struct tactics *t, int thing)
{
    const struct def *def = def_of(t->g, thing);
    struct deed deed = {.thing = (uint16_t)thing, .cost = (int8_t)card_ap(t->g, t->who, thing)};
    for (int op = def->does; op && t->g->c->op[op].code != OP_END; op++)
        read_op(t, &t->g->c->op[op], &deed);
    if (def->lasts)
        deed.more += worth_of_changes(t, def);
    return deed;
}

/* A bandage is for who has lost what it gives back, and sooner for who is in danger. */
float game_heal_from(const struct tactics *t, int cell, const struct deed *deed)
{
    const struct arb_run *g = t->g;
    float best = 0;
    EACH_CHARACTER (g, f) {
        const struct figure *c = figure_of(g, f);
        bool me = f == t->who;
        int from = me ? 0 : range_between(g, cell, c->cell), lost = c->max - c->hp;
        if ((deed->only_me && !me) || from > deed->heal_range || lost < deed->heal - 1 ||
            (!me && has(g, f, INVISIBLE)) ||
            character(g, f)->bandages >= def_of(g, board_of(f))->bandages)
            continue;
        float worth = (float)(lost < deed->heal ? lost : deed->heal) * t->weigh[PLAN_HEAL] *
                      (c->hp * 2 <= c->max ? 1.5f : 0.8f);
        best = worth > best ? worth : best;
    }
    return best;
}
