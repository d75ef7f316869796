#include "kit_config.h"

#include "placing.h"

#include <ctype.h>
#include <stdlib.h>

#ifdef KIT_ALIKE_H
__attribute__((weak)) int game_copy_number(const struct arb_run *g, int thing)
{
    return copy_number(g, thing, NULL);
}
#endif

/* Zones. */

static const struct placing_zone *row_of(const struct arranging *x, int zone)
{
    const struct placing_zone *row = game_placing;
    while (row->name && (row->zone != zone || row->each != (x->seat >= 0)))
        row++;
    return row;
}

/* A zone of the table, or the one of this sort of the seat whose part it is. */
static int zone_meant(const struct arranging *x, int zone)
{
    return x->seat < 0 ? zone : KIT_ZONE_OF(x->seat, zone);
}

void placing_clear_zone(struct arranging *x, int zone)
{
    const struct arb_zone *zones = KIT_ZONES(x->g);
    const struct arb_link *links = KIT_LINKS(x->g);
    for (int thing = zones[zone].first, next; thing; thing = next) {
        next = links[thing].next;
        if (set_has(&x->placed, thing))
            continue;
        game_clear_away(x, thing, zone);
        /* What hung on it went with it and may have been the next one. */
        if (next && links[next].zone != zone)
            next = zones[zone].first;
    }
}

static bool clear_one(struct arranging *x, int unused, const json_t *value)
{
    enum { NAMES = 32 };
    const char *name = json_string_value(value), *known[NAMES + 1] = {NULL};
    const struct placing_zone *row = game_placing;
    (void)unused;
    if (!name)
        return arrange_fail(x, "what is cleared are names of zones");
    for (int n = 0; row->name && (!row->key || strcmp(row->key, name) != 0); row++)
        if (row->key && n < NAMES)
            known[n++] = row->key;
    if (!row->name)
        return arrange_unknown(x, "zone", name, known);
    for (int seat = 0; row->each && seat < x->g->block->seats; seat++)
        placing_clear_zone(x, KIT_ZONE_OF(seat, row->zone));
    if (!row->each)
        placing_clear_zone(x, row->zone);
    return true;
}

bool placing_clear(struct arranging *x, int unused, const json_t *names)
{
    return arrange_each(x, unused, names, clear_one);
}

static void empty(struct arranging *x, int zone)
{
    while (KIT_ZONES(x->g)[zone].first)
        game_remove_thing(x->g, KIT_ZONES(x->g)[zone].first);
}

bool placing_empty(struct arranging *x, int zone, const json_t *flag)
{
    bool gone;
    if (!arrange_flag(x, flag, &gone))
        return false;
    if (gone)
        empty(x, zone);
    return true;
}

static bool empty_one(struct arranging *x, int sort, const json_t *value)
{
    int seat, last = x->g->block->seats - 1;
    for (int s = 0; s <= last && json_is_true(value); s++)
        empty(x, KIT_ZONE_OF(s, sort));
    if (json_is_boolean(value))
        return true;
    if (!arrange_number(x, value, 0, last, &seat))
        return false;
    empty(x, KIT_ZONE_OF(seat, sort));
    return true;
}

bool placing_empty_each(struct arranging *x, int sort, const json_t *seats)
{
    return arrange_each(x, sort, seats, empty_one);
}

void placing_shuffle_in(struct arranging *x, int thing, int zone)
{
    struct arb_link *links = KIT_LINKS(x->g);
    int above = 0;
    game_move_thing(x->g, thing, zone, ARB_TOP);
    for (int t = links[thing].next; t && !links[t].loose; t = links[t].next)
        above++;
    arb_settle_on_top(KIT_ZONES(x->g), links, (uint16_t)thing, above);
    links[thing].loose = 1;
    KIT_ZONES(x->g)[zone].loose++;
    game_joined(x, thing, zone);
}

/* Which thing is meant. */

