/* test_see.c - paths such as "Archer.damage" or "market.goods" over a view.
 *
 * A path is names with dots between them; [a name] in brackets may itself have
 * dots. Each name leads on from where the last one led: from the view to a
 * seat, a zone or a card, and from there to a number, a state or a list.
 * docs/testing.md lists what can be said. */
#include "test.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAMES = 12, NAME_BYTES = 128 };

struct path {
    const char *whole;
    char name[NAMES][NAME_BYTES];
    int count, at;
};

static bool split(struct path *path, const char *text, char **err)
{
    path->whole = text;
    path->count = path->at = 0;
    while (*text) {
        bool bracket = *text == '[';
        text += bracket;
        size_t length = strcspn(text, bracket ? "]" : ".");
        if (length == 0 || length >= NAME_BYTES || path->count == NAMES ||
            (bracket && text[length] != ']')) {
            text_add(err, "the path \"%s\" cannot be read at \"%s\"", path->whole, text);
            return false;
        }
        memcpy(path->name[path->count], text, length);
        path->name[path->count++][length] = 0;
        text += length + bracket;
        if (*text == '.')
            text++;
    }
    if (path->count == 0)
        text_add(err, "the path is empty");
    return path->count > 0;
}

static const char *next(struct path *path)
{
    return path->at < path->count ? path->name[path->at++] : NULL;
}

static const char *text_of(const json_t *node, const char *key)
{
    return json_string_value(json_object_get(node, key));
}

/* A value of its own for the caller; nothing there is null. */
static json_t *given(const json_t *node)
{
    return node ? json_incref((json_t *)node) : json_null();
}

/* What is in a view. */

/* The entry of a list of numbers, stats, tokens or tracks with this name. */
static const json_t *entry(const json_t *list, const char *name)
{
    size_t i;
    json_t *item;
    json_array_foreach (list, i, item) {
        if (same_name(text_of(item, "id"), name) || same_name(text_of(item, "label"), name) ||
            same_name(text_of(item, "short"), name))
            return item;
        const char *how = text_of(item, "how"), *last = how ? strrchr(how, ':') : NULL;
        if (last && same_name(last + 1, name))
            return item;
    }
    return NULL;
}

/* "Old Archer#2" is the second one of that title. */
static int copy_number(char *title)
{
    char *sign = strrchr(title, '#');
    if (!sign || sign == title || !isdigit((unsigned char)sign[1]))
        return 1;
    *sign = 0;
    return atoi(sign + 1);
}

/* Which of several of one title: as the view itself numbers those that lie in one place,
 * so that the options mean the same; else as they come. */
struct which_copy {
    int number;
    bool by_view;
    int seen;
};

static bool is_copy(const json_t *card, struct which_copy *which)
{
    const json_t *copy = json_object_get(card, "copy");
    if (which->by_view)
        return (copy ? json_integer_value(copy) : 1) == which->number;
    return ++which->seen == which->number;
}

static const json_t *card_in(const json_t *cards, const char *title, struct which_copy *which)
{
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card) {
        if (same_name(text_of(card, "title"), title) && is_copy(card, which))
            return card;
        const json_t *below = card_in(json_object_get(card, "attached"), title, which);
        if (below)
            return below;
    }
    return NULL;
}

static const json_t *find_card(const json_t *cards, const char *name)
{
    char title[NAME_BYTES];
    strcpy(title, name);
    struct which_copy which = {copy_number(title), true, 0};
    const json_t *card = card_in(cards, title, &which);
    which.by_view = false;
    return card ? card : card_in(cards, title, &which);
}

static const json_t *find_card_in_view(const json_t *view, const char *name, const json_t **zone)
{
    char title[NAME_BYTES];
    strcpy(title, name);
    struct which_copy which = {copy_number(title), true, 0};
    for (int pass = 0; pass < 2; pass++, which.by_view = false) {
        size_t i;
        json_t *z;
        json_array_foreach (json_object_get(view, "zones"), i, z) {
            const json_t *card = card_in(json_object_get(z, "cards"), title, &which);
            if (card) {
                *zone = z;
                return card;
            }
        }
    }
    return NULL;
}

