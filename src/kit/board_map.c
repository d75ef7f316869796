/* From the notation of maps to a plan, every mistake told. */
#include "kit_config.h"

#include "board_map.h"

#include "board_build.h"
#include "board_sets.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A map being read. While a tile is read, `map` is the tile's declaration, and what it
 * says is turned and moved to where the tile lies. */
struct reading {
    struct arb_reader *r;
    const struct arb_declaration *map;
    const struct arb_pack *pack;
    const struct board_words *words;
    const char *const *kinds;
    const struct board_word *rows;
    struct board_plan *plan;
    int left, top;             /* where the first letter of `rows` lies */
    int turn, columns, height; /* of a tile */
    int tile;                  /* its number; 0: the map itself */
};

/* The reader, for a part that stands for itself. */
static struct arb_reader *reader(struct reading *m)
{
    arb_go_on(m->r);
    return m->r;
}

__attribute__((format(printf, 3, 4))) static void
wrong(struct reading *m, const struct arb_node *at, const char *format, ...)
{
    char message[320];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    arb_pack_error(reader(m), at, "%s", message);
}

/* Names of cells. */

static const char *example(const struct reading *m)
{
    return m->plan->shape == BOARD_HEX      ? "\"C-3\""
           : m->plan->shape == BOARD_SQUARE ? "\"c3\""
                                            : "an area's name";
}

/* Column and row of the map's own drawing, as they lie on the whole map. */
static void place(const struct reading *m, int *x, int *y)
{
    int column = *x, row = *y;
    switch (m->turn) {
    case 1:
        *x = m->height - 1 - row;
        *y = column;
        break;
    case 2:
        *x = m->columns - 1 - column;
        *y = m->height - 1 - row;
        break;
    case 3:
        *x = row;
        *y = m->columns - 1 - column;
        break;
    default:
        break;
    }
    *x += m->left;
    *y += m->top;
}

/* A name as place on the whole map; a tile calls its own first cell a1. */
static bool read_place(const struct reading *m, const char *name, int *x, int *y)
{
    if (m->plan->shape == BOARD_AREA || !board_read_place(m->plan->shape, name, x, y))
        return false;
    if (m->tile)
        place(m, x, y);
    return true;
}

static int area_named(const struct board_plan *plan, const char *name)
{
    for (int c = 1; c <= plan->cells; c++)
        if (strcmp(plan->cell[c].label, name) == 0)
            return c;
    return 0;
}

/* The cell with this name; 0, and a mistake, if there is none. */
static int cell_named(struct reading *m, const struct arb_node *at, const char *name)
{
    int x, y, cell = area_named(m->plan, name);
    if (cell)
        return cell;
    if (!read_place(m, name, &x, &y)) {
        wrong(m, at, "\"%.40s\" is no cell; expected %s", name, example(m));
        return 0;
    }
    cell = board_plan_at(m->plan, x, y);
    if (!cell && m->plan->shape == BOARD_HEX && (x + y) % 2)
        wrong(m, at, "there is no cell \"%.40s\"; column and row are both even or both odd", name);
    else if (!cell)
        wrong(m, at, "there is no cell \"%.40s\" on this map", name);
    return cell;
}

/* The cells "a1" or "a1..c3" stands for, by rows; how many. */
static int cells_named(struct reading *m, const struct arb_node *at, const char *text,
                       uint16_t out[BOARD_CELLS])
{
    char first[BOARD_LETTERS];
    const char *dots = strstr(text, "..");
    if (!dots)
        return (out[0] = (uint16_t)cell_named(m, at, text)) != 0;
    snprintf(first, sizeof first, "%.*s", (int)(dots - text), text);
    int a = cell_named(m, at, first), b = cell_named(m, at, dots + 2), count = 0;
    if (!a || !b || m->plan->shape == BOARD_AREA)
        return 0;
    const struct board_plan_cell *p = m->plan->cell + a, *q = m->plan->cell + b;
    int left = p->x < q->x ? p->x : q->x, right = p->x < q->x ? q->x : p->x;
    int top = p->y < q->y ? p->y : q->y, bottom = p->y < q->y ? q->y : p->y;
    for (int y = top; y <= bottom; y++)
        for (int x = left; x <= right; x++)
            if (board_plan_at(m->plan, x, y))
                out[count++] = (uint16_t)board_plan_at(m->plan, x, y);
    return count;
}

/* Edges. */

struct edge_rule {
    const char *key, *option; /* the field that a table form may have */
    enum board_edge_kind kind;
    bool gate, shut; /* without the option */
};
static const struct edge_rule edge_rules[] = {
    {"walls", NULL, BOARD_WALL, false, false},
    {"doors", "open", BOARD_OPEN, true, true},
    {"links", "gate", BOARD_LINK, false, false},
};

