/* engine.h - the flows of the game, their frames, and the queries and changes
 * that more than one chapter uses. */
#ifndef LOTR_ENGINE_H
#define LOTR_ENGINE_H

#include "lotr.h"

/* ---- Flows -------------------------------------------------------------------- */

// clang-format off
#define FLOWS(X)                                                                                   \
    X(game) X(setup) X(round) X(action_window)                                                     \
    X(resource_phase) X(planning_phase) X(quest_phase) X(commit) X(staging) X(quest_resolution)    \
    X(travel_phase) X(encounter_phase) X(engage) X(combat_phase) X(deal_shadow) X(enemy_attack)    \
    X(declare_defenders) X(shadow_effects) X(identify) X(player_attack) X(refresh_phase)           \
    X(phase_point)                                                                                 \
    X(reveal) X(stage_card) X(guard) X(settle) X(delayed_effects)                                  \
    X(window) X(imminent) X(trigger) X(initiate) X(play_card) X(pay_resources) X(pay_cost)         \
    X(enter_play) X(deal_damage) X(leave_play) X(progress) X(advance) X(eliminate)                 \
    X(raise_threat) X(top_card) X(draw) X(discard_random) X(order_pile)                            \
    X(program)                                                                                     \
    X(op_choose) X(op_choose_player) X(op_choose_random) X(op_may) X(op_either)                    \
    X(op_each_player) X(op_if) X(op_repeat) X(op_draw) X(op_discard_hand) X(op_discard_random)     \
    X(op_leave_play) X(op_damage) X(op_put_into_play) X(op_attach) X(op_look) X(op_search)         \
    X(op_reorder) X(op_reveal) X(op_progress) X(op_threat) X(op_engage) X(op_deal_shadow)          \
    X(op_player_attack) X(op_enemy_attack) X(op_become_enemy) X(op_eliminate) X(op_next_stage)     \
    X(op_guard)                                                                                    \
    X(pack_boons) X(campaign_setup) X(victory)
// clang-format on
#define FLOW_ENUM(name) FLOW_##name,
enum flow { FLOWS(FLOW_ENUM) FLOW_COUNT };
extern const struct arb_flow lotr_flows[];

/* setup.c */
FRAME(game, uint8_t unused;);
FRAME(setup, struct turns turn;);

/* campaign.c */
FRAME(pack_boons, uint16_t card; uint8_t player;);
FRAME(campaign_setup, uint8_t i;);

/* round.c */
FRAME(round, uint8_t unused;);
/* The steps of one phase; `after` is the step the window follows. With
 * `active` set it is the planning window of that player. */
FRAME(action_window, uint8_t player; uint8_t passes; uint8_t planning; uint8_t after;);
FRAME(resource_phase, uint8_t player;);
FRAME(planning_phase, struct turns turn;);
FRAME(refresh_phase, uint8_t player; uint16_t card; uint8_t owed;);
/* A phase or round begins or ends: its facts, its lasting effects. */
FRAME(phase_point, uint8_t fact; uint8_t phase;);

/* quest.c */
FRAME(quest_phase, uint8_t unused;);
FRAME(commit, struct turns turn; struct thing_set committed; uint16_t card;);
FRAME(staging, uint8_t left;);
FRAME(quest_resolution, uint8_t player; int16_t willpower; int16_t threat;);
FRAME(travel_phase, uint16_t location; uint8_t scope;);

/* staging.c */
FRAME(reveal, uint8_t count; uint16_t card;);
/* `guards` is the objective this card is revealed for, if any. */
FRAME(stage_card, uint16_t card; uint16_t guards; uint8_t canceled, i, surge;
      uint8_t was_surge, was_doomed;);
enum { GUARDED_IN_A_ROW = 8 };
FRAME(guard, uint16_t objective; uint16_t card; uint8_t count, i;
      uint16_t waiting[GUARDED_IN_A_ROW];);

/* encounter.c */
/* `quiet` is how many players in a row nothing engaged. */
FRAME(encounter_phase, struct turns turn; uint8_t player; uint8_t quiet; uint16_t enemy;);
FRAME(engage, uint16_t enemy; uint8_t player;);

/* combat.c */
/* What an attack inside another one sets aside: that attack, those who fight
 * in it, and the latest lasting effect made before. */
