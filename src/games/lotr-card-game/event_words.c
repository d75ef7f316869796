/* event_words.c - what happened, in plain words.
 *
 * An event is one line of a table: a sentence with letters in braces for what
 * its numbers stand for. What must hold: to a seat that did not see an event in
 * full its words name no card the seat could not know. */
#include "words.h"

/* ---- Events ----------------------------------------------------------------- */

/* {P}: player a; {B}: card b, or "a card" for those who did not see it; {C}:
 * card c; {a} {b} {c}: the numbers; {s}: a plural s for number c; {F}: phase a;
 * {E}: the kind of ability c; {X}: what it does, in brackets; {Q}: the number and
 * side of quest card b; {T}: the title of definition b; {W}: text c; {U} {L}: how
 * long and what a lasting effect is. What often happens to several cards in a row
 * names the card last, so that readers can put the lines together. */
static const char *const event_table[EVENT_COUNT] = {
    [EVENT_ROUND] = "Round {a} begins",
    [EVENT_PHASE] = "{F} phase",
    [EVENT_FIRST_PLAYER] = "{P} is the first player",
    [EVENT_MULLIGAN] = "{P} takes a mulligan",
    [EVENT_DRAW] = "{P} draws {B}",
    [EVENT_PLAY] = "{P} plays {B}",
    [EVENT_USE] = "{P} uses {B}",
    [EVENT_TRIGGER] = "{B}: {E}{X}",
    [EVENT_CANCEL] = "The effect of {B} is canceled",
    [EVENT_ENTER] = "{B} enters play",
    [EVENT_ATTACH] = "{B} is attached to {C}",
    [EVENT_COMMIT] = "Committed to the quest: {B}",
    [EVENT_REVEAL] = "{B} is revealed",
    [EVENT_STAGING] = "{B} is added to the staging area",
    [EVENT_QUEST_SUCCESS] = "The quest succeeds: willpower {a} against threat {b}",
    [EVENT_QUEST_FAIL] = "The quest fails: willpower {a} against threat {b}",
    [EVENT_QUEST_EVEN] = "The quest is even: willpower and threat are both {a}",
    [EVENT_PROGRESS] = "{c} progress on {B}",
    [EVENT_UNPROGRESS] = "{B} loses {c} progress",
    [EVENT_STAGE] = "Quest stage {Q}: {B}",
    [EVENT_TRAVEL] = "The players travel to {B}",
    [EVENT_EXPLORED] = "{B} is explored",
    [EVENT_ENGAGE] = "{B} engages {P}",
    [EVENT_SHADOW_DEALT] = "A shadow card is dealt to {C}",
    [EVENT_SHADOW] = "The shadow card of {C} is {B}",
    [EVENT_ENEMY_ATTACK] = "{B} attacks {P}",
    [EVENT_DEFEND] = "{B} defends against {C}",
    [EVENT_UNDEFENDED] = "{P} does not defend against {B}",
    [EVENT_PLAYER_ATTACK] = "{P} attacks {B}",
    [EVENT_ATTACKER] = "Attacking {C}: {B}",
    [EVENT_ATTACK_ENDS] = "The attack of {B} ends",
    [EVENT_PROCESS] = "Enemy attacks begin",
    [EVENT_DAMAGE] = "{B} takes {c} damage",
    [EVENT_NO_DAMAGE] = "{B} takes no damage",
    [EVENT_HEAL] = "{c} damage is healed on {B}",
    [EVENT_DESTROY] = "{B} is destroyed",
    [EVENT_VICTORY] = "{B} goes to the victory display",
    [EVENT_DISCARD] = "{P} discards {B}",
    [EVENT_REMOVE] = "{B} is removed from the game",
    [EVENT_TO_HAND] = "{P} takes {B} into hand",
    [EVENT_TO_DECK] = "{B} goes {D}",
    [EVENT_SHUFFLE] = "{P} shuffles the deck",
    [EVENT_DECK_RESET] = "The encounter discard pile becomes the new encounter deck",
    [EVENT_LOOK] = "{P} looks at {B}",
    [EVENT_READY] = "{B} readies",
    [EVENT_EXHAUST] = "{B} exhausts",
    [EVENT_RESOURCES] = "{c} resource{s} for {B}",
    [EVENT_SPEND] = "{c} resource{s} paid from {B}",
    [EVENT_THREAT_UP] = "The threat of {P} rises by {b} to {c}",
    [EVENT_THREAT_DOWN] = "The threat of {P} falls by {b} to {c}",
    [EVENT_MOVE_TOKENS] = "{a} of the tokens on {B} move to {C}",
    [EVENT_CONTROL] = "{P} takes control of {B}",
    [EVENT_LASTING] = "{U} {L}",
    [EVENT_UNCOMMIT] = "{B} leaves the quest",
    [EVENT_UNCOMBAT] = "{B} is removed from combat",
    [EVENT_ELIMINATED] = "{P} is eliminated",
    [EVENT_RESCUED] = "{B} is rescued",
    [EVENT_SWITCH] = "{B} changes places",
    [EVENT_CAPTURED] = "{B} is captured",
    [EVENT_EARN] = "{T} joins the campaign pool",
    [EVENT_NOTE] = "{B} is noted in the campaign log: {W}",
    [EVENT_WIN] = "The players win with a score of {a}",
    [EVENT_LOSE] = "The players lose",
};

