/* tokens.c - damage, progress and threat, and what they lead to: destroyed
 * cards, explored locations, new stages, eliminated players. */
#include "tokens.h"
#include "campaign_play.h"
#include "cards.h"
#include "combat.h"
#include "numbers.h"

/* Damage (damage.3 to damage.5). */

/* The same amount on every card of the set at once. What dies of it leaves play
 * together; all of it is one occurrence, reacted to by the caller's SETTLE.
 * result(g): how many cards were dealt damage. */
FLOW(deal_damage)
{
    BEGIN;
    EACH_IN_FRAME (&L->set, L->card) {
        if (!on_table(g, L->card) || L->amount <= 0)
            continue;
        RULE("damage.3");
        if (changed(g, L->card, CANNOT_BE_DAMAGED)) {
            RULE("cannot-be-damaged.1");
            continue;
        }
        RULE("damage.4");
        IMMINENT(FACT_DAMAGED, L->card, g->s->card[L->card].controller, L->source, L->amount);
        if (result(g) == PREVENTED || !on_table(g, L->card))
            continue;
        struct card *c = &g->s->card[L->card];
        int hit_points = stat_of(g, L->card, HIT_POINTS, NULL);
        int room = hit_points - c->damage;
        RULE("damage.5");
        put_tokens(&c->damage, L->amount);
        tell(g, EVENT_DAMAGE, "damage.5", 0, L->card, L->amount);
        L->dealt++;
        happened(g, FACT_DAMAGED, L->card, c->controller, L->source, L->amount);
        if (L->amount > room && L->attack)
            happened(g, FACT_EXCESS_DAMAGE, L->source, g->s->attack.player, L->card,
                     L->amount - room);
        if (c->damage >= hit_points) {
            RULE("damage.2");
            set_add(&L->dead, L->card);
        }
    }
    if (set_next(&L->dead, 0))
        CALL(leave_play, .set = L->dead, .how = BY_DESTROYING, .by_attack = L->attack,
             .source = L->source);
    RETURN(L->dealt);
    END;
}

/* Moving tokens (move.1 to move.3). */

uint8_t *tokens_on(struct arb_run *g, enum token token, int card)
{
    struct card *c = &g->s->card[card];
    return token == DAMAGE_TOKENS     ? &c->damage
           : token == PROGRESS_TOKENS ? &c->progress
                                      : &c->resources;
}

bool can_have_tokens(const struct arb_run *g, enum token token, int card)
{
    if (token == PROGRESS_TOKENS)
        return is_type(g, card, LOCATION) || is_type(g, card, QUEST);
    return is_type(g, card, ENEMY) ||
           (token == DAMAGE_TOKENS ? is_character(g, card) : is_type(g, card, HERO));
}

static bool takes_tokens(const struct arb_run *g, enum token token, int card)
{
    if (token == RESOURCE_TOKENS)
        return is_type(g, card, HERO);
    return can_have_tokens(g, token, card) &&
           !(token == DAMAGE_TOKENS && changed(g, card, CANNOT_BE_DAMAGED));
}

int movable_tokens(const struct arb_run *g, enum token token, int from, int to)
{
    const struct card *c = &g->s->card[from];
    if (from == to) {
        RULES("move.2", "move.3");
        return 0;
    }
    if (!to || !in_play(g, to) || !takes_tokens(g, token, to)) {
        RULE("move.3");
        if (token == DAMAGE_TOKENS && to && changed(g, to, CANNOT_BE_DAMAGED))
            RULE("cannot-be-damaged.2");
        return 0;
    }
    return token == DAMAGE_TOKENS     ? c->damage
           : token == PROGRESS_TOKENS ? c->progress
                                      : c->resources;
}

/* Moved damage is not dealt: nothing answers it, but it can destroy. */
void move_tokens(struct arb_run *g, enum token token, int from, int to, int n)
{
    int there = movable_tokens(g, token, from, to), moved = n < 0 || n > there ? there : n;
    if (!moved)
        return;
    RULE("move.1");
    uint8_t *had = tokens_on(g, token, from);
    *had = (uint8_t)(*had - moved);
    put_tokens(tokens_on(g, token, to), moved);
    tell(g, EVENT_MOVE_TOKENS, "move.1", moved, from, to);
    unsettle(g);
}

/* Leaving play. */

