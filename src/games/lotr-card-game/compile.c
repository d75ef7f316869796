/* compile.c - a pack becomes content: cards first, so that every title is known,
 * then what is printed on them, then decks and scenarios. */
#include "compile.h"

#include <stdio.h>

/* ---- Lists of the content ----------------------------------------------------------- */

/* A list doubles when its last place but one is taken, so the place after its
 * end is always there and empty. */
void *more_room(struct compiler *k, void *list, int count, size_t size)
{
    int full = count + 1;
    if (k->r.failed || (list && (full < 16 || (full & (full - 1)))))
        return list;
    if (count >= UINT16_MAX) {
        arb_pack_error(&k->r, NULL, "the packs hold more than %d parts of one kind", UINT16_MAX);
        arb_give_up(&k->r);
        return list;
    }
    size_t room = list ? 2 * (size_t)full : 16;
    void *larger = arb_arena_alloc(k->c->arena, room * size);
    if (!larger) {
        arb_pack_error(&k->r, NULL, "no memory is left for the content of the packs");
        arb_give_up(&k->r);
        return list;
    }
    if (list)
        memcpy(larger, list, (size_t)count * size);
    return larger;
}

const char *keep_text(struct compiler *k, const char *text)
{
    char *kept = text ? arb_arena_text(k->c->arena, text, strlen(text)) : NULL;
    if (text && !kept) {
        arb_pack_error(&k->r, NULL, "no memory is left for the texts of the packs");
        arb_give_up(&k->r);
    }
    return kept;
}

int find_text(const char *const *list, int count, const char *text)
{
    for (int i = 1; i < count; i++)
        if (!strcmp(list[i], text))
            return i;
    return 0;
}

int add_title(struct compiler *k, const char *title)
{
    int found = find_text(k->c->title, k->c->titles, title);
    return found ? found : ADD(k, k->c->title, k->c->titles, keep_text(k, title));
}

int add_text(struct compiler *k, const char *text)
{
    int found = find_text(k->c->text, k->c->texts, text);
    return found ? found : ADD(k, k->c->text, k->c->texts, keep_text(k, text));
}

int add_trait(struct compiler *k, const struct arb_node *at, const char *trait)
{
    int found = find_text(k->c->trait_name, k->c->traits, trait);
    if (found)
        return found;
    if (!*trait)
        arb_pack_error(&k->r, at, "a trait is empty; expected a text like \"Noble\"");
    if (k->c->traits >= TRAITS)
        arb_pack_error(&k->r, at, "more than %d different traits in all packs", TRAITS - 1);
    return ADD(k, k->c->trait_name, k->c->traits, keep_text(k, trait));
}

int find_card(const struct compiler *k, const char *title, int types)
{
    for (int i = 1; i < k->c->defs; i++)
        if ((!types || types >> k->c->def[i].type & 1) && !strcmp(k->c->def[i].title, title))
            return i;
    return 0;
}

/* ---- What is printed on a card --------------------------------------------------------- */

enum {
    TABLE_CARDS = 1 << QUEST | 1 << CAMPAIGN,
    /* An objective ally is an ally, with fields of its own. */
    ALLY_OF_THE_TABLE = TYPES,
    FIGHTERS = CHARACTERS | 1 << ALLY_OF_THE_TABLE
};

/* The numbers of each type of card. */
static const struct {
    const char *key;
    int stat, types, min, max;
} printed[] = {
    {"cost", COST, DECK_CARDS, 0, 20},
    {"threat_cost", THREAT, 1 << HERO, 0, 50},
    {"willpower", WILLPOWER, FIGHTERS, 0, 20},
    {"attack", ATTACK, FIGHTERS | 1 << ENEMY, 0, 50},
    {"defense", DEFENSE, FIGHTERS | 1 << ENEMY, 0, 50},
    {"hit_points", HIT_POINTS, FIGHTERS | 1 << ENEMY, 1, 99},
    {"engagement_cost", ENGAGEMENT_COST, 1 << ENEMY, 0, 99},
    {"threat", THREAT, 1 << ENEMY | 1 << LOCATION, 0, 20},
    {"quest_points", QUEST_POINTS, 1 << LOCATION | 1 << QUEST, 0, 99},
};
enum { PRINTED = sizeof printed / sizeof *printed };

