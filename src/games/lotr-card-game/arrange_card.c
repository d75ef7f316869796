/* arrange_card.c - finding, taking and describing single cards of a position.
 * Shuffled cards are taken first, so that what lies on top of a deck stays. */
#include "arrange_card.h"
#include "cards.h"

#include <stdlib.h>

enum { TOKENS_AT_MOST = 250 };

/* ---- Reading ---------------------------------------------------------------- */

static bool unknown_title(struct arranging *x, const char *title)
{
    const struct lotr_content *c = x->g->c;
    const char **titles = calloc((size_t)c->defs + 1, sizeof *titles);
    int count = 0;
    if (!titles)
        return arrange_fail(x, "out of memory");
    for (int i = 0; i < c->defs; i++)
        if (c->def[i].title)
            titles[count++] = c->def[i].title;
    bool no = arrange_unknown(x, "card", title, titles);
    free(titles);
    return no;
}

/* The title of what may describe a card, or NULL. */
static const char *title_of(const json_t *spec)
{
    if (json_is_string(spec))
        return json_string_value(spec);
    return json_string_value(json_object_get(spec, "title"));
}

bool game_is_thing(const json_t *value)
{
    return title_of(value) != NULL;
}

int arrange_def(struct arranging *x, const json_t *spec, int types, const char *where)
{
    const struct lotr_content *c = x->g->c;
    const char *title = title_of(spec);
    const char *type = json_string_value(json_object_get(spec, "type"));
    int other = 0;
    if (!title) {
        arrange_fail(x, "a card in %s is its title, or {title = ..., damage = ...}", where);
        return 0;
    }
    for (int i = 0; i < c->defs; i++) {
        const struct card_def *d = &c->def[i];
        if (!d->title || strcmp(d->title, title) != 0)
            continue;
        if ((types >> d->type & 1) && (!type || strcmp(type, type_names[d->type]) == 0))
            return i;
        other = i;
    }
    if (other)
        arrange_fail(x, "%s cannot be in %s: its type is %s", title, where,
                     type_names[c->def[other].type]);
    else
        unknown_title(x, title);
    return 0;
}

/* ---- Taking and putting back ------------------------------------------------ */

int arrange_owner(const struct arranging *x, int def, const json_t *spec, int seat)
{
    int type = x->g->c->def[def].type;
    const json_t *owner = json_object_get(spec, "owner");
    if (type > EVENT || x->g->c->def[def].objective)
        return SCENARIO;
    if (json_is_integer(owner) && json_integer_value(owner) >= 0 &&
        json_integer_value(owner) < x->g->s->players)
        return (int)json_integer_value(owner);
    return seat < x->g->s->players ? seat : x->g->s->first_player;
}

/* A card of this definition out of a zone; shuffled ones first, so that what
 * lies on top of a deck stays there. */
static int find_in(const struct arranging *x, int zone, int def, int owner)
{
    const struct lotr *s = x->g->s;
    int found = 0;
    EACH_CARD (x->g, zone, card) {
        if (s->card[card].def != def || s->card[card].owner != owner || set_has(&x->placed, card))
            continue;
        if (s->link[card].loose)
            return card;
        if (!found)
            found = card;
    }
    return found;
}

int arrange_take(struct arranging *x, int def, int owner)
{
    struct arb_run *g = x->g;
    int player = owner == SCENARIO ? 0 : owner, card = 0;
    int hand = owner == SCENARIO ? ZONE_ASIDE : zone_of(player, HAND);
    int pile = owner == SCENARIO ? ZONE_ENCOUNTER_DISCARD : zone_of(player, DISCARD_PILE);
    int zones[] = {deck_zone(owner), pile, hand, ZONE_ASIDE, ZONE_REMOVED};
    for (size_t i = 0; !card && i < sizeof zones / sizeof *zones; i++)
        card = find_in(x, zones[i], def, owner);
    if (!card) {
        if (g->s->cards + 1 >= CARDS) {
            arrange_fail(x, "the table holds no more than %d cards", CARDS - 1);
            return 0;
        }
        card = make_card(g, def, owner);
    }
    move_card(g, card, ZONE_LIMBO, ARB_TOP);
    set_add(&x->placed, card);
    return card;
}

void arrange_joined(struct arranging *x, int card)
{
    if (!x->joined)
        x->g->s->epoch++;
    x->joined = true;
    x->g->s->card[card].dealt = x->g->s->epoch;
}

void arrange_put_back(struct arranging *x, int card)
{
    struct lotr *s = x->g->s;
    int zone = deck_zone(s->card[card].owner), above = 0;
    move_card(x->g, card, zone, ARB_TOP);
    for (int c = s->link[card].next; c && !s->link[c].loose; c = s->link[c].next)
        above++;
    arb_settle_on_top(s->zone, s->link, (uint16_t)card, above);
    s->link[card].loose = 1;
    s->zone[zone].loose++;
    if (zone == ZONE_ENCOUNTER_DECK)
        arrange_joined(x, card);
}

