/* game.h - a loaded game: rules, compiled content and rule index. Nothing in
 * it changes after loading. */
#ifndef ARB_GAME_H
#define ARB_GAME_H

#include "judgement.h"
#include "pack.h"
#include "rule_index.h"
#include "rules.h"

struct arb_game {
    const struct arb_rules *rules;
    void *content;
    struct arb_pack *pack; /* the content may point into it */
    json_t *packs;         /* [{"name","version","hash"}] */
    json_t *pack_dirs;     /* {name: folder} of those that do not come with Arbiter */
    struct arb_rule_index *index;
    struct arb_judgements judgements; /* for bots */
    char build[65];                   /* names the compiled program; empty if it cannot be told */
};

#endif
