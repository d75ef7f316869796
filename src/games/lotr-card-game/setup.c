/* setup.c - from a setup document to the first round: the seven steps of Setup,
 * and the table of functions that is this game. */
#include "engine.h"
#include "pack.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- The setup document --------------------------------------------------------------- */

static bool fail(struct arb_error *err, const char *rule, const char *format, const char *a,
                 const char *b)
{
    snprintf(err->text, sizeof err->text, format, a, b);
    snprintf(err->rule, sizeof err->rule, "%s", rule);
    return false;
}

static const struct card_def *find_def(const struct lotr_content *c, const char *title, int types)
{
    for (int i = 1; i < c->defs; i++)
        if ((types >> c->def[i].type & 1) && !strcmp(c->def[i].title, title))
            return &c->def[i];
    return NULL;
}

static bool unknown_card(const struct lotr_content *c, const char *title, struct arb_error *err)
{
    const char **titles = calloc((size_t)c->defs + 1, sizeof *titles);
    for (int i = 1, n = 0; titles && i < c->defs; i++)
        titles[n++] = c->def[i].title;
    const char *near = titles ? arb_nearest(title, titles) : NULL;
    free((void *)titles);
    return near ? fail(err, "", "there is no card \"%s\"; did you mean \"%s\"?", title, near)
                : fail(err, "", "there is no card \"%s\" in the packs%s", title, "");
}

enum { HERO_TYPES = 1 << HERO, DECK_TYPES = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT };

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

static bool add_titles(struct arb_run *g, int player, const json_t *list, int of_types,
                       struct arb_error *err)
{
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item)
    {
        int types = of_types;
        const char *title = json_string_value(item), *type = NULL;
        if (json_is_object(item)) {
            title = json_string_value(json_object_get(item, "title"));
            type = json_string_value(json_object_get(item, "type"));
        }
        if (!title)
            return fail(err, "", "a card is neither a title nor {title = ..., type = ...}%s%s", "",
                        "");
        for (int k = HERO; type && k < CARD_TYPES; k++)
            if (strcmp(type, card_type_names[k]))
                types &= ~(1 << k);
        const struct card_def *d = find_def(g->c, title, types);
        if (!d)
            return unknown_card(g->c, title, err);
        add_player_card(g, player, (int)(d - g->c->def), 1);
    }
    return true;
}

static bool add_counted(struct arb_run *g, int player, const json_t *cards, struct arb_error *err)
{
    const char *title;
    json_t *count;
    json_object_foreach((json_t *)cards, title, count)
    {
        if (!find_def(g->c, title, DECK_TYPES))
            return unknown_card(g->c, title, err);
        json_int_t n = json_integer_value(count);
        if (n < 1 || n > 99)
            return fail(err, "", "the deck wants \"%s\" a number of times that makes no sense%s",
                        title, "");
    }
    /* In the order of the packs: a saved document may list them in another. */
    for (int i = 1; i < g->c->defs; i++) {
        const struct card_def *d = &g->c->def[i];
        count = json_object_get(cards, d->title);
        if (count && d == find_def(g->c, d->title, DECK_TYPES))
            add_player_card(g, player, i, (int)json_integer_value(count));
    }
    return true;
}

static const struct deck *find_deck(const struct lotr_content *c, const char *id)
{
    for (int i = 0; i < c->decks; i++)
        if (!strcmp(c->deck[i].id, id))
            return &c->deck[i];
    return NULL;
}

static bool add_prepared_deck(struct arb_run *g, int player, const struct deck *deck, bool heroes)
{
    for (int i = 0; i < deck->entries; i++)
        if (heroes || g->c->def[deck->entry[i].def].type != HERO)
            add_player_card(g, player, deck->entry[i].def, deck->entry[i].copies);
    return true;
}

/* The rules of deckbuilding for a deck of the player's own (prepared decks are
 * those of the packs, starters among them), all reasons at once. Copies are
 * counted by title (copy.1), whatever the type of the card (copy.2). The
 * starters of the introductory book have 30 cards; where it and the reference
 * differ, the reference holds (golden-rules.1). */
enum { LEAST_CARDS = 50, MOST_COPIES = 3 };

