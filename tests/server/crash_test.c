/* What stands when the server is killed, and when the disk is full. Every answer
 * is also given to a table of our own, so that a lost or repeated one shows. */
#include "test.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct served server;

static arb_table *own_table(arb_game *game, int seed)
{
    struct arb_error err;
    json_t *setup = json_pack("{s:i, s:[{},{}]}", "seed", seed, "seats");
    arb_table *t = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    for (int i = 0; t && i < 2; i++) {
        arb_name_seat(t, i, i ? "Ben" : "Ann");
        arb_set_orders(t, i, NULL, NULL); /* those of new players, as at the server */
    }
    return t;
}

static bool same_view(arb_table *t, const struct client *c, int seat)
{
    json_t *view = arb_view(t, seat), *told = whole_view(c, server.port);
    bool same = json_equal(view, told);
    json_decref(view);
    json_decref(told);
    return same;
}

/* The server is killed around every other answer; each is sent until a reply is
 * there, with the nonce it had the first time. */
static void killed_between_answer_and_reply(void)
{
    enum { SEED = 41, ANSWERS = 60 };
    struct arb_error err;
    arb_game *game = arb_game_load(GAME, NULL, &err);
    arb_table *own = own_table(game, SEED);
    struct pair p = make_pair(server.port, SEED, NULL);
    uint64_t random = 12;
    int kills = 0, again = 0;
    bool good = true;
    for (int i = 0; i < ANSWERS && good; i++) {
        struct arb_ask ask;
        if (arb_asks(own, &ask, 1) == 0)
            break;
        struct client *c = client_at(server.port, p.table, p.key[ask.seat]);
        good = c && same_view(own, c, ask.seat);
        check(good, "after answer %d all is as it should be", i);
        if (!good) {
            client_close(c);
            break;
        }
        int option = (int)(next_random(&random) % ask.count);
        char body[256], nonce[16];
        snprintf(nonce, sizeof nonce, "a%d", i);
        json_t *asked = json_deep_copy(client_first_ask(c));
        snprintf(body, sizeof body,
                 "{\"t\":\"answer\",\"id\":1,\"ask\":\"%s\",\"option\":%d,\"nonce\":\"%s\"}",
                 text_at(asked, "ask"), option, nonce);
        if (next_random(&random) % 2) {
            bool asleep = next_random(&random) % 3 == 0; /* it never reads the answer */
            if (asleep)
                kill(server.pid, SIGSTOP);
            client_send_text(c, body);
            if (!asleep)
                usleep((useconds_t)(next_random(&random) % 12000));
            server_kill(&server);
            kills++;
            client_close(c);
            good = server_up(&server, "crash.db");
            c = good ? client_at(server.port, p.table, p.key[ask.seat]) : NULL;
        }
        json_t *reply = c ? answer(c, asked, option, nonce) : NULL;
        again += json_is_true(at(reply, "again"));
        good = reply && !*error_code(reply);
        check(good, "answer %d is acknowledged: %s", i, text_at(reply, "error.text"));
        json_decref(reply);
        json_decref(asked);
        client_close(c);
        arb_answer(own, ask.id, ask.seat, option, &err);
    }
    printf("killed %d times, %d answers had arrived before\n", kills, again);
    check(kills > 10 && again > 2 && again < kills, "killed before and after");
    struct client *c = client_at(server.port, p.table, p.key[0]);
    check(c && same_view(own, c, 0) &&
              number_at(c->state, "table.length") == (int64_t)arb_length(own),
          "nothing lost, nothing repeated");
    client_close(c);
    arb_table_close(own);
    arb_game_free(game);
}

/* A disk that takes no more: the answer is refused, nothing is changed, and with
 * room again everything that was acknowledged is there. */
static void the_disk_is_full(void)
{
    enum { SEED = 42 };
    struct arb_error err;
    arb_game *game = arb_game_load(GAME, NULL, &err);
    arb_table *own = own_table(game, SEED);
    server.file_kilobytes = 400;
    if (!server_up(&server, "full.db"))
        return;
    struct pair p = make_pair(server.port, SEED, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    struct arb_ask ask;
    int refused = 0;
    bool good = c[0] && c[1];
    for (int i = 0; good && refused < 3 && i < 2000 && arb_asks(own, &ask, 1) > 0; i++) {
        char nonce[16];
        snprintf(nonce, sizeof nonce, "f%d", i);
        client_sync(c[ask.seat]);
        json_t *first = json_deep_copy(client_first_ask(c[ask.seat]));
        json_t *reply = first ? answer(c[ask.seat], first, 0, nonce) : NULL;
        json_decref(first);
        good = reply != NULL;
        if (strcmp(error_code(reply), "not_saved") == 0)
            refused++;
        else if (!*error_code(reply))
            arb_answer(own, ask.id, ask.seat, 0, &err);
        else {
            printf("refused otherwise: %s\n", text_at(reply, "error.text"));
            good = false;
        }
        json_decref(reply);
    }
    check(good && refused == 3, "the disk was full (%d)", refused);
    client_sync(c[0]);
    check(same_view(own, c[0], 0), "and what was refused did not happen");
    client_close(c[0]);
    client_close(c[1]);
    server_kill(&server);
    server.file_kilobytes = 0;
    if (server_up(&server, "full.db")) {
        c[0] = client_at(server.port, p.table, p.key[0]);
        c[1] = client_at(server.port, p.table, p.key[1]);
        check(c[0] && same_view(own, c[0], 0), "what was acknowledged is there");
        uint64_t random = 3;
        check(play_on(c, 2, &random, 10), "and it goes on");
        client_close(c[0]);
        client_close(c[1]);
        server_down(&server);
    }
    arb_table_close(own);
    arb_game_free(game);
}

/* While the server runs, what is in the log gets into the file; else the log would
 * grow for ever. */
static void the_log_is_carried_over(void)
{
    struct stat file = {0};
    json_decref(make_table(server.port, NULL));
    for (int i = 0; i < 100 && stat(server.db, &file) == 0 && file.st_size < 16384; i++)
        usleep(100000);
    check(file.st_size >= 16384, "the log is carried over (%ld bytes)", (long)file.st_size);
}

void test_crash(void)
{
    if (!server_up(&server, "crash.db"))
        return;
    the_log_is_carried_over();
    killed_between_answer_and_reply();
    server_down(&server);
    the_disk_is_full();
}
