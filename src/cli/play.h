/* play.h - a play at the terminal.
 *
 * What must hold:
 *  1. The play is saved before the first question and every answer is appended
 *     at once, so that it goes on after any end of this program, kill -9 too.
 *  2. What is shown to a seat comes from that seat's view and nowhere else.
 *  3. With input that is no terminal one line is one answer or one question about
 *     the table; all that is asked beside the game's own questions is whether half a
 *     word was meant (answer_named()), and any line may follow that.
 *  4. Where several people share the terminal, a seat's view is shown only after its
 *     player has been given the keyboard (play_hands.h). */
#ifndef PLAY_H
#define PLAY_H

#include "../play/bot.h"
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
    bool next;               /* left for the next part of the campaign */
    const char *campaign;    /* the file of its log, or NULL */
    char changed_packs[256]; /* since the play was kept; "" if none */
    struct paper page;
    struct paper notes;       /* to be read with the next question */
    struct paper shown_notes; /* with this one, should it be shown again */
    bool clearing;
    struct input input;
    struct arb_bot_seat chair[ARB_SEATS];
    int seats, people;
    bool open;                /* they play with open hands */
    int holder;               /* whose hand may be on the screen; -1: nobody's */
    int watcher;              /* the seat whose view is shown where no seat is asked */
    uint32_t told[ARB_SEATS]; /* the number of the first event not shown yet; where
                                 hands are open the first stands for all */
    struct queue queue;       /* answers typed ahead on one line */
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
