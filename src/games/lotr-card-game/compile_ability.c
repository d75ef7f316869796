/* compile_ability.c - abilities: when they may or must be used, what they cost,
 * and what constant ones and lasting effects change. */
#include "compile.h"

#include <stdio.h>

static const char *const no_fields[] = {NULL};

static void wrong_form(struct compiler *k, const struct arb_node *node, const char *usage)
{
    arb_pack_error(&k->r, node, "%s is not in its form; expected %s", node->word, usage);
}

/* ---- Changes ------------------------------------------------------------------------ */

static const struct change_word {
    const char *word;
    int change;
    const char *takes, *usage;
} change_words[] = {
#define ENTRY(change, word, takes, usage) {word, change, takes, usage},
    KIT_CHANGES(ENTRY) GAME_CHANGES(ENTRY)
#undef ENTRY
};

static void read_change_part(struct compiler *k, const struct arb_node *item, char takes,
                             struct modifier *m)
{
    static const char *const sides[] = {"player", "encounter", "both", NULL};
    int keyword, number;
    switch (takes) {
    case 'q':
        m->stat = (uint8_t)read_stat(k, item);
        break;
    case 'n':
        m->value = read_value(k, item);
        break;
    case 's':
        m->set = read_set(k, item);
        break;
    case 'v':
        m->who = (uint8_t)read_who(k, item);
        break;
    case 'V':
        m->who = (uint8_t)read_who(k, item);
        break;
    case 't':
        if (is_string(item))
            m->arg = (uint16_t)add_trait(k, item, item->string);
        if (is_string(item) && m->change != GAIN_TRAIT)
            suspect(k, UNUSED_TRAIT, item, m->arg);
        if (!is_string(item))
            arb_pack_error(&k->r, item, "%s is no trait; expected a text", shown(k, item));
        break;
    case 'k':
        if (read_keyword(k, item, &keyword, &number)) {
            m->arg = (uint16_t)keyword;
            m->value.base = (int16_t)number;
        }
        break;
    case 'p':
        m->arg = (uint16_t)arb_word_of(&k->r, item, sphere_names);
        break;
    case 'y':
        m->arg = (uint16_t)(1 + arb_word_of(&k->r, item, type_names + 1));
        break;
    case 'i':
        m->arg = (uint16_t)(1 + arb_word_of(&k->r, item, sides));
        break;
    }
}

static struct modifier read_change(struct compiler *k, const struct arb_node *node)
{
    struct modifier m = {0};
    const struct change_word *word = NULL;
    for (size_t i = 0; i < sizeof change_words / sizeof *change_words; i++)
        if (is_word(node, change_words[i].word))
            word = &change_words[i];
    if (k->r.failed)
        return m;
    if (!word) {
        arb_pack_error(&k->r, node,
                       "%s is no change; expected add(\"attack\", 1, self), "
                       "cannot_attack(...) or the like",
                       shown(k, node));
        return m;
    }
    m.change = (uint8_t)word->change;
    arb_only_fields(&k->r, node, no_fields);
    int used = 0;
    for (const char *t = word->takes; *t && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, used);
        bool optional = *t == 'v' || *t == 'V' || (*t == 't' && t[1] == 0);
        if (item) {
            read_change_part(k, item, *t, &m);
            used++;
        } else if (*t == 'V') {
            m.who = WHO_ANYONE;
        } else if (!optional) {
            wrong_form(k, node, word->usage);
        }
    }
    if (!k->r.failed && node->items > used)
        wrong_form(k, node, word->usage);
    return m;
}

int read_changes(struct compiler *k, const struct arb_node *node, int first_item, int condition)
{
    enum { MOST = 8 };
    struct modifier list[MOST];
    int count = node->items - first_item, first = 0;
    if (count > MOST) {
        arb_pack_error(&k->r, node, "more than %d changes together", MOST);
        return 0;
    }
    bool wrong = false;
    for (int i = 0; i < count; i++) {
        list[i] = read_change(k, node->item[first_item + i]);
        list[i].condition = (uint16_t)condition;
        list[i].and_next = i + 1 < count;
        wrong |= arb_go_on(&k->r);
    }
    k->r.failed |= wrong;
    for (int i = 0; i < count && !k->r.failed; i++) {
        int index = ADD(k, k->c->modifier, k->c->modifiers, list[i]);
        first = first ? first : index;
    }
    return first;
}

