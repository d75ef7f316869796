/* cards.c - where cards are, and the index of what they listen to.
 *
 * What must hold: an ability is in the index exactly while its card is where
 * the ability works from (in play, or the zone it names). move_card() is the
 * only way a card changes zones. */
#include "cards.h"
#include "combat.h"

/* Hand, deck and what counts as another card: nobody else can know where of these a card is. */
static bool hidden_zone(int zone)
{
    return zone == ZONE_FORMER || (zone >= ZONE_PLAYER && area_of(zone) <= DECK);
}

bool on_table(const struct arb_run *g, int card)
{
    return in_play(g, card) || g->s->link[card].zone == ZONE_LIMBO;
}

int engaged_with(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    if (area_of(zone) == ENGAGED_AREA)
        return player_of_zone(zone);
    if (zone == ZONE_STAGING)
        RULE("staging-area.5");
    return NOBODY;
}

int deck_zone(int owner)
{
    return owner < PLAYERS ? zone_of(owner, DECK) : ZONE_ENCOUNTER_DECK;
}

int pile_of(int owner)
{
    return owner < PLAYERS ? zone_of(owner, DISCARD_PILE) : ZONE_ENCOUNTER_DISCARD;
}

int discard_zone(const struct arb_run *g, int card)
{
    int owner = g->s->card[card].owner;
    if (owner == SCENARIO) {
        RULES("ownership-and-control.2", "discard-pile.3");
    } else {
        RULES("ownership-and-control.1", "discard-pile.2");
    }
    return pile_of(owner);
}

void game_acts(const struct arb_run *g, int card, UNUSED int text)
{
    char mark[160];
    snprintf(mark, sizeof mark, "card:%s", def_of(g, card)->title);
    arb_mark(g, mark);
}

void game_counts(const struct arb_run *g, int card)
{
    if (!def_of(g, card)->abilities && play_zone(g->s->link[card].zone))
        game_acts(g, card, 0);
}

/* The index. */

/* The place an ability must name to work where its card is; 0: in play; -1: nothing works there. */
static int place_of_card(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    if (zone == ZONE_ASIDE)
        return IN_ASIDE;
    if (zone == ZONE_VICTORY)
        return IN_VICTORY;
    if (zone == ZONE_ENCOUNTER_DISCARD)
        return IN_ENCOUNTER_DISCARD;
    if (area_of(zone) == DISCARD_PILE)
        return IN_DISCARD;
    return in_play(g, card) ? 0 : -1;
}

int game_works_from(const struct arb_run *g, int card)
{
    int place = place_of_card(g, card);
    return place == 0 && def_of(g, card)->type == EVENT ? -1 : place;
}

void game_begins_to_change(struct arb_run *g, int card, const struct modifier *m)
{
    if (m->change == SET_STAT && !g->s->card[card].serial)
        g->s->card[card].serial = ++NOW(g);
    if (m->stat == HIT_POINTS || m->stat == QUEST_POINTS)
        unsettle(g); /* it may be more than somebody has */
}

static void index_card(struct arb_run *g, int card)
{
    if (g->s->link[card].zone == ZONE_REMOVED)
        RULE("removed-from-game.2");
    if (index_thing(g, card))
        g->s->card[card].flags |= IN_PLAY_FLAG;
}

static void unindex_card(struct arb_run *g, int card)
{
    if (!(g->s->card[card].flags & IN_PLAY_FLAG))
        return;
    unindex_thing(g, card);
    g->s->card[card].flags &= (uint16_t)~IN_PLAY_FLAG;
}

bool answers_from_hand(const struct card_def *d, const struct ability *a)
{
    return a->kind == RESPONSE && (d->type == EVENT || a->from == IN_HAND);
}

int game_hidden_with(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    bool uncovered = zone == ZONE_FORMER && g->s->card[card].known_to;
    return hidden_zone(zone) && !uncovered ? g->s->card[card].owner : NOBODY;
}

bool game_answers_hidden(const struct arb_run *g, int ability)
{
    const struct ability *a = &g->c->ability[ability];
    return answers_from_hand(&g->c->def[a->def], a);
}

/* Moving. */

uint16_t make_card(struct arb_run *g, int def, int owner)
{
    struct lotr *s = g->s;
    if (s->cards + 1 == CARDS) {
        arb_stop(g, CARDS_LIMIT);
        return CARDS - 1;
    }
    uint16_t card = ++s->cards;
    s->card[card] =
        (struct card){.def = (uint16_t)def, .owner = (uint8_t)owner, .controller = (uint8_t)owner};
    return card;
}

