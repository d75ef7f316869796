/* Types of foes, handfuls, repertoires, members out of a setup, in the den. */
#include "kit_helper.h"

#include "sheets_view.h"
#include "tactics_handful.h"

#include <criterion/criterion.h>

static struct den *den_of(arb_table *t)
{
    return &skirmish_of(t)->den;
}

static arb_table *open_den(enum stores_tried tried)
{
    arb_table *t = open_bazaar(MODE_STORES);
    skirmish_of(t)->stores.tried = (uint8_t)tried;
    skirmish_of(t)->stores.members = 2;
    skirmish_of(t)->stores.crew[2].seat = 1;
    return t;
}

static void add_foe(arb_table *t, int kind, int colour)
{
    struct skirmish *s = skirmish_of(t);
    s->figure[s->figures++] =
        (struct figure){.type = (uint8_t)(kind + 1), .colour = (uint8_t)colour};
}

static int count_in(const arb_table *t, int zone)
{
    return skirmish_of(t)->zone[zone].count;
}

/* Types and decks. */

Test(foes, a_type_comes_with_its_decks_and_shares_those_of_the_same_name)
{
    arb_table *t = open_den(TRY_DRAW);
    cr_assert_eq(foe_kind(&t->run, 12), 0);
    cr_assert_eq(den_of(t)->kind[0].most, 4);
    cr_assert(den_of(t)->made == 2 && den_of(t)->shared == 0);
    cr_assert_eq(count_in(t, DEN_DECK), 2, "11 and 12 are of the deck 1");
    cr_assert_eq(count_in(t, DEN_DECK + 1), 3, "70 to 72 are of the deck 2");
    cr_assert_eq(foe_kind(&t->run, 12), 0, "it is there already");
    cr_assert_eq(foe_kind(&t->run, 11), 1);
    cr_assert(den_of(t)->made == 3 && den_of(t)->shared == 1);
    cr_assert_eq(den_of(t)->kind[1].deck[0], 0, "the first deck is that of both");
    cr_assert_eq(den_of(t)->kind[1].deck[1], 3);
    cr_assert_eq(count_in(t, DEN_DECK + 3), 2, "61 and 62 are of the deck 1");
    arb_table_close(t);
}

Test(foes, a_type_too_many_stops_the_play)
{
    arb_table *t = open_den(TRY_DRAW);
    foe_kind(&t->run, 12);
    foe_kind(&t->run, 11);
    cr_assert_eq(t->run.block->status, ARB_PLAYING);
    cr_assert_eq(foe_kind(&t->run, 21), -1);
    cr_assert_neq(t->run.block->status, ARB_PLAYING);
    arb_table_close(t);
}

Test(foes, a_card_too_many_stops_the_play)
{
    arb_table *t = open_den(TRY_DRAW);
    for (int i = FOE_CARD_FIRST; i < FOE_CARD_END; i++)
        foe_card(&t->run, 11, DEN_DECK);
    cr_assert_eq(t->run.block->status, ARB_PLAYING);
    foe_card(&t->run, 11, DEN_DECK);
    cr_assert_neq(t->run.block->status, ARB_PLAYING);
    arb_table_close(t);
}

Test(foes, the_next_of_a_type_has_a_colour_that_fewest_have)
{
    arb_table *t = open_den(TRY_DRAW);
    int fewest;
    foe_kind(&t->run, 12);
    foe_kind(&t->run, 11);
    cr_assert_eq(foe_colours(&t->run, 0, &fewest), 7);
    add_foe(t, 0, 1);
    add_foe(t, 1, 0);
    cr_assert(foe_colours(&t->run, 0, &fewest) == 5 && fewest == 0);
    cr_assert_eq(foe_colours_to_pick(&t->run, 12), 0, "some colours are unused");
    add_foe(t, 0, 0);
    add_foe(t, 0, 2);
    cr_assert(foe_colours(&t->run, 0, &fewest) == 7 && fewest == 1);
    cr_assert_eq(foe_colours_to_pick(&t->run, 12), 7);
    cr_assert_eq(foe_colours_to_pick(&t->run, 11), 0, "of that one there is one");
    cr_assert_eq(foe_colours_to_pick(&t->run, 21), 0, "there is no such type");
    add_foe(t, 0, 2);
    cr_assert_eq(foes_of_kind(&t->run, 0), 4);
    cr_assert_eq(foe_colours_to_pick(&t->run, 12), 0, "there are no more than four");
    skirmish_of(t)->figure[skirmish_of(t)->figures - 1].hero = true;
    cr_assert_eq(foe_colours_to_pick(&t->run, 12), 7, "a hero is none of them");
    skirmish_of(t)->figure[skirmish_of(t)->figures - 3].colour = 2;
    cr_assert_eq(foe_colours_to_pick(&t->run, 12), 0, "one is unused again");
    arb_table_close(t);
}

