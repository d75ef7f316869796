/* Character sheets and the crew. Every character of the campaign has a sheet (sheet.char.1); those
 * of the crew are at the table as well, with boards, cards and gear. What they have is at the table
 * as long as they are in the crew, and on their sheets from store_crew() on. */
#include "kit_config.h"

/* ---- Cards -------------------------------------------------------------------------------- */

int class_card(const struct epoch_content *c, int class_, int k)
{
    for (int i = 1; i < c->defs; i++)
        if (c->def[i].type == ACTION_CARD && c->def[i].class_ == class_ && k-- == 0)
            return i;
    return 0;
}

/* char.setup.8: cards with a price are not its own until they are paid for. */
bool has_card(const struct arb_run *g, const struct sheet *s, int k)
{
    int card = class_card(g->c, g->c->def[s->class_].class_, k);
    return card && (!g->c->def[card].sp || s->learned >> k & 1);
}

/* mission.setup.9a, .9b: ten of the cards it has; without others those that cost no SP. */
void deal_cards(struct arb_run *g, int figure, int learned, int left)
{
    int class_ = g->c->def[g->s->def[board_of(figure)]].class_, card = first_card(figure), def;
    for (int k = 0; (def = class_card(g->c, class_, k)) && card < first_card(figure) + HAND_CARDS;
         k++)
        if ((!g->c->def[def].sp || learned >> k & 1) && !(left >> k & 1)) {
            g->s->def[card] = (uint16_t)def;
            arb_move(g->s->zone, g->s->link, (uint16_t)card, (uint8_t)(ZONE_HAND + figure - 1),
                     ARB_BOTTOM);
            card++;
        }
    RULES("mission.setup.9a", "select.1b", "class.3", "ccard.2");
    if (learned)
        RULE("campaign.sp.4");
    else
        RULE("mission.setup.9b");
}

/* ---- The crew at the table ---------------------------------------------------------------- */

static int bunk(const struct arb_run *g, int n)
{
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (printed_terrain(g, cell) & ENTRY && --n == 0)
            return cell;
    return 0;
}

static void load_sheet(struct arb_run *g, int figure, int sheet, int seat)
{
    struct sheet *s = &ship(g)->sheet[sheet];
    s->seat = (uint8_t)(seat + 1);
    make_character(g, figure, seat, s->class_, s->species);
    character(g, figure)->sheet = (uint8_t)(sheet + 1);
    character(g, figure)->nova = s->nova;
    deal_cards(g, figure, s->learned, s->left);
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(figure) + n;
        if (!s->gear[n].def)
            continue;
        g->s->def[gear] = s->gear[n].def;
        *charge_of(g, gear) = s->gear[n].charge;
        put_thing(g, gear, (s->gear[n].worn ? ZONE_WORN : ZONE_CARRIED) + figure - 1, ARB_BOTTOM);
    }
    if (aboard(g))
        place_figure(g, figure, bunk(g, figure));
    RULE("sheet.char.2");
}

/* item.4: what was used up is not written down again. */
static void store_gear(const struct arb_run *g, int figure, struct sheet *s)
{
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(figure) + n, zone = g->s->link[gear].zone;
        bool used_up = zone == ZONE_BOX && !def_of(g, gear)->once;
        s->gear[n] = (struct owned){0};
        if (g->s->def[gear] && !used_up)
            s->gear[n] = (struct owned){g->s->def[gear], *charge_of(g, gear),
                                        zone >= ZONE_WORN && zone < ZONE_CARRIED};
    }
}

/* sheet.char.2: after each mission, and whenever the crew changes. */
void store_crew(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        struct sheet *s = sheet_of(g, f);
        if (!s)
            continue;
        s->nova = character(g, f)->nova;
        store_gear(g, f, s);
        RULE("sheet.char.2");
    }
}

/* Nobody is at the table. Only what belongs to characters lies in zones while this is done. */
static void clear_crew(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        while (g->s->zone[ZONE_WORN + f - 1].count)
            put_thing(g, g->s->zone[ZONE_WORN + f - 1].first, ZONE_CARRIED + f - 1, ARB_BOTTOM);
        if (sheet_of(g, f))
            sheet_of(g, f)->seat = 0;
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
    g->s->characters = 0;
}

bool in_crew(const struct arb_run *g, int sheet)
{
    return ship(g)->sheet[sheet].seat;
}

void change_crew_to(struct arb_run *g, int sheet, int seat, int place)
{
    struct {
        int sheet, seat;
    } crew[CHARACTERS + 1];
    int count = 0;
    store_crew(g);
    for (int f = 1; f <= g->s->characters; f++) {
        bool goes = f == place;
        if (goes && sheet < 0)
            continue;
        crew[count].sheet = goes ? sheet : character(g, f)->sheet - 1;
        crew[count++].seat = character(g, f)->seat;
    }
    if (!place) {
        crew[count].sheet = sheet;
        crew[count++].seat = seat;
    }
    clear_crew(g);
    for (int i = 0; i < count; i++) {
        g->s->characters++;
        load_sheet(g, i + 1, crew[i].sheet, crew[i].seat);
    }
}

/* ---- New sheets --------------------------------------------------------------------------- */

/* char.setup.16: what is known of a new character; char.setup.9, .10: what it begins with. */
int new_sheet(struct arb_run *g, int class_, int species, const char *name)
{
    struct sheet *s = &ship(g)->sheet[ship(g)->sheets];
    int n = 0;
    *s = (struct sheet){.class_ = (uint16_t)class_, .species = (uint16_t)species};
    arb_say(&(struct arb_text){s->name, s->name + sizeof s->name}, "%s", name);
    for (int i = 1; i < g->c->defs; i++)
        if (g->c->def[i].starting && g->c->def[i].class_ == g->c->def[class_].class_)
            s->gear[n++] = (struct owned){.def = (uint16_t)i, .worn = true};
    RULES("char.setup.8", "char.setup.9", "char.setup.16", "campaign.setup.3");
    return ship(g)->sheets++;
}

/* Characters that came without a campaign are written down as new ones. */
void adopt_characters(struct arb_run *g)
{
    for (int f = 1; f <= g->s->characters; f++) {
        int name = g->c->people.count >= f ? g->c->people.name[f - 1] : 0;
        character(g, f)->sheet =
            (uint8_t)(new_sheet(g, g->s->def[board_of(f)], g->s->def[species_of(f)],
                                name ? g->c->text[name] : title_of(g, f)) +
                      1);
        sheet_of(g, f)->seat = (uint8_t)(character(g, f)->seat + 1);
    }
    store_crew(g);
}

/* sheet.camp.1: the campaign as it was left (log.c). Those who have a seat are the crew. */
void enter_ship(struct arb_run *g)
{
    for (int i = 0; i < ship(g)->sheets; i++)
        if (ship(g)->sheet[i].seat)
            load_sheet(g, ++g->s->characters, i, (ship(g)->sheet[i].seat - 1) % g->block->seats);
    RULES("game.2", "sheet.camp.2");
}
