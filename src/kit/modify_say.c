/* modify_say.c - what changes do, in words: "+1 guns", "counts as without text"; numbers beside
 * the name of a thing. */
#include "kit_config.h"

/* {n}: how much, {+} with its sign; {stat b}: which number; {trait c}, {keyword c}. */
static const char *const kit_words[CHANGES] = {
    [ADD_STAT] = "{+} {stat b}",
    [SET_STAT] = "{stat b} set to {n}",
    [DOUBLE_STAT] = "{stat b} doubled",
    [HALVE_STAT] = "{stat b} halved",
    [GAIN_TRAIT] = "gains the trait {trait c}",
    [GAIN_KEYWORD] = "gains {keyword c}",
    [BLANK] = "counts as without text",
};

void say_pack_word(const char *word, struct arb_text *out)
{
    for (; *word; word++)
        arb_say(out, "%c", *word == '_' ? ' ' : *word);
}

static void say_word_of_change(const struct arb_saying *s, const char *word, int value,
                               struct arb_text *out)
{
    if (!strcmp(word, "stat"))
        say_pack_word(stat_names[value], out);
    else if (!strcmp(word, "trait"))
        arb_say(out, "%s", s->g->c->trait_name[value]);
    else if (!strcmp(word, "keyword"))
        say_pack_word(keyword_names[value], out);
    else
        say_prompt(s->g, s->seat, word, value, out);
}

void say_change(struct arb_run *g, const struct modifier *m, int amount, struct arb_text *out)
{
    const char *own = game_change_words[m->change];
    const char *words = own ? own : kit_words[m->change];
    struct arb_saying s = {.g = g, .arg = {amount, m->stat, m->arg}, .word = say_word_of_change};
    if (words)
        arb_fill(&s, words, out);
    else
        say_pack_word(change_names[m->change], out);
}

/* Numbers of things. */

static const struct say_number *number_of(char letter)
{
    const struct say_number *number = game_numbers;
    while (number->letter && number->letter != letter)
        number++;
    return number;
}

void say_numbers(const struct arb_saying *s, int thing, const char *letters, struct arb_text *out)
{
    const char *before = " (";
    for (; *letters; letters++) {
        const struct say_number *number = number_of(*letters);
        int value = number->value ? number->value(s->g, s->seat, thing)
                                  : stat_of(s->g, thing, number->stat, NULL);
        if (value == NO_VALUE)
            continue;
        arb_say(out, "%s", before);
        say((struct arb_saying){.g = s->g, .seat = s->seat, .arg = {value}}, number->words, out);
        before = ", ";
    }
    if (before[0] == ',')
        arb_say(out, ")");
}
