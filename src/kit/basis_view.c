/* What a seat sees: the sections that a game's parts have. */
#include "kit_config.h"

#include "basis.h"
#include "seats.h"
#include "view.h"

#include <ctype.h>
#include <stdio.h>

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT void game_put_tracks(struct arb_run *g, int seat, struct arb_json *out)
{
    (void)g, (void)seat, (void)out;
}

MAY_BE_LEFT_OUT void game_put_sheets(struct arb_run *g, int seat, struct arb_json *out)
{
    (void)g, (void)seat, (void)out;
}

MAY_BE_LEFT_OUT void game_put_pieces(struct arb_run *g, struct arb_json *out)
{
    (void)g, (void)out;
}

MAY_BE_LEFT_OUT void game_put_texts(struct arb_run *g, struct arb_json *out)
{
    (void)g, (void)out;
}

MAY_BE_LEFT_OUT int game_table_numbers(struct arb_run *g, int seat, struct view_number *number)
{
    (void)g, (void)seat, (void)number;
    return 0;
}

/* Boards are called as packs call them, with a capital letter. */
static void put_board_labels(const struct arb_run *g, struct arb_json *out)
{
#ifdef KIT_BOARD
    char label[64];
    for (int i = 0; i < g->c->boards; i++) {
        snprintf(label, sizeof label, "%s", g->c->board[i]->name);
        *label = (char)toupper((unsigned char)*label);
        arb_put_text(out, g->c->board[i]->name, label);
    }
#else
    (void)g, (void)out;
#endif
}

void basis_kinds(const struct arb_run *g, struct arb_json *out)
{
    int kinds = 0;
    while (game_kinds[kinds].id)
        kinds++;
#ifdef EXPLAIN_THING
    arb_put_text(out, "how", EXPLAIN_THING);
#else
    arb_put_text(out, "how", "thing");
#endif
    view_put_kinds(out, game_kinds, kinds);
    arb_put_object(out, "labels");
    put_board_labels(g, out);
#ifdef KIT_AREAS_H
    area_put_labels(out);
#endif
    arb_put_end(out);
}

/* Whose turn it is and who has the first one, where that means anything. */
MAY_BE_LEFT_OUT void game_put_seat(struct arb_run *g, int seat, struct arb_json *out)
{
#ifdef KIT_ACTIVE
    view_put_if(out, "active", KIT_ACTIVE(g) == seat);
#elif defined game_first_seat
    view_put_if(out, "first", game_first_seat(g) == seat);
#endif
#ifdef KIT_ELIMINATE_H
    view_put_if(out, "out", !seat_is_in(g, seat));
#endif
    view_begin_tracks(out);
    game_put_tracks(g, seat, out);
    arb_put_end(out);
    game_put_sheets(g, seat, out);
}

#ifdef EXPLAIN_THING
json_t *basis_explain(struct arb_run *g, int seat, const char *name)
{
    return explain_thing(g, seat, name);
}

/* As the catalogue calls it. */
MAY_BE_LEFT_OUT const char *game_stat_label(const struct arb_run *g, int thing, enum stat stat)
{
    const struct view_kind *kind = game_kinds;
    (void)g, (void)thing;
    while (kind->id && strcmp(kind->id, stat_names[stat]) != 0)
        kind++;
    return kind->id ? kind->label : stat_names[stat];
}
#endif

static void put_board(struct arb_run *g, int seat, struct arb_json *out)
{
#ifdef KIT_BOARD
    arb_put_array(out, "boards");
    view_begin_board(out, KIT_BOARD(g)->name);
    game_put_pieces(g, out);
    view_end_things(out);
#ifdef KIT_GATES
    board_put_gates(out, "shut", KIT_BOARD(g), KIT_GATES(g));
#endif
#ifdef KIT_MARKS
    arb_put_array(out, "marks");
    game_put_marks(g, seat, out);
    arb_put_end(out);
#else
    (void)seat;
#endif
    arb_put_end(out);
    arb_put_end(out);
#else
    (void)g, (void)seat, (void)out;
#endif
}

void basis_view(struct arb_run *g, int seat, struct arb_json *out)
{
    struct view_number number[TABLE_NUMBERS];
    arb_put_object(out, NULL);
    arb_put_text(out, "game", g->rules->id);
    arb_put_number(out, "seat", seat);
    arb_put_text(out, "status", arb_status_name(g->block->status));
    game_put_head(g, out);
    seats_put(g, out);
#ifdef KIT_AREAS_H
    area_put_all(g, seat, out);
#endif
    put_board(g, seat, out);
#ifdef KIT_DICE_H
    dice_put(g, seat, "rolls", out);
#endif
#ifdef KIT_VOTE_H
    vote_put(g, seat, "vote", out);
#endif
    view_put_numbers(out, number, game_table_numbers(g, seat, number));
    arb_put_array(out, "texts");
    game_put_texts(g, out);
    arb_put_end(out);
    arb_put_end(out);
}
