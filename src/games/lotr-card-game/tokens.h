/* tokens.h - damage, progress, threat; leaving play, stages, elimination. */
#ifndef LOTR_TOKENS_H
#define LOTR_TOKENS_H

#include "kit_config.h"

enum leaving { BY_DESTROYING, BY_DISCARDING, BY_EXPLORING, BY_EFFECT };
FRAME(deal_damage, struct thing_set set; int16_t amount; uint16_t source; uint16_t card;
      struct thing_set dead; uint8_t attack; uint8_t dealt;);
FRAME(leave_play, struct thing_set set; uint16_t card; uint8_t how; uint8_t zone; uint8_t end;
      uint8_t by_attack; uint8_t player; uint8_t piled[SCENARIO + 1]; uint16_t source;);
FRAME(progress, int16_t amount; uint16_t card; uint8_t direct;);
FRAME(advance, uint16_t next; uint16_t ability;);
/* What a card says of setting up is carried out. */
FRAME(setup_texts, uint16_t card; uint16_t ability;);
FRAME(eliminate, uint8_t players; uint8_t player;);
FRAME(raise_threat, uint8_t players; int16_t amount;);

/* In the order of the ops that move them. */
enum token { DAMAGE_TOKENS, RESOURCE_TOKENS, PROGRESS_TOKENS };
enum { TOKENS_AT_MOST = 250 };
static inline void put_tokens(uint8_t *tokens, int n)
{
    *tokens = (uint8_t)(*tokens + n > TOKENS_AT_MOST ? TOKENS_AT_MOST : *tokens + n);
}
uint8_t *tokens_on(struct arb_run *g, enum token token, int card);
bool can_have_tokens(const struct arb_run *g, enum token token, int card);
/* How many could go from one card to another. */
int movable_tokens(const struct arb_run *g, enum token token, int from, int to);
void move_tokens(struct arb_run *g, enum token token, int from, int to, int n);
void win(struct arb_run *g);

#endif
