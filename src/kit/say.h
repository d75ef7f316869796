/* say.h - options, events and prompts in words, from the game's tables.
 *
 * Beside its numbers and names the game's tables of verbs and events have a column of
 * templates (text.h), VERBS(X) X(NAME, "name", "template") and EVENTS(X) likewise:
 *
 *     X(DAMAGE, "damage", "{Thing b} takes {n c} damage")
 *
 * What {thing} and the like mean is a row of game_words; {seat} the kit knows itself. From
 * the same rows follows what an option or an event is about, for screens to point at. Where some
 * things are places of the board, kit_config.h has SAY_CELL_OF(thing), the cell or 0. Where a
 * word's number is none of a thing or a cell, such as a card by its rank, it has SAY_NUMBER(s,
 * word, value), which makes one of it; -1: none. */
#ifndef KIT_SAY_H
#define KIT_SAY_H

/* SAY_CELL, SAY_EDGE: numbers of the board. SAY_COUNT: how many, as {n} is. */
enum say_kind { SAY_WORDS, SAY_THING, SAY_SEAT, SAY_CELL, SAY_EDGE, SAY_COUNT };

struct say_word {
    const char *name;
    void (*say)(const struct arb_saying *s, int value, struct arb_text *out);
    /* May the reader know which thing it is? NULL: yes. */
    bool (*known)(const struct arb_saying *s, int thing);
    /* Instead of `say`, where the number is one of a list: what each is called. */
    const char *const *list;
    int count;
    enum say_kind kind;
};

/* A word that is one text of a table: SAY_TEXT(say_stage, g->c->def[n].text). */
#define SAY_TEXT(name, text)                                                                       \
    static void name(const struct arb_saying *s, int n, struct arb_text *out)                      \
    {                                                                                              \
        const struct arb_run *g = s->g;                                                            \
        (void)g, (void)n;                                                                          \
        arb_say(out, "%s", text);                                                                  \
    }

/* The game's words, ended by a row without a name. */
extern const struct say_word game_words[];

/* What an event says if not the usual, by what its numbers are; NULL: nothing. */
const char *game_event_template(const struct arb_event *event, const char *usual);

/* Fill in a template with the game's words. */
void say(struct arb_saying s, const char *words, struct arb_text *out);

/* Did the reader see in full what happened? */
static inline bool saw_event(const struct arb_event *e, int seat)
{
    return e->seen_by == 0xffff || (seat >= 0 && e->seen_by >> seat & 1);
}
static inline bool say_seen(const struct arb_saying *s)
{
    return saw_event(s->event, s->seat);
}

/* For struct arb_rules. */
extern const char *const say_verbs[], *const say_events[];
void say_option(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
void say_event(struct arb_run *g, int seat, const struct arb_event *event, struct arb_text *out);
void say_prompt(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out);
/* The same for games with parts that have words of their own: dice, deals, votes. */
void say_any_option(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
void say_any_event(struct arb_run *g, int seat, const struct arb_event *event,
                   struct arb_text *out);
void say_any_prompt(struct arb_run *g, int seat, const char *word, int value, struct arb_text *out);
void say_option_about(struct arb_run *g, int seat, struct arb_option option,
                      struct arb_about *about);
void say_any_option_about(struct arb_run *g, int seat, struct arb_option option,
                          struct arb_about *about);
void say_event_about(struct arb_run *g, int seat, const struct arb_event *event,
                     struct arb_about *about);

#endif
