/* flows.h - the procedures of the game that can wait, with what each keeps meanwhile. */
#ifndef FLOWS_H
#define FLOWS_H

/* mission.c, round.c, select.c */
FRAME(mission_play, uint8_t figure;);
FRAME(enter_map, uint8_t figure;);
FRAME(play_round, );
FRAME(draw_event, uint16_t card;);
FRAME(take_turns, );
FRAME(take_goals, uint8_t at_end; uint16_t ability;);

/* turn_character.c, rest.c */
FRAME(turn_character, uint8_t figure;);
FRAME(start_of_turn, uint8_t figure;);
FRAME(turn_step_three, uint8_t figure;);
FRAME(play_card, uint8_t figure; uint16_t card;);
FRAME(rest_turn, uint8_t figure; uint16_t shed;);
FRAME(end_of_turn, uint8_t figure;);

/* turn_adversary.c, target.c, move_adversary.c, boss.c */
FRAME(turn_adversary, uint8_t figure;);
FRAME(adversary_card, uint8_t figure; uint16_t card;);
FRAME(turn_boss, uint8_t figure; uint8_t action;);
FRAME(boss_action, uint8_t figure; uint16_t def;);
FRAME(draw_boss_cards, uint8_t figure;);
FRAME(find_primary, uint8_t figure, how;); /* how: the way that points are counted */
FRAME(adversary_move, uint8_t figure, points, how; uint16_t kept;);
FRAME(adversary_goes, uint8_t figure, points, how, to;);
FRAME(place_adversary, uint16_t called; uint8_t cell, no_drop, colour;);
FRAME(place_all_of, uint16_t first, count; uint8_t no_drop; uint16_t i;);

/* move.c, hazards.c, conditions.c */
enum { STEPS_MOST = 40 };
/* The figure goes along the path of `count` spaces; it stops where something happens. */
FRAME(walk, uint8_t figure, count, i; uint8_t path[STEPS_MOST];);
FRAME(enter_space, uint8_t figure, hazard, cell;);
FRAME(move_character, uint8_t figure, stays;);
FRAME(use_points, uint8_t figure;);
FRAME(retreat_of, uint8_t figure, points, as_adversary, at_once;);
FRAME(hurt, uint16_t thing, by; int16_t amount; uint8_t due;);
FRAME(inflict, uint16_t thing; uint8_t condition;);

/* attack.c */
enum { ATTACK_TARGETS = 6 };
/* An attack action, from target to target: content->attack with its numbers, 1 + the scope of its
 * card, and the roll that lies there if it is one for all of them. */
struct strike {
    uint16_t attacker, def;
    int16_t lies;
    int8_t value, range, pierce;
    uint8_t scope, targets, made;
};
FRAME(attack_action, struct strike s; uint16_t done[ATTACK_TARGETS];);
FRAME(adversary_attack, struct strike s;);
FRAME(shared_critical, uint16_t attacker; int16_t lies; uint8_t made, at;
      uint16_t done[ATTACK_TARGETS];);
FRAME(choose_line, uint8_t at;);
FRAME(attack_flow, uint8_t at, scope; int16_t lies;);
FRAME(attack_roll, uint8_t at;);
FRAME(attack_damage, uint8_t at; uint16_t pending;);
FRAME(accuracy, uint8_t at, i, pair, swapped;);
FRAME(order_of_pair, uint8_t at, one, other;);
FRAME(critical_ability, uint8_t at; uint16_t thing, ability;);
FRAME(retaliate, uint8_t at, next;);
FRAME(recover_cards, uint8_t figure, left;);

/* aboard.c, quarters.c */
FRAME(aboard, uint8_t seat, figure; int16_t to;);
FRAME(begin_campaign, uint8_t n;);
FRAME(see_to, uint8_t seat; struct arb_option done;);

/* expedition.c, reward.c */
FRAME(make_expedition, uint8_t n;);
FRAME(come_home, );
FRAME(grant, uint8_t mission, scope; uint16_t reward;);

/* Ops of packs: effect.c and the chapters. */
OP_FRAME(op_attack);
OP_FRAME(op_move);
OP_FRAME(op_jump, uint8_t points;);
OP_FRAME(op_retreat, uint16_t thing; struct thing_set set;);
OP_FRAME(op_heal, struct thing_set set;);
OP_FRAME(op_damage, uint16_t thing; struct thing_set set;);
OP_FRAME(op_inflict, uint16_t thing; struct thing_set set;);
OP_FRAME(op_grant, struct thing_set set;);
OP_FRAME(op_recover, uint16_t thing; struct thing_set set;);
OP_FRAME(op_spawn);
OP_FRAME(op_share);
OP_FRAME(op_event, uint8_t inner; uint16_t ability;);
OP_FRAME(op_event_adversary, uint16_t thing; struct thing_set set;);

FRAME(settle_state, );
FRAME(announce, uint8_t scope;);
FRAME(conclude, uint16_t thing; uint8_t seat; bool prevented;);

#endif
