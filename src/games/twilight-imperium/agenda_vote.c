/* 8 Votes: what can be voted for, who may vote, when, and with how many votes. */
#include "kit_config.h"

_Static_assert((int)VOTE_OUTCOMES > (int)PLANETS_MOST, "every planet can be elected");

/* What is voted on. */

static const uint8_t vote_of_kind[] = {
    [ELECT_NOTHING] = VOTE_MOTION,   [ELECT_PLAYER] = VOTE_PLAYER,
    [ELECT_PLANET] = VOTE_PLANET,    [ELECT_CULTURAL] = VOTE_PLANET,
    [ELECT_HAZARDOUS] = VOTE_PLANET, [ELECT_INDUSTRIAL] = VOTE_PLANET,
    [ELECT_FOREIGN] = VOTE_PLANET,   [ELECT_LAW] = VOTE_LAW,
    [ELECT_SECRET] = VOTE_SECRET,    [ELECT_STRATEGY] = VOTE_STRATEGY,
    [ELECT_HIDDEN] = VOTE_MOTION, /* until the covert agenda is known */
};

int vote_of_agenda(const struct arb_run *g, int card)
{
    return vote_of_kind[def_of(g, card)->kind];
}

int outcomes_of(const struct arb_run *g, int what)
{
    switch (what) {
    case VOTE_PLAYER:
        return g->block->seats;
    case VOTE_PLANET:
        return g->c->count[PLANET] + 1;
    case VOTE_LAW:
        return g->c->cards_of[AGENDA];
    case VOTE_SECRET:
        return g->c->cards_of[SECRET];
    case VOTE_STRATEGY:
        return g->c->cards_of[STRATEGY];
    default:
        return 2;
    }
}

int deciding_card(const struct arb_run *g)
{
    return g->s->agenda.covert ? g->s->agenda.covert : g->s->agenda.card;
}

int outcome_thing(const struct arb_run *g, int what, int outcome)
{
    return what == VOTE_PLAYER     ? SHEETS + outcome
           : what == VOTE_PLANET   ? PLANETS + outcome
           : what == VOTE_LAW      ? g->c->first_card[AGENDA] + outcome
           : what == VOTE_SECRET   ? g->c->first_card[SECRET] + outcome
           : what == VOTE_STRATEGY ? g->c->first_card[STRATEGY] + outcome
                                   : 0;
}

bool is_law(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    return def_of(g, card)->type == AGENDA && (zone == ZONE_LAWS || zone == ZONE_ATTACHED ||
                                               (zone >= ZONE_AREA && zone < ZONE_LEADERS));
}

/* 8.11 Only planets that somebody controls, 8.9 of the trait that the agenda names. */
static bool may_elect_planet(const struct arb_run *g, int kind, int planet)
{
    static const int trait[ELECT_HIDDEN + 1] = {[ELECT_CULTURAL] = IS_CULTURAL,
                                                [ELECT_HAZARDOUS] = IS_HAZARDOUS,
                                                [ELECT_INDUSTRIAL] = IS_INDUSTRIAL};
    int cell = planet ? g->s->planet_at[planet] : 0;
    if (!cell || !g->s->controller[planet])
        return false;
    RULES("8.11", "8.9");
    if (kind == ELECT_FOREIGN)
        return cell != MECATOL && !is_home(g, cell);
    return !trait[kind] || game_state(g, NULL, trait[kind], PLANETS + planet);
}

bool game_is_outcome(struct arb_run *g, const struct ballot *v, int outcome)
{
    int thing = outcome_thing(g, v->what, outcome);
    switch (v->what) {
    case VOTE_PLAYER:
        RULE("8.10");
        return seat_is_in(g, outcome);
    case VOTE_PLANET:
        return may_elect_planet(g, def_of(g, deciding_card(g))->kind, outcome);
    case VOTE_LAW:
        return is_law(g, thing);
    case VOTE_SECRET:
        return g->s->link[thing].zone >= ZONE_SCORED && g->s->link[thing].zone < ZONE_NOTES;
    default:
        return true;
    }
}

/* Who votes, and when. */

enum { VOTES_EARLY, VOTES_IN_ORDER, VOTES_LATE };
static int vote_rank(const struct arb_run *g, int seat)
{
    return may(g, seat, VOTES_LAST)    ? VOTES_LATE /* by a card played for this vote */
           : may(g, seat, VOTES_FIRST) ? VOTES_EARLY
                                       : VOTES_IN_ORDER;
}

/* 8.s1b, 80.5 From the left of the speaker clockwise, 80.3+1 so that the speaker is last; unless
 * effects say otherwise. */
