/* words_agenda.h - words of packs: agendas, votes, laws. Their rows go into the tables of
 * pack_words.h; what they do stands in effect_agenda.c. */
#ifndef WORDS_AGENDA_H
#define WORDS_AGENDA_H

#define AGENDA_OPS(X)
#define AGENDA_COSTS(X)
#define AGENDA_CHANGES(X)
#define AGENDA_FILTER_KEYS(X)
#define AGENDA_MEASURES(X)
#define AGENDA_MEASURES_OF(X)

#endif
