/* accounts.c - names with a password, for those who want them. Hashing takes a
 * tenth of a second on purpose, so it is done beside the loop.
 *
 * A name that had an account is never given to another: seats at tables know their
 * owner by it. So what is removed of an account is its password, not its name. */
#include "internal.h"

#include "memory.h"
#include "name.h"
#include "secret.h"

#include <ctype.h>
#include <sodium.h>

enum { PASSWORD_LEAST = 8, PASSWORD_MOST = 200, DAY = 86400, LOGIN_ID = 12 };

/* What a password is looked at for. */
enum purpose { LOG_IN, REGISTER, CHANGE, REMOVE };

struct login {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    enum purpose purpose;
    char name[NAME_BYTES + 1], folded[NAME_SKELETON], token_hash[SECRET_HASH];
    char password[PASSWORD_MOST * 4 + 1], anew[PASSWORD_MOST * 4 + 1];
    char kept[SECRET_PASSWORD], made[SECRET_PASSWORD];
    bool done, good;
};

/* Finding. */

/* Accounts made before names were compared by their looks; they are kept under their
 * skeletons if they came later, and the latest as they are in any case. */
static void fold_plainly(const char *name, char folded[NAME_SKELETON])
{
    size_t i = 0;
    for (; name[i] && i < NAME_BYTES; i++)
        folded[i] = (char)((unsigned char)name[i] < 128 ? tolower(name[i]) : name[i]);
    folded[i] = 0;
}

/* The row of an account, to be released with free(), and what it is kept under. */
static char *find(struct arb_store *store, const char *name, char folded[NAME_SKELETON])
{
    static void (*const ways[])(const char *, char *) = {fold_plainly, name_skeleton, name_folded};
    char *row = NULL;
    for (size_t i = 0; i < sizeof ways / sizeof *ways && !row; i++) {
        ways[i](name, folded);
        row = store->get_account(store, folded);
    }
    return row;
}

char *account_of(struct server *server, const char *token)
{
    struct arb_store *store = server->store;
    struct arb_error err;
    char hash[SECRET_HASH];
    int64_t used = 0, now = server_time();
    if (strlen(token) != SECRET_KEY - 1)
        return NULL;
    secret_hash(token, hash);
    char *account = store->get_session(store, hash, now - server->limits.login_days * DAY, &used);
    if (account && used < now - DAY && !store->touch_session(store, hash, &err))
        server_failed(server, &err);
    return account;
}

bool account_owns_name(struct server *server, const char *name, const char *account)
{
    char folded[NAME_SKELETON];
    char *row = find(server->store, name, folded);
    if (row)
        row[strcspn(row, "\t")] = 0;
    bool owned = row && (!account || strcmp(row, account) != 0);
    free(row);
    return owned;
}

/* Passwords. */

