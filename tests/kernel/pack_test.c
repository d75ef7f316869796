/* Packs: what a small pack becomes, and how a bad one is refused. Each test
 * writes its pack into a folder of its own. */
#include "arena.h"
#include "pack.h"

#include <criterion/criterion.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const declare[] = {"ally", "hero", "enemy", NULL};
static const char *const build[] = {"damage", "enemies", "response", "sequence", "enemy", NULL};
static const char *const stand[] = {"attacker", "self", "enemies", NULL};
static const struct arb_schema schema = {
    .declare = declare, .build = build, .stand = stand, .game = "toy"};

#define HEAD "pack { name = \"test\", version = \"1\", game = \"toy\" }\n"

static char folder[64];
static struct arb_error err;

static void write_file(const char *name, const char *text, size_t size)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    cr_assert(file, "cannot write %s", path);
    fwrite(text, 1, size, file);
    fclose(file);
}

static void put(const char *name, const char *text)
{
    write_file(name, text, strlen(text));
}

static void open_folder(void)
{
    strcpy(folder, "/tmp/arbiter-pack-XXXXXX");
    cr_assert(mkdtemp(folder));
}

static void remove_folder(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    cr_assert(system(command) == 0);
}

TestSuite(pack, .init = open_folder, .fini = remove_folder, .timeout = 120);

static struct arb_pack *load(void)
{
    memset(&err, 0, sizeof err);
    return arb_pack_load((const char *const[]){folder, NULL}, &schema, &err);
}

/* Load what must load. */
static struct arb_pack *loaded(const char *text)
{
    put("pack.lua", text);
    struct arb_pack *pack = load();
    cr_assert(pack, "refused: %s", err.text);
    return pack;
}

/* The pack must be refused at this place of this file, with this in the text. */
static void refused_in(const char *file, int line, const char *words)
{
    struct arb_pack *pack = load();
    cr_assert(!pack, "loaded, but expected: %s", words);
    char start[160];
    if (line > 0)
        snprintf(start, sizeof start, "%s/%s:%d: ", folder, file, line);
    else
        snprintf(start, sizeof start, "%s/%s: ", folder, file);
    cr_expect(strncmp(err.text, start, strlen(start)) == 0, "place of: %s\nexpected %s%s", err.text,
              start, words);
    cr_expect(strstr(err.text, words), "words of: %s\nexpected %s", err.text, words);
    cr_expect_eq(err.line, line);
    cr_expect(strstr(err.file, file));
}

/* The same for a pack of one file; the text follows HEAD, so line 2 is first. */
static void refused(const char *text, int line, const char *words)
{
    char *whole = malloc(strlen(HEAD) + strlen(text) + 1);
    strcpy(whole, HEAD);
    strcat(whole, text);
    put("pack.lua", whole);
    free(whole);
    refused_in("pack.lua", line, words);
}

/* What a pack becomes. */

Test(pack, arena_gives_zeroed_aligned_memory)
{
    struct arb_arena *arena = arb_arena_new();
    for (size_t size = 0; size < 200000; size = size * 2 + 1) {
        unsigned char *at = arb_arena_alloc(arena, size);
        cr_assert_eq((uintptr_t)at % 16, 0);
        for (size_t i = 0; i < size; i++)
            cr_assert_eq(at[i], 0);
        memset(at, 0xff, size);
    }
    cr_expect_str_eq(arb_arena_text(arena, "abcdef", 3), "abc");
    cr_expect_null(arb_arena_alloc(arena, SIZE_MAX));
    arb_arena_free(arena);
    arb_arena_free(NULL);
}

