/* arrange_card.c - finding, taking and describing single cards of a position.
 * Shuffled cards are taken first, so that what lies on top of a deck stays. */
#include "arrange.h"
#include "cards.h"
#include "pack.h"

#include <stdlib.h>

enum { TOKENS_AT_MOST = 250 };

/* ---- Reading ---------------------------------------------------------------- */

bool arrange_number(struct arranging *x, const char *what, const json_t *value, int least, int most,
                    int *number)
{
    json_int_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < least || n > most)
        return arb_fail(x->err, "%s must be a number from %d to %d", what, least, most);
    *number = (int)n;
    return true;
}

bool arrange_unknown(struct arranging *x, const char *what, const char *word,
                     const char *const *known)
{
    const char *nearest = arb_nearest(word, known);
    if (nearest)
        return arb_fail(x->err, "%s \"%s\" is not known; did you mean \"%s\"?", what, word,
                        nearest);
    return arb_fail(x->err, "%s \"%s\" is not known", what, word);
}

static bool unknown_title(struct arranging *x, const char *title)
{
    const struct lotr_content *c = x->g->c;
    const char **titles = calloc((size_t)c->defs + 1, sizeof *titles);
    int count = 0;
    if (!titles)
        return arb_fail(x->err, "out of memory");
    for (int i = 0; i < c->defs; i++)
        if (c->def[i].title)
            titles[count++] = c->def[i].title;
    bool no = arrange_unknown(x, "the card", title, titles);
    free(titles);
    return no;
}

const char *arrange_title(const json_t *spec)
{
    if (json_is_string(spec))
        return json_string_value(spec);
    return json_string_value(json_object_get(spec, "title"));
}

int arrange_def(struct arranging *x, const json_t *spec, int types, const char *where)
{
    const struct lotr_content *c = x->g->c;
    const char *title = arrange_title(spec);
    const char *type = json_string_value(json_object_get(spec, "type"));
    int other = 0;
    if (!title) {
        arb_fail(x->err, "a card in %s is its title, or {title = ..., damage = ...}", where);
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
        arb_fail(x->err, "%s cannot be in %s: its type is %s", title, where,
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
            arb_fail(x->err, "the table holds no more than %d cards", CARDS - 1);
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

bool arrange_token(struct arranging *x, int card, const char *key, const json_t *value)
{
    struct card *c = &x->g->s->card[card];
    const char *title = def_of(x->g, card)->title;
    int n = 0;
    bool damage = strcmp(key, "damage") == 0, progress = strcmp(key, "progress") == 0;
    bool fits = damage     ? is_character(x->g, card) || is_type(x->g, card, ENEMY)
                : progress ? is_type(x->g, card, LOCATION) || is_type(x->g, card, QUEST)
                           : is_type(x->g, card, HERO) || is_type(x->g, card, ENEMY);
    if (!arrange_number(x, key, value, 0, TOKENS_AT_MOST, &n))
        return false;
    if (n && !fits)
        return arb_fail(x->err, "%s cannot have %s", title, key);
    *(damage ? &c->damage : progress ? &c->progress : &c->resources) = (uint8_t)n;
    unsettle(x->g);
    return true;
}

static bool set_flag(struct arranging *x, int card, const char *key, const json_t *value, int flag)
{
    struct card *c = &x->g->s->card[card];
    if (!json_is_boolean(value))
        return arb_fail(x->err, "%s of %s must be true or false", key, def_of(x->g, card)->title);
    c->flags = (uint16_t)(json_is_true(value) ? c->flags | flag : c->flags & ~flag);
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

bool arrange_each(struct arranging *x, int to, const json_t *list, card_adder add)
{
    size_t i;
    json_t *spec;
    if (!json_is_array(list))
        return add(x, to, list);
    json_array_foreach (list, i, spec)
        if (!add(x, to, spec))
            return false;
    return true;
}

static bool set_back_up(struct arranging *x, int card, const json_t *value)
{
    if (!json_is_boolean(value))
        return arb_fail(x->err, "facedown of %s must be true or false", def_of(x->g, card)->title);
    if (!json_is_true(value)) {
        for (int a = x->g->s->card[card].attached; a; a = x->g->s->card[a].next_attached)
            if (!x->g->s->card[a].as)
                turn_faceup(x->g, a);
        turn_faceup(x->g, card);
        if (x->g->s->prisoner == card)
            x->g->s->prisoner = 0;
        return true;
    }
    turn_facedown(x->g, card, 0);
    if (x->g->c->def[x->g->s->card[card].def].type == HERO)
        x->g->s->prisoner = (uint16_t)card;
    return true;
}

static bool apply_one(struct arranging *x, int card, const json_t *state, const char *key,
                      const json_t *value)
{
    static const char *const keys[] = {
        "title",     "type",     "owner",    "damage",     "progress", "resources", "exhausted",
        "committed", "attacked", "facedown", "controller", "attached", "shadow",    NULL};
    int n = 0;
    if (!strcmp(key, "title") || !strcmp(key, "type") || !strcmp(key, "owner"))
        return true;
    if (!strcmp(key, "damage") || !strcmp(key, "progress") || !strcmp(key, "resources"))
        return arrange_token(x, card, key, value);
    if (!strcmp(key, "exhausted"))
        return set_flag(x, card, key, value, EXHAUSTED);
    if (!strcmp(key, "attacked"))
        return set_flag(x, card, key, value, ATTACKED);
    if (!strcmp(key, "committed")) {
        /* Whoever commits exhausts, unless it is said otherwise. */
        if (json_is_true(value) && !json_object_get(state, "exhausted"))
            set_exhausted(x->g, card, true);
        return set_flag(x, card, key, value, COMMITTED);
    }
    if (!strcmp(key, "facedown"))
        return set_back_up(x, card, value);
    if (!strcmp(key, "attached"))
        return arrange_each(x, card, value, attach_one);
    if (!strcmp(key, "shadow"))
        return arrange_each(x, card, value, shadow_one);
    if (strcmp(key, "controller") != 0)
        return arrange_unknown(x, "of a card,", key, keys);
    if (!arrange_number(x, "controller", value, 0, x->g->s->players - 1, &n))
        return false;
    set_controller(x->g, card, n);
    return true;
}

bool arrange_state(struct arranging *x, int card, const json_t *state)
{
    const char *key;
    json_t *value;
    if (json_is_string(state) || arrange_nothing(state))
        return true;
    if (!json_is_object(state))
        return arb_fail(x->err, "the state of %s is {damage = ..., exhausted = ...}",
                        def_of(x->g, card)->title);
    json_object_foreach ((json_t *)state, key, value) {
        if (!apply_one(x, card, state, key, value))
            return false;
    }
    return true;
}
