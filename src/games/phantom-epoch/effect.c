/* What the words of packs mean: who "me" is, which things a filter finds, what each op does. */
#include "kit_config.h"

const struct kit_point kit_points[POINT_COUNT] = {
    [POINT_SEVERAL_DUE] = {BY_RULES("simul.3", "simul.4"), "Which comes first?"},
    [POINT_RESPONSE] = {BY_RULES("equip.9"), "Do you use something?"},
    [POINT_OPTIONAL] = {BY_RULES("turn.char.3c"), "Do it?"},
    [POINT_SEVERAL_DELAYED] = {BY_RULES("simul.3"), "Which comes first?"},
    [POINT_TRIGGERED] = {BY_RULES("turn.char.3c")},
    [POINT_TARGET] = {BY_RULES("turn.char.3c"), "Which one?"},
    [POINT_TARGET_SEAT] = {BY_RULES("turn.char.3c"), "Which player?"},
    [POINT_TARGET_RANDOM] = {BY_RULES("turn.char.3c"), "Which one, by chance?"},
    [POINT_MAY] = {BY_RULES("turn.char.3c"), "Do it?"},
    [POINT_EITHER] = {BY_RULES("turn.char.3c"), "Which?"},
    [POINT_LIMIT] = {BY_RULES("item.5"), "It was used {n} of {n} times."},
    [POINT_UNPAYABLE] = {BY_RULES("equip.12")},
    [POINT_CHANGES_NOTHING] = {BY_RULES("turn.char.3c")},
    [POINT_NO_TARGET] = {BY_RULES("turn.char.3c")},
    [POINT_CONSTANT_CHANGE] = {BY_RULES("equip.14")},
    [POINT_TOP_OF_PILE] = {BY_RULES("round.5"), "Which card is drawn?"},
    [POINT_NEXT_IN_PILE] = {BY_RULES("round.5"), "Which card is next?"},
    [POINT_RANDOM_OF_PILE] = {BY_RULES("round.5"), "Which card is it?"},
    [POINT_PUT_BACK] = {BY_RULES("round.5"), "Which card goes back next?"},
    [POINT_ORDER_OF_PILE] = {BY_RULES("round.5"), "Which card is next?"},
};

/* Who. */

/* cond.knocked.5, cond.stunned.6: not for whoever lies there or is stunned. */
static bool can_bear(const struct arb_run *g, int figure)
{
    if (has(g, figure, KNOCKED_DOWN)) {
        RULE("cond.knocked.5");
        return false;
    }
    if (has(g, figure, STUNNED)) {
        RULE("cond.stunned.6");
        return false;
    }
    return true;
}

/* advcard.species.3, advcard.class.4: a species card is for all of the type, a row for those of
 * its colour. cond.knocked.5, cond.stunned.6: not for whoever lies there or is stunned. */
bool bears(const struct arb_run *g, int figure, int card)
{
    const struct figure *f = &g->s->figure[figure];
    if (figure <= CHARACTERS || figure > FIGURES || !f->cell || f->flags & NEWCOMER)
        return false;
    if (def_of(g, card)->type == BOSS_CARD)
        return is_boss(g, figure) &&
               (f->drawn == card || (g->s->link[card].zone == ZONE_LASTING &&
                                     g->s->lasting_for[card - FIRST_ENEMY_CARD] == figure)) &&
               can_bear(g, figure);
    if (!f->kind)
        return false;
    if (is_foe_row(card) ? card != foe_row(f->kind - 1, f->colour)
                         : card != g->s->kind[f->kind - 1].card[BY_SPECIES])
        return false;
    if (!can_bear(g, figure))
        return false;
    RULE(is_foe_row(card) ? "advcard.class.4" : "advcard.species.3");
    RULE("roundfx.1");
    return true;
}

static bool is_drawn_card(int thing)
{
    return thing >= FIRST_ENEMY_CARD && thing < FIRST_EVENT;
}

