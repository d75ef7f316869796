/* For programs that play: what objectives ask for. A condition counts things; those that the seat
 * has not got and that would count if it had are worth a share of the points. */
#include "bot_parts.h"

enum { FAR_AWAY = 5, GROUPED_BY_SYSTEM = 2 };
static const float POINT = 14;

/* Which objectives are open. */

static bool is_open(const struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    return !(scorers(g, card) >> seat & 1) && (d->type == PUBLIC || d->kind == SCORE_STATUS);
}

/* Units that an objective counts where they are: whoever takes the last away loses it. */
static bool counts_places(const struct arb_run *g, const struct condition *c)
{
    return c->compare == AT_LEAST && g->c->filter[c->left.filter].types & UNIT_TYPES;
}

static void add_wants(struct arb_run *g, int seat, int card, struct wants *w)
{
    const struct thing_def *d = def_of(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    for (int i = d->condition; i; i = g->c->condition[i].and_next ? i + 1 : 0) {
        const struct condition *c = &g->c->condition[i];
        int missing = c->compare == AT_LEAST ? c->right - value_of(g, &sc, &c->left) : -1;
        if ((missing <= 0 && !(missing == 0 && counts_places(g, c))) || w->count == WANTS)
            continue;
        struct want *one = &w->want[w->count++];
        one->filter = g->c->filter[c->left.filter];
        one->filter.owner = one->filter.controller = WHO_NONE;
        one->value = c->left;
        one->held = missing == 0;
        one->worth = POINT * (float)d->points /
                     (float)(!missing             ? 1
                             : missing < FAR_AWAY ? missing
                                                  : 2 * missing);
        one->card = (uint16_t)card;
        one->asked = (uint8_t)c->right;
        one->missing = (uint8_t)missing;
    }
}

void list_wants(struct arb_run *g, int seat, struct wants *w)
{
    w->count = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_REVEALED, card)
        if (is_open(g, seat, card))
            add_wants(g, seat, card, w);
    EACH_IN (g->s->zone, g->s->link, ZONE_SECRET + seat, card)
        if (is_open(g, seat, card))
            add_wants(g, seat, card, w);
}

/* What would count. */

static bool would_count(const struct arb_run *g, int seat, const struct want *w, int thing)
{
    struct scope sc = {BEGINNING_SCOPE(w->card, 0, seat)};
    return game_passes(g, &sc, &w->filter, thing, NULL) && in_states(g, &sc, &w->filter, thing);
}

float want_planet(const struct arb_run *g, int seat, const struct wants *w, int planet)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++)
        if (!w->want[i].held && w->want[i].filter.types & 1 << PLANET &&
            would_count(g, seat, &w->want[i], PLANETS + planet))
            sum += w->want[i].worth;
    return sum;
}

/* Groups are those of one system. */
static bool by_system(const struct want *w)
{
    return (w->value.arg & 15) == GROUPED_BY_SYSTEM;
}

/* Systems are counted once, however many ships are there. */
static bool counts_systems(const struct want *w)
{
    bool grouped = w->value.measure == MEASURE_GROUPS && by_system(w);
    return w->filter.types & 1 << DESTROYER &&
           (grouped || w->value.measure == MEASURE_COUNT || w->value.measure == MEASURE_NUMBER);
}

float want_presence(const struct arb_run *g, int seat, const struct wants *w, int cell)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++) {
        const struct want *one = &w->want[i];
        uint64_t there =
            one->filter.types & 1 << INFANTRY ? player(g, seat)->units : player(g, seat)->ships;
        if (!one->held && counts_systems(one) && !(there >> cell & 1) &&
            would_count(g, seat, one, SYSTEMS + cell))
            sum += one->worth;
    }
    return sum;
}

/* What would be lost if the last units left this system: what is there counts now. */
float want_to_stay(const struct arb_run *g, int seat, const struct wants *w, int cell)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++) {
        const struct want *one = &w->want[i];
        if (counts_systems(one) && would_count(g, seat, one, SYSTEMS + cell))
            sum += one->worth;
    }
    return sum;
}

static bool gathers(const struct want *w)
{
    return !w->held && w->value.measure == MEASURE_MOST_ALIKE && by_system(w) &&
           w->filter.types & 1 << DESTROYER;
}

float want_gathering(const struct wants *w, int ships)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++)
        if (gathers(&w->want[i]) && ships >= w->want[i].asked)
            sum += w->want[i].worth * (float)w->want[i].missing;
    return sum;
}

int most_to_gather(const struct wants *w)
{
    int most = 0;
    for (int i = 0; i < w->count; i++)
        if (gathers(&w->want[i]) && w->want[i].asked > most)
            most = w->want[i].asked;
    return most;
}

