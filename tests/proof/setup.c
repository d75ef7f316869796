/* Chapter 1, and what referees and tests may put on the table; what must always hold. */
#include "kit_config.h"

#include "error.h"

/* ---- What can be set up ---------------------------------------------------------------- */

static json_t *choice(const char *value, const char *label)
{
    return json_pack("{ss ss}", "value", value, "label", label);
}

json_t *isle_describe(const void *content)
{
    const struct isle_content *c = content;
    json_t *scenarios = json_array(), *campaigns = json_array();
    for (int i = 0; i < c->scenarios; i++)
        if (!c->scenario[i].interlude)
            json_array_append_new(scenarios, choice(c->scenario[i].id, c->scenario[i].name));
    json_array_append_new(campaigns, choice("none", "No campaign"));
    for (int i = 0; i < c->campaigns.count; i++)
        json_array_append_new(campaigns,
                              choice(c->campaigns.campaign[i].id, c->campaigns.campaign[i].name));
    return json_pack("[{ss ss sb so ss} {ss ss sb so ss}]", "key", "scenario", "label", "Scenario",
                     "per_seat", 0, "choices", scenarios, "default", c->scenario[0].id, "key",
                     "campaign", "label", "Campaign", "per_seat", 0, "choices", campaigns,
                     "default", "none");
}

/* The scenario a setup names; -1 and words: there is none of that name. */
static int wanted_scenario(const struct isle_content *c, const json_t *setup, struct arb_error *err)
{
    const char *name = json_string_value(json_object_get(setup, "scenario"));
    for (int i = 0; i < c->scenarios; i++)
        if (!name || strcmp(name, c->scenario[i].id) == 0)
            return i;
    arb_fail(err, "There is no such scenario; there is \"%s\", for one.", c->scenario[0].id);
    return -1;
}

bool isle_check_setup(const void *content, const json_t *setup, struct arb_error *err)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)setup, key, value)
        if (!strstr(" game seats players seed scenario campaign ", key))
            return arb_fail(err,
                            "There is no setup option \"%.40s\"; there are scenario and "
                            "campaign.",
                            key);
    return wanted_scenario(content, setup, err) >= 0;
}

static int seats_wanted(const json_t *setup, const json_t *doc)
{
    const json_t *seats = json_object_get(setup, "seats");
    size_t players = json_array_size(json_object_get(doc, "players"));
    if (!seats && players)
        return (int)players;
    if (json_is_array(seats))
        return (int)json_array_size(seats);
    return json_is_integer(seats) ? (int)json_integer_value(seats) : 3;
}

/* 1.1 Expeditions land, 1.2 with their wares, 1.3 the Warden in its lair, the finds hidden;
 * 1.4 the first player has the lead. */
static void set_up(struct arb_run *g, const json_t *doc)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        memcpy(expedition(g, seat)->ware, scenario(g)->ware, sizeof scenario(g)->ware);
        move_piece(g, seat + 1, scenario(g)->landing[seat]);
        if (doc)
            take_along(g, seat, doc);
    }
    move_piece(g, WARDEN, scenario(g)->lair);
    for (uint16_t find = 1; find <= g->c->finds; find++)
        arb_move(g->s->zone, g->s->find, find, ZONE_DECK, ARB_BOTTOM);
    arb_shuffle(g->s->zone, g->s->find, ZONE_DECK);
    RULES("1.1", "1.2", "1.3", "1.4");
}

bool isle_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    json_t *doc = NULL;
    int which = wanted_scenario(g->c, setup, err);
    if (which < 0 || !campaign_read(g->c, setup, &doc, err))
        return false;
    if (doc) {
        RULE("13.1");
        campaign_enter(g, doc);
        which = campaign_part_of(g)->record;
    }
    g->block->seats = (uint8_t)seats_wanted(setup, doc);
    g->s->scenario = (uint8_t)which;
    set_up(g, doc);
    json_decref(doc);
    arb_push(g, FLOW_isle_play, &(struct isle_play){.frame = {0}}, sizeof(struct isle_play));
    return true;
}

/* ---- Arranging -------------------------------------------------------------------------- */

/* A space by its name; 0 and words: there is none. */
static int cell_named(struct arb_run *g, const json_t *name, struct arb_error *err)
{
    int cell = json_is_string(name) ? board_find(board(g), json_string_value(name)) : 0;
    if (!cell)
        arb_fail(err, "A space has a name such as \"C-3\"; this isle has no such space.");
    return cell;
}

static bool arrange_find(struct arb_run *g, int seat, const char *name, struct arb_error *err)
{
    for (uint16_t find = 1; name && find <= g->c->finds; find++)
        if (g->s->find[find].zone == ZONE_DECK && strcmp(g->c->find[find].name, name) == 0) {
            arb_move(g->s->zone, g->s->find, find, (uint8_t)(ZONE_HAND + seat), ARB_BOTTOM);
            return true;
        }
    return arb_fail(err, "No find \"%.40s\" lies hidden on the isle.", name ? name : "");
}

