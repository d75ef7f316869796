/* words.c - options and prompts in plain words.
 *
 * A verb is one line of a table: words with letters in braces for what its
 * arguments stand for. What must hold: a card lying back up is named only as
 * such; apart from that the seat that is asked may know what it is offered. */
#include "words.h"
#include "odds.h"

/* ---- Names ------------------------------------------------------------------ */

void say_player(const struct arb_run *g, int player, struct arb_text *out)
{
    if (player < PLAYERS)
        arb_say_seat(g, player, out);
    else
        arb_say(out, player == SCENARIO ? "The scenario" : "Nobody");
}

void say_name(const char *name, struct arb_text *out)
{
    for (; name && *name; name++)
        arb_say(out, "%c", *name == '_' ? ' ' : *name);
}

void say_phase(int phase, struct arb_text *out)
{
    const char *name = phase > PHASE_NONE && phase < PHASES ? phase_names[phase] : "setup";
    bool lower = name[0] >= 'a' && name[0] <= 'z';
    arb_say(out, "%c%s", lower ? name[0] - 'a' + 'A' : name[0], name + 1);
}

static bool same_title(const struct arb_run *g, int a, int b)
{
    return def_of(g, a)->title_id == def_of(g, b)->title_id;
}

/* Attachments are told apart by what they are on, then by number. */
static void say_attachment_copy(const struct arb_run *g, int card, struct arb_text *out);

/* "Snowbourn Scout #2" when a copy with a lower number lies in the same place. */
static void say_copy(const struct arb_run *g, int card, struct arb_text *out)
{
    if (g->s->link[card].zone == ZONE_ATTACHED) {
        say_attachment_copy(g, card, out);
        return;
    }
    int number = g->s->link[card].zone ? copy_number(g, card, NULL) : 1;
    arb_say(out, "%s", def_of(g, card)->title);
    if (number > 1)
        arb_say(out, " #%d", number);
}

static void say_attachment_copy(const struct arb_run *g, int card, struct arb_text *out)
{
    int host = g->s->card[card].host, number = 1;
    bool elsewhere = false;
    EACH_CARD (g, ZONE_ATTACHED, other) {
        if (!same_title(g, other, card))
            continue;
        elsewhere |= g->s->card[other].host != host;
        number += g->s->card[other].host == host && other < card;
    }
    arb_say(out, "%s", def_of(g, card)->title);
    if (number > 1)
        arb_say(out, " #%d", number);
    if (elsewhere && host) {
        arb_say(out, " on ");
        say_copy(g, host, out);
    }
}

static void say_back(const struct arb_run *g, int card, struct arb_text *out)
{
    int host = g->s->card[card].host, number = 1;
    if (g->s->link[card].zone != ZONE_SHADOW || !host) {
        arb_say(out, "a facedown card");
        return;
    }
    EACH_CARD (g, ZONE_SHADOW, other)
        number += g->s->card[other].host == host && other < card;
    arb_say(out, "shadow card");
    if (number > 1)
        arb_say(out, " #%d", number);
    arb_say(out, " of ");
    say_copy(g, host, out);
}

static void say_card(const struct arb_run *g, int seat, int card, struct arb_text *out)
{
    if (!is_card(g, card))
        arb_say(out, "a card");
    else if (shows_back(g, seat, card))
        say_back(g, card, out);
    else
        say_copy(g, card, out);
}

static void say_place(const struct arb_run *g, int card, struct arb_text *out)
{
    static const char *const shared[ZONE_PLAYER] = {
        [ZONE_STAGING] = "in the staging area",
        [ZONE_ACTIVE] = "the active location",
        [ZONE_ENCOUNTER_DECK] = "in the encounter deck",
        [ZONE_ENCOUNTER_DISCARD] = "in the encounter discard pile",
        [ZONE_VICTORY] = "in the victory display",
        [ZONE_ASIDE] = "set aside",
        [ZONE_REMOVED] = "removed from the game",
        [ZONE_ATTACHED] = "attached",
    };
    static const char *const own[5] = {"in the hand of", "in the deck of", "in the discard pile of",
                                       "with", "engaged with"};
    int zone = g->s->link[card].zone;
    if (zone < ZONE_PLAYER && shared[zone])
        arb_say(out, " (%s)", shared[zone]);
    if (zone < ZONE_PLAYER)
        return;
    arb_say(out, " (%s ", own[area_of(zone)]);
    arb_say_seat(g, player_of_zone(zone), out);
    arb_say(out, ")");
}

