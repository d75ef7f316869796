#include "play_draw.h"

#include "play_board.h"
#include "play_figures.h"
#include "play_roster.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { INDENT = 2, TITLE_COLUMNS = 28, TEXT = 160 };

const char *view_seat_name(const json_t *view, int seat)
{
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(view, "seats"), i, one)
        if (view_number(one, "seat") == seat)
            return view_text(one, "name");
    return "";
}

static int zone_owner(const json_t *zone)
{
    json_t *owner = json_object_get(zone, "owner");
    return json_is_integer(owner) ? (int)json_integer_value(owner) : -1;
}

void view_zone_name(const json_t *view, const json_t *zone, char *name, size_t size)
{
    int owner = zone_owner(zone);
    if (owner < 0)
        snprintf(name, size, "%s", view_text(zone, "label"));
    else
        snprintf(name, size, "%s: %s", view_seat_name(view, owner), view_text(zone, "label"));
}

/* Zones. */

enum zone_shape { SHAPE_PLAY, SHAPE_HAND, SHAPE_PILE };

/* Piles are told by their count alone, hands as running text. */
static enum zone_shape zone_shape(const json_t *zone)
{
    static const char *const pile[] = {"deck", "discard", "pile", "victory", "removed", "aside"};
    const char *id = view_text(zone, "id");
    if (json_is_true(json_object_get(zone, "hidden")) &&
        !json_array_size(json_object_get(zone, "cards")))
        return SHAPE_PILE;
    for (size_t i = 0; i < sizeof pile / sizeof *pile; i++)
        if (strstr(id, pile[i]))
            return SHAPE_PILE;
    return strstr(id, "hand") ? SHAPE_HAND : SHAPE_PLAY;
}

/* A zone of play that needs no place: empty, and nothing is counted in it, or not
 * yet because the first round is still to come. */
static bool zone_is_void(const json_t *view, const json_t *zone)
{
    return !json_array_size(json_object_get(zone, "cards")) &&
           (!json_array_size(json_object_get(zone, "numbers")) || !view_number(view, "round"));
}

static long zone_count(const json_t *zone)
{
    json_t *count = json_object_get(zone, "count");
    return json_is_integer(count) ? (long)json_integer_value(count)
                                  : (long)json_array_size(json_object_get(zone, "cards"));
}

static void zone_numbers(const json_t *zone, char *words, size_t size)
{
    size_t i, n = 0;
    json_t *number;
    char value[32];
    words[0] = 0;
    json_array_foreach (json_object_get(zone, "numbers"), i, number)
        if (n < size)
            n += (size_t)snprintf(
                words + n, size - n, "%s%s %s", n ? "  " : "", view_text(number, "label"),
                view_value(json_object_get(number, "value"), value, sizeof value));
}

/* "Archer (5)": what a card in hand costs, and how many alike there are. */
static void put_hand(struct paper *p, const json_t *zone)
{
    char label[TEXT], words[TEXT * 2];
    const json_t *cards = json_object_get(zone, "cards");
    size_t count = json_array_size(cards);
    snprintf(label, sizeof label, "%s %ld:", view_text(zone, "label"), zone_count(zone));
    paper_to(p, INDENT);
    paper_put(p, STYLE_DIM, label);
    for (size_t i = 0; i < count; i++) {
        const json_t *card = json_array_get(cards, i);
        const char *title = card_title(card);
        int alike = 0;
        bool seen = false;
        for (size_t j = 0; j < count; j++) {
            bool same = !strcmp(title, card_title(json_array_get(cards, j)));
            alike += same;
            seen |= same && j < i;
        }
        if (seen)
            continue;
        size_t k, n = 0;
        json_t *stat;
        char value[32];
        if (alike > 1)
            n += (size_t)snprintf(words, sizeof words, "%dx ", alike);
        n += (size_t)snprintf(words + n, sizeof words - n, "%s", title);
        json_array_foreach (json_object_get(card, "stats"), k, stat)
            if ((card_stat_is(stat, "cost") || json_is_true(json_object_get(stat, "price"))) &&
                n < sizeof words)
                n += (size_t)snprintf(
                    words + n, sizeof words - n, " (%s)",
                    view_value(json_object_get(stat, "value"), value, sizeof value));
        json_array_foreach (json_object_get(card, "states"), k, stat)
            if (n < sizeof words)
                n +=
                    (size_t)snprintf(words + n, sizeof words - n, " [%s]", json_string_value(stat));
        paper_cell(p, INDENT * 2, i ? 2 : 1, STYLE_NONE, words);
    }
    paper_end_line(p);
}

