#include "board_maps.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const declare[] = {"map", "tile", NULL};
static const char *const build[] = {"entry",  "hazard", "object", "lava",  "door",   "cut", "rough",
                                    "height", "nexus",  "colour", "water", "forest", "ice", NULL};
static const char *const stand[] = {NULL};
static const struct arb_schema schema = {
    .declare = declare, .build = build, .stand = stand, .game = "toy"};

struct map_tests maps;

/* A game reads its legend: here every word is a kind, two mean something to the board. */
static void read_kind(struct arb_reader *r, const struct arb_node *node, struct board_kind *kind)
{
    if (!node->word) {
        arb_pack_error(r, node, "the letter \"%c\" means nothing; expected a word such as lava()",
                       kind->letter);
        return;
    }
    snprintf(kind->name, sizeof kind->name, "%s", node->word);
    kind->gate = strcmp(node->word, "door") == 0;
    if (strcmp(node->word, "cut") == 0)
        kind->diagonal = node->item[0]->string[0];
    if (strcmp(node->word, "height") == 0)
        kind->level = (uint8_t)node->item[0]->number;
}
static const struct board_words words = {read_kind};

void maps_start(void)
{
    strcpy(maps.folder, "/tmp/arbiter-board-XXXXXX");
    cr_assert(mkdtemp(maps.folder));
    maps.arena = arb_arena_new();
}

void maps_finish(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", maps.folder);
    cr_assert(system(command) == 0);
    arb_arena_free(maps.arena);
    arb_pack_free(maps.pack);
    arb_free_findings(&maps.mistakes);
    maps.pack = NULL;
}

static void load(const char *dir)
{
    struct arb_error err;
    maps.pack = arb_pack_load((const char *const[]){dir, NULL}, &schema, &err);
    cr_assert(maps.pack, "%s", err.text);
}

const struct board *maps_compiled(const char *name, bool check)
{
    for (int i = 0; i < maps.pack->declarations; i++)
        if (strcmp(maps.pack->declaration[i].name, name) == 0)
            return board_compile(&(struct arb_reader){.declaration = maps.pack->declaration + i,
                                                      .err = &maps.first,
                                                      .findings = check ? &maps.mistakes : NULL},
                                 maps.pack, &words, maps.arena);
    return NULL;
}

const struct board *maps_sample(const char *name)
{
    if (!maps.pack)
        load("tests/kit/board_maps");
    const struct board *b = maps_compiled(name, true);
    cr_assert(b, "%s", maps.first.text);
    cr_assert_eq(maps.mistakes.count, 0);
    return b;
}

void maps_write(const char *text)
{
    char path[128];
    snprintf(path, sizeof path, "%s/pack.lua", maps.folder);
    FILE *file = fopen(path, "w");
    fprintf(file, "pack { name = \"test\", version = \"1\", game = \"toy\" }\n%s", text);
    fclose(file);
    arb_pack_free(maps.pack);
    load(maps.folder);
}
