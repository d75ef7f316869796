/* flows.c - the table of flows, by their numbers. */
#include "ability.h"
#include "campaign_play.h"
#include "combat.h"
#include "effect.h"
#include "encounter.h"
#include "quest.h"
#include "round.h"
#include "tokens.h"

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
const struct arb_flow lotr_flows[] = {FLOWS(FLOW_ROW)};
