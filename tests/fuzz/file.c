#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64];

static void remove_folder(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (system(command) != 0)
        fprintf(stderr, "%s is left behind\n", folder);
}

const char *fuzz_folder(void)
{
    if (!folder[0]) {
        /* In memory where there is such a place: each input is a file. */
        strcpy(folder, access("/dev/shm", W_OK) == 0 ? "/dev/shm/arbiter-fuzz-XXXXXX"
                                                     : "/tmp/arbiter-fuzz-XXXXXX");
        if (!mkdtemp(folder)) {
            perror(folder);
            exit(2);
        }
        atexit(remove_folder);
    }
    return folder;
}

const char *fuzz_write(const char *name, const uint8_t *data, size_t size)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", fuzz_folder(), name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0) {
        perror(path);
        exit(2);
    }
    return path;
}
