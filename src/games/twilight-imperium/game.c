/* Twilight Imperium as one table of functions: the kit's, then its own. */
#include "kit_config.h"

#include "declare.h"

const struct arb_rules twilight_imperium_rules = {
    .id = KIT_ID,
    .name = "Twilight Imperium",
    .owner = "Fantasy Flight Games",
    .min_seats = 3,
    .max_seats = SEATS,
    .usual_seats = 6,
    BASIS_RULES,
    BASIS_PACK_RULES,
    BASIS_SETUP_RULES,
    .rivals = true,
    .kinds = basis_kinds,
    .boards = boards_put,
    .printed = imperium_printed,
    .view = basis_view,
    .moment = basis_moment,
    .setup = imperium_setup,
    .explain = imperium_explain,
    .side = imperium_side,
    .check = imperium_check,
    .resample = imperium_resample,
};
