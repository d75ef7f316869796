#include "kit_config.h"

#ifdef BLOW_CRITICAL
#include "blow.h"

static int damage_of(const struct blow *b, const struct die_face *face)
{
    return b->value + face->value - (face->flags & BLOW_CRITICAL ? b->critical : b->guard);
}

void blow_odds(const struct blow *b, struct dice_odds *damage)
{
    int brings[DICE_SIDES] = {0};
    double likely[DICE_SIDES] = {0};
    for (int i = 0; i < b->die->faces; i++) {
        const struct die_face *face = &b->die->face[i];
        if (face->flags & BLOW_FAILS)
            continue;
        brings[i] = damage_of(b, face);
        likely[i] = b->aimed * (face->flags & BLOW_CRITICAL ? 1 : b->passes);
    }
    dice_odds_of_faces(damage, b->die, brings, likely);
}

float blow_mean(const struct blow *b, int hp)
{
    float sum = 0;
    for (int i = 0; i < b->die->faces; i++) {
        int damage = damage_of(b, &b->die->face[i]);
        if (!(b->die->face[i].flags & BLOW_FAILS) && damage > 0)
            sum += (float)(damage > hp ? hp : damage);
    }
    return sum / (float)b->die->faces;
}

void blow_guard_parts(struct parts *parts, int from)
{
    for (int i = from; parts && i < parts->count; i++) {
        parts->part[i].amount = -parts->part[i].amount;
        if (parts->part[i].source)
            parts->part[i].what = "guard";
    }
}

void blow_begin(struct arb_json *out, const char *die_called, const struct die *die)
{
    char words[120];
    struct arb_text text = {words, words + sizeof words};
    arb_put_object(out, NULL);
    arb_put_text(out, "title", "Damage");
    arb_put_array(out, "lines");
    arb_say(&text, "%s: ", die_called);
    for (int i = 0; i < die->faces; i++)
        arb_say(&text, "%s%s", i ? ", " : "", die->face[i].words);
    arb_put_text(out, NULL, words);
}

void blow_end(struct arb_json *out, const struct dice_odds *damage, int hp, const char *note)
{
    arb_put_end(out);
    odds_put_damage(out, damage, hp);
    arb_put_array(out, "notes");
    if (note)
        arb_put_text(out, NULL, note);
    arb_put_end(out);
    arb_put_end(out);
}
#endif
