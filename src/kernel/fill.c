#include "fill.h"
#include "game.h"
#include "table.h"

/* As text. */

void arb_put_view(struct arb_json *out, arb_table *t, int seat)
{
    if (t->run.rules->view)
        t->run.rules->view(&t->run, seat, out);
    else
        arb_put_made(out, NULL, "{}", 2);
}

void arb_put_catalogue(struct arb_json *out, const arb_game *game)
{
    const struct arb_rules *rules = game->rules;
    struct arb_run *g = arb_zalloc(sizeof *g);
    g->rules = rules;
    g->content = game->content;
    arb_put_object(out, NULL);
    arb_put_text(out, "game", rules->id);
    if (rules->kinds)
        rules->kinds(g, out);
    arb_put_object(out, "boards");
    if (rules->boards)
        rules->boards(g, out);
    arb_put_end(out);
    arb_put_array(out, "things");
    for (int def = 0; rules->printed && rules->printed(g, def, out); def++)
        continue;
    arb_put_end(out);
    arb_put_end(out);
    free(g);
}

json_t *arb_catalogue(const arb_game *game)
{
    struct arb_json out = {0};
    arb_put_catalogue(&out, game);
    return arb_json_value(&out);
}

/* Completing. */

/* From a catalogue, or from the rules of a table as things turn up: what is printed is
 * then carried out where it is looked at, and can be traced. */
struct filling {
    const struct arb_run *g; /* NULL: `things` is the catalogue's list */
    const json_t *numbers, *labels, *how;
    json_t *things;
};

static const json_t *printed_on(struct filling *f, const json_t *thing)
{
    const json_t *def = json_object_get(thing, "def");
    char key[24];
    if (!json_is_integer(def))
        return NULL;
    if (!f->g)
        return json_array_get(f->things, (size_t)json_integer_value(def));
    snprintf(key, sizeof key, "%d", (int)json_integer_value(def));
    if (!json_object_get(f->things, key)) {
        struct arb_json out = {0};
        if (f->g->rules->printed(f->g, (int)json_integer_value(def), &out))
            json_object_set_new(f->things, key, arb_json_value(&out));
    }
    return json_object_get(f->things, key);
}

static void fill_if_missing(json_t *object, const char *key, json_t *value)
{
    if (json_object_get(object, key))
        json_decref(value);
    else
        json_object_set_new(object, key, value);
}

static void fill_flags(json_t *object, const char *const *keys)
{
    for (; *keys; keys++)
        fill_if_missing(object, *keys, json_false());
}

static void fill_lists(json_t *object, const char *const *keys)
{
    for (; *keys; keys++)
        fill_if_missing(object, *keys, json_array());
}

static void fill_number(const struct filling *f, json_t *number)
{
    const char *id = json_string_value(json_object_get(number, "id"));
    json_object_update_missing(number, json_object_get(f->numbers, id ? id : ""));
}

static void fill_numbers(const struct filling *f, json_t *list)
{
    size_t i;
    json_t *number;
    json_array_foreach (list, i, number)
        fill_number(f, number);
}

static bool is_in(const json_t *words, const char *word)
{
    size_t i;
    json_t *one;
    json_array_foreach (words, i, one)
        if (strcmp(json_string_value(one), word) == 0)
            return true;
    return false;
}

/* What is printed, unless the thing says otherwise; null takes a number away. */
static json_t *filled_stats(const struct filling *f, const json_t *thing, const json_t *printed)
{
    json_t *list = json_array(), *kind;
    const json_t *own = json_object_get(thing, "stats"), *bases = json_object_get(printed, "stats");
    const json_t *labels = json_object_get(printed, "labels");
    const char *id;
    json_object_foreach ((json_t *)f->numbers, id, kind) {
        json_t *now = json_object_get(own, id), *base = json_object_get(bases, id);
        if (json_is_null(now) || (!now && !base))
            continue;
        json_t *stat = json_pack("{s:s, s:O, s:O*}", "id", id, "value", now ? now : base, "label",
                                 json_object_get(labels, id));
        json_object_set_new(stat, "base", base ? json_incref(base) : json_integer(0));
        json_object_set_new(stat, "how",
                            json_sprintf("%s:%d:%s", json_string_value(f->how),
                                         (int)json_integer_value(json_object_get(thing, "id")),
                                         id));
        if (is_in(json_object_get(thing, "minor"), id))
            json_object_set_new(stat, "minor", json_true());
        fill_number(f, stat);
        json_array_append_new(list, stat);
    }
    return list;
}

static json_t *filled_tokens(const struct filling *f, const json_t *thing)
{
    json_t *list = json_array(), *value;
    const char *id;
    json_object_foreach (json_object_get(thing, "tokens"), id, value) {
        json_t *token = json_pack("{s:s, s:O}", "id", id, "value", value);
        fill_number(f, token);
        json_array_append_new(list, token);
    }
    return list;
}

static void fill_things(struct filling *f, json_t *things);

