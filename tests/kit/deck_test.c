/* Decks of one master and spells: read from what people write, and written again. */
#include "kit_helper.h"

#include <criterion/criterion.h>

/* The game of these tests. */

enum { MASTER = 1, SPELL, CURSE };
enum { MASTERS = 1 << MASTER, SPELLS = 1 << SPELL };
static const struct {
    const char *title, *code;
    int group;
} things[] = {{"", "", 0},
              {"Égide", "m1", MASTER},
              {"Fireball", "s1", SPELL},
              {"Ice Wall", "s2", SPELL},
              {"Égide", "s3", SPELL},
              {"Plague", "c1", CURSE},
              {"Forbidden Word", "s4", SPELL},
              {"Salt & <Iron>", "s5", SPELL}};
enum { EGIDE = 1, FIREBALL, ICE_WALL, SPELL_OF_EGIDE, PLAGUE, FORBIDDEN, SALT, TITLES };

const char *const deck_groups[] = {"nothing", "master", "spell", "curse", NULL};
const struct deck_section game_deck_sections[] = {
    {"masters", MASTERS}, {"spells", SPELLS}, {NULL, 0}};
const struct deck_heading game_deck_headings[] = {
    {"master", MASTERS}, {"spell", SPELLS}, {"sorcery", SPELLS}, {"maybe", 0}, {NULL, 0}};
const struct deck_form game_deck_forms[] = {{"text", ".txt", deck_write_text},
                                            {"json", ".json", deck_write_json},
                                            {"markup", ".xml", deck_write_markup},
                                            {"slots", "", deck_write_slots},
                                            {NULL, NULL, NULL}};

int game_deck_things(const struct skirmish_content *c)
{
    (void)c;
    return TITLES;
}

struct deck_thing game_deck_thing(const struct skirmish_content *c, int what)
{
    (void)c;
    return (struct deck_thing){things[what].title, things[what].group, what == FORBIDDEN};
}

json_t *game_deck_facts(const struct skirmish_content *c, int what)
{
    (void)c;
    return json_pack("{s:s}", "title", things[what].title);
}

const char *game_deck_from(const struct skirmish_content *c, int what)
{
    (void)c;
    return what == FIREBALL ? "First Box" : "";
}

bool game_deck_code(const struct skirmish_content *c, int what, const char *word)
{
    (void)c;
    return !strcmp(things[what].code, word);
}

int game_deck_order(const struct skirmish_content *c, int what)
{
    (void)c;
    return things[what].group;
}

void game_deck_refuses(const struct skirmish_content *c, struct deck_list *deck, int what,
                       int groups)
{
    (void)c, (void)groups;
    deck_problem(deck, "dk.1", "no %s", things[what].title);
}

const char *game_prepared_deck(const struct skirmish_content *c, int number, struct deck_list *deck)
{
    (void)c;
    if (number)
        return NULL;
    if (deck) {
        strcpy(deck->name, "Starter");
        deck->line[deck->lines++] = (struct deck_line){EGIDE, 1};
        deck->line[deck->lines++] = (struct deck_line){FIREBALL, 2};
    }
    return "starter";
}

const char *const game_deck_site = "the market";

bool game_deck_slot(const struct skirmish_content *c, int what, char code[DECK_ID_LETTERS])
{
    (void)c;
    snprintf(code, DECK_ID_LETTERS, "%s", things[what].code);
    return what != ICE_WALL;
}

const struct deck_markup game_deck_markup = {
    "a game's id", {{"Masters", MASTER, false}, {"Spells", SPELL, false}, {"Board", -1, true}}};

bool game_deck_markup_id(const struct skirmish_content *c, int what, char id[DECK_ID_LETTERS])
{
    (void)c;
    snprintf(id, DECK_ID_LETTERS, "%s", things[what].code);
    return what != ICE_WALL;
}

/* Reading. */

static struct deck_list deck;

static void read(const char *text)
{
    json_t *written = json_string(text);
    deck_drop(&deck);
    deck_read(NULL, written, &deck);
    json_decref(written);
}

static int copies(int what)
{
    int n = 0;
    for (int i = 0; i < deck.lines; i++)
        n += deck.line[i].what == what ? deck.line[i].copies : 0;
    return n;
}

static const char *problem(int i)
{
    const json_t *found = json_array_get(deck.problems, (size_t)i);
    return found ? json_string_value(json_object_get(found, "text")) : "";
}

