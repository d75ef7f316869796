/* compile_warn.c - what can be compiled and is likely wrong all the same: told by a
 * check of the packs, once they are whole and free of errors. */
#include "compile.h"

void suspect(struct compiler *k, enum suspicion suspicion, const struct arb_node *at, int what)
{
    if (!k->r.findings || k->r.failed)
        return;
    struct suspect s = {suspicion, what, k->r.declaration, at};
    ADD(k, k->suspect, k->suspects, s);
}

/* ---- Traits nobody has ---------------------------------------------------------------- */

static bool is_gained(const struct lotr_content *c, int trait)
{
    for (int i = 1; i < c->modifiers; i++)
        if (c->modifier[i].change == GAIN_TRAIT && c->modifier[i].arg == trait)
            return true;
    for (int i = 1; i < c->ops; i++)
        if ((c->op[i].code == OP_ATTACH || c->op[i].code == OP_ATTACH_DECK) &&
            c->op[i].arg == trait)
            return true;
    return false;
}

static bool is_printed(const struct lotr_content *c, int trait)
{
    for (int i = 1; i < c->defs; i++)
        if (has_bit(c->def[i].traits, trait))
            return true;
    return false;
}

static void warn_of_trait(struct compiler *k, const struct suspect *s)
{
    const struct lotr_content *c = k->c;
    const char *known[TRAITS + 1];
    int count = 0;
    if (is_printed(c, s->what) || is_gained(c, s->what))
        return;
    for (int i = 1; i < c->traits; i++)
        if (is_printed(c, i))
            known[count++] = c->trait_name[i];
    known[count] = NULL;
    const char *near = arb_nearest(c->trait_name[s->what], known);
    arb_pack_warning(&k->r, s->at, "no card has the trait \"%s\"; %s%s%s", c->trait_name[s->what],
                     near ? "did you mean \"" : "expected a trait of a card", near ? near : "",
                     near ? "\"?" : "");
}

/* ---- Searches that find nothing ---------------------------------------------------------- */

/* The types of cards that can lie where a filter looks. */
static int types_in(int places)
{
    int types = 0;
    if (places & (IN_DECK | IN_HAND | IN_DISCARD))
        types |= DECK_CARDS;
    if (places & IN_DISCARD)
        types |= 1 << HERO;
    if (places & (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD))
        types |= ENCOUNTER_CARDS;
    if (places & ~(IN_DECK | IN_HAND | IN_DISCARD | IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD))
        types |= ~0;
    return types;
}

static bool could_pass(const struct lotr_content *c, const struct filter *f,
                       const struct card_def *d)
{
    int types = types_in(f->places);
    bool there = types >> d->type & 1 || (d->objective && types >> ENEMY & 1);
    if (!there || (f->types && !(f->types >> d->type & 1)))
        return false;
    if ((f->title && f->title != d->title_id) || (f->keyword && !d->keyword[f->keyword - 1]))
        return false;
    if (f->trait && !has_bit(d->traits, f->trait) && !is_gained(c, f->trait))
        return false;
    if (f->sphere_set == 1 && f->sphere != d->sphere)
        return false;
    const struct value *cost = &c->value[f->cost];
    return !f->cost || cost->measure || d->stat[COST] == cost->base;
}

static void warn_of_search(struct compiler *k, const struct suspect *s)
{
    const struct filter *f = &k->c->filter[s->what];
    for (int i = 1; i < k->c->defs; i++)
        if (could_pass(k->c, f, &k->c->def[i]))
            return;
    arb_pack_warning(&k->r, s->at,
                     "the search can find nothing; expected cards that can lie where it looks "
                     "(players' cards in a deck, encounter cards in the encounter deck), of a "
                     "title, trait and cost that some card there has");
}

/* ---- Cancels ---------------------------------------------------------------------------- */

static bool has_op(const struct lotr_content *c, int program, int code)
{
    for (int i = program; i && c->op[i].code != OP_END; i++)
        if (c->op[i].code == code || has_op(c, c->op[i].body, code) ||
            has_op(c, c->op[i].other, code))
            return true;
    return false;
}

void check_cancel(struct compiler *k, const struct arb_node *node, const struct ability *a)
{
    bool cancels = has_op(k->c, a->program, OP_CANCEL);
    bool interrupts = a->fact && a->timing != TIMING_AFTER;
    if (cancels && !interrupts)
        arb_pack_warning(&k->r, node,
                         "cancel() has nothing to cancel; expected cancels = revealed(...), "
                         "shadow_effect(...) or effect(...), or when = ... in this %s",
                         node->word);
    if (!cancels && a->fact && a->timing == TIMING_CANCEL)
        arb_pack_warning(&k->r, node,
                         "%s has \"cancels\" and cancels nothing; expected cancel() among its "
                         "effects",
                         node->word);
    if (has_op(k->c, a->program, OP_REPLACE) && !interrupts)
        arb_pack_warning(&k->r, node,
                         "replace{ } has nothing to replace; expected when = ... in this %s",
                         node->word);
}

/* ---- Encounter sets ----------------------------------------------------------------------- */

static bool is_played(const struct lotr_content *c, int set)
{
    for (int i = 0; i < c->scenarios; i++)
        for (int s = 0; s < c->scenario[i].sets; s++)
            if (c->scenario[i].set[s] == set)
                return true;
    return false;
}

/* Told once, at the first card of the set. Boons and burdens come from campaigns. */
static void warn_of_sets(struct compiler *k)
{
    const struct lotr_content *c = k->c;
    for (int set = 1; set < c->sets; set++)
        for (int i = 1; i < c->defs && !is_played(c, set); i++)
            if (c->def[i].set == set && c->def[i].type != QUEST && !c->def[i].pool) {
                k->r.declaration = k->from[i];
                arb_pack_warning(&k->r, arb_field_of(k->from[i]->body, "set"),
                                 "no scenario uses the encounter set \"%s\"; expected it in the "
                                 "\"sets\" of one",
                                 c->set_name[set]);
                break;
            }
}

void check_suspects(struct compiler *k)
{
    for (int i = 0; i < k->suspects; i++) {
        k->r.declaration = k->suspect[i].declaration;
        if (k->suspect[i].suspicion == UNUSED_TRAIT)
            warn_of_trait(k, &k->suspect[i]);
        else
            warn_of_search(k, &k->suspect[i]);
    }
    warn_of_sets(k);
}
