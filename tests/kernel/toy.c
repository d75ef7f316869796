#include "toy.h"

#include <stdio.h>
#include <stdlib.h>

enum toy_flow {
    FLOW_toy_game,
    FLOW_toy_round,
    FLOW_toy_draw,
    FLOW_toy_window,
    FLOW_toy_trouble,
    FLOW_toy_sealed,
    FLOW_toy_second,
    FLOW_toy_payment
};

FRAME(toy_game, );
FRAME(toy_round, uint8_t seat; uint16_t won;);
FRAME(toy_draw, uint8_t seat; uint32_t unused;);
FRAME(toy_window, uint8_t seat; uint8_t played;);
FRAME(toy_trouble, uint8_t unused;);
FRAME(toy_payment, uint8_t seat; uint8_t paid;);
FRAME(toy_sealed, uint8_t seat; uint8_t first; uint8_t most;);
FRAME(toy_second, uint8_t seat; uint8_t most;);

/* What a card costs to play; it scores the same. */
static int cost(int card)
{
    return 1 + card % 4;
}

static unsigned all_seats(const struct arb_run *g)
{
    return (1u << g->block->seats) - 1;
}

static int place_of(const struct toy *s, int seats, int seat)
{
    int place = 1;
    for (int other = 0; other < seats; other++)
        place += s->score[other] > s->score[seat];
    return place;
}

FLOW(toy_game)
{
    BEGIN;
    for (g->s->round = 1; g->s->round <= g->s->rounds; g->s->round++) {
        RULE("toy.1");
        if (g->s->trouble && g->s->round == 2)
            CALL(toy_trouble);
        CALL(toy_round);
    }
    g->block->status = ARB_WON;
    for (int seat = 0; seat < g->block->seats; seat++)
        place_seat(g, seat, place_of(g->s, g->block->seats, seat), g->s->score[seat]);
    END;
}

FLOW(toy_trouble)
{
    BEGIN;
    if (g->s->trouble == TOY_DEEP)
        CALL(toy_trouble);
    if (g->s->trouble == TOY_FULL)
        arb_stop(g, ARB_LIMIT_GAME + 1);
    ASK(SEAT(0), "toy.2", "Which of very many?", 0, {
        for (int n = 0; n < 2 * ARB_OPTIONS && g->s->trouble != TOY_STUCK; n++)
            offer_option(g, TOY_BID, n, 0, 0);
    });
    END;
}

/* Three coins, one or two at a time, then a confirmation; or all at once as suggested. */
FLOW(toy_payment)
{
    BEGIN;
    FORM_BEGIN;
    while (L->paid < 3) {
        ASK(SEAT(L->seat), "toy.9", "Pay 3, {n} are left", 3 - L->paid, {
            for (int n = 1; n <= 2 && L->paid + n <= 3; n++)
                offer_option(g, TOY_PAY, n, 0, 0);
            offer_flagged(g, ARB_SUGGESTED, TOY_PAY, 3 - L->paid, 1, 0);
        });
        L->paid = (uint8_t)(L->paid + chosen(g)->a);
        if (chosen(g)->b)
            break;
    }
    if (!chosen(g)->b)
        ASK(SEAT(L->seat), "toy.9", "Pay like this?", 0,
            { offer_flagged(g, ARB_CONFIRM, TOY_PAY, 0, 0, 0); });
    FORM_END;
    g->s->score[L->seat] = (uint16_t)(g->s->score[L->seat] + 1);
    END;
}

static void settle_bids(struct arb_run *g, int points)
{
    int best = 0;
    for (int seat = 0; seat < g->block->seats; seat++) {
        g->s->bid[seat] = (uint8_t)chosen_by(g, seat)->a;
        if (g->s->bid[seat] > g->s->bid[best])
            best = seat;
    }
    for (int seat = 0; seat < g->block->seats; seat++)
        g->s->coins[seat] = (uint16_t)(g->s->coins[seat] + 1 - (seat == best) * g->s->bid[seat]);
    g->s->score[best] = (uint16_t)(g->s->score[best] + points + g->c->bonus);
    tell(g, TOY_BIDS, "toy.3", best, g->s->bid[best], 0);
}