Test(deck, lines_are_read_as_people_write_them)
{
    read("My deck\n# a remark\n\nMaster (1)\nEGIDE\n\nSpell (7)\n3x fireBALL (First Box) // hot\n"
         "2 Ice Wall\n\xc3\x89gide x2\n- s2\n3 Spells, 8 cards\nMaybe\n3x Ice Wall\n");
    cr_expect_str_eq(problem(0), "");
    cr_expect_str_eq(deck.name, "My deck");
    cr_expect_eq(copies(EGIDE), 1, "below its heading");
    cr_expect_eq(copies(SPELL_OF_EGIDE), 2, "of one title");
    cr_expect_eq(copies(FIREBALL), 3);
    cr_expect_eq(copies(ICE_WALL), 3, "once by its code, and what may be is left out");
    cr_expect_eq(json_array_size(deck.notes), 1);
}

Test(deck, an_object_has_a_name_and_its_sections)
{
    json_t *object = json_pack("{s:s,s:[s],s:{s:i}}", "name", "Hot", "masters", "\xc3\x89gide",
                               "spells", "Fireball", 2);
    deck_drop(&deck);
    deck_read(NULL, object, &deck);
    json_decref(object);
    cr_expect_str_eq(problem(0), "");
    cr_expect_str_eq(deck.name, "Hot");
    cr_expect_eq(deck.lines, 2);
    cr_expect_eq(copies(EGIDE), 1);
    cr_expect_eq(copies(FIREBALL), 2);
}

Test(deck, one_section_is_replaced_and_the_others_stay)
{
    json_t *titles = json_pack("[s,s]", "Ice Wall", "Ice Wall");
    read("x\n1x m1\n3x Fireball\n");
    deck_replace(NULL, titles, 1, &deck);
    json_decref(titles);
    cr_expect_eq(copies(EGIDE), 1);
    cr_expect_eq(copies(FIREBALL), 0);
    cr_expect_eq(copies(ICE_WALL), 2);
    cr_expect_eq(deck_count(NULL, &deck, ~0), 3);
    for (int i = 0; i < deck.lines; i++)
        cr_expect_neq(deck.line[i].what, 0, "no line of nothing");
}

Test(deck, all_that_is_wrong_is_told)
{
    read("x\n3x Firebal\n1x Plague\n1x Forbidden Word\n100x Fireball\n2x Xyzzy\n");
    cr_expect_str_eq(problem(0), "there is no card \"Firebal\"; did you mean \"Fireball\"?");
    cr_expect_str_eq(problem(1), "no Plague");
    cr_expect_str_eq(problem(2), "no Forbidden Word");
    cr_expect_str_eq(problem(3), "Fireball 100 times makes no sense");
    cr_expect_str_eq(problem(4), "there is no card \"Xyzzy\" in the packs");
    read("startr");
    cr_expect_str_eq(problem(0), "there is no deck \"startr\"; did you mean \"starter\"?");
    read("{\"name\":1}");
    cr_expect_str_eq(problem(0), "a deck is an object with \"masters\" and \"spells\"");
    read("<x>");
    cr_expect_str_eq(problem(0), "there is no <card> in the file");
}

Test(deck, markup_is_read_by_title_else_by_id)
{
    read("<?xml?><!-- <card qty=\"9\">Plague</card> -->\n<deck><section name = 'Spells'>"
         "<card qty=\"2\" id=\"c1\">&#70;ireb&#x61;ll</card><card id=\"s2\" qty='3'/>"
         "<card>Salt &amp; &lt;Iron&gt;</card><card qty=\"2\" id=\"s3\">?</card></section>"
         "<section name=\"Maybe\"><card qty=\"4\">Fireball</card></section>"
         "<section name=\"?\"><card id=\"m1\"></card><card>&#;</card></section></deck>");
    cr_expect_eq(copies(FIREBALL), 2, "its id is not asked, and what may be is left out");
    cr_expect_eq(copies(ICE_WALL), 3, "without a title");
    cr_expect_eq(copies(SALT), 1);
    cr_expect_eq(copies(SPELL_OF_EGIDE), 2, "its title says nothing");
    cr_expect_eq(copies(EGIDE), 1, "in a section of any name");
    cr_expect_str_eq(problem(0), "there is no card \"&#;\" in the packs");
    cr_expect_str_eq(problem(1), "");
    const json_t *note = json_array_get(deck.notes, 0);
    cr_expect_str_eq(json_string_value(json_object_get(note, "text")),
                     "4 cards of the sideboard or of the table are left out");
}

