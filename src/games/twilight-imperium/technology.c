/* 90 Technology, 97 Unit upgrades.
 *
 * A technology that a seat owns is a bit in its slots: the first for those of everybody in the
 * order of the pack, then those of its faction, then those of others. */
#include "kit_config.h"

enum { OWN_SLOT = COMMON_TECHS, FOREIGN_SLOT = OWN_SLOT + FACTION_TECHS };
_Static_assert(FOREIGN_SLOT + FOREIGN == TECHS, "every technology has a slot");

int tech_slot(const struct arb_run *g, int seat, int def)
{
    int n = def - g->c->first[TECHNOLOGY];
    const struct player *p = player(g, seat);
    if (!g->c->def[def].faction)
        return g->c->def[def].level; /* its place among those of everybody */
    for (int i = 0; i < 4; i++)
        if (edition(g)->tech[p->faction][i] == def)
            return OWN_SLOT + i;
    for (int i = 0; i < FOREIGN; i++)
        if (p->foreign[i] == def)
            return FOREIGN_SLOT + i;
    return n < 0 ? n : -1;
}

int tech_in_slot(const struct arb_run *g, int seat, int slot)
{
    const struct player *p = player(g, seat);
    if (slot >= FOREIGN_SLOT)
        return p->foreign[slot - FOREIGN_SLOT];
    return slot >= OWN_SLOT ? edition(g)->tech[p->faction][slot - OWN_SLOT]
                            : edition(g)->tech_common[slot];
}

bool has_tech(const struct arb_run *g, int seat, int def)
{
    int slot = tech_slot(g, seat, def);
    return slot >= 0 && player(g, seat)->techs >> slot & 1;
}

/* 90.11 Not those of other factions; a faction's own upgrade stands for the one of everybody. */
bool may_own(const struct arb_run *g, int seat, int def)
{
    const struct thing_def *d = &g->c->def[def];
    RULE("90.11");
    if (d->box > (variant(g, BASE_ONLY) ? BOX_BASE : BOX_POK))
        return false;
    if (d->faction)
        return d->faction == player(g, seat)->faction && !d->assimilates;
    for (int i = 0; i < 4; i++) {
        int own = edition(g)->tech[player(g, seat)->faction][i];
        if (own && g->c->def[own].other == def)
            return false;
    }
    return true;
}

void become(struct arb_run *g, int seat, int unit, int def)
{
    unindex_thing(g, UNIT_CARDS + seat * UNITS + unit);
    player(g, seat)->unit[unit] = (uint16_t)def;
    index_thing(g, UNIT_CARDS + seat * UNITS + unit);
}

/* 97.4 From now on all units of that kind are as the upgrade says, or as the sheet does again. */
static void upgrade_units(struct arb_run *g, int seat, int def, bool upgraded)
{
    for (int unit = 0; unit < UNITS; unit++)
        for (int faction = 0; faction <= FACTIONS; faction++) {
            int now = edition(g)->unit[faction][unit][1], own = player(g, seat)->faction;
            if (!now || g->c->def[now].other != def)
                continue;
            RULES("97.4", "97.4+1", "97.2", "90.6a", "90.10+1");
            if (upgraded && faction && faction != own)
                RULES("90.21", "97.1a");
            if (!upgraded)
                now = edition(g)->unit[own][unit][0] ? edition(g)->unit[own][unit][0]
                                                     : edition(g)->unit[0][unit][0];
            if (!upgraded)
                note_strays(g, seat);
            become(g, seat, unit, now);
        }
}

/* 90.1 Kept for the whole game. */
void gain_tech(struct arb_run *g, int seat, int def, const char *rule)
{
    int slot = tech_slot(g, seat, def);
    if (slot < 0 || player(g, seat)->techs >> slot & 1)
        return;
    if (g->c->def[def].upgrade)
        end_former_upgrade(g, seat, def);
    player(g, seat)->techs |= BIT(slot);
    RULES("90.1", "90.10", "90.4");
    tell(g, EVENT_RESEARCHES, rule, seat, def, 0);
    if (g->c->def[def].upgrade)
        upgrade_units(g, seat, def, true);
    index_thing(g, TECH_CARDS + seat * TECHS + slot);
    happened(g, FACT_GAINS_TECHNOLOGY, TECH_CARDS + seat * TECHS + slot, seat, 0, 0);
}

