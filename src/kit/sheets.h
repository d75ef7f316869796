/* sheets.h - characters and what they own in the document of a campaign (campaign.h): the fields of
 * a piece of gear, and whether a list of characters is one that could be (roster.h, gear.h).
 *
 * kit_config.h states, beside what those heads ask for,
 *     SHEET_KEYS                  what the kinds of roster.h are called in a sheet: "class", ...
 *     SHEET_GEAR(def), SHEET_HOLDS(def)      of a definition: is it gear; how many charges it holds
 * A character in the crew has the number of a "seat"; its gear is the list "gear". */
#ifndef KIT_SHEETS_H
#define KIT_SHEETS_H

#include "campaign.h"
#include "gear.h"
#include "roster.h"

/* Definitions that pass a test of `def` by their names, as a campaign_namer. */
#define SHEET_NAMER(namer, test)                                                                   \
    static const char *namer(const ARB_CONTENT *c, const void *record, int n)                      \
    {                                                                                              \
        (void)record;                                                                              \
        if (n >= KIT_PRINTED_COUNT(c))                                                             \
            return NULL;                                                                           \
        __typeof__(KIT_PRINTED(c, n)) def = KIT_PRINTED(c, n);                                     \
        return (test) ? def->name : "";                                                            \
    }

/* The definition of this type and name, or (type -1) the gear of that name; 0: there is none. */
int sheet_def(const ARB_CONTENT *c, int type, const char *name);

/* The fields of struct owned: name, charges, worn. */
extern const struct campaign_record gear_record;

/* Each has fields of these, kinds and gear that there are, no more charges than it holds; of the
 * crew, if there is anybody, there are ROSTER_LEAST to PARTY_MOST, no two of the same first kind.
 */
bool sheets_check(const ARB_CONTENT *c, const json_t *list, const struct campaign_field *fields,
                  struct arb_error *err);

#endif
