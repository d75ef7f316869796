/* test_construction.c - rules that no line of code carries out, because nothing else can
 * happen. rules/by-construction/<game>.tsv has a row for each: its id, what would notice if
 * it were otherwise, and why it holds. What would notice is the title of a test that cites
 * the rule, or "check: " and words of an invariant, which is looked at after every answer. */
#include "cli.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static const char invariant[] = "check: ";

json_t *construction_of(const char *game)
{
    char relative[256], path[4096], *line = NULL;
    size_t room = 0;
    json_t *rules = json_object();
    snprintf(relative, sizeof relative, "rules/by-construction/%s.tsv", game);
    FILE *file = cli_data_path(relative, path, sizeof path) ? fopen(path, "r") : NULL;
    while (file && getline(&line, &room, file) > 0) {
        char *rest = line, *id = strsep(&rest, "\t"), *witness = strsep(&rest, "\t");
        if (!rest || strcmp(id, "id") == 0)
            continue;
        if (!json_object_get(rules, id))
            json_object_set_new(rules, id, json_array());
        json_array_append_new(json_object_get(rules, id), json_string(witness));
    }
    free(line);
    if (file)
        fclose(file);
    return rules;
}

/* Where the title stands among the witnesses of a rule; their number if it is none. */
static size_t place_of_witness(const json_t *witnesses, const char *title)
{
    size_t i;
    json_t *witness;
    json_array_foreach ((json_t *)witnesses, i, witness)
        if (strcmp(json_string_value(witness), title) == 0)
            break;
    return i;
}

bool construction_has(const json_t *rules, const char *id, const char *title)
{
    const json_t *witnesses = json_object_get(rules, id);
    return place_of_witness(witnesses, title) < json_array_size(witnesses);
}

void construction_found(json_t *rules, const char *id, const char *title)
{
    json_t *witnesses = json_object_get(rules, id);
    json_array_remove(witnesses, place_of_witness(witnesses, title));
}

json_t *construction_missing(const json_t *rules, json_t *tested)
{
    json_t *missing = json_array(), *witnesses, *witness;
    const char *id;
    size_t i;
    json_object_foreach ((json_t *)rules, id, witnesses) {
        if (!json_object_get(tested, id))
            json_array_append_new(missing, json_sprintf("%s is not a rule to be tested", id));
        json_array_foreach (witnesses, i, witness) {
            const char *title = json_string_value(witness);
            if (strncmp(title, invariant, strlen(invariant)) != 0)
                json_array_append_new(
                    missing, json_sprintf("%s: no test of this title cites it: %s", id, title));
            else if (json_object_get(tested, id))
                json_object_set_new(tested, id, json_true());
        }
    }
    return missing;
}