Test(pack, declarations_become_trees)
{
    struct arb_pack *pack =
        loaded(HEAD "local function hit(n)\n"
                    "  return damage(n, attacker)\n"
                    "end\n"
                    "ally \"Guard\" {\n"
                    "  cost = 2, unique = false, traits = { \"Man\", \"Guard\" },\n"
                    "  effect = response {\n"
                    "    after = enemies { trait = \"Orc\" },\n"
                    "    hit(3),\n"
                    "  },\n"
                    "  all = enemies,\n"
                    "}\n"
                    "hero \"Éowyn\" {}\n"
                    "enemy \"Spider\" { like = enemy { 1 } }\n");
    cr_assert_eq(pack->declarations, 3);
    const struct arb_declaration *ally = &pack->declaration[0];
    cr_expect_str_eq(ally->word, "ally");
    cr_expect_str_eq(ally->name, "Guard");
    cr_expect_eq(ally->line, 5);
    cr_expect(strstr(ally->file, "/pack.lua"));
    cr_expect_null(ally->body->word);
    cr_expect_eq(ally->body->fields, 5);
    for (int i = 1; i < ally->body->fields; i++)
        cr_expect(strcmp(ally->body->field[i - 1].key, ally->body->field[i].key) < 0);

    const struct arb_node *node = arb_field_of(ally->body, "cost");
    cr_expect(node->kind == ARB_NODE_INT && node->number == 2);
    node = arb_field_of(ally->body, "unique");
    cr_expect(node->kind == ARB_NODE_BOOL && node->number == 0);
    node = arb_field_of(ally->body, "traits");
    cr_assert(node->kind == ARB_NODE_TABLE && node->items == 2 && !node->word);
    cr_expect_str_eq(node->item[1]->string, "Guard");
    node = arb_field_of(ally->body, "all");
    cr_expect(strcmp(node->word, "enemies") == 0 && node->items + node->fields == 0);
    cr_expect_eq(node->line, 11);
    cr_expect_null(arb_field_of(ally->body, "attack"));

    const struct arb_node *effect = arb_field_of(ally->body, "effect");
    cr_expect_str_eq(effect->word, "response");
    cr_expect_eq(effect->line, 7);
    cr_assert(effect->items == 1 && effect->fields == 1);
    cr_expect_str_eq(arb_field_of(effect->field[0].value, "trait")->string, "Orc");
    cr_expect_eq(effect->field[0].value->line, 8);
    const struct arb_node *damage = effect->item[0];
    cr_expect_str_eq(damage->word, "damage");
    cr_expect_eq(damage->line, 3);
    cr_assert(damage->items == 2);
    cr_expect_eq(damage->item[0]->number, 3);
    cr_expect_str_eq(damage->item[1]->word, "attacker");

    cr_expect_str_eq(pack->declaration[1].name, "Éowyn");
    cr_expect_str_eq(pack->declaration[2].word, "enemy");
    cr_expect_str_eq(arb_field_of(pack->declaration[2].body, "like")->word, "enemy");
    arb_pack_free(pack);
}

Test(pack, several_packs_many_declarations)
{
    char first[64];
    strcpy(first, folder);
    put("pack.lua", HEAD "for i = 1, 1000 do ally(\"A\" .. i) { number = i } end");
    open_folder();
    put("pack.lua", "pack { name = 'more', version = '2', game = 'toy' }\n"
                    "for i = 1, 1000 do hero('H' .. i) { number = i } end");
    struct arb_pack *pack =
        arb_pack_load((const char *const[]){first, folder, NULL}, &schema, &err);
    cr_assert(pack, "%s", err.text);
    cr_assert_eq(pack->declarations, 2000);
    cr_expect_eq(pack->count, 2);
    cr_expect_str_eq(pack->loaded[0].name, "test");
    cr_expect_str_eq(pack->loaded[1].name, "more");
    cr_expect_str_eq(pack->loaded[1].version, "2");
    for (int i = 0; i < 2000; i++)
        cr_assert_eq(arb_field_of(pack->declaration[i].body, "number")->number, i % 1000 + 1);
    arb_pack_free(pack);
    pack = arb_pack_load((const char *const[]){first, first, NULL}, &schema, &err);
    cr_expect_null(pack);
    cr_expect(strstr(err.text, "a pack named \"test\" is already loaded"), "%s", err.text);
    remove_folder();
    strcpy(folder, first);
}

