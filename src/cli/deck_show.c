#include "deck.h"
#include "play_card.h"

#include <string.h>
#include <unistd.h>

struct paper deck_page(void)
{
    bool screen = isatty(STDOUT_FILENO), utf8 = cli_utf8();
    int width = cli_columns();
    return (struct paper){.width = width < 40    ? 40
                                   : width > 120 ? 120
                                                 : width,
                          .colour = cli_colour(stdout),
                          .lined = screen && utf8,
                          .ascii = screen && !utf8};
}

/* ---- Cards ---------------------------------------------------------------------- */

static const char *sphere_style(const char *sphere)
{
    static const struct {
        const char *sphere, *style;
    } styles[] = {{"leadership", "35"}, {"tactics", "31"}, {"spirit", "36"}, {"lore", "32"}};
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        if (!strcmp(styles[i].sphere, sphere))
            return styles[i].style;
    return STYLE_NONE;
}

/* What a stat is called for short: the capital letters of its words. */
static void draw_stats(struct paper *p, const json_t *card)
{
    static const struct {
        const char *id, *words;
    } stats[] = {{"willpower", "WP"}, {"attack", "ATK"}, {"defense", "DEF"}, {"hit_points", "HP"}};
    const json_t *values = json_object_get(card, "stats");
    for (size_t i = 0; i < sizeof stats / sizeof *stats; i++) {
        json_t *value = json_object_get(values, stats[i].id);
        if (value)
            paper_putf(p, STYLE_DIM, " %s %lld", stats[i].words,
                       (long long)json_integer_value(value));
    }
}

/* No line is wider than 80. */
void deck_draw_card(struct paper *p, const json_t *card, bool in_full)
{
    char cost[16], words[32] = "";
    const json_t *price = json_object_get(card, "cost");
    const json_t *threat = json_object_get(json_object_get(card, "stats"), "threat");
    const char *sphere = view_text(card, "sphere");
    int copies = (int)view_number(card, "copies"), from = p->column;
    if (copies)
        paper_putf(p, STYLE_CYAN, "%3dx ", copies);
    else
        paper_put(p, STYLE_NONE, "  ");
    paper_put(p, sphere_style(sphere), view_text(card, "title"));
    bool typed = in_full || !copies;
    paper_to(p, from + (typed ? 27 : 30));
    paper_putf(p, STYLE_NONE, "%-11s", sphere);
    if (typed)
        paper_putf(p, STYLE_NONE, "%-11s", view_text(card, "type"));
    if (price && !json_is_null(price))
        snprintf(words, sizeof words, "cost %s", view_value(price, cost, sizeof cost));
    else if (threat)
        snprintf(words, sizeof words, "threat %lld", (long long)json_integer_value(threat));
    bool numbers = json_object_size(json_object_get(card, "stats"));
    paper_putf(p, STYLE_NONE, "%-*s", numbers ? 9 : 0, words);
    draw_stats(p, card);
    paper_end_line(p);
    if (!in_full)
        return;
    size_t i;
    json_t *trait;
    paper_to(p, 4);
    json_array_foreach (json_object_get(card, "traits"), i, trait)
        paper_putf(p, STYLE_DIM, "%s%s", i ? ", " : "", json_string_value(trait));
    if (json_array_size(json_object_get(card, "traits")))
        paper_end_line(p);
    paper_to(p, 4);
    paper_flow(p, 4, STYLE_NONE, view_text(card, "text"));
    paper_end_line(p);
}

/* ---- Sums ----------------------------------------------------------------------- */

void deck_draw_sum(struct paper *p, const json_t *checked)
{
    const json_t *summary = json_object_get(checked, "summary");
    int heroes = (int)json_array_size(json_object_get(summary, "heroes"));
    int cards = (int)view_number(summary, "cards");
    paper_putf(p, STYLE_NONE, "%d %s, threat %d, %d card%s", heroes,
               heroes == 1 ? "hero" : "heroes", (int)view_number(summary, "threat"), cards,
               cards == 1 ? "" : "s");
}

