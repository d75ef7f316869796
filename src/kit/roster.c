#include "kit_config.h"

#include "compile.h"
#include "roster.h"

/* Names. */

static bool is_used(const struct arb_run *g, const char *name)
{
    for (int i = 0; i < ROSTER_SHEETS(g); i++)
        if (!strcmp(ROSTER_SHEET(g, i)->name, name))
            return true;
    return false;
}

void offer_names(struct arb_run *g, const struct names *list)
{
    bool some = false;
    for (int pass = 0; pass < 2 && !some; pass++)
        for (int i = 0; i < list->count; i++)
            if (pass || !is_used(g, ROSTER_TEXT(g, list->name[i]))) {
                offer_option(g, ROSTER_VERB_NAME, list->name[i], 0, 0);
                some = true;
            }
    if (!some)
        offer_option(g, ROSTER_VERB_NAME, 0, 0, 0);
}

void read_names_into(struct compiler *k, const struct arb_node *body, int letters, struct names *to)
{
    for (int i = 0; i < body->items && !k->r.failed; i++) {
        if (!is_string(body->item[i]) || strlen(body->item[i]->string) >= (size_t)letters ||
            to->count == ROSTER_NAMES)
            arb_pack_error(&k->r, body, "expected at most %d names of less than %d letters",
                           ROSTER_NAMES, letters);
        else
            to->name[to->count++] = (uint16_t)add_text(k, body->item[i]->string);
    }
}

/* The crew. */

bool in_crew(const struct arb_run *g, int sheet)
{
    return ROSTER_SHEET(g, sheet)->seat;
}

/* Is somebody of the crew this, but for the member that makes room? */
static bool is_taken(const struct arb_run *g, int kind, int def, int place)
{
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (m != place && ROSTER_KIND(g, m, kind) == def)
            return true;
    return false;
}

static bool is_full(const struct arb_run *g, int place)
{
    return !place && PARTY_SIZE(g) == PARTY_MOST;
}

void change_crew_to(struct arb_run *g, int sheet, int seat, int place)
{
    struct {
        int sheet, seat;
    } crew[PARTY_MOST + 1];
    int count = 0;
    game_store_crew(g);
    for (int m = 1; m <= PARTY_SIZE(g); m++) {
        if (m == place && sheet < 0)
            continue;
        crew[count].sheet = m == place ? sheet : PARTY_NOTED(g, m) - 1;
        crew[count++].seat = PARTY_SEAT(g, m);
    }
    if (!place) {
        crew[count].sheet = sheet;
        crew[count++].seat = seat;
    }
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (PARTY_NOTED(g, m))
            ROSTER_SHEET(g, PARTY_NOTED(g, m) - 1)->seat = 0;
    game_clear_crew(g);
    PARTY_SIZE(g) = 0;
    for (int i = 0; i < count; i++) {
        PARTY_SIZE(g)++;
        ROSTER_SHEET(g, crew[i].sheet)->seat = (uint8_t)(crew[i].seat + 1);
        game_load_member(g, i + 1, crew[i].sheet, crew[i].seat);
    }
}

/* New characters. */

int new_sheet(struct arb_run *g, const uint16_t *kind, const char *name)
{
    int n = ROSTER_SHEETS(g)++;
    memset(ROSTER_SHEET(g, n), 0, sizeof *ROSTER_SHEET(g, n));
    memcpy(ROSTER_SHEET(g, n)->kind, kind, ROSTER_KINDS * sizeof *kind);
    arb_say(&(struct arb_text){ROSTER_SHEET(g, n)->name,
                               ROSTER_SHEET(g, n)->name + sizeof ROSTER_SHEET(g, n)->name},
            "%s", name);
    game_begin_sheet(g, n);
    return n;
}

static void offer_kind(struct arb_run *g, int kind, int place)
{
    const struct roster_kind *row = &game_roster_kinds[kind];
    for (int i = 1; i < KIT_PRINTED_COUNT(g->c); i++) {
        if (KIT_PRINTED(g->c, i)->type != row->type)
            continue;
        consider(g, row->verb, PARTY_GOODS + i, 0, 0);
        if (game_may_be(g, kind, i) && !forbid(g, is_taken(g, kind, i, place), row->rule_taken))
            offer(g);
    }
}

