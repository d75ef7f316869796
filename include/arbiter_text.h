/* arbiter_text.h - for languages without jansson, to which a json_t * is an address: these
 * turn it into JSON text and back, in UTF-8. examples/table.py is such a program.
 *
 *     text = arb_text_of(arb_view(table, 0));  ...  arb_text_free(text);
 *     setup = arb_value_of("{\"seed\": 1}", &err);
 *     table = arb_table_open(game, setup, 0, &err);
 *     arb_value_free(setup);
 *
 * arb_text_of() releases the value it is given; NULL gives NULL. */
#ifndef ARBITER_TEXT_H
#define ARBITER_TEXT_H

#include "arbiter.h"

#ifdef __cplusplus
extern "C" {
#endif

char *arb_text_of(json_t *value);
void arb_text_free(char *text);
json_t *arb_value_of(const char *text, struct arb_error *err);
void arb_value_free(json_t *value);

#ifdef __cplusplus
}
#endif
#endif