Test(foes, each_type_on_the_board_draws_two_cards_and_puts_them_away)
{
    arb_table *t = open_den(TRY_DRAW);
    uint64_t state = 7;
    foe_kind(&t->run, 12);
    foe_kind(&t->run, 11);
    add_foe(t, 1, 0);
    add_foe(t, 1, 2);
    begin_bazaar(t);
    play_out(t, &state);
    const struct foe_kind *k = den_of(t)->kind;
    cr_assert(!k[0].card[0] && !k[0].card[1], "none of it is there");
    cr_assert(k[1].card[0] && k[1].card[1]);
    cr_assert_eq(count_in(t, DEN_DRAWN), 2);
    cr_assert_eq(den_of(t)->rows, 7 << FOE_COLOURS);
    for (int colour = 0; colour < FOE_COLOURS; colour++)
        cr_assert_eq(KIT_DEFINED(&t->run, foe_row(1, colour)) % 3, colour);
    cr_assert(is_foe_row(foe_row(1, 2)) && !is_foe_row(foe_row(1, 2) + 1));
    int drawn[2] = {k[1].card[0], k[1].card[1]};
    discard_foe_cards(&t->run, 1);
    cr_assert(!den_of(t)->rows && !KIT_DEFINED(&t->run, foe_row(1, 0)) && !k[1].card[1]);
    cr_assert_eq(skirmish_of(t)->link[drawn[0]].zone, DEN_GRAVE, "the pile of the shared deck");
    cr_assert_eq(skirmish_of(t)->link[drawn[1]].zone, DEN_GRAVE + 3);
    arb_table_close(t);
}

/* Handfuls. */

/* Three cards of a member with these prices. */
static void deal(arb_table *t, int member, int a, int b, int c)
{
    const int price[] = {a, b, c};
    for (int i = 0; i < HANDFUL_CARDS; i++) {
        KIT_DEFINED(&t->run, HANDFUL_FIRST(member) + i) = (uint16_t)price[i];
        KIT_PUT(&t->run, HANDFUL_FIRST(member) + i, DEN_HAND + member - 1, ARB_BOTTOM);
    }
}

Test(handful, seats_choose_at_once_and_all_is_shown_together)
{
    arb_table *t = open_den(TRY_HANDFUL);
    deal(t, 1, 2, 3, 4);
    deal(t, 2, 1, 1, 1);
    begin_bazaar(t);
    cr_assert(pending_of(t, 0).count && pending_of(t, 1).count, "both are asked");
    cr_assert_str_eq(words_of(t, 0, -1), "What do you play? (0 of 5)");
    cr_assert(!offers(t, 0, VERB_DONE, -1, -1, -1) && refuses(t, 0, "den.3b"));
    cr_assert(choose(t, 0, VERB_TAKE_CARD, 31, -1, -1));
    cr_assert_str_eq(words_of(t, 0, -1), "What do you play? (2 of 5)");
    cr_assert(!offers(t, 0, VERB_REST, -1, -1, -1), "who plays does not rest");
    cr_assert(!offers(t, 0, VERB_TAKE_CARD, 33, -1, -1) && refuses(t, 0, "den.3a"));
    cr_assert(offers(t, 0, VERB_DONE, -1, -1, -1));
    cr_assert(choose(t, 0, VERB_TAKE_CARD, 32, -1, -1), "nothing else can be paid: it is done");
    cr_assert_eq(count_in(t, DEN_SHOWN), 0, "the other has not chosen");
    cr_assert(choose(t, 1, VERB_REST, 2, -1, -1));
    cr_assert_eq(count_in(t, DEN_SHOWN), 2);
    cr_assert_eq(count_in(t, DEN_SHOWN + 1), 0);
    cr_assert(den_of(t)->rests[2] && !den_of(t)->rests[1]);
    cr_assert_eq(den_of(t)->chosen[1], 0, "they lie open now");
    arb_table_close(t);
}

