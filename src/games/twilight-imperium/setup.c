/* How a play begins, and its rounds (40). */
#include "kit_config.h"

#include "components.h"
#include "error.h"

#include <stdlib.h>

/* What can be set up. */

static bool faction_at(const struct imperium_content *c, int i, struct setup_choice *choice)
{
    if (i >= c->count[FACTION])
        return false;
    const struct thing_def *f = &c->def[c->first[FACTION] + i];
    *choice = (struct setup_choice){f->called, f->name};
    return true;
}

static bool layout_at(const struct imperium_content *c, int i, struct setup_choice *choice)
{
    if (i >= c->layouts || c->layout[i].open)
        return false;
    *choice = (struct setup_choice){c->layout[i].id, c->layout[i].name};
    return true;
}

static int layout_players(const struct imperium_content *c, const char *id)
{
    for (int n = 0; n < c->layouts; n++)
        if (!strcmp(c->layout[n].id, id))
            return c->layout[n].players;
    return 0;
}

static const struct setup_choice goals[] = {{"10", "10 points"}, {"14", "14 points"}, {0}};
static const struct setup_choice rules_choices[] = {
    {"reference", "Rules reference"}, {"published", "As published"}, {0}};
static const struct setup_choice token_choices[] = {
    {"free", "Stand where they like"}, {"accompanied", "Need a plastic piece beside them"}, {0}};
static const struct setup_choice expansion_choices[] = {
    {"on", "With Prophecy of Kings"}, {"off", "Base game alone"}, {0}};
static const struct setup_choice codex_choices[] = {
    {"off", "Without"}, {"on", "With its cards, added and reprinted"}, {0}};
static const struct setup_choice map_choices[] = {{"usual", "Premade, by the number of players"},
                                                  {0}};
static const struct setup_choice deal_choices[] = {
    {"random", "At random, if a seat names none"},
    {"pick", "Picked in turn, the speaker first"},
    {"draft", "Drafted with slices of the galaxy and places"},
    {0}};
static const struct setup_choice faction_choices[] = {{"random", "At random"}, {0}};
static const struct setup_choice round_choices[] = {
    {"0", "No limit"}, {"1", "1"}, {"2", "2"}, {"3", "3"}, {"4", "4"}, {"5", "5"}, {"6", "6"}, {0}};
static const struct setup_choice speaker_choices[] = {{"random", "At random"}, {0}};

const struct setup_option game_setup[] = {
    {.key = "map",
     .label = "Galaxy",
     .choices = map_choices,
     .listed = layout_at,
     .players = layout_players,
     .takes = TAKES_TEXT,
     .own = "a map string: tile numbers ring by ring from the north, 0 homes, -1 nothing"},
    {.key = "factions", .label = "Factions", .choices = deal_choices},
    {.key = "points", .label = "Victory points", .choices = goals},
    {.key = "rules", .label = "Disputed rules", .choices = rules_choices},
    {.key = "tokens", .label = "Fighter and infantry tokens", .choices = token_choices},
    {.key = "expansion", .label = "Expansion", .choices = expansion_choices},
    {.key = "codex", .label = "Codex", .choices = codex_choices},
    {.key = "rounds", .label = "Rounds at most", .choices = round_choices},
    {.key = "speaker", .label = "Speaker", .choices = speaker_choices, .takes = TAKES_SEAT},
    {.key = "faction",
     .label = "Faction",
     .per_seat = true,
     .alike = true,
     .choices = faction_choices,
     .listed = faction_at},
    {0},
};
const char *const game_seat_keys[] = {"name", "bot", NULL};

/* A draft lays slices, the base game has the maps of first games for up to six. */
static bool is_usual(const struct arb_run *g, const struct layout *l)
{
    if (l->players != g->block->seats)
        return false;
    if (variant(g, DRAFTED))
        return l->drafted;
    if (!variant(g, BASE_ONLY))
        return l->fixed && !l->first_game;
    return l->fixed && l->first_game;
}