/* A zone as running text, on from where the writing stands. Cards of the same kind as
 * the one before share its names for bare numbers. */
static void run_on(struct paper *p, const json_t *zone, const char *label,
                   enum card_numbers numbers)
{
    char words[TEXT * 3], names[TEXT] = "", before[TEXT] = "";
    size_t i;
    json_t *card;
    /* The name of a zone stands on the line of its first card. */
    const json_t *first = json_array_get(json_object_get(zone, "cards"), 0);
    int width = first ? paper_width(card_words(first, numbers, words, sizeof words)) + 1 : 0;
    snprintf(words, sizeof words, "%s:", label);
    if (p->column && p->column + 2 + paper_width(words) + width > p->width) {
        paper_end_line(p);
        paper_to(p, INDENT * 2);
    }
    paper_to(p, p->column > INDENT * 2 ? p->column + 2 : INDENT);
    paper_put(p, STYLE_DIM, words);
    json_array_foreach (json_object_get(zone, "cards"), i, card) {
        card_stat_names(card, names, sizeof names);
        bool new_names = numbers == NUMBERS_BARE && *names && strcmp(names, before) != 0;
        if (new_names)
            paper_cell(p, INDENT * 2, i ? 2 : 1, STYLE_DIM, names);
        strcpy(before, names);
        paper_cell(p, INDENT * 2, i && !new_names ? 2 : 1, card_style(card),
                   card_words(card, numbers, words, sizeof words));
    }
}

/* Columns for titles, the same in all zones so that the numbers line up. */
static int title_columns(const json_t *view)
{
    char title[TEXT];
    int columns = 16;
    size_t i, k;
    json_t *zone, *card;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (zone_shape(zone) != SHAPE_PLAY)
            continue;
        json_array_foreach (json_object_get(zone, "cards"), k, card) {
            int width = paper_width(card_name(card, title, sizeof title));
            columns = width > columns ? width : columns;
        }
    }
    return columns < TITLE_COLUMNS ? columns : TITLE_COLUMNS;
}

/* A line with the names of the columns, then a line for each card. */
static void put_lines(struct paper *p, const json_t *zone, int titles, const char *label)
{
    const json_t *cards = json_object_get(zone, "cards");
    struct columns c = columns_of(cards);
    size_t i;
    json_t *card;
    if (*label || c.count) {
        paper_putf(p, STYLE_DIM, " %s", label);
        columns_put_names(p, &c, INDENT + titles);
        paper_end_line(p);
    }
    json_array_foreach (cards, i, card)
        card_line(p, card, &c, titles);
}

/* "Deck 23, Discard pile 1": empty piles are left out, except decks, and so are
 * cards that are out of the game. */
static void pile_words(const json_t *view, int owner, char *words, size_t size)
{
    char numbers[TEXT];
    size_t i, n = 0;
    json_t *zone;
    words[0] = 0;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (zone_owner(zone) != owner || zone_shape(zone) != SHAPE_PILE ||
            !strcmp(view_text(zone, "id"), "removed"))
            continue;
        long count = zone_count(zone);
        zone_numbers(zone, numbers, sizeof numbers);
        if ((count || strstr(view_text(zone, "id"), "deck") || *numbers) && n < size)
            n += (size_t)snprintf(words + n, size - n, "%s%s %ld%s%s", n ? ", " : "",
                                  view_text(zone, "label"), count, *numbers ? " " : "", numbers);
    }
}

/* The whole table. */

/* "The Old Bridge · round 2 · Market: trade (3.3)", shorter where the
 * page is narrow. */
