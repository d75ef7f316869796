/* JSON written as text: what comes out is what was put in, and spans say where. */
#include "json.h"
#include "words.h"

#include <criterion/criterion.h>

static char *text_of(struct arb_json *out)
{
    arb_bytes_add(&out->text, "", 1);
    return (char *)out->text.data;
}

Test(json, is_written_value_by_value)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    arb_put_text(&out, "title", "Éowyn");
    arb_put_array(&out, "numbers");
    arb_put_number(&out, NULL, 0);
    arb_put_number(&out, NULL, -17);
    arb_put_number(&out, NULL, INT64_MIN);
    arb_put_real(&out, NULL, 0.25);
    arb_put_real(&out, NULL, 3);
    arb_put_end(&out);
    arb_put_flag(&out, "yes", true);
    arb_put_null(&out, "nothing");
    arb_put_text(&out, "none", NULL);
    arb_put_object(&out, "empty");
    arb_put_end(&out);
    arb_put_made_key(&out, "\"made\":", 7);
    arb_put_made(&out, NULL, "[1]", 3);
    arb_put_end(&out);
    cr_assert_str_eq(text_of(&out),
                     "{\"title\":\"Éowyn\",\"numbers\":[0,-17,-9223372036854775808,0.25,3.0],"
                     "\"yes\":true,\"nothing\":null,\"none\":null,\"empty\":{},\"made\":[1]}");
    arb_json_free(&out);
}

Test(json, texts_are_escaped)
{
    static const char odd[] = "a \"quote\", a back\\slash,\na line, a \t tab, \x1f and É";
    struct arb_json out = {0};
    arb_put_text(&out, NULL, odd);
    json_t *value = arb_json_value(&out);
    cr_assert_str_eq(json_string_value(value), odd);
    json_decref(value);
}

Test(json, spans_say_where_values_stand)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    arb_put_array(&out, "list");
    arb_put_number(&out, NULL, 12);
    arb_put_text(&out, NULL, "three");
    arb_put_end(&out);
    arb_put_number(&out, "round", 345);
    arb_put_end(&out);
    const char *text = (char *)out.text.data;
    cr_assert_eq(out.spans, 5);
    cr_assert_eq(out.span[0].size, 5);
    cr_assert_eq(out.span[0].length, out.text.size);
    const struct arb_span *list = arb_json_find(&out, out.span, "list");
    cr_assert_eq(list, &out.span[1]);
    cr_assert_eq(list->size, 3);
    cr_assert(strncmp(text + list->at, "[12,\"three\"]", list->length) == 0);
    const struct arb_span *round = arb_json_find(&out, out.span, "round");
    cr_assert(round && round->length == 3 && strncmp(text + round->at, "345", 3) == 0);
    cr_assert_null(arb_json_find(&out, out.span, "roun"));
    cr_assert_null(arb_json_find(&out, out.span, "three"));
    arb_json_free(&out);
}

Test(json, values_in_memory_are_put_as_they_are)
{
    static const char *const all[] = {
        "{\"a\":[1,{\"b\":\"c\"},[],{}],\"d\":null,\"e\":true,\"f\":1.5}",
        "{\"with \\\"quotes\\\"\":{\"x\":\"\\u0000\"}}", "[\"Player 1\"]", "\"text\"", "-7"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        json_t *value = json_loads(all[i], JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
        struct arb_json out = {0};
        arb_put_json(&out, NULL, value);
        cr_assert_str_eq(text_of(&out), all[i]);
        arb_json_free(&out);
        json_decref(value);
    }
    json_t *deep = json_integer(1);
    for (int i = 0; i < ARB_JSON_DEPTH + 10; i++)
        deep = json_pack("[o]", deep);
    struct arb_json out = {0};
    arb_put_json(&out, NULL, deep);
    json_t *again = arb_json_value(&out);
    cr_assert(json_equal(deep, again));
    json_decref(again);
    json_decref(deep);
}

Test(json, is_written_again_in_the_same_memory)
{
    struct arb_json out = {0};
    arb_json_reserve(&out, 4096, 512);
    for (int i = 0; i < 3; i++) {
        const uint8_t *at = out.text.data;
        arb_json_clear(&out);
        arb_put_array(&out, NULL);
        for (int k = 0; k < 500; k++)
            arb_put_number(&out, NULL, k);
        arb_put_end(&out);
        cr_assert_eq(out.text.data, at);
        cr_assert_eq(out.spans, 501);
    }
    arb_json_free(&out);
}

Test(json, half_a_letter_is_taken_away)
{
    static const char *const given[] = {"Éow",           "\xc3", "a\xc3", "a\xe2\x80",
                                        "a\xf0\x9f\x98", "ab",   ""};
    static const char *const left[] = {"Éow", "", "a", "a", "a", "ab", ""};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        char text[16];
        snprintf(text, sizeof text, "%s", given[i]);
        cr_assert_str_eq(arb_whole_letters(text), left[i]);
    }
}
