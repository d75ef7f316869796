/* The table as one seat could imagine it: an agenda that only the speaker has seen is drawn anew
 * for everybody else, out of those that are voted on alike, and notes that went from hand to hand
 * are any that could have; how it was plays no part. */
#include "kit_config.h"

#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPEAKER = 0, OTHER = 1, OBSERVER = 2, SEEDS = 40, CARDS_IN_HAND = 16 };

static int failed;

static void check(bool ok, const char *words)
{
    failed += !ok;
    if (!ok)
        printf("FAILED  %s\n", words);
}

static arb_table *open_table(const arb_game *game)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:i,s:i,s:[{},{},{}]}", "seed", 7, "speaker", SPEAKER, "seats");
    arb_table *table = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    if (!table) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return table;
}

static int kind_of(const arb_table *table, int card)
{
    const struct arb_run *g = &table->run;
    return g->c->def[edition(g)->card[card]].kind;
}

/* The nth agenda of the deck that elects this. */
static int agenda_of(const arb_table *table, int kind, int n)
{
    const struct arb_run *g = &table->run;
    EACH_IN (g->s->zone, g->s->link, ZONE_AGENDAS, card)
        if (kind_of(table, card) == kind && n-- == 0)
            return card;
    fprintf(stderr, "there are too few agendas of kind %d\n", kind);
    exit(2);
}

/* It is voted on, and only the speaker has seen it. */
static void make_covert(arb_table *table, int card)
{
    struct imperium *s = table->run.s;
    arb_move(s->zone, s->link, (uint16_t)card, ZONE_COVERT, ARB_TOP);
    s->known[card] = SEAT(SPEAKER);
    s->agenda.covert = (uint16_t)card;
}

static int imagined(const arb_table *table, int seat, uint64_t seed)
{
    arb_table *sample = arb_sample(table, seat, seed, NULL);
    const struct imperium *s = sample->run.s;
    int covert = s->agenda.covert;
    check(s->zone[ZONE_COVERT].count == 1 && s->zone[ZONE_COVERT].first == covert,
          "what is voted on is not the covert card");
    arb_table_close(sample);
    return covert;
}

static void try_kind(const arb_game *game, int kind)
{
    arb_table *one = open_table(game), *two = open_table(game);
    int card = agenda_of(one, kind, 0), other = agenda_of(two, kind, 1), changed = 0;
    make_covert(one, card);
    make_covert(two, other);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        int is = imagined(one, OTHER, seed * 0x9e3779b97f4a7c15u);
        check(is == imagined(two, OTHER, seed * 0x9e3779b97f4a7c15u), "a sample tells the secret");
        check(kind_of(one, is) == kind, "another kind of vote is imagined");
        check(imagined(one, SPEAKER, seed) == card, "the speaker forgets what it has seen");
        changed += is != card;
    }
    check(changed > SEEDS / 4, "the covert agenda stays in every sample");
    arb_table_close(one);
    arb_table_close(two);
}

/* 69.6 Which note of its own the giver has handed over, only the two know. */

enum { GIVER = 0, TAKER = 1 };

static int note_of(const struct arb_run *g, int seat, int n)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_NOTES + seat, card)
        if (n-- == 0)
            return card;
    fprintf(stderr, "seat %d has too few notes\n", seat);
    exit(2);
}

static int hand_over(arb_table *table, int n)
{
    struct imperium *s = table->run.s;
    int card = note_of(&table->run, GIVER, n);
    arb_move(s->zone, s->link, (uint16_t)card, ZONE_NOTES + TAKER, ARB_BOTTOM);
    s->known[card] = SEAT(GIVER);
    s->got_notes = SEAT(TAKER);
    return card;
}

static bool is_among(const int *note, int count, int card)
{
    for (int i = 0; i < count; i++)
        if (note[i] == card)
            return true;
    return false;
}

/* The notes in a hand, in their order. */
static int notes_of(const struct arb_run *g, int seat, int note[CARDS_IN_HAND])
{
    int n = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_NOTES + seat, card)
        note[n++] = card;
    return n;
}

static int notes_imagined(const arb_table *table, int seat, int holder, uint64_t seed,
                          int note[CARDS_IN_HAND])
{
    arb_table *sample = arb_sample(table, seat, seed, NULL);
    int n = notes_of(&sample->run, holder, note);
    arb_table_close(sample);
    return n;
}

static void try_notes(const arb_game *game)
{
    arb_table *one = open_table(game), *two = open_table(game);
    int own[CARDS_IN_HAND] = {0}, changed = 0;
    int owned = notes_of(&one->run, GIVER, own), card = hand_over(one, 0);
    hand_over(two, 1);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        int is[CARDS_IN_HAND] = {0}, other[CARDS_IN_HAND] = {0}, n;
        for (int holder = 0; holder <= TAKER; holder++) {
            n = notes_imagined(one, OBSERVER, holder, seed * 0x9e3779b97f4a7c15u, is);
            notes_imagined(two, OBSERVER, holder, seed * 0x9e3779b97f4a7c15u, other);
            check(memcmp(is, other, sizeof is) == 0, "a sample tells which note was given");
            changed += holder == TAKER && !is_among(is, n, card);
            for (int i = 0; holder == GIVER && i < n; i++)
                check(is_among(own, owned, is[i]), "who was given no note is imagined with one");
        }
        n = notes_imagined(one, GIVER, TAKER, seed, is);
        check(is_among(is, n, card), "the giver forgets which note it gave");
    }
    check(changed > SEEDS / 4, "the note that was given stays in every sample");
    arb_table_close(one);
    arb_table_close(two);
}

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("twilight-imperium", NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 2;
    }
    static const uint8_t kinds[] = {ELECT_NOTHING, ELECT_PLAYER};
    for (size_t i = 0; i < sizeof kinds; i++)
        try_kind(game, kinds[i]);
    try_notes(game);
    arb_game_free(game);
    printf("%d passed, %d failed\n", failed ? 0 : (int)sizeof kinds + 1, failed);
    return failed > 0;
}