static void put_title(struct paper *p, const json_t *view)
{
    char left[TEXT * 2], phase[TEXT], step[TEXT], round[32], now[TEXT * 2 + 8];
    const char *dot = p->lined ? " \u00b7 " : " - ", *name = view_text(view, "step_name");
    view_value(json_object_get(view, "round"), round, sizeof round);
    view_value(json_object_get(view, "phase"), phase, sizeof phase);
    view_value(json_object_get(view, "step"), step, sizeof step);
    bool begun = *round && strcmp(round, "0") != 0;
    snprintf(left, sizeof left, "%s%s%s%s", view_text(view, "title"), begun ? dot : "",
             begun ? "round " : "", begun ? round : "");
    int room = p->width - paper_width(left) - 3;
    /* A step without a name is a rule's id, which tells a player nothing. */
    bool told = *name && strcasecmp(phase, step) != 0;
    snprintf(now, sizeof now, "%s%s%s%s%s%s", phase, *name ? ": " : "", name, told ? " (" : "",
             told ? step : "", told ? ")" : "");
    if (*name && paper_width(now) > room)
        snprintf(now, sizeof now, "%s: %s", phase, name);
    if (*name && paper_width(now) > room)
        snprintf(now, sizeof now, "%s: %s", phase, step);
    paper_put(p, STYLE_BOLD, left);
    if (*now) {
        paper_put(p, STYLE_DIM, dot);
        paper_put(p, STYLE_BOLD, now);
    }
    paper_end_line(p);
}

/* "Market (Goods 4)" */
static void zone_label(const json_t *zone, char *label, size_t size)
{
    char numbers[TEXT];
    zone_numbers(zone, numbers, sizeof numbers);
    snprintf(label, size, "%s%s%s%s", view_text(zone, "label"), *numbers ? " (" : "", numbers,
             *numbers ? ")" : "");
}

/* A shared zone: names of the columns stand in its heading. */
static void put_shared_zone(struct paper *p, const json_t *zone, int titles)
{
    char numbers[TEXT], names[TEXT] = "";
    const json_t *cards = json_object_get(zone, "cards");
    struct columns c = columns_of(cards);
    size_t i, n = 0;
    json_t *card;
    zone_numbers(zone, numbers, sizeof numbers);
    for (int k = 0; k < c.count && n < sizeof names; k++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%*s", c.one[k].width, c.one[k].name);
    /* Where the page is narrow the zone's numbers stand behind its name. */
    char label[TEXT * 2 + 4];
    bool fits = INDENT + titles + paper_width(names) + paper_width(numbers) + 5 <= p->width;
    zone_label(zone, label, sizeof label);
    paper_heading(p, fits ? view_text(zone, "label") : label, INDENT + titles, names,
                  fits ? numbers : "");
    json_array_foreach (cards, i, card)
        card_line(p, card, &c, titles);
}

static void put_text(struct paper *p, const json_t *one)
{
    paper_to(p, INDENT);
    paper_putf(p, STYLE_DIM, "%s: ", view_text(one, "label"));
    paper_flow(p, INDENT * 2, STYLE_NONE, view_text(one, "text"));
    paper_end_line(p);
}

/* The texts that belong to a zone, or with "" those that belong to none: all of
 * them, or only those that matter right now. False if there are none. */
static bool put_texts(struct paper *p, const json_t *view, const char *zone, bool all)
{
    size_t i;
    json_t *one;
    bool any = false;
    json_array_foreach (json_object_get(view, "texts"), i, one)
        if (!strcmp(view_text(one, "zone"), zone) &&
            (all || json_is_true(json_object_get(one, "now")))) {
            put_text(p, one);
            any = true;
        }
    return any;
}

/* A zone as running text, or what matters there now; where lines are few it shares its
 * line with the zone before. */
static void put_shared_tight(struct paper *p, const json_t *view, const json_t *zone,
                             const char *label, bool few)
{
    const char *id = view_text(zone, "id");
    struct paper texts = paper_new(p);
    if (put_texts(&texts, view, id, false)) {
        if (p->column)
            paper_end_line(p);
        paper_join(p, &texts);
    } else {
        run_on(p, zone, label, NUMBERS_NAMED);
        if (!few)
            paper_end_line(p);
    }
}

static void put_shared(struct paper *p, const json_t *view, int titles,
                       enum draw_tightness tightness)
{
    char label[TEXT * 2 + 4];
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (zone_owner(zone) >= 0 || zone_shape(zone) == SHAPE_PILE || zone_is_void(view, zone))
            continue;
        zone_label(zone, label, sizeof label);
        if (tightness < DRAW_SHARED_TIGHT) {
            put_shared_zone(p, zone, titles);
            put_texts(p, view, view_text(zone, "id"), tightness == DRAW_ALL);
        } else {
            put_shared_tight(p, view, zone, label, tightness >= DRAW_NAMES);
        }
    }
    pile_words(view, -1, label, sizeof label);
    if (*label && p->column) {
        paper_cell(p, INDENT * 2, 2, STYLE_DIM, label);
        paper_end_line(p);
    } else if (*label) {
        paper_to(p, INDENT);
        paper_flow(p, INDENT, STYLE_DIM, label);
        paper_end_line(p);
    }
    if (tightness == DRAW_ALL)
        put_texts(p, view, "", true);
}

