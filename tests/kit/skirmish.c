/* The skirmish: its play. */
#include "kit_config.h"

#include <stdio.h>
#include <stdlib.h>

FRAME(sk_game, uint16_t actor;);
FRAME(sk_turn, uint16_t actor, target; uint8_t roll;);
FRAME(sk_reroll, uint8_t kind;);
FRAME(sk_many, uint8_t depth;);

static bool any_left(const struct skirmish *s, bool hero)
{
    for (int i = 0; i < s->figures; i++)
        if (s->figure[i].hero == hero && !s->figure[i].out)
            return true;
    return false;
}

static void new_round(struct arb_run *g)
{
    for (int i = 0; i < g->s->figures; i++)
        g->s->figure[i].acted = false;
}

static bool over(struct arb_run *g)
{
    if (any_left(g->s, true) && any_left(g->s, false))
        return false;
    g->block->status = any_left(g->s, true) ? ARB_WON : ARB_LOST;
    return true;
}

FLOW(sk_game)
{
    BEGIN;
    while (g->s->mode == MODE_DECIDE) {
        ASK(SEAT(0), "sk.9", "What is asked?", 0, { offer_pass(g, VERB_PASS); });
        CALL(decide, .q = {.what = (uint8_t)g->s->asked, .who = g->s->asker});
        g->s->winner = (uint16_t)result(g);
    }
    if (g->s->mode >= MODE_PAY) {
        CALL(bazaar_try);
    } else if (g->s->mode == MODE_STACK) {
        CALL(stack_try);
    } else if (g->s->mode == MODE_STORES) {
        CALL(stores_try);
    } else if (g->s->mode == MODE_REROLL) {
        CALL(sk_reroll);
    } else if (g->s->mode != MODE_PLAY) {
        CALL(sk_many);
    }
    if (g->s->mode != MODE_PLAY) {
        ASK(SEAT(0), "sk.9", "That was all.", 0, { offer_pass(g, VERB_PASS); });
        RETURN(0);
    }
    for (g->s->round = 1; g->s->round <= g->s->rounds; g->s->round++) {
        new_round(g);
        CALL(roll_die, .why = WHY_COMPASS, .kind = COMPASS);
        g->s->compass = (uint8_t)die_side(g, COMPASS, result(g))->value;
        for (;;) {
            DECIDE(.what = Q_NEXT);
            L->actor = (uint16_t)result(g);
            if (L->actor == DECIDE_NOBODY)
                break;
            CALL(sk_turn, .actor = L->actor);
            if (over(g))
                RETURN(0);
        }
    }
    END;
}

static struct figure *figure(struct arb_run *g, int i)
{
    return &g->s->figure[i];
}

static int open_attack(struct arb_run *g, int actor)
{
    const struct figure *f = figure(g, actor);
    int roll = dice_open(g, (struct roll_about){.who = (uint16_t)actor,
                                                .why = WHY_ATTACK,
                                                .seat = f->hero ? f->seat : ARB_CHANCE});
    dice_add(g, roll, ACTION_DIE, 3, 0);
    if (f->hp <= 3)
        dice_add(g, roll, PENALTY, 1, 0);
    return roll;
}

static void hit(struct arb_run *g, const struct sk_turn *L)
{
    struct figure *target = figure(g, L->target);
    dice_penalty(g, L->roll, PENALTY, false);
    int wounds = dice_symbols(g, L->roll, STRIKE);
    dice_close(g, L->roll);
    target->hp = (int16_t)(target->hp - wounds);
    target->out = target->hp <= 0;
    tell(g, EVENT_HIT, "sk.3", L->actor, L->target, wounds);
}

FLOW(sk_turn)
{
    BEGIN;
    figure(g, L->actor)->acted = true;
    CALL(decide, .q = {.what = Q_NEAREST, .who = L->actor});
    L->target = (uint16_t)result(g);
    if (L->target == DECIDE_NOBODY)
        RETURN(0);
    L->roll = (uint8_t)open_attack(g, L->actor);
    CALL(dice_roll, .roll = L->roll);
    while (figure(g, L->actor)->hero) {
        CALL(dice_reroll, .roll = L->roll, .source = REROLL_FOCUS,
             .seat = figure(g, L->actor)->seat);
        if (!result(g))
            break;
    }
    hit(g, L);
    END;
}