/* ---- Costs ----------------------------------------------------------------------------- */

static struct cost read_cost(struct compiler *k, const struct arb_node *node)
{
    static const struct {
        const char *word;
        int code;
        const char *takes, *usage;
    } words[] = {
#define ENTRY(code, word, takes, usage) {word, code, takes, usage},
        GAME_COSTS(ENTRY)
#undef ENTRY
    };
    struct cost cost = {0};
    size_t i = 0, count = sizeof words / sizeof *words;
    while (i < count && !is_word(node, words[i].word))
        i++;
    if (k->r.failed)
        return cost;
    if (i == count) {
        arb_pack_error(&k->r, node,
                       "%s is no cost; expected exhaust(...), spend(...), "
                       "discard_hand(...) or the like",
                       shown(k, node));
        return cost;
    }
    arb_only_fields(&k->r, node, no_fields);
    cost.code = (uint8_t)words[i].code;
    int used = 0;
    for (const char *t = words[i].takes; *t && *t != '$' && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, used);
        used += item != NULL;
        if (*t == 'w')
            cost.who = (uint8_t)(item ? read_who(k, item) : WHO_YOU);
        else if (!item)
            wrong_form(k, node, words[i].usage);
        else if (*t == 'n')
            cost.n = read_value(k, item);
        else
            cost.set = read_set(k, item);
    }
    if (!k->r.failed && node->items > used)
        wrong_form(k, node, words[i].usage);
    if (strchr(words[i].takes, '$'))
        k->knows |= KNOWS_PAID;
    return cost;
}

/* One cost, or the costs in a table or a part. */
static int read_costs(struct compiler *k, const struct arb_node *node, bool items)
{
    enum { MOST = 8 };
    struct cost list[MOST + 1] = {0};
    if (!node || k->r.failed)
        return 0;
    bool many = items || (node->kind == ARB_NODE_TABLE && !node->word);
    int count = many ? node->items : 1;
    if (count > MOST || (many && !count)) {
        arb_pack_error(&k->r, node, "%d costs; expected 1 to %d", count, MOST);
        return 0;
    }
    bool wrong = false;
    for (int i = 0; i < count; i++) {
        list[i] = read_cost(k, many ? node->item[i] : node);
        wrong |= arb_go_on(&k->r);
    }
    k->r.failed |= wrong;
    int first = 0;
    for (int i = 0; i <= count && !k->r.failed; i++) {
        int index = ADD(k, k->c->cost, k->c->costs, list[i]);
        first = first ? first : index;
    }
    return first;
}

/* ---- Triggers ------------------------------------------------------------------------------ */

static const struct {
    const char *word;
    int fact;
    const char *tells, *moments;
} facts[] = {
#define ENTRY(fact, word, tells, moments) {word, fact, tells, moments},
    GAME_FACTS(ENTRY)
#undef ENTRY
};

static int fact_of(const struct arb_node *node)
{
    for (int i = 0; i < (int)(sizeof facts / sizeof *facts); i++)
        if (is_word(node, facts[i].word))
            return i;
    return -1;
}

int read_fact_word(struct compiler *k, const struct arb_node *node)
{
    int i = fact_of(node);
    if (i < 0)
        arb_pack_error(&k->r, node,
                       "%s is nothing that happens; expected enters_play(...), "
                       "commits(...), phase_ends{ ... } or the like",
                       shown(k, node));
    return i < 0 ? FACT_NONE : facts[i].fact;
}

/* The fields that name a fact, by timing, and its letters in GAME_FACTS. */
static const struct {
    const char *key;
    char letter;
} timings[TIMINGS] = {[TIMING_AFTER] = {"after", 'a'},
                      [TIMING_WHEN] = {"when", 'w'},
                      [TIMING_CANCEL] = {"cancels", 'c'}};

/* Not everything that happens can be answered at every moment: nothing waits before a
 * card readies. What cannot is refused with what can. */
