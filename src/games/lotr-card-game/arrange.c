/* arrange.c - putting the table into a position, for tests and referees.
 *
 * Cards are taken from where they are out of play (the owner's deck, discard
 * pile, hand, then set aside or removed); if there is none, a new one is made,
 * so that any card of the packs can be arranged. Nothing is triggered. What
 * must hold: a position is arranged whole or not at all, and the pending ask
 * stays what it is.
 *
 *   staging, active, engaged, hand, discard,     exactly these cards; what was
 *   encounter_discard, victory, aside, removed   there goes back into its deck
 *   add_staging, add_hand, add_aside,            these cards more
 *   add_removed, play
 *   deck_top, encounter_top                      on top, in this order
 *   heroes, cards                                {title: state} of cards in play
 *   threat, quest, round, first_player           numbers of the table
 *   clear, empty_deck, empty_encounter_deck      what goes away, done first
 *
 * A card is its title or {title=, damage=, progress=, resources=, exhausted=,
 * committed=, attacked=, facedown=, controller=, owner=, type=, attached={...},
 * shadow={...}}. What each player has is a list by seat ({{...}, {...}}), an
 * object ({["1"] = {...}}) or, for the first seat alone, just its cards. {} says
 * nothing of anybody and no card at all. packs/lotr-card-game/README.md has all of it
 * for authors of tests. */
#include "arrange_card.h"
#include "cards.h"
#include "lotr.h"
#include "sight.h"

#include <ctype.h>
#include <stdlib.h>

/* ---- Zones ------------------------------------------------------------------ */

/* Everything in a zone goes back, except heroes and what was just placed. A hero in a
 * pile has no deck to go back to and is removed. Quest and campaign cards that are out of
 * the game stay there. */
static void clear_zone(struct arranging *x, int zone)
{
    struct lotr *s = x->g->s;
    for (uint16_t card = s->zone[zone].first, next; card; card = next) {
        int type = x->g->c->def[s->card[card].def].type;
        next = s->link[card].next;
        bool stays = type == QUEST || type == CAMPAIGN ||
                     (type == HERO && (area_of(zone) == PLAY_AREA || zone == ZONE_REMOVED));
        if (stays || set_has(&x->placed, card))
            continue;
        if (type == HERO)
            move_card(x->g, card, ZONE_REMOVED, ARB_BOTTOM);
        else
            arrange_put_back(x, card);
        /* Attachments went with it and may have been the next ones. */
        if (next && s->link[next].zone != zone)
            next = s->zone[zone].first;
    }
}

static void remove_all(struct arranging *x, int zone)
{
    while (x->g->s->zone[zone].first)
        move_card(x->g, x->g->s->zone[zone].first, ZONE_REMOVED, ARB_BOTTOM);
}

/* What may lie in a zone and what it is called. */
static int zone_types(int zone, const char **name)
{
    static const struct {
        const char *name;
        int types;
    } shared[ZONE_PLAYER] =
        {
            [ZONE_STAGING] = {"the staging area", STAGED_CARDS},
            [ZONE_ACTIVE] = {"the place of the active location", 1 << LOCATION},
            [ZONE_ENCOUNTER_DECK] = {"the encounter deck", ENCOUNTER_CARDS},
            [ZONE_ENCOUNTER_DISCARD] = {"the encounter discard pile", ENCOUNTER_CARDS},
            [ZONE_VICTORY] = {"the victory display", ENCOUNTER_CARDS | PLAYER_CARDS},
            [ZONE_ASIDE] = {"the cards set aside", ENCOUNTER_CARDS | PLAYER_CARDS},
            [ZONE_REMOVED] = {"the cards removed", ENCOUNTER_CARDS | PLAYER_CARDS},
        },
      own[5] = {
          [HAND] = {"a hand", PLAYER_CARDS},
          [DECK] = {"a deck", PLAYER_CARDS},
          [DISCARD_PILE] = {"a discard pile", PLAYER_CARDS | 1 << HERO},
          [PLAY_AREA] = {"a play area", PLAY_CARDS},
          [ENGAGED_AREA] = {"the enemies engaged", 1 << ENEMY},
      };
    int of_player = zone >= ZONE_PLAYER ? area_of(zone) : 0;
    *name = zone < ZONE_PLAYER ? shared[zone].name : own[of_player].name;
    return zone < ZONE_PLAYER ? shared[zone].types : own[of_player].types;
}

static int seat_of_zone(int zone)
{
    return zone < ZONE_PLAYER ? PLAYERS : player_of_zone(zone);
}

