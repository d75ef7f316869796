#include "play_input.h"
#include "cli.h"
#include "play_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Longer beginnings stand before shorter ones. */
static const struct {
    const char *command;
    enum said what;
} commands[] = {
    {"?", SAID_WHAT},          {"what", SAID_WHAT},       {"why not", SAID_WHY_NOT},
    {"why did", SAID_WHY_DID}, {"why", SAID_WHY_NOT},     {"how", SAID_HOW},
    {"undo", SAID_UNDO},       {"log", SAID_LOG},         {"look", SAID_LOOK},
    {"view", SAID_VIEW},       {"options", SAID_OPTIONS}, {"orders", SAID_ORDERS},
    {"ignore", SAID_IGNORE},   {"heed", SAID_HEED},       {"skip", SAID_SKIP},
    {"save", SAID_SAVE},       {"help", SAID_HELP},       {"quit", SAID_QUIT},
    {"exit", SAID_QUIT},       {"hint", SAID_HINT},       {"choose", SAID_CHOICE},
    {"anew", SAID_ANEW},       {"map", SAID_MAP},         {"next", SAID_NEXT},
};

const char input_help[] =
    "To answer, type an option's number, or words of its title or verb: 3, `archer`,\n"
    "`play old archer`. Each word must begin a word there, one of them with\n"
    "three letters or more; a whole word goes before a beginning, the whole title\n"
    "before both. What fits several is listed. A payment, or what you need not do (to\n"
    "play a card, to use an ability), is asked back unless it was named exactly: by\n"
    "its number or its whole title. Several answers in a row: `2, 2, archer` or `2 2 3`.\n"
    "`pass`, `done` and `no` mean the way to do nothing; so does Enter in a window.\n"
    "\n"
    "  ?               what is being asked, with the rule\n"
    "  ? WORDS         what a card says, or a rule, by its name or id\n"
    "  why not WORDS   why something cannot be done now\n"
    "  why did WORDS   how those who follow rules came to what they did: why did warden\n"
    "  how WORDS       where a number comes from: how archer attack; what an option would\n"
    "                  bring, by its number\n"
    "  hint            what a program would do that thinks ahead, and why\n"
    "  look [WORDS]    a card, a zone, a place on the board (by its name there) or a player's\n"
    "                  sheet in full; alone, all zones\n"
    "  view            draw the whole table again\n"
    "  map             draw the board alone, as large as the page is wide\n"
    "  options         list all options again, in full\n"
    "  log [N|WORDS]   the last N things that happened (20), or all with these words\n"
    "  undo [N]        take the last answer (the last N) back, with all that followed\n"
    "  anew            begin a larger choice again, such as a payment half made\n"
    "  orders WHEN     when to be asked in windows where you may act or pass:\n"
    "                  always; useful (if it would change something then); able (if\n"
    "                  you can do anything); never (only in your own turn and where\n"
    "                  you could respond). With words, only for a kind of window, a\n"
    "                  phase, or both; `orders pass combat` passes all there that may be\n"
    "                  passed; `orders` lists what can be named and what else there is\n"
    "  ignore WORDS    not asked in windows where that is all you could do; with `in`\n"
    "                  only there: ignore archer in combat; `ignore nothing` forgets it\n"
    "  heed WORDS      asked wherever (or where) you could do something with that\n"
    "  skip [round]    pass windows like this one until the phase (the round) ends;\n"
    "                  `skip event` until something happens to you\n"
    "  save [FILE]     where the game is kept; or a copy of it into this file\n"
    "  quit            leave; the game is kept and goes on next time\n"
    "  next            when a part of a campaign is over: play the next one\n"
    "  choose WORDS    an option that begins with one of these words\n";

struct saying input_parse(char *line)
{
    while (isspace((unsigned char)*line))
        line++;
    size_t n = strlen(line);
    while (n && isspace((unsigned char)line[n - 1]))
        line[--n] = 0;
    if (!n)
        return (struct saying){SAID_NOTHING, line};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        const char *rest;
        if (words_command(line, commands[i].command, &rest))
            return (struct saying){commands[i].what, rest};
    }
    return (struct saying){SAID_CHOICE, line};
}

/* Lines. */

static volatile sig_atomic_t woken;

static void note_waking(int number)
{
    (void)number;
    woken = 1;
}

/* As the terminal gives it. The handlers of Ctrl-C and of going on after Ctrl-Z do not
 * restart the read, so getline() ends; in the latter case the prompt comes again. */
static ssize_t plain_line(struct input *input, const char *prompt)
{
    struct sigaction action = {.sa_handler = note_waking}, before;
    ssize_t n;
    if (input->person)
        sigaction(SIGCONT, &action, &before);
    do {
        woken = 0;
        if (input->person) {
            fputs(prompt, stdout);
            fflush(stdout);
        }
        n = cli_interrupted() ? -1 : getline(&input->line, &input->size, stdin);
        if (n < 0 && woken)
            clearerr(stdin);
    } while (n < 0 && woken && !cli_interrupted());
    if (input->person)
        sigaction(SIGCONT, &before, NULL);
    while (n > 0 && (input->line[n - 1] == '\n' || input->line[n - 1] == '\r'))
        input->line[--n] = 0;
    return n;
}

char *input_line(struct input *input, const char *prompt)
{
    char *ascii = input->ascii ? words_ascii(prompt) : NULL, *line = NULL;
    prompt = ascii ? ascii : prompt;
    input->questions += input->person;
    fflush(stdout);
    if (cli_interrupted())
        line = NULL;
    else if (input->edit)
        line = edit_line(input->edit, prompt, &input->how);
    else
        line = plain_line(input, prompt) < 0 ? NULL : input->line;
    free(ascii);
    if (cli_interrupted())
        line = NULL;
    if (!line && input->person)
        putchar('\n');
    return line;
}

void input_free(struct input *input)
{
    edit_free(input->edit);
    free(input->line);
}