/* What a sentence says instead, by what its numbers are. */
static const char *event_template(const struct arb_event *e)
{
    if (e->kind == EVENT_DISCARD && e->a >= SCENARIO)
        return "Discarded: {B}";
    if (e->kind == EVENT_ATTACH && !e->c)
        return "{B} is attached to the deck of {P}";
    if (e->kind == EVENT_SHUFFLE && e->a >= SCENARIO)
        return "The encounter deck is shuffled";
    if (e->kind == EVENT_ATTACK_ENDS && e->c)
        return "The attack on {B} ends";
    if (e->kind == EVENT_PROCESS && (e->a || e->b))
        return !e->a   ? "Enemy attacks are over"
               : !e->b ? "Player attacks begin"
                       : "Player attacks are over";
    return e->kind < EVENT_COUNT ? event_table[e->kind] : NULL;
}

static void say_deck(const struct arb_run *g, const struct arb_event *e, struct arb_text *out)
{
    static const char *const how[] = {"on top of", "to the bottom of", "into"};
    arb_say(out, "%s ", how[e->c < 3 ? e->c : 0]);
    arb_say(out, e->a < PLAYERS ? "the deck of " : "the encounter deck");
    if (e->a < PLAYERS)
        arb_say_seat(g, e->a, out);
}

/* The log names cards without numbers: which copy it was may have changed. */
static void say_event_card(const struct arb_run *g, int card, bool seen, struct arb_text *out)
{
    if (seen && is_card(g, card))
        arb_say(out, "%s", def_of(g, card)->title);
    else
        arb_say(out, "a card");
}

/* ---- Lasting effects ---------------------------------------------------------- */

static const char *const until_phrase[] = {
    [UNTIL_PHASE] = "Until the end of the phase",
    [UNTIL_ROUND] = "Until the end of the round",
    [UNTIL_ATTACK] = "Until the end of the attack",
    [UNTIL_GAME] = "For the rest of the game",
    [UNTIL_NEXT_PHASE] = "Until the next phase begins",
    [UNTIL_NEXT_ROUND] = "Until the next round begins",
};

/* {n}: how much; {+}: the same with its sign; {q}: which number of a card; {t}: a
 * trait, {k} a keyword, {p} a sphere. What is not here is called as in packs. */
static const char *const change_phrase[CHANGES] = {
    [ADD_STAT] = "{+} {q}",
    [SET_STAT] = "{q} set to {n}",
    [DOUBLE_STAT] = "{q} doubled",
    [HALVE_STAT] = "{q} halved",
    [GAIN_TRAIT] = "gains the trait {t}",
    [GAIN_KEYWORD] = "gains {k}",
    [GAIN_SPHERE] = "gains the {p} icon",
    [BLANK] = "counts as without text",
    [NO_THREAT] = "adds no threat",
    [ATTACKS_STAGING] = "may attack in the staging area",
    [DEFENSE_IGNORED] = "the defense against it is not counted",
    [MANY_DEFENDERS] = "any number of defenders",
    [STAGE_LOCKED] = "the quest stage cannot be defeated",
    [EXTRA_REVEALS] = "{+} to the cards revealed in staging",
    [ALLY_LIMIT] = "at most {n} allies are played in a round",
    [THREAT_TOTAL] = "{+} to the threat in the staging area",
    [REFRESH_THREAT] = "{+} to the threat of the refresh phase",
    [EXTRA_RESOURCES] = "{+} to the resources collected",
    [COST_CHANGE] = "{+} to the cost",
};

static void say_change(const struct arb_run *g, const struct modifier *m, int amount,
                       struct arb_text *out)
{
    const char *at = change_phrase[m->change];
    for (; at && *at; at++) {
        if (*at != '{') {
            arb_say(out, "%c", *at);
            continue;
        }
        if (at[1] == 'n')
            arb_say(out, "%d", amount);
        else if (at[1] == '+')
            arb_say(out, "%+d", amount);
        else if (at[1] == 'q')
            say_name(stat_names[m->stat], out);
        else if (at[1] == 't' && m->arg < g->c->traits)
            arb_say(out, "%s", g->c->trait_name[m->arg]);
        else if (at[1] == 'k' && m->arg < KEYWORDS)
            say_name(keyword_names[m->arg], out);
        else if (at[1] == 'p' && m->arg < SPHERES)
            arb_say(out, "%s", sphere_names[m->arg]);
        at += 2;
    }
    if (!change_phrase[m->change])
        say_name(change_names[m->change], out);
}

