/* Setters made of where their values go. */
#include "kit_helper.h"

#include "arrange_setters.h"

#include <criterion/criterion.h>

static uint8_t small;
static uint16_t wide;
static bool flag;
static int word = -1;
static const char *const words[] = {"calm", "storm", NULL};

ARRANGE_NUMBER(set_small, small, 1, 9)
ARRANGE_NUMBER(set_wide, wide, 0, 900)
ARRANGE_FLAG(set_flag, flag)
ARRANGE_WORD(set_word, "weather", words, word = n)

static int found(const struct arb_run *g, const char *name)
{
    (void)g;
    return !strcmp(name, "Ann") ? 3 : 0;
}
static const struct arrange_part keys[] = {{"wide", set_wide, 0, ARRANGE_TABLE}, {0}};
ARRANGE_NAMED(set_people, "sailor", found, keys)

/* What setting this says; "": it could be. */
static const char *said(arrange_setter *set, const char *text, struct arranging *x)
{
    static struct arb_error err;
    json_t *value = json_loads(text, JSON_DECODE_ANY, NULL);
    err.text[0] = 0;
    *x = (struct arranging){.err = &err, .path = "here"};
    bool good = set(x, 0, value);
    cr_expect_eq(good, !err.text[0]);
    json_decref(value);
    return err.text;
}

Test(setters, numbers_of_any_size_flags_and_words)
{
    struct arranging x;
    cr_expect_str_empty(said(set_small, "9", &x));
    cr_expect_eq(small, 9);
    cr_expect_str_not_empty(said(set_small, "10", &x));
    cr_expect_str_empty(said(set_wide, "900", &x));
    cr_expect_eq(wide, 900);
    cr_expect_str_empty(said(set_flag, "true", &x));
    cr_expect(flag);
    cr_expect_str_not_empty(said(set_flag, "1", &x));
    cr_expect_str_empty(said(set_word, "\"storm\"", &x));
    cr_expect_eq(word, 1);
    cr_expect_str_eq(said(set_word, "\"strom\"", &x),
                     "here: there is no weather \"strom\"; did you mean \"storm\"?");
    cr_expect_eq(word, 1);
}

Test(setters, things_by_their_names)
{
    struct arranging x;
    cr_expect_str_empty(said(set_people, "{\"Ann\": {\"wide\": 7}}", &x));
    cr_expect_eq(x.thing, 3);
    cr_expect_eq(wide, 7);
    cr_expect_str_eq(said(set_people, "{\"Bob\": {}}", &x),
                     "here.Bob: there is no sailor of this name");
}
