/* arbiter play - a game at the terminal: the command, starting and resuming. */
#include "play.h"
#include "campaign.h"
#include "play_draw.h"
#include "play_setup.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter play GAME [OPTIONS]\n\n"
    "Plays a game at this terminal. A game that was left goes on by itself. What a\n"
    "new game needs and is not given here is asked, or takes its default when the\n"
    "input is no terminal.\n\n"
    "  --new              start a new game; the old one is kept under its date\n"
    "  --scenario X       which scenario (value or words)\n"
    "  --players N        how many players\n"
    "  --deck D           the deck of the next player: its id or a file (may be\n"
    "                     repeated)\n"
    "  --seat-name NAME   the name of the next player (may be repeated)\n"
    "  --bot N[=BOT]      a program plays for player N, the first being 1: steady,\n"
    "                     search, novice or random (may be repeated)\n"
    "  --mode MODE        how hard, for instance easy\n"
    "  --KEY VALUE, --set KEY=VALUE\n"
    "                     any other option of the game (see arbiter games GAME); what\n"
    "                     each player has is said once for each\n"
    "  --seed N           fixes what is shuffled, drawn and rolled\n"
    "  --ask WHEN         in windows of a new game: where something you could do would\n"
    "                     change something (useful, as a rule), where you could do\n"
    "                     anything (able), always; `orders` changes it\n"
    "  --referee          you play with cardboard: type in each draw and roll\n"
    "  --campaign FILE    play the next scenario of the campaign whose log is in this\n"
    "                     file, or begin one there; a win is written to it; `none`\n"
    "                     plays by itself\n"
    "  --save FILE        keep the game in this file\n"
    "  --pack DIR         also load this pack (may be repeated); a game that goes on\n"
    "                     finds those it was begun with\n"
    "  --open             several people at this terminal play with open hands: no\n"
    "                     screen asks to hand the keyboard over\n"
    "  --plain            plain ASCII: no colour, no lines, no accents, no clearing of\n"
    "                     the screen, no editing of what is typed\n\n"
    "While playing, `help` lists what can be said. Windows in which nothing of use can be\n"
    "done are passed for you; `orders always` changes that.\n";

/* Starting. */

struct wanted {
    struct setup_wishes wishes;
    struct cli_packs packs;
    const char *game, *save, *campaign, *ask;
    bool fresh, referee, plain, open, setup_said;
};

static void prepare_page(struct play *play, bool plain)
{
    bool screen = isatty(STDOUT_FILENO);
    const char *term = getenv("TERM");
    bool utf8 = cli_utf8();
    play->input.person = screen && isatty(STDIN_FILENO);
    play->clearing = play->input.person && !plain && term && strcmp(term, "dumb") != 0;
    play->page.colour = cli_colour(stdout) && !plain;
    play->page.lined = screen && !plain && utf8;
    play->page.ascii = play->input.ascii = plain || !utf8;
    play->input.edit = play->clearing ? edit_new() : NULL;
    play->input.how.who = EDIT_OTHER;
}

/* Who sits where: a bot's name stands in the setup of the save; --bot adds. */
static bool fill_chairs(struct play *play, const struct wanted *wanted)
{
    struct arb_error err = {0};
    json_t *header = arb_save_header(arb_file(play->path), &err);
    const json_t *setup = json_object_get(header, "setup");
    uint64_t seed = (uint64_t)json_integer_value(json_object_get(setup, "seed"));
    bool good = true;
    play->seats = arb_seat_count(play->table);
    for (int seat = play->seats - 1; seat >= 0; seat--) {
        const json_t *in_save = json_array_get(json_object_get(setup, "seats"), (size_t)seat);
        const char *name = wanted->wishes.bot[seat];
        if (!name)
            name = json_string_value(json_object_get(in_save, "bot"));
        if (!name) {
            play->people++;
            play->watcher = seat;
            continue;
        }
        const struct arb_bot *bot = arb_bot_named(name);
        if (!bot) {
            cli_fail("there is no bot \"%s\"", name);
            good = false;
            break;
        }
        arb_bot_sit(&play->chair[seat], bot, seat, seed);
    }
    json_decref(header);
    return good;
}