static const struct layout *layout_named(const struct arb_run *g, const char *id)
{
    for (int n = 0; n < g->c->layouts; n++) {
        const struct layout *l = &g->c->layout[n];
        if (!strcmp(id, "usual") ? is_usual(g, l) : !l->open && !strcmp(l->id, id))
            return l;
    }
    return NULL;
}

void use_chart(struct arb_run *g, const struct chart *chart)
{
    memcpy(g->s->touching, chart->touching, sizeof g->s->touching);
    memcpy(g->s->lane, chart->lane, sizeof g->s->lane);
    g->s->edge = chart->edge | BIT(layout(g)->creuss) | BIT(layout(g)->nexus);
    RULES("39.2", "39.2a", "100.1+3");
}

/* Are the tiles of a galaxy in the box, those that lie there and those that are dealt? */
static bool is_in_box(const struct arb_run *g, const struct layout *l)
{
    for (int position = 0; position < POSITIONS; position++) {
        const struct thing_def *tile = &g->c->def[g->c->tile[l->tile[position]]];
        if (variant(g, BASE_ONLY) &&
            (l->lane[position] || (l->tile[position] && !is_tile_in_box(g, tile))))
            return false;
    }
    return l->blue * l->players + l->speaker_blue <= undealt_count(g, BACK_BLUE) &&
           l->red * l->players + l->speaker_red <= undealt_count(g, BACK_RED);
}

/* 39.2 The edge of the board is found when its layout is read (chart.c). */
static bool use_layout(struct arb_run *g, const struct layout *l, struct arb_error *err)
{
    if (l->players != g->block->seats)
        return arb_fail(err, "this galaxy is for %d players", l->players);
    if (variant(g, DRAFTED) && !l->drafted)
        return arb_fail(err, "this galaxy has no slices: a draft takes \"usual\"");
    if (!is_in_box(g, l))
        return arb_fail(err, "this galaxy needs the tiles of the expansion");
    g->s->layout = (uint8_t)(l - g->c->layout);
    memcpy(g->s->touching, l->touching, sizeof g->s->touching);
    memcpy(g->s->lane, l->lane, sizeof g->s->lane);
    memcpy(g->s->home_at, l->home, sizeof g->s->home_at);
    g->s->edge = l->edge;
    RULES("39.2", "39.2a", "100.1+3");
    return true;
}

/* A galaxy by its name, or one that is written out (map_text.c). */
static bool read_map(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    const char *said = json_string_value(json_object_get(setup, "map"));
    const struct layout *l = layout_named(g, said ? said : "usual");
    if (l)
        return use_layout(g, l, err);
    if (!said || !strcmp(said, "usual"))
        return arb_fail(err, "there is no usual galaxy for %d players of the base game alone",
                        g->block->seats);
    if (variant(g, DRAFTED))
        return arb_fail(err, "a draft lays the galaxy itself: its map is \"usual\"");
    return read_map_text(g, said, err);
}

/* Tiles, units, cards. */

static int mecatol_tile(const struct arb_run *g)
{
    int n = 0;
    while (g->c->def[g->c->tile[n]].kind != TILE_MECATOL || !g->c->tile[n])
        n++;
    return n;
}

static int tile_of_kind(const struct arb_run *g, int kind)
{
    for (int n = 1; n < TILES; n++)
        if (g->c->tile[n] && g->c->def[g->c->tile[n]].kind == kind)
            return n;
    return 0;
}

/* 39.1 Every tile is part of the board. 54.0 Mecatol Rex lies in the middle, 27.0, 54.1 with the
 * custodians. 38.1 Systems without planets get a frontier token, 38.1c, 38.1d anomalies and the
 * gate as well. */
