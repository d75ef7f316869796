/* What a game need not say of its campaigns: parts that are its records, documents of one version
 * without further conditions, players who bring nothing and need decide nothing, no words of its
 * own, every play counts, nothing follows the last. */
#include "kit_config.h"

#include "campaign.h"
#include "setup.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT const struct campaign_field game_campaign_fields[] = {{.key = NULL}};
MAY_BE_LEFT_OUT const char *const game_part_fields[] = {CAMPAIGN_PART, NULL};

/* A part names one of the records that KIT_RECORD_AT lists. */
#ifdef KIT_RECORD_AT
MAY_BE_LEFT_OUT void game_read_part(struct arb_reader *r, const struct arb_node *node,
                                    struct campaign_part *part, void *with)
{
    struct setup_choice record;
    const char *name = arb_read_string(r, node, CAMPAIGN_PART, true);
    for (part->record = 0; name && KIT_RECORD_AT(with, part->record, &record); part->record++)
        if (!strcmp(record.label, name)) {
            part->id = record.value;
            part->name = record.label;
            return;
        }
    arb_pack_error(r, node, "there is no " CAMPAIGN_PART " \"%s\"", name ? name : "");
}
#endif

MAY_BE_LEFT_OUT void game_write_down(struct arb_run *g, json_t *doc, json_t *entry)
{
    (void)doc;
    json_object_set_new(entry, "text", json_sprintf("%s was played.", campaign_part_of(g)->name));
}

/* Players have nothing of their own. */
MAY_BE_LEFT_OUT const struct campaign_field game_player_fields[] = {{.key = NULL}};

MAY_BE_LEFT_OUT void game_write_player(struct arb_run *g, int seat, const json_t *brought,
                                       json_t *player)
{
    (void)g, (void)seat, (void)brought, (void)player;
}

/* The numbers of a player that are not 0: "12 glory, 3 coins". */
MAY_BE_LEFT_OUT void game_player_words(const ARB_CONTENT *c, const json_t *player, json_t *item)
{
    char words[200] = "";
    struct arb_text out = {words, words + sizeof words};
    (void)c;
    for (const struct campaign_field *field = game_player_fields; field->key; field++) {
        json_int_t n = json_integer_value(json_object_get(player, field->key));
        if (field->kind == CAMPAIGN_NUMBER && n)
            arb_say(&out, "%s%d %s", *words ? ", " : "", (int)n, field->key);
    }
    json_object_set_new(item, "text", json_string(words));
}

MAY_BE_LEFT_OUT bool game_old_document(const struct campaign *campaign, json_t *doc,
                                       struct arb_error *err)
{
    (void)campaign, (void)doc, (void)err;
    return true;
}

MAY_BE_LEFT_OUT bool game_check_document(const ARB_CONTENT *c, const json_t *doc,
                                         struct arb_error *err)
{
    (void)c, (void)doc, (void)err;
    return true;
}

MAY_BE_LEFT_OUT void game_seat_brings(const json_t *player, json_t *seat)
{
    (void)player, (void)seat;
}

MAY_BE_LEFT_OUT bool game_play_counts(const struct arb_run *g)
{
    (void)g;
    return true;
}

MAY_BE_LEFT_OUT json_t *game_next_campaign(struct arb_run *g, const json_t *doc)
{
    (void)g, (void)doc;
    return NULL;
}

MAY_BE_LEFT_OUT void game_campaign_words(const ARB_CONTENT *c, const json_t *doc, json_t *words)
{
    (void)c, (void)doc, (void)words;
}

MAY_BE_LEFT_OUT json_t *game_campaign_needs(const ARB_CONTENT *c, const json_t *doc,
                                            const json_t *seats)
{
    (void)c, (void)doc, (void)seats;
    return json_array();
}