/* Where a card goes that leaves play this way; 0: leave_play.zone says it. */
static int resting_place(struct arb_run *g, int card, int how)
{
    if ((how == BY_DESTROYING || how == BY_EXPLORING) && keyword(g, card, VICTORY)) {
        if (how == BY_DESTROYING)
            RULE("victory.2");
        else
            RULE("victory.3");
        return ZONE_VICTORY;
    }
    RULES("discard-pile.4", "ownership-and-control.7");
    return g->s->link[card].zone == ZONE_ATTACHED ? unattached_zone(g, card)
                                                  : discard_zone(g, card);
}

static void tell_leaving(struct arb_run *g, int card, int how, int controller)
{
    if (how == BY_DESTROYING)
        tell(g, EVENT_DESTROY, is_character(g, card) ? "destroy.1" : "destroy.2", controller, card,
             0);
    else if (how == BY_EXPLORING)
        tell(g, EVENT_EXPLORED, "explored.1", 0, card, 0);
    else if (how == BY_DISCARDING)
        tell(g, EVENT_DISCARD, "discard-pile.4", controller, card, 0);
}

/* An objective that comes off its host and is in play still (in-play.12). */
static bool returns_to_staging(const struct arb_run *g, int card)
{
    return g->s->link[card].zone == ZONE_ATTACHED && unattached_zone(g, card) == ZONE_STAGING;
}

/* Facts about one card of the set leaving; its attachments leave with it, those that
 * are in the set as well on their own account. */
static void note_leaving(struct arb_run *g, const struct leave_play *L, int card)
{
    const struct card *c = &g->s->card[card];
    if (returns_to_staging(g, card) && !L->zone) {
        tell(g, EVENT_STAGING, "in-play.12", 0, card, 0);
        return;
    }
    tell_leaving(g, card, L->how, c->controller);
    happened(g, FACT_LEAVES_PLAY, card, c->controller, 0, 0);
    if (L->how == BY_DESTROYING)
        happened(g, FACT_DESTROYED, card, c->controller, L->source, 0);
    if (L->how == BY_EXPLORING)
        happened(g, FACT_EXPLORED, card, c->controller, 0, 0);
    if (L->how == BY_DISCARDING) {
        happened(g, FACT_DISCARDED, card, c->owner, 0, 0);
    } else {
        RULES("destroy.3", "explored.2");
    }
    EACH_ON (g, card, a) {
        if (set_has(&L->set, a))
            continue;
        RULE("attachment-cards.7");
        if (returns_to_staging(g, a)) {
            tell(g, EVENT_STAGING, "attachment-cards.7", 0, a, 0);
            continue;
        }
        happened(g, FACT_LEAVES_PLAY, a, g->s->card[a].controller, 0, 0);
        if (is_held(g, a))
            tell(g, EVENT_REMOVE, "attachment-cards.7", 0, a, 0);
        else
            tell(g, EVENT_DISCARD, "attachment-cards.7", g->s->card[a].controller, a, 0);
    }
}

/* Whatever kind of area a card leaves play for, it is its owner's. */
static int owners_zone(const struct arb_run *g, int card, int zone)
{
    int owner = g->s->card[card].owner;
    int which = zone >= ZONE_PLAYER ? area_of(zone) : -1;
    RULE("ownership-and-control.7");
    if (which == HAND)
        return owner == SCENARIO ? ZONE_ENCOUNTER_DISCARD : zone_of(owner, HAND);
    if (which == DECK || zone == ZONE_ENCOUNTER_DECK)
        return deck_zone(owner);
    return zone;
}

/* Those of the set that can leave are on their way, all of them, before anybody hears of
 * the first. Nobody waits: nobody can see it. */
static void set_out(struct arb_run *g, struct thing_set *set)
{
    EACH_OF (set, c)
        if (has_flag(g, c, LEAVING))
            set_drop(set, c); /* whoever sent it on its way will see to it */
        else if (anyone_interrupts(g, FACT_LEAVES_PLAY))
            g->s->card[c].flags |= LEAVING;
}

static void stay(struct arb_run *g, int card, bool kept)
{
    struct card *c = &g->s->card[card];
    c->flags = (uint16_t)((c->flags & ~LEAVING) | (kept ? KEPT : 0));
}

