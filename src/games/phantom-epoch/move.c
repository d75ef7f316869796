/* Movement of characters: move, leap, teleport.
 *
 * move.1-.4   a move gives points, those of moves that follow each other are one pool, and they
 *             are lost when another action begins
 * move.5-.9   nobody passes an enemy or an orb; the last space is empty or a hazard
 * leap.1-.9   a leap passes everything but walls and closed doors */
#include "kit_config.h"

/* The ground. */

static bool passes_enemies(const struct mover *who)
{
    const struct arb_run *g = who->g;
    return who->through || changed(g, who->figure, PASSES_ENEMIES);
}

/* Why another's space can be passed or not, for those who watch the rules. */
static const char *rule_of_passing(const struct mover *who, int other)
{
    const struct arb_run *g = who->g;
    return !are_enemies(g, who->figure, other) ? "move.7"
           : has(g, who->figure, INVISIBLE)    ? "cond.invisible.5"
           : has(g, other, INVISIBLE)          ? "cond.invisible.6"
           : passes_enemies(who)               ? "move.6"
                                               : "move.5";
}

static const char *rule_of_terrain(const struct arb_run *g, int cell)
{
    return printed_terrain(g, cell) & DESTRUCTIBLE ? "terrain.2" : "terrain.1";
}

/* move.5, move.7: allies let one pass; adversaries do if either is Invisible (cond.invisible.5,
 * .6) or if the action says so (move.6).
 *
 * What the map is to whoever walks there. A closed door is a wall (door.1), but a character may
 * step onto it and opens it (door.4). Only a dash goes on from a hazard. */
static struct board_ground ground_for(const struct mover *who)
{
    const struct arb_run *g = who->g;
    struct board_ground ground = {.never = spaces_with(g, CLOSED),
                                  .slow = spaces_with(g, DIFFICULT),
                                  .last = spaces_with(g, SHUT_DOOR),
                                  .bad = spaces_with(g, HAZARDS)};
    if (!has(g, who->figure, INVISIBLE) && !passes_enemies(who))
        EACH_ON_MAP (g, f)
            if (are_enemies(g, who->figure, f) && g->s->ground.at[cell_of(g, f)] == f &&
                !has(g, f, INVISIBLE))
                board_add(&ground.never, cell_of(g, f));
    if (is_character(who->figure))
        ground.doors = ground.last;
    if (!board_empty(&ground.bad) && changed(g, who->figure, IGNORES_HAZARDS))
        board_clear(&ground.bad);
    if (!who->dash)
        board_unite(&ground.last, &ground.bad);
    return ground;
}

/* Why a step could not be made, though it would have led farther or for less. */
static const char *rule_of_stop(const struct mover *who, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    int ground = g->s->ground.is[way->to], other = g->s->ground.at[way->to];
    bool enemy = other && other != who->figure && are_enemies(g, who->figure, other);
    return board(g)->edge[way->edge].kind == BOARD_WALL ? "wall.1"
           : barred(who, way->edge)                     ? "door.1"
           : ground & OBJECTS                           ? "object.1"
           : ground & LAVA                              ? "lava.1"
           : ground & ORB                               ? "move.9"
           : enemy                                      ? rule_of_passing(who, other)
           : ground & DIFFICULT                         ? rule_of_terrain(g, way->to)
                                                        : NULL;
}

static void mark_stop(const struct mover *who, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    const char *rule = rule_of_stop(who, way);
    if (rule)
        RULE(rule);
    if (!barred(who, way->edge) || board(g)->edge[way->edge].kind == BOARD_WALL)
        return;
    RULE("door.2");
    if (!is_character(who->figure))
        RULE("door.5");
}

static void mark_step(const struct mover *who, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    int other = g->s->ground.at[way->to];
    if (g->s->ground.is[way->to] & DIFFICULT)
        RULE(rule_of_terrain(g, way->to));
    if (g->s->lying.on[ON_HAZARD][way->to])
        RULE("hazard.2");
    if (other && other != who->figure)
        RULE(rule_of_passing(who, other));
}

