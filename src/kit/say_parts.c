/* Whose words: a part of the kit says what only it can know (what a die shows, what an offer
 * holds), everything else the templates of the game. Which parts there are is known by the
 * heads that kit_config.h includes. */
#include "kit_config.h"

#include "say.h"

/* What a part has words for; NULL: for none. True: it has said it. */
struct speaker {
    bool (*option)(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out);
    bool (*event)(struct arb_run *g, int seat, const struct arb_event *e, struct arb_text *out);
    bool (*word)(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out);
};

static const struct speaker speakers[] = {
#ifdef KIT_DICE_H
    {dice_option_words, dice_event_words, dice_placeholder},
#endif
#ifdef KIT_DECIDE_H
    {decide_option_words, decide_event_words, NULL},
#endif
#ifdef KIT_PAY_H
    {pay_option_words, NULL, pay_placeholder},
#endif
#ifdef KIT_ASSIGN_H
    {assign_option_words, NULL, NULL},
#endif
#ifdef KIT_DEAL_H
    {deal_option_words, deal_event_words, deal_placeholder},
#endif
#ifdef KIT_VOTE_H
    {vote_option_words, vote_event_words, vote_placeholder},
#endif
    {0},
};
#define EACH_SPEAKER(s)                                                                            \
    for (const struct speaker *s = speakers; s < speakers + sizeof speakers / sizeof *speakers; s++)

/* Which die it is, which number of a part's option says how many. */
static bool part_points(struct arb_run *g, struct arb_option o, struct arb_about *about)
{
#ifdef KIT_DICE_H
    if (o.verb == DICE_VERB_DIE) {
        arb_about_die(about, dice_id(g, o.a, o.b));
        return true;
    }
#endif
#ifdef KIT_PAY_H
    if (o.verb == PAY_VERB_PIECE) {
        about->counts = 3;
        return true;
    }
#endif
#ifdef KIT_ASSIGN_H
    if (o.verb == ASSIGN_VERB_PUT) {
        about->counts = 2;
        return true;
    }
#endif
#ifdef KIT_DEAL_H
    if (o.verb == DEAL_VERB_WARE) {
        about->counts = 3;
        return true;
    }
    if (o.verb == DEAL_VERB_THING && o.a == 0) {
        arb_about_card(about, o.b);
        return true;
    }
#endif
    (void)g, (void)o, (void)about;
    return false;
}

void say_any_option_about(struct arb_run *g, int seat, struct arb_option option,
                          struct arb_about *about)
{
    if (seat == ARB_CHANCE || !part_points(g, option, about))
        say_option_about(g, seat, option, about);
}

void say_any_option(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out)
{
    EACH_SPEAKER (s)
        if (s->option && s->option(g, seat, option, out))
            return;
    say_option(g, seat, option, out);
}

void say_any_event(struct arb_run *g, int seat, const struct arb_event *event, struct arb_text *out)
{
    EACH_SPEAKER (s)
        if (s->event && s->event(g, seat, event, out))
            return;
    say_event(g, seat, event, out);
}

void say_any_prompt(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out)
{
    EACH_SPEAKER (s)
        if (s->word && s->word(g, seat, word, value, out))
            return;
    say_prompt(g, seat, word, value, out);
}