/* A unique card that is in play already is meant, not a second one. */
static int unique_in(const struct arranging *x, int zone, int def)
{
    if (!x->g->c->def[def].unique)
        return 0;
    EACH_CARD (x->g, zone, card)
        if (x->g->s->card[card].def == def)
            return card;
    return 0;
}

static bool add_card(struct arranging *x, int zone, const json_t *spec)
{
    const char *name;
    int types = zone_types(zone, &name), seat = seat_of_zone(zone);
    int def = arrange_def(x, spec, types, name);
    if (!def)
        return false;
    bool play_area = area_of(zone) == PLAY_AREA;
    int card = play_area ? unique_in(x, zone, def) : 0;
    if (!card) {
        card = arrange_take(x, def, arrange_owner(x, def, spec, seat));
        if (!card)
            return false;
        bool pile = zone == ZONE_ENCOUNTER_DISCARD || (area_of(zone) == DISCARD_PILE);
        move_card(x->g, card, zone, pile ? ARB_TOP : ARB_BOTTOM);
        if (play_area)
            x->g->s->card[card].controller = (uint8_t)seat;
    }
    return arrange_state(x, card, spec);
}

/* A zone of the table, or the one of this kind of the seat whose part it is. */
static int zone_meant(const struct arranging *x, int to)
{
    return x->seat < 0 ? to : zone_of(x->seat, to);
}

static bool add_zone(struct arranging *x, int to, const json_t *list)
{
    return arrange_each(x, zone_meant(x, to), list, add_card);
}

static bool set_zone(struct arranging *x, int to, const json_t *list)
{
    clear_zone(x, zone_meant(x, to));
    return json_is_null(list) || json_is_false(list) || add_zone(x, to, list);
}

/* The first of the list ends up on top. All are taken before any is placed. */
static bool set_top(struct arranging *x, int to, const json_t *list)
{
    uint16_t cards[64];
    size_t count = 0, i;
    json_t *spec;
    const char *name;
    int zone = zone_meant(x, to), types = zone_types(zone, &name), seat = seat_of_zone(zone);
    if (!json_is_array(list) || json_array_size(list) > 64)
        return arrange_fail(x, "the top of %s is a list of at most 64 titles", name);
    json_array_foreach (list, i, spec) {
        size_t before = arrange_enter(x, "[%zu]", i);
        int def = arrange_def(x, spec, types, name);
        int card = def ? arrange_take(x, def, arrange_owner(x, def, spec, seat)) : 0;
        if (!card)
            return false;
        cards[count++] = (uint16_t)card;
        arrange_leave(x, before);
    }
    while (count > 0) {
        uint16_t card = cards[--count];
        move_card(x->g, card, zone, ARB_TOP);
        if (zone == ZONE_ENCOUNTER_DECK)
            arrange_joined(x, card);
    }
    return true;
}

/* ---- States of cards in play ------------------------------------------------ */

/* "Forest Spider" or "Forest Spider #2", as options and the view number those that lie in
 * one place, else the second in all; heroes of one seat, or any card. */
static int find_in_play(struct arranging *x, const char *name, int seat, bool heroes)
{
    const struct arb_run *g = x->g;
    const char *sign = strrchr(name, '#');
    int copy = sign && sign > name ? atoi(sign + 1) : 0, nth = 0;
    size_t length = copy ? (size_t)(sign - name) : strlen(name);
    while (copy && length && name[length - 1] == ' ')
        length--;
    copy = copy > 0 ? copy : 1;
    for (int by_place = 1; by_place >= 0; by_place--)
        for (int card = 1; card <= g->s->cards; card++) {
            const char *title = def_of(g, card)->title;
            int zone = g->s->link[card].zone;
            if (strlen(title) != length || strncmp(title, name, length) != 0)
                continue;
            bool held = card == g->s->prisoner || in_play(g, card);
            if (!held || (heroes && def_of(g, card)->type != HERO) ||
                (seat >= 0 && zone != zone_of(seat, PLAY_AREA)))
                continue;
            if (by_place ? copy_number(g, card, NULL) == copy : ++nth == copy)
                return card;
        }
    arrange_fail(x, heroes ? "there is no hero \"%s\" in play%s" : "there is no \"%s\" in play%s",
                 name, seat < 0 ? "" : " with that player");
    return 0;
}

