#include "play_board.h"

#include "play_canvas.h"
#include "play_card.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What it is drawn by. */

/* The cells that options name, each once. */
static json_t *live_cells(const json_t *ask)
{
    json_t *live = json_object(), *option, *cell;
    size_t i, k;
    char key[16];
    json_array_foreach (json_object_get(ask, "options"), i, option)
        json_array_foreach (json_object_get(option, "cells"), k, cell) {
            snprintf(key, sizeof key, "%d", (int)json_integer_value(cell));
            json_object_set_new(live, key, json_true());
        }
    return live;
}

void board_attach(json_t *view, const arb_game *game, const json_t *ask)
{
    size_t i;
    json_t *board, *boards = json_object_get(view, "boards");
    if (!json_array_size(boards))
        return;
    json_t *catalogue = arb_catalogue(game), *live = live_cells(ask);
    json_array_foreach (boards, i, board) {
        json_object_set(
            board, "plan",
            json_object_get(json_object_get(catalogue, "boards"), view_text(board, "id")));
        json_object_set(board, "live", live);
    }
    json_decref(catalogue);
    json_decref(live);
}

bool board_is_there(const json_t *view)
{
    return json_object_get(json_array_get(json_object_get(view, "boards"), 0), "plan") != NULL;
}

/* Where cells lie. */

struct shape {
    const json_t *plan;
    int wide, high; /* a cell, in columns and lines */
    int columns, lines;
    double left, top, across, down; /* a step of the plane */
};

static double number_in(const json_t *list, size_t i)
{
    return json_number_value(json_array_get(list, i));
}

static int longest_name(const json_t *plan)
{
    size_t i;
    json_t *cell;
    int longest = 3;
    json_array_foreach (json_object_get(plan, "cells"), i, cell) {
        int width = paper_width(view_text(cell, "name"));
        longest = width > longest ? width : longest;
    }
    return longest;
}

/* Areas lie where the map says, drawn together as far as their names allow. */
static void shape_areas(struct shape *s, double right, double bottom, int width)
{
    int most = width < 62 ? width : 62;
    s->wide = longest_name(s->plan) + 2;
    s->across = right > s->left ? (most - s->wide) / (right - s->left) : 0;
    s->down = bottom > s->top ? 16 / (bottom - s->top) : 0;
    s->columns = most;
    s->lines = 16 + s->high;
}

static struct shape shape_of(const json_t *board, int width, bool large)
{
    const json_t *plan = json_object_get(board, "plan");
    struct shape s = {.plan = plan, .left = 1e9, .top = 1e9, .high = large ? 3 : 2};
    bool flat = json_is_true(json_object_get(plan, "flat"));
    const char *kind = view_text(plan, "shape");
    double right = -1e9, bottom = -1e9;
    size_t i;
    json_t *cell;
    json_array_foreach (json_object_get(plan, "cells"), i, cell) {
        const json_t *at = json_object_get(cell, "at");
        s.left = number_in(at, 0) < s.left ? number_in(at, 0) : s.left;
        s.top = number_in(at, 1) < s.top ? number_in(at, 1) : s.top;
        right = number_in(at, 0) > right ? number_in(at, 0) : right;
        bottom = number_in(at, 1) > bottom ? number_in(at, 1) : bottom;
    }
    s.wide = large ? 8 : 6;
    if (strcmp(kind, "area") == 0) {
        shape_areas(&s, right, bottom, width);
        return s;
    }
    bool hex = strcmp(kind, "hex") == 0;
    s.across = !hex ? s.wide / 2.0 : flat ? s.wide / 3.0 : s.wide / 2.0;
    s.down = !hex ? s.high / 2.0 : flat ? s.high / 2.0 : s.high / 3.0;
    s.columns = (int)((right - s.left) * s.across + 0.5) + s.wide;
    s.lines = (int)((bottom - s.top) * s.down + 0.5) + s.high;
    return s;
}

