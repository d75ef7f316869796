/* program_campaign.h - words of effects for games whose campaigns have marks, counters and cards
 * with choices, in their GAME_OPS; rows as in KIT_OPS (program_words.h). */
#ifndef KIT_PROGRAM_CAMPAIGN_H
#define KIT_PROGRAM_CAMPAIGN_H

/* Effects that mark and count in a campaign (campaign.h); that add a card with choices to its deck,
 * by its number (venture.h). */
#define CAMPAIGN_OPS(X)                                                                            \
    X(OP_RECORD, "record", "xM", "record(\"mark\") or record(\"counter\", number)")
#define VENTURE_OPS(X)                                                                             \
    X(OP_ADD_VENTURE, "add_" VENTURE_WORD, "xn", "add_" VENTURE_WORD "(\"deck\", number)")

#endif
