/* permission.h - what effects forbid, allow or let somebody ignore (1.2, 1.6).
 *
 * Each permission is a change of the packs: a row of UNIT_CHANGES, AGENDA_CHANGES, TRADE_CHANGES or
 * CARD_CHANGES (words_units.h and its like) whose name begins with CANNOT_, ALLOW_ or IGNORE_. It
 * stands in a constant ability or in lasting{}. A row that takes "V" is about seats, one that takes
 * "s" about things:
 *     X(CANNOT_RETREAT, "cannot_retreat", "V", "cannot_retreat(player)")
 *     X(CANNOT_SUSTAIN, "cannot_sustain", "s", "cannot_sustain(units)")
 * Rules code asks where the rule decides, the prohibition before the permission (1.6):
 *     forbid(g, may(g, seat, CANNOT_RETREAT), "1.6")
 *     if (thing_may(g, thing, IGNORE_RIFTS))
 * Nothing is looked through while nothing at work says the word. */
#ifndef PERMISSION_H
#define PERMISSION_H

/* Does an effect say this of the seat, of the thing? */
#define may(g, seat, permission) (may_change(g, permission) && seat_is_told(g, seat, permission))
#define thing_may(g, thing, permission)                                                            \
    (may_change(g, permission) && thing_is_told(g, thing, permission))
/* Of the thing, to the seat (takes "sv"). */
bool seat_is_told_of(const struct arb_run *g, int seat, int thing, enum change permission);
bool seat_is_told(const struct arb_run *g, int seat, enum change permission);
bool thing_is_told(const struct arb_run *g, int thing, enum change permission);

#endif
