/* 8 Agenda phase. */
#include "kit_config.h"

/* 8.s3 After the agendas every planet is readied. */
static void ready_every_planet(struct arb_run *g)
{
    RULES("8.s3", "8.s3+1");
    g->s->exhausted[0] = g->s->exhausted[1] = 0;
}

FLOW(agenda_phase)
{
    BEGIN;
    g->s->phase = PHASE_AGENDA;
    happened(g, FACT_AGENDA_BEGINS, 0, g->s->speaker, 0, 0);
    SETTLE;
    ready_every_planet(g);
    end_lasting(g, UNTIL_AGENDA_PHASE, 0);
    forget_uses(g, LIMIT_AGENDA_PHASE);
    END;
}
