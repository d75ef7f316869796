#include "judgement.h"
#include "error.h"
#include "memory.h"
#include "table.h"

#include <math.h>
#include <unistd.h>

enum { MOST_AHEAD = 20, MOST_CARE = 100 };

/* Reading. */

static json_t *load(const char *path, struct arb_error *err)
{
    json_error_t wrong;
    json_t *file = json_load_file(path, 0, &wrong);
    if (!file) {
        arb_fail(err, "%s.", wrong.text);
        err->line = wrong.line;
    }
    return file;
}

/* Each name has its row, and no row is left over. */
static bool rows_fit(const json_t *rows, int names, const char *what, struct arb_error *err)
{
    if ((int)json_object_size(rows) == names)
        return true;
    return arb_fail(err, "It has %d %ss; the game has %d.", (int)json_object_size(rows), what,
                    names);
}

static int own_feature(const struct arb_judgements *all, const char *name, size_t length)
{
    for (int i = 0; i < all->own; i++)
        if (strlen(all->feature[i].name) == length && !strncmp(all->feature[i].name, name, length))
            return i;
    return -1;
}

/* Rows "A*B" come after the game's own; `count` ends with all of them. */
static bool read_products(struct arb_judgements *all, const json_t *features, int *count,
                          struct arb_error *err)
{
    const char *name;
    json_t *row;
    json_object_foreach ((json_t *)features, name, row) {
        const char *times = strchr(name, '*');
        struct arb_feature *f = &all->feature[*count];
        double usual;
        if (!times)
            continue;
        if (*count >= ARB_FEATURES)
            return arb_fail(err, "It has more than %d features.", ARB_FEATURES);
        int a = own_feature(all, name, (size_t)(times - name));
        int b = own_feature(all, times + 1, strlen(times + 1));
        if (a < 0 || b < 0)
            return arb_fail(err, "\"%s\" is not the product of two features of the game.", name);
        if (json_unpack(row, "[s,F!]", &f->words, &usual))
            return arb_fail(err, "It has no row [words, weight] for \"%s\".", name);
        f->name = name;
        f->weight = (float)usual;
        all->product[(*count)++] = (struct arb_product){(uint8_t)a, (uint8_t)b};
    }
    return true;
}

static bool read_lists(struct arb_judgements *all, struct arb_error *err)
{
    const json_t *parameters = json_object_get(all->numbers, "parameters");
    const json_t *features = json_object_get(all->numbers, "features");
    int i = 0, k = 0;
    double usual, step;
    const char *called;
    for (struct arb_parameter *p = all->parameter; p->name; p = &all->parameter[++i]) {
        if (json_unpack(json_object_get(parameters, p->name), "[s,F,F!]", &called, &usual, &step))
            return arb_fail(err, "It has no row [name, usual, step] for \"%s\".", p->name);
        p->name = called;
        p->usual = (float)usual;
        p->step = (float)step;
    }
    for (struct arb_feature *f = all->feature; f->name; f = &all->feature[++k]) {
        if (json_unpack(json_object_get(features, f->name), "[s,F!]", &f->words, &usual))
            return arb_fail(err, "It has no row [words, weight] for \"%s\".", f->name);
        f->weight = (float)usual;
    }
    if (!read_products(all, features, &k, err))
        return false;
    return rows_fit(parameters, i, "parameter", err) && rows_fit(features, k, "feature", err);
}

bool arb_judgements_begin(struct arb_judgements *all, const struct arb_rules *rules,
                          const char *folder, struct arb_error *err)
{
    char path[4096];
    for (int i = 0; rules->parameters && rules->parameters[i].name; i++)
        all->parameter[i] = rules->parameters[i];
    for (; rules->features && rules->features[all->own].name; all->own++)
        all->feature[all->own] = rules->features[all->own];
    if (all->parameter[0].name && all->parameter[0].step == 0) {
        snprintf(path, sizeof path, "%s/judgement.json", folder);
        if (!(all->numbers = load(path, err)) || !read_lists(all, err)) {
            snprintf(err->file, sizeof err->file, "%.255s", path);
            return false;
        }
    }
    for (int i = 0; all->parameter[i].name; i++)
        all->usual.parameter[i] = all->parameter[i].usual;
    for (int i = 0; all->feature[i].name; i++)
        all->usual.weight[i] = all->feature[i].weight;
    return true;
}

