#include "kit_config.h"

#include "keepsake.h"

#include "error.h"

#include <string.h>

int keepsake_titled(const ARB_CONTENT *c, const char *title)
{
    for (int d = 1; d < c->defs; d++)
        if (KEEPSAKE_IS(&c->def[d]) && title && !strcmp(c->def[d].title, title))
            return d;
    return 0;
}

/* Is it one? */

static bool check_entry(const ARB_CONTENT *c, const json_t *entry, struct arb_error *err)
{
    const char *title = campaign_text(entry, "card");
    const json_t *owner = json_object_get(entry, "owner");
    if (!keepsake_titled(c, title))
        return arb_fail(err, "the pool of the campaign log names \"%s\", which is " KEEPSAKE_WORDS,
                        *title ? title : "nothing");
    if (owner && (!json_is_integer(owner) || json_integer_value(owner) < 0 ||
                  json_integer_value(owner) >= SEATS))
        return arb_fail(err, "\"%s\" in the pool of the campaign log belongs to no seat", title);
    return true;
}

bool keepsakes_check(const ARB_CONTENT *c, const json_t *doc, struct arb_error *err)
{
    size_t i;
    json_t *value, *notes = json_object_get(doc, "notes");
    const char *word;
    json_array_foreach (json_object_get(doc, "pool"), i, value)
        if (!check_entry(c, value, err))
            return false;
    if (json_object_size(notes) > KEEPSAKE_NOTES)
        return arb_fail(err, "the campaign log has %d notes; a table has room for %d",
                        (int)json_object_size(notes), KEEPSAKE_NOTES);
    json_object_foreach (notes, word, value)
        if (!json_is_string(value))
            return arb_fail(err, "the note \"%s\" of the campaign log is no title", word);
    return true;
}

/* While playing. */

void keepsake_earn(struct arb_run *g, int def, int bearer, int owner, const char *rule)
{
    if (KIT_KEPT(g) == KEEPSAKES) {
        arb_stop(g, KEEPSAKES_LIMIT);
        return;
    }
    KIT_KEEPSAKES(g)
    [KIT_KEPT(g)++] = (struct keepsake){(uint16_t)def, (uint16_t)bearer, (uint8_t)owner};
    tell(g, EVENT_EARN, rule, owner, def, 0);
}

void keepsake_note(struct arb_run *g, int word, int thing, const char *rule)
{
    struct keepsake_note *note = KIT_KEEPSAKE_NOTES(g);
    int slot = 0;
    while (slot < KEEPSAKE_NOTES && note[slot].word && note[slot].word != word)
        slot++;
    if (slot == KEEPSAKE_NOTES) {
        arb_stop(g, KEEPSAKE_NOTES_LIMIT);
        return;
    }
    note[slot] = (struct keepsake_note){(uint16_t)word, def_of(g, thing)->title_id};
    tell(g, EVENT_NOTE, rule, 0, thing, word);
}

bool keepsake_is_noted(const struct arb_run *g, int word, int title)
{
    const struct keepsake_note *note = KIT_KEEPSAKE_NOTES(g);
    for (int i = 0; i < KEEPSAKE_NOTES; i++)
        if (note[i].word == word && note[i].title == title)
            return true;
    return false;
}

/* Between plays. */

static int number_of(const char *const *texts, int count, const char *text)
{
    for (int i = 1; i < count; i++)
        if (!strcmp(texts[i], text))
            return i;
    return 0;
}

void keepsakes_enter(struct arb_run *g, const json_t *doc)
{
    int n = 0;
    const char *word;
    json_t *title;
    json_object_foreach (json_object_get(doc, "notes"), word, title) {
        struct keepsake_note note = {
            (uint16_t)number_of(g->c->text, g->c->texts, word),
            (uint16_t)number_of(g->c->title, g->c->titles, json_string_value(title))};
        if (note.word && note.title)
            KIT_KEEPSAKE_NOTES(g)[n++] = note;
    }
}

json_t *keepsakes_earned(const struct arb_run *g)
{
    json_t *list = json_array();
    for (int i = 0; i < KIT_KEPT(g); i++) {
        const struct keepsake *it = &KIT_KEEPSAKES(g)[i];
        json_t *entry = json_pack("{s:s}", "card", g->c->def[it->def].title);
        if (it->owner < SEATS)
            json_object_set_new(entry, "owner", json_integer(it->owner));
        if (it->bearer)
            json_object_set_new(entry, "bearer", json_string(g->c->def[it->bearer].title));
        json_array_append_new(list, entry);
    }
    return list;
}

void keepsakes_write(const struct arb_run *g, const json_t *earned, json_t *doc)
{
    const struct keepsake_note *note = KIT_KEEPSAKE_NOTES(g);
    json_t *entry, *old, *pool = json_object_get(doc, "pool");
    size_t i, k;
    json_array_foreach (earned, i, entry) {
        bool there = false;
        json_array_foreach (pool, k, old)
            there |= json_object_get(entry, "bearer") && json_equal(entry, old);
        if (!there)
            json_array_append(pool, entry);
    }
    for (int n = 0; n < KEEPSAKE_NOTES && note[n].word; n++)
        json_object_set_new(json_object_get(doc, "notes"), g->c->text[note[n].word],
                            json_string(g->c->title[note[n].title]));
}

/* In words. */

/* On whom it is, or whose. */
static json_t *holder(const json_t *doc, const json_t *entry)
{
    const json_t *owner = json_object_get(entry, "owner");
    const char *bearer = campaign_text(entry, "bearer");
    if (*bearer)
        return json_sprintf("on %s", bearer);
    return json_is_integer(owner) ? campaign_player_name(doc, json_integer_value(owner)) : NULL;
}

void keepsakes_section(const ARB_CONTENT *c, const json_t *doc, const char *label,
                       bool (*are)(const ARB_CONTENT *c, int def), json_t *words)
{
    json_t *items = json_array(), *entry;
    size_t i;
    json_array_foreach (json_object_get(doc, "pool"), i, entry) {
        int def = keepsake_titled(c, campaign_text(entry, "card"));
        if (!are(c, def))
            continue;
        json_t *item =
            json_pack("{s:s, s:s}", "title", c->def[def].title, "text", c->def[def].text);
        json_t *note = holder(doc, entry);
        if (note)
            json_object_set_new(item, "note", note);
        json_array_append_new(items, item);
    }
    campaign_section(words, label, NULL, items);
}

void keepsake_notes_section(const json_t *doc, const char *label, json_t *words)
{
    json_t *title, *items = json_array();
    const char *word;
    json_object_foreach (json_object_get(doc, "notes"), word, title)
        if (json_is_string(title))
            json_array_append_new(items, json_pack("{s:s, s:O}", "title", word, "text", title));
    campaign_section(words, label, NULL, items);
}