static void seat_tracks(const json_t *seat, const char *between, char *words, size_t size)
{
    size_t i, n = 0;
    json_t *track;
    char value[32], max[32];
    words[0] = 0;
    json_array_foreach (json_object_get(seat, "tracks"), i, track) {
        view_value(json_object_get(track, "value"), value, sizeof value);
        view_value(json_object_get(track, "max"), max, sizeof max);
        if (n < size)
            n += (size_t)snprintf(words + n, size - n, "%s%s %s%s%s", n ? between : "",
                                  view_text(track, "label"), value, *max ? "/" : "", max);
    }
}

/* "Deck 30, Play area 5, Reserve 1: `look Ann`", begun with the words about piles */
static void put_counts(struct paper *p, const json_t *view, int owner, const char *piles)
{
    char words[TEXT * 4];
    int n = snprintf(words, sizeof words, "%s", piles);
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (zone_owner(zone) != owner || zone_shape(zone) != SHAPE_PLAY || !zone_count(zone) ||
            n >= (int)sizeof words)
            continue;
        n += snprintf(words + n, sizeof words - (size_t)n, "%s%s %ld", n ? ", " : "",
                      view_text(zone, "label"), zone_count(zone));
    }
    if (!n)
        return;
    if (n < (int)sizeof words)
        snprintf(words + n, sizeof words - (size_t)n, ": `look %s`", view_seat_name(view, owner));
    paper_to(p, INDENT);
    paper_flow(p, INDENT, STYLE_DIM, words);
    paper_end_line(p);
}

/* "Play area: Archer  Scout (exhausted)  Reserve: Rider" */
static void put_names(struct paper *p, const json_t *view, int owner)
{
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone)
        if (zone_owner(zone) == owner && zone_shape(zone) == SHAPE_PLAY && zone_count(zone))
            run_on(p, zone, view_text(zone, "label"), NUMBERS_FEW);
    if (p->column)
        paper_end_line(p);
}

/* What found no room in a heading, on lines of its own. */
static void put_below(struct paper *p, const char *style, const char *words)
{
    if (!*words)
        return;
    paper_to(p, INDENT);
    paper_flow(p, INDENT, style, words);
    paper_end_line(p);
}

/* Who plays several characters has a hand for each: how many, and in `words` how many cards they
 * hold: "Archer: hand 9, Scout: hand 8: `look hand`". */
static int count_hands(const json_t *view, int owner, char *words, size_t size)
{
    size_t i, n = 0;
    int hands = 0;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone)
        if (zone_owner(zone) == owner && zone_shape(zone) == SHAPE_HAND && n < size)
            n += (size_t)snprintf(words + n, size - n, "%s%s %ld", hands++ ? ", " : "",
                                  view_text(zone, "label"), zone_count(zone));
    if (n < size)
        snprintf(words + n, size - n, ": `look hand`");
    return hands;
}

