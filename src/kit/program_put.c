/* program_put.c - what is printed on things, for catalogues. */
#include "kit_config.h"

#include <ctype.h>
#include <stdio.h>

void put_printed_stats(struct arb_json *out, const int16_t stat[])
{
    arb_put_object(out, "stats");
    for (int i = 0; i < STATS; i++)
        if (stat[i] == VALUE_X)
            arb_put_text(out, stat_names[i], "X");
        else if (stat[i] != NO_VALUE)
            arb_put_number(out, stat_names[i], stat[i]);
    arb_put_end(out);
}

#ifdef KIT_EFFECTS_USUAL_H
void put_printed_thing(struct arb_json *out, const struct thing_def *def)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "title", def->name);
    arb_put_text(out, "type", type_names[def->type]);
    arb_put_text(out, "text", def->text ? def->text : "");
    put_printed_stats(out, def->stat);
    if (def->lies)
        arb_put_flag(out, "lies", true);
    if (def->icon)
        arb_put_text(out, "icon", def->icon);
    arb_put_end(out);
}
#endif

void put_printed_traits(const struct arb_run *g, struct arb_json *out, const uint64_t traits[])
{
    arb_put_array(out, "traits");
    for (int t = 1; t < g->c->traits; t++)
        if (has_bit(traits, t))
            arb_put_text(out, NULL, g->c->trait_name[t]);
    arb_put_end(out);
}

void put_keyword(struct arb_json *out, enum keyword keyword, int n)
{
#define NUMBERED(number, word, how) [number] = how,
    static const char *const numbered[KEYWORDS + 1] = {GAME_KEYWORDS(NUMBERED)};
    bool says_number = numbered[keyword][0] == 'n' || (numbered[keyword][0] == 'N' && n > 1);
    char words[40];
    if (!n)
        return;
    snprintf(words, sizeof words, says_number ? "%s %d" : "%s", keyword_names[keyword], n);
    words[0] = (char)toupper((unsigned char)words[0]);
    arb_put_text(out, NULL, words);
}

void put_printed_keywords(struct arb_json *out, const uint8_t keyword[])
{
    arb_put_array(out, "keywords");
    for (int k = 0; k < KEYWORDS; k++)
        put_keyword(out, k, keyword[k]);
    arb_put_end(out);
}