struct outer_attack {
    struct attack attack;
    uint16_t serial;
    struct thing_set fighters;
};
FRAME(combat_phase, struct turns turn; uint16_t enemy; struct thing_set todo; uint8_t gone;);
FRAME(deal_shadow, uint16_t enemy; uint8_t count;);
/* With `against` it is made against that character. */
FRAME(enemy_attack, uint16_t enemy; uint8_t player; uint8_t extra; struct outer_attack outer;
      int16_t damage; uint16_t victim; uint16_t against; uint8_t step, active;);
FRAME(declare_defenders, uint16_t enemy; uint8_t player; struct turns turn; uint8_t many;);
FRAME(shadow_effects, uint16_t enemy; uint16_t card; uint16_t ability; uint8_t scope;);
FRAME(identify, uint16_t card;);
FRAME(player_attack, uint8_t player; struct turns turn; uint16_t enemy; uint16_t alone;
      struct outer_attack outer; int16_t strength; uint8_t left; uint8_t step;);

/* react.c */
FRAME(window, uint8_t timing, first, end, interrupts; uint8_t kind, player, passes, used;);
FRAME(settle, uint8_t first, end, i; uint16_t card;);
FRAME(delayed_effects, struct happening what; uint8_t scope; uint16_t op;);
FRAME(imminent, uint8_t at, base, fact, scope, prevented; struct happening what;);
FRAME(trigger, uint16_t card, ability; uint8_t you; uint8_t scope; uint8_t interrupts;
      struct happening event;);

/* ability.c */
FRAME(initiate, uint16_t card, ability; uint8_t player; uint8_t scope; uint8_t interrupts;
      uint8_t is_event; uint8_t cost; uint16_t op; struct happening event;);
FRAME(play_card, uint16_t card; uint8_t player; uint16_t host;);
FRAME(pay_resources, uint16_t card; uint8_t player; uint8_t left; uint8_t different; int8_t sphere;
      struct thing_set paid_by;);
FRAME(pay_cost, uint16_t cost; uint8_t scope; uint8_t left; uint8_t player; struct turns turn;);
FRAME(enter_play, uint16_t card; uint8_t player; uint8_t played; uint16_t host;);

/* tokens.c */
enum leaving { BY_DESTROYING, BY_DISCARDING, BY_EXPLORING, BY_EFFECT };
FRAME(deal_damage, struct thing_set set; int16_t amount; uint16_t source; uint16_t card;
      struct thing_set dead; uint8_t attack; uint8_t dealt;);
FRAME(leave_play, struct thing_set set; uint16_t card; uint8_t how; uint8_t zone; uint8_t end;
      uint8_t by_attack; uint8_t player; uint8_t piled[SCENARIO + 1]; uint16_t source;);
FRAME(progress, int16_t amount; uint16_t card; uint8_t direct;);
FRAME(advance, uint16_t next; uint8_t i;);
FRAME(eliminate, uint8_t players; uint8_t player;);
FRAME(raise_threat, uint8_t players; int16_t amount;);

/* draw.c */
FRAME(top_card, uint8_t zone;);
FRAME(draw, uint8_t player; uint8_t count; uint8_t drawn;);
FRAME(discard_random, uint8_t player; uint8_t count; uint8_t gone;);
/* The top `count` cards of the discard pile of `owner` came there together. */
FRAME(order_pile, uint8_t owner; uint8_t count; uint8_t above;);

