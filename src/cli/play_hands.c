#include "play_hands.h"

#include <string.h>
#include <strings.h>

bool hands_hidden(const struct play *play)
{
    return play->input.person && play->people > 1 && !play->open && !arb_get_referee(play->table);
}

/* 2J may push the window into the scrollback, which 3J then empties. Where no such
 * words may be said to the terminal, a window full of empty lines must do. */
static void wipe(struct play *play)
{
    if (play->clearing)
        fputs("\033[H\033[2J\033[3J", stdout);
    else
        for (int rows = play_measure(play); rows > 0; rows--)
            fputc('\n', stdout);
    fflush(stdout);
}

void hands_wipe(struct play *play)
{
    if (hands_hidden(play) && play->holder >= 0)
        wipe(play);
}

struct giving {
    struct play *play;
    const char *name;
};

static void show_giving(void *of)
{
    const struct giving *g = of;
    wipe(g->play);
    play_say(g->play, STYLE_BOLD, "Give the keyboard to %s.", g->name);
    play_say(g->play, STYLE_DIM,
             "(`open` if you play with open hands and want no such screens; `quit` leaves.)");
}

enum outcome hands_give(struct play *play, int seat, const char *name)
{
    if (!hands_hidden(play) || play->holder == seat)
        return GO_ON;
    struct giving giving = {play, name};
    char prompt[200];
    snprintf(prompt, sizeof prompt, "Enter when only %.100s is looking: ", name);
    play->input.how = (struct edit_for){.who = EDIT_OTHER, .show = show_giving, .of = &giving};
    show_giving(&giving);
    for (;;) {
        char *line = input_line(&play->input, prompt);
        bool leaves = !line || !strcasecmp(line, "quit") || !strcasecmp(line, "exit");
        play->holder = leaves ? -1 : seat;
        play->open = line && !strcasecmp(line, "open");
        if (leaves || play->open)
            return leaves ? LEAVE : GO_ON;
        if (!*line) {
            wipe(play);
            return GO_ON;
        }
        show_giving(&giving);
    }
}