static void read_edge(struct reading *m, const struct edge_rule *rule, const struct arb_node *node)
{
    const struct arb_node *text = node;
    bool gate = rule->gate, shut = rule->shut;
    if (node->kind == ARB_NODE_TABLE && rule->option && node->items == 1) {
        const char *const keys[] = {rule->option, NULL};
        arb_only_fields(reader(m), node, keys);
        bool on = arb_read_bool(reader(m), node, rule->option, false);
        if (rule->kind == BOARD_LINK)
            gate = shut = on;
        else
            shut = !on;
        text = node->item[0];
    }
    const char *bar = text->kind == ARB_NODE_STRING ? strchr(text->string, '|') : NULL;
    if (!bar) {
        wrong(m, node, "an entry of \"%s\" is no edge; expected two cells, such as \"%s\"",
              rule->key, m->plan->shape == BOARD_HEX ? "C-3|E-3" : "c3|d3");
        return;
    }
    char first[2 * BOARD_LETTERS];
    uint16_t a[BOARD_CELLS], b[BOARD_CELLS];
    snprintf(first, sizeof first, "%.*s", (int)(bar - text->string), text->string);
    int count = cells_named(m, node, first, a), others = cells_named(m, node, bar + 1, b);
    if (!count || !others)
        return;
    if (count != others) {
        wrong(m, node, "\"%.80s\" has %d cells on one side and %d on the other; expected as many",
              text->string, count, others);
        return;
    }
    for (int i = 0; i < count; i++)
        if (!board_plan_edge(m->plan, a[i], b[i], rule->kind, gate, shut))
            wrong(m, node, "\"%.80s\" in \"%s\": %s", text->string, rule->key, m->plan->words);
}

/* A table of names that may be absent; NULL, and a mistake, if it is something else. */
static const struct arb_node *named_fields(struct reading *m, const char *key)
{
    const struct arb_node *node = arb_field_of(m->map->body, key);
    if (!node || (node->kind == ARB_NODE_TABLE && !node->word && !node->items))
        return node;
    wrong(m, node, "field \"%s\" has no names; expected { name = ... }", key);
    return NULL;
}

/* The items of a list that may be absent. */
static int items_of(struct reading *m, const struct arb_node *body, const char *key,
                    const struct arb_node ***items)
{
    const struct arb_node *node = arb_field_of(body, key);
    if (node && (node->kind != ARB_NODE_TABLE || node->word || node->fields))
        wrong(m, node, "field \"%s\" is no list; expected { ... }", key);
    else if (node) {
        *items = node->item;
        return node->items;
    }
    return 0;
}

static void read_edges(struct reading *m)
{
    const struct arb_node **item = NULL;
    for (size_t i = 0; i < sizeof edge_rules / sizeof *edge_rules; i++) {
        int count = items_of(m, m->map->body, edge_rules[i].key, &item);
        for (int k = 0; k < count; k++)
            read_edge(m, edge_rules + i, item[k]);
    }
}

/* Regions and names. */

static struct board_region *region_named(struct reading *m, const char *name,
                                         const struct arb_node *at)
{
    for (int i = 0; i < m->plan->regions; i++)
        if (strcmp(m->plan->region[i].name, name) == 0)
            return m->plan->region + i;
    if (m->plan->regions == BOARD_REGIONS || strlen(name) >= BOARD_LETTERS) {
        wrong(m, at,
              "region \"%.60s\": a map has at most %d regions, with names of up to %d letters",
              name, BOARD_REGIONS, BOARD_LETTERS - 1);
        return NULL;
    }
    struct board_region *region = m->plan->region + m->plan->regions++;
    snprintf(region->name, sizeof region->name, "%s", name);
    return region;
}

static void add_to_region(struct reading *m, struct board_region *region,
                          const struct arb_node *node)
{
    uint16_t cells[BOARD_CELLS];
    if (node->kind != ARB_NODE_STRING) {
        wrong(m, node, "region \"%s\" has an entry that is no cell; expected %s", region->name,
              example(m));
        return;
    }
    int count = cells_named(m, node, node->string, cells);
    for (int i = 0; i < count; i++) {
        board_add(&region->cells, cells[i]);
        if (!region->first)
            region->first = cells[i];
    }
}