/* "hand" is the zone "hand:0" of its owner. */
static bool zone_is_called(const json_t *zone, const char *name)
{
    const char *id = text_of(zone, "id");
    if (same_name(id, name) || same_name(text_of(zone, "label"), name))
        return true;
    char base[NAME_BYTES];
    if (!id || strlen(id) >= sizeof base)
        return false;
    strcpy(base, id);
    size_t length = strlen(base);
    while (length && isdigit((unsigned char)base[length - 1]))
        length--;
    while (length && ispunct((unsigned char)base[length - 1]))
        length--;
    base[length] = 0;
    return same_name(base, name);
}

/* Of several zones of one name: the seat's own, then one that is nobody's. */
static const json_t *find_zone(const json_t *view, const char *name, json_int_t seat, bool own)
{
    const json_t *best = NULL;
    int best_rank = 0;
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone) {
        if (!zone_is_called(zone, name))
            continue;
        const json_t *owner = json_object_get(zone, "owner");
        bool mine = json_is_integer(owner) && json_integer_value(owner) == seat;
        int rank = mine ? 3 : own ? 0 : json_is_integer(owner) ? 1 : 2;
        if (!own && text_of(zone, "id") && strcmp(text_of(zone, "id"), name) == 0)
            rank = 4;
        if (rank > best_rank) {
            best = zone;
            best_rank = rank;
        }
    }
    return best;
}

/* The zone called `name`; "hand" followed by "1" is also the zone "hand.1". */
static const json_t *zone_at(const json_t *view, struct path *path, const char *name,
                             json_int_t seat)
{
    const char *more = path->at < path->count ? path->name[path->at] : "";
    if (*more && more[strspn(more, "0123456789")] == 0) {
        char id[2 * NAME_BYTES + 2];
        sprintf(id, "%s.%s", name, more);
        const json_t *zone = find_zone(view, id, seat, false);
        if (zone) {
            path->at++;
            return zone;
        }
    }
    return find_zone(view, name, seat, false);
}

static json_t *titles(const json_t *cards)
{
    json_t *list = json_array();
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card) {
        const char *title = text_of(card, "title");
        json_array_append_new(list, json_string(title ? title : "facedown"));
    }
    return list;
}

/* Where a path leads. */

struct seeing {
    const json_t *view;
    struct path path;
    const char *how;
    char **err;
};

static json_t *number_of(struct seeing *s, const json_t *item)
{
    s->how = text_of(item, "how");
    return given(json_object_get(item, "value"));
}

/* The plain rest of a path through JSON: names and positions from 0. */
static json_t *raw(struct seeing *s, const json_t *node)
{
    const char *name;
    while (node && (name = next(&s->path)))
        node = json_is_array(node) ? json_array_get(node, (size_t)atoi(name))
                                   : json_object_get(node, name);
    return given(node);
}

static void list_names(char **err, const char *what, const json_t *list)
{
    size_t i;
    json_t *item;
    json_array_foreach (list, i, item) {
        const char *name = json_is_string(item) ? json_string_value(item) : text_of(item, "id");
        if (!name)
            name = text_of(item, "label");
        text_add(err, "%s%s", i ? ", " : what, name ? name : "?");
    }
}

/* A card without any of them does not list its damage or that it is ready to
 * be exhausted; these names mean 0 or false then. */
static json_t *absent(const char *name)
{
    static const char *const counted[] = {"damage", "progress", "resource", "resources",
                                          "token",  "tokens",   "counter",  "counters",
                                          "charge", "charges",  "wound",    "wounds"};
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
        if (same_name(counted[i], name))
            return json_integer(0);
    bool participle = (length > 3 && strcmp(name + length - 2, "ed") == 0) ||
                      (length > 4 && strcmp(name + length - 3, "ing") == 0);
    return participle ? json_false() : NULL;
}

