/* campaign_pack.c - campaigns as packs declare them.
 *
 *   campaign "red-canyon" {
 *       name = "Red Canyon",
 *       results = { "fled" },                    -- besides won, lost and over
 *       marks = { "map bought", ["hatch found"] = "The hatch was found." },
 *       counters = { "areas", iron = 2 },        -- what they begin with, or 0
 *       parts = {
 *           { id = "landing", ... the game's own fields,
 *             next = { won = "colony", fled = "landing", "ambush" } },
 *           { id = "colony", ...,
 *             next = { { to = "hive", when = { counter = "areas", at_least = 3 } },
 *                      { to = "canyon", when = { mark = "hatch found" }, say = "Down." },
 *                      "landing" } },
 *       } }
 *
 * `next` is a way, a list of ways, or by result a way or a list of them; those of the
 * play's result are tried first, then those without one, in their order, and if none
 * holds the part is played again. A way is the id of a part, "again", "end", or { to, when,
 * say }. Without `next` a win leads to the part below, or ends the campaign.
 * `when` is a condition or a list of them: { mark }, { no_mark }, { counter, at_least },
 * { counter, at_most }, { won }, { lost } and { ended }, which name a part; several in one
 * must all hold. `open` of a part is the same for parts that players may choose. */
#include "kit_config.h"

#include "arena.h"
#include "campaign.h"

struct reading {
    struct arb_reader *r;
    struct arb_arena *arena;
    struct campaign *campaign;
    const char *part[CAMPAIGN_PARTS + 3]; /* ids, "again" and "end", ended by NULL */
    const char *mark[CAMPAIGN_MARKS + 1], *counter[CAMPAIGN_COUNTERS + 1];
    const char *result[CAMPAIGN_RESULTS + 1];
};

static const char *keep(struct reading *k, const char *text)
{
    char *kept = text ? arb_arena_text(k->arena, text, strlen(text)) : NULL;
    if (text && !kept)
        arb_pack_error(k->r, NULL, "there is no memory left");
    return kept ? kept : "";
}

static bool is_plain(const struct arb_node *node)
{
    return node && node->kind == ARB_NODE_TABLE && !node->word;
}

/* Names. */

/* The number of a name that is now among these; -1 and an error if there is no room, or
 * another of this name. */
static int add_name(struct reading *k, const struct arb_node *at, const char **names, int *count,
                    int most, const char *name)
{
    for (int i = 0; i < *count; i++)
        if (!strcmp(names[i], name)) {
            arb_pack_error(k->r, at, "\"%s\" is there twice", name);
            return -1;
        }
    if (*count == most) {
        arb_pack_error(k->r, at, "there are too many; expected at most %d", most);
        return -1;
    }
    names[*count] = keep(k, name);
    return (*count)++;
}

/* What the entry of a list or the value of a field says; "" and an error if it is no text. */
static const char *text_of(struct reading *k, const struct arb_node *node)
{
    if (node->kind == ARB_NODE_STRING)
        return node->string;
    arb_pack_error(k->r, node, "a name or a text is missing");
    return "";
}

static int add_mark(struct reading *k, const struct arb_node *at, const char *name)
{
    struct campaign *to = k->campaign;
    int n = add_name(k, at, k->mark, &to->marks, CAMPAIGN_MARKS, name);
    if (n >= 0)
        to->mark[n].name = k->mark[n];
    return n;
}

static void read_marks(struct reading *k, const struct arb_node *marks)
{
    for (int i = 0; i < marks->items; i++)
        add_mark(k, marks, text_of(k, marks->item[i]));
    for (int i = 0; i < marks->fields; i++) {
        int n = add_mark(k, marks, marks->field[i].key);
        if (n >= 0)
            k->campaign->mark[n].words = keep(k, text_of(k, marks->field[i].value));
    }
}

static void add_counter(struct reading *k, const struct arb_node *at, const char *name, int begins)
{
    struct campaign *to = k->campaign;
    int n = add_name(k, at, k->counter, &to->counters, CAMPAIGN_COUNTERS, name);
    if (n < 0)
        return;
    to->counter[n].name = k->counter[n];
    to->counter[n].begins = (int16_t)begins;
}

static void read_counters(struct reading *k, const struct arb_node *counters)
{
    for (int i = 0; i < counters->items; i++)
        add_counter(k, counters, text_of(k, counters->item[i]), 0);
    for (int i = 0; i < counters->fields; i++)
        add_counter(k, counters, counters->field[i].key,
                    arb_read_int(k->r, counters, counters->field[i].key, -30000, 30000, 0));
}

static void read_results(struct reading *k, const struct arb_node *results)
{
    struct campaign *to = k->campaign;
    for (int i = 0; i < results->items; i++) {
        int n = add_name(k, results, k->result, &to->results, CAMPAIGN_RESULTS,
                         text_of(k, results->item[i]));
        if (n >= 0)
            to->result[n] = k->result[n];
    }
}

/* Conditions. */

