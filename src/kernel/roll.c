/* One line for a whole roll: the results of several chance asks that belong together. */
#include "error.h"
#include "memory.h"
#include "table.h"

#include <ctype.h>
#include <strings.h>

enum { RESULT_ROOM = 128 };

static const char *skip_gap(const char *at, bool commas)
{
    while (isspace((unsigned char)*at) || (commas && *at == ','))
        at++;
    return at;
}

/* The next result of the line, cut at a comma if the line has any, else at a space. False:
 * there is none, or it is longer than any outcome's text. */
static bool next_result(const char **line, bool commas, char result[RESULT_ROOM])
{
    const char *at = skip_gap(*line, commas), *end = at;
    while (*end && (commas ? *end != ',' : !isspace((unsigned char)*end)))
        end++;
    *line = end;
    while (end > at && isspace((unsigned char)end[-1]))
        end--;
    size_t length = (size_t)(end - at);
    if (length == 0 || length >= RESULT_ROOM)
        return false;
    memcpy(result, at, length);
    result[length] = 0;
    return true;
}

/* Which outcome is meant: its whole text, or a start that all that have it share with one
 * text (two sides of a die may show the same). -1: none, -2: several. */
static int meant(const json_t *options, const char *result)
{
    int found = -1;
    const char *text = NULL;
    size_t i, length = strlen(result);
    json_t *option;
    json_array_foreach (options, i, option) {
        const char *own = json_string_value(json_object_get(option, "text"));
        if (!own || strncasecmp(own, result, length) != 0)
            continue;
        if (own[length] == 0)
            return (int)i;
        if (text && strcasecmp(text, own) != 0)
            found = -2;
        else if (!text)
            found = (int)i;
        text = own;
    }
    return found;
}

static bool fail_result(struct arb_error *err, const json_t *options, const char *result,
                        bool several)
{
    char known[256] = "";
    size_t i, used = 0;
    json_t *option;
    json_array_foreach (options, i, option) {
        const char *text = json_string_value(json_object_get(option, "text"));
        size_t room = sizeof known - used;
        int more = snprintf(known + used, room, "%s%s", used ? ", " : "", text ? text : "");
        if (more < 0 || (size_t)more >= room)
            break;
        used += (size_t)more;
    }
    known[used] = 0;
    return arb_fail(err, "\"%s\" %s. Nothing was changed. This die can show: %s.", result,
                    several ? "could be several results" : "is no result here", known);
}

/* Answer one die after the other on this table until the roll is complete. */
static bool answer_all(arb_table *t, uint32_t id, const char *line, struct arb_error *err)
{
    struct arb_ask ask = {0};
    char result[RESULT_ROOM];
    bool commas = strchr(line, ',') != NULL;
    int left = 0, given = 0;
    while (arb_asks(t, &ask, 1) == 1 && ask.seat == ARB_CHANCE &&
           (given == 0 ? ask.id == id : left > 0)) {
        if (!next_result(&line, commas, result))
            return arb_fail(err, "%d of the results are missing. Nothing was changed.",
                            ask.left ? ask.left : 1);
        json_t *words = arb_ask_words(t, &ask);
        const json_t *options = json_object_get(words, "options");
        int choice = meant(options, result);
        bool ok = choice >= 0 ? arb_answer(t, ask.id, ARB_CHANCE, choice, err)
                              : fail_result(err, options, result, choice == -2);
        json_decref(words);
        if (!ok)
            return false;
        left = ask.left ? ask.left - 1 : 0;
        given++;
    }
    if (!given)
        return arb_fail(err, "Ask %u is no roll that waits. Nothing was changed.", id);
    if (*skip_gap(line, true))
        return arb_fail(err,
                        "There are more results than dice: \"%s\" is left over. "
                        "Nothing was changed.",
                        skip_gap(line, true));
    return true;
}

bool arb_answer_roll(arb_table *t, uint32_t id, const char *line, struct arb_error *err)
{
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    /* Tried beside first, where nothing is kept. The generator stays out of both. */
    arb_table *beside = arb_table_copy(t);
    beside->referee = beside->run.list_chance = true;
    arb_table_relist(beside);
    bool fits = answer_all(beside, id, line, err);
    arb_table_close(beside);
    if (!fits)
        return false;
    bool referee = t->referee;
    t->referee = t->run.list_chance = true;
    arb_table_relist(t);
    bool ok = answer_all(t, id, line, err);
    t->referee = t->run.list_chance = referee;
    if (!referee) {
        arb_table_settle(t);
        arb_journal_flush(t, err);
    }
    return ok;
}
