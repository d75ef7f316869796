/* A whole game of another kind: three people on Lantern Isle, who plan in secret, bargain,
 * vote and bid. For the program that has that game: server_test PROGRAM proof. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PEOPLE = 3 };

static struct served server;

static bool make_isle(struct client *c[PEOPLE], char *keys[PEOPLE], char table[32])
{
    json_t *made = http_json(server.port, 200, "/api/tables", NULL,
                             "{\"game\":\"lantern-isle\",\"name\":\"Ann\",\"setup\":{\"seed\":4},"
                             "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"},{\"who\":\"open\"}]}");
    snprintf(table, 32, "%s", table_id(made));
    keys[0] = strdup(made_key(made, 0));
    keys[1] = sit(server.port, table, 1, "Ben");
    keys[2] = sit(server.port, table, 2, "Cid");
    json_decref(made);
    bool in = true;
    for (int i = 0; i < PEOPLE; i++)
        in &= (c[i] = client_at(server.port, table, keys[i])) != NULL;
    return in;
}

/* All are asked for their plans at once, and what one has chosen shows nowhere. */
static void plans_are_sealed(struct client *c[PEOPLE])
{
    for (int i = 0; i < PEOPLE; i++)
        check(client_first_ask(c[i]) != NULL, "seat %d is asked for its plan", i);
    size_t events = json_array_size(at(c[1]->state, "events"));
    json_t *before = json_deep_copy(at(c[1]->state, "view.seats.0.tracks"));
    json_t *reply = answer(c[0], client_first_ask(c[0]), 1, "plan");
    check(!*error_code(reply), "a plan is taken");
    for (int i = 0; i < PEOPLE; i++)
        wait_length(c[i], number_at(reply, "length"));
    check(json_array_size(at(c[1]->state, "events")) == events, "nobody is told of it");
    check(json_equal(at(c[1]->state, "view.seats.0.tracks"), before), "nothing shows");
    json_decref(reply);
    json_decref(before);
}

static void to_the_end(struct client *c[PEOPLE], char *keys[PEOPLE], const char *table)
{
    uint64_t random = 9;
    bool good = true;
    for (int rounds = 0; good && rounds < 100; rounds++) {
        good = play_on(c, PEOPLE, &random, 10);
        for (int i = 0; i < PEOPLE; i++)
            client_sync(c[i]);
        for (int i = 0; i < PEOPLE && good; i++)
            good = up_to_date(c[i], server.port, table, keys[i]);
        if (strcmp(text_at(c[0]->state, "table.status"), "playing") != 0)
            break;
    }
    check(good, "patches lead to the state, every time");
    check(strcmp(text_at(c[0]->state, "table.status"), "over") == 0, "the game ends (%s)",
          text_at(c[0]->state, "table.status"));
}

void test_proof(void)
{
    struct client *c[PEOPLE];
    char *keys[PEOPLE], table[32];
    if (!server_up(&server, "proof.db"))
        return;
    check(make_isle(c, keys, table), "all come in");
    plans_are_sealed(c);
    to_the_end(c, keys, table);
    for (int i = 0; i < PEOPLE; i++) {
        client_close(c[i]);
        free(keys[i]);
    }
    server_down(&server);
}
