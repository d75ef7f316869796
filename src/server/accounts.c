/* accounts.c - names with a password, for those who want them. Hashing takes a
 * tenth of a second on purpose, so it is done beside the loop. */
#include "internal.h"

#include "memory.h"
#include "secret.h"

#include <ctype.h>
#include <sodium.h>

enum { NAME_LETTERS = 32, NAME_BYTES = 60, PASSWORD_LEAST = 8, PASSWORD_MOST = 200 };

struct login {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    bool anew;
    char name[NAME_BYTES + 1], folded[NAME_BYTES + 1];
    char password[PASSWORD_MOST * 4 + 1], kept[SECRET_PASSWORD];
    bool done, good;
};

static void fold(const char *name, char folded[NAME_BYTES + 1])
{
    size_t i = 0;
    for (; name[i] && i < NAME_BYTES; i++)
        folded[i] = (char)((unsigned char)name[i] < 128 ? tolower(name[i]) : name[i]);
    folded[i] = 0;
}

char *account_of(struct server *server, const char *token)
{
    char hash[SECRET_HASH];
    if (strlen(token) != SECRET_KEY - 1)
        return NULL;
    secret_hash(token, hash);
    return server->store->get_session(server->store, hash);
}

bool account_owns_name(struct server *server, const char *name, const char *account)
{
    char folded[NAME_BYTES + 1];
    fold(name, folded);
    char *row = server->store->get_account(server->store, folded);
    bool owned = row && (!account || strncmp(row, account, strcspn(row, "\t")) != 0);
    free(row);
    return owned;
}

static void work_on_password(struct work *work)
{
    struct login *l = (struct login *)work;
    l->good = l->anew ? secret_password(l->password, l->kept)
                      : secret_password_fits(l->password, l->kept);
    l->done = true;
}

static json_t *open_session(struct request *q, const char *name)
{
    struct arb_error err;
    char token[SECRET_KEY], hash[SECRET_HASH];
    secret_key(token);
    secret_hash(token, hash);
    if (!q->server->store->put_session(q->server->store, hash, name, &err))
        server_failed(q->server, &err);
    return json_pack("{s:s, s:s}", "account", name, "token", token);
}

static json_t *log_in(struct request *q, struct login *l)
{
    struct arb_store *store = q->server->store;
    struct arb_error err;
    if (!l->done)
        return refuse(q, "busy", "The server stops.");
    if (!l->good)
        return l->anew ? refuse(q, "busy", "There is not enough memory to do this now.")
                       : refuse(q, "not_allowed", "This name and this password do not fit.");
    if (l->anew) {
        char *row = store->get_account(store, l->folded);
        free(row);
        if (row)
            return refuse(q, "conflict", "There is an account of that name already.");
        if (!store->put_account(store, l->folded, l->name, l->kept, &err))
            server_failed(q->server, &err);
    }
    return open_session(q, l->name);
}

static void password_done(void *with, struct work *work)
{
    struct login *l = (struct login *)work;
    struct request q = {.server = with, .conn = l->conn, .key = ""};
    if (l->conn) {
        l->conn->waits = NULL;
        request_reply(&q, log_in(&q, l));
    }
    sodium_memzero(l, sizeof *l);
    free(l);
}

static json_t *begin_login(struct request *q, bool anew)
{
    const char *name = field_text(q, "name", NAME_LETTERS, false);
    const json_t *password = json_object_get(q->in, "password");
    size_t size = json_string_length(password);
    if (!name)
        return NULL;
    if (strlen(name) > NAME_BYTES || name[0] == ' ' || name[strlen(name) - 1] == ' ' ||
        strncasecmp(name, "Player ", 7) == 0)
        return refuse(q, "bad_request", "This name cannot be used.");
    if (!json_is_string(password) || size < PASSWORD_LEAST || size > PASSWORD_MOST ||
        strlen(json_string_value(password)) != size)
        return refuse(q, "bad_request", "A password has %d to %d letters.", PASSWORD_LEAST,
                      PASSWORD_MOST);
    struct login *l = arb_zalloc(sizeof *l);
    l->work.run = work_on_password;
    l->work.done = password_done;
    l->conn = q->conn;
    l->anew = anew;
    fold(name, l->folded);
    snprintf(l->name, sizeof l->name, "%s", name);
    snprintf(l->password, sizeof l->password, "%s", json_string_value(password));
    char *row = q->server->store->get_account(q->server->store, l->folded);
    char *tab = row ? strchr(row, '\t') : NULL;
    if (tab && !anew) {
        *tab = 0;
        snprintf(l->kept, sizeof l->kept, "%s", tab + 1);
        snprintf(l->name, sizeof l->name, "%s", row);
    }
    /* An unknown name takes as long as a wrong password. */
    if (!tab && !anew)
        snprintf(l->kept, sizeof l->kept, "%s",
                 "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    free(row);
    if (row && anew) {
        free(l);
        return refuse(q, "conflict", "There is an account of that name already.");
    }
    if (!work_add(q->server->pool, &l->work)) {
        free(l);
        return refuse(q, "busy", "Too many want to log in. Try again in a moment.");
    }
    q->conn->waits = &l->conn;
    q->later = true;
    return NULL;
}

json_t *account_register(struct request *q)
{
    return begin_login(q, true);
}

json_t *account_login(struct request *q)
{
    return begin_login(q, false);
}

json_t *account_logout(struct request *q)
{
    struct arb_error err;
    char hash[SECRET_HASH];
    secret_hash(q->key, hash);
    if (!q->server->store->drop_session(q->server->store, hash, &err))
        server_failed(q->server, &err);
    return json_object();
}

json_t *account_me(struct request *q)
{
    char *account = account_of(q->server, q->key);
    if (!account)
        return refuse(q, "not_allowed", "This token stands for no account.");
    json_t *me = json_pack("{s:s}", "account", account);
    free(account);
    return me;
}
