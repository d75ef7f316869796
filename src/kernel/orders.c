/* Standing orders: what a seat need not be asked. */
#include "orders.h"
#include "error.h"
#include "fold.h"
#include "memory.h"
#include "table.h"

/* What is asked. */

/* A window as orders look at it. */
struct opening {
    int seat, window, kind, phase;
    int count, pass; /* options; the one that passes, or -1 */
    const struct arb_option *option;
};

static struct arb_moment moment_of(const struct arb_table *t)
{
    const struct arb_rules *rules = t->run.rules;
    return rules->moment ? rules->moment(&t->run) : (struct arb_moment){0, 0};
}

static struct opening opening_of(const struct arb_table *t, int seat)
{
    const struct arb_run *g = &t->run;
    struct arb_prompt prompt = arb_prompt_of(g, seat);
    struct opening o = {.seat = seat,
                        .window = prompt.window,
                        .kind = prompt.kind,
                        .phase = moment_of(t).phase,
                        .count = g->list[seat].count,
                        .pass = -1,
                        .option = g->option + g->list[seat].first};
    for (int i = 0; i < o.count && o.pass < 0; i++)
        if (o.option[i].flags & ARB_PASS)
            o.pass = i;
    return o;
}

/* By kind and phase. */

int arb_named_number(const struct arb_named *list, const char *id)
{
    for (int i = 0; id && list && list[i].id; i++)
        if (strcmp(list[i].id, id) == 0)
            return i;
    return -1;
}

static bool fits(const struct arb_named *list, const json_t *id, int number)
{
    return !id || arb_named_number(list, json_string_value(id)) == number;
}

static int stop_of(const json_t *said)
{
    const char *word = json_string_value(json_object_get(said, "stop"));
    for (int i = 0; word && arb_stop_names[i]; i++)
        if (strcmp(arb_stop_names[i], word) == 0)
            return i;
    return ARB_STOP_ALWAYS;
}

/* How much an order of "at" says of this window: of its kind in a phase more than of the kind
 * alone, that more than of the phase alone; 0: it speaks of others. */
static int weight_of(const struct arb_table *t, const struct opening *o, const json_t *said)
{
    const struct arb_rules *rules = t->run.rules;
    const json_t *kind = json_object_get(said, "kind"), *phase = json_object_get(said, "phase");
    if (!fits(rules->windows, kind, o->kind) || !fits(rules->phases, phase, o->phase))
        return 0;
    return (kind ? 2 : 0) + (phase ? 1 : 0);
}

/* What says most of this window, before what is said of nothing in particular. `named`: the seat
 * spoke of this kind. */
static enum arb_stop stop_at(const struct arb_table *t, const struct opening *o, bool *named)
{
    const struct arb_orders *orders = &t->orders[o->seat];
    int stop = orders->stop, best = 0;
    size_t i;
    json_t *said;
    json_array_foreach (orders->at, i, said) {
        int weight = json_object_get(said, "thing") ? 0 : weight_of(t, o, said);
        if (weight <= best)
            continue;
        best = weight;
        stop = stop_of(said);
    }
    *named = best >= 2 || stop == ARB_STOP_PASS;
    return (enum arb_stop)stop;
}

/* By thing. */

/* Does a word of the name begin with these letters? One or two of them must be all of it. */
static bool has_word(const char *name, const char *letters, size_t n)
{
    for (const char *at = name; at; at = strchr(at, ' ')) {
        at += *at == ' ';
        if (strncmp(at, letters, n) == 0 && (n > 2 || !at[n] || at[n] == ' '))
            return true;
    }
    return false;
}

/* Does each word of what was said begin a word of the name? Both are folded. */
static bool names(const char *said, const char *name)
{
    for (; *said; said += strspn(said, " ")) {
        size_t n = strcspn(said, " ");
        if (!has_word(name, said, n))
            return false;
        said += n;
    }
    return true;
}

