/* For programs that play: what a sensible player would like, and how a position looks. It expands
 * while planets are free, lands where it is stronger, builds with what it has, researches along a
 * plan, steers towards objectives, keeps what they cost, votes for itself and trades evenly. All of
 * it is read from what every seat can see and its own cards; nothing here is a rule. */
#include "bot_parts.h"

#define LIKE_SURE 200.0f
/* The outlook of a secret objective that is better exchanged. */
#define REMOTE 0.4f
/* Free planets near by for which it is worth while to build. */
enum { ENOUGH_TO_SETTLE = 4 };

/* Building and research. */

/* What is in the cart of units already costs as much. */
static int in_the_cart(struct arb_run *g, int seat)
{
    const struct produce *L = arb_asking(g, seat, FLOW_produce);
    return L && !L->worth ? cart_cost(g, seat, &L->cart) : 0;
}

/* On the board and in the cart. */
static int has_of(const struct arb_run *g, int seat, int unit)
{
    const struct produce *L = arb_asking(g, seat, FLOW_produce);
    int has = player(g, seat)->used[unit];
    for (int at = 0; L && at < 4; at++)
        has += L->cart.count[unit][at];
    return has;
}

/* There is room for more ground forces than the seat has. */
static bool has_empty_ships(const struct arb_run *g, int seat)
{
    int room = 0;
    for (int unit = 0; unit < UNIT_PDS; unit++)
        if (is_ship(unit))
            room += has_of(g, seat, unit) * unit_def(g, seat, unit)->stat[STAT_CAPACITY];
    return room > has_of(g, seat, UNIT_INFANTRY) + has_of(g, seat, UNIT_MECH);
}

/* While planets near by are free, those who land and the ships that carry them come first. */
static float like_to_settle(const struct arb_run *g, int seat, int unit, const float *p)
{
    const struct thing_def *d = unit_def(g, seat, unit);
    bool carries = is_ship(unit) && d->stat[STAT_CAPACITY] > 1 && d->stat[STAT_COST] < 5;
    int free = free_planets_near(g, seat);
    if (!is_ground_force(unit) && !(carries && !has_empty_ships(g, seat)))
        return 0;
    return p[BOT_SETTLE] * (float)(free < ENOUGH_TO_SETTLE ? free : ENOUGH_TO_SETTLE) /
           ENOUGH_TO_SETTLE;
}

/* How much of each kind a seat wants, in the order of enum unit. */
static float like_product(struct arb_run *g, int seat, const struct arb_option *o, const float *p)
{
    static const uint8_t wants[UNITS] = {5, 2, 4, 3, 3, 1, 1, 9, 3};
    int unit = o->a, has = has_of(g, seat, unit);
    if (o->c & (BEYOND_POOL | BEYOND_CAPACITY))
        return -20;
    float cost = (float)stat_of(g, UNIT_CARDS + seat * UNITS + unit, STAT_COST, NULL);
    struct wants w;
    list_wants(g, seat, &w);
    float asked = p[BOT_OBJECTIVE] * want_unit(&w, unit);
    int spare = spare_resources(g, seat);
    if (spare < means_of(g, seat, STAT_RESOURCES) && spare - in_the_cart(g, seat) < (int)cost)
        return -20;
    if (unit >= UNIT_PDS || (has >= wants[unit] + g->s->round && asked <= 0))
        return -20;
    return p[BOT_FORCES] * (1 - (float)has / (float)(wants[unit] + g->s->round)) +
           p[BOT_COSTLY] * cost + (float)o->b + asked + like_to_settle(g, seat, unit, p);
}

/* Upgrades of units and what needs little lead on to more. */
static float like_technology(struct arb_run *g, int seat, const struct arb_option *o,
                             const float *p)
{
    const struct thing_def *d = &g->c->def[o->a];
    int needs = 0, alike = 0;
    struct wants w;
    list_wants(g, seat, &w);
    for (int c = 0; c < COLOURS; c++)
        needs += d->needs[c];
    for (uint64_t left = player(g, seat)->techs; left; left &= left - 1)
        alike += g->c->def[tech_in_slot(g, seat, __builtin_ctzll(left))].colour == d->colour;
    return 20 + (float)needs + (d->upgrade ? p[BOT_UPGRADE] : (float)alike) +
           (d->faction ? p[BOT_OWN_TECH] : 0) - 2 * (float)o->b +
           p[BOT_OBJECTIVE] * (want_technology(g, seat, &w, o->a) +
                               (d->colour ? want_colour(g, seat, &w, d->colour) : 0));
}

static float like_structure(struct arb_run *g, int seat, const struct arb_option *o, const float *p)
{
    struct wants w;
    list_wants(g, seat, &w);
    return (o->b == UNIT_SPACE_DOCK ? 12 : 8) +
           p[BOT_OBJECTIVE] * want_structure(g, seat, &w, o->a, o->b);
}

/* Strategy cards. */

static bool holds_middle(const struct arb_run *g, int seat)
{
    EACH_PLANET (g, MECATOL, planet)
        if (controls(g, seat, planet))
            return true;
    return false;
}

