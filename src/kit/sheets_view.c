#include "kit_config.h"

#ifdef SHEET_KEYS
#include "sheets_view.h"

#include <stdio.h>

static void put_sheet(const struct arb_run *g, int member, struct arb_json *out)
{
    char id[24];
    struct view_number numbers[SHEET_NUMBERS];
    int count = game_sheet_numbers(g, member, numbers);
    snprintf(id, sizeof id, "sheet.%d", member);
    view_begin_sheet(out, id, numbers, count);
    arb_put_text(out, "label", ROSTER_SHEET(g, PARTY_NOTED(g, member) - 1)->name);
    arb_put_array(out, "words");
    game_put_sheet_words(g, member, out);
    arb_put_end(out);
    arb_put_end(out);
}

void sheets_put(struct arb_run *g, int seat, struct arb_json *out)
{
    arb_put_array(out, "sheet");
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (PARTY_SEAT(g, m) == seat && PARTY_NOTED(g, m))
            put_sheet(g, m, out);
    arb_put_end(out);
}

void sheet_put_names(const struct arb_run *g, int member, const char *before, uint64_t bits,
                     const char *(*name)(const struct arb_run *g, int member, int n),
                     struct arb_json *out)
{
    char words[400] = "";
    struct arb_text text = {words, words + sizeof words};
    for (int n = 0; n < 64 && name(g, member, n); n++)
        if (bits >> n & 1)
            arb_say(&text, "%s%s", *words ? ", " : before, name(g, member, n));
    if (*words)
        arb_put_text(out, NULL, arb_whole_letters(words));
}
#endif
