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
    const struct board *b = declare_board(k, terrains);
    if (b && declare_room(k, k->c->boards + 1, BOARDS))
        k->c->board[k->c->boards++] = b;
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

void read_scenario(struct compiler *k, const struct arb_node *body)
{
    if (!declare_room(k, k->c->scenarios + 1, SCENARIOS))
        return;
    struct scenario *s = &k->c->scenario[k->c->scenarios++];
    s->name = keep_text(k, k->r.declaration->name);
    s->id = keep_text(k, arb_read_string(&k->r, body, "id", true));
    s->story = keep_text(k, arb_read_string(&k->r, body, "story", true));
    s->rounds = (uint8_t)arb_read_int(&k->r, body, "rounds", 1, 20, ARB_REQUIRED);
    s->interlude = arb_read_bool(&k->r, body, "interlude", false);
    for (int w = 0; w < WARE_COUNT; w++)
        s->ware[w] = (uint8_t)arb_read_int(&k->r, body, ware_many[w], 0, 20, 0);
    read_places(k, body, s);
}