static int secrets_of(const struct arb_run *g, int seat)
{
    return g->s->zone[ZONE_SECRET + seat].count + g->s->zone[ZONE_SCORED + seat].count;
}

/* One that could be given back for another. */
static bool has_remote_secret(struct arb_run *g, int seat)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_SECRET + seat, card)
        if (outlook_of(g, seat, card) < REMOTE)
            return true;
    return false;
}

/* What objectives make of a strategy card. */
static float asked_of(struct arb_run *g, int seat, int card)
{
    struct wants w;
    list_wants(g, seat, &w);
    switch (card) {
    case CONSTRUCTION:
        return want_some(&w, STRUCTURE_TYPES);
    case TECHNOLOGY_CARD:
        return want_some(&w, 1 << TECHNOLOGY);
    default:
        return 0;
    }
}

/* By initiative: Leadership to Imperial. */
static float like_strategy(struct arb_run *g, int seat, int card, const float *p)
{
    static const uint8_t usual[] = {7, 4, 5, 5, 6, 7, 9, 5};
    float likes = (float)usual[card - 1] + p[BOT_GOODS] * (float)g->s->goods_on[card - 1] +
                  p[BOT_OBJECTIVE] * 0.5f * asked_of(g, seat, card);
    if (card == IMPERIAL)
        likes += (holds_middle(g, seat) ? p[BOT_IMPERIAL] : 0) +
                 (scorable_publics(g, seat) ? p[BOT_IMPERIAL] : 0);
    return likes;
}

/* Imperial when there is something to score, Warfare and Diplomacy once there is something to undo.
 */
static float like_primary(struct arb_run *g, int seat, int card, const float *p)
{
    if (card == IMPERIAL)
        return scorable_publics(g, seat) || holds_middle(g, seat) ? 4 * p[BOT_STRATEGIC] : 0.5f;
    if (card == WARFARE)
        return player(g, seat)->tokens ? p[BOT_STRATEGIC] : 0.5f;
    return card == DIPLOMACY ? 0.6f : p[BOT_STRATEGIC];
}

static float like_following(struct arb_run *g, int seat, int card, const float *p)
{
    const struct purse keep = to_keep(g, seat);
    int tokens = player(g, seat)->pool[POOL_STRATEGY] - (research_to_come(g, seat) > 0);
    int means = means_of(g, seat, STAT_RESOURCES) - keep.resources;
    int room =
        stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL) - ware_of(g, seat, WARE_COMMODITIES);
    float asked = p[BOT_OBJECTIVE] * asked_of(g, seat, card);
    if (card != LEADERSHIP && keeps_tokens(g, seat))
        return -5;
    switch (card) {
    case LEADERSHIP:
        return 8;
    case DIPLOMACY:
        return __builtin_popcountll(g->s->exhausted[0] & player(g, seat)->planets[0]) > 1 &&
                       tokens > 1
                   ? 3
                   : -5;
    case POLITICS:
        return tokens > 1 ? 2 : -5;
    case CONSTRUCTION:
        return tokens > 1 || asked > 0 ? 3 + asked : -5;
    case TRADE:
        return room > 1 ? 5 : -5;
    case WARFARE:
        return spare_resources(g, seat) > 3 && tokens > 1 &&
                       !(player(g, seat)->tokens >> player(g, seat)->home & 1)
                   ? 5
                   : -5;
    case TECHNOLOGY_CARD:
        return means >= TECHNOLOGY_FOLLOWED ? 10 + asked : -5;
    default:
        return secrets_of(g, seat) < 3 ? 9 : tokens > 1 && has_remote_secret(g, seat) ? 3 : -5;
    }
}

/* Tokens for influence: the fewer lie unused the better, and not for what would build. */
static const float BOUGHT = 7, LESS_FOR_EACH = 0.7f, TO_BUILD = 1.2f;
enum { TOKEN_PRICE = 3 };
static float like_to_buy_tokens(struct arb_run *g, int seat, int tokens)
{
    int price = TOKEN_PRICE * tokens;
    if (price > spare_influence(g, seat))
        return -5;
    int unused = player(g, seat)->pool[POOL_TACTIC] + player(g, seat)->pool[POOL_STRATEGY];
    float likes = 0;
    for (int i = 0; i < tokens; i++)
        likes += BOUGHT - LESS_FOR_EACH * (float)(unused + i);
    return likes - TO_BUILD * (float)resources_lost_by(g, seat, price);
}

/* Everything. */