static void lay_galaxy(struct arb_run *g)
{
    const struct layout *l = layout(g);
    RULES("39.1", "54.0", "54.1", "27.0");
    lay_tile(g, MECATOL, mecatol_tile(g));
    g->s->custodians = 1;
    for (int position = 1; position < POSITIONS; position++) {
        int cell = l->cell[position], tile = l->open ? g->s->tile[cell] : l->tile[position];
        if (cell && tile)
            lay_tile(g, cell, tile);
    }
    if (!variant(g, BASE_ONLY))
        lay_nexus(g, tile_of_kind(g, TILE_NEXUS));
}

static void put_frontier_tokens(struct arb_run *g)
{
    if (variant(g, BASE_ONLY))
        return;
    RULES("38.1", "38.1c", "38.1d", "35.4+1");
    EACH_SYSTEM (systems_in_play(g), cell)
        if (!planet_in(g, cell, 0) && cell != layout(g)->nexus)
            g->s->frontier |= BIT(cell);
}

/* 88.2 The home system; that of Creuss lies beside the map, and a gate in its place (39.2a). */
static void lay_home(struct arb_run *g, int seat)
{
    const struct thing_def *f = def_of(g, SHEETS + seat);
    int cell = layout(g)->cell[g->s->home_at[seat]];
    const struct thing_def *tile = &g->c->def[g->c->tile[f->number]];
    if (tile->wormholes >> DELTA & 1) {
        lay_tile(g, cell, tile_of_kind(g, TILE_GATE));
        ACTS_IN_CODE(IN_CODE_CREUSS_GATE);
        cell = layout(g)->creuss;
    }
    lay_tile(g, cell, f->number);
    player(g, seat)->home = (uint8_t)cell;
}

static bool begins_in_space(const struct arb_run *g, int seat, int unit)
{
    return is_ship(unit) || unit_def(g, seat, unit)->floats;
}

/* 25.0 Every planet of the home system is controlled, readied. Ships begin in its space. */
static void settle_home(struct arb_run *g, int seat)
{
    const struct thing_def *f = def_of(g, SHEETS + seat);
    int home = player(g, seat)->home;
    RULE("25.0");
    EACH_PLANET (g, home, planet) {
        g->s->controller[planet] = (uint8_t)(seat + 1);
        player(g, seat)->planets[planet >> 6] |= BIT(planet & 63);
    }
    for (int unit = 0; unit < UNITS; unit++)
        if (f->fleet[unit] && begins_in_space(g, seat, unit))
            add_units(g, home, seat, unit, f->fleet[unit]);
}

static void set_up_seat(struct arb_run *g, int seat)
{
    const struct thing_def *f = def_of(g, SHEETS + seat);
    struct player *p = player(g, seat);
    RULES("20.1", "98.3", "50.1", "51.2", "51.4", "55.2");
    p->pool[POOL_TACTIC] = p->pool[POOL_FLEET] = 3;
    p->pool[POOL_STRATEGY] = 2;
    for (int unit = 0; unit < UNITS; unit++) {
        int own = edition(g)->unit[p->faction][unit][0];
        p->unit[unit] = (uint16_t)(own ? own : edition(g)->unit[0][unit][0]);
    }
    for (int i = 0; i < 4; i++)
        if (f->tech[i])
            gain_tech(g, seat, in_print(g, f->tech[i]), "90.1");
    lay_home(g, seat);
    settle_home(g, seat);
    for (int home = 0; home < layout(g)->players; home++)
        if (layout(g)->home[home] == g->s->home_at[seat])
            add_wares(g, seat, WARE_GOODS, layout(g)->goods[home]);
    index_thing(g, SHEETS + seat);
    for (int unit = 0; unit < UNITS; unit++)
        index_thing(g, UNIT_CARDS + seat * UNITS + unit);
}

