/* compile_warn.c - what can be compiled and is likely wrong all the same: told by a
 * check of the packs, once they are whole and free of errors. */
#include "kit_config.h"

#include "compile.h"

void suspect(struct compiler *k, int suspicion, const struct arb_node *at, int what)
{
    if (!k->r.findings || k->r.failed)
        return;
    struct suspect s = {suspicion, what, k->r.declaration, at};
    ADD(k, k->suspect, k->suspects, s);
}

/* Traits nobody has. */

/* Does this effect give a trait to what it happens to? */
static bool gives_trait(int code)
{
    static const char *const takes[OPS] = {
#define ENTRY(code, word, takes, usage) [code] = takes,
        KIT_OPS(ENTRY) GAME_OPS(ENTRY)
#undef ENTRY
    };
    return takes[code] && strchr(takes[code], 't');
}

bool is_gained(const ARB_CONTENT *c, int trait)
{
    for (int i = 1; i < c->modifiers; i++)
        if (c->modifier[i].change == GAIN_TRAIT && c->modifier[i].arg == trait)
            return true;
    for (int i = 1; i < c->ops; i++)
        if (gives_trait(c->op[i].code) && c->op[i].arg == trait)
            return true;
    return false;
}

static void warn_of_trait(struct compiler *k, const struct suspect *s)
{
    const ARB_CONTENT *c = k->c;
    const char *known[TRAITS + 1], *name = c->trait_name[s->what];
    int count = 0;
    if (game_prints_trait(c, s->what) || is_gained(c, s->what))
        return;
    for (int i = 1; i < c->traits; i++)
        if (game_prints_trait(c, i))
            known[count++] = c->trait_name[i];
    known[count] = NULL;
    const char *near = arb_nearest(name, known);
    if (near)
        arb_pack_warning(&k->r, s->at,
                         "no " THING_WORD " has the trait \"%s\"; did you mean \"%s\"?", name,
                         near);
    else
        arb_pack_warning(
            &k->r, s->at,
            "no " THING_WORD " has the trait \"%s\"; expected a trait of a " THING_WORD, name);
}

void check_suspects(struct compiler *k)
{
    for (int i = 0; i < k->suspects; i++) {
        k->r.declaration = k->suspect[i].declaration;
        if (k->suspect[i].suspicion == UNUSED_TRAIT)
            warn_of_trait(k, &k->suspect[i]);
        else
            game_check_suspect(k, &k->suspect[i]);
    }
}
