/* compile_ability.c - abilities: when they may or must be used, and how often. */
#include "kit_config.h"

#include "compile.h"

/* Triggers. */

static const struct fact_word {
    const char *tells, *moments;
} facts[FACTS] = {
#define ENTRY(fact, word, tells, moments, ...) [fact] = {tells, moments},
    GAME_FACTS(ENTRY)
#undef ENTRY
};

/* The fact a node names, or FACT_NONE. */
static int fact_of(const struct arb_node *node)
{
    for (int fact = 1; fact < FACTS; fact++)
        if (is_word(node, fact_names[fact]))
            return fact;
    return FACT_NONE;
}

int read_fact_word(struct compiler *k, const struct arb_node *node)
{
    int fact = fact_of(node);
    if (!fact)
        arb_pack_error(&k->r, node,
                       "%s is nothing that happens; expected " EXAMPLE_FACTS " or the like",
                       shown(k, node));
    return fact;
}

/* The fields that name a fact, by timing, and its letters in the table of facts. */
static const char *const timing_names[] = {
    [TIMING_AFTER] = "after", [TIMING_WHEN] = "when", [TIMING_CANCEL] = "cancels", NULL};
static const char timing_letters[] = {
    [TIMING_AFTER] = 'a', [TIMING_WHEN] = 'w', [TIMING_CANCEL] = 'c'};

static bool has_moment(int fact, int timing)
{
    return fact && strchr(facts[fact].moments, timing_letters[timing]);
}

static bool is_moment_of(int timing, int fact)
{
    return has_moment(fact, timing);
}

/* Not everything that happens can be answered at every moment: nothing waits before a
 * thing readies. What cannot is refused with what can. */
void check_moment(struct compiler *k, const struct arb_node *node, enum timing timing)
{
    int fact = fact_of(node);
    if (!fact || has_moment(fact, timing))
        return;
    struct words others = word_list(timing_names, TIMINGS, is_moment_of, fact, "", " or ");
    if (timing == TIMING_AFTER)
        arb_pack_error(&k->r, node, "nothing is answered after %s; expected it with %s",
                       fact_names[fact], others.text);
    else
        arb_pack_error(&k->r, node,
                       "%s cannot be answered by \"%s\"; expected %s = %s(...), or %s "
                       "with one of %s",
                       fact_names[fact], timing_names[timing], others.text, fact_names[fact],
                       timing_names[timing],
                       word_list(fact_names, FACTS, has_moment, (int)timing, "", ", ").text);
}

static bool tells(int fact, int letter)
{
    return fact && strchr(facts[fact].tells, letter);
}

