/* effect_units.h - what the words of units do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_UNITS_H
#define EFFECT_UNITS_H

#define UNIT_EFFECT_FLOWS(X)
#define UNIT_OP_RULES
#define UNIT_COST_RULES
#define UNIT_MEASURE_RULES

#endif
