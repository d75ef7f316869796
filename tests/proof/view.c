/* The isle as one seat sees it: everything but the finds of others and secret plans. */
#include "kit_config.h"

#include <stdio.h>

static void put_number(struct arb_json *out, const char *id, int value, const char *how)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    arb_put_text(out, "label", id);
    arb_put_number(out, "value", value);
    if (how)
        arb_put_how(out, how);
    arb_put_end(out);
}

static void put_seat(struct arb_run *g, int who, struct arb_json *out)
{
    const struct expedition *e = expedition(g, who);
    char how[24], name[80] = "";
    arb_say_seat(g, who, &(struct arb_text){name, name + sizeof name});
    arb_put_object(out, NULL);
    arb_put_number(out, "seat", who);
    arb_put_text(out, "name", name);
    arb_put_flag(out, "first", g->s->lead == who);
    arb_put_flag(out, "active", g->block->asked >> who & 1);
    arb_put_flag(out, "out", !seat_is_in(g, who));
    arb_put_array(out, "tracks");
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        put_number(out, ware_words[w], e->ware[w], NULL);
    for (int member = 0; member < MEMBERS; member++)
        put_number(out, member_words[member], e->wounds[member], NULL);
    snprintf(how, sizeof how, "march:%d", who);
    put_number(out, "march", march_points(g, who), how);
    put_number(out, "camps", camps_of(g, who), NULL);
    arb_put_end(out);
    arb_put_end(out);
}

/* 5.3 Only its owner sees which find it is. */
static void put_finds(struct arb_run *g, int seat, int owner, struct arb_json *out)
{
    char id[16];
    snprintf(id, sizeof id, "finds.%d", owner);
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    arb_put_text(out, "label", "Finds");
    arb_put_number(out, "owner", owner);
    arb_put_number(out, "count", finds_of(g, owner));
    arb_put_flag(out, "hidden", seat != owner);
    arb_put_array(out, "cards");
    if (seat == owner)
        EACH_IN (g->s->zone, g->s->find, ZONE_HAND + owner, find) {
            arb_put_object(out, NULL);
            arb_put_number(out, "id", find);
            arb_put_text(out, "title", g->c->find[find].name);
            arb_put_text(out, "type", "find");
            arb_put_text(out, "text", g->c->find[find].text);
            arb_put_array(out, "stats");
            put_number(out, "worth", g->c->find[find].worth, NULL);
            arb_put_end(out);
            arb_put_end(out);
        }
    arb_put_end(out);
    arb_put_array(out, "numbers");
    arb_put_end(out);
    arb_put_end(out);
}

static void put_board(struct arb_run *g, struct arb_json *out)
{
    arb_put_array(out, "pieces");
    for (int piece = 1; piece <= PIECES; piece++)
        if (cell_of(g, piece)) {
            char name[BOARD_LETTERS];
            arb_put_object(out, NULL);
            arb_put_number(out, "id", piece);
            arb_put_text(out, "kind", piece == WARDEN ? "warden" : "expedition");
            if (piece != WARDEN)
                arb_put_number(out, "owner", piece - 1);
            arb_put_number(out, "cell", cell_of(g, piece));
            arb_put_text(out, "at", board_name(board(g), cell_of(g, piece), name));
            arb_put_end(out);
        }
    arb_put_end(out);
}

static void put_story(struct arb_run *g, struct arb_json *out)
{
    arb_put_array(out, "texts");
    arb_put_object(out, NULL);
    arb_put_text(out, "label", scenario(g)->name);
    arb_put_text(out, "text", scenario(g)->story);
    arb_put_end(out);
    arb_put_end(out);
}

void isle_view(struct arb_run *g, int seat, struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "title", scenario(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_words[g->s->phase]);
    arb_put_text(out, "step", (const char *[]){"3", "4", "9", "10", "11"}[g->s->phase]);
    arb_put_array(out, "seats");
    for (int who = 0; who < g->block->seats; who++)
        put_seat(g, who, out);
    arb_put_end(out);
    arb_put_array(out, "zones");
    for (int who = 0; who < g->block->seats; who++)
        put_finds(g, seat, who, out);
    arb_put_end(out);
    put_board(g, out);
    dice_put(g, seat, "rolls", out);
    vote_put(g, seat, "vote", out);
    put_story(g, out);
    arb_put_end(out);
}

/* The points of a march: three, and one with a guide (4.2). */
json_t *isle_explain(struct arb_run *g, int seat, const char *name)
{
    int who;
    (void)seat;
    if (sscanf(name, "march:%d", &who) != 1 || who < 0 || who >= g->block->seats)
        return NULL;
    json_t *parts =
        json_pack("[{si ss ss}]", "amount", 3, "source", "every expedition", "rule", "4.2");
    if (is_well(g, who, GUIDE))
        json_array_append_new(
            parts, json_pack("{si ss ss}", "amount", 1, "source", "the guide", "rule", "4.2"));
    return json_pack("{ss si so}", "name", name, "total", march_points(g, who), "parts", parts);
}
