/* test.c - `arbiter test`: the command line and the report. */
#include "test.h"
#include "cli.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void print_help(void)
{
    puts("usage: arbiter test FILE|DIR... [OPTIONS]\n"
         "       arbiter test --coverage [GAME]\n\n"
         "Runs rules tests written in Lua; docs/testing.md tells how to write them. Each\n"
         "test is run plainly, with undo after every answer, and with save and load in\n"
         "the middle; all three must see the same.\n\n"
         "  --filter WORDS   only tests whose title, rules or card have these words\n"
         "  --once           only the plain run\n"
         "  --stop           end after the first script with a failed test\n"
         "  --jobs N         processes that run scripts; 0: none, for a debugger\n"
         "  --timeout N      seconds after which a test has failed (120)\n"
         "  --coverage       then say how many rules and cards have a test; with the\n"
         "                   id of a GAME list those that have none\n"
         "  --recorded DIR   all that a test saw must be what was recorded there\n"
         "  --record DIR     record it there instead\n"
         "  --seen FILE      add all that tests see to a file, as text; with --jobs 0\n"
         "  --json           the report as JSON\n"
         "  --help\n\n"
         "Exit status: 0 all passed, 1 some failed, 2 the command line was wrong.");
}

struct request {
    struct test_plan plan;
    json_t *files;
    const char *game;   /* of --coverage, or NULL */
    const char *record; /* the folder of --record, or NULL */
    bool coverage, json;
    bool whole; /* a folder was named: all tests of a card may be there */
};

struct report {
    bool json;
    int passed, failed;
    json_t *files;
    struct cli_progress progress;
};

/* Telling. */

static const char *text_of(const json_t *of, const char *key)
{
    return json_string_value(json_object_get(of, key));
}

/* Further lines of a text stand below its first. */
static void print_indented(const char *text, int columns)
{
    for (; *text; text++) {
        putchar(*text);
        if (*text == '\n' && text[1])
            printf("%*s", columns, "");
    }
}

static void print_failure(const json_t *test)
{
    const char *red = cli_style(stdout, CLI_RED), *dim = cli_style(stdout, CLI_DIM);
    const char *plain = cli_style(stdout, CLI_PLAIN);
    size_t i;
    json_t *item;
    printf("  %s", red);
    json_array_foreach (json_object_get(test, "rules"), i, item)
        printf("%s%s", i ? ", " : "rule ", json_string_value(item));
    if (text_of(test, "card"))
        printf("card %s", text_of(test, "card"));
    bool named = json_array_size(json_object_get(test, "rules")) || text_of(test, "card");
    printf("%s%s%s\n    %s: ", named ? ": " : "", text_of(test, "title"), plain,
           text_of(test, "where"));
    print_indented(text_of(test, "message"), 4);
    if (text_of(test, "how"))
        printf(" (%s)", text_of(test, "how"));
    putchar('\n');
    if (text_of(test, "expected"))
        printf("      expected  %s\n", text_of(test, "expected"));
    if (text_of(test, "actual"))
        printf("      actual    %s\n", text_of(test, "actual"));
    json_array_foreach (json_object_get(test, "log"), i, item)
        printf("    %s%s %s%s\n", dim, i ? "   " : "log", json_string_value(item), plain);
    if (text_of(test, "output")) {
        printf("    printed\n      ");
        print_indented(text_of(test, "output"), 6);
    }
}

static void print_file(const json_t *file)
{
    int passed = (int)json_integer_value(json_object_get(file, "passed"));
    int failed = (int)json_integer_value(json_object_get(file, "failed"));
    const char *word = failed ? "FAILED" : passed ? "ok" : "-";
    enum cli_style style = failed ? CLI_RED : passed ? CLI_GREEN : CLI_DIM;
    size_t i;
    json_t *test;
    printf("%s%-7s%s %s  ", cli_style(stdout, style), word, cli_style(stdout, CLI_PLAIN),
           text_of(file, "file"));
    if (failed)
        printf("%d of ", failed);
    printf("%d test%s%s  %.2f s\n", passed + failed, passed + failed == 1 ? "" : "s",
           failed ? " failed" : "", json_real_value(json_object_get(file, "seconds")));
    json_array_foreach (json_object_get(file, "tests"), i, test)
        if (!json_is_true(json_object_get(test, "ok")))
            print_failure(test);
    fflush(stdout);
}

