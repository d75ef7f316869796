/* What a game need not say to the compiler: that it has no words with readers of their own, no
 * traits in print, nothing to check beyond what every game does. */
#include "kit_config.h"

#include "compile.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))
#define UNUSED __attribute__((unused))

MAY_BE_LEFT_OUT void game_read_op(struct compiler *k, const struct arb_node *node,
                                  const char *usage, UNUSED struct op *op)
{
    wrong_form(k, node, usage);
}

MAY_BE_LEFT_OUT const char *const *game_op_words(UNUSED int op)
{
    static const char *const none[] = {NULL};
    return none;
}

MAY_BE_LEFT_OUT const char *const *game_measure_words(UNUSED int measure)
{
    static const char *const none[] = {NULL};
    return none;
}

MAY_BE_LEFT_OUT void game_read_change(struct compiler *k, const struct arb_node *item,
                                      UNUSED char letter, UNUSED struct modifier *m)
{
    arb_pack_error(&k->r, item, "nothing stands here");
}

MAY_BE_LEFT_OUT void game_check_filter(UNUSED struct compiler *k,
                                       UNUSED const struct arb_node *node,
                                       UNUSED struct filter *filter)
{
}

MAY_BE_LEFT_OUT unsigned game_knows(UNUSED const ARB_CONTENT *c, UNUSED int def)
{
    return 0;
}

MAY_BE_LEFT_OUT void game_check_ability(UNUSED struct compiler *k,
                                        UNUSED const struct arb_node *node,
                                        UNUSED struct ability *a)
{
}

MAY_BE_LEFT_OUT bool game_prints_trait(UNUSED const ARB_CONTENT *c, UNUSED int trait)
{
    return false;
}

MAY_BE_LEFT_OUT void game_check_suspect(UNUSED struct compiler *k, UNUSED const struct suspect *s)
{
}