/* ---- Options ---------------------------------------------------------------- */

/* {A}: card a; {P}: player a; {n}: the number a; {T}: the text of ability b;
 * {M}: the text of mode a; {Y}: text b, if there is one. The letters of `numbers` add what the
 * choice turns on: $ cost, w willpower, a attack, d defense, h hit points left, e engagement cost,
 * t threat, q quest points left, r resources. */
static const struct {
    const char *words, *numbers;
} option_table[VERB_COUNT] = {
    [VERB_PASS] = {"pass", ""},
    [VERB_DONE] = {"done", ""},
    [VERB_DECLINE] = {"decline", ""},
    [VERB_ACCEPT] = {"accept{Y}", ""},
    [VERB_KEEP] = {"keep this hand", ""},
    [VERB_MULLIGAN] = {"mulligan: take a new hand", ""},
    [VERB_PLAY] = {"play {A}", "$"},
    [VERB_USE] = {"use {A}: {T}", ""},
    [VERB_RESPOND] = {"respond with {A}: {T}", "$"},
    [VERB_RESOLVE] = {"resolve {A}: {T}", ""},
    [VERB_PAY] = {"pay 1 resource from {A}", "r"},
    [VERB_PAY_WITH] = {"pay with {A}", ""},
    [VERB_CHOOSE] = {"choose {A}", ""},
    [VERB_CHOOSE_PLAYER] = {"choose {P}", ""},
    [VERB_CHOOSE_MODE] = {"{M}", ""},
    [VERB_SET_X] = {"X = {n}", ""},
    [VERB_ATTACH_TO] = {"attach to {A}", ""},
    [VERB_COMMIT] = {"commit {A}", "w"},
    [VERB_TRAVEL] = {"travel to {A}", "tq"},
    [VERB_ENGAGE] = {"engage {A}", "e"},
    [VERB_ENEMY_ATTACK] = {"{A} attacks next", "a"},
    [VERB_DEFEND] = {"defend with {A}", "dh"},
    [VERB_ATTACK_ENEMY] = {"attack {A}", "dh"},
    [VERB_ADD_ATTACKER] = {"attack with {A}", "a"},
    [VERB_TAKE_DAMAGE] = {"damage on {A}", "h"},
    [VERB_DISCARD] = {"discard {A}", ""},
    [VERB_TAKE] = {"take {A}", ""},
    [VERB_PUT_NEXT] = {"put {A} next", ""},
    [VERB_DRAWN] = {"{A}", ""}, /* a person who draws types just the title */
    [VERB_FIRST] = {"{P} is the first player", ""},
};

/* The sentence of the card's text behind the label of this ability: the second
 * "Response:" for its second response. */
bool say_ability(const struct arb_run *g, int ability, struct arb_text *out)
{
    static const char *const kind[ABILITY_KINDS] = {
        "its effect",        "its constant effect", "its action",
        "its response",      "its forced effect",   "its when revealed effect",
        "its shadow effect", "its travel cost",     "its setup",
    };
    static const char *const label[ABILITY_KINDS] = {
        NULL,      NULL,      "ction:", "Response:", "Forced:", "When revealed:",
        "Shadow:", "Travel:", "Setup:",
    };
    if (ability <= 0 || ability >= g->c->abilities) {
        arb_say(out, "%s", kind[0]);
        return false;
    }
    const struct ability *a = &g->c->ability[ability];
    const struct card_def *d = &g->c->def[a->def];
    if (a->text && *g->c->text[a->text]) {
        arb_say(out, "%s", g->c->text[a->text]);
        return true;
    }
    const char *from = a->kind == SETUP_TEXT ? d->text_a : d->text;
    for (int i = d->ability; from && label[a->kind] && i <= ability; i++)
        if (g->c->ability[i].kind == a->kind && (from = strstr(from, label[a->kind])))
            from += strlen(label[a->kind]);
    if (!from || !label[a->kind]) {
        arb_say(out, "%s", kind[a->kind]);
        return false;
    }
    const char *end = from + strlen(from);
    for (int k = 0; k < ABILITY_KINDS; k++) {
        const char *next = label[k] ? strstr(from, label[k]) : NULL;
        while (next && next > from && next[-1] != '.' && next < end)
            next--; /* a label begins after a full stop */
        if (next && next > from && next < end)
            end = next;
    }
    while (*from == ' ')
        from++;
    while (end > from && (end[-1] == '.' || end[-1] == ' '))
        end--;
    arb_say(out, "%.*s", (int)(end - from), from);
    return true;
}