static void work_on_password(struct work *work)
{
    struct login *l = (struct login *)work;
    l->good = l->purpose == REGISTER || secret_password_fits(l->password, l->kept);
    if (l->good && (l->purpose == REGISTER || l->purpose == CHANGE))
        l->good = secret_password(l->anew, l->made);
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

static json_t *make_account(struct request *q, struct login *l)
{
    struct arb_store *store = q->server->store;
    struct arb_error err;
    char folded[NAME_SKELETON], *row = find(store, l->name, folded);
    free(row);
    if (row)
        return refuse(q, "conflict", "There is an account of that name already.");
    if (!store->put_account(store, l->folded, l->name, l->made, &err))
        server_failed(q->server, &err);
    audit(q, "register", l->name);
    return open_session(q, l->name);
}

/* All other logins end: whoever had the old password may have one. */
static json_t *change_secret(struct request *q, struct login *l)
{
    struct arb_store *store = q->server->store;
    struct arb_error err;
    bool removed = l->purpose == REMOVE;
    if (!store->set_secret(store, l->folded, removed ? "" : l->made, &err) ||
        !store->drop_sessions(store, l->name, removed ? "" : l->token_hash, &err) ||
        (removed && !store->drop_member(store, l->name, &err)))
        server_failed(q->server, &err);
    room_end_logins(q->server);
    audit(q, removed ? "remove" : "password", l->name);
    return json_object();
}

static json_t *password_known(struct request *q, struct login *l)
{
    if (!l->done)
        return refuse(q, "busy", "The server stops.");
    if (l->purpose != REGISTER)
        guest_tried(q->conn, l->folded, !l->good);
    if (!l->good && l->purpose == REGISTER)
        return refuse(q, "busy", "There is not enough memory to do this now.");
    if (!l->good) {
        audit(q, "login failed", l->name);
        return refuse(q, "not_allowed",
                      l->purpose == LOG_IN ? "No account has this name and this password."
                                           : "That is not your password.");
    }
    return l->purpose == REGISTER ? make_account(q, l)
           : l->purpose == LOG_IN ? open_session(q, l->name)
                                  : change_secret(q, l);
}

static void password_done(void *with, struct work *work)
{
    struct login *l = (struct login *)work;
    struct request q = {.server = with, .conn = l->conn, .key = ""};
    if (l->conn) {
        l->conn->waits = NULL;
        request_reply(&q, password_known(&q, l));
    }
    sodium_memzero(l, sizeof *l);
    free(l);
}

/* Requests. */

static bool read_password(struct request *q, const char *key, char to[PASSWORD_MOST * 4 + 1])
{
    const json_t *password = json_object_get(q->in, key);
    size_t size = json_string_length(password);
    if (!json_is_string(password) || size < PASSWORD_LEAST || size > PASSWORD_MOST ||
        strlen(json_string_value(password)) != size) {
        refuse(q, "bad_request", "A password has %d to %d characters.", PASSWORD_LEAST,
               PASSWORD_MOST);
        return false;
    }
    snprintf(to, PASSWORD_MOST * 4 + 1, "%s", json_string_value(password));
    return true;
}

/* The name of a new account, of one to log in with, or of whoever asks. */
static bool read_name(struct request *q, struct login *l)
{
    if (l->purpose == CHANGE || l->purpose == REMOVE) {
        char *account = account_of(q->server, q->key);
        if (!account) {
            refuse(q, "not_allowed", "This token stands for no account.");
            return false;
        }
        snprintf(l->name, sizeof l->name, "%s", account);
        secret_hash(q->key, l->token_hash);
        free(account);
        return true;
    }
    const char *name = field_text(q, "name", NAME_LETTERS, false);
    if (name && l->purpose == LOG_IN)
        snprintf(l->name, sizeof l->name, "%s", name);
    else if (name && (!name_clean(name, l->name) || strncasecmp(l->name, "Player ", 7) == 0))
        name = (refuse(q, "bad_request", "This name cannot be used. " NAME_RULE), NULL);
    return name != NULL;
}

/* False and refused: it is not to be tried. */
static bool prepare(struct request *q, struct login *l)
{
    if (!read_name(q, l) ||
        !read_password(q, "password", l->purpose == REGISTER ? l->anew : l->password) ||
        (l->purpose == CHANGE && !read_password(q, "new", l->anew)))
        return false;
    char *row = find(q->server->store, l->name, l->folded);
    char *tab = row ? strchr(row, '\t') : NULL;
    bool taken = tab && l->purpose == REGISTER;
    if (tab && tab[1]) {
        *tab = 0;
        snprintf(l->kept, sizeof l->kept, "%s", tab + 1);
        snprintf(l->name, sizeof l->name, "%s", row);
    } else {
        /* An unknown name takes as long as a wrong password. */
        snprintf(l->kept, sizeof l->kept, "%s",
                 "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
                 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    }
    free(row);
    if (!guest_may_try(q->conn, l->folded))
        refuse(q, "too_fast", "Those were many tries. Wait some minutes.");
    else if (taken)
        refuse(q, "conflict", "There is an account of that name already.");
    return !q->code;
}

static json_t *with_password(struct request *q, enum purpose purpose)
{
    struct login *l = arb_zalloc(sizeof *l);
    l->work.run = work_on_password;
    l->work.done = password_done;
    l->work.of_one = guest_works(q->conn);
    l->conn = q->conn;
    l->purpose = purpose;
    if (prepare(q, l) && !work_add(q->server->pool, WORK_PASSWORD, &l->work))
        refuse(q, "busy", "Too many want to log in. Try again in a moment.");
    if (q->code) {
        sodium_memzero(l, sizeof *l);
        free(l);
        return NULL;
    }
    q->conn->waits = &l->conn;
    q->later = true;
    return NULL;
}

json_t *account_register(struct request *q)
{
    return with_password(q, REGISTER);
}

json_t *account_login(struct request *q)
{
    return with_password(q, LOG_IN);
}

json_t *account_password(struct request *q)
{
    return with_password(q, CHANGE);
}

json_t *account_remove(struct request *q)
{
    return with_password(q, REMOVE);
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

/* Logins. */

struct logins {
    json_t *list;
    char own[SECRET_HASH];
    const char *wanted; /* its beginning; NULL: all are listed */
    char found[SECRET_HASH];
};

static bool add_login(void *with, const char *row)
{
    struct logins *logins = with;
    if (logins->wanted) {
        if (strncmp(row, logins->wanted, LOGIN_ID) == 0)
            snprintf(logins->found, sizeof logins->found, "%.*s", SECRET_HASH - 1, row);
        return !logins->found[0];
    }
    json_t *one = json_pack("{s:s%, s:I, s:b}", "id", row, (size_t)LOGIN_ID, "used",
                            (json_int_t)strtoll(row + strcspn(row, " "), NULL, 10), "this",
                            strncmp(row, logins->own, SECRET_HASH - 1) == 0);
    json_array_append_new(logins->list, one);
    return true;
}

json_t *account_logins(struct request *q)
{
    struct logins logins = {.list = NULL};
    char *account = account_of(q->server, q->key);
    if (!account)
        return refuse(q, "not_allowed", "This token stands for no account.");
    logins.list = json_array();
    secret_hash(q->key, logins.own);
    q->server->store->list_sessions(q->server->store, account, add_login, &logins);
    free(account);
    return json_pack("{s:o}", "logins", logins.list);
}

/* This login, another one by its id, or all of the account. */
json_t *account_logout(struct request *q)
{
    struct arb_store *store = q->server->store;
    struct arb_error err;
    struct logins logins = {.wanted = json_string_value(json_object_get(q->in, "id"))};
    char *account = account_of(q->server, q->key);
    bool all = field_flag(q, "all", false), ok = true;
    if (!account)
        return json_object(); /* it counts no more, as was wanted */
    secret_hash(q->key, logins.found);
    if (all) {
        ok = store->drop_sessions(store, account, "", &err);
        audit(q, "logout all", account);
    } else {
        if (logins.wanted) {
            logins.found[0] = 0;
            if (strlen(logins.wanted) == LOGIN_ID)
                store->list_sessions(store, account, add_login, &logins);
        }
        if (logins.found[0])
            ok = store->drop_session(store, logins.found, &err);
        else
            refuse(q, "not_found", "There is no such login.");
    }
    if (!ok)
        server_failed(q->server, &err);
    room_end_logins(q->server);
    free(account);
    return q->code ? NULL : json_object();
}