Test(pack, plain_lua_works)
{
    struct arb_pack *pack =
        loaded(HEAD "shared = { 1, 2 }\n"
                    "function double(x) return 2 * x end\n"
                    "local t = { b = 2, a = 1, [1] = 'one' }\n"
                    "local keys = {}\n"
                    "for k in pairs(t) do table.insert(keys, tostring(k)) end\n"
                    "local names = { 'pear', 'Apple', 'fig', 'apple' }\n"
                    "table.sort(names)\n"
                    "local by_length = { 'ccc', 'a', 'bb', 'd' }\n"
                    "table.sort(by_length, function(a, b) return #a < #b end)\n"
                    "ally 'x' { one = shared, two = shared, n = double(21),\n"
                    "  keys = table.concat(keys, ' '), names = table.concat(names, ' '),\n"
                    "  lengths = table.concat(by_length, ' '),\n"
                    "  text = ('ab'):rep(2, '-') .. string.format('%02d', 7) .. tostring(table),\n"
                    "  max = math.max(3, 4), select = select('#', table.unpack{ 1, 2 }),\n"
                    "  kind = type(attacker) }\n");
    const struct arb_node *body = pack->declaration[0].body;
    cr_expect_eq(arb_field_of(body, "two")->items, 2);
    cr_expect_eq(arb_field_of(body, "n")->number, 42);
    cr_expect_str_eq(arb_field_of(body, "keys")->string, "1 a b");
    cr_expect_str_eq(arb_field_of(body, "names")->string, "Apple apple fig pear");
    cr_expect_str_eq(arb_field_of(body, "lengths")->string, "a d bb ccc");
    cr_expect_str_eq(arb_field_of(body, "text")->string, "ab-ab07table");
    cr_expect_eq(arb_field_of(body, "max")->number, 4);
    cr_expect_eq(arb_field_of(body, "select")->number, 2);
    arb_pack_free(pack);
}

Test(pack, the_hash_is_of_names_and_contents)
{
    char first[33], second[33];
    mkdir(strcat(strcpy((char[96]){0}, folder), "/cards"), 0755);
    put("cards/a.lua", "\xef\xbb\xbf"
                       "ally 'a' {}");
    struct arb_pack *pack = loaded(HEAD "include 'cards/a.lua'");
    cr_expect_eq(pack->declarations, 1);
    strcpy(first, pack->loaded[0].hash);
    cr_expect_eq(strlen(first), 32);
    cr_expect_eq(strspn(first, "0123456789abcdef"), 32);
    arb_pack_free(pack);

    pack = loaded(HEAD "include 'cards/a.lua'");
    cr_expect_str_eq(pack->loaded[0].hash, first);
    arb_pack_free(pack);

    put("cards/a.lua", "ally 'b' {}");
    pack = load();
    strcpy(second, pack->loaded[0].hash);
    cr_expect_str_neq(second, first);
    arb_pack_free(pack);

    put("cards/b.lua", "ally 'b' {}");
    pack = loaded(HEAD "include 'cards/b.lua'");
    cr_expect_str_neq(pack->loaded[0].hash, second);
    arb_pack_free(pack);
}

Test(pack, the_head_alone_can_be_read)
{
    struct arb_pack_head head;
    put("pack.lua", HEAD "this would fail");
    cr_expect_not(arb_pack_read_head(folder, &head, &err), "a syntax error is seen");
    put("pack.lua", HEAD "unknown()");
    cr_assert(arb_pack_read_head(folder, &head, &err), "%s", err.text);
    cr_expect_str_eq(head.name, "test");
    cr_expect_str_eq(head.game, "toy");
    cr_expect_not(arb_pack_read_head("/no/such/folder", &head, &err));
    cr_expect(strstr(err.text, "/no/such/folder: No such file"), "%s", err.text);
}

