/* Maps that cannot be: every mistake is told of, with its place and what would be right; and
 * legends that are rows of words. */
#include "board_maps.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

TestSuite(board_mistakes, .init = maps_start, .fini = maps_finish, .timeout = 120);

/* What is wrong with the map "bad" of it. */
static void bad(const char *text)
{
    maps_write(text);
    cr_expect_null(maps_compiled("bad", false), "compiled: %s", text);
    arb_free_findings(&maps.mistakes);
    memset(&maps.mistakes, 0, sizeof maps.mistakes);
    cr_expect_null(maps_compiled("bad", true), "compiled: %s", text);
    cr_assert_gt(maps.mistakes.count, 0);
    cr_expect_str_eq(maps.first.text, maps.mistakes.list[0].error.text);
}

static void told(int n, int line, const char *what)
{
    char place[96];
    snprintf(place, sizeof place, "%s/pack.lua:%d: map \"bad\": ", maps.folder, line);
    cr_assert_lt(n, maps.mistakes.count, "no mistake %d: %s", n, what);
    const char *text = maps.mistakes.list[n].error.text;
    cr_expect(strncmp(text, place, strlen(place)) == 0, "place of: %s\nexpected %s", text, place);
    cr_expect(strstr(text, what), "words of: %s\nexpected %s", text, what);
}

Test(board_mistakes, all_mistakes_at_once)
{
    bad("map \"bad\" { shape = \"hex\",\n"
        "  rows = { \". . ?\",\n"
        "           \". .\" },\n"
        "  legend = { q = 5, long = lava() },\n"
        "  walls = { \"A-1|E-1\", \"A-1\", \"A-1|C-9\", \"A-1..C-1|C-1\" },\n"
        "  regions = { den = { \"B-1\", 7 } },\n"
        "  walled = \"all around\", wals = { } }\n");
    static const struct {
        int line;
        const char *what;
    } expected[] = {
        {8, "unknown field \"wals\"; did you mean \"walls\"?"},
        {8, "field \"walled\" is \"all around\"; expected border"},
        {5, "\"long\" stands in the legend; expected one letter"},
        {5, "the letter \"q\" means nothing; expected a word such as lava()"},
        {3, "\"?\" in row 1, column 5 is not in the legend"},
        {4, "\".\" in row 2, column 1: column and row of a hexagon are both even or both odd"},
        {4, "\".\" in row 2, column 3"},
        {6, "there is no cell \"E-1\" on this map"},
        {6, "an entry of \"walls\" is no edge; expected two cells, such as \"C-3|E-3\""},
        {6, "there is no cell \"C-9\" on this map"},
        {6, "has 2 cells on one side and 1 on the other"},
        {7, "there is no cell \"B-1\"; column and row are both even or both odd"},
        {7, "region \"den\" has an entry that is no cell; expected \"C-3\""},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        told((int)i, expected[i].line, expected[i].what);
    cr_expect_eq(maps.mistakes.count, (int)(sizeof expected / sizeof *expected));
}

Test(board_mistakes, edges_that_cannot_be)
{
    bad("map \"bad\" { shape = \"square\", rows = { \"...\" },\n"
        "  walls = { \"a1|c1\", \"a1|a1\", \"a1|b1\", \"b1|a1\" },\n"
        "  doors = { { \"b1|c1\", opne = true } },\n"
        "  links = { \"a1|b1\" } }\n");
    told(0, 3, "\"a1|c1\" in \"walls\": they share no side");
    told(1, 3, "an edge has two different cells");
    told(2, 3, "\"b1|a1\" in \"walls\": this edge stands there twice");
    told(3, 4, "unknown field \"opne\"; did you mean \"open\"?");
    told(4, 5, "they are neighbours already");
}

Test(board_mistakes, names_of_regions_have_room_or_are_refused)
{
    char text[400], name[BOARD_LETTERS + 1] = "";
    memset(name, 'n', BOARD_LETTERS);
    for (int letters = BOARD_LETTERS; letters >= BOARD_LETTERS - 1; letters--) {
        name[letters] = 0;
        snprintf(text, sizeof text,
                 "map \"bad\" { shape = \"square\", rows = { \".\" },\n"
                 "  regions = { %s = { \"a1\" } } }",
                 name);
        if (letters == BOARD_LETTERS) {
            bad(text);
            told(0, 3, "with names of up to 47 letters");
        } else {
            maps_write(text);
            cr_expect_not_null(board_find_region(maps_compiled("bad", false), name));
        }
    }
}

Test(board_mistakes, shapes_fields_and_tiles_that_cannot_be)
{
    bad("map \"bad\" { rows = { \"..\" } }");
    told(0, 2, "field \"shape\" is missing; expected one of hex, square, area");
    bad("map \"bad\" { shape = \"square\", rows = \"..\" }");
    told(0, 2, "field \"rows\" is no list");
    bad("map \"bad\" { shape = \"square\", from = \"A-1\", rows = { \"..\" } }");
    told(0, 2, "field \"from\" is \"A-1\"; expected a cell, such as \"c3\"");
    bad("map \"bad\" { shape = \"square\" }");
    told(0, 2, "a map has at least one cell");
    bad("map \"bad\" { shape = \"square\", regions = \"a1\", rows = { \".\" } }");
    told(0, 2, "field \"regions\" has no names");
    bad("map \"bad\" { shape = \"square\", tiles = { { \"none\", \"a1\" }, { \"x\" } } }");
    told(0, 2, "there is no map \"none\" to join");
    told(1, 2, "an entry of \"tiles\" is none; expected { \"Name\", \"c3\" }");
    bad("map \"x\" { shape = \"square\", rows = { \"..\" } }\n"
        "map \"bad\" { shape = \"square\", tiles = { { \"x\", \"a1\" }, { \"x\", \"b1\" } } }");
    cr_expect(strstr(maps.mistakes.list[0].error.text,
                     "map \"x\": \".\" in row 1, column 1: there is a cell"),
              "%s", maps.mistakes.list[0].error.text);
    bad("map \"x\" { shape = \"square\", rows = { \"..\" } }\n"
        "map \"bad\" { shape = \"square\", tiles = { { \"x\", \"a1\" } },\n"
        "  walls = { \"a1|z9\" } }");
    told(0, 4, "there is no cell \"z9\" on this map");
    bad("map \"bad\" { shape = \"area\", areas = { { \"A\", links = { \"B\", \"A\" } }, { \"A\" "
        "},\n"
        "  { at = { 1 } } } }");
    told(0, 2, "two areas are called \"A\"");
    told(1, 3, "an area has no name");
    told(2, 2, "\"B\" is no cell; expected an area's name");
    told(3, 2, "a link of \"A\" leads nowhere");
}

Test(board_mistakes, what_does_not_fit_is_refused_with_words)
{
    static char text[60000];
    size_t used =
        (size_t)snprintf(text, sizeof text, "map \"bad\" { shape = \"square\", rows = {\n");
    for (int y = 0; y < 30; y++)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "  \"..............................\",\n");
    snprintf(text + used, sizeof text - used, "} }\n");
    bad(text);
    char expected[64];
    snprintf(expected, sizeof expected, "a map has at most %d cells", BOARD_CELLS);
    told(0, 24, expected);
    cr_expect_eq(maps.mistakes.count, 1, "said once");
    bad("map \"bad\" { shape = \"square\", rows = { (\".\"):rep(150) } }");
    told(0, 2, "columns and rows together are at most 128");
    bad("map \"bad\" { shape = \"square\", rows = { (\"d\"):rep(64) }, legend = { d = door() } }");
    told(0, 2, "a map has at most 63 doors");
}