/* The title of what may describe a thing, or NULL. */
static const char *title_of(const json_t *spec)
{
    if (json_is_string(spec))
        return json_string_value(spec);
    return json_string_value(json_object_get(spec, "title"));
}

bool placing_is_thing(const json_t *value)
{
    return title_of(value) != NULL;
}

static bool unknown_title(struct arranging *x, const char *title)
{
    int kinds = KIT_KINDS(x->g), count = 0;
    const char **titles = calloc((size_t)kinds + 1, sizeof *titles);
    if (!titles)
        return arrange_fail(x, "out of memory");
    for (int kind = 0; kind < kinds; kind++)
        if (KIT_KIND_TITLE(x->g, kind))
            titles[count++] = KIT_KIND_TITLE(x->g, kind);
    bool no = arrange_unknown(x, THING_WORD, title, titles);
    free(titles);
    return no;
}

int placing_kind(struct arranging *x, const json_t *spec, uint32_t types, const char *where)
{
    const char *title = title_of(spec);
    const char *type = json_string_value(json_object_get(spec, "type"));
    int other = 0;
    if (!title) {
        arrange_fail(x, "a " THING_WORD " in %s is its title, or {title = ..., and its state}",
                     where);
        return 0;
    }
    for (int kind = 0; kind < KIT_KINDS(x->g); kind++) {
        const char *known = KIT_KIND_TITLE(x->g, kind);
        if (!known || strcmp(known, title) != 0)
            continue;
        int its = KIT_KIND_TYPE(x->g, kind);
        if ((types >> its & 1) && (!type || strcmp(type, type_names[its]) == 0))
            return kind;
        other = kind;
    }
    if (other)
        arrange_fail(x, "%s cannot be in %s: its type is %s", title, where,
                     type_names[KIT_KIND_TYPE(x->g, other)]);
    else
        unknown_title(x, title);
    return 0;
}

/* A thing of this kind out of a zone, loose ones first. */
static int find_in(const struct arranging *x, int zone, int kind, int owner)
{
    const struct arb_link *links = KIT_LINKS(x->g);
    int found = 0;
    EACH_IN (KIT_ZONES(x->g), links, zone, thing) {
        if (KIT_KIND(x->g, thing) != kind || KIT_OWNER(x->g, thing) != owner ||
            set_has(&x->placed, thing))
            continue;
        if (links[thing].loose)
            return thing;
        found = found ? found : thing;
    }
    return found;
}

int placing_take(struct arranging *x, int kind, int owner)
{
    int zone[PLACING_SOURCES], sources = game_sources(x->g, owner, zone), thing = 0;
    for (int i = 0; !thing && i < sources; i++)
        thing = find_in(x, zone[i], kind, owner);
    thing = thing ? thing : game_make_thing(x->g, kind, owner);
    if (!thing) {
        arrange_fail(x, "the table holds no more than %d " THINGS_WORD, THINGS - 1);
        return 0;
    }
    game_move_thing(x->g, thing, 0, ARB_TOP);
    set_add(&x->placed, thing);
    return thing;
}

int placing_thing(struct arranging *x, const json_t *spec, uint32_t types, const char *where,
                  int seat)
{
    int kind = placing_kind(x, spec, types, where);
    return kind ? placing_take(x, kind, game_owner_meant(x, kind, spec, seat)) : 0;
}

/* Into a zone. */

static bool add_one(struct arranging *x, int zone, const json_t *spec)
{
    const struct placing_zone *row = row_of(x, zone);
    int kind = placing_kind(x, spec, row->types, row->name), to = zone_meant(x, zone);
    if (!kind)
        return false;
    int thing = game_already_there(x, kind, to);
    if (!thing) {
        thing = placing_take(x, kind, game_owner_meant(x, kind, spec, x->seat));
        if (!thing)
            return false;
        game_move_thing(x->g, thing, to, row->end);
        game_placed(x, thing, to, x->seat);
    }
    return placing_state(x, thing, spec);
}

bool placing_add(struct arranging *x, int zone, const json_t *list)
{
    return arrange_each(x, zone, list, add_one);
}

