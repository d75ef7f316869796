/* catalogue.c - what is printed on things: fetched once, kept by browsers for good. Its
 * address has a hash of it, so another one has another address. */
#include "lobby.h"

#include "json.h"
#include "memory.h"

#include <xxhash.h>

enum { ADDRESS = 128 };

struct catalogue {
    char address[ADDRESS];
    struct kept text;
};

struct catalogue *catalogue_make(const arb_game *game, const char *id)
{
    struct catalogue *c = arb_zalloc(sizeof *c);
    struct arb_json json = {0};
    arb_put_catalogue(&json, game);
    snprintf(c->address, sizeof c->address, "/api/games/%s/catalogue/%016llx", id,
             (unsigned long long)XXH3_64bits(json.text.data, json.text.size));
    c->text = kept_text(json.text);
    json.text = (struct arb_bytes){0};
    arb_json_free(&json);
    return c;
}

void catalogue_free(struct catalogue *c)
{
    kept_free(&c->text);
    free(c);
}

const char *catalogue_address(const struct served *game)
{
    return game ? game->catalogue->address : NULL;
}

json_t *catalogue_serve(struct request *q, const struct served *game, const char *hash)
{
    const struct catalogue *c = game->catalogue;
    if (strcmp(hash, strrchr(c->address, '/') + 1) != 0)
        return refuse(q, "not_found", "There is no such catalogue; a state tells where it is.");
    return kept_serve(q, &c->text, A_YEAR);
}
