#include "play_hear.h"
#include "play_draw.h"
#include "play_words.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *asked_name(const struct play *play, const struct telling *t)
{
    int seat = t->prompt->ask.seat;
    return seat == ARB_CHANCE ? "Referee" : play->people > 1 ? view_seat_name(t->view, seat) : "";
}

int unasked_choice(const struct play *play, const struct prompt *prompt)
{
    int seat = prompt->ask.seat;
    bool always = seat < ARB_SEATS && orders_always(play->table, seat);
    return prompt->count == 1 && !always ? 0 : -1;
}

/* Would the ask be put to a person? */
static bool is_put(struct play *play, const struct arb_ask *ask)
{
    if (ask->seat < ARB_SEATS && play->chair[ask->seat].bot)
        return false;
    json_t *view = arb_view(play->table, ask->seat < ARB_SEATS ? ask->seat : play->watcher);
    struct prompt prompt = prompt_make(play->table, ask, view);
    bool put = unasked_choice(play, &prompt) < 0;
    prompt_free(&prompt);
    json_decref(view);
    return put;
}

/* Back to the last answer a person gave: a bot would only give its own again. False:
 * there is none; `back` is set if something was taken back all the same. */
static bool undo_one(struct play *play, bool *back, struct arb_error *err)
{
    while (arb_undo(play->table, err)) {
        struct arb_ask asks[ARB_SEATS + 1];
        int n = arb_asks(play->table, asks, ARB_SEATS + 1);
        *back = true;
        for (int i = 0; i < n; i++)
            if (is_put(play, &asks[i]))
                return true;
    }
    return false;
}

/* `undo`, `undo 3`. */
static enum outcome undo(struct play *play, const char *words)
{
    struct arb_error err = {0};
    long wanted = 1, done = 0;
    bool back = false;
    if (*words && (!words_number(words, &wanted) || wanted < 1)) {
        play_say(play, STYLE_NONE,
                 "`undo` takes the last answer back, `undo 3` the last three of them.");
        return STAY;
    }
    while (done < wanted && undo_one(play, &back, &err))
        done++;
    if (!back) {
        play_say(play, STYLE_NONE, "%s", err.text[0] ? err.text : "There is nothing to take back.");
        return STAY;
    }
    play_count_told(play, 0);
    if (done == 1 && wanted == 1)
        play_note(play, STYLE_DIM, "Taken back.");
    else
        play_note(play, STYLE_DIM, "%ld %s taken back%s.", done,
                  done == 1 ? "answer is" : "answers are",
                  done < wanted ? ", which is as far as it goes" : "");
    return GO_ON;
}

/* `anew`: all parts of the choice that is being put together are taken back. */
static enum outcome begin_anew(struct play *play)
{
    struct arb_error err = {0};
    if (!arb_form_restart(play->table, &err)) {
        play_say(play, STYLE_NONE, "%s", err.text);
        return STAY;
    }
    play_count_told(play, 0);
    play_note(play, STYLE_DIM, "Begun anew.");
    return GO_ON;
}

/* An order that was just given may answer what is asked now. */
static enum outcome obey(struct play *play, const struct prompt *prompt)
{
    return prompt && arb_obey(play->table, prompt->ask.seat, NULL) ? GO_ON : STAY;
}

/* A copy elsewhere; the play itself goes on where it was. */
static enum outcome save_copy(struct play *play, const char *path)
{
    struct arb_error err = {0};
    if (!*path) {
        play_say(play, STYLE_NONE,
                 "Every answer is saved as you give it, in %s. `save FILE` makes a "
                 "copy.",
                 play->path);
        return STAY;
    }
    if (file_exists(path)) {
        play_say(play, STYLE_NONE, "%s is there already; the copy needs another name.", path);
        return STAY;
    }
    /* A copy of the table writes there, and ours goes on where it was. */
    arb_table *copy = arb_table_copy(play->table);
    char quoted[PLAY_PATH];
    if (arb_save(copy, path, &err))
        play_say(play, STYLE_NONE, "A copy is in %s. Go on from it with: arbiter play %s --save %s",
                 path, play->id, cli_quoted(path, quoted, sizeof quoted));
    else
        play_say(play, STYLE_RED,
                 "Only this copy could not be made: %s The game itself is kept in %s.", err.text,
                 play->path);
    arb_table_close(copy);
    return STAY;
}

