/* What of the packs a test can be about: cards, technologies, leaders, the units of one faction,
 * and the abilities of factions by their names; and the marks by which it sees that they act. */
#include "kit_config.h"

#include "components.h"
#include "declare.h"

#define NAME(id, name) name,
const char *const game_in_code[] = {GAME_IN_CODE(NAME) NULL};
#undef NAME

/* "Zeal: You vote first. Raid Formation: ..." has two: what a sentence begins with, up to a
 * colon. */
static void add_abilities(const char *text, json_t *names)
{
    for (const char *end; (end = strpbrk(text, ":.")) != NULL; text = end + strspn(end, ". ")) {
        if (*end == ':') {
            json_array_append_new(names, json_stringn(text, (size_t)(end - text)));
            end += strcspn(end, ".");
        }
    }
}

static bool is_kind(const struct arb_declaration *d, const char *word)
{
    return strcmp(d->word, word) == 0;
}

void game_components(const struct arb_declaration *d, json_t *names)
{
    const struct arb_node *text = arb_field_of(d->body, "text");
    if (is_kind(d, "die") || is_kind(d, "tile") || is_kind(d, "planet") || is_kind(d, "layout"))
        return;
    if (is_kind(d, "faction")) {
        add_abilities(text && text->string ? text->string : "", names);
        return;
    }
    /* An upgrade is tested as a technology, and what every faction has by the rules of units. */
    if (is_kind(d, "unit") &&
        (!arb_field_of(d->body, "faction") || arb_field_of(d->body, "technology")))
        return;
    json_array_append_new(names, json_string(d->name));
    if (arb_field_of(d->body, PRINTED_ANEW))
        json_array_append_new(names, json_sprintf("%s (" PRINTED_ANEW ")", d->name));
}

static void mark(const struct arb_run *g, const char *name, const char *kind)
{
    char mark[160];
    snprintf(mark, sizeof mark, kind ? "card:%s (%s)" : "card:%s", name, kind);
    arb_mark(g, mark);
}

/* Two of one name are told apart by their kind; what the Codex printed anew is a component of its
 * own. */
void game_acts(const struct arb_run *g, int thing, int text)
{
    if (def_of(g, thing)->former) {
        mark(g, game_name(g, thing), PRINTED_ANEW);
    } else {
        mark(g, game_name(g, thing), NULL);
        mark(g, game_name(g, thing), type_names[def_of(g, thing)->type]);
    }
    if (text)
        mark(g, g->c->text[text], NULL);
    if (is_loan(thing)) { /* and so does what lends it */
        RULE("51.8");
        game_acts(g, loan_of(g, thing)->by, text_of_lender(g, thing));
    } else if (is_card_lent(g, thing)) {
        RULE("51.8+1");
    }
}

/* Units that have nothing but numbers act by these. */
void game_counts(const struct arb_run *g, int thing)
{
    if ((is_stack(thing) || is_unit_card(thing)) && !def_of(g, thing)->own.count)
        game_acts(g, thing, 0);
}

void acts_in_code(const struct arb_run *g, enum in_code which)
{
    mark(g, game_in_code[which], NULL);
}
