/* arrange.c - putting the table into a position, for tests and referees.
 *
 * Cards are taken from where they are out of play (the owner's deck, discard
 * pile, hand, then set aside or removed); if there is none, a new one is made,
 * so that any card of the packs can be arranged (placing.h). Nothing is triggered,
 * and the pending ask stays what it is.
 *
 *   staging, active, engaged, hand, discard,     exactly these cards; what was
 *   encounter_discard, victory, aside, removed   there goes back into its deck
 *   add_staging, add_hand, add_aside,            these cards more
 *   add_removed, play
 *   deck_top, encounter_top                      on top, in this order
 *   heroes, cards                                {title: state} of cards in play
 *   threat, quest, round, first_player           numbers of the table
 *   clear, empty_deck, empty_encounter_deck      what goes away, done first
 *
 * A card is its title or {title=, damage=, progress=, resources=, exhausted=,
 * committed=, attacked=, facedown=, controller=, owner=, type=, attached={...},
 * shadow={...}}. What each player has is a list by seat ({{...}, {...}}), an
 * object ({["1"] = {...}}) or, for the first seat alone, just its cards. {} says
 * nothing of anybody and no card at all. packs/lotr-card-game/README.md has all of it
 * for authors of tests. */
#include "arrange_card.h"
#include "arrange_setters.h"
#include "cards.h"
#include "lotr.h"
#include "tokens.h"

/* The table. */

static bool is_stage(const struct arb_run *g, int card, const json_t *stage)
{
    const struct card_def *d = def_of(g, card);
    const char *title = json_string_value(stage);
    if (d->type != QUEST)
        return false;
    if (json_is_integer(stage))
        return d->stage == json_integer_value(stage);
    return title && (strcmp(d->title, title) == 0 || (d->title_a && !strcmp(d->title_a, title)));
}

/* Earlier stages are behind the players, later ones in order in the deck. */
static void go_to_stage(struct arranging *x, int target)
{
    struct arb_run *g = x->g;
    int number = def_of(g, target)->stage, last = number;
    EACH_MADE_CARD (g, card) {
        const struct card_def *d = def_of(g, card);
        if (d->type != QUEST || card == target)
            continue;
        if (d->stage > last)
            last = d->stage;
        if (d->stage <= number && g->s->link[card].zone != ZONE_REMOVED)
            move_card(g, card, ZONE_REMOVED, ARB_BOTTOM);
    }
    for (int stage = last; stage > number; stage--)
        for (int card = g->s->cards; card > 0; card--)
            if (def_of(g, card)->type == QUEST && def_of(g, card)->stage == stage)
                move_card(g, card, ZONE_QUEST_DECK, ARB_TOP);
    if (g->s->link[target].zone != ZONE_STAGE)
        move_card(g, target, ZONE_STAGE, ARB_TOP);
    g->s->stage = (uint16_t)target;
}

static bool set_stage(struct arranging *x, int to, const json_t *stage)
{
    struct lotr *s = x->g->s;
    int target = s->stage && is_stage(x->g, s->stage, stage) ? s->stage : 0;
    (void)to;
    for (int card = 1; !target && card <= s->cards; card++)
        if (is_stage(x->g, card, stage))
            target = card;
    if (!target)
        return arrange_fail(x, "this scenario has no such quest stage; name it by its number or "
                               "its title");
    go_to_stage(x, target);
    return true;
}

static bool set_stage_progress(struct arranging *x, int to, const json_t *value)
{
    if (!x->g->s->stage)
        return arrange_fail(x, "there is no quest card to put progress on yet");
    return arrange_tokens(x, x->g->s->stage, to, value);
}

static bool set_quest(struct arranging *x, int to, const json_t *value)
{
    static const struct arrange_part keys[] = {
        {.key = "stage", .set = set_stage},
        {.key = "progress", .set = set_stage_progress, .to = PROGRESS_TOKENS},
        {0},
    };
    if (json_is_object(value) || arrange_nothing(value))
        return arrange_keys(x, keys, value);
    return set_stage(x, to, value);
}

ARRANGE_PLACE(set_threat)
{
    unsettle(x->g);
    return arrange_byte(x, value, 0, 99, &x->g->s->threat[x->seat]);
}

ARRANGE_PLACE(set_first_player)
{
    int seat;
    if (!arrange_number(x, value, 0, x->g->s->players - 1, &seat))
        return false;
    if (!is_playing(x->g, seat))
        return arrange_fail(x, "an eliminated player cannot be the first player");
    pass_token(x->g, seat);
    return true;
}

/* The rounds before it are over: they count for the score (scoring.6). */
ARRANGE_PLACE(set_round)
{
    int n;
    if (!arrange_number(x, value, 1, 250, &n))
        return false;
    x->g->s->round = (uint8_t)n;
    x->g->s->rounds_done = (uint8_t)(x->g->s->setting_up ? n : n - 1);
    return true;
}

/* The position. */

const struct arrange_part game_parts[] = {
    {"clear", placing_clear, 0, ARRANGE_TABLE},
    {"empty_encounter_deck", placing_empty, ZONE_ENCOUNTER_DECK, ARRANGE_TABLE},
    {"empty_deck", placing_empty_each, DECK, ARRANGE_TABLE},
    {"quest", set_quest, 0, ARRANGE_TABLE},
    {"round", set_round, 0, ARRANGE_TABLE},
    {"first_player", set_first_player, 0, ARRANGE_TABLE},
    {"threat", set_threat, 0, ARRANGE_SEATS},
    {"staging", placing_set, ZONE_STAGING, ARRANGE_TABLE},
    {"add_staging", placing_add, ZONE_STAGING, ARRANGE_TABLE},
    {"active", placing_set, ZONE_ACTIVE, ARRANGE_TABLE},
    {"engaged", placing_set, ENGAGED_AREA, ARRANGE_SEAT_LISTS},
    {"encounter_discard", placing_set, ZONE_ENCOUNTER_DISCARD, ARRANGE_TABLE},
    {"discard", placing_set, DISCARD_PILE, ARRANGE_SEAT_LISTS},
    {"victory", placing_set, ZONE_VICTORY, ARRANGE_TABLE},
    {"aside", placing_set, ZONE_ASIDE, ARRANGE_TABLE},
    {"add_aside", placing_add, ZONE_ASIDE, ARRANGE_TABLE},
    {"removed", placing_set, ZONE_REMOVED, ARRANGE_TABLE},
    {"add_removed", placing_add, ZONE_REMOVED, ARRANGE_TABLE},
    {"play", placing_add, PLAY_AREA, ARRANGE_SEAT_LISTS},
    {"hand", placing_set, HAND, ARRANGE_SEAT_LISTS},
    {"add_hand", placing_add, HAND, ARRANGE_SEAT_LISTS},
    {"heroes", placing_seat_states, HERO, ARRANGE_TABLE},
    {"cards", placing_states, 0, ARRANGE_TABLE},
    {"deck_top", placing_top, DECK, ARRANGE_SEAT_LISTS},
    {"encounter_top", placing_top, ZONE_ENCOUNTER_DECK, ARRANGE_TABLE},
    {0},
};

bool game_arranged(struct arranging *x)
{
    if (x->g->s->zone[ZONE_ACTIVE].count > 1)
        return arrange_fail(x, "only one location can be active");
    return true;
}