/* effect.c: every op flow begins like struct op_frame. */
/* How the frame of every op flow begins. */
struct op_start {
    struct arb_frame frame;
    uint8_t scope;
    uint16_t op;
};
#define OP_FRAME(name, ...)                                                                        \
    FRAME(name, uint8_t scope; uint16_t op; __VA_ARGS__);                                          \
    _Static_assert(offsetof(struct name, scope) == offsetof(struct op_start, scope) &&             \
                       offsetof(struct name, op) == offsetof(struct op_start, op) &&               \
                       sizeof(struct name) >= sizeof(struct op_start),                             \
                   "the frame of " #name " begins like that of every op")
/* With `targets` only the choices it begins with: result(g) is the op after them. */
OP_FRAME(program, uint8_t targets; uint16_t since;);
OP_FRAME(op_choose);
/* The players win: what the campaign card says first, then the end (campaign.c). */
OP_FRAME(victory, uint8_t i; uint8_t within;);
OP_FRAME(op_choose_player);
OP_FRAME(op_choose_random, struct thing_set set;);
OP_FRAME(op_may);
OP_FRAME(op_either);
OP_FRAME(op_each_player, struct turns turn; uint8_t was; uint8_t complete;);
OP_FRAME(op_if);
OP_FRAME(op_repeat, uint8_t left;);
OP_FRAME(op_draw, struct turns turn;);
OP_FRAME(op_discard_hand, struct turns turn; int8_t left;);
OP_FRAME(op_discard_random, struct turns turn;);
OP_FRAME(op_leave_play, struct thing_set leaving;);
OP_FRAME(op_damage);
OP_FRAME(op_put_into_play, struct thing_set set; uint16_t card, host; uint8_t player;);
OP_FRAME(op_attach);
OP_FRAME(op_look, uint8_t left; uint8_t above;);
OP_FRAME(op_search, struct turns turn; uint8_t top; struct thing_set set;);
OP_FRAME(op_reorder, uint8_t left; uint8_t above; uint8_t zone;);
OP_FRAME(op_reveal);
OP_FRAME(op_progress, struct thing_set set; uint16_t card;);
OP_FRAME(op_threat);
OP_FRAME(op_engage, struct thing_set set; uint16_t card;);
OP_FRAME(op_deal_shadow, struct thing_set set; uint16_t card;);
OP_FRAME(op_player_attack);
OP_FRAME(op_enemy_attack);
OP_FRAME(op_become_enemy, struct turns turn;);
OP_FRAME(op_eliminate);
OP_FRAME(op_next_stage);
OP_FRAME(op_guard, struct thing_set set; uint16_t card;);

/* Anything that happened is reacted to here: deaths, eliminations and victory,
 * then forced effects and responses. */
#define SETTLE                                                                                     \
    do {                                                                                           \
        if (g->s->unsettled || g->s->facts > g->s->fact_base)                                      \
            CALL(settle);                                                                          \
    } while (0)

/* Something is about to happen; afterwards result(g) is PREVENTED if it was
 * canceled or replaced. */
enum { GOES_ON, PREVENTED };
#define IMMINENT(fact_, card_, player_, other_, amount_)                                           \
    do {                                                                                           \
        g->block->result = GOES_ON;                                                                \
        if (anyone_interrupts(g, fact_))                                                           \
            CALL(imminent, .what = {fact_, (uint8_t)(player_), (uint16_t)(card_),                  \
                                    (uint16_t)(other_), (int16_t)(amount_)});                      \
    } while (0)

/* ---- cards.c --------------------------------------------------------------------- */

void init_index(struct arb_run *g);
/* The place an ability must name to work where its card is; 0: in play; -1:
 * nothing works from there. */
int place_of_card(const struct arb_run *g, int card);
/* In play, or just revealed and being staged. */
bool on_table(const struct arb_run *g, int card);
/* Mark that this card does what it says, as "card:" and its title; a card without
 * abilities does so when a number of it counts in play. Tests of cards ask for it. */
void mark_card(const struct arb_run *g, int card);
void mark_number(const struct arb_run *g, int card);
#define CARD_ACTS(card)                                                                            \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            mark_card(g, card);                                                                    \
    } while (0)
bool answers_from_hand(const struct card_def *d, const struct ability *a);
/* Whatever remembers a card also remembers when, by lotr.serial. A card that has left
 * play since then and is back is a new one, which nobody knows (reading 6). One that
 * has left and is out of play can still be found there. */
bool is_new_since(const struct arb_run *g, int card, int since);
/* The scope forgets the cards that are new ones. */
void recall(const struct arb_run *g, struct scope *sc, int since);
int unattached_zone(const struct arb_run *g, int card);
void turn_facedown(struct arb_run *g, int card, int as);
void turn_faceup(struct arb_run *g, int card);
/* A campaign card shows its other side. */
void turn_over(struct arb_run *g, int card);
/* Cards that go with the first player token go to this player. */
void follow_first_player(struct arb_run *g, int player);
/* This player gets the first player token. */
void pass_token(struct arb_run *g, int player);
/* Permanent: it stays on its host as long as the host is in play. */
bool is_held(const struct arb_run *g, int card);

