/* sim_plot.h - rates of wins as a picture: a bar for each, with its 95 % interval. */
#ifndef SIM_PLOT_H
#define SIM_PLOT_H

#include <stdbool.h>
#include <stdint.h>

enum { PLOT_RATES = 64 };

struct plot {
    const char *title;
    int count;
    struct {
        char name[80];
        uint64_t games, won;
    } rate[PLOT_RATES];
};

/* Beyond PLOT_RATES they are left out. */
void plot_add(struct plot *plot, const char *name, uint64_t games, uint64_t won);

/* As SVG. False: it could not be written, which has been told. */
bool plot_write(const struct plot *plot, const char *path);

#endif
