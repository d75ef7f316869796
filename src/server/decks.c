/* decks.c - decks of one's own: what they can be made of, and what the game says
 * of one. Reading what somebody wrote may take milliseconds, so it is done beside
 * the loop, and only for so many at once. */
#include "lobby.h"

#include "memory.h"

enum { CARDS_LAST = 3600 };

static json_t *no_decks(struct request *q)
{
    return refuse(q, "not_found", "This game has no decks.");
}

/* The cards. */

json_t *decks_cards(struct request *q, const struct served *game)
{
    return game->cards.plain.size ? kept_serve(q, &game->cards, CARDS_LAST) : no_decks(q);
}

/* A deck. */

struct check {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    const arb_game *game;
    json_t *deck;
    char form[40]; /* to be written in; "": what the game says of it */
    json_t *said, *text;
    struct arb_error err;
};

static void run_check(struct work *work)
{
    struct check *k = (struct check *)work;
    k->said = arb_deck_check(k->game, k->deck);
    if (k->said && *k->form)
        k->text = arb_deck_write(k->game, k->deck, k->form, &k->err);
}

static void tell_check(struct request *q, struct check *k)
{
    if (!k->said) {
        request_reply(q, no_decks(q));
    } else if (!*k->form) {
        request_reply(q, json_incref(k->said));
    } else if (k->text) {
        conn_give(q->conn, "text/plain; charset=utf-8", NULL, json_string_value(k->text),
                  json_string_length(k->text));
    } else {
        request_reply(q, refuse_error(q, "refused", &k->err));
    }
}

static void check_done(void *with, struct work *work)
{
    struct check *k = (struct check *)work;
    struct request q = {.server = with, .conn = k->conn, .key = ""};
    if (k->conn) {
        k->conn->waits = NULL;
        tell_check(&q, k);
    }
    json_decref(k->deck);
    json_decref(k->said);
    json_decref(k->text);
    free(k);
}

/* One of the game's forms, or none; refused if it is another. */
static bool knows_form(struct request *q, const arb_game *game, const char *form)
{
    json_t *described = arb_game_describe(game), *one;
    bool known = !form;
    size_t i;
    json_array_foreach (json_object_get(described, "deck_forms"), i, one)
        known |= form && !strcmp(form, json_string_value(json_object_get(one, "name")));
    if (!known)
        refuse(q, "bad_request", "There is no form \"%.40s\".", form);
    json_decref(described);
    return known;
}

json_t *decks_check(struct request *q, const struct served *game)
{
    const struct conn *c = q->conn;
    const char *form = json_string_value(json_object_get(c->http.args, "form"));
    bool text = c->in_size && !memchr(c->in, 0, c->in_size);
    json_t *deck = text ? json_stringn((const char *)c->in, c->in_size) : NULL;
    if (knows_form(q, game->game, form) && !deck)
        refuse(q, "bad_request", "A deck is a text in UTF-8, or an object.");
    if (q->code) {
        json_decref(deck);
        return NULL;
    }
    struct check *k = arb_zalloc(sizeof *k);
    k->work.run = run_check;
    k->work.done = check_done;
    k->work.of_one = guest_works(q->conn);
    k->conn = q->conn;
    k->game = game->game;
    k->deck = deck;
    snprintf(k->form, sizeof k->form, "%s", form ? form : "");
    if (!work_add(q->server->pool, WORK_DECK, &k->work)) {
        json_decref(deck);
        free(k);
        return refuse(q, "too_fast", "Too many decks at once. Wait a moment.");
    }
    q->conn->waits = &k->conn;
    q->later = true;
    return NULL;
}

/* At a table. */

/* The table without what others than this seat brought of their own; NULL if
 * nobody brought anything. */
static json_t *without_own(const struct room *room, int but)
{
    json_t *about = json_deep_copy(room->about), *seat;
    bool any = false;
    size_t i;
    json_array_foreach (json_object_get(about, "seats"), i, seat) {
        json_t *options = json_object_get(seat, "options"), *plain = room_plain(options);
        if ((int)i != but && !json_equal(options, plain)) {
            json_object_set_new(seat, "options", json_object());
            any = true;
        }
        json_decref(plain);
    }
    if (!any) {
        json_decref(about);
        about = NULL;
    }
    return about;
}

void decks_hush(const struct room *room, int seat, struct arb_error *err)
{
    struct arb_error other;
    json_t *about = without_own(room, seat);
    if (about && lobby_can_be_set_up(room->game, about, &other))
        snprintf(err->text, sizeof err->text,
                 "Another player's deck does not go with it. Talk to each other.");
    json_decref(about);
}
