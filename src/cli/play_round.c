/* play_round.c - one question after the other: show the table, ask, understand
 * the answer, let bots answer theirs. */
#include "play.h"
#include "play_board.h"
#include "play_draw.h"
#include "play_hands.h"
#include "play_hear.h"
#include "play_prompt.h"
#include "play_tell.h"
#include "play_words.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static void put_paragraph(struct paper *p, const char *style, const char *format, va_list args)
{
    char text[PLAY_COMMAND + 512];
    vsnprintf(text, sizeof text, format, args);
    paper_flow(p, 2, style, text);
    paper_end_line(p);
}

void play_say(struct play *play, const char *style, const char *format, ...)
{
    struct paper p = paper_new(&play->page);
    va_list args;
    va_start(args, format);
    put_paragraph(&p, style, format, args);
    va_end(args);
    paper_show(&p);
}

void play_note(struct play *play, const char *style, const char *format, ...)
{
    struct paper *p = &play->notes;
    if (!p->size)
        *p = paper_new(&play->page);
    va_list args;
    va_start(args, format);
    put_paragraph(p, style, format, args);
    va_end(args);
}

/* What stands below the table begins with the notes. */
static struct paper take_notes(struct play *play)
{
    struct paper notes = play->notes.size ? play->notes : paper_new(&play->page);
    play->notes = paper_new(&play->page);
    paper_drop(&play->shown_notes);
    play->shown_notes = paper_copy(&notes);
    return notes;
}

int play_measure(struct play *play)
{
    struct winsize size = {0};
    int columns = cli_columns();
    play->page.width = columns < 40 ? 40 : columns > 120 ? 120 : columns;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
        return size.ws_row;
    return 24;
}

/* The table, the news, the question. */

/* Rows of a window in which options may take several lines. */
enum { TALL = 32 };

void play_count_told(struct play *play, uint32_t but)
{
    json_t *events = arb_events(play->table, play->watcher, 0);
    size_t count = json_array_size(events);
    json_t *n = count ? json_object_get(json_array_get(events, count - 1), "n") : NULL;
    uint32_t told = json_is_integer(n) ? (uint32_t)json_integer_value(n) + 1 : (uint32_t)count;
    for (int seat = 0; seat < ARB_SEATS; seat++)
        play->told[seat] = told > but ? told - but : 0;
    json_decref(events);
}

/* Who hands the keyboard on has not seen what happened meanwhile. */
static uint32_t *told_to(struct play *play, int seat)
{
    return &play->told[hands_hidden(play) ? seat : 0];
}

/* What happened since the last question: as much as lets the table stand without
 * being squeezed, but no less than a few lines. */
static struct paper draw_news(struct play *play, const struct telling *t, int rows)
{
    int window = play_measure(play), few = window < TALL ? 2 : 4;
    struct paper news = paper_new(&play->page), table = paper_new(&play->page);
    int most = play->input.person ? window / 4 : 1000000;
    uint32_t *told = told_to(play, t->seat), from = *told;
    *told = tell_news(&news, t, from, most);
    if (play->input.person) {
        draw_table(&table, t->view, t->seat, DRAW_OTHERS_TIGHT);
        int over = table.lines + news.lines - rows;
        if (over > 0 && news.lines > few) {
            int left = news.lines - over;
            paper_drop(&news);
            tell_news(&news, t, from, left > few ? left : few);
        }
        paper_drop(&table);
    }
    return news;
}

/* A table may be squeezed more than it had to be: what is left of the screen is for the news. */
static void give_news_room(struct play *play, const struct telling *t, uint32_t from, int rows,
                           struct paper *news)
{
    int most = play_measure(play) / 4, lines = rows < most ? rows : most;
    if (lines <= news->lines)
        return;
    paper_drop(news);
    tell_news(news, t, from, lines);
}

/* The table, the notes, the news and what comes below them; the table is drawn to
 * leave room for the rest. */
static void show(struct play *play, const struct telling *t, struct paper *below)
{
    int rows = play_measure(play) - 1;
    struct paper notes = take_notes(play);
    rows -= notes.lines + below->lines;
    uint32_t from = *told_to(play, t->seat);
    struct paper news = draw_news(play, t, rows);
    if (play->clearing)
        fputs("\033[H\033[2J", stdout);
    if (play->input.person) {
        struct paper table = draw_table_within(&play->page, t->view, t->seat, rows - news.lines);
        give_news_room(play, t, from, rows - table.lines, &news);
        paper_show(&table);
    }
    paper_show(&notes);
    paper_show(&news);
    paper_show(below);
}

/* A screen that may have to be shown once more. */
struct screen {
    struct play *play;
    const struct telling *t;
    void (*show)(struct play *play, const struct telling *t);
    uint32_t told; /* before it was shown first */
};