static void place_of(const struct shape *s, const json_t *cell, int *x, int *y)
{
    const json_t *at = json_object_get(cell, "at");
    *x = (int)((number_in(at, 0) - s->left) * s->across + 0.5);
    *y = (int)((number_in(at, 1) - s->top) * s->down + 0.5);
}

/* What stands in a cell. */

struct terrain_look {
    const char *words; /* parts of names, parted by spaces */
    const char *sign, *letter;
    uint8_t ground, ink;
};

static const struct terrain_look looks[] = {
    {"beach sand desert dune shore", "·", ".", 137, 230},
    {"jungle forest wood tree grove", "♣", "&", 22, 114},
    {"sea water river lake ocean swamp", "≈", "~", 24, 117},
    {"peak mountain cliff crag", "▲", "^", 240, 255},
    {"ruin temple tomb building house", "╥", "#", 101, 230},
    {"rubble rough difficult debris rock stone asteroid", "∴", ":", 58, 187},
    {"lava magma supernova", "≋", "%", 160, 226},
    {"nebula cloud mist fog", "░", "?", 53, 183},
    {"fire burn hazard ember", "※", "!", 94, 214},
    {"poison acid gas toxic", "⁖", ";", 58, 154},
    {"trap spike snare", "‸", "v", 238, 255},
    {"pillar column", "█", "I", 60, 254},
    {"ice snow frost", "*", "*", 153, 24},
    {"pit hole chasm abyss rift", "○", "o", 233, 244},
    {"grass plain meadow field", "\"", "\"", 64, 193},
    {"object crate obstacle cover box", "▣", "@", 60, 189},
    {"space void star system", "·", ".", 17, 189},
};
static const struct terrain_look bare = {"", "", "", 60, 189};

static const struct terrain_look *look_of(const char *kind)
{
    for (size_t i = 0; *kind && i < sizeof looks / sizeof *looks; i++) {
        char words[80], *rest = NULL;
        snprintf(words, sizeof words, "%s", looks[i].words);
        for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
            if (strstr(kind, word))
                return &looks[i];
    }
    return &bare;
}

/* Colour and sign of a seat; letters where there are no signs. */
static const struct {
    const char *sign;
    uint8_t ink;
} seats[] = {{"●", 220}, {"■", 202}, {"▲", 33},  {"◆", 141},
             {"✚", 84},  {"▼", 255}, {"⬢", 137}, {"★", 212}};
enum {
    SEATS_LOOK = sizeof seats / sizeof *seats,
    INK_ENEMY = 203,
    INK_NAME = 16,
    INK_LIVE = 51,
    GROUND_DARK = 233 /* behind pieces and costs, on any terrain */
};

static int seat_in(const json_t *number)
{
    return json_is_integer(number) ? (int)json_integer_value(number) : -1;
}

static int owner_of(const json_t *piece)
{
    return seat_in(json_object_get(piece, "owner"));
}

void board_put_seat(struct paper *p, int seat)
{
    char style[16], letter[2] = {(char)('1' + seat % SEATS_LOOK), 0};
    snprintf(style, sizeof style, "1;38;5;%d", seats[seat % SEATS_LOOK].ink);
    paper_put(p, style, p->lined && !p->ascii ? seats[seat % SEATS_LOOK].sign : letter);
    paper_put(p, STYLE_NONE, " ");
}

/* A piece that is the ground of its cell, such as a tile with a name. */
static bool is_ground(const json_t *piece)
{
    return json_is_true(json_object_get(piece, "ground"));
}

static const json_t *ground_of(const json_t *board, int cell)
{
    size_t i;
    json_t *piece;
    json_array_foreach (json_object_get(board, "pieces"), i, piece)
        if (is_ground(piece) && view_number(piece, "cell") == cell)
            return piece;
    return NULL;
}

/* What belongs to nobody may have a colour of its own. */
static int piece_ink(const json_t *piece)
{
    static const struct {
        const char *colour;
        int ink;
    } own[] = {{"dark blue", 69}, {"light blue", 117}, {"red", 203}, {"yellow", 227}};
    if (owner_of(piece) >= 0)
        return seats[owner_of(piece) % SEATS_LOOK].ink;
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (!strcmp(own[i].colour, view_text(piece, "colour")))
            return own[i].ink;
    return INK_ENEMY;
}