/* Some dice of each kind, then rerolls by one source until it declines, then by another. */
FLOW(sk_reroll)
{
    BEGIN;
    g->s->roll = (uint8_t)dice_open(g, (struct roll_about){.why = WHY_ATTACK});
    for (int kind = 0; kind < 4; kind++)
        dice_add(g, g->s->roll, kind, g->s->count[kind], kind == D10 ? 1 : 0);
    CALL(dice_roll, .roll = g->s->roll);
    for (;;) {
        CALL(dice_reroll, .roll = g->s->roll, .source = g->s->source, .least = g->s->least,
             .most = g->s->most);
        if (!result(g) && !g->s->then)
            break;
        if (!result(g)) {
            g->s->source = (uint8_t)(g->s->then - 1);
            g->s->then = 0;
        }
        g->s->rerolled = (uint16_t)(g->s->rerolled + result(g));
    }
    END;
}

FLOW(sk_many)
{
    BEGIN;
    if (g->s->mode == MODE_MANY_DICE) {
        g->s->roll = (uint8_t)dice_open(g, (struct roll_about){.why = WHY_ATTACK});
        dice_add(g, g->s->roll, ACTION_DIE, DICE_POOL, 0);
        dice_add(g, g->s->roll, ACTION_DIE, 1, 0);
    } else {
        for (int i = 0; i <= DICE_ROLLS; i++)
            dice_add(g, dice_open(g, (struct roll_about){.why = WHY_ATTACK}), ACTION_DIE, 1, 0);
    }
    ASK(SEAT(0), "sk.9", "Too much?", 0, { offer_pass(g, VERB_PASS); });
    END;
}

/* What the kit asks. */

void game_roller(struct arb_run *g, int seat, int who, struct arb_text *out)
{
    (void)seat;
    arb_say(out, "%s", g->s->figure[who].name);
}

/* Cover makes one reroll what is a success. */
bool game_may_reroll(struct arb_run *g, int roll, int source, int die)
{
    const struct die_face *face = dice_face(g, dice_of(g, roll), die);
    if (source != REROLL_COVER)
        return true;
    return !forbid(g, !face->symbol[STRIKE], "sk.7");
}

int game_reroll_most(const struct arb_run *g, int roll, int source)
{
    return source == REROLL_FOCUS ? g->s->focus[dice_of(g, roll)->seat] : DICE_POOL;
}

void game_pay_reroll(struct arb_run *g, int roll, int source, int dice)
{
    if (source == REROLL_FOCUS)
        g->s->focus[dice_of(g, roll)->seat] =
            (uint16_t)(g->s->focus[dice_of(g, roll)->seat] - dice);
}

/* The table of functions. */

static void add_faces(struct die *die, const char *name, const struct die_face *faces, int count)
{
    die->name = name;
    die->faces = (uint8_t)count;
    for (int i = 0; i < count; i++)
        die->face[i] = faces[i];
}

static void make_dice(struct die *die)
{
    static const struct die_face action[] = {
        {.symbol = {[STRIKE] = 1}, .words = "strike"},
        {.symbol = {[AIM] = 1}, .words = "aim"},
        {.symbol = {[MIND] = 1}, .words = "mind"},
        {.symbol = {[SPECIAL] = 1}, .words = "special"},
        {.words = "blank"},
        {.symbol = {[STRIKE] = 1, [AIM] = 1}, .words = "strike and aim"},
    };
    static const struct die_face basic[] = {
        {.flags = FACE_FUMBLE, .words = "fumble"},
        {.value = 1, .words = "1"},
        {.value = 1, .words = "1"},
        {.value = 2, .words = "2"},
        {.value = 2, .words = "2"},
        {.value = 3, .words = "3"},
        {.value = 3, .words = "3"},
        {.value = 3, .flags = FACE_CRITICAL, .words = "critical"},
    };
    add_faces(&die[ACTION_DIE], "action die", action, 6);
    add_faces(&die[PENALTY], "penalty die", action, 5);
    add_faces(&die[BASIC], "basic die", basic, 8);
    die_numbered(&die[D10], "ten-sided die", 10);
    die_numbered(&die[COMPASS], "compass die", 8);
}

static void *sk_compile(struct arb_pack *pack, struct arb_error *err)
{
    (void)pack;
    struct skirmish_content *content = calloc(1, sizeof *content);
    make_dice(content->die);
    for (int i = 0; i < KINDS; i++)
        if (!die_check(&content->die[i], err))
            return free(content), NULL;
    if (!decide_check(game_questions, err))
        return free(content), NULL;
    return content;
}

static void place(struct skirmish *s, const char *name, bool hero, int seat, int x, int y)
{
    struct figure *f = &s->figure[s->figures++];
    snprintf(f->name, sizeof f->name, "%s", name);
    f->hero = hero;
    f->seat = (uint8_t)seat;
    f->seen = true;
    f->hp = 5;
    f->x = (int16_t)x;
    f->y = (int16_t)y;
    f->initiative = (int16_t)(3 + s->figures % 3);
}

