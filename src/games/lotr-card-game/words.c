/* words.c - what the words in braces mean in options, prompts and refusals (told.h has
 * the sentences). What must hold: a card lying back up is named only as such; apart from
 * that the seat that is asked may know what it is offered. */
#include "numbers.h"
#include "round.h"
#include "sight.h"

/* Names. */

static void say_player(const struct arb_run *g, int player, struct arb_text *out)
{
    if (player < PLAYERS)
        arb_say_seat(g, player, out);
    else
        arb_say(out, player == SCENARIO ? "The scenario" : "Nobody");
}

static void say_card(const struct arb_run *g, int seat, int card, struct arb_text *out)
{
    if (!is_card(g, card))
        arb_say(out, "a card");
    else if (seat != ARB_CHANCE && game_shows_back(g, seat, card))
        say_back(g, card, out);
    else
        say_thing(g, card, out);
}

/* Options. */

static int hits_left(const struct arb_run *g, int seat, int card)
{
    (void)seat;
    return hit_points_left(g, card);
}

static int quest_points_left(const struct arb_run *g, int seat, int card)
{
    (void)seat;
    return stat_of(g, card, QUEST_POINTS, NULL) - g->s->card[card].progress;
}

static int resources_on(const struct arb_run *g, int seat, int card)
{
    (void)seat;
    return g->s->card[card].resources;
}

/* Only what is played out of hand costs resources. */
static int cost_in_hand(const struct arb_run *g, int seat, int card)
{
    bool in_hand =
        seat >= 0 && seat < g->s->players && g->s->link[card].zone == zone_of(seat, HAND);
    return in_hand ? play_cost(g, seat, card, NULL) : NO_VALUE;
}

const struct say_number game_numbers[] = {
    {.letter = 'w', .words = "willpower {n}", .stat = WILLPOWER},
    {.letter = 'a', .words = "attack {n}", .stat = ATTACK},
    {.letter = 'd', .words = "defense {n}", .stat = DEFENSE},
    {.letter = 'e', .words = "engagement cost {n}", .stat = ENGAGEMENT_COST},
    {.letter = 't', .words = "threat {n}", .stat = THREAT},
    {.letter = 'h', .words = "{n} hit point{s} left", .value = hits_left},
    {.letter = 'q', .words = "{n} quest point{s} left", .value = quest_points_left},
    {.letter = 'r', .words = "has {n}", .value = resources_on},
    {.letter = '$', .words = "cost {cost}", .value = cost_in_hand},
    {0},
};

/* What the choice turns on. */
static const char *const option_numbers[VERB_COUNT] = {
    [VERB_PLAY] = "$",         [VERB_RESPOND] = "$",      [VERB_PAY] = "r",
    [VERB_COMMIT] = "w",       [VERB_TRAVEL] = "tq",      [VERB_ENGAGE] = "e",
    [VERB_DEFEND] = "dh",      [VERB_ENEMY_ATTACK] = "a", [VERB_ATTACK_ENEMY] = "dh",
    [VERB_ADD_ATTACKER] = "a", [VERB_TAKE_DAMAGE] = "h",
};

static void say_option_card(const struct arb_saying *s, int card, struct arb_text *out)
{
    const char *numbers = option_numbers[s->option->verb];
    say_card(s->g, s->seat, card, out);
    if (!is_card(s->g, card))
        return;
    if (offered_elsewhere(s->g, s->seat, s->option) && s->g->s->link[card].zone != ZONE_ATTACHED)
        area_say_place(s->g, card, out);
    if (numbers && !game_shows_back(s->g, s->seat, card))
        say_numbers(s, card, numbers, out);
}

static void say_occasion(const struct arb_saying *s, int fact, struct arb_text *out)
{
    if (!offered_twice(s->g, s->seat, s->option) || fact >= s->g->s->react.facts)
        return;
    arb_say(out, " [");
    say_fact(s->g, s->seat, &s->g->s->react.queue[fact], out);
    arb_say(out, "]");
}

static void say_mode(const struct arb_saying *s, int op, struct arb_text *out)
{
    const struct lotr_content *c = s->g->c;
    const char *text = op > 0 && op < c->ops && c->op[op].text ? c->text[c->op[op].text] : "";
    arb_say(out, "%s", *text ? text : "this effect");
}

