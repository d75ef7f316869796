#include "kit_config.h"

#include "hang.h"

void hang(struct arb_run *g, int thing, int host)
{
    unhang(g, thing);
    uint16_t *end = &KIT_FIRST_ON(g, host);
    while (*end)
        end = &KIT_NEXT_ON(g, *end);
    *end = (uint16_t)thing;
    KIT_HOST(g, thing) = (uint16_t)host;
}

void unhang(struct arb_run *g, int thing)
{
    if (!KIT_HOST(g, thing))
        return;
    uint16_t *at = &KIT_FIRST_ON(g, KIT_HOST(g, thing));
    while (*at && *at != thing)
        at = &KIT_NEXT_ON(g, *at);
    if (*at)
        *at = KIT_NEXT_ON(g, thing);
    KIT_HOST(g, thing) = KIT_NEXT_ON(g, thing) = 0;
}

int hanging_check(const struct arb_run *g, int host, int things, struct arb_text *broken)
{
    int count = 0;
    EACH_ON (g, host, thing) {
        if (thing > things || count++ > things) {
            arb_say(broken, "what hangs on %d is no list", host);
            return -1;
        }
        if (KIT_HOST(g, thing) != host) {
            arb_say(broken, "%d is listed as hanging on %d but hangs on %d", thing, host,
                    KIT_HOST(g, thing));
            return -1;
        }
    }
    return count;
}