/* The figure whose doing this is; 0: nobody's. */
int actor(const struct arb_run *g, const struct scope *sc)
{
    (void)g;
    return sc->you >= BEYOND ? sc->you - BEYOND : owner_of(sc->source);
}

/* Of a round effect: the adversary that what happened is about. */
static int bearer_in(const struct arb_run *g, int card, const struct happening *event)
{
    if (!event)
        return 0;
    return bears(g, event->thing, card)                              ? event->thing
           : is_figure(event->other) && bears(g, event->other, card) ? event->other
                                                                     : 0;
}

int game_you(const struct arb_run *g, int thing, const struct happening *event)
{
    int owner = owner_of(thing);
    if (is_character(owner))
        return character(g, owner)->seat;
    int figure = owner ? owner : is_drawn_card(thing) ? bearer_in(g, thing, event) : 0;
    return figure ? BEYOND + figure : NOBODY;
}

int game_who(const struct arb_run *g, const struct scope *sc, int which)
{
    (void)g, (void)sc, (void)which;
    return NOBODY;
}

int game_which(const struct arb_run *g, const struct scope *sc, int which)
{
    int top = g->s->attacks - 1;
    switch (which) {
    case WHICH_ME:
        return actor(g, sc);
    case WHICH_PRIMARY:
        return g->s->primary;
    case WHICH_ATTACKER:
        return top < 0 ? 0 : g->s->attack[top].attacker;
    default:
        return top < 0 ? 0 : g->s->attack[top].target;
    }
}

bool game_is_also(const struct arb_run *g, const struct scope *sc, int which, int thing)
{
    return which == WHICH_ME && is_drawn_card(sc->source) && is_figure(thing) &&
           bears(g, thing, sc->source);
}

/* adv.enemy.2: adversaries that were declared enemies of all others. */
bool at_odds(const struct arb_run *g, int a, int b)
{
    if (!changed(g, a, AT_ODDS) == !changed(g, b, AT_ODDS))
        return false;
    RULE("adv.enemy.2");
    return true;
}

/* Which. */

bool game_is_at(const struct arb_run *g, int places, int thing)
{
    if (!places)
        return game_in_play(g, thing);
    if (thing >= LYING || thing <= FIGURES)
        return false;
    int zone = g->s->link[thing].zone;
    return (places & PLACE_HAND && zone >= ZONE_HAND && zone < ZONE_CHOSEN) ||
           (places & PLACE_ACTIVE && zone >= ZONE_ACTIVE && zone < ZONE_DISCARD) ||
           (places & PLACE_DISCARD && zone >= ZONE_DISCARD && zone < ZONE_WORN) ||
           (places & PLACE_CARRIED && zone >= ZONE_CARRIED && zone < ZONE_EVENTS_FIRST);
}

static bool is_beside(const struct arb_run *g, int cell, int terrain)
{
    struct mover nobody = {.g = g};
    EACH_WAY (board(g), cell, way)
        if (!barred(&nobody, way->edge) && g->s->ground.is[way->to] & terrain)
            return true;
    return false;
}

static bool in_region(const struct arb_run *g, int cell, int region)
{
    const struct board_region *r = board_find_region(board(g), g->c->text[region]);
    return r && board_has(&r->cells, cell);
}

static bool passes_place(const struct arb_run *g, const struct scope *sc, const struct filter *f,
                         int cell)
{
    if (f->within) {
        int from = cell_of(g, f->from ? which_thing(g, sc, f->from) : actor(g, sc));
        if (!from || range_between(g, from, cell) > value_of(g, sc, &g->c->value[f->within]))
            return false;
    }
    return (!f->region || in_region(g, cell, f->region)) &&
           (!f->terrain || g->s->ground.is[cell] & f->terrain) &&
           (!f->beside || is_beside(g, cell, f->beside));
}

