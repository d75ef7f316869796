/* quest.h - the quest and travel phases, and revealing encounter cards. */
#ifndef LOTR_QUEST_H
#define LOTR_QUEST_H

#include "kit_config.h"

FRAME(quest_phase, uint8_t unused;);
FRAME(commit, struct turns turn; struct thing_set committed; uint16_t card;);
FRAME(staging, uint8_t left;);
FRAME(quest_resolution, uint8_t player; int16_t willpower; int16_t threat;);
FRAME(travel_phase, uint16_t location; uint16_t ability; uint8_t scope;);

/* staging.c */
FRAME(reveal, uint8_t count; uint16_t card;);
/* `guards` is the objective this card is revealed for, if any. */
FRAME(stage_card, uint16_t card; uint16_t guards; uint8_t canceled, i, surge; uint16_t ability;
      uint8_t was_surge, was_doomed;);
enum { GUARDED_IN_A_ROW = 8 };
FRAME(guard, uint16_t objective; uint16_t card; uint8_t count, i;
      uint16_t waiting[GUARDED_IN_A_ROW];);

#endif
