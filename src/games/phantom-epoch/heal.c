/* Healing, and the bandages that limit it. */
#include "kit_config.h"

/* heal.1, heal.adv.1: never above the maximum. heal.7: what is no heal action needs no bandage. */
void restore(struct arb_run *g, int figure, int hp, const char *rule)
{
    struct figure *f = &g->s->figure[figure];
    int gained = f->max - f->hp < hp ? f->max - f->hp : hp;
    if (gained <= 0)
        return;
    f->hp = (uint8_t)(f->hp + gained);
    tell(g, EVENT_HEALS, rule, figure, gained, 0);
    happened(g, FACT_HEALED, figure, NOBODY, 0, gained);
}

static int bandage_slots(const struct arb_run *g, int figure)
{
    return def_of(g, board_of(figure))->bandages;
}

/* heal.4: a bandage each time; heal.5: none at full HP; heal.adv.4: none for adversaries. */
static void heal(struct arb_run *g, int figure, int hp)
{
    if (hp <= 0 || g->s->figure[figure].hp == g->s->figure[figure].max) {
        RULE("heal.5");
        return;
    }
    restore(g, figure, hp, is_character(figure) ? "heal.1" : "heal.adv.1");
    if (!is_character(figure)) {
        RULES("heal.adv.4", "heal.adv.5");
        return;
    }
    character(g, figure)->bandages++;
    tell(g, EVENT_BANDAGE, "heal.4", figure, character(g, figure)->bandages, 0);
}

/* heal.6: without an empty bandage slot a heal does nothing. */
static bool may_be_healed(struct arb_run *g, int healer, int figure, int range)
{
    if (!on_map(g, figure) || forbid(g, are_enemies(g, healer, figure), "heal.2"))
        return false;
    if (figure != healer &&
        (forbid(g, has(g, figure, INVISIBLE), "cond.invisible.2") ||
         forbid_by(g, range_between(g, cell_of(g, healer), cell_of(g, figure)) > range, "heal.3",
                   "It is {n} away, the heal reaches {n}.",
                   range_between(g, cell_of(g, healer), cell_of(g, figure)), range, 0)))
        return false;
    if (figure == healer && has(g, figure, INVISIBLE))
        RULE("cond.invisible.3");
    return !is_character(figure) ||
           !forbid(g, character(g, figure)->bandages >= bandage_slots(g, figure), "heal.6");
}

/* Whom the action could heal: offered, or only looked for. */
static bool finds_patient(struct arb_run *g, int healer, const struct op_heal *L, bool offering)
{
    bool found = false;
    EACH_ON_MAP (g, f) {
        if (OP->set.which && !set_has(&L->set, f))
            continue;
        if (offering)
            consider(g, VERB_HEAL, f, 0, 0);
        if (!may_be_healed(g, healer, f, OP->arg))
            continue;
        found = true;
        if (offering)
            offer(g);
    }
    return found;
}

/* ally.2, ally.3: an adversary heals itself or an ally in range that has lost HP. */
void add_patients(struct arb_run *g, struct decision *d)
{
    const struct op *op = &g->c->op[d->q.about];
    struct scope sc = {BEGINNING_SCOPE(0, 0, BEYOND + d->q.who)};
    struct thing_set set;
    if (op->set.which)
        collect(g, &sc, op->set, &set);
    EACH_ON_MAP (g, f)
        if (g->s->figure[f].hp < g->s->figure[f].max && (!op->set.which || set_has(&set, f)) &&
            may_be_healed(g, d->q.who, f, op->arg))
            decide_add(g, d, f);
    RULES("ally.2", "heal.adv.2");
}

FLOW(op_heal)
{
    int who = actor(g, SC), hp = value_of(g, SC, &OP->n) + stat_of(g, who, STAT_HEAL, NULL);
    BEGIN;
    start_other_action(g, who);
    if (!can_act(g, who, false))
        RETURN(0);
    if (OP->set.which)
        collect(g, SC, OP->set, &L->set);
    if (!is_character(who)) {
        DECIDE(.what = QUESTION_PATIENT, .who = (uint16_t)who, .about = L->op);
        if (result(g) != DECIDE_NOBODY)
            heal(g, result(g), hp);
        RETURN(0);
    }
    if (!finds_patient(g, who, L, false))
        RETURN(0);
    ASK(SEAT(character(g, who)->seat), "heal.2", "Whom does {thing} heal?", who, {
        finds_patient(g, who, L, true);
        offer_pass(g, VERB_SKIP);
    });
    if (chosen(g)->verb == VERB_SKIP)
        RETURN(0);
    heal(g, chosen(g)->a, hp);
    END;
}

/* Cards that come back. */

static void offer_discarded(struct arb_run *g, int figure)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_DISCARD + figure - 1, card)
        offer_option(g, VERB_RECOVER, card, 0, 0);
}

FLOW(recover_cards)
{
    BEGIN;
    while (L->left-- && g->s->zone[ZONE_DISCARD + L->figure - 1].count) {
        ASK(SEAT(character(g, L->figure)->seat), "turn.char.3a", "Which card comes back?", 0,
            { offer_discarded(g, L->figure); });
        put_thing(g, chosen(g)->a, ZONE_HAND + L->figure - 1, ARB_BOTTOM);
    }
    END;
}

FLOW(op_recover)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_IN_FRAME (&L->set, L->thing)
        if (is_character(L->thing))
            CALL(recover_cards, .figure = (uint8_t)L->thing,
                 .left = (uint8_t)value_of(g, SC, &OP->n));
    END;
}
