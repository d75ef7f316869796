/* Phantom Epoch as one table of functions. */
#include "kit_config.h"

#include "compile.h"

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
static const struct arb_flow flows[] = {FLOWS(FLOW_ROW)};

#define LIMIT_ROW(name, words) words,
static const char *const limits[] = {FULL_TABLES(LIMIT_ROW) NULL};

static const struct arb_named phases[] = {
    [PHASE_NONE] = {"-", "before the mission"},       [PHASE_ABOARD] = {"aboard", "Aboard"},
    [PHASE_PREPARE] = {"preparation", "Preparation"}, [PHASE_EVENT] = {"event", "Event"},
    [PHASE_SELECT] = {"selection", "Selection"},      [PHASE_TURNS] = {"turns", "Turns"},
    [PHASE_END] = {"end", "End of the round"},        {NULL, NULL},
};

static struct arb_moment moment(const struct arb_run *g)
{
    return (struct arb_moment){g->s->round, g->s->phase};
}

static void thing_name(struct arb_run *g, int thing, struct arb_text *out)
{
    arb_say(out, "%s", title_of(g, thing));
}

void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes);
void epoch_features_of(struct arb_run *g, int seat, float *x);
extern const struct arb_feature epoch_features[];
extern const struct arb_parameter epoch_parameters[];
const struct arb_rules phantom_epoch_rules = {
    .id = "phantom-epoch",
    .name = "Phantom Epoch",
    .owner = "its publisher",
    .min_seats = 1,
    .max_seats = SEATS,
    .usual_seats = 2,
    .block_bytes = sizeof(struct epoch),
    .lanes_at = offsetof(struct epoch, lanes),
    .lane_bytes = LANE_BYTES,
    .withdrawn = epoch_withdrawn,
    .flows = flows,
    .verbs = say_verbs,
    .event_kinds = say_events,
    .limits = limits,
    .schema = &epoch_schema,
    .compile = epoch_compile,
    .free_content = compile_free,
    .describe = setup_describe,
    .check_setup = setup_check,
    .setup = epoch_setup,
    .kinds = epoch_kinds,
    .boards = epoch_boards,
    .printed = epoch_printed,
    .view = epoch_view,
    .explain = epoch_explain,
    .option_words = say_any_option,
    .event_words = say_any_event,
    .event_faces = epoch_event_faces,
    .option_about = say_option_about,
    .event_about = say_event_about,
    .placeholder = say_any_prompt,
    .side = epoch_side,
    .phases = phases,
    .moment = moment,
    .thing_name = thing_name,
    .check = epoch_check,
    .campaign = campaign_after,
    .show_campaign = campaign_show,
    .parameters = epoch_parameters,
    .prefer = epoch_prefer,
    .features = epoch_features,
    .features_of = epoch_features_of,
    .arrange = arrange_position,
};
