/* figures.h - questions about figures, spaces and things, and the changes of the block that
 * several chapters make. */
#ifndef FIGURES_H
#define FIGURES_H

enum { BEYOND = 32 }; /* scope.you of an adversary: BEYOND + its number */

/* What a thing is. */

static inline const struct def *def_of(const struct arb_run *g, int thing)
{
    return &g->c->def[thing <= FIGURES ? g->s->figure[thing].def : g->s->def[thing]];
}
static inline struct figure *figure_of(const struct arb_run *g, int thing)
{
    return &g->s->figure[thing];
}
static inline struct character *character(const struct arb_run *g, int thing)
{
    return &g->s->character[thing];
}
static inline bool is_figure(int thing)
{
    return thing > 0 && thing <= FIGURES;
}
static inline bool is_character(int thing)
{
    return thing > 0 && thing <= CHARACTERS;
}
static inline bool is_space(int thing)
{
    return thing > SPACES;
}
static inline bool is_boss(const struct arb_run *g, int thing)
{
    return thing > CHARACTERS && thing <= FIGURES && def_of(g, thing)->type == BOSS;
}
/* The character whose card, gear, board or species this is; a figure is its own; else 0. */
static inline int owner_of(int thing)
{
    return thing <= FIGURES           ? thing
           : thing < FIRST_CARD       ? (thing - FIRST_BOARD) % CHARACTERS + 1
           : thing < FIRST_GEAR       ? (thing - FIRST_CARD) / HAND_CARDS + 1
           : thing < FIRST_ENEMY_CARD ? (thing - FIRST_GEAR) / GEAR_EACH + 1
                                      : 0;
}
static inline int first_card(int owner)
{
    return FIRST_CARD + (owner - 1) * HAND_CARDS;
}
static inline int board_of(int owner)
{
    return FIRST_BOARD + owner - 1;
}
static inline int species_of(int owner)
{
    return FIRST_SPECIES + owner - 1;
}
static inline uint8_t *charge_of(const struct arb_run *g, int gear)
{
    return &g->s->charge[gear - FIRST_GEAR];
}
/* Is this adversary one that a drawn species card or row was drawn for? */
bool bears(const struct arb_run *g, int figure, int card);
int actor(const struct arb_run *g, const struct scope *sc);

/* Where figures are, and what they are like. */

static inline int cell_of(const struct arb_run *g, int thing)
{
    return is_space(thing) ? thing - SPACES : thing <= FIGURES ? g->s->figure[thing].cell : 0;
}
static inline bool on_map(const struct arb_run *g, int thing)
{
    return g->s->figure[thing].cell != 0;
}
static inline bool has(const struct arb_run *g, int thing, int condition)
{
    return g->s->figure[thing].status.on >> condition & 1;
}
bool at_odds(const struct arb_run *g, int a, int b);
static inline bool are_enemies(const struct arb_run *g, int a, int b) /* adv.enemy.1 */
{
    return is_character(a) != is_character(b) ||
           (may_change(g, AT_ODDS) && !is_character(a) && a != b && at_odds(g, a, b));
}
#define next_on_map(g, figure) ground_next(KIT_GROUND(g), figure)
#define EACH_ON_MAP(g, f) EACH_STANDING (g, 0, f)
#define EACH_ADVERSARY(g, f) EACH_STANDING (g, CHARACTERS, f)
#define EACH_CHARACTER(g, f)                                                                       \
    for (int f = 1; f <= (g)->s->characters; f++)                                                  \
        if (on_map(g, f))

/* The map. */

