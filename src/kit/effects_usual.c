/* Effects of a game that has no more to say of them than effects_usual.h does. */
#include "kit_config.h"

#ifdef KIT_EFFECTS_USUAL_H
#include "alike.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

/* Words. */

MAY_BE_LEFT_OUT const char *game_name(const struct arb_run *g, int thing)
{
    return KIT_DEF(g->c, thing)->name;
}

bool effect_knows(const struct arb_saying *s, UNUSED int thing)
{
    return !s->event || say_seen(s);
}

void effect_say_thing(const struct arb_saying *s, int thing, struct arb_text *out)
{
    arb_say(out, "%s", effect_knows(s, thing) ? game_name(s->g, thing) : "something");
}

void effect_say_mode(const struct arb_saying *s, int op, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->text[s->g->c->op[op].text]);
}

void effect_say_text(const struct arb_saying *s, int text, struct arb_text *out)
{
    arb_say(out, "%s", s->g->c->text[text]);
}

#ifdef KIT_DEAL_H
MAY_BE_LEFT_OUT void game_thing_words(struct arb_run *g, UNUSED int seat, int thing,
                                      struct arb_text *out)
{
    arb_say(out, "%s", game_name(g, thing));
}
#endif

/* A vote is about a thing, and its outcomes are the abilities of that thing. */
#ifdef KIT_VOTE_H
MAY_BE_LEFT_OUT void game_vote_words(struct arb_run *g, UNUSED int seat, const struct ballot *v,
                                     struct arb_text *out)
{
    arb_say(out, "%s", game_name(g, v->about));
}

MAY_BE_LEFT_OUT void game_outcome_words(struct arb_run *g, UNUSED int seat, const struct ballot *v,
                                        int outcome, struct arb_text *out)
{
    const struct ability *a = &g->c->ability[game_abilities(g, v->about).first + outcome];
    arb_say(out, "\"%s\"", g->c->text[a->text]);
}
#endif

/* Use. */

#pragma weak flow_settle_state
#pragma weak flow_announce
#pragma weak flow_conclude

FLOW(settle_state)
{
    BEGIN;
    KIT_REACT(g)->unsettled = 0;
    RETURN(SETTLE_ON);
    END;
}

FLOW(announce)
{
    BEGIN;
    tell(g, EVENT_USES, BY(COSTS_PAID), SCOPE(g, L->scope)->you, SCOPE(g, L->scope)->source, 0);
    END;
}

FLOW(conclude)
{
    BEGIN;
    RETURN(0);
    END;
}

static bool has_action(struct arb_run *g, int seat)
{
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE], l)
        if (game_may_act(g, seat, l->thing, &g->c->ability[l->ability]) &&
            may_initiate(g, seat, l->thing, l->ability, NULL))
            return true;
    return false;
}

FLOW(use_abilities)
{
    BEGIN;
    while (has_action(g, L->seat)) {
        ASK_AT(SEAT(L->seat), ACTION, L->about, {
            offer_abilities(g, L->seat);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = L->seat);
        SETTLE;
    }
    END;
}

void effects_forget(struct arb_run *g, int thing)
{
    unindex_thing(g, thing);
    forget_uses_of(g, thing);
    forget_lasting(g, thing);
}

/* The catalogue. */

bool effects_printed(const struct arb_run *g, int def, struct arb_json *out)
{
    if (def >= THINGS)
        return false;
    if (KIT_DEF(g->c, def)->name)
        put_printed_thing(out, KIT_DEF(g->c, def));
    else
        arb_put_null(out, NULL);
    return true;
}
#endif
