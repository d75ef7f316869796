/* Cards: where they lie, whose they are, who knows them; 33 Elimination. */
#include "kit_config.h"

/* Zones in which what is printed on a card is at work. */
static bool works_in(int zone)
{
    return zone == ZONE_LAWS || zone == ZONE_ATTACHED || zone >= ZONE_AREA;
}

/* A leader works when it is unlocked (51.6, 51.10), an agent always (51.4). */
static bool is_at_work(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    if (!works_in(zone))
        return false;
    if (!is_locked(g, card))
        return true;
    RULES("51.6", "51.10");
    return false;
}

/* 21.2 What is beyond the commodity value goes when a card that raised it does. */
static void keep_commodities(struct arb_run *g)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        int beyond = ware_of(g, seat, WARE_COMMODITIES);
        if (beyond)
            beyond -= stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL);
        if (beyond > 0) {
            RULE("21.2");
            add_wares(g, seat, WARE_COMMODITIES, -beyond);
        }
    }
}

void put_card(struct arb_run *g, int card, int zone, enum arb_end end)
{
    bool worked = is_at_work(g, card);
    count_hidden(g, card, g->s->link[card].zone, zone);
    arb_move(g->s->zone, g->s->link, (uint16_t)card, (uint8_t)zone, end);
    g->s->known[card] = 0;
    bool works = is_at_work(g, card);
    if (worked && !works) {
        effects_forget(g, card);
        if (def_of(g, card)->type == RELIC)
            keep_commodities(g);
    } else if (works && !worked) {
        index_thing(g, card);
    }
    if (def_of(g, card)->type == NOTE || def_of(g, card)->type == LEADER)
        look_at_loans(g);
}

/* 69.2 Whose colour or faction a note has; NOBODY: nobody at this table. */
int note_owner(const struct arb_run *g, int card)
{
    const struct thing_def *d = def_of(g, card);
    if (!d->faction)
        return g->c->copy[card] < g->block->seats ? g->c->copy[card] : NOBODY;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (player(g, seat)->faction == d->faction)
            return seat;
    return NOBODY;
}

void discard_action(struct arb_run *g, int seat, int card, const char *rule)
{
    put_card(g, card, ZONE_ACTIONS_PILE, ARB_TOP);
    tell(g, EVENT_DISCARDS, rule, seat, card, 0);
    happened(g, FACT_DISCARDED, card, seat, 0, 0);
}

/* Two cards of one definition; notes are of different players. */
bool game_alike(const struct arb_run *g, int a, int b)
{
    return edition(g)->card[a] == edition(g)->card[b] && (def_of(g, a)->type != NOTE || a == b);
}

int game_orders_pile(UNUSED const struct arb_run *g, UNUSED int zone)
{
    return NOBODY;
}

/* What a seat cannot know. */

static int holder_of(int zone)
{
    return zone >= ZONE_HAND ? (zone - ZONE_HAND) % SEATS : -1;
}

/* 2.5, 61.17, 69.6 Hands, secret objectives, notes; decks but what one has looked at. */
/* An effect shows it the notes in the hands of its neighbours. */
static bool sees_note(const struct arb_run *g, int seat, int zone)
{
    return zone >= ZONE_NOTES && zone < ZONE_AREA && seat < SEATS && may(g, seat, SEES_NOTES) &&
           is_neighbour(g, seat, zone - ZONE_NOTES);
}

bool game_hidden(const struct arb_run *g, int seat, int card)
{
    int zone = g->s->link[card].zone;
    if (g->s->known[card] >> seat & 1)
        return false;
    if (zone >= ZONE_SECRET && zone < ZONE_SCORED && may(g, zone - ZONE_SECRET, OPEN_SECRETS))
        return false;
    if (sees_note(g, seat, zone))
        return false;
    if (zone >= ZONE_HAND && zone < ZONE_AREA)
        return (zone < ZONE_SCORED || zone >= ZONE_NOTES) && holder_of(zone) != seat;
    return zone == ZONE_ACTIONS || zone == ZONE_AGENDAS || zone == ZONE_SECRETS ||
           zone == ZONE_STAGE_1 || zone == ZONE_COVERT || zone == ZONE_STAGE_2 ||
           zone == ZONE_RELICS || (zone >= ZONE_EXPLORE && zone < ZONE_EXPLORE_PILE);
}

void game_exchange(struct arb_run *g, int a, int b)
{
    arb_swap(g->s->zone, g->s->link, (uint16_t)a, (uint16_t)b);
    uint16_t known = g->s->known[a];
    g->s->known[a] = g->s->known[b];
    g->s->known[b] = known;
}