static void show_screen_again(void *of)
{
    const struct screen *screen = of;
    struct play *play = screen->play;
    *told_to(play, screen->t->seat) = screen->told;
    paper_drop(&play->notes);
    play->notes = paper_copy(&play->shown_notes);
    screen->show(play, screen->t);
}

static struct screen show_screen(struct play *play, const struct telling *t,
                                 void (*show)(struct play *, const struct telling *))
{
    struct screen screen = {play, t, show, *told_to(play, t->seat)};
    show(play, t);
    return screen;
}

static void show_question(struct play *play, const struct telling *t)
{
    bool brief = play->input.person && play_measure(play) < TALL;
    struct paper below = paper_new(&play->page);
    /* Short lists of what could be drawn help; long ones are searched. */
    prompt_draw(&below, t->prompt, asked_name(play, t), t->prompt->ask.seat == ARB_CHANCE ? 8 : 40,
                brief);
    show(play, t, &below);
}

/* One of several answers on a line: the table is shown again after the last, or
 * where one of them does not fit. */
static enum outcome answer_queued(struct play *play, const struct telling *t)
{
    struct queue *queue = &play->queue;
    const char *unfit = queue_unfit(queue, t->prompt, t->view);
    bool exact = true;
    int at = queue->at, choice = unfit ? -1 : queue_next(queue, t->prompt, &exact);
    struct paper p = paper_new(&play->page);
    enum outcome outcome = choice < 0 ? STAY : answer_named(play, &p, t, choice, exact);
    if (outcome == STAY && queue->count) {
        if (!unfit && at == 0 && choice < 0)
            tell_not_found(&p, t, queue->one[at].words);
        if (p.column)
            paper_end_line(&p);
        char *rest = queue_drop(queue, at);
        /* What one has typed is not for another to read. */
        bool secret = hands_hidden(play) && queue->seat != t->prompt->ask.seat;
        play_note(play, STYLE_YELLOW, "Not used, since %s%s%s",
                  unfit         ? unfit
                  : choice >= 0 ? "it was not meant so"
                                : "it does not fit here",
                  secret ? ": the rest of what was typed before" : ": ", secret ? "" : rest);
        paper_join(&play->notes, &p);
        free(rest);
    }
    paper_drop(&p);
    return outcome;
}

/* What Tab completes: the titles and the names of all choices. */
static const char **completions(const struct prompt *prompt)
{
    const char **names = calloc((size_t)prompt->count * 2 + 1, sizeof *names);
    int n = 0;
    if (!names)
        abort();
    for (int i = 0; i < prompt->count; i++) {
        if (!*prompt->choice[i].title)
            continue;
        names[n] = strdup(prompt->choice[i].title);
        if (!names[n++])
            abort();
    }
    for (int i = 0; i < prompt->count; i++)
        names[n++] = choice_name(prompt, i);
    return names;
}

static void free_completions(const char **names)
{
    for (const char **name = names; *name; name++)
        free((char *)*name);
    free(names);
}

static enum outcome listen(struct play *play, const struct telling *t)
{
    enum outcome outcome = STAY;
    while (outcome == STAY) {
        int lines = 0;
        char *line = input_line(&play->input, "> ");
        outcome = line ? hear(play, t, line, &lines) : LEAVE;
        /* A long reply has pushed the question off the screen. */
        if (outcome == STAY && lines > 6 && play->input.person && t->prompt) {
            struct paper p = paper_new(&play->page);
            prompt_draw_question(&p, t->prompt, asked_name(play, t));
            paper_show(&p);
        }
    }
    return outcome;
}

static enum outcome put_question(struct play *play, const struct telling *t)
{
    enum outcome outcome = queue_empty(&play->queue) ? STAY : answer_queued(play, t);
    if (outcome != STAY)
        return outcome;
    outcome = hands_give(play, t->seat, view_seat_name(t->view, t->seat));
    if (outcome != GO_ON)
        return outcome;
    struct screen screen = show_screen(play, t, show_question);
    const char **names = completions(t->prompt);
    play->input.how = (struct edit_for){t->prompt->ask.seat, show_screen_again, &screen, names};
    outcome = listen(play, t);
    play->input.how = (struct edit_for){.who = EDIT_OTHER};
    free_completions(names);
    return outcome;
}

static enum outcome converse(struct play *play, const struct arb_ask *ask)
{
    if (ask->seat != ARB_CHANCE)
        play->watcher = ask->seat;
    json_t *view = arb_view(play->table, play->watcher);
    struct prompt prompt = prompt_make(play->table, ask, view);
    struct telling t = {play->game, play->table, view, &prompt, play->watcher};
    board_attach(view, play->game, prompt.words);
    int choice = unasked_choice(play, &prompt);
    struct paper p = paper_new(&play->page);
    enum outcome outcome = choice < 0 ? put_question(play, &t) : answer(play, &p, &prompt, choice);
    paper_show(&p);
    prompt_free(&prompt);
    json_decref(view);
    return outcome;
}