/* For those who watch the rules, where a walk decides: each step of a cheapest way, and each that
 * would be one if nothing barred it. */
void mark_walk(const struct arb_run *g, int figure, int points, bool through,
               const struct board_walk *walk)
{
    struct mover who = {g, figure, through, false};
    if (__builtin_expect(g->marks == NULL, 1))
        return;
    EACH_CELL (&walk->entered, from)
        EACH_WAY (board(g), from, way) {
            int there = walk->cost[from] + 1;
            bool entered = board_has(&walk->entered, way->to);
            if (entered && walk->cost[way->to] >= there && walk->cost[way->to] <= there + 1)
                mark_step(&who, way);
            if (there <= points && (!entered || walk->cost[way->to] > there))
                mark_stop(&who, way);
        }
    EACH_CELL (&walk->entered, cell)
        if (cell != cell_of(g, figure) && g->s->ground.at[cell])
            RULE("move.8");
}

/* leap.2 with reading 11: difficult spaces cost 1, too; leap.3 to .5: only walls and closed
 * doors are in the way (wall.2). */
static void mark_hop(const struct mover *who, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    int other = g->s->ground.at[way->to], ground = g->s->ground.is[way->to];
    if (barred(who, way->edge)) {
        RULE("wall.2");
        return;
    }
    if (ground & DIFFICULT)
        RULE("leap.2");
    if (ground & (OBJECTS | ORB))
        RULE("leap.3");
    if (ground & LAVA)
        RULE("leap.4");
    if (other && are_enemies(g, who->figure, other))
        RULE("leap.5");
}

/* The same of a leap. */
void mark_leap(const struct arb_run *g, int figure, const struct board_walk *walk)
{
    struct mover who = {.g = g, .figure = figure};
    if (__builtin_expect(g->marks == NULL, 1))
        return;
    EACH_CELL (&walk->entered, from) {
        EACH_WAY (board(g), from, way)
            mark_hop(&who, way);
        if (!board_has(&walk->cells, from))
            RULE(g->s->ground.is[from] & LAVA ? "lava.2" : "leap.8");
    }
}

/* Where to. */

/* move.8, leap.8: where nobody may stay, but for the space it is on. */
static struct board_set unfit_to_stay(const struct arb_run *g, int figure, unsigned terrain)
{
    struct board_set unfit = spaces_with(g, terrain);
    board_unite(&unfit, &g->s->ground.taken);
    board_remove(&unfit, cell_of(g, figure));
    return unfit;
}

/* True if a hazard was met, which a way might lead through. */
bool where_to_walk(const struct arb_run *g, int figure, int points, bool through, bool dash,
                   struct board_walk *out)
{
    struct mover who = {g, figure, through, dash};
    struct board_ground ground = ground_for(&who);
    struct board_set hazards = spaces_with(g, HAZARDS);
    struct board_set unfit = /* treasure.1 with reading 14: a walk may lead onto treasure */
        unfit_to_stay(g, figure, CLOSED | (is_character(figure) ? 0 : SHUT_DOOR));
    board_walk(board(g), mission(g)->near, &g->s->shut, &ground, cell_of(g, figure), points, out);
    board_drop(&out->cells, &unfit);
    return board_meets(&out->entered, &hazards);
}

void where_to_leap(const struct arb_run *g, int figure, int points, struct board_walk *out)
{
    struct board_ground ground = {0};
    struct board_set unfit = unfit_to_stay(g, figure, CLOSED | TREASURE | SHUT_DOOR);
    board_walk(board(g), mission(g)->near, &g->s->shut, &ground, cell_of(g, figure), points, out);
    board_drop(&out->cells, &unfit);
}

