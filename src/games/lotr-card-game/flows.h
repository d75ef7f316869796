/* flows.h - every flow of the game by number; the frames are in the headers of their
 * chapters, those of the kit's flows in its heads. */
#ifndef LOTR_FLOWS_H
#define LOTR_FLOWS_H

#include "run.h"

// clang-format off
#define FLOWS(X)                                                                                   \
    X(game) X(setup) X(round) X(action_window)                                                     \
    X(resource_phase) X(planning_phase) X(quest_phase) X(commit) X(staging) X(quest_resolution)    \
    X(travel_phase) X(encounter_phase) X(engage) X(combat_phase) X(deal_shadow) X(enemy_attack)    \
    X(declare_defenders) X(shadow_effects) X(identify) X(player_attack) X(refresh_phase)           \
    X(phase_point)                                                                                 \
    X(reveal) X(stage_card) X(guard) X(settle_state)                                               \
    X(enter_play) X(deal_damage) X(leave_play) X(progress) X(advance) X(eliminate)                 \
    X(raise_threat) X(announce) X(conclude) X(play_card) X(pay_resources)                          \
    X(cost_by_card) X(cost_exhaust_each) X(cost_deed)                         \
    X(op_leave_play) X(op_relocate) X(op_damage) X(op_put_into_play) X(op_attach)                  \
    X(op_reveal) X(op_progress) X(op_threat) X(op_engage)                                          \
    X(op_deal_shadow) X(op_player_attack) X(op_enemy_attack) X(op_become_enemy) X(op_eliminate)    \
    X(op_next_stage) X(op_guard)                                                                   \
    X(pack_boons) X(setup_texts) X(victory)                                                     \
    REACT_FLOWS(X) PERFORM_FLOWS(X) INITIATE_FLOWS(X) PILE_FLOWS(X) HANDS_FLOWS(X)   \
    HANDS_COST_FLOWS(X)
// clang-format on
#define FLOW_ENUM(name) FLOW_##name,
enum flow { FLOWS(FLOW_ENUM) FLOW_COUNT };
extern const struct arb_flow lotr_flows[];

/* Those that the kit calls: settle.c, shadow.c, ability.c. */
FRAME(settle_state, struct thing_set leaving; uint16_t card; uint8_t how;);
FRAME(identify, uint16_t thing;);
FRAME(announce, uint8_t scope; uint8_t cost; uint16_t card;);
FRAME(conclude, uint16_t thing; uint8_t seat; bool prevented;);

#endif
