/* What effects do: things and their numbers for the kit (1). What ops and
 * costs do stands in the files of their themes: effect_units.c, effect_agenda.c, effect_trade.c,
 * effect_cards.c. */
#include "kit_config.h"

/* Things. */

int def_number(const struct arb_run *g, int thing)
{
    if (is_card(thing))
        return edition(g)->card[thing];
    if (is_stack(thing))
        return player(g, stack_of(g, thing)->seat)->unit[stack_of(g, thing)->unit];
    if (is_planet(thing))
        return thing - PLANETS <= g->c->count[PLANET] ? g->c->first[PLANET] + thing - PLANETS - 1
                                                      : 0;
    if (is_system(thing))
        return g->c->tile[g->s->tile[thing - SYSTEMS]];
    if (is_sheet(thing)) {
        int faction = player(g, thing - SHEETS)->faction;
        return faction ? g->c->first[FACTION] + faction - 1 : 0;
    }
    if (is_unit_card(thing))
        return player(g, (thing - UNIT_CARDS) / UNITS)->unit[(thing - UNIT_CARDS) % UNITS];
    if (is_tech_card(thing))
        return tech_in_slot(g, (thing - TECH_CARDS) / TECHS, (thing - TECH_CARDS) % TECHS);
    if (is_loan(thing))
        return edition(g)->card[loan_of(g, thing)->leader];
    return 0;
}

bool game_in_play(const struct arb_run *g, int thing)
{
    if (is_card(thing)) {
        int zone = g->s->link[thing].zone;
        return zone == ZONE_LAWS || zone == ZONE_ATTACHED ||
               (zone >= ZONE_AREA && !is_locked(g, thing));
    }
    if (is_stack(thing))
        return stack_of(g, thing)->count > 0 && stack_of(g, thing)->place < PLACE_SHEET;
    if (is_planet(thing))
        return thing - PLANETS <= PLANETS_MOST && g->s->planet_at[thing - PLANETS] != 0;
    if (is_system(thing))
        return g->s->tile[thing - SYSTEMS] != 0;
    if (is_sheet(thing)) /* once its home system is laid */
        return thing - SHEETS < g->block->seats && player(g, thing - SHEETS)->home &&
               seat_is_in(g, thing - SHEETS);
    if (is_unit_card(thing))
        return (thing - UNIT_CARDS) / UNITS < g->block->seats &&
               seat_is_in(g, (thing - UNIT_CARDS) / UNITS);
    if (is_tech_card(thing)) {
        int seat = (thing - TECH_CARDS) / TECHS;
        return player(g, seat)->techs >> ((thing - TECH_CARDS) % TECHS) & 1;
    }
    if (is_loan(thing))
        return loan_of(g, thing)->leader != 0;
    return false;
}

bool game_is_shown(const struct arb_run *g, int thing)
{
    return game_in_play(g, thing) || (is_card(thing) && g->s->link[thing].zone == ZONE_REVEALED);
}

bool game_is_at(const struct arb_run *g, int places, int thing)
{
    if (!places)
        return game_in_play(g, thing);
    if (is_tech_card(thing)) { /* 90.2 in the deck of its seat */
        int seat = (thing - TECH_CARDS) / TECHS, def = def_number(g, thing);
        return (places & PLACE_DECK) && def && !game_in_play(g, thing) && may_own(g, seat, def);
    }
    if (!is_card(thing))
        return false;
    int zone = g->s->link[thing].zone;
    return ((places & PLACE_HAND) && ((zone >= ZONE_HAND && zone < ZONE_SCORED) ||
                                      (zone >= ZONE_NOTES && zone < ZONE_AREA))) ||
           ((places & PLACE_DISCARD) && (zone == ZONE_ACTIONS_PILE || zone == ZONE_AGENDAS_PILE)) ||
           ((places & PLACE_DECK) && (zone == ZONE_ACTIONS || zone == ZONE_AGENDAS)) ||
           ((places & PLACE_COMMON) && (zone == ZONE_STRATEGY || zone == ZONE_REVEALED)) ||
           ((places & PLACE_SCORED) && zone >= ZONE_SCORED && zone < ZONE_NOTES);
}

enum { HAND_LIMIT = 7, SECRET_LIMIT = 3, STATUS_TOKENS = 2 };

