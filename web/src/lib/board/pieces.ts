// Pieces: what stands where, how big, and what is told of it.
import type { Piece, Token, ViewSeat } from "../protocol";
import type { Place } from "./plan";
import { isMaterial } from "./terrain";

/** A piece where it is drawn. */
export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  radius: number;
  /** How many alike stand here as one. */
  count: number;
}

export interface Health {
  left: number;
  of: number;
}

/** Health is a number of the piece with tokens that are held against it. */
export function healthOf(piece: Piece): Health | undefined {
  for (const token of piece.tokens ?? []) {
    const against = (token as Token & { of?: string }).of;
    const stat = against === undefined ? undefined : piece.stats?.find((s) => s.id === against);
    if (stat) return { left: Math.max(0, Number(stat.value) - token.value), of: Number(stat.value) };
  }
  return undefined;
}

export const countOf = (piece: Piece): number => piece.tokens?.find((t) => t.id === "count")?.value ?? 1;

/** Buildings and markers lie below what moves. */
const isGround = (piece: Piece): boolean => piece.lies === true;

const alike = (a: Piece, b: Piece): boolean =>
  a.title === b.title && a.owner === b.owner && !a.states?.length && !b.states?.length && !healthOf(a) && !healthOf(b);

/** Pieces alike on one cell are one with a count. */
function stacked(pieces: readonly Piece[]): { piece: Piece; count: number }[] {
  const stacks: { piece: Piece; count: number }[] = [];
  for (const piece of pieces) {
    const same = stacks.find((s) => alike(s.piece, piece));
    if (same) same.count += countOf(piece);
    else stacks.push({ piece, count: countOf(piece) });
  }
  return stacks;
}

/** In rows beside each other; alone a piece has the cell for itself. */
function spread(stacks: { piece: Piece; count: number }[], place: Place, ground: boolean): Standing[] {
  const n = stacks.length;
  const columns = n <= 2 ? n : n <= 4 ? 2 : 3;
  const rows = Math.ceil(n / columns);
  const radius = place.radius * (ground ? 0.38 : n === 1 ? 0.72 : n === 2 ? 0.5 : n <= 4 ? 0.44 : 0.32);
  return stacks.map(({ piece, count }, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    const x = ((i % columns) - (inRow - 1) / 2) * radius * 1.95;
    const y = (row - (rows - 1) / 2) * radius * 1.9;
    return { piece, count, radius, x: place.x + x, y: place.y + y + (ground ? place.radius * 0.56 : 0) };
  });
}

export function standing(pieces: readonly Piece[], place: Place): Standing[] {
  const ground = stacked(pieces.filter(isGround));
  const up = stacked(pieces.filter((p) => !isGround(p)));
  const low = spread(ground, place, true);
  if (up.length > 0) return [...low.map((s) => ({ ...s, x: s.x - place.radius * 0.62 })), ...spread(up, place, false)];
  const [only] = low;
  return only && low.length === 1 && !only.piece.owner ? [{ ...only, radius: place.radius * 0.52, y: place.y + place.radius * 0.12 }] : low;
}

/** "Expedition of Ann, health 3 of 4, guide hurt" */
export function pieceWords(piece: Piece, count: number, seats: readonly ViewSeat[]): string {
  const owner = seats.find((s) => s.seat === piece.owner)?.name;
  const health = healthOf(piece);
  return [
    `${count > 1 ? `${count} × ` : ""}${piece.called ? `${piece.called}, ` : ""}${piece.title ?? "something hidden"}${owner ? ` of ${owner}` : ""}`,
    ...(health ? [`health ${health.left} of ${health.of}`] : []),
    ...(piece.states ?? []),
  ].join(", ");
}

/** Which drawing stands for a condition, by words it may have. */
const CONDITIONS: [RegExp, string][] = [
  [/burn|fire/, "burning"],
  [/stun|daze/, "stunned"],
  [/poison|infect|contag/, "poisoned"],
  [/barrier|shield|guard|protect/, "barrier"],
  [/hurt|wound|bleed/, "hurt"],
  [/exhaust|spent|tired|used/, "exhausted"],
  [/acted|done/, "attacked"],
];

export const conditionIcon = (state: string): string | undefined => CONDITIONS.find(([words]) => words.test(state))?.[1];

/** How a look draws a piece: which of several alike it is, by a letter and a colour, and what ails it. */
export interface Dress {
  tag?: { text: string; colour: string } | undefined;
  /** Half again as big. */
  big?: boolean;
  /** Icons of its states, by their words; those it does not name are found by the words. */
  icon?: (state: string) => string | undefined;
}

/** What lies on a cell and is ground itself: fire, rubble, a trap. */
export const groundOf = (pieces: readonly Piece[]): Map<number, string> =>
  new Map(pieces.flatMap((p) => (p.lies && p.title && isMaterial(p.title) ? [[p.cell, p.title.toLowerCase()] as const] : [])));