static int start_new(struct play *play, const struct wanted *wanted)
{
    struct arb_error err = {0};
    int code;
    json_t *setup = setup_make(play->game, &wanted->wishes, &play->input, &play->page, &code);
    if (!setup)
        return code;
    play->table = arb_table_open(play->game, setup, wanted->referee ? ARB_REFEREE : 0, &err);
    json_decref(setup);
    if (!play->table)
        return cli_error(&err);
    char kept[PLAY_PATH];
    if (file_exists(play->path)) {
        if (!file_set_aside(play->path, kept, sizeof kept))
            return CLI_FAILED;
        play_note(play, STYLE_DIM, "The game before this one is kept as %s.", kept);
    }
    /* Bots too are spared the windows in which nothing of use can be done. */
    json_t *orders = wanted->ask ? json_pack("{s:s}", "stop", wanted->ask) : NULL;
    for (int seat = 0; seat < arb_seat_count(play->table); seat++)
        arb_set_orders(play->table, seat, orders, NULL);
    json_decref(orders);
    if (!arb_save(play->table, play->path, &err))
        return cli_error(&err);
    if (json_is_true(wanted->wishes.campaign)) {
        json_t *log = arb_campaign(play->table);
        bool written = log && campaign_keep(play->campaign, log);
        if (!log)
            cli_fail("this game has no campaign");
        json_decref(log);
        return written ? CLI_OK : CLI_FAILED;
    }
    return CLI_OK;
}

/* The game, with the packs of the play that goes on, or of the one before in the
 * same campaign. */
static bool load_game(struct play *play, const struct wanted *wanted)
{
    struct arb_error err = {0};
    bool goes_on = file_exists(play->path) && (!wanted->fresh || play->campaign);
    json_t *header = goes_on ? arb_save_header(arb_file(play->path), &err) : NULL;
    const char *id = view_text(header, "game");
    if (*id && strcmp(id, play->id) != 0) {
        char path[PLAY_PATH * 4];
        cli_fail("%s is a play of %s; go on with: arbiter play %s --save %s", play->path, id, id,
                 cli_quoted(play->path, path, sizeof path));
    } else if (header) {
        play->game = cli_load_saved(play->path, header, &wanted->packs);
        if (play->game)
            cli_changed_packs(header, play->game, play->changed_packs, sizeof play->changed_packs);
    } else {
        play->game = cli_load_game(play->id, &wanted->packs);
    }
    json_decref(header);
    return play->game != NULL;
}

/* A game that is over leaves no packs to the next one. */
static bool load_game_anew(struct play *play, const struct wanted *wanted)
{
    if (play->campaign)
        return true;
    arb_game_free(play->game);
    play->game = cli_load_game(play->id, &wanted->packs);
    return play->game != NULL;
}

static int resume(struct play *play, const struct wanted *wanted, bool *over)
{
    struct arb_error err = {0};
    char command[PLAY_COMMAND];
    play->table = arb_load(play->game, arb_file(play->path), ARB_RECOVER, NULL, &err);
    if (!play->table) {
        cli_error(&err);
        return cli_fail(play->own_path
                            ? "nothing of it can be restored; name another file with --save"
                            : "nothing of it can be restored; --new sets it aside and starts anew");
    }
    /* The damaged file is set aside by then and the sound part written anew. */
    if (err.text[0])
        play_note(play, STYLE_RED, "%s The damaged file is kept beside it as %s.damaged.", err.text,
                  play->path);
    *over = arb_status(play->table) != ARB_PLAYING;
    if (*over) {
        bool counts;
        if (play->campaign && !campaign_finish(play->campaign, play->table, &counts))
            return CLI_FAILED;
        arb_table_close(play->table);
        play->table = NULL;
        return load_game_anew(play, wanted) ? CLI_OK : CLI_FAILED;
    }
    play_count_told(play, 4);
    play_note(play, STYLE_GREEN,
              "Going on with the game you left (%u steps so far). To start another: %s --new",
              arb_length(play->table), play_command(play, command, sizeof command));
    if (*play->changed_packs)
        play_note(play, STYLE_YELLOW, "Changed since it was played last: %s.", play->changed_packs);
    if (wanted->referee)
        arb_set_referee(play->table, true);
    if (wanted->setup_said)
        play_note(play, STYLE_YELLOW,
                  "What was said about a new game is not used; add --new for that.");
    return CLI_OK;
}

/* What the log says is read after the game that was left: that one may have been
 * won and not written down. */
static bool read_campaign(struct play *play, struct wanted *wanted)
{
    json_t *log;
    if (!campaign_load(play->campaign, &log))
        return false;
    const char *game = view_text(log, "game");
    if (*game && strcmp(game, play->id) != 0) {
        cli_fail("%s is the log of a campaign of %s", play->campaign, game);
        json_decref(log);
        return false;
    }
    if (json_is_true(json_object_get(log, "complete"))) {
        cli_fail("this campaign is complete; begin another with: arbiter campaign next %s NEW",
                 play->campaign);
        json_decref(log);
        return false;
    }
    wanted->wishes.campaign = log ? log : json_true();
    return true;
}

