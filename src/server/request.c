/* request.c - from a message to the function that answers it. */
#include "internal.h"

#include "memory.h"
#include "name.h"
#include "secret.h"

#include <stdarg.h>

/* Errors and fields. */

json_t *refuse(struct request *q, const char *code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    q->code = code;
    memset(&q->why, 0, sizeof q->why);
    vsnprintf(q->why.text, sizeof q->why.text, format, args);
    va_end(args);
    return NULL;
}

json_t *refuse_error(struct request *q, const char *code, const struct arb_error *err)
{
    q->code = code;
    q->why = *err;
    q->why.file[0] = 0;
    if (!q->why.text[0])
        snprintf(q->why.text, sizeof q->why.text, "That is not possible.");
    return NULL;
}

/* How many letters; -1 if there is anything a line of text should not hold.
 * JSON brought it, so it is whole UTF-8. */
static int letters(const char *text, size_t size, bool lines)
{
    int n = 0;
    for (size_t i = 0; i < size; i++) {
        const char *at = text + i;
        uint32_t c = name_letter(&at);
        if (name_hidden(c) && !(lines && c == '\n'))
            return -1;
        i = (size_t)(at - text) - 1;
        n++;
    }
    return n;
}

const char *field_text(struct request *q, const char *key, int most, bool lines)
{
    const json_t *value = json_object_get(q->in, key);
    const char *text = json_string_value(value);
    size_t size = json_string_length(value);
    int n = text ? letters(text, size, lines) : -1;
    bool blank = !text || strspn(text, " \n") == size;
    if (n >= 1 && n <= most && !blank && strlen(text) == size)
        return text;
    refuse(q, "bad_request", "\"%s\" is a text of 1 to %d letters.", key, most);
    return NULL;
}

bool field_number(struct request *q, const char *key, int64_t least, int64_t most, int64_t *n)
{
    const json_t *value = json_object_get(q->in, key);
    const char *text = json_string_value(value); /* of a query */
    char *end;
    bool good = json_is_integer(value);
    if (good) {
        *n = json_integer_value(value);
    } else if (text && *text && strlen(text) < 18) {
        *n = strtoll(text, &end, 10);
        good = !*end;
    }
    if (good && *n >= least && *n <= most)
        return true;
    refuse(q, "bad_request", "\"%s\" is a whole number from %lld to %lld.", key, (long long)least,
           (long long)most);
    return false;
}

bool field_flag(const struct request *q, const char *key, bool otherwise)
{
    const json_t *value = json_object_get(q->in, key);
    const char *text = json_string_value(value);
    if (json_is_boolean(value))
        return json_is_true(value);
    return text ? strcmp(text, "1") == 0 || strcmp(text, "true") == 0 : otherwise;
}

/* Requests. */

static json_t *serve_ping(struct request *q)
{
    (void)q;
    return json_object();
}

static const struct {
    const char *type;
    bool reads;
    request_run *run;
    const char *noted; /* in the audit record */
} types[] = {
    {"state", true, serve_state, NULL},
    {"sit", false, serve_sit, NULL},
    {"leave", false, serve_leave, NULL},
    {"bot", false, serve_bot, NULL},
    {"free", false, serve_free, "free seat"},
    {"stand_in", false, serve_stand_in, "stand in"},
    {"back", false, serve_back, NULL},
    {"host", false, serve_host, "new host"},
    {"options", false, serve_options, NULL},
    {"setup", false, serve_setup, NULL},
    {"start", false, serve_start, NULL},
    {"answer", false, serve_answer, NULL},
    {"orders", false, serve_orders, NULL},
    {"undo", false, serve_undo, NULL},
    {"restart", false, serve_restart, NULL},
    {"consent", false, serve_consent, NULL},
    {"chat", false, serve_chat, NULL},
    {"why", true, serve_why, NULL},
    {"how", true, serve_how, NULL},
    {"decisions", true, serve_decisions, NULL},
    {"hint", true, serve_hint, NULL},
    {"thoughts", true, serve_thoughts, NULL},
    {"rule", true, serve_rule, NULL},
    {"log", true, serve_log, NULL},
    {"past", true, serve_past, NULL},
    {"branch", false, serve_branch, "branch"},
    {"export", true, serve_export, "export"},
    {"report", false, serve_report, "report"},
    {"campaign", true, serve_campaign, NULL},
    {"onward", false, serve_onward, NULL},
    {"away", false, serve_away, NULL},
    {"delete", false, serve_delete, "delete table"},
    {"repair", false, serve_repair, "repair"},
    {"part", false, serve_part, NULL},
    {"verify", true, serve_verify, NULL},
    {"ping", true, serve_ping, NULL},
};
enum { TYPES = sizeof types / sizeof types[0] };

