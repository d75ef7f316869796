/* The pack becomes content: the die, boards, finds, motions, then scenarios. */
#include "kit_config.h"

#include "declare.h"

/* 4.2, 5.1, 6.2 What every expedition can do and take; and what else stands on the isle. */
void game_before_packs(struct compiler *k)
{
    for (int seat = 0; seat < SEATS; seat++) {
        int thing = EXPEDITIONS + seat;
        int16_t *stat = declare_piece(k, thing, EXPEDITION, "Expedition", "explorer")->stat;
        stat[STAT_MARCH] = 3;
        stat[STAT_DICE] = 2;
        stat[STAT_HEALTH] = 4;
    }
    declare_piece(k, THE_WARDEN, PIECE, "Warden", "monster");
    declare_piece(k, A_CAMP, PIECE, "Camp", "camp")->lies = true;
}

void game_after_packs(struct compiler *k)
{
    if (!k->c->scenarios || !k->c->finds || !k->c->die->faces)
        arb_pack_error(&k->r, NULL, "the packs declare no scenario, no find or no die");
}

void read_die(struct compiler *k, const struct arb_node *body)
{
    declare_die(k, body, k->c->die);
}

void read_map(struct compiler *k, UNUSED const struct arb_node *body)
{
    static const char *const terrains[] = {"beach", "jungle", "ruin", "peak", NULL};
    add_board(k, declare_board(k, terrains));
}

bool game_may_have(int type, enum ability_kind kind)
{
    return (kind == OUTCOME) == (type == MOTION);
}

void read_find(struct compiler *k, const struct arb_node *body)
{
    int copies = arb_read_int(&k->r, body, "copies", 1, FINDS, 1);
    if (!declare_room(k, k->c->finds + copies, FINDS))
        return;
    struct thing_def *find = declare_thing(k, body, FIRST_FIND + k->c->finds, FIND);
    find->key = arb_read_bool(&k->r, body, "key", false);
    for (; copies > 0; copies--)
        k->c->thing[FIRST_FIND + k->c->finds++] = *find;
}

void read_motion(struct compiler *k, const struct arb_node *body)
{
    if (!declare_room(k, k->c->motions + 1, MOTIONS))
        return;
    int motion = FIRST_MOTION + k->c->motions++;
    if (declare_thing(k, body, motion, MOTION)->own.count != VOTE_OUTCOMES)
        arb_pack_error(&k->r, NULL, "expected two of outcome { text = ..., effect = ... }");
}

/* Scenarios. */

static void read_places(struct compiler *k, const struct arb_node *body, struct scenario *s)
{
    if (!(s->board = board_field(k, body, "map")))
        return;
    const struct board_region *landing = board_find_region(s->board, "landing"),
                              *lair = board_find_region(s->board, "lair");
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

void read_scenario(struct compiler *k, const struct arb_node *body)
{
    static const struct field fields[] = {
        {"id", TO_TEXT(struct scenario, id, true)},
        {"story", TO_TEXT(struct scenario, story, true)},
        {"rounds", TO_NUMBER(struct scenario, rounds, 1, 20, ARB_REQUIRED)},
        {"interlude", TO_FLAG(struct scenario, interlude, false)},
        {0},
    };
    if (!declare_room(k, k->c->scenarios + 1, SCENARIOS))
        return;
    struct scenario *s = &k->c->scenario[k->c->scenarios++];
    s->name = keep_text(k, k->r.declaration->name);
    read_fields(k, body, fields, s);
    for (int w = 0; w < WARE_COUNT; w++)
        s->ware[w] = (uint8_t)arb_read_int(&k->r, body, ware_many[w], 0, 20, 0);
    read_places(k, body, s);
}
