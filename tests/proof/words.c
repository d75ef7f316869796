/* Everything in words: options, events, prompts. */
#include "kit_config.h"

const char *const plan_words[] = {"nothing", "march", "dig", "make camp", "trade"};
const char *const ware_words[] = {"food", "oil", "coins"};
const char *const member_words[] = {"leader", "guide", "porter"};

/* ---- What the templates of kit_config.h speak of --------------------------------------- */

static void say_cell(const struct arb_saying *s, int cell, struct arb_text *out)
{
    char name[BOARD_LETTERS];
    arb_say(out, "%s (%s)", board_name(board(s->g), cell, name),
            terrain_words[terrain(s->g, cell)]);
}

/* 5.3 Others see that something was found, not what. */
static bool knows_thing(const struct arb_saying *s, int thing)
{
    (void)thing;
    return !s->event || say_seen(s);
}

static void say_thing(const struct arb_saying *s, int thing, struct arb_text *out)
{
    arb_say(out, "%s", knows_thing(s, thing) ? s->g->c->thing[thing].name : "something");
}

static void say_text(const struct arb_saying *s, int text, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->text[text]);
}

const struct say_word game_words[] = {
    {.name = "cell", .say = say_cell, .kind = SAY_CELL},
    {.name = "thing", .say = say_thing, .kind = SAY_THING, .known = knows_thing},
    {.name = "text", .say = say_text},
    {.name = "plan", .list = plan_words, .count = PLANS},
    {.name = "member", .list = member_words, .count = MEMBERS},
    {.name = "ware", .list = ware_words, .count = PAY_WARE_COUNT},
    {0},
};

/* ---- What the kit asks -------------------------------------------------------------------- */

void game_thing_words(struct arb_run *g, int seat, int thing, struct arb_text *out)
{
    (void)seat;
    arb_say(out, "%s", g->c->thing[thing].name);
}

void game_pay_words(struct arb_run *g, int seat, int thing, int ware, int pieces,
                    struct arb_text *out)
{
    (void)g, (void)seat;
    arb_say(out, "%d %s", pieces, thing == WARE_COIN && pieces == 1 ? "coin" : ware_words[thing]);
    if (thing != ware)
        arb_say(out, " for %s", ware_words[ware]);
}

void game_assign_words(struct arb_run *g, int seat, int what, int thing, int count,
                       struct arb_text *out)
{
    (void)g, (void)seat, (void)what;
    arb_say(out, "%d %s to the %s", count, count == 1 ? "wound" : "wounds", member_words[thing]);
}

void game_vote_words(struct arb_run *g, int seat, const struct ballot *v, struct arb_text *out)
{
    (void)seat;
    arb_say(out, "%s", g->c->thing[v->about].name);
}

void game_outcome_words(struct arb_run *g, int seat, const struct ballot *v, int outcome,
                        struct arb_text *out)
{
    (void)seat;
    arb_say(out, "\"%s\"",
            g->c->text[g->c->ability[g->c->thing[v->about].own.first + outcome].text]);
}

void game_candidate_words(struct arb_run *g, int seat, struct question q, int candidate,
                          struct arb_text *out)
{
    (void)seat, (void)q;
    arb_say_seat(g, candidate, out);
}

void game_decider_words(struct arb_run *g, int seat, struct question q, struct arb_text *out)
{
    (void)g, (void)seat, (void)q;
    arb_say(out, "the Warden");
}

void game_value_words(struct arb_run *g, int measure, int32_t value, struct arb_text *out)
{
    (void)g;
    arb_say(out, measure == 0 ? "%d away" : "%d finds", (int)value);
}