/* What the fact tells of can be named by the rest of the ability. */
static void learn(struct compiler *k, int fact)
{
    static const struct {
        char letter;
        int bit;
    } table[] = {{'t', KNOWS_EVENT_THING},
                 {'o', KNOWS_EVENT_OTHER},
                 {'s', KNOWS_EVENT_SEAT},
                 {'a', KNOWS_AMOUNT}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (tells(fact, table[i].letter))
            k->knows |= (unsigned)table[i].bit;
}

/* A trigger asks for no more than its fact tells of. */
static void check_tells(struct compiler *k, const struct arb_node *node, int fact)
{
    if (node->items > 1 || (node->items && !tells(fact, 't')))
        arb_pack_error(&k->r, node,
                       "%s tells of %s " THING_WORD "; its own stands first, a second one is "
                       "with = " THINGS_WORD,
                       node->word, tells(fact, 't') ? "one" : "no");
    if (arb_field_of(node, "by") && !tells(fact, 's'))
        arb_pack_error(&k->r, node, "%s tells of no " SEAT_WORD "; expected no field \"by\"",
                       node->word);
    if (arb_field_of(node, "with") && !tells(fact, 'o'))
        arb_pack_error(&k->r, node,
                       "%s tells of no second " THING_WORD "; expected no field \"with\"",
                       node->word);
    if (arb_field_of(node, "phase") && !tells(fact, 'p'))
        arb_pack_error(&k->r, node, "%s has no phase; \"phase\" goes with %s", node->word,
                       word_list(fact_names, FACTS, tells, 'p', "", " and ").text);
}

static void read_trigger(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    static const char *const fields[] = {"by", "with", "phase", NULL};
    a->fact = (uint8_t)read_fact_word(k, node);
    if (k->r.failed)
        return;
    arb_only_fields(&k->r, node, fields);
    check_tells(k, node, a->fact);
    const struct arb_node *by = arb_field_of(node, "by"), *with = arb_field_of(node, "with");
    k->in_fact = true;
    if (node->items)
        a->subject = read_set(k, node->item[0]);
    if (with)
        a->object = read_set(k, with);
    k->in_fact = false;
    if (by)
        a->event_seat = (uint8_t)read_who(k, by);
    if (tells(a->fact, 'p'))
        a->phase = (uint8_t)read_phase(k, node);
    learn(k, a->fact);
}

static void read_triggers(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    for (int timing = 0; timing < TIMINGS; timing++) {
        const struct arb_node *trigger = arb_field_of(node, timing_names[timing]);
        if (!trigger)
            continue;
        if (a->fact) {
            arb_pack_error(&k->r, trigger, "more than one of \"after\", \"when\" and \"cancels\"");
            return;
        }
        a->timing = (uint8_t)timing;
        read_trigger(k, trigger, a);
        check_moment(k, trigger, (enum timing)timing);
    }
}

/* Cancels that cancel nothing. */

static bool has_op(const ARB_CONTENT *c, int program, int code)
{
    for (int i = program; i && c->op[i].code != OP_END; i++)
        if (c->op[i].code == code || has_op(c, c->op[i].body, code) ||
            has_op(c, c->op[i].other, code))
            return true;
    return false;
}

static void warn_of_cancel(struct compiler *k, const struct arb_node *node, const struct ability *a)
{
    bool cancels = has_op(k->c, a->program, OP_CANCEL);
    bool interrupts = a->fact && a->timing != TIMING_AFTER;
    if (cancels && !interrupts)
        arb_pack_warning(
            &k->r, node,
            "cancel() has nothing to cancel; expected cancels = %s, or when = ... "
            "in this %s",
            word_list(fact_names, FACTS, has_moment, TIMING_CANCEL, "(...)", " or ").text,
            node->word);
    if (!cancels && a->fact && a->timing == TIMING_CANCEL)
        arb_pack_warning(&k->r, node,
                         "%s has \"cancels\" and cancels nothing; expected cancel() among its "
                         "effects",
                         node->word);
    if (has_op(k->c, a->program, OP_REPLACE) && !interrupts)
        arb_pack_warning(&k->r, node,
                         "replace{ } has nothing to replace; expected when = ... in this %s",
                         node->word);
}

/* Abilities. */

static const enum ability_form forms[ABILITY_KINDS] = {
#define ENTRY(kind, word, form, ...) [kind] = form,
    KIT_ABILITIES(ENTRY) GAME_ABILITIES(ENTRY)
#undef ENTRY
};

static void read_limit(struct compiler *k, const struct arb_node *node, struct ability *a)
{
#define ENTRY(number, word) word,
    static const char *const pers[] = {GAME_LIMITS(ENTRY) NULL};
    static const char *const fors[] = {KIT_LIMITS_FOR(ENTRY) NULL};
#undef ENTRY
    const struct arb_node *limit = arb_field_of(node, "limit");
    if (!limit)
        return;
    if (!is_plain_table(limit) || limit->fields || limit->items < 2 || limit->items > 3 ||
        limit->item[0]->kind != ARB_NODE_INT || limit->item[0]->number < 1 ||
        limit->item[0]->number > 99) {
        arb_pack_error(&k->r, limit,
                       "the limit is not in its form; expected limit = { 1, \"" EXAMPLE_LIMIT
                       "\" } or { 1, \"" EXAMPLE_LIMIT "\", \"" SEAT_WORD "\" }");
        return;
    }
    a->limit = (uint8_t)limit->item[0]->number;
    a->limit_per = (uint8_t)(1 + arb_word_of(&k->r, limit->item[1], pers));
    if (limit->items == 3)
        a->limit_for = (uint8_t)arb_word_of(&k->r, limit->item[2], fors);
}

static void check_constant(struct compiler *k, const struct arb_node *node, const struct ability *a)
{
    if (a->fact && node->items)
        arb_pack_error(&k->r, node, "%s has both a trigger and changes; expected one", node->word);
    if (!a->fact && (!node->items || a->program))
        arb_pack_error(&k->r, node,
                       "%s changes nothing; expected changes like " EXAMPLE_CHANGE
                       ", or a trigger and an effect",
                       node->word);
}

/* What must and must not be there, by the form of its kind. */
static void check_form(struct compiler *k, const struct arb_node *node, const struct ability *a)
{
    enum ability_form form = forms[a->kind];
    if (form == FORM_ANSWER && !a->fact)
        arb_pack_error(&k->r, node, "%s says not to what; expected after = ... or when = ...%s",
                       node->word, a->kind == FORCED ? "" : ", or cancels = ...");
    if (a->kind == FORCED && a->timing == TIMING_CANCEL)
        arb_pack_error(&k->r, node, "only a response cancels");
    if (form == FORM_CHANGES)
        check_constant(k, node, a);
    if (form != FORM_CHANGES && form != FORM_COSTS && node->items)
        arb_pack_error(&k->r, node, "%s has a part without a name: %s; expected effect = ...",
                       node->word, shown(k, node->item[0]));
    bool acts = form != FORM_COSTS && (form != FORM_CHANGES || a->fact);
    if (acts && !a->program)
        arb_pack_error(&k->r, node, "%s does nothing; expected effect = ...", node->word);
}

static const char *const *fields_of(enum ability_form form)
{
    static const char *const changes[] = {"after", "when", "condition", "effect",
                                          "from",  "text", NULL};
    static const char *const use[] = {"phase", "from",   "user", "condition", "cost",
                                      "limit", "effect", "text", NULL};
    static const char *const answer[] = {"after",  "when",      "cancels", "from",
                                         "user",   "condition", "cost",    "limit",
                                         "effect", "optional",  "text",    NULL};
    static const char *const effect[] = {"condition", "effect", "optional", "text", NULL};
    static const char *const costs[] = {"text", NULL};
    static const char *const *const fields[] = {[FORM_CHANGES] = changes,
                                                [FORM_USE] = use,
                                                [FORM_ANSWER] = answer,
                                                [FORM_EFFECT] = effect,
                                                [FORM_COSTS] = costs};
    return fields[form];
}

static uint16_t read_from(struct compiler *k, const struct arb_node *node)
{
#define WORD(place, word) word,
#define PLACE(place, word) place,
    static const char *const words[] = {GAME_FROMS(WORD) NULL};
    static const uint16_t places[] = {0, GAME_FROMS(PLACE)};
#undef WORD
#undef PLACE
    return places[1 + arb_read_word(&k->r, node, "from", words, -1)];
}

/* Who may use it, from where and when. */
static void read_use(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    const struct arb_node *user = arb_field_of(node, "user");
    if (forms[a->kind] == FORM_USE)
        a->phase = (uint8_t)read_phase(k, node);
    if (user)
        a->user = (uint8_t)read_who(k, user);
    a->from = read_from(k, node);
    a->optional = arb_read_bool(&k->r, node, "optional", false);
}

/* A part that is wrong keeps none of the others from being read. */
static struct ability read_ability(struct compiler *k, int def, const struct arb_node *node,
                                   int kind)
{
    struct ability a = {.kind = (uint8_t)kind, .def = (uint16_t)def};
    bool costs = forms[kind] == FORM_COSTS;
    k->knows = game_knows(k->c, def);
    arb_only_fields(&k->r, node, fields_of(forms[kind]));
    const char *text = arb_read_string(&k->r, node, "text", false);
    int errors = k->r.errors;
    read_triggers(k, node, &a);
    if (arb_go_on(&k->r))
        k->knows |= KNOWS_OF_EVENTS;
    read_use(k, node, &a);
    arb_go_on(&k->r);
    a.condition = (uint16_t)read_condition(k, arb_field_of(node, "condition"));
    arb_go_on(&k->r);
    a.cost = (uint16_t)read_costs(k, costs ? node : arb_field_of(node, "cost"), costs);
    if (arb_go_on(&k->r))
        k->knows |= KNOWS_PAID;
    read_limit(k, node, &a);
    arb_go_on(&k->r);
    a.program = (uint16_t)read_program(k, arb_field_of(node, "effect"));
    arb_go_on(&k->r);
    if (forms[kind] == FORM_CHANGES && !a.fact)
        a.modifier = (uint16_t)read_changes(k, node, 0, a.condition);
    a.text = (uint16_t)(text ? add_text(k, text) : 0);
    a.words = a.text ? k->c->text[a.text] : NULL;
    for (int i = a.modifier; i; i = k->c->modifier[i].and_next ? i + 1 : 0)
        k->c->modifier[i].text = a.text;
    arb_go_on(&k->r);
    if (k->r.errors != errors)
        return a;
    check_form(k, node, &a);
    game_check_ability(k, node, &a);
    if (!k->r.failed)
        warn_of_cancel(k, node, &a);
    return a;
}

static int kind_of(struct compiler *k, const struct arb_node *node)
{
    for (int kind = 1; kind < ABILITY_KINDS; kind++)
        if (is_word(node, ability_names[kind]))
            return kind;
    arb_pack_error(&k->r, node,
                   "%s is no ability; expected action{ ... }, "
                   "response{ ... }, constant{ ... } or the like",
                   shown(k, node));
    return ABILITY_NONE;
}

struct ability_range read_abilities(struct compiler *k, int def, const struct arb_node *body)
{
    int first = k->c->abilities, type = game_type_of(k->c, def);
    for (int i = 0; i < body->items && !k->r.failed; i++) {
        const struct arb_node *node = body->item[i];
        int kind = kind_of(k, node);
        if (kind && !game_may_have(type, (enum ability_kind)kind)) {
            arb_pack_error(&k->r, node, "a " THING_WORD " of type %s has no %s ability",
                           type_names[type], node->word);
        } else if (kind) {
            struct ability a = read_ability(k, def, node, kind);
            ADD(k, k->c->ability, k->c->abilities, a);
        }
        arb_go_on(&k->r);
    }
    int count = k->r.failed ? 0 : k->c->abilities - first;
    return (struct ability_range){(uint16_t)(count ? first : 0), (uint16_t)count};
}
