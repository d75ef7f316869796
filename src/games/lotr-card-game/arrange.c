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
#include "arrange.h"
#include "cards.h"
#include "lotr.h"
#include "sight.h"

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

static bool set_zone(struct arranging *x, int zone, const json_t *list)
{
    clear_zone(x, zone);
    return json_is_null(list) || json_is_false(list) || arrange_each(x, zone, list, add_card);
}

static bool add_zone(struct arranging *x, int zone, const json_t *list)
{
    return arrange_each(x, zone, list, add_card);
}

/* The first of the list ends up on top. All are taken before any is placed. */
static bool set_top(struct arranging *x, int zone, const json_t *list)
{
    uint16_t cards[64];
    size_t count = 0, i;
    json_t *spec;
    const char *name;
    int types = zone_types(zone, &name), seat = seat_of_zone(zone);
    if (!json_is_array(list) || json_array_size(list) > 64)
        return arb_fail(x->err, "the top of %s is a list of at most 64 titles", name);
    json_array_foreach (list, i, spec) {
        int def = arrange_def(x, spec, types, name);
        int card = def ? arrange_take(x, def, arrange_owner(x, def, spec, seat)) : 0;
        if (!card)
            return false;
        cards[count++] = (uint16_t)card;
    }
    while (count > 0) {
        uint16_t card = cards[--count];
        move_card(x->g, card, zone, ARB_TOP);
        if (zone == ZONE_ENCOUNTER_DECK)
            arrange_joined(x, card);
    }
    return true;
}

/* ---- By seat ---------------------------------------------------------------- */

typedef bool (*zone_setter)(struct arranging *x, int zone, const json_t *list);

static bool for_seat(struct arranging *x, const char *key, json_int_t seat, int which,
                     const json_t *list, zone_setter set)
{
    if (seat < 0 || seat >= x->g->s->players)
        return arb_fail(x->err, "%s names seat %d, but there are %d players (the first is seat 0)",
                        key, (int)seat, x->g->s->players);
    return set(x, zone_of((int)seat, which), list);
}

static bool is_seat_number(const char *key)
{
    return key[0] >= '0' && key[0] <= '9' && !key[1];
}

