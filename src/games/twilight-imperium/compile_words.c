/* Readers of the packs' words that only this game has: which words an op or a measure takes, what
 * filters ask for, where cards work from. */
#include "kit_config.h"

#include "compile_part.h"

const char *const *game_op_words(int op)
{
    static const char *const produce_words[] = {"ships", "any", "destroyed", NULL};
    static const char *const *const words[OPS] = {
        [OP_TOKENS_TO] = pool_words,
        [OP_LOSE_TOKENS] = pool_words,
        [OP_SET_POOL] = pool_words,
        [OP_LIFT_TOKEN] = pool_words,
        [OP_LOOK_AT_TOP] = look_words,
        [OP_LOOK_AT_ENDS] = look_words,
        [OP_SHOW_TOP] = look_words,
        [OP_LOOK_AT_HAND] = look_words,
        [OP_DO_CARD] = half_words,
        [OP_REVEAL_OBJECTIVE] = stage_words,
        [OP_PUT] = unit_types,
        [OP_PRODUCE] = produce_words,
        [OP_EXCHANGE] = unit_types,
        [OP_REROLL] = reroll_words,
        [OP_REROLL_ROUND] = reroll_words,
        [OP_REPLACE_OBJECTIVE] = objective_words,
        [OP_KEEP] = unit_types,
    };
    return words[op];
}

const char *const *game_measure_words(int measure)
{
    return measure == MEASURE_CAUSED_BY    ? cause_words
           : measure == MEASURE_PRODUCED   ? unit_types
           : measure == MEASURE_ARRIVED    ? unit_types
           : measure == MEASURE_LEFT_THERE ? left_words
           : measure == MEASURE_ROLLED_FOR ? rolled_words
           : measure == MEASURE_IN_STEP    ? step_words
                                           : group_words;
}

/* One word, or a list of them, as bits. */
static int bits_of(struct compiler *k, const struct arb_node *filter, const char *key,
                   const char *const *words)
{
    const struct arb_node *node = arb_field_of(filter, key);
    if (is_string(node))
        return (int)(1u << arb_word_of(&k->r, node, words));
    return read_bits(k, filter, key, words);
}

int filter_colour(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return arb_read_word(&k->r, filter, key, colour_words, NO_COLOUR);
}

int filter_standing(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return bits_of(k, filter, key, standing_words);
}

int filter_role(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, role_words, -1);
}

int filter_sites(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return bits_of(k, filter, key, site_words);
}

int filter_of_faction(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return !arb_field_of(filter, key) ? 0 : arb_read_bool(&k->r, filter, key, false) ? 1 : 2;
}

/* 2.6, 61.17 Action cards and secret objectives are used out of hand. */
void game_check_ability(struct compiler *k, UNUSED const struct arb_node *node, struct ability *a)
{
    int type = k->c->def[a->def].type;
    if (type == ACTION_CARD || type == SECRET)
        a->from = PLACE_HAND;
}

/* Filters of units, planets and systems. */

/* One thing by its word, or OF_FILTER + a filter. */
int filter_things(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const struct arb_node *node = arb_field_of(filter, key);
    if (!node)
        return 0;
    struct set set = read_set(k, node);
    return set.which == WHICH_FILTER ? OF_FILTER + set.filter : set.which;
}

int filter_held(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const struct arb_node *node = arb_field_of(filter, key);
    return node ? read_filter(k, node) : 0;
}

int filter_stat(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, stat_names, -1);
}

int filter_flag(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return arb_read_bool(&k->r, filter, key, false);
}

int filter_wormhole(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return bits_of(k, filter, key, wormhole_words);
}

int filter_anomaly(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, anomaly_words, -1);
}
