/* The driver where libFuzzer is not at hand: takes the files of a folder,
 * damages copies of them in the ways files get damaged, and gives them to the
 * target until the time is up.
 *
 * usage: TARGET FOLDER SECONDS [SEED]
 * The seed is printed first; with it the same inputs come again. */
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_FILES = 512, MAX_SIZE = 1 << 20 };

static struct {
    uint8_t *data;
    size_t size;
} corpus[MAX_FILES];
static int files;

static uint64_t state;

static uint32_t below(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return n ? (uint32_t)(((state >> 33) * n) >> 31) : 0;
}

static void read_corpus(const char *folder)
{
    DIR *dir = opendir(folder);
    if (!dir) {
        perror(folder);
        exit(2);
    }
    for (struct dirent *entry; files < MAX_FILES && (entry = readdir(dir));) {
        char path[4096];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        FILE *file = fopen(path, "rb");
        if (!file)
            continue;
        uint8_t *data = malloc(MAX_SIZE);
        if (!data)
            abort();
        corpus[files].size = fread(data, 1, MAX_SIZE, file);
        corpus[files++].data = data;
        fclose(file);
    }
    closedir(dir);
}

/* One kind of damage; returns the new size. */
static size_t damage(uint8_t *data, size_t size)
{
    uint32_t at = below((uint32_t)size), n = 1 + below(64);
    switch (below(7)) {
    case 0: /* cut off */
        return at;
    case 1: /* a changed bit */
        if (size)
            data[at] ^= (uint8_t)(1u << below(8));
        return size;
    case 2: /* a changed byte */
        if (size)
            data[at] = (uint8_t)below(256);
        return size;
    case 3: /* a run of zeros, as after a power failure */
        for (uint32_t i = at; i < size && i < at + n; i++)
            data[i] = 0;
        return size;
    case 4: /* a piece left out */
        if (at + n > size)
            return at;
        memmove(data + at, data + at + n, size - at - n);
        return size - n;
    case 5: /* a piece doubled */
        if (at + n > size || size + n > MAX_SIZE)
            return size;
        memmove(data + at + n, data + at, size - at);
        return size + n;
    default: { /* a piece of another file */
        int other = (int)below((uint32_t)files);
        uint32_t from = below((uint32_t)corpus[other].size);
        for (uint32_t i = 0; i < n && at + i < size && from + i < corpus[other].size; i++)
            data[at + i] = corpus[other].data[from + i];
        return size;
    }
    }
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s FOLDER SECONDS [SEED]\n", argv[0]);
        return 2;
    }
    time_t until = time(NULL) + atoi(argv[2]);
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 0) : (uint64_t)time(NULL);
    state = seed;
    read_corpus(argv[1]);
    if (files == 0) {
        fprintf(stderr, "%s holds no file to start from\n", argv[1]);
        return 2;
    }
    LLVMFuzzerInitialize(&argc, &argv);
    printf("%d files, seed %llu\n", files, (unsigned long long)seed);
    fflush(stdout);
    uint8_t *data = malloc(MAX_SIZE);
    if (!data)
        abort();
    for (int i = 0; i < files; i++)
        LLVMFuzzerTestOneInput(corpus[i].data, corpus[i].size);
    uint64_t runs = 0;
    for (; time(NULL) < until; runs++) {
        int pick = (int)below((uint32_t)files);
        size_t size = corpus[pick].size;
        memcpy(data, corpus[pick].data, size);
        for (uint32_t n = 1 + below(3); n > 0; n--)
            size = damage(data, size);
        LLVMFuzzerTestOneInput(data, size);
    }
    free(data);
    for (int i = 0; i < files; i++)
        free(corpus[i].data);
    printf("%llu inputs, no crash\n", (unsigned long long)runs);
    return 0;
}