/* What comes of it: of an attack that nobody defends, of staying, of letting them be. */
static void say_declined(const struct arb_saying *s, int value, struct arb_text *out)
{
    const struct lotr *now = s->g->s;
    (void)value;
    if (now->step == STEP_6_4_1 && is_card(s->g, now->attack.enemy) &&
        s->seat == now->attack.player)
        arb_say(out, ": take %d undefended", stat_of(s->g, now->attack.enemy, ATTACK, NULL));
    else if (arb_asking(s->g, s->seat, FLOW_travel_phase))
        arb_say(out, ": travel nowhere");
    else if (arb_asking(s->g, s->seat, FLOW_encounter_phase))
        arb_say(out, ": engage nobody");
}

/* Damage that is more than somebody can take. */
static void say_fate(const struct arb_saying *s, int card, struct arb_text *out)
{
    if (is_card(s->g, card) && hits_left(s->g, s->seat, card) <= s->g->prompt_arg[0])
        arb_say(out, ": destroyed");
}

/* What must be done first to travel there. */
static void say_toll(const struct arb_saying *s, int card, struct arb_text *out)
{
    if (!is_card(s->g, card))
        return;
    const struct card_def *d = def_of(s->g, card);
    for (int i = 0; i < d->abilities; i++)
        if (s->g->c->ability[d->ability + i].kind == TRAVEL_COST) {
            arb_say(out, ": first ");
            say_ability(s, d->ability + i, out);
        }
}

/* What the ability that is being resolved does with whom is chosen. */
static void say_purpose(const struct arb_saying *s, int value, struct arb_text *out)
{
    const struct lotr *now = s->g->s;
    (void)value;
    if (now->scopes.count)
        say_ability_in_brackets(s, SCOPE(s->g, now->scopes.count - 1)->ability, out);
}

/* The id of a card that lies back up is in no view, so it is not told here
 * either, unless its identity is still open. */
static bool may_point_at(const struct arb_saying *s, int card)
{
    if (!is_card(s->g, card))
        return false;
    if (s->event)
        return say_seen(s);
    return !game_shows_back(s->g, s->seat, card) || has_flag(s->g, card, UNSEEN);
}

/* Prompts. */

/* What the enemy under attack can still take. */
static void say_hits(const struct arb_saying *s, int value, struct arb_text *out)
{
    int enemy = s->g->s->attack.enemy;
    (void)value;
    if (!is_card(s->g, enemy))
        return;
    int left = hits_left(s->g, s->seat, enemy);
    arb_say(out, ", %d hit point%s left", left, left == 1 ? "" : "s");
}

/* Several things may have happened at once: what the seat could respond to. */
static int fact_in_question(const struct arb_run *g, int seat, int first)
{
    int count;
    const struct arb_option *option = options_of(g, seat, &count);
    for (int i = 0; i < count; i++)
        if (option[i].verb == VERB_RESPOND)
            return option[i].c;
    return first;
}

static void say_fact_in_question(const struct arb_saying *s, int first, struct arb_text *out)
{
    int fact = fact_in_question(s->g, s->seat, first);
    if (fact < s->g->s->react.facts)
        say_fact(s->g, s->seat, &s->g->s->react.queue[fact], out);
}

/* The seat that is asked may read which card it is asked about; to others a
 * prompt names only what they can see. */
static void say_prompt_card(const struct arb_saying *s, int card, struct arb_text *out)
{
    bool asked = s->seat >= 0 && s->seat <= ARB_CHANCE && (s->g->block->asked >> s->seat & 1);
    if (is_card(s->g, card) && !asked && !game_seat_knows(s->g, s->seat, card) &&
        !s->g->s->card[card].as)
        arb_say(out, "a card");
    else
        say_card(s->g, s->seat, card, out);
}

static void say_any_card(const struct arb_saying *s, int card, struct arb_text *out)
{
    if (s->event)
        say_event_thing(s, card, say_seen(s), out);
    else if (s->option)
        say_option_card(s, card, out);
    else
        say_prompt_card(s, card, out);
}

/* The other words. */

static void say_target(const struct arb_saying *s, int card, struct arb_text *out)
{
    say_event_thing(s, card, true, out);
}

static bool is_target(const struct arb_saying *s, int card)
{
    return is_card(s->g, card);
}