static bool arrange_part(struct arb_run *g, int seat, const char *key, const json_t *value,
                         struct arb_error *err)
{
    struct expedition *e = expedition(g, seat);
    int n = (int)json_integer_value(value), cell;
    size_t i;
    json_t *one;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        if (strcmp(key, ware_words[w]) == 0)
            return n < 0 || n > 99 ? arb_fail(err, "0 to 99 %s", key)
                                   : (e->ware[w] = (uint8_t)n, true);
    for (int member = 0; member < MEMBERS; member++)
        if (strcmp(key, member_words[member]) == 0)
            return n < 0 || n > 1 ? arb_fail(err, "a %s has 0 or 1 wounds", key)
                                  : (e->wounds[member] = (uint8_t)n, true);
    if (strcmp(key, "at") == 0)
        return (cell = cell_named(g, value, err)) && (move_piece(g, seat + 1, cell), true);
    if (strcmp(key, "finds") == 0) {
        json_array_foreach (value, i, one)
            if (!arrange_find(g, seat, json_string_value(one), err))
                return false;
        return true;
    }
    if (strcmp(key, "camps") == 0) {
        json_array_foreach (value, i, one) {
            if (!(cell = cell_named(g, one, err)))
                return false;
            g->s->camp[cell] = (uint8_t)(seat + 1);
        }
        return true;
    }
    return arb_fail(err,
                    "An expedition has no \"%.40s\"; it has at, food, oil, coins, leader, "
                    "guide, porter, finds, camps",
                    key);
}

/* {"seats": [{"at": "C-3", "food": 2, "guide": 1, "finds": ["Jade Mask"], "camps": ["A-1"]}],
 *  "warden": "F-4", "round": 3, "lead": 1, "dug": {"D-2": 2}} */
bool isle_arrange(struct arb_run *g, const json_t *position, struct arb_error *err)
{
    const char *key, *part;
    json_t *value, *of_seat;
    int cell;
    json_object_foreach ((json_t *)position, key, value) {
        int n = (int)json_integer_value(value);
        if (strcmp(key, "seats") == 0) {
            for (int seat = 0; seat < g->block->seats && seat < (int)json_array_size(value); seat++)
                json_object_foreach (json_array_get(value, (size_t)seat), part, of_seat)
                    if (!arrange_part(g, seat, part, of_seat, err))
                        return false;
        } else if (strcmp(key, "dug") == 0) {
            json_object_foreach (value, part, of_seat) {
                json_t *name = json_string(part);
                cell = cell_named(g, name, err);
                json_decref(name);
                if (!cell)
                    return false;
                g->s->dug[cell] = (uint8_t)json_integer_value(of_seat);
            }
        } else if (strcmp(key, "warden") == 0) {
            if (!(cell = cell_named(g, value, err)))
                return false;
            move_piece(g, WARDEN, cell);
        } else if (strcmp(key, "round") == 0 && n > 0 && n <= scenario(g)->rounds) {
            g->s->round = (uint8_t)n;
        } else if (strcmp(key, "lead") == 0 && n >= 0 && n < g->block->seats) {
            g->s->lead = (uint8_t)n;
        } else {
            return arb_fail(err,
                            "\"%.40s\" cannot be arranged so; there are seats, warden, dug, "
                            "round, lead",
                            key);
        }
    }
    return true;
}

/* ---- What must hold ------------------------------------------------------------------------ */

bool isle_check(struct arb_run *g, struct arb_text *broken)
{
    const char *wrong = board_check_pieces(board(g), g->s->pile, g->s->piece, PIECES);
    int finds = 0;
    for (int z = ZONE_DECK; z < ZONES; z++)
        finds += g->s->zone[z].count;
    if (finds != g->c->finds)
        wrong = "a find is lost";
    for (int seat = 0; seat < g->block->seats; seat++) {
        const struct expedition *e = expedition(g, seat);
        if (seat_is_in(g, seat) != (cell_of(g, seat + 1) != 0))
            wrong = "an expedition is on the isle if and only if it is in the game";
        if (e->wounds[LEADER] > 2 || e->wounds[GUIDE] > 1 || e->wounds[PORTER] > 1)
            wrong = "somebody has more wounds than there can be";
        if (seat_is_in(g, seat) && cell_of(g, seat + 1) && terrain(g, cell_of(g, seat + 1)) == PEAK)
            wrong = "an expedition stands on a peak";
    }
    if (!seat_is_in(g, g->s->lead) && seat_mask(g))
        wrong = "the lead is with an expedition that is out";
    if (wrong)
        arb_say(broken, "%s", wrong);
    return !wrong;
}
