/* The saga: what a game with campaigns defines, as little of it as can be. */
#include "saga.h"

#include "arena.h"
#include "error.h"

FRAME(saga, uint8_t answers;);

/* The play. */

static void offer_answers(struct arb_run *g)
{
    const struct campaign *campaign = campaign_of(g);
    if (campaign_part_of(g)->record) {
        for (int i = 0; i < campaign->marks; i++)
            if (!campaign_marked(g, i))
                offer_option(g, SAGA_MARK, i, 0, 0);
        offer_option(g, SAGA_DIG, 0, 0, 0);
        for (int i = 0; i < campaign->parts; i++)
            if (campaign->part[i].ifs && campaign_is_open(g, i))
                offer_option(g, SAGA_GO, i, 0, 0);
        offer_pass(g, SAGA_LEAVE);
    } else {
        for (int verb = SAGA_WIN; verb <= SAGA_FLEE; verb++)
            offer_option(g, verb, 0, 0, 0);
    }
}

static void finish(struct arb_run *g)
{
    struct arb_option o = *chosen(g);
    g->block->status = o.verb == SAGA_WIN ? ARB_WON : o.verb == SAGA_LOSE ? ARB_LOST : ARB_OVER;
    if (o.verb == SAGA_FLEE)
        campaign_end_with(g, SAGA_FLED);
    if (o.verb == SAGA_GO)
        campaign_go_to(g, o.a);
}

FLOW(saga)
{
    BEGIN;
    do {
        ASK(SEAT(0), "sg.1", "What now?", 0, { offer_answers(g); });
        if (chosen(g)->verb == SAGA_MARK)
            campaign_mark(g, chosen(g)->a, true);
        if (chosen(g)->verb == SAGA_DIG)
            campaign_count(g, campaign_counter_named(campaign_of(g), "areas"), 1);
    } while (chosen(g)->verb == SAGA_MARK || chosen(g)->verb == SAGA_DIG);
    finish(g);
    END;
}

static bool saga_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    json_t *doc;
    if (!campaign_read(g->c, setup, &doc, err))
        return false;
    if (!doc)
        return arb_fail(err, "a saga is a campaign");
    g->block->seats = 2;
    campaign_enter(g, doc);
    json_decref(doc);
    arb_push(g, FLOW_saga, &(struct saga){.frame = {0}}, sizeof(struct saga));
    return true;
}

/* What the kit asks of a game with campaigns. */

const struct campaign_field game_campaign_fields[] = {
    {"fame", CAMPAIGN_NUMBER, 1, 9, NOT_KEPT},    {"ship", CAMPAIGN_TEXT, 0, 0, NOT_KEPT},
    {"crew", CAMPAIGN_TEXTS, 0, 3, NOT_KEPT},     {"rolls", CAMPAIGN_NUMBERS, 0, 3, NOT_KEPT},
    {"chests", CAMPAIGN_RECORDS, 0, 3, NOT_KEPT}, {"notes", CAMPAIGN_OBJECT, 0, 0, NOT_KEPT},
    {"any", CAMPAIGN_VALUE, 0, 0, NOT_KEPT},      {.key = NULL}};
const struct campaign_field game_player_fields[] = {{"scars", CAMPAIGN_NUMBER, 0, 3, NOT_KEPT},
                                                    {.key = NULL}};
const char *const game_part_fields[] = {"interlude", NULL};

void game_read_part(struct arb_reader *r, const struct arb_node *node, struct campaign_part *part,
                    void *with)
{
    (void)with;
    part->record = arb_read_bool(r, node, "interlude", false);
}

bool game_old_document(const struct campaign *campaign, json_t *doc, struct arb_error *err)
{
    (void)campaign, (void)err;
    if (json_object_get(doc, "glory"))
        json_object_set(doc, "fame", json_object_get(doc, "glory"));
    return true;
}

bool game_check_document(const struct skirmish_content *c, const json_t *doc, struct arb_error *err)
{
    (void)c;
    return json_integer_value(json_object_get(doc, "fame")) != 7 ||
           arb_fail(err, "seven is cursed");
}

void game_seat_brings(const json_t *player, json_t *seat)
{
    json_object_update_missing(seat, json_object_get(player, "brings"));
}

void game_write_player(struct arb_run *g, int seat, const json_t *brought, json_t *player)
{
    json_int_t scars = json_integer_value(json_object_get(player, "scars"));
    (void)brought;
    if (g->block->status == ARB_LOST && seat == 0)
        json_object_set_new(player, "scars", json_integer(scars + 1));
}

bool game_play_counts(const struct arb_run *g)
{
    return KIT_CAMPAIGN(g)->result != 1 + SAGA_FLED || campaign_part_of(g)->record;
}

void game_write_down(struct arb_run *g, json_t *doc, json_t *entry)
{
    (void)doc;
    json_object_set_new(entry, "text",
                        json_sprintf("Ended %s.", arb_status_name(g->block->status)));
}

json_t *game_next_campaign(struct arb_run *g, const json_t *doc)
{
    json_t *next = campaign_begun(campaign_of(g), 0);
    json_object_set(next, "fame", json_object_get(doc, "fame"));
    return next;
}

void game_player_words(const struct skirmish_content *c, const json_t *player, json_t *item)
{
    json_int_t scars = json_integer_value(json_object_get(player, "scars"));
    (void)c;
    json_object_set_new(item, "text", json_sprintf("%d scars", (int)scars));
}

void game_campaign_words(const struct skirmish_content *c, const json_t *doc, json_t *words)
{
    (void)c;
    campaign_section(words, "Crew", campaign_joined(json_object_get(doc, "crew"), NULL), NULL);
}

json_t *game_campaign_needs(const struct skirmish_content *c, const json_t *doc,
                            const json_t *seats)
{
    (void)c, (void)doc, (void)seats;
    return json_array();
}

/* The table of functions. */

static void *saga_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct skirmish_content *content = calloc(1, sizeof *content);
    content->arena = arb_arena_new();
    for (int i = 0; i < pack->declarations; i++) {
        struct arb_reader r = {.declaration = &pack->declaration[i], .err = err};
        campaign_declare(&r, content->arena, &content->campaigns, NULL);
        if (r.failed) {
            saga_rules.free_content(content);
            return NULL;
        }
    }
    return content;
}

static void saga_free(void *content)
{
    arb_arena_free(((struct skirmish_content *)content)->arena);
    free(content);
}

static void saga_view(struct arb_run *g, int seat, struct arb_json *out)
{
    (void)g, (void)seat;
    arb_put_object(out, NULL);
    arb_put_end(out);
}

static const struct arb_flow flows[] = {[FLOW_saga] = {"saga", flow_saga}};
static const char *const declares[] = {"campaign", NULL}, *const none[] = {NULL},
                         *const verbs[] = {"none", "win", "lose", "flee", "leave",
                                           "mark", "dig", "go",   NULL};

const struct arb_rules saga_rules = {
    .id = "saga",
    .name = "The Saga",
    .owner = "nobody",
    .min_seats = 2,
    .max_seats = 2,
    .block_bytes = sizeof(struct skirmish),
    .flows = flows,
    .verbs = verbs,
    .event_kinds = none,
    .schema = &(
        const struct arb_schema){.declare = declares, .build = none, .stand = none, .game = "saga"},
    .compile = saga_compile,
    .free_content = saga_free,
    .setup = saga_setup,
    .view = saga_view,
    .campaign = campaign_after,
    .show_campaign = campaign_show,
};