Test(handful, who_can_neither_play_nor_rest_passes)
{
    arb_table *t = open_den(TRY_HANDFUL);
    deal(t, 1, 6, 7, 8);
    den_of(t)->idle = 1;
    den_of(t)->away = 1 << 2;
    begin_bazaar(t);
    cr_assert_eq(pending_of(t, 1).count, 0, "its only member does not take part");
    cr_assert(!offers(t, 0, VERB_REST, -1, -1, -1) && refuses(t, 0, "den.3d"));
    cr_assert(choose(t, 0, VERB_DONE, 1, -1, -1));
    cr_assert_eq(count_in(t, DEN_SHOWN), 0);
    arb_table_close(t);
}

Test(handful, a_seat_begins_anew)
{
    arb_table *t = open_den(TRY_HANDFUL);
    den_of(t)->chosen[1] = den_of(t)->chosen[2] = 3;
    den_of(t)->rests[1] = den_of(t)->rests[2] = true;
    handful_withdrawn(&t->run, 1);
    cr_assert(den_of(t)->chosen[1] == 3 && den_of(t)->rests[1]);
    cr_assert(!den_of(t)->chosen[2] && !den_of(t)->rests[2]);
    cr_assert_eq(handful_seats(&t->run), 3);
    arb_table_close(t);
}

/* Repertoires. */

Test(repertoire, cards_of_a_kind_are_counted_in_their_order)
{
    arb_table *t = open_den(TRY_PACK);
    const struct skirmish_content *c = t->run.c;
    cr_assert(repertoire_card(c, 1, 0) == 2 && repertoire_card(c, 1, 3) == 5);
    cr_assert_eq(repertoire_card(c, 1, 4), 0);
    cr_assert_eq(repertoire_number(c, 4), 2);
    cr_assert(repertoire_has(c, 1, 0, 2) && !repertoire_has(c, 1, 0, 3));
    cr_assert(repertoire_has(c, 1, 8, 3) && !repertoire_has(c, 1, 16, 4));
    repertoire_deal(&t->run, 2, 8, 3);
    cr_assert_eq(count_in(t, DEN_HAND + 1), 2, "all four but those that are left behind");
    cr_assert_eq(KIT_DEFINED(&t->run, HANDFUL_FIRST(2)), 4);
    cr_assert_eq(KIT_DEFINED(&t->run, HANDFUL_FIRST(2) + 1), 5);
    repertoire_deal(&t->run, 1, 8, 0);
    cr_assert_eq(count_in(t, DEN_HAND), 3, "there is no more room");
    arb_table_close(t);
}

Test(repertoire, what_is_too_much_is_left_behind)
{
    arb_table *t = open_den(TRY_PACK);
    den_of(t)->learned = 8;
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 0, -1), "What stays here? (1 more)");
    cr_assert(choose(t, 0, VERB_LEAVE, PARTY_GOODS + 3, 1, -1));
    cr_assert_eq(den_of(t)->left, 2);
    cr_assert_str_eq(words_of(t, 0, -1), "That was all.");
    arb_table_close(t);
}

/* Members out of a setup. */

static void enlist_by(arb_table *t, const char *setup, int wanted)
{
    json_t *json = json_loads(setup, 0, NULL);
    skirmish_of(t)->stores.members = 0;
    enlist(&t->run, json, wanted);
    json_decref(json);
}

Test(enlist, seats_say_who_they_are_and_the_first_have_the_others)
{
    arb_table *t = open_den(TRY_PACK);
    const struct stores *s = &skirmish_of(t)->stores;
    t->run.block->seats = 2;
    enlist_by(t,
              "{\"seats\": [{\"people\": [\"Scribe\", {\"trade\": \"Smith\", \"tribe\": \"abc\","
              " \"gear\": [\"Axe\", \"Nothing\", {\"name\": \"Bow\", \"charges\": 2}]}]}, {}]}",
              0);
    cr_assert_eq(s->members, 3);
    cr_assert(s->crew[1].seat == 0 && s->crew[2].seat == 0 && s->crew[3].seat == 1);
    cr_assert(s->crew[1].kind[0] == 2 && s->crew[2].kind[0] == 1 && s->crew[2].kind[1] == 3);
    cr_assert_eq(s->def[first_gear(2)], 3);
    cr_assert(s->def[first_gear(2) + 1] == 4 && s->charge[first_gear(2) + 1] == 2);
    cr_assert(!den_of(t)->full && !den_of(t)->more);
    arb_table_close(t);
}

