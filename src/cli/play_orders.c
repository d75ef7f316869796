#include "play_orders.h"
#include "play_card.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool skipping(struct seat_orders *orders, const json_t *view)
{
    if (orders->skip == SKIP_NOTHING)
        return false;
    bool over = view_number(view, "round") != orders->round ||
                (orders->skip == SKIP_PHASE && strcmp(view_text(view, "phase"), orders->phase) != 0);
    if (over)
        orders->skip = SKIP_NOTHING;
    return !over;
}

static bool is_ignored(const struct seat_orders *orders, const struct prompt *prompt, int choice)
{
    char *head = choice_head(prompt, choice), *text = words_fold(head);
    bool found = false;
    for (int i = 0; i < orders->ignored && !found; i++)
        found = words_fit(orders->ignore[i], text) >= WORDS_PREFIX;
    free(head);
    free(text);
    return found;
}

int orders_choice(struct seat_orders *orders, enum arb_order table_order,
                  const struct prompt *prompt, const json_t *view)
{
    int pass = -1;
    bool idle = true;
    if (prompt->count == 1 && table_order != ARB_ORDER_ALWAYS)
        return 0;
    bool skips = skipping(orders, view);
    if (!prompt->ask.window || (!skips && !orders->ignored))
        return -1;
    for (int i = 0; i < prompt->count; i++) {
        if (prompt->choice[i].pass)
            pass = i;
        else
            idle = idle && is_ignored(orders, prompt, i);
    }
    return skips || idle ? pass : -1;
}

void orders_tell(const struct seat_orders *orders, struct paper *p)
{
    for (int i = 0; i < orders->ignored; i++) {
        paper_cell(p, 2, 1, STYLE_NONE, i ? "or" : "You are not asked where all you could do is:");
        paper_cell(p, 2, 1, STYLE_BOLD, orders->ignore[i]);
    }
    if (orders->ignored)
        paper_end_line(p);
    if (orders->skip != SKIP_NOTHING) {
        paper_putf(p, STYLE_NONE, "Windows are passed for you until the %s ends.",
                   orders->skip == SKIP_ROUND ? "round" : "phase");
        paper_end_line(p);
    }
}

void orders_ignore(struct seat_orders *orders, const char *words, struct paper *p)
{
    char *folded = words_fold(words);
    if (!strcmp(folded, "nothing") || !strcmp(folded, "none")) {
        orders_free(orders);
        paper_put(p, STYLE_NONE, "Nothing is ignored any more.");
    } else if (!*folded) {
        if (!orders->ignored)
            paper_flow(p, 2, STYLE_NONE,
                       "Say what you do not care for, such as `ignore eowyn`: you are then not asked "
                       "in windows where that is all you could do.");
    } else if (orders->ignored == ORDERS_IGNORED) {
        paper_put(p, STYLE_NONE, "That is too much to ignore; `ignore nothing` forgets it all.");
    } else {
        orders->ignore[orders->ignored++] = folded;
        folded = NULL;
    }
    free(folded);
    if (p->column)
        paper_end_line(p);
    orders_tell(orders, p);
}

bool orders_skip(struct seat_orders *orders, const char *words, const json_t *view,
                 struct paper *p)
{
    if (*words && strcasecmp(words, "phase") != 0 && strcasecmp(words, "round") != 0) {
        paper_put(p, STYLE_NONE,
                  "`skip` passes windows until the phase ends, `skip round` until the round ends.");
        return false;
    }
    orders->skip = strcasecmp(words, "round") == 0 ? SKIP_ROUND : SKIP_PHASE;
    orders->round = view_number(view, "round");
    snprintf(orders->phase, sizeof orders->phase, "%s", view_text(view, "phase"));
    return true;
}

void orders_free(struct seat_orders *orders)
{
    while (orders->ignored)
        free(orders->ignore[--orders->ignored]);
}
