/* catalogue.c - what is printed on things: fetched once, kept by browsers for good. Its
 * address has a hash of it, so another one has another address. */
#include "lobby.h"

#include "json.h"
#include "memory.h"

#include <xxhash.h>
#include <zstd.h>

enum { ADDRESS = 128, THOROUGH = 19 };

struct catalogue {
    char address[ADDRESS];
    struct arb_json text;
    struct arb_bytes packed;
};

struct catalogue *catalogue_make(const arb_game *game, const char *id)
{
    struct catalogue *c = arb_zalloc(sizeof *c);
    arb_put_catalogue(&c->text, game);
    const struct arb_bytes *text = &c->text.text;
    snprintf(c->address, sizeof c->address, "/api/games/%s/catalogue/%016llx", id,
             (unsigned long long)XXH3_64bits(text->data, text->size));
    c->packed.room = ZSTD_compressBound(text->size);
    c->packed.data = arb_alloc(c->packed.room);
    size_t size = ZSTD_compress(c->packed.data, c->packed.room, text->data, text->size, THOROUGH);
    c->packed.size = ZSTD_isError(size) ? 0 : size;
    return c;
}

void catalogue_free(struct catalogue *c)
{
    arb_json_free(&c->text);
    free(c->packed.data);
    free(c);
}

const char *catalogue_address(const struct served *game)
{
    return game ? game->catalogue->address : NULL;
}

static bool takes_packed(struct lws *wsi)
{
    char accepted[256];
    return lws_hdr_copy(wsi, accepted, sizeof accepted, WSI_TOKEN_HTTP_ACCEPT_ENCODING) > 0 &&
           strstr(accepted, "zstd");
}

json_t *catalogue_serve(struct request *q, const struct served *game, const char *hash)
{
    const struct catalogue *c = game->catalogue;
    if (strcmp(hash, strrchr(c->address, '/') + 1) != 0)
        return refuse(q, "not_found", "There is no such catalogue; a state tells where it is.");
    bool packed = c->packed.size && takes_packed(q->conn->wsi);
    const struct arb_bytes *bytes = packed ? &c->packed : &c->text.text;
    q->conn->lasts = A_YEAR;
    q->conn->packed = packed ? "zstd" : "";
    conn_give(q->conn, "application/json", NULL, bytes->data, bytes->size);
    q->later = true;
    return NULL;
}