void tell_not_found(struct paper *p, const struct telling *t, const char *words)
{
    long number;
    if (t->prompt && (words_number(words, &number) || !words_any_letter(words))) {
        paper_putf(p, STYLE_NONE, "There are options 1 to %d.", t->prompt->count);
        return;
    }
    /* Words that fit nothing possible may fit something forbidden. */
    struct paper why = paper_new(p);
    if (t->prompt && strlen(words) > 2 && tell_why_not(&why, t, words)) {
        paper_put(p, STYLE_NONE, "Not possible now:");
        paper_end_line(p);
        paper_join(p, &why);
        return;
    }
    char text[256];
    snprintf(text, sizeof text, "%s \"%.80s\". `help` lists what can be said.",
             t->prompt ? "Nothing that is asked now fits" : "The game is over; there is no choice",
             words);
    paper_flow(p, 2, STYLE_NONE, text);
}

/* Taken with an error: it could not be saved, which is tried again. */
static enum outcome tell_taken(struct play *play, struct paper *p, bool taken, const char *wrong)
{
    if (taken && *wrong)
        play_note(play, STYLE_RED, "%s", wrong);
    else
        paper_flow(p, 2, STYLE_RED, wrong);
    return taken ? GO_ON : STAY;
}

enum outcome answer(struct play *play, struct paper *p, const struct prompt *prompt, int choice)
{
    struct arb_error err = {0};
    const struct arb_ask *ask = &prompt->ask;
    bool taken = arb_answer(play->table, ask->id, ask->seat, prompt->choice[choice].option, &err);
    return tell_taken(play, p, taken, err.text);
}

static enum outcome answer_all(struct play *play, struct paper *p, const struct arb_ask *ask)
{
    struct arb_error err = {0};
    bool taken = arb_answer_all(play->table, ask->id, ask->seat, &err);
    return tell_taken(play, p, taken, err.text);
}

/* Any other line than yes or no is heard as if nothing had been asked back. */
enum outcome answer_named(struct play *play, struct paper *p, const struct telling *t, int choice,
                          bool exact)
{
    if (exact || !choice_costs(t->prompt, choice))
        return answer(play, p, t->prompt, choice);
    char question[320], prompt[340];
    choice_question(t->prompt, choice, question, sizeof question);
    snprintf(prompt, sizeof prompt, "%s y/n ", question);
    if (!play->input.person)
        play_say(play, STYLE_NONE, "%s", prompt);
    char *line = input_line(&play->input, prompt);
    if (!line)
        return LEAVE;
    char *said = words_fold(line);
    bool yes = !strcmp(said, "y") || !strcmp(said, "yes");
    bool no = !*said || !strcmp(said, "n") || !strcmp(said, "no");
    free(said);
    if (yes)
        return answer(play, p, t->prompt, choice);
    if (no)
        return STAY;
    queue_clear(&play->queue);
    int lines;
    return hear(play, t, line, &lines);
}

static enum outcome choose(struct play *play, struct paper *p, const struct telling *t,
                           const char *words)
{
    enum { SHOWN = 24 };
    int found[SHOWN];
    bool exact = true;
    if (t->prompt && *t->prompt->all && !strcasecmp(words, "all"))
        return answer_all(play, p, &t->prompt->ask);
    if (t->prompt && queue_fill(&play->queue, t->prompt, t->view, words))
        return GO_ON; /* to the same question, which the first of them answers */
    int n = t->prompt ? *words ? prompt_pick(t->prompt, words, found, SHOWN, &exact)
                               : (found[0] = prompt_default(t->prompt)) >= 0
                      : 0;
    if (n == 1)
        return answer_named(play, p, t, found[0], exact);
    if (n > 1) {
        paper_put(p, STYLE_NONE, "Which one? Its number, or more words:");
        paper_end_line(p);
        prompt_draw_choices(p, t->prompt, found, n < SHOWN ? n : SHOWN);
        if (n > SHOWN)
            paper_putf(p, STYLE_DIM, "     and %d more", n - SHOWN);
    } else if (*words) {
        tell_not_found(p, t, words);
    } else if (t->prompt) {
        paper_put(p, STYLE_NONE, "Type a number or words; `help` lists what else can be said.");
    }
    return STAY;
}