/* Fields that are no numbers. */
static const struct {
    const char *key;
    int types;
} others[] = {
    {"number", ~0},
    {"text", ~0},
    {"copies", ~TABLE_CARDS},
    {"unique", ~(TABLE_CARDS | 1 << EVENT)},
    {"traits", ~TABLE_CARDS},
    {"keywords", ~TABLE_CARDS},
    {"sphere", PLAYER_CARDS},
    {"attach_to", 1 << ATTACHMENT},
    {"set", ENCOUNTER_CARDS | 1 << QUEST},
    {"easy", ENCOUNTER_CARDS},
    {"stage", 1 << QUEST},
    {"extra", 1 << OBJECTIVE},
    {"title_a", 1 << QUEST},
    {"text_a", 1 << QUEST},
    {"campaign", ~(1 << HERO | TABLE_CARDS)},
    {"controller", 1 << ALLY_OF_THE_TABLE},
    {"side", 1 << CAMPAIGN},
};
enum { OTHERS = sizeof others / sizeof *others };

static void check_fields(struct compiler *k, const struct arb_node *body, int form)
{
    const char *keys[PRINTED + OTHERS + 1];
    int count = 0;
    for (int i = 0; i < PRINTED; i++)
        if (printed[i].types >> form & 1)
            keys[count++] = printed[i].key;
    for (int i = 0; i < OTHERS; i++)
        if (others[i].types >> form & 1)
            keys[count++] = others[i].key;
    keys[count] = NULL;
    arb_only_fields(&k->r, body, keys);
}

/* A card of which no copy is printed, a facedown enemy, may lack numbers. */
static void read_stats(struct compiler *k, const struct arb_node *body, struct card_def *card,
                       int form)
{
    bool printed_at_all = card->copies[0] || card->copies[1];
    for (int i = 0; i < STATS; i++)
        card->stat[i] = NO_VALUE;
    for (int i = 0; i < PRINTED; i++) {
        if (!(printed[i].types >> form & 1))
            continue;
        const struct arb_node *node = arb_field_of(body, printed[i].key);
        if (printed[i].stat == COST && is_string(node) && !strcmp(node->string, "X"))
            card->stat[COST] = COST_X;
        else
            card->stat[printed[i].stat] =
                (int16_t)arb_read_int(&k->r, body, printed[i].key, printed[i].min, printed[i].max,
                                      printed_at_all ? ARB_REQUIRED : NO_VALUE);
    }
}

const struct arb_node *text_list(struct compiler *k, const struct arb_node *body, const char *key)
{
    const struct arb_node *list = arb_field_of(body, key);
    if (!list || k->r.failed)
        return NULL;
    bool good = list->kind == ARB_NODE_TABLE && !list->word && !list->fields;
    for (int i = 0; good && i < list->items; i++)
        good = is_string(list->item[i]);
    if (!good)
        arb_pack_error(&k->r, list,
                       "field \"%s\" is no list of texts; expected { \"...\", "
                       "\"...\" }",
                       key);
    return good ? list : NULL;
}

