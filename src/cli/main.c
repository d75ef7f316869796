/* main.c - the `arbiter` command: one subcommand a file. */
#include "cli.h"

#include <fcntl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *what;
} commands[] = {
    {"games", cmd_games, "list the games and what can be set up"},
    {"play", cmd_play, "play at the terminal"},
    {"serve", cmd_serve, "tables in the browser, for friends and scripts"},
    {"sim", cmd_sim, "play many games at random and count how they end"},
    {"train", cmd_train, "teach the bots a game"},
    {"test", cmd_test, "run rules tests written in Lua"},
    {"rules", cmd_rules, "look a rule up by id or by words"},
    {"replay", cmd_replay, "print the log of a saved game"},
    {"revalidate", cmd_revalidate, "play saves again under today's rules"},
    {"verify", cmd_verify, "hold every draw of a save against its key"},
    {"deck", cmd_deck, "check, show and build decks"},
    {"campaign", cmd_campaign, "show the log of a campaign, begin the next"},
    {"pack", cmd_pack, "check a folder of content"},
    {"bench", cmd_bench, "measure speed and size"},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *out)
{
    fputs("usage: arbiter COMMAND [OPTIONS]\n\n"
          "Plays tabletop games by their complete rules.\n\n",
          out);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-11s %s\n", commands[i].name, commands[i].what);
    fputs("\narbiter COMMAND --help tells more. Exit status: 0 all went well,\n"
          "1 something failed, 2 the command line was wrong.\n"
          "Environment: ARBITER_DATA (folder with packs/ and rules/), NO_COLOR.\n",
          out);
}

/* A stream that is closed must stay an error: the next file to be opened would take
 * its place, and words for the terminal would end up in a save. */
static void fill_streams(void)
{
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd ? O_RDONLY : O_WRONLY) != fd)
            _exit(CLI_FAILED);
}

/* A full disk or a closed pipe must not look like success. */
static int written(int code)
{
    if ((fflush(stdout) != 0 || ferror(stdout)) && code == CLI_OK)
        code = cli_fail("the output could not be written");
    return code;
}

int main(int argc, char **argv)
{
    fill_streams();
    signal(SIGXFSZ, SIG_IGN); /* too large a file is told in words */
    setlocale(LC_CTYPE, "");
    cli_find_data();
    if (argc < 2) {
        print_help(stderr);
        return CLI_USAGE;
    }
    const char *name = argv[1];
    char *asked[] = {argv[0], argc > 2 ? argv[2] : NULL, (char *)"--help", NULL};
    if (strcmp(name, "help") == 0 && argc == 3) { /* `help play` is `play --help` */
        argv = asked;
        name = argv[1];
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        print_help(stdout);
        return written(CLI_OK);
    }
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        puts("arbiter " ARB_VERSION);
        return written(CLI_OK);
    }
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(name, commands[i].name) == 0)
            return written(commands[i].run(argc - 1, argv + 1));
    fprintf(stderr, "arbiter: there is no command \"%s\"\nTry: arbiter --help\n", name);
    return CLI_USAGE;
}
