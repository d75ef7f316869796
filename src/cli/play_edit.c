#include "play_edit.h"
#include "cli.h"
#include "play_words.h"

#include <errno.h>
#include <histedit.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

struct edit {
    EditLine *el;
    History *history[EDIT_HISTORIES];
    const char *prompt;
    const struct edit_for *how;
    mbstate_t half; /* of a letter of several bytes */
    char *line;
};

/* Signals. */

/* A handler can reach nothing but globals. Signals wait while a line is read and are
 * let in only where input is waited for, so that none is missed. */
static volatile sig_atomic_t stopped, woken, resized;

static void note_signal(int number)
{
    if (number == SIGTSTP)
        stopped = 1;
    else if (number == SIGCONT)
        woken = 1;
    else
        resized = 1;
}

static const int heeded[] = {SIGTSTP, SIGCONT, SIGWINCH};
enum { HEEDED = sizeof heeded / sizeof *heeded };

struct signals {
    sigset_t before;
    struct sigaction old[HEEDED];
};

static void heed_signals(struct signals *s)
{
    sigset_t wait;
    sigemptyset(&wait);
    sigaddset(&wait, SIGINT);
    sigaddset(&wait, SIGTERM);
    stopped = woken = resized = 0;
    for (int i = 0; i < HEEDED; i++) {
        struct sigaction action = {.sa_handler = note_signal};
        sigaction(heeded[i], &action, &s->old[i]);
        sigaddset(&wait, heeded[i]);
    }
    sigprocmask(SIG_BLOCK, &wait, &s->before);
}

static void forget_signals(const struct signals *s)
{
    for (int i = 0; i < HEEDED; i++)
        sigaction(heeded[i], &s->old[i], NULL);
    sigprocmask(SIG_SETMASK, &s->before, NULL);
}

/* Stop as any other program would, with the terminal as it was before. */
static void stop_here(struct edit *edit)
{
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, SIGTSTP);
    el_set(edit->el, EL_PREP_TERM, 0);
    fputc('\n', stdout);
    fflush(stdout);
    struct sigaction usual = {.sa_handler = SIG_DFL}, ours;
    sigaction(SIGTSTP, &usual, &ours);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &only, NULL); /* here it stops, and goes on after SIGCONT */
    sigprocmask(SIG_BLOCK, &only, NULL);
    sigaction(SIGTSTP, &ours, NULL);
}

/* The screen and the prompt once more. */
static void show_again(struct edit *edit)
{
    stopped = woken = resized = 0;
    el_set(edit->el, EL_PREP_TERM, 1);
    el_resize(edit->el);
    if (edit->how->show)
        edit->how->show(edit->how->of);
    else
        fputc('\n', stdout);
    fflush(stdout);
    el_set(edit->el, EL_REFRESH);
}

/* Letters. */

/* Wait for input; false: Ctrl-C. */
static bool wait_for_input(struct edit *edit)
{
    sigset_t none;
    sigemptyset(&none);
    for (;;) {
        struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
        if (cli_interrupted())
            return false;
        if (stopped)
            stop_here(edit);
        if (stopped || woken || resized)
            show_again(edit);
        if (ppoll(&in, 1, NULL, &none) > 0)
            return true;
        if (errno != EINTR && errno != EAGAIN)
            return false;
    }
}

static int next_letter(EditLine *el, wchar_t *letter)
{
    struct edit *edit;
    el_get(el, EL_CLIENTDATA, &edit);
    fflush(stdout);
    for (;;) {
        char byte;
        if (!wait_for_input(edit))
            return -1;
        ssize_t n = read(STDIN_FILENO, &byte, 1);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return 0;
        size_t bytes = mbrtowc(letter, &byte, 1, &edit->half);
        if (bytes == (size_t)-1)
            edit->half = (mbstate_t){0}; /* no letter of this locale: left out */
        else if (bytes != (size_t)-2)
            return 1;
    }
}

static char *prompt_of(EditLine *el)
{
    struct edit *edit;
    el_get(el, EL_CLIENTDATA, &edit);
    return (char *)edit->prompt;
}

/* Completing. */

static int letters_in(const char *text)
{
    int n = 0;
    while (words_next(&text))
        n++;
    return n;
}

/* How much two names share from their beginnings on. */
static size_t shared(const char *a, const char *b, size_t most)
{
    size_t n = 0, whole = 0;
    while (n < most && a[n] && a[n] == b[n])
        if (((unsigned char)a[++n] & 0xc0) != 0x80)
            whole = n;
    return whole;
}

