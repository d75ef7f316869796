#include "play_file.h"
#include "cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static bool make_folders(char *path)
{
    for (char *at = path + 1; (at = strchr(at, '/')); at++) {
        *at = 0;
        int failed = mkdir(path, 0700) && errno != EEXIST;
        int why = errno;
        *at = '/';
        if (failed) {
            cli_fail("the folder for saved games cannot be made: %s: %s", path, strerror(why));
            return false;
        }
    }
    return true;
}

bool file_default(const char *game, char *path, size_t size)
{
    char name[256];
    snprintf(name, sizeof name, "%s.save", game);
    return file_default_named(name, path, size);
}

bool file_default_named(const char *name, char *path, size_t size)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int n;
    if (state && *state == '/') {
        n = snprintf(path, size, "%s/arbiter/%s", state, name);
    } else if (home && *home) {
        n = snprintf(path, size, "%s/.local/state/arbiter/%s", home, name);
    } else {
        cli_fail("there is no home folder to keep the game in; name a file with --save");
        return false;
    }
    if (n < 0 || (size_t)n >= size) {
        cli_fail("the path of the home folder is too long; name a file with --save");
        return false;
    }
    return make_folders(path);
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static void name_lock(const char *path, char lock[PLAY_PATH + 8])
{
    snprintf(lock, PLAY_PATH + 8, "%s.lock", path);
}

/* Is this still the file of that name, or has its holder taken it away? */
static bool still_there(int fd, const char *lock)
{
    struct stat held, named;
    return fstat(fd, &held) == 0 && stat(lock, &named) == 0 && held.st_ino == named.st_ino &&
           held.st_dev == named.st_dev;
}

bool file_lock(const char *path)
{
    char lock[PLAY_PATH + 8];
    name_lock(path, lock);
    for (;;) {
        /* Held until the process ends, by whatever means. */
        int fd = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (fd < 0) {
            cli_fail("the game cannot be kept at %s: %s", path, strerror(errno));
            return false;
        }
        if (flock(fd, LOCK_EX | LOCK_NB) && errno == EWOULDBLOCK) {
            cli_fail(
                "this game is open in another terminal (%s); play another one with --save FILE",
                path);
            close(fd);
            return false;
        }
        if (still_there(fd, lock))
            return true;
        close(fd);
    }
}

void file_unlock(const char *path)
{
    char lock[PLAY_PATH + 8];
    name_lock(path, lock);
    unlink(lock);
}

bool file_set_aside(const char *path, char *kept, size_t size)
{
    time_t now = time(NULL);
    struct tm local;
    char date[64];
    strftime(date, sizeof date, "%Y-%m-%d-%H%M%S", localtime_r(&now, &local));
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    const char *name = slash ? slash + 1 : path;
    size_t stem = dot && dot > name ? (size_t)(dot - path) : strlen(path);
    for (int i = 1; i < 100; i++) {
        char again[16] = "";
        if (i > 1)
            snprintf(again, sizeof again, "-%d", i);
        int n = snprintf(kept, size, "%.*s-%s%s%s", (int)stem, path, date, again, path + stem);
        if (n < 0 || (size_t)n >= size)
            break;
        if (!file_exists(kept)) {
            if (!rename(path, kept))
                return true;
            break;
        }
    }
    cli_fail("%s cannot be set aside: %s", path, strerror(errno));
    return false;
}
