/* The skirmish: its questions, as three games put them. */
#include "kit_config.h"

enum skirmish_measure {
    INITIATIVE,
    HERO,
    ROW,
    COLOUR,
    LARGE_LETTER,
    SMALL_LETTER,
    TIER,
    CLOSE,
    NO_HAZARD,
    OTHERS,
    POINTS,
    AT_RANGE,
    RANGE,
    VALID,
    SQUARES,
    DIAGONALS,
    RECENCY,
    THREAT,
    STEPS,
    TOUGH,
    NUMBER,
    NAME
};

/* The letters of the compass die, by face: the colour, the large and the small one. */
static const struct {
    uint8_t colour;
    char large, small;
} compass[8] = {{RED, 'N', 'E'},        {RED, 'S', 'E'},       {BLUE, 'N', 'W'},
                {BLUE, 'E', 'S'},       {YELLOW, 'W', 'N'},    {YELLOW, 'S', 'W'},
                {LIGHT_BLUE, 'E', 'N'}, {LIGHT_BLUE, 'W', 'S'}};

#define DECISION_DIE                                                                               \
    {DECIDE_KEEP, COLOUR, "dice.dec.4", "of the colour of the die"},                               \
        {DECIDE_MAX, LARGE_LETTER, "dice.dec.6", "farthest to the large letter of the die"},       \
    {                                                                                              \
        DECIDE_MAX, SMALL_LETTER, "dice.dec.7", "farthest to the small letter of the die"          \
    }

static const struct criterion next[] = {
    {DECIDE_MIN, INITIATIVE, "round.7", "lowest initiative"},
    {DECIDE_KEEP, HERO, "round.7a", "a character"},
    {DECIDE_MIN, ROW, "round.7c", "first on the class card"},
    {DECIDE_SAME, NAME, "round.7d", "no difference"},
    {DECIDE_ASK, 0, "round.7b", "the players agree on it"},
};
static const struct criterion prey[] = {
    {DECIDE_TIER, TIER, "target.pick.1", "easiest to bring in range"},
    {DECIDE_MIN, CLOSE, "target.close.1", "closest"},
    {DECIDE_KEEP, NO_HAZARD, "target.pick.5", "without a hazard on the way"},
    DECISION_DIE,
    {DECIDE_ROLL, 0, "target.pick.6", "a die decides"},
};
static const struct criterion space[] = {
    {DECIDE_MIN, AT_RANGE, "move.adv.6", "closest to the maximum range"},
    {DECIDE_KEEP, NO_HAZARD, "move.adv.8", "without a hazard"},
    {DECIDE_MAX, OTHERS, "move.adv.9", "most other enemies in range"},
    {DECIDE_MIN, POINTS, "move.adv.10", "fewest points"},
    DECISION_DIE,
    {DECIDE_FIRST, NUMBER, "move.adv.11", "lowest number"},
};
static const struct criterion retreat[] = {
    {DECIDE_MAX, RANGE, "retreat.1", "farthest away"},
    {DECIDE_MIN, POINTS, "move.adv.10", "fewest points"},
    DECISION_DIE,
    {DECIDE_FIRST, NUMBER, "move.adv.11", "lowest number"},
};
static const struct criterion nearest[] = {
    {DECIDE_ONLY, VALID, "enemy.pri.11", "in range and in sight"},
    {DECIDE_MIN, SQUARES, "enemy.pri.2", "nearest"},
    {DECIDE_MIN, DIAGONALS, "enemy.pri.4", "straightest"},
    {DECIDE_MAX, RECENCY, "enemy.pri.5", "activated last"},
    {DECIDE_ASK, 0, "enemy.pri.13", "the players decide"},
};
static const struct criterion straight[] = {
    {DECIDE_MIN, SQUARES, "enemy.std.3", "fewest squares"},
    {DECIDE_MIN, DIAGONALS, "enemy.pri.3", "fewest diagonals"},
    {DECIDE_ASK, 0, "enemy.pri.13", "the players decide"},
};
static const struct criterion distance[] = {
    {DECIDE_MAX, RANGE, "foe.8", "farthest that is in range"},
    {DECIDE_MIN, SQUARES, "enemy.std.1", "fewest squares"},
    {DECIDE_MIN, DIAGONALS, "enemy.pri.3", "fewest diagonals"},
    {DECIDE_FIRST, NUMBER, "enemy.pri.13", "lowest number"},
};
static const struct criterion objective[] = {
    {DECIDE_ONLY, VALID, "ai.obj.3", "in the control area and threatening enough"},
    {DECIDE_MAX, THREAT, "ai.obj.5", "highest threat"},
    {DECIDE_MIN, STEPS, "ai.obj.6", "closest"},
    {DECIDE_ASK, 0, "ai.obj.7", "the player chooses"},
};
static const struct criterion foe[] = {
    {DECIDE_MIN, POINTS, "enemy.step.3", "fewest points to attack"},
    {DECIDE_MAX, TOUGH, "ai.1", "strongest"},
    {DECIDE_ROLL, 0, "ai.1", "a die decides"},
};

