/* The pack becomes content: the die, boards, finds, motions, then scenarios. */
#include "kit_config.h"

#include "compile.h"

static const char *const declares[] = {"die",      "map",      "find", "motion",
                                       "scenario", "campaign", NULL};
const char *const terrain_words[] = {"beach", "jungle", "ruin", "peak", NULL};
const struct arb_schema isle_schema = {
    .declare = declares, .build = program_builds, .stand = program_stands, .game = "lantern-isle"};

/* Is there room for one more of a list? */
static bool room(struct compiler *k, int count, int most)
{
    if (count >= most)
        arb_pack_error(&k->r, NULL, "there are more of these than %d", most);
    return count < most;
}

static void read_face(struct compiler *k, const struct arb_node *node, struct die_face *face)
{
    if (!is_plain_table(node) || !is_string(item_of(node, 0))) {
        arb_pack_error(&k->r, node, "this is no face; expected { \"its words\", ... }");
        return;
    }
    face->words = keep_text(k, node->item[0]->string);
    face->symbol[SPADE] = (uint8_t)arb_read_int(&k->r, node, "spades", 0, 3, 0);
    face->symbol[SKULL] = (uint8_t)arb_read_int(&k->r, node, "skulls", 0, 3, 0);
}

static void read_die(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    (void)pack;
    struct die *die = k->c->die;
    struct arb_error err = {0};
    *die = (struct die){.name = keep_text(k, k->r.declaration->name)};
    for (int i = 0; i < body->items && i < DICE_SIDES && !k->r.failed; i++)
        read_face(k, body->item[i], &die->face[die->faces++]);
    if (!k->r.failed && !die_check(die, &err))
        arb_pack_error(&k->r, NULL, "%s", err.text);
}

static void read_terrain(struct arb_reader *r, const struct arb_node *node, struct board_kind *out)
{
    int which = arb_word_of(r, node, terrain_words);
    out->bits = (uint32_t)(which > 0 ? which : 0);
    snprintf(out->name, sizeof out->name, "%s", terrain_words[out->bits]);
}

static void read_map(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    (void)body;
    static const struct board_words words = {read_terrain};
    const struct board *b = board_compile(&k->r, pack, &words, k->c->arena);
    if (b && room(k, k->c->boards, BOARDS))
        k->c->board[k->c->boards++] = b;
}

/* ---- Things: what is printed on them, and their abilities --------------------------------- */

int game_type_of(const struct isle_content *c, int def)
{
    return c->thing[def].type;
}

bool game_may_have(int type, enum ability_kind kind)
{
    return (kind == OUTCOME) == (type == MOTION);
}

static struct thing_def *read_thing(struct compiler *k, const struct arb_node *body, int number,
                                    enum thing_type type)
{
    struct thing_def *def = &k->c->thing[number];
    def->type = (uint8_t)type;
    def->name = keep_text(k, k->r.declaration->name);
    def->text = keep_text(k, arb_read_string(&k->r, body, "text", false));
    check_fields(k, body, type);
    read_stats(k, body, type, true, def->stat);
    struct ability_range own = read_abilities(k, number, body);
    def->own = (struct abilities){own.first, own.count};
    return def;
}

static void read_find(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    (void)pack;
    int copies = arb_read_int(&k->r, body, "copies", 1, FINDS, 1);
    if (!room(k, k->c->finds + copies - 1, FINDS))
        return;
    struct thing_def *find = read_thing(k, body, k->c->finds + 1, FIND);
    find->key = arb_read_bool(&k->r, body, "key", false);
    for (; copies > 0; copies--)
        k->c->thing[++k->c->finds] = *find;
}

static void read_motion(struct compiler *k, const struct arb_pack *pack,
                        const struct arb_node *body)
{
    (void)pack;
    if (room(k, k->c->motions, MOTIONS) &&
        read_thing(k, body, FINDS + ++k->c->motions, MOTION)->own.count != VOTE_OUTCOMES)
        arb_pack_error(&k->r, NULL, "expected two of outcome { text = ..., effect = ... }");
}

