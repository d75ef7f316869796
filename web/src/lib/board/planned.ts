// Where the arrows of what is planned run, and the plates with their cargo.
import type { Outline } from "../looks/look";
import type { Piece } from "../protocol";
import type { Mark } from "./marks";
import { distance, type Layout, type Place, type Point, round } from "./plan";

/** A plate: how high it is, how wide an icon, a digit, and what is between. */
export const LOAD = { high: 32, icon: 22, digit: 10, gap: 7, edge: 12 };

interface Load {
  piece: Piece;
  count: number;
  /** From the left edge of the plate. */
  at: number;
}

interface Plate {
  x: number;
  y: number;
  width: number;
  scale: number;
}

export interface Arrow {
  key: string;
  /** Whose it is: that of the first piece. */
  owner: number | undefined;
  way: string;
  tip: string;
  plate: Plate;
  loads: Load[];
}

/** An icon is at least so many pixels high, on a plate at most so much larger than the drawing. */
const READABLE = 19;
const LARGEST = 1.8;

function loadsOf(mark: Mark, pieces: readonly Piece[], figure: (piece: Piece) => Outline | undefined): { loads: Load[]; width: number } {
  let at = LOAD.edge;
  const loads = (mark.cargo ?? []).flatMap(({ piece: id, count }) => {
    const piece = pieces.find((p) => p.id === id);
    if (!piece) return [];
    const load = { piece, count, at };
    at += (figure(piece)?.width ?? LOAD.icon) + 2 + LOAD.digit * `${count}`.length + LOAD.gap;
    return [load];
  });
  return { loads, width: at - LOAD.gap + LOAD.edge };
}

interface Curve {
  from: Point;
  bend: Point;
  to: Point;
  /** To the side on which the plate lies. */
  aside: Point;
}

/** From within one place to the rim of the other, bent to one of its sides. */
function curveOf(from: Place, to: Place, side: 1 | -1): Curve {
  const far = distance([from.x, from.y], [to.x, to.y]) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const aside: Point = [-uy * side, ux * side];
  const along = (place: Place, by: number, out: number): Point => [place.x + ux * place.radius * by + aside[0] * out, place.y + uy * place.radius * by + aside[1] * out];
  const [start, end] = [along(from, 0.3, 0), along(to, -0.72, 12)];
  const bend = 0.16 * far + 10;
  const middle: Point = [(start[0] + end[0]) / 2 + aside[0] * bend, (start[1] + end[1]) / 2 + aside[1] * bend];
  return { from: start, bend: middle, to: end, aside };
}

/** Its tip points along the last part of the curve. */
function tipOf({ bend, to }: Curve): string {
  const far = distance(bend, to) || 1;
  const [ux, uy] = [(to[0] - bend[0]) / far, (to[1] - bend[1]) / far];
  const corner = (along: number, across: number): string => `${round(to[0] + ux * along - uy * across)} ${round(to[1] + uy * along + ux * across)}`;
  return `M${corner(14, 0)}L${corner(-9, 13)}L${corner(-9, -13)}Z`;
}

/** Beside its curve, within the drawing, and not over the plates before it. */
function plateOf(curve: Curve, width: number, scale: number, layout: Layout, others: readonly Plate[]): Plate {
  const [w, h] = [width * scale, LOAD.high * scale];
  const away = 9 + (Math.abs(curve.aside[0]) * w + Math.abs(curve.aside[1]) * h) / 2;
  const box = layout.bare;
  const within = (at: number, low: number, size: number, half: number): number => Math.max(low + half, Math.min(low + size - half, at));
  const x = within((curve.from[0] + curve.bend[0]) / 2 + curve.aside[0] * away, box.x, box.width, w / 2);
  let y = within((curve.from[1] + curve.bend[1]) / 2 + curve.aside[1] * away, box.y, box.height, h / 2);
  const covers = ({ x: ox, y: oy, width: ow }: Plate): boolean => Math.abs(ox - x) < (w + ow * scale) / 2 && Math.abs(oy - y) < h;
  for (let other = others.find(covers); other; other = others.find(covers)) y = other.y + h + 3;
  return { x, y, width, scale };
}

/** How much of what stands on the board a plate hides. */
function hidden({ x, y, width, scale }: Plate, layout: Layout, pieces: readonly Piece[]): number {
  const over = (place: Place): boolean =>
    Math.abs(place.x - x) < (width * scale) / 2 + place.radius * 0.5 && Math.abs(place.y - y) < (LOAD.high * scale) / 2 + place.radius * 0.5;
  return pieces.filter(({ cell }) => [layout.place(cell)].some((place) => place && over(place))).length;
}

export function arrowsOf(
  layout: Layout,
  marks: readonly Mark[],
  pieces: readonly Piece[],
  pixels: number,
  figure: (piece: Piece) => Outline | undefined,
): Arrow[] {
  const plans = marks.flatMap((mark) => {
    const [from, to] = (mark.kind === "plan" ? (mark.cells ?? []) : []).map((c) => layout.place(typeof c === "number" ? c : c[0]));
    return from && to && from !== to ? [{ mark, from, to }] : [];
  });
  const scale = Math.max(1, Math.min(LARGEST, READABLE / (LOAD.icon * Math.max(0.01, pixels))));
  const plates: Plate[] = [];
  return plans.map(({ mark, from, to }) => {
    const { loads, width } = loadsOf(mark, pieces, figure);
    const bent = (side: 1 | -1) => {
      const curve = curveOf(from, to, side);
      const plate = plateOf(curve, width, scale, layout, plates);
      return { curve, plate, hides: hidden(plate, layout, pieces) };
    };
    const [one, other] = [bent(1), bent(-1)];
    const { curve, plate } = one.hides <= other.hides ? one : other;
    plates.push(plate);
    const point = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
    return {
      key: `${from.cell.id}-${to.cell.id}`,
      owner: loads[0]?.piece.owner,
      way: `M${point(curve.from)}Q${point(curve.bend)} ${point(curve.to)}`,
      tip: tipOf(curve),
      plate,
      loads,
    };
  });
}
