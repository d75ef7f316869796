/* compile_own.c - words of abilities that only this game has. */
#include "cards.h"
#include "compile_cards.h"
#include "hands_read.h"

/* Filters. */

int filter_sphere(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, sphere_names, -1);
}

int filter_threat(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return arb_read_int(&k->r, filter, key, 1, THREAT_ELIMINATION, 0);
}

int filter_most(struct compiler *k, const struct arb_node *filter, const char *key)
{
    static const char *const tokens[] = {"damage", NULL};
    return 1 + arb_read_word(&k->r, filter, key, tokens, -1);
}

void game_check_filter(struct compiler *k, const struct arb_node *node, struct filter *filter)
{
    if (filter->sphere && filter->not_sphere)
        arb_pack_error(&k->r, node, "both \"sphere\" and \"not_sphere\" are given; expected one");
    if (filter->engaged_with && !filter->places)
        filter->places = IN_ENGAGED;
    if (filter->types == 1 << EVENT && !filter->places && !k->in_fact)
        arb_pack_error(&k->r, node,
                       "events are never in play; expected place = \"hand\", "
                       "\"discard\" or \"deck\"");
}

/* Effects: revealing. */

static void read_reveal(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct op *op)
{
    static const char *const fields[] = {"instead", "added", NULL};
    arb_only_fields(&k->r, node, fields);
    bool instead = arb_read_bool(&k->r, node, "instead", false);
    bool added = arb_read_bool(&k->r, node, "added", false);
    if (node->items != 1 || (instead && added)) {
        wrong_form(k, node, usage);
        return;
    }
    op->n = read_value(k, node->item[0]);
    op->arg = instead ? 2 : added;
}

/* Effects: two cards switch. */

/* Each of the two numbers is set to what the other has. */
static void switch_values(struct compiler *k, const struct arb_node *node, struct op *op)
{
    uint8_t stat = (uint8_t)read_stat(k, node->item[0]);
    op->until = (uint8_t)arb_word_of(&k->r, node->item[3], until_names);
    struct modifier of[2] = {{.change = SET_STAT, .stat = stat, .set = op->set, .and_next = 1},
                             {.change = SET_STAT, .stat = stat, .set = op->to}};
    for (int i = 0; i < 2; i++)
        of[i].value = (struct value){.times = 1,
                                     .measure = MEASURE_STAT,
                                     .which = i ? op->set.which : op->to.which,
                                     .arg = stat};
    int first = ADD(k, k->c->modifier, k->c->modifiers, of[0]);
    ADD(k, k->c->modifier, k->c->modifiers, of[1]);
    op->arg = (uint16_t)(first << 1 | 1);
}

static void read_switch(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct op *op)
{
    bool values = op->code == OP_SWITCH_VALUES;
    if (!has_form(k, node, usage, values ? 4 : 2, values ? 3 : -1))
        return;
    op->set = read_set(k, node->item[values]);
    op->to = read_set(k, node->item[values + 1]);
    if (op->set.which == WHICH_FILTER || op->to.which == WHICH_FILTER)
        arb_pack_error(&k->r, node, "two single cards switch; expected target, self or the like");
    if (values)
        switch_values(k, node, op);
}

/* Effects: stages, facedown enemies, campaigns. */

static void read_next_stage(struct compiler *k, const struct arb_node *node, const char *usage,
                            struct op *op)
{
    static const char *const fields[] = {"random", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items)
        wrong_form(k, node, usage);
    op->arg = arb_read_bool(&k->r, node, "random", false);
}

static void read_become_enemy(struct compiler *k, const struct arb_node *node, const char *usage,
                              struct op *op)
{
    if (!has_form(k, node, usage, 2, 0))
        return;
    op->arg = (uint16_t)find_card(k, node->item[0]->string, 1 << ENEMY);
    if (!op->arg)
        arb_pack_error(&k->r, node->item[0], "no enemy is titled %s", shown(k, node->item[0]));
    op->who = (uint8_t)read_who(k, node->item[1]);
}

