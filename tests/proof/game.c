/* Lantern Isle as one table of functions. */
#include "kit_config.h"

#include "compile.h"

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
static const struct arb_flow flows[] = {FLOWS(FLOW_ROW)};

#define LIMIT_ROW(name, words) words,
static const char *const limits[] = {FULL_TABLES(LIMIT_ROW) NULL};

const struct arb_rules lantern_isle_rules = {
    .id = "lantern-isle",
    .name = "Lantern Isle",
    .owner = "nobody: it was made for this project",
    .min_seats = 2,
    .max_seats = SEATS,
    .usual_seats = 3,
    .block_bytes = sizeof(struct isle),
    .lanes_at = offsetof(struct isle, lanes),
    .lane_bytes = LANE_BYTES,
    .flows = flows,
    .verbs = say_verbs,
    .event_kinds = say_events,
    .limits = limits,
    .schema = &isle_schema,
    .compile = isle_compile,
    .free_content = compile_free,
    .describe = setup_describe,
    .check_setup = setup_check,
    .setup = isle_setup,
    .kinds = isle_kinds,
    .boards = isle_boards,
    .printed = isle_printed,
    .view = isle_view,
    .explain = isle_explain,
    .option_words = say_any_option,
    .event_words = say_any_event,
    .option_about = say_any_option_about,
    .event_about = say_event_about,
    .placeholder = say_any_prompt,
    .side = isle_side,
    .moment = isle_moment,
    .check = isle_check,
    .resample = isle_resample,
    .parameters = isle_parameters,
    .prefer = isle_prefer,
    .features = isle_features,
    .features_of = isle_features_of,
    .rivals = true,
    .campaign = campaign_after,
    .show_campaign = campaign_show,
    .arrange = arrange_position,
};

const struct arb_rules *const arb_all_rules[] = {&lantern_isle_rules, NULL};