/* `counted`: of hands only how many cards they hold. */
static void put_seat(struct paper *p, const json_t *view, const json_t *seat, int titles,
                     enum draw_tightness tightness, bool counted)
{
    bool tight = tightness >= DRAW_TIGHT;
    char title[TEXT / 2], name[TEXT], tracks[TEXT * 4], piles[TEXT * 4], label[TEXT * 2 + 4];
    int number = (int)view_number(seat, "seat");
    bool alone = json_array_size(json_object_get(view, "seats")) < 2;
    bool first = json_is_true(json_object_get(seat, "first"));
    bool active =
        json_is_true(json_object_get(seat, "active")) && !alone && view_number(view, "round") > 0;
    seat_title(seat, title, sizeof title);
    snprintf(name, sizeof name, "%s%s%s%s%s%s", title, (first && !alone) || active ? " (" : "",
             first && !alone ? "first player" : "", first && !alone && active ? ", " : "",
             active ? "active" : "", (first && !alone) || active ? ")" : "");
    if (*view_text(seat, "role"))
        snprintf(name + strlen(name), sizeof name - strlen(name), " (%s)", view_text(seat, "role"));
    if (json_is_true(json_object_get(seat, "out")))
        strncat(name, " (out of the game)", sizeof name - strlen(name) - 1);
    seat_tracks(seat, "  ", tracks, sizeof tracks);
    pile_words(view, number, piles, sizeof piles);
    bool fits = paper_width(name) + paper_width(piles) + paper_width(tracks) + 10 <= p->width;
    bool beside = paper_width(name) + paper_width(tracks) + 8 <= p->width;
    paper_heading(p, name, paper_width(name) + 5, fits ? piles : "", beside ? tracks : "");
    if (!beside) {
        seat_tracks(seat, ", ", tracks, sizeof tracks);
        put_below(p, STYLE_BOLD, tracks);
    }
    if (!fits && tightness != DRAW_LEAST)
        put_below(p, STYLE_DIM, piles);
    size_t i;
    json_t *zone;
    if (tightness == DRAW_LEAST || tightness == DRAW_NAMES) {
        json_array_foreach (json_object_get(view, "zones"), i, zone)
            if (zone_owner(zone) == number && number == view_number(view, "seat") &&
                zone_shape(zone) == SHAPE_HAND && zone_count(zone) && !counted)
                put_hand(p, zone);
        if (tightness == DRAW_NAMES)
            put_names(p, view, number);
        else
            put_counts(p, view, number, fits || counted ? "" : piles);
        return;
    }
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (zone_owner(zone) != number || zone_is_void(view, zone))
            continue;
        enum zone_shape shape = zone_shape(zone);
        zone_label(zone, label, sizeof label);
        if (shape == SHAPE_HAND && !counted) {
            put_hand(p, zone);
        } else if (shape == SHAPE_PLAY && tight) {
            run_on(p, zone, label, NUMBERS_BARE);
            paper_end_line(p);
        } else if (shape == SHAPE_PLAY) {
            put_lines(p, zone, titles, label);
        }
    }
    if (counted && count_hands(view, number, tracks, sizeof tracks))
        put_below(p, STYLE_DIM, tracks);
}

/* Boards, and the seats beside them. */

enum { BESIDE = 28 };

/* The shorter the screen, the less of a board is shown at once. */
static int board_size(const struct paper *p, const json_t *view, enum draw_tightness tightness)
{
    static const int sizes[] = {
        [DRAW_ALL] = BOARD_LARGE, [DRAW_WIDE] = BOARD_WHOLE, [DRAW_OTHERS_TIGHT] = BOARD_WHOLE,
        [DRAW_SHARED_TIGHT] = 12, [DRAW_TIGHT] = 10,         [DRAW_NAMES] = 8,
        [DRAW_LEAST] = 6};
    int size = sizes[tightness];
    bool wide = board_columns(view, p->width, size) + 2 + BESIDE > p->width;
    return size == BOARD_LARGE && wide ? BOARD_WHOLE : size;
}

/* Beside the boards where there is room for a seat, otherwise as wide as the page, and so in
 * plain text, which may be read aloud line by line. */
static int seats_width(const struct paper *p, const json_t *view, enum draw_tightness tightness)
{
    int left = p->width - board_columns(view, p->width, board_size(p, view, tightness)) - 2;
    return left >= BESIDE && p->lined ? left : p->width;
}