/* Which cards are in this game, and where: 2.0, 7.0, 35.2a, 61.1, 69.0, 73.0, 83.2. */
static int first_zone(const struct arb_run *g, int card)
{
    const struct thing_def *d = def_of(g, card);
    bool pok = !variant(g, BASE_ONLY);
    if (d->box == BOX_CODEX ? !variant(g, CODEX) : d->box == BOX_POK && !pok)
        return ZONE_OUT;
    switch (d->type) {
    case STRATEGY:
        return ZONE_STRATEGY;
    case PUBLIC:
        return d->level == 1 ? ZONE_STAGE_1 : ZONE_STAGE_2;
    case SECRET:
        return ZONE_SECRETS;
    case ACTION_CARD:
        return ZONE_ACTIONS;
    case AGENDA:
        return d->removed && pok ? ZONE_OUT : ZONE_AGENDAS;
    case EXPLORATION:
        return pok ? ZONE_EXPLORE + d->level : ZONE_OUT;
    case RELIC:
        return pok ? ZONE_RELICS : ZONE_OUT;
    case LEGENDARY:
        return pok ? ZONE_LEGENDARY : ZONE_OUT;
    default:
        return ZONE_OUT; /* notes and leaders: when seats have factions */
    }
}

static void deal_decks(struct arb_run *g)
{
    for (int card = 1; card <= g->c->cards; card++) {
        count_hidden(g, card, ZONE_NONE, first_zone(g, card));
        arb_move(g->s->zone, g->s->link, (uint16_t)card, (uint8_t)first_zone(g, card), ARB_BOTTOM);
    }
    for (int zone = ZONE_ACTIONS; zone <= ZONE_RELICS; zone++)
        if (zone != ZONE_LAWS)
            arb_shuffle(g->s->zone, g->s->link, (uint8_t)zone);
    RULES("61.13", "80.6+1");
    g->s->laid[0] = g->s->laid[1] = 5;
}

/* 69.0 Notes of one's colour and faction; 50.1, 51.2a leaders. */
static void deal_own_cards(struct arb_run *g, int seat)
{
    for (int i = 0; i < g->c->cards_of[NOTE]; i++) {
        int card = g->c->first_card[NOTE] + i;
        if (note_owner(g, card) != seat || !first_zone_allowed(g, card))
            continue;
        put_card(g, card, ZONE_NOTES + seat, ARB_BOTTOM);
        ACTS(SHEETS + seat, def_of(g, card)->other_name);
        if (may_not_receive(g, seat, card)) /* not even from the box */
            put_card(g, card, ZONE_PURGED, ARB_TOP);
    }
    for (int i = 0; i < g->c->cards_of[LEADER]; i++) {
        int card = g->c->first_card[LEADER] + i;
        if (def_of(g, card)->faction == player(g, seat)->faction && !variant(g, BASE_ONLY)) {
            RULES("51.2a", "51.2b");
            put_card(g, card, ZONE_LEADERS + seat, ARB_BOTTOM);
            ACTS(SHEETS + seat, def_of(g, card)->other_name);
        }
    }
}

bool first_zone_allowed(const struct arb_run *g, int card)
{
    int box = def_of(g, card)->box;
    return box == BOX_BASE || (box == BOX_POK && !variant(g, BASE_ONLY)) ||
           (box == BOX_CODEX && variant(g, CODEX));
}

/* Flows. */

FLOW(keep_secret)
{
    BEGIN;
    ASK(SEAT(L->seat), "61.20", "Which secret objective do you give back?", 0, {
        EACH_IN (g->s->zone, g->s->link, ZONE_SECRET + L->seat, card)
            offer_option(g, VERB_RETURN, card, 0, 0);
    });
    RETURN(chosen(g)->a);
    END;
}

/* 61.20 Two are dealt, one is kept. */
FLOW(deal_secrets)
{
    BEGIN;
    for (L->seat = 0; L->seat < g->block->seats; L->seat++)
        for (L->n = 0; L->n < 2; L->n++) {
            CALL(top_thing, .zone = ZONE_SECRETS);
            put_card(g, result(g), ZONE_SECRET + L->seat, ARB_BOTTOM);
        }
    CALL_EACH(seat_mask(g), keep_secret);
    EACH_SEAT_FROM (g, 0, seat)
        put_card(g, result_of(g, seat), ZONE_SECRETS, ARB_BOTTOM);
    RULE("61.20");
    shuffle_pile(g, ZONE_SECRETS);
    END;
}

