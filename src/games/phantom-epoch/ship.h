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

/* ---- sheets.c ----------------------------------------------------------------------------- */

int find_def(const struct epoch_content *c, enum thing_type type, const char *name);
int find_gear(const struct epoch_content *c, const char *name);
void make_character(struct arb_run *g, int figure, int seat, int board_def, int species_def);
void deal_cards(struct arb_run *g, int figure, int learned, int left);
void enter_ship(struct arb_run *g);
void adopt_characters(struct arb_run *g);
void store_crew(struct arb_run *g);
/* The crew changes: this sheet for a seat, in the place of a figure (0: as one more); sheet -1:
 * that figure stays aboard. */
void change_crew_to(struct arb_run *g, int sheet, int seat, int place);
int new_sheet(struct arb_run *g, int class_, int species, const char *name);
bool in_crew(const struct arb_run *g, int sheet);
/* Action card k of a class in printed order, 0: there is none; and is it the character's? */
int class_card(const struct epoch_content *c, int class_, int k);
bool has_card(const struct arb_run *g, const struct sheet *s, int k);

/* ---- Decks and stock ---------------------------------------------------------------------- */

int in_stock(const struct arb_run *g, int def);
int room_for_gear(const struct arb_run *g, int figure);
int receive_gear(struct arb_run *g, int figure, int def);
void remove_gear(struct arb_run *g, int figure, int gear);
const struct planet *planet_of(const struct arb_run *g);
int fame_on(const struct arb_run *g, const struct planet *p);
int technology(const struct arb_run *g);
void count_technology(struct arb_run *g, int by, const char *rule);
bool is_marked(const struct arb_run *g, int text);
bool could_buy(const struct arb_run *g, int figure);
bool could_learn(const struct arb_run *g, int figure);

/* ---- Missions, expeditions, upgrades ------------------------------------------------------ */

bool was_won(const struct arb_run *g, int part);
int story_card(const struct arb_run *g, int number);
void offer_expedition(struct arb_run *g);
void offer_upgrades(struct arb_run *g);
/* Lies open to be looked at and chosen from. */
void show_goods(struct arb_run *g, int def);
void pay_upgrade(struct arb_run *g, int def);
void build_upgrade(struct arb_run *g, int def);
void note_orb(struct arb_run *g, int cell);
void note_treasure(struct arb_run *g, int cell);
bool was_taken(const struct arb_run *g, int cell);
DO_EACH(do_skill, figure);
DO_EACH(do_find, figure);

#endif
