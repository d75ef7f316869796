/* Character sheets and the crew. Every character of the campaign has a sheet (sheet.char.1); those
 * of the crew are at the table as well, with boards, cards and gear. What they have is at the table
 * as long as they are in the crew, and on their sheets from store_crew() on. */
#include "kit_config.h"

/* ---- Cards --------------------------------------------------------------------------------- */

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

/* ---- The crew at the table --------------------------------------------------------------------
 */

static int bunk(const struct arb_run *g, int n)
{
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (printed_terrain(g, cell) & ENTRY && --n == 0)
            return cell;
    return 0;
}

static void load_sheet(struct arb_run *g, int figure, int sheet, int seat)
{
    const struct sheet *s = &ship(g)->sheet[sheet];
    make_character(g, figure, seat, s->class_, s->species);
    character(g, figure)->sheet = (uint8_t)(sheet + 1);
    character(g, figure)->nova = s->nova;
    deal_cards(g, figure, s->learned, s->left);
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(figure) + n;
        if (!s->gear[n])
            continue;
        g->s->def[gear] = s->gear[n];
        *charge_of(g, gear) = s->charge[n];
        put_thing(g, gear, (s->worn >> n & 1 ? ZONE_WORN : ZONE_CARRIED) + figure - 1, ARB_BOTTOM);
    }
    if (aboard(g))
        place_figure(g, figure, bunk(g, figure));
    RULE("sheet.char.2");
}

/* item.4: what was used up is not written down again. */
static void store_gear(const struct arb_run *g, int figure, struct sheet *s)
{
    s->worn = 0;
    for (int n = 0; n < GEAR_EACH; n++) {
        int gear = first_gear(figure) + n, zone = g->s->link[gear].zone;
        bool used_up = zone == ZONE_BOX && !def_of(g, gear)->once;
        s->gear[n] = used_up ? 0 : g->s->def[gear];
        s->charge[n] = s->gear[n] ? *charge_of(g, gear) : 0;
        if (zone >= ZONE_WORN && zone < ZONE_CARRIED)
            s->worn |= (uint16_t)(1 << n);
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
    for (int f = 1; f <= g->s->characters; f++)
        if (character(g, f)->sheet == sheet + 1)
            return true;
    return false;
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

/* ---- New sheets ---------------------------------------------------------------------------------
 */

/* char.setup.16: what is known of a new character; char.setup.9, .10: what it begins with. */
int new_sheet(struct arb_run *g, int class_, int species, const char *name)
{
    struct sheet *s = &ship(g)->sheet[ship(g)->sheets];
    int n = 0;
    *s = (struct sheet){.class_ = (uint16_t)class_, .species = (uint16_t)species};
    arb_say(&(struct arb_text){s->name, s->name + sizeof s->name}, "%s", name);
    for (int i = 1; i < g->c->defs; i++)
        if (g->c->def[i].starting && g->c->def[i].class_ == g->c->def[class_].class_) {
            s->worn |= (uint16_t)(1 << n);
            s->gear[n++] = (uint16_t)i;
        }
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
    }
    store_crew(g);
}

/* ---- Out of a document --------------------------------------------------------------------------
 */

static const char *text_in(const json_t *object, const char *key)
{
    return campaign_text(object, key);
}

static int number_in(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

static int cards_in(const struct epoch_content *c, int class_, const json_t *names)
{
    int bits = 0, card;
    for (int k = 0; (card = class_card(c, class_, k)); k++)
        if (campaign_lists(names, c->def[card].name))
            bits |= 1 << k;
    return bits;
}

static void read_sheet(const struct epoch_content *c, const json_t *from, struct sheet *s)
{
    const json_t *piece;
    size_t i;
    int n = 0;
    s->class_ = (uint16_t)find_def(c, CLASS_BOARD, text_in(from, "class"));
    s->species = (uint16_t)find_def(c, SPECIES, text_in(from, "species"));
    arb_say(&(struct arb_text){s->name, s->name + sizeof s->name}, "%s", text_in(from, "name"));
    s->nova = (uint16_t)number_in(from, "nova");
    s->sp = (uint16_t)number_in(from, "sp");
    s->learned = (uint16_t)cards_in(c, c->def[s->class_].class_, json_object_get(from, "cards"));
    s->left = (uint16_t)cards_in(c, c->def[s->class_].class_, json_object_get(from, "left"));
    for (int m = 0; m < c->missions; m++)
        if (campaign_lists(json_object_get(from, "completed"), c->mission[m].id))
            s->completed |= 1ull << m;
    json_array_foreach (json_object_get(from, "gear"), i, piece) {
        s->gear[n] = (uint16_t)find_gear(c, text_in(piece, "name"));
        s->charge[n] = (uint8_t)number_in(piece, "charges");
        if (json_is_true(json_object_get(piece, "worn")))
            s->worn |= (uint16_t)(1 << n);
        n++;
    }
}

static uint64_t expeditions_in(const struct epoch_content *c, const json_t *names)
{
    uint64_t bits = 0;
    for (int n = 0; expedition_at(c, n); n++)
        if (campaign_lists(names, c->def[expedition_at(c, n)].name))
            bits |= 1ull << n;
    return bits;
}

static uint32_t numbers_in(const json_t *list)
{
    uint32_t bits = 0;
    size_t i;
    json_t *number;
    json_array_foreach (list, i, number)
        bits |= 1u << (json_integer_value(number) & 31);
    return bits;
}

/* sheet.camp.1: the campaign as it was left. Those who have a seat are the crew. */
void enter_ship(struct arb_run *g, const json_t *doc)
{
    struct ship *s = ship(g);
    const json_t *one;
    size_t i;
    arb_say(&(struct arb_text){s->called, s->called + sizeof s->called}, "%s",
            text_in(doc, "called"));
    for (int m = 0; m < g->c->missions; m++)
        if (!strcmp(g->c->mission[m].id, text_in(doc, "last")))
            s->last = (uint8_t)(m + 1);
    s->expedition = (uint8_t)number_in(doc, "expedition");
    s->later = number_in(doc, "later");
    s->orbs = numbers_in(json_object_get(doc, "orbs"));
    s->treasures = numbers_in(json_object_get(doc, "treasures"));
    s->added = expeditions_in(g->c, json_object_get(doc, "added"));
    s->gone = expeditions_in(g->c, json_object_get(doc, "gone"));
    json_array_foreach (json_object_get(doc, "characters"), i, one)
        read_sheet(g->c, one, &s->sheet[s->sheets++]);
    json_array_foreach (json_object_get(doc, "characters"), i, one)
        if (json_is_integer(json_object_get(one, "seat")))
            load_sheet(g, ++g->s->characters, (int)i, number_in(one, "seat") % g->block->seats);
    RULES("game.2", "sheet.camp.2");
}