/* The way to a space for at most so many points. */
struct walk way_to(const struct arb_run *g, int figure, int points, bool through, bool dash,
                   int cell)
{
    struct mover who = {g, figure, through, dash};
    struct board_ground ground = ground_for(&who);
    struct board_walk reach;
    uint16_t path[BOARD_CELLS];
    struct walk w = {.figure = (uint8_t)figure};
    board_walk(board(g), mission(g)->near, &g->s->shut, &ground, cell_of(g, figure), points,
               &reach);
    int count =
        board_walk_path(board(g), mission(g)->near, &g->s->shut, &ground, &reach, cell, path);
    for (int i = 0; i < count && i < STEPS_MOST; i++)
        w.path[w.count++] = (uint8_t)path[i];
    return w;
}

/* A character's move. */

static bool may_move(struct arb_run *g, int figure)
{
    return character(g, figure)->mp > 0 && !has(g, figure, STUNNED) &&
           !changed(g, figure, CANNOT_MOVE);
}

/* A space that can be reached without a hazard on the way is offered so; one for which a way
 * through hazards is shorter, or the only one, is offered that way as well. */
static void offer_walks(struct arb_run *g, int figure)
{
    const struct character *c = character(g, figure);
    struct board_walk safe, dash;
    bool hazard = where_to_walk(g, figure, c->mp, c->through, false, &safe);
    if (hazard)
        where_to_walk(g, figure, c->mp, c->through, true, &dash);
    mark_walk(g, figure, c->mp, c->through, hazard ? &dash : &safe);
    EACH_CELL (hazard ? &dash.cells : &safe.cells, cell) {
        int safely = board_walk_cost(&safe, cell);
        int dashing = hazard ? board_walk_cost(&dash, cell) : safely;
        if (cell == cell_of(g, figure))
            continue;
        if (safely != BOARD_NO_WAY)
            offer_option(g, VERB_MOVE, cell, safely, 0);
        if (dashing < safely)
            offer_option(g, VERB_DASH, cell, dashing, 0);
    }
}

/* cond.knocked.2, .4 with reading 24: on the ground one may move as well; a point lets one stand
 * up. */
void offer_moves(struct arb_run *g, int figure)
{
    if (!may_move(g, figure))
        return;
    if (has(g, figure, KNOCKED_DOWN))
        offer_option(g, VERB_STAND, figure, 0, 0);
    offer_walks(g, figure);
}

bool is_move_verb(int verb)
{
    return verb == VERB_MOVE || verb == VERB_DASH || verb == VERB_STAND;
}

void stand_up(struct arb_run *g, int figure)
{
    tell(g, EVENT_STANDS, "cond.knocked.4", figure, 0, 0);
    status_lose(g, figure, KNOCKED_DOWN, "cond.knocked.4");
}

/* The chosen answer of an ask with offer_moves(), carried out. */
FLOW(move_character)
{
    struct walk w;
    BEGIN;
    if (chosen(g)->verb == VERB_STAND) {
        character(g, L->figure)->mp--;
        stand_up(g, L->figure);
        RETURN(0);
    }
    w = way_to(g, L->figure, chosen(g)->b, character(g, L->figure)->through,
               chosen(g)->verb == VERB_DASH, chosen(g)->a);
    CALL_ANY(FLOW_walk, sizeof(struct walk), w);
    END;
}

/* Going along. */

/* move.1: what a step costs a character. */
static void pay_step(struct arb_run *g, int figure, int cell)
{
    int price = g->s->ground.is[cell] & DIFFICULT ? 2 : 1;
    if (!is_character(figure))
        return;
    RULE("move.1");
    struct character *c = character(g, figure);
    c->mp = (uint8_t)(c->mp > price ? c->mp - price : 0);
    if (!c->mp)
        c->through = false;
}

/* Does nothing follow from coming here? */
static bool is_quiet(struct arb_run *g, int figure, int cell)
{
    return !(g->s->ground.is[cell] & (HAZARDS | SHUT_DOOR)) &&
           !anyone_awaits(g, FACT_ENTERS, figure) && !must_settle(g);
}

/* Step by step; whatever is entered has its effect at once. Where a door opened or something
 * else came up the walk is over, and the points that are left can be used anew. */