/* One card goes where it goes when it leaves play this way. */
static void put_away(struct arb_run *g, const struct leave_play *L, int c)
{
    int zone =
        L->zone && L->how == BY_EFFECT ? owners_zone(g, c, L->zone) : resting_place(g, c, L->how);
    RULE("in-play.12");
    if (zone == ZONE_VICTORY)
        tell(g, EVENT_VICTORY, "victory.2", 0, c, 0);
    bool seen = !has_flag(g, c, FACEDOWN);
    move_card(g, c, zone, L->end);
    if (seen && zone == deck_zone(g->s->card[c].owner))
        show_to_all(g, c); /* all saw it go there */
    if (zone == ZONE_ENCOUNTER_DECK)
        g->s->epoch++;
}

/* All cards of the set leave play at the same time. */
FLOW(leave_play)
{
    BEGIN;
    set_out(g, &L->set);
    EACH_IN_FRAME (&L->set, L->card) {
        if (!on_table(g, L->card) || is_held(g, L->card)) {
            stay(g, L->card, false);
            set_drop(&L->set, L->card);
            continue;
        }
        IMMINENT(FACT_LEAVES_PLAY, L->card, g->s->card[L->card].controller, 0, L->how);
        if (result(g) == PREVENTED || !on_table(g, L->card)) {
            stay(g, L->card, on_table(g, L->card));
            set_drop(&L->set, L->card);
        }
    }
    EACH_OF (&L->set, c)
        stay(g, c, false);
    if (set_next(&L->set, 0))
        unsettle(g);
    /* A shadow card that was never turned up is seen when it is discarded. */
    while ((L->card = (uint16_t)unseen_shadow(g, &L->set))) {
        unsettle(g);
        CALL(identify, .thing = L->card);
    }
    EACH_OF (&L->set, c) {
        note_leaving(g, L, c);
        if (L->by_attack && L->how == BY_DESTROYING && g->s->attack.by_enemy == 2 &&
            g->s->attack.enemy == c)
            happened(g, FACT_ATTACK_DESTROYS, c, g->s->attack.player, 0, 0);
    }
    uint16_t before[SCENARIO + 1];
    for (int p = 0; p <= SCENARIO; p++)
        before[p] = g->s->zone[pile_of(p)].count;
    /* Attachments before their hosts, which would take them along. */
    struct thing_set rest = L->set;
    EACH_OF (&L->set, c)
        if (g->s->link[c].zone == ZONE_ATTACHED) {
            set_drop(&rest, c);
            put_away(g, L, c);
        }
    EACH_OF (&rest, c)
        put_away(g, L, c);
    if (!set_next(&L->set, 0))
        RETURN(0);
    unsettle(g);
    for (int p = 0; p <= SCENARIO; p++)
        L->piled[p] = (uint8_t)(g->s->zone[pile_of(p)].count - before[p]);
    for (L->player = 0; L->player <= SCENARIO; L->player++)
        if (L->piled[L->player] > 1)
            CALL(order_pile, .zone = pile_of(L->player), .count = L->piled[L->player]);
    END;
}

/* Progress. */

/* Progress on the current quest goes to the active location first, unless it
 * is meant for one card directly (.direct, .card). */
FLOW(progress)
{
    BEGIN;
    while (L->amount > 0) {
        if (!L->direct) {
            L->card = g->s->zone[ZONE_ACTIVE].first;
            if (L->card) {
                RULES("active-location.5", "t3.4d");
            } else {
                RULES("t3.4e", "current-quest.1");
                L->card = g->s->stage;
            }
        }
        struct card *c = &g->s->card[L->card];
        bool location = card_type_now(g, L->card) == LOCATION;
        int need = location ? stat_of(g, L->card, QUEST_POINTS, NULL) - c->progress : L->amount;
        int put = L->amount < need || L->direct ? L->amount : need;
        if (put < 0)
            put = 0;
        put_tokens(&c->progress, put);
        L->amount = (int16_t)(L->direct ? 0 : L->amount - put);
        tell(g, EVENT_PROGRESS, location ? "active-location.5" : "t3.4e", 0, L->card, put);
        happened(g, FACT_PROGRESS, L->card, NOBODY, 0, put);
        if (!location) {
            unsettle(g);
            break;
        }
        if (c->progress >= stat_of(g, L->card, QUEST_POINTS, NULL)) {
            RULE("explored.1");
            CALL(leave_play, .set = only(L->card), .how = BY_EXPLORING);
            RULES("active-location.6", "explored.3");
            if (in_play(g, L->card))
                break;
        } else {
            break;
        }
    }
    END;
}