/* How a pack is refused. */

Test(pack, unknown_words)
{
    refused("ally 'Faramir' {\n  effect =\n    damge(2)\n}\n", 4,
            "ally \"Faramir\": unknown word \"damge\"; did you mean \"damage\"?");
    refused("\nx = damge", 3, "unknown word \"damge\"; did you mean \"damage\"?");
    refused("ALLY 'x' {}", 2, "did you mean \"ally\"?");
    refused("zzzzzz()", 2, "unknown word \"zzzzzz\"; a text stands in quotes");
    refused("damage = 3", 2, "\"damage\" already means something");
    refused("function ipairs() end", 2, "\"ipairs\" already means something");
}

Test(pack, what_is_not_allowed)
{
    refused("local f = io.open('/etc/passwd')", 2, "\"io\" is not allowed in a pack");
    refused("\nos.execute('ls')", 3, "\"os\" is not allowed in a pack");
    refused("require 'x'", 2, "\"require\" is not allowed in a pack: use include");
    refused("load('return 1')()", 2, "\"load\" is not allowed in a pack");
    refused("dofile 'x'", 2, "\"dofile\" is not allowed in a pack");
    refused("debug.getregistry()", 2, "\"debug\" is not allowed in a pack");
    refused("pcall(error)", 2, "\"pcall\" is not allowed in a pack");
    refused("coroutine.wrap(error)", 2, "\"coroutine\" is not allowed in a pack");
    refused("setmetatable({}, {})", 2, "\"setmetatable\" is not allowed in a pack");
    refused("_G.x = 1", 2, "\"_G\" is not allowed in a pack");
    refused("local x = math.random(6)", 2, "math.random is not allowed in a pack");
    refused("local x = ('x'):find('y')", 2, "string.find is not allowed in a pack");
    refused("local x = string.gsub('x', 'y', 'z')", 2, "string.gsub is not allowed in a pack");
    refused("local x = string.dump(error)", 2, "string.dump is not allowed in a pack");
    refused("local x = string.uper('x')", 2, "string has no function \"uper\"");
    refused("local x = ('%p'):format('x')", 2, "%p is not allowed");
    refused("local x = ('%s'):format({})", 2, "takes texts and numbers, found a table");
}

Test(pack, endless_things_end)
{
    refused("local n = 0\nwhile true do n = n + 1 end", 3, "runs too long");
    refused("while true do end", 2, "runs too long");
    refused("ally 'x' {\n  n = (function() while true do end end)()\n}", 3,
            "ally \"x\": the pack runs too long");
    refused("local function f(n)\n  return 1 + f(n + 1)\nend\nf(1)", 3, "endless recursion");
    refused("local t = {}\nlocal function f(a, b)\n  table.sort({ 1, 2 }, f)\nend\nf()", 4,
            "endless recursion");
    refused("local t = {}\nfor i = 1, 5000 do t[i] = i % 7 end\nwhile true do\n"
            "  table.sort(t)\nend",
            5, "runs too long");
    refused("local t = {}\nfor i = 1, 5000 do t[i] = i % 7 end\nwhile true do\n"
            "  for _ in pairs(t) do break end\nend",
            5, "runs too long");
}

Test(pack, memory_ends_with_file_and_line)
{
    refused("\nlocal x = ('x'):rep(1e9)", 3, "string.rep: a text longer than 1048576 bytes");
    refused("local x = 'x'\nwhile true do\n  x = x .. x\nend", 4, "a text longer than 1 MB");
    refused("local t = {}\nlocal function more(i) t[i] = i end\nfor i = 1, 1e9 do\n  more(i)\nend",
            3, "too much memory (more than 64 MB");
    refused("local t = {}\nlocal function same(i) return i end\nfor i = 1, 1e9 do\n"
            "  t[same(i)] = { i }\nend",
            5, "too much memory");
    refused("local big = ('x'):rep(1e6)\nlocal t = {}\nfor i = 1, 200 do t[i] = big end\n"
            "local x = table.concat(t)",
            5, "too much memory");
    refused("while true do\n  damage(1, 2, 3)\nend", 3, "too much memory");
    refused("for i = 1, 1e9 do\n  ally('x' .. i) {}\nend", 3, "too much memory");
}