static int open_play(struct play *play, struct wanted *wanted)
{
    play->campaign = wanted->campaign;
    if (wanted->campaign && !wanted->save) {
        int n = snprintf(play->path, sizeof play->path, "%s.save", wanted->campaign);
        if (n < 0 || (size_t)n >= sizeof play->path)
            return cli_usage("play", "the name of the campaign log is too long");
    } else if (wanted->save) {
        if (strlen(wanted->save) >= sizeof play->path)
            return cli_usage("play", "the name of the save is too long");
        strcpy(play->path, wanted->save);
        play->own_path = true;
    } else if (!file_default(play->id, play->path, sizeof play->path)) {
        return CLI_FAILED;
    }
    struct stat about;
    if (stat(play->path, &about) == 0 && S_ISDIR(about.st_mode))
        return cli_fail("%s is a folder; a game is kept in a file", play->path);
    if (!load_game(play, wanted) || !file_lock(play->path))
        return CLI_FAILED;
    play->locked = true;
    int code = CLI_OK;
    bool over = false;
    if (!wanted->fresh && file_exists(play->path))
        code = resume(play, wanted, &over);
    if (code == CLI_OK && !play->table && play->campaign && !read_campaign(play, wanted))
        code = CLI_FAILED;
    bool fresh = !play->table;
    if (code == CLI_OK && !play->table)
        code = start_new(play, wanted);
    if (code == CLI_OK && play->table && !fill_chairs(play, wanted))
        code = CLI_FAILED;
    if (code == CLI_OK && fresh && play->people && play->input.person)
        play_note(play, STYLE_DIM,
                  "Answer with a number or words; `?` explains the question, `help` the rest.");
    return code;
}

/* The command. */

static bool wish_bot(struct setup_wishes *wishes, char *text)
{
    char *name = strchr(text, '=');
    int64_t seat;
    if (name)
        *name++ = 0;
    if (!cli_number("play", "--bot", text, 1, ARB_SEATS, &seat))
        return false;
    const struct arb_bot *bot = arb_bot_named(name ? name : "");
    if (!bot) {
        cli_usage("play", "there is no bot \"%s\"; there are search, steady, novice and random",
                  name);
        return false;
    }
    wishes->bot[seat - 1] = bot->name;
    if (seat > wishes->bots_to)
        wishes->bots_to = (int)seat;
    return true;
}

static bool wish_set(struct setup_wishes *wishes, char *text)
{
    char *equals = strchr(text, '=');
    if (!equals || equals == text) {
        cli_usage("play", "--set takes key=value, not \"%s\"", text);
        return false;
    }
    *equals = 0;
    if (!strcmp(text, "campaign") && strcmp(equals + 1, "none") != 0) {
        cli_usage("play", "a campaign is begun with --campaign FILE, which keeps its log");
        return false;
    }
    return setup_wish(wishes, text, equals + 1);
}

/* `--KEY VALUE` and `--KEY=VALUE` of an option that only the game knows. It is called when
 * getopt_long() knows no such option and stands behind it. */
static bool wish_of_game(struct setup_wishes *wishes, char **argv, int argc)
{
    char *key = argv[optind - 1] + 2, *equals = strchr(key, '=');
    if (equals) {
        *equals = 0;
        return setup_wish(wishes, key, equals + 1);
    }
    return optind < argc && setup_wish(wishes, key, argv[optind++]);
}

static bool named_file(const char *option, const char *name)
{
    if (!*name)
        cli_usage("play", "%s needs the name of a file", option);
    return *name;
}