/* Those of a seat, or of all (-1). */
static bool set_states(struct arranging *x, const json_t *states, int seat, bool heroes)
{
    const char *title;
    json_t *state;
    if (arrange_nothing(states))
        return true;
    if (!json_is_object(states))
        return arrange_fail(x, "this is {[title] = {damage = ..., exhausted = ...}}");
    json_object_foreach ((json_t *)states, title, state) {
        size_t before = arrange_enter(x, ".%s", title);
        int card = find_in_play(x, title, seat, heroes);
        if (!card || !arrange_state(x, card, state))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

static bool set_cards(struct arranging *x, int to, const json_t *states)
{
    (void)to;
    return set_states(x, states, -1, false);
}

static bool set_heroes_of_seat(struct arranging *x, int to, const json_t *states)
{
    (void)to;
    return set_states(x, states, x->seat, true);
}

/* By their titles, whoever has them, or by seat. */
static bool set_heroes(struct arranging *x, int to, const json_t *value)
{
    static const struct arrange_part by_seat = {.set = set_heroes_of_seat,
                                                .whose = ARRANGE_SEAT_LISTS};
    const char *key = json_object_iter_key(json_object_iter((json_t *)value));
    (void)to;
    if (arrange_nothing(value))
        return true;
    if (json_is_object(value) && (!key || !isdigit((unsigned char)key[0])))
        return set_states(x, value, -1, true);
    return arrange_seats(x, &by_seat, value);
}

/* ---- The table -------------------------------------------------------------- */

static bool is_stage(const struct arb_run *g, int card, const json_t *stage)
{
    const struct card_def *d = def_of(g, card);
    const char *title = json_string_value(stage);
    if (d->type != QUEST)
        return false;
    if (json_is_integer(stage))
        return d->stage == json_integer_value(stage);
    return title && (strcmp(d->title, title) == 0 || (d->title_a && !strcmp(d->title_a, title)));
}

/* Earlier stages are behind the players, later ones in order in the deck. */
static void go_to_stage(struct arranging *x, int target)
{
    struct arb_run *g = x->g;
    int number = def_of(g, target)->stage, last = number;
    for (int card = 1; card <= g->s->cards; card++) {
        const struct card_def *d = def_of(g, card);
        if (d->type != QUEST || card == target)
            continue;
        if (d->stage > last)
            last = d->stage;
        if (d->stage <= number && g->s->link[card].zone != ZONE_REMOVED)
            move_card(g, card, ZONE_REMOVED, ARB_BOTTOM);
    }
    for (int stage = last; stage > number; stage--)
        for (int card = g->s->cards; card > 0; card--)
            if (def_of(g, card)->type == QUEST && def_of(g, card)->stage == stage)
                move_card(g, card, ZONE_QUEST_DECK, ARB_TOP);
    if (g->s->link[target].zone != ZONE_STAGE)
        move_card(g, target, ZONE_STAGE, ARB_TOP);
    g->s->stage = (uint16_t)target;
}

static bool set_stage(struct arranging *x, int to, const json_t *stage)
{
    struct lotr *s = x->g->s;
    int target = s->stage && is_stage(x->g, s->stage, stage) ? s->stage : 0;
    (void)to;
    for (int card = 1; !target && card <= s->cards; card++)
        if (is_stage(x->g, card, stage))
            target = card;
    if (!target)
        return arrange_fail(x, "this scenario has no such quest stage; name it by its number or "
                               "its title");
    go_to_stage(x, target);
    return true;
}

static bool set_stage_progress(struct arranging *x, int to, const json_t *value)
{
    if (!x->g->s->stage)
        return arrange_fail(x, "there is no quest card to put progress on yet");
    return arrange_tokens(x, x->g->s->stage, to, value);
}

static bool set_quest(struct arranging *x, int to, const json_t *value)
{
    static const struct arrange_part keys[] = {
        {.key = "stage", .set = set_stage},
        {.key = "progress", .set = set_stage_progress, .to = PROGRESS_TOKENS},
        {0},
    };
    if (json_is_object(value) || arrange_nothing(value))
        return arrange_keys(x, keys, value);
    return set_stage(x, to, value);
}

static bool set_threat(struct arranging *x, int to, const json_t *value)
{
    int n;
    (void)to;
    if (!arrange_number(x, value, 0, 99, &n))
        return false;
    x->g->s->threat[x->seat] = (uint8_t)n;
    unsettle(x->g);
    return true;
}

static bool set_first_player(struct arranging *x, int to, const json_t *value)
{
    int seat;
    (void)to;
    if (!arrange_number(x, value, 0, x->g->s->players - 1, &seat))
        return false;
    if (!is_playing(x->g, seat))
        return arrange_fail(x, "an eliminated player cannot be the first player");
    pass_token(x->g, seat);
    return true;
}

/* The rounds before it are over: they count for the score (scoring.6). */
static bool set_round(struct arranging *x, int to, const json_t *value)
{
    int n;
    (void)to;
    if (!arrange_number(x, value, 1, 250, &n))
        return false;
    x->g->s->round = (uint8_t)n;
    x->g->s->rounds_done = (uint8_t)(x->g->s->setting_up ? n : n - 1);
    return true;
}

/* ---- What goes away ----------------------------------------------------------- */

/* The deck of a seat, or all of them. */
static bool empty_deck(struct arranging *x, int to, const json_t *value)
{
    int seat, last = x->g->s->players - 1;
    (void)to;
    if (json_is_boolean(value)) {
        for (int p = 0; p <= last && json_is_true(value); p++)
            remove_all(x, zone_of(p, DECK));
        return true;
    }
    if (!arrange_number(x, value, 0, last, &seat))
        return false;
    remove_all(x, zone_of(seat, DECK));
    return true;
}

static bool empty_decks(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, empty_deck);
}

static bool empty_encounter_deck(struct arranging *x, int zone, const json_t *value)
{
    if (json_is_true(value))
        remove_all(x, zone);
    return true;
}

static bool clear_one(struct arranging *x, int to, const json_t *value)
{
    static const char *const names[] = {
        "hand",    "discard", "play",     "engaged", "staging", "active", "encounter_discard",
        "victory", "aside",   "attached", NULL};
    static const uint8_t zones[] = {
        HAND,        DISCARD_PILE,           PLAY_AREA,    ENGAGED_AREA, ZONE_STAGING,
        ZONE_ACTIVE, ZONE_ENCOUNTER_DISCARD, ZONE_VICTORY, ZONE_ASIDE,   ZONE_ATTACHED};
    enum { OWN = 4 }; /* as many of them each player has */
    const char *name = json_string_value(value);
    int i = 0;
    (void)to;
    if (!name)
        return arrange_fail(x, "what is cleared are names of zones");
    while (names[i] && strcmp(names[i], name) != 0)
        i++;
    if (!names[i])
        return arrange_unknown(x, "zone", name, names);
    for (int p = 0; i < OWN && p < x->g->s->players; p++)
        clear_zone(x, zone_of(p, zones[i]));
    if (i >= OWN)
        clear_zone(x, zones[i]);
    return true;
}

static bool clear(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, clear_one);
}