Test(pack, the_program_goes_on)
{
    refused("while true do end", 2, "runs too long");
    struct arb_pack *pack = loaded(HEAD "ally 'x' {}");
    cr_expect_eq(pack->declarations, 1);
    arb_pack_free(pack);
}

Test(pack, wrong_shapes)
{
    refused("ally {}", 2, "ally: found a table; expected ally \"Name\" { ... }");
    refused("ally()", 2, "ally: found nil; expected ally \"Name\" { ... }");
    refused("ally ''  {}", 2, "the name is empty");
    refused("ally 'x'\nally 'y' {}", 2, "ally \"x\": the table is missing");
    refused("\nally 'x'", 3, "ally \"x\": the table is missing");
    refused("ally 'x' 'y'", 2, "ally \"x\": found \"y\"; expected a table");
    refused("local a = ally 'x'\na {}\na {}", 4, "already declared");
    refused("hero 'x' {\n  y = ally 'y'\n}", 2, "hero \"x\": the table is missing");
    refused("attacker()", 2, "attacker stands for itself");
    refused("local x = attacker.threat", 2, "attacker has no fields; found .threat");
    refused("damage(1)(2)", 2, "damage(...) is complete");
    refused("ally 'x' {\n  a = 1,\n  b = { 1,\n    2.5 }\n}", 5,
            "ally \"x\": field \"b\", item 2: 2.5 is a fraction; expected a whole number");
    refused("ally 'x' {\n  a = { b = 1 },\n  c = { a = true,\n   b = function() end }\n}", 5,
            "field \"c\", field \"b\": a function has no meaning here");
    refused("ally 'x' {\n  e = damage(1,\n    nil, 3)\n}", 4, "damage, item 2: nil has no meaning");
    refused("ally 'x' {\n  1, nil,\n 3 }", 2, "item 2 is nil");
    refused("ally 'x' {\n  [true] = 1 }", 2, "true cannot be a key");
    refused("ally 'x' {\n  e = damage }", 3, "the word damage is not called");
    refused("ally 'x' {\n  e = ally }", 3, "the word ally declares and is no value");
    refused("ally 'x' {\n  s = 'a\\0b' }", 3, "zero byte");
    refused("ally 'x' {\n  s = '\\xff' }", 3, "not UTF-8");
    refused("ally 'x' {\n  s = 1 + }", 3, "unexpected symbol near '}'");
    refused("ally 'x' {\n  s = self + 1 }", 3, "arithmetic on a word of the game value");
    refused("ally 'x' {\n  a = 1\n  b = 2 }", 4, "near 'b'; is a comma missing before it?");
    refused("error('my own words')", 2, "my own words");
    refused("\nerror('my own words', 0)", 3, "my own words");
    refused("\nerror({})", 3, "an error that is no text");
    refused("assert(false, 'no good \\xff')", 2, "no good ?");
}

Test(pack, circles_and_depth)
{
    refused("local t = {}\nt.t = t\nally 'x' { a = t }", 4, "the table contains itself");
    refused("local t = {}\nfor i = 1, 70 do t = { t } end\nally 'x' { a = t }", 4,
            "nested deeper than 64");
    refused("local t = self\nfor i = 1, 70 do t = sequence(t) end\nally 'x' { a = t }", 3,
            "nested deeper than 64");
    refused("local t = self\nfor i = 1, 60 do t = sequence(t, t) end\nally 'x' { a = t }", 3,
            "too large");
    refused("local t = {}\nfor i = 1, 60 do t = { t, t } end\nally 'x' { a = t }", 4, "too large");
    struct arb_pack *pack =
        loaded(HEAD "local t = {}\nfor i = 1, 62 do t = { t } end\nally 'x' { a = t }");
    arb_pack_free(pack);
}

