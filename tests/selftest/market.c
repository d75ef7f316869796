/* market.c - a game small enough to test the test runner with: it shows all
 * that a view can hold, and on request ("fault") it breaks what games must not.
 *
 * Each round: 1.1 every seat draws from a shuffled deck, 1.2 all bid in secret,
 * 1.3 the higher bid scores (nobody is asked anything), 2.1 each seat may play
 * cards from its hand or swing one at the other seat. */
#include "zone.h"

#define ARB_STATE struct market
#include "pack.h"
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>

enum { CARDS = 12, DECK = 1, DISCARD = 2, HAND = 3, PLAY = 5, ZONES = 7 };
enum verb { NOTHING, BID, PLAY_CARD, SWING, PASS, DRAWN };
enum event { DREW, WON_BID, PLAYED, SWUNG };
enum fault { NO_FAULT, FAULT_HIDDEN, FAULT_CRASH, FAULT_ENDLESS, FAULT_LOSES_A_CARD };

struct market {
    struct arb_block head;
    uint8_t round, rounds, fault, step;
    uint8_t bid[2], score[2], coins[2];
    uint8_t damage[CARDS + 1], exhausted[CARDS + 1];
    struct arb_zone zone[ZONES];
    struct arb_link card[CARDS + 1];
};

static const char *const steps[] = {"0", "1.1", "1.2", "1.3", "2.1"};
static const char *const titles[] = {"Sword", "Shield", "Swift Sword", "Égide"};

/* What FAULT_HIDDEN keeps outside the block, as no game may. */
static unsigned hidden;

static const char *title(int card)
{
    return titles[card % 4];
}

static int cost(int card)
{
    return 1 + card % 4;
}

static int power(const struct market *s, int card)
{
    return 1 + card % 4 + (s->round > 1);
}

enum { FLOW_game, FLOW_draw, FLOW_window };
FRAME(game, uint8_t seat;);
FRAME(draw, uint8_t seat;);
FRAME(window, uint8_t seat;);

FLOW(game)
{
    BEGIN;
    RULE("m0.1");
    for (g->s->round = 1; g->s->round <= g->s->rounds; g->s->round++) {
        g->s->step = 1;
        for (L->seat = 0; L->seat < 2; L->seat++)
            CALL(draw, .seat = L->seat);
        g->s->step = 2;
        ASK(3, "m1.2", "What do you bid?", 0, {
            for (int n = 0; n <= 3; n++) {
                consider(g, BID, n, 0, 0);
                if (!forbid(g, n > g->s->coins[g->seat], "m1.2a"))
                    offer(g);
            }
        });
        g->s->step = 3;
        RULE("m1.3");
        for (int seat = 0; seat < 2; seat++)
            g->s->bid[seat] = (uint8_t)chosen_by(g, seat)->a;
        g->s->score[g->s->bid[1] > g->s->bid[0]] += 1;
        tell(g, WON_BID, "m1.3", g->s->bid[1] > g->s->bid[0], 0, 0);
        g->s->step = 4;
        for (L->seat = 0; L->seat < 2; L->seat++)
            CALL(window, .seat = L->seat);
    }
    g->s->round = g->s->rounds;
    g->block->status = ARB_WON;
    END;
}

FLOW(draw)
{
    BEGIN;
    if (g->s->zone[DECK].loose == 0)
        RETURN(0);
    CHANCE(g->s->zone[DECK].loose, "m1.1", "{n} draws", L->seat, {
        for (int i = 0; i < g->s->zone[DECK].loose; i++)
            offer_option(g, DRAWN, arb_loose_card(g->s->zone, g->s->card, DECK, i), 0, 0);
    });
    int card = arb_loose_card(g->s->zone, g->s->card, DECK, chosen(g)->a);
    arb_move(g->s->zone, g->s->card, (uint16_t)card, (uint8_t)(HAND + L->seat), ARB_BOTTOM);
    tell_only(g, (uint16_t)SEAT(L->seat), DREW, "m1.1", L->seat, card, 0);
    END;
}

