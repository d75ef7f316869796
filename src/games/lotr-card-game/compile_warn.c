/* compile_warn.c - what can be compiled and is likely wrong all the same: told by a
 * check of the packs, once they are whole and free of errors. */
#include "compile_cards.h"

bool game_prints_trait(const struct lotr_content *c, int trait)
{
    EACH_DEF (c, i)
        if (has_bit(c->def[i].traits, trait))
            return true;
    return false;
}

/* Searches that find nothing. */

/* The types of cards that can lie where a filter looks. */
static int types_in(int places)
{
    int types = 0;
    if (places & (IN_DECK | IN_HAND | IN_DISCARD))
        types |= DECK_TYPES;
    if (places & IN_DISCARD)
        types |= 1 << HERO;
    if (places & (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD))
        types |= ENCOUNTER_TYPES;
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
    if (f->sphere && f->sphere != d->sphere + 1)
        return false;
    const struct value *cost = &c->value[f->cost];
    return !f->cost || cost->measure || d->stat[COST] == cost->base;
}

void game_check_suspect(struct compiler *k, const struct suspect *s)
{
    const struct filter *f = &k->c->filter[s->what];
    EACH_DEF (k->c, i)
        if (could_pass(k->c, f, &k->c->def[i]))
            return;
    arb_pack_warning(&k->r, s->at,
                     "the search can find nothing; expected cards that can lie where it looks "
                     "(players' cards in a deck, encounter cards in the encounter deck), of a "
                     "title, trait and cost that some card there has");
}

/* Encounter sets. */

static bool is_played(const struct lotr_content *c, int set)
{
    for (int i = 0; i < c->scenarios; i++)
        for (int s = 0; s < c->scenario[i].sets; s++)
            if (c->scenario[i].set[s] == set)
                return true;
    return false;
}

/* Told once, at the first card of the set. Boons and burdens come from campaigns. */
void warn_of_sets(struct compiler *k)
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