static bool by_seat(struct arranging *x, const char *key, int which, const json_t *value,
                    zone_setter set)
{
    size_t i;
    json_t *part;
    const char *seat;
    json_t *first = json_array_get(value, 0);
    if (json_is_array(value) && (!first || arrange_title(first)))
        return for_seat(x, key, 0, which, value, set);
    if (json_is_array(value)) {
        json_array_foreach (value, i, part)
            if (!json_is_null(part) && !json_is_false(part) &&
                !for_seat(x, key, (json_int_t)i, which, part, set))
                return false;
        return true;
    }
    if (arrange_title(value))
        return for_seat(x, key, 0, which, value, set);
    if (!json_is_object(value))
        return arb_fail(x->err, "%s is a list of cards for each seat", key);
    json_object_foreach ((json_t *)value, seat, part) {
        if (!is_seat_number(seat))
            return arb_fail(x->err, "%s: \"%s\" is not a seat (\"0\" is the first)", key, seat);
        if (!for_seat(x, key, seat[0] - '0', which, part, set))
            return false;
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
    arb_fail(x->err, heroes ? "there is no hero \"%s\" in play%s" : "there is no \"%s\" in play%s",
             name, seat < 0 ? "" : " with that player");
    return 0;
}

static bool set_states(struct arranging *x, const json_t *states, int seat, bool heroes)
{
    const char *title;
    json_t *state;
    if (arrange_nothing(states))
        return true;
    if (!json_is_object(states))
        return arb_fail(x->err, "%s is {[title] = {damage = ..., exhausted = ...}}",
                        heroes ? "heroes" : "cards");
    json_object_foreach ((json_t *)states, title, state) {
        int card = find_in_play(x, title, seat, heroes);
        if (!card || !arrange_state(x, card, state))
            return false;
    }
    return true;
}

static bool set_heroes_of(struct arranging *x, int zone, const json_t *states)
{
    return set_states(x, states, seat_of_zone(zone), true);
}

static bool set_heroes(struct arranging *x, const json_t *value)
{
    if (arrange_nothing(value))
        return true;
    const char *key = json_object_iter_key(json_object_iter((json_t *)value));
    if (json_is_object(value) && (!key || !is_seat_number(key)))
        return set_states(x, value, -1, true);
    return by_seat(x, "heroes", PLAY_AREA, value, set_heroes_of);
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

static bool set_quest(struct arranging *x, const json_t *value)
{
    static const char *const keys[] = {"stage", "progress", NULL};
    struct lotr *s = x->g->s;
    if (arrange_nothing(value))
        return true;
    const json_t *stage = json_is_object(value) ? json_object_get(value, "stage") : value;
    const char *key;
    json_t *part;
    json_object_foreach ((json_t *)value, key, part) {
        if (strcmp(key, keys[0]) != 0 && strcmp(key, keys[1]) != 0)
            return arrange_unknown(x, "of the quest,", key, keys);
    }
    if (stage) {
        int target = s->stage && is_stage(x->g, s->stage, stage) ? s->stage : 0;
        for (int card = 1; !target && card <= s->cards; card++)
            if (is_stage(x->g, card, stage))
                target = card;
        if (!target)
            return arb_fail(x->err, "this scenario has no such quest stage; name it by its number "
                                    "or its title");
        go_to_stage(x, target);
    }
    const json_t *progress = json_object_get(value, "progress");
    if (progress && !s->stage)
        return arb_fail(x->err, "there is no quest card to put progress on yet");
    return !progress || arrange_token(x, s->stage, "progress", progress);
}

static bool set_threat(struct arranging *x, const json_t *value)
{
    size_t i;
    json_t *part;
    int n;
    const char *seat;
    if (!json_is_integer(value) && !json_is_object(value) && !json_is_array(value))
        return arb_fail(x->err, "threat is a list of numbers, one for each seat");
    if (json_is_integer(value)) {
        if (!arrange_number(x, "threat", value, 0, 99, &n))
            return false;
        x->g->s->threat[0] = (uint8_t)n;
    }
    json_object_foreach ((json_t *)value, seat, part) {
        if (!is_seat_number(seat) || seat[0] - '0' >= x->g->s->players)
            return arb_fail(x->err, "threat: there is no seat \"%s\"", seat);
        if (!arrange_number(x, "threat", part, 0, 99, &n))
            return false;
        x->g->s->threat[seat[0] - '0'] = (uint8_t)n;
    }
    if (json_array_size(value) > x->g->s->players)
        return arb_fail(x->err, "threat has more numbers than there are players");
    json_array_foreach (value, i, part) {
        if (json_is_null(part) || json_is_false(part))
            continue;
        if (!arrange_number(x, "threat", part, 0, 99, &n))
            return false;
        x->g->s->threat[i] = (uint8_t)n;
    }
    unsettle(x->g);
    return true;
}

static bool set_first_player(struct arranging *x, const json_t *value)
{
    int seat;
    if (!arrange_number(x, "first_player", value, 0, x->g->s->players - 1, &seat))
        return false;
    if (!is_playing(x->g, seat))
        return arb_fail(x->err, "an eliminated player cannot be the first player");
    pass_token(x->g, seat);
    return true;
}

static bool empty_decks(struct arranging *x, const json_t *value)
{
    size_t i;
    json_t *part;
    int seat;
    if (!json_is_boolean(value) && !json_is_integer(value) && !json_is_array(value))
        return arb_fail(x->err, "empty_deck is a list of seats");
    if (json_is_true(value))
        for (int p = 0; p < x->g->s->players; p++)
            remove_all(x, zone_of(p, DECK));
    if (json_is_integer(value)) {
        if (!arrange_number(x, "empty_deck", value, 0, x->g->s->players - 1, &seat))
            return false;
        remove_all(x, zone_of(seat, DECK));
    }
    json_array_foreach (value, i, part) {
        if (!arrange_number(x, "empty_deck", part, 0, x->g->s->players - 1, &seat))
            return false;
        remove_all(x, zone_of(seat, DECK));
    }
    return true;
}

static bool clear_one(struct arranging *x, const char *name)
{
    static const char *const names[] = {
        "staging", "active", "encounter_discard", "victory",  "aside", "hand",
        "discard", "play",   "engaged",           "attached", NULL};
    static const uint8_t zones[] = {
        ZONE_STAGING, ZONE_ACTIVE, ZONE_ENCOUNTER_DISCARD, ZONE_VICTORY, ZONE_ASIDE, HAND,
        DISCARD_PILE, PLAY_AREA,   ENGAGED_AREA,           ZONE_ATTACHED};
    int i = 0;
    while (names[i] && strcmp(names[i], name) != 0)
        i++;
    if (!names[i])
        return arrange_unknown(x, "to clear,", name, names);
    bool own = i >= 5 && i <= 8;
    for (int p = 0; p < (own ? x->g->s->players : 1); p++)
        clear_zone(x, own ? zone_of(p, zones[i]) : zones[i]);
    return true;
}

static bool clear(struct arranging *x, const json_t *value)
{
    size_t i;
    json_t *part;
    if (json_is_string(value))
        return clear_one(x, json_string_value(value));
    if (!json_is_array(value))
        return arb_fail(x->err, "clear is a list of names of zones");
    json_array_foreach (value, i, part) {
        if (!json_is_string(part))
            return arb_fail(x->err, "clear is a list of names of zones");
        if (!clear_one(x, json_string_value(part)))
            return false;
    }
    return true;
}

/* ---- The position ----------------------------------------------------------- */

static bool set_part(struct arranging *x, const char *key, const json_t *value)
{
    static const struct {
        const char *key;
        uint8_t zone;
        zone_setter set;
    } shared[] = {{"staging", ZONE_STAGING, set_zone},
                  {"add_staging", ZONE_STAGING, add_zone},
                  {"active", ZONE_ACTIVE, set_zone},
                  {"encounter_discard", ZONE_ENCOUNTER_DISCARD, set_zone},
                  {"victory", ZONE_VICTORY, set_zone},
                  {"aside", ZONE_ASIDE, set_zone},
                  {"add_aside", ZONE_ASIDE, add_zone},
                  {"removed", ZONE_REMOVED, set_zone},
                  {"add_removed", ZONE_REMOVED, add_zone},
                  {"encounter_top", ZONE_ENCOUNTER_DECK, set_top}};
    static const struct {
        const char *key;
        uint8_t which;
        zone_setter set;
    } own[] = {{"engaged", ENGAGED_AREA, set_zone}, {"discard", DISCARD_PILE, set_zone},
               {"play", PLAY_AREA, add_zone},       {"hand", HAND, set_zone},
               {"add_hand", HAND, add_zone},        {"deck_top", DECK, set_top}};
    int n;
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
        if (!strcmp(key, shared[i].key))
            return shared[i].set(x, shared[i].zone, value);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (!strcmp(key, own[i].key))
            return by_seat(x, key, own[i].which, value, own[i].set);
    if (!strcmp(key, "clear"))
        return clear(x, value);
    if (!strcmp(key, "empty_deck"))
        return empty_decks(x, value);
    if (!strcmp(key, "empty_encounter_deck")) {
        if (json_is_true(value))
            remove_all(x, ZONE_ENCOUNTER_DECK);
        return true;
    }
    if (!strcmp(key, "quest"))
        return set_quest(x, value);
    if (!strcmp(key, "threat"))
        return set_threat(x, value);
    if (!strcmp(key, "first_player"))
        return set_first_player(x, value);
    if (!strcmp(key, "heroes"))
        return set_heroes(x, value);
    if (!strcmp(key, "cards"))
        return set_states(x, value, -1, false);
    if (!arrange_number(x, "round", value, 1, 250, &n))
        return false;
    /* The rounds before it are over: they count for the score (scoring.6). */
    x->g->s->round = (uint8_t)n;
    x->g->s->rounds_done = (uint8_t)(x->g->s->setting_up ? n : n - 1);
    return true;
}

/* In this order, whatever the order in the document: what clears comes first,
 * what must stay on top of a deck last. */
static const char *const part_order[] = {"clear",         "empty_encounter_deck",
                                         "empty_deck",    "quest",
                                         "round",         "first_player",
                                         "threat",        "staging",
                                         "add_staging",   "active",
                                         "engaged",       "encounter_discard",
                                         "discard",       "victory",
                                         "aside",         "add_aside",
                                         "removed",       "add_removed",
                                         "play",          "hand",
                                         "add_hand",      "heroes",
                                         "cards",         "deck_top",
                                         "encounter_top", NULL};

static bool arrange_all(struct arranging *x, const json_t *position)
{
    const char *key;
    json_t *value;
    if (arrange_nothing(position))
        return true;
    if (!json_is_object(position))
        return arb_fail(x->err, "a position is an object such as {\"staging\": [\"...\"]}");
    json_object_foreach ((json_t *)position, key, value) {
        int i = 0;
        while (part_order[i] && strcmp(part_order[i], key) != 0)
            i++;
        if (!part_order[i])
            return arrange_unknown(x, "in a position,", key, part_order);
    }
    for (int i = 0; part_order[i]; i++) {
        value = json_object_get(position, part_order[i]);
        if (value && !set_part(x, part_order[i], value))
            return false;
    }
    if (x->g->s->zone[ZONE_ACTIVE].count > 1)
        return arb_fail(x->err, "only one location can be active");
    return true;
}

bool lotr_arrange(struct arb_run *g, const json_t *position, struct arb_error *err)
{
    struct arranging x = {.g = g, .err = err};
    struct lotr *before = malloc(sizeof *before);
    if (!before)
        return arb_fail(err, "out of memory");
    *before = *g->s;
    /* Arranging carries out no rule: nothing of it counts as having run. */
    struct arb_marks *marks = g->marks;
    g->marks = NULL;
    bool done = arrange_all(&x, position);
    g->marks = marks;
    if (!done)
        *g->s = *before;
    free(before);
    return done;
}