static void offer_cards(struct arb_run *g, int seat)
{
    EACH_IN (g->s->zone, g->s->card, HAND + seat, card) {
        consider(g, PLAY_CARD, card, 0, 0);
        if (!forbid(g, cost(card) > g->s->coins[seat], "m2.1a"))
            offer(g);
    }
    EACH_IN (g->s->zone, g->s->card, PLAY + seat, card)
        EACH_IN (g->s->zone, g->s->card, PLAY + 1 - seat, target) {
            consider(g, SWING, card, target, 0);
            if (!forbid(g, g->s->exhausted[card], "m2.1b"))
                offer(g);
        }
}

static void break_something(struct arb_run *g)
{
    if (g->s->fault == FAULT_HIDDEN)
        g->s->score[0] = (uint8_t)++hidden;
    if (g->s->fault == FAULT_CRASH)
        abort();
    for (volatile int i = 0; g->s->fault == FAULT_ENDLESS; i ^= 1)
        continue;
}

/* For tests of cards: this one does what it says, which is to be played. */
static void mark_card(struct arb_run *g, int card)
{
    char mark[64];
    snprintf(mark, sizeof mark, "card:%s", title(card));
    RULE(mark);
}

FLOW(window)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(L->seat), "m2.1", "Seat {n}, act?", L->seat, {
            open_window(g, ARB_WINDOW, 0);
            offer_cards(g, L->seat);
            offer_pass(g, PASS);
        });
        const struct arb_option *o = chosen(g);
        if (o->verb == PASS)
            break;
        if (o->verb == PLAY_CARD) {
            RULE("m2.1");
            g->s->coins[L->seat] = (uint8_t)(g->s->coins[L->seat] - cost(o->a));
            arb_move(g->s->zone, g->s->card, o->a, (uint8_t)(PLAY + L->seat), ARB_BOTTOM);
            tell(g, PLAYED, "m2.1", L->seat, o->a, 0);
            mark_card(g, o->a);
            break_something(g);
        } else {
            g->s->exhausted[o->a] = 1;
            g->s->damage[o->b] = (uint8_t)(g->s->damage[o->b] + power(g->s, o->a));
            tell(g, SWUNG, "m2.1c", o->a, o->b, 0);
        }
    }
    END;
}

/* Setting up and arranging. */

static bool read_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    static const char *const faults[] = {"", "hidden", "crash", "endless", "loses a card"};
    const char *key;
    json_t *value;
    struct market *s = g->s;
    g->block->seats = 2;
    s->rounds = 3;
    s->coins[0] = s->coins[1] = 2;
    json_object_foreach ((json_t *)setup, key, value) {
        const char *text = json_string_value(value);
        if (strcmp(key, "rounds") == 0) {
            s->rounds = (uint8_t)json_integer_value(value);
        } else if (strcmp(key, "fault") == 0 && text) {
            for (int i = 1; i < 5; i++)
                if (strcmp(faults[i], text) == 0)
                    s->fault = (uint8_t)i;
        } else {
            snprintf(err->text, sizeof err->text, "a market has no \"%s\"", key);
            return false;
        }
    }
    for (uint16_t card = 1; card <= CARDS; card++)
        arb_move(s->zone, s->card, card, DECK, ARB_BOTTOM);
    arb_shuffle(s->zone, s->card, DECK);
    arb_push(g, FLOW_game, &(struct game){.frame = {0}}, sizeof(struct game));
    return true;
}

static uint16_t card_titled(const struct market *s, const char *name)
{
    for (uint16_t card = 1; name && card <= CARDS; card++)
        if (s->card[card].zone == DECK && strcmp(title(card), name) == 0)
            return card;
    return 0;
}

/* {"coins": [2, 1], "hand": ["Sword"], "play": [["Sword"], ["Shield"]]} */
static bool put_cards(struct market *s, const json_t *names, int zone, struct arb_error *err)
{
    size_t i;
    json_t *name;
    json_array_foreach (names, i, name) {
        uint16_t card = card_titled(s, json_string_value(name));
        if (!card) {
            snprintf(err->text, sizeof err->text, "the deck has no such card");
            return false;
        }
        arb_move(s->zone, s->card, card, (uint8_t)zone, ARB_BOTTOM);
    }
    return true;
}