/* What rules of a seat come to before anything changes them. */
static int sheet_number(const struct arb_run *g, int seat, int stat)
{
    switch (stat) {
    case STAT_HAND_LIMIT:
        return HAND_LIMIT; /* 2.4 */
    case STAT_FLEET_LIMIT:
        return player(g, seat)->pool[POOL_FLEET] + __builtin_popcount(player(g, seat)->seized);
    case STAT_SECRET_LIMIT:
        return SECRET_LIMIT;
    case STAT_TOKEN_GAIN:
        return STATUS_TOKENS;
    case STAT_VOTES: /* 8.6 none but what planets bring */
    case STAT_UNCOUNTED:
    case STAT_RESEARCH_DISCOUNT:
        return 0;
    case STAT_STATUS_DRAW:
    case STAT_ACTIONS:
    case STAT_HITS_PER_SUSTAIN:
    case STAT_GOODS_WORTH:
        return 1;
    default:
        return def_of(g, SHEETS + seat)->stat[stat];
    }
}

/* 65.3 Where a war sun of somebody else is, units have no Planetary Shield, 65.3b for its owner or
 * 65.3a their own. */
static bool breaks_shields(const struct arb_run *g, const struct stack *of)
{
    EACH_STACK (g, cell_of_place(g, of->place), st)
        if (st->seat != of->seat && unit_def(g, st->seat, st->unit)->no_shields) {
            RULES("65.3", "65.3a", "65.3b");
            return true;
        }
    return false;
}

/* 59.2 In a nebula a ship's move is 1; 59.3 the defender there has one more on combat rolls. */
static int stack_number(const struct arb_run *g, const struct stack *st, int stat)
{
    int printed = unit_def(g, st->seat, st->unit)->stat[stat];
    bool nebula = st->place <= CELLS && g->s->anomaly[NEBULA] >> st->place & 1;
    if (stat == STAT_MOVE && nebula && printed > 0 && !may(g, st->seat, IGNORE_NEBULAE) &&
        !may(g, st->seat, IGNORE_ANOMALIES)) {
        RULES("59.2", "59.2+1");
        return 1;
    }
    if (stat == STAT_SHIELD && printed > 0 && breaks_shields(g, st))
        return 0;
    if (stat == STAT_COMBAT_ROLL && nebula && g->s->combat.place == st->place &&
        g->s->combat.side[1] == st->seat) {
        RULE("59.3");
        return 1;
    }
    if (printed == VALUE_X) { /* as many dice as the opponent has ships that are no fighters */
        int other = opponent_of(g, st->seat);
        return other == NOBODY ? 0 : large_ships_at(g, st->place, other);
    }
    return printed;
}

/* 26.3 A unit whose technology is not owned has no cost. */
static int unit_card_number(const struct arb_run *g, int card, int stat)
{
    const struct thing_def *d = def_of(g, UNIT_CARDS + card);
    if (stat == STAT_COST && d->other && !has_tech(g, card / UNITS, d->other)) {
        RULE("26.3");
        return 0;
    }
    return d->stat[stat];
}

int game_printed(const struct arb_run *g, int thing, int stat)
{
    if (is_stack(thing))
        return stack_number(g, stack_of(g, thing), stat);
    if (is_sheet(thing))
        return sheet_number(g, thing - SHEETS, stat);
    if (is_unit_card(thing))
        return unit_card_number(g, thing - UNIT_CARDS, stat);
    return def_of(g, thing)->stat[stat];
}

const char *game_name(const struct arb_run *g, int thing)
{
    const char *name = def_of(g, thing)->name;
    return name ? name : "nothing";
}

/* Whose a thing is. */
int game_you(const struct arb_run *g, int thing, const struct happening *event)
{
    if (event && event->fact == FACT_LOSES && event->thing == thing)
        return event->seat;
    if (is_stack(thing))
        return stack_of(g, thing)->seat;
    if (is_planet(thing))
        return g->s->controller[thing - PLANETS] ? g->s->controller[thing - PLANETS] - 1 : NOBODY;
    if (is_sheet(thing))
        return thing - SHEETS;
    if (is_unit_card(thing))
        return (thing - UNIT_CARDS) / UNITS;
    if (is_tech_card(thing))
        return (thing - TECH_CARDS) / TECHS;
    if (is_loan(thing))
        return loan_of(g, thing)->leader ? loan_of(g, thing)->user : NOBODY;
    if (is_card(thing)) {
        int zone = g->s->link[thing].zone;
        if (zone == ZONE_ATTACHED)
            return game_you(g, PLANETS + g->s->host[thing], NULL);
        return zone >= ZONE_HAND ? (zone - ZONE_HAND) % SEATS : NOBODY;
    }
    return NOBODY;
}