Test(enlist, there_are_neither_too_few_nor_too_many)
{
    arb_table *t = open_den(TRY_PACK);
    const struct stores *s = &skirmish_of(t)->stores;
    t->run.block->seats = 1;
    enlist_by(t, "{\"seats\": [{\"trade\": \"Scribe\"}]}", 0);
    cr_assert(s->members == 2 && s->crew[1].kind[0] == 2 && den_of(t)->more == 1);
    enlist_by(t, "{\"seats\": 1}", 3);
    cr_assert(s->members == 3 && den_of(t)->more == 3);
    enlist_by(t, "{\"seats\": [{\"people\": [\"Smith\", \"Smith\", \"Smith\", \"Smith\"]}]}", 0);
    cr_assert(s->members == 3 && den_of(t)->full == 1);
    arb_table_close(t);
}

/* Sheets in views. */

Test(sheets, a_seat_has_the_sheets_of_its_members_with_numbers_and_words)
{
    arb_table *t = open_den(TRY_PACK);
    struct stores *s = &skirmish_of(t)->stores;
    struct arb_json out = {0};
    s->crew[1].sheet = 2;
    s->purse[1] = 7;
    s->marks = 5;
    snprintf(s->sheet[1].name, sizeof s->sheet[1].name, "Ada");
    arb_put_object(&out, NULL);
    sheets_put(&t->run, 0, &out);
    arb_put_end(&out);
    json_t *view = arb_json_value(&out), *sheet = json_array_get(json_object_get(view, "sheet"), 0);
    cr_assert_eq(json_array_size(json_object_get(view, "sheet")), 1);
    cr_assert_str_eq(json_string_value(json_object_get(sheet, "label")), "Ada");
    cr_assert_str_eq(json_string_value(json_array_get(json_object_get(sheet, "words"), 0)),
                     "Has red, green");
    json_decref(view);
    out = (struct arb_json){0};
    s->marks = 0;
    arb_put_object(&out, NULL);
    sheets_put(&t->run, 0, &out);
    sheets_put(&t->run, 1, &out);
    arb_put_end(&out);
    view = arb_json_value(&out);
    cr_assert_eq(json_array_size(json_object_get(view, "sheet")), 0, "who has none has none");
    json_decref(view);
    arb_table_close(t);
}

/* Past faces. */

Test(faces, an_event_names_what_its_things_were)
{
    arb_table *t = open_den(TRY_PACK);
    struct arb_event event = {.kind = EVENT_DEN_CARD, .a = 3, .b = 4, .c = 5, .d = 6};
    faces_noted(&t->run, &event);
    cr_assert(event.face[0] == 40 && event.face[1] == 30);
    cr_assert_eq(face_named(&t->run, 3), 30);
    event.face[0] = 1;
    event.face[1] = 2;
    t->run.retold = &event;
    cr_assert(face_named(&t->run, 4) == 1 && face_named(&t->run, 3) == 2);
    cr_assert_eq(face_named(&t->run, 5), 50, "of others as they are now");
    event.kind = DECIDE_EVENT;
    cr_assert(face_named(&t->run, 5) == 2 && face_named(&t->run, 3) == 30);
    t->run.retold = NULL;
    arb_table_close(t);
}

/* Bots. */

Test(handful, a_bot_likes_the_cards_that_do_most_together)
{
    static float weigh[TACTICS_WEIGHED];
    arb_table *t = open_den(TRY_HANDFUL);
    struct tactics_turn turn = {
        .t = {.g = &t->run, .who = 1, .weigh = weigh, .here = 1, .left = 1}};
    const struct arb_option option[] = {{.verb = VERB_TAKE_CARD, .a = 31},
                                        {.verb = VERB_TAKE_CARD, .a = 32},
                                        {.verb = VERB_TAKE_CARD, .a = 33},
                                        {.verb = VERB_REST, .a = 1},
                                        {.verb = VERB_PASS}};
    float likes[5];
    deal(t, 1, 1, 5, 4);
    turn.t.quarry[turn.t.quarries++] = (struct quarry){.thing = 9, .hp = 99};
    tactics_like_handful(&turn, 51, option, 5, likes);
    cr_assert_eq(likes[3], 51);
    cr_assert_eq(likes[4], LIKES_NOTHING - 10);
    cr_assert(likes[1] > 51 || likes[0] > 51, "something is better than a rest");
    cr_assert_eq(turn.count, 3);
    arb_table_close(t);
}
