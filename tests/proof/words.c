/* Everything in words: options, events, prompts. */
#include "kit_config.h"

const char *const plan_words[] = {"nothing", "march", "dig", "make camp", "trade"};
const char *const member_words[] = {"leader", "guide", "porter"};

/* What the templates of kit_config.h speak of. */
const struct say_word game_words[] = {
    CELL_WORD,
    WARE_WORD,
    EFFECT_WORDS,
    {.name = "plan", .list = plan_words, .count = PLANS},
    {.name = "member", .list = member_words, .count = MEMBERS},
    {0},
};

void game_assign_words(UNUSED struct arb_run *g, UNUSED int seat, UNUSED int what, int thing,
                       int count, struct arb_text *out)
{
    arb_say(out, "%d %s to the %s", count, count == 1 ? "wound" : "wounds", member_words[thing]);
}

void game_decider_words(UNUSED struct arb_run *g, UNUSED int seat, UNUSED struct question q,
                        struct arb_text *out)
{
    arb_say(out, "the Warden");
}

void game_value_words(UNUSED struct arb_run *g, int measure, int32_t value, struct arb_text *out)
{
    arb_say(out, measure == 0 ? "%d away" : value == 1 ? "%d find" : "%d finds", (int)value);
}