/* "+1 attack (Blade Mastery): Gimli"; "cannot attack Player 1 (Feint): Forest Spider". */
static void say_lasting(const struct arb_run *g, const struct arb_event *e, struct arb_text *out)
{
    int card = e->d, player = e->e;
    if (e->c <= 0 || e->c >= g->c->modifiers)
        return;
    const struct modifier *m = &g->c->modifier[e->c];
    say_change(g, m, e->a, out);
    if (player < g->s->players) {
        arb_say(out, m->change == CANNOT_ATTACK ? " " : " for ");
        say_player(g, player, out);
    }
    if (e->b != card) {
        arb_say(out, " (");
        say_event_card(g, e->b, true, out);
        arb_say(out, ")");
    }
    if (card) {
        arb_say(out, ": ");
        say_event_card(g, card, true, out);
    }
}

/* ---- Sentences ------------------------------------------------------------------ */

static void say_kind(const struct arb_run *g, int ability, struct arb_text *out)
{
    static const char *const kind[ABILITY_KINDS] = {
        [CONSTANT] = "constant effect",
        [ACTION] = "action",
        [RESPONSE] = "response",
        [FORCED] = "forced effect",
        [WHEN_REVEALED] = "when revealed effect",
        [SHADOW] = "shadow effect",
        [TRAVEL_COST] = "travel cost",
        [SETUP_TEXT] = "setup",
        [RESOLUTION] = "resolution",
    };
    int k = ability > 0 && ability < g->c->abilities ? g->c->ability[ability].kind : 0;
    if (k == FORCED)
        RULE("forced.1");
    arb_say(out, "%s", k < ABILITY_KINDS && kind[k] ? kind[k] : "effect");
}

static void say_effect(const struct arb_run *g, int ability, struct arb_text *out)
{
    char *start = out->at;
    arb_say(out, " (");
    if (say_ability(g, ability, out))
        arb_say(out, ")");
    else
        *(out->at = start) = 0;
}

static void say_event_part(const struct arb_run *g, const struct arb_event *e, bool seen,
                           char letter, struct arb_text *out)
{
    switch (letter) {
    case 'P':
        say_player(g, e->a, out);
        break;
    case 'B':
        say_event_card(g, e->b, seen, out);
        break;
    case 'C':
        say_event_card(g, e->c, true, out);
        break;
    case 'a':
        arb_say(out, "%d", e->a);
        break;
    case 'b':
        arb_say(out, "%d", e->b);
        break;
    case 'c':
        arb_say(out, "%d", e->c);
        break;
    case 's':
        arb_say(out, "%s", e->c == 1 ? "" : "s");
        break;
    case 'F':
        say_phase(e->a, out);
        break;
    case 'E':
        say_kind(g, e->c, out);
        break;
    case 'D':
        say_deck(g, e, out);
        break;
    case 'T':
        arb_say(out, "%s", e->b < g->c->defs ? g->c->def[e->b].title : "");
        break;
    case 'W':
        arb_say(out, "%s", e->c < g->c->texts ? g->c->text[e->c] : "");
        break;
    case 'O':
        say_event_card(g, e->d, true, out);
        break;
    case 'G':
        arb_say(out, "%s", e->c > PHASE_NONE && e->c < PHASES ? phase_names[e->c] : "next");
        break;
    case 'X':
        say_effect(g, e->c, out);
        break;
    case 'Q':
        if (is_card(g, e->b))
            arb_say(out, "%dB", def_of(g, e->b)->stage);
        break;
    case 'U':
        arb_say(out, "%s", e->f <= UNTIL_NEXT_ROUND ? until_phrase[e->f] : "");
        break;
    case 'L':
        say_lasting(g, e, out);
        break;
    }
}

static void say_sentence(const struct arb_run *g, const struct arb_event *e, bool seen,
                         const char *at, struct arb_text *out)
{
    char *start = out->at;
    for (; *at; at++) {
        if (*at != '{') {
            arb_say(out, "%c", *at);
            continue;
        }
        say_event_part(g, e, seen, at[1], out);
        at += 2;
    }
    if (start < out->at && *start == 'a') /* "a card" begins the sentence */
        *start = 'A';
}

