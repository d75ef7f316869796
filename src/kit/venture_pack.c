/* Cards with choices in packs. */
#include "kit_config.h"

#include "compile.h"
#include "declare.h"
#include "venture.h"

const char *const venture_who[] = {"team", "individual", NULL};
static const char *const rolled[] = {VENTURE_ROLLED, NULL};

int venture_result(struct compiler *k, const struct arb_node *node, const char *name)
{
    if (!node)
        return 0;
    if (!is_plain_table(node)) {
        arb_pack_error(&k->r, node, "expected { text = ..., does = effects }");
        return 0;
    }
    int result = game_add_def(k, node, VENTURE_RESULT, name);
    if (!k->r.failed)
        game_read_def(k, node, result);
    return result;
}

/* One result, or one for each that a roll can bring. */
static void read_results(struct compiler *k, const struct arb_node *node, int choice)
{
    const struct arb_node *plain = arb_field_of(node, "result");
    const char *name = KIT_PRINTED(k->c, choice)->name;
    int count = 0;
    while (rolled[count])
        count++;
    KIT_PRINTED(k->c, choice)->venture.rows = (uint16_t)KIT_PRINTED_COUNT(k->c);
    KIT_PRINTED(k->c, choice)->venture.results = (uint8_t)(plain ? 1 : count);
    if (plain) {
        venture_result(k, plain, name);
        return;
    }
    for (int i = 0; i < count && !k->r.failed; i++)
        if (!venture_result(k, arb_field_of(node, rolled[i]), name))
            arb_pack_error(&k->r, node, "a choice has a result, or %s for a roll",
                           word_list(rolled, count, NULL, 0, "", " and ").text);
}

static void read_choice(struct compiler *k, const struct arb_node *node, int choice)
{
    static const char *const after[] = {"shuffle", "discard", NULL};
    static const struct field fields[] = {
#define PRICE_FIELD(name, key)                                                                     \
    {key, TO_NUMBER(VENTURE_DEF, venture.price[VENTURE_##name], 0, 99, 0)},
        VENTURE_COSTS(PRICE_FIELD){"after", TO_WORD(VENTURE_DEF, venture.gone, after, 0, 0)}, {0}};
    read_record(k, node, fields, OTHER_FIELDS("text", "result", VENTURE_ROLLED),
                KIT_PRINTED(k->c, choice));
    read_results(k, node, choice);
}

static bool is_dear(const struct venture *choice)
{
    for (int i = 0; i < VENTURE_COST_COUNT; i++)
        if (choice->price[i])
            return true;
    return false;
}

void declare_venture(struct compiler *k, const struct arb_node *body)
{
    const struct arb_node *options =
        list_field(k, body, "options", VENTURE_CHOICES, VENTURE_CHOICES, "choices");
    check_fields(k, body, VENTURE_CARD);
    if (!options || k->r.failed ||
        !declare_room(k, venture_at(k->c, VENTURES - 1) ? VENTURES + 1 : 1, VENTURES)) {
        arb_pack_error(&k->r, body, "expected options = { two of { text =, result = } }");
        return;
    }
    int card = game_add_def(k, body, VENTURE_CARD, k->r.declaration->name);
    read_printed_fields(k, body, VENTURE_CARD, KIT_PRINTED(k->c, card));
    KIT_PRINTED(k->c, card)->venture.rows = (uint16_t)(card + 1);
    for (int i = 0; i < VENTURE_CHOICES && !k->r.failed; i++) {
        const char *text = arb_read_string(&k->r, options->item[i], "text", true);
        game_add_def(k, options->item[i], VENTURE_CHOICE, text ? text : "");
    }
    bool dear = true;
    for (int i = 0; i < VENTURE_CHOICES && !k->r.failed; i++) {
        read_choice(k, options->item[i], card + 1 + i);
        dear = dear && is_dear(&KIT_PRINTED(k->c, card + 1 + i)->venture);
    }
    if (dear && !k->r.failed)
        arb_pack_error(&k->r, body, "one of the choices must cost nothing");
}