FLOW(walk)
{
    BEGIN;
    for (L->i = 0; L->i < L->count; L->i++) {
        pay_step(g, L->figure, L->path[L->i]);
        stand_at(g, L->figure, L->path[L->i]);
        if (L->i + 1 == L->count)
            tell(g, EVENT_MOVES, "move.1", L->figure, L->path[L->i], L->count);
        if (is_quiet(g, L->figure, L->path[L->i]))
            continue;
        CALL(enter_space, .figure = L->figure);
        if (result(g) || cell_of(g, L->figure) != L->path[L->i])
            break;
    }
    if (L->i + 1 < L->count && on_map(g, L->figure))
        tell(g, EVENT_MOVES, "move.1", L->figure, cell_of(g, L->figure), L->count);
    unsettle(g);
    END;
}

/* The actions of cards. */

/* A move of 0 or less after what gear takes away gives nothing. */
int points_of_move(const struct arb_run *g, int figure, int points)
{
    points += stat_of(g, figure, STAT_MOVE, NULL);
    return points > 0 ? points : 0;
}

void give_move(struct arb_run *g, int figure, int points, bool through)
{
    struct character *c = character(g, figure);
    RULE("move.2");
    c->mp = (uint8_t)(c->mp + points_of_move(g, figure, points));
    c->through = c->through || through;
}

/* What is left of a move before something else happens. */
FLOW(use_points)
{
    BEGIN;
    while (on_map(g, L->figure) && character(g, L->figure)->mp) {
        ASK(SEAT(character(g, L->figure)->seat), "move.1", "Where does {thing} move? ({n} MP)",
            L->figure, {
                g->prompt_arg[1] = character(g, L->figure)->mp;
                offer_moves(g, L->figure);
                offer_pass(g, VERB_KEEP);
            });
        if (chosen(g)->verb == VERB_KEEP)
            break;
        CALL(move_character, .figure = L->figure);
        SETTLE;
    }
    END;
}

/* The points of an adversary's move or leap; a teleport's range. */
static int points_of_op(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    if (op->code == OP_TELEPORT)
        return op->arg;
    return value_of(g, sc, &op->n) +
           stat_of(g, actor(g, sc), op->code == OP_LEAP ? STAT_LEAP : STAT_MOVE, NULL);
}

/* More of this card follows, so that the move is made now; otherwise it may be pooled with what
 * the next card brings. */
FLOW(op_move)
{
    int who = actor(g, SC);
    BEGIN;
    if (!can_act(g, who, true))
        RETURN(0);
    if (!is_character(who)) {
        CALL(adversary_move, .figure = (uint8_t)who, .points = (uint8_t)points_of_op(g, SC, OP),
             .how = BY_WALKING);
        RETURN(0);
    }
    give_move(g, who, value_of(g, SC, &OP->n), OP->arg);
    if (g->c->op[L->op + 1].code != OP_END)
        CALL(use_points, .figure = (uint8_t)who);
    END;
}

static void offer_leaps(struct arb_run *g, int figure, int points)
{
    struct board_walk reach;
    where_to_leap(g, figure, points, &reach);
    mark_leap(g, figure, &reach);
    EACH_CELL (&reach.cells, cell)
        if (cell != cell_of(g, figure))
            offer_option(g, VERB_LEAP, cell, reach.cost[cell], 0);
}

/* teleport.3 with reading 13: the ways to a space all lead through a closed door. */
static void offer_teleports(struct arb_run *g, int figure, int range)
{
    int here = cell_of(g, figure);
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        if (cell != here && !is_empty_space(g, cell))
            continue;
        consider(g, VERB_TELEPORT, cell, 0, 0);
        int steps = range_between(g, here, cell);
        if (cell == here)
            RULE("teleport.2");
        if (!forbid(g, steps == BOARD_FAR, "teleport.3") && (!range || steps <= range))
            offer(g);
    }
}

