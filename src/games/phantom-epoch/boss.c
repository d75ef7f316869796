/* Bosses: a board with attributes by the number of characters, an inherent action and three
 * numbered ones, and a deck of their own. Otherwise they are adversaries like any other. */
#include "kit_config.h"

/* On the map. */

/* boss.attr.1, .2: the column for the number of characters that embarked. 0: no boss has this
 * name. */
int boss_called(const struct arb_run *g, int called)
{
    EACH_DEF (g->c, BOSS, i)
        if (!strcmp(g->c->def[i].name, g->c->text[called]))
            return i + g->s->characters - 2;
    return 0;
}

/* mission.setup.6e: the bosses' deck comes with the first of them. */
static void bring_deck(struct arb_run *g)
{
    if (g->s->zone[ZONE_BOSS_DECK].count + g->s->zone[ZONE_BOSS_GRAVE].count +
        g->s->zone[ZONE_LASTING].count)
        return;
    EACH_DEF (g->c, BOSS_CARD, i)
        foe_card(g, i, ZONE_BOSS_DECK);
    shuffle_pile(g, ZONE_BOSS_DECK);
    RULE("mission.setup.6e");
}

/* mission.setup.7i: any colour will do. */
int new_boss(struct arb_run *g, int def, int cell)
{
    int f = free_figure(g);
    if (!f)
        return 0;
    bring_deck(g);
    uint8_t hp = (uint8_t)g->c->def[def].stat[STAT_HP];
    g->s->figure[f] = (struct figure){.hp = hp, .max = hp, .def = (uint16_t)def, .colour = RED};
    RULES("mission.setup.5", "mission.setup.7h", "mission.setup.7i", "bossboard.4");
    place_figure(g, f, cell);
    return f;
}

/* Cards. */

static int action_def(const struct arb_run *g, int figure, int number)
{
    return def_of(g, figure)->rows + number; /* 0: the inherent one */
}

static int called_for(const struct arb_run *g, int figure)
{
    int card = figure_of(g, figure)->drawn;
    return card ? def_of(g, card)->number : 0;
}

/* round.6c: the inherent action's AP and those of every action its card calls for. */
int boss_ap(const struct arb_run *g, int figure)
{
    int sum = g->c->def[action_def(g, figure, 0)].stat[STAT_AP];
    for (int n = 0; n < BOSS_ACTIONS; n++)
        if (called_for(g, figure) >> n & 1)
            sum += g->c->def[action_def(g, figure, n + 1)].stat[STAT_AP];
    RULE("round.6c");
    return has(g, figure, FROZEN) ? 2 * sum : sum;
}

int range_of_boss_actions(const struct arb_run *g, int figure, int range)
{
    for (int n = 0; n <= BOSS_ACTIONS; n++)
        if (!n || called_for(g, figure) >> (n - 1) & 1)
            range = range_of_actions(g, figure, g->c->def[action_def(g, figure, n)].does, range);
    return range;
}

/* round.5b: one for each boss; bosscard.3: a persistent one stays beside the board. */
FLOW(draw_boss_cards)
{
    int card;
    BEGIN;
    for (L->figure = (uint8_t)next_on_map(g, CHARACTERS); L->figure;
         L->figure = (uint8_t)next_on_map(g, L->figure)) {
        if (!is_boss(g, L->figure))
            continue;
        CALL(top_renewed, .zone = ZONE_BOSS_DECK, .from = ZONE_BOSS_GRAVE);
        card = result(g);
        if (!card)
            continue;
        figure_of(g, L->figure)->drawn = (uint16_t)card;
        bool stays = def_of(g, card)->lasts == LASTS_PERSISTENT;
        if (stays)
            RULES("bosscard.3", "bossboard.3");
        if (stays)
            g->s->lasting_for[card - FIRST_ENEMY_CARD] = L->figure;
        put_thing(g, card, stays ? ZONE_LASTING : ZONE_DRAWN, ARB_BOTTOM);
        tell(g, EVENT_BOSS_DRAW, "round.5b", L->figure, card, 0);
    }
    END;
}

/* round.8; with a boss its persistent cards go as well (bossboard.3). */
void discard_boss_cards(struct arb_run *g, bool lasting)
{
    if (!(g->s->zone[ZONE_DRAWN].count | g->s->zone[ZONE_LASTING].count))
        return; /* no boss has one */
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++) {
        int card = figure_of(g, f)->drawn;
        if (card && g->s->link[card].zone == ZONE_DRAWN && (!lasting || !on_map(g, f)))
            put_thing(g, card, ZONE_BOSS_GRAVE, ARB_TOP);
        if (!lasting || !on_map(g, f))
            figure_of(g, f)->drawn = 0;
    }
    for (int card = g->s->zone[ZONE_LASTING].first, next; lasting && card; card = next) {
        next = g->s->link[card].next;
        if (!on_map(g, g->s->lasting_for[card - FIRST_ENEMY_CARD]))
            put_thing(g, card, ZONE_BOSS_GRAVE, ARB_TOP);
    }
}

/* Turns. */

/* boss.act.3, .4: what it cannot do for want of range is a move of that action's AP. */
static bool converts_action(const struct arb_run *g, int figure, const struct def *def)
{
    if (def->moves || has(g, figure, FROZEN) || !g->s->primary)
        return false;
    if (has(g, figure, KNOCKED_DOWN) || cannot_reach(g, figure, def->does)) {
        RULE("boss.act.3");
        return true;
    }
    return false;
}

FLOW(boss_action)
{
    const struct def *def = &g->c->def[L->def];
    BEGIN;
    if (!can_act(g, L->figure, true))
        RETURN(0);
    if (converts_action(g, L->figure, def)) {
        RULE("boss.act.4");
        CALL(adversary_move, .figure = L->figure, .points = (uint8_t)def->stat[STAT_AP],
             .how = BY_WALKING);
        RETURN(0);
    }
    CALL(carry, .as = {BEGINNING_SCOPE(L->figure, 0, BEYOND + L->figure)}, .op = def->does);
    SETTLE;
    END;
}

/* boss.act.1, .2: the inherent action, then those of its card; bosscard.2: a card without numbers
 * has an effect of its own. */
FLOW(turn_boss)
{
    BEGIN;
    RULE("boss.turn.1");
    CALL(start_of_turn, .figure = L->figure);
    if (on_map(g, L->figure) && can_act(g, L->figure, true)) {
        CALL(find_primary, .figure = L->figure);
        RULE("boss.act.1");
        CALL(boss_action, .figure = L->figure, .def = (uint16_t)action_def(g, L->figure, 0));
        for (L->action = 0; L->action < BOSS_ACTIONS && on_map(g, L->figure); L->action++)
            if (called_for(g, L->figure) >> L->action & 1) {
                RULE("boss.act.2");
                CALL(boss_action, .figure = L->figure,
                     .def = (uint16_t)action_def(g, L->figure, L->action + 1));
            }
        if (on_map(g, L->figure) && figure_of(g, L->figure)->drawn && !called_for(g, L->figure)) {
            RULE("bosscard.2");
            CALL(adversary_card, .figure = L->figure, .card = figure_of(g, L->figure)->drawn);
        }
    }
    CALL(end_of_turn, .figure = L->figure);
    END;
}
