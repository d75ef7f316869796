/* What an attack will bring, before it is chosen: every number in it by its source, and how the
 * dice may fall. "option:3" of whoever is asked is an option of that ask by its number. */
#include "kit_config.h"

#include "dice_odds.h"
#include "odds.h"
#include "shown.h"

/* ---- The attack in question ------------------------------------------------------------------ */

const struct strike *attack_asked(const struct arb_run *g)
{
    const struct arb_frame *top = (const void *)(g->block->stack + g->block->top);
    return top->flow == FLOW_attack_action ? &((const struct attack_action *)top)->s : NULL;
}

/* The line with the fewest things in its way, which any player would take; how many those are. */
int best_line(const struct arb_run *g, const struct attack *a, uint8_t cell[BOARD_LINE], int *line)
{
    struct obstacles passed;
    int from = cell_of(g, a->attacker), to = cell_of(g, a->target), least = BOARD_LINE;
    for (uint32_t lines = choices_of_line(g, a, &passed); lines; lines &= lines - 1) {
        uint8_t crossed[BOARD_LINE];
        bool beside[BOARD_LINE];
        int n = __builtin_ctz(lines);
        int count = crossed_by(g, from, to, n, crossed, beside);
        if (count < 0 || count >= least)
            continue;
        least = count;
        *line = n;
        memcpy(cell, crossed, (size_t)count);
    }
    return least < BOARD_LINE ? least : 0;
}

static double chance_of(const struct die *die, int flag)
{
    int sides = 0;
    for (int i = 0; i < die->faces; i++)
        sides += (die->face[i].flags & flag) != 0;
    return (double)sides / die->faces;
}

/* ---- Its chances --------------------------------------------------------------------------------
 */

struct outlook {
    struct attack a;
    int value, guard; /* all that is added to the die; the guard before pierce */
    uint8_t in_way[BOARD_LINE];
    int things;          /* how many are in the way */
    double seen, passes; /* not missed for blindness; past all in the way */
    struct dice_odds damage;
};

static void fold_faces(const struct arb_run *g, struct outlook *o)
{
    const struct die *die = &g->c->die[o->a.die];
    o->damage = (struct dice_odds){.low = 0, .count = DICE_SPAN / 2};
    for (int i = 0; i < die->faces; i++) {
        const struct die_face *face = &die->face[i];
        bool critical = face->flags & FACE_CRITICAL;
        double p = o->seen / die->faces;
        if (face->flags & FACE_FUMBLE)
            continue;
        int damage =
            face->value + o->value - guard_after_pierce(g, o->guard, o->a.pierce, critical);
        if (damage > 0)
            o->damage.p[damage < DICE_SPAN / 2 ? damage : DICE_SPAN / 2 - 1] +=
                p * (critical ? 1 : o->passes);
    }
    o->damage.p[0] = 1;
    for (int i = 1; i < o->damage.count; i++)
        o->damage.p[0] -= o->damage.p[i];
}

static struct outlook outlook_of(const struct arb_run *g, const struct strike *L, int target,
                                 int die, struct parts *parts)
{
    const struct die *accuracy = &g->c->die[DIE_ACCURACY];
    struct outlook o = {.a = {.attacker = L->attacker,
                              .target = (uint16_t)target,
                              .def = L->def,
                              .value = L->value,
                              .range = L->range,
                              .pierce = L->pierce,
                              .die = (uint8_t)die}};
    int line;
    o.a.distance = (uint8_t)range_between(g, cell_of(g, L->attacker), cell_of(g, target));
    if (L->value)
        add_part(parts, L->value, L->scope ? SCOPE(g, L->scope - 1)->source : 0, "the action",
                 "attack.3a");
    o.value = L->value + attack_bonus(g, L->attacker, parts);
    int named = parts ? parts->count : 0;
    o.guard = guard_of(g, target, parts);
    for (int i = named; parts && i < parts->count; i++) {
        parts->part[i].amount = -parts->part[i].amount;
        if (parts->part[i].source)
            parts->part[i].what = "guard";
    }
    int pierced = o.guard - guard_after_pierce(g, o.guard, L->pierce, false);
    if (pierced)
        add_part(parts, pierced, 0, "pierce", "pierce.2");
    o.seen = has(g, L->attacker, BLINDED) ? chance_of(accuracy, FACE_SUCCESS) : 1;
    o.passes = 1;
    if (o.a.distance >= 2 && !changed(g, L->attacker, SURE_AIM))
        o.things = best_line(g, &o.a, o.in_way, &line);
    for (int i = 0; i < o.things; i++)
        o.passes *= chance_of(accuracy, FACE_SUCCESS);
    fold_faces(g, &o);
    return o;
}

