/* flows.c - the table of flows, by their numbers. */
#include "cost.h"
#include "effect.h"

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
const struct arb_flow lotr_flows[] = {FLOWS(FLOW_ROW)};
