/* rules.h - a game is one table of functions. The kernel knows games only
 * through it; src/games/games.c lists them. */
#ifndef ARB_RULES_H
#define ARB_RULES_H

#include "arbiter_plan.h"
#include "json.h"
#include "run.h"
#include "text.h"

struct arb_pack; /* pack.h: the declarations of the packs, ready to compile */

/* The cards, players, places and dice an option or an event is about, the main one first,
 * so that a screen can point at them. */
enum { ARB_ABOUT = 4 };
struct arb_about {
    uint8_t cards, seats, cells, edges, dice;
    uint8_t counts;           /* 1 + which of an option's numbers says how many; 0: none */
    uint16_t card[ARB_ABOUT]; /* ids as the view gives them */
    uint8_t seat[ARB_ABOUT];
    uint16_t cell[ARB_ABOUT], edge[ARB_ABOUT]; /* numbers of the board */
    uint32_t die[ARB_ABOUT];                   /* ids as the view gives them */
};
static inline void arb_about_card(struct arb_about *about, int card)
{
    if (about->cards < ARB_ABOUT)
        about->card[about->cards++] = (uint16_t)card;
}
static inline void arb_about_seat(struct arb_about *about, int seat)
{
    if (about->seats < ARB_ABOUT)
        about->seat[about->seats++] = (uint8_t)seat;
}
static inline void arb_about_cell(struct arb_about *about, int cell)
{
    if (about->cells < ARB_ABOUT)
        about->cell[about->cells++] = (uint16_t)cell;
}
static inline void arb_about_edge(struct arb_about *about, int edge)
{
    if (about->edges < ARB_ABOUT)
        about->edge[about->edges++] = (uint16_t)edge;
}
static inline void arb_about_die(struct arb_about *about, uint32_t die)
{
    if (about->dice < ARB_ABOUT)
        about->die[about->dice++] = die;
}

/* Something a standing order can name: its id and what people call it, and where new players
 * are stopped there, if it is said ("never"). */
struct arb_named {
    const char *id, *label, *stop;
};
/* When it is: the round, and a phase of the game's list. */
struct arb_moment {
    uint16_t round;
    uint8_t phase;
};

struct arb_rules {
    const char *id, *name, *owner; /* as the README names them */
    int min_seats, max_seats;
    int usual_seats; /* with friends; 0: two, or the fewest there can be */
    size_t block_bytes;
    /* For games with CALL_EACH: where in the block the lanes of the seats lie, at its very
     * end, and how many bytes each has. What a seat wrote elsewhere is taken back by
     * withdrawn(), which may be NULL. */
    size_t lanes_at, lane_bytes;
    void (*withdrawn)(struct arb_run *g, int seat);
    const struct arb_flow *flows;
    const char *const *verbs;       /* names, by number, ended by NULL */
    const char *const *event_kinds; /* names, by number, ended by NULL */
    const char *const *limits;      /* of the game's own tables: "more than 48 ...", as above */

    /* Content: declare the words packs may use, then compile what they said. */
    const struct arb_schema *schema;
    void *(*compile)(struct arb_pack *pack, struct arb_error *err);
    void (*free_content)(void *content);
    json_t *(*describe)(const void *content); /* array of setup options */
    /* For games with decks, else NULL: see arb_deck_check(), arb_deck_cards(). */
    json_t *(*check_deck)(const void *content, const json_t *deck);
    json_t *(*deck_cards)(const void *content);
    /* With them: a deck in one of the forms, and those there are; see arb_deck_write(). */
    json_t *(*write_deck)(const void *content, const json_t *deck, const char *form,
                          struct arb_error *err);
    json_t *(*deck_forms)(void);

    /* Is this a setup somebody may open a table with? No key and no value that means
     * nothing; NULL: setup() tells. A saved play is not asked, it goes on as it began. */
    bool (*check_setup)(const void *content, const json_t *setup, struct arb_error *err);
    /* Fill an all-zero block and push the first flow. "seats" of the setup, if it is a
     * number or a list, is within min_seats and max_seats. */
    bool (*setup)(struct arb_run *g, const json_t *setup, struct arb_error *err);

    /* What views refer to and no play changes, docs/views.md; each may be NULL. `g` may have
     * a content and no block. kinds() puts what numbers, zones and sheets are called, as
     * members of an object that is open, and boards() boards by their ids. printed() puts
     * what is printed on a definition, or null, as one value; false, and nothing is put:
     * their numbers, from 0 on, end before this one. */
    void (*kinds)(const struct arb_run *g, struct arb_json *out);
    void (*boards)(const struct arb_run *g, struct arb_json *out);
    bool (*printed)(const struct arb_run *g, int def, struct arb_json *out);

