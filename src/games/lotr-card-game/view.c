/* view.c - the table as one seat sees it. What must hold: nothing is in a view
 * that the seat may not know (sight.c). */
#include "foresee.h"
#include "lotr.h"
#include "numbers.h"
#include "round.h"
#include "seats.h"
#include "sight.h"

#include <ctype.h>
#include <stdio.h>

/* Zones. */

const struct area game_areas[] = {
    {"quest", "Quest", NULL, ZONE_STAGE, AREA_OPEN, LOOK_PLAY},
    {"active", "Active location", "the active location", ZONE_ACTIVE, AREA_OPEN, LOOK_PLAY},
    {"staging", "Staging area", "in the staging area", ZONE_STAGING, AREA_OPEN, LOOK_PLAY},
    {"campaign", "Campaign", NULL, ZONE_CAMPAIGN, AREA_OPEN | AREA_IF_ANY, LOOK_PLAY},
    {"resolving", "Being resolved", NULL, ZONE_LIMBO, AREA_OPEN | AREA_IF_ANY, LOOK_PILE},
    {"play", "Play area", "with", PLAY_AREA, AREA_OPEN | AREA_EACH, LOOK_PLAY},
    {"engaged", "Engaged enemies", "engaged with", ENGAGED_AREA, AREA_OPEN | AREA_EACH, LOOK_PLAY},
    {"hand", "Hand", "in the hand of", HAND, AREA_OWN | AREA_EACH, LOOK_HAND},
    {"encounter_deck", "Encounter deck", "in the encounter deck", ZONE_ENCOUNTER_DECK, AREA_DECK,
     LOOK_PILE},
    {"quest_deck", "Quest deck", NULL, ZONE_QUEST_DECK, AREA_COUNT, LOOK_PILE},
    {"encounter_discard", "Encounter discard pile", "in the encounter discard pile",
     ZONE_ENCOUNTER_DISCARD, AREA_OPEN, LOOK_PILE},
    {"victory", "Victory display", "in the victory display", ZONE_VICTORY, AREA_OPEN, LOOK_PILE},
    {"aside", "Set aside", "set aside", ZONE_ASIDE, AREA_OPEN, LOOK_PILE},
    {"removed", "Removed from the game", "removed from the game", ZONE_REMOVED, AREA_OPEN,
     LOOK_PILE},
    {"deck", "Deck", "in the deck of", DECK, AREA_DECK | AREA_EACH, LOOK_PILE},
    {"discard", "Discard pile", "in the discard pile of", DISCARD_PILE, AREA_OPEN | AREA_EACH,
     LOOK_PILE},
    {0},
};

/* Cards that are attached to a player's deck. */
void game_put_beside(struct arb_run *g, int seat, int owner, int zone, struct arb_json *out)
{
    (void)zone;
    EACH_CARD (g, ZONE_ATTACHED, card)
        if (owner >= 0 && g->s->card[card].on_deck_of == owner + 1)
            game_put_thing(g, seat, card, LOOK_PLAY, out);
}

int game_area_numbers(struct arb_run *g, int zone, struct view_number *number)
{
    if (zone == ZONE_STAGE)
        *number = (struct view_number){"willpower", committed_willpower(g, NULL),
                                       .how = "quest:willpower"};
    else if (zone == ZONE_STAGING)
        *number = (struct view_number){"threat", staging_threat(g, NULL), .how = "staging:threat"};
    else
        return 0;
    return 1;
}

/* The whole table. */

void game_put_seat(struct arb_run *g, int player, struct arb_json *out)
{
    const struct lotr *s = g->s;
    char how[EXPLAIN_NAME];
    view_put_if(out, "first", s->first_player == player);
    view_put_if(out, "active", s->active_player == player);
    view_put_if(out, "out", !is_playing(g, player));
    view_begin_tracks(out);
    view_put_number(out, &(struct view_number){"threat", s->threat[player],
                                               explain_name(how, "threat", player),
                                               .max = THREAT_ELIMINATION});
    arb_put_end(out);
}

static bool has_text(const struct arb_run *g, int card)
{
    const char *text = def_of(g, card)->text;
    return text && *text;
}

/* What is being resolved, and what the stage wants of the players. Side A has
 * done its part once side B is up. */
static void put_texts(const struct arb_run *g, int seat, struct arb_json *out)
{
    const struct lotr *s = g->s;
    char words[40];
    arb_put_array(out, "texts");
    EACH_CARD (g, ZONE_LIMBO, card)
        if (!game_shows_back(g, seat, card) && has_text(g, card))
            view_put_text(out, &(struct view_text){
                                   .def = def_number(g, card), .zone = "resolving", .now = true});
    if (s->stage && has_text(g, s->stage)) {
        snprintf(words, sizeof words, "Stage %dB", def_of(g, s->stage)->stage);
        view_put_text(out,
                      &(struct view_text){words, .def = def_number(g, s->stage), .zone = "quest"});
    }
    int campaign = s->zone[ZONE_CAMPAIGN].first;
    if (campaign && has_text(g, campaign))
        view_put_text(out, &(struct view_text){"Campaign", .def = def_number(g, campaign),
                                               .zone = "campaign"});
    if (s->head.status == ARB_WON) {
        snprintf(words, sizeof words, "%d (lower is better)", score(g, NULL));
        view_put_text(out, &(struct view_text){"Score", .text = words});
    }
    arb_put_end(out);
}

/* What belongs to no zone and no seat. */
static void put_numbers(struct arb_run *g, struct arb_json *out)
{
    const struct lotr *s = g->s;
    struct view_number number[3];
    int count = 0;
    if (s->attack.by_enemy == 2)
        number[count++] = (struct view_number){"attack", attack_total(g, NULL), "attack:strength",
                                               .label = "Attack strength"};
    if (quest_is_open(g)) /* whoever wants to know more asks for it */
        number[count++] = (struct view_number){
            "odds", committed_willpower(g, NULL) - staging_threat(g, NULL), .how = "quest:odds"};
    if (s->head.status == ARB_WON) {
        number[count++] = (struct view_number){"score", score(g, NULL), .how = "score"};
        arb_put_number(out, "score", number[count - 1].value);
    }
    view_put_numbers(out, number, count);
}

void lotr_view(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct lotr *s = g->s;
    char phase[40];
    snprintf(phase, sizeof phase, "%s", s->phase ? phase_names[s->phase] : "setup");
    phase[0] = (char)toupper((unsigned char)phase[0]);
    arb_put_object(out, NULL);
    arb_put_text(out, "game", g->rules->id);
    arb_put_number(out, "seat", seat);
    arb_put_text(out, "status", arb_status_name(s->head.status));
    arb_put_text(out, "title", g->c->scenario[s->scenario].name);
    arb_put_number(out, "round", s->round);
    arb_put_text(out, "phase", phase);
    arb_put_text(out, "step", step_names[s->step]);
    if (s->phase != PHASE_NONE)
        arb_put_text(out, "step_name", step_phrases[s->step]);
    seats_put(g, out);
    area_put_all(g, seat, out);
    put_texts(g, seat, out);
    put_numbers(g, out);
    arb_put_end(out);
}
