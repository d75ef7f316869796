/* Parts of views, as JSON. */
#include "view.h"

/* Catalogue. */

void view_put_kinds(struct arb_json *out, const struct view_kind *kind, int count)
{
    arb_put_object(out, "numbers");
    for (int i = 0; i < count; i++) {
        arb_put_object(out, kind[i].id);
        arb_put_text(out, "label", kind[i].label);
        view_put_some(out, "short", kind[i].brief);
        view_put_some(out, "of", kind[i].of);
        view_put_if(out, "price", kind[i].price);
        arb_put_number(out, "order", i);
        arb_put_end(out);
    }
    arb_put_end(out);
}

/* What is there only if it says something. */

void view_put_if(struct arb_json *out, const char *key, bool flag)
{
    if (flag)
        arb_put_flag(out, key, true);
}

void view_put_some(struct arb_json *out, const char *key, const char *text)
{
    if (text && *text)
        arb_put_text(out, key, text);
}

void view_add_word(struct view_some *list, const char *word)
{
    if (!list->begun)
        arb_put_array(list->out, list->key);
    list->begun = true;
    arb_put_text(list->out, NULL, word);
}

static void begin_numbers(struct view_some *numbers)
{
    if (!numbers->begun)
        arb_put_object(numbers->out, numbers->key);
    numbers->begun = true;
}

void view_add_number(struct view_some *numbers, const char *id, int value)
{
    begin_numbers(numbers);
    arb_put_number(numbers->out, id, value);
}

void view_add_change(struct view_some *numbers, const char *id, int printed, int now)
{
    if (now == printed)
        return;
    begin_numbers(numbers);
    if (now == VIEW_NONE)
        arb_put_null(numbers->out, id);
    else
        arb_put_number(numbers->out, id, now);
}

void view_end_some(struct view_some *some)
{
    if (some->begun)
        arb_put_end(some->out);
}

void view_put_words(struct arb_json *out, const char *key, const struct view_word *rows)
{
    struct view_some words = {.out = out, .key = key};
    for (; rows->word; rows++)
        if (rows->is)
            view_add_word(&words, rows->word);
    view_end_some(&words);
}

/* Numbers, seats, texts. */

void view_put_number(struct arb_json *out, const struct view_number *number)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", number->id);
    view_put_some(out, "label", number->label);
    arb_put_number(out, "value", number->value);
    if (number->max)
        arb_put_number(out, "max", number->max);
    if (number->how)
        arb_put_how(out, number->how);
    arb_put_end(out);
}

void view_put_numbers(struct arb_json *out, const struct view_number *number, int count)
{
    if (!count)
        return;
    arb_put_array(out, "numbers");
    for (int i = 0; i < count; i++)
        view_put_number(out, &number[i]);
    arb_put_end(out);
}

void view_begin_seat(struct arb_json *out, int seat, const char *name, bool asked)
{
    arb_put_object(out, NULL);
    arb_put_number(out, "seat", seat);
    arb_put_text(out, "name", name);
    view_put_if(out, "asked", asked);
}

void view_begin_tracks(struct arb_json *out)
{
    arb_put_array(out, "tracks");
}

void view_put_text(struct arb_json *out, const struct view_text *text)
{
    arb_put_object(out, NULL);
    view_put_some(out, "label", text->label);
    if (text->text)
        arb_put_text(out, "text", text->text);
    else
        arb_put_number(out, "def", text->def);
    view_put_some(out, "zone", text->zone);
    view_put_if(out, "now", text->now);
    arb_put_end(out);
}

/* Zones and things. */

enum { AREA = 48 };

void view_begin_zone_of(struct arb_json *out, const struct view_zone *zone)
{
    char id[AREA + 1 + ARB_DIGITS + 1];
    char *at = mempcpy(id, zone->area, strnlen(zone->area, AREA));
    if (zone->holder >= 0) {
        *at++ = '.';
        at = arb_digits(at, zone->holder);
    }
    *at = 0;
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    view_put_some(out, "label", zone->label);
    if (zone->owner >= 0)
        arb_put_number(out, "owner", zone->owner);
    if (zone->count >= 0) {
        arb_put_number(out, "count", zone->count);
        arb_put_flag(out, "hidden", true);
    }
    arb_put_array(out, "cards");
}

void view_begin_zone(struct arb_json *out, const char *area, int owner)
{
    view_begin_zone_of(out, &(struct view_zone){area, NULL, owner, owner, -1});
}

void view_begin_hidden_zone(struct arb_json *out, const char *area, int owner, int count)
{
    view_begin_zone_of(out, &(struct view_zone){area, NULL, owner, owner, count});
}

void view_end_things(struct arb_json *out)
{
    arb_put_end(out);
}

void view_begin_thing(struct arb_json *out, int id, int def)
{
    arb_put_object(out, NULL);
    arb_put_number(out, "id", id);
    arb_put_number(out, "def", def);
}

void view_begin_back(struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_flag(out, "facedown", true);
}

/* Boards and sheets. */

void view_begin_board(struct arb_json *out, const char *id)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    arb_put_array(out, "pieces");
}

void view_begin_piece(struct arb_json *out, int id, int def, int cell, int facing, int owner)
{
    view_begin_thing(out, id, def);
    arb_put_number(out, "cell", cell);
    if (facing >= 0)
        arb_put_number(out, "facing", facing);
    if (owner >= 0)
        arb_put_number(out, "owner", owner);
}

void view_begin_sheet(struct arb_json *out, const char *id, const struct view_number *number,
                      int count)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    view_put_numbers(out, number, count);
}