static void fill_thing(struct filling *f, json_t *thing)
{
    static const char *const flags[] = {"facedown", NULL};
    static const char *const lists[] = {"states", "attached", NULL};
    const json_t *printed = printed_on(f, thing);
    json_object_set_new(thing, "stats", filled_stats(f, thing, printed));
    json_object_set_new(thing, "tokens", filled_tokens(f, thing));
    json_object_update_missing(thing, (json_t *)printed);
    fill_if_missing(thing, "title", json_null());
    fill_flags(thing, flags);
    fill_lists(thing, lists);
    fill_things(f, json_object_get(thing, "attached"));
}

static void fill_things(struct filling *f, json_t *things)
{
    size_t i;
    json_t *thing;
    json_array_foreach (things, i, thing)
        fill_thing(f, thing);
}

/* A zone of a seat is called as its kind of zone: "hand.0" as "hand". */
static void fill_label(const struct filling *f, json_t *object)
{
    const char *id = json_string_value(json_object_get(object, "id"));
    char area[64];
    snprintf(area, sizeof area, "%.*s", id ? (int)strcspn(id, ".") : 0, id ? id : "");
    const json_t *label = json_object_get(f->labels, area);
    fill_if_missing(object, "label", json_string(label ? json_string_value(label) : id));
}

static void fill_zone(struct filling *f, json_t *zone)
{
    static const char *const flags[] = {"hidden", NULL};
    static const char *const lists[] = {"cards", "numbers", NULL};
    fill_label(f, zone);
    fill_flags(zone, flags);
    fill_lists(zone, lists);
    fill_if_missing(zone, "owner", json_null());
    json_t *cards = json_object_get(zone, "cards");
    fill_if_missing(zone, "count", json_integer((json_int_t)json_array_size(cards)));
    fill_things(f, cards);
    fill_numbers(f, json_object_get(zone, "numbers"));
}

static void fill_board(struct filling *f, json_t *board)
{
    static const char *const lists[] = {"pieces", NULL};
    fill_label(f, board);
    fill_lists(board, lists);
    fill_things(f, json_object_get(board, "pieces"));
}

static void fill_seat(struct filling *f, json_t *seat)
{
    static const char *const flags[] = {"first", "active", "asked", "out", NULL};
    static const char *const lists[] = {"tracks", "sheet", NULL};
    static const char *const sheet_lists[] = {"numbers", "words", NULL};
    size_t i;
    json_t *part;
    fill_flags(seat, flags);
    fill_lists(seat, lists);
    fill_numbers(f, json_object_get(seat, "tracks"));
    json_array_foreach (json_object_get(seat, "sheet"), i, part) {
        fill_label(f, part);
        fill_lists(part, sheet_lists);
        fill_numbers(f, json_object_get(part, "numbers"));
    }
}

static void fill_text(struct filling *f, json_t *text)
{
    const json_t *printed = printed_on(f, text);
    json_t *title = json_object_get(printed, "title"), *words = json_object_get(printed, "text");
    if (!printed)
        return;
    fill_if_missing(text, "label", json_incref(title));
    fill_if_missing(text, "text", json_incref(words));
}

static void fill(struct filling *f, json_t *view)
{
    static const char *const lists[] = {"seats", "zones", "boards", "texts", "numbers", NULL};
    size_t i;
    json_t *one;
    fill_lists(view, lists);
    json_array_foreach (json_object_get(view, "seats"), i, one)
        fill_seat(f, one);
    json_array_foreach (json_object_get(view, "zones"), i, one)
        fill_zone(f, one);
    json_array_foreach (json_object_get(view, "boards"), i, one)
        fill_board(f, one);
    json_array_foreach (json_object_get(view, "texts"), i, one)
        fill_text(f, one);
    fill_numbers(f, json_object_get(view, "numbers"));
}

static struct filling filling_from(const json_t *catalogue)
{
    return (struct filling){.numbers = json_object_get(catalogue, "numbers"),
                            .labels = json_object_get(catalogue, "labels"),
                            .how = json_object_get(catalogue, "how"),
                            .things = json_object_get(catalogue, "things")};
}

void arb_fill_view(json_t *view, const json_t *catalogue)
{
    struct filling f = filling_from(catalogue);
    fill(&f, view);
}

static json_t *kinds_of(const struct arb_run *g)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    g->rules->kinds(g, &out);
    arb_put_end(&out);
    return arb_json_value(&out);
}

json_t *arb_view(arb_table *t, int seat)
{
    struct arb_json out = {0};
    arb_put_view(&out, t, seat);
    json_t *view = arb_json_value(&out);
    if (!t->run.rules->kinds || !t->run.rules->printed)
        return view;
    json_t *kinds = kinds_of(&t->run);
    struct filling f = filling_from(kinds);
    f.g = &t->run;
    f.things = json_object();
    fill(&f, view);
    json_decref(f.things);
    json_decref(kinds);
    return view;
}