void lose_tech(struct arb_run *g, int seat, int def)
{
    int slot = tech_slot(g, seat, def);
    if (slot < 0 || !(player(g, seat)->techs >> slot & 1))
        return;
    effects_forget(g, TECH_CARDS + seat * TECHS + slot);
    player(g, seat)->techs &= ~BIT(slot);
    player(g, seat)->exhausted_techs &= ~BIT(slot);
    if (g->c->def[def].upgrade)
        upgrade_units(g, seat, def, false);
    if (slot >= FOREIGN_SLOT)
        take_assimilator_back(g, seat, slot - FOREIGN_SLOT);
    else if (g->c->def[def].faction)
        lift_assimilators_from(g, def);
}

/* 90.12 Prerequisites. */

int techs_of_colour(const struct arb_run *g, int seat, int colour)
{
    int n = 0;
    RULES("90.7a", "90.7b", "90.12b");
    for (uint64_t left = player(g, seat)->techs; left; left &= left - 1)
        n += g->c->def[tech_in_slot(g, seat, __builtin_ctzll(left))].colour == colour;
    return n;
}

/* 90.14, 90.15, 64.4 Readied planets with a specialty; or any, for whom they need not be
 * exhausted. `used`: what has helped already. */
static bool may_help(const struct arb_run *g, int seat, int planet, const uint64_t *used)
{
    if (used[planet >> 6] >> (planet & 63) & 1)
        return false;
    if (!is_exhausted_planet(g, planet) || may(g, seat, FREE_SPECIALTIES))
        return true;
    RULE("90.15");
    return false;
}

static int specialties(const struct arb_run *g, int seat, int colour, const uint64_t *used)
{
    int n = 0;
    EACH_CONTROLLED (g, seat, planet)
        n += planet_colour(g, planet) == colour && may_help(g, seat, planet, used);
    return n;
}

bool gives_unit(const struct arb_run *g, int def, int unit)
{
    for (int faction = 0; def && faction <= FACTIONS; faction++)
        for (int level = 0; level < 2; level++) {
            int card = edition(g)->unit[faction][unit][level];
            if (card && g->c->def[card].other == def)
                return true;
        }
    return false;
}

static int missing_of(const struct arb_run *g, int seat, int def, int colour)
{
    if (may_change(g, NO_PREREQUISITES) &&
        thing_is_told(g, TECH_CARDS + seat * TECHS + tech_slot(g, seat, def), NO_PREREQUISITES))
        return 0;
    int missing = g->c->def[def].needs[colour] - techs_of_colour(g, seat, colour) -
                  stat_of(g, SHEETS + seat, STAT_BLUE + colour - BLUE, NULL);
    return missing > 0 ? missing : 0;
}

/* Cards that may be exhausted for a prerequisite of this colour (NO_COLOUR: of any). */
#define EACH_SKIP(g, seat, def, colour, it)                                                        \
    for (struct changes it = changes_of(g, TECH_CARDS + (seat)*TECHS + tech_slot(g, seat, def),    \
                                        (enum change)(SKIPS_ANY + (colour)));                      \
         next_change(&it);)                                                                        \
        if (it.you == (seat) && !is_exhausted(g, it.source))
static int skips(const struct arb_run *g, int seat, int def, int colour)
{
    int n = 0;
    if (may_change(g, SKIPS_ANY + colour))
        EACH_SKIP(g, seat, def, colour, it)
    n++;
    return n;
}

/* What is missing from this colour on, `left` of it in the first: how much of it is covered by
 * nothing but cards that stand for any colour. */
