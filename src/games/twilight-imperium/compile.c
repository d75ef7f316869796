/* Packs become content: definitions of everything that has a name, and the cards that are made of
 * them. What a word of the pack takes stands in pack_words.h. */
#include "kit_config.h"

#include "compile_part.h"

const char *const box_words[] = {"base", "pok", "codex", NULL};
const char *const back_words[] = {"none", "green", "blue", "red", NULL};
const char *const tile_words[] = {"home", "mecatol", "planets", "empty",     "wormhole", "anomaly",
                                  "gate", "nexus",   "special", "hyperlane", NULL};
const char *const colour_words[] = {"none", "blue", "green", "red", "yellow", NULL};
const char *const score_words[] = {"status", "action", "agenda", NULL};
const char *const elect_words[] = {"nothing",
                                   "Player",
                                   "Planet",
                                   "Cultural planet",
                                   "Hazardous planet",
                                   "Industrial planet",
                                   "Non-home planet other than Mecatol Rex",
                                   "Law",
                                   "Scored secret objective",
                                   "Strategy card",
                                   "Outcomes of the hidden agenda",
                                   NULL};
const char *const deck_words[] = {"cultural", "hazardous", "industrial", "frontier", NULL};
const char *const explore_words[] = {"instant", "attach", "fragment", "keep", "token", NULL};
const char *const role_words[] = {"agent", "commander", "hero", NULL};
const char *const trait_words[] = {"cultural", "hazardous", "industrial", NULL};
const char *const anomaly_words[] = {"asteroid field", "nebula", "supernova", "gravity rift", NULL};
const char *const wormhole_words[] = {"alpha", "beta", "gamma", "delta", NULL};

/* Definitions. */

static struct edition *boxes(const struct compiler *k)
{
    return &k->c->edition[EDITION_BOXES];
}

/* One that the boxes have, by its type and name; 0: there is none. */
static int find_def(const struct compiler *k, int type, const char *name)
{
    for (int i = 0; name && i < k->c->count[type]; i++)
        if (!strcmp(k->c->def[k->c->first[type] + i].name, name))
            return k->c->first[type] + i;
    return 0;
}

/* What the Codex printed anew comes behind all that the boxes have, which refers to it. */
static void count_def(struct compiler *k, int type, int number)
{
    if (k->anew) {
        int former = find_def(k, type, k->c->def[number].name);
        k->c->def[former].anew = (uint16_t)number;
        k->c->def[number].former = (uint16_t)former;
        return;
    }
    if (!k->c->first[type])
        k->c->first[type] = (uint16_t)number;
    k->c->count[type]++;
}

int add_def(struct compiler *k, const struct arb_node *body, int type, int form)
{
    struct thing_def def = {.type = (uint8_t)type,
                            .name = keep_text(k, k->r.declaration->name),
                            .text = keep_text(k, arb_read_string(&k->r, body, "text", false)),
                            .copies = 1};
    check_fields(k, body, form);
    read_printed_fields(k, body, form, &def);
    read_stats(k, body, form, false, def.stat);
    arb_go_on(&k->r);
    int number = ADD(k, k->c->def, k->c->defs, def);
    if (k->r.failed)
        return 0;
    count_def(k, type, number);
    k->c->def[number].title = (uint16_t)add_title(k, k->r.declaration->name);
    struct ability_range own = read_abilities(k, number, body);
    k->c->def[number].own = (struct abilities){own.first, own.count};
    arb_go_on(&k->r);
    return number;
}

int read_bits(struct compiler *k, const struct arb_node *body, const char *key,
              const char *const *words)
{
    const struct arb_node *list = arb_field_of(body, key);
    int bits = 0;
    EACH_ITEM (k, list, i)
        bits |= 1 << arb_word_of(&k->r, list->item[i], words);
    return bits;
}

int def_named(struct compiler *k, const struct arb_node *at, int type, const char *name)
{
    int number = find_def(k, type, name);
    if (!number)
        arb_pack_error(&k->r, at, "there is no %s \"%s\"", type_names[type], name ? name : "");
    return number;
}

void game_before_packs(struct compiler *k)
{
    struct thing_def nothing = {.name = NULL};
    for (int i = 0; i < STATS; i++)
        nothing.stat[i] = NO_VALUE;
    ADD(k, k->c->def, k->c->defs, nothing);
    for (int i = 0; i < k->packs->declarations; i++) /* sheets name cards that are read later */
        add_title(k, k->packs->declaration[i].name);
}