static void read_regions(struct reading *m)
{
    const struct arb_node *regions = named_fields(m, "regions");
    for (int i = 0; regions && i < regions->fields; i++) {
        const struct arb_node *cells = regions->field[i].value;
        struct board_region *region = region_named(m, regions->field[i].key, cells);
        bool list = cells->kind == ARB_NODE_TABLE && !cells->word;
        if (region && !list)
            add_to_region(m, region, cells);
        for (int k = 0; region && list && k < cells->items; k++)
            add_to_region(m, region, cells->item[k]);
    }
    const struct arb_node *names = named_fields(m, "names");
    for (int i = 0; names && i < names->fields; i++) {
        const char *name = names->field[i].key;
        const struct arb_node *at = names->field[i].value;
        int cell = at->kind == ARB_NODE_STRING ? cell_named(m, at, at->string) : 0;
        if (at->kind != ARB_NODE_STRING || strlen(name) >= BOARD_LETTERS)
            wrong(m, at, "name \"%.60s\": expected a name of up to %d letters for one cell", name,
                  BOARD_LETTERS - 1);
        else if (area_named(m->plan, name))
            wrong(m, at, "two cells are called \"%s\"", name);
        else if (cell)
            strcpy(m->plan->cell[cell].label, name);
    }
}

/* Legend and rows. */

static void read_word(struct reading *m, const struct arb_node *node, struct board_kind *kind)
{
    const char *text = node->kind == ARB_NODE_STRING ? node->string : "";
    char known[320] = "", *end = NULL;
    size_t length = strcspn(text, " "), said = 0;
    for (const struct board_word *row = m->rows; row->word; row++) {
        long number = text[length] && row->number ? strtol(text + length, &end, 10) : -1;
        said += (size_t)snprintf(known + said, sizeof known - said, "%s%s", said ? ", " : "",
                                 row->word);
        if (strlen(row->word) != length || strncmp(row->word, text, length) ||
            (text[length] && (!row->number || *end || number < 0)))
            continue;
        kind->gate = row->gate;
        kind->bits = row->bits | (row->number ? (uint32_t)(number + 1) << row->number : 0);
        snprintf(kind->name, sizeof kind->name, "%s", text);
        return;
    }
    wrong(m, node, "\"%.40s\" is nothing on a map; expected one of %s", text, known);
}

static void read_kind(struct reading *m, const struct arb_node *node, struct board_kind *kind)
{
    if (m->rows) {
        read_word(m, node, kind);
    } else if (m->kinds) {
        int which = arb_word_of(reader(m), node, m->kinds);
        kind->bits = (uint32_t)(which > 0 ? which : 0);
        snprintf(kind->name, sizeof kind->name, "%s", m->kinds[kind->bits]);
    } else if (m->words) {
        m->words->kind(reader(m), node, kind);
    } else if (node->kind == ARB_NODE_STRING && strlen(node->string) < sizeof kind->name) {
        strcpy(kind->name, node->string);
    } else {
        wrong(m, node, "the meaning of \"%c\" is none; expected a short text", kind->letter);
    }
}

/* The number of a kind that is read into the first free one; one that is there already
 * is not kept twice. */
static int add_kind(struct reading *m, const struct arb_node *node, char letter)
{
    struct board_plan *plan = m->plan;
    if (plan->kinds == BOARD_KINDS) {
        wrong(m, node, "a map has at most %d kinds of cells", BOARD_KINDS - 1);
        return 0;
    }
    struct board_kind *kind = plan->kind + plan->kinds;
    memset(kind, 0, sizeof *kind);
    kind->letter = letter;
    read_kind(m, node, kind);
    if (kind->diagonal && plan->shape != BOARD_SQUARE)
        wrong(m, node, "diagonal walls are for squares");
    for (int i = 1; i < plan->kinds; i++)
        if (memcmp(plan->kind + i, kind, sizeof *kind) == 0)
            return i;
    return plan->kinds++;
}

/* The kinds of this map's letters, by letter; 0: it has no meaning. */
static void read_legend(struct reading *m, uint8_t kinds[256])
{
    const struct arb_node *legend = named_fields(m, "legend");
    for (int i = 0; legend && i < legend->fields; i++) {
        const char *letter = legend->field[i].key;
        const struct arb_node *node = legend->field[i].value;
        if (strlen(letter) != 1 || *letter == ' ' || *letter == '.') {
            wrong(m, node,
                  "\"%.20s\" stands in the legend; expected one letter, not \" \" or \".\"",
                  letter);
            continue;
        }
        kinds[(unsigned char)*letter] = (uint8_t)add_kind(m, node, *letter);
    }
}

