/* query.c - the card game's own words in filters, references and values. Nothing here
 * changes the block. */
#include "cards.h"
#include "numbers.h"

/* Who. */

/* "You" on an encounter card is the player it deals with (defending-player.4). */
int game_you(const struct arb_run *g, int card, const struct happening *event)
{
    const struct lotr *s = g->s;
    const struct card *c = &s->card[card];
    if (c->controller != SCENARIO)
        return c->controller;
    if (s->link[card].zone == ZONE_SHADOW)
        return s->attack.player;
    if (s->attack.by_enemy == 1 && s->attack.enemy == card) {
        RULE("defending-player.4"); /* whoever it may be engaged with */
        return s->attack.player;
    }
    int player = engaged_with(g, card);
    if (player != NOBODY)
        return player;
    if (s->link[card].zone == ZONE_ATTACHED && s->card[c->host].controller != SCENARIO)
        return s->card[c->host].controller;
    if (event && event->seat < PLAYERS)
        return event->seat;
    return s->first_player;
}

/* A player left alone has no next player, and nothing happens to nobody. */
static int player_after(const struct arb_run *g, int player)
{
    int next = player < PLAYERS ? next_seat(g, player) : NOBODY;
    if (next == player) {
        RULES("next-player.2", "next-player.3");
        return NOBODY;
    }
    RULE("next-player.1");
    return next;
}

int game_who(const struct arb_run *g, const struct scope *sc, int which)
{
    const struct lotr *s = g->s;
    int target = sc->target[0];
    switch (which) {
    case WHO_FIRST:
        return s->first_player;
    case WHO_DEFENDING:
        return s->attack.by_enemy == 1 ? s->attack.player : NOBODY;
    case WHO_OWNER:
        return target ? s->card[target].owner : NOBODY;
    case WHO_CONTROLLER:
        return target ? s->card[target].controller : NOBODY;
    case WHO_ENGAGED:
        return target ? engaged_with(g, target) : NOBODY;
    case WHO_SCENARIO:
        return SCENARIO;
    case WHO_NEXT:
        return player_after(g, sc->each < PLAYERS ? sc->each : sc->you);
    case WHO_DECK:
        return s->card[sc->source].on_deck_of ? s->card[sc->source].on_deck_of - 1 : NOBODY;
    default:
        return NOBODY;
    }
}

/* Which. */

int game_which(const struct arb_run *g, const struct scope *sc, int which)
{
    const struct lotr *s = g->s;
    switch (which) {
    case WHICH_HOST:
        return sc->estranged ? 0 : s->card[sc->source].host;
    case WHICH_ATTACKER:
        return s->attack.by_enemy == 1 ? s->attack.enemy : 0;
    case WHICH_DEFENDER:
        return s->attack.by_enemy == 1 ? s->attack.defender : 0;
    case WHICH_ATTACKED:
        return s->attack.by_enemy == 2 ? s->attack.enemy : 0;
    case WHICH_ACTIVE:
        return s->zone[ZONE_ACTIVE].first;
    case WHICH_STAGE:
        return s->stage;
    case WHICH_PRISONER:
        return s->prisoner;
    default:
        return 0;
    }
}

bool game_state(const struct arb_run *g, const struct scope *sc, int state, int card)
{
    const struct lotr *s = g->s;
    const struct card *c = &s->card[card];
    switch (state) {
    case IS_EXHAUSTED:
        return c->flags & EXHAUSTED;
    case IS_COMMITTED:
        return c->flags & COMMITTED;
    case IS_ATTACKING:
        return (c->flags & ATTACKING) || (s->attack.by_enemy == 1 && s->attack.enemy == card);
    case IS_DEFENDING:
        return c->flags & DEFENDING;
    case IS_DAMAGED:
        return c->damage > 0;
    case IS_UNIQUE:
        return def_of(g, card)->unique;
    case IS_HOST:
        return card == which_thing(g, sc, WHICH_HOST);
    case HAS_MY_HOST:
        return c->host && c->host == which_thing(g, sc, WHICH_HOST);
    case ON_TARGET:
        return c->host && c->host == sc->target[0];
    case ON_SELF:
        return c->host == sc->source && !sc->estranged;
    case IS_GUARDED:
        return c->host && s->link[card].zone == ZONE_STAGING;
    case UNDER_ATTACK:
        return s->attack.by_enemy == 2 && s->attack.enemy == card;
    default:
        return false;
    }
}

static bool has_attached(const struct arb_run *g, int host, int title)
{
    EACH_ON (g, host, a)
        if (def_of(g, a)->title_id == title)
            return true;
    return false;
}

