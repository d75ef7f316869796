#include "sim_campaign.h"
#include "cli.h"

#include <inttypes.h>

static json_t *as_json_object(const struct arb_campaigns_result *r)
{
    char signature[20];
    json_t *parts = json_object();
    snprintf(signature, sizeof signature, "%016" PRIx64, r->signature);
    for (int i = 0; i < r->parts; i++) {
        const struct arb_part_played *p = &r->part[i];
        json_object_set_new(parts, p->id,
                            json_pack("{sI sI sI sI sI}", "campaigns", (json_int_t)p->campaigns,
                                      "won_at_first", (json_int_t)p->first, "played",
                                      (json_int_t)p->played, "won", (json_int_t)p->won, "lost",
                                      (json_int_t)p->lost));
    }
    json_t *out = json_pack(
        "{sI sI sI sI sI sI sI so sf ss}", "campaigns", (json_int_t)r->campaigns, "complete",
        (json_int_t)r->complete, "stuck", (json_int_t)r->stuck, "broken", (json_int_t)r->broken,
        "plays", (json_int_t)r->plays, "longest", (json_int_t)r->most, "decisions",
        (json_int_t)r->decisions, "parts", parts, "seconds", r->seconds, "signature", signature);
    if (r->why.text[0])
        json_object_set_new(
            out, "first_failure",
            json_pack("{sI ss}", "seed", (json_int_t)r->broken_seed, "why", r->why.text));
    return out;
}

static void print_part(const struct arb_part_played *p)
{
    double low, high;
    if (!p->won && !p->lost) {
        printf("  %-24s %6" PRIu64 " played\n", p->id, p->played);
        return;
    }
    arb_interval((double)p->first, (double)p->campaigns, &low, &high);
    printf("  %-24s %6" PRIu64 " played %6" PRIu64 " won (%.1f %%); at the first try %.1f %% of "
           "%" PRIu64 " (%.1f to %.1f)\n",
           p->id, p->played, p->won, 100.0 * (double)p->won / (double)p->played,
           100.0 * (double)p->first / (double)p->campaigns, p->campaigns, 100 * low, 100 * high);
}

static void print_words(const struct arb_campaigns *all, const struct arb_campaigns_result *r)
{
    printf("%" PRIu64 " campaigns, %" PRIu64 " complete, %" PRIu64
           " left after %d parts; %s%" PRIu64 " broken%s\n",
           r->campaigns, r->complete, r->campaigns - r->complete - r->stuck, all->parts,
           r->broken ? cli_style(stdout, CLI_RED) : "", r->broken, cli_style(stdout, CLI_PLAIN));
    if (r->stuck)
        printf("%" PRIu64 " could not go on: %s\n", r->stuck, r->stuck_why.text);
    for (int i = 0; i < r->parts; i++)
        print_part(&r->part[i]);
    printf("%" PRIu64 " plays, %.1f a campaign, at most %" PRIu64 "; %" PRIu64
           " decisions in %.2f s\nsignature %016" PRIx64 "\n",
           r->plays, r->campaigns ? (double)r->plays / (double)r->campaigns : 0, r->most,
           r->decisions, r->seconds, r->signature);
}

int sim_campaigns(const struct arb_campaigns *all, bool as_json)
{
    struct arb_campaigns_result result;
    struct arb_error err = {0};
    struct cli_progress progress;
    struct arb_campaigns mine = *all;
    mine.sim.context = &progress;
    cli_progress_begin(&progress, "playing", mine.sim.games);
    bool good = arb_play_campaigns(&mine, &result, &err);
    cli_progress_end(&progress);
    if (!good)
        return cli_error(&err);
    if (as_json)
        cli_print_json(as_json_object(&result));
    else
        print_words(all, &result);
    if (result.why.text[0])
        cli_fail("seed %" PRIu64 ": %s", result.broken_seed, result.why.text);
    if (cli_interrupted())
        return cli_fail("stopped after %" PRIu64 " of %" PRIu64 " campaigns", result.campaigns,
                        mine.sim.games);
    return result.broken ? CLI_FAILED : CLI_OK;
}