void lotr_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_text *out)
{
    const char *words = event_template(event);
    bool seen = event->seen_by == 0xffff || (seat >= 0 && seat < 16 && event->seen_by >> seat & 1);
    if (words)
        say_sentence(g, event, seen, words, out);
}

void lotr_event_about(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_about *about)
{
    const char *words = event_template(event);
    bool seen = event->seen_by == 0xffff || (seat >= 0 && seat < 16 && event->seen_by >> seat & 1);
    if (event->kind == EVENT_LASTING) {
        if (is_card(g, event->d))
            arb_about_card(about, event->d);
        if (event->b != event->d && is_card(g, event->b))
            arb_about_card(about, event->b);
        if (event->e < g->s->players)
            arb_about_seat(about, event->e);
        return;
    }
    if (words && strstr(words, "{B}") && seen && is_card(g, event->b))
        arb_about_card(about, event->b);
    if (words && strstr(words, "{C}") && is_card(g, event->c))
        arb_about_card(about, event->c);
    if (words && strstr(words, "{P}") && event->a < g->s->players)
        arb_about_seat(about, event->a);
}

/* ---- Facts ------------------------------------------------------------------ */

/* As events: a is the player, b the card, c the amount, d the other card. {O}:
 * card d; {G}: phase c. */
static const char *const fact_table[FACTS] = {
    [FACT_ENTERS_PLAY] = "{B} enters play",
    [FACT_PLAYED] = "{P} plays {B}",
    [FACT_LEAVES_PLAY] = "{B} leaves play",
    [FACT_DESTROYED] = "{B} is destroyed",
    [FACT_DISCARDED] = "{B} is discarded",
    [FACT_COMMITS] = "{B} commits to the quest",
    [FACT_DAMAGED] = "{B} takes {c} damage",
    [FACT_HEALED] = "{c} damage is healed on {B}",
    [FACT_EXHAUSTED] = "{B} exhausts",
    [FACT_READIED] = "{B} readies",
    [FACT_DEFENDS] = "{B} defends against {O}",
    [FACT_DECLARED_ATTACKER] = "{B} attacks {O}",
    [FACT_ENEMY_ATTACKS] = "{B} attacks {P}",
    [FACT_ENEMY_ATTACKED] = "{B} has attacked {P}",
    [FACT_ATTACK_DESTROYS] = "The attack destroys {B}",
    [FACT_ENGAGES] = "{B} engages {P}",
    [FACT_REVEALED] = "{B} is revealed",
    [FACT_SHADOW_DEALT] = "{O} is dealt a shadow card",
    [FACT_SHADOW_EFFECT] = "The shadow effect of {B} on {O}",
    [FACT_TRAVELED] = "The players travel to {B}",
    [FACT_EXPLORED] = "{B} is explored",
    [FACT_PROGRESS] = "{c} progress on {B}",
    [FACT_QUEST_SUCCEEDED] = "The quest succeeds by {c}",
    [FACT_QUEST_FAILED] = "The quest fails by {c}",
    [FACT_STAGE_DEFEATED] = "{B} is defeated",
    [FACT_DREW] = "{P} draws {c} card{s}",
    [FACT_THREAT_RAISED] = "The threat of {P} rises by {c}",
    [FACT_RESOURCES_GAINED] = "{B} gains {c} resource{s}",
    [FACT_CLAIMED] = "{P} claims {B}",
    [FACT_ROUND_BEGINS] = "The round begins",
    [FACT_ROUND_ENDS] = "The round ends",
    [FACT_PHASE_BEGINS] = "The {G} phase begins",
    [FACT_PHASE_ENDS] = "The {G} phase ends",
    [FACT_EFFECT] = "The {E} of {B}",
    [FACT_RESCUED] = "{B} is rescued",
    [FACT_EXCESS_DAMAGE] = "{B} deals {c} damage more than {O} could take",
    [FACT_SHADOW_RESOLVED] = "The shadow effect of {B} on {O} has resolved",
    [FACT_ELIMINATED] = "{P} is eliminated",
    [FACT_ATTACK_ENDS] = "The attack on {B} ends",
};

void say_fact(const struct arb_run *g, int seat, const struct happening *fact, struct arb_text *out)
{
    struct arb_event e = {.kind = EVENT_COUNT,
                          .a = fact->player,
                          .b = fact->card,
                          .c = (uint16_t)(fact->amount < 0 ? 0 : fact->amount),
                          .d = fact->other};
    bool seen = !is_card(g, fact->card) || !shows_back(g, seat, fact->card);
    if (fact->fact < FACTS && fact_table[fact->fact])
        say_sentence(g, &e, seen, fact_table[fact->fact], out);
    else if (fact->fact < FACTS)
        say_name(fact_names[fact->fact], out);
}