static void put_boards(struct paper *p, const json_t *view, enum draw_tightness tightness,
                       struct paper *seats)
{
    struct paper nothing = paper_new(p);
    bool beside = seats->width < p->width;
    int size = board_size(p, view, tightness);
    /* What stands beside it gives it as many lines. */
    if (beside && size < seats->lines)
        size = seats->lines;
    draw_boards(p, view, size, beside ? seats : &nothing);
    paper_join(p, seats);
}

void draw_table(struct paper *p, const json_t *view, int seat, enum draw_tightness tightness)
{
    int titles = title_columns(view);
    size_t i;
    json_t *one;
    put_title(p, view);
    put_shared(p, view, titles, tightness);
    bool boards = board_is_there(view), many = json_array_size(json_object_get(view, "seats")) > 4;
    char hands[TEXT];
    bool party = boards && count_hands(view, seat, hands, sizeof hands) > 1;
    struct paper seats = paper_new(p), *page = boards ? &seats : p;
    if (boards)
        seats.width = seats_width(p, view, tightness);
    json_array_foreach (json_object_get(view, "seats"), i, one) {
        bool own = view_number(one, "seat") == seat;
        enum draw_tightness how = tightness < DRAW_OTHERS_TIGHT ? DRAW_WIDE
                                  : tightness > DRAW_TIGHT      ? tightness
                                                                : DRAW_TIGHT;
        if (!own && boards && many && tightness >= DRAW_OTHERS_TIGHT)
            continue;
        if (own)
            how = tightness >= DRAW_TIGHT ? DRAW_TIGHT : DRAW_WIDE;
        if (own && boards && tightness == DRAW_LEAST &&
            (many || (party && seats.width == p->width)))
            how = DRAW_LEAST;
        put_seat(page, view, one, titles, how, own && party && tightness >= DRAW_NAMES);
    }
    if (boards && many && tightness == DRAW_LEAST)
        put_standings(page, view, seat);
    else if (boards && many && tightness >= DRAW_OTHERS_TIGHT)
        put_roster(page, view, seat);
    enum draw_tightness still = seats.width == p->width ? DRAW_OTHERS_TIGHT
                                : party                 ? DRAW_NAMES
                                                        : DRAW_TIGHT;
    if (boards && tightness <= still)
        put_figures(page, view);
    if (boards && p->column)
        paper_end_line(p);
    if (boards)
        put_boards(p, view, tightness, &seats);
}

void draw_map(struct paper *p, const json_t *view)
{
    struct paper nothing = paper_new(p);
    bool fits = board_columns(view, INT_MAX, BOARD_LARGE) <= p->width;
    if (board_is_there(view)) {
        draw_boards(p, view, fits ? BOARD_LARGE : BOARD_WHOLE, &nothing);
        put_figures(p, view);
    } else {
        paper_put(p, STYLE_NONE, "This game has no map.");
    }
    paper_drop(&nothing);
}

struct paper draw_table_within(const struct paper *like, const json_t *view, int seat, int rows)
{
    struct paper p = paper_new(like);
    for (enum draw_tightness tightness = DRAW_ALL;; tightness++) {
        draw_table(&p, view, seat, tightness);
        if (p.lines <= rows || tightness == DRAW_LEAST)
            return p;
        paper_drop(&p);
    }
}

/* One zone, one card. */

void draw_zone(struct paper *p, const json_t *view, const json_t *zone)
{
    char name[TEXT], numbers[TEXT], right[TEXT + 32];
    view_zone_name(view, zone, name, sizeof name);
    zone_numbers(zone, numbers, sizeof numbers);
    snprintf(right, sizeof right, "%s%s%ld card%s", numbers, *numbers ? "  " : "", zone_count(zone),
             zone_count(zone) == 1 ? "" : "s");
    paper_heading(p, name, 0, "", right);
    put_lines(p, zone, TITLE_COLUMNS, "");
    if (zone_count(zone) && !json_array_size(json_object_get(zone, "cards"))) {
        paper_to(p, INDENT);
        paper_put(p, STYLE_DIM, "You may not look at these cards.");
        paper_end_line(p);
    }
}