static bool arrange(struct arb_run *g, const json_t *position, struct arb_error *err)
{
    const json_t *coins = json_object_get(position, "coins");
    const json_t *play = json_object_get(position, "play");
    for (size_t seat = 0; seat < 2; seat++)
        if (coins)
            g->s->coins[seat] = (uint8_t)json_integer_value(json_array_get(coins, seat));
    if (json_object_get(position, "nonsense")) {
        snprintf(err->text, sizeof err->text, "a market arranges no nonsense");
        return false;
    }
    return put_cards(g->s, json_object_get(position, "hand"), HAND, err) &&
           put_cards(g->s, json_array_get(play, 0), PLAY, err) &&
           put_cards(g->s, json_array_get(play, 1), PLAY + 1, err);
}

/* Looking. */

static json_t *card_view(const struct market *s, int card)
{
    char how[32];
    snprintf(how, sizeof how, "card:%d:power", card);
    json_t *view =
        json_pack("{si ss ss s[s] s[{ss ss ss si ss}] s[{ss ss si}] s[] s[]}", "id", card, "title",
                  title(card), "type", "weapon", "traits", "Steel", "stats", "id", "power", "label",
                  "Power", "short", "P", "value", power(s, card), "how", how, "tokens", "id",
                  "damage", "label", "Damage", "value", s->damage[card], "states", "attached");
    if (s->exhausted[card])
        json_array_append_new(json_object_get(view, "states"), json_string("exhausted"));
    return view;
}

static json_t *zone_view(const struct market *s, const char *id, const char *label, int owner,
                         int zone, bool hidden_zone)
{
    json_t *cards = json_array();
    int sum = 0;
    if (!hidden_zone)
        EACH_IN (s->zone, s->card, zone, card) {
            json_array_append_new(cards, card_view(s, card));
            sum += power(s, card);
        }
    json_t *view = json_pack("{ss ss so si sb so s[]}", "id", id, "label", label, "owner",
                             owner < 0 ? json_null() : json_integer(owner), "count",
                             s->zone[zone].count, "hidden", hidden_zone, "cards", cards, "numbers");
    if (zone >= PLAY)
        json_array_append_new(json_object_get(view, "numbers"),
                              json_pack("{ss si}", "label", "Strength", "value", sum));
    return view;
}

static json_t *seat_view(const struct market *s, int seat)
{
    char how[32];
    snprintf(how, sizeof how, "score:%d", seat);
    return json_pack("{si ss sb sb sb s[{ss ss si ss} {ss ss si}]}", "seat", seat, "name",
                     seat ? "Bee" : "Ant", "first", seat == 0, "active", 0, "out", 0, "tracks",
                     "id", "score", "label", "Score", "value", s->score[seat], "how", how, "id",
                     "coins", "label", "Coins", "value", s->coins[seat]);
}

static void view(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct market *s = g->s;
    json_t *zones = json_array();
    for (int i = 0; i < 2; i++) {
        char id[24];
        snprintf(id, sizeof id, "hand.%d", i);
        json_array_append_new(zones, zone_view(s, id, "Hand", i, HAND + i, i != seat));
        snprintf(id, sizeof id, "play.%d", i);
        json_array_append_new(zones, zone_view(s, id, "In play", i, PLAY + i, false));
    }
    json_array_append_new(zones, zone_view(s, "deck", "Deck", -1, DECK, true));
    json_array_append_new(zones, zone_view(s, "discard", "Discard pile", -1, DISCARD, false));
    json_t *made =
        json_pack("{ss si ss ss si ss ss s[oo] so s[{ss ss}]}", "game", "market", "seat", seat,
                  "status", "playing", "title", "Market day", "round", s->round, "phase", "Trade",
                  "step", steps[s->step], "seats", seat_view(s, 0), seat_view(s, 1), "zones", zones,
                  "texts", "label", "Weather", "text", "fair");
    arb_put_json(out, NULL, made);
    json_decref(made);
}

