/* kept.c - texts that are the same for everybody: made once, and packed once in each way in which
 * clients take them. Nothing secret is among them and nothing that anybody wrote, so how well they
 * pack tells nobody anything. */
#include "internal.h"

#include "json.h"
#include "memory.h"

#include <strings.h>
#include <zlib.h>
#include <zstd.h>

enum { ZSTD_BEST = 19, WITH_GZIP_HEAD = 15 + 16 };

static struct arb_bytes in_zstd(const struct arb_bytes *text)
{
    struct arb_bytes packed = {.room = ZSTD_compressBound(text->size)};
    packed.data = arb_alloc(packed.room);
    size_t size = ZSTD_compress(packed.data, packed.room, text->data, text->size, ZSTD_BEST);
    packed.size = ZSTD_isError(size) ? 0 : size;
    return packed;
}

static struct arb_bytes in_gzip(const struct arb_bytes *text)
{
    struct arb_bytes packed = {0};
    z_stream z = {.next_in = text->data, .avail_in = (uInt)text->size};
    if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, WITH_GZIP_HEAD, MAX_MEM_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        return packed;
    packed.room = deflateBound(&z, text->size);
    packed.data = z.next_out = arb_alloc(packed.room);
    z.avail_out = (uInt)packed.room;
    packed.size = deflate(&z, Z_FINISH) == Z_STREAM_END ? z.total_out : 0;
    deflateEnd(&z);
    return packed;
}

struct kept kept_text(struct arb_bytes text)
{
    return (struct kept){text, in_zstd(&text), in_gzip(&text)};
}

struct kept kept_json(json_t *body)
{
    char *text = json_dumps(body, JSON_COMPACT);
    json_decref(body);
    struct arb_bytes bytes = {0};
    if (text)
        arb_bytes_add(&bytes, text, strlen(text));
    free(text);
    return kept_text(bytes);
}

void kept_free(struct kept *text)
{
    free(text->plain.data);
    free(text->zstd.data);
    free(text->gzip.data);
}

/* "br;q=0" says that it does not. */
bool takes(struct lws *wsi, const char *way)
{
    char list[256];
    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_HTTP_ACCEPT_ENCODING) <= 0)
        return false;
    for (char *save = NULL, *word = strtok_r(list, ",", &save); word;
         word = strtok_r(NULL, ",", &save)) {
        word += strspn(word, " \t");
        size_t n = strcspn(word, " \t;");
        if (n != strlen(way) || strncasecmp(word, way, n) != 0)
            continue;
        const char *weight = strstr(word + n, "q=");
        return !weight || strtod(weight + 2, NULL) > 0;
    }
    return false;
}

json_t *kept_serve(struct request *q, const struct kept *text, int lasts)
{
    struct conn *c = q->conn;
    const struct arb_bytes *bytes = &text->plain;
    c->packed = "";
    if (text->zstd.size && takes(c->wsi, "zstd")) {
        bytes = &text->zstd;
        c->packed = "zstd";
    } else if (text->gzip.size && takes(c->wsi, "gzip")) {
        bytes = &text->gzip;
        c->packed = "gzip";
    }
    c->lasts = lasts;
    conn_give(c, "application/json", NULL, bytes->data, bytes->size);
    q->later = true;
    return NULL;
}