static int type_of(const char *type)
{
    int i = 0;
    while (i < TYPES && strcmp(types[i].type, type) != 0)
        i++;
    return i;
}

bool request_reads(const char *type)
{
    int i = type_of(type);
    return i < TYPES && types[i].reads;
}

json_t *request_id(const json_t *in)
{
    json_t *id = json_object_get(in, "id");
    if (json_is_integer(id) || (json_is_string(id) && json_string_length(id) <= 32))
        return id;
    return NULL;
}

/* What is written for a request counts for the address it came from. */
static void note_written(struct request *q)
{
    size_t bytes = q->server->store->written;
    q->server->store->written = 0;
    if (bytes && q->conn)
        guest_wrote(q->conn, bytes);
}

void request_reply(struct request *q, json_t *ok)
{
    note_written(q);
    if (ok)
        conn_reply(q->conn, q->id, ok);
    else
        conn_refuse(q->conn, q->id, q->code ? q->code : "refused", &q->why);
}

/* Who asks, as the table knows them; "free seat 2 (Ben)". */
static void note(struct request *q, const char *what, const char *other)
{
    char words[200];
    const json_t *place = q->who.seat >= 0 ? room_seat(q->room, q->who.seat)
                                           : json_object_get(q->room->about, "host");
    const char *name = json_string_value(json_object_get(place, "name"));
    bool known = q->who.seat >= 0 || q->who.host;
    snprintf(words, sizeof words, "%s%s%s", known && name ? name : "a spectator",
             *other ? ", of " : "", other);
    audit(q, what, words);
}

void audit(struct request *q, const char *what, const char *who)
{
    struct arb_store *store = q->server->store;
    struct arb_error err;
    const char *address = q->conn && q->conn->guest ? q->conn->guest->text : "";
    if (!store->put_audit(store, what, who, address, q->room ? q->room->id : "", &err))
        server_failed(q->server, &err);
}

/* The name at the seat a request is about, before it is carried out. */
static void other_name(const struct request *q, char name[80])
{
    const json_t *seat = json_object_get(q->in, "seat");
    const char *text = json_is_integer(seat)
                           ? json_string_value(json_object_get(
                                 room_seat(q->room, (int)json_integer_value(seat)), "name"))
                           : NULL;
    snprintf(name, 80, "%s", text ? text : "");
}

void request_table(struct conn *c, const char *table, const char *type, const char *key,
                   const json_t *in)
{
    struct request q = {.server = c->server, .conn = c, .in = in, .id = request_id(in), .key = key};
    int i = type_of(type);
    const json_t *seat = json_object_get(in, "seat");
    int wanted = json_is_integer(seat) ? (int)json_integer_value(seat) : -1;
    json_t *ok = NULL;
    if (i == TYPES)
        refuse(&q, "not_found", "There is no request \"%.40s\".", type);
    else if (!(q.room = room_find(c->server, table)))
        refuse(&q, "not_found", "There is no such table.");
    else if (!room_who(q.room, key, wanted, &q.who))
        refuse(&q, "not_allowed", "This key fits no seat at this table.");
    else if ((types[i].run == serve_chat || types[i].run == serve_report) && !guest_may_write(c))
        refuse(&q, "too_fast", "Much was written from your address today.");
    else {
        char other[80];
        other_name(&q, other);
        ok = types[i].run(&q);
        if (types[i].noted && !q.code)
            note(&q, types[i].noted, other);
    }
    note_written(&q);
    if (!q.later && !(ok == NULL && q.code == NULL))
        request_reply(&q, ok);
}

void request_plain(struct conn *c, request_run *run, const char *key, const json_t *in)
{
    struct request q = {.server = c->server, .conn = c, .in = in, .id = NULL, .key = key};
    json_t *ok = run(&q);
    note_written(&q);
    if (!q.later && !(ok == NULL && q.code == NULL))
        request_reply(&q, ok);
}