/* ---- The state of a card ---------------------------------------------------- */

bool arrange_tokens(struct arranging *x, int card, int which, const json_t *value)
{
    struct card *c = &x->g->s->card[card];
    int n = 0;
    bool fits = which == DAMAGE_TOKENS ? is_character(x->g, card) || is_type(x->g, card, ENEMY)
                : which == PROGRESS_TOKENS
                    ? is_type(x->g, card, LOCATION) || is_type(x->g, card, QUEST)
                    : is_type(x->g, card, HERO) || is_type(x->g, card, ENEMY);
    if (!arrange_number(x, value, 0, TOKENS_AT_MOST, &n))
        return false;
    if (n && !fits)
        return arrange_fail(x, "%s cannot have any", def_of(x->g, card)->title);
    *(which == DAMAGE_TOKENS     ? &c->damage
      : which == PROGRESS_TOKENS ? &c->progress
                                 : &c->resources) = (uint8_t)n;
    unsettle(x->g);
    return true;
}

static bool set_tokens(struct arranging *x, int which, const json_t *value)
{
    return arrange_tokens(x, x->thing, which, value);
}

static bool set_flag(struct arranging *x, int flag, const json_t *value)
{
    struct card *c = &x->g->s->card[x->thing];
    bool on;
    if (!arrange_flag(x, value, &on))
        return false;
    c->flags = (uint16_t)(on ? c->flags | flag : c->flags & ~flag);
    return true;
}

/* Whoever commits exhausts, unless it is said otherwise after it. */
static bool set_committed(struct arranging *x, int flag, const json_t *value)
{
    if (json_is_true(value))
        set_exhausted(x->g, x->thing, true);
    return set_flag(x, flag, value);
}

static bool set_card_controller(struct arranging *x, int to, const json_t *value)
{
    int seat;
    (void)to;
    if (!arrange_number(x, value, 0, x->g->s->players - 1, &seat))
        return false;
    set_controller(x->g, x->thing, seat);
    return true;
}

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

static bool attach_one(struct arranging *x, int host, const json_t *spec)
{
    struct arb_run *g = x->g;
    int controller = g->s->card[host].controller;
    int def = arrange_def(x, spec, ATTACHED_CARDS, "attached");
    int card = def ? arrange_take(x, def, arrange_owner(x, def, spec, controller)) : 0;
    if (!card)
        return false;
    attach_card(g, card, host);
    if (is_type(g, card, OBJECTIVE) && controller != SCENARIO)
        set_controller(g, card, controller);
    g->s->card[card].gained_trait = (uint8_t)own_trait_attached(g->c, &g->c->def[def]);
    return arrange_state(x, card, spec);
}

static bool shadow_one(struct arranging *x, int enemy, const json_t *spec)
{
    int def = arrange_def(x, spec, ENCOUNTER_CARDS, "shadow");
    int card = def ? arrange_take(x, def, SCENARIO) : 0;
    if (!card)
        return false;
    move_card(x->g, card, ZONE_SHADOW, ARB_BOTTOM);
    x->g->s->card[card].host = (uint16_t)enemy;
    x->g->s->card[card].flags |= FACEDOWN;
    return true;
}

static bool set_attached(struct arranging *x, int to, const json_t *list)
{
    (void)to;
    return arrange_each(x, x->thing, list, attach_one);
}

static bool set_shadow(struct arranging *x, int to, const json_t *list)
{
    (void)to;
    return arrange_each(x, x->thing, list, shadow_one);
}

static bool set_back_up(struct arranging *x, int to, const json_t *value)
{
    struct lotr *s = x->g->s;
    int card = x->thing;
    bool back_up;
    (void)to;
    if (!arrange_flag(x, value, &back_up))
        return false;
    if (back_up) {
        turn_facedown(x->g, card, 0);
        if (x->g->c->def[s->card[card].def].type == HERO)
            s->prisoner = (uint16_t)card;
        return true;
    }
    for (int a = s->card[card].attached; a; a = s->card[a].next_attached)
        if (!s->card[a].as)
            turn_faceup(x->g, a);
    turn_faceup(x->g, card);
    if (s->prisoner == card)
        s->prisoner = 0;
    return true;
}

/* Which card it is says its description; what it counts as comes before what it has. */
static const struct arrange_part card_keys[] = {
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

bool arrange_state(struct arranging *x, int card, const json_t *state)
{
    int before = x->thing;
    if (json_is_string(state) || arrange_nothing(state))
        return true;
    if (!json_is_object(state))
        return arrange_fail(x, "the state of %s is {damage = ..., exhausted = ...}",
                            def_of(x->g, card)->title);
    x->thing = card;
    bool good = arrange_keys(x, card_keys, state);
    x->thing = before;
    return good;
}