/* The number of a name in a field, or -1 if the field is absent. */
static int name_in(struct reading *k, const struct arb_node *table, const char *key,
                   const char *const *names)
{
    return arb_read_word(k->r, table, key, names, -1);
}

static void add_if(struct reading *k, const struct arb_node *at, struct campaign_if *list,
                   int *count, struct campaign_if is)
{
    if (*count == CAMPAIGN_IFS)
        arb_pack_error(k->r, at, "there are too many conditions; expected at most %d",
                       CAMPAIGN_IFS);
    else
        list[(*count)++] = is;
}

static void read_if(struct reading *k, const struct arb_node *node, struct campaign_if *list,
                    int *count)
{
    static const char *const fields[] = {"mark", "no_mark", "counter", "at_least", "at_most",
                                         "won",  "lost",    "ended",   NULL};
    static const struct {
        const char *key;
        int16_t results;
    } ends[] = {{"won", 1 << CAMPAIGN_WON}, {"lost", 1 << CAMPAIGN_LOST}, {"ended", 255}};
    int before = *count, what;
    arb_only_fields(k->r, node, fields);
    if ((what = name_in(k, node, "mark", k->mark)) >= 0)
        add_if(k, node, list, count, (struct campaign_if){CAMPAIGN_MARKED, (uint8_t)what, 0});
    if ((what = name_in(k, node, "no_mark", k->mark)) >= 0)
        add_if(k, node, list, count, (struct campaign_if){CAMPAIGN_UNMARKED, (uint8_t)what, 0});
    for (int i = 0; i < 3; i++)
        if ((what = name_in(k, node, ends[i].key, k->part)) >= 0 && what < k->campaign->parts)
            add_if(k, node, list, count,
                   (struct campaign_if){CAMPAIGN_ENDED, (uint8_t)what, ends[i].results});
    what = name_in(k, node, "counter", k->counter);
    for (int i = 0; i < 2 && what >= 0; i++) {
        const char *key = i ? "at_most" : "at_least";
        int than = arb_read_int(k->r, node, key, -30000, 30000, 0);
        if (arb_field_of(node, key))
            add_if(k, node, list, count,
                   (struct campaign_if){i ? CAMPAIGN_AT_MOST : CAMPAIGN_AT_LEAST, (uint8_t)what,
                                        (int16_t)than});
    }
    if (*count == before)
        arb_pack_error(k->r, node,
                       "a condition is not in its form; expected { mark = \"...\" }, "
                       "{ counter = \"...\", at_least = n } or the like");
}

static int read_when(struct reading *k, const struct arb_node *when, struct campaign_if *list)
{
    int count = 0;
    if (when && !is_plain(when))
        arb_pack_error(k->r, when, "a condition is not in its form; expected { ... }");
    else if (when && when->items)
        for (int i = 0; i < when->items && is_plain(when->item[i]); i++)
            read_if(k, when->item[i], list, &count);
    else if (when)
        read_if(k, when, list, &count);
    return count;
}

/* Ways. */

static void read_way(struct reading *k, const struct arb_node *node, int part, int result)
{
    static const char *const fields[] = {"to", "when", "say", NULL};
    struct campaign *campaign = k->campaign;
    struct campaign_part *from = &campaign->part[part];
    struct campaign_way way = {.result = (uint8_t)result};
    int to;
    if (is_plain(node)) {
        arb_only_fields(k->r, node, fields);
        to = arb_read_word(k->r, node, "to", k->part, ARB_REQUIRED);
        way.ifs = (uint8_t)read_when(k, arb_field_of(node, "when"), way.when);
        if (arb_field_of(node, "say"))
            way.say = keep(k, arb_read_string(k->r, node, "say", true));
    } else {
        to = arb_word_of(k->r, node, k->part);
    }
    if (from->ways == CAMPAIGN_WAYS) {
        arb_pack_error(k->r, node, "\"%s\" leads too many ways; expected at most %d", from->id,
                       CAMPAIGN_WAYS);
        return;
    }
    way.to = (uint8_t)(to < campaign->parts ? to : to == campaign->parts ? part : CAMPAIGN_END);
    from->way[from->ways++] = way;
}

static void read_ways(struct reading *k, const struct arb_node *node, int part, int result)
{
    if (!is_plain(node) || arb_field_of(node, "to")) {
        read_way(k, node, part, result);
        return;
    }
    for (int i = 0; i < node->items; i++) {
        read_way(k, node->item[i], part, result);
        arb_go_on(k->r);
    }
}

/* Those of a result come first, so that the others are what is left. */
static void read_next(struct reading *k, const struct arb_node *node, int part)
{
    const struct arb_node *next = arb_field_of(node, "next"), *ways;
    struct campaign_part *from = &k->campaign->part[part];
    if (!next) {
        int below = part + 1 < k->campaign->parts ? part + 1 : CAMPAIGN_END;
        from->way[from->ways++] =
            (struct campaign_way){.result = CAMPAIGN_WON, .to = (uint8_t)below};
        return;
    }
    if (is_plain(next) && !arb_field_of(next, "to")) {
        arb_only_fields(k->r, next, k->result);
        for (int i = 0; i < k->campaign->results; i++)
            if ((ways = arb_field_of(next, k->result[i])))
                read_ways(k, ways, part, i);
    }
    read_ways(k, next, part, CAMPAIGN_ANY);
}