/* The number of the faction that a definition names by its short name, from 1; 0: it names none. */
static int faction_of(struct compiler *k, const struct thing_def *d)
{
    const char *name = d->faction_name ? k->c->text[d->faction_name] : NULL;
    for (int i = 0; name && i < k->c->count[FACTION]; i++)
        if (!strcmp(k->c->def[k->c->first[FACTION] + i].called, name))
            return i + 1;
    if (name)
        arb_pack_error(&k->r, NULL, "there is no faction \"%s\"", name);
    return 0;
}

/* Readers. */

void read_die(struct compiler *k, const struct arb_node *body)
{
    declare_die(k, body, &k->c->die[0]);
}

/* 44 Which sides of a hyperlane tile are joined: "0-2". */
static void read_lane(struct compiler *k, const struct arb_node *body, int tile)
{
    static const char *const faces[] = {"A", "B", NULL};
    const struct arb_node *list = arb_field_of(body, "lanes");
    int face = arb_read_word(&k->r, body, "side", faces, ARB_REQUIRED), a, b;
    if (k->r.failed)
        return;
    EACH_ITEM (k, list, i) {
        if (tile < LANE_FIRST || tile >= LANE_FIRST + LANE_TILES || !is_string(list->item[i]) ||
            sscanf(list->item[i]->string, "%1d-%1d", &a, &b) != 2 || a > 5 || b > 5) {
            arb_pack_error(&k->r, list, "sides are joined as in \"0-2\", of tiles %d to %d",
                           LANE_FIRST, LANE_FIRST + LANE_TILES - 1);
            return;
        }
        k->c->lanes[tile - LANE_FIRST][face][a] |= (uint8_t)(1 << b);
        k->c->lanes[tile - LANE_FIRST][face][b] |= (uint8_t)(1 << a);
    }
}

void read_tile(struct compiler *k, const struct arb_node *body)
{
    int number = add_def(k, body, SYSTEM, SYSTEM);
    struct thing_def *d = &k->c->def[number];
    if (!number)
        return;
    d->anomalies = (uint8_t)read_bits(k, body, "anomalies", anomaly_words);
    d->wormholes = (uint8_t)read_bits(k, body, "wormholes", wormhole_words);
    if (d->kind == TILE_HYPERLANE)
        read_lane(k, body, d->number);
    else
        k->c->tile[d->number] = (uint16_t)number;
}

/* Planets are told to their tiles. */
void read_planet(struct compiler *k, const struct arb_node *body)
{
    int number = add_def(k, body, PLANET, PLANET);
    if (!number || !declare_room(k, k->c->count[PLANET], PLANETS_MOST))
        return;
    struct thing_def *d = &k->c->def[number];
    d->traits = (uint8_t)read_bits(k, body, "traits", trait_words);
    if (!d->number)
        return;
    struct thing_def *tile = &k->c->def[k->c->tile[d->number]];
    int n = 0;
    while (n < PLANETS_IN_TILE && tile->planet[n])
        n++;
    if (!k->c->tile[d->number] || n == PLANETS_IN_TILE)
        arb_pack_error(&k->r, arb_field_of(body, "tile"), "there is no room on such a tile");
    else
        tile->planet[n] = (uint8_t)k->c->count[PLANET];
}

static void read_fleet(struct compiler *k, const struct arb_node *body, struct thing_def *d)
{
    const struct arb_node *fleet = arb_field_of(body, "fleet");
    for (int unit = 0; fleet && unit < UNITS; unit++)
        d->fleet[unit] = (uint8_t)arb_read_int(&k->r, fleet, type_names[FIGHTER + unit], 0, 9, 0);
}

/* Names of technologies, which are declared later: as texts until then. */
static void read_tech_names(struct compiler *k, const struct arb_node *list, int first,
                            uint16_t out[4])
{
    for (int i = first; list && i < list->items && i - first < 4; i++)
        if (is_string(list->item[i]))
            out[i - first] = (uint16_t)add_text(k, list->item[i]->string);
}

void read_faction(struct compiler *k, const struct arb_node *body)
{
    const struct arb_node *choice = arb_field_of(body, "choice");
    int number = add_def(k, body, FACTION, FACTION);
    if (!number || !declare_room(k, k->c->count[FACTION], FACTIONS))
        return;
    struct thing_def *d = &k->c->def[number];
    d->faction = (uint8_t)k->c->count[FACTION];
    read_fleet(k, body, d);
    read_tech_names(k, arb_field_of(body, "technologies"), 0, d->tech);
    if (choice && choice->items) {
        d->chooses = (uint8_t)choice->item[0]->number;
        read_tech_names(k, choice, 1, d->choice);
    }
}

