#include "kit_config.h"

#include "compass.h"
#include "compile.h"

#include <stdio.h>

bool compass_prefers(const struct board *b, int face, int cell, int other)
{
    int large = compass_towards(b, cell, face, COMPASS_LARGE) -
                compass_towards(b, other, face, COMPASS_LARGE);
    return large ? large > 0
                 : compass_towards(b, cell, face, COMPASS_SMALL) >
                       compass_towards(b, other, face, COMPASS_SMALL);
}

bool compass_read_face(struct compiler *k, const struct arb_node *node, const char *const *colours,
                       struct die_face *face)
{
    static const char letters[] = "NESW";
    char words[32];
    if (!is_plain_table(node) || node->items != 3)
        return false;
    const char *large = is_string(node->item[1]) ? strchr(letters, *node->item[1]->string) : NULL,
               *small = is_string(node->item[2]) ? strchr(letters, *node->item[2]->string) : NULL;
    if (!large || !small || (large - small) % 2 == 0) {
        arb_pack_error(&k->r, node,
                       "expected { colour, \"N\", \"E\" }, the small letter across the large one");
        return true;
    }
    int colour = arb_word_of(&k->r, node->item[0], colours);
    face->value = (int8_t)(colour * 16 + (large - letters) * 4 + (small - letters));
    snprintf(words, sizeof words, "%s %c %c", colours[colour], *large, *small);
    face->words = keep_text(k, words);
    return true;
}

int compass_called(const struct die *die, const char *words)
{
    for (int i = 0; words && i < die->faces; i++)
        if (!strcmp(die->face[i].words, words))
            return i + 1;
    return 0;
}