static const char *mode_text(const struct arb_run *g, int op)
{
    const char *text =
        op > 0 && op < g->c->ops && g->c->op[op].text ? g->c->text[g->c->op[op].text] : NULL;
    return text && *text ? text : "this effect";
}

/* What the seat could answer instead, if it is being asked. */
static const struct arb_option *listed(const struct arb_run *g, int seat, int *count)
{
    *count = 0;
    if (seat < 0 || seat > ARB_CHANCE || !(g->block->asked >> seat & 1))
        return NULL;
    *count = g->list[seat].count;
    return g->option + g->list[seat].first;
}

/* Is a card of the same title, lying elsewhere, offered as well? */
static bool twin_elsewhere(const struct arb_run *g, int seat, const struct arb_option *option)
{
    int count;
    const struct arb_option *other = listed(g, seat, &count);
    for (int i = 0; i < count; i++)
        if (other[i].verb == option->verb && other[i].a != option->a && is_card(g, other[i].a) &&
            same_title(g, other[i].a, option->a) &&
            g->s->link[other[i].a].zone != g->s->link[option->a].zone)
            return true;
    return false;
}

/* Is the same ability offered for something else that happened, too? */
static bool answers_several(const struct arb_run *g, int seat, const struct arb_option *option)
{
    int count;
    const struct arb_option *other = listed(g, seat, &count);
    for (int i = 0; i < count; i++)
        if (other[i].verb == option->verb && other[i].a == option->a && other[i].b == option->b &&
            other[i].c != option->c)
            return true;
    return false;
}

static void say_number(struct arb_text *out, const char **before, const char *label, int value)
{
    arb_say(out, "%s%s %d", *before, label, value);
    *before = ", ";
}

static void say_numbers(const struct arb_run *g, int seat, int card, const char *numbers,
                        struct arb_text *out)
{
    static const struct {
        char letter;
        uint8_t stat;
        const char *label;
    } plain[] = {{'w', WILLPOWER, "willpower"},
                 {'a', ATTACK, "attack"},
                 {'d', DEFENSE, "defense"},
                 {'e', ENGAGEMENT_COST, "engagement cost"},
                 {'t', THREAT, "threat"}};
    const struct card *c = &g->s->card[card];
    const char *before = " (";
    for (; *numbers; numbers++) {
        for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
            if (plain[i].letter == *numbers)
                say_number(out, &before, plain[i].label, stat_of(g, card, plain[i].stat, NULL));
        if (*numbers == 'h' || *numbers == 'q') {
            bool hits = *numbers == 'h';
            int all = stat_of(g, card, hits ? HIT_POINTS : QUEST_POINTS, NULL);
            int left = all - (hits ? c->damage : c->progress);
            arb_say(out, "%s%d %s point%s left", before, left, hits ? "hit" : "quest",
                    left == 1 ? "" : "s");
            before = ", ";
        }
        if (*numbers == 'r')
            say_number(out, &before, "has", c->resources);
        /* Only what is played out of hand costs resources. */
        if (*numbers == '$' && seat >= 0 && seat < g->s->players &&
            g->s->link[card].zone == zone_of(seat, HAND)) {
            int cost = play_cost(g, seat, card, NULL);
            if (cost != COST_X)
                say_number(out, &before, "cost", cost);
            else
                arb_say(out, "%scost X", before), before = ", ";
        }
    }
    if (before[0] == ',')
        arb_say(out, ")");
}

/* The card a verb is about, with its numbers right behind its name if more
 * words follow. */
static void say_option_card(const struct arb_run *g, int seat, const struct arb_option *option,
                            struct arb_text *out)
{
    say_card(g, seat, option->a, out);
    if (is_card(g, option->a) && twin_elsewhere(g, seat, option) &&
        g->s->link[option->a].zone != ZONE_ATTACHED)
        say_place(g, option->a, out);
}

static void say_occasion(const struct arb_run *g, int seat, int fact, struct arb_text *out)
{
    if (fact >= g->s->facts)
        return;
    arb_say(out, " [");
    say_fact(g, seat, &g->s->queue[fact], out);
    arb_say(out, "]");
}