static struct arb_judged *find(const struct arb_judgements *all, const char *kind)
{
    for (int i = 0; i < all->count; i++)
        if (!strcmp(all->trained[i].kind, kind))
            return &all->trained[i];
    return NULL;
}

static struct arb_judged *find_or_add(struct arb_judgements *all, const char *kind)
{
    struct arb_judged *one = find(all, kind);
    if (one)
        return one;
    struct arb_judged *grown =
        arb_alloc(((size_t)all->count + 1) * sizeof *grown); /* a handful, once */
    if (all->count)
        memcpy(grown, all->trained, (size_t)all->count * sizeof *grown);
    free(all->trained);
    all->trained = grown;
    one = &grown[all->count++];
    *one = (struct arb_judged){.by = all->usual};
    snprintf(one->kind, sizeof one->kind, "%s", kind);
    return one;
}

static int parameter_named(const struct arb_judgements *all, const char *name)
{
    for (int i = 0; all->parameter[i].name; i++)
        if (!strcmp(all->parameter[i].name, name))
            return i;
    return -1;
}

static int feature_named(const struct arb_judgements *all, const char *name)
{
    for (int i = 0; all->feature[i].name; i++)
        if (!strcmp(all->feature[i].name, name))
            return i;
    return -1;
}

/* An object of numbers, each by a name that the game knows. */
static bool read_numbers(const json_t *numbers, const struct arb_judgements *all, const char *game,
                         int (*named)(const struct arb_judgements *, const char *),
                         const char *what, float *out, struct arb_error *err)
{
    const char *name;
    json_t *value;
    if (numbers && !json_is_object(numbers))
        return arb_fail(err, "The %ss of a judgement are an object of numbers.", what);
    json_object_foreach ((json_t *)numbers, name, value) {
        int at = named(all, name);
        double number = json_number_value(value);
        if (at < 0)
            return arb_fail(err, "%s has no %s \"%s\".", game, what, name);
        if (!json_is_number(value) || !isfinite(number))
            return arb_fail(err, "The %s \"%s\" is not a number.", what, name);
        out[at] = (float)number;
    }
    return true;
}

/* A whole number from 1 on, or nothing. */
static bool read_whole(const json_t *one, const char *name, const char *what, int most, int *out,
                       struct arb_error *err)
{
    const json_t *number = json_object_get(one, name);
    if (number && (!json_is_integer(number) || json_integer_value(number) < 1 ||
                   json_integer_value(number) > most))
        return arb_fail(err, "\"%s\" is a %s from 1 to %d.", name, what, most);
    *out = (int)json_integer_value(number);
    return true;
}

static bool read_all(struct arb_judgements *all, const struct arb_rules *rules, const json_t *file,
                     struct arb_error *err)
{
    const char *kind;
    json_t *one;
    json_t *judgements = json_object_get(file, "judgements");
    if (!json_is_object(judgements))
        return arb_fail(err, "It has no object \"judgements\".");
    json_object_foreach (judgements, kind, one) {
        if (strlen(kind) >= ARB_KIND_NAME)
            return arb_fail(err, "\"%.20s...\" is too long for a kind of play.", kind);
        struct arb_judgement *by = &find_or_add(all, kind)->by;
        if (!read_numbers(json_object_get(one, "parameters"), all, rules->name, parameter_named,
                          "parameter", by->parameter, err) ||
            !read_numbers(json_object_get(one, "weights"), all, rules->name, feature_named,
                          "weight", by->weight, err))
            return false;
        if (!read_whole(one, "ahead", "number of rounds", MOST_AHEAD, &by->ahead, err) ||
            !read_whole(one, "care", "number", MOST_CARE, &by->care, err))
            return false;
    }
    return true;
}

bool arb_judgements_read(struct arb_judgements *all, const struct arb_rules *rules,
                         const char *folder, struct arb_error *err)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/bots.json", folder);
    if (access(path, F_OK) != 0)
        return true;
    json_t *file = load(path, err);
    bool good = file && read_all(all, rules, file, err);
    if (!good)
        snprintf(err->file, sizeof err->file, "%.255s", path);
    json_decref(file);
    return good;
}

void arb_judgements_free(struct arb_judgements *all)
{
    free(all->trained);
    json_decref(all->numbers);
}

/* The public door. */

const struct arb_parameter *arb_parameters(const arb_game *game)
{
    return game->rules->parameters ? game->judgements.parameter : NULL;
}