static void exchange(struct arb_run *g, int seat, int deck, int hands, uint64_t *state)
{
    struct hide_places places = {0};
    hide_zone(g, seat, deck, &places);
    for (int other = 0; hands && other < g->block->seats; other++)
        if (other != seat)
            hide_zone(g, seat, hands + other, &places);
    hide_exchange(g, &places, state);
}

/* The covert agenda could be any that is voted on alike: what is voted for all are told. */
static bool is_voted_on_alike(const struct arb_run *g, int thing, int place)
{
    return def_of(g, thing)->kind == def_of(g, place)->kind;
}

static void exchange_agendas(struct arb_run *g, int seat, uint64_t *state)
{
    struct hide_places places = {0};
    hide_zone(g, seat, ZONE_COVERT, &places);
    int covert = places.count;
    hide_zone(g, seat, ZONE_AGENDAS, &places);
    hide_exchange_where(g, &places, covert, is_voted_on_alike, state);
    if (covert)
        g->s->agenda.covert = g->s->zone[ZONE_COVERT].first;
}

/* 69.6 Notes of other colours are only with seats that were given some. */
static bool could_be_with(const struct arb_run *g, int note, int place)
{
    int holder = holder_of(g->s->link[place].zone);
    return (g->s->got_notes >> holder & 1) || note_owner(g, note) == holder;
}

static void exchange_notes(struct arb_run *g, int seat, uint64_t *state)
{
    struct hide_places places = {0};
    int own = 0;
    for (int given = 0; given < 2; given++) {
        for (int other = 0; other < g->block->seats; other++)
            if (other != seat && (g->s->got_notes >> other & 1) == given)
                hide_zone(g, seat, ZONE_NOTES + other, &places);
        own = given ? own : places.count;
    }
    hide_exchange_where(g, &places, own, could_be_with, state);
}

void imperium_resample(struct arb_run *g, int seat, uint64_t seed)
{
    uint64_t state = seed;
    resample_tiles(g, seat, &state);
    exchange(g, seat, ZONE_ACTIONS, ZONE_HAND, &state);
    exchange(g, seat, ZONE_SECRETS, ZONE_SECRET, &state);
    exchange_notes(g, seat, &state);
    exchange_agendas(g, seat, &state);
    exchange(g, seat, ZONE_STAGE_1, 0, &state);
    exchange(g, seat, ZONE_STAGE_2, 0, &state);
    exchange(g, seat, ZONE_RELICS, 0, &state);
    for (int deck = 0; deck < EXPLORE_DECKS; deck++)
        exchange(g, seat, ZONE_EXPLORE + deck, 0, &state);
}

bool game_seat_knows(const struct arb_run *g, int seat, int card)
{
    return seat >= 0 && !game_hidden(g, seat, card);
}

/* 33 Elimination. */

static bool keeps_alive(const struct arb_run *g, int place, int seat)
{
    EACH_STACK_OF (g, place, seat, st)
        if (fights_on_ground(g, st) || unit_stat(g, st, STAT_PRODUCTION) > 0)
            return true;
    return false;
}

/* 33.1 No ground forces, no unit with Production, no planet. */
bool is_eliminated(const struct arb_run *g, int seat)
{
    const struct player *p = player(g, seat);
    if (p->planets[0] | p->planets[1] || !p->faction)
        return false;
    EACH_SYSTEM (p->units, cell) {
        if (keeps_alive(g, cell, seat))
            return false;
        EACH_PLANET (g, cell, planet)
            if (keeps_alive(g, PLACE_PLANET + planet, seat))
                return false;
    }
    return true;
}

/* Has the holder of this note initiative 0 by it? */
static bool makes_first(const struct arb_run *g, int card)
{
    struct changes it = changes_of(g, 0, ACTS_FIRST);
    while (may_change(g, ACTS_FIRST) && next_change(&it))
        if (it.source == card)
            return true;
    return false;
}

static bool is_seized(const struct arb_run *g, int seat)
{
    for (int other = 0; other < g->block->seats; other++)
        if (player(g, other)->seized >> seat & 1)
            return true;
    return false;
}

/* 33.10e+2 The commander of a seat whose token lies on somebody's sheet stays, for whoever has it.
 */
static void return_leaders(struct arb_run *g, int seat)
{
    for (int card = g->s->zone[ZONE_LEADERS + seat].first, next; card; card = next) {
        next = g->s->link[card].next;
        if (def_of(g, card)->kind == COMMANDER && !is_locked(g, card) && is_seized(g, seat)) {
            RULE("33.10e+2");
            continue;
        }
        put_card(g, card, ZONE_OUT, ARB_TOP);
    }
}

/* 33.10e Tokens of others go back, and with them commanders of those who are out; 33.10e+1 its own
 * tokens stay where they lie. */
static void return_seized(struct arb_run *g, int seat)
{
    if (!player(g, seat)->seized)
        return;
    RULE("33.10e");
    player(g, seat)->seized = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && !seat_is_in(g, other))
            return_leaders(g, other);
}