static void read_needs(struct compiler *k, const struct arb_node *body, struct thing_def *d)
{
    static const char letters[] = " BGRY";
    const char *needs = arb_read_string(&k->r, body, "needs", false);
    for (; needs && *needs; needs++) {
        const char *at = strchr(letters + 1, *needs);
        if (at)
            d->needs[at - letters]++;
        else
            arb_pack_error(&k->r, arb_field_of(body, "needs"), "needs are written in B, G, R, Y");
    }
}

/* Its place among those of its faction, or of everybody. */
static void give_slot(struct compiler *k, struct thing_def *d, int number)
{
    uint16_t *slots = d->faction ? boxes(k)->tech[d->faction] : boxes(k)->tech_common;
    int most = d->faction ? FACTION_TECHS : COMMON_TECHS, slot = 0;
    while (slot < most && slots[slot])
        slot++;
    if (declare_room(k, slot + 1, most)) {
        slots[slot] = (uint16_t)number;
        d->level = (uint8_t)slot;
    }
}

void read_technology(struct compiler *k, const struct arb_node *body)
{
    int number = add_def(k, body, TECHNOLOGY, TECHNOLOGY);
    if (!number)
        return;
    struct thing_def *d = &k->c->def[number];
    read_needs(k, body, d);
    d->faction = (uint8_t)faction_of(k, d);
    if (d->other_name)
        d->other = (uint16_t)def_named(k, body, TECHNOLOGY, k->c->text[d->other_name]);
    if (k->anew)
        d->level = k->c->def[d->former].level;
    else
        give_slot(k, d, number);
}

void read_unit(struct compiler *k, const struct arb_node *body)
{
    int type = FIGHTER + arb_read_word(&k->r, body, "type", type_names + FIGHTER, ARB_REQUIRED);
    if (k->r.failed)
        return;
    int number = add_def(k, body, type, FIGHTER);
    if (!number)
        return;
    struct thing_def *d = &k->c->def[number];
    d->unit = (uint8_t)(type - FIGHTER);
    d->faction = (uint8_t)faction_of(k, d);
    d->anomalies = (uint8_t)read_bits(k, body, "anomalies", anomaly_words);
    d->wormholes = (uint8_t)read_bits(k, body, "wormholes", wormhole_words);
    d->stat[STAT_SUSTAIN] = arb_read_bool(&k->r, body, "sustain", false);
    d->stat[STAT_SHIELD] = arb_read_bool(&k->r, body, "shield", false);
    for (int stat = STAT_COMBAT_ROLL; stat <= STAT_CANNON_ROLL; stat++)
        d->stat[stat] = 0;
    static const int one[] = {STAT_PER_COST, STAT_DICE, STAT_BARRAGE_DICE, STAT_BOMBARDMENT_DICE,
                              STAT_CANNON_DICE};
    for (size_t i = 0; i < sizeof one / sizeof *one; i++)
        if (d->stat[one[i]] == NO_VALUE)
            d->stat[one[i]] = 1; /* 15.s1b+1, 77.3b+1 */
    if (d->other_name)
        d->other = (uint16_t)def_named(k, body, TECHNOLOGY, k->c->text[d->other_name]);
    /* What has no upgrade may have another side. */
    if (!k->anew)
        boxes(k)->unit[d->faction][d->unit][d->kind == 2 ? 1 : d->level - 1] = (uint16_t)number;
}

/* Cards. */

static int read_card(struct compiler *k, const struct arb_node *body, int type, int copies)
{
    int number = add_def(k, body, type, type);
    if (!number)
        return 0;
    struct thing_def *d = &k->c->def[number];
    d->faction = (uint8_t)faction_of(k, d);
    copies = copies ? copies : d->copies;
    if (k->anew)
        return number;
    if (!declare_room(k, k->c->cards + copies, CARDS))
        return 0;
    if (!k->c->first_card[type])
        k->c->first_card[type] = (uint16_t)(k->c->cards + 1);
    for (int copy = 0; copy < copies; copy++) {
        boxes(k)->card[++k->c->cards] = (uint16_t)number;
        k->c->copy[k->c->cards] = (uint8_t)copy;
        k->c->cards_of[type]++;
    }
    return number;
}

