// Twilight Imperium: the galaxy is the world, the other seats stand at its left, what lies open to
// all at its right.
import { type Area, type Look, plainLook, type Step } from "../look";
import { plural } from "../../options";
import type { Card, Option, Piece, View, ViewSeat, Zone } from "../../protocol";
import Council from "./Council.svelte";
import icons from "./icons.json";
import "virtual:icons/looks/twilight-imperium";
import "./look.css";
import Lit from "./Lit.svelte";
import Seat from "./Seat.svelte";
import Sky from "./Sky.svelte";
import System from "./System.svelte";
import Track from "./Track.svelte";
import { figureOf, isSystem, type System as Tile, type Unit } from "./units";

const PHASES = ["Strategy", "Action", "Status", "Agenda"];
const kindOf = (zone: Zone): string => zone.id.split(".")[0] ?? "";
/** Shown beside the map, not as cards of the table. */
const BESIDE = ["objectives", "laws", "strategy", "now"];
const isBeside = (zone: Zone): boolean => BESIDE.includes(kindOf(zone));
const withoutStrategy = (zone: Zone): Zone => {
  const cards = zone.cards.filter((c) => c.type !== "strategy");
  return { ...zone, cards, count: zone.hidden ? zone.count : cards.length };
};

/** One's action cards are the hand; notes and leaders lie beside it. */
function areas(view: View): Area[] {
  const common = view.zones.filter((z) => z.owner === null && !isBeside(z));
  const open = { ...view, zones: [...view.zones.filter((z) => z.owner !== null).map(withoutStrategy)] };
  const isPile = (zone: Zone): boolean => ["scored", "technology-deck"].includes(kindOf(zone));
  const isAside = (zone: Zone): boolean => isPile(zone) || (kindOf(zone) === "area" && zone.count === 0);
  return [
    { id: "common", label: view.title, zones: [], piles: common.filter((z) => z.cards.some((c) => c.id !== undefined)) },
    ...plainLook
      .areas(open)
      .filter((a) => a.id !== "common")
      .map((area) => ({
        ...area,
        zones: area.zones.filter((z) => !isAside(z) && kindOf(z) !== "secrets"),
        piles: [...area.piles, ...area.zones.filter(isPile)],
      })),
  ].filter((a) => a.id !== "common");
}

/** What leads to a battle, or is done in one. */
const FIGHTS = ["activate", "move", "moved", "load", "loaded", "fire", "fire at", "hold", "retreat", "stand", "bombard", "commit", "committed"];

/** Of a bargain: what one gives apart from what one asks for. */
function listedAs({ verb, text }: Option): string | undefined {
  const what: Record<string, string> = { thing: "cards and planets", promise: "promises" };
  return what[verb] && `${text.startsWith("ask for") ? "Ask for" : "Give"} ${what[verb]}`;
}

/** Planets with what they are worth now and whose they are, wormholes and what makes moving there hard; where units stand. */
function tells(piece: Piece, seats: readonly ViewSeat[]): string[] {
  if (!isSystem(piece)) {
    const { on } = piece as Unit;
    return on ? [`On ${on}`] : [];
  }
  const { planets = [], held = [], worth = [], spent = [], wormholes = [], anomalies = [], frontier } = piece as Tile;
  return [
    ...planets.map(({ name, resources, influence }, i) => {
      const value = `${plural(worth[2 * i] ?? resources, "resource")}, ${worth[2 * i + 1] ?? influence} influence`;
      const owner = seats.find((s) => s.seat === held[i])?.name;
      return `${name}: ${value}${owner ? `, of ${owner}` : ""}${spent[i] === 1 ? ", exhausted" : ""}`;
    }),
    ...wormholes.map((hole) => `${hole} wormhole`),
    ...anomalies,
    ...(frontier ? ["frontier token"] : []),
  ];
}

/** The tactical action, whose steps are 89.s1 to 89.s5; between two of them none is under way. */
function steps({ step }: View): Step[] {
  if (!step.startsWith("89.")) return [];
  const now = Number(step.slice("89.s".length)) - 1;
  return ["Activate", "Move", "Battle", "Invade", "Produce"].map((name, i) => ({ name, at: i < now ? "past" : i === now ? "now" : "to come" }));
}

const look: Look = {
  ...plainLook,
  name: "twilight-imperium",
  phases: PHASES.map((name) => ({ name, icon: "replay" })),
  cell: System,
  under: Sky,
  over: Lit,
  figure: figureOf,
  steps,
  seat: Seat,
  beside: Council,
  head: Track,
  piles: true,
  areas,
  dials: (seat) => seat.tracks.filter((t) => t.id === "points"),
  icon: (id) => (id in icons ? id : undefined),
  short: (zone) => ({ hand: "cards", notes: "notes", scored: "scored", leaders: "leaders", area: "in play", "technology-deck": "research" })[kindOf(zone)] ?? zone.label,
  kind: ({ type, suit }: Card) => [suit, type?.replace(/_/g, " ")].flatMap((word) => (word ? [word] : [])),
  keepsEmpty: () => false,
  listedAs,
  tells,
  reckons: ({ verb }) => FIGHTS.includes(verb),
  quiet: ({ kind }) => ["rolled", "shows", "gains-wares", "readied"].includes(kind),
  heading: (event) => (event.kind === "round" ? 1 : event.kind === "phase" ? 2 : 0),
  moment(event) {
    if (event.kind === "round") return { act: "ribbon", tone: "plain" };
    if (event.kind === "wins") return { act: "ribbon", tone: "good" };
    return undefined;
  },
};

export default look;