void board_piece_style(const json_t *piece, char style[BOARD_STYLE])
{
    snprintf(style, BOARD_STYLE, "1;38;5;%d", piece_ink(piece));
}

/* Where the title of a nobody's piece begins for its sign: with the last word, if pieces of
 * another title begin alike. "Stone Guard" and "Stone Archer" are G and A. */
static const char *initial_of(const json_t *board, const char *title)
{
    size_t i;
    json_t *other;
    const char *last = strrchr(title, ' ');
    json_array_foreach (json_object_get(board, "pieces"), i, other) {
        const char *its = view_text(other, "title");
        if (last && owner_of(other) < 0 && !is_ground(other) && *its == *title &&
            strcmp(its, title) != 0)
            return last + 1;
    }
    return title;
}

static void piece_sign(const json_t *board, const json_t *piece, bool signs, char *out, size_t size)
{
    int owner = owner_of(piece);
    const char *title = initial_of(board, view_text(piece, "title"));
    bool lies = json_is_true(json_object_get(piece, "lies"));
    if (owner < 0 || lies)
        snprintf(out, size, "%.1s", *title ? title : "?");
    else if (signs)
        snprintf(out, size, "%s", seats[owner % SEATS_LOOK].sign);
    else
        snprintf(out, size, "%c", '1' + owner % SEATS_LOOK);
    if (lies)
        out[0] = (char)(out[0] | 0x20);
}

/* What is left of a number that tokens are held against; -1: it has none. */
static int health_left(const json_t *piece)
{
    size_t i, k;
    json_t *token, *stat;
    json_array_foreach (json_object_get(piece, "tokens"), i, token) {
        const char *of = view_text(token, "of");
        json_array_foreach (json_object_get(piece, "stats"), k, stat)
            if (*of && strcmp(view_text(stat, "id"), of) == 0)
                return (int)(view_number(stat, "value") - view_number(token, "value"));
    }
    return -1;
}

/* How many a stack holds; 0: it is no stack. */
static int stack_of(const json_t *piece)
{
    size_t i;
    json_t *token;
    json_array_foreach (json_object_get(piece, "tokens"), i, token)
        if (strcmp(view_text(token, "id"), "count") == 0)
            return (int)view_number(token, "value");
    return 0;
}

/* All that a seat has in stacks on a cell is one sign with their number, told with the first. */
static int stacks_from(const json_t *board, size_t first)
{
    const json_t *pieces = json_object_get(board, "pieces"), *piece = json_array_get(pieces, first);
    int sum = 0;
    for (size_t i = 0; i < json_array_size(pieces); i++) {
        const json_t *other = json_array_get(pieces, i);
        if (owner_of(other) != owner_of(piece) || !stack_of(other) ||
            view_number(other, "cell") != view_number(piece, "cell"))
            continue;
        if (i < first)
            return 0;
        sum += stack_of(other);
    }
    return sum;
}

static void put_pieces(struct canvas *c, const json_t *board, int cell, int x, int y, int room,
                       bool signs)
{
    size_t i;
    json_t *piece;
    char sign[8], words[24];
    json_array_foreach (json_object_get(board, "pieces"), i, piece) {
        if (view_number(piece, "cell") != cell || is_ground(piece))
            continue;
        int number = health_left(piece);
        if (stack_of(piece) && !(number = stacks_from(board, i)))
            continue;
        piece_sign(board, piece, signs, sign, sizeof sign);
        snprintf(words, sizeof words, number >= 0 ? "%s%d" : "%s", sign, number);
        int width = paper_width(words);
        if (width > room) {
            if (room > 0)
                canvas_put(c, x, y, "+", GROUND_DARK, 255, INK_BOLD);
            return;
        }
        canvas_put(c, x, y, words, GROUND_DARK, (uint8_t)piece_ink(piece), INK_BOLD);
        x += width;
        room -= width;
    }
}