int game_who(const struct arb_run *g, const struct scope *sc, int which)
{
    return which == WHO_SPEAKER                         ? g->s->speaker
           : which == WHO_ACTIVE                        ? g->s->active
           : which == WHO_OPPONENT                      ? opponent_of(g, sc->you)
           : which == WHO_NOTED                         ? note_owner(g, sc->source)
           : which == WHO_LOSER && sc->event.amount > 0 ? sc->event.amount - 1
                                                        : agenda_who(g, which);
}

/* 60 Neighbours are several; a note that nobody sees may be any other player's. */
bool game_is_who(const struct arb_run *g, const struct scope *sc, int which, int seat)
{
    if (which == WHO_NEIGHBOURS)
        return seat < SEATS && sc->you < SEATS && neighbours(g, sc->you) >> seat & 1;
    if (which == WHO_NOTED && !sc->source)
        return seat < SEATS && seat != sc->you;
    if (which == WHO_ON_SHEET)
        return seat < SEATS && seat != sc->you && is_on_sheet(g, note_owner(g, sc->source), seat);
    if (which == WHO_PASSED)
        return seat < SEATS && g->s->phase == PHASE_ACTION && g->s->active == sc->you &&
               player(g, seat)->passed;
    return which >= WHO_ELECTED ? is_agenda_who(g, which, seat)
                                : seat != NOBODY && seat == game_who(g, sc, which);
}

int game_which(const struct arb_run *g, const struct scope *sc, int which)
{
    if (which == WHICH_ELECTED)
        return g->s->agenda.outcome
                   ? outcome_thing(g, KIT_TALLY(g)->v.what, g->s->agenda.outcome - 1)
                   : 0;
    if (which == WHICH_ACTIVE)
        return g->s->system ? SYSTEMS + g->s->system : 0;
    if (which == WHICH_HOST)
        return is_card(sc->source) && g->s->host[sc->source] ? PLANETS + g->s->host[sc->source] : 0;
    if (which == WHICH_EXPLORED)
        return sc->event.fact == FACT_EXPLORES ? sc->event.thing : 0;
    if (which == WHICH_SHEET)
        return sc->you < SEATS ? SHEETS + sc->you : 0;
    return which == WHICH_MECATOL ? PLANETS + planet_in(g, MECATOL, 0) : 0;
}

/* States. */

/* 82.3 A strategy card that was used. */
static bool is_used(const struct arb_run *g, int number)
{
    int seat = g->s->strategy_of[number - 1] - 1;
    return seat >= 0 && player(g, seat)->played >> (number - 1) & 1;
}

bool is_exhausted(const struct arb_run *g, int thing)
{
    if (is_planet(thing))
        return is_exhausted_planet(g, thing - PLANETS);
    if (is_tech_card(thing))
        return player(g, (thing - TECH_CARDS) / TECHS)->exhausted_techs >>
                   ((thing - TECH_CARDS) % TECHS) &
               1;
    if (is_loan(thing))
        thing = loan_of(g, thing)->by;
    if (is_card(thing) && def_of(g, thing)->type == STRATEGY)
        return is_used(g, def_of(g, thing)->number);
    return is_card(thing) && (g->s->card_state[thing] & CARD_EXHAUSTED);
}

/* The system a thing is in, or is. */
int cell_of_thing(const struct arb_run *g, int thing)
{
    if (is_system(thing))
        return thing - SYSTEMS;
    if (is_planet(thing))
        return g->s->planet_at[thing - PLANETS];
    return is_stack(thing) ? cell_of_place(g, stack_of(g, thing)->place) : 0;
}

