/* arbiter deck - decks: check them, show them, list them, build them. */
#include "deck.h"
#include "play_card.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char help[] =
    "usage: arbiter deck check DECK... [--json]\n"
    "       arbiter deck show DECK [--format FORM] [--output FILE]\n"
    "       arbiter deck list [FOLDER]\n"
    "       arbiter deck new [FILE] [--from DECK] [--card \"3x TITLE\"]...\n\n"
    "A DECK is a file (- is standard input) or the id of a prepared deck. Files may\n"
    "be lists of lines such as \"3x Title (Where from)\", JSON, or in another form that\n"
    "the game knows. What is wrong with a deck is told all at once, each with its rule.\n\n"
    "  --format FORM   text, json or one of the game's own (new: also by the file's name)\n"
    "  --output FILE   write to this file\n"
    "  --force         write over a file that is there\n"
    "  --name NAME     what the new deck is called\n"
    "  --from DECK     begin with this deck\n"
    "  --card CARD     cards of the new deck, \"3x Title\" (may be repeated)\n"
    "  --json          what the game says, as a program would read it\n"
    "  --game GAME     of this game; otherwise of the first that has decks\n"
    "  --pack DIR      also load this pack (may be repeated)\n\n"
    "Without --card `deck new` asks: words find cards, `help` tells more.\n"
    "A new deck is written though it breaks rules, and they are told; `deck check` is\n"
    "what ends with 1 then.\n"
    "To play one: arbiter play GAME --deck FILE\n";

struct wanted {
    struct deck_wishes wishes;
    struct cli_packs packs;
    const char *game, *output;
    bool json;
};

static arb_game *load(const struct wanted *w)
{
    if (w->game)
        return cli_load_game(w->game, &w->packs);
    for (const char *const *id = arb_games(); *id; id++) {
        arb_game *game = cli_load_game(*id, &w->packs);
        json_t *cards = game ? arb_deck_cards(game) : NULL;
        json_decref(cards);
        if (!game || cards)
            return game;
        arb_game_free(game);
    }
    cli_fail("no game has decks");
    return NULL;
}

/* check. */

static int check(const arb_game *game, const struct wanted *w, char **names, int count)
{
    struct paper p = deck_page();
    json_t *all = json_array();
    int code = count ? CLI_OK : cli_usage("deck", "which deck shall be checked?");
    for (int i = 0; i < count; i++) {
        json_t *checked = deck_open(game, names[i]);
        if (!checked) {
            code = CLI_FAILED;
            continue;
        }
        bool good = json_is_true(json_object_get(checked, "ok"));
        code = good ? code : CLI_FAILED;
        if (w->json) {
            json_object_set_new(checked, "file", json_string(names[i]));
            json_array_append_new(all, checked);
            continue;
        }
        paper_putf(&p, good ? STYLE_GREEN : STYLE_RED, "%s: %s", names[i],
                   good ? "legal" : "breaks the rules");
        paper_put(&p, STYLE_NONE, "; ");
        paper_put(&p, STYLE_NONE, view_text(checked, "sum"));
        paper_end_line(&p);
        deck_draw_problems(&p, checked);
        json_decref(checked);
    }
    paper_show(&p);
    if (w->json && count)
        cli_print_json(count == 1 && json_array_size(all) ? json_incref(json_array_get(all, 0))
                                                          : json_incref(all));
    json_decref(all);
    return code;
}

/* show. */

static int show(const arb_game *game, const struct wanted *w, char **names, int count)
{
    if (count != 1)
        return cli_usage("deck",
                         count ? "one deck is shown at a time" : "which deck shall be shown?");
    json_t *checked = deck_open(game, names[0]);
    if (!checked)
        return CLI_FAILED;
    int code = json_is_true(json_object_get(checked, "ok")) ? CLI_OK : CLI_FAILED;
    if (w->json) {
        cli_print_json(checked);
        return code;
    }
    if (!w->wishes.form && !w->output) {
        struct paper p = deck_page();
        deck_draw(&p, checked);
        paper_show(&p);
    } else {
        if (!deck_put(game, checked, w->wishes.form, w->output, w->wishes.overwrite))
            code = CLI_FAILED;
        /* What was left out or is wrong is not part of the list. */
        size_t i;
        json_t *problem;
        json_array_foreach (json_object_get(checked, "problems"), i, problem)
            fprintf(stderr, "arbiter: %s: %s\n", names[0], view_text(problem, "text"));
    }
    json_decref(checked);
    return code;
}

/* list. */

static bool list_one(struct paper *p, const arb_game *game, const char *name, const char *shown)
{
    json_t *checked = deck_open(game, name);
    if (!checked)
        return false;
    bool good = json_is_true(json_object_get(checked, "ok"));
    paper_put(p, good ? STYLE_CYAN : STYLE_RED, shown);
    paper_to(p, p->column < 32 ? 32 : p->column + 2);
    paper_flow(p, 4, STYLE_NONE, view_text(json_object_get(checked, "deck"), "name"));
    paper_end_line(p);
    paper_to(p, 4);
    paper_putf(p, STYLE_NONE, "%s: %s", view_text(checked, "sum"), view_text(checked, "lead"));
    if (!good)
        paper_put(p, STYLE_RED, " (breaks the rules)");
    paper_end_line(p);
    json_decref(checked);
    return true;
}

