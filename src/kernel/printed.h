/* printed.h - what a number of a thing is that is as printed. */
#ifndef ARB_PRINTED_H
#define ARB_PRINTED_H

#include "arbiter.h"

/* In the shape of arb_explain(); NULL: the seat sees no such number, or another than is printed. */
json_t *arb_explain_printed(arb_table *t, int seat, const char *how);

#endif
