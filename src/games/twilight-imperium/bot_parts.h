/* bot_parts.h - for programs that play (bots.c): what forces are worth and where they go
 * (bots_fleet.c), what objectives ask for (bots_wants.c), bargains (bots_trade.c), votes
 * (bots_votes.c), what effects are worth (bots_effects.c), choices among cards and systems
 * (bots_choices.c). All of it is read from what every seat can see and its own cards; nothing here
 * is a rule. */
#ifndef BOT_PARTS_H
#define BOT_PARTS_H

#include "kit_config.h"

/* What objectives ask for. */

/* Things of which an objective counts more than the seat has. */
struct want {
    struct filter filter; /* whoever has them */
    struct value value;   /* how they are counted */
    float worth;          /* its points, shared out over what is missing */
    uint16_t card;
    uint8_t asked, missing; /* how many, of them still to come */
    bool held;              /* it has just as many, which must stay where they are */
};
enum { WANTS = 24 };
struct wants {
    int count;
    struct want want[WANTS];
};
void list_wants(struct arb_run *g, int seat, struct wants *w);

/* How much it would help to control this planet, to have a ship in this system, ... */
float want_planet(const struct arb_run *g, int seat, const struct wants *w, int planet);
float want_presence(const struct arb_run *g, int seat, const struct wants *w, int cell);
float want_to_stay(const struct arb_run *g, int seat, const struct wants *w, int cell);
float want_unit(const struct wants *w, int unit);
/* To have so many ships in one system; how many that takes at most. */
float want_gathering(const struct wants *w, int ships);
int most_to_gather(const struct wants *w);
float want_technology(const struct arb_run *g, int seat, const struct wants *w, int def);
/* ... that what a technology of this colour is a prerequisite of, to own it. */
float want_colour(const struct arb_run *g, int seat, const struct wants *w, int colour);
float want_structure(const struct arb_run *g, int seat, const struct wants *w, int planet,
                     int unit);
/* Structures or technologies, of whatever kind. */
float want_some(const struct wants *w, unsigned types);

/* Public objectives that could be scored now. */
int scorable_publics(struct arb_run *g, int seat);
/* What must not be spent, so that an objective can be paid for in the status phase. */
struct purse {
    int resources, influence, goods, tokens;
};
struct purse to_keep(struct arb_run *g, int seat);
bool keeps_tokens(struct arb_run *g, int seat);
/* What readied planets and trade goods come to. */
int readied_sum(const struct arb_run *g, int seat, enum stat stat);
int means_of(const struct arb_run *g, int seat, enum stat stat);
/* What it costs to follow Technology, if somebody else is still to use it and the seat can. */
int research_to_come(const struct arb_run *g, int seat);
/* Resources to build with: without what objectives cost and research that is still to come. */
int spare_resources(struct arb_run *g, int seat);
int spare_influence(struct arb_run *g, int seat);
/* Resources of the planets that would pay so much influence, those that lose the least first. */
int resources_lost_by(const struct arb_run *g, int seat, int influence);

/* Forces. */

float fleet_might(const struct arb_run *g, int cell, int seat);
float fleet_against(const struct arb_run *g, int cell, int seat);
float like_activation(struct arb_run *g, int seat, int cell, const float *p);
float like_move(struct arb_run *g, int seat, const struct arb_option *o, const float *p);
float like_load(const struct arb_run *g, int seat, const struct arb_option *o);
float like_landing(const struct arb_run *g, int seat, const struct arb_option *o, const float *p);

/* Do units of the seat build there? */
bool builds_at(const struct arb_run *g, int seat, int cell);
/* Planets that nobody controls where the seat is and next to that. */
int free_planets_near(const struct arb_run *g, int seat);

/* Effects. */

/* What is good for another is bad for the seat: from 1 (itself) to below 0. */
float stake_in(const struct arb_run *g, int seat, int other);
/* What an op and those after it are worth to this seat; *informed (or NULL): any of them is known
 * to be good or bad. */
float worth_of_program(struct arb_run *g, const struct scope *sc, int op, int seat, bool *informed);
float like_ability(struct arb_run *g, int seat, const struct arb_option *o);
float like_target(struct arb_run *g, int seat, int thing);
float like_chosen_seat(struct arb_run *g, int seat, int chosen);
float like_mode(struct arb_run *g, int seat, int mode);
float like_to_accept(struct arb_run *g, int seat);
/* Points that winning a combat in a system could bring. */
float like_victory(struct arb_run *g, int seat, int cell);

/* Choices. */

/* How near a secret objective is, from 0 to 1. */
float outlook_of(struct arb_run *g, int seat, int card);
float like_to_part_with(struct arb_run *g, int seat, int card);
float like_system(struct arb_run *g, int seat, int cell, const float *p);
float like_to_ready(const struct arb_run *g, int seat, int planet);
float like_speaker(const struct arb_run *g, int seat, int other);
float like_to_free(const struct arb_run *g, int seat, int other);
float like_pool(struct arb_run *g, int seat, int pool);

/* Bargains and votes. */

/* With whom it would be worth while to bargain; NOBODY: with nobody. */
int bargain_partner(const struct arb_run *g, int seat);
/* Those whose note has brought the seat a point that it would lose where it attacks them. */
unsigned supporters(const struct arb_run *g, int seat);
float like_term(const struct arb_run *g, const struct arb_option *o);
float like_offer(const struct arb_run *g, int seat);
float balance_of_deal(const struct arb_run *g, int seat);
float like_outcome(struct arb_run *g, int seat, int outcome);
float like_prediction(struct arb_run *g, int seat, int outcome);

#endif