/* Parts. */

/* The fields of every part and the game's own. */
static void check_part_fields(struct reading *k, const struct arb_node *node)
{
    enum { MOST = 32 };
    const char *fields[MOST] = {"id", "name", "next", "open"};
    for (int i = 0; game_part_fields[i] && i + 5 < MOST; i++)
        fields[i + 4] = game_part_fields[i];
    arb_only_fields(k->r, node, fields);
}

static void read_part(struct reading *k, const struct arb_node *node, void *with)
{
    struct campaign *campaign = k->campaign;
    struct campaign_part *part = &campaign->part[campaign->parts];
    if (!is_plain(node) || node->items) {
        arb_pack_error(k->r, node, "a part of the campaign is not in its form; expected { ... }");
        return;
    }
    check_part_fields(k, node);
    const char *id = arb_read_string(k->r, node, "id", false),
               *name = arb_read_string(k->r, node, "name", false);
    part->id = id ? keep(k, id) : NULL;
    part->name = name ? keep(k, name) : NULL;
    arb_go_on(k->r);
    game_read_part(k->r, node, part, with);
    if (!part->id && !k->r->failed)
        arb_pack_error(k->r, node, "a part of the campaign has no id");
    if (!part->name)
        part->name = part->id;
    if (!k->r->failed)
        add_name(k, node, k->part, &campaign->parts, CAMPAIGN_PARTS, part->id);
}

static void read_parts(struct reading *k, const struct arb_node *parts, void *with)
{
    struct campaign *campaign = k->campaign;
    for (int i = 0; !k->r->failed && i < parts->items; i++) {
        read_part(k, parts->item[i], with);
        arb_go_on(k->r);
    }
    if (campaign->parts < parts->items)
        return; /* one of them failed, and the ways would not find it */
    k->part[campaign->parts] = "again";
    k->part[campaign->parts + 1] = "end";
    for (int i = 0; !k->r->failed && i < campaign->parts; i++) {
        struct campaign_part *part = &campaign->part[i];
        part->ifs = read_when(k, arb_field_of(parts->item[i], "open"), part->open);
        read_next(k, parts->item[i], i);
        arb_go_on(k->r);
    }
}

static bool is_line(const struct campaign *campaign)
{
    for (int i = 0; i < campaign->parts; i++)
        for (int w = 0; w < campaign->part[i].ways; w++) {
            int to = campaign->part[i].way[w].to;
            int below = i + 1 < campaign->parts ? i + 1 : CAMPAIGN_END;
            if (to != i && to != below)
                return false;
        }
    return true;
}

/* All of it. */

static void add_campaign(struct reading *k, struct campaigns *into)
{
    struct campaign *list =
        arb_arena_alloc(k->arena, (size_t)(into->count + 1) * sizeof *into->campaign);
    if (!list) {
        arb_pack_error(k->r, NULL, "there is no memory left");
        return;
    }
    if (into->count)
        memcpy(list, into->campaign, (size_t)into->count * sizeof *list);
    list[into->count++] = *k->campaign;
    into->campaign = list;
}

void campaign_declare(struct arb_reader *r, struct arb_arena *arena, struct campaigns *into,
                      void *with)
{
    static const char *const fields[] = {"name", "parts", "results", "marks", "counters", NULL};
    static const char *const results[] = {"won", "lost", "over"};
    const struct arb_node *body = r->declaration->body, *list;
    struct reading k = {.r = r, .arena = arena};
    if (!(k.campaign = arb_arena_alloc(arena, sizeof *k.campaign))) {
        arb_pack_error(r, NULL, "there is no memory left");
        return;
    }
    arb_only_fields(r, body, fields);
    k.campaign->id = keep(&k, r->declaration->name);
    k.campaign->name = keep(&k, arb_read_string(r, body, "name", true));
    for (int i = 0; i < into->count; i++)
        if (!strcmp(into->campaign[i].id, r->declaration->name))
            arb_pack_error(r, NULL, "there is another campaign of this name");
    for (int i = 0; i < CAMPAIGN_OWN; i++)
        k.campaign->result[k.campaign->results++] = k.result[i] = results[i];
    if (is_plain(list = arb_field_of(body, "results")))
        read_results(&k, list);
    if (is_plain(list = arb_field_of(body, "marks")))
        read_marks(&k, list);
    if (is_plain(list = arb_field_of(body, "counters")))
        read_counters(&k, list);
    list = arb_field_of(body, "parts");
    if (!is_plain(list) || list->fields || !list->items || list->items > CAMPAIGN_PARTS) {
        arb_pack_error(r, list, "field \"parts\" is not in its form; expected 1 to %d parts",
                       CAMPAIGN_PARTS);
        return;
    }
    read_parts(&k, list, with);
    k.campaign->line = is_line(k.campaign);
    add_campaign(&k, into);
}
