/* Values as text, for languages that cannot use jansson's inline functions. */
#include "arbiter_text.h"
#include "error.h"
#include "memory.h"

#include "arbiter.h"

char *arb_text_of(json_t *value)
{
    if (!value)
        return NULL;
    char *text = arb_need(json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY));
    json_decref(value);
    return text;
}

void arb_text_free(char *text)
{
    free(text);
}

json_t *arb_value_of(const char *text, struct arb_error *err)
{
    json_error_t why;
    arb_clear_error(err);
    json_t *value = json_loads(text ? text : "", JSON_DECODE_ANY, &why);
    if (!value) {
        arb_fail(err, "This is no JSON, at line %d: %s.", why.line, why.text);
        if (err)
            err->line = why.line;
    }
    return value;
}

void arb_value_free(json_t *value)
{
    json_decref(value);
}