/* An enemy takes its shadow cards along; a shadow card that attacks has its own. */
static void discard_shadows(struct arb_run *g, int enemy)
{
    for (uint16_t shadow = g->s->zone[ZONE_SHADOW].first; shadow;) {
        if (g->s->card[shadow].host == enemy) {
            move_card(g, shadow, ZONE_ENCOUNTER_DISCARD, ARB_TOP);
            shadow = g->s->zone[ZONE_SHADOW].first;
        } else {
            shadow = g->s->link[shadow].next;
        }
    }
}

/* Where an attachment goes that comes off its host. */
int unattached_zone(const struct arb_run *g, int card)
{
    if (def_of(g, card)->keyword[PERMANENT])
        return ZONE_REMOVED;
    return changed(g, card, RETURNS_TO_STAGING) ? ZONE_STAGING : discard_zone(g, card);
}

/* Keep count of the hidden cards of players, which could answer something out of hand. */
static void count_hidden(struct arb_run *g, int card, int change)
{
    const struct card *c = &g->s->card[card];
    const struct card_def *d = &g->c->def[c->def];
    if (c->owner < PLAYERS)
        count_answers(g, c->owner, (struct abilities){d->ability, d->abilities}, change);
}

/* All see what counted as another card: so they know of one former id what it was. */
static void uncover(struct arb_run *g, int card)
{
    const struct card *c = &g->s->card[card];
    EACH_CARD (g, ZONE_FORMER, former) {
        const struct card *f = &g->s->card[former];
        if (c->as && f->def == c->def && f->owner == c->owner && !f->known_to) {
            count_hidden(g, former, -1);
            show_to_all(g, former);
            return;
        }
    }
}

/* A card that leaves play forgets everything; should it return it is a new
 * instance, so no lasting effect knows it any more. */
static void forget(struct arb_run *g, int card)
{
    struct lotr *s = g->s;
    struct card *c = &s->card[card];
    while (c->attached) {
        int attachment = c->attached;
        move_card(g, attachment, unattached_zone(g, attachment), ARB_TOP);
    }
    discard_shadows(g, card);
    EACH_CARD (g, ZONE_STAGING, objective)
        if (s->card[objective].host == card) {
            if (is_type(g, card, ENEMY))
                RULE("guarded.11");
            else
                RULE("guarded.12");
            RULE("guarded.9");
            s->card[objective].host = 0;
        }
    forget_lasting(g, card);
    forget_uses_of(g, card);
    if (play_zone(s->link[card].zone))
        c->left = ++NOW(g);
    if (s->attack.enemy == card)
        s->attack.enemy = 0;
    if (s->attack.defender == card)
        s->attack.defender = (uint16_t)another_defender(g, card);
    c->damage = c->progress = c->resources = 0;
    c->gained_trait = c->attacked_by = c->on_deck_of = 0;
    uncover(g, card);
    c->as = 0;
    c->flags = 0;
    c->serial = 0;
    c->controller = c->owner;
    unsettle(g);
}

void move_card(struct arb_run *g, int card, int zone, enum arb_end end)
{
    struct lotr *s = g->s;
    int from = s->link[card].zone;
    unindex_card(g, card);
    if (from != zone || zone != ZONE_ATTACHED)
        unhang(g, card);
    if (from && (play_zone(from) || from == ZONE_LIMBO) && !play_zone(zone))
        forget(g, card);
    if (from == ZONE_SHADOW)
        discard_shadows(g, card);
    if (!play_zone(zone)) {
        s->card[card].flags &= (uint16_t) ~(FACEDOWN | UNSEEN);
        RULE("ownership-and-control.6");
        s->card[card].controller = s->card[card].owner;
    } else if (zone == ZONE_STAGING) {
        RULE("ownership-and-control.4");
        s->card[card].controller = SCENARIO; /* a claimed objective that comes back as well */
    }
    if ((zone == ZONE_STAGING || area_of(zone) == ENGAGED_AREA) && !play_zone(from) &&
        g->c->def[s->card[card].def].unique) {
        s->card[card].flags |= DISPLACES;
        unsettle(g);
    }
    if (hidden_zone(zone) != hidden_zone(from))
        count_hidden(g, card, hidden_zone(zone) ? 1 : -1);
    s->card[card].known_to = 0;
    if (play_zone(zone) && !play_zone(from) && from != ZONE_LIMBO)
        s->card[card].came = ++NOW(g);
    if (area_of(from) == ENGAGED_AREA && from != zone) {
        RULES("enemy-cards.4", "engaged.5");
    }
    if (zone == ZONE_ENCOUNTER_DISCARD || (area_of(zone) == DISCARD_PILE))
        RULE("discard-pile.6"); /* what lies there keeps its order */
    arb_move(s->zone, s->link, (uint16_t)card, (uint8_t)zone, end);
    index_card(g, card);
}

