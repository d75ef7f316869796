/* Setting up a mission: which one, which characters, where everything begins. */
#include "kit_config.h"

/* What can be set up. */

bool mission_at(const struct epoch_content *c, int n, struct setup_choice *choice)
{
    if (n >= c->missions)
        return false;
    *choice = (struct setup_choice){c->mission[n].id, c->mission[n].name};
    return true;
}

/* The ship is no mission that one could choose. */
static bool listed_mission(const struct epoch_content *c, int n, struct setup_choice *choice)
{
    for (int i = 0; i < c->missions; i++)
        if (!c->mission[i].ship && n-- == 0)
            return mission_at(c, i, choice);
    return false;
}

static bool class_at(const struct epoch_content *c, int n, struct setup_choice *choice)
{
    for (int i = 1; i < c->defs; i++)
        if (c->def[i].type == CLASS_BOARD && !c->def[i].id && n-- == 0) {
            *choice = (struct setup_choice){c->def[i].name, c->def[i].name};
            return true;
        }
    return false;
}

const struct setup_option game_setup[] = {
    {.key = "mission", .label = "Mission", .names = true, .alone = true, .listed = listed_mission},
    CAMPAIGN_OPTION,
    {.key = "characters",
     .label = "Characters",
     .alone = true,
     .choices = (const struct setup_choice[]){{"usual", "One each, at least two"},
                                              {"2", "Two"},
                                              {"3", "Three"},
                                              {"4", "Four"},
                                              {0}}},
    {.key = "difficulty",
     .label = "Adversaries",
     .choices =
         (const struct setup_choice[]){
             {"printed", "As the mission says"}, {"easier", "Easier"}, {"harder", "Harder"}, {0}}},
    {.key = "rounds",
     .label = "Ends after",
     .choices = (const struct setup_choice[]){{"30", "30 rounds"},
                                              {"20", "20 rounds"},
                                              {"60", "60 rounds"},
                                              {"endless", "No number of rounds"},
                                              {0}}},
    {.key = "class",
     .label = "Class",
     .per_seat = true,
     .alone = true,
     .choices = (const struct setup_choice[]){{"any", "Any"}, {0}},
     .listed = class_at},
    {0},
};
const char *const game_seat_keys[] = {"name", "bot", "characters", NULL};

/* Characters. */

static bool has_class(const struct arb_run *g, int def)
{
    for (int f = 1; f <= g->s->characters; f++)
        if (g->s->def[board_of(f)] == def)
            return true;
    return false;
}

/* char.setup.2: the first class, or species, that nobody has. */
static int unused(const struct arb_run *g, enum thing_type type)
{
    int n = 0;
    for (int i = 1; i < g->c->defs; i++)
        if (g->c->def[i].type == type && (type == CLASS_BOARD ? !has_class(g, i) && !g->c->def[i].id
                                                              : n++ == g->s->characters - 1))
            return i;
    return sheet_def(g->c, type, g->c->def[g->s->def[FIRST_SPECIES]].name);
}

/* char.setup.9, .10: what bears the emblem of its class is its own: the starting attachment, and
 * the Medical Kit of a Healer. */
static void give_gear(struct arb_run *g, int figure)
{
    int class_ = g->c->def[g->s->def[board_of(figure)]].class_;
    for (int i = 1; i < g->c->defs; i++)
        if (g->c->def[i].starting && g->c->def[i].class_ == class_)
            add_gear(g, figure, i, 0);
    RULES("char.setup.9", "char.setup.10", "attach.8");
}

/* species.card.3: full HP of the species; char.setup.14: a colour of its own. */
void make_character(struct arb_run *g, int f, int seat, int board_def, int species_def)
{
    g->s->def[board_of(f)] = (uint16_t)board_def;
    g->s->def[species_of(f)] = (uint16_t)species_def;
    uint8_t hp = (uint8_t)g->c->def[species_def].stat[STAT_HP];
    g->s->figure[f] = (struct figure){
        .hp = hp, .max = hp, .def = (uint16_t)board_def, .colour = (uint8_t)(f - 1)};
    g->s->character[f] = (struct character){.seat = (uint8_t)seat, .in_mission = true};
    RULES("char.setup.12", "char.setup.14", "species.card.3");
}

/* A character is the name of its class, or {class, species, gear, nova}. */
void game_enlist(struct arb_run *g, int seat, const json_t *one)
{
    int f = ++g->s->characters;
    int board_def = sheet_def(g->c, CLASS_BOARD, enlist_word(one, "class", true)),
        species_def = sheet_def(g->c, SPECIES, enlist_word(one, "species", false));
    g->s->def[board_of(f)] = 0;
    if (board_def && has_class(g, board_def)) {
        RULE("char.setup.2");
        board_def = 0;
    }
    make_character(g, f, seat, board_def ? board_def : unused(g, CLASS_BOARD),
                   species_def ? species_def : unused(g, SPECIES));
    deal_cards(g, f, 0, 0);
    give_gear(g, f);
    enlist_gear(g, f, one);
    character(g, f)->nova = (uint16_t)json_integer_value(json_object_get(one, "nova"));
}

