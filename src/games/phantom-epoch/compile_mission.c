/* Missions: a map, who stands where, and stages with their text, goals and events. */
#include "kit_config.h"

#include "compile_part.h"

/* The map of the mission that is being read: spaces are named by its coordinates. */
static const struct board *map_of(const struct compiler *k)
{
    return k->c->missions < MISSIONS ? k->c->mission[k->c->missions].board : NULL;
}

int read_space(struct compiler *k, const struct board *b, const struct arb_node *node)
{
    int cell = b && is_string(node) ? board_find(b, node->string) : 0;
    if (!cell)
        arb_pack_error(&k->r, node, "%s is no space of the map; expected one like \"L-4\"",
                       shown(k, node));
    return cell;
}

/* Is there an adversary of this name, species and class? */
static bool is_adversary(const struct epoch_content *c, const char *name)
{
    for (int i = 1; i < c->defs; i++)
        if ((c->def[i].type == ADVERSARY || c->def[i].type == BOSS) &&
            !strcmp(c->def[i].name, name))
            return true;
    return false;
}

static int read_called(struct compiler *k, const struct arb_node *node)
{
    if (!is_string(node) || !is_adversary(k->c, node->string)) {
        arb_pack_error(&k->r, node, "%s is no adversary; expected the name of a description card",
                       shown(k, node));
        return 0;
    }
    return add_text(k, node->string);
}

struct placement read_placement(struct compiler *k, const struct arb_node *node,
                                const struct arb_node *called, const struct arb_node *at)
{
    return (struct placement){.called = (uint16_t)read_called(k, called),
                              .cell = (uint16_t)read_space(k, map_of(k), at),
                              .from = (uint8_t)arb_read_int(&k->r, node, "from", 1, CHARACTERS, 1)};
}

int read_placements(struct compiler *k, const struct arb_node *list, uint16_t *count)
{
    int first = k->c->placements;
    *count = 0;
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        const struct arb_node *node = list->item[i];
        if (!is_plain_table(node) || node->items != 2) {
            arb_pack_error(&k->r, node, "expected { \"Grallok Archer\", \"H-4\", from = 3 }");
            return 0;
        }
        struct placement p = read_placement(k, node, node->item[0], node->item[1]);
        ADD(k, k->c->placement, k->c->placements, p);
        ++*count;
    }
    return first;
}

static void read_stage(struct compiler *k, const struct arb_node *node)
{
    const char *id = arb_read_string(&k->r, node, "id", true);
    int stage = game_add_def(k, node, STAGE, id ? id : "");
    if (k->r.failed)
        return;
    const struct arb_node *adversary = arb_field_of(node, "adversary");
    if (adversary)
        k->c->def[stage].adversary = (uint16_t)read_called(k, adversary);
    game_read_def(k, node, stage);
}

/* Tables of ranges and lines are made once for each map. */
static void make_tables(struct compiler *k, struct mission *m)
{
    for (const struct mission *other = k->c->mission; other < m; other++)
        if (other->board == m->board) {
            m->distance = other->distance;
            m->sight = other->sight;
            m->crossings = other->crossings;
            m->near = other->near;
            return;
        }
    m->distance = board_distance_table(m->board, k->c->arena);
    m->sight = board_sight_table(m->board, BOARD_BY_CORNERS, k->c->arena);
    m->crossings = board_crossing_table(m->board, m->sight, k->c->arena);
    m->near = board_near_table(m->board, k->c->arena);
}

void make_tables_of_maps(struct compiler *k)
{
    for (int i = 0; i < k->c->missions; i++)
        make_tables(k, &k->c->mission[i]);
}

static int entries(const struct board *b)
{
    int n = 0;
    for (int cell = 1; cell <= b->cells; cell++)
        n += (b->kind[b->cell[cell].kind].bits & ENTRY) != 0;
    return n;
}

void read_mission(struct compiler *k, const struct arb_node *body)
{
    static const struct field fields[] = {
        {"id", TO_TEXT(struct mission, id, true)},
        {"intro", TO_TEXT(struct mission, intro, true)},
        {"planet", TO_NAME(struct mission, planet, false)},
        {"rating", TO_NUMBER(struct mission, rating, 1, 9, ARB_REQUIRED)},
        {"events", TO_FLAG(struct mission, events, true)},
        {"ship", TO_FLAG(struct mission, ship, false)},
        {"tutorial", TO_FLAG(struct mission, tutorial, false)},
        {0},
    };
    if (!declare_room(k, k->c->missions + 1, MISSIONS))
        return;
    struct mission *m = &k->c->mission[k->c->missions];
    *m = (struct mission){.name = keep_text(k, k->r.declaration->name)};
    read_record(k, body, fields,
                OTHER_FIELDS("map", "event_adversary", "adversaries", "stages", "rewards"), m);
    m->board = board_field(k, body, "map");
    if (k->r.failed)
        return;
    if (entries(m->board) < CHARACTERS)
        arb_pack_error(&k->r, NULL, "the map has fewer than %d entry points", CHARACTERS);
    m->placements = (uint16_t)read_placements(k, arb_field_of(body, "adversaries"), &m->placed);
    const struct arb_node *adversary = arb_field_of(body, "event_adversary"),
                          *stages = list_field(k, body, "stages", 1, STAGES, "stages");
    if (adversary)
        m->adversary = (uint16_t)read_called(k, adversary);
    if (!stages)
        return;
    m->reward = (uint16_t)venture_result(k, arb_field_of(body, "rewards"), "Rewards");
    m->stage = (uint16_t)k->c->defs;
    m->stages = (uint16_t)stages->items;
    for (int i = 0; i < stages->items && !k->r.failed; i++)
        read_stage(k, stages->item[i]);
    if (!k->r.failed)
        k->c->missions++;
}
