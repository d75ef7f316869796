#include "sim_plot.h"
#include "cli.h"

#include "../play/sim.h"

#include <errno.h>
#include <string.h>

enum { LEFT = 270, WIDE = 400, ROW = 26, TOP = 44, EDGE = 20 };

void plot_add(struct plot *plot, const char *name, uint64_t games, uint64_t won)
{
    if (plot->count == PLOT_RATES)
        return;
    snprintf(plot->rate[plot->count].name, sizeof plot->rate[0].name, "%s", name);
    plot->rate[plot->count].games = games;
    plot->rate[plot->count++].won = won;
}

static void put_text(FILE *out, const char *text)
{
    for (; *text; text++)
        if (*text == '<' || *text == '>' || *text == '&')
            fprintf(out, "&#%d;", *text);
        else
            fputc(*text, out);
}

static void put_axis(FILE *out, int bottom)
{
    for (int percent = 0; percent <= 100; percent += 25) {
        int x = LEFT + WIDE * percent / 100;
        fprintf(out,
                "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#bbb\"/>"
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d %%</text>\n",
                x, TOP - 6, x, bottom, x, bottom + 16, percent);
    }
}

static void put_rate(FILE *out, const struct plot *plot, int i)
{
    double games = (double)plot->rate[i].games, won = (double)plot->rate[i].won, low, high;
    double part = games > 0 ? won / games : 0;
    int y = TOP + i * ROW;
    arb_interval(won, games, &low, &high);
    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">", LEFT - 8, y + 14);
    put_text(out, plot->rate[i].name);
    fprintf(out,
            "</text><rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"16\" fill=\"#5b8bb5\"/>"
            "<path d=\"M%.1f %dH%.1fM%.1f %dv8M%.1f %dv8\" stroke=\"#222\" stroke-width=\"2\"/>"
            "<text x=\"%d\" y=\"%d\">%.0f %% of %.0f</text>\n",
            LEFT, y + 2, part * WIDE, LEFT + low * WIDE, y + 10, LEFT + high * WIDE,
            LEFT + low * WIDE, y + 6, LEFT + high * WIDE, y + 6, LEFT + WIDE + 10, y + 14,
            100 * part, games);
}

bool plot_write(const struct plot *plot, const char *path)
{
    FILE *out = fopen(path, "w");
    if (!out)
        return cli_fail("%s cannot be written: %s", path, strerror(errno)), false;
    int bottom = TOP + plot->count * ROW, width = LEFT + WIDE + 130;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "font-family=\"sans-serif\" font-size=\"13\">\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text x=\"%d\" y=\"24\" "
            "font-size=\"15\">",
            width, bottom + 2 * EDGE, EDGE);
    put_text(out, plot->title);
    fprintf(out, "</text>\n");
    put_axis(out, bottom);
    for (int i = 0; i < plot->count; i++)
        put_rate(out, plot, i);
    fprintf(out, "</svg>\n");
    bool good = !ferror(out);
    good = fclose(out) == 0 && good;
    return good || (cli_fail("%s cannot be written", path), false);
}
