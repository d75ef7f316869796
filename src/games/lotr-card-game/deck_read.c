/* deck_read.c - a deck out of what somebody wrote: an object with titles or codes,
 * a text, or the id of a prepared deck.
 *
 * Objects: {"heroes": [titles], "cards": {title: copies}}, the lists also as
 * [titles], [{"title","type"}] or {title: copies}; {"cards": [{"title","type",
 * "copies"}]} with the heroes among them, as a check lists them; and those of RingsDB,
 * {"heroes": {code: 1}, "slots": {code: copies}}, whose slots may hold the
 * heroes once more. */
#include "deck.h"
#include "fold.h"
#include "pack.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { WORD = 160, ALL_TYPES = (1 << TYPES) - 2 };

/* ---- Problems and notes ------------------------------------------------------- */

/* The text may quote what is no UTF-8, or end in the middle of a character. */
static void add_words(json_t **list, const char *rule, const char *format, va_list args)
{
    char words[400];
    vsnprintf(words, sizeof words, format, args);
    json_t *text = NULL;
    for (size_t n = strlen(words) + 1; !text && n-- > 0;)
        text = json_stringn(words, n);
    if (!*list)
        *list = json_array();
    json_array_append_new(*list, json_pack("{s:o?,s:s}", "text", text, "rule", rule));
}

void deck_problem(struct deck_list *deck, const char *rule, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_words(&deck->problems, rule, format, args);
    va_end(args);
}

void deck_note(struct deck_list *deck, const char *rule, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_words(&deck->notes, rule, format, args);
    va_end(args);
}

/* Nonsense of any length is not to keep a server busy: after so many lines, or so
 * much that is wrong, the rest is left. */
bool deck_goes_on(struct deck_list *deck)
{
    bool much = json_array_size(deck->problems) + json_array_size(deck->notes) >= DECK_WORDS;
    if (deck->read > DECK_READ)
        return false;
    if (deck->read++ < DECK_READ && !much)
        return true;
    deck->read = DECK_READ + 1;
    deck_problem(deck, "", "%s; the rest was not read",
                 much ? "much of this is no deck" : "that is more than a deck holds");
    return false;
}

void deck_drop(struct deck_list *deck)
{
    json_decref(deck->problems);
    json_decref(deck->notes);
    deck->problems = deck->notes = NULL;
}

/* ---- Finding cards ------------------------------------------------------------ */

const struct product *product_of(const struct lotr_content *c, const struct card_def *d)
{
    for (int i = 0; i < c->products; i++)
        if (d->number && !strcmp(c->product[i].pack, d->pack))
            return &c->product[i];
    return NULL;
}

/* "01013" or "51223bd0-...-0801200c9013": what a product begins with, then the
 * number of the card in three digits. */
static bool is_code(const struct lotr_content *c, const struct card_def *d, const char *word)
{
    const struct product *p = product_of(c, d);
    char code[64];
    if (!p || !isalnum((unsigned char)word[0]) || !isdigit((unsigned char)word[strlen(word) - 1]))
        return false;
    snprintf(code, sizeof code, "%s%03d", p->code ? p->code : "-", d->number);
    if (!strcmp(code, word))
        return true;
    snprintf(code, sizeof code, "%s%03d", p->octgn ? p->octgn : "-", d->number);
    return !strcmp(code, word);
}

int deck_find(const struct lotr_content *c, const char *word, int types)
{
    char wanted[WORD], title[WORD];
    for (int i = 1; i < c->defs; i++)
        if ((types >> c->def[i].type & 1) && !strcmp(c->def[i].title, word))
            return i;
    arb_fold(word, wanted, sizeof wanted);
    if (!*wanted)
        return 0;
    for (int i = 1; i < c->defs; i++) {
        if (!(types >> c->def[i].type & 1))
            continue;
        arb_fold(c->def[i].title, title, sizeof title);
        if (!strcmp(title, wanted) || is_code(c, &c->def[i], word))
            return i;
    }
    return 0;
}

/* The title that looks most like a word, or else has it in it. */
static const char *nearest_title(const struct lotr_content *c, const char *word, int types)
{
    char wanted[WORD], (*folded)[WORD] = calloc((size_t)c->defs, sizeof *folded);
    const char **titles = calloc((size_t)c->defs + 1, sizeof *titles), *near = NULL;
    const char *found = NULL;
    int *def = calloc((size_t)c->defs + 1, sizeof *def), n = 0;
    arb_fold(word, wanted, sizeof wanted);
    for (int i = 1; folded && titles && def && i < c->defs; i++) {
        if (!(types >> c->def[i].type & 1) || c->def[i].pool)
            continue;
        arb_fold(c->def[i].title, folded[n], sizeof folded[n]);
        titles[n] = folded[n];
        def[n++] = i;
    }
    if (n && *wanted)
        near = arb_nearest(wanted, titles);
    for (int i = 0; i < n && !near && strlen(wanted) > 2; i++)
        if (strstr(titles[i], wanted))
            near = titles[i];
    for (int i = 0; i < n && near; i++)
        if (titles[i] == near)
            found = c->def[def[i]].title;
    free(folded);
    free((void *)titles);
    free(def);
    return found;
}

