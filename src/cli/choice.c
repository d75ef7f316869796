#include "choice.h"
#include "play_card.h"
#include "play_words.h"

#include <stdio.h>

const char *choice_label(const json_t *choice)
{
    const char *label =
        json_is_object(choice) ? view_text(choice, "label") : json_string_value(choice);
    return label && *label ? label : view_text(choice, "value");
}

json_t *choice_value(json_t *choice)
{
    return json_is_object(choice) ? json_object_get(choice, "value") : choice;
}

int choice_default(const json_t *option)
{
    size_t i;
    json_t *choice, *wanted = json_object_get(option, "default");
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        if (wanted && json_equal(choice_value(choice), wanted))
            return (int)i;
    return 0;
}

int choice_find(const json_t *option, const char *said, bool person, char *why, size_t size)
{
    const json_t *choices = json_object_get(option, "choices");
    const char *label[CHOICES], *value[CHOICES];
    int count = 0, found[CHOICES];
    size_t i;
    json_t *choice;
    json_array_foreach (choices, i, choice) {
        if (count == CHOICES)
            break;
        const char *text = json_string_value(choice_value(choice));
        value[count] = text ? text : "";
        label[count++] = choice_label(choice);
    }
    int n = words_choose(said, value, count, found, CHOICES);
    if (n != 1)
        n = words_choose(said, label, count, found, CHOICES);
    if (n == 1)
        return found[0];
    size_t used = (size_t)snprintf(why, size,
                                   n        ? "%s: \"%.80s\" could be"
                                   : person ? "%s: none of these is called \"%.80s\""
                                            : "%s: there is no \"%.80s\", but",
                                   view_text(option, "label"), said);
    for (int k = 0; k < (n ? n : count) && used < size; k++) {
        int c = n ? found[k] : k;
        if (person && n)
            used += (size_t)snprintf(why + used, size - used, "%s %d (%s)", k ? "," : "", c + 1,
                                     label[c]);
        else if (!person)
            used += (size_t)snprintf(why + used, size - used, "%s %s", k ? "," : "",
                                     *value[c] ? value[c] : label[c]);
    }
    return -1;
}
