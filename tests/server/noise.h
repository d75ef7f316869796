/* noise.h - raw bytes no client should send, made anew from a number each time:
 * requests with odd lines, upgrades to what is not served, frames of HTTP/2 and of
 * WebSocket, in pieces and broken off. */
#ifndef TEST_NOISE_H
#define TEST_NOISE_H

#include <stdbool.h>
#include <stdint.h>

/* One connection full of noise; false: nobody listens. */
bool noise_throw(int port, uint64_t *random);

/* One or a few such strings put together; the size. */
enum { NOISE_MOST = 16384 };
int noise_make(char bytes[NOISE_MOST], uint64_t *random);

#endif