static void say_any_player(const struct arb_saying *s, int player, struct arb_text *out)
{
    say_player(s->g, player, out);
}

static void say_text(const struct arb_saying *s, int text, struct arb_text *out)
{
    if (text > 0 && text < s->g->c->texts && s->g->c->text[text][0])
        arb_say(out, ": %s", s->g->c->text[text]);
}

static void say_title(const struct arb_saying *s, int def, struct arb_text *out)
{
    arb_say(out, "%s", def < s->g->c->defs ? s->g->c->def[def].title : "");
}

static void say_stage(const struct arb_saying *s, int card, struct arb_text *out)
{
    if (is_card(s->g, card))
        arb_say(out, "%dB", s->g->c->def[retell_kind(s, card)].stage);
}

static void say_cost(const struct arb_saying *s, int cost, struct arb_text *out)
{
    (void)s;
    arb_say(out, cost == COST_X ? "X" : "%d", cost);
}

static void say_phase(const struct arb_saying *s, int phase, struct arb_text *out)
{
    (void)s;
    arb_say(out, "%s", phase > PHASE_NONE && phase < PHASES ? phase_names[phase] : "setup");
}

static void say_step(const struct arb_saying *s, int step, struct arb_text *out)
{
    (void)s;
    if (step < STEP_COUNT)
        arb_say(out, "%s (%s)", step_phrases[step], step_names[step]);
}

/* A deck by its zone, or by whose it is. */
static void say_deck_of(const struct arb_saying *s, int owner, struct arb_text *out)
{
    arb_say(out, owner < PLAYERS ? "the deck of " : "the encounter deck");
    if (owner < PLAYERS)
        arb_say_seat(s->g, owner, out);
}

static void say_deck(const struct arb_saying *s, int zone, struct arb_text *out)
{
    if (zone == ZONE_QUEST_DECK)
        arb_say(out, "the quest deck");
    else
        say_deck_of(s, zone < ZONE_PLAYER ? SCENARIO : player_of_zone(zone), out);
}

static void say_pile(const struct arb_saying *s, int zone, struct arb_text *out)
{
    (void)s;
    arb_say(out, zone < ZONE_PLAYER ? "the encounter discard pile" : "your discard pile");
}

/* Whose hand it is. */
static void say_holder(const struct arb_saying *s, int zone, struct arb_text *out)
{
    arb_say_seat(s->g, player_of_zone(zone), out);
}

static const char *const period_phrase[] = {
    [LIMIT_PHASE] = " in this phase", [LIMIT_ROUND] = " in this round"};
static const char *const how_phrase[] = {"on top of", "to the bottom of", "into"};

#define LIST(words) .list = (words), .count = sizeof(words) / sizeof *(words)
const struct say_word game_words[] = {
    {.name = "card", .say = say_any_card, .kind = SAY_THING, .known = may_point_at},
    {.name = "target", .say = say_target, .kind = SAY_THING, .known = is_target},
    {.name = "pile", .say = say_pile},
    {.name = "player", .say = say_any_player, .kind = SAY_SEAT},
    {.name = "ability", .say = say_ability},
    {.name = "cost", .say = say_cost},
    {.name = "declined", .say = say_declined},
    {.name = "purpose", .say = say_purpose},
    {.name = "toll", .say = say_toll},
    {.name = "deck", .say = say_deck},
    {.name = "deck_of", .say = say_deck_of},
    {.name = "effect", .say = say_ability_in_brackets},
    {.name = "fate", .say = say_fate},
    {.name = "fact", .say = say_fact_in_question},
    {.name = "hits", .say = say_hits},
    {.name = "how", LIST(how_phrase)},
    {.name = "holder", .say = say_holder},
    {.name = "kind", .say = say_ability_kind},
    {.name = "lasting", .say = say_lasting},
    {.name = "mode", .say = say_mode},
    {.name = "occasion", .say = say_occasion},
    {.name = "period", LIST(period_phrase)},
    {.name = "phase", .say = say_phase},
    {.name = "sphere", .list = sphere_names, .count = SPHERES},
    {.name = "stage", .say = say_stage},
    {.name = "step", .say = say_step},
    {.name = "text", .say = say_text},
    {.name = "title", .say = say_title},
    {.name = "until", .list = until_words, .count = UNTILS},
    {0},
};
