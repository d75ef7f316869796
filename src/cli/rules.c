/* arbiter rules - the rule index of a game, by id or by words.
 *
 * The index is read into an SQLite full-text table in memory; words are ranked
 * by how well they fit (bm25). */
#include "cli.h"
#include "rule_index.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: arbiter rules GAME [ID|WORDS...] [--json]\n\n"
    "Looks a rule up. An id (t3.4b) shows that rule, the beginning of ids (t3.4)\n"
    "the whole family, words the rules that speak of them, best first. Without\n"
    "either, the sections of the index.\n\n"
    "  --limit N  at most N rules found by words (20)\n"
    "  --json     a list, as a program would read it\n";

enum { COLUMNS = 4 };
static const char *const column[COLUMNS] = {"id", "kind", "section", "rule"};

/* Reading the index. */

static bool insert_row(sqlite3_stmt *insert, char *line, const char *path, int number)
{
    char *cell[COLUMNS], *at = line;
    for (int i = 0; i < COLUMNS; i++) {
        cell[i] = at;
        at += strcspn(at, "\t");
        if (i < COLUMNS - 1) {
            if (!*at) {
                cli_fail("%s:%d: %d cells; expected id, kind, section and rule", path, number,
                         i + 1);
                return false;
            }
            *at++ = 0;
        }
    }
    for (int i = 0; i < COLUMNS; i++)
        sqlite3_bind_text(insert, i + 1, cell[i], -1, SQLITE_TRANSIENT);
    bool good = sqlite3_step(insert) == SQLITE_DONE;
    sqlite3_reset(insert);
    return good;
}

static bool read_index(sqlite3 *db, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        cli_fail("%s: %s", path, strerror(errno));
        return false;
    }
    sqlite3_stmt *insert = NULL;
    bool good = sqlite3_exec(db,
                             "CREATE VIRTUAL TABLE rules USING fts5(id, kind UNINDEXED, section, "
                             "rule, tokenize = 'porter unicode61'); BEGIN",
                             NULL, NULL, NULL) == SQLITE_OK &&
                sqlite3_prepare_v2(db, "INSERT INTO rules VALUES (?, ?, ?, ?)", -1, &insert,
                                   NULL) == SQLITE_OK;
    if (!good)
        cli_fail("the rule index could not be built: %s", sqlite3_errmsg(db));
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    for (int number = 1; good && (length = getline(&line, &room, file)) > 0; number++) {
        while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r'))
            line[--length] = 0;
        if (number == 1) {
            good = strcmp(line, ARB_RULE_COLUMNS) == 0;
            if (!good)
                cli_fail("%s: the first row must name the columns: id, kind, section, rule", path);
        } else if (length > 0) {
            good = insert_row(insert, line, path, number);
        }
    }
    free(line);
    sqlite3_finalize(insert);
    fclose(file);
    return good && sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

/* Showing. */

/* Columns 0 to 3 of the statement are a row. Highlighting brackets what matched
 * with the bytes 1 and 2, which no index contains. */
static void print_marked(const char *text, size_t indent, size_t width)
{
    size_t at = indent;
    while (*text) {
        size_t bytes = strcspn(text, " "), shown = 0;
        for (size_t i = 0; i < bytes; i++)
            shown += ((unsigned char)text[i] & 0xc0) != 0x80 && text[i] != 1 && text[i] != 2;
        if (at > indent && at + 1 + shown > width) {
            printf("\n%*s", (int)indent, "");
            at = indent;
        } else if (at > indent) {
            putchar(' ');
            at++;
        }
        for (size_t i = 0; i < bytes; i++)
            if (text[i] == 1)
                fputs(cli_style(stdout, CLI_YELLOW), stdout);
            else if (text[i] == 2)
                fputs(cli_style(stdout, CLI_PLAIN), stdout);
            else
                putchar(text[i]);
        at += shown;
        text += bytes;
        text += strspn(text, " ");
    }
}

