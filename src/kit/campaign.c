/* campaign.c - a campaign in the block, and the document as a play leaves it. */
#include "kit_config.h"

#include "campaign.h"

#include <stdarg.h>
#include <stdio.h>

/* In the block. */

bool in_campaign(const struct arb_run *g)
{
    return KIT_CAMPAIGN(g)->campaign != 0;
}

const struct campaign *campaign_of(const struct arb_run *g)
{
    return &KIT_CAMPAIGNS(g->c)->campaign[KIT_CAMPAIGN(g)->campaign - 1];
}

const struct campaign_part *campaign_part_of(const struct arb_run *g)
{
    return &campaign_of(g)->part[KIT_CAMPAIGN(g)->part];
}

int campaign_mark_named(const struct campaign *campaign, const char *name)
{
    for (int i = 0; i < campaign->marks; i++)
        if (!strcmp(campaign->mark[i].name, name))
            return i;
    return -1;
}

int campaign_counter_named(const struct campaign *campaign, const char *name)
{
    for (int i = 0; i < campaign->counters; i++)
        if (!strcmp(campaign->counter[i].name, name))
            return i;
    return -1;
}

bool campaign_marked(const struct arb_run *g, int mark)
{
    return KIT_CAMPAIGN(g)->mark[mark >> 6] >> (mark & 63) & 1;
}

bool campaign_has_mark(const struct arb_run *g, const char *name)
{
    int mark = in_campaign(g) ? campaign_mark_named(campaign_of(g), name) : -1;
    return mark >= 0 && campaign_marked(g, mark);
}

void campaign_set_mark(struct arb_run *g, const char *name)
{
    int mark = campaign_mark_named(campaign_of(g), name);
    if (mark >= 0)
        campaign_mark(g, mark, true);
}

int campaign_counted(const struct arb_run *g, const char *name)
{
    int counter = campaign_counter_named(campaign_of(g), name);
    return counter < 0 ? 0 : campaign_counter(g, counter);
}

bool campaign_ended(const struct arb_run *g, int part, int result)
{
    return KIT_CAMPAIGN(g)->ended[part] >> result & 1;
}

int campaign_part_with(const struct arb_run *g, int record)
{
    int part = 0;
    while (part < campaign_of(g)->parts - 1 && campaign_of(g)->part[part].record != record)
        part++;
    return part;
}

void campaign_mark(struct arb_run *g, int mark, bool on)
{
    uint64_t *bits = &KIT_CAMPAIGN(g)->mark[mark >> 6], bit = 1ull << (mark & 63);
    *bits = on ? *bits | bit : *bits & ~bit;
}

int campaign_counter(const struct arb_run *g, int counter)
{
    return KIT_CAMPAIGN(g)->counter[counter];
}

void campaign_count(struct arb_run *g, int counter, int by)
{
    int n = KIT_CAMPAIGN(g)->counter[counter] + by;
    KIT_CAMPAIGN(g)->counter[counter] = (int16_t)(n > INT16_MAX   ? INT16_MAX
                                                  : n < INT16_MIN ? INT16_MIN
                                                                  : n);
}

#ifdef CAMPAIGN_NOTES
void campaign_note(struct arb_run *g, int kind, const char *rule, int a, int b, int c)
{
    struct campaign_state *state = KIT_CAMPAIGN(g);
    tell(g, kind, rule, a, b, c);
    if (state->notes < CAMPAIGN_NOTES)
        state->note[state->notes] =
            (struct campaign_note){(uint16_t)kind, (int16_t)a, (int16_t)b, (int16_t)c};
    if (state->notes < UINT16_MAX)
        state->notes++;
}
#endif

void campaign_end_with(struct arb_run *g, int result)
{
    KIT_CAMPAIGN(g)->result = (uint8_t)(result + 1);
}

void campaign_go_to(struct arb_run *g, int part)
{
    KIT_CAMPAIGN(g)->to = (uint8_t)(part + 1);
}

/* Into the block. */

static uint8_t result_bit(const struct campaign *campaign, const char *result)
{
    for (int i = 0; i < campaign->results; i++)
        if (!strcmp(campaign->result[i], result))
            return (uint8_t)(1 << i);
    return 0;
}