    /* Reading: none of these changes the block. */
    void (*view)(struct arb_run *g, int seat, struct arb_json *out);
    json_t *(*explain)(struct arb_run *g, int seat, const char *name);
    void (*option_words)(struct arb_run *g, int seat, struct arb_option option,
                         struct arb_text *out);
    /* What was told stays told: the words of an event read its numbers and `face`, never the
     * position they are said in. event_faces() notes in `face`, as it happens, what they will
     * need to know of things that may turn into others; NULL: none do. */
    void (*event_words)(struct arb_run *g, int seat, const struct arb_event *event,
                        struct arb_text *out);
    void (*event_faces)(const struct arb_run *g, struct arb_event *event);
    /* Each may be NULL. Nothing may be named that the seat cannot know. */
    void (*option_about)(struct arb_run *g, int seat, struct arb_option option,
                         struct arb_about *about);
    void (*event_about)(struct arb_run *g, int seat, const struct arb_event *event,
                        struct arb_about *about);
    /* What {card}, {player} and the like stand for in a prompt (text.h). */
    void (*placeholder)(struct arb_run *g, int seat, const char *name, int value,
                        struct arb_text *out);
    /* What a seat plays: a faction, a role. NULL: all seats are alike. */
    void (*side)(const struct arb_run *g, int seat, struct arb_text *out);
    /* For standing orders. The kinds of windows, by the number they are opened with, and the
     * phases, by that of moment(); each ended by {NULL} and NULL if there is nothing to tell
     * apart. What a thing of an option is called, the same for all that are alike. Does an
     * event that all saw concern the seat? NULL: if event_about() names it. */
    const struct arb_named *windows, *phases;
    struct arb_moment (*moment)(const struct arb_run *g);
    void (*thing_name)(struct arb_run *g, int thing, struct arb_text *out);
    bool (*concerns)(struct arb_run *g, int seat, const struct arb_event *event);
    /* Would it really change something to choose this in the window that is open, and would
     * a later one not do as well? NULL: always. By what all know and the seat holds. */
    bool (*worth)(struct arb_run *g, int seat, struct arb_option option);
    /* What nearly everybody would choose where hardly anything depends on it, such as which of
     * several like coins pays; -1: the choice matters. NULL: it always does. */
    int (*usual)(struct arb_run *g, int seat, const struct arb_option *options, int count);
    /* Where several are chosen one after the other: is it one of those that "all" means, since
     * it brings something? NULL: nowhere. */
    bool (*of_all)(struct arb_run *g, int seat, struct arb_option option);
    /* In explain mode: consider what the pending ask never considered. */
    void (*refuse_rest)(struct arb_run *g, int seat);
    bool (*check)(struct arb_run *g, struct arb_text *broken);

    /* Into a copy of the block: all that the seat could have as far as the others
     * know, so that whatever it might be offered is. False: there is no way number
     * `way`, from 0 on; together the ways leave nothing out. NULL: nothing is hidden
     * that an ask could depend on. */
    bool (*imagine)(struct arb_run *g, int seat, int way);

    /* For bots; each may be NULL, and the game is played all the same (arbiter_plan.h).
     * Draw anew what the seat cannot know; what comes of it depends on the seed and on what
     * the seat knows. After that: decide now what chance would decide later, such as the
     * order of decks, which was drawn with the rest. */
    void (*resample)(struct arb_run *g, int seat, uint64_t seed);
    void (*settle_chance)(struct arb_run *g);
    /* How much a sensible player would like each option of an ask (50: as much as doing
     * nothing), by parameters that can be trained; ended by a NULL name. Rows of names alone
     * have their numbers in judgement.json of the game's own pack. */
    const struct arb_parameter *parameters;
    void (*prefer)(struct arb_run *g, int seat, const struct arb_option *options, int count,
                   const float *parameter, float *like);
    /* By what a position is told for a seat: numbers with names, ended by a NULL name. */
    const struct arb_feature *features;
    void (*features_of)(struct arb_run *g, int seat, float *x);
    /* Do two options come to the same, so that one need not be considered? */
    bool (*alike)(struct arb_run *g, int seat, struct arb_option a, struct arb_option b);
    /* Rounds that are imagined before a position is appraised by them; 0: the whole game. */
    int look_ahead;
    bool rivals; /* the seats play against each other */
    /* Plays that are judged by parameters of their own: a scenario. NULL: all are alike. */
    const char *(*kind_of_play)(const struct arb_run *g);

    /* For games with campaigns, else NULL: the log as it stands after this play;
     * see arb_campaign(). */
    json_t *(*campaign)(struct arb_run *g, const json_t *setup);
    /* With it: the log of a setup in words; see arb_campaign_show(). */
    json_t *(*show_campaign)(const void *content, const json_t *setup, struct arb_error *err);

    /* Put the block into a position; for tests and for referees. */
    bool (*arrange)(struct arb_run *g, const json_t *position, struct arb_error *err);
};

/* All games, ended by NULL. */
extern const struct arb_rules *const arb_all_rules[];

#endif
