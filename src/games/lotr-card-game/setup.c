/* setup.c - from a setup document to the first round: the seven steps of Setup,
 * and the table of functions that is this game. */
#include "ability.h"
#include "campaign_play.h"
#include "cards.h"
#include "compile.h"
#include "error.h"
#include "judgement.h"
#include "lotr.h"
#include "round.h"
#include "tokens.h"

#include <stdio.h>
#include <stdlib.h>

/* The setup document. */

/* A hero begins in play, everything else in the deck (hero-cards.2). */
static void add_player_card(struct arb_run *g, int player, int def, int copies)
{
    for (int i = 0; i < copies; i++) {
        uint16_t card = make_card(g, def, player);
        bool hero = g->c->def[def].type == HERO;
        if (!hero)
            RULE("player-deck.1");
        move_card(g, card, zone_of(player, hero ? PLAY_AREA : DECK), ARB_BOTTOM);
    }
}

static bool refuse_deck(int player, const struct deck_list *deck, struct arb_error *err)
{
    static const char *const waived[] = {"deckbuilding.2", "deckbuilding.4", NULL};
    char whose[32];
    snprintf(whose, sizeof whose, "the deck of player %d", player + 1);
    return deck_refuse(deck, whose, waived,
                       ". To play it all the same, set \"deckbuilding\" to \"free\"", err);
}

/* Cards of the scenario and those made on the way must find room as well. */
enum { OTHER_CARDS = 128 };

void seat_deck(const struct lotr_content *c, int player, const json_t *seat, struct deck_list *deck)
{
    const json_t *written = json_object_get(seat, "deck"),
                 *heroes = json_object_get(seat, "heroes");
    if (json_is_object(written) || json_is_string(written)) {
        deck_read(c, written, deck);
    } else if (json_object_get(seat, "cards")) {
        deck_read(c, seat, deck);
        return;
    } else {
        json_t *usual = json_string(c->decks ? c->deck[player % c->decks].id : "");
        deck_read(c, usual, deck);
        json_decref(usual);
    }
    if (heroes)
        deck_replace(c, heroes, HEROES, deck);
}

static bool add_seat(struct arb_run *g, int player, const json_t *seat, bool free_decks,
                     const json_t *log, int *replaced, struct arb_error *err)
{
    struct deck_list deck;
    seat_deck(g->c, player, seat, &deck);
    deck_check(g, &deck, free_decks);
    if (log)
        *replaced += campaign_replaced(g->c, log, player, &deck);
    int most = (CARDS - 1 - OTHER_CARDS) / g->s->players;
    if (deck_count(g->c, &deck, HERO_TYPES | DECK_TYPES) > most)
        deck_problem(&deck, "", "this table has room for %d cards of each player", most);
    bool good = !deck.problems || refuse_deck(player, &deck, err);
    for (int i = 0; i < deck.lines && good; i++)
        add_player_card(g, player, deck.line[i].what, deck.line[i].copies);
    deck_drop(&deck);
    return good;
}

/* unique-cards.2 holds for heroes as well: two players cannot bring one. */
static bool check_uniques(struct arb_run *g, struct arb_error *err)
{
    EACH_MADE_CARD (g, card)
        if (in_play(g, card) && unique_in_play(g, card)) {
            arb_fail(err, "two players bring the unique hero \"%s\"", def_of(g, card)->title);
            snprintf(err->rule, sizeof err->rule, "unique-cards.2");
            return false;
        }
    return true;
}

/* The encounter sets, quest cards and cards set aside of a scenario. */
static void bring_scenario(struct arb_run *g, int number)
{
    const struct lotr_content *c = g->c;
    const struct scenario *sc = &c->scenario[number];
    g->s->scenario = (uint8_t)number;
    RULE("encounter-deck.3");
    EACH_DEF (c, d)
        for (int n = 0; n < sc->sets; n++) {
            const struct card_def *def = &c->def[d];
            if (def->set != sc->set[n] || def->type < ENEMY || def->type > OBJECTIVE)
                continue;
            int copies = variant(g, EASY) ? def->easy_copies : def->copies[variant(g, REVISED)];
            RULES("encounter-deck.1", "encounter-deck.2");
            for (int k = 0; k < copies; k++)
                move_card(g, make_card(g, d, SCENARIO), ZONE_ENCOUNTER_DECK, ARB_BOTTOM);
        }
    for (int q = 0; q < sc->quests; q++) {
        RULE("setup.15");
        move_card(g, make_card(g, sc->quest[q], SCENARIO), ZONE_QUEST_DECK, ARB_BOTTOM);
    }
    for (int a = 0; a < sc->asides; a++)
        EACH_CARD (g, ZONE_ENCOUNTER_DECK, card)
            if (g->s->card[card].def == sc->aside[a]) {
                move_card(g, card, ZONE_ASIDE, ARB_BOTTOM);
                break;
            }
}