/* Colours are what packs would bring. */
static bool colour_at(const struct skirmish_content *c, int i, struct setup_choice *choice)
{
    static const struct setup_choice known[] = {{"red", "Red"}, {"blue", "Blue"}};
    (void)c;
    return i < 2 && (*choice = known[i], true);
}

#define CHOICES(...)                                                                               \
    (const struct setup_choice[])                                                                  \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
const struct setup_option game_setup[] = {
    {.key = "rules",
     .label = "Rules",
     .choices = CHOICES({"reference", "Rules reference"}, {"published", "As first published"})},
    {.key = "points", .label = "Points", .choices = CHOICES({"10", "10"}, {"14", "14"})},
    {.key = "first",
     .label = "First",
     .choices = CHOICES({"random", "Random"}),
     .takes = TAKES_SEAT},
    {.key = "story",
     .label = "Story",
     .choices = CHOICES({"none", "None"}),
     .listed = colour_at,
     .fallback = "red",
     .takes = TAKES_FLAG | TAKES_OBJECT},
    {.key = "colour",
     .label = "Colour",
     .per_seat = true,
     .listed = colour_at,
     .takes = TAKES_TEXT,
     .own = "paint",
     .parts = CHOICES({"shade", "Shade"})},
    {0},
};
const char *const game_seat_keys[] = {"shade", "name", NULL};

static bool sk_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    static const char *const keys[] = {"mode",  "rounds", "source", "least", "most",
                                       "focus", "then",   "rules",  "points"};
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)setup, key, value) {
        bool known = false;
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            known |= strcmp(key, keys[i]) == 0;
        if (!known && strcmp(key, "dice") != 0) {
            snprintf(err->text, sizeof err->text, "The skirmish knows no \"%s\".", key);
            return false;
        }
    }
    struct skirmish *s = g->s;
    s->mode = (uint16_t)json_integer_value(json_object_get(setup, "mode"));
    g->block->seats = s->mode >= MODE_PAY ? BAZAAR_SEATS : 2;
    s->rounds = (uint16_t)json_integer_value(json_object_get(setup, "rounds"));
    s->source = (uint8_t)json_integer_value(json_object_get(setup, "source"));
    s->least = (uint8_t)json_integer_value(json_object_get(setup, "least"));
    s->most = (uint8_t)json_integer_value(json_object_get(setup, "most"));
    s->then = (uint8_t)json_integer_value(json_object_get(setup, "then"));
    for (int i = 0; i < 4; i++)
        s->count[i] =
            (uint16_t)json_integer_value(json_array_get(json_object_get(setup, "dice"), (size_t)i));
    setup_variants(g, setup);
    s->focus[0] = s->focus[1] = (uint16_t)json_integer_value(json_object_get(setup, "focus"));
    s->rounds = s->rounds ? s->rounds : 6;
    place(s, "Healer", true, 0, 2, 2);
    place(s, "Ranger", true, 1, 3, 6);
    place(s, "Hunter", false, 0, 6, 3);
    place(s, "Thug", false, 0, 7, 6);
    place(s, "Guard", false, 0, 6, 5);
    arb_push(g, FLOW_sk_game, &(struct sk_game){.frame = {0}}, sizeof(struct sk_game));
    return true;
}

static void sk_view(struct arb_run *g, int seat, struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_number(out, "round", g->s->round);
    dice_put(g, seat, "rolls", out);
    arb_put_end(out);
}

/* Words. */

static void say_figure(const struct arb_saying *s, int figure, struct arb_text *out)
{
    arb_say(out, "%s", s->g->s->figure[figure].name);
}

/* Whom somebody spies on is told to those who saw it. */
static bool knows_prey(const struct arb_saying *s, int figure)
{
    (void)figure;
    return say_seen(s);
}

static void say_prey(const struct arb_saying *s, int figure, struct arb_text *out)
{
    if (knows_prey(s, figure))
        say_figure(s, figure, out);
    else
        arb_say(out, "somebody");
}

static const char *const colours[] = {
    [RED] = " in red", [BLUE] = " in blue", [YELLOW] = " in gold"};
const struct say_word game_words[] = {
    {.name = "figure", .say = say_figure, .kind = SAY_THING},
    {.name = "prey", .say = say_prey, .kind = SAY_THING, .known = knows_prey},
    {.name = "colour", .list = colours, .count = YELLOW + 1},
    {0},
};