bool game_passes(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing,
                 const struct happening *left)
{
    int cell = cell_of(g, thing);
    if ((f->has || f->lacks || f->colour) && !is_figure(thing))
        return false;
    const struct figure *who = is_figure(thing) ? &g->s->figure[thing] : NULL;
    if ((f->has && !(who->status.on & f->has)) || (f->lacks && who->status.on & f->lacks) ||
        (f->colour && who->colour != f->colour - 1))
        return false;
    if (f->called && (is_space(thing) || strcmp(def_of(g, thing)->name, g->c->text[f->called])))
        return false;
    if (f->controller && !is_who(g, sc, f->controller, game_you(g, thing, left)))
        return false;
    if (f->owner && owner_of(thing) != actor(g, sc))
        return false;
    bool placed = f->within || f->region || f->terrain || f->beside;
    return !placed || (cell && passes_place(g, sc, f, cell));
}

bool game_state(const struct arb_run *g, const struct scope *sc, int state, int thing)
{
    int me = actor(g, sc);
    switch (state) {
    case IS_ME:
        return thing == me;
    case IS_ALLY:
        return is_figure(thing) && thing != me && me && !are_enemies(g, me, thing);
    case IS_ENEMY:
        return is_figure(thing) && me && are_enemies(g, me, thing);
    case IS_HURT:
        return is_figure(thing) && g->s->figure[thing].hp < g->s->figure[thing].max;
    case IS_IN_SIGHT:
        return me && cell_of(g, thing) &&
               (adjacent(g, cell_of(g, me), cell_of(g, thing)) ||
                sees(g, cell_of(g, me), cell_of(g, thing)));
    case IS_PRIMARY:
        return thing == g->s->primary;
    case IS_CARRIER:
        return is_figure(thing) && g->s->figure[thing].flags & CARRIER;
    case IS_EMPTY:
        return is_space(thing) && is_empty_space(g, cell_of(g, thing));
    case IS_OBJECT:
        return is_space(thing) && is_destructible(g, cell_of(g, thing));
    case IS_CHARGED:
        return thing >= FIRST_GEAR && thing < FIRST_ENEMY_CARD && *charge_of(g, thing);
    default:
        return false;
    }
}

int game_measure_of(const struct arb_run *g, const struct scope *sc, const struct value *v,
                    int thing)
{
    int top = g->s->attacks - 1;
    switch (v->measure) {
    case MEASURE_CHARACTERS:
        return g->s->characters;
    case MEASURE_ROUND:
        return g->s->round;
    case MEASURE_RATING:
        return mission(g)->rating;
    case MEASURE_ATTACK_RANGE:
        return top < 0 ? 0 : g->s->attack[top].distance;
    case MEASURE_CONDITION:
        return sc->event.amount;
    case MEASURE_HP_OF:
        return is_figure(thing) ? g->s->figure[thing].hp : 0;
    case MEASURE_LOST_BY:
        return is_figure(thing) ? g->s->figure[thing].max - g->s->figure[thing].hp : 0;
    case MEASURE_RANGE_TO:
        return actor(g, sc) && cell_of(g, thing)
                   ? range_between(g, cell_of(g, actor(g, sc)), cell_of(g, thing))
                   : 0;
    case MEASURE_NOVA_OF:
        return is_character(thing) ? character(g, thing)->nova : 0;
    default:
        return 0;
    }
}

/* The things that a filter could mean, in the order of their numbers: figures on the map, cards
 * and gear that there are, spaces of its terrain. 0: there are no more. */
static int next_in_question(const struct arb_run *g, const struct filter *f, int after)
{
    int t = after < FIGURES && f->types & FIGURE_TYPES ? next_on_map(g, after) : 0;
    if (t)
        return t;
    bool cards = f->types & 1 << ACTION_CARD, gear = f->types & GEAR_TYPES;
    t = after < FIRST_CARD ? FIRST_CARD : after + 1;
    for (; (cards || gear) && t < FIRST_ENEMY_CARD; t++)
        if (g->s->def[t] && (t < FIRST_GEAR ? cards : gear))
            return t;
    if (!(f->types & 1 << SPACE))
        return 0;
    struct board_set spaces = spaces_with(g, f->terrain);
    int cell = after < SPACES ? 0 : after - SPACES;
    cell = f->terrain ? board_next(&spaces, cell) : cell < board(g)->cells ? cell + 1 : 0;
    return cell ? SPACES + cell : 0;
}

