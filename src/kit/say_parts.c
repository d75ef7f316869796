/* Whose words: a part of the kit says what only it can know (what a die shows, what an offer
 * holds), everything else the templates of the game. Which parts there are is known by the
 * heads that kit_config.h includes. */
#include "kit_config.h"

#include "say.h"

static bool part_says_option(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
#ifdef KIT_DICE_H
    if (dice_option_words(g, o, out))
        return true;
#endif
#ifdef KIT_DECIDE_H
    if (decide_option_words(g, seat, o, out))
        return true;
#endif
#ifdef KIT_PAY_H
    if (pay_option_words(g, seat, o, out))
        return true;
#endif
#ifdef KIT_ASSIGN_H
    if (assign_option_words(g, seat, o, out))
        return true;
#endif
#ifdef KIT_DEAL_H
    if (deal_option_words(g, seat, o, out))
        return true;
#endif
#ifdef KIT_VOTE_H
    if (vote_option_words(g, seat, o, out))
        return true;
#endif
    (void)g, (void)seat, (void)o, (void)out;
    return false;
}

static bool part_says_event(struct arb_run *g, int seat, const struct arb_event *e,
                            struct arb_text *out)
{
#ifdef KIT_DICE_H
    if (dice_event_words(g, seat, e, out))
        return true;
#endif
#ifdef KIT_DECIDE_H
    if (decide_event_words(g, seat, e, out))
        return true;
#endif
#ifdef KIT_DEAL_H
    if (deal_event_words(g, seat, e, out))
        return true;
#endif
#ifdef KIT_VOTE_H
    if (vote_event_words(g, seat, e, out))
        return true;
#endif
    (void)g, (void)seat, (void)e, (void)out;
    return false;
}

static bool part_says_word(struct arb_run *g, int seat, const char *word, int value,
                           struct arb_text *out)
{
#ifdef KIT_DICE_H
    if (dice_placeholder(g, seat, word, value, out))
        return true;
#endif
#ifdef KIT_PAY_H
    if (pay_placeholder(g, seat, word, out))
        return true;
#endif
#ifdef KIT_DEAL_H
    if (deal_placeholder(g, seat, word, out))
        return true;
#endif
#ifdef KIT_VOTE_H
    if (vote_placeholder(g, seat, word, out))
        return true;
#endif
    (void)g, (void)seat, (void)word, (void)value, (void)out;
    return false;
}

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
    if (!part_says_option(g, seat, option, out))
        say_option(g, seat, option, out);
}

void say_any_event(struct arb_run *g, int seat, const struct arb_event *event, struct arb_text *out)
{
    if (!part_says_event(g, seat, event, out))
        say_event(g, seat, event, out);
}

void say_any_prompt(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out)
{
    if (!part_says_word(g, seat, word, value, out))
        say_prompt(g, seat, word, value, out);
}
