/* Everything in words: options, events, prompts. */
#include "kit_config.h"

#include "board_here.h"
#include "shown.h"

const char *title_of(const struct arb_run *g, int thing)
{
    return is_space(thing) ? "space" : def_of(g, thing)->name;
}

/* Other adversaries come to stand where the defeated stood, other cards are drawn for a type and
 * others join the crew: a face is a definition and a colour, or the sheet of a character. */
enum { FACE_COLOUR = 4096 };

uint16_t game_face(const struct arb_run *g, int thing)
{
    if (thing <= 0 || thing >= SPACES)
        return 0;
    if (is_character(thing))
        return character(g, thing)->sheet;
    int colour = thing <= FIGURES ? figure_of(g, thing)->colour : 0;
    return (uint16_t)(def_of(g, thing) - g->c->def + FACE_COLOUR * colour);
}

/* An adversary with its colour, an object with its space. */
void say_name(const struct arb_run *g, int thing, struct arb_text *out)
{
    char name[BOARD_LETTERS];
    int face = face_named(g, thing);
    if (is_character(thing) && face)
        arb_say(out, "%s", ship(g)->sheet[face - 1].name);
    else if (is_space(thing))
        arb_say(out, "%s %s",
                printed_terrain(g, cell_of(g, thing)) & (DESTRUCTIBLE | INDESTRUCTIBLE)
                    ? "the object at"
                    : "space",
                board_name(board(g), cell_of(g, thing), name));
    else if (thing > CHARACTERS && thing <= FIGURES)
        arb_say(out, "%s %s", colour_words[face / FACE_COLOUR], g->c->def[face % FACE_COLOUR].name);
    else
        arb_say(out, "%s", thing > FIGURES ? g->c->def[face].name : title_of(g, thing));
}

/* What a card or gear does, for who may choose, play, use, get or answer with it. */
static void say_does(const struct arb_saying *s, int thing, struct arb_text *out)
{
    const char *text = thing >= GOODS                        ? goods(s->g, thing)->text
                       : thing > FIGURES && !is_space(thing) ? def_of(s->g, thing)->text
                                                             : NULL;
    if (text && *text)
        arb_say(out, ": %.*s", (int)strcspn(text, "\n"), text);
}

/* And how somebody fares who may be healed. */
static void say_thing(const struct arb_saying *s, int thing, struct arb_text *out)
{
    int verb = s->option && !s->event && thing == s->option->a ? s->option->verb : VERB_NONE;
    say_name(s->g, thing, out);
    if (verb == VERB_PLAY || verb == VERB_USE || verb == VERB_RESPOND || verb == GEAR_VERB_ON)
        say_does(s, thing, out);
    if (verb == VERB_HEAL && thing > 0 && thing <= FIGURES)
        arb_say(out, " (%d of %d HP)", figure_of(s->g, thing)->hp, figure_of(s->g, thing)->max);
}

/* What is printed, wherever it lies; who a sheet is about. */
SAY_TEXT(say_text, g->c->text[n])
SAY_TEXT(say_stage, g->c->def[n].text)
SAY_TEXT(say_goods, goods(g, n)->name)
SAY_TEXT(say_who, ship(g)->sheet[n - 1].name)
SAY_TEXT(say_mission, g->c->mission[n].name)
SAY_TEXT(say_intro, g->c->mission[n].intro)
SAY_TEXT(say_type, g->c->text[g->s->kind[n].called])
SAY_TEXT(say_hazard, n == FIRE ? "fire" : n == POISON ? "poison" : "trap")

static void say_planet(const struct arb_saying *s, int text, struct arb_text *out)
{
    arb_say(out, text ? " on %s" : ": the story goes on", s->g->c->text[text]);
}

/* What whoever goes to a space finds there. */
static void say_ground(const struct arb_saying *s, int cell, struct arb_text *out)
{
    if (is_shut_door(s->g, cell))
        arb_say(out, ", opening the door");
    if (!hazard_at(s->g, cell))
        return;
    arb_say(out, ", into the ");
    say_hazard(s, hazard_at(s->g, cell), out);
}

/* A line is told by what is in its way. */
void say_line(const struct arb_saying *s, int line, struct arb_text *out)
{
    const struct arb_run *g = s->g;
    if (!g->s->attacks)
        return;
    struct board_crossed crossed;
    crossed_by(g, &g->s->attack[g->s->attacks - 1], line, &crossed);
    if (!crossed.count)
        arb_say(out, "past nothing");
    for (int i = 0; i < crossed.count; i++) {
        arb_say(out, "%s%s", i ? "" : "past ", i ? arb_between(i, crossed.count) : "");
        say_name(g, thing_at(g, crossed.cell[i]), out);
    }
}

static const char *const face_words[] = {"otherwise", "Critical Strike", "Fumble"};
static const char *const state_words[] = {"whole", "damaged", "destroyed"};
const char *const die_words[] = {"Basic die", "Blitz die", "Accuracy die", "Decision die"};

const struct say_word game_words[] = {
    {.name = "thing", .say = say_thing, .kind = SAY_THING},
    {.name = "does", .say = say_does},
    {.name = "goods", .say = say_goods, .kind = SAY_THING},
    {.name = "who", .say = say_who},
    {.name = "mission", .say = say_mission},
    {.name = "part", .say = say_mission},
    {.name = "planet", .say = say_planet},
    {.name = "face", .list = face_words, .count = 3},
    CELL_NAME_WORD,
    {.name = "text", .say = say_text},
    {.name = "stage", .say = say_stage},
    {.name = "intro", .say = say_intro},
    {.name = "type", .say = say_type},
    {.name = "hazard", .say = say_hazard},
    {.name = "ground", .say = say_ground},
    {.name = "line", .say = say_line},
    {.name = "condition", .list = status_words, .count = STATUS_COUNT},
    {.name = "colour", .list = colour_words, .count = COLOURS},
    {.name = "state", .list = state_words, .count = 3},
    {.name = "kind", .list = die_words, .count = DIE_KINDS},
    {0},
};

void game_roller(struct arb_run *g, int seat, int who, struct arb_text *out)
{
    (void)seat;
    if (who)
        say_name(g, who, out);
    else
        arb_say(out, "Fate");
}