static bool check_deck(struct arb_run *g, int player, struct arb_error *err)
{
    const struct lotr *s = g->s;
    int deck = zone_of(player, DECK), count = s->zone[deck].count;
    struct arb_text words = {err->text, err->text + sizeof err->text};
    const char *rule = NULL;
    RULE("golden-rules.1");
    RULE("deckbuilding.2");
    RULE("deckbuilding.3");
    if (count < LEAST_CARDS) {
        arb_say(&words, "the deck of player %d has %d cards, at least %d are needed", player + 1,
                count, LEAST_CARDS);
        rule = "deckbuilding.2";
    }
    EACH_CARD(g, deck, card)
    {
        int copies = 0, title = def_of(g, card)->title_id;
        bool first = true;
        RULE("deckbuilding.4");
        RULE("copy.1");
        RULE("copy.2");
        EACH_CARD(g, deck, other)
        if (def_of(g, other)->title_id == title) {
            first &= other >= card;
            copies++;
        }
        if (copies <= MOST_COPIES || !first)
            continue;
        arb_say(&words, "%s%d copies of %s in one deck, at most %d are allowed", rule ? "; " : "",
                copies, def_of(g, card)->title, MOST_COPIES);
        rule = rule ? rule : "deckbuilding.4";
    }
    if (!rule)
        return true;
    arb_say(&words, ". To play it all the same, set \"deckbuilding\" to \"free\"");
    snprintf(err->rule, sizeof err->rule, "%s", rule);
    return false;
}

/* A seat: {"deck": id}, or {"heroes": [titles], "cards": [titles] or {title: n}};
 * heroes given beside a deck replace the deck's own. */
static bool add_seat(struct arb_run *g, int player, const json_t *seat, bool free_decks,
                     struct arb_error *err)
{
    const json_t *deck = json_object_get(seat, "deck");
    if (json_is_object(deck))
        seat = deck;
    const json_t *heroes = json_object_get(seat, "heroes");
    const json_t *cards = json_object_get(seat, "cards");
    const char *id = json_is_string(deck) ? json_string_value(deck) : NULL;
    if (!id && !cards && g->c->decks)
        id = g->c->deck[player % g->c->decks].id;
    if (heroes && !add_titles(g, player, heroes, HERO_TYPES, err))
        return false;
    if (json_is_object(cards) ? !add_counted(g, player, cards, err)
                              : cards && !add_titles(g, player, cards, DECK_TYPES, err))
        return false;
    if (!cards) {
        const struct deck *prepared = id ? find_deck(g->c, id) : NULL;
        if (!prepared)
            return fail(err, "", "there is no deck \"%s\"%s", id ? id : "", "");
        add_prepared_deck(g, player, prepared, !heroes);
    }
    int count = g->s->zone[zone_of(player, PLAY_AREA)].count;
    RULE("deckbuilding.1");
    if (count < 1 || count > 3)
        return fail(err, "deckbuilding.1", "a player brings one to three heroes%s%s", "", "");
    return !cards || free_decks || check_deck(g, player, err);
}

/* unique-cards.2 holds for heroes as well: two players cannot bring one. */
static bool check_uniques(struct arb_run *g, struct arb_error *err)
{
    for (int card = 1; card <= g->s->cards; card++)
        if (in_play(g, card) && unique_in_play(g, card))
            return fail(err, "unique-cards.2", "two players bring the unique hero \"%s\"%s",
                        def_of(g, card)->title, "");
    return true;
}