static void print_row(sqlite3_stmt *row)
{
    int columns = cli_columns();
    size_t width = columns > 100 ? 100 : columns < 40 ? 40 : (size_t)columns;
    const char *dim = cli_style(stdout, CLI_DIM), *plain = cli_style(stdout, CLI_PLAIN);
    printf("%s%s%s  %s%s, %s%s\n    ", cli_style(stdout, CLI_BOLD),
           (const char *)sqlite3_column_text(row, 0), plain, dim,
           (const char *)sqlite3_column_text(row, 2), (const char *)sqlite3_column_text(row, 1),
           plain);
    print_marked((const char *)sqlite3_column_text(row, 3), 4, width);
    putchar('\n');
}

static void append_row(json_t *list, sqlite3_stmt *row)
{
    json_t *rule = json_object();
    for (int i = 0; i < COLUMNS; i++)
        json_object_set_new(rule, column[i],
                            json_string((const char *)sqlite3_column_text(row, i)));
    json_array_append_new(list, rule);
}

/* Show all rows of a query with one text and one number; how many there were. */
static int show(sqlite3 *db, const char *sql, const char *text, int limit, json_t *list)
{
    sqlite3_stmt *row;
    if (sqlite3_prepare_v2(db, sql, -1, &row, NULL) != SQLITE_OK) {
        cli_fail("the rule index could not be searched: %s", sqlite3_errmsg(db));
        return -1;
    }
    int count = 0;
    sqlite3_bind_text(row, 1, text, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int(row, 2, limit);
    for (; sqlite3_step(row) == SQLITE_ROW; count++)
        if (list)
            append_row(list, row);
        else
            print_row(row);
    sqlite3_finalize(row);
    return count;
}

/* Searching. */

/* Words as an FTS5 expression: each one quoted, so that no sign in them means
 * anything; joined by `with`; the last letter may go on (move, moves). */
static void quote_words(const char *words, const char *with, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    while (*words && used + 8 < size) {
        while (*words && !isalnum((unsigned char)*words) && (unsigned char)*words < 0x80)
            words++;
        const char *begin = words;
        while (isalnum((unsigned char)*words) || (unsigned char)*words >= 0x80)
            words++;
        if (words > begin)
            used += (size_t)snprintf(out + used, size - used, "%s\"%.*s\"*", used ? with : "",
                                     (int)(words - begin), begin);
    }
    if (used >= size)
        out[0] = 0;
}

/* By id, then by the beginning of ids, then by all the words, then by any. */
static int search(sqlite3 *db, const char *wanted, int limit, json_t *list)
{
    int found =
        show(db, "SELECT * FROM rules WHERE id = ?1 COLLATE NOCASE LIMIT ?2", wanted, 1, list);
    if (found == 0 && !strchr(wanted, ' ')) {
        /* The family of t3.4 is t3.4, t3.4.1 and t3.4b, but not t3.40. */
        found = show(db,
                     "SELECT * FROM rules WHERE substr(id, 1, length(?1)) = ?1 COLLATE NOCASE AND "
                     "NOT (substr(?1, -1) GLOB '[0-9]' AND substr(id, length(?1) + 1, 1) GLOB "
                     "'[0-9]') ORDER BY rowid LIMIT ?2",
                     wanted, -1, list);
    }
    static const char by_words[] =
        "SELECT id, kind, section, highlight(rules, 3, char(1), char(2)) FROM rules "
        "WHERE rules MATCH ?1 ORDER BY bm25(rules, 4.0, 0.0, 2.0, 1.0), rowid LIMIT ?2";
    static const char by_words_plain[] =
        "SELECT id, kind, section, rule FROM rules "
        "WHERE rules MATCH ?1 ORDER BY bm25(rules, 4.0, 0.0, 2.0, 1.0), rowid LIMIT ?2";
    char expression[1024];
    for (int any = 0; found == 0 && any < 2; any++) {
        quote_words(wanted, any ? " OR " : " ", expression, sizeof expression);
        if (expression[0])
            found = show(db, list ? by_words_plain : by_words, expression, limit, list);
    }
    return found;
}

static int show_sections(sqlite3 *db, json_t *list)
{
    sqlite3_stmt *row;
    if (sqlite3_prepare_v2(db,
                           "SELECT section, count(*), min(rowid) FROM rules GROUP BY section "
                           "ORDER BY 3",
                           -1, &row, NULL) != SQLITE_OK)
        return -1;
    int total = 0;
    while (sqlite3_step(row) == SQLITE_ROW) {
        const char *section = (const char *)sqlite3_column_text(row, 0);
        int count = sqlite3_column_int(row, 1);
        total += count;
        if (list)
            json_array_append_new(list, json_pack("{ss si}", "section", section, "rules", count));
        else
            printf("%5d  %s\n", count, section);
    }
    sqlite3_finalize(row);
    if (!list)
        printf("%5d  in all\n", total);
    return total;
}

static void join(char *out, size_t size, char **words, int count)
{
    size_t used = 0;
    out[0] = 0;
    for (int i = 0; i < count && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s", i ? " " : "", words[i]);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* "one-game, other-game, ..." */
static const char *known_indexes(char *words, size_t size)
{
    enum { MOST = 32 };
    char path[4096], id[MOST][64];
    size_t count = 0, n = 0;
    DIR *folder = cli_data_path("rules", path, sizeof path) ? opendir(path) : NULL;
    for (struct dirent *file; folder && count < MOST && (file = readdir(folder));) {
        const char *end = strstr(file->d_name, ".tsv");
        if (end && !end[4] && (size_t)(end - file->d_name) < sizeof id[0])
            snprintf(id[count++], sizeof id[0], "%.*s", (int)(end - file->d_name), file->d_name);
    }
    if (folder)
        closedir(folder);
    qsort(id, count, sizeof id[0], by_name);
    snprintf(words, size, "none");
    for (size_t i = 0; i < count && n < size; i++)
        n += (size_t)snprintf(words + n, size - n, "%s%s", i ? ", " : "", id[i]);
    return words;
}

int cmd_rules(int argc, char **argv)
{
    static const struct option options[] = {
        {"limit", required_argument, NULL, 'l'},
        {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    bool as_json = false;
    int64_t limit = 20;
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case 'l':
            if (!cli_number("rules", "--limit", optarg, 1, 100000, &limit))
                return CLI_USAGE;
            break;
        case 'j':
            as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("rules", argv, o);
        }
    char known[512];
    if (argc == optind)
        return cli_usage("rules", "which game? there are rules of %s",
                         known_indexes(known, sizeof known));

    char relative[256], path[4096], wanted[512];
    snprintf(relative, sizeof relative, "rules/%s.tsv", argv[optind]);
    if (strchr(argv[optind], '/') || !cli_data_path(relative, path, sizeof path))
        return cli_fail("there are no rules of \"%s\", but of %s", argv[optind],
                        known_indexes(known, sizeof known));
    join(wanted, sizeof wanted, argv + optind + 1, argc - optind - 1);

    sqlite3 *db = NULL;
    int found = -1;
    json_t *list = as_json ? json_array() : NULL;
    if (sqlite3_open(":memory:", &db) != SQLITE_OK)
        cli_fail("the rule index could not be built: %s", sqlite3_errmsg(db));
    else if (read_index(db, path))
        found = *wanted ? search(db, wanted, (int)limit, list) : show_sections(db, list);
    sqlite3_close(db);
    if (as_json)
        cli_print_json(list);
    if (found == 0)
        cli_fail("no rule of %s has the id or the words \"%s\"", argv[optind], wanted);
    return found > 0 ? CLI_OK : CLI_FAILED;
}