static void finished(void *to, json_t *file)
{
    struct report *report = to;
    report->passed += (int)json_integer_value(json_object_get(file, "passed"));
    report->failed += (int)json_integer_value(json_object_get(file, "failed"));
    json_array_append_new(report->files, file);
    if (report->json)
        cli_progress(&report->progress, json_array_size(report->files));
    else
        print_file(file);
}

static int by_file(const void *a, const void *b)
{
    return strcmp(text_of(*(json_t *const *)a, "file"), text_of(*(json_t *const *)b, "file"));
}

/* Workers finish in any order; a program that reads the report wants one. */
static json_t *sorted(json_t *files)
{
    size_t count = json_array_size(files);
    json_t **list = calloc(count + 1, sizeof *list), *ordered = json_array();
    if (!list)
        abort();
    for (size_t i = 0; i < count; i++)
        list[i] = json_array_get(files, i);
    qsort(list, count, sizeof *list, by_file);
    for (size_t i = 0; i < count; i++)
        json_array_append(ordered, list[i]);
    free(list);
    json_decref(files);
    return ordered;
}

/* The command line. */

static bool names_rules(const char *word)
{
    char relative[256], path[4096];
    snprintf(relative, sizeof relative, "rules/%s.tsv", word);
    return access(word, F_OK) != 0 && cli_data_path(relative, path, sizeof path);
}

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static int read_arguments(struct request *r, int argc, char **argv)
{
    for (int i = optind; i < argc; i++) {
        if (r->coverage && !r->game && names_rules(argv[i]))
            r->game = argv[i];
        else if (!find_scripts(r->files, argv[i]))
            return cli_usage("test", "there is no file or folder %s", argv[i]);
        else
            r->whole |= is_folder(argv[i]);
    }
    if (json_array_size(r->files) == 0 && !r->coverage)
        return argc > optind ? cli_usage("test", "there are no scripts (*.lua) there")
                             : cli_usage("test", "which scripts? Name files or folders");
    return CLI_OK;
}