/* The map and its tokens. */

/* mission.setup.3a: orbs and treasure on their spaces. */
static void put_tokens(struct arb_run *g)
{
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        uint32_t printed = printed_terrain(g, cell);
        bool numbered = printed >> TERRAIN_NUMBER;
        g->s->lying.on[ON_THING][cell] = was_taken(g, cell)   ? 0
                                         : printed & ORB      ? ORB_ACTIVE
                                         : printed & TREASURE ? TREASURE_HERE
                                                              : 0;
        if (g->s->lying.on[ON_THING][cell] == ORB_ACTIVE)
            RULES("mission.setup.3a", numbered ? "mission.setup.3b" : "mission.setup.3d");
        else if (g->s->lying.on[ON_THING][cell])
            RULES("mission.setup.3a", numbered ? "mission.setup.3e" : "mission.setup.3g");
    }
    board_first_gates(board(g), &g->s->shut);
    look_at_all_ground(g);
}

static void put_adversaries(struct arb_run *g)
{
    for (int i = 0; i < mission(g)->placed; i++) {
        const struct placement *p = &g->c->placement[mission(g)->placements + i];
        if (p->from > g->s->characters)
            RULE("mission.setup.7a");
        else if (!g->s->ground.at[p->cell])
            new_adversary(g, p->called, p->cell);
    }
}

/* event.3: an event with a number is in the deck once the campaign has a mark of its name. */
static int copies_in_deck(const struct arb_run *g, int event)
{
    const struct def *def = &g->c->def[event];
    if (!def->number)
        return def->copies;
    RULE("event.3");
    return campaign_has_mark(g, def->name) ? def->copies : 0;
}

/* mission.setup.8a to .8c: five of the first events upon all of the later ones. Which five is left
 * to chance when they are drawn: the early ones lie loose, and all but five are taken away. */
static void put_events(struct arb_run *g)
{
    int thing = FIRST_EVENT;
    for (int late = 1; late >= 0; late--)
        for (int i = 1; i < g->c->defs && thing < FIRST_STAGE; i++)
            for (int n = 0; g->c->def[i].type == EVENT_CARD && g->c->def[i].late == late &&
                            n < copies_in_deck(g, i) && thing < FIRST_STAGE;
                 n++, thing++) {
                g->s->def[thing] = (uint16_t)i;
                arb_move(g->s->zone, g->s->link, (uint16_t)thing,
                         late ? ZONE_EVENTS : ZONE_EVENTS_FIRST, ARB_BOTTOM);
            }
    arb_shuffle(g->s->zone, g->s->link, ZONE_EVENTS);
    arb_shuffle(g->s->zone, g->s->link, ZONE_EVENTS_FIRST);
    RULE("mission.setup.8a");
}

static void put_stages(struct arb_run *g)
{
    g->s->stages = (uint8_t)mission(g)->stages;
    for (int i = 0; i < mission(g)->stages; i++)
        g->s->def[FIRST_STAGE + i] = (uint16_t)(mission(g)->stage + i);
    g->s->event_adversary = mission(g)->adversary;
    index_thing(g, FIRST_STAGE);
}

/* campaign.ship.1: what lies between missions is a play of its own. */
static void begin_aboard(struct arb_run *g)
{
    put_stages(g);
    put_tokens(g);
    BASIS_BEGIN(aboard);
}

static void begin_mission(struct arb_run *g, const json_t *setup)
{
    if (!g->s->characters)
        enlist(g, setup, atoi(setup_chosen(g->c, setup, "characters")));
    if (in_campaign(g) && !ship(g)->sheets)
        adopt_characters(g);
    put_tokens(g);
    put_adversaries(g);
    put_events(g);
    put_stages(g);
    BASIS_BEGIN(mission_play);
}

bool epoch_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    const char *rounds = setup_chosen(g->c, setup, "rounds"),
               *difficulty = setup_chosen(g->c, setup, "difficulty");
    json_t *doc;
    if (!basis_enter(g, setup, &doc, err))
        return false;
    g->s->mission = (uint8_t)basis_record(g, setup);
    g->s->last_round = (uint8_t)atoi(rounds);
    g->s->adjust = (uint8_t)(8 + (*difficulty == 'h') - (*difficulty == 'e'));
    index_init(g);
    if (doc)
        enter_ship(g);
    if (aboard(g))
        begin_aboard(g);
    else
        begin_mission(g, setup);
    json_decref(doc);
    return true;
}

void epoch_side(const struct arb_run *g, int seat, struct arb_text *out)
{
    for (int f = 1; f <= g->s->characters; f++)
        if (character(g, f)->seat == seat) {
            arb_say(out, "%s", title_of(g, f));
            return;
        }
}
