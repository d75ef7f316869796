/* Lantern Isle as one table of functions: the kit's, then its own. */
#include "kit_config.h"

#include "declare.h"

const struct arb_rules lantern_isle_rules = {
    .id = KIT_ID,
    .name = "Lantern Isle",
    .owner = "nobody: it was made for this project",
    .min_seats = 2,
    .max_seats = SEATS,
    .usual_seats = 3,
    BASIS_RULES,
    BASIS_PACK_RULES,
    BASIS_SETUP_RULES,
    BASIS_CAMPAIGN_RULES,
    BASIS_BOT_RULES,
    .windows = basis_windows,
    .rivals = true,
    .kinds = basis_kinds,
    .boards = boards_put,
    .printed = effects_printed,
    .view = basis_view,
    .setup = isle_setup,
    .explain = isle_explain,
    .side = isle_side,
    .check = isle_check,
    .resample = isle_resample,
};

const struct arb_rules *const arb_all_rules[] = {&lantern_isle_rules, NULL};