static int uncovered(const struct arb_run *g, int seat, int def, int colour, int left,
                     const uint64_t *used)
{
    int n = 0;
    for (; colour < COLOURS; colour++, left = -1) {
        int missing = left >= 0 ? left : missing_of(g, seat, def, colour);
        if (missing)
            missing -= specialties(g, seat, colour, used) + skips(g, seat, def, colour);
        n += missing > 0 ? missing : 0;
    }
    return n;
}

static const uint64_t nothing_used[2];

/* Prerequisites that effects let the seat ignore. */
static int free_skips(const struct arb_run *g, int seat, int def)
{
    int n = 0;
    if (!may_change(g, SKIPS_PREREQUISITES) || tech_slot(g, seat, def) < 0)
        return 0;
    struct changes it =
        changes_of(g, TECH_CARDS + seat * TECHS + tech_slot(g, seat, def), SKIPS_PREREQUISITES);
    while (next_change(&it))
        n += it.you == seat ? it.amount : 0;
    return n;
}

static bool is_covered(const struct arb_run *g, int seat, int def)
{
    int missing = uncovered(g, seat, def, BLUE, -1, nothing_used);
    return !missing || missing <= skips(g, seat, def, NO_COLOUR) + free_skips(g, seat, def);
}

/* 90.12 One owned technology of its colour for each symbol, or an exhausted planet, or what effects
 * let one exhaust for it. */
static bool has_prerequisites(struct arb_run *g, int seat, int def)
{
    return !forbid_by(g, !is_covered(g, seat, def), "90.12", "{n} prerequisites are missing.",
                      uncovered(g, seat, def, BLUE, -1, nothing_used), 0, 0);
}

/* Resources that stand for all prerequisites; 0: none can. */
static int price_of_needs(struct arb_run *g, int seat)
{
    int n = may_change(g, BUYS_PREREQUISITES) ? table_rule(g, seat, BUYS_PREREQUISITES) : 0;
    struct payment p = {
        .seat = (uint8_t)seat, .what = PAY_EFFECT, .need = {[WARE_RESOURCES] = (uint8_t)n}};
    return n && pay_possible(g, &p) ? n : 0;
}

/* A captured unit of the kind that is upgraded stands for them, too. */
static const struct stack *captive_for(const struct arb_run *g, int seat, int def)
{
    if (!g->c->def[def].upgrade || !may(g, seat, CAPTIVES_FOR_UPGRADES))
        return NULL;
    EACH_STACK (g, PLACE_SHEET + seat, st)
        if (gives_unit(g, def, st->unit))
            return st;
    return NULL;
}

/* An infantry does, for what somebody else has. */
static bool infantry_helps(const struct arb_run *g, int seat, int def)
{
    bool owned = false;
    if (!may(g, seat, INFANTRY_FOR_NEEDS))
        return false;
    for (int other = 0; other < g->block->seats; other++)
        owned |= other != seat && has_tech(g, other, def);
    EACH_OWN_STACK(g, seat, st)
    if (owned && st->unit == UNIT_INFANTRY)
        return true;
    return false;
}

static void give_infantry(struct arb_run *g, int seat, const struct stack *st)
{
    int place = st->place;
    take_units(g, place, seat, UNIT_INFANTRY, 1, 0);
    tell(g, EVENT_GIVES_INFANTRY, BY(EFFECT_RESOLVES), seat, spot_of(g, place), 0);
}

static void exhaust_source(struct arb_run *g, int seat, enum change change)
{
    struct changes it = changes_of(g, 0, change);
    while (next_change(&it))
        if (it.you == seat) {
            turn_thing(g, it.source, true);
            return;
        }
}

static bool is_among(const struct arb_run *g, const struct scope *sc, int among, int seat, int def)
{
    return !among || passes(g, sc, among, TECH_CARDS + seat * TECHS + tech_slot(g, seat, def));
}

bool could_research(const struct arb_run *g, const struct scope *sc, int among, int seat)
{
    if (may(g, seat, TOKENS_FOR_RESEARCH))
        return true;
    for (int n = 0; n < g->c->count[TECHNOLOGY]; n++) {
        int def = technology(g, n);
        if (!may_own(g, seat, def) || has_tech(g, seat, def) || !is_among(g, sc, among, seat, def))
            continue;
        if (is_covered(g, seat, def) || infantry_helps(g, seat, def))
            return true;
    }
    return false;
}