/* The planets of a home system, the one with the most resources first. */
static int home_planet(const struct arb_run *g, int seat, int n)
{
    int home = player(g, seat)->home, best = planet_in(g, home, 0);
    EACH_PLANET (g, home, planet)
        if (planet_def(g, planet)->stat[STAT_RESOURCES] > planet_def(g, best)->stat[STAT_RESOURCES])
            best = planet;
    if (!n)
        return best;
    EACH_PLANET (g, home, planet)
        if (planet != best && --n == 0)
            return planet;
    return 0;
}

static void offer_home_planets(struct arb_run *g, int seat, int verb, int unit)
{
    for (int n = 0; home_planet(g, seat, n); n++)
        offer_option(g, verb, home_planet(g, seat, n), unit, 0);
}

/* Ground forces and structures begin on the planets of the home system: all on one, or shared out
 * one by one. */
FLOW(settle_units)
{
    BEGIN;
    L->planet = (uint8_t)home_planet(g, L->seat, 0);
    if (home_planet(g, L->seat, 1)) {
        ASK(SEAT(L->seat), "96.3", "On which planet do your units begin?", 0, {
            offer_home_planets(g, L->seat, VERB_SETTLE_ALL, 0);
            offer_option(g, VERB_SETTLE_EACH, 0, 0, 0);
        });
        L->planet = (uint8_t)(chosen(g)->verb == VERB_SETTLE_ALL ? chosen(g)->a : 0);
    }
    for (L->unit = 0; L->unit < UNITS; L->unit++)
        for (L->n = begins_in_space(g, L->seat, L->unit)
                        ? 0
                        : def_of(g, SHEETS + L->seat)->fleet[L->unit];
             L->n > 0; L->n--) {
            if (!L->planet) {
                ASK(SEAT(L->seat), "96.3", "On which planet does it begin?", 0,
                    { offer_home_planets(g, L->seat, VERB_SETTLE, L->unit); });
                add_units(g, PLACE_PLANET + chosen(g)->a, L->seat, L->unit, 1);
            } else {
                add_units(g, PLACE_PLANET + L->planet, L->seat, L->unit, 1);
            }
        }
    END;
}

/* 80.1 By chance, unless it was agreed on. */
FLOW(choose_speaker)
{
    BEGIN;
    if (g->s->speaker == NOBODY) {
        CHANCE(g->block->seats, "80.1", "Who is the first speaker?", 0, {
            for (int seat = 0; seat < g->block->seats; seat++)
                offer_option(g, VERB_IS_SPEAKER, seat, 0, 0);
        });
        g->s->speaker = (uint8_t)chosen(g)->a;
    }
    END;
}

FLOW(set_up_galaxy)
{
    BEGIN;
    if (variant(g, DRAFTED))
        CALL(draft_all);
    else
        CALL(choose_speaker);
    tell(g, EVENT_BEGINS, "80.1", g->s->speaker, 0, 0);
    if (!variant(g, DRAFTED))
        CALL(choose_factions);
    lay_galaxy(g);
    if (!layout(g)->fixed && !layout(g)->open && !variant(g, DRAFTED))
        CALL(build_galaxy);
    EACH_SEAT_FROM (g, 0, seat) {
        set_up_seat(g, seat);
        deal_own_cards(g, seat);
    }
    put_frontier_tokens(g);
    for (L->n = 0; L->n < g->block->seats; L->n++)
        CALL(settle_units, .seat = (uint8_t)seat_from(g, g->s->speaker, L->n));
    for (L->seat = 0; L->seat < g->block->seats; L->seat++)
        for (L->n = def_of(g, SHEETS + L->seat)->chooses; L->n > 0; L->n--)
            CALL(research, .seat = L->seat, .only = def_of(g, SHEETS + L->seat)->choice[0] ? 2 : 1);
    CALL(deal_secrets);
    for (L->n = 0; L->n < 2; L->n++) {
        RULE("61.13a");
        CALL(reveal_objective);
    }
    SETTLE;
    END;
}

