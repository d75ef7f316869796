/* deck_read.c - a deck out of what somebody wrote: an object, a text, or the id of a
 * prepared deck.
 *
 * Objects have a key for each section, its value a list of titles, of {"title","type"} or
 * {title: copies}; the last section may also be a list of {"title","type","copies"} with the
 * things of all sections among them, as a check lists them. Objects of codes are read by
 * deck_slots.c. {"deck": {...}} is a deck, too. */
#include "kit_config.h"

#include "deck.h"
#include "memory.h"
#include "pack.h"

/* Lists. */

/* The keys of the sections, for those who wrote something else. */
static const char *section_words(char *words, size_t size)
{
    struct arb_text out = {words, words + size};
    *words = 0;
    for (const struct deck_section *s = game_deck_sections; s->key; s++)
        arb_say(&out, "%s\"%s\"", s == game_deck_sections ? "" : " and ", s->key);
    return words;
}

static void read_item(const ARB_CONTENT *c, const json_t *item, int groups, struct deck_list *deck)
{
    const char *title = json_string_value(item), *group = NULL;
    const json_t *copies = NULL;
    if (json_is_object(item)) {
        title = json_string_value(json_object_get(item, "title"));
        group = json_string_value(json_object_get(item, "type"));
        copies = json_object_get(item, "copies");
    }
    if (!title) {
        deck_problem(deck, "", "a card is neither a title nor {\"title\": ..., \"type\": ...}");
        return;
    }
    /* A list that says how many there are of each may hold all sections. */
    int allowed = copies && groups == deck_last_section()->groups ? deck_every_group() : groups;
    int among = allowed;
    for (int k = 0; group && DECK_GROUPS[k]; k++)
        if (strcmp(group, DECK_GROUPS[k]) != 0)
            among &= ~(1 << k);
    deck_add(c, deck, title, among ? among : allowed, copies ? json_integer_value(copies) : 1);
}

/* {word: copies}. The things come in the order of the packs: a saved document may list
 * them in another. */
static void read_counted(const ARB_CONTENT *c, const json_t *counted, int groups,
                         struct deck_list *deck)
{
    int from = deck->lines;
    const char *word;
    json_t *count;
    json_object_foreach ((json_t *)counted, word, count) {
        if (!deck_goes_on(deck))
            break;
        if (json_is_integer(count))
            deck_add(c, deck, word, groups, json_integer_value(count));
        else
            deck_problem(deck, "", "\"%.100s\" has no number of copies", word);
    }
    for (int i = from + 1; i < deck->lines; i++)
        for (int k = i; k > from && deck->line[k].what < deck->line[k - 1].what; k--) {
            struct deck_line was = deck->line[k];
            deck->line[k] = deck->line[k - 1];
            deck->line[k - 1] = was;
        }
}

void deck_read_list(const ARB_CONTENT *c, const json_t *list, int groups, struct deck_list *deck)
{
    size_t i;
    json_t *item;
    if (json_is_object(list))
        read_counted(c, list, groups, deck);
    else if (json_is_array(list))
        for (i = 0; (item = json_array_get(list, i)) && deck_goes_on(deck); i++)
            read_item(c, item, groups, deck);
    else if (list && !json_is_null(list))
        deck_problem(deck, "", "the cards of a deck are a list of titles or {title: copies}");
}

static void read_object(const ARB_CONTENT *c, const json_t *object, struct deck_list *deck)
{
    const char *name = json_string_value(json_object_get(object, "name"));
    char words[80];
    const json_t *inside = json_object_get(object, "deck"),
                 *cards = json_object_get(object, deck_last_section()->key);
    if (json_is_object(inside) && !cards) {
        read_object(c, inside, deck);
        return;
    }
    snprintf(deck->name, sizeof deck->name, "%s", name ? name : "");
    if (deck_read_slots(c, object, deck))
        return;
    if (!cards)
        deck_problem(deck, "", "a deck is an object with %s", section_words(words, sizeof words));
    for (const struct deck_section *s = game_deck_sections; s->key; s++)
        deck_read_list(c, json_object_get(object, s->key), s->groups, deck);
}

