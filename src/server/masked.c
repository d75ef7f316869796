#include "masked.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

enum { FILES = 1 << 16, LONGEST_HEAD = 14 };

/* Where in its frames a connection is. */
static struct frame {
    bool watched;
    uint8_t head, need; /* bytes of the head that came, and that it has */
    uint64_t length;    /* of the payload, or what is left of it */
} frames[FILES];

static struct frame *of(int fd)
{
    return fd >= 0 && fd < FILES ? &frames[fd] : NULL;
}

void masked_from(int fd, size_t bytes)
{
    struct frame *f = of(fd);
    if (f)
        *f = (struct frame){.watched = true, .length = bytes};
}

void masked_not(int fd)
{
    struct frame *f = of(fd);
    if (f)
        f->watched = false;
}

/* The next byte of a head; false: the frame is not masked. */
static bool take(struct frame *f, uint8_t byte)
{
    int at = f->head++;
    if (at == 0) {
        f->need = 2;
        f->length = 0;
    } else if (at == 1) {
        uint8_t size = byte & 0x7f;
        f->need = (uint8_t)(size == 127 ? LONGEST_HEAD : size == 126 ? 8 : 6);
        f->length = size < 126 ? size : 0;
        return byte & 0x80;
    } else if (at < f->need - 4) {
        f->length = f->length << 8 | byte;
    }
    if (f->head == f->need && f->need > 2)
        f->head = f->need = 0;
    return true;
}

static bool follow(struct frame *f, const uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count;) {
        uint64_t left = count - i;
        if (!f->need && f->length) {
            uint64_t skipped = f->length < left ? f->length : left;
            f->length -= skipped;
            i += (size_t)skipped;
        } else if (!take(f, bytes[i++])) {
            return false;
        }
    }
    return true;
}

ssize_t recv(int fd, void *buffer, size_t size, int flags)
{
    ssize_t n = recvfrom(fd, buffer, size, flags, NULL, NULL);
    struct frame *f = of(fd);
    if (n <= 0 || !f || !f->watched || follow(f, buffer, (size_t)n))
        return n;
    f->watched = false;
    errno = ECONNRESET;
    return -1;
}
