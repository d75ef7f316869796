#include "play_odds.h"

#include <stdio.h>

/* Columns of the longest bar, and of what stands around a bar. */
enum { BAR = 40, AROUND = 38 };

static double number(const json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

/* Whole percent; what is possible is never 0, what is open never 100. */
static int percent(double p)
{
    int n = (int)(p * 100 + 0.5);
    return p > 1e-9 && n < 1 ? 1 : p < 1 - 1e-9 && n > 99 ? 99 : n;
}

static void draw_bar(struct paper *p, const char *style, double part)
{
    int most = p->width - AROUND < BAR ? p->width - AROUND : BAR;
    int length = (int)(part * most + 0.5);
    for (int i = 0; i < length || i == 0; i++)
        paper_put(p, style, p->lined ? "\u2588" : "#");
}

static void draw_value(struct paper *p, const json_t *value, int willpower, double most)
{
    int threat = (int)number(value, "threat"), by = willpower - threat;
    double chance = number(value, "p");
    const char *style = by > 0 ? STYLE_GREEN : by < 0 ? STYLE_RED : STYLE_YELLOW;
    paper_putf(p, STYLE_NONE, "  threat %3d  %3d %%  ", threat, percent(chance));
    draw_bar(p, style, chance / most);
    if (by > 0)
        paper_putf(p, STYLE_DIM, "  success by %d", by);
    else if (by < 0)
        paper_putf(p, STYLE_DIM, "  failure by %d", -by);
    else
        paper_put(p, STYLE_DIM, "  even");
    paper_end_line(p);
}

void odds_draw(struct paper *p, const json_t *odds)
{
    const json_t *values = json_object_get(odds, "distribution");
    int reveals = (int)number(odds, "reveals"), willpower = (int)number(odds, "willpower");
    double most = 0;
    size_t i;
    json_t *value;
    if (!json_array_size(values))
        return;
    json_array_foreach (values, i, value)
        most = number(value, "p") > most ? number(value, "p") : most;
    char words[128] = "No more cards are to be revealed";
    if (reveals)
        snprintf(words, sizeof words,
                 "%d card%s still to be revealed; of the deck you have not seen %d", reveals,
                 reveals == 1 ? "" : "s", (int)number(odds, "unseen"));
    paper_flow(p, 2, STYLE_NONE, words);
    paper_end_line(p);
    paper_putf(p, STYLE_GREEN, "  success %d %%", percent(number(odds, "success")));
    paper_putf(p, STYLE_YELLOW, "   even %d %%", percent(number(odds, "even")));
    paper_putf(p, STYLE_RED, "   failure %d %%", percent(number(odds, "fail")));
    snprintf(words, sizeof words, "threat to reckon with %.1f", number(odds, "expected"));
    paper_cell(p, 2, 3, STYLE_NONE, words);
    paper_end_line(p);
    json_array_foreach (values, i, value)
        draw_value(p, value, willpower, most);
    paper_to(p, 2);
    paper_flow(p, 2, STYLE_DIM,
               "by printed threat, surge and guards; effects of the cards not counted");
    paper_end_line(p);
}