const struct arb_feature *arb_features(const arb_game *game)
{
    return game->rules->features ? game->judgements.feature : NULL;
}

int arb_feature_told(const arb_game *game, int feature)
{
    const struct arb_judgements *all = &game->judgements;
    return feature < all->own ? feature : all->product[feature].b;
}

int arb_look_ahead(const arb_table *t)
{
    const struct arb_rules *rules = t->run.rules;
    int ahead = arb_judgement_of(t)->ahead;
    return !rules->moment ? 0 : ahead ? ahead : rules->look_ahead;
}

int arb_care(const arb_table *t)
{
    int care = arb_judgement_of(t)->care;
    return care ? care : 1;
}

bool arb_rivals(const arb_game *game)
{
    return game->rules->rivals;
}

const struct arb_judgement *arb_judgement(const arb_game *game, const char *kind)
{
    const struct arb_judged *one = kind ? find(&game->judgements, kind) : NULL;
    if (!one && kind)
        one = find(&game->judgements, "");
    return one ? &one->by : &game->judgements.usual;
}

const char *arb_kind_of_play(const arb_table *t)
{
    return t->run.rules->kind_of_play ? t->run.rules->kind_of_play(&t->run) : "";
}

const struct arb_judgement *arb_judgement_of(const struct arb_table *t)
{
    return t->judge ? t->judge : arb_judgement(t->game, arb_kind_of_play(t));
}

void arb_judge_by(arb_table *t, const struct arb_judgement *judgement)
{
    t->judge = judgement;
}

bool arb_prefer(arb_table *t, const struct arb_ask *ask, float *likes)
{
    struct arb_run *g = &t->run;
    if (!g->rules->prefer || ask->seat == ARB_CHANCE || ask->id != arb_table_ask_id(t, ask->seat))
        return false;
    g->rules->prefer(g, ask->seat, ask->options, ask->count, arb_judgement_of(t)->parameter, likes);
    return true;
}

static void look(struct arb_table *t, int seat, float *x)
{
    const struct arb_judgements *all = &t->game->judgements;
    t->run.rules->features_of(&t->run, seat, x);
    for (int i = all->own; all->feature[i].name; i++)
        x[i] = x[all->product[i].a] * x[all->product[i].b];
}

bool arb_look(arb_table *t, int seat, float x[ARB_FEATURES])
{
    if (!t->run.rules->features_of)
        return false;
    look(t, seat, x);
    return true;
}

bool arb_alike(arb_table *t, const struct arb_ask *ask, int a, int b)
{
    const struct arb_rules *rules = t->run.rules;
    return rules->alike && a >= 0 && b >= 0 && a < ask->count && b < ask->count &&
           rules->alike(&t->run, ask->seat, ask->options[a], ask->options[b]);
}

int arb_round(const arb_table *t)
{
    return t->run.rules->moment ? t->run.rules->moment(&t->run).round : 0;
}

/* How likely a seat is to win. */

/* The sum of weighted features. */
static double outlook(struct arb_table *t, int seat)
{
    float x[ARB_FEATURES];
    const struct arb_judgement *by = arb_judgement_of(t);
    double sum = 0;
    look(t, seat, x);
    for (int i = 0; t->game->judgements.feature[i].name; i++)
        sum += (double)x[i] * (double)by->weight[i];
    return sum;
}

static double at_the_end(struct arb_table *t, int seat)
{
    struct arb_standing stands, other;
    int winners = 0, seats = arb_seat_count(t);
    if (!t->run.rules->rivals || arb_status(t) != ARB_OVER)
        return arb_status(t) == ARB_WON;
    arb_standing(t, seat, &stands);
    for (int s = 0; s < seats; s++) {
        arb_standing(t, s, &other);
        winners += other.won;
    }
    return !winners ? 1.0 / seats : stands.won ? 1.0 / winners : 0;
}

double arb_appraise(arb_table *t, int seat)
{
    const struct arb_rules *rules = t->run.rules;
    int seats = arb_seat_count(t);
    if (arb_status(t) != ARB_PLAYING)
        return at_the_end(t, seat);
    if (!rules->features_of)
        return rules->rivals ? 1.0 / seats : 0.5;
    if (!rules->rivals)
        return 1 / (1 + exp(-outlook(t, seat)));
    double own = outlook(t, seat), sum = 0;
    for (int s = 0; s < seats; s++)
        sum += exp(outlook(t, s) - own);
    return 1 / sum;
}