/* False if no more cells fit. */
static bool read_letter(struct reading *m, const struct arb_node *row, const uint8_t kinds[256],
                        char letter, int x, int y)
{
    int column = x + 1, number = y + 1;
    if (letter != '.' && !kinds[(unsigned char)letter]) {
        wrong(m, row, "\"%c\" in row %d, column %d is not in the legend", letter, number, column);
        return true;
    }
    place(m, &x, &y);
    int cell = board_plan_cell(m->plan, x, y, kinds[(unsigned char)letter]);
    if (cell)
        m->plan->cell[cell].tile = (uint8_t)m->tile;
    else
        wrong(m, row, "\"%c\" in row %d, column %d: %s", letter, number, column, m->plan->words);
    return cell || m->plan->cells < BOARD_CELLS;
}

static void read_rows(struct reading *m)
{
    const struct arb_node **row = NULL;
    uint8_t kinds[256] = {0};
    read_legend(m, kinds);
    int count = items_of(m, m->map->body, "rows", &row);
    m->height = count;
    for (int y = 0; y < count; y++)
        if (row[y]->kind == ARB_NODE_STRING && (int)strlen(row[y]->string) > m->columns)
            m->columns = (int)strlen(row[y]->string);
    for (int y = 0; y < count; y++) {
        if (row[y]->kind != ARB_NODE_STRING) {
            wrong(m, row[y], "row %d is no text; expected one letter for each column", y + 1);
            continue;
        }
        for (int x = 0; row[y]->string[x]; x++)
            if (row[y]->string[x] != ' ' && !read_letter(m, row[y], kinds, row[y]->string[x], x, y))
                return;
    }
}

/* Areas. */

static void read_area(struct reading *m, const struct arb_node *node)
{
    static const char *const keys[] = {"at", "kind", "links", "within", NULL};
    const struct arb_node *name = node->items == 1 ? node->item[0] : NULL;
    const struct arb_node *at = arb_field_of(node, "at"), *kind = arb_field_of(node, "kind");
    if (!name || name->kind != ARB_NODE_STRING || strlen(name->string) >= BOARD_LETTERS) {
        wrong(m, node, "an area has no name; expected { \"Name\", links = { ... } }");
        return;
    }
    arb_only_fields(reader(m), node, keys);
    if (area_named(m->plan, name->string)) {
        wrong(m, node, "two areas are called \"%s\"", name->string);
        return;
    }
    int number = kind ? add_kind(m, kind, 0) : 0;
    bool pair = at && at->items == 2 && at->item[0]->kind == ARB_NODE_INT &&
                at->item[1]->kind == ARB_NODE_INT && llabs(at->item[0]->number) < 10000 &&
                llabs(at->item[1]->number) < 10000;
    if (at && !pair)
        wrong(m, at, "\"at\" is no place; expected { column, row }");
    int cell = board_plan_cell(m->plan, pair ? (int)at->item[0]->number : 0,
                               pair ? (int)at->item[1]->number : 0, number);
    if (cell)
        strcpy(m->plan->cell[cell].label, name->string);
    else
        wrong(m, node, "area \"%s\": %s", name->string, m->plan->words);
}

/* What an area says of others is read when all are there; a link may be said twice. */
static void join_area(struct reading *m, const struct arb_node *node)
{
    const struct arb_node **item = NULL;
    int cell = node->items == 1 && node->item[0]->kind == ARB_NODE_STRING
                   ? area_named(m->plan, node->item[0]->string)
                   : 0;
    if (!cell)
        return;
    int count = items_of(m, node, "links", &item);
    for (int i = 0; i < count; i++) {
        int to = item[i]->kind == ARB_NODE_STRING ? cell_named(m, item[i], item[i]->string) : 0;
        if (item[i]->kind != ARB_NODE_STRING || to == cell)
            wrong(m, item[i], "a link of \"%s\" leads nowhere; expected the name of another area",
                  m->plan->cell[cell].label);
        else if (to && !board_plan_edge(m->plan, cell, to, BOARD_LINK, false, false) &&
                 !strstr(m->plan->words, "twice"))
            wrong(m, item[i], "%s", m->plan->words);
    }
    const char *within = arb_read_string(reader(m), node, "within", false);
    if (within)
        m->plan->cell[cell].within = (uint16_t)cell_named(m, node, within);
}

static void read_areas(struct reading *m)
{
    const struct arb_node **area = NULL;
    int count = items_of(m, m->map->body, "areas", &area);
    for (int i = 0; i < count; i++)
        read_area(m, area[i]);
    for (int i = 0; i < count; i++)
        join_area(m, area[i]);
}

/* Tiles and the whole. */

