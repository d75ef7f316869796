/* What is printed on things, in catalogues. */
#include "kit_config.h"

#include <criterion/criterion.h>

static void expect(struct arb_json *out, const char *text)
{
    arb_put_end(out);
    cr_assert(out->text.size == strlen(text) && memcmp(out->text.data, text, out->text.size) == 0,
              "%.*s\ninstead of\n%s", (int)out->text.size, (char *)out->text.data, text);
    arb_json_free(out);
}

Test(printed, numbers_that_are_not_printed_are_left_out_and_an_x_is_a_text)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    put_printed_stats(&out, (int16_t[STATS]){[STAT_MOVE] = NO_VALUE, [STAT_GUNS] = 0});
    expect(&out, "{\"stats\":{\"guns\":0}}");
    arb_put_object(&out, NULL);
    put_printed_stats(&out, (int16_t[STATS]){[STAT_MOVE] = VALUE_X, [STAT_GUNS] = NO_VALUE});
    expect(&out, "{\"stats\":{\"move\":\"X\"}}");
}

Test(printed, keywords_say_their_number_where_they_have_one)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    put_printed_keywords(
        &out, (uint8_t[KEYWORDS]){[KEYWORD_CLOAKED] = 2, [KEYWORD_ARMOR] = 1, [KEYWORD_SWIFT] = 1});
    expect(&out, "{\"keywords\":[\"Cloaked\",\"Armor 1\",\"Swift\"]}");
    arb_put_object(&out, NULL);
    put_printed_keywords(&out, (uint8_t[KEYWORDS]){[KEYWORD_SWIFT] = 2});
    expect(&out, "{\"keywords\":[\"Swift 2\"]}");
}