/* That of the campaign, or that of the setup; the first if it names none. */
static bool set_scenario(struct arb_run *g, const json_t *setup, const json_t *log,
                         struct arb_error *err)
{
    const json_t *wanted = json_object_get(setup, "scenario");
    const char *id = log ? campaign_scenario(g->c, log) : json_string_value(wanted);
    int number = 0;
    while (id && number < g->c->scenarios && strcmp(g->c->scenario[number].id, id) != 0)
        number++;
    if (number >= g->c->scenarios)
        return setup_refuse(g->c, "scenario", wanted, err);
    bring_scenario(g, number);
    return true;
}

enum { FIRST_BY_VOTE = 14, FIRST_AT_RANDOM = 15 };

/* A number is that of a seat: the setup has been checked. */
static void set_first_player(struct arb_run *g, const json_t *setup)
{
    const json_t *first = json_object_get(setup, "first_player");
    bool vote = !strcmp(setup_chosen(g->c, setup, "first_player"), "vote");
    g->s->first_player = json_is_integer(first) ? (uint8_t)json_integer_value(first)
                         : vote                 ? FIRST_BY_VOTE
                                                : FIRST_AT_RANDOM;
}

/* A campaign is of the revised edition unless the setup says otherwise. */
static void set_variants(struct arb_run *g, const json_t *setup, const json_t *log)
{
    const json_t *edition = json_object_get(setup, "edition");
    setup_variants(g, setup);
    if (log && (!edition || json_is_null(edition)))
        g->s->variants |= 1 << VARIANT_REVISED;
}

static bool add_seats(struct arb_run *g, const json_t *setup, const json_t *log, int *replaced,
                      struct arb_error *err)
{
    bool free_decks = !strcmp(setup_chosen(g->c, setup, "deckbuilding"), "free");
    EACH_PLAYER (g, p) {
        const json_t *seat = json_array_get(json_object_get(setup, "seats"), (size_t)p);
        json_t *whole = log ? campaign_seat(log, seat, p) : NULL;
        bool good = add_seat(g, p, whole ? whole : seat, free_decks, log, replaced, err);
        json_decref(whole);
        if (!good)
            return false;
    }
    return check_uniques(g, err) && (!log || campaign_all_replaced(g, log, err));
}

static bool set_up(struct arb_run *g, const json_t *setup, const json_t *log, struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    size_t known = json_array_size(json_object_get(log, "players"));
    size_t players = seats ? json_array_size(seats) : known ? known : 1;
    int replaced = 0;
    if (known && players != known)
        return arb_fail(err, "this campaign is played by as many players as it was begun by");
    if (players < 1 || players > PLAYERS)
        return arb_fail(err, "The Lord of the Rings is for one to four players");
    index_init(g);
    g->s->players = g->s->head.seats = (uint8_t)players;
    g->s->setting_up = 1;
    set_variants(g, setup, log);
    set_first_player(g, setup);
    if (!add_seats(g, setup, log, &replaced, err) || !set_scenario(g, setup, log, err))
        return false;
    if (log)
        campaign_begin(g, log, replaced);
    arb_push(g, FLOW_game, &(struct game){.frame = {0}}, sizeof(struct game));
    return true;
}

bool lotr_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    json_t *log;
    if (!campaign_read(g->c, setup, &log, err))
        return false;
    bool good = set_up(g, setup, log, err);
    json_decref(log);
    return good;
}

/* Setup in seven steps. */

static void bring_heroes(struct arb_run *g)
{
    EACH_PLAYER (g, p) {
        int threat = 0;
        EACH_CARD (g, zone_of(p, PLAY_AREA), hero) {
            if (def_of(g, hero)->type != HERO)
                continue;
            RULES("setup.5", "hero-cards.2", "hero-cards.8");
            threat += def_of(g, hero)->stat[THREAT];
            if (variant(g, EASY))
                g->s->card[hero].resources = 1;
        }
        RULES("setup.6", "initial-threat-level.1");
        g->s->threat[p] = (uint8_t)(threat + g->s->penalty);
    }
}

/* Whom more than half of the players want, or NOBODY. */
static int majority(const struct arb_run *g)
{
    int votes[PLAYERS] = {0};
    EACH_PLAYER (g, p)
        votes[chosen_by(g, p)->a]++;
    EACH_PLAYER (g, p)
        if (2 * votes[p] > g->s->players)
            return p;
    return NOBODY;
}