void lotr_option_words(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out)
{
    if (option.verb >= VERB_COUNT) {
        arb_say(out, "option %d", option.verb);
        return;
    }
    const char *numbers = option_table[option.verb].numbers;
    for (const char *at = option_table[option.verb].words; *at; at++) {
        if (at[0] != '{') {
            arb_say(out, "%c", *at);
            continue;
        }
        switch (at[1]) {
        case 'A':
            say_option_card(g, seat, &option, out);
            if (is_card(g, option.a) && !shows_back(g, seat, option.a))
                say_numbers(g, seat, option.a, numbers, out);
            break;
        case 'P':
            say_player(g, option.a, out);
            break;
        case 'n':
            arb_say(out, "%d", option.a);
            break;
        case 'T':
            RULE("triggered-ability.1");
            say_ability(g, option.b, out);
            break;
        case 'Y':
            if (option.b && option.b < g->c->texts && g->c->text[option.b][0])
                arb_say(out, ": %s", g->c->text[option.b]);
            break;
        case 'M':
            arb_say(out, "%s", mode_text(g, option.a));
            break;
        }
        at += 2;
    }
    if ((option.verb == VERB_RESPOND || option.verb == VERB_RESOLVE) &&
        answers_several(g, seat, &option))
        say_occasion(g, seat, option.c, out);
}

/* The id of a card that lies back up is in no view, so it is not told here
 * either, unless its identity is still open. */
void lotr_option_about(struct arb_run *g, int seat, struct arb_option option,
                       struct arb_about *about)
{
    if (option.verb >= VERB_COUNT || seat == ARB_CHANCE)
        return;
    const char *words = option_table[option.verb].words;
    if (strstr(words, "{A}") && is_card(g, option.a) &&
        (!shows_back(g, seat, option.a) || has_flag(g, option.a, UNSEEN)))
        arb_about_card(about, option.a);
    if (strstr(words, "{P}") && option.a < g->s->players)
        arb_about_seat(about, option.a);
}

/* ---- Prompts ---------------------------------------------------------------- */

static void say_deck_zone(const struct arb_run *g, int zone, struct arb_text *out)
{
    if (zone == ZONE_ENCOUNTER_DECK || zone == ZONE_QUEST_DECK)
        arb_say(out, zone == ZONE_QUEST_DECK ? "the quest deck" : "the encounter deck");
    if (zone >= ZONE_PLAYER) {
        arb_say(out, "the deck of ");
        arb_say_seat(g, player_of_zone(zone), out);
    }
}

/* What a step is called, as it reads after "Actions after" and in a heading. */
const char *step_phrase(int step)
{
    static const char *const phrase[STEP_COUNT] = {
        [STEP_SETUP] = "setting up",
        [STEP_0_0] = "the beginning of the round",
        [STEP_1_1] = "the beginning of the resource phase",
        [STEP_1_2] = "gaining resources",
        [STEP_1_3] = "drawing cards",
        [STEP_1_4] = "the end of the resource phase",
        [STEP_2_1] = "the beginning of the planning phase",
        [STEP_2_2] = "playing cards",
        [STEP_2_3] = "the next player's planning",
        [STEP_2_4] = "the end of the planning phase",
        [STEP_3_1] = "the beginning of the quest phase",
        [STEP_3_2] = "committing characters",
        [STEP_3_3] = "staging",
        [STEP_3_4] = "quest resolution",
        [STEP_3_5] = "the end of the quest phase",
        [STEP_4_1] = "the beginning of the travel phase",
        [STEP_4_2] = "traveling",
        [STEP_4_3] = "the end of the travel phase",
        [STEP_5_1] = "the beginning of the encounter phase",
        [STEP_5_2] = "optional engagement",
        [STEP_5_3] = "engagement checks",
        [STEP_5_4] = "the end of the encounter phase",
        [STEP_6_1] = "the beginning of the combat phase",
        [STEP_6_2] = "dealing shadow cards",
        [STEP_6_3] = "the start of enemy attacks",
        [STEP_6_4A] = "choosing the enemy that attacks",
        [STEP_6_4B] = "the start of an enemy attack",
        [STEP_6_4_1] = "declaring defenders",
        [STEP_6_4_2] = "the shadow effects",
        [STEP_6_4_3] = "the enemy's damage",
        [STEP_6_4_4] = "the end of an enemy attack",
        [STEP_6_5] = "the next player's enemies",
        [STEP_6_6] = "the end of enemy attacks",
        [STEP_6_7] = "the start of player attacks",
        [STEP_6_8A] = "declaring an attack",
        [STEP_6_8B] = "declaring attackers",
        [STEP_6_8_1] = "declaring attackers",
        [STEP_6_8_2] = "totaling the attack",
        [STEP_6_8_3] = "the players' damage",
        [STEP_6_8_4] = "the end of an attack",
        [STEP_6_9] = "the next player's attacks",
        [STEP_6_10] = "the end of player attacks",
        [STEP_6_11] = "the end of the combat phase",
        [STEP_7_1] = "the beginning of the refresh phase",
        [STEP_7_2] = "readying cards",
        [STEP_7_3] = "raising threat",
        [STEP_7_4] = "passing the first player token",
        [STEP_7_5] = "the end of the refresh phase",
        [STEP_0_1] = "the end of the round",
    };
    return step < STEP_COUNT && phrase[step] ? phrase[step] : "";
}