/* Stages. */

/* The next card of the quest deck; a random one where a stage has several. */
static int stage_choices(const struct arb_run *g, int *first)
{
    int n = 0, stage = 0;
    *first = g->s->zone[ZONE_QUEST_DECK].first;
    EACH_CARD (g, ZONE_QUEST_DECK, card) {
        if (!stage)
            stage = def_of(g, card)->stage;
        n += def_of(g, card)->stage == stage;
    }
    return n;
}

void win(struct arb_run *g)
{
    struct lotr *s = g->s;
    RULES("winning.1", "scoring.2");
    s->score = (int16_t)score(g, NULL);
    s->head.status = ARB_WON;
    tell(g, EVENT_WIN, "winning.1", s->score, 0, 0);
}

FLOW(setup_texts)
{
    BEGIN;
    while ((L->ability = NEXT_OF_KIND(g, L->card, SETUP_TEXT, L->ability))) {
        RULES("setup.17", "setup.18");
        CALL(trigger, .thing = L->card, .ability = L->ability, .you = g->s->first_player);
        SETTLE;
    }
    END;
}

/* The current stage is behind the players: go on, or win on the last. */
FLOW(advance)
{
    BEGIN;
    if (g->s->stage) {
        if (anyone_interrupts(g, FACT_STAGE_DEFEATED))
            g->s->card[g->s->stage].flags |= LEAVING;
        IMMINENT(FACT_STAGE_DEFEATED, g->s->stage, NOBODY, 0, 0);
        stay(g, g->s->stage, result(g) == PREVENTED);
        if (result(g) == PREVENTED)
            RETURN(0);
        RULES("quest-advancement.1", "quest-advancement.2");
        g->s->card[g->s->stage].progress = 0;
        if (!g->s->zone[ZONE_QUEST_DECK].count) {
            CALL(victory);
            RETURN(0);
        }
        happened(g, FACT_STAGE_DEFEATED, g->s->stage, NOBODY, 0, 0);
        move_card(g, g->s->stage, ZONE_REMOVED, ARB_BOTTOM);
        g->s->stage = 0;
    }
    int first;
    stage_choices(g, &first);
    L->next = (uint16_t)first;
    if (stage_choices(g, &first) > 1) {
        CHANCE(stage_choices(g, &(int){0}), "quest-cards.2", "Which card is the next stage?", 0, {
            int stage = def_of(g, g->s->zone[ZONE_QUEST_DECK].first)->stage;
            EACH_CARD (g, ZONE_QUEST_DECK, card)
                if (def_of(g, card)->stage == stage)
                    offer_option(g, VERB_DRAWN, card, 0, 0);
        });
        for (int n = chosen(g)->a; n > 0; n--)
            L->next = g->s->link[L->next].next;
        /* The other cards of this stage are out of the game. */
        int stage = def_of(g, L->next)->stage;
        for (uint16_t card = g->s->zone[ZONE_QUEST_DECK].first, next; card; card = next) {
            next = g->s->link[card].next;
            if (card != L->next && def_of(g, card)->stage == stage)
                move_card(g, card, ZONE_REMOVED, ARB_BOTTOM);
        }
    }
    RULES("quest-cards.2", "anatomy-quest.5");
    CALL(setup_texts, .card = L->next);
    g->s->stage = L->next;
    move_card(g, L->next, ZONE_STAGE, ARB_TOP);
    RULE("current-quest.1");
    tell(g, EVENT_STAGE, "quest-advancement.1", 0, L->next, 0);
    g->s->arriving = 1;
    while ((L->ability = NEXT_OF_KIND(g, L->next, WHEN_REVEALED, L->ability)))
        CALL(trigger, .thing = L->next, .ability = L->ability, .you = g->s->first_player);
    g->s->arriving = 0;
    unsettle(g);
    END;
}

/* Threat and elimination. */

