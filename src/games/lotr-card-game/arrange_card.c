/* arrange_card.c - single cards of a position: where they may lie and come from, and their
 * state. */
#include "arrange_card.h"
#include "arrange_setters.h"
#include "cards.h"
#include "sight.h"
#include "tokens.h"

/* Where cards lie. */

/* Card types, as bits, that can be in a place. */
enum {
    PLAYER_CARDS = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT,
    ENCOUNTER_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << TREACHERY | 1 << OBJECTIVE,
    ANY_CARDS = PLAYER_CARDS | ENCOUNTER_CARDS,
    STAGED_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << OBJECTIVE,
    PLAY_CARDS = 1 << HERO | 1 << ALLY | 1 << OBJECTIVE,
    ATTACHED_CARDS = 1 << ATTACHMENT | 1 << OBJECTIVE | 1 << TREACHERY
};

// clang-format off
#define ROW(key, name, zone, end, types) {key, name, zone, false, end, types}
#define EACH(key, name, zone, end, types) {key, name, zone, true, end, types}
const struct placing_zone game_placing[] = {
    EACH("hand", "a hand", HAND, ARB_BOTTOM, PLAYER_CARDS),
    EACH("discard", "a discard pile", DISCARD_PILE, ARB_TOP, PLAYER_CARDS | 1 << HERO),
    EACH("play", "a play area", PLAY_AREA, ARB_BOTTOM, PLAY_CARDS),
    EACH("engaged", "the enemies engaged", ENGAGED_AREA, ARB_BOTTOM, 1 << ENEMY),
    EACH(NULL, "a deck", DECK, ARB_BOTTOM, PLAYER_CARDS),
    ROW("staging", "the staging area", ZONE_STAGING, ARB_BOTTOM, STAGED_CARDS),
    ROW("active", "the place of the active location", ZONE_ACTIVE, ARB_BOTTOM, 1 << LOCATION),
    ROW("encounter_discard", "the encounter discard pile", ZONE_ENCOUNTER_DISCARD, ARB_TOP,
        ENCOUNTER_CARDS),
    ROW("victory", "the victory display", ZONE_VICTORY, ARB_BOTTOM, ANY_CARDS),
    ROW("aside", "the cards set aside", ZONE_ASIDE, ARB_BOTTOM, ANY_CARDS),
    ROW("attached", "the attachments", ZONE_ATTACHED, ARB_BOTTOM, ATTACHED_CARDS),
    ROW(NULL, "the cards removed", ZONE_REMOVED, ARB_BOTTOM, ANY_CARDS),
    ROW(NULL, "the encounter deck", ZONE_ENCOUNTER_DECK, ARB_BOTTOM, ENCOUNTER_CARDS),
    {0},
};
// clang-format on

bool game_has_state(const struct arb_run *g, int card, int seat)
{
    return (card == g->s->prisoner || in_play(g, card)) &&
           (seat < 0 || g->s->link[card].zone == zone_of(seat, PLAY_AREA));
}

/* Taking, putting, clearing. */

int game_owner_meant(const struct arranging *x, int def, const json_t *spec, int seat)
{
    const json_t *owner = json_object_get(spec, "owner");
    int players = x->g->s->players;
    if (x->g->c->def[def].type > EVENT || x->g->c->def[def].objective)
        return SCENARIO;
    if (json_is_integer(owner) && json_integer_value(owner) >= 0 &&
        json_integer_value(owner) < players)
        return (int)json_integer_value(owner);
    return seat >= 0 && seat < players ? seat : x->g->s->first_player;
}

int game_sources(const struct arb_run *g, int owner, int zone[PLACING_SOURCES])
{
    (void)g;
    int n = 0;
    zone[n++] = deck_zone(owner);
    zone[n++] = owner == SCENARIO ? ZONE_ENCOUNTER_DISCARD : zone_of(owner, DISCARD_PILE);
    if (owner != SCENARIO)
        zone[n++] = zone_of(owner, HAND);
    zone[n++] = ZONE_ASIDE;
    zone[n++] = ZONE_REMOVED;
    return n;
}

int game_make_thing(struct arb_run *g, int def, int owner)
{
    return g->s->cards + 1 < CARDS ? make_card(g, def, owner) : 0;
}

void game_move_thing(struct arb_run *g, int card, int zone, enum arb_end end)
{
    move_card(g, card, zone ? zone : ZONE_LIMBO, end);
}

void game_remove_thing(struct arb_run *g, int card)
{
    move_card(g, card, ZONE_REMOVED, ARB_BOTTOM);
}

/* A unique card that is in play already is meant, not a second one. */
int game_already_there(const struct arranging *x, int def, int zone)
{
    if (area_of(zone) != PLAY_AREA || !x->g->c->def[def].unique)
        return 0;
    EACH_CARD (x->g, zone, card)
        if (x->g->s->card[card].def == def)
            return card;
    return 0;
}

void game_placed(struct arranging *x, int card, int zone, int seat)
{
    if (area_of(zone) == PLAY_AREA)
        x->g->s->card[card].controller = (uint8_t)seat;
}

/* No shadow card dealt before a card joined the encounter deck can be this one. */
void game_joined(struct arranging *x, int card, int zone)
{
    if (zone != ZONE_ENCOUNTER_DECK)
        return;
    if (!x->joined)
        x->g->s->epoch++;
    x->joined = true;
    x->g->s->card[card].dealt = x->g->s->epoch;
}