/* 4.2, 5.1 What every expedition can do. */
static void add_expeditions(struct isle_content *c)
{
    for (int seat = 0; seat < SEATS; seat++)
        c->thing[EXPEDITIONS + seat] = (struct thing_def){
            .name = "Expedition",
            .type = EXPEDITION,
            .stat = {[STAT_WORTH] = NO_VALUE, [STAT_MARCH] = 3, [STAT_DICE] = 2}};
}

/* ---- Scenarios ------------------------------------------------------------------------------ */

static void read_places(struct compiler *k, const struct arb_node *body, struct scenario *s)
{
    const char *name = arb_read_string(&k->r, body, "map", true);
    for (int i = 0; name && i < k->c->boards; i++)
        if (strcmp(k->c->board[i]->name, name) == 0)
            s->board = k->c->board[i];
    const struct board_region *landing = s->board ? board_find_region(s->board, "landing") : NULL;
    const struct board_region *lair = s->board ? board_find_region(s->board, "lair") : NULL;
    if (!landing || board_count(&landing->cells) != SEATS || !lair) {
        arb_pack_error(&k->r, arb_field_of(body, "map"),
                       "expected a map with regions landing (%d cells) and lair", SEATS);
        return;
    }
    s->lair = lair->first;
    int n = 0;
    EACH_CELL (&landing->cells, cell)
        s->landing[n++] = (uint16_t)cell;
}

static void read_scenario(struct compiler *k, const struct arb_pack *pack,
                          const struct arb_node *body)
{
    (void)pack;
    if (!room(k, k->c->scenarios, SCENARIOS))
        return;
    struct scenario *s = &k->c->scenario[k->c->scenarios++];
    s->name = keep_text(k, k->r.declaration->name);
    s->id = keep_text(k, arb_read_string(&k->r, body, "id", true));
    s->story = keep_text(k, arb_read_string(&k->r, body, "story", true));
    s->rounds = (uint8_t)arb_read_int(&k->r, body, "rounds", 1, 20, ARB_REQUIRED);
    s->interlude = arb_read_bool(&k->r, body, "interlude", false);
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        s->ware[w] = (uint8_t)arb_read_int(&k->r, body, ware_words[w], 0, 20, 0);
    read_places(k, body, s);
}

static void read_campaign(struct compiler *k, const struct arb_pack *pack,
                          const struct arb_node *body)
{
    (void)pack, (void)body;
    campaign_declare(&k->r, k->c->arena, &k->c->campaigns, k->c);
}

/* ---- The whole, in the order in which its parts need each other ------------------------------ */

static const struct {
    const char *word;
    void (*read)(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body);
} readers[] = {{"die", read_die},       {"map", read_map},           {"find", read_find},
               {"motion", read_motion}, {"scenario", read_scenario}, {"campaign", read_campaign}};

void *isle_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct compiler k;
    if (!compile_begin(&k, pack, err))
        return NULL;
    add_expeditions(k.c);
    for (size_t n = 0; n < sizeof readers / sizeof *readers; n++)
        for (int i = 0; i < pack->declarations && (!k.r.failed || arb_go_on(&k.r)); i++) {
            k.r.declaration = &pack->declaration[i];
            if (strcmp(k.r.declaration->word, readers[n].word) == 0)
                readers[n].read(&k, pack, k.r.declaration->body);
        }
    if (!k.r.errors && !(k.c->scenarios && k.c->finds && k.c->die->faces))
        arb_pack_error(&k.r, NULL, "the packs declare no scenario, no find or no die");
    struct arb_error wrong = {0};
    if (!decide_check(game_questions, &wrong))
        arb_pack_error(&k.r, NULL, "%s", wrong.text);
    return compile_end(&k);
}
