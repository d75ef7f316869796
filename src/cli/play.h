/* play.h - a play at the terminal.
 *
 * What must hold:
 *  1. The play is saved before the first question and every answer is appended
 *     at once, so that it goes on after any end of this program, kill -9 too.
 *  2. What is shown to a seat comes from that seat's view and nowhere else.
 *  3. With input that is no terminal nothing is asked that was not asked by the
 *     game: one line is one answer or one question about the table. */
#ifndef PLAY_H
#define PLAY_H

#include "../play/bot.h"
#include "../play/names.h"
#include "cli.h"
#include "play_file.h"
#include "play_input.h"
#include "play_orders.h"
#include "play_paper.h"
#include "play_queue.h"

struct play {
    const char *id;
    arb_game *game;
    arb_table *table;
    char path[PLAY_PATH];
    bool own_path; /* --save was given */
    bool locked;
    const char *campaign;    /* the file of its log, or NULL */
    char changed_packs[256]; /* since the play was kept; "" if none */
    struct paper page;
    struct paper notes; /* to be read with the next question */
    bool clearing;
    struct input input;
    struct arb_bot_seat chair[ARB_SEATS];
    struct seat_orders orders[ARB_SEATS + 1]; /* the last for chance */
    struct names names;
    int seats, people;
    int watcher;        /* the seat whose view is shown where no seat is asked */
    uint32_t told;      /* the number of the first event not shown yet */
    struct queue queue; /* answers typed ahead on one line */
};

/* Go round until the person leaves; an exit code. */
int play_on(struct play *play);

/* The command that goes on with this play, as it can be typed. */
enum { PLAY_COMMAND = 2 * PLAY_PATH + 256 };
const char *play_command(const struct play *play, char *words, size_t size);

/* A paragraph, at once. */
void play_say(struct play *play, const char *style, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A paragraph to be read with the next question, not cleared away before. */
void play_note(struct play *play, const char *style, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Take the size of the window, which may change between two questions; gives
 * its rows. */
int play_measure(struct play *play);

/* Count the log as shown, but for the last `but` events. */
void play_count_told(struct play *play, uint32_t but);

#endif
