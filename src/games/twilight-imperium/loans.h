/* loans.h - leaders whose abilities somebody else uses as well (51.8): an Alliance before its
 * holder, a token in a fleet pool that says so. The owner keeps its own.
 *
 * What must hold: there is a loan exactly for each unlocked leader and each seat to which a card at
 * work gives it (borrows). A loan is a thing with the leader's abilities: its "you" is the
 * borrower, and what turns when it is exhausted is the card that gives it. */
#ifndef LOANS_H
#define LOANS_H

struct loan {
    uint16_t leader; /* 0: none */
    uint16_t by;     /* the card that gives it */
    uint8_t user;
};

const struct loan *loan_of(const struct arb_run *g, int thing);
/* What the ability that lends it is called, as a number of content->text. */
int text_of_lender(const struct arb_run *g, int thing);
/* Does somebody else use this leader? */
bool is_card_lent(const struct arb_run *g, int card);
/* Called whenever leaders, notes or tokens that loans hang on have moved. */
void look_at_loans(struct arb_run *g);

#endif