static bool set_scenario(struct arb_run *g, const char *id, struct arb_error *err)
{
    const struct lotr_content *c = g->c;
    for (int i = 0; i < c->scenarios; i++) {
        if (id && strcmp(c->scenario[i].id, id))
            continue;
        const struct scenario *sc = &c->scenario[i];
        g->s->scenario = (uint8_t)i;
        RULE("encounter-deck.3");
        for (int d = 1; d < c->defs; d++)
            for (int n = 0; n < sc->sets; n++) {
                const struct card_def *def = &c->def[d];
                if (def->set != sc->set[n] || def->type < ENEMY || def->type > OBJECTIVE)
                    continue;
                int copies = g->s->easy ? def->easy_copies : def->copies[g->s->edition];
                RULE("encounter-deck.1");
                RULE("encounter-deck.2");
                for (int k = 0; k < copies; k++)
                    move_card(g, make_card(g, d, SCENARIO), ZONE_ENCOUNTER_DECK, ARB_BOTTOM);
            }
        for (int q = 0; q < sc->quests; q++) {
            RULE("setup.15");
            move_card(g, make_card(g, sc->quest[q], SCENARIO), ZONE_QUEST_DECK, ARB_BOTTOM);
        }
        for (int a = 0; a < sc->asides; a++)
            EACH_CARD(g, ZONE_ENCOUNTER_DECK, card)
        if (g->s->card[card].def == sc->aside[a]) {
            move_card(g, card, ZONE_ASIDE, ARB_BOTTOM);
            break;
        }
        return true;
    }
    return fail(err, "", "there is no scenario \"%s\"%s", id ? id : "", "");
}

enum { FIRST_BY_VOTE = 14, FIRST_AT_RANDOM = 15 };

bool lotr_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    struct lotr *s = g->s;
    const json_t *seats = json_object_get(setup, "seats");
    const char *mode = json_string_value(json_object_get(setup, "mode"));
    const char *edition = json_string_value(json_object_get(setup, "edition"));
    const json_t *first = json_object_get(setup, "first_player");
    size_t players = seats ? json_array_size(seats) : 1;
    if (players < 1 || players > PLAYERS)
        return fail(err, "", "The Lord of the Rings is for one to four players%s%s", "", "");
    if (mode && strcmp(mode, "easy") && strcmp(mode, "standard"))
        return fail(err, "", "there is no mode \"%s\"; it is \"standard\" or \"easy\"%s", mode, "");
    const char *decks = json_string_value(json_object_get(setup, "deckbuilding"));
    if (decks && strcmp(decks, "free") && strcmp(decks, "standard"))
        return fail(err, "", "there is no deckbuilding \"%s\"; it is \"standard\" or \"free\"%s",
                    decks, "");
    bool free_decks = decks && !strcmp(decks, "free");
    init_index(g);
    s->players = (uint8_t)players;
    s->head.seats = (uint8_t)players;
    s->easy = mode && !strcmp(mode, "easy");
    s->edition = edition && !strcmp(edition, "2022");
    s->first_player = FIRST_AT_RANDOM;
    if (json_is_integer(first)) {
        if (json_integer_value(first) < 0 || json_integer_value(first) >= (json_int_t)players)
            return fail(err, "", "the first player must be one of the seats%s%s", "", "");
        s->first_player = (uint8_t)json_integer_value(first);
    } else if (json_is_string(first) && !strcmp(json_string_value(first), "vote")) {
        s->first_player = FIRST_BY_VOTE;
    }
    s->setting_up = 1;
    for (size_t p = 0; p < players; p++)
        if (!add_seat(g, (int)p, seats ? json_array_get(seats, p) : NULL, free_decks, err))
            return false;
    if (!check_uniques(g, err))
        return false;
    if (!set_scenario(g, json_string_value(json_object_get(setup, "scenario")), err))
        return false;
    arb_push(g, FLOW_game, &(struct game){.frame = {0}}, sizeof(struct game));
    return true;
}

/* ---- Setup in seven steps --------------------------------------------------------------------- */

static void bring_heroes(struct arb_run *g)
{
    for (int p = 0; p < g->s->players; p++) {
        int threat = 0;
        EACH_CARD(g, zone_of(p, PLAY_AREA), hero)
        {
            RULE("setup.5");
            RULE("hero-cards.2");
            RULE("hero-cards.8");
            threat += def_of(g, hero)->stat[THREAT];
            if (g->s->easy)
                g->s->card[hero].resources = 1;
        }
        RULE("setup.6");
        RULE("initial-threat-level.1");
        g->s->threat[p] = (uint8_t)threat;
    }
}

/* Whom more than half of the players want, or NOBODY. */
static int majority(const struct arb_run *g)
{
    int votes[PLAYERS] = {0};
    for (int p = 0; p < g->s->players; p++)
        votes[chosen_by(g, p)->a]++;
    for (int p = 0; p < g->s->players; p++)
        if (2 * votes[p] > g->s->players)
            return p;
    return NOBODY;
}