static bool list_prepared(struct paper *p, const arb_game *game)
{
    json_t *described = arb_game_describe(game), *option, *choice;
    size_t i, k;
    bool good = true;
    json_array_foreach (json_object_get(described, "options"), i, option)
        if (!strcmp(view_text(option, "own"), "deck"))
            json_array_foreach (json_object_get(option, "choices"), k, choice)
                good &= list_one(p, game, view_text(choice, "value"), view_text(choice, "value"));
    json_decref(described);
    return good;
}

/* A list of lines, or a file in one of the game's forms. */
static bool is_deck_name(const arb_game *game, const char *name)
{
    json_t *described = arb_game_describe(game), *form;
    const char *dot = strrchr(name, '.');
    bool is = dot && !strcasecmp(dot, ".deck");
    size_t i;
    json_array_foreach (json_object_get(described, "deck_forms"), i, form)
        is |= dot && !strcasecmp(dot, view_text(form, "ending"));
    json_decref(described);
    return is;
}

static bool list_folder(struct paper *p, const arb_game *game, const char *folder)
{
    struct dirent **found;
    int n = scandir(folder, &found, NULL, alphasort);
    bool good = n >= 0;
    if (n < 0)
        cli_fail("the folder %s cannot be read", folder);
    for (int i = 0; i < n; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, found[i]->d_name);
        if (is_deck_name(game, found[i]->d_name))
            good &= list_one(p, game, path, found[i]->d_name);
        free(found[i]);
    }
    if (n >= 0)
        free(found);
    return good;
}

static int list(const arb_game *game, char **names, int count)
{
    struct paper p = deck_page();
    bool good = true;
    if (!count)
        good = list_prepared(&p, game);
    for (int i = 0; i < count; i++)
        good &= list_folder(&p, game, names[i]);
    paper_show(&p);
    return good ? CLI_OK : CLI_FAILED;
}

/* The command. */

static bool wish(struct deck_wishes *wishes, const char *what)
{
    enum { MOST = sizeof wishes->card / sizeof *wishes->card };
    if (wishes->cards == MOST) {
        cli_usage("deck", "at most %d times --card", MOST);
        return false;
    }
    wishes->card[wishes->cards++] = what;
    return true;
}

static bool knows_form(const arb_game *game, const char *form)
{
    json_t *described = arb_game_describe(game), *one;
    char names[120] = "";
    bool known = !form;
    size_t i;
    json_array_foreach (json_object_get(described, "deck_forms"), i, one) {
        const char *name = view_text(one, "name");
        known |= form && !strcmp(name, form);
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i ? ", " : "", name);
    }
    if (!known)
        cli_usage("deck", "there is no form \"%s\"; there are %s", form, names);
    json_decref(described);
    return known;
}

static int read_options(int argc, char **argv, struct wanted *w)
{
    enum { FORMAT = 256, OUTPUT, FORCE, NAME, FROM, CARD, JSON, GAME, PACK };
    static const struct option options[] = {
        {"format", required_argument, NULL, FORMAT},
        {"output", required_argument, NULL, OUTPUT},
        {"force", no_argument, NULL, FORCE},
        {"name", required_argument, NULL, NAME},
        {"from", required_argument, NULL, FROM},
        {"card", required_argument, NULL, CARD},
        {"json", no_argument, NULL, JSON},
        {"game", required_argument, NULL, GAME},
        {"pack", required_argument, NULL, PACK},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    struct deck_wishes *wishes = &w->wishes;
    bool good = true;
    cli_begin_options();
    for (int o; good && (o = getopt_long(argc, argv, ":ho:", options, NULL)) != -1;)
        switch (o) {
        case FORMAT:
            wishes->form = optarg;
            break;
        case OUTPUT:
        case 'o':
            w->output = optarg;
            break;
        case FORCE:
            wishes->overwrite = true;
            break;
        case NAME:
            wishes->name = optarg;
            break;
        case FROM:
            wishes->from = optarg;
            break;
        case CARD:
            good = wish(wishes, optarg);
            break;
        case JSON:
            w->json = true;
            break;
        case GAME:
            w->game = optarg;
            break;
        case PACK:
            good = cli_add_pack("deck", &w->packs, optarg);
            break;
        case 'h':
            fputs(help, stdout);
            return -1;
        default:
            return cli_bad_option("deck", argv, o);
        }
    return good ? CLI_OK : CLI_USAGE;
}

int cmd_deck(int argc, char **argv)
{
    struct wanted wanted = {0};
    int code = read_options(argc, argv, &wanted);
    if (code != CLI_OK)
        return code < 0 ? CLI_OK : code;
    const char *what = optind < argc ? argv[optind] : "";
    char **names = argv + optind + 1;
    int count = argc - optind - 1;
    static const char *const known[] = {"check", "show", "list", "new"};
    int which = 0;
    while (which < 4 && strcmp(what, known[which]) != 0)
        which++;
    if (which == 4)
        return cli_usage("deck", "what shall be done? There are: check, show, list, new");
    if (which == 3 && count > 1)
        return cli_usage("deck", "one deck at a time");
    arb_game *game = load(&wanted);
    if (!game)
        return CLI_FAILED;
    if (!knows_form(game, wanted.wishes.form)) {
        arb_game_free(game);
        return CLI_USAGE;
    }
    wanted.wishes.file = which == 3 && count ? names[0] : wanted.output;
    code = which == 0   ? check(game, &wanted, names, count)
           : which == 1 ? show(game, &wanted, names, count)
           : which == 2 ? list(game, names, count)
                        : deck_new(game, &wanted.wishes);
    arb_game_free(game);
    return code;
}
