/* view_card.c - a card as one seat sees it. Told is what is not as printed: the rest is in
 * the catalogue (anatomy.c). */
#include "cards.h"
#include "numbers.h"
#include "sight.h"

/* Numbers. */

/* What a number is now: in play all can change, and nobody pays for it any more; in
 * hand it is known what a card would cost. */
static int stat_now(struct arb_run *g, int seat, int card, enum stat stat, enum look look)
{
    int printed = def_of(g, card)->stat[stat];
    if (look == LOOK_HAND)
        return stat == COST && printed != NO_VALUE ? play_cost(g, seat, card, NULL) : printed;
    if (stat == COST)
        return NO_VALUE;
    /* A card made another type may have numbers that are not printed on it. */
    int now = stat_of(g, card, stat, NULL);
    return printed == NO_VALUE && now <= 0 ? NO_VALUE : now;
}

static void put_stats(struct arb_run *g, int seat, int card, enum look look, struct arb_json *out)
{
    struct view_some stats = {.out = out, .key = "stats"};
    for (int stat = 0; stat < STATS; stat++) {
        int printed = def_of(g, card)->stat[stat], now = stat_now(g, seat, card, stat, look);
        if (now != printed)
            view_add_change(&stats, stat_names[stat], printed, now == NO_VALUE ? VIEW_NONE : now);
    }
    view_end_some(&stats);
}

/* Numbers that decide nothing where the card lies: what a hero once added to the dial, the
 * threat of what is no longer in the staging area, the engagement cost of an enemy that is
 * engaged. */
static void put_minor(const struct arb_run *g, int card, struct arb_json *out)
{
    int zone = g->s->link[card].zone;
    bool engaged = zone >= ZONE_PLAYER && area_of(zone) == ENGAGED_AREA;
    bool hero = def_of(g, card)->type == HERO;
    const struct view_word minor[] = {
        {stat_names[THREAT], hero || zone == ZONE_ACTIVE || engaged},
        {stat_names[ENGAGEMENT_COST], engaged},
        {0},
    };
    view_put_words(out, "minor", minor);
}

static void add_tokens(struct view_some *tokens, const char *id, int count, bool fits)
{
    if (count || fits)
        view_add_number(tokens, id, count);
}

/* Tokens that a card of its type can get in play are listed even at 0. */
static void put_tokens(struct arb_run *g, int card, bool live, struct arb_json *out)
{
    const struct card *c = &g->s->card[card];
    bool fights = live && (is_character(g, card) || is_type(g, card, ENEMY));
    bool progresses = live && (is_type(g, card, LOCATION) || is_type(g, card, QUEST));
    struct view_some tokens = {.out = out, .key = "tokens"};
    add_tokens(&tokens, "damage", c->damage, fights);
    add_tokens(&tokens, "progress", c->progress, progresses);
    add_tokens(&tokens, "resources", c->resources, live && is_type(g, card, HERO));
    view_end_some(&tokens);
}

/* Words. */

static bool is_guarded(const struct arb_run *g, int card)
{
    return g->s->card[card].host && g->s->link[card].zone == ZONE_STAGING;
}

static void put_states(const struct arb_run *g, int card, struct arb_json *out)
{
    const struct lotr *s = g->s;
    unsigned flags = s->card[card].flags;
    bool attacks = s->attack.by_enemy == 1 && s->attack.enemy == card;
    bool joins = flags & ATTACKING, back_up = flags & FACEDOWN;
    const struct view_word states[] = {
        {"exhausted", flags & EXHAUSTED},
        {"committed", flags & COMMITTED},
        {"attacking", joins},
        {"defending", flags & DEFENDING},
        {"attacked", flags & ATTACKED && !attacks},
        {"facedown", back_up},
        {"blank", changed(g, card, BLANK)},
        {"attacking", attacks && !joins},
        {"guarded", is_guarded(g, card)},
        {"prisoner", back_up && card == s->prisoner},
        {"attached", s->card[card].on_deck_of},
        {"shadow", s->link[card].zone == ZONE_SHADOW},
        {0},
    };
    view_put_words(out, "states", states);
}

