/* engine.h - the flows of the game, their frames, and the queries and changes
 * that more than one chapter uses. */
#ifndef LOTR_ENGINE_H
#define LOTR_ENGINE_H

#include "lotr.h"

/* ---- Frames ------------------------------------------------------------------- */

/* setup.c */
FRAME(game, uint8_t unused;);
FRAME(setup, struct turns turn;);

/* campaign.c */
FRAME(pack_boons, uint16_t card; uint8_t player;);
FRAME(campaign_setup, uint8_t i;);
/* The players win: what the campaign card says first, then the end. */
OP_FRAME(victory, uint8_t i; uint8_t within;);

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

/* ability.c */
FRAME(play_card, uint16_t card; uint8_t player; uint16_t host;);
FRAME(pay_resources, uint16_t card; uint8_t player; uint8_t left; uint8_t different; int8_t sphere;
      struct thing_set paid_by;);
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

/* ---- cards.c --------------------------------------------------------------------- */

/* The place an ability must name to work where its card is; 0: in play; -1:
 * nothing works from there. */
int place_of_card(const struct arb_run *g, int card);
/* In play, or just revealed and being staged. */
bool on_table(const struct arb_run *g, int card);
bool answers_from_hand(const struct card_def *d, const struct ability *a);
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

/* ---- numbers.c ---------------------------------------------------------------------- */

bool icon_at(const struct arb_run *g, int card, int sphere, int depth);
bool immune_to(const struct arb_run *g, int card, int source);
int barred_from_attacking(const struct arb_run *g, int enemy, int player);
int barred_from_attaching(const struct arb_run *g, int host, int attachment);
int attacker_count(const struct arb_run *g);

/* ---- tokens.c ---------------------------------------------------------------------- */

/* Tokens of the kind an OP_MOVE_... moves that could go from one card to another. */
int movable_tokens(const struct arb_run *g, int code, int from, int to);
void move_tokens(struct arb_run *g, int code, int from, int to, int n);
void win(struct arb_run *g);

/* ---- ability.c -------------------------------------------------------------------------- */

/* Offer everything the player could do in an action window; `planning`: also
 * allies and attachments. */
void offer_actions(struct arb_run *g, int player, bool planning);
bool may_play(struct arb_run *g, int player, int card);
bool unique_in_play(const struct arb_run *g, int card);
bool travel_cost_payable(struct arb_run *g, int location);
bool is_legal_host(const struct arb_run *g, int player, int card, int host);
void offer_hosts(struct arb_run *g, int player, int card);
/* How many restricted attachments a character has; of more than two, one goes. */
int restricted_on(const struct arb_run *g, int host);
/* Has a card of this kind a place in play where this player could put it? */
bool has_place(const struct arb_run *g, int player, int card);
/* Could this player pay for a card of this definition, as all can see? */
bool could_afford(const struct arb_run *g, int player, int def);

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