void read_strategy(struct compiler *k, const struct arb_node *body)
{
    int number = read_card(k, body, STRATEGY, 1);
    if (number && k->c->def[number].number != k->c->count[STRATEGY])
        arb_pack_error(&k->r, body, "strategy cards are declared in the order of initiative");
}

/* 61.4, 61.10 What an objective requires and what it takes. */
static void read_objective(struct compiler *k, const struct arb_node *body, int type)
{
    int number = read_card(k, body, type, 1);
    if (!number)
        return;
    k->knows = 0;
    int condition = read_condition(k, arb_field_of(body, "needs"));
    int cost = arb_field_of(body, "spend") ? read_costs(k, arb_field_of(body, "spend"), false) : 0;
    k->c->def[number].condition = (uint16_t)condition;
    k->c->def[number].cost = (uint16_t)cost;
}

void read_public(struct compiler *k, const struct arb_node *body)
{
    read_objective(k, body, PUBLIC);
}
void read_secret(struct compiler *k, const struct arb_node *body)
{
    read_objective(k, body, SECRET);
}
void read_action_card(struct compiler *k, const struct arb_node *body)
{
    read_card(k, body, ACTION_CARD, 0);
}
void read_agenda(struct compiler *k, const struct arb_node *body)
{
    int number = read_card(k, body, AGENDA, 1);
    if (!number)
        return;
    k->knows = 0;
    int condition = read_condition(k, arb_field_of(body, "needs"));
    k->c->def[number].condition = (uint16_t)condition;
}
void read_exploration(struct compiler *k, const struct arb_node *body)
{
    read_card(k, body, EXPLORATION, 0);
}
void read_relic(struct compiler *k, const struct arb_node *body)
{
    read_card(k, body, RELIC, 1);
}
/* 69.0 A note without a faction is in every colour. */
void read_note(struct compiler *k, const struct arb_node *body)
{
    int number = read_card(k, body, NOTE, arb_field_of(body, "faction") ? 1 : SEATS);
    if (number)
        k->c->def[number].traits = (uint8_t)read_bits(k, body, "traits", trait_words);
}
/* 51.6+1 What a commander waits for. */
void read_leader(struct compiler *k, const struct arb_node *body)
{
    int number = read_card(k, body, LEADER, 1);
    if (!number || !arb_field_of(body, "needs"))
        return;
    k->knows = 0;
    int condition = read_condition(k, arb_field_of(body, "needs"));
    k->c->def[number].condition = (uint16_t)condition;
}
void read_legendary(struct compiler *k, const struct arb_node *body)
{
    int number = read_card(k, body, LEGENDARY, 1);
    if (!number)
        return;
    struct thing_def *d = &k->c->def[number];
    int planet = def_named(k, body, PLANET, k->c->text[d->other_name]);
    d->other = (uint16_t)(planet - k->c->first[PLANET] + 1);
}

/* When all is read. */

static void print_anew(const struct compiler *k, uint16_t *def, int count)
{
    for (int i = 0; i < count; i++)
        if (k->c->def[def[i]].anew)
            def[i] = k->c->def[def[i]].anew;
}

/* With the Codex everything is as in the boxes, but for what it printed anew. */
static void make_codex(struct compiler *k)
{
    struct edition *codex = &k->c->edition[EDITION_CODEX];
    *codex = *boxes(k);
    print_anew(k, codex->card, CARDS + 1);
    print_anew(k, codex->unit[0][0], sizeof codex->unit / sizeof(uint16_t));
    print_anew(k, codex->tech_common, COMMON_TECHS);
    print_anew(k, codex->tech[0], sizeof codex->tech / sizeof(uint16_t));
}

static void resolve_names(struct compiler *k, uint16_t names[4])
{
    for (int i = 0; i < 4 && names[i] && !k->r.failed; i++)
        names[i] = (uint16_t)def_named(k, NULL, TECHNOLOGY, k->c->text[names[i]]);
}

void game_after_packs(struct compiler *k)
{
    for (int i = 0; i < k->c->count[FACTION]; i++) {
        struct thing_def *d = &k->c->def[k->c->first[FACTION] + i];
        resolve_names(k, d->tech);
        resolve_names(k, d->choice);
    }
    make_codex(k);
}

bool game_may_have(UNUSED int type, UNUSED enum ability_kind kind)
{
    return true;
}
