/* compile_text.c - the text of a thing cut into its abilities: what stands behind the second
 * "Action:" is the text of its second action. */
#include "kit_config.h"

#include "compile.h"

#include <ctype.h>

/* Are these letters a word of packs as people write it? "When revealed" is when_revealed. */
static bool is_written(const char *letters, const char *word)
{
    for (; *word; word++, letters++)
        if (tolower((unsigned char)*letters) != (*word == '_' ? ' ' : *word))
            return false;
    return true;
}

/* The kind of ability whose label ends at this colon, "Action:" or "Combat action:". */
static enum ability_kind label_at(const char *text, const char *colon)
{
    for (int kind = 1; kind < ABILITY_KINDS; kind++) {
        long before = (long)(colon - text) - (long)strlen(ability_names[kind]);
        if (before >= 0 && is_written(text + before, ability_names[kind]) &&
            (!before || !isalpha((unsigned char)text[before - 1])))
            return (enum ability_kind)kind;
    }
    return ABILITY_NONE;
}

/* Where the sentence of a label begins; NULL: within the sentence that was begun, which is
 * then no label. */
static const char *sentence_of(const char *begun, const char *colon)
{
    while (colon > begun && colon[-1] != '.')
        colon--;
    return colon > begun ? colon : NULL;
}

static void give_words(struct compiler *k, struct ability *a, const char *from, const char *end)
{
    while (*from == ' ')
        from++;
    while (end > from && (end[-1] == '.' || end[-1] == ' '))
        end--;
    char words[end - from + 1];
    memcpy(words, from, (size_t)(end - from));
    words[end - from] = 0;
    a->words = keep_text(k, words);
}

/* The ability of this kind with this number, from 1, or NULL. */
static struct ability *ability_of(struct compiler *k, struct ability_range range, int kind, int n)
{
    for (int i = range.first; i < range.first + range.count; i++)
        if (k->c->ability[i].kind == kind && !--n)
            return &k->c->ability[i];
    return NULL;
}

void cut_text(struct compiler *k, struct ability_range range, const char *text)
{
    int found[ABILITY_KINDS] = {0};
    struct ability *last = NULL;
    const char *from = text;
    bool labelled = false;
    for (const char *colon = strchr(text, ':'); colon; colon = strchr(colon + 1, ':')) {
        enum ability_kind kind = label_at(text, colon);
        const char *sentence = labelled ? sentence_of(from, colon) : text;
        if (!kind || !sentence)
            continue;
        if (last && !last->words)
            give_words(k, last, from, sentence);
        last = ability_of(k, range, kind, ++found[kind]);
        if (!last)
            arb_pack_warning(&k->r, NULL, "its text speaks of an ability that it does not have: %s",
                             ability_names[kind]);
        from = colon + 1;
        labelled = true;
    }
    if (last && !last->words)
        give_words(k, last, from, from + strlen(from));
}