/* The name of a tile where cells are large, in the colour of who holds what is there. */
static void put_ground(struct canvas *c, const json_t *ground, const struct terrain_look *look,
                       int x, int y, int room)
{
    char name[64];
    int holder = seat_in(json_array_get(json_object_get(ground, "held"), 0));
    snprintf(name, sizeof name, "%s", view_text(ground, "title"));
    canvas_put(c, x, y, paper_cut(name, room), look->ground,
               holder < 0 ? look->ink : seats[holder % SEATS_LOOK].ink, holder < 0 ? 0 : INK_BOLD);
}

/* What it costs to go there, by a mark of the view; -1: it does not say. */
static int cost_of(const json_t *board, int cell)
{
    size_t i, k;
    json_t *mark, *step;
    json_array_foreach (json_object_get(board, "marks"), i, mark)
        if (strcmp(view_text(mark, "kind"), "reach") == 0)
            json_array_foreach (json_object_get(mark, "cells"), k, step)
                if (json_integer_value(json_array_get(step, 0)) == cell)
                    return (int)json_integer_value(json_array_get(step, 1));
    return -1;
}

static bool is_live(const json_t *board, int cell)
{
    char key[16];
    snprintf(key, sizeof key, "%d", cell);
    return json_object_get(json_object_get(board, "live"), key) != NULL;
}

static void put_cell(struct canvas *c, const struct shape *s, const json_t *board,
                     const json_t *cell, bool signs)
{
    int x, y, id = (int)view_number(cell, "id"), inner = s->wide - 1, level;
    const json_t *ground = ground_of(board, id);
    const struct terrain_look *look =
        look_of(view_text(ground ? ground : cell, ground ? "terrain" : "kind"));
    bool live = is_live(board, id);
    char words[64];
    place_of(s, cell, &x, &y);
    canvas_fill(c, x, y, inner, s->high, look->ground);
    snprintf(words, sizeof words, "%s%s", live && !c->colour ? "*" : "", view_text(cell, "name"));
    canvas_put(c, x, y, words, live ? INK_LIVE : look->ground, live ? INK_NAME : look->ink,
               live ? INK_BOLD : 0);
    const char *sign = signs ? look->sign : look->letter;
    if (*sign && paper_width(words) < inner)
        canvas_put(c, x + inner - 1, y, sign, look->ground, look->ink, 0);
    if ((level = (int)view_number(cell, "level")) > 0 && paper_width(words) + 1 < inner) {
        snprintf(words, sizeof words, "%d", level);
        canvas_put(c, x + inner - 2, y, words, look->ground, 255, 0);
    }
    int cost = live ? cost_of(board, id) : -1, room = inner;
    if (cost > 0) {
        snprintf(words, sizeof words, "%s%d", signs ? "→" : ">", cost);
        room -= s->high > 2 ? 0 : paper_width(words);
        canvas_put(c, x + inner - paper_width(words), y + s->high - 1, words, GROUND_DARK, INK_LIVE,
                   INK_BOLD);
    }
    if (ground && s->high > 2)
        put_ground(c, ground, look, x, y + 1, inner);
    put_pieces(c, board, id, x, y + (ground ? s->high - 1 : 1), room, signs);
}

/* Walls and ways. */

static const json_t *cell_numbered(const json_t *plan, json_int_t id)
{
    return json_array_get(json_object_get(plan, "cells"), (size_t)(id - 1));
}

/* A wall as strokes where the two cells touch: beside each other, as many lines as they have in
 * common; one above the other, as many columns. So one on a slanted side of a hexagon stands on
 * the half that is theirs. */
static void put_wall(struct canvas *c, const struct shape *s, int ax, int ay, int bx, int by,
                     const char *upright, bool gate)
{
    int left = ax > bx ? ax : bx, right = (ax < bx ? ax : bx) + s->wide;
    int top = ay > by ? ay : by, bottom = (ay < by ? ay : by) + s->high;
    if (right - left < 2)
        for (int line = top; line < bottom; line++)
            canvas_put(c, left - 1, line, upright, 0, 255, INK_BOLD);
    else if (gate)
        canvas_put(c, (left + right) / 2 - 1, top - 1, upright, 0, 255, INK_BOLD);
    else
        canvas_underline(c, left, top - 1, right - left - 1);
}