static void wrong_card(const struct lotr_content *c, struct deck_list *deck, const char *word,
                       int types)
{
    int other = deck_find(c, word, ALL_TYPES);
    if (!other) {
        const char *near = nearest_title(c, word, types);
        if (near)
            deck_problem(deck, "", "there is no card \"%.100s\"; did you mean \"%s\"?", word, near);
        else
            deck_problem(deck, "", "there is no card \"%.100s\" in the packs", word);
        return;
    }
    const struct card_def *d = &c->def[other];
    const char *type = type_names[d->type], *an = strchr("aeo", type[0]) ? "an" : "a";
    if (types == HERO_TYPES)
        deck_problem(deck, "deckbuilding.1", "%s is %s %s, not a hero", d->title, an, type);
    else if (d->type == HERO)
        deck_problem(deck, "player-deck.1",
                     "%s is a hero; heroes begin in play and are not among the cards of a deck",
                     d->title);
    else
        deck_problem(deck, "player-deck.1",
                     "%s is %s %s; a deck holds allies, attachments and events", d->title, an,
                     type);
}

static void add_line(struct deck_list *deck, int def, int copies)
{
    if (deck->lines == DECK_LINES) {
        if (!deck->problems)
            deck_problem(deck, "", "the deck has more than %d lines", DECK_LINES);
        return;
    }
    deck->line[deck->lines++] = (struct deck_line){(uint16_t)def, (uint16_t)copies};
}

void deck_add(const struct lotr_content *c, struct deck_list *deck, const char *word, int types,
              long copies)
{
    int def = deck_find(c, word, types);
    if (!def)
        wrong_card(c, deck, word, types);
    else if (c->def[def].pool)
        deck_problem(deck, "player-deck.1",
                     "%s is a %s of a campaign and no card to build decks of", c->def[def].title,
                     pool_names[c->def[def].pool]);
    else if (copies < 1 || copies > 99)
        deck_problem(deck, "", "%s %ld times makes no sense", c->def[def].title, copies);
    else
        add_line(deck, def, (int)copies);
}

/* ---- Objects ------------------------------------------------------------------ */

static bool has_def(const struct deck_list *deck, int def)
{
    for (int i = 0; i < deck->lines; i++)
        if (deck->line[i].def == def)
            return true;
    return false;
}

static void read_item(const struct lotr_content *c, const json_t *item, int types,
                      struct deck_list *deck)
{
    const char *title = json_string_value(item), *type = NULL;
    const json_t *copies = NULL;
    if (json_is_object(item)) {
        title = json_string_value(json_object_get(item, "title"));
        type = json_string_value(json_object_get(item, "type"));
        copies = json_object_get(item, "copies");
    }
    if (!title) {
        deck_problem(deck, "", "a card is neither a title nor {\"title\": ..., \"type\": ...}");
        return;
    }
    /* A list that says how many there are of each may hold the heroes, too. */
    int allowed = copies && types == DECK_TYPES ? PLAYER_TYPES : types, among = allowed;
    for (int k = HERO; type && k < TYPES; k++)
        if (strcmp(type, type_names[k]))
            among &= ~(1 << k);
    deck_add(c, deck, title, among ? among : allowed, copies ? json_integer_value(copies) : 1);
}

/* {word: copies}. The cards come in the order of the packs: a saved document may
 * list them in another. */
static void read_counted(const struct lotr_content *c, const json_t *counted, int types,
                         bool heroes_again, struct deck_list *deck)
{
    int from = deck->lines;
    const char *word;
    json_t *count;
    json_object_foreach ((json_t *)counted, word, count) {
        if (!deck_goes_on(deck))
            break;
        int hero = heroes_again ? deck_find(c, word, HERO_TYPES) : 0;
        if (hero && has_def(deck, hero))
            continue;
        if (json_is_integer(count))
            deck_add(c, deck, word, hero ? HERO_TYPES : types, json_integer_value(count));
        else
            deck_problem(deck, "", "\"%.100s\" has no number of copies", word);
    }
    for (int i = from + 1; i < deck->lines; i++)
        for (int k = i; k > from && deck->line[k].def < deck->line[k - 1].def; k--) {
            struct deck_line was = deck->line[k];
            deck->line[k] = deck->line[k - 1];
            deck->line[k - 1] = was;
        }
}

static void read_list(const struct lotr_content *c, const json_t *list, int types,
                      bool heroes_again, struct deck_list *deck)
{
    size_t i;
    json_t *item;
    if (json_is_object(list))
        read_counted(c, list, types, heroes_again, deck);
    else if (json_is_array(list))
        for (i = 0; (item = json_array_get(list, i)) && deck_goes_on(deck); i++)
            read_item(c, item, types, deck);
    else if (list && !json_is_null(list))
        deck_problem(deck, "", "the cards of a deck are a list of titles or {title: copies}");
}

