// Phantom Epoch: the map is the world, the order of turns above it, action cards below.
import { healthOf } from "../../board/pieces";
import type { Piece, View } from "../../protocol";
import { type Look, plainLook, type Turn } from "../look";
import "./look.css";

const ICONS = new Set(["hp", "attack", "guard", "range", "initiative", "ap", "nova", "bandages", "character", "adversary", "boss"]);
const PHASES = ["Event", "Selection", "Turns", "End of the round"];

const stat = (piece: Piece, id: string): number | undefined => {
  const value = piece.stats?.find((s) => s.id === id)?.value;
  return value === undefined ? undefined : Number(value);
};

/** Those whose turn is still to come, the lowest number first; alike adversaries are one. */
function order(view: View): Turn[] {
  const turns: Turn[] = [];
  const all = view.boards.flatMap((b) => b.pieces).filter((p) => stat(p, "initiative") !== undefined);
  for (const piece of all.sort((a, b) => (stat(a, "initiative") ?? 0) - (stat(b, "initiative") ?? 0))) {
    const at = stat(piece, "initiative") ?? 0;
    const same = turns.find((t) => t.owner === undefined && piece.owner === undefined && t.title === piece.title && t.at === at);
    if (same) same.count++;
    else turns.push({ id: piece.id ?? 0, title: piece.title ?? "", at, count: 1, ...(piece.owner === undefined ? {} : { owner: piece.owner }), icon: piece.icon ?? "" });
  }
  return turns;
}

const look: Look = {
  ...plainLook,
  name: "phantom-epoch",
  phases: PHASES.map((name) => ({ name, icon: "replay" })),
  order,
  areas: (view) => plainLook.areas({ ...view, zones: view.zones.filter((z) => z.id !== "drawn") }),
  aside: (view) => view.zones.filter((z) => z.id === "drawn"),
  dials: () => [],
  icon: (id) => (ICONS.has(id) ? id : undefined),
  short: (zone) => zone.label.split(": ").at(-1) ?? zone.label,
  face(card) {
    const face = plainLook.face(card);
    const points = card.stats?.find((s) => s.id === "ap");
    return { ...face, badge: points ?? face.badge, stats: face.stats.filter((s) => s.id !== "ap" && Number(s.value) !== 0) };
  },
  heading: (event) => (event.kind === "round" ? 1 : event.kind === "phase" ? 2 : 0),
  moment: (event) =>
    event.kind === "damage" ? { act: "hit", tone: "bad" } : event.kind === "defeated" ? { act: "defeat", tone: "bad" } : undefined,
  notes(view, { seat }) {
    const figures = view.boards.flatMap((b) => b.pieces).filter((p) => p.owner === seat && healthOf(p));
    return figures.flatMap((p) => {
      const [attack, guard] = [stat(p, "attack") ?? 0, stat(p, "guard") ?? 0];
      return attack || guard ? [{ icon: "guard", text: `${p.title}: attack +${attack}, guard ${guard}` }] : [];
    });
  },
};

export default look;
