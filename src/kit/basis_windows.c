/* The kinds of windows that the kit's parts open, with their words. */
#include "kit_config.h"

#include "basis.h"

const struct arb_named basis_windows[] = {
    [0] = {"-", "Anything else"},
#ifdef KIT_REACT_H
    [WINDOW_RESPONSE] = {"response", "Answers to what happens"},
#endif
#ifdef KIT_DEAL_H
    [WINDOW_DEAL] = {"deal", "Offers of others"},
#endif
#ifdef KIT_VOTE_H
    [WINDOW_VOTE] = {"vote", "Votes"},
#endif
#ifdef KIT_BID_H
    [WINDOW_BID] = {"bid", "Bids"},
#endif
    {0},
};