/* X is 0 where nobody says what it is. */
static int printed_cost(const struct arb_run *g, int card)
{
    int cost = def_of(g, card)->stat[COST];
    if (cost == COST_X)
        RULE("letter-x.1");
    return cost == COST_X ? 0 : cost;
}

static bool passes_engaged(const struct arb_run *g, const struct scope *sc, int which, int card)
{
    int player = engaged_with(g, card);
    return player == NOBODY || is_who(g, sc, which, player);
}

bool game_passes(const struct arb_run *g, const struct scope *sc, const struct filter *f, int card,
                 const struct happening *left)
{
    const struct card_def *d = def_of(g, card);
    int controller = left && !in_play(g, card) ? left->seat : (int)g->s->card[card].controller;
    if ((f->types & CHARACTERS) == CHARACTERS)
        RULE("character-cards.3");
    else if (f->types & CHARACTERS)
        RULE("character-cards.4");
    if (f->engaged_with && !left && !passes_engaged(g, sc, f->engaged_with, card))
        return false;
    RULES("qualifiers.1", "qualifiers.2"); /* the rest holds for every type of the list */
    if (f->title && d->title_id != f->title)
        return false;
    if (f->controller && !is_who(g, sc, f->controller, controller))
        return false;
    if (f->at_threat && (controller >= PLAYERS || g->s->threat[controller] < f->at_threat))
        return false;
    if (f->owner && !is_who(g, sc, f->owner, g->s->card[card].owner))
        return false;
    if (f->trait && !trait_at(g, card, f->trait, sc->depth))
        return false;
    if (f->not_trait && trait_at(g, card, f->not_trait, sc->depth))
        return false;
    if (f->keyword && !keyword_at(g, card, f->keyword - 1, sc->depth))
        return false;
    if ((f->sphere && !icon_at(g, card, f->sphere - 1, sc->depth)) ||
        (f->not_sphere && icon_at(g, card, f->not_sphere - 1, sc->depth)))
        return false;
    if (f->noted && !keepsake_is_noted(g, f->noted, d->title_id))
        return false;
    if (f->lacks && has_attached(g, card, f->lacks))
        return false;
    return !f->cost || printed_cost(g, card) == value_of(g, sc, &g->c->value[f->cost]);
}

/* Going through all cards of a set. */

static const uint64_t zones_at[PLACE_COUNT] = {
    [BIT_IN_PLAY_AREA] = EVERY(PLAY_AREA),
    [BIT_IN_STAGING] = 1ull << ZONE_STAGING,
    [BIT_IN_ENGAGED] = EVERY(ENGAGED_AREA),
    [BIT_IN_ACTIVE] = 1ull << ZONE_ACTIVE,
    [BIT_IN_ATTACHED] = 1ull << ZONE_ATTACHED,
    [BIT_IN_QUEST] = 1ull << ZONE_STAGE,
    [BIT_IN_HAND] = EVERY(HAND),
    [BIT_IN_DISCARD] = EVERY(DISCARD_PILE),
    [BIT_IN_DECK] = EVERY(DECK),
    [BIT_IN_ENCOUNTER_DECK] = 1ull << ZONE_ENCOUNTER_DECK,
    [BIT_IN_ENCOUNTER_DISCARD] = 1ull << ZONE_ENCOUNTER_DISCARD,
    [BIT_IN_VICTORY] = 1ull << ZONE_VICTORY,
    [BIT_IN_ASIDE] = 1ull << ZONE_ASIDE,
    [BIT_IN_REMOVED] = 1ull << ZONE_REMOVED,
    [BIT_IN_REVEALED] = 1ull << ZONE_LIMBO,
    [BIT_IN_FACEDOWN] = EVERY(PLAY_AREA) | 1ull << ZONE_ATTACHED,
};

static void keep_most_damaged(const struct arb_run *g, struct thing_set *set)
{
    struct thing_set all = *set;
    int most = 0;
    EACH_OF (&all, card)
        most = g->s->card[card].damage > most ? g->s->card[card].damage : most;
    EACH_OF (&all, card)
        if (g->s->card[card].damage < most)
            set_drop(set, card);
}

/* A filter that names no place looks in play, and only where cards of its types lie. */
static int places_to_look(const struct filter *f)
{
    static const uint16_t in_play[TYPES] = {
        [HERO] = IN_PLAY_AREA,
        [ALLY] = IN_PLAY_AREA,
        [ATTACHMENT] = IN_ATTACHED,
        [ENEMY] = IN_STAGING | IN_ENGAGED,
        [LOCATION] = IN_STAGING | IN_ACTIVE,
        [TREACHERY] = IN_ATTACHED,
        [OBJECTIVE] = IN_STAGING | IN_ATTACHED,
        [QUEST] = IN_QUEST,
        [CAMPAIGN] = IN_PLAY,
    };
    int places = f->places;
    for (int types = places ? 0 : f->types; types; types &= types - 1)
        places |= in_play[__builtin_ctz((unsigned)types)];
    return places ? places : IN_PLAY;
}