bool game_state(const struct arb_run *g, UNUSED const struct scope *sc, int state, int thing)
{
    const struct thing_def *d = def_of(g, thing);
    int cell = cell_of_thing(g, thing);
    switch (state) {
    case IS_READY:
        return !is_exhausted(g, thing);
    case IS_EXHAUSTED:
        return is_exhausted(g, thing);
    case IS_DAMAGED:
        return is_stack(thing) && stack_of(g, thing)->damaged > 0;
    case IS_LONG_DAMAGED:
        return is_stack(thing) && stack_of(g, thing)->damaged > stack_of(g, thing)->hurt;
    case IS_GAINED:
        return is_planet(thing) &&
               (g->s->gained[(thing - PLANETS) >> 3] >> ((thing - PLANETS) & 7) & 1);
    case IS_FIGHTING:
        return is_stack(thing) && g->s->combat.place &&
               (stack_of(g, thing)->place == g->s->combat.place || stack_of(g, thing)->joins) &&
               opponent_of(g, stack_of(g, thing)->seat) != NOBODY;
    case IS_ACTIVE:
        return cell && cell == g->s->system;
    case IS_HOME:
        return cell && is_home(g, cell);
    case IS_MECATOL:
        return cell == MECATOL;
    case IS_LEGENDARY:
        return is_planet(thing) && is_legendary(g, thing - PLANETS);
    case IS_CULTURAL:
        return is_planet(thing) && planet_traits(g, thing - PLANETS) & CULTURAL;
    case IS_HAZARDOUS:
        return is_planet(thing) && planet_traits(g, thing - PLANETS) & HAZARDOUS;
    case IS_INDUSTRIAL:
        return is_planet(thing) && planet_traits(g, thing - PLANETS) & INDUSTRIAL;
    case HAS_SPECIALTY:
        return is_planet(thing) && planet_colour(g, thing - PLANETS) != NO_COLOUR;
    case IS_UPGRADE:
        return d->type == TECHNOLOGY && d->upgrade;
    case HAS_WORMHOLE:
        return cell && (g->s->wormhole[ALPHA] | g->s->wormhole[BETA] | g->s->wormhole[GAMMA] |
                        g->s->wormhole[DELTA]) >>
                               cell &
                           1;
    case IS_ANOMALY:
        return cell &&
               (g->s->anomaly[0] | g->s->anomaly[1] | g->s->anomaly[2] | g->s->anomaly[3]) >> cell &
                   1;
    case HAS_SLEEPER:
        if (is_planet(thing))
            return has_sleeper(g, thing - PLANETS);
        EACH_PLANET (g, cell, planet)
            if (has_sleeper(g, planet))
                return true;
        return false;
    case IS_SPARE:
        return is_card(thing) && g->s->card_state[thing] & CARD_SPARE;
    case HAS_FRONTIER:
        return cell && g->s->frontier >> cell & 1;
    case ELECTS_PLAYER:
        return thing == g->s->agenda.card && KIT_TALLY(g)->v.what == VOTE_PLAYER;
    case IS_HOME_OF_EACH:
        return cell && sc && sc->each < SEATS && cell == player(g, sc->each)->home;
    case IS_PRODUCED:
        return is_stack(thing) && stack_of(g, thing)->fresh > 0;
    case IS_WAR_SUN_TECH:
        return gives_unit(g, def_number(g, thing), UNIT_WAR_SUN);
    case IS_BASIC:
        return d->type == TECHNOLOGY &&
               !(d->needs[BLUE] | d->needs[GREEN] | d->needs[RED] | d->needs[YELLOW]);
    case IS_YOUR_HOME:
        return cell && sc && sc->you < SEATS && cell == player(g, sc->you)->home;
    case IS_YOURS:
        return is_planet(thing) && sc && sc->you < SEATS && controls(g, sc->you, thing - PLANETS);
    default:
        return cell && !planet_in(g, cell, 0); /* HAS_NO_PLANETS */
    }
}

bool game_passes(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing,
                 const struct happening *left)
{
    int seat = left && !game_in_play(g, thing) ? left->seat : game_you(g, thing, NULL);
    return (!f->title || f->title == def_of(g, thing)->title) &&
           (!f->controller || is_who(g, sc, f->controller, seat)) &&
           (!f->owner || is_who(g, sc, f->owner, seat)) && unit_keys_pass(g, sc, f, thing, left) &&
           card_keys_pass(g, sc, f, thing, left) && rival_keys_pass(g, sc, f, thing, left) &&
           copy_keys_pass(g, sc, f, thing, left);
}

/* Ops and costs: rows of each theme. */

// clang-format off
const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    UNIT_OP_RULES AGENDA_OP_RULES TRADE_OP_RULES RIVAL_OP_RULES COPY_OP_RULES CARD_OP_RULES};
const struct cost_rule game_costs[COSTS] = {
    UNIT_COST_RULES AGENDA_COST_RULES TRADE_COST_RULES CARD_COST_RULES};
static MEASURE((*const game_measures[MEASURES])) = {
    UNIT_MEASURE_RULES AGENDA_MEASURE_RULES TRADE_MEASURE_RULES RIVAL_MEASURE_RULES COPY_MEASURE_RULES CARD_MEASURE_RULES};
// clang-format on

int game_measure_of(const struct arb_run *g, const struct scope *sc, const struct value *v,
                    int thing)
{
    return game_measures[v->measure] ? game_measures[v->measure](g, sc, v, thing) : 0;
}

COULD_SEAT(could_seat, seat)
{
    return true;
}

/* What takes care of itself. */