void campaign_enter(struct arb_run *g, const json_t *doc)
{
    struct campaign_state *state = KIT_CAMPAIGN(g);
    const struct campaign *campaign = campaign_of_document(g->c, doc);
    const struct campaign_part *part = campaign_stands_at(g->c, doc);
    *state = (struct campaign_state){
        .campaign = (uint8_t)(campaign - KIT_CAMPAIGNS(g->c)->campaign + 1),
        .part = (uint8_t)(part - campaign->part),
    };
    for (int i = 0; i < campaign->marks; i++)
        campaign_mark(g, i, campaign_lists(json_object_get(doc, "marks"), campaign->mark[i].name));
    for (int i = 0; i < campaign->counters; i++)
        state->counter[i] = (int16_t)json_integer_value(
            json_object_get(json_object_get(doc, "counters"), campaign->counter[i].name));
#ifdef CAMPAIGN_RECORD
    campaign_read_fields(g->c, game_campaign_fields, doc, CAMPAIGN_RECORD(g));
#endif
    size_t i;
    json_t *entry;
    json_array_foreach (json_object_get(doc, "done"), i, entry)
        for (int p = 0; p < campaign->parts; p++)
            if (!strcmp(campaign_text(entry, "part"), campaign->part[p].id))
                state->ended[p] |= result_bit(campaign, campaign_text(entry, "result"));
}

/* Ways. */

/* The results of a part so far; of the part being played also the one it ends with, if it
 * has ended (-1: it has not). */
static int results_of(const struct arb_run *g, int part, int result)
{
    const struct campaign_state *state = KIT_CAMPAIGN(g);
    return state->ended[part] | (result >= 0 && part == state->part ? 1 << result : 0);
}

static bool if_holds(const struct arb_run *g, const struct campaign_if *is, int result)
{
    switch ((enum campaign_test)is->test) {
    case CAMPAIGN_MARKED:
        return campaign_marked(g, is->what);
    case CAMPAIGN_UNMARKED:
        return !campaign_marked(g, is->what);
    case CAMPAIGN_AT_LEAST:
        return campaign_counter(g, is->what) >= is->than;
    case CAMPAIGN_AT_MOST:
        return campaign_counter(g, is->what) <= is->than;
    case CAMPAIGN_ENDED:
        return (results_of(g, is->what, result) & is->than) != 0;
    }
    return false;
}

static bool all_hold(const struct arb_run *g, const struct campaign_if *is, int count, int result)
{
    for (int i = 0; i < count; i++)
        if (!if_holds(g, &is[i], result))
            return false;
    return true;
}

bool campaign_is_open(const struct arb_run *g, int part)
{
    const struct campaign_part *p = &campaign_of(g)->part[part];
    return all_hold(g, p->open, p->ifs, -1);
}

static int result_of_play(const struct arb_run *g)
{
    if (KIT_CAMPAIGN(g)->result)
        return KIT_CAMPAIGN(g)->result - 1;
    int status = g->block->status;
    return status == ARB_WON ? CAMPAIGN_WON : status == ARB_LOST ? CAMPAIGN_LOST : CAMPAIGN_OVER;
}

/* The way that is taken; NULL: the same part again. */
static const struct campaign_way *way_on(const struct arb_run *g, int result)
{
    const struct campaign_part *part = campaign_part_of(g);
    for (int i = 0; i < part->ways; i++) {
        const struct campaign_way *way = &part->way[i];
        if ((way->result == CAMPAIGN_ANY || way->result == result) &&
            all_hold(g, way->when, way->ifs, result))
            return way;
    }
    return NULL;
}

/* Out of the block. */

void campaign_tell(json_t *doc, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    json_t *line = json_vsprintf(format, args);
    va_end(args);
    json_t *log = json_object_get(doc, "log");
    if (line && json_array_size(log) >= CAMPAIGN_LINES)
        json_array_remove(log, 0);
    if (line)
        json_array_append_new(log, line);
}

/* What was noted while the play went on, in its words. */
static void write_notes(struct arb_run *g, json_t *doc)
{
#ifdef CAMPAIGN_NOTES
    const struct campaign_state *state = KIT_CAMPAIGN(g);
    for (int i = 0; i < state->notes && i < CAMPAIGN_NOTES; i++) {
        const struct campaign_note *note = &state->note[i];
        char line[600] = "";
        g->rules->event_words(
            g, 0,
            &(struct arb_event){
                .kind = note->kind, .seen_by = 0xffff, .a = note->a, .b = note->b, .c = note->c},
            &(struct arb_text){line, line + sizeof line});
        campaign_tell(doc, "%s", line);
    }
    if (state->notes > CAMPAIGN_NOTES)
        campaign_tell(doc, "And %d things more.", state->notes - CAMPAIGN_NOTES);
#else
    (void)g, (void)doc;
#endif
}