static void draw_counts(struct paper *p, const char *label, const json_t *counts)
{
    const char *key, *before = "";
    json_t *count;
    if (!json_object_size(counts))
        return;
    paper_put(p, STYLE_CYAN, label);
    paper_to(p, 10);
    json_object_foreach ((json_t *)counts, key, count) {
        char words[64];
        snprintf(words, sizeof words, "%s%s %lld", before, key,
                 (long long)json_integer_value(count));
        paper_cell(p, 10, 1, STYLE_NONE, words);
        before = "\u00b7 ";
    }
    paper_end_line(p);
}

void deck_draw_curve(struct paper *p, const json_t *checked)
{
    const json_t *summary = json_object_get(checked, "summary");
    const char *cost;
    json_t *count;
    paper_putf(p, STYLE_CYAN, "Cost (%.1f on average)",
               json_real_value(json_object_get(summary, "average_cost")));
    paper_end_line(p);
    json_object_foreach (json_object_get(summary, "costs"), cost, count) {
        long long n = (long long)json_integer_value(count);
        paper_putf(p, STYLE_NONE, "%4s %3lld  ", cost, n);
        for (long long i = 0; i < n && i < 60; i++)
            paper_put(p, STYLE_GREEN, p->lined ? "\u2588" : "#");
        paper_end_line(p);
    }
}

static void draw_boxes(struct paper *p, const json_t *summary)
{
    const char *edition, *before = "";
    json_t *boxes;
    if (!json_object_size(json_object_get(summary, "boxes")))
        return;
    paper_put(p, STYLE_CYAN, "Boxes");
    paper_to(p, 10);
    json_object_foreach (json_object_get(summary, "boxes"), edition, boxes) {
        int n = (int)json_integer_value(boxes);
        paper_putf(p, STYLE_NONE, "%s%d of %s", before, n, edition);
        before = ", or ";
    }
    paper_end_line(p);
}

static bool draw_list(struct paper *p, const json_t *list, const char *style, const char *mark)
{
    size_t i;
    json_t *one;
    json_array_foreach (list, i, one) {
        const char *rule = view_text(one, "rule");
        paper_put(p, style, mark);
        paper_flow(p, 2, style, view_text(one, "text"));
        if (*rule) {
            char words[64];
            snprintf(words, sizeof words, "[%s]", rule);
            paper_cell(p, 2, 1, STYLE_DIM, words);
        }
        paper_end_line(p);
    }
    return json_array_size(list) > 0;
}

bool deck_draw_problems(struct paper *p, const json_t *checked)
{
    bool wrong = draw_list(p, json_object_get(checked, "problems"), STYLE_RED, "- ");
    draw_list(p, json_object_get(checked, "notes"), STYLE_YELLOW, "  ");
    return wrong;
}

void deck_draw(struct paper *p, const json_t *checked)
{
    const json_t *cards = json_object_get(checked, "cards"),
                 *summary = json_object_get(checked, "summary");
    const char *name = view_text(json_object_get(checked, "deck"), "name"), *type = "";
    size_t i;
    json_t *card;
    paper_put(p, STYLE_BOLD, *name ? name : "Deck without a name");
    paper_put(p, STYLE_NONE, ": ");
    deck_draw_sum(p, checked);
    paper_end_line(p);
    json_array_foreach (cards, i, card) {
        if (strcmp(type, view_text(card, "type")) != 0) {
            int n = 0;
            size_t k;
            json_t *other;
            type = view_text(card, "type");
            json_array_foreach (cards, k, other)
                if (!strcmp(view_text(other, "type"), type))
                    n += (int)view_number(other, "copies");
            paper_end_line(p);
            paper_putf(p, STYLE_BOLD, "%c%s (%d)", type[0] - 'a' + 'A', type + 1, n);
            paper_end_line(p);
        }
        deck_draw_card(p, card, false);
    }
    paper_end_line(p);
    deck_draw_curve(p, checked);
    draw_counts(p, "Types", json_object_get(summary, "types"));
    draw_counts(p, "Spheres", json_object_get(summary, "spheres"));
    draw_boxes(p, summary);
    paper_end_line(p);
    if (!deck_draw_problems(p, checked)) {
        paper_put(p, STYLE_GREEN, "This deck is legal.");
        paper_end_line(p);
    }
}