Test(pack, the_head_is_checked)
{
    put("pack.lua", "\nally 'x' {}");
    refused_in("pack.lua", 2, "found ally; expected pack {");
    put("pack.lua", "\ninclude 'x.lua'");
    refused_in("pack.lua", 2, "found include; expected pack {");
    put("pack.lua", "-- nothing");
    refused_in("pack.lua", 1, "found the end of pack.lua; expected pack {");
    put("pack.lua", "pack { name = 'x', version = '1' }");
    refused_in("pack.lua", 1, "field \"game\" is nil; expected a text of 1 to 39 bytes");
    put("pack.lua", "pack { name = 'x', version = '01234567890123456789', game = 'toy' }");
    refused_in("pack.lua", 1, "field \"version\" is");
    put("pack.lua", "pack { name = 'x', verzion = '1', game = 'toy' }");
    refused_in("pack.lua", 1, "unknown field \"verzion\"; did you mean \"version\"?");
    put("pack.lua", "pack { name = 'x', version = '1', game = 'chess' }");
    refused_in("pack.lua", 1, "for the game \"chess\"; expected \"toy\"");
    put("pack.lua", "pack 'x'");
    refused_in("pack.lua", 1, "pack: found \"x\"; expected pack {");
    refused(HEAD, 2, "pack { ... } stands once");
}

Test(pack, include_stays_inside)
{
    refused("include '/etc/passwd'", 2, "a path from / is not allowed");
    refused("include '../x.lua'", 2, "\"..\" is not allowed");
    refused("include 'a/../../x.lua'", 2, "\"..\" is not allowed");
    refused("include ''", 2, "expected the name of a file");
    refused("include(3)", 2, "found 3; expected include \"file.lua\"");
    refused("\ninclude 'none.lua'", 3, "cannot read \"none.lua\": No such file");
    refused("include '.'", 2, "leads out of the pack's folder");

    char path[96];
    snprintf(path, sizeof path, "%s/link.lua", folder);
    cr_assert(symlink("/etc/passwd", path) == 0);
    refused("include 'link.lua'", 2, "leads out of the pack's folder");
    snprintf(path, sizeof path, "%s/up", folder);
    cr_assert(symlink("/etc", path) == 0);
    refused("include 'up/passwd'", 2, "leads out of the pack's folder");
    snprintf(path, sizeof path, "%s/pipe.lua", folder);
    cr_assert(mkfifo(path, 0644) == 0);
    refused("include 'pipe.lua'", 2, "it is not a file");

    write_file("c.lua", "\x1bLua", 4);
    refused("include 'c.lua'", 2, "compiled Lua");
    put("a.lua", "\n\nally 'a' { x = damge() }");
    put("pack.lua", HEAD "include 'a.lua'");
    refused_in("a.lua", 3, "ally \"a\": unknown word \"damge\"");
    put("a.lua", "include 'b.lua'\nally 'a'");
    put("b.lua", "ally 'b' {}\nnonsense here");
    refused_in("b.lua", 2, "syntax error near 'here'");
    put("b.lua", "ally 'b' {}");
    refused_in("a.lua", 2, "the table is missing");
    put("b.lua", "include 'a.lua'");
    refused_in("b.lua", 1, "\"a.lua\" is included a second time");
    put("b.lua", "ally 'b' {\n  one = ('x'):rep(1e6), two = {} }\nmine = ally");
    put("a.lua", "include './b.lua'\nmine 'a' {}");
    struct arb_pack *pack = load();
    cr_assert(pack, "%s", err.text);
    cr_expect_eq(pack->declarations, 2);
    arb_pack_free(pack);
    unlink(strcat(strcpy(path, folder), "/pack.lua"));
    cr_expect_null(load());
    cr_expect(strstr(err.text, "cannot read \"pack.lua\""), "%s", err.text);
}