static void put_type(const struct arb_run *g, int card, struct arb_json *out)
{
    const struct card_def *d = def_of(g, card);
    int type = card_type_now(g, card);
    if (type != d->type && !d->objective)
        arb_put_text(out, "type", type_names[type]);
}

/* The spheres whose resources a hero in play can pay for. */
static void put_icons(const struct arb_run *g, int card, struct arb_json *out)
{
    if (def_of(g, card)->type != HERO || !changed(g, card, GAIN_SPHERE))
        return;
    arb_put_array(out, "icons");
    for (int sphere = LEADERSHIP; sphere < SPHERES; sphere++)
        if (has_icon(g, card, sphere))
            arb_put_text(out, NULL, sphere_names[sphere]);
    arb_put_end(out);
}

/* Cards. */

/* All the seat sees of a card whose face it does not know. */
static void put_back(const struct arb_run *g, int card, struct arb_json *out)
{
    view_begin_back(out);
    if (has_flag(g, card, UNSEEN))
        arb_put_number(out, "id", card);
    if (g->s->link[card].zone == ZONE_SHADOW) {
        arb_put_text(out, "title", "shadow card");
        arb_put_text(out, "type", "shadow");
    }
    put_states(g, card, out);
    arb_put_end(out);
}

static void put_attached(struct arb_run *g, int seat, int card, struct arb_json *out)
{
    const struct lotr *s = g->s;
    bool any = s->card[card].attached;
    EACH_CARD (g, ZONE_SHADOW, shadow)
        any |= s->card[shadow].host == card;
    if (!any)
        return;
    arb_put_array(out, "attached");
    EACH_ON (g, card, a)
        game_put_thing(g, seat, a, LOOK_PLAY, out);
    EACH_CARD (g, ZONE_SHADOW, shadow)
        if (s->card[shadow].host == card)
            game_put_thing(g, seat, shadow, LOOK_PILE, out);
    arb_put_end(out);
}

/* What a card in play has become. */
static void put_live(const struct arb_run *g, int card, struct arb_json *out)
{
    const struct card *c = &g->s->card[card];
    bool blank = changed(g, card, BLANK);
    put_type(g, card, out);
    if (blank || c->gained_trait || changed(g, card, GAIN_TRAIT))
        put_traits_now(g, card, out);
    if (blank || changed(g, card, GAIN_KEYWORD))
        put_keywords_now(g, card, out);
    put_minor(g, card, out);
    put_icons(g, card, out);
    if (c->controller == SCENARIO && c->controller != c->owner)
        arb_put_null(out, "controller");
    else if (c->controller != c->owner)
        arb_put_number(out, "controller", c->controller);
}

/* Cards of one title that lie together are told apart by a number. */
static void put_copy(const struct arb_run *g, int card, struct arb_json *out)
{
    int copies, number = copy_number(g, card, &copies);
    if (copies > 1)
        arb_put_number(out, "copy", number);
}

void game_put_thing(struct arb_run *g, int seat, int card, int look, struct arb_json *out)
{
    if (game_shows_back(g, seat, card)) {
        put_back(g, card, out);
        return;
    }
    bool live = look == LOOK_PLAY && in_play(g, card);
    bool hand = look == LOOK_HAND && player_of_zone(g->s->link[card].zone) == seat;
    view_begin_thing(out, card, def_number(g, card));
    view_put_if(out, "facedown", has_flag(g, card, FACEDOWN));
    if (live)
        put_live(g, card, out);
    if (live || hand) {
        put_stats(g, seat, card, look, out);
        put_copy(g, card, out);
    }
    put_tokens(g, card, live, out);
    put_states(g, card, out);
    put_attached(g, seat, card, out);
    if (is_guarded(g, card))
        arb_put_text(out, "guarded_by", def_of(g, g->s->card[card].host)->title);
    arb_put_end(out);
}
