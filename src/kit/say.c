#include "kit_config.h"

#include "say.h"

#define NAME(name, word, words) word,
#define TEMPLATE(name, word, words) words,
const char *const say_verbs[] = {VERBS(NAME) NULL};
const char *const say_events[] = {EVENTS(NAME) NULL};
static const char *const verb_template[] = {VERBS(TEMPLATE)};
static const char *const event_template[] = {EVENTS(TEMPLATE)};
enum {
    VERBS_HERE = sizeof verb_template / sizeof *verb_template,
    EVENTS_HERE = sizeof event_template / sizeof *event_template
};

static void say_seat(const struct arb_saying *s, int seat, struct arb_text *out)
{
    arb_say_seat(s->g, seat, out);
}

/* The row of a word; one without a name: there is none. */
static const struct say_word *find_word(const char *name)
{
    static const struct say_word seat = {.name = "seat", .say = say_seat, .kind = SAY_SEAT};
    const struct say_word *word = game_words;
    while (word->name && strcmp(word->name, name) != 0)
        word++;
    return !word->name && strcmp(name, seat.name) == 0 ? &seat : word;
}

/* A word that the game does not have is the number itself. */
static void say_word(const struct arb_saying *s, const char *name, int value, struct arb_text *out)
{
    const struct say_word *word = find_word(name);
    if (word->say)
        word->say(s, value, out);
    else if (!word->name)
        arb_say(out, "%d", value);
    else if (value >= 0 && value < word->count && word->list[value])
        arb_say(out, "%s", word->list[value]);
}

void say(struct arb_saying s, const char *words, struct arb_text *out)
{
    s.word = say_word;
    arb_fill(&s, words, out);
}

/* What a game need not say: every event has its usual words. */
__attribute__((weak)) const char *game_event_template(const struct arb_event *event,
                                                      const char *usual)
{
    (void)event;
    return usual;
}

/* Options, events, prompts. */

static struct arb_saying of_option(struct arb_run *g, int seat, const struct arb_option *o)
{
    return (struct arb_saying){.g = g, .seat = seat, .arg = {o->a, o->b, o->c}, .option = o};
}

static struct arb_saying of_event(struct arb_run *g, int seat, const struct arb_event *e)
{
    return (struct arb_saying){
        .g = g, .seat = seat, .arg = {e->a, e->b, e->c, e->d, e->e, e->f}, .event = e};
}

static const char *template_of_event(const struct arb_event *e)
{
    return e->kind < EVENTS_HERE ? game_event_template(e, event_template[e->kind]) : NULL;
}

void say_option(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out)
{
    if (option.verb < VERBS_HERE)
        say(of_option(g, seat, &option), verb_template[option.verb], out);
}

void say_event(struct arb_run *g, int seat, const struct arb_event *event, struct arb_text *out)
{
    const char *words = template_of_event(event);
    if (words)
        say(of_event(g, seat, event), words, out);
}

void say_prompt(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out)
{
    say_word(&(struct arb_saying){.g = g, .seat = seat}, word, value, out);
}

/* What it is about. */

#ifndef SAY_CELL_OF
#define SAY_CELL_OF(thing) 0
#endif

#ifndef SAY_NUMBER
#define SAY_NUMBER(s, word, value) (value)
#endif

/* Where the words of a template put what they speak of, by the letter of its number. */
struct pointing {
    const struct say_word *at[ARB_ARGS];
};

/* Read a template as it is filled in, and note instead of writing. The value that comes
 * with a word is the letter of the number it takes. */
static void note_word(const struct arb_saying *s, const char *name, int letter,
                      struct arb_text *out)
{
    static const struct say_word count = {.name = "n", .kind = SAY_COUNT};
    struct pointing *pointing = s->with;
    const struct say_word *word = strcmp(name, count.name) == 0 ? &count : find_word(name);
    (void)out;
    if (word->name && word->kind != SAY_WORDS)
        pointing->at[letter] = word;
}

static void point(const struct arb_saying *s, const char *words, struct arb_about *about)
{
    char unread[1];
    struct pointing pointing = {0};
    struct arb_saying letters = {
        .g = s->g, .arg = {0, 1, 2, 3, 4, 5}, .with = &pointing, .noted = true, .word = note_word};
    arb_fill(&letters, words, &(struct arb_text){unread, unread + sizeof unread});
    for (int i = 0; i < ARB_ARGS; i++) {
        const struct say_word *word = pointing.at[i];
        int number = word ? SAY_NUMBER(s, word, s->arg[i]) : -1;
        if (number < 0)
            continue;
        if (word->kind == SAY_THING && SAY_CELL_OF(number))
            arb_about_cell(about, SAY_CELL_OF(number));
        else if (word->kind == SAY_THING && (!word->known || word->known(s, number)))
            arb_about_card(about, number);
        if (word->kind == SAY_SEAT && number < s->g->block->seats)
            arb_about_seat(about, number);
        if (word->kind == SAY_CELL)
            arb_about_cell(about, number);
        if (word->kind == SAY_EDGE)
            arb_about_edge(about, number);
        if (word->kind == SAY_COUNT)
            about->counts = (uint8_t)(i + 1);
    }
}

void say_option_about(struct arb_run *g, int seat, struct arb_option option,
                      struct arb_about *about)
{
    struct arb_saying s = of_option(g, seat, &option);
    if (option.verb < VERBS_HERE && seat != ARB_CHANCE)
        point(&s, verb_template[option.verb], about);
}

void say_event_about(struct arb_run *g, int seat, const struct arb_event *event,
                     struct arb_about *about)
{
    struct arb_saying s = of_event(g, seat, event);
    const char *words = template_of_event(event);
    if (words)
        point(&s, words, about);
}
