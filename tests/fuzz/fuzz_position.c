/* Made-up positions to arrange, as a stranger's save could hold them: refused in
 * words, or arranged so that play goes on and keeps the invariants. The input is a
 * list of words, one a line, of which the positions are made. */
#include "fuzz.h"

#include "arbiter.h"
#include "forge.h"

#include <xxhash.h>

enum { WORDS = 1024, TRIES = 300, ANSWERS = 30 };

static arb_game *game;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    struct arb_error err = {0};
    game = arb_game_load(arb_games()[0], NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return 0;
}

static void require(bool good, const char *what, const struct arb_error *err,
                    const json_t *position)
{
    if (good)
        return;
    fprintf(stderr, "%s: %s\n", what, err->text);
    json_dumpf(position, stderr, JSON_COMPACT);
    fputc('\n', stderr);
    abort();
}

static void play_on(arb_table *table, uint64_t *random, const json_t *position)
{
    struct arb_error err = {0};
    struct arb_ask ask;
    for (int i = 0; i < ANSWERS && arb_asks(table, &ask, 1) > 0; i++) {
        int choice = (int)forge_below(random, ask.count);
        require(arb_answer(table, ask.id, ask.seat, choice, &err), "refused", &err, position);
        require(arb_check(table, &err), "play breaks an invariant", &err, position);
    }
    if (forge_below(random, 10) == 0)
        json_decref(arb_view(table, (int)forge_below(random, 2)));
}

/* Words of an input: keys of a position, which the game itself tells from the others,
 * other small words, and titles. */
struct words {
    size_t count[3];
    char *of[3][WORDS];
};
enum { KEY, SMALL, TITLE };

static bool is_key(arb_table *table, const char *word)
{
    struct arb_error err = {0};
    json_t *position = json_pack("{s:n}", word);
    bool known = arb_arrange(table, position, &err) || !strstr(err.text, "is not known");
    arb_rewind(table, 0, &err);
    json_decref(position);
    return known;
}

static void split(char *text, arb_table *table, struct words *w)
{
    *w = (struct words){0};
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        int kind = line[0] < 'a' || line[0] > 'z' ? TITLE : is_key(table, line) ? KEY : SMALL;
        if (w->count[kind] < WORDS)
            w->of[kind][w->count[kind]++] = line;
    }
}

static const char *pick(struct words *w, int kind, uint64_t *random)
{
    return w->count[kind] ? w->of[kind][forge_below(random, w->count[kind])] : "?";
}

/* How a card is: a few of its numbers, and what is attached to it. */
static json_t *make_state(struct words *w, uint64_t *random)
{
    json_t *state = json_object();
    for (uint32_t n = 1 + forge_below(random, 2); n > 0; n--)
        json_object_set_new(state, pick(w, SMALL, random),
                            forge_value(random, 1, w->of[TITLE], w->count[TITLE]));
    return state;
}

static json_t *make_cards(struct words *w, uint64_t *random)
{
    json_t *cards = json_array();
    for (uint32_t n = forge_below(random, forge_below(random, 30) ? 6 : 120); n > 0; n--) {
        json_t *title = json_string(pick(w, TITLE, random));
        if (forge_below(random, 3)) {
            json_array_append_new(cards, title);
        } else {
            json_t *state = make_state(w, random);
            json_object_set_new(state, "title", title);
            json_array_append_new(cards, state);
        }
    }
    return cards;
}

static json_t *make_part(struct words *w, uint64_t *random)
{
    json_t *part;
    switch (forge_below(random, 6)) {
    case 0: /* of cards by their titles */
        part = json_object();
        json_object_set_new(part, pick(w, TITLE, random), make_state(w, random));
        return part;
    case 1: /* of each seat */
        return json_pack("[o, o]", make_cards(w, random), make_cards(w, random));
    case 2:
        return forge_value(random, 2, w->of[SMALL], w->count[SMALL]);
    case 3:
        return make_state(w, random);
    default:
        return make_cards(w, random);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct words words;
    uint64_t random = XXH3_64bits(data, size);
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:i, s:[{},{}]}", "seed", forge_below(&random, 1000), "seats");
    arb_table *table = arb_table_open(game, setup, 0, &err);
    require(table != NULL, "no table", &err, setup);
    /* The first input comes undamaged; of the others only the random numbers are made. */
    if (!words.count[KEY]) {
        static char text[1 << 16];
        memcpy(text, data, size < sizeof text ? size : sizeof text - 1);
        split(text, table, &words);
    }
    for (int i = 0; i < TRIES; i++) {
        json_t *position = json_object();
        for (uint32_t n = 1 + forge_below(&random, 2); n > 0; n--)
            json_object_set_new(position, pick(&words, KEY, &random), make_part(&words, &random));
        uint32_t length = arb_length(table);
        uint64_t hash = arb_hash(table);
        if (arb_arrange(table, position, &err)) {
            play_on(table, &random, position);
            struct arb_error undone = {0};
            require(arb_rewind(table, length, &undone), "cannot go back", &undone, position);
        } else {
            require(err.text[0] != 0, "refused without words", &err, position);
        }
        require(arb_hash(table) == hash, "something is left", &err, position);
        /* Now and then from elsewhere. */
        if (forge_below(&random, 4) == 0)
            play_on(table, &random, position);
        json_decref(position);
    }
    arb_table_close(table);
    json_decref(setup);
    return 0;
}
