// The Lord of the Rings: The Card Game. Quest and staging area in the middle, each
// player's engaged enemies facing the characters, the hand below.
import type { Card, View, ViewSeat, Zone } from "../../protocol";
import type { Moment } from "../../table/moments";
import { type Area, type Look, ownFirst, plainLook } from "../look";
import { forecast } from "./forecast";
import "virtual:icons/looks/lotr-card-game";
import "./look.css";

const PHASES = ["Resource", "Planning", "Quest", "Travel", "Encounter", "Combat", "Refresh"];

const ICONS = new Set([
  ...["willpower", "attack", "defense", "hit_points", "threat", "engagement_cost"],
  ...["quest_points", "cost", "damage", "progress", "resources"],
  ...["leadership", "tactics", "spirit", "lore", "neutral"],
  ...["hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective"],
  ...["quest", "shadow", "exhausted", "committed", "attacking", "defending", "attacked"],
  ...["guarded", "prisoner", "blank", "facedown", "victory"],
]);

const PILES: Record<string, string> = { deck: "deck", discard: "discard", hand: "hand" };

const STATS = ["willpower", "attack", "defense", "hit_points"];

const SHORT: Record<string, string> = {
  encounter_deck: "Encounter",
  encounter_discard: "Discard",
  victory: "Victory",
  removed: "Removed",
  discard: "Discard",
};

/** What happened, by the icon of what it is about. */
const SIGNS: Record<string, string> = {
  reveal: "encounter",
  staging: "threat",
  commit: "committed",
  progress: "progress",
  "progress lost": "progress",
  "quest success": "victory",
  "quest failure": "treachery",
  "quest even": "quest",
  stage: "quest",
  travel: "travel",
  explored: "location",
  engage: "engagement_cost",
  "shadow card": "shadow",
  "shadow card dealt": "shadow",
  "enemy attack": "enemy",
  "player attack": "attack",
  attacker: "attack",
  defend: "defense",
  undefended: "defending",
  damage: "damage",
  "no damage": "defense",
  heal: "hit_points",
  destroy: "treachery",
  eliminated: "treachery",
  "victory display": "victory",
  discard: "discard",
  draw: "hand",
  "to hand": "hand",
  "to deck": "deck",
  shuffle: "deck",
  play: "planning",
  "enter play": "ally",
  attach: "attachment",
  use: "event",
  trigger: "event",
  "lasting effect": "event",
  cancel: "blank",
  ready: "refresh",
  exhaust: "exhausted",
  resources: "resources",
  spend: "resources",
  "threat up": "threat",
  "threat down": "threat",
  "first player": "first",
  rescued: "hero",
  captured: "prisoner",
  win: "victory",
  lose: "treachery",
};

const QUIET = new Set([
  ...["resources", "spend", "exhaust", "ready", "shuffle", "attack ends", "attacks", "staging"],
  ...["shadow card dealt", "lasting effect", "enter play"],
]);

/** What is worth a moment, and how it is shown. */
const MOMENTS: Record<string, Moment> = {
  phase: { act: "ribbon", tone: "plain" },
  reveal: { act: "card", tone: "bad" },
  "shadow card": { act: "card", tone: "bad" },
  "enemy attack": { act: "card", tone: "bad" },
  engage: { act: "card", tone: "bad" },
  travel: { act: "card", tone: "plain" },
  explored: { act: "card", tone: "good" },
  play: { act: "card", tone: "plain" },
  damage: { act: "hit", tone: "bad" },
  destroy: { act: "defeat", tone: "bad" },
  "quest success": { act: "ribbon", tone: "good" },
  "quest failure": { act: "ribbon", tone: "bad" },
  stage: { act: "ribbon", tone: "good" },
  eliminated: { act: "ribbon", tone: "bad" },
  win: { act: "ribbon", tone: "good" },
  lose: { act: "ribbon", tone: "bad" },
};

/** Who would come first: objectives, then enemies by their engagement cost, then locations. */
function rank(card: Card): number {
  const cost = Number(card.stats?.find((s) => s.id === "engagement_cost")?.value ?? 0);
  if (card.type === "enemy") return 1000 - cost;
  return card.type === "location" ? 2000 : 0;
}

function sorted(zone: Zone): Zone {
  return { ...zone, cards: [...zone.cards].sort((a, b) => rank(a) - rank(b)) };
}

const NO_ABILITY = /^no ability\.?$/i;

const areaOf = (id: string): string => id.split(".")[0] ?? id;

function zonesOf(view: View, ...ids: string[]): Zone[] {
  return ids.flatMap((id) => view.zones.filter((z) => z.id === id));
}