static bool has_word(const json_t *list, const char *name)
{
    size_t i;
    json_t *word;
    json_array_foreach (list, i, word)
        if (same_name(json_string_value(word), name))
            return true;
    return false;
}

static json_t *see_card(struct seeing *s, const json_t *card, const json_t *zone);

/* What a card has under this name; NULL if it has nothing. */
static json_t *card_has(struct seeing *s, const json_t *card, const char *name)
{
    const json_t *item;
    if ((item = entry(json_object_get(card, "stats"), name)) ||
        (item = entry(json_object_get(card, "tokens"), name)))
        return number_of(s, item);
    if (has_word(json_object_get(card, "states"), name))
        return json_true();
    return NULL;
}

static json_t *see_card(struct seeing *s, const json_t *card, const json_t *zone)
{
    const char *name = next(&s->path), *inner;
    const json_t *item;
    json_t *value;
    if (!name)
        return given(card);
    if (strcmp(name, "tokens") == 0 && (inner = next(&s->path)))
        return (item = entry(json_object_get(card, "tokens"), inner)) ? number_of(s, item)
                                                                      : json_integer(0);
    if (strcmp(name, "stats") == 0 && (inner = next(&s->path)))
        return (item = entry(json_object_get(card, "stats"), inner)) ? number_of(s, item)
                                                                     : json_null();
    if (strcmp(name, "is") == 0 && (inner = next(&s->path)))
        return json_boolean(has_word(json_object_get(card, "states"), inner) ||
                            has_word(json_object_get(card, "keywords"), inner) ||
                            has_word(json_object_get(card, "traits"), inner));
    if (strcmp(name, "zone") == 0)
        return given(json_object_get(zone, "id"));
    if (strcmp(name, "owner") == 0 && !json_object_get(card, "owner"))
        return given(json_object_get(zone, "owner"));
    if (strcmp(name, "attached") == 0 && s->path.at == s->path.count)
        return titles(json_object_get(card, "attached"));
    if ((value = card_has(s, card, name)))
        return value;
    if ((item = json_object_get(card, name)))
        return raw(s, item);
    if ((item = find_card(json_object_get(card, "attached"), name)))
        return see_card(s, item, zone);
    if ((value = absent(name)))
        return value;
    text_add(s->err, "\"%s\": %s has no \"%s\"", s->path.whole, text_of(card, "title"), name);
    list_names(s->err, "; stats ", json_object_get(card, "stats"));
    list_names(s->err, "; tokens ", json_object_get(card, "tokens"));
    list_names(s->err, "; states ", json_object_get(card, "states"));
    text_add(s->err, " (what may be absent: .tokens.%s, .is.%s)", name, name);
    return NULL;
}

static json_t *see_zone(struct seeing *s, const json_t *zone)
{
    const json_t *cards = json_object_get(zone, "cards"), *item;
    const char *name = next(&s->path);
    json_t *value;
    if (!name || strcmp(name, "cards") == 0)
        return titles(cards);
    if ((item = entry(json_object_get(zone, "numbers"), name)))
        return number_of(s, item);
    if ((item = json_object_get(zone, name)))
        return raw(s, item);
    if ((item = find_card(cards, name)))
        return see_card(s, item, zone);
    /* "market.goods": the cards that lie there speak for their zone. */
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card)
        if ((value = card_has(s, card, name)))
            return value;
    if (json_array_size(cards) > 0 && (value = absent(name)))
        return value;
    if (s->path.at < s->path.count && strcmp(s->path.name[s->path.at], "zone") == 0)
        return json_null();
    text_add(s->err, "\"%s\": the zone %s has no \"%s\"", s->path.whole, text_of(zone, "id"), name);
    list_names(s->err, "; numbers ", json_object_get(zone, "numbers"));
    value = titles(cards);
    list_names(s->err, "; cards ", value);
    json_decref(value);
    return NULL;
}