static json_t *explain(struct arb_run *g, int seat, const char *name)
{
    int card, who;
    (void)seat;
    if (sscanf(name, "score:%d", &who) == 1 && who >= 0 && who < 2)
        return json_pack("{ss si s[{si ss ss}]}", "name", name, "total", g->s->score[who], "parts",
                         "amount", g->s->score[who], "source", "bids won", "rule", "m1.3");
    if (sscanf(name, "card:%d:power", &card) != 1 || card < 1 || card > CARDS)
        return NULL;
    json_t *parts =
        json_pack("[{si ss ss}]", "amount", 1 + card % 4, "source", "printed", "rule", "m0.1");
    if (g->s->round > 1)
        json_array_append_new(parts, json_pack("{si ss ss}", "amount", 1, "source",
                                               "the second day", "rule", "m0.2"));
    return json_pack("{ss si so}", "name", name, "total", power(g->s, card), "parts", parts);
}

static void option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    (void)g, (void)seat;
    if (o.verb == BID)
        arb_say(out, "bid %d", o.a);
    else if (o.verb == PLAY_CARD)
        arb_say(out, "play %s (cost %d)", title(o.a), cost(o.a));
    else if (o.verb == SWING)
        arb_say(out, "swing %s at %s", title(o.a), title(o.b));
    else
        arb_say(out, "%s", o.verb == DRAWN ? title(o.a) : "pass");
}

static void event_words(struct arb_run *g, int seat, const struct arb_event *e,
                        struct arb_text *out)
{
    (void)g;
    bool seen = e->seen_by >> seat & 1;
    if (e->kind == DREW)
        arb_say(out, "Seat %d draws %s.", e->a, seen ? title(e->b) : "a card");
    else if (e->kind == WON_BID)
        arb_say(out, "Seat %d wins the bidding.", e->a);
    else if (e->kind == PLAYED)
        arb_say(out, "Seat %d plays %s.", e->a, title(e->b));
    else
        arb_say(out, "%s hits %s.", title(e->a), title(e->b));
}

static bool check(struct arb_run *g, struct arb_text *broken)
{
    int cards = 0;
    for (int zone = 1; zone < ZONES; zone++)
        cards += g->s->zone[zone].count;
    if (g->s->fault == FAULT_LOSES_A_CARD && g->s->round == 2)
        cards--;
    if (cards != CARDS)
        arb_say(broken, "%d cards instead of %d", cards, CARDS);
    return cards == CARDS;
}

static void *compile(struct arb_pack *pack, struct arb_error *err)
{
    (void)pack, (void)err;
    return malloc(1);
}

static const struct arb_flow flows[] = {
    {"game", flow_game}, {"draw", flow_draw}, {"window", flow_window}};
static const char *const verbs[] = {"", "bid", "play", "swing", "pass", "drawn", NULL};
static const char *const kinds[] = {"drew", "won-bid", "played", "swung", NULL};

static struct arb_rules market_rules = {
    .id = "market",
    .name = "Market",
    .owner = "nobody",
    .min_seats = 2,
    .max_seats = 2,
    .block_bytes = sizeof(struct market),
    .flows = flows,
    .verbs = verbs,
    .event_kinds = kinds,
    .compile = compile,
    .free_content = free,
    .setup = read_setup,
    .view = view,
    .explain = explain,
    .option_words = option_words,
    .event_words = event_words,
    .check = check,
    .arrange = arrange,
};

/* Its cards are in the code; a pack that declares them lies only where coverage is tested. */
__attribute__((constructor)) static void find_pack(void)
{
    static const char *const declare[] = {"weapon", "armour", "deck", NULL};
    static const char *const things[] = {"weapon", "armour", NULL};
    static const char *const none[] = {NULL}, *const in_code[] = {"Shield", NULL};
    static const struct arb_schema schema = {.declare = declare,
                                             .things = things,
                                             .in_code = in_code,
                                             .build = none,
                                             .stand = none,
                                             .game = "market"};
    const char *data = getenv("ARBITER_DATA");
    if (data && strcmp(data, "tests/selftest/data") == 0)
        market_rules.schema = &schema;
}

/* Another game in the same program, whose flows have the same names as these. */
extern const struct arb_rules lotr_card_game_rules;

const struct arb_rules *const arb_all_rules[] = {&market_rules, &lotr_card_game_rules, NULL};