int game_next(const struct arb_run *g, const struct scope *sc, int filter, int after)
{
    const struct filter *f = &g->c->filter[filter];
    while ((after = next_in_question(g, f, after)) != 0)
        if (passes(g, sc, filter, after))
            return after;
    return 0;
}

/* Whom adversaries' effects ask: the player of the character it is about, else the first. */
int game_chooser(const struct arb_run *g, const struct scope *sc, int which)
{
    (void)which;
    if (sc->you < g->block->seats)
        return sc->you;
    int whom = is_character(sc->event.thing) ? sc->event.thing : sc->target[0];
    return is_character(whom) ? character(g, whom)->seat : 0;
}

/* cond.invisible.2: what another figure does passes it by. */
COULD_THING(game_touches, thing)
{
    int me = actor(g, sc);
    if (!is_figure(thing) || !has(g, thing, INVISIBLE) || !me || me == thing)
        return true;
    RULE("cond.invisible.2");
    return false;
}

/* Whom an op is for, but for those whom it passes by. */
void collect_touched(const struct arb_run *g, const struct scope *sc, const struct op *op,
                     struct thing_set *out)
{
    collect(g, sc, op->set, out);
    EACH_ON_MAP (g, f)
        if (set_has(out, f) && !game_touches(g, sc, op, f))
            set_drop(out, f);
}

/* Ops that change things at once. */

static DO_EACH(do_restore, figure)
{
    if (is_character(figure))
        RULE("heal.8");
    restore(g, figure, n, "heal.7");
    return true;
}

static COULD_THING(is_hurt, figure)
{
    return is_figure(figure) && g->s->figure[figure].hp < g->s->figure[figure].max;
}

static DO_EACH(do_cure, figure)
{
    status_lose(g, figure, op->arg, "token.cond.6");
    return true;
}

static COULD_THING(has_it, figure)
{
    return is_figure(figure) && has(g, figure, op->arg);
}

static DO_EACH(do_clear, space)
{
    put_token(g, cell_of(g, space), 0);
    return true;
}

static COULD_THING(has_token, space)
{
    return is_space(space) && g->s->lying.on[ON_HAZARD][cell_of(g, space)];
}

static DO_EACH(do_break, space)
{
    break_object(g, cell_of(g, space), actor(g, sc));
    return true;
}

static COULD_THING(is_object, space)
{
    return is_space(space) && is_destructible(g, cell_of(g, space));
}

static DO_EACH(do_nova, figure)
{
    gain_nova(g, figure, n, "nova.2");
    return true;
}

/* The damage that is about to be taken. */
static DO_NOW(do_reduce)
{
    if (g->s->dues)
        g->s->due[g->s->dues - 1] = (int16_t)(g->s->due[g->s->dues - 1] - n);
}