static void read_traits_and_keywords(struct compiler *k, const struct arb_node *body,
                                     struct card_def *card)
{
    const struct arb_node *traits = text_list(k, body, "traits");
    for (int i = 0; traits && i < traits->items && !k->r.failed; i++) {
        int trait = add_trait(k, traits->item[i], traits->item[i]->string);
        card->traits[trait >> 6] |= 1ull << (trait & 63);
        arb_go_on(&k->r);
    }
    arb_go_on(&k->r);
    const struct arb_node *keywords = text_list(k, body, "keywords");
    for (int i = 0; keywords && i < keywords->items && !k->r.failed; i++) {
        int keyword, number;
        if (read_keyword(k, keywords->item[i], &keyword, &number))
            card->keyword[keyword] = (uint8_t)(card->keyword[keyword] + number);
        arb_go_on(&k->r);
    }
    arb_go_on(&k->r);
}

/* copies = 3, or { 2, 3 } where the editions differ; usually three of a card for
 * players' decks and one of any other. */
static void read_copies(struct compiler *k, const struct arb_node *body, struct card_def *card)
{
    const struct arb_node *node = arb_field_of(body, "copies");
    int usual = DECK_CARDS >> card->type & 1 && !card->objective ? 3 : 1;
    bool pair = node && node->kind == ARB_NODE_TABLE && !node->word;
    for (int i = 0; i < EDITIONS; i++) {
        if (!pair) {
            card->copies[i] = (uint8_t)arb_read_int(&k->r, body, "copies", 0, 20, usual);
            continue;
        }
        const struct arb_node *one = item_of(node, i);
        if (!one || one->kind != ARB_NODE_INT || one->number < 0 || one->number > 20 ||
            node->items != EDITIONS || node->fields) {
            arb_pack_error(&k->r, node,
                           "field \"copies\" is not in its form; expected a number "
                           "from 0 to 20, or two of them: { in 2011, in 2022 }");
            return;
        }
        card->copies[i] = (uint8_t)one->number;
    }
    card->easy_copies = card->copies[0];
    if (ENCOUNTER_CARDS >> card->type & 1)
        card->easy_copies =
            (uint8_t)arb_read_int(&k->r, body, "easy", 0, card->copies[0], card->copies[0]);
}

/* A title stands for one card of its type in all packs, a number for one of them in
 * its product, which is the pack. */
static void check_twin(struct compiler *k, const struct card_def *card)
{
    for (int i = 1; i < k->c->defs && !k->r.failed; i++) {
        const struct card_def *twin = &k->c->def[i];
        if (twin->type != card->type || (card->type == CAMPAIGN && twin->side != card->side))
            continue;
        bool number =
            card->number && twin->number == card->number && !strcmp(twin->pack, card->pack);
        if (number || twin->title_id == card->title_id)
            arb_pack_error(&k->r, NULL, "%s \"%s\" of %s:%d has the same %s",
                           type_names[twin->type], twin->title, k->from[i]->file, k->from[i]->line,
                           number ? "number" : "title");
    }
}

/* Kept once: the packs themselves are gone when the cards are played. */
static const char *pack_name(struct compiler *k)
{
    const char *last = k->c->defs > 1 ? k->c->def[k->c->defs - 1].pack : NULL;
    return last && !strcmp(last, k->pack) ? last : keep_text(k, k->pack);
}

static void read_set_name(struct compiler *k, const struct arb_node *body, struct card_def *card)
{
    if (!((ENCOUNTER_CARDS | 1 << QUEST) >> card->type & 1))
        return;
    const char *name = arb_read_string(&k->r, body, "set", true);
    int found = find_text(k->c->set_name, k->c->sets, name);
    card->set = (uint16_t)(found ? found : ADD(k, k->c->set_name, k->c->sets, keep_text(k, name)));
}

/* What only cards of campaigns have. The two sides of a campaign card are told
 * apart by their letters. */
static void read_campaign_fields(struct compiler *k, const struct arb_node *body,
                                 struct card_def *card)
{
    static const char *const sides[] = {"A", "B", NULL};
    card->pool = (uint8_t)(1 + arb_read_word(&k->r, body, "campaign", pool_names + 1, -1));
    if (card->objective && arb_field_of(body, "controller"))
        card->controller = (uint8_t)read_who(k, arb_field_of(body, "controller"));
    if (card->controller && card->controller != WHO_FIRST)
        arb_pack_error(&k->r, arb_field_of(body, "controller"),
                       "\"controller\" is another player; expected first_player");
    if (card->type == CAMPAIGN)
        card->side = (uint8_t)arb_read_word(&k->r, body, "side", sides, (int)ARB_REQUIRED);
}