/* Ways between areas as dots, walls as strokes. */
static void put_edges(struct canvas *c, const struct shape *s, bool walls, bool signs)
{
    size_t i;
    json_t *edge;
    json_array_foreach (json_object_get(s->plan, "edges"), i, edge) {
        const json_t *pair = json_object_get(edge, "cells");
        const json_t *a = cell_numbered(s->plan, json_integer_value(json_array_get(pair, 0)));
        const json_t *b = cell_numbered(s->plan, json_integer_value(json_array_get(pair, 1)));
        const char *kind = view_text(edge, "kind");
        int ax, ay, bx, by;
        if (!a || !b || a == b)
            continue;
        place_of(s, a, &ax, &ay);
        place_of(s, b, &bx, &by);
        if (!walls && strcmp(kind, "link") == 0)
            canvas_line(c, ax + s->wide / 2, ay, bx + s->wide / 2, by, signs ? "∙" : ".", 244);
        if (!walls || (strcmp(kind, "wall") != 0 && strcmp(kind, "gate") != 0))
            continue;
        const char *upright = kind[0] == 'g' ? "+" : signs ? "┃" : "|";
        put_wall(c, s, ax, ay, bx, by, upright, kind[0] == 'g');
    }
}

/* The whole. */

/* Where something is to be chosen, or where the reader's pieces are: the middle of it. */
static void centre(const struct shape *s, const json_t *board, int seat, int *x, int *y)
{
    size_t i, k;
    json_t *cell, *piece;
    int sum_x = 0, sum_y = 0, count = 0;
    json_array_foreach (json_object_get(s->plan, "cells"), i, cell) {
        int id = (int)view_number(cell, "id"), cx, cy, weight = is_live(board, id);
        json_array_foreach (json_object_get(board, "pieces"), k, piece)
            weight += view_number(piece, "cell") == id && owner_of(piece) == seat ? 4 : 0;
        place_of(s, cell, &cx, &cy);
        sum_x += cx * weight;
        sum_y += cy * weight;
        count += weight;
    }
    *x = count ? sum_x / count + s->wide / 2 : s->columns / 2;
    *y = count ? sum_y / count + s->high / 2 : s->lines / 2;
}

static int crop(int middle, int room, int whole, int step)
{
    int from = middle - room / 2;
    from = from > whole - room ? whole - room : from;
    from = from < 0 ? 0 : from;
    return from - from % step;
}

int board_columns(const json_t *view, int width, int size)
{
    size_t i;
    json_t *board;
    int most = 0;
    json_array_foreach (json_object_get(view, "boards"), i, board) {
        struct shape s = shape_of(board, width, size == BOARD_LARGE);
        most = s.columns > most ? s.columns : most;
    }
    return most < width ? most : width;
}

/* Is all of it shown? */
static bool draw_board(struct paper *p, const json_t *board, int seat, int width, int size,
                       struct paper *beside, size_t *at)
{
    bool signs = p->lined && !p->ascii;
    struct shape s = shape_of(board, width, size == BOARD_LARGE);
    struct canvas c = canvas_new(s.columns, s.lines, p->colour);
    size_t i;
    json_t *cell;
    int x, y, lines = s.lines < size ? s.lines : size;
    int columns = s.columns < width ? s.columns : width;
    put_edges(&c, &s, false, signs);
    json_array_foreach (json_object_get(s.plan, "cells"), i, cell)
        put_cell(&c, &s, board, cell, signs);
    put_edges(&c, &s, true, signs);
    centre(&s, board, seat, &x, &y);
    int left = crop(x, columns, s.columns, s.wide), top = crop(y, lines, s.lines, s.high);
    for (int line = 0; line < lines; line++) {
        canvas_show(&c, p, left, top + line, columns);
        if (*at < beside->size)
            paper_to(p, width + 2);
        paper_take_line(p, beside, at);
    }
    canvas_free(&c);
    return lines == s.lines && columns == s.columns;
}