/* 33.5 Action cards are discarded, 33.7 secret objectives go back, 33.6 strategy cards to the
 * common area, 33.4, 33.4a notes to their owners or out of the game. */
static void return_cards(struct arb_run *g, int seat)
{
    RULES("33.4", "33.4a", "33.5", "33.6", "33.7", "69.7", "69.7+1");
    while (g->s->zone[ZONE_HAND + seat].count)
        put_card(g, g->s->zone[ZONE_HAND + seat].first, ZONE_ACTIONS_PILE, ARB_TOP);
    while (g->s->zone[ZONE_SECRET + seat].count)
        put_card(g, g->s->zone[ZONE_SECRET + seat].first, ZONE_SECRETS, ARB_BOTTOM);
    while (g->s->zone[ZONE_SCORED + seat].count)
        put_card(g, g->s->zone[ZONE_SCORED + seat].first, ZONE_SECRETS, ARB_BOTTOM);
    shuffle_pile(g, ZONE_SECRETS);
    return_leaders(g, seat);
    for (int i = 0; i < g->c->cards_of[NOTE]; i++) {
        int card = g->c->first_card[NOTE] + i, zone = g->s->link[card].zone;
        if (note_owner(g, card) == seat && zone == ZONE_ATTACHED) {
            RULE("33.10d"); /* it stays where it is */
        } else if (note_owner(g, card) == seat) {
            int holder = zone >= ZONE_AREA ? game_you(g, card, NULL) : NOBODY;
            if (holder < SEATS && holder != seat && makes_first(g, card)) {
                RULE("33.10c"); /* until the status phase ends: return_note() */
                continue;
            }
            put_card(g, card, ZONE_OUT, ARB_TOP);
            if (holder < SEATS)
                happened(g, FACT_LOSES, card, holder, 0, 0);
        } else if (zone == ZONE_NOTES + seat || zone == ZONE_AREA + seat)
            put_card(g, card, ZONE_NOTES + note_owner(g, card), ARB_BOTTOM);
    }
    for (int card = 0; card < STRATEGY_CARDS; card++)
        if (g->s->strategy_of[card] == seat + 1) {
            g->s->strategy_of[card] = 0;
            put_card(g, g->c->first_card[STRATEGY] + card, ZONE_STRATEGY, ARB_BOTTOM);
        }
    while (g->s->zone[ZONE_AREA + seat].count) { /* 33.3 agendas are discarded */
        int card = g->s->zone[ZONE_AREA + seat].first;
        bool agenda = def_of(g, card)->type == AGENDA;
        if (agenda)
            RULE("33.3");
        put_card(g, card, agenda ? ZONE_AGENDAS_PILE : ZONE_OUT, ARB_TOP);
    }
}

/* 33.11 What the player has captured goes back to its owners. */
static void return_captives(struct arb_run *g, int captor)
{
    for (int owner = 0; owner < g->block->seats; owner++)
        for (int unit = 0; owner != captor && unit < UNITS; unit++)
            if (stack_at(g, PLACE_SHEET + captor, owner, unit)) {
                RULE("33.11");
                return_captured(g, captor, owner, unit, UINT8_MAX);
            }
}

/* 33.2 Everything of the player leaves the game, 33.8, 80.7 the speaker token goes on to the left.
 */
void game_eliminated(struct arb_run *g, int seat)
{
    struct player *p = player(g, seat);
    RULES("33.0", "33.2");
    for (int place = 1; place < PLACES_ALL; place++)
        for (int unit = 0; unit < UNITS; unit++) {
            const struct stack *st = stack_at(g, place, seat, unit);
            if (st)
                take_units(g, place, seat, unit, st->count, st->damaged);
        }
    effects_forget(g, SHEETS + seat);
    for (int unit = 0; unit < UNITS; unit++)
        effects_forget(g, UNIT_CARDS + seat * UNITS + unit);
    for (int slot = 0; slot < TECHS; slot++)
        effects_forget(g, TECH_CARDS + seat * TECHS + slot);
    return_captives(g, seat);
    return_seized(g, seat);
    return_cards(g, seat);
    look_at_loans(g);
    if (g->s->speaker == seat) {
        RULES("33.8", "80.7");
        g->s->speaker = (uint8_t)seat_after(g, seat);
    }
    if (is_seized(g, seat))
        RULE("33.10e+1");
    if (assimilated_of(g, seat))
        RULES("33.10a", "90.18");
    memset(p->foreign, 0, sizeof p->foreign);
    p->tokens = p->techs = p->exhausted_techs = 0;
    p->strategy = p->played = 0;
    memset(p->pool, 0, sizeof p->pool);
    set_wares(g, seat, NULL);
}