static int hit_points(const struct arb_run *g, int thing)
{
    return is_space(thing) ? DICE_SPAN : figure_of(g, thing)->hp;
}

/* ---- Told
 * ----------------------------------------------------------------------------------------- */

static void put_name(struct arb_json *out, const struct arb_run *g, const char *before, int thing,
                     const char *after)
{
    char words[120];
    struct arb_text text = {words, words + sizeof words};
    arb_say(&text, "%s", before);
    say_name(g, thing, &text);
    arb_say(&text, "%s", after);
    arb_put_text(out, NULL, words);
}

static void put_lines(const struct arb_run *g, const struct outlook *o, struct arb_json *out)
{
    const struct die *die = &g->c->die[o->a.die];
    char words[120];
    struct arb_text text = {words, words + sizeof words};
    arb_put_array(out, "lines");
    arb_say(&text, "%s: ", die_words[o->a.die]);
    for (int i = 0; i < die->faces; i++)
        arb_say(&text, "%s%s", i ? ", " : "", die->face[i].words);
    arb_put_text(out, NULL, words);
    if (o->seen < 1)
        arb_put_text(out, NULL, "Blinded: half of all attacks miss");
    for (int i = 0; i < o->things; i++) {
        int cell = o->in_way[i];
        put_name(out, g, "", g->s->at[cell] ? g->s->at[cell] : SPACES + cell,
                 " is in the way: 1/2 past, 1/3 hit instead, 1/6 miss");
    }
    arb_put_end(out);
}

static void put_odds(const struct arb_run *g, const struct outlook *o, struct arb_json *out)
{
    int hp = hit_points(g, o->a.target), most = o->damage.count - 1;
    bool object = is_space(o->a.target);
    while (most > 0 && o->damage.p[most] <= 0)
        most--;
    arb_put_text(out, "title", "Damage");
    put_lines(g, o, out);
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, "damages it", dice_odds_at_least(&o->damage, 1), ODDS_GOOD);
    if (!object)
        odds_put_outcome(out, "defeats it", dice_odds_at_least(&o->damage, hp), ODDS_GOOD);
    arb_put_end(out);
    odds_put_expected(out, "on average", dice_odds_mean(&o->damage));
    arb_put_array(out, "bars");
    for (int n = 0; n <= most; n++) {
        char label[12];
        snprintf(label, sizeof label, "%d", n);
        odds_put_bar(out, label, n, dice_odds_exactly(&o->damage, n),
                     !n        ? ODDS_BAD
                     : n >= hp ? ODDS_GOOD
                               : ODDS_EVEN,
                     n == hp && !object ? "defeats it" : NULL);
    }
    arb_put_end(out);
    arb_put_array(out, "notes");
    if (g->c->attack[o->a.def].inflict)
        arb_put_text(out, NULL, "with damage its conditions follow");
    arb_put_end(out);
}

static json_t *explain_option(struct arb_run *g, int seat, const char *name, int number)
{
    const struct strike *L = attack_asked(g);
    if (!L || seat < 0 || seat >= g->block->seats || number < 0 || number >= g->list[seat].count ||
        !(g->block->asked >> seat & 1))
        return NULL;
    struct arb_option option = g->option[g->list[seat].first + number];
    if (option.verb != VERB_ATTACK)
        return NULL;
    struct parts parts = {0};
    struct outlook o = outlook_of(g, L, option.a, option.b, &parts);
    struct arb_json out = {0};
    char label[120];
    struct arb_text text = {label, label + sizeof label};
    arb_say(&text, "Attack on ");
    say_name(g, option.a, &text);
    arb_put_object(&out, NULL);
    put_odds(g, &o, &out);
    arb_put_end(&out);
    int total = o.value - guard_after_pierce(g, o.guard, o.a.pierce, false);
    int some = 0;
    for (int i = 0; i < parts.count; i++)
        if (parts.part[i].amount)
            parts.part[some++] = parts.part[i];
    parts.count = some;
    json_t *how = explained(g, name, label, total, &parts);
    json_object_set_new(how, "odds", arb_json_value(&out));
    return how;
}

json_t *epoch_explain(struct arb_run *g, int seat, const char *name)
{
    int number;
    return sscanf(name, "option:%d", &number) == 1 ? explain_option(g, seat, name, number)
                                                   : basis_explain(g, seat, name);
}