FLOW(setup)
{
    struct lotr *s = g->s;
    BEGIN;
    step(g, STEP_SETUP);
    if (in_campaign(g))
        CALL(pack_boons);
    RULES("setup.1", "setup.3", "setup.4", "player-deck.2");
    EACH_PLAYER (g, p)
        arb_shuffle(s->zone, s->link, zone_of(p, DECK));
    arb_shuffle(s->zone, s->link, ZONE_ENCOUNTER_DECK);
    bring_heroes(g);
    RULES("setup.7", "resources.2");
    if (s->players == 1) {
        s->first_player = 0;
    } else if (s->first_player == FIRST_BY_VOTE) {
        RULE("first-player.1");
        ASK((1u << s->players) - 1, "setup.9", "Who is to be first player?", 0, {
            EACH_PLAYER (g, p)
                offer_option(g, VERB_FIRST, p, 0, 0);
        });
        s->first_player = (uint8_t)majority(g);
    }
    if (s->first_player >= s->players) {
        CHANCE(s->players, "setup.10", "Who is first player?", 0, {
            EACH_PLAYER (g, p)
                offer_option(g, VERB_FIRST, p, 0, 0);
        });
        s->first_player = (uint8_t)chosen(g)->a;
    }
    pass_token(g, s->first_player);
    tell(g, EVENT_FIRST_PLAYER, "setup.11", s->first_player, 0, 0);
    s->active_player = s->first_player;
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        RULE("setup.13");
        CALL(draw_things, .seat = L->turn.seat, .count = 6);
    }
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        RULE("setup.14");
        ASK(SEAT(L->turn.seat), "mulligan.1", "Keep this starting hand?", 0, {
            offer_pass(g, VERB_KEEP);
            offer_option(g, VERB_MULLIGAN, 0, 0, 0);
        });
        if (chosen(g)->verb == VERB_MULLIGAN) {
            RULE("mulligan.2");
            while (s->zone[zone_of(L->turn.seat, HAND)].first)
                move_card(g, s->zone[zone_of(L->turn.seat, HAND)].first,
                          zone_of(L->turn.seat, DECK), ARB_TOP);
            arb_shuffle(s->zone, s->link, zone_of(L->turn.seat, DECK));
            tell(g, EVENT_MULLIGAN, "mulligan.2", L->turn.seat, 0, 0);
            CALL(draw_things, .seat = L->turn.seat, .count = 6);
            RULE("mulligan.3");
        }
    }
    if (in_campaign(g))
        CALL(setup_texts, .card = g->s->zone[ZONE_CAMPAIGN].first);
    /* The first quest card: its setup text, then its other side. */
    CALL(advance);
    s->setting_up = 0;
    RULE("setup.2");
    SETTLE;
    RULE("setup.19");
    END;
}

FLOW(game)
{
    BEGIN;
    CALL(setup);
    for (;;)
        CALL(round);
    END;
}

/* The table of functions. */

#define NAME_ROW(name, words) words,
static const char *const full_words[] = {FULL_TABLES(NAME_ROW) NULL};

/* A deck is known by its heroes. */
static void lotr_side(const struct arb_run *g, int seat, struct arb_text *out)
{
    const char *before = "";
    EACH_MADE_CARD (g, card) {
        const struct card_def *d = &g->c->def[g->s->card[card].def];
        if (d->type == HERO && g->s->card[card].owner == seat) {
            arb_say(out, "%s%s", before, d->title);
            before = ", ";
        }
    }
}

const struct arb_rules lotr_card_game_rules = {
    .id = "lotr-card-game",
    .name = "The Lord of the Rings: The Card Game",
    .owner = "Fantasy Flight Games and Middle-earth Enterprises",
    .min_seats = 1,
    .max_seats = PLAYERS,
    .usual_seats = 2,
    .block_bytes = sizeof(struct lotr),
    .flows = lotr_flows,
    .verbs = say_verbs,
    .event_kinds = say_events,
    .limits = full_words,
    .schema = &lotr_schema,
    .compile = lotr_compile,
    .free_content = compile_free,
    .describe = setup_describe,
    .check_deck = lotr_check_deck,
    .deck_cards = lotr_deck_cards,
    .write_deck = deck_write,
    .deck_forms = deck_forms,
    .check_setup = setup_check,
    .setup = lotr_setup,
    .kinds = lotr_kinds,
    .printed = lotr_printed,
    .view = lotr_view,
    .explain = lotr_explain,
    .option_words = say_option,
    .event_words = say_event,
    .option_about = say_option_about,
    .event_about = retell_about,
    .event_faces = retell_faces,
    .windows = lotr_windows,
    .phases = lotr_phases,
    .moment = lotr_moment,
    .thing_name = retell_name,
    .concerns = retell_concerns,
    .worth = lotr_worth,
    .usual = lotr_usual,
    .of_all = lotr_of_all,
    .placeholder = say_prompt,
    .side = lotr_side,
    .refuse_rest = lotr_refuse_rest,
    .imagine = lotr_imagine,
    .resample = lotr_resample,
    .settle_chance = lotr_settle_chance,
    .parameters = lotr_parameters,
    .prefer = lotr_prefer,
    .features = lotr_features,
    .features_of = lotr_features_of,
    .look_ahead = 1,
    .alike = lotr_alike,
    .kind_of_play = lotr_kind_of_play,
    .check = lotr_check,
    .arrange = arrange_position,
    .campaign = campaign_after,
    .show_campaign = campaign_show,
};
