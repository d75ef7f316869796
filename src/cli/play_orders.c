#include "play_orders.h"
#include "play_card.h"
#include "play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* Rules of windows of the same kind have the same first word. */
static bool same_kind(const char *rule, const char *kind)
{
    size_t n = strcspn(rule, ".");
    return n == strlen(kind) && !strncmp(rule, kind, n);
}

static bool skipping(struct seat_orders *orders, const struct prompt *prompt, const json_t *view)
{
    if (orders->skip == SKIP_NOTHING)
        return false;
    bool over =
        view_number(view, "round") != orders->round ||
        (orders->skip == SKIP_PHASE && strcmp(view_text(view, "phase"), orders->phase) != 0);
    if (over)
        orders->skip = SKIP_NOTHING;
    bool elsewhere = prompt->ask.window == ARB_OWN_WINDOW && orders->window != ARB_OWN_WINDOW;
    return !over && !elsewhere && same_kind(prompt->rule, orders->kind);
}

static bool is_ignored(const struct seat_orders *orders, const struct prompt *prompt, int choice)
{
    char *head = choice_head(prompt, choice), *text = words_fold(head);
    bool found = false;
    for (int i = 0; i < orders->ignored && !found; i++)
        found = words_fit_choice(orders->ignore[i], text) != WORDS_NONE;
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
    bool skips = skipping(orders, prompt, view);
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
        if (i)
            paper_cell(p, 2, 1, STYLE_NONE, "or");
        else
            paper_flow(p, 2, STYLE_NONE, "You are not asked where all you could do is:");
        paper_cell(p, 2, 1, STYLE_BOLD, orders->ignore[i]);
    }
    if (orders->ignored)
        paper_end_line(p);
    if (orders->skip != SKIP_NOTHING) {
        paper_putf(p, STYLE_NONE, "Windows of one kind are passed for you until the %s ends.",
                   orders->skip == SKIP_ROUND ? "round" : "phase");
        paper_end_line(p);
    }
}

/* Does something that is asked now fit what was just ignored? Otherwise it may be a
 * slip, or meant for later. */
static bool fits_now(const struct seat_orders *orders, const struct prompt *prompt)
{
    struct seat_orders last = {.ignored = 1, .ignore = {orders->ignore[orders->ignored - 1]}};
    for (int i = 0; prompt && i < prompt->count; i++)
        if (is_ignored(&last, prompt, i))
            return true;
    return false;
}

void orders_ignore(struct seat_orders *all, int seat, const char *words,
                   const struct prompt *prompt, struct paper *p)
{
    struct seat_orders *orders = &all[seat];
    char *folded = words_fold(words);
    if (!strcmp(folded, "nothing") || !strcmp(folded, "none")) {
        for (int i = 0; i <= ARB_CHANCE; i++)
            orders_free(&all[i]);
        paper_put(p, STYLE_NONE, "Nothing is ignored any more, at any seat.");
    } else if (!*folded) {
        if (!orders->ignored)
            paper_flow(
                p, 2, STYLE_NONE,
                "Say what you do not care for, such as `ignore archer`: you are then not asked "
                "in windows where that is all you could do.");
    } else if (orders->ignored == ORDERS_IGNORED) {
        paper_put(p, STYLE_NONE, "That is too much to ignore; `ignore nothing` forgets it all.");
    } else {
        orders->ignore[orders->ignored++] = folded;
        folded = NULL;
        if (!fits_now(orders, prompt))
            paper_flow(p, 2, STYLE_NONE,
                       "Nothing you are asked now is called that; `ignore nothing` forgets it.");
    }
    free(folded);
    if (p->column)
        paper_end_line(p);
    orders_tell(orders, p);
}

bool orders_skip(struct seat_orders *orders, const char *words, const struct prompt *prompt,
                 const json_t *view, struct paper *p)
{
    const char *refusal = NULL;
    if (*words && strcasecmp(words, "phase") != 0 && strcasecmp(words, "round") != 0)
        refusal = "`skip` passes windows like this one until the phase ends, `skip round` until "
                  "the round ends.";
    else if (!prompt || !prompt->ask.window)
        refusal = "This is not a window you can pass.";
    if (refusal) {
        paper_flow(p, 2, STYLE_NONE, refusal);
        return false;
    }
    orders->skip = strcasecmp(words, "round") == 0 ? SKIP_ROUND : SKIP_PHASE;
    orders->round = view_number(view, "round");
    snprintf(orders->phase, sizeof orders->phase, "%s", view_text(view, "phase"));
    orders->window = (enum arb_window)prompt->ask.window;
    snprintf(orders->kind, sizeof orders->kind, "%.*s", (int)strcspn(prompt->rule, "."),
             prompt->rule);
    return true;
}

static FILE *open_beside(const char *save, const char *how)
{
    char path[4096 + 16];
    int n = snprintf(path, sizeof path, "%s.orders", save);
    if (n < 0 || (size_t)n >= sizeof path)
        return NULL;
    if (*how == '-') {
        unlink(path);
        return NULL;
    }
    return fopen(path, how);
}

void orders_read(struct seat_orders *orders, const char *save)
{
    FILE *file = open_beside(save, "r");
    char line[256];
    while (file && fgets(line, sizeof line, file)) {
        int seat = line[0] - '1';
        line[strcspn(line, "\n")] = 0;
        if (seat < 0 || seat >= ARB_SEATS || line[1] != ' ' ||
            orders[seat].ignored == ORDERS_IGNORED)
            continue;
        orders[seat].ignore[orders[seat].ignored++] = words_fold(line + 2);
    }
    if (file)
        fclose(file);
}

void orders_write(const struct seat_orders *orders, const char *save)
{
    int all = 0;
    for (int seat = 0; seat < ARB_SEATS; seat++)
        all += orders[seat].ignored;
    FILE *file = open_beside(save, all ? "w" : "-");
    for (int seat = 0; file && seat < ARB_SEATS; seat++)
        for (int i = 0; i < orders[seat].ignored; i++)
            fprintf(file, "%d %s\n", seat + 1, orders[seat].ignore[i]);
    if (file)
        fclose(file);
}

void orders_free(struct seat_orders *orders)
{
    while (orders->ignored)
        free(orders->ignore[--orders->ignored]);
}