/* What was said of a thing of this name: here before anywhere. "always", "never" or NULL. */
static const char *said_of(const struct arb_table *t, const struct opening *o, const char *name)
{
    const struct arb_orders *orders = &t->orders[o->seat];
    const char *thing, *word = NULL;
    char key[256];
    int best = 0;
    size_t i;
    json_t *said, *stop;
    json_array_foreach (orders->at, i, said) {
        thing = json_string_value(json_object_get(said, "thing"));
        int weight = thing ? weight_of(t, o, said) : 0;
        if (weight <= best)
            continue;
        arb_fold(thing, key, sizeof key);
        if (names(key, name)) {
            best = weight;
            word = json_string_value(json_object_get(said, "stop"));
        }
    }
    json_object_foreach (orders->things, thing, stop) {
        arb_fold(thing, key, sizeof key);
        if (!word && names(key, name))
            word = json_string_value(stop);
    }
    return word;
}

/* What was said of the thing that this option is about: "always", "never" or NULL. */
static const char *said_of_thing(struct arb_table *t, const struct opening *o,
                                 struct arb_option option)
{
    const struct arb_rules *rules = t->run.rules;
    struct arb_run *g = &t->run;
    struct arb_about about = {0};
    char words[256] = "", name[256];
    if (!rules->option_about || !rules->thing_name || option.flags & ARB_PASS)
        return NULL;
    rules->option_about(g, o->seat, option, &about);
    if (!about.cards)
        return NULL;
    rules->thing_name(g, about.card[0], &(struct arb_text){words, words + sizeof words});
    arb_fold(words, name, sizeof name);
    return said_of(t, o, name);
}

/* Was this ("always", "never"; NULL: anything) said of some thing, wherever? */
static bool speaks_of_things(const struct arb_orders *orders, const char *what)
{
    const char *name;
    size_t i;
    json_t *stop, *said;
    json_object_foreach (orders->things, name, stop)
        if (!what || strcmp(json_string_value(stop), what) == 0)
            return true;
    json_array_foreach (orders->at, i, said)
        if (json_object_get(said, "thing") &&
            (!what || strcmp(json_string_value(json_object_get(said, "stop")), what) == 0))
            return true;
    return false;
}

/* How many options are about things of which this was said. */
static int count_said(struct arb_table *t, const struct opening *o, const char *what)
{
    int n = 0;
    if (!speaks_of_things(&t->orders[o->seat], what))
        return 0;
    for (int i = 0; i < o->count; i++) {
        const char *said = said_of_thing(t, o, o->option[i]);
        n += said && strcmp(said, what) == 0;
    }
    return n;
}

/* How many options are worth a stop by themselves: they would change something here, and
 * they are about nothing that was said not to be. */
static int count_useful(struct arb_table *t, const struct opening *o)
{
    const struct arb_rules *rules = t->run.rules;
    struct arb_run *g = &t->run;
    bool things = speaks_of_things(&t->orders[o->seat], NULL);
    int n = 0;
    for (int i = 0; i < o->count; i++) {
        if (o->option[i].flags & ARB_PASS ||
            (rules->worth && !rules->worth(g, o->seat, o->option[i])))
            continue;
        const char *said = things ? said_of_thing(t, o, o->option[i]) : NULL;
        n += !said || strcmp(said, "never") != 0;
    }
    return n;
}

/* What hardly matters. */

/* All options come to the same, or the game knows what most would choose; -1: neither. */
static int usual_choice(struct arb_table *t, const struct opening *o)
{
    const struct arb_rules *rules = t->run.rules;
    struct arb_run *g = &t->run;
    int same = 1;
    while (same < o->count && o->pass < 0 && rules->alike &&
           rules->alike(g, o->seat, o->option[0], o->option[same]))
        same++;
    if (same == o->count)
        return 0;
    return rules->usual ? rules->usual(g, o->seat, o->option, o->count) : -1;
}

/* Until something ends it. */

struct arb_until *arb_until_begin(const struct arb_table *t, int seat, int end, int kind, bool anew)
{
    const struct arb_run *g = &t->run;
    int count = arb_open_asks(g->block) >> seat & 1 ? g->list[seat].count : 0;
    size_t bytes = (size_t)count * sizeof(struct arb_option);
    struct arb_until *until = arb_alloc(sizeof *until + bytes);
    *until = (struct arb_until){.end = (uint8_t)end,
                                .kind = (uint8_t)kind,
                                .anew = anew,
                                .since = moment_of(t),
                                .length = t->history.length,
                                .ask = arb_table_ask_id(t, seat),
                                .event = t->sink ? arb_sink_end(t->sink) : 0,
                                .declined = count};
    if (count)
        memcpy(until->option, g->option + g->list[seat].first, bytes);
    return until;
}