const char *game_event_template(const struct arb_event *event, const char *usual)
{
    return event->kind == EVENT_HIT && !event->c ? "{Figure} misses {figure}." : usual;
}

static void sk_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    if (!dice_option_words(g, seat, o, out) && !decide_option_words(g, seat, o, out) &&
        !bazaar_option_words(g, seat, o, out))
        say_option(g, seat, o, out);
}

static void sk_event_words(struct arb_run *g, int seat, const struct arb_event *e,
                           struct arb_text *out)
{
    if (dice_event_words(g, seat, e, out) || decide_event_words(g, seat, e, out) ||
        bazaar_event_words(g, seat, e, out))
        return;
    say_event(g, seat, e, out);
}

static void sk_placeholder(struct arb_run *g, int seat, const char *name, int value,
                           struct arb_text *out)
{
    if (strcmp(name, "decider") == 0)
        game_decider_words(g, seat, (struct question){.who = (uint16_t)value}, out);
    else if (!dice_placeholder(g, seat, name, value, out) &&
             !bazaar_placeholder(g, seat, name, value, out))
        say_prompt(g, seat, name, value, out);
}

_Static_assert((int)FLOW_bid_sealed < (int)FLOW_top_thing, "each flow has a number of its own");
#define PILE_FLOW(name) [FLOW_##name] = {#name, flow_##name},
static const struct arb_flow flows[] = {
    [FLOW_sk_game] = {"game", flow_sk_game},
    [FLOW_sk_turn] = {"turn", flow_sk_turn},
    [FLOW_sk_reroll] = {"reroll", flow_sk_reroll},
    [FLOW_sk_many] = {"many", flow_sk_many},
    [FLOW_dice_roll] = {"roll dice", flow_dice_roll},
    [FLOW_dice_reroll] = {"reroll dice", flow_dice_reroll},
    [FLOW_roll_die] = {"roll a die", flow_roll_die},
    [FLOW_decide] = {"decide", flow_decide},
    PILE_FLOWS(PILE_FLOW)[FLOW_stack_try] = {"try", flow_stack_try},
    SHOP_FLOWS(PILE_FLOW) GEAR_FLOWS(PILE_FLOW) ROSTER_FLOWS(PILE_FLOW)
        PARTY_FLOWS(PILE_FLOW)[FLOW_stores_try] = {"try", flow_stores_try},
    [FLOW_stores_build] = {"build", flow_stores_build},
    [FLOW_choose_handful] = {"choose cards", flow_choose_handful},
    [FLOW_pack_cards] = {"pack", flow_pack_cards},
    [FLOW_draw_foe_cards] = {"draw", flow_draw_foe_cards},
    [FLOW_bazaar_try] = {"try", flow_bazaar_try},
    [FLOW_pay] = {"pay", flow_pay},
    [FLOW_assign] = {"assign", flow_assign},
    [FLOW_deal] = {"deal", flow_deal},
    [FLOW_deal_offer] = {"offer a deal", flow_deal_offer},
    [FLOW_vote] = {"vote", flow_vote},
    [FLOW_vote_in_turn] = {"vote in turn", flow_vote_in_turn},
    [FLOW_vote_cast] = {"cast votes", flow_vote_cast},
    [FLOW_vote_sealed] = {"vote in secret", flow_vote_sealed},
    [FLOW_bid] = {"bid", flow_bid},
    [FLOW_bid_sealed] = {"bid in secret", flow_bid_sealed},
};
static const char *const limits[] = {"more dice in one roll than it holds",
                                     "more rolls at once than are kept",
                                     "more candidates than are compared", NULL};

const struct arb_rules skirmish_rules = {
    .id = "skirmish",
    .name = "The Skirmish",
    .owner = "nobody",
    .min_seats = 2,
    .max_seats = BAZAAR_SEATS,
    .block_bytes = sizeof(struct skirmish),
    .lanes_at = offsetof(struct skirmish, lanes),
    .lane_bytes = SKIRMISH_LANE,
    .flows = flows,
    .verbs = say_verbs,
    .event_kinds = say_events,
    .limits = limits,
    .compile = sk_compile,
    .free_content = free,
    .describe = setup_describe,
    .setup = sk_setup,
    .view = sk_view,
    .option_about = say_any_option_about,
    .event_about = say_event_about,
    .option_words = sk_option_words,
    .event_words = sk_event_words,
    .placeholder = sk_placeholder,
    .arrange = arrange_position,
};

const struct arb_rules *const arb_all_rules[] = {&skirmish_rules, &saga_rules, NULL};