int game_voter(const struct arb_run *g, const struct ballot *v, int n)
{
    int seats = g->block->seats;
    RULES("8.s1b", "80.5", "80.3+1");
    if (!may_change(g, VOTES_FIRST) && !may_change(g, VOTES_LAST))
        return seat_from(g, v->first, n);
    for (int rank = VOTES_EARLY; rank <= VOTES_LATE; rank++)
        for (int i = 0; i < seats; i++)
            if (vote_rank(g, seat_from(g, v->first, i)) == rank && n-- == 0)
                return seat_from(g, v->first, i);
    return v->first;
}

/* 8.16 Whoever is barred casts no votes in any way; 1.6a but for whom nothing can bar. */
static bool is_barred(const struct arb_run *g, int seat)
{
    if (!may(g, seat, CANNOT_VOTE))
        return false;
    if (!may(g, seat, CANNOT_BE_BARRED))
        return true;
    RULE("1.6a");
    return false;
}

bool game_may_vote(struct arb_run *g, UNUSED const struct ballot *v, int seat)
{
    if (!seat_is_in(g, seat))
        return false;
    if (is_barred(g, seat)) {
        RULE("8.16");
        return false;
    }
    return true;
}

/* With how many votes. */

/* 8.15 What effects give besides planets. */
static int further_votes(const struct arb_run *g, int seat)
{
    if (!may_change(g, EXTRA_VOTES) || may(g, seat, CANNOT_ADD_VOTES))
        return 0;
    int n = table_rule(g, seat, EXTRA_VOTES);
    if (n)
        RULES("8.15", "8.15+1");
    return n;
}

int planet_votes(const struct arb_run *g, int seat)
{
    return may_change(g, PLANET_VOTES) && !may(g, seat, CANNOT_ADD_VOTES)
               ? table_rule(g, seat, PLANET_VOTES)
               : 0;
}

/* 8.6, 8.6+1, 8.6a The influence of planets that are exhausted, each whole. */
struct vote_range game_votes(struct arb_run *g, UNUSED const struct ballot *v, int seat)
{
    struct payment p = {.seat = (uint8_t)seat,
                        .what = PAY_VOTES,
                        .how = PAY_OPEN,
                        .need = {[WARE_INFLUENCE] = 255}};
    int least = stat_of(g, SHEETS + seat, STAT_VOTES, NULL) + further_votes(g, seat);
    RULES("8.6", "8.6+1", "8.6a", "8.7", "8.12", "8.14", "47.0");
    return (struct vote_range){(uint16_t)least,
                               (uint16_t)(least + pay_worth(g, &p, WARE_INFLUENCE))};
}

bool voted_for(const struct arb_run *g, int seat, int outcome)
{
    return KIT_TALLY(g)->voted[seat] == outcome + 1;
}

static bool predicted(const struct arb_run *g, int seat, int outcome, bool same)
{
    for (int i = 0; i < g->s->agenda.predictions; i++) {
        const struct prediction *p = &g->s->agenda.prediction[i];
        if (p->seat == seat && (p->outcome == outcome) == same)
            return true;
    }
    return false;
}

bool backed(const struct arb_run *g, int seat, int outcome)
{
    return voted_for(g, seat, outcome) || predicted(g, seat, outcome, true);
}

bool opposed(const struct arb_run *g, int seat, int outcome)
{
    int voted = KIT_TALLY(g)->voted[seat];
    return (voted && voted != outcome + 1) || predicted(g, seat, outcome, false);
}

int elected_seat(const struct arb_run *g)
{
    const struct tally *t = KIT_TALLY(g);
    int outcome = g->s->agenda.outcome - 1;
    if (outcome < 0)
        return NOBODY;
    if (t->v.what == VOTE_PLAYER)
        return outcome;
    if (t->v.what == VOTE_PLANET && g->s->controller[outcome])
        return g->s->controller[outcome] - 1;
    return NOBODY;
}

/* In words. */

void game_vote_words(struct arb_run *g, UNUSED int seat, const struct ballot *v,
                     struct arb_text *out)
{
    arb_say(out, "%s", game_name(g, v->about));
}

void game_outcome_words(struct arb_run *g, UNUSED int seat, const struct ballot *v, int outcome,
                        struct arb_text *out)
{
    if (v->what == VOTE_MOTION)
        arb_say(out, outcome == OUTCOME_FOR ? "For" : "Against");
    else if (v->what == VOTE_PLAYER)
        arb_say_seat(g, outcome, out);
    else
        arb_say(out, "%s", game_name(g, outcome_thing(g, v->what, outcome)));
}