/* Is there anything to be given that stands for all prerequisites? */
static bool is_waived(struct arb_run *g, int seat, int def)
{
    return price_of_needs(g, seat) || captive_for(g, seat, def) || infantry_helps(g, seat, def);
}

static bool may_research(struct arb_run *g, const struct research *L, int def)
{
    const struct thing_def *d = &g->c->def[def];
    if (!may_own(g, L->seat, def) || has_tech(g, L->seat, def) ||
        !is_among(g, SCOPE(g, L->scope), L->among, L->seat, def))
        return false;
    if (L->only == 2) {
        const struct thing_def *f = def_of(g, SHEETS + L->seat);
        return in_print(g, f->choice[0]) == def || in_print(g, f->choice[1]) == def ||
               in_print(g, f->choice[2]) == def;
    }
    if (L->only == 1)
        return !(d->needs[BLUE] | d->needs[GREEN] | d->needs[RED] | d->needs[YELLOW]) &&
               !d->faction;
    return is_waived(g, L->seat, def) || has_prerequisites(g, L->seat, def);
}

static int missing_all(const struct arb_run *g, int seat, int def)
{
    int n = 0;
    for (int colour = BLUE; colour < COLOURS; colour++)
        n += missing_of(g, seat, def, colour);
    return n;
}

/* Counted from 1; 0: there is none after that. Options name a technology by its number in the
 * boxes, whatever is printed on it here. */
static int next_researchable(struct arb_run *g, const struct research *L, int after)
{
    for (int n = after; n < g->c->count[TECHNOLOGY]; n++) {
        int def = technology(g, n);
        consider(g, VERB_RESEARCH, g->c->first[TECHNOLOGY] + n,
                 L->only ? 0 : missing_all(g, L->seat, def), 0);
        if (may_research(g, L, def))
            return n + 1;
    }
    return 0;
}

static struct payment price(const struct arb_run *g, const struct research *L)
{
    int off = stat_of(g, SHEETS + L->seat, STAT_RESEARCH_DISCOUNT, NULL);
    return (struct payment){
        .seat = L->seat,
        .what = PAY_TECHNOLOGY,
        .need = {[WARE_RESOURCES] = (uint8_t)(off < L->cost ? L->cost - off : 0)}};
}

/* 90.14 Each missing symbol is ignored for one planet of that specialty, or for a card; one that
 * stands for any colour only if what is still missing can be had without it. */
static void offer_help(struct arb_run *g, const struct research *L)
{
    bool free = may(g, L->seat, FREE_SPECIALTIES);
    EACH_CONTROLLED (g, L->seat, planet) {
        if (planet_colour(g, planet) != L->colour)
            continue;
        consider(g, free ? VERB_USE_SPECIALTY : VERB_SPECIALTY, planet, 0, 0);
        if (!forbid(g, !may_help(g, L->seat, planet, L->used), "90.15"))
            offer(g);
    }
    if (may_change(g, SKIPS_ANY + L->colour))
        EACH_SKIP(g, L->seat, L->tech, L->colour, it)
    offer_option(g, VERB_SKIP, it.source, 0, 0);
    if (uncovered(g, L->seat, L->tech, L->colour, L->missing - 1, L->used) >=
        skips(g, L->seat, L->tech, NO_COLOUR) + L->skips)
        return;
    if (L->skips)
        offer_option(g, VERB_SKIP_NEED, 0, 0, 0);
    EACH_SKIP(g, L->seat, L->tech, NO_COLOUR, it)
    offer_option(g, VERB_SKIP, it.source, 0, 0);
}

/* Is there anything but what effects let the seat ignore? */
static bool may_choose_help(const struct arb_run *g, const struct research *L)
{
    return specialties(g, L->seat, L->colour, L->used) || skips(g, L->seat, L->tech, L->colour) ||
           skips(g, L->seat, L->tech, NO_COLOUR);
}

