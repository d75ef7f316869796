/* What an attack will bring, before it is chosen: every number in it by its source, and how the
 * dice may fall. "option:3" of whoever is asked is an option of that ask by its number. */
#include "kit_config.h"

#include "blow.h"
#include "shown.h"

/* The attack in question. */

/* The line with the fewest things in its way, which any player would take, and what is in its way;
 * -1: there is none. */
int best_line(const struct arb_run *g, const struct attack *a, struct board_crossed *least)
{
    struct board_obstacles passed;
    struct board_crossed crossed;
    int best = -1;
    least->count = BOARD_LINE;
    for (uint32_t lines = choices_of_line(g, a, &passed); lines; lines &= lines - 1) {
        crossed_by(g, a, __builtin_ctz(lines), &crossed);
        if (crossed.count >= least->count)
            continue;
        *least = crossed;
        best = __builtin_ctz(lines);
    }
    least->count = best < 0 ? 0 : least->count;
    return best;
}

/* Its chances. */

struct outlook {
    struct attack a;
    struct blow blow;
    struct board_crossed in_way;
    struct dice_odds damage;
};

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
    o.a.distance = (uint8_t)range_between(g, cell_of(g, L->attacker), cell_of(g, target));
    if (L->value)
        add_part(parts, L->value, L->scope ? SCOPE(g, L->scope - 1)->source : 0, "the action",
                 "attack.3a");
    o.blow = (struct blow){.die = &g->c->die[die], .aimed = 1, .passes = 1};
    o.blow.value = L->value + attack_bonus(g, L->attacker, parts);
    int named = parts ? parts->count : 0, guard = guard_of(g, target, parts);
    blow_guard_parts(parts, named);
    o.blow.guard = guard_after_pierce(g, guard, L->pierce, false);
    o.blow.critical = guard_after_pierce(g, guard, L->pierce, true);
    if (o.blow.guard != guard)
        add_part(parts, guard - o.blow.guard, 0, "pierce", "pierce.2");
    if (has(g, L->attacker, BLINDED))
        o.blow.aimed = dice_odds_flagged(accuracy, FACE_SUCCESS);
    if (o.a.distance >= 2 && !changed(g, L->attacker, SURE_AIM))
        best_line(g, &o.a, &o.in_way);
    for (int i = 0; i < o.in_way.count; i++)
        o.blow.passes *= dice_odds_flagged(accuracy, FACE_SUCCESS);
    blow_odds(&o.blow, &o.damage);
    return o;
}

/* Told. */

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

static void put_odds(const struct arb_run *g, const struct outlook *o, struct arb_json *out)
{
    int hp = is_space(o->a.target) ? 0 : figure_of(g, o->a.target)->hp;
    blow_begin(out, die_words[o->a.die], o->blow.die);
    if (o->blow.aimed < 1)
        arb_put_text(out, NULL, "Blinded: half of all attacks miss");
    for (int i = 0; i < o->in_way.count; i++)
        put_name(out, g, "", thing_at(g, o->in_way.cell[i]),
                 " is in the way: 1/2 past, 1/3 hit instead, 1/6 miss");
    blow_end(out, &o->damage, hp,
             g->c->attack[o->a.def].inflict ? "with damage its conditions follow" : NULL);
}

static json_t *explain_attack(struct arb_run *g, const struct strike *s, const char *name,
                              const struct arb_option *option)
{
    struct parts parts = {0};
    struct outlook o = outlook_of(g, s, option->a, option->b, &parts);
    struct arb_json out = {0};
    char label[120];
    struct arb_text text = {label, label + sizeof label};
    arb_say(&text, "Attack on ");
    say_name(g, option->a, &text);
    put_odds(g, &o, &out);
    drop_empty_parts(&parts);
    json_t *how = explained(g, name, label, o.blow.value - o.blow.guard, &parts);
    json_object_set_new(how, "odds", arb_json_value(&out));
    return how;
}

json_t *epoch_explain(struct arb_run *g, int seat, const char *name)
{
    const struct attack_action *asking = arb_asking(g, seat, FLOW_attack_action);
    const struct arb_option *option = explain_option(g, seat, name);
    if (!option)
        return basis_explain(g, seat, name);
    return asking && option->verb == VERB_ATTACK ? explain_attack(g, &asking->s, name, option)
                                                 : NULL;
}
