/* The fleet: what a game adds to the compiler of the kit, as little of it as can be. */
#include "kit_config.h"

#include "compile.h"
#include "hands_read.h"

#include <criterion/criterion.h>

/* Words that only the fleet has. */

int filter_within(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return arb_read_int(&k->r, filter, key, 1, 9, 0);
}

void game_check_filter(struct compiler *k, const struct arb_node *node, struct filter *filter)
{
    if (filter->within && !filter->places)
        filter->places = IN_SPACE;
    if (filter->within && filter->places & IN_HOLD && !k->in_fact)
        arb_pack_error(&k->r, node, "nothing is near in a hold");
}

void game_read_op(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op)
{
    static const char *const fields[] = {"blind", NULL};
    if (op->code == OP_LOOK || op->code == OP_SEARCH) {
        (op->code == OP_LOOK ? read_look : read_search)(k, node, usage, op);
        return;
    }
    arb_only_fields(&k->r, node, fields);
    if (node->items != 1) {
        wrong_form(k, node, usage);
        return;
    }
    op->n = read_value(k, node->item[0]);
    op->arg = arb_read_bool(&k->r, node, "blind", false);
}

void game_read_change(struct compiler *k, const struct arb_node *item, char letter,
                      struct modifier *m)
{
    static const char *const flags[] = {"red", "blue", NULL};
    cr_assert_eq(letter, 'f');
    m->arg = (uint16_t)(1 + arb_word_of(&k->r, item, flags));
}

/* Abilities. */

int game_type_of(const struct skirmish_content *c, int def)
{
    return c->def[def].type;
}

bool game_may_have(int type, enum ability_kind kind)
{
    return kind != HARBOR_DUES || type == FLEET_PLANET;
}

unsigned game_knows(const struct skirmish_content *c, int def)
{
    return (c->def[def].type == FLEET_SHIP ? KNOWS_HARBOR : 0) |
           (c->def[def].stat[STAT_MOVE] == VALUE_X ? KNOWS_X : 0);
}

void game_check_ability(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    if (game_type_of(k->c, a->def) == FLEET_ORDER && !a->from)
        a->from = IN_HOLD;
    if (a->kind == FORCED && a->fact == FACT_FIRES)
        arb_pack_error(&k->r, node, "nobody is forced by a shot");
}

/* What is likely wrong. */

bool game_prints_trait(const struct skirmish_content *c, int trait)
{
    for (int i = 1; i < c->defs; i++)
        if (has_bit(c->def[i].traits, trait))
            return true;
    return false;
}

void game_check_suspect(struct compiler *k, const struct suspect *s)
{
    if (s->suspicion == SUSPICION_GAME)
        arb_pack_warning(&k->r, s->at, "an idle %s", k->c->def[s->what].name);
}

/* The whole. */

static int type_named(const char *word)
{
    int type = 1;
    while (strcmp(type_names[type], word) != 0)
        type++;
    return type;
}

const char *const fleet_flags[] = {"-", "red", "blue", NULL};

const char *const *game_op_words(int op)
{
    (void)op;
    return fleet_flags + 1;
}

static void read_piece(struct compiler *k)
{
    const struct arb_declaration *d = k->r.declaration;
    struct fleet_def def = {.type = (uint8_t)type_named(d->word),
                            .title_id = (uint16_t)add_title(k, d->name)};
    check_fields(k, d->body, def.type);
    def.name = keep_text(k, d->name);
    def.pack = keep_text(k, k->pack);
    read_stats(k, d->body, def.type, def.type == FLEET_SHIP, def.stat);
    read_traits(k, d->body, def.traits);
    read_keywords(k, d->body, def.keyword);
    read_printed_fields(k, d->body, def.type, &def);
    arb_go_on(&k->r);
    ADD(k, k->c->def, k->c->defs, def);
}

static void read_text(struct compiler *k)
{
    int def = 1;
    while (def < k->c->defs && strcmp(k->c->def[def].name, k->r.declaration->name) != 0)
        def++;
    struct ability_range range = read_abilities(k, def, k->r.declaration->body);
    k->c->def[def].ability = range.first;
    k->c->def[def].abilities = range.count;
    const char *text = arb_read_string(&k->r, k->r.declaration->body, "text", false);
    cut_text(k, range, text ? text : "");
    if (!range.count && !k->c->def[def].traits[0])
        suspect(k, SUSPICION_GAME, k->r.declaration->body, def);
}

struct skirmish_content *fleet_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct compiler k;
    cr_assert(compile_begin(&k, pack, err));
    ADD(&k, k.c->def, k.c->defs, ((struct fleet_def){0}));
    each_declaration(&k, pack, read_piece);
    each_declaration(&k, pack, read_text);
    if (!k.r.errors)
        check_suspects(&k);
    return compile_end(&k);
}

#define WORD(number, word) word,
static const char *const declares[] = {GAME_TYPES(WORD) NULL};
const struct arb_schema fleet_schema = {
    .game = "fleet", .declare = declares, .build = program_builds, .stand = program_stands};