static void take_help(struct arb_run *g, struct research *L, const struct arb_option *o)
{
    RULES("64.4", "90.14");
    if (o->verb == VERB_SKIP) {
        turn_thing(g, o->a, true);
        tell(g, EVENT_SKIPS, "90.12", L->seat, o->a, 0);
        ACTS(o->a, 0);
        return;
    }
    L->used[o->a >> 6] |= BIT(o->a & 63);
    if (o->verb == VERB_USE_SPECIALTY)
        return;
    g->s->exhausted[o->a >> 6] |= BIT(o->a & 63);
    tell(g, EVENT_SPECIALTY, "90.14", L->seat, o->a, 0);
}

static void offer_waivers(struct arb_run *g, const struct research *L)
{
    if (captive_for(g, L->seat, L->tech))
        offer_option(g, VERB_GIVE_CAPTIVE, captive_for(g, L->seat, L->tech)->unit, 0, 0);
    if (price_of_needs(g, L->seat))
        offer_option(g, VERB_BUY_NEEDS, 0, price_of_needs(g, L->seat), 0);
    if (infantry_helps(g, L->seat, L->tech))
        EACH_OWN_STACK(g, L->seat, st)
    if (st->unit == UNIT_INFANTRY)
        offer_option(g, VERB_GIVE_UP, stack_thing(g, st), 0, 0);
    if (is_covered(g, L->seat, L->tech))
        offer_pass(g, VERB_PASS);
}

static bool can_pay_price(struct arb_run *g, const struct research *L)
{
    struct payment p = price(g, L);
    return pay_possible(g, &p);
}

/* Has somebody a readied answer to that? All can see it. */
static bool is_helper_ready(struct arb_run *g, const struct listener *l)
{
    const struct ability *a = &g->c->ability[l->ability];
    for (int seat = 0; seat < g->block->seats; seat++) {
        struct scope sc = {BEGINNING_SCOPE(l->thing, l->ability, seat)};
        if (a->kind == RESPONSE && game_may_respond(g, seat, l->thing, a) &&
            costs_payable(g, &sc, a->cost))
            return true;
    }
    return false;
}

/* What it could save: a resource for each infantry that the seat may give up. */
static int savings_to_come(struct arb_run *g, int seat)
{
    int infantry = 0;
    bool ready = false;
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_WHEN][FACT_RESEARCHES], l)
        ready = ready || is_helper_ready(g, l);
    EACH_OWN_STACK(g, seat, st)
    infantry += st->unit == UNIT_INFANTRY ? st->count : 0;
    return ready ? infantry : 0;
}

bool could_pay_research(const struct arb_run *g, int seat, int cost)
{
    struct research L = {.seat = (uint8_t)seat, .cost = (uint8_t)cost};
    struct payment p = price(g, &L);
    int need = p.need[WARE_RESOURCES];
    struct arb_run hushed;
    if (!cost)
        return true;
    arb_hush(g, &hushed);
    if (pay_possible(&hushed, &p))
        return true;
    int left = need - savings_to_come(&hushed, seat);
    p.need[WARE_RESOURCES] = (uint8_t)(left > 0 ? left : 0);
    return left < need && pay_possible(&hushed, &p);
}

/* 91.3 What it costs can be paid, and there is something to research. `more`: something may yet
 * come in before it is paid. */
bool may_research_for(struct arb_run *g, int seat, int cost, bool more)
{
    struct research L = {.seat = (uint8_t)seat, .cost = (uint8_t)cost};
    struct payment p = price(g, &L);
    struct arb_run hushed;
    if (forbid_by(g, !more && !could_pay_research(g, seat, cost), "91.3",
                  "It costs {n} resources; you have {n}.", p.need[WARE_RESOURCES],
                  pay_worth(g, &p, WARE_RESOURCES), 0))
        return false;
    arb_hush(g, &hushed);
    return !forbid(g,
                   !table_rule(g, seat, TOKENS_FOR_RESEARCH) && !next_researchable(&hushed, &L, 0),
                   "90.12");
}

/* 91.2+1, 91.3 Resources are the cost of research (1.11), so that they are spent before a planet
 * helps with prerequisites. */