static void write_players(struct arb_run *g, const json_t *setup, json_t *doc)
{
    const json_t *seats = json_object_get(setup, "seats");
    json_t *players = json_array();
    for (int p = 0; p < g->block->seats; p++) {
        json_t *brought = campaign_seat(doc, json_array_get(seats, (size_t)p), p);
        const char *name = campaign_text(brought, "name"), *bot = campaign_text(brought, "bot");
        const json_t *was = json_array_get(json_object_get(doc, "players"), (size_t)p);
        json_t *player = was ? json_copy((json_t *)was) : json_object();
        json_object_set_new(player, "name",
                            *name ? json_string(name) : json_sprintf("Player %d", p + 1));
        if (*bot)
            json_object_set_new(player, "bot", json_string(bot));
        else
            json_object_del(player, "bot");
        game_write_player(g, p, brought, player);
        json_array_append_new(players, player);
        json_decref(brought);
    }
    json_object_set_new(doc, "players", players);
}

/* What the play marked and counted; a mark that is new may have a line for the log. */
static void write_marks(const struct arb_run *g, json_t *doc)
{
    const struct campaign *campaign = campaign_of(g);
    json_t *marks = json_array(), *counters = json_object();
    const json_t *before = json_object_get(doc, "marks");
    for (int i = 0; i < campaign->marks; i++) {
        if (!campaign_marked(g, i))
            continue;
        json_array_append_new(marks, json_string(campaign->mark[i].name));
        if (campaign->mark[i].words && !campaign_lists(before, campaign->mark[i].name))
            campaign_tell(doc, "%s", campaign->mark[i].words);
    }
    for (int i = 0; i < campaign->counters; i++)
        json_object_set_new(counters, campaign->counter[i].name,
                            json_integer(campaign_counter(g, i)));
    json_object_set_new(doc, "marks", marks);
    json_object_set_new(doc, "counters", counters);
}

static void complete(struct arb_run *g, json_t *doc)
{
    json_object_del(doc, "part");
    json_object_set_new(doc, "complete", json_true());
    json_t *next = game_next_campaign(g, doc);
    if (next)
        json_object_set_new(doc, "next", next);
}

static void write_down(struct arb_run *g, const json_t *setup, json_t *doc)
{
    struct campaign_state *state = KIT_CAMPAIGN(g);
    const struct campaign *campaign = campaign_of(g);
    int result = result_of_play(g);
    json_t *entry = json_pack("{s:s, s:i, s:s}", "part", campaign->part[state->part].id, "number",
                              campaign_number(campaign, doc), "result", campaign->result[result]);
    json_array_append_new(json_object_get(doc, "done"), entry);
#ifdef CAMPAIGN_RECORD
    campaign_write_fields(g->c, game_campaign_fields, CAMPAIGN_RECORD(g), doc);
#endif
    game_write_down(g, doc, entry);
    write_players(g, setup, doc);
    write_notes(g, doc);
    write_marks(g, doc);
    const struct campaign_way *way = state->to ? NULL : way_on(g, result);
    if (way && way->say)
        campaign_tell(doc, "%s", way->say);
    if (way && way->to == CAMPAIGN_END)
        complete(g, doc);
    else if (way || state->to)
        json_object_set_new(doc, "part",
                            json_string(campaign->part[way ? way->to : state->to - 1].id));
}

json_t *campaign_after(struct arb_run *g, const json_t *setup)
{
    struct arb_error err;
    json_t *read, *doc;
    int status = g->block->status;
    if (!in_campaign(g) || !campaign_read(g->c, setup, &read, &err) || !read)
        return NULL;
    doc = json_deep_copy(read);
    json_decref(read);
    const struct campaign_part *part = campaign_part_of(g);
    json_t *played = json_pack("{s:s, s:s, s:i}", "part", part->id, "title", part->name, "number",
                               campaign_number(campaign_of(g), doc));
    json_object_set_new(doc, "played", played);
    if (status != ARB_PLAYING && status != ARB_STOPPED && game_play_counts(g))
        write_down(g, setup, doc);
    else if (!json_array_size(json_object_get(doc, "players")))
        write_players(g, setup, doc);
    campaign_describe(g->c, doc);
    return doc;
}
