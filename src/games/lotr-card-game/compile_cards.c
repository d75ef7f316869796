/* compile_cards.c - a pack becomes content: cards first, so that every title is known,
 * then what is printed on them, then decks and scenarios. */
#include "compile_cards.h"
#include "lotr.h"

/* What is printed on a card. */

int find_card(const struct compiler *k, const char *title, int types)
{
    EACH_DEF (k->c, i)
        if ((!types || types >> k->c->def[i].type & 1) && !strcmp(k->c->def[i].title, title))
            return i;
    return 0;
}

/* copies = 3, or { 2, 3 } where the editions differ; usually three of a card for
 * players' decks and one of any other. */
static void read_copies(struct compiler *k, const struct arb_node *body, struct card_def *card)
{
    const struct arb_node *node = arb_field_of(body, "copies");
    int usual = DECK_TYPES >> card->type & 1 && !card->objective ? 3 : 1;
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
    if (ENCOUNTER_TYPES >> card->type & 1)
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
    if (!((ENCOUNTER_TYPES | 1 << QUEST) >> card->type & 1))
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
    /* A card of which no copy is printed, a facedown enemy, may lack numbers. */
    read_stats(k, body, form, card.copies[0] || card.copies[1], card.stat);
    read_traits(k, body, card.traits);
    read_keywords(k, body, card.keyword);
    read_set_name(k, body, &card);
    read_campaign_fields(k, body, &card);
    arb_go_on(&k->r);
    if (PLAYER_TYPES >> form & 1)
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
    struct ability_range abilities = read_abilities(k, def, body);
    card = &k->c->def[def];
    card->ability = abilities.first;
    card->abilities = abilities.count;
    cut_text(k, abilities, card->text);
    if (card->text_a)
        cut_text(k, abilities, card->text_a);
}

/* The whole. */

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

static void read_pack(struct compiler *k, const struct arb_pack *pack)
{
    each_declaration(k, pack, read_card_or_product);
    for (int def = 1; def < k->c->defs && !k->r.failed; def++) {
        k->r.declaration = k->from[def];
        read_printed_text(k, def);
    }
    each_declaration(k, pack, read_deck_or_scenario);
    read_campaigns(k, pack);
    if (k->r.errors)
        return;
    check_suspects(k);
    warn_of_sets(k);
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

/* An event is played out of hand, another card must say so. */
static uint8_t phases_of_actions(const struct lotr_content *c, const struct card_def *d)
{
    unsigned phases = 0;
    for (int i = d->ability; i < d->ability + d->abilities; i++) {
        const struct ability *a = &c->ability[i];
        if (a->kind == ACTION && (d->type == EVENT || a->from == IN_HAND))
            phases |= a->phase ? 1u << a->phase : ~0u;
    }
    return (uint8_t)phases;
}

static uint8_t timings_of_answers(const struct lotr_content *c, const struct card_def *d)
{
    unsigned timings = 0;
    for (int i = d->ability; i < d->ability + d->abilities; i++)
        if (answers_from_hand(d, &c->ability[i]))
            timings |= 1u << c->ability[i].timing;
    return (uint8_t)timings;
}

/* What play would find out again and again. */
static void note_what_is_asked_often(struct compiler *k)
{
    struct lotr_content *c = k->c;
    EACH_DEF (c, def) {
        c->def[def].acts_in = phases_of_actions(c, &c->def[def]);
        c->def[def].answers_in = timings_of_answers(c, &c->def[def]);
    }
    for (int i = 0, n = 0; i < c->filters; i++)
        ADD(k, c->looking, n, look_for(&c->filter[i]));
}

void *lotr_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct compiler k;
    if (!compile_begin(&k, pack, err))
        return NULL;
    ADD(&k, k.c->def, k.c->defs, ((struct card_def){.title = "", .text = ""}));
    ADD(&k, k.c->set_name, k.c->sets, "");
    k.from = more_room(&k, k.from, 0, sizeof *k.from);
    read_pack(&k, pack);
    k.c->pile_order = looks_at_pile(k.c);
    k.c->lowers_points = lowers_points(k.c);
    note_what_is_asked_often(&k);
    return compile_end(&k);
}

/* Words. */

#define NAME(number, word) [number] = word,
#define WORD(number, word) word,
const char *const sphere_names[SPHERES + 1] = {SPHERE_WORDS(NAME)};
const char *const pool_names[] = {"-", "boon", "burden", NULL};

static const char *const declare_words[] = {
    GAME_TYPES(WORD) OBJECTIVE_ALLY, "deck", "scenario", "product", "campaign", NULL};
static const char *const thing_words[] = {GAME_TYPES(WORD) OBJECTIVE_ALLY, NULL};

const struct arb_schema lotr_schema = {
    .game = "lotr-card-game",
    .declare = declare_words,
    .things = thing_words,
    .build = program_builds,
    .stand = program_stands,
};