static void offer_bids(struct arb_run *g, int seat)
{
    for (int n = 0; n <= g->c->max_bid; n++) {
        consider(g, TOY_BID, n, 0, 0);
        if (!forbid(g, n > g->s->coins[seat], "toy.2"))
            offer(g);
    }
}

FLOW(toy_round)
{
    BEGIN;
    if (g->s->pays)
        CALL(toy_payment, .seat = 0);
    for (L->seat = 0; L->seat < g->block->seats; L->seat++) {
        CALL(toy_draw, .seat = L->seat);
        L->won = (uint16_t)result(g);
    }
    CHANCE(6, "toy.3", "Round {n}: the die", g->s->round, {
        for (int i = 0; i < 6; i++)
            offer_option(g, TOY_SHOW_DIE, i + 1, 0, 0);
    });
    L->won = (uint16_t)(chosen(g)->a + 1);
    tell(g, TOY_ROLLED, "toy.3", L->won, 0, 0);
    ASK(all_seats(g), "toy.2", "How much do you bid for {n}?", L->won, { offer_bids(g, g->seat); });
    settle_bids(g, L->won);
    for (L->seat = 0; L->seat < g->block->seats; L->seat++)
        CALL(toy_window, .seat = L->seat);
    if (g->s->sealed) {
        CALL_EACH(all_seats(g), toy_sealed, .most = 3);
        for (int seat = 0; seat < g->block->seats; seat++)
            g->s->chose[seat] = (uint16_t)result_of(g, seat);
    }
    END;
}

static void offer_numbers(struct arb_run *g, int most)
{
    for (int n = 0; n <= most; n++)
        offer_option(g, TOY_BID, n, 0, 0);
}

/* Two questions to one seat, the second by another flow. */
FLOW(toy_sealed)
{
    BEGIN;
    ASK(SEAT(L->seat), "toy.7", "{player}: the first number?", L->seat,
        { offer_numbers(g, L->most); });
    L->first = (uint8_t)chosen(g)->a;
    CALL(toy_second, .seat = L->seat, .most = L->first);
    RETURN(10 * L->first + result(g));
    END;
}

FLOW(toy_second)
{
    BEGIN;
    ASK(SEAT(L->seat), "toy.8", "{player}: the second number?", L->seat,
        { offer_numbers(g, L->most); });
    RETURN(chosen(g)->a);
    END;
}

FLOW(toy_draw)
{
    struct toy *s = g->s;
    BEGIN;
    if (s->zone[TOY_DECK].count == 0) {
        while (s->zone[TOY_DISCARD].first)
            arb_move(s->zone, s->card, s->zone[TOY_DISCARD].first, TOY_DECK, ARB_TOP);
        arb_shuffle(s->zone, s->card, TOY_DECK);
    }
    if (s->zone[TOY_DECK].count == 0)
        RETURN(0);
    if (!arb_top_is_settled(s->zone, s->card, TOY_DECK)) {
        CHANCE(g->s->zone[TOY_DECK].loose, "toy.4", "{player} draws", L->seat, {
            for (int i = 0; i < g->s->zone[TOY_DECK].loose; i++)
                offer_option(g, TOY_SHOW_CARD, arb_loose_card(g->s->zone, g->s->card, TOY_DECK, i),
                             0, 0);
        });
        arb_settle_on_top(g->s->zone, g->s->card,
                          arb_loose_card(g->s->zone, g->s->card, TOY_DECK, chosen(g)->a), 0);
    }
    uint16_t drawn = s->zone[TOY_DECK].first;
    arb_move(s->zone, s->card, drawn, (uint8_t)(TOY_HAND + L->seat), ARB_BOTTOM);
    tell_only(g, (uint16_t)SEAT(L->seat), TOY_DREW, "toy.4", L->seat, drawn, 0);
    RETURN(drawn);
    END;
}