float want_unit(const struct wants *w, int unit)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++) {
        const struct want *one = &w->want[i];
        bool many = one->value.measure == MEASURE_MOST_ALIKE;
        bool special = __builtin_popcount(one->filter.types & UNIT_TYPES) <= 2;
        if (!one->held && one->filter.types >> (FIGHTER + unit) & 1 && (many || special))
            sum += one->worth;
    }
    return sum;
}

float want_technology(const struct arb_run *g, int seat, const struct wants *w, int def)
{
    const struct thing_def *d = &g->c->def[def];
    int slot = tech_slot(g, seat, def);
    float sum = 0;
    for (int i = 0; i < w->count; i++) {
        const struct want *one = &w->want[i];
        if (one->held || !(one->filter.types & 1 << TECHNOLOGY) || slot < 0 ||
            !would_count(g, seat, one, TECH_CARDS + seat * TECHS + slot))
            continue;
        if (one->value.measure == MEASURE_COUNT) {
            sum += one->worth;
            continue;
        }
        int has = d->colour ? techs_of_colour(g, seat, d->colour) : 9;
        int wanted = one->value.measure == MEASURE_GROUPS ? one->value.arg >> 4 : 9;
        sum += has < wanted ? one->worth * (has + 1 == wanted ? 1.0f : 0.5f) : 0;
    }
    return sum;
}

/* Prerequisites that a technology still lacks, by colour; how many in all. */
static int lacking(const struct arb_run *g, int seat, const struct thing_def *d, int lacks[COLOURS])
{
    int sum = 0;
    for (int c = 0; c < COLOURS; c++) {
        int left = d->needs[c] - (d->needs[c] ? techs_of_colour(g, seat, c) : 0);
        lacks[c] = left > 0 ? left : 0;
        sum += lacks[c];
    }
    return sum;
}

/* What a technology of this colour would lead on to. */
static const float ON_THE_WAY = 0.6f;
float want_colour(const struct arb_run *g, int seat, const struct wants *w, int colour)
{
    float most = 0;
    int first = g->c->first[TECHNOLOGY];
    for (int def = first; def < first + g->c->count[TECHNOLOGY]; def++) {
        int lacks[COLOURS], sum;
        if (tech_slot(g, seat, def) < 0 || has_tech(g, seat, def))
            continue;
        sum = lacking(g, seat, &g->c->def[def], lacks);
        if (!sum || !lacks[colour])
            continue;
        float worth = ON_THE_WAY * want_technology(g, seat, w, def) / (float)sum;
        most = worth > most ? worth : most;
    }
    return most;
}

static bool has_structure(const struct arb_run *g, int seat, int planet)
{
    return units_at(g, PLACE_PLANET + planet, seat, UNIT_PDS) ||
           units_at(g, PLACE_PLANET + planet, seat, UNIT_SPACE_DOCK);
}

float want_structure(const struct arb_run *g, int seat, const struct wants *w, int planet, int unit)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++) {
        const struct want *one = &w->want[i];
        if (one->held || !(one->filter.types >> (FIGHTER + unit) & 1) ||
            !would_count(g, seat, one, PLANETS + planet) ||
            (one->value.measure == MEASURE_GROUPS && has_structure(g, seat, planet)))
            continue;
        sum += one->worth;
    }
    return sum;
}

float want_some(const struct wants *w, unsigned types)
{
    float sum = 0;
    for (int i = 0; i < w->count; i++)
        if (!w->want[i].held && w->want[i].filter.types && !(w->want[i].filter.types & ~types))
            sum += w->want[i].worth;
    return sum;
}

/* What is paid for. */

static bool is_fulfilled(struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    return (d->condition || d->cost) && holds(g, &sc, d->condition) &&
           (!d->cost || costs_payable(g, &sc, d->cost));
}

int scorable_publics(struct arb_run *g, int seat)
{
    int found = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_REVEALED, card)
        found += is_open(g, seat, card) && is_fulfilled(g, seat, card);
    return found;
}

int readied_sum(const struct arb_run *g, int seat, enum stat stat)
{
    int sum = 0;
    EACH_CONTROLLED (g, seat, planet)
        if (!is_exhausted_planet(g, planet))
            sum += stat_of(g, PLANETS + planet, stat, NULL);
    return sum;
}

int means_of(const struct arb_run *g, int seat, enum stat stat)
{
    return readied_sum(g, seat, stat) + ware_of(g, seat, WARE_GOODS);
}

