// A board of the catalogue (src/kit/board_json.h) made ready to be drawn.

export interface PlanCell {
  id: number;
  name: string;
  at: [number, number];
  corners?: number[];
  kind?: string;
  level?: number;
  tile?: number;
  gate?: number;
  within?: number;
}

export interface PlanEdge {
  id: number;
  kind: "wall" | "border" | "link" | "gate";
  cells: [number, number];
  corners?: [number, number];
  gates?: number[];
}

export interface Plan {
  name: string;
  shape: "hex" | "square" | "area";
  flat?: boolean;
  unit: [number, number];
  box: [number, number, number, number];
  directions: string[];
  corners: [number, number][];
  cells: PlanCell[];
  edges: PlanEdge[];
  gates: { id: number; cell?: number; edge?: number; shut: boolean }[];
  regions: { name: string; cells: number[] }[];
}

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cell where it is drawn. */
export interface Place {
  cell: PlanCell;
  x: number;
  y: number;
  /** As far as a circle in it reaches. */
  radius: number;
  outline: readonly Point[];
  path: string;
}

/** Of a wall, a door, a link: where it is drawn. */
export interface Line {
  edge: PlanEdge;
  from: Point;
  to: Point;
}

/** How long a side of a cell is drawn. */
const SIDE = 60;
const AREA_RADIUS = 52;
const AREA_APART = 168;
/** Around all of it, with what lies below: the edge of the slab, names. And where there is neither. */
const MARGIN = 26;
const BELOW = 40;
const BARE = 12;

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

export const round = (x: number): number => Math.round(x * 10) / 10;

function circle(x: number, y: number, radius: number, corners = 28): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)] as const;
  });
}

/** Where everything of a board is drawn. */
export class Layout {
  readonly places = new Map<number, Place>();
  readonly lines: Line[] = [];
  readonly links: Line[] = [];
  readonly box: Box;
  /** The cells alone, for who draws them without an edge below. */
  readonly bare: Box;
  readonly #scale: Point;

  constructor(readonly plan: Plan) {
    const [ux, uy] = plan.unit;
    const by = plan.shape === "area" ? AREA_APART / nearest(plan) : SIDE * (plan.shape === "square" ? 1.45 : 1);
    this.#scale = [ux * by, uy * by];
    for (const cell of plan.cells) this.places.set(cell.id, this.#place(cell));
    for (const edge of plan.edges) this.#addLine(edge);
    this.box = this.#around(MARGIN, BELOW);
    this.bare = this.#around(BARE, BARE);
  }

  /** A point of the plane of the board. */
  point([x, y]: Point): Point {
    return [x * this.#scale[0], y * this.#scale[1]];
  }

  place(cell: number): Place | undefined {
    return this.places.get(cell);
  }

  #place(cell: PlanCell): Place {
    const [x, y] = this.point(cell.at);
    if (!cell.corners) {
      const radius = cell.within ? AREA_RADIUS * 0.5 : AREA_RADIUS;
      const outline = circle(x, y, radius);
      return { cell, x, y, radius, outline, path: pathOf(outline) };
    }
    const outline = cell.corners.map((c) => this.point(this.plan.corners[c] ?? [0, 0]));
    const radius = Math.min(...outline.map((p, i) => distance([x, y], middle(p, outline[(i + 1) % outline.length] ?? p))));
    return { cell, x, y, radius, outline, path: pathOf(outline) };
  }

  #addLine(edge: PlanEdge): void {
    if (edge.corners) {
      const [from, to] = edge.corners.map((c) => this.point(this.plan.corners[c] ?? [0, 0]));
      if (from && to) this.lines.push({ edge, from, to });
      return;
    }
    const a = this.places.get(edge.cells[0]);
    const b = this.places.get(edge.cells[1]);
    if (a && b) this.links.push({ edge, from: [a.x, a.y], to: [b.x, b.y] });
  }

  #around(margin: number, below: number): Box {
    const points = [...this.places.values()].flatMap((p) => p.outline);
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + below - y };
  }

  /** The outline of some cells together; holes are outlined, too. */
  outline(cells: Iterable<number>): string {
    const sides = new Map<string, [Point, Point]>();
    for (const id of cells) {
      const place = this.places.get(id);
      const corners = place?.cell.corners;
      if (!place) continue;
      if (!corners) {
        sides.set(`${id}`, [place.outline[0] ?? [0, 0], place.outline[0] ?? [0, 0]]);
        continue;
      }
      corners.forEach((p, i) => {
        const q = corners[(i + 1) % corners.length] ?? p;
        if (!sides.delete(`${q} ${p}`)) sides.set(`${p} ${q}`, [place.outline[i]!, place.outline[(i + 1) % corners.length]!]);
      });
    }
    if (this.plan.shape === "area")
      return [...cells].map((id) => this.places.get(id)?.path ?? "").join("");
    return joined([...sides.values()]);
  }

  /** The next cell from one in a direction of the screen: the nearest that lies that way. */
  towards(from: number, dx: number, dy: number): number | undefined {
    const here = this.places.get(from);
    let best: number | undefined;
    let least = Infinity;
    for (const [id, place] of this.places) {
      if (!here || id === from) continue;
      const [x, y] = [place.x - here.x, place.y - here.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      if (along <= 1 || aside > along * 1.8) continue;
      const far = along + aside * 1.1;
      if (far < least) [best, least] = [id, far];
    }
    return best;
  }
}

/** Sides in one turn after the other; each begins where another ends. */
function joined(sides: [Point, Point][]): string {
  const key = ([x, y]: Point): string => `${round(x)},${round(y)}`;
  const from = new Map<string, [Point, Point][]>();
  for (const side of sides) from.set(key(side[0]), [...(from.get(key(side[0])) ?? []), side]);
  let path = "";
  for (const first of sides) {
    if (!from.get(key(first[0]))?.includes(first)) continue;
    const points: Point[] = [];
    for (let side: [Point, Point] | undefined = first; side; side = from.get(key(side[1]))?.[0]) {
      points.push(side[0]);
      const rest = (from.get(key(side[0])) ?? []).filter((s) => s !== side);
      if (rest.length > 0) from.set(key(side[0]), rest);
      else from.delete(key(side[0]));
    }
    path += pathOf(points);
  }
  return path;
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function nearest(plan: Plan): number {
  let least = Infinity;
  const outer = plan.cells.filter((c) => !c.within);
  for (const a of outer)
    for (const b of outer)
      if (a.id < b.id) least = Math.min(least, distance(a.at, b.at) || Infinity);
  return Number.isFinite(least) ? least : 1;
}

const layouts = new WeakMap<Plan, Layout>();

export function layoutOf(plan: Plan): Layout {
  const known = layouts.get(plan) ?? new Layout(plan);
  layouts.set(plan, known);
  return known;
}
