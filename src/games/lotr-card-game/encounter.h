/* encounter.h - the encounter phase: enemies engage. */
#ifndef LOTR_ENCOUNTER_H
#define LOTR_ENCOUNTER_H

#include "kit_config.h"

/* `quiet` is how many players in a row nothing engaged. */
FRAME(encounter_phase, struct turns turn; uint8_t player; uint8_t quiet; uint16_t enemy;);
FRAME(engage, uint16_t enemy; uint8_t player;);

#endif
