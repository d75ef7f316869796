/* Character sheets and the crew. Every character of the campaign has a sheet (sheet.char.1); those
 * of the crew are at the table as well, with boards, cards and gear. What they have is at the table
 * as long as they are in the crew, and on their sheets from store_crew() on. */
#include "kit_config.h"

/* Cards. */

/* mission.setup.9a, .9b: ten of the cards it has; without others those that cost no SP. */
void deal_cards(struct arb_run *g, int figure, int learned, int left)
{
    repertoire_deal(g, figure, learned, left);
    RULES("mission.setup.9a", "select.1b", "class.3", "ccard.2");
    if (learned)
        RULE("campaign.sp.4");
    else
        RULE("mission.setup.9b");
}

/* The crew at the table. */

static int bunk(const struct arb_run *g, int n)
{
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (printed_terrain(g, cell) & ENTRY && --n == 0)
            return cell;
    return 0;
}

void game_load_member(struct arb_run *g, int figure, int sheet, int seat)
{
    const struct sheet *s = &ship(g)->sheet[sheet];
    make_character(g, figure, seat, s->kind[0], s->kind[1]);
    character(g, figure)->sheet = (uint8_t)(sheet + 1);
    character(g, figure)->nova = s->nova;
    deal_cards(g, figure, s->learned, s->left);
    gear_load(g, figure, s->gear);
    if (aboard(g))
        place_figure(g, figure, bunk(g, figure));
    RULE("sheet.char.2");
}

/* sheet.char.2: after each mission, and whenever the crew changes. */
void game_store_crew(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        struct sheet *s = sheet_of(g, f);
        if (!s)
            continue;
        s->nova = character(g, f)->nova;
        gear_store(g, f, s->gear);
        RULE("sheet.char.2");
    }
}

/* Nobody is at the table. Only what belongs to characters lies in zones while this is done. */
void game_clear_crew(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        while (g->s->zone[ZONE_WORN + f - 1].count)
            put_thing(g, g->s->zone[ZONE_WORN + f - 1].first, ZONE_CARRIED + f - 1, ARB_BOTTOM);
        unindex_thing(g, board_of(f));
        unindex_thing(g, species_of(f));
        unindex_thing(g, f);
        stand_at(g, f, 0);
        g->s->figure[f] = (struct figure){0};
        g->s->character[f] = (struct character){0};
    }
    memset(g->s->zone, 0, sizeof g->s->zone);
    memset(g->s->link, 0, sizeof g->s->link);
    memset(g->s->def + FIRST_BOARD, 0, (FIRST_ENEMY_CARD - FIRST_BOARD) * sizeof *g->s->def);
    memset(g->s->charge, 0, sizeof g->s->charge);
}

/* New sheets. */

/* char.setup.16: what is known of a new character; char.setup.9, .10: what it begins with. */
void game_begin_sheet(struct arb_run *g, int sheet)
{
    struct sheet *s = &ship(g)->sheet[sheet];
    int n = 0;
    for (int i = 1; i < g->c->defs; i++)
        if (g->c->def[i].starting && g->c->def[i].class_ == g->c->def[s->kind[0]].class_)
            s->gear[n++] = (struct owned){.def = (uint16_t)i, .worn = true};
    RULES("char.setup.8", "char.setup.9", "char.setup.16", "campaign.setup.3");
}

/* Characters that came without a campaign are written down as new ones. */
void adopt_characters(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        int name = g->c->people.count >= f ? g->c->people.name[f - 1] : 0;
        character(g, f)->sheet =
            (uint8_t)(1 + new_sheet(g, (uint16_t[]){ROSTER_KIND(g, f, 0), ROSTER_KIND(g, f, 1)},
                                    name ? g->c->text[name] : title_of(g, f)));
        sheet_of(g, f)->seat = (uint8_t)(character(g, f)->seat + 1);
    }
    game_store_crew(g);
}

/* sheet.camp.1: the campaign as it was left (log.c). Those who have a seat are the crew. */
void enter_ship(struct arb_run *g)
{
    for (int i = 0; i < ship(g)->sheets; i++) {
        if (!in_crew(g, i))
            continue;
        int seat = (ship(g)->sheet[i].seat - 1) % g->block->seats;
        ship(g)->sheet[i].seat = (uint8_t)(seat + 1);
        game_load_member(g, ++g->s->characters, i, seat);
    }
    RULES("game.2", "sheet.camp.2");
}