Test(deck, nonsense_comes_to_an_end)
{
    char *text = calloc(1, 20000);
    for (int i = 0; i < 1500; i++)
        strcat(text, "1x Fireball\n");
    read(text);
    cr_expect_eq(copies(FIREBALL), DECK_LINES, "as many lines as there is room for");
    cr_expect(strstr(problem(json_array_size(deck.problems) > 1), "the rest was not read"));
    free(text);
}

Test(deck, problems_and_notes_together_come_to_an_end)
{
    read("1x Fireball\n");
    while (json_array_size(deck.problems) < 40)
        deck_problem(&deck, "", "wrong");
    while (json_array_size(deck.problems) + json_array_size(deck.notes) < DECK_WORDS - 1)
        deck_note(&deck, "", "odd");
    cr_expect(deck_goes_on(&deck));
    deck_note(&deck, "", "odd");
    cr_expect_not(deck_goes_on(&deck));
    cr_expect(strstr(problem(json_array_size(deck.problems) - 1), "much of this is no deck"));
    size_t told = json_array_size(deck.problems);
    cr_expect_not(deck_goes_on(&deck));
    cr_expect_eq(json_array_size(deck.problems), told, "told once");
}

Test(deck, a_prepared_deck_is_known_again)
{
    read("starter");
    cr_expect_eq(deck.prepared, 1);
    cr_expect_str_eq(deck.name, "Starter");
    read("{\"masters\":[\"egide\"],\"spells\":{\"Fireball\":2}}");
    cr_expect_eq(deck.prepared, 1);
    read("{\"masters\":[\"egide\"],\"spells\":{\"Fireball\":3}}");
    cr_expect_eq(deck.prepared, 0);
}

Test(deck, what_is_wrong_is_one_error_as_far_as_there_is_room)
{
    static const char *const waived[] = {"dk.2", "dk.3", NULL};
    struct arb_error err = {0};
    read("x\n");
    deck_drop(&deck);
    deck_problem(&deck, "dk.3", "too few");
    deck_problem(&deck, "", "no sense");
    cr_expect_not(deck_refuse(&deck, "this deck", waived, ". Unless", &err));
    cr_expect_str_eq(err.text, "this deck cannot be played: too few; no sense");
    cr_expect_str_eq(err.rule, "dk.3");
    deck_drop(&deck);
    deck_problem(&deck, "dk.3", "too few");
    deck_problem(&deck, "dk.2", "too many");
    deck_refuse(&deck, "this deck", waived, ". Unless", &err);
    cr_expect_str_eq(err.text, "this deck cannot be played: too few; too many (dk.2). Unless");
    for (int i = 0; i < 60; i++)
        deck_problem(&deck, "dk.2", "something else is wrong");
    deck_refuse(&deck, "this deck", waived, ". Unless", &err);
    const char *more = strstr(err.text, "; and ");
    cr_assert(more);
    cr_expect(atoi(more + 6) > 20 && strstr(more, " more. Unless"), "%s", err.text);
}

Test(deck, a_list_of_its_things_has_their_copies)
{
    json_t *answer = json_object(), *counts = json_object();
    read("x\n1x Fireball\nMaster\nEgide\nSpell\n2x Fireball\n");
    deck_tell_things(NULL, &deck, answer);
    json_t *wanted =
        json_pack("{s:[{s:s,s:i},{s:s,s:i}],s:{s:s,s:[s],s:{s:i}}}", "cards", "title",
                  "\xc3\x89gide", "copies", 1, "title", "Fireball", "copies", 3, "deck", "name",
                  "x", "masters", "\xc3\x89gide", "spells", "Fireball", 3);
    cr_expect(json_equal(answer, wanted), "%s", json_dumps(answer, 0));
    deck_count_in(counts, "a", 2);
    deck_count_in(counts, "a", 3);
    cr_expect_eq(json_integer_value(json_object_get(counts, "a")), 5);
    deck_count_to(counts, 2);
    cr_expect(json_object_get(counts, "0") && json_object_get(counts, "2"));
    cr_expect_eq(json_object_size(counts), 4);
    cr_expect_eq(deck_copies_by_title(NULL, &deck, 0, ~0), 3, "at the first line that has it");
    cr_expect_eq(deck_copies_by_title(NULL, &deck, deck.lines - 1, ~0), 0);
    cr_expect_eq(deck_copies_by_title(NULL, &deck, 0, 0), 0, "in these groups");
    json_decref(answer);
    json_decref(counts);
    json_decref(wanted);
}