/* ---- query.c ----------------------------------------------------------------------- */

int you_of(const struct arb_run *g, int card, const struct happening *event);
int who(const struct arb_run *g, const struct scope *sc, int which);
bool is_who(const struct arb_run *g, const struct scope *sc, int which, int player);
int who_mask(const struct arb_run *g, const struct scope *sc, int which);
int which_card(const struct arb_run *g, const struct scope *sc, int which);
bool passes(const struct arb_run *g, const struct scope *sc, int filter, int card);
/* The same for the card of a fact that has just left play: where it was and who
 * controlled it is as the fact says. */
bool passes_as_left(const struct arb_run *g, const struct scope *sc, int filter,
                    const struct happening *event);
bool in_set(const struct arb_run *g, const struct scope *sc, struct set set, int card);
void collect(const struct arb_run *g, const struct scope *sc, struct set set,
             struct thing_set *out);
int value_of(const struct arb_run *g, const struct scope *sc, const struct value *v);
bool holds(const struct arb_run *g, const struct scope *sc, int condition);

/* ---- numbers.c ---------------------------------------------------------------------- */

/* Which cards a change is for may itself turn on traits, types or numbers that
 * are changed. Such questions are followed this deep; below, what is printed
 * decides, so that cards which refer to each other have an answer as well. */
enum { DEEPEST = 3 };
int changed_type(const struct arb_run *g, int card, int depth);
bool trait_at(const struct arb_run *g, int card, int trait, int depth);
int keyword_at(const struct arb_run *g, int card, enum keyword keyword, int depth);
bool icon_at(const struct arb_run *g, int card, int sphere, int depth);
int stat_at(const struct arb_run *g, int card, enum stat stat, struct parts *parts, int depth);

/* Goes through everything in play that makes one kind of change to a card, or
 * (card 0) to the table. */
enum { ANY_STAT = UINT8_MAX };
struct changes {
    const struct arb_run *g;
    int card;
    uint8_t change, depth;
    uint8_t stat; /* only changes of this one */
    uint16_t listener;
    int lasting;
    /* what next_change() found */
    const struct modifier *modifier;
    const struct thing_set *frozen;
    int source, amount, player, serial;
    uint8_t you;
};
struct changes changes_of(const struct arb_run *g, int card, enum change change);
bool next_change(struct changes *it);
static inline bool may_change(const struct arb_run *g, enum change change)
{
    return g->s->constant[change] || (g->s->lasting_changes >> change & 1);
}
/* The type of a card, which an effect may have changed (cardtypes.3). */
static inline int type_at(const struct arb_run *g, int card, int depth)
{
    return may_change(g, IS_TYPE) ? changed_type(g, card, depth) : def_of(g, card)->type;
}
static inline int card_type_now(const struct arb_run *g, int card)
{
    return type_at(g, card, 0);
}
bool immune_to(const struct arb_run *g, int card, int source);
int barred_from_attacking(const struct arb_run *g, int enemy, int player);
int barred_from_attaching(const struct arb_run *g, int host, int attachment);
int attacker_count(const struct arb_run *g);

/* ---- tokens.c ---------------------------------------------------------------------- */

/* Tokens of the kind an OP_MOVE_... moves that could go from one card to another. */
int movable_tokens(const struct arb_run *g, int code, int from, int to);
void move_tokens(struct arb_run *g, int code, int from, int to, int n);
void win(struct arb_run *g);

/* ---- react.c -------------------------------------------------------------------------- */

/* Note that something happened; SETTLE reacts to it. */
void happened(struct arb_run *g, enum fact fact, int card, int player, int other, int amount);
bool anyone_interrupts(const struct arb_run *g, enum fact fact);
/* Does this ability of this card answer this fact? */
bool answers(const struct arb_run *g, int ability, int card, int you,
             const struct happening *event);
/* Of those made after `since`. */
void end_lasting(struct arb_run *g, enum until until, int since);

/* ---- ability.c -------------------------------------------------------------------------- */

/* Offer everything the player could do in an action window; `planning`: also
 * allies and attachments. */
void offer_actions(struct arb_run *g, int player, bool planning);
/* Is every requirement met? Says the rule that forbids it, if one does. */
bool may_initiate(struct arb_run *g, int player, int card, int ability,
                  const struct happening *event);