static void read_object(const struct lotr_content *c, const json_t *object, struct deck_list *deck)
{
    const char *name = json_string_value(json_object_get(object, "name"));
    const json_t *inside = json_object_get(object, "deck"),
                 *cards = json_object_get(object, "cards"),
                 *slots = json_object_get(object, "slots"),
                 *heroes = json_object_get(object, "heroes"),
                 *aside = json_object_get(object, "sideslots");
    if (json_is_object(inside) && !cards && !slots) {
        read_object(c, inside, deck);
        return;
    }
    snprintf(deck->name, sizeof deck->name, "%s", name ? name : "");
    if (!cards && !slots)
        deck_problem(deck, "", "a deck is an object with \"heroes\" and \"cards\" (or \"slots\")");
    read_list(c, heroes, HERO_TYPES, false, deck);
    read_list(c, cards, DECK_TYPES, false, deck);
    read_list(c, slots, PLAYER_TYPES, true, deck);
    if (json_object_size(aside) || json_array_size(aside))
        deck_note(deck, "", "the sideboard is left out");
}

void deck_take_heroes(const struct lotr_content *c, const json_t *heroes, struct deck_list *deck)
{
    struct deck_list *was = malloc(sizeof *was);
    if (!was)
        abort();
    *was = *deck;
    deck->lines = 0;
    read_list(c, heroes, HERO_TYPES, false, deck);
    for (int i = 0; i < was->lines; i++)
        if (c->def[was->line[i].def].type != HERO)
            add_line(deck, was->line[i].def, was->line[i].copies);
    free(was);
}

/* ---- All of it ---------------------------------------------------------------- */

static void take_prepared(struct deck_list *deck, const struct deck *prepared)
{
    deck->prepared = prepared;
    snprintf(deck->name, sizeof deck->name, "%s", prepared->name);
    for (int i = 0; i < prepared->entries; i++)
        add_line(deck, prepared->entry[i].def, prepared->entry[i].copies);
}

static int copies_of(const struct deck_list *deck, int def)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++)
        n += deck->line[i].def == def ? deck->line[i].copies : 0;
    return n;
}

/* A deck of the packs stays one when somebody has written it down. */
static void recognise(const struct lotr_content *c, struct deck_list *deck)
{
    int cards = deck_count(c, deck, PLAYER_TYPES);
    for (int i = 0; i < c->decks && !deck->prepared && !deck->problems; i++) {
        const struct deck *d = &c->deck[i];
        int same = 0;
        for (int k = 0; k < d->entries; k++)
            if (copies_of(deck, d->entry[k].def) == d->entry[k].copies)
                same += d->entry[k].copies;
            else
                same = -10000;
        if (same == cards)
            deck->prepared = d;
    }
}

static void unknown_deck(const char *const *ids, const char *id, struct deck_list *deck)
{
    char known[256] = "";
    struct arb_text out = {known, known + sizeof known};
    for (int i = 0; ids && ids[i]; i++)
        arb_say(&out, "%s \"%s\"", i ? "," : ", but", ids[i]);
    deck_problem(deck, "", "there is no deck \"%.100s\"%s", id, known);
}

static void no_such_deck(const struct lotr_content *c, const char *id, struct deck_list *deck)
{
    const char **ids = calloc((size_t)c->decks + 1, sizeof *ids);
    for (int i = 0; ids && i < c->decks; i++)
        ids[i] = c->deck[i].id;
    const char *near = ids ? arb_nearest(id, ids) : NULL;
    if (near)
        deck_problem(deck, "", "there is no deck \"%.100s\"; did you mean \"%s\"?", id, near);
    else
        unknown_deck(ids, id, deck);
    free((void *)ids);
}

static void read_words(const struct lotr_content *c, const char *text, struct deck_list *deck)
{
    for (int i = 0; i < c->decks; i++)
        if (!strcmp(c->deck[i].id, text)) {
            take_prepared(deck, &c->deck[i]);
            return;
        }
    const char *begin = text;
    if (!strncmp(begin, "\xef\xbb\xbf", 3))
        begin += 3;
    begin += strspn(begin, " \t\r\n");
    if (*begin == '{') {
        json_error_t wrong;
        json_t *object = json_loads(begin, JSON_DISABLE_EOF_CHECK, &wrong);
        if (object)
            read_object(c, object, deck);
        else
            deck_problem(deck, "", "line %d is not JSON: %s", wrong.line, wrong.text);
        json_decref(object);
    } else if (*begin == '<') {
        deck_read_o8d(c, begin, deck);
    } else if (strchr(begin, '\n')) {
        deck_read_text(c, begin, deck);
    } else {
        no_such_deck(c, text, deck);
    }
}

void deck_read(const struct lotr_content *c, const json_t *written, struct deck_list *deck)
{
    deck->name[0] = 0;
    deck->prepared = NULL;
    deck->lines = deck->read = 0;
    deck->problems = deck->notes = NULL;
    if (json_is_object(written))
        read_object(c, written, deck);
    else if (json_is_string(written))
        read_words(c, json_string_value(written), deck);
    else
        deck_problem(deck, "",
                     "a deck is the id of a prepared one, a text, or an object with "
                     "\"heroes\" and \"cards\"");
    if (!deck->prepared)
        recognise(c, deck);
}
