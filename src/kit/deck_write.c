/* deck_write.c - decks written down: as a setup takes them, and in the forms that players
 * exchange. */
#include "kit_config.h"

#include "deck.h"
#include "error.h"
#include "memory.h"

#include <ctype.h>

/* As a setup takes it. */

/* The first section is a list of titles, each as often as there are copies; the deck itself is
 * {title: copies} unless two of its things have one title. */
static json_t *section_json(const ARB_CONTENT *c, const struct deck_list *deck,
                            const struct deck_section *section)
{
    json_t *counts = json_object(), *list = json_array();
    bool twins = false, whole = !section[1].key;
    for (int i = 0; i < deck->lines; i++) {
        struct deck_thing thing = game_deck_thing(c, deck->line[i].what);
        int copies = section->groups >> thing.group & 1 ? deck_copies(deck, i) : 0;
        if (!copies)
            continue;
        for (int k = 0; k < copies; k++)
            json_array_append_new(list, whole ? json_pack("{s:s,s:s}", "title", thing.title, "type",
                                                          DECK_GROUPS[thing.group])
                                              : json_string(thing.title));
        twins |= json_object_get(counts, thing.title) != NULL;
        json_object_set_new(counts, thing.title, json_integer(copies));
    }
    json_t *json = json_incref(whole && !twins ? counts : list);
    json_decref(counts);
    json_decref(list);
    return json;
}

json_t *deck_json(const ARB_CONTENT *c, const struct deck_list *deck)
{
    json_t *json = json_object(), *name = *deck->name ? json_string(deck->name) : NULL;
    if (name)
        json_object_set_new(json, "name", name);
    for (const struct deck_section *s = game_deck_sections; s->key; s++)
        json_object_set_new(json, s->key, section_json(c, deck, s));
    return json;
}

bool deck_write_json(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                     struct arb_error *err)
{
    json_t *json = deck_json(c, deck);
    (void)err;
    /* Not json_dumps(): its text would belong to whoever gives JSON its memory. */
    json_dumpf(json, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(json);
    return true;
}

/* In order. */

struct deck_list *deck_in_order(const ARB_CONTENT *c, const struct deck_list *deck)
{
    struct deck_list *list = arb_zalloc(sizeof *list);
    snprintf(list->name, sizeof list->name, "%s", deck->name);
    for (int i = 0; i < deck->lines; i++) {
        int copies = deck_copies(deck, i), what = deck->line[i].what, at = list->lines;
        if (!copies)
            continue;
        while (at > 0 && game_deck_order(c, list->line[at - 1].what) > game_deck_order(c, what)) {
            list->line[at] = list->line[at - 1];
            at--;
        }
        list->line[at] = (struct deck_line){(uint16_t)what, (uint16_t)copies};
        list->lines++;
    }
    return list;
}

/* Text. */

bool deck_write_text(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                     struct arb_error *err)
{
    struct deck_list *list = deck_in_order(c, deck);
    int group = -1;
    (void)err;
    fprintf(out, "%s\n\nMain Deck\n", *deck->name ? deck->name : "Deck without a name");
    for (int i = 0; i < list->lines; i++) {
        struct deck_thing thing = game_deck_thing(c, list->line[i].what);
        const char *word = DECK_GROUPS[thing.group], *from;
        if (thing.group != group)
            fprintf(out, "\n%c%s (%d)\n", toupper((unsigned char)word[0]), word + 1,
                    deck_count(c, deck, 1 << thing.group));
        group = thing.group;
        from = game_deck_from(c, list->line[i].what);
        fprintf(out, "%dx %s", list->line[i].copies, thing.title);
        fprintf(out, *from ? " (%s)\n" : "\n", from);
    }
    free(list);
    return true;
}

/* Any form. */

static const struct deck_form *form_named(const char *name, struct arb_error *err)
{
    char known[128] = "";
    struct arb_text out = {known, known + sizeof known};
    for (const struct deck_form *f = game_deck_forms; f->name; f++) {
        if (!strcmp(f->name, name))
            return f;
        arb_say(&out, "%s%s", *known ? ", " : "", f->name);
    }
    arb_fail(err, "there is no form \"%.40s\"; there are: %s", name, known);
    return NULL;
}

json_t *deck_forms(void)
{
    json_t *forms = json_array();
    for (const struct deck_form *f = game_deck_forms; f->name; f++)
        json_array_append_new(forms, json_pack("{s:s,s:s}", "name", f->name, "ending", f->ending));
    return forms;
}

json_t *deck_write(const void *content, const json_t *written, const char *form,
                   struct arb_error *err)
{
    const struct deck_form *wanted = form_named(form, err);
    char *text = NULL;
    size_t size;
    if (!wanted)
        return NULL;
    struct deck_list *deck = arb_alloc(sizeof *deck);
    FILE *out = arb_need(open_memstream(&text, &size));
    deck_read(content, written, deck);
    bool good = wanted->write(out, content, deck, err);
    fclose(out);
    deck_drop(deck);
    free(deck);
    json_t *json = good ? json_stringn(text, size) : NULL;
    free(text);
    return json;
}