/* Writing. */

static const char *written(const char *text, const char *form)
{
    static char out[800];
    struct arb_error err = {0};
    json_t *from = json_string(text), *json = deck_write(NULL, from, form, &err);
    snprintf(out, sizeof out, "%s", json ? json_string_value(json) : err.text);
    json_decref(json);
    json_decref(from);
    return out;
}

Test(deck, what_is_written_holds_the_same)
{
    const char *list = "Mine\n1x Fireball\n2x Ice Wall\nMaster\nEgide\nSpell\n1x Fireball\n";
    cr_expect_str_eq(written(list, "text"),
                     "Mine\n\nMain Deck\n\nMaster (1)\n1x \xc3\x89gide\n\nSpell (4)\n"
                     "2x Fireball (First Box)\n2x Ice Wall\n");
    cr_expect_str_eq(written(list, "pdf"),
                     "there is no form \"pdf\"; there are: text, json, markup, slots");
    char text[600];
    snprintf(text, sizeof text, "%s", written(list, "text"));
    read(text);
    cr_expect_eq(copies(EGIDE) * 100 + copies(FIREBALL) * 10 + copies(ICE_WALL), 122);
    snprintf(text, sizeof text, "%s", written(list, "json"));
    read(text);
    cr_expect_eq(copies(EGIDE) * 100 + copies(FIREBALL) * 10 + copies(ICE_WALL), 122);
}

Test(deck, markup_is_written_by_sections)
{
    const char *list = "{\"masters\":[\"Egide\"],\"spells\":{\"Ice Wall\":2,\"s5\":1}}";
    cr_expect_str_eq(written(list, "markup"),
                     "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n"
                     "<deck game=\"a game's id\">\n"
                     "  <section name=\"Masters\" shared=\"False\">\n"
                     "    <card qty=\"1\" id=\"m1\">\xc3\x89gide</card>\n  </section>\n"
                     "  <section name=\"Spells\" shared=\"False\">\n"
                     "    <card qty=\"2\">Ice Wall</card>\n"
                     "    <card qty=\"1\" id=\"s5\">Salt &amp; &lt;Iron&gt;</card>\n"
                     "  </section>\n  <section name=\"Board\" shared=\"True\" />\n"
                     "  <notes><![CDATA[]]></notes>\n</deck>\n");
}

Test(deck, a_heading_is_of_one_or_of_many)
{
    cr_expect_eq(deck_heading("Spell (1)"), SPELLS);
    cr_expect_eq(deck_heading("Spells (3)"), SPELLS);
    cr_expect_eq(deck_heading("SPELLES"), SPELLS, "as in witches");
    cr_expect_eq(deck_heading("sorceries"), SPELLS);
    cr_expect_eq(deck_heading("maybes"), 0);
    cr_expect_eq(deck_heading("spellers"), -1);
    cr_expect_eq(deck_heading("sorcer"), -1);
    cr_expect_eq(deck_heading("spel"), -1);
}

Test(deck, slots_hold_the_first_section_once_more)
{
    read("{\"masters\":{\"m1\":1},\"slots\":{\"m1\":1,\"s1\":3},\"sideslots\":{\"s2\":1}}");
    cr_expect_str_eq(problem(0), "");
    cr_expect_eq(copies(EGIDE), 1, "not twice");
    cr_expect_eq(copies(FIREBALL), 3);
    cr_expect_eq(copies(ICE_WALL), 0);
    cr_expect_str_eq(json_string_value(json_object_get(json_array_get(deck.notes, 0), "text")),
                     "the sideboard is left out");
    read("{\"slots\":{\"m1\":1,\"s1\":2},\"sideslots\":[]}");
    cr_expect_eq(copies(EGIDE), 1, "if it stands nowhere else");
    cr_expect_eq(json_array_size(deck.notes), 0);
    cr_expect_str_eq(written("Mine\n1x m1\n2x Fireball\n", "slots"),
                     "{\n  \"name\": \"Mine\",\n  \"masters\": {\n    \"m1\": 1\n  },\n"
                     "  \"slots\": {\n    \"m1\": 1,\n    \"s1\": 2\n  },\n"
                     "  \"sideslots\": []\n}\n");
    cr_expect_str_eq(written("Mine\n1x m1\n2x Ice Wall\n", "slots"),
                     "Ice Wall has no code in the market; the form \"text\" has no need of it");
}