/* What the committed willpower is worth against the cards still to come. */
static void say_odds(const struct arb_run *g, int seat, struct arb_text *out)
{
    struct odds odds;
    if (quest_odds(g, seat, &odds))
        arb_say(out, "; %d %% to succeed", percent(odds.success));
}

/* What the enemy under attack can still take. */
static void say_hits(const struct arb_run *g, struct arb_text *out)
{
    int enemy = g->s->attack.enemy;
    if (!is_card(g, enemy))
        return;
    int left = stat_of(g, enemy, HIT_POINTS, NULL) - g->s->card[enemy].damage;
    arb_say(out, ", %d hit point%s left", left, left == 1 ? "" : "s");
}

/* Several things may have happened at once: what the seat could respond to. */
static int fact_in_question(const struct arb_run *g, int seat, int first)
{
    int count;
    const struct arb_option *option = listed(g, seat, &count);
    for (int i = 0; i < count; i++)
        if (option[i].verb == VERB_RESPOND)
            return option[i].c;
    return first;
}

/* The seat that is asked may read which card it is asked about; to others a
 * prompt names only what they can see. */
void lotr_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out)
{
    static const char *const cards[] = {"card",  "enemy",      "location", "hero",      "character",
                                        "quest", "attachment", "source",   "objective", NULL};
    bool asked = seat >= 0 && seat <= ARB_CHANCE && (g->block->asked >> seat & 1);
    for (int i = 0; cards[i]; i++) {
        if (strcmp(name, cards[i]) != 0)
            continue;
        if (is_card(g, value) && !asked && !seat_knows(g, seat, value) && !g->s->card[value].as)
            arb_say(out, "a card");
        else
            say_card(g, seat, value, out);
        return;
    }
    if (strcmp(name, "player") == 0)
        say_player(g, value, out);
    else if (strcmp(name, "phase") == 0)
        say_phase(value, out);
    else if (strcmp(name, "ability") == 0 || strcmp(name, "effect") == 0)
        say_ability(g, value, out);
    else if (strcmp(name, "fact") == 0 && fact_in_question(g, seat, value) < g->s->facts)
        say_fact(g, seat, &g->s->queue[fact_in_question(g, seat, value)], out);
    else if (strcmp(name, "deck") == 0)
        say_deck_zone(g, value, out);
    else if (strcmp(name, "sphere") == 0)
        arb_say(out, "%s", value < SPHERES ? sphere_names[value] : "");
    else if (strcmp(name, "period") == 0)
        arb_say(out, "%s",
                value == LIMIT_PHASE   ? " in this phase"
                : value == LIMIT_ROUND ? " in this round"
                                       : "");
    else if (strcmp(name, "resources") == 0)
        arb_say(out, "%d resource%s", value, value == 1 ? "" : "s");
    else if (strcmp(name, "hits") == 0)
        say_hits(g, out);
    else if (strcmp(name, "odds") == 0)
        say_odds(g, seat, out);
    else if (strcmp(name, "step") == 0)
        arb_say(out, "%s (%s)", step_phrase(value), value < STEP_COUNT ? step_names[value] : "");
    else
        arb_say(out, "%d", value);
}