/* Cards go back into their decks. Heroes in play stay; one in a pile has no deck to go back
 * to and is removed. Quest and campaign cards that are out of the game stay there. */
void game_clear_away(struct arranging *x, int card, int zone)
{
    int type = x->g->c->def[x->g->s->card[card].def].type;
    if (type == QUEST || type == CAMPAIGN)
        return;
    if (type != HERO)
        placing_shuffle_in(x, card, deck_zone(x->g->s->card[card].owner));
    else if (area_of(zone) != PLAY_AREA && zone != ZONE_REMOVED)
        move_card(x->g, card, ZONE_REMOVED, ARB_BOTTOM);
}

/* The state of a card. */

bool arrange_tokens(struct arranging *x, int card, int token, const json_t *value)
{
    uint8_t *tokens = tokens_on(x->g, token, card);
    if (!arrange_byte(x, value, 0, TOKENS_AT_MOST, tokens))
        return false;
    if (*tokens && !can_have_tokens(x->g, token, card))
        return arrange_fail(x, "%s cannot have any", def_of(x->g, card)->title);
    unsettle(x->g);
    return true;
}

static bool set_tokens(struct arranging *x, int which, const json_t *value)
{
    return arrange_tokens(x, x->thing, which, value);
}

static bool set_flag(struct arranging *x, int flag, const json_t *value)
{
    return arrange_bits(x, value, flag, &x->g->s->card[x->thing].flags);
}

/* Whoever commits exhausts, unless it is said otherwise after it. */
static bool set_committed(struct arranging *x, int flag, const json_t *value)
{
    if (json_is_true(value))
        set_exhausted(x->g, x->thing, true);
    return set_flag(x, flag, value);
}

ARRANGE_SEAT(set_card_controller, set_controller(x->g, x->thing, seat))

/* The trait a card has while it is attached, by the effect that attaches it; 0: none. */
static int trait_attached(const struct lotr_content *c, int program)
{
    for (int i = program; i && c->op[i].code != OP_END; i++) {
        const struct op *op = &c->op[i];
        if ((op->code == OP_ATTACH || op->code == OP_ATTACH_DECK) && op->set.which == WHICH_SELF)
            return op->arg;
        int within = trait_attached(c, op->body);
        within = within ? within : trait_attached(c, op->other);
        if (within)
            return within;
    }
    return 0;
}

static int own_trait_attached(const struct lotr_content *c, const struct card_def *d)
{
    int trait = 0;
    for (int i = 0; i < d->abilities && !trait; i++)
        trait = trait_attached(c, c->ability[d->ability + i].program);
    return trait;
}

ARRANGE_PLACE(attach_one)
{
    struct arb_run *g = x->g;
    int host = x->thing, controller = g->s->card[host].controller;
    int card = placing_thing(x, value, ATTACHED_CARDS, "attached", controller);
    if (!card)
        return false;
    attach_card(g, card, host);
    if (is_type(g, card, OBJECTIVE) && controller != SCENARIO)
        set_controller(g, card, controller);
    g->s->card[card].gained_trait =
        (uint8_t)own_trait_attached(g->c, &g->c->def[g->s->card[card].def]);
    return placing_state(x, card, value);
}

ARRANGE_PLACE(shadow_one)
{
    int card = placing_thing(x, value, ENCOUNTER_CARDS, "shadow", -1);
    if (!card)
        return false;
    move_card(x->g, card, ZONE_SHADOW, ARB_BOTTOM);
    x->g->s->card[card].host = (uint16_t)x->thing;
    x->g->s->card[card].flags |= FACEDOWN;
    return true;
}

ARRANGE_EACH(set_attached, attach_one)
ARRANGE_EACH(set_shadow, shadow_one)

ARRANGE_PLACE(set_back_up)
{
    struct lotr *s = x->g->s;
    int card = x->thing;
    bool back_up;
    if (!arrange_flag(x, value, &back_up))
        return false;
    if (back_up) {
        turn_facedown(x->g, card, 0);
        if (x->g->c->def[s->card[card].def].type == HERO)
            s->prisoner = (uint16_t)card;
        return true;
    }
    EACH_ON (x->g, card, a)
        if (!s->card[a].as)
            turn_faceup(x->g, a);
    turn_faceup(x->g, card);
    if (s->prisoner == card)
        s->prisoner = 0;
    return true;
}

/* Which card it is says its description; what it counts as comes before what it has. */
const struct arrange_part game_thing_keys[] = {
    {.key = "title"},
    {.key = "type"},
    {.key = "owner"},
    {.key = "controller", .set = set_card_controller},
    {.key = "attached", .set = set_attached},
    {.key = "shadow", .set = set_shadow},
    {.key = "facedown", .set = set_back_up},
    {.key = "damage", .set = set_tokens, .to = DAMAGE_TOKENS},
    {.key = "progress", .set = set_tokens, .to = PROGRESS_TOKENS},
    {.key = "resources", .set = set_tokens, .to = RESOURCE_TOKENS},
    {.key = "attacked", .set = set_flag, .to = ATTACKED},
    {.key = "committed", .set = set_committed, .to = COMMITTED},
    {.key = "exhausted", .set = set_flag, .to = EXHAUSTED},
    {0},
};