static void put_end(struct paper *p, struct play *play, const struct telling *t)
{
    static const char *const words[] = {
        [ARB_PLAYING] = "Nothing more can be asked, though the game is not over.",
        [ARB_WON] = "The players have won.",
        [ARB_LOST] = "The players have lost.",
        [ARB_OVER] = "The game is over.",
        [ARB_STOPPED] = "The game stopped here; undo takes back what led to it.",
    };
    enum arb_status status = arb_status(play->table);
    paper_put(p, status == ARB_WON ? "1;32" : "1;31", words[status]);
    paper_end_line(p);
    if (status == ARB_STOPPED) {
        char why[200];
        snprintf(why, sizeof why, "Why: %s.", arb_stopped(play->table));
        paper_flow(p, 2, STYLE_NONE, why);
    }
    json_t *score = arb_explain(play->table, t->seat, "score");
    if (score) {
        tell_sum(p, score, *view_text(score, "label") ? view_text(score, "label") : "Score");
        json_decref(score);
    }
    char replay[PLAY_PATH + 64], path[PLAY_PATH];
    snprintf(replay, sizeof replay, "To read it again: arbiter replay %s",
             cli_quoted(play->path, path, sizeof path));
    paper_flow(p, 2, STYLE_DIM, replay);
    paper_end_line(p);
}

static void show_end(struct play *play, const struct telling *t)
{
    struct paper below = paper_new(&play->page);
    put_end(&below, play, t);
    if (play->input.person) {
        paper_put(&below, STYLE_DIM,
                  play->campaign ? "undo, log, look, how, quit, or next to go on with the campaign"
                                 : "undo, log, look, how or quit");
        paper_end_line(&below);
    }
    show(play, t, &below);
}

/* After the end one may still look, ask, and take answers back. */
static enum outcome after_the_end(struct play *play)
{
    /* Somebody else may have been passed over since. */
    if (hands_hidden(play) && play->holder >= 0)
        play->watcher = play->holder;
    play_measure(play);
    json_t *view = arb_view(play->table, play->watcher);
    struct telling t = {play->game, play->table, view, NULL, play->watcher};
    board_attach(view, play->game, NULL);
    enum outcome outcome = hands_give(play, t.seat, view_seat_name(view, t.seat));
    if (outcome == GO_ON) {
        struct screen screen = show_screen(play, &t, show_end);
        play->input.how = (struct edit_for){t.seat, show_screen_again, &screen, NULL};
        outcome = listen(play, &t);
        play->input.how = (struct edit_for){.who = EDIT_OTHER};
    }
    json_decref(view);
    return outcome;
}

/* Answer what no person is asked. False if there is nothing of that kind. */
static bool answer_for_bots(struct play *play, const struct arb_ask *asks, int count, bool *failed)
{
    for (int i = 0; i < count; i++) {
        const struct arb_ask *ask = &asks[i];
        struct arb_error err = {0};
        if (ask->seat >= ARB_SEATS || !play->chair[ask->seat].bot)
            continue;
        int choice = arb_bot_choose(&play->chair[ask->seat], play->table, ask);
        if (!arb_answer(play->table, ask->id, ask->seat, choice, &err)) {
            cli_error(&err);
            *failed = true;
        }
        return true;
    }
    return false;
}

const char *play_command(const struct play *play, char *words, size_t size)
{
    char campaign[PLAY_PATH], path[PLAY_PATH];
    if (play->campaign)
        cli_quoted(play->campaign, campaign, sizeof campaign);
    cli_quoted(play->path, path, sizeof path);
    snprintf(words, size, "arbiter play %s%s%s%s%s%s", play->id, play->open ? " --open" : "",
             play->campaign ? " --campaign " : "", play->campaign ? campaign : "",
             play->own_path ? " --save " : "", play->own_path ? path : "");
    return words;
}

int play_on(struct play *play)
{
    enum outcome outcome = GO_ON;
    char command[PLAY_COMMAND];
    bool failed = false;
    while (outcome == GO_ON && !failed && !cli_interrupted()) {
        struct arb_ask asks[ARB_SEATS + 1];
        int n = arb_asks(play->table, asks, ARB_SEATS + 1);
        if (n == 0)
            outcome = after_the_end(play);
        else if (!answer_for_bots(play, asks, n, &failed))
            outcome = converse(play, &asks[0]);
    }
    hands_wipe(play);
    if (arb_status(play->table) == ARB_PLAYING)
        play_say(play, STYLE_NONE, "The game is kept. Go on with: %s",
                 play_command(play, command, sizeof command));
    return failed || cli_interrupted() ? CLI_FAILED : CLI_OK;
}