static void read_card(struct compiler *k, int type)
{
    const struct arb_declaration *declaration = k->r.declaration;
    const struct arb_node *body = declaration->body;
    struct card_def card = {.type = (uint8_t)type,
                            .objective = !strcmp(declaration->word, OBJECTIVE_ALLY)};
    int form = card.objective ? (int)ALLY_OF_THE_TABLE : type;
    check_fields(k, body, form);
    card.title_id = (uint16_t)add_title(k, declaration->name);
    if (k->r.failed)
        return;
    card.title = k->c->title[card.title_id];
    const char *text = arb_read_string(&k->r, body, "text", false);
    card.text = keep_text(k, text ? text : "");
    card.pack = pack_name(k);
    card.number = (uint16_t)arb_read_int(&k->r, body, "number", 1, 9999, 0);
    card.unique = type == HERO || arb_read_bool(&k->r, body, "unique", false);
    read_copies(k, body, &card);
    arb_go_on(&k->r);
    read_stats(k, body, &card, form);
    read_traits_and_keywords(k, body, &card);
    read_set_name(k, body, &card);
    read_campaign_fields(k, body, &card);
    arb_go_on(&k->r);
    if (PLAYER_CARDS >> form & 1)
        card.sphere =
            (uint8_t)arb_read_word(&k->r, body, "sphere", sphere_names, (int)ARB_REQUIRED);
    if (type == OBJECTIVE)
        card.extra = keep_text(k, arb_read_string(&k->r, body, "extra", false));
    if (type == QUEST) {
        card.stage = (uint8_t)arb_read_int(&k->r, body, "stage", 1, 20, ARB_REQUIRED);
        const char *title_a = arb_read_string(&k->r, body, "title_a", false);
        card.title_a = title_a ? keep_text(k, title_a) : card.title;
        card.text_a = keep_text(k, arb_read_string(&k->r, body, "text_a", false));
    }
    if (k->r.failed)
        return;
    check_twin(k, &card);
    arb_go_on(&k->r); /* its title is known to the others, whatever is wrong with it */
    int count = k->c->defs;
    k->from = more_room(k, k->from, count, sizeof *k->from);
    if (!k->r.failed)
        k->from[count] = declaration;
    ADD(k, k->c->def, k->c->defs, card);
}

static void read_printed_text(struct compiler *k, int def)
{
    const struct arb_node *body = k->r.declaration->body;
    struct card_def *card = &k->c->def[def];
    if (card->type == ATTACHMENT) {
        const struct arb_node *host = arb_field_of(body, "attach_to");
        if (!host)
            arb_pack_error(&k->r, NULL,
                           "field \"attach_to\" is missing; expected heroes{}, "
                           "characters{} or the like");
        else
            card->attach_to = (uint16_t)read_filter(k, host);
        arb_go_on(&k->r);
    }
    read_abilities(k, def, body);
}

/* ---- The whole ------------------------------------------------------------------------------ */

/* Index 0 of each list is "nothing". */
static void add_nothings(struct compiler *k)
{
    struct lotr_content *c = k->c;
    ADD(k, c->def, c->defs, ((struct card_def){.title = "", .text = ""}));
    ADD(k, c->ability, c->abilities, ((struct ability){0}));
    ADD(k, c->op, c->ops, ((struct op){0}));
    ADD(k, c->filter, c->filters, ((struct filter){0}));
    ADD(k, c->value, c->values, ((struct value){0}));
    ADD(k, c->condition, c->conditions, ((struct condition){0}));
    ADD(k, c->modifier, c->modifiers, ((struct modifier){0}));
    ADD(k, c->cost, c->costs, ((struct cost){0}));
    ADD(k, c->title, c->titles, "");
    ADD(k, c->text, c->texts, "");
    ADD(k, c->trait_name, c->traits, "");
    ADD(k, c->set_name, c->sets, "");
}