static int read_options(int argc, char **argv, struct wanted *w)
{
    enum {
        NEW = 256,
        SCENARIO,
        PLAYERS,
        DECK,
        NAME,
        BOT,
        MODE,
        SET,
        SEED,
        ASK,
        REFEREE,
        SAVE,
        CAMPAIGN,
        PACK,
        OPEN,
        PLAIN
    };
    static const struct option options[] = {
        {"new", no_argument, NULL, NEW},
        {"scenario", required_argument, NULL, SCENARIO},
        {"players", required_argument, NULL, PLAYERS},
        {"deck", required_argument, NULL, DECK},
        {"seat-name", required_argument, NULL, NAME},
        {"bot", required_argument, NULL, BOT},
        {"mode", required_argument, NULL, MODE},
        {"set", required_argument, NULL, SET},
        {"seed", required_argument, NULL, SEED},
        {"ask", required_argument, NULL, ASK},
        {"referee", no_argument, NULL, REFEREE},
        {"save", required_argument, NULL, SAVE},
        {"campaign", required_argument, NULL, CAMPAIGN},
        {"pack", required_argument, NULL, PACK},
        {"open", no_argument, NULL, OPEN},
        {"plain", no_argument, NULL, PLAIN},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    struct setup_wishes *wishes = &w->wishes;
    bool good = true;
    int64_t number;
    cli_begin_options();
    for (int o; good && (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;) {
        w->setup_said |= o >= SCENARIO && o <= SEED && o != BOT;
        switch (o) {
        case NEW:
            w->fresh = true;
            break;
        case SCENARIO:
            good = setup_wish(wishes, "scenario", optarg);
            break;
        case MODE:
            good = setup_wish(wishes, "mode", optarg);
            break;
        case DECK:
            good = setup_wish(wishes, "deck", optarg);
            break;
        case SET:
            good = wish_set(wishes, optarg);
            break;
        case PLAYERS:
            good = cli_number("play", "--players", optarg, 1, ARB_SEATS, &number);
            wishes->players = good ? (int)number : 0;
            break;
        case NAME:
            if (wishes->names == ARB_SEATS)
                return cli_usage("play", "at most %d seats can be named", ARB_SEATS);
            wishes->name[wishes->names++] = optarg;
            break;
        case BOT:
            good = wish_bot(wishes, optarg);
            break;
        case SEED:
            good = wishes->seeded = cli_seed("play", optarg, &wishes->seed);
            break;
        case ASK:
            if (strcmp(optarg, "useful") && strcmp(optarg, "able") && strcmp(optarg, "always"))
                return cli_usage("play", "--ask takes useful, able or always and not \"%s\"",
                                 optarg);
            w->ask = *optarg == 'u' ? NULL : optarg[1] == 'b' ? "if_able" : "always";
            break;
        case REFEREE:
            w->referee = true;
            break;
        case SAVE:
            w->save = optarg;
            good = named_file("--save", optarg);
            break;
        case CAMPAIGN:
            w->campaign = strcmp(optarg, "none") ? optarg : NULL;
            good = w->campaign ? named_file("--campaign", optarg)
                               : setup_wish(wishes, "campaign", optarg);
            break;
        case PACK:
            good = cli_add_pack("play", &w->packs, optarg);
            break;
        case OPEN:
            w->open = true;
            break;
        case PLAIN:
            w->plain = true;
            break;
        case 'h':
            fputs(help, stdout);
            return -1;
        case '?':
            if (strncmp(argv[optind - 1], "--", 2) == 0 && wish_of_game(wishes, argv, argc)) {
                w->setup_said = true;
                break;
            }
            return cli_bad_option("play", argv, o);
        default:
            return cli_bad_option("play", argv, o);
        }
    }
    if (!good)
        return CLI_USAGE;
    if (argc - optind != 1)
        return argc == optind ? cli_which_game("play") : cli_usage("play", "one game at a time");
    w->game = argv[optind];
    return CLI_OK;
}

/* What the play brings is written to the log of the campaign, if the game counts it. */
static int end_of_part(struct play *play, int code)
{
    bool counts;
    if (arb_status(play->table) == ARB_PLAYING)
        return code;
    if (!campaign_finish(play->campaign, play->table, &counts))
        return CLI_FAILED;
    char log[PLAY_PATH], command[PLAY_COMMAND];
    if (play->next)
        return code;
    if (counts)
        play_say(play, STYLE_GREEN,
                 "Written to the campaign log. To read it: arbiter campaign "
                 "show %s",
                 cli_quoted(play->campaign, log, sizeof log));
    play_say(play, STYLE_NONE, "%s %s",
             counts ? "Go on with:" : "The campaign stands where it stood. Try again with:",
             play_command(play, command, sizeof command));
    return code;
}

/* One play, up to its end or until the person leaves. *next: who played wants the next part of the
 * campaign. */
static int play_once(struct wanted *wanted, bool *next)
{
    struct play *play = calloc(1, sizeof *play);
    *next = false;
    if (!play)
        return cli_fail("out of memory");
    play->id = wanted->game;
    play->open = wanted->open;
    play->holder = -1;
    prepare_page(play, wanted->plain);
    play_measure(play);
    int code = open_play(play, wanted);
    if (code == CLI_OK && play->table)
        code = play_on(play);
    if (play->table && play->campaign)
        code = end_of_part(play, code);
    *next = play->next && code == CLI_OK;
    json_decref(wanted->wishes.campaign);
    wanted->wishes.campaign = NULL;
    if (play->table)
        arb_table_close(play->table);
    if (play->locked)
        file_unlock(play->path);
    if (play->game)
        arb_game_free(play->game);
    paper_drop(&play->notes);
    paper_drop(&play->shown_notes);
    queue_clear(&play->queue);
    input_free(&play->input);
    free(play);
    return code;
}

/* What was said about the first part of a campaign is not meant for the next one, but for who sits
 * at the table. */
static void forget_setup(struct wanted *wanted)
{
    wanted->fresh = wanted->setup_said = wanted->wishes.seeded = false;
    wanted->wishes.count = 0;
}

int cmd_play(int argc, char **argv)
{
    struct wanted wanted = {0};
    int code = read_options(argc, argv, &wanted);
    if (code != CLI_OK)
        return code < 0 ? CLI_OK : code;
    cli_catch_interrupt();
    for (bool next = true; next;) {
        code = play_once(&wanted, &next);
        forget_setup(&wanted);
    }
    return code;
}
