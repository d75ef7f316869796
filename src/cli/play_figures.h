/* play_figures.h - the figures on the boards of a view, as a list. */
#ifndef PLAY_FIGURES_H
#define PLAY_FIGURES_H

#include "play_paper.h"

#include <jansson.h>

/* Nothing where no piece has a colour of its own. */
void put_figures(struct paper *p, const json_t *view);

#endif
