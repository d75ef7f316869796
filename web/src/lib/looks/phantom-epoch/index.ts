// Phantom Epoch: the map is the world, the order of turns above it, action cards below.
import { pictures } from "../../art/pictures.svelte";
import { healthOf } from "../../board/pieces";
import type { Card, GameEvent, Piece, View, Zone } from "../../protocol";
import { type Area, type Look, plainLook, type Turn } from "../look";
import Aboard from "./Aboard.svelte";
import icons from "./icons.json";
import "virtual:icons/looks/phantom-epoch";
import "./look.css";

const PHASES = ["Event", "Selection", "Turns", "End of the round"];
const CHARACTERS = 4;
const COLOURS: Record<string, { text: string; colour: string }> = {
  "dark blue": { text: "D", colour: "#7f95ff" },
  "light blue": { text: "L", colour: "#86d8ff" },
  red: { text: "R", colour: "#ff7a59" },
  yellow: { text: "Y", colour: "#ffd257" },
};
type Figure = Piece & { colour?: string; acting?: boolean };

const stat = (piece: Piece, id: string): number | undefined => {
  const value = piece.stats?.find((s) => s.id === id)?.value;
  return value === undefined ? undefined : Number(value);
};
/** Alike adversaries are told apart by colours, which have letters for who does not see them. */
const tagOf = (piece: Figure) => (piece.owner === undefined ? COLOURS[piece.colour ?? ""] : undefined);
const kindOf = (zone: Zone): string => zone.id.split(".")[0] ?? "";
const byAdversary = ({ cards }: GameEvent): boolean => (cards?.[0] ?? 0) > CHARACTERS;

/** Whose turn it is, then those whose turns are still to come, the lowest number first; alike adversaries are one. */
function order(view: View): Turn[] {
  const turns: Turn[] = [];
  const all: Figure[] = view.boards.flatMap((b) => b.pieces).filter((p: Figure) => p.acting || stat(p, "initiative") !== undefined);
  const rank = (p: Figure): number => (p.acting ? -1 : (stat(p, "initiative") ?? 0));
  for (const piece of all.sort((a, b) => rank(a) - rank(b))) {
    const at = piece.acting ? undefined : (stat(piece, "initiative") ?? 0);
    const same = piece.acting ? undefined : turns.find((t) => !t.now && t.owner === undefined && piece.owner === undefined && t.title === piece.title && t.at === at);
    if (same) same.count++;
    else
      turns.push({
        id: piece.id ?? 0,
        title: piece.called ?? piece.title ?? "",
        at,
        count: 1,
        now: piece.acting === true,
        icon: "",
        body: pictures.body(pictures.of(view.game, piece).icon),
        colour: tagOf(piece)?.colour,
        ...(piece.owner === undefined ? {} : { owner: piece.owner }),
      });
  }
  return turns;
}

const isChosen = (card: Card): boolean => card.states?.includes("chosen") ?? false;

/** Cards that are chosen in secret lie before the hand they come from. */
function chosenApart(zone: Zone): Zone[] {
  const chosen = zone.cards.filter(isChosen);
  if (kindOf(zone) !== "hand" || chosen.length === 0) return [zone];
  const rest = zone.cards.filter((c) => !isChosen(c));
  return [
    { ...zone, cards: rest, count: rest.length },
    { ...zone, id: zone.id.replace("hand", "chosen"), label: "This round", cards: chosen, count: chosen.length },
  ];
}

/** What is played with lies open; what lies aside is a pile. */
function areas(view: View): Area[] {
  const open = { ...view, zones: view.zones.filter((z) => z.id !== "drawn").flatMap(chosenApart) };
  const isAside = (zone: Zone): boolean => ["discard", "carried"].includes(kindOf(zone));
  return plainLook.areas(open).map((area) => ({
    ...area,
    zones: area.zones.filter((z) => !isAside(z)),
    piles: [...area.piles, ...area.zones.filter(isAside)],
  }));
}

const look: Look = {
  ...plainLook,
  name: "phantom-epoch",
  phases: PHASES.map((name) => ({ name, icon: "replay" })),
  order,
  areas,
  aside: (view) => view.zones.filter((z) => z.id === "drawn"),
  dials: () => [],
  icon: (id) => (id in icons ? id : undefined),
  dress: (piece) => ({ tag: tagOf(piece), big: piece.type === "boss", icon: (state) => (state in icons ? state : undefined) }),
  world: (view) => (view.phase === "Aboard" ? Aboard : undefined),
  reckons: ({ verb }) => verb === "attack",
  decided: (event) =>
    event.kind === "turn" || (byAdversary(event) && ["target", "no-target", "moves", "leaps", "teleports", "attacks", "converts"].includes(event.kind)),
  short: (zone) => ({ discard: "played", carried: "pack" })[kindOf(zone)] ?? zone.label.split(": ").at(-1) ?? zone.label,
  face(card) {
    const face = plainLook.face(card);
    const points = card.stats?.find((s) => s.id === "ap");
    return { ...face, badge: points && Number(points.value) > 0 ? points : face.badge, stats: face.stats.filter((s) => s.id !== "ap" && Number(s.value) !== 0) };
  },
  quiet: ({ kind }) => ["rolled", "shows", "decided", "chose", "bandage", "charged"].includes(kind),
  heading: (event) => (event.kind === "round" ? 1 : event.kind === "phase" ? 2 : 0),
  moment(event) {
    if (event.kind === "damage") return { act: "hit", tone: "bad" };
    if (event.kind === "defeated") return { act: "hit", tone: byAdversary(event) ? "good" : "bad" };
    if (event.kind === "won") return { act: "ribbon", tone: "good" };
    if (event.kind === "lost") return { act: "ribbon", tone: "bad" };
    if (event.kind === "round") return { act: "ribbon", tone: "plain" };
    if (event.kind === "target" || (event.kind === "attacks" && byAdversary(event))) return { act: "aim", tone: "plain" };
    if (["moves", "leaps", "teleports"].includes(event.kind) && byAdversary(event)) return { act: "move", tone: "plain" };
    return undefined;
  },
  notes(view, { seat }) {
    const figures = view.boards.flatMap((b) => b.pieces).filter((p) => p.owner === seat && healthOf(p));
    return figures.flatMap((p) => {
      const [attack, guard] = [stat(p, "attack") ?? 0, stat(p, "guard") ?? 0];
      return attack || guard ? [{ icon: "guard", text: `${p.called ?? p.title}: attack ${attack < 0 ? `−${-attack}` : `+${attack}`}, guard ${guard}` }] : [];
    });
  },
};

export default look;