#define LIST(list) list, sizeof(list) / sizeof *(list)
const struct question_rule game_questions[] = {
    [Q_NEXT] = {"next", "round.7", "Whose turn is it?", LIST(next), false},
    [Q_PREY] = {"prey", "target.1", "Whom is {decider} after?", LIST(prey), true},
    [Q_SPACE] = {"space", "move.adv.5", "Where does {decider} go?", LIST(space), true},
    [Q_RETREAT] = {"retreat", "retreat.1", "Where does {decider} retreat to?", LIST(retreat), true},
    [Q_NEAREST] = {"nearest", "enemy.pri.1", "Whom does {decider} hit?", LIST(nearest), true},
    [Q_STRAIGHT] = {"straight", "enemy.std.3", "Where does {decider} stop?", LIST(straight), true},
    [Q_DISTANCE] = {"distance", "foe.8", "Where does {decider} keep away?", LIST(distance), true},
    [Q_OBJECTIVE] = {"objective", "enemy.step.4", "Whom does {decider} fight?", LIST(objective),
                     true},
    [Q_FOE] = {"foe", "enemy.step.3", "Which of them acts first?", LIST(foe), false},
    [QUESTIONS] = {0},
};

/* Candidates and measures. */

void game_candidates(struct arb_run *g, struct decision *d)
{
    const struct figure *who = &g->s->figure[d->q.who];
    if (g->s->secret)
        d->seen_by = (uint16_t)SEAT(0);
    for (int i = 0; i < g->s->figures; i++) {
        const struct figure *f = &g->s->figure[i];
        if (f->out || (d->q.what == Q_NEXT ? f->acted : i == d->q.who))
            continue;
        if (d->q.what == Q_NEAREST && g->s->mode == MODE_PLAY && f->hero == who->hero)
            continue;
        decide_add(g, d, i);
    }
}

static int toward(const struct figure *f, char letter)
{
    switch (letter) {
    case 'N':
        return -f->y;
    case 'S':
        return f->y;
    case 'E':
        return f->x;
    default:
        return -f->x;
    }
}

/* The order on the class card holds among adversaries of one type only. */
static int row_among(const struct arb_run *g, const struct decision *d, const struct figure *f)
{
    for (int i = 1; i < d->count; i++)
        if (g->s->figure[d->candidate[i]].type != g->s->figure[d->candidate[0]].type)
            return 0;
    return f->row;
}

static int32_t on_die(const struct arb_run *g, int measure, const struct figure *f)
{
    int face = g->s->compass ? g->s->compass - 1 : 0;
    if (measure == COLOUR)
        return f->colour == compass[face].colour;
    return toward(f, measure == LARGE_LETTER ? compass[face].large : compass[face].small);
}

static int32_t between(const struct figure *a, const struct figure *b, int measure)
{
    int dx = abs(a->x - b->x), dy = abs(a->y - b->y);
    if (measure == SQUARES)
        return dx > dy ? dx : dy;
    return measure == DIAGONALS ? (dx < dy ? dx : dy) : dx + dy;
}

static int32_t own(const struct figure *f, int measure)
{
    switch (measure) {
    case INITIATIVE:
        return f->initiative;
    case HERO:
        return f->hero;
    case TIER:
        return f->tier;
    case CLOSE:
        return f->tier == 1 ? f->range : f->points;
    case NO_HAZARD:
        return !f->hazard;
    case OTHERS:
        return f->others;
    case POINTS:
        return f->points;
    case RECENCY:
        return f->recency;
    case THREAT:
        return f->threat;
    case TOUGH:
        return f->hp;
    case RANGE:
        return f->range;
    default:
        return f->seen;
    }
}

int32_t game_measure(struct arb_run *g, struct decision *d, int measure, int candidate)
{
    const struct figure *f = &g->s->figure[candidate], *who = &g->s->figure[d->q.who];
    switch (measure) {
    case ROW:
        return row_among(g, d, f);
    case COLOUR:
    case LARGE_LETTER:
    case SMALL_LETTER:
        return on_die(g, measure, f);
    case AT_RANGE:
        return who->range - f->range;
    case SQUARES:
    case DIAGONALS:
    case STEPS:
        return between(f, who, measure);
    case NUMBER:
        return candidate;
    case NAME:
        return f->name[0];
    default:
        return own(f, measure);
    }
}

uint16_t game_deciders(const struct arb_run *g, struct question q)
{
    (void)q;
    return g->s->unasked ? 0 : 1;
}

/* Words. */

void game_candidate_words(struct arb_run *g, int seat, struct question q, int candidate,
                          struct arb_text *out)
{
    (void)seat, (void)q;
    arb_say(out, "%s", g->s->figure[candidate].name);
}

void game_decider_words(struct arb_run *g, int seat, struct question q, struct arb_text *out)
{
    (void)seat;
    arb_say(out, "%s", g->s->figure[q.who].name);
}

void game_value_words(struct arb_run *g, int measure, int32_t value, struct arb_text *out)
{
    (void)g;
    if (measure == SQUARES)
        arb_say(out, "%d away", (int)value);
}