static struct purse price_of(struct arb_run *g, int seat, int card)
{
    const struct cost *c = &g->c->cost[def_of(g, card)->cost];
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    int n = value_of(g, &sc, &c->n);
    switch (c->code) {
    case COST_RESOURCES:
        return (struct purse){.resources = n};
    case COST_INFLUENCE:
        return (struct purse){.influence = n};
    case COST_GOODS:
        return (struct purse){.goods = n};
    case COST_TOKENS:
        return (struct purse){.tokens = n};
    case COST_WEALTH:
        return (struct purse){n, n, n, 0};
    default:
        return (struct purse){0};
    }
}

struct purse to_keep(struct arb_run *g, int seat)
{
    struct purse keep = {0};
    int best = 0;
    if (g->s->phase != PHASE_ACTION)
        return keep;
    EACH_IN (g->s->zone, g->s->link, ZONE_REVEALED, card) {
        const struct thing_def *d = def_of(g, card);
        if (!is_open(g, seat, card) || !is_fulfilled(g, seat, card) ||
            (d->cost ? d->points <= best : d->points < best))
            continue;
        best = d->points;
        keep = d->cost ? price_of(g, seat, card) : (struct purse){0};
    }
    return keep;
}

/* Every token in the tactic and strategy pools is needed for an objective. */
bool keeps_tokens(struct arb_run *g, int seat)
{
    int needed = to_keep(g, seat).tokens;
    return needed &&
           needed >= player(g, seat)->pool[POOL_TACTIC] + player(g, seat)->pool[POOL_STRATEGY];
}

/* What all planets pay, readied or not. */
static int planets_sum(const struct arb_run *g, int seat, enum stat stat)
{
    int sum = 0;
    EACH_CONTROLLED (g, seat, planet)
        sum += stat_of(g, PLANETS + planet, stat, NULL);
    return sum;
}

/* Trade goods that a cost takes, those that make up for what planets lack among them. */
static int goods_of_price(const struct arb_run *g, int seat, const struct purse *price)
{
    int resources = price->resources ? price->resources - planets_sum(g, seat, STAT_RESOURCES) : 0;
    int influence = price->influence ? price->influence - planets_sum(g, seat, STAT_INFLUENCE) : 0;
    return price->goods + (resources > 0 ? resources : 0) + (influence > 0 ? influence : 0);
}

/* Trade goods that an objective costs: these are saved up over the rounds. */
static int goods_to_keep(struct arb_run *g, int seat)
{
    int most = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_REVEALED, card) {
        if (!def_of(g, card)->cost || !is_open(g, seat, card))
            continue;
        const struct purse price = price_of(g, seat, card);
        int n = goods_of_price(g, seat, &price);
        most = n > most && 2 * ware_of(g, seat, WARE_GOODS) >= n ? n : most;
    }
    return most;
}

/* Technology that somebody else is still to use, which the seat can follow. */
int research_to_come(const struct arb_run *g, int seat)
{
    int holder = g->s->strategy_of[TECHNOLOGY_CARD - 1] - 1;
    bool used = holder < 0 || player(g, holder)->played >> (TECHNOLOGY_CARD - 1) & 1;
    return !used && holder != seat && player(g, seat)->pool[POOL_STRATEGY] ? TECHNOLOGY_FOLLOWED
                                                                           : 0;
}

/* What is kept of one kind lies on planets that would pay the other, too. */
int spare_resources(struct arb_run *g, int seat)
{
    const struct purse keep = to_keep(g, seat);
    int kept = goods_to_keep(g, seat), goods = ware_of(g, seat, WARE_GOODS);
    int spare = readied_sum(g, seat, STAT_RESOURCES) + (goods > kept ? goods - kept : 0) -
                keep.resources - research_to_come(g, seat);
    int other = means_of(g, seat, STAT_INFLUENCE) - keep.influence;
    return keep.influence && other < spare ? other : spare;
}

int spare_influence(struct arb_run *g, int seat)
{
    const struct purse keep = to_keep(g, seat);
    int spare = means_of(g, seat, STAT_INFLUENCE) - keep.influence;
    int other = means_of(g, seat, STAT_RESOURCES) - keep.resources;
    return keep.resources && other < spare ? other : spare;
}

static int advantage_of(const struct arb_run *g, int planet)
{
    return stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL) -
           stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL);
}

int resources_lost_by(const struct arb_run *g, int seat, int influence)
{
    int lost = 0;
    for (int by = 9; by >= -9 && influence > 0; by--)
        EACH_CONTROLLED (g, seat, planet)
            if (influence > 0 && !is_exhausted_planet(g, planet) && advantage_of(g, planet) == by) {
                influence -= stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL);
                lost += stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL);
            }
    return lost + (influence > 0 ? influence : 0);
}