static bool names_seat(struct arb_run *g, int seat, const struct arb_event *event)
{
    struct arb_about about = {0};
    if (g->rules->event_about)
        g->rules->event_about(g, seat, event, &about);
    for (int i = 0; i < about.seats; i++)
        if (about.seat[i] == seat)
            return true;
    return false;
}

/* Only what all saw: that the order has come to its end may then be known, too. */
static bool something_happened(struct arb_table *t, int seat, uint32_t from)
{
    struct arb_run *g = &t->run;
    const struct arb_sink *sink = t->sink;
    uint32_t first = sink && from > sink->base ? from - sink->base : 0;
    for (uint32_t i = first; sink && i < sink->count; i++) {
        const struct arb_event *event = &sink->event[i];
        if (event->seen_by != 0xffff)
            continue;
        if (g->rules->concerns ? g->rules->concerns(g, seat, event) : names_seat(g, seat, event))
            return true;
    }
    return false;
}

static bool something_new(const struct arb_until *until, const struct opening *o)
{
    for (int i = 0; i < o->count; i++) {
        bool known = o->option[i].flags & ARB_PASS;
        for (int k = 0; k < until->declined && !known; k++)
            known = memcmp(&until->option[k], &o->option[i], sizeof o->option[i]) == 0;
        if (!known)
            return true;
    }
    return false;
}

static bool is_passed_until(const struct arb_until *until, const struct opening *o)
{
    return until && o->window &&
           (until->kind == ARB_ANY ? o->window == ARB_WINDOW : until->kind == o->kind);
}

/* Whatever is asked now. */
static bool has_ended(struct arb_table *t, int seat, const struct arb_until *until)
{
    struct arb_moment now = moment_of(t);
    bool round = now.round != until->since.round, phase = now.phase != until->since.phase;
    switch (until->end) {
    case ARB_UNTIL_PHASE:
        return round || phase;
    case ARB_UNTIL_ROUND:
        return round;
    default:
        return something_happened(t, seat, until->event);
    }
}

static bool until_is_over(struct arb_table *t, const struct opening *o)
{
    const struct arb_until *until = t->orders[o->seat].until;
    if (until->end == ARB_UNTIL_EVENT && !o->window && arb_table_ask_id(t, o->seat) != until->ask)
        return true;
    return has_ended(t, o->seat, until) ||
           (until->anew && is_passed_until(until, o) && something_new(until, o));
}

static void forget_until(struct arb_table *t, int seat)
{
    free(t->orders[seat].until);
    t->orders[seat].until = NULL;
    t->journal.settings = true;
}

static void set_over(struct arb_table *t, int seat, bool over)
{
    struct arb_until *until = t->orders[seat].until;
    until->over = over;
    until->end_length = t->history.length;
    t->journal.settings = true;
}

/* Altogether. */

int arb_orders_choice(struct arb_table *t, int seat, bool *shows)
{
    const struct arb_orders *orders = &t->orders[seat];
    struct opening o = opening_of(t, seat);
    bool named;
    *shows = true;
    if (!o.window)
        return o.count == 1 && orders->stop != ARB_STOP_ALWAYS ? 0
               : orders->usual                                 ? usual_choice(t, &o)
                                                               : -1;
    enum arb_stop stop = stop_at(t, &o, &named);
    bool until = is_passed_until(arb_until_now(orders), &o) && !until_is_over(t, &o);
    bool never = stop == ARB_STOP_NEVER || stop == ARB_STOP_PASS;
    bool unseen = until || (never && (o.window == ARB_WINDOW || named));
    if (unseen && !count_said(t, &o, "always")) {
        *shows = speaks_of_things(orders, "always") || (until && orders->until->anew);
        return o.pass;
    }
    if (stop != ARB_STOP_ALWAYS && o.count == 1 + count_said(t, &o, "never"))
        return o.pass;
    if (orders->usual && stop != ARB_STOP_ALWAYS && usual_choice(t, &o) >= 0)
        return usual_choice(t, &o);
    if (stop == ARB_STOP_IF_USEFUL && !count_useful(t, &o) && !count_said(t, &o, "always"))
        return o.pass;
    return -1;
}

