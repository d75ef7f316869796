#include "kit_config.h"

#include "basis.h"

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
const struct arb_flow basis_flows[] = {FLOWS(FLOW_ROW) KIT_FLOWS(FLOW_ROW)};

#define WORDS(name, words) words,
const char *const basis_limits[] = {KIT_LIMITS(WORDS) NULL};
