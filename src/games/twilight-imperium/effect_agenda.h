/* effect_agenda.h - what the words of agendas do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_AGENDA_H
#define EFFECT_AGENDA_H

#define AGENDA_EFFECT_FLOWS(X)
#define AGENDA_OP_RULES
#define AGENDA_COST_RULES
#define AGENDA_MEASURE_RULES

#endif