float game_like(struct arb_run *g, int seat, struct arb_option o, const float *p)
{

    switch (o.verb) {
    case VERB_PICK:
        return like_strategy(g, seat, o.a, p);
    case VERB_STRATEGIC:
        return like_primary(g, seat, o.a, p);
    case VERB_ACTIVATE:
        return like_activation(g, seat, o.a, p);
    case VERB_MOVE:
        return like_move(g, seat, &o, p);
    case VERB_LOAD:
        return like_load(g, seat, &o);
    case VERB_COMMIT:
        return like_landing(g, seat, &o, p);
    case VERB_PRODUCE:
        return like_product(g, seat, &o, p);
    case VERB_RESEARCH:
        return like_technology(g, seat, &o, p);
    case VERB_SCORE:
        return LIKE_SURE + def_of(g, o.a)->points;
    case VERB_CUSTODIANS:
        return LIKE_SURE;
    case VERB_FOLLOW:
        return like_following(g, seat, o.a, p);
    case VERB_FIRE:
    case VERB_FIRE_AT:
    case VERB_STAND:
    case VERB_BOMBARD:
        return 15;
    case VERB_RETREAT:
        return fleet_against(g, g->s->system, seat) > 2.5f * fleet_might(g, g->s->system, seat)
                   ? 25
                   : -10;
    case VERB_SPEND_INFLUENCE:
        return like_to_buy_tokens(g, seat, o.a);
    case VERB_BUILD:
        return like_structure(g, seat, &o, p);
    case ASSIGN_VERB_PUT:
        return o.c == ASSIGN_TOKENS || o.c == ASSIGN_POOLS ? like_pool(g, seat, o.a) - (float)o.b
                                                           : 0;
    case VERB_KEEP_POOLS:
        return 10;
    case VERB_PASS_TURN:
    case VERB_NO_MORE:
        return 0;
    case VERB_BARGAIN:
        return bargain_partner(g, seat) != NOBODY ? 60 : -20;
    case VERB_STAY_OPEN:
        return -20;
    case DEAL_VERB_WITH:
        return o.a == bargain_partner(g, seat) ? 60 : -20;
    case DEAL_VERB_WARE:
    case DEAL_VERB_THING:
    case DEAL_VERB_PROMISE:
        return like_term(g, &o);
    case DEAL_VERB_OFFER:
        return like_offer(g, seat);
    case DEAL_VERB_ACCEPT:
        return 10 * balance_of_deal(g, seat) - 5;
    case DEAL_VERB_REFUSE:
        return 0;
    case DEAL_VERB_COUNTER:
        return -30;
    case VERB_USE:
    case VERB_RESPOND:
        return def_of(g, o.a)->type == SECRET ? LIKE_SURE : like_ability(g, seat, &o);
    case VERB_CHOOSE:
        return like_target(g, seat, o.a);
    case VERB_CHOOSE_SEAT:
        return like_chosen_seat(g, seat, o.a);
    case VERB_CHOOSE_MODE:
        return like_mode(g, seat, o.a);
    case VERB_ACCEPT:
        return like_to_accept(g, seat);
    case VERB_DISCARD:
    case VERB_RETURN:
        return like_to_part_with(g, seat, o.a);
    case VERB_SYSTEM:
        return like_system(g, seat, o.a, p);
    case VERB_PLANET:
        return like_to_ready(g, seat, o.a);
    case VERB_SPEAKER:
        return like_speaker(g, seat, o.a);
    case VERB_FREE:
        return like_to_free(g, seat, o.a);
    case VERB_FROM_POOL:
        return -like_pool(g, seat, o.a);
    case VERB_LIFT:
        return like_activation(g, seat, o.a, p);
    case VOTE_VERB_PREDICT:
        return like_prediction(g, seat, o.a);
    case VOTE_VERB_FOR:
    case VOTE_VERB_DECIDE:
        return like_outcome(g, seat, o.a);
    case VERB_REBUILD:
        return o.c & (BEYOND_POOL | BEYOND_CAPACITY) ? -20 : basis_like(o);
    case VERB_RECALL:
    case VERB_RECALL_BUILD:
        return -10;
    case VERB_GIVE_UP:
        return -(float)o.b;
    case VERB_DECLINE:
        return -1;
    case VOTE_VERB_COUNT:
        return (float)o.a;
    default:
        return basis_like(o);
    }
}

void game_features(struct arb_run *g, int seat, float *x)
{
    const struct player *p = player(g, seat);
    float resources = 0, influence = 0, might = 0;
    int planets = 0;
    EACH_CONTROLLED (g, seat, planet) {
        resources += (float)planet_def(g, planet)->stat[STAT_RESOURCES];
        influence += (float)planet_def(g, planet)->stat[STAT_INFLUENCE];
        planets++;
    }
    EACH_SYSTEM (p->ships, cell)
        might += fleet_might(g, cell, seat);
    x[FEATURE_POINTS] = (float)p->points;
    x[FEATURE_PLANETS] = (float)planets;
    x[FEATURE_RESOURCES] = resources;
    x[FEATURE_INFLUENCE] = influence;
    x[FEATURE_TECHNOLOGIES] = (float)__builtin_popcountll(p->techs);
    x[FEATURE_FLEET] = might;
    x[FEATURE_TOKENS] =
        (float)(p->pool[POOL_TACTIC] + p->pool[POOL_FLEET] + p->pool[POOL_STRATEGY]);
    x[FEATURE_CARDS] = (float)g->s->zone[ZONE_HAND + seat].count;
    x[FEATURE_MECATOL] = 0;
    EACH_PLANET (g, MECATOL, planet)
        x[FEATURE_MECATOL] += controls(g, seat, planet);
}
