// The Lord of the Rings: The Card Game. Quest and staging area in the middle, each
// player's engaged enemies facing the characters, the hand below.
import type { Card, View, Zone } from "../protocol";
import { type Area, type Look, ownFirst, plainLook } from "./look";
import "./lotr-card-game.css";

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

/** The number that decides whether a card comes into play, or comes for you. */
const BADGES = ["cost", "engagement_cost"];

const SHORT: Record<string, string> = {
  encounter_deck: "Encounter",
  encounter_discard: "Discard",
  victory: "Victory",
  removed: "Removed",
  discard: "Discard",
};

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
      zones: zonesOf(view, "resolving", "staging"),
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

/** On a small hero its threat cost says nothing any more: it has been counted. */
function stats(card: Card) {
  const hero = card.type === "hero";
  return (card.stats ?? []).filter(
    (s) => !BADGES.includes(s.id) && s.id !== "quest_points" && !(hero && s.id === "threat"),
  );
}

export const lotrLook: Look = {
  ...plainLook,
  name: "lotr-card-game",
  phases: PHASES.map((name) => ({ name, icon: name.toLowerCase() })),
  areas,
  face(card) {
    const face = plainLook.face(card);
    const metered = new Set(face.meters.map((m) => m.token.id));
    return {
      ...face,
      tint: card.facedown && card.id === undefined ? "back" : (card.sphere ?? card.type ?? "back"),
      emblem: card.sphere ?? card.type ?? "card",
      badge: card.stats?.find((s) => BADGES.includes(s.id)),
      stats: stats(card),
      tokens: (card.tokens ?? []).filter(
        (t) => !metered.has(t.id) && (t.value !== 0 || t.id === "resources"),
      ),
    };
  },
  icon: (id) => (ICONS.has(id) ? id : PILES[areaOf(id).replace(/^\w+_/, "")]),
  short: (zone) => SHORT[areaOf(zone.id)] ?? zone.label,
  keepsEmpty: (zone) => ["staging", "play"].includes(areaOf(zone.id)) || zone.id.startsWith("hand"),
  heading: (event) => (event.kind === "round" ? 1 : event.kind === "phase" ? 2 : 0),
};