static void offer_plays(struct arb_run *g, int seat)
{
    EACH_IN (g->s->zone, g->s->card, TOY_HAND + seat, card) {
        consider(g, TOY_PLAY, card, 0, 0);
        if (!forbid(g, cost(card) > g->s->coins[seat], "toy.5"))
            offer(g);
    }
}

FLOW(toy_window)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(L->seat), "toy.5", "{player}, play a card? {n} played", L->seat, {
            open_window(g, g->s->own ? ARB_OWN_WINDOW : ARB_WINDOW, L->played > 0);
            g->prompt_arg[1] = L->played;
            offer_plays(g, L->seat);
            offer_pass(g, TOY_PASS);
        });
        if (chosen(g)->verb == TOY_PASS)
            break;
        g->s->coins[L->seat] = (uint16_t)(g->s->coins[L->seat] - cost(chosen(g)->a));
        g->s->score[L->seat] = (uint16_t)(g->s->score[L->seat] + cost(chosen(g)->a));
        arb_move(g->s->zone, g->s->card, chosen(g)->a, TOY_DISCARD, ARB_TOP);
        tell(g, TOY_PLAYED, "toy.5", L->seat, chosen(g)->a, 0);
        L->played++;
    }
    END;
}

/* The table of functions. */

static void *toy_compile(struct arb_pack *pack, struct arb_error *err)
{
    (void)pack, (void)err;
    struct toy_content *content = malloc(sizeof *content);
    *content = (struct toy_content){.max_bid = 3};
    return content;
}

static bool toy_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    const char *key;
    json_t *value;
    g->block->seats = 2;
    g->s->rounds = 5;
    json_object_foreach ((json_t *)setup, key, value) {
        if (strcmp(key, "seats") == 0) {
            g->block->seats = (uint8_t)(json_is_array(value) ? (json_int_t)json_array_size(value)
                                                             : json_integer_value(value));
        } else if (strcmp(key, "rounds") == 0) {
            g->s->rounds = (uint16_t)json_integer_value(value);
        } else if (strcmp(key, "pays") == 0) {
            g->s->pays = (uint16_t)json_integer_value(value);
        } else if (strcmp(key, "own") == 0) {
            g->s->own = (uint16_t)json_integer_value(value);
        } else if (strcmp(key, "sealed") == 0) {
            g->s->sealed = (uint16_t)json_integer_value(value);
        } else if (strcmp(key, "trouble") == 0) {
            g->s->trouble = (uint16_t)json_integer_value(value);
        } else {
            snprintf(err->text, sizeof err->text, "toy knows no \"%s\"", key);
            return false;
        }
    }
    for (int card = 1; card <= TOY_CARDS; card++)
        arb_move(g->s->zone, g->s->card, (uint16_t)card, TOY_DECK, ARB_BOTTOM);
    arb_shuffle(g->s->zone, g->s->card, TOY_DECK);
    tell(g, TOY_STARTED, "toy.1", 0, 0, 0);
    arb_push(g, FLOW_toy_game, &(struct toy_game){.frame = {0}}, sizeof(struct toy_game));
    return true;
}

static void toy_view(struct arb_run *g, int seat, struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "game", "toy");
    arb_put_number(out, "round", g->s->round);
    arb_put_array(out, "hand");
    if (seat < g->block->seats)
        EACH_IN (g->s->zone, g->s->card, TOY_HAND + seat, card)
            arb_put_number(out, NULL, card);
    arb_put_end(out);
    arb_put_number(out, "deck", g->s->zone[TOY_DECK].count);
    arb_put_end(out);
}

static json_t *toy_explain(struct arb_run *g, int seat, const char *name)
{
    if (strcmp(name, "score") != 0)
        return NULL;
    return json_pack("{s:s, s:i}", "name", name, "total", g->s->score[seat]);
}

