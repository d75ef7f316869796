#include "kit_config.h"

#include "party.h"
#include "view.h"

/* Names and numbers. */

bool party_is_only(const struct arb_run *g, int member)
{
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (m != member && PARTY_SEAT(g, m) == PARTY_SEAT(g, member))
            return false;
    return true;
}

void party_names(const struct arb_run *g, struct arb_text *out)
{
    for (int m = 1; m <= PARTY_SIZE(g); m++) {
        arb_say(out, "%s", arb_between(m - 1, PARTY_SIZE(g)));
        game_member_name(g, m, out);
    }
}

void party_put_number(const struct arb_run *g, int member, const char *words,
                      struct view_number number, struct arb_json *out)
{
    char label[96];
    struct arb_text text = {label, label + sizeof label};
    if (!party_is_only(g, member)) {
        game_member_name(g, member, &text);
        arb_say(&text, ": %s", words);
        number.label = label;
    }
    view_put_number(out, &number);
}

int party_purse(const struct arb_run *g)
{
    int sum = 0;
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        sum += KIT_PURSE(g, m);
    return sum;
}

/* Sharing. */

static void offer_shares(struct arb_run *g, int left)
{
    int n = left < 0 ? -left : left, verb = left > 0 ? PARTY_VERB_GETS : PARTY_VERB_PAYS;
    g->prompt_arg[0] = (uint16_t)n;
    for (int m = 1; m <= PARTY_SIZE(g); m++) {
        int most = left > 0 || KIT_PURSE(g, m) > n ? n : KIT_PURSE(g, m);
        if (most)
            offer_option(g, verb, m, most, 0);
        if (most > 1)
            offer_option(g, verb, m, 1, 0);
    }
}

FLOW(share_out)
{
    BEGIN;
    if (L->left < -party_purse(g)) {
        AT_PARTY_SHORT;
        L->left = (int16_t)-party_purse(g);
    }
    while (L->left) {
        ASK(SEAT(0), PARTY_RULE_SHARE, L->left > 0 ? PARTY_ASK_GETS : PARTY_ASK_PAYS, 0,
            { offer_shares(g, L->left); });
        int n = L->left > 0 ? chosen(g)->b : -chosen(g)->b;
        game_member_gains(g, chosen(g)->a, n, PARTY_RULE_SHARE);
        L->left = (int16_t)(L->left - n);
    }
    END;
}
