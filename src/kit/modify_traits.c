/* modify_traits.c - traits and keywords, printed and gained. */
#include "kit_config.h"

bool trait_at(const struct arb_run *g, int thing, int trait, int depth)
{
    AT(TRAIT_ASKED);
    if (game_printed_trait(g, thing, trait)) {
        if (!silenced(g, thing, depth))
            return true;
        AT(TRAIT_BLANK);
    }
    if (game_given_trait(g, thing, trait))
        return true;
    if (!may_change(g, GAIN_TRAIT) || depth >= DEEPEST)
        return false;
    struct changes it = changes_at(g, thing, GAIN_TRAIT, depth);
    while (next_change(&it))
        if (it.modifier->arg == trait) {
            AT(TRAIT_GAINED);
            if (g->marks && silenced(g, thing, depth))
                AT(GAINED_THOUGH_BLANK);
            return true;
        }
    return false;
}

bool has_trait(const struct arb_run *g, int thing, int trait)
{
    return trait_at(g, thing, trait, 0);
}

int keyword_at(const struct arb_run *g, int thing, enum keyword which, int depth)
{
    AT(KEYWORD_ASKED);
    int n = game_printed_keyword(g, thing, which);
    if (n && (LASTING_KEYWORDS >> which & 1)) {
        AT(KEYWORD_LASTS);
    } else if (n && silenced(g, thing, depth)) {
        AT(KEYWORD_BLANK);
        n = 0;
    }
    if (!may_change(g, GAIN_KEYWORD) || depth >= DEEPEST)
        return n;
    struct changes it = changes_at(g, thing, GAIN_KEYWORD, depth);
    while (next_change(&it))
        if (it.modifier->arg == which) {
            AT(KEYWORD_GAINED);
            if (n)
                AT(KEYWORD_ADDS);
            if (g->marks && silenced(g, thing, depth))
                AT(GAINED_THOUGH_BLANK);
            n += it.amount ? it.amount : 1;
        }
    return n;
}

int keyword(const struct arb_run *g, int thing, enum keyword which)
{
    return keyword_at(g, thing, which, 0);
}