/* Readers. */

static const char *const keys[] = {"willpower", "attack", "sphere", "when", "uses", "list", NULL};
static const char *const spheres[] = {"leadership", "lore", "spirit", "tactics", NULL};

static struct arb_reader reader_of(const struct arb_pack *pack)
{
    memset(&err, 0, sizeof err);
    return (struct arb_reader){.declaration = &pack->declaration[0], .err = &err};
}

#define EXPECT_ERROR(at_line, words)                                                               \
    do {                                                                                           \
        char whole[600];                                                                           \
        snprintf(whole, sizeof whole, "%s/pack.lua:%d: %s", folder, at_line, words);               \
        cr_expect_str_eq(err.text, whole);                                                         \
        cr_expect_eq(err.line, at_line);                                                           \
        cr_expect(r.failed);                                                                       \
    } while (0)

Test(pack, readers_read)
{
    struct arb_pack *pack = loaded(HEAD "ally 'x' { willpower = 3, unique = true, title = 'X',\n"
                                        "  sphere = 'lore', who = attacker }");
    const struct arb_node *body = pack->declaration[0].body;
    static const char *const who[] = {"self", "attacker", NULL};
    struct arb_reader r = reader_of(pack);
    cr_expect_eq(arb_read_int(&r, body, "willpower", 0, 9, ARB_REQUIRED), 3);
    cr_expect_eq(arb_read_int(&r, body, "attack", 0, 9, 7), 7);
    cr_expect(arb_read_bool(&r, body, "unique", false));
    cr_expect(arb_read_bool(&r, body, "absent", true));
    cr_expect_str_eq(arb_read_string(&r, body, "title", true), "X");
    cr_expect_null(arb_read_string(&r, body, "absent", false));
    cr_expect_eq(arb_read_word(&r, body, "sphere", spheres, ARB_REQUIRED), 1);
    cr_expect_eq(arb_read_word(&r, body, "absent", spheres, -1), -1);
    cr_expect_eq(arb_read_word(&r, body, "who", who, ARB_REQUIRED), 1);
    cr_expect_eq(arb_word_of(&r, arb_field_of(body, "sphere"), spheres), 1);
    cr_expect_not(r.failed);
    arb_pack_free(pack);
}