function areas(view: View): Area[] {
  const laidOut = ["quest", "active", "resolving", "staging"];
  const piles = view.zones.filter((z) => z.owner === null && !laidOut.includes(z.id));
  const all: Area[] = [
    { id: "quest", label: "Quest", zones: zonesOf(view, "quest", "active"), piles: [] },
    {
      id: "staging",
      label: "Staging area",
      zones: [...zonesOf(view, "resolving"), ...zonesOf(view, "staging").map(sorted)],
      piles: piles.filter((z) => z.count > 0 || z.id.startsWith("encounter")),
    },
  ];
  for (const seat of ownFirst(view)) {
    const p = seat.seat;
    const mine = p === view.seat;
    all.push({
      id: `seat-${p}`,
      label: seat.name,
      zones: zonesOf(view, `engaged.${p}`, `play.${p}`),
      piles: zonesOf(view, ...(mine ? [] : [`hand.${p}`]), `deck.${p}`, `discard.${p}`),
      seat,
    });
    if (mine)
      all.push({ id: "hand", label: "Your hand", zones: zonesOf(view, `hand.${p}`), piles: [], own: true });
  }
  return all;
}

/** The sphere of a card, of the table or of a deck. */
const sphereOf = (card: Card & { sphere?: string }): string | undefined => card.suit ?? card.sphere;

/** The resources of one's heroes, by sphere. */
function notes(view: View, seat: ViewSeat): { icon: string; text: string }[] {
  const sums = new Map<string, number>();
  for (const card of zonesOf(view, `play.${seat.seat}`).flatMap((z) => z.cards)) {
    const coins = card.tokens?.find((t) => t.id === "resources");
    if (coins) sums.set(card.suit ?? "neutral", (sums.get(card.suit ?? "neutral") ?? 0) + coins.value);
  }
  return [...sums].map(([sphere, sum]) => ({ icon: sphere, text: `${sum} ${sphere}` }));
}

const look: Look = {
  ...plainLook,
  name: "lotr-card-game",
  deckForms: [
    { form: "ringsdb", label: "RingsDB JSON", ending: "json" },
    { form: "o8d", label: "OCTGN (.o8d)", ending: "o8d" },
  ],
  phases: PHASES.map((name) => ({ name, icon: name.toLowerCase() })),
  areas,
  face(card) {
    const face = plainLook.face(card);
    const stat = (id: string) => card.stats?.find((s) => s.id === id);
    // An enemy keeps both its gems wherever it is: engaged, they tell what it would be back in the
    // staging area. The threat of the active location counts for nothing and is not shown.
    const threat = stat("threat");
    const against = card.type === "enemy" || (card.type === "location" && !threat?.minor);
    return {
      ...face,
      tint: card.facedown && card.id === undefined ? "back" : (sphereOf(card) ?? card.type ?? "back"),
      emblem: sphereOf(card) ?? card.type ?? "card",
      badge: stat("cost"),
      left: stat("engagement_cost"),
      right: against ? threat : undefined,
      coin: card.tokens?.find((t) => t.id === "resources"),
      words: card.type === "quest" || NO_ABILITY.test(card.text ?? "") ? undefined : card.text,
      stats: face.stats.filter((s) => STATS.includes(s.id)),
      tokens: face.tokens.filter((t) => t.id !== "resources"),
    };
  },
  kind: (card) => [sphereOf(card), card.type].flatMap((word) => (word ? [word] : [])),
  icon: (id) => (ICONS.has(id) ? id : PILES[areaOf(id).replace(/^\w+_/, "")]),
  short: (zone) => SHORT[areaOf(zone.id)] ?? zone.label,
  lies: (zone) => (zone.id === "quest" ? "wide" : "play"),
  keepsEmpty: (zone) => ["staging", "play"].includes(areaOf(zone.id)) || zone.id.startsWith("hand"),
  about: (ask) => (ask.options.some((o) => o.verb === "mulligan") ? "hand" : undefined),
  heading: (event) => (event.kind === "round" ? 1 : event.kind === "phase" ? 2 : 0),
  sign: (event) => SIGNS[event.kind],
  changes(name) {
    const [what, seat] = name.split(":");
    if (what !== "threat") return undefined;
    return (e) => e.kind.startsWith("threat ") && (e.seats?.includes(Number(seat)) ?? false);
  },
  reason: (event) => ["trigger", "use", "quest failure"].includes(event.kind),
  quiet: (event) => QUIET.has(event.kind),
  moment: (event) => MOMENTS[event.kind],
  reckons: ({ verb }) => ["defend with", "decline", "commit"].includes(verb),
  forecast,
  notes,
};

export default look;
