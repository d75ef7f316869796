/* hands_read.c - the ops on hands and decks that have a form of their own, out of packs. */
#include "kit_config.h"

#include "hands_read.h"

/* look(number, seat) or look(thing) */
void read_look(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op)
{
    no_fields(k, node);
    if (node->items == 2) {
        op->n = read_value(k, node->item[0]);
        op->who = (uint8_t)read_who(k, node->item[1]);
    } else if (node->items == 1 && !is_value(node->item[0])) {
        op->set = read_set(k, node->item[0]);
    } else {
        wrong_form(k, node, usage);
    }
    k->knows |= KNOWS_TARGET;
}

static void check_places(struct compiler *k, const struct arb_node *node, struct set set)
{
    if (k->r.failed)
        return;
    if (set.which != WHICH_FILTER || !(k->c->filter[set.filter].places & SEARCHED_PLACES))
        arb_pack_error(&k->r, node, "the search has no place; expected " EXAMPLE_SEARCHED);
    else
        suspect(k, EMPTY_SEARCH, node, set.filter);
}

/* search{ seat, things, top = number, to = goal, must = true, rest = "shuffled" or "top" } */
void read_search(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op)
{
#define GOAL(word) word,
    static const char *const goals[] = {"hand", GAME_SEARCH_GOALS(GOAL) NULL};
#undef GOAL
    static const char *const fields[] = {"top", "to", "must", "rest", NULL};
    static const char *const rests[] = {"shuffled", "top", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items != 2) {
        wrong_form(k, node, usage);
        return;
    }
    const struct arb_node *top = arb_field_of(node, "top");
    op->who = (uint8_t)read_who(k, node->item[0]);
    op->set = read_set(k, node->item[1]);
    if (top)
        op->n = read_value(k, top);
    int goal = arb_read_word(&k->r, node, "to", goals, 0);
    int rest = arb_read_word(&k->r, node, "rest", rests, 0);
    bool must = arb_read_bool(&k->r, node, "must", false);
    op->arg = (uint16_t)(goal | (must ? SEARCH_MUST : 0) | (rest ? SEARCH_PUTS_BACK : 0));
    check_places(k, node->item[1], op->set);
    if (rest && !top)
        arb_pack_error(&k->r, node, "rest = \"top\" needs top = number: how many are seen");
}
