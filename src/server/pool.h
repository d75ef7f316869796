/* pool.h - memory for JSON. A view is thousands of small values that live for a
 * moment; kept in lists by size, they cost next to nothing to make and drop. */
#ifndef SERVER_POOL_H
#define SERVER_POOL_H

#include <jansson.h>

/* From now on all JSON values of the program are made there. To be called before
 * the first of them is made. */
void pool_begin(void);

/* A value as text, to be released with free(): that of json_dumps() would have to
 * be released by the pool. */
char *pool_text(const json_t *value, size_t flags);

#endif
