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
    if (g->s->figure[figure].hp == g->s->figure[figure].max) {
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

static void offer_patients(struct arb_run *g, int healer, int range, const struct op_heal *L)
{
    for (int f = 1; f <= FIGURES; f++) {
        if (!on_map(g, f) || (OP->set.which && !set_has(&L->set, f)))
            continue;
        consider(g, VERB_HEAL, f, 0, 0);
        if (may_be_healed(g, healer, f, range))
            offer(g);
    }
}

/* ally.3: the one that has lost the most; the Decision die settles the rest by position. */
static int most_hurt(struct arb_run *g, int healer, int range)
{
    int best = 0, most = 0;
    int face = g->c->die[DIE_DECISION].face[g->s->decision ? g->s->decision - 1 : 0].value;
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++) {
        if (!on_map(g, f) || !may_be_healed(g, healer, f, range))
            continue;
        int lost = g->s->figure[f].max - g->s->figure[f].hp;
        int rank = lost << 16 | (g->s->figure[f].colour == face >> 4) << 15 |
                   (128 + compass(g, cell_of(g, f), face >> 2 & 3)) << 7 |
                   ((64 + compass(g, cell_of(g, f), face & 3)) & 127);
        if (lost && rank > most) {
            most = rank;
            best = f;
        }
    }
    RULE("ally.3");
    return best;
}

static bool nobody_to_heal(struct arb_run *g, int healer, int range, const struct op_heal *L)
{
    for (int f = 1; f <= FIGURES; f++)
        if (on_map(g, f) && (!OP->set.which || set_has(&L->set, f)) &&
            may_be_healed(g, healer, f, range))
            return false;
    return true;
}

FLOW(op_heal)
{
    int who = actor(g, SC), hp, patient;
    BEGIN;
    start_other_action(g, who);
    if (!can_act(g, who, false))
        RETURN(0);
    if (OP->set.which)
        collect(g, SC, OP->set, &L->set);
    if (!is_character(who)) {
        patient = most_hurt(g, who, OP->arg);
        if (patient)
            heal(g, patient, value_of(g, SC, &OP->n) + stat_of(g, who, STAT_HEAL, NULL));
        RETURN(0);
    }
    if (nobody_to_heal(g, who, OP->arg, L))
        RETURN(0);
    ASK(SEAT(character(g, who)->seat), "heal.2", "Whom does {thing} heal?", who, {
        offer_patients(g, who, OP->arg, L);
        offer_pass(g, VERB_SKIP);
    });
    if (chosen(g)->verb == VERB_SKIP)
        RETURN(0);
    hp = value_of(g, SC, &OP->n) + stat_of(g, who, STAT_HEAL, NULL);
    heal(g, chosen(g)->a, hp < 0 ? 0 : hp);
    END;
}

/* ---- Cards that come back
 * ------------------------------------------------------------------------ */

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
