#include "kit_config.h"

#ifdef KIT_PROGRAM_H
#include "compile_bits.h"

unsigned read_word_bits(struct compiler *k, const struct arb_node *list, const char *const *words)
{
    unsigned bits = 0;
    for (int i = 0; list && i < list->items; i++)
        bits |= 1u << arb_word_of(&k->r, list->item[i], words);
    return bits;
}

unsigned read_number_bits(struct compiler *k, const struct arb_node *list, int most, const char *of)
{
    unsigned bits = 0;
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        int64_t n = list->item[i]->number;
        if (n < 1 || n > most)
            arb_pack_error(&k->r, list, "%s are 1 to %d", of, most);
        else
            bits |= 1u << (n - 1);
    }
    return bits;
}
#endif
