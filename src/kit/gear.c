#include "kit_config.h"

#include "gear.h"

/* Pieces. */

bool gear_is_worn(const struct arb_run *g, int gear)
{
    int zone = KIT_LINKS(g)[gear].zone;
    return zone >= GEAR_WORN && zone < GEAR_WORN + PARTY_MOST;
}

int gear_room(const struct arb_run *g, int owner)
{
    for (int gear = first_gear(owner); gear < first_gear(owner) + GEAR_EACH; gear++)
        if (!KIT_DEFINED(g, gear))
            return gear;
    return 0;
}

void gear_wear(struct arb_run *g, int owner, int gear, bool on)
{
    KIT_PUT(g, gear, (on ? GEAR_WORN : GEAR_CARRIED) + owner - 1, ARB_BOTTOM);
}

int gear_receive(struct arb_run *g, int owner, int def)
{
    int gear = gear_room(g, owner);
    if (!gear)
        return 0;
    KIT_DEFINED(g, gear) = (uint16_t)def;
    KIT_CHARGE(g, gear) = 0;
    gear_wear(g, owner, gear, false);
    return gear;
}

void gear_remove(struct arb_run *g, int owner, int gear)
{
    KIT_PURSE(g, owner) = (uint16_t)(KIT_PURSE(g, owner) + KIT_CHARGE(g, gear));
    KIT_CHARGE(g, gear) = 0;
    KIT_PUT(g, gear, GEAR_AWAY, ARB_BOTTOM);
    arb_remove(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)gear);
    KIT_DEFINED(g, gear) = 0;
}

int gear_at_table(const struct arb_run *g, int def)
{
    int count = 0;
    for (int gear = GEAR_FIRST; is_gear(gear); gear++)
        count += KIT_DEFINED(g, gear) == def;
    return count;
}

int gear_on_sheet(const struct owned *own, int def)
{
    int count = 0;
    for (int n = 0; n < GEAR_EACH; n++)
        count += own[n].def == def;
    return count;
}

void gear_load(struct arb_run *g, int owner, const struct owned *own)
{
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(owner) + n;
        if (!own[n].def)
            continue;
        KIT_DEFINED(g, gear) = own[n].def;
        KIT_CHARGE(g, gear) = own[n].charge;
        gear_wear(g, owner, gear, own[n].worn);
    }
}

void gear_store(const struct arb_run *g, int owner, struct owned *own)
{
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(owner) + n;
        bool there =
            KIT_DEFINED(g, gear) && (KIT_LINKS(g)[gear].zone != GEAR_AWAY || game_is_kept(g, gear));
        own[n] =
            there ? (struct owned){KIT_DEFINED(g, gear), KIT_CHARGE(g, gear), gear_is_worn(g, gear)}
                  : (struct owned){0};
    }
}

/* Slots. */

static bool find_slots(const uint16_t *takes, int slots, const uint8_t *type, int count,
                       unsigned used)
{
    if (!count)
        return true;
    for (int slot = 0; slot < slots; slot++)
        if (!(used >> slot & 1) && (!*type || takes[slot] >> *type & 1) &&
            find_slots(takes, slots, type + 1, count - 1, used | 1u << slot))
            return true;
    return false;
}

bool gear_slots_hold(const uint16_t *takes, int slots, const uint8_t *type, int count)
{
    return find_slots(takes, slots, type, count, 0);
}

/* Fitting out. */

static void offer_piece(struct arb_run *g, const struct fit_out *L, int gear)
{
    int bit = gear - first_gear(L->owner);
    bool worn = gear_is_worn(g, gear);
    if (!(L->touched >> bit & 1)) {
        consider(g, worn ? GEAR_VERB_OFF : GEAR_VERB_ON, gear, 0, 0);
        if (game_may_change(g, L->owner, gear, worn))
            offer(g);
    }
    consider(g, GEAR_VERB_CHARGE, gear, 0, 0);
    if (KIT_PURSE(g, L->owner) && GEAR_HOLDS(g, gear) && !(L->emptied >> bit & 1) &&
        !forbid(g, KIT_CHARGE(g, gear) >= GEAR_HOLDS(g, gear), GEAR_RULE_FULL(g, gear)))
        offer(g);
    if (KIT_CHARGE(g, gear) && !(L->emptied >> bit & 1))
        offer_option(g, GEAR_VERB_UNCHARGE, gear, 0, 0);
}

/* Something that could go into this piece: out of the purse, or from another one. */
static bool has_charge_for(const struct arb_run *g, int owner, int gear)
{
    int charges = KIT_PURSE(g, owner);
    EACH_GEAR (g, owner, other)
        charges += other != gear ? KIT_CHARGE(g, other) : 0;
    return charges > 0 && KIT_CHARGE(g, gear) < GEAR_HOLDS(g, gear);
}

/* Is there anything to change: something carried, something one may want off, a charge and room
 * for it? */
static bool has_choice(const struct arb_run *g, int owner)
{
    if (GEAR_AT_LEISURE(g)) {
        AT_GEAR_LEISURE;
        return true;
    }
    EACH_GEAR (g, owner, gear) {
        if (!game_is_changed(g, gear) || KIT_LINKS(g)[gear].zone == GEAR_AWAY)
            continue;
        if (!gear_is_worn(g, gear) || game_wants_off(g, gear) || has_charge_for(g, owner, gear) ||
            (GEAR_HOLDS(g, gear) && KIT_PURSE(g, owner)))
            return true;
    }
    return false;
}

static void change(struct arb_run *g, struct fit_out *L, const struct arb_option *o)
{
    int gear = o->a, bit = 1 << (gear - first_gear(L->owner));
    bool on = o->verb == GEAR_VERB_ON;
    if (on || o->verb == GEAR_VERB_OFF) {
        L->touched |= (uint16_t)bit;
        gear_wear(g, L->owner, gear, on);
        tell(g, on ? GEAR_EVENT_ON : GEAR_EVENT_OFF, GEAR_RULE_CHANGED(g), L->owner, gear, 0);
        return;
    }
    int n = o->verb == GEAR_VERB_CHARGE ? 1 : -1;
    if (n < 0) {
        L->emptied |= (uint16_t)bit;
        AT_GEAR_EMPTIED;
    }
    KIT_CHARGE(g, gear) = (uint8_t)(KIT_CHARGE(g, gear) + n);
    KIT_PURSE(g, L->owner) = (uint16_t)(KIT_PURSE(g, L->owner) - n);
    AT_GEAR_CHARGED;
    tell(g, GEAR_EVENT_CHARGED, GEAR_RULE_CHARGED(g), L->owner, gear, KIT_CHARGE(g, gear));
}

FLOW(fit_out)
{
    BEGIN;
    while (has_choice(g, L->owner)) {
        ASK(SEAT(PARTY_SEAT(g, L->owner)), GEAR_RULE_ASK, GEAR_ASK, L->owner, {
            g->prompt_arg[1] = (uint16_t)KIT_PURSE(g, L->owner);
            EACH_GEAR (g, L->owner, gear)
                if (KIT_LINKS(g)[gear].zone != GEAR_AWAY)
                    offer_piece(g, L, gear);
            offer_pass(g, PARTY_VERB_BACK);
        });
        if (chosen(g)->verb == PARTY_VERB_BACK)
            break;
        change(g, L, chosen(g));
    }
    END;
}
