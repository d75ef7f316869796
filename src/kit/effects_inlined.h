/* effects_inlined.h - what the kit asks of things in its inner loops, for a game with
 * effects_usual.h whose things have definitions (struct thing_def) and need no more: what is in
 * play is shown, there is one place to be in, what left does not come back, nothing comes while
 * something is being answered, and nobody but the cards says what has which trait or keyword.
 *
 * Included behind the block. The game has said before
 *     game_first_seat(g)          whom windows begin with, and who orders what comes at once
 *     game_in_play(g, thing)
 * and, if something else than what stands here holds, that as well. */
#ifndef KIT_EFFECTS_INLINED_H
#define KIT_EFFECTS_INLINED_H

#ifndef KIT_DEF
#define KIT_DEF(c, number) (&(c)->thing[number])
#endif

#ifndef game_orderer
#define game_orderer(g) game_first_seat(g)
#endif
#ifndef game_seat_after
#define game_seat_after(g, seat) (((seat) + 1) % (g)->block->seats)
#endif
#ifndef game_is_in
#define game_is_in(g, seat) seat_is_in(g, seat)
#endif
#ifndef game_limit_for
#define game_limit_for(a) ((a)->limit_for)
#endif

#define EFFECTS_NO(thing, what) ((void)(thing), (void)(what), false)
#ifndef game_abilities
#define game_abilities(g, thing) (KIT_DEF((g)->c, thing)->own)
#endif
#ifndef game_type_now
#define game_type_now(g, thing) (KIT_DEF((g)->c, thing)->type)
#endif
#ifndef game_types
#define game_types(g, thing, depth) ((void)(depth), 1 << game_type_now(g, thing))
#endif
#ifndef game_printed
#define game_printed(g, thing, number) (KIT_DEF((g)->c, thing)->stat[number])
#endif
#ifndef game_is_shown
#define game_is_shown(g, thing) game_in_play(g, thing)
#endif
#ifndef game_is_at
#define game_is_at(g, places, thing) ((void)(places), game_in_play(g, thing))
#endif
#ifndef game_is_new
#define game_is_new(g, thing, since) EFFECTS_NO(thing, since)
#endif
#ifndef game_came_after
#define game_came_after(g, thing, when) EFFECTS_NO(thing, when)
#endif
#ifndef game_printed_trait
#define game_printed_trait(g, thing, trait) EFFECTS_NO(thing, trait)
#endif
#ifndef game_given_trait
#define game_given_trait(g, thing, trait) EFFECTS_NO(thing, trait)
#endif
#ifndef game_printed_keyword
#define game_printed_keyword(g, thing, keyword) EFFECTS_NO(thing, keyword)
#endif

#endif
