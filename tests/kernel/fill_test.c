/* Views completed from a catalogue; the page does the same with the same examples. */
#include "fill.h"

#include <criterion/criterion.h>

Test(fill, a_view_is_whole_with_its_catalogue)
{
    json_error_t err;
    json_t *examples = json_load_file("tests/views/fill.json", 0, &err), *one;
    size_t i;
    cr_assert(examples, "line %d: %s", err.line, err.text);
    json_array_foreach (json_object_get(examples, "views"), i, one) {
        json_t *view = json_object_get(one, "brief");
        arb_fill_view(view, json_object_get(examples, "catalogue"));
        char *filled = json_dumps(view, JSON_SORT_KEYS);
        cr_assert(json_equal(view, json_object_get(one, "whole")), "%s: %s",
                  json_string_value(json_object_get(one, "what")), filled);
        free(filled);
    }
    cr_assert_gt(i, 2);
    json_decref(examples);
}