bool may_play(struct arb_run *g, int player, int card);
bool unique_in_play(const struct arb_run *g, int card);
bool travel_cost_payable(struct arb_run *g, int location);
bool is_legal_host(const struct arb_run *g, int player, int card, int host);
void offer_hosts(struct arb_run *g, int player, int card);
/* How many restricted attachments a character has; of more than two, one goes. */
int restricted_on(const struct arb_run *g, int host);
/* Has a card of this kind a place in play where this player could put it? */
bool has_place(const struct arb_run *g, int player, int card);
int uses_of(const struct arb_run *g, int card, int ability, int player);
void count_use(struct arb_run *g, int card, int ability, int player);
void forget_uses(struct arb_run *g, enum limit_per per);
void forget_uses_of(struct arb_run *g, int card); /* a card that leaves play is a new one */
/* Could this player pay for a card of this definition, as all can see? */
bool could_afford(const struct arb_run *g, int player, int def);

/* ---- effect.c ------------------------------------------------------------------------------ */

/* Could this program change the game state? (ability.16, triggered-ability.3) */
bool could_change(const struct arb_run *g, const struct scope *sc, int program);
/* Is this a lasting effect until the end of a period that is not running now? */
bool outside_its_period(const struct arb_run *g, const struct op *op);
int new_scope(struct arb_run *g, struct scope scope);
void drop_scope(struct arb_run *g);

/* ---- combat.c ---------------------------------------------------------------------------- */

/* A character other than this one that defends in the running attack, or 0. */
int another_defender(const struct arb_run *g, int card);
/* A shadow card on one of these enemies that nobody has seen, or 0. */
int unseen_shadow(const struct arb_run *g, const struct thing_set *enemies);
/* Is there an enemy this character alone could attack? */
bool has_attack_target(const struct arb_run *g, int card);

/* ---- draw.c ---------------------------------------------------------------------------------- */

void reset_encounter_deck(struct arb_run *g);
int pile_of(int owner); /* the discard pile of a player or the scenario */
/* Shuffled cards are nowhere in particular: nobody knows their places any more. */
void shuffle_deck(struct arb_run *g, int zone);

/* ---- The current step -------------------------------------------------------------- */

/* Every step of Appendix I, so that logs, views and tests can name it. */
// clang-format off
#define STEPS(X)                                                                                   \
    X(SETUP, "setup") X(0_0, "0.0")                                                                \
    X(1_1, "1.1") X(1_2, "1.2") X(1_3, "1.3") X(1_4, "1.4")                                        \
    X(2_1, "2.1") X(2_2, "2.2") X(2_3, "2.3") X(2_4, "2.4")                                        \
    X(3_1, "3.1") X(3_2, "3.2") X(3_3, "3.3") X(3_4, "3.4") X(3_5, "3.5")                          \
    X(4_1, "4.1") X(4_2, "4.2") X(4_3, "4.3")                                                      \
    X(5_1, "5.1") X(5_2, "5.2") X(5_3, "5.3") X(5_4, "5.4")                                        \
    X(6_1, "6.1") X(6_2, "6.2") X(6_3, "6.3") X(6_4A, "6.4a") X(6_4B, "6.4b") X(6_4_1, "6.4.1")    \
    X(6_4_2, "6.4.2") X(6_4_3, "6.4.3") X(6_4_4, "6.4.4") X(6_5, "6.5") X(6_6, "6.6")              \
    X(6_7, "6.7") X(6_8A, "6.8a") X(6_8B, "6.8b") X(6_8_1, "6.8.1") X(6_8_2, "6.8.2")              \
    X(6_8_3, "6.8.3") X(6_8_4, "6.8.4") X(6_9, "6.9") X(6_10, "6.10") X(6_11, "6.11")              \
    X(7_1, "7.1") X(7_2, "7.2") X(7_3, "7.3") X(7_4, "7.4") X(7_5, "7.5")                          \
    X(0_1, "0.1")
// clang-format on
#define STEP_ENUM(name, words) STEP_##name,
enum step { STEPS(STEP_ENUM) STEP_COUNT };

static inline void step(struct arb_run *g, enum step step)
{
    g->s->step = (uint8_t)step;
}

#endif