Test(pack, readers_complain)
{
    struct arb_pack *pack = loaded(HEAD "ally 'Faramir' {\n"
                                        "  -- wilpower = 1 is not this\n"
                                        "  list = { { wilpower = 0 }, {\n"
                                        "    attack = 3 },\n"
                                        "    'wilpower = 2' },\n"
                                        "  [\"wilpower\"] = 2,\n"
                                        "  attack = 'much', sphere = 'sprit',\n"
                                        "  when = response { \n"
                                        "    after = { x = 1,\n"
                                        "      y = 'z' } },\n"
                                        "  uses = [[ a long\n   text ]],\n"
                                        "  unique = 1,\n"
                                        "}");
    const struct arb_node *body = pack->declaration[0].body;
    struct arb_reader r = reader_of(pack);
    static const char *const without_unique[] = {"wilpower", "attack", "sphere", "when",
                                                 "uses",     "list",   NULL};
    arb_only_fields(&r, body, without_unique);
    EXPECT_ERROR(14,
                 "ally \"Faramir\": unknown field \"unique\"; expected one of wilpower, attack, "
                 "sphere, when, uses, list");
    r = reader_of(pack);
    static const char *const with_unique[] = {"willpower", "attack", "sphere", "when",
                                              "uses",      "list",   "unique", NULL};
    arb_only_fields(&r, body, with_unique);
    EXPECT_ERROR(7, "ally \"Faramir\": unknown field \"wilpower\"; did you mean \"willpower\"?");
    /* The first error stays, and readers go on with what they are given. */
    cr_expect_eq(arb_read_int(&r, body, "wilpower", 0, 9, 5), 5);
    cr_expect_eq(arb_read_int(&r, body, "attack", 1, 9, ARB_REQUIRED), 1);
    EXPECT_ERROR(7, "ally \"Faramir\": unknown field \"wilpower\"; did you mean \"willpower\"?");

    r = reader_of(pack);
    cr_expect_eq(arb_read_int(&r, body, "attack", 0, 9, ARB_REQUIRED), 0);
    EXPECT_ERROR(8, "ally \"Faramir\": field \"attack\" is \"much\"; expected a whole number from "
                    "0 to 9");
    r = reader_of(pack);
    arb_read_int(&r, body, "cost", 0, 9, ARB_REQUIRED);
    EXPECT_ERROR(2, "ally \"Faramir\": field \"cost\" is missing; expected a whole number from 0 "
                    "to 9");
    r = reader_of(pack);
    arb_read_word(&r, body, "sphere", spheres, ARB_REQUIRED);
    EXPECT_ERROR(8, "ally \"Faramir\": field \"sphere\" is \"sprit\"; did you mean \"spirit\"?");
    r = reader_of(pack);
    arb_read_word(&r, body, "attack", spheres, ARB_REQUIRED);
    EXPECT_ERROR(8, "ally \"Faramir\": field \"attack\" is \"much\"; expected one of leadership, "
                    "lore, spirit, tactics");
    r = reader_of(pack);
    arb_read_word(&r, body, "kind", spheres, ARB_REQUIRED);
    EXPECT_ERROR(2, "ally \"Faramir\": field \"kind\" is missing; expected one of leadership, "
                    "lore, spirit, tactics");
    r = reader_of(pack);
    arb_read_bool(&r, body, "unique", false);
    EXPECT_ERROR(14, "ally \"Faramir\": field \"unique\" is 1; expected true or false");
    r = reader_of(pack);
    arb_read_string(&r, body, "when", true);
    EXPECT_ERROR(9, "ally \"Faramir\": field \"when\" is response(...); expected a text in quotes");
    r = reader_of(pack);
    const struct arb_node *second = arb_field_of(body, "list")->item[1];
    arb_read_string(&r, second, "attack", true);
    EXPECT_ERROR(5, "ally \"Faramir\": field \"attack\" is 3; expected a text in quotes");
    r = reader_of(pack);
    arb_word_of(&r, arb_field_of(body, "list")->item[2], spheres);
    EXPECT_ERROR(6, "ally \"Faramir\": found \"wilpower = 2\"; expected one of leadership, lore, "
                    "spirit, tactics");
    r = reader_of(pack);
    const struct arb_node *when = arb_field_of(body, "when");
    arb_pack_error(&r, arb_field_of(arb_field_of(when, "after"), "y"), "%s is wrong", "this");
    EXPECT_ERROR(11, "ally \"Faramir\": this is wrong");
    r = reader_of(pack);
    arb_only_fields(&r, when, (const char *const[]){NULL});
    EXPECT_ERROR(10, "ally \"Faramir\": response: unknown field \"after\"; it takes no fields");
    r = reader_of(pack);
    arb_pack_error(&r, NULL, "no good");
    EXPECT_ERROR(2, "ally \"Faramir\": no good");
    arb_only_fields(&r, body, keys);
    arb_pack_free(pack);
}

Test(pack, nearest_words)
{
    cr_expect_str_eq(arb_nearest("wilpower", keys), "willpower");
    cr_expect_str_eq(arb_nearest("atack", keys), "attack");
    cr_expect_str_eq(arb_nearest("shpere", keys), "sphere");
    cr_expect_str_eq(arb_nearest("Attack", keys), "attack");
    cr_expect_str_eq(arb_nearest("lits", keys), "list");
    cr_expect_null(arb_nearest("defense", keys));
    cr_expect_null(arb_nearest("", keys));
    cr_expect_null(arb_nearest("x", (const char *const[]){NULL}));
    cr_expect_null(arb_nearest("a word that is longer than any word of any game could be", keys));
}
