// The sum of an attack, from the numbers the table tells: attack against defense, and what of it
// the one who is hit can take.
import type { Card, GameEvent, Option, View } from "../../protocol";
import type { Forecast } from "../../table/forecast";

const number = (card: Card, id: string): number => Number(card.stats?.find((s) => s.id === id)?.value ?? 0);
const left = (card: Card): number =>
  number(card, "hit_points") - (card.tokens?.find((t) => t.id === "damage")?.value ?? 0);
const named = (card: Card): string => card.title ?? "it";
const ids = (cards: Card[]): number[] => cards.flatMap((c) => (c.id === undefined ? [] : [c.id]));
const is = (card: Card, state: string): boolean => card.states?.includes(state) ?? false;

function hit(target: Card, amount: number, harm: boolean): Forecast["total"] {
  const can = left(target);
  const fatal = amount >= can;
  return {
    label: fatal ? `Destroys ${named(target)}` : `Damage to ${named(target)}`,
    amount,
    of: can,
    tone: amount === 0 ? (harm ? "good" : "plain") : harm ? "bad" : fatal ? "good" : "plain",
  };
}

/** An enemy attacks: nobody defends, or this one. */
function defence(enemy: Card, defender: Card | undefined, declined: boolean): Forecast {
  const attack = number(enemy, "attack");
  const lines = [{ label: `Attack of ${named(enemy)}`, amount: attack }];
  const unseen = enemy.attached?.filter((c) => c.facedown).length ?? 0;
  const shadows = unseen > 1 ? "its shadow cards" : "its shadow card";
  const told = unseen > 0 ? { note: `before ${shadows}`, unseen: `With ${shadows}` } : {};
  const common = { ...told, from: ids([enemy]) };
  if (!defender) {
    const title = declined ? "If nobody defends" : "The attack";
    return { ...common, title, lines, total: { label: "Undefended, to one hero", amount: attack, tone: "bad" }, to: [] };
  }
  const against = number(defender, "defense");
  const all = [...lines, { label: `Defense of ${named(defender)}`, amount: -against }];
  const total = hit(defender, Math.max(0, attack - against), true);
  const title = is(defender, "defending") ? `${named(defender)} defends` : `If ${named(defender)} defends`;
  return { ...common, title, lines: all, total, to: ids([defender]) };
}

/** Characters attack an enemy. */
function attack(enemy: Card, attackers: Card[]): Forecast {
  const lines = attackers.map((c) => ({ label: `Attack of ${named(c)}`, amount: number(c, "attack") }));
  const sum = lines.reduce((n, l) => n + l.amount, 0);
  const against = number(enemy, "defense");
  return {
    title: `The attack on ${named(enemy)}`,
    lines: [...lines, { label: `Defense of ${named(enemy)}`, amount: -against }],
    total: hit(enemy, Math.max(0, sum - against), false),
    from: ids(attackers),
    to: ids([enemy]),
  };
}

export function forecast(view: View, events: readonly GameEvent[], option?: Option): Forecast | undefined {
  if (view.phase !== "Combat") return undefined;
  const cards = view.zones.flatMap((z) => (/^(engaged|play|staging)/.test(z.id) ? z.cards : []));
  const chosen = cards.find((c) => c.id !== undefined && c.id === option?.cards?.[0]);
  const attacker = cards.find((c) => c.type === "enemy" && is(c, "attacking"));
  if (attacker) {
    const defender = option?.verb === "defend with" ? chosen : cards.find((c) => is(c, "defending"));
    return defence(attacker, defender, option?.pass ?? false);
  }
  const last = events.filter((e) => e.kind === "player attack" || e.kind === "attack ends").at(-1);
  const enemy = last?.kind === "player attack" ? cards.find((c) => last.cards?.includes(c.id ?? -1) && c.type === "enemy") : undefined;
  const attackers = cards.filter((c) => c.type !== "enemy" && is(c, "attacking"));
  if (option?.verb === "attack with" && chosen && !attackers.includes(chosen)) attackers.push(chosen);
  return enemy && attackers.length > 0 ? attack(enemy, attackers) : undefined;
}