static inline const struct mission *mission(const struct arb_run *g)
{
    return &g->c->mission[g->s->mission];
}
static inline const struct board *board(const struct arb_run *g)
{
    return mission(g)->board;
}
static inline uint32_t printed_terrain(const struct arb_run *g, int cell)
{
    return board(g)->kind[board(g)->cell[cell].kind].bits;
}
static inline bool barred(BOARD_WITH who, int edge) /* wall.1, door.1 */
{
    return board_barred(board(who->g), &who->g->s->shut, edge);
}
static inline bool is_shut_door(const struct arb_run *g, int cell)
{
    return g->s->ground.is[cell] & SHUT_DOOR;
}
/* Range: the fewest steps around walls and closed doors; BOARD_FAR: no way. */
static inline int range_between(const struct arb_run *g, int a, int b)
{
    return board_range_by(board(g), mission(g)->distance, &g->s->shut, a, b);
}
/* All spaces that are any of these now. */
#define spaces_with(g, terrain) ground_with(KIT_GROUND(g), terrain)
static inline bool is_destructible(const struct arb_run *g, int cell)
{
    return g->s->ground.is[cell] & DESTRUCTIBLE;
}
static inline bool has_object(const struct arb_run *g, int cell)
{
    return g->s->ground.is[cell] & OBJECTS;
}
/* hazard.1: fire, poison, trap or 0. */
static inline int hazard_at(const struct arb_run *g, int cell)
{
    return g->s->ground.is[cell] & HAZARDS;
}
/* Whom something meets on a space: the figure there, or the object. */
static inline int thing_at(const struct arb_run *g, int cell)
{
    return g->s->ground.at[cell] ? g->s->ground.at[cell] : SPACES + cell;
}
/* object.1, lava.1, move.9: nobody walks there, nor through it. */
static inline bool is_closed_space(const struct arb_run *g, int cell)
{
    return g->s->ground.is[cell] & CLOSED;
}
/* move.8, leap.8: empty, or a hazard without a figure. */
static inline bool may_stand_on(const struct arb_run *g, int cell)
{
    return !g->s->ground.at[cell] && !(g->s->ground.is[cell] & (CLOSED | TREASURE | SHUT_DOOR));
}
void break_object(struct arb_run *g, int cell, int by);
bool is_empty_space(const struct arb_run *g, int cell);
bool sees(const struct arb_run *g, int from, int to);
/* attack.1b with reading 5: adjacent means that neither a wall nor a closed door is between. */
static inline bool adjacent(const struct arb_run *g, int a, int b)
{
    return board_is_near(board(g), mission(g)->near, &g->s->shut, a, b);
}
bool can_reach(const struct arb_run *g, int from, int target, int range);
struct board_set spaces_to_attack(const struct arb_run *g, int target, int range,
                                  const struct board_set *among);
uint32_t choices_of_line(const struct arb_run *g, const struct attack *a,
                         struct board_obstacles *crossed);
void crossed_by(const struct arb_run *g, const struct attack *a, int line,
                struct board_crossed *crossed);
int decision_face(const struct arb_run *g);

enum { BY_WALKING, BY_LEAPING, RETREATING, TELEPORTING, THROUGH_HAZARDS = 8 };
bool where_to_walk(const struct arb_run *g, int figure, int points, bool through, bool dash,
                   struct board_walk *out);
void where_to_leap(const struct arb_run *g, int figure, int points, struct board_walk *out);
void mark_walk(const struct arb_run *g, int figure, int points, bool through,
               const struct board_walk *walk);
void mark_leap(const struct arb_run *g, int figure, const struct board_walk *walk);
struct walk way_to(const struct arb_run *g, int figure, int points, bool through, bool dash,
                   int cell);

/* Numbers. */

int card_ap(const struct arb_run *g, int figure, int card);
int initiative_of(const struct arb_run *g, int figure, struct parts *parts);
int attack_bonus(const struct arb_run *g, int figure, struct parts *parts);
int guard_of(const struct arb_run *g, int thing, struct parts *parts);
int base_range(const struct arb_run *g, int figure);
int widest_range(const struct arb_run *g, int figure);
int range_of_action(const struct arb_run *g, const struct scope *sc, int figure,
                    const struct attack_def *a);
int range_of_actions(const struct arb_run *g, int figure, int op, int range);
int range_of_boss_actions(const struct arb_run *g, int figure, int range);
int guard_after_pierce(const struct arb_run *g, int guard, int pierce, bool critical);

/* Changes. */