static uint64_t zones_of_places(int places)
{
    uint64_t zones = 0;
    for (; places; places &= places - 1)
        zones |= zones_at[__builtin_ctz((unsigned)places)];
    return zones;
}

#define OR_THIS_KEY(type, key, ...) || rest.key
struct looking look_for(const struct filter *f)
{
    struct filter rest = *f;
    rest.most = rest.controller = 0;
    bool more = false KIT_FILTER_KEYS(OR_THIS_KEY) GAME_FILTER_KEYS(OR_THIS_KEY);
    return (struct looking){.zones = zones_of_places(places_to_look(f)),
                            .asks = more            ? ASKS_MORE
                                    : f->controller ? ASKS_CONTROLLER
                                                    : ASKS_NOTHING};
}

static uint64_t zones_to_look(const struct arb_run *g, int filter)
{
    const struct filter *f = &g->c->filter[filter];
    if (__builtin_expect(may_change(g, IS_TYPE) && !f->places, 0))
        return zones_of_places(IN_PLAY);
    return g->c->looking[filter].zones;
}

/* Does a card in one of the zones where the filter looks pass it? What can still be wrong
 * about its place is that it lies facedown. */
static inline bool passes_there(const struct arb_run *g, const struct scope *sc, int filter,
                                int card)
{
    const struct filter *f = &g->c->filter[filter];
    if (__builtin_expect(g->marks || (f->places & IN_FACEDOWN), 0))
        return passes(g, sc, filter, card);
    if (has_flag(g, card, FACEDOWN) && play_zone(g->s->link[card].zone) && !in_play(g, card))
        return false;
    if (f->types && !(f->types & game_types(g, card, sc->depth)))
        return false;
    int asks = g->c->looking[filter].asks;
    if (asks == ASKS_CONTROLLER && !is_who(g, sc, f->controller, g->s->card[card].controller))
        return false;
    return (asks != ASKS_MORE || game_passes(g, sc, f, card, NULL)) &&
           (!(f->with | f->without) || in_states(g, sc, f, card));
}

static int next_passing(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    const struct arb_link *link = g->s->link;
    uint64_t zones = zones_to_look(g, filter);
    int card = 0;
    if (after) {
        card = link[after].next;
        zones &= ~1ull << link[after].zone; /* those behind the card's */
    }
    for (;; card = link[card].next) {
        for (; !card; zones &= zones - 1) {
            if (!zones)
                return 0;
            card = g->s->zone[__builtin_ctzll(zones)].first;
        }
        if (passes_there(g, sc, filter, card))
            return card;
    }
}

static int next_most_damaged(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    struct thing_set set = {{0}};
    for (int card = 0; (card = next_passing(g, sc, filter, card));)
        set_add(&set, card);
    keep_most_damaged(g, &set);
    return set_next(&set, after);
}

int game_next(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    return __builtin_expect(g->c->filter[filter].most, 0) ? next_most_damaged(g, sc, filter, after)
                                                          : next_passing(g, sc, filter, after);
}

/* How many. */

int game_measure_of(const struct arb_run *g, const struct scope *sc, const struct value *v,
                    int card)
{
    const struct lotr *s = g->s;
    int player =
        v->measure == MEASURE_THREAT || v->measure == MEASURE_HAND ? who(g, sc, v->arg) : NOBODY;
    switch (v->measure) {
    case MEASURE_DAMAGE:
        return s->card[card].damage;
    case MEASURE_RESOURCES:
        return s->card[card].resources;
    case MEASURE_PROGRESS:
        return s->card[card].progress;
    case MEASURE_PLAYERS:
        return seats_in(g);
    case MEASURE_THREAT:
        return player < PLAYERS ? s->threat[player] : 0;
    case MEASURE_UNDEFENDED:
        return s->attack.by_enemy == 1 && !s->attack.defender;
    case MEASURE_HAND:
        return player < PLAYERS ? s->zone[zone_of(player, HAND)].count : 0;
    case MEASURE_ROUND:
        return s->round;
    case MEASURE_PHASE:
        return s->phase;
    case MEASURE_ATTACKERS:
        return attacker_count(g);
    case MEASURE_SHADOW_TEXT:
        return s->attack.shadow_texts;
    case MEASURE_SHADOW_BLANK:
        return s->attack.shadow_blanks;
    default:
        return 0;
    }
}