static void read_earn(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct op *op)
{
    no_fields(k, node);
    const struct arb_node *what = item_of(node, 0), *by = item_of(node, 1);
    if (!what || node->items > 2 || (by && !is_string(what))) {
        wrong_form(k, node, usage);
        return;
    }
    if (is_string(what))
        op->arg = (uint16_t)card_named(k, what, ~0, "a boon or a burden");
    else
        op->set = read_set(k, what);
    if (!k->r.failed && op->arg && !k->c->def[op->arg].pool)
        arb_pack_error(&k->r, what, "%s is no boon and no burden", shown(k, what));
    if (by)
        op->who = (uint8_t)read_who(k, by);
}

static void read_note(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct op *op)
{
    if (!has_form(k, node, usage, 2, 0))
        return;
    op->text = (uint16_t)add_text(k, node->item[0]->string);
    op->set = read_set(k, node->item[1]);
}

void game_read_op(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op)
{
    static void (*const read[OPS])(struct compiler *, const struct arb_node *, const char *,
                                   struct op *) = {
        [OP_LOOK] = read_look,
        [OP_SEARCH] = read_search,
        [OP_REVEAL] = read_reveal,
        [OP_SWITCH_PLACES] = read_switch,
        [OP_SWITCH_VALUES] = read_switch,
        [OP_NEXT_STAGE] = read_next_stage,
        [OP_BECOME_ENEMY] = read_become_enemy,
        [OP_EARN] = read_earn,
        [OP_NOTE] = read_note,
    };
    read[op->code](k, node, usage, op);
}

void game_read_change(struct compiler *k, const struct arb_node *item, char letter,
                      struct modifier *m)
{
    static const char *const sides[] = {"player", "encounter", "both", NULL};
    m->arg = (uint16_t)(letter == 'p' ? arb_word_of(&k->r, item, sphere_names)
                                      : 1 + arb_word_of(&k->r, item, sides));
}

/* Abilities. */

int game_type_of(const struct lotr_content *c, int def)
{
    return c->def[def].type;
}

bool game_may_have(int type, enum ability_kind kind)
{
    static const int never[ABILITY_KINDS] = {
        [WHEN_REVEALED] = PLAYER_TYPES | 1 << CAMPAIGN,
        [SHADOW] = PLAYER_TYPES | 1 << QUEST | 1 << CAMPAIGN,
        [TRAVEL_COST] = ~(1 << LOCATION),
        [SETUP_TEXT] = ~(1 << QUEST | 1 << CAMPAIGN),
        [RESOLUTION] = ~(1 << CAMPAIGN),
        [CONSTANT] = 1 << EVENT,
    };
    return !(never[kind] >> type & 1);
}

unsigned game_knows(const struct lotr_content *c, int def)
{
    int type = c->def[def].type;
    bool attached = type == ATTACHMENT || type == OBJECTIVE || type == TREACHERY;
    return (attached ? KNOWS_HOST : 0) | (c->def[def].stat[COST] == COST_X ? KNOWS_X : 0);
}

/* Could the cards of the fact be the one the ability is printed on, or a copy of it? */
static bool could_be_its_own(const struct compiler *k, const struct ability *a)
{
    const struct card_def *card = &k->c->def[a->def];
    if (a->subject.which != WHICH_FILTER)
        return !a->subject.which || a->subject.which == WHICH_SELF;
    const struct filter *f = &k->c->filter[a->subject.filter];
    bool another_type = f->types && !(f->types >> card->type & 1);
    bool another_title = f->title && f->title != card->title_id;
    return !another_type && !another_title && !(card->unique && (f->without & IS_SELF));
}

void game_check_ability(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    if (k->c->def[a->def].type == EVENT && !a->from)
        a->from = IN_HAND;
    if (a->timing == TIMING_CANCEL)
        a->cancels = a->fact == FACT_REVEALED ? 1 : a->fact == FACT_SHADOW_EFFECT ? 2 : 4;
    if (a->kind == FORCED && a->fact == FACT_EFFECT && could_be_its_own(k, a))
        arb_pack_error(&k->r, node,
                       "forced answers its own effect, and that one again, without end; expected "
                       "other cards, like when = effect(events{})");
}
