/* Readers of the packs' words that only this game has: which words an op or a measure takes, what
 * filters ask for, where cards work from. */
#include "kit_config.h"

#include "compile_part.h"

const char *const *game_op_words(int op)
{
    static const char *const *const words[OPS] = {
        [OP_TOKENS_TO] = pool_words,   [OP_LOSE_TOKENS] = pool_words,
        [OP_SET_POOL] = pool_words,    [OP_LIFT_TOKEN] = pool_words,
        [OP_LOOK_AT_TOP] = look_words, [OP_LOOK_AT_HAND] = look_words,
        [OP_DO_CARD] = half_words,     [OP_REVEAL_OBJECTIVE] = stage_words,
    };
    return words[op];
}

const char *const *game_measure_words(UNUSED int measure)
{
    return group_words;
}

int filter_colour(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return arb_read_word(&k->r, filter, key, colour_words, NO_COLOUR);
}

int filter_standing(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return read_bits(k, filter, key, standing_words);
}