void show_to_all(struct arb_run *g, int card)
{
    g->s->card[card].known_to = (1 << PLAYERS) - 1;
}

void attach_card(struct arb_run *g, int card, int host)
{
    struct lotr *s = g->s;
    RULE("attachment-cards.2");
    unhang(g, card); /* from the host it may have had before */
    move_card(g, card, ZONE_ATTACHED, ARB_BOTTOM);
    if (s->card[host].attached)
        RULE("attachment-cards.6");
    hang(g, card, host);
    if (def_of(g, card)->type == ATTACHMENT && s->card[card].owner == SCENARIO)
        s->card[card].owner = s->card[host].controller; /* a boon is whose hero gets it */
    if (s->card[card].owner != SCENARIO && s->card[host].controller != SCENARIO) {
        RULE("attachment-cards.11");
        s->card[card].controller = s->card[host].controller;
    }
}

int renumber(struct arb_run *g, int card)
{
    if (g->s->cards + 1 == CARDS)
        return card;
    uint16_t other = make_card(g, g->s->card[card].def, g->s->card[card].owner);
    move_card(g, card, ZONE_FORMER, ARB_BOTTOM);
    return other;
}

void turn_facedown(struct arb_run *g, int card, int as)
{
    unindex_card(g, card);
    g->s->card[card].flags |= FACEDOWN;
    g->s->card[card].as = (uint16_t)as;
    index_card(g, card);
}

void turn_faceup(struct arb_run *g, int card)
{
    unindex_card(g, card);
    uncover(g, card);
    g->s->card[card].flags &= (uint16_t) ~(FACEDOWN | UNSEEN);
    g->s->card[card].as = 0;
    index_card(g, card);
}

void turn_over(struct arb_run *g, int card)
{
    unindex_card(g, card);
    g->s->card[card].def = g->c->def[g->s->card[card].def].other_side;
    index_card(g, card);
}

bool is_held(const struct arb_run *g, int card)
{
    int host = g->s->card[card].host;
    return g->s->link[card].zone == ZONE_ATTACHED && def_of(g, card)->keyword[PERMANENT] &&
           play_zone(g->s->link[host].zone);
}

/* Cards that go with the first player token go to this player. */
static void follow_first_player(struct arb_run *g, int player)
{
    struct lotr *s = g->s;
    if (!in_campaign(g))
        return;
    EACH_PLAYER (g, p)
        for (uint16_t card = s->zone[zone_of(p, PLAY_AREA)].first, next; card; card = next) {
            next = s->link[card].next;
            if (p == player || g->c->def[s->card[card].def].controller != WHO_FIRST)
                continue;
            set_controller(g, card, player);
            tell(g, EVENT_CONTROL, "ownership-and-control.5", player, card, 0);
        }
}

void pass_token(struct arb_run *g, int player)
{
    g->s->first_player = (uint8_t)player;
    follow_first_player(g, player);
}

void set_controller(struct arb_run *g, int card, int player)
{
    struct lotr *s = g->s;
    RULES("ownership-and-control.5", "ownership-and-control.12");
    s->card[card].controller = (uint8_t)player;
    unsettle(g); /* it may have been somebody's last hero */
    EACH_ON (g, card, a) {
        RULE("ownership-and-control.11");
        if (s->card[a].controller != SCENARIO)
            s->card[a].controller = (uint8_t)player;
    }
    if (is_character(g, card) && play_zone(s->link[card].zone)) {
        RULES("ownership-and-control.9", "ownership-and-control.10");
        arb_move(s->zone, s->link, (uint16_t)card, zone_of(player, PLAY_AREA), ARB_BOTTOM);
    }
}

void set_exhausted(struct arb_run *g, int card, bool exhausted)
{
    struct card *c = &g->s->card[card];
    if (c->attached)
        RULE("attachment-cards.12");
    if (g->s->link[card].zone == ZONE_ATTACHED)
        RULE("attachment-cards.13");
    if (exhausted) {
        RULE("exhausted.3");
        c->flags |= EXHAUSTED;
    } else {
        RULE("ready.3");
        c->flags &= (uint16_t)~EXHAUSTED;
    }
}
