/* Decisions that no player makes: whose turn is next, primary targets, where an adversary goes.
 * Each is a list of criteria; the Decision die of the round settles what is level (dice.dec). */
#include "kit_config.h"

/* The Decision die. */

enum measure_number {
    DIE_COLOUR,
    DIE_LARGE,
    DIE_SMALL,
    STEPS_AWAY,
    INITIATIVE,
    IS_OF_PLAYERS,
    ROW_ORDER,
    IN_REACH,
    TIER,
    STEPS_NOW,
    NEARNESS,
    SAFE_WAY,
    CAN_ATTACK,
    OFF_RANGE,
    MISSING,
    NO_HAZARD,
    OTHERS,
    POINTS,
    AWAY,
    IMPOSED,
    DAMAGED,
    SAFE_OBJECT,
    ONCE_OPEN,
    IS_ITSELF,
    FROM_IT,
    LOST_HP,
    THINGS_CROSSED,
    ALLIES_CROSSED,
    PILLARS_CROSSED
};

#define BY_DIE_OF_FIGURES(colour_rule)                                                             \
    {DECIDE_KEEP, DIE_COLOUR, colour_rule, "of the die's colour"},                                 \
        {DECIDE_MAX, DIE_LARGE, "dice.dec.6", "farthest towards the large letter"},                \
    {                                                                                              \
        DECIDE_MAX, DIE_SMALL, "dice.dec.7", "then towards the small one"                          \
    }
