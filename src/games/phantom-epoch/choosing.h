/* choosing.h - what a decision of an adversary computes once, for its measures. */
#ifndef CHOOSING_H
#define CHOOSING_H

struct choosing {
    uint8_t range;            /* how far the adversary reaches */
    uint8_t now;              /* that, or how far an action of this turn does (reading 2) */
    bool reached;             /* an enemy is in range and in sight now: nobody need go anywhere */
    struct board_set attacks; /* spaces it could go to from which it could attack */
    struct board_walk reach;  /* where it can go, and for how many points */
    uint16_t points[64];      /* to where each figure can be attacked, and 1; 0: not known yet */
    struct board_walk back;   /* from each space the points to where it could attack from */
    struct board_obstacles crossed; /* what the lines of its attack cross */
};

/* The questions of game_questions. */
enum {
    QUESTION_NEXT,        /* whose turn is it? */
    QUESTION_PLACE,       /* about: which space near this one? */
    QUESTION_TARGET,      /* who: its primary target; about: by which way; extra: within this range
                             only */
    QUESTION_OBJECT,      /* who: which object in its way, a space */
    QUESTION_DESTINATION, /* who: where to with `about` points; extra: how */
    QUESTION_RETREAT,
    QUESTION_GRANT,   /* who: which ally gets the condition of the op `about` */
    QUESTION_PATIENT, /* who: whom it heals by the op `about` */
    QUESTION_STRUCK,  /* who: whom its critical ability strikes of those attacked by one roll */
    QUESTION_LINE,    /* who: which line it shoots along */
    QUESTION_BESIDE   /* who: of the spaces `about` and `extra` beside its line, which is first */
};

#endif