/* ---- The position ----------------------------------------------------------- */

const struct arrange_part game_parts[] = {
    {"clear", clear, 0, ARRANGE_TABLE},
    {"empty_encounter_deck", empty_encounter_deck, ZONE_ENCOUNTER_DECK, ARRANGE_TABLE},
    {"empty_deck", empty_decks, 0, ARRANGE_TABLE},
    {"quest", set_quest, 0, ARRANGE_TABLE},
    {"round", set_round, 0, ARRANGE_TABLE},
    {"first_player", set_first_player, 0, ARRANGE_TABLE},
    {"threat", set_threat, 0, ARRANGE_SEATS},
    {"staging", set_zone, ZONE_STAGING, ARRANGE_TABLE},
    {"add_staging", add_zone, ZONE_STAGING, ARRANGE_TABLE},
    {"active", set_zone, ZONE_ACTIVE, ARRANGE_TABLE},
    {"engaged", set_zone, ENGAGED_AREA, ARRANGE_SEAT_LISTS},
    {"encounter_discard", set_zone, ZONE_ENCOUNTER_DISCARD, ARRANGE_TABLE},
    {"discard", set_zone, DISCARD_PILE, ARRANGE_SEAT_LISTS},
    {"victory", set_zone, ZONE_VICTORY, ARRANGE_TABLE},
    {"aside", set_zone, ZONE_ASIDE, ARRANGE_TABLE},
    {"add_aside", add_zone, ZONE_ASIDE, ARRANGE_TABLE},
    {"removed", set_zone, ZONE_REMOVED, ARRANGE_TABLE},
    {"add_removed", add_zone, ZONE_REMOVED, ARRANGE_TABLE},
    {"play", add_zone, PLAY_AREA, ARRANGE_SEAT_LISTS},
    {"hand", set_zone, HAND, ARRANGE_SEAT_LISTS},
    {"add_hand", add_zone, HAND, ARRANGE_SEAT_LISTS},
    {"heroes", set_heroes, 0, ARRANGE_TABLE},
    {"cards", set_cards, 0, ARRANGE_TABLE},
    {"deck_top", set_top, DECK, ARRANGE_SEAT_LISTS},
    {"encounter_top", set_top, ZONE_ENCOUNTER_DECK, ARRANGE_TABLE},
    {0},
};

bool game_arranged(struct arranging *x)
{
    if (x->g->s->zone[ZONE_ACTIVE].count > 1)
        return arrange_fail(x, "only one location can be active");
    return true;
}