static const struct board *mine(const char *legend)
{
    static const struct board_word rows[] = {
        {"gold", 4, false, 16}, {"shut", 0, true, 0}, {"rock", 8, false, 0}, {0}};
    char text[256];
    snprintf(text, sizeof text,
             "map \"mine\" { shape = \"square\", rows = { \"gxr\" }, legend = { %s } }\n", legend);
    maps_write(text);
    return board_compile_words(
        &(struct arb_reader){.declaration = maps.pack->declaration, .err = &maps.first}, maps.pack,
        rows, maps.arena);
}

Test(board_mistakes, a_legend_in_rows_of_words)
{
    const struct board *b = mine("g = \"gold 3\", x = \"shut\", r = \"rock\"");
    cr_assert(b, "%s", maps.first.text);
    cr_expect_eq(b->kind[b->cell[1].kind].bits, 4u | 4u << 16, "one more than the number");
    cr_expect_str_eq(b->kind[b->cell[1].kind].name, "gold 3");
    cr_expect(b->cell[2].gate);
    cr_expect_eq(b->kind[b->cell[3].kind].bits, 8);
    b = mine("g = \"gold\", x = \"shut\", r = \"rock\"");
    cr_assert(b, "%s", maps.first.text);
    cr_expect_eq(b->kind[b->cell[1].kind].bits, 4, "without a number");
    cr_expect_null(mine("g = \"gold\", x = \"shut\", r = \"rock 3\""));
    cr_expect_null(mine("g = \"tin\", x = \"shut\", r = \"rock\""));
    cr_expect(
        strstr(maps.first.text, "\"tin\" is nothing on a map; expected one of gold, shut, rock"));
}
