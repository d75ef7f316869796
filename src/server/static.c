/* static.c - the files of the web client. Its pages (the lobby, /new, /t/ID) all get
 * index.html; any other address without a file is not found, and nobody keeps that. What the
 * build packed beside a file (.br, .gz) goes out in its place to whoever takes it. */
#include "internal.h"

#include <sys/stat.h>

static const char missing[] =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Arbiter</title>"
    "<style>body{font:1.1rem/1.5 sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}"
    "code{background:#8882;padding:.1em .3em}</style>"
    "<h1>Arbiter is running</h1>"
    "<p>The web client has not been built. Build it with <code>make web</code> in the folder of "
    "the project, then start the server again, or name its folder with "
    "<code>arbiter serve --web DIR</code>.</p>"
    "<p>Scripts can play without it: see <code>docs/protocol.md</code>, and "
    "<a href=\"/api/games\">the games that are served</a>.</p></html>";

static const char policy[] =
    "content-security-policy: default-src 'self'; img-src 'self' data:; style-src 'self' "
    "'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'\r\n"
    "x-content-type-options: nosniff\r\n"
    "referrer-policy: no-referrer\r\n";

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".webp", "image/webp"},
        {".jpg", "image/jpeg"},
        {".woff2", "font/woff2"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".txt", "text/plain; charset=utf-8"},
        {".map", "application/json"},
        {".wasm", "application/wasm"},
    };
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof *types; i++)
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    return "application/octet-stream";
}

/* Letters a file of the client can have; nothing that leads out of its folder. */
static bool plain(const char *path)
{
    for (const char *at = path; *at; at++) {
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
                      (*at >= '0' && *at <= '9') || strchr("/._-", *at);
        if (!letter || (at[0] == '/' && at[1] == '.') || (at[0] == '/' && at[1] == '/'))
            return false;
    }
    return path[0] == '/';
}

static bool is_file(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static bool is_page(const char *path)
{
    return strcmp(path, "/") == 0 || strcmp(path, "/new") == 0 || strncmp(path, "/t/", 3) == 0;
}

static int not_found(struct conn *c)
{
    static const char words[] = "There is nothing at this address.\n";
    conn_give(c, "text/plain; charset=utf-8", NULL, words, strlen(words));
    c->status = HTTP_STATUS_NOT_FOUND;
    return 0;
}

/* The file as the build packed it, the smallest the browser takes; NULL: as it is. */
static const char *packed(struct conn *c, const char *file, char *into, size_t size)
{
    static const char *const ways[][2] = {{"br", ".br"}, {"gzip", ".gz"}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        int n = snprintf(into, size, "%s%s", file, ways[i][1]);
        if (n > 0 && (size_t)n < size && is_file(into) && takes(c->wsi, ways[i][0]))
            return ways[i][0];
    }
    return NULL;
}

int static_serve(struct conn *c, const char *path)
{
    const char *web = c->server->options.web;
    char file[4096], small[4100], headers[sizeof policy + 160];
    bool found = false;
    if (web && plain(path)) {
        int n = snprintf(file, sizeof file, "%s%s", web, path);
        found = n > 0 && (size_t)n < sizeof file && path[1] && is_file(file);
    }
    bool page = is_page(path);
    if (web && !found && page) {
        int n = snprintf(file, sizeof file, "%s/index.html", web);
        found = n > 0 && (size_t)n < sizeof file && is_file(file);
    }
    if (!found && page) {
        conn_give(c, "text/html; charset=utf-8", NULL, missing, strlen(missing));
        return 0;
    }
    if (!found)
        return not_found(c);
    /* The bundler puts a hash into the names of what lies in assets/. */
    bool fixed = strncmp(path, "/assets/", 8) == 0;
    const char *way = packed(c, file, small, sizeof small);
    int n = snprintf(headers, sizeof headers,
                     "%sconnection: close\r\nvary: accept-encoding\r\n%s%s%scache-control: %s\r\n",
                     policy, way ? "content-encoding: " : "", way ? way : "", way ? "\r\n" : "",
                     fixed  ? "public, max-age=31536000, immutable"
                     : page ? "no-cache"
                            : "public, max-age=86400");
    int code = lws_serve_http_file(c->wsi, way ? small : file, type_of(file), headers, n);
    return code < 0 || (code > 0 && lws_http_transaction_completed(c->wsi)) ? -1 : 0;
}
