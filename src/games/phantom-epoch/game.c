/* Phantom Epoch as one table of functions. */
#include "kit_config.h"

#include "board_here.h"
#include "declare.h"
#include "plan.h"
#include "shown.h"

static const struct arb_named phases[] = {
    [PHASE_NONE] = {"-", "before the mission"},       [PHASE_ABOARD] = {"aboard", "Aboard"},
    [PHASE_PREPARE] = {"preparation", "Preparation"}, [PHASE_EVENT] = {"event", "Event"},
    [PHASE_SELECT] = {"selection", "Selection"},      [PHASE_TURNS] = {"turns", "Turns"},
    [PHASE_END] = {"end", "End of the round"},        {NULL, NULL},
};

static void thing_name(struct arb_run *g, int thing, struct arb_text *out)
{
    arb_say(out, "%s", title_of(g, thing));
}

const struct arb_rules phantom_epoch_rules = {
    .id = KIT_ID,
    .name = "Phantom Epoch",
    .owner = "its publisher",
    .min_seats = 1,
    .max_seats = SEATS,
    .usual_seats = 2,
    BASIS_RULES,
    BASIS_SETUP_RULES,
    BASIS_CAMPAIGN_RULES,
    .withdrawn = handful_withdrawn,
    BASIS_PACK_RULES,
    .setup = epoch_setup,
    .kinds = basis_kinds,
    .boards = boards_put,
    .printed = epoch_printed,
    .view = basis_view,
    .explain = epoch_explain,
    .event_faces = faces_noted,
    .side = epoch_side,
    .phases = phases,
    .moment = basis_moment,
    .thing_name = thing_name,
    .check = epoch_check,
    .parameters = epoch_parameters,
    .prefer = epoch_prefer,
    .features = epoch_features,
    .features_of = epoch_features_of,
};
