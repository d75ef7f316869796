/* alike.h - names of things of which several are called alike: "Scout #2", "Sword on a Knight",
 * "token #2 of Scout" where only a back is seen.
 *
 * Things lie in the kernel's zones (zone.h). A copy is told by its number among those of one
 * name that lie together; a thing that is on another by what it is on. Numbers follow the
 * things' own, so that they do not change with their order in a zone.
 *
 * kit_config.h says where zones and links are in the block, KIT_ZONES(g) and KIT_LINKS(g). */
#ifndef KIT_ALIKE_H
#define KIT_ALIKE_H

/* Which copy of its name a thing is where it lies, from 1, and how many of them there are (may
 * be NULL). Those of which only the back is seen do not count. */
int copy_number(const struct arb_run *g, int thing, int *copies);

void say_thing(const struct arb_run *g, int thing, struct arb_text *out);
void say_back(const struct arb_run *g, int thing, struct arb_text *out);

/* What else is offered to the seat. */

/* What it could answer; none if it is not asked. */
const struct arb_option *options_of(const struct arb_run *g, int seat, int *count);
/* The same with a thing of that name that lies elsewhere? */
bool offered_elsewhere(const struct arb_run *g, int seat, const struct arb_option *option);
/* The same, but for its third number? */
bool offered_twice(const struct arb_run *g, int seat, const struct arb_option *option);

/* The game's. */

/* Is this the number of a thing in the game? */
bool game_has_thing(const struct arb_run *g, int thing);
const char *game_name(const struct arb_run *g, int thing);
/* Are both called the same? */
bool game_same_name(const struct arb_run *g, int a, int b);
/* The thing that it is on, for those that lie in one zone wherever they are; else 0. */
int game_host(const struct arb_run *g, int thing);
/* Does it lie with its back up, for all to see? */
bool game_is_back(const struct arb_run *g, int thing);
/* What is said of its back, "a facedown tile"; or, with the thing whose it is in `*of`, "token":
 * then its number among those there is said, too. */
const char *game_back_name(const struct arb_run *g, int thing, int *of);

#endif