#define BY_DIE_OF_SPACES                                                                           \
    {DECIDE_MAX, DIE_LARGE, "dice.dec.6", "farthest towards the large letter"},                    \
        {DECIDE_MAX, DIE_SMALL, "dice.dec.7", "then towards the small one"},                       \
    {                                                                                              \
        DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same space"                                   \
    }

static const struct criterion next[] = {
    {DECIDE_MIN, INITIATIVE, "round.7", "lowest initiative"},
    {DECIDE_KEEP, IS_OF_PLAYERS, "round.7a", "characters first"},
    {DECIDE_KEEP, ROW_ORDER, "round.7c", "first of their type on their class card"},
    BY_DIE_OF_FIGURES("dice.dec.4"),
    {DECIDE_ASK, 0, "round.7b", "the players agree"},
};
static const struct criterion place[] = {
    {DECIDE_MIN, STEPS_AWAY, "adv.place.2", "nearest"},
    BY_DIE_OF_SPACES,
};
static const struct criterion target[] = {
    {DECIDE_KEEP, IMPOSED, "target.2", "whom everybody must aim at"},
    {DECIDE_ONLY, IN_REACH, "target.8", "can be brought in range"},
    {DECIDE_TIER, TIER, "target.pick.1", "in range and in sight"},
    {DECIDE_MIN, STEPS_NOW, "target.close.1", "closest"},
    {DECIDE_MIN, NEARNESS, "target.pick.2", "brought in range for fewest MP"},
    {DECIDE_KEEP, SAFE_WAY, "target.pick.5", "without a hazard on the way"},
    BY_DIE_OF_FIGURES("dice.dec.4"),
    {DECIDE_FIRST, STEPS_AWAY, "target.pick.6", "the same"},
};
/* target.pick.3, .4: on a way through as few objects as can be, the first of them. */
static const struct criterion object[] = {
    {DECIDE_KEEP, SAFE_OBJECT, "target.pick.7", "without a hazard on the way"},
    {DECIDE_KEEP, DAMAGED, "target.pick.8", "already damaged"},
    {DECIDE_MIN, ONCE_OPEN, "target.pick.9", "opening the shortest way"},
    {DECIDE_MAX, DIE_LARGE, "dice.dec.6", "farthest towards the large letter"},
    {DECIDE_MAX, DIE_SMALL, "dice.dec.7", "then towards the small one"},
    {DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same object"},
};
static const struct criterion destination[] = {
    {DECIDE_KEEP, CAN_ATTACK, "move.adv.5", "from where it can attack"},
    {DECIDE_MIN, OFF_RANGE, "move.adv.6", "nearest to its range"},
    {DECIDE_MIN, MISSING, "move.adv.7", "on the way to such a space"},
    {DECIDE_KEEP, NO_HAZARD, "move.adv.8", "without a hazard"},
    {DECIDE_MAX, OTHERS, "move.adv.9", "with most other enemies in range"},
    {DECIDE_MIN, POINTS, "move.adv.10", "for fewest MP"},
    BY_DIE_OF_SPACES,
};
/* ally.5, .6: itself if it may, else the closest. */
static const struct criterion grant[] = {
    {DECIDE_KEEP, IS_ITSELF, "ally.5", "itself"},
    {DECIDE_MIN, FROM_IT, "ally.6", "closest"},
    BY_DIE_OF_FIGURES("dice.dec.4"),
    {DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same"},
};
static const struct criterion patient[] = {
    {DECIDE_MAX, LOST_HP, "ally.3", "lost most HP"},
    BY_DIE_OF_FIGURES("dice.dec.4"),
    {DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same"},
};
static const struct criterion struck[] = {
    BY_DIE_OF_FIGURES("crit.7"),
    {DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same"},
};
static const struct criterion line[] = {
    {DECIDE_MIN, THINGS_CROSSED, "los.adv.1", "past fewest objects and figures"},
    {DECIDE_MIN, ALLIES_CROSSED, "los.adv.2", "past fewest allies"},
    {DECIDE_MIN, PILLARS_CROSSED, "los.adv.3", "past fewest indestructible objects"},
    {DECIDE_KEEP, DIE_COLOUR, "los.adv.4", "past the die's colour"},
    {DECIDE_MAX, DIE_LARGE, "los.adv.4", "farthest towards the large letter"},
    {DECIDE_MAX, DIE_SMALL, "los.adv.4", "then towards the small one"},
    {DECIDE_FIRST, STEPS_AWAY, "los.adv.4", "the same"},
};
static const struct criterion beside[] = {
    {DECIDE_KEEP, DIE_COLOUR, "los.11", "of the die's colour"},
    {DECIDE_MAX, DIE_LARGE, "los.11", "farthest towards the large letter"},
    {DECIDE_MAX, DIE_SMALL, "los.11", "then towards the small one"},
    {DECIDE_FIRST, STEPS_AWAY, "dice.dec.3", "the same"},
};
static const struct criterion retreat[] = {
    {DECIDE_MAX, AWAY, "retreat.1", "farthest from the target"},
    {DECIDE_MIN, POINTS, "retreat.2", "for fewest MP"},
    BY_DIE_OF_SPACES,
};
#define ROW(name, rule, prompt, list, told)                                                        \
    {                                                                                              \
        name, rule, prompt, list, sizeof list / sizeof *list, told                                 \
    }
const struct question_rule game_questions[] = {
    [QUESTION_NEXT] = ROW("next", "round.7", "Whose turn is it?", next, false),
    [QUESTION_PLACE] = ROW("place", "adv.place.2", "On which space?", place, false),
    [QUESTION_TARGET] = ROW("target", "adv.turn.2", "Whom does {decider} aim at?", target, true),
    [QUESTION_OBJECT] = ROW("object", "target.pick.3", "What is in {decider}'s way?", object, true),
    [QUESTION_DESTINATION] =
        ROW("where", "move.adv.1", "Where does {decider} go?", destination, true),
    [QUESTION_RETREAT] =
        ROW("retreat", "retreat.1", "Where does {decider} retreat?", retreat, true),
    [QUESTION_GRANT] = ROW("grant", "ally.2", "Who gets it from {decider}?", grant, true),
    [QUESTION_PATIENT] = ROW("heal", "ally.3", "Whom does {decider} heal?", patient, true),
    [QUESTION_STRUCK] = ROW("struck", "crit.7", "Whom does {decider} strike?", struck, true),
    [QUESTION_LINE] = ROW("line", "los.adv.1", "Which line does {decider} take?", line, false),
    [QUESTION_BESIDE] = ROW("beside", "los.11", "What is rolled for first?", beside, true),
    {0},
};

int decision_face(const struct arb_run *g)
{
    return g->c->die[DIE_DECISION].face[g->s->decision ? g->s->decision - 1 : 0].value;
}

/* Measures. */

/* round.7c: nobody else of its type stands before it on their class card. */
static bool is_first_of_type(const struct arb_run *g, const struct decision *d, int figure)
{
    int kind = g->s->figure[figure].kind - 1;
    for (int i = 0; kind >= 0 && i < d->count; i++) {
        const struct figure *other = &g->s->figure[d->candidate[i]];
        if (other->kind == kind + 1 && g->s->def[foe_row(kind, other->colour)] <
                                           g->s->def[foe_row(kind, g->s->figure[figure].colour)])
            return false;
    }
    return true;
}

/* round.7d, .7e: what the Decision die is asked about; characters are not. */
static void mark_tied_turns(const struct arb_run *g, const struct decision *d)
{
    bool alike = true;
    for (int i = 0; i < d->count; i++) {
        const struct figure *a = &g->s->figure[d->candidate[0]],
                            *b = &g->s->figure[d->candidate[i]];
        alike = alike && a->kind == b->kind && a->colour == b->colour;
    }
    if (d->count > 1)
        RULE(alike ? "round.7d" : "round.7e");
}

/* Which rule leaves a question to the Decision die. */
static void mark_die(const struct arb_run *g, const struct decision *d, bool players)
{
    static const char *const rules[] = {[QUESTION_PLACE] = "adv.place.3",
                                        [QUESTION_TARGET] = "target.pick.6",
                                        [QUESTION_OBJECT] = "target.pick.10",
                                        [QUESTION_DESTINATION] = "move.adv.11",
                                        [QUESTION_RETREAT] = "retreat.3"};
    if (d->q.what == QUESTION_NEXT && !players)
        mark_tied_turns(g, d);
    else if (d->q.what > QUESTION_NEXT && d->q.what <= QUESTION_RETREAT)
        RULE(rules[d->q.what]);
}

/* The fewest points for which a space is reached that has the target in range and in sight. */
static int points_to_attack(const struct arb_run *g, struct decision *d, int target)
{
    int best = BOARD_ANY_COST;
    if (d->q.extra || (d->scratch.reached && !d->tell))
        return best;
    if (d->scratch.points[target])
        return d->scratch.points[target] - 1;
    struct board_set spaces =
        spaces_to_attack(g, target, d->scratch.range, &d->scratch.reach.cells);
    EACH_CELL (&spaces, cell) {
        int cost = d->scratch.reach.cost[cell];
        if (cost >= best)
            continue;
        best = cost;
        if (!board_has(&d->scratch.reach.clean, cell))
            RULE("target.close.3");
    }
    d->scratch.points[target] = (uint16_t)(best + 1);
    return best;
}

static int others_in_range(const struct arb_run *g, const struct decision *d, int cell)
{
    int count = 0;
    EACH_ON_MAP (g, f)
        count += f != g->s->primary && are_enemies(g, d->q.who, f) &&
                 can_reach(g, cell, f, d->scratch.range);
    return count;
}

/* target.pick.5, .7: from a space it gets to without a hazard the target is in range. */
static bool can_be_reached_safely(const struct arb_run *g, const struct decision *d, int target)
{
    struct board_walk safe;
    if (d->q.about == BY_LEAPING)
        where_to_leap(g, d->q.who, BOARD_ANY_COST, &safe);
    else
        where_to_walk(g, d->q.who, BOARD_ANY_COST, false, false, &safe);
    avoid_hazards(g, d->q.who, &safe.cells);
    struct board_set spaces = spaces_to_attack(g, target, d->scratch.range, &safe.cells);
    return !board_empty(&spaces);
}

static int32_t measure_of_figure(struct arb_run *g, struct decision *d, int measure, int f)
{
    switch (measure) {
    case INITIATIVE:
        return initiative_of(g, f, NULL);
    case IS_OF_PLAYERS:
        return is_character(f);
    case ROW_ORDER:
        return is_first_of_type(g, d, f);
    case IN_REACH:
        return d->scratch.reached || points_to_attack(g, d, f) < BOARD_ANY_COST;
    case TIER:
        return !reaches_now(g, d, f);
    case STEPS_NOW:
        return d->scratch.reached ? range_between(g, cell_of(g, d->q.who), cell_of(g, f)) : 0;
    case NEARNESS:
        if (d->scratch.reached)
            return 0;
        RULE("target.close.2");
        return points_to_attack(g, d, f);
    case IMPOSED:
        return !d->q.extra && changed(g, f, TARGETS);
    case IS_ITSELF:
        return f == d->q.who;
    case FROM_IT:
        return range_between(g, cell_of(g, d->q.who), cell_of(g, f));
    case LOST_HP:
        return g->s->figure[f].max - g->s->figure[f].hp;
    case SAFE_WAY:
        return reaches_now(g, d, f) || can_be_reached_safely(g, d, f);
    default:
        return 0;
    }
}

static int32_t measure_of_space(struct arb_run *g, struct decision *d, int measure, int cell)
{
    switch (measure) {
    case CAN_ATTACK:
        return board_has(&d->scratch.attacks, cell);
    case OFF_RANGE:
        return board_has(&d->scratch.attacks, cell)
                   ? d->scratch.range - range_between(g, cell, cell_of(g, g->s->primary))
                   : 0;
    case MISSING:
        return board_empty(&d->scratch.attacks) ? board_walk_cost(&d->scratch.back, cell) : 0;
    case NO_HAZARD:
        return !hazard_at(g, cell);
    case DAMAGED:
        return g->s->lying.on[ON_OBJECT][cell] == 1;
    case SAFE_OBJECT:
        return can_be_reached_safely(g, d, SPACES + cell);
    case ONCE_OPEN:
        return d->scratch.back.cost[cell];
    case OTHERS:
        return others_in_range(g, d, cell);
    case POINTS:
        return board_walk_cost(&d->scratch.reach, cell);
    case AWAY:
        return range_between(g, cell, cell_of(g, g->s->primary));
    default:
        return 0;
    }
}

static int towards(const struct arb_run *g, int cell, int measure)
{
    return compass_towards(board(g), cell, decision_face(g),
                           measure == DIE_LARGE ? COMPASS_LARGE : COMPASS_SMALL);
}

static bool has_die_colour(const struct arb_run *g, int figure)
{
    return figure && g->s->figure[figure].colour == compass_colour(decision_face(g));
}

/* Of a line: what it crosses. The die looks at all of that together. */
static int32_t measure_of_line(struct arb_run *g, const struct decision *d, int measure, int n)
{
    const struct board_obstacles *crossed = &d->scratch.crossed;
    int who = g->s->attack[g->s->attacks - 1].attacker;
    int32_t sum = 0;
    for (int i = 0; i < crossed->count; i++) {
        int cell = crossed->cell[i], figure = g->s->ground.at[cell];
        if (!(crossed->lines[i] >> n & 1))
            continue;
        sum += measure == THINGS_CROSSED    ? 1
               : measure == ALLIES_CROSSED  ? figure && !are_enemies(g, who, figure)
               : measure == PILLARS_CROSSED ? (printed_terrain(g, cell) & INDESTRUCTIBLE) != 0
               : measure == DIE_COLOUR      ? has_die_colour(g, figure)
               : measure == STEPS_AWAY      ? 0
                                            : towards(g, cell, measure);
    }
    return sum;
}

static bool is_about_figures(int what)
{
    return (1 << QUESTION_NEXT | 1 << QUESTION_TARGET | 1 << QUESTION_GRANT |
            1 << QUESTION_PATIENT | 1 << QUESTION_STRUCK) >>
               what &
           1;
}

static int32_t measure_by_die(struct arb_run *g, struct decision *d, int measure, int candidate)
{
    bool figures = is_about_figures(d->q.what);
    int cell = figures ? cell_of(g, candidate) : candidate;
    bool players = d->q.what == QUESTION_NEXT && is_character(candidate);
    if (g->marks)
        mark_die(g, d, players);
    if (measure == DIE_COLOUR)
        return !players && has_die_colour(g, figures ? candidate : g->s->ground.at[cell]);
    RULE("dice.dec.3");
    return players ? 0 : towards(g, cell, measure);
}

int32_t game_measure(struct arb_run *g, struct decision *d, int measure, int candidate)
{
    if (d->q.what == QUESTION_LINE)
        return measure_of_line(g, d, measure, candidate);
    if (measure <= DIE_SMALL)
        return measure_by_die(g, d, measure, candidate);
    if (measure == STEPS_AWAY)
        return d->q.what == QUESTION_PLACE ? range_between(g, candidate, d->q.about) : 0;
    return is_about_figures(d->q.what) ? measure_of_figure(g, d, measure, candidate)
                                       : measure_of_space(g, d, measure, candidate);
}

/* round.7b: characters that are level belong to players, who agree. */
uint16_t game_deciders(const struct arb_run *g, struct question q)
{
    if (q.what != QUESTION_NEXT)
        return 0;
    int least = 999, seat = 0;
    EACH_CHARACTER (g, f) {
        int n = initiative_of(g, f, NULL);
        if (has_turn_left(g, f) && n < least) {
            least = n;
            seat = character(g, f)->seat;
        }
    }
    return (uint16_t)SEAT(seat);
}

/* In words. */

void game_candidate_words(struct arb_run *g, int seat, struct question q, int candidate,
                          struct arb_text *out)
{
    char name[BOARD_LETTERS];
    (void)seat;
    if (is_about_figures(q.what))
        say_name(g, candidate, out);
    else if (q.what == QUESTION_LINE)
        say_line(&(struct arb_saying){.g = g}, candidate, out);
    else
        arb_say(out, "%s", board_name(board(g), candidate, name));
}

void game_decider_words(struct arb_run *g, int seat, struct question q, struct arb_text *out)
{
    (void)seat;
    if (q.who)
        say_name(g, q.who, out);
    else
        arb_say(out, "the round");
}

void game_value_words(struct arb_run *g, int measure, int32_t value, struct arb_text *out)
{
    (void)g;
    if (measure == STEPS_NOW || measure == FROM_IT || measure == AWAY)
        arb_say(out, "%d away", (int)value);
    else if (measure == NEARNESS || measure == POINTS || measure == MISSING)
        arb_say(out, "%d MP", (int)value);
    else
        arb_say(out, "%d", (int)value);
}