/* The answer that stands before the cursor, of several on the line. */
static char *typed_so_far(EditLine *el)
{
    const LineInfo *line = el_line(el);
    const char *from = line->cursor;
    while (from > line->buffer && from[-1] != ',' && from[-1] != ';')
        from--;
    while (from < line->cursor && *from == ' ')
        from++;
    char *typed = strndup(from, (size_t)(line->cursor - from));
    if (!typed)
        abort();
    return typed;
}

/* The names that begin with what was typed, at most `max` of them. */
static int names_like(const char *const *names, const char *typed, const char **found, int max)
{
    char *wanted = words_fold(typed);
    int n = 0;
    for (; *wanted && names && *names && n < max; names++) {
        char *name = words_fold(*names);
        bool again = false;
        for (int i = 0; i < n; i++)
            again |= !strcmp(found[i], *names);
        if (!again && !strncmp(name, wanted, strlen(wanted)))
            found[n++] = *names;
        free(name);
    }
    free(wanted);
    return n;
}

static unsigned char complete(EditLine *el, int key)
{
    enum { SHOWN = 24 };
    (void)key;
    struct edit *edit;
    el_get(el, EL_CLIENTDATA, &edit);
    const char *found[SHOWN];
    char *typed = typed_so_far(el);
    int n = names_like(edit->how->names, typed, found, SHOWN), letters = letters_in(typed);
    size_t length = n ? strlen(found[0]) : 0;
    for (int i = 1; i < n; i++)
        length = shared(found[0], found[i], length);
    char *name = n ? strndup(found[0], length) : NULL;
    unsigned char done = CC_ERROR;
    if (name && (n == 1 || letters_in(name) > letters)) {
        el_deletestr(el, letters);
        el_insertstr(el, name);
        done = CC_REFRESH;
    } else if (name) {
        for (int i = 0; i < n; i++)
            printf("%s%s", i ? ", " : "\n", found[i]);
        puts("");
        done = CC_REDISPLAY;
    }
    free(name);
    free(typed);
    return done;
}

/* Lines. */

struct edit *edit_new(void)
{
    struct edit *edit = calloc(1, sizeof *edit);
    HistEvent event;
    if (!edit || !(edit->el = el_init("arbiter", stdin, stdout, stderr))) {
        free(edit);
        return NULL;
    }
    el_set(edit->el, EL_CLIENTDATA, edit);
    el_set(edit->el, EL_PROMPT, prompt_of);
    el_set(edit->el, EL_SIGNAL, 0);
    el_set(edit->el, EL_EDITOR, "emacs");
    el_set(edit->el, EL_GETCFN, next_letter);
    /* The form for narrow strings would make copies and lose them. */
    el_wset(edit->el, EL_ADDFN, L"complete", L"Complete a title", complete);
    el_set(edit->el, EL_BIND, "^I", "complete", NULL);
    el_set(edit->el, EL_BIND, "^R", "em-inc-search-prev", NULL);
    for (int i = 0; i < EDIT_HISTORIES; i++) {
        if (!(edit->history[i] = history_init()))
            abort();
        history(edit->history[i], &event, H_SETSIZE, 200);
        history(edit->history[i], &event, H_SETUNIQUE, 1);
    }
    return edit;
}

void edit_free(struct edit *edit)
{
    if (!edit)
        return;
    for (int i = 0; i < EDIT_HISTORIES; i++)
        history_end(edit->history[i]);
    el_end(edit->el);
    free(edit->line);
    free(edit);
}

char *edit_line(struct edit *edit, const char *prompt, const struct edit_for *how)
{
    struct signals signals;
    HistEvent event;
    int count = 0;
    edit->prompt = prompt;
    edit->how = how;
    edit->half = (mbstate_t){0};
    el_set(edit->el, EL_HIST, history, edit->history[how->who]);
    heed_signals(&signals);
    el_resize(edit->el);
    const char *line = el_gets(edit->el, &count);
    forget_signals(&signals);
    if (!line || count <= 0 || cli_interrupted())
        return NULL;
    if (line[strspn(line, " \t\r\n")])
        history(edit->history[how->who], &event, H_ENTER, line);
    free(edit->line);
    edit->line = strdup(line);
    if (!edit->line)
        abort();
    edit->line[strcspn(edit->line, "\r\n")] = 0;
    return edit->line;
}