/* Prepared decks. */

static void take_prepared(const ARB_CONTENT *c, int number, struct deck_list *deck)
{
    game_prepared_deck(c, number, deck);
    deck->prepared = number + 1;
}

static int copies_of(const struct deck_list *deck, int what)
{
    int n = 0;
    for (int i = 0; i < deck->lines; i++)
        n += deck->line[i].what == what ? deck->line[i].copies : 0;
    return n;
}

/* Two lists hold the same copies of the same things. */
static bool are_alike(const struct deck_list *a, const struct deck_list *b)
{
    int here = 0, there = 0;
    for (int i = 0; i < a->lines; i++)
        here += a->line[i].copies;
    for (int i = 0; i < b->lines; i++) {
        if (copies_of(a, b->line[i].what) != copies_of(b, b->line[i].what))
            return false;
        there += b->line[i].copies;
    }
    return here == there;
}

/* A deck of the packs stays one when somebody has written it down. */
static void recognise(const ARB_CONTENT *c, struct deck_list *deck)
{
    struct deck_list *known = arb_alloc(sizeof *known);
    for (int i = 0; !deck->prepared && !deck->problems; i++) {
        *known = (struct deck_list){.lines = 0};
        if (!game_prepared_deck(c, i, known))
            break;
        if (are_alike(deck, known))
            deck->prepared = i + 1;
    }
    free(known);
}

static void no_such_deck(const ARB_CONTENT *c, const char *id, struct deck_list *deck)
{
    enum { SHOWN = 64 };
    const char *ids[SHOWN + 1] = {NULL};
    char known[256] = "";
    struct arb_text out = {known, known + sizeof known};
    for (int i = 0; i < SHOWN && (ids[i] = game_prepared_deck(c, i, NULL)); i++)
        arb_say(&out, "%s \"%s\"", i ? "," : ", but", ids[i]);
    const char *near = arb_nearest(id, ids);
    if (near)
        deck_problem(deck, "", "there is no deck \"%.100s\"; did you mean \"%s\"?", id, near);
    else
        deck_problem(deck, "", "there is no deck \"%.100s\"%s", id, known);
}

/* All of it. */

static void read_json(const ARB_CONTENT *c, const char *text, struct deck_list *deck)
{
    json_error_t wrong;
    json_t *object = json_loads(text, JSON_DISABLE_EOF_CHECK, &wrong);
    if (object)
        read_object(c, object, deck);
    else
        deck_problem(deck, "", "line %d is not JSON: %s", wrong.line, wrong.text);
    json_decref(object);
}

static void read_words(const ARB_CONTENT *c, const char *text, struct deck_list *deck)
{
    const char *id, *begin = text;
    for (int i = 0; (id = game_prepared_deck(c, i, NULL)); i++)
        if (!strcmp(id, text)) {
            take_prepared(c, i, deck);
            return;
        }
    if (!strncmp(begin, "\xef\xbb\xbf", 3))
        begin += 3;
    begin += strspn(begin, " \t\r\n");
    if (*begin == '{')
        read_json(c, begin, deck);
    else if (*begin == '<')
        deck_read_markup(c, begin, deck);
    else if (strchr(begin, '\n'))
        deck_read_text(c, begin, deck);
    else
        no_such_deck(c, text, deck);
}

void deck_read(const ARB_CONTENT *c, const json_t *written, struct deck_list *deck)
{
    char words[80];
    deck->name[0] = 0;
    deck->prepared = deck->lines = deck->read = 0;
    deck->problems = deck->notes = NULL;
    if (json_is_object(written))
        read_object(c, written, deck);
    else if (json_is_string(written))
        read_words(c, json_string_value(written), deck);
    else
        deck_problem(deck, "", "a deck is the id of a prepared one, a text, or an object with %s",
                     section_words(words, sizeof words));
    if (!deck->prepared)
        recognise(c, deck);
}
