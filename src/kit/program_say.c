/* program_say.c - abilities in words, as rows of the game's words (say.h) and in its sentences. */
#include "kit_config.h"

#include "program.h"
#include "say.h"

static const char *const kind_words[ABILITY_KINDS] = {
#define SAID(kind, word, form, ...) [kind] = "" __VA_ARGS__,
    "effect", KIT_ABILITIES(SAID) GAME_ABILITIES(SAID)
#undef SAID
};

static bool is_ability(const struct arb_run *g, int ability)
{
    return ability > 0 && ability < g->c->abilities;
}

static const char *words_of_kind(const struct arb_run *g, int ability)
{
    int kind = is_ability(g, ability) ? g->c->ability[ability].kind : ABILITY_NONE;
    return *kind_words[kind] ? kind_words[kind] : ability_names[kind];
}

void say_ability_kind(const struct arb_saying *s, int ability, struct arb_text *out)
{
    arb_say(out, "%s", words_of_kind(s->g, ability));
}

void say_ability(const struct arb_saying *s, int ability, struct arb_text *out)
{
    const char *words = is_ability(s->g, ability) ? s->g->c->ability[ability].words : NULL;
    if (words)
        arb_say(out, "%s", words);
    else
        arb_say(out, "its %s", words_of_kind(s->g, ability));
}

void say_ability_in_brackets(const struct arb_saying *s, int ability, struct arb_text *out)
{
    if (is_ability(s->g, ability) && s->g->c->ability[ability].words)
        arb_say(out, " (%s)", s->g->c->ability[ability].words);
}