FLOW(setup)
{
    struct lotr *s = g->s;
    BEGIN;
    step(g, STEP_SETUP);
    RULE("setup.1");
    RULE("setup.3");
    RULE("setup.4");
    RULE("player-deck.2");
    for (int p = 0; p < s->players; p++)
        arb_shuffle(s->zone, s->link, zone_of(p, DECK));
    arb_shuffle(s->zone, s->link, ZONE_ENCOUNTER_DECK);
    bring_heroes(g);
    RULE("setup.7");
    RULE("resources.2");
    if (s->players == 1) {
        s->first_player = 0;
    } else if (s->first_player == FIRST_BY_VOTE) {
        RULE("first-player.1");
        ASK((1u << s->players) - 1, "setup.9", "Who is to be first player?", 0, {
            for (int p = 0; p < s->players; p++)
                offer_option(g, VERB_FIRST, p, 0, 0);
        });
        s->first_player = (uint8_t)majority(g);
    }
    if (s->first_player >= s->players) {
        CHANCE(s->players, "setup.10", "Who is first player?", 0, {
            for (int p = 0; p < s->players; p++)
                offer_option(g, VERB_FIRST, p, 0, 0);
        });
        s->first_player = (uint8_t)chosen(g)->a;
    }
    tell(g, EVENT_FIRST_PLAYER, "setup.11", s->first_player, 0, 0);
    s->active_player = L->player = s->first_player;
    for (L->left = s->players; L->left > 0; L->left--) {
        RULE("setup.13");
        CALL(draw, .player = L->player, .count = 6);
        L->player = (uint8_t)next_player(g, L->player);
    }
    for (L->left = s->players; L->left > 0; L->left--) {
        RULE("setup.14");
        ASK(SEAT(L->player), "mulligan.1", "Keep this starting hand?", 0, {
            offer_pass(g, VERB_KEEP);
            offer_option(g, VERB_MULLIGAN, 0, 0, 0);
        });
        if (chosen(g)->verb == VERB_MULLIGAN) {
            RULE("mulligan.2");
            while (s->zone[zone_of(L->player, HAND)].first)
                move_card(g, s->zone[zone_of(L->player, HAND)].first, zone_of(L->player, DECK),
                          ARB_TOP);
            arb_shuffle(s->zone, s->link, zone_of(L->player, DECK));
            tell(g, EVENT_MULLIGAN, "mulligan.2", L->player, 0, 0);
            CALL(draw, .player = L->player, .count = 6);
            RULE("mulligan.3");
        }
        L->player = (uint8_t)next_player(g, L->player);
    }
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

/* ---- The table of functions ----------------------------------------------------------------------- */

#define FLOW_ROW(name) [FLOW_##name] = {#name, flow_##name},
const struct arb_flow lotr_flows[] = {FLOWS(FLOW_ROW)};

#define NAME_ROW(name, words) words,
static const char *const verb_words[] = {VERBS(NAME_ROW) NULL};
static const char *const event_words[] = {EVENTS(NAME_ROW) NULL};
const char *const step_names[] = {STEPS(NAME_ROW) NULL};

const struct arb_rules lotr_rules = {
    .id = "lotr-card-game",
    .name = "The Lord of the Rings: The Card Game",
    .owner = "Fantasy Flight Games and Middle-earth Enterprises",
    .min_seats = 1,
    .max_seats = PLAYERS,
    .block_bytes = sizeof(struct lotr),
    .flows = lotr_flows,
    .verbs = verb_words,
    .event_kinds = event_words,
    .schema = &lotr_schema,
    .compile = lotr_compile,
    .free_content = lotr_free,
    .describe = lotr_describe,
    .setup = lotr_setup,
    .view = lotr_view,
    .explain = lotr_explain,
    .option_words = lotr_option_words,
    .event_words = lotr_event_words,
    .placeholder = lotr_placeholder,
    .refuse_rest = lotr_refuse_rest,
    .resample = lotr_resample,
    .prefer = lotr_prefer,
    .appraise = lotr_appraise,
    .check = lotr_check,
    .arrange = lotr_arrange,
};