bool placing_set(struct arranging *x, int zone, const json_t *list)
{
    placing_clear_zone(x, zone_meant(x, zone));
    return json_is_null(list) || json_is_false(list) || placing_add(x, zone, list);
}

/* The first of the list ends up on top. All are taken before any is placed. */
bool placing_top(struct arranging *x, int zone, const json_t *list)
{
    enum { MOST = 64 };
    uint16_t things[MOST];
    size_t count = 0, i;
    json_t *spec;
    const struct placing_zone *row = row_of(x, zone);
    int to = zone_meant(x, zone);
    if (!json_is_array(list) || json_array_size(list) > MOST)
        return arrange_fail(x, "the top of %s is a list of at most %d titles", row->name, MOST);
    json_array_foreach (list, i, spec) {
        size_t before = arrange_enter(x, "[%zu]", i);
        things[count] = (uint16_t)placing_thing(x, spec, row->types, row->name, x->seat);
        if (!things[count++])
            return false;
        arrange_leave(x, before);
    }
    while (count > 0) {
        game_move_thing(x->g, things[--count], to, ARB_TOP);
        game_joined(x, things[count], to);
    }
    return true;
}

/* States of things in play. */

bool placing_state(struct arranging *x, int thing, const json_t *state)
{
    int before = x->thing;
    if (json_is_string(state) || arrange_nothing(state))
        return true;
    if (!json_is_object(state))
        return arrange_fail(x, "the state of %s is {key = value}",
                            KIT_KIND_TITLE(x->g, KIT_SHOWN_KIND(x->g, thing)));
    x->thing = thing;
    bool good = arrange_keys(x, game_thing_keys, state);
    x->thing = before;
    return good;
}

static int find_in_play(struct arranging *x, const char *name, int type)
{
    const struct arb_run *g = x->g;
    const char *sign = strrchr(name, '#');
    int copy = sign && sign > name ? atoi(sign + 1) : 0, nth = 0;
    size_t length = copy ? (size_t)(sign - name) : strlen(name);
    while (copy && length && name[length - 1] == ' ')
        length--;
    copy = copy > 0 ? copy : 1;
    for (int by_place = 1; by_place >= 0; by_place--)
        for (int thing = 1; thing <= KIT_THINGS(g); thing++) {
            int kind = KIT_SHOWN_KIND(g, thing);
            const char *title = KIT_KIND_TITLE(g, kind);
            if (strlen(title) != length || strncmp(title, name, length) != 0 ||
                (type && KIT_KIND_TYPE(g, kind) != type) || !game_has_state(g, thing, x->seat))
                continue;
            if (by_place ? game_copy_number(g, thing) == copy : ++nth == copy)
                return thing;
        }
    arrange_fail(x, "there is no %s%s\"%s\" in play%s", type ? type_names[type] : "",
                 type ? " " : "", name, x->seat < 0 ? "" : " with that " SEAT_WORD);
    return 0;
}

bool placing_states(struct arranging *x, int type, const json_t *states)
{
    const char *title;
    json_t *state;
    if (arrange_nothing(states))
        return true;
    if (!json_is_object(states))
        return arrange_fail(x, "this is {[title] = {key = value}}");
    json_object_foreach ((json_t *)states, title, state) {
        size_t before = arrange_enter(x, ".%s", title);
        int thing = find_in_play(x, title, type);
        if (!thing || !placing_state(x, thing, state))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

bool placing_seat_states(struct arranging *x, int type, const json_t *states)
{
    const struct arrange_part by_seat = {
        .set = placing_states, .to = type, .whose = ARRANGE_SEAT_LISTS};
    const char *key = json_object_iter_key(json_object_iter((json_t *)states));
    bool by_title = json_is_object(states) && (!key || !isdigit((unsigned char)key[0]));
    if (by_title || arrange_nothing(states))
        return placing_states(x, type, states);
    return arrange_seats(x, &by_seat, states);
}
