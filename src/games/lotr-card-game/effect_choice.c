/* effect_choice.c - ops that choose, branch and repeat. */
#include "effect.h"

/* Who makes a choice: the player named, else the one whose ability it is
 * (choose.2); the first player decides for the scenario (first-player.7). */
static int chooser(const struct arb_run *g, const struct scope *sc, int which)
{
    int player = which ? who(g, sc, which) : sc->you;
    int kind = g->c->ability[sc->ability].kind;
    bool scenario = !which && g->s->card[sc->source].controller == SCENARIO && kind != ACTION &&
                    kind != RESPONSE;
    if (scenario || player >= PLAYERS || !is_playing(g, player)) {
        RULE("first-player.7");
        return g->s->first_player;
    }
    return player;
}

/* Why some cards that fit cannot be the target. */
static void refuse_targets(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    struct thing_set set;
    collect(g, sc, op->set, &set);
    EACH_OF (&set, card) {
        consider(g, VERB_CHOOSE, card, 0, 0);
        forbid(g, in_play(g, card) && immune_to(g, card, sc->source), "immune.1");
    }
}

FLOW(op_choose)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    RULE("choose.1");
    if (!legal_target(g, sc, op_of(g, L->op), L->op + 1, 0)) {
        *(op_of(g, L->op)->arg ? &sc->target2 : &sc->target) = 0;
        sc->complete = false;
        RETURN(0);
    }
    RULE("choose.2");
    ASK(SEAT(chooser(g, sc, op_of(g, L->op)->who)), "choose.2", "{card}: choose a target",
        sc->source, {
            const struct op *op = op_of(g, L->op);
            for (int c = legal_target(g, sc, op, L->op + 1, 0); c;
                 c = legal_target(g, sc, op, L->op + 1, c))
                offer_option(g, VERB_CHOOSE, c, 0, 0);
            if (g->refused)
                refuse_targets(g, sc, op);
        });
    *(op_of(g, L->op)->arg ? &sc->target2 : &sc->target) = chosen(g)->a;
    END;
}

FLOW(op_choose_player)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    sc->chosen_player = NOBODY;
    int n = 0, last = NOBODY;
    for (int p = 0; p < g->s->players; p++)
        if (legal_player(g, sc, op_of(g, L->op), L->op + 1, p)) {
            n++;
            last = p;
        }
    if (n == 0) {
        sc->complete = false;
        RETURN(0);
    }
    if (n == 1) {
        sc->chosen_player = (uint8_t)last;
        RETURN(0);
    }
    ASK(SEAT(chooser(g, sc, op_of(g, L->op)->who)), "choose.2", "{card}: choose a player",
        sc->source, {
            for (int p = 0; p < g->s->players; p++)
                if (legal_player(g, sc, op_of(g, L->op), L->op + 1, p))
                    offer_option(g, VERB_CHOOSE_PLAYER, p, 0, 0);
        });
    sc->chosen_player = (uint8_t)chosen(g)->a;
    END;
}

FLOW(op_choose_random)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    collect(g, sc, op_of(g, L->op)->set, &L->set);
    EACH_OF (&L->set, card)
        if (in_play(g, card) && immune_to(g, card, sc->source)) {
            RULE("immune.1");
            set_drop(&L->set, card);
        }
    sc->target = 0;
    if (!set_next(&L->set, 0)) {
        sc->complete = false;
        RETURN(0);
    }
    CHANCE(set_count(&L->set), "effects.4", "{card}: which card is picked at random?", sc->source, {
        EACH_OF (&L->set, card)
            offer_option(g, VERB_DRAWN, card, 0, 0);
    });
    int n = chosen(g)->a, card = set_next(&L->set, 0);
    while (n-- > 0)
        card = set_next(&L->set, card);
    sc->target = (uint16_t)card;
    END;
}

FLOW(op_may)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    RULES("may.1", "ability.4");
    if (!could_change(g, sc, op_of(g, L->op)->body))
        RETURN(0);
    if (!op_of(g, L->op)->who || op_of(g, L->op)->who == WHO_YOU)
        RULE("may.2");
    ASK(SEAT(chooser(g, sc, op_of(g, L->op)->who)), "may.1", "{card}: do it?", sc->source, {
        g->prompt_arg[1] = op_of(g, L->op)->text;
        offer_option(g, VERB_ACCEPT, sc->source, op_of(g, L->op)->text, 0);
        offer_pass(g, VERB_DECLINE);
    });
    if (chosen(g)->verb == VERB_ACCEPT)
        CALL(program, .scope = L->scope, .op = op_of(g, L->op)->body);
    else
        sc->complete = false;
    END;
}

/* One of several effects; it must be one that could change something. */
FLOW(op_either)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    RULE("effects.9");
    int n = 0, last = 0;
    for (int i = 1; i <= op_of(g, L->op)->arg; i++)
        if (could_change(g, sc, op_of(g, L->op + i)->body)) {
            n++;
            last = L->op + i;
        }
    if (!n) {
        sc->complete = false;
        RETURN(0);
    }
    if (n > 1) {
        ASK(SEAT(chooser(g, sc, op_of(g, L->op)->who)), "effects.9", "{card}: choose an effect",
            sc->source, {
                for (int i = 1; i <= op_of(g, L->op)->arg; i++)
                    if (could_change(g, sc, op_of(g, L->op + i)->body))
                        offer_option(g, VERB_CHOOSE_MODE, L->op + i, 0, 0);
            });
        last = chosen(g)->a;
    }
    CALL(program, .scope = L->scope, .op = op_of(g, last)->body);
    END;
}

/* What befalls each player without any choice befalls all at once (reading 8): whoever is
 * eliminated by it is so when everybody's threat has risen. */
static bool befalls_all_at_once(const struct arb_run *g, int body)
{
    return op_of(g, body)->code == OP_RAISE_THREAT && op_of(g, body + 1)->code == OP_END;
}

FLOW(op_each_player)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    L->was = sc->each;
    L->complete = sc->complete;
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        sc->each = L->turn.player;
        sc->complete = true; /* one player's failure is not the next one's */
        CALL(program, .scope = L->scope, .op = op_of(g, L->op)->body);
        L->complete = L->complete && sc->complete;
        if (!befalls_all_at_once(g, op_of(g, L->op)->body))
            SETTLE;
    }
    sc->each = L->was;
    sc->complete = L->complete;
    END;
}

FLOW(op_if)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    int body =
        holds(g, sc, op_of(g, L->op)->condition) ? op_of(g, L->op)->body : op_of(g, L->op)->other;
    if (body)
        CALL(program, .scope = L->scope, .op = (uint16_t)body);
    END;
}

FLOW(op_repeat)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    for (L->left = (uint8_t)value_of(g, sc, &op_of(g, L->op)->n); L->left > 0; L->left--) {
        CALL(program, .scope = L->scope, .op = op_of(g, L->op)->body);
        SETTLE;
    }
    END;
}