/* 40.0 Strategy, action, status, agenda; 40.1, 8.0+1 the last only when the custodians are gone. */
FLOW(galaxy_play)
{
    BEGIN;
    CALL(set_up_galaxy);
    for (g->s->round = 1;; g->s->round++) {
        RULE("40.0");
        tell(g, EVENT_ROUND, "40.0", g->s->round, 0, 0);
        CALL(strategy_phase);
        CALL(action_phase);
        CALL(status_phase);
        if (!g->s->custodians) {
            RULES("8.0+2", "27.4", "81.s8+1");
            CALL(agenda_phase);
        } else {
            RULES("40.1", "8.0+1", "81.s8+2");
        }
        end_lasting(g, UNTIL_ROUND, 0);
        for (L->seat = 0; L->seat < g->block->seats; L->seat++) /* 37.3 What let fleets be larger */
            CALL(keep_all_fleets, .seat = L->seat);
        forget_uses(g, LIMIT_ROUND);
        if (g->s->round == g->s->last_round) {
            end_play(g, NOBODY);
            RETURN(0);
        }
    }
    END;
}

/* The block. */

static int faction_named(const struct imperium_content *c, const char *name)
{
    for (int f = 0; name && f < c->count[FACTION]; f++)
        if (!strcmp(c->def[c->first[FACTION] + f].called, name))
            return f + 1;
    return 0;
}

static bool read_factions(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    for (int seat = 0; seat < g->block->seats; seat++) {
        const json_t *said = json_object_get(json_array_get(seats, (size_t)seat), "faction");
        player(g, seat)->faction = (uint8_t)faction_named(g->c, json_string_value(said));
        if (player(g, seat)->faction && variant(g, DRAFTED))
            return arb_fail(err, "factions are drafted: no seat names its own");
        if (player(g, seat)->faction && !is_faction_here(g, player(g, seat)->faction))
            return arb_fail(err, "%s cannot be played in this galaxy",
                            g->c->def[g->c->first[FACTION] + player(g, seat)->faction - 1].name);
        for (int other = 0; other < seat; other++)
            if (player(g, seat)->faction && player(g, seat)->faction == player(g, other)->faction)
                return arb_fail(err, "two seats cannot play the same faction");
    }
    return true;
}

bool imperium_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    enum { SEATS_OF_BASE = 6 };
    json_t *doc;
    if (!basis_enter(g, setup, &doc, err))
        return false;
    setup_variants(g, setup);
    if (variant(g, BASE_ONLY) && g->block->seats > SEATS_OF_BASE)
        return arb_fail(err, "the base game alone is for 3 to %d players", SEATS_OF_BASE);
    if (!read_map(g, setup, err))
        return false;
    g->s->goal = (uint8_t)atoi(setup_chosen(g->c, setup, "points"));
    g->s->last_round = (uint8_t)atoi(setup_chosen(g->c, setup, "rounds"));
    const json_t *speaker = json_object_get(setup, "speaker");
    g->s->speaker = (uint8_t)(json_is_integer(speaker) ? json_integer_value(speaker) : NOBODY);
    g->s->phase = PHASE_SETUP;
    for (int seat = 0; seat < g->block->seats; seat++)
        g->s->order[seat] = (uint8_t)seat;
    for (int seat = 0; seat < g->block->seats; seat++)
        g->s->next_seat[seat] = (uint8_t)((seat + 1) % g->block->seats);
    if (!read_factions(g, setup, err))
        return false;
    units_init(g);
    index_init(g);
    deal_decks(g);
    BASIS_BEGIN(galaxy_play);
    return true;
}

void imperium_side(const struct arb_run *g, int seat, struct arb_text *out)
{
    arb_say(out, "%s", player(g, seat)->faction ? def_of(g, SHEETS + seat)->called : "?");
}
