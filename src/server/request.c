/* request.c - from a message to the function that answers it. */
#include "internal.h"

#include "memory.h"
#include "secret.h"

#include <stdarg.h>

/* ---- Errors and fields -------------------------------------------------- */

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
        unsigned char c = (unsigned char)text[i];
        if ((c < 32 && !(lines && c == '\n')) || c == 127)
            return -1;
        /* Marks that turn the direction of writing around, or hide. */
        if (c == 0xe2 && i + 2 < size) {
            unsigned char b = (unsigned char)text[i + 1], d = (unsigned char)text[i + 2];
            if ((b == 0x80 && d >= 0x8b && d <= 0x8f) || (b == 0x80 && d >= 0xa8 && d <= 0xae) ||
                (b == 0x81 && d >= 0xa0 && d <= 0xaf))
                return -1;
        }
        n += c >> 6 != 2;
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

/* ---- Requests ----------------------------------------------------------- */

static json_t *serve_ping(struct request *q)
{
    (void)q;
    return json_object();
}

static const struct {
    const char *type;
    bool reads;
    request_run *run;
} types[] = {
    {"state", true, serve_state},       {"sit", false, serve_sit},
    {"leave", false, serve_leave},      {"bot", false, serve_bot},
    {"free", false, serve_free},        {"host", false, serve_host},
    {"options", false, serve_options},  {"setup", false, serve_setup},
    {"start", false, serve_start},      {"answer", false, serve_answer},
    {"order", false, serve_order},      {"undo", false, serve_undo},
    {"consent", false, serve_consent},  {"chat", false, serve_chat},
    {"why", true, serve_why},           {"how", true, serve_how},
    {"rule", true, serve_rule},         {"log", true, serve_log},
    {"past", true, serve_past},         {"branch", false, serve_branch},
    {"export", true, serve_export},     {"report", false, serve_report},
    {"campaign", true, serve_campaign}, {"onward", false, serve_onward},
    {"away", false, serve_away},        {"delete", false, serve_delete},
    {"repair", false, serve_repair},    {"ping", true, serve_ping},
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

void request_reply(struct request *q, json_t *ok)
{
    if (ok)
        conn_reply(q->conn, q->id, ok);
    else
        conn_refuse(q->conn, q->id, q->code ? q->code : "refused", &q->why);
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
    else
        ok = types[i].run(&q);
    if (!q.later && !(ok == NULL && q.code == NULL))
        request_reply(&q, ok);
}

void request_plain(struct conn *c, request_run *run, const char *key, const json_t *in)
{
    struct request q = {.server = c->server, .conn = c, .in = in, .id = NULL, .key = key};
    json_t *ok = run(&q);
    if (!q.later && !(ok == NULL && q.code == NULL))
        request_reply(&q, ok);
}