static int type_of(const char *word)
{
    if (!strcmp(word, OBJECTIVE_ALLY))
        return ALLY;
    for (int type = 1; type < TYPES; type++)
        if (!strcmp(word, type_names[type]))
            return type;
    return TYPE_NONE;
}

static void read_card_or_product(struct compiler *k)
{
    const char *word = k->r.declaration->word;
    if (type_of(word))
        read_card(k, type_of(word));
    else if (!strcmp(word, "product"))
        read_product(k);
}

static void read_deck_or_scenario(struct compiler *k)
{
    const char *word = k->r.declaration->word;
    if (!strcmp(word, "deck"))
        read_deck(k);
    else if (!strcmp(word, "scenario"))
        read_scenario(k);
}

void each_declaration(struct compiler *k, const struct arb_pack *pack,
                      void (*read)(struct compiler *))
{
    int from = -1;
    for (int i = 0; i < pack->declarations && !k->r.failed; i++) {
        while (from < 0 || i >= pack->loaded[from].end)
            k->pack = pack->loaded[++from].name;
        k->r.declaration = &pack->declaration[i];
        read(k);
        arb_go_on(&k->r);
    }
}

static void read_pack(struct compiler *k, const struct arb_pack *pack)
{
    each_declaration(k, pack, read_card_or_product);
    for (int def = 1; def < k->c->defs && !k->r.failed; def++) {
        k->r.declaration = k->from[def];
        read_printed_text(k, def);
        arb_go_on(&k->r);
    }
    each_declaration(k, pack, read_deck_or_scenario);
    read_campaigns(k, pack);
    if (!k->r.errors)
        check_suspects(k);
}

static void no_memory(struct arb_error *err)
{
    if (err)
        snprintf(err->text, sizeof err->text, "no memory is left for the content of the packs");
}

static bool looks_at_pile(const struct lotr_content *c)
{
    for (int i = 0; i < c->ops; i++)
        if (c->op[i].code == OP_CHOOSE_TOP && c->op[i].set.which == WHICH_FILTER &&
            (c->filter[c->op[i].set.filter].places & IN_ENCOUNTER_DISCARD))
            return true;
    return false;
}

static bool lowers_points(const struct lotr_content *c)
{
    for (int i = 0; i < c->modifiers; i++) {
        const struct modifier *m = &c->modifier[i];
        if ((m->stat == HIT_POINTS || m->stat == QUEST_POINTS) &&
            (m->change == SET_STAT ||
             (m->change == ADD_STAT && (m->value.measure || m->value.base < 0))))
            return true;
    }
    return false;
}

void *lotr_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct arb_arena *arena = arb_arena_new();
    struct lotr_content *content = arena ? arb_arena_alloc(arena, sizeof *content) : NULL;
    if (!content) {
        no_memory(err);
        arb_arena_free(arena);
        return NULL;
    }
    static const struct arb_declaration nowhere = {.word = "pack", .name = "", .file = ""};
    content->arena = arena;
    struct compiler k = {.r = {.declaration = &nowhere, .err = err, .findings = pack->findings},
                         .c = content};
    add_nothings(&k);
    k.from = more_room(&k, k.from, 0, sizeof *k.from);
    read_pack(&k, pack);
    if (k.r.errors) {
        arb_arena_free(arena);
        return NULL;
    }
    content->pile_order = looks_at_pile(content);
    content->lowers_points = lowers_points(content);
    return content;
}

void lotr_free(void *content)
{
    if (content)
        arb_arena_free(((struct lotr_content *)content)->arena);
}
