/* New adversaries: which description, which colour, which space. */
#include "kit_config.h"

/* mission.setup.4a: the card whose rating is the mission's, or the nearest below or above it;
 * mission.setup.4b: the players may have made it harder or easier. */
int description_of(const struct arb_run *g, int called)
{
    int boss = boss_called(g, called);
    if (boss)
        return boss;
    int want = mission(g)->rating + g->s->adjust - 8, best = 0, off = 99;
    EACH_DEF (g->c, ADVERSARY, i) {
        const struct def *def = &g->c->def[i];
        int away = def->rating > want ? def->rating - want : want - def->rating;
        if (away < off && !strcmp(def->name, g->c->text[called])) {
            best = i;
            off = away;
        }
    }
    RULES("mission.setup.4a", "advdesc.2");
    if (g->s->adjust != 8)
        RULE("mission.setup.4b");
    return best;
}

/* One adversary. */

/* reading 18: the first of several. */
static int free_colour(const struct arb_run *g, int kind)
{
    int fewest;
    return __builtin_ctz(foe_colours(g, kind, &fewest));
}

static void offer_colours(struct arb_run *g, unsigned colours)
{
    for (; colours; colours &= colours - 1)
        offer_option(g, VERB_COLOUR, __builtin_ctz(colours), 0, 0);
}

int free_figure(const struct arb_run *g)
{
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (!on_map(g, f))
            return f;
    return 0;
}

/* Puts a new adversary of this type on the space. adv.place.10: 0 if all of them are there. */
int new_adversary(struct arb_run *g, int called, int cell)
{
    int boss = boss_called(g, called);
    if (boss)
        return new_boss(g, boss, cell);
    int kind = foe_kind(g, called), f = free_figure(g);
    if (kind < 0)
        return 0;
    const struct foe_kind *k = &g->s->kind[kind];
    if (!f || foes_of_kind(g, kind) >= k->most) {
        tell(g, EVENT_NOT_PLACED, "adv.place.10", kind, 0, 0);
        return 0;
    }
    uint8_t hp = (uint8_t)g->c->def[k->def].stat[STAT_HP];
    g->s->figure[f] = (struct figure){.hp = hp,
                                      .max = hp,
                                      .def = k->def,
                                      .kind = (uint8_t)(kind + 1),
                                      .colour = (uint8_t)free_colour(g, kind)};
    RULE("advdesc.4");
    place_figure(g, f, cell);
    return f;
}

/* During a mission. */

/* adv.place.2, .3: its space, or the nearest empty one, by the Decision die. adv.place.7: it waits
 * for the next round if cards have been drawn. Returns the figure. */
FLOW(place_adversary)
{
    int f;
    BEGIN;
    if (!is_empty_space(g, L->cell)) {
        RULE("adv.place.2");
        DECIDE(.what = QUESTION_PLACE, .about = L->cell);
        if (result(g) == DECIDE_NOBODY)
            RETURN(0);
        L->cell = (uint8_t)result(g);
    }
    if (foe_colours_to_pick(g, L->called)) { /* adv.place.5: from the fifth of a type on */
        ASK(SEAT(0), "adv.place.5", "Which colour does the new one have?", 0,
            { offer_colours(g, foe_colours_to_pick(g, L->called)); });
        L->colour = (uint8_t)(1 + chosen(g)->a);
    }
    f = new_adversary(g, L->called, L->cell);
    if (!f)
        RETURN(0);
    if (L->colour)
        figure_of(g, f)->colour = (uint8_t)(L->colour - 1);
    if (L->no_drop)
        figure_of(g, f)->flags |= NO_DROP;
    if (g->s->phase == PHASE_TURNS || g->s->phase == PHASE_END) {
        RULES("adv.place.7", "adv.place.8");
        if (is_boss(g, f))
            RULE("boss.place.2");
        figure_of(g, f)->flags |= NEWCOMER;
    }
    tell(g, EVENT_PLACED, is_boss(g, f) ? "boss.place.1" : "adv.place.1", f, L->cell, 0);
    happened(g, FACT_PLACED, f, NOBODY, 0, 0);
    RETURN(f);
    END;
}

/* mission.setup.7a: an icon counts if there are enough characters (those at the start, reading
 * 20). */
FLOW(place_all_of)
{
    const struct placement *p;
    BEGIN;
    for (L->i = 0; L->i < L->count; L->i++) {
        if (g->c->placement[L->first + L->i].from > g->s->characters) {
            RULE("mission.setup.7a");
            continue;
        }
        RULE("icon.1");
        p = &g->c->placement[L->first + L->i];
        CALL(place_adversary, .called = p->called, .cell = (uint8_t)p->cell, .no_drop = L->no_drop);
    }
    END;
}

/* adv.defeat.6, .7: what an event brings drops no nova cells. */
static bool from_event(const struct arb_run *g, const struct scope *sc)
{
    return (sc->source >= FIRST_EVENT && sc->source < FIRST_STAGE) ||
           g->c->ability[sc->ability].kind == MISSION_EVENT;
}

FLOW(op_spawn)
{
    BEGIN;
    CALL(place_all_of, .first = OP->arg, .count = (uint16_t)OP->n.base,
         .no_drop = from_event(g, SC));
    END;
}

/* The event adversary on each of these spaces. */
FLOW(op_event_adversary)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    RULE("fig47.2");
    EACH_IN_FRAME (&L->set, L->thing)
        if (g->s->event_adversary)
            CALL(place_adversary, .called = g->s->event_adversary,
                 .cell = (uint8_t)cell_of(g, L->thing), .no_drop = true);
    END;
}