FLOW(create)
{
    BEGIN;
    game_show_kinds(g, true);
    AT_ROSTER_CREATE;
    for (L->n = 0; L->n < ROSTER_KINDS; L->n++) {
        ASK(SEAT(L->seat), game_roster_kinds[L->n].rule, game_roster_kinds[L->n].prompt, 0,
            { offer_kind(g, L->n, L->place); });
        L->kind[L->n] = (uint16_t)(chosen(g)->a - PARTY_GOODS);
    }
    game_show_kinds(g, false);
    ASK(SEAT(L->seat), ROSTER_RULE_NAME, ROSTER_ASK_NAME, 0, { offer_names(g, ROSTER_PEOPLE(g)); });
    L->sheet = (uint8_t)new_sheet(g, L->kind, ROSTER_TEXT(g, chosen(g)->a));
    party_note(g, ROSTER_EVENT_CREATED, ROSTER_RULE_NAME, L->sheet + 1, PARTY_GOODS + L->kind[0],
               PARTY_GOODS + L->kind[ROSTER_KINDS - 1]);
    change_crew_to(g, L->sheet, L->seat, L->place);
    END;
}

/* Changes. */

static int members_of(const struct arb_run *g, int seat)
{
    int count = 0;
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        count += PARTY_SEAT(g, m) == seat;
    return count;
}

/* Somebody created before, unless another of the crew is the same. */
static void offer_sheet(struct arb_run *g, int sheet, int place)
{
    bool taken = false;
    consider(g, place ? ROSTER_VERB_REPLACE : ROSTER_VERB_JOIN, sheet + 1, place, 0);
    for (int kind = 0; kind < ROSTER_KINDS && !taken; kind++)
        taken = forbid(g, is_taken(g, kind, ROSTER_SHEET(g, sheet)->kind[kind], place),
                       game_roster_kinds[kind].rule_taken);
    if (!taken && !forbid(g, is_full(g, place), ROSTER_RULE_FULL))
        offer(g);
}

static void offer_changes(struct arb_run *g, int seat)
{
    for (int m = 0; m <= PARTY_SIZE(g); m++) {
        if (m && PARTY_SEAT(g, m) != seat)
            continue;
        for (int i = 0; i < ROSTER_SHEETS(g); i++)
            if (!in_crew(g, i))
                offer_sheet(g, i, m);
        consider(g, m ? ROSTER_VERB_CREATE : ROSTER_VERB_CREATE_MORE, m, 0, 0);
        if (ROSTER_SHEETS(g) < ROSTER_MOST && !forbid(g, is_full(g, m), ROSTER_RULE_FULL))
            offer(g);
        consider(g, ROSTER_VERB_STAY, m, 0, 0);
        if (m && !forbid(g, PARTY_SIZE(g) <= ROSTER_LEAST || members_of(g, seat) < 2,
                         ROSTER_RULE_FEWEST))
            offer(g);
    }
    offer_pass(g, PARTY_VERB_BACK);
}

FLOW(change_crew)
{
    BEGIN;
    ASK(SEAT(L->seat), ROSTER_RULE_CREW, ROSTER_ASK_CREW, 0, { offer_changes(g, L->seat); });
    L->done = *chosen(g);
    if (L->done.verb == ROSTER_VERB_CREATE || L->done.verb == ROSTER_VERB_CREATE_MORE) {
        AT_ROSTER_CHANGE;
        CALL(create, .seat = L->seat, .place = (uint8_t)L->done.a);
    } else if (L->done.verb == ROSTER_VERB_STAY) {
        party_note(g, ROSTER_EVENT_STAYS, ROSTER_RULE_KNOWN, PARTY_NOTED(g, L->done.a), 0, 0);
        change_crew_to(g, -1, 0, L->done.a);
    } else if (L->done.verb != PARTY_VERB_BACK) {
        party_note(g, ROSTER_EVENT_JOINS, ROSTER_RULE_KNOWN, L->done.a, 0, 0);
        change_crew_to(g, L->done.a - 1, L->seat, L->done.b);
    }
    END;
}