const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    [OP_ATTACK] = {BY_FLOW(op_attack), .could = always},
    [OP_MOVE] = {BY_FLOW(op_move), .could = always},
    [OP_LEAP] = {BY_FLOW(op_jump), .could = always},
    [OP_TELEPORT] = {BY_FLOW(op_jump), .could = always},
    [OP_RETREAT] = {BY_FLOW(op_retreat), .could = always},
    [OP_HEAL] = {BY_FLOW(op_heal), .could = always},
    [OP_DAMAGE] = {BY_FLOW(op_damage), .could_thing = any_thing},
    [OP_RESTORE] = {.each = do_restore, .could_thing = is_hurt},
    [OP_INFLICT] = {BY_FLOW(op_inflict), .could_type = FIGURE_TYPES},
    [OP_GRANT] = {BY_FLOW(op_grant), .could_type = FIGURE_TYPES},
    [OP_CURE] = {.each = do_cure, .could_thing = has_it},
    [OP_HAZARD] = {.each = put_hazard, .could_type = 1 << SPACE},
    [OP_CLEAR] = {.each = do_clear, .could_thing = has_token},
    [OP_BREAK] = {.each = do_break, .could_thing = is_object},
    [OP_CLOSE] = {.each = close_door, .could_type = 1 << SPACE},
    [OP_NOVA] = {.each = do_nova, .could_type = 1 << CHARACTER},
    [OP_RECOVER] = {BY_FLOW(op_recover), .could_type = 1 << CHARACTER},
    [OP_REDUCE] = {.now = do_reduce, .could = always},
    [OP_SPAWN] = {BY_FLOW(op_spawn), .could = always},
    [OP_STAGE] = {.now = to_stage, .could = always},
    [OP_STORY] = {.now = tell_story, .could = always},
    [OP_EVENT] = {BY_FLOW(op_event), .could = always},
    [OP_EVENT_ADVERSARY] = {BY_FLOW(op_event_adversary), .could = always},
    [OP_SHARE] = {BY_FLOW(op_share), .could = always},
    [OP_SKILL] = {.each = do_skill, .could_type = 1 << CHARACTER},
    [OP_FIND] = {.each = do_find, .could_type = 1 << CHARACTER},
    CAMPAIGN_OP_RULES,
    VENTURE_OP_RULES,
    [OP_WIN] = {.now = win_mission, .could = always},
    [OP_LOSE] = {.now = lose_mission, .could = always},
};

/* Costs and use. */

static bool is_attachment(const struct arb_run *g, int gear)
{
    return def_of(g, gear)->type == ATTACHMENT;
}

/* equip.12, attach.13: a charge must have been there before. */
static bool has_charge(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    return !forbid(g, *charge_of(g, sc->source) < n,
                   is_attachment(g, sc->source) ? "attach.13" : "equip.12");
}

/* equip.8, attach.10: what is used goes back to the supply; equip.11, attach.12: of an automatic
 * trigger without a choice; equip.10, attach.11: of a manual one once at each occurrence. */
static void spend_charge(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    *charge_of(g, sc->source) = (uint8_t)(*charge_of(g, sc->source) - n);
    bool attached = is_attachment(g, sc->source);
    if (g->c->ability[sc->ability].kind == FORCED)
        RULE(attached ? "attach.12" : "equip.11");
    else
        RULE(attached ? "attach.11" : "equip.10");
    tell(g, GEAR_EVENT_CHARGED, attached ? "attach.10" : "equip.8", actor(g, sc), sc->source,
         *charge_of(g, sc->source));
}

const struct cost_rule game_costs[COSTS] = {
    [COST_CHARGE] = {.now = spend_charge, .payable = has_charge}};

FLOW(announce)
{
    BEGIN;
    tell(g, EVENT_USES, "item.3", actor(g, SCOPE(g, L->scope)), SCOPE(g, L->scope)->source, 0);
    END;
}

/* item.4, item.5: one use, and it is gone, or turned over until the next mission. */
FLOW(conclude)
{
    BEGIN;
    if (def_of(g, L->thing)->type == ITEM) {
        RULE(def_of(g, L->thing)->once ? "item.5" : "item.4");
        put_thing(g, L->thing, ZONE_BOX, ARB_TOP);
    }
    END;
}

/* Things in zones. */

void put_thing(struct arb_run *g, int thing, int zone, enum arb_end end)
{
    bool was = is_at_work(g->s->link[thing].zone) && game_in_play(g, thing);
    arb_move(g->s->zone, g->s->link, (uint16_t)thing, (uint8_t)zone, end);
    bool is = is_at_work(zone) && game_in_play(g, thing);
    if (was && !is) {
        unindex_thing(g, thing);
        forget_uses_of(g, thing);
        forget_lasting(g, thing);
    } else if (!was && is) {
        index_thing(g, thing);
    }
}

bool game_alike(const struct arb_run *g, int a, int b)
{
    return g->s->def[a] == g->s->def[b];
}

int game_orders_pile(const struct arb_run *g, int zone)
{
    (void)g, (void)zone;
    return NOBODY;
}