FLOW(research)
{
    BEGIN;
    L->tokens = (uint8_t)(L->only ? 0 : table_rule(g, L->seat, TOKENS_FOR_RESEARCH));
    if (!could_pay_research(g, L->seat, L->cost) || (!L->tokens && !next_researchable(g, L, 0)))
        RETURN(0);
    if (L->cost && !L->sure) {
        ASK(SEAT(L->seat), L->cost == TECHNOLOGY_AGAIN ? "91.2+1" : "91.3",
            "Do you spend {n} resources to research a technology?", L->cost, {
                offer_option(g, VERB_ACCEPT, 0, 0, 0);
                offer_pass(g, VERB_DECLINE);
            });
        if (chosen(g)->verb == VERB_DECLINE)
            RETURN(0);
    }
    if (L->cost) {
        IMMINENT(FACT_RESEARCHES, 0, L->seat, 0, L->cost);
        L->paid = can_pay_price(g, L);
        if (L->paid)
            CALL(pay, .p = price(g, L));
        end_lasting(g, UNTIL_RESEARCH, 0);
        if (!L->paid || (!L->tokens && !next_researchable(g, L, 0)))
            RETURN(L->paid);
    }
    if (L->tokens) {
        RULE("1.2");
        CALL(gain_tokens, .seat = L->seat, .count = L->tokens);
        RETURN(L->paid);
    }
    RULES("90.3", "90.3a", "90.9", "90.8a", "90.12c");
    ASK(SEAT(L->seat), "90.9", "What do you research?", 0, {
        for (int n = 0; (n = next_researchable(g, L, n)) != 0;)
            offer(g);
        if (!L->only)
            offer_pass(g, VERB_PASS);
    });
    if (chosen(g)->verb == VERB_PASS)
        RETURN(L->paid);
    L->tech = (uint16_t)in_print(g, chosen(g)->a);
    L->skips = (uint8_t)(L->only ? 0 : free_skips(g, L->seat, L->tech));
    if (!L->only && missing_all(g, L->seat, L->tech) && is_waived(g, L->seat, L->tech)) {
        ASK(SEAT(L->seat), "90.12", "How do you meet the prerequisites of {tech}?", L->tech,
            { offer_waivers(g, L); });
        if (chosen(g)->verb == VERB_GIVE_CAPTIVE) {
            const struct stack *st = captive_for(g, L->seat, L->tech);
            return_captured(g, L->seat, st->seat, st->unit, 1);
        } else if (chosen(g)->verb == VERB_GIVE_UP) {
            give_infantry(g, L->seat, stack_of(g, chosen(g)->a));
        } else if (chosen(g)->verb == VERB_BUY_NEEDS) {
            CALL(pay, .p = {.seat = L->seat,
                            .what = PAY_EFFECT,
                            .need = {[WARE_RESOURCES] = (uint8_t)chosen(g)->b}});
            exhaust_source(g, L->seat, BUYS_PREREQUISITES);
        }
        if (chosen(g)->verb != VERB_PASS)
            L->skips = NO_END;
    }
    for (L->colour = BLUE; L->colour < COLOURS && !L->only; L->colour++)
        for (L->missing = (uint8_t)missing_of(g, L->seat, L->tech, L->colour); L->missing > 0;
             L->missing--) {
            if (L->skips == NO_END)
                continue;
            if (L->skips && !may_choose_help(g, L)) {
                L->skips--;
                continue;
            }
            ASK(SEAT(L->seat), "90.14", "What helps with {tech}?", L->tech, { offer_help(g, L); });
            if (chosen(g)->verb == VERB_SKIP_NEED)
                L->skips--;
            else
                take_help(g, L, chosen(g));
        }
    if (!L->only)
        happened(g, FACT_RESEARCHES, TECH_CARDS + L->seat * TECHS + tech_slot(g, L->seat, L->tech),
                 L->seat, 0, 0);
    gain_tech(g, L->seat, L->tech, "90.10");
    SETTLE;
    RETURN(L->paid);
    END;
}