static const struct arb_declaration *declared(const struct arb_pack *pack, const char *name,
                                              const struct arb_declaration *but)
{
    for (int i = 0; pack && i < pack->declarations; i++) {
        const struct arb_declaration *d = pack->declaration + i;
        if (d != but && strcmp(d->name, name) == 0 && arb_field_of(d->body, "rows"))
            return d;
    }
    return NULL;
}

static void read_tile(struct reading *whole, const struct arb_node *node)
{
    static const char *const keys[] = {"turn", NULL};
    struct reading m = *whole;
    const struct arb_node *name = node->items == 2 ? node->item[0] : NULL;
    const struct arb_node *at = node->items == 2 ? node->item[1] : NULL;
    if (!name || name->kind != ARB_NODE_STRING || at->kind != ARB_NODE_STRING ||
        !board_read_place(m.plan->shape, at->string, &m.left, &m.top)) {
        wrong(whole, node, "an entry of \"tiles\" is none; expected { \"Name\", %s }",
              example(whole));
        return;
    }
    arb_only_fields(reader(whole), node, keys);
    m.turn = arb_read_int(reader(whole), node, "turn", 0, m.plan->shape == BOARD_SQUARE ? 3 : 0, 0);
    m.map = declared(m.pack, name->string, whole->map);
    if (!m.map || whole->tile == UINT8_MAX) {
        wrong(whole, node,
              m.map ? "a map has at most 255 tiles" : "there is no map \"%.60s\" to join",
              name->string);
        return;
    }
    m.columns = 0;
    m.tile = ++whole->tile;
    m.r->declaration = m.map;
    read_rows(&m);
    read_edges(&m);
    read_regions(&m);
    m.r->declaration = whole->map;
}

static void read_head(struct reading *m)
{
    static const char *const shapes[] = {"hex", "square", "area", NULL};
    static const char *const borders[] = {"border", NULL};
    static const char *const keys[] = {"areas",  "diagonal", "doors",  "flat",    "from",
                                       "legend", "links",    "names",  "regions", "rows",
                                       "shape",  "tiles",    "walled", "walls",   NULL};
    const struct arb_node *body = m->map->body;
    arb_only_fields(reader(m), body, keys);
    m->plan->shape =
        (enum board_shape)arb_read_word(reader(m), body, "shape", shapes, ARB_REQUIRED);
    m->plan->flat = arb_read_bool(reader(m), body, "flat", false);
    m->plan->diagonal = arb_read_bool(reader(m), body, "diagonal", false);
    m->plan->walled = arb_read_word(reader(m), body, "walled", borders, -1) == 0;
    const char *from = arb_read_string(reader(m), body, "from", false);
    if (from && !board_read_place(m->plan->shape, from, &m->left, &m->top))
        wrong(m, arb_field_of(body, "from"),
              "field \"from\" is \"%.40s\"; expected a cell, such as %s", from, example(m));
}

static const struct board *compiled(struct reading m, struct arb_arena *arena)
{
    struct arb_reader *r = m.r;
    const struct arb_node **tile = NULL;
    const struct board *board = NULL;
    int errors = r->errors;
    m.plan = board_plan_new(BOARD_HEX, m.map->name);
    if (m.kinds)
        snprintf(m.plan->kind->name, sizeof m.plan->kind->name, "%s", m.kinds[0]);
    read_head(&m);
    read_rows(&m);
    if (m.plan->shape == BOARD_AREA)
        read_areas(&m);
    int tiles = items_of(&m, m.map->body, "tiles", &tile);
    for (int i = 0; i < tiles; i++)
        read_tile(&m, tile[i]);
    m.tile = 0;
    read_edges(&m);
    read_regions(&m);
    if (r->errors == errors) {
        board = board_build(m.plan, arena);
        if (!board)
            wrong(&m, NULL, "%s", m.plan->words);
    }
    free(m.plan);
    r->failed = r->failed || !board;
    return board;
}

const struct board *board_compile(struct arb_reader *r, const struct arb_pack *pack,
                                  const struct board_words *words, struct arb_arena *arena)
{
    return compiled((struct reading){.r = r, .map = r->declaration, .pack = pack, .words = words},
                    arena);
}

const struct board *board_compile_kinds(struct arb_reader *r, const struct arb_pack *pack,
                                        const char *const *kinds, struct arb_arena *arena)
{
    return compiled((struct reading){.r = r, .map = r->declaration, .pack = pack, .kinds = kinds},
                    arena);
}

const struct board *board_compile_words(struct arb_reader *r, const struct arb_pack *pack,
                                        const struct board_word *rows, struct arb_arena *arena)
{
    return compiled((struct reading){.r = r, .map = r->declaration, .pack = pack, .rows = rows},
                    arena);
}