static json_t *see_seat(struct seeing *s)
{
    const char *number = next(&s->path);
    const json_t *seat = NULL, *item;
    size_t i;
    json_t *each;
    json_array_foreach (json_object_get(s->view, "seats"), i, each) {
        json_int_t n = json_integer_value(json_object_get(each, "seat"));
        if (number && isdigit((unsigned char)*number) && n == atoi(number))
            seat = each;
    }
    if (!seat) {
        text_add(s->err, "\"%s\": there is no seat %s (the first is seat 0)", s->path.whole,
                 number ? number : "of no number");
        return NULL;
    }
    const char *name = next(&s->path);
    if (!name)
        return given(seat);
    if ((item = entry(json_object_get(seat, "tracks"), name)))
        return number_of(s, item);
    if ((item = json_object_get(seat, name)))
        return raw(s, item);
    if ((item = find_zone(s->view, name, atoi(number), true)))
        return see_zone(s, item);
    text_add(s->err, "\"%s\": seat %s has no \"%s\"", s->path.whole, number, name);
    list_names(s->err, "; tracks ", json_object_get(seat, "tracks"));
    return NULL;
}

static json_t *no_such_thing(struct seeing *s, const char *name)
{
    /* "Archer" and "Archer.zone" may be asked of a card that is nowhere. */
    if (s->path.at == s->path.count || strcmp(s->path.name[s->path.at], "zone") == 0)
        return json_null();
    text_add(s->err, "\"%s\": nothing here is called \"%s\"", s->path.whole, name);
    list_names(s->err, "; zones ", json_object_get(s->view, "zones"));
    return NULL;
}

static json_t *see_view(struct seeing *s)
{
    json_int_t seat = json_integer_value(json_object_get(s->view, "seat"));
    const char *name = next(&s->path);
    const json_t *item, *zone = NULL;
    size_t i;
    json_t *each;
    if (strcmp(name, "raw") == 0)
        return raw(s, s->view);
    if (strcmp(name, "seat") == 0 && s->path.count > 1)
        return see_seat(s);
    if (strcmp(name, "zone") == 0 && s->path.count > 1) {
        name = next(&s->path);
        if ((zone = zone_at(s->view, &s->path, name, seat)))
            return see_zone(s, zone);
        text_add(s->err, "\"%s\": there is no zone \"%s\"", s->path.whole, name);
        list_names(s->err, "; zones ", json_object_get(s->view, "zones"));
        return NULL;
    }
    if (strcmp(name, "text") == 0 && s->path.count > 1) {
        name = next(&s->path);
        json_array_foreach (json_object_get(s->view, "texts"), i, each)
            if (same_name(text_of(each, "label"), name))
                return given(json_object_get(each, "text"));
        return json_null();
    }
    if (strcmp(name, "card") == 0 && s->path.count > 1)
        name = next(&s->path);
    else {
        if ((item = entry(json_object_get(s->view, "numbers"), name)))
            return number_of(s, item);
        if ((item = json_object_get(s->view, name)))
            return raw(s, item);
        json_array_foreach (json_object_get(s->view, "seats"), i, each) {
            bool own = json_integer_value(json_object_get(each, "seat")) == seat;
            if (own && (item = entry(json_object_get(each, "tracks"), name)))
                return number_of(s, item);
        }
        if ((item = zone_at(s->view, &s->path, name, seat)))
            return see_zone(s, item);
    }
    if ((item = find_card_in_view(s->view, name, &zone)))
        return see_card(s, item, zone);
    return no_such_thing(s, name);
}

json_t *see_path(const json_t *view, const char *path, const char **how, char **err)
{
    struct seeing s = {.view = view, .err = err};
    *how = NULL;
    if (!split(&s.path, path, err))
        return NULL;
    json_t *value = see_view(&s);
    if (value && s.path.at < s.path.count && json_is_number(value)) {
        text_add(err, "\"%s\" goes on after a number", path);
        json_decref(value);
        return NULL;
    }
    *how = s.how;
    return value;
}
