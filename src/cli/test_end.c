/* test_end.c - what must hold when the function of a test has returned: nothing that was
 * forced is left, something was checked, and the rules it names really ran. */
#include "test.h"

#include <stdlib.h>
#include <string.h>

static bool unknown_rule(const arb_game *game, const char *id)
{
    json_t *row = arb_rule(game, id), *about = arb_game_describe(game);
    bool indexed = json_integer_value(json_object_get(about, "rules")) > 0;
    json_decref(about);
    json_decref(row);
    return indexed && !row;
}

/* No code needs to run for a rule that holds by construction, in the tests that its row
 * names: another one would pass for nothing. */
static bool holds_anyway(const struct test_run *run, const char *id, char **message)
{
    if (!run->table_count)
        return false;
    json_t *about = arb_game_describe(run->tables[0]->game);
    json_t *rules = construction_of(json_string_value(json_object_get(about, "id")));
    bool holds = construction_has(rules, id, run->title);
    if (!holds && json_object_get(rules, id))
        text_add(message, "rule %s holds by construction, and its row names other tests", id);
    json_decref(rules);
    json_decref(about);
    return holds;
}

static void check_rules_ran(lua_State *L, struct test_run *run)
{
    const char *id;
    json_t *ran;
    json_object_foreach (run->cited, id, ran) {
        char *message = NULL;
        bool card = strncmp(id, CARD_MARK, strlen(CARD_MARK)) == 0;
        if (json_is_true(ran) || (run->card && card) || holds_anyway(run, id, &message))
            continue;
        if (message)
            run_fail(L, message, NULL, NULL);
        if (card) {
            text_add(&message, "%s did nothing", id + strlen(CARD_MARK));
            run_fail(L, message, NULL, NULL);
        }
        text_add(&message, "the code for rule %s never ran", id);
        if (run->table_count && unknown_rule(run->tables[0]->game, id))
            text_add(&message, " (and the game's rule index has no such id)");
        run_fail(L, message, NULL, NULL);
    }
}

void run_end(lua_State *L, struct test_run *run)
{
    char *message = NULL;
    for (int i = 0; i < run->table_count; i++) {
        struct driven *d = run->tables[i];
        if (!driven_settle(d, &message))
            run_fail(L, message, NULL, NULL);
        driven_note_rules(d);
        if (json_array_size(d->forced) > 0) {
            char *left = value_text(json_array_get(d->forced, 0));
            text_add(&message, "chance was never asked for the forced %s", left);
            free(left);
            run_fail(L, message, NULL, NULL);
        }
        char hash[32];
        snprintf(hash, sizeof hash, "%016llx", (unsigned long long)arb_hash(d->table));
        run_observe(L, "the last position (its hash)", json_string(hash));
    }
    if (run->mode != RUN_PLAIN)
        return;
    if (run->asserts == 0) {
        text_add(&message, "the test asserts nothing");
        run_fail(L, message, NULL, NULL);
    }
    check_rules_ran(L, run);
}