/* 14.2, 79.4a Blockades begin whenever ships come. 33.1, 33.0 Whoever has nothing left is out; 98
 * the last one left has won. */
FLOW(settle_state)
{
    BEGIN;
    KIT_REACT(g)->unsettled = 0;
    if (variant(g, ACCOMPANIED))
        CALL(keep_all_company);
    if (g->s->strays)
        CALL(settle_strays);
    if (!g->s->system && !g->s->combat.place) /* in a tactical action they have their moments */
        CALL(mind_blockades);
    for (int seat = 0; seat < g->block->seats && !g->s->system; seat++)
        if (seat_is_in(g, seat) && is_eliminated(g, seat)) {
            RULE("33.1");
            eliminate(g, SEAT(seat), "33.1");
        }
    if (last_seat(g) >= 0 && g->block->seats > 1) {
        end_play(g, last_seat(g));
        RETURN(SETTLE_OVER);
    }
    RETURN(SETTLE_ON);
    END;
}

const struct kit_point kit_points[POINT_COUNT] = {
    [POINT_ACTION] = {BY_RULES("1.3"), "Use a component action?"},
    [POINT_TARGET] = {BY_RULES("1.3"), "{thing}: which one?"},
    [POINT_TARGET_SEAT] = {BY_RULES("1.3"), "{thing}: which " SEAT_WORD "?"},
    [POINT_TARGET_RANDOM] = {BY_RULES("1.3"), "Which one, by chance?"},
    [POINT_MAY] = {BY_RULES("1.7a"), "{thing}: {doing b}{about c}"},
    [POINT_EITHER] = {BY_RULES("1.3"), "{thing}: which of these?{about c}"},
    [POINT_LIMIT] = {BY_RULES("1.18"), "It was used {n} of {n} times."},
    [POINT_COSTS_PAID] = {BY_RULES("1.11")},
    [POINT_UNPAYABLE] = {BY_RULES("1.11a")},
    [POINT_RESTRICTED] = {BY_RULES("1.3")},
    [POINT_CHANGES_NOTHING] = {BY_RULES("1.3")},
    [POINT_NO_TARGET] = {BY_RULES("1.3")},
    [POINT_OUTSIDE_PERIOD] = {BY_RULES("1.4")},
    [POINT_SILENT] = {BY_RULES("1.6")},
    [POINT_SEVERAL_DUE] = {BY_RULES("1.14"), "Which comes first?"},
    [POINT_SEVERAL_DELAYED] = {BY_RULES("1.14"), "Which comes first?"},
    [POINT_RESPONSE] = {BY_RULES("1.14"), "{window}"},
    [POINT_RESPONSE_FITS] = {BY_RULES("1.3", "1.14")},
    [POINT_RESPONSES_WHEN] = {BY_RULES("1.15")},
    [POINT_RESPONSE_USED] = {BY_RULES("1.18")},
    [POINT_RESPONSE_AFTER] = {BY_RULES("1.14a")},
    [POINT_OPTIONAL] = {BY_RULES("1.7a"), "{thing}: do it?"},
    [POINT_CANCELED] = {BY_RULES("1.15a")},
    [POINT_REPLACED] = {BY_RULES("1.15a")},
    [POINT_CONSTANT_CHANGE] = {BY_RULES("1.8", "1.25+2")},
    [POINT_FORCED_AFTER] = {BY_RULES("1.8")},
    [POINT_FORCED_WHEN] = {BY_RULES("1.8")},
    [POINT_NOT_IN_FULL] = {BY_RULES("22.3", "2.6a+1")},
    [POINT_TRIGGERED] = {BY_RULES("1.7")},
    [POINT_EFFECT_RESOLVES] = {BY_RULES("1.7", "1.9")},
    [POINT_LASTING_BEGINS] = {BY_RULES("1.4")},
    [POINT_OUTLASTS_SOURCE] = {BY_RULES("1.4")},
    [POINT_LASTING_ENDS] = {BY_RULES("1.4", "40.3")},
    [POINT_THEN] = {BY_RULES("1.17")},
    [POINT_ADDED] = {BY_RULES("56.0", "56.2")},
    [POINT_WHEN_BEGINS] = {BY_RULES("1.16")},
    [POINT_TOP_OF_PILE] = {BY_RULES("2.3"), "Which card is drawn?"},
    [POINT_NEXT_IN_PILE] = {BY_RULES("66.s3"), "Which card is it?"},
    [POINT_RANDOM_OF_PILE] = {BY_RULES("2.3"), "Which card is it?"},
};
