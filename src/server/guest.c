#include "guest.h"

#include "internal.h"
#include "secret.h"

enum {
    MB = 1 << 20,
    LOOK_SECONDS = 10,
    TRY_SECONDS = 600,
    HOUR = 3600,
    DAY = 86400,
    ACCOUNTS = 1 << 16
};

static const struct limits *l(const struct conn *c)
{
    return &c->server->limits;
}

bool guest_expect(struct conn *c, size_t size)
{
    size_t most = (size_t)l(c)->body_mb * MB, all = (size_t)l(c)->all_body_mb * MB;
    if (c->guest->address->body + size > most || c->server->body + size > all)
        return false;
    c->body += size;
    c->guest->address->body += size;
    c->server->body += size;
    return true;
}

void guest_arrived(struct conn *c)
{
    if (c->guest)
        c->guest->address->body -= c->body;
    c->server->body -= c->body;
    c->body = 0;
}

int *guest_works(struct conn *c)
{
    return &c->guest->address->works;
}

bool guest_may_make(struct conn *c)
{
    return guest_may_write(c) &&
           bucket_take(&c->guest->address->tables, 1, (double)l(c)->tables, HOUR);
}

bool guest_may_write(struct conn *c)
{
    return bucket_left(&c->guest->address->disk, (double)l(c)->disk_mb * MB, DAY);
}

void guest_wrote(struct conn *c, size_t bytes)
{
    bucket_owe(&c->guest->address->disk, (double)bytes, (double)l(c)->disk_mb * MB, DAY);
}

bool guest_may_look(struct conn *c)
{
    return bucket_left(&c->guest->address->looking, (double)l(c)->looking * LOOK_SECONDS,
                       LOOK_SECONDS);
}

void guest_looked(struct conn *c, double milliseconds)
{
    bucket_owe(&c->guest->address->looking, milliseconds, (double)l(c)->looking * LOOK_SECONDS,
               LOOK_SECONDS);
}

/* Accounts share a table of fixed size, as addresses do. */
static struct bucket *tries_of(const char *account)
{
    static struct bucket tries[ACCOUNTS];
    return &tries[secret_slot(account, strlen(account), ACCOUNTS)];
}

bool guest_may_try(struct conn *c, const char *account)
{
    return bucket_left(tries_of(account), (double)l(c)->account_logins, TRY_SECONDS) &&
           bucket_take(&c->guest->address->logins, 1, (double)l(c)->logins, TRY_SECONDS);
}

/* A password that fits is no guess, so it is not counted. */
void guest_tried(struct conn *c, const char *account, bool failed)
{
    if (failed)
        bucket_owe(tries_of(account), 1, (double)l(c)->account_logins, TRY_SECONDS);
    else
        bucket_owe(&c->guest->address->logins, -1, (double)l(c)->logins, TRY_SECONDS);
}

bool guest_may_ask(const struct server *server, struct guest *guest)
{
    return bucket_take(&guest->address->requests, 1, (double)server->limits.requests * 10, 10);
}
