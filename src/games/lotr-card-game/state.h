/* state.h - the block of The Lord of the Rings: The Card Game. It is reached through
 * kit_config.h, which says how large its tables are. */
#ifndef LOTR_STATE_H
#define LOTR_STATE_H

/* Zones: each player has five, the table the rest. */

enum zone {
    ZONE_NONE,
    ZONE_STAGING,
    ZONE_ACTIVE, /* the active location */
    ZONE_ENCOUNTER_DECK,
    ZONE_ENCOUNTER_DISCARD,
    ZONE_QUEST_DECK,
    ZONE_STAGE, /* the current quest card */
    ZONE_VICTORY,
    ZONE_ASIDE,
    ZONE_REMOVED,
    ZONE_ATTACHED,    /* every attachment in play; its host says to what */
    ZONE_SHADOW,      /* every shadow card; its host is the enemy */
    ZONE_LIMBO,       /* a card being played or revealed */
    ZONE_CAMPAIGN,    /* the campaign card; no effect but its own finds it */
    ZONE_FORMER,      /* ids that cards had before they were renumbered */
    ZONE_PLAYER = 16, /* the first player's zones begin here */
    ZONE_STRIDE = 8,  /* from one player's to the next */
    ZONES = ZONE_PLAYER + ZONE_STRIDE * PLAYERS
};
enum { HAND, DECK, DISCARD_PILE, PLAY_AREA, ENGAGED_AREA, AREAS, NO_AREA };

static inline uint8_t zone_of(int player, int which)
{
    return (uint8_t)(ZONE_PLAYER + ZONE_STRIDE * player + which);
}
/* Which of a player's zones this is, or NO_AREA. */
static inline int area_of(int zone)
{
    return zone >= ZONE_PLAYER ? zone % ZONE_STRIDE : NO_AREA;
}
static inline int player_of_zone(int zone)
{
    return (zone - ZONE_PLAYER) / ZONE_STRIDE;
}

/* This area of each player, as a bit mask of zones. */
#define EVERY(area) (0x01010101ull << (ZONE_PLAYER + (area)))
_Static_assert(ZONE_STRIDE == 8 && PLAYERS == 4, "the zones of players are bytes of a word");

/* The zones whose cards are in play (in-play.1 to in-play.4). */
#define PLAY_ZONES                                                                                 \
    (1ull << ZONE_STAGING | 1ull << ZONE_ACTIVE | 1ull << ZONE_STAGE | 1ull << ZONE_ATTACHED |     \
     1ull << ZONE_CAMPAIGN | EVERY(PLAY_AREA) | EVERY(ENGAGED_AREA))
static inline bool play_zone(int zone)
{
    return PLAY_ZONES >> zone & 1;
}

/* Cards. */

/* card.flags */
enum {
    EXHAUSTED = 1,
    COMMITTED = 2,
    ATTACKING = 4, /* among the attackers of the running player attack */
    DEFENDING = 8, /* among the defenders of the running enemy attack */
    ATTACKED = 16, /* this enemy has attacked this round */
    FACEDOWN = 32,
    UNSEEN = 64,        /* dealt facedown; even the block does not know which card it is */
    IN_PLAY_FLAG = 128, /* its abilities are in the index */
    /* Something waits for a card that is about to leave play: what settles meanwhile does
     * not make it leave a second time, nor again at once when it was kept from leaving. */
    LEAVING = 256,
    KEPT = 512,
    DISPLACES = 1024 /* unique and new in play: copies that players have go (unique-cards.5) */
};

struct card {
    uint16_t def; /* index in the content */
    uint16_t as;  /* 0, or the definition it counts as while facedown (an Orc Guard) */
    uint16_t flags;
    uint16_t host;     /* what it is attached to, or the enemy of a shadow card, or its guard */
    uint16_t attached; /* first card attached to it, 0 if none */
    uint16_t next_attached;
    uint8_t owner;      /* player or SCENARIO */
    uint8_t controller; /* player or SCENARIO */
    uint8_t known_to;   /* players who know it though it is hidden */
    uint8_t damage, progress, resources;
    uint8_t gained_trait; /* by becoming an attachment (Condition) */
    uint8_t on_deck_of;   /* 1 + the player whose deck it is attached to */
    uint8_t attacked_by;  /* players who have attacked this enemy this round */
    uint16_t dealt;       /* epoch in which it joined its deck or was dealt */
    uint16_t serial;      /* of a card that sets numbers: when it came, by lotr.serial */
    uint16_t left;        /* when it last left play, by lotr.serial; 0: never */
    uint16_t came;        /* when it last came into play, by lotr.serial; 0: at the start */
};

/* What is going on. */

/* The attack that is being resolved; the outer one is saved in flow frames. */
struct attack {
    uint16_t enemy;
    uint16_t defender;
    uint8_t player;   /* defending player, or who attacks */
    uint8_t by_enemy; /* 1 enemy attack, 2 player attack, 0 none */
    uint8_t shadow_texts, shadow_blanks;
    uint8_t undefended;
};

/* The block. */

struct lotr {
    struct arb_block head;

    uint16_t cards; /* in the game; ids run from 1 */
    uint8_t players;
    uint8_t first_player;
    uint8_t active_player;
    uint8_t phase;
    uint8_t step;     /* enum step */
    uint8_t action;   /* an action is being resolved: nobody takes another (action.5) */
    uint8_t variants; /* VARIANTS of the table, a bit each */
    uint8_t scenario;
    uint16_t round;
    uint16_t epoch;     /* counts additions to the encounter deck while it is in use */
    uint8_t eliminated; /* bit mask */
    uint8_t threat[PLAYERS];
    uint8_t gained_surge, gained_doomed; /* by the card being staged */
    uint8_t queued_reveals;              /* to be made when the card being staged is done */
    uint8_t allies_played;               /* this round, by all */
    uint16_t rounds_done;
    uint8_t setting_up;
    uint8_t arriving; /* the when revealed effects of a new stage are being resolved */
    uint16_t prisoner;
    uint16_t stage; /* the current quest card, 0 before the first */
    int16_t score;
    uint8_t penalty;   /* added to the starting threat of all */
    uint8_t resolving; /* the scenario is won; its campaign card resolves */
    uint8_t earnings;
    struct campaign_state campaign;
    struct keepsake_note note[KEEPSAKE_NOTES]; /* of the campaign */
    struct keepsake earning[KEEPSAKES];
    struct attack attack;

    struct scopes scopes;
    struct ability_index index;
    struct reactions react;
    struct modifications modify;
    struct uses uses;

    struct arb_zone zone[ZONES];
    struct arb_link link[CARDS];
    struct card card[CARDS];
};

#define EACH_CARD(g, z, c) EACH_IN ((g)->s->zone, (g)->s->link, z, c)
/* Wherever it is, also out of play. */
#define EACH_MADE_CARD(g, c) for (int c = 1; c <= (g)->s->cards; c++)
#define EACH_PLAYER(g, p) for (int p = 0; p < (g)->s->players; p++)

static inline const struct card_def *def_of(const struct arb_run *g, int card)
{
    const struct card *c = &g->s->card[card];
    return &g->c->def[c->as ? c->as : c->def];
}

#endif
