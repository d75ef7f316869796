// What is drawn over the cells: reach with its ways, range, threat, what is not seen, what is planned.
import type { Point } from "./plan";

export type MarkKind = "reach" | "range" | "threat" | "unseen" | "path" | "sight" | "plan";

/** As a view tells it (docs/views.md). */
export interface Mark {
  kind: MarkKind;
  label: string;
  /** Whose it is. */
  piece?: number;
  /** Shown to who wants it. */
  quiet?: boolean;
  /** Cells; of a reach also what each costs, and the cell before on the way. */
  cells?: (number | [number, number, number])[];
  from?: Point;
  to?: Point;
  blocked?: boolean;
  at?: Point;
  /** Of a plan: how many of which pieces go. */
  cargo?: { piece: number; count: number }[];
}

export interface Step {
  cost: number;
  before: number;
}

export const cellsOf = (mark: Mark): number[] => (mark.cells ?? []).map((c) => (typeof c === "number" ? c : c[0]));

/** What a reach says of its cells, by their numbers. */
export function stepsOf(mark: Mark | undefined): Map<number, Step> {
  const steps = new Map<number, Step>();
  for (const c of mark?.cells ?? []) if (typeof c !== "number") steps.set(c[0], { cost: c[1], before: c[2] });
  return steps;
}

/** The cells from the start to `to`, both included; none if there is no way. */
export function wayTo(steps: ReadonlyMap<number, Step>, to: number): number[] {
  const way: number[] = [];
  for (let at = to; at !== 0 && !way.includes(at); ) {
    const step = steps.get(at);
    if (!step) return [];
    way.unshift(at);
    at = step.before;
  }
  return way;
}

/** The kinds that people switch on and off, in the order of the legend. */
export const SHOWN: { kind: MarkKind; key: string; words: string }[] = [
  { kind: "reach", key: "r", words: "Reach" },
  { kind: "range", key: "g", words: "Range" },
  { kind: "unseen", key: "s", words: "Out of sight" },
  { kind: "threat", key: "t", words: "Threatened" },
];