void put_thing(struct arb_run *g, int thing, int zone, enum arb_end end);
bool can_act(struct arb_run *g, int figure, bool moving);
int condition_from_ground(const struct arb_run *g, int figure, bool resting);
void collect_touched(const struct arb_run *g, const struct scope *sc, const struct op *op,
                     struct thing_set *out);
void restore(struct arb_run *g, int figure, int hp, const char *rule);
void defeat(struct arb_run *g, int figure, int by);
void gain_nova(struct arb_run *g, int figure, int count, const char *rule);
void place_figure(struct arb_run *g, int figure, int cell);
void put_token(struct arb_run *g, int cell, int hazard);
void open_door(struct arb_run *g, int figure, int cell);
bool fits_board(const struct arb_run *g, int figure, int gear);
struct decision;
bool reaches_now(const struct arb_run *g, const struct decision *d, int target);
void add_patients(struct arb_run *g, struct decision *d);
void add_gear(struct arb_run *g, int figure, int def, int charges);
void start_other_action(struct arb_run *g, int figure);
int new_adversary(struct arb_run *g, int called, int cell);
int description_of(const struct arb_run *g, int called);
int boss_called(const struct arb_run *g, int called);
int new_boss(struct arb_run *g, int def, int cell);
int free_figure(const struct arb_run *g);
int boss_ap(const struct arb_run *g, int figure);
void discard_boss_cards(struct arb_run *g, bool lasting);
bool cannot_reach(const struct arb_run *g, int figure, int op);
bool mission_over(const struct arb_run *g);
bool has_goals_to_take(const struct arb_run *g, bool at_end);
bool may_attack(struct arb_run *g, int figure);
bool lost_target(const struct arb_run *g);
bool aims_anew(const struct arb_run *g, int figure, int how);
bool converts(const struct arb_run *g, int figure, int card);

/* Chapters of each other. */

DO_EACH(put_hazard, space);
DO_EACH(close_door, space);
DO_NOW(to_stage);
DO_NOW(tell_story);
DO_NOW(win_mission);
DO_NOW(lose_mission);
void offer_moves(struct arb_run *g, int figure);
bool is_move_verb(int verb);
int points_of_move(const struct arb_run *g, int figure, int points);
void give_move(struct arb_run *g, int figure, int points, bool through);
void stand_up(struct arb_run *g, int figure);
void points_back(const struct arb_run *g, int figure, int how, const struct board_set *goals,
                 const struct board_set *until, struct board_walk *out);
void avoid_hazards(const struct arb_run *g, int who, struct board_set *spaces);
void find_goals(const struct arb_run *g, int who, int range, int how, struct board_set *goals);
struct board_set spaces_behind_objects(const struct arb_run *g, int figure);
void where_to_break_through(const struct arb_run *g, int figure, struct board_reach *out);
void where_to_teleport(const struct arb_run *g, int figure, int range, struct board_walk *out);
int declare_attack(struct arb_run *g, struct attack a);
struct strike;
int declare_next(struct arb_run *g, const struct strike *s, int target, int die);
bool is_critical_roll(int lies);
void end_attack(struct arb_run *g, int at);
void end_conditions(struct arb_run *g, int figure);
bool has_turn_left(const struct arb_run *g, int figure);
bool may_rest(struct arb_run *g, int figure);
bool is_idle(const struct arb_run *g, int figure);
bool could_use_anything(struct arb_run *g, int figure);

/* For words and the table of functions. */

extern const char *const die_words[];
const char *title_of(const struct arb_run *g, int thing);
void say_line(const struct arb_saying *s, int line, struct arb_text *out);
void say_name(const struct arb_run *g, int thing, struct arb_text *out);

struct compiler;
bool epoch_setup(struct arb_run *g, const json_t *setup, struct arb_error *err);
bool epoch_check(struct arb_run *g, struct arb_text *broken);
bool epoch_printed(const struct arb_run *g, int def, struct arb_json *out);
void epoch_side(const struct arb_run *g, int seat, struct arb_text *out);

#endif
