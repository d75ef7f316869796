/* ship.h - what the chapters of the campaign ask of each other. */
#ifndef SHIP_H
#define SHIP_H

static inline struct ship *ship(const struct arb_run *g)
{
    return &g->s->ship;
}
static inline bool aboard(const struct arb_run *g)
{
    return mission(g)->ship;
}
/* The sheet of a character; NULL: it is in no campaign. */
static inline struct sheet *sheet_of(const struct arb_run *g, int figure)
{
    int sheet = character(g, figure)->sheet;
    return sheet ? &g->s->ship.sheet[sheet - 1] : NULL;
}
static inline const struct def *goods(const struct arb_run *g, int thing)
{
    return &g->c->def[thing - GOODS];
}

/* sheets.c. */

void make_character(struct arb_run *g, int figure, int seat, int board_def, int species_def);
void deal_cards(struct arb_run *g, int figure, int learned, int left);
void enter_ship(struct arb_run *g);
void adopt_characters(struct arb_run *g);

/* Decks and stock. */

int in_stock(const struct arb_run *g, int def);
const struct planet *planet_of(const struct arb_run *g);
int fame_on(const struct arb_run *g, const struct planet *p);
int technology(const struct arb_run *g);
void count_technology(struct arb_run *g, int by, const char *rule);
bool is_marked(const struct arb_run *g, int text);
enum { COUNTER_SHOP, COUNTER_SKILLS };
bool has_trade(const struct arb_run *g, int figure);

/* Missions, expeditions, upgrades. */

int lots_of(const struct arb_run *g, int m);
bool was_won(const struct arb_run *g, int part);
int story_card(const struct arb_run *g, int number);
void offer_expedition(struct arb_run *g);
void note_taken(struct arb_run *g, int cell);
bool was_taken(const struct arb_run *g, int cell);
DO_EACH(do_skill, figure);
DO_EACH(do_find, figure);

#endif
