/* guest.h - what a connection may do for the address it comes from; the numbers are
 * those of limits.h. */
#ifndef SERVER_GUEST_H
#define SERVER_GUEST_H

#include <stdbool.h>
#include <stddef.h>

struct conn;
struct guest;
struct server;

/* One more request or message. */
bool guest_may_ask(const struct server *server, struct guest *guest);

/* Whether it may have one more number taken apart, which is done at once while all others wait;
 * and how long that took, in milliseconds. */
bool guest_may_look(struct conn *c);
void guest_looked(struct conn *c, double milliseconds);

/* Count a body, or a piece of a message, of this size as under way until all of it has
 * arrived or is given up; false: there is too much already. */
bool guest_expect(struct conn *c, size_t size);
void guest_arrived(struct conn *c);

/* The pieces of work its address has under way. */
int *guest_works(struct conn *c);

/* Whether its address may make one more table, which is counted, or write more. */
bool guest_may_make(struct conn *c);
bool guest_may_write(struct conn *c);
void guest_wrote(struct conn *c, size_t bytes);

/* Whether it may try a password for this account; the try is counted, and one that
 * failed counts for the account as well. */
bool guest_may_try(struct conn *c, const char *account);
void guest_tried(struct conn *c, const char *account, bool failed);

#endif