static void toy_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    (void)g, (void)seat;
    if (o.verb == TOY_BID)
        arb_say(out, "bid %d", o.a);
    else if (o.verb == TOY_PLAY || o.verb == TOY_SHOW_CARD)
        arb_say(out, "card %d", o.a);
    else if (o.verb == TOY_SHOW_DIE)
        arb_say(out, "a %d", o.a);
    else if (o.verb == TOY_PASS)
        arb_say(out, "pass");
    else if (o.verb == TOY_PAY)
        arb_say(out, "pay %d", o.a);
    else if (o.verb == TOY_STEAL)
        arb_say(out, "steal from seat %d", o.a);
}

static void toy_event_words(struct arb_run *g, int seat, const struct arb_event *e,
                            struct arb_text *out)
{
    (void)g;
    bool seen = e->seen_by >> seat & 1;
    if (e->kind == TOY_DREW && seen)
        arb_say(out, "You draw card %d.", e->b);
    else if (e->kind == TOY_DREW)
        arb_say(out, "Seat %d draws a card.", e->a);
    else if (e->kind == TOY_ROLLED)
        arb_say(out, "The die shows %d.", e->a);
    else if (e->kind == TOY_BIDS)
        arb_say(out, "Seat %d wins with %d.", e->a, e->b);
    else if (e->kind == TOY_PLAYED)
        arb_say(out, "Seat %d plays card %d.", e->a, e->b);
    else if (e->kind == TOY_STARTED)
        arb_say(out, "The toy is set up.");
}

static void toy_option_about(struct arb_run *g, int seat, struct arb_option o,
                             struct arb_about *about)
{
    (void)g, (void)seat;
    if (o.verb == TOY_PLAY)
        arb_about_card(about, o.a);
}

static void toy_event_about(struct arb_run *g, int seat, const struct arb_event *e,
                            struct arb_about *about)
{
    (void)g, (void)seat;
    if (e->kind == TOY_BIDS || e->kind == TOY_DREW)
        arb_about_seat(about, e->a);
}

static const struct arb_named toy_windows[] = {
    {"first", "The first card", NULL}, {"more", "More cards", "never"}, {0}};
static const struct arb_named toy_phases[] = {
    {"early", "Before the third round", NULL}, {"late", "From the third round on", NULL}, {0}};

static struct arb_moment toy_moment(const struct arb_run *g)
{
    return (struct arb_moment){.round = g->s->round > 4, .phase = g->s->round > 2};
}

/* Cards are of use from the third round on; a bid of nothing is what most would make. */
static bool toy_worth(struct arb_run *g, int seat, struct arb_option option)
{
    (void)seat;
    return option.verb != TOY_PLAY || g->s->round > 2;
}

static int toy_usual(struct arb_run *g, int seat, const struct arb_option *options, int count)
{
    (void)g, (void)seat, (void)count;
    return options[0].verb == TOY_BID ? 0 : -1;
}

static void toy_side(const struct arb_run *g, int seat, struct arb_text *out)
{
    (void)g;
    arb_say(out, seat == 0 ? "The first" : "A later one");
}

static void toy_thing_name(struct arb_run *g, int thing, struct arb_text *out)
{
    (void)g;
    arb_say(out, "Cärd no. %d", thing);
}

static void toy_placeholder(struct arb_run *g, int seat, const char *name, int value,
                            struct arb_text *out)
{
    (void)seat;
    if (strcmp(name, "player") == 0)
        arb_say_seat(g, value, out);
    else
        arb_say(out, "%s %d", name, value);
}

static void toy_refuse_rest(struct arb_run *g, int seat)
{
    consider(g, TOY_STEAL, 1 - (seat > 0), 0, 0);
    forbid(g, true, "toy.6");
}