int arb_new_player_answers(arb_table *t, const struct arb_ask *ask)
{
    struct arb_orders own = t->orders[ask->seat];
    json_t *said = arb_orders_of_new(t->run.rules);
    bool shows;
    t->orders[ask->seat] = (struct arb_orders){
        .stop = ARB_STOP_IF_USEFUL, .usual = true, .at = json_object_get(said, "at")};
    int choice = arb_orders_choice(t, ask->seat, &shows);
    t->orders[ask->seat] = own;
    json_decref(said);
    return choice;
}

bool arb_orders_answer(struct arb_table *t, int seat)
{
    bool shows;
    return t->ordered >> seat & 1 && arb_orders_choice(t, seat, &shows) >= 0;
}

/* What has come to its end by what the seat is asked, or on the way to that. */
static void end_until(struct arb_table *t, int seat)
{
    struct opening o = opening_of(t, seat);
    if (arb_until_now(&t->orders[seat]) && until_is_over(t, &o))
        set_over(t, seat, true);
}

void arb_orders_end(struct arb_table *t)
{
    for (unsigned seats = t->ordered; seats; seats &= seats - 1) {
        int seat = __builtin_ctz(seats);
        const struct arb_until *until = arb_until_now(&t->orders[seat]);
        if (until && has_ended(t, seat, until))
            set_over(t, seat, true);
    }
}

bool arb_orders_obey_one(struct arb_table *t, unsigned seats)
{
    for (; seats; seats &= seats - 1) {
        int seat = __builtin_ctz(seats);
        bool shows;
        end_until(t, seat);
        int choice = arb_orders_choice(t, seat, &shows);
        if (choice < 0 || (shows && t->discreet >> seat & 1 && arb_veiled(t, seat)))
            continue;
        arb_table_step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
        return true;
    }
    return false;
}

/* Keeping. */

static void drop(struct arb_orders *orders)
{
    json_decref(orders->at);
    json_decref(orders->things);
    free(orders->until);
    *orders = (struct arb_orders){0};
}

void arb_orders_put(struct arb_table *t, int seat, struct arb_orders orders)
{
    drop(&t->orders[seat]);
    t->orders[seat] = orders;
    t->ordered &= (uint16_t)~SEAT(seat);
    if (orders.stop != ARB_STOP_ALWAYS || orders.usual || orders.at || orders.things ||
        orders.until)
        t->ordered |= (uint16_t)SEAT(seat);
}

void arb_orders_free(struct arb_orders orders[ARB_SEATS])
{
    for (int seat = 0; seat < ARB_SEATS; seat++)
        drop(&orders[seat]);
}

/* Values of jansson belong to one thread, as tables do: nothing is shared. */
void arb_orders_copy(struct arb_orders to[ARB_SEATS], const struct arb_orders from[ARB_SEATS])
{
    for (int seat = 0; seat < ARB_SEATS; seat++) {
        const struct arb_until *until = from[seat].until;
        to[seat] = (struct arb_orders){.stop = from[seat].stop,
                                       .usual = from[seat].usual,
                                       .at = json_deep_copy(from[seat].at),
                                       .things = json_deep_copy(from[seat].things)};
        if (until) {
            size_t bytes = sizeof *until + (size_t)until->declined * sizeof *until->option;
            to[seat].until = memcpy(arb_alloc(bytes), until, bytes);
        }
    }
}

void arb_orders_plain(struct arb_table *to, const struct arb_table *from)
{
    to->ordered = 0;
    for (int seat = 0; seat < ARB_SEATS; seat++) {
        to->orders[seat].stop = from->orders[seat].stop;
        if (from->orders[seat].stop != ARB_STOP_ALWAYS)
            to->ordered |= (uint16_t)SEAT(seat);
    }
}

void arb_orders_rewind(struct arb_table *t, uint32_t length)
{
    for (int seat = 0; seat < ARB_SEATS; seat++) {
        const struct arb_until *until = t->orders[seat].until;
        if (until && until->length > length)
            forget_until(t, seat);
        else if (until && until->over && until->end_length > length)
            set_over(t, seat, false);
    }
}
