/* query.c - who, which, how many: the questions pack programs put to the block.
 * Nothing here changes the block. */
#include "engine.h"

/* ---- Who ----------------------------------------------------------------------- */

/* "You" on an encounter card is the player it deals with (defending-player.4). */
int you_of(const struct arb_run *g, int card, const struct happening *event)
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
    if (event && event->player < PLAYERS)
        return event->player;
    return s->first_player;
}

/* A player left alone has no next player, and nothing happens to nobody. */
static int player_after(const struct arb_run *g, int player)
{
    int next = player < PLAYERS ? next_player(g, player) : NOBODY;
    if (next == player) {
        RULES("next-player.2", "next-player.3");
        return NOBODY;
    }
    RULE("next-player.1");
    return next;
}

int who(const struct arb_run *g, const struct scope *sc, int which)
{
    const struct lotr *s = g->s;
    switch (which) {
    case WHO_YOU:
        return sc->you;
    case WHO_CHOSEN:
        return sc->chosen_player;
    case WHO_EACH:
        return sc->each;
    case WHO_FIRST:
        return s->first_player;
    case WHO_DEFENDING:
        return s->attack.by_enemy == 1 ? s->attack.player : NOBODY;
    case WHO_EVENT:
        return sc->event.player;
    case WHO_OWNER:
        return sc->target ? s->card[sc->target].owner : NOBODY;
    case WHO_CONTROLLER:
        return sc->target ? s->card[sc->target].controller : NOBODY;
    case WHO_ENGAGED:
        return sc->target ? engaged_with(g, sc->target) : NOBODY;
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

/* Is this player, or SCENARIO, one of those meant? */
bool is_who(const struct arb_run *g, const struct scope *sc, int which, int player)
{
    switch (which) {
    case WHO_NONE:
        return true;
    case WHO_ANYONE:
        return player < PLAYERS;
    case WHO_OTHERS:
        return player < PLAYERS && player != sc->you;
    default:
        return player == who(g, sc, which);
    }
}

/* The players meant, as a bit mask; eliminated ones are never among them. */
int who_mask(const struct arb_run *g, const struct scope *sc, int which)
{
    int mask = 0;
    for (int p = 0; p < g->s->players; p++)
        if (is_playing(g, p) && is_who(g, sc, which, p))
            mask |= 1 << p;
    return which == WHO_NONE ? 0 : mask;
}

/* ---- Which ---------------------------------------------------------------------- */

int which_card(const struct arb_run *g, const struct scope *sc, int which)
{
    const struct lotr *s = g->s;
    switch (which) {
    case WHICH_SELF:
        return sc->estranged ? 0 : sc->source;
    case WHICH_HOST:
        return sc->estranged ? 0 : s->card[sc->source].host;
    case WHICH_TARGET:
        return sc->target;
    case WHICH_TARGET2:
        return sc->target2;
    case WHICH_IT:
        return sc->event.card;
    case WHICH_OTHER:
        return sc->event.other;
    case WHICH_PAID:
        return sc->paid;
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

static int place_of(const struct arb_run *g, int card)
{
    static const uint16_t table[ZONE_PLAYER] = {
        [ZONE_STAGING] = IN_STAGING,
        [ZONE_ACTIVE] = IN_ACTIVE,
        [ZONE_ENCOUNTER_DECK] = IN_ENCOUNTER_DECK,
        [ZONE_ENCOUNTER_DISCARD] = IN_ENCOUNTER_DISCARD,
        [ZONE_STAGE] = IN_QUEST,
        [ZONE_VICTORY] = IN_VICTORY,
        [ZONE_ASIDE] = IN_ASIDE,
        [ZONE_REMOVED] = IN_REMOVED,
        [ZONE_ATTACHED] = IN_ATTACHED,
        [ZONE_LIMBO] = IN_REVEALED,
    };
    static const uint16_t own[5] = {IN_HAND, IN_DECK, IN_DISCARD, IN_PLAY_AREA, IN_ENGAGED};
    int zone = g->s->link[card].zone;
    return zone < ZONE_PLAYER ? table[zone] : own[area_of(zone)];
}

static bool passes_states(const struct arb_run *g, const struct scope *sc, int states, int card,
                          bool wanted)
{
    const struct lotr *s = g->s;
    const struct card *c = &s->card[card];
    while (states) {
        int state = states & -states;
        states &= ~state;
        bool is = false;
        switch (state) {
        case IS_EXHAUSTED:
            is = c->flags & EXHAUSTED;
            break;
        case IS_COMMITTED:
            is = c->flags & COMMITTED;
            break;
        case IS_ATTACKING:
            is = (c->flags & ATTACKING) || (s->attack.by_enemy == 1 && s->attack.enemy == card);
            break;
        case IS_DEFENDING:
            is = c->flags & DEFENDING;
            break;
        case IS_DAMAGED:
            is = c->damage > 0;
            break;
        case IS_UNIQUE:
            is = def_of(g, card)->unique;
            break;
        case IS_SELF:
            is = card == sc->source && !sc->estranged;
            break;
        case IS_PAID:
            is = card == sc->paid;
            break;
        case IS_TARGET:
            is = card == sc->target;
            break;
        case IS_HOST:
            is = card == which_card(g, sc, WHICH_HOST);
            break;
        case HAS_MY_HOST:
            is = c->host && c->host == which_card(g, sc, WHICH_HOST);
            break;
        case ON_TARGET:
            is = c->host && c->host == sc->target;
            break;
        case ON_SELF:
            is = c->host == sc->source && !sc->estranged;
            break;
        case IS_GUARDED:
            is = c->host && s->link[card].zone == ZONE_STAGING;
            break;
        case IS_IT:
            is = card == sc->event.card;
            break;
        case UNDER_ATTACK:
            is = s->attack.by_enemy == 2 && s->attack.enemy == card;
            break;
        }
        if (is != wanted)
            return false;
    }
    return true;
}

/* X is 0 where nobody says what it is. */
static int printed_number(const struct arb_run *g, int card, int stat)
{
    int number = def_of(g, card)->stat[stat];
    if (number == COST_X) {
        RULE("letter-x.1");
        return 0;
    }
    return number;
}

static bool is_noted(const struct arb_run *g, int word, int title)
{
    for (int i = 0; i < NOTES; i++)
        if (g->s->note[i].word == word && g->s->note[i].title == title)
            return true;
    return false;
}

static bool has_attached(const struct arb_run *g, int host, int title)
{
    for (int a = g->s->card[host].attached; a; a = g->s->card[a].next_attached)
        if (def_of(g, a)->title_id == title)
            return true;
    return false;
}

/* All parts of the filter but where the card is. */
static bool passes_rest(const struct arb_run *g, const struct scope *sc, const struct filter *f,
                        int card, int controller)
{
    if (f->title && def_of(g, card)->title_id != f->title)
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
    if (f->noted && !is_noted(g, f->noted, def_of(g, card)->title_id))
        return false;
    if (f->lacks && has_attached(g, card, f->lacks))
        return false;
    if (f->cost && printed_number(g, card, COST) != value_of(g, sc, &g->c->value[f->cost]))
        return false;
    return passes_states(g, sc, f->with, card, true) &&
           passes_states(g, sc, f->without, card, false);
}

/* Does the card pass every part of the filter? A filter that names no place
 * means cards in play (ability.11, in-play.8). */
bool passes(const struct arb_run *g, const struct scope *sc, int filter, int card)
{
    const struct filter *f = &g->c->filter[filter];
    if (!f->places)
        RULE("in-play.8");
    int places = f->places ? f->places : IN_PLAY;
    int place = place_of(g, card);
    if (!f->places) {
        RULES("ability.11", "ability.12");
    }
    bool facedown = (places & IN_FACEDOWN) && play_zone(g->s->link[card].zone) &&
                    has_flag(g, card, FACEDOWN) && !g->s->card[card].as;
    if (!facedown && (!(place & places) || ((place & IN_PLAY) && !in_play(g, card))))
        return false;
    /* A treachery or objective that hangs on a card is an attachment too. */
    int types = 1 << type_at(g, card, sc->depth) | (place == IN_ATTACHED ? 1 << ATTACHMENT : 0) |
                (def_of(g, card)->objective ? 1 << OBJECTIVE : 0);
    if ((f->types & CHARACTERS) == CHARACTERS)
        RULE("character-cards.3");
    else if (f->types & CHARACTERS)
        RULE("character-cards.4");
    if (f->types && !(f->types & types))
        return false;
    if (f->engaged_with) {
        int p = engaged_with(g, card);
        if (p != NOBODY && !is_who(g, sc, f->engaged_with, p))
            return false;
    }
    RULE("qualifiers.1"); /* the rest holds for every type of the list */
    RULE("qualifiers.2");
    return passes_rest(g, sc, f, card, g->s->card[card].controller);
}

bool passes_as_left(const struct arb_run *g, const struct scope *sc, int filter,
                    const struct happening *event)
{
    const struct filter *f = &g->c->filter[filter];
    if (f->types && !(f->types >> event->type & 1))
        return false;
    int controller = in_play(g, event->card) ? g->s->card[event->card].controller : event->player;
    return passes_rest(g, sc, f, event->card, controller);
}

bool in_set(const struct arb_run *g, const struct scope *sc, struct set set, int card)
{
    if (set.which == WHICH_FILTER)
        return passes(g, sc, set.filter, card);
    return card && card == which_card(g, sc, set.which);
}

/* ---- Going through all cards of a set -------------------------------------------- */

static void add_zone(const struct arb_run *g, const struct scope *sc, int filter, int zone,
                     struct thing_set *out)
{
    EACH_CARD (g, zone, card)
        if (passes(g, sc, filter, card))
            set_add(out, card);
}

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

/* Where cards that pass the filter could be: a filter that names no place looks
 * in play, and only where cards of its types lie, unless types have changed. */
static int places_to_look(const struct arb_run *g, const struct filter *f)
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
    if (f->places)
        return f->places;
    if (!f->types || may_change(g, IS_TYPE))
        return IN_PLAY;
    int places = 0;
    for (int types = f->types; types; types &= types - 1)
        places |= in_play[__builtin_ctz((unsigned)types)];
    return places;
}

/* All cards of a set, as they are now. */
void collect(const struct arb_run *g, const struct scope *sc, struct set set, struct thing_set *out)
{
    *out = (struct thing_set){0};
    if (set.which != WHICH_FILTER) {
        int card = which_card(g, sc, set.which);
        if (card)
            set_add(out, card);
        return;
    }
    static const struct {
        uint16_t place;
        uint8_t zone;
    } shared[] = {{IN_STAGING, ZONE_STAGING},
                  {IN_ACTIVE, ZONE_ACTIVE},
                  {IN_ATTACHED, ZONE_ATTACHED},
                  {IN_QUEST, ZONE_STAGE},
                  {IN_ENCOUNTER_DECK, ZONE_ENCOUNTER_DECK},
                  {IN_ENCOUNTER_DISCARD, ZONE_ENCOUNTER_DISCARD},
                  {IN_VICTORY, ZONE_VICTORY},
                  {IN_ASIDE, ZONE_ASIDE},
                  {IN_REMOVED, ZONE_REMOVED},
                  {IN_REVEALED, ZONE_LIMBO}};
    static const struct {
        uint16_t place;
        uint8_t which;
    } own[] = {{IN_PLAY_AREA, PLAY_AREA},
               {IN_ENGAGED, ENGAGED_AREA},
               {IN_HAND, HAND},
               {IN_DISCARD, DISCARD_PILE},
               {IN_DECK, DECK}};
    int places = places_to_look(g, &g->c->filter[set.filter]);
    for (unsigned i = 0; i < sizeof shared / sizeof *shared; i++)
        if (places & shared[i].place)
            add_zone(g, sc, set.filter, shared[i].zone, out);
    for (unsigned i = 0; i < sizeof own / sizeof *own; i++)
        for (int p = 0; (places & own[i].place) && p < g->s->players; p++)
            add_zone(g, sc, set.filter, zone_of(p, own[i].which), out);
    if (places & IN_FACEDOWN) {
        add_zone(g, sc, set.filter, ZONE_ATTACHED, out);
        for (int p = 0; p < g->s->players; p++)
            add_zone(g, sc, set.filter, zone_of(p, PLAY_AREA), out);
    }
    if (g->c->filter[set.filter].most)
        keep_most_damaged(g, out);
}

/* ---- How many ---------------------------------------------------------------------- */

static int measure(const struct arb_run *g, const struct scope *sc, const struct value *v)
{
    const struct lotr *s = g->s;
    int card = which_card(g, sc, v->which);
    switch (v->measure) {
    case MEASURE_X:
        return sc->x;
    case MEASURE_AMOUNT:
        return sc->event.amount;
    case MEASURE_COUNT: {
        struct thing_set set;
        if (v->which != WHICH_NONE && v->which != WHICH_FILTER)
            return card != 0;
        collect(g, sc, (struct set){WHICH_FILTER, 0, v->filter}, &set);
        return set_count(&set);
    }
    case MEASURE_DAMAGE:
        return s->card[card].damage;
    case MEASURE_RESOURCES:
        return s->card[card].resources;
    case MEASURE_PROGRESS:
        return s->card[card].progress;
    case MEASURE_STAT:
        return card ? stat_at(g, card, v->arg, NULL, sc->depth) : 0;
    case MEASURE_PRINTED:
        RULES("printed.1", "gains.3");
        return card && printed_number(g, card, v->arg) > 0 ? printed_number(g, card, v->arg) : 0;
    case MEASURE_PLAYERS:
        return players_left(g);
    case MEASURE_THREAT: {
        int p = who(g, sc, v->arg);
        return p < PLAYERS ? s->threat[p] : 0;
    }
    case MEASURE_UNDEFENDED:
        return s->attack.by_enemy == 1 && !s->attack.defender;
    case MEASURE_HAND: {
        int p = who(g, sc, v->arg);
        return p < PLAYERS ? s->zone[zone_of(p, HAND)].count : 0;
    }
    case MEASURE_ROUND:
        return s->round;
    case MEASURE_PHASE:
        return s->phase;
    case MEASURE_ATTACKERS:
        return attacker_count(g);
    case MEASURE_DONE:
        return sc->done;
    case MEASURE_SHADOW_TEXT:
        return s->attack.shadow_texts;
    case MEASURE_SHADOW_BLANK:
        return s->attack.shadow_blanks;
    default:
        return 0;
    }
}

int value_of(const struct arb_run *g, const struct scope *sc, const struct value *v)
{
    return v->measure ? v->base + v->times * measure(g, sc, v) : v->base;
}

bool holds(const struct arb_run *g, const struct scope *sc, int condition)
{
    for (; condition; condition = g->c->condition[condition].and_next ? condition + 1 : 0) {
        const struct condition *c = &g->c->condition[condition];
        int left = value_of(g, sc, &c->left);
        bool ok = c->compare == EQUAL       ? left == c->right
                  : c->compare == NOT_EQUAL ? left != c->right
                  : c->compare == AT_LEAST  ? left >= c->right
                                            : left <= c->right;
        if (!ok)
            return false;
    }
    return true;
}