/* One entry of the legend, once: "● Ann". */
static void put_key(struct paper *p, const char *style, const char *sign, const char *name,
                    char *told, size_t size)
{
    char words[96];
    snprintf(words, sizeof words, "%s %s", sign, name);
    if (!*sign || strstr(told, words) || strlen(told) + strlen(words) + 2 > size)
        return;
    strcat(strcat(told, words), "|");
    paper_cell(p, 2, p->column ? 2 : 0, style, words);
}

/* What the ground of this board is, and that something of it can be shut. */
static void put_ground_keys(struct paper *p, const json_t *board, bool signs, char *told,
                            size_t size)
{
    size_t i;
    json_t *cell, *edge;
    const json_t *plan = json_object_get(board, "plan");
    json_array_foreach (json_object_get(plan, "cells"), i, cell) {
        const char *kind = view_text(cell, "kind");
        const struct terrain_look *look = look_of(kind);
        put_key(p, STYLE_DIM, signs ? look->sign : look->letter, kind, told, size);
    }
    json_array_foreach (json_object_get(board, "pieces"), i, cell) {
        const struct terrain_look *look = look_of(view_text(cell, "terrain"));
        if (is_ground(cell))
            put_key(p, STYLE_DIM, signs ? look->sign : look->letter, view_text(cell, "terrain"),
                    told, size);
    }
    json_array_foreach (json_object_get(plan, "edges"), i, edge)
        if (strcmp(view_text(edge, "kind"), "gate") == 0)
            put_key(p, STYLE_DIM, "+", "door", told, size);
}

/* "● Ann  ■ Bob  W Warden  ▣ object": pieces first, then what they stand on. On a short screen,
 * where the board is cut, it keeps to one line. */
static void put_legend(struct paper *p, const json_t *view, bool brief, bool cut)
{
    size_t i, k, j;
    json_t *board, *piece, *seat;
    bool signs = p->lined && !p->ascii;
    char sign[8], told[512] = "";
    json_array_foreach (json_object_get(view, "boards"), i, board)
        json_array_foreach (json_object_get(board, "pieces"), k, piece) {
            if (is_ground(piece))
                continue;
            const char *name = view_text(piece, "title");
            bool lies = json_is_true(json_object_get(piece, "lies"));
            json_array_foreach (json_object_get(view, "seats"), j, seat)
                if (!lies && view_number(seat, "seat") == owner_of(piece))
                    name = view_text(seat, "name");
            piece_sign(board, piece, signs, sign, sizeof sign);
            char style[BOARD_STYLE] = "1;38;5;203";
            if (owner_of(piece) >= 0)
                snprintf(style, sizeof style, "1;38;5;%d", seats[owner_of(piece) % SEATS_LOOK].ink);
            put_key(p, style, sign, name, told, sizeof told);
        }
    json_array_foreach (json_object_get(view, "boards"), i, board)
        if (!brief)
            put_ground_keys(p, board, signs, told, sizeof told);
    const char *more = "(not all of it: `view`)";
    if (cut && p->column + 2 + paper_width(more) <= p->width)
        paper_cell(p, 2, p->column ? 2 : 0, STYLE_DIM, more);
    if (p->column)
        paper_end_line(p);
}

void draw_boards(struct paper *p, const json_t *view, int size, struct paper *beside)
{
    size_t i, at = 0;
    json_t *board;
    bool cut = false;
    int width = board_columns(view, p->width, size);
    int each = (int)json_array_size(json_object_get(view, "boards"));
    json_array_foreach (json_object_get(view, "boards"), i, board)
        cut |= !draw_board(p, board, (int)view_number(view, "seat"), width,
                           size >= BOARD_WHOLE ? size : size / each, beside, &at);
    while (at < beside->size) {
        paper_to(p, width + 2);
        paper_take_line(p, beside, &at);
    }
    paper_drop(beside);
    put_legend(p, view, size < BOARD_WHOLE, cut);
}