static void tell_why(struct paper *p, const struct telling *t, const char *words)
{
    int found[1];
    bool exact;
    if (!t->prompt) {
        paper_put(p, STYLE_NONE, "The game is over.");
    } else if (*words && prompt_pick(t->prompt, words, found, 1, &exact) == 1) {
        paper_put(p, STYLE_NONE, "That is possible:");
        paper_end_line(p);
        prompt_draw_choices(p, t->prompt, found, 1);
    } else if (!tell_why_not(p, t, words)) {
        paper_flow(p, 2, STYLE_NONE,
                   *words ? "Nothing that fits these words is forbidden just now; "
                            "it is simply not what is being asked:"
                          : "Nothing is forbidden just now; what is asked:");
        paper_end_line(p);
        tell_what(p, t, "");
    }
}

/* An option may begin with the word, so it means this only after the end. */
static enum outcome go_to_next(struct play *play, struct paper *p, const struct telling *t,
                               const char *line)
{
    if (t->prompt)
        return choose(play, p, t, line);
    enum arb_status status = arb_status(play->table);
    play->next = play->campaign && status != ARB_STOPPED && status != ARB_PLAYING;
    if (!play->next)
        paper_flow(p, 2, STYLE_NONE, "Nothing comes after this one.");
    return play->next ? LEAVE : STAY;
}

enum outcome hear(struct play *play, const struct telling *t, char *line, int *lines)
{
    struct saying said = input_parse(line);
    play_measure(play); /* the window may have another size by now */
    struct paper p = paper_new(&play->page);
    enum outcome outcome = STAY;
    int seat = t->prompt ? t->prompt->ask.seat : t->seat;
    switch (said.what) {
    case SAID_NOTHING:
    case SAID_CHOICE:
        outcome = choose(play, &p, t, said.words);
        break;
    case SAID_WHAT:
        tell_what(&p, t, said.words);
        break;
    case SAID_WHY_NOT:
        tell_why(&p, t, said.words);
        break;
    case SAID_WHY_DID:
        tell_decisions(&p, t, said.words);
        break;
    case SAID_HOW:
        tell_how(&p, t, said.words);
        break;
    case SAID_HINT:
        tell_hint(&p, t);
        break;
    case SAID_LOOK:
        tell_look(&p, t, said.words);
        break;
    case SAID_LOG:
        tell_log(&p, t, said.words);
        break;
    case SAID_VIEW:
        draw_table(&p, t->view, t->seat, DRAW_ALL);
        if (t->prompt && play->input.person)
            prompt_draw(&p, t->prompt, asked_name(play, t), 40, false);
        break;
    case SAID_MAP:
        draw_map(&p, t->view);
        break;
    case SAID_OPTIONS:
        if (t->prompt)
            prompt_draw(&p, t->prompt, asked_name(play, t), 1000, false);
        else
            paper_put(&p, STYLE_NONE, "The game is over; nothing is being asked.");
        break;
    case SAID_HELP:
        fputs(input_help, stdout);
        putchar('\n');
        tell_legend(&p, t);
        break;
    case SAID_UNDO:
        outcome = undo(play, said.words);
        break;
    case SAID_ANEW:
        outcome = begin_anew(play);
        break;
    case SAID_ORDERS:
        orders_give(play->table, seat, said.words, &p);
        break;
    case SAID_IGNORE:
    case SAID_HEED:
        if (orders_thing(play->table, seat, said.what == SAID_HEED ? "always" : "never", said.words,
                         t->prompt, &p))
            outcome = obey(play, t->prompt);
        break;
    case SAID_SKIP:
        if (orders_skip(play->table, seat, said.words, t->prompt, &p))
            outcome = obey(play, t->prompt);
        break;
    case SAID_SAVE:
        outcome = save_copy(play, said.words);
        break;
    case SAID_NEXT:
        outcome = go_to_next(play, &p, t, line);
        break;
    case SAID_QUIT:
        outcome = LEAVE;
        break;
    }
    bool asked_again = said.what == SAID_VIEW || said.what == SAID_OPTIONS;
    *lines = asked_again ? 0 : p.lines;
    paper_show(&p);
    return outcome;
}
