/* agenda.h - 8 Agenda phase, 7 Agendas. Votes are still to come: docs/twilight-imperium.md. */
#ifndef AGENDA_H
#define AGENDA_H

#define AGENDA_VERBS(X)
#define AGENDA_EVENTS(X)
#define AGENDA_FLOWS(X) X(agenda_phase)

FRAME(agenda_phase, );

#endif
