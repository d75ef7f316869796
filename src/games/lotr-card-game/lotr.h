/* lotr.h - The Lord of the Rings: The Card Game: its files, and the functions of its table of
 * rules.
 *
 *   campaign*.c    the campaign during a play; its log, also in words
 *   setup.c round.c quest.c encounter.c combat.c   the framework steps
 *   combat_enemy.c combat_player.c shadow.c        attacks and shadow cards
 *   staging.c      revealing encounter cards
 *   tokens.c       damage, progress, threat, stages, elimination
 *   draw.c         what the rules say of decks; the encounter deck made anew
 *   cards.c        moving cards, entering and leaving play, the trigger index
 *   query.c        filters, references, values, conditions
 *   numbers.c      modifiers: every number with where it comes from
 *   settle.c       what takes care of itself once something happened
 *   ability.c cost.c play_card.c   using abilities, paying, playing cards
 *   effect*.c      the effects of the packs, op by op
 *   points.c       the rules that the kit carries out
 *   compile*.c     packs into content
 *   view.c explain.c words.c arrange.c check.c ...   the table seen and set up
 *   prefer.c value.c resample.c    for bots; judgement.h */
#ifndef LOTR_H
#define LOTR_H

#include "kit_config.h"

extern const struct arb_rules lotr_card_game_rules;

void *lotr_compile(struct arb_pack *pack, struct arb_error *err); /* compile.c */
extern const struct arb_schema lotr_schema;
/* windows.c */
extern const struct arb_named lotr_windows[], lotr_phases[];
struct arb_moment lotr_moment(const struct arb_run *g);
/* stops.c */
bool lotr_worth(struct arb_run *g, int seat, struct arb_option option);
bool lotr_of_all(struct arb_run *g, int seat, struct arb_option option);
int lotr_usual(struct arb_run *g, int seat, const struct arb_option *option, int count);
json_t *lotr_check_deck(const void *content, const json_t *written); /* deck.c */
json_t *lotr_deck_cards(const void *content);
bool lotr_setup(struct arb_run *g, const json_t *setup, struct arb_error *err); /* setup.c */
void lotr_kinds(const struct arb_run *g, struct arb_json *out);                 /* anatomy.c */
bool lotr_printed(const struct arb_run *g, int def, struct arb_json *out);
void lotr_view(struct arb_run *g, int seat, struct arb_json *out);   /* view.c */
json_t *lotr_explain(struct arb_run *g, int seat, const char *name); /* view.c */
void lotr_refuse_rest(struct arb_run *g, int seat);                  /* ability.c */
void lotr_resample(struct arb_run *g, int seat, uint64_t seed);      /* resample.c */
void lotr_settle_chance(struct arb_run *g);
bool lotr_imagine(struct arb_run *g, int seat, int way);     /* resample.c */
bool lotr_check(struct arb_run *g, struct arb_text *broken); /* check.c */

#endif
