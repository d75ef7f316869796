#include "play_things.h"
#include "play_draw.h"
#include "play_facts.h"

#include <stdio.h>
#include <stdlib.h>

static void list_cards(struct card_list *list, const json_t *cards, const json_t *zone)
{
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card) {
        if (list->count == list->size) {
            list->size = list->size ? list->size * 2 : 64;
            list->one = realloc(list->one, sizeof *list->one * (size_t)list->size);
            if (!list->one)
                abort();
        }
        list->one[list->count].card = card;
        list->one[list->count++].zone = zone;
        list_cards(list, json_object_get(card, "attached"), zone);
    }
}

struct card_list cards_of(const json_t *view)
{
    struct card_list list = {0};
    size_t i;
    json_t *zone;
    json_array_foreach (json_object_get(view, "zones"), i, zone)
        list_cards(&list, json_object_get(zone, "cards"), zone);
    json_array_foreach (json_object_get(view, "boards"), i, zone)
        list_cards(&list, json_object_get(zone, "pieces"), NULL);
    return list;
}

const char *called(const json_t *card, char *name)
{
    const char *colour = json_object_get(card, "owner") ? "" : view_text(card, "colour");
    snprintf(name, THING_NAME, "%s%s%s", colour, *colour ? " " : "", view_text(card, "title"));
    return name;
}

static enum words_fit fits(const char *wanted, const char *name)
{
    char *folded = words_fold(name);
    enum words_fit fit = words_fit(wanted, folded);
    free(folded);
    return fit;
}

int best_cards(struct card_list *list, const char *words, enum words_fit *fit)
{
    char *wanted = words_fold(words), name[THING_NAME];
    int n = 0;
    *fit = WORDS_WITHIN;
    for (int i = 0; i < list->count; i++) {
        enum words_fit this = fits(wanted, view_text(list->one[i].card, "title"));
        enum words_fit whole = fits(wanted, called(list->one[i].card, name));
        this = whole > this ? whole : this;
        /* "archer" means those on the map as well as a card "Archer: Cover". */
        if (!list->one[i].zone && this == WORDS_WHOLE)
            this = WORDS_START;
        if (is_ground_at(list->one[i].card, words))
            this = WORDS_EQUAL;
        if (this > *fit) {
            *fit = this;
            n = 0;
        }
        if (this == *fit)
            list->one[n++] = list->one[i];
    }
    free(wanted);
    return n;
}