static void offer_jumps(struct arb_run *g, int figure, const struct op *op, int points)
{
    g->prompt_arg[1] = (uint16_t)points;
    if (op->code == OP_TELEPORT) {
        offer_teleports(g, figure, points);
    } else {
        if (has(g, figure, KNOCKED_DOWN) && points)
            offer_option(g, VERB_STAND, figure, 0, 0);
        offer_leaps(g, figure, points);
    }
    offer_pass(g, VERB_SKIP);
}

/* A leap or a teleport. leap.7: its points are its own; reading 17: a walk's are lost. leap.6: only
 * the space where it lands counts as entered. leap.9, cond.knocked.4: one of the points of a leap
 * lets a figure stand up. */
FLOW(op_jump)
{
    int who = actor(g, SC), points;
    bool leaps = OP->code == OP_LEAP;
    BEGIN;
    if (!can_act(g, who, leaps))
        RETURN(0);
    points = points_of_op(g, SC, OP);
    if (!is_character(who)) {
        CALL(adversary_move, .figure = (uint8_t)who, .points = (uint8_t)points,
             .how = leaps ? BY_LEAPING : TELEPORTING);
        RETURN(0);
    }
    L->points = (uint8_t)(points < 0 ? 0 : points);
    if (leaps)
        RULE("leap.7");
    start_other_action(g, who);
    for (;;) {
        ASK(SEAT(character(g, who)->seat), leaps ? "leap.1" : "teleport.1",
            leaps ? "Where does {thing} leap? ({n} MP)" : "Where does {thing} teleport?", who,
            { offer_jumps(g, who, OP, L->points); });
        if (chosen(g)->verb != VERB_STAND)
            break;
        RULE("leap.9");
        L->points--;
        stand_up(g, who);
    }
    if (chosen(g)->verb == VERB_SKIP)
        RETURN(0);
    stand_at(g, who, chosen(g)->a);
    tell(g, leaps ? EVENT_LEAPS : EVENT_TELEPORTS, leaps ? "leap.6" : "teleport.1", who,
         chosen(g)->a, 0);
    CALL(enter_space, .figure = (uint8_t)who);
    END;
}

/* retreat.4: for a character an ordinary move; retreat.5: unless it is told to go as adversaries
 * do. Those whom another's card makes retreat do so at once. */
FLOW(retreat_of)
{
    BEGIN;
    if (!can_act(g, L->figure, true))
        RETURN(0);
    if (is_character(L->figure) && !L->as_adversary) {
        RULE("retreat.4");
        give_move(g, L->figure, L->points, false);
        if (L->at_once)
            CALL(use_points, .figure = L->figure);
        if (g->s->acting != L->figure)
            start_other_action(g, L->figure);
        RETURN(0);
    }
    if (is_character(L->figure))
        RULE("retreat.5");
    CALL(adversary_move, .figure = L->figure, .points = L->points, .how = RETREATING);
    END;
}

FLOW(op_retreat)
{
    BEGIN;
    if (!OP->set.which) {
        CALL(retreat_of, .figure = (uint8_t)actor(g, SC),
             .points = (uint8_t)value_of(g, SC, &OP->n), .as_adversary = (uint8_t)OP->arg,
             .at_once = g->c->op[L->op + 1].code != OP_END);
        RETURN(0);
    }
    collect_touched(g, SC, OP, &L->set);
    EACH_IN_FRAME (&L->set, L->thing)
        if (is_figure(L->thing))
            CALL(retreat_of, .figure = (uint8_t)L->thing,
                 .points = (uint8_t)value_of(g, SC, &OP->n), .as_adversary = (uint8_t)OP->arg,
                 .at_once = true);
    END;
}

/* move.3: points of moves are lost the moment another action begins. */
void start_other_action(struct arb_run *g, int figure)
{
    if (!is_character(figure) || !character(g, figure)->mp)
        return;
    RULE("move.3");
    character(g, figure)->mp = 0;
    character(g, figure)->through = false;
}