static bool toy_check(struct arb_run *g, struct arb_text *broken)
{
    int cards = 0;
    for (int z = 1; z < TOY_ZONES; z++)
        EACH_IN (g->s->zone, g->s->card, z, card)
            cards += g->s->card[card].zone == z;
    if (cards != TOY_CARDS)
        arb_say(broken, "%d cards instead of %d", cards, TOY_CARDS);
    return cards == TOY_CARDS;
}

/* As far as the others know a seat could hold any card of the deck. */
static bool toy_imagine(struct arb_run *g, int seat, int way)
{
    while (way == 0 && g->s->zone[TOY_HAND + seat].count && g->s->zone[TOY_DECK].first)
        arb_move(g->s->zone, g->s->card, g->s->zone[TOY_DECK].first, (uint8_t)(TOY_HAND + seat),
                 ARB_BOTTOM);
    return way == 0;
}

static bool toy_arrange(struct arb_run *g, const json_t *position, struct arb_error *err)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)position, key, value) {
        if (strcmp(key, "coins") == 0) {
            for (int seat = 0; seat < g->block->seats; seat++)
                g->s->coins[seat] = (uint16_t)json_integer_value(json_array_get(value, seat));
        } else if (strcmp(key, "hand") == 0) {
            for (size_t i = 0; i < json_array_size(value); i++)
                arb_move(g->s->zone, g->s->card,
                         (uint16_t)json_integer_value(json_array_get(value, i)), TOY_HAND,
                         ARB_BOTTOM);
        } else if (strcmp(key, "lost card") == 0) {
            g->s->card[json_integer_value(value)].zone = 0; /* what an invariant forbids */
        } else {
            g->s->score[0] = 999; /* what the kernel must take back */
            snprintf(err->text, sizeof err->text, "toy arranges no \"%s\"", key);
            return false;
        }
    }
    return true;
}

static const struct arb_flow flows[] = {
    [FLOW_toy_game] = {"game", flow_toy_game},
    [FLOW_toy_round] = {"round", flow_toy_round},
    [FLOW_toy_draw] = {"draw", flow_toy_draw},
    [FLOW_toy_window] = {"window", flow_toy_window},
    [FLOW_toy_trouble] = {"trouble", flow_toy_trouble},
    [FLOW_toy_sealed] = {"sealed", flow_toy_sealed},
    [FLOW_toy_second] = {"second", flow_toy_second},
    [FLOW_toy_payment] = {"payment", flow_toy_payment},
};
static const char *const verbs[] = {"",          "bid",      "play", "pass", "steal",
                                    "show-card", "show-die", "pay",  NULL};
static const char *const kinds[] = {"drew", "bids", "rolled", "played", "started", NULL};
static const char *const limits[] = {"more of one", "more of the other", NULL};

const struct arb_rules toy_rules = {
    .id = "toy",
    .name = "The Toy",
    .owner = "nobody",
    .min_seats = 1,
    .max_seats = 8,
    .block_bytes = sizeof(struct toy),
    .lanes_at = offsetof(struct toy, lane),
    .lane_bytes = TOY_LANE,
    .flows = flows,
    .verbs = verbs,
    .event_kinds = kinds,
    .limits = limits,
    .compile = toy_compile,
    .free_content = free,
    .setup = toy_setup,
    .view = toy_view,
    .explain = toy_explain,
    .option_words = toy_option_words,
    .event_words = toy_event_words,
    .option_about = toy_option_about,
    .event_about = toy_event_about,
    .side = toy_side,
    .windows = toy_windows,
    .phases = toy_phases,
    .worth = toy_worth,
    .usual = toy_usual,
    .moment = toy_moment,
    .thing_name = toy_thing_name,
    .placeholder = toy_placeholder,
    .refuse_rest = toy_refuse_rest,
    .check = toy_check,
    .imagine = toy_imagine,
    .arrange = toy_arrange,
};

const struct arb_rules *const arb_all_rules[] = {&toy_rules, NULL};