static int read_options(struct request *r, int argc, char **argv)
{
    enum { FILTER = 256, ONCE, STOP, JOBS, TIMEOUT, COVERAGE, RECORDED, RECORD, SEEN, JSON };
    static const struct option options[] = {{"filter", required_argument, NULL, FILTER},
                                            {"once", no_argument, NULL, ONCE},
                                            {"stop", no_argument, NULL, STOP},
                                            {"jobs", required_argument, NULL, JOBS},
                                            {"timeout", required_argument, NULL, TIMEOUT},
                                            {"coverage", no_argument, NULL, COVERAGE},
                                            {"recorded", required_argument, NULL, RECORDED},
                                            {"record", required_argument, NULL, RECORD},
                                            {"seen", required_argument, NULL, SEEN},
                                            {"json", no_argument, NULL, JSON},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    int64_t number;
    cli_begin_options();
    for (int got; (got = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (got) {
        case FILTER:
            r->plan.options.filter = optarg;
            break;
        case ONCE:
            r->plan.options.once = true;
            break;
        case STOP:
            r->plan.stop = true;
            break;
        case JOBS:
            if (!cli_number("test", "--jobs", optarg, 0, 256, &number))
                return CLI_USAGE;
            r->plan.jobs = (int)number;
            break;
        case TIMEOUT:
            if (!cli_number("test", "--timeout", optarg, 1, 86400, &number))
                return CLI_USAGE;
            r->plan.timeout = (int)number;
            break;
        case COVERAGE:
            r->coverage = true;
            break;
        case RECORDED:
            r->plan.options.recorded = arb_book_load(optarg, RECORD_BOOK);
            break;
        case RECORD:
            r->record = optarg;
            r->plan.options.record = true;
            break;
        case SEEN:
            r->plan.options.seen = optarg;
            break;
        case JSON:
            r->json = true;
            break;
        case 'h':
            print_help();
            return -1;
        default:
            return cli_bad_option("test", argv, got);
        }
    return read_arguments(r, argc, argv);
}

/* The command. */

static void print_idle(const json_t *idle)
{
    size_t i;
    json_t *card;
    json_array_foreach (idle, i, card)
        printf("%sFAILED%s  card %s: in none of its tests does it do what it says\n",
               cli_style(stdout, CLI_RED), cli_style(stdout, CLI_PLAIN), json_string_value(card));
}

/* What the scripts saw that were run, in place of what was recorded of them; the rest stays. */
static bool write_record(const char *folder, const json_t *files)
{
    json_t *recorded = arb_book_load(folder, RECORD_BOOK), *file, *test;
    size_t i, k;
    json_array_foreach (files, i, file) {
        const char *path = text_of(file, "file"), *slash = strrchr(path, '/');
        const char *script = slash ? slash + 1 : path;
        arb_book_forget(recorded, script);
        json_array_foreach (json_object_get(file, "tests"), k, test) {
            const json_t *record = json_object_get(test, "record");
            if (record)
                arb_book_note(recorded, script, text_of(record, "key"),
                              json_object_get(record, "value"));
        }
    }
    bool written = arb_book_write(recorded, folder, RECORD_BOOK);
    json_decref(recorded);
    return written;
}

static int run_request(struct request *r)
{
    struct report report = {.json = r->json, .files = json_array()};
    size_t scripts = json_array_size(r->files);
    int64_t began = cli_now();
    if (r->plan.jobs > (int)scripts)
        r->plan.jobs = (int)scripts;
    r->plan.files = r->files;
    if (r->json)
        cli_progress_begin(&report.progress, "tests", scripts);
    cli_catch_interrupt();
    if (scripts)
        test_work(&r->plan, finished, &report);
    cli_progress_end(&report.progress);
    report.files = sorted(report.files);
    if (r->record && !write_record(r->record, report.files))
        return cli_fail("nothing can be recorded in %s", r->record);
    bool every = r->whole && !r->plan.options.filter;
    json_t *idle = every ? idle_cards(report.files) : json_array();
    report.failed += (int)json_array_size(idle);
    json_t *coverage = r->coverage ? coverage_report(r->game, report.files) : NULL;
    bool nothing = scripts && !report.passed && !report.failed;
    if (r->json) {
        json_t *all =
            json_pack("{si si sf sO}", "passed", report.passed, "failed", report.failed, "seconds",
                      (double)(cli_now() - began) / 1e9, "files", report.files);
        json_object_set(all, "idle_cards", idle);
        if (coverage)
            json_object_set(all, "coverage", coverage);
        cli_print_json(all);
    } else {
        print_idle(idle);
        coverage_print(coverage);
        if (scripts)
            printf("%d passed, %d failed\n", report.passed, report.failed);
    }
    bool holds = coverage_holds(coverage);
    json_decref(idle);
    json_decref(coverage);
    json_decref(report.files);
    if (cli_interrupted())
        return cli_fail("stopped before the end");
    if (nothing)
        return cli_fail("no test was run; is --filter right?");
    return report.failed || !holds ? CLI_FAILED : CLI_OK;
}

int cmd_test(int argc, char **argv)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    struct request r = {.files = json_array(),
                        .plan = {.jobs = processors > 0 ? (int)processors : 1, .timeout = 120}};
    int code = read_options(&r, argc, argv);
    if (code == CLI_OK)
        code = run_request(&r);
    json_decref(r.files);
    json_decref(r.plan.options.recorded);
    return code < 0 ? CLI_OK : code;
}