/* Everyone in the mask raises threat at the same time. */
FLOW(raise_threat)
{
    BEGIN;
    EACH_PLAYER (g, p) {
        if (!(L->players >> p & 1) || !is_playing(g, p) || L->amount <= 0)
            continue;
        put_tokens(&g->s->threat[p], L->amount);
        tell(g, EVENT_THREAT_UP, "threat.1", p, L->amount, g->s->threat[p]);
        happened(g, FACT_THREAT_RAISED, 0, p, 0, L->amount);
    }
    unsettle(g);
    END;
}

/* Everything an eliminated player has goes to its owners' discard piles. */
static void clear_away(struct arb_run *g, int player)
{
    struct lotr *s = g->s;
    static const uint8_t own[] = {HAND, DECK, PLAY_AREA};
    for (size_t i = 0; i < sizeof own; i++) {
        int zone = zone_of(player, own[i]);
        while (s->zone[zone].first) {
            int card = s->zone[zone].first;
            move_card(g, card, discard_zone(g, card), ARB_TOP);
        }
    }
    RULES("player-elimination.4", "player-elimination.5", "player-elimination.6");
    for (uint16_t card = s->zone[ZONE_ATTACHED].first, next; card; card = next) {
        next = s->link[card].next;
        if (s->card[card].controller == player)
            move_card(g, card, discard_zone(g, card), ARB_TOP);
    }
    while (s->zone[zone_of(player, ENGAGED_AREA)].first) {
        int enemy = s->zone[zone_of(player, ENGAGED_AREA)].first;
        RULE("player-elimination.7");
        if (s->card[enemy].as)
            move_card(g, enemy, discard_zone(g, enemy), ARB_TOP);
        else
            move_card(g, enemy, ZONE_STAGING, ARB_BOTTOM);
    }
}

/* A shadow card nobody has seen under an enemy that goes with these players. */
static int unseen_with(const struct arb_run *g, int players)
{
    struct thing_set gone = {{0}};
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), enemy)
            if ((players >> p & 1) && g->s->card[enemy].as)
                set_add(&gone, enemy);
    return unseen_shadow(g, &gone);
}

/* What these players have in play, with facedown enemies before them and what hangs on
 * their decks. */
static struct thing_set in_play_of(const struct arb_run *g, int players)
{
    struct thing_set set = {{0}};
    EACH_PLAYER (g, p) {
        if (!(players >> p & 1))
            continue;
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            set_add(&set, card);
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), enemy)
            if (g->s->card[enemy].as)
                set_add(&set, enemy);
    }
    EACH_CARD (g, ZONE_ATTACHED, card) {
        const struct card *c = &g->s->card[card];
        if ((c->controller < PLAYERS && players >> c->controller & 1) ||
            (c->on_deck_of && players >> (c->on_deck_of - 1) & 1))
            set_add(&set, card);
    }
    return set;
}

/* The token passes before anything is answered: whoever has it decides. */
FLOW(eliminate)
{
    struct lotr *s = g->s;
    BEGIN;
    while (unseen_with(g, L->players)) {
        unsettle(g);
        CALL(identify, .thing = (uint16_t)unseen_with(g, L->players));
    }
    s->eliminated |= L->players;
    EACH_PLAYER (g, p)
        if (L->players >> p & 1) {
            tell(g, EVENT_ELIMINATED, "threat-elimination-level.1", p, 0, 0);
            bool holds_prisoner = s->prisoner && s->card[s->prisoner].controller == p;
            happened(g, FACT_ELIMINATED, holds_prisoner ? s->prisoner : 0, p, 0, 0);
        }
    if (s->attack.by_enemy == 1 && L->players >> s->attack.player & 1)
        s->attack.enemy = 0;
    if (seats_in(g)) {
        RULE("player-elimination.9");
        if (!is_playing(g, s->first_player)) {
            RULE("first-player.4");
            pass_token(g, next_seat(g, s->first_player));
            tell(g, EVENT_FIRST_PLAYER, "first-player.4", s->first_player, 0, 0);
        }
        CALL(leave_play, .set = in_play_of(g, L->players), .how = BY_EFFECT);
    }
    EACH_PLAYER (g, p)
        if (L->players >> p & 1)
            clear_away(g, p);
    if (!seats_in(g)) {
        RULE("player-elimination.11");
        s->head.status = ARB_LOST;
        tell(g, EVENT_LOSE, "player-elimination.11", 0, 0, 0);
    }
    END;
}
