/* masked.h - what a client sends over WebSocket must be masked (RFC 6455, 5.1).
 * libwebsockets 4.1 takes frames as they come and has no setting for it. It reads with
 * recv(), so the recv() of this program stands before that of the C library, follows the
 * frames of the connections named here, and breaks off one that sends a bare frame. */
#ifndef SERVER_MASKED_H
#define SERVER_MASKED_H

#include <stddef.h>

/* Behind so many bytes there are frames on this connection. */
void masked_from(int fd, size_t bytes);
/* It is no such connection (any more). */
void masked_not(int fd);

#endif
