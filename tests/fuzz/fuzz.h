/* fuzz.h - what a fuzz target is: one function that is given bytes and must
 * come back. The same file is built for libFuzzer, or with mutate.c as its
 * driver where that is not installed. */
#ifndef ARB_FUZZ_H
#define ARB_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A folder of this process's own for files the target reads back. */
const char *fuzz_folder(void);

/* Write the input to <folder>/<name>; the path, valid until the next call. */
const char *fuzz_write(const char *name, const uint8_t *data, size_t size);

#endif
