/* modify_put.c - what has become of things, for views. */
#include "kit_config.h"

void put_traits_now(const struct arb_run *g, int thing, struct arb_json *out)
{
    arb_put_array(out, "traits");
    for (int t = 1; t < g->c->traits; t++)
        if (has_trait(g, thing, t))
            arb_put_text(out, NULL, g->c->trait_name[t]);
    arb_put_end(out);
}

void put_keywords_now(const struct arb_run *g, int thing, struct arb_json *out)
{
    arb_put_array(out, "keywords");
    for (int k = 0; k < KEYWORDS; k++)
        put_keyword(out, k, keyword(g, thing, k));
    arb_put_end(out);
}