void check_moment(struct compiler *k, const struct arb_node *node, enum timing timing)
{
    int fact = fact_of(node);
    if (fact < 0 || strchr(facts[fact].moments, timings[timing].letter))
        return;
    char others[32] = "", these[400] = "";
    for (int t = 0; t < TIMINGS; t++)
        if (strchr(facts[fact].moments, timings[t].letter))
            snprintf(others + strlen(others), sizeof others - strlen(others), "%s%s",
                     *others ? " or " : "", timings[t].key);
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        if (strchr(facts[i].moments, timings[timing].letter))
            snprintf(these + strlen(these), sizeof these - strlen(these), "%s%s",
                     *these ? ", " : "", facts[i].word);
    if (timing == TIMING_AFTER)
        arb_pack_error(&k->r, node, "nothing is answered after %s; expected it with %s",
                       facts[fact].word, others);
    else
        arb_pack_error(&k->r, node,
                       "%s cannot be answered by \"%s\"; expected %s = %s(...), or %s "
                       "with one of %s",
                       facts[fact].word, timings[timing].key, others, facts[fact].word,
                       timings[timing].key, these);
}

int read_phase(struct compiler *k, const struct arb_node *table)
{
    return 1 + arb_read_word(&k->r, table, "phase", phase_names + 1, -1);
}

/* What the fact tells of can be named by the rest of the ability. */
static void learn(struct compiler *k, const char *tells)
{
    static const struct {
        char letter;
        int bit;
    } table[] = {{'t', KNOWS_EVENT_THING},
                 {'o', KNOWS_EVENT_OTHER},
                 {'s', KNOWS_EVENT_SEAT},
                 {'a', KNOWS_AMOUNT}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strchr(tells, table[i].letter))
            k->knows |= (unsigned)table[i].bit;
}

static void read_trigger(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    static const char *const fields[] = {"by", "with", "phase", NULL};
    a->fact = (uint8_t)read_fact_word(k, node);
    if (k->r.failed)
        return;
    const char *tells = facts[fact_of(node)].tells;
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *by = arb_field_of(node, "by"), *with = arb_field_of(node, "with");
    bool has_phase = strchr(tells, 'p');
    if (node->items > 1 || (node->items && !strchr(tells, 't')))
        arb_pack_error(&k->r, node,
                       "%s tells of %s card; its own stands first, a second one is "
                       "with = cards",
                       node->word, strchr(tells, 't') ? "one" : "no");
    if (by && !strchr(tells, 's'))
        arb_pack_error(&k->r, node, "%s tells of no player; expected no field \"by\"", node->word);
    if (with && !strchr(tells, 'o'))
        arb_pack_error(&k->r, node, "%s tells of no second card; expected no field \"with\"",
                       node->word);
    if (arb_field_of(node, "phase") && !has_phase)
        arb_pack_error(&k->r, node,
                       "%s has no phase; \"phase\" goes with phase_begins and "
                       "phase_ends",
                       node->word);
    k->in_fact = true;
    if (node->items)
        a->subject = read_set(k, node->item[0]);
    if (with)
        a->object = read_set(k, with);
    k->in_fact = false;
    if (by)
        a->event_seat = (uint8_t)read_who(k, by);
    if (has_phase)
        a->phase = (uint8_t)read_phase(k, node);
    learn(k, tells);
}

