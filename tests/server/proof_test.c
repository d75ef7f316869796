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

/* Two have planned, the third has not: the first thinks again, and nobody needs to agree. */
static void a_sealed_plan_is_taken_back(struct client *c[PEOPLE])
{
    json_t *reply = answer(c[1], client_first_ask(c[1]), 0, "second");
    wait_length(c[0], number_at(reply, "length"));
    json_decref(reply);
    check(!client_first_ask(c[0]), "the first has planned");
    check(strcmp(text_at(c[0]->state, "can_undo"), "now") == 0, "it can be taken back");
    json_t *none = client_ask(c[0], "restart", NULL);
    check(strcmp(error_code(none), "conflict") == 0, "no form is being filled in");
    json_decref(none);
    json_t *done = client_ask(c[0], "undo", NULL);
    check(json_is_true(at(done, "done")), "taken back at once");
    json_decref(done);
    client_sync(c[0]);
    client_sync(c[1]);
    check(client_first_ask(c[0]) != NULL, "the first is asked again");
    check(!client_first_ask(c[1]), "the second is not");
}

/* Plays on until somebody fills in a form and has chosen a part of it, and lets it be begun
 * anew. */
static void a_form_is_begun_anew(struct client *c[PEOPLE])
{
    uint64_t random = 5;
    struct client *who = NULL;
    for (int i = 0; !who && i < 600; i++) {
        play_on(c, PEOPLE, &random, 1);
        for (int k = 0; k < PEOPLE; k++) {
            client_sync(c[k]);
            const json_t *ask = client_first_ask(c[k]);
            if (ask && json_array_size(at(ask, "form.parts")) > 0)
                who = c[k];
        }
    }
    check(who != NULL, "a form is being filled in");
    if (!who)
        return;
    json_int_t form = number_at(client_first_ask(who), "form.id");
    size_t parts = json_array_size(at(client_first_ask(who), "form.parts"));
    json_int_t length = number_at(who->state, "table.length");
    json_t *done = client_ask(who, "restart", NULL);
    check(!*error_code(done), "it is begun anew");
    json_decref(done);
    client_sync(who);
    check(number_at(who->state, "table.length") == length - (json_int_t)parts, "all its parts");
    check(number_at(client_first_ask(who), "form.id") == form &&
              json_array_size(at(client_first_ask(who), "form.parts")) == 0,
          "the same form, with nothing in it");
    for (int k = 0; k < PEOPLE; k++)
        client_sync(c[k]);
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
    a_sealed_plan_is_taken_back(c);
    a_form_is_begun_anew(c);
    to_the_end(c, keys, table);
    for (int i = 0; i < PEOPLE; i++) {
        client_close(c[i]);
        free(keys[i]);
    }
    server_down(&server);
}
