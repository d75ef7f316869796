/* The pack becomes content: the die, boards, finds, motions, then scenarios. */
#include "kit_config.h"

#include "arena.h"
#include "error.h"

#include <stdlib.h>

static const char *const declares[] = {"die",      "map",      "find", "motion",
                                       "scenario", "campaign", NULL};
static const char *const builds[] = {"jungle", "ruin", "peak", NULL};
const char *const terrain_words[] = {"beach", "jungle", "ruin", "peak", NULL};
const struct arb_schema isle_schema = {
    .declare = declares, .build = builds, .game = "lantern-isle"};

struct compiler {
    struct arb_reader r;
    const struct arb_pack *pack;
    struct isle_content *c;
};

static const char *keep(struct compiler *k, const char *text)
{
    return arb_arena_text(k->c->arena, text ? text : "", strlen(text ? text : ""));
}

/* Is there room for one more of a list? */
static bool room(struct compiler *k, int count, int most)
{
    if (count >= most)
        arb_pack_error(&k->r, NULL, "there are more of these than %d", most);
    return count < most;
}

/* "two spades" of { "two spades", spades = 2 } */
static const char *first_text(struct compiler *k, const struct arb_node *node, const char *what)
{
    bool good = node && node->kind == ARB_NODE_TABLE && node->items > 0 &&
                node->item[0]->kind == ARB_NODE_STRING;
    if (!good)
        arb_pack_error(&k->r, node, "this is no %s; expected { \"its words\", ... }", what);
    return good ? keep(k, node->item[0]->string) : "";
}

static void read_die(struct compiler *k, const struct arb_node *body)
{
    struct die *die = k->c->die;
    *die = (struct die){.name = keep(k, k->r.declaration->name)};
    for (int i = 0; i < body->items && i < DICE_SIDES; i++) {
        struct die_face *face = &die->face[die->faces++];
        face->words = first_text(k, body->item[i], "face");
        face->symbol[SPADE] = (uint8_t)arb_read_int(&k->r, body->item[i], "spades", 0, 3, 0);
        face->symbol[SKULL] = (uint8_t)arb_read_int(&k->r, body->item[i], "skulls", 0, 3, 0);
    }
    struct arb_error err = {0};
    if (!die_check(die, &err))
        arb_pack_error(&k->r, NULL, "%s", err.text);
}

static void read_terrain(struct arb_reader *r, const struct arb_node *node, struct board_kind *out)
{
    int which = arb_word_of(r, node, terrain_words);
    out->bits = (uint32_t)(which > 0 ? which : 0);
    snprintf(out->name, sizeof out->name, "%s", terrain_words[out->bits]);
}

static void read_map(struct compiler *k, const struct arb_node *body)
{
    (void)body;
    static const struct board_words words = {read_terrain};
    const struct board *b = board_compile(&k->r, k->pack, &words, k->c->arena);
    if (b && room(k, k->c->boards, 8))
        k->c->board[k->c->boards++] = b;
}

static void read_find(struct compiler *k, const struct arb_node *body)
{
    static const char *const keys[] = {"worth", "copies", "key", "text", NULL};
    arb_only_fields(&k->r, body, keys);
    struct find_def find = {
        .name = keep(k, k->r.declaration->name),
        .text = keep(k, arb_read_string(&k->r, body, "text", false)),
        .worth = (uint8_t)arb_read_int(&k->r, body, "worth", 0, 9, ARB_REQUIRED),
        .key = arb_read_bool(&k->r, body, "key", false),
    };
    for (int n = arb_read_int(&k->r, body, "copies", 1, FINDS, 1); n > 0; n--)
        if (room(k, k->c->finds, FINDS))
            k->c->find[++k->c->finds] = find;
}

static void read_outcome(struct compiler *k, const struct arb_node *body, const char *key,
                         struct motion_def *motion, int outcome)
{
    const struct arb_node *node = arb_field_of(body, key);
    struct boon *boon = &motion->boon[outcome];
    motion->outcome[outcome] = first_text(k, node, "outcome");
    if (!node)
        return;
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        boon->ware[w] = (int8_t)arb_read_int(&k->r, node, ware_words[w], -3, 3, 0);
    boon->prowls = (uint8_t)arb_read_int(&k->r, node, "prowls", 0, 4, 0);
}

static void read_motion(struct compiler *k, const struct arb_node *body)
{
    if (!room(k, k->c->motions, MOTIONS))
        return;
    struct motion_def *motion = &k->c->motion[k->c->motions++];
    motion->name = keep(k, k->r.declaration->name);
    read_outcome(k, body, "aye", motion, 0);
    read_outcome(k, body, "nay", motion, 1);
}

static const struct board *board_named(const struct isle_content *c, const char *name)
{
    for (int i = 0; i < c->boards; i++)
        if (strcmp(c->board[i]->name, name) == 0)
            return c->board[i];
    return NULL;
}

static void read_places(struct compiler *k, const struct arb_node *body, struct scenario *s)
{
    const char *name = arb_read_string(&k->r, body, "map", true);
    s->board = board_named(k->c, name ? name : "");
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

static void read_scenario(struct compiler *k, const struct arb_node *body)
{
    if (!room(k, k->c->scenarios, 8))
        return;
    struct scenario *s = &k->c->scenario[k->c->scenarios++];
    s->name = keep(k, k->r.declaration->name);
    s->id = keep(k, arb_read_string(&k->r, body, "id", true));
    s->story = keep(k, arb_read_string(&k->r, body, "story", false));
    s->rounds = (uint8_t)arb_read_int(&k->r, body, "rounds", 1, 20, ARB_REQUIRED);
    s->interlude = arb_read_bool(&k->r, body, "interlude", false);
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        s->ware[w] = (uint8_t)arb_read_int(&k->r, body, ware_words[w], 0, 20, 0);
    read_places(k, body, s);
}

static void read_campaign(struct compiler *k, const struct arb_node *body)
{
    (void)body;
    campaign_declare(&k->r, k->c->arena, &k->c->campaigns, k->c);
}

/* In the order in which they need each other. */
static const struct {
    const char *word;
    void (*read)(struct compiler *k, const struct arb_node *body);
} readers[] = {{"die", read_die},       {"map", read_map},           {"find", read_find},
               {"motion", read_motion}, {"scenario", read_scenario}, {"campaign", read_campaign}};

static void read_all(struct compiler *k, int reader)
{
    for (int i = 0; i < k->pack->declarations; i++) {
        k->r.declaration = &k->pack->declaration[i];
        if (strcmp(k->r.declaration->word, readers[reader].word) == 0 &&
            (!k->r.failed || arb_go_on(&k->r)))
            readers[reader].read(k, k->r.declaration->body);
    }
}

void isle_free(void *content)
{
    struct isle_content *c = content;
    arb_arena_free(c->arena);
    free(c);
}

void *isle_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct isle_content *c = calloc(1, sizeof *c);
    struct compiler k = {.r = {.err = err, .findings = pack->findings}, .pack = pack, .c = c};
    c->arena = arb_arena_new();
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        read_all(&k, (int)i);
    bool whole = c->scenarios && c->finds && c->die->faces;
    if (!k.r.errors && !whole)
        arb_fail(err, "the packs declare no scenario, no find or no die");
    if (!k.r.errors && whole && decide_check(game_questions, err))
        return c;
    isle_free(c);
    return NULL;
}
