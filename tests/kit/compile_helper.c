/* Packs of the fleet, compiled out of a folder of their own. */
#include "compile_helper.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[64];
struct arb_findings found;
struct skirmish_content *content;
struct arb_error err;

void open_folder(void)
{
    strcpy(folder, "/tmp/arbiter-fleet-XXXXXX");
    cr_assert(mkdtemp(folder));
}

static void forget(void)
{
    compile_free(content);
    content = NULL;
    arb_free_findings(&found);
    found = (struct arb_findings){0};
    memset(&err, 0, sizeof err);
}

void remove_folder(void)
{
    char command[128];
    forget();
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    cr_assert(system(command) == 0);
}

static void write_pack(const char *dir, const char *name, const char *text)
{
    char path[160];
    snprintf(path, sizeof path, "%s/pack.lua", dir);
    FILE *file = fopen(path, "w");
    cr_assert(file);
    fprintf(file, "pack { name = \"%s\", version = \"1\", game = \"fleet\" }\n%s", name, text);
    fclose(file);
}

static void compile_dirs(const char *const *dirs, bool check)
{
    struct arb_pack *pack = check ? arb_pack_load_all(dirs, &fleet_schema, &found, &err)
                                  : arb_pack_load(dirs, &fleet_schema, &err);
    cr_assert(pack, "%s", err.text);
    content = fleet_compile(pack, &err);
    arb_pack_free(pack);
    arb_sort_findings(&found);
}

void compile(const char *text, bool check)
{
    forget();
    write_pack(folder, "test", text);
    compile_dirs((const char *const[]){folder, NULL}, check);
}

void compile_three(const char *const texts[3])
{
    static const char *const names[3] = {"0", "1", "2"};
    char dirs[3][80];
    forget();
    for (int i = 0; i < 3; i++) {
        snprintf(dirs[i], sizeof dirs[i], "%s/XXXXXX", folder);
        cr_assert(mkdtemp(dirs[i]));
        write_pack(dirs[i], names[i], texts[i]);
    }
    compile_dirs((const char *const[]){dirs[0], dirs[1], dirs[2], NULL}, true);
}

void good(const char *text)
{
    compile(text, true);
    cr_assert(content && !found.count, "%s: %s", text,
              found.count ? found.list[0].error.text : "no content");
}

bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && !strcmp(text + length - tail, end);
}

void refused(const char *part, const char *words)
{
    char text[4000], place[160];
    snprintf(text, sizeof text, SHIP("%s"), part);
    snprintf(place, sizeof place, "%s/pack.lua:3: ship \"Argo\": ", folder);
    compile(text, true);
    cr_expect(!content, "%s: compiled, but expected: %s", part, words);
    cr_expect_eq(found.errors, 1, "%s: %d errors", part, found.errors);
    cr_expect_eq(found.warnings, 0, "%s: %d warnings", part, found.warnings);
    if (!found.count)
        return;
    const char *told = found.list[0].error.text;
    cr_expect(strncmp(told, place, strlen(place)) == 0, "%s: place of %s", part, told);
    cr_expect(ends_with(told, words), "%s\ntold     %s\nexpected %s", part, told, words);
    char kept[sizeof err.text];
    snprintf(kept, sizeof kept, "%s", told);
    compile(text, false);
    cr_expect_str_eq(err.text, kept);
}

void all_refused(const struct wrong *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        refused(list[i].part, list[i].words);
}

void one_warning(const char *part, const char *words)
{
    char text[2000];
    snprintf(text, sizeof text, SHIP("%s") "planet \"Ithaka\" { traits = { \"Rich\" } }\n", part);
    compile(text, true);
    cr_expect(content && found.errors == 0 && found.warnings == 1, "%s: %d errors, %d warnings",
              part, found.errors, found.warnings);
    cr_expect(found.count && ends_with(found.list[0].error.text, words), "%s\ntold %s", part,
              found.count ? found.list[0].error.text : "nothing");
}