static void read_triggers(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    for (int timing = 0; timing < TIMINGS; timing++) {
        const struct arb_node *trigger = arb_field_of(node, timings[timing].key);
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
    if (a->timing != TIMING_CANCEL || k->r.failed)
        return;
    a->cancels = a->fact == FACT_REVEALED ? 1 : a->fact == FACT_SHADOW_EFFECT ? 2 : 4;
}

/* ---- Abilities --------------------------------------------------------------------------------
 */

static void read_limit(struct compiler *k, const struct arb_node *node, struct ability *a)
{
    static const char *const pers[] = {"phase", "round", "game", NULL};
    static const char *const fors[] = {"card", "player", "table", NULL};
    const struct arb_node *limit = arb_field_of(node, "limit");
    if (!limit)
        return;
    if (limit->kind != ARB_NODE_TABLE || limit->word || limit->fields || limit->items < 2 ||
        limit->items > 3 || limit->item[0]->kind != ARB_NODE_INT || limit->item[0]->number < 1 ||
        limit->item[0]->number > 99) {
        arb_pack_error(&k->r, limit,
                       "the limit is not in its form; expected limit = { 1, "
                       "\"round\" } or { 1, \"round\", \"player\" }");
        return;
    }
    a->limit = (uint8_t)limit->item[0]->number;
    a->limit_per = (uint8_t)(1 + arb_word_of(&k->r, limit->item[1], pers));
    if (limit->items == 3)
        a->limit_for = (uint8_t)arb_word_of(&k->r, limit->item[2], fors);
}

/* Which abilities a type of card can have. */
static bool suits(int type, int kind)
{
    int player = 1 << HERO | 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT;
    switch (kind) {
    case WHEN_REVEALED:
        return !(player >> type & 1) && type != CAMPAIGN;
    case SHADOW:
        return !(player >> type & 1) && type != QUEST && type != CAMPAIGN;
    case TRAVEL_COST:
        return type == LOCATION;
    case SETUP_TEXT:
        return type == QUEST || type == CAMPAIGN;
    case RESOLUTION:
        return type == CAMPAIGN;
    case CONSTANT:
        return type != EVENT;
    default:
        return true;
    }
}

/* Could the cards of the fact be the one the ability is printed on, or a copy of it? */
static bool could_be_its_own(const struct compiler *k, const struct ability *a)
{
    const struct card_def *card = &k->c->def[a->def];
    if (a->subject.which != WHICH_FILTER)
        return !a->subject.which || a->subject.which == WHICH_SELF;
    const struct filter *f = &k->c->filter[a->subject.filter];
    bool another_type = f->types && !(f->types >> card->type & 1);
    bool another_title = f->title && f->title != card->title_id;
    return !another_type && !another_title && !(card->unique && (f->without & IS_SELF));
}

/* What must and must not be there, by kind. */
static void check_form(struct compiler *k, const struct arb_node *node, const struct ability *a)
{
    bool triggered = a->kind == RESPONSE || a->kind == FORCED;
    if (triggered && !a->fact)
        arb_pack_error(&k->r, node, "%s says not to what; expected after = ... or when = ...%s",
                       node->word, a->kind == RESPONSE ? ", or cancels = ..." : "");
    if (!triggered && a->kind != CONSTANT && a->fact)
        arb_pack_error(&k->r, node,
                       "%s has no trigger; expected no \"after\", \"when\" or "
                       "\"cancels\"",
                       node->word);
    if (a->kind == FORCED && a->fact == FACT_EFFECT && could_be_its_own(k, a))
        arb_pack_error(&k->r, node,
                       "forced answers its own effect, and that one again, without end; expected "
                       "other cards, like when = effect(events{})");
    if (a->kind == FORCED && a->timing == TIMING_CANCEL)
        arb_pack_error(&k->r, node, "only a response cancels");
    if (a->kind == CONSTANT && a->fact && node->items)
        arb_pack_error(&k->r, node, "constant has both a trigger and changes; expected one");
    if (a->kind == CONSTANT && !a->fact && (!node->items || a->program))
        arb_pack_error(&k->r, node,
                       "constant changes nothing; expected changes like "
                       "add(\"attack\", 1, host), or a trigger and an effect");
    if (a->kind != CONSTANT && a->kind != TRAVEL_COST && node->items)
        arb_pack_error(&k->r, node, "%s has a part without a name: %s; expected effect = ...",
                       node->word, shown(k, node->item[0]));
    if (a->kind == TRAVEL_COST && !node->items)
        arb_pack_error(&k->r, node, "travel costs nothing; expected travel{ cost }");
    bool acts = a->kind != TRAVEL_COST && (a->kind != CONSTANT || a->fact);
    if (acts && !a->program)
        arb_pack_error(&k->r, node, "%s does nothing; expected effect = ...", node->word);
    if (!k->r.failed)
        check_cancel(k, node, a);
}

static const char *const *fields_of(int kind)
{
    static const char *const constant[] = {"after", "when", "condition", "effect",
                                           "from",  "text", NULL};
    static const char *const action[] = {"phase", "from",   "user", "condition", "cost",
                                         "limit", "effect", "text", NULL};
    static const char *const triggered[] = {"after",  "when",      "cancels", "from",
                                            "user",   "condition", "cost",    "limit",
                                            "effect", "optional",  "text",    NULL};
    static const char *const revealed[] = {"condition", "effect", "optional", "text", NULL};
    static const char *const travel[] = {"text", NULL};
    switch (kind) {
    case CONSTANT:
        return constant;
    case ACTION:
        return action;
    case RESPONSE:
    case FORCED:
        return triggered;
    case TRAVEL_COST:
        return travel;
    default:
        return revealed;
    }
}

static int read_from(struct compiler *k, const struct arb_node *node)
{
    static const char *const words[] = {"hand", "discard", "aside", NULL};
    static const int places[] = {0, IN_HAND, IN_DISCARD, IN_ASIDE};
    return places[1 + arb_read_word(&k->r, node, "from", words, -1)];
}

static void read_ability(struct compiler *k, int def, const struct arb_node *node, int kind)
{
    const struct card_def *card = &k->c->def[def];
    if (!suits(card->type, kind)) {
        arb_pack_error(&k->r, node, "a card of type %s has no %s ability", type_names[card->type],
                       node->word);
        return;
    }
    k->knows = 0;
    if (card->type == ATTACHMENT || card->type == OBJECTIVE || card->type == TREACHERY)
        k->knows |= KNOWS_HOST;
    if (card->stat[COST] == COST_X)
        k->knows |= KNOWS_X;
    arb_only_fields(&k->r, node, fields_of(kind));

    struct ability a = {.kind = (uint8_t)kind, .def = (uint16_t)def};
    const struct arb_node *user = arb_field_of(node, "user");
    const char *text = arb_read_string(&k->r, node, "text", false);
    int errors = k->r.errors;
    read_triggers(k, node, &a);
    if (arb_go_on(&k->r))
        k->knows |= KNOWS_OF_EVENTS;
    if (kind == ACTION)
        a.phase = (uint8_t)read_phase(k, node);
    if (user)
        a.user = (uint8_t)read_who(k, user);
    a.from = (uint16_t)read_from(k, node);
    if (card->type == EVENT && !a.from)
        a.from = IN_HAND;
    a.optional = arb_read_bool(&k->r, node, "optional", false);
    arb_go_on(&k->r);
    a.condition = (uint16_t)read_condition(k, arb_field_of(node, "condition"));
    arb_go_on(&k->r);
    a.cost = (uint16_t)(kind == TRAVEL_COST ? read_costs(k, node, true)
                                            : read_costs(k, arb_field_of(node, "cost"), false));
    if (arb_go_on(&k->r))
        k->knows |= KNOWS_PAID;
    read_limit(k, node, &a);
    arb_go_on(&k->r);
    a.program = (uint16_t)read_program(k, arb_field_of(node, "effect"));
    arb_go_on(&k->r);
    if (kind == CONSTANT && !a.fact)
        a.modifier = (uint16_t)read_changes(k, node, 0, a.condition);
    a.text = (uint16_t)(text ? add_text(k, text) : 0);
    arb_go_on(&k->r);
    if (k->r.errors == errors)
        check_form(k, node, &a);
    ADD(k, k->c->ability, k->c->abilities, a);
}

/* The positional parts of a card are its abilities, in their order. */
void read_abilities(struct compiler *k, int def, const struct arb_node *body)
{
    int first = k->c->abilities;
    for (int i = 0; i < body->items && !k->r.failed; i++) {
        const struct arb_node *node = body->item[i];
        int kind = ABILITY_NONE + 1;
        while (kind < ABILITY_KINDS && !is_word(node, ability_names[kind]))
            kind++;
        if (kind == ABILITY_KINDS)
            arb_pack_error(&k->r, node,
                           "%s is no ability; expected action{ ... }, "
                           "response{ ... }, constant{ ... } or the like",
                           shown(k, node));
        else
            read_ability(k, def, node, kind);
        arb_go_on(&k->r);
    }
    if (k->r.failed)
        return;
    int count = k->c->abilities - first;
    k->c->def[def].ability = (uint16_t)(count ? first : 0);
    k->c->def[def].abilities = (uint16_t)count;
}
